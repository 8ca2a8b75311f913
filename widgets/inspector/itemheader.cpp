#include "widgets/inspector/itemheader.h"

#include "core/language/plural.h"
#include "core/report/glossary.h"
#include "core/schema/schema.h"
#include "core/tree/shortpath.h"
#include "core/tree/value.h"
#include "widgets/icon.h"
#include "widgets/inspector/section.h"
#include "widgets/tree/itemicon.h"
#include "widgets/tree/itemtext.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace hexahedron {

namespace {

constexpr qint64 MostBytesShown = 32;
constexpr int MostOfName = 40;

/// A whole number as it is not shown elsewhere: in hexadecimal, as specifications write types, masks and checksums.
QString otherBase(const Tree &tree, const Item &item)
{
    constexpr quint64 SameInBoth = 9;
    if (!item.isNumber() || item.field->kind != Kind::Integer)
        return {};
    const Value value = valueOf(tree, item);
    const auto *integer = std::get_if<qint64>(&value);
    const auto *big = std::get_if<quint64>(&value);
    if (!integer && !big)
        return {};
    if (item.field->number.isHexadecimal)
        return integer ? QString::number(*integer) : QString::number(*big);
    quint64 bits = integer ? quint64(*integer) : *big;
    if (item.field->width < 8)
        bits &= (quint64(1) << (8 * item.field->width)) - 1;
    return bits <= SameInBoth ? QString() : QStringLiteral("0x%1").arg(bits, 0, 16);
}

} // namespace

ItemHeader::ItemHeader(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel)
    , m_name(wrappedLabel())
    , m_path(new LinkLabel)
    , m_copy(new QToolButton)
    , m_meaning(new LinkLabel)
    , m_note(wrappedLabel())
    , m_facts(wrappedLabel())
    , m_bytes(wrappedLabel())
    , m_more(new LinkLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *first = new QHBoxLayout;
    first->addWidget(m_icon);
    first->addWidget(m_name, 1);
    layout->addLayout(first);
    QFont big = font();
    big.setBold(true);
    big.setPointSizeF(big.pointSizeF() * 1.2);
    m_name->setFont(big);
    m_name->setObjectName(QStringLiteral("name"));

    auto *second = new QHBoxLayout;
    m_path->setObjectName(QStringLiteral("path"));
    connect(m_path, &QLabel::linkActivated, this, &ItemHeader::pathActivated);
    m_copy->setIcon(icon(u"duplicate"));
    m_copy->setAutoRaise(true);
    m_copy->setToolTip(tr("Copy the path"));
    m_copy->setAccessibleName(m_copy->toolTip());
    connect(m_copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(m_plainPath); });
    second->addWidget(m_path, 1);
    second->addWidget(m_copy, 0, Qt::AlignTop);
    layout->addLayout(second);
    layout->addWidget(m_facts);
    m_bytes->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    layout->addWidget(m_bytes);
    layout->addWidget(m_meaning);
    m_meaning->setObjectName(QStringLiteral("meaning"));
    connect(m_meaning, &QLabel::linkActivated, this, &ItemHeader::placeRequested);
    layout->addWidget(m_note);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setText(QStringLiteral("<a href=\"more\">%1</a>").arg(tr("More in the reference").toHtmlEscaped()));
    connect(m_more, &QLabel::linkActivated, this, &ItemHeader::referenceRequested);
    layout->addWidget(m_more);
    QFont slanted = font();
    slanted.setItalic(true);
    m_note->setFont(slanted);
}

