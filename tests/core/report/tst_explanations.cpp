#include "core/formats/registry.h"
#include "core/report/effect.h"
#include "core/report/explanation.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <vector>

Q_DECLARE_METATYPE(std::vector<double>)

using namespace hexahedron;
using namespace Qt::StringLiterals;

/// Nothing is left without words: every field says what it is for, every flag and enumerator what readers do with it.
class TestExplanations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldHasAText_data();
    void everyFieldHasAText();
    void everyValueHasASentence_data();
    void everyValueHasASentence();
    void sentencesAreNoNames();
    void sentencesFitWhatIsThere();
    void germanSaysAllThatEnglishSays();
    void matricesSayWhatTheyDo_data();
    void matricesSayWhatTheyDo();
    void descriptorsSayWhatLiesWhere();
    void wrongValuesAreTold();
    void formsHaveWhatIsCommonAboveThem();
    void shadersHaveSomethingToExplain();
    void whatEnginesDoIsTold_data();
    void whatEnginesDoIsTold();
};

void TestExplanations::everyFieldHasAText_data()
{
    QTest::addColumn<QString>("id");
    for (const Format *format : allFormats())
        QTest::newRow(format->id) << QString::fromLatin1(format->id);
}

void TestExplanations::everyFieldHasAText()
{
    QFETCH(QString, id);
    const Format &format = *formatById(id);
    QStringList silent;
    for (const DescribedField &described : describedFields(format)) {
        if (factsOf(format, described).doc.isEmpty())
            silent += described.path;
    }
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u' ')));
}

void TestExplanations::everyValueHasASentence_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const Format *format : allFormats()) {
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::addRow("%s %s", format->id, qPrintable(language)) << QString::fromLatin1(format->id) << language;
    }
}

void TestExplanations::everyValueHasASentence()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    const QLocale before;
    QLocale::setDefault(QLocale(language));
    const Format &format = *formatById(id);
    QStringList silent;
    for (const DescribedField &described : describedFields(format)) {
        for (const FieldFacts::Value &value : factsOf(format, described).values) {
            if (value.doc.isEmpty())
                silent += u"%1 %2"_s.arg(described.path, value.name);
        }
    }
    QLocale::setDefault(before);
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

/// "clamp: clamp" tells nobody anything.
void TestExplanations::sentencesAreNoNames()
{
    for (const Format *format : allFormats()) {
        for (const DescribedField &described : describedFields(*format)) {
            const FieldFacts facts = factsOf(*format, described);
            QVERIFY2(facts.doc.compare(described.path.section(u'/', -1), Qt::CaseInsensitive) != 0,
                     qPrintable(described.path));
            for (const FieldFacts::Value &value : facts.values) {
                QVERIFY2(value.doc.compare(value.name, Qt::CaseInsensitive) != 0 && value.doc.contains(u' '),
                         qPrintable(described.path + u' ' + value.name));
                QVERIFY2(!value.doc.startsWith(value.name + u':', Qt::CaseInsensitive), // "automatic: automatic: …"
                         qPrintable(described.path + u' ' + value.doc));
            }
        }
    }
}

void TestExplanations::sentencesFitWhatIsThere()
{
    for (const Format *format : allFormats()) {
        for (const DescribedField &described : describedFields(*format)) {
            const FieldFacts facts = factsOf(*format, described);
            QVERIFY2(!facts.type.endsWith(u"[3]"_s) || !facts.doc.contains(u"alpha"_s), qPrintable(described.path));
            QVERIFY2(!facts.type.endsWith(u"[2]"_s) || !facts.doc.contains(u"z forward"_s), qPrintable(described.path));
            // The number of a block is explained as the block that it stands in, not as a namesake elsewhere.
            const Field *block = described.field->parent;
            for (const FieldFacts::Value &value : facts.values) {
                if (described.path.endsWith(u"attributes/texCoords2/type"_s))
                    QCOMPARE(value.doc, block->translatedDoc());
            }
        }
    }
    // The tangent of a vertex has a w, what is added to it has none.
    const Format &urho = *formatById(u"urho3d.mdl"_s);
    const FieldFacts morph = factsOf(urho, *describedField(urho, u"UMDL/morphs/buffers/elementMask"_s));
    for (const FieldFacts::Value &value : morph.values)
        QVERIFY2(value.doc.contains(u"added"_s) && !value.doc.contains(u"float4"_s), qPrintable(value.doc));
    // Version 2 has no such number.
    const Format &animation = *formatById(u"horde3d.anim"_s);
    const QStringList frames = factsOf(animation, *describedField(animation, u"H3DA/animations/frames"_s)).relations;
    QVERIFY2(frames.join(u' ').contains(u"0 or not there"_s), qPrintable(frames.join(u' ')));
    // Files with another number are told of, and read.
    const Format &b3d = *formatById(u"blitz3d.b3d"_s);
    QVERIFY(!factsOf(b3d, *describedField(b3d, u"BB3D/version"_s)).right.join(u' ').contains(u"Always"_s));
}

