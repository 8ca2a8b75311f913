#pragma once

#include "core/schema/field.h"

#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace hexahedron {

class JsonWriter;
class TextOutput;
struct Format;

/// A field of a format's description, and where it stands: "NODE/MESH/vertices/position". Elements of lists have no
/// numbers here, and what may stand in several places is found at the first.
struct DescribedField
{
    QString path;
    const Field *field = nullptr;
};

/// Every field that the format's description names, in the order of the description.
std::vector<DescribedField> describedFields(const Format &format);

/// A rule of a format's reference, as its page has it.
struct ReferenceRule
{
    QString number;
    QString severity;
    QString text;
    QString repair; ///< empty where the text says it, or where there is none
};

/// The reference page of a format's family, in Markdown; of a language that has no page, the English one. Empty where there is none.
QString referencePage(const Format &format, const QString &language = QStringLiteral("en"));
std::vector<ReferenceRule> referenceRules(const Format &format, const QString &language = QStringLiteral("en"));

/// What is known of one field, for people, in lines. `type`: of an item of a file; else what the description alone tells.
QStringList explainField(const Format &format, const DescribedField &described, const QString &type = {});
QStringList explainRule(const ReferenceRule &rule);

/// {"formats": […]} as the command line has it.
void writeExplanations(JsonWriter &json, std::span<const Format *const> formats);

} // namespace hexahedron
