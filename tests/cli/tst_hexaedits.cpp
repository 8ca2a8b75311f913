#include "tests/cli/hexatest.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

/// The contract of the command line: what is written, and what is refused.
class TestHexaEdits : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void setsEveryValueToItself();
    void setsSeveralValues();
    void keepsTheFileOnADryRun();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void refusesWhatCreatesIssues();
    void breaksOnPurpose();
    void insertsAndRemovesElements();
    void duplicatesAndRemovesChunks();
    void removesElementsOfAName();
    void splices();
    void saysWhatIsRounded();
    void fixes();
    void fixSaysWhatItDoes();
    void fixesWhatItCan();
    void keepsWhatItRemoves();
    void correctsACountInsteadOfCutting();
    void cutFilesCanBeReadAgain_data();
    void cutFilesCanBeReadAgain();
    void showsOldBytesOnlyOfTheFile();
    void removesNothingUnsaid();
    void guessesWhenAsked();
    void saysWhichOfSeveralIsMeant();
    void extractsAndReplaces();
    void writesInPlace();
    void tableOfElementsComesBack();
    void tableMovesWhatRefersToItsRows();
    void tableWithTwoColumnsOfOneNameComesBack();
    void tableOfFieldsComesBack();
    void tableSaysHowManyValuesAreRounded();
    void writesNotOverWhatIsPutIn();
    void refusesTables_data();
    void refusesTables();
    void bytesThatAreNoUtf8AreCopied();
};

namespace {

const W Keys = "BB3D/NODE/NODE[0]/KEYS/keys"_s;

} // namespace

void TestHexaEdits::setsEveryValueToItself()
{
    const QByteArray odd = b3d::file(b3d::node("a\\x41b\xff") + b3d::node("\xef\xbb\xbf\xef\xbb\xbfmark")
                                     + b3d::chunk("NODE", b3d::text("cut") + "xy") + b3d::chunk("WHAT", "ever"))
                           + "rest";
    for (const QByteArray &content : {good(), odd}) {
        const W file = made("own.b3d"_s, content);
        QStringList assignments{"set"_s, file};
        const QJsonArray nodes = json(hexa({"tree"_s, file, "--json"_s, "--expand"_s, "100"_s}))["nodes"_s].toArray();
        for (const auto &node : nodes) {
            if (!node.toObject().contains("value"_s))
                continue;
            const W path = node["path"_s].toString();
            const Result value = hexa({"get"_s, file, path});
            QCOMPARE(value.code, 0);
            assignments += path + u'=' + QString::fromUtf8(value.out.chopped(1));
        }
        QVERIFY(assignments.size() > 10);
        assignments += {"-o"_s, m_out};
        const Result result = hexa(assignments);
        QVERIFY2(result.code == 0, result.err);
        QCOMPARE(contentOf(m_out), content);
    }
}

void TestHexaEdits::setsSeveralValues()
{
    const Result result = hexa({"set"_s, m_file, "BB3D/NODE/name=a much longer name"_s,
                                "BB3D/NODE/position=[1, 2.5, -3]"_s, "BB3D/NODE/scale/x=2"_s, "-o"_s, m_out});
    QVERIFY2(result.code == 0, result.err);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(contentOf(m_file), good());
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/name"_s}).out, QByteArray("a much longer name\n"));
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/position"_s}).out, QByteArray("[1, 2.5, -3]\n"));
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/scale"_s}).out, QByteArray("[2, 1, 1]\n"));
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/length"_s}).out.trimmed().toInt(), good().size() - 8 + 14);
    QCOMPARE(hexa({"check"_s, m_out, "--fail-on"_s, "warning"_s}).code, 0);
}

void TestHexaEdits::keepsTheFileOnADryRun()
{
    const Result result = hexa({"set"_s, m_file, "BB3D/NODE/name=longer name"_s, "--dry-run"_s, "-o"_s, m_out});
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.contains("BB3D/NODE/name"));
    QVERIFY(result.out.contains("BB3D/length"));
    QVERIFY(result.out.contains("72 6f 6f 74 00 \xe2\x86\x92 6c 6f 6e 67 65 72 20 6e 61 6d 65 00"));
    QCOMPARE(contentOf(m_file), good());
    QVERIFY(!QFile::exists(m_out));
}

