// The rules as the kernel reads them: the same sections and words as the ruleset file. It knows no house.
//
// Only what the kernel needs is here; settlement, penalties' wording and sheets stay in Python. Each section
// lists its fields once in `fields`, and bind/rules.cpp fills them from the ruleset's nested dictionary by
// those names. Enumerations are spelled in the file as in `words`, in the order of their values.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shape.hpp"
#include "tile.hpp"
#include "win.hpp"
#include "yaku.hpp"

namespace ariari {

template <class E>
struct Words;  // specialised below: the spelling of each enumerator

#define ARIARI_WORDS(E, ...)                                     \
    template <>                                                  \
    struct Words<E> {                                            \
        static constexpr std::string_view all[] = {__VA_ARGS__}; \
    }

enum class SitterOut : std::uint8_t { dealer_before };
ARIARI_WORDS(SitterOut, "dealer-before");
enum class Extra : std::uint8_t { none, next_wind, return_east };
ARIARI_WORDS(Extra, "none", "next-wind", "return-east");
enum class ExtraEnds : std::uint8_t { target_reached, never_early };
ARIARI_WORDS(ExtraEnds, "target-reached", "never-early");
enum class FlowerIndicator : std::uint8_t { every_flower, nothing };
ARIARI_WORDS(FlowerIndicator, "every-flower", "nothing");
enum class NorthValue : std::uint8_t { wind, everyone, nobody };
ARIARI_WORDS(NorthValue, "wind", "everyone", "nobody");
enum class LeftOver : std::uint8_t { fourteen, indicators_only };
ARIARI_WORDS(LeftOver, "fourteen", "indicators-only");
enum class Swap : std::uint8_t { forbidden, same_tile_only, allowed };
ARIARI_WORDS(Swap, "forbidden", "same-tile-only", "allowed");
enum class OpenDealIn : std::uint8_t { yakuman, ordinary };
ARIARI_WORDS(OpenDealIn, "yakuman", "ordinary");
enum class OpenExempt : std::uint8_t { riichi_after, riichi, nobody };
ARIARI_WORDS(OpenExempt, "riichi-after", "riichi", "nobody");
enum class DoraTiming : std::uint8_t { at_once, open_after_discard, after_discard };
ARIARI_WORDS(DoraTiming, "at-once", "open-after-discard", "after-discard");
enum class KanAfterRiichi : std::uint8_t { never, same_waits, same_reading, free };
ARIARI_WORDS(KanAfterRiichi, "never", "same-waits", "same-reading", "free");
enum class RobClosed : std::uint8_t { kokushi, never };
ARIARI_WORDS(RobClosed, "kokushi", "never");
enum class Stays : std::uint8_t { always, tenpai, never };
ARIARI_WORDS(Stays, "always", "tenpai", "never");
enum class AbortStays : std::uint8_t { stays, passes };
ARIARI_WORDS(AbortStays, "stays", "passes");
enum class TenpaiMeans : std::uint8_t { form, not_own_hand };
ARIARI_WORDS(TenpaiMeans, "form", "not-own-hand");
enum class NagashiValue : std::uint8_t { none, mangan, yakuman };
ARIARI_WORDS(NagashiValue, "none", "mangan", "yakuman");
enum class NagashiSeveral : std::uint8_t { all, first_in_turn };
ARIARI_WORDS(NagashiSeveral, "all", "first-in-turn");
enum class FourByOne : std::uint8_t { win_only, after_discard };
ARIARI_WORDS(FourByOne, "win-only", "after-discard");
enum class ManemanValue : std::uint8_t { none, mangan, haneman, yakuman };
ARIARI_WORDS(ManemanValue, "none", "mangan", "haneman", "yakuman");
enum class Tie : std::uint8_t { earlier_seat, shared_top, shared };
ARIARI_WORDS(Tie, "earlier-seat", "shared-top", "shared");
enum class Ruling : std::uint8_t {
    nothing,
    fine,
    dead_hand,
    dead_hand_chombo_at_draw,
    chombo_at_draw,
    chombo,
    no_ron_on_kind,
    no_win_on_suit,
    no_tsumo,
    counts_as_discard,
};
ARIARI_WORDS(Ruling, "nothing", "fine", "dead-hand", "dead-hand-chombo-at-draw", "chombo-at-draw", "chombo",
             "no-ron-on-kind", "no-win-on-suit", "no-tsumo", "counts-as-discard");
constexpr int ruling_count = static_cast<int>(Ruling::counts_as_discard) + 1;
// In the order of the ruleset's penalties (rules/sections/penalties.py).
enum class Infraction : std::uint8_t {
    false_ron_voice,
    false_ron_shown,
    furiten_ron,
    noten_riichi,
    too_many_tiles,
    too_few_tiles,
    wrong_meld_before_discard,
    wrong_meld_after_discard,
    swap_call_before_discard,
    swap_call_after_discard,
    empty_call,
    shown_tile,
    hesitation,
    drawn_ahead,
    taken_back_pon,
    put_forward,
    touched_row,
    illegal_kan_after_riichi,
    dead_hand_acted,
    peeking,
    peeking_maliciously,
    showing_others_tiles,
    wrecked_game,
    malice,
};
ARIARI_WORDS(Infraction, "false-ron-voice", "false-ron-shown", "furiten-ron", "noten-riichi",
             "too-many-tiles", "too-few-tiles", "wrong-meld-before-discard", "wrong-meld-after-discard",
             "swap-call-before-discard", "swap-call-after-discard", "empty-call", "shown-tile", "hesitation",
             "drawn-ahead", "taken-back-pon", "put-forward", "touched-row", "illegal-kan-after-riichi",
             "dead-hand-acted", "peeking", "peeking-maliciously", "showing-others-tiles", "wrecked-game",
             "malice");
constexpr int infraction_count = static_cast<int>(Infraction::malice) + 1;
enum class ChomboPays : std::uint8_t { mangan, haneman, each };
ARIARI_WORDS(ChomboPays, "mangan", "haneman", "each");
enum class ChomboDealer : std::uint8_t { passes, replays };
ARIARI_WORDS(ChomboDealer, "passes", "replays");
enum class ChomboLast : std::uint8_t { as_ever, replays, replays_if_top };
ARIARI_WORDS(ChomboLast, "as-ever", "replays", "replays-if-top");
enum class NagashiPaid : std::uint8_t { draw, win };
ARIARI_WORDS(NagashiPaid, "draw", "win");
enum class Kokushi13 : std::uint8_t { ordinary, by_kind };
ARIARI_WORDS(Kokushi13, "ordinary", "by-kind");
enum class Several : std::uint8_t { first_in_turn, all };
ARIARI_WORDS(Several, "first-in-turn", "all");
enum class DealerStaysWin : std::uint8_t { dealer_wins, dealer_first };
ARIARI_WORDS(DealerStaysWin, "dealer-wins", "dealer-first");
enum class PinfuTsumo : std::uint8_t { twenty_fu, not_yaku };
ARIARI_WORDS(PinfuTsumo, "20fu", "not-yaku");
enum class SevenPairsBelow : std::uint8_t { fu25_han2, fu50_han1 };
ARIARI_WORDS(SevenPairsBelow, "25fu-2han", "50fu-1han");
enum class TsumoShare : std::uint8_t { quarters, split, full };
ARIARI_WORDS(TsumoShare, "quarters", "split", "full");
enum class HonbaTo : std::uint8_t { first_in_turn, every_winner };
ARIARI_WORDS(HonbaTo, "first-in-turn", "every-winner");
enum class Collector : std::uint8_t { winner, riichi_winner };
ARIARI_WORDS(Collector, "winner", "riichi-winner");
enum class LiabilityCovers : std::uint8_t { yaku, hand };
ARIARI_WORDS(LiabilityCovers, "yaku", "hand");
enum class LiabilityRon : std::uint8_t { half, discarder };
ARIARI_WORDS(LiabilityRon, "half", "discarder");
ARIARI_WORDS(LiableFor, "any", "daisangen", "daisuushii", "suukantsu");
enum class LiabilityHonba : std::uint8_t { discarder, liable };
ARIARI_WORDS(LiabilityHonba, "discarder", "liable");
enum class LiabilityBonus : std::uint8_t { follows, half, none };
ARIARI_WORDS(LiabilityBonus, "follows", "half", "none");
enum class LastDealerEnds : std::uint8_t { ends, ends_if_top, choice, continues };
ARIARI_WORDS(LastDealerEnds, "ends", "ends-if-top", "choice", "continues");
enum class SticksLeft : std::uint8_t { top, nobody };
ARIARI_WORDS(SticksLeft, "top", "nobody");
enum class BustAt : std::uint8_t { zero, below_zero, never };
ARIARI_WORDS(BustAt, "zero", "below-zero", "never");

// One value for each round wind E S W N.
template <class T>
using ByWind = std::array<T, 4>;

constexpr int max_tiles = 140;  // 136 and four flowers

// Every tile of the house's set, in order of kinds.
struct TileSet {
    std::array<Tile, max_tiles> tiles{};
    int count = 0;
};

struct Rules {
    struct Seats {
        int players = 4;
        template <class F>
        void fields(F&& f) {
            f("players", players);
        }
    } seats;

