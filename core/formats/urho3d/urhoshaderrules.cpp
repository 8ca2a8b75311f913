// Compiled shaders.
#include "core/formats/urho3d/urhoshaderformat.h"
#include "core/relations/repairs.h"

#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhobytecode.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/elements.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <map>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<UrhoShaderFormat>;

/// What the file says of itself; -1 where it says nothing.
struct Shader
{
    NodeId node = NoNode;
    qint64 type = -1;
    qint64 model = -1;
    qint64 byteCodeSize = -1;

    static std::optional<Shader> of(Checker &checker)
    {
        Shader shader;
        shader.node = checker.nodes().firstChild(0);
        if (shader.node == NoNode || checker.nodes()[shader.node].field != fields().shader->id)
            return {};
        shader.type = checker.integerOf(shader.node, fields().shaderType, -1);
        shader.model = checker.integerOf(shader.node, fields().shaderModel, -1);
        shader.byteCodeSize = checker.integerOf(shader.node, fields().byteCodeSize, -1);
        return shader;
    }
};

QString typeText(qint64 type)
{
    return type == 0 ? QStringLiteral("vertex") : QStringLiteral("pixel");
}

/// S2
void checkType(Checker &checker, const Shader &shader)
{
    const Item item = checker.partOf(shader.node, fields().shaderType);
    const std::optional<int> type = UrhoByteCode(checker.tree(), checker.stream(), shader.node).type();
    Repair repair;
    if (type)
        repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write what the byte code says."), item,
                                    double(*type));
    if (shader.type > 1)
        checker.report(issues::valueNotNamed, item,
                       {.arguments = {QString::fromLatin1(fields().shaderType->name), QString::number(shader.type)},
                        .reference = "S2",
                        .repair = std::move(repair)});
    else if (shader.type >= 0 && type && *type != shader.type)
        checker.report(
            urhoissues::typeContradicts, item,
            {.arguments = {typeText(shader.type), typeText(*type)}, .reference = "S2", .repair = std::move(repair)});
}

/// S2 S3 S10
void shaderIsWhatItSays(Checker &checker)
{
    const std::optional<Shader> shader = Shader::of(checker);
    if (!shader)
        return;
    if (shader->model == 2)
        checker.report(urhoissues::modelOld, checker.partOf(shader->node, fields().shaderModel), {.reference = "S3"});
    const QString extension = checker.tree().fileName().section(u'.', -1).toLower();
    const bool isKnownExtension = extension.size() == 3 && (extension[0] == u'v' || extension[0] == u'p')
                                  && extension[1] == u's' && (extension[2] == u'3' || extension[2] == u'4');
    const bool isKnown = (shader->type == 0 || shader->type == 1) && (shader->model == 3 || shader->model == 4);
    if (isKnown && isKnownExtension
        && (extension[0] != (shader->type == 0 ? u'v' : u'p') || extension[2] != (shader->model == 3 ? u'3' : u'4')))
        checker.report(
            urhoissues::extensionContradicts, checker.partOf(shader->node, fields().shaderType),
            {.arguments = {extension, typeText(shader->type), QString::number(shader->model)}, .reference = "S10"});
    checkType(checker, *shader);
}

Repair writeHash(const Item &item, quint32 hash)
{
    return repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the hash that follows from the byte code."), item,
                              double(hash));
}

