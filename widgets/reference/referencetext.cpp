// Markdown to a document. Qt reads the Markdown; what it leaves out, anchors and the look, is added here.
#include "widgets/reference/referencetext.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace hexahedron {

namespace {

// Characters that no page has: they take the places of what Qt does not read until the document is there.
constexpr QChar AnchorBegin(0xe000), AnchorEnd(0xe001), Break(0xe002);

QString prepared(const QString &text, QStringList &anchors)
{
    static const QRegularExpression anchor(QStringLiteral("<a id=\"([^\"]+)\"></a>"));
    QString result;
    qsizetype end = 0;
    auto all = anchor.globalMatch(text);
    while (all.hasNext()) {
        const QRegularExpressionMatch match = all.next();
        result += QStringView(text).mid(end, match.capturedStart() - end);
        result += AnchorBegin + QString::number(anchors.size()) + AnchorEnd;
        anchors += match.captured(1);
        end = match.capturedEnd();
    }
    result += QStringView(text).mid(end);
    return result.replace(QStringLiteral("<br>"), QString(Break));
}

QColor mixed(const QColor &a, const QColor &b, double part)
{
    const auto mix = [part](int x, int y) { return int(x * part + y * (1 - part)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// The name goes to the character behind the mark; the mark goes.
void placeAnchors(QTextDocument &document, const QStringList &anchors)
{
    static const QRegularExpression mark(QStringLiteral("\ue000(\\d+)\ue001"));
    QTextCursor cursor(&document);
    while (!(cursor = document.find(mark, cursor)).isNull()) {
        const int number = cursor.selectedText().mid(1).chopped(1).toInt();
        cursor.removeSelectedText();
        QTextCursor first(cursor);
        if (!first.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor))
            continue;
        QTextCharFormat format;
        format.setAnchorNames(first.charFormat().anchorNames() + QStringList(anchors.value(number)));
        first.mergeCharFormat(format);
    }
    cursor = QTextCursor(&document);
    while (!(cursor = document.find(QString(Break), cursor)).isNull())
        cursor.insertText(QString(QChar::LineSeparator));
}

std::vector<QTextTable *> tablesOf(const QTextDocument &document)
{
    std::vector<QTextTable *> tables;
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            tables.push_back(table);
    }
    return tables;
}

QString textOf(const QTextTableCell &cell)
{
    QTextCursor cursor = cell.firstCursorPosition();
    cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
    return cursor.selectedText();
}

/// Where a structure's parts are listed: place, bytes, name, type, meaning.
bool listsStructure(const QTextTable &table)
{
    if (table.columns() != 5 || table.rows() < 2)
        return false;
    for (int row = 1; row < table.rows(); ++row) {
        const QTextCursor name = table.cellAt(row, 2).firstCursorPosition();
        for (auto it = name.block().begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().anchorHref().startsWith(QStringLiteral("field:")))
                return true;
        }
    }
    return false;
}

/// The facts go below the name, and their columns go.
void foldStructures(QTextDocument &document)
{
    constexpr int At = 0, Bytes = 1, Name = 2, Type = 3;
    for (QTextTable *table : tablesOf(document)) {
        if (!listsStructure(*table))
            continue;
        for (int row = 1; row < table->rows(); ++row) {
            QStringList facts;
            for (const int column : {Type, At, Bytes}) {
                const QString fact = textOf(table->cellAt(row, column));
                if (!fact.isEmpty())
                    facts += column == Type ? fact
                                            : QCoreApplication::translate("report", "%1: %2")
                                                  .arg(textOf(table->cellAt(0, column)), fact);
            }
            QTextCursor cursor = table->cellAt(row, Name).lastCursorPosition();
            cursor.insertText(QChar::LineSeparator + facts.join(QChar::LineSeparator), QTextCharFormat());
        }
        table->removeColumns(Type, 1);
        table->removeColumns(At, 2);
        auto format = table->format();
        format.setColumnWidthConstraints({});
        table->setFormat(format);
    }
}

class Look
{
public:
    Look(QTextDocument &document, const QFont &font, const QPalette &palette)
        : m_document(document)
        , m_font(font)
        , m_palette(palette)
        , m_behindCode(mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.08))
        , m_line(mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.25))
    {
    }

    void apply()
    {
        for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
            applyToBlock(block);
            applyToFragments(block);
        }
        for (QTextTable *table : tablesOf(m_document))
            applyToTable(*table);
    }

