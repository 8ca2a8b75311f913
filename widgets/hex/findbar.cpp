#include "widgets/hex/findbar.h"

#include "widgets/icon.h"
#include "widgets/inputhistory.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QToolButton>

#include <cmath>

namespace hexahedron {

namespace {

constexpr int ProgressInterval = 60; // milliseconds
constexpr qint64 LongestTaken = 64;  // a longer selection is hardly meant as what to look for

NumberType numberType(FindBar::Mode mode)
{
    switch (mode) {
    case FindBar::Mode::U32:
        return NumberType::U32;
    case FindBar::Mode::I16:
        return NumberType::I16;
    case FindBar::Mode::U16:
        return NumberType::U16;
    case FindBar::Mode::F32:
        return NumberType::F32;
    case FindBar::Mode::F64:
        return NumberType::F64;
    default:
        return NumberType::I32;
    }
}

bool isText(FindBar::Mode mode)
{
    return mode == FindBar::Mode::Utf8 || mode == FindBar::Mode::Latin1;
}

bool isFloat(FindBar::Mode mode)
{
    return mode == FindBar::Mode::F32 || mode == FindBar::Mode::F64;
}

} // namespace

double toleranceAsTyped(const QString &number)
{
    const QString text = number.trimmed().toLower();
    const QString mantissa = text.section(QLatin1Char('e'), 0, 0);
    const int exponent = text.section(QLatin1Char('e'), 1, 1).toInt();
    const qsizetype point = mantissa.indexOf(QLatin1Char('.'));
    if (point < 0)
        return 0;
    return 0.5 * std::pow(10.0, exponent - double(mantissa.size() - point - 1));
}

FindBar::FindBar(HexView *view, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
{
    build();
    modeChanged();
    showSearching(false);
    connect(&m_job, &SearchJob::finished, this, &FindBar::finish);
    m_progressTimer.setInterval(ProgressInterval);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] { m_progress->setValue(m_job.progress()); });
}

void FindBar::build()
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(6, 3, 6, 3);
    rows->setSpacing(2);
    auto *row = new QHBoxLayout;
    m_below = new QHBoxLayout;
    rows->addLayout(row);
    rows->addLayout(m_below);
    const auto button = [this, row](const QString &text, const QString &toolTip, auto slot) {
        auto *made = new QToolButton;
        made->setText(text);
        made->setToolTip(toolTip);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, slot);
        row->addWidget(made);
        return made;
    };
    m_mode = new QComboBox;
    m_mode->setAccessibleName(tr("Kind of search"));
    m_mode->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_mode->setMinimumContentsLength(10);
    m_mode->addItem(tr("Bytes"));
    m_mode->addItem(tr("Text, UTF-8"));
    m_mode->addItem(tr("Text, Latin-1"));
    m_mode->addItem(tr("Integer, 32 bits"));
    m_mode->addItem(tr("Unsigned, 32 bits"));
    m_mode->addItem(tr("Integer, 16 bits"));
    m_mode->addItem(tr("Unsigned, 16 bits"));
    m_mode->addItem(tr("Float, 32 bits"));
    m_mode->addItem(tr("Float, 64 bits"));
    connect(m_mode, &QComboBox::currentIndexChanged, this, &FindBar::modeChanged);
    row->addWidget(m_mode);

    m_text = new QLineEdit;
    m_text->setAccessibleName(tr("Find"));
    m_text->setClearButtonEnabled(true);
    m_text->setToolTip(tr("Up and Down bring back what was looked for before."));
    m_history = new InputHistory(m_text, QStringLiteral("find"));
    m_text->setMinimumWidth(12 * fontMetrics().averageCharWidth());
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::inputChanged);
    row->addWidget(m_text, 2);

    m_extras = new QWidget;
    auto *extras = new QHBoxLayout(m_extras);
    extras->setContentsMargins(0, 0, 0, 0);
    m_tolerance = new QLineEdit;
    m_tolerance->setPlaceholderText(tr("± as typed"));
    m_tolerance->setToolTip(tr("How far a number may be off. Left empty, it must round to the digits typed."));
    m_tolerance->setAccessibleName(tr("Tolerance"));
    m_tolerance->setMaximumWidth(110);
    m_tolerance->setMinimumWidth(40);
    connect(m_tolerance, &QLineEdit::textChanged, this, &FindBar::inputChanged);
    extras->addWidget(m_tolerance);
    m_matchCase = new QCheckBox(tr("Match case"));
    connect(m_matchCase, &QCheckBox::toggled, this, &FindBar::inputChanged);
    extras->addWidget(m_matchCase);

    m_previous = button(tr("Previous"), tr("Previous match (Shift+Enter)"), &FindBar::findPrevious);
    m_previous->setArrowType(Qt::UpArrow);
    m_next = button(tr("Next"), tr("Next match (Enter)"), &FindBar::findNext);
    m_next->setArrowType(Qt::DownArrow);
    m_count = button(tr("Count"), tr("Count all matches"), &FindBar::countMatches);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(120);
    m_progress->setAccessibleName(tr("Search progress"));
    extras->addWidget(m_progress);
    m_stop = button(tr("Stop"), tr("Stop searching (Esc)"), &FindBar::cancel);
    extras->addWidget(m_stop);
    m_options = {m_tolerance, m_matchCase, m_progress, m_stop};
    m_message = new QLabel;
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long sentence does not widen the window
    extras->addWidget(m_message, 1);
    m_row = row;
    auto *close = button(tr("Close"), tr("Close (Esc)"), [this] {
        hide();
        Q_EMIT closed();
    });
    close->setIcon(icon(u"close"));
    placeExtras();
}

