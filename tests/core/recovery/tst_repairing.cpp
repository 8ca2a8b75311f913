// Repairs do no harm: nothing is removed unsaid, nothing gets worse, and twice is as once.
#include "core/bytes/codec.h"
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/edit/keptbytes.h"
#include "core/edit/newfile.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/recovery/repairing.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/kohisamples.h"
#include "tests/support/rulechecks.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QFileInfo>
#include <QLocale>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <mutex>
#include <thread>

using namespace hexahedron;

namespace {

constexpr qint64 StrayUnasked = RepairWishes::StrayUnasked;
constexpr qint64 FewBytes = 64; // that somebody allows to go

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes, const char *name)
{
    return readTree(Bytes(bytes), QString::fromLatin1(name));
}

/// Findings as people see them listed.
qint64 findingsIn(const Tree &tree)
{
    return qint64(check(tree).size());
}

/// Errors and warnings among them.
qint64 troublesIn(const Tree &tree)
{
    const std::vector<Issue> issues = check(tree);
    return std::count_if(issues.begin(), issues.end(),
                         [](const Issue &issue) { return issue.severity > Severity::Info; });
}

qint64 errorsIn(const Tree &tree)
{
    qint64 errors = 0;
    for (const Issue &issue : check(tree))
        errors += issue.severity == Severity::Error ? issue.count : 0;
    return errors;
}

const RepairOffer *offerOf(const RepairPlan &repairs, const char *code)
{
    const auto it = std::find_if(repairs.offers.begin(), repairs.offers.end(),
                                 [=](const RepairOffer &offer) { return offer.key.code == QLatin1StringView(code); });
    return it == repairs.offers.end() ? nullptr : &*it;
}

/// Empty where the samples beside the project are not there.
QByteArray sharedSample(const char *name)
{
    const QString path = test::sharedSamples() + u'/' + QLatin1StringView(name);
    return QFile::exists(path) ? test::contentOf(path) : QByteArray();
}

QByteArray withUnaskedRepairs(const QByteArray &file, const char *name)
{
    const RepairPlan repairs = planRepairs(treeOf(file, name), RepairWishes::unasked());
    return repairs.plan.isEmpty() ? file : repairs.plan.after.toByteArray();
}

/// Bytes that went from one place to another one of what is left.
QByteArray withMoved(QByteArray bytes, qsizetype from, qsizetype to)
{
    constexpr qsizetype Count = 32;
    const QByteArray moved = bytes.mid(from, Count);
    return bytes.remove(from, Count).insert(to, moved);
}

QByteArray withStray(qsizetype count)
{
    return b3d::file(b3d::node("root", b3d::plainMesh())) + QByteArray(count, 'x');
}

constexpr qint64 ManyTriangles = 512;

/// A mesh with so many triangles, and a node. `pack`: what becomes of the vertices and triangles.
QByteArray meshWith(const std::function<QByteArray(const QByteArray &)> &pack)
{
    QRandomGenerator random(1);
    constexpr quint32 Vertices = 200;
    QByteArray positions;
    for (quint32 i = 0; i < 3 * Vertices; ++i)
        positions += e3d::f32({float(random.bounded(1000)) / 64});
    QByteArray corners;
    for (qint64 i = 0; i < 3 * ManyTriangles; ++i)
        corners += e3d::u16({quint16((i % 3) * 60 + qint64(random.bounded(60)))});
    constexpr quint16 TriFaces16 = 0x1030;
    e3d::Mesh mesh;
    mesh.attributes = pack(e3d::attributes(Vertices, e3d::interleaved({{}}, 12, positions))
                           + e3d::block(TriFaces16, e3d::u32({quint32(ManyTriangles)}) + corners));
    mesh.triangles = {};
    e3d::Model model;
    model.meshes = mesh.bytes();
    return model.bytes();
}

QByteArray packedMesh()
{
    return meshWith([](const QByteArray &blocks) { return e3d::packed(blocks); });
}

/// The same with everything in one block.
QByteArray packedModel()
{
    const QByteArray plain = meshWith([](const QByteArray &blocks) { return blocks; });
    const QByteArray version = e3d::version();
    const QByteArray blocks = plain.mid(version.size());
    const auto packed = codecs::lzma().encode(
        {reinterpret_cast<const uchar *>(blocks.constData()), size_t(blocks.size())});
    return version + e3d::packedAs(quint32(blocks.size()), quint8(packed->parameters[0]), packed->bytes);
}

struct Sample
{
    QString name;
    QByteArray bytes;
};

/// What is neither so large that damage of it is the same many times over, nor a folder's note.
std::vector<Sample> samplesUpTo(qint64 most)
{
    std::vector<Sample> samples;
    for (const QString &name : test::sampleFiles(test::allSamplePatterns())) {
        QFile file(name);
        if (file.size() > 0 && file.size() <= most && file.open(QIODevice::ReadOnly))
            samples.push_back({name, file.readAll()});
    }
    return samples;
}

/// One thing goes wrong, as it does in editors, on the way and on disks.
QByteArray damaged(QByteArray bytes, QRandomGenerator &random)
{
    const auto at = [&](qsizetype size) {
        return qsizetype(random.bounded(quint32(qMax<qsizetype>(1, bytes.size() - size))));
    };
    switch (random.bounded(6)) {
    case 0: { // a bit flips
        const qsizetype i = at(1);
        bytes[i] = char(bytes[i] ^ (1 << random.bounded(8)));
        break;
    }
    case 1:
    case 2: { // a number near the beginning, where counts are, is off by one
        const qsizetype i = qsizetype(random.bounded(quint32(qMin<qsizetype>(bytes.size(), 256))));
        const int by = random.bounded(2) ? 1 : -1;
        bytes[i] = char(bytes[i] + by);
        break;
    }
    case 3:
        bytes.insert(at(0), QByteArray(1 + random.bounded(4), char(random.bounded(256))));
        break;
    case 4:
        bytes.remove(at(1), 1 + random.bounded(4));
        break;
    default:
        bytes.truncate(at(1));
    }
    return bytes;
}

/// What is not right about repairing the file; empty when all is well. Tells whether anything is repaired.
QByteArray harmDone(const std::shared_ptr<const Tree> &tree, bool *isChanged = nullptr)
{
    const RepairWishes wishes = RepairWishes::unasked();
    const RepairPlan repairs = planRepairs(tree, wishes);
    const EditPlan &plan = repairs.plan;
    if (plan.isRefused())
        return "refused: " + plan.refusal.toUtf8();
    // What is packed again has other bytes, and as many as make sense where it was damaged.
    tree->openAll();
    const std::vector<Issue> issues = check(*tree);
    const bool isDamaged = std::any_of(issues.begin(), issues.end(), [](const Issue &issue) {
        return QLatin1StringView(issue.kind->code) == QLatin1StringView("PACKED_BYTES_DAMAGED");
    });
    // What a transfer put in is no content.
    const bool isTransfer = std::ranges::any_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Made && offer.message.contains(QStringLiteral("transfer as text"));
    });
    const bool isPlain = tree->expandedSize() == 0 && !isDamaged && !isTransfer;
    const qint64 lost = isPlain ? plan.before.size() - plan.after.size() : 0;
    if (lost > plan.removedBytes())
        return "removes " + QByteArray::number(lost) + " bytes, but says " + QByteArray::number(plan.removedBytes());
    for (const RepairOffer &offer : repairs.offers) {
        // The end of a cut file is made up in any case, and that is said.
        const qint64 changed = offer.removed + (plan.missing.isEmpty() ? offer.madeUp : 0);
        if (offer.state == RepairOffer::State::Made && changed > StrayUnasked)
            return offer.key.code.toUtf8() + " removes or makes up " + QByteArray::number(changed) + " bytes unasked";
        if (offer.state == RepairOffer::State::Made && offer.severity == Severity::Info)
            return offer.key.code.toUtf8() + " is only a remark";
    }
    if (isChanged)
        *isChanged = !plan.isEmpty();
    if (plan.isEmpty())
        return {};
    const auto after = readTree(*tree->format(), plan.after, tree->fileName());
    after->openAll();
    const qint64 lostInside = isDamaged ? 0 : tree->expandedSize() - after->expandedSize();
    if (lostInside > plan.removedBytes())
        return "removes " + QByteArray::number(lostInside) + " packed bytes, but says "
               + QByteArray::number(plan.removedBytes());
    const qint64 errorsBefore = errorsIn(*tree);
    const qint64 errors = errorsIn(*after);
    if (errors > errorsBefore)
        return QByteArray::number(errors) + " errors, but there were " + QByteArray::number(errorsBefore);
    // What is read again, or made up instead of a missing end, may be worth remarks.
    const qint64 before = troublesIn(*tree);
    const qint64 now = troublesIn(*after);
    if (now > before && errors == errorsBefore)
        return QByteArray::number(now) + " errors and warnings, but there were " + QByteArray::number(before);
    if (!repairs.isFinished)
        return {};
    RepairWishes more = wishes;
    more.isPartLost = !plan.missing.isEmpty();
    const RepairPlan again = planRepairs(after, more);
    return again.plan.isEmpty() ? QByteArray() : "the second time: " + again.plan.title.toUtf8();
}

} // namespace

