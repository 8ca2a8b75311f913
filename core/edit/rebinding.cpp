#include "core/edit/rebinding.h"

#include "core/changes/edittext.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"

namespace hexahedron {

namespace {

/// The path of an element, with its name where it has one.
QString titleOf(const Tree &tree, const Item &array, qint64 index)
{
    const Item element = tree.child(array, index);
    const QString path = tree.path(element);
    for (const Field *field : array.field->body) {
        if (field->kind == Kind::Text)
            return QStringLiteral("%1 (%2)").arg(path, QString::fromUtf8(textIn(tree, element, field)));
    }
    return path;
}

} // namespace

QStringList Rebinding::sentences(const Tree &tree, const Item &vertices, const Item &bones,
                                 const std::vector<qint64> &removed) const
{
    if (m_shared == 0 && m_unbound == 0 && m_bound.empty())
        return {};
    const QString list = tree.path(vertices);
    const QString gone = removed.size() == 1
                             ? titleOf(tree, bones, removed.front())
                             : editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) of %1"), qint64(removed.size()))
                                   .arg(tree.path(bones));
    QStringList sentences;
    if (m_shared > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) lose a weight of %2. Their other weights "
                                                          "grow by what is gone."),
                              m_shared)
                         .arg(list, gone);
    for (const auto &[heir, count] : m_bound)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) are no longer bound to %2 but to %3."),
                              count)
                         .arg(list, gone, titleOf(tree, bones, heir));
    if (m_unbound > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) were bound to %2 only. Nothing is left to "
                                                          "bind them to."),
                              m_unbound)
                         .arg(list, gone);
    return sentences;
}

QStringList Rebinding::sentencesOfNumbers(const Tree &tree, const Item &numbers, const Item &bones) const
{
    QStringList sentences;
    for (const auto &[heir, count] : m_bound)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n number(s) name %2 now. What is bound through "
                                                          "them follows."),
                              count)
                         .arg(tree.path(numbers), titleOf(tree, bones, heir));
    return sentences;
}

} // namespace hexahedron
