#pragma once

#include "core/schema/field.h"

#include <deque>
#include <initializer_list>
#include <map>
#include <unordered_map>

namespace hexahedron {

class ColumnsRef;
class RecordRef;
class FieldRef;
class Syntax;
struct MarkupFields;

/// The description of one format, built once by statements and constant afterwards.
struct Schema
{
    const char *context = ""; ///< translation context of doc() and note(): the format's class
    FrameStyle frameStyle;
    const Syntax *syntax = nullptr; ///< of a document: its text says itself how it is built
    const MarkupFields *markup = nullptr;
    bool isBigEndian = false; ///< of frame headers, and of the fields yet to come while it is built
    Field *root = nullptr;    ///< the file: a record whose frames or fields are the top level
    Field *unknownFrame = nullptr;
    Field *tail = nullptr;     ///< bytes after the last field of a frame
    Field *trailing = nullptr; ///< bytes after the last frame of the file
    Field *gap = nullptr;      ///< bytes between parts that lie elsewhere, to which nothing refers
    Field *prefix = nullptr;   ///< foreign bytes before a section that is appended to them
    bool hasContents = false;  ///< some field holds a file or packed frames
    Field *headless = nullptr; ///< bytes where a frame should begin, but no header is plausible
    const char *finiteRule = "";
    Severity finiteSeverity = Severity::Error;
    /// Numbers of the format's reference for the engine's own findings: {"LENGTH_PASSES_FRAME", "V04"}, …
    std::map<std::string_view, const char *> rules;
    /// The same for frames at the top level, where they differ.
    std::map<std::string_view, const char *> topRules;

    const char *ruleFor(const IssueKind &kind, bool atTop = false) const;
    Severity severityOf(const IssueKind &kind) const;
    std::map<std::string_view, Severity>
        severities; ///< of the engine's own findings, where they are not the usual ones
    /// A frame that is described for this tag alone, wherever it may stand; null when there is none.
    const Field *frameByTag(quint32 tag) const
    {
        const auto it = frameTags.find(tag);
        return it == frameTags.end() ? nullptr : it->second;
    }
    /// True when the file is frame after frame; else it is one frame, and more behind it is waste.
    bool isSeries() const { return root->frames.size() > 1; }

    std::unordered_map<quint32, const Field *> frameTags;
    Field *unused = nullptr; ///< bytes of a pool that no row names

    std::vector<Field *> fields; // all of them, in the order of the statements
};

/// What every statement can be told. `Self` is the handle, so that words can follow each other in any order.
template<typename Self>
class Statement
{
public:
    Self &doc(const char *text)
    {
        return set([&](Field &f) { f.doc = text; });
    }
    Self &note(const char *text)
    {
        return set([&](Field &f) { f.note = text; });
    }
    Self &when(Expression condition)
    {
        return set([&](Field &f) { f.when = std::move(condition); });
    }
    /// Values inside can be written, but nothing can be inserted or removed. `because` is a sentence for people.
    Self &sealed(const char *because)
    {
        return set([=](Field &f) { f.sealedBecause = because; });
    }
    /// How often. For plain numbers inside a record or with a small constant this makes a vector, else an array.
    Self &times(Expression count)
    {
        return set([&](Field &f) { f.times = std::move(count); });
    }
    /// It does not come next but lies so many bytes behind the beginning of the section; of a piece of a pool: of the pool.
    Self &at(Expression offset)
    {
        return set([&](Field &f) { (f.parent && f.parent->isPool ? f.at : f.offset) = std::move(offset); });
    }
    /// The bytes, or what they expand to, are a file of another format, which `finder` finds by its content.
    Self &holdsFile(FormatFinder finder)
    {
        return setContent([=](Content &c) { c.finder = finder; });
    }
    /// What the bytes expand to is read as if it stood there: as frames of the same container.
    Self &holdsFrames()
    {
        return setContent([](Content &) {});
    }
    /// The field, an earlier one, has the checksum of what the bytes expand to.
    template<typename Ref>
    Self &checksumIn(const Ref &field, const Checksum &checksum, const char *reference = "")
    {
        return setContent([&](Content &c) {
            field.field()->checksumRule = reference;
            c.checksum = &checksum;
            c.checksumField = field.field();
        });
    }
    /// The field, an earlier one, has the checksum of all such contents, one after the other.
    template<typename Ref>
    Self &allChecksumsIn(const Ref &field, const char *reference = "")
    {
        return setContent([&](Content &c) {
            field.field()->checksumRule = reference;
            c.allChecksumsField = field.field();
        });
    }
    /// What the file is called stands in an earlier field.
    template<typename Ref>
    Self &called(const Ref &field)
    {
        return setContent([&](Content &c) { c.nameField = field.field(); });
    }
    /// The number of the rule that wants all of it to be there, where it is not the format's.
    Self &whole(const char *reference)
    {
        return set([=](Field &f) { f.wholeRule = reference; });
    }
    /// Readers take it for none, or for fewer, when the file ends before it.
    Self &mayBeAbsent()
    {
        return set([](Field &f) { f.mayBeAbsent = true; });
    }

