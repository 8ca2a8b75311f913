#include "core/edit/recovery/marks.h"

#include "core/changes/edittext.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <cmath>
#include <set>

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostBegin = 16; // bytes at the beginning of a file that may say what it is

Hypothesis written(qint64 place, qint64 removed, const QByteArray &bytes, int wrong)
{
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Mark;
    hypothesis.replacements = {{{place, place + removed}, Bytes(bytes)}};
    hypothesis.bits = 8 + 6 * wrong;
    hypothesis.sentence = editText(QT_TRANSLATE_NOOP("edit", "Write the known mark %1 at 0x%2."))
                              .arg(textOf(bytes.left(8)))
                              .arg(place, 0, 16);
    return hypothesis;
}

int differences(const QByteArray &a, const QByteArray &b)
{
    int count = 0;
    for (qsizetype i = 0; i < qMin(a.size(), b.size()); ++i)
        count += a[i] != b[i] ? 1 : 0;
    return count + int(qAbs(a.size() - b.size()));
}

/// What files of the format begin with.
std::set<QByteArray> beginnings(const Tree &tree)
{
    std::set<QByteArray> all;
    const Schema &schema = *tree.stream(0).schema;
    for (const Field *section : schema.root->sections) {
        if (!section->signature.isEmpty())
            all.insert(section->signature);
        // What the first numbers are at the start of every file: a magic, versions.
        QByteArray first;
        const Field *body = section;
        while (body && !body->body.empty() && body->body.front()->kind == Kind::Record)
            body = body->body.front();
        const Field *magic = body && !body->body.empty() ? body->body.front() : nullptr;
        if (magic && magic->kind == Kind::Integer && magic->isHexadecimal && !magic->initially.empty())
            all.insert(encodeInteger(*magic, qint64(magic->initially.front())));
    }
    if (const Format *format = tree.format(); format->example) {
        const std::vector<ExampleFile> files = format->example();
        for (const qint64 size : {4, 8, 12})
            all.insert(files.empty() ? QByteArray() : files.front().bytes.left(size));
    }
    all.erase(QByteArray());
    return all;
}

void tryBeginnings(Workbench &bench)
{
    const QByteArray head = bench.file().toByteArray({0, 4 * MostBegin});
    for (const QByteArray &begin : beginnings(bench.tree())) {
        if (!bench.mayTry())
            return;
        const QByteArray there = head.left(begin.size());
        if (there != begin)
            bench.tryOut(written(0, there.size(), begin, differences(there, begin)));
        // Bytes before it, or its own first bytes gone.
        if (const qsizetype at = head.indexOf(begin); at > 0) {
            Hypothesis extra = written(0, at, {}, 0);
            extra.kind = Hypothesis::Kind::Extra;
            extra.sentence = editText(QT_TRANSLATE_N_NOOP("edit", "Remove %n byte(s) that came in at 0x%1."), at)
                                 .arg(0, 0, 16);
            bench.tryOut(std::move(extra));
        }
        for (qsizetype gone = 1; gone <= begin.size(); ++gone) {
            for (qsizetype at = 0; at + gone <= begin.size(); ++at) {
                if (head.startsWith(begin.left(at) + begin.mid(at + gone))) {
                    Hypothesis missing = written(at, 0, begin.mid(at, gone), int(gone));
                    missing.kind = Hypothesis::Kind::Missing;
                    bench.tryOut(std::move(missing));
                }
            }
        }
        // Bytes came into it.
        for (qsizetype at = 1; at < begin.size(); ++at) {
            for (qsizetype more = 1; more <= MostBegin; ++more) {
                if (head.left(at) == begin.left(at) && head.mid(at + more, begin.size() - at) == begin.mid(at)) {
                    Hypothesis extra = written(at, more, {}, 0);
                    extra.kind = Hypothesis::Kind::Extra;
                    extra.sentence = editText(QT_TRANSLATE_N_NOOP("edit", "Remove %n byte(s) that came in at 0x%1."),
                                              int(more))
                                         .arg(at, 0, 16);
                    bench.tryOut(std::move(extra));
                }
            }
        }
    }
}

} // namespace

std::vector<Hypothesis> beginningsOver(const Workbench &bench)
{
    std::vector<Hypothesis> all;
    for (const QByteArray &begin : beginnings(bench.tree())) {
        const QByteArray there = bench.file().toByteArray({0, begin.size()});
        if (there.size() == begin.size() && there != begin)
            all.push_back(written(0, begin.size(), begin, differences(there, begin)));
    }
    std::stable_sort(all.begin(), all.end(), [](const Hypothesis &a, const Hypothesis &b) { return a.bits < b.bits; });
    return all;
}

void tryMarks(Workbench &bench, const Places &places)
{
    const Schema &schema = *bench.tree().stream(0).schema;
    if (bench.firstFault() <= MostBegin || bench.structure().unread > bench.file().size() / 2)
        tryBeginnings(bench);
    const FrameStyle &style = schema.frameStyle;
    std::set<quint32> tags;
    for (const Field *field : schema.fields) {
        if (field->kind == Kind::Frame && field != schema.unknownFrame && field->tag == field->lastTag)
            tags.insert(field->tag);
    }
    // A frame should begin where bytes that make no sense begin.
    std::set<qint64> headers{0};
    for (const ByteRange run : places.unread)
        headers.insert(run.begin);
    constexpr size_t MostHeaders = 12;
    size_t tried = 0;
    for (const qint64 header : headers) {
        if (++tried > MostHeaders)
            break;
        const qint64 at = header + style.tagOffset();
        const QByteArray there = bench.file().toByteArray({at, at + style.tagSize});
        for (const quint32 tag : tags) {
            const QByteArray bytes = encodeInteger(qint64(tag), style.tagSize);
            if (there.size() < style.tagSize || there == bytes || !bench.mayTry())
                continue;
            const int wrong = differences(there, bytes);
            bench.tryOut(written(at, style.tagSize, bytes, wrong));
            if (!schema.isBigEndian && style.tagOffset() == 0 && style.lengthOffset() == style.tagSize) {
                // Tag and length: to where something else begins.
                const qint64 begin = header + style.notCounted();
                size_t ends = 0;
                const auto first = std::upper_bound(places.borders.begin(), places.borders.end(), begin);
                for (auto end = first; end != places.borders.end() && ++ends <= 16; ++end)
                    bench.tryOut(written(at, style.headerSize(), bytes + encodeInteger(*end - begin, style.lengthSize),
                                         wrong + 3));
            }
        }
    }
}

} // namespace hexahedron::recovery
