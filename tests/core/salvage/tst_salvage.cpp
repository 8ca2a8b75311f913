#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "core/report/salvagereport.h"
#include "core/salvage/reading.h"
#include "core/salvage/rescue.h"
#include "core/schema/schema.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/builtsamples.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/littleendian.h"
#include "tests/support/urhobuilder.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace hexahedron;
using namespace hexahedron::salvage;
using test::contentOf;

/// What still can be read of broken files, joined files and dumps.
class TestSalvage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinedFilesAreFoundEach();
    void dumpIsSearched();
    void samplesAreFoundInADump_data();
    void samplesAreFoundInADump();
    void partsOfWholeFilesAreNotListed();
    void packageWithoutDirectoryIsMadeAnew_data();
    void packageWithoutDirectoryIsMadeAnew();
    void namesAreKeptWhereTheyAreKnown();
    void everyFileOfADamagedPackageIsTold();
    void filesAreNamedByTheirChecksums();
    void pictureInADamagedModelIsFound();
    void cutFileBecomesAValidOne();
    void packedBytesAreKeptBeforeADamage();
    void nothingSavedIsNoProduct();
    void fileThatSwallowedAnotherIsCutThere();
    void fileFullOfMarksEnds_data();
    void fileFullOfMarksEnds();
    void emptyFileHoldsNothing();
    void namesStayInTheFolder();
    void filesAreNotOverwritten();
    void isEndedEarly();
};

