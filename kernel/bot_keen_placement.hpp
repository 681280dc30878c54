// What points are worth: themselves, and in the last round the place they bring.
#pragma once

#include "sight.hpp"

namespace ariari::keen {

class Placement {
  public:
    explicit Placement(const Sight& sight);

    // What winning so many points is worth, and what losing them to somebody's ron costs.
    double gain(double points) const;
    double loss(double points) const;
    bool last() const { return last_; }
    bool top() const { return top_; }

  private:
    // Of these points, with everybody else's changed by so much.
    double worth(double mine, double others) const;

    const Sight& sight_;
    bool last_, top_ = false;
    double now_ = 0;
};

}  // namespace ariari::keen