void ItemHeader::show(const Tree &tree, const Item &item, ByteRange selected)
{
    const int size = fontMetrics().height();
    m_icon->setPixmap(itemIcon(item).pixmap(size, size));
    const QString name = tree.name(item);
    m_name->setText(name.isEmpty() ? summary(tree, item) : name);
    showPath(tree, item);
    showFacts(tree, item, selected);
    const Field *field = item.field;
    const QString doc = field ? field->translatedDoc() : QString();
    const QString meaning = htmlWithWordLinks(doc);
    m_meaning->setText(meaning);
    // Without a link there is nothing for Tab to stop at.
    m_meaning->setTextInteractionFlags(meaning.contains(QStringLiteral("<a ")) ? Qt::TextBrowserInteraction
                                                                               : Qt::TextSelectableByMouse);
    m_meaning->setVisible(!doc.isEmpty());
    QStringList notes;
    if (field && field->hasNote())
        notes += field->translatedNote();
    const QString damage = damageText(tree, item);
    if (!damage.isEmpty())
        notes += damage;
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
}

/// Each step of the way is a link to what it names; of hundreds, the first and the last.
void ItemHeader::showPath(const Tree &tree, const Item &item)
{
    m_plainPath = tree.path(item);
    std::vector<Item> steps;
    for (Item step = item; step.isValid() && step.role != Item::Role::Root; step = tree.parent(step))
        steps.push_back(step);
    constexpr size_t MostLast = 20, MostFirst = 4; // the first are at the end of `steps`
    const bool isCut = steps.size() > MostLast + MostFirst + 1;
    if (isCut)
        steps.erase(steps.begin() + MostLast + 1, steps.end() - MostFirst);
    QStringList crumbs;
    for (const Item &step : steps) {
        if (isCut && crumbs.size() == MostLast) {
            crumbs.prepend(QStringLiteral("…"));
            continue;
        }
        // What people call it: every node of a model is a NODE.
        const QString own = ownName(tree, step).simplified().left(MostOfName);
        const QString name = (own.isEmpty() ? tree.name(step) : own).toHtmlEscaped();
        // A path is cut where it is long, so that slashes and brackets may wrap.
        const QString path = tree.path(step).toHtmlEscaped();
        crumbs.prepend(step == item ? QStringLiteral("<b>%1</b>").arg(name)
                                    : QStringLiteral("<a href=\"%1\" title=\"%1\">%2</a>").arg(path, name));
    }
    m_path->setAccessibleName(tr("Path: %1").arg(shortPath(m_plainPath)));
    m_path->setText(crumbs.join(QStringLiteral(" / ")));
    m_path->setVisible(!crumbs.isEmpty());
    m_copy->setVisible(!crumbs.isEmpty());
}

void ItemHeader::showFacts(const Tree &tree, const Item &item, ByteRange selected)
{
    const QLocale locale;
    QStringList facts{tree.type(item)};
    if (const QString other = otherBase(tree, item); !other.isEmpty())
        facts += other;
    facts += tr("offset 0x%1 (%2)")
                 .arg(QString::number(item.range.begin, 16).toUpper(), locale.toString(item.range.begin));
    facts += tr("%1 byte(s)", nullptr, pluralOf(item.range.size())).arg(locale.toString(item.range.size()));
    if (item.role == Item::Role::Array && item.stride > 0)
        facts += tr("%1 × %2 byte(s)", nullptr, pluralOf(item.stride))
                     .arg(locale.toString(item.count), locale.toString(item.stride));
    if (item.field && *item.field->unit)
        facts += tr("in %1").arg(item.field->translatedUnit());
    if (!selected.isEmpty() && selected != item.range) {
        const qint64 bytes = selected.intersected(item.range).size();
        facts += tr("%1 byte(s) selected", nullptr, pluralOf(bytes)).arg(locale.toString(bytes));
    }
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    const ByteRange head{item.range.begin, qMin(item.range.end, item.range.begin + MostBytesShown)};
    QString bytes = QString::fromLatin1(tree.bytes(item.stream).toByteArray(head).toHex(' ')).toUpper();
    if (head != item.range)
        bytes += QStringLiteral(" …");
    m_bytes->setText(bytes);
    m_bytes->setAccessibleName(tr("Raw bytes: %1").arg(bytes));
    m_bytes->setVisible(!bytes.isEmpty());
}

} // namespace hexahedron
