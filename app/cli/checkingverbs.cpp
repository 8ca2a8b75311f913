// hexa check: the rules over files and folders.
#include "app/cli/console.h"
#include "app/cli/folders.h"
#include "app/cli/source.h"
#include "app/cli/verb.h"
#include "core/bytes/mappingahead.h"
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/formats/registry.h"
#include "core/recovery/causes.h"
#include "core/recovery/repairing.h"
#include "core/report/issuepage.h"
#include "core/report/jsonwriter.h"
#include "core/report/orderedoutput.h"
#include "core/report/printable.h"
#include "core/report/treereport.h"
#include "core/tree/shortpath.h"

#include <QUrl>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <system_error>

namespace hexahedron::cli {

namespace {

/// What a run over many files adds up to; files are checked in several threads.
struct Totals
{
    std::atomic<qint64> files = 0;
    std::atomic<qint64> unreadable = 0;
    std::array<std::atomic<qint64>, 3> issues = {}; // by severity

    void add(const Issue &issue) { ++issues[size_t(issue.severity)]; }
    qint64 of(Severity severity) const { return issues[size_t(severity)]; }
};

/// What one file is written as.
class FileReport
{
public:
    FileReport(TextOutput &out, Totals &totals)
        : m_out(out)
        , m_totals(totals)
    {
    }
    virtual ~FileReport() = default;
    virtual void write(const Tree &tree, const std::vector<Issue> &issues, const Causes &causes) = 0;
    virtual void writeUnreadable(const QString &, const QString &) { }

protected:
    TextOutput &m_out;
    Totals &m_totals;
};

class TextReport final : public FileReport
{
public:
    TextReport(TextOutput &out, Totals &totals, bool listsAll)
        : FileReport(out, totals)
        , m_listsAll(listsAll)
    {
    }
    void write(const Tree &tree, const std::vector<Issue> &issues, const Causes &causes) override
    {
        constexpr int MostGuesses = 3;
        const Cause *clear = causes.clear();
        int guesses = 0;
        for (const Cause &cause : causes.all) {
            if (&cause == clear) {
                put(lineFor(tree.fileName(), cause, "cause"));
                putFindings(tree, issues, cause);
            } else if (m_listsAll || (!clear && ++guesses <= MostGuesses)) {
                put(lineFor(tree.fileName(), cause, "perhaps"));
            }
        }
        for (size_t i = 0; i < issues.size(); ++i) {
            if (!clear || !follows(*clear, i))
                put(lineFor(tree.fileName(), issues[i]));
        }
    }

private:
    static bool follows(const Cause &cause, size_t number)
    {
        return std::binary_search(cause.findings.begin(), cause.findings.end(), number);
    }
    /// What follows from a cause, below it: of each kind the first few, unless all are wanted.
    void putFindings(const Tree &tree, const std::vector<Issue> &issues, const Cause &cause)
    {
        constexpr int MostOfAKind = 3;
        std::map<const IssueKind *, int> listed;
        qint64 more = 0;
        for (const size_t i : cause.findings) {
            if (!m_listsAll && ++listed[issues[i].kind] > MostOfAKind)
                ++more;
            else
                put(QStringLiteral("  ") + lineFor(tree.fileName(), issues[i]));
        }
        if (more > 0)
            put(QStringLiteral("  ")
                + text(QT_TRANSLATE_NOOP("hexa", "… and %1 more of the same kinds (--all lists them)")).arg(more));
    }
    static QString lineFor(const QString &fileName, const Cause &cause, const char *word)
    {
        QString line = placeText(fileName, cause.range.begin)
                       + QStringLiteral(": %1 %2 ")
                             .arg(QLatin1StringView(word), QLatin1StringView(RepairOffer::Recovery));
        line += text(QT_TRANSLATE_NOOP("hexa", "%1 → issues: %2. %3"))
                    .arg(cause.title)
                    .arg(cause.findings.size())
                    .arg(cause.evidence.isEmpty() ? cause.remedy : cause.remedy + u' ' + cause.evidence);
        return cause.path.isEmpty() ? line : line + QStringLiteral(" (%1)").arg(cause.path);
    }
    static QString lineFor(const QString &fileName, const Issue &issue)
    {
        QString line = placeText(fileName, issue.range.begin)
                       + QStringLiteral(": %1 %2").arg(severityName(issue.severity),
                                                       QLatin1StringView(issue.kind->code));
        if (*issue.reference)
            line += QStringLiteral(" [%1]").arg(QLatin1StringView(issue.reference));
        line += u' ' + issue.message();
        if (const QString times = foundTimes(issue); !times.isEmpty())
            line += u' ' + times;
        if (!issue.path.isEmpty())
            line += QStringLiteral(" (%1)").arg(shortPath(issue.path));
        return line;
    }
    void put(const QString &line)
    {
        const QByteArray utf8 = printable(line).toUtf8() + '\n';
        m_out.put(std::string_view(utf8.constData(), size_t(utf8.size())));
    }

