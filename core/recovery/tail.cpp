#include "core/recovery/tail.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/edit/relayout.h"
#include "core/language/listed.h"
#include "core/read/layout.h"
#include "core/recovery/neutral.h"
#include "core/recovery/repairing.h"
#include "core/schema/document.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace hexahedron::recovery {

namespace {

/// Elements of lists that were announced and are not there any more.
class GoneElements
{
public:
    void add(const Field &list, qint64 announced, qint64 left)
    {
        if (announced <= left || list.kind == Kind::Raw || list.kind == Kind::Text)
            return;
        const auto known = std::ranges::find(m_lists, &list, &Gone::list);
        if (known == m_lists.end()) {
            m_lists.push_back({&list, announced, left});
            return;
        }
        known->announced += announced;
        known->left += left;
    }
    QStringList texts() const
    {
        constexpr size_t MostNamed = 6;
        QStringList texts;
        for (size_t i = 0; i < qMin(MostNamed, m_lists.size()); ++i) {
            const Gone &gone = m_lists[i];
            texts += editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) of %1 are gone: %2 of %3 are left."),
                              gone.announced - gone.left)
                         .arg(QLatin1StringView(gone.list->name), QLocale().toString(gone.left),
                              QLocale().toString(gone.announced));
        }
        return texts;
    }

private:
    struct Gone
    {
        const Field *list;
        qint64 announced;
        qint64 left;
    };
    std::vector<Gone> m_lists;
};

/// What announces very much more than is there is a wrong number, and says nothing.
bool isBelievable(double announced, qint64 size)
{
    constexpr double MostTimes = 64;
    return announced <= MostTimes * double(size);
}

QString settingText(QLatin1StringView name, qint64 value)
{
    return editText(QT_TRANSLATE_NOOP("edit", "%1 to %2")).arg(name, QString::number(value));
}

QString textOfZeros(qint64 count)
{
    return editText(QT_TRANSLATE_N_NOOP("edit", "append %n zero(s) for what must follow and nobody knows"), count);
}

/// `numbers`: "numFrames to 12"
QString sentenceOfNumbers(const QString &numbers)
{
    return editText(QT_TRANSLATE_NOOP("edit", "The end is missing: set %1.")).arg(numbers);
}

/// What is done to a file whose end is missing: counts and lengths are set to what is there, or what they announce is made up.
struct Ending
{
    struct Number
    {
        QByteArray bytes;
        const Field *field = nullptr;
        qint64 value = 0;
    };
    std::map<qint64, Number> written;
    QByteArray added;
    /// Elements that are copies of the last one.
    struct Copies
    {
        const Field *list = nullptr;
        qint64 elements = 0;
        bool isFirstPartly = false; ///< it has some bytes of its own
    };
    std::vector<Copies> copies;
    GoneElements gone;
    bool isAtEnd = false; ///< nothing is wrong before
    double lost = 0;      ///< bytes that were announced, but are not there

    std::vector<Replacement> replacements(qint64 size) const
    {
        std::vector<Replacement> all;
        for (const auto &[begin, number] : written)
            all.push_back({{begin, begin + number.bytes.size()}, Bytes(number.bytes)});
        if (!added.isEmpty())
            all.push_back({{size, size}, Bytes(added)});
        return all;
    }
    /// "numFrames to 12, length to 800 and 3 more around it"
    QString numbers() const
    {
        constexpr qsizetype MostNamed = 4;
        QStringList all;
        qint64 unnamed = 0;
        std::set<const char *> names;
        for (auto number = written.rbegin(); number != written.rend();
             ++number) { // what stands farthest behind is innermost
            const char *name = number->second.field->name;
            if (!names.insert(name).second)
                continue;
            const auto alike = std::count_if(written.begin(), written.end(),
                                             [&](const auto &other) { return other.second.field->name == name; });
            const QString value = QString::number(number->second.value);
            if (all.size() == MostNamed)
                unnamed += alike;
            else if (alike == 1)
                all.prepend(settingText(QLatin1StringView(name), number->second.value));
            else
                all.prepend(editText(QT_TRANSLATE_N_NOOP("edit", "%1 to %2 and %n more around it"), alike - 1)
                                .arg(QLatin1StringView(name), value));
        }
        if (unnamed > 0)
            all += editText(QT_TRANSLATE_N_NOOP("edit", "%n more count(s) and length(s)"), unnamed);
        return listed(all);
    }
    /// Copies look like real ones afterwards, and a lower count like the right one.
    QStringList elementTexts() const
    {
        QStringList texts = gone.texts();
        for (const auto &[list, elements, isFirstPartly] : copies) {
            const QLatin1StringView name(list->name);
            if (!isFirstPartly)
                texts += editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) of %1 are made up: copies of the last "
                                                              "one."),
                                  elements)
                             .arg(name);
            else if (elements == 1)
                texts += editText(QT_TRANSLATE_NOOP("edit", "The last element of %1 is made up in part, like the one "
                                                            "before it."))
                             .arg(name);
            else
                texts += editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) of %1 are made up, the first of them in "
                                                              "part: like the last whole one."),
                                  elements)
                             .arg(name);
        }
        return texts;
    }
    /// Files are cut anywhere: that so few bytes are gone, or so many, must be told. A few are more likely to be missing
    /// somewhere in the middle, unless all fits up to the very end.
    double bits(qint64 size) const
    {
        constexpr qsizetype Few = 64;
        constexpr double MostOfPlace = 10;
        const double place = qMin(MostOfPlace, std::log2(double(qMax<qint64>(1, size))));
        const double isElsewhere = isAtEnd ? 0 : written.empty() && added.size() <= Few ? 12 : 4;
        return 2 + place + isElsewhere + std::log2(1 + lost / double(qMax<qint64>(1, size))) + double(written.size())
               + std::log2(1 + double(added.size())) / 4;
    }
};

