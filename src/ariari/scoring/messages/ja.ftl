# A scored win in words: scoring/explanation.

list = { $first }、{ $second }

wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北

seat-E = 東家
seat-S = 南家
seat-W = 西家
seat-N = 北家
player-somebody = 放銃者
player-sitter-out = 抜け番
player-pot = 供託

won-tsumo = { $round }場、{ $winner }のツモアガリ{ $dealer ->
    [yes] （親）。
   *[no] 。
}
won-ron = { $round }場、{ $winner }が{ $from }からロン{ $dealer ->
    [yes] （親）。
   *[no] 。
}
won-nagashi = { $winner }の捨て牌は一九字牌だけで、一枚も鳴かれていません（流し）。
won-maneman = { $winner }が上家の捨て牌を最初から同じ順に捨てました（マネ満）。
won-four-kans = { $winner }が四つのカンをし、最後のカンの後の打牌はロンされませんでした。

heading-hand = 手牌
heading-aside = 抜き
heading-dora = ドラ表示牌
heading-ura = 裏ドラ表示牌
heading-reading = 面子構成
heading-yaku = 役
heading-fu = 符
heading-value = 計算
heading-payments = 支払い
heading-bonus = 祝儀

group-run = 順子
group-triplet-concealed = 暗刻
group-triplet-open = 明刻
group-quad-concealed = 暗カン
group-quad-open = 明カン
group-pair = 雀頭
group-pairs = 七対子
group-orphans = 国士無双
winning-tile = アガリ牌 { $tile }

han = { $n }翻
yakuman = { $n ->
    [1] 役満
    [2] ダブル役満
    [3] トリプル役満
   *[other] { $n }倍役満
}
fu = { $n }符

dora-dora = ドラ
dora-ura = 裏ドラ
dora-red = 赤ドラ
dora-nuki = 抜きドラ（北）
dora-flowers = 花牌

fu-base = 副底
fu-closed-ron = 門前ロン
fu-tsumo = ツモ
fu-triplet-concealed = 暗刻
fu-triplet-open = 明刻
fu-quad-concealed = 暗カン
fu-quad-open = 明カン
fu-pair = 役牌の雀頭
fu-wait-closed = 嵌張待ち
fu-wait-edge = 辺張待ち
fu-wait-pair = 単騎待ち
fu-open-minimum = 鳴いて他に符がない手
fu-rounding = 10符単位に切り上げ
fu-seven-pairs = 七対子
fu-fixed = この店では一律

counted = { $han }翻{ $fu }符。
cap = この店では{ $cap }符までなので、{ $raw }符は半分にして10符単位に切り上げ{ $fu }符とし、その分{ $steps }翻を加えます。
seven-pairs-retold = 満貫未満の七対子は50符1翻と数えます（25符2翻と同じ点数です）。
base = { $fu }符 × 2の（{ $han }＋2）乗 ＝ { $base }。
kiriage = { $fu }符{ $han }翻は満貫に切り上げます。
reaches-mangan = { $fu }符{ $han }翻は基本点{ $base }で、2,000以上なので満貫です。
limit-by-han = { $han }翻で{ $limit }。
limit-pattern = { $limit }払い。
limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-kazoe = 数え役満
limit-yakuman = 役満
yakuman-together = { $n ->
    [1] この店では役満が重なっても一つ分です。
    [2] 役満が複合してダブル役満。
    [3] 役満が複合してトリプル役満。
   *[other] 役満が複合して{ $n }倍役満。
}
open-riichi-payment = オープンリーチへの放銃は役満払いです。
liable-hand = { $player }はこのアガリの責任払い（パオ）です。
liable-yakuman = { $player }は役満の責任払い（パオ）です。
liable-for = { $player }は{ $yaku }の責任払い（パオ）です。
tsumo-lost = 三人打ちのため、一人分の支払いはありません（ツモ損）。
tsumo-split = 三人打ちのため、いない一人の分は支払う人で折半します。
tsumo-full = ツモの合計はロンと同じ点数です（ツモ損なし）。

why-hand = アガリ
why-hand-rounded = { $base }×{ $times }＝{ $exact }、{ $unit }点単位に切り上げ
why-hand-exact = { $base }×{ $times }
why-hand-bonus = { $reckoning }、ツモの加算{ $bonus }
why-honba = { $n }本場
why-sticks = { $n ->
    [1] リーチ棒
   *[other] リーチ棒{ $n }本
}
why-pao = 責任払い
why-chip = チップ{ $n }枚：{ $items }
why-yakuman-bonus = 役満祝儀
why-flowers = 花牌すべて
chip-red = 赤{ $n }
chip-ura = 裏ドラ{ $n }
chip-ippatsu = 一発{ $n }
chip-green-flower = 緑の花牌{ $n }

