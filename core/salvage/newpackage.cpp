#include "core/salvage/newpackage.h"

#include "core/changes/edittext.h"
#include "core/edit/textform.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

namespace hexahedron::salvage {

namespace {

constexpr qint64 MostBytes = qint64(64)
                             << 20; ///< of all files together: they pass through a text that is twice as long

/// What of a description a container is made with.
struct Shape
{
    const Field *section = nullptr;
    const Field *entries = nullptr; ///< the list of the files
    const Field *content = nullptr;
};

Shape shapeIn(const Field &section)
{
    for (const Field *list : section.body) {
        if (list->kind != Kind::Record || !list->isArray())
            continue;
        for (const Field *part : list->body) {
            if (part->content && part->content->nameField && part->content->nameField->parent == list)
                return {&section, list, part};
        }
    }
    return {};
}

Shape shapeOf(const Schema &schema, const Bytes &like)
{
    Shape shape;
    for (const Field *section : schema.root->section.all) {
        const Shape found = shapeIn(*section);
        const bool isLike = like.toByteArray({0, section->section.signature.size()}) == section->section.signature;
        if (found.content && (isLike || !shape.content))
            shape = found;
        if (found.content && isLike)
            break;
    }
    return shape;
}

QByteArray attribute(const std::string &name, const QByteArray &value)
{
    const std::string text = textform::escaped(value);
    return ' ' + QByteArray::fromStdString(name) + "=\""
           + QString::fromUtf8(text.data(), qsizetype(text.size())).toHtmlEscaped().toUtf8() + '"';
}

QByteArray element(const std::string &name, const QByteArray &content)
{
    const QByteArray tag = QByteArray::fromStdString(name);
    return '<' + tag + '>' + content + "</" + tag + ">\n";
}

} // namespace

std::optional<Bytes> newPackage(const Format &format, const Bytes &like, const std::vector<PackageMember> &members,
                                FormatById formats, QString *why)
{
    const Schema &schema = *format.schema();
    const Shape shape = shapeOf(schema, like);
    qint64 size = 0;
    for (const PackageMember &member : members)
        size += member.bytes.size();
    if (!shape.content || size > MostBytes) {
        *why = shape.content
                   ? editText(QT_TRANSLATE_NOOP("edit",
                                                "No new package is made: its files have %1 bytes, which is too much."))
                         .arg(size)
                   : editText(QT_TRANSLATE_NOOP("edit", "No new file of this format can be made."));
        return {};
    }
    const textform::Names &names = textform::Names::of(schema);
    const std::string contentName = names.nameOf(*shape.entries, *shape.content);
    const std::string nameName = names.nameOf(*shape.entries, *shape.content->content->nameField);
    QByteArray entries;
    for (const PackageMember &member : members) {
        QByteArray content = member.bytes.toByteArray().toHex();
        if (shape.content->content->codec)
            content = '<' + QByteArray(textform::Content) + " format=\"unknown\">" + element("_raw", content) + "</"
                      + QByteArray(textform::Content) + '>';
        entries += '<' + QByteArray(textform::Item) + attribute(nameName, member.name.toUtf8()) + '>'
                   + element(contentName, content) + "</" + QByteArray(textform::Item) + ">\n";
    }
    const QByteArray section = QByteArray::fromStdString(names.nameOf(*schema.root, *shape.section));
    const Field *first = shape.section->body.front();
    const bool isMarked = first->kind == Kind::Text && first->width == shape.section->section.signature.size();
    const QByteArray mark = isMarked ? attribute(names.nameOf(*shape.section, *first), shape.section->section.signature)
                                     : QByteArray();
    const QByteArray text = '<' + QByteArray(textform::Top) + attribute("format", format.id) + "><" + section + mark
                            + '>' + element(names.nameOf(*shape.section, *shape.entries), entries) + "</" + section
                            + "></" + QByteArray(textform::Top) + '>';
    XmlFile file = fileFromXml(Bytes(text), formats);
    if (!file.isMade()) {
        *why = file.error.text;
        return {};
    }
    return Bytes(std::move(file.bytes));
}

} // namespace hexahedron::salvage
