#include "core/schema/schema.h"

#include "core/schema/inwork.h"

namespace hexahedron {

FieldRef &FieldRef::addRule(FieldRule rule)
{
    m_last = Last::Rule;
    return set([&](Field &f) { f.rules.push_back(std::move(rule)); });
}

FieldRef &FieldRef::range(double low, double high)
{
    return addRule({.test = FieldRule::Test::Range, .low = low, .high = high, .otherwise = {}});
}

FieldRef &FieldRef::equals(qint64 value)
{
    return addRule({.test = FieldRule::Test::Equals, .number = value, .otherwise = {}});
}

FieldRef &FieldRef::names(std::vector<NamedValue> values)
{
    m_field->number.names = std::move(values);
    return addRule({.test = FieldRule::Test::Named, .otherwise = {}});
}

FieldRef &FieldRef::flags(std::vector<NamedValue> bits)
{
    qint64 mask = 0;
    for (const NamedValue &bit : bits)
        mask |= bit.value;
    m_field->number.names = std::move(bits);
    m_field->number.isFlags = true;
    return addRule({.test = FieldRule::Test::Bits, .number = mask, .otherwise = {}});
}

FieldRef &FieldRef::notZero()
{
    return addRule({.test = FieldRule::Test::NonZero, .otherwise = 1.0});
}

FieldRef &FieldRef::unitLength(double tolerance)
{
    return addRule({.test = FieldRule::Test::UnitLength, .low = tolerance, .otherwise = {}});
}

FieldRef &FieldRef::zeroLength(Severity severity)
{
    return set([=](Field &f) { f.rules.back().zeroSeverity = severity; });
}

FieldRef &FieldRef::distinct()
{
    return addRule({.test = FieldRule::Test::Distinct, .otherwise = {}});
}

FieldRef &FieldRef::reported(Severity severity, const char *reference)
{
    if (m_last == Last::Index) {
        m_field->index.severity = severity;
        m_field->index.rule = reference;
    } else if (m_last == Last::Rule) {
        m_field->rules.back().severity = severity;
        m_field->rules.back().reference = reference;
    }
    return *this;
}

FieldRef &FieldRef::onlyFor(const Host &host)
{
    if (m_last == Last::Rule)
        m_field->rules.back().host = &host;
    return *this;
}

FieldRef &FieldRef::otherwise(double value)
{
    if (m_last == Last::Index)
        m_field->index.otherwise = qint64(value);
    else if (m_last == Last::Rule)
        m_field->rules.back().otherwise = value;
    return *this;
}

FieldRef &FieldRef::noRepair()
{
    if (m_last == Last::Index)
        m_field->index.hasRepair = false;
    else if (m_last == Last::Rule)
        m_field->rules.back().hasRepair = false;
    return *this;
}

FieldRef &FieldRef::indexes(const RecordRef &array)
{
    m_last = Last::Index;
    return set([&](Field &f) { f.index.array = array.field(); });
}

FieldRef &FieldRef::indexes(const RecordRef &array, IndexUseFunction use)
{
    return indexes(array).set([=](Field &f) { f.index.use = use; });
}

FieldRef &FieldRef::indexes(const FieldRef &count)
{
    m_last = Last::Index;
    return set([&](Field &f) { f.index.count = count.field(); });
}

FieldRef &FieldRef::checkedElsewhere()
{
    if (m_last == Last::Rule)
        m_field->rules.pop_back();
    else
        m_field->index.isChecked = false;
    m_last = Last::Nothing;
    return *this;
}

FieldRef &FieldRef::packed1010102()
{
    const auto component = [](const char *name, int shift) {
        return BitSpan{.name = name, .shift = shift, .width = 10, .isSigned = true, .isNormalised = true};
    };
    return split(
               {component("x", 0), component("y", 10), component("z", 20), {.name = "extra", .shift = 30, .width = 2}})
        .set([](Field &f) { f.vector.isPacked = true; });
}

FieldRef &FieldRef::parentIn(const RecordRef &array)
{
    return indexes(array).set([](Field &f) { f.index.isParent = true; });
}

FieldRef &FieldRef::countsFrom(const FieldRef &start, std::vector<const Field *> arrays)
{
    m_last = Last::Range;
    return set([&](Field &f) {
        f.range.start = start.field();
        f.range.of = std::move(arrays);
    });
}

FieldRef &FieldRef::inside(const FieldRef &index)
{
    return set([&](Field &f) { (m_last == Last::Range ? f.range.inside : f.index.inside) = index.field(); });
}

FieldRef &FieldRef::size(quint16 bytes)
{
    return set([&](Field &f) {
        f.textForm = TextForm::Fixed;
        f.width = bytes;
    });
}

FieldRef &FieldRef::lengthBefore(quint8 bytes)
{
    RecordRef record(m_field);
    FieldRef length = bytes == 1 ? record.u8("length") : bytes == 2 ? record.u16("length") : record.u32("length");
    length.unit(QT_TRANSLATE_NOOP("schema", "bytes"))
        .doc(QT_TRANSLATE_NOOP("schema", "Comes before the text and does not count itself; with 0 there is no text."));
    FieldRef text = record.text("text").times(length).doc(QT_TRANSLATE_NOOP(
        "schema",
        "The characters, without an end mark: the length before them says where they end. "
        "Their encoding is written down nowhere: Hexahedron takes UTF-8, and Latin-1 where that does not fit."));
    length.field()->isOfEngine = text.field()->isOfEngine = true;
    return set([&](Field &f) {
        f.kind = Kind::Record;
        f.document.standsFor = text.field();
    });
}

FieldRef &FieldRef::offsetOf(const FieldRef &target)
{
    return set([&](Field &f) { f.number.offsetOf = target.field(); });
}

Expression FieldRef::total() const
{
    if (!m_field->array.total) {
        Field *total = detail::newField(inwork::schemaOf(*m_field), m_field->name, Kind::Look);
        total->parent = m_field->parent;
        m_field->array.total = total;
    }
    return Expression::of(m_field->array.total);
}

FieldRef &FieldRef::size(const FieldRef &bytes)
{
    return set([&](Field &f) {
        f.textForm = TextForm::Counted;
        f.byteSize = bytes;
    });
}

} // namespace hexahedron
