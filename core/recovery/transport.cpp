#include "core/recovery/transport.h"

#include "core/changes/edittext.h"
#include "core/recovery/returns.h"

#include <cmath>
#include <optional>

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostBytes = 64 << 20;
constexpr qint64 MostPieces = 4096; // of an edit; larger ones replace everything between the first and the last

/// The more places look as such a transfer leaves them, and none otherwise, the less it is chance.
double bitsOfTransfer(double bits, qint64 places)
{
    constexpr double Least = 2;
    constexpr double OfPlace = 2;
    return qMax(Least, bits - OfPlace * double(places - 1));
}

Hypothesis transport(std::vector<Replacement> replacements, const char *sentence, qint64 count, double bits)
{
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Transport;
    hypothesis.replacements = std::move(replacements);
    hypothesis.bits = bits;
    hypothesis.sentence = editText(sentence, count);
    return hypothesis;
}

/// What nothing but a transfer leaves goes before all that the format says.
Hypothesis sure(Hypothesis hypothesis, bool isSure)
{
    constexpr double Proof = 60;
    hypothesis.isSure = isSure;
    hypothesis.bits -= isSure ? Proof : 0;
    return hypothesis;
}

bool isText(char byte)
{
    return (byte >= ' ' && byte < 0x7f) || byte == '\t' || byte == '\n' || byte == '\r';
}

/// The CRs before LFs.
struct Returns
{
    std::vector<qsizetype> places;
    bool areSure = false; ///< too many for chance amid bytes that are no text: lines of a text end like that, too
};

/// Nothing when an LF is without one.
std::optional<Returns> returnsIn(const QByteArray &file)
{
    constexpr int Least = 8;
    Returns returns;
    int amidBytes = 0;
    for (qsizetype at = file.indexOf('\n'); at >= 0; at = file.indexOf('\n', at + 1)) {
        if (at == 0 || file[at - 1] != '\r')
            return {};
        returns.places.push_back(at - 1);
        const bool isAmidText = (at >= 2 && isText(file[at - 2])) || (at + 1 < file.size() && isText(file[at + 1]));
        amidBytes += isAmidText ? 0 : 1;
    }
    returns.areSure = amidBytes >= Least;
    return returns;
}

/// The bytes above 127 of which UTF-8 made pairs.
struct Pairs
{
    QByteArray plain; ///< the file without them
    qint64 count = 0;
    bool areSure = false; ///< several are U+0080 to U+009F, which are in no text
};

/// Nothing when such a byte is part of no pair.
std::optional<Pairs> pairsIn(const QByteArray &file)
{
    constexpr int Least = 4;
    Pairs pairs;
    int controls = 0;
    for (qsizetype i = 0; i < file.size(); ++i) {
        const auto byte = uchar(file[i]);
        if (byte < 0x80) {
            pairs.plain += char(byte);
            continue;
        }
        if (i + 1 == file.size())
            break; // the second half of the last pair was cut off
        const auto next = uchar(file[i + 1]);
        if ((byte != 0xc2 && byte != 0xc3) || (next & 0xc0) != 0x80)
            return {};
        pairs.plain += char(((byte & 0x03) << 6) | (next & 0x3f));
        controls += byte == 0xc2 && next < 0xa0 ? 1 : 0;
        ++pairs.count;
        ++i;
    }
    pairs.areSure = controls >= Least;
    return pairs;
}

/// CR LF everywhere, LF nowhere: the CRs came in.
void tryWithoutReturns(Workbench &bench, const QByteArray &file)
{
    constexpr double Bits = 7; // a byte that came in is seldom a CR before the only LF
    const auto returns = returnsIn(file);
    if (!returns || returns->places.empty())
        return;
    const auto count = qint64(returns->places.size());
    std::vector<Replacement> removed;
    if (count > MostPieces) {
        QByteArray without = file;
        without.replace("\r\n", "\n");
        removed = {{{0, file.size()}, Bytes(without)}};
    } else {
        for (const qsizetype at : returns->places)
            removed.push_back({{at, at + 1}, Bytes()});
    }
    bench.tryOut(sure(
        transport(std::move(removed),
                  QT_TRANSLATE_N_NOOP("edit", "Undo a transfer as text: take out the %n CR(s) that it put before LFs."),
                  count, bitsOfTransfer(Bits, count)),
        returns->areSure));
}

/// Every byte above 127 is part of a pair that UTF-8 makes of one.
void tryWithoutUtf8(Workbench &bench, const QByteArray &file)
{
    const auto pairs = pairsIn(file);
    if (!pairs || pairs->count == 0)
        return;
    bench.tryOut(
        sure(transport({{{0, file.size()}, Bytes(pairs->plain)}},
                       QT_TRANSLATE_N_NOOP("edit", "Undo a transfer as UTF-8 text: %n pair(s) of bytes become the "
                                                   "single bytes that they were."),
                       pairs->count, bitsOfTransfer(12, pairs->count)),
             pairs->areSure));
}

