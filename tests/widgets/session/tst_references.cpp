// What an index names knows of the index: forward and back are one answer, in the files of all formats.
#include "core/check/referrers.h"
#include "core/formats/registry.h"
#include "core/schema/schema.h"
#include "tests/support/samples.h"
#include "widgets/session/links.h"

#include <QTest>

using namespace hexahedron;

class TestReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forwardAndBackAgree_data();
    void forwardAndBackAgree();
};

namespace {

constexpr int MostOfAField = 3; // indexes of one field that are looked at in one file
constexpr qint64 MostRows = 40;

void collect(const Tree &tree, const Item &item, QHash<const Field *, int> &seen, std::vector<Item> &indexes, int depth)
{
    if (item.isNumber() && item.field->index.array && ++seen[item.field] <= MostOfAField)
        indexes.push_back(item);
    for (qint64 row = 0; depth > 0 && row < qMin(tree.childCount(item), MostRows); ++row)
        collect(tree, tree.child(item, row), seen, indexes, depth - 1);
}

} // namespace

void TestReferences::forwardAndBackAgree_data()
{
    test::addSampleRows();
}

void TestReferences::forwardAndBackAgree()
{
    QFETCH(QString, file);
    constexpr qint64 Large = 3 << 20; // a search reads all of it
    const auto bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    if (bytes->size() > Large)
        QSKIP("large");
    const auto tree = readTree(*bytes, file);
    QHash<const Field *, int> seen;
    std::vector<Item> indexes;
    collect(*tree, tree->root(), seen, indexes, 14);
    for (const Item &index : indexes) {
        const IndexMeaning meaning = indexMeaning(*tree, index);
        if (!meaning.target.isValid())
            continue;
        const References found = findReferences(*tree, meaning.target);
        const bool isKnown = found.count > qint64(found.places.size())
                             || std::any_of(found.places.begin(), found.places.end(),
                                            [&](const References::Place &place) {
                                                return place.stream == index.stream && place.range == index.range;
                                            });
        QVERIFY2(isKnown, qPrintable(tree->path(index) + QStringLiteral(" → ") + tree->path(meaning.target)));
    }
}

QTEST_GUILESS_MAIN(TestReferences)
#include "tst_references.moc"
