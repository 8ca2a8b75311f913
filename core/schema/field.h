#pragma once

#include "core/bytes/checksums.h"
#include "core/bytes/codec.h"
#include "core/issues/issue.h"
#include "core/schema/expression.h"
#include "core/schema/quaternion.h"
#include "core/schema/relation.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace hexahedron {

enum class Kind : quint8 {
    Integer, ///< signed or unsigned, 1 to 8 bytes
    Float,   ///< 4 or 8 bytes
    Text,    ///< see TextForm
    Raw,     ///< bytes without further meaning
    Record,  ///< fields one after another; an array of them when `times` or `untilEnd` is set
    Frame,   ///< a chunk or block: header with a length, then fields, then further frames
    Look,    ///< no bytes: a number found by looking at those that follow, see LookFunction
    Element, ///< of a document: a beginning that its syntax takes apart, then what lies in it
};

enum class TextForm : quint8 {
    Terminated, ///< up to and including one NUL
    Fixed,      ///< as many bytes as `width` says, padded with NUL
    Written,    ///< as a document's syntax writes it, between marks of its own
    Counted,    ///< as many bytes as `times` says, or all that are left
};

/// A named number: an enumerator, or a bit of flags.
struct NamedValue
{
    qint64 value;
    const char *name;
};

/// A rule about one field's own value. Which values are right stands where the field stands.
struct FieldRule
{
    enum class Test : quint8 { Range, Named, Bits, Equals, NonZero, UnitLength, Distinct };
    Test test = Test::Range;
    double low = 0;    ///< Range; UnitLength: the tolerance, 0 for the usual one
    double high = 0;   ///< Range
    qint64 number = 0; ///< Bits: the bits that mean something; Equals: the value
    Severity severity = Severity::Warning;
    Severity zeroSeverity = Severity::Error; ///< UnitLength of quaternions: of one that is 0 all over
    const char *reference = "";              ///< in the format's reference, for instance "V15"
    bool hasRepair = true;
    std::optional<double>
        otherwise;              ///< what a repair writes; Range clamps without it, Bits masks, Equals writes the value
    const Host *host = nullptr; ///< who alone minds; null: every reader of such files
};

struct Schema;

/// Some bits of a number that mean something of their own. They are shown below the number and share its bytes.
struct BitSpan
{
    const char *name = "";
    int shift = 0;
    int width = 1;
    std::vector<NamedValue> names = {};
    bool isSigned = false;
    bool isNormalised = false; ///< a signed number that stands for -1 to 1

    /// What normalised bits stand for: the largest number for 1, the smallest for -1.
    double fractionOf(qint64 number) const
    {
        const qint64 bits = of(number);
        const double half = double(qint64(1) << (width - 1));
        return bits < 0 ? double(bits) / half : double(bits) / (half - 1);
    }
    /// The bits for a number from -1 to 1; others are clamped.
    qint64 bitsFor(double fraction) const
    {
        const double half = double(qint64(1) << (width - 1));
        const double bounded = fraction > 1 ? 1 : fraction >= -1 ? fraction : -1; // NaN becomes -1
        return std::llround(bounded > 0 ? bounded * (half - 1) : bounded * half);
    }
    qint64 of(qint64 number) const
    {
        const qint64 bits = (number >> shift) & ((qint64(1) << width) - 1);
        return isSigned && (bits >> (width - 1)) ? bits - (qint64(1) << width) : bits;
    }
    qint64 put(qint64 number, qint64 bits) const
    {
        const qint64 mask = ((qint64(1) << width) - 1) << shift;
        return (number & ~mask) | ((bits << shift) & mask);
    }
};

/// Where each field of an element lies, when the file itself says so; made by a LayoutFunction.
struct ElementLayout
{
    struct Place
    {
        const Field *field;
        qint64 offset;
        qint64 count = 1; ///< numbers of a vector, or bytes
    };
    std::vector<Place> places;
    qint64 stride = 0;
    bool isKnown = true;

