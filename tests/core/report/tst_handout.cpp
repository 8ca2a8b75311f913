#include "core/check/checker.h"
#include "core/edit/newfile.h"
#include "core/formats/registry.h"
#include "core/report/handout.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/browser.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"

#include <QBuffer>
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;
using namespace Qt::StringLiterals;

/// A page about a file, for people who do not have the program.
class TestHandout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyByteThatIsShownIsExplained_data();
    void everyByteThatIsShownIsExplained();
    void longListsAreShortenedWithACount();
    void largeFilesFitOnAPage();
    void findingsAndNotesLeadToTheirRow();
    void unpackedBytesAreShownToo();
    void onlyAPartWhenThatIsWanted();
    void modelLeadsBackToItsBytes_data();
    void modelLeadsBackToItsBytes();
    void largeModelsAreCut();
    void namesAreOnlyText_data();
    void namesAreOnlyText();
    void needsNothingElse();
    void structureAndBytesLeadToEachOther();
    void modelAndBytesLeadToEachOther();
    void worksWithoutWebGl();
    void realFilesLeadBothWays_data();
    void realFilesLeadBothWays();
    void keysGoThroughIt();
    void printsWithoutColours();
    void hostileFilesRunNothing();

private:
    void startBrowser();
    QString page(const QByteArray &html) { return written(m_folder.filePath(u"page.html"_s), html); }

    QTemporaryDir m_folder;
    std::unique_ptr<Browser> m_browser;
};

namespace {

constexpr int Patience = 60'000; // milliseconds, where software draws and others work, too

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes, const char *format = "blitz3d.b3d")
{
    return readTree(*formatById(QString::fromLatin1(format)), Bytes(bytes), u"model.b3d"_s);
}

std::shared_ptr<const Tree> example(const char *format, NewFile kind = NewFile::Everything)
{
    return treeOf(newFile(*formatById(QString::fromLatin1(format)), kind, &anyFormatById).bytes, format);
}

Handout handoutOf(const Tree &tree, const std::vector<Bookmark> &bookmarks = {}, const HandoutLimits &limits = {})
{
    return makeHandout(tree, check(tree), bookmarks, {}, limits);
}

QByteArray writtenBy(bool (*write)(QIODevice *, const Handout &), const Handout &handout)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return write(&buffer, handout) ? buffer.data() : QByteArray();
}

const Handout::Row *rowOf(const Handout &handout, const QString &path)
{
    const auto found = std::find_if(handout.rows.begin(), handout.rows.end(),
                                    [&](const Handout::Row &row) { return row.path == path; });
    return found == handout.rows.end() ? nullptr : &*found;
}

/// A model of so many vertices.
QByteArray manyVertices(int count)
{
    using namespace b3d;
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += f32({float(i), 0, 0});
    return file(node("root", mesh(vertices(all) + triangles({0, 1, 2}))));
}

const QString hostile = u"</title><script>window.hacked=1</script><img src=x onerror=window.hacked=1>\"'`|&amp;**b**"_s;

} // namespace

void TestHandout::everyByteThatIsShownIsExplained_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const Format *format : allFormats()) {
        if (hasNewFile(*format, NewFile::Everything))
            QTest::newRow(format->id) << QByteArray(format->id);
    }
}

void TestHandout::everyByteThatIsShownIsExplained()
{
    QFETCH(QByteArray, format);
    const auto tree = example(format.constData());
    const Handout handout = handoutOf(*tree);
    QVERIFY(!handout.rows.empty());
    for (size_t i = 0; i < handout.rows.size(); ++i) {
        QVERIFY(handout.rows[i].last >= int(i) && handout.rows[i].last < int(handout.rows.size()));
        QVERIFY2(!handout.rows[i].said.isEmpty(), qPrintable(handout.rows[i].path));
    }
    for (const Handout::Stream &stream : handout.streams) {
        qint64 at = 0;
        for (const Handout::Stretch &stretch : stream.stretches) {
            QCOMPARE(stretch.range.begin, at);
            at = stretch.range.end;
            for (size_t i = 0; i < stretch.rows.size(); ++i) {
                const int row = stretch.rows[i];
                QVERIFY(row >= -1 && row < int(handout.rows.size()));
                if (row >= 0)
                    QVERIFY(handout.rows[size_t(row)].range.contains(stretch.range.begin + qint64(i)));
            }
        }
        QCOMPARE(at, stream.bytes.size());
    }
    QVERIFY(writtenBy(writeHandoutHtml, handout).endsWith("</html>\n"));
    QVERIFY(writtenBy(writeHandoutMarkdown, handout).startsWith("# model.b3d\n"));
}