part = { $amount }（{ $why }）
pays-points-one = { $payer }の支払い：{ $amount }点（{ $why }）。
pays-points-several = { $payer }の支払い：{ $parts } ＝ { $sum }点。
pays-bonus-one = { $payer }の支払い：{ $amount }{ $unit }（{ $why }）。
pays-bonus-several = { $payer }の支払い：{ $parts } ＝ { $sum }{ $unit }。
takes = { $winner }が場の{ $amount }点を受け取ります（{ $why }）。
gets-points = { $winner }の収入は合計{ $sum }点。
gets-both = { $winner }の収入は合計{ $sum }点と{ $bonus }{ $unit }。

# The score chart.

chart-title = { $house }：点数表
chart-side-dealer = 親
chart-side-other = 子
chart-fu = 符
chart-pairs = 七対子
chart-limit = 区分
chart-ron = ロン
chart-tsumo = ツモ
chart-how-dealer = 上段は放銃者の支払い、下段はツモのときの一人分（オール）。
chart-how-other = 上段は放銃者の支払い、下段はツモのときの親／子の支払い。
note-fixed-fu = 符はどの手も{ $fu }符です。
note-cap = { $cap }符を超える符は使わず、{ $cap }符以内になるまで半分にして10符単位に切り上げ、そのつど1翻を加えます。
note-pinfu-tsumo = ツモのときピンフは付かないので、20符はありません。
note-kiriage = 30符4翻と60符3翻は満貫です。
note-seven-pairs = 満貫未満の七対子は50符1翻（七対子を1翻と数えます）、満貫以上は2翻です。
note-unit = 支払いはすべて{ $unit }点単位に切り上げます。
note-tsumo-bonus = ツモの点数には一人{ $bonus }点の加算を含みます。
note-min-han = アガリには役が{ $han }翻以上必要です。
note-limits = 満貫5翻、跳満{ $haneman }翻、倍満{ $baiman }翻、三倍満{ $sanbaiman }翻から{ $kazoe ->
    [none] 。数え役満はありません。
   *[other] 。{ $kazoe }翻からは数え役満（役満払い）。
}
note-honba = 積み棒1本につき、ロンは{ $ron }点、ツモは一人{ $each }点を加えます。
note-double-yakuman = 役満の複合は加算し、ダブル役満もあります。
note-compound = 役満の複合は加算します。

# アガリとして受け付けないとき。

at-place = { $place }：{ $problem }
because = { $why }
but-for = { $problem }（足りないもの：{ $missing }）
missing-closed = 門前（{ $yaku }）
missing-closed-riichi = 門前でリーチ（{ $yaku }）
missing-riichi = リーチ（{ $yaku }）
missing-tsumo = ツモ（{ $yaku }）
missing-ron = ロン（{ $yaku }）
tile-set = { $house }の牌
prepared-for-another = { $own }用に準備されたもので、{ $house }では使えません
pattern-nagashi = 流し満貫
pattern-maneman = マネ満
pattern-four-kans = 四つのカンによる四槓子

# 記録
no-such-field = そのような項目はありません{ $meant }
must-be-flag = true か false にしてください。「{ $value }」は使えません
must-be-text = 文字列にしてください。「{ $value }」は使えません
must-be-id = 文字列か整数にしてください。「{ $value }」は使えません
must-be-riichi = 0（なし）、1（リーチ）、2（ダブルリーチ）のどれかです。{ $value }は使えません
must-be-order = "before" か "after" にしてください。「{ $value }」は使えません
must-be-one-of = { $allowed }のどれかにしてください。「{ $value }」は使えません
must-be-list = 一覧にしてください。「{ $value }」は使えません
must-be-list-of-text = 文字列の一覧にしてください。「{ $value }」が入っています
must-be-count = 0から{ $most }までの整数にしてください。「{ $value }」は使えません
must-be-wind = 風は E S W N のどれかです。「{ $value }」は使えません
must-be-liable = 風、または役満ごとの風にしてください。「{ $value }」は使えません
liable-too-many = 一人、または役満ごとに{ $most }人までです。{ $n }人は指定できません
not-liable-for = { $allowed }のどれかに対するものです。「{ $value }」は使えません
must-be-object = JSON のオブジェクトにしてください
no-json = JSON ではありません（{ $n }文字目）
no-utf-8 = UTF-8 ではありません（{ $n }バイト目）
nested-too-deep = アガリの記録ではありません：入れ子が深すぎます
number-too-long = アガリの記録ではありません：数千桁の数があります
json-name-twice = 「{ $word }」が二度あります
json-no-number = JSON ではありません：{ $word } は数として使えません
rules-missing = どの店のルールかが書かれていません

