#include "app/colorlegend.h"

#include "app/treeannotations.h"
#include "widgets/hex/hexcolors.h"
#include "widgets/hex/hexpainter.h"
#include "widgets/letterwidth.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>

namespace hexahedron {

namespace {

/// Two digits for each colour, as the pane paints them.
struct Sample
{
    std::vector<int> behind; ///< colours of the pane
    QColor fill = {};        ///< instead of the first of them
    QColor text;
    QColor outline = {};
    bool isChanged = false;
    int severity = HexSpan::Fine;
};

QLabel *labelOf(const Sample &sample, const HexColors &colors, bool hasPatterns)
{
    auto *label = new QLabel;
    const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(QStringLiteral("000")), height = metrics.height() + 4;
    const qreal ratio = label->devicePixelRatioF();
    QPixmap pixmap(QSize(width * int(sample.behind.size()), height) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setFont(font);
    for (size_t i = 0; i < sample.behind.size(); ++i) {
        const QRect cell(width * int(i), 0, width, height);
        paintBackground(painter, cell, sample.behind[i], colors, hasPatterns);
        if (sample.fill.isValid())
            painter.fillRect(cell, sample.fill);
        painter.setPen(sample.text);
        painter.drawText(cell, Qt::AlignCenter, QStringLiteral("3F"));
        if (sample.outline.isValid()) {
            painter.setPen(sample.outline);
            painter.drawRect(cell.adjusted(0, 0, -1, -1));
        }
        paintLinesUnder(painter, cell, sample.isChanged, sample.severity, colors, width / 3);
    }
    label->setPixmap(pixmap);
    return label;
}

} // namespace

ColorLegend::ColorLegend(const HexColoring &coloring, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Colours of the Bytes"));
    const HexColors colors = HexColors::fromPalette(palette(), QPalette::Active);
    auto *grid = new QGridLayout(this);
    grid->setHorizontalSpacing(16);
    const auto add = [&](const Sample &sample, const QString &meaning) {
        const int row = grid->rowCount();
        auto *text = new QLabel(meaning);
        text->setWordWrap(true);
        text->setMinimumWidth(44 * letterWidth(fontMetrics()));
        grid->addWidget(labelOf(sample, colors, coloring.hasPatterns), row, 0, Qt::AlignLeft);
        grid->addWidget(text, row, 1);
    };
    const auto addColor = [&](int color, const QString &meaning) {
        add({.behind = {color}, .text = colors.text}, meaning);
    };
    const auto addShades = [&](const QString &meaning) {
        std::vector<int> shades;
        for (int shade = 0; shade < HexColors::ShadeCount; ++shade)
            shades.push_back(HexColors::FirstShade + shade);
        add({.behind = shades, .text = colors.text}, meaning);
    };
    using Scheme = HexColoring::Scheme;
    const bool isOfStructure = coloring.scheme == Scheme::Field || coloring.scheme == Scheme::Type;
    if (isOfStructure) {
        addColor(TreeAnnotations::TagColor, tr("What says what a chunk is"));
        addColor(TreeAnnotations::LengthColor, tr("How long a chunk is"));
    }
    std::vector<int> fields;
    for (int i = 0; i < TreeAnnotations::FieldColors; ++i)
        fields.push_back(i);
    switch (coloring.scheme) {
    case Scheme::Field:
        add({.behind = fields, .text = colors.text},
            tr("Fields: neighbours differ, and the same field looks the same everywhere. Every other element of a list "
               "is "
               "shifted by one colour. The overview shows chunks and lists, each kind in a colour of its own"));
        break;
    case Scheme::Type:
        addColor(TreeAnnotations::WholeNumber, tr("Whole numbers"));
        addColor(TreeAnnotations::RealNumber, tr("Real numbers"));
        addColor(TreeAnnotations::Text, tr("Texts"));
        addColor(TreeAnnotations::Index, tr("Indices: they name an element of a list"));
        addColor(TreeAnnotations::Named, tr("Choices and flags"));
        addColor(TreeAnnotations::Raw, tr("Data without further structure, such as pixels"));
        break;
    case Scheme::Value:
        addShades(tr("Values, from 00 at the left to FF at the right"));
        break;
    case Scheme::Entropy:
        addShades(tr("How mixed 64 bytes are: all alike at the left, packed or random at the right"));
        break;
    case Scheme::None:
        break;
    }
    if (isOfStructure)
        addColor(-1, tr("Bytes without meaning"));
    add({.behind = {-1}, .fill = colors.selection, .text = colors.selectionText}, tr("What is selected"));
    add({.behind = {-1}, .fill = colors.passiveSelection, .text = colors.text, .outline = colors.selectionOutline},
        tr("The same in the half that is not typed into, and in the other pane"));
    add({.behind = {-1}, .text = colors.changed, .isChanged = true}, tr("Changed since the file was saved"));
    add({.behind = {-1}, .fill = colors.differing, .text = colors.text, .outline = colors.changedMark},
        tr("What the file beside has otherwise, while the panes are compared"));
    for (const auto &[severity, meaning] :
         {std::pair(HexSpan::Error, tr("An error")), std::pair(HexSpan::Warning, tr("A warning")),
          std::pair(HexSpan::Info, tr("A remark"))})
        add({.behind = {-1}, .text = colors.text, .severity = severity}, meaning);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, grid->rowCount(), 0, 1, 2);
}

} // namespace hexahedron
