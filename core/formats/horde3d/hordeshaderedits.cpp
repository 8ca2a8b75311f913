// What can be written into shaders, so that the engine reads what was meant.
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordeshadertokens.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QHash>
#include <QSet>

#include <cstring>

namespace hexahedron::hordeshader {

namespace {

constexpr auto fields = &fieldsOf<HordeShaderFormat>;

QString explain(const char *text)
{
    return QCoreApplication::translate("value", text);
}

QByteArray partText(const Tree &tree, const Item &item, const Field *field)
{
    return storedBytes(tree, childOf(tree, item, field));
}

/// All contexts, in their order.
std::vector<Item> contextsIn(const Tree &tree, StreamId stream)
{
    std::vector<Item> contexts;
    const NodeStore &nodes = tree.stream(stream).nodes;
    for (NodeId id = 1; id < nodes.size(); ++id) {
        if (nodes[id].field == fields().context->id)
            contexts.push_back(tree.itemOf(stream, id));
    }
    return contexts;
}

/// The names of the sections of a kind, in their order.
QByteArrayList sectionNames(const Tree &tree, StreamId stream, const Field *field)
{
    QByteArrayList names;
    const NodeStore &nodes = tree.stream(stream).nodes;
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        if (nodes[id].field == field->id)
            names += partText(tree, tree.itemOf(stream, id), fields().name);
    }
    return names;
}

bool isShort(const QByteArray &text)
{
    return text.size() <= LongestToken;
}

/// True when the text would be read as the value of a setting, the whole of it.
bool isReadAsValue(const QByteArray &text)
{
    const Bytes bytes("x=" + text + ";}");
    ByteCursor cursor(bytes);
    Tokens in(cursor, bytes.range());
    Setting setting;
    return scanSetting(in, setting) && setting.value == ByteRange{2, 2 + text.size()}
           && setting.semicolon.end == bytes.size() - 1;
}

bool isReadAsDefault(const QByteArray &text)
{
    const Bytes bytes("float x=" + text + ';');
    ByteCursor cursor(bytes);
    Tokens in(cursor, bytes.range());
    ByteRange initial;
    const Lack lack = scanDeclaration(
        in, [&](const Field *piece, ByteRange range) { initial = piece == fields().initial ? range : initial; });
    return !lack.what && initial == ByteRange{8, 8 + text.size()} && in.atEnd();
}

/// A setting's value: texts get their quotes.
std::optional<QByteArray> encodedValue(const State *state, bool wasQuoted, const QByteArray &text, QString *error)
{
    QByteArray written = text;
    const bool isText = state && state->kind == State::Kind::Text;
    const bool isQuoted = text.size() >= 2 && text.startsWith('"') && text.endsWith('"');
    if (isText && !isQuoted && (wasQuoted || !isReadAsValue(text) || !isRightFor(*state, text)))
        written = '"' + text + '"';
    if (isReadAsValue(written) && !written.contains("[[") && (!isText || isRightFor(*state, written))) {
        const QByteArrayList tokens = tokensOf(written);
        const bool isLong = std::ranges::any_of(tokens,
                                                [](const QByteArray &token) { return !isShort(unquoted(token)); });
        if (!isLong)
            return written;
        *error = explain(QT_TRANSLATE_NOOP("value", "Words of a shader have at most 127 characters."));
        return {};
    }
    *error = isText ? explain(QT_TRANSLATE_NOOP("value",
                                                "The engine cannot read such a text: it ends at quotes, line ends, // "
                                                "and /*."))
                    : explain(QT_TRANSLATE_NOOP("value", "The engine would not read this as one value."));
    return {};
}

/// What a section's name cannot have is missing.
bool isOneLine(const QByteArray &name)
{
    return !name.contains(']') && !name.contains('\n') && !name.contains('\r');
}

bool isRightSectionName(const Tree &tree, const Item &item, const QByteArray &text)
{
    const bool isUsed = !usesOf(tree, item).empty();
    return !text.isEmpty() && text != "FX" && isOneLine(text) && (!isUsed || (isIdentifier(text) && isShort(text)));
}

} // namespace

