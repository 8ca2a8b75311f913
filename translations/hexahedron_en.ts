<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>HitSearch</name>
    <message numerus="yes">
        <source>%n file(s) were searched.</source>
        <translation>
            <numerusform>%Ln file was searched.</numerusform>
            <numerusform>%Ln files were searched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read: %1</source>
        <translation>
            <numerusform>%n file cannot be read: %1</numerusform>
            <numerusform>%n files cannot be read: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden one(s) left out.</source>
        <translation>
            <numerusform>%n hidden one left out.</numerusform>
            <numerusform>%n hidden ones left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemCommands</name>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>Remove %Ln element of %1</numerusform>
            <numerusform>Remove %Ln elements of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removes all of %1: %n byte(s), of which %2 are selected.</source>
        <translation>
            <numerusform>Removes all of %1: %n byte, of which %2 are selected.</numerusform>
            <numerusform>Removes all of %1: %n bytes, of which %2 are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n chunk(s)</source>
        <translation>
            <numerusform>Remove %n chunk</numerusform>
            <numerusform>Remove %n chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n element(s)</source>
        <translation>
            <numerusform>Duplicate %n element</numerusform>
            <numerusform>Duplicate %n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n chunk(s)</source>
        <translation>
            <numerusform>Duplicate %n chunk</numerusform>
            <numerusform>Duplicate %n chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n element(s) of %1</source>
        <translation>
            <numerusform>Paste %n element of %1</numerusform>
            <numerusform>Paste %n elements of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n chunk(s)</source>
        <translation>
            <numerusform>Paste %n chunk</numerusform>
            <numerusform>Paste %n chunks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message numerus="yes">
        <source>%1 number(s)</source>
        <translation>
            <numerusform>%1 number</numerusform>
            <numerusform>%1 numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <translation>
            <numerusform>%1 element</numerusform>
            <numerusform>%1 elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset 0x%1, %2 byte(s)</source>
        <translation>
            <numerusform>offset 0x%1, %2 byte</numerusform>
            <numerusform>offset 0x%1, %2 bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureStatus</name>
    <message numerus="yes">
        <source>%1 level(s)</source>
        <translation>
            <numerusform>%1 level</numerusform>
            <numerusform>%1 levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message numerus="yes">
        <source>%n length(s)</source>
        <translation>
            <numerusform>%n length</numerusform>
            <numerusform>%n lengths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n count(s)</source>
        <translation>
            <numerusform>%n count</numerusform>
            <numerusform>%n counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>references in %n place(s)</source>
        <translation>
            <numerusform>references in %n place</numerusform>
            <numerusform>references in %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) that referred to it</source>
        <translation>
            <numerusform>%n list that referred to it</numerusform>
            <numerusform>%n lists that referred to it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sorted list(s)</source>
        <translation>
            <numerusform>%n sorted list</numerusform>
            <numerusform>%n sorted lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of the same whole</source>
        <translation>
            <numerusform>%n share of the same whole</numerusform>
            <numerusform>%n shares of the same whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the layout of %n array(s)</source>
        <translation>
            <numerusform>the layout of %n array</numerusform>
            <numerusform>the layout of %n arrays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packed block(s)</source>
        <translation>
            <numerusform>%n packed block</numerusform>
            <numerusform>%n packed blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) inserted before [%1]</source>
        <translation>
            <numerusform>%Ln element inserted before [%1]</numerusform>
            <numerusform>%Ln elements inserted before [%1]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Insert %n element(s) into %1</source>
        <translation>
            <numerusform>Insert %Ln element into %1</numerusform>
            <numerusform>Insert %Ln elements into %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later element(s) make room in %1</source>
        <translation>
            <numerusform>%n later element makes room in %1</numerusform>
            <numerusform>%n later elements make room in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>Remove %Ln element of %1</numerusform>
            <numerusform>Remove %Ln elements of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) inserted</source>
        <translation>
            <numerusform>%L1 byte inserted</numerusform>
            <numerusform>%L1 bytes inserted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) removed</source>
        <translation>
            <numerusform>%L1 byte removed</numerusform>
            <numerusform>%L1 bytes removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) overwritten</source>
        <translation>
            <numerusform>%L1 byte overwritten</numerusform>
            <numerusform>%L1 bytes overwritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) replaced by %L2</source>
        <translation>
            <numerusform>%L1 byte replaced by %L2</numerusform>
            <numerusform>%L1 bytes replaced by %L2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) laid out anew, %1 → %2 bytes</source>
        <translation>
            <numerusform>%n element laid out anew, %1 → %2 bytes</numerusform>
            <numerusform>%n elements laid out anew, %1 → %2 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of %2 elements referred to it and go too.</source>
        <translation>
            <numerusform>%1: %n of %2 elements referred to it and goes too.</numerusform>
            <numerusform>%1: %n of %2 elements referred to it and go too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) removed, the others renumbered</source>
        <translation>
            <numerusform>%Ln element removed, the others renumbered</numerusform>
            <numerusform>%Ln elements removed, the others renumbered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n issue(s)</source>
        <translation>
            <numerusform>Repair %Ln issue</numerusform>
            <numerusform>Repair %Ln issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n issue(s): %1</source>
        <translation>
            <numerusform>Repair %Ln issue: %1</numerusform>
            <numerusform>Repair %Ln issues: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checksum(s)</source>
        <translation>
            <numerusform>%n checksum</numerusform>
            <numerusform>%n checksums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) and size(s) follow</source>
        <translation>
            <numerusform>%n place or size follows</numerusform>
            <numerusform>%n places and sizes follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) packed again</source>
        <translation>
            <numerusform>%n block packed again</numerusform>
            <numerusform>%n blocks packed again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) computed from others</source>
        <translation>
            <numerusform>%n value computed from others</numerusform>
            <numerusform>%n values computed from others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n use(s) of the name</source>
        <translation>
            <numerusform>%n use of the name</numerusform>
            <numerusform>%n uses of the name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of %1</source>
        <translation>
            <numerusform>%Ln byte of %1</numerusform>
            <numerusform>%Ln bytes of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) in %1 other places</source>
        <translation>
            <numerusform>%Ln byte in %1 other places</numerusform>
            <numerusform>%Ln bytes in %1 other places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line should have %n value(s), one for each number that &quot;columns&quot; names.</source>
        <translation>
            <numerusform>This line should have %n value, one for each number that &quot;columns&quot; names.</numerusform>
            <numerusform>This line should have %n values, one for each number that &quot;columns&quot; names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) that came in at 0x%1.</source>
        <translation>
            <numerusform>Remove %n byte that came in at 0x%1.</numerusform>
            <numerusform>Remove %n bytes that came in at 0x%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) can be read then.</source>
        <translation>
            <numerusform>%n more byte can be read then.</numerusform>
            <numerusform>%n more bytes can be read then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1 for those that are missing.</source>
        <translation>
            <numerusform>Put %n byte in at 0x%1 for those that are missing.</numerusform>
            <numerusform>Put %n bytes in at 0x%1 for those that are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn the order of the bytes around in words of %n bytes.</source>
        <translation>
            <numerusform>Turn the order of the bytes around in words of %n byte.</numerusform>
            <numerusform>Turn the order of the bytes around in words of %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stray byte(s) at 0x%1</source>
        <translation>
            <numerusform>%n stray byte at 0x%1</numerusform>
            <numerusform>%n stray bytes at 0x%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) missing at 0x%1</source>
        <translation>
            <numerusform>%n byte missing at 0x%1</numerusform>
            <numerusform>%n bytes missing at 0x%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n error(s) and warning(s) go with it; nothing else is wrong then.</source>
        <translation>
            <numerusform>The only error or warning goes with it; nothing else is wrong then.</numerusform>
            <numerusform>All %n errors and warnings go with it; nothing else is wrong then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what can be expanded of %n block(s), and write zeros for the rest.</source>
        <translation>
            <numerusform>Keep what can be expanded of %n block, and write zeros for the rest.</numerusform>
            <numerusform>Keep what can be expanded of %n blocks, and write zeros for the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) that name nothing</source>
        <translation>
            <numerusform>A number that names nothing</numerusform>
            <numerusform>%n numbers that name nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more count(s) and length(s)</source>
        <translation>
            <numerusform>%n more count or length</numerusform>
            <numerusform>%n more counts and lengths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) and warning(s) are left then, of %1.</source>
        <translation>
            <numerusform>One error or warning of %1 is left then.</numerusform>
            <numerusform>%n errors and warnings of %1 are left then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 and %n more around it</source>
        <translation>
            <numerusform>%1 to %2 and one more around it</numerusform>
            <numerusform>%1 to %2 and %n more around it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1: so many came in between 0x%2 and 0x%3.</source>
        <translation>
            <numerusform>Remove %n byte at 0x%1: so many came in between 0x%2 and 0x%3.</numerusform>
            <numerusform>Remove %n bytes at 0x%1: so many came in between 0x%2 and 0x%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1: so many are missing between 0x%2 and 0x%3.</source>
        <translation>
            <numerusform>Put %n byte in at 0x%1: so many are missing between 0x%2 and 0x%3.</numerusform>
            <numerusform>Put %n bytes in at 0x%1: so many are missing between 0x%2 and 0x%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compute %n normal(s)</source>
        <translation>
            <numerusform>Compute %n normal</numerusform>
            <numerusform>Compute %n normals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n error(s) go with it.</source>
        <translation>
            <numerusform>The error goes with it.</numerusform>
            <numerusform>All %n errors go with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are left then, of %1.</source>
        <translation>
            <numerusform>One error of %1 is left then.</numerusform>
            <numerusform>%n errors of %1 are left then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>would leave %n more issue(s) than there are</source>
        <translation>
            <numerusform>would leave %n more issue than there are</numerusform>
            <numerusform>would leave %n more issues than there are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of the pixels cannot be read and become black.</source>
        <translation>
            <numerusform>One byte of the pixels cannot be read and becomes black.</numerusform>
            <numerusform>%n bytes of the pixels cannot be read and become black.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put in %n byte(s) with which such files begin, at 0x%1.</source>
        <translation>
            <numerusform>Put in a byte with which such files begin, at 0x%1.</numerusform>
            <numerusform>Put in %n bytes with which such files begin, at 0x%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write %n byte(s) with which such files begin, at 0x%1.</source>
        <translation>
            <numerusform>Write a byte with which such files begin, at 0x%1.</numerusform>
            <numerusform>Write %n bytes with which such files begin, at 0x%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write what a new file has for %n number(s) at 0x%1.</source>
        <translation>
            <numerusform>Write what a new file has for the number at 0x%1.</numerusform>
            <numerusform>Write what a new file has for %n numbers at 0x%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All repairs together would write over %n byte(s), half of the file or more: something else is wrong.</source>
        <translation>
            <numerusform>All repairs together would write over one byte, half of the file or more: something else is wrong.</numerusform>
            <numerusform>All repairs together would write over %n bytes, half of the file or more: something else is wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of the file</source>
        <translation>
            <numerusform>%Ln byte of the file</numerusform>
            <numerusform>%Ln bytes of the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n byte(s) of %1 that can be expanded, end the content there, and pack it again.</source>
        <translation>
            <numerusform>Keep the byte of %1 that can be expanded, end the content there, and pack it again.</numerusform>
            <numerusform>Keep the %n bytes of %1 that can be expanded, end the content there, and pack it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content</source>
        <translation>
            <numerusform>1 byte of packed content</numerusform>
            <numerusform>%n bytes of packed content</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n byte(s) of it can be unpacked.</source>
        <translation>
            <numerusform>Only one byte of it can be unpacked.</numerusform>
            <numerusform>Only %n bytes of it can be unpacked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file was longer: %1 bytes are there, %n byte(s) or more are missing. No repair brings them back.</source>
        <translation>
            <numerusform>The file was longer: %1 bytes are there, %n byte or more is missing. No repair brings it back.</numerusform>
            <numerusform>The file was longer: %1 bytes are there, %n bytes or more are missing. No repair brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the end of the text of %1 are removed too.</source>
        <translation>
            <numerusform>%n byte behind the end of the text of %1 is removed too.</numerusform>
            <numerusform>%n bytes behind the end of the text of %1 are removed too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) do not fit there: they change, or go.</source>
        <translation>
            <numerusform>%n number does not fit there: it changes, or goes.</numerusform>
            <numerusform>%n numbers do not fit there: they change, or go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1</source>
        <translation>
            <numerusform>%n element of %1</numerusform>
            <numerusform>%n elements of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) lose a weight of %2. Their other weights grow by what is gone.</source>
        <translation>
            <numerusform>%1: %n vertex loses a weight of %2. Its other weights grow by what is gone.</numerusform>
            <numerusform>%1: %n vertices lose a weight of %2. Their other weights grow by what is gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) are no longer bound to %2 but to %3.</source>
        <translation>
            <numerusform>%1: %n vertex is no longer bound to %2 but to %3.</numerusform>
            <numerusform>%1: %n vertices are no longer bound to %2 but to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) were bound to %2 only. Nothing is left to bind them to.</source>
        <translation>
            <numerusform>%1: %n vertex was bound to %2 only. Nothing is left to bind it to.</numerusform>
            <numerusform>%1: %n vertices were bound to %2 only. Nothing is left to bind them to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) have no other weight. No bone moves them any more.</source>
        <translation>
            <numerusform>%n vertex has no other weight. No bone moves it any more.</numerusform>
            <numerusform>%n vertices have no other weight. No bone moves them any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number(s) name %2 now. What is bound through them follows.</source>
        <translation>
            <numerusform>%1: %n number names %2 now. What is bound through it follows.</numerusform>
            <numerusform>%1: %n numbers name %2 now. What is bound through them follows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n element(s)</source>
        <translation>
            <numerusform>%1 in %n element</numerusform>
            <numerusform>%1 in %n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of %1 become %2. They stay, but nothing reads them as what they were.</source>
        <translation>
            <numerusform>%n byte of %1 becomes %2. It stays, but nothing reads it as what it was.</numerusform>
            <numerusform>%n bytes of %1 become %2. They stay, but nothing reads them as what they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>append %n byte(s) for what must follow</source>
        <translation>
            <numerusform>append %n byte for what must follow</numerusform>
            <numerusform>append %n bytes for what must follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make up %1 (append %n byte(s))</source>
        <translation>
            <numerusform>make up %1 (append %n byte)</numerusform>
            <numerusform>make up %1 (append %n bytes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1: about there so many came in.</source>
        <translation>
            <numerusform>Remove %n byte at 0x%1: about there so many came in.</numerusform>
            <numerusform>Remove %n bytes at 0x%1: about there so many came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1: about there so many are missing.</source>
        <translation>
            <numerusform>Put %n byte in at 0x%1: about there so many are missing.</numerusform>
            <numerusform>Put %n bytes in at 0x%1: about there so many are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1, which repeat those before them.</source>
        <translation>
            <numerusform>Remove %n byte at 0x%1, which repeats the one before it.</numerusform>
            <numerusform>Remove %n bytes at 0x%1, which repeat those before them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A disk or a transfer has lost %n byte(s) at %1. What a repair writes there is made up.</source>
        <translation>
            <numerusform>A disk or a transfer has lost %n byte at %1. What a repair writes there is made up.</numerusform>
            <numerusform>A disk or a transfer has lost %n bytes at %1. What a repair writes there is made up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) made up: %1</source>
        <translation>
            <numerusform>%n text made up: %1</numerusform>
            <numerusform>%n texts made up: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) lose a weight of %2. Their other weights stay as they are.</source>
        <translation>
            <numerusform>%1: %n vertex loses a weight of %2. Its other weights stay as they are.</numerusform>
            <numerusform>%1: %n vertices lose a weight of %2. Their other weights stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) are made up for them. The rest is gone.</source>
        <translation>
            <numerusform>One byte is made up for them. The rest is gone.</numerusform>
            <numerusform>%n bytes are made up for them. The rest is gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are gone: %2 of %3 are left.</source>
        <translation>
            <numerusform>%n element of %1 is gone: %2 of %3 are left.</numerusform>
            <numerusform>%n elements of %1 are gone: %2 of %3 are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) among the blocks of %1 that belong to none.</source>
        <translation>
            <numerusform>Remove %n byte among the blocks of %1 that belongs to none.</numerusform>
            <numerusform>Remove %n bytes among the blocks of %1 that belong to none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write where %n content(s) lie, found by their blocks.</source>
        <translation>
            <numerusform>Write where %n content lies, found by its blocks.</numerusform>
            <numerusform>Write where %n contents lie, found by their blocks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the sizes of %n block(s) as their bytes say.</source>
        <translation>
            <numerusform>Write the sizes of %n block as its bytes say.</numerusform>
            <numerusform>Write the sizes of %n blocks as their bytes say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content or more are lost. What stands there is made up.</source>
        <translation>
            <numerusform>A byte of packed content or more is lost. What stands there is made up.</numerusform>
            <numerusform>%n bytes of packed content or more are lost. What stands there is made up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content or more are lost.</source>
        <translation>
            <numerusform>A byte of packed content or more is lost.</numerusform>
            <numerusform>%n bytes of packed content or more are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are rounded to the digits that the file can hold.</source>
        <translation>
            <numerusform>%n value is rounded to the digits that the file can hold.</numerusform>
            <numerusform>%n values are rounded to the digits that the file can hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n normal(s) that the mesh has already are overwritten.</source>
        <translation>
            <numerusform>%n normal that the mesh has already is overwritten.</numerusform>
            <numerusform>%n normals that the mesh has already are overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later element(s) make room in %1: %2 → %3</source>
        <translation>
            <numerusform>%n later element makes room in %1: %2 → %3</numerusform>
            <numerusform>%n later elements make room in %1: %2 → %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of pixels, of %1, cannot be read and become black.</source>
        <translation>
            <numerusform>%n row of pixels, of %1, cannot be read and becomes black.</numerusform>
            <numerusform>%n rows of pixels, of %1, cannot be read and become black.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the highest bits again of %n mark(s), length(s), count(s), offset(s) or checksum(s), which a transfer as text cut off. Other values keep the damage, and what is packed is lost for good.</source>
        <translation>
            <numerusform>Set the highest bits again of %n mark, length, count, offset or checksum, which a transfer as text cut off. Other values keep the damage, and what is packed is lost for good.</numerusform>
            <numerusform>Set the highest bits again of %n marks, lengths, counts, offsets or checksums, which a transfer as text cut off. Other values keep the damage, and what is packed is lost for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expanded byte(s) of the content of %1</source>
        <translation>
            <numerusform>%n expanded byte of the content of %1</numerusform>
            <numerusform>%n expanded bytes of the content of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as text: put back the %n CR(s) before LFs that it took.</source>
        <translation>
            <numerusform>Undo a transfer as text: put back the %n CR before an LF that it took.</numerusform>
            <numerusform>Undo a transfer as text: put back the %n CRs before LFs that it took.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are made up: copies of the last one.</source>
        <translation>
            <numerusform>%n element of %1 is made up: a copy of the last one.</numerusform>
            <numerusform>%n elements of %1 are made up: copies of the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are made up, the first of them in part: like the last whole one.</source>
        <translation>
            <numerusform>%n element of %1 is made up in part: like the last whole one.</numerusform>
            <numerusform>%n elements of %1 are made up, the first of them in part: like the last whole one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as text: take out the %n CR(s) that it put before LFs.</source>
        <translation>
            <numerusform>Undo a transfer as text: take out the %n CR that it put before an LF.</numerusform>
            <numerusform>Undo a transfer as text: take out the %n CRs that it put before LFs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as UTF-8 text: %n pair(s) of bytes become the single bytes that they were.</source>
        <translation>
            <numerusform>Undo a transfer as UTF-8 text: %n pair of bytes becomes the single byte that it was.</numerusform>
            <numerusform>Undo a transfer as UTF-8 text: %n pairs of bytes become the single bytes that they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what can be expanded of %n block(s) of %1, and write zeros for the rest.</source>
        <translation>
            <numerusform>Keep what can be expanded of %n block of %1, and write zeros for the rest.</numerusform>
            <numerusform>Keep what can be expanded of %n blocks of %1, and write zeros for the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>append %n zero(s) for what must follow and nobody knows</source>
        <translation>
            <numerusform>append %n zero for what must follow and nobody knows</numerusform>
            <numerusform>append %n zeros for what must follow and nobody knows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CR(s) may as well have stood before other LFs.</source>
        <translation>
            <numerusform>%n CR may as well have stood before another LF.</numerusform>
            <numerusform>%n CRs may as well have stood before other LFs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A program that read the file as UTF-8 text replaced %n byte(s) by U+FFFD.</source>
        <translation>
            <numerusform>A program that read the file as UTF-8 text replaced %n byte by U+FFFD.</numerusform>
            <numerusform>A program that read the file as UTF-8 text replaced %n bytes by U+FFFD.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing says what %n number(s) name. They stay as they are.</source>
        <translation>
            <numerusform>%1: nothing says what %n number names. It stays as it is.</numerusform>
            <numerusform>%1: nothing says what %n numbers name. They stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number(s) named what is gone. They name what takes its place now.</source>
        <translation>
            <numerusform>%1: %n number named what is gone. It names what takes its place now.</numerusform>
            <numerusform>%1: %n numbers named what is gone. They name what takes its place now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) are not in the picture any more: it is %1 × %2 then, and was %3 × %4.</source>
        <translation>
            <numerusform>%n pixel is not in the picture any more: it is %1 × %2 then, and was %3 × %4.</numerusform>
            <numerusform>%n pixels are not in the picture any more: it is %1 × %2 then, and was %3 × %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n vertices are duplicates of those that %1 names, and nobody can tell of which one a new vertex among or behind them would be. Insert it before %2.</source>
        <translation>
            <numerusform>The last vertex is a duplicate of the one that %1 names, and nobody can tell of which one a new vertex there or behind it would be. Insert it before %2.</numerusform>
            <numerusform>The last %n vertices are duplicates of those that %1 names, and nobody can tell of which one a new vertex among or behind them would be. Insert it before %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is linked with it by a morph: %n new element(s) before [%2], too.</source>
        <translation>
            <numerusform>%1 is linked with it by a morph: %n new element before [%2], too.</numerusform>
            <numerusform>%1 is linked with it by a morph: %n new elements before [%2], too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) or track(s) named it and are renamed, too.</source>
        <translation>
            <numerusform>%n bone or track named it and is renamed, too.</numerusform>
            <numerusform>%n bones or tracks named it and are renamed, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the parent of %n element(s) goes. It is %2 then, and their place is counted from there.</source>
        <translation>
            <numerusform>%1: the parent of %n element goes. It is %2 then, and its place is counted from there.</numerusform>
            <numerusform>%1: the parent of %n elements goes. It is %2 then, and their place is counted from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the parent of %n element(s) goes. They have none then.</source>
        <translation>
            <numerusform>%1: the parent of %n element goes. It has none then.</numerusform>
            <numerusform>%1: the parent of %n elements goes. They have none then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n element(s) use a part of what changes. They name something else then.</source>
        <translation>
            <numerusform>%1: %n element uses a part of what changes. It names something else then.</numerusform>
            <numerusform>%1: %n elements use a part of what changes. They name something else then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of zeros</source>
        <translation>
            <numerusform>%n byte of zeros</numerusform>
            <numerusform>%n bytes of zeros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message numerus="yes">
        <source>%n part(s) at the end of the file.</source>
        <translation>
            <numerusform>%n part at the end of the file.</numerusform>
            <numerusform>%n parts at the end of the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n list(s) and structure(s) only the beginning is shown; each says how much more there is.</source>
        <translation>
            <numerusform>Of %n list or structure only the beginning is shown; it says how much more there is.</numerusform>
            <numerusform>Of %n lists and structures only the beginning is shown; each says how much more there is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s) of the model.</source>
        <translation>
            <numerusform>%n triangle of the model.</numerusform>
            <numerusform>%n triangles of the model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %1 byte(s), up to %2</source>
        <translation>
            <numerusform>… %1 byte, up to %2</numerusform>
            <numerusform>… %1 bytes, up to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::Bookmarks</name>
    <message numerus="yes">
        <source>Not all is what it was: repairs wrote values at %n place(s), which have bookmarks.</source>
        <translation>
            <numerusform>Not all is what it was: a repair wrote values at %n place, which has a bookmark.</numerusform>
            <numerusform>Not all is what it was: repairs wrote values at %n places, which have bookmarks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all is there that was: repairs removed something at %n place(s), which have bookmarks.</source>
        <translation>
            <numerusform>Not all is there that was: repairs removed something at one place, which has a bookmark.</numerusform>
            <numerusform>Not all is there that was: repairs removed something at %n places, which have bookmarks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::BookmarksPanel</name>
    <message numerus="yes">
        <source>%n bookmark(s) removed.</source>
        <translation>
            <numerusform>%n bookmark removed.</numerusform>
            <numerusform>%n bookmarks removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ByteLook</name>
    <message numerus="yes">
        <source>&amp;%n Byte(s)</source>
        <translation>
            <numerusform>&amp;%n Byte</numerusform>
            <numerusform>&amp;%n Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::DataTable</name>
    <message numerus="yes">
        <source>“%1” takes %2 bytes. Only %n byte(s) are left here.</source>
        <translation>
            <numerusform>“%1” takes %2 bytes. Only %n byte is left here.</numerusform>
            <numerusform>“%1” takes %2 bytes. Only %n bytes are left here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::EarlierDialog</name>
    <message numerus="yes">
        <source>What was replaced in the last %n day(s), by saving or by another program while the file was open here: the oldest version, and up to %1 others. The older they are, the fewer are left.</source>
        <translation>
            <numerusform>What was replaced in the last day, by saving or by another program while the file was open here: the oldest version, and up to %1 others. The older they are, the fewer are left.</numerusform>
            <numerusform>What was replaced in the last %n days, by saving or by another program while the file was open here: the oldest version, and up to %1 others. The older they are, the fewer are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::FactsSection</name>
    <message numerus="yes">
        <source>and %n more in the reference</source>
        <translation>
            <numerusform>and %n more in the reference</numerusform>
            <numerusform>and %n more in the reference</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::FilterBar</name>
    <message numerus="yes">
        <source>(%n issue(s) more of the same kinds are not listed)</source>
        <translation>
            <numerusform>(one more issue of the same kind is not listed)</numerusform>
            <numerusform>(%n more issues of the same kinds are not listed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::GoToDialog</name>
    <message numerus="yes">
        <source>selects %1 to %2: %n byte(s)</source>
        <translation>
            <numerusform>selects %1 to %2: %Ln byte</numerusform>
            <numerusform>selects %1 to %2: %Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::HexView</name>
    <message numerus="yes">
        <source>No number of %n byte(s) is that long.</source>
        <translation>
            <numerusform>No number of %n byte is that long.</numerusform>
            <numerusform>No number of %n bytes is that long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is no number that fits into %n byte(s) here.</source>
        <translation>
            <numerusform>“%1” is no number that fits into %n byte here.</numerusform>
            <numerusform>“%1” is no number that fits into %n bytes here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::HitsPanel</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesModel</name>
    <message numerus="yes">
        <source>%1 → %n issue(s). %2 %3</source>
        <translation>
            <numerusform>%1 → %Ln issue. %2 %3</numerusform>
            <numerusform>%1 → %Ln issues. %2 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesPanel</name>
    <message numerus="yes">
        <source>found %1 time(s)</source>
        <translation>
            <numerusform>found %1 time</numerusform>
            <numerusform>found %1 times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ItemHeader</name>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 byte(s)</source>
        <translation>
            <numerusform>%1 × %2 byte</numerusform>
            <numerusform>%1 × %2 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) selected</source>
        <translation>
            <numerusform>%1 byte selected</numerusform>
            <numerusform>%1 bytes selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::MainWindow</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened:</source>
        <translation>
            <numerusform>%n file could not be opened:</numerusform>
            <numerusform>%n files could not be opened:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work that waited for more than %n day(s) is deleted: %1.</source>
        <translation>
            <numerusform>Unsaved work that waited for more than %n day is deleted: %1.</numerusform>
            <numerusform>Unsaved work that waited for more than %n days is deleted: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re&amp;move %n Element(s)</source>
        <translation>
            <numerusform>Re&amp;move %Ln Element</numerusform>
            <numerusform>Re&amp;move %Ln Elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>%n file written.</numerusform>
            <numerusform>%n files written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired.</source>
        <translation>
            <numerusform>%n repaired.</numerusform>
            <numerusform>%n repaired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with errors.</source>
        <translation>
            <numerusform>%n with errors.</numerusform>
            <numerusform>%n with errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Selected Byte(s)</source>
        <translation>
            <numerusform>&amp;Remove %Ln Selected Byte</numerusform>
            <numerusform>&amp;Remove %Ln Selected Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n match(es)</source>
        <translation>
            <numerusform>Replace %Ln match</numerusform>
            <numerusform>Replace %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) overlap others and stay.</source>
        <translation>
            <numerusform>%Ln match overlaps another one and stays.</numerusform>
            <numerusform>%Ln matches overlap others and stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in bytes that are packed stay: what these expand to is replaced.</source>
        <translation>
            <numerusform>%Ln match in bytes that are packed stays: what these expand to is replaced.</numerusform>
            <numerusform>%Ln matches in bytes that are packed stay: what these expand to is replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file is %n byte(s) shorter. %2 brings it back.</source>
        <translation>
            <numerusform>%1: the file is %Ln byte shorter. %2 brings it back.</numerusform>
            <numerusform>%1: the file is %Ln bytes shorter. %2 brings it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The unsaved work on %1 is deleted for good: %n step(s), the last of %2.</source>
        <translation>
            <numerusform>The unsaved work on %1 is deleted for good: %n step, the last of %2.</numerusform>
            <numerusform>The unsaved work on %1 is deleted for good: %n steps, the last of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n change(s) that are not saved. Reading it again from the disk takes them away.</source>
        <translation>
            <numerusform>%1 has one change that is not saved. Reading it again from the disk takes it away.</numerusform>
            <numerusform>%1 has %n changes that are not saved. Reading it again from the disk takes them away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n more file(s) were not changed.</source>
        <translation>
            <numerusform>Cancelled: %n more file was not changed.</numerusform>
            <numerusform>Cancelled: %n more files were not changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n Element(s)</source>
        <translation>
            <numerusform>&amp;Duplicate %n Element</numerusform>
            <numerusform>&amp;Duplicate %n Elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n Chunk(s)</source>
        <translation>
            <numerusform>&amp;Duplicate %n Chunk</numerusform>
            <numerusform>&amp;Duplicate %n Chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re&amp;move %n Chunk(s)</source>
        <translation>
            <numerusform>Re&amp;move %n Chunk</numerusform>
            <numerusform>Re&amp;move %n Chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>matches in a file</comment>
        <translation>
            <numerusform>%n in %1</numerusform>
            <numerusform>%n in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More was pasted than was selected: %n byte(s) behind the selection are overwritten, too. %1 takes it back.</source>
        <translation>
            <numerusform>More was pasted than was selected: %Ln byte behind the selection is overwritten, too. %1 takes it back.</numerusform>
            <numerusform>More was pasted than was selected: %Ln bytes behind the selection are overwritten, too. %1 takes it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not saved yet: this file has %n other name(s) (hard links). Saving makes a new file of this name, and what is there now stays under the other name(s).</source>
        <translation>
            <numerusform>%1 is not saved yet: this file has another name (hard link). Saving makes a new file of this name, and what is there now stays under the other name.</numerusform>
            <numerusform>%1 is not saved yet: this file has %n other names (hard links). Saving makes a new file of this name, and what is there now stays under the other names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::PaneComparison</name>
    <message numerus="yes">
        <source>Difference %1 of %2: %3 byte(s) here, %4 beside</source>
        <translation>
            <numerusform>Difference %1 of %2: %3 byte here, %4 beside</numerusform>
            <numerusform>Difference %1 of %2: %3 bytes here, %4 beside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::PlanDialog</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Byte(s)</source>
        <translation>
            <numerusform>&amp;Remove %Ln Byte</numerusform>
            <numerusform>&amp;Remove %Ln Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Expanded Byte(s)</source>
        <translation>
            <numerusform>&amp;Remove %n Expanded Byte</numerusform>
            <numerusform>&amp;Remove %n Expanded Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::PreviewWidget</name>
    <message numerus="yes">
        <source>%1 triangle(s)</source>
        <translation>
            <numerusform>%1 triangle</numerusform>
            <numerusform>%1 triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertices</source>
        <translation>
            <numerusform>%1 vertex</numerusform>
            <numerusform>%1 vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 line(s)</source>
        <translation>
            <numerusform>%1 line</numerusform>
            <numerusform>%1 lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of them cannot be shown</source>
        <translation>
            <numerusform>%1 of them cannot be shown</numerusform>
            <numerusform>%1 of them cannot be shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices selected; Del removes them</source>
        <translation>
            <numerusform>%Ln vertex selected; Del removes it</numerusform>
            <numerusform>%Ln vertices selected; Del removes them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices at the same places go along</source>
        <translation>
            <numerusform>%n vertex at the same place goes along</numerusform>
            <numerusform>%n vertices at the same places go along</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangles show that place of the picture</source>
        <translation>
            <numerusform>%Ln triangle shows that place of the picture</numerusform>
            <numerusform>%Ln triangles show that place of the picture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that waited for the model were dropped</source>
        <translation>
            <numerusform>%n key that waited for the model was dropped</numerusform>
            <numerusform>%n keys that waited for the model were dropped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceSection</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::RepairDialog</name>
    <message numerus="yes">
        <source>Removes %n byte(s) of content.</source>
        <translation>
            <numerusform>Removes %Ln byte of content.</numerusform>
            <numerusform>Removes %Ln bytes of content.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) without a repair.</source>
        <translation>
            <numerusform>%n error without a repair.</numerusform>
            <numerusform>%n errors without a repair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) without a repair.</source>
        <translation>
            <numerusform>%n warning without a repair.</numerusform>
            <numerusform>%n warnings without a repair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other possible repair(s)</source>
        <translation>
            <numerusform>%n other possible repair</numerusform>
            <numerusform>%n other possible repairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible repair(s), none sure</source>
        <translation>
            <numerusform>%n possible repair, not sure</numerusform>
            <numerusform>%n possible repairs, none sure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (of %n possible repair(s))</source>
        <translation>
            <numerusform>%1 (%n possible repair)</numerusform>
            <numerusform>%1 (of %n possible repairs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) stay unless one of the possible repairs mends them.</source>
        <translation>
            <numerusform>%n error stays unless one of the possible repairs mends it.</numerusform>
            <numerusform>%n errors stay unless one of the possible repairs mends them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removes %n expanded byte(s) of packed content.</source>
        <translation>
            <numerusform>Removes %n expanded byte of packed content.</numerusform>
            <numerusform>Removes %n expanded bytes of packed content.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <translation>
            <numerusform>%1 (%n place)</numerusform>
            <numerusform>%1 (%n places)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::Session</name>
    <message numerus="yes">
        <source>Only the first %1 of %n step(s) could be restored: the next one does not fit.</source>
        <translation>
            <numerusform>The step could not be restored (%1): it does not fit.</numerusform>
            <numerusform>Only the first %1 of %n steps could be restored: the next one does not fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::StatusLine</name>
    <message numerus="yes">
        <source>of %1 byte(s)</source>
        <translation>
            <numerusform>of %1 byte</numerusform>
            <numerusform>of %1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %1 unpacked byte(s)</source>
        <translation>
            <numerusform>of %1 unpacked byte</numerusform>
            <numerusform>of %1 unpacked bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 unpacked byte(s)</source>
        <translation>
            <numerusform>%1 of %2 unpacked byte</numerusform>
            <numerusform>%1 of %2 unpacked bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::Teaching</name>
    <message numerus="yes">
        <source>To do: %n issue(s) left.</source>
        <translation>
            <numerusform>To do: %n issue left.</numerusform>
            <numerusform>To do: %n issues left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::TextEditor</name>
    <message numerus="yes">
        <source>UTF-8, %n character(s).</source>
        <translation>
            <numerusform>UTF-8, %n character.</numerusform>
            <numerusform>UTF-8, %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n byte(s).</source>
        <translation>
            <numerusform>At most %n byte.</numerusform>
            <numerusform>At most %n bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Reshaping</name>
    <message numerus="yes">
        <source>Move %n vertices</source>
        <translation>
            <numerusform>Move %Ln vertex</numerusform>
            <numerusform>Move %Ln vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n vertices</source>
        <translation>
            <numerusform>Rotate %Ln vertex</numerusform>
            <numerusform>Rotate %Ln vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices</source>
        <translation>
            <numerusform>Scale %Ln vertex</numerusform>
            <numerusform>Scale %Ln vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n vertices</source>
        <translation>
            <numerusform>Delete %Ln vertex</numerusform>
            <numerusform>Delete %Ln vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::UvPanel</name>
    <message numerus="yes">
        <source>%1 triangle(s)</source>
        <translation>
            <numerusform>%1 triangle</numerusform>
            <numerusform>%1 triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%Ln island</numerusform>
            <numerusform>%Ln islands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meaning</name>
    <message numerus="yes">
        <source>%1 more byte(s) are not listed.</source>
        <translation>
            <numerusform>%1 more byte is not listed.</numerusform>
            <numerusform>%1 more bytes are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>%1: %2 bytes</source>
        <translation>
            <numerusform>%1: %2 byte</numerusform>
            <numerusform>%1: %2 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 element</numerusform>
            <numerusform>%1 elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 byte</numerusform>
            <numerusform>%1 bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error(s)</source>
        <translation>
            <numerusform>%1 error</numerusform>
            <numerusform>%1 errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warning(s)</source>
        <translation>
            <numerusform>%1 warning</numerusform>
            <numerusform>%1 warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made anew with the %1 file(s) that were found in it</source>
        <translation>
            <numerusform>Made anew with the %1 file that was found in it</numerusform>
            <numerusform>Made anew with the %1 files that were found in it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 place(s) that nothing claims, the largest %3 at %4</source>
        <translation>
            <numerusform>%1 in %2 place that nothing claims: %3 at %4</numerusform>
            <numerusform>%1 in %2 places that nothing claims, the largest %3 at %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 place(s) with the mark of a format were not looked at: there are too many of them</source>
        <translation>
            <numerusform>%1 place with the mark of a format was not looked at: there are too many of them</numerusform>
            <numerusform>%1 places with the mark of a format were not looked at: there are too many of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 triangles, lines or points with vertices that are not there.</source>
        <translation>
            <numerusform>Left out: %1 triangle, line or point with vertices that are not there.</numerusform>
            <numerusform>Left out: %1 triangles, lines or points with vertices that are not there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 parts at lower levels of detail.</source>
        <translation>
            <numerusform>Left out: %1 part at lower levels of detail.</numerusform>
            <numerusform>Left out: %1 parts at lower levels of detail.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 textures without a flat image that can be read.</source>
        <translation>
            <numerusform>Left out: %1 texture without a flat image that can be read.</numerusform>
            <numerusform>Left out: %1 textures without a flat image that can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: the second texture of %1 materials; glTF has one.</source>
        <translation>
            <numerusform>Left out: the second texture of %1 material; glTF has one.</numerusform>
            <numerusform>Left out: the second texture of %1 materials; glTF has one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more file(s) of the directory cannot be saved</source>
        <translation>
            <numerusform>%1 more file of the directory cannot be saved</numerusform>
            <numerusform>%1 more files of the directory cannot be saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>walk</name>
    <message numerus="yes">
        <source>%n byte(s) from %1 on</source>
        <translation>
            <numerusform>%Ln byte from %1 on</numerusform>
            <numerusform>%Ln bytes from %1 on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This file has %n byte(s) and is read as: %1.</source>
        <translation>
            <numerusform>This file has %Ln byte and is read as: %1.</numerusform>
            <numerusform>This file has %Ln bytes and is read as: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) say how long this chunk is: %1, so it ends at %2.</source>
        <translation>
            <numerusform>%n byte says how long this chunk is: %1, so it ends at %2.</numerusform>
            <numerusform>%n bytes say how long this chunk is: %1, so it ends at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So %n element(s) of %1 will come.</source>
        <translation>
            <numerusform>So %n element of %1 will come.</numerusform>
            <numerusform>So %n elements of %1 will come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %n element(s) of %1 bytes each, from %3 to %4.</source>
        <translation>
            <numerusform>%2: %n element of %1 bytes, from %3 to %4.</numerusform>
            <numerusform>%2: %n elements of %1 bytes each, from %3 to %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n element(s) of different sizes, from %2 to %3.</source>
        <translation>
            <numerusform>%1: %n element whose size varies, from %2 to %3.</numerusform>
            <numerusform>%1: %n elements of different sizes, from %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n byte.</numerusform>
            <numerusform>%n bytes.</numerusform>
        </translation>
    </message>
</context>
</TS>
