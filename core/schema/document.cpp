#include "core/schema/document.h"

#include "core/schema/inwork.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// Parts that follow from what they stand beside, such as brackets: shown, but not what somebody looks for.
Field *newSign(Schema *schema, const char *name, const char *doc)
{
    Field *field = detail::newField(schema, name, Kind::Text);
    field->textForm = TextForm::Written;
    field->isHeader = true;
    field->document.isSign = true;
    field->doc = doc;
    return field;
}

Field *newText(Schema *schema, const char *name, const char *opening, const char *closing, const char *doc)
{
    Field *field = detail::newField(schema, name, Kind::Text);
    field->textForm = TextForm::Written;
    field->document.opening = opening;
    field->document.closing = closing;
    field->document.isEscaped = *opening == 0;
    field->document.isOfSyntax = true;
    field->doc = doc;
    return field;
}

Field *newBytes(Schema *schema, const char *name, const char *doc)
{
    Field *field = detail::newField(schema, name, Kind::Raw);
    field->isUnknown = true;
    field->doc = doc;
    return field;
}

Field *newElement(Schema *schema, const char *name)
{
    Field *field = detail::newField(schema, name, Kind::Element);
    field->frame.takesFrames = true;
    field->document.rules = new WrittenRules; // lives as long as its field
    return field;
}

Field *newAttribute(Schema *schema, const char *name)
{
    Field *field = detail::newField(schema, name, Kind::Record);
    field->document.standsFor = schema->markup->value;
    field->document.rules = new WrittenRules; // lives as long as its field
    return field;
}

/// Attributes bear the sign that paths have for them. Schemas live until the program ends, and so do their names.
const char *attributeName(const char *name)
{
    return qstrdup(QByteArray(name).prepend('@').constData());
}

MarkupFields *newMarkup(Schema *schema)
{
    auto *markup = new MarkupFields; // lives as long as its schema
    schema->markup = markup;
    markup->byteOrderMark = newSign(schema, "#bom",
                                    QT_TRANSLATE_NOOP("schema", "Says that the text is UTF-8. Nothing needs it."));
    markup->declaration = newSign(schema, "#declaration",
                                  QT_TRANSLATE_NOOP("schema", "Says which version of XML and which encoding this is."));
    markup->instruction = newText(schema, "#pi", "<?", "?>",
                                  QT_TRANSLATE_NOOP("schema", "A processing instruction, for other programs."));
    markup->documentType = newSign(schema, "#doctype",
                                   QT_TRANSLATE_NOOP("schema", "Names a document type. Nothing in it is followed."));
    for (Field *saying : {markup->byteOrderMark, markup->declaration, markup->documentType})
        saying->document.isSign = false; // they say something of their own
    markup->comment = newText(schema, "#comment", "<!--", "-->",
                              QT_TRANSLATE_NOOP("schema", "A remark of whoever wrote the file."));
    markup->characterData = newText(schema, "#cdata", "<![CDATA[", "]]>",
                                    QT_TRANSLATE_NOOP("schema", "Text in which no character has a special meaning."));
    markup->text = newText(schema, "#text", "", "", QT_TRANSLATE_NOOP("schema", "Text between tags."));
    markup->space = newSign(schema, "#space",
                            QT_TRANSLATE_NOOP("schema", "Space between tags; it is there for the eye."));
    markup->endTag = newSign(schema, "#end", QT_TRANSLATE_NOOP("schema", "The end of the element."));
    markup->strayEnd = newBytes(schema, "#stray", QT_TRANSLATE_NOOP("schema", "An end tag that ends nothing here."));
    markup->malformed = newBytes(schema, "#malformed", QT_TRANSLATE_NOOP("schema", "This is no markup."));
    markup->notRead = newBytes(schema, "#unread",
                               QT_TRANSLATE_NOOP("schema", "More than is read; it is carried along unchanged."));
    markup->open = newSign(schema, "#open", QT_TRANSLATE_NOOP("schema", "Begins the tag."));
    markup->name = newSign(schema, "#name", QT_TRANSLATE_NOOP("schema", "What the element is called."));
    markup->gap = newSign(schema, "#gap", QT_TRANSLATE_NOOP("schema", "Space in the tag; it is there for the eye."));
    markup->error = newBytes(schema, "#error",
                             QT_TRANSLATE_NOOP("schema", "This is no attribute: a name, =, a value in quotes."));
    markup->close = newSign(schema, "#close", QT_TRANSLATE_NOOP("schema", "Ends the tag; /> ends the element too."));
    markup->attributeSpace = newSign(schema, "space", QT_TRANSLATE_NOOP("schema", "Space before the attribute."));
    markup->attributeName = newSign(schema, "name", QT_TRANSLATE_NOOP("schema", "What the attribute is called."));
    markup->equals = newSign(schema, "equals", QT_TRANSLATE_NOOP("schema", "Begins the value."));
    markup->value = newText(schema, "value", "", "", QT_TRANSLATE_NOOP("schema", "The value of the attribute."));
    markup->quote = newSign(schema, "quote", QT_TRANSLATE_NOOP("schema", "Ends the value."));
    markup->numberSpace = newSign(schema, "space", QT_TRANSLATE_NOOP("schema", "Space before the number."));
    markup->number = newText(schema, "value", "", "", QT_TRANSLATE_NOOP("schema", "One number of the list."));
    markup->separator = newSign(schema, "separator", QT_TRANSLATE_NOOP("schema", "Ends the number."));
    markup->unknownElement = newElement(schema, "");
    markup->unknownElement->document.isNamedByFile = true;
    markup->unknownElement->doc = QT_TRANSLATE_NOOP(
        "schema", "An element that the description does not know; it is carried along unchanged.");
    markup->unknownElement->isHeader = true;
    markup->unknownAttribute = newAttribute(schema, "");
    markup->unknownAttribute->document.isNamedByFile = true;
    markup->unknownAttribute->doc = QT_TRANSLATE_NOOP(
        "schema", "An attribute that the description does not know; it is carried along unchanged.");
    markup->unknownAttribute->isHeader = true;
    return markup;
}

} // namespace