void TestHandout::longListsAreShortenedWithACount()
{
    const auto tree = treeOf(manyVertices(1000));
    const Handout handout = handoutOf(*tree);
    const Handout::Row *list = rowOf(handout, u"BB3D/NODE/MESH/VRTS/vertices"_s);
    QVERIFY(list);
    QVERIFY(rowOf(handout, list->path + u"[3]/position"_s));
    QVERIFY(!rowOf(handout, list->path + u"[4]"_s));
    QCOMPARE(list->leftOut, 996);
    QVERIFY(writtenBy(writeHandoutHtml, handout).contains("… and 996 more"));
    QVERIFY(writtenBy(writeHandoutMarkdown, handout).contains("(996 more are not shown)"));
    QVERIFY(!handout.leftOut.isEmpty());
    // A short one is shown whole.
    const auto small = treeOf(manyVertices(5));
    QCOMPARE(rowOf(handoutOf(*small), u"BB3D/NODE/MESH/VRTS/vertices"_s)->leftOut, 0);
}

void TestHandout::largeFilesFitOnAPage()
{
    using namespace b3d;
    QByteArray nodes;
    for (int i = 0; i < 20'000; ++i)
        nodes += node("n", keys(1, i32({1}) + f32({1, 2, 3})));
    QByteArray deep = node("end");
    for (int i = 0; i < 500; ++i)
        deep = node("deeper", deep);
    const auto tree = treeOf(file(node("root", deep + nodes)) + QByteArray(1 << 20, 'x'));
    const Handout handout = makeHandout(*tree, {}, {});
    const HandoutLimits limits;
    QVERIFY(int(handout.rows.size()) <= limits.mostRows + limits.depth);
    const QByteArray html = writtenBy(writeHandoutHtml, handout);
    QVERIFY2(html.size() < 3 << 20, QByteArray::number(html.size()).constData());
    QVERIFY(html.contains("Not on this page"));
    qint64 shown = 0;
    for (const Handout::Stretch &stretch : handout.streams.front().stretches)
        shown += stretch.isShown ? stretch.range.size() : 0;
    QVERIFY(shown > 0 && shown < 4 * limits.mostBytes);
    const Handout::Row *root = rowOf(handout, u"BB3D/NODE"_s);
    QVERIFY(root && root->leftOut > 19'000);
}

void TestHandout::findingsAndNotesLeadToTheirRow()
{
    const auto tree = example("blitz3d.b3d", NewFile::Broken);
    const Item position = *tree->find(u"BB3D/NODE/position"_s);
    const Handout handout = handoutOf(*tree, {{.range = position.range, .text = u"look here"_s}});
    QVERIFY(!handout.findings.empty());
    for (const Handout::Finding &finding : handout.findings)
        QVERIFY2(finding.row >= 0, qPrintable(finding.path));
    QCOMPARE(handout.notes.size(), size_t(1));
    QCOMPARE(handout.rows[size_t(handout.notes[0].row)].path, u"BB3D/NODE/position"_s);
    for (const auto write : {writeHandoutHtml, writeHandoutMarkdown}) {
        const QByteArray text = writtenBy(write, handout);
        QVERIFY(text.contains("look here"));
        QVERIFY(text.contains("Error") || text.contains("Warning"));
    }
    QVERIFY(writtenBy(writeHandoutHtml, handout).contains("href=\"#r" + QByteArray::number(handout.findings[0].row)));
}

void TestHandout::unpackedBytesAreShownToo()
{
    int packed = 0;
    for (const char *format : {"ecere.e3d", "urho3d.pak"}) {
        const Handout handout = handoutOf(*example(format));
        for (const Handout::Stream &stream : handout.streams)
            packed += stream.path.isEmpty() ? 0 : 1;
    }
    QVERIFY(packed > 0);
}

void TestHandout::onlyAPartWhenThatIsWanted()
{
    const auto tree = example("blitz3d.b3d");
    const Handout handout = makeHandout(*tree, {}, {}, tree->find(u"BB3D/BRUS"_s));
    QCOMPARE(handout.rows.front().path, u"BB3D/BRUS"_s);
    for (const Handout::Row &row : handout.rows)
        QVERIFY(row.path.startsWith(u"BB3D/BRUS"_s));
}

void TestHandout::modelLeadsBackToItsBytes_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QString>("triangle"); ///< the first
    QTest::addColumn<QString>("vertex");
    QTest::newRow("interleaved") << QByteArray("blitz3d.b3d") << u"BB3D/NODE/MESH/TRIS/triangles[0]"_s
                                 << u"BB3D/NODE/MESH/VRTS/vertices[0]"_s;
    QTest::newRow("y downwards") << QByteArray("ecere.e3d") << u"meshes/mesh/triFaces16/triangles[0]"_s
                                 << u"meshes/mesh/attributes/interleaved/vertexData[0]"_s;
    QTest::newRow("single indices") << QByteArray("urho3d.mdl") << u"UMDL/indexBuffers[0]/indices[0]"_s
                                    << u"UMDL/vertexBuffers[0]/vertices[0]"_s;
    QTest::newRow("streams") << QByteArray("horde3d.geo") << u"H3DG/triangleIndices[0]"_s
                             << u"H3DG/vertexStreams[0]/positions[0]"_s;
}

void TestHandout::modelLeadsBackToItsBytes()
{
    QFETCH(QByteArray, format);
    QFETCH(QString, triangle);
    QFETCH(QString, vertex);
    const auto tree = example(format.constData());
    const HandoutModel model = handoutOf(*tree).model;
    QVERIFY(!model.isEmpty());
    QCOMPARE(model.corners.size() % 3, size_t(0));
    for (const quint32 corner : model.corners)
        QVERIFY(3 * corner + 2 < model.positions.size());
    QVERIFY(!model.triangles.empty() && !model.vertices.empty());
    QCOMPARE(model.triangles[0].begin, tree->find(triangle)->range.begin);
    QCOMPARE(model.vertices[0].begin, tree->find(vertex)->range.begin);
    QVERIFY(model.triangles[0].step >= model.triangles[0].size && model.triangles[0].size > 0);
    QCOMPARE(handoutOf(*example("image.png")).model.isEmpty(), true);
}

void TestHandout::largeModelsAreCut()
{
    const auto tree = treeOf(manyVertices(500));
    HandoutLimits limits;
    limits.mostVertices = 400;
    const Handout handout = handoutOf(*tree, {}, limits);
    QVERIFY(handout.model.isEmpty());
    QCOMPARE(handout.model.leftOut, 1);
    QVERIFY(handout.leftOut.join(u' ').contains(u"of the model"_s));
    QVERIFY(!writtenBy(writeHandoutHtml, handout).contains("<canvas"));
}

void TestHandout::namesAreOnlyText_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << hostile;
    QTest::newRow("end of a comment") << u"--><b>"_s;
    QTest::newRow("lines and columns") << u"a\n```\n# b | c | [d](javascript:alert(1))"_s;
    QTest::newRow("directions") << QString(QChar(0x202e)) + u"gnp.exe"_s;
}

