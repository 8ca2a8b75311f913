#pragma once

#include <QString>
#include <QStringList>

namespace hexahedron {

struct Host;

enum class Severity : quint8 { Info, Warning, Error };

/// What can be wrong or worth knowing. Kinds are constants, kept in catalogues (`…issues.h`, one for what every format can have,
/// others beside the formats). What is said of them stands on pages, by their codes: see issuetexts.h.
struct IssueKind
{
    const char *code;          ///< speaking and stable: LENGTH_PASSES_FRAME
    Severity severity;         ///< unless the rule that reports it says otherwise
    const char *sentence = ""; ///< of a kind that stands on no page; %1, %2 … stand for the arguments of the occurrence
    const char *advice = "";   ///< why it matters and what to do
    /// A value differs from what others give, such as a box from the one around its vertices. Edits that would make it differ
    /// compute it again, as its repair does.
    bool isOfDerived = false;
    const Host *host = nullptr; ///< who alone minds; null: every reader of such files
};

/// A kind that is about a value which follows from others.
constexpr IssueKind ofDerivedValue(const char *code, Severity severity)
{
    return {.code = code, .severity = severity, .isOfDerived = true};
}

/// "error", "warning", "info": the words of the command line.
QLatin1StringView severityName(Severity severity);

/// "Error", "Warning", "Remark": for people.
QString severityWord(Severity severity);

/// Puts the arguments into the places %1, %2 … of a sentence.
QString withArguments(const QString &sentence, const QStringList &arguments);
QString issueSentence(const IssueKind &kind, const QStringList &arguments);
/// Whether its sentence counts what its first argument says.
bool countsFirstArgument(const IssueKind &kind);
QString issueAdvice(const IssueKind &kind);

} // namespace hexahedron
