#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/urho3d/urhoformats.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/relations/elements.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "core/schema/described.h"
#include "core/tree/format.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>

namespace hexahedron {

namespace {

/// Urho3D's compiled shaders (.vs3 .ps3 .vs4 .ps4). The engine goes by the extension; here the model that the file names
/// decides on the layout. Numbers such as S4 are those of the reference's rules.
class UrhoShaderFormat : public Described<UrhoShaderFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoShaderFormat)

public:
    UrhoShaderFormat();

    /// Fields that cross rules and tests look for.
    struct Fields
    {
        const Field *shader = nullptr, *shaderType = nullptr, *shaderModel = nullptr, *vertexElementHash = nullptr;
        const Field *parameters = nullptr, *parameterName = nullptr, *firstRegister = nullptr, *registerCount = nullptr;
        const Field *constantBuffer = nullptr, *byteOffset = nullptr, *parameterSize = nullptr;
        const Field *textureUnits = nullptr, *textureUnitName = nullptr, *sampler = nullptr;
        const Field *byteCodeSize = nullptr, *container = nullptr, *tokens = nullptr;
        const Field *magic = nullptr, *totalSize = nullptr, *chunks = nullptr, *chunkTag = nullptr,
                    *chunkData = nullptr;
    };
    Fields fields;

    static constexpr quint32 ContainerMagic = 0x43425844; // "DXBC"

private:
    void parameters(RecordRef file, const FieldRef &shaderModel);
    void byteCode(RecordRef file, const FieldRef &shaderModel);
};

const std::vector<NamedValue> constantBuffers{
    {0, QT_TRANSLATE_NOOP("UrhoShaderFormat", "frame")},    {1, QT_TRANSLATE_NOOP("UrhoShaderFormat", "camera")},
    {2, QT_TRANSLATE_NOOP("UrhoShaderFormat", "zone")},     {3, QT_TRANSLATE_NOOP("UrhoShaderFormat", "light")},
    {4, QT_TRANSLATE_NOOP("UrhoShaderFormat", "material")}, {5, QT_TRANSLATE_NOOP("UrhoShaderFormat", "object")},
    {6, QT_TRANSLATE_NOOP("UrhoShaderFormat", "custom")},
};

constexpr const char *madeByCompiler = QT_TRANSLATE_NOOP("UrhoShaderFormat", "A compiler makes byte code as a whole.");
constexpr const char *doesNotRun = QT_TRANSLATE_NOOP("UrhoShaderFormat",
                                                     "The shader does not run with byte code that is made up.");

UrhoShaderFormat::UrhoShaderFormat()
{
    SchemaBuilder builder("UrhoShaderFormat", {});
    builder.rule(issues::notThisFormat, "S1")
        .rule(issues::cutOff, "C3")
        .rule(issues::textNotTerminated, "C4")
        .rule(issues::trailingBytes, "C5")
        .rule(issues::countTooLarge, "C6")
        .rule(issues::bytesLeftOver, "S9");

    auto file = builder.file().section("USHD", "USHD").as(fields.shader);
    file.text("identifier").size(4).initially("USHD");
    fields.shaderType = file.u16("shaderType")
                            .names({{0, QT_TR_NOOP("vertex shader")}, {1, QT_TR_NOOP("pixel shader")}})
                            .checkedElsewhere() // S2
                            .field();
    const auto shaderModel =
        file.u16("shaderModel").range(2, 4).error("S3").noRepair().initially({4}).as(fields.shaderModel);
    fields.vertexElementHash = file.u32("vertexElementHash").when(shaderModel.is(4)).field();
    parameters(file, shaderModel);
    byteCode(file, shaderModel);
    file.bytes("unreadable").until(endOfFrame).when(!shaderModel.is(3) && !shaderModel.is(4));
    schema = builder.finish();
}