class TestRepairing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCountOffByOneIsCorrected();
    void whatIsOfferedIsWhatIsMade();
    void whatARepairCallsForIsToldToo();
    void nothingLargeIsRemovedUnasked();
    void nothingDescribedIsRemovedUnasked();
    void whatAZeroedNumberSpokeOfStays();
    void verticesOfACutMeshStay();
    void whatWasWrittenOverIsNotTakenOut();
    void boxesOfWhatIsLostStayTheNextTime();
    void anotherFileIsNamed();
    void anotherFileMayBeOfAnotherFormat();
    void aSmallFileGoesOnlyWhenAsked();
    void aLargerFileGoesWhenAllowed();
    void aPictureWithoutAMarkIsNamed();
    void aMarkIsNoFile();
    void manySmallRemovalsAreNoSmallOne();
    void remarksAreNoReason();
    void valuesBehindAWrongCountAreLeft();
    void shiftedValuesAreLeft();
    void shiftedRotationsThatLookLikeNumbersAreLeft();
    void rotationsThatAreShiftedFromTheFirstOnAreLeft();
    void knownChunksAreNotReadAsSomethingElse();
    void referencesStayWhereWhatTheyNameIsInTheWrongPlace();
    void restsAmongOtherFaultsStay();
    void numbersOfAMendedEndAreThoseThatAreWritten_data();
    void numbersOfAMendedEndAreThoseThatAreWritten();
    void textsThatAreMissingAreNotNamedForWhatIsMadeUp();
    void whatIsReadIsNotSwallowedByANumber();
    void manyBytesThatCameInAreAskedFor();
    void textsBehindACutTableStay();
    void aCutFileGetsNothingInTheMiddle();
    void rotationsThatAreFartherFromOneEachTimeAreLeft();
    void valuesBehindNonsenseAreLeft();
    void valuesAreLeftWhereAPartIsNotRead();
    void valuesAroundALostGuardAreLeft();
    void contentsThatLieNowhereStayListed();
    void packedPixelsBehindDamageAreKept();
    void checksumsOfFramesAreWrittenWhereTheyWereHit();
    void checksumsThatAreWrittenAreNotSaidToBeLeft();
    void damageIsNotHidden();
    void whatIsHeldBackIsNotRepairedNextTime();
    void aChecksumTellsTheByte_data();
    void aChecksumTellsTheByte();
    void guessesAreNotMade();
    void ticksDecide();
    void halfAFileIsNotWrittenOverUnasked();
    void whatHasNoRepairIsSaid();
    void aCutFileIsNotWhole();
    void whatGoesWithACutBlockIsSaid();
    void chunksBehindADamagedBlockStay();
    void anotherLayoutOfPackedBytesIsFound();
    void packedContentOfWhichOnlyTheEndMarkWentIsWhole();
    void framesAroundWhatIsPackedAnewEndWithIt();
    void littleOfABlockIsKeptOnlyWhenSomebodyWantsIt();
    void elementsThatAreMadeUpAreSaid();
    void whatIsMadeUpIsNoCopyOfAWrongElement();
    void keysThatAreMadeUpAscend();
    void whatIsWrittenIntoALostSectorIsSaid();
    void namesThatAreMadeUpStandInTheirRows();
    void aListThatIsAlikeTellsANumber();
    void entriesThatAreGoneGoTogether();
    void aCutEntryIsNoWrongSize();
    void whatMovesIsNotRemoved();
    void theOnlyPictureIsNotRemoved();
    void whatIsOpenEndsOnce();
    void endsOfDamagedTagsAreLeft_data();
    void endsOfDamagedTagsAreLeft();
    void elementsWithDamagedTagsAreLeft();
    void whatLaysOutAnElementIsAsInTheOthers();
    void ofAFileAsLongAsItSaysNothingGoes();
    void rotationsThatAreNoneTellThatACountIsNotWrong();
    void valuesAreSaid();
    void isEndedEarly();
    void samplesAreNotHarmed_data() { test::addSampleRows(); }
    void samplesAreNotHarmed();
    void damagedFilesAreNotHarmed_data();
    void damagedFilesAreNotHarmed();
};

void TestRepairing::aCountOffByOneIsCorrected()
{
    const QByteArray right = horde::letters();
    QCOMPARE(findingsIn(*treeOf(right, "letters.anim")), 0);
    for (const int by : {-1, 1}) {
        QByteArray wrong = right;
        wrong[12] = char(20 + by); // frames of each node
        QCOMPARE(planRepairs(treeOf(wrong, "letters.anim"), {}).plan.after.toByteArray(), right);
        wrong = right;
        wrong[8] = char(4 + by); // nodes
        QCOMPARE(planRepairs(treeOf(wrong, "letters.anim"), {}).plan.after.toByteArray(), right);
    }
}

/// Several numbers at one place can make sense: the one that is written is named.
void TestRepairing::whatIsOfferedIsWhatIsMade()
{
    const Format *format = formatById(QStringLiteral("blitz3d.b3d"));
    const QByteArray whole = newFile(*format, NewFile::Everything, &formatById).bytes;
    const auto tree = readTree(*format, Bytes(whole), QStringLiteral("a.b3d"));
    const auto length = tree->find(u"BB3D/NODE/MESH/VRTS/length");
    QVERIFY(length);
    QByteArray broken = whole;
    broken[length->range.begin] = 120;
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.b3d"), {});
    QCOMPARE(repairs.plan.after.toByteArray(), whole);
    const RepairOffer *offer = offerOf(repairs, RepairOffer::Recovery);
    QVERIFY(offer);
    QVERIFY2(offer->sentence.contains(QStringLiteral("252")), qPrintable(offer->sentence));
}

/// Of repairs that one calls for each stands among the offers: all that the file grows by is told.
void TestRepairing::whatARepairCallsForIsToldToo()
{
    const QByteArray node("NODE\x02\0\0\0ab", 10); // beside enough that half of the file is not written over
    const auto tree = treeOf(b3d::file(b3d::textures(b3d::texture(QByteArray(200, 't'))) + node), "a.b3d");
    const RepairPlan repairs = planRepairs(tree, {});
    QVERIFY(repairs.plan.after.toByteArray().contains("ab")); // nor is it taken for stray with a lower length
    QVERIFY(repairs.plan.after.size() > tree->bytes().size() + 1);
    qint64 added = 0;
    for (const RepairOffer &offer : repairs.offers)
        added += offer.state == RepairOffer::State::Made ? offer.added : 0;
    QCOMPARE(added, repairs.plan.after.size() - tree->bytes().size());
}

void TestRepairing::nothingLargeIsRemovedUnasked()
{
    const RepairPlan left = planRepairs(treeOf(withStray(100), "a.b3d"), RepairWishes::unasked());
    QVERIFY(left.plan.isEmpty());
    const RepairOffer *offer = offerOf(left, "TRAILING_BYTES");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Removes);
    QCOMPARE(offer->removed, 100);
    QVERIFY2(offer->removal.contains(QStringLiteral("trailing")), qPrintable(offer->removal));

    const RepairPlan made = planRepairs(treeOf(withStray(100), "a.b3d"), {.mostRemoved = 100});
    QCOMPARE(made.plan.after.size(), withStray(0).size());
    QCOMPARE(made.plan.removedBytes(), 100);
    QCOMPARE(planRepairs(treeOf(withStray(3), "a.b3d"), RepairWishes::unasked()).plan.removedBytes(), 3);
    QVERIFY(planRepairs(treeOf(withStray(3), "a.b3d"), {}).plan.isEmpty());
}

/// A triangle is content, however few bytes it is; bytes that belong to nothing are none.
void TestRepairing::nothingDescribedIsRemovedUnasked()
{
    const QByteArray file = b3d::file(
        b3d::node("root", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2, 0, 1, 7}))));
    const RepairPlan left = planRepairs(treeOf(file, "a.b3d"), RepairWishes::unasked());
    QVERIFY(left.plan.isEmpty());
    const auto offer = std::ranges::find_if(left.offers, [](const RepairOffer &other) { return other.removed > 0; });
    QVERIFY(offer != left.offers.end());
    QCOMPARE(offer->state, RepairOffer::State::Removes);
    QCOMPARE(offer->removed, 12);
    QVERIFY2(offer->removal.contains(QStringLiteral("triangles")), qPrintable(offer->removal));
    QCOMPARE(planRepairs(treeOf(file, "a.b3d"), {.mostRemoved = 12}).plan.removedBytes(), 12);

    // Nor is a chunk stray whose mark was written over, be it that nothing says which one it was.
    QByteArray marked = b3d::file(b3d::brushes(0, b3d::brush("red", {})) + b3d::node("root", b3d::plainMesh()));
    marked.replace(12, 8, QByteArray(8, '\xff'));
    QCOMPARE(planRepairs(treeOf(marked, "a.b3d"), RepairWishes::unasked()).plan.removedBytes(), 0);

    const RepairPlan stray = planRepairs(treeOf(file + "xyz", "a.b3d"), RepairWishes::unasked());
    QCOMPARE(stray.plan.after.toByteArray(), file);
}

/// Its bytes are there, and nothing speaks of them any more.
void TestRepairing::whatAZeroedNumberSpokeOfStays()
{
    const auto zeroed = [](QByteArray bytes, const char *name, QStringView path) {
        const auto number = treeOf(bytes, name)->find(path);
        return number ? bytes.replace(number->range.begin, number->range.size(), QByteArray(number->range.size(), 0))
                      : QByteArray();
    };
    const QByteArray package = urho::Package{.files = {{"a", "first file"}, {"b", "second"}}}.bytes();
    const std::pair<const char *, QByteArray> files[]{
        {"a.pak", zeroed(package, "a.pak", u"UPAK/entries[1]/size")},
        {"a.mdl", zeroed(urho::maskedTriangle().bytes(), "a.mdl", u"UMDL/geometryCount")}};
    for (const auto &[name, broken] : files) {
        QVERIFY2(!broken.isEmpty(), name);
        const auto tree = treeOf(broken, name);
        QVERIFY2(troublesIn(*tree) > 0, name);
        QCOMPARE(planRepairs(tree, RepairWishes::unasked()).plan.removedBytes(), 0);
    }
}

/// Without triangles a mesh is of no use to a program, but its vertices are all that is left.
void TestRepairing::verticesOfACutMeshStay()
{
    const QByteArray file = b3d::file(b3d::node("root", b3d::plainMesh()));
    const auto whole = treeOf(file, "a.b3d");
    const auto second = whole->find(u"BB3D/NODE/MESH/VRTS/vertices[1]");
    QVERIFY(second);
    const QByteArray cut = file.first(second->range.end - 4);
    const RepairPlan repairs = planRepairs(treeOf(cut, "a.b3d"), RepairWishes::unasked());
    const auto mended = treeOf(repairs.plan.after.toByteArray(), "a.b3d");
    const auto vertices = mended->find(u"BB3D/NODE/MESH/VRTS/vertices");
    QVERIFY(vertices && vertices->count >= 1);
    QVERIFY(std::ranges::any_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Removes && offer.key.path.endsWith(QStringLiteral("MESH"));
    }));
}