    /// The field comes next, right behind the one before.
    void add(const Field *field);
    void addAt(const Field *field, qint64 offset) { addAt(field, offset, constantCount(field)); }
    void addAt(const Field *field, qint64 offset, qint64 count) { places.push_back({field, offset, count}); }
    /// The numbers cannot be a layout; nobody can tell where elements begin, and what follows is shown as bytes.
    void giveUp() { *this = {.places = {}, .stride = 0, .isKnown = false}; }

private:
    static qint64 constantCount(const Field *field);
};
/// Turns the numbers of a list that describes a layout, element by element, into the layout of the elements of `array`: fields of
/// its body, in the order in which they lie.
using LayoutFunction = void (*)(const std::vector<qint64> &numbers, const Field &array, ElementLayout &layout);

/// Completes a new entry of such a list, whose numbers begin at `entry`, so that what it describes lies behind all that is there.
/// May change every number, also the one that closes the list.
using NewDescriptionFunction = void (*)(std::vector<qint64> &numbers, size_t entry);

class ByteCursor;
class Bytes;

/// Finds a number by looking at the bytes `rest` of a frame: which of several readings fits, or what stands further on. Where the
/// bytes do not tell, it returns what most files have. Looks at a bounded number of bytes or headers.
using LookFunction = qint64 (*)(ByteCursor &bytes, struct ByteRange rest, const ValueStack &values);

/// Finds out which of the root's sections makes up the file, by its number in the order of the statements; -1 for none.
using SectionFunction = int (*)(const Bytes &file);

class Tree;
struct Item;

/// What a new element names: one of what is there, a new text of the table that it names, or nothing for a reason.
struct NewReference
{
    qint64 number = -1;
    QByteArray text;         ///< when `number` is below 0
    const char *reason = ""; ///< when there is neither: a sentence for people
};
class Wishes;
struct ElementsChange;
/// Wishes what else has to come or go when elements of a list come or go, or says why they cannot.
using ElementsFollower = void (*)(Wishes &wishes, const ElementsChange &change);
/// Wishes what else has to change when a field gets other bytes.
using ValueFollower = void (*)(Wishes &wishes, const Item &item, const QByteArray &bytes);

/// Chooses what new elements of `list` name, one reference for each of `count`.
using ReferenceFunction = std::vector<NewReference> (*)(const Tree &tree, const Item &list, qint64 index, qint64 count);

struct StreamTree;
struct Format;

/// Finds the format of a file by its content alone; the one of unknown files when no other fits.
using FormatFinder = const Format &(*)(const Bytes &);

/// What some bytes hold besides themselves: a file of another format, or more frames of the container around; as they are, or
/// packed in one or more pieces.
struct Content
{
    FormatFinder finder =
        nullptr; ///< of a file; null for frames that are read as if they stood where the packed ones stand
    const Codec *codec = nullptr;  ///< null: the bytes are read as they are, in place
    const Field *packed = nullptr; ///< bytes of one piece, in the record itself or in the elements of an array in it
    std::vector<const Field *> parameters;    ///< of the codec, beside the packed bytes
    const Field *expandedSize = nullptr;      ///< of one piece, beside the packed bytes
    qint64 mostInPiece = 0;                   ///< packers cut there; 0: nowhere
    const Checksum *checksum = nullptr;       ///< over the expanded bytes
    const Field *checksumField = nullptr;     ///< where it is stored, in a record around
    const Field *allChecksumsField = nullptr; ///< the sum over all such contents, one after the other
    const Field *nameField = nullptr;         ///< what the file is called
};

/// A part of a list of indices that is used in one way.
struct IndexRun
{
    qint64 first = 0;
    qint64 end = 0;           ///< one past the last
    quint32 frame = 0;        ///< the node that holds the array whose elements are named
    qint64 group = 1;         ///< so many indices from the first on make one thing
    bool isConnected = false; ///< as in a strip: each makes things with those beside it
    friend bool operator==(const IndexRun &, const IndexRun &) = default;
};
/// What a list of indices means, when only the file can tell.
struct IndexUse
{
    std::vector<quint32> frames; ///< nodes that hold the arrays whose elements are named
    qint64 group = 1;            ///< so many indices make one thing, such as a triangle, and go together
    /// How parts of the list are used, where the list is not a whole that is told by the above. Parts may overlap, and some
    /// indices may be in none.
    std::optional<std::vector<IndexRun>> runs;
};
/// Finds that out for the indices in `node`.
using IndexUseFunction = void (*)(const StreamTree &stream, quint32 node, IndexUse &use);

