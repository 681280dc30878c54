# One message for each key and value of the ruleset model, in the model's order (see sheet/message_ids.py), then names,
# clauses of conduct, headings and the words of the page. $unit is the house's settlement point.

## settlement

settlement-half_and_half-none = 不是半半结算。

## seats

seats-players-3 = 三人麻将。
seats-players-4 = 四人麻将。
seats-participants = 每桌参与人数：{ $list }人。
seats-sitter_out-none = 没有轮休。
seats-sitter_out-dealer-before = 多一人时轮流休息，刚下庄的人在下一位坐庄期间轮休。
seats-first_sitter_out-last = 第一位轮休的是座次最后的人。
seats-assignment-draw-winds = 抓风牌定座位，抽到东的人为起家。
seats-assignment-dice = 掷骰子定座位。
seats-assignment-house = 座位由店方安排。

## length

length-winds = { $n ->
    [1] { $list }风战。
   *[other] { $list }战。
}
length-extra-none = 没有加时，末局结束即终局。
length-extra-next-wind = 无人达到规定点数时进入下一风场（南入、西入）。
length-extra-return-east = 无人达到规定点数时返回东场。
length-extra_ends-target-reached = 加时中，每局结束时只要有人达到规定点数即终局。
length-extra_ends-never-early = 加时不会提前结束。
length-extra_rounds-none = 加时一直打到分出胜负。
length-extra_rounds = 加时最多{ $n }局。
length-target = 终局所需的第一名点数：{ $n }点。
length-mercy-none = 没有因点数过高而提前终局的规定。
length-mercy = 一局结束时有人达到{ $n }点以上，立即终局。

## tiles

tiles-without = 不使用的牌：{ $text }。
tiles-without-none = 数牌与字牌全部使用。
tiles-red = 赤牌：{ $list }。
tiles-red-item = { $name }{ $value }张
tiles-red-none = 没有赤牌。
tiles-red_dora = 赤牌每张{ $n }番，副露后同样有效。
tiles-flowers-tiles = 加入{ $n }张花牌{ $n ->
    [4] 。
   *[other] （{ $list }）。
}
tiles-flowers-tiles-none = 不使用花牌。
tiles-flowers-green-none = 花牌不分颜色。
tiles-flowers-green = 绿色花牌为{ $text }。
tiles-flowers-dora = { $n ->
    [0] 拔出的花牌不算宝牌。
   *[other] 花牌为拔宝牌，每张{ $n }番，不计入手牌。
}
tiles-flowers-as_indicator-every-flower = 宝牌指示牌为花牌时，每张花牌再加1番。
tiles-flowers-as_indicator-nothing = 宝牌指示牌为花牌时不产生宝牌。
tiles-flowers-breaks_first_turn-true = 拔花后视为第一巡已过，不成立地和。
tiles-flowers-breaks_first_turn-false = 拔花不影响第一巡。
tiles-flowers-breaks_ippatsu-true = 拔花后一发消失。
tiles-flowers-breaks_ippatsu-false = 拔花不影响一发。
tiles-flowers-rinshan-true = 用拔花后的补牌和牌算岭上开花。
tiles-flowers-rinshan-false = 用拔花后的补牌和牌不算岭上开花。
tiles-nuki-north-true = 北可以拔出作宝牌（拔北）。
tiles-nuki-north-false = 没有拔北。
tiles-nuki-dora = { $n ->
    [0] 拔出的北不算宝牌。
   *[other] 拔出的北每张{ $n }番。
}
tiles-nuki-can_be_robbed-true = 拔出的北可以荣和。
tiles-nuki-can_be_robbed-false = 拔出的北不可荣和。
tiles-nuki-robbed_is_chankan-true = 荣和拔出的北计抢杠。
tiles-nuki-robbed_is_chankan-false = 荣和拔出的北不计抢杠。
tiles-nuki-rinshan-true = 用拔北后的补牌和牌算岭上开花。
tiles-nuki-rinshan-false = 用拔北后的补牌和牌不算岭上开花。
tiles-nuki-breaks_first_turn-true = 拔北视为第一巡结束。
tiles-nuki-breaks_first_turn-false = 拔北不影响第一巡。
tiles-nuki-breaks_ippatsu-true = 拔北后一发消失。
tiles-nuki-breaks_ippatsu-false = 拔北不影响一发。
tiles-north_value-wind = 北为北家的自风（北场时为场风）。
tiles-north_value-everyone = 北是全员共通的役牌。
tiles-north_value-nobody = 北不是任何人的役牌。

## wall

wall-left_over-fourteen = 王牌始终保留14张。
wall-left_over-indicators-only = 牌山不留，除指示牌外全部摸完。
wall-dora-true = 有表宝牌。
wall-dora-false = 没有表宝牌。
wall-ura-true = 立直和牌时翻里宝牌。
wall-ura-false = 没有里宝牌。
wall-kan_dora-true = 有杠宝牌。
wall-kan_dora-false = 没有杠宝牌。
wall-kan_ura-true = 有杠里宝牌。
wall-kan_ura-false = 没有杠里宝牌。

