#pragma once

#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/read/reader.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

/// What tests of relations share: a schema of a few lines, and what is found in a few bytes.
namespace hexahedron::relationtest {

/// A format without rules of its own.
inline Format testFormat()
{
    return {.id = "test",
            .name = "Test",
            .extensions = {},
            .recognition = "",
            .schema = nullptr,
            .rules = {},
            .scene = nullptr};
}

inline constexpr IssueKind wrong{"WRONG", Severity::Warning, "%1 %2", ""};
inline constexpr IssueKind other{"OTHER", Severity::Info, "%1 %2", ""};

template<typename Number>
QByteArray raw(std::initializer_list<Number> numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.begin()), qsizetype(numbers.size() * sizeof(Number)));
}

class Small
{
public:
    /// `describe` says what the file is: with a tag one frame, else fields.
    template<typename Describe>
    explicit Small(Describe describe, const char *tag = nullptr)
    {
        SchemaBuilder builder("Test", {});
        RecordRef file = tag ? builder.file().chunk(tag) : builder.file().section("file", mark);
        if (!tag)
            file.text("mark").size(quint16(mark.size()));
        m_before = tag ? QByteArray() : mark;
        describe(file);
        m_schema = builder.finish();
    }

    /// "WRONG V1 file/list[2] x3: 5 7"
    QByteArrayList found(const QByteArray &bytes, int threads = 1, bool withSeverity = false) const
    {
        QByteArrayList lines;
        for (const Issue &issue : check(*tree(bytes), nullptr, threads)) {
            QString line = withSeverity ? severityName(issue.severity) + u' ' : QString();
            line += QLatin1StringView(issue.kind->code) + u' ' + QLatin1StringView(issue.reference) + u' ' + issue.path;
            if (issue.count != 1)
                line += QStringLiteral(" x%1").arg(issue.count);
            lines += (line + QStringLiteral(": ") + issue.message()).toUtf8();
        }
        return lines;
    }
    QByteArrayList foundWithSeverity(const QByteArray &bytes) const { return found(bytes, 1, true); }
    /// The bytes after the repair of the first issue that has one.
    QByteArray repaired(const QByteArray &bytes) const
    {
        const auto made = tree(bytes);
        for (const Issue &issue : check(*made)) {
            if (issue.repair)
                return after(*made, issue.repair.plan);
        }
        return "no repair";
    }
    /// Whether the repair of the first issue is a guess.
    bool isGuess(const QByteArray &bytes) const
    {
        const std::vector<Issue> issues = check(*tree(bytes));
        return !issues.empty() && issues.front().repair.isGuess;
    }
    /// The bytes after an insertion.
    QByteArray inserted(const QByteArray &bytes, const char *array, qint64 index, qint64 count) const
    {
        const auto made = tree(bytes);
        return after(*made, [&](Planner &planner) {
            planner.insertElements(*made->find(QString::fromLatin1(array)), index, count);
        });
    }

private:
    static inline const QByteArray mark = "MARK"; ///< by which a file of fields is known; tests leave it out

    std::shared_ptr<const Tree> tree(const QByteArray &bytes) const
    {
        return std::make_shared<const Tree>(&m_format, QStringLiteral("made"),
                                            readStream(*m_schema, Bytes(m_before + bytes)));
    }
    QByteArray after(const Tree &tree, const std::function<void(Planner &)> &wish) const
    {
        Planner planner(tree);
        wish(planner);
        const EditPlan plan = planner.finish();
        return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray().mid(m_before.size());
    }

    QByteArray m_before;
    const Schema *m_schema = nullptr;
    Format m_format = testFormat();
};

} // namespace hexahedron::relationtest
