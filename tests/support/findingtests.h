#pragma once

#include "core/tree/tree.h"
#include "tests/support/builtsamples.h"
#include "tests/support/repairs.h"

#include <QObject>

#include <map>

namespace hexahedron::test {

/// Samples of one folder, and what is wrong with each.
struct FindingSamples
{
    QByteArray folder; ///< "horde3d/"
    std::vector<BuiltSample> files;
    /// By the name of the file: "NOT_FINITE 38 error", code, rule and severity of each kind of finding, with ", " between them.
    std::map<QByteArray, const char *> findings;
    QString liesIn = {};        ///< the folder in which the files are taken to be, with a slash; empty: none
    bool mayBeUnlisted = false; ///< then a file without an entry has nothing wrong with it
    /// The name of a file and the code of what planRepairs() mends in it.
    std::vector<std::pair<QByteArray, QByteArray>> repairs;
};

/// What holds for formats whose samples are told by their kinds of findings. The test of one format derives from this.
class FindingTests : public QObject
{
    Q_OBJECT

protected:
    explicit FindingTests(FindingSamples samples);
    /// The bytes of the sample of that name, which must be there.
    QByteArray sample(const QByteArray &name) const;
    /// A sample as the program would open it.
    std::shared_ptr<const Tree> tree(const QByteArray &name, const QByteArray &bytes) const;

protected Q_SLOTS:
    void everySampleSaysWhatIsWrong_data();

private Q_SLOTS:
    void initTestCase();
    void everySampleSaysWhatIsWrong();
    void repairsMend_data();
    void repairsMend();

private:
    const FindingSamples m_samples;
};

} // namespace hexahedron::test
