// What a structure holds, field by field: worked out from the description, never written by hand.
#include "core/report/structurerows.h"

#include "core/schema/schema.h"

#include <QCoreApplication>

#include <optional>

namespace hexahedron {

namespace {

QString rowText(const char *text)
{
    return QCoreApplication::translate("report", text);
}

constexpr int MostNested = 16; ///< records in records; deeper ones count as of unknown size

/// Bytes of one element, or of the field itself when it is no array; nothing where that varies from file to file.
std::optional<qint64> sizeOfOne(const Field &field, int depth);

std::optional<qint64> sizeOfBody(const Field &field, int depth)
{
    if (depth > MostNested || field.layout.function || field.layout.by || field.layout.isPool
        || !field.byteSize.isEmpty())
        return {};
    qint64 size = 0;
    for (const Field *part : field.body) {
        if (part->kind == Kind::Look)
            continue;
        const bool isFixed = part->when.isEmpty() && !part->isElsewhere() && !part->mayBeAbsent;
        const auto one = isFixed ? sizeOfOne(*part, depth + 1) : std::nullopt;
        if (!one || (part->isArray() && !part->times.isConstant()))
            return {};
        size += *one * (part->isArray() && !part->times.isEmpty() ? part->times.evaluate({}) : 1);
    }
    return size;
}

std::optional<qint64> sizeOfOne(const Field &field, int depth)
{
    if (field.isNumber()) {
        if (!field.isVector)
            return field.width;
        return field.times.isConstant() && !field.times.isEmpty()
                   ? std::optional(field.width * field.times.evaluate({}))
                   : std::nullopt;
    }
    if (field.kind == Kind::Text && field.textForm == TextForm::Fixed)
        return field.width;
    if ((field.kind == Kind::Text || field.kind == Kind::Raw) && field.times.isConstant() && !field.times.isEmpty())
        return field.times.evaluate({});
    if (field.kind == Kind::Record && !field.body.empty())
        return sizeOfBody(field, depth);
    return {};
}

/// "sets × size"; nothing where it is more than a product of fields.
QString countText(const Expression &count)
{
    QStringList words;
    for (const Expression &factor : count.factors()) {
        if (const Field *field = factor.singleField(); field && *field->name != 0)
            words += QString::fromUtf8(field->name);
        else if (factor.isConstant())
            words += QString::number(factor.evaluate({}));
        else
            return {};
    }
    return words.join(QStringLiteral(" × "));
}

QString sizeText(const Field &field)
{
    const std::optional<qint64> one = sizeOfOne(field, 0);
    QString text;
    if (field.kind == Kind::Text && field.textForm == TextForm::Terminated)
        text = rowText(QT_TRANSLATE_NOOP("report", "text + 1"));
    else if (field.isArray() || (field.isVector && !one) || (!one && !field.times.isEmpty())) {
        const QString count = field.times.isEmpty() ? QString() : countText(field.times);
        const std::optional<qint64> element = field.isNumber()             ? std::optional<qint64>(field.width)
                                              : field.kind == Kind::Record ? one
                                                                           : std::optional<qint64>(1);
        if (field.isArray() && field.times.isConstant() && !field.times.isEmpty() && element)
            text = QString::number(*element * field.times.evaluate({}));
        else if (element && !count.isEmpty())
            text = *element == 1 ? count : QStringLiteral("%1 × %2").arg(*element).arg(count);
        else if (element && field.isArray())
            text = rowText(QT_TRANSLATE_NOOP("report", "%1 each")).arg(*element);
    } else if (one)
        text = QString::number(*one);
    if (!text.isEmpty() && (!field.when.isEmpty() || field.mayBeAbsent))
        text = rowText(QT_TRANSLATE_NOOP("report", "%1 or 0")).arg(text);
    return text;
}

/// The size where every file has the same; nothing where it varies.
std::optional<qint64> fixedSize(const Field &field)
{
    if (!field.when.isEmpty() || field.mayBeAbsent)
        return {};
    const std::optional<qint64> one = sizeOfOne(field, 0);
    if (!one || !field.isArray())
        return one;
    if (field.times.isEmpty() || !field.times.isConstant())
        return {};
    return *one * field.times.evaluate({});
}

const char *writtenType(const WrittenRules &written)
{
    switch (written.type) {
    case WrittenRules::Type::Float:
        return QT_TRANSLATE_NOOP("report", "number");
    case WrittenRules::Type::Integer:
        return QT_TRANSLATE_NOOP("report", "whole number");
    case WrittenRules::Type::Boolean:
        return QT_TRANSLATE_NOOP("report", "true or false");
    case WrittenRules::Type::Choice:
        return QT_TRANSLATE_NOOP("report", "one of some words");
    case WrittenRules::Type::File:
        return QT_TRANSLATE_NOOP("report", "name of a file");
    case WrittenRules::Type::Text:
        break;
    }
    return QT_TRANSLATE_NOOP("report", "text");
}

QString placeOf(qint64 at, bool isFromVarying)
{
    return (isFromVarying ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(at);
}

/// Fields of one name in a row are one thing, of which the file has one.
bool isSameThing(const StructureRow &row, const Field &field)
{
    return row.field->kind == field.kind && qstrcmp(row.field->name, field.name) == 0
           && (field.layout.by || !field.when.isEmpty() || field.parent->layout.by);
}

} // namespace

QString typeOf(const Field &field)
{
    if (field.document.rules && field.kind != Kind::Element)
        return rowText(writtenType(*field.document.rules));
    if (!field.isVector)
        return typeName(field);
    const bool isKnown = field.times.isConstant() && !field.times.isEmpty();
    return typeName(field, isKnown ? field.times.evaluate({}) : -1);
}

bool isStructure(const Field &field)
{
    return !field.document.isOfSyntax && !field.document.isSign
           && (field.kind == Kind::Frame || field.kind == Kind::Element
               || (field.kind == Kind::Record && !field.document.standsFor));
}

std::vector<StructureRow> structureRows(const Field &structure)
{
    std::vector<StructureRow> rows;
    for (const Field *attribute : structure.document.attributes)
        rows.push_back({{}, {}, QString::fromUtf8(attribute->name), typeOf(*attribute), attribute});
    if (structure.kind == Kind::Element)
        return rows;
    const bool isOrdered = !structure.layout.by && !structure.layout.function && !structure.layout.isPool;
    qint64 at = 0; // from the beginning, or from the end of the last part whose size varies
    bool isFromVarying = false;
    for (const Field *part : structure.body) {
        if (part->kind == Kind::Look || part->document.isSign || *part->name == 0 || *part->name == '#')
            continue;
        if (!rows.empty() && isSameThing(rows.back(), *part)) {
            if (const QString type = typeOf(*part); !rows.back().type.split(QStringLiteral(", ")).contains(type))
                rows.back().type += QStringLiteral(", ") + type;
            if (rows.back().bytes != sizeText(*part))
                rows.back().bytes.clear();
            at = 0;
            isFromVarying = true;
            continue;
        }
        QString place;
        if (isOrdered && !part->isElsewhere() && !part->isAtEnd)
            place = placeOf(at, isFromVarying);
        rows.push_back({place, sizeText(*part), QString::fromUtf8(part->name), typeOf(*part), part});
        if (part->isElsewhere())
            continue;
        const std::optional<qint64> size = fixedSize(*part);
        isFromVarying = isFromVarying || !size;
        at = size ? at + *size : 0;
    }
    if (const Field *sum = structure.frame.trailer)
        rows.push_back({structure.frame.takesFrames ? QString() : placeOf(at, isFromVarying), sizeText(*sum),
                        QString::fromUtf8(sum->name), typeOf(*sum), sum});
    return rows;
}

} // namespace hexahedron
