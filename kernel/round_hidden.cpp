// What one player cannot see, exchanged.
#include <utility>
#include <vector>

#include "round.hpp"

namespace ariari {

void Round::shuffle_hidden(int wind, ChaCha8& chance) {
    std::vector<Tile> tiles;
    std::vector<Tile*> places;
    const auto hide = [&](Tile& t) {
        if (is_flower(t)) return;
        tiles.push_back(t);
        places.push_back(&t);
    };
    std::array<std::array<Tile, hand_size + 1>, max_players> hands{};
    std::array<int, max_players> sizes{};
    for (int w = 0; w < players(); ++w) {
        Player& p = players_[w];
        if (w == wind || p.open) continue;
        for (Kind k = 0; k < kind_count; ++k)
            while (p.hand[k]) {
                const Tile t = p.any_of(k);
                p.remove(t);
                hide(hands[w][static_cast<std::size_t>(sizes[w]++)] = t);
            }
    }
    for (int i = wall_.head; i < wall_.tail; ++i) hide(wall_.tiles[static_cast<std::size_t>(i)]);
    for (int i = 0; i < wall_.covered; ++i) hide(wall_.ura[static_cast<std::size_t>(i)]);
    for (int i = 2 * wall_.turned_up; i < 2 * wall_.turned_up + wall_.reserve; ++i)
        hide((i % 2 ? wall_.ura : wall_.dora)[static_cast<std::size_t>(i / 2)]);
    chance.shuffle(std::span<Tile>(tiles));
    for (std::size_t i = 0; i < tiles.size(); ++i) *places[i] = tiles[i];
    for (int w = 0; w < players(); ++w) {
        for (int i = 0; i < sizes[w]; ++i) players_[w].add(hands[w][static_cast<std::size_t>(i)]);
        if (sizes[w]) refresh_waits(w);
    }
}

}  // namespace ariari
