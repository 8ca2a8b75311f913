#include "core/check/issue.h"

#include "core/check/engineissues.h"
#include "core/schema/schema.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>
#include <tuple>

namespace hexahedron {

QString Repair::text() const
{
    return withArguments(QCoreApplication::translate("repairs", sentence), arguments);
}

QString Issue::message() const
{
    return issueSentence(*kind, arguments);
}

Item placeOf(const Tree &tree, const Issue &issue, qint64 number)
{
    const qint64 index = issue.elements.at(number) * issue.elementStep;
    if (number <= 0 || index < 0)
        return issue.item;
    const Item field = issue.item.role == Item::Role::Component ? tree.parent(issue.item) : issue.item;
    Item element = field;
    while (element.isValid() && element.role != Item::Role::Element)
        element = tree.parent(element);
    Item place = element.isValid() ? tree.child(tree.parent(element), index) : Item();
    for (int step = element.steps; place.isValid() && step < field.steps; ++step)
        place = tree.child(place, field.rows[size_t(step)]);
    return place;
}

void IssueList::add(Issue issue)
{
    if (++m_count[issue.kind] <= MostOfAKind)
        m_issues.push_back(std::move(issue));
}

bool IssueList::isFull(const IssueKind &kind) const
{
    const auto it = m_count.find(&kind);
    return it != m_count.end() && it->second >= MostOfAKind;
}

void IssueList::append(IssueList &&other)
{
    // All that are listed are kept for now: which are the first of their kind is known when they are sorted.
    if (m_issues.empty())
        m_issues.swap(other.m_issues);
    else
        m_issues.insert(m_issues.end(), std::make_move_iterator(other.m_issues.begin()),
                        std::make_move_iterator(other.m_issues.end()));
    for (const auto &[kind, count] : other.m_count)
        m_count[kind] += count;
    other.m_issues.clear();
    other.m_count.clear();
}

std::vector<Issue> IssueList::sorted(const Tree &tree) &&
{
    const auto order = [](const Issue &issue) {
        return std::tuple(issue.stream, issue.range.begin, -int(issue.severity), issue.range.end,
                          std::string_view(issue.kind->code), std::string_view(issue.reference));
    };
    std::stable_sort(m_issues.begin(), m_issues.end(),
                     [&](const Issue &a, const Issue &b) { return order(a) < order(b); });
    std::map<const IssueKind *, int> listed;
    std::erase_if(m_issues, [&](const Issue &issue) { return ++listed[issue.kind] > MostOfAKind; });
    for (Issue &issue : m_issues) {
        if (issue.path.isEmpty())
            issue.path = tree.path(issue.item);
    }
    // The remarks come last, in the order of the codes: a map by address would differ from run to run.
    const size_t found = m_issues.size();
    for (const auto &[kind, count] : m_count) {
        const qint64 further = count - qMin<qint64>(count, MostOfAKind);
        if (further <= 0)
            continue;
        Issue remark;
        remark.kind = &issues::moreOfTheSame;
        remark.severity = issues::moreOfTheSame.severity;
        remark.item = tree.root();
        remark.range = remark.item.range;
        remark.arguments = {QString::number(further), QString::fromLatin1(kind->code)};
        remark.count = further;
        m_issues.push_back(std::move(remark));
    }
    std::sort(m_issues.begin() + qsizetype(found), m_issues.end(),
              [](const Issue &a, const Issue &b) { return a.arguments[1] < b.arguments[1]; });
    return std::move(m_issues);
}

} // namespace hexahedron