/// Nothing in the result tells that something was lost, but that all boxes and middles agree in being larger.
void TestRepairing::boxesOfWhatIsLostStayTheNextTime()
{
    const QString name = test::sharedSamples() + QStringLiteral("/k3d/d_truncated_vertices.k3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const RepairPlan once = planRepairs(treeOf(test::contentOf(name), "a.k3d"), RepairWishes::unasked());
    QVERIFY(!once.plan.isEmpty());
    const auto mended = treeOf(once.plan.after.toByteArray(), "a.k3d");
    const RepairPlan twice = planRepairs(mended, RepairWishes::unasked());
    QVERIFY2(twice.plan.isEmpty(), qPrintable(twice.plan.title));
}

/// A file that is as long as it was has lost what stood there, and what stands behind it is right where it is.
void TestRepairing::whatWasWrittenOverIsNotTakenOut()
{
    const std::pair<const char *, std::vector<qint64>> files[]{
        {"/folders/urho3d/Data/Models/NinjaSnowWar/Ninja_Stealth.ani", {0x12b, 0x2b4, 0x387, 0x4fd}},
        {"/folders/b3d/items/origami.b3d", {0x1f}}};
    for (const auto &[path, places] : files) {
        const QString name = test::sharedSamples() + QString::fromLatin1(path);
        if (!QFile::exists(name))
            QSKIP("the samples beside the project are not there");
        for (const qint64 place : places) {
            QByteArray broken = test::contentOf(name);
            broken.replace(place, 16, QByteArray(16, '\0'));
            const auto tree = readTree(Bytes(broken), QFileInfo(name).fileName());
            const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
            QVERIFY2(repairs.plan.removedBytes() == 0, qPrintable(name + QStringLiteral(" 0x%1").arg(place, 0, 16)));
        }
    }
}

/// Two files joined are no damage of a number, and nothing of the second one is mixed into the first.
void TestRepairing::anotherFileIsNamed()
{
    const std::pair<QByteArray, const char *> files[]{
        {withStray(0), "a.b3d"},
        {urho::describedTriangle().bytes(), "a.mdl"},
        {e3d::modelOf(e3d::Mesh()), "a.e3d"},
        {test::contentOf(test::madeSamples() + QStringLiteral("/ecere/packed.e3d")), "packed.e3d"},
        {test::bytesOf(kohi::samples(), "kohi/skinned.k3d"), "a.k3d"}};
    for (const auto &[file, name] : files) {
        const RepairPlan left = planRepairs(treeOf(file + file, name), RepairWishes::unasked());
        QVERIFY2(left.plan.isEmpty(), name); // ids that both have are right in both
        const RepairOffer *offer = offerOf(left, "FILE_APPENDED");
        QVERIFY2(offer, name);
        QCOMPARE(offer->removed, file.size());
        QVERIFY2(offer->message.contains(QStringLiteral("0x") + QString::number(file.size(), 16)),
                 qPrintable(offer->message));
        const auto both = treeOf(file + file, name);
        const RepairPlan made = planRepairs(
            both, {.codes = {QStringLiteral("FILE_APPENDED")}, .mostRemoved = RepairWishes::AnyNumber});
        QCOMPARE(made.plan.after.toByteArray(), file);
        const std::vector<KeptBytes> kept = removedBy(made.plan, *both);
        QCOMPARE(kept.size(), size_t(1));
        QCOMPARE(kept.front().bytes.toByteArray(), file);
        QVERIFY(QString::fromLatin1(name).endsWith(kept.front().extension) && !kept.front().extension.isEmpty());
    }
}

/// A number that is made larger until it covers the second file would mend neither.
void TestRepairing::anotherFileMayBeOfAnotherFormat()
{
    const std::pair<QByteArray, const char *> files[]{
        {withStray(0), "a.b3d"},
        {urho::describedTriangle().bytes(), "a.mdl"},
        {e3d::modelOf(e3d::Mesh()), "a.e3d"},
        {test::contentOf(test::madeSamples() + QStringLiteral("/ecere/packed.e3d")), "packed.e3d"},
        {test::bytesOf(kohi::samples(), "kohi/skinned.k3d"), "a.k3d"},
        {test::contentOf(test::madeSamples() + QStringLiteral("/horde3d/walk.anim")), "a.anim"},
        {test::contentOf(test::madeSamples() + QStringLiteral("/image/grey.png")), "a.png"}};
    for (const auto &[first, name] : files) {
        for (const auto &[second, otherName] : files) {
            const Format *format = treeOf(second, otherName)->format();
            const auto both = treeOf(first + second, name);
            const QString pair = QStringLiteral("%1 and %2").arg(QLatin1StringView(name), QLatin1StringView(otherName));
            if (both->format() == format)
                continue;
            const RepairPlan left = planRepairs(both, RepairWishes::unasked());
            QVERIFY2(left.plan.isEmpty(), qPrintable(pair));
            const RepairOffer *offer = offerOf(left, "FILE_APPENDED");
            QVERIFY2(offer, qPrintable(pair));
            QCOMPARE(offer->removed, second.size());
            QVERIFY2(offer->message.contains(QString::fromUtf8(format->name)), qPrintable(offer->message));
            const RepairPlan made = planRepairs(
                both, {.codes = {QStringLiteral("FILE_APPENDED")}, .mostRemoved = RepairWishes::AnyNumber});
            QCOMPARE(made.plan.after.toByteArray(), first);
            const std::vector<KeptBytes> kept = removedBy(made.plan, *both);
            QCOMPARE(kept.size(), size_t(1));
            QCOMPARE(kept.front().bytes.toByteArray(), second);
            QVERIFY2(QLatin1StringView(otherName).endsWith(u'.' + kept.front().extension), qPrintable(pair));
            // Nothing is said of what it would be as a part of the first one.
            for (const Issue &issue : check(*both))
                QVERIFY2(issue.range.begin <= first.size(), qPrintable(pair + u' ' + issue.message()));
        }
    }
}

/// So few bytes may go unasked where they mean nothing.
void TestRepairing::aSmallFileGoesOnlyWhenAsked()
{
    const QByteArray small = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/smallest.mdl"));
    QVERIFY(small.size() < StrayUnasked);
    const auto both = treeOf(withStray(0) + small, "a.b3d");
    const RepairPlan left = planRepairs(both, RepairWishes::unasked());
    QVERIFY(left.plan.isEmpty());
    const RepairOffer *offer = offerOf(left, "FILE_APPENDED");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
    const RepairPlan made = planRepairs(both,
                                        {.codes = {QStringLiteral("FILE_APPENDED")}, .mostRemoved = small.size()});
    QCOMPARE(made.plan.after.toByteArray(), withStray(0));
}

/// What is left is whole, also where it is less than what goes.
void TestRepairing::aLargerFileGoesWhenAllowed()
{
    const QByteArray larger = b3d::file(b3d::textures(b3d::texture(QByteArray(2000, 'x'))) + b3d::node("root"));
    const auto both = treeOf(withStray(0) + larger, "a.b3d");
    QCOMPARE(planRepairs(both, {.mostRemoved = larger.size()}).plan.after.toByteArray(), withStray(0));
    QVERIFY(planRepairs(both, {.mostRemoved = larger.size() - 1}).plan.isEmpty());
}

/// Its header tells its size to the byte. With a byte more or less it is none.
void TestRepairing::aPictureWithoutAMarkIsNamed()
{
    const QByteArray picture = test::contentOf(test::madeSamples() + QStringLiteral("/image/grey.tga"));
    const std::pair<QByteArray, const char *> files[]{{withStray(0), "a.b3d"},
                                                      {e3d::modelOf(e3d::Mesh()), "a.e3d"},
                                                      {test::bytesOf(kohi::samples(), "kohi/skinned.k3d"), "a.k3d"}};
    for (const auto &[file, name] : files) {
        const auto isNamed = [&](const QByteArray &behind) {
            return std::ranges::any_of(check(*treeOf(file + behind, name)),
                                       [](const Issue &issue) { return issue.kind == &issues::fileAppended; });
        };
        QVERIFY2(isNamed(picture), name);
        QVERIFY2(!isNamed(picture + 'x'), name);
        QVERIFY2(!isNamed(picture.chopped(1)), name);
    }
}

/// Two letters that some files begin with, even with a number behind them that would be right.
void TestRepairing::aMarkIsNoFile()
{
    const QByteArray picture = "BM" + QByteArray(12, '\0') + b3d::i32({40}) + QByteArray(80, 'x');
    for (const auto &[file, name] : {std::pair(withStray(0), "a.b3d"), std::pair(e3d::modelOf(e3d::Mesh()), "a.e3d")}) {
        const std::vector<Issue> issues = check(*treeOf(file + picture, name));
        QVERIFY(!issues.empty());
        QVERIFY(std::none_of(issues.begin(), issues.end(),
                             [](const Issue &issue) { return issue.kind == &issues::fileAppended; }));
    }
}

void TestRepairing::manySmallRemovalsAreNoSmallOne()
{
    // Each of the chunks is small, all of them are not.
    QByteArray nodes;
    for (int i = 0; i < 10; ++i)
        nodes += b3d::node("n", b3d::chunk("BRUS", b3d::i32({0})));
    const auto tree = treeOf(b3d::file(b3d::node("root", b3d::plainMesh() + nodes)), "a.b3d");
    const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
    for (const RepairOffer &offer : repairs.offers)
        QVERIFY(offer.removed == 0 || offer.state != RepairOffer::State::Made);
    QCOMPARE(repairs.plan.removedBytes(), 0);
}

void TestRepairing::remarksAreNoReason()
{
    // A weight of 0 is worth a remark.
    const auto tree = treeOf(b3d::file(b3d::skinned(b3d::node("bone", b3d::bone({{0, 1}, {1, 1}, {2, 0}})))), "a.b3d");
    const auto issues = check(*tree);
    QVERIFY(std::any_of(issues.begin(), issues.end(), [](const Issue &issue) {
        return issue.severity == Severity::Info && issue.repair
               && QLatin1StringView(issue.kind->code) == QLatin1StringView("WEIGHT_ZERO");
    }));
    const RepairPlan repairs = planRepairs(tree, {});
    const RepairOffer *offer = offerOf(repairs, "WEIGHT_ZERO");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Remark);
    const RepairPlan named = planRepairs(
        tree, {.codes = {QStringLiteral("WEIGHT_ZERO")}, .mostRemoved = RepairWishes::AnyNumber});
    QVERIFY(!named.plan.isEmpty());
}

/// With a count that does not fit, what follows is read as something else: mending it there would destroy it.
void TestRepairing::valuesBehindAWrongCountAreLeft()
{
    const std::optional<Bytes> bytes = Bytes::fromFile(QStringLiteral(SOURCE_DIR "/tests/data/kohi/skinned.k3d"));
    QVERIFY(bytes);
    const auto whole = readTree(*bytes, QStringLiteral("a.k3d"));
    const std::optional<Item> count = whole->find(u"engine132/submeshes/vertex_counts[0]");
    QVERIFY(count);
    Planner planner(*whole, false);
    planner.setNumber(*count, double(1 << 23));
    const EditPlan breaking = planner.finish();
    const auto broken = readTree(breaking.after, QStringLiteral("a.k3d"));
    const RepairPlan repairs = planRepairs(broken, RepairWishes::unasked());
    for (const Change &change : repairs.plan.changes)
        QVERIFY2(count->range.contains(change.replacement.removed), qPrintable(change.path));
    // Only one count lets everything behind it fit.
    QCOMPARE(repairs.plan.after.toByteArray(), bytes->toByteArray());
}

