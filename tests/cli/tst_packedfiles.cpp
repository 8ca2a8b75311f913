// Files in packages and blocks that are packed: edits reach them through all that lies around, and others can read the result.
#include "core/formats/registry.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/files.h"
#include "tests/support/run.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using test::contentOf;
using test::Result;

class TestPackedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void editsReachWhatIsPacked_data();
    void editsReachWhatIsPacked();
    void whatCannotBeExpandedIsNotExtracted();
    void emptyEntriesCanBeFilled_data();
    void emptyEntriesCanBeFilled();
    void emptyContentsAreExtracted_data();
    void emptyContentsAreExtracted();
    void whatIsNotKnownToBeEmptyIsNotExtracted();
    void othersUnpackWhatWePack_data();
    void othersUnpackWhatWePack();
    void weUnpackWhatOthersPack_data();
    void weUnpackWhatOthersPack();

private:
    static Result hexa(const QStringList &arguments) { return test::run(QStringLiteral(HEXA_BINARY), arguments); }
    /// The program that packs and unpacks without us; ends with 77 when its libraries are missing, -1 without Python.
    static int otherTool(const QStringList &arguments, QByteArray *problem)
    {
        const Result result = test::run(QStringLiteral("python3"),
                                        QStringList{QStringLiteral(SOURCE_DIR "/tests/cli/othertools.py")} + arguments);
        *problem = result.err;
        return result.code;
    }
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString made(const char *name, const QByteArray &content) const { return test::written(path(name), content); }
    /// What `hexa check` says, without the name of the file and places in it.
    static QByteArray issuesOf(const QString &file)
    {
        QByteArray codes;
        for (const QByteArray &line : hexa({QStringLiteral("check"), file}).out.split('\n'))
            codes += line.startsWith("files:") ? line : line.mid(line.indexOf(": ") + 2).split('[').first() + '\n';
        return codes;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QString longer = QStringLiteral("a name that is much longer than the one that was there");

QString fromLatin1(const QByteArray &text)
{
    return QString::fromLatin1(text);
}

QByteArray packageOf(const QByteArray &model)
{
    urho::Package package;
    package.isPacked = true;
    package.files = {{"Data/first.txt", "some words"}, {"Models/model.mdl", model}, {"Data/last.txt", "more words"}};
    return package.bytes();
}

} // namespace

void TestPackedFiles::editsReachWhatIsPacked_data()
{
    QTest::addColumn<QByteArray>("plain"); // the same content, not packed
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<QByteArray>("holder"); // what holds it in the packed file
    QTest::addColumn<QByteArray>("prefix"); // of paths there
    QTest::addColumn<QByteArray>("name");   // what gets a longer name
    QTest::addColumn<QByteArray>("vertices");
    const QByteArray model = urho::skinnedTriangle().bytes();
    const QByteArray entry = "ULZ4/entries[1]/content";
    QTest::newRow("model in a package") << model << packageOf(model) << entry << entry + '/'
                                        << QByteArray("UMDL/bones[1]/name")
                                        << QByteArray("UMDL/vertexBuffers[0]/vertices");
    const QByteArray mesh = e3d::version() + e3d::furnishedBlocks();
    QTest::newRow("mesh in a packed block")
        << mesh << e3d::version() + e3d::packed(e3d::furnishedBlocks()) << QByteArray("lzma") << QByteArray("lzma/")
        << QByteArray("nodes/meshNode/meshNode[0]/nodeName/name")
        << QByteArray("meshes/mesh/attributes/interleaved/vertexData");
    // Real ones.
    bool isThere = test::sharedSamples().isEmpty(); // or they cannot be
    for (const QString &sample : test::sampleFilesIn(test::sharedSamples(), {QStringLiteral("*.mdl")})) {
        const QByteArray real = contentOf(sample);
        const QByteArray kind = real.left(4);
        if (!kind.startsWith("UMD") || real.size() > 200'000
            || !readTree(Bytes(real), sample)->find(fromLatin1(kind + "/bones[1]/name")))
            continue;
        QTest::newRow("real model in a package") << real << packageOf(real) << entry << entry + '/'
                                                 << kind + "/bones[1]/name" << kind + "/vertexBuffers[0]/vertices";
        isThere = true;
        break;
    }
    QVERIFY2(isThere, "no shared model has bones");
}

/// The same edits of the plain file and the packed one give the same content, and no new issue.
void TestPackedFiles::editsReachWhatIsPacked()
{
    QFETCH(QByteArray, plain);
    QFETCH(QByteArray, packed);
    QFETCH(QByteArray, holder);
    QFETCH(QByteArray, prefix);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, vertices);
    const QString plainFile = made("plain", plain);
    const QString packedFile = made("packed", packed);
    const QByteArray before = issuesOf(packedFile);
    for (const auto &[file, start] : {std::pair(plainFile, QByteArray()), std::pair(packedFile, prefix)}) {
        const Result renamed = hexa({QStringLiteral("set"), file, fromLatin1(start + name + '=') + longer});
        QVERIFY2(renamed.code == 0, renamed.err);
        const Result inserted = hexa({QStringLiteral("insert"), file, fromLatin1(start + vertices + "[1]")});
        QVERIFY2(inserted.code == 0, inserted.err);
    }
    QCOMPARE(hexa({QStringLiteral("get"), packedFile, fromLatin1(prefix + name)}).out, longer.toLatin1() + '\n');
    QCOMPARE(issuesOf(packedFile), before);
    QCOMPARE(
        hexa({QStringLiteral("extract"), packedFile, fromLatin1(holder), QStringLiteral("-o"), path("content")}).code,
        0);
    QVERIFY(contentOf(plainFile).endsWith(contentOf(path("content"))));
    QVERIFY(contentOf(path("content")).size() > plain.size());
}

