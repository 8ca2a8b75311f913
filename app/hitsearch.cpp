#include "app/hitsearch.h"

#include "app/documentpage.h"
#include "core/find/bytesearch.h"
#include "core/find/treesearch.h"
#include "core/formats/registry.h"
#include "core/language/listed.h"
#include "core/report/printable.h"
#include "widgets/hex/hexclipboard.h"
#include "widgets/tree/itemtext.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QScopedValueRollback>

#include <limits>

namespace hexahedron {

namespace {

constexpr qint64 MostShown = 64; // bytes of a match
constexpr qsizetype MostNamed = 5;

QString matchText(const Hit &hit, const Tree &tree, const SearchTerms &terms)
{
    if (hit.item.isValid())
        return tree.type(hit.item);
    const QByteArray bytes = tree.bytes(hit.stream)
                                 .toByteArray({hit.range.begin, qMin(hit.range.end, hit.range.begin + MostShown)});
    const QString rest = hit.range.size() > MostShown ? QStringLiteral(" …") : QString();
    if (terms.kind == SearchTerms::Kind::Text || terms.kind == SearchTerms::Kind::Strings)
        return printable(decodedText(bytes, terms.how.encoding)) + rest;
    if (terms.kind == SearchTerms::Kind::Expression)
        return printable(QString::fromLatin1(bytes)) + rest;
    return hexclipboard::hexText(bytes) + rest;
}

struct HitSearch
{
    Q_DECLARE_TR_FUNCTIONS(HitSearch)

public:
    HitSearch(const HitQuery &query, const std::atomic_bool &cancelled, std::atomic<int> *permille)
        : m_query(query)
        , m_cancelled(cancelled)
        , m_permille(permille)
    {
    }
    Hits run(const std::vector<HitFile> &files)
    {
        const SearchTerms &terms = m_query.terms;
        const bool isStructure = terms.kind == SearchTerms::Kind::Structure;
        const bool isStrings = terms.kind == SearchTerms::Kind::Strings;
        std::optional<Pattern> pattern;
        std::optional<TreeQuery> query;
        if (isStructure)
            query = TreeQuery::parse(terms.text, &m_hits.trouble);
        else if (!isStrings)
            pattern = terms.pattern(&m_hits.trouble);
        const auto look = [&](const HitFile &file) {
            m_hits.files.push_back(file);
            if (isStructure)
                lookAtStructure(*file.tree, *query);
            else
                lookAtBytes(*file.tree, pattern);
        };
        const bool makesSense = pattern || query || isStrings;
        if (!m_query.folder.isEmpty() && makesSense)
            lookIntoFolder(files, look);
        for (size_t i = 0; m_query.folder.isEmpty() && i < files.size(); ++i) {
            if (makesSense && goesOn())
                look(files[i]);
            else
                m_hits.files.push_back(files[i]);
        }
        remark();
        mark();
        return std::move(m_hits);
    }

private:
    bool goesOn() const { return !m_hits.isCut && !m_cancelled; }
    quint32 file() const { return quint32(m_hits.files.size() - 1); }
    qint64 most() const { return m_query.folder.isEmpty() ? Hits::Most : Hits::MostInFolder; }

    /// One file after the other: only what is said of the hits is kept of those that are not open.
    template<typename Look>
    void lookIntoFolder(const std::vector<HitFile> &open, const Look &look)
    {
        const QDir folder(m_query.folder);
        const QStringList paths = filesIn(m_query.folder);
        const QScopedValueRollback<std::atomic<int> *> progress(m_progress, nullptr); // of single files
        int searched = 0;
        for (qsizetype i = 0; i < paths.size() && goesOn(); ++i) {
            if (m_permille)
                *m_permille = int(i * 1000 / paths.size());
            const QString canonical = QFileInfo(paths[i]).canonicalFilePath();
            const auto known = std::find_if(open.begin(), open.end(),
                                            [&](const HitFile &file) { return file.path == canonical; });
            const auto version = FileVersion::of(paths[i]); // before it is read
            const auto bytes = known == open.end() ? Bytes::fromFile(paths[i]) : std::nullopt;
            if (known == open.end() && !bytes) {
                m_unreadable += folder.relativeFilePath(paths[i]);
                continue;
            }
            const size_t first = m_hits.hits.size();
            HitFile file = known == open.end() ? HitFile{} : *known;
            if (bytes) {
                file.version = version;
                file.tree = readTree(*bytes, paths[i], &m_cancelled, m_query.limits);
            }
            if (m_cancelled)
                return;
            file.name = folder.relativeFilePath(paths[i]);
            file.path = paths[i];
            look(file);
            ++searched;
            if (m_hits.hits.size() == first) {
                m_hits.files.pop_back();
            } else if (bytes) {
                for (size_t hit = first; hit < m_hits.hits.size() && !m_cancelled; ++hit) {
                    m_hits.hits[hit].texts = std::make_shared<HitTexts>(
                        textsOf(m_hits.hits[hit], *file.tree, m_query.terms));
                    m_hits.hits[hit].item = {};
                }
                m_hits.files.back().tree.reset();
            }
        }
        m_hits.remarks += tr("%n file(s) were searched.", nullptr, searched);
        if (m_isCutFolder)
            m_hits.remarks += tr("Only the first %L1 files of the folder were looked at.").arg(Hits::MostFiles);
    }

