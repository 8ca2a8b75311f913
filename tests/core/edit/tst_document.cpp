#include "core/edit/document.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;

/// Which version of a file the snapshots of a document were made from.
class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatItWroteItselfIsNobodyElses();
    void whatIsMarkedWhileItIsSavedStaysMarked();
    void sameContentOfAnotherStepIsSaved();
};

namespace {

void put(Document &document, const QByteArray &content)
{
    EditPlan plan;
    plan.before = document.bytes();
    plan.after = Bytes(content);
    Change change;
    change.replacement = {plan.before.range(), plan.after};
    plan.changes.push_back(change);
    QVERIFY(document.apply(plan));
}

} // namespace

void TestDocument::whatItWroteItselfIsNobodyElses()
{
    const QTemporaryDir folder;
    const QString path = test::written(folder.filePath(QStringLiteral("file")), "opened");
    const auto document = Document::open(path, nullptr);
    QVERIFY(document);
    put(*document, "ours");
    test::written(path, "theirs, and longer");
    QVERIFY(document->readAgain({}, nullptr));
    document->undo();
    QVERIFY(!document->isMadeFromDisk());
    QVERIFY(document->save(path, {.overwrites = true}).isSaved());
    // Something else is put over what they wrote, and taken back to what is on the disk.
    document->redo();
    put(*document, "from elsewhere");
    document->markOtherOrigin();
    QVERIFY(!document->isMadeFromDisk());
    document->undo();
    document->undo();
    QVERIFY(!document->isModified());
    put(*document, "ours, and more");
    QVERIFY(document->isMadeFromDisk());
    QVERIFY(document->save(path, {}).isSaved());
}

void TestDocument::whatIsMarkedWhileItIsSavedStaysMarked()
{
    const QTemporaryDir folder;
    const QString path = test::written(folder.filePath(QStringLiteral("file")), "opened");
    const auto document = Document::open(path, nullptr);
    QVERIFY(document);
    put(*document, "ours");
    const Document::SaveJob job = document->saveJob(path, {});
    put(*document, "from elsewhere");
    document->markOtherOrigin();
    document->finish(job, Document::carryOut(job));
    QVERIFY(!document->isMadeFromDisk());
    QCOMPARE(document->save(path, {}).result, SaveResult::Conflict);
    document->undo();
    QVERIFY(document->isMadeFromDisk());
}

/// No byte of the one is where the other has it in memory, and there are many.
void TestDocument::sameContentOfAnotherStepIsSaved()
{
    const QTemporaryDir folder;
    const QByteArray content(12 << 20, 'x');
    const QString path = test::written(folder.filePath(QStringLiteral("file")), content);
    const auto document = Document::open(path, nullptr);
    QVERIFY(document);
    put(*document, "something else");
    put(*document, QByteArray(content.size(), 'x'));
    QVERIFY(!document->isModified());
    QVERIFY(document->save(path, {}).isSaved());
    document->undo();
    QVERIFY(document->isModified());
    document->undo();
    QVERIFY(!document->isModified());
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
