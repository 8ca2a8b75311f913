#include "core/recovery/marks.h"

#include "core/changes/edittext.h"
#include "core/recovery/neutral.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <cmath>
#include <map>
#include <set>

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostBegin = 16;   // bytes at the beginning of a file that may say what it is
constexpr int BitsOfWrongByte = 3; // several next to each other are one slip

Hypothesis written(qint64 place, qint64 removed, const QByteArray &bytes, int wrong)
{
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Mark;
    hypothesis.replacements = {{{place, place + removed}, Bytes(bytes)}};
    hypothesis.bits = 8 + BitsOfWrongByte * wrong;
    hypothesis.sentence = editText(QT_TRANSLATE_NOOP("edit", "Write the known mark %1 at 0x%2."))
                              .arg(textOf(bytes.left(8)))
                              .arg(place, 0, 16);
    return hypothesis;
}

/// Only what becomes another: what comes to the same is the same edit then.
Hypothesis trimmed(const Bytes &file, Hypothesis hypothesis)
{
    const Replacement &one = hypothesis.replacements.front();
    const QByteArray before = file.toByteArray(one.removed);
    std::vector<Replacement> differing = differenceOf(before, one.inserted.toByteArray());
    for (Replacement &own : differing)
        own.removed = {own.removed.begin + one.removed.begin, own.removed.end + one.removed.begin};
    if (before.size() == one.inserted.size() && !differing.empty())
        hypothesis.replacements = std::move(differing);
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
    for (const Field *section : schema.root->section.all) {
        if (!section->section.signature.isEmpty())
            all.insert(section->section.signature);
        // What the first numbers are at the start of every file: a magic, versions.
        QByteArray first;
        const Field *body = section;
        while (body && !body->body.empty() && body->body.front()->kind == Kind::Record)
            body = body->body.front();
        const Field *magic = body && !body->body.empty() ? body->body.front() : nullptr;
        if (magic && magic->kind == Kind::Integer && magic->number.isHexadecimal && !magic->initial.numbers.empty())
            all.insert(encodeInteger(*magic, qint64(magic->initial.numbers.front())));
    }
    if (const Format *format = tree.format(); format->example) {
        const std::vector<ExampleFile> files = format->example();
        for (const qint64 size : {4, 8, 12})
            all.insert(files.empty() ? QByteArray() : files.front().bytes.left(size));
    }
    all.erase(QByteArray());
    return all;
}

/// More than the mark went, or was overwritten: what a new file begins with takes its place, as far as that is always the same.
void tryNeutralBeginnings(Workbench &bench, const QByteArray &head)
{
    constexpr qsizetype MostPlace = 12;
    for (const Field *section : bench.tree().stream(0).schema->root->section.all) {
        const QByteArray begin = neutralBeginning(*section, MostPlace + MostBegin);
        if (begin.isEmpty())
            continue;
        for (qsizetype at = 0; at <= MostPlace && head.startsWith(begin.left(at)); ++at) {
            for (qsizetype count = 1; count <= MostBegin && at + count <= begin.size() && bench.mayTry(); ++count) {
                const QByteArray bytes = begin.mid(at, count);
                Hypothesis missing = written(at, 0, bytes, 0);
                missing.kind = Hypothesis::Kind::Missing;
                missing.bits = 10 + 2 * std::log2(double(count + 1));
                missing.sentence = editText(QT_TRANSLATE_N_NOOP("edit",
                                                                "Put in %n byte(s) with which such files begin, "
                                                                "at 0x%1."),
                                            int(count))
                                       .arg(at, 0, 16);
                bench.tryOut(std::move(missing));
                if (head.mid(at, count) == bytes)
                    continue;
                Hypothesis over = trimmed(bench.file(), written(at, count, bytes, 0));
                const Replacement &edit = over.replacements.front();
                if (edit.removed.end != at + count)
                    continue; // tried before, with fewer
                over.bits = 12 + 2 * std::log2(double(edit.removed.size() + 1));
                over.sentence = editText(QT_TRANSLATE_N_NOOP("edit", "Write %n byte(s) with which such files begin, at "
                                                                     "0x%1."),
                                         int(edit.removed.size()))
                                    .arg(edit.removed.begin, 0, 16);
                bench.tryOut(std::move(over));
            }
        }
    }
}