    /// In the order of their names. Links to folders are not followed, so that nothing is searched twice or for ever.
    QStringList filesIn(const QString &path)
    {
        QStringList files, folders{path};
        while (!folders.isEmpty() && !m_isCutFolder && !m_cancelled) {
            QDirIterator entries(folders.takeLast(), QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
            while (entries.hasNext() && !m_isCutFolder && !m_cancelled) {
                const QFileInfo entry = entries.nextFileInfo();
                m_isCutFolder = files.size() >= Hits::MostFiles;
                if (entry.isHidden())
                    ++m_hidden;
                else if (entry.isDir() && !entry.isSymLink())
                    folders += entry.filePath();
                else if (entry.isFile() && !m_isCutFolder)
                    files += entry.filePath();
            }
        }
        files.sort();
        return files;
    }

    void lookAtBytes(const Tree &tree, const std::optional<Pattern> &pattern)
    {
        const ByteSearchOptions options{.withPacked = m_query.withPacked,
                                        .within = m_query.within,
                                        .mostHits = most() - qint64(m_hits.hits.size())};
        const ByteHits found = pattern ? findBytes(tree, *pattern, options, &m_cancelled, m_progress)
                                       : findStrings(tree, m_query.terms.strings(), options, &m_cancelled, m_progress);
        for (const ByteHit &hit : found.hits)
            m_hits.hits.push_back({file(), hit.stream, hit.range});
        m_hits.isCut = found.isCut;
        m_givenUp += found.givenUp;
        m_notWhole += found.notWhole;
        m_leftPacked = m_leftPacked || found.leftPacked;
        m_longest += std::count_if(found.hits.begin(), found.hits.end(), [&](const ByteHit &hit) {
            return pattern && pattern->isExpression() && hit.range.size() == Pattern::ExpressionReach;
        });
    }
    void lookAtStructure(const Tree &tree, const TreeQuery &query)
    {
        FilterOptions options{.mostElements = std::numeric_limits<qint64>::max()};
        options.issues = m_hits.files.back().issues;
        options.onHit = [&](const Item &item) {
            if (item.role == Item::Role::Root)
                return;
            if (qint64(m_hits.hits.size()) < most())
                m_hits.hits.push_back({file(), tree.baseOf(item.stream), item.range, item});
            else
                m_hits.isCut = true;
        };
        const FilterResult found = findInTree(tree, query, options, &m_cancelled, m_progress);
        m_lacksIssues = m_lacksIssues || found.lacksIssues;
        if (!found.remark.isEmpty() && !m_hits.remarks.contains(found.remark))
            m_hits.remarks += found.remark;
        if (!found.trouble.isEmpty())
            m_hits.trouble = found.trouble;
    }
    void remark()
    {
        QStringList &remarks = m_hits.remarks;
        if (m_hits.isCut)
            remarks += tr("Only the first %L1 are listed.").arg(most());
        if (!m_unreadable.isEmpty())
            remarks += tr("%n file(s) cannot be read: %1", nullptr, int(m_unreadable.size()))
                           .arg(listed(m_unreadable.mid(0, MostNamed)))
                       + (m_unreadable.size() > MostNamed ? QStringLiteral(" …") : QStringLiteral("."));
        if (m_hidden > 0)
            remarks += tr("%n hidden one(s) left out.", nullptr, m_hidden);
        if (m_leftPacked)
            remarks += tr("Packed bytes were not unpacked.");
        if (m_notWhole > 0)
            remarks += tr("Not all that is packed could be unpacked: %L1 streams end early.").arg(m_notWhole);
        if (m_givenUp > 0)
            remarks += tr("The expression took too many steps in %L1 bytes: those were not searched to the end.")
                           .arg(m_givenUp);
        if (m_longest > 0)
            remarks += tr("%L1 matches are cut at the %L2 bytes that an expression sees.")
                           .arg(m_longest)
                           .arg(Pattern::ExpressionReach);
        if (m_lacksIssues)
            remarks += tr("Issues are not known yet.");
    }
    /// For panes: by begin.
    void mark()
    {
        std::vector<std::map<StreamId, std::vector<ByteRange>>> ranges(m_hits.files.size());
        for (const Hit &hit : m_hits.hits)
            ranges[hit.file][hit.stream].push_back(hit.range);
        for (auto &ofFile : ranges) {
            StreamRanges marks;
            for (auto &[stream, all] : ofFile) {
                std::sort(all.begin(), all.end(),
                          [](const ByteRange &a, const ByteRange &b) { return a.begin < b.begin; });
                marks[stream] = std::make_shared<const std::vector<ByteRange>>(std::move(all));
            }
            m_hits.marks.push_back(std::move(marks));
        }
    }

    const HitQuery &m_query;
    const std::atomic_bool &m_cancelled;
    std::atomic<int> *m_permille;
    std::atomic<int> *m_progress = m_permille; ///< of the file that is searched
    Hits m_hits;
    QStringList m_unreadable;
    int m_hidden = 0;
    bool m_isCutFolder = false; ///< it has more files than are looked at
    qint64 m_givenUp = 0, m_notWhole = 0, m_longest = 0;
    bool m_leftPacked = false, m_lacksIssues = false;
};

} // namespace

HitTexts textsOf(const Hit &hit, const Tree &tree, const SearchTerms &terms)
{
    const Item item = hit.item.isValid() ? hit.item : tree.covering(hit.stream, hit.range);
    return {tree.path(item), matchText(hit, tree, terms),
            item.role == Item::Role::Root ? QString() : summary(tree, item),
            hit.stream == 0 ? QString() : tree.path(tree.stream(hit.stream).holder)};
}

Hits findHits(const HitQuery &query, const std::vector<HitFile> &files, const std::atomic_bool &cancelled,
              std::atomic<int> *permille)
{
    return HitSearch(query, cancelled, permille).run(files);
}

} // namespace hexahedron