/// Two checksums do not go wrong at once: other bytes stand where they were made.
void TestRepairing::damageIsNotHidden()
{
    const QByteArray whole = urho::Package{.files = {{"a", "first file"}, {"b", "second file"}}}.bytes();
    QByteArray broken = whole;
    const qsizetype at = broken.indexOf("second");
    broken.replace(at, 6, "SECOND");
    const auto tree = treeOf(broken, "a.pak");
    const RepairPlan repairs = planRepairs(tree, {});
    QVERIFY(repairs.plan.isEmpty());
    const RepairOffer *offer = offerOf(repairs, "CONTENT_CHANGED");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
    const RepairPlan asked = planRepairs(tree, {.codes = {QStringLiteral("CONTENT_CHANGED")}});
    QCOMPARE(findingsIn(*treeOf(asked.plan.after.toByteArray(), "a.pak")), 0);
    // A checksum that is wrong alone is what is wrong.
    for (const int place : {8, int(whole.indexOf("b\0") + 2 + 8)}) {
        broken = whole;
        broken[place] = char(broken[place] ^ 0x55);
        QCOMPARE(planRepairs(treeOf(broken, "a.pak"), {}).plan.after.toByteArray(), whole);
    }
}

/// All entries together would be too much to go, but not the bytes of the last one that is cut off.
void TestRepairing::whatIsHeldBackIsNotRepairedNextTime()
{
    QByteArray cut =
        urho::Package{.isPacked = true, .files = {{"a directory/text.txt", "content"}, {"Plane.mdl", "other"}}}.bytes();
    constexpr qsizetype Entry = 21 + 12;
    cut.truncate(12 + Entry + 10 + 10); // inside the last number
    const RepairPlan once = planRepairs(treeOf(cut, "a.pak"), RepairWishes::unasked());
    QVERIFY(!once.plan.isEmpty());
    const RepairPlan twice = planRepairs(treeOf(once.plan.after.toByteArray(), "a.pak"), RepairWishes::unasked());
    QVERIFY2(twice.plan.isEmpty(), qPrintable(twice.plan.title));
}

void TestRepairing::aChecksumTellsTheByte_data()
{
    QTest::addColumn<QByteArray>("whole");
    QTest::addColumn<qsizetype>("at");
    const QByteArray text = "the first words, and the last ones";
    const QByteArray plain = urho::Package{.files = {{"a", "first file"}, {"b", text}}}.bytes();
    QTest::newRow("stored") << plain << plain.indexOf("words");
    const QByteArray packed = urho::Package{.isPacked = true, .files = {{"b", text}}}.bytes();
    QTest::newRow("packed") << packed << packed.indexOf("words");
    // Copies of a byte change with it; the distance of a copy is another byte of the file.
    const QByteArray letters = "abcdefgh";
    const QByteArray block = char(0x84) + letters + QByteArray("\x05\x00", 2) + urho::literals("XYZUVW");
    const QByteArray content = letters + "defghdef" + "XYZUVW";
    const QByteArray header = urho::u16({quint16(content.size()), quint16(block.size())});
    const QByteArray copied =
        urho::Package{.isPacked = true, .files = {{.name = "b", .content = content, .blocks = header + block}}}.bytes();
    QTest::newRow("copied") << copied << copied.indexOf("defgh") + 1;
    QTest::newRow("distance") << copied << copied.indexOf("defgh") + 5;
}

void TestRepairing::aChecksumTellsTheByte()
{
    QFETCH(QByteArray, whole);
    QFETCH(qsizetype, at);
    QCOMPARE(findingsIn(*treeOf(whole, "a.pak")), 0);
    QByteArray broken = whole;
    broken[at] = char(broken[at] ^ 2);
    QVERIFY(findingsIn(*treeOf(broken, "a.pak")) > 0);
    QCOMPARE(planRepairs(treeOf(broken, "a.pak"), {}).plan.after.toByteArray(), whole);
}

/// Four bytes of a key went, and the name behind the keys is shorter for it: all rotations from there on are others.
void TestRepairing::shiftedValuesAreLeft()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/Jack_Walk.ani");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    QByteArray broken = test::contentOf(name);
    broken.remove(31538, 4);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.ani"), {});
    QCOMPARE(repairs.rewritten, 0);
    for (const char *code : {"NOT_UNIT_LENGTH", "KEY_TIMES_DESCENDING"}) {
        const RepairOffer *offer = offerOf(repairs, code);
        QVERIFY(offer);
        QCOMPARE(offer->state, RepairOffer::State::Held);
    }
}

/// Bytes went from one frame to another one of the same node: between them each number is another one, but none is odd.
void TestRepairing::shiftedRotationsThatLookLikeNumbersAreLeft()
{
    const QString folder = test::sharedSamples() + QStringLiteral("/horde3d/anim/");
    if (!QFile::exists(folder))
        QSKIP("the samples beside the project are not there");
    for (const char *name : {"animated_letters.anim", "knight_attack.anim"}) {
        const QByteArray broken = withMoved(test::contentOf(folder + QLatin1StringView(name)), 0x501, 0xce5);
        const RepairPlan repairs = planRepairs(treeOf(broken, "a.anim"), RepairWishes::unasked());
        QVERIFY2(repairs.plan.isEmpty(), name + (": " + repairs.plan.title.toUtf8()));
        const RepairOffer *offer = offerOf(repairs, "NOT_UNIT_LENGTH");
        QVERIFY(offer);
        QCOMPARE(offer->state, RepairOffer::State::Held);
    }
}

/// Bytes came in before the whole list: there is no first one that is right.
void TestRepairing::rotationsThatAreShiftedFromTheFirstOnAreLeft()
{
    const QByteArray sample = sharedSample("horde3d/anim/animation_robot.anim");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    const auto frames = treeOf(sample, "a.anim")->find(u"H3DA/animations[4]/frames");
    QVERIFY(frames);
    // As many bytes went behind the list.
    QByteArray broken = sample;
    broken.insert(frames->range.begin, QByteArray(4, '\0')).remove(frames->range.end + 4, 4);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.anim"), RepairWishes::unasked());
    const RepairOffer *offer = offerOf(repairs, "NOT_UNIT_LENGTH");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
}

/// With one number more can be read, and no error is left, because meshes become a table.
void TestRepairing::knownChunksAreNotReadAsSomethingElse()
{
    const QString folder = test::sharedSamples() + QStringLiteral("/e3d/");
    if (!QFile::exists(folder))
        QSKIP("the samples beside the project are not there");
    struct Case
    {
        const char *name;
        ByteRange gone;
        const char16_t *stays;
    };
    for (const Case &one :
         {Case{"cube1.e3d", {0x122, 0x15e}, u"nodes"}, Case{"syn_quantised.e3d", {0x32e, 0x33a}, u"meshes/mesh[1]"}}) {
        QByteArray broken = test::contentOf(folder + QLatin1StringView(one.name));
        broken.remove(one.gone.begin, one.gone.size());
        const QByteArray after = withUnaskedRepairs(broken, "a.e3d");
        QVERIFY2(treeOf(after, "a.e3d")->find(one.stays), one.name);
        QVERIFY2(after.size() >= broken.size(), one.name);
    }
}

/// The mesh is there, behind the end of those that hold it.
void TestRepairing::referencesStayWhereWhatTheyNameIsInTheWrongPlace()
{
    const QByteArray sample = sharedSample("e3d/syn_nestedNodes.e3d");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    const auto tree = treeOf(sample, "a.e3d");
    const auto length = tree->find(u"meshes/size");
    const auto first = tree->find(u"meshes/mesh[0]");
    QVERIFY(length && first);
    QByteArray broken = tree->bytes().toByteArray();
    const auto shorter = quint32(first->range.end - tree->find(u"meshes")->range.begin);
    broken.replace(length->range.begin, 4, b3d::i32({qint32(shorter)}));
    const std::vector<Issue> issues = check(*treeOf(broken, "a.e3d"));
    const auto unresolved = std::ranges::find_if(
        issues, [](const Issue &issue) { return QByteArrayView(issue.kind->code) == "REFERENCE_UNRESOLVED"; });
    QVERIFY(unresolved != issues.end());
    QVERIFY(unresolved->repair.isGuess);
}

/// What seems to be left over may belong to something, where more than that does not fit.
void TestRepairing::restsAmongOtherFaultsStay()
{
    const QByteArray animation = b3d::chunk("ANIM", b3d::i32({0, 3}) + b3d::f32({60}) + QByteArray(40, '\x7f'));
    const auto removedFrom = [&](const QByteArray &behind) {
        const QByteArray file = b3d::file(b3d::node("root", animation) + behind);
        return planRepairs(treeOf(file, "a.b3d"), RepairWishes::unasked()).plan.removedBytes();
    };
    QCOMPARE(removedFrom({}), 40);
    QCOMPARE(removedFrom("what begins no chunk"), 0);
}

void TestRepairing::numbersOfAMendedEndAreThoseThatAreWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<qsizetype>("size");
    QTest::newRow("names") << QStringLiteral("k3d/engine_triangle.k3d") << qsizetype(670);
    QTest::newRow("keys") << QStringLiteral("k3d/tentacle.k3d") << qsizetype(14540);
    QTest::newRow("lengths") << QStringLiteral("e3d/syn_animTracks.e3d") << qsizetype(385);
    QTest::newRow("list") << QStringLiteral("e3d/syn_specLayouts.e3d") << qsizetype(157);
}

/// What is made up is mended before it is there: names, counts and lengths change with that.
void TestRepairing::numbersOfAMendedEndAreThoseThatAreWritten()
{
    QFETCH(const QString, name);
    QFETCH(const qsizetype, size);
    const QString path = test::sharedSamples() + u'/' + name;
    if (!QFile::exists(path))
        QSKIP("the samples beside the project are not there");
    const RepairPlan repairs = planRepairs(
        treeOf(test::contentOf(path).first(size), QFileInfo(name).fileName().toUtf8()), RepairWishes::unasked());
    const RepairOffer *offer = offerOf(repairs, RepairOffer::Recovery);
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Made);
    static const QRegularExpression appended(QStringLiteral("append ([0-9]+) "));
    const auto match = appended.match(offer->sentence);
    QVERIFY2(match.hasMatch(), qPrintable(offer->sentence));
    QCOMPARE(match.captured(1).toLongLong(), offer->added);
}

