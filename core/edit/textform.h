#pragma once

#include "core/schema/field.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexahedron {

class ValueStack;
struct Schema;

/// What the writer and the reader of the XML form of a file agree on: names, and how values are written. README.md of core/report
/// describes the form.
namespace textform {

inline constexpr const char *File = "_file";       ///< a file in another
inline constexpr const char *Content = "_content"; ///< what packed bytes expand to
inline constexpr const char *Item = "item";        ///< an element of a list
inline constexpr const char *Top = "hexahedron";
inline constexpr const char *As = "_as";          ///< of bytes: how they are written
inline constexpr const char *Text = "text";       ///< … as text; else as hexadecimal digits
inline constexpr const char *Was = "_was";        ///< of a content: the packed bytes, where packing it makes others
inline constexpr const char *Order = "_order";    ///< of parts that lie elsewhere: which of them comes first
inline constexpr const char *Rows = "_rows";      ///< of a list: its rows, where another name is taken
inline constexpr const char *Columns = "columns"; ///< of a list of rows: what they hold
inline constexpr char Open = '*';                 ///< in a list: a number that follows from the rest

/// What the statements of records are called: each once, the first of a name as it is, further ones with their number behind a dot.
class Names
{
public:
    /// All of this schema; lives as long as the program.
    static const Names &of(const Schema &schema);

    /// The name of a field or frame of `record`; empty when it has none there.
    const std::string &nameOf(const Field &record, const Field &field) const;
    /// What is called so in `record`; null when nothing is.
    const Field *find(const Field &record, std::string_view name) const;

private:
    struct Table
    {
        std::unordered_map<std::string_view, const Field *> fields;
        std::unordered_map<const Field *, std::string> names;
    };
    explicit Names(const Schema &schema);
    void add(Table &table, const Field &field);
    const Table &tableOf(const Field &record) const;
    std::unordered_map<const Field *, Table> m_tables;
    Table m_anywhere; ///< frames, wherever they stand
};

/// One column of rows: numbers or bytes of an element.
struct Column
{
    const Field *field = nullptr;
    std::string name;
    qint64 at = 0;    ///< in the element
    qint64 count = 1; ///< numbers, or bytes
    qint64 size() const;
    /// As it is called above the rows: "position[3]".
    std::string title() const;
};
/// The columns that make up an element from its beginning to its end; nothing when it holds something else than numbers and bytes.
std::optional<std::vector<Column>> columnsOf(const Field &array, qint64 stride, const ValueStack &values);

/// What stands in the header of a frame that is described for one tag or number.
QByteArray tagOf(const Field &frame, const Field &header);

/// Bytes as text: what is no UTF-8, cannot stand in XML or would not come back becomes \xNN, \n, \t, \r; a backslash is \\.
/// `isWhole` is false for texts that lack their end: they end with "\-". `keepsLines`: line ends stay as they are.
std::string escaped(QByteArrayView bytes, bool isWhole = true, bool keepsLines = false);
/// The reverse; nothing when a backslash is followed by something else.
struct Unescaped
{
    QByteArray bytes;
    bool isWhole = true;
};
std::optional<Unescaped> unescaped(std::string_view text);
/// True when all of the bytes are text that people can read.
bool isReadable(QByteArrayView bytes);

/// Room that one number needs at most.
inline constexpr size_t MostNumber = 40;
/// The number at `bytes`, so that it comes back bit for bit; returns the end.
char *writeNumber(char *to, const Field &field, const uchar *bytes);
/// The reverse: writes `field.width` bytes. False when the text is no such number or does not fit.
bool readNumber(std::string_view text, const Field &field, uchar *bytes);
/// Where a character begins that is none in UTF-8; -1 when there is none.
qsizetype positionOfNonUtf8(const QByteArray &text);
/// Says that so many values have more digits than the file can hold.
QString sentenceOfRounded(qint64 values);

} // namespace textform
} // namespace hexahedron
