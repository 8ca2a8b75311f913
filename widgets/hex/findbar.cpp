#include "widgets/hex/findbar.h"

#include "widgets/hex/savedsearches.h"
#include "widgets/icon.h"
#include "widgets/inputhistory.h"
#include "widgets/letterwidth.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QShortcut>
#include <QToolButton>

namespace hexahedron {

namespace {

constexpr int ProgressInterval = 60; // milliseconds
constexpr qint64 LongestTaken = 64;  // a longer selection is hardly meant as what to look for

/// As wide as its longest entry where there is room, and no narrower than so many characters where there is none.
void letShrink(QComboBox *box, int characters)
{
    box->setMinimumContentsLength(characters);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumWidth(box->minimumSizeHint().width());
    box->setMinimumContentsLength(0);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

} // namespace

FindBar::FindBar(HexView *view, QWidget *parent)
    : QWidget(parent)
{
    build();
    kindChanged();
    showSearching(false);
    setReplacing(false);
    connect(&m_job, &SearchJob::finished, this, &FindBar::finish);
    m_progressTimer.setInterval(ProgressInterval);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] { m_progress->setValue(m_job.progress()); });
    setView(view);
}

void FindBar::setView(HexView *view)
{
    if (m_view)
        disconnect(m_view, nullptr, this, nullptr);
    m_view = view;
    connect(view, &HexView::contentChanged, this, [this] {
        if (std::exchange(m_goesOn, false))
            start(SearchJob::Task::FindNext);
    });
}

void FindBar::build()
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(6, 3, 6, 3);
    rows->setSpacing(2);
    m_row = new QHBoxLayout;
    m_optionRow = new QHBoxLayout;
    m_messageRow = new QHBoxLayout;
    const auto button = [this](const QString &text, const QString &toolTip, auto slot) {
        auto *made = new QToolButton;
        made->setText(text);
        made->setToolTip(toolTip);
        made->setAccessibleName(text);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, slot);
        m_row->addWidget(made);
        return made;
    };
    m_kind = new QComboBox;
    m_kind->setAccessibleName(tr("Kind of search"));
    m_kind->setToolTip(tr("Kind of search (Ctrl+Up and Ctrl+Down)"));
    letShrink(m_kind, 6);
    m_kind->addItems({tr("Bytes"), tr("Text"), tr("Regular expression"), tr("Number"), tr("Structure"), tr("Strings")});
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FindBar::kindChanged);
    m_row->addWidget(m_kind);

    m_text = new QLineEdit;
    m_text->setAccessibleName(tr("Find"));
    m_text->setClearButtonEnabled(true);
    m_history = new InputHistory(m_text, QStringLiteral("find"));
    m_text->setMinimumWidth(12 * letterWidth(fontMetrics()));
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::inputChanged);
    m_row->addWidget(m_text, 1);
    m_previous = button(tr("Previous"), tr("Previous match (Shift+Enter)"), &FindBar::findPrevious);
    m_previous->setArrowType(Qt::UpArrow);
    m_next = button(tr("Next"), tr("Next match (Enter)"), &FindBar::findNext);
    m_next->setArrowType(Qt::DownArrow);
    m_all = button(tr("All"), tr("List all matches (Ctrl+Enter)"), &FindBar::findAll);
    auto *saved = button(tr("Searches"), tr("The last searches, and those that are kept"), [] {});
    saved->setText(QString(QChar(0x2605)));
    m_saved = new SavedSearches([this] { return terms(); }, this);
    connect(m_saved, &SavedSearches::chosen, this, &FindBar::setTerms);
    saved->setMenu(m_saved);
    saved->setPopupMode(QToolButton::InstantPopup);
    auto *replacing = button(tr("Replace"), tr("Replace matches (Ctrl+H)"),
                             [this] { setReplacing(m_replaceRow->isHidden()); });
    replacing->setText(QString(QChar(0x21c4)));
    auto *close = button(tr("Close"), tr("Close (Esc)"), &FindBar::leave);
    close->setIcon(icon(u"close"));
    buildOptions();
    buildReplacing();
    rows->addLayout(m_row);
    rows->addWidget(m_replaceRow);
    rows->addLayout(m_optionRow);
    rows->addLayout(m_messageRow);
    // What is typed and chosen comes before the buttons, which have keys of their own.
    setTabOrder(m_text, m_by);
    QWidget *before = m_by;
    for (QWidget *option : m_options->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (!(option->focusPolicy() & Qt::TabFocus))
            continue;
        setTabOrder(before, option);
        before = option;
    }
    setTabOrder(before, m_previous);
    for (const int by : {-1, 1}) {
        const auto *key = new QShortcut(Qt::CTRL | (by < 0 ? Qt::Key_Up : Qt::Key_Down), this, nullptr, nullptr,
                                        Qt::WidgetWithChildrenShortcut);
        connect(key, &QShortcut::activated, this, [this, by] {
            m_kind->setCurrentIndex((m_kind->currentIndex() + by + m_kind->count()) % m_kind->count());
        });
    }
}

