# One message for each key and value of the ruleset model, in the model's order (see sheet/message_ids.py), then names,
# clauses of conduct, headings and the words of the page. $unit is the house's settlement point.

## settlement

settlement-half_and_half-none = ハーフハーフではありません。

## seats

seats-players-3 = 三人打ちです。
seats-players-4 = 四人打ちです。
seats-participants = 1卓の参加人数：{ $list }人。
seats-sitter_out-none = 抜け番（交代での休み）はありません。
seats-sitter_out-dealer-before = 一人多いときは、親を終えた人が次の親番の間お休みします。
seats-first_sitter_out-last = 最初の抜け番は、席順の最後の人です。
seats-assignment-draw-winds = 場所決めは風牌のつかみ取り。東を引いた人が起家です。
seats-assignment-dice = 場所決めはサイコロです。
seats-assignment-house = 席は店からご案内します。

## length

length-winds = { $n ->
    [1] { $list }風戦です。
   *[other] { $list }戦です。
}
length-extra-none = 延長はありません。最終局で終了です。
length-extra-next-wind = 規定の点数に誰も届かなければ、次の風に入ります（南入・西入）。
length-extra-return-east = 規定の点数に誰も届かなければ、東場に戻ります（返り東）。
length-extra_ends-target-reached = 延長戦は、一局終わったところで規定の点数の人がいれば終了です。
length-extra_ends-never-early = 延長戦に途中の終了はありません。
length-extra_rounds-none = 延長は決着がつくまで続けます。
length-extra_rounds = 延長は最長{ $n }局です。
length-target = 終了に必要なトップの点数：{ $n }点。
length-mercy-none = 点数によるコールド終了はありません。
length-mercy = 一局終わって{ $n }点以上の人がいれば、その時点で終了です（コールド）。

## tiles

tiles-without = 使わない牌：{ $text }。
tiles-without-none = 数牌・字牌はすべて使います。
tiles-red = 赤牌：{ $list }。
tiles-red-item = { $name }{ $value }枚
tiles-red-none = 赤牌は入っていません。
tiles-red_dora = 赤牌は1枚につき{ $n }翻。鳴いてもドラになります。
tiles-flowers-tiles = 花牌が{ $n }枚入ります{ $n ->
    [4] 。
   *[other] （{ $list }）。
}
tiles-flowers-tiles-none = 花牌は使いません。
tiles-flowers-green-none = 花牌の色に区別はありません。
tiles-flowers-green = 緑の花牌は{ $text }です。
tiles-flowers-dora = { $n ->
    [0] 抜いた花牌はドラになりません。
   *[other] 花牌は抜きドラで、1枚{ $n }翻。手牌には数えません。
}
tiles-flowers-as_indicator-every-flower = ドラ表示牌が花牌なら、花牌がさらに1枚1翻増えます。
tiles-flowers-as_indicator-nothing = ドラ表示牌が花牌のときは、ドラになりません。
tiles-flowers-breaks_first_turn-true = 花牌を抜くと第一ツモは済んだものとし、地和は付きません。
tiles-flowers-breaks_first_turn-false = 花牌を抜いても第一巡は終わりません。
tiles-flowers-breaks_ippatsu-true = 花牌を抜くと一発は消えます。
tiles-flowers-breaks_ippatsu-false = 花牌を抜いても一発は消えません。
tiles-flowers-rinshan-true = 花牌の補充牌でのアガリは嶺上開花です。
tiles-flowers-rinshan-false = 花牌の補充牌でのアガリは嶺上開花になりません。
tiles-nuki-north-true = 北は抜きドラにできます。
tiles-nuki-north-false = 北抜きはありません。
tiles-nuki-dora = { $n ->
    [0] 抜いた北はドラになりません。
   *[other] 抜いた北は1枚{ $n }翻です。
}
tiles-nuki-can_be_robbed-true = 抜いた北でロンできます。
tiles-nuki-can_be_robbed-false = 抜いた北ではロンできません。
tiles-nuki-robbed_is_chankan-true = 抜いた北でのロンには槍槓が付きます。
tiles-nuki-robbed_is_chankan-false = 抜いた北でのロンに槍槓は付きません。
tiles-nuki-rinshan-true = 北抜きの補充牌でのアガリは嶺上開花です。
tiles-nuki-rinshan-false = 北抜きの補充牌でのアガリは嶺上開花になりません。
tiles-nuki-breaks_first_turn-true = 北を抜くと第一巡は終わったものとします。
tiles-nuki-breaks_first_turn-false = 北を抜いても第一巡は続きます。
tiles-nuki-breaks_ippatsu-true = 北を抜くと一発は消えます。
tiles-nuki-breaks_ippatsu-false = 北を抜いても一発は消えません。
tiles-north_value-wind = 北は北家の自風（北場なら場風）として扱います。
tiles-north_value-everyone = 北は全員共通の役牌です。
tiles-north_value-nobody = 北は誰の役牌にもなりません。

## wall

wall-left_over-fourteen = 王牌は常に14枚残します。
wall-left_over-indicators-only = 山は残さず、表示牌を除いて最後まで引きます。
wall-dora-true = 表ドラあり。
wall-dora-false = 表ドラなし。
wall-ura-true = リーチのアガリには裏ドラが付きます。
wall-ura-false = 裏ドラなし。
wall-kan_dora-true = カンドラあり。
wall-kan_dora-false = カンドラなし。
wall-kan_ura-true = カン裏あり。
wall-kan_ura-false = カン裏なし。

