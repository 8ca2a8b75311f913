#include "app/statusline.h"

#include "app/documentpage.h"
#include "core/language/plural.h"
#include "core/tree/shortpath.h"
#include "widgets/hex/hexview.h"
#include "widgets/icon.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>

namespace hexahedron {

namespace {

QString offsetText(qint64 offset)
{
    return QStringLiteral("0x%1 (%2)").arg(QString::number(offset, 16).toUpper(), QLocale().toString(offset));
}

} // namespace

StatusLine::StatusLine(QStatusBar *bar)
    : QObject(bar)
    , m_path(new QLabel)
    , m_offset(new QLabel)
    , m_length(new QLabel)
    , m_modified(new QLabel)
    , m_unsafe(new QLabel)
    , m_look(new QToolButton)
    , m_pane(new QToolButton)
    , m_mode(new QToolButton)
    , m_task(new QLabel)
    , m_progress(new QProgressBar)
    , m_cancel(new QToolButton)
{
    m_path->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long path must not widen the window
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_mode->setAutoRaise(true);
    m_mode->setToolTip(tr("Whether typing overwrites or inserts (Insert)"));
    m_look->setAutoRaise(true);
    m_look->setPopupMode(QToolButton::InstantPopup);
    m_look->setObjectName(QStringLiteral("look"));
    m_look->setToolTip(tr("How bytes are shown (Ctrl+Shift+L)"));
    m_pane->setAutoRaise(true);
    m_pane->setToolTip(tr("Whether digits or characters are typed (Ctrl+T)"));
    m_unsafe->setObjectName(QStringLiteral("unsafe"));
    m_unsafe->setText(tr("no crash recovery"));
    m_progress->setMaximumWidth(120);
    m_progress->setMaximumHeight(m_path->fontMetrics().height());
    m_progress->setTextVisible(false);
    m_cancel->setAutoRaise(true);
    m_cancel->setIcon(icon(u"close"));
    m_cancel->setToolTip(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel what runs in the background"));
    bar->addWidget(m_path, 1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_task, m_progress, m_cancel, m_unsafe, m_modified,
                                                            m_offset, m_length, m_look, m_pane, m_mode})
        bar->addPermanentWidget(widget);
    connect(m_pane, &QToolButton::clicked, this, &StatusLine::paneClicked);
    connect(m_mode, &QToolButton::clicked, this, &StatusLine::modeClicked);
    connect(m_cancel, &QToolButton::clicked, this, &StatusLine::cancelClicked);
    show(nullptr);
    showProgress({}, 1);
}

/// Of what is selected, else of all that is shown: the file, or what packed bytes in it expand to.
QString StatusLine::lengthText(ByteRange selected, const Bytes &shown, const Bytes &file)
{
    const auto inWords = [](qint64 number) { return QLocale().toString(number); };
    const int all = pluralOf(shown.size());
    if (shown.isSameSnapshot(file))
        return selected.isEmpty() ? tr("of %1 byte(s)", nullptr, all).arg(inWords(shown.size()))
                                  : tr("%1 byte(s)", nullptr, pluralOf(selected.size())).arg(inWords(selected.size()));
    return selected.isEmpty()
               ? tr("of %1 unpacked byte(s)", nullptr, all).arg(inWords(shown.size()))
               : tr("%1 of %2 unpacked byte(s)", nullptr, all).arg(inWords(selected.size()), inWords(shown.size()));
}

void StatusLine::show(const DocumentPage *page)
{
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_offset, m_length, m_modified, m_unsafe, m_look, m_pane, m_mode})
        widget->setVisible(page != nullptr);
    if (!page) {
        m_path->clear();
        return;
    }
    const Session &session = *page->session();
    const ByteRange selected = session.selection()->range();
    m_offset->setText(offsetText(selected.begin));
    m_length->setText(lengthText(selected, page->hexView()->bytes(), session.bytes()));
    // A name that only says what a label is would hide what it says.
    m_offset->setAccessibleName(tr("Offset %1").arg(m_offset->text()));
    m_length->setAccessibleName(tr("Selected: %1").arg(m_length->text()));
    const Item item = page->selectedItem();
    const QString path = item.isValid() ? shortPath(session.tree()->path(item)) : QString();
    if (path != m_path->text()) {
        m_path->setText(path);
        m_path->setToolTip(path);
        m_path->setAccessibleName(tr("Path of the selection: %1").arg(path));
    }
    m_modified->setText(session.isModified() ? tr("modified") : QString());
    m_modified->setVisible(session.isModified());
    const QString trouble = session.document().isModified() ? session.journalTrouble() : QString();
    m_unsafe->setToolTip(trouble);
    m_unsafe->setAccessibleDescription(trouble);
    m_unsafe->setVisible(!trouble.isEmpty());
    const HexView &bytes = *page->hexView();
    m_look->setText(QStringLiteral("%1 × %2").arg(bytes.bytesPerRow()).arg(formName(bytes.form())));
    m_look->setAccessibleName(tr("How bytes are shown: %1").arg(m_look->text()));
    const bool isHex = page->hexView()->activePane() == HexPane::Hex;
    m_pane->setText(isHex ? tr("HEX") : tr("TEXT"));
    m_pane->setAccessibleName(isHex ? tr("Digits are typed") : tr("Characters are typed"));
    m_mode->setText(page->hexView()->isOverwriteMode() ? tr("OVR") : tr("INS"));
    m_mode->setAccessibleName(page->hexView()->isOverwriteMode() ? tr("Typing overwrites") : tr("Typing inserts"));
}

/// What a group of digits shows, in a few letters.
QString StatusLine::formName(const HexForm &form)
{
    switch (form.notation) {
    case HexForm::Notation::Decimal:
        return tr("dec");
    case HexForm::Notation::Signed:
        return tr("±dec");
    case HexForm::Notation::Octal:
        return tr("oct");
    case HexForm::Notation::Binary:
        return tr("bin");
    case HexForm::Notation::Float:
        return tr("real");
    case HexForm::Notation::Hexadecimal:
        break;
    }
    return tr("hex");
}

void StatusLine::setLookMenu(QMenu *menu)
{
    m_look->setMenu(menu);
}

void StatusLine::openLookMenu()
{
    m_look->showMenu();
}

void StatusLine::showProgress(const QString &what, double fraction)
{
    const bool isBusy = !what.isEmpty() && fraction < 1;
    m_task->setText(what);
    m_task->setVisible(isBusy);
    m_progress->setVisible(isBusy);
    m_cancel->setVisible(isBusy);
    m_progress->setRange(0, fraction < 0 ? 0 : 1000);
    m_progress->setValue(fraction < 0 ? 0 : int(fraction * 1000));
    m_progress->setAccessibleName(what);
}

} // namespace hexahedron