void TestHexaEdits::refusesWhatCannotBe_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no number") << QStringList{"set"_s, "FILE"_s, "BB3D/version=one"_s};
    QTest::newRow("too large") << QStringList{"set"_s, "FILE"_s, "BB3D/version=4294967296"_s};
    QTest::newRow("a chunk") << QStringList{"set"_s, "FILE"_s, "BB3D/NODE=1"_s};
    QTest::newRow("beyond the end") << QStringList{"splice"_s, "FILE"_s, "100000:1"_s, "00"_s};
    QTest::newRow("no such element") << QStringList{"remove"_s, "FILE"_s, "BB3D/NODE/NODE[0]/KEYS/keys[2]"_s};
    QTest::newRow("too many elements") << QStringList{"remove"_s, "FILE"_s, "BB3D/NODE/NODE[0]/KEYS/keys[1]"_s,
                                                      "--count"_s, "2"_s};
    QTest::newRow("no place in the array") << QStringList{"insert"_s, "FILE"_s, "BB3D/NODE/NODE[0]/KEYS/keys[3]"_s};
}

void TestHexaEdits::refusesWhatCannotBe()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings("FILE"_s, m_file);
    const Result result = hexa(arguments);
    QCOMPARE(result.code, 3);
    QVERIFY(result.err.startsWith("hexa: refused: "));
    QVERIFY(result.out.isEmpty());
    QCOMPARE(contentOf(m_file), good());
}

void TestHexaEdits::refusesWhatCreatesIssues()
{
    const QStringList edit{"set"_s, m_file, "BB3D/NODE/scale/x=0"_s};
    const Result refused = hexa(edit);
    QCOMPARE(refused.code, 3);
    QVERIFY(refused.err.contains("VALUE_IS_ZERO"));
    QCOMPARE(contentOf(m_file), good());
    const Result shown = hexa(edit + QStringList{"--dry-run"_s});
    QCOMPARE(shown.code, 3);
    QVERIFY(shown.out.contains("VALUE_IS_ZERO"));
    QCOMPARE(hexa(edit + QStringList{"--force"_s}).code, 0);
    QCOMPARE(hexa({"get"_s, m_file, "BB3D/NODE/scale"_s}).out, QByteArray("[0, 1, 1]\n"));
}

void TestHexaEdits::breaksOnPurpose()
{
    QCOMPARE(hexa({"set"_s, m_file, "BB3D/NODE/name=root2"_s, "--no-fixup"_s, "-o"_s, m_out}).code, 0);
    const qsizetype at = good().indexOf("root");
    QCOMPARE(contentOf(m_out), good().insert(at + 4, '2'));
    QCOMPARE(hexa({"check"_s, m_out, "--fail-on"_s, "warning"_s}).code, 1);
}

void TestHexaEdits::insertsAndRemovesElements()
{
    const W keys = "BB3D/NODE/NODE[0]/KEYS/keys"_s;
    const Result inserted = hexa({"insert"_s, m_file, keys + "[1]"_s, "--count"_s, "2"_s, "-o"_s, m_out});
    QVERIFY2(inserted.code == 0, inserted.err);
    QCOMPARE(contentOf(m_out).size(), good().size() + 32);
    QCOMPARE(hexa({"check"_s, m_out, "--fail-on"_s, "warning"_s}).code, 0);
    QCOMPARE(hexa({"remove"_s, m_out, keys + "[1]"_s, "--count"_s, "2"_s}).code, 0);
    QCOMPARE(contentOf(m_out), good());
    QCOMPARE(hexa({"insert"_s, m_file, keys + "[2]"_s, "--value-from"_s, keys + "[0]"_s, "-o"_s, m_out}).code, 0);
    QCOMPARE(hexa({"get"_s, m_out, keys + "[2]/position"_s}).out, QByteArray("[1, 2, 3]\n"));
    QCOMPARE(hexa({"insert"_s, m_file, keys}).code, 2);
    QCOMPARE(hexa({"remove"_s, m_file, keys, "--count"_s, "2"_s}).code, 3);
}

void TestHexaEdits::duplicatesAndRemovesChunks()
{
    const W arm = "BB3D/NODE/NODE[0]"_s;
    const auto names = [](const W &file) {
        QByteArrayList found;
        for (int i = 0; i < 4; ++i) {
            const Result name = hexa({"get"_s, file, "BB3D/NODE/NODE[%1]/name"_s.arg(i)});
            if (name.code == 0)
                found += name.out.trimmed();
        }
        return found.join(' ');
    };
    QCOMPARE(hexa({"insert"_s, m_file, "BB3D/NODE/NODE[1]"_s, "--value-from"_s, arm, "-o"_s, m_out}).code, 0);
    QCOMPARE(names(m_out), QByteArray("arm arm leg"));
    QCOMPARE(hexa({"insert"_s, m_file, "BB3D/NODE/NODE[2]"_s, "--value-from"_s, arm, "--count"_s, "2"_s, "-o"_s, m_out})
                 .code,
             0);
    QCOMPARE(names(m_out), QByteArray("arm leg arm arm"));
    QCOMPARE(hexa({"insert"_s, m_file, "BB3D/NODE/NODE[3]"_s, "--value-from"_s, arm, "-o"_s, m_out}).code, 2);
    QCOMPARE(hexa({"remove"_s, m_file, arm, "-o"_s, m_out}).code, 0);
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/NODE/name"_s}).out, QByteArray("leg\n"));
    // The only one of its name bears no number; the next one would be number 1.
    QCOMPARE(hexa({"insert"_s, m_out, "BB3D/NODE/NODE[1]"_s, "--value-from"_s, "BB3D/NODE/NODE"_s}).code, 0);
    QCOMPARE(names(m_out), QByteArray("leg leg"));
    QCOMPARE(hexa({"check"_s, m_out, "--fail-on"_s, "warning"_s}).code, 0);
}

