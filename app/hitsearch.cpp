#include "app/hitsearch.h"

#include "app/documentpage.h"
#include "core/find/bytesearch.h"
#include "core/find/treesearch.h"

#include <QCoreApplication>

#include <limits>

namespace hexahedron {

namespace {

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
        m_hits.files = files;
        const SearchTerms &terms = m_query.terms;
        const bool isStructure = terms.kind == SearchTerms::Kind::Structure;
        const bool isStrings = terms.kind == SearchTerms::Kind::Strings;
        std::optional<Pattern> pattern;
        std::optional<TreeQuery> query;
        if (isStructure)
            query = TreeQuery::parse(terms.text, &m_hits.trouble);
        else if (!isStrings)
            pattern = terms.pattern(&m_hits.trouble);
        for (m_file = 0; m_file < files.size() && (pattern || query || isStrings) && !m_hits.isCut && !m_cancelled;
             ++m_file) {
            if (isStructure)
                lookAtStructure(*files[m_file].tree, *query);
            else
                lookAtBytes(*files[m_file].tree, pattern);
        }
        remark();
        mark();
        return std::move(m_hits);
    }

private:
    void lookAtBytes(const Tree &tree, const std::optional<Pattern> &pattern)
    {
        const ByteSearchOptions options{.withPacked = m_query.withPacked,
                                        .within = m_query.within,
                                        .mostHits = Hits::Most - qint64(m_hits.hits.size())};
        const ByteHits found = pattern ? findBytes(tree, *pattern, options, &m_cancelled, m_permille)
                                       : findStrings(tree, m_query.terms.strings(), options, &m_cancelled, m_permille);
        for (const ByteHit &hit : found.hits)
            m_hits.hits.push_back({quint32(m_file), hit.stream, hit.range});
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
        options.issues = m_hits.files[m_file].issues;
        options.onHit = [&](const Item &item) {
            if (item.role == Item::Role::Root)
                return;
            if (qint64(m_hits.hits.size()) < Hits::Most)
                m_hits.hits.push_back({quint32(m_file), tree.baseOf(item.stream), item.range, item});
            else
                m_hits.isCut = true;
        };
        const FilterResult found = findInTree(tree, query, options, &m_cancelled, m_permille);
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
            remarks += tr("Only the first %L1 are listed.").arg(Hits::Most);
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
            remarks += tr("Findings are not known yet.");
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
    Hits m_hits;
    size_t m_file = 0;
    qint64 m_givenUp = 0, m_notWhole = 0, m_longest = 0;
    bool m_leftPacked = false, m_lacksIssues = false;
};

} // namespace

Hits findHits(const HitQuery &query, const std::vector<HitFile> &files, const std::atomic_bool &cancelled,
              std::atomic<int> *permille)
{
    return HitSearch(query, cancelled, permille).run(files);
}

} // namespace hexahedron