/// Packed bytes under the name of the content would be taken for it.
void TestPackedFiles::whatCannotBeExpandedIsNotExtracted()
{
    const auto extracted = [&](const QString &file, const QString &holder) {
        return hexa({QStringLiteral("extract"), file, holder, QStringLiteral("-o"), path("content")});
    };
    const QString holder = QStringLiteral("ULZ4/entries[1]/content");
    QByteArray package = packageOf(urho::skinnedTriangle().bytes());
    const auto data = readTree(Bytes(package), QStringLiteral("a.pak"))
                          ->find(holder + QStringLiteral("/blocks[0]/data"));
    QVERIFY(data);
    package[data->range.begin] = char(0x0f); // begins with a copy of what is not there
    package[data->range.begin + 1] = char(0xff);
    const QString file = made("package", package);
    const Result nothing = extracted(file, holder);
    QCOMPARE(nothing.code, 2);
    QVERIFY2(nothing.err.contains("content/blocks"), nothing.err);
    QVERIFY(!QFile::exists(path("content")));
    QCOMPARE(extracted(file, holder + QStringLiteral("/blocks")).code, 0); // by their own name
    QVERIFY(QFile::remove(path("content")));

    // What can be expanded is worth having, but it is not all.
    const QByteArray blocks = e3d::version() + e3d::packed(e3d::furnishedBlocks());
    const Result part = extracted(made("cut", blocks.chopped(20)), QStringLiteral("lzma"));
    QCOMPARE(part.code, 2);
    const QByteArray content = contentOf(path("content"));
    QVERIFY(!content.isEmpty());
    QVERIFY2(part.err.contains(QByteArray::number(content.size()) + " bytes"), part.err);
}

void TestPackedFiles::emptyEntriesCanBeFilled_data()
{
    QTest::addColumn<bool>("isPacked");
    QTest::addColumn<int>("number");
    QTest::newRow("first, as it is") << false << 0;
    QTest::newRow("between, as it is") << false << 1;
    QTest::newRow("last, as it is") << false << 3;
    QTest::newRow("first, packed") << true << 0;
    QTest::newRow("last, packed") << true << 3;
}

/// The content lies between those of the entries around it, and every offset and sum is right.
void TestPackedFiles::emptyEntriesCanBeFilled()
{
    QFETCH(bool, isPacked);
    QFETCH(int, number);
    urho::Package package;
    package.isPacked = isPacked;
    for (int i = 0; i < 4; ++i)
        package.files.push_back(
            {"file" + QByteArray::number(i), i == number ? QByteArray() : QByteArray(100, char('a' + i))});
    const QString file = made("package", package.bytes());
    const QByteArray content = QByteArray("some words of a readme\n").repeated(3000); // several blocks
    const QString holder = QStringLiteral("%1/entries[%2]/content").arg(isPacked ? u"ULZ4" : u"UPAK").arg(number);
    const Result filled = hexa(
        {QStringLiteral("replace"), file, holder, QStringLiteral("--with"), made("content", content)});
    QVERIFY2(filled.code == 0, filled.err);
    QCOMPARE(hexa({QStringLiteral("extract"), file, holder, QStringLiteral("-o"), path("again")}).code, 0);
    QCOMPARE(contentOf(path("again")), content);
    package.files[size_t(number)].content = content;
    if (!isPacked)
        QCOMPARE(contentOf(file), package.bytes());
    const Result checked = hexa({QStringLiteral("check"), file});
    QCOMPARE(checked.code, 0);
    const QByteArray &issues = checked.out;
    for (const char *code :
         {"CHECKSUM", "PARTS_", "SUM_WRONG", "SIZE_WRONG", "UNORDERED", "BYTES_UNUSED", "ENTRY_WITHOUT_CONTENT"})
        QVERIFY2(!issues.contains(code), issues);
}

void TestPackedFiles::emptyContentsAreExtracted_data()
{
    emptyEntriesCanBeFilled_data();
}

