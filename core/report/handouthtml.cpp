// A handout as one HTML page.
#include "core/language/plural.h"
#include "core/report/explanation.h"
#include "core/report/handout.h"
#include "core/report/handoutpage.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QIODevice>
#include <QLocale>

namespace hexahedron {

namespace {

constexpr qint64 BytesInALine = 16;
constexpr qint64 LinesInABlock = 32;        // which a browser lays out when it comes into sight
constexpr size_t ShortEnoughToUnfold = 300; // rows

QString pageText(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("handout", sentence, nullptr, pluralOf(n));
}

/// What a file says stands between tags only as text.
QByteArray safe(const QString &text)
{
    return text.toHtmlEscaped().toUtf8();
}

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray hexPlace(qint64 offset)
{
    return QByteArrayLiteral("0x") + QByteArray::number(offset, 16);
}

QString inWords(qint64 value)
{
    return QLocale().toString(value);
}

class HtmlWriter
{
public:
    HtmlWriter(QIODevice *device, const Handout &handout)
        : m_device(device)
        , m_handout(handout)
    {
        if (!handout.model.isEmpty())
            m_scripts << handoutPage::three() << handoutPage::modelScript;
    }

    bool write()
    {
        writeHead();
        writeTree();
        put("<div id=\"side\">");
        writeModel();
        put("<div id=\"bytes\" tabindex=\"0\" role=\"group\" aria-label=\""
            + safe(pageText(QT_TRANSLATE_NOOP("handout", "Bytes"))) + "\">\n");
        for (const Handout::Stream &stream : m_handout.streams)
            writeStream(stream);
        put("</div>\n<div id=\"about\" role=\"region\" aria-live=\"polite\" aria-label=\""
            + safe(pageText(QT_TRANSLATE_NOOP("handout", "Explanation"))) + "\"></div></div>\n</main>\n");
        writeFindings();
        writeNotes();
        writeLeftOut();
        for (const QByteArray &script : m_scripts)
            put((&script == &m_scripts.front() ? "<script>" : "<script type=\"text/plain\">") + script + "</script>\n");
        put("</body>\n</html>\n");
        return flush() && m_isFine;
    }

private:
    void put(const QByteArray &text)
    {
        constexpr qsizetype Block = 64 << 10;
        m_text += text;
        if (m_text.size() >= Block)
            flush();
    }
    bool flush()
    {
        m_isFine = m_isFine && m_device->write(m_text) == m_text.size();
        m_text.clear();
        return m_isFine;
    }
    void writeHead();
    void writeTree();
    void writeModel();
    void writeRow(int row);
    void writeMore(const Handout::Row &row);
    void writeStream(const Handout::Stream &stream);
    void writeLine(const Handout::Stretch &stretch, const QByteArray &bytes, qint64 from);
    QByteArray linkTo(int row, const QString &text) const;
    void writeFindings();
    void writeNotes();
    void writeLeftOut();

    QIODevice *m_device;
    const Handout &m_handout;
    QByteArrayList m_scripts{handoutPage::script};
    QByteArray m_text;
    bool m_isFine = true;
    int m_lastRow = -1; ///< whose bytes were written last
};

QByteArray checksum(const QByteArray &text)
{
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
}

void HtmlWriter::writeHead()
{
    const QByteArray title = safe(m_handout.fileName);
    QByteArray scripts;
    for (const QByteArray &script : m_scripts)
        scripts += ' ' + checksum(script);
    put("<!DOCTYPE html>\n<html lang=\"" + readersLanguage().replace(u'_', u'-').toLatin1()
        + "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
          "'none'; "
          "style-src "
        + checksum(handoutPage::style) + "; script-src" + scripts
        + "; base-uri 'none'; form-action 'none'\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
        + title + "</title>\n<style>" + handoutPage::style + "</style>\n</head>\n<body>\n<header>\n<h1><bdi>" + title
        + "</bdi></h1>\n<p>" + safe(m_handout.about) + "</p>\n<p class=\"screen dim\">"
        + safe(pageText(QT_TRANSLATE_NOOP(
            "handout",
            "Point at a row or at bytes, or click. Keys: the arrows, also in the bytes; Enter leads from the "
            "bytes to the row.")))
        + " <button data-fold=\"0\">" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Unfold all")))
        + "</button> <button data-fold=\"1\">" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Fold all")))
        + "</button></p>\n</header>\n<main>\n");
}

void HtmlWriter::writeTree()
{
    put("<div id=\"tree\" role=\"group\" aria-label=\"" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Structure")))
        + "\">\n");
    std::vector<int> open; // rows with something below, of which the end is still to come
    for (int row = 0; row < int(m_handout.rows.size()); ++row) {
        writeRow(row);
        if (m_handout.rows[size_t(row)].last > row)
            open.push_back(row);
        while (!open.empty() && m_handout.rows[size_t(open.back())].last == row) {
            writeMore(m_handout.rows[size_t(open.back())]);
            put("</details>\n");
            open.pop_back();
        }
    }
    put("</div>\n");
}

/// Numbers as they lie in memory, low byte first as everywhere where browsers run.
template<typename Number>
QByteArray base64(const std::vector<Number> &numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.data()), qsizetype(numbers.size() * sizeof(Number)))
        .toBase64();
}

