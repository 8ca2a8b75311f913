#include "tests/bench/damage.h"

#include "core/edit/derivation.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"

#include <cstring>
#include <unordered_map>

using namespace hexahedron;

namespace bench {

namespace {

using Random = std::mt19937_64;

/// From `low` to `high`, both included. The same on every machine, which the standard's distributions are not.
qint64 between(Random &random, qint64 low, qint64 high)
{
    return low + qint64(random() % quint64(high - low + 1));
}

QByteArray noise(Random &random, qint64 count)
{
    QByteArray bytes;
    while (bytes.size() < count)
        bytes += char(random() & 0xff);
    return bytes;
}

/// Numbers in the bytes of the file itself: derived ones, or those that name elements.
void findNumbers(const Tree &tree, const Item &item, bool areIndexes, Random &random, int &itemsLeft,
                 std::vector<Item> &numbers)
{
    constexpr qint64 MostRows = 64;
    const qint64 rows = tree.childCount(item);
    for (qint64 i = 0; i < qMin(rows, MostRows) && itemsLeft > 0; ++i) {
        const qint64 row = rows <= MostRows ? i : between(random, 0, rows - 1);
        const Item child = tree.child(item, row);
        if (!child.isValid() || tree.baseOf(child.stream) != 0)
            continue;
        --itemsLeft;
        const bool isNumber = child.isNumber() && child.field->kind == Kind::Integer && child.role != Item::Role::Bits;
        if (isNumber && (areIndexes ? child.field->index.array != nullptr : Derivable::follows(*child.field)))
            numbers.push_back(child);
        else if (child.role != Item::Role::Bits)
            findNumbers(tree, child, areIndexes, random, itemsLeft, numbers);
    }
}

qint64 wrongNumber(qint64 number, int width, Random &random)
{
    const qint64 most = width >= 8 ? std::numeric_limits<qint64>::max() : (qint64(1) << (8 * width)) - 1;
    switch (random() % 5) {
    case 0:
        return (number + between(random, 1, 16)) & most;
    case 1:
        return (number - between(random, 1, 16)) & most;
    case 2:
        return (number ^ (qint64(1) << (random() % quint64(8 * width)))) & most;
    case 3:
        return qint64(random() & quint64(most));
    default:
        return random() % 2 ? 0 : (number * 2) & most;
    }
}

QByteArray withWrongNumber(QByteArray file, const QString &name, bool isIndex, Random &random)
{
    const auto tree = readTree(Bytes(file), name);
    std::vector<Item> numbers;
    int itemsLeft = 20000;
    findNumbers(*tree, tree->root(), isIndex, random, itemsLeft, numbers);
    if (numbers.empty())
        return file;
    const Item item = numbers[size_t(random() % numbers.size())];
    const int width = int(item.range.size());
    const qint64 before = decodeUnsigned(*item.field,
                                         reinterpret_cast<const uchar *>(file.constData()) + item.range.begin);
    const qint64 after = wrongNumber(before, width, random);
    for (int i = 0; i < width; ++i) {
        const int shift = 8 * (item.field->number.isBigEndian ? width - 1 - i : i);
        file[item.range.begin + i] = char(after >> shift);
    }
    return file;
}

QByteArray asUtf8(const QByteArray &file)
{
    return QString::fromLatin1(file).toUtf8();
}

} // namespace

const char *damageName(Damage damage)
{
    static const char *const names[]{"inserted", "removed", "overwritten", "number",   "index", "cut",
                                     "zeros",    "lf>crlf", "crlf>lf",     "as utf-8", "7 bits"};
    return names[int(damage)];
}

QByteArray damaged(const QByteArray &file, const QString &name, Damage damage, Random &random)
{
    const qint64 count = qMin<qint64>(between(random, 1, 16), file.size() / 4);
    const qint64 at = between(random, 0, file.size() - count);
    QByteArray result = file;
    switch (damage) {
    case Damage::Inserted:
        return result.insert(at, noise(random, count));
    case Damage::Removed:
        return result.remove(at, count);
    case Damage::Overwritten:
        return result.replace(at, count, noise(random, count));
    case Damage::Number:
    case Damage::Index:
        return withWrongNumber(file, name, damage == Damage::Index, random);
    case Damage::Cut:
        return result.left(between(random, file.size() / 2, file.size() - 1));
    case Damage::Zeros: {
        const qint64 sector = between(random, 0, (file.size() - 1) / 512) * 512;
        const qint64 size = qMin<qint64>(512, file.size() - sector);
        return file.size() < 1024 ? file : result.replace(sector, size, QByteArray(size, 0));
    }
    case Damage::LineEnds:
        return result.replace("\n", "\r\n");
    case Damage::LineEndsCut:
        return result.replace("\r\n", "\n");
    case Damage::Mangled:
        return asUtf8(file);
    case Damage::HighBitCut:
        for (char &byte : result)
            byte = char(byte & 0x7f);
        return result;
    }
    return result;
}

namespace {

constexpr qint64 Anchor = 8;

/// How many bytes are to be left out at the beginning of one of both so that they go on alike; -1, -1 where it is not a few.
std::pair<qint64, qint64> nearestMatch(QByteArrayView a, QByteArrayView b)
{
    constexpr qint64 Most = 64;
    const auto isAlike = [&](qint64 inA, qint64 inB) {
        return inA + Anchor <= a.size() && inB + Anchor <= b.size()
               && std::memcmp(a.data() + inA, b.data() + inB, Anchor) == 0;
    };
    for (qint64 by = 1; by <= Most; ++by) {
        for (const auto &[inA, inB] : {std::pair(by, by), std::pair(by, qint64(0)), std::pair(qint64(0), by)}) {
            if (isAlike(inA, inB))
                return {inA, inB};
        }
    }
    return {-1, -1};
}

} // namespace

qint64 bytesKept(const QByteArray &original, const QByteArray &result)
{
    const qint64 most = qMin(original.size(), result.size());
    qint64 prefix = 0;
    while (prefix < most && original[prefix] == result[prefix])
        ++prefix;
    qint64 suffix = 0;
    while (suffix < most - prefix && original[original.size() - 1 - suffix] == result[result.size() - 1 - suffix])
        ++suffix;
    // Between them: the same bytes at the same distance, found again by a few bytes.
    const QByteArrayView a(original.constData() + prefix, original.size() - prefix - suffix);
    const QByteArrayView b(result.constData() + prefix, result.size() - prefix - suffix);
    std::unordered_multimap<quint64, qint64> anchors;
    const auto anchorAt = [](QByteArrayView bytes, qint64 at) {
        quint64 value = 0;
        std::memcpy(&value, bytes.data() + at, Anchor);
        return value;
    };
    for (qint64 i = 0; i + Anchor <= b.size(); ++i) {
        const quint64 key = anchorAt(b, i);
        if (anchors.count(key) < 8)
            anchors.emplace(key, i);
    }
    qint64 kept = 0;
    qint64 j = 0;
    for (qint64 i = 0; i < a.size();) {
        if (j < b.size() && a[i] == b[j]) {
            ++i;
            ++j;
            ++kept;
            continue;
        }
        // Some bytes more or less are likelier than a piece that repeats elsewhere.
        if (const auto [inA, inB] = nearestMatch(a.sliced(i), b.sliced(qMin(j, b.size()))); inA >= 0) {
            i += inA;
            j += inB;
            continue;
        }
        qint64 best = -1;
        if (i + Anchor <= a.size()) {
            const auto [first, last] = anchors.equal_range(anchorAt(a, i));
            for (auto it = first; it != last; ++it) {
                if (it->second >= j && (best < 0 || it->second < best))
                    best = it->second;
            }
        }
        // A match far away would give up all that lies between.
        if (best >= 0 && best - j <= qMax<qint64>(4096, b.size() / 8)) {
            j = best;
        } else {
            ++i;
        }
    }
    qint64 samePlaces = 0;
    for (qint64 i = 0; i < qMin(a.size(), b.size()); ++i)
        samePlaces += a[i] == b[i] ? 1 : 0;
    return prefix + suffix + qMax(kept, samePlaces);
}

} // namespace bench
