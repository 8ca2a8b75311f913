#include "widgets/inspector/numbereditors.h"

#include "core/schema/schema.h"
#include "widgets/elided.h"
#include "widgets/inspector/jumpbutton.h"
#include "widgets/inspector/numberbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace hexahedron {

namespace {

qint64 integerOf(const Tree &tree, const Item &item)
{
    const Value value = valueOf(tree, item);
    if (const auto *number = std::get_if<qint64>(&value))
        return *number;
    const auto *number = std::get_if<quint64>(&value);
    return number ? qint64(*number) : 0;
}

} // namespace

QString translatedName(const Field &field, const NamedValue &value)
{
    return QCoreApplication::translate(field.schema->context, value.name);
}

NumberEditor::NumberEditor(const Field &field, QWidget *parent)
    : ValueEditor(parent)
    , m_number(new NumberBox(field))
    , m_jump(new JumpButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_number);
    layout->addWidget(m_jump, 0, Qt::AlignLeft);
    m_number->setAccessibleName(QString::fromUtf8(field.name));
    setFocusProxy(m_number);
    connect(m_number, &NumberBox::committed, this, &ValueEditor::edited);
    connect(m_jump, &JumpButton::jumpRequested, this, &ValueEditor::jumpRequested);
}

bool NumberEditor::isBeingWritten() const
{
    return m_number->isBeingWritten();
}

void NumberEditor::showValue(const Tree &tree, const Item &item, Writing writing)
{
    m_number->setText(writtenText(*item.field, valueOf(tree, item)), writing);
    m_number->setReadOnly(item.field->isHeader && item.field->kind != Kind::Integer);
    m_jump->showItem(tree, item);
}

ChoiceEditor::ChoiceEditor(const Field &field, QWidget *parent)
    : ValueEditor(parent)
    , m_names(new QComboBox)
    , m_number(new NumberBox(field))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_names, 2);
    layout->addWidget(m_number, 1);
    for (const NamedValue &value : field.number.names)
        m_names->addItem(QStringLiteral("%1 (%2)").arg(translatedName(field, value)).arg(value.value), value.value);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->setMinimumContentsLength(1);
    // Else what is said of a number without a name would set the width.
    m_names->setMinimumWidth(m_number->minimumSizeHint().width());
    m_names->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_names->setAccessibleName(QString::fromUtf8(field.name));
    m_number->setAccessibleName(tr("%1 as a number").arg(QString::fromUtf8(field.name)));
    setFocusProxy(m_names);
    connect(m_names, &QComboBox::activated, this,
            [this](int index) { Q_EMIT edited(QString::number(m_names->itemData(index).toLongLong())); });
    connect(m_number, &NumberBox::committed, this, &ValueEditor::edited);
}

bool ChoiceEditor::isBeingWritten() const
{
    return m_number->isBeingWritten();
}

void ChoiceEditor::showValue(const Tree &tree, const Item &item, Writing writing)
{
    const qint64 value = integerOf(tree, item);
    m_number->setText(QString::number(value), writing);
    m_names->setCurrentIndex(m_names->findData(value));
    m_names->setPlaceholderText(tr("%1 has no meaning").arg(value));
    m_names->setToolTip(m_names->currentText()); // which is cut in a narrow pane
}

FlagsEditor::FlagsEditor(const Field &field, QWidget *parent)
    : ValueEditor(parent)
    , m_number(new NumberBox(field))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (const NamedValue &value : field.number.names) {
        auto *box = new Elided<QCheckBox>;
        box->setFullText(QStringLiteral("%1 (%2)").arg(translatedName(field, value)).arg(value.value));
        box->setToolTip(box->fullText());
        layout->addWidget(box);
        m_bits.emplace_back(value.value, box);
        connect(box, &QCheckBox::clicked, this, [this, bit = value.value](bool isOn) {
            Q_EMIT edited(QString::number(isOn ? m_value | bit : m_value & ~bit));
        });
    }
    layout->addWidget(m_number);
    m_number->setAccessibleName(tr("%1 as a number").arg(QString::fromUtf8(field.name)));
    setFocusProxy(m_bits.empty() ? static_cast<QWidget *>(m_number) : m_bits.front().second);
    connect(m_number, &NumberBox::committed, this, &ValueEditor::edited);
}

bool FlagsEditor::isBeingWritten() const
{
    return m_number->isBeingWritten();
}

void FlagsEditor::showValue(const Tree &tree, const Item &item, Writing writing)
{
    m_value = integerOf(tree, item);
    m_number->setText(QString::number(m_value), writing);
    for (const auto &[bit, box] : m_bits)
        box->setChecked((m_value & bit) == bit);
}

} // namespace hexahedron
