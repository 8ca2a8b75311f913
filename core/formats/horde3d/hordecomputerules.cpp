#include "core/check/documentcheck.h"
#include "core/edit/planner.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeelements.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/schema/document.h"

#include <QSet>

namespace hexahedron {

namespace {

const HordeComputeFormat::Fields &fields()
{
    return HordeComputeFormat::instance().fields;
}

/// 72
void sizesAreWhole(const HordeElement &buffer, Checker &checker)
{
    if (!buffer.has(fields().dataSize))
        return;
    const auto size = qint64(buffer.number(fields().dataSize));
    const Item item = buffer.attribute(fields().dataSize);
    if (size < 0)
        checker.report(hordeissues::sizeNegative, item, {.arguments = {QString::number(size)}, .reference = "72"});
    else if (size == 0 || size % 4 != 0)
        checker.report(hordeissues::valueImplausible, item,
                       {.arguments = {QStringLiteral("dataSize"), QString::number(size), QStringLiteral("4 × n")},
                        .reference = "72"});
}

std::vector<HordeElement> bindingsOf(const HordeElement &buffer)
{
    std::vector<HordeElement> bindings;
    for (const HordeElement &child : buffer.children()) {
        if (child.field() == fields().bindings)
            bindings.push_back(child);
    }
    return bindings;
}

/// 73
void bindingsAreNumbered(const HordeElement &buffer, Checker &checker)
{
    const std::vector<HordeElement> bindings = bindingsOf(buffer);
    QSet<qint64> seen;
    for (const HordeElement &binding : bindings) {
        if (!binding.has(fields().attribNumber))
            continue;
        const auto number = qint64(binding.number(fields().attribNumber));
        const Item item = binding.attribute(fields().attribNumber);
        if (number < 1 || number > qint64(bindings.size()))
            checker.report(
                hordeissues::bindingNumberWrong, item,
                {.arguments = {QString::number(number), QString::number(bindings.size())}, .reference = "73"});
        else if (seen.contains(number))
            checker.report(hordeissues::bindingNumberTwice, item,
                           {.arguments = {QString::number(number)}, .reference = "73"});
        seen.insert(number);
    }
}

/// 75
void bindingsFillAVertex(const HordeElement &buffer, Checker &checker)
{
    const std::vector<HordeElement> bindings = bindingsOf(buffer);
    if (bindings.empty()) {
        if (buffer.isTrue(fields().drawable))
            checker.report(hordeissues::drawableWithoutBindings, buffer.item(), {.reference = "75"});
        return;
    }
    qint64 engineStride = 4 * qint64(bindings.back().number(fields().size));
    qint64 needed = 0;
    const HordeElement *before = nullptr;
    for (const HordeElement &binding : bindings) {
        const auto offset = qint64(binding.number(fields().offset));
        engineStride += offset;
        if (before && offset < needed)
            checker.report(hordeissues::bindingsOverlap, binding.attribute(fields().offset),
                           {.arguments = {QString::fromUtf8(before->text(fields().bindingName))}, .reference = "75"});
        needed = qMax(needed, offset + 4 * qint64(binding.number(fields().size)));
        before = &binding;
    }
    if (engineStride != needed)
        checker.report(hordeissues::strideUncertain, bindings.front().item(),
                       {.arguments = {QString::number(engineStride), QString::number(needed)}, .reference = "75"});
}

/// What a list of numbers has wrong; goes through it once, however long it is.
class NumberList
{
public:
    NumberList(Checker &checker, const Item &text)
        : m_checker(checker)
        , m_text(text)
        , m_cursor(checker.tree().bytes(text.stream))
    {
    }

    void check(qint64 room)
    {
        constexpr qint64 LongestNumber = 32;
        qint64 count = 0;
        qint64 begin = m_text.range.begin;
        for (qint64 end = next(begin); end >= 0; end = next(begin)) {
            if (end - begin > LongestNumber && m_long < 0)
                m_long = count;
            else if (end - begin <= LongestNumber && m_malformed < 0
                     && !document::readNumber(textOf({begin, end}), false).isWhole)
                m_malformed = count, m_malformedText = textOf({begin, end});
            ++count;
            begin = end + 1;
        }
        report(count, room, {begin, m_text.range.end});
    }

private:
    qint64 next(qint64 from) { return m_cursor.find(';', from, m_text.range.end); }
    QByteArray textOf(ByteRange range) const { return m_cursor.bytes().toByteArray(range); }

    void report(qint64 count, qint64 room, ByteRange rest)
    {
        const QStringList counts{QString::number(count), QString::number(room)};
        if (count > room)
            m_checker.report(hordeissues::tooManyNumbers, m_text, {.arguments = counts, .reference = "74"});
        else if (count < room)
            m_checker.report(hordeissues::fewNumbers, m_text, {.arguments = counts, .reference = "74"});
        if (m_long >= 0)
            m_checker.report(hordeissues::numberTooLong, m_text,
                             {.arguments = {QString::number(m_long)}, .reference = "74"});
        if (m_malformed >= 0)
            m_checker.report(
                hordeissues::dataMalformed, m_text,
                {.arguments = {QString::number(m_malformed), document::excerpt(m_malformedText)}, .reference = "74"});
        const QByteArray last = textOf({rest.begin, qMin(rest.end, rest.begin + 64)}).trimmed();
        if (last.isEmpty())
            return;
        const qint64 place = rest.begin + textOf({rest.begin, qMin(rest.end, rest.begin + 64)}).indexOf(last)
                             + last.size();
        m_checker.report(hordeissues::numberUnended, m_text,
                         {.arguments = {document::excerpt(last)},
                          .reference = "74",
                          .repair = {QT_TRANSLATE_NOOP("repairs", "Add the semicolon."),
                                     {},
                                     [stream = m_text.stream, place](Planner &planner) {
                                         planner.splice(stream, {place, place}, Bytes(QByteArray(";")));
                                     }}});
    }

    Checker &m_checker;
    const Item &m_text;
    ByteCursor m_cursor;
    qint64 m_long = -1;
    qint64 m_malformed = -1;
    QByteArray m_malformedText;
};

/// 74
void numbersFillTheBuffer(const HordeElement &buffer, Checker &checker)
{
    const auto room = qMax<qint64>(0, qint64(buffer.number(fields().dataSize)) / 4);
    const NodeStore &nodes = checker.nodes();
    for (const HordeElement &child : buffer.children()) {
        if (child.field() != fields().data)
            continue;
        for (NodeId id = nodes.firstChild(child.node()); id != NoNode; id = nodes.nextSibling(id)) {
            const Item text = checker.tree().itemOf(checker.stream(), id);
            if (text.field == text.field->schema->markup->text)
                NumberList(checker, text).check(room);
        }
        return;
    }
}

} // namespace

std::span<const Rule> hordeComputeRules()
{
    static const std::vector<Rule> rules{
        {"sizesAreWhole", [](Checker &c) { forEachElement(c, {fields().buffer}, sizesAreWhole); }},
        {"bindingsAreNumbered", [](Checker &c) { forEachElement(c, {fields().buffer}, bindingsAreNumbered); }},
        {"bindingsFillAVertex", [](Checker &c) { forEachElement(c, {fields().buffer}, bindingsFillAVertex); }},
        {"numbersFillTheBuffer", [](Checker &c) { forEachElement(c, {fields().buffer}, numbersFillTheBuffer); }},
    };
    return rules;
}

} // namespace hexahedron