    Field *field() const { return m_field; }

protected:
    explicit Statement(Field *field)
        : m_field(field)
    {
    }
    template<typename Change>
    Self &set(Change change)
    {
        change(*m_field);
        return static_cast<Self &>(*this);
    }
    template<typename Change>
    Self &setContent(Change change)
    {
        if (!m_field->content)
            m_field->content = std::make_shared<Content>();
        change(*m_field->content);
        return static_cast<Self &>(*this);
    }
    Field *m_field;
};

namespace detail {
/// A field of its own, in no body yet.
Field *newField(Schema *schema, const char *name, Kind kind);
} // namespace detail

struct EndOfFrame
{
};
inline constexpr EndOfFrame endOfFrame;

/// A handle on a field: names it in later statements, and says more about it.
class FieldRef : public Statement<FieldRef>
{
public:
    FieldRef &until(EndOfFrame)
    {
        return set([](Field &f) { f.untilEnd = true; });
    }
    explicit FieldRef(Field *field)
        : Statement(field)
    {
    }
    operator Expression() const { return Expression::of(m_field); } // NOLINT: a handle stands for its value
    Expression has(qint64 bits) const { return Expression::make(Expression::Operation::HasBits, *this, bits); }
    Expression is(qint64 value) const { return Expression::make(Expression::Operation::Equal, *this, value); }

    FieldRef &range(double low, double high);
    FieldRef &equals(qint64 value);
    FieldRef &names(std::vector<NamedValue> values);
    FieldRef &flags(std::vector<NamedValue> bits);
    FieldRef &notZero();
    FieldRef &unitLength(double tolerance = 0);
    /// How bad a quaternion is whose length is not 1 but 0; an error without this word.
    FieldRef &zeroLength(Severity severity);
    /// Whole numbers that stand for fractions: `one` means 1.
    FieldRef &normalised(qint64 one)
    {
        return set([=](Field &f) { f.one = double(one); });
    }
    /// The number of the rule that wants finite numbers, where it is not the format's.
    FieldRef &finite(const char *reference)
    {
        return set([=](Field &f) { f.finiteRule = reference; });
    }
    /// A rule of the format looks whether it is finite, or it need not be.
    FieldRef &mayBeNotFinite()
    {
        return set([](Field &f) { f.mayBeNotFinite = true; });
    }
    /// Nobody can tell where it ends, which a rule of the format reports: what should follow it is neither read nor missed.
    FieldRef &hidesRest()
    {
        return set([](Field &f) { f.hidesRest = true; });
    }
    /// How the rule said last is reported, with its number in the format's reference.
    FieldRef &error(const char *reference) { return reported(Severity::Error, reference); }
    FieldRef &warning(const char *reference) { return reported(Severity::Warning, reference); }
    FieldRef &info(const char *reference) { return reported(Severity::Info, reference); }
    /// What a repair of the rule said last writes.
    FieldRef &otherwise(double value);
    /// Nobody can tell from the file what would be right.
    FieldRef &noRepair();

