#include "core/report/consequence.h"

#include "core/language/listed.h"
#include "core/schema/schema.h"

#include <QCoreApplication>

#include <algorithm>

namespace hexahedron {

namespace {

const char *writtenSentence(const WrittenRules &written)
{
    switch (written.type) {
    case WrittenRules::Type::Float:
    case WrittenRules::Type::Integer:
        return QT_TRANSLATE_NOOP("report", "What is no number counts as 0.");
    case WrittenRules::Type::Boolean:
        if (!written.falseWords.empty())
            return QT_TRANSLATE_NOOP("report",
                                     "Everything but true counts as false, 1 too; large and small letters are alike.");
        return qstrcmp(written.usual, "true") == 0
                   ? QT_TRANSLATE_NOOP("report",
                                       "Everything but false and 0 counts as true; large and small letters are alike.")
                   : QT_TRANSLATE_NOOP("report",
                                       "Everything but true and 1 counts as false; large and small letters are alike.");
    case WrittenRules::Type::File:
        return QT_TRANSLATE_NOOP("report", "The path begins at the content folder, with / between folders. Where the "
                                           "file cannot be loaded, the engine warns and goes on without it.");
    case WrittenRules::Type::Text:
    case WrittenRules::Type::Choice:
        break;
    }
    return nullptr;
}

bool hasUnitLength(const Field &field)
{
    return std::ranges::any_of(field.rules,
                               [](const FieldRule &rule) { return rule.test == FieldRule::Test::UnitLength; });
}

bool isPlaceOfAnother(const Field &field)
{
    return field.number.offsetOf || std::ranges::any_of(field.schema->fields, [&](const Field *other) {
               return other->offset.singleField() == &field;
           });
}

bool isSizeOfContent(const Field &field)
{
    return std::ranges::any_of(field.schema->fields, [&](const Field *other) {
        return other->content && other->content->expandedSize == &field;
    });
}

bool beginsRange(const Field &field)
{
    return std::ranges::any_of(field.schema->fields, [&](const Field *other) { return other->range.start == &field; });
}

/// An array whose number of elements another field says.
bool isCountedList(const Field &field)
{
    const Field *count = field.kind == Kind::Record ? field.times.singleField() : nullptr;
    return count && *count->name != 0 && count->isNumber() && !field.mayBeAbsent;
}

const char *sentenceFor(const Field &field)
{
    if (field.kind == Kind::Element)
        return nullptr;
    if (field.document.rules)
        return writtenSentence(*field.document.rules);
    if (field.isFrameLength() && field.schema->frameStyle.countsHeader && !field.schema->frameStyle.zeroIsRest)
        return QT_TRANSLATE_NOOP("report", "Below the size of the header readers go in circles; beyond the end of what "
                                           "holds it they read foreign memory.");
    if (field.isFrameLength())
        return QT_TRANSLATE_NOOP("report", "When it is wrong, loaders look for the next chunk in the wrong place.");
    if (field.range.start || beginsRange(field))
        return QT_TRANSLATE_NOOP(
            "report", "Where the range passes the end of the list, readers read foreign memory or leave it out.");
    if (!field.derived.counts.empty())
        return QT_TRANSLATE_NOOP(
            "report", "When it is too large, readers take what follows for elements, or read beyond the end.");
    if (field.kind == Kind::Integer && isPlaceOfAnother(field))
        return QT_TRANSLATE_NOOP("report", "When it is wrong, readers look in the wrong place, or refuse the file.");
    if (field.kind == Kind::Integer && isSizeOfContent(field))
        return QT_TRANSLATE_NOOP("report", "When it is wrong, readers refuse what is packed, or read foreign memory.");
    if (field.isNumber()
        && (field.derived.isReferred || field.number.countsText || field.number.isOwnSize
            || !field.derived.shapes.empty()))
        return QT_TRANSLATE_NOOP("report", "When it is wrong, readers take wrong bytes for what follows.");
    if (field.vector.isQuaternion)
        return QT_TRANSLATE_NOOP("report",
                                 "With another length, loaders that do not correct it turn and scale wrongly.");
    if (hasUnitLength(field))
        return QT_TRANSLATE_NOOP("report", "With another length, loaders that do not correct it shade wrongly.");
    if (field.kind == Kind::Float && !field.number.mayBeNotFinite)
        return QT_TRANSLATE_NOOP("report", "NaN and infinity spread to everything that is computed from it.");
    if (field.kind == Kind::Text && field.textForm == TextForm::Terminated)
        return QT_TRANSLATE_NOOP("report", "Without the NUL at its end, loaders read on into what follows.");
    if (isCountedList(field))
        return QT_TRANSLATE_NOOP("report",
                                 "Where there are more or fewer than their number says, readers take elements for "
                                 "what follows, or what follows for elements.");
    return nullptr;
}

/// The chunk or part in which the field stands beside no other chunks.
const Field *innermostPart(const Field &field)
{
    const Field *around = field.parent;
    while (around && *around->name == 0)
        around = around->parent;
    return around && !around->frame.takesFrames && (around->kind == Kind::Frame || around->isGroup()) ? around
                                                                                                      : nullptr;
}

/// The kind of file in which the field stands; null where there is only one.
const Field *sectionAround(const Field &field)
{
    const Field *around = field.parent;
    while (around && !around->isSection())
        around = around->parent;
    return around;
}

} // namespace

QString consequenceOf(const Field &field)
{
    const Field *part = innermostPart(field);
    const bool isPassedOver = part && (part->frame.isUnofficial || (field.kind == Kind::Text && part->hasNote()));
    const bool isBoolean = field.document.rules && field.document.rules->type == WrittenRules::Type::Boolean
                           && !field.document.rules->isIgnored; // its note says other things
    if ((field.hasNote() && !isBoolean) || (isPassedOver && !field.isFrameLength()))
        return {};
    const char *sentence = sentenceFor(field);
    return sentence ? QCoreApplication::translate("report", sentence) : QString();
}

QString noteAround(const Field &field)
{
    // A text with its length before it: what it is for is told with the two.
    if (const Field *whole = field.parent; whole && whole->document.standsFor == &field)
        return withMeaning(QString::fromUtf8(whole->name), whole->translatedDoc());
    const Field *part = innermostPart(field);
    const bool speaksOfPart = part && part->hasNote() && !field.isHeader && !field.hasNote();
    const Field *told = speaksOfPart ? part : sectionAround(field);
    return told && told->hasNote() ? withMeaning(QString::fromUtf8(told->name), told->translatedNote()) : QString();
}

} // namespace hexahedron