## calls

calls-chii-true = チーできます。
calls-chii-false = チーはできません。
calls-swap-forbidden = 喰い替えは、同じ牌もスジも禁止です。
calls-swap-same-tile-only = 喰い替えは、鳴いた牌そのものを切ることだけ禁止です。
calls-swap-allowed = 喰い替えできます。
calls-last_discard-true = 最後の捨て牌もポン・チーできます。
calls-last_discard-false = 最後の捨て牌はロンだけで、鳴けません。
calls-priority-pon-over-chii = 発声が同時ならポン・カンがチーに優先し、ロンはすべてに優先します。

## riichi

riichi-stick = リーチ棒は{ $n }点です。
riichi-min_points-none = 持ち点がマイナスでもリーチできます。
riichi-min_points = { $n ->
    [0] 持ち点にかかわらずリーチできます。
   *[other] 持ち点が{ $n }点あればリーチできます。
}
riichi-furiten-true = フリテンリーチできます。アガリはツモだけです。
riichi-furiten-false = フリテンリーチはできません。
riichi-min_draws = { $n ->
    [0] ツモ番が残っていなくてもリーチできます。
   *[other] 山に{ $n }枚以上残っていればリーチできます。
}
riichi-open-allowed-true = オープンリーチあり。
riichi-open-allowed-false = オープンリーチなし。
riichi-open-stick = オープンリーチのリーチ棒は{ $n }点です。
riichi-open-deal_in-yakuman = オープンリーチへの放銃は役満払いです。
riichi-open-deal_in-ordinary = オープンリーチに放銃しても通常の支払いです。
riichi-open-exempt-riichi-after = ただし、後からリーチした人の放銃は通常払いです。
riichi-open-exempt-riichi = ただし、リーチ中の人の放銃は通常払いです。
riichi-open-exempt-nobody = リーチ中の人が放銃しても同じ扱いです。

## kan

kan-dora_timing-at-once = カンドラは、暗カン・明カンとも成立後すぐにめくります。
kan-dora_timing-open-after-discard = カンドラは、暗カンは即めくり、明カンは打牌後にめくります。
kan-dora_timing-after-discard = カンドラは打牌後にめくります。
kan-after_riichi-never = リーチ後の暗カンはできません。
kan-after_riichi-same-waits = リーチ後の暗カンは、待ちが変わらなければできます。
kan-after_riichi-same-reading = リーチ後の暗カンは、待ちも面子構成も変わらない場合だけできます。
kan-after_riichi-free = リーチ後の暗カンは、待ちが変わっても自由です。
kan-held_after_riichi-true = 送りカンできます。
kan-held_after_riichi-false = 送りカンはできません。リーチ後はツモった牌でのカンだけです。
kan-min_draws = { $n ->
    [0] ツモ牌が残っていなくてもカンできます。
    [1] 最後の牌ではカンできません。
    [2] 最後の牌と、その一つ前の牌ではカンできません。
   *[other] 残りのツモが{ $n }枚に満たなければカンできません。
}
kan-rob_closed-kokushi = 国士無双だけは暗カンにもロンできます。
kan-rob_closed-never = 暗カンにはロンできません。
kan-robbed_dora-true = 槍槓でもカンドラをめくります。
kan-robbed_dora-false = 槍槓のカンドラはめくりません。
kan-added_is_discard-true = 加カンは捨て牌とみなします。
kan-added_is_discard-false = 加カンは捨て牌とはみなしません。
kan-four_by_one-win-only = 四槓子はアガって初めて成立します。
kan-four_by_one-after-discard = 四槓子は、四つ目のカンの後の打牌がロンされなければ成立します。雀頭は要りません。

## draws