void TestHandout::namesAreOnlyText()
{
    QFETCH(QString, name);
    using namespace b3d;
    const auto tree = treeOf(
        file(node(name.toUtf8().constData(), mesh(vertices(threeVertices()) + triangles({0, 1, 2})))));
    Handout handout = handoutOf(*tree, {{.range = {0, 4}, .path = name, .text = name}});
    handout.fileName = name;
    const QString html = QString::fromUtf8(writtenBy(writeHandoutHtml, handout));
    // Tags and attributes are those of the page, whatever the file says.
    Handout plain = handout;
    plain.fileName = u"x"_s;
    const auto tags = [](QString text) {
        QStringList all;
        auto found = QRegularExpression(u"<[a-z/!][^>]*>"_s)
                         .globalMatch(text.remove(QRegularExpression(u"title=\"[^\"]*\""_s)));
        while (found.hasNext())
            all += found.next().captured();
        return all;
    };
    QCOMPARE(tags(html), tags(QString::fromUtf8(writtenBy(writeHandoutHtml, plain))));
    QVERIFY(!html.contains(u"<img"_s) && !html.contains(u"<b>"_s));
    const QString markdown = QString::fromUtf8(writtenBy(writeHandoutMarkdown, handout));
    const QString outside = QString(markdown).remove(QRegularExpression(
        u"^```text$.*?^```$"_s, QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption));
    QVERIFY(outside.size() < markdown.size());
    QVERIFY(!outside.contains(u'<') && !outside.contains(QRegularExpression(u"[^\\\\]\\]\\("_s)));
    // A row of the table is one line with as many cells as the others.
    for (const QString &line : markdown.split(u'\n')) {
        if (line.startsWith(u"| "_s))
            QCOMPARE(QString(line).remove(u"\\|"_s).count(u'|'), 7);
    }
    QCOMPARE(markdown.count(QRegularExpression(u"^```"_s, QRegularExpression::MultilineOption)), 2);
}