/// What is drawn, and where in the bytes it comes from: the script of the page turns it.
void HtmlWriter::writeModel()
{
    const HandoutModel &model = m_handout.model;
    if (model.isEmpty())
        return;
    const auto places = [this](const std::vector<HandoutModel::Places> &all) {
        QByteArrayList lists;
        for (const HandoutModel::Places &some : all) {
            qsizetype stream = qsizetype(m_handout.streams.size()) - 1;
            while (stream >= 0 && m_handout.streams[size_t(stream)].id != some.stream)
                --stream;
            QByteArrayList numbers{number(stream)};
            for (const qint64 value : {some.begin, some.step, some.size, some.first, some.count})
                numbers += number(value);
            lists += numbers.join(',');
        }
        return lists.join(';');
    };
    const QString triangle = pageText(
        QT_TRANSLATE_NOOP("handout", "Triangle %1: vertices %2, %3, %4; %5 bytes from %6 on"));
    put("<canvas id=\"model\" tabindex=\"0\" role=\"img\" aria-label=\""
        + safe(
            pageText(QT_TRANSLATE_NOOP("handout", "Model: drag or use the arrows to turn it, + and - to come nearer; a "
                                                  "click selects the bytes of a triangle")))
        + "\" data-say=\"" + safe(triangle) + "\" data-triangles=\"" + places(model.triangles) + "\" data-vertices=\""
        + places(model.vertices) + "\" data-none=\""
        + safe(pageText(QT_TRANSLATE_NOOP("handout", "The model is not drawn: this browser has no WebGL.")))
        + "\" data-i=\"" + base64(model.corners) + "\" data-v=\"" + base64(model.positions) + "\"></canvas>");
}

void HtmlWriter::writeMore(const Handout::Row &row)
{
    if (row.leftOut > 0)
        put("<p class=\"more\">"
            + safe(pageText(QT_TRANSLATE_NOOP("handout", "… and %1 more")).arg(inWords(row.leftOut))) + "</p>\n");
}

void HtmlWriter::writeRow(int index)
{
    const Handout::Row &row = m_handout.rows[size_t(index)];
    const bool folds = row.last > index;
    constexpr int UnfoldedDepth = 2;
    const bool isOpen = row.depth < UnfoldedDepth || m_handout.rows.size() <= ShortEnoughToUnfold;
    const QString place = pageText(QT_TRANSLATE_NOOP("handout", "%1 · %2 bytes from %3 on"))
                              .arg(row.type, inWords(row.range.size()), QString::fromLatin1(hexPlace(row.range.begin)));
    put((folds ? "<details id=\"r" : "<div class=\"leaf\" id=\"r") + number(index)
        + (folds && isOpen ? "\" open>" : "\">") + (folds ? "<summary" : "<div") + " class=\"row"
        + (row.isWrong ? " w" : "") + "\" tabindex=\"-1\" data-e=\"" + number(row.last) + "\" data-b=\""
        + number(row.range.begin) + "\" data-z=\"" + number(row.range.end) + "\" data-t=\"" + number(row.stream)
        + "\" title=\"" + safe(row.path) + "\" data-p=\"" + safe(place) + "\"><span class=\"o\">"
        + hexPlace(row.range.begin) + "</span> <bdi class=\"n\">" + safe(row.name) + "</bdi> <span class=\"t\">"
        + safe(row.type) + "</span> <bdi>" + safe(row.value) + "</bdi>" + (folds ? "</summary>" : "</div>"));
    put(row.isFirstOfItsField ? "<div class=\"x p\">" : "<div class=\"x\">");
    for (const QString &sentence : row.said)
        put("<p>" + safe(sentence) + "</p>");
    put("</div>\n");
    if (!folds) {
        writeMore(row);
        put("</div>\n");
    }
}

