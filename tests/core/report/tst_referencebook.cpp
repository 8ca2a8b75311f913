#include "core/formats/issuecatalogue.h"
#include "core/formats/registry.h"
#include "core/language/languages.h"
#include "core/report/glossary.h"
#include "core/report/reference.h"
#include "core/report/structurerows.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

/// The pages that people read: what was written, and the structures as the descriptions have them.
class TestReferenceBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldHasItsPlace_data();
    void everyFieldHasItsPlace();
    void everyRuleOfAFieldHasItsPlace_data() { everyFieldHasItsPlace_data(); }
    void everyRuleOfAFieldHasItsPlace();
    void headingsNameStructuresThatThereAre();
    void commentsNameFieldsThatThereAre();
    void valuesAndRulesOfAPageAreToldOfTheField();
    void anchorsStandOnce();
    void structuresAreDrawnFromTheDescription_data();
    void structuresAreDrawnFromTheDescription();
    void wordsAreFound();
    void pagesOfOtherLanguagesSayWhatIsEnglish();
    void everyIssueHasItsPlace();
    void wordsOfTheGlossaryAreTold_data();
    void wordsOfTheGlossaryAreTold();
    void glossariesHaveTheSameWords();
    void wordsInExplanationsLeadToTheGlossary();
    void wordsAreFoundBetweenChineseOnes();
    void allLinksLeadSomewhere_data();
    void allLinksLeadSomewhere();

private:
    ReferenceBook m_book{allFormats(), QStringLiteral("en"), issueCatalogue()};
};

void TestReferenceBook::everyFieldHasItsPlace_data()
{
    QTest::addColumn<QString>("id");
    for (const Format *format : allFormats())
        QTest::newRow(format->id) << QString::fromLatin1(format->id);
}

void TestReferenceBook::everyFieldHasItsPlace()
{
    QFETCH(QString, id);
    const Format &format = *formatById(id);
    for (const DescribedField &described : describedFields(format)) {
        if (*described.field->name == '#')
            continue;
        const ReferencePlace place = m_book.placeOf(format, described.field);
        QVERIFY2(!place.anchor.isEmpty(), qPrintable(described.path));
    }
}

void TestReferenceBook::everyRuleOfAFieldHasItsPlace()
{
    QFETCH(QString, id);
    const Format &format = *formatById(id);
    for (const DescribedField &described : describedFields(format)) {
        for (const QString &rule : factsOf(format, described).rules)
            QVERIFY2(m_book.placeOfRule(familyOf(format), rule).isValid(), qPrintable(described.path + u' ' + rule));
    }
}

/// A name that is misspelled in a page would draw nothing, and nobody would see it.
void TestReferenceBook::headingsNameStructuresThatThereAre()
{
    static const QRegularExpression anchor(QStringLiteral("<a id=\"field-([^\"]+)\"></a>"));
    for (const QString &id : m_book.pageIds()) {
        auto anchors = anchor.globalMatch(referencePage(english(), id));
        while (anchors.hasNext()) {
            const QString name = anchors.next().captured(1);
            bool isFound = false;
            for (const Format *format : allFormats()) {
                const DescribedField *field = familyOf(*format) == id ? describedField(*format, name) : nullptr;
                isFound = isFound || (field && isStructure(*field->field));
            }
            QVERIFY2(isFound, qPrintable(id + u' ' + name));
        }
    }
}

/// What a page says for programs in comments: whose values a table lists, what a rule is about.
void TestReferenceBook::commentsNameFieldsThatThereAre()
{
    static const QRegularExpression comment(QStringLiteral("<!-- (?:values|about) ([^>]*) -->"));
    int count = 0;
    for (const QString &id : m_book.pageIds()) {
        auto comments = comment.globalMatch(referencePage(english(), id));
        while (comments.hasNext()) {
            for (QString path : comments.next().captured(1).split(u' ')) {
                path.replace(u'*', u'2'); // any number
                const bool isFound = std::any_of(allFormats().begin(), allFormats().end(), [&](const Format *format) {
                    return familyOf(*format) == id && describedField(*format, path);
                });
                QVERIFY2(isFound, qPrintable(id + u' ' + path));
                ++count;
            }
        }
        QVERIFY(!m_book.page(id)->text.contains(QStringLiteral("<!--")));
    }
    QVERIFY(count > 100);
}