## calls

calls-chii-true = 可以吃牌。
calls-chii-false = 不可吃牌。
calls-swap-forbidden = 禁止食替，同牌与筋牌均不可。
calls-swap-same-tile-only = 食替仅禁止打出与所鸣相同的牌。
calls-swap-allowed = 允许食替。
calls-last_discard-true = 最后一张弃牌也可以碰、吃。
calls-last_discard-false = 最后一张弃牌只能荣和，不可鸣牌。
calls-priority-pon-over-chii = 同时出声时碰、杠优先于吃，荣和优先于一切。

## riichi

riichi-stick = 立直棒为{ $n }点。
riichi-min_points-none = 持点为负也可立直。
riichi-min_points = { $n ->
    [0] 无论持点多少均可立直。
   *[other] 持点有{ $n }点即可立直。
}
riichi-furiten-true = 允许振听立直，只能自摸。
riichi-furiten-false = 不允许振听立直。
riichi-min_draws = { $n ->
    [0] 没有剩余摸牌机会时也可立直。
   *[other] 牌山剩{ $n }张以上时可以立直。
}
riichi-open-allowed-true = 有公开立直。
riichi-open-allowed-false = 没有公开立直。
riichi-open-stick = 公开立直的立直棒为{ $n }点。
riichi-open-deal_in-yakuman = 放铳给公开立直按役满支付。
riichi-open-deal_in-ordinary = 放铳给公开立直按通常支付。
riichi-open-exempt-riichi-after = 但其后立直的人放铳时按通常支付。
riichi-open-exempt-riichi = 但已立直的人放铳时按通常支付。
riichi-open-exempt-nobody = 已立直的人放铳也不例外。

## kan

kan-dora_timing-at-once = 无论暗杠、明杠，杠宝牌立即翻开。
kan-dora_timing-open-after-discard = 暗杠立即翻杠宝牌，明杠在打牌后翻开。
kan-dora_timing-after-discard = 杠宝牌在打牌后翻开。
kan-after_riichi-never = 立直后不可暗杠。
kan-after_riichi-same-waits = 立直后暗杠须不改变听牌。
kan-after_riichi-same-reading = 立直后暗杠须听牌与面子构成均不变。
kan-after_riichi-free = 立直后可自由暗杠，改变听牌亦可。
kan-held_after_riichi-true = 允许送杠。
kan-held_after_riichi-false = 不允许送杠，立直后只能用刚摸到的牌开杠。
kan-min_draws = { $n ->
    [0] 没有剩余牌时也可开杠。
    [1] 最后一张牌不可开杠。
    [2] 最后一张及其前一张牌不可开杠。
   *[other] 剩余牌不足{ $n }张时不可开杠。
}
kan-rob_closed-kokushi = 只有国士无双可以抢暗杠。
kan-rob_closed-never = 暗杠不可抢。
kan-robbed_dora-true = 抢杠时也翻杠宝牌。
kan-robbed_dora-false = 抢杠时不翻杠宝牌。
kan-added_is_discard-true = 加杠视同打出该牌。
kan-added_is_discard-false = 加杠不视为弃牌。
kan-four_by_one-win-only = 四杠子须和牌才成立。
kan-four_by_one-after-discard = 四杠子在第四杠后的打牌未被荣和时即成立，不需要雀头。

## draws

draws-dealer_stays-always = { $where }：流局时庄家未听牌也连庄。
draws-dealer_stays-tenpai = { $where }：流局时庄家听牌则连庄。
draws-dealer_stays-never = { $where }：流局即下庄。
draws-noten-pool-none = 没有未听罚符。
draws-noten-pool = 未听罚符全场合计{ $n }点。
draws-noten-each-none = 未听罚符不逐人支付。
draws-noten-each = 未听者向每位听牌者各付{ $n }点。
draws-tenpai-form = 形式听牌即可。
draws-tenpai-not-own-hand = 承认形式听牌，但所听之牌全在自己手中时不算听牌。
draws-reveal-from-dealer = 听牌由庄家开始依次亮牌。
draws-nagashi-value-none = 没有流局满贯。
draws-nagashi-value-mangan = 有流局满贯：弃牌全为幺九牌且未被他家鸣牌。
draws-nagashi-value-yakuman = 有流局役满：弃牌全为幺九牌且未被他家鸣牌。
draws-nagashi-paid_as-draw = 流局满贯代替未听罚符按自摸额支付，不含本场与供托，庄家去留看是否听牌。
draws-nagashi-paid_as-win = 流局满贯按通常和牌处理。
draws-nagashi-own_calls-true = 自己鸣过牌也成立。
draws-nagashi-own_calls-false = 自己鸣过牌则不成立。
draws-nagashi-several-all = 多人同时达成时分别支付。
draws-nagashi-several-first-in-turn = 多人同时达成时只付给头跳位的一人。
draws-abortive-nine_terminals-true = 九种九牌可宣告流局。
draws-abortive-nine_terminals-false = 没有九种九牌流局。
draws-abortive-four_winds-true = 第一巡全员打出同一风牌时流局（风连打）。
draws-abortive-four_winds-false = 没有风连打流局。
draws-abortive-all_riichi-true = 全员立直时流局。
draws-abortive-all_riichi-false = 全员立直后继续进行。
draws-abortive-triple_ron-true = 三家同时荣和时流局。
draws-abortive-triple_ron-false = 没有三家和流局。
draws-abortive-four_kans-true = 多人合计四杠后，其后的打牌未被荣和则流局。
draws-abortive-four_kans-false = 没有四杠流局。
draws-abortive-dealer-stays = { $where }：途中流局时连庄。
draws-abortive-dealer-passes = { $where }：途中流局时下庄。
draws-abortive-last_round-none = 末局途中流局同样处理。
draws-abortive-last_round-stays = 末局途中流局时不下庄，继续进行。
draws-abortive-last_round-passes = 末局途中流局同样下庄。
draws-abortive-honba-true = 途中流局加1本场。
draws-abortive-honba-false = 途中流局不加本场。