/// The first thing that is missing at the end of the file, from the inside out.
struct Gap
{
    NodeId node = NoNode;
    Part part;
    const Field *field = nullptr; ///< that is not there at all
    qint64 announced = 0;         ///< elements

    bool isThere() const { return node != NoNode; }
    /// The list wants an element that says that it is the last.
    bool isEndless() const { return part.field && part.field->array.lastAt && part.fault == Fault::None; }
    bool isSame(const Gap &other) const { return node == other.node && isEndless() && other.isEndless(); }
};

bool isNeeded(const Field &field)
{
    return !field.isElsewhere() && !field.array.sumOf && !field.array.untilEnd && !field.array.endsAt
           && field.kind != Kind::Look && !field.mayBeAbsent && !field.isAtEnd;
}

/// Takes a file whose end is missing to where its structure ends with the file. What is there stays.
class TailMender
{
public:
    explicit TailMender(Workbench &bench)
        : m_bench(bench)
        , m_size(bench.file().size())
        , m_mostAdded(qMax(m_size, qMin<qint64>(MostAdded, qMax<qint64>(4096, 4 * m_size))))
    {
    }

    /// Nothing when there is nothing to end, or more than may be made up.
    std::optional<Ending> find()
    {
        constexpr int MostRounds = 200;
        Ending ending;
        bool hasGap = false;
        std::shared_ptr<const Tree> tree = m_bench.read(resultOf(ending));
        for (int round = 0; round < MostRounds && m_bench.mayTry(); ++round) {
            const Gap gap = firstGap(*tree);
            if (!gap.isThere())
                break;
            if (round == 0) {
                const bool isPart = gap.part.field && gap.part.fault != Fault::None;
                const qint64 begin = isPart && gap.part.fault == Fault::Remainder ? gap.part.range.begin
                                     : isPart && gap.part.stride > 0              ? gap.part.range.end
                                                                                  : m_size;
                ending.isAtEnd = m_bench.structure().firstFault >= begin;
            }
            if (ending.added.isEmpty())
                ending.lost = qMax(ending.lost, lostBytes(gap));
            const std::vector<Ending> endings = endingsFor(*tree, gap, ending);
            double best = std::numeric_limits<double>::max();
            std::shared_ptr<const Tree> bestTree;
            for (const Ending &next : endings) {
                if (!m_bench.mayTry())
                    return {};
                auto read = m_bench.read(resultOf(next));
                const double bits = structureOf(*read).bits + next.bits(m_size);
                if (bits >= best || (gap.isEndless() && firstGap(*read).isSame(gap)))
                    continue;
                best = bits;
                bestTree = std::move(read);
                ending = next;
            }
            if (!bestTree)
                break;
            tree = std::move(bestTree);
            hasGap = true;
        }
        endFrames(*tree, ending);
        if (hasGap || ending.written.size() > 1 || !ending.added.isEmpty()) // else only a length is wrong
            return ending;
        return {};
    }

    struct Mended
    {
        Bytes bytes;
        QStringList texts; ///< that were made up
    };

    Bytes resultOf(const Ending &ending) const { return m_bench.file().replaced(ending.replacements(m_size)); }