# 牌
flower-in-hand = { $tile } は花牌で、手牌には入りません。花牌の欄に書いてください
winning-tile-missing = アガリ牌がありません
win-on-flower = { $tile } は花牌なのでアガれません
no-tile-of-pattern = { $pattern }にアガリ牌はありません
indicators-too-many = 表示牌が{ $n }枚あります。{ $most }枚までです
no-flower = { $tile } は花牌ではありません。花牌は 1f 2f 3f 4f です
not-in-set = { $tile } は{ $set }にありません
flower-twice = { $tile } が{ $n }枚あります。一枚しかない牌です
no-chii = { $meld }：{ $house }はチーなしです
melds-too-many = 鳴きが{ $n }つあります。4つまでです
hand-size = { $melds ->
    [0] {""}
   *[other] 鳴き{ $melds }つのほかに
}{ $n }枚あります。アガリ牌を除いて{ $wanted }枚です
with-tiles-elsewhere = 記録の他の牌と合わせると、{ $why }

# 状況
no-such-wind = { $wind } 家はいません：{ $house }は{ $players }人打ちで、{ $winds } だけです
no-such-round = { $wind } 場はありません：{ $house }は{ $players }人打ちで、{ $winds } だけです
own-discard = { $wind } 家は自分の捨て牌でロンできません。ツモなら放銃者を空けてください
winner-liable = { $wind } 家はアガった人なので責任払いの対象になりません
nobody-sits-out = { $house }に抜け番はありません
open-in-riichi = 鳴いた手でリーチはできません（{ $place }、{ $meld }）
ippatsu-without-riichi = リーチなしで一発は付きません
ura-without-riichi = リーチなしで裏ドラは付きません
no-ura = { $house }に裏ドラはありません
no-dora = { $house }にドラはありません
open-without-riichi = リーチなしでオープンリーチはありません
no-open-riichi = { $house }にオープンリーチはありません
tsumo-without-discarder = ツモに放銃者はいません
rinshan-by-ron = ロンで嶺上開花は付きません
rinshan-without-kan = カンなしで嶺上開花は付きません
only-by-ron = ロンのときだけです。これはツモです
chankan-of-last-tile = 最後の牌ではカンできないので、槍槓もありません
chankan-is-no-discard = 槍槓はカンの後の捨て牌ではなく、槓振りにはなりません
kan-ended-ippatsu = 直前のカンで一発は消えています
kan-ended-first-turn = カンがあると第一巡ではなくなります
meld-ended-first-turn = 鳴き（{ $meld }）があると第一巡ではなくなります
riichi-after-first-turn = リーチは最初の打牌と同時なので、これより後です
last-tile-in-first-turn = 第一巡に最後の牌は引きません
ron-in-dealers-first-turn = 親の第一巡は自分のツモで、ロンはありません
no-nuki = { $house }では北を抜きません
no-discarder-of-pattern = { $pattern }に放銃者はいません
four-kans-of-fewer = カンが{ $n }つです。四つ必要です
maneman-with-calls = マネ満に鳴きはありません

# 手
not-complete = { $hand } と { $tile } ではアガリ形になりません。{ $distance }
distance = { $tile } を除くと{ $state }で、テンパイしていません
waits-for = 待ちは { $tiles } です
no-such-pattern = { $house }に{ $pattern }はありません
not-fixed = { $house }は完全先付けで、アガリ牌より前に確定した役がありません
no-yaku = 役がありません
too-few-han = ドラを除いて{ $least }翻に足りません
nobody-liable = { $house }ではこのアガリに責任払いはありません
no-wins = 一つ以上必要です
one-discard = 複数のアガリは同じ捨て牌でなければなりません
several-by-ron = 複数のアガリは、放銃者の分かるロンだけです
two-of-one-player = 同じ人のアガリが二つあります

# 記録の項目
field-hand = 手牌
field-win = アガリ牌
field-melds = 鳴き
field-seat = 自風
field-round = 場風
field-from = 放銃者
field-riichi = リーチ
field-open_riichi = オープンリーチ
field-from_riichi = 放銃者のリーチ
field-ippatsu = 一発
field-last_tile = 海底・河底
field-rinshan = 嶺上開花
field-chankan = 槍槓
field-kan_discard = 槓振り
field-first_turn = 第一ツモ
field-nuki = 抜き北
field-flowers = 花牌
field-dora = ドラ表示牌
field-ura = 裏ドラ表示牌
field-honba = 本場
field-sticks = 供託
field-liable = 責任払い
field-sitter_out = 抜け番
field-at_first_call = 最初の鳴きの手牌
field-pattern = アガリの種類
field-rules = ルール
field-id = 識別名
field-yaku = 役
field-wins = アガリ
field-line = 行
