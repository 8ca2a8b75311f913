#include "core/report/lesson.h"

#include "core/find/treesearch.h"
#include "core/language/languages.h"
#include "core/schema/field.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace hexahedron {

namespace {

QString lessonText(const char *text)
{
    return QCoreApplication::translate("lesson", text);
}

/// Reads line after line; the first thing that makes no sense is kept with its line.
class LessonReader
{
public:
    explicit LessonReader(Lesson &lesson)
        : m_lesson(lesson)
    {
    }

    void read(const QString &text)
    {
        for (const QString &line : text.split(u'\n')) {
            ++m_line;
            takeLine(line);
        }
        if (m_lesson.title.isEmpty())
            trouble(lessonText(QT_TRANSLATE_NOOP("lesson", "It has no title: a line that begins with # and a blank.")));
        if (m_lesson.steps.empty())
            trouble(lessonText(QT_TRANSLATE_NOOP("lesson", "It has no step: a line that begins with ## and a blank.")));
        if (m_lesson.format.isEmpty())
            trouble(lessonText(QT_TRANSLATE_NOOP("lesson", "It does not say of which format its file is.")));
        m_lesson.intro = m_lesson.intro.trimmed();
        for (Lesson::Step &step : m_lesson.steps)
            step.text = step.text.trimmed();
    }

private:
    void takeLine(const QString &line)
    {
        const QString begin = QStringLiteral("<!-- "), end = QStringLiteral(" -->");
        if (line.startsWith(QStringLiteral("# "))) {
            m_lesson.title = line.mid(2).trimmed();
        } else if (line.startsWith(QStringLiteral("## "))) {
            m_lesson.steps.push_back({});
            m_lesson.steps.back().title = line.mid(3).trimmed();
        } else if (line.startsWith(begin) && line.trimmed().endsWith(end)) {
            const QString said = line.trimmed().mid(begin.size()).chopped(end.size());
            takeComment(said.section(u' ', 0, 0), said.section(u' ', 1).trimmed());
        } else {
            (m_lesson.steps.empty() ? m_lesson.intro : m_lesson.steps.back().text) += line + u'\n';
        }
    }
    void takeComment(const QString &word, const QString &rest)
    {
        const bool isOfStep = !m_lesson.steps.empty();
        if (!isOfStep && word == u"format")
            m_lesson.format = rest;
        else if (!isOfStep && word == u"file")
            takeFile(rest);
        else if (!isOfStep && word == u"fault")
            takeFault(rest.section(u' ', 0, 0), rest.section(u' ', 1).trimmed());
        else if (isOfStep && word == u"at")
            m_lesson.steps.back().at = rest;
        else if (isOfStep && word == u"until")
            takeGoal(rest.section(u' ', 0, 0), rest.section(u' ', 1).trimmed());
        else if (word != u"note") // for people who read the file
            trouble(lessonText(QT_TRANSLATE_NOOP("lesson", "\"%1\" makes no sense here.")).arg(word));
    }
    void takeFile(const QString &kind)
    {
        if (kind == u"smallest")
            m_lesson.kind = NewFile::Smallest;
        else if (kind == u"everything")
            m_lesson.kind = NewFile::Everything;
        else if (kind == u"broken")
            m_lesson.kind = NewFile::Broken;
        else
            trouble(lessonText(QT_TRANSLATE_NOOP("lesson", "A file is smallest, everything or broken.")));
    }
    void takeFault(const QString &kind, const QString &rest)
    {
        const QString path = rest.section(u'=', 0, 0).trimmed();
        const QString value = rest.section(u'=', 1).trimmed();
        using Kind = Lesson::Fault::Kind;
        if (kind == u"set" && !value.isEmpty())
            m_lesson.faults.push_back({Kind::Set, path, value});
        else if (kind == u"swap")
            m_lesson.faults.push_back({Kind::Swap, path, {}});
        else if (kind == u"insert" && !QByteArray::fromHex(value.toLatin1()).isEmpty())
            m_lesson.faults.push_back({Kind::Insert, path, value});
        else if (kind == u"remove")
            m_lesson.faults.push_back({Kind::Remove, path, {}});
        else
            trouble(lessonText(QT_TRANSLATE_NOOP(
                "lesson", "A fault is: set PATH = VALUE, swap PATH, insert PATH = BYTES, remove PATH.")));
    }
    void takeGoal(const QString &kind, const QString &rest)
    {
        Lesson::Goal &goal = m_lesson.steps.back().goal;
        bool isNumber = false;
        QString error;
        if (kind == u"selected" && !rest.isEmpty()) {
            goal = {Lesson::Goal::Kind::Selected, rest, 0};
        } else if (kind == u"found" && TreeQuery::parse(rest, &error)) {
            goal = {Lesson::Goal::Kind::Found, rest, 0};
        } else if (const qint64 most = rest.toLongLong(&isNumber); kind == u"issues" && isNumber) {
            goal = {Lesson::Goal::Kind::Issues, {}, most};
        } else {
            trouble(error.isEmpty() ? lessonText(
                        QT_TRANSLATE_NOOP("lesson", "A goal is: selected PATH, found QUERY, issues NUMBER."))
                                    : error);
        }
    }
    void trouble(const QString &what)
    {
        if (m_lesson.trouble.isEmpty())
            m_lesson.trouble = lessonText(QT_TRANSLATE_NOOP("lesson", "Line %1: %2")).arg(m_line).arg(what);
    }