/// The name of the animation that is made up would be that of a material, too.
void TestRepairing::textsThatAreMissingAreNotNamedForWhatIsMadeUp()
{
    const QByteArray sample = sharedSample("k3d/engine_triangle.k3d");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    const RepairPlan repairs = planRepairs(treeOf(sample.first(670), "a.k3d"), RepairWishes::unasked());
    const QByteArray after = repairs.plan.after.toByteArray();
    QVERIFY(after.contains("text_0"));
    QVERIFY(!after.contains("animation_"));
    const RepairOffer *offer = offerOf(repairs, RepairOffer::Recovery);
    QVERIFY(offer);
    QVERIFY2(offer->standIns.contains(QStringLiteral("text_0")), qPrintable(offer->standIns));
}

/// With more indices all that follows would be indices, and nothing wrong any more.
void TestRepairing::whatIsReadIsNotSwallowedByANumber()
{
    const QByteArray sample = sharedSample("urho3d/real/LinePrimitives/LinearBezier.mdl");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    QByteArray broken = sample.chopped(16);
    const auto rotation = treeOf(broken, "a.mdl")->find(u"UMDL/bones[0]/rotation");
    const auto count = treeOf(broken, "a.mdl")->find(u"UMDL/indexBuffers[0]/indexCount");
    QVERIFY(rotation && count);
    broken.replace(rotation->range.begin, 4, "\x40\x90\xf4\x4d");
    const QByteArray after = withUnaskedRepairs(broken, "a.mdl");
    QCOMPARE(after.mid(count->range.begin, 4), broken.mid(count->range.begin, 4));
}

/// How many came in is proved by the size of the package, and not where: entries of its directory went.
void TestRepairing::manyBytesThatCameInAreAskedFor()
{
    const QByteArray sample = sharedSample("urho3d/packages/base_ulz4.pak");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = sample.first(180) + sample.mid(100);
    const QByteArray after = withUnaskedRepairs(broken, "a.pak");
    QVERIFY(after.size() >= broken.size());
    for (const char *name : {"CoreData/Sub/Techniques/Water.xml", "CoreData/Sub/Shaders/GLSL/Uniforms.glsl"})
        QVERIFY2(after.contains(name), name);
}

/// They seem to be left over, because the number of their bytes is cut.
void TestRepairing::textsBehindACutTableStay()
{
    const QByteArray sample = sharedSample("k3d/tentacle_st12.k3d");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = sample.chopped(40);
    QCOMPARE(planRepairs(treeOf(broken, "a.k3d"), RepairWishes::unasked()).plan.removedBytes(), 0);
}

/// A byte at the end explains as much as one before it.
void TestRepairing::aCutFileGetsNothingInTheMiddle()
{
    const QByteArray sample = sharedSample("urho3d/real/Cylinder.mdl");
    if (sample.isEmpty())
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = sample.chopped(1);
    QVERIFY(withUnaskedRepairs(broken, "a.mdl").startsWith(broken));
}

/// Of those that come first it could be rounding.
void TestRepairing::rotationsThatAreFartherFromOneEachTimeAreLeft()
{
    constexpr qint32 Right = 50, Frames = 200;
    QByteArray keys;
    for (qint32 frame = 1; frame <= Frames; ++frame) {
        const float w = frame <= Right ? 1 : 1.005F + 0.006F * float(frame - Right);
        keys += b3d::i32({frame}) + b3d::f32({w, 0, 0, 0});
    }
    const QByteArray file = b3d::file(b3d::node("root", b3d::keys(4, keys)));
    const RepairPlan repairs = planRepairs(treeOf(file, "a.b3d"), RepairWishes::unasked());
    const RepairOffer *offer = offerOf(repairs, "NOT_UNIT_LENGTH");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
}

/// With a wrong number of frames all nodes but the first are read from the wrong place: their names are none. The number comes back,
/// or nothing is done.
void TestRepairing::valuesBehindNonsenseAreLeft()
{
    const QString folder = test::sharedSamples() + QStringLiteral("/horde3d/anim/");
    if (!QFile::exists(folder))
        QSKIP("the samples beside the project are not there");
    for (const char *name : {"pump.anim", "knight_attack.anim", "man.anim"}) {
        const QByteArray file = test::contentOf(folder + QLatin1StringView(name));
        QByteArray broken = file;
        constexpr qsizetype FrameCount = 12;
        broken.replace(FrameCount, 4, QByteArray(4, '\0'));
        const auto tree = treeOf(broken, "a.anim");
        QVERIFY(errorsIn(*tree) > 0);
        const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
        QVERIFY2(repairs.plan.isEmpty() || repairs.plan.after.toByteArray() == file,
                 name + (": " + repairs.plan.title.toUtf8()));
    }
}

/// Bytes have moved from the indices to the vertices, so that the size of an index is none.
void TestRepairing::valuesAreLeftWhereAPartIsNotRead()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/Sphere.mdl");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    QByteArray broken = test::contentOf(name);
    constexpr qsizetype Moved = 32;
    constexpr qsizetype From = 0x8fb8, To = 0x49f8;
    const QByteArray moved = broken.mid(From, Moved);
    broken.remove(From, Moved).insert(To, moved);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.mdl"), RepairWishes::unasked());
    const RepairOffer *offer = offerOf(repairs, "NOT_FINITE");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
    QCOMPARE(repairs.rewritten, 0);
}

/// So many bytes came in that no guard stands where it should.
void TestRepairing::valuesAroundALostGuardAreLeft()
{
    const QString name = test::sharedSamples() + QStringLiteral("/k3d/tentacle.k3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    QByteArray broken = test::contentOf(name);
    QByteArray stray(500, '\0');
    quint32 number = 5;
    for (char &byte : stray) {
        number = (number * 1103515245U + 12345U) & 0x7fffffffU;
        byte = char(number >> 16);
    }
    constexpr qsizetype BehindTheCounts = 0x95;
    broken.insert(BehindTheCounts, stray);
    const auto tree = treeOf(broken, "a.k3d");
    QVERIFY(errorsIn(*tree) > 2);
    const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
    for (const char *code : {"OFFSET_WRONG", "STRING_MISSING", "NOT_FINITE"}) {
        const RepairOffer *offer = offerOf(repairs, code);
        QVERIFY2(offer, code);
        QCOMPARE(offer->state, RepairOffer::State::Held);
    }
    constexpr qint64 OneNumber = 8;
    QVERIFY2(repairs.rewritten <= OneNumber, qPrintable(repairs.plan.title));

    // What a file begins with stands nowhere else.
    QByteArray cut = test::contentOf(name).first(302);
    std::reverse(cut.begin(), cut.begin() + 4);
    QVERIFY(!planRepairs(treeOf(cut, "a.k3d"), RepairWishes::unasked()).plan.isEmpty());
}

/// With the entry would go the only thing that says what the bytes are to which nothing refers.
void TestRepairing::contentsThatLieNowhereStayListed()
{
    const QByteArray text = "the first words, and the last ones";
    urho::Package package{.files = {{"a", "first file"}, {"b", text}, {"c", "last file"}}};
    package.files[1].offset = 0x7000000;
    package.files[1].size = 0x7000000;
    package.files[1].checksum = 7;
    const auto tree = treeOf(package.bytes(), "a.pak");
    const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
    QCOMPARE(repairs.plan.removedBytes(), 0);
    QVERIFY(repairs.plan.after.toByteArray().contains(text));
    const RepairOffer *offer = offerOf(repairs, "PART_PASSES_END");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
}

namespace {

/// A picture of which some packed bytes were overwritten.
QByteArray damagedPng(const QString &name, qsizetype at, qsizetype size)
{
    return test::contentOf(test::sharedSamples() + QStringLiteral("/folders/urho3d/Data/Textures/Editor/") + name)
        .replace(at, size, QByteArray(size, '\0'));
}

} // namespace

void TestRepairing::packedPixelsBehindDamageAreKept()
{
    if (!QFile::exists(test::sharedSamples()))
        QSKIP("the samples beside the project are not there");
    // What the bytes behind the damage expand to is known to be wrong, or, by the checksum, likely to be.
    for (const auto &[bytes, code] :
         {std::pair(damagedPng(QStringLiteral("IconSoundSource.png"), 0x6a, 64), "PIXELS_DAMAGED"),
          std::pair(damagedPng(QStringLiteral("IconZone.png"), 0x15f6, 64), "PIXELS_SHORT")}) {
        const auto tree = treeOf(bytes, "a.png");
        const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
        QVERIFY2(repairs.plan.isEmpty(), qPrintable(repairs.plan.title));
        const RepairOffer *offer = offerOf(repairs, code);
        QVERIFY2(offer, code);
        QCOMPARE(offer->state, RepairOffer::State::Removes);
        QVERIFY(offer->madeUp > RepairWishes::StrayUnasked);
        QVERIFY(!planRepairs(tree, {.decided = {{offer->key, true}}}).plan.isEmpty());
        // Who allows as much to be made up gets a picture, and is told how much of it is black.
        const RepairPlan allowed = planRepairs(tree, {.mostRemoved = offer->madeUp});
        QCOMPARE(errorsIn(*treeOf(allowed.plan.after.toByteArray(), "a.png")), 0);
        QVERIFY2(allowed.plan.consequences.join(u' ').contains(QStringLiteral("become black")),
                 qPrintable(allowed.plan.consequences.join(u'\n')));
        QVERIFY(planRepairs(tree, {.mostRemoved = offer->madeUp - 1}).plan.isEmpty());
    }
}

/// What a checksum is of may be what is wrong. One wrong byte is found, and pixels prove themselves.
void TestRepairing::checksumsOfFramesAreWrittenWhereTheyWereHit()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/texts.png"));
    QCOMPARE(findingsIn(*treeOf(file, "a.png")), 0);
    const auto sumOf = [&](const char *name) { // behind the chunk
        const qsizetype begin = file.indexOf(name);
        const qsizetype size = (uchar(file[begin - 2]) << 8) | uchar(file[begin - 1]);
        return begin + 4 + size;
    };
    const auto repairedAfter = [&](qsizetype at, const QByteArray &bytes) {
        return planRepairs(treeOf(QByteArray(file).replace(at, bytes.size(), bytes), "a.png"), {})
            .plan.after.toByteArray();
    };
    for (const char *name : {"tEXt", "IHDR", "IDAT"})
        QCOMPARE(repairedAfter(sumOf(name), "\1\2"), file); // the others are right: the sum was hit
    for (const char *name : {"IHDR", "IDAT", "IEND"})
        QCOMPARE(repairedAfter(sumOf(name), "\1\2\3\4"), file); // what it is of is known to be right
    const qsizetype text = sumOf("tEXt") - 6;
    QCOMPARE(repairedAfter(text, "\1"), file);
    for (const auto &[at, bytes] :
         {std::pair(text, QByteArray("\1\2\3\4")), std::pair(sumOf("tEXt"), QByteArray("\1\2\3\4"))}) {
        const auto tree = treeOf(QByteArray(file).replace(at, bytes.size(), bytes), "a.png");
        const RepairPlan repairs = planRepairs(tree, {.mostRemoved = RepairWishes::AnyNumber});
        QVERIFY2(repairs.plan.isEmpty(), qPrintable(repairs.plan.title));
        const RepairOffer *offer = offerOf(repairs, "CHECKSUM_WRONG");
        QVERIFY(offer);
        QCOMPARE(offer->state, RepairOffer::State::Held);
        QVERIFY(!planRepairs(tree, {.decided = {{offer->key, true}}}).plan.isEmpty());
    }
}