/// What was put in comes out again, also when it is nothing.
void TestPackedFiles::emptyContentsAreExtracted()
{
    QFETCH(bool, isPacked);
    QFETCH(int, number);
    urho::Package package;
    package.isPacked = isPacked;
    for (int i = 0; i < 4; ++i)
        package.files.push_back({"file" + QByteArray::number(i), QByteArray(100, char('a' + i))});
    const QString file = made("package", package.bytes());
    const QString holder = QStringLiteral("%1/entries[%2]/content").arg(isPacked ? u"ULZ4" : u"UPAK").arg(number);
    const Result emptied = hexa(
        {QStringLiteral("replace"), file, holder, QStringLiteral("--with"), made("nothing", {})});
    QVERIFY2(emptied.code == 0, emptied.err);
    const QString out = made("again", "what was there before");
    const Result extracted = hexa({QStringLiteral("extract"), file, holder, QStringLiteral("-o"), out});
    QVERIFY2(extracted.code == 0, extracted.err);
    QCOMPARE(contentOf(out), QByteArray());
}

/// A file that is cut off in its directory, and one of which an entry lies among others.
void TestPackedFiles::whatIsNotKnownToBeEmptyIsNotExtracted()
{
    const QByteArray whole = urho::Package{.files = {{"a", "first file"}, {"b", "second file"}}}.bytes();
    const auto tree = readTree(Bytes(whole), QStringLiteral("a.pak"));
    const auto size = tree->find(u"UPAK/entries[1]/size"), offset = tree->find(u"UPAK/entries[1]/offset");
    QVERIFY(size && offset);
    QByteArray overlapping = whole;
    overlapping[offset->range.begin] = char(overlapping[offset->range.begin] - 4);
    for (const QByteArray &bytes : {whole.left(size->range.begin + 2), overlapping}) {
        const Result extracted = hexa({QStringLiteral("extract"), made("package", bytes),
                                       QStringLiteral("UPAK/entries[1]/content"), QStringLiteral("-o"), path("out")});
        QCOMPARE(extracted.code, 2);
        QVERIFY(!QFile::exists(path("out")));
    }
}

void TestPackedFiles::othersUnpackWhatWePack_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<QByteArray>("holder");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QStringList>("verb");
    QTest::newRow("lz4") << packageOf(urho::skinnedTriangle().bytes()) << QByteArray("ULZ4/entries[1]/content")
                         << QByteArray("ULZ4/entries[1]/content/UMDL/bones[1]/name")
                         << QStringList{QStringLiteral("unpack-lz4"), QStringLiteral("Models/model.mdl")};
    QTest::newRow("lzma") << e3d::version() + e3d::packed(e3d::furnishedBlocks()) << QByteArray("lzma")
                          << QByteArray("lzma/nodes/meshNode/meshNode[0]/nodeName/name")
                          << QStringList{QStringLiteral("unpack-lzma")};
}

void TestPackedFiles::othersUnpackWhatWePack()
{
    QFETCH(QByteArray, packed);
    QFETCH(QByteArray, holder);
    QFETCH(QByteArray, name);
    QFETCH(QStringList, verb);
    const QString file = made("packed", packed);
    QCOMPARE(hexa({QStringLiteral("set"), file, fromLatin1(name + '=') + longer}).code, 0); // packs it anew
    QByteArray problem;
    const int code = otherTool(QStringList{verb.first(), file} + verb.mid(1) + QStringList{path("theirs")}, &problem);
    if (code == -1 || code == 77)
        QSKIP("Python or its library is not there");
    QVERIFY2(code == 0, problem);
    QCOMPARE(hexa({QStringLiteral("extract"), file, fromLatin1(holder), QStringLiteral("-o"), path("ours")}).code, 0);
    QVERIFY(contentOf(path("ours")).contains(longer.toLatin1()));
    QCOMPARE(contentOf(path("ours")), contentOf(path("theirs")));
}

void TestPackedFiles::weUnpackWhatOthersPack_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("verb");
    QTest::addColumn<QByteArray>("holder");
    QByteArray large; // several blocks, and hard to pack
    for (quint32 word = 1; large.size() < 200'000; word = word * 1664525 + 1013904223)
        large += urho::u32({word & 0xffff00ff});
    QTest::newRow("lz4") << large << QStringList{QStringLiteral("pack-lz4"), QStringLiteral("Data/large.bin")}
                         << QByteArray("ULZ4/entries[0]/content");
    QTest::newRow("lzma") << e3d::furnishedBlocks() << QStringList{QStringLiteral("pack-lzma")} << QByteArray("lzma");
}

void TestPackedFiles::weUnpackWhatOthersPack()
{
    QFETCH(QByteArray, content);
    QFETCH(QStringList, verb);
    QFETCH(QByteArray, holder);
    QByteArray problem;
    const int code = otherTool(
        QStringList{verb.first(), made("content", content)} + verb.mid(1) + QStringList{path("packed")}, &problem);
    if (code == -1 || code == 77)
        QSKIP("Python or its library is not there");
    QVERIFY2(code == 0, problem);
    const Result checked = hexa(
        {QStringLiteral("check"), path("packed"), QStringLiteral("--fail-on"), QStringLiteral("warning")});
    QVERIFY2(checked.code == 0, checked.out);
    QCOMPARE(
        hexa({QStringLiteral("extract"), path("packed"), fromLatin1(holder), QStringLiteral("-o"), path("ours")}).code,
        0);
    QCOMPARE(contentOf(path("ours")), content);
}

QTEST_GUILESS_MAIN(TestPackedFiles)
#include "tst_packedfiles.moc"
