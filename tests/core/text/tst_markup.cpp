// Documents against another parser, and how they are edited.
#include "core/check/checker.h"
#include "core/check/documentissues.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/read/reader.h"
#include "core/schema/document.h"
#include "core/tree/format.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"
#include "tests/support/repairs.h"
#include "tests/support/samples.h"

#include <pugixml.hpp>

using namespace hexahedron;

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &text, const QString &name = QStringLiteral("a.material.xml"))
{
    return readTree(Bytes(text), name);
}

QByteArray textAt(const Tree &tree, const QString &path)
{
    const std::optional<Item> item = tree.find(path);
    return item ? valueText(*item->field, valueOf(tree, *item)).toUtf8() : QByteArray("(nothing there)");
}

QByteArray bytesAt(const Tree &tree, const QString &path)
{
    const std::optional<Item> item = tree.find(path);
    return item ? tree.bytes().toByteArray(item->range) : QByteArray("(nothing there)");
}

template<typename Wish>
QByteArray edited(const QByteArray &text, Wish wish)
{
    const auto tree = treeOf(text);
    Planner planner(*tree);
    wish(planner, *tree);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
}

QByteArrayList codesOf(const Tree &tree)
{
    QByteArrayList codes;
    for (const Issue &issue : check(tree))
        codes += issue.kind->code;
    return codes;
}

/// What another parser made of an element, as lines.
void describe(const pugi::xml_node &node, QByteArrayList &lines)
{
    switch (node.type()) {
    case pugi::node_element: {
        lines += QByteArray("element ") + node.name();
        for (const pugi::xml_attribute &attribute : node.attributes())
            lines += QByteArray("  ") + attribute.name() + '=' + attribute.value();
        break;
    }
    case pugi::node_pcdata:
    case pugi::node_cdata:
        lines += QByteArray("text ") + node.value();
        break;
    case pugi::node_comment:
        lines += QByteArray("comment ") + node.value();
        break;
    default:
        break;
    }
    for (const pugi::xml_node &child : node.children())
        describe(child, lines);
    if (node.type() == pugi::node_element)
        lines += QByteArray("end ") + node.name();
}

/// The same of a tree.
void describe(const Tree &tree, const Item &item, QByteArrayList &lines)
{
    const QString name = tree.name(item);
    const QByteArray plain = name.left(name.indexOf(u'[')).toUtf8();
    const auto value = [&] { return valueText(*item.field, valueOf(tree, item)).toUtf8(); };
    if (item.field && item.field->document.separator) { // text to others, with what follows it
        const Item next = tree.child(tree.parent(item), tree.row(item) + 1);
        const bool goesOn = next.field == item.field->schema->markup->text
                            || next.field == item.field->schema->markup->space;
        lines += "text " + tree.bytes().toByteArray({item.range.begin, goesOn ? next.range.end : item.range.end});
        return;
    }
    const Item before = tree.row(item) > 0 ? tree.child(tree.parent(item), tree.row(item) - 1) : Item();
    if (before.isValid() && before.field->document.separator && plain != "#end" && plain != "#comment"
        && plain != "#cdata")
        return; // said with the list
    if (item.role == Item::Role::Frame)
        lines += "element " + plain;
    else if (item.standsFor())
        lines += "  " + plain.mid(1) + '=' + value();
    else if (plain == "#text" || plain == "#space" || plain == "#cdata")
        lines += "text " + value();
    else if (plain == "#comment")
        lines += "comment " + value();
    for (qint64 row = 0; item.role != Item::Role::Record && row < tree.childCount(item); ++row)
        describe(tree, tree.child(item, row), lines);
    if (item.role == Item::Role::Frame)
        lines += "end " + plain;
}

} // namespace

class TestMarkup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatAnotherParserSays_data() { test::addSampleRows({QStringLiteral("*.xml")}); }
    void saysWhatAnotherParserSays();
    void rangesAreThoseOfTheFile();
    void equalNamesAreNumbered();
    void valuesAreWritten_data();
    void valuesAreWritten();
    void attributesComeAndGo();
    void elementsComeAndGo_data();
    void elementsComeAndGo();
    void namesChangeInBothTags();
    void damageIsReported_data();
    void damageIsReported();
    void damageIsRepaired_data();
    void damageIsRepaired();
    void lostEndIsFoundByIndentation();
    void nothingIsExpanded();
    void depthAndSizeAreBounded();
};

