#include "core/bytes/checksums.h"
#include "core/bytes/codec.h"
#include "core/check/checker.h"
#include "core/edit/keptbytes.h"
#include "core/formats/registry.h"
#include "core/picture/blankpictures.h"
#include "core/picture/decoder.h"
#include "core/recovery/packed.h"
#include "core/recovery/plausible.h"
#include "core/recovery/recovery.h"
#include "core/recovery/repairing.h"
#include "core/recovery/sums.h"
#include "core/recovery/transport.h"
#include "core/scene/scene.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/littleendian.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <random>

using namespace hexahedron;
using recovery::Evidence;
using recovery::Hypothesis;

/// The smallest edit that makes a broken file whole.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evidenceOfWholeFilesIsNothing();
    void evidenceGrowsWithWhatMakesNoSense();
    void wrongNumbersComeBack_data();
    void wrongNumbersComeBack();
    void wrongNumbersComeBeforeMissingEnds();
    void firstNumbersAreTriedInTime();
    void bytesThatCameInGo();
    void bytesThatWentAreReplaced();
    void marksComeBack();
    void transfersAreUndone_data();
    void transfersAreUndone();
    void transfersAreUndoneWhereNothingIsWrong_data();
    void transfersAreUndoneWhereNothingIsWrong();
    void linesOfTextKeepTheirReturns();
    void pixelsKeepTheirReturns();
    void returnsThatWentComeBack();
    void returnsThatWentAreTakenForNothingElse();
    void returnsThatMayHaveStoodElsewhereAreAChoice();
    void returnsOfTextsInAPackageAreToldByChecksums();
    void manyBytesAreNotMadeUpUnasked();
    void whatADamageInLzmaTakesIsCounted();
    void whatCanBeExpandedOfACutBlockStays();
    void nonsenseNextToAnEditIsSeen();
    void twoDamagesAreMendedTogether();
    void whatRulesSayLeadsToTheRest();
    void whatTwoEditsMakeUpIsSaid();
    void cutBitsAreSaid();
    void bytesThatBecameReplacementCharactersAreSaid();
    void cutByteCodeIsNotMadeUpUnasked();
    void countsThatLeadOutOfTheFileComeBack();
    void chunksTellTheSizeOfAContainer();
    void pixelsTellTheNumbersOfAPicture();
    void markersTellTheLengthOfASegment();
    void blocksOfAGifFollowEachOther();
    void elementsBehindALostOneAreFoundAgain();
    void packedBytesTakeNothingInThatFollows();
    void whatIsPutIntoABlockIsMadeUp();
    void checksumsTellTheSizeOfAContent();
    void cutBitsOfLengthsComeBack();
    void cutBitsOfTagsComeBack_data();
    void cutBitsOfTagsComeBack();
    void imagesBehindWhatIsNoBlockAreKept();
    void scansTellTheirLengthAndCount();
    void sizesTellTheKindOfTexture();
    void sizesTellThePixelFormat();
    void sizesTellWhatCameIntoAHeader();
    void countsThatBecameNoneComeBack();
    void ofFilesWithoutTheirHighestBitsNothingMoves();
    void rowsOfAWholeFileAreNotMadeUpUnasked();
    void pngsWithoutTheirHighestBitsAreRead();
    void jpegsWithoutTheirHighestBitsAreRead_data();
    void jpegsWithoutTheirHighestBitsAreRead();
    void cutFilesKeepWhatIsThere();
    void cutKeysEndAsNewOnesAre();
    void whatIsMadeUpIsNoNewDamage();
    void checksumsTellWhatCameInOrWent();
    void sizesAndChecksumsTellWhatCameIn_data();
    void sizesAndChecksumsTellWhatCameIn();
    void sizesAndChecksumsTellWhereBytesWent();
    void doubledBytesGo();
    void firstWrongIndicesTellWhereAByteCameIn();
    void oddValuesTellWhereBytesCameIn();
    void elementsTellWhatAnotherOneBeginsWith();
    void namesTellHowMuchAllElementsHave();
    void countsInTheHeadComeBack();
    void damagedBlocksAreNotMendedUnasked();
    void whatIsUsualInAFileIsNotOdd();
    void indicesTellWhereBytesWent();
    void returnsThatWentFromIndicesComeBack();
    void damagedBlocksKeepWhatCanBeExpanded();
    void cutBlocksAreEnded();
    void zerosForContentAreNotWrittenUnasked();
    void damagedEntriesAreNamed();
    void aFileBehindAPackageIsLeftAlone();
    void zerosAmongKeysChangeNothingElse();
    void whatIsMadeUpMakesNothingElseRight();
    void damagedPackedFilesAreEnded();
    void cutPackedFilesAreEnded();
    void wrongBytesOfPackedFilesComeBack();
    void packedBytesTellWhatCameIn();
    void packedBytesThatWentCostOneFileOnly();
    void filesInDamagedBlocksAreEnded();
    void wrongSizesOfBlocksComeBack();
    void contentsAreFoundByTheirBlocks();
    void blocksAroundADamageAreKept();
    void cutContentsKeepTheirFirstBlocks();
    void noContentIsLaidOverTheDirectory();
    void decodersTellWhichNumberIsWrong();
    void knownMarksTellWhichNumberIsWrong();
    void offsetsThatLeadOutOfTheFileComeBack();
    void whatFollowsABrokenBeginningIsMended();
    void smallFilesAreLookedAtAllOver();
    void cutPicturesAreEnded();
    void pixelsThatCanBeReadAreKept();
    void lostPicturesAreMadeUp_data();
    void lostPicturesAreMadeUp();
    void nothingIsMadeUpBeforeOthersAreTried();
    void whatFilesBeginWithComesBack();
    void overwrittenNumbersBecomeNeutral();
    void whatIsPutInIsAllowed();
    void lengthsLeadFromElementToElement();
    void wrongIndicesOfTrianglesAreMended();
    void pixelsThatWereCutBecomeBlack();
    void levelsThatWereCutBecomeBlack();
    void fewKeysTellWhereAByteCameOrWent();
    void nothingIsSortedByOtherBytes();
    void valuesThatRepeatAreNotSorted();
    void packedRowsTellTheSides_data();
    void packedRowsTellTheSides();
    void expandingTellsWhatCameIn();
    void lengthsAreLikelierThanManyBytes();
    void remarksOfMoreThatIsReadAreNoHarm();
    void warningsOfMoreThatIsReadAreNoHarm();
    void warningsOfMoreThatIsExpandedAreNoHarm();
    void longPartsAreTriedInTime();
    void whatIsMadeUpIsAllowed();
    void numbersOfNothingBecomeOnesOfSomething();
    void healthyFilesAreLeft();
    void evidenceIsSaid();
    void isEndedEarly();
};

namespace {

/// Many numbers that mean something, in frames in frames.
QByteArray model()
{
    return b3d::file(b3d::node("root", b3d::node("a", b3d::plainMesh()) + b3d::node("b", b3d::plainMesh())
                                           + b3d::node("c", b3d::plainMesh())));
}

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes, const char *name = "a.b3d")
{
    return readTree(Bytes(bytes), QString::fromLatin1(name));
}

QByteArray repaired(const QByteArray &bytes, const char *name = "a.b3d")
{
    return planRepairs(treeOf(bytes, name), RepairWishes::unasked()).plan.after.toByteArray();
}

Evidence evidenceIn(const QByteArray &bytes, const char *name = "a.b3d")
{
    const auto tree = treeOf(bytes, name);
    return recovery::evidenceOf(*tree, check(*tree));
}

qint64 errorsIn(const QByteArray &bytes, const char *name = "a.b3d")
{
    return evidenceIn(bytes, name).errors;
}

} // namespace

void TestRecovery::evidenceOfWholeFilesIsNothing()
{
    for (const auto &[bytes, name] : {std::pair(model(), "a.b3d"), std::pair(horde::letters(), "letters.anim")}) {
        const Evidence evidence = recovery::structureOf(*treeOf(bytes, name));
        QCOMPARE(evidence.faults, 0);
        QCOMPARE(evidence.unread, 0);
        QCOMPARE(evidence.bits, 0.0);
        QCOMPARE(evidence.firstFault, -1);
    }
}

void TestRecovery::evidenceGrowsWithWhatMakesNoSense()
{
    const QByteArray file = model();
    const double whole = evidenceIn(file).bits;
    const Evidence few = evidenceIn(file + QByteArray(10, 'x'));
    const Evidence many = evidenceIn(file + QByteArray(100, 'x'));
    QVERIFY(few.bits > whole + Evidence::UnreadRun);
    QCOMPARE(few.unread, 10);
    QCOMPARE(many.unread, 100);
    QVERIFY(many.bits >= few.bits + 90 * Evidence::UnreadByte);
    QCOMPARE(few.firstFault, file.size());
}

void TestRecovery::wrongNumbersComeBack_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<qint64>("by");
    QTest::newRow("length of the file, a little") << QStringLiteral("BB3D/length") << qint64(-3);
    QTest::newRow("length of a node, a little") << QStringLiteral("BB3D/NODE/NODE[1]/length") << qint64(5);
    QTest::newRow("length of a node, far too much") << QStringLiteral("BB3D/NODE/NODE[0]/length") << qint64(0x10000000);
    QTest::newRow("length of a mesh") << QStringLiteral("BB3D/NODE/NODE[1]/MESH/length") << qint64(100);
    QTest::newRow("length of vertices") << QStringLiteral("BB3D/NODE/NODE[1]/MESH/VRTS/length") << qint64(-7);
}

void TestRecovery::wrongNumbersComeBack()
{
    QFETCH(QString, path);
    QFETCH(qint64, by);
    const QByteArray file = model();
    const auto item = treeOf(file)->find(path);
    QVERIFY(item);
    QByteArray broken = file;
    const auto *bytes = reinterpret_cast<const uchar *>(file.constData()) + item->range.begin;
    const qint64 wrong = decodeInteger(bytes, 4, true) + by;
    for (int i = 0; i < 4; ++i)
        broken[item->range.begin + i] = char(wrong >> (8 * i));
    QVERIFY(broken != file);
    QCOMPARE(repaired(broken), file);
}

void TestRecovery::wrongNumbersComeBeforeMissingEnds()
{
    // A count that nothing in the file could have.
    const QByteArray animation = horde::letters();
    QByteArray broken = animation;
    broken.replace(12, 4, QByteArray(4, '\xff')); // frames of each node
    QCOMPARE(repaired(broken, "letters.anim"), animation);

    // Sides of a picture, from which the size of its pixels is worked out.
    constexpr qint64 HeaderSize = 128;
    constexpr int Height = 12;
    QByteArray texture = test::contentOf(test::madeSamples() + QStringLiteral("/image/dxt5.dds")).left(HeaderSize);
    QCOMPARE(texture.size(), HeaderSize);
    texture.replace(Height, 8, QByteArray("\0\2\0\0\0\2\0\0", 8)); // 512 × 512, a byte for each
    texture += QByteArray(512 * 512, 'x');
    QCOMPARE(errorsIn(texture, "a.dds"), 0);
    for (const int high : {1, 3, 4, 18}) {
        broken = texture;
        broken[Height + 1] = char(high);
        QCOMPARE(repaired(broken, "a.dds"), texture);
    }
    // Nothing but the end is missing: it is made up.
    const QByteArray cut = texture.chopped(1000);
    const QByteArray mended = repaired(cut, "a.dds");
    QCOMPARE(mended.size(), texture.size());
    QCOMPARE(mended.left(cut.size()), cut);
}

void TestRecovery::firstNumbersAreTriedInTime()
{
    // With too few frames much that follows seems to be numbers, all nearer to where it does not fit any more.
    const QByteArray file = horde::letters();
    for (const int frames : {1, 7, 13}) {
        QByteArray broken = file;
        broken[12] = char(frames);
        QCOMPARE(repaired(broken, "letters.anim"), file);
    }
}

void TestRecovery::bytesThatCameInGo()
{
    const QByteArray file = model();
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/NODE[1]/MESH/VRTS/vertices");
    QVERIFY(vertices);
    for (const int count : {1, 3, 7}) {
        QByteArray broken = file;
        broken.insert(vertices->range.begin + vertices->range.size() / 2, QByteArray(count, '\xf7'));
        const QByteArray result = repaired(broken);
        QCOMPARE(result.size(), file.size());
        QCOMPARE(errorsIn(result), 0);
    }
}

void TestRecovery::bytesThatWentAreReplaced()
{
    const QByteArray file = model();
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/NODE[1]/MESH/VRTS/vertices");
    QVERIFY(vertices);
    for (const int count : {1, 2, 5}) {
        QByteArray broken = file;
        broken.remove(vertices->range.begin + vertices->range.size() / 2, count);
        const QByteArray result = repaired(broken);
        QCOMPARE(result.size(), file.size());
        QCOMPARE(errorsIn(result), 0);
    }
}

void TestRecovery::marksComeBack()
{
    const QByteArray file = model();
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/NODE[1]/MESH/VRTS");
    QVERIFY(vertices);
    for (const qint64 at : {qint64(1), vertices->range.begin + 2}) {
        QByteArray broken = file;
        broken[at] = 'x';
        QCOMPARE(repaired(broken), file);
    }
}

void TestRecovery::transfersAreUndone_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("broken");
    // A model with what a transfer changes: texts of several lines, bytes above 127.
    const QByteArray lines = b3d::file(b3d::node("one\ntwo\nthree\nfour", b3d::plainMesh()));
    QByteArray returns = lines;
    returns.replace("\n", "\r\n");
    QTest::newRow("CR came in") << lines << returns;
    const QByteArray plain = model();
    QTest::newRow("as UTF-8") << plain << QString::fromLatin1(plain).toUtf8();
    // As likely as one byte that came in: it is the same byte.
    const QByteArray line = b3d::file(b3d::node("one\ntwo", b3d::plainMesh()));
    QTest::newRow("one CR came in") << line << QByteArray(line).replace("\n", "\r\n");
}

void TestRecovery::transfersAreUndone()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, broken);
    QVERIFY(broken != file);
    const EditPlan plan = planRepairs(treeOf(broken), RepairWishes::unasked()).plan;
    QCOMPARE(plan.after.toByteArray(), file);
    // What was longer is as it was, which is worth no note. CRs that went may have stood elsewhere.
    QVERIFY(std::ranges::all_of(
        plan.changes, [&](const Change &change) { return change.isRestored == (broken.size() > file.size()); }));
}