QToolButton *FindBar::addToggle(const QString &text, const QString &toolTip)
{
    auto *toggle = new QToolButton;
    toggle->setText(text);
    toggle->setToolTip(toolTip);
    toggle->setAccessibleName(toolTip);
    toggle->setCheckable(true);
    toggle->setFocusPolicy(Qt::TabFocus);
    connect(toggle, &QToolButton::toggled, this, &FindBar::inputChanged);
    m_options->layout()->addWidget(toggle);
    return toggle;
}

void FindBar::buildOptions()
{
    m_options = new QWidget;
    auto *options = new QHBoxLayout(m_options);
    options->setContentsMargins(0, 0, 0, 0);
    options->setSpacing(3);
    m_encoding = new QComboBox;
    m_encoding->setAccessibleName(tr("Encoding"));
    m_encoding->addItems({QStringLiteral("UTF-8"), tr("UTF-16"), tr("UTF-16, big-endian"), QStringLiteral("Latin-1")});
    letShrink(m_encoding, 5);
    connect(m_encoding, &QComboBox::currentIndexChanged, this, &FindBar::inputChanged);
    options->addWidget(m_encoding);
    m_number = new QComboBox;
    m_number->setAccessibleName(tr("Type of number"));
    for (const NumberFormat &format : NumberFormat::all())
        m_number->addItem(format.name());
    m_number->setCurrentText(SearchTerms().number.name());
    letShrink(m_number, 3);
    connect(m_number, &QComboBox::currentIndexChanged, this, &FindBar::inputChanged);
    options->addWidget(m_number);
    m_bigEndian = addToggle(tr("BE"), tr("Big-endian: the upper byte first"));
    m_matchCase = addToggle(QStringLiteral("Aa"), tr("Match case"));
    m_wholeWords = addToggle(QStringLiteral("\u201cab\u201d"), tr("Whole words only"));
    m_where = new QComboBox;
    m_where->setAccessibleName(tr("Which strings"));
    m_where->addItems({tr("everywhere"), tr("in fields of text"), tr("elsewhere")});
    letShrink(m_where, 5);
    connect(m_where, &QComboBox::currentIndexChanged, this, &FindBar::inputChanged);
    options->addWidget(m_where);
    m_scope = new QComboBox;
    m_scope->setAccessibleName(tr("Where all matches are listed and replaced"));
    m_scope->setToolTip(m_scope->accessibleName());
    m_scope->addItems(
        {tr("In these bytes"), tr("In the selection"), tr("In the file"), tr("In all open files"), tr("In a folder…")});
    m_scope->setItemData(2, tr("Also in what is packed in it"), Qt::ToolTipRole);
    m_scope->setItemData(4, tr("Listed only, not replaced: the folder is asked for"), Qt::ToolTipRole);
    m_scope->setCurrentIndex(int(SearchScope::File));
    letShrink(m_scope, 5);
    options->addWidget(m_scope);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(90);
    m_progress->setMinimumWidth(30);
    m_progress->setAccessibleName(tr("Search progress"));
    options->addWidget(m_progress);
    m_stop = new QToolButton;
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop searching (Esc)"));
    m_stop->setAutoRaise(true);
    connect(m_stop, &QToolButton::clicked, this, &FindBar::cancel);
    options->addWidget(m_stop);
    m_message = new QLabel;
    m_message->setTextFormat(Qt::PlainText);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long sentence does not widen the window
    m_optionRow->addWidget(m_options);
    m_optionRow->addWidget(m_message, 1);
}