void TestMarkup::saysWhatAnotherParserSays()
{
    QFETCH(QString, file);
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    const auto tree = readTree(*bytes, file);
    if (!isKnown(*tree->format()))
        return; // a document of another program: shown as bytes
    pugi::xml_document document;
    const QByteArray all = bytes->toByteArray();
    const pugi::xml_parse_result result = document.load_buffer(
        all.constData(), size_t(all.size()),
        pugi::parse_comments | pugi::parse_cdata | pugi::parse_escapes | pugi::parse_ws_pcdata | pugi::parse_fragment,
        pugi::encoding_utf8);
    if (!result) { // not well-formed: nothing to compare, but something to report
        QVERIFY2(worstOf(check(*tree)) == Severity::Error, result.description());
        return;
    }
    QByteArrayList theirs;
    for (const pugi::xml_node &child : document.children())
        describe(child, theirs);
    QByteArrayList ours;
    describe(*tree, tree->root(), ours);
    QCOMPARE(ours, theirs);
}

void TestMarkup::rangesAreThoseOfTheFile()
{
    const auto tree = treeOf("\xef\xbb\xbf<?xml version='1.0'?>\r\n<Material class = 'a&lt;&#xe4;&quot;b' >\r\n"
                             "<!-- note -->\tx &amp; y<![CDATA[<&>]]></Material>");
    QCOMPARE(bytesAt(*tree, QStringLiteral("#bom")), QByteArray("\xef\xbb\xbf"));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/@class")), QByteArray(" class = 'a&lt;&#xe4;&quot;b'"));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/@class/name")), QByteArray("class"));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/@class/value")), QByteArray("a&lt;&#xe4;&quot;b"));
    QCOMPARE(textAt(*tree, QStringLiteral("Material/@class/value")), QByteArray("a<\xc3\xa4\"b"));
    QCOMPARE(textAt(*tree, QStringLiteral("Material/@class")), QByteArray("a<\xc3\xa4\"b"));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/#gap")), QByteArray(" "));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/#comment")), QByteArray("<!-- note -->"));
    QCOMPARE(textAt(*tree, QStringLiteral("Material/#comment")), QByteArray(" note "));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/#text")), QByteArray("\tx &amp; y"));
    QCOMPARE(textAt(*tree, QStringLiteral("Material/#text")), QByteArray("\tx & y"));
    QCOMPARE(textAt(*tree, QStringLiteral("Material/#cdata")), QByteArray("<&>"));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/#end")), QByteArray("</Material>"));
}

void TestMarkup::equalNamesAreNumbered()
{
    const auto tree = treeOf("<Material><x/><y/><x a='1' a='2'/><x/></Material>");
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/x[2]")), QByteArray("<x/>"));
    QCOMPARE(textAt(*tree, QStringLiteral("Material/x[1]/@a[1]")), QByteArray("2"));
    QCOMPARE(bytesAt(*tree, QStringLiteral("Material/y")), QByteArray("<y/>"));
}

void TestMarkup::valuesAreWritten_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("after");
    const QString shader = QStringLiteral("Material/Shader/@source");
    QTest::newRow("nothing else changes")
        << QByteArray("<Material>\r\n\t<Shader   source = 'a' x='1'/></Material>\r\n") << shader
        << QStringLiteral("b/c") << QByteArray("<Material>\r\n\t<Shader   source = 'b/c' x='1'/></Material>\r\n");
    QTest::newRow("escapes what must be")
        << QByteArray("<Material><Shader source=\"a\"/></Material>") << shader << QStringLiteral("<\"'&>")
        << QByteArray("<Material><Shader source=\"&lt;&quot;'&amp;>\"/></Material>");
    QTest::newRow("the other quote") << QByteArray("<Material><Shader source='a'/></Material>") << shader
                                     << QStringLiteral("\"'")
                                     << QByteArray("<Material><Shader source='\"&apos;'/></Material>");
    QTest::newRow("line ends stay line ends")
        << QByteArray("<Material><Shader source='a'/></Material>") << shader << QStringLiteral("a\nb")
        << QByteArray("<Material><Shader source='a&#10;b'/></Material>");
    QTest::newRow("empty") << QByteArray("<Material><Shader source='a'/></Material>") << shader << QString()
                           << QByteArray("<Material><Shader source=''/></Material>");
    QTest::newRow("letters of another encoding")
        << QByteArray("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><Material class='w\xe4rm'/>")
        << QStringLiteral("Material/@class") << QStringLiteral("k\u00fchl")
        << QByteArray("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><Material class='k&#252;hl'/>");
    QTest::newRow("text") << QByteArray("<Material>a</Material>") << QStringLiteral("Material/#text")
                          << QStringLiteral("x < ]]> & \"")
                          << QByteArray("<Material>x &lt; ]]&gt; &amp; \"</Material>");
    QTest::newRow("comment") << QByteArray("<Material><!--a--></Material>") << QStringLiteral("Material/#comment")
                             << QStringLiteral("<b>") << QByteArray("<Material><!--<b>--></Material>");
    QTest::newRow("comment that would end")
        << QByteArray("<Material><!--a--></Material>") << QStringLiteral("Material/#comment") << QStringLiteral("a-->b")
        << QByteArray("refused: Material/#comment: The text cannot contain --, which ends it.");
    QTest::newRow("tag")
        << QByteArray("<Material></Material>") << QStringLiteral("Material/#end") << QStringLiteral("</a>")
        << QByteArray("refused: Material/#end: This follows from what it stands beside; change that instead.");
}