void TestRepairing::checksumsThatAreWrittenAreNotSaidToBeLeft()
{
    if (!QFile::exists(test::sharedSamples()))
        QSKIP("the samples beside the project are not there");
    const auto tree = treeOf(damagedPng(QStringLiteral("IconSoundSource.png"), 0x6a, 64), "a.png");
    const RepairKey key = offerOf(planRepairs(tree, {}), "PIXELS_DAMAGED")->key;
    const RepairPlan repairs = planRepairs(tree, {.decided = {{key, true}}});
    const RepairOffer *written = offerOf(repairs, "CHECKSUM_WRONG");
    QVERIFY(written);
    QCOMPARE(written->state, RepairOffer::State::Made);
    for (const QString &said : repairs.plan.consequences)
        QVERIFY2(!said.contains(QStringLiteral("is left")), qPrintable(said));
}

/// Of a circle any element could be the root.
void TestRepairing::guessesAreNotMade()
{
    const auto tree = treeOf(test::bytesOf(kohi::samples(), "kohi/k35_circle.k3d"), "a.k3d");
    RepairWishes wishes;
    const RepairPlan repairs = planRepairs(tree, wishes);
    const RepairOffer *offer = offerOf(repairs, "K3D_PARENTS_IN_A_CIRCLE");
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Held);
    QVERIFY(!offer->reason.isEmpty());
    QVERIFY(repairs.plan.isEmpty());
    wishes.decided[offer->key] = true;
    const RepairPlan made = planRepairs(tree, wishes);
    QVERIFY(!made.plan.isEmpty());
    QVERIFY(!offerOf(made, "K3D_PARENTS_IN_A_CIRCLE")->reason.isEmpty()); // still to be weighed
}

void TestRepairing::ticksDecide()
{
    const auto tree = treeOf(withStray(100), "a.b3d");
    RepairWishes wishes;
    const RepairKey key = offerOf(planRepairs(tree, wishes), "TRAILING_BYTES")->key;
    wishes.decided[key] = true;
    QCOMPARE(planRepairs(tree, wishes).plan.removedBytes(), 100);
    wishes.mostRemoved = RepairWishes::AnyNumber;
    wishes.decided[key] = false;
    const RepairPlan repairs = planRepairs(tree, wishes);
    QVERIFY(repairs.plan.isEmpty());
    QCOMPARE(offerOf(repairs, "TRAILING_BYTES")->state, RepairOffer::State::Unwanted);
}

void TestRepairing::halfAFileIsNotWrittenOverUnasked()
{
    constexpr int Vertices = 100;
    constexpr int VertexSize = 12;
    const auto withWrong = [](int count) {
        const QByteArray records = QByteArray(count * VertexSize, '\xff') // no number
                                   + QByteArray((Vertices - count) * VertexSize, '\0');
        return treeOf(b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(records) + b3d::triangles({0, 1, 2})))),
                      "a.b3d");
    };
    const RepairWishes wishes = RepairWishes::unasked();
    const RepairPlan few = planRepairs(withWrong(5), wishes);
    QCOMPARE(offerOf(few, "NOT_FINITE")->state, RepairOffer::State::Made);
    QCOMPARE(few.rewritten, 5 * VertexSize);

    const auto tree = withWrong(Vertices);
    const RepairPlan all = planRepairs(tree, wishes);
    QVERIFY(all.plan.isEmpty());
    QVERIFY(all.plan.after.toByteArray() == tree->bytes().toByteArray());
    const RepairOffer *held = offerOf(all, "NOT_FINITE");
    QVERIFY(held);
    QCOMPARE(held->state, RepairOffer::State::Held);
    QVERIFY2(held->reason.contains(QString::number(Vertices * VertexSize)), qPrintable(held->reason));
    QVERIFY(!planRepairs(tree, {.mostStray = StrayUnasked, .decided = {{held->key, true}}}).plan.isEmpty());
}

void TestRepairing::whatHasNoRepairIsSaid()
{
    const RepairPlan repairs = planRepairs(treeOf("no model at all", "a.b3d"), {});
    QCOMPARE(repairs.unmended.size(), 1U);
    QCOMPARE(QString::fromLatin1(repairs.unmended.front().kind->code), QStringLiteral("NOT_THIS_FORMAT"));
}

/// Numbers that fit make it readable. What was cut off stays lost, and who reads "no issues" has to know.
void TestRepairing::aCutFileIsNotWhole()
{
    const QByteArray whole = b3d::file(b3d::node("root", b3d::plainMesh()));
    constexpr int Cut = 20;
    const RepairPlan ended = planRepairs(treeOf(whole.chopped(Cut), "a.b3d"), RepairWishes::unasked());
    QVERIFY(!ended.plan.isEmpty());
    QVERIFY2(ended.plan.missing.contains(QString::number(Cut)), qPrintable(ended.plan.missing));
    // The damage is where it was cut, not where the first number is that is set to what is left.
    const RepairOffer *offer = offerOf(ended, RepairOffer::Recovery);
    QVERIFY(offer && ended.plan.changes.size() > 1);
    QVERIFY2(offer->key.path.endsWith(u'@' + QString::number(whole.size() - Cut)), qPrintable(offer->key.path));
    const RepairPlan corrected = planRepairs(treeOf(withStray(3), "a.b3d"), RepairWishes::unasked());
    QVERIFY(!corrected.plan.isEmpty());
    QCOMPARE(corrected.plan.missing, QString());
    // Nor is it whole when somebody has only the lengths corrected.
    const RepairPlan lengths = planRepairs(treeOf(whole.chopped(Cut), "a.b3d"),
                                           {.codes = {QStringLiteral("LENGTH_PASSES_FRAME")}});
    QVERIFY(!lengths.plan.isEmpty());
    QCOMPARE(lengths.plan.missing.section(u'.', 0, 1), ended.plan.missing.section(u'.', 0, 1));
}

/// A lower count looks like the right one afterwards, and the file that people have is the one that was cut.
void TestRepairing::whatGoesWithACutBlockIsSaid()
{
    const QByteArray whole = packedMesh();
    const QByteArray cut = whole.left(whole.size() * 6 / 10);
    const RepairPlan repairs = planRepairs(treeOf(cut, "a.e3d"), {.mostRemoved = FewBytes});
    const auto ended = std::ranges::find_if(repairs.offers, [](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Made
               && offer.standIns.contains(QStringLiteral("of triangles are gone"));
    });
    QVERIFY(ended != repairs.offers.end());
    QVERIFY2(ended->standIns.contains(QStringLiteral(" of %1 are left.").arg(ManyTriangles)),
             qPrintable(ended->standIns));
    QVERIFY2(repairs.plan.missing.contains(QStringLiteral("of packed content or more are lost.")),
             qPrintable(repairs.plan.missing));
    QVERIFY2(repairs.plan.missing.contains(QStringLiteral("%1 bytes are there").arg(QLocale().toString(cut.size()))),
             qPrintable(repairs.plan.missing));
}

/// Bytes went in a packed block, so that what follows is not where the block says. It is no stray for that.
void TestRepairing::chunksBehindADamagedBlockStay()
{
    const QByteArray whole = packedMesh();
    const auto packed = treeOf(whole, "a.e3d")->find(u"meshes/mesh/lzma/packed");
    QVERIFY(packed);
    for (const qsizetype gone : {1, 2, 4}) {
        QByteArray broken = whole;
        for (qsizetype i = 0; i < 40; ++i) // so that no single edit brings it back
            broken[packed->range.begin + 40 + i] = char(i * 37);
        broken.remove(packed->range.begin + packed->range.size() / 2, gone);
        const auto tree = treeOf(broken, "a.e3d");
        const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
        QCOMPARE(repairs.plan.removedBytes(), 0);
        QVERIFY(repairs.plan.after.toByteArray().contains("body")); // the name of the node
    }
}

/// One byte says how all others are to be read, and nothing that they say can be.
void TestRepairing::anotherLayoutOfPackedBytesIsFound()
{
    const QByteArray whole = packedModel();
    const auto properties = treeOf(whole, "a.e3d")->find(u"lzma/properties");
    QVERIFY(properties);
    for (const int value : {0, 1, 92, 94, 220}) {
        QByteArray broken = whole;
        broken[properties->range.begin] = char(value);
        QCOMPARE(planRepairs(treeOf(broken, "a.e3d"), RepairWishes::unasked()).plan.after.toByteArray(), whole);
    }
}

/// It adds nothing.
void TestRepairing::packedContentOfWhichOnlyTheEndMarkWentIsWhole()
{
    const QByteArray blocks = e3d::Model().bytes().mid(e3d::version().size());
    const lzma::Properties properties{3, 0, 2};
    const QByteArray packed = lzma::packed(blocks, properties, true);
    const QByteArray whole = e3d::version() + e3d::packedAs(quint32(blocks.size()), properties.byte(), packed);
    const auto contentOf = [](const Tree &tree) {
        return tree.stream(tree.contentOf(*tree.find(u"lzma"))->stream).bytes.toByteArray();
    };
    QCOMPARE(contentOf(*treeOf(whole, "a.e3d")), blocks);
    const RepairPlan repairs = planRepairs(treeOf(whole.chopped(4), "a.e3d"), RepairWishes::unasked());
    const auto mended = treeOf(repairs.plan.after.toByteArray(), "a.e3d");
    QCOMPARE(errorsIn(*mended), 0);
    QCOMPARE(contentOf(*mended), blocks);
}

