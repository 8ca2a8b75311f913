#include "core/recovery/recovery.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/check/partplaces.h"
#include "core/edit/planner.h"
#include "core/recovery/elementheads.h"
#include "core/recovery/highbits.h"
#include "core/recovery/indexes.h"
#include "core/recovery/marks.h"
#include "core/recovery/neutral.h"
#include "core/recovery/numbers.h"
#include "core/recovery/packed.h"
#include "core/recovery/proof.h"
#include "core/recovery/shifts.h"
#include "core/recovery/sums.h"
#include "core/recovery/tail.h"
#include "core/recovery/transport.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"

#include <array>
#include <cmath>
#include <set>

namespace hexahedron::recovery {

namespace {

/// Microseconds: a small file may take a quarter of a second, one of a megabyte half of one. What is expanded must be read, too.
double budgetFor(const Tree &tree)
{
    // Packed bytes are not searched as others are.
    const double forByte = tree.expandedSize() > 0 ? 0.2 : 0.3;
    return 250'000 + forByte * double(qMin<qint64>(tree.bytes().size(), 1'000'000))
           + 0.08 * double(qMin<qint64>(tree.expandedSize(), 4'000'000));
}

/// A length that is too large swallows what follows: then less is wrong because less is read.
void weighFrames(std::vector<Candidate> &candidates)
{
    constexpr double LostFrame = 5;
    constexpr double Most = 20;
    qint64 most = 0;
    for (const Candidate &candidate : candidates)
        most = qMax(most, knownFrames(*candidate.tree));
    for (Candidate &candidate : candidates)
        candidate.hypothesis.bits += qMin(Most, LostFrame * double(most - knownFrames(*candidate.tree)));
}

/// What comes in with the edit, in the result.
std::vector<ByteRange> comingIn(const Hypothesis &hypothesis)
{
    std::vector<ByteRange> ranges;
    qint64 growth = 0;
    for (const Replacement &one : hypothesis.replacements) {
        const qint64 begin = one.removed.begin + growth;
        growth += one.growth();
        if (one.growth() > 0)
            ranges.push_back({begin, begin + one.inserted.size()});
    }
    return ranges;
}

/// What is read as bytes of any kind fits always. Where the same bytes are read as marks and numbers that the format knows, and
/// they are as it says, that is no chance.
void weighForetold(std::vector<Candidate> &candidates)
{
    constexpr double Weight = 0.5; // what depends on each other is counted for itself
    constexpr double Most = 24;
    std::vector<double> foretold;
    for (const Candidate &candidate : candidates)
        foretold.push_back(oddValues(*candidate.tree, comingIn(candidate.hypothesis)).foretold);
    const double most = foretold.empty() ? 0 : *std::max_element(foretold.begin(), foretold.end());
    for (size_t i = 0; i < candidates.size(); ++i)
        candidates[i].hypothesis.bits += qMin(Most, Weight * (most - foretold[i]));
}

void sortByBits(std::vector<Candidate> &candidates)
{
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.bits() < b.bits(); });
}

/// Among those that are nearly as good as the best the decoder knows which is right.
void weighDecoder(std::vector<Candidate> &candidates, const std::atomic_bool *cancelled)
{
    constexpr size_t MostDecoded = 12;
    constexpr double Near = 14;
    std::vector<double> bits;
    while (bits.size() < qMin(MostDecoded, candidates.size())
           && candidates[bits.size()].bits() <= candidates.front().bits() + Near)
        bits.push_back(bitsOfDecoder(*candidates[bits.size()].tree, cancelled));
    if (bits.size() < 2)
        return;
    // What it has against all of them speaks for none. Those behind are not better for not being looked at.
    const double least = *std::min_element(bits.begin(), bits.end());
    const double most = *std::max_element(bits.begin(), bits.end());
    for (size_t i = 0; i < candidates.size(); ++i)
        candidates[i].hypothesis.bits += (i < bits.size() ? bits[i] : most) - least;
    sortByBits(candidates);
}

constexpr size_t MostJudged = 40;
constexpr size_t MostOffered = 5;

/// The same for edits that do the same, as far as the first bytes of what they put in tell: bytes that stay as they are do not count.
QByteArray keyOf(const Hypothesis &hypothesis, const Bytes &file)
{
    constexpr qint64 MostLookedAt = 64;
    QByteArray key;
    for (const Replacement &one : hypothesis.replacements) {
        ByteRange removed = one.removed;
        QByteArray inserted = one.inserted.toByteArray({0, qMin(one.inserted.size(), MostLookedAt)});
        if (one.growth() == 0 && inserted.size() == one.inserted.size()) {
            const QByteArray there = file.toByteArray(removed);
            qsizetype begin = 0;
            qsizetype end = there.size();
            while (begin < end && there[begin] == inserted[begin])
                ++begin;
            while (end > begin && there[end - 1] == inserted[end - 1])
                --end;
            inserted = inserted.mid(begin, end - begin);
            removed = ByteRange{begin, end}.translated(one.removed.begin);
        }
        key += QByteArray::number(removed.begin) + '-' + QByteArray::number(removed.size()) + ':' + inserted.toHex()
               + ' ';
    }
    return key;
}

/// Two edits that come to nearly the same: the same bytes for two reasons, as many bytes that go or come, or the same ones and a few
/// more, or both only put in what is missing, which takes nothing away. Of two edits both must move as many bytes.
bool isLike(const Hypothesis &a, const Hypothesis &b, const Bytes &file)
{
    constexpr auto Packed = Hypothesis::Kind::Packed; // what can be expanded stays in any case
    if (keyOf(a, file) == keyOf(b, file) || (a.kind == Packed && b.kind == Packed))
        return true;
    constexpr auto Transport = Hypothesis::Kind::Transport; // as many CRs
    if (a.kind == Transport && b.kind == Transport && a.replacements.size() == b.replacements.size()
        && a.growth() == b.growth())
        return true;
    const auto onlyAdds = [](const Hypothesis &hypothesis) {
        return (hypothesis.kind == Hypothesis::Kind::Missing || hypothesis.kind == Hypothesis::Kind::Tail)
               && std::all_of(hypothesis.replacements.begin(), hypothesis.replacements.end(),
                              [](const Replacement &one) { return one.removed.isEmpty(); });
    };
    if (onlyAdds(a) && onlyAdds(b))
        return true;
    const auto movesAlike = [](const Replacement &one, const Replacement &other) { // other numbers are not alike
        const bool isSame = one.removed == other.removed && one.inserted.toByteArray() == other.inserted.toByteArray();
        return isSame || (one.growth() != 0 && one.growth() == other.growth());
    };
    if (a.isOfTwo && b.isOfTwo
        && std::equal(a.replacements.begin(), a.replacements.end(), b.replacements.begin(), b.replacements.end(),
                      movesAlike))
        return true;
    const auto moves = [](const Hypothesis &hypothesis) {
        return hypothesis.kind == Hypothesis::Kind::Extra || hypothesis.kind == Hypothesis::Kind::Missing
               || hypothesis.kind == Hypothesis::Kind::Tail;
    };
    if (!moves(a) || !moves(b) || a.replacements.size() != 1 || b.replacements.size() != 1)
        return false;
    const Replacement &one = a.replacements.front();
    const Replacement &other = b.replacements.front();
    // One byte more or less of those that go at a place.
    const bool isInside = a.kind == b.kind && one.growth() < 0 && other.growth() < 0
                          && (one.removed.contains(other.removed) || other.removed.contains(one.removed));
    return isInside || one.growth() == other.growth();
}