draws-dealer_stays-always = { $where }：流局時、親はノーテンでも連荘。
draws-dealer_stays-tenpai = { $where }：流局時、親はテンパイなら連荘。
draws-dealer_stays-never = { $where }：流局すれば親は流れます。
draws-noten-pool-none = ノーテン罰符はありません。
draws-noten-pool = ノーテン罰符は場に{ $n }点です。
draws-noten-each-none = ノーテン罰符の個別払いはありません。
draws-noten-each = ノーテン罰符は、ノーテンの人がテンパイの人へ{ $n }点ずつ払います。
draws-tenpai-form = 形式テンパイを認めます。
draws-tenpai-not-own-hand = 形式テンパイを認めますが、アガリ牌をすべて自分で使っていればノーテンです。
draws-reveal-from-dealer = テンパイは親から順に開けます。
draws-nagashi-value-none = 流し満貫はありません。
draws-nagashi-value-mangan = 流し満貫あり。河が一九字牌だけで、他家に鳴かれていないことが条件です。
draws-nagashi-value-yakuman = 流し役満あり。河が一九字牌だけで、他家に鳴かれていないことが条件です。
draws-nagashi-paid_as-draw = 流しはノーテン罰符に代えてツモの額を受け取ります。積み棒・供託は付かず、親はテンパイ次第です。
draws-nagashi-paid_as-win = 流しは通常のアガリと同じ扱いです。
draws-nagashi-own_calls-true = 自分が鳴いていても流しは成立します。
draws-nagashi-own_calls-false = 自分が鳴いていると流しは成立しません。
draws-nagashi-several-all = 流しが重なれば、それぞれに支払います。
draws-nagashi-several-first-in-turn = 流しが重なれば、上家取りです。
draws-abortive-nine_terminals-true = 九種九牌は流局できます。
draws-abortive-nine_terminals-false = 九種九牌の流局はありません。
draws-abortive-four_winds-true = 第一巡に全員が同じ風牌を切れば流局です（風連打）。
draws-abortive-four_winds-false = 風連打の流局はありません。
draws-abortive-all_riichi-true = 全員リーチは流局です。
draws-abortive-all_riichi-false = 全員リーチでも続行します。
draws-abortive-triple_ron-true = トリプルロンは流局です（三家和）。
draws-abortive-triple_ron-false = 三家和の流局はありません。
draws-abortive-four_kans-true = 複数人で四つ目のカンは、続く打牌がロンされなければ流局です。
draws-abortive-four_kans-false = 四カン流れはありません。
draws-abortive-dealer-stays = { $where }：途中流局は親の連荘です。
draws-abortive-dealer-passes = { $where }：途中流局は親流れです。
draws-abortive-last_round-none = オーラスの途中流局も同じ扱いです。
draws-abortive-last_round-stays = オーラスの途中流局は、親を流さず続行します。
draws-abortive-last_round-passes = オーラスの途中流局も親流れです。
draws-abortive-honba-true = 途中流局で積み棒が1本増えます。
draws-abortive-honba-false = 途中流局で積み棒は増えません。

## furiten

furiten-tsumo-true = フリテンでもツモアガリできます。
furiten-tsumo-false = フリテンはツモでもアガれません。
furiten-tenpai-true = フリテンでもテンパイと認めます。
furiten-tenpai-false = フリテンはテンパイと認めません。
furiten-same_turn_tsumo-true = 見逃した同巡のツモアガリは認めます。
furiten-same_turn_tsumo-false = 同巡にアガリ牌が河に出ていれば、ツモでもアガれません。
furiten-kokushi_13-ordinary = 国士無双13面待ちもフリテンは普通どおりです。
furiten-kokushi_13-by-kind = 国士無双13面待ちは、自分が切っていない牌ならロンできます。

## winning

winning-min_han = アガリは{ $n }翻縛りです（ドラを除く）。
winning-several-first-in-turn = ロンが重なったときは頭ハネです。
winning-several-all = ダブロンあり。ロンした人全員のアガリです。
winning-dealer_stays-dealer-wins = ダブロンは、親がアガっていれば連荘です。
winning-dealer_stays-dealer-first = ダブロンの連荘は、親が上家取りの位置にいるときだけです。
winning-confirmed_by-nobody = 点数の申告に、ほかの人の確認は要りません。
winning-confirmed_by-others = 点数は、ほかの全員が確認してから確定します。
winning-maneman-value-none = マネ満（人真似）はありません。
winning-maneman-value-mangan = マネ満あり、満貫払い。開始から鳴きなしで、上家の捨て牌を順にまねると成立します。
winning-maneman-value-haneman = マネ満あり、跳満払い。開始から鳴きなしで、上家の捨て牌を順にまねると成立します。
winning-maneman-value-yakuman = マネ満あり、役満払い。開始から鳴きなしで、上家の捨て牌を順にまねると成立します。
winning-maneman-paid_as-tsumo = マネ満はツモの形で全員が払います。
winning-maneman-discards = マネ満は{ $n }枚続けて成立です。
winning-fixed-required-true = 完全先付けです。1翻が確定していなければアガれません。
winning-fixed-required-false = 後付け・片アガリできます。
winning-fixed-closed_any-true = 門前なら、待ちごとに違う役でもアガれます（王手飛車）。
winning-fixed-closed_any-false = 門前でも、どの待ちでも同じ役が要ります。
winning-fixed-luck = 次の役は翻にはなりますが、それだけではアガれません：{ $list }。
winning-fixed-luck-none = 偶然役だけでもアガれます。
winning-fixed-not_open = 鳴いた手で確定役と認めないもの：{ $list }。他の役が確定していれば加算します。
winning-fixed-not_open-none = 鳴いた手でも、どの役も確定役になります。
winning-fixed-late_if_called_twice = 二つ以上鳴くと後付けになる役：{ $list }。
winning-fixed-late_if_called_twice-none = 二つ鳴いて後付けになる役はありません。
winning-fixed-completed_by_edge_or_closed = 鳴いた手は、辺張・嵌張で仕上がる場合に認める役：{ $list }。
winning-fixed-completed_by_edge_or_closed-none = 辺張・嵌張だけで認める特例はありません。

## yaku

yaku-on = 採用役：{ $list }。
yaku-on-none = 一般的な役のほかに採用役はありません。
yaku-off = 採用しない役：{ $list }。
yaku-off-none = 一般的な役はすべて採用します。
yaku-han-item = { $name }は{ $value }です。
yaku-define-item = { $name }は当店の役で、{ $value }です。

## fu

