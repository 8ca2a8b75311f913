#include "core/report/treereport.h"

#include "core/report/orderedoutput.h"
#include "core/report/valuewriter.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/typetexts.h"

namespace hexahedron {

namespace {

// Longer runs of bytes are shown without their value: `hexa get --raw` gives them.
constexpr qint64 MostRawShown = 64;

class JsonNodes final : public TreeVisitor
{
public:
    JsonNodes(TextOutput &out, const Tree &tree, bool needsComma)
        : m_json(out, needsComma)
        , m_tree(tree)
        , m_values(tree)
        , m_types(tree)
    {
    }

    /// Gets a whole walk: pieces of it may be done by other threads.
    void setOutput(OrderedOutput *output) { m_output = output; }
    bool takesPieces() const override { return m_output; }
    void take(Piece piece) override
    {
        m_output->add([piece = std::move(piece), &tree = m_tree, needsComma = m_json.needsComma()](TextOutput &out) {
            JsonNodes nodes(out, tree, needsComma);
            piece(nodes);
        });
        m_json.setNeedsComma(true);
    }

    void enter(const Visit &visit) override;

private:
    JsonWriter m_json;
    const Tree &m_tree;
    ValueWriter m_values;
    TypeTexts m_types;
    OrderedOutput *m_output = nullptr;
};

void JsonNodes::enter(const Visit &visit)
{
    const Item &item = visit.item;
    m_json.beginObject();
    m_json.member("path", visit.path);
    m_json.member("stream", qint64(m_tree.baseOf(item.stream)));
    m_json.member("offset", item.range.begin);
    m_json.member("size", item.range.size());
    m_json.member("type", m_types.of(item));
    m_json.flag("leaf", visit.isLeaf);
    if (item.role == Item::Role::Array) {
        m_json.member("count", item.count);
        if (item.stride > 0)
            m_json.member("stride", item.stride);
    } else if (ValueWriter::hasValue(item) && (!ValueWriter::isRaw(item) || item.range.size() <= MostRawShown)) {
        m_json.key("value");
        m_values.write(m_json, item);
        m_values.writeNames(m_json, item);
    }
    m_json.endObject();
    m_json.newLine();
}

void writeStreams(JsonWriter &json, const Tree &tree)
{
    json.key("streams");
    json.beginArray();
    for (StreamId id = 0; id < tree.streamCount(); ++id) {
        const StreamTree &stream = tree.stream(id);
        json.beginObject();
        json.member("id", qint64(id));
        json.member("size", stream.bytes.size());
        if (id > 0) {
            json.key("codec");
            json.text(stream.codec);
            json.member("parent", qint64(tree.baseOf(stream.parent)));
            json.member("offset", stream.packed.begin);
            json.member("length", stream.packed.size());
        }
        json.endObject();
    }
    json.endArray();
}

bool isBelow(const Issue &issue, const Item &item, const Tree &tree)
{
    if (issue.stream == tree.baseOf(item.stream) && item.range.contains(issue.range))
        return true;
    const QString path = tree.path(item);
    return issue.path.startsWith(path)
           && (issue.path.size() == path.size() || QStringLiteral("/[").contains(issue.path[path.size()]));
}

} // namespace

void writeIssue(JsonWriter &json, const Issue &issue, bool withRule)
{
    json.beginObject();
    json.member("code", std::string_view(issue.kind->code));
    const QLatin1StringView severity = severityName(issue.severity);
    json.member("severity", std::string_view(severity.data(), size_t(severity.size())));
    if (withRule)
        json.member("rule", std::string_view(issue.reference));
    json.member("path", issue.path);
    json.member("stream", qint64(issue.stream));
    json.member("offset", issue.range.begin);
    json.member("size", issue.range.size());
    if (withRule)
        json.member("count", issue.count);
    json.member("message", issue.message());
    json.key("repair");
    if (issue.repair)
        json.string(issue.repair.text());
    else
        json.null();
    json.endObject();
    json.newLine();
}

bool writeTreeJson(QIODevice *device, const Tree &tree, const std::vector<Issue> &issues,
                   const TreeReportOptions &options)
{
    tree.openAll();
    OrderedOutput output(device, options.threads);
    JsonWriter json(output.text());
    json.beginObject();
    json.member("file", tree.fileName());
    json.member("format", std::string_view(tree.format()->id));
    json.member("size", tree.bytes().size());
    writeStreams(json, tree);
    json.key("nodes");
    json.beginArray();
    json.newLine();
    JsonNodes nodes(output.text(), tree, false);
    nodes.setOutput(&output);
    TreeWalk walk(tree, options.limits, nodes);
    if (options.below)
        walk.walk(*options.below);
    else
        walk.walkAll();
    json.endArray();
    json.key("issues");
    json.beginArray();
    json.newLine();
    for (const Issue &issue : issues) {
        if (!options.below || isBelow(issue, *options.below, tree))
            writeIssue(json, issue, false);
    }
    json.endArray();
    json.endObject();
    json.newLine();
    return output.finish();
}

} // namespace hexahedron
