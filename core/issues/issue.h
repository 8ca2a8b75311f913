#pragma once

#include <QString>
#include <QStringList>

namespace hexahedron {

struct Host;

enum class Severity : quint8 { Info, Warning, Error };

/// What can be wrong or worth knowing. Kinds are constants, kept in catalogues (engine.h here, one per format beside it);
/// sentence and advice are stored untranslated, context "issues". Where singular or plural depends on the
/// first argument, the sentence stands in QT_TRANSLATE_N_NOOP and calls that argument %n.
struct IssueKind
{
    const char *code;     ///< speaking and stable: LENGTH_PASSES_FRAME
    Severity severity;    ///< unless the rule that reports it says otherwise
    const char *sentence; ///< %1, %2 … stand for the arguments of the occurrence
    const char *advice;   ///< why it matters and what to do
    /// A value differs from what others give, such as a box from the one around its vertices. Edits that would make it differ
    /// compute it again, as its repair does.
    bool isOfDerived = false;
    const Host *host = nullptr; ///< who alone minds; null: every reader of such files
};

/// "error", "warning", "info": the words of the command line.
QLatin1StringView severityName(Severity severity);

/// Puts the arguments into the places %1, %2 … of a sentence.
QString withArguments(const QString &sentence, const QStringList &arguments);
QString issueSentence(const IssueKind &kind, const QStringList &arguments);
QString issueAdvice(const IssueKind &kind);

} // namespace hexahedron
