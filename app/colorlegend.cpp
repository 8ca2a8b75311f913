#include "app/colorlegend.h"

#include "app/treeannotations.h"
#include "widgets/hex/hexcolors.h"
#include "widgets/hex/hexpainter.h"

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
    std::vector<QColor> behind;
    QColor text;
    QColor outline = {};
    bool isChanged = false;
    int severity = HexSpan::Fine;
};

QLabel *labelOf(const Sample &sample, const HexColors &colors)
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
        painter.fillRect(cell, sample.behind[i]);
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

ColorLegend::ColorLegend(QWidget *parent)
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
        text->setMinimumWidth(44 * fontMetrics().averageCharWidth());
        grid->addWidget(labelOf(sample, colors), row, 0, Qt::AlignLeft);
        grid->addWidget(text, row, 1);
    };
    std::vector<QColor> fields;
    for (int i = 0; i < TreeAnnotations::FieldColors; ++i)
        fields.push_back(colors.background(i));
    add({{colors.background(TreeAnnotations::TagColor)}, colors.text}, tr("What says what a chunk is"));
    add({{colors.background(TreeAnnotations::LengthColor)}, colors.text}, tr("How long a chunk is"));
    add({fields, colors.text},
        tr("Fields: neighbours differ, and the same field looks the same everywhere. Every other element of a list is "
           "shifted by one colour. The overview shows chunks and lists, each kind in a colour of its own"));
    add({{colors.base}, colors.text}, tr("Bytes without meaning"));
    add({{colors.selection}, colors.selectionText}, tr("What is selected"));
    add({{colors.passiveSelection}, colors.text, colors.selectionOutline},
        tr("The same in the half that is not typed into"));
    add({.behind = {colors.base}, .text = colors.changed, .isChanged = true}, tr("Changed since the file was saved"));
    for (const auto &[severity, meaning] :
         {std::pair(HexSpan::Error, tr("An error")), std::pair(HexSpan::Warning, tr("A warning")),
          std::pair(HexSpan::Info, tr("A remark"))})
        add({.behind = {colors.base}, .text = colors.text, .severity = severity}, meaning);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, grid->rowCount(), 0, 1, 2);
}

} // namespace hexahedron