    struct Length {
        std::vector<int> winds;  // 0 E … 3 N
        Extra extra{};
        ExtraEnds extra_ends{};
        std::optional<int> extra_rounds;
        int target = 0;
        std::optional<int> mercy;
        template <class F>
        void fields(F&& f) {
            f("winds", winds), f("extra", extra), f("extra_ends", extra_ends),
                f("extra_rounds", extra_rounds);
            f("target", target), f("mercy", mercy);
        }
    } length;

    // Computed by the binding from the section `tiles`.
    struct Tiles {
        KindSet kinds = all_kinds;  // what is in the set
        std::array<int, 3> red{};   // how many fives of m p s are red
        int red_dora = 1;
        std::uint8_t flowers = 0;  // bit i: flower i+1 is in the set
        int green_flower = -1;     // 0–3, or -1
        int flower_dora = 1;
        FlowerIndicator flower_as_indicator{};
        bool flower_breaks_first_turn = false;
        bool flower_breaks_ippatsu = false;
        bool flower_rinshan = false;
        bool nuki = false;
        int nuki_dora = 1;
        bool nuki_can_be_robbed = true;
        bool nuki_robbed_is_chankan = false;
        bool nuki_rinshan = true;
        bool nuki_breaks_first_turn = true;
        bool nuki_breaks_ippatsu = true;
        NorthValue north_value{};
        TileSet all;
    } tiles;

