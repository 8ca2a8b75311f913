// Whether the parts of the file are where they should be.
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <numeric>

namespace hexahedron {

namespace {

class Structure
{
public:
    Structure(Checker &checker, const K3dModel &model)
        : m_checker(checker)
        , m_model(model)
        , m_fields(*model.fields)
        , m_cursor(model.tree.bytes(model.stream))
        , m_file(model.bytesOfFile())
        , m_fit(K3dFit::of(model.tree.stream(model.stream)))
        , m_header(model.part(m_fields.header))
    {
    }

    void check()
    {
        const qint64 size = m_file.size();
        if (size < m_fields.layout->headerSize()) {
            m_checker.report(k3dissues::fileTooShort, m_model.file,
                             {.arguments = {QString::number(size), QString::number(m_fields.layout->headerSize())},
                              .reference = "K01"});
        } else if (m_fit.score == 0) {
            m_checker.report(k3dissues::layoutUnknown, m_header, {.reference = "K08"});
        } else if (m_fields.layout != &k3dLayouts.front()) {
            checkLayout();
        }
        checkMark(k3dissues::magicWrong, m_fields.magic, k3dMagic, "K02");
        checkMark(k3dissues::assetTypeWrong, m_fields.assetType, k3dModel, "K03");
        checkGuards();
        checkMeshTypes();
        checkChannelTotal();
        checkStringHeader();
    }

private:
    qint64 numberAt(const Item &item)
    {
        const uchar *bytes = m_cursor.at(item.range.begin, item.field->width);
        return bytes ? decodeInteger(bytes, item.field->width, false) : 0;
    }
    static Repair write(const char *sentence, const Item &item, qint64 value)
    {
        return repairs::setBytes(sentence, item, encodeInteger(value, item.field->width), {QString::number(value)});
    }

    /// Whether the parts of the file line up when a number is another one.
    bool reachesTableWith(const Item &item, qint64 value) const
    {
        const ByteRange range = item.range.translated(-m_model.file.range.begin);
        const Bytes changed = m_file.replaced(range, Bytes(encodeInteger(value, item.field->width)));
        return K3dFit::of(changed, *m_fields.layout).reachesTable;
    }

    void checkMark(const IssueKind &kind, const Field *field, quint32 expected, const char *rule)
    {
        const Item item = childOf(m_model.tree, m_header, field);
        if (!item.isValid() || item.fault != Fault::None || numberAt(item) == expected)
            return;
        const QString found = field == m_fields.magic ? QStringLiteral("0x") + QString::number(numberAt(item), 16)
                                                      : QString::number(numberAt(item));
        Repair repair;
        if (m_fit.isComplete())
            repair = write(QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."), item, expected);
        m_checker.report(kind, item, {.arguments = {found}, .reference = rule, .repair = std::move(repair)});
    }

    /// K07: the front of the header as the engine writes it. What lies behind follows by itself.
    void checkLayout()
    {
        const K3dLayout &layout = *m_fields.layout;
        ByteCursor file(m_file);
        const uchar *front = file.at(8, layout.headerSize() - 120);
        const qint64 version = decodeInteger(front, layout.versionWidth, false);
        const qint64 exporter = decodeInteger(front + layout.versionWidth, layout.exporterTypeWidth, false);
        const char exporterVersion = char(front[layout.versionWidth + layout.exporterTypeWidth]);
        const QByteArray rewritten = encodeInteger(version, 4) + encodeInteger(exporter, 4) + exporterVersion
                                     + QByteArray(3, '\0');
        const ByteRange range = ByteRange{8, layout.headerSize() - 112}.translated(m_model.file.range.begin);
        m_checker.report(k3dissues::layoutForeign, m_header,
                         {.arguments = {QString::fromLatin1(layout.name), QString::number(layout.headerSize())},
                          .reference = "K07",
                          .repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Write the header with 132 bytes."),
                                                    m_model.stream, range, Bytes(rewritten))});
    }

