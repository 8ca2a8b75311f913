#pragma once

#include "core/check/checker.h"
#include "core/formats/ecere/e3dissues.h"
#include "core/formats/ecere/e3dmodel.h"
#include "core/scene/scene.h"
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

    void report(const IssueKind &kind, const Item &item, const char *reference, const QStringList &arguments = {},
                Repair repair = {}, std::optional<Severity> severity = {}) const
    {
        checker.report(
            kind, item,
            {.arguments = arguments, .reference = reference, .severity = severity, .repair = std::move(repair)});
    }
    /// Something is not there, as far as one can see.
    void reportMissing(const IssueKind &kind, const Item &item, const char *reference,
                       const QStringList &arguments = {}, Repair repair = {},
                       std::optional<Severity> severity = {}) const
    {
        if (!model.hasUnread)
            report(kind, item, reference, arguments, std::move(repair), severity);
    }
    Item in(const Item &item, const Field *field) const { return childOf(tree, item, field); }
};

/// A whole block.
QByteArray e3dBlock(qint64 type, const QByteArray &content);
/// The row of a block's first inner block, behind its fields: where a new one may be inserted.
qint64 e3dFirstBlockRow(const Tree &tree, const Item &container);

// The groups, each in a file of its own.
void versionComesFirst(const E3dSight &sight);      // 1 14
void packedBlocksAreUsual(const E3dSight &sight);   // 12 13
void verticesAreDescribed(const E3dSight &sight);   // 20 21 22 24 25 26 27 33 80 81
void trianglesHaveMaterials(const E3dSight &sight); // 33 35 36 41 42 43 84
void numbersAreDefined(const E3dSight &sight);      // 50 51 52 53 54
void texturesHaveImages(const E3dSight &sight);     // 60 61 62 63
void tracksMoveNodes(const E3dSight &sight);        // 91 92 93 95 96
void textsAreUnicode(Checker &checker);             // 16

/// A view on one attribute of the vertices; not present when it does not lie in them as a whole.
scene::View e3dView(const E3dModel::Attributes &attributes, qint64 type);

} // namespace hexahedron
