#include "widgets/hex/gotodialog.h"

#include "core/bytes/numberrange.h"
#include "core/language/plural.h"
#include "widgets/inputhistory.h"
#include "widgets/sentences.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include <cmath>

namespace hexahedron {

namespace {

/// A number without sign.
std::optional<qint64> parseMagnitude(QString text, bool bareIsHex)
{
    int base = bareIsHex ? 16 : 10;
    const std::pair<const char *, int> prefixes[] = {{"0x", 16}, {"0o", 8}, {"0n", 10}, {"0b", 2}};
    for (const auto &[prefix, itsBase] : prefixes) {
        // Where plain numbers are hexadecimal, 0b1F is one: it is no binary number.
        if (!text.startsWith(QLatin1StringView(prefix), Qt::CaseInsensitive))
            continue;
        bool ok = false;
        const qint64 value = text.mid(2).toLongLong(&ok, itsBase);
        if (ok && text[2].isLetterOrNumber())
            return value;
    }
    if (text.endsWith(QLatin1Char('h'), Qt::CaseInsensitive)) {
        text.chop(1);
        base = 16;
    }
    const bool onlyDigits = std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
    bool ok = false;
    qint64 value = onlyDigits ? text.toLongLong(&ok, base) : 0;
    if (!ok && onlyDigits && base == 10)
        value = text.toLongLong(&ok, 16); // letters say that it is hexadecimal
    return ok ? std::optional(value) : std::nullopt;
}

/// Sums and products of numbers and of places that have a name. Nothing for what is none, and for what passes 64 bits.
class OffsetExpression
{
public:
    OffsetExpression(const QString &text, const OffsetContext &context, bool mayBeName)
        : m_text(text)
        , m_context(context)
        , m_mayBeName(mayBeName)
    {
    }
    std::optional<qint64> value()
    {
        // "+16" and "-16" count from the cursor.
        const bool isRelative = m_text.startsWith(u'+') || m_text.startsWith(u'-');
        const auto result = isRelative ? sumFrom(m_context.cursor) : sum();
        return m_at == m_text.size() ? result : std::nullopt;
    }

private:
    using Number = std::optional<qint64>;
    static constexpr int MostDepth = 32;

    bool takes(QChar c)
    {
        const bool isThere = m_at < m_text.size() && m_text[m_at] == c;
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    Number sum() { return sumFrom(product()); }
    Number sumFrom(Number left)
    {
        while (left && m_at < m_text.size()) {
            const bool isMinus = takes(u'-');
            if (!isMinus && !takes(u'+'))
                break;
            const Number right = product();
            qint64 result = 0;
            if (!right || (isMinus ? qSubOverflow(*left, *right, &result) : qAddOverflow(*left, *right, &result)))
                return {};
            left = result;
        }
        return left;
    }
    Number product()
    {
        Number left = factor();
        while (left && takes(u'*')) {
            const Number right = factor();
            qint64 result = 0;
            if (!right || qMulOverflow(*left, *right, &result))
                return {};
            left = result;
        }
        return left;
    }
    Number factor()
    {
        if (takes(u'$'))
            return m_context.cursor;
        if (takes(u'(')) {
            if (++m_depth > MostDepth)
                return {};
            const Number inner = sum();
            --m_depth;
            return takes(u')') ? inner : std::nullopt;
        }
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at].isLetterOrNumber())
            ++m_at;
        const QString word = m_text.mid(begin, m_at - begin).toLower();
        const bool isAlone = word.size() == m_text.size() && m_mayBeName;
        if (!isAlone && word == u"start")
            return m_context.selected.begin;
        if (!isAlone && word == u"end")
            return m_context.selected.end;
        if (!isAlone && word == u"size")
            return m_context.size;
        if (const auto format = NumberFormat::fromName(word); format && format->kind != NumberFormat::Kind::Float)
            return numberThere(*format);
        return word.isEmpty() ? std::nullopt : parseMagnitude(word, m_context.bareIsHex);
    }
    Number numberThere(const NumberFormat &format) const
    {
        if (m_context.there.size() < format.size)
            return {};
        quint64 bits = 0;
        for (int i = 0; i < format.size; ++i) // the upper byte first
            bits = bits << 8 | uchar(m_context.there[format.isBigEndian ? i : format.size - 1 - i]);
        const int unused = 64 - 8 * format.size;
        const qint64 value = format.kind == NumberFormat::Kind::Signed ? qint64(bits << unused) >> unused
                                                                       : qint64(bits);
        return value < 0 && format.kind == NumberFormat::Kind::Unsigned ? Number() : Number(value);
    }

