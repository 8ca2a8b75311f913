#pragma once

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace hexahedron {

/// Numbers of elements of a list, in ascending order, those that follow each other as one run. The first runs are kept.
class ElementRuns
{
public:
    static constexpr size_t MostRuns = 500;

    void note(qint64 element) { add({element, element + 1}); }
    void merge(const ElementRuns &other)
    {
        for (const Run &run : other.m_runs)
            add(run);
    }
    bool isEmpty() const { return m_runs.empty(); }
    /// How many elements are known.
    qint64 count() const
    {
        qint64 count = 0;
        for (const Run &run : m_runs)
            count += run.end - run.begin;
        return count;
    }
    /// The element with that number among those that are known; -1 when there is none.
    qint64 at(qint64 number) const
    {
        for (const Run &run : m_runs) {
            if (number < run.end - run.begin)
                return run.begin + number;
            number -= run.end - run.begin;
        }
        return -1;
    }
    /// The reverse; -1 for an element that is not one of them.
    qint64 numberOf(qint64 element) const
    {
        qint64 before = 0;
        for (const Run &run : m_runs) {
            if (element < run.begin)
                return -1;
            if (element < run.end)
                return before + element - run.begin;
            before += run.end - run.begin;
        }
        return -1;
    }
    /// Whether one of them lies in [begin, end).
    bool anyIn(qint64 begin, qint64 end) const
    {
        const auto run = std::partition_point(m_runs.begin(), m_runs.end(),
                                              [=](const Run &known) { return known.end <= begin; });
        return run != m_runs.end() && run->begin < end;
    }

private:
    struct Run
    {
        qint64 begin = 0;
        qint64 end = 0;
    };
    void add(Run run)
    {
        // Most come in order: at the end of what is known.
        auto first = m_runs.empty() || m_runs.back().end < run.begin
                         ? m_runs.end()
                         : std::partition_point(m_runs.begin(), m_runs.end(),
                                                [&](const Run &known) { return known.end < run.begin; });
        auto last = first;
        for (; last != m_runs.end() && last->begin <= run.end; ++last) {
            run.begin = std::min(run.begin, last->begin);
            run.end = std::max(run.end, last->end);
        }
        if (first != last) {
            *first = run;
            m_runs.erase(first + 1, last);
            return;
        }
        if (first == m_runs.end() && m_runs.size() >= MostRuns)
            return;
        m_runs.insert(first, run);
        if (m_runs.size() > MostRuns)
            m_runs.pop_back();
    }

    std::vector<Run> m_runs;
};

/// Which elements of a list something is wrong with: the first, how many, and which. Threads that look at a part of the list
/// each merge what they found.
struct CountedFirst
{
    qint64 first = 0;
    qint64 count = 0;
    ElementRuns elements;

    void note(qint64 element)
    {
        first = count == 0 ? element : qMin(first, element);
        ++count;
        elements.note(element);
    }
    void merge(const CountedFirst &other)
    {
        if (other.count > 0)
            first = count == 0 ? other.first : qMin(first, other.first);
        count += other.count;
        elements.merge(other.elements);
    }
};

} // namespace hexahedron
