#include "widgets/inspector/editvalue.h"

#include "core/language/listed.h"
#include "core/tree/value.h"
#include "widgets/session/seenbytes.h"
#include "widgets/session/session.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

namespace hexahedron {

namespace {

struct EditValue
{
    Q_DECLARE_TR_FUNCTIONS(EditValue)
};

/// Nothing when the user thought better of it.
std::optional<ShapeChange> askShapeChange(const Tree &tree, const Item &item, QWidget *parent)
{
    QStringList arrays;
    for (const Field *shaped : item.field->derived.shapes)
        arrays += QString::fromUtf8(shaped->name);
    for (const Field *counted : item.field->derived.counts)
        arrays += QString::fromUtf8(counted->name);
    arrays.removeDuplicates();
    // The question stands in the box: its title is cut where the box is narrow.
    QMessageBox box(QMessageBox::Question, EditValue::tr("Change %1").arg(tree.name(item)),
                    EditValue::tr("The layout of %2 depends on %1. What should become of what is there?")
                        .arg(tree.name(item), listed(arrays)),
                    QMessageBox::Cancel, parent);
    box.setInformativeText(
        EditValue::tr("Convert lays them out anew: what stays is kept, what is new gets its neutral value.\n"
                      "Reinterpret writes only this field; the same bytes then mean something else."));
    QPushButton *convert = box.addButton(EditValue::tr("&Convert"), QMessageBox::AcceptRole);
    QPushButton *reinterpret = box.addButton(EditValue::tr("&Reinterpret"), QMessageBox::DestructiveRole);
    convert->setObjectName(QStringLiteral("convert"));
    reinterpret->setObjectName(QStringLiteral("reinterpret"));
    box.button(QMessageBox::Cancel)->setObjectName(QStringLiteral("cancel"));
    box.setDefaultButton(convert);
    box.exec();
    if (box.clickedButton() == convert)
        return ShapeChange::Convert;
    if (box.clickedButton() == reinterpret)
        return ShapeChange::Reinterpret;
    return {};
}

/// Calls the function when somebody says no to the next edit, not to one after it.
void onceDeclined(Session &session, const std::function<void()> &declined)
{
    if (!declined)
        return;
    auto *watch = new QObject(&session);
    const auto end = [&session, watch] {
        session.disconnect(watch);
        watch->deleteLater();
    };
    QObject::connect(&session, &Session::bytesChanged, watch, end);
    QObject::connect(&session, &Session::editGivenUp, watch, end);
    QObject::connect(&session, &Session::declined, watch, [end, declined] {
        const auto call = declined; // it goes with the connection
        end();
        call();
    });
}

// By value: while the question is open, whoever asked may show something else.
void writeValue(Session &session, Item item, QString text, QWidget *parent, const std::function<void()> &declined)
{
    const std::shared_ptr<const Tree> tree = session.tree();
    QString error;
    const std::optional<QByteArray> bytes = parseValue(*tree, item, text, &error);
    ShapeChange shape = ShapeChange::Convert;
    if (bytes && *bytes == tree->bytes(item.stream).toByteArray(valueItem(*tree, item).range))
        return;
    onceDeclined(session, declined);
    if (bytes && (!item.field->derived.shapes.empty() || !item.field->derived.counts.empty())) {
        const auto answer = askShapeChange(*tree, item, parent);
        if (!answer) {
            Q_EMIT session.declined();
            Q_EMIT session.editGivenUp();
            return;
        }
        shape = *answer;
    }
    session.edit({}, [item, text, shape](Planner &planner) { planner.setText(item, text, shape); });
}

} // namespace

void editValue(Session &session, Item item, QString text, QWidget *parent, const std::function<void()> &declined)
{
    editValues(session, session.tree(), {item}, text, parent, declined);
}

void editValues(Session &session, const std::shared_ptr<const Tree> &tree, const std::vector<Item> &items,
                const QString &text, QWidget *parent, const std::function<void()> &declined)
{
    if (!tree || items.empty())
        return;
    const auto write = [&session, text, parent = QPointer<QWidget>(parent), declined](const std::vector<Item> &now) {
        if (now.size() == 1)
            return writeValue(session, now.front(), text, parent, declined);
        onceDeclined(session, declined);
        session.edit(EditValue::tr("Set %1 values to %2").arg(QLocale().toString(qint64(now.size())), text),
                     [now, text](Planner &planner) {
                         for (const Item &item : now)
                             planner.setText(item, text, ShapeChange::Convert);
                     });
    };
    if (session.tree() == tree && session.isTreeCurrent() && !session.isPlanning() && !session.isAsking())
        return write(items);
    // What is typed is not lost: the items are found again.
    session.onceSettled([&session, write, tree, items, text] {
        std::vector<Item> now;
        for (const Item &item : items) {
            if (const auto same = foundAgain(*tree, item, *session.tree()))
                now.push_back(*same);
        }
        if (now.size() == items.size())
            return write(now);
        Q_EMIT session.editGivenUp();
        Q_EMIT session.editFailed(
            EditValue::tr("“%1” is not written: what it was typed for is not there any more.").arg(text));
    });
}

} // namespace hexahedron