/// How a frame announces its length.
struct FrameStyle
{
    quint8 tagSize = 4;
    bool tagIsText = true;
    quint8 lengthSize = 4;
    bool lengthIsSigned = true;
    bool countsHeader = false;  ///< whether the length includes tag and length
    bool lengthIsFirst = false; ///< the length stands before the tag
    bool zeroIsRest = false;    ///< with a length of 0 the frame goes to the end of what it is in
    /// Of tag and content; stored in four bytes behind them, which the length leaves out.
    const Checksum *checksum = nullptr;

    constexpr qint64 headerSize() const { return tagSize + lengthSize; }
    constexpr qint64 tagOffset() const { return lengthIsFirst ? lengthSize : 0; }
    constexpr qint64 lengthOffset() const { return lengthIsFirst ? 0 : tagSize; }
    constexpr int lengthRow() const { return lengthIsFirst ? 0 : 1; } ///< among the fields of the frame
    constexpr qint64 trailerSize() const { return checksum ? 4 : 0; }
    /// What the length leaves out.
    constexpr qint64 notCounted() const { return (countsHeader ? 0 : headerSize()) + trailerSize(); }
};

/// What a document's text stands for, where it is no text but something that programs read from it; and what is right in a
/// document's element.
struct WrittenRules
{
    enum class Type : quint8 { Text, Float, Integer, Boolean, Choice, File };
    /// A finding, where there is one: how bad, and its number in the format's reference.
    struct Finding
    {
        Severity severity = Severity::Warning;
        const char *reference = "";
        bool isReported = false;
    };

    // Of an attribute:
    Type type = Type::Text;
    std::vector<const char *> choices;    ///< the words of a choice, in any case
    std::vector<const char *> falseWords; ///< of a boolean: words that others read as true, but not the engine
    const char *usual = nullptr;          ///< what it is when it is missing; null where it then means nothing
    const char *newValue = nullptr;       ///< of a new one, when nobody says more; null: the usual value

    const char *forNew() const { return newValue ? newValue : usual ? usual : ""; }

    Finding missing;
    Finding notRight; ///< that it is no such number, word, …
    Finding outside;  ///< of a number
    double low = 0;
    double high = 0;
    bool isIgnored = false;       ///< the engine does not read it although it is described
    const Field *sizes = nullptr; ///< of an integer: it is the size of a buffer for the elements of that list
    qint64 sizeOfOne = 0;         ///< of one of them there

    // Of an element:
    Finding others;             ///< elements in it that the description does not know
    Finding repeated;           ///< there should be one
    bool lastCounts = false;    ///< of several attributes of a name the last counts, else the first
    bool holdsAnything = false; ///< what lies in it is of no concern
    bool holdsText = false;
    const char *formerName = nullptr; ///< which readers do not take any more
};

/// What a number is in what people see: of vertices, of keys, of nodes. See core/scene/meanings.h.
enum class Meaning : quint8 {
    None,
    Position,
    Normal,
    Tangent,
    Bitangent,
    TexCoord,
    Color,
    BoneIndex,
    BoneWeight,
    VertexIndex,
    Time, ///< of a key
    Translation,
    Rotation,
    Scale,
    MorphWeight
};

/// Of a field whose numbers name elements of an array.
struct IndexTraits
{
    const Field *array = nullptr; ///< whose elements are named; null: no index
    /// It names one of as many things as this field counts, of which each array that it counts has a part; `array` is the first of
    /// these arrays.
    const Field *count = nullptr;
    qint64 group = 1;       ///< so many numbers of a list make one thing, such as a triangle, and go together
    bool mayBeNone = false; ///< -1 is allowed
    Severity severity = Severity::Error;
    std::optional<Severity> belowNoneSeverity; ///< of an index below -1, when it is another one
    const char *rule = "";
    bool hasRepair = true;
    bool isChecked = true;         ///< false: a rule of the format does
    bool isParent = false;         ///< names the element of its own array to which this one belongs
    const Field *inside = nullptr; ///< the array lies in the element that this field names
    IndexUseFunction use = nullptr;
    std::optional<qint64> otherwise; ///< what a repair writes instead of an index out of range
    ReferenceFunction newReference = nullptr;
};

