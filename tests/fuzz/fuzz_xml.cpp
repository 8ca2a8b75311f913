// The XML form of any file gives the same bytes again; any text, and any damaged form, is a file or an error.
#include "core/edit/xmlreader.h"
#include "core/formats/registry.h"
#include "core/report/xmlreport.h"
#include "tests/fuzz/fuzzing.h"

#include <QBuffer>

using namespace hexahedron;

namespace {

XmlFile fileOf(const QByteArray &text)
{
    XmlFile made = fileFromXml(Bytes(text), &anyFormatById);
    fuzzing::require(made.isMade() || (made.bytes.isEmpty() && made.error.line > 0));
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    fileOf(bytes);
    const auto tree = fuzzing::treeOf(data, size);
    if (!hasXmlForm(*tree))
        return 0;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    fuzzing::require(writeXml(&buffer, *tree, &anyFormatById));
    QByteArray text = buffer.data();
    fuzzing::require(!text.contains("would not give the same bytes again"));
    fuzzing::require(fileOf(text).bytes == bytes);
    // The input says what is changed in the text: a letter for another, or a part that goes.
    for (qsizetype i = 0; i + 4 < qMin<qsizetype>(bytes.size(), 64); i += 5) {
        const auto byte = [&](qsizetype at) { return qsizetype(uchar(bytes[i + at])); };
        const qsizetype at = (byte(0) | (byte(1) << 8) | (byte(2) << 16)) % qMax<qsizetype>(1, text.size());
        if (byte(3) & 1)
            text.remove(at, byte(4));
        else
            text[at] = "<>/\" 0123456789-.*_xitemcolumns[]&;\\\n"[byte(4) % 37];
        fileOf(text);
    }
    return 0;
}
