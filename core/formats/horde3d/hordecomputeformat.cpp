#include "core/changes/wishes.h"
#include "core/check/documentcheck.h"
#include "core/check/markupelement.h"
#include "core/check/repairs.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/relations/elementrule.h"
#include "core/text/markup.h"
#include "core/tree/items.h"

#include <QSet>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeComputeFormat>;

/// What is wrong with numbers in written text, which stand one after another up to their semicolons. Goes through them once,
/// however many there are.
class WrittenNumbers
{
public:
    WrittenNumbers(Checker &checker, const Item &text)
        : m_checker(checker)
        , m_text(text)
        , m_cursor(checker.tree().bytes(text.stream))
    {
    }

    void check(const Item &dataSize, qint64 room)
    {
        qint64 count = 0;
        qint64 begin = m_text.range.begin;
        for (qint64 end = next(begin); end >= 0; end = next(begin)) {
            checkOne(count++, {begin, end});
            begin = end + 1;
        }
        const QStringList counts{QString::number(count), QString::number(room)};
        if (count > room)
            m_checker.report(hordeissues::tooManyNumbers, m_text, "74", counts, makeRoom(dataSize, count));
        else if (count < room)
            m_checker.report(hordeissues::fewNumbers, m_text, "74", counts);
        if (begin < m_text.range.end)
            checkUnended(m_checker, m_text, {begin, m_text.range.end});
    }

    /// What stands behind the last semicolon.
    static void checkUnended(Checker &checker, const Item &text, ByteRange rest)
    {
        constexpr qint64 MostShown = 64;
        const QByteArray shown =
            checker.tree().bytes(text.stream).toByteArray({rest.begin, qMin(rest.end, rest.begin + MostShown)});
        const QByteArray last = shown.trimmed();
        if (last.isEmpty())
            return;
        const qint64 place = rest.begin + shown.indexOf(last) + last.size();
        checker.report(hordeissues::numberUnended, text, "74", {document::excerpt(last)},
                       repairs::splice(QT_TRANSLATE_NOOP("repairs", "Add the semicolon."), text.stream, {place, place},
                                       Bytes(QByteArray(";"))));
    }

private:
    static constexpr qint64 LongestNumber = 32;
    qint64 next(qint64 from) { return m_cursor.find(';', from, m_text.range.end); }

    void checkOne(qint64 index, ByteRange range)
    {
        if (range.size() > LongestNumber)
            return reportOnce(m_isLongSeen, hordeissues::numberTooLong, index, {});
        const uchar *bytes = m_cursor.at(range.begin, range.size());
        const auto text = QByteArray::fromRawData(reinterpret_cast<const char *>(bytes), range.size());
        if (!document::readNumber(text, false).isWhole)
            reportOnce(m_isMalformedSeen, hordeissues::dataMalformed, index, {document::excerpt(text)});
    }

    /// The first one of a kind stands for the others, of which there may be millions.
    void reportOnce(bool &isSeen, const IssueKind &kind, qint64 index, const QStringList &arguments)
    {
        if (std::exchange(isSeen, true))
            return;
        const bool isList = m_text.role == Item::Role::Array;
        const Item number = isList ? m_checker.tree().child(m_text, index) : m_text;
        const bool hasSpace = isList && &kind == &hordeissues::numberTooLong;
        m_checker.report(kind, number, "74", QStringList{QString::number(index)} + arguments,
                         hasSpace ? takeSpaceOut(number) : Repair());
    }

    /// The space before a number counts too.
    Repair takeSpaceOut(const Item &number) const
    {
        const Item space = childOf(m_checker.tree(), number, number.field->schema->markup->numberSpace);
        if (!space.isValid() || number.range.size() - space.range.size() > LongestNumber + 1)
            return {};
        return repairs::splice(QT_TRANSLATE_NOOP("repairs", "Take the space before it out."), space.stream, space.range,
                               {});
    }

    static Repair makeRoom(const Item &dataSize, qint64 count)
    {
        if (!dataSize.isValid())
            return {};
        const QString size = QString::number(4 * count);
        return repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write %1 into dataSize."), dataSize, size, {size});
    }

    Checker &m_checker;
    const Item &m_text;
    ByteCursor m_cursor;
    bool m_isLongSeen = false;
    bool m_isMalformedSeen = false;
};

/// 72
void sizesAreWhole(const MarkupElement &buffer, Checker &checker)
{
    if (!buffer.has(fields().dataSize))
        return;
    const auto size = qint64(buffer.number(fields().dataSize));
    const Item item = buffer.attribute(fields().dataSize);
    if (size < 0)
        checker.report(hordeissues::sizeNegative, item, "72", {size});
    else if (size == 0 || size % 4 != 0)
        checker.report(hordeissues::valueImplausible, item, "72",
                       {QStringLiteral("dataSize"), size, QStringLiteral("4 × n")});
}