void UrhoShaderFormat::parameters(RecordRef file, const FieldRef &shaderModel)
{
    const Expression isKnown = !(!shaderModel.is(3) && !shaderModel.is(4));
    const auto parameterCount = file.u32("parameterCount").when(isKnown);
    auto parameter = file.records("parameters").times(parameterCount).when(isKnown).as(fields.parameters);
    fields.parameterName = parameter.text("name")
                               .initially("Parameter")
                               .must(beFilled(urhoissues::nameEmpty, "S5"))
                               .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                               .must(beUnique(urhoissues::nameRepeated, "S5"))
                               .field();
    fields.firstRegister = parameter.u8("register").when(shaderModel.is(3)).field();
    fields.registerCount = parameter.u8("registerCount").when(shaderModel.is(3)).initially({1}).field();
    fields.constantBuffer = parameter.u8("constantBuffer")
                                .when(shaderModel.is(4))
                                .names(constantBuffers)
                                .warning("S6")
                                .noRepair()
                                .initially({6})
                                .field();
    fields.byteOffset = parameter.u32("byteOffset")
                            .when(shaderModel.is(4))
                            .initially({65532}) // the last place of the largest buffer, where nothing else lies
                            .field();
    fields.parameterSize = parameter.u32("byteSize").when(shaderModel.is(4)).initially({4}).field();

    const auto textureUnitCount = file.u32("textureUnitCount").when(isKnown);
    auto unit = file.records("textureUnits").times(textureUnitCount).when(isKnown).as(fields.textureUnits);
    fields.textureUnitName =
        unit.text("name").initially("DiffMap").must(beUnicode(urhoissues::textNotUtf8, "C2")).field();
    fields.sampler = unit.u8("sampler")
                         .range(0, 15)
                         .warning("S7")
                         .noRepair()
                         .must(beUnique(urhoissues::samplerRepeated, "S7"))
                         .field();
}

void UrhoShaderFormat::byteCode(RecordRef file, const FieldRef &shaderModel)
{
    const Expression isKnown = !(!shaderModel.is(3) && !shaderModel.is(4));
    const auto size = file.u32("byteCodeSize").when(isKnown).unit(QT_TR_NOOP("bytes")).as(fields.byteCodeSize);

    auto tokens = file.record("byteCode")
                      .form("Direct3D 9")
                      .size(size)
                      .whole("S8")
                      .sealed(madeByCompiler)
                      .uselessMadeUp(doesNotRun)
                      .when(shaderModel.is(3))
                      .as(fields.tokens);
    tokens.u32("tokens").until(endOfFrame);

    auto container = file.record("byteCode")
                         .form("Direct3D 11")
                         .size(size)
                         .whole("S8")
                         .sealed(madeByCompiler)
                         .uselessMadeUp(doesNotRun)
                         .when(shaderModel.is(4))
                         .as(fields.container);
    const auto magic = container.u32("magic")
                           .hexadecimal()
                           .names({{ContainerMagic, "DXBC"}})
                           .warning("S9")
                           .noRepair()
                           .initially({ContainerMagic})
                           .as(fields.magic);
    const Expression isContainer = magic.is(ContainerMagic);
    container.u8("checksum").times(16).when(isContainer);
    container.u32("version").when(isContainer).equals(1).warning("S9").noRepair();
    fields.totalSize = container.u32("totalSize").ownSize().when(isContainer).unit(QT_TR_NOOP("bytes")).field();
    const auto chunkCount = container.u32("chunkCount").when(isContainer);
    container.u32("chunkOffsets").times(chunkCount).when(isContainer);
    auto chunk = container.records("chunks").times(chunkCount).when(isContainer).as(fields.chunks);
    fields.chunkTag = chunk.text("tag").size(4).field();
    const auto chunkSize = chunk.u32("size").unit(QT_TR_NOOP("bytes"));
    fields.chunkData = chunk.bytes("data").times(chunkSize).field();
    container.bytes("data").until(endOfFrame).when(!isContainer);
}

constexpr auto fields = &fieldsOf<UrhoShaderFormat>;

quint32 word(const QByteArray &bytes, qint64 offset)
{
    quint32 value = 0;
    if (offset >= 0 && offset + 4 <= bytes.size())
        std::memcpy(&value, bytes.constData() + offset, 4);
    return value;
}

/// The engine's number of an input, by the name that shaders give it; -1 for those it does not know.
int semanticOf(QByteArrayView name)
{
    static constexpr std::array names{"POSITION", "NORMAL",      "BINORMAL",     "TANGENT",    "TEXCOORD",
                                      "COLOR",    "BLENDWEIGHT", "BLENDINDICES", "OBJECTINDEX"};
    for (size_t i = 0; i < names.size(); ++i) {
        if (name == names[i])
            return int(i);
    }
    return -1;
}

/// The byte code inside a compiled shader, as far as the file can be compared with it.
class UrhoByteCode
{
public:
    UrhoByteCode(const Tree &tree, StreamId stream, NodeId shader);