/// Not what happens to stand between them.
void TestHexaEdits::removesElementsOfAName()
{
    const W file = made("a.scene.xml"_s,
                        "<Group name='a'>\n\t<Group name='b'/>\n\t<Light name='l'/>\n\t<Group name='c'/>\n"
                        "\t<Group name='d'/>\n</Group>\n");
    QCOMPARE(hexa({"remove"_s, file, "Group/Group[0]"_s, "--count"_s, "2"_s, "--force"_s, "-o"_s, m_out}).code, 0);
    QCOMPARE(contentOf(m_out), QByteArray("<Group name='a'>\n\t<Light name='l'/>\n\t<Group name='d'/>\n</Group>\n"));
    QCOMPARE(hexa({"remove"_s, file, "Group/Group[1]"_s, "--count"_s, "3"_s, "--force"_s, "-o"_s, m_out}).code, 3);
}

void TestHexaEdits::splices()
{
    const qsizetype at = good().indexOf("root");
    const W range = "%1:4"_s.arg(at);
    QCOMPARE(hexa({"splice"_s, m_file, range, "73 74 65 6d"_s, "-o"_s, m_out}).code, 0);
    QCOMPARE(contentOf(m_out), good().replace("root", "stem"));
    QCOMPARE(hexa({"splice"_s, m_file, "0x%1:4"_s.arg(at, 0, 16), "62"_s, "-o"_s, m_out}).code, 0);
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/name"_s}).out, QByteArray("b\n"));
    QCOMPARE(hexa({"check"_s, m_out}).code, 0);
}

void TestHexaEdits::saysWhatIsRounded()
{
    const auto said = [&](const char *position) {
        const Result result = hexa(
            {"set"_s, m_file, "BB3D/NODE/position=%1"_s.arg(QString::fromLatin1(position)), "-o"_s, m_out});
        return result.code == 0 ? result.err : "failed: " + result.err;
    };
    QCOMPARE(said("[1, 0.1, -2.5e-3]"), QByteArray());
    QVERIFY2(said("[16777217, 0, 0]").contains("is rounded to 16777216 0 0"), said("[16777217, 0, 0]"));
    // A path of another system may look like one.
    const QByteArray named = hexa({"set"_s, m_file, "BB3D/NODE/name=C:\\fade"_s, "-o"_s, m_out}).err;
    QVERIFY2(!named.contains("one byte"), named);
    const QByteArray escaped = hexa({"set"_s, m_file, "BB3D/NODE/name=C:\\xfade"_s, "-o"_s, m_out}).err;
    QVERIFY2(escaped.contains("\\xfa is written as one byte"), escaped);
}