void tryBeginnings(Workbench &bench)
{
    const QByteArray head = bench.file().toByteArray({0, 4 * MostBegin});
    tryNeutralBeginnings(bench, head);
    for (const QByteArray &begin : beginnings(bench.tree())) {
        if (!bench.mayTry())
            return;
        const QByteArray there = head.left(begin.size());
        if (there != begin)
            bench.tryOut(trimmed(bench.file(), written(0, there.size(), begin, differences(there, begin))));
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

std::map<quint32, const Field *> framesOf(const Schema &schema)
{
    std::map<quint32, const Field *> frames;
    for (const Field *field : schema.fields) {
        if (field->kind == Kind::Frame && field != schema.unknownFrame && field->frame.tag == field->frame.lastTag)
            frames.try_emplace(field->frame.tag, field);
    }
    return frames;
}

namespace {

/// Where a frame should begin: where bytes that make no sense begin.
std::vector<qint64> headersIn(const Places &places)
{
    constexpr size_t MostHeaders = 12;
    std::set<qint64> headers{0};
    for (const ByteRange run : places.unread)
        headers.insert(run.begin);
    std::vector<qint64> first(headers.begin(), headers.end());
    first.resize(qMin(first.size(), MostHeaders));
    return first;
}

/// Tag and length: to where something else begins.
void tryHeader(Workbench &bench, const Places &places, qint64 header, const Field &frame)
{
    constexpr int BitsOfByte = 6; // how long it is nobody knows
    constexpr int OfLength = 3;
    constexpr size_t MostEnds = 16;
    const FrameStyle &style = bench.tree().stream(0).schema->frameStyle;
    const QByteArray stored = bench.file().toByteArray({header, header + style.headerSize()});
    if (stored.size() < style.headerSize() || style.lengthRow() >= int(frame.body.size()))
        return;
    QByteArray whole = stored;
    whole.replace(style.tagOffset(), style.tagSize, encodeInteger(qint64(frame.frame.tag), style.tagSize));
    const int wrong = differences(stored, whole);
    const qint64 begin = header + style.notCounted();
    size_t ends = 0;
    const auto first = std::upper_bound(places.borders.begin(), places.borders.end(), begin);
    for (auto end = first; end != places.borders.end() && ++ends <= MostEnds && bench.mayTry(); ++end) {
        whole.replace(style.lengthOffset(), style.lengthSize,
                      encodeInteger(*frame.body[size_t(style.lengthRow())], *end - begin));
        if (whole.size() != stored.size() || whole == stored)
            continue;
        Hypothesis hypothesis = written(header, style.headerSize(), whole, 0);
        hypothesis.bits = 8 + BitsOfByte * (wrong + OfLength);
        bench.tryOut(std::move(hypothesis));
    }
}

} // namespace

void tryMarks(Workbench &bench, const Places &places)
{
    const Schema &schema = *bench.tree().stream(0).schema;
    if (bench.firstFault() <= MostBegin || bench.structure().unread > bench.file().size() / 2)
        tryBeginnings(bench);
    const FrameStyle &style = schema.frameStyle;
    for (const qint64 header : headersIn(places)) {
        const qint64 at = header + style.tagOffset();
        const QByteArray there = bench.file().toByteArray({at, at + style.tagSize});
        for (const auto &[tag, frame] : framesOf(schema)) {
            const QByteArray bytes = encodeInteger(qint64(tag), style.tagSize);
            if (there.size() < style.tagSize || there == bytes || !bench.mayTry())
                continue;
            bench.tryOut(written(at, style.tagSize, bytes, differences(there, bytes)));
            if (!schema.isBigEndian && !style.lengthIsFirst)
                tryHeader(bench, places, header, *frame);
        }
    }
}

void tryHeaders(Workbench &bench, const Places &places)
{
    const Schema &schema = *bench.tree().stream(0).schema;
    for (const qint64 header : headersIn(places)) {
        for (const auto &[tag, frame] : framesOf(schema))
            tryHeader(bench, places, header, *frame);
    }
}

} // namespace hexahedron::recovery