/// Bytes went in the block, so that its length passed the end of the file. Packed anew it is as long as it says.
void TestRepairing::framesAroundWhatIsPackedAnewEndWithIt()
{
    QByteArray broken = packedModel();
    broken.remove(broken.size() * 8 / 10, 15);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.e3d"), {.mostRemoved = broken.size() * 100});
    const auto mended = treeOf(repairs.plan.after.toByteArray(), "a.e3d");
    QCOMPARE(errorsIn(*mended), 0);
    QCOMPARE(mended->find(u"lzma")->range.end, mended->bytes().size());
}

void TestRepairing::littleOfABlockIsKeptOnlyWhenSomebodyWantsIt()
{
    QByteArray broken = packedModel();
    for (qsizetype i = 0; i < 40; ++i)
        broken[broken.size() / 8 + i] = char(i * 37);
    const auto tree = treeOf(broken, "a.e3d");
    QVERIFY(planRepairs(tree, RepairWishes::unasked()).plan.isEmpty());
    const RepairPlan asked = planRepairs(tree, {.mostRemoved = broken.size() * 100});
    QCOMPARE(errorsIn(*treeOf(asked.plan.after.toByteArray(), "a.e3d")), 0);
    QVERIFY(asked.plan.removedBytes() > 0);
}

/// They look like real ones afterwards.
void TestRepairing::elementsThatAreMadeUpAreSaid()
{
    QByteArray keys;
    for (const qint32 frame : {1, 2, 3})
        keys += b3d::i32({frame}) + b3d::f32({0, 0, 0});
    const QByteArray whole = b3d::file(b3d::node("root", b3d::keys(1, keys)));
    const RepairPlan repairs = planRepairs(treeOf(whole.chopped(20), "a.b3d"), RepairWishes::unasked());
    const RepairOffer *offer = offerOf(repairs, RepairOffer::Recovery);
    QVERIFY(offer);
    QCOMPARE(offer->state, RepairOffer::State::Made);
    QVERIFY2(offer->standIns.startsWith(QStringLiteral("The last element of keys is made up in part")),
             qPrintable(offer->standIns));
    // Those bytes were no part of the file: they are missing as well.
    QVERIFY2(repairs.plan.missing.contains(QStringLiteral(" 20 byte(s) ")), qPrintable(repairs.plan.missing));
}

/// Else more would be wrong than before.
void TestRepairing::whatIsMadeUpIsNoCopyOfAWrongElement()
{
    const QByteArray whole = b3d::file(b3d::node(
        "root",
        b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2, 2, 1, 0, 0, 1, 900, 0, 2, 1}))));
    const auto tree = treeOf(whole.chopped(6), "a.b3d");
    const auto wrongOnesIn = [](const Tree &read) {
        qint64 count = 0;
        for (const Issue &issue : check(read))
            count += QLatin1StringView(issue.kind->code) == QLatin1StringView("INDEX_OUT_OF_RANGE") ? issue.count : 0;
        return count;
    };
    QCOMPARE(wrongOnesIn(*tree), 1);
    const RepairPlan repairs = planRepairs(tree, {});
    QVERIFY(repairs.plan.after.size() > tree->bytes().size());
    QVERIFY(wrongOnesIn(*treeOf(repairs.plan.after.toByteArray(), "a.b3d")) <= 1);
}

/// Keys of one time are none, and names that went with the end are missed all over.
void TestRepairing::keysThatAreMadeUpAscend()
{
    const QByteArray whole = test::bytesOf(kohi::samples(), "kohi/skinned.k3d");
    const auto keys = treeOf(whole, "a.k3d")->find(u"engine132/channels/key_buffer");
    QVERIFY(keys && keys->range.size() > 100);
    for (const qint64 part : {3, 6, 9}) {
        const QByteArray cut = whole.first(keys->range.begin + keys->range.size() * part / 10);
        const RepairPlan repairs = planRepairs(treeOf(cut, "a.k3d"), RepairWishes::unasked());
        QVERIFY(!repairs.plan.isEmpty());
        QCOMPARE(errorsIn(*treeOf(repairs.plan.after.toByteArray(), "a.k3d")), 0);
        QVERIFY(repairs.plan.missing.contains(QStringLiteral("made up"), Qt::CaseInsensitive));
    }
}

/// A file without findings looks as if nothing were lost.
void TestRepairing::whatIsWrittenIntoALostSectorIsSaid()
{
    constexpr qint64 Lost = 1024, Sector = 512;
    QByteArray keys;
    for (qint32 frame = 1; frame <= 300; ++frame)
        keys += b3d::i32({frame}) + b3d::f32({0.51F, 0.49F, 0.52F, 0.48F});
    QByteArray file = b3d::file(b3d::node("root", b3d::keys(4, keys)));
    const RepairPlan whole = planRepairs(treeOf(file, "a.b3d"), RepairWishes::unasked());
    QCOMPARE(whole.plan.missing, QString());
    file.replace(Lost, Sector, QByteArray(Sector, '\0'));
    const auto tree = treeOf(file, "a.b3d");
    const std::vector<Issue> issues = check(*tree);
    const auto rotation = std::ranges::find(issues, &issues::lengthIsZero, &Issue::kind);
    QVERIFY(rotation != issues.end());
    const EditPlan one = planRepair(*tree, *rotation);
    const EditPlan all = planRepairs(tree, RepairWishes::unasked()).plan;
    for (const EditPlan &plan : {one, all})
        QVERIFY2(plan.missing.contains(QStringLiteral("512 byte(s) at 0x400")), qPrintable(plan.missing));
    // What is still zero of it stays named.
    const std::vector<Issue> left = check(*treeOf(one.after.toByteArray(), "a.b3d"));
    QVERIFY(std::ranges::find(left, &issues::zeroSector, &Issue::kind) != left.end());
}

/// They look like real ones afterwards. What a row adds is what it adds: all of them make the file as much longer as it gets.
void TestRepairing::namesThatAreMadeUpStandInTheirRows()
{
    const QByteArray whole = test::bytesOf(kohi::samples(), "kohi/skinned.k3d");
    const auto tree = treeOf(whole, "a.k3d");
    const auto bones = tree->find(u"engine132/bones/name_ids");
    QVERIFY(bones);
    const RepairPlan repairs = planRepairs(treeOf(whole.first(bones->range.begin), "a.k3d"), RepairWishes::unasked());
    qint64 added = 0;
    QStringList texts;
    for (const RepairOffer &offer : repairs.offers) {
        added += offer.state == RepairOffer::State::Made ? offer.added - offer.removed : 0;
        texts += offer.texts;
    }
    QCOMPARE(added, repairs.plan.after.size() - repairs.plan.before.size());
    QVERIFY(!texts.isEmpty());
    const QByteArray after = repairs.plan.after.toByteArray();
    for (const QString &text : texts)
        QVERIFY2(after.contains(text.toUtf8()), qPrintable(text));
    QVERIFY2(sentenceOfMadeUp(texts).contains(texts.front()), qPrintable(sentenceOfMadeUp(texts)));
    const std::vector<Issue> left = check(*treeOf(after, "a.k3d"));
    QVERIFY2(!test::kindsIn(left).join(u' ').contains(QStringLiteral("TRIANGLE_INCOMPLETE")),
             qPrintable(test::kindsIn(left).join(u' ')));
}

/// A mesh with the same triangles, or a copy of the list, has the number that is wrong here. Nothing need go then.
void TestRepairing::aListThatIsAlikeTellsANumber()
{
    const auto mesh = [](const QByteArray &triangles) {
        return b3d::mesh(b3d::vertices(b3d::threeVertices()) + triangles);
    };
    const auto fileWith = [&](const QByteArray &first, const QByteArray &second) {
        return b3d::file(b3d::node("root", b3d::node("a", mesh(first)) + b3d::node("b", mesh(second))));
    };
    const QByteArray right = b3d::triangles({0, 1, 2, 1, 2, 0, 2, 1, 0, 0, 2, 1, 1, 0, 2, 2, 0, 1});
    const QByteArray wrong = b3d::triangles({0, 1, 2, 1, 2, 0, 2, 1, 77, 0, 2, 1, 1, 0, 2, 2, 0, 1});
    const QByteArray other = b3d::triangles({1, 0, 2, 1, 2, 0, 2, 1, 0, 0, 2, 1, 1, 0, 2, 2, 0, 1});
    const RepairPlan repairs = planRepairs(treeOf(fileWith(right, wrong), "a.b3d"), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), fileWith(right, right));
    const RepairOffer *offer = offerOf(repairs, RepairOffer::Recovery);
    QVERIFY(offer);
    QVERIFY2(offer->sentence.contains(QStringLiteral("NODE[0]/MESH")), qPrintable(offer->sentence));
    // A list that differs elsewhere tells nothing.
    const RepairPlan unknown = planRepairs(treeOf(fileWith(other, wrong), "a.b3d"), RepairWishes::unasked());
    const RepairOffer *none = offerOf(unknown, RepairOffer::Recovery);
    QVERIFY(!none || !none->sentence.contains(QStringLiteral("NODE[0]/MESH")));
}

/// A package that was cut off still has the whole entries, and its directory names no others.
void TestRepairing::entriesThatAreGoneGoTogether()
{
    const QByteArray whole = newFile(*formatById(u"urho3d.pak"), NewFile::Everything, &anyFormatById).bytes;
    const auto tree = treeOf(whole, "a.pak");
    const auto first = tree->find(u"ULZ4/entries[0]/content"), name = tree->find(u"ULZ4/entries[0]/name");
    QVERIFY(first && name);
    const auto cut = treeOf(whole.first(first->range.end), "a.pak");
    const RepairPlan left = planRepairs(cut, RepairWishes::unasked());
    QCOMPARE(left.plan.removedBytes(), 0);
    QVERIFY(std::ranges::any_of(left.offers, [](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Removes && offer.removed > 0;
    }));
    const RepairPlan repairs = planRepairs(cut, {.mostRemoved = FewBytes});
    const auto after = treeOf(repairs.plan.after.toByteArray(), "a.pak");
    QCOMPARE(after->find(u"ULZ4/entries")->count, qint64(1));
    QCOMPARE(after->bytes().toByteArray(after->find(u"ULZ4/entries[0]/content")->range),
             whole.mid(first->range.begin, first->range.size()));
    QVERIFY2(check(*after).empty(), qPrintable(test::kindsIn(check(*after)).join(u' ')));
    QVERIFY(repairs.plan.removedBytes() > 0); // and says so
}

