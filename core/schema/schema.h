#pragma once

#include "core/schema/fieldref.h"

#include <map>
#include <unordered_map>

namespace hexahedron {

class ColumnsRef;
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
    bool isSeries() const { return root->frame.frames.size() > 1; }

    std::unordered_map<quint32, const Field *> frameTags;
    Field *unused = nullptr; ///< bytes of a pool that no row names

    std::vector<Field *> fields; // all of them, in the order of the statements
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
        return set([](Field &f) { f.array.untilEnd = true; });
    }
    /// The list goes on until this field of its elements adds up to `sum`.
    RecordRef &untilSum(const FieldRef &field, Expression sum)
    {
        return set([&](Field &f) {
            f.array.sumOf = field.field();
            f.array.sumWanted = std::move(sum);
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
        return set([](Field &f) { f.section.mayBeAppended = true; });
    }
    /// The list ends before the element in which `field` is 0; statements that follow say what that one is.
    RecordRef &untilZero(const FieldRef &field)
    {
        return set([&](Field &f) { f.array.endsAt = field.field(); });
    }
    /// The list ends with the element in which `field`, which is one of its own, is not 0. Elements are of many kinds: there is
    /// no neutral one.
    RecordRef &untilNonZero(const FieldRef &field)
    {
        return set([&](Field &f) {
            f.array.untilEnd = true;
            f.array.lastAt = field.field();
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
        return set([=](Field &f) { f.layout.newDescription = function; });
    }
    /// What makes up the whole file when it begins with `signature`. A file has one of its format's sections.
    RecordRef section(const char *name, const QByteArray &signature);
    /// The same where signatures do not tell the sections apart: of the file, says which one it is.
    RecordRef &chooseSection(SectionFunction function)
    {
        return set([=](Field &f) { f.section.choose = function; });
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
        return set([](Field &f) { f.frame.isUnofficial = true; });
    }
    /// Frames end with this one; what follows is none of them.
    RecordRef &last()
    {
        return set([](Field &f) { f.frame.isLast = true; });
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
        ref.field()->array.isColumn = true;
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
