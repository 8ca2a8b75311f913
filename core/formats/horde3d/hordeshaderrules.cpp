#include "core/check/documentcheck.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/horde3d/hordeshadertokens.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QSet>

namespace hexahedron {

namespace {

using namespace hordeshader;

constexpr auto fields = &fieldsOf<HordeShaderFormat>;

QByteArray textOfItem(const Tree &tree, const Item &item)
{
    const Value value = item.isValid() ? valueOf(tree, item, 4096) : Value();
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? *text : QByteArray();
}

/// Line and column, as arguments of a sentence.
QStringList lineArguments(Checker &checker, qint64 offset)
{
    return document::placeArguments(checker, offset).mid(1);
}

/// The first token of what cannot be read, for a sentence.
QString firstToken(const QByteArray &text)
{
    const QByteArrayList tokens = tokensOf(text.left(1024));
    return document::excerpt(tokens.isEmpty() ? text : tokens.first());
}

/// The parts of one declaration that rules look at.
class DeclarationCheck
{
public:
    DeclarationCheck(Checker &checker, NodeId node)
        : m_checker(checker)
        , m_tree(checker.tree())
        , m_item(checker.itemOf(node))
    {
    }
    const Item &item() const { return m_item; }
    QByteArray id() const { return textOf(fields().id); }

    /// Calls visit(name, value, item) for each setting; the value has its quotes.
    template<typename Visit>
    void forEachSetting(Visit visit) const
    {
        forEachPart(m_tree, m_item, [&](const Item &part) {
            Item value = childOf(m_tree, part, fields().value);
            value.range.end = qMin(value.range.end, value.range.begin + LongestValue);
            if (part.field == fields().setting)
                visit(textOfItem(m_tree, childOf(m_tree, part, fields().settingName)), storedBytes(m_tree, value),
                      part);
        });
    }

    /// 83: gives back what stands in it where nothing can be read.
    QByteArrayList checkForm() const
    {
        QByteArrayList unread;
        forEachPart(m_tree, m_item, [&](const Item &part) {
            if (part.field != fields().junk)
                return;
            unread += storedBytes(m_tree, part);
            report(hordeissues::declarationMalformed, part,
                   QStringList{firstToken(unread.last())} + lineArguments(m_checker, part.range.begin));
        });
        checkLength(childOf(m_tree, m_item, fields().id), {id()});
        const Lack lack = firstLack();
        if (lack.what && unread.isEmpty()) // else what is missing stands there, perhaps
            report(hordeissues::declarationIncomplete, m_item,
                   QStringList{QString::fromLatin1(lack.what)} + lineArguments(m_checker, lack.at));
        return unread;
    }

    /// 83
    void checkDefault() const
    {
        const Item initial = childOf(m_tree, m_item, fields().initial);
        const QByteArray type = textOf(fields().type);
        const QByteArray value = textOfItem(m_tree, initial);
        if (initial.isValid() && !isDefaultFor(type, value))
            report(hordeissues::settingWrong, initial,
                   {QString::fromUtf8(id()), document::excerpt(value),
                    type.compare("float4", Qt::CaseInsensitive) == 0 ? QStringLiteral("{ x, y, z, w }")
                                                                     : QStringLiteral("1.0, -0.5, 2e3 …")});
    }

    /// 83 88
    void checkStates(std::span<const State> states) const
    {
        const QByteArray type = textOf(fields().type);
        forEachSetting([&](const QByteArray &name, const QByteArray &value, const Item &setting) {
            const State *state = stateNamed(states, name);
            const bool isRight = state && isRightFor(*state, value);
            const bool isUsage = state && qstrcmp(state->name, "Usage") == 0;
            if (!state)
                report(hordeissues::settingUnknown, setting, {QString::fromUtf8(name)});
            else if (!isRight)
                report(hordeissues::settingWrong, setting,
                       {QString::fromUtf8(state->name), document::excerpt(value), wantedBy(*state)});
            else if (isUsage && type.compare("sampler2D", Qt::CaseInsensitive) != 0)
                report(hordeissues::settingOutOfPlace, setting,
                       {QStringLiteral("sampler2D"), QString::fromUtf8(state->name)});
            else if (qstrcmp(state->name, "TexUnit") == 0 && value.toInt() > 11)
                m_checker.report(hordeissues::textureUnitLarge, setting, "88", {QString::fromUtf8(value)});
            checkLength(setting, tokensOf(value));
            if (!childOf(m_tree, setting, fields().semicolon).isValid())
                report(hordeissues::declarationIncomplete, setting,
                       QStringList{QStringLiteral(";")} + lineArguments(m_checker, setting.range.end));
        });
    }

private:
    static constexpr qint64 LongestValue = 64 << 10;