/// The more of a file comes or goes, the less likely it is that it did so: what goes made as much sense as the rest.
double bitsOfShare(const Hypothesis &hypothesis, qint64 size)
{
    constexpr double All = 20;
    if (hypothesis.kind != Hypothesis::Kind::Extra && hypothesis.kind != Hypothesis::Kind::Missing)
        return 0;
    qint64 bytes = 0;
    for (const Replacement &replacement : hypothesis.replacements)
        bytes += replacement.removed.size() + replacement.inserted.size();
    return All * double(bytes) / double(qMax<qint64>(1, size));
}

/// True when nothing of the structure is missing any more because something was made up: that is not right, which says nothing
/// against it.
bool isMadeUp(const Hypothesis &hypothesis)
{
    return hypothesis.kind == Hypothesis::Kind::Tail || hypothesis.kind == Hypothesis::Kind::Packed;
}

/// Those that were not among `known`, or those that were.
std::vector<Issue> freshOnes(const std::vector<Issue> &issues, const std::vector<Issue> &known, bool areFresh)
{
    std::set<std::pair<const IssueKind *, QString>> all;
    for (const Issue &issue : known)
        all.insert({issue.kind, issue.path});
    std::vector<Issue> some;
    std::copy_if(issues.begin(), issues.end(), std::back_inserter(some), [&](const Issue &issue) {
        return !isOfLoss(*issue.kind) && all.contains({issue.kind, issue.path}) != areFresh;
    });
    return some;
}

/// Whatever an end held, every number that refers to it misses it: that counts once for each kind.
std::vector<Issue> withOneMissing(std::vector<Issue> issues)
{
    std::set<const IssueKind *> seen;
    std::erase_if(issues, [&](const Issue &issue) {
        const bool isNumber = issue.item.field && issue.item.field->kind == Kind::Integer;
        return isNumber && !seen.insert(issue.kind).second;
    });
    return issues;
}

bool isEnded(const Candidate &candidate)
{
    return isMadeUp(candidate.hypothesis) && candidate.after.faults == 0;
}

/// Structured bytes that become bytes of any kind, which are understood less.
qint64 bytesLost(const Candidate &candidate, const Tree &before)
{
    const qint64 read = qMax<qint64>(0, candidate.before.unread - candidate.after.unread);
    return bytesToTheEnd(*candidate.tree) - bytesToTheEnd(before) - read;
}

bool isOfAnotherFormat(const std::vector<Issue> &issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue &issue) { return issue.kind == &issues::notThisFormat; });
}

} // namespace

bool opensFile(const Candidate &candidate, const std::vector<Issue> &known)
{
    return candidate.hypothesis.kind == Hypothesis::Kind::Transport && isOfAnotherFormat(known)
           && !isOfAnotherFormat(candidate.issues) && candidate.after.errors <= candidate.before.errors;
}