    void propose(const Ending &ending)
    {
        Hypothesis hypothesis;
        hypothesis.kind = Hypothesis::Kind::Tail;
        hypothesis.replacements = ending.replacements(m_size);
        if (hypothesis.replacements.empty())
            return;
        const Mended mended = ending.added.isEmpty() ? Mended{resultOf(ending), {}} : withMendedEnd(resultOf(ending));
        if (!ending.added.isEmpty())
            hypothesis.replacements = replacementsFor(mended.bytes);
        hypothesis.bits = ending.bits(m_size);
        hypothesis.lost = lostBy(ending);
        const auto tree = m_bench.read(mended.bytes);
        const Ending said = ending.added.isEmpty() ? ending : asMade(ending, mended.bytes);
        hypothesis.invention = invention(*tree);
        findUseless(hypothesis, *tree, m_size);
        hypothesis.inventions = said.elementTexts();
        if (!mended.texts.isEmpty())
            hypothesis.inventions += sentenceOfMadeUp(mended.texts) + u'.';
        hypothesis.sentence = sentence(said, hypothesis.invention);
        m_bench.tryOut(std::move(hypothesis));
    }

    /// Bytes that were announced at least, but are not there.
    qint64 lostBy(const Ending &ending) const { return qMax(provenLoss(ending.lost), lostBehindOffsets()); }

    /// What stands behind the end of the file now, as people count it: "3 × bones, 5 × nodes". Empty where nothing of it can be
    /// counted.
    QString invention(const Tree &tree) const
    {
        constexpr size_t MostNamed = 6;
        struct Counted
        {
            const Field *field = nullptr;
            qint64 count = 0;
            bool isFirstPartly = false;
        };
        std::vector<Counted> counts; // in the order of the bytes
        const auto add = [&](const Field &counted, qint64 count, bool isFirstPartly) {
            const auto known = std::ranges::find(counts, &counted, &Counted::field);
            if (known == counts.end())
                counts.push_back({&counted, count, isFirstPartly});
            else
                known->count += count;
        };
        const StreamTree &stream = tree.stream(0);
        NodeVisitor visitor(stream);
        for (NodeId id = 0; id < stream.nodes.size(); ++id) {
            const Node &node = stream.nodes[id];
            if (node.begin + node.size <= m_size || isArrayNode(stream.nodes, id))
                continue;
            const Field *columns = nullptr; // the record whose rows its first column has told
            for (const Part &part : visitor.layOut(id)) {
                const Field &field = *part.field;
                const Field *rows = field.array.isColumn ? field.parent : nullptr;
                const bool isFurtherColumn = rows && rows == columns;
                columns = rows ? rows : columns;
                const bool isList = field.array.untilEnd || (!field.times.isEmpty() && !field.times.isConstant());
                const bool isOfThings = field.kind != Kind::Raw && field.kind != Kind::Text;
                const bool isPlaced = part.stride > 0 || part.range.begin >= m_size;
                if (!isList || !isOfThings || !isPlaced || isFurtherColumn || part.range.end <= m_size)
                    continue;
                const qint64 whole = part.stride > 0 ? qMax<qint64>(0, m_size - part.range.begin) / part.stride : 0;
                if (part.count > whole)
                    add(rows ? *rows : field, part.count - whole, part.range.begin + whole * part.stride < m_size);
            }
        }
        QStringList words;
        const QLocale locale;
        for (size_t i = 0; i < counts.size() && i < MostNamed; ++i)
            words += (counts[i].isFirstPartly ? editText(QT_TRANSLATE_NOOP("edit", "%1 × %2 (the first in part)"))
                                              : QStringLiteral("%1 × %2"))
                         .arg(locale.toString(counts[i].count), QLatin1StringView(counts[i].field->name));
        if (counts.size() > MostNamed)
            return listed(words) + u'…';
        return listed(words);
    }

private:
    /// What is made up may be wrong for itself, as times that are all zero where they must ascend. Repairs of that belong to it, as long
    /// as all before it stays where it is.
    Mended withMendedEnd(const Bytes &made) const
    {
        constexpr int MostRounds = 4;
        Bytes result = made;
        QStringList texts;
        for (int round = 0; round < MostRounds && m_bench.mayTry(); ++round) {
            const auto tree = m_bench.read(result);
            const std::vector<Issue> issues = check(*tree, m_bench.cancelled(), 1);
            m_bench.judge(*tree, issues); // for what it costs
            Planner planner(*tree);
            planner.setCause(Change::Cause::Repair);
            bool isAny = false;
            for (const Issue &issue : issues) {
                const bool isMadeUp = issue.item.stream == 0 && issue.range.begin >= m_size;
                if (isMadeUp && issue.severity == Severity::Error && issue.repair && !issue.repair.makesUp)
                    isAny = planner.attempt(issue.repair.plan) || isAny;
            }
            if (!isAny)
                break;
            const EditPlan plan = planner.finish();
            if (plan.isRefused() || std::ranges::any_of(plan.changes, [this](const Change &change) {
                    const Replacement &one = change.replacement;
                    return change.stream != 0 || (one.removed.begin < m_size && one.growth() != 0);
                }))
                break;
            result = plan.after;
            texts += plan.madeUp;
        }
        return {result, texts};
    }

