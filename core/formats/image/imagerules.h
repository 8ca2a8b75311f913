#pragma once

#include "core/check/checker.h"
#include "core/formats/image/imageissues.h"
#include "core/tree/format.h"

#include <bit>

namespace hexahedron {

/// The picture at which a rule looks: the section of its file, if that is one of this kind, and the number of the rule in the
/// reference of Horde3D.
class PictureSight
{
public:
    PictureSight(Checker &ofChecker, const Field *section, const char *ofRule);

    explicit operator bool() const { return node != NoNode; }
    const NodeStore &nodes() const { return checker.nodes(); }
    const Tree &tree() const { return checker.tree(); }
    Item itemOf(NodeId id) const { return tree().itemOf(checker.stream(), id); }
    /// The first node described by `field` inside; NoNode when there is none.
    NodeId first(const Field *field) const;
    /// The last one directly inside a list; NoNode when there is none, or no list.
    NodeId lastIn(NodeId list) const;
    Item item(const Field *field) const { return checker.partOf(node, field); }
    qint64 number(const Field *field, qint64 otherwise = 0) const { return checker.integerOf(node, field, otherwise); }

    void report(const IssueKind &kind, const Item &place, const IssueArguments &arguments = {}, Repair repair = {},
                std::optional<Severity> severity = {}) const
    {
        checker.report(kind, place, rule, arguments, std::move(repair), severity);
    }
    /// True for a side that no picture has, which is then reported.
    bool isSideWrong(const Item &place, qint64 side) const;
    /// What a header says of the levels of a texture, whose full chain is so long. `mayShorten`: none would be left over.
    /// `there`: so many levels lie in the file, as far as that is known.
    void reportLevels(const Item &place, qint64 count, qint64 fullChain, bool mayShorten = true,
                      qint64 there = 1) const;
    /// 99: a picture too large for hardware, or with a side that old hardware does not take. `hasBlocks` of pictures made of
    /// blocks of 4 × 4 pixels.
    void reportSides(const Item &width, const Item &height, bool hasBlocks = false) const;
    /// The same of one side, which the item says in some way.
    void reportSide(const Item &place, qint64 side, bool hasBlocks = false) const;

    Checker &checker;
    NodeId node; ///< the section
    const char *rule;
};

/// 89: the name of the file says another kind of picture than its content. For the rules of every picture format.
void extensionFitsTheContent(Checker &checker);

/// Levels of a texture down to a single pixel.
inline qint64 fullChainOf(std::initializer_list<qint64> sides)
{
    return std::bit_width(quint64(qMax<qint64>(1, std::max(sides))));
}

} // namespace hexahedron