## furiten

furiten-tsumo-true = 振听时可以自摸。
furiten-tsumo-false = 振听时连自摸也不可和牌。
furiten-tenpai-true = 振听也算听牌。
furiten-tenpai-false = 振听不算听牌。
furiten-same_turn_tsumo-true = 放过和牌后，同巡仍可自摸。
furiten-same_turn_tsumo-false = 同巡内所听之牌已打出时，自摸也不可和牌。
furiten-kokushi_13-ordinary = 国士无双十三面听同样适用振听。
furiten-kokushi_13-by-kind = 国士无双十三面听可荣和自己未打过的任何一种。

## winning

winning-min_han = 和牌至少{ $n }番（不含宝牌）。
winning-several-first-in-turn = 多人同时荣和时采用头跳：只有放铳者之后最先轮到的人和牌。
winning-several-all = 允许多人同时荣和。
winning-dealer_stays-dealer-wins = 多人荣和时，庄家在内即连庄。
winning-dealer_stays-dealer-first = 多人荣和时，庄家处于头跳位才连庄。
winning-confirmed_by-nobody = 点数申报无需其余各家确认。
winning-confirmed_by-others = 点数须经其余各家确认后才生效。
winning-maneman-value-none = 没有模仿满贯。
winning-maneman-value-mangan = 有模仿满贯，按满贯支付：开局起无人鸣牌，依次模仿上家弃牌即成立。
winning-maneman-value-haneman = 有模仿满贯，按跳满支付：开局起无人鸣牌，依次模仿上家弃牌即成立。
winning-maneman-value-yakuman = 有模仿满贯，按役满支付：开局起无人鸣牌，依次模仿上家弃牌即成立。
winning-maneman-paid_as-tsumo = 模仿满贯按自摸由各家支付。
winning-maneman-discards = 模仿满贯须连续{ $n }张。
winning-fixed-required-true = 先付制：须有1番确定方可和牌。
winning-fixed-required-false = 允许后付、片和。
winning-fixed-closed_any-true = 门清时各张听牌的役不同亦可和牌。
winning-fixed-closed_any-false = 门清时各张听牌也须有同一役。
winning-fixed-luck = 以下役只加番，不能单独作为和牌条件：{ $list }。
winning-fixed-luck-none = 偶然役也可单独和牌。
winning-fixed-not_open = 副露手不认作确定役：{ $list }。另有确定役时照常加番。
winning-fixed-not_open-none = 副露手中任何役都可作为确定役。
winning-fixed-late_if_called_twice = 鸣两组以上即视为后付的役：{ $list }。
winning-fixed-late_if_called_twice-none = 没有因鸣两组而视为后付的役。
winning-fixed-completed_by_edge_or_closed = 副露手在边张、嵌张完成时承认的役：{ $list }。
winning-fixed-completed_by_edge_or_closed-none = 没有边张、嵌张的特例。

## yaku

yaku-on = 采用的役：{ $list }。
yaku-on-none = 除一般役外没有其他役。
yaku-off = 不采用的役：{ $list }。
yaku-off-none = 一般役全部采用。
yaku-han-item = { $name }为{ $value }。
yaku-define-item = 本店役{ $name }：{ $value }。

## fu