namespace {

/// False for an edit after which less is wrong because less is read: a count of 0 has no wrong elements, and packed bytes that
/// cannot be expanded have no findings in them.
bool explains(const Candidate &candidate, const Tree &before, const std::vector<Issue> &known)
{
    constexpr qint64 FewBytes = 16;
    if (candidate.hypothesis.isSure)
        return true;
    const qint64 unread = candidate.after.unread;
    // More is expanded, and may be read up to where zeros begin.
    const bool isPacked = candidate.hypothesis.kind == Hypothesis::Kind::Packed && candidate.after.errors == 0;
    if (!isPacked && unread > FewBytes && unread * 4 > candidate.before.unread)
        return false;
    // A number that lets values be read as others of a kind that files seldom have swallows them.
    constexpr double ManyOddBits = 100;
    if (candidate.hypothesis.kind == Hypothesis::Kind::Number && candidate.after.warnings + candidate.after.errors > 0
        && oddValues(*candidate.tree).bits > oddValues(before).bits + ManyOddBits)
        return false;
    // A checksum that was right is the proof that nothing is wrong in its bytes.
    using enum Hypothesis::Kind;
    const Hypothesis::Kind kind = candidate.hypothesis.kind;
    if ((kind == Number || kind == Extra || kind == Missing) && candidate.after.rightSums < candidate.before.rightSums)
        return false;
    if (leavesMoreUnused(candidate.issues, known))
        return false;
    if (!isPacked && bytesLost(candidate, before) > 4 * FewBytes) // what is packed anew may be longer
        return false;
    const auto findings = [](const std::vector<Issue> &issues) {
        return std::count_if(issues.begin(), issues.end(),
                             [](const Issue &issue) { return issue.severity >= Severity::Warning; });
    };
    const bool isLess = candidate.after.errors + candidate.after.warnings
                        < candidate.before.errors + candidate.before.warnings;
    const bool isMilder = candidate.after.errors < candidate.before.errors
                          && (candidate.isWholeAgain() || findings(candidate.issues) <= findings(known));
    if (!isLess && !isMilder && !isEnded(candidate) && !opensFile(candidate, known))
        return false;
    candidate.tree->openAll();
    return expandsAsMuch(*candidate.tree, before) && knownContents(*candidate.tree) >= knownContents(before);
}

/// Where values begin to be odd: the parts there and those before them, in which something may have come in or gone; `isClosely`:
/// in the first odd element also number by number.
struct OddParts
{
    std::vector<PartPlace> parts;
    std::vector<Places> places;
};

OddParts oddPartsOf(const Tree &tree, const OddValues &odd, bool isClosely)
{
    constexpr size_t MostBeginnings = 4;
    constexpr size_t MostParts = 4;
    constexpr qint64 Number = 4; // bytes
    constexpr qint64 MostNumbers = 16;
    OddParts all;
    qint64 from = -1;
    for (const ByteRange &place : odd.places) {
        if (place.begin < from || all.places.size() >= MostBeginnings)
            continue;
        Places near = placesNear(tree, place.begin);
        for (size_t i = 0; i < qMin(MostParts, near.parts.size()); ++i)
            all.parts.push_back(near.parts[i]);
        // Elements before the first odd one are where they were, and so may the first numbers in it be.
        if (!near.parts.empty() && near.parts.front().range.contains(place)) {
            const PartPlace &part = near.parts.front();
            const qint64 last = isClosely && all.places.empty() ? qMin(place.end, place.begin + MostNumbers * Number)
                                                                : place.begin + 1;
            for (qint64 at = place.begin; at < last; at += Number)
                all.parts.push_back({part.stream, part.node, part.field, {at, part.range.end}});
        }
        if (!near.parts.empty())
            from = qMax(place.end, near.parts.front().range.end); // the next one in another part
        all.places.push_back(std::move(near));
    }
    return all;
}

/// The parts in which values are wrong first, and those before them: where structure goes on to fit something may have come in or
/// gone long before it does not.
std::vector<PartPlace> firstWrongParts(const Tree &tree, const std::vector<Issue> &issues)
{
    constexpr size_t MostParts = 4;
    qint64 first = tree.bytes().size();
    for (const Issue &issue : issues) {
        if (issue.severity > Severity::Info && !isOfStructure(*issue.kind) && tree.baseOf(issue.item.stream) == 0
            && issue.item.field && issue.item.field->isNumber())
            first = qMin(first, issue.range.begin);
    }
    if (first >= tree.bytes().size())
        return {};
    std::vector<PartPlace> parts = placesNear(tree, first).parts;
    parts.resize(qMin(MostParts, parts.size()));
    if (!parts.empty() && parts.front().range.contains(ByteRange{first, first + 1})) { // what stands before it is right
        PartPlace rest = parts.front();
        rest.range.begin = first;
        parts.push_back(rest);
    }
    return parts;
}

/// Where another file follows that is what has happened, and no number is wrong.
bool isOfJoinedFiles(const std::vector<Issue> &issues)
{
    return std::any_of(issues.begin(), issues.end(),
                       [](const Issue &issue) { return issue.kind == &issues::fileAppended; });
}

/// Single numbers that are wrong, with what rules say they should be.
std::vector<Hypothesis> numbersOfRules(const Tree &tree, const std::vector<Issue> &issues)
{
    constexpr size_t MostNumbers = 2;
    constexpr int MostPlanned = 8;
    constexpr double Bits = 4;
    std::vector<Hypothesis> numbers;
    int planned = 0;
    for (const Issue &issue : issues) {
        const bool isNumber = issue.item.stream == 0 && issue.item.isNumber() && issue.item.role == Item::Role::Field;
        // Counts of what a number counts in a way of its own, such as codes of each length.
        const bool isCount = issue.item.stream == 0 && issue.kind == &issues::countTooLarge && !issue.repair.isGuess
                             && issue.item.field && issue.item.field->kind == Kind::Integer;
        // Lengths that structure wants are no more than guesses.
        const bool isOfRule = isCount || (isNumber && !isOfStructure(*issue.kind));
        if (issue.severity < Severity::Error || !issue.repair || issue.repair.makesUp || !isOfRule)
            continue;
        if (++planned > MostPlanned)
            break;
        Planner planner(tree, false); // what follows may have another cause
        issue.repair.plan(planner);
        const EditPlan plan = planner.finish();
        if (plan.isRefused() || plan.changes.size() != 1)
            continue;
        const Replacement &only = plan.changes.front().replacement;
        if (only.growth() != 0 || !issue.item.range.contains(only.removed))
            continue;
        Hypothesis hypothesis;
        hypothesis.replacements = {only};
        hypothesis.bits = Bits;
        hypothesis.sentence = issue.repair.text();
        numbers.push_back(std::move(hypothesis));
        if (numbers.size() >= MostNumbers)
            break;
    }
    return numbers;
}

/// Tries what may have happened, each kind with its share of the budget, whatever those before it have taken.
void tryEach(Workbench &bench, const Tree &tree, const std::vector<Issue> &issues, const std::vector<Hypothesis> &ruled,
             double budget)
{
    const bool hasErrors = worstOf(issues) == Severity::Error;
    const auto share = [&](double part) { bench.leave(bench.left() - part * budget); };
    share(0.6);
    tryHighBits(bench);
    share(0.25);
    tryProvedShifts(bench);
    share(0.25);
    tryTransport(bench);
    share(0.1);
    if (hasErrors) {
        trySums(bench);
        tryIndexes(bench, issues);
        share(0.45);
        tryPacked(bench, issues);
    }
    if (bench.structure().faults == 0 && !bench.isOdd() && !bench.isOfErrors())
        return;
    OddParts odd = bench.isOdd() ? oddPartsOf(tree, bench.odd(), bench.structure().faults == 0) : OddParts();
    const Places places = bench.structure().faults > 0 || odd.places.empty() ? placesNear(tree, bench.firstFault())
                                                                             : odd.places.front();
    share(0.15);
    if (bench.structure().faults > 0)
        tryTail(bench);
    share(0.1);
    tryMarks(bench, places);
    share(0.05);
    tryElementHeads(bench, places);
    share(0.05);
    if (bench.structure().faults > 0)
        tryLostElements(bench);
    trySharedCount(bench);
    for (const Hypothesis &number : ruled)
        bench.tryOut(number); // it may be all that is wrong
    share(0.12);
    tryHeadCounts(bench, places);
    const auto tryOddNumbers = [&] {
        for (size_t i = 0; i < odd.places.size() && !bench.hasPerfect(); ++i)
            tryNumbers(bench, odd.places[i]);
    };
    // What is wrong lies before all that does not fit, so where that begins comes first.
    if (!odd.places.empty() && bench.odd().places.front().begin < bench.firstFault()) {
        share(0.2);
        tryOddNumbers();
        share(0.3);
        if (!bench.hasPerfect())
            tryNumbers(bench, places);
    } else {
        share(0.3);
        tryNumbers(bench, places);
        share(0.1);
        tryOddNumbers();
    }
    share(0.1);
    if (bench.structure().faults > 0)
        tryDoubledPieces(bench);
    if (bench.structure().faults > 0 || bench.isOdd()) {
        const std::vector<PartPlace> wrong = firstWrongParts(tree, issues);
        odd.parts.insert(odd.parts.end(), wrong.begin(), wrong.end());
    }
    share(0.4);
    if (!lostBytesOf(bench.file()).isAny()) // in such a file bytes that come or go fit by chance
        tryShifts(bench, places, odd.parts);
    if (!bench.hasPerfect()) {
        bench.leave(0.35 * budget);
        tryNeutralNumbers(bench, places);
        if (bench.structure().faults > 0)
            tryHeaders(bench, places);
        bench.leave(0.3 * budget);
        tryAllNumbers(bench, places);
    }
}

/// `ruled`: see numbersOfRules().
void tryAll(Workbench &bench, const Tree &tree, const std::vector<Issue> &issues, const std::vector<Hypothesis> &ruled,
            double budget)
{
    tryEach(bench, tree, issues, ruled, budget);
    bench.leave(bench.left() - 0.2 * budget);
    if (worstOf(issues) == Severity::Error)
        tryLayingOut(bench);
}

/// The file with the edit, read and checked.
Candidate candidateOf(Workbench &bench, const Evidence &before, Hypothesis hypothesis, const std::vector<Issue> &known)
{
    Candidate candidate;
    candidate.tree = bench.read(hypothesis.appliedTo(bench.file()));
    candidate.issues = check(*candidate.tree, bench.cancelled(), 1);
    if (bench.isCancelled())
        return candidate;
    candidate.after = bench.judge(*candidate.tree, candidate.issues);
    candidate.opened = qMax<qint64>(0, candidate.tree->expandedSize() - bench.tree().expandedSize())
                       + qMax<qint64>(0, bytesToTheEnd(bench.tree()) - bytesToTheEnd(*candidate.tree));
    candidate.before = before;
    if (isMadeUp(hypothesis)) {
        double odd = oddValues(*candidate.tree).bits;
        if (hypothesis.kind == Hypothesis::Kind::Packed) // more is seen of what is packed
            odd = qMin(odd, bench.odd().bits);
        // What was wrong before is wrong still.
        const double sure = structureOf(*candidate.tree).bits + bitsOfOddValues(odd)
                            + bitsOfIssues(freshOnes(candidate.issues, known, false));
        const double added = bitsOfIssues(withOneMissing(freshOnes(candidate.issues, known, true)));
        candidate.after.bits = sure + added / 8 - Evidence::RightSum * double(candidate.after.rightSums);
    }
    candidate.hypothesis = std::move(hypothesis);
    return candidate;
}

/// A file that was only cut has all that is there where it belongs, and a count that is right now has elements behind it: neither
/// holds where many elements of that list were wrong before, and are.
bool isContradicted(const Candidate &candidate, const std::vector<Issue> &known)
{
    constexpr qint64 MostBetween = 16; // a count and its list
    const Hypothesis &hypothesis = candidate.hypothesis;
    const bool isTail = hypothesis.kind == Hypothesis::Kind::Tail;
    if (!isTail && hypothesis.kind != Hypothesis::Kind::Number)
        return false;
    const std::vector<Issue> left = freshOnes(candidate.issues, known, false);
    // A rule says that the new number is wrong, too.
    const auto isOfNumber = [&](const Issue &issue) {
        const ByteRange number = hypothesis.replacements.front().removed;
        const bool isMeant = issue.severity == Severity::Error
                                 ? issue.range.contains(number)
                                 : issue.severity == Severity::Warning && issue.range == number;
        return isMeant && issue.item.stream == 0 && !isOfStructure(*issue.kind);
    };
    if (!isTail && !hypothesis.replacements.empty() && std::ranges::any_of(candidate.issues, isOfNumber))
        return true;
    return std::any_of(left.begin(), left.end(), [&](const Issue &issue) {
        const Item list = listOfNonsense(*candidate.tree, issue);
        const qint64 behind = list.range.begin - hypothesis.place();
        return list.isValid() && (isTail ? list.range.end >= hypothesis.place() : behind >= 0 && behind <= MostBetween);
    });
}

/// What is better than no edit, and no worse for anybody.
bool isWorthIt(const Candidate &candidate, const Tree &before, const std::vector<Issue> &known)
{
    return candidate.bits() < candidate.before.bits
           && (isEnded(candidate) || candidate.after.errors <= candidate.before.errors)
           && !isContradicted(candidate, known) && explains(candidate, before, known);
}

/// The best of what was tried, each where it belongs, with all that is wrong then.
std::vector<Candidate> judged(Workbench &bench, const Evidence &before, const std::vector<Issue> &issues)
{
    const bool hasErrors = worstOf(issues) == Severity::Error;
    std::vector<Candidate> judged;
    std::set<QByteArray> seen;
    std::vector<Trial> best = bench.best(MostJudged);
    // To find the place of others among packed bytes may take all the time that there is. What a decoder or a checksum proves may
    // also be a number that could be wrong.
    const auto order = [](const Trial &trial) {
        const Hypothesis::Kind kind = trial.hypothesis.kind;
        const bool isFirst = kind == Hypothesis::Kind::Packed || kind == Hypothesis::Kind::Sum;
        return isFirst ? 0 : !trial.isHidden && trial.evidence.faults == 0 ? 1 : 2;
    };
    std::ranges::stable_sort(best, {}, order);
    for (const Trial &trial : best) {
        const Hypothesis::Kind kind = trial.hypothesis.kind;
        const bool movesBytes = kind == Hypothesis::Kind::Extra || kind == Hypothesis::Kind::Missing
                                || kind == Hypothesis::Kind::Tail;
        if (movesBytes && !hasErrors && !bench.isOdd() && !trial.hypothesis.isProved())
            continue; // a file that programs read stays as long as it is
        for (Hypothesis &hypothesis : located(bench, trial.hypothesis)) {
            if (!bench.mayTry())
                break;
            if (hypothesis.kind != Hypothesis::Kind::Transport && !seen.insert(keyOf(hypothesis, bench.file())).second)
                continue;
            Candidate candidate = candidateOf(bench, before, std::move(hypothesis), issues);
            if (bench.isCancelled())
                return {};
            // Another number of which nothing can be said that speaks for it.
            if (candidate.hypothesis.kind == Hypothesis::Kind::Number && !bench.isOdd()
                && candidate.evidence().isEmpty())
                continue;
            if (isWorthIt(candidate, bench.tree(), issues))
                judged.push_back(std::move(candidate));
        }
    }
    return judged;
}

/// Numbers that are other ones than they always are, though programs read them: they are hardly where they should be.
double bitsOfRemarks(const Candidate &candidate, const std::vector<Issue> &known)
{
    constexpr double BitsOfRemark = 3;
    constexpr double Most = 9;
    const auto remarks = std::ranges::count_if(freshOnes(candidate.issues, known, true), [](const Issue &issue) {
        return issue.severity == Severity::Info && issue.kind == &issues::valueUnexpected;
    });
    return qMin(Most, BitsOfRemark * double(remarks));
}

/// What speaks against some of them when they are compared; the best first then.
void weigh(std::vector<Candidate> &judged, const std::vector<Issue> &known, const Tree &before,
           const std::atomic_bool *cancelled)
{
    weighFrames(judged);
    weighForetold(judged);
    for (Candidate &candidate : judged)
        candidate.hypothesis.bits += bitsOfRemarks(candidate, known)
                                     + std::log2(1 + double(qMax<qint64>(0, bytesLost(candidate, before))))
                                     + bitsOfShare(candidate.hypothesis, before.bytes().size());
    sortByBits(judged);
    weighDecoder(judged, cancelled);
}

/// Where one number lets so many values be read as what is wrong that were others before, it is hardly that number.
bool breaksValues(const Candidate &candidate, const std::vector<Issue> &known, const Tree &before)
{
    constexpr qint64 Many = 8;
    constexpr qint64 Share = 4; // where so many times more values were wrong, what is read now is what was meant
    if (candidate.hypothesis.kind != Hypothesis::Kind::Number || candidate.hypothesis.isProved())
        return false;
    const auto isOfValue = [](const Issue &issue) {
        return issue.severity > Severity::Info && !isOfStructure(*issue.kind) && issue.item.field
               && issue.item.field->isNumber();
    };
    qint64 wrongBefore = 0;
    for (const Issue &issue : known)
        wrongBefore += isOfValue(issue) ? issue.count : 0;
    qint64 values = 0;
    for (const Issue &issue : freshOnes(candidate.issues, known, true)) {
        const bool isValue = isOfValue(issue);
        // What could not be read before says nothing.
        const Item there = isValue && issue.item.stream == 0 ? before.covering(0, issue.range) : Item();
        if (isValue && (!there.field || there.field->kind != Kind::Raw))
            values += issue.count;
    }
    return values >= Many && (candidate.after.faults > 0 || values * Share > wrongBefore);
}

/// Of a file that is as long as it says nothing went, and nothing came in, that did not come from elsewhere in it.
bool isAgainstSize(const Hypothesis &hypothesis, const Tree &before)
{
    using enum Hypothesis::Kind;
    const bool movesBytes = hypothesis.kind == Extra || hypothesis.kind == Missing || hypothesis.kind == Tail;
    return movesBytes && !hypothesis.isProved() && hypothesis.growth() != 0 && statedGrowth(before) == 0;
}

/// Many bytes of this value among which something is wrong first: they were written over others, by a disk or a transfer. What stands
/// behind them is where it was. Empty where there are none. (Structure that is wrong shows only behind what is.)
ByteRange fillerOverIssues(char filler, const Tree &tree, const std::vector<Issue> &issues)
{
    constexpr qint64 Least = 12; // more than three numbers seldom are
    constexpr qint64 Most = 4096;
    constexpr qint64 MostBefore = 64; // of a value that was hit in its end
    const Bytes &file = tree.bytes();
    ByteRange first{file.size(), file.size()};
    for (const Issue &issue : issues) {
        if (issue.severity > Severity::Info && issue.stream == 0 && !isOfLoss(*issue.kind)
            && issue.range.begin < first.begin)
            first = issue.range;
    }
    const ByteRange around{qMax<qint64>(0, first.begin - Most), qMin(file.size(), first.begin + Most)};
    if (first.isEmpty() || around.isEmpty())
        return {};
    const QByteArray bytes = file.toByteArray(around);
    const auto isFiller = [&](qint64 at) { return at >= 0 && at < bytes.size() && bytes[at] == filler; };
    qint64 begin = first.begin - around.begin;
    for (const qint64 last = begin + qMin(first.size(), MostBefore) - 1; begin < last && !isFiller(begin);)
        ++begin;
    qint64 end = begin;
    while (isFiller(begin - 1))
        --begin;
    while (isFiller(end))
        ++end;
    return end - begin >= Least ? ByteRange{begin, end}.translated(around.begin) : ByteRange();
}

/// Where others were written over something, what stands behind them is right where it is: bytes that go would move it. Other bytes
/// in the midst of what fills a text of a fixed size came in.
bool isAgainstFiller(const Hypothesis &hypothesis, const Tree &before, const std::vector<Issue> &issues)
{
    if (!hypothesis.takesAway() || hypothesis.isProved())
        return false;
    const auto touches = [&](const Replacement &one, ByteRange run, char filler) {
        if (one.growth() >= 0 || one.removed.begin > run.end || run.begin > one.removed.end)
            return false;
        const ByteRange around{qMax<qint64>(0, one.removed.begin - 1),
                               qMin(before.bytes().size(), one.removed.end + 1)};
        const QByteArray bytes = before.bytes().toByteArray(around);
        const bool isAmong = bytes.front() == filler && bytes.back() == filler;
        return !isAmong || bytes.count(filler) == bytes.size();
    };
    return std::ranges::any_of(std::array{'\0', '\xff'}, [&](char filler) {
        const ByteRange run = fillerOverIssues(filler, before, issues);
        return !run.isEmpty() && std::ranges::any_of(hypothesis.replacements, [&](const Replacement &one) {
            return touches(one, run, filler);
        });
    });
}

/// Bytes that were read before are stray with another number: they would go next.
bool leavesStray(const Candidate &candidate)
{
    return candidate.hypothesis.kind == Hypothesis::Kind::Number && !candidate.hypothesis.isProved()
           && candidate.after.unread > candidate.before.unread;
}

/// By how much the edit lowers the integer that it writes to; 0 where it writes to something else.
qint64 loweredBy(const Replacement &one, const Tree &before)
{
    const Item item = one.growth() == 0 ? before.covering(0, one.removed) : Item();
    if (!item.field || item.field->kind != Kind::Integer)
        return 0;
    QByteArray bytes = before.bytes().toByteArray(item.range);
    const qint64 value = decodeInteger(*item.field, reinterpret_cast<const uchar *>(bytes.constData()));
    bytes.replace(one.removed.begin - item.range.begin, one.removed.size(), one.inserted.toByteArray());
    return value - decodeInteger(*item.field, reinterpret_cast<const uchar *>(bytes.constData()));
}

/// Bytes that go and a lower number are an element that goes: it is content, whatever is wrong with it.
bool dropsAnElement(const Hypothesis &hypothesis, const Tree &before)
{
    if (!hypothesis.takesAway() || hypothesis.isProved())
        return false;
    return std::ranges::any_of(hypothesis.replacements, [&](const Replacement &one) {
        const Item item = one.growth() == 0 ? before.covering(0, one.removed) : Item();
        return item.field && !item.field->derived.counts.empty() && loweredBy(one, before) > 0;
    });
}

bool hasKind(const std::vector<Issue> &issues, const IssueKind &kind)
{
    return std::ranges::any_of(issues, [&](const Issue &issue) { return issue.kind == &kind; });
}

/// A size that is lowered to where the file ends was right, when the checksum says that the rest is missing.
void callCutWhatIsCut(Candidate &candidate, const std::vector<Issue> &issues, const Tree &before)
{
    Hypothesis &hypothesis = candidate.hypothesis;
    const bool isOneNumber = hypothesis.kind == Hypothesis::Kind::Number && hypothesis.replacements.size() == 1;
    const qint64 lost = isOneNumber ? loweredBy(hypothesis.replacements.front(), before) : 0;
    const Item number = lost > 0 ? before.covering(0, hypothesis.replacements.front().removed) : Item();
    const bool isOfPlace = hasKind(issues, issues::partPassesEnd) && !hasKind(candidate.issues, issues::partPassesEnd);
    if (!number.isValid() || !isOfPlace)
        return;
    const bool isChanged = std::ranges::any_of(candidate.issues, [&](const Issue &issue) {
        const bool isOfSum = issue.kind == &issues::contentChanged || issue.kind == &issues::checksumWrong;
        return isOfSum && candidate.tree->parent(issue.item).range == before.parent(number).range;
    });
    if (!isChanged)
        return;
    const QByteArray bytes = candidate.tree->bytes().toByteArray(number.range);
    const qint64 left = decodeInteger(*number.field, reinterpret_cast<const uchar *>(bytes.constData()));
    hypothesis.kind = Hypothesis::Kind::Tail;
    hypothesis.lost = lost;
    hypothesis.sentence = sentenceOfEnd(QLatin1StringView(number.field->name), left);
}

/// Bytes of parts that lie elsewhere which are no longer part of any. A sum that is right then proves that they never were.
qint64 droppedFromParts(const Candidate &candidate, const Tree &before)
{
    const Hypothesis &hypothesis = candidate.hypothesis;
    if (hypothesis.kind != Hypothesis::Kind::Number || hypothesis.growth() != 0 || before.stream(0).elsewhere.isEmpty()
        || candidate.after.rightSums > candidate.before.rightSums)
        return 0;
    const qint64 end = before.bytes().size();
    const std::vector<contents::PartPlace> now = contents::partPlacesIn(candidate.tree->stream(0));
    constexpr int Most = 64;
    qint64 dropped = 0;
    for (int looked = 0; const contents::PartPlace &place : contents::partPlacesIn(before.stream(0))) {
        // They are in the order of their records.
        const auto left = std::ranges::find_if(
            std::ranges::lower_bound(now, place.record, {}, &contents::PartPlace::record), now.end(),
            [&](const contents::PartPlace &one) { return one.record != place.record || one.part == place.part; });
        // What passes the end of the file is not all there.
        if (left == now.end() || left->record != place.record || place.target < 0 || place.end > end
            || left->end >= place.end)
            continue;
        if (++looked > Most)
            break;
        const qint64 begin = qMax(left->end, place.target);
        qint64 ofNone = place.end - begin;
        for (const contents::PartPlace &other : now) {
            // Where nothing is left of a part, it does not matter whose bytes they are, too.
            const bool has = !left->isEmpty && !other.isMissing();
            ofNone -= has ? qMax<qint64>(0, qMin(other.end, place.end) - qMax(other.target, begin)) : 0;
        }
        dropped += qMax<qint64>(0, ofNone);
    }
    return dropped;
}

/// How many bytes of content may go with it, at once or next, however much speaks for it; 0: what goes came in.
qint64 contentLost(const Candidate &candidate, const std::vector<Issue> &issues, const Tree &before)
{
    const Hypothesis &hypothesis = candidate.hypothesis;
    if (leavesStray(candidate))
        return candidate.after.unread - candidate.before.unread;
    if (const qint64 dropped = droppedFromParts(candidate, before); dropped > 0)
        return dropped;
    // With new errors, or with structure that does not fit, there may be another reason for all of them. Values that were wrong
    // before may be wrong for themselves.
    const bool isStill = candidate.after.faults > 0
                         || worstOf(freshOnes(candidate.issues, issues, true)) == Severity::Error;
    constexpr qint64 Few = 16; // more are an element, or several
    const bool isLeft = hypothesis.growth() < -Few && candidate.after.errors + candidate.after.warnings > 0;
    // How many came in may be proved, and not where.
    const bool isUnsure = hypothesis.takesAway() && !hypothesis.isSure
                          && (isLeft || (isStill && !hypothesis.isProved()));
    const bool isContent = isUnsure || dropsAnElement(hypothesis, before)
                           || isAgainstFiller(hypothesis, before, issues);
    return isContent ? -hypothesis.growth() : 0;
}

/// Of a file that lost its highest bits nothing is where its numbers say: bytes that came in or went in it fit by chance. Its end may
/// be missing all the same.
bool fitsByChance(const Hypothesis &hypothesis, const Tree &before)
{
    const bool isEnd = hypothesis.kind == Hypothesis::Kind::Tail && !hypothesis.isOfTwo;
    const LostBytes lost = lostBytesOf(before.bytes());
    return lost.isAllMoved() || (lost.isAny() && hypothesis.growth() != 0 && !isEnd);
}

/// Where bytes come in or go in the middle of elements, those next to it make sense as the others in the list do. When they do not,
/// it was somewhere else.
bool leavesNonsense(const Candidate &candidate)
{
    using enum Hypothesis::Kind;
    const Hypothesis &hypothesis = candidate.hypothesis;
    const bool movesBytes = hypothesis.kind == Extra || hypothesis.kind == Missing || hypothesis.kind == Transport;
    if (!movesBytes || hypothesis.isProved())
        return false;
    const Bytes &bytes = candidate.tree->bytes();
    qint64 growth = 0;
    return std::ranges::any_of(hypothesis.replacements, [&](const Replacement &one) {
        const ByteRange there = ByteRange{one.removed.begin, one.removed.begin + one.inserted.size()}.translated(
            growth);
        growth += one.growth();
        return one.growth() != 0 && there.begin > 0 && there.begin < bytes.size()
               && isNonsenseNear(candidate.tree->stream(0), there);
    });
}

/// A frame that is known becomes another one: then what it holds is not looked at any more, or by other rules.
bool renamesKnown(const Hypothesis &hypothesis, const Tree &before)
{
    const StreamTree &stream = before.stream(0);
    const FrameStyle &style = stream.schema->frameStyle;
    return std::ranges::any_of(hypothesis.replacements, [&](const Replacement &one) {
        if (one.growth() != 0 || one.removed.isEmpty())
            return false;
        NodeId id = stream.nodes.deepestAt(one.removed.begin);
        while (id != NoNode && fieldById(stream.nodes[id].field).kind != Kind::Frame)
            id = stream.nodes.parent(id);
        if (id == NoNode || &fieldById(stream.nodes[id].field) == stream.schema->unknownFrame)
            return false;
        const qint64 tag = stream.nodes[id].begin + style.tagOffset();
        return one.removed.begin < tag + style.tagSize && tag < one.removed.end;
    });
}

/// Numbers that are none come to light where bytes have moved, or are read as something else: they are no numbers. What could not be
/// read before says nothing, nor does what is packed.
bool makesNonsense(const Candidate &candidate, const std::vector<Issue> &known, const Tree &before)
{
    const Hypothesis &hypothesis = candidate.hypothesis;
    if (hypothesis.isProved() || (hypothesis.growth() == 0 && !hypothesis.isOfTwo))
        return false;
    return std::ranges::any_of(freshOnes(candidate.issues, known, true), [&](const Issue &issue) {
        if (issue.kind != &issues::notFinite || issue.item.stream != 0)
            return false;
        const qint64 at = issue.range.begin - (issue.range.begin >= hypothesis.place() ? hypothesis.growth() : 0);
        const Item there = before.covering(0, {at, at + 1});
        return !there.field || there.field->kind != Kind::Raw;
    });
}

/// What a transfer did to a file is all that is wrong with it, or nearly so. A few CRs let some of it fit by chance.
bool isHalfOfATransfer(const Candidate &candidate)
{
    constexpr qint64 Few = 4;
    constexpr qint64 Share = 4; // one of so many
    const qint64 growth = candidate.hypothesis.growth();
    if (candidate.hypothesis.kind != Hypothesis::Kind::Transport || growth <= 0 || growth > Few)
        return false;
    const qint64 left = candidate.after.errors + candidate.after.warnings;
    const qint64 before = candidate.before.errors + candidate.before.warnings;
    return left > Few && left * Share > before;
}

/// The same number of bytes at the end, where they make as much sense: the file was cut, which is likelier.
std::optional<Candidate> asCut(const Candidate &candidate, const Tree &before)
{
    constexpr double Alike = 4;            // bits
    constexpr qint64 MostBytes = 16 << 20; // somebody waits
    const Hypothesis &hypothesis = candidate.hypothesis;
    const qint64 end = before.bytes().size();
    if (hypothesis.kind != Hypothesis::Kind::Missing || hypothesis.isProved() || hypothesis.isOfTwo || end > MostBytes)
        return {};
    Candidate cut;
    cut.hypothesis.kind = Hypothesis::Kind::Tail;
    cut.hypothesis.replacements = {{{end, end}, Bytes(QByteArray(hypothesis.growth(), '\0'))}};
    cut.hypothesis.bits = hypothesis.bits;
    cut.hypothesis.sentence = sentenceOfZerosAtEnd(hypothesis.growth());
    cut.hypothesis.lost = hypothesis.growth();
    cut.tree = readTree(*before.format(), cut.hypothesis.appliedTo(before.bytes()), before.fileName(), nullptr,
                        before.limits());
    if (structureOf(*cut.tree).faults > 0 || oddValues(*cut.tree).bits > oddValues(*candidate.tree).bits + Alike)
        return {};
    cut.issues = check(*cut.tree, nullptr, 1);
    cut.after = evidenceOf(*cut.tree, cut.issues);
    cut.before = candidate.before;
    if (cut.after.findings > candidate.after.findings)
        return {};
    findUseless(cut.hypothesis, *cut.tree, end);
    return cut;
}

/// Of the structure nearly as much is wrong as before, in other places: a number lets other bytes be read as something.
bool movesFaults(const Candidate &candidate, const std::vector<Issue> &known)
{
    constexpr qint64 Few = 4;
    if (candidate.hypothesis.kind != Hypothesis::Kind::Number || candidate.hypothesis.isProved())
        return false;
    const auto isFault = [](const Issue &issue) {
        return issue.severity > Severity::Info && isOfStructure(*issue.kind);
    };
    const auto fresh = std::ranges::count_if(freshOnes(candidate.issues, known, true), isFault);
    const auto before = std::ranges::count_if(known, isFault);
    return fresh > Few && fresh * 2 > before;
}

/// The best of them, and whether it is clear.
Result resultOf(std::vector<Candidate> judged, const std::vector<Issue> &issues, const Tree &before)
{
    Result result;
    const auto against = std::stable_partition(judged.begin(), judged.end(), [&](const Candidate &candidate) {
        return !isAgainstSize(candidate.hypothesis, before);
    });
    if (against != judged.begin()) {
        if (std::optional<Candidate> cut = asCut(judged.front(), before))
            judged.front() = *std::move(cut);
        Hypothesis &best = judged.front().hypothesis;
        if (best.doubt.isEmpty() && leavesNonsense(judged.front()))
            best.doubt = editText(QT_TRANSLATE_NOOP("edit", "Values next to it make no sense then, unlike the others "
                                                            "in the list."));
        if (best.doubt.isEmpty() && judged.front().after.errors > 0 && renamesKnown(best, before))
            best.doubt = editText(QT_TRANSLATE_NOOP("edit", "What it is called now is known, and errors are left."));
        const auto other = std::find_if(judged.begin() + 1, against, [&](const Candidate &candidate) {
            return !isLike(candidate.hypothesis, judged.front().hypothesis, before.bytes());
        });
        // What leaves something wrong is a guess; what leaves nothing wrong is hardly chance. Wrong values that have nothing to
        // do with it do not count.
        const Candidate &first = judged.front();
        const bool hasFresh = worstOf(freshOnes(first.issues, issues, true)) == Severity::Error;
        const bool isLeft = std::any_of(first.issues.begin(), first.issues.end(), [](const Issue &issue) {
            return issue.severity == Severity::Error && isOfStructure(*issue.kind);
        });
        const double care = first.after.faults > 0 || (!isEnded(first) && (hasFresh || isLeft)) ? 4 : 1;
        // What is known makes sense: that is no chance.
        const bool isWhole = first.after.errors + first.after.faults == 0 && first.before.faults > 0
                             && worstOf(freshOnes(first.issues, issues, true)).value_or(Severity::Info)
                                    == Severity::Info
                             && !first.hypothesis.isOfTwo;
        const bool readsLess = !first.hypothesis.isProved()
                               && (readsFewerFrames(*first.tree, before)
                                   || (!isWhole && readsFewerKinds(*first.tree, before)));
        const bool isChance = readsLess || isHalfOfATransfer(first) || makesNonsense(first, issues, before)
                              || movesFaults(first, issues) || breaksValues(first, issues, before)
                              || fitsByChance(first.hypothesis, before);
        result.hasWinner = !isChance && first.hypothesis.doubt.isEmpty()
                           && first.bits() + care * LeastGain <= first.before.bits
                           && (other == against || first.bits() + care * LeastLead <= other->bits());
        if (result.hasWinner)
            result.contentLost = contentLost(first, issues, before);
    }
    if (judged.size() > MostOffered)
        judged.erase(judged.begin() + MostOffered, judged.end());
    result.candidates = std::move(judged);
    return result;
}

/// Edits with which more of the structure fits, though not all of it: what is left may have another cause. `parts`: those that come
/// first, as rules say them.
std::vector<Hypothesis> partsOf(const Workbench &bench, const std::vector<Issue> &issues, std::vector<Hypothesis> parts)
{
    constexpr size_t MostParts = 8;
    constexpr size_t MostMarks = 2;
    // Where even the mark at the beginning is hit, what follows it may be, too.
    if (isOfAnotherFormat(issues)) {
        std::vector<Hypothesis> beginnings = beginningsOver(bench);
        beginnings.resize(qMin(MostMarks, beginnings.size()));
        parts.insert(parts.begin(), beginnings.begin(), beginnings.end());
    }
    for (Trial &trial : bench.best(MostJudged)) {
        const Hypothesis::Kind kind = trial.hypothesis.kind;
        if (kind == Hypothesis::Kind::Transport || kind == Hypothesis::Kind::Packed || parts.size() >= MostParts)
            continue;
        // At nearly the same place nearly the same is left.
        constexpr qint64 Near = 16;
        constexpr int MostAlike = 2;
        const auto alike = std::count_if(parts.begin(), parts.end(), [&](const Hypothesis &other) {
            return other.kind == kind && std::abs(other.place() - trial.hypothesis.place()) <= Near;
        });
        if (alike < MostAlike)
            parts.push_back(std::move(trial.hypothesis));
    }
    return parts;
}

/// One edit that explains all that is wrong.
Result recoverOnce(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues, double budget,
                   const std::atomic_bool *cancelled)
{
    const std::optional<Severity> worst = worstOf(issues);
    const bool hasErrors = worst == Severity::Error;
    if (tree->bytes().isEmpty() || tree->stream(0).schema->syntax || (!hasErrors && isOfJoinedFiles(issues)))
        return {};
    Workbench bench(*tree, issues, budget, cancelled);
    const bool isWrong = worst && *worst > Severity::Info
                         && (bench.structure().faults > 0 || hasErrors || bench.isOdd()
                             || statedGrowth(*tree).value_or(0) != 0);
    if (!isWrong && !isSureTransfer(tree->bytes()))
        return {};
    const Evidence before = bench.judge(*tree, issues);
    std::vector<Hypothesis> ruled = hasErrors ? numbersOfRules(*tree, issues) : std::vector<Hypothesis>();
    tryAll(bench, *tree, issues, ruled, budget);
    bench.leave(bench.left() - 0.5 * budget);
    std::vector<Candidate> found = judged(bench, before, issues);
    weigh(found, issues, *tree, cancelled);
    if (bench.isCancelled())
        return {};
    Result result = resultOf(std::move(found), issues, *tree);
    for (Candidate &candidate : result.candidates)
        callCutWhatIsCut(candidate, issues, *tree);
    result.parts = partsOf(bench, issues, std::move(ruled));
    return result;
}

} // namespace