/// All stands in one row where there is room. Else options and message go below it, then what is rarely touched, so that what is
/// looked for can be read.
void FindBar::placeExtras()
{
    const auto widthOf = [](const QWidget *widget) {
        return widget->isHidden() ? 0 : widget->minimumSizeHint().width();
    };
    const int spacing = m_row->spacing(), field = qMax(m_text->minimumWidth(), comfortableWidth());
    const int rare = widthOf(m_mode) + widthOf(m_count) + 2 * spacing;
    const int row = minimumSizeHint().width() - m_text->minimumWidth() + field;
    const int message = m_message->fontMetrics().horizontalAdvance(m_message->text());
    const int extras = m_extras->minimumSizeHint().width() + message + 3 * spacing;
    const bool isNarrow = row + rare + extras > width();
    const bool isVeryNarrow = row + rare > width();

    const auto place = [](QWidget *widget, QHBoxLayout *wanted, QHBoxLayout *other, int index, int stretch) {
        if (wanted->indexOf(widget) >= 0)
            return;
        other->removeWidget(widget);
        wanted->insertWidget(index, widget, stretch);
    };
    QHBoxLayout *ofRare = isVeryNarrow ? m_below : m_row, *notOfRare = isVeryNarrow ? m_row : m_below;
    place(m_mode, ofRare, notOfRare, 0, 0);
    place(m_count, ofRare, notOfRare, isVeryNarrow ? 1 : m_row->indexOf(m_next) + 1, 0);
    if (isNarrow)
        place(m_extras, m_below, m_row, -1, 1);
    else
        place(m_extras, m_row, m_below, m_row->count() - 1, 1);
    m_message->setWordWrap(isNarrow);
    const auto isShown = [](const QWidget *widget) { return !widget->isHidden(); };
    const bool isEmpty = m_message->text().isEmpty()
                         && std::none_of(std::begin(m_options), std::end(m_options), isShown);
    m_extras->setVisible(!isNarrow || isVeryNarrow || !isEmpty);
}

/// Of the example of what may be typed.
int FindBar::comfortableWidth() const
{
    return m_text->fontMetrics().horizontalAdvance(m_text->placeholderText())
           + 4 * m_text->fontMetrics().averageCharWidth() + m_text->sizeHint().height();
}

/// Of what always stands in the first row; the rest goes below.
QSize FindBar::minimumSizeHint() const
{
    const QMargins edges = layout()->contentsMargins();
    int width = edges.left() + edges.right() - m_row->spacing();
    for (int i = 0; i < m_row->count(); ++i) {
        const QWidget *widget = m_row->itemAt(i)->widget();
        if (widget && !widget->isHidden() && widget != m_extras && widget != m_mode && widget != m_count)
            width += m_row->itemAt(i)->minimumSize().width() + m_row->spacing();
    }
    return {width, QWidget::minimumSizeHint().height()};
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeExtras();
}

void FindBar::setView(HexView *view)
{
    cancel();
    m_view = view;
    m_lastFound = {};
}

FindBar::Mode FindBar::mode() const
{
    return Mode(m_mode->currentIndex());
}

void FindBar::setMode(Mode mode)
{
    m_mode->setCurrentIndex(int(mode));
}

QString FindBar::text() const
{
    return m_text->text();
}

void FindBar::setText(const QString &text)
{
    m_text->setText(text);
}

QString FindBar::message() const
{
    return m_message->text();
}

