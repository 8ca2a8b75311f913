#pragma once

#include "core/report/jsonwriter.h"
#include "core/salvage/rescue.h"

#include <optional>

namespace hexahedron {

/// "whole", "with errors", "in part".
QString stateName(salvage::Find::State state);
/// The name of its format; what lies in a package and is of none has no other.
QString formatName(const salvage::Find &find);
/// "835 bytes from 0x1F0, whole; no findings"; what is missing, what holds it, how it is packed.
QString describe(const salvage::Find &find);
/// "Models/box.mdl cannot be saved: its packed bytes make no sense"
QString describe(const salvage::Lost &lost);
/// What became of it: repairs, what went, what is still wrong. Empty for what is written as it was found and has no errors.
QString describe(const salvage::Product &product, const salvage::Made &made);
/// A line for each of the first that cannot be saved, and how many others there are.
QStringList describeLost(const salvage::Survey &survey);
/// "1,200 bytes in 3 places that nothing claims, the largest 1,000 bytes at 0x20"; what was not looked at.
QStringList describeRest(const salvage::Survey &survey);

/// What was found in a file and what was written, as JSON, find by find.
class SalvageJson
{
public:
    SalvageJson(JsonWriter &json, const QString &file, qint64 size, const salvage::Survey &survey);
    /// `made` is nothing when only a list is wanted.
    void add(const salvage::Product &product, const salvage::Made *made);
    void end();

private:
    JsonWriter &m_json;
    const salvage::Survey &m_survey;
};

/// Where products go.
struct SalvageTarget
{
    QString folder;
    QString source;          ///< the file that was searched: never replaced
    bool overwrites = false; ///< files of the same names
};

/// Makes products one by one and writes those with which something is saved, then report.json beside them. `written` is told of each, and returns false to end it.
/// False, with a reason, when something cannot be written.
bool salvageInto(const SalvageTarget &target, const salvage::Survey &survey,
                 const std::vector<salvage::Product> &products, const Bytes &file, const salvage::MakeWishes &wishes,
                 const std::function<bool(const salvage::Product &, const salvage::Made &)> &written, QString *error,
                 const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