fu-fixed-none = 符は通常どおり計算します。
fu-fixed = 点数はすべて{ $n }符で計算します。
fu-cap-none = 符に上限はありません。
fu-cap = { $n }符までを使い、それを超える手は1翻上げて計算します。
fu-cap_step-halve = 超えた符は半分にして10符単位に切り上げ、その分1翻加えます。
fu-double_wind_pair-2 = 連風牌の雀頭は2符です。
fu-double_wind_pair-4 = 連風牌の雀頭は4符です。
fu-rinshan_tsumo-true = 嶺上開花にもツモ符が付きます。
fu-rinshan_tsumo-false = 嶺上開花にツモ符は付きません。
fu-pinfu_tsumo-20fu = ピンフツモあり（20符）。
fu-pinfu_tsumo-not-yaku = ツモのときピンフは付きません。
fu-seven_pairs-four_as_two_pairs-true = 七対子は同じ牌4枚を2組として使えます。
fu-seven_pairs-four_as_two_pairs-false = 七対子に同じ牌4枚は使えません。
fu-seven_pairs-below_mangan-25fu-2han = 七対子は25符2翻です。
fu-seven_pairs-below_mangan-50fu-1han = 七対子は満貫未満を50符1翻、満貫からは2翻で数えます。

## value

value-kiriage-true = 切り上げ満貫あり（30符4翻・60符3翻）。
value-kiriage-false = 切り上げ満貫なし。
value-haneman = 跳満は{ $n }翻からです。
value-baiman = 倍満は{ $n }翻からです。
value-sanbaiman = 三倍満は{ $n }翻からです。
value-kazoe-none = 数え役満はありません。三倍満までです。
value-kazoe = 数え役満は{ $n }翻からです。
value-compound-true = 純粋な役満の複合は、ダブル役満・トリプル役満となります。
value-compound-false = 役満は複合しても1倍です。
value-double_yakuman-true = 四暗刻単騎・国士13面待ちなどはダブル役満です。
value-double_yakuman-false = 四暗刻単騎・国士13面待ちなどもシングル役満です。

## payments

payments-unit = 支払いは{ $n }点単位に切り上げます。
payments-tsumo_share-quarters = ツモは四人打ちの割合で払い、欠けた席の分は入りません（ツモ損）。
payments-tsumo_share-split = ツモは欠けた席の分も折半して払います。
payments-tsumo_share-full = ツモもロンと同じ満額です。
payments-full_tsumo = 子のツモ（親／子の支払い）：{ $list }。
payments-full_tsumo-item = { $name }点は{ $first }／{ $second }
payments-full_tsumo-none = ツモの分け方に決まった表はありません。
payments-tsumo_bonus = { $n ->
    [0] ツモの加算はありません。
   *[other] ツモは、各自の支払いに{ $n }点を加えます。
}
payments-honba-ron = { $n ->
    [0] ロンに積み棒は付きません。
   *[other] 積み棒は、ロンで1本{ $n }点です。
}
payments-honba-tsumo_each = { $n ->
    [0] ツモに積み棒は付きません。
   *[other] 積み棒は、ツモで1本につき{ $n }点オールです。
}
payments-sticks_to-first-in-turn = ダブロンの供託は上家取りです。
payments-honba_to-first-in-turn = ダブロンの積み棒は上家取りです。
payments-honba_to-every-winner = ダブロンの積み棒は、アガった人それぞれに払います。
payments-collector-winner = 供託はアガった人が取ります。
payments-collector-riichi-winner = 供託はリーチしてアガった人が取ります。オーラス、延長、ドボンのときは誰のアガリでも取れます。
payments-beyond_stack-true = 払いきれない分はマイナスになります。
payments-beyond_stack-false = 持ち点を超える分は払いません。

## liability

liability-yaku = パオ（責任払い）あり：{ $list }。
liability-yaku-none = 役満のパオはありません。
liability-open_kan-true = 大明カンの嶺上開花は、カンさせた人の責任払いです。
liability-open_kan-false = 大明カンの嶺上開花に責任払いはありません。
liability-further_kans-true = 続けてカンしても、この責任は続きます。
liability-further_kans-false = 続けてカンすると、この責任はなくなります。
liability-covers-yaku = 責任払いは、その役満の分だけです。
liability-covers-hand = 責任払いは、アガリ点全体に及びます。
liability-tsumo-all = ツモなら責任者の全額払いです。
liability-ron-half = 他の人が放銃したら、放銃者と責任者で折半です。
liability-ron-discarder = 他の人が放銃したら、点数は放銃者が全額払います。
liability-honba-discarder = そのときの積み棒は放銃者が払います。
liability-honba-liable = そのときの積み棒は責任者が払います。
liability-bonus-follows = 祝儀も点数と同じ分担です。
liability-bonus-half = 他の人が放銃したときの祝儀は折半です。
liability-bonus-none = 祝儀に責任払いは及びません。

## bonus

