# 裁定と、裁定できないとき。

# 裁定
sentences = { $first }。{ $second }
ruled = { $who }：{ $infraction }
consequence-nothing = 訂正して続行
consequence-fine = 罰符を払い、取り消して続行
consequence-dead-hand = アガリ放棄
consequence-dead-hand-chombo-at-draw = アガリ放棄、流局時チョンボ
consequence-chombo-at-draw = 流局時チョンボ
consequence-chombo = チョンボ
consequence-no-ron-on-kind = 該当の牌ではロンできない（ツモは可）
consequence-no-win-on-suit = 該当の色の牌ではアガれない
consequence-no-tsumo = このツモ牌ではアガれない
consequence-counts-as-discard = 捨て牌とみなす
consequence-staff = 店の判断による
no-ron-on = { $tiles } ではロンできない（ツモは可）
no-win-on = { $suits } の色の牌ではアガれない
paid = { $payer } → { $taker } { $amount }点
pot = 供託
deal-stays = 同じ親でやり直し
deal-passes = 親流れ
match-over = 終局
discard-stands = 捨て牌は変えられない
flowers-back = 花牌の祝儀は無効
clauses = { $ruling } [{ $clauses }]

# 裁定できないとき
seat = 席{ $n }
no-infraction = 「{ $infraction }」という反則はありません。次から選んでください：{ $infractions }
not-in-riichi = { $who }はリーチしていないので、「{ $infraction }」には当たりません
not-dead = { $who }はアガリ放棄ではないので、「{ $infraction }」には当たりません
ruled-itself = 「{ $infraction }」の裁定は{ $house }のルールで決まっています：{ $ruling }
left-to-staff = 「{ $infraction }」の裁定は{ $house }では店の判断です。次から指定してください：{ $rulings }
no-ruling = 「{ $ruling }」という裁定はありません。次から選んでください：{ $rulings }
number-of-people = { $house }の卓は{ $people }人では囲めません
no-seat = 席{ $seat }はありません。席は0から{ $last }までです
tiles-concerned = 該当の牌：{ $why }
tiles-missing = { $infraction }：該当の牌を指定してください
offender-sits-out = 席{ $seat }は、席{ $dealer }が親の局では抜け番です
no-such-round = この局はあり得ません：{ $why }
no-round = 今は局が行われていません
sits-out = 席{ $seat }はこの局は抜け番です
too-many-tiles = { $tiles }：一度に裁定できるのは{ $most }枚までです
one-tile = { $infraction }：出した牌を一枚だけ指定してください
cannot-be-carried-out = 席{ $seat }：今はこの裁定を適用できません：{ $why }
