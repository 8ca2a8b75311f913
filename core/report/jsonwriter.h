#pragma once

#include "core/report/textoutput.h"

#include <QByteArray>
#include <QString>

#include <span>

namespace hexahedron {

/// Writes JSON as it comes: no tree of values, no white space. Braces and brackets are the caller's to match.
class JsonWriter
{
public:
    /// With `needsComma` what is written continues a list that has something in it.
    explicit JsonWriter(TextOutput &out, bool needsComma = false)
        : m_out(out)
        , m_needsComma(needsComma)
    {
    }

    TextOutput &out() { return m_out; }
    bool needsComma() const { return m_needsComma; }
    void setNeedsComma(bool needsComma) { m_needsComma = needsComma; }

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    /// Keys are words of ours: nothing in them needs an escape.
    void key(std::string_view name)
    {
        char *to = m_out.reserve(name.size() + 4);
        if (m_needsComma)
            *to++ = ',';
        *to++ = '"';
        std::memcpy(to, name.data(), name.size());
        to += name.size();
        *to++ = '"';
        *to++ = ':';
        m_out.commit(to);
        m_needsComma = false;
    }
    /// UTF-8.
    void string(std::string_view text);
    void string(const QString &text);
    /// Bytes of a file: UTF-8 as it is, other bytes as textOf() writes them.
    void text(const QByteArray &bytes);
    void number(qint64 value);
    void number(quint64 value);
    /// Shortest text that reads back to the same number; what is not finite as a string.
    void number(double value, bool isSingle = false);
    void boolean(bool value);
    void null();

    /// Bytes as a string of pairs of hexadecimal digits, all at once or bit by bit.
    void hex(std::span<const uchar> bytes) { beginHex(), moreHex(bytes), endHex(); }
    void beginHex();
    void moreHex(std::span<const uchar> bytes);
    void endHex() { m_out.put('"'); }

    /// Between items, where a line each reads better.
    void newLine() { m_out.put('\n'); }

    /// key() and value in one.
    void member(std::string_view name, std::string_view value) { key(name), string(value); }
    void member(std::string_view name, const QString &value) { key(name), string(value); }
    void member(std::string_view name, qint64 value) { key(name), number(value); }
    void flag(std::string_view name, bool value) { key(name), boolean(value); }

private:
    void begin(char bracket)
    {
        separate();
        m_out.put(bracket);
        m_needsComma = false;
    }
    void end(char bracket)
    {
        m_out.put(bracket);
        m_needsComma = true;
    }
    void separate()
    {
        if (m_needsComma)
            m_out.put(',');
        m_needsComma = true;
    }

    TextOutput &m_out;
    bool m_needsComma;
    bool m_isFirstByte = true;
};

} // namespace hexahedron
