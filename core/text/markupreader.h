#pragma once

#include "core/read/reader.h"
#include "core/schema/document.h"
#include "core/text/markuptag.h"
#include "core/tree/tree.h"

#include <QHash>

namespace hexahedron {

/// Reads the structure of a marked-up document: elements, and what lies between their tags, as nodes. Tolerant: a tag that is
/// missing ends where its parent's does, what is no markup is one run of bytes.
class MarkupReader
{
public:
    MarkupReader(const ReadRequest &request, const ReadLimits &limits, const std::atomic_bool *cancelled);
    StreamTree read();

private:
    struct Open
    {
        NodeId node;
        const Field *field;
        QByteArray name;
    };

    NodeId add(const Field &field, ByteRange range, NodeState state = NodeState::Complete);
    void addUpTo(const Field &field, qint64 begin, const char *end);
    void readNext();
    void readText();
    void addList(const Field &list, ByteRange range);
    void readDeclaration();
    void readStartTag();
    void readEndTag();
    void readDocumentType();
    void readMalformed(qint64 begin);
    void skipDeep();
    void endInnermost(qint64 at, NodeState state);
    const Field *elementField(const QByteArray &name) const;
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    const Schema &m_schema;
    const MarkupFields &m_fields;
    const ReadLimits &m_limits;
    const std::atomic_bool *m_cancelled;
    ByteCursor m_cursor;
    markup::Scanner m_in;
    StreamTree m_stream;
    std::vector<Open> m_open;           // elements around the position; the first is the document
    QHash<QByteArray, int> m_openNames; // how many of them are called so
};

} // namespace hexahedron
