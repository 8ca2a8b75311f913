#include "widgets/plan/changelist.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>

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

ChangeList::ChangeList(QWidget *parent)
    : QTreeWidget(parent)
{
    setColumnCount(5);
    setHeaderLabels({tr("Place"), tr("Offset"), tr("What"), tr("Bytes before"), tr("Bytes after")});
    setAccessibleName(tr("Changes"));
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    header()->setStretchLastSection(true);
}

void ChangeList::setPlan(const EditPlan &plan, const Tree *tree)
{
    clear();
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    // What was asked for comes before what follows from it; a repair is asked for as well.
    std::map<std::pair<bool, Change::Cause>, std::vector<const Change *>> byCause;
    for (const Change &change : plan.changes)
        byCause[{change.cause != Change::Cause::Asked && change.cause != Change::Cause::Repair, change.cause}]
            .push_back(&change);
    for (const auto &[key, changes] : byCause) {
        const Change::Cause cause = key.second;
        auto *group = new QTreeWidgetItem(this, {heading(cause, qsizetype(changes.size()))});
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
            const auto replaced = change->replaced();
            const bool isHere = replaced && tree && tree->hasStream(change->stream);
            const ByteRange removed = replaced.value_or(ByteRange{});
            auto *row = new QTreeWidgetItem(
                group,
                {change->path, isHere ? QStringLiteral("0x") + QString::number(removed.begin, 16).toUpper() : QString(),
                 change->text, isHere ? hexText(tree->bytes(change->stream), removed) : QString(),
                 hexText(replacement.inserted, replacement.inserted.range())});
            row->setToolTip(PlaceColumn, change->path);
            row->setToolTip(WhatColumn, change->text);
            for (const int column : {OffsetColumn, BeforeColumn, AfterColumn}) {
                row->setFont(column, fixed);
                row->setToolTip(column, row->text(column));
            }
        }
        group->setExpanded(cause == Change::Cause::Asked || cause == Change::Cause::Repair || shown <= MostOpenRows);
    }
    for (int column = 0; column < columnCount(); ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, qMin(columnWidth(column) + 8, 260));
    }
}

} // namespace hexahedron
