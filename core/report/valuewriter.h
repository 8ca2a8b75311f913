#pragma once

#include "core/report/jsonwriter.h"
#include "core/tree/streamcursors.h"

namespace hexahedron {

/// Writes values as JSON straight from the bytes. One per thread.
class ValueWriter
{
public:
    explicit ValueWriter(const Tree &tree);

    /// True when the item is one value: a number, vector, text or run of bytes, whole or cut off.
    static bool hasValue(const Item &item);
    /// True when its value is shown as hexadecimal digits: bytes, or a number that is cut off.
    static bool isRaw(const Item &item);
    void write(JsonWriter &json, const Item &item);
    /// The name of an enumerator as the member `key`, or "flags" with those that are set, in the words of the description;
    /// nothing for others.
    void writeNames(JsonWriter &json, const Item &item, std::string_view key = "name");

private:
    void writeRaw(JsonWriter &json, const Item &item) const;
    void writeVector(JsonWriter &json, const Item &item);

    const Tree &m_tree;
    StreamCursors m_cursors;
};

/// `count` numbers as `field` stores them, with commas between. `bytes` holds all of them.
void writeNumbers(TextOutput &out, const Field &field, const uchar *bytes, qint64 count);

/// The numbers of a packed vector, with commas between.
void writePacked(TextOutput &out, const Field &field, const uchar *bytes);

} // namespace hexahedron
