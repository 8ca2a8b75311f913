#pragma once

#include "core/report/jsonwriter.h"

#include <QIODevice>

#include <map>
#include <optional>
#include <vector>

namespace hexahedron {

/// The binary part of a glTF file with what describes it: buffer views and accessors. Takes no more than it was told; what comes
/// after that is not kept, and the whole is not written.
class GlbBuffer
{
public:
    enum class Use { Plain, Vertices, Indices };
    enum class Type { Scalar, Vec2, Vec3, Vec4, Mat4 };
    enum class Component { U8 = 5121, U16 = 5123, U32 = 5125, F32 = 5126 };
    struct Values
    {
        QByteArray
            bytes; ///< little-endian, elements one after another, each a multiple of 4 bytes long unless they are scalars
        qint64 count = 0;
        Type type = Type::Scalar;
        Component component = Component::F32;
        bool isNormalised = false;
        bool hasRange = false; ///< least and largest value are told; of floats
    };
    /// Where the bytes of elements come from: the first one, and from one to the next.
    struct Origin
    {
        qint64 stream = 0, begin = 0, stride = 0;
    };

    explicit GlbBuffer(qint64 mostBytes)
        : m_mostBytes(mostBytes)
    {
    }

    bool isTooLarge() const { return m_isTooLarge; }
    /// To be asked before memory is taken, or time spent, for that much; false for ever after once it does not fit. What is asked for
    /// is added up: what comes to nothing again and again is too much as well.
    bool hasRoom(qint64 count, qint64 size);

    /// The number of the accessor, or -1 when there are no values or too many.
    int add(const Values &values, Use use, const std::optional<Origin> &origin = {});
    /// `count` elements of zeros; those with numbers in `indices` (ascending, 32 bits) have `values`.
    int addSparse(const QByteArray &indices, const Values &values, qint64 count);
    /// The number of the buffer view with these bytes, or -1.
    int addBytes(const QByteArray &bytes, Use use = Use::Plain);

    /// Members of the top object, if there are any.
    void write(JsonWriter &json) const;
    /// The file, with `json` as its text. False when it cannot be written.
    bool writeFile(QIODevice *device, std::string_view json) const;

private:
    struct View
    {
        qint64 begin = 0, size = 0;
        Use use = Use::Plain;
        qint64 stride = 0; ///< told where several accessors are on one view of vertices: glTF wants it there
    };
    struct Accessor
    {
        int view = -1, sparseIndices = -1, sparseValues = -1;
        qint64 sparseCount = 0;
        qint64 count = 0;
        Type type{};
        Component component{};
        bool isNormalised = false;
        std::vector<float> least, largest;
        std::optional<Origin> origin;
    };
    static void writeAccessor(JsonWriter &json, const Accessor &accessor);
    static void measure(const Values &values, Accessor &accessor);

    qint64 m_mostBytes;
    qint64 m_size = 0, m_asked = 0;
    bool m_isTooLarge = false;
    std::vector<QByteArray> m_pieces; // of the views, each filled up to 4 bytes when written
    std::vector<View> m_views;
    std::map<std::pair<qint64, qint64>, int> m_zeros; // views of so many bytes, by the size of an element too
    std::vector<Accessor> m_accessors;
};

} // namespace hexahedron