fu-fixed-none = 符按通常方式计算。
fu-fixed = 一律按{ $n }符计算。
fu-cap-none = 符没有上限。
fu-cap = 只用到{ $n }符，超过时改按升1番计算。
fu-cap_step-halve = 超出的符减半后进位到10符，并加1番。
fu-double_wind_pair-2 = 连风牌雀头为2符。
fu-double_wind_pair-4 = 连风牌雀头为4符。
fu-rinshan_tsumo-true = 岭上开花计自摸符。
fu-rinshan_tsumo-false = 岭上开花不计自摸符。
fu-pinfu_tsumo-20fu = 有平和自摸（20符）。
fu-pinfu_tsumo-not-yaku = 自摸时不计平和。
fu-seven_pairs-four_as_two_pairs-true = 七对子可以用四张相同的牌作两对。
fu-seven_pairs-four_as_two_pairs-false = 七对子不可用四张相同的牌。
fu-seven_pairs-below_mangan-25fu-2han = 七对子为25符2番。
fu-seven_pairs-below_mangan-50fu-1han = 七对子未满贯时按50符1番，满贯起按2番。

## value

value-kiriage-true = 有切上满贯（30符4番、60符3番）。
value-kiriage-false = 没有切上满贯。
value-haneman = 跳满从{ $n }番起。
value-baiman = 倍满从{ $n }番起。
value-sanbaiman = 三倍满从{ $n }番起。
value-kazoe-none = 没有累计役满，最高三倍满。
value-kazoe = 累计役满从{ $n }番起。
value-compound-true = 纯粹的复合役满按双倍、三倍役满计算。
value-compound-false = 役满复合仍按单倍计算。
value-double_yakuman-true = 四暗刻单骑、国士十三面听等为双倍役满。
value-double_yakuman-false = 四暗刻单骑、国士十三面听等也是单倍役满。

## payments

payments-unit = 支付一律向上进位到{ $n }点。
payments-tsumo_share-quarters = 自摸按四人比例支付，缺席一家的份额不收（自摸损）。
payments-tsumo_share-split = 自摸时缺席一家的份额由其余各家平分。
payments-tsumo_share-full = 自摸与荣和同为全额。
payments-full_tsumo = 闲家自摸（庄家／闲家支付）：{ $list }。
payments-full_tsumo-item = { $name }点为{ $first }／{ $second }
payments-full_tsumo-none = 自摸的分担没有固定表。
payments-tsumo_bonus = { $n ->
    [0] 自摸没有加算。
   *[other] 自摸时每家支付另加{ $n }点。
}
payments-honba-ron = { $n ->
    [0] 荣和不计本场。
   *[other] 荣和时每本场{ $n }点。
}
payments-honba-tsumo_each = { $n ->
    [0] 自摸不计本场。
   *[other] 自摸时每本场各家{ $n }点。
}
payments-sticks_to-first-in-turn = 多人荣和时供托归头跳位的人。
payments-honba_to-first-in-turn = 多人荣和时本场归头跳位的人。
payments-honba_to-every-winner = 多人荣和时向每位和牌者支付本场。
payments-collector-winner = 供托归和牌者。
payments-collector-riichi-winner = 供托只归立直后和牌的人；末局、加时及有人击飞时任何和牌者均可取得。
payments-beyond_stack-true = 支付不足的部分记为负分。
payments-beyond_stack-false = 超出持点的部分不再支付。

## liability

liability-yaku = 有包牌责任：{ $list }。
liability-yaku-none = 役满没有包牌责任。
liability-open_kan-true = 大明杠后岭上开花由被杠者包牌。
liability-open_kan-false = 大明杠后岭上开花没有包牌责任。
liability-further_kans-true = 连续开杠时责任仍在。
liability-further_kans-false = 连续开杠后责任解除。
liability-covers-yaku = 包牌只限该役满的部分。
liability-covers-hand = 包牌责任涵盖全部和牌点数。
liability-tsumo-all = 自摸时由责任者全额支付。
liability-ron-half = 由他人放铳时，放铳者与责任者各付一半。
liability-ron-discarder = 由他人放铳时，点数由放铳者全额支付。
liability-honba-discarder = 此时本场由放铳者支付。
liability-honba-liable = 此时本场由责任者支付。
liability-bonus-follows = 祝仪与点数同样分担。
liability-bonus-half = 由他人放铳时祝仪各付一半。
liability-bonus-none = 祝仪不适用包牌。

## bonus

