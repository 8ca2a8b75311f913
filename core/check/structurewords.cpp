#include "core/check/structurewords.h"

#include "core/check/engineissues.h"
#include "core/check/joinedfile.h"
#include "core/check/repairs.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"

#include <QCoreApplication>

namespace hexahedron::structure {

const Schema &schemaOf(const Checker &checker)
{
    return *checker.tree().stream(checker.stream()).schema;
}

const Field &fieldOf(const Checker &checker, NodeId node)
{
    return fieldById(checker.nodes()[node].field);
}

QString label(const Checker &checker, NodeId node)
{
    const NodeStore &nodes = checker.nodes();
    const Field &field = fieldOf(checker, node);
    if (node == 0)
        return checker.tree().fileName(checker.stream());
    if (isElementNode(nodes, node))
        return QString::fromLatin1(field.name) + checker.tree().name(checker.tree().itemOf(checker.stream(), node));
    if (*field.name)
        return QString::fromLatin1(field.name);
    return checker.tree().name(checker.tree().itemOf(checker.stream(), node));
}

QString number(qint64 value)
{
    return QString::number(value);
}

Item itemOf(const Checker &checker, NodeId node)
{
    return checker.tree().itemOf(checker.stream(), node);
}

Repair insertZeros(const char *sentence, const Item &item, qint64 offset, qint64 count)
{
    return repairs::splice(sentence, item.stream, {offset, offset}, Bytes(QByteArray(count, '\0')));
}

void report(Checker &checker, const IssueKind &kind, const Item &item, const QStringList &arguments, Repair repair,
            bool atTop)
{
    checker.report(kind, item,
                   {.arguments = arguments,
                    .reference = schemaOf(checker).ruleFor(kind, atTop),
                    .severity = schemaOf(checker).severityOf(kind),
                    .repair = std::move(repair)});
}

bool reportAppended(Checker &checker, const Item &item, qint64 offset, const char *reference)
{
    const StreamTree &stream = checker.tree().stream(checker.stream());
    const ByteRange range{offset, stream.nodes[0].range().end};
    const Format *format = joinedFormat(stream, stream.bytes.mid(range));
    if (!format)
        return false;
    checker.report(issues::fileAppended, item,
                   {.arguments = {range.size(), QCoreApplication::translate("formats", format->name),
                                  QStringLiteral("0x") + QString::number(offset, 16)},
                    .reference = reference,
                    .repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Remove the other file."), checker.stream(),
                                              range, {})});
    return true;
}

void reportShort(Checker &checker, const IssueKind &kind, const Field &field, const Item &item,
                 const QStringList &arguments, Repair repair)
{
    const char *const reference = field.wholeRule ? field.wholeRule : schemaOf(checker).ruleFor(kind);
    checker.report(kind, item,
                   {.arguments = arguments,
                    .reference = reference,
                    .severity = schemaOf(checker).severityOf(kind),
                    .repair = std::move(repair)});
}

} // namespace hexahedron::structure
