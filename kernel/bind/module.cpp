// The Python face of the kernel. Each room binds itself in a file of its own.
#include "bind.hpp"

NB_MODULE(_kernel, m) {
    ariari::bind_shape(m);
    ariari::bind_yaku(m);
    ariari::bind_rules(m);
    ariari::bind_score(m);
}