void TestMarkup::valuesAreWritten()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, path);
    QFETCH(QString, value);
    const QByteArray after = edited(
        before, [&](Planner &planner, const Tree &tree) { planner.setText(tree.find(path).value_or(Item()), value); });
    QTEST(after, "after");
    if (!after.startsWith("refused"))
        QCOMPARE(textAt(*treeOf(after), path), value.toUtf8());
}

void TestMarkup::attributesComeAndGo()
{
    const QByteArray lines("<Material>\n\t<Shader\n\t\tx='1'\n\t\ty='2' />\n</Material>");
    const auto add = [](Planner &planner, const Tree &tree) {
        planner.insertAttribute(*tree.find(u"Material/Shader"), "source", QStringLiteral("a'b"));
    };
    QCOMPARE(edited(lines, add),
             QByteArray("<Material>\n\t<Shader\n\t\tx='1'\n\t\ty='2'\n\t\tsource='a&apos;b' />\n</Material>"));
    QCOMPARE(edited("<Material><Shader/></Material>", add),
             QByteArray("<Material><Shader source=\"a'b\"/></Material>"));
    QVERIFY(edited("<Material><Shader source=''/></Material>", add).startsWith("refused"));
    QCOMPARE(edited(lines,
                    [](Planner &planner, const Tree &tree) { planner.removeFrame(*tree.find(u"Material/Shader/@x")); }),
             QByteArray("<Material>\n\t<Shader\n\t\ty='2' />\n</Material>"));
}

void TestMarkup::elementsComeAndGo_data()
{
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<QString>("parent");
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("with");
    QTest::newRow("behind the last of its name")
        << QByteArray("<Material>\r\n  <Sampler name='a' map='b'/>\r\n  <Uniform/>\r\n</Material>")
        << QStringLiteral("Material") << 1
        << QByteArray("<Material>\r\n  <Sampler name='a' map='b'/>\r\n  <Sampler name=\"\" map=\"\"/>\r\n  "
                      "<Uniform/>\r\n</Material>");
    QTest::newRow("before the first")
        << QByteArray("<Material>\n\t<Sampler name='a' map='b' />\n</Material>") << QStringLiteral("Material") << 0
        << QByteArray("<Material>\n\t<Sampler name=\"\" map=\"\" />\n\t<Sampler name='a' map='b' />\n</Material>");
    QTest::newRow("behind other elements")
        << QByteArray("<Material>\n  <Shader source=\"\" />\n</Material>\n") << QStringLiteral("Material") << 0
        << QByteArray("<Material>\n  <Shader source=\"\" />\n  <Sampler name=\"\" map=\"\" />\n</Material>\n");
    QTest::newRow("the first of all") << QByteArray("<Material>\n</Material>") << QStringLiteral("Material") << 0
                                      << QByteArray("<Material>\n\t<Sampler name=\"\" map=\"\" />\n</Material>");
    QTest::newRow("on one line") << QByteArray("<Material><Shader source=\"\"/></Material>")
                                 << QStringLiteral("Material") << 0
                                 << QByteArray(
                                        "<Material><Shader source=\"\"/><Sampler name=\"\" map=\"\"/></Material>");
}

