#include "widgets/inspector/vectoreditor.h"

#include "core/schema/schema.h"
#include "widgets/inspector/jumpbutton.h"
#include "widgets/inspector/numberbox.h"
#include "widgets/inspector/rotationeditor.h"
#include "widgets/letterwidth.h"

#include <QColorDialog>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace hexahedron {

namespace {

QString componentName(const Field &field, qint64 index, qint64 count)
{
    if (size_t(index) < field.vector.components.size())
        return QString::fromUtf8(field.vector.components[size_t(index)]);
    if (count <= 4 && field.kind == Kind::Float && !field.index.array)
        return QStringLiteral("xyzw").mid(index, 1);
    return QString::number(index);
}

} // namespace

VectorEditor::VectorEditor(const Field &field, qint64 count, QWidget *parent)
    : ValueEditor(parent)
    , m_isSingle(field.width == 4)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    // Indexes need the room beside them for what they name, and a few numbers are read best one below the other.
    constexpr int FewNumbers = 4;
    constexpr int MatrixColumns = 4;
    const bool isMatrix = field.kind == Kind::Float && !field.index.array && (count == 12 || count == 16);
    const int columns = isMatrix ? MatrixColumns : field.index.array || count <= FewNumbers ? 1 : 2;
    for (qint64 i = 0; i < count; ++i) {
        auto *box = new NumberBox(field);
        const QString name = componentName(field, i, count);
        box->setAccessibleName(name);
        const int row = int(i) / columns, column = int(i) % columns * 2;
        if (isMatrix) { // read by its rows and columns
            box->setAccessibleName(tr("%1, row %2, column %3").arg(name).arg(row + 1).arg(column / 2 + 1));
            box->setToolTip(name);
            box->setButtonSymbols(QAbstractSpinBox::NoButtons);
            box->setMinimumWidth(6 * letterWidth(fontMetrics()));
        } else {
            auto *label = new QLabel(name);
            label->setBuddy(box);
            grid->addWidget(label, row, column);
        }
        grid->addWidget(box, row, column + 1);
        m_numbers.push_back(box);
        connect(box, &NumberBox::committed, this, [this, i](const QString &text) { commit(size_t(i), text); });
    }
    for (qint64 i = 0; i < count && field.index.array;
         ++i) { // behind all numbers: who types them goes from one to the next
        auto *jump = new JumpButton;
        grid->addWidget(jump, int(i), 2, Qt::AlignLeft);
        m_jumps.push_back(jump);
        connect(jump, &JumpButton::jumpRequested, this, &ValueEditor::jumpRequested);
    }
    for (int column = 1; column < columns * 2; column += 2)
        grid->setColumnStretch(column, 1);
    if (!m_numbers.empty())
        setFocusProxy(m_numbers.front());
    const int below = grid->rowCount();
    if (field.vector.isColor && count >= 3) {
        m_swatch = new QPushButton(tr("Choose…"));
        m_swatch->setAccessibleName(tr("Colour"));
        connect(m_swatch, &QPushButton::clicked, this, &VectorEditor::chooseColor);
        grid->addWidget(m_swatch, below, 0, 1, -1, Qt::AlignLeft);
    } else if (field.vector.isQuaternion && count == 4) {
        m_rotation = new RotationEditor(field.vector.rotation);
        grid->addWidget(m_rotation, below, 0, 1, -1);
        connect(m_rotation, &RotationEditor::turned, this, [this](const std::array<double, 4> &stored) {
            QStringList texts;
            for (const double number : stored)
                texts += QString::fromLatin1(numberText(number, m_isSingle));
            Q_EMIT edited(texts.join(u' '));
        });
    }
}

bool VectorEditor::isBeingWritten() const
{
    return (m_rotation && m_rotation->isBeingWritten())
           || std::any_of(m_numbers.begin(), m_numbers.end(),
                          [](const NumberBox *box) { return box->isBeingWritten(); });
}

void VectorEditor::showValue(const Tree &tree, const Item &item, Writing writing)
{
    for (size_t i = 0; i < m_numbers.size(); ++i) {
        const Item part = tree.child(item, qint64(i));
        m_numbers[i]->setText(valueText(*item.field, valueOf(tree, part)), writing);
        if (i < m_jumps.size())
            m_jumps[i]->showItem(tree, part);
    }
    const Value value = valueOf(tree, item);
    const auto *numbers = std::get_if<std::vector<double>>(&value);
    m_values = numbers ? *numbers : std::vector<double>{};
    if (m_swatch)
        showColor();
    if (m_rotation)
        m_rotation->showRotation(m_values, writing);
}

void VectorEditor::commit(size_t changed, const QString &text)
{
    QStringList texts;
    for (size_t i = 0; i < m_numbers.size(); ++i)
        texts += i == changed ? text : m_numbers[i]->text().trimmed();
    Q_EMIT edited(texts.join(u' '));
}

void VectorEditor::showColor()
{
    const auto part = [this](size_t i) { return float(i < m_values.size() ? std::clamp(m_values[i], 0.0, 1.0) : 1.0); };
    const QColor color = QColor::fromRgbF(part(0), part(1), part(2), part(3));
    const int size = fontMetrics().height() + 4;
    QPixmap picture(QSize(size * 2, size) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(palette().color(QPalette::Base));
    QPainter painter(&picture);
    const QRectF all(0.5, 0.5, size * 2 - 1, size - 1);
    painter.fillRect(all, palette().brush(QPalette::Mid)); // shows through what is not opaque
    painter.fillRect(QRectF(0, 0, size, size), QColor(color.rgb()));
    painter.fillRect(QRectF(size, 0, size, size), color);
    painter.setPen(palette().color(QPalette::Shadow));
    painter.drawRect(all);
    painter.end();
    m_swatch->setIcon(picture);
    m_swatch->setIconSize({size * 2, size});
}

void VectorEditor::chooseColor()
{
    const bool hasAlpha = m_numbers.size() > 3;
    const auto part = [this](size_t i) { return float(i < m_values.size() ? std::clamp(m_values[i], 0.0, 1.0) : 1.0); };
    const QColor color = QColorDialog::getColor(
        QColor::fromRgbF(part(0), part(1), part(2), part(3)), this, tr("Colour"),
        hasAlpha ? QColorDialog::ShowAlphaChannel : QColorDialog::ColorDialogOptions());
    if (!color.isValid())
        return;
    QStringList texts;
    for (const float value : {color.redF(), color.greenF(), color.blueF(), color.alphaF()})
        texts += QString::fromLatin1(numberText(double(value), true));
    Q_EMIT edited(texts.mid(0, qsizetype(m_numbers.size())).join(u' '));
}

} // namespace hexahedron
