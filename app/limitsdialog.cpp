#include "app/limitsdialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr int MegabyteShift = 20;

/// A number between what users may set; sizes are in megabytes.
QSpinBox *spinBox(const char *name)
{
    auto *box = new QSpinBox;
    for (const ExpandLimits::Setting &setting : ExpandLimits::settings()) {
        if (qstrcmp(setting.name, name) != 0)
            continue;
        const bool isSize = setting.greatest > std::numeric_limits<int>::max() && setting.least == 0;
        box->setRange(int(setting.least),
                      int(isSize ? setting.greatest >> MegabyteShift : qMin<qint64>(setting.greatest, 1'000'000)));
        if (isSize)
            box->setSuffix(LimitsDialog::tr(" MB"));
    }
    box->setGroupSeparatorShown(true);
    box->setObjectName(QString::fromLatin1(name));
    return box;
}

} // namespace

LimitsDialog::LimitsDialog(const ExpandLimits &limits, QWidget *parent)
    : QDialog(parent)
    , m_total(spinBox("total"))
    , m_stream(spinBox("stream"))
    , m_ratio(spinBox("ratio"))
    , m_depth(spinBox("depth"))
{
    setWindowTitle(tr("Limits of Expansion"));
    auto *why = new QLabel(
        tr("A few packed bytes can expand to more than a computer has. What is beyond these limits is neither "
           "shown nor checked; an issue says so."));
    why->setWordWrap(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&All blocks together:"), m_total);
    form->addRow(tr("&One block:"), m_stream);
    form->addRow(tr("&Times the packed size:"), m_ratio);
    form->addRow(tr("&Blocks inside blocks:"), m_depth);
    m_ratio->setToolTip(tr("A block may expand to so many times its packed size, and to one megabyte in any case"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel
                                         | QDialogButtonBox::RestoreDefaults);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(why);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { show(ExpandLimits()); });
    show(limits);
}

void LimitsDialog::show(const ExpandLimits &limits)
{
    m_total->setValue(int(limits.total >> MegabyteShift));
    m_stream->setValue(int(limits.stream >> MegabyteShift));
    m_ratio->setValue(int(qMin<qint64>(limits.ratio, m_ratio->maximum())));
    m_depth->setValue(int(limits.depth));
}

ExpandLimits LimitsDialog::limits() const
{
    ExpandLimits limits;
    limits.total = qint64(m_total->value()) << MegabyteShift;
    limits.stream = qint64(m_stream->value()) << MegabyteShift;
    limits.ratio = m_ratio->value();
    limits.depth = m_depth->value();
    return limits;
}

} // namespace hexahedron
