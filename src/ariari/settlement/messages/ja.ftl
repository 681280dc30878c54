# 精算と、精算できないとき。

# 精算
place = { $rank }着 { $name }（{ $points }点）
seat-line = { $place }：{ $arithmetic }
and-then = { $first } | { $second }
pays = { $amount }P 支払い
bonus = 祝儀 { $amount }{ $unit }
fee = ゲーム代 { $amount }P
total = 合計 { $amount }P
worth = × { $price } = { $amount }
labelled = { $amount }（{ $label }）
label-uma = 順位ウマ
label-prize-paid = 飛び賞
label-prize-got = 飛び賞
label-top = 総取り
label-share = トップ分け

# 仮定したこと
sticks-stay = 供託{ $points }点は卓に残ります
sticks-to-top = 供託{ $points }点はトップの席{ $seat }が受け取ります
bust-by-nobody = 席{ $seat }は飛びですが、飛ばした人が指定されていないため、飛び賞はトップが受け取ります

# 精算できないとき
number-of-people = { $house }は{ $allowed }人で打ちます。点数が{ $people }人分あります
starting-order = 起家からの順 { $order } に、{ $people }席が一度ずつ入っていません
beyond-reason = 「{ $points }」点は大きすぎます。{ $most }点までです
sticks-negative = 供託が{ $points }点になることはありません
not-a-multiple = 席{ $seat }は{ $points }点ですが、{ $house }の点数は{ $unit }点単位です
points-too-many = 点数の合計が{ $points }点多すぎます。合計は{ $expected }点のはずです
points-missing = 点数の合計が{ $points }点足りません。供託を含めて合計は{ $expected }点のはずです
bonus-of-others = 祝儀は{ $given }人分、点数は{ $people }人分です
bonus-unbalanced = 祝儀の合計が0ではなく{ $sum }です
no-bust = 飛び { $seat }：席{ $seat }は{ $points }点で、{ $house }では飛びではありません
bust-no-seat = 飛び { $seat }：席{ $named }はありません。席は0から{ $last }までです
bust-by-oneself = 飛び { $seat }：自分で自分を飛ばすことはできません
bust-no-winner = 飛び { $seat }：アガった人を指定してください
bust-emptier = 飛び { $seat }：{ $house }では持ち点をなくさせた人が飛び賞を受け取ります。その席だけを指定してください
bust-no-opposite = 飛び { $seat }：{ $people }人の卓に対面はいません
no-uma = { $line }点以上が{ $floaters }人いますが、{ $house }にその場合のウマはありません
wrong-shape = 点数は 試合数 × { $seats }席 の配列です。形は { $shape } でした
prize-shape = prize_to の形は { $shape } ですが、点数の形は { $wanted } です
prize-to-nobody = 第{ $game }試合：席{ $seat }の飛び賞を席{ $taker }が受け取ることはできません

# 祝儀の記録と名前
no-participant = 参加者{ $who }はいません。参加者は0から{ $last }までです
pays-oneself = 参加者{ $who }は自分自身に支払えません
no-such-payment = 取り消せる支払いがありません：{ $payer }から{ $taker }へ { $amount }（{ $reason }）
names-for-seats = { $seats }席に対して名前が{ $n }人分あります