void TestMarkup::elementsComeAndGo()
{
    QFETCH(QByteArray, without);
    QFETCH(QString, parent);
    QFETCH(int, number);
    const QByteArray with = edited(without, [&](Planner &planner, const Tree &tree) {
        planner.insertElement(*tree.find(parent), "Sampler", number);
    });
    QTEST(with, "with");
    const QString path = parent + QStringLiteral("/Sampler");
    const QByteArray again = edited(with, [&](Planner &planner, const Tree &tree) {
        const auto one = tree.find(path); // the only one of its name bears no number
        planner.removeFrame(tree.name(*one) == u"Sampler" ? *one
                                                          : *tree.find(path + QStringLiteral("[%1]").arg(number)));
    });
    QCOMPARE(again, without);
}

void TestMarkup::namesChangeInBothTags()
{
    QCOMPARE(edited("<ParticleConfig a='1'>\n</ParticleConfig >",
                    [](Planner &planner, const Tree &tree) {
                        planner.renameMarkup(*tree.find(u"ParticleConfig"), "ParticleEffect");
                    }),
             QByteArray("<ParticleEffect a='1'>\n</ParticleEffect >"));
    // An element without content gets an end tag with its first child.
    QCOMPARE(
        edited("<Material />", [](Planner &planner,
                                  const Tree &tree) { planner.insertElement(*tree.find(u"Material"), "Uniform", 0); }),
        QByteArray("<Material>\n\t<Uniform name=\"\" />\n</Material>"));
}

void TestMarkup::damageIsReported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("element without end") << QByteArray("<Material><Uniform name='a'></Material>")
                                         << QByteArray("NOT_ENDED") << QByteArray("Material/Uniform");
    QTest::newRow("end of nothing") << QByteArray("<Material></Uniform></Material>") << QByteArray("END_TAG_STRAY")
                                    << QByteArray("Material/#stray");
    QTest::newRow("comment without end") << QByteArray("<Material><!-- a </Material>") << QByteArray("NOT_ENDED")
                                         << QByteArray("Material/#comment");
    QTest::newRow("value without end") << QByteArray("<Material class='a></Material>") << QByteArray("NOT_ENDED")
                                       << QByteArray("Material/@class");
    QTest::newRow("value without quotes") << QByteArray("<Material class=a></Material>")
                                          << QByteArray("ATTRIBUTE_MALFORMED") << QByteArray("Material/#error");
    QTest::newRow("tag without end") << QByteArray("<Material class='a'") << QByteArray("NOT_ENDED")
                                     << QByteArray("Material");
    QTest::newRow("bracket") << QByteArray("<Material>< </Material>") << QByteArray("NOT_WELL_FORMED")
                             << QByteArray("Material/#malformed");
    QTest::newRow("text outside") << QByteArray("<Material/>a") << QByteArray("TEXT_OUTSIDE") << QByteArray("#text");
    QTest::newRow("second root") << QByteArray("<Material/><Material/>") << QByteArray("SECOND_ROOT")
                                 << QByteArray("Material[1]");
    QTest::newRow("wrong root") << QByteArray("<material/>") << QByteArray("WRONG_ROOT") << QByteArray("material");
    QTest::newRow("no root") << QByteArray(" ") << QByteArray("NO_ELEMENT") << QByteArray();
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe<\0", 4) << QByteArray("ENCODING_UNREADABLE")
                            << QByteArray("#malformed");
    QTest::newRow("entity") << QByteArray("<Material class='&foo;'/>") << QByteArray("ENTITY_UNKNOWN")
                            << QByteArray("Material/@class/value");
    QTest::newRow("attribute twice") << QByteArray("<Material class='a' class='b'/>")
                                     << QByteArray("ATTRIBUTE_REPEATED") << QByteArray("Material/@class[1]");
    QTest::newRow("attribute in other case")
        << QByteArray("<Material Class='a'/>") << QByteArray("ATTRIBUTE_UNKNOWN") << QByteArray("Material/@Class");
    QTest::newRow("unknown element") << QByteArray("<Material><sampler name='' map=''/></Material>")
                                     << QByteArray("ELEMENT_UNKNOWN") << QByteArray("Material/sampler");
}

void TestMarkup::damageIsReported()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, path);
    QByteArrayList found;
    for (const Issue &issue : check(*treeOf(text)))
        found += QByteArray(issue.kind->code) + " at " + issue.path.toUtf8();
    QVERIFY2(found.contains(code + " at " + path), found.join(", "));
}