/// Bytes behind the pixels of a TGA are no fault, so only the bytes themselves tell.
void TestRecovery::transfersAreUndoneWhereNothingIsWrong_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("broken");
    constexpr int Side = 8;
    QByteArray header(18, '\0');
    header[2] = 2; // plain pixels
    header[12] = header[14] = Side;
    header[16] = 24;
    QByteArray light = header;
    QByteArray dark = header;
    for (int i = 0; i < 3 * Side * Side; ++i) {
        light += char(0x60 + i % 0x80);
        dark += i % 5 ? '\x01' : '\n';
    }
    QTest::newRow("as UTF-8") << light << QString::fromLatin1(light).toUtf8();
    QTest::newRow("CRs came in") << dark << QByteArray(dark).replace("\n", "\r\n");
}

void TestRecovery::transfersAreUndoneWhereNothingIsWrong()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, broken);
    QCOMPARE(errorsIn(broken, "a.tga"), 0);
    QCOMPARE(repaired(broken, "a.tga"), file);
    QCOMPARE(repaired(file, "a.tga"), file);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.tga"), RepairWishes::unasked());
    QVERIFY2(repairs.offers.front().message.contains(QStringLiteral("transfer as text")),
             qPrintable(repairs.offers.front().message));
    QCOMPARE(repairs.plan.removedBytes(), 0); // what it put in is no content
}

/// Many CRs before LFs, and no LF without one, are usual in a text.
void TestRecovery::linesOfTextKeepTheirReturns()
{
    const QByteArray file = b3d::file(b3d::node(QByteArray("line\r\n").repeated(40).constData(), b3d::plainMesh()));
    QCOMPARE(file.count('\n'), 40);
    QCOMPARE(repaired(file), file);
}

/// A picture of one colour has a CR before each LF, too. Without them rows would be missing.
void TestRecovery::pixelsKeepTheirReturns()
{
    constexpr int Side = 8;
    QByteArray file(18, '\0');
    file[2] = 2; // plain pixels
    file[12] = file[14] = Side;
    file[16] = 24;
    file += QByteArray("\r\n\x01").repeated(Side * Side);
    QCOMPARE(errorsIn(file, "a.tga"), 0);
    QCOMPARE(repaired(file, "a.tga"), file);
}

/// More than two of many, so that only what the numbers look like tells which.
void TestRecovery::returnsThatWentComeBack()
{
    QByteArray records;
    std::mt19937 random(4);
    constexpr int Vertices = 120;
    for (int i = 0; i < Vertices; ++i) {
        for (int k = 0; k < 3; ++k) {
            // Numbers from 0.5 to 1, some with an LF in them, some with CR LF.
            quint32 bits = 0x3f000000 | (random() & 0x7fffff);
            if (k == 1 && i % 4 == 0)
                bits = (bits & ~0xffffu) | (i % 24 == 12 ? 0x0a0d : 0x0a71);
            records += QByteArray(reinterpret_cast<const char *>(&bits), 4);
        }
    }
    const QByteArray file = b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(records) + b3d::triangles({0, 1, 2}))));
    QByteArray broken = file;
    broken.replace("\r\n", "\n");
    QCOMPARE(file.size() - broken.size(), 5);
    QVERIFY(broken.count('\n') > 25);
    QCOMPARE(repaired(broken), file);
}

namespace {

/// Vertices of random numbers from 0.5 to 1 with no byte of an LF, but two whose y has a CR LF in it, and many with an LF only.
QByteArray verticesWithReturns(int first, int second)
{
    std::mt19937 random(7);
    constexpr int Vertices = 300;
    QByteArray records;
    for (int i = 0; i < Vertices; ++i) {
        for (int k = 0; k < 3; ++k) {
            quint32 bits = 0x3f000000 | ((random() & 0x7fffff) | 0x101010);
            if (k == 1 && i % 8 == 0)
                bits = (bits & ~0xffffu) | 0x0a71;
            if (k == 1 && (i == first || i == second))
                bits = (bits & ~0xffffu) | 0x0a0d;
            records += QByteArray(reinterpret_cast<const char *>(&bits), 4);
        }
    }
    return records;
}

QByteArray withVertices(const QByteArray &records)
{
    return b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(records) + b3d::triangles({0, 1, 2}))));
}

} // namespace

/// As many bytes put in at one place fit the lengths, and leave all between the two odd.
void TestRecovery::returnsThatWentAreTakenForNothingElse()
{
    const QByteArray file = withVertices(verticesWithReturns(100, 130));
    QByteArray broken = file;
    broken.replace("\r\n", "\n");
    QCOMPARE(file.size() - broken.size(), 2);
    QCOMPARE(repaired(broken), file);
}

void TestRecovery::returnsThatMayHaveStoodElsewhereAreAChoice()
{
    QByteArray records = verticesWithReturns(100, 130);
    records.replace(100 * 12 + 4, 4, "\r\n\n\x3f"); // a CR before the second one makes as much sense
    const QByteArray file = withVertices(records);
    QByteArray broken = file;
    broken.replace("\r\n", "\n");
    QCOMPARE(file.size() - broken.size(), 2);
    const recovery::Result result = recovery::recover(treeOf(broken), check(*treeOf(broken)));
    QVERIFY(!result.candidates.empty());
    const Hypothesis &best = result.candidates.front().hypothesis;
    QCOMPARE(best.kind, Hypothesis::Kind::Transport);
    QCOMPARE(best.appliedTo(Bytes(broken)).size(), file.size());
    QVERIFY(!best.doubt.isEmpty());
    QVERIFY(!result.hasWinner);
    const RepairPlan repairs = planRepairs(treeOf(broken), RepairWishes::unasked());
    QVERIFY(std::ranges::any_of(repairs.offers, [&](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Held && offer.reason == best.doubt;
    }));
    // Somebody who wants guesses gets it, and is told that it is one.
    const RepairPlan guessed = planGuessedRepairs(treeOf(broken), RepairWishes::unasked());
    const QByteArray mended = guessed.plan.after.toByteArray();
    QCOMPARE(mended.size(), file.size());
    QCOMPARE(worstOf(check(*treeOf(mended))).value_or(Severity::Info), Severity::Info);
    QVERIFY(std::ranges::any_of(guessed.offers, [&](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Made && offer.isGuess && offer.reason == best.doubt;
    }));
}

namespace {

QByteArray packageOf(const std::vector<QByteArray> &contents)
{
    urho::Package package;
    for (const QByteArray &content : contents)
        package.files.push_back(
            {.name = "file" + QByteArray::number(qsizetype(package.files.size())), .content = content});
    return package.bytes();
}

} // namespace

/// Of one text all went, of bytes between them none or one.
void TestRecovery::returnsOfTextsInAPackageAreToldByChecksums()
{
    const QByteArray lines = QByteArray("a line\r\n").repeated(150);
    const QByteArray file = packageOf({lines, "bytes\nof\nno text", "one\nin three\r\nlines\n", "end\r\n" + lines});
    QByteArray broken = file;
    broken.replace("\r\n", "\n");
    QCOMPARE(repaired(broken, "a.pak"), file);
}

void TestRecovery::manyBytesAreNotMadeUpUnasked()
{
    constexpr qsizetype Gone = 100;
    std::vector<QByteArray> contents(20, "some more");
    contents.front() = QByteArray(500, '\xee');
    const QByteArray file = packageOf(contents);
    QByteArray broken = file;
    broken.remove(file.indexOf(contents.front()) + 200, Gone);
    const RepairPlan unasked = planRepairs(treeOf(broken, "a.pak"), RepairWishes::unasked());
    QCOMPARE(unasked.plan.after.toByteArray(), broken);
    QVERIFY(std::ranges::any_of(unasked.offers, [](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Removes && offer.madeUp == Gone;
    }));
    const RepairPlan allowed = planRepairs(treeOf(broken, "a.pak"), {.mostRemoved = Gone});
    QCOMPARE(allowed.plan.after.size(), file.size());
}

/// Of what is packed all counts that was announced, also where little of it can be read.
void TestRecovery::whatADamageInLzmaTakesIsCounted()
{
    const QString name = test::sharedSamples() + QStringLiteral("/e3d/cube.e3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    QByteArray broken = test::contentOf(name);
    broken.replace(0x32, 4, "\xff\xff\xff\xff");
    constexpr qint64 Expanded = 2367, Read = 22;
    const RepairPlan asked = planRepairs(treeOf(broken, "a.e3d"), {.mostRemoved = 1000});
    QCOMPARE(asked.plan.after.toByteArray(), broken);
    const RepairPlan allowed = planRepairs(treeOf(broken, "a.e3d"), {.mostRemoved = 4000});
    QVERIFY(allowed.plan.after.size() < broken.size());
    QCOMPARE(allowed.plan.removedBytes(), Expanded - Read);
}

/// Of a block whose end is missing all that can be expanded stays, so it becomes longer.
void TestRecovery::whatCanBeExpandedOfACutBlockStays()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/packages/base_ulz4.pak");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const auto contentIn = [](const Tree &tree) {
        const auto opened = tree.contentOf(*tree.find(u"ULZ4/entries[5]/content"));
        return opened && opened->stream != NoStream ? tree.stream(opened->stream).bytes.toByteArray() : QByteArray();
    };
    const QByteArray whole = test::contentOf(name);
    const QByteArray content = contentIn(*treeOf(whole, "a.pak"));
    QVERIFY(!content.isEmpty());
    constexpr qsizetype Cut[]{20, 325}, Left[]{4500, 3022};
    for (size_t i = 0; i < std::size(Cut); ++i) {
        const QByteArray mended = repaired(whole.chopped(Cut[i]), "a.pak");
        const QByteArray now = contentIn(*treeOf(mended, "a.pak"));
        QCOMPARE(now.size(), content.size());
        QCOMPARE(now.first(Left[i]), content.first(Left[i]));
    }
}

/// Values that make no sense around a place, and sense farther off.
void TestRecovery::nonsenseNextToAnEditIsSeen()
{
    const QByteArray file = withVertices(verticesWithReturns(100, 130));
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/MESH/VRTS/vertices");
    QVERIFY(vertices);
    const qint64 begin = vertices->range.begin;
    const auto isNonsense = [&](const QByteArray &bytes, qint64 vertex) {
        const qint64 at = begin + vertex * 12;
        return recovery::isNonsenseNear(treeOf(bytes)->stream(0), {at, at + 2});
    };
    QVERIFY(!isNonsense(file, 130));
    QByteArray shifted = file;
    shifted.remove(begin + 100 * 12, 1).insert(begin + 130 * 12, 'x');
    QVERIFY(isNonsense(shifted, 130));
    QVERIFY(!isNonsense(shifted, 250));
}

/// Neither edit alone makes the file whole.
void TestRecovery::twoDamagesAreMendedTogether()
{
    const QByteArray file = model();
    const auto tree = treeOf(file);
    const auto first = tree->find(u"BB3D/NODE/NODE[0]/MESH/VRTS/vertices");
    const auto second = tree->find(u"BB3D/NODE/NODE[2]/MESH/VRTS/vertices");
    QVERIFY(first && second);
    QByteArray broken = file;
    broken.insert(second->range.begin + 12, QByteArray(5, '\xf7'));
    broken.remove(first->range.begin + 12, 2);
    const auto damaged = treeOf(broken);
    const recovery::Result one = recovery::recover(damaged, check(*damaged));
    QVERIFY(!one.parts.empty());
    const recovery::Result two = recovery::recoverTwice(damaged, check(*damaged), one.parts);
    QVERIFY(two.hasWinner);
    QCOMPARE(two.candidates.front().after.errors, 0);
    QCOMPARE(two.candidates.front().tree->bytes().size(), file.size());
    const QByteArray result = repaired(broken);
    QCOMPARE(result.size(), file.size());
    QCOMPARE(errorsIn(result), 0);
}

/// Which stream it is says how large its elements are; only then can what came in behind it be seen.
void TestRecovery::whatRulesSayLeadsToTheRest()
{
    const QString name = test::sharedSamples() + QStringLiteral("/folders/horde3d/Content/models/man/man.geo");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const auto tree = treeOf(file, "a.geo");
    const auto size = tree->find(u"H3DG/vertexStreams[6]/streamElementSize");
    QVERIFY(size);
    QByteArray broken = file;
    constexpr qsizetype Behind = 37000; // in the next stream
    broken.insert(size->range.begin + Behind, QByteArray(7, '\xf7'));
    broken[size->range.begin] = 29;
    const QByteArray result = repaired(broken, "a.geo");
    QCOMPARE(errorsIn(result, "a.geo"), 0);
    QCOMPARE(result.size(), file.size());
}

/// An end that is made up stays one when something else is mended with it.
void TestRecovery::whatTwoEditsMakeUpIsSaid()
{
    const Bytes file(QByteArray("abcdefgh"));
    Hypothesis number;
    number.replacements = {{{1, 2}, Bytes(QByteArray("X"))}};
    number.sentence = QStringLiteral("One.");
    Hypothesis tail;
    tail.kind = Hypothesis::Kind::Tail;
    tail.lost = 7;
    tail.replacements = {{{8, 8}, Bytes(QByteArray("ij"))}};
    tail.sentence = QStringLiteral("Two.");
    const Hypothesis both = recovery::composed(file, number, tail);
    QCOMPARE(both.kind, Hypothesis::Kind::Tail);
    QCOMPARE(both.lost, 7);
    QCOMPARE(both.replacements.size(), size_t(2));
    QCOMPARE(both.appliedTo(file).toByteArray(), QByteArray("aXcdefghij"));
    QCOMPARE(both.sentence, QStringLiteral("One. Two."));
    // What comes in may be changed in its turn: then it is one piece.
    Hypothesis more = number;
    more.replacements = {{{3, 3}, Bytes(QByteArray("123"))}};
    Hypothesis other = number;
    other.replacements = {{{4, 5}, Bytes()}, {{10, 11}, Bytes(QByteArray("Y"))}};
    QCOMPARE(recovery::composed(file, more, other).appliedTo(file).toByteArray(), QByteArray("abc13defgY"));
}

void TestRecovery::cutBitsAreSaid()
{
    QByteArray broken = b3d::file(b3d::node("root", b3d::plainMesh() + b3d::node(QByteArray(2000, 'n'))));
    for (char &byte : broken)
        byte = char(byte & 0x7f);
    broken[4] = 1; // so that something is wrong
    const auto lostOf = [](const QByteArray &file) {
        return recovery::recover(treeOf(file), check(*treeOf(file))).lostBytes.kind;
    };
    QCOMPARE(lostOf(broken), recovery::LostBytes::Kind::HighestBits);
    QCOMPARE(lostOf(broken + '\xff'), recovery::LostBytes::Kind::None);
    // No byte of a text is above 127.
    const auto text = treeOf("<Model name=\"" + QByteArray(2000, 'n') + "\"><Joint name=\"", "a.scene.xml");
    QVERIFY(worstOf(check(*text)) == Severity::Error);
    QVERIFY(!recovery::recover(text, check(*text)).lostBytes.isAny());
}