    const QString m_text;
    const OffsetContext &m_context;
    const bool m_mayBeName; ///< of a field
    qsizetype m_at = 0;
    int m_depth = 0;
};

std::optional<qint64> parsePercent(QString text, qint64 size)
{
    text.chop(1);
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    bool ok = false;
    const double percent = text.toDouble(&ok);
    if (!ok || !(percent >= 0 && percent <= 100))
        return std::nullopt;
    return std::min(size, qint64(double(size) * percent / 100));
}

QString hex(qint64 offset)
{
    return QStringLiteral("0x") + QString::number(offset, 16).toUpper();
}

std::optional<qint64> offsetIn(const QString &text, const OffsetContext &context, bool mayBeName)
{
    QString plain = text;
    plain.remove(QLatin1Char(' ')).remove(QLatin1Char('_')).remove(QLatin1Char('\''));
    if (plain.isEmpty())
        return std::nullopt;
    if (plain.endsWith(QLatin1Char('%')))
        return parsePercent(plain, context.size);
    const auto offset = OffsetExpression(plain, context, mayBeName).value();
    return offset && *offset >= 0 && *offset <= context.size ? offset : std::nullopt;
}

} // namespace

std::optional<qint64> parseOffset(const QString &text, const OffsetContext &context)
{
    return offsetIn(text, context, true);
}

std::optional<ByteRange> parseRange(const QString &text, const OffsetContext &context, const NamedRange &named)
{
    const auto end = [&](const QString &side, const OffsetContext &from) -> std::optional<ByteRange> {
        if (const auto offset = offsetIn(side, from, false))
            return ByteRange{*offset, qMin(*offset + 1, context.size)};
        return named ? named(side.trimmed()) : std::nullopt;
    };
    const qsizetype dots = text.indexOf(QLatin1String("..")), colon = text.lastIndexOf(u':');
    if (dots > 0) {
        const auto first = end(text.left(dots), context);
        OffsetContext from = context;
        const QString last = text.mid(dots + 2).trimmed();
        if (first && (last.startsWith(u'+') || last.startsWith(u'-')))
            from.cursor = first->begin;
        const auto behind = first ? end(last, from) : std::nullopt;
        return behind && first->begin <= behind->begin ? std::optional(ByteRange{first->begin, behind->end})
                                                       : std::nullopt;
    }
    if (colon <= 0)
        return std::nullopt;
    const auto first = end(text.left(colon), context);
    const auto size = offsetIn(text.mid(colon + 1), context, false);
    return first && size && *size <= context.size - first->begin
               ? std::optional(ByteRange{first->begin, first->begin + *size})
               : std::nullopt;
}

