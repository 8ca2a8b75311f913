// Issues as something to read: what each means, whether or not a file has it.
#include "core/report/issuepage.h"

#include "core/check/engineissues.h"
#include "core/check/issue.h"
#include "core/language/plural.h"
#include "core/report/reference.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <string_view>

namespace hexahedron {

namespace {

QString pageText(const char *text)
{
    return QCoreApplication::translate("report", text);
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return pageText(QT_TRANSLATE_NOOP("report", "remark: worth knowing, and no reason to change the file"));
    case Severity::Warning:
        return pageText(QT_TRANSLATE_NOOP("report", "warning: likely not what the author wanted"));
    case Severity::Error:
        break;
    }
    return pageText(
        QT_TRANSLATE_NOOP("report", "error: a reader refuses the file, or reads something else than was meant"));
}

} // namespace

QString sentenceInGeneral(const IssueKind &kind)
{
    constexpr int MostArguments = 9;
    const QString any = QStringLiteral("…");
    QStringList arguments(MostArguments, any);
    // A count chooses the plural; what stands for it is no number.
    const QString many = QString::number(std::numeric_limits<int>::max());
    if (countsFirstArgument(kind))
        arguments.front() = many;
    return issueSentence(kind, arguments).replace(many, any);
}

QStringList explainIssue(const CataloguedIssue &issue)
{
    const QString indent(4, u' ');
    QStringList lines{
        QStringLiteral("%1  %2").arg(QLatin1StringView(issue.kind->code), severityName(issue.kind->severity)),
        indent + sentenceInGeneral(*issue.kind), indent + issueAdvice(*issue.kind)};
    if (issue.kind->host)
        lines += indent + pageText(QT_TRANSLATE_NOOP("report", "Said only of files that this engine reads."));
    if (*issue.rules != 0)
        lines += indent
                 + pageText(QT_TRANSLATE_NOOP("report", "Rules: %1"))
                       .arg(QStringLiteral("%1 (%2)").arg(QLatin1StringView(issue.rules),
                                                          QLatin1StringView(issue.family)));
    return lines;
}

QString foundTimes(const Issue &issue)
{
    if (issue.count < 2)
        return {};
    // What such sentences count is what was found; the one about indices counts what they can name.
    const QString count = QString::number(issue.count);
    const bool isTally = countsFirstArgument(*issue.kind) && issue.kind != &issues::indexOutOfRange;
    if (isTally && !issue.arguments.isEmpty() && issue.arguments.front() == count)
        return {};
    return QCoreApplication::translate("report", QT_TRANSLATE_N_NOOP("report", "Found %1 times."), nullptr,
                                       pluralOf(issue.count))
        .arg(count);
}

QString issuePage(std::span<const CataloguedIssue> issues, const QStringList &families,
                  const std::function<QString(const QString &family)> &titleOf,
                  const std::function<QString(const QString &family, const QString &rule)> &linkTo)
{
    QString page = QStringLiteral("# %1\n\n%2\n")
                       .arg(pageText(QT_TRANSLATE_NOOP("report", "Issues")),
                            pageText(QT_TRANSLATE_NOOP("report",
                                                       "Everything that can be found in a file. “…” stands for what "
                                                       "the file would say.")));
    for (const QString &family : QStringList{QString()} + families) {
        std::vector<const CataloguedIssue *> own;
        for (const CataloguedIssue &issue : issues) {
            if (family == QLatin1StringView(issue.family))
                own.push_back(&issue);
        }
        if (own.empty())
            continue;
        std::sort(own.begin(), own.end(), [](const CataloguedIssue *a, const CataloguedIssue *b) {
            return qstrcmp(a->kind->code, b->kind->code) < 0;
        });
        page += QStringLiteral("\n## %1\n")
                    .arg(family.isEmpty() ? pageText(QT_TRANSLATE_NOOP("report", "In every format")) : titleOf(family));
        for (const CataloguedIssue *issue : own) {
            page += QStringLiteral("\n### %1\n\n**%2**<br>%3<br>*%4*\n")
                        .arg(QLatin1StringView(issue->kind->code), escapedForPage(sentenceInGeneral(*issue->kind)),
                             escapedForPage(issueAdvice(*issue->kind)), severityText(issue->kind->severity));
            QStringList links;
            for (const QString &rule : QString::fromLatin1(issue->rules).split(u' ', Qt::SkipEmptyParts))
                links += QStringLiteral("[%1](%2)").arg(rule, linkTo(family, rule));
            if (!links.isEmpty())
                page += u'\n' + pageText(QT_TRANSLATE_NOOP("report", "Rules: %1")).arg(links.join(u' ')) + u'\n';
        }
    }
    return page;
}

} // namespace hexahedron