    bool m_listsAll;
};

class JsonReport final : public FileReport
{
public:
    JsonReport(TextOutput &out, Totals &totals, bool isFirst)
        : FileReport(out, totals)
        , m_json(out, !isFirst)
    {
    }
    void write(const Tree &tree, const std::vector<Issue> &issues, const Causes &causes) override
    {
        m_json.beginObject();
        m_json.member("file", tree.fileName());
        m_json.member("format", std::string_view(tree.format()->id));
        m_json.member("size", tree.bytes().size());
        m_json.key("issues");
        m_json.beginArray();
        for (const Issue &issue : issues)
            writeIssue(m_json, issue, true);
        m_json.endArray();
        m_json.key("causes");
        m_json.beginArray();
        for (const Cause &cause : causes.all)
            writeCause(cause, &cause == causes.clear());
        m_json.endArray();
        m_json.endObject();
        m_json.newLine();
    }
    void writeUnreadable(const QString &fileName, const QString &reason) override
    {
        m_json.beginObject();
        m_json.member("file", fileName);
        m_json.member("unreadable", reason);
        m_json.endObject();
        m_json.newLine();
    }

private:
    void writeCause(const Cause &cause, bool isClear)
    {
        m_json.beginObject();
        m_json.flag("clear", isClear);
        m_json.member("path", cause.path);
        m_json.member("stream", qint64(0));
        m_json.member("offset", cause.range.begin);
        m_json.member("size", cause.range.size());
        m_json.member("message", cause.title);
        m_json.member("evidence", cause.evidence);
        m_json.member("repair", cause.remedy);
        m_json.key("findings"); // by their place in "issues", from 0
        m_json.beginArray();
        for (const size_t number : cause.findings)
            m_json.number(qint64(number));
        m_json.endArray();
        m_json.endObject();
    }

    JsonWriter m_json;
};

/// SARIF 2.1.0, as services read it that show findings beside the files of a change. Every file has a result: that it passed, where
/// nothing is wrong with it.
class SarifReport final : public FileReport
{
public:
    SarifReport(TextOutput &out, Totals &totals, bool isFirst)
        : FileReport(out, totals)
        , m_json(out, !isFirst)
    {
    }
    void write(const Tree &tree, const std::vector<Issue> &issues, const Causes &) override
    {
        constexpr std::array levels{"note", "warning", "error"};
        static_assert(int(Severity::Info) == 0 && int(Severity::Error) == 2);
        for (const Issue &issue : issues) {
            beginResult("fail", levels[size_t(issue.severity)], issue.kind->code,
                        issue.repair ? issue.message() + u' ' + issue.repair.text() : issue.message());
            endResult(tree.fileName(), placeInFile(tree, issue), issue.path);
        }
        if (issues.empty()) {
            beginResult("pass", "none", "CHECKED", text(QT_TRANSLATE_NOOP("hexa", "Nothing is wrong with it.")));
            endResult(tree.fileName(), tree.bytes().range(), {});
        }
    }
    void writeUnreadable(const QString &fileName, const QString &reason) override
    {
        beginResult("fail", "error", "UNREADABLE", reason);
        endResult(fileName, {}, {});
    }

    /// What stands before and behind the files.
    static void begin(JsonWriter &json)
    {
        json.beginObject();
        json.member("$schema", std::string_view("https://json.schemastore.org/sarif-2.1.0.json"));
        json.member("version", std::string_view("2.1.0"));
        json.key("runs");
        json.beginArray();
        json.beginObject();
        json.key("tool");
        json.beginObject();
        json.key("driver");
        json.beginObject();
        json.member("name", std::string_view("hexa"));
        json.member("version", std::string_view(HEXA_VERSION));
        json.endObject();
        json.endObject();
        json.key("results");
        json.beginArray();
        json.newLine();
    }
    static void end(JsonWriter &json)
    {
        json.endArray();
        json.endObject();
        json.endArray();
        json.endObject();
        json.newLine();
    }

private:
    /// What is packed has no place of its own in the file: the bytes that expand to it have.
    static ByteRange placeInFile(const Tree &tree, const Issue &issue)
    {
        ByteRange place = issue.range;
        for (StreamId id = tree.baseOf(issue.stream); id != 0; id = tree.baseOf(tree.stream(id).parent))
            place = tree.stream(id).packed;
        return place;
    }
    void beginResult(std::string_view kind, std::string_view level, std::string_view rule, const QString &message)
    {
        m_json.beginObject();
        m_json.member("kind", kind);
        m_json.member("level", level);
        m_json.member("ruleId", rule);
        m_json.key("message");
        m_json.beginObject();
        m_json.member("text", message);
        m_json.endObject();
    }
    void endResult(const QString &fileName, ByteRange place, const QString &path)
    {
        m_json.key("locations");
        m_json.beginArray();
        m_json.beginObject();
        m_json.key("physicalLocation");
        m_json.beginObject();
        m_json.key("artifactLocation");
        m_json.beginObject();
        m_json.member("uri", QString::fromLatin1(QUrl(fileName).toEncoded()));
        m_json.endObject();
        if (!place.isEmpty()) {
            m_json.key("region");
            m_json.beginObject();
            m_json.member("byteOffset", place.begin);
            m_json.member("byteLength", place.size());
            m_json.endObject();
        }
        m_json.endObject();
        if (!path.isEmpty()) {
            m_json.key("logicalLocations");
            m_json.beginArray();
            m_json.beginObject();
            m_json.member("fullyQualifiedName", path);
            m_json.endObject();
            m_json.endArray();
        }
        m_json.endObject();
        m_json.endArray();
        m_json.endObject();
        m_json.newLine();
    }

