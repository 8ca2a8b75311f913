<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>B3dFormat</name>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mipmapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamp U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamp V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spherical environment map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cubic environment map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep in video memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>force high colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second coordinate set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alpha blend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiply x2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-bright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flat shading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no back-face culling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>radians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Blitz3D model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes BB3D.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that no other format claims.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::Journal</name>
    <message>
        <source>The journal “%1”, which keeps edits safe from a crash, cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no journal of this program, or its beginning is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::MappedFile</name>
    <message>
        <source>it cannot be mapped and is too long to be read into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::Saving</name>
    <message>
        <source>“%1” cannot be saved: it is a link that leads back to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved: it is a folder or a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved: the file is write-protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved: no new file can be made in its folder (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving “%1” was cancelled; the file is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be saved: its permissions cannot be kept (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not saved: the backup cannot be made (%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>issues</name>
    <message>
        <source>%1 announces a length of %2 bytes, but %3 are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file may have been cut off, or an editor changed the content without correcting the length. Repairing sets the length to where the content ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces a length of %2 bytes, but its own fields need at least %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders stop in the middle of the fields. Repairing sets the length to where the content ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends inside its field %2: %3 of %4 bytes are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders read on into whatever follows. Repairing fills the missing bytes with zeros, or drops the incomplete element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text %1 has no NUL before the end of its frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders read on into whatever follows. Repairing appends the NUL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 bytes that no field or whole element accounts for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the content was cut, or a field that shapes it (flags, sizes, counts) is wrong. Repairing drops these bytes and corrects the length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 should have %2 elements, but only %3 fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was cut off, or the count is wrong. Repairing sets the count to what is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 should have %2 elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A count below zero is read as none, or as billions. Repairing sets it to what is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes where a chunk should begin are no chunk header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A length before this place is probably wrong. Repairing deletes these bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chunk %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders skip it; it is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chunk %1 is not in the specification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some exporters write it; loaders skip it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chunk %1 does not belong into %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders skip it here. Repairing deletes it; moving it to its place keeps its content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow after the end of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders ignore them. Repairing drops them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks are nested more than %1 deep; deeper ones are shown as bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No exporter does this; loaders that call themselves for each level may run out of memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN and infinity spread to everything computed from them; meshes vanish. Repairing writes the neutral value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but should be between %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing writes the nearest value that is allowed, or the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which has no meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing writes the usual value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; the bits %3 have no meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing clears them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but should be %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing writes the expected value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a component of 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything below is flattened and cannot be inverted. Repairing writes 1 there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has length 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says no rotation or direction at all. Repairing writes the neutral value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has length %2 instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders that do not normalise scale or shade wrongly. Repairing divides it by its length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names the same element twice: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triangle without area; nothing is drawn. Repairing deletes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but there are only %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders refuse the file or read foreign memory. Repairing writes &quot;none&quot; where that is allowed, else deletes the element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 further findings of the kind %2 are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair the listed ones first, or repair all of a kind at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>Says what the chunk is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the block, including this header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the content, without this header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that are left after the last field of their frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes behind everything that the format describes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes where a chunk should begin, but no header is plausible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chunk that the description does not know; it is carried along unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content of a chunk that is not known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>&quot;%1&quot; is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside %2 … %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a 32-bit float.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers are needed, %2 are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text ends at its first NUL, so it cannot contain one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has %1 bytes, its place %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one value; choose a field inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes are written as pairs of hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
