#include "shape_table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstring>
#include <map>
#include <mutex>
#include <unordered_map>

namespace ariari {
namespace {

constexpr int copies = 4;
constexpr unsigned base = copies + 1;
constexpr std::size_t width = sizeof(Closeness);

// Rows whose entries are being worked out, as bytes: `width` of them per row.
using Entries = std::vector<std::int8_t>;

// Marks every row that is exactly some groups, or some groups and a pair.
class CompleteParts {
  public:
    CompleteParts(bool honors, unsigned live, int kinds, const std::array<unsigned, suit_kinds>& weight,
                  Entries& entries)
        : live_(live), kinds_(kinds), weight_(weight), entries_(entries) {
        for (int k = 0; k < kinds; ++k) {
            if (exists(k)) groups_.push_back({{k, k, k}});
            if (!honors && k + 2 < kinds && exists(k) && exists(k + 1) && exists(k + 2))
                groups_.push_back({{k, k + 1, k + 2}});
        }
    }

    void mark() { add_groups(0, 0); }

  private:
    using Group = std::array<int, 3>;

    bool exists(int k) const { return live_ >> k & 1; }

    unsigned row() const {
        unsigned r = 0;
        for (int k = 0; k < kinds_; ++k) r += weight_[k] * counts_[k];
        return r;
    }

    void mark_row(int entry) { entries_[row() * width + entry] = full_closeness; }

    void add_groups(std::size_t from, int groups) {
        mark_row(groups);
        for (int k = 0; k < kinds_; ++k) {
            if (!exists(k) || counts_[k] + 2 > copies) continue;
            counts_[k] += 2;
            mark_row(pair_half + groups);
            counts_[k] -= 2;
        }
        if (groups == most_groups) return;
        for (std::size_t g = from; g < groups_.size(); ++g) {
            for (int k : groups_[g]) ++counts_[k];
            if (std::ranges::all_of(counts_, [](int c) { return c <= copies; })) add_groups(g, groups + 1);
            for (int k : groups_[g]) --counts_[k];
        }
    }

    unsigned live_;
    int kinds_;
    const std::array<unsigned, suit_kinds>& weight_;
    Entries& entries_;
    std::vector<Group> groups_;
    std::array<int, suit_kinds> counts_{};
};

// Along one kind: a tile too many costs nothing, a tile that lacks costs one draw.
void spread(std::int8_t* entries, std::size_t rows, std::size_t weight) {
    const std::size_t step = weight * width;
    for (std::int8_t* block = entries; block < entries + rows * width; block += step * base) {
        for (int held = copies - 1; held >= 0; --held) {
            std::int8_t *less = block + held * step, *more = less + step;
            for (std::size_t i = 0; i < step; ++i) {
                std::int8_t drawn = static_cast<std::int8_t>(more[i] - (more[i] > 0));
                less[i] = less[i] > drawn ? less[i] : drawn;
            }
        }
        for (int held = 1; held <= copies; ++held) {
            std::int8_t *more = block + held * step, *less = more - step;
            for (std::size_t i = 0; i < step; ++i) more[i] = more[i] > less[i] ? more[i] : less[i];
        }
    }
}

// All kinds in turn; the light ones block by block, so that a block stays in the cache.
void spread_all(Entries& entries, std::size_t rows) {
    constexpr std::size_t block = 15625;  // six kinds
    for (std::size_t at = 0; at < rows; at += block) {
        std::size_t n = std::min(block, rows - at);
        for (std::size_t w = 1; w < n; w *= base) spread(entries.data() + at * width, n, w);
    }
    for (std::size_t w = block; w < rows; w *= base) spread(entries.data(), rows, w);
}

// The ten entries of a row in four bits each: 0 for "cannot be had", distances up to 14 fit.
std::uint64_t packed(const std::int8_t* entry) {
    std::uint64_t key = 0;
    for (int half : {0, pair_half})
        for (int t = 0; t <= most_groups; ++t)
            key = key << 4 | static_cast<std::uint64_t>(std::max(0, entry[half + t] - (full_closeness - 15)));
    return key;
}

// The most that a row's entries are worth, less their distance, when a group counts for `group` tiles.
int worth_of(const Closeness& entry, int group) {
    int best = 0;
    for (int pair = 0; pair <= 1; ++pair)
        for (int t = 0; t <= most_groups; ++t)
            if (const int closeness = entry[pair_half * pair + t])
                best = std::max(best, group * t + pair - (full_closeness - closeness));
    return best;
}

// The tables seen so far, one slot for each set of existing kinds.
template <std::size_t N>
class Shelf {
  public:
    const SuitTable& find(bool honors, unsigned live) {
        const SuitTable* table = slot_[live].load(std::memory_order_acquire);
        if (table) return *table;
        std::lock_guard lock(building_);
        if (!owner_[live]) {
            owner_[live] = std::make_unique<SuitTable>(honors, live);
            slot_[live].store(owner_[live].get(), std::memory_order_release);
        }
        return *owner_[live];
    }

