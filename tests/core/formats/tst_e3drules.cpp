// Each rule of the E3D reference has a sample that breaks it; repairs mend what they say.
#include "tests/support/e3dsamples.h"
#include "tests/support/ruletests.h"

#include <QTest>

using namespace hexahedron;

namespace {

/// All numbers of the reference.
QByteArrayList rules()
{
    QByteArrayList numbers;
    for (const auto &[first, last] :
         {std::pair(1, 17), std::pair(20, 31), std::pair(33, 33), std::pair(35, 36), std::pair(40, 44),
          std::pair(50, 56), std::pair(60, 63), std::pair(70, 71), std::pair(80, 85), std::pair(90, 96)}) {
        for (int number = first; number <= last; ++number)
            numbers += QByteArray::number(number);
    }
    return numbers;
}

} // namespace

class TestE3dRules : public test::RuleTests
{
    Q_OBJECT

public:
    TestE3dRules()
        : RuleTests({.format = "ecere.e3d",
                     .sound = e3d::soundSamples(),
                     .damaged = e3d::damagedSamples(),
                     .rules = rules(),
                     .revealing = {"3", "4", "5", "8", "10", "20", "23"}})
    {
    }
};

QTEST_GUILESS_MAIN(TestE3dRules)
#include "tst_e3drules.moc"