    const Item &item() const { return m_item; } ///< invalid when there is none
    bool isCut() const { return !m_item.isValid() || m_item.fault != Fault::None; }
    /// 0 for a vertex shader, 1 for a pixel shader; nothing when the byte code does not say so.
    std::optional<int> type() const;
    /// Of a container: what it says about its length.
    std::optional<qint64> containerSize() const;
    /// Of a container: the last of its chunks ends where it does.
    bool isFilledByChunks() const;
    /// The hash of the vertex elements that the shader reads; nothing when it does not list its inputs.
    std::optional<quint32> inputHash() const;
    /// Of tokens: whether they begin with a version and end with the token for that.
    bool hasTokenFrame() const;

private:
    bool isContainer() const;
    QByteArray chunk(const char *tag) const;

    const Tree &m_tree;
    Item m_item;
};

UrhoByteCode::UrhoByteCode(const Tree &tree, StreamId stream, NodeId shader)
    : m_tree(tree)
{
    const Item item = tree.itemOf(stream, shader);
    m_item = childOf(tree, item, fields().container);
    if (!m_item.isValid())
        m_item = childOf(tree, item, fields().tokens);
}

bool UrhoByteCode::isContainer() const
{
    return m_item.isValid() && m_item.field == fields().container
           && integerIn(m_tree, m_item, fields().magic) == UrhoShaderFormat::ContainerMagic;
}

QByteArray UrhoByteCode::chunk(const char *tag) const
{
    constexpr qint64 MostChunks = 64;
    const Item chunks = isContainer() ? childOf(m_tree, m_item, fields().chunks) : Item();
    for (qint64 i = 0; chunks.isValid() && i < qMin(chunks.count, MostChunks); ++i) {
        const Item chunk = m_tree.child(chunks, i);
        const Item data = childOf(m_tree, chunk, fields().chunkData);
        if (textIn(m_tree, chunk, fields().chunkTag) == tag && data.isValid())
            return m_tree.bytes(m_item.stream)
                .toByteArray({data.range.begin, qMin(data.range.end, data.range.begin + (1 << 16))});
    }
    return {};
}

std::optional<int> UrhoByteCode::type() const
{
    if (isCut())
        return {};
    if (m_item.field == fields().tokens) {
        const quint32 version =
            word(m_tree.bytes(m_item.stream).toByteArray({m_item.range.begin, m_item.range.begin + 4}), 0) >> 16;
        return version == 0xfffe ? std::optional(0) : version == 0xffff ? std::optional(1) : std::nullopt;
    }
    const QByteArray instructions = chunk("SHDR");
    const quint32 version = word(instructions, 0) >> 16;
    if (instructions.size() < 4 || version > 1)
        return {};
    return version == 1 ? 0 : 1;
}

std::optional<qint64> UrhoByteCode::containerSize() const
{
    if (!isContainer())
        return {};
    return integerIn(m_tree, m_item, fields().totalSize);
}

bool UrhoByteCode::isFilledByChunks() const
{
    const Item chunks = childOf(m_tree, m_item, fields().chunks);
    return chunks.isValid() && chunks.fault == Fault::None && chunks.count > 0 && chunks.range.end == m_item.range.end;
}

std::optional<quint32> UrhoByteCode::inputHash() const
{
    constexpr qint64 EntrySize = 24;
    constexpr qint64 FirstEntry = 8;
    const QByteArray inputs = chunk("ISGN");
    const qint64 count = word(inputs, 0);
    if (inputs.size() < FirstEntry || count > (inputs.size() - FirstEntry) / EntrySize)
        return {};
    quint32 hash = 0;
    const auto fold = [&hash](quint32 value) { hash ^= value + 0x9e3779b9u + (hash << 6) + (hash >> 2); };
    for (qint64 i = 0; i < count; ++i) {
        const qint64 entry = FirstEntry + i * EntrySize;
        const qint64 nameAt = word(inputs, entry);
        const qint64 nameEnd = nameAt < inputs.size() ? inputs.indexOf('\0', nameAt) : -1;
        const int semantic = nameEnd < 0 ? -1 : semanticOf(QByteArrayView(inputs).sliced(nameAt, nameEnd - nameAt));
        if (semantic < 0)
            continue;
        fold(quint32(semantic));
        fold(word(inputs, entry + 4));
    }
    return hash;
}

bool UrhoByteCode::hasTokenFrame() const
{
    if (m_item.range.size() < 8 || m_item.range.size() % 4 != 0)
        return false;
    const ByteRange range = m_item.range;
    const quint32 first = word(m_tree.bytes(m_item.stream).toByteArray({range.begin, range.begin + 4}), 0);
    const quint32 last = word(m_tree.bytes(m_item.stream).toByteArray({range.end - 4, range.end}), 0);
    return (first == 0xfffe0300 || first == 0xffff0300) && last == 0x0000ffff;
}