void TestHexaEdits::fixes()
{
    const W file = made("cut.b3d"_s, b3d::file(b3d::node("a", b3d::mesh({}, -1), {0, 0, 0}, {0, 1, 1})) + "rest");
    QCOMPARE(hexa({"fix"_s, file, "--only"_s, "VALUE_IS_ZERO"_s, "-o"_s, m_out}).code, 0);
    QVERIFY(contentOf(m_out).endsWith("rest"));
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/scale"_s}).out, QByteArray("[1, 1, 1]\n"));
    QVERIFY(hexa({"fix"_s, file, "--dry-run"_s}).out.contains("trailing"));
    QVERIFY(contentOf(file).endsWith("rest"));
    QCOMPARE(hexa({"fix"_s, file}).code, 0);
    QVERIFY(!contentOf(file).endsWith("rest"));
    // A word that is no code repairs nothing, and says so.
    const Result unknown = hexa({"fix"_s, file, "--only"_s, "VALUE_IS_NOUGHT"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.err.contains("VALUE_IS_NOUGHT"));
    QCOMPARE(hexa({"fix"_s, file, "--only"_s, "trailing_bytes"_s}).code, 0);
    // A second time there is nothing left to do.
    const QByteArray fixed = contentOf(file);
    QCOMPARE(hexa({"fix"_s, file}).code, 0);
    QCOMPARE(contentOf(file), fixed);
}

/// As much as it says before it does it; also that there is nothing to do, and why.
void TestHexaEdits::fixSaysWhatItDoes()
{
    const W file = made("cut.b3d"_s, b3d::file(b3d::node("a", b3d::mesh({}, -1), {0, 0, 0}, {0, 1, 1})) + "rest");
    const QByteArray plan = hexa({"fix"_s, file, "--dry-run"_s}).out;
    QVERIFY2(plan.contains("scale") && plan.contains("trailing"), plan.constData());
    const Result done = hexa({"fix"_s, file, "-o"_s, m_out});
    QVERIFY2(done.err.contains(plan), done.err.constData());
    QVERIFY(done.out.isEmpty());
    const auto idle = [&](const QString &code) {
        QFile::remove(m_out);
        const Result result = hexa({"fix"_s, m_file, "--only"_s, code, "-o"_s, m_out});
        return result.code == 0 ? result.err : QByteArray("failed");
    };
    QCOMPARE(idle("trailing_bytes"_s),
             QByteArray("hexa: nothing to do for TRAILING_BYTES: nothing of that kind is found\n"));
    QVERIFY2(idle("RECOVERY"_s).contains("nothing to do for RECOVERY"), idle("RECOVERY"_s).constData());
    const W other = made("other.b3d"_s, "no model");
    const Result none = hexa({"fix"_s, other, "--only"_s, "NOT_THIS_FORMAT"_s, "-o"_s, m_out});
    QVERIFY2(none.err.contains("nothing to do for NOT_THIS_FORMAT: found 1, but there is no repair of it"),
             none.err.constData());
}

/// One repair that would make another problem is not in the way of the others.
void TestHexaEdits::keepsWhatItRemoves()
{
    const QString file = made("tail.b3d"_s, good() + "tail");
    const QString kept = file + QStringLiteral(".removed-0x%1.bin").arg(QString::number(good().size(), 16).toUpper());
    QCOMPARE(hexa({"fix"_s, file, "--keep-removed"_s, "--dry-run"_s}).code, 0);
    QVERIFY(!QFile::exists(kept));
    const Result result = hexa({"fix"_s, file, "--keep-removed"_s});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.err.contains(kept.toUtf8()), result.err);
    QCOMPARE(contentOf(file), good());
    QCOMPARE(contentOf(kept), QByteArray("tail"));
}

void TestHexaEdits::fixesWhatItCan()
{
    const QByteArray channel = "<ChannelOverLife channel='size' startMin='1.0f' startMax='1'/>";
    const W file = made("a.particle.xml"_s, "<ParticleEffect lifeMin='0'>" + channel + "</ParticleEffect>");
    QCOMPARE(hexa({"fix"_s, file, "-o"_s, m_out}).code, 0); // a life of 0 is what the engine takes, but makes no sense
    QCOMPARE(contentOf(m_out),
             "<ParticleEffect lifeMin='0'>" + QByteArray(channel).replace("1.0f", "1.0") + "</ParticleEffect>");
}

/// One number is off by one; what follows proves it.
void TestHexaEdits::correctsACountInsteadOfCutting()
{
    QByteArrayList nodes;
    for (const char *name : {"a", "b", "c"})
        nodes += horde::node(name, QByteArrayList(50, horde::frame({1, 2, 3})));
    const QByteArray right = horde::animation(50, nodes);
    QByteArray wrong = right;
    wrong[12] = 49; // frames of each node
    const W file = made("letters.anim"_s, wrong);
    QCOMPARE(hexa({"fix"_s, file}).code, 0);
    QCOMPARE(contentOf(file), right);
}

void TestHexaEdits::cutFilesCanBeReadAgain_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"blitz3d.b3d", "ecere.e3d", "horde3d.anim", "horde3d.geo", "urho3d.ani"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// A transfer that broke off: an issue may come of what is missing, but nothing that keeps programs from reading the rest.
void TestHexaEdits::cutFilesCanBeReadAgain()
{
    QFETCH(QString, format);
    const W ending = format.section(u'.', 1), whole = path("whole."_s + ending);
    QCOMPARE(hexa({"new"_s, format, "--full"_s, "-o"_s, whole}).code, 0);
    const QByteArray all = contentOf(whole);
    for (const int percent : {30, 50, 70, 90}) {
        const W file = made("cut."_s + ending, all.first(all.size() * percent / 100));
        const Result fixed = hexa({"fix"_s, file});
        QVERIFY2(fixed.code == 0, fixed.err.constData());
        QVERIFY(fixed.err.contains("missing"));
        const Result checked = hexa({"check"_s, file});
        QVERIFY2(checked.code == 0, checked.out.constData());
        QVERIFY(contentOf(file).first(4) == all.first(4));
    }
}