bonus-unit = 祝儀の単位は「{ $text }」です。
bonus-chips-value = { $n ->
    [0] チップはありません。
   *[other] チップは1枚{ $n }{ $unit }です。
}
bonus-chips-closed_only-true = チップが付くのは門前のアガリだけです。
bonus-chips-closed_only-false = 鳴いたアガリにもチップが付きます。
bonus-chips-red = { $n ->
    [0] 赤にチップは付きません。
   *[other] 赤牌1枚につきチップ{ $n }枚。
}
bonus-chips-ura = { $n ->
    [0] 裏ドラにチップは付きません。
   *[other] 裏ドラ1枚につきチップ{ $n }枚。
}
bonus-chips-ippatsu = { $n ->
    [0] 一発にチップは付きません。
   *[other] 一発でチップ{ $n }枚。
}
bonus-chips-all_reds = { $n ->
    [0] 赤をそろえた祝儀はありません。
   *[other] 赤をすべてそろえるとオールスターで、1枚ずつに代えてチップ{ $n }枚。
}
bonus-chips-green_flower = { $n ->
    [0] 緑の花牌にチップは付きません。
   *[other] 緑の花牌でチップ{ $n }枚。
}
bonus-yakuman-ron = { $n ->
    [0] 役満ロンの祝儀はありません。
   *[other] 役満ロンは、放銃者から{ $n }{ $unit }。
}
bonus-yakuman-tsumo_each = { $n ->
    [0] 役満ツモの祝儀はありません。
   *[other] 役満ツモは、各自から{ $n }{ $unit }。
}
bonus-yakuman-with_sitter_out-none = 抜け番は役満祝儀に加わりません。
bonus-yakuman-with_sitter_out = 抜け番がいるときの役満ツモは、同卓者から{ $first }{ $unit }ずつ、抜け番から{ $second }{ $unit }。
bonus-yakuman-kazoe_ron = { $n ->
    [0] 数え役満のロンに祝儀はありません。
   *[other] 数え役満のロンは、放銃者から{ $n }{ $unit }。
}
bonus-yakuman-kazoe_tsumo_each = { $n ->
    [0] 数え役満のツモに祝儀はありません。
   *[other] 数え役満のツモは、各自から{ $n }{ $unit }。
}
bonus-yakuman-open_riichi-true = オープンリーチへの放銃にも役満祝儀が付きます。
bonus-yakuman-open_riichi-false = オープンリーチへの放銃に役満祝儀は付きません。
bonus-yakuman-multiples-true = ダブル役満・トリプル役満の祝儀は2倍・3倍です。
bonus-yakuman-multiples-false = ダブル役満・トリプル役満の祝儀も1回分です。
bonus-yakuman-nagashi-true = 流し役満にも祝儀が付きます。
bonus-yakuman-nagashi-false = 流し役満に祝儀は付きません。
bonus-all_flowers = { $n ->
    [0] 花牌をそろえた祝儀はありません。
   *[other] 花牌をすべてそろえると、アガリに関係なくその場で同卓者から{ $n }{ $unit }ずつ。
}
bonus-all_flowers_void = 次が見つかれば、花牌の祝儀は無効です：{ $list }。
bonus-all_flowers_void-none = 花牌の祝儀は取り消されません。

## end

end-last_dealer-win-ends = オーラスの親がアガれば終了です。
end-last_dealer-win-ends-if-top = オーラスの親は、アガってトップなら終了です。
end-last_dealer-win-choice = オーラスの親はアガリやめできます。
end-last_dealer-win-continues = オーラスの親のアガリやめはありません。
end-last_dealer-tenpai-ends = オーラスの親がテンパイなら終了です。
end-last_dealer-tenpai-ends-if-top = オーラスの親は、テンパイでトップなら終了です。
end-last_dealer-tenpai-choice = オーラスの親はテンパイやめできます。
end-last_dealer-tenpai-continues = オーラスの親のテンパイやめはありません。
end-last_dealer-stays-ends = オーラスの親がノーテンで連荘する場合も終了です。
end-last_dealer-stays-ends-if-top = オーラスの親は、ノーテンで連荘する場合もトップなら終了です。
end-last_dealer-stays-choice = オーラスの親は、ノーテンで連荘する場合も終了を選べます。
end-last_dealer-stays-continues = オーラスの親がノーテンで連荘する場合は続行です。
end-last_dealer-needs = { $n ->
    [0] やめるのに必要な点数の決まりはありません。
   *[other] 親がやめて終了するには{ $n }点以上が必要です。
}
end-sticks_left-top = 終了時に残った供託はトップが取ります。
end-sticks_left-nobody = 終了時に残った供託は誰のものにもなりません。
end-sticks_left_dealer_noten-none = オーラスの親のノーテンで終わるときも、供託の扱いは同じです。
end-sticks_left_dealer_noten-top = オーラスの親のノーテンで終わるときも、供託はトップが取ります。
end-sticks_left_dealer_noten-nobody = オーラスの親のノーテンで終わるときは、供託は場に残したまま精算します。

## bust

bust-at-zero = 持ち点が0点になればドボンで終了です。
bust-at-below-zero = 持ち点が0点を下回ればドボンで終了です。0点ちょうどは続行します。
bust-at-never = ドボンはありません。
bust-riichi_to_zero-plays-on = リーチ棒を出して0点になっても、その局は続けます。
bust-all_tenpai_at_zero-true = 0点のまま全員テンパイで収入がなければドボンです。
bust-all_tenpai_at_zero-false = 全員テンパイの流局なら、0点でも続行します。
bust-below_zero_counts-true = 0点以下の分も精算します。
bust-below_zero_counts-false = 箱下の精算はありません。
bust-prize = { $n ->
    [0] 飛び賞はありません。
   *[other] 飛び賞は{ $n }{ $unit }です。
}
bust-prize_to-winner = 飛び賞は飛ばした人が受け取ります。複数なら上家取りです。
bust-prize_to-emptier = 飛び賞は、その支払いで点棒がなくなった相手が受け取ります。
bust-prize_to-pot = 飛び賞はトップの取り分に入ります。
bust-draw_prize_to-first-in-turn = ノーテン罰符で飛んだときの飛び賞は、テンパイ者の上家取りです。
bust-draw_prize_to-opposite = ノーテン罰符で飛んだときの飛び賞は、対面が受け取ります。
bust-draw_prize_to-pot = ノーテン罰符で飛んだときの飛び賞は、トップの取り分に入ります。

