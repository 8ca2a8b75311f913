#pragma once

#include <QHash>
#include <QString>

namespace hexahedron {

struct IssueKind;

/// What is said of a kind of issue, in one language.
struct IssueText
{
    QString sentence; ///< %1, %2 … stand for the arguments of the occurrence
    QString
        ofOne; ///< the sentence where the first argument, which it calls %n, is 1; empty where that makes no difference
    QString advice; ///< why it matters and what to do; may be empty
    QString repair; ///< what a repair does, where there is one; may be empty
};
/// In the language of the reader, English where that lacks it: from the pages resources/reference/LANGUAGE/issues/FAMILY.md. Headings
/// are codes. Below them stands a line that is the sentence, or two, `1:` and `n:`, where a count decides; as a quotation, `>`, the
/// advice; and as one in that, `>>`, what a repair does. A kind that stands on no page says all itself.
IssueText textOf(const IssueKind &kind);

/// What is to be known of an issue: what a repair does only where the issue has one.
QString issueAdvice(const IssueKind &kind, bool hasRepair);

/// What a page says, by code.
QHash<QString, IssueText> issueTextsOn(const QString &page);

} // namespace hexahedron