/// What was read as UTF-8 and written again has U+FFFD for all that was none: nothing in it is where it was.
void TestRecovery::bytesThatBecameReplacementCharactersAreSaid()
{
    const QByteArray broken = QString::fromUtf8(model()).toUtf8();
    const auto count = broken.count("\xef\xbf\xbd");
    QVERIFY(count > 20);
    const recovery::LostBytes lost = recovery::recover(treeOf(broken), check(*treeOf(broken))).lostBytes;
    QCOMPARE(lost.kind, recovery::LostBytes::Kind::Replaced);
    QCOMPARE(lost.count, count);
    const RepairPlan repairs = planRepairs(treeOf(broken), RepairWishes::unasked());
    QVERIFY(repairs.plan.isEmpty());
    QVERIFY(std::ranges::any_of(repairs.offers, [&](const RepairOffer &offer) {
        return offer.message == lost.sentence() && offer.state == RepairOffer::State::Refused;
    }));
    QVERIFY(!recovery::lostBytesOf(Bytes(broken + '\xff')).isAny());
}

/// With zeros for byte code nothing is wrong in the file, and it is of no use.
void TestRecovery::cutByteCodeIsNotMadeUpUnasked()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/vertex_shader.vs4"));
    const QByteArray broken = file.chopped(8);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.vs4"), RepairWishes::unasked());
    QVERIFY(repairs.plan.isEmpty());
    const auto offer = std::ranges::find(repairs.offers, QLatin1StringView(RepairOffer::Recovery),
                                         [](const RepairOffer &one) { return one.key.code; });
    QVERIFY(offer != repairs.offers.end());
    QCOMPARE(offer->state, RepairOffer::State::Removes);
    QCOMPARE(offer->madeUp, 8);
    QVERIFY2(offer->invention.startsWith(u"8 byte"), qPrintable(offer->invention));
    QVERIFY2(offer->standIns.contains(u"does not run"), qPrintable(offer->standIns));
    QVERIFY2(!offer->evidence.contains(u"nothing else"), qPrintable(offer->evidence));
    // Who allows so many bytes gets them, and is told what they are worth.
    const RepairPlan allowed = planRepairs(treeOf(broken, "a.vs4"), {.mostRemoved = 100});
    QCOMPARE(allowed.plan.after.size(), file.size());
    QVERIFY2(allowed.plan.missing.contains(u"does not run"), qPrintable(allowed.plan.missing));
}

/// What leads far out of the file says nothing: whatever it counts is as much as few files have more of.
void TestRecovery::countsThatLeadOutOfTheFileComeBack()
{
    const QByteArray unit = urho::textureUnit("DiffMap", 0), other = urho::textureUnit("NormalMap", 1);
    const QByteArray file =
        urho::Shader{.parameters = {urho::parameter4("MatDiffColor", 4, 0)}, .textureUnits = {unit, other}}.bytes();
    QCOMPARE(errorsIn(file, "a.vs4"), 0);
    const qsizetype at = file.indexOf(unit) - 4;
    for (const quint32 wrong : {0xfffffff5u, 0x4cfc02cdu}) {
        const QByteArray broken = QByteArray(file).replace(at, 4, littleendian::u32({wrong}));
        QCOMPARE(repaired(broken, "a.vs4").toHex(), file.toHex());
    }
}

/// The chunks of a container tell how long it is.
void TestRecovery::chunksTellTheSizeOfAContainer()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/vertex_shader.vs4"));
    const qsizetype size = file.indexOf("DXBC") + 24;
    for (const int by : {-5, 1, 64}) {
        QByteArray broken = file;
        broken[size] = char(broken[size] + by);
        QCOMPARE(repaired(broken, "a.vs4").toHex(), file.toHex());
    }
}

/// The bytes that are there tell the one number of the header that does not fit them.
void TestRecovery::pixelsTellTheNumbersOfAPicture()
{
    constexpr qsizetype IdLength = 0, Width = 12, Height = 14;
    for (const char *name : {"bgra", "run_lengths"}) {
        const QByteArray file = test::contentOf(test::madeSamples()
                                                + QStringLiteral("/image/%1.tga").arg(QLatin1String(name)));
        for (const auto &[at, number] : {std::pair(IdLength, 4), {Width, 3}, {Height, 5}}) {
            QByteArray broken = file;
            broken[at] = char(number);
            QCOMPARE(repaired(broken, "a.tga").toHex(), file.toHex());
        }
    }
    // Half as wide or half as high: nothing tells which.
    QByteArray broken = test::contentOf(test::madeSamples() + QStringLiteral("/image/bgra.tga"));
    broken[Width] = 4;
    QCOMPARE(repaired(broken, "a.tga").toHex(), broken.toHex());
}

/// Behind a length that is too small or too large the next marker is missed.
void TestRecovery::markersTellTheLengthOfASegment()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/colors.jpg"));
    for (const char *marker : {"\xff\xe0", "\xff\xdb"}) {
        const qsizetype length = file.indexOf(marker) + 3;
        for (const int by : {-3, 1, 7}) {
            QByteArray broken = file;
            broken[length] = char(broken[length] + by);
            QCOMPARE(repaired(broken, "a.jpg").toHex(), file.toHex());
        }
    }
}

/// What can be unpacked tells which of several chains of blocks is right.
void TestRecovery::blocksOfAGifFollowEachOther()
{
    const QString name = test::sharedSamples() + QStringLiteral("/horde3d/texture/docbg.gif");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    for (const auto &[at, number] : {std::pair(0xe0, 0x0e), {0xe0, 0x14}, {0x1e0, 0xfa}}) {
        QByteArray broken = file;
        broken[at] = char(number);
        QCOMPARE(repaired(broken, "a.gif").toHex(), file.toHex());
    }
}

namespace {

/// A clip whose tracks have 40 key frames each: position and rotation.
QByteArray clip()
{
    constexpr int Keys = 40;
    QByteArrayList tracks;
    for (const char *name : {"Bip01_Hip", "Bip01_Knee", "Bip01_Foot", "Bip01_Toe_L", "Bip01_Head", "Bip01_Hand"}) {
        QByteArrayList keys;
        for (int i = 0; i < Keys; ++i)
            keys += littleendian::f32({float(i) / Keys, 1.5f + float(i), 2, float(tracks.size()) + 1, 1, 0, 0, 0});
        tracks += urho::track(name, 3, keys);
    }
    return urho::animation(1, tracks);
}

} // namespace

/// A lost sector took the last key frames of a track, and the name and the numbers with which the next one begins. The name behind it
/// tells how many key frames that has. What is left of key frames of zeros is nothing that could be sorted.
void TestRecovery::elementsBehindALostOneAreFoundAgain()
{
    constexpr qsizetype Sector = 512, Head = 18;
    const QByteArray file = clip();
    QCOMPARE(errorsIn(file, "a.ani"), 0);
    const qsizetype head = file.indexOf("Bip01_Toe_L"), begin = head / Sector * Sector;
    QVERIFY(head - begin > 3 * 32 && head + Head < begin + Sector);
    const QByteArray broken = QByteArray(file).replace(begin, Sector, QByteArray(Sector, '\0'));
    QVERIFY(errorsIn(broken, "a.ani") > 0);
    const auto tree = treeOf(broken, "a.ani");
    QCOMPARE(repaired(broken, "a.ani"), broken); // a name is made up, so somebody has to choose it
    const recovery::Result result = recovery::recover(tree, check(*tree));
    QVERIFY(!result.candidates.empty());
    const recovery::Candidate &best = result.candidates.front();
    QVERIFY2(best.hypothesis.doubt.contains(u"made up"), qPrintable(best.hypothesis.doubt));
    const QByteArray numbers("\0\3\x28\0\0\0", 6); // behind the name: channels, and 40 key frames
    const auto lost = best.tree->find(QStringLiteral("UANI/tracks[3]"));
    const auto last = best.tree->find(QStringLiteral("UANI/tracks[5]/name"));
    QVERIFY(lost && last);
    QVERIFY(best.tree->bytes().toByteArray(lost->range).contains(numbers));
    QVERIFY(best.tree->bytes().toByteArray(last->range).startsWith("Bip01_Hand"));
}

/// Bytes went from a packed chunk, and the next chunk seems to be its rest. With a larger size that would be packed again, or given up.
void TestRecovery::packedBytesTakeNothingInThatFollows()
{
    const QString name = test::sharedSamples() + QStringLiteral("/e3d/syn_lzmaInMesh.e3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    constexpr qsizetype Materials = 0xe0b, Size = 18;
    const QByteArray materials = file.mid(Materials, Size);
    for (const auto &[at, count] : {std::pair(2500, 4), {1942, 4}, {3000, 3}}) {
        const QByteArray broken = QByteArray(file).remove(at, count);
        QCOMPARE(repaired(broken, "a.e3d"), broken);
        const RepairPlan allowed = planRepairs(treeOf(broken, "a.e3d"), {.mostRemoved = 5000});
        QVERIFY(allowed.plan.after.toByteArray().contains(materials));
    }
}

/// Zeros that take the place of bytes in a block of LZ4 are made up, however well it can be expanded with them.
void TestRecovery::whatIsPutIntoABlockIsMadeUp()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/packages/multi_ulz4.pak");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = test::contentOf(name).remove(46834, 3).remove(46247, 3);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.pak"), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), broken);
    QVERIFY(std::ranges::none_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.state != RepairOffer::State::Held && offer.sentence.contains(u"write zeros") && offer.madeUp == 0;
    }));
}

/// An entry that says that it has no bytes has those that have its checksum.
void TestRecovery::checksumsTellTheSizeOfAContent()
{
    const std::vector<urho::PackedFile> files{
        {"a.txt", "first file"}, {"b.txt", QByteArray(300, 'b')}, {"c.txt", "third"}};
    for (const bool isPacked : {false, true}) {
        const QByteArray file = urho::Package{.isPacked = isPacked, .files = files}.bytes();
        QCOMPARE(errorsIn(file, "a.pak"), 0);
        for (const urho::PackedFile &entry : files) {
            const qsizetype size = file.indexOf(entry.name) + entry.name.size() + 1 + 4;
            const QByteArray broken = QByteArray(file).replace(size, 4, QByteArray(4, '\0'));
            QCOMPARE(repaired(broken, "a.pak").toHex(), file.toHex());
            // However much may go: what lies there does not.
            QCOMPARE(
                planRepairs(treeOf(broken, "a.pak"), {.mostRemoved = file.size()}).plan.after.toByteArray().toHex(),
                file.toHex());
        }
    }
}

namespace {

QByteArray withoutHighestBits(QByteArray bytes)
{
    for (char &byte : bytes)
        byte = char(byte & 0x7f);
    return bytes;
}

} // namespace

/// Flags of a cube that is none do not let five faces be made up.
void TestRecovery::sizesTellTheKindOfTexture()
{
    constexpr qsizetype Caps2 = 0x70;
    for (const auto &[name, flags] : {std::pair("dxt1_mips", "\x76\x7f"),
                                      {"dxt1_mips", "\x01\x02"},
                                      {"cube", "\x01\xfc"},
                                      {"cube", "\x76\x7c"},
                                      {"volume", "\x76\x7f"}}) {
        const QByteArray file = test::contentOf(test::madeSamples()
                                                + QStringLiteral("/image/%1.dds").arg(QLatin1String(name)));
        const QByteArray broken = QByteArray(file).replace(Caps2, 2, QByteArray(flags, 2));
        QCOMPARE(repaired(broken, "a.dds").toHex(), file.toHex());
    }
}

namespace {

/// The name of a texture among files of Horde3D, which does not read all of them.
QByteArray textureOfHorde()
{
    static const QTemporaryDir folder;
    QFile material(folder.filePath(QStringLiteral("stone.material.xml")));
    return material.open(QIODevice::WriteOnly) ? folder.filePath(QStringLiteral("a.dds")).toLatin1() : QByteArray();
}

} // namespace

/// Masks of which a few bits were hit are those with which the file is as long as it is.
void TestRecovery::sizesTellThePixelFormat()
{
    constexpr qsizetype GreenMask = 0x60;
    const QByteArray name = textureOfHorde();
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/rgba8.dds"));
    const QByteArray broken = QByteArray(file).replace(GreenMask, 4, QByteArray::fromHex("01fd0000"));
    QVERIFY(errorsIn(broken, name.constData()) > 0);
    QCOMPARE(repaired(broken, name.constData()).toHex(), file.toHex());
    // Pixels that Horde3D does not read are no damage.
    for (const char *kind : {"565", "luminance", "r32f", "dxt2", "grey_with_alpha"}) {
        const QByteArray other = test::contentOf(test::madeSamples()
                                                 + QStringLiteral("/image/%1.dds").arg(QLatin1StringView(kind)));
        QCOMPARE(repaired(other, name.constData()), other);
    }
}

/// Where nobody knows how the pixels are stored, nobody knows how many bytes there should be, until what came in goes.
void TestRecovery::sizesTellWhatCameIntoAHeader()
{
    const QByteArray name = textureOfHorde();
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/rgba8.dds"));
    for (const qsizetype at : {0x10, 0x18, 0x50}) {
        const QByteArray broken = QByteArray(file).insert(at, QByteArray::fromHex("dc238c29f1a5"));
        QVERIFY(errorsIn(broken, name.constData()) > 0);
        RepairWishes wishes = RepairWishes::unasked();
        wishes.mostRemoved = RepairWishes::AnyNumber;
        const QByteArray result = planRepairs(treeOf(broken, name.constData()), wishes).plan.after.toByteArray();
        QCOMPARE(errorsIn(result, name.constData()), 0);
        QCOMPARE(result.size(), file.size());
        QCOMPARE(result.mid(128), file.mid(128));
    }
}

