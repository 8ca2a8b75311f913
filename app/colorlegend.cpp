#include "app/colorlegend.h"

#include "app/treeannotations.h"
#include "widgets/hex/hexcolors.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>

namespace hexahedron {

namespace {

/// Two digits for each colour, as the pane paints them.
QLabel *sample(const std::vector<QColor> &behind, const QColor &text, const QColor &outline = {})
{
    auto *label = new QLabel;
    const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(QStringLiteral("000")), height = metrics.height() + 4;
    const qreal ratio = label->devicePixelRatioF();
    QPixmap pixmap(QSize(width * int(behind.size()), height) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setFont(font);
    for (size_t i = 0; i < behind.size(); ++i) {
        const QRect cell(width * int(i), 0, width, height);
        painter.fillRect(cell, behind[i]);
        painter.setPen(text);
        painter.drawText(cell, Qt::AlignCenter, QStringLiteral("3F"));
        if (outline.isValid()) {
            painter.setPen(outline);
            painter.drawRect(cell.adjusted(0, 0, -1, -1));
        }
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
    const auto add = [&](QLabel *picture, const QString &meaning) {
        const int row = grid->rowCount();
        auto *text = new QLabel(meaning);
        text->setWordWrap(true);
        text->setMinimumWidth(44 * fontMetrics().averageCharWidth());
        grid->addWidget(picture, row, 0, Qt::AlignLeft);
        grid->addWidget(text, row, 1);
    };
    std::vector<QColor> fields;
    for (int i = 0; i < TreeAnnotations::FieldColors; ++i)
        fields.push_back(colors.background(i));
    add(sample({colors.background(TreeAnnotations::TagColor)}, colors.text), tr("What says what a chunk is"));
    add(sample({colors.background(TreeAnnotations::LengthColor)}, colors.text), tr("How long a chunk is"));
    add(sample(fields, colors.text),
        tr("Fields: neighbours differ, and the same field looks the same everywhere. Every other element of a list is "
           "shifted by one colour"));
    add(sample({colors.base}, colors.text), tr("Bytes without meaning"));
    add(sample({colors.selection}, colors.selectionText), tr("What is selected"));
    add(sample({colors.passiveSelection}, colors.text, colors.selectionOutline),
        tr("The same in the half that is not typed into"));
    add(sample({colors.base}, colors.changed), tr("Changed since the file was saved"));
    for (const auto &[severity, meaning] :
         {std::pair{3, tr("Underlined: an error")}, std::pair{2, tr("A warning")}, std::pair{1, tr("A remark")}})
        add(sample({colors.severities[size_t(severity)]}, colors.base), meaning);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, grid->rowCount(), 0, 1, 2);
}

} // namespace hexahedron