bonus-unit = 祝仪单位为“{ $text }”。
bonus-chips-value = { $n ->
    [0] 没有筹码。
   *[other] 1枚筹码＝{ $n }{ $unit }。
}
bonus-chips-closed_only-true = 筹码只限门清和牌。
bonus-chips-closed_only-false = 副露和牌也有筹码。
bonus-chips-red = { $n ->
    [0] 赤牌没有筹码。
   *[other] 赤牌每张{ $n }枚筹码。
}
bonus-chips-ura = { $n ->
    [0] 里宝牌没有筹码。
   *[other] 里宝牌每张{ $n }枚筹码。
}
bonus-chips-ippatsu = { $n ->
    [0] 一发没有筹码。
   *[other] 一发{ $n }枚筹码。
}
bonus-chips-all_reds = { $n ->
    [0] 集齐赤牌没有额外祝仪。
   *[other] 集齐全部赤牌（全明星）改计{ $n }枚筹码。
}
bonus-chips-green_flower = { $n ->
    [0] 绿色花牌没有筹码。
   *[other] 绿色花牌{ $n }枚筹码。
}
bonus-yakuman-ron = { $n ->
    [0] 役满荣和没有祝仪。
   *[other] 役满荣和由放铳者付{ $n }{ $unit }。
}
bonus-yakuman-tsumo_each = { $n ->
    [0] 役满自摸没有祝仪。
   *[other] 役满自摸由各家各付{ $n }{ $unit }。
}
bonus-yakuman-with_sitter_out-none = 轮休者不参与役满祝仪。
bonus-yakuman-with_sitter_out = 有轮休者时，役满自摸由同桌者各付{ $first }{ $unit }，轮休者付{ $second }{ $unit }。
bonus-yakuman-kazoe_ron = { $n ->
    [0] 累计役满荣和没有祝仪。
   *[other] 累计役满荣和由放铳者付{ $n }{ $unit }。
}
bonus-yakuman-kazoe_tsumo_each = { $n ->
    [0] 累计役满自摸没有祝仪。
   *[other] 累计役满自摸由各家各付{ $n }{ $unit }。
}
bonus-yakuman-open_riichi-true = 放铳给公开立直也有役满祝仪。
bonus-yakuman-open_riichi-false = 放铳给公开立直没有役满祝仪。
bonus-yakuman-multiples-true = 双倍、三倍役满的祝仪为2倍、3倍。
bonus-yakuman-multiples-false = 双倍、三倍役满的祝仪与单倍相同。
bonus-yakuman-nagashi-true = 流局役满也有祝仪。
bonus-yakuman-nagashi-false = 流局役满没有祝仪。
bonus-all_flowers = { $n ->
    [0] 集齐花牌没有祝仪。
   *[other] 集齐全部花牌时，不论和牌与否，当场向同桌各收{ $n }{ $unit }。
}
bonus-all_flowers_void = 发现下列情形时花牌祝仪作废：{ $list }。
bonus-all_flowers_void-none = 花牌祝仪不会作废。

## end

end-last_dealer-win-ends = 末局庄家和牌即终局。
end-last_dealer-win-ends-if-top = 末局庄家和牌后为第一名即终局。
end-last_dealer-win-choice = 末局庄家和牌后可选择终局。
end-last_dealer-win-continues = 末局庄家和牌后不得终局，继续连庄。
end-last_dealer-tenpai-ends = 末局庄家听牌流局即终局。
end-last_dealer-tenpai-ends-if-top = 末局流局时庄家听牌且为第一名即终局。
end-last_dealer-tenpai-choice = 末局庄家听牌流局后可选择终局。
end-last_dealer-tenpai-continues = 末局庄家听牌流局后不得终局，继续连庄。
end-last_dealer-stays-ends = 末局庄家未听牌而连庄时也终局。
end-last_dealer-stays-ends-if-top = 末局庄家未听牌而连庄时，为第一名即终局。
end-last_dealer-stays-choice = 末局庄家未听牌而连庄时可选择终局。
end-last_dealer-stays-continues = 末局庄家未听牌而连庄时继续进行。
end-last_dealer-needs = { $n ->
    [0] 终局没有点数要求。
   *[other] 庄家终局须有{ $n }点以上。
}
end-sticks_left-top = 终局时剩余供托归第一名。
end-sticks_left-nobody = 终局时剩余供托不归任何人。
end-sticks_left_dealer_noten-none = 因末局庄家未听牌而终局时，供托处理相同。
end-sticks_left_dealer_noten-top = 因末局庄家未听牌而终局时，供托归第一名。
end-sticks_left_dealer_noten-nobody = 因末局庄家未听牌而终局时，供托留在场上，直接结算。

## bust

bust-at-zero = 持点变为0点即击飞，终局。
bust-at-below-zero = 持点低于0点即击飞，终局；正好0点继续。
bust-at-never = 没有击飞。
bust-riichi_to_zero-plays-on = 因支付立直棒变为0点时，本局继续。
bust-all_tenpai_at_zero-true = 流局时全员听牌、0点者无收入则视为击飞。
bust-all_tenpai_at_zero-false = 全员听牌流局时，0点也继续。
bust-below_zero_counts-true = 0点以下的部分也计入结算。
bust-below_zero_counts-false = 不计箱下。
bust-prize = { $n ->
    [0] 没有击飞奖。
   *[other] 击飞奖为{ $n }{ $unit }。
}
bust-prize_to-winner = 击飞奖归击飞者；多人时归头跳位的人。
bust-prize_to-emptier = 击飞奖归使其点棒付尽的那位和牌者。
bust-prize_to-pot = 击飞奖计入第一名所得。
bust-draw_prize_to-first-in-turn = 因未听罚符击飞时，击飞奖归听牌者中处于头跳位的人。
bust-draw_prize_to-opposite = 因未听罚符击飞时，击飞奖归其对家。
bust-draw_prize_to-pot = 因未听罚符击飞时，击飞奖计入第一名所得。

