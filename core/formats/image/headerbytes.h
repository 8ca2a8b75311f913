#pragma once

#include "core/schema/expression.h"
#include "core/tree/layout.h"

namespace hexahedron {

/// Numbers at fixed places of a file, which may lie inside another one. Those that the file ends before are 0.
class HeaderBytes
{
public:
    HeaderBytes(ByteCursor &bytes, ByteRange file)
        : m_bytes(bytes)
        , m_file(file)
    {
    }
    const ByteRange &file() const { return m_file; }
    const uchar *at(qint64 offset, qint64 size) const
    {
        const qint64 begin = m_file.begin + offset;
        return offset >= 0 && begin + size <= m_file.end ? m_bytes.at(begin, size) : nullptr;
    }
    qint64 number(qint64 offset, int width, bool isSigned = false) const
    {
        const uchar *bytes = at(offset, width);
        return bytes ? decodeInteger(bytes, width, isSigned) : 0;
    }

private:
    ByteCursor &m_bytes;
    ByteRange m_file;
};

/// Where the file begins: the first thing that a description looks for. See LookFunction.
inline qint64 beginOfFile(ByteCursor &, ByteRange rest, const ValueStack &)
{
    return rest.begin;
}

/// In a look: the file up to the end of what is looked at, whose description found its beginning with beginOfFile().
inline HeaderBytes headerBytes(ByteCursor &bytes, ByteRange rest, const ValueStack &values, const Field *begin)
{
    return {bytes, {values[begin], rest.end}};
}

} // namespace hexahedron
