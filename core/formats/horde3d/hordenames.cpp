#include "core/formats/horde3d/hordenames.h"

#include "core/edit/planner.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

Repair endName(const Item &name)
{
    return {QT_TRANSLATE_NOOP("repairs", "Write a NUL into the last byte."), {}, [=](Planner &planner) {
                QByteArray bytes = planner.tree().bytes(name.stream).toByteArray(name.range);
                bytes.back() = '\0';
                planner.setBytes(name, bytes);
            }};
}

} // namespace

quint32 hordeNameHash(const QByteArray &name)
{
    quint32 hash = 0;
    for (const char c : name)
        hash = quint32(qint32(qint8(c))) + 65599u * hash;
    return hash;
}

QString HordeNames::label(NodeId node) const
{
    const Item item = m_checker.tree().itemOf(m_checker.stream(), node);
    return QString::fromLatin1(item.field->name) + m_checker.tree().name(item);
}

/// The text up to its NUL, or all of it where there is none.
QByteArray HordeNames::textOf(NodeId node, const Part &name)
{
    QByteArray text = m_checker.tree().bytes(m_checker.stream()).toByteArray(name.range);
    const qsizetype end = text.indexOf('\0');
    if (end < 0) {
        const Item item = m_checker.partOf(node, name.field);
        m_checker.report(
            hordeissues::nameNotTerminated, item,
            {.arguments = {label(node), QString::number(text.size())}, .reference = m_rule, .repair = endName(item)});
        return text;
    }
    const bool hasRest = std::any_of(text.begin() + end, text.end(), [](char c) { return c != '\0'; });
    if (hasRest && m_withRest++ == 0)
        m_firstWithRest = m_checker.partOf(node, name.field);
    text.truncate(end);
    return text;
}

void HordeNames::see(NodeId node, const Part &name)
{
    if (!name.field || name.fault != Fault::None)
        return; // cut off, which has been said
    const QByteArray text = textOf(node, name);
    const auto report = [&](const IssueKind &kind, const char *rule, const QStringList &arguments) {
        if (m_checker.isFull(kind))
            m_checker.countMore(kind);
        else
            m_checker.report(kind, m_checker.partOf(node, name.field), {.arguments = arguments, .reference = rule});
    };
    if (text.isEmpty()) {
        report(hordeissues::nameEmpty, m_rule, {label(node)});
        return;
    }
    if (m_comparesHashes && std::any_of(text.begin(), text.end(), [](char c) { return uchar(c) > 127; }))
        report(hordeissues::nameNotAscii, m_rule, {hexahedron::textOf(text)});
}

void HordeNames::finish()
{
    if (m_withRest > 0)
        m_checker.report(hordeissues::bytesBehindName, m_firstWithRest,
                         {.arguments = {QString::number(m_withRest)}, .reference = m_rule, .count = m_withRest});
}

} // namespace hexahedron