/// The first numbers of what was counted are read as another count, of more than the file has room for.
void TestRecovery::countsThatBecameNoneComeBack()
{
    constexpr qsizetype JointCount = 8;
    horde::Geometry geometry;
    geometry.joints = QByteArrayList(59, geometry.joints.front());
    const QByteArray file = geometry.bytes();
    QCOMPARE(errorsIn(file, "a.geo"), 0);
    const QByteArray broken = QByteArray(file).replace(JointCount, 1, QByteArray(1, '\0'));
    QVERIFY(errorsIn(broken, "a.geo") > 0);
    QCOMPARE(repaired(broken, "a.geo"), file);
    // The last list of the file leaves room for the number behind it.
    const qsizetype indexCount = file.size() - 4 - geometry.indices.size() - 4;
    const QByteArray large = QByteArray(file).replace(indexCount, 4, QByteArray::fromHex("b80b0000"));
    QVERIFY(errorsIn(large, "a.geo") > 0);
    QCOMPARE(repaired(large, "a.geo"), file);
}

/// Nothing goes from the data of a scan because one of the two numbers in front of it is wrong.
void TestRecovery::scansTellTheirLengthAndCount()
{
    for (const char *name : {"baseline", "colors", "progressive", "restarts"}) {
        const QByteArray file = test::contentOf(test::madeSamples()
                                                + QStringLiteral("/image/%1.jpg").arg(QLatin1String(name)));
        const qsizetype scan = file.indexOf("\xff\xda");
        constexpr qsizetype Length = 3, Count = 4;
        for (const auto &[at, change] : {std::pair(Length, 2), {Length, 1}, {Length, -2}, {Count, 1}, {Count, -1}}) {
            QByteArray broken = file;
            broken[scan + at] = char(broken[scan + at] + change);
            QCOMPARE(repaired(broken, "a.jpg").toHex(), file.toHex());
        }
    }
}

/// The blocks of a GIF do not say where the next one begins when one of them is hit; an image tells itself.
void TestRecovery::imagesBehindWhatIsNoBlockAreKept()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/animation.gif"));
    const qsizetype first = file.indexOf("\x21\xff");
    const qsizetype control = file.indexOf("\x21\xf9");
    QVERIFY(first > 0 && control > first);
    constexpr qsizetype Strange = 200;
    const QByteArray broken = file.first(first) + QByteArray(Strange, 'U') + file.mid(control);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.gif"), {.mostRemoved = RepairWishes::AnyNumber});
    QCOMPARE(repairs.plan.after.toByteArray(), file.first(first) + file.mid(control));
    QCOMPARE(repairs.plan.removedBytes(), Strange);
    // Without an image nothing tells what is left of one: it goes only when somebody says so.
    const QByteArray none = file.first(first) + QByteArray(100, 'U');
    const auto tree = treeOf(none, "a.gif");
    QVERIFY(planRepairs(tree, {.mostRemoved = 64}).plan.isEmpty());
    QCOMPARE(errorsIn(planRepairs(tree, {.mostRemoved = RepairWishes::AnyNumber}).plan.after.toByteArray(), "a.gif"),
             0);
}

/// The checksums of short chunks tell which bits they lost. What is packed is lost, and made up only when somebody allows it.
/// No number in it can be trusted, so that some place always seems to be the one where bytes came in.
void TestRecovery::ofFilesWithoutTheirHighestBitsNothingMoves()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/NinjaSnowWar/Ninja.mdl");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray broken = withoutHighestBits(test::contentOf(name));
    QCOMPARE(repaired(broken, "a.mdl").size(), broken.size());
}

/// All checksums are right: a program has written too few rows, or said too many. Of a file that was cut they are made up, and said.
void TestRecovery::rowsOfAWholeFileAreNotMadeUpUnasked()
{
    const QByteArray sides = QByteArrayLiteral("\x00\x00\x00\x10\x00\x00\x00\x10\x08\x02\x00\x00\x00"); // 16 × 16
    const QByteArray row(1 + 3 * 16, '\0');
    const QByteArray file = QByteArrayLiteral("\x89PNG\r\n\x1a\n") + pngChunk("IHDR", sides)
                            + pngChunk("IDAT", qCompress(row.repeated(10)).mid(4)) + pngChunk("IEND", {});
    const auto tree = treeOf(file, "a.png");
    const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
    QVERIFY2(repairs.plan.isEmpty(), qPrintable(repairs.plan.title));
    const auto offer = std::ranges::find(repairs.offers, QLatin1StringView("PIXELS_SHORT"),
                                         [](const RepairOffer &one) { return one.key.code; });
    QVERIFY(offer != repairs.offers.end());
    QCOMPARE(offer->state, RepairOffer::State::Removes);
    QCOMPARE(offer->madeUp, 6 * row.size());
    const RepairPlan allowed = planRepairs(tree, {.mostRemoved = offer->madeUp});
    QCOMPARE(errorsIn(allowed.plan.after.toByteArray(), "a.png"), 0);
}

void TestRecovery::pngsWithoutTheirHighestBitsAreRead()
{
    const QByteArray sides = QByteArrayLiteral("\x00\x00\x00\xc8\x00\x00\x00\x90\x08\x02\x00\x00\x00"); // 200 × 144
    const QByteArray meant = QByteArrayLiteral("\x00\x00\xb1\x8f");
    std::minstd_rand random(7);
    QByteArray pixels;
    for (int i = 0; i < 144 * (1 + 3 * 200); ++i)
        pixels += char(i % 601 == 0 ? 0 : random());
    const QByteArray packed = qCompress(pixels).mid(4);
    const QByteArray head = QByteArrayLiteral("\x89PNG\r\n\x1a\n") + pngChunk("IHDR", sides) + pngChunk("gAMA", meant)
                            + pngChunk("tEXt", QByteArray("Comment\0", 8) + QByteArray(200, 'c'));
    const QByteArray end = pngChunk("IEND", {});
    const QByteArray broken = withoutHighestBits(head + pngChunk("IDAT", packed) + end);
    QCOMPARE(errorsIn(head + pngChunk("IDAT", packed) + end, "a.png"), 0);
    const QByteArray result = repaired(broken, "a.png");
    QVERIFY(result.startsWith(head));
    QVERIFY(result.endsWith(end));
    QCOMPARE(result.size(), broken.size());
    const RepairPlan allowed = planRepairs(treeOf(broken, "a.png"), {.mostRemoved = RepairWishes::AnyNumber});
    QCOMPARE(errorsIn(allowed.plan.after.toByteArray(), "a.png"), 0);
    QVERIFY(allowed.plan.after.toByteArray().startsWith(head));
    QVERIFY(allowed.plan.consequences.join(u' ').contains(QStringLiteral("144 row(s) of pixels, of 144")));
}

void TestRecovery::jpegsWithoutTheirHighestBitsAreRead_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {2, 0x8d, 0x1234, 0xb8d, 0x9f8})
        QTest::addRow("a segment of %d bytes", size) << size;
}

/// Markers have the highest bit, lengths may have it: where a marker follows they are right.
void TestRecovery::jpegsWithoutTheirHighestBitsAreRead()
{
    QFETCH(int, size);
    QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/baseline.jpg"));
    const QByteArray comment = QByteArrayLiteral("\xff\xfe") + char(size >> 8) + char(size) + QByteArray(size - 2, 'c');
    file.insert(2, comment);
    const qsizetype data = file.indexOf("\xff\xda") + 10;
    QVERIFY(data > comment.size());
    const QByteArray result = repaired(withoutHighestBits(file), "a.jpg");
    QCOMPARE(errorsIn(result, "a.jpg"), 0);
    QCOMPARE(result.first(data).toHex(), file.first(data).toHex());
    QVERIFY(result.endsWith("\xff\xd9"));
}

/// Values that lost their highest bits keep the damage. What tells where things lie does not have to.
void TestRecovery::cutBitsOfLengthsComeBack()
{
    const QByteArray file = model();
    QByteArray broken = file;
    for (char &byte : broken)
        byte = char(byte & 0x7f);
    const auto whole = treeOf(file);
    int lengths = 0;
    const RepairPlan repairs = planRepairs(treeOf(broken), RepairWishes::unasked());
    QCOMPARE(repairs.plan.removedBytes(), 0);
    QCOMPARE(errorsIn(repairs.plan.after.toByteArray()), 0);
    const auto mended = treeOf(repairs.plan.after.toByteArray());
    const StreamTree &stream = whole->stream(0);
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        const Node &node = stream.nodes[id];
        QVERIFY(id < mended->stream(0).nodes.size());
        QCOMPARE(mended->stream(0).nodes[id].range(), node.range());
        lengths += node.range().size() & 0x80 ? 1 : 0;
    }
    QVERIFY(lengths > 3); // else nothing was cut
    const auto brush = mended->find(u"BB3D/NODE/NODE[0]/MESH/brush_id");
    QVERIFY(brush);
    QCOMPARE(mended->bytes().toByteArray(brush->range), QByteArray("\xff\xff\xff\xff"));
}

void TestRecovery::cutBitsOfTagsComeBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"morphs", "every_track"}) // the second has tracks, whose tags are above 0x8000
        QTest::newRow(name) << QStringLiteral("/ecere/%1.e3d").arg(QLatin1StringView(name));
}

/// Chunks whose tags lost their highest bits became unknown ones, or other ones.
void TestRecovery::cutBitsOfTagsComeBack()
{
    QFETCH(const QString, name);
    const QByteArray file = test::contentOf(test::madeSamples() + name);
    const QByteArray broken = withoutHighestBits(file);
    QVERIFY(errorsIn(broken, "a.e3d") > 0);
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.e3d"), RepairWishes::unasked());
    QCOMPARE(repairs.plan.removedBytes(), 0);
    QCOMPARE(errorsIn(repairs.plan.after.toByteArray(), "a.e3d"), 0);
    const auto whole = treeOf(file, "a.e3d");
    const auto mended = treeOf(repairs.plan.after.toByteArray(), "a.e3d");
    const NodeStore &nodes = whole->stream(0).nodes;
    QCOMPARE(mended->stream(0).nodes.size(), nodes.size());
    for (NodeId id = 0; id < nodes.size(); ++id) {
        QCOMPARE(mended->stream(0).nodes[id].range(), nodes[id].range());
        QCOMPARE(mended->stream(0).nodes[id].field, nodes[id].field);
    }
}

/// Wherever the file is cut off: a repair of its end is one that may be saved.
void TestRecovery::whatIsMadeUpIsNoNewDamage()
{
    const QByteArray file = horde::letters();
    int mended = 0;
    for (qsizetype size = 13; size < file.size(); size += 23) {
        const auto tree = treeOf(file.first(size), "letters.anim");
        EditPlan plan = planRepairs(tree, RepairWishes::unasked()).plan;
        judge(plan, *tree);
        QCOMPARE(plan.newIssues.size(), size_t(0));
        mended += plan.isEmpty() ? 0 : 1;
    }
    QVERIFY(mended > 0);
}

void TestRecovery::cutFilesKeepWhatIsThere()
{
    for (const auto &[file, name] : {std::pair(model(), "a.b3d"), std::pair(horde::letters(), "letters.anim")}) {
        for (const qint64 gone : {3, 9, 17}) {
            const QByteArray broken = file.left(file.size() - gone);
            const QByteArray result = repaired(broken, name);
            QCOMPARE(errorsIn(result, name), 0);
            QVERIFY(result.size() >= broken.size());
            // What is there stays where it is: only lengths and counts may change.
            qint64 same = 0;
            for (qint64 i = 0; i < broken.size(); ++i)
                same += result[i] == broken[i] ? 1 : 0;
            QVERIFY(same >= broken.size() - 24);
        }
    }
}

/// What belongs to a key is said around its list: a rotation that is made up turns nothing, and a scale makes nothing flat.
void TestRecovery::cutKeysEndAsNewOnesAre()
{
    constexpr qint32 All = 7; // position, scale, rotation
    const QByteArray file = b3d::file(b3d::node("root", b3d::animation(10) + b3d::keys(All, QByteArray(44, '\0'))));
    const auto mended = treeOf(repaired(file.chopped(44 - 16))); // the frame and the position are there
    const QString key = QStringLiteral("BB3D/NODE/KEYS/keys[0]/");
    const auto numbers = [&](const char *name) {
        return displayText(*mended, mended->find(key + QLatin1StringView(name)).value_or(Item()));
    };
    QCOMPARE(numbers("scale"), QStringLiteral("[1, 1, 1]"));
    QCOMPARE(numbers("rotation"), QStringLiteral("[1, 0, 0, 0]"));
}

void TestRecovery::checksumsTellWhatCameInOrWent()
{
    const QByteArray content = "Forty two bytes whose checksum is known to all";
    for (const Checksum *checksum : {&checksums::crc32, &checksums::sdbm}) {
        const quint32 sum = checksum->of(Bytes(content), {0, content.size()});
        const auto summed = [&](const QByteArray &bytes) {
            return recovery::SummedBytes{{0, bytes.size()}, sum, checksum};
        };
        QByteArray more = content;
        more.insert(20, "xyz");
        const auto extra = recovery::placesOfExtra(Bytes(more), summed(more), 3);
        QVERIFY(std::find(extra.begin(), extra.end(), 20) != extra.end());
        for (const int count : {1, 2}) {
            QByteArray less = content;
            less.remove(11, count);
            const auto missing = recovery::placesOfMissing(Bytes(less), summed(less), count);
            const std::pair right(qint64(11), content.mid(11, count));
            QVERIFY(std::find(missing.begin(), missing.end(), right) != missing.end());
        }
        QByteArray other = content;
        other[30] = 'X';
        const auto wrong = recovery::placesOfWrong(Bytes(other), summed(other));
        const std::pair right(qint64(30), content.mid(30, 1));
        QVERIFY(std::find(wrong.begin(), wrong.end(), right) != wrong.end());
    }
}

namespace {

/// Three files whose bytes say nothing.
QByteArray packageOfNoise(bool isPacked)
{
    std::mt19937 random(11);
    urho::Package package{.isPacked = isPacked};
    for (int file = 0; file < 3; ++file) {
        QByteArray content;
        for (int i = 0; i < 2000; ++i)
            content += char(random());
        package.files.push_back({.name = "noise" + QByteArray::number(file), .content = content});
    }
    return package.bytes();
}

ByteRange contentIn(const QByteArray &package, int file)
{
    const auto tree = treeOf(package, "a.pak");
    const auto content = tree->find(
        QStringLiteral("%1/entries[%2]/content").arg(QLatin1StringView(package.left(4))).arg(file));
    return content ? content->range : ByteRange();
}

} // namespace

void TestRecovery::sizesAndChecksumsTellWhatCameIn_data()
{
    QTest::addColumn<bool>("isPacked");
    QTest::addColumn<int>("file");
    for (const int file : {0, 1, 2}) {
        QTest::addRow("stored %d", file) << false << file;
        QTest::addRow("packed %d", file) << true << file;
    }
}