    struct Wall {
        LeftOver left_over{};
        bool dora = true, ura = true, kan_dora = true, kan_ura = true;
        template <class F>
        void fields(F&& f) {
            f("left_over", left_over), f("dora", dora), f("ura", ura), f("kan_dora", kan_dora),
                f("kan_ura", kan_ura);
        }
    } wall;

    struct Calls {
        bool chii = true;
        Swap swap{};
        bool last_discard = false;
        template <class F>
        void fields(F&& f) {
            f("chii", chii), f("swap", swap), f("last_discard", last_discard);
        }
    } calls;

    struct OpenRiichi {
        bool allowed = false;
        int stick = 2000;
        OpenDealIn deal_in{};
        OpenExempt exempt{};
        template <class F>
        void fields(F&& f) {
            f("allowed", allowed), f("stick", stick), f("deal_in", deal_in), f("exempt", exempt);
        }
    };

    struct Riichi {
        int stick = 1000;
        std::optional<int> min_points = 1000;
        bool furiten = true;
        int min_draws = 0;
        OpenRiichi open;
        template <class F>
        void fields(F&& f) {
            f("stick", stick), f("min_points", min_points), f("furiten", furiten), f("min_draws", min_draws);
            f("open", open);
        }
    } riichi;

    struct Kan {
        DoraTiming dora_timing{};
        KanAfterRiichi after_riichi{};
        bool held_after_riichi = false;
        int min_draws = 1;
        RobClosed rob_closed{};
        bool robbed_dora = false;
        bool added_is_discard = false;
        FourByOne four_by_one{};
        template <class F>
        void fields(F&& f) {
            f("dora_timing", dora_timing), f("after_riichi", after_riichi),
                f("held_after_riichi", held_after_riichi);
            f("min_draws", min_draws), f("rob_closed", rob_closed), f("robbed_dora", robbed_dora);
            f("added_is_discard", added_is_discard), f("four_by_one", four_by_one);
        }
    } kan;

    struct Noten {
        std::optional<int> pool, each;
        template <class F>
        void fields(F&& f) {
            f("pool", pool), f("each", each);
        }
    };

    struct Nagashi {
        NagashiValue value{};
        NagashiPaid paid_as{};
        bool own_calls = true;
        NagashiSeveral several{};
        template <class F>
        void fields(F&& f) {
            f("value", value), f("paid_as", paid_as), f("own_calls", own_calls), f("several", several);
        }
    };

    struct Abortive {
        bool nine_terminals = true, four_winds = true, all_riichi = true, triple_ron = false,
             four_kans = true;
        ByWind<AbortStays> dealer{};
        std::optional<AbortStays> last_round;
        bool honba = true;
        template <class F>
        void fields(F&& f) {
            f("nine_terminals", nine_terminals), f("four_winds", four_winds), f("all_riichi", all_riichi);
            f("triple_ron", triple_ron), f("four_kans", four_kans), f("dealer", dealer),
                f("last_round", last_round);
            f("honba", honba);
        }
    };