    /// K09. A wrong guard whose part is in its place is wrong itself; else something before it is, and is reported once.
    void checkGuards()
    {
        const bool linesUp = m_fit.reachesTable && (m_fit.hasOffset || isRight(m_fields.guards.back()));
        for (const Field *field : m_fields.guards) {
            const Item item = guardItem(field);
            if (!item.isValid() || isRight(field))
                continue;
            Repair repair;
            const auto expected = qint64(field->initialValue(0));
            if (linesUp)
                repair = write(QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."), item, expected);
            m_checker.report(k3dissues::guardWrong, item,
                             {.arguments = {QString::fromLatin1(field->parent->name), QString::number(numberAt(item)),
                                            QString::number(expected)},
                              .reference = "K09",
                              .repair = std::move(repair)});
            if (!linesUp)
                return;
        }
    }
    Item guardItem(const Field *field) const
    {
        const Item item = childOf(m_model.tree, m_model.part(field->parent), field);
        return item.fault == Fault::None ? item : Item();
    }
    bool isRight(const Field *field)
    {
        const Item item = guardItem(field);
        return item.isValid() && numberAt(item) == qint64(field->initialValue(0));
    }

    /// K12: the type with which the rest of the file lines up.
    void checkMeshTypes()
    {
        constexpr int MostTried = 16; // the file is read once for each
        int tried = 0;
        for (qint64 row = 0; row < m_model.meshTypes.count(); ++row) {
            const qint64 type = m_model.meshTypes.at(row);
            if (type <= 1)
                continue;
            const Item cell = m_model.cell(m_model.meshTypes, row);
            Repair repair;
            for (const qint64 other : {0, 1}) {
                if (tried++ < MostTried && reachesTableWith(cell, other))
                    repair = write(QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."), cell, other);
            }
            m_checker.report(k3dissues::meshTypeUnknown, cell,
                             {.arguments = {m_model.tree.name(cell), QString::number(type)},
                              .reference = "K12",
                              .repair = std::move(repair)});
        }
    }

    /// K13
    void checkChannelTotal()
    {
        const Item item = childOf(m_model.tree, m_model.part(m_fields.animations), m_fields.totalChannelCount);
        if (!item.isValid() || item.fault != Fault::None || m_model.channelCounts.count() == 0)
            return;
        const auto &counts = m_model.channelCounts.values;
        const qint64 sum = std::accumulate(counts.begin(), counts.end(), qint64(0));
        if (sum == numberAt(item))
            return;
        Repair repair;
        if (!m_fit.reachesTable && sum <= K3dModel::None && reachesTableWith(item, sum))
            repair = write(QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."), item, sum);
        m_checker.report(k3dissues::channelTotalWrong, item,
                         {.arguments = {QString::number(numberAt(item)), QString::number(sum)},
                          .reference = "K13",
                          .repair = std::move(repair)});
    }

    /// K19
    void checkStringHeader()
    {
        const Item strings = m_model.part(m_fields.strings);
        const Item count = childOf(m_model.tree, strings, m_fields.entryCount);
        const Item size = childOf(m_model.tree, strings, m_fields.dataBlockSize);
        if (!size.isValid() || size.fault != Fault::None || size.range.begin != count.range.end)
            return;
        m_checker.report(k3dissues::tableHeaderNarrow, strings,
                         {.reference = "K19",
                          .repair = repairs::insertBytes(QT_TRANSLATE_NOOP("repairs", "Insert the four bytes."),
                                                         strings, size.range.begin, QByteArray(4, '\0'))});
    }

    Checker &m_checker;
    const K3dModel &m_model;
    const K3dFormat::Fields &m_fields;
    ByteCursor m_cursor;
    Bytes m_file; ///< from the beginning of the model
    K3dFit m_fit;
    Item m_header;
};

} // namespace

void partsFollowEachOther(Checker &checker, const K3dModel &model)
{
    Structure(checker, model).check();
}

} // namespace hexahedron
