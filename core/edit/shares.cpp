#include "core/edit/shares.h"

#include "core/changes/edittext.h"
#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

double numberOf(const Tree &tree, const Item &item)
{
    const Value value = valueOf(tree, item);
    if (const auto *integer = std::get_if<qint64>(&value))
        return double(*integer);
    const auto *number = std::get_if<double>(&value);
    return number ? *number : 0;
}

} // namespace

Shares::Shares(PendingChanges &changes, const Item &array)
    : m_changes(changes)
    , m_array(array)
    , m_targets(changes.tree().stream(array.stream))
{
    const auto &body = array.field->body;
    for (size_t row = 0; row < body.size() && array.stride > 0; ++row) {
        if (!body[row]->number.sharesWith)
            continue;
        const auto index = std::find(body.begin(), body.end(), body[row]->number.sharesWith);
        m_share = body[row];
        m_shareRow = qint64(row);
        m_indexRow = index - body.begin();
    }
}

void Shares::removed(const std::vector<qint64> &removed)
{
    const Tree &tree = m_changes.tree();
    if (!m_share)
        return;
    for (const qint64 element : removed) {
        const Item item = tree.child(m_array, element);
        const double share = numberOf(tree, tree.child(item, m_shareRow));
        if (share > 0)
            m_wholes[qint64(numberOf(tree, tree.child(item, m_indexRow)))].gone += share;
    }
    if (m_wholes.empty())
        return;
    const StreamTree &stream = tree.stream(m_array.stream);
    const IndexTargets::Target target = m_targets.of(m_array.node, *m_share->number.sharesWith);
    const quint16 owner = stream.nodes[m_array.node].field;
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        if (stream.nodes[id].field != owner || m_targets.of(id, *m_share->number.sharesWith) != target)
            continue;
        const Item frame = tree.itemOf(m_array.stream, id);
        for (qint64 row = 0; row < tree.childCount(frame); ++row) {
            const Item array = tree.child(frame, row);
            if (array.role == Item::Role::Array && array.field == m_array.field)
                collect(array, removed, id == m_array.node);
        }
    }
    qint64 alone = 0;
    for (const auto &[thing, whole] : m_wholes) {
        alone += whole.shares.empty() ? 1 : 0;
        for (const Item &share : whole.shares) {
            double number = numberOf(tree, share) * (whole.left + whole.gone) / whole.left;
            for (const FieldRule &rule : share.field->rules) {
                if (rule.test == FieldRule::Test::Range)
                    number = qBound(rule.low, number, rule.high); // sums that were a little over do not pass on
            }
            QByteArray bytes;
            if (encodeNumber(*share.field, number, bytes))
                m_changes.replace(
                    share, share.node, share.range, Bytes(bytes), Change::Cause::Share,
                    QStringLiteral("%1 → %2").arg(
                        valueText(*share.field, valueOf(tree, share)),
                        valueText(*share.field,
                                  decodeNumber(*share.field, reinterpret_cast<const uchar *>(bytes.constData())))));
        }
    }
    if (alone > 0)
        m_changes.addConsequence(
            editText(QT_TRANSLATE_N_NOOP("edit", "%n vertex(es) have no other weight. No bone moves "
                                                 "them any more."),
                     alone));
}

void Shares::collect(const Item &array, const std::vector<qint64> &removed, bool isOwn)
{
    const Tree &tree = m_changes.tree();
    for (qint64 i = 0; i < array.count; ++i) {
        const Item element = tree.child(array, i);
        const auto whole = m_wholes.find(qint64(numberOf(tree, tree.child(element, m_indexRow))));
        if (whole == m_wholes.end() || (isOwn && std::binary_search(removed.begin(), removed.end(), i)))
            continue;
        const Item share = tree.child(element, m_shareRow);
        const double number = numberOf(tree, share);
        if (number <= 0)
            continue; // those that are left are above 0, so is their sum
        whole->second.left += number;
        whole->second.shares.push_back(share);
    }
}

} // namespace hexahedron