/// Of a count that makes, with a first one, a range of elements.
struct RangeTraits
{
    const Field *start = nullptr;
    std::vector<const Field *> of; ///< of one of these arrays
    const Field *inside = nullptr; ///< in the element that this field names; without, in the record of the range
};

/// Of arrays whose elements, and of pools whose pieces, are laid out as the file itself says, and of what says so.
struct LayoutTraits
{
    const Field *by = nullptr; ///< the list that says how elements are laid out
    const Field *of = nullptr; ///< of such a list: the array
    LayoutFunction function = nullptr;
    NewDescriptionFunction newDescription = nullptr; ///< of such a list
    const Field *closer = nullptr; ///< of such a list: a number behind it that takes part in the description
    const Field *closes = nullptr; ///< of such a number: the list
    bool isPool = false; ///< of a record: its fields lie where rows of other arrays say; what is left over is unused
    Expression at;       ///< of a piece of a pool: where, from the beginning of the pool, as its row says
};

/// Neutral values, for new elements and repairs.
struct InitialValues
{
    std::vector<double> numbers; ///< repeated when shorter
    /// The value by the one that another field of the record has; `numbers` for what is not listed.
    const Field *key = nullptr;
    std::vector<std::pair<qint64, qint64>> byKey;
    QByteArray text;
    bool isLikeNeighbour = false; ///< inserted elements get the value of the one before
};

/// Of what stands in a document.
struct DocumentTraits
{
    bool isSign = false;        ///< a bracket, quote or space; follows from what it stands beside
    bool isOfSyntax = false;    ///< part of how documents are written, not of what one format says
    bool isNamedByFile = false; ///< its syntax says what it is called
    const char *opening = "";   ///< what a written text stands between
    const char *closing = "";
    bool isEscaped = false;                ///< characters of a written text may stand for others
    const Field *standsFor = nullptr;      ///< the record has the value of this field of its body
    char separator = 0;                    ///< of a list in written text: what ends each of its elements
    const Field *list = nullptr;           ///< of an element: what text in it is, when it is a list
    std::vector<const Field *> attributes; ///< of an element, those that are described
    WrittenRules *rules = nullptr;         ///< of elements and attributes
};

/// Of the root, whose sections stand for each other, and of such a section.
struct SectionTraits
{
    std::vector<const Field *> all;   ///< of the root: one of them makes up the file
    SectionFunction choose = nullptr; ///< of the root: which one, when signatures do not tell
    bool isOne = false;               ///< one of the sections of the root
    QByteArray signature;             ///< it is there when the file begins with this
    bool mayBeAppended = false;       ///< may follow foreign bytes; the last number of the file is its size
};

/// What a number adds to a field: how its bytes are read, how people see it, what it stands for in the file.
struct NumberTraits
{
    bool isSigned = false;
    bool isBigEndian = false;          ///< of whole numbers: the highest byte comes first
    bool isFlags = false;              ///< `names` are bits
    bool isHexadecimal = false;        ///< a mark or checksum, which people know by its digits
    bool isScaledToOne = false;        ///< of whole numbers: what people see is divided by the largest one
    bool mayBeNotFinite = false;       ///< of floats
    bool isConstant = false;           ///< no file has another one than the initial value: a wrong one says nothing
    bool isOwnSize = false;            ///< how many bytes the record takes in which it stands
    double one = 1;                    ///< the stored number that means 1, of numbers that are stored as whole ones
    std::vector<NamedValue> names;     ///< enumerators, or bits when isFlags
    std::vector<BitSpan> bits;         ///< parts of it
    const char *finiteRule = nullptr;  ///< when it is not the schema's
    const char *checksumRule = "";     ///< of a checksum: in the format's reference
    const Field *countsText = nullptr; ///< it says how many bytes that text has
    const Field *offsetOf = nullptr;   ///< it holds the place of that field in the stream
    const Field *tallies = nullptr;    ///< of a column: how many numbers of that list name its row
    const Field *sharesWith = nullptr; ///< numbers of all elements with the same value there add up to one whole
};