GoToDialog::GoToDialog(const OffsetContext &context, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
{
    setWindowTitle(tr("Go To"));
    auto *column = new QVBoxLayout(this);
    m_text = new QLineEdit;
    m_label = new QLabel(tr("&Offset:"));
    m_label->setBuddy(m_text);
    column->addWidget(m_label);
    m_text->setMinimumWidth(420);
    m_text->setToolTip(tr("Up and Down bring back earlier places."));
    m_history = new InputHistory(m_text, QStringLiteral("goto"));
    m_hint = new QLabel;
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_text);
    column->addWidget(m_hint);
    m_bareIsHex = new QCheckBox(tr("Plain numbers are &hexadecimal"));
    m_bareIsHex->setChecked(context.bareIsHex);
    column->addWidget(m_bareIsHex);
    m_extends = new QCheckBox(tr("E&xtend the selection to there (Shift+Enter)"));
    m_extends->setToolTip(
        tr("From the first selected byte, or the cursor, up to the place: the byte there is not selected."));
    column->addWidget(m_extends);
    m_meaning = new QLabel;
    m_meaning->setTextFormat(Qt::RichText);
    m_meaning->setWordWrap(true);
    m_meaning->setTextInteractionFlags(Qt::TextBrowserInteraction); // a link is reached by Tab too
    connect(m_meaning, &QLabel::linkActivated, this, [this](const QString &path) {
        m_text->setText(path);
        m_text->setFocus();
    });
    column->addWidget(m_meaning);
    auto *buttons = new QDialogButtonBox;
    m_go = buttons->addButton(tr("&Go"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    m_go->setDefault(true); // once it is in the dialog; before, Cancel would become the one that Enter presses
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(this, &QDialog::accepted, this, [this] { m_history->add(m_text->text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QLineEdit::textChanged, this, &GoToDialog::inputChanged);
    connect(m_bareIsHex, &QCheckBox::toggled, this, &GoToDialog::inputChanged);
    connect(m_extends, &QCheckBox::toggled, this, &GoToDialog::inputChanged);
    inputChanged();
}

void GoToDialog::setResolver(Resolver resolver)
{
    m_resolver = std::move(resolver);
    m_label->setText(m_resolver ? tr("&Offset or path:") : tr("&Offset:"));
    inputChanged();
}

void GoToDialog::setCompletion(Completion completion)
{
    m_completion = std::move(completion);
    if (m_completions)
        return;
    m_completions = new QStringListModel(this);
    m_text->setCompleter(new QCompleter(m_completions, this));
    m_text->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    m_text->completer()->setFilterMode(Qt::MatchContains);
    m_text->completer()->popup()->installEventFilter(this);
    connect(m_text, &QLineEdit::textEdited, this, &GoToDialog::complete);
}

/// Only when another part of the path begins is there something else to offer; the completer narrows it down by itself.
void GoToDialog::complete()
{
    const QString text = m_text->text();
    const QString above = text.left(text.lastIndexOf(QLatin1Char('/')) + 1);
    if (above == m_completedAbove && m_completions->rowCount() > 0)
        return;
    m_completedAbove = above;
    m_completions->setStringList(m_completion(above));
}

/// While paths are offered, Enter would only close the offer; whoever chose none of them wants to go.
bool GoToDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        QAbstractItemView *offers = m_text->completer()->popup();
        if (watched == offers && (key == Qt::Key_Return || key == Qt::Key_Enter) && !offers->currentIndex().isValid()) {
            offers->hide();
            go(static_cast<QKeyEvent *>(event)->modifiers() & Qt::ShiftModifier);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// A dialog itself takes Enter without Shift only.
void GoToDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers() & Qt::ShiftModifier)
        go(true);
    else
        QDialog::keyPressEvent(event);
}

void GoToDialog::go(bool isExtending)
{
    if (isExtending)
        m_extends->setChecked(true);
    m_go->click();
}

bool GoToDialog::isExtending() const
{
    return m_extends->isChecked();
}

void GoToDialog::setText(const QString &text)
{
    m_text->setText(text);
    m_text->selectAll();
}

bool GoToDialog::isBareHex() const
{
    return m_bareIsHex->isChecked();
}

void GoToDialog::inputChanged()
{
    m_context.bareIsHex = m_bareIsHex->isChecked();
    m_text->setPlaceholderText(m_context.bareIsHex ? tr("1F0, +10, -10, 25%, 100..1FF")
                                                   : tr("496, 0x1F0, +16, -16, 25%, 0..99"));
    QStringList hints{
        m_context.bareIsHex ? tr("496 means 0x496 here.") : tr("496 is decimal, 0x496 and 496h are hexadecimal."),
        tr("+10 and -10 count from the cursor, 25% is a part of the file."),
        tr("start+4*12 and size-8 work too: start and end are those of the selection, size is that of the file, "
           "$ is the cursor. 0n496 is always decimal."),
        tr("u32 or u16be is the number that stands at the cursor: an offset leads to its place."),
        tr("0x100..0x1FF selects from the first byte to the last, both with it; 0x100:16 selects so many.")};
    if (m_resolver)
        hints += tr("Of a path the last part is enough: vertices[12], vertex 12, and [12] in the list at the cursor.");
    m_hint->setText(inOneParagraph(hints));
    const QString text = m_text->text();
    findTarget(text);
    m_go->setEnabled(m_target.has_value());
    if (m_target && !m_isElsewhere && (isExtending() || text.contains(QLatin1String("..")) || text.contains(u':'))) {
        m_meaning->setText(m_target->isEmpty() ? tr("%1: no byte is selected").arg(hex(m_target->begin))
                                               : tr("selects %1 to %2: %n byte(s)", nullptr, pluralOf(m_target->size()))
                                                     .arg(hex(m_target->begin), hex(m_target->end - 1)));
    } else if (m_isElsewhere) {
        m_meaning->setText(
            tr("%1, decimal %L2, of other bytes than those shown").arg(hex(m_target->begin)).arg(m_target->begin));
    } else if (m_target) {
        const double percent = m_context.size > 0 ? 100.0 * double(m_target->begin) / double(m_context.size) : 0;
        m_meaning->setText(tr("%1, decimal %L2, %L3 % of the file")
                               .arg(hex(m_target->begin))
                               .arg(m_target->begin)
                               .arg(percent, 0, 'f', 1));
    } else if (text.trimmed().isEmpty()) {
        m_meaning->setText(tr("The file ends at %1.").arg(hex(m_context.size)));
    } else {
        const QString meant = m_suggestion ? m_suggestion(text.trimmed()) : QString();
        const QString link = QStringLiteral("<a href=\"%1\">%1</a>").arg(meant.toHtmlEscaped());
        m_meaning->setText(meant.isEmpty() ? tr("There is no such place. The file ends at %1.").arg(hex(m_context.size))
                                           : tr("There is no such place. Did you mean %1?").arg(link));
    }
}

void GoToDialog::findTarget(const QString &text)
{
    m_target.reset();
    m_isElsewhere = false;
    const QString plain = text.trimmed();
    const auto named = [this](const QString &name) -> std::optional<ByteRange> {
        const auto place = m_resolver && !name.isEmpty() ? m_resolver(name) : std::nullopt;
        return place && !place->isElsewhere ? std::optional(place->range) : std::nullopt;
    };
    if (const auto offset = parseOffset(text, m_context)) {
        m_target = ByteRange{*offset, *offset};
    } else if (const auto place = m_resolver && !plain.isEmpty() ? m_resolver(plain) : std::nullopt) {
        m_target = place->range;
        m_isElsewhere = place->isElsewhere;
    } else {
        m_target = parseRange(plain, m_context, named);
    }
    if (!m_target || m_isElsewhere || !isExtending())
        return;
    const ByteRange selected = m_context.selected;
    *m_target = m_target->begin < selected.begin ? ByteRange{m_target->begin, selected.end}
                                                 : ByteRange{selected.begin, m_target->end};
}

} // namespace hexahedron
