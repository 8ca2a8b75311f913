#include "widgets/hex/savedsearches.h"

#include <QSettings>

namespace hexahedron {

namespace {

const QString recentKey = QStringLiteral("find/recent"), savedKey = QStringLiteral("find/saved");

std::vector<SearchTerms> read(const QString &key)
{
    std::vector<SearchTerms> all;
    for (const QVariant &one : QSettings().value(key).toList())
        all.push_back(SearchTerms::fromMap(one.toMap()));
    return all;
}

void write(const QString &key, const std::vector<SearchTerms> &all)
{
    QVariantList list;
    for (const SearchTerms &terms : all)
        list += terms.toMap();
    QSettings().setValue(key, list);
}

/// The latest first, each once.
void add(const QString &key, const SearchTerms &terms, size_t most)
{
    std::vector<SearchTerms> all = read(key);
    std::erase(all, terms);
    all.insert(all.begin(), terms);
    all.resize(qMin(all.size(), most));
    write(key, all);
}

QString shortened(const QString &text)
{
    constexpr qsizetype Most = 60;
    QString line = text.size() > Most ? text.left(Most) + QChar(0x2026) : text;
    return line.replace(u'&', QStringLiteral("&&"));
}

} // namespace

SavedSearches::SavedSearches(std::function<SearchTerms()> current, QWidget *parent)
    : QMenu(parent)
    , m_current(std::move(current))
{
    connect(this, &QMenu::aboutToShow, this, &SavedSearches::fill);
}

void SavedSearches::addRecent(const SearchTerms &terms)
{
    add(recentKey, terms, MostRecent);
}

std::vector<SearchTerms> SavedSearches::recent()
{
    return read(recentKey);
}

std::vector<SearchTerms> SavedSearches::saved()
{
    return read(savedKey);
}

void SavedSearches::fill()
{
    clear();
    const SearchTerms current = m_current();
    const std::vector<SearchTerms> kept = saved();
    const bool isKept = std::find(kept.begin(), kept.end(), current) != kept.end();
    QAction *keep = addAction(isKept ? tr("Forget This Search") : tr("&Keep This Search"), this, [current, isKept] {
        if (!isKept)
            return add(savedKey, current, MostSaved);
        std::vector<SearchTerms> all = saved();
        std::erase(all, current);
        write(savedKey, all);
    });
    keep->setEnabled(!current.text.isEmpty());
    const auto list = [this](const QString &title, const std::vector<SearchTerms> &all) {
        if (!all.empty())
            addSection(title);
        for (const SearchTerms &terms : all)
            addAction(shortened(terms.title()), this, [this, terms] { Q_EMIT chosen(terms); });
    };
    list(tr("Kept"), kept);
    list(tr("Last ones"), recent());
}

} // namespace hexahedron