    struct Draws {
        ByWind<Stays> dealer_stays{};
        Noten noten;
        TenpaiMeans tenpai{};
        Nagashi nagashi;
        Abortive abortive;
        template <class F>
        void fields(F&& f) {
            f("dealer_stays", dealer_stays), f("noten", noten), f("tenpai", tenpai), f("nagashi", nagashi);
            f("abortive", abortive);
        }
    } draws;

    struct Furiten {
        bool tsumo = true, tenpai = true, same_turn_tsumo = true;
        Kokushi13 kokushi_13{};
        template <class F>
        void fields(F&& f) {
            f("tsumo", tsumo), f("tenpai", tenpai), f("same_turn_tsumo", same_turn_tsumo),
                f("kokushi_13", kokushi_13);
        }
    } furiten;

    // The lists of yaku are sets of indices into `yaku`.
    struct FixedYaku {
        bool required = false;
        bool closed_any = true;
        YakuMask luck, not_open, late_if_called_twice, completed_by_edge_or_closed;
        YakuSet ordinary;  // the yaku that are played, no yakuman among them ever holding; made with the set
                           // itself
        template <class F>
        void fields(F&& f) {
            f("required", required), f("closed_any", closed_any), f("luck", luck), f("not_open", not_open);
            f("late_if_called_twice", late_if_called_twice);
            f("completed_by_edge_or_closed", completed_by_edge_or_closed);
        }
    };

    struct Maneman {
        ManemanValue value{};
        int discards = 7;
        template <class F>
        void fields(F&& f) {
            f("value", value), f("discards", discards);
        }
    };

    struct Winning {
        int min_han = 1;
        Several several{};
        DealerStaysWin dealer_stays{};
        Maneman maneman;
        FixedYaku fixed;
        template <class F>
        void fields(F&& f) {
            f("min_han", min_han), f("several", several), f("dealer_stays", dealer_stays),
                f("maneman", maneman);
            f("fixed", fixed);
        }
    } winning;

    YakuSet yaku;  // the yaku that are played, compiled

    struct SevenPairs {
        bool four_as_two_pairs = false;
        SevenPairsBelow below_mangan{};
        int yaku = -1;  // the index of chiitoitsu
        template <class F>
        void fields(F&& f) {
            f("four_as_two_pairs", four_as_two_pairs), f("below_mangan", below_mangan);
        }
    };

    struct Fu {
        std::optional<int> fixed, cap;
        int double_wind_pair = 4;
        bool rinshan_tsumo = true;
        PinfuTsumo pinfu_tsumo{};
        SevenPairs seven_pairs;
        template <class F>
        void fields(F&& f) {
            f("fixed", fixed), f("cap", cap), f("double_wind_pair", double_wind_pair),
                f("rinshan_tsumo", rinshan_tsumo);
            f("pinfu_tsumo", pinfu_tsumo), f("seven_pairs", seven_pairs);
        }
    } fu;

    struct Value {
        bool kiriage = false;
        int haneman = 6, baiman = 8, sanbaiman = 11;
        std::optional<int> kazoe;
        bool compound = true, double_yakuman = false;
        template <class F>
        void fields(F&& f) {
            f("kiriage", kiriage), f("haneman", haneman), f("baiman", baiman), f("sanbaiman", sanbaiman);
            f("kazoe", kazoe), f("compound", compound), f("double_yakuman", double_yakuman);
        }
    } value;

    struct Honba {
        int ron = 300, tsumo_each = 100;
        template <class F>
        void fields(F&& f) {
            f("ron", ron), f("tsumo_each", tsumo_each);
        }
    };

    // One row of the table of tsumo payments that total a ron: payments.full_tsumo.
    struct FullTsumo {
        int ron, dealer, other;
    };

    struct Payments {
        int unit = 100;
        TsumoShare tsumo_share{};
        std::vector<FullTsumo> full_tsumo;
        int tsumo_bonus = 0;
        Honba honba;
        HonbaTo honba_to{};
        Collector collector{};
        bool beyond_stack = true;
        template <class F>
        void fields(F&& f) {
            f("unit", unit), f("tsumo_share", tsumo_share), f("full_tsumo", full_tsumo),
                f("tsumo_bonus", tsumo_bonus);
            f("honba", honba), f("honba_to", honba_to), f("collector", collector),
                f("beyond_stack", beyond_stack);
        }
    } payments;