void TestReferenceBook::valuesAndRulesOfAPageAreToldOfTheField()
{
    const Format &format = *formatById(u"blitz3d.b3d");
    const FieldFacts flags = factsOf(format, *describedField(format, u"TEXS/textures/flags"));
    QCOMPARE(flags.values.size(), size_t(11));
    for (const FieldFacts::Value &value : flags.values)
        QVERIFY2(!value.doc.isEmpty() && value.doc != value.name, qPrintable(value.name));
    QCOMPARE(valueNumber(flags, 16), QStringLiteral("0x10 (16)"));
    const FieldFacts frames = factsOf(format, *describedField(format, u"ANIM/frames"));
    QVERIFY(frames.rules.contains(QStringLiteral("V41")));
    // Of a rule that has parts for several fields, the field's own is told.
    const Format &scene = *formatById(u"horde3d.scene");
    const std::vector<ReferenceRule> rules = rulesAbout(scene, factsOf(scene, *describedField(scene, u"Light/@fov")));
    QCOMPARE(rules.back().number, QStringLiteral("63"));
    QCOMPARE(rules.back().severity, QStringLiteral("warning"));
    QCOMPARE(rules.back().text, QStringLiteral("fov outside 0..180"));
    // So is its repair: what mends a rotation mends no matrix.
    const Format &model = *formatById(u"urho3d.mdl");
    const auto repairOf = [&](QStringView bone) {
        return rulesAbout(model, factsOf(model, *describedField(model, bone))).back().repair;
    };
    QCOMPARE(repairOf(u"UMDL/bones/rotation"), QStringLiteral("normalise"));
    QVERIFY(!repairOf(u"UMDL/bones/offsetMatrix").contains(u"normalise"));
    // A rule of another field of that name is not.
    QVERIFY(!factsOf(format, *describedField(format, u"SEQS/name")).rules.contains(QStringLiteral("V43")));
}

void TestReferenceBook::anchorsStandOnce()
{
    static const QRegularExpression anchor(QStringLiteral("<a id=\"((?!field-)[^\"]+)\"></a>"));
    for (const QString &id : m_book.pageIds()) {
        QStringList names;
        auto anchors = anchor.globalMatch(m_book.page(id)->text);
        while (anchors.hasNext())
            names += anchors.next().captured(1);
        QCOMPARE(names.removeDuplicates(), qsizetype(0));
    }
}

void TestReferenceBook::structuresAreDrawnFromTheDescription_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("structure");
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("fixed places") << "blitz3d.b3d"
                                  << "ANIM"
                                  << QStringList{u"0 4 tag char[4]"_s, u"4 4 length i32"_s, u"8 4 flags i32"_s,
                                                 u"12 4 frames i32"_s, u"16 4 fps f32"_s};
    QTest::newRow("behind a text") << "blitz3d.b3d"
                                   << "textures" << QStringList{u"0 text + 1 file cstr"_s, u"+0 4 flags i32"_s,
                                                                u"+4 4 blend i32"_s,       u"+8 8 position f32[2]"_s,
                                                                u"+16 8 scale f32[2]"_s,   u"+24 4 rotation f32"_s};
    QTest::newRow("parts that flags decide on")
        << "blitz3d.b3d"
        << "vertices"
        << QStringList{u"0 12 position f32[3]"_s, u"12 12 or 0 normal f32[3]"_s, u"+0 16 or 0 color f32[4]"_s,
                       u"+0 4 × tex_coord_sets × tex_coord_set_size tex_coords f32[]"_s};
    QTest::newRow("a checksum behind the content")
        << "image.png"
        << "gAMA" << QStringList{u"0 4 length u32"_s, u"4 4 tag char[4]"_s, u"8 4 gamma u32"_s, u"12 4 crc u32"_s};
    QTest::newRow("a list that is counted") << "horde3d.geo"
                                            << "joints" << QStringList{u"0 64 inverseBindMatrix f32[16]"_s};
    QTest::newRow("packed and not aligned")
        << "kohi.k3d"
        << "packed129/header/extents" << QStringList{u"0 12 min f32[3]"_s, u"12 12 max f32[3]"_s};
}

void TestReferenceBook::structuresAreDrawnFromTheDescription()
{
    QFETCH(QString, format);
    QFETCH(QString, structure);
    QFETCH(QStringList, rows);
    const DescribedField *described = describedField(*formatById(format), structure);
    QVERIFY(described);
    QStringList drawn;
    for (const StructureRow &row : structureRows(*described->field))
        drawn += QStringList{row.at, row.bytes, row.name, row.type}.join(u' ');
    QCOMPARE(drawn, rows);
}

