#pragma once

#include "core/check/checker.h"
#include "core/formats/ecere/e3dissues.h"
#include "core/formats/ecere/e3dmodel.h"
#include "core/tree/items.h"

namespace hexahedron {

/// Rules 1–96 of the E3D reference that look at more than one field; those of single fields stand in the descriptions.
std::vector<Rule> e3dRules();

/// What the groups of rules look at.
struct E3dSight
{
    Checker &checker;
    const E3dModel &model;
    const Tree &tree;
    const E3dFormat::Fields &fields;

    /// Something is not there, as far as one can see.
    void reportMissing(const IssueKind &kind, const Item &item, const char *reference,
                       const IssueArguments &arguments = {}, Repair repair = {},
                       std::optional<Severity> severity = {}) const
    {
        if (!model.hasUnread)
            checker.report(kind, item, reference, arguments, std::move(repair), severity);
    }
    Item in(const Item &item, const Field *field) const { return childOf(tree, item, field); }
};

/// A whole block, of the type that it is described for.
QByteArray e3dBlock(const Field *block, const QByteArray &content);
/// The row of a block's first inner block, behind its fields: where a new one may be inserted.
qint64 e3dFirstBlockRow(const Tree &tree, const Item &container);

/// Those of meshes.
void meshesAreDescribed(const E3dSight &sight);

} // namespace hexahedron