void FindBar::buildReplacing()
{
    m_replaceRow = new QWidget;
    auto *row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_by = new QLineEdit;
    m_by->setAccessibleName(tr("Replace with"));
    m_by->setPlaceholderText(m_by->accessibleName());
    m_by->setMinimumWidth(m_text->minimumWidth());
    m_byHistory = new InputHistory(m_by, QStringLiteral("replace"));
    connect(m_by, &QLineEdit::textChanged, this, &FindBar::inputChanged);
    row->addWidget(m_by, 1);
    const auto button = [this, row](const QString &text, const QString &toolTip, auto slot) {
        auto *made = new QToolButton;
        made->setText(text);
        made->setToolTip(toolTip);
        connect(made, &QToolButton::clicked, this, slot);
        row->addWidget(made);
        return made;
    };
    m_replace = button(tr("Replace"), tr("Replace the match that is selected, and go to the next"), &FindBar::replace);
    m_replaceAll = button(tr("Replace All"), tr("Replace all matches, as one step that can be undone"),
                          &FindBar::replaceAll);
}

/// Beside the options when it fits there, else below them.
void FindBar::placeMessage()
{
    const int message = m_message->fontMetrics().horizontalAdvance(m_message->text());
    const bool isBelow = m_options->sizeHint().width() + message + 24 > width();
    QHBoxLayout *wanted = isBelow ? m_messageRow : m_optionRow, *other = isBelow ? m_optionRow : m_messageRow;
    m_message->setVisible(!isBelow || !m_message->text().isEmpty());
    if (wanted->indexOf(m_message) >= 0)
        return;
    other->removeWidget(m_message);
    wanted->addWidget(m_message, 1);
}

/// A sentence, or the bytes of a long one, must not widen the window.
QSize FindBar::minimumSizeHint() const
{
    const QMargins edges = layout()->contentsMargins();
    const int width = qMax(m_row->minimumSize().width(), m_options->minimumSizeHint().width());
    return {width + edges.left() + edges.right(), QWidget::minimumSizeHint().height()};
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeMessage();
}

SearchTerms FindBar::terms() const
{
    SearchTerms terms;
    terms.kind = Kind(m_kind->currentIndex());
    terms.text = m_text->text();
    terms.how = {TextEncoding(m_encoding->currentIndex()), m_matchCase->isChecked(), m_wholeWords->isChecked()};
    terms.where = StringOptions::Where(m_where->currentIndex());
    terms.number = NumberFormat::all()[size_t(m_number->currentIndex())];
    terms.number.isBigEndian = m_bigEndian->isChecked();
    return terms;
}

void FindBar::setTerms(const SearchTerms &terms)
{
    m_kind->setCurrentIndex(int(terms.kind));
    m_encoding->setCurrentIndex(int(terms.how.encoding));
    m_matchCase->setChecked(terms.how.matchesCase);
    m_wholeWords->setChecked(terms.how.wholeWords);
    m_where->setCurrentIndex(int(terms.where));
    NumberFormat number = terms.number;
    m_bigEndian->setChecked(number.isBigEndian);
    number.isBigEndian = false;
    m_number->setCurrentText(number.name());
    m_text->setText(terms.text);
}

void FindBar::setKind(Kind kind)
{
    m_kind->setCurrentIndex(int(kind));
}

QString FindBar::text() const
{
    return m_text->text();
}

void FindBar::setText(const QString &text)
{
    m_text->setText(text);
}

SearchScope FindBar::scope() const
{
    return SearchScope(m_scope->currentIndex());
}

void FindBar::setScope(SearchScope scope)
{
    m_scope->setCurrentIndex(int(scope));
}

QString FindBar::replacement() const
{
    return m_by->text();
}

