#include "app/commandlist.h"

#include "widgets/letterwidth.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace hexahedron {

namespace {

/// Keys of panes, which several actions share, stand in the text alone.
QString keysOf(const QAction &action)
{
    if (action.shortcuts().isEmpty())
        return action.text().section(u'\t', 1);
    QStringList keys;
    for (const QKeySequence &sequence : action.shortcuts())
        keys += sequence.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

} // namespace

QString withoutMnemonic(QString text)
{
    static const QRegularExpression behind(QStringLiteral("\\(&[^&]\\)"));
    text.replace(QStringLiteral("&&"), QStringLiteral("\1"));
    return text.remove(behind).remove(u'&').replace(u'\1', u'&');
}

CommandList::CommandList(const QList<QAction *> &menus, Purpose purpose, QWidget *parent)
    : QDialog(parent)
    , m_words(new QLineEdit)
    , m_list(new QTreeWidget)
{
    setWindowTitle(purpose == Purpose::Run ? tr("Commands") : tr("Shortcuts"));
    m_words->setPlaceholderText(tr("Type a part of the name"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setAccessibleName(windowTitle());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list);
    for (const QAction *action : menus) {
        if (const QMenu *menu = action->menu())
            add(*menu, withoutMnemonic(action->text()), purpose);
    }
    // The keys are always seen; a long name is cut, and words of it are found all the same.
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const int character = letterWidth(fontMetrics());
    resize(QSize(120 * character, 28 * fontMetrics().lineSpacing()).boundedTo(parent->size() * 0.9));
    connect(m_words, &QLineEdit::textChanged, this, &CommandList::filter);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandList::choose);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandList::choose);
    m_words->installEventFilter(this);
    filter({});
}

/// Commands that cannot be given now are left out, unless somebody wants to know the keys.
void CommandList::add(const QMenu &menu, const QString &above, Purpose purpose)
{
    for (QAction *action : menu.actions()) {
        const QString path = above + QStringLiteral(" › ") + withoutMnemonic(action->text().section(u'\t', 0, 0));
        if (const QMenu *inner = action->menu()) {
            if (purpose == Purpose::Keys || action->isEnabled())
                add(*inner, path, purpose);
            continue;
        }
        const QString keys = keysOf(*action);
        const bool isListed = purpose == Purpose::Keys ? !keys.isEmpty() : action->isEnabled();
        if (action->isSeparator() || !isListed)
            continue;
        auto *row = new QTreeWidgetItem(m_list, {path, keys});
        row->setIcon(0, action->icon());
        row->setToolTip(0, action->statusTip());
        row->setDisabled(!action->isEnabled());
        m_commands.emplace_back(action);
    }
}

void CommandList::filter(const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *row = m_list->topLevelItem(i);
        const QString text = row->text(0) + u' ' + row->text(1) + u' ' + row->toolTip(0);
        const bool fits = std::all_of(wanted.begin(), wanted.end(),
                                      [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
        row->setHidden(!fits);
        if (fits && !first && !row->isDisabled())
            first = row;
    }
    m_list->setCurrentItem(first);
}

void CommandList::choose()
{
    QTreeWidgetItem *row = m_list->currentItem();
    if (!row || row->isHidden() || row->isDisabled())
        return;
    m_chosen = m_commands[size_t(m_list->indexOfTopLevelItem(row))];
    accept();
}

/// Arrows move in the list while the words keep the focus.
bool CommandList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            const std::unique_ptr<QEvent> copy(event->clone());
            QCoreApplication::sendEvent(m_list, copy.get());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace hexahedron
