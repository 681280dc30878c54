# The browser app.

list = { $first }、{ $second }
menu = メニュー
languages = 言語
skip = 本文へ
menu-houses = ルール
menu-score = 点数計算
menu-play = 対局
menu-keep = 点数記録
menu-replays = 牌譜

# Mahjong words
wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
round = { $wind }{ $n }局
honba = { $n }本場
left = 残り{ $n }枚
sticks = 供託{ $points }
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
}萬
tile-p = { $n }筒
tile-s = { $n }索
tile-red = 赤{ $tile }
tile-1z = 東
tile-2z = 南
tile-3z = 西
tile-4z = 北
tile-5z = 白
tile-6z = 發
tile-7z = 中
tile-1f = 春
tile-2f = 夏
tile-3f = 秋
tile-4f = 冬
tile-back = 伏せ牌

call-chi = チー
call-pon = ポン
call-daiminkan = カン
call-ankan = カン
call-kakan = カン
call-nukidora = 北
call-flower = 花
call-reach = リーチ

act-tsumo = ツモ
act-ron = ロン
act-riichi = リーチ
act-riichi-off = リーチしない
act-open-riichi = オープンリーチ
act-chi = チー
act-pon = ポン
act-daiminkan = カン
act-ankan = 暗カン
act-kakan = 加カン
act-nuki = 北を抜く
act-nine-terminals = 九種九牌
act-pass = パス
act-end = 終了する
act-play-on = 続行する
key-space = 空白
your-hand = あなたの手牌
your-actions = できること

# Houses
houses-title = 店のルール
houses-players = { $n }人打ち
houses-sheet = ルール表・点数表・精算
house-print = 印刷
house-pdf = PDF
house-open = 別ページで開く
house-score = 点数を計算
house-play = 対局する
house-against = 比べる店
house-none = （なし）
no-house = その店はありません。

# Score
score-title = 点数計算
score-house = 店
score-beside = 並べて比べる店
score-hand = 手牌
score-dora = ドラ表示牌
score-ura = 裏ドラ表示牌
score-flowers = 抜いた花牌
score-tap = 牌をタップして手牌を入れます。手牌の牌をタップすると和了牌になり、もう一度タップすると外れます。
score-into = 入れる先
into-hand = 手牌
into-chi = チー
into-pon = ポン
into-daiminkan = 大明カン
into-ankan = 暗カン
into-kakan = 加カン
into-dora = ドラ
into-ura = 裏ドラ
score-red = 赤
score-clear = 全部消す
score-undo = 一つ戻す
score-link = この手牌へのリンク
score-result = 結果
score-seat = 自風
score-round = 場風
score-from = 和了
from-tsumo = ツモ
from-ron = { $wind }家からロン
toggle-riichi = リーチ
toggle-double-riichi = ダブルリーチ
toggle-open_riichi = オープンリーチ
toggle-ippatsu = 一発
toggle-last_tile = 海底・河底
toggle-rinshan = 嶺上開花
toggle-chankan = 槍槓
toggle-kan_discard = 槓振り
toggle-first_turn = 第一巡
toggle-nuki = 抜いた北
score-honba = 本場
score-sticks = 供託（本）
score-empty = まだ何も入っていません。
score-more = あと{ $n }枚
score-too-many = 牌が多すぎます。
shanten-complete = 和了形
shanten-0 = テンパイ
shanten-n = { $n }シャンテン
score-waits = 待ち
score-useful = 有効牌
score-discard = 打牌
score-tiles-left = 残り{ $n }枚
score-no-shape = まだ和了の形ではありません。
score-no-yaku = 和了の形ですが、役がないので和了できません。
score-bad = この内容はありえません：{ $why }

# Play
play-title = 対局
play-house = 店
play-name = お名前
play-guests = 招待する人数
play-guests-0 = なし（相手はボット）
play-people = 卓の人数
play-people-n = { $n }人
play-thinking = 持ち時間
play-thinking-none = 制限なし
play-thinking-n = { $n }秒
play-hints = 初心者向けヒント
play-begin = 卓を開く
play-start = 対局を始める
play-wait = 卓主が始めるのを待っています。
play-invite = 招待する人に、一人ずつ別のリンクを送ってください。まだ来ていない人の席は、来るまでボットが打ちます。
play-own-link = 自分のリンク（ほかの端末でも使えます）
play-copy = コピー
play-copied = コピーしました。
play-join = 着席する
play-join-title = 卓に招待されています
play-joined = 着席
play-not-joined = 未着席
play-no-table = その卓はないか、リンクが正しくありません。
play-not-over = 対局中です。終わった後に観戦できます。
play-away = ボットに任せる
play-back = 自分で打つ
play-is-away = ボットが代わりに打っています。
play-bot = ボット{ $n }
play-somebody = ゲスト
play-invite-link = 招待リンク
play-next = 次へ
play-waiting-others = ほかの人を待っています。
play-your-turn = あなたの番です
play-waits = 待ち：
play-furiten = フリテン
play-seconds = { $n }秒
play-hint-show = ヒント
play-hint-hide = ヒントを隠す
hint-shanten = 現在：{ $state }
hint-best = 打{ $tile }：有効牌{ $n }枚
hint-useful = 有効牌{ $n }枚
hint-safe = ✓ はリーチに安全な牌
play-over = 対局終了
play-record = 牌譜をダウンロード
play-replay = 牌譜を見る
play-again = もう一局
play-commitment = 山の封印
play-key = 山の鍵
play-verified = 鍵は対局前に示した封印と一致します。
play-settlement = 精算

result-win = { $name }の和了
result-tsumo = { $name }のツモ和了
result-ron = { $name }が{ $from }からロン
result-exhaustive = 流局
result-abort = 途中流局
result-chombo = チョンボ
abort-nine-terminals = 九種九牌
abort-four-winds = 四風連打
abort-all-riichi = 四家立直
abort-triple-ron = 三家和
abort-four-kans = 四開槓
result-tenpai = テンパイ
result-noten = ノーテン
result-points = 持ち点
result-change = 増減
result-player = 対局者
result-bonus = 祝儀（P）
refused-not-your-turn = あなたの番ではありません。
refused-taken = その席には先に着いた人がいます。
refused-result = 結果を表示中です。
refused-general = 今はできません：{ $why }

# Replays
replays-title = 牌譜
replays-about = 牌譜ファイルを開きます：当ソフト、mjai、天鳳のmjlogとJSON。
replays-file = ファイル
replays-open = 開く
replays-none = その牌譜はありません。
replays-unreadable = 牌譜を読めません：{ $why }
replays-matches = このファイルの対局：
replays-graph = 局ごとの持ち点
replays-round = 局
replays-seat = 手前の席
replays-opened = 全員の手牌を開く
replays-back = 一手戻る
replays-on = 一手進む
replays-end = 局の終わりへ
replays-round-back = 前の局へ
replays-round-on = 次の局へ