/// What several numbers that make one value add.
struct VectorTraits
{
    std::vector<const char *> components; ///< names of the numbers; without them they are numbered
    bool isPacked = false;                ///< the bits of one stored number are its numbers
    bool isColor = false;
    bool isQuaternion = false;
    QuaternionForm rotation;        ///< of a quaternion
    const Field *shareOf = nullptr; ///< its numbers weigh those of that vector of indices, together 1
};

/// What an array adds that does not simply have as many elements as `times` says.
struct ArrayTraits
{
    bool untilEnd = false;         ///< as many elements as fit into the frame
    bool isColumn = false;         ///< element i belongs to row i of the columns around it
    const Field *endsAt = nullptr; ///< it ends before the element in which this field is 0
    const Field *lastAt = nullptr; ///< it ends with the element in which this field is not 0
    const Field *sumOf = nullptr;  ///< field of its elements
    Expression sumWanted;          ///< elements go on until `sumOf` adds up to this
    const Field *total = nullptr;  ///< stands in expressions for the sum of the array's numbers
};

/// What a frame adds to its body; `continuation` also stands at the root.
struct FrameTraits
{
    quint32 tag = 0;                   ///< as a little-endian number
    quint32 lastTag = 0;               ///< frames with a tag from `tag` to this one are described alike
    std::vector<const Field *> frames; ///< those that may follow the body, in any order
    bool takesFrames = false;
    bool isLast = false;                 ///< none follows it, whatever comes
    bool isUnofficial = false;           ///< outside the specification
    const Field *trailer = nullptr;      ///< the checksum behind its content; not in the body
    const Field *continuation = nullptr; ///< what a stream of more of its frames begins with
};

/// What finish() works out of all statements together.
struct DerivedTraits
{
    bool isReferred = false;        ///< an expression uses its value
    bool leaksValues = false;       ///< of a group: later fields outside it refer to values inside
    bool isRowList = false;         ///< its rows say where the pieces of a pool lie
    bool decides = false;           ///< other fields of its record are there or not by its value
    bool looksOutside = false;      ///< something in the body depends on fields of an outer frame
    bool hasReferredFields = false; ///< some field of the body is isReferred
    bool hasFixedShape = false;     ///< all elements of an array have one size
    bool hasElsewhere = false;      ///< parts of its elements lie elsewhere in it
    bool storesNodes = false;       ///< some array in the body has records of varying size
    qint64 leastSize = 0;           ///< the smallest size that the fields of the body can have
    qint64 layoutSteps = 0;         ///< what it takes to lay out the body: its fields, and the conditions of these
    std::vector<qint64> plainSizes; ///< where all fields of the body have a constant size or are texts up to a NUL: the
                                    ///< sizes before, between and after the texts
    std::vector<const Field *> counts;   ///< arrays whose number of elements this is; their elements belong together
    std::vector<const Field *> shapes;   ///< arrays whose elements are laid out by this field's value
    std::vector<const Field *> shapedBy; ///< fields outside the body that decide on the shape of a record
    std::vector<const Field *>
        rowFields; ///< columns of the same row, or fields of the rows of a pool, that it depends on
};

/// One statement of a description: what some bytes are. A common part, and what its kind adds. Constant once the schema is built;
/// shared by everything that reads, shows, checks and edits. Descriptions make fields through the handles of schema.h, not by hand.
struct Field
{
    // What it is called, and where it stands:
    const char *name = "";
    const char *doc = ""; ///< what it is for, unless a page says it: see fieldtexts.h
    const char *note = "";
    const char *form =
        ""; ///< which of several fields of this name it is; a heading of the page says it behind the path
    const char *unit = "";
    const Schema *schema = nullptr;
    const Field *parent = nullptr;   ///< the record or frame in whose body it stands; the first one for shared frames
    std::vector<const Field *> body; ///< of a record or frame, in the order of the specification
    quint16 id = 0;                  ///< index into allFields()

