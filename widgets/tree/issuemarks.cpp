#include "widgets/tree/issuemarks.h"

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
        Item item = issues[i].item;
        if (!item.isValid() || !tree.hasStream(item.stream) || item.node >= tree.stream(item.stream).nodes.size())
            continue;
        const Severity severity = issues[i].severity;
        Mark &mark = m_marks[Place(item)];
        raise(mark.own, severity);
        mark.issues.push_back(i);
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
    return mark == m_marks.end() ? std::nullopt : mark->second.own;
}

std::optional<Severity> IssueMarks::below(const Item &item) const
{
    const auto mark = m_marks.find(Place(item));
    return mark == m_marks.end() ? std::nullopt : mark->second.below;
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
    return worst;
}

std::vector<size_t> IssueMarks::issuesAt(const Item &item) const
{
    const auto mark = m_marks.find(Place(item));
    return mark == m_marks.end() ? std::vector<size_t>() : mark->second.issues;
}

} // namespace hexahedron