## settlement

settlement-start = { $n }点起。
settlement-target = { $n }点返还。
settlement-rate = { $text }{ $unit }／1,000点（{ $n }点＝1{ $unit }）。
settlement-price-none = 没有标示单价。
settlement-price = 单价：{ $text }。
settlement-uma = 顺位马（自第1名起）：{ $list }（{ $unit }）。
settlement-uma-none = 没有顺位马。
settlement-uma_with_sitter_out-none = 多一人轮换时，最末名与前一名同马。
settlement-uma_with_sitter_out = 多一人轮换时的顺位马（自第1名起）：{ $list }（{ $unit }）。
settlement-uma_by_floaters = 顺位马按浮者人数：{ $list }。
settlement-uma_by_floaters-item = { $name ->
    [0] 无人浮
   *[other] { $name }人浮
}为{ $value }
settlement-uma_by_floaters-none = 顺位马不随浮者人数变化。
settlement-floats_from-none = 达到返还点即为浮。
settlement-floats_from = { $n }点以上为浮。
settlement-half_and_half-base = 半半结算：第一名以外的人支付与{ $n }点的差额。
settlement-half_and_half-receives_from = 非第一名而有{ $n }点以上者不付马，收取其差额。
settlement-oka-top = 头名赏归第一名。
settlement-rounding-none = 零头不作舍入。
settlement-rounding-half-up = 100点单位四舍五入。
settlement-rounding-five-down-six-up = 100点单位五舍六入。
settlement-rounding-up = 100点单位向上进位。
settlement-rounding-down = 100点单位舍去。
settlement-tie-earlier-seat = 同分时上家（靠近起家者）名次在前。
settlement-tie-shared-top = 同分第一时平分。
settlement-tie-shared = 同分时平分。
settlement-share_step = { $n ->
    [0] 平分以0.1{ $unit }为单位，余数归上家。
   *[other] 平分以{ $n }{ $unit }为单位，余数归上家。
}
settlement-fee_from-each-participant = 场费由每位参与者各自支付。
settlement-fee = { $n ->
    [0] 场费不在此列。
   *[other] 场费每人{ $n }{ $unit }。
}

## penalties

penalties-chombo-pays-mangan = 错和按满贯支付。
penalties-chombo-pays-haneman = 错和按跳满支付。
penalties-chombo-pays-each = 错和向其他各家支付定额。
penalties-chombo-tsumo_bonus-true = 错和金额包含自摸加算。
penalties-chombo-tsumo_bonus-false = 错和金额不含自摸加算。
penalties-chombo-each = 错和向各家各付{ $n }点。
penalties-chombo-dealer-passes = 庄家错和时下庄。
penalties-chombo-dealer-replays = 庄家错和时该局重打。
penalties-chombo-last_round-as-ever = 末局错和同样处理。
penalties-chombo-last_round-replays = 末局庄家错和也不下庄，该局重打。
penalties-chombo-last_round-replays-if-top = 末局错和者支付后仍为第一名时，该局重打。
penalties-chombo-honba-true = 错和加本场。
penalties-chombo-honba-false = 错和不加本场。
penalties-chombo-sticks_back-true = 该局的立直棒退回。
penalties-chombo-sticks_back-false = 该局的立直棒不退回。
penalties-fine = 罚符为{ $n }点。
penalties-fine_to-pot = 罚符作为供托，归下一位和牌者。
penalties-discard_stands-true = 支付罚符取消副露后，打出的牌不能更改。
penalties-discard_stands-false = 支付罚符取消副露时，打出的牌可以更改。
penalties-rulings-nothing = { $what }：不处罚。
penalties-rulings-fine = { $what }：支付罚符。
penalties-rulings-dead-hand = { $what }：放弃和牌（流局时算未听牌）。
penalties-rulings-dead-hand-chombo-at-draw = { $what }：放弃和牌，流局时按错和处理。
penalties-rulings-chombo-at-draw = { $what }：流局时按错和处理。
penalties-rulings-chombo = { $what }：当场按错和处理。
penalties-rulings-no-ron-on-kind = { $what }：不可荣和该牌（自摸可以）。
penalties-rulings-no-win-on-suit = { $what }：该局不可和同花色的牌。
penalties-rulings-no-tsumo = { $what }：该次自摸不可和牌。
penalties-rulings-counts-as-discard = { $what }：视为已打出。
penalties-in_riichi-nothing = 立直中{ $what }：不处罚。
penalties-in_riichi-fine = 立直中{ $what }：支付罚符。
penalties-in_riichi-dead-hand = 立直中{ $what }：放弃和牌（流局时算未听牌）。
penalties-in_riichi-dead-hand-chombo-at-draw = 立直中{ $what }：放弃和牌，流局时按错和处理。
penalties-in_riichi-chombo-at-draw = 立直中{ $what }：流局时按错和处理。
penalties-in_riichi-chombo = 立直中{ $what }：当场按错和处理。
penalties-in_riichi-no-ron-on-kind = 立直中{ $what }：不可荣和该牌（自摸可以）。
penalties-in_riichi-no-win-on-suit = 立直中{ $what }：该局不可和同花色的牌。
penalties-in_riichi-no-tsumo = 立直中{ $what }：该次自摸不可和牌。
penalties-in_riichi-counts-as-discard = 立直中{ $what }：视为已打出。