    /// With the numbers and bytes that are there after what was made up has been mended.
    Ending asMade(Ending ending, const Bytes &made) const
    {
        const QByteArray before = m_bench.file().toByteArray();
        const QByteArray after = made.toByteArray();
        ending.added = after.mid(m_size);
        const auto valueIn = [](const QByteArray &bytes, const Field &field, qint64 begin) {
            return decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()) + begin);
        };
        for (auto &[begin, number] : ending.written) {
            number.bytes = after.mid(begin, number.bytes.size());
            number.value = valueIn(after, *number.field, begin);
        }
        for (qint64 at = 0; at < m_size; ++at) {
            const Item item = before[at] == after[at] ? Item() : m_bench.tree().covering(0, {at, at + 1});
            const bool isNumber = item.field && item.field->kind == Kind::Integer
                                  && item.range.size() == item.field->width;
            if (!isNumber || item.range.end > m_size)
                continue;
            const qint64 begin = item.range.begin;
            const qint64 value = valueIn(after, *item.field, begin);
            if (ending.written
                    .try_emplace(begin, Ending::Number{after.mid(begin, item.range.size()), item.field, value})
                    .second
                && !item.field->derived.counts.empty())
                ending.gone.add(*item.field->derived.counts.front(), valueIn(before, *item.field, begin), value);
            at = item.range.end - 1;
        }
        return ending;
    }

    /// Where numbers before the end differ, and all behind it.
    std::vector<Replacement> replacementsFor(const Bytes &result) const
    {
        const QByteArray before = m_bench.file().toByteArray();
        const QByteArray after = result.toByteArray();
        std::vector<Replacement> all;
        for (qint64 at = 0; at < m_size; ++at) {
            const qint64 begin = at;
            while (at < m_size && before[at] != after[at])
                ++at;
            if (at > begin)
                all.push_back({{begin, at}, Bytes(after.mid(begin, at - begin))});
        }
        all.push_back({{m_size, m_size}, Bytes(after.mid(m_size))});
        return all;
    }

    qint64 provenLoss(double bytes) const { return isBelievable(bytes, m_size) ? qint64(bytes) : 0; }

    /// What an offset leads to behind the end began there at least.
    qint64 lostBehindOffsets() const
    {
        const Tree &tree = m_bench.tree();
        qint64 most = 0;
        for (const Field *field : tree.stream(0).schema->fields) {
            if (!field->number.offsetOf || !field->isNumber())
                continue;
            const Item offset = itemOfField(tree, 0, *field);
            const Value value = offset.isValid() && offset.count == 1 ? valueOf(tree, offset) : Value();
            if (const auto *number = std::get_if<qint64>(&value); number && *number > 0)
                most = qMax(most, provenLoss(double(*number) + double(originOf(tree, offset)) - double(m_size)));
        }
        return most;
    }

    static QString sentence(const Ending &ending, const QString &invention)
    {
        const auto added = qint64(ending.added.size());
        if (added == 0)
            return sentenceOfNumbers(ending.numbers());
        QStringList steps{
            invention.isEmpty() && ending.added.count('\0') == added ? textOfZeros(added)
            : invention.isEmpty()
                ? editText(QT_TRANSLATE_N_NOOP("edit", "append %n byte(s) for what must follow"), added)
                : editText(QT_TRANSLATE_N_NOOP("edit", "make up %1 (append %n byte(s))"), added).arg(invention)};
        if (!ending.written.empty())
            steps += editText(QT_TRANSLATE_NOOP("edit", "set %1")).arg(ending.numbers());
        return editText(QT_TRANSLATE_NOOP("edit", "The end is missing: %1.")).arg(listed(steps));
    }

    double lostBytes(const Gap &gap) const
    {
        const Part &part = gap.part;
        if (!part.field || part.fault == Fault::None || part.fault == Fault::CountNegative)
            return 0;
        if (part.stride > 0) // what is left of an element that was cut is there
            return qMax(0.0, double(gap.announced) * double(part.stride) - double(m_size - part.range.begin));
        if (part.fault == Fault::Truncated) // counted in bytes
            return qMax(0.0, double(gap.announced) - double(part.range.size()));
        const qint64 one = qMax<qint64>(1, part.field->derived.leastSize);
        return qMax(0.0, double(gap.announced) - double(part.count)) * double(one);
    }

    /// The root, its last child, the last child of that …
    static std::vector<NodeId> lastPath(const NodeStore &nodes)
    {
        std::vector<NodeId> path;
        for (NodeId id = nodes.size() == 0 ? NoNode : 0; id != NoNode; id = nodes.lastChild(id))
            path.push_back(id);
        return path;
    }

    static Gap firstGap(const Tree &tree)
    {
        const StreamTree &stream = tree.stream(0);
        const std::vector<NodeId> path = lastPath(stream.nodes);
        NodeVisitor visitor(stream);
        for (auto id = path.rbegin(); id != path.rend(); ++id) {
            const Field &field = fieldById(stream.nodes[*id].field);
            if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(stream.nodes, *id))
                continue;
            const std::vector<Part> &parts = visitor.layOut(*id);
            for (const Part &part : parts) {
                const bool isShort = part.fault == Fault::CountTooLarge || part.fault == Fault::Truncated
                                     || part.fault == Fault::Unterminated
                                     || (part.fault == Fault::Remainder && part.range.end == stream.bytes.size());
                if (isShort)
                    return {*id, part, nullptr, part.wanted};
                if (part.field->array.lastAt && part.node != NoNode && part.range.end == stream.bytes.size()
                    && !isEnded(stream, part))
                    return {*id, part, nullptr, 0};
            }
            if (field.layout.isPool
                || (!parts.empty() && !field.body.empty() && parts.back().field == field.body.back()))
                continue;
            for (const Field *wanted : field.body) {
                const bool isThere = std::any_of(parts.begin(), parts.end(),
                                                 [=](const Part &part) { return part.field == wanted; });
                if (isThere || !isPresent(*wanted, visitor.values()) || !isNeeded(*wanted))
                    continue;
                const qint64 times = wanted->times.isEmpty() ? 1 : wanted->times.evaluate(visitor.values());
                if (times > 0)
                    return {*id, {}, wanted, times};
            }
        }
        return {};
    }

    /// Whether the last element of the list is one that ends it.
    static bool isEnded(const StreamTree &stream, const Part &list)
    {
        const NodeId last = stream.nodes.lastChild(list.node);
        if (last == NoNode)
            return false;
        NodeVisitor visitor(stream);
        visitor.layOut(last);
        return visitor.values()[list.field->array.lastAt] != 0;
    }

    std::vector<Ending> endingsFor(const Tree &tree, const Gap &gap, const Ending &so) const
    {
        std::vector<Ending> endings;
        NodeVisitor visitor(tree.stream(0));
        visitor.layOut(gap.node);
        const ValueStack &around = visitor.values();
        const auto add = [&](Ending ending) {
            if (ending.added.size() <= m_mostAdded)
                endings.push_back(std::move(ending));
        };
        // Bytes of such a field, from one of them on.
        const auto withNew = [&](const Field *field, qint64 from, qint64 count) {
            Ending ending = so;
            if (count > 0 && count <= m_mostAdded) {
                ending.added += neutral(field, around, from, count);
                add(std::move(ending));
            }
        };
        const StreamTree &stream = tree.stream(0);
        const qint64 end = stream.bytes.size();
        const Part &part = gap.part;
        if (gap.field) {
            const Field &field = *gap.field;
            const qint64 one = field.isNumber()                                                     ? field.width
                               : field.kind == Kind::Text && field.textForm == TextForm::Terminated ? 1
                               : field.kind == Kind::Text || field.kind == Kind::Raw
                                   ? qMax<qint64>(1, field.width)
                                   : qMax<qint64>(1, field.derived.leastSize);
            qint64 all = 0;
            if (!__builtin_mul_overflow(one, gap.announced, &all))
                withNew(&field, 0, all);
            return endings;
        }
        if (gap.isEndless()) {
            withNew(nullptr, 0, 1);
            const Field *first = part.field->body.empty() ? nullptr : part.field->body.front();
            for (size_t i = 0; first && first->kind == Kind::Integer && i < first->number.names.size(); ++i) {
                Ending ending = so;
                ending.added += encodeInteger(*first, first->number.names[i].value);
                add(std::move(ending));
            }
            return endings;
        }
        if (part.fault == Fault::Unterminated) {
            withNew(nullptr, 0, 1);
            return endings;
        }
        if (part.fault == Fault::Remainder) {
            if (const Part list = listBefore(tree, gap); list.stride > 0)
                add(filled(tree, list, around, (list.count + 1) * list.stride, so));
            return endings;
        }
        if (part.fault == Fault::Truncated && part.node == NoNode) {
            const bool isFixed = part.field->kind == Kind::Text && part.field->textForm == TextForm::Fixed;
            const qint64 announced = qMin(part.wanted, part.range.size() + m_mostAdded + 1); // more is not made up
            const qint64 wanted = part.field->isNumber() ? part.field->width * qMax<qint64>(1, announced)
                                  : isFixed              ? qMax<qint64>(part.field->width, announced)
                                                         : announced;
            if (part.field->kind == Kind::Raw || part.field->kind == Kind::Text) {
                Ending ending = so;
                if (setCount(tree, gap, part.range.size(), ending))
                    add(std::move(ending));
            }
            withNew(part.field, part.range.size(), wanted - part.range.size());
            return endings;
        }
        if (part.stride > 0) {
            // Numbers that make a triangle together come together.
            const qint64 unit = part.stride * qMax<qint64>(1, part.field->index.group);
            const qint64 whole = (end - part.range.begin + unit - 1) / unit * unit / part.stride;
            Ending ending = filled(tree, part, around, whole * part.stride, so);
            if (setCount(tree, gap, whole, ending))
                add(std::move(ending));
            qint64 all = 0;
            if (!__builtin_mul_overflow(gap.announced, part.stride, &all) && all <= 2 * m_mostAdded)
                add(filled(tree, part, around, all, so));
            return endings;
        }
        Ending ending = so;
        if (setCount(tree, gap, part.count, ending)) {
            add(std::move(ending));
            return endings;
        }
        qint64 all = 0;
        if (!__builtin_mul_overflow(gap.announced - part.count, qMax<qint64>(1, part.field->derived.leastSize), &all))
            withNew(part.field, 0, all);
        // The next ones may be as long as those that are there, which says how much is missing.
        if (part.count > 0 && part.range.size() % part.count == 0
            && !__builtin_mul_overflow(gap.announced, part.range.size() / part.count, &all))
            withNew(part.field, 0, part.range.begin + all - end);
        if (const qint64 size = sizeOfRest(gap, so); size > 0) {
            Ending longer = so;
            longer.added += QByteArray(size, '\0');
            longer.lost = qMax(longer.lost, double(size));
            add(std::move(longer));
        }
        return endings;
    }

    /// How many bytes are missing of a list of which nothing but the file says how long its elements are, as of levels of a
    /// picture: with enough bytes behind it, it ends somewhere. 0 when it does not.
    qint64 sizeOfRest(const Gap &gap, const Ending &so) const
    {
        constexpr qint64 MostBehind = 16 << 20;
        const qint64 end = resultOf(so).size();
        Ending enough = so;
        enough.added += QByteArray(qBound<qint64>(0, m_mostAdded - enough.added.size(), MostBehind), '\0');
        const auto tree = m_bench.read(resultOf(enough));
        const StreamTree &stream = tree->stream(0);
        if (gap.node >= stream.nodes.size())
            return 0;
        NodeVisitor visitor(stream);
        for (const Part &part : visitor.layOut(gap.node)) {
            if (part.field == gap.part.field)
                return part.fault == Fault::None ? part.range.end - end : 0;
        }
        return 0;
    }

    /// Bytes of things that say nothing special, one after the other: of numbers and of records of numbers their neutral values,
    /// else zeros. `around`: what the record says in which they stand.
    QByteArray neutral(const Field *field, const ValueStack &around, qint64 from, qint64 count) const
    {
        std::optional<QByteArray> one;
        if (field && field->kind == Kind::Integer && field->initial.numbers.size() < 2)
            one = encodeInteger(*field, allowedValue(*field));
        else if (field && field->isNumber())
            one = Relayout::neutralField(*field, qMax<qint64>(1, qint64(field->initial.numbers.size())));
        else if (field && field->kind == Kind::Record)
            one = Relayout::neutralRecord(*field, around, m_mostAdded);
        QByteArray bytes(count, '\0');
        for (qint64 i = 0; one && !one->isEmpty() && i < count; ++i)
            bytes[i] = one->at((from + i) % one->size());
        return bytes;
    }

    /// The list whose last element is not whole.
    static Part listBefore(const Tree &tree, const Gap &gap)
    {
        NodeVisitor visitor(tree.stream(0));
        Part list;
        for (const Part &part : visitor.layOut(gap.node)) {
            if (part.range.end <= gap.part.range.begin && part.fault == Fault::None)
                list = part;
        }
        return list;
    }

    /// The list goes on until it has so many bytes: like its last whole element.
    Ending filled(const Tree &tree, const Part &list, const ValueStack &around, qint64 wanted, const Ending &so) const
    {
        const Bytes &bytes = tree.bytes();
        const qint64 there = bytes.size() - list.range.begin;
        const qint64 stride = list.stride;
        const qint64 whole = there / stride;
        Ending ending = so;
        if (wanted <= there || wanted - there > m_mostAdded)
            return ending;
        const bool isLikeLast = whole > 0 && list.field->kind != Kind::Raw && !hasBytesOnly(*list.field);
        const QByteArray last = isLikeLast ? bytes.toByteArray(lastRight(list.range.begin, stride, whole))
                                           : neutral(list.field, around, 0, stride);
        QByteArray added;
        added.reserve(wanted - there);
        for (qint64 at = there; at < wanted; ++at)
            added += last[at % stride];
        ending.added += added;
        if (isLikeLast)
            ending.copies.push_back({list.field, (wanted + stride - 1) / stride - whole, there % stride != 0});
        return ending;
    }

    /// The last of so many elements in which no error was found; the last one where there is none.
    ByteRange lastRight(qint64 begin, qint64 stride, qint64 count) const
    {
        constexpr qint64 MostBack = 64;
        const auto elementAt = [&](qint64 index) {
            return ByteRange{begin + index * stride, begin + (index + 1) * stride};
        };
        const ByteRange near{elementAt(qMax<qint64>(0, count - MostBack)).begin, begin + count * stride};
        std::vector<ByteRange> wrong;
        for (const Issue &issue : m_bench.issues()) {
            if (issue.severity < Severity::Error || isOfStructure(*issue.kind) || issue.item.stream != 0)
                continue;
            for (qint64 i = issue.placeCount() - 1; i >= 0; --i) {
                const ByteRange place = placeOf(m_bench.tree(), issue, i).range;
                if (place.end <= near.begin)
                    break;
                if (place.begin < near.end)
                    wrong.push_back(place);
            }
        }
        for (qint64 index = count - 1; index >= 0 && elementAt(index).begin >= near.begin; --index) {
            const ByteRange element = elementAt(index);
            if (std::ranges::none_of(wrong, [&](const ByteRange &place) { return place.overlaps(element); }))
                return element;
        }
        return elementAt(count - 1);
    }

    static bool hasBytesOnly(const Field &field)
    {
        return field.kind == Kind::Record && std::all_of(field.body.begin(), field.body.end(), [](const Field *own) {
                   return own->kind == Kind::Raw;
               });
    }

    bool setCount(const Tree &tree, const Gap &gap, qint64 value, Ending &ending) const
    {
        const Field *count = gap.part.field->times.singleField();
        if (!count)
            return false;
        const StreamTree &stream = tree.stream(0);
        NodeVisitor visitor(stream);
        const auto setIn = [&](NodeId node) {
            for (const Part &own : visitor.layOut(node)) {
                if (own.field != count || own.fault != Fault::None)
                    continue;
                if (own.range.end > m_size)
                    return false; // made up itself
                ending.written[own.range.begin] = {encodeInteger(*count, value), count, value};
                const qint64 left = gap.part.range.begin < m_size ? value : 0; // what is made up is not left
                if (isBelievable(double(gap.announced), m_size))
                    ending.gone.add(*gap.part.field, gap.announced, left);
                return true;
            }
            return false;
        };
        if (setIn(gap.node))
            return true;
        const Place holder = places::countHolder(tree, {0, gap.node}, *count);
        return holder.isValid() && holder.stream == 0 && setIn(holder.node);
    }

    /// Frames that would go on end with the file; where there must be a last one, it is appended.
    void endFrames(const Tree &tree, Ending &ending) const
    {
        const StreamTree &stream = tree.stream(0);
        const FrameStyle &style = stream.schema->frameStyle;
        qint64 end = stream.bytes.size();
        const qint64 madeUp = end - m_size;
        for (const NodeId id : lastPath(stream.nodes)) {
            const Node &node = stream.nodes[id];
            const Field &field = fieldById(node.field);
            if (field.kind != Kind::Frame || node.state != NodeState::LengthPassesParent
                || node.size < style.headerSize() || node.begin + style.headerSize() > m_size)
                continue;
            const Field &length = *field.body[size_t(style.lengthRow())];
            const qint64 counted = node.size - (style.countsHeader ? 0 : style.headerSize());
            const qint64 at = node.begin + style.lengthOffset();
            std::array<uchar, 8> stored{};
            stream.bytes.read(at, stored.data(), length.width);
            ending.lost = qMax(ending.lost, double(decodeInteger(length, stored.data()) - counted + madeUp));
            ending.written[at] = {encodeInteger(length, counted), &length, counted};
            if (style.checksum) {
                const Bytes content = resultOf(ending).mid({node.begin + style.tagOffset(), end});
                ending.added += encodeInteger(*field.frame.trailer, style.checksum->of(content, content.range()));
                end += style.trailerSize();
            }
        }
        if (!ending.added.isEmpty() || !ending.written.empty())
            addLast(stream, ending);
    }

    /// A frame without content that says that none follows, where the description knows one.
    static void addLast(const StreamTree &stream, Ending &ending)
    {
        const FrameStyle &style = stream.schema->frameStyle;
        const NodeId section = stream.nodes.firstChild(0);
        if (section == NoNode || style.tagSize != 4 || style.lengthSize != 4 || !style.lengthIsFirst)
            return;
        for (const Field *frame : fieldById(stream.nodes[section].field).frame.frames) {
            if (!frame->frame.isLast || frame->body.size() > 2)
                continue;
            QByteArray bytes = encodeInteger(qint64(frame->frame.tag), style.tagSize);
            const quint32 sum = style.checksum ? style.checksum->of(Bytes(bytes), {0, bytes.size()}) : 0;
            ending.added += QByteArray(style.lengthSize, 0) + bytes;
            if (style.checksum)
                ending.added += encodeInteger(*frame->frame.trailer, sum);
        }
    }

    Workbench &m_bench;
    qint64 m_size;
    static constexpr qint64 MostAdded = 64 << 20;
    qint64 m_mostAdded;
};

} // namespace

