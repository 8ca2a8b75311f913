#include "widgets/hex/filldialog.h"

#include "widgets/hex/hexclipboard.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <cstring>

namespace hexahedron {

FillDialog::FillDialog(qint64 size, QWidget *parent)
    : QDialog(parent)
    , m_size(size)
    , m_isPattern(new QRadioButton(tr("&These bytes, again and again:")))
    , m_isRandom(new QRadioButton(tr("&Random bytes")))
    , m_pattern(new QLineEdit(QStringLiteral("00")))
    , m_remark(new QLabel)
{
    setWindowTitle(tr("Fill %1 Bytes").arg(QLocale().toString(size)));
    m_pattern->setObjectName(QStringLiteral("pattern"));
    m_pattern->setPlaceholderText(QStringLiteral("DE AD BE EF"));
    m_pattern->setAccessibleName(tr("Bytes as hexadecimal digits"));
    m_remark->setWordWrap(true);
    m_isPattern->setChecked(true);
    auto *buttons = new QDialogButtonBox;
    m_fill = buttons->addButton(tr("&Fill"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(this);
    for (QWidget *part : std::initializer_list<QWidget *>{m_isPattern, m_pattern, m_isRandom, m_remark, buttons})
        layout->addWidget(part);
    m_fill->setDefault(true); // only what stands in a dialog can be its default
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_pattern, &QLineEdit::textChanged, this, &FillDialog::update);
    connect(m_pattern, &QLineEdit::textEdited, m_isPattern, [this] { m_isPattern->setChecked(true); });
    connect(m_isPattern, &QRadioButton::toggled, this, &FillDialog::update);
    m_pattern->setFocus();
    m_pattern->selectAll();
    update();
}

std::optional<QByteArray> FillDialog::pattern() const
{
    return hexclipboard::parseHex(m_pattern->text());
}

void FillDialog::update()
{
    const auto known = pattern();
    m_fill->setEnabled(m_isRandom->isChecked() || known);
    if (m_isRandom->isChecked())
        m_remark->clear();
    else if (!known)
        m_remark->setText(tr("Two hexadecimal digits a byte, such as 00 or DE AD BE EF."));
    else if (m_size % known->size() != 0)
        m_remark->setText(tr("The last time it does not fit: only its first bytes are written."));
    else
        m_remark->clear();
}

QByteArray FillDialog::bytes() const
{
    QByteArray bytes(m_size, '\0');
    if (m_isRandom->isChecked()) {
        std::vector<quint32> words(size_t(m_size + 3) / 4);
        QRandomGenerator::global()->fillRange(words.data(), qsizetype(words.size()));
        std::memcpy(bytes.data(), words.data(), size_t(bytes.size()));
        return bytes;
    }
    const QByteArray once = pattern().value_or(QByteArray(1, '\0'));
    for (qsizetype i = 0; i < bytes.size(); ++i)
        bytes[i] = once[i % once.size()];
    return bytes;
}

} // namespace hexahedron
