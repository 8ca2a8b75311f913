#pragma once

#include "core/language/languages.h"
#include "core/schema/field.h"
#include "core/schema/fieldtexts.h"

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace hexahedron {

class JsonWriter;
struct Format;

/// Every field that the format's description names, in the order of the description.
const std::vector<DescribedField> &describedFields(const Format &format);
/// The one with that path, or the first whose path ends with it; null where there is none.
const DescribedField *describedField(const Format &format, QStringView path);
/// Where the description has that field; null when it is of no format's own, such as a bracket of a document.
const DescribedField *describedField(const Format &format, const Field *field);

/// What is known of a field without a file. The window, the command line and the reference show the same.
struct FieldFacts
{
    struct Value
    {
        qint64 number;
        QString name;
        QString doc;
    };
    QString path;
    QString type;
    QString unit;
    QString doc;
    QString note;
    QStringList right; ///< what values are right, a sentence each
    std::vector<Value> values;
    bool areBits = false; ///< the values are
    QStringList relations;
    QString usual; ///< what new ones have; empty where nothing is said
    bool isRequired = false;
    QString missing; ///< what it means that it is missing; empty where nothing is said
    QString wrong;   ///< what readers make of a wrong one, where the note does not say it
    QString around;  ///< what the note of its chunk says
    bool isHexadecimal = false;
    QStringList rules; ///< numbers in the reference
};
FieldFacts factsOf(const Format &format, const DescribedField &described);
/// What there is to say of its values, a sentence each: which are right, which new ones have, whether it may be
/// missing, what readers make of a wrong one.
QStringList valueFacts(const FieldFacts &facts);
/// "16", or "0x10 (16)" where bits and marks are known by their digits.
QString valueNumber(const FieldFacts &facts, qint64 number);

/// A rule of a format's reference, as its page has it.
struct ReferenceRule
{
    QString number;
    QString severity;
    QString text;
    QString repair; ///< empty where the text says it, or where there is none
    /// What of the text is about some fields only.
    struct Part
    {
        QStringList fields; ///< ends of their paths
        QString severity;
        QString text;
    };
    std::vector<Part> parts;   ///< empty where the page names no fields
    std::vector<Part> repairs; ///< the same of the repair
};

/// The first part of the id: what formats of one maker have in common.
QString familyOf(const Format &format);
/// The rules of the reference page of the format's family (`referencePage()`). What that page says for programs stands in comments:
/// `<!-- about ANIM/frames -->` in the row of a rule, also behind its repair, names the fields that the words before it are about,
/// from the comment before on (a `*` behind a name stands for any number), `<!-- values TEXS/textures/flags -->` before a table
/// those whose values it lists, `<!-- rules hold -->` says of rules that they tell what is right, not what is wrong. Sentences on
/// values that are in no table of a page stand in a file beside it, `image-values.md`, in every language.
const std::vector<ReferenceRule> &referenceRules(const Format &format);
/// Those that are about the field, in the order of the page; of one that has parts for several fields, the field's own.
std::vector<ReferenceRule> rulesAbout(const Format &format, const FieldFacts &facts);

/// What is known of one field, for people, in lines. `type`: of an item of a file; else what the description alone tells.
QStringList explainField(const Format &format, const DescribedField &described, const QString &type = {});
/// All fields with that path or end of a path, one below the other. Forms of one field stand together: above them what holds for all,
/// then what tells each from the others.
std::vector<QStringList> explainFields(const Format &format, const QString &name);
QStringList explainRule(const ReferenceRule &rule);

/// {"formats": […]} as the command line has it.
void writeExplanations(JsonWriter &json, std::span<const Format *const> formats);

} // namespace hexahedron
