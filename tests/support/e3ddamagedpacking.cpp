// Packed blocks with one thing wrong in each.
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"

namespace e3d {

std::vector<DamagedSample> damagedPacking()
{
    const lzma::Properties usual{3, 0, 2};
    const QByteArray blocks = furnishedBlocks();
    const auto size = quint32(blocks.size());
    const QByteArray stream = lzma::packed(blocks, usual);
    QByteArray damaged = stream;
    damaged[0] = 1;
    QByteArray other = stream;
    other[stream.size() / 2] = char(other[stream.size() / 2] ^ 0x55);
    const auto file = [](const QByteArray &packedBlock) { return version() + packedBlock; };
    const QByteArray node = block(0x3000, meshNode(nodeName("body")));
    return {
        {"packed_as_usual.e3d", file(packed(blocks, {4, 4, 4})), "12 info lzma/properties"},
        {"packed_damaged.e3d", file(packedAs(size, usual.byte(), damaged)), "10 error lzma/packed"},
        {"packed_byte_changed.e3d", file(packedAs(size, usual.byte(), other)),
         "10 error lzma/packed; 4 error lzma/materials/size; 4 error lzma/materials/material[1]/size; 5 error "
         "lzma/materials/material[1]/raw"},
        {"packed_cut_off.e3d", file(packedAs(size, usual.byte(), stream.chopped(20))),
         "10 error lzma/packed; 4 error lzma/nodes/size; 4 error lzma/nodes/meshNode/size; 4 error "
         "lzma/nodes/meshNode/cameraNode/size"},
        {"packed_properties_wrong.e3d", file(packedAs(size, 230, stream)),
         "10 error lzma/properties; 10 error lzma/packed"},
        {"packed_size_too_small.e3d",
         file(packedAs(size, usual.byte(), lzma::packed(blocks + block(0xa000, {}), usual))),
         "10 error lzma/expandedSize"},
        {"packed_size_too_large.e3d", file(packedAs(0xffffffff, usual.byte(), stream)), "10 error lzma/expandedSize",
         true},
        {"packed_bytes_behind.e3d", file(packedAs(size, usual.byte(), stream + QByteArray(8, '\x7f'))),
         "11 warning lzma/packed", true},
        {"packed_with_marker.e3d", file(packedAs(size, usual.byte(), lzma::packed(blocks, usual, true))),
         "11 info lzma/packed"},
        {"packed_for_nothing.e3d", file(packed(node)), "13 info lzma", true},
        {"packed_ends_in_header.e3d", file(block(0x0010, u32({100}) + u8({93}))), "8 error lzma/size"},
    };
}

} // namespace e3d