    // Its form:
    Kind kind = Kind::Raw;
    TextForm textForm = TextForm::Terminated;
    quint16 width = 0;          ///< bytes of one number or of a fixed text
    bool isVector = false;      ///< several numbers that make one value
    bool isHeader = false;      ///< tag or length of a frame
    bool isUnknown = false;     ///< bytes that nobody claimed
    bool isOfEngine = false;    ///< described here, for every format: see Schema
    bool isAtEnd = false;       ///< the last bytes of its record, behind all that lies elsewhere
    bool mayBeAbsent = false;   ///< the file may end before it; of an array, before its last elements
    bool hidesRest = false;     ///< what should follow is neither read nor missed
    bool isSteppedOver = false; ///< nothing describes it; what is known goes on behind it
    Expression times;           ///< how many elements an array, numbers a vector, bytes a text has
    Expression when;            ///< it is there where this is not 0
    Expression offset;          ///< of a part that lies elsewhere: from the beginning of the section
    Expression byteSize;        ///< of a record that is confined to so many bytes
    LookFunction look = nullptr;

    // What must hold, and what it means:
    std::vector<FieldRule> rules;
    std::vector<std::shared_ptr<const Relation>> relations; ///< see core/relations
    const char *wholeRule = nullptr;      ///< the rule that wants all of it to be there, when it is not the schema's
    const char *sealedBecause = nullptr;  ///< why the sizes of what lies inside cannot change
    const char *followsNot = nullptr;     ///< of a count: what else says, in other files, which of the things are meant
    const char *uselessBecause = nullptr; ///< why it is of no use when some of its bytes are made up
    std::shared_ptr<Content> content;     ///< what its bytes hold
    Meaning meaning = Meaning::None;
    quint8 meaningSet = 0;                       ///< of several that mean the same: which one
    ElementsFollower elementsFollower = nullptr; ///< of a list, or of a count: of the lists that it counts
    ValueFollower valueFollower = nullptr;
    InitialValues initial;

    // What its kind, and its place among others, adds:
    NumberTraits number;
    VectorTraits vector;
    ArrayTraits array;
    FrameTraits frame;
    IndexTraits index;
    RangeTraits range;
    LayoutTraits layout;
    DocumentTraits document;
    SectionTraits section;
    DerivedTraits derived;

    bool isArray() const
    {
        return (kind == Kind::Record
                && (array.untilEnd || array.sumOf || !times.isEmpty() || array.endsAt || document.separator))
               || (isNumber() && !isVector && (array.untilEnd || !times.isEmpty()));
    }
    bool isElsewhere() const { return !offset.isEmpty(); }
    /// The length in the header of a frame.
    bool isFrameLength() const;
    bool isSection() const { return section.isOne; }
    /// What stands for "none" in an index: all bits set.
    qint64 none() const { return number.isSigned || width == 8 ? -1 : (qint64(1) << (8 * width)) - 1; }
    bool isNone(qint64 value) const { return index.mayBeNone && value == none(); }
    bool isGroup() const { return kind == Kind::Record && !isArray(); }
    bool isNumber() const { return kind == Kind::Integer || kind == Kind::Float; }
    bool isRecordArray() const { return kind == Kind::Record && isArray(); }
    /// Elements stand in ascending order of this field, so that an insertion makes room in it.
    bool keepsOrder() const
    {
        return std::any_of(relations.begin(), relations.end(), [](const auto &r) { return r->keepsOrder(); });
    }
    /// Where inserted elements find a value that no other has; nothing when values may repeat.
    std::optional<FreshValues> freshValues() const
    {
        for (const auto &relation : relations) {
            if (const auto fresh = relation->freshValues())
                return fresh;
        }
        return {};
    }
    double initialValue(size_t component) const
    {
        return initial.numbers.empty() ? 0 : initial.numbers[component % initial.numbers.size()];
    }
    const char *docContext() const; ///< for translation: "schema" for what every format has
    QString translatedDoc() const;
    QString translatedUnit() const;
    QString translatedNote() const;
    bool hasNote() const;
};

/// "i32", "f32[3]", "cstr", "chunk", "record[]": the type as people write it.
QString typeName(const Field &field, qint64 count = -1);

/// Every field of every schema, by id; lets a node name its field in 16 bits. Grows only while schemas are built.
namespace detail {
extern const Field *fieldTable[65536]; // only the pages in use cost memory
}
inline const Field &fieldById(quint16 id)
{
    return *detail::fieldTable[id];
}

} // namespace hexahedron