/// The size of the package says how many, the checksums of the files say in which of them and where.
void TestRecovery::sizesAndChecksumsTellWhatCameIn()
{
    QFETCH(const bool, isPacked);
    QFETCH(const int, file);
    const QByteArray package = packageOfNoise(isPacked);
    const ByteRange content = contentIn(package, file);
    QVERIFY(content.size() >= 2000);
    QByteArray broken = package;
    broken.insert(content.begin + content.size() / 3, QByteArray::fromHex("0102030405060708090a0b0c"));
    QCOMPARE(repaired(broken, "a.pak"), package);
}

/// What went cannot come back, but all the rest can.
void TestRecovery::sizesAndChecksumsTellWhereBytesWent()
{
    for (const bool isPacked : {false, true}) {
        const QByteArray package = packageOfNoise(isPacked);
        const ByteRange content = contentIn(package, 1);
        QVERIFY(content.size() >= 2000);
        QByteArray broken = package;
        broken.remove(content.begin + content.size() / 3, 5);
        const QByteArray result = repaired(broken, "a.pak");
        QCOMPARE(result.size(), package.size());
        QCOMPARE(result.left(content.begin), package.left(content.begin));
        QCOMPARE(result.mid(content.end), package.mid(content.end));
    }
}

void TestRecovery::firstWrongIndicesTellWhereAByteCameIn()
{
    const QString name = test::sharedSamples() + QStringLiteral("/horde3d/geo/sphere.geo");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    constexpr qint64 Place = 38508;
    QByteArray broken = file;
    broken.insert(Place, '\x42');
    const QByteArray result = repaired(broken, "a.geo");
    QCOMPARE(result.size(), file.size());
    QCOMPARE(result.left(Place), file.left(Place));
    QCOMPARE(result.mid(Place + 4), file.mid(Place + 4));
}

/// A byte among the keys of a track: all counts still fit something.
void TestRecovery::oddValuesTellWhereBytesCameIn()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/NinjaSnowWar/Ninja_Block.ani");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const auto keys = treeOf(file, "a.ani")->find(u"UANI/tracks[2]/keyFrames");
    QVERIFY(keys);
    QByteArray broken = file;
    broken.insert(keys->range.begin + keys->range.size() / 2, '\x5a');
    const QByteArray result = repaired(broken, "a.ani");
    QCOMPARE(result.size(), file.size());
    QCOMPARE(errorsIn(result, "a.ani"), 0);
    // Only what stands where the byte came in may differ.
    QCOMPARE(result.left(keys->range.begin), file.left(keys->range.begin));
    QCOMPARE(result.mid(keys->range.end), file.mid(keys->range.end));
}

/// The end of a name, the channels and the count of the keys were written over.
void TestRecovery::elementsTellWhatAnotherOneBeginsWith()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/NinjaSnowWar/Ninja_SideKick.ani");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const auto tree = treeOf(file, "a.ani");
    for (const char16_t *path : {u"UANI/tracks[3]/keyFrameCount", u"UANI/tracks[7]/keyFrameCount"}) {
        const auto count = tree->find(QStringView(path));
        QVERIFY(count);
        QByteArray broken = file;
        broken.replace(count->range.begin - 6, 10, "\x6a\x29\x1c\x55\x86\x32\xcd\x8d\x36\x1a");
        QVERIFY(errorsIn(broken, "a.ani") > 0);
        const QByteArray result = repaired(broken, "a.ani");
        QCOMPARE(errorsIn(result, "a.ani"), 0);
        QCOMPARE(result.mid(count->range.begin), file.mid(count->range.begin));
    }
}

/// One number says how many frames each node has: with a wrong one everything behind the first is read as what it is not.
void TestRecovery::namesTellHowMuchAllElementsHave()
{
    QByteArrayList nodes;
    for (const char *name : {"hip", "knee", "foot", "head"}) {
        QByteArrayList frames;
        for (int i = 0; i < 20; ++i)
            frames += horde::frame({float(i), 0.5f * float(nodes.size() + i), 1});
        nodes += horde::node(name, frames);
    }
    const QByteArray file = horde::animation(20, nodes);
    QCOMPARE(errorsIn(file, "a.anim"), 0);
    constexpr qsizetype NumFrames = 12;
    QByteArray unclean = file; // as writers leave it that do not clear what was behind a name
    for (const char *name : {"hip", "knee", "foot", "head"})
        unclean.replace(file.indexOf(name) + 20, 5, "stale");
    for (const QByteArray &whole : {file, unclean}) {
        for (const int wrong : {0, 1, 21, 37, 0x50000}) {
            QByteArray broken = whole;
            broken.replace(NumFrames, 4, littleendian::u32({quint32(wrong)}));
            QCOMPARE(repaired(broken, "a.anim"), whole);
        }
    }
}

/// With one of them wrong all tables behind are read from the wrong place, and much else seems to explain it.
void TestRecovery::countsInTheHeadComeBack()
{
    const QString name = test::sharedSamples() + QStringLiteral("/k3d/tentacle.k3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    constexpr qsizetype Bones = 0x7a, Nodes = 0x7c;
    for (const auto &[at, number] :
         {std::pair(Nodes, 8), std::pair(Nodes, 10), std::pair(Bones, 1), std::pair(Bones, 5)}) {
        QByteArray broken = file;
        broken[at] = char(number);
        QVERIFY(errorsIn(broken, "a.k3d") > 0);
        QCOMPARE(repaired(broken, "a.k3d"), file);
    }
}

/// A changed distance lets a block go on to be expanded, to other bytes: how many of them are wrong nobody knows. An entry that is no
/// model any more has no errors, either.
void TestRecovery::damagedBlocksAreNotMendedUnasked()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/packages/small_ulz4.pak");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    for (const auto &[at, byte] :
         {std::pair(0x78a, 0x0c), std::pair(0x845, 0x4d), std::pair(0x582, 0x44), std::pair(0x123, 0x20)}) {
        QByteArray broken = file;
        broken[at] = char(byte);
        const QByteArray result = repaired(broken, "a.pak");
        QVERIFY2(result == broken || result == file, QByteArray::number(at, 16).constData());
    }
}

/// Keys of some tracks are full of numbers next to nothing, as exporters leave them. Those that a byte is missing from are others.
void TestRecovery::whatIsUsualInAFileIsNotOdd()
{
    constexpr int Tracks = 24;
    constexpr int Keys = 32;
    constexpr int Broken = 13;
    constexpr quint8 PositionAndRotation = 3;
    std::mt19937 random(5);
    QByteArrayList tracks;
    for (int track = 0; track < Tracks; ++track) {
        QByteArrayList keys;
        for (int key = 0; key < Keys; ++key) {
            const auto noise = [&] { return track % 3 == 1 ? float(random() % 1000) * 1e-14f : 0.0f; };
            const float x = float(random() % 1000) / 1000 + 0.5f;
            keys << urho::f32({float(key) / Keys, x, noise(), noise(), 0.8f, 0.6f, noise(), noise()});
        }
        const QByteArray name = "Bone_of_the_track_" + QByteArray::number(track);
        tracks << urho::track(name.constData(), PositionAndRotation, keys);
    }
    const QByteArray file = urho::animation(1, tracks);
    const auto tree = treeOf(file, "a.ani");
    QCOMPARE(errorsIn(file, "a.ani"), 0);
    const auto keys = tree->find(QStringLiteral("UANI/tracks[%1]/keyFrames").arg(Broken));
    QVERIFY(keys);
    QByteArray broken = file;
    broken.remove(keys->range.begin + 70, 1);
    const QByteArray result = repaired(broken, "a.ani");
    QCOMPARE(result.size(), file.size());
    QCOMPARE(errorsIn(result, "a.ani"), 0);
    QCOMPARE(result.left(keys->range.begin), file.left(keys->range.begin));
    QCOMPARE(result.mid(keys->range.begin + 128), file.mid(keys->range.begin + 128));
}

namespace {

/// A strip of triangles over many vertices, and where its indices begin.
std::pair<QByteArray, qint64> stripOf(int vertices)
{
    QByteArray positions;
    QByteArray indices;
    for (int i = 0; i < vertices; ++i)
        positions += urho::f32({float(i) / 16, float(i % 2), 0});
    for (int i = 0; i + 2 < vertices; ++i)
        indices += littleendian::u16({quint16(i), quint16(i + 1), quint16(i + 2)});
    const auto count = quint32(indices.size() / 2);
    urho::Model model{.vertexBuffers = {urho::maskedVertices(1, 12, positions)},
                      .indexBuffers = {littleendian::u32({count, 2}) + indices},
                      .geometries = {urho::geometry({{.indexCount = count}})}};
    model.box = urho::f32({0, 0, 0, float(vertices) / 16, 1, 0});
    const QByteArray file = model.bytes();
    return {file, file.indexOf(indices)};
}

} // namespace

/// Bytes that went from a list of indices leave others that name no vertex.
void TestRecovery::indicesTellWhereBytesWent()
{
    const auto [file, indices] = stripOf(700);
    QCOMPARE(errorsIn(file, "a.mdl"), 0);
    QByteArray broken = file;
    broken.remove(indices + 2000, 3);
    const QByteArray result = repaired(broken, "a.mdl");
    QCOMPARE(result.size(), file.size());
    QCOMPARE(errorsIn(result, "a.mdl"), 0);
    int others = 0;
    for (qsizetype i = 0; i < file.size(); ++i)
        others += result[i] == file[i] ? 0 : 1;
    QVERIFY2(others < 64, qPrintable(QString::number(others)));
}

/// A sector, or a part of one, that was written twice.
void TestRecovery::doubledBytesGo()
{
    const auto [file, indices] = stripOf(700);
    QByteArray broken = file;
    broken.insert(indices + 1000, file.mid(indices + 936, 64));
    QCOMPARE(repaired(broken, "a.mdl"), file);
}

/// 2573 is CR LF: a model with so many vertices has that in its indices.
void TestRecovery::returnsThatWentFromIndicesComeBack()
{
    const QByteArray file = stripOf(3000).first;
    QByteArray broken = file;
    broken.replace("\r\n", "\n");
    QVERIFY(broken.size() < file.size());
    QCOMPARE(repaired(broken, "a.mdl"), file);
}