/// 73
void bindingsAreNumbered(const MarkupElement &buffer, Checker &checker)
{
    const std::vector<MarkupElement> bindings = buffer.children(fields().bindings);
    QSet<qint64> seen;
    for (const MarkupElement &binding : bindings) {
        if (!binding.has(fields().attribNumber))
            continue;
        const auto number = qint64(binding.number(fields().attribNumber));
        const Item item = binding.attribute(fields().attribNumber);
        if (number < 1 || number > qint64(bindings.size()))
            checker.report(hordeissues::bindingNumberWrong, item, "73", {number, bindings.size()});
        else if (seen.contains(number))
            checker.report(hordeissues::bindingNumberTwice, item, "73", {number});
        seen.insert(number);
    }
}

/// 75
void bindingsFillAVertex(const MarkupElement &buffer, Checker &checker)
{
    const std::vector<MarkupElement> bindings = buffer.children(fields().bindings);
    if (bindings.empty()) {
        if (buffer.isTrue(fields().drawable))
            checker.report(hordeissues::drawableWithoutBindings, buffer.item(), "75");
        return;
    }
    qint64 engineStride = 4 * qint64(bindings.back().number(fields().size));
    qint64 needed = 0;
    const MarkupElement *before = nullptr;
    for (const MarkupElement &binding : bindings) {
        const auto offset = qint64(binding.number(fields().offset));
        engineStride += offset;
        if (before && offset < needed)
            checker.report(hordeissues::bindingsOverlap, binding.attribute(fields().offset), "75",
                           {QString::fromUtf8(before->text(fields().bindingName))});
        needed = qMax(needed, offset + 4 * qint64(binding.number(fields().size)));
        before = &binding;
    }
    const bool isSimple = bindings.size() <= 2 && qint64(bindings.front().number(fields().offset)) == 0;
    if (engineStride != needed || !isSimple)
        checker.report(hordeissues::strideUncertain, bindings.front().item(), "75", {engineStride, needed});
}

/// 74
void numbersFillTheBuffer(const MarkupElement &buffer, Checker &checker)
{
    const auto room = qMax<qint64>(0, qint64(buffer.number(fields().dataSize)) / 4);
    const Item dataSize = buffer.has(fields().dataSize) ? buffer.attribute(fields().dataSize) : Item();
    const NodeStore &nodes = checker.nodes();
    const auto data = buffer.child(fields().data);
    bool isBehindList = false;
    for (NodeId id = data ? nodes.firstChild(data->node()) : NoNode; id != NoNode; id = nodes.nextSibling(id)) {
        const Item text = checker.itemOf(id);
        const bool isText = text.field == text.field->schema->markup->text;
        if (text.field == fields().data->document.list || (isText && !isBehindList))
            WrittenNumbers(checker, text).check(dataSize, room);
        else if (isText)
            WrittenNumbers::checkUnended(checker, text, text.range);
        isBehindList = text.role == Item::Role::Array;
    }
}

} // namespace

HordeComputeFormat::HordeComputeFormat()
{
    DocumentBuilder builder("HordeComputeFormat", markupSyntax());
    addXmlRules(builder);
    auto buffer = builder.root("ComputeBuffer").others(Severity::Warning, "45");
    buffer.must(pass(sizesAreWhole, "72"))
        .must(pass(bindingsAreNumbered, "73"))
        .must(pass(numbersFillTheBuffer, "74"))
        .must(pass(bindingsFillAVertex, "75"));
    const auto dataSize = buffer.integer("dataSize")
                              .required(Severity::Warning, "49")
                              .usually("0")
                              .orElse(Severity::Error, "47")
                              .unit(QT_TR_NOOP("bytes"))
                              .as(fields.dataSize);
    const auto drawable =
        buffer.boolean("drawable").required(Severity::Warning, "49").usually("false").orElse(Severity::Warning, "48");

    auto bindings = buffer.element("Bindings").others(Severity::Warning, "45").as(fields.bindings);
    const auto integer = [&](const char *name, Severity missing, const char *rule) {
        return bindings.integer(name).required(missing, rule).orElse(Severity::Error, "47");
    };
    fields.bindingName = bindings.text("name").required(Severity::Warning, "49").usually("").field();
    fields.size = integer("size", Severity::Warning, "49").newly("1").range(1, 4, Severity::Warning, "47").field();
    fields.offset = integer("offset", Severity::Warning, "49").usually("0").unit(QT_TR_NOOP("bytes")).field();
    fields.attribNumber = integer("attribNumber", Severity::Error, "73").newly("1").field();

    fields.data = buffer.element("Data").once(Severity::Error, "74").holdsNumbers(';', dataSize, 4).field();
    fields.drawable = drawable.field();
    schema = builder.finish();
}

const Format &hordeComputeFormat()
{
    static const Format format{
        .id = "horde3d.compute",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D compute buffer"),
        .extensions = {QStringLiteral("compute.xml")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The outermost element is ComputeBuffer, with a size or bindings."),
        .looksLike =
            [](const Bytes &bytes) {
                return beginsLike(bytes, {"ComputeBuffer"}, {"@dataSize", "@drawable", "Bindings"});
            },
        .schema = [] { return HordeComputeFormat::instance().schema; },
        .rules = {rootFitsName},
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