void TestReferenceBook::wordsAreFound()
{
    const std::vector<ReferenceHit> hits = m_book.search(QStringLiteral("conjugate stored"));
    const auto blitz = std::find_if(hits.begin(), hits.end(), [](const ReferenceHit &hit) {
        return hit.place.page == QStringLiteral("blitz3d")
               && hit.heading.contains(QStringLiteral("Space and rotation"));
    });
    QVERIFY(blitz != hits.end());
    QVERIFY2(blitz->excerpt.contains(QStringLiteral("conjugate")), qPrintable(blitz->excerpt));
    QVERIFY(!blitz->excerpt.contains(QStringLiteral("**")));
    // Rules and fields lead to their own lines.
    const std::vector<ReferenceHit> rules = m_book.search(QStringLiteral("brush_id of MESH/TRIS"));
    QVERIFY(!rules.empty());
    QCOMPARE(rules.front().place.anchor, QStringLiteral("rule-V22"));
    // A common word does not fill the list with the first page alone.
    QSet<QString> pages;
    for (const ReferenceHit &hit : m_book.search(QStringLiteral("byte")))
        pages.insert(hit.place.page);
    QVERIFY2(pages.contains(QStringLiteral("glossary")) && pages.size() >= 5,
             qPrintable(QString::number(pages.size())));
    QVERIFY(m_book.search(QStringLiteral("no such words anywhere")).empty());
    QVERIFY(m_book.search(QStringLiteral("  ")).empty());
}

void TestReferenceBook::pagesOfOtherLanguagesSayWhatIsEnglish()
{
    const QString remark = QStringLiteral("This page is not yet translated");
    QVERIFY(!m_book.page(QStringLiteral("kohi"))->text.contains(remark));
    const ReferenceBook unwritten(allFormats(), QStringLiteral("fr"));
    QVERIFY(unwritten.page(QStringLiteral("kohi"))->text.contains(remark));
    QVERIFY(!unwritten.page(QStringLiteral("nothing")));
}