std::optional<QByteArray> encodedIn(const Tree &tree, const Item &item, const QByteArray &text, QString *error)
{
    const Item parent = tree.parent(item);
    if (item.field == fields().value) {
        const QByteArray name = partText(tree, parent, fields().settingName);
        const bool isInSampler = tree.parent(parent).field == fields().sampler;
        const auto *state = stateNamed(isInSampler ? samplerStates() : contextStates(), name);
        return encodedValue(state, storedBytes(tree, item).startsWith('"'), text, error);
    }
    if (item.field == fields().initial && isReadAsDefault(text) && !text.contains("[["))
        return text;
    if (item.field == fields().id || (item.field == fields().name && parent.field == fields().code)) {
        const bool isId = item.field == fields().id;
        if (isId ? isIdentifier(text) && isShort(text) : isRightSectionName(tree, item, text))
            return text;
        *error = explain(
            QT_TRANSLATE_NOOP("value", "A name is made of letters, digits and _; it has at most 127 of them."));
        return {};
    }
    if (item.field == fields().includeFile && !text.contains('"') && !text.contains('\n') && !text.contains('\r'))
        return text;
    *error = explain(QT_TRANSLATE_NOOP("value", "Such a text cannot stand here; edit the bytes instead."));
    return {};
}

std::vector<NameUse> usesOf(const Tree &tree, const Item &item)
{
    const Item section = item.field == fields().name ? tree.parent(item) : Item();
    if (!section.isValid() || section.field != fields().code)
        return {};
    const NodeStore &nodes = tree.stream(item.stream).nodes;
    const QByteArray name = storedBytes(tree, item);
    for (NodeId id = nodes.nextSibling(section.node); id != NoNode; id = nodes.nextSibling(id)) {
        const Item other = tree.itemOf(item.stream, id);
        if (other.field == fields().code && partText(tree, other, fields().name) == name)
            return {}; // the last of a name is the one that is meant
    }
    std::vector<NameUse> uses;
    for (const Item &context : contextsIn(tree, item.stream)) {
        forEachPart(tree, context, [&](const Item &part) {
            const Item value = part.field == fields().setting ? childOf(tree, part, fields().value) : Item();
            const QByteArray text = storedBytes(tree, value);
            if (!value.isValid() || compiledSection(text) != name)
                return;
            const qint64 begin = value.range.begin + text.lastIndexOf(name);
            uses.push_back({value, {begin, begin + name.size()}});
        });
    }
    return uses;
}

namespace {

/// Puts together what comes into a shader, as its neighbours are written.
class ShaderAddition
{
public:
    ShaderAddition(const Tree &tree, const Item &parent)
        : m_tree(tree)
        , m_parent(parent)
        , m_bytes(tree.bytes(parent.stream))
    {
        ByteCursor cursor(m_bytes);
        const qint64 line = cursor.find('\n', 0, cursor.size());
        m_line = line > 0 && m_bytes.at(line - 1) == '\r' ? "\r\n" : "\n";
        findModel();
    }

    std::optional<Addition> section(const QByteArray &name, QString *error) const
    {
        const bool isFx = name == "FX";
        if (sectionNames(m_tree, m_parent.stream, isFx ? fields().fx : fields().code).contains(name))
            *error = explain(QT_TRANSLATE_NOOP("value", "There is a section %1 already.")).arg(textOf(name));
        if (name.isEmpty() || !isOneLine(name) || !error->isEmpty())
            return {};
        return Addition{.text = "[[" + name + "]]" + m_line + (isFx ? QByteArray() : "void main() {}" + m_line),
                        .name = name};
    }

    std::optional<Addition> declaration(const QByteArray &word) const
    {
        static const std::vector<std::pair<QByteArray, const char *>> words{
            {"uniform", "float"},       {"float", "float"},         {"float4", "float4"},
            {"sampler", "sampler2D"},   {"sampler2d", "sampler2D"}, {"samplercube", "samplerCube"},
            {"sampler3d", "sampler3D"}, {"buffer", "buffer"},       {"context", "context"},
            {"backend", "OpenGL4"},     {"opengl4", "OpenGL4"},     {"opengles3", "OpenGLES3"},
        };
        const auto known = std::ranges::find_if(words, [&](const auto &pair) { return pair.first == word.toLower(); });
        if (known == words.end())
            return {};
        const QByteArray type = known->second;
        const Field *kind = declarationOf(type);
        if (kind == fields().context)
            return Addition{.text = context(), .name = "context"};
        if (m_parent.field == fields().backend)
            return {};
        if (kind == fields().backend)
            return Addition{.text = type + m_line + '{' + m_line + '}', .name = "backend"};
        const char *const id = kind == fields().uniform   ? "newUniform"
                               : kind == fields().sampler ? "newSampler"
                                                          : "newBuffer";
        return Addition{.text = type + ' ' + freeId(id) + ';',
                        .name = kind->name,
                        .comesBefore = {fields().context, fields().backend}};
    }

