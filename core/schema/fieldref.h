#pragma once

#include "core/schema/field.h"

#include <initializer_list>

namespace hexahedron {

class FieldRef;
class RecordRef;

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
    /// Which of several fields of this name it is, for the page that says what they are for.
    Self &form(const char *name)
    {
        return set([&](Field &f) { f.form = name; });
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
    /// With bytes that are made up it is of no use. `because` is a sentence for people.
    Self &uselessMadeUp(const char *because)
    {
        return set([=](Field &f) { f.uselessBecause = because; });
    }
    /// How often. For plain numbers inside a record or with a small constant this makes a vector, else an array.
    Self &times(Expression count)
    {
        return set([&](Field &f) { f.times = std::move(count); });
    }
    /// It does not come next but lies so many bytes behind the beginning of the section; of a piece of a pool: of the pool.
    Self &at(Expression offset)
    {
        return set(
            [&](Field &f) { (f.parent && f.parent->layout.isPool ? f.layout.at : f.offset) = std::move(offset); });
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
            field.field()->number.checksumRule = reference;
            c.checksum = &checksum;
            c.checksumField = field.field();
        });
    }
    /// The field, an earlier one, has the checksum of all such contents, one after the other.
    template<typename Ref>
    Self &allChecksumsIn(const Ref &field, const char *reference = "")
    {
        return setContent([&](Content &c) {
            field.field()->number.checksumRule = reference;
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

    /// What must hold, in the words of core/relations: must(ascend(…)), must(beUnique(…)).
    template<typename R>
    Self &must(R relation)
    {
        return set([&](Field &f) { f.relations.push_back(std::make_shared<const R>(std::move(relation))); });
    }

    Field *field() const { return m_field; }
    /// Keeps it for rules and scenes, which look for it.
    Self &as(const Field *&handle)
    {
        handle = m_field;
        return static_cast<Self &>(*this);
    }

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
        return set([](Field &f) { f.array.untilEnd = true; });
    }
    explicit FieldRef(Field *field)
        : Statement(field)
    {
    }
    operator Expression() const { return Expression::of(m_field); } // NOLINT: a handle stands for its value
    Expression has(qint64 bits) const { return Expression::make(Expression::Operation::HasBits, *this, bits); }
    Expression is(qint64 value) const { return Expression::of(m_field).is(value); }

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
        return set([=](Field &f) { f.number.one = double(one); });
    }
    /// The number of the rule that wants finite numbers, where it is not the format's.
    FieldRef &finite(const char *reference)
    {
        return set([=](Field &f) { f.number.finiteRule = reference; });
    }
    /// A rule of the format looks whether it is finite, or it need not be.
    FieldRef &mayBeNotFinite()
    {
        return set([](Field &f) { f.number.mayBeNotFinite = true; });
    }
    /// Nobody can tell where it ends, which a rule of the format reports: what should follow it is neither read nor missed.
    FieldRef &hidesRest()
    {
        return set([](Field &f) { f.hidesRest = true; });
    }
    /// Bytes that nothing describes, up to where something that is known begins, which a rule of the format reports.
    FieldRef &steppedOver()
    {
        return set([](Field &f) { f.isSteppedOver = true; });
    }
    /// How the rule said last is reported, with its number in the format's reference.
    FieldRef &error(const char *reference) { return reported(Severity::Error, reference); }
    FieldRef &warning(const char *reference) { return reported(Severity::Warning, reference); }
    FieldRef &info(const char *reference) { return reported(Severity::Info, reference); }
    /// Only this program minds what the rule said last is about.
    FieldRef &onlyFor(const Host &host);
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
        return set([=](Field &f) { f.index.group = numbers; });
    }
    /// The number names the element of its own array to which this one belongs; the outermost names itself.
    FieldRef &parentIn(const RecordRef &array);
    /// The number names the thing to which this one belongs.
    FieldRef &parent()
    {
        return set([](Field &f) { f.index.isParent = true; });
    }
    /// What was said last is left to a rule of the format: whether there is such an element, or whether the value has a name.
    FieldRef &checkedElsewhere();
    /// Of a column: how many numbers of the list `index` name the row.
    FieldRef &tallies(const FieldRef &index)
    {
        return set([&](Field &f) { f.number.tallies = index.field(); });
    }
    /// Of a count: other files say which of the things are meant, and do not follow when some come or go. `what` is a sentence for
    /// people.
    FieldRef &followedNotBy(const char *what)
    {
        return set([=](Field &f) { f.followsNot = what; });
    }
    /// Of a list, or of a count and all lists that it counts: what comes and goes with its elements, for another reason than an index.
    FieldRef &takesAlong(ElementsFollower function)
    {
        return set([=](Field &f) { f.elementsFollower = function; });
    }
    /// What changes with its value.
    FieldRef &carriesAlong(ValueFollower function)
    {
        return set([=](Field &f) { f.valueFollower = function; });
    }
    /// What inserted elements name.
    FieldRef &newReference(ReferenceFunction function)
    {
        return set([=](Field &f) { f.index.newReference = function; });
    }
    /// Of a vector: how much each of the things weighs that the numbers of the vector `index` beside it name; together 1.
    FieldRef &weighs(const FieldRef &index)
    {
        return set([&](Field &f) { f.vector.shareOf = index.field(); });
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
        return set([](Field &f) { f.index.mayBeNone = true; });
    }
    /// Readers take every number below -1 for none as well, so it is less bad.
    FieldRef &belowNone(Severity severity)
    {
        return set([=](Field &f) { f.index.belowNoneSeverity = severity; });
    }

    /// Inserted elements get the value of the one before them.
    FieldRef &likeNeighbour()
    {
        return set([](Field &f) { f.initial.isLikeNeighbour = true; });
    }
    /// A share: those of all elements, in every such array, whose `index` names the same thing add up to one whole.
    FieldRef &sharesWith(const FieldRef &index)
    {
        return set([&](Field &f) { f.number.sharesWith = index.field(); });
    }
    /// The numbers of the vector all differ.
    FieldRef &distinct();

    FieldRef &components(std::vector<const char *> names)
    {
        return set([&](Field &f) { f.vector.components = std::move(names); });
    }
    FieldRef &color()
    {
        return set([](Field &f) { f.vector.isColor = true; });
    }
    /// The four numbers are a rotation.
    FieldRef &quaternion(QuaternionForm form = {})
    {
        return set([=](Field &f) {
            f.vector.isQuaternion = true;
            f.vector.rotation = form;
            f.vector.components = form.scalarFirst ? std::vector<const char *>{"w", "x", "y", "z"}
                                                   : std::vector<const char *>{"x", "y", "z", "w"};
        });
    }
    /// What it is in what people see; of several of a kind, such as sets of texture coordinates, which one.
    FieldRef &means(Meaning meaning, int number = 0)
    {
        return set([=](Field &f) {
            f.meaning = meaning;
            f.meaningSet = quint8(number);
        });
    }
    /// Of whole numbers: in what people see, the largest one is 1.
    FieldRef &scaledToOne()
    {
        return set([](Field &f) { f.number.isScaledToOne = true; });
    }
    /// Bits of the number that mean something of their own.
    FieldRef &split(std::vector<BitSpan> bits)
    {
        return set([&](Field &f) { f.number.bits = std::move(bits); });
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
    /// Of a text: a number of so many bytes before it says its length. The two make a record with the name of the text, which
    /// has the text as its value.
    FieldRef &lengthBefore(quint8 bytes);
    /// No file has another value than the initial one. What a wrong one means a rule of the format says.
    FieldRef &constant()
    {
        return set([](Field &f) { f.number.isConstant = true; });
    }
    /// How many bytes the record takes in which it stands; follows when these change.
    FieldRef &ownSize()
    {
        return set([](Field &f) { f.number.isOwnSize = true; });
    }
    /// It is the last thing of its record, behind everything that lies elsewhere in it.
    FieldRef &atEnd()
    {
        return set([](Field &f) { f.isAtEnd = true; });
    }
    /// Of an integer: shown as 0x…, as marks and checksums are known by their digits.
    FieldRef &hexadecimal()
    {
        return set([](Field &f) { f.number.isHexadecimal = true; });
    }
    FieldRef &unit(const char *name)
    {
        return set([&](Field &f) { f.unit = name; });
    }
    FieldRef &initially(std::vector<double> values)
    {
        return set([&](Field &f) { f.initial.numbers = std::move(values); });
    }
    /// The neutral value follows from the one that `key`, which stands before it in the record, has.
    FieldRef &initially(const FieldRef &key, std::vector<std::pair<qint64, qint64>> values)
    {
        return set([&](Field &f) {
            f.initial.key = key.field();
            f.initial.byKey = std::move(values);
        });
    }
    FieldRef &initially(const char *text)
    {
        return set([&](Field &f) { f.initial.text = text; });
    }

private:
    FieldRef &reported(Severity severity, const char *reference);
    FieldRef &addRule(FieldRule rule);
    enum class Last : quint8 { Nothing, Rule, Index, Range };
    Last m_last = Last::Nothing;
};

} // namespace hexahedron
