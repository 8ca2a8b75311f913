#include "core/issues/issue.h"

#include "core/issues/plural.h"

#include <QCoreApplication>

#include <string_view>

namespace hexahedron {

QLatin1StringView severityName(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return QLatin1StringView("info");
    case Severity::Warning:
        return QLatin1StringView("warning");
    case Severity::Error:
        break;
    }
    return QLatin1StringView("error");
}

QString withArguments(const QString &text, const QStringList &arguments)
{
    // One pass, so that an argument which itself contains "%1" stays as it is.
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = i + 1 < text.size() && text[i] == u'%' ? text[i + 1].digitValue() : -1;
        if (number >= 1 && number <= arguments.size()) {
            result += arguments[number - 1];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

QString issueSentence(const IssueKind &kind, const QStringList &arguments)
{
    const bool isCounted = std::string_view(kind.sentence).find("%n") != std::string_view::npos && !arguments.isEmpty();
    const qint64 n = isCounted ? arguments.front().toLongLong() : noCount;
    const QString sentence = QCoreApplication::translate("issues", kind.sentence, nullptr, pluralOf(n));
    return withArguments(sentence, arguments);
}

QString issueAdvice(const IssueKind &kind)
{
    return QCoreApplication::translate("issues", kind.advice);
}

} // namespace hexahedron
