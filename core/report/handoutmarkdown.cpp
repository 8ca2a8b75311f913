// A handout as Markdown.
#include "core/language/plural.h"
#include "core/report/handout.h"
#include "core/report/markdown.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QLocale>

namespace hexahedron {

using markdown::rowOf;
using markdown::safe;
using markdown::tableOf;

namespace {

QString markdownText(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("handout", sentence, nullptr, pluralOf(n));
}

QString placeOf(qint64 offset)
{
    return QStringLiteral("0x%1").arg(offset, 0, 16);
}

QString headingOf(const QString &text)
{
    return QStringLiteral("\n## %1\n\n").arg(text);
}

QString structureOf(const Handout &handout)
{
    QString text = headingOf(markdownText(QT_TRANSLATE_NOOP("handout", "Structure")))
                   + tableOf({markdownText(QT_TRANSLATE_NOOP("handout", "Place")),
                              markdownText(QT_TRANSLATE_NOOP("handout", "Size")),
                              markdownText(QT_TRANSLATE_NOOP("handout", "Name")),
                              markdownText(QT_TRANSLATE_NOOP("handout", "Type")),
                              markdownText(QT_TRANSLATE_NOOP("handout", "Value")),
                              markdownText(QT_TRANSLATE_NOOP("handout", "Meaning"))});
    for (const Handout::Row &row : handout.rows) {
        QString value = safe(row.value);
        if (row.leftOut > 0)
            value += u' '
                     + safe(markdownText(QT_TRANSLATE_NOOP("handout", "(%1 more are not shown)"))
                                .arg(QLocale().toString(row.leftOut)));
        // The first sentence says place and value, which stand beside it.
        const QString meaning = row.isFirstOfItsField ? row.said.mid(1).join(u' ') : QString();
        text += rowOf({placeOf(row.range.begin), QString::number(row.range.size()),
                       QStringLiteral("&nbsp;").repeated(2 * row.depth) + safe(row.name), safe(row.type), value,
                       safe(meaning)});
    }
    return text;
}

/// Lines begin with a number, so that nothing in them ends the block.
QString bytesOf(const Handout::Stream &stream)
{
    constexpr qint64 Line = 16;
    QString text = QStringLiteral("```text\n");
    for (const Handout::Stretch &stretch : stream.stretches) {
        if (!stretch.isShown) {
            text += markdownText(QT_TRANSLATE_N_NOOP("handout", "… %1 byte(s), up to %2"), stretch.range.size())
                        .arg(QLocale().toString(stretch.range.size()), placeOf(stretch.range.end))
                    + u'\n';
            continue;
        }
        const QByteArray bytes = stream.bytes.toByteArray(stretch.range);
        for (qint64 at = 0; at < bytes.size(); at += Line) {
            const QByteArray line = bytes.mid(at, Line);
            QByteArray letters = line;
            for (char &letter : letters)
                letter = letter >= 0x20 && letter < 0x7f ? letter : '.';
            text += QStringLiteral("%1  %2  %3\n")
                        .arg(stretch.range.begin + at, 8, 16, QLatin1Char('0'))
                        .arg(QString::fromLatin1(line.toHex(' ')), -int(3 * Line - 1))
                        .arg(QString::fromLatin1(letters));
        }
    }
    return text + QStringLiteral("```\n");
}

QString findingsOf(const Handout &handout)
{
    QString text = headingOf(markdownText(QT_TRANSLATE_NOOP("handout", "Issues")));
    if (handout.findings.empty())
        return text + markdownText(QT_TRANSLATE_NOOP("handout", "Nothing is wrong with this file.")) + u'\n';
    for (const Handout::Finding &finding : handout.findings) {
        text += QStringLiteral("- **%1**%2 %3 %4: %5")
                    .arg(severityWord(finding.severity),
                         finding.rule.isEmpty() ? QString() : QStringLiteral(" \\[%1\\]").arg(safe(finding.rule)),
                         placeOf(finding.offset), safe(finding.path), safe(finding.text));
        if (finding.count > 1)
            text += QStringLiteral(" (%1)").arg(
                safe(markdownText(QT_TRANSLATE_NOOP("handout", "%1 places")).arg(QLocale().toString(finding.count))));
        text += QStringLiteral("\n  %1\n").arg(safe(finding.advice));
    }
    return text;
}

} // namespace

bool writeHandoutMarkdown(QIODevice *device, const Handout &handout)
{
    QString text = QStringLiteral("# %1\n\n%2\n").arg(safe(handout.fileName), safe(handout.about))
                   + structureOf(handout);
    for (const Handout::Stream &stream : handout.streams) {
        const QString from = safe(stream.path);
        text += headingOf(from.isEmpty() ? markdownText(QT_TRANSLATE_NOOP("handout", "Bytes"))
                                         : markdownText(QT_TRANSLATE_NOOP("handout", "Unpacked from %1")).arg(from))
                + bytesOf(stream);
    }
    text += findingsOf(handout);
    if (!handout.notes.empty())
        text += headingOf(markdownText(QT_TRANSLATE_NOOP("handout", "Notes")));
    for (const Handout::Note &note : handout.notes)
        text += QStringLiteral("- %1 %2: %3\n").arg(placeOf(note.range.begin), safe(note.path), safe(note.text));
    if (!handout.leftOut.isEmpty())
        text += headingOf(markdownText(QT_TRANSLATE_NOOP("handout", "Not on this page")));
    for (const QString &sentence : handout.leftOut)
        text += QStringLiteral("- %1\n").arg(safe(sentence));
    const QByteArray utf8 = text.toUtf8();
    return device->write(utf8) == utf8.size();
}

} // namespace hexahedron