/// So few packed bytes are left that no zeros take exactly as many: where nothing lies behind, there may be more.
void TestRecovery::cutBlocksAreEnded()
{
    const QByteArray begin = "what is there is kept";
    const QByteArray content = begin + QByteArray(30'000, 'a');
    const QByteArray packed =
        codecs::lz4().encode({reinterpret_cast<const uchar *>(content.constData()), size_t(content.size())})->bytes;
    const QByteArray sizes = encodeInteger(content.size(), 2) + encodeInteger(packed.size(), 2);
    const QByteArray whole = urho::Package{.isPacked = true,
                                           .files = {{.name = "a.bin", .content = content, .blocks = sizes + packed}}}
                                 .bytes();
    const auto data = treeOf(whole, "a.pak")->find(u"ULZ4/entries[0]/content/blocks[0]/data");
    QVERIFY(data && data->range.size() > 60);
    const QByteArray result = repaired(whole.first(data->range.begin + 40), "a.pak");
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    const auto tree = treeOf(result, "a.pak");
    tree->openAll();
    QVERIFY(tree->streamCount() > 1);
    QVERIFY(tree->bytes(1).toByteArray().startsWith(begin));
}

void TestRecovery::damagedBlocksKeepWhatCanBeExpanded()
{
    QByteArray content;
    for (int i = 0; i < 400; ++i)
        content += "line " + QByteArray::number(i * i) + " of a text that repeats\n";
    const std::span bytes(reinterpret_cast<const uchar *>(content.constData()), size_t(content.size()));
    const QByteArray block = codecs::lz4().encode(bytes)->bytes;
    for (const double place : {0.1, 0.5, 0.9}) {
        QByteArray broken = block;
        const auto at = qsizetype(place * double(block.size()));
        broken.replace(at, 64, QByteArray(64, '\xff'));
        const auto mended = recovery::mendedLz4(broken, content.size());
        QVERIFY(mended);
        QCOMPARE(mended->bytes.size(), block.size());
        QVERIFY(mended->madeUp > 0 && mended->madeUp < content.size());
        const std::span packed(reinterpret_cast<const uchar *>(mended->bytes.constData()),
                               size_t(mended->bytes.size()));
        const Decoded decoded = codecs::lz4().decode(packed, {}, content.size(), content.size());
        QCOMPARE(decoded.problem, Decoded::Problem::None);
        const qint64 same = qint64(place * 0.5 * double(content.size()));
        QCOMPARE(decoded.bytes.left(same), content.left(same));
        if (place == 0.9) // too little lies behind
            continue;
        // What lies behind is in its place, as far as it is not copied from what is lost.
        const qint64 behind = qint64((1 - place) * 0.4 * double(content.size()));
        qint64 right = 0;
        for (qint64 i = content.size() - behind; i < content.size(); ++i)
            right += decoded.bytes[i] == content[i] ? 1 : 0;
        QVERIFY(right * 20 > behind);
    }
}

namespace {

/// Nodes, each with a name that no other has.
QByteArray manyNodes()
{
    constexpr int Count = 400;
    std::mt19937 random(7);
    QByteArray nodes;
    for (int i = 0; i < Count; ++i)
        nodes += e3d::meshNode(e3d::nodeId(quint32(i + 1)) + e3d::nodeName("n" + QByteArray::number(random())));
    const QByteArray root = e3d::meshNode(e3d::nodeId(quint32(Count + 1)) + e3d::nodeName("root") + nodes);
    return e3d::block(0x3000, root);
}

} // namespace

/// Each bit of LZMA depends on all before it: what lies behind a damage is gone, but not what lies before.
void TestRecovery::damagedPackedFilesAreEnded()
{
    const QByteArray file = e3d::version() + e3d::packed(manyNodes());
    QCOMPARE(errorsIn(file, "a.e3d"), 0);
    QByteArray broken = file;
    const qsizetype at = file.size() * 3 / 4;
    broken.replace(at, 200, QByteArray(200, '\xff'));
    QVERIFY(errorsIn(broken, "a.e3d") > 0);
    QCOMPARE(repaired(broken, "a.e3d"), broken); // so much goes only when somebody wants it
    const RepairWishes wishes{.mostRemoved = file.size()};
    const QByteArray result = planRepairs(treeOf(broken, "a.e3d"), wishes).plan.after.toByteArray();
    QCOMPARE(errorsIn(result, "a.e3d"), 0);
    const auto contentOf = [](const QByteArray &bytes) {
        const auto tree = treeOf(bytes, "a.e3d");
        tree->openAll();
        return tree->bytes(1).toByteArray();
    };
    constexpr qsizetype Header = 12; // whose sizes follow
    const qsizetype most = contentOf(file).size() / 2;
    QCOMPARE(contentOf(result).mid(Header, most), contentOf(file).mid(Header, most));
}

/// What is kept may take more bytes than before when it is packed again: it is kept all the same.
void TestRecovery::cutPackedFilesAreEnded()
{
    const QString name = test::sharedSamples() + QStringLiteral("/e3d/cow.e3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const QByteArray broken = file.left(file.size() * 3 / 4);
    QVERIFY(errorsIn(broken, "a.e3d") > 0);
    const auto cut = treeOf(broken, "a.e3d");
    cut->openAll();
    const EditPlan plan = planRepairs(cut, RepairWishes::unasked()).plan;
    const QByteArray result = plan.after.toByteArray();
    QCOMPARE(errorsIn(result, "a.e3d"), 0);
    const auto whole = treeOf(result, "a.e3d");
    whole->openAll();
    QVERIFY(whole->expandedSize() >= cut->expandedSize());
    // That it is not all is said. What went was cut off: nothing goes now.
    QVERIFY(plan.missing.contains(u"75456"));
    QCOMPARE(plan.removedBytes(), 0);
}

/// LZMA stops to make sense soon after such a byte, and only the right one lets it go on to the end.
void TestRecovery::wrongBytesOfPackedFilesComeBack()
{
    const QByteArray nodes = manyNodes();
    const auto packed = codecs::lzma().encode(
        {reinterpret_cast<const uchar *>(nodes.constData()), size_t(nodes.size())});
    QVERIFY(packed);
    const QByteArray file = e3d::version()
                            + e3d::packedAs(quint32(nodes.size()), quint8(packed->parameters[0]), packed->bytes);
    QCOMPARE(errorsIn(file, "a.e3d"), 0);
    for (const qsizetype at : {60, 211, 1400}) {
        QByteArray broken = file;
        broken[at] = char(broken[at] ^ 0x55);
        QVERIFY(errorsIn(broken, "a.e3d") > 0);
        QCOMPARE(repaired(broken, "a.e3d"), file);
    }
}

namespace {

/// A package of three texts, each in one block.
QByteArray packageOfTexts()
{
    urho::Package package{.isPacked = true};
    for (const int file : {1, 2, 3}) {
        QByteArray content;
        for (int i = 0; i < 200; ++i)
            content += "line " + QByteArray::number(i * i * file) + " of a text that repeats\n";
        const std::span bytes(reinterpret_cast<const uchar *>(content.constData()), size_t(content.size()));
        const QByteArray packed = codecs::lz4().encode(bytes)->bytes;
        const QByteArray sizes = urho::block(content).left(2) + QByteArray(1, char(packed.size()))
                                 + QByteArray(1, char(packed.size() >> 8));
        package.files.push_back(
            {.name = "text" + QByteArray::number(file), .content = content, .blocks = sizes + packed});
    }
    return package.bytes();
}

} // namespace

/// A count that lets the next tracks be read as keys leaves less that is wrong, and times of 1e37.
void TestRecovery::zerosAmongKeysChangeNothingElse()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/real/Jack_Walk.ani");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    constexpr qsizetype Begin = 0x5000, Size = 512;
    QByteArray broken = test::contentOf(name);
    QVERIFY(broken.size() > Begin + Size);
    broken.replace(Begin, Size, QByteArray(Size, '\0'));
    const QByteArray result = repaired(broken, "a.ani");
    QCOMPARE(result.size(), broken.size());
    QVERIFY(result.first(Begin) == broken.first(Begin));
    QVERIFY(result.mid(Begin + Size) == broken.mid(Begin + Size));
}

/// What stands at the end of both is the end of the other one, not how many bytes the package has.
void TestRecovery::aFileBehindAPackageIsLeftAlone()
{
    const QByteArray package = packageOfTexts();
    const QByteArray joined = package + QByteArray(300, 'x') + package;
    const auto tree = treeOf(joined, "a.pak");
    const std::vector<Issue> issues = check(*tree);
    QVERIFY(std::any_of(issues.begin(), issues.end(),
                        [](const Issue &issue) { return QByteArrayView(issue.kind->code) == "FILE_APPENDED"; }));
    const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
    QVERIFY2(repairs.plan.isEmpty(), qPrintable(repairs.plan.title));
    const RepairPlan asked = planRepairs(tree, {.mostRemoved = joined.size()});
    QCOMPARE(asked.plan.after.toByteArray(), package);
}

/// People know entries by their names, and the damage is where they are, not where an offset follows from it.
void TestRecovery::damagedEntriesAreNamed()
{
    QByteArray broken = packageOfTexts();
    const auto data = treeOf(broken, "a.pak")->find(u"ULZ4/entries[1]/content/blocks[0]/data");
    QVERIFY(data);
    constexpr qint64 Written = 40;
    broken.replace((data->range.begin + data->range.end) / 2, Written, QByteArray(Written, '\0'));
    const RepairPlan repairs = planRepairs(treeOf(broken, "a.pak"), RepairWishes::unasked());
    bool isNamed = false;
    for (const RepairOffer &offer : repairs.offers) {
        if (offer.key.code != QLatin1StringView(RepairOffer::Recovery))
            continue;
        QVERIFY2(offer.key.path.startsWith(QStringLiteral("ULZ4/entries[1]/content")), qPrintable(offer.key.path));
        isNamed = isNamed || offer.sentence.contains(QStringLiteral("(text2)"));
    }
    QVERIFY(isNamed);
}

/// Whoever gets zeros for a part of his file has to know, and to want it.
void TestRecovery::zerosForContentAreNotWrittenUnasked()
{
    QByteArray broken = packageOfTexts();
    const auto data = treeOf(broken, "a.pak")->find(u"ULZ4/entries[1]/content/blocks[0]/data");
    QVERIFY(data);
    constexpr qint64 Gone = 9;
    broken.remove((data->range.begin + data->range.end) / 2, Gone);
    const RepairPlan unasked = planRepairs(treeOf(broken, "a.pak"), RepairWishes::unasked());
    QCOMPARE(unasked.plan.after.toByteArray(), broken);
    const auto offer = std::find_if(unasked.offers.begin(), unasked.offers.end(),
                                    [](const RepairOffer &one) { return one.state == RepairOffer::State::Removes; });
    QVERIFY(offer != unasked.offers.end());
    QVERIFY(offer->madeUp > 64);
    QVERIFY2(offer->invention.contains(QString::number(offer->madeUp)), qPrintable(offer->invention));
    // What packed bytes expand to is more than the file may have.
    QVERIFY2(offer->removed == 0 || offer->removal.contains(QStringLiteral("expanded")), qPrintable(offer->removal));
    QVERIFY2(offer->standIns.count(QStringLiteral("is lost")) <= 1, qPrintable(offer->standIns));

    const auto tree = treeOf(broken, "a.pak");
    const RepairPlan asked = planRepairs(tree, {.mostRemoved = offer->madeUp});
    QCOMPARE(errorsIn(asked.plan.after.toByteArray(), "a.pak"), 0);
    QCOMPARE(asked.plan.removedBytes(), 0);
    QVERIFY2(asked.plan.missing.contains(QString::number(offer->madeUp)), qPrintable(asked.plan.missing));
    // What was packed there cannot be expanded, but it is not lost either.
    QVERIFY(takesAway(asked.plan, *tree));
    const std::vector<KeptBytes> kept = removedBy(asked.plan, *tree);
    QCOMPARE(kept.size(), size_t(1));
    QCOMPARE(kept[0].offset, data->range.begin);
    QCOMPARE(kept[0].bytes.toByteArray(), broken.mid(data->range.begin, data->range.size() - Gone));
}

/// Bounds and checksums that are stored are of what was there: they tell more than those of zeros.
void TestRecovery::whatIsMadeUpMakesNothingElseRight()
{
    const QString name = test::sharedSamples() + QStringLiteral("/urho3d/packages/base_ulz4.pak");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    QByteArray broken = test::contentOf(name);
    constexpr qsizetype InAModel = 1714;
    QVERIFY(broken.size() > InAModel);
    broken[InAModel] = char(0xff);
    const auto tree = treeOf(broken, "a.pak");
    QVERIFY(planRepairs(tree, RepairWishes::unasked()).plan.isEmpty());
    RepairPlan repairs = planRepairs(tree, {.mostRemoved = broken.size()});
    QVERIFY(!repairs.plan.missing.isEmpty());
    const std::vector<KeptBytes> kept = removedBy(repairs.plan, *tree);
    QVERIFY(std::any_of(kept.begin(), kept.end(), [](const KeptBytes &piece) {
        return ByteRange{piece.offset, piece.offset + piece.bytes.size()}.contains(ByteRange{InAModel, InAModel + 1});
    }));
    judge(repairs.plan, *tree);
    const auto isOfChecksum = [](const RepairOffer &offer) { return offer.key.code == u"CONTENT_CHANGED"; };
    QVERIFY(std::any_of(repairs.offers.begin(), repairs.offers.end(), isOfChecksum));
    for (const Change &change : repairs.plan.changes)
        QCOMPARE(change.cause, Change::Cause::Repair);
}

/// The block can be expanded without these bytes only, and then its checksum is right.
void TestRecovery::packedBytesTellWhatCameIn()
{
    const QByteArray file = packageOfTexts();
    QCOMPARE(errorsIn(file, "a.pak"), 0);
    for (const double place : {0.4, 0.5, 0.6}) {
        QByteArray broken = file;
        broken.insert(qsizetype(place * double(file.size())), "\xd3\x07\x9a\x41\xee");
        QVERIFY(errorsIn(broken, "a.pak") > 0);
        QCOMPARE(repaired(broken, "a.pak"), file);
    }
}

/// Nobody knows the bytes that went: the other files are in their places again, and what can be expanded of this one is kept.
void TestRecovery::packedBytesThatWentCostOneFileOnly()
{
    const QByteArray file = packageOfTexts();
    const auto data = treeOf(file, "a.pak")->find(u"ULZ4/entries[1]/content/blocks[0]/data");
    QVERIFY(data);
    QByteArray broken = file;
    broken.remove((data->range.begin + data->range.end) / 2, 9);
    QVERIFY(errorsIn(broken, "a.pak") > 0);
    const RepairWishes wishes{.mostRemoved = file.size()};
    const QByteArray result = planRepairs(treeOf(broken, "a.pak"), wishes).plan.after.toByteArray();
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    QCOMPARE(result.size(), file.size());
    QCOMPARE(result.left(data->range.begin), file.left(data->range.begin));
    QCOMPARE(result.mid(data->range.end), file.mid(data->range.end));
    const auto tree = treeOf(result, "a.pak");
    tree->openAll();
    QVERIFY(tree->bytes(2).toByteArray().startsWith("line 0 of a text that repeats\nline 2 of"));
}

/// With zeros in it an animation has no structure any more: it ends before them.
void TestRecovery::filesInDamagedBlocksAreEnded()
{
    std::mt19937 random(5);
    QByteArrayList tracks;
    for (int i = 0; i < 60; ++i)
        tracks += urho::track(
            ("bone" + QByteArray::number(random())).constData(), 1,
            {urho::f32({0, float(random() % 1000), 2, 3}), urho::f32({1, 0, float(random() % 1000), 3})});
    const QByteArray content = urho::animation(1, tracks);
    const std::span bytes(reinterpret_cast<const uchar *>(content.constData()), size_t(content.size()));
    const QByteArray packed = codecs::lz4().encode(bytes)->bytes;
    const QByteArray sizes = encodeInteger(content.size(), 2) + encodeInteger(packed.size(), 2);
    const QByteArray file = urho::Package{.isPacked = true,
                                          .files = {{.name = "a.ani", .content = content, .blocks = sizes + packed}}}
                                .bytes();
    QCOMPARE(errorsIn(file, "a.pak"), 0);
    const auto data = treeOf(file, "a.pak")->find(u"ULZ4/entries[0]/content/blocks[0]/data");
    QVERIFY(data);
    QByteArray broken = file;
    broken.replace(data->range.begin + data->range.size() * 3 / 4, 40, QByteArray(40, '\xff'));
    QVERIFY(errorsIn(broken, "a.pak") > 0);
    const RepairWishes wishes{.mostRemoved = file.size()};
    const QByteArray result = planRepairs(treeOf(broken, "a.pak"), wishes).plan.after.toByteArray();
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    const auto tree = treeOf(result, "a.pak");
    tree->openAll();
    const auto list = tree->find(u"ULZ4/entries[0]/content/UANI/tracks");
    QVERIFY(list && list->count >= 30 && list->count < 60);
}

namespace {

constexpr qsizetype BlockSize = 32768;

/// Blocks as packers cut them.
QByteArray blocksOf(const QByteArray &content)
{
    QByteArray blocks;
    for (qsizetype at = 0; at < content.size(); at += BlockSize) {
        const QByteArray piece = content.mid(at, BlockSize);
        const QByteArray packed =
            codecs::lz4().encode({reinterpret_cast<const uchar *>(piece.constData()), size_t(piece.size())})->bytes;
        blocks += encodeInteger(piece.size(), 2) + encodeInteger(packed.size(), 2) + packed;
    }
    return blocks;
}

/// Numbers that stand in no order, one per line: about so many bytes.
QByteArray textOfNumbers(int seed, qsizetype size)
{
    std::mt19937 random(seed);
    QByteArray text;
    while (text.size() < size)
        text += "number " + QByteArray::number(random() % 100'000) + '\n';
    return text;
}

/// A text of four blocks, and one behind it.
QByteArray packageOfBlocks()
{
    urho::Package package{.isPacked = true};
    package.files.push_back({.name = "long", .content = textOfNumbers(1, 110'000)});
    package.files.push_back({.name = "short", .content = textOfNumbers(2, 3000)});
    for (urho::PackedFile &file : package.files)
        file.blocks = blocksOf(file.content);
    return package.bytes();
}

ByteRange rangeAt(const QByteArray &package, QStringView path)
{
    const auto item = treeOf(package, "a.pak")->find(path);
    return item ? item->range : ByteRange();
}

/// What the content of an entry expands to.
QByteArray contentOf(const QByteArray &package, int entry)
{
    const auto tree = treeOf(package, "a.pak");
    const auto holder = tree->find(QStringLiteral("ULZ4/entries[%1]/content").arg(entry));
    const auto opened = holder ? tree->contentOf(*holder) : nullptr;
    return opened && opened->stream != NoStream ? tree->bytes(opened->stream).toByteArray() : QByteArray();
}

/// With all that may be taken away and made up.
QByteArray repairedAnyway(const QByteArray &package)
{
    return planRepairs(treeOf(package, "a.pak"), {.mostRemoved = 1 << 20}).plan.after.toByteArray();
}

} // namespace

/// The next block, or the next content, tells where a block ends, and a checksum where a content lies, whatever numbers say.
void TestRecovery::wrongSizesOfBlocksComeBack()
{
    const QByteArray file = packageOfBlocks();
    QCOMPARE(errorsIn(file, "a.pak"), 0);
    const std::pair<QStringView, qint64> numbers[]{
        {u"ULZ4/entries[0]/content/blocks[0]/packedSize", 0x489d},
        {u"ULZ4/entries[0]/content/blocks[1]/packedSize", 0x71f3},
        {u"ULZ4/entries[0]/content/blocks[2]/unpackedSize", 0x71f3},
        {u"ULZ4/entries[1]/content/blocks[0]/packedSize", 0x71f3},
        {u"ULZ4/entries[0]/offset", 0x12a},
        {u"ULZ4/entries[0]/offset", 0x39127130},
        {u"ULZ4/entries[1]/offset", 0x39127130},
    };
    const auto withWrong = [&](QByteArray broken, QStringView path, qint64 number) {
        const ByteRange range = rangeAt(file, path);
        return broken.replace(range.begin, range.size(), encodeInteger(number, int(range.size())));
    };
    for (const auto &[path, number] : numbers) {
        const QByteArray broken = withWrong(file, path, number);
        QVERIFY(errorsIn(broken, "a.pak") > 0);
        QVERIFY2(repaired(broken, "a.pak") == file, qPrintable(path.toString()));
    }
    // Several at once.
    QByteArray broken = file;
    for (const size_t i : {0, 2, 6})
        broken = withWrong(broken, numbers[i].first, numbers[i].second);
    QCOMPARE(repaired(broken, "a.pak"), file);
    // Whatever may go: nothing of a content goes because the directory says a little less.
    const QStringView size = u"ULZ4/entries[1]/size";
    const ByteRange range = rangeAt(file, size);
    const qint64 right = qFromLittleEndian<quint32>(file.constData() + range.begin);
    for (const qint64 less : {1, 10, 40})
        QCOMPARE(repairedAnyway(withWrong(file, size, right - less)), file);
    // Nor where it says that there is no content at all.
    const QByteArray empty = withWrong(file, u"ULZ4/fileCount", 0);
    QCOMPARE(repairedAnyway(empty), empty);
}

/// Bytes came in and went: what lies behind is not where the directory says.
void TestRecovery::contentsAreFoundByTheirBlocks()
{
    const QByteArray file = packageOfTexts();
    const ByteRange first = rangeAt(file, u"ULZ4/entries[0]/content");
    const ByteRange second = rangeAt(file, u"ULZ4/entries[1]/content");
    QVERIFY(!first.isEmpty() && !second.isEmpty());
    QByteArray broken = file;
    broken.insert(second.begin + second.size() / 2, "\xd3\x07\x9a\x41\xee\x99\xd0");
    broken.remove(first.begin + first.size() / 2, 12);
    const QByteArray result = repairedAnyway(broken);
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    QCOMPARE(contentOf(result, 2), contentOf(file, 2));
    for (const int entry : {0, 1})
        QCOMPARE(contentOf(result, entry).size(), contentOf(file, entry).size());
}

/// What is made up is said, and counted, before it is written.
void TestRecovery::blocksAroundADamageAreKept()
{
    const QByteArray file = packageOfBlocks();
    const ByteRange block = rangeAt(file, u"ULZ4/entries[0]/content/blocks[1]");
    QVERIFY(!block.isEmpty());
    QByteArray broken = file;
    broken.remove(block.begin - 3, 300); // the end of the block before, and the beginning of this one
    const RepairPlan unasked = planRepairs(treeOf(broken, "a.pak"), RepairWishes::unasked());
    QCOMPARE(unasked.plan.after.toByteArray(), broken);
    const auto offer = std::find_if(unasked.offers.begin(), unasked.offers.end(),
                                    [](const RepairOffer &one) { return one.state == RepairOffer::State::Removes; });
    QVERIFY(offer != unasked.offers.end());
    QVERIFY(offer->madeUp > 64);
    const QByteArray result = repairedAnyway(broken);
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    const QByteArray before = contentOf(file, 0);
    const QByteArray after = contentOf(result, 0);
    QCOMPARE(after.size(), before.size());
    QCOMPARE(after.left(BlockSize / 2), before.left(BlockSize / 2));
    QCOMPARE(after.mid(2 * BlockSize), before.mid(2 * BlockSize));
    QCOMPARE(contentOf(result, 1), contentOf(file, 1));
}

/// Of a content that was cut what is there stays, and it is as long as the directory says. What lay behind it is gone.
void TestRecovery::cutContentsKeepTheirFirstBlocks()
{
    const QByteArray file = packageOfBlocks();
    const ByteRange block = rangeAt(file, u"ULZ4/entries[0]/content/blocks[2]");
    QVERIFY(!block.isEmpty());
    const QByteArray result = repairedAnyway(file.left((block.begin + block.end) / 2));
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    const QByteArray before = contentOf(file, 0);
    const QByteArray after = contentOf(result, 0);
    QCOMPARE(after.size(), before.size());
    QCOMPARE(after.left(2 * BlockSize), before.left(2 * BlockSize));
}

/// An offset that leads into the directory is as wrong as the block that is read there.
void TestRecovery::noContentIsLaidOverTheDirectory()
{
    const QByteArray file = packageOfTexts();
    const ByteRange offset = rangeAt(file, u"ULZ4/entries[0]/offset");
    const ByteRange block = rangeAt(file, u"ULZ4/entries[0]/content/blocks[0]");
    QVERIFY(!offset.isEmpty() && !block.isEmpty());
    QByteArray broken = file;
    broken.replace(offset.begin, offset.size(), encodeInteger(18, 4));
    broken.replace(block.begin + block.size() / 2, 8, QByteArray(8, '\xff'));
    const QByteArray result = repairedAnyway(broken);
    QCOMPARE(errorsIn(result, "a.pak"), 0);
    QCOMPARE(contentOf(result, 0).size(), contentOf(file, 0).size());
    QVERIFY(contentOf(result, 0).startsWith("line 0 of a text that repeats\n"));
    for (const int entry : {1, 2})
        QCOMPARE(contentOf(result, entry), contentOf(file, entry));
}

/// Other lengths of the pieces let everything fit as well, but not the pixels in them.
void TestRecovery::decodersTellWhichNumberIsWrong()
{
    const QString name = test::sharedSamples() + QStringLiteral("/horde3d/texture/docbg.gif");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    constexpr qsizetype FirstLength = 0xe0;
    QCOMPARE(uchar(file[FirstLength]), 255);
    QByteArray broken = file;
    broken[FirstLength] = char(254);
    QVERIFY(errorsIn(broken, "a.gif") > 0);
    QCOMPARE(repaired(broken, "a.gif"), file);
}

/// With other lengths of other pieces everything fits as well, but the next image would be bytes that mean nothing.
void TestRecovery::knownMarksTellWhichNumberIsWrong()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/animation.gif"));
    constexpr qsizetype EndOfFirstImage = 0x43;
    QCOMPARE(file[EndOfFirstImage], '\0');
    QByteArray broken = file;
    broken[EndOfFirstImage] = 4;
    QVERIFY(errorsIn(broken, "animation.gif") > 0);
    QCOMPARE(repaired(broken, "animation.gif"), file);
}

/// They lead to what nothing else refers to.
void TestRecovery::offsetsThatLeadOutOfTheFileComeBack()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/packed.pak"));
    constexpr qsizetype SecondOffset = 0x3e;
    QCOMPARE(uchar(file[SecondOffset]), 0x0a);
    QByteArray broken = file;
    broken.replace(SecondOffset, 4, "\x26\x86\x9e\x6f");
    QVERIFY(errorsIn(broken, "a.pak") > 0);
    QCOMPARE(repaired(broken, "a.pak"), file);
}

/// With the mark alone there would be more errors than without: the number of entries behind it is hit, too.
void TestRecovery::whatFollowsABrokenBeginningIsMended()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/packed.pak"));
    QByteArray broken = file;
    broken.replace(2, 4, "\xab\xb9\xcf\x43");
    QVERIFY(errorsIn(broken, "a.pak") > 0);
    QCOMPARE(repaired(broken, "a.pak"), file);
}

/// The header says how long it is itself, so the fault shows behind the pixels.
void TestRecovery::smallFilesAreLookedAtAllOver()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/core_header.bmp"));
    QByteArray broken = file;
    constexpr qsizetype InTheHeader = 10;
    broken.insert(InTheHeader, "\x7b\x9e\x41\xd2\x55\x83\x6c");
    QVERIFY(errorsIn(broken, "core_header.bmp") > 0);
    const QByteArray result = repaired(broken, "core_header.bmp");
    QCOMPARE(errorsIn(result, "core_header.bmp"), 0);
    QCOMPARE(result.size(), file.size());
}

/// The length of the last piece alone would not do: what says that no piece follows is missing, too.
void TestRecovery::cutPicturesAreEnded()
{
    const QString name = test::sharedSamples() + QStringLiteral("/horde3d/texture/docbg.gif");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    for (const qsizetype size : {300, 343}) {
        const QByteArray broken = file.left(size);
        const QByteArray result = repaired(broken, "a.gif");
        QCOMPARE(errorsIn(result, "a.gif"), 0);
        QCOMPARE(result.size(), broken.size() + 2);
        QVERIFY(result.endsWith(QByteArray("\0;", 2)));
    }
}

/// A stream of packed pixels that breaks off is packed anew; what was read of it before is read then.
void TestRecovery::pixelsThatCanBeReadAreKept()
{
    const QString name = test::sharedSamples() + QStringLiteral("/folders/urho3d/Data/Textures/LogoLarge.png");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const auto rowsOf = [](const QByteArray &bytes) {
        const auto tree = treeOf(bytes, "a.png");
        const scene::Scene scene = tree->format()->scene(*tree);
        const picture::Decoded decoded = picture::decode(*scene.picture, 0, tree->bytes());
        const qint64 rows = decoded.image.height() / 8;
        return QByteArray(reinterpret_cast<const char *>(decoded.image.row(0)), rows * decoded.image.rowBytes());
    };
    const QByteArray result = repaired(file.left(file.size() / 2), "a.png");
    QCOMPARE(errorsIn(result, "a.png"), 0);
    QCOMPARE(rowsOf(result), rowsOf(file));
}

/// A picture whose pixels are gone, altogether, is one that can be looked at again: with the same sides, of one colour.
void TestRecovery::lostPicturesAreMadeUp_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from"); // what begins there is gone
    QTest::addRow("png") << "more_chunks.png" << QByteArray("\0\0\0\x0dIDAT", 8);
    QTest::addRow("png, palette") << "palette.png" << QByteArray("\0\0\0\x0eIDAT", 8);
    QTest::addRow("jp2") << "boxes.jp2" << QByteArray("\0\0\0\x0cjp2c", 8);
    QTest::addRow("jpg") << "baseline.jpg" << QByteArray("\xff\xda");
    QTest::addRow("jpg, three components") << "colors.jpg" << QByteArray("\xff\xda");
    QTest::addRow("jpg, progressive") << "progressive.jpg" << QByteArray("\xff\xda");
    QTest::addRow("gif") << "animation.gif" << QByteArray("\x21\xf9");
}

