#include "core/formats/urho3d/urhonames.h"

#include "core/bytes/checksums.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QStringDecoder>

namespace hexahedron {

namespace {

QString labelOf(const Checker &checker, NodeId node)
{
    const Item item = checker.tree().itemOf(checker.stream(), node);
    return QString::fromLatin1(item.field->name) + checker.tree().name(item);
}

} // namespace

QByteArray UrhoNames::seenName(NodeId node, const Field *field) const
{
    QByteArray name = m_checker.tree().bytes(m_checker.stream()).toByteArray(m_checker.partOf(node, field).range);
    if (name.endsWith('\0'))
        name.chop(1);
    return name;
}

void UrhoNames::see(NodeId node, const Field *field, const QByteArray &name)
{
    const auto item = [&] { return m_checker.partOf(node, field); };
    if (name.isEmpty()) {
        m_checker.report(urhoissues::nameEmpty, item(),
                         {.arguments = {labelOf(m_checker, node)}, .reference = m_rule, .severity = m_severity});
        return;
    }
    reportEncoding(m_checker, item(), name);
    const auto key = quint32(qHash(name, QHashSeed::globalSeed()));
    const NodeId known = m_names.find(key, [&](NodeId other) { return seenName(other, field) == name; });
    if (known != NoNode) {
        m_checker.report(
            urhoissues::nameRepeated, item(),
            {.arguments = {labelOf(m_checker, known), textOf(name)}, .reference = m_rule, .severity = m_severity});
        return;
    }
    m_names.insert(key, node);
    if (!m_comparesHashes)
        return;
    const quint32 hash = sdbm({reinterpret_cast<const uchar *>(name.constData()), size_t(name.size())});
    const NodeId other = m_hashes.find(hash, [](NodeId) { return true; });
    if (other == NoNode)
        m_hashes.insert(hash, node);
    else
        m_checker.report(urhoissues::nameHashRepeated, item(),
                         {.arguments = {textOf(seenName(other, field)), textOf(name)}, .reference = m_rule});
}

QByteArray urhoText(const NodeSight &sight, const Field *field)
{
    const Part *part = sight.part(field);
    if (!part)
        return {};
    QByteArray text = sight.cursor->bytes().toByteArray(part->range);
    if (text.endsWith('\0'))
        text.chop(1);
    return text;
}

void reportEncoding(Checker &checker, const Item &text, const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder.decode(bytes);
    if (decoder.hasError() && text.isValid())
        checker.report(urhoissues::textNotUtf8, text,
                       {.arguments = {QString::fromLatin1(text.field->name)}, .reference = "C2"});
}

} // namespace hexahedron
