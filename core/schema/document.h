#pragma once

#include "core/schema/schema.h"

namespace hexahedron {

/// What every marked-up document has, whatever its elements are called. Names begin with '#', which no element's does.
struct MarkupFields
{
    Field *byteOrderMark = nullptr, *declaration = nullptr, *instruction = nullptr, *documentType = nullptr;
    Field *comment = nullptr, *characterData = nullptr, *text = nullptr, *space = nullptr;
    Field *endTag = nullptr;    ///< that of the element in which it stands
    Field *strayEnd = nullptr;  ///< an end tag that ends nothing
    Field *malformed = nullptr; ///< bytes that are no markup
    Field *notRead = nullptr;   ///< more than is read
    /// Parts of a start tag; attributes stand between them.
    Field *open = nullptr, *name = nullptr, *gap = nullptr, *error = nullptr, *close = nullptr;
    /// Parts of an attribute: the space before it, then `name`, `="`, the value and the quote behind it.
    Field *attributeSpace = nullptr, *attributeName = nullptr, *equals = nullptr, *value = nullptr, *quote = nullptr;
    Field *unknownElement = nullptr, *unknownAttribute = nullptr;
    /// Parts of an element of a list: the space before it, the number, what ends it.
    Field *numberSpace = nullptr, *number = nullptr, *separator = nullptr;
};

/// An attribute of an element.
class AttributeRef : public Statement<AttributeRef>
{
public:
    explicit AttributeRef(Field *field)
        : Statement(field)
    {
    }
    AttributeRef &unit(const char *name)
    {
        return set([=](Field &f) { f.unit = name; });
    }
    /// It should be there.
    AttributeRef &required(Severity severity, const char *reference)
    {
        m_field->document.rules->missing = {severity, reference, true};
        return *this;
    }
    /// What the engine takes when it is missing, and what a new one is.
    AttributeRef &usually(const char *value)
    {
        m_field->document.rules->usual = value;
        return *this;
    }
    /// What a new one is to begin with. Nothing that the engine would take: a repair does not make it up.
    AttributeRef &newly(const char *value)
    {
        m_field->document.rules->newValue = value;
        return *this;
    }
    /// How bad it is when it is no such number or word.
    AttributeRef &orElse(Severity severity, const char *reference)
    {
        m_field->document.rules->notRight = {severity, reference, true};
        return *this;
    }
    AttributeRef &range(double low, double high, Severity severity, const char *reference)
    {
        m_field->document.rules->low = low;
        m_field->document.rules->high = high;
        m_field->document.rules->outside = {severity, reference, true};
        return *this;
    }
    /// Words that mean false although they look like true.
    AttributeRef &butFalse(std::vector<const char *> words)
    {
        m_field->document.rules->falseWords = std::move(words);
        return *this;
    }
    /// The published page names it, the engine does not read it.
    AttributeRef &ignored()
    {
        m_field->document.rules->isIgnored = true;
        return *this;
    }
};

/// An element: what it is called, its attributes, and the elements that may stand in it, in any order and number.
class ElementRef : public Statement<ElementRef>
{
public:
    explicit ElementRef(Field *field)
        : Statement(field)
    {
    }
    ElementRef element(const char *name);
    /// The same for an element described before; it may contain its own kind.
    ElementRef &contains(const ElementRef &other);
    /// It should stand there once.
    ElementRef &once(Severity severity, const char *reference)
    {
        m_field->document.rules->repeated = {severity, reference, true};
        return *this;
    }
    /// How bad elements are that are not described.
    ElementRef &others(Severity severity, const char *reference)
    {
        m_field->document.rules->others = {severity, reference, true};
        return *this;
    }
    /// What lies in it is of no concern.
    ElementRef &anything()
    {
        m_field->document.rules->holdsAnything = true;
        return *this;
    }
    ElementRef &holdsText()
    {
        m_field->document.rules->holdsText = true;
        return *this;
    }
    /// Its text is a list of numbers, each of which ends with `separator`; the attribute `size` says how many bytes such numbers
    /// take in a buffer, of `sizeOfOne` each.
    ElementRef &holdsNumbers(char separator, const AttributeRef &size, qint64 sizeOfOne);
    /// What it was called once; readers do not take that any more.
    ElementRef &formerly(const char *name)
    {
        m_field->document.rules->formerName = name;
        return *this;
    }
    ElementRef &lastAttributeCounts()
    {
        m_field->document.rules->lastCounts = true;
        return *this;
    }

    /// Attributes, by what their text stands for.
    AttributeRef text(const char *name) { return attribute(name, WrittenRules::Type::Text); }
    AttributeRef number(const char *name) { return attribute(name, WrittenRules::Type::Float); }
    AttributeRef integer(const char *name) { return attribute(name, WrittenRules::Type::Integer); }
    AttributeRef boolean(const char *name) { return attribute(name, WrittenRules::Type::Boolean); }
    /// The name of another file, from the content folder on.
    AttributeRef file(const char *name) { return attribute(name, WrittenRules::Type::File); }
    AttributeRef choice(const char *name, std::vector<const char *> words)
    {
        const AttributeRef attribute = this->attribute(name, WrittenRules::Type::Choice);
        attribute.field()->document.rules->choices = std::move(words);
        return attribute;
    }

private:
    AttributeRef attribute(const char *name, WrittenRules::Type type);
};

/// Makes the schema of a kind of marked-up document: `DocumentBuilder b("MyFormat", syntax); auto root = b.root("Material"); …`
class DocumentBuilder : public SchemaBuilder
{
public:
    DocumentBuilder(const char *context, const Syntax &syntax);
    /// An element that may be the outermost one.
    ElementRef root(const char *name);

private:
    MarkupFields *m_markup;
};

} // namespace hexahedron
