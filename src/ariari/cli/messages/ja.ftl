# コマンド。

refused = 受け付けません：{ $why }

# ariari keep の行
line-unread = 「{ $line }」：引用符が閉じていないか、行が \ で終わっています
no-word = 「{ $word }」という指示はありません{ $meant }。help で一覧が出ます
neither-open-nor-double = riichi { $who }：「{ $word }」は open でも double でもありません
write = 書き方：{ $example }
only-so-many = { $verb } { $n }：{ $most }件しかありません
no-number = 「{ $word }」は数ではありません
number-beyond-reason = 「{ $word }」は大きすぎます
not-understood = 「{ $word }」は分かりません。使えるのは{ $names }です
value-missing = 点数を書いてください：3/40、mangan、hand=… など

# オプション
names-for-seats = --names { $text }：{ $seats }席に名前が{ $names }つあります
bust-twice = --bust { $text }：席{ $seat }が二度指定されています。アガった人が複数なら { $seat }:0,1 と書いてください
bust-unread = --bust { $text }：席0が席2を飛ばしたなら 2:0、ノーテン罰符なら 2:draw と書いてください
bonus-unread = --bonus { $text }：30,-10,-20 のように席ごとの額を書いてください
bad = { $why }
bad-option = { $option }：{ $why }
bad-option-numbered = { $option }（{ $n }番目）：{ $why }
out-ending = --out { $out }：名前が .md、.html、.pdf のどれでも終わりません。--to も指定してください
pdf-to-terminal = PDF は端末に表示できません。--out でファイルを指定してください
program-missing = -- の後にプログラムのコマンドを書くか、--as-bot を付けてください
no-protocol = 「{ $protocol }」という方式はありません。あるのは{ $protocols }です
file-refused = { $file }：{ $why }

# `ariari replay`・`verify`・`stats`
replay-differs = 不一致
replay-files = ファイル
replay-matches = 再現した試合
replay-agree = 一点まで一致
replay-differ = 不一致
replay-unreadable = 読めない、再現できない、または検証できない
replay-complete = 対局の終わりまである
replay-rounds = 局
replay-walls = シードから再現した牌山
replay-wins = アガリ。役・翻・符・支払いが一致
replay-actions = 出来事
replay-rules = ルール：{ $rules }
replay-step = Enter：次へ、{ $rest }：この局の残り、{ $quit }：終了
replay-seconds = 秒。毎秒{ $speed }試合
stats-player = 対局者
stats-matches = 試合
stats-rank = 順位
stats-rounds = 局
stats-win =
    アガリ
    %
stats-deal-in =
    放銃
    %
stats-riichi =
    リーチ
    %
stats-call =
    副露
    %
stats-draw =
    流局
    %
stats-tsumo =
    ツモ
    %
stats-mean-win =
    平均
    アガリ
stats-mean-deal-in =
    平均
    放銃
stats-everybody = 全員
stats-from-mid-match = 途中からの記録 { $n } 試合
stats-broken-off = 終わりがなく順位のないもの { $n } 試合
stats-gaps = { $first }、{ $second }
stats-more = ほか{ $n }人

# ariari keep
list = { $first }、{ $second }
view-title = { $house }　{ $place }{ $extra ->
    [yes] （延長）
   *[no] {""}
}{ $sticks ->
    [0] {""}
   *[other] 　供託{ $sticks }
}
column-points = 点数
column-to-top = トップ差
column-bonus = 祝儀（{ $unit }）
mark-dealer = 親
mark-riichi = リーチ
mark-double-riichi = ダブルリーチ
mark-open-riichi = オープンリーチ
mark-dead-hand = アガリ放棄
mark-chombo-at-draw = 流局時チョンボ
mark-sits-out = 抜け番
mark-bust = 飛び
vacant = （席{ $seat }）
end-or-continue = { $who }：終了（end）しますか、続行（continue）しますか
needs = { $who }の{ $rank ->
    [1] トップ
   *[other] { $rank }着以上
}条件：{ $ways }
ways = { $first }／{ $second }
no-way = この局では届きません
reported = { $n }. { $place } { $report }　[{ $points }]
nothing-reported = まだ何も報告されていません
notice = （{ $notice }）
torn = { $file }：最後の行は書きかけだったので捨てました：{ $line }
help =
    riichi A [open] [double]            リーチ（宣言牌が通ってから）
    ron A from B VALUE [ITEMS] [and C VALUE [ITEMS]]   ロン：A が B から。複数なら and
    tsumo A VALUE [ITEMS]               ツモ
        VALUE: 3/40（翻/符）、6（翻）、mangan … yakuman、yakuman*2、または hand=… win=…
        ITEMS: reds=1 dora=2 ura=1 flowers=1f,2f ippatsu closed open liable=C
        責任が二人なら：liable=daisangen=C,suukantsu=D
        手牌なら：melds="pon 777z,chi 345m" dora=3p,4s ura=1z rinshan last_tile chankan kan_discard first_turn
    draw [A B …] [nagashi C]            流局：テンパイの人、流し満貫の人
    abort four-winds                    途中流局：nine-terminals, four-winds, all-riichi, triple-ron, four-kans
    flowers A                           花牌をすべて抜いた人
    penalty A too-many-tiles [tiles=5p] [staff=chombo]   罰則：staff= は店の裁定
    chips A B 2                         A から B へチップ2枚
    leave A; sit 1 E                    局の間の交代：A が離席、席1に E が着席
    end; continue                       オーラスの親の選択：終了・続行
    undo [N]; redo [N]                  取り消し・やり直し（何回でも）
    needs [A [RANK]]; history; settle [force]; state; help; quit   条件・履歴・精算・点数・ヘルプ・終了