void FindBar::modeChanged()
{
    m_matchCase->setVisible(isText(mode()));
    m_tolerance->setVisible(isFloat(mode()));
    placeExtras();
    if (mode() == Mode::Hex)
        m_text->setPlaceholderText(tr("42 42 33 44, ?? for any byte"));
    else if (isText(mode()))
        m_text->setPlaceholderText(tr("Text"));
    else
        m_text->setPlaceholderText(tr("Number, little-endian"));
    inputChanged();
}

double FindBar::tolerance() const
{
    if (m_tolerance->text().trimmed().isEmpty())
        return toleranceAsTyped(text());
    bool isNumber = false;
    const double value = m_tolerance->text().toDouble(&isNumber);
    return isNumber ? value : -1; // which no pattern accepts
}

std::optional<Pattern> FindBar::pattern() const
{
    const Qt::CaseSensitivity sensitivity = m_matchCase->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    switch (mode()) {
    case Mode::Hex:
        return Pattern::fromHex(text());
    case Mode::Utf8:
        return Pattern::fromText(text(), TextEncoding::Utf8, sensitivity);
    case Mode::Latin1:
        return Pattern::fromText(text(), TextEncoding::Latin1, sensitivity);
    default:
        return Pattern::fromNumber(text(), numberType(mode()), isFloat(mode()) ? tolerance() : 0);
    }
}

void FindBar::inputChanged()
{
    const bool complete = pattern().has_value();
    for (QToolButton *button : {m_next, m_previous, m_count})
        button->setEnabled(complete && !m_job.isRunning());
    if (complete || text().isEmpty())
        showMessage({});
    else if (mode() == Mode::Hex)
        showMessage(tr("Two digits per byte, please"));
    else if (isText(mode()))
        showMessage(tr("Cannot be written in this encoding"));
    else
        showMessage(tr("No number of this type"));
}

void FindBar::activate()
{
    show();
    if (m_view)
        takeSelection();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FindBar::takeSelection()
{
    const ByteRange selection = m_view->selection();
    if (selection.isEmpty() || selection.size() > LongestTaken || selection == m_lastFound)
        return;
    const QByteArray bytes = m_view->bytes().toByteArray(selection);
    const bool printable = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (mode() == Mode::Hex)
        setText(hexclipboard::hexText(bytes));
    else if (isText(mode()) && printable)
        setText(QString::fromLatin1(bytes));
}

void FindBar::findNext()
{
    start(SearchJob::Task::FindNext);
}

void FindBar::findPrevious()
{
    start(SearchJob::Task::FindPrevious);
}

void FindBar::countMatches()
{
    start(SearchJob::Task::Count);
}

void FindBar::start(SearchJob::Task task)
{
    const auto wanted = pattern();
    if (!wanted || !m_view)
        return;
    const ByteRange selection = m_view->selection();
    m_history->add(text());
    m_task = task;
    m_searched = m_view->bytes();
    m_patternLength = wanted->length();
    qint64 from = selection.begin;
    if (task == SearchJob::Task::FindNext && !selection.isEmpty() && selection == m_lastFound)
        from = std::min(from + 1, m_searched.size());
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
    showSearching(false);
    if (!result.trouble.isEmpty()) {
        showMessage(result.trouble);
    } else if (m_task == SearchJob::Task::Count) {
        showMessage(result.count == SearchJob::MostCounted ? tr("%L1 matches or more").arg(result.count)
                                                           : tr("%Ln match(es)", nullptr, int(result.count)));
    } else if (result.offset < 0) {
        showMessage(m_elsewhere.isEmpty() ? tr("Not found") : tr("Not found.") + u' ' + m_elsewhere);
    } else {
        m_lastFound = {result.offset, result.offset + m_patternLength};
        const QString place = QStringLiteral("0x") + QString::number(result.offset, 16).toUpper();
        if (!result.wrapped)
            showMessage(tr("Found at %1").arg(place));
        else if (m_task == SearchJob::Task::FindNext)
            showMessage(tr("Found at %1, from the beginning again").arg(place));
        else
            showMessage(tr("Found at %1, from the end again").arg(place));
        if (m_view)
            m_view->setSelection(m_lastFound, true);
        Q_EMIT found(m_lastFound);
    }
    Q_EMIT searchEnded();
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
    placeExtras();
    m_progress->setValue(0);
    searching ? m_progressTimer.start() : m_progressTimer.stop();
    for (QToolButton *button : {m_next, m_previous, m_count})
        button->setEnabled(!searching && pattern().has_value());
}

void FindBar::showMessage(const QString &text)
{
    m_message->setText(text);
    m_message->setToolTip(text);
    placeExtras();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        if (m_job.isRunning()) {
            cancel();
        } else {
            hide();
            Q_EMIT closed();
        }
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
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