ElementRef ElementRef::element(const char *name)
{
    Field *field = newElement(inwork::schemaOf(*m_field), name);
    field->parent = m_field;
    m_field->frame.frames.push_back(field);
    return ElementRef(field);
}

ElementRef &ElementRef::contains(const ElementRef &other)
{
    m_field->frame.frames.push_back(other.field());
    return *this;
}

ElementRef &ElementRef::holdsNumbers(char separator, const AttributeRef &size, qint64 sizeOfOne)
{
    Schema *schema = inwork::schemaOf(*m_field);
    Field *list = detail::newField(schema, "#numbers", Kind::Record);
    list->document.separator = separator;
    list->document.standsFor = schema->markup->number;
    list->parent = m_field;
    list->document.isOfSyntax = true;
    list->doc = QT_TRANSLATE_NOOP("schema", "Numbers, one after another.");
    list->document.rules = new WrittenRules; // lives as long as its field
    list->document.rules->type = WrittenRules::Type::Float;
    m_field->document.list = list;
    size.field()->document.rules->sizes = list;
    size.field()->document.rules->sizeOfOne = sizeOfOne;
    return holdsText();
}

AttributeRef ElementRef::attribute(const char *name, WrittenRules::Type type)
{
    Field *field = newAttribute(inwork::schemaOf(*m_field), attributeName(name));
    field->document.rules->type = type;
    field->parent = m_field;
    m_field->document.attributes.push_back(field);
    return AttributeRef(field);
}

DocumentBuilder::DocumentBuilder(const char *context, const Syntax &syntax)
    : SchemaBuilder(context, {.tagSize = 0, .lengthSize = 0})
{
    m_schema->syntax = &syntax;
    m_schema->root->frame.takesFrames = true;
    m_markup = newMarkup(m_schema);
}

ElementRef DocumentBuilder::root(const char *name)
{
    return ElementRef(m_schema->root).element(name);
}

} // namespace hexahedron