namespace {

QByteArray noise(int size, quint32 seed)
{
    QRandomGenerator random(seed);
    QByteArray bytes(size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    return bytes;
}

const QByteArray &sample(const char *file)
{
    static const auto all = test::builtSamples();
    static std::map<QByteArray, QByteArray> known;
    return known.try_emplace(file, test::bytesOf(all, file)).first->second;
}

QByteArray model()
{
    return b3d::file(b3d::node("root", b3d::node("a", b3d::plainMesh()) + b3d::node("b", b3d::plainMesh())));
}

Survey surveyOf(const QByteArray &bytes, const char *name = "dump.bin", qint64 leastSize = 16)
{
    const Format &own = recognise(Bytes(bytes), QString::fromLatin1(name));
    return survey(Bytes(bytes),
                  {.formats = allFormats(), .own = isKnown(own) ? &own : nullptr, .leastSize = leastSize});
}

QString textOf(const Find &find)
{
    const char *const states[] = {"whole", "faulty", "partial"};
    return QStringLiteral("%1 %2+%3 %4")
        .arg(QLatin1String(find.format ? find.format->id : "?"))
        .arg(find.range.begin)
        .arg(find.range.size())
        .arg(QLatin1String(states[int(find.state)]));
}

QStringList textsOf(const Survey &survey)
{
    QStringList texts;
    for (const Find &find : survey.finds)
        texts += textOf(find);
    return texts;
}

QString whole(const char *format, qsizetype begin, qsizetype size)
{
    return QStringLiteral("%1 %2+%3 whole").arg(QLatin1String(format)).arg(begin).arg(size);
}

Made made(const Survey &found, const Product &product, const QByteArray &file)
{
    return make(product, found, Bytes(file), {.formats = &anyFormatById});
}

std::vector<QByteArray> contentsOf(const Bytes &package, const char *name)
{
    const auto tree = readTree(package, QString::fromLatin1(name));
    tree->openAll();
    std::vector<QByteArray> contents;
    for (const StreamId id : tree->openStreams()) {
        const Item root = tree->root(id);
        if (id != 0 && tree->stream(id).depth == 1)
            contents.push_back(tree->bytes(id).toByteArray(root.range));
    }
    return contents;
}

bool hasErrors(const Bytes &bytes, const char *name)
{
    return worstOf(check(*readTree(bytes, QString::fromLatin1(name)))) == Severity::Error;
}

} // namespace

void TestSalvage::joinedFilesAreFoundEach()
{
    const QByteArray first = model();
    const QByteArray picture = sample("image/grey.png");
    const QByteArray last = sample("urho3d/described_triangle.mdl");
    const Survey found = surveyOf(first + picture + last, "joined.b3d");
    QCOMPARE(textsOf(found),
             QStringList({whole("blitz3d.b3d", 0, first.size()), whole("image.png", first.size(), picture.size()),
                          whole("urho3d.mdl", first.size() + picture.size(), last.size())}));
    QCOMPARE(found.restBytes, 0);
}

void TestSalvage::dumpIsSearched()
{
    const QByteArray model = ::model();
    const QByteArray picture = sample("image/grey.png");
    const QByteArray animation = sample("urho3d/every_mask.ani");
    const QByteArray before = noise(70'000, 1);
    const QByteArray between = noise(5'001, 2);
    const QByteArray behind = noise(300'000, 3);
    const QByteArray dump = before + model + between + picture + animation + behind;
    const Survey found = surveyOf(dump);
    const qsizetype second = before.size() + model.size() + between.size();
    QCOMPARE(textsOf(found),
             QStringList({whole("blitz3d.b3d", before.size(), model.size()), whole("image.png", second, picture.size()),
                          whole("urho3d.ani", second + picture.size(), animation.size())}));
    QCOMPARE(found.rest.size(), size_t(3));
    QCOMPARE(found.restBytes, before.size() + between.size() + behind.size());
    for (const Product &product : productsOf(found, {})) {
        const ByteRange range = found.finds[product.number].range;
        QCOMPARE(made(found, product, dump).bytes.toByteArray(), dump.mid(range.begin, range.size()));
    }
}

void TestSalvage::samplesAreFoundInADump_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("tellsEnd");
    std::set<const Format *> marked;
    for (const Magic &magic : magicsOf(allFormats()))
        marked.insert(magic.format);
    for (const test::BuiltSample &sample : test::builtSamples()) {
        const Bytes bytes(sample.bytes);
        const Format &format = recogniseContent(bytes);
        if (marked.contains(&format) && !worstOf(check(*readTree(format, bytes, {}))) && sample.bytes.size() >= 32)
            QTest::newRow(sample.file.constData()) << sample.bytes << tellsItsEnd(format, bytes, {});
    }
}

/// Every healthy file of every format that has a mark.
void TestSalvage::samplesAreFoundInADump()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, tellsEnd);
    const Survey found = surveyOf(noise(3'000, 4) + bytes + noise(40'000, 5));
    QVERIFY(!found.finds.empty());
    const Find &find = found.finds.front();
    QCOMPARE(find.range.begin, 3'000);
    QCOMPARE(find.format, &recogniseContent(Bytes(bytes)));
    // Some files do not tell where they end.
    const QString texts = textsOf(found).join(QStringLiteral(", "));
    QVERIFY2(tellsEnd ? find.range.size() == bytes.size() : find.range.size() >= bytes.size(), qPrintable(texts));
    QCOMPARE(found.finds.size(), size_t(1));
}

void TestSalvage::partsOfWholeFilesAreNotListed()
{
    const QByteArray picture = sample("image/grey.png");
    const urho::Package package{.files = {{"a.png", picture}, {"b.mdl", sample("urho3d/described_triangle.mdl")}}};
    const QByteArray bytes = package.bytes();
    QCOMPARE(textsOf(surveyOf(bytes, "a.pak")), QStringList(whole("urho3d.pak", 0, bytes.size())));
    const QByteArray dump = noise(1'000, 6) + bytes + noise(1'000, 7);
    QCOMPARE(textsOf(surveyOf(dump)), QStringList(whole("urho3d.pak", 1'000, bytes.size())));
}

void TestSalvage::packageWithoutDirectoryIsMadeAnew_data()
{
    QTest::addColumn<bool>("isPacked");
    QTest::newRow("stored") << false;
    QTest::newRow("packed") << true;
}

void TestSalvage::packageWithoutDirectoryIsMadeAnew()
{
    QFETCH(bool, isPacked);
    const std::vector<QByteArray> files{sample("image/grey.png"), sample("urho3d/described_triangle.mdl"),
                                        sample("urho3d/every_mask.ani")};
    urho::Package package{.isPacked = isPacked};
    for (const QByteArray &file : files)
        package.files.push_back({"Data/" + QByteArray::number(package.files.size()), file});
    QByteArray bytes = package.bytes();
    const qsizetype directory = 3 * (7 + 12);
    bytes.replace(12, directory, QByteArray(directory, '\0'));
    const Survey found = surveyOf(bytes, "game.pak");
    QCOMPARE(found.finds.size(), files.size() + 1);
    const std::vector<Product> products = productsOf(found, {.baseName = QStringLiteral("game")});
    QCOMPARE(products.front().kind, Product::Kind::Package);
    QCOMPARE(products.front().path, QStringLiteral("game.pak"));
    const Made anew = made(found, products.front(), bytes);
    QCOMPARE(anew.trouble, QString());
    QVERIFY(!hasErrors(anew.bytes, "game.pak"));
    QCOMPARE(contentsOf(anew.bytes, "game.pak"), files);
    for (size_t i = 0; i < files.size(); ++i)
        QCOMPARE(made(found, products[i + 1], bytes).bytes.toByteArray(), files[i]);
}

void TestSalvage::namesAreKeptWhereTheyAreKnown()
{
    const QByteArray text = "only the directory says where this lies";
    const urho::Package package{.files = {{"Textures/wall.png", sample("image/grey.png")},
                                          {"readme.txt", text},
                                          {"Models/box.mdl", sample("urho3d/described_triangle.mdl")}}};
    QByteArray bytes = package.bytes();
    const qsizetype last = bytes.indexOf("Models/box.mdl");
    bytes.replace(last + 15, 8, QByteArray(8, '\xee')); // where it lies, and its size
    const Survey found = surveyOf(bytes, "game.pak");
    QStringList paths;
    for (const Product &product : productsOf(found, {.baseName = QStringLiteral("game")}))
        paths += product.path;
    QCOMPARE(paths, QStringList({QStringLiteral("game.pak"), QStringLiteral("Textures/wall.png"),
                                 QStringLiteral("readme.txt"), QStringLiteral("004.mdl")}));
    QCOMPARE(found.finds[2].bytes.toByteArray(), text);
    QVERIFY(!found.finds[2].format);
    // What is left of one that is cut off is told.
    const QByteArray cut = package.bytes().left(last + 15 + 12 + sample("image/grey.png").size() + 5);
    QCOMPARE(surveyOf(cut, "game.pak").restBytes, 5);
}

namespace {

/// A package in which they are packed.
QByteArray threeFiles()
{
    return urho::Package{.isPacked = true,
                         .files = {{"a.mdl", sample("urho3d/described_triangle.mdl")},
                                   {"b.ani", sample("urho3d/every_mask.ani")},
                                   {"c.txt", QByteArray("the same words again and again ").repeated(40)}}}
        .bytes();
}

QStringList namesIn(const Survey &survey)
{
    QStringList names;
    for (const Find &find : survey.finds)
        names += find.name;
    return names;
}

} // namespace

/// The directory is right, but in one file bytes are damaged: the others are saved each for itself.
void TestSalvage::everyFileOfADamagedPackageIsTold()
{
    QByteArray bytes = threeFiles();
    const auto tree = readTree(Bytes(bytes), QStringLiteral("game.pak"));
    const std::optional<Item> second = tree->find(u"ULZ4/entries[1]/content/blocks[0]/data");
    QVERIFY(second);
    bytes.replace(second->range.begin, second->range.size(), QByteArray(second->range.size(), '\xff'));
    const Survey found = surveyOf(bytes, "game.pak");
    QCOMPARE(namesIn(found), QStringList({QString(), QStringLiteral("a.mdl"), QStringLiteral("c.txt")}));
    QCOMPARE(found.lost.size(), size_t(1));
    QCOMPARE(found.lost.front().name, QStringLiteral("b.ani"));
    QVERIFY(!found.lost.front().why.isEmpty());
}

/// A byte came in before all of them: nothing lies where the directory says.
void TestSalvage::filesAreNamedByTheirChecksums()
{
    QByteArray bytes = threeFiles();
    const auto tree = readTree(Bytes(bytes), QStringLiteral("game.pak"));
    const std::optional<Item> first = tree->find(u"ULZ4/entries[0]/content");
    QVERIFY(first);
    bytes.insert(first->range.begin, 'x');
    const Survey found = surveyOf(bytes, "game.pak");
    QCOMPARE(namesIn(found),
             QStringList({QString(), QStringLiteral("a.mdl"), QStringLiteral("b.ani"), QStringLiteral("c.txt")}));
    QVERIFY(found.lost.empty());
}

void TestSalvage::pictureInADamagedModelIsFound()
{
    const QByteArray bytes = sample("ecere/furnished.e3d").chopped(40);
    const Survey found = surveyOf(bytes, "furnished.e3d");
    QCOMPARE(found.finds.size(), size_t(3));
    QCOMPARE(found.finds[0].state, Find::State::Partial);
    for (const size_t i : {1, 2}) {
        QCOMPARE(found.finds[i].format, formatById(u"image.png"));
        QCOMPARE(found.finds[i].state, Find::State::Whole);
        QCOMPARE(found.finds[i].bytes.toByteArray(), e3d::png());
        QCOMPARE(found.finds[i].within, 0);
    }
    // What the description finds is a part of a whole file.
    QCOMPARE(surveyOf(sample("ecere/furnished.e3d"), "furnished.e3d").finds.size(), size_t(1));
}

void TestSalvage::cutFileBecomesAValidOne()
{
    const QByteArray bytes = model().chopped(100);
    const Survey found = surveyOf(bytes, "cut.b3d");
    QCOMPARE(found.finds.size(), size_t(1));
    QCOMPARE(found.finds[0].state, Find::State::Partial);
    QVERIFY(!found.finds[0].fault.isEmpty());
    const Made valid = made(found, productsOf(found, {}).front(), bytes);
    QVERIFY(valid.isRepaired);
    QVERIFY(!valid.repairs.isEmpty());
    QVERIFY(!hasErrors(valid.bytes, "cut.b3d"));
    QVERIFY(valid.bytes.size() > bytes.size() / 2);
}

namespace {

/// A packed model with many vertices, in which zeros have taken the place of `zeros` packed bytes from `share` of the file on.
QByteArray withZeros(double share, qsizetype zeros)
{
    constexpr quint32 Vertices = 4000;
    QRandomGenerator random(7);
    QByteArray positions;
    for (quint32 i = 0; i < 3 * Vertices; ++i)
        positions += littleendian::f32({float(random.bounded(1.0))});
    e3d::Mesh mesh;
    mesh.attributes = e3d::attributes(Vertices, e3d::interleaved({{}}, 12, positions));
    QByteArray bytes = e3d::version() + e3d::packed(e3d::modelOf(mesh).sliced(e3d::version().size()));
    const auto begin = qsizetype(share * double(bytes.size()));
    return bytes.replace(begin, zeros, QByteArray(zeros, '\0'));
}

} // namespace

void TestSalvage::packedBytesAreKeptBeforeADamage()
{
    const QByteArray bytes = withZeros(0.4, 512);
    const Survey found = surveyOf(bytes, "model.e3d");
    QCOMPARE(found.finds.size(), size_t(1));
    const Made kept = made(found, productsOf(found, {}).front(), bytes);
    QVERIFY(kept.isRepaired);
    QVERIFY(!kept.isUseless);
    QCOMPARE(kept.missing.size(), 2);
    QVERIFY2(kept.missing.front().contains(QLatin1String("of packed content or more are lost")),
             qPrintable(kept.missing.front()));
    // What looks whole is told by its elements.
    QVERIFY2(kept.missing.back().contains(QRegularExpression(QStringLiteral("made up|are gone"))),
             qPrintable(kept.missing.back()));
    const auto tree = readTree(kept.bytes, QStringLiteral("model.e3d"));
    tree->openAll();
    const std::vector<StreamId> streams = tree->openStreams();
    const auto whole = std::find_if(streams.begin(), streams.end(),
                                    [&](StreamId id) { return id != 0 && tree->stream(id).isWhole; });
    QVERIFY(whole != streams.end());
    QVERIFY(tree->bytes(*whole).size() > bytes.size() / 3);
}

void TestSalvage::nothingSavedIsNoProduct()
{
    const QByteArray bytes = withZeros(0.001, 40'000);
    const Survey found = surveyOf(bytes, "model.e3d");
    QVERIFY(!found.finds.empty());
    const Made useless = made(found, productsOf(found, {}).front(), bytes);
    QVERIFY(useless.isUseless);
    const QTemporaryDir folder;
    QString error;
    qsizetype told = 0;
    QVERIFY(salvageInto(
        {.folder = folder.filePath(QStringLiteral("out")), .source = {}}, found, productsOf(found, {}), Bytes(bytes),
        {},
        [&](const Product &, const Made &one) {
            told += one.isUseless ? 1 : 0;
            return true;
        },
        &error));
    QCOMPARE(told, 1);
    QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("out"))));
}

void TestSalvage::fileThatSwallowedAnotherIsCutThere()
{
    // Its pixels would go on into the model behind it.
    const QByteArray texture = sample("image/rgba8.dds");
    const QByteArray start = texture.chopped(40);
    const QByteArray next = model();
    const Survey found = surveyOf(start + next, "texture.dds");
    QCOMPARE(found.finds.size(), size_t(2));
    QCOMPARE(found.finds[0].range.end, start.size());
    QCOMPARE(found.finds[0].state, Find::State::Partial);
    QCOMPARE(textOf(found.finds[1]), whole("blitz3d.b3d", start.size(), next.size()));
}

void TestSalvage::fileFullOfMarksEnds_data()
{
    QTest::addColumn<QByteArray>("mark");
    for (const Magic &magic : magicsOf(allFormats()))
        QTest::addRow("%s %s", magic.format->id, magic.bytes.toHex().constData()) << magic.bytes;
}

void TestSalvage::fileFullOfMarksEnds()
{
    QFETCH(QByteArray, mark);
    const QByteArray bytes = mark.repeated((1 << 19) / mark.size());
    const Survey found = surveyOf(bytes);
    QVERIFY(found.finds.size() < Survey::MostFinds);
    // The same with a file behind it, which must not go under.
    const QByteArray hidden = noise(1 << 20, 8) + model();
    const Survey more = surveyOf(bytes + hidden);
    QVERIFY(!more.finds.empty());
    QCOMPARE(textOf(more.finds.back()),
             whole("blitz3d.b3d", bytes.size() + hidden.size() - model().size(), model().size()));
}

void TestSalvage::emptyFileHoldsNothing()
{
    for (const char *name : {"a.bin", "a.b3d", "a.pak"}) {
        const Survey found = surveyOf({}, name);
        QVERIFY(found.finds.empty());
        QVERIFY(found.rest.empty());
    }
}

void TestSalvage::namesStayInTheFolder()
{
    Survey found;
    for (const char *name : {"../../up.png", "/etc/absolute.png", "C:\\Windows\\drive.png", "a/../b.png", "..",
                             "A/b.PNG", "report.json", "a/B.png", "a"}) {
        found.finds.push_back({.format = formatById(u"image.png"), .name = QString::fromLatin1(name)});
    }
    std::set<QString> folded;
    for (const Product &product : productsOf(found, {})) {
        QVERIFY2(!product.path.startsWith(u'/') && !product.path.split(u'/').contains(QStringLiteral("..")),
                 qPrintable(product.path));
        QVERIFY(product.path != QLatin1String("report.json")); // which is written beside them
        QVERIFY(!product.path.contains(u':') && !product.path.contains(u'\\'));
        QVERIFY2(folded.insert(product.path.toCaseFolded()).second, qPrintable(product.path));
    }
    QCOMPARE(folded.size(), found.finds.size());
}

void TestSalvage::filesAreNotOverwritten()
{
    const QTemporaryDir folder;
    const QString source = test::written(folder.filePath(QStringLiteral("source")), "source");
    QString error;
    QVERIFY(write(Bytes(QByteArray("new")), folder.path(), QStringLiteral("a/b"), false, source, &error));
    QVERIFY(!write(Bytes(QByteArray("newer")), folder.path(), QStringLiteral("a/b"), false, source, &error));
    QVERIFY(!error.isEmpty());
    QCOMPARE(contentOf(folder.filePath(QStringLiteral("a/b"))), QByteArray("new"));
    QVERIFY(write(Bytes(QByteArray("newer")), folder.path(), QStringLiteral("a/b"), true, source, &error));
    QCOMPARE(contentOf(folder.filePath(QStringLiteral("a/b"))), QByteArray("newer"));
    QVERIFY(!write(Bytes(QByteArray("newer")), folder.path(), QStringLiteral("source"), true, source, &error));
    QCOMPARE(contentOf(source), QByteArray("source"));
}

void TestSalvage::isEndedEarly()
{
    const QByteArray bytes = noise(3 << 20, 9) + model();
    int reports = 0;
    const Survey found = survey(Bytes(bytes), {.formats = allFormats()}, nullptr, [&](double done) {
        ++reports;
        return done < 0.1;
    });
    QCOMPARE(reports, 1);
    QVERIFY(found.finds.empty());
}

QTEST_APPLESS_MAIN(TestSalvage)
#include "tst_salvage.moc"