    Lesson &m_lesson;
    int m_line = 0;
};

/// The bytes with one fault more; nothing, with a reason, when there is no such place.
std::optional<QByteArray> withFault(const Lesson::Fault &fault, const QByteArray &bytes, const Format &format,
                                    QString *error)
{
    const auto tree = readTree(format, Bytes(bytes), {});
    const std::optional<Item> item = tree->find(fault.path);
    // What is packed has bytes of its own.
    if (!item || !item->isValid() || tree->baseOf(item->stream) != 0) {
        *error = lessonText(QT_TRANSLATE_NOOP("lesson", "Its file has no %1.")).arg(fault.path);
        return {};
    }
    QByteArray now = bytes;
    const ByteRange range = item->range;
    QByteArray there = bytes.mid(range.begin, range.size());
    switch (fault.kind) {
    case Lesson::Fault::Kind::Set: {
        const std::optional<QByteArray> value = parseValue(*tree, *item, fault.value, error);
        if (!value)
            return {};
        now.replace(range.begin, range.size(), *value);
        break;
    }
    case Lesson::Fault::Kind::Swap:
        std::reverse(there.begin(), there.end());
        now.replace(range.begin, range.size(), there);
        break;
    case Lesson::Fault::Kind::Insert:
        now.insert(range.begin, QByteArray::fromHex(fault.value.toLatin1()));
        break;
    case Lesson::Fault::Kind::Remove:
        now.remove(range.begin, range.size());
        break;
    }
    return now;
}

void addLessons(const QString &folder, std::vector<Lesson> &lessons)
{
    constexpr qint64 LargestFile = 1 << 20;
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (const QFileInfo &info : files) {
        QFile file(info.filePath());
        if (info.fileName() != u"README.md" && info.size() <= LargestFile && file.open(QIODevice::ReadOnly))
            lessons.push_back(lessonFrom(QString::fromUtf8(file.readAll()), info.completeBaseName()));
    }
}

} // namespace

Lesson lessonFrom(const QString &text, const QString &id)
{
    Lesson lesson;
    lesson.id = id;
    LessonReader(lesson).read(text);
    return lesson;
}

std::vector<Lesson> allLessons(const QString &language, const QString &folder)
{
    std::vector<Lesson> lessons;
    addLessons(QStringLiteral(":/lessons/") + english(), lessons);
    std::vector<Lesson> translated;
    if (language != english())
        addLessons(QStringLiteral(":/lessons/") + language, translated);
    for (Lesson &lesson : translated) {
        const auto same = std::find_if(lessons.begin(), lessons.end(),
                                       [&](const Lesson &other) { return other.id == lesson.id; });
        if (same != lessons.end())
            *same = std::move(lesson);
    }
    if (!folder.isEmpty())
        addLessons(folder, lessons);
    return lessons;
}

XmlFile lessonFile(const Lesson &lesson, FormatById formats)
{
    XmlFile file;
    const Format *format = formats(lesson.format);
    if (!format || !hasNewFile(*format, lesson.kind)) {
        file.error.text = lessonText(QT_TRANSLATE_NOOP("lesson", "The program has no such file of the format %1."))
                              .arg(lesson.format);
        return file;
    }
    file = newFile(*format, lesson.kind, formats);
    for (const Lesson::Fault &fault : lesson.faults) {
        if (!file.isMade())
            break;
        const std::optional<QByteArray> broken = withFault(fault, file.bytes, *format, &file.error.text);
        if (!broken) {
            const QString reason = file.error.text;
            file = {};
            file.error.text = reason;
            break;
        }
        file.bytes = *broken;
    }
    return file;
}

bool isReached(const Lesson::Goal &goal, const Tree &tree, const Item &selected, const std::vector<Issue> *issues)
{
    switch (goal.kind) {
    case Lesson::Goal::Kind::Nothing:
        return true;
    case Lesson::Goal::Kind::Selected: {
        const std::optional<Item> wanted = tree.find(goal.text);
        for (Item item = selected; wanted && item.isValid(); item = tree.parent(item)) {
            if (item == *wanted)
                return true;
        }
        return false;
    }
    case Lesson::Goal::Kind::Found: {
        QString error;
        const std::optional<TreeQuery> query = TreeQuery::parse(goal.text, &error);
        if (!query || (query->wantsIssues() && !issues))
            return false;
        FilterOptions options{.mostElements = 100'000, .mostHits = 1};
        if (issues)
            options.issues = std::make_shared<const std::vector<Issue>>(*issues);
        return findInTree(tree, *query, options).count > 0;
    }
    case Lesson::Goal::Kind::Issues:
        return issues && findingsIn(*issues) <= goal.most;
    }
    return false;
}

qint64 findingsIn(const std::vector<Issue> &issues)
{
    return std::count_if(issues.begin(), issues.end(),
                         [](const Issue &issue) { return issue.severity != Severity::Info; });
}

} // namespace hexahedron
