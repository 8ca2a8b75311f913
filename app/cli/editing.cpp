#include "app/cli/editing.h"

#include "app/cli/console.h"
#include "core/formats/registry.h"

namespace hexahedron::cli {

namespace {

QString bytesText(const Bytes &bytes, ByteRange range)
{
    constexpr qint64 MostShown = 16;
    if (range.isEmpty())
        return text(QT_TRANSLATE_NOOP("hexa", "nothing"));
    const QByteArray shown = bytes.toByteArray({range.begin, qMin(range.end, range.begin + MostShown)});
    QString result = QString::fromLatin1(shown.toHex(' '));
    if (range.size() > MostShown)
        result += text(QT_TRANSLATE_NOOP("hexa", " … (%1 bytes)")).arg(range.size());
    return result;
}

QString issueLine(const Issue &issue)
{
    return QStringLiteral("  %1 %2: %3 (%4)")
        .arg(severityName(issue.severity), QLatin1StringView(issue.kind->code), issue.message(), issue.path);
}

} // namespace

QString planText(const EditPlan &plan, const Tree &tree)
{
    QStringList lines{plan.title};
    for (const Change &change : plan.changes) {
        const Replacement &replacement = change.replacement;
        // What is planned on what earlier changes left is nowhere in the file.
        const Bytes &bytes = !change.isLater && tree.hasStream(change.stream) ? tree.bytes(change.stream) : plan.before;
        const QString stream = change.stream == 0 ? QString() : QStringLiteral("%1:").arg(change.stream);
        lines += QStringLiteral("  %1  %2  %3: %4")
                     .arg(stream + QStringLiteral("0x%1").arg(replacement.removed.begin, 8, 16, QLatin1Char('0')))
                     .arg(causeText(change.cause), -10)
                     .arg(change.path, change.text);
        lines += QStringLiteral("              %1 → %2")
                     .arg(bytesText(bytes, replacement.removed),
                          bytesText(replacement.inserted, replacement.inserted.range()));
    }
    if (plan.isEmpty())
        lines += text(QT_TRANSLATE_NOOP("hexa", "  nothing changes"));
    if (const QString more = plan.fixUpSummary(); !more.isEmpty())
        lines += more;
    lines += plan.consequences;
    if (!plan.newIssues.empty())
        lines += text(QT_TRANSLATE_NOOP("hexa", "Issues that this would create:"));
    for (const Issue &issue : plan.newIssues)
        lines += issueLine(issue);
    return lines.join(u'\n');
}

const std::vector<Option> &editOptions()
{
    static const std::vector<Option> options{
        {"o", "OUT", QT_TRANSLATE_NOOP("hexa", "write there; without it the file itself is replaced")},
        {"dry-run", nullptr, QT_TRANSLATE_NOOP("hexa", "print what would change, write nothing")},
        {"no-fixup", nullptr, QT_TRANSLATE_NOOP("hexa", "only what was asked, to make a broken file on purpose")},
        {"force", nullptr, QT_TRANSLATE_NOOP("hexa", "do it although it creates issues")},
    };
    return options;
}

Editing::Editing(const Arguments &arguments)
    : m_arguments(arguments)
{
    const QString &fileName = arguments.positional().constFirst();
    QString error;
    m_document = Document::open(fileName, &error);
    if (m_document)
        m_tree = readTree(m_document->bytes(), fileName, nullptr, arguments.limits());
    else
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be read: %2")).arg(fileName, error));
}

bool Editing::isAllowed(const EditPlan &plan) const
{
    // Who wants nothing put right wants the file broken.
    if (plan.newIssues.empty() || m_arguments.has("force") || m_arguments.has("no-fixup"))
        return true;
    complain(
        text(QT_TRANSLATE_NOOP("hexa", "refused, because it would create issues (--force does it all the same):")));
    for (const Issue &issue : plan.newIssues)
        complain(issueLine(issue).trimmed());
    return false;
}

ExitCode Editing::carryOut(EditPlan plan)
{
    if (plan.isRefused()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "refused: %1")).arg(plan.refusal));
        return Refused;
    }
    judge(plan, *m_tree);
    if (m_arguments.has("dry-run")) {
        Console console;
        console.line(planText(plan, *m_tree));
        return console.finish(isAllowed(plan) ? Done : Refused);
    }
    return isAllowed(plan) ? save(plan) : Refused;
}

ExitCode Editing::save(const EditPlan &plan)
{
    const bool isElsewhere = m_arguments.has("o");
    if (plan.isEmpty() && !isElsewhere)
        return Done;
    const QString to = isElsewhere ? m_arguments.value("o") : m_document->path();
    QString error;
    if (!m_document->apply(plan)) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "refused: the plan does not fit the file")));
        return Refused;
    }
    if (!m_document->save(to, {}, &error)) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be written: %2")).arg(to, error));
        return Trouble;
    }
    QStringList remarks = plan.consequences;
    if (const QString more = plan.fixUpSummary(); !more.isEmpty())
        remarks.prepend(plan.title + QStringLiteral(": ") + more);
    for (const QString &remark : remarks)
        complain(remark);
    return Done;
}

} // namespace hexahedron::cli
