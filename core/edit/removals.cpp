#include "core/edit/removals.h"

#include "core/changes/edittext.h"
#include "core/edit/packedpieces.h"
#include "core/language/listed.h"
#include "core/schema/field.h"

#include <algorithm>
#include <map>

namespace hexahedron {

namespace {

using Cause = Change::Cause;

// Bytes that are searched for what has moved; who moves more than that is told that it goes.
constexpr qint64 MostSearched = 64 << 20;

/// Numbers, written as text, may get shorter: nothing is lost by that. What is laid out anew tells by itself what goes.
bool isToldElsewhere(const Change &change)
{
    switch (change.cause) {
    case Cause::Asked:
    case Cause::Repair:
    case Cause::Reference:
        return false;
    case Cause::Layout:
    case Cause::Packed: // counted in what is packed
        return true;
    default:
        return !change.replacement.inserted.isEmpty();
    }
}

/// The text that other bytes take the place of; invalid when it is none, or goes.
Item textWrittenAnew(const Change &change, const Tree &tree)
{
    const ByteRange removed = change.replacement.removed;
    if (change.replacement.inserted.isEmpty() || !tree.hasStream(change.stream))
        return {};
    const Item item = tree.at(change.stream, removed.begin);
    const bool isText = item.isValid() && item.field && item.field->kind == Kind::Text;
    return isText && item.range.contains(removed) ? item : Item();
}

/// What comes, and how many of its bytes have not been found among what goes.
struct Arrival
{
    QByteArray bytes;
    qint64 left = 0;
};

/// How many of the bytes that go are among those that come.
qint64 movedBytes(const QByteArray &gone, std::vector<Arrival> &arrivals, qint64 &searched)
{
    qint64 moved = 0;
    for (Arrival &arrival : arrivals) {
        const bool isWhole = arrival.bytes.size() >= gone.size();
        const QByteArray &inner = isWhole ? gone : arrival.bytes;
        const QByteArray &outer = isWhole ? arrival.bytes : gone;
        if (inner.isEmpty() || arrival.left < inner.size() || gone.size() - moved < inner.size())
            continue;
        searched += outer.size();
        if (searched > MostSearched)
            return moved;
        if (!outer.contains(inner))
            continue;
        arrival.left -= inner.size();
        moved += inner.size();
        if (moved == gone.size())
            break;
    }
    return moved;
}

QString textOf(const Removal &place)
{
    const char *sentence = place.path.isEmpty() // nothing is known of what stands there
                               ? QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of the file")
                               : place.isExpanded
                                     ? QT_TRANSLATE_N_NOOP("edit", "%n expanded byte(s) of the content of %1")
                                     : QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of %1");
    QString of = editText(sentence, place.bytes);
    if (!place.path.isEmpty())
        of = of.arg(place.path);
    // As Planner says it of what goes as a whole: that is said already.
    const QString plain = editText(QT_TRANSLATE_N_NOOP("edit", "%L1 byte(s) removed"), place.bytes).arg(place.bytes);
    return place.text == plain || place.text.isEmpty() ? of : QStringLiteral("%1 (%2)").arg(of, place.text);
}

} // namespace

qint64 lostBehindText(const Field &field, const QByteArray &before, const QByteArray &after)
{
    const qsizetype end = before.indexOf('\0');
    if (field.kind != Kind::Text || field.textForm != TextForm::Fixed || field.isHeader || end < 0)
        return 0;
    const auto isSet = [](char c) { return c != 0; };
    const auto first = std::find_if(before.begin() + end, before.end(), isSet);
    const auto last = std::find_if(before.rbegin(), std::make_reverse_iterator(first), isSet).base();
    const QByteArray behind(first, last - first);
    return after.contains(behind) ? 0 : behind.size();
}

qint64 lostBy(const Change &change, const Tree &tree)
{
    constexpr qint64 LongestText = 1 << 16;
    const Replacement &replacement = change.replacement;
    const bool mayHide = replacement.growth() == 0 && replacement.removed.size() <= LongestText;
    if ((replacement.growth() >= 0 && !mayHide) || isToldElsewhere(change))
        return 0;
    const Item text = mayHide || change.cause == Cause::Asked ? textWrittenAnew(change, tree) : Item();
    if (!text.isValid())
        return -replacement.growth();
    if (!mayHide || replacement.removed != text.range)
        return 0;
    return lostBehindText(*text.field, tree.bytes(change.stream).toByteArray(text.range),
                          replacement.inserted.toByteArray());
}

bool replacesPacked(const Change &change, const Tree &tree)
{
    const ByteRange removed = change.replacement.removed;
    if (change.cause != Cause::Repair || removed.isEmpty() || !tree.hasStream(change.stream))
        return false;
    // The places of later changes are those in what earlier ones left.
    const Item data = change.isLater ? tree.find(change.path).value_or(Item()) : tree.at(change.stream, removed.begin);
    return data.isValid() && (change.isLater || data.range.begin == removed.begin)
           && holderOfPacked(tree, data).isValid();
}

std::vector<Removal> removalsOf(const std::vector<const Change *> &changes, const Tree &tree)
{
    constexpr qint64 MostCompared = 16 << 20; // of one place
    std::vector<Arrival> arrivals;
    for (const Change *change : changes) {
        const Bytes &inserted = change->replacement.inserted;
        if (change->replacement.removed.isEmpty() && change->cause != Cause::Packed && inserted.size() <= MostCompared
            && !inserted.isEmpty())
            arrivals.push_back({inserted.toByteArray(), inserted.size()});
    }
    std::vector<Removal> removals;
    qint64 searched = 0;
    for (const Change *change : changes) {
        const Replacement &replacement = change->replacement;
        qint64 lost = lostBy(*change, tree);
        if (lost <= 0)
            continue;
        if (!arrivals.empty() && replacement.inserted.isEmpty() && lost <= MostCompared
            && tree.hasStream(change->stream))
            lost -= movedBytes(tree.bytes(change->stream).toByteArray(replacement.removed), arrivals, searched);
        if (lost > 0)
            removals.push_back(
                {lost, change->path, change->text, change->isStray || textWrittenAnew(*change, tree).isValid()});
    }
    return removals;
}

std::vector<Removal> joined(std::vector<Removal> removals)
{
    std::map<QString, size_t> places;
    std::vector<Removal> sums;
    for (Removal &removal : removals) {
        const auto [it, isNew] = places.try_emplace(removal.path, sums.size());
        if (isNew) {
            sums.push_back(std::move(removal));
            continue;
        }
        Removal &sum = sums[it->second];
        sum.bytes += removal.bytes;
        sum.isStray = sum.isStray && removal.isStray;
        sum.isExpanded = sum.isExpanded || removal.isExpanded;
        if (sum.text.size() < 80)
            sum.text = listed({sum.text, removal.text});
        else if (!sum.text.endsWith(u'…'))
            sum.text = listed({sum.text, QStringLiteral("…")});
    }
    std::stable_sort(sums.begin(), sums.end(), [](const Removal &a, const Removal &b) { return a.bytes > b.bytes; });
    return sums;
}

QStringList removalTexts(const std::vector<Removal> &removals, int most)
{
    QStringList texts;
    const std::vector<Removal> places = joined(removals);
    qint64 others = 0;
    for (const Removal &place : places) {
        if (texts.size() == most)
            others += place.bytes;
        else
            texts += textOf(place);
    }
    if (others > 0)
        texts += editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) in %1 other places"), others)
                     .arg(places.size() - size_t(most));
    return texts;
}

} // namespace hexahedron