void TestHandout::needsNothingElse()
{
    const QByteArray html = writtenBy(writeHandoutHtml, handoutOf(*example("image.png")));
    QVERIFY(!html.contains("http://") && !html.contains("https://") && !html.contains("src="));
    QVERIFY(html.contains("default-src 'none'"));
    QCOMPARE(html.count("<script"), 1);
    // What draws a model is on the page of a model only, with its licence. Its text names addresses, but loads nothing:
    // the browser below counts.
    const QByteArray model = writtenBy(writeHandoutHtml, handoutOf(*example("blitz3d.b3d")));
    QVERIFY(model.contains("default-src 'none'") && !model.contains("<script src="));
    QCOMPARE(model.count("<script"), 3);
    QVERIFY(model.contains("Permission is hereby granted") && !html.contains("three.js authors"));
}

// --- In a real browser ------------------------------------------------------------------------------------------------

void TestHandout::startBrowser()
{
    if (Browser::program().isEmpty())
        QSKIP("There is no chromium on this machine, so the page was not tried in a browser.");
    if (!m_browser) {
        m_browser = std::make_unique<Browser>();
        QVERIFY2(m_browser->start(m_folder.filePath(u"profile"_s)), qPrintable(m_browser->error()));
    }
}

void TestHandout::structureAndBytesLeadToEachOther()
{
    startBrowser();
    if (!m_browser)
        return;
    const Handout handout = handoutOf(*example("blitz3d.b3d", NewFile::Broken));
    QVERIFY(m_browser->open(page(writtenBy(writeHandoutHtml, handout))));
    const auto number = [&](const QString &path) {
        return QString::number(rowOf(handout, path) - handout.rows.data());
    };
    const auto text = [this](const QString &expression) { return m_browser->value(expression).toString(); };
    // From a row to its bytes.
    const QString position = number(u"BB3D/NODE/position"_s);
    QVERIFY(m_browser->click(u"#r%1 .row"_s.arg(position)));
    QCOMPARE(text(u"[...document.querySelectorAll('#bytes .s')].every(e=>e.dataset.r==='%1')+''"_s.arg(position)),
             u"true"_s);
    QVERIFY(m_browser->value(u"document.querySelectorAll('#bytes .s').length"_s).toInt() > 0);
    QVERIFY2(text(u"about.textContent"_s).contains(u"BB3D/NODE/position"_s), qPrintable(text(u"about.textContent"_s)));
    // From bytes to their row.
    const QString name = number(u"BB3D/NODE/name"_s);
    QVERIFY(m_browser->click(u"#bytes [data-r='%1']"_s.arg(name)));
    QCOMPARE(text(u"document.querySelector('.row.s').parentElement.id"_s), u"r"_s + name);
    // Pointing shows what belongs together, both ways, and changes nothing else.
    QVERIFY(m_browser->pointAt(u"#bytes [data-r='%1']"_s.arg(position)));
    QCOMPARE(text(u"document.querySelector('.row.h').parentElement.id"_s), u"r"_s + position);
    QVERIFY(m_browser->pointAt(u"#r%1 .row"_s.arg(name)));
    QCOMPARE(text(u"document.querySelector('#bytes .h').dataset.r"_s), name);
    QCOMPARE(text(u"document.querySelector('.row.s').parentElement.id"_s), u"r"_s + name);
    // A structure stands for all that lies in it.
    QVERIFY(m_browser->click(u"#r%1 > .row"_s.arg(number(u"BB3D/NODE"_s))));
    QVERIFY(m_browser->value(u"document.querySelectorAll('#bytes .a').length"_s).toInt() > 5);
    // A finding leads to its row, also where that is folded.
    m_browser->value(u"document.querySelector('[data-fold=\"1\"]').click()"_s);
    QVERIFY(m_browser->click(u"section a"_s));
    QTRY_COMPARE(text(u"document.querySelector('.row.s').parentElement.id"_s),
                 u"r"_s + QString::number(handout.findings[0].row));
    QCOMPARE(m_browser->value(u"document.querySelector('.row.s').offsetParent!==null"_s), QJsonValue(true));
}