    QByteArray textOf(const Field *part) const { return textOfItem(m_tree, childOf(m_tree, m_item, part)); }

    Lack firstLack() const
    {
        const bool isBackend = m_item.field == fields().backend;
        ByteCursor cursor(m_tree.bytes(m_item.stream));
        Tokens in(cursor, m_item.range);
        Lack lack = scanDeclaration(in, [](const Field *, ByteRange) {});
        if (isBackend && !lack.what && *cursor.at(m_item.range.end - 1, 1) != '}')
            lack = {"}", m_item.range.end};
        return lack;
    }
    /// 83
    void checkLength(const Item &item, const QByteArrayList &tokens) const
    {
        for (const QByteArray &token : tokens) {
            const QByteArray text = unquoted(token);
            if (text.size() > LongestToken)
                report(hordeissues::wordTooLong, item,
                       {document::excerpt(text), QString::number(text.size()), QString::number(LongestToken)});
        }
    }
    static QString wantedBy(const State &state)
    {
        QStringList words;
        for (const char *word : state.words)
            words += QString::fromUtf8(word);
        const std::pair<State::Kind, const char *> forms[] = {{State::Kind::Blend, "{ src, dst }"},
                                                              {State::Kind::Integer, "0, 1, 2 …"},
                                                              {State::Kind::Text, "\"…\""},
                                                              {State::Kind::Code, "compile GLSL …"}};
        for (const auto &[kind, form] : forms) {
            if (state.kind == kind)
                words += QString::fromUtf8(form);
        }
        const QString all = words.join(QStringLiteral(", "));
        return words.size() < 2 ? all : QCoreApplication::translate("issues", "one of %1").arg(all);
    }
    void report(const IssueKind &kind, const Item &item, const QStringList &arguments) const
    {
        m_checker.report(kind, item, "83", arguments);
    }

    Checker &m_checker;
    const Tree &m_tree;
    Item m_item;
};

/// What a shader has, collected in one walk.
class ShaderCheck
{
public:
    explicit ShaderCheck(Checker &checker)
        : m_checker(checker)
        , m_tree(checker.tree())
    {
    }

    /// What code files can have, too.
    void runOnCode()
    {
        for (NodeId id = 1; id < m_checker.nodes().size() && !m_checker.isCancelled(); ++id)
            see(id);
    }

    void run()
    {
        const NodeStore &nodes = m_checker.nodes();
        for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id))
            collectSection(id);
        runOnCode();
        if (!m_hasFx)
            report(hordeissues::fxMissing, m_tree.root(m_checker.stream()), "82");
        for (const auto &[name, node] : m_sections) {
            if (!m_used.contains(name) && !m_mentioned.contains(name) && m_hasFx)
                report(hordeissues::sectionUnused, m_checker.itemOf(node), "85", {QString::fromUtf8(name)});
        }
    }

private:
    void report(const IssueKind &kind, const Item &item, const char *rule, const QStringList &arguments = {})
    {
        m_checker.report(kind, item, rule, arguments);
    }

    /// 82 85
    void collectSection(NodeId id)
    {
        const Item section = m_checker.itemOf(id);
        if (section.field != fields().fx && section.field != fields().code)
            return;
        const QByteArray name = textOfItem(m_tree, childOf(m_tree, section, fields().name));
        const bool isClosed = textOfItem(m_tree, childOf(m_tree, section, fields().close)) == "]]";
        if (!isClosed)
            report(hordeissues::sectionNotClosed, section, "82", {document::excerpt(name)});
        if (section.field == fields().fx) {
            if (std::exchange(m_hasFx, true))
                report(hordeissues::fxRepeated, section, "82");
            return;
        }
        if (m_names.contains(name))
            report(hordeissues::sectionRepeated, section, "85", {QString::fromUtf8(name)});
        else if (isClosed)
            m_sections.push_back({name, id});
        m_names.insert(name);
    }

