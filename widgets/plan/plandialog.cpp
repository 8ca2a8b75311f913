#include "widgets/plan/plandialog.h"

#include "core/tree/value.h"
#include "widgets/icon.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>

namespace hexahedron {

namespace {

constexpr qint64 MostBytesShown = 12;
constexpr int MostRowsShown = 2000; // of one cause; nobody reads more
constexpr int MostOpenRows = 40;

enum Column { PlaceColumn, OffsetColumn, WhatColumn, BeforeColumn, AfterColumn };

QString hexText(const Bytes &bytes, ByteRange range)
{
    const QByteArray head = bytes.toByteArray({range.begin, qMin(range.end, range.begin + MostBytesShown)});
    QString text = QString::fromLatin1(head.toHex(' ')).toUpper();
    if (range.size() > MostBytesShown)
        text += QStringLiteral(" …");
    return text;
}

QString heading(Change::Cause cause, qsizetype count)
{
    const QString text = causeText(cause);
    return QStringLiteral("%1 (%2)").arg(text.left(1).toUpper() + text.mid(1), QLocale().toString(qlonglong(count)));
}

} // namespace

PlanDialog::PlanDialog(const EditPlan &plan, std::shared_ptr<const Tree> tree, QWidget *parent)
    : QDialog(parent)
    , m_dontAsk(new QCheckBox(tr("Do not ask again when only lengths, counts and checksums follow")))
{
    setWindowTitle(tr("What Will Change"));
    auto *layout = new QVBoxLayout(this);
    auto *title = new QLabel(plan.title);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    QFont font = title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    title->setFont(font);
    layout->addWidget(title);
    const QString summary = plan.fixUpSummary();
    auto *sum = new QLabel(summary.isEmpty() ? tr("%n change(s)", nullptr, int(plan.changes.size()))
                                             : summary.left(1).toUpper() + summary.mid(1) + u'.');
    sum->setObjectName(QStringLiteral("summary"));
    sum->setWordWrap(true);
    layout->addWidget(sum);
    layout->addWidget(changeList(plan, tree.get()), 1);
    if (!plan.consequences.isEmpty() || !plan.newIssues.empty())
        layout->addWidget(notes(plan));
    m_dontAsk->setVisible(isSmall(plan));
    layout->addWidget(m_dontAsk);

    auto *buttons = new QDialogButtonBox;
    QPushButton *apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancel"));
    apply->setObjectName(QStringLiteral("apply"));
    if (!plan.newIssues.empty())
        apply->setText(tr("&Apply Anyway"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    apply->setDefault(true); // once it is in the dialog
    apply->setFocus();
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

QTreeWidget *PlanDialog::changeList(const EditPlan &plan, const Tree *tree)
{
    auto *list = new QTreeWidget;
    list->setColumnCount(5);
    list->setHeaderLabels({tr("Place"), tr("Offset"), tr("What"), tr("Bytes before"), tr("Bytes after")});
    list->setAccessibleName(tr("Changes"));
    list->setUniformRowHeights(true);
    list->setAlternatingRowColors(true);
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    // What was asked for comes before what follows from it; a repair is asked for as well.
    std::map<std::pair<bool, Change::Cause>, std::vector<const Change *>> byCause;
    for (const Change &change : plan.changes)
        byCause[{change.cause != Change::Cause::Asked && change.cause != Change::Cause::Repair, change.cause}]
            .push_back(&change);
    for (const auto &[key, changes] : byCause) {
        const Change::Cause cause = key.second;
        auto *group = new QTreeWidgetItem(list, {heading(cause, qsizetype(changes.size()))});
        group->setFirstColumnSpanned(true);
        QFont bold = font();
        bold.setBold(true);
        group->setFont(0, bold);
        int shown = 0;
        for (const Change *change : changes) {
            if (++shown > MostRowsShown) {
                new QTreeWidgetItem(
                    group, {tr("and %1 more").arg(QLocale().toString(qlonglong(changes.size()) - MostRowsShown))});
                break;
            }
            const Replacement &replacement = change->replacement;
            // Where something lies between two steps of a repair is nowhere to be seen, and its old bytes are not here.
            const bool isHere = !change->isLater && tree && tree->hasStream(change->stream);
            const ByteRange removed = replacement.removed;
            auto *row = new QTreeWidgetItem(
                group,
                {change->path, isHere ? QStringLiteral("0x") + QString::number(removed.begin, 16).toUpper() : QString(),
                 change->text, isHere ? hexText(tree->bytes(change->stream), removed) : QString(),
                 hexText(replacement.inserted, replacement.inserted.range())});
            row->setToolTip(PlaceColumn, change->path);
            row->setToolTip(WhatColumn, change->text);
            for (const int column : {OffsetColumn, BeforeColumn, AfterColumn})
                row->setFont(column, fixed);
        }
        group->setExpanded(cause == Change::Cause::Asked || cause == Change::Cause::Repair || shown <= MostOpenRows);
    }
    list->header()->setStretchLastSection(true);
    for (int column = 0; column < list->columnCount(); ++column) {
        list->resizeColumnToContents(column);
        list->setColumnWidth(column, qMin(list->columnWidth(column) + 8, 260));
    }
    return list;
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
        if (isBad)
            label->setProperty("issue", true);
        rows->addWidget(picture, rows->rowCount(), 0, Qt::AlignTop);
        rows->addWidget(label, rows->rowCount() - 1, 1);
    };
    for (const QString &consequence : plan.consequences)
        add(QStringLiteral("info"), consequence, false);
    constexpr size_t MostIssues = 50;
    for (size_t i = 0; i < plan.newIssues.size() && i < MostIssues; ++i) {
        const Issue &issue = plan.newIssues[i];
        add(QString::fromLatin1(severityName(issue.severity).data()),
            tr("New: %1 (%2)").arg(issue.message(), issue.path), true);
    }
    if (plan.newIssues.size() > MostIssues)
        add(QStringLiteral("warning"), tr("and %1 more").arg(plan.newIssues.size() - MostIssues), true);
    auto *area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setMaximumHeight(qMin(160, content->sizeHint().height() + 30));
    area->setAccessibleName(tr("Consequences and new issues"));
    return area;
}

} // namespace hexahedron
