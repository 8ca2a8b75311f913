#include "core/formats/kohi/k3dnames.h"

#include "core/formats/kohi/k3dmodel.h"

#include <QSet>

namespace hexahedron {

namespace {

/// "node", "node_2", … as far as no name of the column is called so.
std::vector<NewReference> ownNames(const K3dModel &model, const K3dModel::Column &names, const QByteArray &base,
                                   qint64 count)
{
    QSet<QByteArray> taken;
    for (const qint64 id : names.values)
        taken.insert(model.key(id));
    std::vector<NewReference> references;
    QByteArray name = base;
    for (qint64 number = 2; qint64(references.size()) < count; ++number) {
        if (!taken.contains(name))
            references.push_back({.text = name});
        name = base + '_' + QByteArray::number(number);
    }
    return references;
}

/// The string ids of nodes whose names are not among `taken`, and a reason when there are too few.
std::vector<NewReference> namesOfNodes(const K3dModel &model, QSet<QByteArray> taken, qint64 count, const char *reason)
{
    std::vector<NewReference> references;
    for (const qint64 id : model.nodeNames.values) {
        const QByteArray key = model.key(id);
        if (qint64(references.size()) == count)
            break;
        if (key.isEmpty() || taken.contains(key))
            continue;
        taken.insert(key);
        references.push_back({.number = id, .text = {}});
    }
    if (qint64(references.size()) < count)
        references.push_back({.text = {}, .reason = reason});
    return references;
}

} // namespace

std::vector<NewReference> k3dBoneNames(const Tree &tree, const Item &list, qint64, qint64 count)
{
    const K3dModel model(tree, list.stream);
    QSet<QByteArray> taken;
    for (const qint64 id : model.boneNames.values)
        taken.insert(model.key(id));
    return namesOfNodes(model, taken, count,
                        QT_TRANSLATE_NOOP("K3dFormat", "A bone takes its name from a node, and every node has a bone "
                                                       "already. Insert a node first."));
}

std::vector<NewReference> k3dNodeNames(const Tree &tree, const Item &list, qint64, qint64 count)
{
    const K3dModel model(tree, list.stream);
    return ownNames(model, model.nodeNames, "node", count);
}

std::vector<NewReference> k3dAnimationNames(const Tree &tree, const Item &list, qint64, qint64 count)
{
    const K3dModel model(tree, list.stream);
    return ownNames(model, model.animationNames, "animation", count);
}

std::vector<NewReference> k3dChannelNames(const Tree &tree, const Item &list, qint64 index, qint64 count)
{
    const K3dModel model(tree, list.stream);
    const qint64 animation = model.animationIds.at(index > 0 ? index - 1 : 0); // a new channel is like its neighbour
    QSet<QByteArray> taken;
    for (qint64 i = 0; i < model.channelNames.count(); ++i) {
        if (model.animationIds.at(i) == animation)
            taken.insert(model.key(model.channelNames.at(i)));
    }
    return namesOfNodes(model, taken, count,
                        QT_TRANSLATE_NOOP("K3dFormat", "A channel takes its name from a node, and every node has a "
                                                       "channel in this animation already. Insert a node first."));
}

std::vector<Followers> k3dNamedLikeNodes(const Tree &tree, const Item &list, const std::vector<qint64> &removed)
{
    const K3dModel model(tree, list.stream);
    QSet<QByteArray> gone;
    QSet<QByteArray> left;
    for (qint64 i = 0; i < model.nodeNames.count(); ++i)
        (std::binary_search(removed.begin(), removed.end(), i) ? gone : left).insert(model.key(model.nodeNames.at(i)));
    std::vector<Followers> all;
    for (const K3dModel::Column *names : {&model.boneNames, &model.channelNames}) {
        Followers followers{.list = names->item.field, .rows = {}};
        for (qint64 row = 0; row < names->count(); ++row) {
            const QByteArray key = model.key(names->at(row));
            if (gone.contains(key) && !left.contains(key))
                followers.rows.push_back(row);
        }
        if (followers.list && !followers.rows.empty())
            all.push_back(std::move(followers));
    }
    return all;
}

} // namespace hexahedron