## Clauses of conduct

manners-dm-01 = 请轻声打牌。
manners-dm-02 = 请勿吹口哨或哼歌。
manners-dm-03 = 请勿批评他人的和牌。
manners-dm-04 = 请勿议论、猜测他人的手牌和听牌。
manners-dm-05 = 碰、吃、杠、立直、自摸、荣和必须出声；立直不得晚于打牌。
manners-dm-06 = 碰与吃先出声者优先，同时则碰优先。
manners-dm-07 = 请勿谈论和牌所需的牌，或出言误导。
manners-dm-08 = 不可荣和因犹豫作势或亮牌而引出的牌。
manners-dm-09 = 点棒与结算请放在对方面前。
manners-dm-10 = 禁止先摸、先打。
manners-dm-11 = 手触到自己的摸牌后，不得再对前一张弃牌鸣牌或荣和；他家鸣了上家弃牌的情况除外。
manners-dm-12 = 请保持端正的坐姿。
manners-dm-13 = 禁止辱骂、威胁他人。
manners-dm-14 = 客人之间不得私自加注或更改规则。
manners-dm-15 = 请避免长时间思考，必要时店员会提醒。
manners-dm-16 = 打最后一个半庄前，请先告知店员。
manners-dm-17 = 如有不当行为，可能会请您中途离店。
manners-pm-01 = 禁止先摸；触牌后不可碰、杠、荣和。
manners-pm-02 = 请勿用力拍牌；立直后用牌敲桌框可能被视为误自摸。
manners-pm-03 = 发声请准确清楚。
manners-pm-04 = 请勿谈论手牌或出言误导。
manners-pm-05 = 点棒与卡片请礼貌交接。
manners-pm-06 = 请勿大声喧哗、唱歌或吹口哨。
manners-pm-07 = 请勿立膝或支肘。
manners-pm-08 = 越过自己牌列并被看到的牌视为已打出，不得更换。
manners-pm-09 = 摸牌碰到牌列边缘或混入手牌时，不承认自摸和牌。
manners-pm-10 = 请勿做出有违常理公平的行为。
manners-ds-86 = 未尽事宜或难以判断时，由本店裁定。
manners-ey-07 = 抓牌定座，抽到东者为起家，庄家按逆时针轮换。
manners-ey-14 = 吃、碰、杠、荣和、自摸、立直须先出声再动作。
manners-ey-15 = 碰、杠优先于吃，荣和优先于一切；出声过迟则不再优先。
manners-ey-16 = 点数由和牌者申报，其余三家确认。
manners-ey-31 = 开杠前须亮出全部四张牌。
manners-ey-60 = 三人打的规则不在现有资料之中，此处未载。
manners-pt-27 = 店员打牌不受限制；其他疑问请向店员咨询。

## Headings

heading-basics = 基本规则
heading-settlement = 单价与结算
heading-points = 点数计算
heading-chips = 筹码与祝仪
heading-draws = 流局
heading-riichi = 立直
heading-yaku = 役与役满
heading-end = 终局
heading-bust = 击飞
heading-penalties = 错和与罚则
heading-pinfu = 七对子与平和
heading-kan = 杠
heading-local = 本店规则
heading-other = 其他
heading-manners = 礼仪

## Words

open-tanyao-true = 允许副露断幺九（食断）。
open-tanyao-false = 不允许副露断幺九（食断）。
winds = { $first }{ $second }
wind-E = 东
wind-S = 南
wind-W = 西
wind-N = 北
list = { $first }、{ $second }
sentences = { $first }{ $second }
round-E = 东场
round-S = 南场
round-W = 西场
round-N = 北场
han = { $n }番
han-yakuman = 役满
han-double-yakuman = 双倍役满
han-closed-open = 门清{ $closed }番、副露{ $open }番
han-closed-only = 仅限门清{ $n }番
tile-m = { $n }万
tile-p = { $n }筒
tile-s = { $n }索
tile-red-m = 赤5万
tile-red-p = 赤5筒
tile-red-s = 赤5索
tile-honor = { $n ->
    [1] 东
    [2] 南
    [3] 西
    [4] 北
    [5] 白
    [6] 发
   *[7] 中
}
tile-flower = 花牌{ $n }

