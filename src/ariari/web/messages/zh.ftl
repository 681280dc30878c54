# The browser app.

list = { $first }、{ $second }
menu = 菜单
languages = 语言
skip = 跳到正文
menu-houses = 规则
menu-score = 算点
menu-play = 对局
menu-keep = 记分
menu-replays = 牌谱

# Mahjong words
wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北
round = { $wind }{ $n }局
honba = { $n }本场
left = 剩余{ $n }张
sticks = 供托{ $points }
tile-m = { $n ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[other] 九
}万
tile-p = { $n }筒
tile-s = { $n }索
tile-red = 红{ $tile }
tile-1z = 东
tile-2z = 南
tile-3z = 西
tile-4z = 北
tile-5z = 白
tile-6z = 发
tile-7z = 中
tile-1f = 春
tile-2f = 夏
tile-3f = 秋
tile-4f = 冬
tile-back = 背面

call-chi = 吃
call-pon = 碰
call-daiminkan = 杠
call-ankan = 杠
call-kakan = 杠
call-nukidora = 拔北
call-flower = 花
call-reach = 立直

act-tsumo = 自摸
act-ron = 荣和
act-riichi = 立直
act-riichi-off = 不立直
act-open-riichi = 开立直
act-chi = 吃
act-pon = 碰
act-daiminkan = 大明杠
act-ankan = 暗杠
act-kakan = 加杠
act-nuki = 拔北
act-nine-terminals = 九种九牌
act-pass = 过
act-end = 结束
act-play-on = 继续
key-space = 空格
your-hand = 你的手牌
your-actions = 可选操作

# Houses
houses-title = 各店规则
houses-players = { $n }人麻将
houses-sheet = 规则表、点数表与结算
house-print = 打印
house-pdf = PDF
house-open = 单独打开
house-score = 按此规则算点
house-play = 按此规则对局
house-against = 对比
house-none = （无）
no-house = 没有这家店。

# Score
score-title = 算点
score-house = 店
score-beside = 并排对比
score-hand = 手牌
score-dora = 宝牌指示牌
score-ura = 里宝牌指示牌
score-flowers = 拔出的花牌
score-tap = 点按牌面输入手牌。点按手牌中的一张作为和牌，再点一次将其取出。
score-into = 放入
into-hand = 手牌
into-chi = 吃
into-pon = 碰
into-daiminkan = 大明杠
into-ankan = 暗杠
into-kakan = 加杠
into-dora = 宝牌
into-ura = 里宝牌
score-red = 红
score-clear = 清空
score-undo = 退一张
score-link = 此手牌的链接
score-result = 结果
score-seat = 自风
score-round = 场风
score-from = 和牌
from-tsumo = 自摸
from-ron = 荣和{ $wind }家
toggle-riichi = 立直
toggle-double-riichi = 两立直
toggle-open_riichi = 开立直
toggle-ippatsu = 一发
toggle-last_tile = 海底、河底
toggle-rinshan = 岭上开花
toggle-chankan = 抢杠
toggle-kan_discard = 杠振
toggle-first_turn = 第一巡
toggle-nuki = 拔北
score-honba = 本场
score-sticks = 供托（根）
score-empty = 还没有输入。
score-more = 还差{ $n }张
score-too-many = 牌太多了。
shanten-complete = 和牌形
shanten-0 = 听牌
shanten-n = { $n }向听
score-waits = 听牌
score-useful = 有效牌
score-discard = 打出
score-tiles-left = 剩余{ $n }张
score-no-shape = 还不是和牌形。
score-no-yaku = 牌形完整但没有役，不能和牌。
score-bad = 这样不可能：{ $why }

# Play
play-title = 对局
play-house = 店
play-name = 你的名字
play-guests = 邀请人数
play-guests-0 = 不邀请（对手为机器人）
play-people = 同桌人数
play-people-n = { $n }人
play-thinking = 思考时间
play-thinking-none = 不限
play-thinking-n = { $n }秒
play-hints = 新手提示
play-begin = 开桌
play-start = 开始对局
play-wait = 等待桌主开始。
play-invite = 请给每位客人发送各自的链接。客人未到之前，其座位由机器人代打。
play-own-link = 你自己的链接（也可在其他设备使用）
play-copy = 复制
play-copied = 已复制。
play-join = 入座
play-join-title = 你被邀请到一桌
play-joined = 已入座
play-not-joined = 未到
play-no-table = 没有这张桌，或链接不完整。
play-not-over = 对局进行中，结束后可以观看。
play-away = 让机器人代打
play-back = 自己打
play-is-away = 机器人正在代打。
play-bot = 机器人{ $n }
play-somebody = 客人
play-invite-link = 邀请链接
play-next = 继续
play-waiting-others = 等待其他人。
play-your-turn = 轮到你了
play-waits = 听牌：
play-furiten = 振听
play-seconds = { $n }秒
play-hint-show = 提示
play-hint-hide = 隐藏提示
hint-shanten = 当前：{ $state }
hint-best = 打{ $tile }：有效牌{ $n }张
hint-useful = 有效牌{ $n }张
hint-safe = ✓ 对立直者安全
play-over = 对局结束
play-record = 下载牌谱
play-replay = 观看牌谱
play-again = 再来一局
play-commitment = 牌山封印
play-key = 牌山钥匙
play-verified = 钥匙与赛前公布的封印相符。
play-settlement = 结算

result-win = { $name }和牌
result-tsumo = { $name }自摸
result-ron = { $name }荣和{ $from }
result-exhaustive = 流局
result-abort = 途中流局
result-chombo = 错和（罚符）
abort-nine-terminals = 九种九牌
abort-four-winds = 四风连打
abort-all-riichi = 四家立直
abort-triple-ron = 三家和
abort-four-kans = 四开杠
result-tenpai = 听牌
result-noten = 未听
result-points = 点数
result-change = 增减
result-player = 玩家
result-bonus = 祝仪（P）
refused-not-your-turn = 还没轮到你。
refused-taken = 这个座位已有人。
refused-result = 正在显示结果。
refused-general = 现在不可以：{ $why }

# Replays
replays-title = 牌谱
replays-about = 打开牌谱文件：本软件、mjai、天凤的 mjlog 与 JSON。
replays-file = 文件
replays-open = 打开
replays-none = 没有这份牌谱。
replays-unreadable = 无法读取牌谱：{ $why }
replays-matches = 此文件中的对局：
replays-graph = 每局点数
replays-round = 局
replays-seat = 面前的座位
replays-opened = 全部亮牌
replays-back = 后退一步
replays-on = 前进一步
replays-end = 到本局结束
replays-round-back = 上一局
replays-round-on = 下一局
