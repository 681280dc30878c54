# 点数管理が受け付けないとき。

seat = 席{ $n }

# 誰が
no-seat = 席{ $seat }はありません。席は0から{ $last }までです
nobody-called = 「{ $name }」という人はいません。卓にいるのは{ $present }です
no-name = 「{ $name }」は名前に使えません。空白・読点・カンマを含まず、数字だけでない名前にしてください
names-alike = 全員に別々の名前を付けてください
number-of-people = { $house }は{ $allowed }人で打ちます。{ $people }人では打てません
named-twice = 同じ人が二度挙げられています
sits-out = { $who }はこの局は抜け番です
no-rank = { $rank }着はありません。着順は1から{ $last }までです

# いつ
match-over = すでに終局しています
match-not-over = まだ終局していません。途中で精算するには force を指定してください
dealer-chooses-first = 先に{ $who }が終了か続行かを選んでください
nothing-to-choose = 今は親が終了・続行を選ぶ場面ではありません
seat-vacant = 席{ $seat }が空いています。誰かが座ってから局を始めてください
seat-vacant-already = 席{ $seat }はすでに空いています
seat-taken = 席{ $seat }には{ $who }が座っています
sits-already = { $who }はすでにこの卓に座っています
between-rounds = 席の交代は局と局の間だけです
nothing-to-undo = 取り消せる報告がありません
nothing-to-redo = やり直せる報告がありません
dead-riichi = { $who }はリーチできません：アガリ放棄です（{ $infraction }）
dead-tenpai = { $who }はテンパイと認められません：アガリ放棄です（{ $infraction }）
dead-win = { $who }はアガれません：アガリ放棄です（{ $infraction }）

# リーチ・花牌・チップ
in-riichi-already = { $who }はすでにリーチしています
no-open-riichi = { $house }にオープンリーチはありません
riichi-points = { $who }の持ち点は{ $held }点で、リーチには{ $needed }点必要です
flowers-unpaid = { $house }に花牌をすべて抜いたときの祝儀はありません
flowers-void = { $who }の花牌の祝儀は無効です：{ $infraction }
flowers-paid-already = { $who }がこの局の花牌をすべて抜いています
no-chips = { $house }にチップはありません
chips-not-positive = { $n }枚のチップは払えません。返すときは払う人と受け取る人を入れ替えてください
chips-to-oneself = { $who }が自分に払うことはできません

# 流局
no-nagashi = { $house }は流し満貫を採用していません
riichi-is-tenpai = { $who }はリーチしているのでテンパイのはずです。そうでなければ先に「{ $infraction }」を報告してください
no-such-draw = 「{ $reason }」という流局はありません{ $meant }
broken-off-tenpai = 途中流局ではテンパイを問いません
no-draw-by = { $house }に{ $reason }による流局はありません
too-few-riichi = リーチは{ $players }人中{ $riichi }人だけです
abort-nine-terminals = 九種九牌
abort-four-winds = 四風連打
abort-all-riichi = 全員リーチ
abort-triple-ron = 三家和
abort-four-kans = 四開槓

# 罰則
refused-by-referee = { $why }