    struct Liability {
        YakuMask yaku;
        bool open_kan = false;
        bool further_kans = true;
        LiabilityCovers covers{};
        LiabilityRon ron{};
        LiabilityHonba honba{};
        LiabilityBonus bonus{};
        template <class F>
        void fields(F&& f) {
            f("yaku", yaku), f("open_kan", open_kan), f("further_kans", further_kans), f("covers", covers);
            f("ron", ron), f("honba", honba), f("bonus", bonus);
        }
    } liability;

    struct Chips {
        int value = 0;
        bool closed_only = true;
        int red = 0, ura = 0, ippatsu = 0, all_reds = 0, green_flower = 0;
        template <class F>
        void fields(F&& f) {
            f("value", value), f("closed_only", closed_only), f("red", red), f("ura", ura),
                f("ippatsu", ippatsu);
            f("all_reds", all_reds), f("green_flower", green_flower);
        }
    };

    struct YakumanBonus {
        int ron = 0, tsumo_each = 0;
        std::optional<std::array<int, 2>> with_sitter_out;  // each at the table, the sitter-out
        int kazoe_ron = 0, kazoe_tsumo_each = 0;
        bool open_riichi = false, multiples = false, nagashi = true;
        template <class F>
        void fields(F&& f) {
            f("ron", ron), f("tsumo_each", tsumo_each), f("with_sitter_out", with_sitter_out);
            f("kazoe_ron", kazoe_ron), f("kazoe_tsumo_each", kazoe_tsumo_each), f("open_riichi", open_riichi);
            f("multiples", multiples), f("nagashi", nagashi);
        }
    };

    struct Bonus {
        Chips chips;
        YakumanBonus yakuman;
        int all_flowers = 0;
        template <class F>
        void fields(F&& f) {
            f("chips", chips), f("yakuman", yakuman), f("all_flowers", all_flowers);
        }
    } bonus;

    struct LastDealer {
        LastDealerEnds win{}, tenpai{}, stays{};
        int needs = 0;
        template <class F>
        void fields(F&& f) {
            f("win", win), f("tenpai", tenpai), f("stays", stays), f("needs", needs);
        }
    };

    struct End {
        LastDealer last_dealer;
        SticksLeft sticks_left{};
        std::optional<SticksLeft> sticks_left_dealer_noten;
        template <class F>
        void fields(F&& f) {
            f("last_dealer", last_dealer), f("sticks_left", sticks_left);
            f("sticks_left_dealer_noten", sticks_left_dealer_noten);
        }
    } end;

    struct Bust {
        BustAt at{};
        bool all_tenpai_at_zero = false;
        template <class F>
        void fields(F&& f) {
            f("at", at), f("all_tenpai_at_zero", all_tenpai_at_zero);
        }
    } bust;

    struct Settlement {
        int start = 25000;
        int rate = 1000;  // points to a P
        Tie tie{};
        template <class F>
        void fields(F&& f) {
            f("start", start), f("rate", rate), f("tie", tie);
        }
    } settlement;

    struct Chombo {
        ChomboPays pays{};
        bool tsumo_bonus = true;
        int each = 0;
        ChomboDealer dealer = ChomboDealer::replays;
        ChomboLast last_round{};
        bool honba = false;
        bool sticks_back = true;
        template <class F>
        void fields(F&& f) {
            f("pays", pays), f("tsumo_bonus", tsumo_bonus), f("each", each), f("dealer", dealer),
                f("last_round", last_round), f("honba", honba);
            f("sticks_back", sticks_back);
        }
    };

    // What a house does not name is left to the staff.
    struct Rulings {
        std::array<std::optional<Ruling>, infraction_count> named{};
        std::optional<Ruling> operator[](Infraction i) const { return named[static_cast<std::size_t>(i)]; }
    };

    struct Penalties {
        Chombo chombo;
        int fine = 1000;
        Rulings rulings, in_riichi;
        template <class F>
        void fields(F&& f) {
            f("chombo", chombo), f("fine", fine), f("rulings", rulings), f("in_riichi", in_riichi);
        }
    } penalties;

    template <class F>
    void fields(F&& f) {  // every section but `tiles` and `yaku`, which the binding works out
        f("seats", seats), f("length", length), f("wall", wall), f("calls", calls), f("riichi", riichi),
            f("kan", kan);
        f("draws", draws), f("furiten", furiten), f("winning", winning), f("fu", fu), f("value", value);
        f("payments", payments), f("liability", liability), f("bonus", bonus), f("end", end), f("bust", bust);
        f("settlement", settlement), f("penalties", penalties);
    }

    Forms forms() const {
        return {.seven_pairs = true, .four_as_two_pairs = fu.seven_pairs.four_as_two_pairs, .orphans = true};
    }
};

}  // namespace ariari
