// Bones, channels and nodes meet by name.
#include "core/changes/wishes.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3drules.h"
#include "core/tree/value.h"

#include <QSet>

namespace hexahedron {

namespace {

/// K36 K37
void checkNodeFor(Checker &checker, const K3dModel &model, const K3dModel::Column &names, const IssueKind &kind,
                  const char *rule)
{
    for (qint64 row = 0; row < names.count(); ++row) {
        const qint64 id = names.at(row);
        if (model.text(id).isEmpty() || model.nodeNamed(id) >= 0)
            continue; // names that are missing have been said
        if (checker.lists(kind))
            checker.report(kind, model.cell(names, row), {.arguments = {model.name(id)}, .reference = rule});
    }
}

/// K38: names that must differ, where `group` tells rows apart that may be called alike.
class UniqueNames
{
public:
    UniqueNames(Checker &checker, const K3dModel &model, const K3dModel::Column &names)
        : m_checker(checker)
        , m_model(model)
        , m_names(names)
    {
    }

    void check(const K3dModel::Column *groups = nullptr)
    {
        QSet<std::pair<qint64, QByteArray>> seen;
        for (qint64 row = 0; row < m_names.count(); ++row) {
            const QByteArray key = m_model.key(m_names.at(row));
            const qint64 group = groups ? groups->at(row) : 0;
            if (key.isEmpty())
                continue;
            const qsizetype before = seen.size();
            seen.insert({group, key});
            if (seen.size() == before)
                m_repeated.push_back(row);
        }
        for (const qint64 row : m_repeated)
            report(row);
    }

private:
    void report(qint64 row)
    {
        if (!m_checker.lists(k3dissues::nameRepeated))
            return;
        const Item cell = m_model.cell(m_names, row);
        const QByteArray name = otherName(row);
        m_checker.report(k3dissues::nameRepeated, cell,
                         {.arguments = {QString::fromLatin1(m_names.item.field->parent->name) + m_model.tree.name(cell),
                                        m_model.name(m_names.at(row))},
                          .reference = "K38",
                          .repair = {QT_TRANSLATE_NOOP("repairs", "Call it %1."),
                                     {textOf(name)},
                                     [=, entries = m_model.entriesItem](Wishes &wishes) {
                                         wishes.setBytes(cell, encodeInteger(wishes.addText(entries, name), 2));
                                     }}});
    }

    /// The name with the first number behind it that no row has.
    QByteArray otherName(qint64 row)
    {
        if (m_taken.isEmpty()) {
            for (const qint64 id : m_names.values)
                m_taken.insert(m_model.key(id));
        }
        const QByteArray name = m_model.text(m_names.at(row));
        qint64 number = 2;
        QByteArray other;
        do
            other = name + '_' + QByteArray::number(number++);
        while (m_taken.contains(other.toLower()));
        m_taken.insert(other.toLower());
        return other;
    }

    Checker &m_checker;
    const K3dModel &m_model;
    const K3dModel::Column &m_names;
    std::vector<qint64> m_repeated;
    QSet<QByteArray> m_taken;
};

} // namespace

void namesLeadToNodes(Checker &checker, const K3dModel &model)
{
    if (!model.entriesItem.isValid() || model.entriesItem.fault != Fault::None)
        return;
    checkNodeFor(checker, model, model.boneNames, k3dissues::boneWithoutNode, "K36");
    checkNodeFor(checker, model, model.channelNames, k3dissues::channelWithoutNode, "K37");
    UniqueNames(checker, model, model.boneNames).check();
    UniqueNames(checker, model, model.nodeNames).check();
    UniqueNames(checker, model, model.animationNames).check();
    UniqueNames(checker, model, model.channelNames).check(&model.animationIds);
}

} // namespace hexahedron