## settlement

settlement-start = { $n }点持ちです。
settlement-target = { $n }点返しです。
settlement-rate = { $text }{ $unit }／1,000点です（{ $n }点で1{ $unit }）。
settlement-price-none = 単価の表示はありません。
settlement-price = レート：{ $text }。
settlement-uma = 順位ウマ（1位から）：{ $list }（{ $unit }）。
settlement-uma-none = 順位ウマはありません。
settlement-uma_with_sitter_out-none = 一人多く回すときも、最下位のウマは一つ上と同じです。
settlement-uma_with_sitter_out = 一人多く回すときの順位ウマ（1位から）：{ $list }（{ $unit }）。
settlement-uma_by_floaters = 順位ウマは浮きの人数によります：{ $list }。
settlement-uma_by_floaters-item = { $name ->
    [0] 浮きなし
   *[other] { $name }人浮き
}は{ $value }
settlement-uma_by_floaters-none = ウマは浮きの人数で変わりません。
settlement-floats_from-none = 返し点以上が浮きです。
settlement-floats_from = 浮きは{ $n }点からです。
settlement-half_and_half-base = ハーフハーフです。トップ以外は{ $n }点との差を払います。
settlement-half_and_half-receives_from = トップ以外でも{ $n }点以上なら、ウマなしでその差を受け取ります。
settlement-oka-top = オカはトップの収入です。
settlement-rounding-none = 端数の丸めはありません。
settlement-rounding-half-up = 100点単位は四捨五入します。
settlement-rounding-five-down-six-up = 100点単位は五捨六入します。
settlement-rounding-up = 100点単位は切り上げます。
settlement-rounding-down = 100点単位は切り捨てます。
settlement-tie-earlier-seat = 同点は上家（起家に近い方）が上位です。
settlement-tie-shared-top = 同点トップは分けます。
settlement-tie-shared = 同点は分けます。
settlement-share_step = { $n ->
    [0] 分けは0.1{ $unit }単位で、端数は上家が取ります。
   *[other] 分けは{ $n }{ $unit }単位で、端数は上家が取ります。
}
settlement-fee_from-each-participant = ゲーム代は、参加者がそれぞれ払います。
settlement-fee = { $n ->
    [0] ゲーム代はここに含みません。
   *[other] ゲーム代は1人{ $n }{ $unit }です。
}

## penalties

penalties-chombo-pays-mangan = チョンボは満貫払いです。
penalties-chombo-pays-haneman = チョンボは跳満払いです。
penalties-chombo-pays-each = チョンボは他の各家へ定額を払います。
penalties-chombo-tsumo_bonus-true = チョンボの額には、ツモの加算も含みます。
penalties-chombo-tsumo_bonus-false = チョンボの額に、ツモの加算は含みません。
penalties-chombo-each = チョンボは各家へ{ $n }点ずつです。
penalties-chombo-dealer-passes = 親のチョンボは親流れです。
penalties-chombo-dealer-replays = 親のチョンボもやり直しです。
penalties-chombo-last_round-as-ever = オーラスのチョンボも同じ扱いです。
penalties-chombo-last_round-replays = オーラスは親のチョンボでも流さず、やり直しです。
penalties-chombo-last_round-replays-if-top = オーラスで、罰符を払ってもトップになる人のチョンボはやり直しです。
penalties-chombo-honba-true = チョンボで積み棒が増えます。
penalties-chombo-honba-false = チョンボで積み棒は増えません。
penalties-chombo-sticks_back-true = その局のリーチ棒は戻します。
penalties-chombo-sticks_back-false = その局のリーチ棒は戻しません。
penalties-fine = 罰符は{ $n }点です。
penalties-fine_to-pot = 罰符は供託となり、次にアガった人が取ります。
penalties-discard_stands-true = 罰符で鳴きを取り消しても、捨て牌は変えられません。
penalties-discard_stands-false = 罰符で鳴きを取り消すとき、捨て牌は変えられます。
penalties-rulings-nothing = { $what }：罰則はありません。
penalties-rulings-fine = { $what }：罰符を払います。
penalties-rulings-dead-hand = { $what }：アガリ放棄（流局時はノーテン）。
penalties-rulings-dead-hand-chombo-at-draw = { $what }：アガリ放棄、流局時チョンボ。
penalties-rulings-chombo-at-draw = { $what }：流局時チョンボ。
penalties-rulings-chombo = { $what }：その場でチョンボ。
penalties-rulings-no-ron-on-kind = { $what }：その牌では出アガリできません（ツモは可）。
penalties-rulings-no-win-on-suit = { $what }：その局、同じ色の牌ではアガれません。
penalties-rulings-no-tsumo = { $what }：そのツモではアガれません。
penalties-rulings-counts-as-discard = { $what }：捨て牌とみなします。
penalties-in_riichi-nothing = リーチ中の{ $what }：罰則はありません。
penalties-in_riichi-fine = リーチ中の{ $what }：罰符を払います。
penalties-in_riichi-dead-hand = リーチ中の{ $what }：アガリ放棄（流局時はノーテン）。
penalties-in_riichi-dead-hand-chombo-at-draw = リーチ中の{ $what }：アガリ放棄、流局時チョンボ。
penalties-in_riichi-chombo-at-draw = リーチ中の{ $what }：流局時チョンボ。
penalties-in_riichi-chombo = リーチ中の{ $what }：その場でチョンボ。
penalties-in_riichi-no-ron-on-kind = リーチ中の{ $what }：その牌では出アガリできません（ツモは可）。
penalties-in_riichi-no-win-on-suit = リーチ中の{ $what }：その局、同じ色の牌ではアガれません。
penalties-in_riichi-no-tsumo = リーチ中の{ $what }：そのツモではアガれません。
penalties-in_riichi-counts-as-discard = リーチ中の{ $what }：捨て牌とみなします。


