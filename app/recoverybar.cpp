#include "app/recoverybar.h"

#include "app/answerlayout.h"
#include "widgets/icon.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>

namespace hexahedron {

namespace {

constexpr int MostRowsSeen = 4; // of more, a part is scrolled

/// As tall as its rows, but not taller than a few of them.
class ListArea : public QScrollArea
{
public:
    QSize sizeHint() const override
    {
        // Remarks are wrapped: how tall the rows are follows from the width.
        const int rows = widget()->hasHeightForWidth() ? widget()->heightForWidth(viewport()->width())
                                                       : widget()->sizeHint().height();
        return {QScrollArea::sizeHint().width(), qMin(rows, mostHeight()) + 2 * frameWidth()};
    }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (object == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry(); // rows came or went
        return QScrollArea::eventFilter(object, event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QScrollArea::resizeEvent(event);
        updateGeometry();
    }
    QSize minimumSizeHint() const override { return {QScrollArea::minimumSizeHint().width(), sizeHint().height()}; }

private:
    int mostHeight() const { return MostRowsSeen * (QPushButton().sizeHint().height() + 4); }
};

} // namespace

RecoveryBar::RecoveryBar(QWidget *parent)
    : QFrame(parent)
    , m_list(new QWidget)
    , m_listLayout(new QVBoxLayout(m_list))
{
    setObjectName(QStringLiteral("recovery"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *text = new QLabel(tr("These files had changes that were not saved when the program ended:"));
    setAccessibleName(text->text());
    auto *picture = new QLabel;
    const int size = fontMetrics().height();
    picture->setPixmap(icon(u"warning").pixmap(size, size));
    auto *later = new QPushButton(tr("&Later"));
    later->setObjectName(QStringLiteral("later"));
    later->setToolTip(
        tr("Keep them, and ask again only when one of the files is opened. File ▸ Unsaved Work lists them."));
    connect(later, &QPushButton::clicked, this, &RecoveryBar::laterRequested);
    auto *answers = new AnswerLayout(text);
    answers->addWidget(later);
    auto *head = new QHBoxLayout;
    head->addWidget(picture, 0, Qt::AlignTop);
    head->addLayout(answers, 1);
    auto *area = new ListArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    area->setWidget(m_list);
    m_listLayout->setContentsMargins(size + 8, 0, 0, 0);
    m_listLayout->setSpacing(2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(area);
}

void RecoveryBar::add(const FoundJournal &journal, Way way, const QString &remark)
{
    remove(journal.path);
    const QFileInfo file(journal.base.path);
    const QString when = QLocale().toString(journal.changed, QLocale::ShortFormat);
    auto *row = new QWidget;
    row->setObjectName(journal.path);
    const QString text = remark.isEmpty() ? tr("%1, changed %2").arg(file.fileName(), when)
                                          : tr("%1, changed %2: %3").arg(file.fileName(), when, remark);
    auto *label = new QLabel(tr("%1, changed %2").arg(file.fileName(), when));
    label->setTextFormat(Qt::PlainText);
    row->setToolTip(text + u'\n' + QDir::toNativeSeparators(journal.base.path));
    row->setAccessibleName(text);
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    auto *layout = new AnswerLayout(label);
    lines->addLayout(layout);
    if (!remark.isEmpty()) {
        auto *why = new QLabel(remark.left(1).toUpper() + remark.mid(1));
        why->setTextFormat(Qt::PlainText);
        why->setWordWrap(true);
        lines->addWidget(why);
    }
    const auto button = [&](const char *name, const QString &title, auto signal) {
        auto *made = new QPushButton(title);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleDescription(file.fileName());
        connect(made, &QPushButton::clicked, this, [this, journal, signal] { Q_EMIT(this->*signal)(journal); });
        layout->addWidget(made);
        return made;
    };
    QPushButton *restore = button("restore", way == Way::Aside ? tr("Restore as a Copy") : tr("Restore"),
                                  &RecoveryBar::restoreRequested);
    restore->setEnabled(way != Way::None);
    restore->setToolTip(remark);
    button("look", tr("Look…"), &RecoveryBar::lookRequested);
    button("discard", tr("Discard"), &RecoveryBar::discardRequested);
    m_rows += row;
    m_listLayout->addWidget(row);
    updateGeometry();
}

void RecoveryBar::remove(const QString &journalPath)
{
    for (QWidget *row : std::as_const(m_rows)) {
        if (row->objectName() != journalPath)
            continue;
        m_rows.removeOne(row);
        m_listLayout->removeWidget(row);
        row->hide();
        row->deleteLater(); // one of its buttons may be what asks
        updateGeometry();
        return;
    }
}

QStringList RecoveryBar::journalPaths() const
{
    QStringList paths;
    for (const QWidget *row : m_rows)
        paths += row->objectName();
    return paths;
}

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::RecoveryBar)
};

QString bytesText(const Bytes &bytes)
{
    constexpr qint64 MostShown = 12;
    if (bytes.isEmpty())
        return Texts::tr("nothing");
    const QString shown = QString::fromLatin1(bytes.toByteArray({0, qMin(bytes.size(), MostShown)}).toHex(' '));
    return bytes.size() <= MostShown ? shown : Texts::tr("%1 … (%2 bytes)").arg(shown).arg(bytes.size());
}

} // namespace

QString describeJournal(const JournalContent &content)
{
    constexpr size_t MostLines = 500;
    QStringList lines{QDir::toNativeSeparators(content.base.path), {}};
    const auto place = [](const Replacement &replacement) {
        return QStringLiteral("0x%1: ").arg(replacement.removed.begin, 8, 16, QLatin1Char('0'));
    };
    // Of another version of the file nobody knows what it was.
    const std::optional<Bytes> original = content.base.isUpToDate() ? Bytes::fromFile(content.base.path) : std::nullopt;
    const auto isEnough = [&lines] { return size_t(lines.size()) >= MostLines; };
    for (const JournalRecord &record : content.records) {
        if (isEnough())
            break;
        if (record.kind == JournalRecord::Kind::Undo)
            lines += Texts::tr("Undo");
        else if (record.kind == JournalRecord::Kind::Redo)
            lines += Texts::tr("Redo");
        else
            lines += record.title.isEmpty() ? Texts::tr("Bytes typed") : record.title;
        for (const Replacement &replacement : original ? std::vector<Replacement>() : record.step) {
            if (!isEnough())
                lines += u' ' + place(replacement) + QStringLiteral("→ ") + bytesText(replacement.inserted);
        }
    }
    if (original) {
        lines += QStringList{{}, Texts::tr("All together:")};
        for (const Replacement &replacement : replacementsBetween(*original, content.replayed(*original))) {
            if (isEnough())
                break;
            lines += place(replacement)
                     + QStringLiteral("%1 → %2").arg(bytesText(original->mid(replacement.removed)),
                                                     bytesText(replacement.inserted));
        }
    }
    if (isEnough())
        lines += QStringLiteral("…");
    if (content.end == JournalContent::End::TooLarge)
        lines += Texts::tr("What came after is not kept: it was too large.");
    return lines.join(u'\n');
}

} // namespace hexahedron
