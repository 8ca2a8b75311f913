#include "core/report/salvagereport.h"

#include "core/language/listed.h"
#include "core/language/plural.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

QString text(const char *sentence, qint64 n = noCount)
{
    return QCoreApplication::translate("report", sentence, nullptr, pluralOf(n));
}

QString hexadecimal(qint64 offset)
{
    return QStringLiteral("0x%1").arg(QString::number(offset, 16).toUpper());
}

QString bytesText(qint64 size)
{
    return text(QT_TRANSLATE_N_NOOP("report", "%1 byte(s)"), size).arg(size);
}

QString findings(qint64 errors, qint64 warnings)
{
    QStringList words;
    if (errors > 0)
        words += text(QT_TRANSLATE_N_NOOP("report", "%1 error(s)"), errors).arg(errors);
    if (warnings > 0)
        words += text(QT_TRANSLATE_N_NOOP("report", "%1 warning(s)"), warnings).arg(warnings);
    return words.isEmpty() ? text(QT_TRANSLATE_NOOP("report", "no issues")) : listed(words);
}

std::string_view stateCode(salvage::Find::State state)
{
    using State = salvage::Find::State;
    return state == State::Whole ? "whole" : state == State::Faulty ? "faulty" : "partial";
}

} // namespace

QString stateName(salvage::Find::State state)
{
    using State = salvage::Find::State;
    return state == State::Whole    ? text(QT_TRANSLATE_NOOP("report", "whole"))
           : state == State::Faulty ? text(QT_TRANSLATE_NOOP("report", "with errors"))
                                    : text(QT_TRANSLATE_NOOP("report", "in part"));
}

QString formatName(const salvage::Find &find)
{
    return find.format ? QCoreApplication::translate("formats", find.format->name)
                       : text(QT_TRANSLATE_NOOP("report", "file of no known format"));
}

QString describe(const salvage::Find &find)
{
    QString line = text(QT_TRANSLATE_NOOP("report", "%1 from %2, %3, %4; %5"))
                       .arg(bytesText(find.range.size()), hexadecimal(find.range.begin), formatName(find),
                            stateName(find.state), findings(find.errors, find.warnings));
    if (*find.codec)
        line += text(QT_TRANSLATE_NOOP("report", "; packed with %1, %2 unpacked"))
                    .arg(QLatin1StringView(find.codec), bytesText(find.bytes.size()));
    if (!find.isEndTold && !find.isOwn)
        line += text(QT_TRANSLATE_NOOP("report", "; nothing tells where it ends"));
    if (find.read < find.range.size())
        line += text(QT_TRANSLATE_NOOP("report", "; %1 of it make sense")).arg(bytesText(find.read));
    if (find.within >= 0)
        line += text(QT_TRANSLATE_NOOP("report", "; inside number %1")).arg(find.within + 1);
    if (!find.fault.isEmpty())
        line = text(QT_TRANSLATE_NOOP("report", "%1: %2")).arg(line, find.fault);
    return line;
}

QString describe(const salvage::Lost &lost)
{
    return text(QT_TRANSLATE_NOOP("report", "%1 cannot be saved: %2")).arg(lost.name, lost.why);
}

QString describe(const salvage::Product &product, const salvage::Made &made)
{
    QStringList words;
    if (product.kind == salvage::Product::Kind::Package && made.isRepaired)
        words += text(QT_TRANSLATE_N_NOOP("report", "Made anew with the %1 file(s) that were found in it"),
                      qint64(product.members.size()))
                     .arg(product.members.size());
    else if (made.isRepaired)
        words += text(QT_TRANSLATE_NOOP("report", "Repaired: %1")).arg(made.repairs.join(u' '));
    words += made.missing;
    if (!made.trouble.isEmpty())
        words += made.trouble;
    if (made.removed > 0)
        words += text(QT_TRANSLATE_NOOP("report", "%1 of content removed")).arg(bytesText(made.removed));
    if (made.isRepaired)
        words += text(QT_TRANSLATE_NOOP("report", "%1 now; %2"))
                     .arg(bytesText(made.bytes.size()), findings(made.errors, made.warnings));
    else if (made.isUseless)
        words += text(QT_TRANSLATE_NOOP("report", "Not written: nothing of it can be saved"));
    else if (!made.isWhole)
        words += text(QT_TRANSLATE_NOOP("report", "Written as it was found"));
    return words.join(QStringLiteral("; "));
}

QStringList describeLost(const salvage::Survey &survey)
{
    QStringList lines;
    constexpr size_t MostNamed = 20;
    for (size_t i = 0; i < qMin(MostNamed, survey.lost.size()); ++i)
        lines += describe(survey.lost[i]);
    if (survey.lost.size() > MostNamed)
        lines += text(QT_TRANSLATE_N_NOOP("report", "%1 more file(s) of the directory cannot be saved"),
                      qint64(survey.lost.size() - MostNamed))
                     .arg(survey.lost.size() - MostNamed);
    return lines;
}