/// S4
void hashFitsTheInputs(Checker &checker)
{
    constexpr qint64 LargestMask = 0x3fff;
    const std::optional<Shader> shader = Shader::of(checker);
    if (!shader || shader->model != 4)
        return;
    const Item item = checker.partOf(shader->node, fields().vertexElementHash);
    if (!item.isValid() || item.fault != Fault::None)
        return;
    const auto stored = quint32(checker.integerOf(shader->node, fields().vertexElementHash));
    std::optional<quint32> hash;
    if (shader->type == 1)
        hash = 0;
    else if (shader->type == 0)
        hash = UrhoByteCode(checker.tree(), checker.stream(), shader->node).inputHash();
    if (!hash || stored == *hash)
        return;
    const auto hex = [](quint32 number) { return QString::number(number, 16); };
    if (shader->type == 0 && stored != 0 && stored <= LargestMask)
        checker.report(urhoissues::hashIsMask, item, {.arguments = {hex(stored)}, .reference = "S4"});
    else
        checker.report(urhoissues::hashWrong, item,
                       {.arguments = {hex(stored), hex(*hash)}, .reference = "S4", .repair = writeHash(item, *hash)});
}

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
        const std::vector<Part> &parts = m_visitor.layOut(node);
        const NodeSight sight{.node = node, .field = nullptr, .parts = parts, .cursor = &m_visitor.cursor()};
        const Part *name = sight.part(fields().parameterName);
        if (!name || name->fault != Fault::None)
            return;
        const QByteArray text = textIn(sight, *fields().parameterName);
        if (const qint64 count = sight.integer(fields().registerCount, -1); count >= 0) {
            const qint64 first = sight.integer(fields().firstRegister);
            if (count == 0 || first + count > 256)
                m_checker.report(urhoissues::registersWrong, m_checker.partOf(node, fields().registerCount),
                                 {.arguments = {QString::number(first), QString::number(count)}, .reference = "S6"});
            return;
        }
        const qint64 size = sight.integer(fields().parameterSize, -1);
        const qint64 offset = sight.integer(fields().byteOffset);
        if (size < 0)
            return;
        if (size == 0 || size % 4 != 0 || offset % 4 != 0)
            m_checker.report(urhoissues::parameterUnaligned, m_checker.partOf(node, fields().byteOffset),
                             {.arguments = {QString::number(offset), QString::number(size)}, .reference = "S6"});
        m_places[sight.integer(fields().constantBuffer)].push_back({offset, offset + size, node, text});
    }

    void checkOverlaps()
    {
        for (auto &[buffer, places] : m_places) {
            std::stable_sort(places.begin(), places.end(),
                             [](const Place &a, const Place &b) { return a.begin < b.begin; });
            for (size_t i = 1; i < places.size(); ++i) {
                if (places[i].begin < places[i - 1].end && places[i].end > places[i].begin)
                    m_checker.report(
                        urhoissues::parametersOverlap, m_checker.partOf(places[i].node, fields().byteOffset),
                        {.arguments = {textOf(places[i - 1].name), textOf(places[i].name)}, .reference = "S6"});
            }
        }
    }

    Checker &m_checker;
    NodeVisitor m_visitor;
    std::map<qint64, std::vector<Place>> m_places;
};

/// S6
void parametersHaveTheirPlaces(Checker &checker)
{
    if (const std::optional<Shader> shader = Shader::of(checker))
        Parameters(checker).check(shader->node);
}

/// S7
void textureUnitsHaveNames(Checker &checker)
{
    const std::optional<Shader> shader = Shader::of(checker);
    const Item units = shader ? checker.partOf(shader->node, fields().textureUnits) : Item();
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
            checker.report(urhoissues::samplerNameEmpty, text,
                           {.arguments = {QString::number(number)}, .reference = "S7"});
    }
}

/// S8 S9
void byteCodeIsWhole(Checker &checker)
{
    const std::optional<Shader> shader = Shader::of(checker);
    if (!shader || shader->byteCodeSize < 0)
        return;
    const Item size = checker.partOf(shader->node, fields().byteCodeSize);
    if (shader->byteCodeSize == 0) {
        checker.report(urhoissues::byteCodeMissing, size, {.reference = "S8"});
        return;
    }
    const UrhoByteCode code(checker.tree(), checker.stream(), shader->node);
    if (code.isCut())
        return; // said already
    const std::optional<qint64> total = code.containerSize();
    if (total && *total != shader->byteCodeSize)
        checker.report(
            urhoissues::containerSizeWrong, childOf(checker.tree(), code.item(), fields().totalSize),
            {.arguments = {QString::number(*total), QString::number(shader->byteCodeSize)}, .reference = "S9"});
    if (shader->model == 3 && !code.hasTokenFrame())
        checker.report(urhoissues::tokensWrong, code.item(), {.reference = "S9"});
}

} // namespace

std::vector<Rule> urhoShaderRules()
{
    return {shaderIsWhatItSays, hashFitsTheInputs, parametersHaveTheirPlaces, textureUnitsHaveNames, byteCodeIsWhole};
}

} // namespace hexahedron