bool FindBar::showsReplacement() const
{
    return !m_replaceRow->isHidden();
}

QString FindBar::message() const
{
    return m_message->text();
}

void FindBar::kindChanged()
{
    const Kind kind = terms().kind;
    m_encoding->setVisible(kind == Kind::Text || kind == Kind::Strings);
    m_where->setVisible(kind == Kind::Strings);
    m_matchCase->setVisible(kind == Kind::Text || kind == Kind::Expression);
    m_wholeWords->setVisible(kind == Kind::Text || kind == Kind::Expression);
    m_number->setVisible(kind == Kind::Number);
    m_bigEndian->setVisible(kind == Kind::Number);
    if (terms().isForListsOnly())
        setReplacing(false);
    const std::array examples{tr("42 42 33 44, ?? for any byte"), tr("Text"),
                              tr("bone_\\d+, \\xFF for a byte"),  tr("7, 1.5±0.01, 10..20, u16be 7"),
                              tr("vertices[*].position.y < 0"),   tr("6, or 6 bone")};
    const std::array help{
        tr("Hexadecimal digits, two for a byte; ? for any digit."),
        tr("Text in the encoding that is chosen."),
        tr("A regular expression. Each byte is a character, \\xFF the byte FF, and a point any byte.\n"
           "It sees at most %L1 bytes from where a match begins.")
            .arg(Pattern::ExpressionReach),
        tr("A number: 7, 0x10, 1.5. What is written so when rounded is found.\n"
           "1.5±0.01 or 1.5+-0.01: with a tolerance. 10..20: from one to another. nan: what is no number.\n"
           "A type may stand before it: f32 1.5, u16be 10..20."),
        tr("As in the filter of the structure: name:NODE, type:index, value>1000, size>1M, issue:error."),
        tr("How many characters a string has at least, and what must be in it."),
    };
    m_text->setPlaceholderText(examples[size_t(kind)]);
    m_text->setToolTip(help[size_t(kind)] + u'\n' + tr("Up and Down bring back what was looked for before."));
    inputChanged();
    placeMessage();
}

void FindBar::inputChanged()
{
    if (!m_replaceAll)
        return; // still being built
    QString trouble;
    const SearchTerms wanted = terms();
    const bool isList = wanted.isForListsOnly();
    const bool complete = wanted.pattern(&trouble).has_value();
    for (QToolButton *button : {m_next, m_previous})
        button->setEnabled(complete && !m_job.isRunning());
    m_all->setEnabled(complete || (isList && !text().isEmpty()));
    const bool isReplaceable = complete
                               && (wanted.kind == Kind::Expression || wanted.kind == Kind::Bytes
                                   || wanted.replacement(m_by->text(), {}, {}).has_value());
    m_replace->setEnabled(isReplaceable && !m_job.isRunning());
    m_replaceAll->setEnabled(isReplaceable);
    showMessage(complete || text().isEmpty() || isList ? QString() : trouble);
}

/// The keys go to the bytes before the bar hides: else Qt gives them to whatever is next in the window.
void FindBar::leave()
{
    forgetStrings();
    if (m_view && isAncestorOf(window()->focusWidget()))
        m_view->setFocus(Qt::OtherFocusReason);
    hide();
    Q_EMIT closed();
}

/// Strings are a list of their own: what was looked for before them comes back.
void FindBar::forgetStrings()
{
    if (m_beforeStrings && terms().kind == Kind::Strings)
        setTerms(*m_beforeStrings);
    m_beforeStrings.reset();
}