/// What readers make of a wrong value stands with the field while the file is right.
void TestExplanations::wrongValuesAreTold()
{
    const auto facts = [](const QString &id, QStringView path) {
        const Format &format = *formatById(id);
        return factsOf(format, *describedField(format, path));
    };
    const QString count = facts(u"urho3d.mdl"_s, u"UMDL/geometryCount").wrong;
    QVERIFY2(count.contains(u"too large"_s), qPrintable(count));
    QVERIFY(!facts(u"ecere.e3d"_s, u"skinBones/count").wrong.isEmpty());
    QVERIFY(!facts(u"horde3d.scene"_s, u"@tx").wrong.isEmpty());
    // A note of the description says it better.
    QVERIFY(facts(u"blitz3d.b3d"_s, u"triangles/vertex_id").wrong.isEmpty());
    // But words that the engine takes for true belong to each boolean that it reads.
    QVERIFY(facts(u"horde3d.material"_s, u"Sampler/@mipmaps").wrong.contains(u"false and 0"_s));
    QVERIFY(facts(u"horde3d.pipeline"_s, u"RenderTarget/@depthBuf").wrong.contains(u"1 too"_s));
    QVERIFY(facts(u"horde3d.scene"_s, u"Mesh/@tessellatable").wrong.isEmpty());
    // What is said of a chunk holds for what is in it; a text with its length is told of as a whole.
    QVERIFY(facts(u"image.png"_s, u"tIME/year").around.startsWith(u"tIME: "_s));
    QVERIFY(facts(u"ecere.e3d"_s, u"skinBones/bones/nodeName/text").around.startsWith(u"nodeName: "_s));
    QVERIFY(facts(u"urho3d.mdl"_s, u"UMDL/bones/position").around.isEmpty());
    // 0xdecafbad, to the last digit.
    QCOMPARE(facts(u"kohi.k3d"_s, u"header/magic").usual, u"3737844653"_s);
}

/// Below the last form a table would seem to be that one's alone.
void TestExplanations::formsHaveWhatIsCommonAboveThem()
{
    const std::vector<QStringList> masks = explainFields(*formatById(u"image.bmp"_s), u"BMP/masks"_s);
    QCOMPARE(masks.size(), size_t(1));
    const qsizetype table = masks.front().indexOf(QRegularExpression(u".*greenMask.*"_s));
    QVERIFY(table > 0);
    QCOMPARE(masks.front().lastIndexOf(QRegularExpression(u".*greenMask.*"_s)), table);
    QVERIFY(table < masks.front().indexOf(QRegularExpression(u".*40 bytes.*"_s)));
    // A list that says itself which element is its last does not go on to the end.
    const Format &gif = *formatById(u"image.gif"_s);
    QVERIFY(factsOf(gif, *describedField(gif, u"GIF/blocks")).relations.isEmpty());
}

/// Their order is free: nothing stands in anything.
void TestExplanations::shadersHaveSomethingToExplain()
{
    const Format &shader = *formatById(u"horde3d.shader"_s);
    for (const char16_t *name : {u"FX", u"section", u"context", u"sampler", u"setting", u"value", u"file"}) {
        const DescribedField *described = describedField(shader, name);
        QVERIFY(described);
        QVERIFY(!factsOf(shader, *described).doc.isEmpty());
    }
    QVERIFY(!describedField(shader, u"data"));
}

/// A sentence that one language has and the other has not would be shown in English.
void TestExplanations::germanSaysAllThatEnglishSays()
{
    const auto sentences = [](const QString &language) {
        QMap<QString, QString> found;
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        for (const Format *format : allFormats()) {
            for (const DescribedField &described : describedFields(*format)) {
                for (const FieldFacts::Value &value : factsOf(*format, described).values)
                    found.insert(u"%1 %2 %3"_s.arg(QLatin1StringView(format->id), described.path).arg(value.number),
                                 value.doc);
            }
        }
        QLocale::setDefault(before);
        return found;
    };
    const QMap<QString, QString> english = sentences(u"en"_s), german = sentences(u"de"_s);
    QCOMPARE(german.keys(), english.keys());
    QStringList same;
    for (auto it = english.begin(); it != english.end(); ++it) {
        // What a block is for is told in the description, and translated there.
        const bool isOfBlock = it.key().contains(u"/type ") && it.key().startsWith(u"ecere");
        if (!isOfBlock && it.value() == german.value(it.key()))
            same += it.key();
    }
    QVERIFY2(same.isEmpty(), qPrintable(same.join(u'\n')));
}

