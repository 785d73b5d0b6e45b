#include "gen/estimate/figure.hpp"

#include "gen/bundle/staging.hpp"
#include "gen/estimate/plot.hpp"

namespace ragrtl::estimate {
namespace {

constexpr const char* plot_style =
    "set terminal svg size 640,400 font 'sans,12' background 'white'\n"
    "set datafile separator ','\n"
    "set grid ytics lc rgb '#dddddd'\n"
    "set border 3\n"
    "set tics nomirror\n";

std::string script(const Figure& figure) {
    return plot_style + ("set output '" + figure.name + ".svg'\n") + "set title '" + figure.title + "'\n" +
           figure.plot;
}

}  // namespace

void write_figures(const std::filesystem::path& folder, const std::vector<Figure>& figures,
                   const std::string& json) {
    bundle::Staging staging(folder, "estimate.json");
    for (const Figure& figure : figures) {
        staging.write(figure.name + ".csv", to_csv(figure.table));
        staging.write(figure.name + ".md", to_markdown(figure.table));
        staging.write(figure.name + ".gp", script(figure));
        plot(staging.path(), figure.name + ".gp");
    }
    staging.write("estimate.json", json);
    staging.commit();
}

}  // namespace ragrtl::estimate