  private:
    std::array<std::atomic<const SuitTable*>, N> slot_{};
    std::array<std::unique_ptr<SuitTable>, N> owner_{};
    std::mutex building_;
};

}  // namespace

SuitTable::SuitTable(bool honors, unsigned live) : kinds_(honors ? honor_kinds : suit_kinds) {
    std::size_t rows = 1;
    for (int k = kinds_ - 1; k >= 0; --k) {
        if (!(live >> k & 1)) continue;
        weight_[k] = static_cast<unsigned>(rows);
        rows *= base;
    }
    Entries entries(rows * width);
    CompleteParts(honors, live, kinds_, weight_, entries).mark();
    spread_all(entries, rows);

    class_of_.resize(rows);
    std::unordered_map<std::uint64_t, std::uint8_t> known;
    std::uint64_t last = ~std::uint64_t{0};
    std::uint8_t last_class = 0;
    for (std::size_t r = 0; r < rows; ++r) {
        const std::int8_t* entry = &entries[r * width];
        std::uint64_t key = packed(entry);
        if (key != last) {
            auto [found, fresh] = known.try_emplace(key, static_cast<std::uint8_t>(classes_.size()));
            if (fresh) {
                Closeness c;
                std::memcpy(&c, entry, width);
                classes_.push_back(c);
                worth_.push_back(static_cast<std::uint16_t>(worth_of(c, 2) | worth_of(c, 1) << 8));
            }
            last = key;
            last_class = found->second;
        }
        class_of_[r] = last_class;
    }
}

const SuitTable& SuitTable::suit(unsigned live) {
    static Shelf<1u << suit_kinds> shelf;
    return shelf.find(false, live);
}

const SuitTable& SuitTable::honors(unsigned live) {
    static Shelf<1u << honor_kinds> shelf;
    return shelf.find(true, live);
}

namespace {

SuitTables built(KindSet live) {
    SuitTables all{.live = live, .kinds = std::popcount(live), .orphans = (live & orphan_set) == orphan_set};
    for (int s = 0; s < suits; ++s) {
        const unsigned whole = (1u << kinds_in[s]) - 1;
        const auto exist = static_cast<unsigned>(live >> first_kind[s]) & whole;
        all.suit[s] = s == honors_suit ? &SuitTable::honors(exist) : &SuitTable::suit(exist);
        all.partial |= unsigned{exist != whole} << s;
        for (int k = 0; k < kinds_in[s]; ++k) all.weight[first_kind[s] + k] = all.suit[s]->weight(k);
    }
    return all;
}

const SuitTables& shelved(KindSet live) {
    static std::mutex looking;
    static std::map<KindSet, SuitTables> shelf;
    std::lock_guard lock(looking);
    const auto found = shelf.find(live);
    return found != shelf.end() ? found->second : shelf.emplace(live, built(live)).first->second;
}

}  // namespace

const SuitTables& suit_tables(KindSet live) {
    thread_local const SuitTables* latest = nullptr;
    live &= all_kinds;
    if (!latest || latest->live != live) latest = &shelved(live);
    return *latest;
}

}  // namespace ariari
