// A ruleset for the kernel, from the nested dictionary of its sections and the yaku that it plays.
#include "../rules.hpp"

#include <nanobind/stl/string.h>

#include <iterator>
#include <string>

#include "../wall.hpp"
#include "bind.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace ariari {
namespace {

// Reads one section: `reader(name, field)` fills the field from the key of that name.
class SectionReader {
  public:
    SectionReader(nb::dict section, std::string path, const YakuSet& yaku)
        : section_(std::move(section)), path_(std::move(path)), yaku_(yaku) {}

    template <class T>
    void operator()(const char* name, T& field) const {
        if (!section_.contains(name)) throw nb::key_error(("the ruleset has no key " + place(name)).c_str());
        read(section_[name], field, place(name));
    }

  private:
    std::string place(const char* name) const { return path_.empty() ? name : path_ + "." + name; }

    [[noreturn]] static void refuse(const std::string& place, nb::handle value, const std::string& wanted) {
        throw nb::value_error(
            (place + " = " + nb::cast<std::string>(nb::repr(value)) + ": must be " + wanted).c_str());
    }

    void read(nb::handle value, bool& field, const std::string& place) const {
        if (!nb::isinstance<nb::bool_>(value)) refuse(place, value, "true or false");
        field = nb::cast<bool>(value);
    }

    void read(nb::handle value, int& field, const std::string& place) const {
        if (!nb::isinstance<nb::int_>(value) || !nb::try_cast(value, field))
            refuse(place, value, "a whole number");
    }

    template <class T>
    void read(nb::handle value, std::optional<T>& field, const std::string& place) const {
        field.reset();
        if (!value.is_none()) read(value, field.emplace(), place);
    }

    template <class E>
        requires std::is_enum_v<E>
    void read(nb::handle value, E& field, const std::string& place) const {
        std::string word, wanted = "one of";
        const bool is_text = nb::try_cast(value, word);
        int i = 0;
        for (std::string_view known : Words<E>::all) {
            if (is_text && word == known) {
                field = E(i);
                return;
            }
            wanted += (i++ ? ", " : " ") + std::string(known);
        }
        refuse(place, value, wanted);
    }

    // By wind; a wind that is not named follows the one before it.
    template <class E>
    void read(nb::handle value, ByWind<E>& field, const std::string& place) const {
        const nb::dict by_wind = as_dict(value, place);
        bool any = false;
        for (int wind = 0; wind < 4; ++wind) {
            if (by_wind.contains(wind_words[wind])) {
                read(by_wind[wind_words[wind]], field[wind], place + "." + wind_words[wind]);
                any = true;
            } else if (wind > 0) {
                field[wind] = field[wind - 1];
            }
        }
        if (!any) refuse(place, value, "a table with at least one of the winds E S W N");
    }

    void read(nb::handle value, std::vector<int>& winds, const std::string& place) const {
        winds.clear();
        for (nb::handle item : as_sequence(value, place)) {
            const std::string word = nb::cast<std::string>(nb::str(item));
            int wind = 0;
            while (wind < 4 && word != wind_words[wind]) ++wind;
            if (wind == 4) refuse(place, item, "one of E S W N");
            winds.push_back(wind);
        }
    }

    void read(nb::handle value, std::array<int, 2>& field, const std::string& place) const {
        const nb::list items(as_sequence(value, place));
        if (items.size() != 2) refuse(place, value, "two numbers");
        read(items[0], field[0], place);
        read(items[1], field[1], place);
    }

    void read(nb::handle value, std::vector<Rules::FullTsumo>& rows, const std::string& place) const {
        rows.clear();
        for (auto [ron, shares] : as_dict(value, place)) {
            std::array<int, 2> pays{};
            read(shares, pays, place + "." + nb::cast<std::string>(nb::str(ron)));
            int amount = 0;
            read(nb::int_(nb::str(ron)), amount, place);
            rows.push_back({amount, pays[0], pays[1]});
        }
    }

    // Yaku that are not played cannot occur and are passed over.
    void read(nb::handle value, YakuMask& mask, const std::string& place) const {
        mask.reset();
        for (nb::handle id : as_sequence(value, place))
            if (const int index = yaku_.index_of(nb::cast<std::string>(nb::str(id))); index >= 0)
                mask.set(index);
    }

    // What is not named is left to the staff.
    void read(nb::handle value, Rules::Rulings& rulings, const std::string& place) const {
        const nb::dict named = as_dict(value, place);
        for (std::size_t i = 0; i < infraction_count; ++i) {
            const std::string infraction(Words<Infraction>::all[i]);
            if (named.contains(infraction.c_str()))
                read(named[infraction.c_str()], rulings.named[i], place + "." + infraction);
        }
    }

    template <class Section>
        requires requires(Section& s) { s.fields([](const char*, auto&) {}); }
    void read(nb::handle value, Section& section, const std::string& place) const {
        section.fields(SectionReader(as_dict(value, place), place, yaku_));
    }