## The page

ui-subtitle = 规则、点数表、结算
ui-rules = 规则
ui-contents = 目录
ui-skip = 跳到正文
ui-languages = 语言
ui-houses = 规则一览
ui-other-pages = 相关页面
ui-usual = 与一般规则相同：
ui-legend = 标有“◆”的是与通行规则不同之处。
ui-unstated = 店方未说明，按下述处理
ui-unstated-short = 未说明
ui-unstated-note = 标有“{ $mark }”的是店方未说明的项目，所写为实际采用的处理。
ui-digest = 规则标识：{ $digest }
ui-generated = 本页由规则文件 { $id } 生成。
ui-players = { $n }人麻将

## The score chart

chart-title = 点数速查表
chart-dealer = 庄家
chart-other = 闲家
chart-ron = 荣和
chart-tsumo = 自摸
chart-caption = { $who }{ $how }
chart-fu-column = 符
chart-fu = { $n }符
chart-pairs = 七对子
chart-all = { $n }all
chart-limits = 满贯以上
chart-limit = 区分
chart-limit-mangan = 满贯
chart-limit-haneman = 跳满
chart-limit-baiman = 倍满
chart-limit-sanbaiman = 三倍满
chart-limit-yakuman = 役满
chart-notes = 备注
chart-note-all = “{ $n }all”表示其余{ $payers }人各付{ $n }点。
chart-note-split = “{ $first }/{ $second }”表示庄家付{ $first }点、闲家付{ $second }点。
chart-note-pairs-ron = 七对子的1番仅限荣和。

## Settlement

settle-title = 结算
settle-formulas = 计算公式
settle-rank = 第{ $n }名
settle-top = 第一名
settle-takes-all = 收取其余各家付出的全部积分
settle-points = 持点
settle-held = { $n }点以上
settle-below = 不足{ $n }点
settle-bust = 击飞
settle-gets = 获得
settle-pays = 支付
settle-example = 计算示例
settle-table = 各持点对应的{ $unit }
settle-chart = 各名次持点与{ $unit }的关系图
settle-axis-points = 持点
settle-prize-note = 击飞时另付{ $n }{ $unit }。
settle-top-note = 第一名所得由其余各家合计决定。

## The yaku list

yaku-title = 役一览
yaku-name = 役
yaku-closed = 门清
yaku-open = 副露
yaku-example = 示例
yaku-local = 本店役
yaku-yakuman = 役满
yaku-by-tsumo = 自摸
yaku-hand-label = { $hand }，和{ $win }
yaku-hand-label-melds = { $hand }，副露{ $melds }，和{ $win }
about-riichi = 门清听牌后宣告立直。
about-double-riichi = 第一巡打牌时立直。
about-open-riichi = 亮牌立直。
about-double-open-riichi = 第一巡亮牌立直。
about-ippatsu = 立直后一巡内、无人鸣牌时和牌。
about-tsumo = 门清自摸。
about-haitei = 以最后一张摸牌和牌。
about-houtei = 荣和最后一张弃牌。
about-rinshan = 以杠后的补牌自摸。
about-chankan = 荣和他家加杠的牌。
about-kan-furi = 荣和开杠后立即打出的牌。
about-tenhou = 庄家起手即和牌。
about-chiihou = 闲家在无人鸣牌的第一巡自摸。
about-renhou = 闲家在首次摸牌前、无人鸣牌时荣和。
about-nagashi = 至流局只打幺九牌且未被鸣牌。
about-mane-man = 无人鸣牌，依次模仿上家弃牌。
about-ishi-no-ue-nimo-sannen = 双立直并以最后一张摸牌和牌。
about-iipin-moyue = 以最后一张摸牌1筒和牌。
about-chuupin-raoyui = 荣和最后一张弃牌9筒。
about-uupin-kaihou = 以杠后补牌5筒和牌。

## Comparison

compare-title = 规则比较
compare-item = 项目
compare-all-keys = 全部项目
compare-differences = 仅列不同之处
compare-same = 没有不同。
against-title = 致熟悉{ $other }的客人
against-intro = 仅列不同之处，影响大的在前。
against-there = 在{ $other }：
index-title = 各店规则
index-comparisons = 比较
settle-uma = 顺位马
settle-prize = 击飞奖
settle-deficit = 负分点数
settle-label = { $rank } { $uma }
chart-limit-han = { $name }（{ $han }）
chart-han-to = { $last }番以下
chart-han-from = { $first }番以上
chart-han-between = { $first }～{ $last }番

# 无法制作时
no-such-ending = { $file }：规则表的文件名以 .html、.md 或 .pdf 结尾
pdf-unavailable = 生成 PDF 需要 WeasyPrint：pip install 'ariari[pdf]'（还需要 Pango 库，见 WeasyPrint 的安装说明）：{ $why }