/// Its checksum says that the size was right.
void TestRepairing::aCutEntryIsNoWrongSize()
{
    QByteArray words;
    for (int i = 0; i < 40; ++i)
        words += "word " + QByteArray::number(i * i);
    const QByteArray whole = urho::Package{.files = {{"a.txt", "first file"}, {"b.txt", words}}}.bytes();
    constexpr qsizetype OwnSize = 4;
    constexpr qsizetype Lost = 30;
    const RepairPlan repairs = planRepairs(treeOf(whole.chopped(OwnSize + Lost), "a.pak"), RepairWishes::unasked());
    const RepairOffer *offer = offerOf(repairs, RepairOffer::Recovery);
    QVERIFY(offer);
    QVERIFY2(offer->message.contains(QStringLiteral("end of the file")), qPrintable(offer->message));
    QVERIFY2(repairs.plan.missing.contains(QStringLiteral("%1 byte").arg(Lost)), qPrintable(repairs.plan.missing));
    // A size that is wrong in a whole file stays that.
    QByteArray wrong = whole;
    wrong[whole.indexOf("b.txt") + 6 + 4 + 1] = '\x40';
    const RepairPlan others = planRepairs(treeOf(wrong, "a.pak"), RepairWishes::unasked());
    QCOMPARE(others.plan.after.toByteArray(), whole);
    QVERIFY(others.plan.missing.isEmpty());
}

/// Bytes went from the head of a picture to a place behind: that what is left of it goes, too, mends nothing.
void TestRepairing::theOnlyPictureIsNotRemoved()
{
    const QString name = test::sharedSamples() + QStringLiteral("/horde3d/texture/docbg.gif");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = withMoved(test::contentOf(name), 0xd3, 0x1a0);
    const RepairPlan repairs = planRepairs(test::treeOf("a.gif", broken), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), broken);
    QVERIFY(std::ranges::any_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.key.code == QLatin1StringView(RepairOffer::Recovery) && offer.state == RepairOffer::State::Held;
    }));
}

/// Each element that is open has a finding, and what ends all of them comes in once, however much may go.
void TestRepairing::whatIsOpenEndsOnce()
{
    for (const char *end : {"", "</c", "</c></b"}) {
        const QByteArray file = QByteArray("<Material>\n<a><b><c>") + end;
        const RepairPlan repairs = planRepairs(treeOf(file, "a.material.xml"), {.mostRemoved = FewBytes});
        const QByteArray result = repairs.plan.after.toByteArray();
        QVERIFY2(result.startsWith(file), result.constData());
        QVERIFY2(result.endsWith("</Material>") && result.count("</Material>") == 1, result.constData());
        QCOMPARE(repairs.plan.removedBytes(), 0);
    }
}

void TestRepairing::endsOfDamagedTagsAreLeft_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("no tag any more") << QByteArray("?Stage id=\"S\">");
    QTest::newRow("no name") << QByteArray("<\1tage id=\"S\">");
    QTest::newRow("another name") << QByteArray("<<tage id=\"S\">");
}

/// Where what is before an end tag may be what is left of its start tag, neither goes. Elsewhere it may.
void TestRepairing::endsOfDamagedTagsAreLeft()
{
    QFETCH(QByteArray, begin);
    const QByteArray before = "<Pipeline>\n\t<CommandQueue>\n\t\t";
    const QByteArray behind = "<SwitchTarget target=\"\" /></Stage>\n\t</CommandQueue>\n</Pipeline>\n";
    const auto repaired = [](const QByteArray &file) {
        return planRepairs(treeOf(file, "a.pipeline.xml"), {.mostRemoved = FewBytes}).plan.after.toByteArray();
    };
    const QByteArray result = repaired(before + begin + behind);
    QVERIFY2(result.contains(begin), result.constData());
    QVERIFY2(result.contains("</Stage>"), result.constData());
    QVERIFY(!repaired(before + behind).contains("</Stage>"));
}

/// What an element seems to lack is perhaps what could not be read of it.
void TestRepairing::elementsWithDamagedTagsAreLeft()
{
    const auto repaired = [](const QByteArray &shader) {
        return planRepairs(treeOf("<Material>\n\t" + shader + "\n</Material>\n", "a.material.xml"),
                           {.mostRemoved = FewBytes})
            .plan.after.toByteArray();
    };
    const QByteArray result = repaired("<Shader source=#shaders/overlay.shader\"/>");
    QVERIFY2(result.contains("shaders/overlay.shader"), result.constData());
    QVERIFY(!repaired("<Shader/>").contains("Shader"));
}

/// With the unknown bits gone, rotations would be read in other places, and made longer there.
void TestRepairing::whatLaysOutAnElementIsAsInTheOthers()
{
    const QString name = test::sharedSamples()
                         + QStringLiteral("/folders/urho3d/Data/Models/NinjaSnowWar/Ninja_Idle1.ani");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray whole = test::contentOf(name);
    QByteArray broken = whole;
    constexpr qsizetype MaskOfATrack = 0x83b;
    broken[MaskOfATrack] = char(0xee);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.ani"), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), whole);
}

/// Bytes went from one content of a package to another one. Without them the package would look like one that was cut.
void TestRepairing::ofAFileAsLongAsItSaysNothingGoes()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/packages/base_ulz4.pak");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = withMoved(test::contentOf(name), 0x1003, 0x518);
    const RepairPlan repairs = planRepairs(test::treeOf("a.pak", broken), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), broken);
    QVERIFY(std::ranges::any_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.key.code == QLatin1StringView(RepairOffer::Recovery) && offer.state == RepairOffer::State::Held;
    }));
}

/// With another count, bytes of other things are read as rotations: to give them a length of 1 makes none of them.
void TestRepairing::rotationsThatAreNoneTellThatACountIsNotWrong()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/NinjaSnowWar/Ninja_SideKick.ani");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = withMoved(test::contentOf(name), 0x45, 0x2d0);
    const RepairPlan repairs = planRepairs(test::treeOf("a.ani", broken), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), broken);
    QVERIFY(std::ranges::any_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.key.code == QLatin1StringView(RepairOffer::Recovery) && offer.state == RepairOffer::State::Held;
    }));
}

void TestRepairing::whatMovesIsNotRemoved()
{
    const auto tree = treeOf(b3d::file(b3d::node("root", b3d::node("a") + b3d::node("b", b3d::plainMesh()))), "a.b3d");
    const auto first = tree->find(u"BB3D/NODE/NODE[0]");
    const auto second = tree->find(u"BB3D/NODE/NODE[1]");
    QVERIFY(first && second);
    Planner planner(*tree);
    planner.moveFrame(*second, tree->parent(*first), tree->row(*first));
    const EditPlan moved = planner.finish();
    QVERIFY(!moved.isEmpty());
    QCOMPARE(moved.removedBytes(), 0);
    Planner remover(*tree);
    remover.removeFrame(*second);
    QCOMPARE(remover.finish().removedBytes(), second->range.size());
}

void TestRepairing::valuesAreSaid()
{
    const auto tree = treeOf(b3d::file(b3d::node("root", b3d::plainMesh())), "a.b3d");
    const auto position = tree->find(u"BB3D/NODE/position");
    QVERIFY(position);
    Planner vector(*tree);
    vector.setText(*position, QStringLiteral("[1, 2, 3]"));
    QCOMPARE(vector.finish().changes.front().text, QStringLiteral("[0, 0, 0] → [1, 2, 3]"));
    Planner digit(*tree); // one byte of a number is typed
    digit.splice(0, {position->range.begin + 3, position->range.begin + 4}, Bytes(QByteArray("\x40")));
    QCOMPARE(digit.finish().changes.front().text, QStringLiteral("0 → 2"));
}

void TestRepairing::isEndedEarly()
{
    const std::atomic_bool cancelled = true;
    QVERIFY(planRepairs(treeOf(withStray(3), "a.b3d"), RepairWishes::unasked(), &cancelled).plan.isEmpty());
}

void TestRepairing::samplesAreNotHarmed()
{
    QFETCH(QString, file);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const auto tree = readTree(Bytes(source.readAll()), file);
    QCOMPARE(harmDone(tree), QByteArray());
    const auto worst = worstOf(check(*tree));
    if (!worst || *worst == Severity::Info)
        QVERIFY(planRepairs(tree, RepairWishes::unasked()).plan.isEmpty());
}

/// 400 files each day; as many as HEXAHEDRON_DAMAGED_FILES says when somebody wants more (8,000 for a release). In portions, because
/// no test may take longer than five minutes.
void TestRepairing::damagedFilesAreNotHarmed_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("end");
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("HEXAHEDRON_DAMAGED_FILES", &isGiven);
    const int wanted = isGiven ? given : 400;
    constexpr int Portion = 200;
    for (int first = 0; first < wanted; first += Portion) {
        const int end = qMin(first + Portion, wanted);
        QTest::addRow("%d to %d", first, end - 1) << first << end;
    }
}

void TestRepairing::damagedFilesAreNotHarmed()
{
    QFETCH(int, first);
    QFETCH(int, end);
    constexpr qint64 MostBytes = 48 << 10;
    const std::vector<Sample> samples = samplesUpTo(MostBytes);
    QVERIFY(!samples.empty());
    std::atomic_int next = first;
    std::atomic_int changed = 0;
    std::mutex mutex;
    QByteArrayList harm;
    const auto work = [&] {
        for (int i = next++; i < end; i = next++) {
            QRandomGenerator random(quint32(i) * 2654435761U + 11);
            const Sample &sample = samples[size_t(i) % samples.size()];
            const auto tree = readTree(Bytes(damaged(sample.bytes, random)), QFileInfo(sample.name).fileName());
            bool isChanged = false;
            const QByteArray found = harmDone(tree, &isChanged);
            changed += isChanged ? 1 : 0;
            changed += planRepairs(tree, {}).plan.isEmpty() ? 0 : 1;
            if (found.isEmpty())
                continue;
            const std::lock_guard lock(mutex);
            harm += QByteArray::number(i) + ' ' + QFileInfo(sample.name).fileName().toUtf8() + ": " + found;
        }
    };
    std::thread second(work);
    work();
    second.join();
    QVERIFY2(harm.isEmpty(), harm.mid(0, 20).join('\n') + "\n(" + QByteArray::number(harm.size()) + " files)");
    QVERIFY2(changed > (end - first) / 20, QByteArray::number(changed.load())); // else nothing was looked at
}

QTEST_GUILESS_MAIN(TestRepairing)
#include "tst_repairing.moc"