/// Where something lies between two steps of a repair is nowhere in the file, so other bytes must not be shown for it.
void TestHexaEdits::showsOldBytesOnlyOfTheFile()
{
    const W file = made(
        "a.b3d"_s, b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2})
                                                         + b3d::triangles({0, 1, 7})))));
    const QStringList lines = QString::fromUtf8(hexa({"fix"_s, file, "--dry-run"_s, "--allow-removal"_s, "64"_s}).out)
                                  .split(u'\n');
    static const QRegularExpression number(QStringLiteral("length: (\\d+) → \\d+$"));
    int found = 0;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        const QRegularExpressionMatch match = number.match(lines[i]);
        if (!match.hasMatch())
            continue;
        const QString old = lines[i + 1].section(u'→', 0, 0).trimmed();
        const QString stored = QString::fromLatin1(littleendian::i32({match.captured(1).toInt()}).toHex(' '));
        QVERIFY2(old == stored || old == QStringLiteral("…"), qPrintable(lines[i] + lines[i + 1]));
        ++found;
    }
    QVERIFY(found > 3);
}

void TestHexaEdits::removesNothingUnsaid()
{
    const QByteArray content = b3d::file(b3d::node("a", b3d::plainMesh())) + QByteArray(100, 'x');
    const W file = made("long.b3d"_s, content);
    const Result left = hexa({"fix"_s, file});
    QCOMPARE(left.code, 0);
    QCOMPARE(contentOf(file), content);
    QVERIFY2(left.err.contains("TRAILING_BYTES") && left.err.contains("--allow-removal 100"), left.err);
    const Result removed = hexa({"fix"_s, file, "--allow-removal"_s, "100"_s});
    QCOMPARE(removed.code, 0);
    QVERIFY2(removed.err.contains("100 bytes of trailing"), removed.err);
    QCOMPARE(contentOf(file), content.chopped(100));
    QCOMPARE(hexa({"fix"_s, file, "--allow-removal"_s, "x"_s}).code, 2);
    // A triangle is less than stray bytes may be, but it belongs to the mesh.
    const QByteArray beyond = b3d::file(
        b3d::node("a", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2, 0, 1, 7}))));
    const W model = made("beyond.b3d"_s, beyond);
    const Result kept = hexa({"fix"_s, model});
    QVERIFY2(kept.err.contains("--allow-removal 12"), kept.err);
    QCOMPARE(contentOf(model), beyond);
    QCOMPARE(hexa({"fix"_s, model, "--allow-removal"_s, "12"_s}).code, 0);
    QCOMPARE(contentOf(model).size(), beyond.size() - 12);
}

/// What nothing tells from other ways is made only for who wants a guess, and called one.
void TestHexaEdits::guessesWhenAsked()
{
    const QByteArray content = contentOf(test::madeSamples() + "/image/bits_wrong.tga"_s);
    const W file = made("a.tga"_s, content);
    QVERIFY(hexa({"fix"_s, file}).err.contains("left: RECOVERY TGA/pixelDepth"));
    QCOMPARE(contentOf(file), content);
    const Result guessed = hexa({"fix"_s, file, "--guess"_s});
    QVERIFY2(guessed.err.contains("guessed: RECOVERY TGA/pixelDepth"), guessed.err);
    QCOMPARE(hexa({"check"_s, file}).code, 0);
    // It takes away no more than one may.
    const QByteArray stray = b3d::file(b3d::node("a", b3d::plainMesh())) + QByteArray(100, 'x');
    const W tail = made("long.b3d"_s, stray);
    QCOMPARE(hexa({"fix"_s, tail, "--guess"_s}).code, 0);
    QCOMPARE(contentOf(tail), stray);
}

/// A path without the number of one among others.
void TestHexaEdits::saysWhichOfSeveralIsMeant()
{
    const W file = made("two.b3d"_s, b3d::file(b3d::node("root", b3d::node("a") + b3d::node("b"))));
    const Result first = hexa({"set"_s, file, "BB3D/NODE/NODE/name=c"_s});
    QCOMPARE(first.code, 0);
    QVERIFY2(first.err.contains("BB3D/NODE/NODE[0]/name"), first.err);
    const Result second = hexa({"set"_s, file, "BB3D/NODE/NODE[1]/name=d"_s});
    QVERIFY2(!second.err.contains("of several"), second.err);
    QCOMPARE(hexa({"get"_s, file, "BB3D/NODE/NODE[0]/name"_s}).out, QByteArray("c\n"));
}

