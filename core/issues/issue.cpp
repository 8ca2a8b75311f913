#include "core/issues/issue.h"

#include "core/issues/issuetexts.h"

#include <QCoreApplication>

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

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return QCoreApplication::translate("issues", "Remark");
    case Severity::Warning:
        return QCoreApplication::translate("issues", "Warning");
    case Severity::Error:
        break;
    }
    return QCoreApplication::translate("issues", "Error");
}

QString withArguments(const QString &text, const QStringList &arguments)
{
    // One pass, so that an argument which itself contains "%1" stays as it is.
    QString result;
    qsizetype taken = 0;
    for (qsizetype i = text.indexOf(u'%'); i >= 0 && i + 1 < text.size(); i = text.indexOf(u'%', i + 1)) {
        const int number = text[i + 1].digitValue();
        if (number < 1 || number > arguments.size())
            continue;
        result += QStringView(text).sliced(taken, i - taken);
        result += arguments[number - 1];
        taken = i + 2;
    }
    result += QStringView(text).sliced(taken);
    return result;
}

bool countsFirstArgument(const IssueKind &kind)
{
    return textOf(kind).sentence.contains(QLatin1StringView("%n"));
}

QString issueSentence(const IssueKind &kind, const QStringList &arguments)
{
    const IssueText text = textOf(kind);
    const QString count = arguments.value(0);
    const QString &sentence = count == QStringLiteral("1") && !text.ofOne.isEmpty() ? text.ofOne : text.sentence;
    return withArguments(QString(sentence).replace(QStringLiteral("%n"), count), arguments);
}

QString issueAdvice(const IssueKind &kind)
{
    return issueAdvice(kind, true);
}

} // namespace hexahedron