void FindBar::activate()
{
    forgetStrings();
    show();
    takeScope(false);
    if (scope() == SearchScope::Folder)
        setScope(SearchScope::File); // a folder is asked for each time anew
    if (m_view)
        takeSelection();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FindBar::activateInFolder()
{
    activate();
    setReplacing(false);
    setScope(SearchScope::Folder);
}

void FindBar::activateReplacing()
{
    forgetStrings();
    if (terms().isForListsOnly())
        setKind(Kind::Bytes);
    activate();
    takeScope(true);
    setReplacing(true);
    if (!text().isEmpty())
        m_by->setFocus(Qt::ShortcutFocusReason);
}

void FindBar::activateStrings()
{
    show();
    if (terms().kind != Kind::Strings) {
        m_beforeStrings = terms();
        setKind(Kind::Strings);
        setText(QString::number(StringOptions().least));
    }
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    findAll();
}

void FindBar::setReplacing(bool isReplacing)
{
    m_replaceRow->setVisible(isReplacing && !terms().isForListsOnly());
    placeMessage();
}

/// Who has selected much wants to replace there only, as in other editors; the next time it is the file again.
void FindBar::takeScope(bool isReplacing)
{
    const bool isMuch = isReplacing && m_view && m_view->selection().size() > LongestTaken;
    if (isMuch && scope() == SearchScope::File)
        setScope(SearchScope::Selection);
    else if (!isMuch && m_isScopeTaken && scope() == SearchScope::Selection)
        setScope(SearchScope::File);
    else
        return;
    m_isScopeTaken = isMuch;
}

ByteRange FindBar::selectionMeant() const
{
    const ByteRange selected = m_view ? m_view->selection() : ByteRange();
    return selected == m_lastFound && m_selectedBefore.contains(selected) ? m_selectedBefore : selected;
}

void FindBar::takeSelection()
{
    const ByteRange selection = m_view->selection();
    if (selection.isEmpty() || selection.size() > LongestTaken || selection == m_lastFound)
        return;
    const QByteArray bytes = m_view->bytes().toByteArray(selection);
    const bool printable = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (terms().kind == Kind::Bytes)
        setText(hexclipboard::hexText(bytes));
    else if (terms().kind == Kind::Text && printable)
        setText(QString::fromLatin1(bytes));
}

void FindBar::findNext()
{
    m_behind.reset();
    start(SearchJob::Task::FindNext);
}

void FindBar::findPrevious()
{
    m_behind.reset();
    start(SearchJob::Task::FindPrevious);
}

void FindBar::findAll()
{
    const SearchTerms wanted = terms();
    if (!m_all->isEnabled() || wanted.text.isEmpty())
        return;
    m_history->add(text());
    SavedSearches::addRecent(wanted);
    Q_EMIT findAllRequested(wanted, scope());
}

void FindBar::start(SearchJob::Task task)
{
    const SearchTerms sought = terms();
    const auto wanted = sought.pattern();
    if (sought.isForListsOnly())
        return findAll();
    if (!wanted || !m_view)
        return;
    const ByteRange selection = m_view->selection();
    m_history->add(text());
    SavedSearches::addRecent(sought);
    m_task = task;
    m_searched = m_view->bytes();
    if (!m_behind && !(selection == m_lastFound))
        m_selectedBefore = selection;
    qint64 from = selection.begin;
    if (task == SearchJob::Task::FindNext && m_behind)
        from = std::min(*m_behind, m_searched.size());
    else if (task == SearchJob::Task::FindNext && !selection.isEmpty() && selection == m_lastFound)
        from = std::min(wanted->isExpression() ? selection.end : from + 1, m_searched.size());
    m_job.start({m_searched, *wanted, from, task});
    showMessage({});
    showSearching(true);
}

void FindBar::finish(const SearchJob::Result &result)
{
    if (m_view && !m_view->bytes().isSameSnapshot(m_searched)) {
        start(m_task);
        return;
    }
    m_searched = {};
    m_behind.reset();
    showSearching(false);
    const QString givenUp = result.givenUp == 0
                                ? QString()
                                : u' '
                                      + tr("The expression took too many steps in %L1 bytes: those were "
                                           "not searched to the end.")
                                            .arg(result.givenUp);
    if (!result.trouble.isEmpty()) {
        showMessage(result.trouble);
    } else if (!result.match) {
        QString text = tr("Not found");
        if (!m_elsewhere.isEmpty())
            text += QStringLiteral(". ") + m_elsewhere;
        else if (!givenUp.isEmpty())
            text += u'.';
        showMessage(text + givenUp);
    } else {
        m_lastFound = *result.match;
        const QString place = QStringLiteral("0x") + QString::number(m_lastFound.begin, 16).toUpper();
        QString text = tr("Found at %1").arg(place);
        if (result.wrapped && m_task == SearchJob::Task::FindNext)
            text = tr("Found at %1, from the beginning again").arg(place);
        else if (result.wrapped)
            text = tr("Found at %1, from the end again").arg(place);
        if (m_lastFound.size() == Pattern::ExpressionReach)
            text += u' ' + tr("(cut at the %L1 bytes that an expression sees)").arg(Pattern::ExpressionReach);
        showMessage(text + (givenUp.isEmpty() ? QString() : u'.' + givenUp));
        if (m_view)
            m_view->setSelection(m_lastFound, true);
        Q_EMIT found(m_lastFound);
    }
    Q_EMIT searchEnded();
}

/// The selected bytes must be a match; else the next one is looked for first.
/// What Undo takes back from now on is what is done to the file, not what was typed before.
static void leaveUndoToFile(std::initializer_list<QLineEdit *> lines)
{
    for (QLineEdit *line : lines)
        line->setModified(false);
}

void FindBar::replace()
{
    const SearchTerms wanted = terms();
    const auto pattern = wanted.pattern();
    if (!pattern || !m_view || m_job.isRunning())
        return;
    const ByteRange selected = m_view->selection();
    SearchContext context;
    std::optional<ByteRange> match;
    if (!selected.isEmpty() && selected.size() <= Pattern::MostBytes)
        forEachMatch(m_view->bytes(), *pattern, {selected.begin, selected.begin + 1}, context, [&](ByteRange found) {
            match = found;
            return false;
        });
    if (match != selected)
        return findNext();
    const auto bytes = wanted.replacement(m_by->text(), m_view->bytes().toByteArray(selected),
                                          partsAt(m_view->bytes(), *pattern, selected.begin));
    if (!bytes)
        return showMessage(tr("What it is replaced with makes no sense."));
    m_byHistory->add(m_by->text());
    leaveUndoToFile({m_text, m_by});
    m_goesOn = true;
    m_behind = selected.begin + bytes->size();
    if (m_selectedBefore.contains(selected))
        m_selectedBefore.end += bytes->size() - selected.size();
    Q_EMIT replaceRequested(wanted, selected, *bytes);
}

void FindBar::replaceAll()
{
    if (!m_replaceAll->isEnabled())
        return;
    m_history->add(text());
    m_byHistory->add(m_by->text());
    SavedSearches::addRecent(terms());
    leaveUndoToFile({m_text, m_by});
    Q_EMIT replaceAllRequested(terms(), scope(), m_by->text());
}

void FindBar::cancel()
{
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    m_searched = {};
    showSearching(false);
    showMessage(tr("Stopped"));
    Q_EMIT searchEnded();
}

void FindBar::showSearching(bool searching)
{
    m_progress->setVisible(searching);
    m_stop->setVisible(searching);
    m_progress->setValue(0);
    searching ? m_progressTimer.start() : m_progressTimer.stop();
    const bool canSearch = !searching && terms().pattern().has_value();
    for (QToolButton *button : {m_next, m_previous})
        button->setEnabled(canSearch);
    placeMessage();
}

void FindBar::showMessage(const QString &text)
{
    m_message->setText(text);
    m_message->setToolTip(text);
    placeMessage();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        if (m_job.isRunning()) {
            cancel();
        } else {
            leave();
        }
    } else if (isEnter && event->modifiers() & Qt::ControlModifier) {
        m_by->hasFocus() ? replaceAll() : findAll();
    } else if (isEnter && m_by->hasFocus()) {
        replace();
    } else if (isEnter) {
        // One match after the other is gone through in the bytes that are shown; in a folder they are listed.
        if (scope() == SearchScope::Folder)
            findAll();
        else
            event->modifiers() & Qt::ShiftModifier ? findPrevious() : findNext();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FindBar::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous()) // not when the window is minimised or its tab is changed by the system
        cancel();
    QWidget::hideEvent(event);
}

} // namespace hexahedron