QStringList describeRest(const salvage::Survey &survey)
{
    QStringList lines;
    if (!survey.rest.empty()) {
        const auto largest = std::max_element(survey.rest.begin(), survey.rest.end(),
                                              [](ByteRange a, ByteRange b) { return a.size() < b.size(); });
        lines += text(QT_TRANSLATE_N_NOOP("report", "%1 in %2 place(s) that nothing claims, the largest %3 at %4"),
                      qint64(survey.rest.size()))
                     .arg(bytesText(survey.restBytes))
                     .arg(survey.rest.size())
                     .arg(bytesText(largest->size()), hexadecimal(largest->begin));
    }
    if (survey.skipped > 0)
        lines += text(QT_TRANSLATE_N_NOOP(
                          "report",
                          "%1 place(s) with the mark of a format were not looked at: there are too many of them"),
                      survey.skipped)
                     .arg(survey.skipped);
    if (survey.isFull)
        lines += text(QT_TRANSLATE_NOOP("report", "There may be more: the search ended after %1 finds"))
                     .arg(survey.finds.size());
    return lines;
}

SalvageJson::SalvageJson(JsonWriter &json, const QString &file, qint64 size, const salvage::Survey &survey)
    : m_json(json)
    , m_survey(survey)
{
    m_json.beginObject();
    m_json.member("file", file);
    m_json.member("size", size);
    m_json.key("finds");
    m_json.beginArray();
    m_json.newLine();
}

void SalvageJson::add(const salvage::Product &product, const salvage::Made *made)
{
    if (product.kind == salvage::Product::Kind::Rest)
        return; // listed at the end
    const salvage::Find &find = m_survey.finds[product.number];
    m_json.beginObject();
    m_json.member("number", qint64(product.number) + 1);
    m_json.member("path", product.path);
    m_json.key("format");
    find.format ? m_json.string(std::string_view(find.format->id)) : m_json.null();
    m_json.member("offset", find.range.begin);
    m_json.member("size", find.range.size());
    m_json.member("state", stateCode(find.state));
    m_json.member("read", find.read);
    m_json.flag("endTold", find.isEndTold);
    m_json.member("errors", find.errors);
    m_json.member("warnings", find.warnings);
    m_json.key("fault");
    find.fault.isEmpty() ? m_json.null() : m_json.string(find.fault);
    if (!find.name.isEmpty())
        m_json.member("name", find.name);
    if (*find.codec)
        m_json.member("codec", std::string_view(find.codec));
    if (find.within >= 0)
        m_json.member("within", qint64(find.within) + 1);
    if (!product.members.empty()) {
        m_json.key("members");
        m_json.beginArray();
        for (const auto &[number, name] : product.members)
            m_json.number(qint64(number) + 1);
        m_json.endArray();
    }
    if (made && made->isUseless) {
        m_json.key("written");
        m_json.null();
    } else if (made) {
        m_json.key("written");
        m_json.beginObject();
        m_json.member("size", made->bytes.size());
        m_json.flag("repaired", made->isRepaired);
        m_json.key("repairs");
        m_json.beginArray();
        for (const QString &repair : made->repairs)
            m_json.string(repair);
        m_json.endArray();
        m_json.key("missing");
        m_json.beginArray();
        for (const QString &missing : made->missing)
            m_json.string(missing);
        m_json.endArray();
        m_json.member("removed", made->removed);
        m_json.member("errors", made->errors);
        m_json.member("warnings", made->warnings);
        m_json.endObject();
    }
    m_json.endObject();
    m_json.newLine();
}

void SalvageJson::end()
{
    m_json.endArray();
    m_json.key("lost");
    m_json.beginArray();
    for (const salvage::Lost &lost : m_survey.lost) {
        m_json.beginObject();
        m_json.member("name", lost.name);
        m_json.member("reason", lost.why);
        m_json.endObject();
    }
    m_json.endArray();
    m_json.key("rest");
    m_json.beginObject();
    m_json.member("bytes", m_survey.restBytes);
    m_json.key("ranges");
    m_json.beginArray();
    for (const ByteRange &range : m_survey.rest) {
        m_json.beginObject();
        m_json.member("offset", range.begin);
        m_json.member("size", range.size());
        m_json.endObject();
    }
    m_json.endArray();
    m_json.endObject();
    m_json.member("skipped", m_survey.skipped);
    m_json.flag("complete", !m_survey.isFull);
    m_json.endObject();
    m_json.newLine();
}

bool salvageInto(const SalvageTarget &target, const salvage::Survey &survey,
                 const std::vector<salvage::Product> &products, const Bytes &file, const salvage::MakeWishes &wishes,
                 const std::function<bool(const salvage::Product &, const salvage::Made &)> &written, QString *error,
                 const std::atomic_bool *cancelled)
{
    TextOutput out;
    JsonWriter json(out);
    SalvageJson report(json, target.source, file.size(), survey);
    const auto write = [&](const Bytes &bytes, const QString &path) {
        return salvage::write(bytes, target.folder, path, target.overwrites, target.source, error);
    };
    bool isAnySaved = false;
    for (const salvage::Product &product : products) {
        const salvage::Made made = salvage::make(product, survey, file, wishes, cancelled);
        if (cancelled && cancelled->load(std::memory_order_relaxed))
            return true;
        if (!made.isUseless) {
            if (!write(made.bytes, product.path))
                return false;
            isAnySaved = true;
        }
        report.add(product, &made);
        if (!written(product, made))
            return true;
    }
    report.end();
    return !isAnySaved
           || write(Bytes(QByteArray(out.text().data(), qsizetype(out.text().size()))), QStringLiteral("report.json"));
}

} // namespace hexahedron