/// What the file says of itself; -1 where it says nothing.
struct Shader
{
    NodeId node = NoNode;
    qint64 type = -1;
    qint64 model = -1;
    qint64 byteCodeSize = -1;
    UrhoByteCode code;
};

QString typeText(qint64 type)
{
    return type == 0 ? QStringLiteral("vertex") : QStringLiteral("pixel");
}

/// S2
void checkType(Checker &checker, const Shader &shader)
{
    const Item item = checker.partOf(shader.node, fields().shaderType);
    const std::optional<int> type = shader.code.type();
    Repair repair;
    if (type)
        repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write what the byte code says."), item,
                                    double(*type));
    if (shader.type > 1)
        checker.report(issues::valueNotNamed, item, "S2", {fields().shaderType->name, shader.type}, std::move(repair));
    else if (shader.type >= 0 && type && *type != shader.type)
        checker.report(urhoissues::typeContradicts, item, "S2", {typeText(shader.type), typeText(*type)},
                       std::move(repair));
}

/// S2 S3 S10
void shaderIsWhatItSays(Checker &checker, const Shader &shader)
{
    if (shader.model == 2)
        checker.report(urhoissues::modelOld, checker.partOf(shader.node, fields().shaderModel), "S3");
    const QString extension = checker.tree().fileName().section(u'.', -1).toLower();
    const bool isKnownExtension = extension.size() == 3 && (extension[0] == u'v' || extension[0] == u'p')
                                  && extension[1] == u's' && (extension[2] == u'3' || extension[2] == u'4');
    const bool isKnown = (shader.type == 0 || shader.type == 1) && (shader.model == 3 || shader.model == 4);
    if (isKnown && isKnownExtension
        && (extension[0] != (shader.type == 0 ? u'v' : u'p') || extension[2] != (shader.model == 3 ? u'3' : u'4')))
        checker.report(urhoissues::extensionContradicts, checker.partOf(shader.node, fields().shaderType), "S10",
                       {extension, typeText(shader.type), shader.model});
    checkType(checker, shader);
}

/// S4
void hashFitsTheInputs(Checker &checker, const Shader &shader)
{
    constexpr qint64 LargestMask = 0x3fff;
    if (shader.model != 4)
        return;
    const Item item = checker.partOf(shader.node, fields().vertexElementHash);
    if (!item.isValid() || item.fault != Fault::None)
        return;
    const auto stored = quint32(checker.integerOf(shader.node, fields().vertexElementHash));
    std::optional<quint32> hash;
    if (shader.type == 1)
        hash = 0;
    else if (shader.type == 0)
        hash = shader.code.inputHash();
    if (!hash || stored == *hash)
        return;
    const auto hex = [](quint32 number) { return QString::number(number, 16); };
    if (shader.type == 0 && stored != 0 && stored <= LargestMask)
        checker.report(urhoissues::hashIsMask, item, "S4", {hex(stored)});
    else
        checker.report(
            urhoissues::hashWrong, item, "S4", {hex(stored), hex(*hash)},
            repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the hash that follows from the byte code."), item,
                               double(*hash)));
}

/// S6
class Parameters
{
public:
    explicit Parameters(Checker &checker)
        : m_checker(checker)
        , m_visitor(checker.tree().stream(checker.stream()))
    {
    }

    void check(NodeId shader)
    {
        const NodeStore &nodes = m_checker.nodes();
        for (NodeId list = nodes.firstChild(shader); list != NoNode; list = nodes.nextSibling(list)) {
            if (nodes[list].field != fields().parameters->id)
                continue;
            for (NodeId id = nodes.firstChild(list); id != NoNode; id = nodes.nextSibling(id))
                checkOne(id);
        }
        checkOverlaps();
    }

private:
    struct Place
    {
        qint64 begin = 0;
        qint64 end = 0;
        NodeId node = NoNode;
        QByteArray name;
    };