    /// The number names an element of that array. -1 stands for none where `orNone` follows.
    FieldRef &indexes(const RecordRef &array);
    /// The same, when only the file can tell which array that is.
    FieldRef &indexes(const RecordRef &array, IndexUseFunction use);
    /// The number names one of as many things as `count` says. Every array that `count` counts has a part of each thing, so
    /// that the number keeps its meaning whichever of them grows.
    FieldRef &indexes(const FieldRef &count);
    /// So many numbers of the list make one thing, such as a triangle, and go together.
    FieldRef &inGroupsOf(qint64 numbers)
    {
        return set([=](Field &f) { f.indexGroup = numbers; });
    }
    /// The number names the element of its own array to which this one belongs; the outermost names itself.
    FieldRef &parentIn(const RecordRef &array);
    /// The number names the thing to which this one belongs.
    FieldRef &parent()
    {
        return set([](Field &f) { f.isParent = true; });
    }
    /// What was said last is left to a rule of the format: whether there is such an element, or whether the value has a name.
    FieldRef &checkedElsewhere();
    /// Of a column: how many numbers of the list `index` name the row.
    FieldRef &tallies(const FieldRef &index)
    {
        return set([&](Field &f) { f.tallies = index.field(); });
    }
    /// Of a count: what goes with the things that it counts, for another reason than an index.
    FieldRef &takesAlong(FollowersFunction function)
    {
        return set([=](Field &f) { f.followers = function; });
    }
    /// What inserted elements name.
    FieldRef &newReference(ReferenceFunction function)
    {
        return set([=](Field &f) { f.newReference = function; });
    }
    /// Of a vector: how much each of the things weighs that the numbers of the vector `index` beside it name; together 1.
    FieldRef &weighs(const FieldRef &index)
    {
        return set([&](Field &f) { f.shareOf = index.field(); });
    }
    /// Where `target` begins, counted from the beginning of the stream. Follows when bytes before it come or go.
    FieldRef &offsetOf(const FieldRef &target);
    /// Of an array of numbers: their sum, for later expressions.
    Expression total() const;
    /// From `start` on, the number counts elements of one of these arrays.
    FieldRef &countsFrom(const FieldRef &start, std::vector<const Field *> arrays);
    /// The array that is named or counted lies in the element that `index` names.
    FieldRef &inside(const FieldRef &index);
    FieldRef &orNone()
    {
        return set([](Field &f) { f.indexMayBeNone = true; });
    }
    /// Readers take every number below -1 for none as well, so it is less bad.
    FieldRef &belowNone(Severity severity)
    {
        return set([=](Field &f) { f.belowNoneSeverity = severity; });
    }

    /// Elements of the array are in ascending order of this field; an insertion makes room in it.
    FieldRef &ascending()
    {
        return set([](Field &f) { f.isAscending = true; });
    }
    /// Inserted elements get a value that no other element of the array has: where values have names one of these, of a text
    /// the neutral one with a number behind it.
    FieldRef &unique(qint64 first = 0, qint64 step = 1);
    /// Inserted elements get the value of the one before them.
    FieldRef &likeNeighbour()
    {
        return set([](Field &f) { f.isLikeNeighbour = true; });
    }
    /// A share: those of all elements, in every such array, whose `index` names the same thing add up to one whole.
    FieldRef &sharesWith(const FieldRef &index)
    {
        return set([&](Field &f) { f.sharesWith = index.field(); });
    }
    /// The numbers of the vector all differ.
    FieldRef &distinct();