    JsonWriter m_json;
};

/// How files are checked.
struct HowToCheck
{
    int threads = 0;
    ExpandLimits limits;
    const Format *format = nullptr; ///< that was asked for
    bool listsAll = false;          ///< what follows from a cause, too
    bool withCauses = true;         ///< of broken files the cause is looked for
    bool hasOthers = false;         ///< files are checked at the same time
    std::shared_mutex *others =
        nullptr; ///< held by all that check a file: whoever holds it alone has all memory for itself
};

/// True when something was not expanded or opened for want of room: all files that are checked at one time share it.
bool lacksRoom(const std::vector<Issue> &issues)
{
    return std::any_of(issues.begin(), issues.end(), [](const Issue &issue) {
        return issue.kind == &issues::packedTooMany
               || (issue.kind == &issues::expansionTooLarge && issue.arguments.contains(QLatin1StringView("total")));
    });
}

/// False when there was too little memory, which is less certain as long as others take some of it.
bool couldCheck(const Bytes &bytes, const QString &fileName, FileReport &report, Totals &totals, const HowToCheck &how,
                bool isAlone)
{
    std::shared_ptr<const Tree> tree;
    std::vector<Issue> issues;
    Causes causes;
    try {
        tree = readBytes(bytes, fileName, how.limits, how.format);
        issues = check(*tree, nullptr, how.threads);
        if (how.withCauses)
            causes = causesOf(tree, issues);
    } catch (const std::bad_alloc &) {
        return false;
    } catch (const std::system_error &) { // no threads
        return false;
    }
    if (!isAlone && lacksRoom(issues))
        return false;
    ++totals.files;
    for (const Issue &issue : issues)
        totals.add(issue);
    report.write(*tree, issues, causes);
    return true;
}

void checkFile(const FoundFile &file, FileReport &report, Totals &totals, const HowToCheck &how)
{
    const QString &fileName = file.path;
    QString error = file.trouble;
    const std::optional<Bytes> bytes = error.isEmpty() ? bytesOfFile(fileName, &error) : std::nullopt;
    if (!file.trouble.isEmpty())
        error = text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be read: %2")).arg(fileName, file.trouble);
    if (bytes) {
        const MappingAhead mapping(*bytes);
        if (const std::shared_lock beside(*how.others);
            how.hasOthers && couldCheck(*bytes, fileName, report, totals, how, false))
            return;
        if (const std::unique_lock alone(*how.others); couldCheck(*bytes, fileName, report, totals, how, true))
            return;
        error = text(QT_TRANSLATE_NOOP("hexa", "%1: there is not enough memory to check it")).arg(fileName);
    }
    ++totals.unreadable;
    complain(error);
    report.writeUnreadable(fileName, error);
}

QString summary(const Totals &totals)
{
    return text(QT_TRANSLATE_NOOP("hexa", "files: %1, errors: %2, warnings: %3, remarks: %4"))
        .arg(totals.files)
        .arg(totals.of(Severity::Error))
        .arg(totals.of(Severity::Warning))
        .arg(totals.of(Severity::Info));
}

void writeSummary(JsonWriter &json, const Totals &totals)
{
    json.key("summary");
    json.beginObject();
    json.member("files", totals.files);
    json.member("errors", totals.of(Severity::Error));
    json.member("warnings", totals.of(Severity::Warning));
    json.member("infos", totals.of(Severity::Info));
    json.member("unreadable", totals.unreadable);
    json.endObject();
}

constexpr std::array forms{QLatin1StringView("text"), QLatin1StringView("json"), QLatin1StringView("sarif")}; // as Form
enum class Form { Text, Json, Sarif };

std::unique_ptr<FileReport> makeReport(Form form, TextOutput &out, Totals &totals, const HowToCheck &how, bool isFirst)
{
    switch (form) {
    case Form::Json:
        return std::make_unique<JsonReport>(out, totals, isFirst);
    case Form::Sarif:
        return std::make_unique<SarifReport>(out, totals, isFirst);
    case Form::Text:
        break;
    }
    return std::make_unique<TextReport>(out, totals, how.listsAll);
}

bool writeReport(QIODevice *device, const std::vector<FoundFile> &files, Form form, int jobs, HowToCheck how,
                 Totals &totals)
{
    std::shared_mutex others; // lives longer than the jobs that hold it
    OrderedOutput output(device, jobs);
    JsonWriter json(output.text());
    if (form == Form::Json) {
        json.beginObject();
        json.key("files");
        json.beginArray();
        json.newLine();
    } else if (form == Form::Sarif) {
        SarifReport::begin(json);
    }
    // Several files at once need one thread each; a single one takes all there are.
    how.threads = jobs > 1 ? 1 : 0;
    how.hasOthers = jobs > 1;
    how.others = &others;
    for (size_t i = 0; i < files.size(); ++i) {
        output.add([&totals, form, how, file = files[i], isFirst = i == 0](TextOutput &out) {
            checkFile(file, *makeReport(form, out, totals, how, isFirst), totals, how);
        });
    }
    if (!output.finish())
        return false;
    if (form == Form::Json) {
        json.endArray();
        writeSummary(json, totals);
        json.endObject();
        json.newLine();
    } else if (form == Form::Sarif) {
        SarifReport::end(json);
    } else {
        const QByteArray line = summary(totals).toUtf8() + '\n';
        output.text().put(std::string_view(line.constData(), size_t(line.size())));
    }
    return output.finish();
}

ExitCode wrongValue(const char *option, const QString &value, const char *allowed)
{
    complain(text(QT_TRANSLATE_NOOP("hexa", "--%1 is one of %2, not \"%3\""))
                 .arg(QLatin1StringView(option), QLatin1StringView(allowed), value));
    return Trouble;
}

ExitCode runCheck(const Arguments &arguments)
{
    const QString format = arguments.has("format") ? arguments.value("format") : QStringLiteral("text");
    const QString failOn = arguments.has("fail-on") ? arguments.value("fail-on") : QStringLiteral("error");
    const auto jobsAsked = arguments.number("jobs", 0, 1);
    if (!jobsAsked)
        return Trouble;
    const auto form = std::find(forms.begin(), forms.end(), format);
    if (form == forms.end())
        return wrongValue("format", format, "text, json, sarif");
    if (failOn != QLatin1StringView("error") && failOn != QLatin1StringView("warning"))
        return wrongValue("fail-on", failOn, "error, warning");
    const std::vector<FoundFile> files = filesOf(arguments.positional());
    const qint64 most = *jobsAsked > 0 ? *jobsAsked : qMax(1U, std::thread::hardware_concurrency());
    Totals totals;
    Console console;
    const HowToCheck how{.limits = arguments.limits(),
                         .format = arguments.format(),
                         .listsAll = arguments.has("all"),
                         .withCauses = !arguments.has("no-causes")};
    if (!writeReport(&console, files, Form(form - forms.begin()), int(qMin<qint64>(most, qint64(files.size()))), how,
                     totals))
        return console.failed();
    if (totals.unreadable > 0)
        return Trouble;
    const bool hasFound = totals.of(Severity::Error) > 0
                          || (failOn == QLatin1StringView("warning") && totals.of(Severity::Warning) > 0);
    return hasFound ? Found : Done;
}

} // namespace

std::span<const Verb> checkingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "check",
         .operands = QT_TRANSLATE_NOOP("hexa", "PATH… [--format text|json|sarif] [--all] [--no-causes] [--jobs N] "
                                               "[--fail-on error|warning]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "say what is wrong with files, or with all files in folders"),
         .options = {{"format", "FORM",
                      QT_TRANSLATE_NOOP("hexa",
                                        "text (default), json, or sarif, for services that show findings beside code")},
                     {"all", nullptr,
                      QT_TRANSLATE_NOOP("hexa", "list every issue that follows from a cause, and what else may be it")},
                     {"no-causes", nullptr,
                      QT_TRANSLATE_NOOP("hexa", "do not look for what the issues of a broken file follow from")},
                     {"jobs", "N", QT_TRANSLATE_NOOP("hexa", "files that are checked at the same time")},
                     {"fail-on", "SEVERITY",
                      QT_TRANSLATE_NOOP("hexa", "exit status 1 from error (default) or warning on")}},
         .least = 1,
         .most = -1,
         .run = runCheck},
    };
    return verbs;
}

} // namespace hexahedron::cli
