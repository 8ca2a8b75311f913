// What can be done with bytes besides typing.
#include "app/documentpage.h"
#include "app/itemcommands.h"
#include "app/mainwindow.h"
#include "app/messagebar.h"
#include "core/report/exportreport.h"
#include "widgets/hex/hexview.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QInputDialog>
#include <QMenu>

namespace hexahedron {

namespace {

constexpr int MostInserted = 1 << 20; // at once by a dialog; more is pasted

/// Takes text until it is too long for a clipboard.
class ClipboardText final : public QBuffer
{
protected:
    qint64 writeData(const char *data, qint64 size) override
    {
        return pos() + size > hexclipboard::MostBytes ? -1 : QBuffer::writeData(data, size);
    }
};

} // namespace

void MainWindow::connectByteActions()
{
    const Actions &a = m_actions;
    const auto onBytes = [this](QAction *action, const auto &run) {
        connect(action, &QAction::triggered, this, [this, run] { run(*currentPage()->hexView()); });
    };
    onBytes(a.cut, [](HexView &view) { view.cut(); });
    onBytes(a.copy, [](HexView &view) { view.copy(); });
    onBytes(a.copyHex, [](HexView &view) { view.copyAs(hexclipboard::Form::Hex); });
    onBytes(a.copyText, [](HexView &view) { view.copyAs(hexclipboard::Form::Text); });
    onBytes(a.paste, [](HexView &view) { view.paste(); });
    onBytes(a.removeBytes, [](HexView &view) { view.removeBytes(); });
    onBytes(a.selectAll, [](HexView &view) { view.selectAll(); });
    onBytes(a.selectField, [](HexView &view) { view.selectField(); });
    onBytes(a.switchPane, [](HexView &view) {
        view.switchPane();
        view.setFocus(Qt::ShortcutFocusReason);
    });
    connect(a.insertBytes, &QAction::triggered, this, &MainWindow::insertBytes);
}

void MainWindow::insertBytes()
{
    DocumentPage *shown = currentPage();
    bool isGiven = false;
    const int count = QInputDialog::getInt(this, tr("Insert Zero Bytes"),
                                           tr("How many zeros are inserted at the cursor:"), 1, 1, MostInserted, 1,
                                           &isGiven);
    if (isGiven && shown == currentPage())
        shown->hexView()->insertBytes(QByteArray(count, '\0'));
}

/// The menu of the byte pane: what the other menus have that is about the bytes at the cursor.
void MainWindow::showByteMenu(const QPoint &place)
{
    updateActions(); // the press may have moved the cursor just now
    const Actions &a = m_actions;
    QMenu menu;
    QMenu forms(tr("Copy &As"));
    forms.addActions({a.copyHex, a.copyText});
    menu.addActions({a.cut, a.copy});
    menu.addMenu(&forms)->setEnabled(a.copyHex->isEnabled());
    menu.addActions({a.paste, a.insertBytes, a.removeBytes});
    menu.addSeparator();
    menu.addActions({a.selectField, a.goUp, a.selectAll, a.copyPath});
    menu.addSeparator();
    menu.addActions({a.goTo, a.followLink});
    menu.addSeparator();
    menu.addActions({a.insertAfter, a.duplicateElement, a.removeElement});
    menu.addSeparator();
    QAction *properties = menu.addAction(tr("P&roperties"), this, [this] { goToDock(m_docks[1]); });
    properties->setStatusTip(tr("Go to the inspector, which says what these bytes mean"));
    menu.exec(place);
}

void MainWindow::setBytesPerRow(int count)
{
    m_settings.setBytesPerRow(count);
    for (int i = 0; i < m_tabs->count(); ++i)
        page(i)->hexView()->setBytesPerRow(count);
}

/// Records of a list, one below the other: what is at the same place in each of them stands in one column.
void MainWindow::showRecordsInRows()
{
    DocumentPage *shown = currentPage();
    const Item record = ItemCommands(session()).recordAround(selectedItem());
    if (record.isValid())
        shown->hexView()->setBytesPerRow(int(record.range.size()), record.range.begin);
}

void MainWindow::copyJson(const Item &item)
{
    ClipboardText text;
    text.open(QIODevice::WriteOnly);
    if (writeValueJson(&text, *session()->tree(), item))
        QApplication::clipboard()->setText(QString::fromUtf8(text.data()));
    else
        currentPage()->messages()->show(
            QStringLiteral("refused"), Severity::Info,
            tr("This is more than %L1 MiB of text and was not copied.").arg(hexclipboard::MostBytes >> 20));
}

} // namespace hexahedron