    FieldRef &components(std::vector<const char *> names)
    {
        return set([&](Field &f) { f.components = std::move(names); });
    }
    FieldRef &color()
    {
        return set([](Field &f) { f.isColor = true; });
    }
    FieldRef &quaternion()
    {
        return set([](Field &f) { f.isQuaternion = true; });
    }
    /// Bits of the number that mean something of their own.
    FieldRef &split(std::vector<BitSpan> bits)
    {
        return set([&](Field &f) { f.bits = std::move(bits); });
    }
    /// The bits are a vector x, y, z of signed numbers from -1 to 1 with ten bits each, and two bits of their own.
    FieldRef &packed1010102();
    /// Several numbers that make one value; how many, the layout of the record says.
    FieldRef &vector()
    {
        return set([](Field &f) { f.isVector = true; });
    }
    /// Of a text: it fills exactly so many bytes, padded with NUL.
    FieldRef &size(quint16 bytes);
    /// Of a text in a pool: as many bytes as its row says.
    FieldRef &size(const FieldRef &bytes);
    /// Of a text: a number of so many bytes before it says its length.
    FieldRef &lengthBefore(quint16 bytes);
    /// How many bytes the record takes in which it stands; follows when these change.
    FieldRef &ownSize()
    {
        return set([](Field &f) { f.isOwnSize = true; });
    }
    /// It is the last thing of its record, behind everything that lies elsewhere in it.
    FieldRef &atEnd()
    {
        return set([](Field &f) { f.isAtEnd = true; });
    }
    /// Of an integer: shown as 0x…, as marks and checksums are known by their digits.
    FieldRef &hexadecimal()
    {
        return set([](Field &f) { f.isHexadecimal = true; });
    }
    FieldRef &unit(const char *name)
    {
        return set([&](Field &f) { f.unit = name; });
    }
    FieldRef &initially(std::vector<double> values)
    {
        return set([&](Field &f) { f.initially = std::move(values); });
    }
    /// The neutral value follows from the one that `key`, which stands before it in the record, has.
    FieldRef &initially(const FieldRef &key, std::vector<std::pair<qint64, qint64>> values)
    {
        return set([&](Field &f) {
            f.initialKey = key.field();
            f.initialByKey = std::move(values);
        });
    }
    FieldRef &initially(const char *text)
    {
        return set([&](Field &f) { f.initialText = text; });
    }

private:
    FieldRef &reported(Severity severity, const char *reference);
    FieldRef &addRule(FieldRule rule);
    enum class Last : quint8 { Nothing, Rule, Index, Range };
    Last m_last = Last::Nothing;
};

/// A handle on something that has a body: the file, a chunk, a record.
class RecordRef : public Statement<RecordRef>
{
public:
    explicit RecordRef(Field *field)
        : Statement(field)
    {
    }
    FieldRef u8(const char *name) { return number(name, Kind::Integer, 1, false); }
    FieldRef u16(const char *name) { return number(name, Kind::Integer, 2, false); }
    FieldRef u32(const char *name) { return number(name, Kind::Integer, 4, false); }
    FieldRef u64(const char *name) { return number(name, Kind::Integer, 8, false); }
    FieldRef i8(const char *name) { return number(name, Kind::Integer, 1, true); }
    FieldRef i16(const char *name) { return number(name, Kind::Integer, 2, true); }
    FieldRef i32(const char *name) { return number(name, Kind::Integer, 4, true); }
    FieldRef f16(const char *name) { return number(name, Kind::Float, 2, true); }
    FieldRef f32(const char *name) { return number(name, Kind::Float, 4, true); }
    FieldRef f64(const char *name) { return number(name, Kind::Float, 8, true); }
    /// Bytes up to and including one NUL, unless size(), lengthBefore(), times() or until() says otherwise.
    FieldRef text(const char *name);
    /// Bytes without further meaning; say until(endOfFrame) or times() next.
    FieldRef bytes(const char *name) { return FieldRef(add(name, Kind::Raw)); }
    /// A list of records; say times() or until() next.
    RecordRef records(const char *name);
    RecordRef &until(EndOfFrame)
    {
        return set([](Field &f) { f.untilEnd = true; });
    }
    /// The list goes on until this field of its elements adds up to `sum`.
    RecordRef &untilSum(const FieldRef &field, Expression sum)
    {
        return set([&](Field &f) {
            f.sumOf = field.field();
            f.sumWanted = std::move(sum);
        });
    }
    /// The bytes of `packed`, a field of this record or of the elements of a list in it, expand to something else: pieces of
    /// `expandedSize` bytes, packed by `codec` with the values of `parameters`.
    RecordRef &unpacks(const FieldRef &packed, const Codec &codec, const FieldRef &expandedSize,
                       const std::vector<FieldRef> &parameters = {})
    {
        return setContent([&](Content &c) {
            c.packed = packed.field();
            c.codec = &codec;
            c.expandedSize = expandedSize.field();
            for (const FieldRef &parameter : parameters)
                c.parameters.push_back(parameter.field());
        });
    }
    /// Packers make pieces of so many bytes.
    RecordRef &inPiecesOf(qint64 bytes)
    {
        return setContent([=](Content &c) { c.mostInPiece = bytes; });
    }
    /// The section may also be appended to foreign bytes: the last number of the file then says how long it is.
    RecordRef &orAppended()
    {
        return set([](Field &f) { f.mayBeAppended = true; });
    }
    /// The list ends before the element in which `field` is 0; statements that follow say what that one is.
    RecordRef &untilZero(const FieldRef &field)
    {
        return set([&](Field &f) { f.endsAt = field.field(); });
    }
    /// The list ends with the element in which `field`, which is one of its own, is not 0. Elements are of many kinds: there is
    /// no neutral one.
    RecordRef &untilNonZero(const FieldRef &field)
    {
        return set([&](Field &f) {
            f.untilEnd = true;
            f.lastAt = field.field();
        });
    }
    /// One row for each of `count` things, stored column after column: every statement of the columns is an array with one cell
    /// per row. Inside, a handle stands for the cell of the same row. Rows come and go in all columns at once.
    ColumnsRef columns(const FieldRef &count);
    /// So many bytes in which the rows of arrays described before say what lies where: each statement of its body is one kind of
    /// piece, with at() and size(), of which there is one for every row. Rows may share pieces, in any order; bytes that no row
    /// names are unused. A piece that overlaps an earlier one is not shown.
    RecordRef pool(const char *name, Expression bytes);
    /// A number that later statements use, found by looking at the bytes from here to the end of the frame. Takes none.
    FieldRef look(LookFunction function);
    /// A group of fields that make one thing. Later statements may use handles of its fields.
    RecordRef record(const char *name) { return RecordRef(add(name, Kind::Record)); }
    /// The group fills exactly so many bytes, whatever its fields take.
    RecordRef &size(Expression bytes)
    {
        return set([&](Field &f) { f.byteSize = std::move(bytes); });
    }
    /// Elements are laid out as the numbers in `list` say: each statement of this record's body is one field that may
    /// occur, and `function` picks those that do.
    RecordRef &laidOutBy(const RecordRef &list, LayoutFunction function);
    /// The same with a number that stands behind the list; it comes last in what the function gets.
    RecordRef &laidOutBy(const RecordRef &list, const FieldRef &closer, LayoutFunction function);
    /// Of a list that lays elements out: what new entries say beyond their neutral values.
    RecordRef &newEntries(NewDescriptionFunction function)
    {
        return set([=](Field &f) { f.newDescription = function; });
    }
    /// What makes up the whole file when it begins with `signature`. A file has one of its format's sections.
    RecordRef section(const char *name, const QByteArray &signature);
    /// The same where signatures do not tell the sections apart: of the file, says which one it is.
    RecordRef &chooseSection(SectionFunction function)
    {
        return set([=](Field &f) { f.chooseSection = function; });
    }
    RecordRef section(const char *name) { return section(name, {}); }
    /// A frame whose header has a number instead of a tag.
    RecordRef block(quint32 type, const char *name);
    /// Frames of any type from `first` to `last`, all described alike.
    RecordRef blocks(quint32 first, quint32 last, const char *name);
    /// A frame that may stand among the frames after this body, in any order and number.
    RecordRef chunk(const char *tag);
    /// The frame is not in the specification; seeing one is worth a remark.
    RecordRef &unofficial()
    {
        return set([](Field &f) { f.isUnofficial = true; });
    }
    /// Frames end with this one; what follows is none of them.
    RecordRef &last()
    {
        return set([](Field &f) { f.isLast = true; });
    }
    /// The same for a frame described before; a frame may contain its own kind.
    RecordRef &contains(const RecordRef &frame);

private:
    friend class SchemaBuilder;
    friend class ColumnsRef;
    Field *add(const char *name, Kind kind);
    FieldRef number(const char *name, Kind kind, quint8 width, bool isSigned);
};

/// A handle on columns: see RecordRef::columns().
class ColumnsRef
{
public:
    FieldRef u8(const char *name) { return column(m_record.u8(name)); }
    FieldRef u16(const char *name) { return column(m_record.u16(name)); }
    FieldRef u32(const char *name) { return column(m_record.u32(name)); }
    FieldRef i32(const char *name) { return column(m_record.i32(name)); }
    FieldRef f32(const char *name) { return column(m_record.f32(name)); }
    /// Cells of several fields; with lists inside, cells vary in size.
    RecordRef records(const char *name) { return column(m_record.records(name)); }

private:
    friend class RecordRef;
    ColumnsRef(RecordRef record, const FieldRef &count)
        : m_record(record)
        , m_count(count)
    {
    }
    template<typename Ref>
    Ref column(Ref ref)
    {
        ref.field()->times = m_count;
        ref.field()->isColumn = true;
        return ref;
    }
    RecordRef m_record;
    FieldRef m_count;
};

inline ColumnsRef RecordRef::columns(const FieldRef &count)
{
    return ColumnsRef(*this, count);
}

/// Makes a schema: `SchemaBuilder b("MyFormat", style); auto file = b.file(); …; return b.finish();`
class SchemaBuilder
{
public:
    SchemaBuilder(const char *context, FrameStyle style);
    RecordRef file() const { return RecordRef(m_schema->root); }
    /// Whole numbers of the statements that follow have their highest byte first, also those of frame headers.
    SchemaBuilder &bigEndian();
    /// The number of an engine finding in the format's reference.
    SchemaBuilder &rule(const IssueKind &kind, const char *reference);
    /// The same where it is another number for frames at the top level.
    SchemaBuilder &topRule(const IssueKind &kind, const char *reference);
    /// Floats must be finite everywhere, unless a field says otherwise.
    SchemaBuilder &finite(const char *reference, Severity severity = Severity::Error);
    /// Works out links and shapes. The schema lives until the program ends.
    const Schema *finish();
    /// How bad an engine finding is in this format, when it is another severity than usual.
    SchemaBuilder &severity(const IssueKind &kind, Severity severity);

protected:
    void addContinuations();
    Schema *m_schema;
};

} // namespace hexahedron