# アガリ
no-winner = 誰がアガったかを指定してください
tsumo-of-one = ツモアガリは一人だけです。ロンなら放銃した人を指定してください
own-discard = { $who }は自分の捨て牌でロンできません
first-in-turn-only = { $house }は頭ハネです
triple-ron-is-a-draw = { $house }では三家和は流局です。途中流局 triple-ron として報告してください
no-value = { $who }：翻と符、満貫などの点数区分、手牌のどれか一つを伝えてください
own-liability = { $who }：自分のアガリに自分が責任を負うことはありません
nobody-liable = { $who }：{ $house }ではこのアガリにパオ（責任払い）はありません
liable-yaku = { $who }：{ $house }では { $yaku } にパオ（責任払い）はありません。あるのは { $allowed } です
liable-together = { $who }：この役満の組み合わせは一つの手にできません。どれか一つにしてください
liable-beyond = { $who }：パオのある役満は{ $liable }つですが、申告は役満{ $yakuman }つ分です
liable-for-what = { $who }：二人それぞれがどの役満のパオかを選んでください
no-limit = { $who }：「{ $limit }」という点数区分はありません。次から選んでください：{ $limits }
no-kazoe = { $who }：{ $house }に数え役満はありません
no-such-yakuman = { $who }：{ $house }に{ $times }倍役満はありません
times-of-yakuman = { $who }：何倍にもなるのは役満だけです
fu-missing = { $who }：{ $han }翻は符も必要です
fu-fixed = { $who }：{ $house }はすべて{ $fixed }符で、{ $fu }符はありません
fu-unused = { $who }：{ $house }に{ $fu }符はありません
fu-capped = { $who }：{ $house }に{ $fu }符はありません。{ $han }翻{ $fu }符は{ $instead-han }翻{ $instead-fu }符とします
fu-of-pairs = { $who }：{ $house }に{ $fu }符はありません。七対子は50符で1翻下げます
no-cell-ron = { $who }：ロンの{ $han }翻{ $fu }符はありません
no-cell-tsumo = { $who }：ツモの{ $han }翻{ $fu }符はありません
han-too-few = { $who }：{ $han }翻ではアガれません
han-too-many = { $who }：{ $han }翻の手はありません
han-of-yaku = { $who }：{ $han }翻のうちドラが{ $dora }翻なら役は{ $yaku }翻ですが、{ $needed }翻必要です
dora-negative = { $who }：ドラの枚数は0以上です
reds-too-many = { $who }：赤牌{ $reds }枚とのことですが、赤牌は全部で{ $most }枚です
dora-too-many = { $who }：ドラ{ $dora }枚とのことですが、表示牌{ $indicators }枚では{ $most }枚までです
no-such-flowers = { $who }：花牌{ $flowers }はあり得ません。この店の花牌は{ $set }です
without-riichi = { $who }：裏ドラと一発はリーチした人だけですが、リーチが報告されていません
no-ura = { $who }：{ $house }に裏ドラはありません
riichi-is-closed = { $who }：リーチした手は門前です
closed-unknown = { $who }：門前かどうかでチップが変わります。門前か鳴きかを指定してください
hand-refused = { $who }：{ $why }
hand-is = { $who }：この手は{ $told }ではなく{ $is }です
contradicts = { $who }：手牌の { $field } は { $hand } ですが、これまでの報告では { $known } です
ruled-no-ron = { $who }：{ $tile } ではロンできません（{ $infraction }）
ruled-no-win = { $who }：{ $suit } の色の牌ではアガれません（{ $infraction }）
han = { $n }翻
fu = { $n }符
han-fu = { $han }翻{ $fu }符
limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-kazoe = 数え役満
limit-yakuman = 役満

# 記録
no-report-type = 「{ $type }」という種類の報告はありません。あるのは{ $types }です
no-field = { $type }：「{ $field }」という項目はありません。あるのは{ $fields }です
field-missing = { $type }：項目 { $field } がありません
field-type = { $type }：{ $field } を { $value } にはできません
beyond-reason = 桁外れの数
log-begins = 記録の最初の行は type が start_game の行です
log-of-other-rules = この記録は { $rules } のもので、今の{ $house }とはルールが違います（ダイジェスト { $digest }…、今は { $wanted }…）
log-names = 記録の1行目：names は一覧にしてください
log-line = 記録の{ $line }行目：{ $why }
log-of-others = { $path } は{ $others }の記録で、{ $names }のものではありません
log-unwritable = { $path } に書き込めません：{ $why }
log-held = { $path } は別のプログラムが記録中です。そちらを終えるか、別のファイルにしてください
no-log = { $path } は点数記録のファイルではありません（変更していません）
line-not-json = { $path } の{ $line }行目は JSON ではありません
line-not-object = { $path } の{ $line }行目はオブジェクトではありません

# 卓のことば
the-table = 供託
nobody = なし
maneman = マネ満
paid = { $payer } → { $taker } { $amount }（{ $why }）
paid-hand = アガリ
paid-honba = 本場
paid-sticks = 供託
paid-pao = 責任払い
paid-noten = ノーテン罰符
paid-chombo = チョンボ
paid-fine = 罰符
paid-stake = リーチ棒
paid-chip = チップ・{ $unit }
paid-yakuman-bonus = 役満祝儀・{ $unit }
paid-flowers = 花牌祝儀・{ $unit }
claimed = （{ $worth }）
liable = 責任払い：{ $who }
liable-for = { $who }（{ $yaku }）
report-tsumo = ツモ { $who }
report-ron = ロン { $who } ← { $target }
report-riichi = リーチ { $who }
report-open-riichi = オープンリーチ { $who }
report-double-riichi = ダブルリーチ { $who }
report-penalty = { $who }：{ $infraction }
report-all_flowers = 花牌すべて { $who }
report-chips = チップ { $payer } → { $taker } { $n }枚
report-leave = 離席：{ $who }
report-sit = 着席：{ $who }
report-end = 終了
report-play-on = 続行
drawn = 流局（テンパイ：{ $tenpai }）
drawn-nagashi = 流局（テンパイ：{ $tenpai }、流し満貫：{ $nagashi }）
need-tsumo = ツモ { $worth }以上
need-ron = { $target }からロン { $worth }以上
need-ron-any = 誰からでもロン { $worth }以上
need-draw = 流局（テンパイ：{ $tenpai }）
need-draw-any = 流局
need-draw-tenpai = テンパイで流局
