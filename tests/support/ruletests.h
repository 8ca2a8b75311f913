#pragma once

#include "tests/support/builtsamples.h"

#include <QByteArrayList>
#include <QObject>

namespace hexahedron::test {

/// Files that show the rules of one format.
struct RuleSamples
{
    QByteArray format;              ///< how the names of its kinds of files begin
    std::vector<BuiltSample> sound; ///< nothing at all is to be said about these
    std::vector<DamagedSample> damaged;
    QByteArrayList rules;     ///< the numbers of the reference that need a damaged sample
    QByteArrayList revealing; ///< rules whose repairs may bring to light what could not be seen before
};

/// What holds for the rules of every format. The test of one format derives from this, and adds what is its own.
class RuleTests : public QObject
{
    Q_OBJECT

protected:
    explicit RuleTests(RuleSamples samples);

private Q_SLOTS:
    void soundFilesGiveNothing_data();
    void soundFilesGiveNothing();
    void damageIsFound_data();
    void damageIsFound();
    void repairsMend_data() { damageIsFound_data(); }
    void repairsMend();
    void threadsFindTheSame_data() { damageIsFound_data(); }
    void threadsFindTheSame();
    void messagesAreWhole_data() { damageIsFound_data(); }
    void messagesAreWhole();
    void everyRuleHasASample();

private:
    const RuleSamples m_samples;
};

} // namespace hexahedron::test
