#include "core/report/csvimport.h"

#include "core/changes/edittext.h"
#include "core/edit/appendedplan.h"
#include "core/edit/planner.h"
#include "core/edit/textform.h"
#include "core/report/csvreport.h"
#include "core/tree/value.h"

#include <QBuffer>

#include <algorithm>
#include <map>
#include <ranges>
#include <vector>

namespace hexahedron {

namespace {

using Cells = std::vector<QByteArray>;

/// Rows one after the other, as RFC 4180 has them.
class CsvRows
{
public:
    explicit CsvRows(QByteArrayView csv)
        : m_csv(csv)
    {
        constexpr QByteArrayView Mark("\xef\xbb\xbf"); // some programs write it before UTF-8
        if (m_csv.startsWith(Mark))
            m_csv = m_csv.sliced(Mark.size());
    }
    /// The next row that is not empty; nothing at the end.
    std::optional<Cells> next()
    {
        while (m_at < m_csv.size()) {
            m_line = m_nextLine;
            Cells cells = row();
            if (cells.size() > 1 || !cells.front().isEmpty())
                return cells;
        }
        return {};
    }
    /// That of the last row.
    qint64 line() const { return m_line; }

private:
    Cells row()
    {
        Cells cells(1);
        bool isQuoted = false;
        while (m_at < m_csv.size()) {
            const char c = m_csv[m_at++];
            m_nextLine += c == '\n' ? 1 : 0;
            if (isQuoted) {
                if (c != '"')
                    cells.back() += c;
                else if (m_at < m_csv.size() && m_csv[m_at] == '"')
                    cells.back() += m_csv[m_at++];
                else
                    isQuoted = false;
            } else if (c == '"' && cells.back().isEmpty()) {
                isQuoted = true;
            } else if (c == ',') {
                cells.emplace_back();
            } else if (c == '\n') {
                break;
            } else if (c != '\r' || (m_at < m_csv.size() && m_csv[m_at] != '\n')) {
                cells.back() += c;
            }
        }
        return cells;
    }

    QByteArrayView m_csv;
    qsizetype m_at = 0;
    qint64 m_line = 1, m_nextLine = 1;
};

/// Goes through a table beside what the file has.
class CsvImport
{
public:
    CsvImport(const Tree &tree, const std::optional<Item> &below, const QByteArray &csv)
        : m_tree(tree)
        , m_below(below)
        , m_given(csv)
    {
    }

    CsvPlan run(bool withFixUps)
    {
        QBuffer there;
        there.open(QIODevice::WriteOnly);
        const bool isList = m_below && m_below->role == Item::Role::Array;
        if (!writeCsv(&there, m_tree, m_below))
            return failed(editText(QT_TRANSLATE_NOOP("edit", "What is there cannot be written as a table.")));
        CsvRows known(there.data());
        m_titles = known.next().value_or(Cells());
        if (!takeTitles(isList ? "index" : "path") || !(isList ? takeElements(known) : takeFields(known)))
            return m_result;
        EditPlan &plan = m_result.plan;
        std::shared_ptr<const Tree> changed;
        if (!m_gone.empty() || !m_new.empty()) {
            plan = elementsPlan(withFixUps);
            if (plan.isRefused())
                return m_result;
            changed = readTree(*m_tree.format(), plan.after, m_tree.fileName(), nullptr, m_tree.limits());
        }
        Planner planner(changed ? *changed : m_tree, withFixUps);
        qint64 rounded = 0;
        for (const Given &given : m_values) {
            const std::optional<Item> item = planner.tree().find(given.path);
            if (!item)
                return failed(nothingCalled(given.path));
            planner.setText(*item, given.value);
            rounded += roundedText(planner.tree(), *item, given.value).isEmpty() ? 0 : 1;
        }
        EditPlan values = planner.finish();
        if (!changed || values.isRefused())
            plan = std::move(values);
        else
            appendPlan(plan, std::move(values));
        if (rounded > 0 && !plan.isRefused())
            plan.consequences += textform::sentenceOfRounded(rounded);
        return m_result;
    }

private:
    struct Given ///< a value, by its path when elements have come and gone
    {
        QString path;
        QString value;
    };

