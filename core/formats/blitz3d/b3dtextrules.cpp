// V12 V13 V43: texts and names.
#include "core/check/elementfindings.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/formats/blitz3d/b3dtexturefiles.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

struct TextTraits
{
    qint64 letters = 0; ///< without the NUL
    bool hasControl = false;
    bool hasOther = false; ///< outside ASCII
    quint32 hash = 0;
};

TextTraits traitsOf(ByteRange range, bool isTerminated, ByteCursor &cursor)
{
    constexpr qint64 AtOnce = 256; // what a cursor gives
    TextTraits traits;
    traits.letters = range.size() - (isTerminated ? 1 : 0);
    quint32 hash = 2166136261u; // FNV-1a
    for (qint64 done = 0; done < traits.letters;) {
        const qint64 count = qMin(AtOnce, traits.letters - done);
        const uchar *bytes = cursor.at(range.begin + done, count);
        if (!bytes)
            break;
        for (qint64 i = 0; i < count; ++i) {
            const uchar c = bytes[i];
            traits.hasControl |= c < 0x20 || c == 0x7f;
            traits.hasOther |= c >= 0x80;
            hash = (hash ^ c) * 16777619u;
        }
        done += count;
    }
    traits.hash = hash;
    return traits;
}

class TextWatch final : public B3dWatch
{
public:
    explicit TextWatch(int workers)
        : m_names(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Field *field = sight.field == fields.node       ? fields.nodeName
                             : sight.field == fields.textures ? fields.textureFile
                             : sight.field == fields.brushes  ? fields.brushName
                                                              : fields.sequenceName;
        const Part *part = sight.part(field);
        if (!part)
            return;
        const TextTraits traits = traitsOf(part->range, part->fault == Fault::None, *sight.cursor);
        if (traits.hasControl)
            report(b3dissues::controlCharacters, sight.node, field, checker);
        if (traits.hasOther)
            report(b3dissues::textNotAscii, sight.node, field, checker);
        if (field == fields.textureFile)
            seeTexture(traits, sight, *part, checker);
        else if (field == fields.nodeName && traits.letters == 0)
            report(b3dissues::nameEmpty, sight.node, field, checker);
        else if (field == fields.nodeName)
            m_names[size_t(checker.worker())].push_back({sight.node, traits.hash});
    }

    void finish(Checker &checker) override { reportRepeats(checker); }

private:
    struct Name
    {
        NodeId node;
        quint32 hash;
    };

    static void report(const IssueKind &kind, NodeId node, const Field *field, Checker &checker)
    {
        if (!checker.lists(kind))
            return;
        checker.report(kind, checker.partOf(node, field),
                       {.arguments = {QString::fromLatin1(field->name)}, .reference = "V12"});
    }

    void seeTexture(const TextTraits &traits, const NodeSight &sight, const Part &part, Checker &checker) const
    {
        if (traits.letters == 0) {
            report(b3dissues::textureWithoutFile, sight.node, part.field, checker);
            return;
        }
        const uchar *beginning = sight.cursor->at(part.range.begin, qMin<qint64>(2, traits.letters));
        const QByteArray start(reinterpret_cast<const char *>(beginning), qMin<qsizetype>(2, traits.letters));
        if (!B3dTextureFiles::isAbsolute(start))
            return;
        const Item item = checker.partOf(sight.node, part.field);
        checker.report(
            b3dissues::absolutePath, item,
            {.arguments = {displayText(checker.tree(), item)},
             .reference = "V13",
             .repair = {QT_TRANSLATE_NOOP("repairs", "Keep the file name only."), {}, [item](Wishes &wishes) {
                            const QByteArray text = wishes.tree().bytes(item.stream).toByteArray(item.range);
                            wishes.setBytes(item, B3dTextureFiles::lastPart(text)); // with the NUL
                        }}});
    }

    bool isSameName(const Checker &checker, NodeVisitor &visitor, NodeId a, NodeId b) const
    {
        const auto nameOf = [&](NodeId node) {
            for (const Part &part : visitor.layOut(node)) {
                if (part.field == fields.nodeName)
                    return checker.tree().bytes(checker.stream()).toByteArray(part.range);
            }
            return QByteArray();
        };
        return nameOf(a) == nameOf(b);
    }

    /// One remark for the file: nearly every level repeats names.
    void reportRepeats(Checker &checker)
    {
        const LargeVector<Name> names = inOrder(m_names, [](const Name &a, const Name &b) { return a.node < b.node; });
        size_t size = 16;
        while (size < names.size() * 2)
            size *= 2;
        constexpr quint32 Free = 0xffffffff;
        LargeVector<quint32> table(size, Free); // open addressing, indexes into names
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        NodeId first = NoNode;
        qint64 count = 0;
        for (quint32 i = 0; i < names.size(); ++i) {
            size_t slot = (names[i].hash * 2654435769u) & (size - 1);
            bool isKnown = false;
            for (; table[slot] != Free && !isKnown; slot = (slot + 1) & (size - 1)) {
                const Name &other = names[table[slot]];
                isKnown = other.hash == names[i].hash && isSameName(checker, visitor, other.node, names[i].node);
            }
            if (!isKnown) {
                table[slot] = i;
                continue;
            }
            first = first == NoNode ? names[i].node : first;
            ++count;
        }
        if (count == 0)
            return;
        const Item item = checker.partOf(first, fields.nodeName);
        checker.report(b3dissues::namesRepeat, item,
                       {.arguments = {QString::number(count), displayText(checker.tree(), item)},
                        .reference = "V43",
                        .count = count});
    }

    std::vector<FoundThings<Name>> m_names; // one for each worker
};

} // namespace

void textsAreUsable(Checker &checker)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    checker.watch(std::make_shared<TextWatch>(checker.workerCount()),
                  {fields.node, fields.textures, fields.brushes, fields.seqs});
}

} // namespace hexahedron
