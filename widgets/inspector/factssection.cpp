#include "widgets/inspector/factssection.h"

#include "core/report/effect.h"
#include "core/report/glossary.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QLabel>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr size_t MostValues = 24;
constexpr size_t MostRules = 8;

std::optional<qint64> numberOf(const Tree &tree, const Item &item)
{
    if (!item.isNumber())
        return {};
    const Value value = valueOf(tree, item);
    if (const auto *number = std::get_if<qint64>(&value))
        return *number;
    const auto *big = std::get_if<quint64>(&value);
    return big ? std::optional(qint64(*big)) : std::nullopt;
}

} // namespace

FactsSection::FactsSection(QWidget *parent)
    : Section(tr("What Is Right"), parent)
    , m_text(new LinkLabel)
{
    content()->addWidget(m_text);
    m_text->setObjectName(QStringLiteral("facts"));
    connect(m_text, &QLabel::linkActivated, this, [this](const QString &link) {
        if (link.contains(u'#'))
            Q_EMIT placeRequested(link);
        else
            Q_EMIT ruleRequested(link);
    });
}

void FactsSection::show(const Tree &tree, const Item &item)
{
    const Format *format = tree.stream(item.stream).format;
    const DescribedField *described = format && item.field && item.role != Item::Role::Bits
                                          ? describedField(*format, item.field)
                                          : nullptr;
    if (!described) {
        hide();
        return;
    }
    const FieldFacts facts = factsOf(*format, *described);
    QStringList parts;
    if (const QString effect = effectOf(tree, item); !effect.isEmpty())
        parts += QStringLiteral("<b>%1</b>").arg(effect.toHtmlEscaped());
    for (const QString &sentence : valueFacts(facts))
        parts += htmlWithWordLinks(sentence);
    if (!facts.around.isEmpty())
        parts += htmlWithWordLinks(facts.around);
    if (const QString values = valuesText(tree, item, facts); !values.isEmpty())
        parts += values;
    const std::vector<ReferenceRule> rules = rulesAbout(*format, facts);
    for (size_t i = 0; i < qMin(rules.size(), MostRules); ++i) {
        const ReferenceRule &rule = rules[i];
        QString text = tr("%1: %2").arg(rule.severity, rule.text);
        if (!rule.repair.isEmpty())
            text = tr("%1. Repair: %2").arg(text, rule.repair);
        const bool isBare = !rule.number.isEmpty() && rule.number.front().isDigit(); // "3 error" would be a count
        parts += QStringLiteral("<a href=\"%1\">%2</a> %3")
                     .arg(rule.number, isBare ? tr("Rule %1").arg(rule.number) : rule.number, text.toHtmlEscaped());
    }
    setVisible(!parts.isEmpty());
    m_text->setText(parts.join(QStringLiteral("<br>")));
}

/// Bits that are set and the value that is there are bold.
QString FactsSection::valuesText(const Tree &tree, const Item &item, const FieldFacts &facts) const
{
    const std::optional<qint64> present = numberOf(tree, item);
    QStringList lines;
    for (const FieldFacts::Value &value : facts.values) {
        const bool isThere = present
                             && (facts.areBits ? value.number != 0 && (*present & value.number) == value.number
                                               : *present == value.number);
        if (size_t(lines.size()) >= MostValues && !isThere)
            continue;
        QString line = (valueNumber(facts, value.number) + u' ' + value.name).toHtmlEscaped();
        if (isThere)
            line = QStringLiteral("<b>%1</b>").arg(line);
        if (!value.doc.isEmpty())
            line = tr("%1: %2").arg(line, htmlWithWordLinks(value.doc));
        lines += line;
    }
    if (lines.isEmpty())
        return {};
    if (facts.values.size() > size_t(lines.size()))
        lines += tr("and %n more in the reference", nullptr, int(facts.values.size() - size_t(lines.size())));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace hexahedron
