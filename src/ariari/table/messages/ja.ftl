# 卓のことば。

list = { $first }、{ $second }

place = { $wind }{ $number }局{ $honba ->
    [0] {""}
   *[other] { $honba }本場
}
wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
wind-short-E = 東
wind-short-S = 南
wind-short-W = 西
wind-short-N = 北
honba = { $n }本場
left = 残り{ $n }枚
on-the-table = 供託{ $points }点
dora = ドラ表示牌
bonus = { $amount }{ $unit }
you = あなた
sits-out = 抜け番
riichi = リーチ
double-riichi = ダブルリーチ
open-riichi = オープンリーチ
dead-hand = アガリ放棄
chombo-at-draw = 流局時チョンボ
no-ron-on = { $tiles } ロン不可
no-win-on = { $tiles } アガリ不可
tag-no-ron-on = この牌はロン不可
tag-no-win-on = この牌はアガリ不可
your-hand = あなたの手牌
drawn = ツモ
waits = 待ち { $tiles }
furiten = フリテン：ロンできません
offered = { $who }の打牌 { $tile }
offered-kan = { $who }のカン { $tile }
offered-nuki = { $who }の抜き { $tile }
no-win = { $tile }ではアガれません：{ $reason }
no-riichi = リーチできません：{ $reason }
missed = { $tile }は見送り：{ $reason }

call-chi = チー
call-pon = ポン
call-daiminkan = カン
call-ankan = カン
call-kakan = カン
call-nukidora = 北
call-flower = 花
call-reach = リーチ

act-discard = { $tile }を切る
act-riichi = リーチ { $tile }切り
act-open-riichi = オープンリーチ { $tile }切り
act-chi = { $tile }でチー
act-pon = { $tile }でポン
act-daiminkan = { $tile }をカン
act-ankan = { $tile }を暗カン
act-kakan = { $tile }を加カン
act-nuki = 北を抜く
act-tsumo = ツモ
act-ron = ロン
act-nine-terminals = 九種九牌
act-pass = パス
act-end = 終了する
act-play-on = 続ける

ask = 番号、または切る牌（h ヘルプ、q 退席）
help =
    一覧の番号、動作（`discard 5p`、`pon 77z`）、または切る牌を入力してください。空行は先頭の選択肢です。
    k は keen の考え、u は一手戻し、q は退席です。
refused = { $text }：{ $reason }
not-understood = 「{ $text }」は一覧の番号でも牌でも動作でもありません
hint = keen なら：{ $action }
nothing-to-undo = 戻せる手がありません。
left-match = 退席しました。
saved = 牌譜を { $file } に保存しました。
not-saved = 牌譜は残していません。残すには --file を付けてください。
you-sit-out = { $place }：この局は抜け番です。

exhaustive = 流局。テンパイ：{ $who }
nobody = なし
abort-nine-terminals = 途中流局：九種九牌
abort-four-winds = 途中流局：四風連打
abort-all-riichi = 途中流局：全員リーチ
abort-triple-ron = 途中流局：三家和
abort-four-kans = 途中流局：四開槓
chombo = チョンボ：{ $who }
over = 終局です。

why-not-your-turn = 手番ではありません
why-not-in-hand = 手牌にその牌がありません
why-not-complete = この牌ではアガリ形になりません
why-no-yaku = 役がありません
why-not-fixed = 確定した役がありません
why-furiten = フリテンです
why-same-turn = 同巡内にアガリ牌を見逃しています
why-dead-hand = アガリ放棄です
why-in-riichi = リーチ中です
why-swap-call = 喰い替えになります
why-after-call = 鳴いた後は打牌だけです
why-not-tenpai = テンパイしていません
why-not-closed = 門前ではありません
why-points = リーチ棒を出す点数がありません
why-wall = 山の残りが足りません
why-last-discard = 最後の打牌は鳴けません
why-four-kans = すでに四回カンされています
why-waits-change = カンで待ちや牌姿が変わります
why-held-kan = リーチ後は引いた牌でしかカンできません
why-no-discard-left = 鳴くと切る牌がなくなります
why-no-ron-on-kind = 裁定により、この局はこの牌でロンできません（見せ牌・腰使い）
why-no-win-on-suit = 裁定により、この局はこの色の牌でアガれません
why-no-tsumo = 裁定により、このツモ牌ではアガれません
why-not-played = この店では採用していません
why-not-possible = 今はできません

# 受け付けないとき
nobody-acts = 今は誰の番でもありません：「{ $action }」はできません：{ $why }
illegal = 席{ $seat }：「{ $action }」はできません：{ $why }
no-action = 「{ $word }」という動作はありません。あるのは{ $actions }です
too-much = 「{ $words }」は余分です
does-not-go-with = 「{ $word }」に「{ $tiles }」は使えません
no-number = { $n } という番号はありません

# 積み込み（問題・検証用の山）
hand-of = { $wind }家の手牌
tiles-unread = { $what }：{ $why }
hand-too-big = { $wind }家の手牌が{ $n }枚あります。配牌は{ $dealt }枚です
hands-too-many = { $people }人の卓に{ $n }席分の手牌があります
sitter-has-no-hand = 席{ $seat }は抜け番なので手牌はありません
indicators-too-many = { $what }：表示牌は{ $stacks }枚です。{ $n }枚あります
wall-too-small = draws と tail が{ $n }枚ありますが、山は{ $live }枚です
more-than-in-set = { $where }：{ $tile } が{ $n }枚ありますが、{ $house }の牌は{ $copies }枚です
not-in-set = { $where }：{ $house }の牌に { $tile } はありません

# 卓に与えるもの、尋ねること
number-of-names = 名前が{ $n }人分あります。{ $house }の卓は{ $allowed }人です
no-name = 「{ $name }」は名前になりません。一行で表示できる名前にしてください
names-alike = 名前は全員別にしてください。{ $names } となっています
number-of-players = 対局者が{ $n }人分あります。卓は{ $people }席です
number-of-bots = ボットが{ $n }人分あります。{ $house }の卓は{ $allowed }人です
no-bot = 「{ $bot }」というボットはありません。あるのは{ $bots }です
no-seat = 席{ $seat }はありません。席は0から{ $last }までです
nothing-asked = 席{ $seat }は今は打つ番ではありません
nobody-asked = 終局しているので、誰の番でもありません
no-action-number = { $n }番の動作はありません。動作は0から{ $last }までです
only-discards-from-hand = 手出しにできるのは打牌だけで、「{ $action }」はできません
not-between = { $what }：{ $n } は{ $least }から{ $most }の間ではありません
beyond-reason = { $what }：{ $n } は大きすぎます。{ $most } までです
seed-or-key = seed と key はどちらか一方だけです
key-size = key は{ $size }バイトです。{ $n }バイトあります
key-not-yet = key は終局後に公開されます
match-not-over = まだ終局していないので精算できません
bust-at-start = 席{ $seat }が{ $points }点です。{ $house }では0点を下回ると終局です
