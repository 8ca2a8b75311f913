#pragma once

#include "core/bytes/byterange.h"
#include "core/bytes/checksums.h"
#include "core/schema/field.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexahedron {

struct Schema;

/// Which numbers of a format other parts of its files say: how many elements a list has, how long something is, where it lies.
/// Worked out once for each schema.
class Derivable
{
public:
    /// `factor` × number + `constant` is what an expression of the description says of something.
    struct Link
    {
        const Field *number = nullptr;
        qint64 factor = 1;
        qint64 constant = 0;

        /// The number for which the expression says `wanted`; nothing when there is none.
        std::optional<qint64> solve(qint64 wanted) const;
    };
    struct Links
    {
        bool isDerived = false;   ///< other parts say the number
        bool isOfCodec = false;   ///< what was packed anew says it, and bytes alone do not
        bool isZeroAlone = false; ///< it is 0 where nothing is that it counts
        bool isTarget = false;    ///< some number says where the field lies
        bool isTallied = false;   ///< some numbers say how often the list names their row
        Link times, size, offset, at, sum;
    };

    static const Derivable &of(const Schema &schema);
    static const Links &of(const Field &field) { return of(*field.schema).linksOf(field); }
    /// Whether a file is made without the number: what else is in it says it.
    static bool contains(const Field &field) { return of(field).isDerived; }
    /// Whether an edit elsewhere may set the number.
    static bool follows(const Field &field) { return of(field).isDerived || of(field).isOfCodec; }
    const Links &linksOf(const Field &field) const;

private:
    explicit Derivable(const Schema &schema);
    std::unordered_map<const Field *, Links> m_links;
};

/// Works out such numbers while a file is made from its parts, or gone through part by part, in the order of its bytes; parts that
/// lie elsewhere may come earlier. Memory grows with the depth, not with the file.
class Derivation
{
public:
    /// What a number should be.
    struct Result
    {
        enum class State : quint8 { Unknown, Known, Ambiguous };
        State state = State::Unknown;
        qint64 value = 0;
        qint64 other = 0; ///< when ambiguous: what else says another number
    };
    /// Who knows the bytes and gets the results.
    class Host
    {
    public:
        virtual ~Host() = default;
        /// A number that was left open lies at `at`; `mark` is what number() got.
        virtual void settle(const Field &field, qint64 at, qint64 mark, const Result &result) = 0;
        virtual quint32 checksumOf(const Checksum &checksum, ByteRange range) = 0;
        virtual qint64 numberAt(const Field &field, qint64 at) = 0;
    };

    /// `around` is what the stream lies in when its parts belong to the container outside; null for a file of its own.
    explicit Derivation(Host &host, Derivation *around = nullptr)
        : m_host(host)
        , m_around(around)
    {
    }

    /// What stands in a frame, an element or a file counts there and not outside. Returns what leave() wants.
    size_t enter() const { return m_entries.size(); }
    /// All open numbers of the scope are settled.
    void leave(size_t scope);
    /// The same, but they stay open: see attach().
    struct Detached;
    std::shared_ptr<Detached> detach(size_t scope);
    size_t attach(Detached &numbers);

    /// A file that lies in place in another: nothing in it refers to what is outside.
    struct Outside
    {
        size_t barrier = 0;
        qint64 origin = 0;
    };
    Outside enterFile(qint64 origin);
    void leaveFile(Outside outside);
    /// Places count from there: the file, or its section.
    qint64 enterSection(qint64 origin) { return std::exchange(m_origin, origin); }
    void leaveSection(qint64 outer) { m_origin = outer; }
    /// A cell of the row of columns comes.
    void enterRow(const Field &column, qint64 row) { m_rows.emplace_back(column.parent, row); }
    void leaveRow() { m_rows.pop_back(); }

    /// A number that others say; left open, or given.
    void number(const Field &field, qint64 at, bool isOpen, qint64 mark = 0);
    /// The same for the numbers of a column or of the rows of a list; `isOpen` may be empty when all are open.
    void column(const Field &field, qint64 at, qint64 count, qint64 stride, std::vector<bool> isOpen = {},
                qint64 mark = 0);

    /// Something lies there: so many elements, numbers or bytes of it.
    void placed(const Field &field, qint64 begin, qint64 count);
    /// A record, an element or a frame is whole.
    void ended(const Field &record, ByteRange range);
    /// What is confined to so many bytes takes them.
    void sized(const Field &record, qint64 size);
    /// The elements of a list add up.
    void summed(const Field &list, qint64 sum);
    /// A piece of a pool that rows name.
    void piece(const Field &piece, const std::vector<qint64> &rows, qint64 begin, qint64 size);
    /// What a field or record holds besides itself, or what it is packed from. They are summed in the order of `sequence`.
    void held(const Field &holder, quint32 checksum, qint64 size, qint64 sequence);
    void held(const Field &holder, ByteRange range, qint64 sequence);
    /// What is packed in one piece expands to so many bytes.
    void expanded(const Field &holder, qint64 size);

private:
    struct Sum
    {
        qint64 sequence = 0;
        quint32 sum = 0;
        qint64 size = 0;
        const Checksum *checksum = nullptr;
    };
    struct Entry
    {
        const Field *field = nullptr;
        qint64 at = 0;
        qint64 mark = 0;
        qint64 stride = 0; ///< of a column
        bool isOpen = false;
        Result result = {};
        std::vector<Result> cells = {}; ///< of a column
        std::vector<bool> areOpen = {};
        std::vector<Sum> sums = {};
        qint64 count = 0;      ///< of a list of numbers that name rows, which is no number itself
        ByteRange summed = {}; ///< of a checksum behind its frame
    };
    Entry *find(const Field &field);
    void set(const Field &number, qint64 value);
    void set(const Field &number, qint64 row, qint64 value);
    static void put(Result &result, qint64 value);
    void settle(Entry &entry);
    void tally(Entry &entry);

    Host &m_host;
    Derivation *m_around;
    std::vector<Entry> m_entries;
    std::vector<std::pair<const Field *, qint64>> m_rows;
    size_t m_barrier = 0;
    qint64 m_origin = 0;
};

struct Derivation::Detached
{
    std::vector<Entry> entries;
};

} // namespace hexahedron
