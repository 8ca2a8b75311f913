#pragma once

#include "core/find/searchterms.h"

#include <QMenu>

#include <functional>
#include <vector>

namespace hexahedron {

/// Searches that somebody keeps, and the last ones, from one start of the program to the next; as a menu.
class SavedSearches final : public QMenu
{
    Q_OBJECT

public:
    static constexpr int MostRecent = 15;
    static constexpr int MostSaved = 100;

    /// `current` says what is being looked for now.
    explicit SavedSearches(std::function<SearchTerms()> current, QWidget *parent = nullptr);
    static void addRecent(const SearchTerms &terms);
    static std::vector<SearchTerms> recent();
    static std::vector<SearchTerms> saved();

Q_SIGNALS:
    void chosen(const hexahedron::SearchTerms &terms);

private:
    void fill();
    std::function<SearchTerms()> m_current;
};

} // namespace hexahedron
