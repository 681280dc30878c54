// The Python face of the kernel. Each room binds itself in a file of its own.
#include "bind.hpp"

NB_MODULE(_kernel, m) {
#ifdef NDEBUG
    // What a program keeps to its end, such as a cached ruleset, is no leak to warn its user of.
    nanobind::set_leak_warnings(false);
#endif
    ariari::bind_shape(m);
    ariari::bind_yaku(m);
    ariari::bind_rules(m);
    ariari::bind_score(m);
    ariari::bind_table(m);
    ariari::bind_match(m);
    ariari::bind_replay(m);
}