void TestHexaEdits::extractsAndReplaces()
{
    const W part = path("part"_s);
    QCOMPARE(hexa({"extract"_s, m_file, "BB3D/NODE/NODE[0]"_s, "-o"_s, part}).code, 0);
    QVERIFY(contentOf(part).startsWith("NODE"));
    QCOMPARE(hexa({"replace"_s, m_file, "BB3D/NODE/NODE[0]"_s, "--with"_s, part, "-o"_s, m_out}).code, 0);
    QCOMPARE(contentOf(m_out), good());
    QCOMPARE(hexa({"replace"_s, m_file, "BB3D/NODE/NODE[1]"_s, "--with"_s, part, "-o"_s, m_out}).code, 0);
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/NODE[1]/name"_s}).out, QByteArray("arm\n"));
    QCOMPARE(hexa({"check"_s, m_out}).code, 0);
    QCOMPARE(hexa({"replace"_s, m_file, "BB3D"_s, "--with"_s, path("missing"_s)}).code, 2);
}

void TestHexaEdits::writesInPlace()
{
    QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    const auto permissions = QFile::permissions(m_file);
    QCOMPARE(hexa({"set"_s, m_file, "BB3D/NODE/name=stem"_s}).code, 0);
    QCOMPARE(contentOf(m_file), good().replace("root", "stem"));
    QCOMPARE(QFile::permissions(m_file), permissions);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), (QStringList{"good.b3d"_s, "stone.tex"_s}));
}

/// Only what people changed is written.
void TestHexaEdits::tableOfElementsComesBack()
{
    const QByteArray table = hexa({"export"_s, m_file, "--to"_s, "csv"_s, "--path"_s, Keys}).out;
    QByteArrayList lines = table.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    const auto import = [this](const QByteArray &csv, const W &out) {
        return hexa({"import"_s, made("keys.csv"_s, csv), "--into"_s, m_file, "--path"_s, Keys, "-o"_s, out});
    };
    QCOMPARE(import(table, m_out).code, 0);
    QCOMPARE(contentOf(m_out), good());
    QCOMPARE(import("\xef\xbb\xbf" + table.trimmed().replace("\n", "\r\n"), m_out).code, 0);
    QCOMPARE(contentOf(m_out), good());

    // The key at 5 goes; the one at 1 moves; two are new, of which one comes before it.
    QCOMPARE(hexa({"get"_s, m_file, Keys + "[0]/frame"_s}).out, QByteArray("1\n"));
    const Result result = import("index,frame,position/y\n,0,1.5\n0,2,2\n,4,16\n", m_out);
    QVERIFY2(result.code == 0, result.err);
    const auto value = [this](const W &path) { return hexa({"get"_s, m_out, Keys + path}).out.trimmed(); };
    QCOMPARE(value("[0]/frame"_s), QByteArray("0"));
    QCOMPARE(value("[0]/position"_s), QByteArray("[1, 1.5, 3]"));
    QCOMPARE(value("[1]/frame"_s), QByteArray("2"));
    QCOMPARE(value("[1]/position"_s), QByteArray("[1, 2, 3]"));
    QCOMPARE(value("[2]/frame"_s), QByteArray("4"));
    QCOMPARE(value("[2]/position"_s), QByteArray("[1, 16, 3]"));
    QCOMPARE(hexa({"get"_s, m_out, Keys + "[3]"_s}).code, 2);
    QCOMPARE(hexa({"check"_s, m_out}).code, 0);
    QCOMPARE(contentOf(m_file), good());
}

/// Rows come and go in several places: each moves the references behind it.
void TestHexaEdits::tableMovesWhatRefersToItsRows()
{
    const QByteArray vertices = urho::maskedVertices(1, 12, urho::threePositions().repeated(3));
    const urho::Model model{.vertexBuffers = {vertices},
                            .indexBuffers = {urho::indices16({0, 2, 3, 4, 5, 6, 0, 7, 8})},
                            .geometries = {urho::geometry({{.indexCount = 9}})}};
    const W file = made("model.mdl"_s, model.bytes());
    const W list = "UMDL/vertexBuffers[0]/vertices"_s;
    constexpr int New = -1;
    const auto indicesAfter = [&](std::initializer_list<int> rows) {
        QByteArray table = "index,position/x\n";
        for (const int row : rows)
            table += (row == New ? QByteArray() : QByteArray::number(row)) + ",7\n";
        const Result result = hexa(
            {"import"_s, made("rows.csv"_s, table), "--into"_s, file, "--path"_s, list, "-o"_s, m_out, "--force"_s});
        return result.code == 0 ? hexa({"get"_s, m_out, "UMDL/indexBuffers[0]/indices"_s}).out.trimmed() : result.err;
    };
    QCOMPARE(indicesAfter({0, 1, 2, New, 3, 4, 5, New, New, 6, 7, 8}), QByteArray("[0,2,4,5,6,9,0,10,11]"));
    QCOMPARE(indicesAfter({0, 1, New, 3, 4, 5, New, 6, 7, 8}), QByteArray("[4,5,7,0,8,9]"));
    QCOMPARE(indicesAfter({0, New, New, 7, 8}), QByteArray("[0,3,4]"));
    QCOMPARE(indicesAfter({0, 2, 3, 4, 5, 6, New, 7, 8}), QByteArray("[0,1,2,3,4,5,0,7,8]"));
}

