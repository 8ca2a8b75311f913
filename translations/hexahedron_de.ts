<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an &amp;Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a small model that the program makes itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a &amp;Backup when Saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content before stays beside the file, with ~ behind its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the file again from the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close A&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the path of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find bytes, text or numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert Element &amp;Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a neutral element before the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Insert Element After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a neutral element after the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected elements; what refers to others is renumbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate Chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected chunk with all that it contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move Chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected chunk with all that it contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Chunk &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the selected chunk with the one before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Chunk Do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the selected chunk with the one behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to an offset or a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Follow Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to what an index names or a count counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what was selected before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select what contains the selected part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next place where something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the Model into the Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ilter the Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for names, types and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset the Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair &amp;All…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair everything that has a repair; the plan is shown first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Plans in which only Lengths and Counts Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Hexahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a copy of the selected element, or chunk where there is no element</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>B3dFormat</name>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>mipmapped</source>
        <translation>mit Mipmaps</translation>
    </message>
    <message>
        <source>clamp U</source>
        <translation>U begrenzt</translation>
    </message>
    <message>
        <source>clamp V</source>
        <translation>V begrenzt</translation>
    </message>
    <message>
        <source>spherical environment map</source>
        <translation>sphärische Umgebungstextur</translation>
    </message>
    <message>
        <source>cubic environment map</source>
        <translation>kubische Umgebungstextur</translation>
    </message>
    <message>
        <source>keep in video memory</source>
        <translation>im Videospeicher behalten</translation>
    </message>
    <message>
        <source>force high colour</source>
        <translation>hohe Farbtiefe erzwingen</translation>
    </message>
    <message>
        <source>second coordinate set</source>
        <translation>zweiter Koordinatensatz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>alpha blend</source>
        <translation>Alphamischung</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>multiplizieren</translation>
    </message>
    <message>
        <source>add</source>
        <translation>addieren</translation>
    </message>
    <message>
        <source>dot3</source>
        <translation>Dot3</translation>
    </message>
    <message>
        <source>multiply x2</source>
        <translation>multiplizieren ×2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>full-bright</source>
        <translation>volle Helligkeit</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>Vertexfarben</translation>
    </message>
    <message>
        <source>flat shading</source>
        <translation>flache Schattierung</translation>
    </message>
    <message>
        <source>no fog</source>
        <translation>kein Nebel</translation>
    </message>
    <message>
        <source>no back-face culling</source>
        <translation>Rückseiten sichtbar</translation>
    </message>
    <message>
        <source>vertex alpha</source>
        <translation>Vertex-Alpha</translation>
    </message>
    <message>
        <source>radians</source>
        <translation>Bogenmaß</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>All animations</source>
        <translation>Alle Animationen</translation>
    </message>
</context>
<context>
    <name>E3dFormat</name>
    <message>
        <source>1: it starts again after the last key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program that reads and writes the format has the flag before the frames, the specification behind them. What fits the file is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation relative to the node above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation as a quaternion w, x, y, z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation about the y axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation about the x axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation about the z axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field of view of a camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll of a camera.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner cone of a light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outer cone of a light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of a light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the node is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of a morph is seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">Bytes</translation>
    </message>
    <message>
        <source>double-sided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly transparent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translucent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrap U</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrap V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for opaque, 0 for invisible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly light is bent, relative to what is outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is mirrored; 0 for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharpness of the highlight: the exponent of Phong&apos;s model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour in light; white where it is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of highlights; the diffuse one where it is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour without light; black where it is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour in shade; the diffuse one where it is missing or black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour without light.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions away from the surface.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights above the surface.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much light gets into corners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour in light, and opacity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of highlights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour in shade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour, for physically based drawing with roughness and metalness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roughness and metalness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour, for physically based drawing with highlights and gloss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of highlights, and gloss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An embedded PNG image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An embedded JPEG image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An embedded JPEG 2000 image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The triangles of the mesh, three vertices each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of triangles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertices at the corners. Of stored numbers, (B - A) × (C - A) points out of the surface.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rows for row vectors: the translation is the fourth row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further texture coordinates; a map of a material may choose them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bones and weights for a further skin; no known program reads them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the space of the mesh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in double precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place as whole numbers, spread over the box of the mesh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction away from the surface.</source>
        <translation type="unfinished">Richtung weg von der Oberfläche.</translation>
    </message>
    <message>
        <source>Texture coordinates u and v; outside 0 to 1 the texture repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red, green, blue and alpha, 0 to 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of growing u; the extra bits hold the sign of the bitangent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions of growing u and of growing v.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bones that pull the vertex, and how strongly each does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditValue</name>
    <message>
        <source>How Is This Meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 decides how %2 are laid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert lays them out anew: what stays is kept, what is new gets its neutral value.
