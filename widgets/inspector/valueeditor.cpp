#include "widgets/inspector/valueeditor.h"

#include "widgets/inspector/numbereditors.h"
#include "widgets/inspector/texteditor.h"
#include "widgets/inspector/vectoreditor.h"
#include "widgets/session/seenbytes.h"

namespace hexahedron {

ValueEditor *ValueEditor::make(const std::shared_ptr<const Tree> &tree, const Item &item)
{
    if (!item.isValid() || !item.field || item.fault == Fault::Truncated)
        return nullptr;
    const Field &field = *item.field;
    ValueEditor *editor = nullptr;
    if (item.isNumber()) {
        if (field.number.isFlags)
            editor = new FlagsEditor(field);
        else if (!field.number.names.empty())
            editor = new ChoiceEditor(field);
        else
            editor = new NumberEditor(field);
    } else if (item.role == Item::Role::Field && field.isNumber() && field.isVector
               && item.count <= VectorEditor::MostNumbers) {
        editor = new VectorEditor(field, item.count);
    } else if ((item.role == Item::Role::Field && field.kind == Kind::Text && !field.document.isSign)
               || item.standsFor()) {
        editor = new TextEditor;
    }
    if (editor)
        editor->showItem(tree, item);
    return editor;
}

bool ValueEditor::isAbout(const Tree &tree, const Item &item) const
{
    if (!m_tree || m_tree.get() == &tree)
        return m_tree && item == m_item;
    const auto found = foundAgain(*m_tree, m_item, tree);
    return found && *found == item;
}

void ValueEditor::showItem(const std::shared_ptr<const Tree> &tree, const Item &item)
{
    take(tree, item, isAbout(*tree, item) ? Writing::Stays : Writing::Goes);
}

void ValueEditor::showAgain(const std::shared_ptr<const Tree> &tree, const Item &item)
{
    take(tree, item, Writing::Goes);
}

void ValueEditor::take(const std::shared_ptr<const Tree> &tree, const Item &item, Writing writing)
{
    m_tree = tree;
    m_item = item;
    showValue(*tree, item, writing);
    offer(tree, item);
}

} // namespace hexahedron