/// The list is made from the headers; a kind that it lacks would have no page.
void TestReferenceBook::everyIssueHasItsPlace()
{
    QSet<QString> codes;
    for (const CataloguedIssue &issue : issueCatalogue()) {
        const QString code = QString::fromLatin1(issue.kind->code);
        QVERIFY2(!codes.contains(code), qPrintable(code));
        codes.insert(code);
        const ReferencePlace place = m_book.placeOfIssue(*issue.kind);
        const QString &text = m_book.page(place.page)->text;
        QVERIFY2(text.contains(u"<a id=\"%1\"></a>%2\n"_s.arg(place.anchor, code)), qPrintable(code));
        for (const QString &rule : QString::fromLatin1(issue.rules).split(u' ', Qt::SkipEmptyParts)) {
            const bool isThere = m_book.placeOfRule(QString::fromLatin1(issue.family), rule).isValid();
            QVERIFY2(isThere, qPrintable(code + u' ' + rule));
        }
    }
    int written = 0;
    QDirIterator headers(u"" SOURCE_DIR "/core"_s, {u"*issues.h"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (headers.hasNext()) {
        QFile header(headers.next());
        QVERIFY(header.open(QIODevice::ReadOnly));
        written += int(header.readAll().count("inline constexpr IssueKind"));
    }
    QCOMPARE(int(codes.size()), written);
}

void TestReferenceBook::wordsOfTheGlossaryAreTold_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestReferenceBook::wordsOfTheGlossaryAreTold()
{
    QFETCH(QString, language);
    QSet<QString> forms;
    for (const GlossaryWord &word : glossary(language)) {
        QVERIFY2(word.text.size() > word.title.size() + 5, qPrintable(word.title));
        for (const QString &form : word.forms) {
            QVERIFY2(!forms.contains(form.toLower()), qPrintable(form)); // it would lead to one of two
            forms.insert(form.toLower());
        }
    }
    for (const char *word : {"chunk", "stride", "LOD", "TCB", "FourCC", "quaternion", "LZ4", "LZMA"})
        QVERIFY2(glossaryWord(u"en"_s, QLatin1StringView(word)), word);
}

void TestReferenceBook::glossariesHaveTheSameWords()
{
    QCOMPARE(glossary(u"de"_s).size(), glossary(u"en"_s).size());
    QCOMPARE(glossary(u"zh_CN"_s).size(), glossary(u"en"_s).size());
}

void TestReferenceBook::wordsInExplanationsLeadToTheGlossary()
{
    QCOMPARE(htmlWithWordLinks(u"Keys & quaternions; a quaternion."_s),
             u"Keys &amp; <a href=\"glossary#quaternion\">quaternions</a>; a quaternion."_s);
    QCOMPARE(htmlWithWordLinks(u"chunky"_s), u"chunky"_s);
    // What stands in code is shown as it is.
    const auto marked = [](const QString &word, const QString &) { return u'<' + word + u'>'; };
    QCOMPARE(withWordLinks(u"`chunk`, a chunk"_s, u"en"_s, marked), u"`chunk`, a <chunk>"_s);
    QVERIFY(m_book.page(u"blitz3d"_s)->text.contains(u"[quaternion](glossary.md#quaternion)"_s));
    static const QRegularExpression link(u"\\(glossary\\.md#([^)]+)\\)"_s);
    const QString glossaryText = m_book.page(u"glossary"_s)->text;
    for (const QString &id : m_book.pageIds()) {
        auto links = link.globalMatch(m_book.page(id)->text);
        while (links.hasNext()) {
            const QString anchor = links.next().captured(1);
            QVERIFY2(glossaryText.contains(u"<a id=\"%1\"></a>"_s.arg(anchor)), qPrintable(anchor));
        }
    }
}

void TestReferenceBook::wordsAreFoundBetweenChineseOnes()
{
    const auto linked = [](const QString &text) {
        return withWordLinks(text, u"zh_CN"_s, [](const QString &word, const QString &) { return u'<' + word + u'>'; });
    };
    QCOMPARE(linked(u"每个顶点的法线。"_s), u"每个顶点的<法线>。"_s);
    // The longest word counts, and each once.
    QCOMPARE(linked(u"逆绑定矩阵的矩阵，矩阵"_s), u"<逆绑定矩阵>的<矩阵>，矩阵"_s);
    QCOMPARE(linked(u"副切线"_s), u"<副切线>"_s);
    // Latin letters beside Chinese ones are words of their own, but not beside Latin ones.
    QCOMPARE(linked(u"用LZMA压缩，XLZMA 2"_s), u"用<LZMA>压缩，XLZMA 2"_s);
}

void TestReferenceBook::allLinksLeadSomewhere_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestReferenceBook::allLinksLeadSomewhere()
{
    QFETCH(QString, language);
    const ReferenceBook book(allFormats(), language, issueCatalogue());
    static const QRegularExpression link(u"(?<!\\\\)\\]\\(([^)\\s]+)\\)"_s);
    QStringList lost;
    QMap<QString, int> kinds;
    for (const QString &id : book.pageIds()) {
        auto links = link.globalMatch(book.page(id)->text);
        while (links.hasNext()) {
            const QString to = links.next().captured(1);
            const auto isThere = [&] {
                if (const auto field = fieldOfLink(to)) {
                    ++kinds[u"field"_s];
                    const Format *format = formatById(field->first);
                    return format && describedField(*format, field->second);
                }
                if (to.startsWith(u"rule:"_s)) {
                    ++kinds[u"rule"_s];
                    return book.placeOfRule(id, to.section(u':', 1)).isValid();
                }
                if (to.startsWith(u"https:"_s) || to.startsWith(u"http:"_s))
                    return true;
                const QString page = to.section(u'#', 0, 0), place = to.section(u'#', 1);
                ++kinds[page.isEmpty() ? u"here"_s : u"page"_s];
                const ReferencePage *other = book.page(page.isEmpty() ? id
                                                                      : page.chopped(page.endsWith(u".md"_s) ? 3 : 0));
                return other && (place.isEmpty() || other->text.contains(u"<a id=\"%1\"></a>"_s.arg(place)));
            };
            if (!isThere())
                lost += id + u": "_s + to;
        }
    }
    lost.removeDuplicates();
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
    for (const char *kind : {"field", "rule", "here", "page"})
        QVERIFY2(kinds[QString::fromLatin1(kind)] > 20, kind);
}

QTEST_APPLESS_MAIN(TestReferenceBook)
#include "tst_referencebook.moc"