void tryTail(Workbench &bench)
{
    TailMender mender(bench);
    if (const auto ending = mender.find())
        mender.propose(*ending);
}

std::optional<Ended> ended(Workbench &bench)
{
    TailMender mender(bench);
    const auto ending = mender.find();
    if (!ending)
        return {};
    QStringList texts = ending->elementTexts();
    if (const QString invention = mender.invention(*bench.read(mender.resultOf(*ending))); !invention.isEmpty())
        texts.prepend(sentenceOfInvention(invention));
    return Ended{mender.resultOf(*ending), texts};
}

std::optional<qint64> lostAtEnd(Workbench &bench)
{
    TailMender mender(bench);
    const auto ending = mender.find();
    return ending ? std::optional(mender.lostBy(*ending)) : std::nullopt;
}

void findUseless(Hypothesis &hypothesis, const Tree &tree, qint64 size)
{
    const qint64 end = tree.bytes().size();
    if (end == size)
        return;
    for (const qint64 at : {size, end - 1}) {
        for (Item item = tree.covering(0, {at, at + 1}); item.isValid(); item = tree.parent(item)) {
            if (!item.field || !item.field->uselessBecause)
                continue;
            hypothesis.useless = qMin(end, item.range.end) - qMax(size, item.range.begin);
            hypothesis.uselessBecause = QCoreApplication::translate(item.field->schema->context,
                                                                    item.field->uselessBecause);
            return;
        }
    }
}