    CsvPlan failed(const QString &text)
    {
        m_result.trouble = text;
        m_result.line = m_given.line();
        return m_result;
    }
    bool fail(const QString &text)
    {
        failed(text);
        return false;
    }
    static QString nothingCalled(const QString &path)
    {
        return editText(QT_TRANSLATE_NOOP("edit", "Nothing is called \"%1\" there.")).arg(path);
    }

    /// Which column of what is there each column is. Where elements lie stands in a column that may be called like one of their
    /// fields: it comes first.
    bool takeTitles(const QByteArray &key)
    {
        const Cells given = m_given.next().value_or(Cells());
        for (const QByteArray &title : given) {
            size_t column = 0;
            while (column < m_titles.size() && (m_titles[column] != title || isGiven(column)))
                ++column;
            if (std::ranges::count(m_titles, title) > 1 && std::ranges::count(given, title) == 1)
                return fail(editText(QT_TRANSLATE_NOOP("edit", "Two columns are called \"%1\", the first of which says "
                                                               "where the elements lie: keep both, or leave out both."))
                                .arg(QString::fromUtf8(title)));
            if (column == m_titles.size())
                return fail(
                    editText(QT_TRANSLATE_NOOP("edit", "\"%1\" is no column that export writes here, or it is one "
                                                       "for the second time."))
                        .arg(QString::fromUtf8(title)));
            m_columns.push_back(column);
        }
        if (std::ranges::find(m_columns, size_t(0)) == m_columns.end())
            return fail(
                editText(QT_TRANSLATE_NOOP("edit", "The column \"%1\" is missing.")).arg(QString::fromUtf8(key)));
        return true;
    }
    bool isGiven(size_t column) const { return std::ranges::find(m_columns, column) != m_columns.end(); }

    bool hasSize(const Cells &row, size_t wanted)
    {
        return row.size() == wanted
               || fail(editText(QT_TRANSLATE_NOOP("edit", "This row has %1 cells instead of %2."))
                           .arg(row.size())
                           .arg(wanted));
    }

    /// A row in the order of what is there; columns that were left out are empty. Where none was, elements with other parts than the
    /// first one have rows of another length.
    std::optional<Cells> nextGiven()
    {
        auto given = m_given.next();
        if (!given || std::ranges::equal(m_columns, std::views::iota(size_t(0), m_titles.size())))
            return given;
        if (!hasSize(*given, m_columns.size()))
            return {};
        Cells cells(m_titles.size());
        for (size_t i = 0; i < m_columns.size(); ++i)
            cells[m_columns[i]] = std::move((*given)[i]);
        return cells;
    }

    /// A row for each field: only values can be others.
    bool takeFields(CsvRows &known)
    {
        constexpr size_t Path = 0, Value = 5;
        std::map<QByteArray, QByteArray> values;
        while (auto row = known.next()) {
            if (row->size() > Value)
                values.emplace(std::move((*row)[Path]), std::move((*row)[Value]));
        }
        while (const auto row = nextGiven()) {
            if (!hasSize(*row, m_titles.size()))
                return false;
            const QString path = QString::fromUtf8((*row)[Path]);
            const auto there = values.find((*row)[Path]);
            if (there == values.end())
                return fail(nothingCalled(path));
            if (isGiven(Value) && there->second != (*row)[Value])
                m_values.push_back({path, QString::fromUtf8((*row)[Value])});
        }
        return m_result.trouble.isEmpty();
    }

    bool takeElements(CsvRows &known)
    {
        qint64 next = 0; // of those that are there
        std::optional<Cells> there = known.next();
        for (qint64 number = 0; const auto row = nextGiven(); ++number) {
            if (row->front().isEmpty()) {
                if (!hasSize(*row, m_titles.size()))
                    return false;
                ++m_new[next];
                takeValues(*row, nullptr, number);
                continue;
            }
            bool isNumber = false;
            const qint64 index = row->front().toLongLong(&isNumber);
            if (!isNumber || index < next || index >= m_below->count)
                return fail(
                    editText(QT_TRANSLATE_NOOP("edit", "\"%1\" is no index from %2 to %3: rows stay in order, and "
                                                       "that of a new element is empty."))
                        .arg(QString::fromUtf8(row->front()))
                        .arg(next)
                        .arg(m_below->count - 1));
            for (; next < index; ++next, there = known.next())
                m_gone.push_back(next);
            if (!there || !hasSize(*row, there->size()) || !takeValues(*row, &*there, number))
                return false;
            ++next;
            there = known.next();
        }
        for (; next < m_below->count; ++next)
            m_gone.push_back(next);
        return m_result.trouble.isEmpty();
    }