    static nb::dict as_dict(nb::handle value, const std::string& place) {
        if (!nb::isinstance<nb::dict>(value)) refuse(place, value, "a table");
        return nb::borrow<nb::dict>(value);
    }

    static nb::sequence as_sequence(nb::handle value, const std::string& place) {
        if (nb::isinstance<nb::str>(value) || !nb::isinstance<nb::sequence>(value))
            refuse(place, value, "a list");
        return nb::borrow<nb::sequence>(value);
    }

    static constexpr const char* wind_words[] = {"E", "S", "W", "N"};

    nb::dict section_;
    std::string path_;
    const YakuSet& yaku_;
};

nb::dict table(const nb::dict& of, const char* name) {
    if (!of.contains(name))
        throw nb::key_error((std::string("the ruleset has no key tiles.") + name).c_str());
    return nb::cast<nb::dict>(of[name]);
}

int flower_number(nb::handle flower) { return nb::cast<std::string>(nb::str(flower))[0] - '1'; }

// `kinds` are the numbers of the kinds that `tiles.without` takes out of the set.
KindSet kinds_without(nb::handle kinds) {
    KindSet set = all_kinds;
    for (nb::handle kind : kinds) set &= ~bit(nb::cast<Kind>(kind));
    return set;
}

void read_red(const nb::dict& red, Rules::Tiles& tiles) {
    constexpr const char* fives[] = {"5m", "5p", "5s"};
    for (int suit = 0; suit < 3; ++suit)
        tiles.red[suit] = red.contains(fives[suit]) ? nb::cast<int>(red[fives[suit]]) : 0;
}

void read_flowers(const nb::dict& section, const YakuSet& yaku, Rules::Tiles& tiles) {
    const nb::dict flowers = table(section, "flowers");
    for (nb::handle flower : nb::cast<nb::sequence>(flowers["tiles"]))
        tiles.flowers = std::uint8_t(tiles.flowers | 1 << flower_number(flower));
    if (!flowers["green"].is_none()) tiles.green_flower = flower_number(flowers["green"]);
    const SectionReader read(flowers, "tiles.flowers", yaku);
    read("dora", tiles.flower_dora);
    read("as_indicator", tiles.flower_as_indicator);
    read("breaks_first_turn", tiles.flower_breaks_first_turn);
    read("breaks_ippatsu", tiles.flower_breaks_ippatsu);
    read("rinshan", tiles.flower_rinshan);
}

void read_nuki(const nb::dict& section, const YakuSet& yaku, Rules::Tiles& tiles) {
    const SectionReader read(table(section, "nuki"), "tiles.nuki", yaku);
    read("north", tiles.nuki);
    read("dora", tiles.nuki_dora);
    read("can_be_robbed", tiles.nuki_can_be_robbed);
    read("robbed_is_chankan", tiles.nuki_robbed_is_chankan);
    read("rinshan", tiles.nuki_rinshan);
    read("breaks_first_turn", tiles.nuki_breaks_first_turn);
    read("breaks_ippatsu", tiles.nuki_breaks_ippatsu);
}

void read_tiles(const nb::dict& section, nb::handle without, const YakuSet& yaku, Rules::Tiles& tiles) {
    tiles.kinds = kinds_without(without);
    read_red(table(section, "red"), tiles);
    read_flowers(section, yaku, tiles);
    read_nuki(section, yaku, tiles);
    const SectionReader read(section, "tiles", yaku);
    read("red_dora", tiles.red_dora);
    read("north_value", tiles.north_value);
    tiles.all = tile_set(tiles);
}

// The same yaku in the same places, but the yakuman never hold.
YakuSet without_yakuman(YakuSet yaku) {
    for (std::size_t i = 0; i < yaku.all.size(); ++i)
        if (yaku.all[i].yakuman) yaku.needs[i] = ~Features{0};
    return yaku;
}

}  // namespace

Rules to_rules(nb::dict sections, nb::handle without, const YakuSet& yaku) {
    Rules rules;
    rules.yaku = yaku;
    rules.fields(SectionReader(sections, "", yaku));
    read_tiles(nb::cast<nb::dict>(sections["tiles"]), without, yaku, rules.tiles);
    rules.fu.seven_pairs.yaku = yaku.index_of("chiitoitsu");
    if (rules.winning.fixed.required) rules.winning.fixed.ordinary = without_yakuman(yaku);
    return rules;
}

void bind_rules(nb::module_& m) {
    nb::class_<Rules>(m, "Rules", "A ruleset as the kernel reads it; immutable")
        .def(
            "__init__",
            [](Rules* self, nb::dict sections, nb::handle without, const YakuSet& yaku) {
                new (self) Rules(to_rules(std::move(sections), without, yaku));
            },
            "sections"_a, "without"_a, "yaku"_a)
        .def_prop_ro("players", [](const Rules& r) { return r.seats.players; })
        .def_prop_ro("kinds", [](const Rules& r) { return r.tiles.kinds; })
        .def_prop_ro("forms", &Rules::forms);
}

}  // namespace ariari