QString Candidate::evidence() const
{
    const qint64 read = before.unread - after.unread;
    QStringList sentences;
    const bool isDoubtful = !hypothesis.doubt.isEmpty() || hypothesis.useless > 0;
    if (after.findings == 0 && !isDoubtful)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "All %n error(s) and warning(s) go with it; nothing else is "
                                                          "wrong then."),
                              before.findings);
    else if (after.findings > 0 && after.findings < before.findings) // else they are others, which can be mended next
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%n error(s) and warning(s) are left then, of %1."),
                              after.findings)
                         .arg(before.findings);
    else if (after.errors == 0 && before.errors > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "All %n error(s) go with it."), before.errors);
    else if (after.errors < before.errors)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%n error(s) are left then, of %1."), after.errors)
                         .arg(before.errors);
    if (read > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%n more byte(s) can be read then."), read);
    return sentences.join(u' ');
}

bool Candidate::isWholeAgain() const
{
    constexpr qint64 FewBytes = 16;
    return after.faults == 0 && after.unread == 0 && before.unread + opened > FewBytes;
}

Result recover(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
               const std::atomic_bool *cancelled)
{
    Result result = recoverOnce(tree, issues, budgetFor(*tree), cancelled);
    if (worstOf(issues) == Severity::Error && !tree->bytes().isEmpty() && !tree->stream(0).schema->syntax)
        result.lostBytes = lostBytesOf(tree->bytes());
    return result;
}