void TestExplanations::matricesSayWhatTheyDo_data()
{
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<QString>("effect");
    using Numbers = std::vector<double>;
    QTest::newRow("identity") << Numbers{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}
                              << u"The identity: it leaves everything where it is."_s;
    QTest::newRow("translation in the last four")
        << Numbers{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 3, 4.5, 0, 1} << u"As a matrix it moves by (3, 4.5, 0)."_s;
    QTest::newRow("translation in the fourth of each row")
        << Numbers{1, 0, 0, 3, 0, 1, 0, 4.5, 0, 0, 1, 0} << u"As a matrix it moves by (3, 4.5, 0)."_s;
    // x goes to y, y to -x.
    QTest::newRow("turn") << Numbers{0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}
                          << u"As a matrix it turns by 90° about (0, 0, 1)."_s;
    QTest::newRow("the same by rows") << Numbers{0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0}
                                      << u"As a matrix it turns by 90° about (0, 0, 1)."_s;
    QTest::newRow("half a turn") << Numbers{-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1}
                                 << u"As a matrix it turns by 180° about (0, 1, 0)."_s;
    QTest::newRow("scale") << Numbers{2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1}
                           << u"As a matrix it stretches x, y, z by (2, 1, 0.5)."_s;
    QTest::newRow("mirror") << Numbers{-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1} << u"As a matrix it mirrors."_s;
    QTest::newRow("flat") << Numbers{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1} << u"It makes everything flat."_s;
    QTest::newRow("slanted") << Numbers{1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}
                             << u"As a matrix it stretches x, y, z by (1, 1.4142, 1), slants."_s;
    QTest::newRow("not finite") << Numbers(16, qQNaN()) << QString();
    QTest::newRow("no matrix") << Numbers(9, 1) << QString();
}

void TestExplanations::matricesSayWhatTheyDo()
{
    QFETCH(std::vector<double>, numbers);
    QFETCH(QString, effect);
    QCOMPARE(matrixEffect(numbers), effect);
}

/// 259 in a file says nothing to people.
void TestExplanations::descriptorsSayWhatLiesWhere()
{
    QFile file(u"" SOURCE_DIR "/tests/data/urho3d/described_everything.mdl"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto tree = readTree(Bytes(file.readAll()), u"a.mdl"_s);
    const auto entry = tree->find(u"UMD2/vertexBuffers[0]/elements[1]"_s);
    QVERIFY(entry);
    QCOMPARE(effectOf(*tree, *entry), u"texCoord0, f32[2], at 4 of 92 bytes."_s);
    // Of an entry that says its place itself.
    QFile interleaved(u"" SOURCE_DIR "/tests/data/ecere/furnished.e3d"_s);
    QVERIFY(interleaved.open(QIODevice::ReadOnly));
    const auto model = readTree(Bytes(interleaved.readAll()), u"a.e3d"_s);
    const auto second = model->find(u"meshes/mesh/attributes/interleaved/attributes[1]"_s);
    QVERIFY(second);
    QCOMPARE(effectOf(*model, *second), u"normals, 10_10_10_2, at 12 of 32 bytes."_s);
}

/// Where names and specifications say something else than engines do, the text goes by the engines.
void TestExplanations::whatEnginesDoIsTold_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, const QString &id, const QString &path, const QString &told) {
        QTest::newRow(name) << id << path << told;
    };
    row("speed", u"blitz3d.b3d"_s, u"BB3D/NODE/ANIM/fps"_s, u"ignore it"_s);
    row("alpha that is opaque", u"blitz3d.b3d"_s, u"BB3D/BRUS/brushes/blend"_s, u"otherwise it draws opaque"_s);
    row("conjugate", u"blitz3d.b3d"_s, u"BB3D/NODE/rotation"_s, u"conjugate"_s);
    row("weights that are cut off", u"horde3d.geo"_s, u"H3DG/vertexStreams/jointWeights/weights"_s, u"252 to 255"_s);
    row("parts without names", u"ecere.e3d"_s, u"meshes/mesh/parts"_s, u"each with a number"_s);
    row("no parent", u"kohi.k3d"_s, u"engine132/nodes/parent_indices"_s, u"65535 stands for none"_s);
    row("alpha of one bit", u"image.dds"_s, u"DDS/ddspf/dwFourCC"_s, u"fully transparent"_s);
}

void TestExplanations::whatEnginesDoIsTold()
{
    QFETCH(QString, id);
    QFETCH(QString, path);
    QFETCH(QString, told);
    const Format &format = *formatById(id);
    const auto described = describedField(format, path);
    QVERIFY(described);
    const FieldFacts facts = factsOf(format, *described);
    QStringList all{facts.doc, facts.note};
    all += facts.right;
    all += facts.relations;
    for (const FieldFacts::Value &value : facts.values)
        all += value.doc;
    QVERIFY2(all.join(u'\n').contains(told), qPrintable(all.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestExplanations)
#include "tst_explanations.moc"
