// Two files, compared by structure.
#include "app/cli/console.h"
#include "app/cli/source.h"
#include "core/report/difference.h"
#include "core/report/jsonwriter.h"
#include "core/report/valuewriter.h"
#include "core/tree/value.h"

#include <array>

namespace hexahedron::cli {

namespace {

constexpr std::array<std::string_view, 4> KindNames{"added", "removed", "changed", "moved"};

/// Writes differences as they are found.
class DifferenceReport
{
public:
    DifferenceReport(Console &console, const Tree &a, const Tree &b, bool isJson)
        : m_console(console)
        , m_a(a)
        , m_b(b)
        , m_isJson(isJson)
        , m_json(m_out)
        , m_valuesA(a)
        , m_valuesB(b)
    {
    }
    void begin()
    {
        if (!m_isJson)
            return;
        m_json.beginObject();
        m_json.member("a", m_a.fileName());
        m_json.member("b", m_b.fileName());
        m_json.key("differences");
        m_json.beginArray();
        m_json.newLine();
    }
    bool add(const Difference &difference)
    {
        ++m_counts[size_t(difference.kind)];
        if (m_isJson)
            writeJson(difference);
        else
            writeText(difference);
        return flush();
    }
    void end()
    {
        if (!m_isJson)
            return;
        m_json.endArray();
        m_json.key("summary");
        m_json.beginObject();
        for (size_t kind = 0; kind < KindNames.size(); ++kind)
            m_json.member(KindNames[kind], m_counts[kind]);
        m_json.endObject();
        m_json.endObject();
        m_json.newLine();
        flush();
    }
    bool hasFound() const { return m_counts != std::array<qint64, 4>{}; }

private:
    void writeSide(std::string_view pathKey, const Tree &tree, const Item &item)
    {
        m_json.key(pathKey);
        if (item.isValid())
            m_json.string(tree.path(item));
        else
            m_json.null();
    }
    void writeValue(std::string_view key, ValueWriter &values, const Item &item)
    {
        m_json.key(key);
        if (item.isValid() && ValueWriter::hasValue(item))
            values.write(m_json, item);
        else
            m_json.null();
    }
    void writeJson(const Difference &difference)
    {
        m_json.beginObject();
        m_json.member("kind", KindNames[size_t(difference.kind)]);
        writeSide("path_a", m_a, difference.a);
        writeSide("path_b", m_b, difference.b);
        writeValue("value_a", m_valuesA, difference.a);
        writeValue("value_b", m_valuesB, difference.b);
        m_json.endObject();
        m_json.newLine();
    }
    /// "changed  NODE/name  "a" → "b"": of what has no value, how many bytes it has.
    void writeText(const Difference &difference)
    {
        const Item &a = difference.a;
        const Item &b = difference.b;
        const QString pathA = a.isValid() ? m_a.path(a) : QString();
        const QString pathB = b.isValid() ? m_b.path(b) : QString();
        QString line = QString::fromLatin1(KindNames[size_t(difference.kind)].data()).leftJustified(9);
        line += pathA.isEmpty() || pathA == pathB ? pathB
                : pathB.isEmpty()                 ? pathA
                                                  : pathA + QStringLiteral(" → ") + pathB;
        if (difference.kind == Difference::Kind::Changed)
            line += QStringLiteral("  %1 → %2").arg(valueOrSize(m_a, a), valueOrSize(m_b, b));
        else if (difference.kind != Difference::Kind::Moved)
            line += QStringLiteral("  ") + (a.isValid() ? valueOrSize(m_a, a) : valueOrSize(m_b, b));
        m_out.put((line + u'\n').toUtf8().toStdString());
    }
    static QString valueOrSize(const Tree &tree, const Item &item)
    {
        return ValueWriter::hasValue(item) ? displayText(tree, item)
                                           : text(QT_TRANSLATE_NOOP("hexa", "(%L1 bytes)")).arg(item.range.size());
    }
    bool flush()
    {
        m_console.raw(QByteArray(m_out.text().data(), qsizetype(m_out.text().size())));
        m_out.clear();
        return true;
    }

    Console &m_console;
    const Tree &m_a;
    const Tree &m_b;
    bool m_isJson;
    TextOutput m_out;
    JsonWriter m_json;
    ValueWriter m_valuesA;
    ValueWriter m_valuesB;
    std::array<qint64, 4> m_counts{};
};

ExitCode runDiff(const Arguments &arguments)
{
    const auto a = readFile(arguments, 0);
    const auto b = a ? readFile(arguments, 1) : nullptr;
    if (!b)
        return Trouble;
    a->openAll();
    b->openAll();
    Console console;
    DifferenceReport report(console, *a, *b, arguments.has("json"));
    report.begin();
    findDifferences(*a, *b, {.withDerived = arguments.has("derived")},
                    [&](const Difference &difference) { return report.add(difference); });
    report.end();
    return console.finish(report.hasFound() ? Found : Done);
}

} // namespace

std::span<const Verb> comparingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "diff",
         .operands = QT_TRANSLATE_NOOP("hexa", "A B [--json] [--derived]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "compare two files by structure"),
         .options = {{"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")},
                     {"derived", nullptr,
                      QT_TRANSLATE_NOOP("hexa", "also lengths, counts, offsets and checksums that differ only because "
                                                "something else does")}},
         .least = 2,
         .most = 2,
         .run = runDiff},
    };
    return verbs;
}

} // namespace hexahedron::cli