void TestHandout::modelAndBytesLeadToEachOther()
{
    startBrowser();
    if (!m_browser)
        return;
    using namespace b3d;
    const auto tree = treeOf(file(
        node("square", mesh(vertices(f32({0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0})) + triangles({0, 1, 2, 0, 2, 3})))));
    const Handout handout = handoutOf(*tree);
    QVERIFY(m_browser->open(page(writtenBy(writeHandoutHtml, handout))));
    QTRY_COMPARE_WITH_TIMEOUT(m_browser->value(u"model.dataset.drawn"_s).toString(), u"1"_s, Patience);
    QCOMPARE(m_browser->value(u"performance.getEntriesByType('resource').length"_s).toInt(-1), 0);
    // Pixels in the colour of what is selected.
    const auto lit = [this] {
        return m_browser
            ->value(
                u"(()=>{const "
                u"m=document.getElementById('model'),c=document.createElement('canvas'),p=c.getContext('2d');"
                "c.width=m.width;c.height=m.height;p.drawImage(m,0,0);const d=p.getImageData(0,0,c.width,c.height)"
                ".data;let n=0;for(let i=0;i<d.length;i+=4)if(d[i]===255&&d[i+1]===196&&d[i+2]===0)++n;return n})()"_s)
            .toInt();
    };
    QCOMPARE(lit(), 0);
    const QString list = u"BB3D/NODE/MESH/TRIS/triangles"_s;
    const auto number = [&](const QString &path) {
        return QString::number(rowOf(handout, path) - handout.rows.data());
    };
    QVERIFY(m_browser->click(u"#r%1 > .row"_s.arg(number(list + u"[1]"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(lit() > 1000, Patience);
    const int one = lit();
    // A vertex lights the triangles that use it: both.
    QVERIFY(m_browser->click(u"#r%1 > .row"_s.arg(number(u"BB3D/NODE/MESH/VRTS/vertices[1]"_s))));
    QTRY_VERIFY_WITH_TIMEOUT(lit() > 1000, Patience);
    QVERIFY(m_browser->click(u"#model"_s));
    QTRY_VERIFY_WITH_TIMEOUT(
        m_browser->value(u"document.querySelector('.row.s .n').textContent"_s).toString().contains(u"vertex_id"_s)
            || m_browser->value(u"document.querySelector('.row.s').title"_s).toString().startsWith(list),
        Patience);
    QVERIFY(m_browser->value(u"about.textContent"_s).toString().contains(u"Triangle "_s));
    QTRY_VERIFY_WITH_TIMEOUT(qAbs(lit() - one) < one, Patience);
    // Keys turn it.
    const auto picture = [this] {
        return m_browser->value(u"document.getElementById('model').toDataURL()"_s).toString();
    };
    const QString before = picture();
    m_browser->value(u"document.getElementById('model').focus()"_s);
    m_browser->key(u"ArrowRight"_s);
    QTRY_VERIFY_WITH_TIMEOUT(picture() != before, Patience);
}

/// The page of a model in a browser that cannot draw it is the page without the model, and says so.
void TestHandout::worksWithoutWebGl()
{
    startBrowser();
    if (!m_browser)
        return;
    const Handout handout = handoutOf(*example("blitz3d.b3d"));
    QVERIFY(m_browser->openWithout(u"HTMLCanvasElement.prototype.getContext=()=>null"_s,
                                   page(writtenBy(writeHandoutHtml, handout))));
    QTRY_COMPARE_WITH_TIMEOUT(m_browser->value(u"model.dataset.drawn"_s).toString(), u"0"_s, Patience);
    QVERIFY(m_browser->value(u"model.offsetParent===null"_s).toBool());
    QVERIFY(m_browser->value(u"side.textContent"_s).toString().contains(u"WebGL"_s));
    QVERIFY(m_browser->click(u"#r2 .row"_s));
    QVERIFY(m_browser->value(u"document.querySelectorAll('#bytes .s').length"_s).toInt() > 0);
}

void TestHandout::realFilesLeadBothWays_data()
{
    QTest::addColumn<QString>("file"); ///< one of others, where there is one
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<bool>("hasModel");
    QTest::newRow("skinned") << u"b3d/mobs_animal_mobs_kitten.b3d"_s << QByteArray("blitz3d.b3d") << true;
    QTest::newRow("packed") << u"e3d/cow.e3d"_s << QByteArray("ecere.e3d") << true;
    QTest::newRow("skinned, strings apart") << u"k3d/engine_huesitos.k3d"_s << QByteArray("kohi.k3d") << true;
    QTest::newRow("material") << u"folders/horde3d/Content/models/man/civilian1.material.xml"_s
                              << QByteArray("horde3d.material") << false;
}

/// Each row that has bytes on the page lights them, and they lead back to it; all of it also with keys.
void TestHandout::realFilesLeadBothWays()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, format);
    QFETCH(bool, hasModel);
    startBrowser();
    if (!m_browser)
        return;
    const QByteArray real = contentOf(sharedSamples() + u'/' + file);
    if (real.isEmpty())
        qInfo("%s is not there: the program's own example instead", qPrintable(file));
    const Handout handout = handoutOf(real.isEmpty() ? *example(format.constData())
                                                     : *treeOf(real, format.constData()));
    QVERIFY(m_browser->open(page(writtenBy(writeHandoutHtml, handout))));
    QCOMPARE(m_browser->value(u"document.querySelectorAll('.row').length"_s).toInt(), int(handout.rows.size()));
    const auto text = [this](const QString &expression) { return m_browser->value(expression).toString(); };
    // Of all rows that are one field each, in the page: a click on the row and one on its bytes choose the same.
    QCOMPARE(text(uR"((()=>{
        const rows=[...document.querySelectorAll('.leaf>.row')],wrong=[];
        for(let n=0;n<rows.length;n+=Math.ceil(rows.length/30)){
            const row=rows[n];
            const id=row.parentElement.id.slice(1),own=[...document.querySelectorAll(`#bytes [data-r="${id}"]`)];
            row.click();
            if(own.some(e=>!e.classList.contains('s'))||document.querySelectorAll('#bytes .s').length!==own.length)wrong.push('row '+id);
            rows[0].click();
            if(own.length)own[0].click();
            if(own.length&&document.querySelector('.row.s')!==row)wrong.push('bytes '+id);
        }
        return wrong.join(', ')||'all '+(rows.length>0);
    })())"_s),
             u"all true"_s);
    // Folding hides what is below, keys go past it, and what is pointed at is seen on both sides.
    m_browser->value(u"document.querySelector('[data-fold=\"1\"]').click()"_s);
    m_browser->value(u"document.querySelector('.row').focus()"_s);
    m_browser->key(u"ArrowDown"_s);
    QCOMPARE(text(u"document.activeElement.parentElement.id"_s),
             u"r"_s
                 + QString::number(handout.rows[0].last + 1 < int(handout.rows.size()) ? handout.rows[0].last + 1 : 0));
    m_browser->value(u"document.querySelector('[data-fold=\"0\"]').click()"_s);
    const QString first = text(u"document.querySelector('#bytes [data-r]').dataset.r"_s);
    QVERIFY(m_browser->pointAt(u"#bytes [data-r='%1']"_s.arg(first)));
    QCOMPARE(text(u"document.querySelector('.row.h').parentElement.id"_s), u"r"_s + first);
    if (!hasModel)
        return;
    QTRY_COMPARE_WITH_TIMEOUT(text(u"model.dataset.drawn"_s), u"1"_s, Patience);
    QVERIFY(m_browser->click(u"#model"_s));
    QTRY_VERIFY_WITH_TIMEOUT(text(u"about.textContent"_s).contains(u"Triangle "_s), Patience);
}