void TestRecovery::lostPicturesAreMadeUp()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, from);
    const QByteArray whole = test::contentOf(test::madeSamples() + QStringLiteral("/image/") + file);
    const qsizetype at = whole.indexOf(from);
    QVERIFY2(at > 0, "the sample is not there");
    const QByteArray fileName = file.toUtf8();
    const char *name = fileName.constData();
    const QByteArray broken = whole.first(at);
    QVERIFY(errorsIn(broken, name) > 0);
    const QByteArray result = repaired(broken, name);
    QCOMPARE(errorsIn(result, name), 0);
    QVERIFY(result.startsWith(broken));
    const auto pictureOf = [&](const QByteArray &bytes) {
        const auto tree = treeOf(bytes, name);
        const scene::Scene scene = tree->format()->scene(*tree);
        return picture::decode(*scene.picture, 0, tree->bytes()).image;
    };
    const auto made = pictureOf(result);
    QVERIFY(!made.isNull());
    if (const auto before = pictureOf(whole); !before.isNull()) { // some samples have none that can be looked at
        QCOMPARE(made.width(), before.width());
        QCOMPARE(made.height(), before.height());
    }
    QCOMPARE(repaired(result, name), result);
}

/// The pixels are there; only what says so was overwritten.
void TestRecovery::nothingIsMadeUpBeforeOthersAreTried()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/boxes.jp2"));
    QByteArray broken = file;
    broken.replace("jp2c", "j\xb5\xfe[");
    QVERIFY(broken != file);
    QCOMPARE(repaired(broken, "a.jp2"), file);
}

/// Not the mark alone: numbers behind it that are the same in every file went with it.
void TestRecovery::whatFilesBeginWithComesBack()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/resources.psd"));
    constexpr qsizetype Mark = 6;
    constexpr qsizetype Fixed = 12; // mark, version, zeros
    QVERIFY(file.size() > Fixed);
    for (qsizetype at = 1; at < 4; ++at) {
        for (const QByteArray &broken :
             {file.first(at) + file.mid(Fixed), file.first(at) + QByteArray(Fixed - at, '\x6e') + file.mid(Fixed)}) {
            QVERIFY(errorsIn(broken, "a.psd") > 0);
            const QByteArray result = repaired(broken, "a.psd");
            QCOMPARE(errorsIn(result, "a.psd"), 0);
            QVERIFY(result.startsWith(file.first(Mark)));
        }
    }
}

void TestRecovery::overwrittenNumbersBecomeNeutral()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/level_padding.ktx"));
    constexpr qsizetype Faces = 52;
    for (qsizetype at = Faces - 5; at < Faces + 4; ++at) {
        QByteArray broken = file;
        broken.replace(at, 8, "\xdc\x9b\x61\xda\x72\x7e\x9b\x45");
        const QByteArray result = repaired(broken, "a.ktx");
        QCOMPARE(errorsIn(result, "a.ktx"), 0);
        QCOMPARE(result.size(), file.size());
    }
}