    /// Those that differ from what is there, or all of a new element.
    bool takeValues(const Cells &row, const Cells *there, qint64 number)
    {
        const bool isLikeFirst = !there || there->size() == m_titles.size();
        for (size_t column = FirstValue; column < row.size(); ++column) {
            if ((isLikeFirst && !isGiven(column)) || (there && row[column] == (*there)[column]))
                continue;
            if (!isLikeFirst)
                return fail(
                    editText(QT_TRANSLATE_NOOP("edit", "This element has other parts than the first one, which the "
                                                       "columns are named after: it cannot be changed in a table.")));
            m_values.push_back({pathOf(number, column), QString::fromUtf8(row[column])});
        }
        return true;
    }

    QString pathOf(qint64 index, size_t column) const
    {
        const QString element = m_tree.path(*m_below) + QStringLiteral("[%1]").arg(index);
        const QString title = QString::fromUtf8(m_titles[column]);
        if (title == QLatin1String("value") && m_tree.isLeaf(m_tree.child(*m_below, 0)))
            return element;
        return title.startsWith(u'[') || title.startsWith(u'/') ? element + title : element + u'/' + title;
    }

    /// New ones are copies of the one before them, until they get their values. What refers to elements follows once in a plan:
    /// each place is one of its own, the last one first.
    EditPlan elementsPlan(bool withFixUps) const
    {
        EditPlan all;
        std::shared_ptr<const Tree> changed;
        const QString path = m_tree.path(*m_below);
        const auto add = [&](const auto &wish) {
            if (all.isRefused())
                return;
            const Tree &tree = changed ? *changed : m_tree;
            Planner planner(tree, withFixUps);
            const std::optional<Item> list = changed ? tree.find(path) : m_below;
            list ? wish(planner, *list) : planner.refuse(nothingCalled(path));
            EditPlan plan = planner.finish();
            if (!changed || plan.isRefused())
                all = std::move(plan);
            else
                appendPlan(all, std::move(plan));
            if (!all.isRefused())
                changed = readTree(*m_tree.format(), all.after, m_tree.fileName(), nullptr, m_tree.limits());
        };
        if (!m_new.empty() && m_below->count == 0)
            add([](Planner &planner, const Item &) {
                planner.refuse(
                    editText(QT_TRANSLATE_NOOP("edit", "The list is empty: nothing says what an element looks "
                                                       "like.")));
            });
        for (const auto &[before, count] : std::views::reverse(m_new)) {
            add([&](Planner &planner, const Item &list) {
                const Item like = m_tree.child(*m_below, qMax<qint64>(0, before - 1));
                planner.insertElements(list, before, count, m_tree.bytes(like.stream).toByteArray(like.range));
            });
        }
        std::vector<qint64> gone;
        auto next = m_new.begin();
        qint64 inserted = 0;
        for (const qint64 element : m_gone) {
            for (; next != m_new.end() && next->first <= element; ++next)
                inserted += next->second;
            gone.push_back(element + inserted);
        }
        if (!gone.empty())
            add([&](Planner &planner, const Item &list) { planner.removeElements(list, gone); });
        return all;
    }

    static constexpr size_t FirstValue = 2; ///< behind index and offset
    const Tree &m_tree;
    const std::optional<Item> m_below;
    CsvRows m_given;
    Cells m_titles;
    std::vector<size_t> m_columns;
    std::vector<Given> m_values;
    std::vector<qint64> m_gone;
    std::map<qint64, qint64> m_new; ///< how many, by the element before which they come
    CsvPlan m_result;
};

} // namespace

CsvPlan planCsv(const Tree &tree, const std::optional<Item> &below, const QByteArray &csv, bool withFixUps)
{
    if (const qsizetype odd = textform::positionOfNonUtf8(csv); odd >= 0) {
        CsvPlan none;
        none.trouble = editText(QT_TRANSLATE_NOOP("edit", "This is no UTF-8: save it as UTF-8 first."));
        none.line = 1 + csv.first(odd).count('\n');
        return none;
    }
    return CsvImport(tree, below, csv).run(withFixUps);
}

} // namespace hexahedron