void TestHandout::keysGoThroughIt()
{
    startBrowser();
    if (!m_browser)
        return;
    const Handout handout = handoutOf(*example("blitz3d.b3d"));
    QVERIFY(m_browser->open(page(writtenBy(writeHandoutHtml, handout))));
    const auto focused = [this] {
        return m_browser->value(u"document.activeElement.parentElement.id||document.activeElement.id"_s).toString();
    };
    m_browser->value(u"document.querySelector('.row[tabindex=\"0\"]').focus()"_s);
    QCOMPARE(focused(), u"r0"_s);
    m_browser->key(u"ArrowDown"_s);
    QCOMPARE(focused(), u"r1"_s);
    m_browser->key(u"ArrowLeft"_s); // to what holds it
    QCOMPARE(focused(), u"r0"_s);
    m_browser->key(u"ArrowLeft"_s); // folds
    QCOMPARE(m_browser->value(u"document.getElementById('r0').open"_s), QJsonValue(false));
    m_browser->key(u"ArrowRight"_s);
    QCOMPARE(m_browser->value(u"document.getElementById('r0').open"_s), QJsonValue(true));
    m_browser->key(u"End"_s);
    QCOMPARE(focused(), u"r"_s + QString::number(handout.rows.size() - 1));
    // In the bytes from one field to the next, and to its row.
    m_browser->value(u"document.getElementById('bytes').focus()"_s);
    m_browser->key(u"Home"_s);
    m_browser->key(u"ArrowRight"_s);
    QCOMPARE(m_browser->value(u"document.querySelector('#bytes .s').textContent"_s).toString().size(), 12);
    m_browser->key(u"Enter"_s);
    QCOMPARE(focused(), u"r2"_s);
}

