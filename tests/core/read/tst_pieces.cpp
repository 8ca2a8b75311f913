#include "core/formats/registry.h"
#include "core/tree/items.h"
#include "core/tree/value.h"
#include "tests/support/kohibuilder.h"

#include <QTest>

using namespace hexahedron;

/// Rows of lists that say where pieces of a pool lie.
class TestPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRowLeadsToItsText();
    void aRowThatLeadsNowhereHasNone();
};

namespace {

const QString Rows = QStringLiteral("engine132/strings/entries");

Item rowIn(const Tree &tree, int row)
{
    return tree.find(QStringLiteral("%1[%2]").arg(Rows).arg(row)).value_or(Item());
}

} // namespace

void TestPieces::aRowLeadsToItsText()
{
    const auto tree = readTree(Bytes(kohi::Model().bytes()), QStringLiteral("model.k3d"));
    const Item rows = tree->find(Rows).value_or(Item());
    QVERIFY(rows.count > 1);
    for (int row = 0; row < rows.count; ++row) {
        const Item item = rowIn(*tree, row);
        const Item text = pieceOf(*tree, item);
        QVERIFY(text.isValid());
        QCOMPARE(tree->name(tree->parent(text)), QStringLiteral("data"));
        QCOMPARE(text.range.size(), integerIn(*tree, item, childOf(*tree, item, item.field->body[1]).field));
    }
    QVERIFY(!pieceOf(*tree, rows).isValid());
}

void TestPieces::aRowThatLeadsNowhereHasNone()
{
    const QByteArray bytes = kohi::Model().bytes();
    const auto whole = readTree(Bytes(bytes), QStringLiteral("model.k3d"));
    const qint64 offset = rowIn(*whole, 0).range.begin;
    for (const char *wrong : {"\xff\xff\xff\x7f", "\xff\xff\xff\xff"}) {
        QByteArray damaged = bytes;
        damaged.replace(offset, 4, wrong, 4);
        const auto tree = readTree(Bytes(damaged), QStringLiteral("model.k3d"));
        QVERIFY(rowIn(*tree, 0).isValid());
        QVERIFY(!pieceOf(*tree, rowIn(*tree, 0)).isValid());
    }
}

QTEST_APPLESS_MAIN(TestPieces)
#include "tst_pieces.moc"