void trySwapped(Workbench &bench, const QByteArray &file)
{
    for (const qsizetype width : {2, 4}) {
        QByteArray swapped = file;
        for (qsizetype i = 0; i + width <= swapped.size(); i += width)
            std::reverse(swapped.begin() + i, swapped.begin() + i + width);
        Hypothesis hypothesis = transport(
            {{{0, file.size()}, Bytes(swapped)}},
            QT_TRANSLATE_N_NOOP("edit", "Turn the order of the bytes around in words of %n bytes."), width, 12);
        hypothesis.isSwapped = true;
        bench.tryOut(std::move(hypothesis));
    }
}

} // namespace

void tryTransport(Workbench &bench)
{
    if (bench.file().size() > MostBytes || bench.isCancelled())
        return;
    const QByteArray file = bench.file().toByteArray();
    tryWithoutReturns(bench, file);
    tryWithoutUtf8(bench, file);
    tryWithReturns(bench, file); // many trials
    if (bench.structure().unread > file.size() / 2)
        trySwapped(bench, file);
}

namespace {

bool isAllLow(const Bytes &file, qint64 leastBytes)
{
    bool isLow = file.size() >= leastBytes;
    file.forEachRun({0, qMin<qint64>(file.size(), MostBytes)}, [&](qint64, std::span<const uchar> run) {
        isLow = isLow && std::none_of(run.begin(), run.end(), [](uchar byte) { return byte > 0x7f; });
        return isLow;
    });
    return isLow;
}

/// No byte above 127 is usual there.
bool isAllText(const Bytes &file)
{
    bool isAll = true;
    file.forEachRun({0, qMin<qint64>(file.size(), MostBytes)}, [&](qint64, std::span<const uchar> run) {
        isAll = std::all_of(run.begin(), run.end(), [](uchar byte) { return isText(char(byte)); });
        return isAll;
    });
    return isAll;
}

/// How often U+FFFD stands there; 0 where it is not most of what is above 127, or not all of that is UTF-8.
qint64 replacementsIn(const Bytes &file)
{
    constexpr quint32 Replacement = 0xfffd;
    qint64 replaced = 0;
    qint64 others = 0;
    int missing = 0; // bytes of a character
    quint32 character = 0;
    bool isUtf8 = true;
    file.forEachRun({0, qMin<qint64>(file.size(), MostBytes)}, [&](qint64, std::span<const uchar> run) {
        for (const uchar byte : run) {
            const bool isInside = (byte & 0xc0) == 0x80;
            isUtf8 = isInside == (missing > 0) && byte < 0xf5;
            if (!isUtf8)
                return false;
            if (isInside) {
                character = (character << 6) | (byte & 0x3f);
                if (--missing == 0)
                    ++(character == Replacement ? replaced : others);
            } else if (byte > 0x7f) {
                missing = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
                character = byte & (0x3fu >> missing);
            }
        }
        return true;
    });
    return isUtf8 && replaced > others ? replaced : 0;
}

} // namespace

bool isSureTransfer(const Bytes &file)
{
    if (file.size() > MostBytes)
        return false;
    const QByteArray bytes = file.toByteArray();
    const auto pairs = pairsIn(bytes);
    if (pairs && pairs->areSure)
        return true;
    const auto returns = returnsIn(bytes);
    return returns && returns->areSure;
}

QString LostBytes::sentence() const
{
    switch (kind) {
    case Kind::None:
        break;
    case Kind::HighestBits:
        return editText(
            QT_TRANSLATE_NOOP("edit", "No byte is above 127: a transfer as text has cut off the highest bits."));
    case Kind::Replaced:
        return editText(QT_TRANSLATE_N_NOOP("edit", "A program that read the file as UTF-8 text replaced %n byte(s) by "
                                                    "U+FFFD."),
                        count);
    }
    return {};
}

LostBytes lostBytesOf(const Bytes &file)
{
    constexpr qint64 LeastBytes = 1024;
    constexpr qint64 LeastReplaced = 8;
    if (isAllLow(file, LeastBytes) && !isAllText(file))
        return {.kind = LostBytes::Kind::HighestBits};
    const qint64 replaced = replacementsIn(file);
    return replaced >= LeastReplaced ? LostBytes{LostBytes::Kind::Replaced, replaced} : LostBytes();
}

bool mayHaveLostBits(const Bytes &file)
{
    constexpr qint64 LeastBytes = 64;
    return isAllLow(file, LeastBytes);
}

} // namespace hexahedron::recovery