/// Where an element lies stands in a column that is called like a field of entries.
void TestHexaEdits::tableWithTwoColumnsOfOneNameComesBack()
{
    const QByteArray content = urho::Package{.files = {{"a.txt", "one"}, {"b.txt", "other"}}}.bytes();
    const W file = made("a.pak"_s, content);
    const W entries = "UPAK/entries"_s;
    const QByteArray table = hexa({"export"_s, file, "--to"_s, "csv"_s, "--path"_s, entries}).out;
    QVERIFY2(table.startsWith("index,offset,name,offset,"), table.constData());
    const auto import = [&](const QByteArray &csv) {
        return hexa({"import"_s, made("entries.csv"_s, csv), "--into"_s, file, "--path"_s, entries, "-o"_s, m_out});
    };
    QCOMPARE(import(table).code, 0);
    QCOMPARE(contentOf(m_out), content);
    QCOMPARE(import(QByteArray(table).replace("b.txt", "c.txt")).code, 0);
    QCOMPARE(hexa({"get"_s, m_out, entries + "[1]/name"_s}).out, QByteArray("c.txt\n"));
    // Which of both it is nobody knows.
    QCOMPARE(import("index,offset\n0,12\n1,34\n").code, 2);
    QCOMPARE(import("index,name\n0,a.txt\n1,b.txt\n").code, 0);
    QCOMPARE(contentOf(m_out), content);
}

void TestHexaEdits::tableOfFieldsComesBack()
{
    const QByteArray content = b3d::file(b3d::node("a\x01\xff,\"", b3d::node("b")));
    const W file = made("odd.b3d"_s, content);
    const QByteArray table = hexa({"export"_s, file, "--to"_s, "csv"_s}).out;
    const auto import = [&](const QByteArray &csv) {
        return hexa({"import"_s, made("all.csv"_s, csv), "--into"_s, file, "-o"_s, m_out});
    };
    QCOMPARE(import(table).code, 0);
    QCOMPARE(contentOf(m_out), content);
    const Result result = import(
        "path,value\nBB3D/NODE/NODE/name,\"long, and \\xfe\"\nBB3D/NODE/scale,\"[1, 1, 2]\"\n");
    QVERIFY2(result.code == 0, result.err);
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/NODE/name"_s, "--raw"_s}).out, QByteArray("long, and \xfe\0", 12));
    QCOMPARE(hexa({"get"_s, m_out, "BB3D/NODE/scale"_s}).out, QByteArray("[1, 1, 2]\n"));
    QCOMPARE(hexa({"check"_s, m_out}).code, 0);
}

/// Each for itself would be too many lines.
void TestHexaEdits::tableSaysHowManyValuesAreRounded()
{
    const auto import = [this](const QByteArray &csv) {
        return hexa({"import"_s, made("keys.csv"_s, csv), "--into"_s, m_file, "--path"_s, Keys, "-o"_s, m_out});
    };
    const Result one = import("index,position/y\n0,0.123456789123\n1,0.5\n");
    QCOMPARE(one.code, 0);
    QVERIFY2(one.err.contains("1 value is rounded"), one.err);
    const Result two = import("index,position/y,position/z\n0,0.123456789123,0.123456789123\n1,0.5,0.25\n");
    QCOMPARE(two.code, 0);
    QVERIFY2(two.err.contains("2 values are rounded"), two.err);
    const Result none = import("index,position/y\n0,0.1\n1,0.5\n");
    QCOMPARE(none.code, 0);
    QVERIFY2(!none.err.contains("rounded"), none.err);
}

