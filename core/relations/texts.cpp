#include "core/relations/texts.h"

#include "core/changes/wishes.h"
#include "core/check/checker.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

using Wanted = TextIs::Wanted;

bool isRight(Wanted wanted, const QByteArray &place, const QByteArray &text)
{
    switch (wanted) {
    case Wanted::Filled:
        return !text.isEmpty();
    case Wanted::Unicode:
        return QByteArrayView(text).isValidUtf8();
    case Wanted::Ascii:
        return std::all_of(text.begin(), text.end(), [](char c) { return uchar(c) <= 127; });
    case Wanted::Ended:
        return place.contains('\0');
    case Wanted::Clean:
        break;
    }
    const qsizetype end = place.indexOf('\0');
    return end < 0 || std::all_of(place.begin() + end, place.end(), [](char c) { return c == '\0'; });
}

Repair endText(const Item &text)
{
    return {QT_TRANSLATE_NOOP("repairs", "Write a NUL into the last byte."), {}, [=](Wishes &wishes) {
                QByteArray bytes = wishes.tree().bytes(text.stream).toByteArray(text.range);
                bytes.back() = '\0';
                wishes.setBytes(text, bytes);
            }};
}

/// Looks at one text in each node in which it stands.
class TextWatch final : public Watch
{
public:
    TextWatch(const Field &field, Wanted wanted, Ruling ruling, int workers)
        : m_field(field)
        , m_wanted(wanted)
        , m_ruling(ruling)
        , m_unclean(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *part = sight.part(&m_field);
        if (!part || part->fault != Fault::None || part->range.isEmpty())
            return; // cut off, which has been said
        const QByteArray place = checker.tree().bytes(checker.stream()).toByteArray(part->range);
        const QByteArray text = plainText(m_field, place);
        if (isRight(m_wanted, place, text))
            return;
        if (m_wanted == Wanted::Clean)
            m_unclean[size_t(checker.worker())].note(sight.node);
        else if (checker.lists(*m_ruling.kind))
            report(checker, sight.node, text, place.size());
    }

    void finish(Checker &checker) override
    {
        CountedFirst all;
        for (const CountedFirst &found : m_unclean)
            all.merge(found);
        if (all.count > 0)
            checker.report(*m_ruling.kind, checker.partOf(NodeId(all.first), &m_field),
                           {.arguments = {QString::number(all.count)},
                            .reference = m_ruling.rule,
                            .severity = m_ruling.severity,
                            .count = all.count});
    }

private:
    void report(Checker &checker, NodeId node, const QByteArray &text, qint64 size) const
    {
        const Item item = checker.partOf(node, &m_field);
        QStringList arguments{nameOfElement(checker.tree(), item)};
        if (m_wanted == Wanted::Unicode)
            arguments = {QString::fromLatin1(m_field.name)};
        else if (m_wanted == Wanted::Ascii)
            arguments = {textOf(text)};
        else if (m_wanted == Wanted::Ended)
            arguments += QString::number(size);
        checker.report(*m_ruling.kind, item,
                       {.arguments = arguments,
                        .reference = m_ruling.rule,
                        .severity = m_ruling.severity,
                        .repair = m_wanted == Wanted::Ended ? endText(item) : Repair()});
    }

    const Field &m_field;
    Wanted m_wanted;
    Ruling m_ruling;
    std::vector<CountedFirst> m_unclean; ///< nodes, by worker
};

} // namespace

void TextIs::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<TextWatch>(field, m_wanted, m_ruling, checker.workerCount()), {layoutOwner(field)});
}

QStringList TextIs::sentences(const Field &, const NamePlace &) const
{
    switch (m_wanted) {
    case Wanted::Filled:
        return {relationText(QT_TRANSLATE_NOOP("relations", "Not empty."))};
    case Wanted::Unicode:
        return {relationText(QT_TRANSLATE_NOOP("relations", "UTF-8."))};
    case Wanted::Ascii:
        return {relationText(QT_TRANSLATE_NOOP("relations", "Without bytes above 127."))};
    case Wanted::Ended:
        return {relationText(QT_TRANSLATE_NOOP("relations", "Ends with a NUL in its place."))};
    case Wanted::Clean:
        break;
    }
    return {relationText(QT_TRANSLATE_NOOP("relations", "Only NULs follow its end."))};
}

} // namespace hexahedron