    std::optional<Addition> setting(const QByteArray &name, const std::optional<QByteArray> &value,
                                    QString *error) const
    {
        const bool isInContext = m_parent.field == fields().context;
        const auto *state = stateNamed(isInContext ? contextStates() : samplerStates(), name);
        if (!state)
            return {};
        Item last, before, previous; // settings, what stands before the last one, and before any part
        qint64 open = -1, end = -1;
        bool isSet = false, isThere = false;
        forEachPart(m_tree, m_parent, [&](const Item &part) {
            const QByteArray text = part.field == fields().sign ? storedBytes(m_tree, part) : QByteArray();
            isSet = isSet || text == "=";
            open = text == "{" ? part.range.end : open;
            end = part.field == fields().id || part.field == fields().annotation ? part.range.end : end;
            if (part.field == fields().setting) {
                const QByteArray other = partText(m_tree, part, fields().settingName);
                isThere = isThere || other.compare(state->name, Qt::CaseInsensitive) == 0;
                before = previous;
                last = part;
            }
            previous = part;
        });
        if (isThere) {
            *error = explain(QT_TRANSLATE_NOOP("value", "%1 is set there already."))
                         .arg(QLatin1StringView(state->name));
            return {};
        }
        const auto written = value ? encodedValue(state, false, *value, error) : usual(*state);
        if (!written)
            return {};
        const QByteArray text = state->name + (" = " + *written) + ';';
        Addition addition{.text = {}, .name = state->name};
        if (last.isValid()) {
            const QByteArray gap = before.isValid() && before.field == fields().gap ? storedBytes(m_tree, before) : " ";
            addition.text = spaceAtEnd(gap) + text;
            const qint64 place = behindRemark(last.range.end);
            addition.place = ByteRange{place, place};
        } else if (open >= 0) {
            const QByteArray indent = indentOf(m_parent);
            addition.text = !isInContext ? ' ' + text : m_line + indent + '\t' + text;
            const uchar next = open < m_bytes.size() ? m_bytes.at(open) : uchar(0);
            if (next == '}')
                addition.text += !isInContext ? QByteArray(" ") : m_line + indent;
            addition.place = ByteRange{open, open};
        } else if (!isInContext && !isSet && end >= 0) {
            addition.text = " = sampler_state { " + text + " }";
            addition.place = ByteRange{end, end};
        } else {
            return {};
        }
        return addition;
    }

private:
    /// Space at the end of a gap, from its last line on.
    static QByteArray spaceAtEnd(const QByteArray &gap)
    {
        qsizetype begin = gap.size();
        while (begin > 0 && std::strchr(" \t\r\n", gap[begin - 1]))
            --begin;
        const QByteArray space = gap.mid(begin);
        const qsizetype line = space.lastIndexOf('\n');
        return space.isEmpty() ? QByteArray(" ")
               : line < 0      ? space
                               : space.mid(line > 0 && space[line - 1] == '\r' ? line - 1 : line);
    }

    /// What is said behind a setting on its line stays there.
    qint64 behindRemark(qint64 end) const
    {
        ByteCursor cursor(m_bytes);
        Tokens in(cursor, {end, m_parent.range.end});
        while (in.peek() == ' ' || in.peek() == '\t')
            ++in.position;
        return in.skipComment() ? in.position : end;
    }

    /// The space between the beginning of a line and an item.
    QByteArray indentOf(const Item &item) const
    {
        constexpr qint64 Longest = 256;
        const QByteArray before = m_bytes.toByteArray({qMax<qint64>(0, item.range.begin - Longest), item.range.begin});
        const QByteArray line = before.mid(before.lastIndexOf('\n') + 1);
        const bool isSpace = std::ranges::all_of(line, [](char c) { return c == ' ' || c == '\t'; });
        return isSpace ? line : QByteArray();
    }

    /// The first context that draws shows how others are written, and which code they may have.
    void findModel()
    {
        for (const Item &context : contextsIn(m_tree, m_parent.stream)) {
            if (m_shaders.size() >= 2)
                return;
            m_model = context;
            m_shaders.clear();
            forEachPart(m_tree, context, [&](const Item &part) {
                if (part.field != fields().setting)
                    return;
                const QByteArray code = compiledSection(partText(m_tree, part, fields().value));
                const auto *state = stateNamed(contextStates(), partText(m_tree, part, fields().settingName));
                if (state && !code.isEmpty()
                    && (qstrcmp(state->name, "VertexShader") == 0 || qstrcmp(state->name, "PixelShader") == 0))
                    m_shaders.insert(state->name, code);
            });
        }
    }

