// Enumerators and the words that rulesets, records and Python use for them.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "../rules.hpp"

namespace ariari {

template <class E>
std::string_view word_of(E value) {
    return Words<E>::all[std::size_t(value)];
}

template <class E>
E from_word(std::string_view word) {
    const auto* at = std::ranges::find(Words<E>::all, word);
    if (at == std::end(Words<E>::all))
        throw nanobind::value_error(("there is no " + std::string(word)).c_str());
    return E(at - std::begin(Words<E>::all));
}

}  // namespace ariari