Reinterpret writes only this field; the same bytes then mean something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reinterpret</source>
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
    <name>HordeAnimationFormat</name>
    <message>
        <source>every node has all frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes that do not move may have one frame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HordeGeometryFormat</name>
    <message>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normals</source>
        <translation type="unfinished">Normalen</translation>
    </message>
    <message>
        <source>tangents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bitangents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint indices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texture coordinates 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texture coordinates 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tangent differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bitangent differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">Bytes</translation>
    </message>
</context>
<context>
    <name>ItemCommands</name>
    <message>
        <source>Insert into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its length says more than there is; it ends where its parent ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its length says less than its own fields need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested too deep; its content is shown as bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes where something known should have begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut off: what it lies in ends inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NUL that ends the text is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More elements are announced than fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A negative number of elements is announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left after the last whole element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left after the last field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at 0x%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What should describe the elements makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of this chunk in bytes, its header included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of this chunk in bytes; its header is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number of elements is stored in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has as many elements as fit into its chunk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout of an element is shaped by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts the elements of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes the layout of %1: changing it can lay these records out anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names an element of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there only because of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements are in ascending order of this value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other element has the same value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>A quotation mark is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing between the quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something to look for is missing after &quot;%1:&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no offset; write a number such as 496 or 0x1f0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1:&quot; is not known. There are name:, type:, value: and offset:.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UrhoAnimationFormat</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skalierung</translation>
    </message>