    /// The code of a new context: as another has it, else the first sections.
    QByteArray codeFor(const char *shader) const
    {
        if (m_shaders.contains(shader))
            return m_shaders[shader];
        const QByteArrayList names = sectionNames(m_tree, m_parent.stream, fields().code);
        const qsizetype wanted = qstrcmp(shader, "PixelShader") == 0 ? 1 : 0;
        return names.isEmpty() ? QByteArray(wanted == 1 ? "FS" : "VS") : names[qMin(wanted, names.size() - 1)];
    }

    std::optional<QByteArray> usual(const State &state) const
    {
        if (state.kind == State::Kind::Code)
            return "compile GLSL " + codeFor(state.name);
        const QByteArray type = partText(m_tree, m_parent, fields().type).toLower();
        if (state.kind == State::Kind::Text) // what is built in
            return type == "samplercube" ? "\"$TexCube\"" : type == "sampler3d" ? "\"$Tex3D\"" : state.usual;
        return state.usual;
    }

    QByteArray freeId(const QByteArray &wanted) const
    {
        QSet<QByteArray> ids;
        const NodeStore &nodes = m_tree.stream(m_parent.stream).nodes;
        for (NodeId id = 1; id < nodes.size(); ++id) {
            const Field *field = &fieldById(nodes[id].field);
            if (field == fields().uniform || field == fields().buffer || field == fields().sampler
                || field == fields().context)
                ids.insert(partText(m_tree, m_tree.itemOf(m_parent.stream, id), fields().id));
        }
        QByteArray id = wanted;
        for (int number = 2; ids.contains(id); ++number)
            id = wanted + QByteArray::number(number);
        return id;
    }

    QByteArray context() const
    {
        const QByteArray indent = targetIndent();
        QByteArray beforeOpen = m_line, beforeSetting = m_line + '\t', beforeClose = m_line;
        if (m_model.isValid())
            readSpace(beforeOpen, beforeSetting, beforeClose);
        const auto moved = [&](QByteArray space) { return space.replace("\n", "\n" + indent); };
        QByteArray text = "context " + freeId("NEW") + moved(beforeOpen) + '{';
        for (const char *shader : {"VertexShader", "PixelShader"})
            text += moved(beforeSetting) + shader + " = compile GLSL " + codeFor(shader) + ';';
        return text + moved(beforeClose) + '}';
    }

    /// By how much declarations are indented where the new one comes.
    QByteArray targetIndent() const
    {
        const NodeStore &nodes = m_tree.stream(m_parent.stream).nodes;
        for (NodeId id = nodes.firstChild(m_parent.node); id != NoNode; id = nodes.nextSibling(id)) {
            if (fieldById(nodes[id].field).kind == Kind::Element)
                return indentOf(m_tree.itemOf(m_parent.stream, id));
        }
        return m_parent.field == fields().backend ? indentOf(m_parent) + '\t' : QByteArray();
    }

    /// The space before the brace, the first setting and the closing brace of the model, without its own indentation.
    void readSpace(QByteArray &beforeOpen, QByteArray &beforeSetting, QByteArray &beforeClose) const
    {
        const QByteArray indent = indentOf(m_model);
        QByteArray gap;
        bool hasSetting = false;
        forEachPart(m_tree, m_model, [&](const Item &part) {
            if (part.field == fields().gap) {
                gap = spaceAtEnd(storedBytes(m_tree, part));
                gap.replace("\n" + indent, "\n");
                return;
            }
            const QByteArray sign = part.field == fields().sign ? storedBytes(m_tree, part) : QByteArray();
            if (sign == "{")
                beforeOpen = gap;
            else if (sign == "}")
                beforeClose = gap;
            else if (part.field == fields().setting && !std::exchange(hasSetting, true))
                beforeSetting = gap;
            gap.clear();
        });
    }

    const Tree &m_tree;
    const Item m_parent;
    const Bytes &m_bytes;
    QByteArray m_line;
    Item m_model;
    QHash<QByteArray, QByteArray> m_shaders; // of the model: sections by VertexShader, PixelShader
};

} // namespace

std::optional<Addition> additionTo(const Tree &tree, const Item &parent, const QByteArray &name,
                                   const std::optional<QByteArray> &value, QString *error)
{
    const ShaderAddition addition(tree, parent);
    if (parent.role == Item::Role::Root)
        return addition.section(name, error);
    if (parent.field == fields().fx || parent.field == fields().backend)
        return addition.declaration(name);
    if (parent.field == fields().context || parent.field == fields().sampler)
        return addition.setting(name, value, error);
    return {};
}

} // namespace hexahedron::hordeshader