/// Somebody may have worked on it for hours.
void TestHexaEdits::writesNotOverWhatIsPutIn()
{
    const QByteArray table = "index,position/y\n0,0.5\n1,0.5\n";
    const QString csv = made("keys.csv"_s, table);
    const Result import = hexa({"import"_s, csv, "--into"_s, m_file, "--path"_s, Keys, "-o"_s, csv});
    QCOMPARE(import.code, 2);
    QVERIFY2(import.err.contains("is the file that is read"), import.err);
    QCOMPARE(test::contentOf(csv), table);
    const QString name = made("name.bin"_s, "other");
    const Result replace = hexa({"replace"_s, m_file, "BB3D/NODE/name"_s, "--with"_s, name, "-o"_s, name});
    QCOMPARE(replace.code, 2);
    QCOMPARE(test::contentOf(name), QByteArray("other"));
}

void TestHexaEdits::refusesTables_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QByteArray() << 2 << QByteArray("\"index\"");
    QTest::newRow("column") << QByteArray("index,speed\n0,1\n1,1\n") << 2 << QByteArray("keys.csv:1: \"speed\"");
    QTest::newRow("column twice") << QByteArray("index,index\n0,0\n") << 2 << QByteArray("keys.csv:1: \"index\"");
    QTest::newRow("no index") << QByteArray("frame\n1\n") << 2 << QByteArray("\"index\"");
    QTest::newRow("cells") << QByteArray("index,frame\n0,1\n1\n") << 2 << QByteArray("keys.csv:3: ");
    QTest::newRow("Latin-1") << QByteArray("index,fr\xe4me\n0,1\n1,1\n") << 2 << QByteArray("no UTF-8");
    QTest::newRow("order") << QByteArray("index,frame\n1,1\n0,2\n") << 2 << QByteArray("keys.csv:3: \"0\"");
    QTest::newRow("beyond") << QByteArray("index,frame\n0,1\n99999999999999999999,2\n") << 2
                            << QByteArray("keys.csv:3: ");
    QTest::newRow("value") << QByteArray("index,frame\n0,x\n1,5\n") << 3 << QByteArray("refused");
    QTest::newRow("new value") << QByteArray("index,frame\n0,1\n1,5\n,x\n") << 3 << QByteArray("refused");
    QTest::newRow("issue") << QByteArray("index,frame\n0,9\n1,5\n") << 3 << QByteArray("refused");
}

void TestHexaEdits::refusesTables()
{
    QFETCH(QByteArray, table);
    const W file = made("keys.csv"_s, table);
    const Result result = hexa({"import"_s, file, "--into"_s, m_file, "--path"_s, Keys, "-o"_s, m_out});
    QTEST(result.code, "code");
    QFETCH(QByteArray, message);
    QVERIFY2(result.err.contains(message), result.err);
    QVERIFY(!QFile::exists(m_out));
    // And without a file into which it goes.
    QCOMPARE(hexa({"import"_s, file, "-o"_s, m_out}).code, 2);
    QVERIFY(!QFile::exists(m_out));
}

/// Names of older files are often written in another encoding.
void TestHexaEdits::bytesThatAreNoUtf8AreCopied()
{
    const QByteArray shader = "[[FX]]\nsampler2D a = sampler_state\n{\n\tTexture = \"gr\xfcn.tga\";\n};\n"
                              "sampler2D b = sampler_state\n{\n\tFilter = Bilinear;\n};\n";
    const W file = made("a.shader"_s, shader);
    const Result setting = hexa({"insert"_s, file, "FX/sampler[1]/Texture"_s, "--value-from"_s,
                                 "FX/sampler[0]/Texture"_s, "--force"_s, "-o"_s, m_out});
    QVERIFY2(setting.code == 0, setting.err);
    QCOMPARE(hexa({"get"_s, m_out, "FX/sampler[1]/Texture"_s}).out, QByteArray("gr\\xfcn.tga\n"));
    QCOMPARE(contentOf(m_out).count('\xfc'), 2);

    const QByteArray scene = "<Group name=\"a\">\n\t<Attachment d\xf6r=\"\xe4\"><k\xfc/></Attachment>\n</Group>\n";
    const W tree = made("a.scene.xml"_s, scene);
    const Result element = hexa({"insert"_s, tree, "Group/Attachment/k\\xfc[1]"_s, "--force"_s, "-o"_s, m_out});
    QVERIFY2(element.code == 0, element.err);
    QCOMPARE(contentOf(m_out).count("<k\xfc/>"), 2);
    const Result attribute = hexa({"insert"_s, tree, "Group/Attachment/@t\\xfcr"_s, "--value-from"_s,
                                   "Group/Attachment/@d\\xf6r"_s, "--force"_s, "-o"_s, m_out});
    QVERIFY2(attribute.code == 0, attribute.err);
    QVERIFY(contentOf(m_out).contains(" t\xfcr=\"\xe4\""));
}

QTEST_APPLESS_MAIN(TestHexaEdits)
#include "tst_hexaedits.moc"
