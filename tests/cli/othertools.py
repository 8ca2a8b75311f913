"""Packs and unpacks what models and packages hold, with decoders and encoders that are not ours.

    othertools.py unpack-lz4 PACKAGE NAME OUT    a file of an ULZ4 package, by liblz4 itself
    othertools.py pack-lz4 CONTENT NAME OUT      an ULZ4 package with one file
    othertools.py unpack-lzma MODEL OUT          the first packed block of an E3D model, by Python's lzma
    othertools.py pack-lzma BLOCKS OUT           an E3D model of one packed block

Ends with 77 where the library is missing.
"""
import ctypes
import ctypes.util
import struct
import sys

BLOCK = 32768


def lz4():
    name = ctypes.util.find_library("lz4")
    if not name:
        sys.exit(77)
    return ctypes.CDLL(name)


def lzma_module():
    try:
        import lzma
    except ImportError:
        sys.exit(77)
    return lzma


def sdbm(data, value=0):
    for byte in data:
        value = (byte + value * 65599) & 0xFFFFFFFF
    return value


def entries(package):
    assert package[:4] == b"ULZ4"
    (count,) = struct.unpack_from("<I", package, 4)
    at = 12
    for _ in range(count):
        end = package.index(0, at)
        name = package[at:end].decode()
        yield name, *struct.unpack_from("<III", package, end + 1)
        at = end + 13


def unpack_lz4(package, wanted):
    library = lz4()
    for name, offset, size, checksum in entries(package):
        if name != wanted:
            continue
        content = b""
        while len(content) < size:
            unpacked, packed = struct.unpack_from("<HH", package, offset)
            room = ctypes.create_string_buffer(unpacked)
            block = package[offset + 4:offset + 4 + packed]
            assert library.LZ4_decompress_safe(block, room, packed, unpacked) == unpacked
            content += room.raw
            offset += 4 + packed
        assert len(content) == size and sdbm(content) == checksum
        return content
    raise KeyError(wanted)


def pack_lz4(content, name):
    library = lz4()
    blocks = b""
    for at in range(0, len(content), BLOCK):
        piece = content[at:at + BLOCK]
        room = ctypes.create_string_buffer(library.LZ4_compressBound(len(piece)))
        size = library.LZ4_compress_default(piece, room, len(piece), len(room))
        blocks += struct.pack("<HH", len(piece), size) + room.raw[:size]
    entry = name.encode() + b"\0"
    offset = 12 + len(entry) + 12
    checksum = sdbm(content)
    package = b"ULZ4" + struct.pack("<II", 1, checksum) + entry
    package += struct.pack("<III", offset, len(content), checksum) + blocks
    return package + struct.pack("<I", len(package) + 4)


def filters(lzma, properties, dictionary):
    return [{"id": lzma.FILTER_LZMA1, "lc": properties % 9, "lp": properties // 9 % 5, "pb": properties // 45,
             "dict_size": dictionary}]


def unpack_lzma(model):
    lzma = lzma_module()
    at = 0
    while True:
        kind, size = struct.unpack_from("<HI", model, at)
        if kind == 0x10:
            break
        at += size
    expanded, properties, dictionary = struct.unpack_from("<IBI", model, at + 6)
    decoder = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=filters(lzma, properties, dictionary))
    content = decoder.decompress(model[at + 15:at + size], expanded)
    assert len(content) == expanded
    # The same with the size in front, which ends the stream as a whole.
    alone = struct.pack("<BIQ", properties, dictionary, expanded) + model[at + 15:at + size]
    assert lzma.decompress(alone, lzma.FORMAT_ALONE) == content
    return content


def pack_lzma(blocks):
    lzma = lzma_module()
    properties, dictionary = 0x5D, 1 << 16
    packed = lzma.compress(blocks, lzma.FORMAT_RAW, filters=filters(lzma, properties, dictionary))
    content = struct.pack("<IBI", len(blocks), properties, dictionary) + packed
    version = struct.pack("<HI", 1, 12) + b"E3DF" + struct.pack("<H", 0x0100)
    return version + struct.pack("<HI", 0x10, len(content) + 6) + content


def main(verb, source, *others):
    with open(source, "rb") as file:
        content = file.read()
    made = {"unpack-lz4": unpack_lz4, "pack-lz4": pack_lz4, "unpack-lzma": unpack_lzma,
            "pack-lzma": pack_lzma}[verb](content, *others[:-1])
    with open(others[-1], "wb") as file:
        file.write(made)


main(*sys.argv[1:])
