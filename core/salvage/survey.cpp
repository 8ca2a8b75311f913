#include "core/salvage/survey.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/recovery/evidence.h"
#include "core/salvage/chains.h"
#include "core/salvage/parts.h"
#include "core/salvage/reading.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <map>
#include <numeric>
#include <set>

namespace hexahedron::salvage {

namespace {

constexpr qint64 FirstWindow = 1 << 10; ///< bytes that are read at first; more when that does not tell
constexpr qint64 MostHead = 1 << 16;    ///< bytes by which a format is recognised
constexpr qint64 LeastMagic = 4;        ///< bytes of a mark that hardly stands anywhere by chance
constexpr qint64 LeastSure = 32;        ///< bytes that must fit where the rest does not

/// What begins at one place.
struct Candidate
{
    const Format *format = nullptr;
    qint64 begin = 0;
    qint64 end = 0;  ///< where it ends, or what was read of it ends
    qint64 sure = 0; ///< bytes of it whose structure fits
    bool isWhole = false;
    bool tellsItsEnd = false;
    bool isOwn = false; ///< the file itself, as its name or beginning says

    ByteRange range() const { return {begin, end}; }
    /// Not by chance: it may take bytes away from another one.
    bool isSure() const
    {
        constexpr qint64 Many = 256;
        return isWhole && (tellsItsEnd || sure >= Many);
    }
};

/// Where the document begins whose outermost element does at `element`: at its declaration, behind which comments may stand.
qint64 beginOfDocument(const Bytes &bytes, qint64 element)
{
    constexpr qint64 MostBefore = 1024;
    QByteArray before = bytes.toByteArray({qMax<qint64>(0, element - MostBefore), element});
    qint64 begin = element;
    for (;;) {
        qsizetype end = before.size();
        while (end > 0 && (before[end - 1] == ' ' || (before[end - 1] >= '\t' && before[end - 1] <= '\r')))
            --end;
        const QByteArray text = before.left(end);
        const qsizetype part = text.endsWith("?>")    ? text.lastIndexOf("<?")
                               : text.endsWith("-->") ? text.lastIndexOf("<!--")
                                                      : -1;
        if (part < 0)
            break;
        begin -= before.size() - part;
        before.truncate(part);
    }
    return before.endsWith("\xef\xbb\xbf") ? begin - 3 : begin;
}

class Surveyor
{
public:
    Surveyor(const Bytes &file, const Wishes &wishes, const std::atomic_bool *cancelled, const Progress &progress)
        : m_file(file)
        , m_wishes(wishes)
        , m_cancelled(cancelled)
        , m_progress(progress)
    {
    }

    Survey run()
    {
        look();
        if (mayGoOn())
            sort();
        if (mayGoOn())
            finish();
        return std::move(m_survey);
    }

private:
    /// A find that those behind it may lie in.
    struct Around
    {
        size_t find; ///< among m_kept
        std::shared_ptr<const Tree> tree;
    };
    struct Kept
    {
        Candidate candidate;
        qint64 limit = 0; ///< where the next one begins
        int within = -1;
    };

    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    bool mayGoOn() const { return !isCancelled() && !m_isEnded; }
    bool report(double done)
    {
        m_isEnded = m_isEnded || (m_progress && !m_progress(done));
        return mayGoOn();
    }
    Reading read(const Format &format, const Bytes &bytes)
    {
        Reading reading = readAs(format, bytes, m_wishes.limits, m_cancelled);
        m_credit -= costOf(reading);
        return reading;
    }

    void look();
    void lookAt(const Format &format, qint64 begin, qint64 magicSize, bool isOwn = false);
    std::optional<Candidate> candidateAt(const Format &format, qint64 begin, bool isWeak, bool isOwn);
    bool isPlausible(const Reading &reading, qint64 end);
    bool isText(const Format &format) const { return format.schema()->syntax != nullptr; }
    void sort();
    void place(const Candidate &candidate);
    void keep(const Candidate &candidate, int within);
    const Tree &treeOf(Around &around);
    void finish();
    std::optional<Find> findOf(const Kept &kept, std::vector<PartOfContainer> &parts);
    void addParts(const std::vector<std::pair<int, std::vector<PartOfContainer>>> &containers);
    void addChains();
    void addNames(const std::vector<std::pair<int, std::vector<PartOfContainer>>> &containers);
    Find findInChain(const Chain &chain);
    void judge(Find &find, const Reading &reading);
    void sortFinds();
    void addRest();