## Clauses of conduct

manners-dm-01 = 打牌は静かにお願いします。
manners-dm-02 = 口笛や鼻歌はお控えください。
manners-dm-03 = 人のアガリにけちを付けないでください。
manners-dm-04 = 人の手や待ちを推測して口にしないでください。
manners-dm-05 = ポン・チー・カン・リーチ・ツモ・ロンは必ず声に出してください。リーチの発声は打牌より遅れないこと。
manners-dm-06 = ポンとチーは先に発声した人が優先、同時ならポンです。
manners-dm-07 = アガリ牌の話や三味線はおやめください。
manners-dm-08 = 腰使いや見せ牌で出た牌ではロンできません。
manners-dm-09 = 点棒や精算は相手の手前に置いてください。
manners-dm-10 = 先ヅモ・先切りは禁止です。
manners-dm-11 = ツモ牌に触れたら、直前の捨て牌は鳴けず、ロンもできません。上家の捨て牌に他家の鳴きが入ったときは別です。
manners-dm-12 = 姿勢よく座ってください。
manners-dm-13 = 暴言や威圧はお断りします。
manners-dm-14 = お客様どうしでレートを上げたりルールを変えたりしないでください。
manners-dm-15 = 長考は控えめに。目立つときはスタッフがお声がけします。
manners-dm-16 = 最後の半荘は、始める前にスタッフへ「ラス半」とお伝えください。
manners-dm-17 = 迷惑行為があれば、途中でもお帰りいただくことがあります。
manners-pm-01 = 先ヅモは禁止。ツモ牌に触れたらポン・カン・ロンはできません。
manners-pm-02 = 強打はしないでください。リーチ後に牌で枠をたたくと、誤ツモと取られることがあります。
manners-pm-03 = 発声は正確に。
manners-pm-04 = 手牌の話や三味線はおやめください。
manners-pm-05 = 点棒やカードの受け渡しは丁寧に。
manners-pm-06 = 大声・歌・口笛はお控えください。
manners-pm-07 = ひざやひじを立てないでください。
manners-pm-08 = 手牌の列より前に出て見えた牌は捨て牌となり、取り替えられません。
manners-pm-09 = ツモ牌を手牌の端に付けたり中に入れたりすると、ツモアガリになりません。
manners-pm-10 = 常識で考えて公正でない行為はお控えください。
manners-ds-86 = ここにない場合や判断の難しい場合は、店が決めます。
manners-ey-07 = 場決めはつかみ取り、東を引いた人が起家。親は反時計回りに回ります。
manners-ey-14 = チー・ポン・カン・ロン・ツモ・リーチは、発声してから動作に移ってください。
manners-ey-15 = ポンとカンはチーに、ロンはすべてに優先します。発声がひどく遅れれば優先しません。
manners-ey-16 = 点数はアガった人が申告し、ほかの3人が確かめます。
manners-ey-31 = カンは4枚すべてを見せてから行ってください。
manners-ey-60 = 三人打ちのルールは手元の資料になく、ここには載せていません。
manners-pt-27 = スタッフの打ち方に制限はありません。そのほか分からないことはスタッフにおたずねください。

## Headings

heading-basics = 基本ルール
heading-settlement = レート・精算
heading-points = 点数計算
heading-chips = チップ・祝儀
heading-draws = 流局
heading-riichi = リーチ
heading-yaku = アガリ役・役満
heading-end = ゲームの終了
heading-bust = ドボン
heading-penalties = チョンボ・罰則
heading-pinfu = 七対子とピンフ
heading-kan = カン
heading-local = ローカルルール
heading-other = その他
heading-manners = マナー

## Words

open-tanyao-true = 喰いタンあり。
open-tanyao-false = 喰いタンなし。タンヤオは門前だけです。
winds = { $first }{ $second }
wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
list = { $first }、{ $second }
sentences = { $first }{ $second }
round-E = 東場
round-S = 南場
round-W = 西場
round-N = 北場
han = { $n }翻
han-yakuman = 役満
han-double-yakuman = ダブル役満
han-closed-open = 門前{ $closed }翻・副露{ $open }翻
han-closed-only = 門前のみ{ $n }翻
tile-m = { $n }萬
tile-p = { $n }筒
tile-s = { $n }索
tile-red-m = 赤5萬
tile-red-p = 赤5筒
tile-red-s = 赤5索
tile-honor = { $n ->
    [1] 東
    [2] 南
    [3] 西
    [4] 北
    [5] 白
    [6] 發
   *[7] 中
}
tile-flower = 花牌{ $n }