QString sentenceOfZerosAtEnd(qint64 zeros)
{
    return editText(QT_TRANSLATE_NOOP("edit", "The end is missing: %1.")).arg(textOfZeros(zeros));
}

QString sentenceOfEnd(QLatin1StringView size, qint64 left)
{
    return sentenceOfNumbers(settingText(size, left));
}

bool isCutDocument(const Tree &tree)
{
    const StreamTree &stream = tree.stream(0);
    if (!stream.schema->markup)
        return false;
    const NodeStore &nodes = stream.nodes;
    NodeId root = NoNode;
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        if (fieldById(nodes[id].field).kind == Kind::Element)
            root = id;
    }
    if (root == NoNode || nodes[root].range().end != tree.bytes().size())
        return false;
    NodeId last = root; // an end tag in which something ends is no cut
    for (NodeId next = nodes.lastChild(last); next != NoNode; next = nodes.lastChild(last))
        last = next;
    const bool isEndTag = &fieldById(nodes[last].field) == stream.schema->markup->endTag
                          || &fieldById(nodes[last].field) == stream.schema->markup->strayEnd;
    return nodes[root].state == NodeState::NotEnded && !isEndTag;
}

QStringList goneElements(const StreamTree &stream, qint64 kept)
{
    GoneElements gone;
    NodeVisitor visitor(stream);
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        const Node &node = stream.nodes[id];
        if (node.begin + node.size < kept || isArrayNode(stream.nodes, id))
            continue;
        for (const Part &part : visitor.layOut(id)) {
            if (part.stride <= 0)
                continue;
            const qint64 announced = part.fault == Fault::CountTooLarge ? part.wanted : part.count;
            const qint64 left = qBound<qint64>(0, (kept - part.range.begin) / part.stride, part.count);
            if (isBelievable(double(announced), stream.bytes.size()))
                gone.add(*part.field, announced, left);
        }
    }
    return gone.texts();
}

QString sentenceOfInvention(const QString &invention)
{
    return editText(QT_TRANSLATE_NOOP("edit", "Made up: %1. What stood there is lost.")).arg(invention);
}

} // namespace hexahedron::recovery