private:
    void applyToBlock(QTextBlock &block)
    {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        if (level > 0) {
            static constexpr std::array scales{1.7, 1.4, 1.2, 1.05, 1.0, 1.0};
            format.setTopMargin(level == 1 ? 4 : 1.1 * m_font.pointSizeF());
            format.setBottomMargin(0.5 * m_font.pointSizeF());
            cursor.select(QTextCursor::BlockUnderCursor);
            QTextCharFormat text;
            text.setFontPointSize(m_font.pointSizeF() * scales[size_t(level - 1)]);
            text.setFontWeight(QFont::Bold);
            cursor.mergeCharFormat(text);
            cursor.setPosition(block.position());
            // The first character is not under the cursor in that sense.
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(text);
        } else if (format.hasProperty(QTextFormat::BlockCodeFence) || format.nonBreakableLines()) {
            format.setBackground(m_behindCode);
            format.setNonBreakableLines(true);
            format.setTopMargin(0);
            format.setBottomMargin(0);
        } else if (!QTextCursor(block).currentTable()) {
            format.setBottomMargin(0.6 * m_font.pointSizeF());
            format.setLineHeight(115, QTextBlockFormat::ProportionalHeight);
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    void applyToFragments(const QTextBlock &block)
    {
        const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
        const bool isCode = block.blockFormat().nonBreakableLines();
        std::vector<std::pair<int, int>> code, links;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            const std::pair range(it.fragment().position(), it.fragment().position() + it.fragment().length());
            if (format.fontFixedPitch() || isCode)
                code.push_back(range);
            if (format.isAnchor() && !format.anchorHref().isEmpty())
                links.push_back(range);
        }
        QTextCharFormat asCode;
        asCode.setFontFamilies({fixed});
        if (!isCode)
            asCode.setBackground(m_behindCode);
        merge(code, asCode);
        QTextCharFormat asLink;
        asLink.setForeground(m_palette.color(QPalette::Link));
        asLink.setFontUnderline(false);
        merge(links, asLink);
    }
    void merge(const std::vector<std::pair<int, int>> &ranges, const QTextCharFormat &format)
    {
        for (const auto &[begin, end] : ranges) {
            QTextCursor cursor(&m_document);
            cursor.setPosition(begin);
            cursor.setPosition(end, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(format);
        }
    }
    void applyToTable(QTextTable &table)
    {
        QTextTableFormat format = table.format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(m_line);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(4);
        format.setCellSpacing(0);
        format.setTopMargin(2);
        format.setBottomMargin(m_font.pointSizeF());
        format.setWidth(QTextLength(QTextLength::PercentageLength, 99)); // the border comes to it
        format.setHeaderRowCount(1);
        table.setFormat(format);
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(0, column);
            QTextCharFormat head = cell.format();
            head.setBackground(m_behindCode);
            cell.setFormat(head);
            QTextCursor cursor = cell.firstCursorPosition();
            cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
            QTextCharFormat bold;
            bold.setFontWeight(QFont::Bold);
            cursor.mergeCharFormat(bold);
        }
    }

    QTextDocument &m_document;
    QFont m_font;
    QPalette m_palette;
    QColor m_behindCode;
    QColor m_line;
};

} // namespace

std::unique_ptr<QTextDocument> referenceText(const ReferencePage &page, const QFont &font, const QPalette &palette,
                                             bool isNarrow)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(font);
    QStringList anchors;
    document->setMarkdown(prepared(page.text, anchors), QTextDocument::MarkdownDialectGitHub);
    placeAnchors(*document, anchors);
    if (isNarrow)
        foldStructures(*document);
    Look(*document, font, palette).apply();
    return document;
}

int positionOfAnchor(const QTextDocument &document, const QString &anchor)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().anchorNames().contains(anchor))
                return it.fragment().position();
        }
    }
    return -1;
}

namespace {

QString anchorIn(const QTextBlock &block)
{
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        if (const QStringList names = it.fragment().charFormat().anchorNames(); !names.isEmpty())
            return names.front();
    }
    return {};
}

} // namespace

BlockPlace placeOfBlock(QTextBlock block)
{
    BlockPlace place;
    for (; block.isValid(); block = block.previous()) {
        place.anchor = anchorIn(block);
        if (!place.anchor.isEmpty() || !block.previous().isValid())
            break;
        ++place.behind;
    }
    return place;
}

QTextBlock blockAt(const QTextDocument &document, const BlockPlace &place)
{
    const int position = place.anchor.isEmpty() ? 0 : positionOfAnchor(document, place.anchor);
    QTextBlock block = document.findBlock(qMax(0, position));
    for (int i = 0; i < place.behind && block.next().isValid() && anchorIn(block.next()).isEmpty(); ++i)
        block = block.next();
    return block;
}

} // namespace hexahedron
