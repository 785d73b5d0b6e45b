#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ragrtl::tb {

/// Named functional points of a bench. A point that the configuration cannot reach is declared so and not
/// counted.
class Coverage {
  public:
    /// Returns the point's number, for hit().
    std::size_t add(std::string name, bool reachable = true) {
        points_.push_back({std::move(name), reachable, 0});
        return points_.size() - 1;
    }

    void hit(std::size_t point, bool condition = true) {
        if (condition) ++points_[point].hits;
    }

    std::size_t total() const {
        return count([](const Point& p) { return p.reachable; });
    }
    std::size_t reached() const {
        return count([](const Point& p) { return p.reachable && p.hits > 0; });
    }

    std::vector<std::string> missed() const {
        return names([](const Point& p) { return p.reachable && p.hits == 0; });
    }
    /// Points declared unreachable that were reached all the same: the declaration is wrong.
    std::vector<std::string> surprises() const {
        return names([](const Point& p) { return !p.reachable && p.hits > 0; });
    }

    /// One line per point.
    std::string text() const {
        std::string lines;
        for (const Point& p : points_) {
            const char* state = p.hits > 0 ? "hit " : (p.reachable ? "MISS" : "n/a ");
            lines += std::string("  ") + state + "  " + p.name;
            if (p.hits > 0) lines += "  (" + std::to_string(p.hits) + ")";
            lines += '\n';
        }
        return lines;
    }

  private:
    struct Point {
        std::string name;
        bool reachable;
        std::uint64_t hits;
    };

    template <class Condition>
    std::size_t count(Condition&& condition) const {
        return static_cast<std::size_t>(std::count_if(points_.begin(), points_.end(), condition));
    }
    template <class Condition>
    std::vector<std::string> names(Condition&& condition) const {
        std::vector<std::string> list;
        for (const Point& p : points_) {
            if (condition(p)) list.push_back(p.name);
        }
        return list;
    }

    std::vector<Point> points_;
};

}  // namespace ragrtl::tb
