// Who is told of a change is told where it is in the file that he has, whatever other edits were made before it.
#include "core/edit/appendedplan.h"

#include <QTest>

using namespace hexahedron;

namespace {

EditPlan planOf(const QByteArray &before, const std::vector<std::pair<ByteRange, QByteArray>> &edits)
{
    EditPlan plan;
    plan.before = Bytes(before);
    std::vector<Replacement> replacements;
    for (const auto &[range, bytes] : edits) {
        replacements.push_back({range, Bytes(bytes)});
        Change &change = plan.changes.emplace_back();
        change.replacement = replacements.back();
        change.text = QStringLiteral("at 0x%1").arg(range.begin, 0, 16);
    }
    plan.after = plan.before.replaced(replacements);
    return plan;
}

QByteArray file()
{
    QByteArray bytes;
    for (int i = 0; i < 100; ++i)
        bytes += char(i);
    return bytes;
}

} // namespace

class TestOrigins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laterChangesAreWhereTheyWere();
    void whatCameInStoodNowhere();
    void plansOfPlansAreFollowed();
    void onlyWhatBecomesAnotherByteIsAChange();
    void bytesThatAreWrittenTwiceAreOneChange();
    void editsThatAreNotAllKnownTellNothing();
};

void TestOrigins::laterChangesAreWhereTheyWere()
{
    EditPlan all = planOf(file(), {{{10, 10}, QByteArray(16, 'x')}, {{20, 24}, {}}});
    appendPlan(all, planOf(all.after.toByteArray(), {{{5, 8}, {}}, {{60, 64}, "abcd"}}));
    QCOMPARE(all.changes.size(), size_t(4));
    QCOMPARE(all.changes[2].replaced(), (ByteRange{5, 8}));
    QCOMPARE(all.changes[3].replaced(), (ByteRange{48, 52})); // 60 - 16 + 4
    QCOMPARE(all.changes[3].text, QStringLiteral("at 0x30"));
}

void TestOrigins::whatCameInStoodNowhere()
{
    EditPlan all = planOf(file(), {{{10, 10}, QByteArray(16, 'x')}});
    appendPlan(all, planOf(all.after.toByteArray(), {{{12, 14}, {}}, {{25, 28}, {}}, {{40, 40}, "y"}}));
    QVERIFY(!all.changes[1].replaced());
    QVERIFY(!all.changes[2].replaced()); // in part
    QCOMPARE(all.changes[3].replaced(), (ByteRange{24, 24}));
}

void TestOrigins::plansOfPlansAreFollowed()
{
    EditPlan all = planOf(file(), {{{0, 2}, {}}});
    EditPlan next = planOf(all.after.toByteArray(), {{{0, 2}, {}}});
    appendPlan(next, planOf(next.after.toByteArray(), {{{0, 1}, {}}}));
    appendPlan(all, std::move(next));
    QCOMPARE(all.changes[1].replaced(), (ByteRange{2, 4}));
    QCOMPARE(all.changes[2].replaced(), (ByteRange{4, 5}));
}

/// A list that is written anew for two of its numbers.
void TestOrigins::onlyWhatBecomesAnotherByteIsAChange()
{
    EditPlan all = planOf(file(), {{{0, 2}, {}}, {{98, 98}, "xy"}});
    QByteArray list = all.after.toByteArray().mid(20);
    list[10] = 'a';
    list[40] = 'b';
    list[75] = list[76] = 'c'; // one of them came in
    EditPlan next = planOf(all.after.toByteArray(), {{{20, 20 + list.size()}, list}});
    next.changes.front().text = QStringLiteral("%1 byte(s) overwritten").arg(list.size());
    const QByteArray after = next.after.toByteArray();
    appendPlan(all, std::move(next));
    QCOMPARE(all.after.toByteArray(), after);
    QCOMPARE(all.changes.size(), size_t(6));
    QCOMPARE(all.changes[2].replaced(), (ByteRange{32, 33}));
    QCOMPARE(all.changes[3].replaced(), (ByteRange{62, 63}));
    QCOMPARE(all.changes[4].replaced(), (ByteRange{97, 98}));
    QVERIFY(!all.changes[5].replaced());
}

/// Who reads the plan knows nothing of the value in between.
void TestOrigins::bytesThatAreWrittenTwiceAreOneChange()
{
    EditPlan all = planOf(file(), {{{0, 2}, {}}, {{20, 22}, "ab"}});
    all.changes[1].text = QStringLiteral("5396 → 25185");
    EditPlan next = planOf(all.after.toByteArray(), {{{10, 10}, "z"}, {{18, 20}, "cd"}});
    next.changes[1].text = QStringLiteral("25185 → 25699");
    const QByteArray after = next.after.toByteArray();
    appendPlan(all, std::move(next));
    QCOMPARE(all.after.toByteArray(), after);
    QCOMPARE(all.changes.size(), size_t(3));
    QCOMPARE(all.changes[1].text, QStringLiteral("5396 → 25699"));
    QCOMPARE(all.changes[1].replacement.inserted.toByteArray(), QByteArray("cd"));
    QCOMPARE(all.changes[1].replaced(), (ByteRange{20, 22}));
}

void TestOrigins::editsThatAreNotAllKnownTellNothing()
{
    EditPlan all = planOf(file(), {{{10, 12}, "a"}});
    all.changes.clear();
    all.changes.push_back({});
    all.changes.back().stream = 1;
    appendPlan(all, planOf(all.after.toByteArray(), {{{50, 51}, {}}}));
    QVERIFY(!all.changes.back().replaced());
}

QTEST_GUILESS_MAIN(TestOrigins)
#include "tst_origins.moc"