    void checkOne(NodeId node)
    {
        const NodeSight sight = sightOf(m_visitor, node);
        const Part *name = sight.part(fields().parameterName);
        if (!name || name->fault != Fault::None)
            return;
        const QByteArray text = textIn(sight, *fields().parameterName);
        if (const qint64 count = sight.integer(fields().registerCount, -1); count >= 0) {
            const qint64 first = sight.integer(fields().firstRegister);
            if (count == 0 || first + count > 256)
                m_checker.report(urhoissues::registersWrong, m_checker.partOf(node, fields().registerCount), "S6",
                                 {first, count});
            return;
        }
        const qint64 size = sight.integer(fields().parameterSize, -1);
        const qint64 offset = sight.integer(fields().byteOffset);
        if (size < 0)
            return;
        if (size == 0 || size % 4 != 0 || offset % 4 != 0)
            m_checker.report(urhoissues::parameterUnaligned, m_checker.partOf(node, fields().byteOffset), "S6",
                             {offset, size});
        m_places[sight.integer(fields().constantBuffer)].push_back({offset, offset + size, node, text});
    }

    void checkOverlaps()
    {
        for (auto &[buffer, places] : m_places) {
            std::ranges::stable_sort(places, [](const Place &a, const Place &b) { return a.begin < b.begin; });
            for (size_t i = 1; i < places.size(); ++i) {
                if (places[i].begin < places[i - 1].end && places[i].end > places[i].begin)
                    m_checker.report(urhoissues::parametersOverlap,
                                     m_checker.partOf(places[i].node, fields().byteOffset), "S6",
                                     {textOf(places[i - 1].name), textOf(places[i].name)});
            }
        }
    }

    Checker &m_checker;
    NodeVisitor m_visitor;
    std::map<qint64, std::vector<Place>> m_places;
};

/// S7
void textureUnitsHaveNames(Checker &checker, const Shader &shader)
{
    const Item units = checker.partOf(shader.node, fields().textureUnits);
    for (qint64 i = 0; units.isValid() && i < units.count; ++i) {
        const Tree &tree = checker.tree();
        const Item unit = tree.child(units, i);
        const Item sampler = childOf(tree, unit, fields().sampler);
        if (!sampler.isValid() || sampler.fault != Fault::None)
            return;
        const qint64 number = integerIn(tree, unit, fields().sampler);
        const QByteArray name = textIn(tree, unit, fields().textureUnitName);
        const Item text = childOf(tree, unit, fields().textureUnitName);
        if (name.isEmpty())
            checker.report(urhoissues::samplerNameEmpty, text, "S7", {number});
    }
}

/// S8 S9
void byteCodeIsWhole(Checker &checker, const Shader &shader)
{
    if (shader.byteCodeSize < 0)
        return;
    const Item size = checker.partOf(shader.node, fields().byteCodeSize);
    if (shader.byteCodeSize == 0) {
        checker.report(urhoissues::byteCodeMissing, size, "S8");
        return;
    }
    if (shader.code.isCut())
        return; // said already
    const std::optional<qint64> total = shader.code.containerSize();
    if (total && *total != shader.byteCodeSize) {
        const Item stored = childOf(checker.tree(), shader.code.item(), fields().totalSize);
        checker.report(urhoissues::containerSizeWrong, stored, "S9", {*total, shader.byteCodeSize},
                       shader.code.isFilledByChunks()
                           ? repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the size that its chunks have."),
                                                stored, double(shader.byteCodeSize))
                           : Repair());
    }
    if (shader.model == 3 && !shader.code.hasTokenFrame())
        checker.report(urhoissues::tokensWrong, shader.code.item(), "S9");
}

void shaderHoldsTogether(Checker &checker)
{
    const NodeId node = checker.nodes().firstChild(0);
    if (node == NoNode || checker.nodes()[node].field != fields().shader->id)
        return;
    const Shader shader{.node = node,
                        .type = checker.integerOf(node, fields().shaderType, -1),
                        .model = checker.integerOf(node, fields().shaderModel, -1),
                        .byteCodeSize = checker.integerOf(node, fields().byteCodeSize, -1),
                        .code = UrhoByteCode(checker.tree(), checker.stream(), node)};
    shaderIsWhatItSays(checker, shader);
    hashFitsTheInputs(checker, shader);
    Parameters(checker).check(node);
    textureUnitsHaveNames(checker, shader);
    byteCodeIsWhole(checker, shader);
}

} // namespace

const Format &urhoShaderFormat()
{
    static const Format format{
        .id = "urho3d.shader",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D compiled shader"),
        .extensions = {QStringLiteral("vs3"), QStringLiteral("ps3"), QStringLiteral("vs4"), QStringLiteral("ps4")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes USHD."),
        .signatures = {"USHD"},
        .schema = [] { return UrhoShaderFormat::instance().schema; },
        .rules = {shaderHoldsTogether},
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