Result recoverTwice(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
                    const std::vector<Hypothesis> &parts, const std::atomic_bool *cancelled)
{
    constexpr qint64 MostRemoved = 64;
    constexpr double ShareOfPart = 0.3;
    // Of what one edit may take. With a wrong mark nothing is known of the rest, and there are few marks. What is packed is expanded
    // again for each part.
    const double share = isOfAnotherFormat(issues) ? 1.5 : tree->expandedSize() > 0 ? 0.4 : 1;
    const double budget = share * budgetFor(*tree);
    Workbench bench(*tree, issues, budget, cancelled);
    const Evidence before = bench.judge(*tree, issues);
    std::vector<Candidate> found;
    std::set<QByteArray> seen;
    for (const Hypothesis &part : parts) {
        if (!bench.mayTry())
            break;
        const auto first = bench.read(part.appliedTo(bench.file()));
        first->openAll(cancelled);
        const std::vector<Issue> left = check(*first, cancelled, 1);
        if (isOfAnotherFormat(left))
            continue;
        bench.judge(*first, left);                     // for what it costs
        const double own = ShareOfPart * bench.left(); // the likelier it is, the more
        if (own <= 0 || bench.isCancelled())
            break;
        const Result rest = recoverOnce(first, left, own, cancelled);
        bench.spend(own);
        for (const Candidate &second : rest.candidates) {
            if (second.after.faults > 0 || second.after.errors > 0)
                continue;
            Hypothesis both = composed(bench.file(), part, second.hypothesis);
            qint64 removed = 0;
            for (const Replacement &one : both.replacements)
                removed += qMax<qint64>(0, -one.growth());
            if (removed > MostRemoved || !seen.insert(keyOf(both, bench.file())).second)
                continue;
            Candidate candidate = candidateOf(bench, before, std::move(both), issues);
            // Two edits fit easily: they must not make anything odd.
            if (candidate.after.errors == 0 && candidate.after.warnings <= before.warnings
                && isWorthIt(candidate, *tree, issues))
                found.push_back(std::move(candidate));
        }
    }
    if (bench.isCancelled())
        return {};
    weigh(found, issues, *tree, cancelled);
    return resultOf(std::move(found), issues, *tree);
}

} // namespace hexahedron::recovery
