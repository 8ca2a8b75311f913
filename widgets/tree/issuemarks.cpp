#include "widgets/tree/issuemarks.h"

#include <span>

namespace hexahedron {

namespace {

void raise(std::optional<Severity> &worst, std::optional<Severity> severity)
{
    if (severity && (!worst || *worst < *severity))
        worst = severity;
}

} // namespace

IssueMarks::Place::Place(const Item &item)
    : stream(item.stream)
    , node(item.node)
{
    for (size_t i = 0; i < rows.size(); ++i)
        rows[i] = i < item.steps ? item.rows[i] : -1;
}

IssueMarks::IssueMarks(const Tree &tree, const std::vector<Issue> &issues)
{
    for (size_t i = 0; i < issues.size(); ++i) {
        const Item &item = issues[i].item;
        if (!item.isValid() || !tree.hasStream(item.stream) || item.node >= tree.stream(item.stream).nodes.size())
            continue;
        mark(tree, item, issues[i].severity, i);
        if (issues[i].placeCount() > 1)
            addRepeat(tree, issues[i], i);
    }
}

void IssueMarks::mark(const Tree &tree, Item item, Severity severity, size_t issue)
{
    Mark &mark = m_marks[Place(item)];
    raise(mark.own, severity);
    mark.issues.push_back(issue);
    // What stands above a place that is marked as badly already is marked, too.
    for (bool isNews = true; isNews && item.isValid();) {
        if (item.steps > 0) {
            --item.steps;
        } else if (const StreamTree &stream = tree.stream(item.stream); stream.parentOf(item.node) != NoNode) {
            item.node = stream.parentOf(item.node);
        } else {
            item = stream.holder; // of the file there is none
            if (item.isValid())
                isNews = markBelow(Place(item), severity);
            continue;
        }
        isNews = markBelow(Place(item), severity);
    }
}

/// Elements that are computed are marked by their array, however many they are; stored ones one by one.
void IssueMarks::addRepeat(const Tree &tree, const Issue &issue, size_t number)
{
    const Item further = placeOf(tree, issue, 1);
    Item element = further;
    while (element.isValid() && element.role != Item::Role::Element)
        element = tree.parent(element);
    if (!element.isValid())
        return;
    if (element.steps == 0) {
        const qint64 count = qMin(issue.placeCount(), qint64(ElementRuns::MostRuns));
        for (qint64 place = 1; place < count; ++place)
            mark(tree, placeOf(tree, issue, place), issue.severity, number);
        return;
    }
    Repeat repeat{.issue = &issue, .number = number, .way = {}};
    repeat.way.assign(further.rows.begin() + element.steps, further.rows.begin() + further.steps);
    m_repeats[Place(tree.parent(element))].push_back(std::move(repeat));
}

bool IssueMarks::Repeat::isAt(qint64 row) const
{
    return row % issue->elementStep == 0 && issue->elements.numberOf(row / issue->elementStep) > 0;
}

/// Calls `see` with each issue of elements around the item, and how far the item is below, or above, what is wrong: the number of
/// rows that what is wrong lies further inside.
template<typename See>
void IssueMarks::forEachRepeat(const Item &item, See see) const
{
    Item array = item;
    while (!m_repeats.empty() && array.steps > 0) {
        const qint64 row = array.rows[size_t(--array.steps)];
        const auto found = m_repeats.find(Place(array));
        if (found == m_repeats.end())
            continue;
        const auto way = std::span(item.rows).subspan(size_t(array.steps) + 1, size_t(item.steps - array.steps - 1));
        for (const Repeat &repeat : found->second) {
            const bool isOnWay = way.size() <= repeat.way.size()
                                 && std::equal(way.begin(), way.end(), repeat.way.begin());
            if (isOnWay && repeat.isAt(row))
                see(repeat, repeat.way.size() - way.size());
        }
    }
}

bool IssueMarks::markBelow(const Place &place, Severity severity)
{
    std::optional<Severity> &worst = m_marks[place].below;
    if (worst && *worst >= severity)
        return false;
    worst = severity;
    return true;
}

std::optional<Severity> IssueMarks::at(const Item &item) const
{
    const auto mark = m_marks.find(Place(item));
    std::optional<Severity> worst = mark == m_marks.end() ? std::nullopt : mark->second.own;
    forEachRepeat(item, [&](const Repeat &repeat, size_t further) {
        if (further == 0)
            raise(worst, repeat.issue->severity);
    });
    return worst;
}

std::optional<Severity> IssueMarks::below(const Item &item) const
{
    const auto mark = m_marks.find(Place(item));
    std::optional<Severity> worst = mark == m_marks.end() ? std::nullopt : mark->second.below;
    forEachRepeat(item, [&](const Repeat &repeat, size_t further) {
        if (further > 0)
            raise(worst, repeat.issue->severity);
    });
    return worst;
}

std::optional<Severity> IssueMarks::between(const Item &firstChild, const Item &lastChild) const
{
    std::optional<Severity> worst;
    const auto end = m_marks.upper_bound(Place(lastChild));
    for (auto mark = m_marks.lower_bound(Place(firstChild)); mark != end && worst != Severity::Error; ++mark) {
        raise(worst, mark->second.own);
        raise(worst, mark->second.below);
    }
    const auto last = m_marks.find(Place(lastChild));
    if (last != m_marks.end())
        raise(worst, last->second.below);
    Item array = firstChild;
    if (array.steps == 0 || m_repeats.empty())
        return worst;
    --array.steps;
    const auto repeats = m_repeats.find(Place(array));
    for (size_t i = 0; repeats != m_repeats.end() && i < repeats->second.size(); ++i) {
        const Issue &issue = *repeats->second[i].issue;
        const auto elementOf = [&](const Item &child) { return child.rows[size_t(array.steps)] / issue.elementStep; };
        if (issue.elements.anyIn(elementOf(firstChild), elementOf(lastChild) + 1))
            raise(worst, issue.severity);
    }
    return worst;
}

std::vector<size_t> IssueMarks::issuesAt(const Item &item) const
{
    const auto mark = m_marks.find(Place(item));
    std::vector<size_t> issues = mark == m_marks.end() ? std::vector<size_t>() : mark->second.issues;
    forEachRepeat(item, [&](const Repeat &repeat, size_t further) {
        if (further == 0)
            issues.push_back(repeat.number);
    });
    return issues;
}

} // namespace hexahedron
