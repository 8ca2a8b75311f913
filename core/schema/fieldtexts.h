#pragma once

#include <QHash>
#include <QString>

#include <vector>

namespace hexahedron {

struct Field;
struct Schema;

/// A field of a description, and where it stands: "NODE/MESH/vertices/position". Elements of lists have no numbers here, and what may
/// stand in several places is found at the first.
struct DescribedField
{
    QString path;
    const Field *field = nullptr;
};
/// The named fields of a description, each once, in the order of the specification.
std::vector<DescribedField> fieldsWithPaths(const Schema &schema);

/// Names of four letters may end with blanks, which nobody sees: the path without them.
QString withoutBlanks(const QString &path);

/// What a field is for, in the language of the reader; English where that lacks it.
struct FieldText
{
    QString doc;
    QString note; ///< what engines do with it, or what had to be decided; may be empty
};
/// Each description has a page of them in each language: resources/reference/LANGUAGE/fields/NAME.md, with the name of the schema.
/// Headings are paths, or ends of paths that mean every field whose path ends so; the longest one counts. Several stand in one
/// heading with commas between them; behind a path stands the form in (), where several fields have one name. Below it stand a line that is the text, a quotation that is the note, or both. What no page
/// says is what the description itself says with doc() and note().
FieldText textOf(const Field &field);

/// What a page says, by its headings.
QHash<QString, FieldText> fieldTextsOn(const QString &page);

} // namespace hexahedron
