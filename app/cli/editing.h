#pragma once

#include "app/cli/verb.h"
#include "core/edit/document.h"
#include "core/edit/planner.h"
#include "core/recovery/repairing.h"

namespace hexahedron::cli {

/// A file that is to be changed, and how the user wants that done.
class Editing
{
public:
    /// Opens the first operand; check isOpen(), which has said why not. Waits while another hexa changes the file.
    explicit Editing(const Arguments &arguments);

    bool isOpen() const { return m_tree != nullptr; }
    const Tree &tree() const { return *m_tree; }
    std::shared_ptr<const Tree> sharedTree() const { return m_tree; }
    bool withFixUps() const { return !m_arguments.has("no-fixup"); }
    Planner planner() const { return Planner(*m_tree, withFixUps()); }

    /// What a plan takes away is written beside the file that is written.
    void setKeepsRemoved(bool keeps) { m_keepsRemoved = keeps; }

    /// Shows, refuses or carries out, as the options say.
    ExitCode carryOut(EditPlan plan);
    /// The same; says what was done, what is left, and why. `codes`: those that were asked for, when not all were.
    ExitCode carryOut(const RepairPlan &repairs, const QStringList &codes);

private:
    bool isAllowed(const EditPlan &plan) const;
    ExitCode carryOut(EditPlan plan, bool isWeighed);
    ExitCode save(const EditPlan &plan, bool isListed);
    bool keepRemoved(const EditPlan &plan, const QString &to) const;
    ExitCode said(const EditPlan &plan, bool isListed) const;

    const Arguments &m_arguments;
    std::optional<FileLock> m_lock; ///< from reading to replacing, when the file is changed in place
    std::unique_ptr<Document> m_document;
    std::shared_ptr<const Tree> m_tree;
    bool m_keepsRemoved = false;
};

/// The plan as people read it: every change with its reason, place and bytes, then what else to know.
QString planText(const EditPlan &plan, const Tree &tree);

} // namespace hexahedron::cli
