<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ItemCommands</name>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>Remove %n element of %1</numerusform>
            <numerusform>Remove %n elements of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::FindBar</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ItemHeader</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::PlanDialog</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceSection</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::StatusLine</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
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
</TS>