/// What stands in for bytes that went is no zero where readers take none.
void TestRecovery::whatIsPutInIsAllowed()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/xml.jp2"));
    const qsizetype sides = file.indexOf("ihdr") + 4;
    QVERIFY(sides > 4);
    const QByteArray broken = QByteArray(file).remove(sides + 3, 12);
    QVERIFY(errorsIn(broken, "a.jp2") > 0);
    const QByteArray result = repaired(broken, "a.jp2");
    QCOMPARE(errorsIn(result, "a.jp2"), 0);
    QCOMPARE(result.size(), file.size());
}

/// Each bit of such a block depends on all before it: only without the right bytes does it expand to what is announced.
/// Behind the right length begins an element whose own length leads on to the end.
void TestRecovery::lengthsLeadFromElementToElement()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/vertex_shader.vs4"));
    constexpr qsizetype TagSize = 4;
    for (const char *tag : {"ISGN", "OSGN"}) {
        const qsizetype at = file.indexOf(tag) + TagSize;
        QVERIFY(at > TagSize);
        QByteArray broken = file;
        broken.replace(at, 4, "\x60\x03\xfa\x8f");
        QVERIFY(errorsIn(broken, "a.vs4") > 0);
        QCOMPARE(repaired(broken, "a.vs4"), file);
    }
}

void TestRecovery::wrongIndicesOfTrianglesAreMended()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/described_everything.mdl"));
    const auto tree = treeOf(file, "a.mdl");
    for (int i = 0; i < 3; ++i) {
        const auto index = tree->find(QStringLiteral("UMD2/indexBuffers[0]/indices[%1]").arg(i));
        QVERIFY(index);
        QByteArray broken = file;
        broken.replace(index->range.begin, index->range.size(), QByteArray(index->range.size(), '\x7e'));
        QVERIFY(errorsIn(broken, "a.mdl") > 0);
        QCOMPARE(repaired(broken, "a.mdl"), file);
    }
}

void TestRecovery::pixelsThatWereCutBecomeBlack()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/rows_aligned.ktx"));
    constexpr qsizetype Header = 64;
    QVERIFY(file.size() > Header);
    for (qsizetype size = Header - 12; size < file.size(); ++size) {
        const QByteArray result = repaired(file.first(size), "a.ktx");
        QCOMPARE(errorsIn(result, "a.ktx"), 0);
        QVERIFY(result.startsWith(file.first(qMin(size, Header)))); // the size of what follows may be less
    }
}

/// How long the levels are that are missing is told by the picture, not by a number beside them.
void TestRecovery::levelsThatWereCutBecomeBlack()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/dxt1_mips.dds"));
    const auto tree = treeOf(file, "a.dds");
    const std::optional<Item> levels = tree->find(u"DDS/faces[0]/levels");
    QVERIFY(levels && levels->count > 2);
    for (qint64 level = 1; level < levels->count; ++level) {
        const qint64 size = tree->child(*levels, level).range.begin;
        const QByteArray result = repaired(file.first(size), "a.dds");
        QCOMPARE(errorsIn(result, "a.dds"), 0);
        QVERIFY(result.startsWith(file.first(size)));
        QCOMPARE(result.size(), file.size());
    }
}

namespace {

/// A clip of short tracks, as of many joints that hardly move.
QByteArray shortTracks(int keysEach)
{
    constexpr int Tracks = 24;
    constexpr quint8 PositionAndRotation = 3;
    std::mt19937 random(11);
    QByteArrayList tracks;
    for (int track = 0; track < Tracks; ++track) {
        QByteArrayList keys;
        for (int key = 0; key < keysEach; ++key) {
            const float x = float(random() % 1000) / 1000 + 0.5f;
            keys << urho::f32({float(key) / 8, x, 0.25f, x / 3, 0.8f, 0.6f, 0, 0});
        }
        tracks << urho::track(("Joint" + QByteArray::number(track)).constData(), PositionAndRotation, keys);
    }
    return urho::animation(1, tracks);
}

} // namespace

void TestRecovery::fewKeysTellWhereAByteCameOrWent()
{
    const QByteArray file = shortTracks(3);
    const auto tree = treeOf(file, "a.ani");
    for (const int track : {0, 9, 17}) {
        const auto keys = tree->find(QStringLiteral("UANI/tracks[%1]/keyFrames").arg(track));
        QVERIFY(keys);
        for (const qint64 by : {qint64(31), qint64(38)}) {
            const qint64 place = keys->range.begin + by;
            for (const bool isExtra : {true, false}) {
                QByteArray broken = file;
                isExtra ? broken.insert(place, 'X') : broken.remove(place, 1);
                const QByteArray result = repaired(broken, "a.ani");
                QCOMPARE(result.size(), file.size());
                QCOMPARE(result.first(keys->range.begin), file.first(keys->range.begin));
                QCOMPARE(result.mid(keys->range.end), file.mid(keys->range.end));
            }
        }
    }
}

/// The header of a track is gone, so that what follows is read as its keys.
void TestRecovery::nothingIsSortedByOtherBytes()
{
    const QByteArray file = shortTracks(2);
    const auto tree = treeOf(file, "a.ani");
    const auto track = tree->find(u"UANI/tracks[11]");
    QVERIFY(track);
    for (const qint64 by : {4, 7, 11}) {
        QByteArray broken = file;
        broken.remove(track->range.begin + by, 20);
        const QByteArray result = repaired(broken, "a.ani");
        QVERIFY2(result.count("Joint") >= 23, QByteArray::number(result.count("Joint")).constData());
        QVERIFY(result.size() >= broken.size() - 64);
    }
}

/// Times of which most are those before them are other numbers, read in their place: who sorts them mixes the key frames.
void TestRecovery::valuesThatRepeatAreNotSorted()
{
    QByteArrayList keys;
    for (int i = 0; i < 60; ++i) // in the middle each key frame begins with what should be its scale
        keys += urho::f32({20 <= i && i < 40 ? 0.5f : float(i) / 20, float(i), 2, 1, 1, 0, 0, 0});
    const QByteArray broken = urho::animation(3, {urho::track("Bone", 3, keys)});
    QVERIFY(errorsIn(broken, "a.ani") > 0);
    QCOMPARE(repaired(broken, "a.ani"), broken);
    // A few that stand elsewhere are sorted.
    keys.swapItemsAt(50, 54);
    for (int i = 20; i < 40; ++i)
        keys[i] = urho::f32({float(i) / 20, float(i), 2, 1, 1, 0, 0, 0});
    QCOMPARE(errorsIn(repaired(urho::animation(3, {urho::track("Bone", 3, keys)}), "a.ani"), "a.ani"), 0);
}

void TestRecovery::packedRowsTellTheSides_data()
{
    const QByteArray row = QByteArrayLiteral("\2\2\0\x08\x88\1\x88\2\x88\3\x88\4");
    const QByteArray begin = "#?RADIANCE\n";
    const QByteArray format = "FORMAT=32-bit_rle_rgbe\n";
    const QByteArray rows = row + row + row;
    const QByteArray file = begin + format + "\n-Y 3 +X 8\n" + rows;
    QTest::addColumn<QByteArray>("broken");
    QTest::addColumn<QByteArray>("wanted");
    QTest::newRow("no line says them") << begin + format + "\n-\1Y 3\2" + rows << file;
    QTest::newRow("they are wrong") << begin + format + "\n-Y 7 +X 8\n" + rows << file;
    QTest::newRow("all are wrong") << begin + format + "\n-Y 3 +X 9\n" + rows << file;
    QTest::newRow("a line before them is no text")
        << begin + "A\1\2B\n" + format + "\n-Y 3 +X 8\n" + rows << begin + "A??B\n" + format + "\n-Y 3 +X 8\n" + rows;
    const QByteArray half = QByteArrayLiteral("\2\2\0\x08\x88\1\x88\2\x88\0\x88\0");
    QTest::newRow("a row is damaged") << begin + format + "\n-Y 3 +X 8\n" + row + row.first(8) + row
                                      << begin + format + "\n-Y 3 +X 8\n" + row + half + row;
}

/// Rows that can be read stay; what is black instead of the others is said.
void TestRecovery::packedRowsTellTheSides()
{
    QFETCH(QByteArray, broken);
    QFETCH(QByteArray, wanted);
    QVERIFY(errorsIn(broken, "a.hdr") > 0);
    QCOMPARE(repaired(broken, "a.hdr"), wanted);
}

void TestRecovery::expandingTellsWhatCameIn()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/ecere/every_track.e3d"));
    for (const qsizetype at : {file.size() / 3, file.size() / 2}) {
        QByteArray broken = file;
        broken.insert(at, "\x5a\xc3");
        QVERIFY(errorsIn(broken, "a.e3d") > 0);
        QCOMPARE(repaired(broken, "a.e3d"), file);
    }
}

/// An eighth of the file would have to go.
void TestRecovery::lengthsAreLikelierThanManyBytes()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/depth_32.psd"));
    QVERIFY(!file.isEmpty());
    QByteArray broken = file;
    constexpr qsizetype ColorModeLength = 0x1a;
    broken.replace(ColorModeLength, 4, "\x49\x2e\x8a\x13");
    QVERIFY(errorsIn(broken, "depth_32.psd") > 0);
    QCOMPARE(repaired(broken, "depth_32.psd"), file);
}

/// What could not be read before may be worth many.
void TestRecovery::remarksOfMoreThatIsReadAreNoHarm()
{
    const QString name = test::sharedSamples() + QStringLiteral("/b3d/mobs_mc_mobs_mc_rabbit.b3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    QCOMPARE(repaired(QString::fromLatin1(file).toUtf8()), file);
}

/// Beside models of Horde3D its rules speak of pictures, too, once one can be read again.
void TestRecovery::warningsOfMoreThatIsReadAreNoHarm()
{
    const QString name = test::sharedSamples() + QStringLiteral("/folders/b3d/animalia/animalia_turkey_hen.png");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const QTemporaryDir folder;
    test::written(folder.filePath(QStringLiteral("a.geo")), "H3DG");
    QByteArray broken = file;
    broken.replace("\n", "\r\n");
    QCOMPARE(repaired(broken, qPrintable(folder.filePath(QStringLiteral("a.png")))), file);
}

/// Nobody could see them while the packed bytes made no sense.
void TestRecovery::warningsOfMoreThatIsExpandedAreNoHarm()
{
    const QString name = test::sharedSamples() + QStringLiteral("/e3d/table.e3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    const QByteArray broken = QString::fromLatin1(file).toUtf8();
    QVERIFY(broken.size() > file.size());
    QCOMPARE(repaired(broken, "a.e3d"), file);
}

/// A whole element that came in among thousands is likelier than a byte in the number behind them.
void TestRecovery::longPartsAreTriedInTime()
{
    const QString name = test::sharedSamples() + QStringLiteral("/horde3d/geo/astroBoy_walk_Maya.geo");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const QByteArray file = test::contentOf(name);
    QByteArray broken = file;
    broken.insert(14920, QByteArray::fromHex("9087a6c85b3d71e20f94b8d6"));
    const QByteArray result = repaired(broken, "a.geo");
    QCOMPARE(result.size(), file.size());
    QCOMPARE(errorsIn(result, "a.geo"), 0);
}

/// Where the end is made up, numbers are such as readers take.
void TestRecovery::whatIsMadeUpIsAllowed()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/image/animation.gif"));
    constexpr qsizetype BeforeCodeSize = 61;
    const QByteArray result = repaired(file.left(BeforeCodeSize), "animation.gif");
    QCOMPARE(errorsIn(result, "animation.gif"), 0);
    QCOMPARE(result.left(BeforeCodeSize), file.left(BeforeCodeSize));
}

/// Corners of a triangle stay different; where nothing else is beside, its rule decides.
void TestRecovery::numbersOfNothingBecomeOnesOfSomething()
{
    const auto drawn = [](std::initializer_list<quint16> indices) {
        urho::Model triangle = urho::maskedTriangle();
        triangle.indexBuffers = {urho::indices16(indices)};
        return triangle.bytes();
    };
    QCOMPARE(errorsIn(drawn({0, 1, 3, 2, 1, 0}), "a.mdl"), 1);
    QCOMPARE(repaired(drawn({0, 1, 3, 2, 1, 0}), "a.mdl"), drawn({0, 1, 2, 2, 1, 0}));
    QCOMPARE(repaired(drawn({0, 1, 3}), "a.mdl"), drawn({0, 1, 2}));
    const auto twoTriangles = [](qint32 corner) {
        return b3d::file(b3d::node(
            "root", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2, corner, 0, 1}))));
    };
    QCOMPARE(repaired(twoTriangles(500)), twoTriangles(500)); // a triangle goes only when that is allowed
    const QByteArray result = planRepairs(treeOf(twoTriangles(500)), {.mostRemoved = 64}).plan.after.toByteArray();
    QCOMPARE(result, b3d::file(b3d::node("root", b3d::plainMesh())));
}

void TestRecovery::healthyFilesAreLeft()
{
    for (const auto &[bytes, name] : {std::pair(model(), "a.b3d"), std::pair(horde::letters(), "letters.anim")}) {
        const auto tree = treeOf(bytes, name);
        QVERIFY(recovery::recover(tree, check(*tree)).candidates.empty());
    }
}

void TestRecovery::evidenceIsSaid()
{
    QByteArray broken = horde::letters();
    broken.insert(broken.size() / 2, '\x7f');
    const RepairPlan repairs = planRepairs(treeOf(broken, "letters.anim"), RepairWishes::unasked());
    const auto made = std::find_if(repairs.offers.begin(), repairs.offers.end(), [](const RepairOffer &offer) {
        return offer.key.code == QLatin1StringView(RepairOffer::Recovery) && offer.state == RepairOffer::State::Made;
    });
    QVERIFY(made != repairs.offers.end());
    QVERIFY(!made->message.isEmpty());
    QCOMPARE(made->removed, 1);
    QVERIFY(!made->removal.isEmpty()); // told with its bytes and its place
    QVERIFY(!made->removal.contains(made->sentence));
    QCOMPARE(repairs.plan.removedBytes(), 1);
}

void TestRecovery::isEndedEarly()
{
    const std::atomic_bool cancelled = true;
    const auto tree = treeOf(model() + "xyz");
    QVERIFY(recovery::recover(tree, check(*tree), &cancelled).candidates.empty());
}

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