    const Bytes &m_file;
    const Wishes &m_wishes;
    const std::atomic_bool *m_cancelled;
    const Progress &m_progress;
    bool m_isEnded = false;
    /// What may still be spent on looking closely, in bytes that could be scanned meanwhile. Each byte that is scanned brings some:
    /// a place full of marks does not take what those behind it need.
    qint64 m_credit = FirstCredit;
    qint64 m_scanned = 0;
    std::vector<Candidate> m_candidates;
    std::vector<Kept> m_kept;
    std::vector<Around> m_around;
    Survey m_survey;

    static constexpr size_t MostDeep = 4; ///< finds in finds: each of them is checked
    static constexpr qint64 FirstCredit = qint64(64) << 20;
    static constexpr qint64 MostCredit = 2 * FirstCredit;
    static constexpr qint64 CreditPerByte = 64;
    static constexpr qint64 CheckedByte = 64;        ///< what checking takes
    static constexpr qint64 MostPlausible = 1 << 18; ///< bytes of which what follows a short mark is checked
};

void Surveyor::look()
{
    if (m_wishes.own && !m_file.isEmpty())
        lookAt(*m_wishes.own, 0, LeastMagic, true);
    const MagicFinder finder(magicsOf(m_wishes.formats));
    constexpr double Share = 0.7; // of the time
    finder.find(
        m_file,
        [&](qint64 offset, const Magic &magic) {
            m_credit = qMin(m_credit + CreditPerByte * qMax<qint64>(0, offset - m_scanned), MostCredit);
            m_scanned = qMax(m_scanned, offset);
            if (offset == 0 && magic.format == m_wishes.own)
                return true;
            if (m_credit < 0)
                ++m_survey.skipped;
            else
                lookAt(*magic.format, offset, magic.bytes.size());
            return mayGoOn() && !m_survey.isFull;
        },
        [&](qint64 done) { return report(Share * double(done) / double(m_file.size())); });
}

void Surveyor::lookAt(const Format &format, qint64 begin, qint64 magicSize, bool isOwn)
{
    const qint64 before = m_credit;
    const auto candidate = candidateAt(format, begin, magicSize < LeastMagic, isOwn);
    if (!candidate)
        return;
    m_candidates.push_back(*candidate);
    m_survey.isFull = m_candidates.size() >= Survey::MostFinds;
    if (candidate->isWhole && candidate->tellsItsEnd) // that is no cost that comes to nothing
        m_credit = before;
}

/// Marks of a few bytes stand everywhere by chance. What follows one of these has to make sense.
bool Surveyor::isPlausible(const Reading &reading, qint64 end)
{
    constexpr qint64 MostOdd = 3;
    qint64 odd = 0;
    m_credit -= CheckedByte * reading.tree->bytes().size();
    for (const Issue &issue : check(*reading.tree, m_cancelled, 1)) {
        if (issue.range.end > end)
            continue;
        if (issue.severity == Severity::Error && !recovery::isOfStructure(*issue.kind))
            return false;
        odd += issue.severity == Severity::Info ? 0 : 1;
    }
    return odd <= MostOdd;
}

std::optional<Candidate> Surveyor::candidateAt(const Format &format, qint64 begin, bool isWeak, bool isOwn)
{
    if (isText(format) && !isOwn)
        begin = beginOfDocument(m_file, begin);
    const Bytes rest = m_file.mid({begin, m_file.size()});
    // Numbers tell a format at once, a document is taken apart for it.
    const qint64 head = isText(format) ? MostHead / 4 : MostHead;
    m_credit -= isText(format) ? MostHead : 64;
    if (!isOwn && !format.hasContent(rest.mid({0, qMin(rest.size(), head)})))
        return {};
    Candidate candidate{.format = &format, .begin = begin, .isOwn = isOwn};
    for (qint64 window = FirstWindow;; window *= 4) {
        Bytes bytes = rest.mid({0, qMin(window, rest.size())});
        bool isAll = bytes.size() == rest.size();
        if (isText(format)) {
            const qint64 end = ByteCursor(bytes).find(0, 0, bytes.size());
            isAll = isAll || end >= 0;
            bytes = end >= 0 ? bytes.mid({0, end}) : bytes;
        }
        const Reading reading = read(format, bytes);
        const bool isEndSeen = reading.end < bytes.size();
        // What stands at the end of a window may be cut by it.
        const qint64 known = isAll || isEndSeen ? reading.end : bytes.size() / 2;
        if (isCancelled() || (isWeak && bytes.size() <= MostPlausible && !isPlausible(reading, known)))
            return {};
        if (!isAll && !(reading.fits() && isEndSeen)
            && (reading.fits() || reading.isUnsure || reading.sure >= bytes.size() / 2) && m_credit >= 0)
            continue;
        const bool isPackage = isOwn && isContainer(*format.schema());
        const bool isBroken = isPackage && reading.isLoose; // its directory does not tell of all that is there
        candidate.end = begin + (isBroken ? bytes.size() : reading.end);
        candidate.sure = reading.sure;
        candidate.isWhole = reading.fits() && !isBroken;
        candidate.tellsItsEnd = reading.fits() && (isEndSeen || tellsItsEnd(format, bytes, m_wishes.limits));
        if (reading.fits() && !isEndSeen)
            m_credit -= costOf(reading);
        if (!candidate.isWhole && (reading.sure >= LeastSure || isOwn) && !isPackage) {
            if (const auto end = endBeforeJunk(format, bytes, reading, m_wishes.limits)) {
                candidate.end = begin + *end;
                candidate.sure = *end;
                candidate.isWhole = true;
            }
        }
        break;
    }
    const bool isWorthIt = candidate.isWhole ? candidate.end - begin >= qMax<qint64>(1, m_wishes.leastSize)
                                             : candidate.sure >= LeastSure;
    return isWorthIt || isOwn ? std::optional(candidate) : std::nullopt;
}

/// Which of them are files of their own, and which are parts of others.
void Surveyor::sort()
{
    std::stable_sort(m_candidates.begin(), m_candidates.end(), [](const Candidate &a, const Candidate &b) {
        return std::tuple(a.begin, !a.isWhole, -a.end) < std::tuple(b.begin, !b.isWhole, -b.end);
    });
    for (const Candidate &candidate : m_candidates) {
        if (!mayGoOn())
            return;
        place(candidate);
    }
}

const Tree &Surveyor::treeOf(Around &around)
{
    const Candidate &candidate = m_kept[around.find].candidate;
    if (!around.tree) {
        Bytes bytes = m_file.mid({candidate.begin, qMax(candidate.end, candidate.begin + candidate.sure)});
        around.tree = readAs(*candidate.format, bytes, m_wishes.limits, m_cancelled).tree;
    }
    return *around.tree;
}

void Surveyor::keep(const Candidate &candidate, int within)
{
    m_kept.push_back({candidate, m_file.size(), within});
    m_around.push_back({m_kept.size() - 1, nullptr});
}

void Surveyor::place(const Candidate &candidate)
{
    const qint64 begin = candidate.begin;
    while (!m_around.empty()) {
        Around &around = m_around.back();
        Kept &outer = m_kept[around.find];
        const Candidate &file = outer.candidate;
        if (file.begin == begin)
            return; // the same bytes, and it fits them better
        if (outer.limit <= begin || (file.isWhole && file.end <= begin)) {
            m_around.pop_back();
            continue;
        }
        const bool isClosed = file.isWhole && file.tellsItsEnd;
        if (!candidate.isSure() && (isClosed || begin < file.begin + file.sure))
            return;
        // Behind what was read of a file nothing is known to be its own.
        const bool isInside = candidate.end <= file.end && candidate.isSure()
                              && (file.isWhole || !isText(*file.format));
        const Relation relation = isInside ? relationOf(treeOf(around), candidate.range().translated(-file.begin))
                                           : Relation::Across;
        const bool isSame = candidate.format == file.format && candidate.end == file.end; // which may be appended
        const bool isDeep = m_around.size() > MostDeep;
        if (isDeep || (file.isWhole && (relation != Relation::Across || isSame)))
            return;                                 // a part of it
        const bool isHidden = isClosed && isInside; // nothing says that a file lies there
        const bool isInPackage = file.isOwn && !file.isWhole && isContainer(*file.format->schema());
        if (relation != Relation::Across || isHidden || isInPackage) {
            keep(candidate, int(around.find));
            return;
        }
        outer.limit = begin;
        m_around.pop_back();
    }
    keep(candidate, -1);
}

/// Checks it. Where nothing tells that all of it is there, an error may be that something is missing.
void Surveyor::judge(Find &find, const Reading &reading)
{
    const Issue *first = nullptr;
    const std::vector<Issue> issues = check(*reading.tree, m_cancelled);
    for (const Issue &issue : issues) {
        const bool isError = issue.severity == Severity::Error;
        (isError ? find.errors : find.warnings) += issue.severity == Severity::Info ? 0 : issue.count;
        if (isError && (!first || (!recovery::isOfStructure(*first->kind) && recovery::isOfStructure(*issue.kind))))
            first = &issue;
    }
    find.fault = first ? first->message() : QString();
    find.state = !reading.fits() || (find.errors > 0 && !find.isEndTold) ? Find::State::Partial
                 : find.errors > 0                                       ? Find::State::Faulty
                                                                         : Find::State::Whole;
}

std::optional<Find> Surveyor::findOf(const Kept &kept, std::vector<PartOfContainer> &parts)
{
    const Candidate &candidate = kept.candidate;
    const Format &format = *candidate.format;
    const bool isUntouched = candidate.isWhole && kept.limit >= candidate.end;
    Bytes bytes = m_file.mid({candidate.begin, isUntouched ? candidate.end : kept.limit});
    if (!isUntouched && isText(format)) {
        const qint64 end = ByteCursor(bytes).find(0, 0, bytes.size());
        bytes = end >= 0 ? bytes.mid({0, end}) : bytes;
    }
    Reading reading = read(format, bytes);
    const bool isPackage = candidate.isOwn && !candidate.isWhole && isContainer(*format.schema());
    if (!reading.fits() && !isPackage) {
        if (const auto end = endBeforeJunk(format, bytes, reading, m_wishes.limits))
            reading = read(format, bytes.mid({0, *end}));
    }
    if (reading.end < reading.tree->bytes().size() && !isPackage)
        reading = read(format, bytes.mid({0, reading.end}));
    if (isCancelled())
        return {};
    Find find{.format = &format};
    find.bytes = reading.tree->bytes();
    find.range = find.bytes.range().translated(candidate.begin);
    find.sure = reading.sure;
    find.read = find.range.size() - reading.unread;
    find.isEndTold = isUntouched && candidate.tellsItsEnd;
    judge(find, reading);
    if (isPackage)
        find.state = Find::State::Partial;
    find.isOwn = candidate.isOwn;
    if (find.state != Find::State::Whole)
        parts = partsOfContainer(*reading.tree);
    const bool isWorthIt = reading.fits() || (find.read >= LeastSure && find.read >= find.range.size() / 8);
    // A length that passes everything takes everything: what stands before it must speak for it.
    constexpr qint64 MostForAByte = 4096;
    const Item last = reading.tree->at(0, find.range.size() - 1);
    const bool isSwallowing = find.state == Find::State::Partial && !candidate.isOwn
                              && find.range.size() / MostForAByte > last.range.begin;
    const bool isLargeEnough = find.range.size() >= m_wishes.leastSize;
    return (isWorthIt && isLargeEnough && !isSwallowing) || !parts.empty() || candidate.isOwn
               ? std::optional(std::move(find))
               : std::nullopt;
}

void Surveyor::finish()
{
    constexpr double Share = 0.7;
    std::vector<int> numbers(m_kept.size(), -1); // of the finds
    std::vector<std::pair<int, std::vector<PartOfContainer>>> containers;
    for (size_t i = 0; i < m_kept.size(); ++i) {
        if (!report(Share + (1 - Share) * double(i) / double(m_kept.size())))
            return;
        std::vector<PartOfContainer> parts;
        std::optional<Find> find = findOf(m_kept[i], parts);
        if (!find)
            continue;
        const int within = m_kept[i].within;
        find->within = within < 0 ? -1 : numbers[size_t(within)];
        // What is whole explains what lies in it.
        if (find->within >= 0 && m_survey.finds[size_t(find->within)].state == Find::State::Whole
            && !m_kept[size_t(within)].candidate.isWhole)
            continue;
        numbers[i] = int(m_survey.finds.size());
        if (!parts.empty())
            containers.emplace_back(numbers[i], std::move(parts));
        m_survey.finds.push_back(std::move(*find));
    }
    addParts(containers);
    addChains();
    addNames(containers);
    sortFinds();
    addRest();
}

/// What directories of damaged containers still tell: names, and files that no mark shows.
void Surveyor::addParts(const std::vector<std::pair<int, std::vector<PartOfContainer>>> &containers)
{
    std::map<qint64, size_t> known; // by place
    for (size_t i = 0; i < m_survey.finds.size(); ++i)
        known.emplace(m_survey.finds[i].range.begin, i);
    for (const auto &[container, parts] : containers) {
        const qint64 begin = m_survey.finds[size_t(container)].range.begin;
        for (const PartOfContainer &part : parts) {
            if (!part.trouble.isEmpty()) {
                m_survey.lost.push_back({part.name, part.trouble});
                continue;
            }
            const ByteRange range = part.range.translated(begin);
            const auto at = known.find(range.begin);
            if (at != known.end() && int(at->second) != container && !part.isPacked()) {
                Find &find = m_survey.finds[at->second];
                find.name = find.name.isEmpty() ? part.name : find.name;
                find.within = find.within < 0 ? container : find.within;
                continue;
            }
            const auto next = known.upper_bound(range.begin);
            const bool overlaps = at != known.end() || (next != known.end() && next->first < range.end);
            if (!overlaps && !part.isSound && !part.format)
                m_survey.lost.push_back(
                    {part.name,
                     editText(QT_TRANSLATE_NOOP("edit", "other bytes lie where the directory says that it does"))});
            if (overlaps || (!part.isSound && !part.format) || m_survey.finds.size() >= Survey::MostFinds)
                continue;
            Find find{.format = part.format, .range = range, .read = range.size(), .name = part.name};
            find.state = part.isSound ? Find::State::Whole : part.isWhole ? Find::State::Faulty : Find::State::Partial;
            if (!part.isWhole)
                find.fault = editText(QT_TRANSLATE_N_NOOP("edit", "Only %n byte(s) of it can be unpacked."),
                                      part.bytes.size());
            find.within = container;
            find.codec = part.codec;
            find.bytes = part.bytes;
            known.emplace(range.begin, m_survey.finds.size());
            m_survey.finds.push_back(std::move(find));
        }
    }
}

/// What lies packed in the file itself, when its directory is gone: its pieces are found one by one. What else seems to lie in their
/// bytes is part of them.
void Surveyor::addChains()
{
    constexpr qint64 MostUnpacked = qint64(512) << 20;
    std::vector<Find> &finds = m_survey.finds;
    const auto own = std::find_if(finds.begin(), finds.end(), [](const Find &find) { return find.isOwn; });
    if (own == finds.end() || own->state != Find::State::Partial || !isContainer(*own->format->schema()))
        return;
    const int container = int(own - finds.begin());
    const std::vector<Chain> chains = chainsIn(*own->format->schema(), m_file,
                                               qMin(m_wishes.limits.total, MostUnpacked), m_cancelled);
    const auto isInChain = [&](const Find &find) {
        const auto next = std::upper_bound(chains.begin(), chains.end(), find.range.begin,
                                           [](qint64 offset, const Chain &chain) { return offset < chain.range.end; });
        return next != chains.end() && next->range.begin < find.range.end;
    };
    // Numbers of finds stay what they are until they are sorted.
    std::vector<bool> isGone(finds.size());
    for (size_t i = 0; i < finds.size(); ++i)
        isGone[i] = !finds[i].isOwn && finds[i].name.isEmpty() && isInChain(finds[i]);
    std::vector<int> places(finds.size(), -1);
    std::vector<Find> kept;
    for (size_t i = 0; i < finds.size(); ++i) {
        if (isGone[i])
            continue;
        places[i] = int(kept.size());
        kept.push_back(std::move(finds[i]));
    }
    for (Find &find : kept)
        find.within = find.within < 0 ? -1 : places[size_t(find.within)];
    finds = std::move(kept);
    const size_t known = finds.size();
    for (const Chain &chain : chains) {
        const bool isKnown = std::any_of(finds.begin(), finds.begin() + qsizetype(known), [&](const Find &find) {
            return *find.codec && find.range.overlaps(chain.range);
        });
        if (isKnown || finds.size() >= Survey::MostFinds)
            continue;
        Find find = findInChain(chain);
        find.within = places[size_t(container)];
        finds.push_back(std::move(find));
    }
}

/// What lies elsewhere than its directory says is known by its checksum.
void Surveyor::addNames(const std::vector<std::pair<int, std::vector<PartOfContainer>>> &containers)
{
    std::map<const Checksum *, std::multimap<quint32, QString>> names;
    std::set<QString> taken;
    for (const Find &find : m_survey.finds)
        taken.insert(find.name);
    for (const auto &[container, parts] : containers) {
        for (const PartOfContainer &part : parts) {
            if (part.checksum && part.sum != 0 && !taken.contains(part.name)) // zeros have the sum 0
                names[part.checksum].emplace(part.sum, part.name);
        }
    }
    qint64 bytesLeft = 4 * m_file.size(); // finds may lie in each other
    for (Find &find : m_survey.finds) {
        if (m_cancelled && m_cancelled->load())
            return;
        if (find.isOwn || !find.name.isEmpty() || names.empty())
            continue;
        const Bytes bytes = *find.codec ? find.bytes : m_file.mid(find.range);
        bytesLeft -= *find.codec ? 0 : bytes.size(); // how much is unpacked is bounded
        if (bytesLeft < 0)
            return;
        for (auto &[checksum, known] : names) {
            const auto name = known.find(checksum->of(bytes, bytes.range()));
            if (name == known.end())
                continue;
            find.name = name->second;
            std::erase_if(m_survey.lost, [&](const Lost &lost) { return lost.name == find.name; });
            known.erase(name);
            break;
        }
    }
}

Find Surveyor::findInChain(const Chain &chain)
{
    Find find{.range = chain.range, .read = chain.range.size(), .codec = chain.codec, .bytes = chain.bytes};
    find.state = chain.isWhole ? Find::State::Whole : Find::State::Partial;
    const auto format = std::find_if(m_wishes.formats.begin(), m_wishes.formats.end(),
                                     [&](const Format *known) { return known->hasContent(chain.bytes); });
    if (format == m_wishes.formats.end())
        return find;
    find.format = *format;
    find.isEndTold = chain.isWhole;
    judge(find, readAs(**format, chain.bytes, m_wishes.limits, m_cancelled));
    return find;
}

/// By place; what holds another comes before it.
void Surveyor::sortFinds()
{
    std::vector<Find> &finds = m_survey.finds;
    std::vector<int> order(finds.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return finds[size_t(a)].range.begin < finds[size_t(b)].range.begin; });
    std::vector<int> places(finds.size());
    for (size_t i = 0; i < order.size(); ++i)
        places[size_t(order[i])] = int(i);
    std::vector<Find> sorted;
    sorted.reserve(finds.size());
    for (const int number : order) {
        sorted.push_back(std::move(finds[size_t(number)]));
        Find &find = sorted.back();
        find.within = find.within < 0 ? -1 : places[size_t(find.within)];
    }
    finds = std::move(sorted);
}

void Surveyor::addRest()
{
    std::vector<ByteRange> claimed;
    for (size_t i = 0; i < m_survey.finds.size(); ++i) {
        const Find &find = m_survey.finds[i];
        ByteRange range = find.range;
        // What is known of a damaged package is its directory, and the files in it each for itself.
        if (find.state == Find::State::Partial && find.format && isContainer(*find.format->schema())) {
            range.end = range.begin + find.sure;
            if (i + 1 < m_survey.finds.size())
                range.end = qMin(range.end, m_survey.finds[i + 1].range.begin);
        }
        claimed.push_back(range);
    }
    claimed.push_back({m_file.size(), m_file.size()});
    std::sort(claimed.begin(), claimed.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
    qint64 position = 0;
    for (const ByteRange &range : claimed) {
        if (range.begin > position) {
            m_survey.rest.push_back({position, range.begin});
            m_survey.restBytes += range.begin - position;
        }
        position = qMax(position, range.end);
    }
}

} // namespace

Survey survey(const Bytes &file, const Wishes &wishes, const std::atomic_bool *cancelled, const Progress &progress)
{
    return Surveyor(file, wishes, cancelled, progress).run();
}

} // namespace hexahedron::salvage