void TestMarkup::damageIsRepaired_data()
{
    QTest::addColumn<QByteArray>("broken");
    QTest::addColumn<QByteArray>("mended");
    QTest::newRow("element without end") << QByteArray("<Material><Uniform name='a'></Material>")
                                         << QByteArray("<Material><Uniform name='a'></Uniform></Material>");
    QTest::newRow("element without end, before its sibling")
        << QByteArray("<Material>\n\t<Uniform name='a'>\n\t<Uniform name='b'/>\n</Material>")
        << QByteArray("<Material>\n\t<Uniform name='a'>\n\t</Uniform>\n\t<Uniform name='b'/>\n</Material>");
    QTest::newRow("end tag in other case")
        << QByteArray("<Material>\n</material>") << QByteArray("<Material>\n</Material>");
    QTest::newRow("wrong root") << QByteArray("<material></material>") << QByteArray("<Material></Material>");
    QTest::newRow("attribute in other case")
        << QByteArray("<Material Class='a'/>") << QByteArray("<Material class='a'/>");
    QTest::newRow("attribute twice") << QByteArray("<Material class='a' class='b'/>")
                                     << QByteArray("<Material class='a'/>");
    QTest::newRow("number") << QByteArray("<Material><Uniform name='a' b='1.5f' c='x'/></Material>")
                            << QByteArray("<Material><Uniform name='a' b='1.5' c='0'/></Material>");
    QTest::newRow("boolean") << QByteArray("<Material><Sampler name='a' map='a\\b' sRGB='yes'/></Material>")
                             << QByteArray("<Material><Sampler name='a' map='a/b' sRGB='false'/></Material>");
    QTest::newRow("value without end") << QByteArray("<Material class='a>\n</Material>")
                                       << QByteArray("<Material class='a'>\n</Material>");
    QTest::newRow("ampersand") << QByteArray("<Material class='a&b'/>") << QByteArray("<Material class='a&amp;b'/>");
}

void TestMarkup::damageIsRepaired()
{
    QFETCH(QByteArray, broken);
    QTEST(test::planAllRepairs(treeOf(broken)).after.toByteArray(), "mended");
}

/// Elements of one name inside each other: who lost its end has taken that of another.
void TestMarkup::lostEndIsFoundByIndentation()
{
    const QByteArray text =
        "<Model>\r\n <Joint name='a'>\r\n  <Joint name='b'>\r\n   <Joint name='c' />\r\n  </Joint>\r\n"
        "  <Joint name='d'>\r\n   <Joint name='e' />\r\n  </Joint>\r\n </Joint>\r\n</Model>\r\n";
    const Format *scene = formatById(QStringLiteral("horde3d.scene"));
    for (qsizetype at = text.indexOf("  </Joint>"); at >= 0; at = text.indexOf("  </Joint>", at + 1)) {
        const QByteArray broken = QByteArray(text).remove(at, text.indexOf('\n', at) + 1 - at);
        const std::shared_ptr<const Tree> tree = readTree(*scene, Bytes(broken), QStringLiteral("a.scene.xml"));
        const std::vector<Issue> found = check(*tree);
        const auto lost = std::find_if(found.begin(), found.end(),
                                       [](const Issue &issue) { return issue.kind == &issues::notEnded; });
        QVERIFY(lost != found.end());
        Planner planner(*tree);
        lost->repair.plan(planner);
        QCOMPARE(planner.finish().after.toByteArray(), text);
    }
}

void TestMarkup::nothingIsExpanded()
{
    const auto tree = treeOf("<!DOCTYPE m [<!ENTITY a \"&b;&b;\"><!ENTITY b SYSTEM \"/etc/passwd\">]>"
                             "<Material class='&a;&b;'/>");
    QCOMPARE(textAt(*tree, QStringLiteral("Material/@class")), QByteArray("&a;&b;"));
    QVERIFY(codesOf(*tree).contains("DOCUMENT_TYPE"));
}

void TestMarkup::depthAndSizeAreBounded()
{
    const auto deep = treeOf(QByteArray("<Material>").repeated(5000));
    QVERIFY(codesOf(*deep).contains("ELEMENTS_NESTED_TOO_DEEP"));
    const Bytes wide("<Material>" + QByteArray("<a/>").repeated(1000) + "</Material>");
    ReadLimits limits;
    limits.nodes = 100;
    const StreamTree stream = readStream(*treeOf("<Material/>")->format()->schema(), wide, limits);
    QVERIFY(stream.nodes.size() < 110);
    QCOMPARE(stream.nodes[0].range(), wide.range());
}

QTEST_GUILESS_MAIN(TestMarkup)
#include "tst_markup.moc"