void TestHandout::printsWithoutColours()
{
    startBrowser();
    if (!m_browser)
        return;
    const Handout handout = handoutOf(*treeOf(manyVertices(600)));
    QVERIFY(m_browser->open(page(writtenBy(writeHandoutHtml, handout))));
    m_browser->showAsPrinted(true);
    QCOMPARE(m_browser->value(u"getComputedStyle(document.querySelector('.hex .c10')).backgroundColor"_s).toString(),
             u"rgba(0, 0, 0, 0)"_s);
    QCOMPARE(m_browser->value(u"getComputedStyle(document.querySelector('.hex .b')).borderLeftStyle"_s).toString(),
             u"solid"_s);
    QCOMPARE(m_browser->value(u"getComputedStyle(document.querySelector('.x.p')).display"_s).toString(), u"block"_s);
    // All lines, also those that were never in sight.
    QCOMPARE(
        m_browser->value(
            u"[...document.querySelectorAll('.hex')].every(e=>getComputedStyle(e).contentVisibility==='visible')"_s),
        QJsonValue(true));
    m_browser->showAsPrinted(false);
    const QByteArray pdf = m_browser->pdf();
    QVERIFY(pdf.startsWith("%PDF"));
}

void TestHandout::hostileFilesRunNothing()
{
    startBrowser();
    if (!m_browser)
        return;
    using namespace b3d;
    const auto tree = treeOf(
        file(node(hostile.toUtf8().constData(), mesh(vertices(threeVertices()) + triangles({0, 1, 7})))));
    Handout handout = handoutOf(*tree, {{.range = {0, 4}, .path = hostile, .text = hostile}});
    handout.fileName = hostile;
    QVERIFY(m_browser->open(page(writtenBy(writeHandoutHtml, handout))));
    QCOMPARE(m_browser->value(u"typeof window.hacked"_s).toString(), u"undefined"_s);
    QCOMPARE(m_browser->value(u"document.images.length"_s).toInt(-1), 0);
    QCOMPARE(m_browser->value(u"performance.getEntriesByType('resource').length"_s).toInt(-1), 0);
    QCOMPARE(m_browser->value(u"document.querySelector('h1').textContent"_s).toString(), hostile);
    // Nor would anything that somebody puts in later.
    m_browser->value(u"document.body.insertAdjacentHTML('beforeend','<img src=x onerror=\"window.hacked=1\">')"_s);
    QCOMPARE(m_browser->value(u"typeof window.hacked"_s).toString(), u"undefined"_s);
}

QTEST_GUILESS_MAIN(TestHandout)
#include "tst_handout.moc"