void HtmlWriter::writeStream(const Handout::Stream &stream)
{
    if (!stream.path.isEmpty())
        put("<h2>" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Unpacked from %1")).arg(stream.path)) + "</h2>\n");
    put("<div class=\"hex\">");
    for (const Handout::Stretch &stretch : stream.stretches) {
        if (!stretch.isShown) {
            put("<span class=\"gap\">"
                + safe(pageText(QT_TRANSLATE_N_NOOP("handout", "… %1 byte(s), up to %2"), stretch.range.size())
                           .arg(inWords(stretch.range.size()), QString::fromLatin1(hexPlace(stretch.range.end))))
                + "</span>\n");
            continue;
        }
        const QByteArray bytes = stream.bytes.toByteArray(stretch.range);
        for (qint64 at = 0; at < bytes.size(); at += BytesInALine) {
            if (at > 0 && at % (LinesInABlock * BytesInALine) == 0)
                put("</div>\n<div class=\"hex\">");
            writeLine(stretch, bytes, at);
        }
    }
    put("</div>\n");
}

/// Bytes of one row that lie together are one thing to point at.
void HtmlWriter::writeLine(const Handout::Stretch &stretch, const QByteArray &bytes, qint64 from)
{
    const qint64 to = qMin<qint64>(from + BytesInALine, bytes.size());
    QByteArray digits, letters;
    for (qint64 at = from, end = from; at < to; at = end) {
        const int row = stretch.rows[size_t(at)];
        const int note = stretch.notes[size_t(at)];
        while (end < to && stretch.rows[size_t(end)] == row && stretch.notes[size_t(end)] == note)
            ++end;
        QByteArray hex, text;
        for (qint64 i = at; i < end; ++i) {
            const auto byte = uchar(bytes[i]);
            hex += "0123456789abcdef"[byte >> 4];
            hex += "0123456789abcdef"[byte & 15];
            hex += ' ';
            text += byte >= 0x20 && byte < 0x7f ? bytes[i] : '.';
        }
        QByteArray attributes;
        if (row >= 0) {
            const Handout::Row &shown = m_handout.rows[size_t(row)];
            QByteArrayList classes;
            if (shown.color >= 0)
                classes += "c" + number(shown.color);
            if (shown.isWrong)
                classes += "w";
            if (note >= 0)
                classes += "k";
            if (row != m_lastRow)
                classes += "b";
            attributes = " data-r=\"" + number(row) + '"'
                         + (classes.isEmpty() ? QByteArray() : " class=\"" + classes.join(' ') + '"');
        }
        m_lastRow = row;
        digits += "<span" + attributes + '>' + hex + "</span>";
        letters += "<span" + attributes + '>' + safe(QString::fromLatin1(text)) + "</span>";
    }
    const QByteArray place = QByteArray::number(stretch.range.begin + from, 16).rightJustified(8, '0');
    put("<span class=\"o\">" + place + "</span>  " + digits
        + QByteArray(qsizetype(3 * (BytesInALine - (to - from)) + 1), ' ') + letters + '\n');
}

QByteArray HtmlWriter::linkTo(int row, const QString &text) const
{
    return row < 0 ? "<bdi>" + safe(text) + "</bdi>"
                   : "<a href=\"#r" + number(row) + "\"><bdi>" + safe(text) + "</bdi></a>";
}

void HtmlWriter::writeFindings()
{
    put("<section class=\"text\">\n<h2>" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Issues"))) + "</h2>\n");
    if (m_handout.findings.empty())
        put("<p>" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Nothing is wrong with this file."))) + "</p>\n");
    else
        put("<table>\n");
    for (const Handout::Finding &finding : m_handout.findings) {
        QByteArray count;
        if (finding.count > 1)
            count = " (" + safe(pageText(QT_TRANSLATE_NOOP("handout", "%1 places")).arg(inWords(finding.count))) + ')';
        const QByteArray rule = finding.rule.isEmpty() ? QByteArray() : "<br>[" + safe(finding.rule) + ']';
        put("<tr><td>" + safe(severityWord(finding.severity)) + rule + "</td><td>" + linkTo(finding.row, finding.path)
            + "<br><span class=\"dim\">" + hexPlace(finding.offset) + "</span></td><td>" + safe(finding.text) + count
            + "<br><span class=\"dim\">" + safe(finding.advice) + "</span></td></tr>\n");
    }
    put(m_handout.findings.empty() ? "</section>\n" : "</table>\n</section>\n");
}

void HtmlWriter::writeNotes()
{
    if (m_handout.notes.empty())
        return;
    put("<section class=\"text\">\n<h2>" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Notes"))) + "</h2>\n<table>\n");
    for (const Handout::Note &note : m_handout.notes)
        put("<tr><td>"
            + linkTo(note.row, note.path.isEmpty() ? QString::fromLatin1(hexPlace(note.range.begin)) : note.path)
            + "<br><span class=\"dim\">" + hexPlace(note.range.begin) + "</span></td><td>" + safe(note.text)
            + "</td></tr>\n");
    put("</table>\n</section>\n");
}

void HtmlWriter::writeLeftOut()
{
    if (m_handout.leftOut.isEmpty())
        return;
    put("<section class=\"text\">\n<h2>" + safe(pageText(QT_TRANSLATE_NOOP("handout", "Not on this page")))
        + "</h2>\n<ul>\n");
    for (const QString &sentence : m_handout.leftOut)
        put("<li>" + safe(sentence) + "</li>\n");
    put("</ul>\n</section>\n");
}

} // namespace

bool writeHandoutHtml(QIODevice *device, const Handout &handout)
{
    return HtmlWriter(device, handout).write();
}

} // namespace hexahedron