    void see(NodeId id)
    {
        const Field *field = &fieldById(m_checker.nodes()[id].field);
        if (field == fields().error) {
            const Item item = m_checker.itemOf(id);
            noteUnread(textOfItem(m_tree, item));
            report(hordeissues::declarationMalformed, item, "83",
                   QStringList{firstToken(textOfItem(m_tree, item))} + lineArguments(m_checker, item.range.begin));
        } else if (field == fields().include) {
            if (!childOf(m_tree, m_checker.itemOf(id), fields().includeFile).isValid())
                report(hordeissues::includeMalformed, m_checker.itemOf(id), "86");
        } else if (field == fields().flag) {
            checkFlag(m_checker.itemOf(id));
        } else if (field == fields().comment) {
            checkRemark(m_checker.itemOf(id));
        } else if (field == fields().context || field == fields().sampler || field == fields().uniform
                   || field == fields().buffer || field == fields().backend) {
            const DeclarationCheck declaration(m_checker, id);
            for (const QByteArray &text : declaration.checkForm())
                noteUnread(text);
            if (field == fields().uniform)
                declaration.checkDefault();
            if (field == fields().sampler)
                declaration.checkStates(samplerStates());
            if (field == fields().context)
                checkContext(declaration);
        }
    }

    void noteUnread(const QByteArray &text)
    {
        for (const QByteArray &token : tokensOf(text))
            m_mentioned.insert(token);
    }

    /// 83: in code, the compiler says so
    void checkRemark(const Item &item)
    {
        const Field *above = m_tree.parent(item).field;
        const QByteArray text = storedBytes(m_tree, item);
        const bool isClosed = !text.startsWith("/*") || (text.size() >= 4 && text.endsWith("*/"));
        if ((above != fields().fx && above != fields().backend) || isClosed)
            return;
        noteUnread(text.mid(2));
        report(hordeissues::remarkNotClosed, item, "83");
    }

    /// 87
    void checkFlag(const Item &item)
    {
        const QByteArray flag = textOfItem(m_tree, item);
        const int number = flag.mid(2, 2).toInt();
        if (number < 1 || number > 32)
            report(hordeissues::flagNumberWrong, item, "87", {QString::fromUtf8(flag)});
    }

    /// 84
    void checkContext(const DeclarationCheck &context)
    {
        context.checkStates(contextStates());
        QSet<QByteArray> shaders;
        context.forEachSetting([&](const QByteArray &name, const QByteArray &value, const Item &setting) {
            const State *state = stateNamed(contextStates(), name);
            if (!state || state->kind != State::Kind::Code)
                return;
            shaders.insert(state->name);
            const QByteArray section = compiledSection(value);
            m_used.insert(section);
            if (section.isEmpty())
                noteUnread(value);
            else if (!m_names.contains(section))
                report(hordeissues::sectionMissing, setting, "84", {QString::fromUtf8(section)});
        });
        const QString id = QString::fromUtf8(context.id());
        if (shaders.contains("ComputeShader")) {
            if (shaders.size() > (shaders.contains("TessControlShader") ? 2 : 1))
                report(hordeissues::computeMixed, context.item(), "84", {id});
            return;
        }
        for (const char *needed : {"VertexShader", "PixelShader"}) {
            if (!shaders.contains(needed))
                report(hordeissues::shaderMissing, context.item(), "84", {id, QString::fromLatin1(needed)});
        }
    }

    Checker &m_checker;
    const Tree &m_tree;
    bool m_hasFx = false;
    std::vector<std::pair<QByteArray, NodeId>> m_sections;
    QSet<QByteArray> m_names;
    QSet<QByteArray> m_used;
    QSet<QByteArray> m_mentioned; // where nobody can read what was meant
};

void shadersAreAsTheEngineReadsThem(Checker &checker)
{
    ShaderCheck(checker).run();
}

void codeIsAsTheEngineReadsIt(Checker &checker)
{
    ShaderCheck(checker).runOnCode();
}

/// 86
void includesEnd(Checker &checker)
{
    const Tree &tree = checker.tree();
    HordeFiles files(tree);
    for (NodeId id = 1; id < checker.nodes().size() && !checker.isCancelled(); ++id) {
        if (checker.nodes()[id].field != fields().include->id)
            continue;
        const Item file = childOf(tree, checker.itemOf(id), fields().includeFile);
        const QByteArray name = textIn(tree, checker.itemOf(id), fields().includeFile);
        if (files.leadsBack(name, hordeCodeFormat()))
            checker.report(hordeissues::includeCircle, file, "86", {textOf(name)});
    }
}

} // namespace

std::vector<Rule> hordeShaderRules()
{
    return {shadersAreAsTheEngineReadsThem, hordeCodeFilesAreThere, includesEnd};
}

std::vector<Rule> hordeCodeRules()
{
    return {codeIsAsTheEngineReadsIt, hordeCodeFilesAreThere, includesEnd};
}

} // namespace hexahedron