</context>
<context>
    <name>UrhoModelFormat</name>
    <message>
        <source>triangle list</source>
        <translation>Dreiecksliste</translation>
    </message>
    <message>
        <source>line list</source>
        <translation>Linienliste</translation>
    </message>
    <message>
        <source>point list</source>
        <translation>Punktliste</translation>
    </message>
    <message>
        <source>triangle strip</source>
        <translation>Dreiecksstreifen</translation>
    </message>
    <message>
        <source>line strip</source>
        <translation>Linienzug</translation>
    </message>
    <message>
        <source>triangle fan</source>
        <translation>Dreiecksfächer</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>Numbers of vertices of the vertex buffer with which a geometry draws them.</source>
        <translation>Nummern von Vertices des Vertexpuffers, mit dem eine Geometrie sie zeichnet.</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>tangent</source>
        <translation>Tangente</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>int</source>
        <translation>int</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>float2</source>
        <translation>float2</translation>
    </message>
    <message>
        <source>float3</source>
        <translation>float3</translation>
    </message>
    <message>
        <source>float4</source>
        <translation>float4</translation>
    </message>
    <message>
        <source>ubyte4</source>
        <translation>ubyte4</translation>
    </message>
    <message>
        <source>ubyte4 normalised</source>
        <translation>ubyte4, normiert</translation>
    </message>
    <message>
        <source>binormal</source>
        <translation>Binormale</translation>
    </message>
    <message>
        <source>texcoord</source>
        <translation>Texturkoordinate</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>blendweights</source>
        <translation>Mischgewichte</translation>
    </message>
    <message>
        <source>blendindices</source>
        <translation>Mischindizes</translation>
    </message>
    <message>
        <source>objectindex</source>
        <translation>Objektindex</translation>
    </message>
    <message>
        <source>texcoord 1</source>
        <translation>Texturkoordinate 1</translation>
    </message>
    <message>
        <source>texcoord 2</source>
        <translation>Texturkoordinate 2</translation>
    </message>
    <message>
        <source>cube texcoord 1</source>
        <translation>Würfel-Texturkoordinate 1</translation>
    </message>
    <message>
        <source>cube texcoord 2</source>
        <translation>Würfel-Texturkoordinate 2</translation>
    </message>
    <message>
        <source>blend weights</source>
        <translation>Mischgewichte</translation>
    </message>
    <message>
        <source>blend indices</source>
        <translation>Mischindizes</translation>
    </message>
    <message>
        <source>instance matrix 1</source>
        <translation>Instanzmatrix 1</translation>
    </message>
    <message>
        <source>instance matrix 2</source>
        <translation>Instanzmatrix 2</translation>
    </message>
    <message>
        <source>instance matrix 3</source>
        <translation>Instanzmatrix 3</translation>
    </message>
    <message>
        <source>object index</source>
        <translation>Objektindex</translation>
    </message>
    <message>
        <source>Place in the space of the model: x right, y up, z forward.</source>
        <translation>Ort im Raum des Modells: x rechts, y oben, z vorn.</translation>
    </message>
    <message>
        <source>Direction away from the surface.</source>
        <translation>Richtung weg von der Oberfläche.</translation>
    </message>
    <message>
        <source>Third direction of the tangent space.</source>
        <translation>Dritte Richtung des Tangentenraums.</translation>
    </message>
    <message>
        <source>Direction of growing u; w is the sign of the bitangent.</source>
        <translation>Richtung, in der u wächst; w ist das Vorzeichen der Bitangente.</translation>
    </message>
    <message>
        <source>Texture coordinates; v runs down.</source>
        <translation>Texturkoordinaten; v läuft nach unten.</translation>
    </message>
    <message>
        <source>Red, green, blue and alpha.</source>
        <translation>Rot, Grün, Blau und Alpha.</translation>
    </message>
    <message>
        <source>How strongly each bone pulls; they add up to 1.</source>
        <translation>Wie stark jeder Knochen zieht; zusammen ergeben sie 1.</translation>
    </message>
    <message>
        <source>Bones that pull: entries of the geometry&apos;s bone mapping, or bones.</source>
        <translation>Knochen, die ziehen: Einträge der Knochenzuordnung der Geometrie, oder Knochen.</translation>
    </message>
    <message>
        <source>Number of the object that the vertex belongs to.</source>
        <translation>Nummer des Objekts, zu dem der Vertex gehört.</translation>
    </message>
    <message>
        <source>An element that is described twice, or has an unusual index.</source>
        <translation>Ein Element, das doppelt beschrieben ist oder einen ungewöhnlichen Index hat.</translation>
    </message>
    <message>
        <source>Vertices name its entries by number.</source>
        <translation>Vertices nennen seine Einträge mit ihrer Nummer.</translation>
    </message>
</context>
<context>
    <name>UrhoScriptFormat</name>
    <message>
        <source>with debug information</source>
        <translation>mit Debuginformationen</translation>
    </message>
    <message>
        <source>without debug information</source>
        <translation>ohne Debuginformationen</translation>
    </message>