## The page

ui-subtitle = ルール・点数表・精算
ui-rules = ルール
ui-contents = 目次
ui-skip = 本文へ移動
ui-languages = 言語
ui-houses = ルール一覧
ui-other-pages = 関連ページ
ui-usual = 一般的なルールどおり：
ui-legend = 「◆」の行は、多くの人が知っているルールと違う点です。
ui-unstated = 店の掲示に記載なし。次のとおり扱う
ui-unstated-short = 記載なし
ui-unstated-note = 「{ $mark }」の印は、お店の掲示にない項目です。その場合にどう扱うかを書いています。
ui-digest = ルールの識別子：{ $digest }
ui-generated = この表は { $id } のルール設定から作成しました。
ui-players = { $n }人打ち

## The score chart

chart-title = 点数早見表
chart-dealer = 親
chart-other = 子
chart-ron = ロン
chart-tsumo = ツモ
chart-caption = { $who }・{ $how }
chart-fu-column = 符
chart-fu = { $n }符
chart-pairs = 七対子
chart-all = { $n }オール
chart-limits = 満貫以上
chart-limit = 区分
chart-limit-mangan = 満貫
chart-limit-haneman = 跳満
chart-limit-baiman = 倍満
chart-limit-sanbaiman = 三倍満
chart-limit-yakuman = 役満
chart-notes = 備考
chart-note-all = 「{ $n }オール」は、ほかの{ $payers }人がそれぞれ{ $n }点を払います。
chart-note-split = 「{ $first }/{ $second }」は、親が{ $first }点、子が{ $second }点を払います。
chart-note-pairs-ron = 七対子の1翻はロンだけです。

## Settlement

settle-title = 精算
settle-formulas = 計算式
settle-rank = { $n }着
settle-top = トップ
settle-takes-all = 場に出されたポイントをすべて受け取ります
settle-points = 持ち点
settle-held = { $n }点以上
settle-below = { $n }点未満
settle-bust = ドボン
settle-gets = 獲得
settle-pays = 支払い
settle-example = 計算例
settle-table = 持ち点ごとの{ $unit }
settle-chart = 持ち点と順位ごとの{ $unit }のグラフ
settle-axis-points = 持ち点
settle-prize-note = 飛んだときは、さらに{ $n }{ $unit }を払います。
settle-top-note = トップの額は、ほかの人の合計で決まります。

## The yaku list

yaku-title = 役の一覧
yaku-name = 役
yaku-closed = 門前
yaku-open = 副露
yaku-example = 例
yaku-local = ローカル
yaku-yakuman = 役満
yaku-by-tsumo = ツモ
yaku-hand-label = { $hand }、アガリ牌は{ $win }
yaku-hand-label-melds = { $hand }、鳴きは{ $melds }、アガリ牌は{ $win }
about-riichi = 門前でテンパイし、リーチを宣言する。
about-double-riichi = 第一打でリーチする。
about-open-riichi = 手を開けてリーチする。
about-double-open-riichi = 第一打で、手を開けてリーチする。
about-ippatsu = リーチ後一巡以内、鳴きが入る前にアガる。
about-tsumo = 門前でツモアガリする。
about-haitei = 最後のツモ牌でアガる。
about-houtei = 最後の捨て牌でロンする。
about-rinshan = カンの補充牌でツモアガリする。
about-chankan = 他家が加カンした牌でロンする。
about-kan-furi = カンの直後の捨て牌でロンする。
about-tenhou = 親が配牌でアガる。
about-chiihou = 子が鳴きの入らない第一ツモでアガる。
about-renhou = 子が第一ツモの前、鳴きの入らないうちにロンする。
about-nagashi = 流局まで、鳴かれずに一九字牌だけを捨てる。
about-mane-man = 鳴きなしで、上家の捨て牌を順にまねる。
about-ishi-no-ue-nimo-sannen = ダブルリーチをかけ、最後のツモ牌でアガる。
about-iipin-moyue = 最後のツモ牌の1筒でアガる。
about-chuupin-raoyui = 最後の捨て牌の9筒でロンする。
about-uupin-kaihou = カンの補充牌の5筒でアガる。

## Comparison

compare-title = ルールの比較
compare-item = 項目
compare-all-keys = すべての項目
compare-differences = 違いのある項目だけ
compare-same = 違いはありません。
against-title = { $other }に慣れた人へ
against-intro = 影響の大きい順に、違いだけを挙げます。
against-there = { $other }では：
index-title = 各店のルール
index-comparisons = 比較
settle-uma = 順位ウマ
settle-prize = 飛び賞
settle-deficit = マイナス分の点数
settle-label = { $rank } { $uma }
chart-limit-han = { $name }（{ $han }）
chart-han-to = { $last }翻まで
chart-han-from = { $first }翻から
chart-han-between = { $first }～{ $last }翻

# 作れないとき
no-such-ending = { $file }：ルール表のファイル名は .html、.md、.pdf のどれかで終わります
pdf-unavailable = PDF には WeasyPrint が必要です：pip install 'ariari[pdf]'（ライブラリ Pango も必要です。WeasyPrint の導入手順をご覧ください）：{ $why }
