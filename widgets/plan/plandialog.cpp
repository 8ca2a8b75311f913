#include "widgets/plan/plandialog.h"

#include "core/edit/keptbytes.h"
#include "core/edit/removals.h"
#include "widgets/icon.h"
#include "widgets/plan/changelist.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace hexahedron {

PlanDialog::PlanDialog(const EditPlan &plan, std::shared_ptr<const Tree> tree, QWidget *parent)
    : QDialog(parent)
    , m_tree(std::move(tree))
    , m_full(plan)
    , m_plan(plan)
    , m_title(new QLabel)
    , m_summary(new QLabel)
    , m_changes(new ChangeList)
    , m_onlyAsked(new QCheckBox(tr("&Only these bytes: lengths, counts and checksums stay as they are")))
    , m_dontAsk(new QCheckBox(tr("Do not ask again when only lengths, counts and checksums follow")))
    , m_keep(new QCheckBox(tr("&Keep the removed bytes as a file beside this one")))
{
    setWindowTitle(tr("What Will Change"));
    auto *layout = new QVBoxLayout(this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont font = m_title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    m_title->setFont(font);
    layout->addWidget(m_title);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    layout->addWidget(m_summary);
    layout->addWidget(m_changes, 1);
    m_notes = new QScrollArea;
    m_notes->setWidgetResizable(true);
    m_notes->setFrameShape(QFrame::NoFrame);
    m_notes->setAccessibleName(tr("Consequences and new issues"));
    layout->addWidget(m_notes);
    m_onlyAsked->setObjectName(QStringLiteral("onlyAsked"));
    m_onlyAsked->hide();
    layout->addWidget(m_onlyAsked);
    m_keep->setObjectName(QStringLiteral("keep"));
    layout->addWidget(m_keep);
    layout->addWidget(m_dontAsk);

    auto *buttons = new QDialogButtonBox;
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_compare = buttons->addButton(tr("&Compare…"), QDialogButtonBox::ActionRole);
    m_compare->setObjectName(QStringLiteral("compare"));
    m_compare->setIcon(icon(u"compare"));
    m_compare->setToolTip(tr("Bytes, structure and model before and after, side by side"));
    connect(m_compare, &QPushButton::clicked, this, [this] { Q_EMIT compareRequested(m_plan); });
    m_apply->setObjectName(QStringLiteral("apply"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_onlyAsked, &QCheckBox::toggled, this, &PlanDialog::choose);
    layout->addWidget(buttons);
    showPlan();         // once the buttons are in the dialog: only then one can be its default
    resize(sizeHint()); // else texts that wrap make it as low as they may
    // Who types on, as in a filter, has pressed the space bar before he sees this: it must not remove anything.
    if (m_apply->isDefault() && takesAway(m_plan, *m_tree))
        m_changes->setFocus();
    else
        (m_apply->isDefault() ? m_apply : m_cancel)->setFocus();
}

void PlanDialog::setOnlyAsked(OnlyAsked plan)
{
    m_asked = std::move(plan);
    m_onlyAsked->setVisible(m_asked && m_full.followsLinks && m_full.fixUpCount() > 0);
}

void PlanDialog::setCanKeep(bool canKeep)
{
    m_canKeep = canKeep;
    m_keep->setVisible(canKeep && takesAway(m_plan, *m_tree));
}

bool PlanDialog::keepsRemoved() const
{
    return m_keep->isVisibleTo(this) && m_keep->isChecked();
}

void PlanDialog::choose(bool isOnlyAsked)
{
    m_choice = std::make_shared<int>(); // what was planned for another one is late
    if (!isOnlyAsked) {
        m_plan = m_full;
        showPlan();
        return;
    }
    m_summary->setText(tr("Planning…"));
    m_apply->setEnabled(false);
    m_compare->setEnabled(false);
    m_asked([this, choice = std::weak_ptr(m_choice)](const EditPlan &plan) {
        if (choice.expired())
            return;
        m_plan = plan;
        showPlan();
    });
}

void PlanDialog::showPlan()
{
    const QString summary = m_plan.isRefused() ? tr("This cannot be done: %1").arg(m_plan.refusal)
                                               : m_plan.fixUpSummary();
    m_title->setText(m_full.title);
    m_summary->setText(summary.isEmpty() ? tr("%n change(s)", nullptr, int(m_plan.changes.size()))
                                         : tr("%1.").arg(summary.left(1).toUpper() + summary.mid(1)));
    m_changes->setPlan(m_plan, m_tree.get());
    const bool hasNotes = !m_plan.removals.empty() || !m_plan.consequences.isEmpty() || !m_plan.missing.isEmpty()
                          || !m_plan.newIssues.empty();
    m_notes->setVisible(hasNotes);
    if (hasNotes) {
        QWidget *content = notes(m_plan);
        m_notes->setMaximumHeight(qMin(160, content->sizeHint().height() + 30));
        m_notes->setWidget(content); // the former one goes
    }
    m_dontAsk->setVisible(isSmall(m_plan));
    m_apply->setText(buttonText());
    m_apply->setEnabled(!m_plan.isRefused());
    m_compare->setEnabled(!m_plan.isRefused());
    // Enter, pressed before anything was read, makes nothing worse.
    (m_plan.isRefused() || !m_plan.newIssues.empty() ? m_cancel : m_apply)->setDefault(true);
    setCanKeep(m_canKeep);
}

/// What happens to the user's bytes, where that can be said in a few words.
QString PlanDialog::buttonText() const
{
    if (!m_plan.newIssues.empty())
        return tr("&Apply Anyway");
    const int removed = int(qMin<qint64>(m_plan.removedBytes(), INT_MAX));
    if (removed > 0 && m_plan.removesExpanded())
        return tr("&Remove %n Expanded Byte(s)", nullptr, removed);
    if (removed > 0)
        return tr("&Remove %n Byte(s)", nullptr, removed);
    return tr("&Apply");
}

bool PlanDialog::isSmall(const EditPlan &plan)
{
    const auto isSmallChange = [](const Change &change) {
        return change.cause == Change::Cause::Asked || change.cause == Change::Cause::Length
               || change.cause == Change::Cause::Count || change.cause == Change::Cause::Checksum;
    };
    return plan.newIssues.empty() && plan.consequences.isEmpty()
           && std::all_of(plan.changes.begin(), plan.changes.end(), isSmallChange);
}

void PlanDialog::setAskAgain(bool ask)
{
    m_dontAsk->setChecked(!ask);
}

bool PlanDialog::askAgain() const
{
    return !m_dontAsk->isChecked();
}

QWidget *PlanDialog::notes(const EditPlan &plan)
{
    auto *content = new QWidget;
    auto *rows = new QGridLayout(content);
    rows->setContentsMargins(4, 4, 4, 4);
    rows->setColumnStretch(1, 1);
    const auto add = [&](const QString &iconName, const QString &text, bool isBad) {
        auto *picture = new QLabel;
        const int size = fontMetrics().height();
        picture->setPixmap(icon(iconName).pixmap(size, size));
        auto *label = new QLabel(text);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft); // beside its picture
        if (isBad)
            label->setProperty("issue", true);
        rows->addWidget(picture, rows->rowCount(), 0, Qt::AlignTop);
        rows->addWidget(label, rows->rowCount() - 1, 1);
    };
    constexpr int MostPlaces = 20;
    for (const QString &place : removalTexts(plan.removals, MostPlaces))
        add(QStringLiteral("warning"), tr("Removes %1").arg(place), true);
    for (const QString &consequence : plan.consequences)
        add(QStringLiteral("info"), consequence, false);
    if (!plan.missing.isEmpty())
        add(QStringLiteral("warning"), plan.missing, true);
    constexpr size_t MostIssues = 50;
    for (size_t i = 0; i < plan.newIssues.size() && i < MostIssues; ++i) {
        const Issue &issue = plan.newIssues[i];
        add(QString::fromLatin1(severityName(issue.severity).data()),
            tr("New: %1 (%2)").arg(issue.message(), issue.path), true);
    }
    if (plan.newIssues.size() > MostIssues)
        add(QStringLiteral("warning"), tr("and %1 more").arg(plan.newIssues.size() - MostIssues), true);
    return content;
}

} // namespace hexahedron
