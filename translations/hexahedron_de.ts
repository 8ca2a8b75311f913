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
    <message>
        <source>All animations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HexAccessible</name>
    <message>
        <source>End, offset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1, byte %2</source>
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
    <name>hexa</name>
    <message>
        <source>--%1 needs a number of at least %2, not &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to standard output: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this verb is not available yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A B [--json]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare by structure (not available yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FORMAT -o OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a smallest valid file (not available yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FORMAT[:FIELD]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print what the reference says (not available yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: hexa %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: hexa VERB … — looks at, checks and edits 3D model files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hexa VERB --help tells more about one of them; hexa --version prints the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 issues or differences found, 2 wrong usage or an unreadable file, 3 edit refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what to do; hexa --help lists the verbs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown verb: %1; hexa --help lists them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say where to: -o OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what to write: --to json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--to %1 is not available; json is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this node and what lies in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[--json]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the formats that are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE [--json] [--depth N] [--expand N] [--path PATH]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show what every byte of a file means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels below the top level; as text without issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the elements of arrays of up to N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE PATH [--raw]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the value of a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its bytes as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE PATH -o OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a node&apos;s bytes to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE --to json [--path PATH] [-o OUT]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write out every field of every element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FORM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to write: json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to write instead of standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: has nothing with the path %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PATH names a node as hexa tree prints it, for instance MESH/VRTS/vertices[14]/position/y.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::FindBar</name>
    <message>
        <source>Kind of search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, Latin-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integer, 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsigned, 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integer, 16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsigned, 16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Float, 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Float, 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>± as typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far a number may be off. Left empty, it must round to the digits typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop searching (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>42 42 33 44, ?? for any byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number, little-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two digits per byte, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be written in this encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number of this type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%L1 matches or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found at %1, from the beginning again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found at %1, from the end again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offset:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F0, 0x1F0, 1F0h, +16, -16, 25%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain numbers are &amp;hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1F0, 0x1F0, 1F0h, +16, -16, 25% or a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, decimal %L2, %L3 % of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such place. The file ends at %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::HexView</name>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no bytes yet.
Type or paste some here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These bytes cannot be changed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no Latin-1 character and does not fit into one byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no hexadecimal digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %L1 MiB can be copied at a time.</source>
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
    <name>hexahedron::PreviewWidget</name>
    <message>
        <source>There is nothing to show in three dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model cannot be shown here because OpenGL 3.2 is not available. Everything else works as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of the triangles are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first %1 vertices are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 triangles cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n textures were not found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Preparing the model …</source>
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
    <name>hexahedron::preview::PreviewToolBar</name>
    <message>
        <source>Surfaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the triangles filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the edges of the triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the vertices as points; a click then selects a vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the images that were found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the direction of each vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the skeleton; a click on a bone selects its node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the ground and the axes of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show distant things as large as near ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole model (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background, names of bones and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of bones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounding box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back faces of one-sided materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background like the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light background</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Timeline</name>
    <message>
        <source>The animation to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moment of the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> /s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many units of time (mostly frames) pass in a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation %1</source>
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
    <message>
        <source>Nothing in these %1 bytes is of the format %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the name of the file says that it is. It may be cut off, empty, or something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces a length of %2 bytes, but the file has %3 for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders stop there. Repairing sets the length to where the content ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>repairs</name>
    <message>
        <source>Delete the element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the neutral value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write “none”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the usual value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the nearest value that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the bits that have no meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the expected value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide it by its length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the length to where the content ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete these bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the incomplete element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the missing bytes with zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the count to what is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the chunk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append the NUL.</source>
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