</context>
<context>
    <name>UrhoShaderFormat</name>
    <message>
        <source>frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>vertex shader</source>
        <translation>Vertexshader</translation>
    </message>
    <message>
        <source>pixel shader</source>
        <translation>Pixelshader</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>A compiler makes byte code as a whole.</source>
        <translation>Ein Compiler erzeugt Bytecode als Ganzes.</translation>
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
    <message>
        <source>Urho3D animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes UANI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urho3D model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes UMDL or UMD2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urho3D compiled script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes ASBC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urho3D compiled shader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes USHD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ecere E3D model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with a version block of 12 bytes that holds E3DF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horde3D animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes H3DA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horde3D geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with the four bytes H3DG.</source>
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
        <source>write out every field of every element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FORM</source>
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
    <message>
        <source>files: %1, errors: %2, warnings: %3, remarks: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is one of %2, not &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format sarif is not available yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PATH… [--format text|json] [--jobs N] [--fail-on error|warning]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what is wrong with files, or with all files in folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text (default) or json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files that are checked at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit status 1 from error (default) or warning on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> … (%1 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  nothing changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues that this would create:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write there; without it the file itself is replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print what would change, write nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only what was asked, to make a broken file on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do it although it creates issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused, because it would create issues (--force does it all the same):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: the plan does not fit the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no PATH=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no place %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no ARRAY[INDEX]; for a chunk say --value-from with the path of another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only %1 from there on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no OFFSET:SIZE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes are written as pairs of hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no stream %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say by what: --with FILE2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many (1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE PATH=VALUE… [edit options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write values; lengths and counts follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE ARRAY[INDEX] [--count N] [--value-from ARRAY[I]] [edit options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insert elements before one, or a copy of a chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the element or chunk to copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE ARRAY[INDEX] [--count N] [edit options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove elements, or chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE OFFSET:SIZE HEX [--stream S] [edit options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace raw bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where: 0 is the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE [--only CODE]… [edit options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repair what check finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only issues of this kind; may be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE PATH --with FILE2 [edit options]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace a node&apos;s bytes by those of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to take them from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what to write: --to json or --to csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--to %1 is not available; json and csv are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE --to json|csv [--path PATH] [-o OUT]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to write: json, or csv</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::ChoiceEditor</name>
    <message>
        <source>%1 as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no meaning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::DataTable</name>
    <message>
        <source>Read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected bytes read as numbers and text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::DocumentPage</name>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::FilterBar</name>
    <message>
        <source>Next Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: vertex  type:f32  value:7  offset:0x1f0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that must all fit: a name or value as it is, or
name:NODE   type:f32   value:7   offset:0x1f0
Put words with blanks into quotation marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also look at each element of long lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look inside lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(the first %1 are shown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(not all elements were looked at)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits: %1</source>
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
    <name>hexahedron::FlagsEditor</name>
    <message>
        <source>%1 as a number</source>
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
    <name>hexahedron::Inspector</name>
    <message>
        <source>Nothing is selected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::IssueSection</name>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesModel</name>
    <message>
        <source>Number of the rule in the description of the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many elements of a list have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesPanel</name>
    <message>
        <source>Progress of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next Issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous Issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the issues by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair All …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that can be repaired; what would change is shown first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation of the issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change is shown first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issue fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair All %1 of This Kind …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair All of This Kind …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::ItemHeader</name>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset 0x%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elements of %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them selected</source>
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
    <name>hexahedron::JumpButton</name>
    <message>
        <source>%1%2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">keine</translation>
    </message>
    <message>
        <source>This value stands for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: there are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such element.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::LinkSection</name>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::MainWindow</name>
    <message>
        <source>Hexahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to see in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was removed or renamed by another program. What you see is kept and can be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file. Reading it again loses your changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep What Is Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had changes that were not saved when the program ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsaved work could not be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since, so the unsaved work does not fit any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the unsaved work could be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes with the next start of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget These</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Hexahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Hexahedron %1&lt;/h3&gt;&lt;p&gt;Shows what every byte of a 3D file means, says what is wrong with it, and changes it without breaking the rest.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats: %1</source>
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
    <name>hexahedron::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::PlanDialog</name>
    <message>
        <source>Do not ask again when only lengths and counts follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Will Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consequences and new issues</source>
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
    <message>
        <source>Preparing the model …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>textures not found: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceSection</name>
    <message>
        <source>Referred to by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places that refer to this element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing refers to this element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <name>hexahedron::Session</name>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is still being read after the last change. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed since this was planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::StatusLine</name>
    <message>
        <source>Path of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether typing overwrites or inserts (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel what runs in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OVR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing overwrites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing inserts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::TextEditor</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not UTF-8: such bytes are shown as \xNN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>UTF-8, %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n byte(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ends with a NUL byte, which is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeDelegate</name>
    <message>
        <source>Value of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeModel</name>
    <message>
        <source>contains issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a range of elements of an array</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Where the bytes begin, counted from the beginning of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeView</name>
    <message>
        <source>Edit Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to What It Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to What It Describes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Bytes …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of the file with their values and places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::ValueSection</name>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::VectorEditor</name>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by its length, so that it becomes 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derived angles about x, y, z: %1, %2, %3; length %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexahedron::WelcomePage</name>
    <message>
        <source>Hexahedron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change what every byte of a 3D file means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop them here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small animated model that the program makes itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened before</source>
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
        <source>Loaders read on into whatever follows. Repairing appends the NUL.</source>
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
        <source>Loaders skip it here. Repairing deletes it; moving it to its place keeps its content.</source>
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
    <message>
        <source>The chunk %1 holds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no effect, but some loaders stumble over empty lists. Repairing deletes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands behind %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders read a file once: what is referred to must come first, and child nodes after the mesh or bone of their parent. Repairing puts the chunks in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has another chunk %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders keep the first, the last, or mix both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node has a MESH and a BONE; it can be only one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders keep the one that they read last. Repairing deletes the BONE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no chunk %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it there is nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of some level editors are lists of properties, one on a line: they are meant to be so. Elsewhere it is a sign of damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format names no encoding; what such bytes look like depends on the loader. They are kept as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs find nodes by their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture names no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders try to open the folder itself, or stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture is stored with an absolute path: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is found on the machine that wrote it, or beside the model. Repairing keeps the file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 sets of texture coordinates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz3D uses the first two, some loaders refuse more. Repairing drops the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets of %2 texture coordinates are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either both numbers are 0 or none of them. Repairing sets both to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mesh has %1 vertices, more than 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz3D and Irrlicht number vertices with 16 bits: triangles jump to wrong corners. Repairing splits the mesh into several nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 vertices belong to no triangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cost memory and are never seen. Repairing deletes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no mesh above this bone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its weights name vertices of nothing; loaders refuse it or crash. Repairing deletes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mesh has %1 bones, more than 254.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz3D numbers the bones of a mesh with one byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bone has vertex %1 more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders add the weights up or keep one of them. Repairing adds them up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 weights are zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have no effect but take the place of others where a loader keeps four. Repairing deletes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vertices are pulled by more than four bones, the first is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders keep four, not always the strongest. Repairing keeps the four largest and makes them add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vertices of the skinned mesh are pulled by no bone, the first is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay where they are when the others move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of %1 vertices do not add up to 1, the first is %2 with %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders that do not correct this pull such vertices towards the origin or away from it. Repairing divides the weights by their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vertices belong to triangles of different brushes, the first is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irrlicht gives a vertex to one brush only: skinning breaks. Repairing makes a copy for each brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys carry neither position, scale nor rotation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags of 0 leave only frame numbers. Repairing deletes the chunk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys are out of order or repeat a frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some loaders keep the order of the file and jump. Repairing sorts them; of two keys on one frame the later stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys begin at frame %1, but the first frame is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders that count from 1 lose or refuse earlier frames. Repairing moves all keys of the file so that the first is at 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animation has %1 frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves. Repairing writes the last frame that has a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animation runs at %1 frames per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most loaders ignore the rate, others need one above 0. Repairing writes 60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are keys, but no ANIM says that something moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz3D ignores keys without it. Repairing adds one to the root node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animation is announced, but there are no keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporters write it for models that do not move, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last key is on frame %1, the animation has %2 frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more is normal: many exporters store last minus first. Repairing sets the number of frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 animations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blitz3D plays each, Irrlicht all on one time line, some loaders none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is keyed more than once on frame %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the values holds depends on the loader. Repairing keeps the later one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nodes have a name that was used before; here it is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs that look nodes up by name find the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture uses the second coordinate set, but %1 has only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture is stretched from one point. Repairing lets it use the first set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brush uses vertex colours, but %1 has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mesh is drawn white. Repairing clears the effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1 beside the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are compared without regard to case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content is not of the format %2 (bytes: %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text in %1 has no NUL before the end of its frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends with bytes that no field or whole element accounts for: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no header where a chunk should begin (bytes up to the next: %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chunk %1 does not belong in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More follows after the end of %2 (bytes: %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, but should be at least %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which names none of the %4 (count: %3, the first is 0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text in %1 contains control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text in %1 has bytes outside ASCII.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can tell how large the elements of %1 are: %2 makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readers take wrong bytes for them and for everything that follows. Write a description with a meaning; what the right one is, the file does not say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text %1 is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine compares bytes, so that names still fit together; they are shown wrongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine finds it by its name only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is called %2 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine finds things by name: one of the two is never found, or replaced by the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names %1 and %2 have the same hash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine compares hashes of names: one of the two replaces the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes no bones and an undefined box. Repairing appends no bones and a box around the vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 geometry centers for %2 geometries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing ones become 0, 0, 0, which is allowed; they only decide in which order transparent geometries are drawn. Repairing appends them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex element 0x%1 has bits set that are not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine ignores bits 24 to 31. Repairing clears them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertices carry the element %1 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two is drawn depends on the renderer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertices carry matrices of instances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine makes such vertices by itself; in a model they have no use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertices have no position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be drawn, and nothing be hit by a ray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The morph range ends at vertex %1, but there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine copies vertices from behind the buffer. Repairing shortens the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index %1 is drawn by %2, but its vertex buffer has %3 vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The graphics card reads foreign memory, or the driver stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level draws indices up to %1, but there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine reports it and draws nothing. Repairing shortens the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The geometry has no level of detail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It loads, but nothing is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance %1 of the level is negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels are chosen by how far away the model is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distance %1 is not above %2, that of the level before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level before is never chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level draws primitives of type %1, which the published page does not list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes 0 to 5; triangle fans do not exist in Direct3D 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 indices do not make whole primitives of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last ones are not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The morph moves vertex buffer %1 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine keeps the last block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The morph moves %1, but vertices of buffer %2 have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not skip these bytes and misreads everything that follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The morph moves vertex %1, but the morph range of its buffer is %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine writes into foreign memory. Repairing widens the morph range where the vertices exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bone is its own parent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine finds no root and does not animate the skeleton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bones are their own parents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes the last one for the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parents of bone %1 lead back to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs that follow the parents never come to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The radius of the bone is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ray hits such a bone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box %1 has a minimum above its maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes it for empty: the model is not drawn, or not hit. The box of the model can be computed from the vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of %2 geometries have a bone mapping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as one geometry has a mapping, the others depend on the order of the skeleton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The geometry uses %1 bones; renderers allow 64 or 128.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL 2 allows 64 bones, Direct3D 11 and OpenGL 3 allow 128.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex is pulled by bone %1, but the geometry has only %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex flies away, or follows a bone of another geometry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blend weights of the vertex are negative or add up to %1 instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex is drawn to the origin or beyond its place. Repairing makes them add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box of the model does not enclose its vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model may vanish while it is still in view. Repairing computes the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animation takes %1 seconds, but its last key frame is at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands still or ends early. Repairing sets the length to the last key frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track %1 has no channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key frame at %1 comes after one at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine looks for neighbours and picks the wrong ones. Repairing sorts the key frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key frame at %1 lies outside the animation, which takes %2 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is never reached. Repairing raises the length where the time is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first key frame of %1 is at %2, not at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then the last key frame and this one are mixed when the animation repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The track %1 has no key frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says that it is a %1 shader, its byte code is that of a %2 shader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine goes by the extension. Repairing writes what the byte code says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shader model 2 is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such files were written before 2014, in several layouts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hash of the vertex elements is 0x%1, but should be 0x%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine finds no vertices that fit the shader. Repairing writes the hash that follows from the byte code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hash of the vertex elements looks like the mask 0x%1 of older files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until April 2016 it was the mask. Engines of today compile the shader again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter lies at %1 and has %2 bytes; both should be multiples of 4, and the size not 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant buffers consist of words of four bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters %1 and %2 overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting one changes the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter takes %2 registers from %1 on; there are 256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers of Direct3D 9 are numbered 0 to 255, and a parameter takes one or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture unit %1 is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is enough to list it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texture unit %1 has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is for people only; real files leave it out at times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shader has no byte code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte code says that it has %1 bytes, but it has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drivers refuse such byte code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte code does not begin with a version and end with 0xffff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is called .%1, but holds a %2 shader of model %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine goes by the extension and misreads the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 announces a length of %2 bytes, less than its header of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders that go on by the length never get any further, or go backwards. Repairing sets the length to where the content ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text in %1 should have %2 bytes, but only %3 are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders read on into whatever follows. Repairing sets the length of the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex element 0x%1 has a meaning that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine finds no use for it, or reads beyond its tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of %1 has no NUL in its %2 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine reads on into whatever follows. Repairing writes a NUL into the last byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name %1 has bytes above 127.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compilers differ in what the engine makes of them, so that the name may not be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are bytes behind the NUL of the name (names with such bytes: %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They mean nothing. Old converters leave fragments of other strings there; nothing is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 joints, more than the %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints beyond that do not move their vertices on such hardware.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No vertex can name the joints from 256 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint indices are single bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no joints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine adds one that does not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix of the first joint is not the identity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By custom, vertices without a joint of their own name the first one, which then should not move them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last row of the matrix is %1, but should be 0, 0, 0, 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves vertices in a way that no pose does. It may be stored row by row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix has no inverse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It flattens the model, and the engine needs the inverse for the box of the skeleton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements of the stream of %1 have %2 bytes, but should have %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine refuses the file. Repairing corrects the size where everything behind it fits then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine knows no stream %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It skips the stream by its size. It is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements of %2 bytes are too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine multiplies in 32 bits and goes on reading at a wrong place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stream of %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertices have no positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes zeros, so that nothing can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no stream of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes zeros. Shaders that use them draw something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stream of %1, but none of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine takes joint 0, or a weight of 1 for the first joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex names joint %1 with the weight %2, but there are %3 joints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine reads beyond the matrices. Repairing writes joint 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of the vertex add up to %1 instead of 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not correct it: the vertex is drawn nearer to the origin, or farther away. Sums from 252 on come from rounding. Repairing scales them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weights of the vertex are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is drawn at the origin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 indices do not make whole triangles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last ones are not drawn, unless the scene draws lines or patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The triangle names a vertex twice: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no area; nothing is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No triangle uses the vertex (of %2, %1 are unused).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes memory and does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vertex is the same as vertex %1 in all streams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles could share them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 vertices, more than 65536.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine then needs 32 bits for every index instead of 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The morph target moves vertex %1 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both differences are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not use differences of bitangents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converters write them all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is of version 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine reads it; nodes that do not move take as much space as others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node is compressed although the file has no more than one frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the same space without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 frames of the node are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One would do. Repairing compresses the node, which makes the file smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine ignores nodes that are not compressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scale is negative: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node is mirrored, and the fronts of its triangles become backs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See and change what every byte of a 3D file means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files to open.</source>
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
        <source>Write “none”.</source>
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
    <message>
        <source>Sort them; of two on one frame keep the later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move all keys so that the first is at frame 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an ANIM to the root node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the last frame that has a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number of frames to the last key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the later key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop all but two sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set both to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the mesh into several nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete these vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put further meshes into child nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them below one new root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an empty node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the BONE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the mesh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the mesh: without this chunk it is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the chunks in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the file name only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the first coordinate set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete these weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the weights up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the four largest and make them add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide the weights by their sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each brush its own copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the neutral value, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the usual value, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the expected value, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the key frames by time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the length to the last key frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the box from the vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Append centers at 0, 0, 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the range that is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten the morph range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the morph range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the byte code says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the hash that follows from the byte code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the weights add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete what it makes with its neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the length to what is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress the node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a NUL into the last byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the weights so that they make 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write joint 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the size of the elements.</source>
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
        <translation type="unfinished">Bytes</translation>
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
    <message>
        <source>&quot;%1&quot; does not fit into %2 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has %1 bytes, its length field can say %2 at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
