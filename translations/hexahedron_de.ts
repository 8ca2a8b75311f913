<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Dateien öffnen</translation>
    </message>
    <message>
        <source>Open an &amp;Example</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open a small model that the program makes itself</source>
        <translation>Ein kleines Modell öffnen, das das Programm selbst erzeugt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Die Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Keep a &amp;Backup when Saving</source>
        <translation>Sicherungs&amp;kopie beim Speichern behalten</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Read the file again from the disk</source>
        <translation>Die Datei noch einmal vom Datenträger lesen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Die Datei schließen</translation>
    </message>
    <message>
        <source>Close A&amp;ll</source>
        <translation>&amp;Alle schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t Bytes</source>
        <translation>Bytes a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy Bytes</source>
        <translation>Bytes &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Bytes</source>
        <translation>Bytes &amp;einfügen</translation>
    </message>
    <message>
        <source>Copy the path of what is selected</source>
        <translation>Den Pfad der Auswahl kopieren</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find bytes, text or numbers</source>
        <translation>Bytes, Text oder Zahlen suchen</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Insert Element Before</source>
        <translation>Element davor einfügen</translation>
    </message>
    <message>
        <source>Insert a neutral element before the selected one</source>
        <translation>Ein Element mit Standardwerten vor dem ausgewählten einfügen</translation>
    </message>
    <message>
        <source>&amp;Insert Element After</source>
        <translation>Element dana&amp;ch einfügen</translation>
    </message>
    <message>
        <source>Insert a neutral element after the selected one</source>
        <translation>Ein Element mit Standardwerten nach dem ausgewählten einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate Chunk</source>
        <translation>Chunk du&amp;plizieren</translation>
    </message>
    <message>
        <source>Copy the selected chunk with all that it contains</source>
        <translation>Den ausgewählten Chunk mit allem kopieren, was er enthält</translation>
    </message>
    <message>
        <source>Re&amp;move Chunk</source>
        <translation>Chunk ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the selected chunk with all that it contains</source>
        <translation>Den ausgewählten Chunk mit allem entfernen, was er enthält</translation>
    </message>
    <message>
        <source>Move Chunk &amp;Up</source>
        <translation>Chunk nach &amp;oben verschieben</translation>
    </message>
    <message>
        <source>Swap the selected chunk with the one before it</source>
        <translation>Den ausgewählten Chunk mit dem davor vertauschen</translation>
    </message>
    <message>
        <source>Move Chunk Do&amp;wn</source>
        <translation>Chunk nac&amp;h unten verschieben</translation>
    </message>
    <message>
        <source>Swap the selected chunk with the one behind it</source>
        <translation>Den ausgewählten Chunk mit dem danach vertauschen</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Gehe zu …</translation>
    </message>
    <message>
        <source>Go to an offset or a path</source>
        <translation>Zu einem Offset oder Pfad gehen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back to what was selected before</source>
        <translation>Zurück zur vorherigen Auswahl</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>V&amp;orwärts</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Aufwärts</translation>
    </message>
    <message>
        <source>Select what contains the selected part</source>
        <translation>Auswählen, was den ausgewählten Teil enthält</translation>
    </message>
    <message>
        <source>&amp;Next Issue</source>
        <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
        <source>Select the next place where something is wrong</source>
        <translation>Die nächste Stelle auswählen, an der etwas nicht stimmt</translation>
    </message>
    <message>
        <source>&amp;Previous Issue</source>
        <translation>Vorheriger &amp;Befund</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>&amp;Fit the Model into the Preview</source>
        <translation>&amp;Modell in die Vorschau einpassen</translation>
    </message>
    <message>
        <source>Fil&amp;ter the Structure</source>
        <translation>&amp;Struktur filtern</translation>
    </message>
    <message>
        <source>Look for names, types and values</source>
        <translation>Namen, Typen und Werte suchen</translation>
    </message>
    <message>
        <source>Reset the &amp;Layout</source>
        <translation>An&amp;ordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation>Alle Bereiche wieder dorthin setzen, wo sie anfangs waren</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Repair &amp;All…</source>
        <translation>&amp;Alles reparieren …</translation>
    </message>
    <message>
        <source>Repair everything that has a repair; the plan is shown first</source>
        <translation>Alles reparieren, wofür es eine Reparatur gibt; der Plan wird vorher gezeigt</translation>
    </message>
    <message>
        <source>&amp;About Hexahedron</source>
        <translation>&amp;Über Hexahedron</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Du&amp;plizieren</translation>
    </message>
    <message>
        <source>Insert a copy of the selected element, or chunk where there is no element</source>
        <translation>Eine Kopie des ausgewählten Elements einfügen, oder des Chunks, wo es kein Element gibt</translation>
    </message>
    <message>
        <source>Brac&amp;kets and Space in the Structure</source>
        <translation>Kl&amp;ammern und Zwischenraum in der Struktur</translation>
    </message>
    <message>
        <source>In&amp;sert an Element into a Document…</source>
        <translation>Element in ein Dokument einf&amp;ügen …</translation>
    </message>
    <message>
        <source>Insert an element that the format knows, or any other</source>
        <translation>Ein Element einfügen, das das Format kennt, oder irgendein anderes</translation>
    </message>
    <message>
        <source>Add an Attribute…</source>
        <translation>Attribut hinzufügen …</translation>
    </message>
    <message>
        <source>Give the selected element of a document an attribute</source>
        <translation>Dem ausgewählten Element eines Dokuments ein Attribut geben</translation>
    </message>
    <message>
        <source>Go to what an index names or a count counts, or open the file that is named</source>
        <translation>Zu dem gehen, was ein Index nennt oder eine Anzahl zählt, oder die genannte Datei öffnen</translation>
    </message>
    <message>
        <source>Limits of &amp;Expansion…</source>
        <translation>&amp;Grenzen des Entpackens …</translation>
    </message>
    <message>
        <source>How far packed bytes may expand</source>
        <translation>Wie viel gepackte Bytes beim Entpacken höchstens ergeben dürfen</translation>
    </message>
    <message>
        <source>Show &amp;Plans in which only Lengths, Counts and Checksums Follow</source>
        <translation>&amp;Pläne zeigen, in denen nur Längen, Anzahlen und Prüfsummen folgen</translation>
    </message>
    <message>
        <source>Nex&amp;t Pane</source>
        <translation>Nächster Be&amp;reich</translation>
    </message>
    <message>
        <source>P&amp;revious Pane</source>
        <translation>Vor&amp;heriger Bereich</translation>
    </message>
    <message>
        <source>Copy as &amp;Hexadecimal</source>
        <translation>Als &amp;Hexadezimalzahlen kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Insert zeros at the cursor</source>
        <translation>Nullen am Cursor einfügen</translation>
    </message>
    <message>
        <source>&amp;Remove Bytes</source>
        <translation>Bytes entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Remove the selected bytes, or the one at the cursor</source>
        <translation>Die ausgewählten Bytes entfernen, oder das am Cursor</translation>
    </message>
    <message>
        <source>Select all bytes of the field at the cursor</source>
        <translation>Alle Bytes des Feldes am Cursor auswählen</translation>
    </message>
    <message>
        <source>S&amp;witch between Digits and Characters</source>
        <translation>Z&amp;wischen Ziffern und Zeichen wechseln</translation>
    </message>
    <message>
        <source>Type hexadecimal digits, or characters in the text beside them</source>
        <translation>Hexadezimale Ziffern tippen, oder Zeichen im Text daneben</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the selected elements, or the chunk where there is no element; what refers to others is renumbered</source>
        <translation>Die ausgewählten Elemente entfernen, oder den Chunk, wo kein Element ist; Verweise auf andere werden neu nummeriert</translation>
    </message>
    <message>
        <source>Next Fi&amp;le</source>
        <translation>Nächste Date&amp;i</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Zum nächsten Reiter gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious File</source>
        <translation>Vorherige &amp;Datei</translation>
    </message>
    <message>
        <source>Go to the tab before</source>
        <translation>Zum Reiter davor gehen</translation>
    </message>
    <message>
        <source>Select the Fi&amp;eld</source>
        <translation>Feld ausw&amp;ählen</translation>
    </message>
    <message>
        <source>What was there when the file was opened stays among its earlier versions</source>
        <translation>Was beim Öffnen in der Datei stand, bleibt unter ihren früheren Fassungen</translation>
    </message>
    <message>
        <source>Earlier &amp;Versions…</source>
        <translation>Fr&amp;ühere Fassungen …</translation>
    </message>
    <message>
        <source>Go back to what saving has replaced</source>
        <translation>Zurück zu dem, was beim Speichern ersetzt wurde</translation>
    </message>
    <message>
        <source>&amp;Unsaved Work…</source>
        <translation>Nicht gespeiche&amp;rte Arbeit …</translation>
    </message>
    <message>
        <source>What was not saved when the program ended before</source>
        <translation>Was nicht gespeichert war, als das Programm das letzte Mal endete</translation>
    </message>
    <message>
        <source>Insert &amp;Zero Bytes…</source>
        <translation>&amp;Nullbytes einfügen …</translation>
    </message>
    <message>
        <source>Export as &amp;XML…</source>
        <translation>Als &amp;XML exportieren …</translation>
    </message>
    <message>
        <source>Write the file as text that can be changed and made a file again</source>
        <translation>Die Datei als Text schreiben, der sich bearbeiten und wieder in eine Datei verwandeln lässt</translation>
    </message>
    <message>
        <source>&amp;Import XML…</source>
        <translation>XML &amp;importieren …</translation>
    </message>
    <message>
        <source>Make a file of such a text</source>
        <translation>Aus einem solchen Text eine Datei erzeugen</translation>
    </message>
    <message>
        <source>Salva&amp;ge…</source>
        <translation>Ber&amp;gen …</translation>
    </message>
    <message>
        <source>Write what can be read in a broken file or a dump into a folder</source>
        <translation>In einen Ordner schreiben, was in einer kaputten Datei oder einem Abbild noch lesbar ist</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Referenz</translation>
    </message>
    <message>
        <source>Insert all bytes of a file at the cursor</source>
        <translation>Alle Bytes einer Datei am Cursor einfügen</translation>
    </message>
    <message>
        <source>&amp;Fill the Selection…</source>
        <translation>Auswahl &amp;füllen …</translation>
    </message>
    <message>
        <source>Write a pattern or random bytes over the selected ones</source>
        <translation>Ein Muster oder zufällige Bytes über die ausgewählten schreiben</translation>
    </message>
    <message>
        <source>&amp;Save the Selection As…</source>
        <translation>Auswahl &amp;speichern unter …</translation>
    </message>
    <message>
        <source>Write the selected bytes into a file</source>
        <translation>Die ausgewählten Bytes in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Checksums an&amp;d Statistics…</source>
        <translation>&amp;Prüfsummen und Statistik …</translation>
    </message>
    <message>
        <source>Checksums of the selected bytes, or of all, and how often each value occurs</source>
        <translation>Prüfsummen der ausgewählten oder aller Bytes, und wie oft jeder Wert vorkommt</translation>
    </message>
    <message>
        <source>O&amp;verview beside the Bytes</source>
        <translation>&amp;Übersicht neben den Bytes</translation>
    </message>
    <message>
        <source>All bytes at once, with issues and changes; a click goes there</source>
        <translation>Alle Bytes auf einmal, mit Befunden und Änderungen; ein Klick geht dorthin</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>Make a file of any format, also a broken one to learn from</source>
        <translation>Eine Datei eines beliebigen Formats erzeugen, auch eine fehlerhafte zum Lernen</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle …</translation>
    </message>
    <message>
        <source>Find a command by its name and give it</source>
        <translation>Einen Befehl nach seinem Namen suchen und ausführen</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>Colours of the &amp;Bytes…</source>
        <translation>&amp;Farben der Bytes …</translation>
    </message>
    <message>
        <source>What the colours of the bytes mean</source>
        <translation>Was die Farben der Bytes bedeuten</translation>
    </message>
    <message>
        <source>The keys of all commands in the menus</source>
        <translation>Die Tastenkürzel aller Befehle der Menüs</translation>
    </message>
    <message>
        <source>List all matches of what stands in the find bar</source>
        <translation>Alle Treffer für das auflisten, was in der Suchleiste steht</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>Replace bytes, text or numbers</source>
        <translation>Bytes, Text oder Zahlen ersetzen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Hit of the List</source>
        <translation>Nä&amp;chster Treffer der Liste</translation>
    </message>
    <message>
        <source>Go to the next hit that is listed</source>
        <translation>Zum nächsten aufgelisteten Treffer gehen</translation>
    </message>
    <message>
        <source>Previous &amp;Hit of the List</source>
        <translation>Vorheriger Tre&amp;ffer der Liste</translation>
    </message>
    <message>
        <source>Strin&amp;gs…</source>
        <translation>Zeic&amp;henketten …</translation>
    </message>
    <message>
        <source>List all that can be read as text, in fields or elsewhere</source>
        <translation>Alles auflisten, was als Text lesbar ist, in Feldern oder anderswo</translation>
    </message>
    <message>
        <source>Add a Bookmar&amp;k</source>
        <translation>Lese&amp;zeichen setzen</translation>
    </message>
    <message>
        <source>Mark the selected bytes, or the field at the cursor, and write a note</source>
        <translation>Die ausgewählten Bytes oder das Feld am Cursor markieren und eine Notiz schreiben</translation>
    </message>
    <message>
        <source>Next Boo&amp;kmark</source>
        <translation>Nächstes &amp;Lesezeichen</translation>
    </message>
    <message>
        <source>Previous Bookm&amp;ark</source>
        <translation>Vorheriges Les&amp;ezeichen</translation>
    </message>
    <message>
        <source>Export Bookmarks…</source>
        <translation>Lesezeichen exportieren …</translation>
    </message>
    <message>
        <source>Write the bookmarks of the file as XML</source>
        <translation>Die Lesezeichen der Datei als XML schreiben</translation>
    </message>
    <message>
        <source>Add Ani&amp;mation…</source>
        <translation>Ani&amp;mation hinzufügen …</translation>
    </message>
    <message>
        <source>Play what another file animates on the model that is shown, by the names of its bones</source>
        <translation>Das gezeigte Modell mit der Animation einer anderen Datei bewegen; die Namen der Knochen ordnen sie zu</translation>
    </message>
    <message>
        <source>Save Pic&amp;ture…</source>
        <translation>Bild s&amp;peichern …</translation>
    </message>
    <message>
        <source>Write the model as it is seen now into a picture with a transparent background</source>
        <translation>Das Modell, wie es jetzt zu sehen ist, als Bild mit durchsichtigem Hintergrund speichern</translation>
    </message>
    <message>
        <source>Export as glT&amp;F…</source>
        <translation>Als glT&amp;F exportieren …</translation>
    </message>
    <message>
        <source>Write the model or animation that is shown, with its textures, for other programs</source>
        <translation>Das gezeigte Modell oder die Animation mit den Texturen für andere Programme schreiben</translation>
    </message>
    <message>
        <source>Export a &amp;Handout…</source>
        <translation>&amp;Handzettel exportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Second Pane &amp;Below</source>
        <translation>Zweite Ansicht dar&amp;unter</translation>
    </message>
    <message>
        <source>Show the bytes of this file at two places, one above the other</source>
        <translation>Die Bytes dieser Datei an zwei Stellen zeigen, übereinander</translation>
    </message>
    <message>
        <source>Second Pane Be&amp;side</source>
        <translation>Zweite Ansicht da&amp;neben</translation>
    </message>
    <message>
        <source>Show the bytes of this file at two places, side by side</source>
        <translation>Die Bytes dieser Datei an zwei Stellen zeigen, nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Close the Second Pane</source>
        <translation>Zweite Ansicht &amp;schließen</translation>
    </message>
    <message>
        <source>Compute &amp;Normals</source>
        <translation>Nor&amp;malen berechnen</translation>
    </message>
    <message>
        <source>Make the normals of the selected mesh fit its triangles; of all meshes where none is selected</source>
        <translation>Die Normalen des ausgewählten Meshes nach seinen Dreiecken richten; die aller Meshes, wenn keines ausgewählt ist</translation>
    </message>
    <message>
        <source>Open As…</source>
        <translation>Öffnen als …</translation>
    </message>
    <message>
        <source>Read the file as one of another format, whatever it looks like</source>
        <translation>Die Datei in einem anderen Format lesen, egal wonach sie aussieht</translation>
    </message>
    <message>
        <source>Compare &amp;with a File…</source>
        <translation>&amp;Mit einer Datei vergleichen …</translation>
    </message>
    <message>
        <source>Show another file beside this one, and mark what differs</source>
        <translation>Eine andere Datei neben dieser zeigen und die Unterschiede hervorheben</translation>
    </message>
    <message>
        <source>Copy as Hex D&amp;ump</source>
        <translation>Als Hexd&amp;ump kopieren</translation>
    </message>
    <message>
        <source>Offsets, digits and characters, a line for 16 bytes</source>
        <translation>Offsets, Ziffern und Zeichen, je 16 Bytes eine Zeile</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown Table with Meaning</source>
        <translation>Als &amp;Markdown-Tabelle mit Bedeutung kopieren</translation>
    </message>
    <message>
        <source>Offset, bytes, path and value of each field that is selected</source>
        <translation>Offset, Bytes, Pfad und Wert jedes ausgewählten Felds</translation>
    </message>
    <message>
        <source>&amp;Open the Selection As…</source>
        <translation>Auswahl &amp;öffnen als …</translation>
    </message>
    <message>
        <source>Read the selected bytes as a file of its own, of a format that is chosen</source>
        <translation>Die ausgewählten Bytes als eigene Datei lesen, in einem Format nach Wahl</translation>
    </message>
    <message>
        <source>&amp;Down Again</source>
        <translation>Wieder ab&amp;wärts</translation>
    </message>
    <message>
        <source>Take back Up step by step, then select the first part of what is selected</source>
        <translation>„Aufwärts“ Schritt für Schritt zurücknehmen, dann den ersten Teil des Ausgewählten auswählen</translation>
    </message>
    <message>
        <source>Next D&amp;ifference</source>
        <translation>Nächster &amp;Unterschied</translation>
    </message>
    <message>
        <source>Go to the next bytes that differ from the file beside</source>
        <translation>Zu den nächsten Bytes, die in der Datei daneben anders sind</translation>
    </message>
    <message>
        <source>Previous Diff&amp;erence</source>
        <translation>Vorheriger Un&amp;terschied</translation>
    </message>
    <message>
        <source>&amp;Mark What Differs</source>
        <translation>Unterschiede &amp;hervorheben</translation>
    </message>
    <message>
        <source>Compare the file beside with this one, and scroll both together</source>
        <translation>Die Datei daneben mit dieser vergleichen und beide gemeinsam scrollen</translation>
    </message>
    <message>
        <source>Look of the Bytes…</source>
        <translation>Aussehen der Bytes …</translation>
    </message>
    <message>
        <source>Open the menu of the status bar that says how bytes are shown</source>
        <translation>Das Menü der Statuszeile öffnen, das bestimmt, wie Bytes gezeigt werden</translation>
    </message>
    <message>
        <source>Cop&amp;y Offset</source>
        <translation>Offse&amp;t kopieren</translation>
    </message>
    <message>
        <source>Copy where the selection begins, or the cursor is</source>
        <translation>Kopieren, wo die Auswahl beginnt oder der Cursor steht</translation>
    </message>
    <message>
        <source>I&amp;nsert a File…</source>
        <translation>Eine Date&amp;i einfügen …</translation>
    </message>
    <message>
        <source>Select A&amp;ll Bytes</source>
        <translation>A&amp;lle Bytes auswählen</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>Pfa&amp;d kopieren</translation>
    </message>
    <message>
        <source>List &amp;All Matches</source>
        <translation>Alle Treffer &amp;auflisten</translation>
    </message>
    <message>
        <source>Select bet&amp;ween Bookmarks</source>
        <translation>Zw&amp;ischen Lesezeichen auswählen</translation>
    </message>
    <message>
        <source>Select from the bookmark before the cursor to the one behind it, both with them</source>
        <translation>Vom Lesezeichen vor dem Cursor bis zu dem dahinter auswählen, beide eingeschlossen</translation>
    </message>
    <message>
        <source>Follo&amp;w Link</source>
        <translation>&amp;Verweis folgen</translation>
    </message>
    <message>
        <source>Write a page about the file for people without the program: structure, bytes, issues</source>
        <translation>Eine Seite über die Datei für Leute ohne das Programm schreiben: Struktur, Bytes, Befunde</translation>
    </message>
    <message>
        <source>Print structure, bytes, issues and notes of the file</source>
        <translation>Struktur, Bytes, Befunde und Notizen der Datei drucken</translation>
    </message>
    <message>
        <source>Find in a F&amp;older…</source>
        <translation>In &amp;Ordner suchen …</translation>
    </message>
    <message>
        <source>Find bytes, text or numbers in all files of a folder</source>
        <translation>Bytes, Text oder Zahlen in allen Dateien eines Ordners suchen</translation>
    </message>
    <message>
        <source>Read about the formats, in a window of its own</source>
        <translation>Über die Formate nachlesen, in einem eigenen Fenster</translation>
    </message>
    <message>
        <source>Save Pictures from All Si&amp;des…</source>
        <translation>Bilder von allen Sei&amp;ten speichern …</translation>
    </message>
    <message>
        <source>Write pictures of the model from all around, as many as wanted, for a moving picture</source>
        <translation>Bilder des Modells von ringsum speichern, so viele wie gewünscht, für ein bewegtes Bild</translation>
    </message>
    <message>
        <source>Compute Missing Normals</source>
        <translation>Fehlende Normalen berechnen</translation>
    </message>
    <message>
        <source>The same, but normals of length 1 stay: only those are computed that are not</source>
        <translation>Ebenso, aber Normalen der Länge 1 bleiben: nur die anderen werden berechnet</translation>
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
    <message>
        <source>alpha where transparent</source>
        <translation>Alpha, wo durchsichtig</translation>
    </message>
</context>
<context>
    <name>BmpFormat</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>How many colours there are follows from the headers.</source>
        <translation>Wie viele Farben es gibt, ergibt sich aus den Köpfen.</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and bits per pixel.</source>
        <translation>Wie viele Bytes es gibt, ergibt sich aus Breite, Höhe und Bits je Pixel.</translation>
    </message>
    <message>
        <source>a header of %1 bytes</source>
        <translation>einem Kopf von %1 Bytes</translation>
    </message>
    <message>
        <source>compression %1</source>
        <translation>Kompression %1</translation>
    </message>
    <message>
        <source>%1 bits per pixel</source>
        <translation>%1 Bit je Pixel</translation>
    </message>
</context>
<context>
    <name>DdsFormat</name>
    <message>
        <source>caps</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Zeilenlänge</translation>
    </message>
    <message>
        <source>pixel format</source>
        <translation>Pixelformat</translation>
    </message>
    <message>
        <source>mip map count</source>
        <translation>Anzahl der Mip-Stufen</translation>
    </message>
    <message>
        <source>linear size</source>
        <translation>Gesamtgröße</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>alpha pixels</source>
        <translation>Pixel mit Alpha</translation>
    </message>
    <message>
        <source>alpha only</source>
        <translation>nur Alpha</translation>
    </message>
    <message>
        <source>FourCC</source>
        <translation>FourCC</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>YUV</source>
        <translation>YUV</translation>
    </message>
    <message>
        <source>luminance</source>
        <translation>Luminanz</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>mit Vorzeichen</translation>
    </message>
    <message>
        <source>complex</source>
        <translation>zusammengesetzt</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>mip map</source>
        <translation>Mip-Stufen</translation>
    </message>
    <message>
        <source>cube map</source>
        <translation>Würfeltextur</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>1D</source>
        <translation>1D</translation>
    </message>
    <message>
        <source>2D</source>
        <translation>2D</translation>
    </message>
    <message>
        <source>3D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and the pixel format.</source>
        <translation>Wie viele Bytes es gibt, ergibt sich aus Breite, Höhe und Pixelformat.</translation>
    </message>
</context>
<context>
    <name>E3dFormat</name>
    <message>
        <source>shown</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>double-sided</source>
        <translation>zweiseitig</translation>
    </message>
    <message>
        <source>partly transparent</source>
        <translation>teilweise durchsichtig</translation>
    </message>
    <message>
        <source>translucent</source>
        <translation>durchscheinend</translation>
    </message>
    <message>
        <source>wrap U</source>
        <translation>U wiederholt</translation>
    </message>
    <message>
        <source>wrap V</source>
        <translation>V wiederholt</translation>
    </message>
</context>
<context>
    <name>EditValue</name>
    <message>
        <source>Convert lays them out anew: what stays is kept, what is new gets its neutral value.
Reinterpret writes only this field; the same bytes then mean something else.</source>
        <translation>„Umwandeln“ baut es passend um: Was bleibt, wird übernommen; was neu ist, bekommt seinen Standardwert.
„Umdeuten“ schreibt nur dieses Feld; dieselben Bytes bedeuten dann etwas anderes.</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;Umwandeln</translation>
    </message>
    <message>
        <source>&amp;Reinterpret</source>
        <translation>Um&amp;deuten</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Set %1 values to %2</source>
        <translation>%1 Werte auf %2 setzen</translation>
    </message>
    <message>
        <source>The layout of %2 depends on %1. What should become of what is there?</source>
        <translation>Von %1 hängt der Aufbau von %2 ab. Was soll mit dem geschehen, was schon da ist?</translation>
    </message>
    <message>
        <source>“%1” is not written: what it was typed for is not there any more.</source>
        <translation>„%1“ wird nicht geschrieben: Wofür es eingegeben wurde, ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>GifFormat</name>
    <message>
        <source>extension</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>einfacher Text</translation>
    </message>
    <message>
        <source>graphic control</source>
        <translation>Grafiksteuerung</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>How many colours there are follows from the flags.</source>
        <translation>Wie viele Farben es gibt, ergibt sich aus den Flags.</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
</context>
<context>
    <name>HexAccessible</name>
    <message>
        <source>End, offset %1</source>
        <translation>Ende, Offset %1</translation>
    </message>
    <message>
        <source>Offset %1, byte %2</source>
        <translation>Offset %1, Byte %2</translation>
    </message>
    <message>
        <source>Offset %1: </source>
        <translation>Offset %1: </translation>
    </message>
    <message>
        <source>Nothing here, before offset %1</source>
        <translation>Hier ist nichts, vor Offset %1</translation>
    </message>
</context>
<context>
    <name>HitSearch</name>
    <message>
        <source>Only the first %L1 are listed.</source>
        <translation>Nur die ersten %L1 sind aufgelistet.</translation>
    </message>
    <message>
        <source>Packed bytes were not unpacked.</source>
        <translation>Gepackte Bytes wurden nicht entpackt.</translation>
    </message>
    <message>
        <source>Not all that is packed could be unpacked: %L1 streams end early.</source>
        <translation>Nicht alles Gepackte ließ sich entpacken: %L1 Datenströme enden zu früh.</translation>
    </message>
    <message>
        <source>The expression took too many steps in %L1 bytes: those were not searched to the end.</source>
        <translation>Der Ausdruck brauchte in %L1 Bytes zu viele Schritte: diese wurden nicht zu Ende durchsucht.</translation>
    </message>
    <message>
        <source>%L1 matches are cut at the %L2 bytes that an expression sees.</source>
        <translation>%L1 Treffer sind nach %L2 Bytes abgeschnitten: Weiter reicht ein Ausdruck nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were searched.</source>
        <translation>
            <numerusform>%Ln Datei wurde durchsucht.</numerusform>
            <numerusform>%Ln Dateien wurden durchsucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first %L1 files of the folder were looked at.</source>
        <translation>Nur die ersten %L1 Dateien des Ordners wurden angesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read: %1</source>
        <translation>
            <numerusform>%n Datei kann nicht gelesen werden: %1</numerusform>
            <numerusform>%n Dateien können nicht gelesen werden: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden one(s) left out.</source>
        <translation>
            <numerusform>%n versteckte ausgelassen.</numerusform>
            <numerusform>%n versteckte ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues are not known yet.</source>
        <translation>Befunde sind noch nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>HordeAnimationFormat</name>
    <message>
        <source>every node has all frames</source>
        <translation>jeder Knoten hat alle Bilder</translation>
    </message>
    <message>
        <source>nodes that do not move may have one frame</source>
        <translation>unbewegte Knoten dürfen ein einziges Bild haben</translation>
    </message>
</context>
<context>
    <name>HordeComputeFormat</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>HordeGeometryFormat</name>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>tangents</source>
        <translation>Tangenten</translation>
    </message>
    <message>
        <source>bitangents</source>
        <translation>Bitangenten</translation>
    </message>
    <message>
        <source>joint indices</source>
        <translation>Gelenkindizes</translation>
    </message>
    <message>
        <source>joint weights</source>
        <translation>Gelenkgewichte</translation>
    </message>
    <message>
        <source>texture coordinates 0</source>
        <translation>Texturkoordinaten 0</translation>
    </message>
    <message>
        <source>texture coordinates 1</source>
        <translation>Texturkoordinaten 1</translation>
    </message>
    <message>
        <source>position differences</source>
        <translation>Positionsunterschiede</translation>
    </message>
    <message>
        <source>normal differences</source>
        <translation>Normalenunterschiede</translation>
    </message>
    <message>
        <source>tangent differences</source>
        <translation>Tangentenunterschiede</translation>
    </message>
    <message>
        <source>bitangent differences</source>
        <translation>Bitangentenunterschiede</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>The jointIndex of joints in scene files does not follow.</source>
        <translation>jointIndex von Gelenken in Szenendateien folgt nicht.</translation>
    </message>
    <message>
        <source>vertRStart and vertREnd of meshes in scene files do not follow.</source>
        <translation>vertRStart und vertREnd von Meshes in Szenendateien folgen nicht.</translation>
    </message>
    <message>
        <source>batchStart and batchCount of meshes in scene files do not follow.</source>
        <translation>batchStart und batchCount von Meshes in Szenendateien folgen nicht.</translation>
    </message>
</context>
<context>
    <name>HordeParticleFormat</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
</context>
<context>
    <name>HordePipelineFormat</name>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
</context>
<context>
    <name>HordeSceneFormat</name>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
</context>
<context>
    <name>ItemCommands</name>
    <message>
        <source>Insert into %1</source>
        <translation>In %1 einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>%Ln Element von %1 entfernen</numerusform>
            <numerusform>%Ln Elemente von %1 entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Removes all of %1: %n byte(s), of which %2 are selected.</source>
        <translation>
            <numerusform>Entfernt %1 ganz: %n Byte, davon sind %2 ausgewählt.</numerusform>
            <numerusform>Entfernt %1 ganz: %n Bytes, davon sind %2 ausgewählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n chunk(s)</source>
        <translation>
            <numerusform>%n Chunk entfernen</numerusform>
            <numerusform>%n Chunks entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n element(s)</source>
        <translation>
            <numerusform>%n Element duplizieren</numerusform>
            <numerusform>%n Elemente duplizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n chunk(s)</source>
        <translation>
            <numerusform>%n Chunk duplizieren</numerusform>
            <numerusform>%n Chunks duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n element(s) of %1</source>
        <translation>
            <numerusform>%n Element von %1 einfügen</numerusform>
            <numerusform>%n Elemente von %1 einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n chunk(s)</source>
        <translation>
            <numerusform>%n Chunk einfügen</numerusform>
            <numerusform>%n Chunks einfügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message>
        <source>Its length says more than there is; it ends where its parent ends.</source>
        <translation>Die Länge nennt mehr, als da ist; das Ende ist dort, wo der übergeordnete Teil endet.</translation>
    </message>
    <message>
        <source>Its length says less than its own fields need.</source>
        <translation>Die Länge nennt weniger, als die eigenen Felder brauchen.</translation>
    </message>
    <message>
        <source>Nested too deep; its content is shown as bytes.</source>
        <translation>Zu tief verschachtelt; der Inhalt wird als Bytes gezeigt.</translation>
    </message>
    <message>
        <source>Bytes where something known should have begun.</source>
        <translation>Bytes, wo etwas Bekanntes hätte beginnen sollen.</translation>
    </message>
    <message>
        <source>Cut off: what it lies in ends inside it.</source>
        <translation>Abgeschnitten: Der umgebende Teil endet mittendrin.</translation>
    </message>
    <message>
        <source>The NUL that ends the text is missing.</source>
        <translation>Das NUL, das den Text beendet, fehlt.</translation>
    </message>
    <message>
        <source>More elements are announced than fit.</source>
        <translation>Es sind mehr Elemente angekündigt, als hineinpassen.</translation>
    </message>
    <message>
        <source>A negative number of elements is announced.</source>
        <translation>Eine negative Anzahl von Elementen ist angekündigt.</translation>
    </message>
    <message>
        <source>What is left after the last whole element.</source>
        <translation>Was nach dem letzten ganzen Element übrig ist.</translation>
    </message>
    <message>
        <source>What is left after the last field.</source>
        <translation>Was nach dem letzten Feld übrig ist.</translation>
    </message>
    <message>
        <source>%1 at 0x%2</source>
        <translation>%1 bei 0x%2</translation>
    </message>
    <message>
        <source>What should describe the elements makes no sense.</source>
        <translation>Was die Elemente beschreiben soll, ergibt keinen Sinn.</translation>
    </message>
    <message numerus="yes">
        <source>%1 number(s)</source>
        <translation>
            <numerusform>%1 Zahl</numerusform>
            <numerusform>%1 Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <translation>
            <numerusform>%1 Element</numerusform>
            <numerusform>%1 Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>What should end it is missing.</source>
        <translation>Was es beenden sollte, fehlt.</translation>
    </message>
    <message>
        <source>There is more than can be shown; it is one run of bytes.</source>
        <translation>Es ist mehr, als gezeigt werden kann; es ist eine einzige Folge von Bytes.</translation>
    </message>
    <message numerus="yes">
        <source>offset 0x%1, %2 byte(s)</source>
        <translation>
            <numerusform>Offset 0x%1, %2 Byte</numerusform>
            <numerusform>Offset 0x%1, %2 Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Jp2Format</name>
    <message>
        <source>a number</source>
        <translation>eine Nummer</translation>
    </message>
    <message>
        <source>a profile</source>
        <translation>ein Profil</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>JpegFormat</name>
    <message>
        <source>only their ratio is known</source>
        <translation>nur ihr Verhältnis ist bekannt</translation>
    </message>
    <message>
        <source>pixels per inch</source>
        <translation>Pixel je Zoll</translation>
    </message>
    <message>
        <source>pixels per centimetre</source>
        <translation>Pixel je Zentimeter</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>arithmetic coding, without loss or in levels</source>
        <translation>arithmetischer Kodierung, verlustfrei oder in Stufen</translation>
    </message>
    <message>
        <source>%1 bits in a sample</source>
        <translation>%1 Bit je Abtastwert</translation>
    </message>
    <message>
        <source>a height that follows later</source>
        <translation>einer Höhe, die später folgt</translation>
    </message>
    <message>
        <source>%1 components</source>
        <translation>%1 Komponenten</translation>
    </message>
</context>
<context>
    <name>K3dFormat</name>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>skinned</source>
        <translation>mit Skelett</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>A bone takes its name from a node, and every node has a bone already. Insert a node first.</source>
        <translation>Ein Knochen hat den Namen eines Knotens, und jeder Knoten hat schon einen Knochen. Zuerst ist ein Knoten einzufügen.</translation>
    </message>
    <message>
        <source>A channel takes its name from a node, and every node has a channel in this animation already. Insert a node first.</source>
        <translation>Ein Kanal hat den Namen eines Knotens, und jeder Knoten hat in dieser Animation schon einen Kanal. Zuerst ist ein Knoten einzufügen.</translation>
    </message>
</context>
<context>
    <name>KtxFormat</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and format.</source>
        <translation>Wie viele Bytes es gibt, ergibt sich aus Breite, Höhe und Format.</translation>
    </message>
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>Characters beyond Latin-1 are no bytes: write theirs, as in \xC3\xA9.</source>
        <translation>Zeichen außerhalb von Latin-1 sind keine Bytes: Schreiben Sie deren Bytes, etwa \xC3\xA9.</translation>
    </message>
</context>
<context>
    <name>PictureStatus</name>
    <message>
        <source>%1 bits per pixel, with a palette</source>
        <translation>%1 Bits pro Pixel, mit einer Palette</translation>
    </message>
    <message>
        <source>%1 bits per pixel, floats</source>
        <translation>%1 Bits pro Pixel, Gleitkommazahlen</translation>
    </message>
    <message>
        <source>%1 bits per pixel</source>
        <translation>%1 Bits pro Pixel</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>Gleitkommazahlen</translation>
    </message>
    <message>
        <source>16 bits per number</source>
        <translation>16 Bits pro Zahl</translation>
    </message>
    <message>
        <source>8 bits per number</source>
        <translation>8 Bits pro Zahl</translation>
    </message>
    <message>
        <source>R</source>
        <comment>red</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>G</source>
        <comment>green</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blue</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <comment>alpha</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message numerus="yes">
        <source>%1 level(s)</source>
        <translation>
            <numerusform>%1 Stufe</numerusform>
            <numerusform>%1 Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>alpha is 0 everywhere</source>
        <translation>Alpha ist überall 0</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>block at %1</source>
        <translation>Block bei %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>gepackt</translation>
    </message>
</context>
<context>
    <name>PngFormat</name>
    <message>
        <source>grey</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>true colour</source>
        <translation>Echtfarben</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>grey and alpha</source>
        <translation>Graustufen und Alpha</translation>
    </message>
    <message>
        <source>true colour and alpha</source>
        <translation>Echtfarben und Alpha</translation>
    </message>
    <message>
        <source>perceptual</source>
        <translation>wahrnehmungsbezogen</translation>
    </message>
    <message>
        <source>relative colorimetric</source>
        <translation>relativ farbmetrisch</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>absolute colorimetric</source>
        <translation>absolut farbmetrisch</translation>
    </message>
    <message>
        <source>only their ratio is known</source>
        <translation>nur ihr Verhältnis ist bekannt</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>Deflate</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptiv</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Adam7</source>
        <translation>Adam7</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>PsdFormat</name>
    <message>
        <source>bitmap</source>
        <translation>Bitmap</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>indexed</source>
        <translation>indiziert</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>CMYK</source>
        <translation>CMYK</translation>
    </message>
    <message>
        <source>multichannel</source>
        <translation>Mehrkanal</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>zwei Farben</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>run lengths</source>
        <translation>lauflängenkodiert</translation>
    </message>
    <message>
        <source>zip</source>
        <translation>Zip</translation>
    </message>
    <message>
        <source>zip with prediction</source>
        <translation>Zip mit Vorhersage</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>names of alpha channels</source>
        <translation>Namen der Alphakanäle</translation>
    </message>
    <message>
        <source>IPTC record</source>
        <translation>IPTC-Datensatz</translation>
    </message>
    <message>
        <source>thumbnail</source>
        <translation>Vorschaubild</translation>
    </message>
    <message>
        <source>ICC profile</source>
        <translation>ICC-Profil</translation>
    </message>
    <message>
        <source>EXIF data</source>
        <translation>EXIF-Daten</translation>
    </message>
    <message>
        <source>XMP metadata</source>
        <translation>XMP-Metadaten</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height, channels and depth.</source>
        <translation>Wie viele Bytes es gibt, ergibt sich aus Breite, Höhe, Kanälen und Tiefe.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>A quotation mark is missing.</source>
        <translation>Ein Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>There is nothing between the quotation marks.</source>
        <translation>Zwischen den Anführungszeichen steht nichts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no offset; write a number such as 496 or 0x1f0.</source>
        <translation>„%1“ ist kein Offset; gemeint ist eine Zahl wie 496 oder 0x1f0.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2.</source>
        <translation>„%1“ ist kein regulärer Ausdruck: %2.</translation>
    </message>
    <message>
        <source>Something to look for is missing after &quot;%1&quot;.</source>
        <translation>Nach „%1“ fehlt, was gesucht wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known. There are name:, type:, value:, offset:, size:, index: and issue:.</source>
        <translation>„%1“ ist nicht bekannt. Es gibt name:, type:, value:, offset:, size:, index: und issue:.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be compared; &quot;%2&quot; needs a number.</source>
        <translation>„%1“ lässt sich nicht vergleichen; „%2“ braucht eine Zahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>After &quot;issue&quot; comes : and what to look for.</source>
        <translation>Nach „issue“ kommt : und das, was gesucht wird.</translation>
    </message>
</context>
<context>
    <name>SearchTexts</name>
    <message>
        <source>Two digits per byte, please</source>
        <translation>Bitte zwei Ziffern je Byte</translation>
    </message>
    <message>
        <source>Cannot be written in this encoding</source>
        <translation>In dieser Kodierung nicht darstellbar</translation>
    </message>
    <message>
        <source>No number of this type</source>
        <translation>Keine Zahl dieses Typs</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>Bytes %1</translation>
    </message>
    <message>
        <source>text %1</source>
        <translation>Text %1</translation>
    </message>
    <message>
        <source>expression %1</source>
        <translation>Ausdruck %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>structure %1</source>
        <translation>Struktur %1</translation>
    </message>
    <message>
        <source>strings %1</source>
        <translation>Zeichenketten %1</translation>
    </message>
</context>
<context>
    <name>SystemError</name>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>keine solche Datei, kein solcher Ordner</translation>
    </message>
    <message>
        <source>what is stored there can only be read</source>
        <translation>was dort gespeichert ist, kann nur gelesen werden</translation>
    </message>
    <message>
        <source>no space is left there</source>
        <translation>dort ist kein Platz mehr</translation>
    </message>
    <message>
        <source>you may not store more there</source>
        <translation>dort darf nicht mehr gespeichert werden</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>reading or writing failed there</source>
        <translation>Lesen oder Schreiben ist dort fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>TgaFormat</name>
    <message>
        <source>no picture</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>colour map</source>
        <translation>Farbtabelle</translation>
    </message>
    <message>
        <source>true colour</source>
        <translation>Echtfarben</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>Graustufen</translation>
    </message>
    <message>
        <source>colour map, run lengths</source>
        <translation>Farbtabelle, lauflängenkodiert</translation>
    </message>
    <message>
        <source>true colour, run lengths</source>
        <translation>Echtfarben, lauflängenkodiert</translation>
    </message>
    <message>
        <source>grey, run lengths</source>
        <translation>Graustufen, lauflängenkodiert</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and bits per pixel.</source>
        <translation>Wie viele Bytes es gibt, ergibt sich aus Breite, Höhe und Bits je Pixel.</translation>
    </message>
</context>
<context>
    <name>TreeQuery</name>
    <message>
        <source>There is no type &quot;%1&quot; in this file. Types in it: %2.</source>
        <translation>Es gibt keinen Typ „%1“ in dieser Datei. Typen in ihr: %2.</translation>
    </message>
</context>
<context>
    <name>UnknownFormat</name>
    <message>
        <source>The content is of no format that this program knows.</source>
        <translation>Der Inhalt hat kein Format, das dieses Programm kennt.</translation>
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
        <source>Vertices name its entries by number.</source>
        <translation>Vertices nennen seine Einträge mit ihrer Nummer.</translation>
    </message>
</context>
<context>
    <name>UrhoPackageFormat</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Blocks are made anew when the content changes.</source>
        <translation>Blöcke werden neu gebildet, wenn sich der Inhalt ändert.</translation>
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
    <message>
        <source>The shader does not run with byte code that is made up.</source>
        <translation>Mit erfundenem Bytecode läuft der Shader nicht.</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message numerus="yes">
        <source>%n length(s)</source>
        <translation>
            <numerusform>eine Länge</numerusform>
            <numerusform>%n Längen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n count(s)</source>
        <translation>
            <numerusform>eine Anzahl</numerusform>
            <numerusform>%n Anzahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>references in %n place(s)</source>
        <translation>
            <numerusform>Verweise an einer Stelle</numerusform>
            <numerusform>Verweise an %n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) that referred to it</source>
        <translation>
            <numerusform>eine Liste, die darauf verwies,</numerusform>
            <numerusform>%n Listen, die darauf verwiesen,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sorted list(s)</source>
        <translation>
            <numerusform>eine sortierte Liste</numerusform>
            <numerusform>%n sortierte Listen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of the same whole</source>
        <translation>
            <numerusform>einen Anteil am selben Ganzen</numerusform>
            <numerusform>%n Anteile am selben Ganzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the layout of %n array(s)</source>
        <translation>
            <numerusform>den Aufbau einer Liste</numerusform>
            <numerusform>den Aufbau von %n Listen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packed block(s)</source>
        <translation>
            <numerusform>einen gepackten Block</numerusform>
            <numerusform>%n gepackte Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>Ihre Änderung</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>renumbered</source>
        <translation>neu nummeriert</translation>
    </message>
    <message>
        <source>referred to it</source>
        <translation>verwies darauf</translation>
    </message>
    <message>
        <source>keeps the order</source>
        <translation>behält die Reihenfolge bei</translation>
    </message>
    <message>
        <source>keeps the whole</source>
        <translation>behält die Summe bei</translation>
    </message>
    <message>
        <source>laid out anew</source>
        <translation>neu aufgebaut</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>packed again</source>
        <translation>neu gepackt</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>also changes %1</source>
        <translation>passt außerdem %1 an</translation>
    </message>
    <message>
        <source>%1 names everything already that %2 can name.</source>
        <translation>%1 nennt schon alles, was %2 nennen kann.</translation>
    </message>
    <message>
        <source>Elements of %1 would become too large.</source>
        <translation>Elemente von %1 würden zu groß.</translation>
    </message>
    <message>
        <source>%1 would have to name one of the %2, of which there are none.</source>
        <translation>%1 müsste etwas aus %2 nennen, aber dort ist nichts.</translation>
    </message>
    <message>
        <source>%1 is no list of elements.</source>
        <translation>%1 ist keine Liste von Elementen.</translation>
    </message>
    <message>
        <source>%1 has as many elements as %2 says; insert there what they belong to.</source>
        <translation>%1 hat so viele Elemente, wie %2 sagt; fügen Sie dort ein, wozu sie gehören.</translation>
    </message>
    <message>
        <source>The number of elements of %1 follows from %2; change that instead.</source>
        <translation>Die Anzahl der Elemente von %1 ergibt sich aus %2; ändern Sie stattdessen das.</translation>
    </message>
    <message>
        <source>Nothing in %1 can change its length. %2</source>
        <translation>Nichts in %1 kann seine Länge ändern. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) inserted before [%1]</source>
        <translation>
            <numerusform>%Ln Element vor [%1] eingefügt</numerusform>
            <numerusform>%Ln Elemente vor [%1] eingefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>[%1] removed</source>
        <translation>[%1] entfernt</translation>
    </message>
    <message>
        <source>An element of %1 has %2 bytes, not %3.</source>
        <translation>Ein Element von %1 hat %2 Bytes, nicht %3.</translation>
    </message>
    <message numerus="yes">
        <source>Insert %n element(s) into %1</source>
        <translation>
            <numerusform>%Ln Element in %1 einfügen</numerusform>
            <numerusform>%Ln Elemente in %1 einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later element(s) make room in %1</source>
        <translation>
            <numerusform>%n späteres Element macht Platz in %1</numerusform>
            <numerusform>%n spätere Elemente machen Platz in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>%Ln Element von %1 entfernen</numerusform>
            <numerusform>%Ln Elemente von %1 entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>[%1] to [%2] removed</source>
        <translation>[%1] bis [%2] entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) inserted</source>
        <translation>
            <numerusform>%L1 Byte eingefügt</numerusform>
            <numerusform>%L1 Bytes eingefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) removed</source>
        <translation>
            <numerusform>%L1 Byte entfernt</numerusform>
            <numerusform>%L1 Bytes entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) overwritten</source>
        <translation>
            <numerusform>%L1 Byte überschrieben</numerusform>
            <numerusform>%L1 Bytes überschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) replaced by %L2</source>
        <translation>
            <numerusform>%L1 Byte durch %L2 ersetzt</numerusform>
            <numerusform>%L1 Bytes durch %L2 ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Two changes touch the same bytes, at %1.</source>
        <translation>Zwei Änderungen betreffen dieselben Bytes, bei %1.</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>%1 cannot be stored in %2.</source>
        <translation>%1 kann in %2 nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>%1 cannot be removed by itself.</source>
        <translation>%1 kann nicht allein entfernt werden.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 is no chunk.</source>
        <translation>%1 ist kein Chunk.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>No chunk can stand there in %1.</source>
        <translation>In %1 kann dort kein Chunk stehen.</translation>
    </message>
    <message>
        <source>Insert a chunk</source>
        <translation>Einen Chunk einfügen</translation>
    </message>
    <message>
        <source>%1 cannot be moved there.</source>
        <translation>%1 kann nicht dorthin verschoben werden.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>The range reaches beyond the end of the data.</source>
        <translation>Der Bereich reicht über das Ende der Daten hinaus.</translation>
    </message>
    <message>
        <source>Change bytes</source>
        <translation>Bytes ändern</translation>
    </message>
    <message>
        <source>The count %1 cannot hold the new number.</source>
        <translation>Die Anzahl %1 kann die neue Zahl nicht fassen.</translation>
    </message>
    <message>
        <source>%1 would need a length of %2 bytes, more than its field can say.</source>
        <translation>%1 bräuchte eine Länge von %2 Bytes, mehr als das Feld sagen kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) laid out anew, %1 → %2 bytes</source>
        <translation>
            <numerusform>%n Element neu aufgebaut, %1 → %2 Bytes</numerusform>
            <numerusform>%n Elemente neu aufgebaut, %1 → %2 Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes, %2 bytes</source>
        <translation>%1 kommt hinzu, %2 Bytes</translation>
    </message>
    <message>
        <source>%1 goes, %2 bytes</source>
        <translation>%1 fällt weg, %2 Bytes</translation>
    </message>
    <message>
        <source>%1 would become too large.</source>
        <translation>%1 würde zu groß.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of %2 elements referred to it and go too.</source>
        <translation>
            <numerusform>%1: %n von %2 Elementen verwies darauf und wird mit entfernt.</numerusform>
            <numerusform>%1: %n von %2 Elementen verwiesen darauf und werden mit entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot name more than %2 elements.</source>
        <translation>%1 kann höchstens %2 Elemente nennen.</translation>
    </message>
    <message>
        <source>%1 referred to it and goes too.</source>
        <translation>%1 verwies darauf und wird mit entfernt.</translation>
    </message>
    <message>
        <source>%1 referred to it and becomes none.</source>
        <translation>%1 verwies darauf und wird zu „keines“.</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) removed, the others renumbered</source>
        <translation>
            <numerusform>%Ln Element entfernt, die anderen neu nummeriert</numerusform>
            <numerusform>%Ln Elemente entfernt, die anderen neu nummeriert</numerusform>
        </translation>
    </message>
    <message>
        <source>references from %1 on move by %2</source>
        <translation>Verweise ab %1 verschieben sich um %2</translation>
    </message>
    <message>
        <source>%1: everything in it referred to it; it goes as a whole.</source>
        <translation>%1: Alles darin verwies darauf; es wird als Ganzes entfernt.</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1: %2 numbers referred to it and become %3.</source>
        <translation>%1: %2 Zahlen verwiesen darauf und werden zu %3.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n issue(s)</source>
        <translation>
            <numerusform>%Ln Befund beheben</numerusform>
            <numerusform>%Ln Befunde beheben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n issue(s): %1</source>
        <translation>
            <numerusform>%Ln Befund beheben: %1</numerusform>
            <numerusform>%Ln Befunde beheben: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no repair for this.</source>
        <translation>Dafür gibt es keine Reparatur.</translation>
    </message>
    <message numerus="yes">
        <source>%n checksum(s)</source>
        <translation>
            <numerusform>eine Prüfsumme</numerusform>
            <numerusform>%n Prüfsummen</numerusform>
        </translation>
    </message>
    <message>
        <source>checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Elements of %1 are of many kinds; copy one instead.</source>
        <translation>Die Elemente von %1 sind von verschiedener Art; kopieren Sie stattdessen eines.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>eine Ortsangabe</numerusform>
            <numerusform>%n Ortsangaben</numerusform>
        </translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ortsangabe</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>es bleibt nichts davon</translation>
    </message>
    <message>
        <source>Other cells of the row follow from %1; insert the row without a value, then change it.</source>
        <translation>Andere Zellen der Zeile ergeben sich aus %1; fügen Sie die Zeile ohne Wert ein und ändern Sie sie dann.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements belonged to it and go too.</source>
        <translation>%1: %2 von %3 Elementen gehörten dazu und werden mit entfernt.</translation>
    </message>
    <message>
        <source>nothing refers to it any more</source>
        <translation>nichts verweist mehr darauf</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) and size(s) follow</source>
        <translation>
            <numerusform>%n Orts- oder Größenangabe folgt</numerusform>
            <numerusform>%n Orts- und Größenangaben folgen</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 unused bytes inserted</source>
        <translation>%L1 unbenutzte Bytes eingefügt</translation>
    </message>
    <message>
        <source>%L1 unused bytes removed</source>
        <translation>%L1 unbenutzte Bytes entfernt</translation>
    </message>
    <message>
        <source>%1 would have %2 bytes more than its rows say; several of them share what it holds.</source>
        <translation>%1 hätte %2 Bytes mehr, als die Zeilen dort sagen; mehrere davon teilen sich den Inhalt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; added</source>
        <translation>„%1“ hinzugefügt</translation>
    </message>
    <message>
        <source>No text can be added to %1.</source>
        <translation>Zu %1 kann kein Text hinzugefügt werden.</translation>
    </message>
    <message>
        <source>%1 refers to it and has to name something.</source>
        <translation>%1 verweist darauf und muss etwas nennen.</translation>
    </message>
    <message>
        <source>goes with what says where it lies</source>
        <translation>folgt dem, was seinen Ort nennt</translation>
    </message>
    <message>
        <source>%1 is packed anew: more of its packed bytes differ than of its content.</source>
        <translation>%1 wird neu gepackt: Es unterscheiden sich mehr gepackte Bytes als Bytes des Inhalts.</translation>
    </message>
    <message>
        <source>%1 cannot be packed.</source>
        <translation>%1 kann nicht gepackt werden.</translation>
    </message>
    <message>
        <source>%L1 bytes packed in %L2</source>
        <translation>%L1 Bytes, gepackt in %L2</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) packed again</source>
        <translation>
            <numerusform>%n Block neu gepackt</numerusform>
            <numerusform>%n Blöcke neu gepackt</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for an element or attribute.</source>
        <translation>„%1“ ist kein Name für ein Element oder Attribut.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>%1 cannot have an attribute %2.</source>
        <translation>%1 kann kein Attribut %2 haben.</translation>
    </message>
    <message>
        <source>%1 has an attribute %2 already.</source>
        <translation>%1 hat schon ein Attribut %2.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>No element %2 can stand in %1.</source>
        <translation>In %1 kann kein Element %2 stehen.</translation>
    </message>
    <message>
        <source>Insert an element</source>
        <translation>Ein Element einfügen</translation>
    </message>
    <message>
        <source>%L1 bytes inserted</source>
        <translation>%L1 Bytes eingefügt</translation>
    </message>
    <message>
        <source>%L1 bytes removed</source>
        <translation>%L1 Bytes entfernt</translation>
    </message>
    <message>
        <source>Not all that is packed in %1 could be read, so it cannot be packed again.</source>
        <translation>Nicht alles, was in %1 gepackt ist, konnte gelesen werden; deshalb kann es nicht wieder gepackt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) computed from others</source>
        <translation>
            <numerusform>einen Wert, der aus anderen berechnet wird,</numerusform>
            <numerusform>%n Werte, die aus anderen berechnet werden,</numerusform>
        </translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>%1 füllen</translation>
    </message>
    <message>
        <source>Nothing can be put into %1.</source>
        <translation>In %1 lässt sich nichts einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>%n use(s) of the name</source>
        <translation>
            <numerusform>eine Verwendung des Namens</numerusform>
            <numerusform>%n Verwendungen des Namens</numerusform>
        </translation>
    </message>
    <message>
        <source>names it</source>
        <translation>nennt es</translation>
    </message>
    <message>
        <source>The size of the elements of %1 would then be unknown.</source>
        <translation>Die Größe der Elemente von %1 wäre dann unbekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of %1</source>
        <translation>
            <numerusform>%Ln Byte von %1</numerusform>
            <numerusform>%Ln Bytes von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) in %1 other places</source>
        <translation>
            <numerusform>%Ln Byte an %1 anderen Stellen</numerusform>
            <numerusform>%Ln Bytes an %1 anderen Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>would change something, but mend nothing</source>
        <translation>würde etwas ändern, aber nichts beheben</translation>
    </message>
    <message>
        <source>Write %1 instead of %2.</source>
        <translation>%1 statt %2 schreiben.</translation>
    </message>
    <message>
        <source>%1 is a little off: with %2 what follows fits.</source>
        <translation>%1 liegt knapp daneben: Mit %2 passt, was folgt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here in &quot;%2&quot;.</source>
        <translation>„%1“ kann hier in „%2“ nicht stehen.</translation>
    </message>
    <message>
        <source>There should be no text here.</source>
        <translation>Hier sollte kein Text stehen.</translation>
    </message>
    <message>
        <source>This is no well-formed XML: %1.</source>
        <translation>Das ist kein wohlgeformtes XML: %1.</translation>
    </message>
    <message>
        <source>The outermost element should be &quot;%1&quot;, not &quot;%2&quot;.</source>
        <translation>Das äußerste Element sollte „%1“ sein, nicht „%2“.</translation>
    </message>
    <message>
        <source>There is no binary format &quot;%1&quot;.</source>
        <translation>Es gibt kein binäres Format „%1“.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no field &quot;%1&quot;.</source>
        <translation>„%2“ hat kein Feld „%1“.</translation>
    </message>
    <message>
        <source>Elements are nested too deeply here.</source>
        <translation>Hier sind Elemente zu tief ineinander geschachtelt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing, and nothing else says what it is.</source>
        <translation>„%1“ fehlt, und nichts anderes sagt, was es ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2 by one part and %3 by another: they must agree, or the number must be written.</source>
        <translation>„%1“ wäre nach einem Teil %2, nach einem anderen %3: Sie müssen übereinstimmen, oder die Zahl muss dastehen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; would be %2, which does not fit into %3 bytes.</source>
        <translation>„%1“ wäre %2, was nicht in %3 Bytes passt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stand before what is above it, and once.</source>
        <translation>„%1“ muss vor dem stehen, was darüber steht, und nur einmal.</translation>
    </message>
    <message>
        <source>There should be nothing but text in &quot;%1&quot;.</source>
        <translation>In „%1“ sollte nichts als Text stehen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no column of &quot;%2&quot;.</source>
        <translation>„%1“ ist keine Spalte von „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>This line should have %n value(s), one for each number that &quot;columns&quot; names.</source>
        <translation>
            <numerusform>Diese Zeile sollte %n Wert haben, einen für jede Zahl, die „columns“ nennt.</numerusform>
            <numerusform>Diese Zeile sollte %n Werte haben, einen für jede Zahl, die „columns“ nennt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for &quot;%2&quot;.</source>
        <translation>„%1“ ist kein Wert für „%2“.</translation>
    </message>
    <message>
        <source>Behind a backslash comes x and two hexadecimal digits, n, t, r or a backslash.</source>
        <translation>Hinter einem umgekehrten Schrägstrich kommt x mit zwei hexadezimalen Ziffern, n, t, r oder ein umgekehrter Schrägstrich.</translation>
    </message>
    <message>
        <source>These should be pairs of hexadecimal digits.</source>
        <translation>Das sollten Paare von hexadezimalen Ziffern sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers, not %3.</source>
        <translation>„%1“ hat %2 Zahlen, nicht %3.</translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; ends at its NUL.</source>
        <translation>Der Text von „%1“ endet bei seinem NUL.</translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; has room for %2 bytes, not for %3.</source>
        <translation>Der Text von „%1“ hat Platz für %2 Bytes, nicht für %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 elements here, but will be read with %3: other parts of the file say so.</source>
        <translation>„%1“ hat hier %2 Elemente, wird aber mit %3 gelesen: Andere Teile der Datei sagen es so.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; will be read as something else: other parts of the file say so.</source>
        <translation>„%1“ wird als etwas anderes gelesen: Andere Teile der Datei sagen es so.</translation>
    </message>
    <message>
        <source>Write the known mark %1 at 0x%2.</source>
        <translation>Bei 0x%2 die bekannte Marke %1 schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) that came in at 0x%1.</source>
        <translation>
            <numerusform>%n Byte entfernen, das bei 0x%1 hineingeraten ist.</numerusform>
            <numerusform>%n Bytes entfernen, die bei 0x%1 hineingeraten sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) can be read then.</source>
        <translation>
            <numerusform>Ein Byte mehr ist dann lesbar.</numerusform>
            <numerusform>%n Bytes mehr sind dann lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1 for those that are missing.</source>
        <translation>
            <numerusform>Bei 0x%1 %n Byte für das fehlende einsetzen.</numerusform>
            <numerusform>Bei 0x%1 %n Bytes für die fehlenden einsetzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn the order of the bytes around in words of %n bytes.</source>
        <translation>
            <numerusform>Die Reihenfolge der Bytes in Wörtern von %n Byte umdrehen.</numerusform>
            <numerusform>Die Reihenfolge der Bytes in Wörtern von %n Bytes umdrehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No byte is above 127: a transfer as text has cut off the highest bits.</source>
        <translation>Kein Byte ist größer als 127: Eine Übertragung als Text hat die höchsten Bits abgeschnitten.</translation>
    </message>
    <message>
        <source>What they were cannot be told any more.</source>
        <translation>Was sie waren, lässt sich nicht mehr sagen.</translation>
    </message>
    <message>
        <source>Nothing tells this one from the others.</source>
        <translation>Nichts unterscheidet diesen Vorschlag von den anderen.</translation>
    </message>
    <message>
        <source>Less speaks for it than for another one.</source>
        <translation>Dafür spricht weniger als für einen anderen Vorschlag.</translation>
    </message>
    <message>
        <source>This is in another file that follows: separate them first.</source>
        <translation>Das liegt in einer anderen Datei, die folgt: Trennen Sie beide zuerst.</translation>
    </message>
    <message>
        <source>Something else is wrong, so other bytes may be meant here.</source>
        <translation>Etwas anderes stimmt nicht, hier können also andere Bytes gemeint sein.</translation>
    </message>
    <message>
        <source>Before this, &quot;%1&quot; is missing.</source>
        <translation>Davor fehlt „%1“.</translation>
    </message>
    <message>
        <source>A character 0 cannot stand in XML: write \x00 instead.</source>
        <translation>Ein Zeichen 0 kann in XML nicht stehen: Schreiben Sie stattdessen \x00.</translation>
    </message>
    <message>
        <source>Version &quot;%1&quot; of this text form is not known.</source>
        <translation>Version „%1“ dieser Textform ist nicht bekannt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice.</source>
        <translation>„%1“ steht hier zweimal.</translation>
    </message>
    <message>
        <source>There are %2 in %1; there is no place %3 for %4 more.</source>
        <translation>In %1 sind es %2; einen Platz %3 für %4 weitere gibt es nicht.</translation>
    </message>
    <message>
        <source>There are only %2 in %1.</source>
        <translation>In %1 sind es nur %2.</translation>
    </message>
    <message>
        <source>New in each element, and the same in all of them: %1</source>
        <translation>Neu in jedem Element, und in allen dasselbe: %1</translation>
    </message>
    <message>
        <source>No new package is made: its files have %1 bytes, which is too much.</source>
        <translation>Es wird kein neues Paket erzeugt: Seine Dateien haben %1 Bytes, das ist zu viel.</translation>
    </message>
    <message>
        <source>No new file of this format can be made.</source>
        <translation>Eine neue Datei dieses Formats kann nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>%1 is the file that is searched; it is left alone.</source>
        <translation>%1 ist die Datei, die durchsucht wird; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made.</source>
        <translation>%1: Der Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Wrong number: %1</source>
        <translation>Falsche Zahl: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n stray byte(s) at 0x%1</source>
        <translation>
            <numerusform>%n überzähliges Byte bei 0x%1</numerusform>
            <numerusform>%n überzählige Bytes bei 0x%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) missing at 0x%1</source>
        <translation>
            <numerusform>%n Byte fehlt bei 0x%1</numerusform>
            <numerusform>%n Bytes fehlen bei 0x%1</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of the file is missing</source>
        <translation>Das Ende der Datei fehlt</translation>
    </message>
    <message>
        <source>Overwritten mark at 0x%1</source>
        <translation>Überschriebene Kennung bei 0x%1</translation>
    </message>
    <message numerus="yes">
        <source>All %n error(s) and warning(s) go with it; nothing else is wrong then.</source>
        <translation>
            <numerusform>Der eine Fehler oder die Warnung verschwindet damit; sonst ist dann nichts falsch.</numerusform>
            <numerusform>Alle %n Fehler und Warnungen verschwinden damit; sonst ist dann nichts falsch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what can be expanded of %n block(s), and write zeros for the rest.</source>
        <translation>
            <numerusform>Was sich von %n Block entpacken lässt, behalten und für den Rest Nullen schreiben.</numerusform>
            <numerusform>Was sich von %n Blöcken entpacken lässt, behalten und für den Rest Nullen schreiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write 0x%1 at 0x%2: with this byte the checksum is right.</source>
        <translation>0x%1 bei 0x%2 schreiben: Mit diesem Byte stimmt die Prüfsumme.</translation>
    </message>
    <message>
        <source>%1 stays %2: in this file that is %3. What it named where it was copied from does not come along.</source>
        <translation>%1 bleibt %2: In dieser Datei ist das %3. Was es an der Stelle bezeichnete, von der es kopiert wurde, kommt nicht mit.</translation>
    </message>
    <message>
        <source>Overwritten byte at 0x%1</source>
        <translation>Überschriebenes Byte bei 0x%1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) that name nothing</source>
        <translation>
            <numerusform>Eine Nummer, die nichts bezeichnet</numerusform>
            <numerusform>%n Nummern, die nichts bezeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Packed bytes that cannot be expanded, at 0x%1</source>
        <translation>Gepackte Bytes, die sich nicht entpacken lassen, bei 0x%1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more count(s) and length(s)</source>
        <translation>
            <numerusform>%n weitere Anzahl oder Länge</numerusform>
            <numerusform>%n weitere Anzahlen und Längen</numerusform>
        </translation>
    </message>
    <message>
        <source>The end is missing: set %1.</source>
        <translation>Das Ende fehlt: %1 setzen.</translation>
    </message>
    <message>
        <source>Write the number that stands beside it: %1.</source>
        <translation>Die Zahl schreiben, die daneben steht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) and warning(s) are left then, of %1.</source>
        <translation>
            <numerusform>Ein Fehler oder eine Warnung von %1 bleibt dann übrig.</numerusform>
            <numerusform>%n Fehler und Warnungen von %1 bleiben dann übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 and %n more around it</source>
        <translation>
            <numerusform>%1 auf %2 und ein weiteres außen herum</numerusform>
            <numerusform>%1 auf %2 und %n weitere außen herum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1: so many came in between 0x%2 and 0x%3.</source>
        <translation>
            <numerusform>%n Byte bei 0x%1 entfernen: so viele kamen zwischen 0x%2 und 0x%3 hinein.</numerusform>
            <numerusform>%n Bytes bei 0x%1 entfernen: so viele kamen zwischen 0x%2 und 0x%3 hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1: so many are missing between 0x%2 and 0x%3.</source>
        <translation>
            <numerusform>%n Byte bei 0x%1 einsetzen: so viele fehlen zwischen 0x%2 und 0x%3.</numerusform>
            <numerusform>%n Bytes bei 0x%1 einsetzen: so viele fehlen zwischen 0x%2 und 0x%3.</numerusform>
        </translation>
    </message>
    <message>
        <source>would create: %1 (%2)</source>
        <translation>würde hervorrufen: %1 (%2)</translation>
    </message>
    <message>
        <source>The normals of %1 are stored in a form that cannot be computed.</source>
        <translation>Die Normalen von %1 sind in einer Form gespeichert, die nicht berechnet werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>Compute %n normal(s)</source>
        <translation>
            <numerusform>%n Normale berechnen</numerusform>
            <numerusform>%n Normalen berechnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n error(s) go with it.</source>
        <translation>
            <numerusform>Der Fehler ist damit behoben.</numerusform>
            <numerusform>Alle %n Fehler sind damit behoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are left then, of %1.</source>
        <translation>
            <numerusform>%n Fehler bleibt dann, von %1.</numerusform>
            <numerusform>%n Fehler bleiben dann, von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no %1 in the file any more.</source>
        <translation>%1 ist nicht mehr in der Datei.</translation>
    </message>
    <message>
        <source>Some of it lies in another file, or is stored in a way that cannot be written here.</source>
        <translation>Etwas davon liegt in einer anderen Datei oder ist so gespeichert, dass es hier nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>This is no element of a list.</source>
        <translation>Dies ist kein Element einer Liste.</translation>
    </message>
    <message numerus="yes">
        <source>would leave %n more issue(s) than there are</source>
        <translation>
            <numerusform>würde einen Befund mehr hinterlassen, als es gibt</numerusform>
            <numerusform>würde %n Befunde mehr hinterlassen, als es gibt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of the pixels cannot be read and become black.</source>
        <translation>
            <numerusform>Ein Byte der Pixel kann nicht gelesen werden und wird schwarz.</numerusform>
            <numerusform>%n Bytes der Pixel können nicht gelesen werden und werden schwarz.</numerusform>
        </translation>
    </message>
    <message>
        <source>a guess: something else may be meant as well</source>
        <translation>geraten: etwas anderes kann ebenso gemeint sein</translation>
    </message>
    <message>
        <source>hides that the bytes were changed</source>
        <translation>verdeckt, dass die Bytes verändert wurden</translation>
    </message>
    <message>
        <source>Another one is chosen.</source>
        <translation>Ein anderer ist gewählt.</translation>
    </message>
    <message>
        <source>The end of the file is missing. No repair brings it back.</source>
        <translation>Das Ende der Datei fehlt. Keine Reparatur bringt es zurück.</translation>
    </message>
    <message>
        <source>That is too far: the numbers stored here go from %1 to %2.</source>
        <translation>Das ist zu weit: Die Zahlen, die hier gespeichert werden, gehen von %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>Put in %n byte(s) with which such files begin, at 0x%1.</source>
        <translation>
            <numerusform>Setze bei 0x%1 ein Byte ein, mit dem solche Dateien beginnen.</numerusform>
            <numerusform>Setze bei 0x%1 die %n Bytes ein, mit denen solche Dateien beginnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write %n byte(s) with which such files begin, at 0x%1.</source>
        <translation>
            <numerusform>Schreibe bei 0x%1 ein Byte, mit dem solche Dateien beginnen.</numerusform>
            <numerusform>Schreibe bei 0x%1 die %n Bytes, mit denen solche Dateien beginnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write what a new file has for %n number(s) at 0x%1.</source>
        <translation>
            <numerusform>Schreibe bei 0x%1 die Zahl, die eine neue Datei dort hat.</numerusform>
            <numerusform>Schreibe bei 0x%1 die %n Zahlen, die eine neue Datei dort hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is lost; one of a single colour takes its place.</source>
        <translation>Das Bild ist verloren; ein einfarbiges tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>The picture is lost; a grey one takes its place.</source>
        <translation>Das Bild ist verloren; ein graues tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>The picture has no pixels, and nothing says how many it had.</source>
        <translation>Das Bild hat keine Pixel, und nichts sagt, wie viele es hatte.</translation>
    </message>
    <message>
        <source>The picture is too large to be made up.</source>
        <translation>Das Bild ist zu groß, um es zu erfinden.</translation>
    </message>
    <message>
        <source>The picture is lost; a black one takes its place.</source>
        <translation>Das Bild ist verloren; ein schwarzes tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>Two damages, from 0x%1 to 0x%2</source>
        <translation>Zwei Schäden, von 0x%1 bis 0x%2</translation>
    </message>
    <message numerus="yes">
        <source>All repairs together would write over %n byte(s), half of the file or more: something else is wrong.</source>
        <translation>
            <numerusform>Alle Reparaturen zusammen würden ein Byte überschreiben, die halbe Datei oder mehr: Etwas anderes stimmt nicht.</numerusform>
            <numerusform>Alle Reparaturen zusammen würden %n Bytes überschreiben, die halbe Datei oder mehr: Etwas anderes stimmt nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of the file</source>
        <translation>
            <numerusform>%Ln Byte der Datei</numerusform>
            <numerusform>%Ln Bytes der Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>Write 0x%1 at 0x%2: with this byte all that is packed can be expanded.</source>
        <translation>0x%1 bei 0x%2 schreiben: Mit diesem Byte lässt sich alles Gepackte entpacken.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n byte(s) of %1 that can be expanded, end the content there, and pack it again.</source>
        <translation>
            <numerusform>Das Byte von %1 behalten, das sich entpacken lässt, den Inhalt dort beenden und neu packen.</numerusform>
            <numerusform>Die %n Bytes von %1 behalten, die sich entpacken lassen, den Inhalt dort beenden und neu packen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content</source>
        <translation>
            <numerusform>ein Byte des gepackten Inhalts</numerusform>
            <numerusform>%n Bytes des gepackten Inhalts</numerusform>
        </translation>
    </message>
    <message>
        <source>its bytes are not in the file, or not all of them</source>
        <translation>seine Bytes sind nicht in der Datei oder nicht alle</translation>
    </message>
    <message>
        <source>its packed bytes make no sense</source>
        <translation>seine gepackten Bytes ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>other bytes lie where the directory says that it does</source>
        <translation>wo es laut Verzeichnis liegt, liegen andere Bytes</translation>
    </message>
    <message numerus="yes">
        <source>Only %n byte(s) of it can be unpacked.</source>
        <translation>
            <numerusform>Nur ein Byte davon lässt sich entpacken.</numerusform>
            <numerusform>Nur %n Bytes davon lassen sich entpacken.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was copied comes from a file of another format: %1.</source>
        <translation>Das Kopierte stammt aus einer Datei eines anderen Formats: %1.</translation>
    </message>
    <message>
        <source>What was copied can only stand in a list %1: choose one, or an element of it.</source>
        <translation>Das Kopierte kann nur in einer Liste %1 stehen: Wählen Sie eine solche oder eines ihrer Elemente.</translation>
    </message>
    <message>
        <source>The elements of %1 are laid out in another way than those that were copied.</source>
        <translation>Die Elemente von %1 sind anders aufgebaut als die kopierten.</translation>
    </message>
    <message>
        <source>The elements of %1 differ in size: copy them one by one.</source>
        <translation>Die Elemente von %1 sind verschieden lang: Kopieren Sie sie einzeln.</translation>
    </message>
    <message>
        <source>%1 cannot stand behind %2, nor in it.</source>
        <translation>%1 kann weder hinter %2 stehen noch darin.</translation>
    </message>
    <message>
        <source>What was copied is not all there.</source>
        <translation>Das Kopierte ist nicht vollständig da.</translation>
    </message>
    <message numerus="yes">
        <source>The file was longer: %1 bytes are there, %n byte(s) or more are missing. No repair brings them back.</source>
        <translation>
            <numerusform>Die Datei war länger: %1 Bytes sind da, ein Byte oder mehr fehlt. Keine Reparatur bringt sie zurück.</numerusform>
            <numerusform>Die Datei war länger: %1 Bytes sind da, %n Bytes oder mehr fehlen. Keine Reparatur bringt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a whole file, however small.</source>
        <translation>Es ist eine ganze Datei, wenn auch eine kleine.</translation>
    </message>
    <message>
        <source>The checksum of %1 was wrong before and is left: it tells that other bytes were changed.</source>
        <translation>Die Prüfsumme von %1 war vorher schon falsch und bleibt: Sie verrät, dass andere Bytes verändert wurden.</translation>
    </message>
    <message>
        <source>%1 expands to another size than %2 says. Packing it again would lose what that hides: correct %2 first.</source>
        <translation>%1 ergibt entpackt eine andere Größe, als %2 sagt. Es wieder zu packen verlöre, was dadurch verborgen ist: Berichtigen Sie zuerst %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the end of the text of %1 are removed too.</source>
        <translation>
            <numerusform>%n Byte hinter dem Ende des Textes von %1 wird auch entfernt.</numerusform>
            <numerusform>%n Bytes hinter dem Ende des Textes von %1 werden auch entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a second outermost element: a text is one file.</source>
        <translation>Es gibt ein zweites äußerstes Element: Ein Text ist eine Datei.</translation>
    </message>
    <message>
        <source>What stood here is lost: this would only hide it.</source>
        <translation>Was hier stand, ist verloren: Das würde es nur verbergen.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) do not fit there: they change, or go.</source>
        <translation>
            <numerusform>%n Zahl passt dort nicht hinein: Sie ändert sich oder entfällt.</numerusform>
            <numerusform>%n Zahlen passen dort nicht hinein: Sie ändern sich oder entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>These may be other bytes that are only shifted.</source>
        <translation>Das sind vielleicht andere Bytes, die nur verschoben sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1</source>
        <translation>
            <numerusform>%n Element von %1</numerusform>
            <numerusform>%n Elemente von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) lose a weight of %2. Their other weights grow by what is gone.</source>
        <translation>
            <numerusform>%1: %n Vertex verliert ein Gewicht von %2. Seine anderen Gewichte wachsen um das, was fehlt.</numerusform>
            <numerusform>%1: %n Vertices verlieren ein Gewicht von %2. Ihre anderen Gewichte wachsen um das, was fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) are no longer bound to %2 but to %3.</source>
        <translation>
            <numerusform>%1: %n Vertex ist nicht mehr an %2 gebunden, sondern an %3.</numerusform>
            <numerusform>%1: %n Vertices sind nicht mehr an %2 gebunden, sondern an %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) were bound to %2 only. Nothing is left to bind them to.</source>
        <translation>
            <numerusform>%1: %n Vertex war nur an %2 gebunden. Es bleibt nichts, woran er gebunden werden kann.</numerusform>
            <numerusform>%1: %n Vertices waren nur an %2 gebunden. Es bleibt nichts, woran sie gebunden werden können.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) have no other weight. No bone moves them any more.</source>
        <translation>
            <numerusform>%n Vertex hat kein anderes Gewicht. Kein Knochen bewegt ihn mehr.</numerusform>
            <numerusform>%n Vertices haben kein anderes Gewicht. Kein Knochen bewegt sie mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number(s) name %2 now. What is bound through them follows.</source>
        <translation>
            <numerusform>%1: %n Zahl nennt jetzt %2. Was durch sie gebunden ist, folgt.</numerusform>
            <numerusform>%1: %n Zahlen nennen jetzt %2. Was durch sie gebunden ist, folgt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n element(s)</source>
        <translation>
            <numerusform>%1 in %n Element</numerusform>
            <numerusform>%1 in %n Elementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of %1 become %2. They stay, but nothing reads them as what they were.</source>
        <translation>
            <numerusform>%n Byte von %1 wird zu %2. Es bleibt, aber nichts liest es als das, was es war.</numerusform>
            <numerusform>%n Bytes von %1 werden zu %2. Sie bleiben, aber nichts liest sie als das, was sie waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Made up: %1. What stood there is lost.</source>
        <translation>Erfunden: %1. Was dort stand, ist verloren.</translation>
    </message>
    <message>
        <source>It may go around what is lost: what is stored holds all that is left.</source>
        <translation>Das Gespeicherte kann um Verlorenes gehen: Es umschließt alles, was übrig ist.</translation>
    </message>
    <message numerus="yes">
        <source>append %n byte(s) for what must follow</source>
        <translation>
            <numerusform>%n Byte für das anhängen, was folgen muss</numerusform>
            <numerusform>%n Bytes für das anhängen, was folgen muss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make up %1 (append %n byte(s))</source>
        <translation>
            <numerusform>%1 erfinden (%n Byte anhängen)</numerusform>
            <numerusform>%1 erfinden (%n Bytes anhängen)</numerusform>
        </translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>The end is missing: %1.</source>
        <translation>Das Ende fehlt: %1.</translation>
    </message>
    <message>
        <source>part of the same edit</source>
        <translation>Teil derselben Änderung</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1: about there so many came in.</source>
        <translation>
            <numerusform>%n Byte bei 0x%1 entfernen: ungefähr dort kamen so viele hinein.</numerusform>
            <numerusform>%n Bytes bei 0x%1 entfernen: ungefähr dort kamen so viele hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1: about there so many are missing.</source>
        <translation>
            <numerusform>%n Byte bei 0x%1 einfügen: ungefähr dort fehlen so viele.</numerusform>
            <numerusform>%n Bytes bei 0x%1 einfügen: ungefähr dort fehlen so viele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1, which repeat those before them.</source>
        <translation>
            <numerusform>%n Byte bei 0x%1 entfernen, das wiederholt, was davor steht.</numerusform>
            <numerusform>%n Bytes bei 0x%1 entfernen, die wiederholen, was davor steht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A disk or a transfer has lost %n byte(s) at %1. What a repair writes there is made up.</source>
        <translation>
            <numerusform>Ein Datenträger oder eine Übertragung hat bei %1 %n Byte verloren. Was eine Reparatur dort hinschreibt, ist erfunden.</numerusform>
            <numerusform>Ein Datenträger oder eine Übertragung hat bei %1 %n Bytes verloren. Was eine Reparatur dort hinschreibt, ist erfunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write %1, as in %2, which is the same otherwise.</source>
        <translation>%1 schreiben, wie in %2, wo sonst dasselbe steht.</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) made up: %1</source>
        <translation>
            <numerusform>%n Text erfunden: %1</numerusform>
            <numerusform>%n Texte erfunden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 (the first in part)</source>
        <translation>%1 × %2 (das erste zum Teil)</translation>
    </message>
    <message>
        <source>What is there cannot be written as a table.</source>
        <translation>Was da ist, kann nicht als Tabelle geschrieben werden.</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot; there.</source>
        <translation>Dort heißt nichts „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no column that export writes here, or it is one for the second time.</source>
        <translation>„%1“ ist keine Spalte, die export hier schreibt, oder sie kommt zum zweiten Mal.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is missing.</source>
        <translation>Die Spalte „%1“ fehlt.</translation>
    </message>
    <message>
        <source>This row has %1 cells instead of %2.</source>
        <translation>Diese Zeile hat %1 Zellen statt %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no index from %2 to %3: rows stay in order, and that of a new element is empty.</source>
        <translation>„%1“ ist kein Index von %2 bis %3: Die Zeilen behalten ihre Reihenfolge, und der Index eines neuen Elements ist leer.</translation>
    </message>
    <message>
        <source>This element has other parts than the first one, which the columns are named after: it cannot be changed in a table.</source>
        <translation>Dieses Element hat andere Teile als das erste, nach dem die Spalten benannt sind: In einer Tabelle kann es nicht geändert werden.</translation>
    </message>
    <message>
        <source>The list is empty: nothing says what an element looks like.</source>
        <translation>Die Liste ist leer: Nichts sagt, wie ein Element aussieht.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) lose a weight of %2. Their other weights stay as they are.</source>
        <translation>
            <numerusform>%1: %n Vertex verliert ein Gewicht von %2. Seine anderen Gewichte bleiben, wie sie sind.</numerusform>
            <numerusform>%1: %n Vertices verlieren ein Gewicht von %2. Ihre anderen Gewichte bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) are made up for them. The rest is gone.</source>
        <translation>
            <numerusform>Ein Byte ist dafür erfunden. Der Rest ist weg.</numerusform>
            <numerusform>%n Bytes sind dafür erfunden. Der Rest ist weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are gone: %2 of %3 are left.</source>
        <translation>
            <numerusform>%n Element von %1 ist weg: %2 von %3 sind übrig.</numerusform>
            <numerusform>%n Elemente von %1 sind weg: %2 von %3 sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the end of the name and the numbers behind it at 0x%1 as the element before has them; %2 is %3.</source>
        <translation>Das Ende des Namens und die Zahlen dahinter an 0x%1 so schreiben, wie sie das Element davor hat; %2 ist %3.</translation>
    </message>
    <message>
        <source>The checksum of %1 was wrong before and fits now: nothing tells any more that other bytes were changed.</source>
        <translation>Die Prüfsumme von %1 war vorher falsch und passt jetzt: Nichts sagt mehr, dass andere Bytes geändert wurden.</translation>
    </message>
    <message numerus="yes">
        <source>Write the sizes of %n block(s) as their bytes say.</source>
        <translation>
            <numerusform>Die Größen von %n Block so schreiben, wie seine Bytes sie ergeben.</numerusform>
            <numerusform>Die Größen von %n Blöcken so schreiben, wie ihre Bytes sie ergeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) among the blocks of %1 that belong to none.</source>
        <translation>
            <numerusform>%n Byte entfernen, das zwischen den Blöcken von %1 liegt und zu keinem gehört.</numerusform>
            <numerusform>%n Bytes entfernen, die zwischen den Blöcken von %1 liegen und zu keinem gehören.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write where %n content(s) lie, found by their blocks.</source>
        <translation>
            <numerusform>Schreiben, wo %n Inhalt liegt, den seine Blöcke finden lassen.</numerusform>
            <numerusform>Schreiben, wo %n Inhalte liegen, die ihre Blöcke finden lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two columns are called &quot;%1&quot;, the first of which says where the elements lie: keep both, or leave out both.</source>
        <translation>Zwei Spalten heißen „%1“; die erste sagt, wo die Elemente liegen: beide behalten oder beide weglassen.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content or more are lost. What stands there is made up.</source>
        <translation>
            <numerusform>Ein Byte des gepackten Inhalts oder mehr ist verloren. Was dort steht, ist erfunden.</numerusform>
            <numerusform>%n Bytes des gepackten Inhalts oder mehr sind verloren. Was dort steht, ist erfunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content or more are lost.</source>
        <translation>
            <numerusform>Ein Byte des gepackten Inhalts oder mehr ist verloren.</numerusform>
            <numerusform>%n Bytes des gepackten Inhalts oder mehr sind verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are rounded to the digits that the file can hold.</source>
        <translation>
            <numerusform>%n Wert wird auf die Stellen gerundet, die die Datei fassen kann.</numerusform>
            <numerusform>%n Werte werden auf die Stellen gerundet, die die Datei fassen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no UTF-8: save it as UTF-8 first.</source>
        <translation>Das ist kein UTF-8: zuerst als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Write %1 as %2: with it all that is packed can be expanded.</source>
        <translation>%1 als %2 schreiben: damit lässt sich alles Gepackte entpacken.</translation>
    </message>
    <message numerus="yes">
        <source>%n later element(s) make room in %1: %2 → %3</source>
        <translation>
            <numerusform>%n späteres Element macht Platz in %1: %2 → %3</numerusform>
            <numerusform>%n spätere Elemente machen Platz in %1: %2 → %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n normal(s) that the mesh has already are overwritten.</source>
        <translation>
            <numerusform>%n Normale, die das Mesh schon hat, wird überschrieben.</numerusform>
            <numerusform>%n Normalen, die das Mesh schon hat, werden überschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of pixels, of %1, cannot be read and become black.</source>
        <translation>
            <numerusform>Eine Zeile von Pixeln, von %1, kann nicht gelesen werden und wird schwarz.</numerusform>
            <numerusform>%n Zeilen von Pixeln, von %1, können nicht gelesen werden und werden schwarz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the highest bits again of %n mark(s), length(s), count(s), offset(s) or checksum(s), which a transfer as text cut off. Other values keep the damage, and what is packed is lost for good.</source>
        <translation>
            <numerusform>Die höchsten Bits von %n Kennung, Länge, Anzahl, Offset oder Prüfsumme wieder setzen, die eine Übertragung als Text abgeschnitten hat. Andere Werte behalten den Schaden, und was gepackt ist, ist endgültig verloren.</numerusform>
            <numerusform>Die höchsten Bits von %n Kennungen, Längen, Anzahlen, Offsets oder Prüfsummen wieder setzen, die eine Übertragung als Text abgeschnitten hat. Andere Werte behalten den Schaden, und was gepackt ist, ist endgültig verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is the checksum of may be what is wrong: then this hides it.</source>
        <translation>Falsch sein kann auch das, wovon sie die Prüfsumme ist: Dann verbirgt dies den Schaden.</translation>
    </message>
    <message>
        <source>End everything that is open where the file was cut off.</source>
        <translation>Alles beenden, was dort offen ist, wo die Datei abgeschnitten wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%n expanded byte(s) of the content of %1</source>
        <translation>
            <numerusform>%n entpacktes Byte des Inhalts von %1</numerusform>
            <numerusform>%n entpackte Bytes des Inhalts von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The order of the bytes is turned around all over the file</source>
        <translation>Die Reihenfolge der Bytes ist in der ganzen Datei umgekehrt</translation>
    </message>
    <message>
        <source>A transfer as text changed bytes all over the file</source>
        <translation>Eine Übertragung als Text hat in der ganzen Datei Bytes geändert</translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as text: put back the %n CR(s) before LFs that it took.</source>
        <translation>
            <numerusform>Eine Übertragung als Text rückgängig machen: das CR vor ein LF zurücksetzen, das sie entfernt hat.</numerusform>
            <numerusform>Eine Übertragung als Text rückgängig machen: die %n CR vor LF zurücksetzen, die sie entfernt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are made up: copies of the last one.</source>
        <translation>
            <numerusform>%n Element von %1 ist erfunden: eine Kopie des letzten.</numerusform>
            <numerusform>%n Elemente von %1 sind erfunden: Kopien des letzten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last element of %1 is made up in part, like the one before it.</source>
        <translation>Das letzte Element von %1 ist zum Teil erfunden, wie das davor.</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are made up, the first of them in part: like the last whole one.</source>
        <translation>
            <numerusform>%n Element von %1 ist zum Teil erfunden: wie das letzte vollständige.</numerusform>
            <numerusform>%n Elemente von %1 sind erfunden, das erste davon zum Teil: wie das letzte vollständige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as text: take out the %n CR(s) that it put before LFs.</source>
        <translation>
            <numerusform>Eine Übertragung als Text rückgängig machen: das CR herausnehmen, das sie vor ein LF gesetzt hat.</numerusform>
            <numerusform>Eine Übertragung als Text rückgängig machen: die %n CR herausnehmen, die sie vor LF gesetzt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as UTF-8 text: %n pair(s) of bytes become the single bytes that they were.</source>
        <translation>
            <numerusform>Eine Übertragung als UTF-8-Text rückgängig machen: %n Paar von Bytes wird das einzelne Byte, das es war.</numerusform>
            <numerusform>Eine Übertragung als UTF-8-Text rückgängig machen: %n Paare von Bytes werden die einzelnen Bytes, die sie waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what can be expanded of %n block(s) of %1, and write zeros for the rest.</source>
        <translation>
            <numerusform>Behalten, was sich von %n Block von %1 entpacken lässt, und Nullen für den Rest schreiben.</numerusform>
            <numerusform>Behalten, was sich von %n Blöcken von %1 entpacken lässt, und Nullen für den Rest schreiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>append %n zero(s) for what must follow and nobody knows</source>
        <translation>
            <numerusform>%n Null für das anhängen, was folgen muss und niemand kennt</numerusform>
            <numerusform>%n Nullen für das anhängen, was folgen muss und niemand kennt</numerusform>
        </translation>
    </message>
    <message>
        <source>Values next to it make no sense then, unlike the others in the list.</source>
        <translation>Dann ergeben Werte daneben keinen Sinn, anders als die übrigen der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n CR(s) may as well have stood before other LFs.</source>
        <translation>
            <numerusform>%n CR kann ebenso gut vor einem anderen LF gestanden haben.</numerusform>
            <numerusform>%n CRs können ebenso gut vor anderen LFs gestanden haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A program that read the file as UTF-8 text replaced %n byte(s) by U+FFFD.</source>
        <translation>
            <numerusform>Ein Programm, das die Datei als UTF-8-Text las, hat %n Byte durch U+FFFD ersetzt.</numerusform>
            <numerusform>Ein Programm, das die Datei als UTF-8-Text las, hat %n Bytes durch U+FFFD ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names an element of another list, too. It cannot follow both.</source>
        <translation>%1 nennt auch ein Element einer anderen Liste. Beiden kann es nicht folgen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing says what %n number(s) name. They stay as they are.</source>
        <translation>
            <numerusform>%1: Nichts sagt, was %n Zahl nennt. Sie bleibt, wie sie ist.</numerusform>
            <numerusform>%1: Nichts sagt, was %n Zahlen nennen. Sie bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refers to it, in a strip or fan that would become another one without it. Let it name another element first.</source>
        <translation>%1 verweist darauf, in einem Streifen oder Fächer, der ohne es ein anderer würde. Lass es zuerst ein anderes Element nennen.</translation>
    </message>
    <message>
        <source>What refers to it cannot go: %1 is a part of something else, too, that stays.</source>
        <translation>Was darauf verweist, kann nicht weg: %1 gehört auch zu etwas anderem, das bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number(s) named what is gone. They name what takes its place now.</source>
        <translation>
            <numerusform>%1: %n Zahl nannte, was weg ist. Sie nennt jetzt, was an dessen Stelle steht.</numerusform>
            <numerusform>%1: %n Zahlen nannten, was weg ist. Sie nennen jetzt, was an dessen Stelle steht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) are not in the picture any more: it is %1 × %2 then, and was %3 × %4.</source>
        <translation>
            <numerusform>%n Pixel ist nicht mehr im Bild: Es hat dann %1 × %2 und hatte %3 × %4.</numerusform>
            <numerusform>%n Pixel sind nicht mehr im Bild: Es hat dann %1 × %2 und hatte %3 × %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; lacks the column &quot;%2&quot;, which it has by what other parts of the file say.</source>
        <translation>„%1“ fehlt die Spalte „%2“, die es nach anderen Teilen der Datei hat.</translation>
    </message>
    <message>
        <source>By what other parts of the file say, the columns of &quot;%1&quot; are, in this order: %2.</source>
        <translation>Nach anderen Teilen der Datei sind die Spalten von „%1“ in dieser Reihenfolge: %2.</translation>
    </message>
    <message>
        <source>By %1, %2 is a duplicate of %3, and cannot stay one without it. Remove it first.</source>
        <translation>Nach %1 ist %2 ein Duplikat von %3 und kann ohne es keines bleiben. Entferne es zuerst.</translation>
    </message>
    <message>
        <source>%1: nothing is left of it, and it goes as a whole.</source>
        <translation>%1: Davon bleibt nichts, und es geht als Ganzes.</translation>
    </message>
    <message numerus="yes">
        <source>The last %n vertices are duplicates of those that %1 names, and nobody can tell of which one a new vertex among or behind them would be. Insert it before %2.</source>
        <translation>
            <numerusform>Der letzte Vertex ist ein Duplikat dessen, den %1 nennt, und niemand weiß, wovon ein neuer dort oder dahinter eines wäre. Füge ihn vor %2 ein.</numerusform>
            <numerusform>Die letzten %n Vertices sind Duplikate derer, die %1 nennt, und niemand weiß, wovon ein neuer dazwischen oder dahinter eines wäre. Füge ihn vor %2 ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is linked with it by a morph, but has another number of vertices: it stays as it is.</source>
        <translation>%1 ist durch einen Morph damit verbunden, hat aber eine andere Zahl von Vertices: Es bleibt, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is linked with it by a morph: %n new element(s) before [%2], too.</source>
        <translation>
            <numerusform>%1 ist durch einen Morph damit verbunden: auch %n neues Element vor [%2].</numerusform>
            <numerusform>%1 ist durch einen Morph damit verbunden: auch %n neue Elemente vor [%2].</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would be left of %1: remove it as a whole.</source>
        <translation>Von %1 bliebe nichts: Entferne es als Ganzes.</translation>
    </message>
    <message>
        <source>The entries of %1 belong to the last vertices of the mesh, one to each: others would belong to other vertices then. Only the first ones can come or go by themselves; for another one remove the vertex.</source>
        <translation>Die Einträge von %1 gehören zu den letzten Vertices des Meshs, je einer: Andere gehörten dann zu anderen Vertices. Nur die ersten können für sich kommen oder gehen; für einen anderen entferne den Vertex.</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) or track(s) named it and are renamed, too.</source>
        <translation>
            <numerusform>%n Knochen oder Spur nannte es so und wird auch umbenannt.</numerusform>
            <numerusform>%n Knochen oder Spuren nannten es so und werden auch umbenannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is called so, too: names mean the first one.</source>
        <translation>%1 heißt auch so: Namen meinen das erste.</translation>
    </message>
    <message>
        <source>What it is called now is known, and errors are left.</source>
        <translation>Wie es jetzt heißt, ist bekannt, und Fehler bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%1: the parent of %n element(s) goes. It is %2 then, and their place is counted from there.</source>
        <translation>
            <numerusform>%1: Das Elternteil von %n Element geht. Es ist dann %2, und sein Platz zählt von dort.</numerusform>
            <numerusform>%1: Das Elternteil von %n Elementen geht. Es ist dann %2, und ihr Platz zählt von dort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the parent of %n element(s) goes. They have none then.</source>
        <translation>
            <numerusform>%1: Das Elternteil von %n Element geht. Es hat dann keines.</numerusform>
            <numerusform>%1: Das Elternteil von %n Elementen geht. Sie haben dann keines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n element(s) use a part of what changes. They name something else then.</source>
        <translation>
            <numerusform>%1: %n Element benutzt einen Teil dessen, was sich ändert. Es nennt dann etwas anderes.</numerusform>
            <numerusform>%1: %n Elemente benutzen einen Teil dessen, was sich ändert. Sie nennen dann etwas anderes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would go around values that may be other bytes, only shifted.</source>
        <translation>Sie ginge um Werte, die vielleicht andere, nur verschobene Bytes sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of zeros</source>
        <translation>
            <numerusform>%n Null-Byte</numerusform>
            <numerusform>%n Null-Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a beginning for the lost element at 0x%1, with the name %2; %3 is %4, so that the next one begins at 0x%5.</source>
        <translation>Dem verlorenen Element bei 0x%1 einen Anfang schreiben, mit dem Namen %2; %3 ist %4, sodass das nächste bei 0x%5 beginnt.</translation>
    </message>
    <message>
        <source>The name is made up: what it was is lost.</source>
        <translation>Der Name ist erfunden: Wie er lautete, ist verloren.</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Blitz3D model</source>
        <translation>Blitz3D-Modell</translation>
    </message>
    <message>
        <source>The file begins with the four bytes BB3D.</source>
        <translation>Die Datei beginnt mit den vier Bytes BB3D.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Everything that no other format claims.</source>
        <translation>Alles, was kein anderes Format beansprucht.</translation>
    </message>
    <message>
        <source>Urho3D animation</source>
        <translation>Urho3D-Animation</translation>
    </message>
    <message>
        <source>The file begins with the four bytes UANI.</source>
        <translation>Die Datei beginnt mit den vier Bytes UANI.</translation>
    </message>
    <message>
        <source>Urho3D model</source>
        <translation>Urho3D-Modell</translation>
    </message>
    <message>
        <source>The file begins with the four bytes UMDL or UMD2.</source>
        <translation>Die Datei beginnt mit den vier Bytes UMDL oder UMD2.</translation>
    </message>
    <message>
        <source>Urho3D compiled script</source>
        <translation>Übersetztes Urho3D-Skript</translation>
    </message>
    <message>
        <source>The file begins with the four bytes ASBC.</source>
        <translation>Die Datei beginnt mit den vier Bytes ASBC.</translation>
    </message>
    <message>
        <source>Urho3D compiled shader</source>
        <translation>Übersetzter Urho3D-Shader</translation>
    </message>
    <message>
        <source>The file begins with the four bytes USHD.</source>
        <translation>Die Datei beginnt mit den vier Bytes USHD.</translation>
    </message>
    <message>
        <source>Ecere E3D model</source>
        <translation>Ecere-E3D-Modell</translation>
    </message>
    <message>
        <source>The file begins with a version block of 12 bytes that holds E3DF.</source>
        <translation>Die Datei beginnt mit einem Versionsblock von 12 Bytes, der E3DF enthält.</translation>
    </message>
    <message>
        <source>Horde3D animation</source>
        <translation>Horde3D-Animation</translation>
    </message>
    <message>
        <source>The file begins with the four bytes H3DA.</source>
        <translation>Die Datei beginnt mit den vier Bytes H3DA.</translation>
    </message>
    <message>
        <source>Horde3D geometry</source>
        <translation>Horde3D-Geometrie</translation>
    </message>
    <message>
        <source>The file begins with the four bytes H3DG.</source>
        <translation>Die Datei beginnt mit den vier Bytes H3DG.</translation>
    </message>
    <message>
        <source>Urho3D package</source>
        <translation>Urho3D-Paket</translation>
    </message>
    <message>
        <source>The file begins with UPAK or ULZ4, or its last four bytes say how far before the end one of them stands.</source>
        <translation>Die Datei beginnt mit UPAK oder ULZ4, oder ihre letzten vier Bytes sagen, wie weit vor dem Ende eines davon steht.</translation>
    </message>
    <message>
        <source>BMP picture</source>
        <translation>BMP-Bild</translation>
    </message>
    <message>
        <source>The file begins with BM and a header of a known size follows.</source>
        <translation>Die Datei beginnt mit BM, und ein Kopf bekannter Größe folgt.</translation>
    </message>
    <message>
        <source>DDS texture</source>
        <translation>DDS-Textur</translation>
    </message>
    <message>
        <source>The file begins with the letters DDS and a blank.</source>
        <translation>Die Datei beginnt mit den Buchstaben DDS und einem Leerzeichen.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>The file begins with the eight bytes 89 50 4E 47 0D 0A 1A 0A.</source>
        <translation>Die Datei beginnt mit den acht Bytes 89 50 4E 47 0D 0A 1A 0A.</translation>
    </message>
    <message>
        <source>TGA picture</source>
        <translation>TGA-Bild</translation>
    </message>
    <message>
        <source>GIF picture</source>
        <translation>GIF-Bild</translation>
    </message>
    <message>
        <source>The file begins with GIF87a or GIF89a.</source>
        <translation>Die Datei beginnt mit GIF87a oder GIF89a.</translation>
    </message>
    <message>
        <source>Radiance HDR picture</source>
        <translation>Radiance-HDR-Bild</translation>
    </message>
    <message>
        <source>The file begins with #?RADIANCE or #?RGBE.</source>
        <translation>Die Datei beginnt mit #?RADIANCE oder #?RGBE.</translation>
    </message>
    <message>
        <source>JPEG 2000 picture</source>
        <translation>JPEG-2000-Bild</translation>
    </message>
    <message>
        <source>The file begins with a box of 12 bytes called jP.</source>
        <translation>Die Datei beginnt mit einer Box von 12 Bytes namens jP.</translation>
    </message>
    <message>
        <source>JPEG picture</source>
        <translation>JPEG-Bild</translation>
    </message>
    <message>
        <source>The file begins with the three bytes FF D8 FF.</source>
        <translation>Die Datei beginnt mit den drei Bytes FF D8 FF.</translation>
    </message>
    <message>
        <source>KTX texture</source>
        <translation>KTX-Textur</translation>
    </message>
    <message>
        <source>The file begins with the twelve bytes of KTX, version 1.</source>
        <translation>Die Datei beginnt mit den zwölf Bytes von KTX, Version 1.</translation>
    </message>
    <message>
        <source>Photoshop document</source>
        <translation>Photoshop-Dokument</translation>
    </message>
    <message>
        <source>The file begins with the letters 8BPS.</source>
        <translation>Die Datei beginnt mit den Buchstaben 8BPS.</translation>
    </message>
    <message>
        <source>Kohi model</source>
        <translation>Kohi-Modell</translation>
    </message>
    <message>
        <source>The file begins with the number 0xDECAFBAD, and is a model: the asset type 15 follows, or the parts follow each other.</source>
        <translation>Die Datei beginnt mit der Zahl 0xDECAFBAD und ist ein Modell: Der Asset-Typ 15 folgt, oder die Teile folgen aufeinander.</translation>
    </message>
    <message>
        <source>Horde3D compute buffer</source>
        <translation>Horde3D-Compute-Puffer</translation>
    </message>
    <message>
        <source>Horde3D material</source>
        <translation>Horde3D-Material</translation>
    </message>
    <message>
        <source>Horde3D particle effect</source>
        <translation>Horde3D-Partikeleffekt</translation>
    </message>
    <message>
        <source>Horde3D pipeline</source>
        <translation>Horde3D-Pipeline</translation>
    </message>
    <message>
        <source>Horde3D scene</source>
        <translation>Horde3D-Szene</translation>
    </message>
    <message>
        <source>Horde3D shader</source>
        <translation>Horde3D-Shader</translation>
    </message>
    <message>
        <source>There is a section [[FX]] near the beginning.</source>
        <translation>Nahe dem Anfang steht ein Abschnitt [[FX]].</translation>
    </message>
    <message>
        <source>Horde3D shader code</source>
        <translation>Horde3D-Shadercode</translation>
    </message>
    <message>
        <source>The name of the file says so.</source>
        <translation>Der Name der Datei sagt es.</translation>
    </message>
    <message>
        <source>The outermost element is ComputeBuffer, with a size or bindings.</source>
        <translation>Das äußerste Element ist ComputeBuffer, mit einer Größe oder Bindungen.</translation>
    </message>
    <message>
        <source>The outermost element is Material, with a shader, a sampler or the like.</source>
        <translation>Das äußerste Element ist Material, mit einem Shader, einem Sampler oder dergleichen.</translation>
    </message>
    <message>
        <source>The outermost element is ParticleEffect (once ParticleConfig), with a life or channels.</source>
        <translation>Das äußerste Element ist ParticleEffect (früher ParticleConfig), mit einer Lebensdauer oder Kanälen.</translation>
    </message>
    <message>
        <source>The outermost element is Pipeline, with Setup or CommandQueue in it.</source>
        <translation>Das äußerste Element ist Pipeline, mit Setup oder CommandQueue darin.</translation>
    </message>
    <message>
        <source>The outermost element is a node, such as Group or Model, and near the beginning a node has what only such nodes have.</source>
        <translation>Das äußerste Element ist ein Knoten wie Group oder Model, und nahe dem Anfang hat ein Knoten etwas, das nur solche Knoten haben.</translation>
    </message>
    <message>
        <source>%1 was not found: it is neither beside the model nor where its path leads.</source>
        <translation>%1 wurde nicht gefunden: Die Datei liegt weder neben dem Modell noch dort, wohin ihr Pfad führt.</translation>
    </message>
    <message>
        <source>%1 was not found beside the model, also not with .png, .jpg or .jpeg.</source>
        <translation>%1 wurde neben dem Modell nicht gefunden, auch nicht mit .png, .jpg oder .jpeg.</translation>
    </message>
    <message>
        <source>%1 was not found. Names lead from the content folder on, which is one of the folders around this file.</source>
        <translation>%1 wurde nicht gefunden. Namen gehen vom Inhaltsordner aus, der einer der Ordner um diese Datei ist.</translation>
    </message>
    <message>
        <source>The file ends with TRUEVISION-XFILE, or its name with .tga, or its header announces its size to the byte.</source>
        <translation>Die Datei endet mit TRUEVISION-XFILE oder ihr Name mit .tga, oder ihr Kopf kündigt ihre Größe auf das Byte genau an.</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>&amp;C Array</source>
        <translation>&amp;C-Array</translation>
    </message>
    <message>
        <source>C&amp;++ Array</source>
        <translation>C&amp;++-Array</translation>
    </message>
    <message>
        <source>&amp;Python Bytes</source>
        <translation>&amp;Python-Bytes</translation>
    </message>
    <message>
        <source>&amp;Rust Array</source>
        <translation>&amp;Rust-Array</translation>
    </message>
    <message>
        <source>&amp;JSON Array</source>
        <translation>&amp;JSON-Array</translation>
    </message>
    <message>
        <source>&amp;Decimal Numbers</source>
        <translation>&amp;Dezimalzahlen</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Base64</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message numerus="yes">
        <source>%n part(s) at the end of the file.</source>
        <translation>
            <numerusform>%n Teil am Ende der Datei.</numerusform>
            <numerusform>%n Teile am Ende der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 bytes %2 are shown.</source>
        <translation>Von %1 Bytes sind %2 zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n list(s) and structure(s) only the beginning is shown; each says how much more there is.</source>
        <translation>
            <numerusform>Von %n Liste oder Struktur ist nur der Anfang zu sehen; sie sagt, wie viel noch kommt.</numerusform>
            <numerusform>Von %n Listen und Strukturen ist nur der Anfang zu sehen; jede sagt, wie viel noch kommt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Point at a row or at bytes, or click. Keys: the arrows, also in the bytes; Enter leads from the bytes to the row.</source>
        <translation>Zeigen oder klicken Sie auf eine Zeile oder auf Bytes. Tasten: die Pfeile, auch in den Bytes; Enter führt von den Bytes zur Zeile.</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Fold all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>%1 · %2 bytes from %3 on</source>
        <translation>%1 · %2 Bytes ab %3</translation>
    </message>
    <message>
        <source>Unpacked from %1</source>
        <translation>Entpackt aus %1</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file.</source>
        <translation>An dieser Datei ist nichts falsch.</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>(%1 more are not shown)</source>
        <translation>(%1 weitere sind nicht zu sehen)</translation>
    </message>
    <message>
        <source>Triangle %1: vertices %2, %3, %4; %5 bytes from %6 on</source>
        <translation>Dreieck %1: Vertices %2, %3, %4; %5 Bytes ab %6</translation>
    </message>
    <message>
        <source>Model: drag or use the arrows to turn it, + and - to come nearer; a click selects the bytes of a triangle</source>
        <translation>Modell: Ziehen oder die Pfeile drehen es, + und - bringen es näher; ein Klick wählt die Bytes eines Dreiecks aus</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s) of the model.</source>
        <translation>
            <numerusform>%n Dreieck des Modells.</numerusform>
            <numerusform>%n Dreiecke des Modells.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 issues the first %2 are listed.</source>
        <translation>Von %1 Befunden sind die ersten %2 aufgeführt.</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The model is not drawn: this browser has no WebGL.</source>
        <translation>Das Modell wird nicht gezeichnet: Dieser Browser hat kein WebGL.</translation>
    </message>
    <message numerus="yes">
        <source>… %1 byte(s), up to %2</source>
        <translation>
            <numerusform>… %1 Byte, bis %2</numerusform>
            <numerusform>… %1 Bytes, bis %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa</name>
    <message>
        <source>--%1 needs a number of at least %2, not &quot;%3&quot;</source>
        <translation>--%1 braucht eine Zahl von mindestens %2, nicht „%3“</translation>
    </message>
    <message>
        <source>cannot write to standard output: %1</source>
        <translation>auf die Standardausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>als JSON</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die zu schreibende Datei</translation>
    </message>
    <message>
        <source>Usage: hexa %1 %2</source>
        <translation>Aufruf: hexa %1 %2</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>print this text</source>
        <translation>diesen Text ausgeben</translation>
    </message>
    <message>
        <source>Usage: hexa VERB … — looks at, checks and edits 3D model files</source>
        <translation>Aufruf: hexa VERB … — zeigt, prüft und bearbeitet 3D-Modelldateien</translation>
    </message>
    <message>
        <source>hexa VERB --help tells more about one of them; hexa --version prints the version.</source>
        <translation>hexa VERB --help sagt mehr über ein Verb; hexa --version gibt die Version aus.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 issues or differences found, 2 wrong usage or an unreadable file, 3 edit refused.</source>
        <translation>Rückgabewert: 0 erledigt, 1 Befunde oder Unterschiede gefunden, 2 falscher Aufruf oder unlesbare Datei, 3 Änderung verweigert.</translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation>zu wenige Argumente</translation>
    </message>
    <message>
        <source>too many arguments</source>
        <translation>zu viele Argumente</translation>
    </message>
    <message>
        <source>say what to do; hexa --help lists the verbs</source>
        <translation>es fehlt, was zu tun ist; hexa --help listet die Verben auf</translation>
    </message>
    <message>
        <source>unknown verb: %1; hexa --help lists them</source>
        <translation>unbekanntes Verb: %1; hexa --help listet sie auf</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>war %1 gemeint?</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>say where to: -o OUT</source>
        <translation>es fehlt, wohin: -o OUT</translation>
    </message>
    <message>
        <source>only this node and what lies in it</source>
        <translation>nur dieser Knoten und was in ihm liegt</translation>
    </message>
    <message>
        <source>[--json]</source>
        <translation>[--json]</translation>
    </message>
    <message>
        <source>list the formats that are known</source>
        <translation>die bekannten Formate auflisten</translation>
    </message>
    <message>
        <source>FILE [--json] [--depth N] [--expand N] [--path PATH]</source>
        <translation>FILE [--json] [--depth N] [--expand N] [--path PATH]</translation>
    </message>
    <message>
        <source>show what every byte of a file means</source>
        <translation>zeigen, was jedes Byte einer Datei bedeutet</translation>
    </message>
    <message>
        <source>levels below the top level; as text without issues</source>
        <translation>Ebenen unter der obersten; als Text ohne Befunde</translation>
    </message>
    <message>
        <source>list the elements of arrays of up to N</source>
        <translation>die Elemente von Listen mit bis zu N Elementen auflisten</translation>
    </message>
    <message>
        <source>FILE PATH [--raw]</source>
        <translation>FILE PATH [--raw]</translation>
    </message>
    <message>
        <source>print the value of a node</source>
        <translation>den Wert eines Knotens ausgeben</translation>
    </message>
    <message>
        <source>its bytes as they are</source>
        <translation>seine Bytes, wie sie sind</translation>
    </message>
    <message>
        <source>FILE PATH -o OUT</source>
        <translation>FILE PATH -o OUT</translation>
    </message>
    <message>
        <source>write a node&apos;s bytes to a file</source>
        <translation>die Bytes eines Knotens in eine Datei schreiben</translation>
    </message>
    <message>
        <source>write out every field of every element</source>
        <translation>jedes Feld jedes Elements ausschreiben</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>the file to write instead of standard output</source>
        <translation>die Datei, die statt der Standardausgabe geschrieben wird</translation>
    </message>
    <message>
        <source>%1: has nothing with the path %2</source>
        <translation>%1: enthält nichts mit dem Pfad %2</translation>
    </message>
    <message>
        <source>A PATH names a node as hexa tree prints it, for instance MESH/VRTS/vertices[14]/position/y.</source>
        <translation>Ein PATH nennt einen Knoten so, wie hexa tree ihn ausgibt, zum Beispiel MESH/VRTS/vertices[14]/position/y.</translation>
    </message>
    <message>
        <source>files: %1, errors: %2, warnings: %3, remarks: %4</source>
        <translation>Dateien: %1, Fehler: %2, Warnungen: %3, Hinweise: %4</translation>
    </message>
    <message>
        <source>--%1 is one of %2, not &quot;%3&quot;</source>
        <translation>--%1 kann %2 sein, nicht „%3“</translation>
    </message>
    <message>
        <source>say what is wrong with files, or with all files in folders</source>
        <translation>sagen, was an Dateien oder an allen Dateien in Ordnern nicht stimmt</translation>
    </message>
    <message>
        <source>files that are checked at the same time</source>
        <translation>Dateien, die gleichzeitig geprüft werden</translation>
    </message>
    <message>
        <source>exit status 1 from error (default) or warning on</source>
        <translation>Rückgabewert 1 ab error (voreingestellt) oder warning</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source> … (%L1 bytes)</source>
        <translation> … (%L1 Bytes)</translation>
    </message>
    <message>
        <source>  nothing changes</source>
        <translation>  nichts ändert sich</translation>
    </message>
    <message>
        <source>Issues that this would create:</source>
        <translation>Befunde, die dadurch entstünden:</translation>
    </message>
    <message>
        <source>write there; without it the file itself is replaced</source>
        <translation>dorthin schreiben; sonst wird die Datei selbst ersetzt</translation>
    </message>
    <message>
        <source>print what would change, write nothing</source>
        <translation>ausgeben, was sich ändern würde; nichts schreiben</translation>
    </message>
    <message>
        <source>only what was asked, to make a broken file on purpose</source>
        <translation>nur das Verlangte, um absichtlich eine fehlerhafte Datei zu erzeugen</translation>
    </message>
    <message>
        <source>refused, because it would create issues (--force does it all the same):</source>
        <translation>verweigert, weil dadurch Befunde entstünden (--force führt es trotzdem aus):</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>verweigert: %1</translation>
    </message>
    <message>
        <source>refused: the plan does not fit the file</source>
        <translation>verweigert: Der Plan passt nicht zur Datei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no PATH=VALUE</source>
        <translation>„%1“ ist kein PATH=VALUE</translation>
    </message>
    <message>
        <source>%1: there is no place %2</source>
        <translation>%1: Es gibt keine Stelle %2</translation>
    </message>
    <message>
        <source>%1 is no ARRAY[INDEX]; for a chunk say --value-from with the path of another one</source>
        <translation>%1 ist kein ARRAY[INDEX]; für einen Chunk ist --value-from mit dem Pfad eines anderen nötig</translation>
    </message>
    <message>
        <source>There are only %1 from there on.</source>
        <translation>Von dort an gibt es nur %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no OFFSET:SIZE</source>
        <translation>„%1“ ist kein OFFSET:SIZE</translation>
    </message>
    <message>
        <source>bytes are written as pairs of hexadecimal digits</source>
        <translation>Bytes werden als Paare hexadezimaler Ziffern geschrieben</translation>
    </message>
    <message>
        <source>there is no stream %1</source>
        <translation>es gibt keinen Datenstrom %1</translation>
    </message>
    <message>
        <source>say by what: --with FILE2</source>
        <translation>es fehlt, wodurch: --with FILE2</translation>
    </message>
    <message>
        <source>how many (1)</source>
        <translation>wie viele (1)</translation>
    </message>
    <message>
        <source>FILE PATH=VALUE… [edit options]</source>
        <translation>FILE PATH=VALUE… [Änderungsoptionen]</translation>
    </message>
    <message>
        <source>write values; lengths and counts follow</source>
        <translation>Werte schreiben; Längen und Anzahlen folgen</translation>
    </message>
    <message>
        <source>FILE ARRAY[INDEX] [--count N] [--value-from ARRAY[I]] [edit options]</source>
        <translation>FILE ARRAY[INDEX] [--count N] [--value-from ARRAY[I]] [Änderungsoptionen]</translation>
    </message>
    <message>
        <source>insert elements before one, or a copy of a chunk</source>
        <translation>Elemente vor einem anderen einfügen, oder eine Kopie eines Chunks</translation>
    </message>
    <message>
        <source>the element or chunk to copy</source>
        <translation>das zu kopierende Element oder der zu kopierende Chunk</translation>
    </message>
    <message>
        <source>FILE ARRAY[INDEX] [--count N] [edit options]</source>
        <translation>FILE ARRAY[INDEX] [--count N] [Änderungsoptionen]</translation>
    </message>
    <message>
        <source>remove elements, or chunks</source>
        <translation>Elemente oder Chunks entfernen</translation>
    </message>
    <message>
        <source>FILE OFFSET:SIZE HEX [--stream S] [edit options]</source>
        <translation>FILE OFFSET:SIZE HEX [--stream S] [Änderungsoptionen]</translation>
    </message>
    <message>
        <source>replace raw bytes</source>
        <translation>rohe Bytes ersetzen</translation>
    </message>
    <message>
        <source>where: 0 is the file</source>
        <translation>wo: 0 ist die Datei</translation>
    </message>
    <message>
        <source>FILE PATH --with FILE2 [edit options]</source>
        <translation>FILE PATH --with FILE2 [Änderungsoptionen]</translation>
    </message>
    <message>
        <source>replace a node&apos;s bytes by those of a file</source>
        <translation>die Bytes eines Knotens durch die einer Datei ersetzen</translation>
    </message>
    <message>
        <source>the file to take them from</source>
        <translation>die Datei, aus der sie genommen werden</translation>
    </message>
    <message>
        <source>--limit is one of %1, not &quot;%2&quot;</source>
        <translation>--limit ist eines von %1, nicht „%2“</translation>
    </message>
    <message>
        <source>how far packed bytes may expand: total=BYTES, stream=BYTES, ratio=N, depth=N</source>
        <translation>wie viel gepackte Bytes entpackt höchstens ergeben dürfen: total=BYTES, stream=BYTES, ratio=N, depth=N</translation>
    </message>
    <message>
        <source>removes %1</source>
        <translation>entfernt %1</translation>
    </message>
    <message>
        <source>removes %L1 bytes in all</source>
        <translation>entfernt insgesamt %L1 Bytes</translation>
    </message>
    <message>
        <source>left: %1 %2: %3 %4</source>
        <translation>gelassen: %1 %2: %3 %4</translation>
    </message>
    <message>
        <source>left: %1: %2 more</source>
        <translation>gelassen: %1: %2 weitere</translation>
    </message>
    <message>
        <source>left: %1: only remarks: %2 (--only %1)</source>
        <translation>gelassen: %1: nur Hinweise: %2 (--only %1)</translation>
    </message>
    <message>
        <source>there may be more to repair: trying everything would take too long here; run it again to go on</source>
        <translation>vielleicht ist noch mehr zu reparieren: alles zu versuchen würde hier zu lange dauern; ein weiterer Aufruf macht weiter</translation>
    </message>
    <message>
        <source>repair errors and warnings; says what it removes and what it leaves</source>
        <translation>Fehler und Warnungen reparieren; sagt, was entfernt und was gelassen wird</translation>
    </message>
    <message>
        <source>only issues of this kind, also remarks; may be repeated</source>
        <translation>nur Befunde dieser Art, auch Hinweise; mehrfach möglich</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to check it</source>
        <translation>%1: Der Speicher reicht nicht, um die Datei zu prüfen</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>Der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>do it although it creates issues, or another program has written the file since</source>
        <translation>es tun, obwohl dadurch Befunde entstehen oder ein anderes Programm die Datei inzwischen geschrieben hat</translation>
    </message>
    <message>
        <source>%1: another program has been changing it for a minute; nothing is done</source>
        <translation>%1: ein anderes Programm ändert die Datei seit einer Minute; nichts wird getan</translation>
    </message>
    <message>
        <source>%1: another program has written it since it was read; nothing is done (--force does it all the same)</source>
        <translation>%1: ein anderes Programm hat die Datei geschrieben, seit sie gelesen wurde; nichts wird getan (--force tut es trotzdem)</translation>
    </message>
    <message>
        <source>there is no format %1; hexa formats lists them</source>
        <translation>Es gibt kein Format %1; hexa formats zählt sie auf</translation>
    </message>
    <message>
        <source>all of every format, as JSON</source>
        <translation>alles über jedes Format, als JSON</translation>
    </message>
    <message>
        <source>(%L1 bytes)</source>
        <translation>(%L1 Bytes)</translation>
    </message>
    <message>
        <source>A B [--json] [--derived]</source>
        <translation>A B [--json] [--derived]</translation>
    </message>
    <message>
        <source>compare two files by structure</source>
        <translation>zwei Dateien nach ihrer Struktur vergleichen</translation>
    </message>
    <message>
        <source>also lengths, counts, offsets and checksums that differ only because something else does</source>
        <translation>auch Längen, Anzahlen, Offsets und Prüfsummen, die nur abweichen, weil etwas anderes abweicht</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>der Name ist kein UTF-8</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1: kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>--to xml writes whole files, without --path</source>
        <translation>--to xml schreibt ganze Dateien, ohne --path</translation>
    </message>
    <message>
        <source>%1: is of no known format, so that there is nothing but bytes to write</source>
        <translation>%1: ist von keinem bekannten Format, sodass es nichts als Bytes zu schreiben gibt</translation>
    </message>
    <message>
        <source>%1: is text already; the XML form is for binary files</source>
        <translation>%1: ist schon Text; die XML-Form ist für binäre Dateien</translation>
    </message>
    <message>
        <source>%1: has nothing with the path %2; did you mean %3?</source>
        <translation>%1: hat nichts mit dem Pfad %2; ist %3 gemeint?</translation>
    </message>
    <message>
        <source>%1: waiting for a program that reads this pipe</source>
        <translation>%1: wartet auf ein Programm, das aus dieser Pipe liest</translation>
    </message>
    <message>
        <source>left: %1 %2: %3 (no repair)</source>
        <translation>bleibt: %1 %2: %3 (keine Reparatur)</translation>
    </message>
    <message>
        <source>%1: is the file that is read; write to another one</source>
        <translation>%1: das ist die Datei, die gelesen wird; schreiben Sie in eine andere</translation>
    </message>
    <message>
        <source>%1: is a file; salvage writes into a folder</source>
        <translation>%1: ist eine Datei; salvage schreibt in einen Ordner</translation>
    </message>
    <message>
        <source>%1: the folder is not empty; --force writes into it and replaces files of the same names</source>
        <translation>%1: Der Ordner ist nicht leer; --force schreibt hinein und ersetzt Dateien gleichen Namens</translation>
    </message>
    <message>
        <source>%1: nothing was found</source>
        <translation>%1: Es wurde nichts gefunden</translation>
    </message>
    <message>
        <source>say where to: -o OUT, a folder; or --list</source>
        <translation>wohin? -o OUT, ein Ordner; oder --list</translation>
    </message>
    <message>
        <source>FILE -o OUT|--list [--json] [--format FORMAT]… [--min-size BYTES] [--rest] [--no-repair] [--force]</source>
        <translation>FILE -o OUT|--list [--json] [--format FORMAT]… [--min-size BYTES] [--rest] [--no-repair] [--force]</translation>
    </message>
    <message>
        <source>write what can be read in a broken file or a dump into a folder</source>
        <translation>was in einer kaputten Datei oder einem Abbild noch lesbar ist, in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>the folder to write into, with a report.json</source>
        <translation>der Ordner, in den geschrieben wird, mit einem report.json</translation>
    </message>
    <message>
        <source>print what is found, write nothing</source>
        <translation>ausgeben, was gefunden wird, nichts schreiben</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>only files of this format, by its name in hexa formats or its extension</source>
        <translation>nur Dateien dieses Formats, nach seinem Namen in hexa formats oder seiner Endung</translation>
    </message>
    <message>
        <source>BYTES</source>
        <translation>BYTES</translation>
    </message>
    <message>
        <source>leave out what is smaller (16)</source>
        <translation>weglassen, was kleiner ist (16)</translation>
    </message>
    <message>
        <source>write what nothing claims as well</source>
        <translation>auch schreiben, was zu nichts gehört</translation>
    </message>
    <message>
        <source>write damaged files as they are found</source>
        <translation>beschädigte Dateien schreiben, wie sie gefunden werden</translation>
    </message>
    <message>
        <source>write into a folder that is not empty</source>
        <translation>auch in einen Ordner schreiben, der nicht leer ist</translation>
    </message>
    <message>
        <source>… and %1 more of the same kinds (--all lists them)</source>
        <translation>… und %1 weitere derselben Arten (--all listet sie auf)</translation>
    </message>
    <message>
        <source>kept what is removed in %1</source>
        <translation>was entfernt wird, liegt in %1</translation>
    </message>
    <message>
        <source>what is removed cannot be kept: %1</source>
        <translation>was entfernt wird, lässt sich nicht aufheben: %1</translation>
    </message>
    <message>
        <source>write what is removed beside the file, as NAME.removed-0xF0.bin</source>
        <translation>was entfernt wird, neben die Datei schreiben, als NAME.removed-0xF0.bin</translation>
    </message>
    <message>
        <source>the query says nothing to look for</source>
        <translation>die Abfrage sagt nicht, was gesucht wird</translation>
    </message>
    <message>
        <source>%1 may be one of %2</source>
        <translation>%1 kann eines von diesen sein: %2</translation>
    </message>
    <message>
        <source>write the smallest file of a format that is right</source>
        <translation>die kleinste gültige Datei eines Formats schreiben</translation>
    </message>
    <message>
        <source>a larger one that shows most of the format</source>
        <translation>eine größere, die fast alles zeigt, was das Format kann</translation>
    </message>
    <message>
        <source>%1 has no field, no rule and no issue called %2</source>
        <translation>%1 hat kein Feld, keine Regel und keinen Befund namens %2</translation>
    </message>
    <message>
        <source>FORMAT[:FIELD|RULE|CODE] [--json] | RULE | CODE | WORD | FILE PATH | --all --json</source>
        <translation>FORMAT[:FIELD|RULE|CODE] [--json] | RULE | CODE | WORD | FILE PATH | --all --json</translation>
    </message>
    <message>
        <source>print what is known of a format, a field, a rule, an issue, a word, or of one item of a file</source>
        <translation>ausgeben, was über ein Format, ein Feld, eine Regel, einen Befund, ein Wort oder ein Element einer Datei bekannt ist</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>tell what the bytes of a file say, structure by structure, in their order</source>
        <translation>erzählen, was die Bytes einer Datei sagen, Struktur für Struktur, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>%1: is there already (--force replaces it)</source>
        <translation>%1: gibt es schon (--force ersetzt es)</translation>
    </message>
    <message>
        <source>FORMAT [--full] -o OUT [--force]</source>
        <translation>FORMAT [--full] -o ZIEL [--force]</translation>
    </message>
    <message>
        <source>also over a file that is there</source>
        <translation>auch über eine vorhandene Datei</translation>
    </message>
    <message>
        <source>encodings are utf-8, utf-16le, utf-16be and latin-1</source>
        <translation>Kodierungen sind utf-8, utf-16le, utf-16be und latin-1</translation>
    </message>
    <message>
        <source>only the first %L1 matches are listed</source>
        <translation>nur die ersten %L1 Treffer sind aufgelistet</translation>
    </message>
    <message>
        <source>the expression took too many steps in %L1 bytes: those were not searched to the end</source>
        <translation>der Ausdruck brauchte in %L1 Bytes zu viele Schritte: diese wurden nicht zu Ende durchsucht</translation>
    </message>
    <message>
        <source>not all that is packed could be unpacked: %L1 streams end early</source>
        <translation>nicht alles Gepackte ließ sich entpacken: %L1 Datenströme enden zu früh</translation>
    </message>
    <message>
        <source>say what to look for: a query behind the files, or --bytes, --text, --regex or --number</source>
        <translation>sagen Sie, was gesucht wird: eine Abfrage hinter den Dateien, oder --bytes, --text, --regex oder --number</translation>
    </message>
    <message>
        <source>FILE… (QUERY | --bytes HEX | --text TEXT | --regex EXPRESSION | --number NUMBER) [--json]</source>
        <translation>FILE… (QUERY | --bytes HEX | --text TEXT | --regex EXPRESSION | --number NUMBER) [--json]</translation>
    </message>
    <message>
        <source>list what fits a query, or certain bytes, in files or in all files of folders</source>
        <translation>auflisten, was zu einer Abfrage passt, oder bestimmte Bytes, in Dateien oder in allen Dateien von Ordnern</translation>
    </message>
    <message>
        <source>bytes, ? for any digit: &quot;48 ?? 6F&quot;, also packed ones</source>
        <translation>Bytes, ? für jede Ziffer: &quot;48 ?? 6F&quot;, auch gepackte</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a regular expression over bytes, \xFF for one; it sees 4096 bytes at a time</source>
        <translation>ein regulärer Ausdruck über Bytes, \xFF für eines; er sieht jeweils 4096 Bytes</translation>
    </message>
    <message>
        <source>numbers with their type: &quot;u16be 10..20&quot;, &quot;f32 1.5±0.01&quot;</source>
        <translation>Zahlen mit ihrem Typ: &quot;u16be 10..20&quot;, &quot;f32 1.5±0.01&quot;</translation>
    </message>
    <message>
        <source>of the text: utf-8, utf-16le, utf-16be, latin-1</source>
        <translation>des Textes: utf-8, utf-16le, utf-16be, latin-1</translation>
    </message>
    <message>
        <source>of text and expressions</source>
        <translation>von Text und Ausdrücken</translation>
    </message>
    <message>
        <source>whole words of text and expressions only</source>
        <translation>nur ganze Wörter von Text und Ausdrücken</translation>
    </message>
    <message>
        <source>only one of --bytes, --text, --regex and --number can be looked for</source>
        <translation>von --bytes, --text, --regex und --number kann nur eines gesucht werden</translation>
    </message>
    <message>
        <source>%1: this is not UTF-8; hexa takes names and values in UTF-8 only</source>
        <translation>%1: das ist kein UTF-8; hexa nimmt Namen und Werte nur in UTF-8</translation>
    </message>
    <message>
        <source>%1: has no model or animation to write</source>
        <translation>%1: hat kein Modell und keine Animation, die sich schreiben ließe</translation>
    </message>
    <message>
        <source>--language LANG, with any verb, chooses the language: %1; without it that of LC_ALL, LC_MESSAGES or LANG.</source>
        <translation>--language SPRACHE wählt bei jedem Verb die Sprache: %1; ohne das gilt die von LC_ALL, LC_MESSAGES oder LANG.</translation>
    </message>
    <message>
        <source>%1: no such language; there are %2</source>
        <translation>%1: diese Sprache gibt es nicht; es gibt %2</translation>
    </message>
    <message>
        <source>there is no display, and no Xvfb (package xvfb) that could take its place for drawing</source>
        <translation>hier ist keine Anzeige, und kein Xvfb (Paket xvfb), das zum Zeichnen ihre Stelle einnehmen könnte</translation>
    </message>
    <message>
        <source>%1, which draws, ended without a picture: %2</source>
        <translation>%1 zeichnet und hat ohne Bild geendet: %2</translation>
    </message>
    <message>
        <source>the program hexahedron, which draws, is not installed</source>
        <translation>das Programm hexahedron, das zeichnet, ist nicht installiert</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>das Bild, das geschrieben wird</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>BxH</translation>
    </message>
    <message>
        <source>its sides in pixels, otherwise 800x600</source>
        <translation>seine Seiten in Pixeln, sonst 800x600</translation>
    </message>
    <message>
        <source>VIEW</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>from where: front, back, left, right, top, bottom, or iso</source>
        <translation>von wo: front, back, left, right, top, bottom oder iso</translation>
    </message>
    <message>
        <source>CLIP</source>
        <translation>ANIMATION</translation>
    </message>
    <message>
        <source>an animation, by its name or its number from 1 on</source>
        <translation>eine Animation, nach ihrem Namen oder ihrer Nummer ab 1</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SEKUNDEN</translation>
    </message>
    <message>
        <source>the moment of the animation, from its begin</source>
        <translation>der Zeitpunkt in der Animation, von ihrem Anfang an</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PATH</translation>
    </message>
    <message>
        <source>draw the file at this place in a package</source>
        <translation>die Datei an dieser Stelle eines Pakets zeichnen</translation>
    </message>
    <message>
        <source>--size is two sides in pixels of at most %1, such as 800x600, not &quot;%2&quot;</source>
        <translation>--size sind zwei Seiten in Pixeln von höchstens %1, etwa 800x600, nicht „%2“</translation>
    </message>
    <message>
        <source>--view is one of %1, not &quot;%2&quot;</source>
        <translation>--view ist eines von %1, nicht „%2“</translation>
    </message>
    <message>
        <source>%1: has no animation</source>
        <translation>%1: hat keine Animation</translation>
    </message>
    <message>
        <source>%1: has no animation &quot;%2&quot;; it has %3</source>
        <translation>%1: hat keine Animation „%2“, sondern %3</translation>
    </message>
    <message>
        <source>--time is a number of seconds, not &quot;%1&quot;</source>
        <translation>--time ist eine Zahl von Sekunden, nicht „%1“</translation>
    </message>
    <message>
        <source>%1: has no %2</source>
        <translation>%1: hat kein %2</translation>
    </message>
    <message>
        <source>drawing needs OpenGL 3.2, which is not available here</source>
        <translation>zum Zeichnen ist OpenGL 3.2 nötig, das es hier nicht gibt</translation>
    </message>
    <message>
        <source>%1: drawing it takes too long</source>
        <translation>%1: das Zeichnen dauert zu lange</translation>
    </message>
    <message>
        <source>%1: the picture cannot be written</source>
        <translation>%1: das Bild kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1: nothing of it can be seen from there</source>
        <translation>%1: von dort ist nichts davon zu sehen</translation>
    </message>
    <message>
        <source>say what to write: --to json, csv, xml, html, md or glb</source>
        <translation>es fehlt, was zu schreiben ist: --to json, csv, xml, html, md oder glb</translation>
    </message>
    <message>
        <source>--to %1 is not available; json, csv, xml, html, md and glb are</source>
        <translation>--to %1 gibt es nicht; es gibt json, csv, xml, html, md und glb</translation>
    </message>
    <message>
        <source>FILE --to json|csv|xml|html|md|glb [--path PATH] [-o OUT]</source>
        <translation>FILE --to json|csv|xml|html|md|glb [--path PATH] [-o OUT]</translation>
    </message>
    <message>
        <source>what to write: json, csv, xml, which import reads, html or md, a page to hand out, or glb, the model as glTF</source>
        <translation>was geschrieben wird: json, csv, xml, das import liest, html oder md, eine Seite zum Austeilen, oder glb, das Modell als glTF</translation>
    </message>
    <message>
        <source>exported bookmarks, whose notes go on the page</source>
        <translation>exportierte Lesezeichen, deren Notizen auf die Seite kommen</translation>
    </message>
    <message>
        <source>(would remove %1; --allow-removal %2)</source>
        <translation>(würde entfernen: %1; --allow-removal %2)</translation>
    </message>
    <message>
        <source>(%1; --force)</source>
        <translation>(%1; --force)</translation>
    </message>
    <message>
        <source>(only a remark; --only %1)</source>
        <translation>(nur ein Hinweis; --only %1)</translation>
    </message>
    <message>
        <source>(not tried)</source>
        <translation>(nicht versucht)</translation>
    </message>
    <message>
        <source>%1: %2 is rounded to %3</source>
        <translation>%1: %2 wird auf %3 gerundet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the code of no issue; hexa check names those of a file</source>
        <translation>„%1“ ist die Kennung keines Befunds; hexa check nennt die einer Datei</translation>
    </message>
    <message>
        <source>read files as of that format, whatever they look like; hexa formats lists them</source>
        <translation>Dateien als solche dieses Formats lesen, wonach sie auch aussehen; hexa formats zählt sie auf</translation>
    </message>
    <message>
        <source>--as %1 may be one of: %2</source>
        <translation>--as %1 kann eines von diesen sein: %2</translation>
    </message>
    <message>
        <source>%1 → issues: %2. %3</source>
        <translation>%1 → Befunde: %2. %3</translation>
    </message>
    <message>
        <source>list every issue that follows from a cause, and what else may be it</source>
        <translation>jeden Befund auflisten, der aus einer Ursache folgt, und was es sonst sein kann</translation>
    </message>
    <message>
        <source>do not look for what the issues of a broken file follow from</source>
        <translation>nicht suchen, woraus die Befunde einer beschädigten Datei folgen</translation>
    </message>
    <message>
        <source>%1: issues that are not looked at, being more than %2 of a kind: %3</source>
        <translation>%1: Befunde, die nicht angesehen werden, weil es von ihrer Art mehr als %2 gibt: %3</translation>
    </message>
    <message>
        <source>Nothing is wrong with it.</source>
        <translation>Daran stimmt alles.</translation>
    </message>
    <message>
        <source>PATH… [--format text|json|sarif] [--all] [--no-causes] [--jobs N] [--fail-on error|warning]</source>
        <translation>PATH… [--format text|json|sarif] [--all] [--no-causes] [--jobs N] [--fail-on error|warning]</translation>
    </message>
    <message>
        <source>text (default), json, or sarif, for services that show findings beside code</source>
        <translation>text (Vorgabe), json oder sarif, für Dienste, die Befunde neben dem Quelltext zeigen</translation>
    </message>
    <message>
        <source>(%1; --only %2)</source>
        <translation>(%1; --only %2)</translation>
    </message>
    <message>
        <source>hexa salvage %1 -o FOLDER takes out what can still be read</source>
        <translation>hexa salvage %1 -o ORDNER holt heraus, was noch gelesen werden kann</translation>
    </message>
    <message>
        <source>FILE -o PNG [--size WxH] [--view VIEW] [--clip CLIP] [--time SECONDS] [--turntable N]</source>
        <translation>FILE -o PNG [--size WxH] [--view VIEW] [--clip CLIP] [--time SECONDS] [--turntable N]</translation>
    </message>
    <message>
        <source>so many pictures of one turn, from OUT-001.png on</source>
        <translation>so viele Bilder einer Umdrehung, ab OUT-001.png</translation>
    </message>
    <message>
        <source>--turntable is a number of pictures from %1 to %2, not &quot;%3&quot;</source>
        <translation>--turntable ist eine Anzahl von Bildern von %1 bis %2, nicht „%3“</translation>
    </message>
    <message>
        <source>draw the model or the picture in a file</source>
        <translation>das Modell oder das Bild in einer Datei zeichnen</translation>
    </message>
    <message>
        <source>%1: has no model or picture to draw</source>
        <translation>%1: hat weder Modell noch Bild zum Zeichnen</translation>
    </message>
    <message>
        <source>(would make up %1; --allow-removal %2)</source>
        <translation>(würde erfinden: %1; --allow-removal %2)</translation>
    </message>
    <message>
        <source>(would remove %1, and make up %2; --allow-removal %3)</source>
        <translation>(würde entfernen: %1, und erfinden: %2; --allow-removal %3)</translation>
    </message>
    <message>
        <source>%1: %2 cannot be expanded; nothing is written. Its packed bytes are %3</source>
        <translation>%1: %2 lässt sich nicht entpacken; nichts wird geschrieben. Die gepackten Bytes sind %3</translation>
    </message>
    <message>
        <source>%1: nothing of it can be saved; nothing was written</source>
        <translation>%1: Nichts davon lässt sich bergen; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>%1: %2 cannot be expanded to its end; only what can be is written: %L3 bytes</source>
        <translation>%1: %2 lässt sich nicht bis zum Ende entpacken; geschrieben ist nur, was sich entpacken lässt: %L3 Bytes</translation>
    </message>
    <message>
        <source>nothing to do for %1: no edit is found that makes more of the file fit</source>
        <translation>nichts zu tun für %1: Es ist keine Änderung gefunden, nach der mehr von der Datei stimmt</translation>
    </message>
    <message>
        <source>nothing to do for %1: nothing of that kind is found</source>
        <translation>nichts zu tun für %1: Nichts dieser Art ist gefunden</translation>
    </message>
    <message>
        <source>nothing to do for %1: found %L2, but there is no repair of it</source>
        <translation>nichts zu tun für %1: %L2 gefunden, aber dafür gibt es keine Reparatur</translation>
    </message>
    <message>
        <source>an XML form is a whole file: --into is for tables (.csv)</source>
        <translation>eine XML-Form ist eine ganze Datei: --into ist für Tabellen (.csv)</translation>
    </message>
    <message>
        <source>say into which file the table goes: --into FILE, and --path PATH where it is of one list</source>
        <translation>sagen Sie, in welche Datei die Tabelle kommt: --into FILE, und --path PATH, wenn sie von einer Liste ist</translation>
    </message>
    <message>
        <source>--dry-run and --no-fixup are for tables: nothing is edited here</source>
        <translation>--dry-run und --no-fixup sind für Tabellen: Hier wird nichts geändert</translation>
    </message>
    <message>
        <source>the file into which the values of a table go</source>
        <translation>die Datei, in die die Werte einer Tabelle kommen</translation>
    </message>
    <message>
        <source>what in it the table was written of</source>
        <translation>wovon in ihr die Tabelle geschrieben wurde</translation>
    </message>
    <message>
        <source>FILE.xml|FILE.csv [--into FILE [--path PATH]] -o OUT [edit options]</source>
        <translation>FILE.xml|FILE.csv [--into FILE [--path PATH]] -o OUT [Änderungsoptionen]</translation>
    </message>
    <message>
        <source>make a file of what export --to xml wrote, or put what export --to csv wrote back into its file</source>
        <translation>aus dem, was export --to xml schrieb, eine Datei machen, oder zurück in die Datei bringen, was export --to csv schrieb</translation>
    </message>
    <message>
        <source>%1: another file that was there is replaced</source>
        <translation>%1: eine andere Datei, die da war, ist ersetzt</translation>
    </message>
    <message>
        <source>content that the repairs of one kind may remove (0; stray bytes: 64)</source>
        <translation>Inhalt, den Reparaturen einer Art entfernen dürfen (0; lose Bytes: 64)</translation>
    </message>
    <message>
        <source>more repairs: %L1</source>
        <translation>weitere Reparaturen: %L1</translation>
    </message>
    <message>
        <source>%1: %2 is written as one byte; \x5c stands for a backslash</source>
        <translation>%1: %2 wird als ein Byte geschrieben; \x5c steht für einen umgekehrten Schrägstrich</translation>
    </message>
    <message>
        <source>guessed: %1 %2: %3 (%4)</source>
        <translation>geraten: %1 %2: %3 (%4)</translation>
    </message>
    <message>
        <source>  … the same bytes at %L1 more places of it</source>
        <translation>  … dieselben Bytes an %L1 weiteren Stellen davon</translation>
    </message>
    <message>
        <source>FILE [--only CODE]… [--allow-removal BYTES] [--guess] [--keep-removed] [edit options]</source>
        <translation>DATEI [--only CODE]… [--allow-removal BYTES] [--guess] [--keep-removed] [Bearbeitungsoptionen]</translation>
    </message>
    <message>
        <source>where errors are left, also what nothing proves: the repair that leaves the fewest, then the next</source>
        <translation>wo Fehler bleiben, auch was nichts beweist: die Reparatur, nach der die wenigsten bleiben, dann die nächste</translation>
    </message>
    <message>
        <source>%1 is the first of several: %2</source>
        <translation>%1 ist das erste von mehreren: %2</translation>
    </message>
</context>
<context>
    <name>hexahedron::Bookmarks</name>
    <message>
        <source>A file has at most %L1 bookmarks.</source>
        <translation>Eine Datei hat höchstens %L1 Lesezeichen.</translation>
    </message>
    <message>
        <source>This is not what stood here: a repair wrote it.</source>
        <translation>Das stand hier nicht: Eine Reparatur hat es geschrieben.</translation>
    </message>
    <message>
        <source>It wrote more than has a note.</source>
        <translation>Sie hat mehr geschrieben, als eine Notiz hat.</translation>
    </message>
    <message numerus="yes">
        <source>Not all is what it was: repairs wrote values at %n place(s), which have bookmarks.</source>
        <translation>
            <numerusform>Nicht alles ist, was es war: Reparaturen haben an %n Stelle Werte geschrieben; sie hat ein Lesezeichen.</numerusform>
            <numerusform>Nicht alles ist, was es war: Reparaturen haben an %n Stellen Werte geschrieben; sie haben Lesezeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was noted for %1, which has the same bytes.</source>
        <translation>Das wurde für %1 notiert; diese Datei hat dieselben Bytes.</translation>
    </message>
    <message>
        <source>A repair removed %1.</source>
        <translation>Eine Reparatur hat entfernt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Not all is there that was: repairs removed something at %n place(s), which have bookmarks.</source>
        <translation>
            <numerusform>Es ist nicht mehr alles da: Reparaturen haben an einer Stelle etwas entfernt; sie hat ein Lesezeichen.</numerusform>
            <numerusform>Es ist nicht mehr alles da: Reparaturen haben an %n Stellen etwas entfernt; sie haben Lesezeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::BookmarksModel</name>
    <message>
        <source>(no note)</source>
        <translation>(keine Notiz)</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>hexahedron::BookmarksPanel</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>The colour of the selected bookmarks</source>
        <translation>Die Farbe der ausgewählten Lesezeichen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected bookmarks (Delete)</source>
        <translation>Die ausgewählten Lesezeichen entfernen (Entf)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write the bookmarks as XML</source>
        <translation>Die Lesezeichen als XML schreiben</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>These were made on another version of the file: places may be others now.</source>
        <translation>Diese wurden an einer anderen Fassung der Datei gesetzt: Die Stellen können jetzt andere sein.</translation>
    </message>
    <message>
        <source>A double click changes a note.</source>
        <translation>Ein Doppelklick ändert eine Notiz.</translation>
    </message>
    <message>
        <source>Select bytes or an element and press Ctrl+B to mark it.</source>
        <translation>Wählen Sie Bytes oder ein Element aus, und drücken Sie Strg+B, um ein Lesezeichen zu setzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed.</source>
        <translation>
            <numerusform>%n Lesezeichen entfernt.</numerusform>
            <numerusform>%n Lesezeichen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back (Ctrl+Z)</source>
        <translation>Zurückholen (Strg+Z)</translation>
    </message>
    <message>
        <source>&amp;Edit Note</source>
        <translation>Notiz &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>&amp;Farbe</translation>
    </message>
</context>
<context>
    <name>hexahedron::ByteLook</name>
    <message>
        <source>&amp;Bytes in a Row</source>
        <translation>&amp;Bytes in einer Zeile</translation>
    </message>
    <message>
        <source>Digits Sho&amp;w</source>
        <translation>&amp;Ziffern zeigen</translation>
    </message>
    <message>
        <source>G&amp;roups of Bytes</source>
        <translation>G&amp;ruppen von Bytes</translation>
    </message>
    <message>
        <source>A&amp;ddresses</source>
        <translation>A&amp;dressen</translation>
    </message>
    <message>
        <source>Colours S&amp;how</source>
        <translation>&amp;Farben zeigen</translation>
    </message>
    <message>
        <source>As &amp;Many as Fit</source>
        <translation>So &amp;viele wie passen</translation>
    </message>
    <message>
        <source>4, 8, 16, 32 or 64 bytes in a row, as the window is wide</source>
        <translation>4, 8, 16, 32 oder 64 Bytes in einer Zeile, je nach Breite des Fensters</translation>
    </message>
    <message>
        <source>The &amp;Record under the Cursor</source>
        <translation>Der &amp;Datensatz unter dem Cursor</translation>
    </message>
    <message>
        <source>A row for each record of the list that the cursor is in, under the names of its fields</source>
        <translation>Eine Zeile für jeden Datensatz der Liste, in der der Cursor steht, unter den Namen seiner Felder</translation>
    </message>
    <message>
        <source>&amp;Another Number…</source>
        <translation>&amp;Andere Anzahl …</translation>
    </message>
    <message>
        <source>Bytes in a Row</source>
        <translation>Bytes in einer Zeile</translation>
    </message>
    <message>
        <source>How many bytes stand in a row:</source>
        <translation>Wie viele Bytes in einer Zeile stehen:</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>&amp;Hexadezimal</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>&amp;Dezimal</translation>
    </message>
    <message>
        <source>Decimal with &amp;Sign</source>
        <translation>Dezimal mit &amp;Vorzeichen</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>&amp;Oktal</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>&amp;Binär</translation>
    </message>
    <message>
        <source>&amp;Real Numbers</source>
        <translation>&amp;Kommazahlen</translation>
    </message>
    <message>
        <source>&amp;Upper Case: 3F</source>
        <translation>&amp;Großbuchstaben: 3F</translation>
    </message>
    <message>
        <source>&amp;Lower Case: 3f</source>
        <translation>Kleinb&amp;uchstaben: 3f</translation>
    </message>
    <message numerus="yes">
        <source>&amp;%n Byte(s)</source>
        <translation>
            <numerusform>&amp;%n Byte</numerusform>
            <numerusform>&amp;%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>In &amp;File Order</source>
        <translation>In der Reihenfolge der &amp;Datei</translation>
    </message>
    <message>
        <source>Each byte by itself, as it stands in the file</source>
        <translation>Jedes Byte für sich, wie es in der Datei steht</translation>
    </message>
    <message>
        <source>Numbers in the Order of the F&amp;ormat</source>
        <translation>Zahlen in der Reihenfolge des &amp;Formats</translation>
    </message>
    <message>
        <source>The bytes of a group are one number</source>
        <translation>Die Bytes einer Gruppe sind eine Zahl</translation>
    </message>
    <message>
        <source>&amp;Little-Endian Numbers</source>
        <translation>&amp;Little-Endian-Zahlen</translation>
    </message>
    <message>
        <source>The lowest byte of a number comes first</source>
        <translation>Das niederwertigste Byte einer Zahl kommt zuerst</translation>
    </message>
    <message>
        <source>Bi&amp;g-Endian Numbers</source>
        <translation>Bi&amp;g-Endian-Zahlen</translation>
    </message>
    <message>
        <source>The highest byte of a number comes first</source>
        <translation>Das höchstwertige Byte einer Zahl kommt zuerst</translation>
    </message>
    <message>
        <source>From the &amp;Beginning</source>
        <translation>Ab dem &amp;Anfang</translation>
    </message>
    <message>
        <source>Count from the first byte of the file, or of the unpacked bytes</source>
        <translation>Vom ersten Byte der Datei oder der entpackten Bytes an zählen</translation>
    </message>
    <message>
        <source>From H&amp;ere</source>
        <translation>Ab h&amp;ier</translation>
    </message>
    <message>
        <source>Count from the cursor, forwards and backwards</source>
        <translation>Vom Cursor an zählen, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>From This &amp;Chunk</source>
        <translation>Ab diesem &amp;Chunk</translation>
    </message>
    <message>
        <source>Count from where the chunk or element around the cursor begins</source>
        <translation>Vom Anfang des Chunks oder Elements um den Cursor an zählen</translation>
    </message>
    <message>
        <source>The &amp;Field</source>
        <translation>Das &amp;Feld</translation>
    </message>
    <message>
        <source>Neighbouring fields differ, the same field looks the same everywhere</source>
        <translation>Benachbarte Felder unterscheiden sich, dasselbe Feld sieht überall gleich aus</translation>
    </message>
    <message>
        <source>The &amp;Type</source>
        <translation>Den &amp;Typ</translation>
    </message>
    <message>
        <source>Whole numbers, real numbers, texts, indices and others</source>
        <translation>Ganze Zahlen, Kommazahlen, Texte, Indizes und andere</translation>
    </message>
    <message>
        <source>The &amp;Value</source>
        <translation>Den &amp;Wert</translation>
    </message>
    <message>
        <source>The higher a byte, the stronger its colour</source>
        <translation>Je höher ein Byte, desto kräftiger seine Farbe</translation>
    </message>
    <message>
        <source>The &amp;Entropy</source>
        <translation>Die &amp;Entropie</translation>
    </message>
    <message>
        <source>The more mixed the bytes, the stronger: packed ones are the strongest</source>
        <translation>Je gemischter die Bytes, desto kräftiger: gepackte am kräftigsten</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>With &amp;Patterns</source>
        <translation>Mit &amp;Mustern</translation>
    </message>
    <message>
        <source>Lines and dots beside the colours, for those who do not tell colours apart</source>
        <translation>Linien und Punkte zu den Farben, für alle, die Farben schlecht unterscheiden</translation>
    </message>
</context>
<context>
    <name>hexahedron::ChangeList</name>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Bytes before</source>
        <translation>Bytes vorher</translation>
    </message>
    <message>
        <source>Bytes after</source>
        <translation>Bytes nachher</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>hexahedron::ChoiceEditor</name>
    <message>
        <source>%1 as a number</source>
        <translation>%1 als Zahl</translation>
    </message>
    <message>
        <source>%1 has no meaning</source>
        <translation>%1 hat keine Bedeutung</translation>
    </message>
</context>
<context>
    <name>hexahedron::ColorLegend</name>
    <message>
        <source>Colours of the Bytes</source>
        <translation>Farben der Bytes</translation>
    </message>
    <message>
        <source>What says what a chunk is</source>
        <translation>Was für ein Chunk es ist</translation>
    </message>
    <message>
        <source>How long a chunk is</source>
        <translation>Wie lang ein Chunk ist</translation>
    </message>
    <message>
        <source>Bytes without meaning</source>
        <translation>Bytes ohne Bedeutung</translation>
    </message>
    <message>
        <source>What is selected</source>
        <translation>Was ausgewählt ist</translation>
    </message>
    <message>
        <source>Changed since the file was saved</source>
        <translation>Geändert, seit die Datei gespeichert wurde</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Eine Warnung</translation>
    </message>
    <message>
        <source>A remark</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>Fields: neighbours differ, and the same field looks the same everywhere. Every other element of a list is shifted by one colour. The overview shows chunks and lists, each kind in a colour of its own</source>
        <translation>Felder: Nachbarn unterscheiden sich, und dasselbe Feld sieht überall gleich aus. Jedes zweite Element einer Liste ist um eine Farbe verschoben. Die Übersicht zeigt Chunks und Listen, jede Art in einer eigenen Farbe</translation>
    </message>
    <message>
        <source>An error</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation>Ganze Zahlen</translation>
    </message>
    <message>
        <source>Real numbers</source>
        <translation>Kommazahlen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Indices: they name an element of a list</source>
        <translation>Indizes: Sie benennen ein Element einer Liste</translation>
    </message>
    <message>
        <source>Choices and flags</source>
        <translation>Auswahlwerte und Flags</translation>
    </message>
    <message>
        <source>Data without further structure, such as pixels</source>
        <translation>Daten ohne weitere Struktur, zum Beispiel Pixel</translation>
    </message>
    <message>
        <source>Values, from 00 at the left to FF at the right</source>
        <translation>Werte, von 00 links bis FF rechts</translation>
    </message>
    <message>
        <source>How mixed 64 bytes are: all alike at the left, packed or random at the right</source>
        <translation>Wie gemischt 64 Bytes sind: links alle gleich, rechts gepackt oder zufällig</translation>
    </message>
    <message>
        <source>The same in the half that is not typed into, and in the other pane</source>
        <translation>Dasselbe in der Hälfte, in die nicht getippt wird, und in der anderen Ansicht</translation>
    </message>
    <message>
        <source>What the file beside has otherwise, while the panes are compared</source>
        <translation>Worin die Datei daneben abweicht, solange die Ansichten verglichen werden</translation>
    </message>
</context>
<context>
    <name>hexahedron::CommandList</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>hexahedron::CompareBytes</name>
    <message>
        <source>Bytes before</source>
        <translation>Bytes vorher</translation>
    </message>
    <message>
        <source>Bytes after</source>
        <translation>Bytes nachher</translation>
    </message>
</context>
<context>
    <name>hexahedron::CompareDialog</name>
    <message>
        <source>Before and After</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Progress of comparing</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>&amp;Structure</source>
        <translation>&amp;Struktur</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Previous Difference</source>
        <translation>Vorheriger Unterschied</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>This could not be compared: %1</source>
        <translation>Das ließ sich nicht vergleichen: %1</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>%1: %2 bytes, errors: %3, warnings: %4</source>
        <translation>%1: %2 Bytes, Fehler: %3, Warnungen: %4</translation>
    </message>
</context>
<context>
    <name>hexahedron::CompareTrees</name>
    <message>
        <source>Structure before</source>
        <translation>Struktur vorher</translation>
    </message>
    <message>
        <source>Structure after</source>
        <translation>Struktur nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>The structure is the same.</source>
        <translation>Die Struktur ist dieselbe.</translation>
    </message>
    <message>
        <source>There is more.</source>
        <translation>Es gibt noch mehr.</translation>
    </message>
</context>
<context>
    <name>hexahedron::DataTable</name>
    <message>
        <source>Read as</source>
        <translation>Lesen als</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>Read as, from 0x%1 on</source>
        <translation>Ab 0x%1 gelesen als</translation>
    </message>
    <message>
        <source>The bytes from the caret on, read as numbers and text</source>
        <translation>Die Bytes ab dem Cursor, als Zahlen und Text gelesen</translation>
    </message>
    <message>
        <source>Type over a reading to write it</source>
        <translation>Eine Lesart überschreiben, um den Wert in die Datei zu schreiben</translation>
    </message>
    <message>
        <source>Fewer readings</source>
        <translation>Weniger Lesarten</translation>
    </message>
    <message>
        <source>More readings</source>
        <translation>Mehr Lesarten</translation>
    </message>
    <message>
        <source>Little-endian: %1
Big-endian: %2</source>
        <translation>Little-Endian: %1
Big-Endian: %2</translation>
    </message>
    <message>
        <source>“%1” is no %2.</source>
        <translation>„%1“ ist kein %2.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Select Its Bytes</source>
        <translation>&amp;Bytes auswählen</translation>
    </message>
    <message numerus="yes">
        <source>“%1” takes %2 bytes. Only %n byte(s) are left here.</source>
        <translation>
            <numerusform>„%1“ braucht %2 Bytes. Hier ist nur noch %n Byte.</numerusform>
            <numerusform>„%1“ braucht %2 Bytes. Hier sind nur noch %n Bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no %2: that is a whole number from %3 to %4.</source>
        <translation>„%1“ ist kein %2: Das ist eine ganze Zahl von %3 bis %4.</translation>
    </message>
    <message>
        <source>“%1” does not fit into %2.</source>
        <translation>„%1“ passt nicht in %2.</translation>
    </message>
    <message>
        <source>Type into the columns beside “%1”.</source>
        <translation>Tippen Sie in die Spalten neben „%1“.</translation>
    </message>
    <message>
        <source>%1 can only be read here, not typed.</source>
        <translation>%1 kann hier nur gelesen, nicht getippt werden.</translation>
    </message>
</context>
<context>
    <name>hexahedron::Document</name>
    <message>
        <source>“%1” is not saved: what is here was not made from the version on the disk.</source>
        <translation>„%1“ ist nicht gespeichert: Was hier ist, entstand nicht aus der Fassung auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>hexahedron::DocumentPage</name>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Packed bytes were not searched: list all matches to look into them, too.</source>
        <translation>Gepackte Bytes wurden nicht durchsucht: Listen Sie alle Treffer auf, um auch dort zu suchen.</translation>
    </message>
    <message>
        <source>Only the unpacked bytes that are shown were searched: list all to look everywhere.</source>
        <translation>Nur die gezeigten entpackten Bytes wurden durchsucht: Listen Sie alle Treffer auf, um überall zu suchen.</translation>
    </message>
    <message>
        <source>The file is empty: there is nothing to check.</source>
        <translation>Die Datei ist leer: Es gibt nichts zu prüfen.</translation>
    </message>
    <message>
        <source>The format of this file is not known, so nothing could be checked.</source>
        <translation>Das Format dieser Datei ist nicht bekannt; deshalb konnte nichts geprüft werden.</translation>
    </message>
</context>
<context>
    <name>hexahedron::EarlierDialog</name>
    <message>
        <source>Earlier Versions</source>
        <translation>Frühere Fassungen</translation>
    </message>
    <message>
        <source>There is none: saving keeps what was there when the file was opened.</source>
        <translation>Es gibt keine: Beim Speichern bleibt erhalten, was beim Öffnen in der Datei stand.</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Go Back to This One</source>
        <translation>Zurück zu dieser</translation>
    </message>
    <message>
        <source>Shows it here as a step that can be undone; nothing is written before you save</source>
        <translation>Zeigt sie hier als Schritt, der rückgängig gemacht werden kann; geschrieben wird erst beim Speichern</translation>
    </message>
    <message numerus="yes">
        <source>What was replaced in the last %n day(s), by saving or by another program while the file was open here: the oldest version, and up to %1 others. The older they are, the fewer are left.</source>
        <translation>
            <numerusform>Was am letzten Tag ersetzt wurde, beim Speichern oder von einem anderen Programm, während die Datei hier offen war: die älteste Fassung und bis zu %1 weitere. Je älter sie sind, desto weniger bleiben.</numerusform>
            <numerusform>Was in den letzten %n Tagen ersetzt wurde, beim Speichern oder von einem anderen Programm, während die Datei hier offen war: die älteste Fassung und bis zu %1 weitere. Je älter sie sind, desto weniger bleiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::EarlierVersions</name>
    <message>
        <source>It has more than %1 MiB.</source>
        <translation>Sie hat mehr als %1 MiB.</translation>
    </message>
</context>
<context>
    <name>hexahedron::FactsSection</name>
    <message>
        <source>What Is Right</source>
        <translation>Was richtig ist</translation>
    </message>
    <message numerus="yes">
        <source>and %n more in the reference</source>
        <translation>
            <numerusform>und %n weiterer in der Referenz</numerusform>
            <numerusform>und %n weitere in der Referenz</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. Repair: %2</source>
        <translation>%1. Reparatur: %2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>hexahedron::FileLink</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Open %1 (%2)</source>
        <translation>%1 öffnen (%2)</translation>
    </message>
</context>
<context>
    <name>hexahedron::FillDialog</name>
    <message>
        <source>&amp;These bytes, again and again:</source>
        <translation>&amp;Diese Bytes, immer wieder:</translation>
    </message>
    <message>
        <source>&amp;Random bytes</source>
        <translation>&amp;Zufällige Bytes</translation>
    </message>
    <message>
        <source>Fill %1 Bytes</source>
        <translation>%1 Bytes füllen</translation>
    </message>
    <message>
        <source>Bytes as hexadecimal digits</source>
        <translation>Bytes als hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>Two hexadecimal digits a byte, such as 00 or DE AD BE EF.</source>
        <translation>Zwei hexadezimale Ziffern je Byte, etwa 00 oder DE AD BE EF.</translation>
    </message>
    <message>
        <source>The last time it does not fit: only its first bytes are written.</source>
        <translation>Am Ende passt das Muster nicht ganz: Dort werden nur seine ersten Bytes geschrieben.</translation>
    </message>
</context>
<context>
    <name>hexahedron::FilterBar</name>
    <message>
        <source>Next Hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous Hit</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Filter: vertex  type:f32  value:7  offset:0x1f0</source>
        <translation>Filtern: vertex  type:f32  value:7  offset:0x1f0</translation>
    </message>
    <message>
        <source>Filter the structure</source>
        <translation>Die Struktur filtern</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>(the first %1 are shown)</source>
        <translation>(die ersten %1 werden gezeigt)</translation>
    </message>
    <message>
        <source>Hits: %1</source>
        <translation>Treffer: %1</translation>
    </message>
    <message>
        <source>Look at All</source>
        <translation>Alle ansehen</translation>
    </message>
    <message>
        <source>Also at the elements of the lists that were not looked at; that can take long</source>
        <translation>Auch die Elemente der Listen, die nicht angesehen wurden; das kann dauern</translation>
    </message>
    <message>
        <source>(still looking into lists …)</source>
        <translation>(Listen werden noch durchsucht …)</translation>
    </message>
    <message>
        <source>(long lists were looked at only in part)</source>
        <translation>(lange Listen wurden nur zum Teil durchsucht)</translation>
    </message>
    <message>
        <source>Filter: vertex  value:7</source>
        <translation>Filtern: vertex  value:7</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List all hits with their values, and mark them in the bytes</source>
        <translation>Alle Treffer mit ihren Werten auflisten und in den Bytes markieren</translation>
    </message>
    <message>
        <source>Words that must all fit: a name or value as it is, or
name:NODE   type:f32   value:7   offset:0x1f0
value&gt;1000   value!=0   value:10..20   size&gt;1M   index:12
type:index   type:count   type:flags: what a number is for
issue:error   issue:any   issue:V22: what an issue stands at
vertices[*].position.y &lt; 0: a path, and what its value must be
name:/^tex.*id$/ for a regular expression between slashes
Put words with blanks into quotation marks.</source>
        <translation>Wörter, die alle passen müssen: ein Name oder Wert, wie er ist, oder
name:NODE   type:f32   value:7   offset:0x1f0
value&gt;1000   value!=0   value:10..20   size&gt;1M   index:12
type:index   type:count   type:flags: wofür eine Zahl da ist
issue:error   issue:any   issue:V22: Stellen mit Befunden
vertices[*].position.y &lt; 0: ein Pfad, und wie sein Wert sein muss
name:/^tex.*id$/ für einen regulären Ausdruck zwischen Schrägstrichen
Wörter mit Leerzeichen stehen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Issues are not known yet.</source>
        <translation>Befunde sind noch nicht bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>(%n issue(s) more of the same kinds are not listed)</source>
        <translation>
            <numerusform>(ein weiterer Befund gleicher Art ist nicht aufgeführt)</numerusform>
            <numerusform>(%n weitere Befunde gleicher Art sind nicht aufgeführt)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::FindBar</name>
    <message>
        <source>Kind of search</source>
        <translation>Art der Suche</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorheriger</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Vorheriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop searching (Esc)</source>
        <translation>Suche anhalten (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>42 42 33 44, ?? for any byte</source>
        <translation>42 42 33 44, ?? für ein beliebiges Byte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Found at %1</source>
        <translation>Gefunden bei %1</translation>
    </message>
    <message>
        <source>Found at %1, from the beginning again</source>
        <translation>Gefunden bei %1, wieder von vorn</translation>
    </message>
    <message>
        <source>Found at %1, from the end again</source>
        <translation>Gefunden bei %1, wieder vom Ende</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Up and Down bring back what was looked for before.</source>
        <translation>Die Pfeiltasten auf und ab holen frühere Suchen zurück.</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>List all matches (Ctrl+Enter)</source>
        <translation>Alle Treffer auflisten (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>The last searches, and those that are kept</source>
        <translation>Die letzten Suchen und die behaltenen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace matches (Ctrl+H)</source>
        <translation>Treffer ersetzen (Strg+H)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>UTF-16, big-endian</source>
        <translation>UTF-16, Big-Endian</translation>
    </message>
    <message>
        <source>Type of number</source>
        <translation>Typ der Zahl</translation>
    </message>
    <message>
        <source>BE</source>
        <translation>BE</translation>
    </message>
    <message>
        <source>Big-endian: the upper byte first</source>
        <translation>Big-Endian: das höchstwertige Byte zuerst</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Where all matches are listed and replaced</source>
        <translation>Wo alle Treffer aufgelistet und ersetzt werden</translation>
    </message>
    <message>
        <source>In these bytes</source>
        <translation>In diesen Bytes</translation>
    </message>
    <message>
        <source>In the selection</source>
        <translation>In der Auswahl</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>In allen offenen Dateien</translation>
    </message>
    <message>
        <source>Also in what is packed in it</source>
        <translation>Auch in dem, was darin gepackt ist</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace the match that is selected, and go to the next</source>
        <translation>Den ausgewählten Treffer ersetzen und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all matches, as one step that can be undone</source>
        <translation>Alle Treffer ersetzen, als ein Schritt, der rückgängig gemacht werden kann</translation>
    </message>
    <message>
        <source>bone_\d+, \xFF for a byte</source>
        <translation>bone_\d+, \xFF für ein Byte</translation>
    </message>
    <message>
        <source>7, 1.5±0.01, 10..20, u16be 7</source>
        <translation>7, 1.5±0.01, 10..20, u16be 7</translation>
    </message>
    <message>
        <source>vertices[*].position.y &lt; 0</source>
        <translation>vertices[*].position.y &lt; 0</translation>
    </message>
    <message>
        <source>Hexadecimal digits, two for a byte; ? for any digit.</source>
        <translation>Hexadezimale Ziffern, zwei für ein Byte; ? für jede Ziffer.</translation>
    </message>
    <message>
        <source>Text in the encoding that is chosen.</source>
        <translation>Text in der gewählten Kodierung.</translation>
    </message>
    <message>
        <source>A regular expression. Each byte is a character, \xFF the byte FF, and a point any byte.
It sees at most %L1 bytes from where a match begins.</source>
        <translation>Ein regulärer Ausdruck. Jedes Byte ist ein Zeichen, \xFF das Byte FF und ein Punkt jedes Byte.
Er reicht vom Anfang eines Treffers höchstens %L1 Bytes weit.</translation>
    </message>
    <message>
        <source>A number: 7, 0x10, 1.5. What is written so when rounded is found.
1.5±0.01 or 1.5+-0.01: with a tolerance. 10..20: from one to another. nan: what is no number.
A type may stand before it: f32 1.5, u16be 10..20.</source>
        <translation>Eine Zahl: 7, 0x10, 1.5. Gefunden wird, was gerundet so geschrieben wird.
1.5±0.01 oder 1.5+-0.01: mit einer Toleranz. 10..20: von einer bis zur anderen. nan: was keine Zahl ist.
Ein Typ kann davor stehen: f32 1.5, u16be 10..20.</translation>
    </message>
    <message>
        <source>As in the filter of the structure: name:NODE, type:index, value&gt;1000, size&gt;1M, issue:error.</source>
        <translation>Wie im Filter der Struktur: name:NODE, type:index, value&gt;1000, size&gt;1M, issue:error.</translation>
    </message>
    <message>
        <source>The expression took too many steps in %L1 bytes: those were not searched to the end.</source>
        <translation>Der Ausdruck brauchte in %L1 Bytes zu viele Schritte: diese wurden nicht zu Ende durchsucht.</translation>
    </message>
    <message>
        <source>(cut at the %L1 bytes that an expression sees)</source>
        <translation>(abgeschnitten nach %L1 Bytes: weiter reicht ein Ausdruck nicht)</translation>
    </message>
    <message>
        <source>What it is replaced with makes no sense.</source>
        <translation>Der Ersatz ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Zeichenketten</translation>
    </message>
    <message>
        <source>Which strings</source>
        <translation>Welche Zeichenketten</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>in fields of text</source>
        <translation>in Textfeldern</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>6, or 6 bone</source>
        <translation>6 oder 6 bone</translation>
    </message>
    <message>
        <source>How many characters a string has at least, and what must be in it.</source>
        <translation>Wie viele Zeichen eine Zeichenkette mindestens hat und was darin vorkommen muss.</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>In einem Ordner …</translation>
    </message>
    <message>
        <source>Listed only, not replaced: the folder is asked for</source>
        <translation>Wird nur aufgelistet, nicht ersetzt; der Ordner wird danach gewählt</translation>
    </message>
    <message>
        <source>Kind of search (Ctrl+Up and Ctrl+Down)</source>
        <translation>Art der Suche (Strg+Auf und Strg+Ab)</translation>
    </message>
</context>
<context>
    <name>hexahedron::FlagsEditor</name>
    <message>
        <source>%1 as a number</source>
        <translation>%1 als Zahl</translation>
    </message>
</context>
<context>
    <name>hexahedron::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Offset:</source>
        <translation>&amp;Offset:</translation>
    </message>
    <message>
        <source>Plain numbers are &amp;hexadecimal</source>
        <translation>Zahlen ohne Präfix sind &amp;hexadezimal</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>%1, decimal %L2, %L3 % of the file</source>
        <translation>%1, dezimal %L2, %L3 % der Datei</translation>
    </message>
    <message>
        <source>The file ends at %1.</source>
        <translation>Die Datei endet bei %1.</translation>
    </message>
    <message>
        <source>There is no such place. The file ends at %1.</source>
        <translation>Diese Stelle gibt es nicht. Die Datei endet bei %1.</translation>
    </message>
    <message>
        <source>&amp;Offset or path:</source>
        <translation>&amp;Offset oder Pfad:</translation>
    </message>
    <message>
        <source>%1, decimal %L2, of other bytes than those shown</source>
        <translation>%1, dezimal %L2, in anderen Bytes als den gezeigten</translation>
    </message>
    <message>
        <source>Up and Down bring back earlier places.</source>
        <translation>Die Pfeiltasten auf und ab holen frühere Stellen zurück.</translation>
    </message>
    <message>
        <source>496 means 0x496 here.</source>
        <translation>496 bedeutet hier 0x496.</translation>
    </message>
    <message>
        <source>496 is decimal, 0x496 and 496h are hexadecimal.</source>
        <translation>496 ist dezimal, 0x496 und 496h sind hexadezimal.</translation>
    </message>
    <message>
        <source>+10 and -10 count from the cursor, 25% is a part of the file.</source>
        <translation>+10 und -10 zählen vom Cursor, 25% ist ein Teil der Datei.</translation>
    </message>
    <message>
        <source>Of a path the last part is enough: vertices[12], vertex 12, and [12] in the list at the cursor.</source>
        <translation>Von einem Pfad genügt der letzte Teil: vertices[12], vertex 12 und [12] in der Liste am Cursor.</translation>
    </message>
    <message>
        <source>There is no such place. Did you mean %1?</source>
        <translation>Diese Stelle gibt es nicht. Ist %1 gemeint?</translation>
    </message>
    <message>
        <source>start+4*12 and size-8 work too: start and end are those of the selection, size is that of the file, $ is the cursor. 0n496 is always decimal.</source>
        <translation>Auch start+4*12 und size-8 gehen: start und end sind Anfang und Ende der Auswahl, size ist die Größe der Datei, $ ist der Cursor. 0n496 ist immer dezimal.</translation>
    </message>
    <message>
        <source>E&amp;xtend the selection to there (Shift+Enter)</source>
        <translation>Die Auswahl bis &amp;dorthin erweitern (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>From the first selected byte, or the cursor, up to the place: the byte there is not selected.</source>
        <translation>Vom ersten ausgewählten Byte, oder vom Cursor, bis zu der Stelle: Das Byte dort wird nicht ausgewählt.</translation>
    </message>
    <message>
        <source>1F0, +10, -10, 25%, 100..1FF</source>
        <translation>1F0, +10, -10, 25%, 100..1FF</translation>
    </message>
    <message>
        <source>496, 0x1F0, +16, -16, 25%, 0..99</source>
        <translation>496, 0x1F0, +16, -16, 25%, 0..99</translation>
    </message>
    <message>
        <source>0x100..0x1FF selects from the first byte to the last, both with it; 0x100:16 selects so many.</source>
        <translation>0x100..0x1FF wählt vom ersten Byte bis zum letzten aus, beide eingeschlossen; 0x100:16 wählt so viele aus.</translation>
    </message>
    <message>
        <source>%1: no byte is selected</source>
        <translation>%1: Kein Byte wird ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>selects %1 to %2: %n byte(s)</source>
        <translation>
            <numerusform>wählt %1 bis %2 aus: %Ln Byte</numerusform>
            <numerusform>wählt %1 bis %2 aus: %Ln Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>u32 or u16be is the number that stands at the cursor: an offset leads to its place.</source>
        <translation>u32 oder u16be ist die Zahl, die am Cursor steht: Ein Offset führt an seine Stelle.</translation>
    </message>
</context>
<context>
    <name>hexahedron::GuideBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pass Over</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Go on behind this part, without looking into it</source>
        <translation>Hinter diesem Teil weitergehen, ohne hineinzusehen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>hexahedron::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>There are no bytes.</source>
        <translation>Es gibt keine Bytes.</translation>
    </message>
    <message>
        <source>There are no bytes yet.
Type or paste some here.</source>
        <translation>Es gibt noch keine Bytes.
Hier können welche eingetippt oder eingefügt werden.</translation>
    </message>
    <message>
        <source>These bytes cannot be changed here.</source>
        <translation>Diese Bytes können hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>“%1” is no Latin-1 character and does not fit into one byte.</source>
        <translation>„%1“ ist kein Latin-1-Zeichen und passt nicht in ein Byte.</translation>
    </message>
    <message>
        <source>“%1” is no hexadecimal digit.</source>
        <translation>„%1“ ist keine hexadezimale Ziffer.</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be copied at a time.</source>
        <translation>Es können höchstens %L1 MiB auf einmal kopiert werden.</translation>
    </message>
    <message>
        <source>The edits before this are still being made. Wait for them.</source>
        <translation>Frühere Änderungen sind noch in Arbeit. Bitte warten.</translation>
    </message>
    <message>
        <source>What was typed after this edit is dropped.</source>
        <translation>Was nach dieser Änderung getippt wurde, entfällt.</translation>
    </message>
    <message>
        <source>At most %L1 MiB of text can be copied at a time.</source>
        <translation>Höchstens %L1 MiB Text können auf einmal kopiert werden.</translation>
    </message>
    <message>
        <source>“%1” is no character of such a number.</source>
        <translation>„%1“ ist kein Zeichen einer solchen Zahl.</translation>
    </message>
    <message>
        <source>Too few bytes for a number stand here. Show groups in file order to change them.</source>
        <translation>Hier stehen zu wenige Bytes für eine Zahl. In der Reihenfolge der Datei gezeigt lassen sie sich ändern.</translation>
    </message>
    <message numerus="yes">
        <source>No number of %n byte(s) is that long.</source>
        <translation>
            <numerusform>Keine Zahl aus %n Byte ist so lang.</numerusform>
            <numerusform>Keine Zahl aus %n Bytes ist so lang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is no number that fits into %n byte(s) here.</source>
        <translation>
            <numerusform>„%1“ ist keine Zahl, die hier in %n Byte passt.</numerusform>
            <numerusform>„%1“ ist keine Zahl, die hier in %n Bytes passt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::HitsModel</name>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>hexahedron::HitsPanel</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>List all matches in the find bar (Ctrl+F, Ctrl+Enter), and they stand here.</source>
        <translation>Listen Sie in der Suchleiste alle Treffer auf (Strg+F, Strg+Eingabe), dann stehen sie hier.</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F4)</source>
        <translation>Vorheriger Treffer (Umschalt+F4)</translation>
    </message>
    <message>
        <source>Next hit (F4)</source>
        <translation>Nächster Treffer (F4)</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>Es wird gesucht: %1</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>(there only)</source>
        <translation>(nur dort)</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Show in the Bytes</source>
        <translation>In den Bytes &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>hexahedron::InsertDialog</name>
    <message>
        <source>Insert an Element</source>
        <translation>Element einfügen</translation>
    </message>
    <message>
        <source>Add an Attribute</source>
        <translation>Attribut hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name of the outermost element:</source>
        <translation>&amp;Name des äußersten Elements:</translation>
    </message>
    <message>
        <source>&amp;Name of the element that comes into %1:</source>
        <translation>&amp;Name des Elements, das in %1 kommt:</translation>
    </message>
    <message>
        <source>&amp;Name of the attribute that %1 gets:</source>
        <translation>&amp;Name des Attributs, das %1 bekommt:</translation>
    </message>
    <message>
        <source>Type to look for a name</source>
        <translation>Tippen, um einen Namen zu suchen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Not known to this format.</source>
        <translation>Diesem Format nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>hexahedron::Inspector</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>The file is empty. What is typed or pasted into the hex pane becomes its content.</source>
        <translation>Die Datei ist leer. Was in der Hexansicht eingetippt oder eingefügt wird, wird ihr Inhalt.</translation>
    </message>
</context>
<context>
    <name>hexahedron::IssueSection</name>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Rule %1 in the reference</source>
        <translation>Regel %1 in der Referenz</translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesModel</name>
    <message>
        <source>Number of the rule in the description of the format</source>
        <translation>Nummer der Regel in der Beschreibung des Formats</translation>
    </message>
    <message>
        <source>How many elements of a list have it</source>
        <translation>Wie viele Elemente einer Liste davon betroffen sind</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>What else may have happened</source>
        <translation>Was sonst geschehen sein kann</translation>
    </message>
    <message>
        <source>What may have happened</source>
        <translation>Was geschehen sein kann</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n issue(s). %2 %3</source>
        <translation>
            <numerusform>%1 → %Ln Befund. %2 %3</numerusform>
            <numerusform>%1 → %Ln Befunde. %2 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesPanel</name>
    <message>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <source>Next Issue</source>
        <translation>Nächster Befund</translation>
    </message>
    <message>
        <source>Previous Issue</source>
        <translation>Vorheriger Befund</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the issues by text</source>
        <translation>Die Befunde nach Text filtern</translation>
    </message>
    <message>
        <source>Repair All…</source>
        <translation>Alles reparieren …</translation>
    </message>
    <message>
        <source>Everything that can be repaired; what would change is shown first</source>
        <translation>Alles, was repariert werden kann; was sich ändern würde, wird vorher gezeigt</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Explanation of the issue</source>
        <translation>Erklärung des Befunds</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparieren …</translation>
    </message>
    <message>
        <source>What would change is shown first</source>
        <translation>Was sich ändern würde, wird vorher gezeigt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüfung läuft …</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>No issue fits the filter.</source>
        <translation>Kein Befund passt zum Filter.</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparatur: %1</translation>
    </message>
    <message>
        <source>Repair All of This Kind…</source>
        <translation>Alle dieser Art reparieren …</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>Remarks: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
    <message numerus="yes">
        <source>found %1 time(s)</source>
        <translation>
            <numerusform>%1-mal gefunden</numerusform>
            <numerusform>%1-mal gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1 are listed</source>
        <translation>die ersten %1 sind aufgeführt</translation>
    </message>
    <message>
        <source>the first is shown</source>
        <translation>die erste Stelle wird gezeigt</translation>
    </message>
    <message>
        <source>More in the reference</source>
        <translation>Mehr in der Referenz</translation>
    </message>
    <message>
        <source>What does this mean?</source>
        <translation>Was bedeutet das?</translation>
    </message>
    <message>
        <source>First found at %1: %2</source>
        <translation>Zuerst gefunden bei %1: %2</translation>
    </message>
    <message>
        <source>No issues, but not all is there.</source>
        <translation>Keine Befunde, aber es ist nicht alles da.</translation>
    </message>
    <message>
        <source>Repair: none is offered here.</source>
        <translation>Reparatur: Hier wird keine angeboten.</translation>
    </message>
    <message>
        <source>There is nothing to repair.</source>
        <translation>Es gibt nichts zu reparieren.</translation>
    </message>
    <message>
        <source>No repair is known for what was found.</source>
        <translation>Für das, was gefunden wurde, ist keine Reparatur bekannt.</translation>
    </message>
    <message>
        <source>File ▸ Salvage writes what can still be read into files of its own.</source>
        <translation>Datei ▸ Bergen schreibt, was noch gelesen werden kann, in eigene Dateien.</translation>
    </message>
    <message>
        <source>Edit Value…</source>
        <translation>Wert bearbeiten …</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>Die Datei wird gerade geprüft.</translation>
    </message>
    <message>
        <source>It has no repair of its own. It goes with the repair of its cause, which stands above it.</source>
        <translation>Es hat keine eigene Reparatur. Mit der Reparatur seiner Ursache, die darüber steht, ist es behoben.</translation>
    </message>
    <message>
        <source>No repair is known for this. Its value can be edited by hand.</source>
        <translation>Dafür ist keine Reparatur bekannt. Der Wert lässt sich von Hand bearbeiten.</translation>
    </message>
    <message>
        <source>No repair is known for this.</source>
        <translation>Dafür ist keine Reparatur bekannt.</translation>
    </message>
    <message>
        <source>This is no single value: its parts are in the structure.</source>
        <translation>Das ist kein einzelner Wert: Seine Teile stehen in der Struktur.</translation>
    </message>
    <message>
        <source>All %1 of This Kind…</source>
        <translation>Alle %1 dieser Art …</translation>
    </message>
    <message>
        <source>All of This Kind…</source>
        <translation>Alle dieser Art …</translation>
    </message>
    <message>
        <source>Repair all of this kind; what would change is shown first</source>
        <translation>Alle dieser Art reparieren; vorher wird gezeigt, was sich ändern würde</translation>
    </message>
    <message>
        <source>There are no others of this kind that can be repaired.</source>
        <translation>Weitere dieser Art, die sich reparieren lassen, gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>hexahedron::ItemHeader</name>
    <message>
        <source>Copy the path</source>
        <translation>Den Pfad kopieren</translation>
    </message>
    <message>
        <source>offset 0x%1 (%2)</source>
        <translation>Offset 0x%1 (%2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 byte(s)</source>
        <translation>
            <numerusform>%1 × %2 Byte</numerusform>
            <numerusform>%1 × %2 Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation>Pfad: %1</translation>
    </message>
    <message>
        <source>Raw bytes: %1</source>
        <translation>Rohe Bytes: %1</translation>
    </message>
    <message>
        <source>More in the reference</source>
        <translation>Mehr in der Referenz</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) selected</source>
        <translation>
            <numerusform>%1 Byte ausgewählt</numerusform>
            <numerusform>%1 Bytes ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::Journal</name>
    <message>
        <source>The journal “%1”, which keeps edits safe from a crash, cannot be written: %2.</source>
        <translation>Das Journal „%1“, das Änderungen vor einem Absturz schützt, kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>“%1” is no journal of this program, or its beginning is damaged.</source>
        <translation>„%1“ ist kein Journal dieses Programms, oder sein Anfang ist beschädigt.</translation>
    </message>
    <message>
        <source>A step inserted more than %1 MiB.</source>
        <translation>Ein Schritt hat mehr als %1 MiB eingefügt.</translation>
    </message>
    <message>
        <source>%1 What was changed since would be lost in a crash. Save to be safe.</source>
        <translation>%1 Was seither geändert wurde, ginge bei einem Absturz verloren. Speichern Sie, um sicher zu sein.</translation>
    </message>
    <message>
        <source>The changes of this file take more than %1 MiB.</source>
        <translation>Die Änderungen dieser Datei brauchen mehr als %1 MiB.</translation>
    </message>
    <message>
        <source>The changes that are not saved, of all files, take more than %1 MiB.</source>
        <translation>Die nicht gespeicherten Änderungen aller Dateien brauchen mehr als %1 MiB.</translation>
    </message>
    <message>
        <source>Copies of files with changes that are not saved take more than %1 MiB.</source>
        <translation>Kopien von Dateien mit nicht gespeicherten Änderungen brauchen mehr als %1 MiB.</translation>
    </message>
</context>
<context>
    <name>hexahedron::JumpButton</name>
    <message>
        <source>%1%2 of %3</source>
        <translation>%1%2 von %3</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>This value stands for none.</source>
        <translation>Dieser Wert steht für „keines“.</translation>
    </message>
    <message>
        <source>nothing: there are %1</source>
        <translation>nichts: Es gibt nur %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>There is no such element.</source>
        <translation>Ein solches Element gibt es nicht.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hexahedron::LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Folder of Lessons…</source>
        <translation>&amp;Ordner mit Lektionen …</translation>
    </message>
    <message>
        <source>Other lessons</source>
        <translation>Andere Lektionen</translation>
    </message>
    <message>
        <source>This lesson cannot be begun. %1</source>
        <translation>Diese Lektion kann nicht begonnen werden. %1</translation>
    </message>
    <message>
        <source>Adds lessons of your own, such as those of your teacher: a folder with Markdown files</source>
        <translation>Fügt eigene Lektionen hinzu, etwa die Ihrer Lehrkraft: einen Ordner mit Markdown-Dateien</translation>
    </message>
    <message>
        <source>Begin with lesson 1 of any engine: it expects no knowledge, and the next ones build on it. If you have no engine in mind, take the first in the list.</source>
        <translation>Beginnen Sie mit Lektion 1 irgendeiner Engine: Sie setzt nichts voraus, die nächsten bauen darauf auf. Wenn Sie keine bestimmte Engine im Sinn haben, nehmen Sie die erste der Liste.</translation>
    </message>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (erledigt)</translation>
    </message>
    <message>
        <source>Folder with Lessons of Your Own (*.md)</source>
        <translation>Ordner mit eigenen Lektionen (*.md)</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a text file in Markdown whose name ends with .md.</source>
        <translation>In %1 ist keine Lektion. Eine Lektion ist eine Textdatei in Markdown, deren Name auf .md endet.</translation>
    </message>
</context>
<context>
    <name>hexahedron::LimitsDialog</name>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Limits of Expansion</source>
        <translation>Grenzen des Entpackens</translation>
    </message>
    <message>
        <source>A few packed bytes can expand to more than a computer has. What is beyond these limits is neither shown nor checked; an issue says so.</source>
        <translation>Wenige gepackte Bytes können mehr ergeben, als ein Rechner Speicher hat. Was jenseits dieser Grenzen liegt, wird weder gezeigt noch geprüft; ein Befund weist darauf hin.</translation>
    </message>
    <message>
        <source>&amp;All blocks together:</source>
        <translation>&amp;Alle Blöcke zusammen:</translation>
    </message>
    <message>
        <source>&amp;One block:</source>
        <translation>&amp;Ein Block:</translation>
    </message>
    <message>
        <source>&amp;Times the packed size:</source>
        <translation>&amp;Vielfaches der gepackten Größe:</translation>
    </message>
    <message>
        <source>&amp;Blocks inside blocks:</source>
        <translation>&amp;Blöcke in Blöcken:</translation>
    </message>
    <message>
        <source>A block may expand to so many times its packed size, and to one megabyte in any case</source>
        <translation>Ein Block darf höchstens auf dieses Vielfache seiner gepackten Größe anwachsen; ein Megabyte ist immer erlaubt</translation>
    </message>
</context>
<context>
    <name>hexahedron::LinkSection</name>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
</context>
<context>
    <name>hexahedron::MainWindow</name>
    <message>
        <source>Hexahedron</source>
        <translation>Hexahedron</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist geöffnet.</translation>
    </message>
    <message>
        <source>There is nothing to see in this file.</source>
        <translation>In dieser Datei gibt es nichts zu sehen.</translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation>Das geht nicht: %1</translation>
    </message>
    <message>
        <source>Known files (%1)</source>
        <translation>Bekannte Dateien (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>Die Datei konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save Changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>The file was removed or renamed by another program. What you see is kept and can be saved.</source>
        <translation>Die Datei wurde von einem anderen Programm entfernt oder umbenannt. Was hier zu sehen ist, bleibt und kann gespeichert werden.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation>Ein anderes Programm hat die Datei geändert.</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep What Is Here</source>
        <translation>Diesen Stand behalten</translation>
    </message>
    <message>
        <source>Export Bytes</source>
        <translation>Bytes exportieren</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Forget These</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>About Hexahedron</source>
        <translation>Über Hexahedron</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Hexahedron %1&lt;/h3&gt;&lt;p&gt;Shows what every byte of a 3D file means, says what is wrong with it, and changes it without breaking the rest.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Hexahedron %1&lt;/h3&gt;&lt;p&gt;Zeigt, was jedes Byte einer 3D-Datei bedeutet, sagt, was daran nicht stimmt, und ändert sie, ohne den Rest zu beschädigen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation>Formate: %1</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Farb&amp;en</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>How many zeros are inserted at the cursor:</source>
        <translation>Wie viele Nullen am Cursor eingefügt werden:</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>Eigens&amp;chaften</translation>
    </message>
    <message>
        <source>Go to the inspector, which says what these bytes mean</source>
        <translation>Zum Inspektor gehen, der sagt, was diese Bytes bedeuten</translation>
    </message>
    <message>
        <source>This is more than %L1 MiB of text and was not copied.</source>
        <translation>Das ist mehr als %L1 MiB Text und wurde nicht kopiert.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message numerus="yes">
        <source>Re&amp;move %n Element(s)</source>
        <translation>
            <numerusform>%Ln Element ent&amp;fernen</numerusform>
            <numerusform>%Ln Elemente ent&amp;fernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>The file on disk cannot be read: %1</source>
        <translation>Die Datei auf dem Datenträger kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>On disk: %1, written %2</source>
        <translation>Auf dem Datenträger: %1, geschrieben am %2</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>Both have the same bytes.</source>
        <translation>Beide haben dieselben Bytes.</translation>
    </message>
    <message>
        <source>The longer one goes on where the other ends, at %1; all before is the same.</source>
        <translation>Die längere geht weiter, wo die andere endet, bei %1; alles davor ist gleich.</translation>
    </message>
    <message>
        <source>Errors: %1 on disk, %2 here.</source>
        <translation>Fehler: %1 auf dem Datenträger, %2 hier.</translation>
    </message>
    <message>
        <source>Another program has written into this file. It is too long to be kept in memory, so what was there is gone: what you see is what is there now.</source>
        <translation>Ein anderes Programm hat in diese Datei geschrieben. Sie ist zu lang, um im Speicher gehalten zu werden; was dort stand, ist daher verloren: Sie sehen, was jetzt dort steht.</translation>
    </message>
    <message>
        <source>%1 from %2 on were cut off and show as zeros.</source>
        <translation>%1 ab %2 wurden abgeschnitten und erscheinen als Nullen.</translation>
    </message>
    <message>
        <source>The file is not saved. %1</source>
        <translation>Die Datei ist nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>Save What Is Left As…</source>
        <translation>Rest speichern unter …</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>%1 is not saved: another program has written it since it was read.</source>
        <translation>%1 ist nicht gespeichert: Ein anderes Programm hat die Datei geschrieben, seit sie gelesen wurde.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Compare with the File on Disk</source>
        <translation>Vergleich mit dem Datenträger</translation>
    </message>
    <message>
        <source>Another program has changed the file. Reading it again takes your changes away; Undo brings them back.</source>
        <translation>Ein anderes Programm hat die Datei geändert. Beim Neuladen gehen Ihre Änderungen verloren; „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go back to an earlier version</source>
        <translation>Zu einer früheren Fassung zurückkehren</translation>
    </message>
    <message>
        <source>A file could not be opened: %1</source>
        <translation>Eine Datei konnte nicht geöffnet werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened:</source>
        <translation>
            <numerusform>%n Datei konnte nicht geöffnet werden:</numerusform>
            <numerusform>%n Dateien konnten nicht geöffnet werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work that waited for more than %n day(s) is deleted: %1.</source>
        <translation>
            <numerusform>Nicht gespeicherte Arbeit, die mehr als %n Tag gewartet hat, ist gelöscht: %1.</numerusform>
            <numerusform>Nicht gespeicherte Arbeit, die mehr als %n Tage gewartet hat, ist gelöscht: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unsaved work from before.</source>
        <translation>Es gibt keine nicht gespeicherte Arbeit von früher.</translation>
    </message>
    <message>
        <source>the file has changed since, so they do not fit any more</source>
        <translation>die Datei hat sich seither geändert, sie passen also nicht mehr</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>die Datei ist nicht mehr da</translation>
    </message>
    <message>
        <source>Unsaved Changes of %1</source>
        <translation>Nicht gespeicherte Änderungen von %1</translation>
    </message>
    <message>
        <source>The unsaved work on %1 is not restored: %2</source>
        <translation>Die nicht gespeicherte Arbeit an %1 ist nicht wiederhergestellt: %2</translation>
    </message>
    <message>
        <source>Another window has dealt with it.</source>
        <translation>Ein anderes Fenster hat sich schon darum gekümmert.</translation>
    </message>
    <message>
        <source>Insert Zero Bytes</source>
        <translation>Nullbytes einfügen</translation>
    </message>
    <message>
        <source>Preparing the model…</source>
        <translation>Das Modell wird vorbereitet …</translation>
    </message>
    <message>
        <source>%1 is open in another window, with changes that are not saved and not seen here. The window that saves second is asked which version stays.</source>
        <translation>%1 ist in einem anderen Fenster offen, mit Änderungen, die nicht gespeichert und hier nicht zu sehen sind. Das Fenster, das als zweites speichert, fragt, welche Fassung bleibt.</translation>
    </message>
    <message>
        <source>Export as XML</source>
        <translation>Als XML exportieren</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>Import XML</source>
        <translation>XML importieren</translation>
    </message>
    <message>
        <source>Save the File That Is Made</source>
        <translation>Neue Datei speichern</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 is not saved: the version on the disk is another program&apos;s, and what is here was not made from it.</source>
        <translation>%1 ist nicht gespeichert: Die Fassung auf dem Datenträger ist von einem anderen Programm, und was hier ist, entstand nicht aus ihr.</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant …</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>%n Datei geschrieben.</numerusform>
            <numerusform>%n Dateien geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired.</source>
        <translation>
            <numerusform>%n repariert.</numerusform>
            <numerusform>%n repariert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with errors.</source>
        <translation>
            <numerusform>%n mit Fehlern.</numerusform>
            <numerusform>%n mit Fehlern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed, because the removed bytes could not be kept: %1</source>
        <translation>Nichts wurde geändert, weil sich die entfernten Bytes nicht aufheben ließen: %1</translation>
    </message>
    <message>
        <source>The removed bytes are kept in %1</source>
        <translation>Die entfernten Bytes liegen in %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Selected Byte(s)</source>
        <translation>
            <numerusform>%Ln gewähltes Byte entfe&amp;rnen</numerusform>
            <numerusform>%Ln gewählte Bytes entfe&amp;rnen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove the Byte at the Cursor</source>
        <translation>Byte am Cursor entfe&amp;rnen</translation>
    </message>
    <message>
        <source>&amp;Duplicate the Chunk</source>
        <translation>Chunk du&amp;plizieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate %1 with All in It</source>
        <translation>%1 mit allem darin du&amp;plizieren</translation>
    </message>
    <message>
        <source>Re&amp;move the Chunk</source>
        <translation>Chunk ent&amp;fernen</translation>
    </message>
    <message>
        <source>Re&amp;move %1 with All in It</source>
        <translation>%1 mit allem darin ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Duplicate Element %1</source>
        <translation>Element %1 du&amp;plizieren</translation>
    </message>
    <message>
        <source>Re&amp;move Element %1</source>
        <translation>Element %1 ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Duplicate the Element</source>
        <translation>Element du&amp;plizieren</translation>
    </message>
    <message>
        <source>Re&amp;move the Element</source>
        <translation>Element ent&amp;fernen</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Insert a File</source>
        <translation>Eine Datei einfügen</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be inserted at a time.</source>
        <translation>Höchstens %L1 MiB lassen sich auf einmal einfügen.</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be filled at a time.</source>
        <translation>Höchstens %L1 MiB lassen sich auf einmal füllen.</translation>
    </message>
    <message>
        <source>Save the Selection</source>
        <translation>Auswahl speichern</translation>
    </message>
    <message>
        <source>New File</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>%1 was written or touched since, at the same size. All parts of it that were compared are the same, but a change elsewhere in it would not be noticed.

Restore the unsaved work all the same?</source>
        <translation>%1 wurde seitdem neu geschrieben oder neu datiert und ist gleich groß. Alle verglichenen Teile sind gleich, eine Änderung an anderer Stelle fiele aber nicht auf.

Die nicht gespeicherte Arbeit trotzdem wiederherstellen?</translation>
    </message>
    <message>
        <source>%1 is open. Close it first, or give the new file another name.</source>
        <translation>%1 ist offen. Schließen Sie die Datei zuerst, oder geben Sie der neuen einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 is being written…</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message>
        <source>Replace a match</source>
        <translation>Einen Treffer ersetzen</translation>
    </message>
    <message>
        <source>There is nothing to look for.</source>
        <translation>Es ist nichts angegeben, wonach gesucht wird.</translation>
    </message>
    <message>
        <source>What it is replaced with makes no sense.</source>
        <translation>Der Ersatz ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Es gibt keinen Treffer.</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n match(es)</source>
        <translation>
            <numerusform>%Ln Treffer ersetzen</numerusform>
            <numerusform>%Ln Treffer ersetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) overlap others and stay.</source>
        <translation>
            <numerusform>%Ln Treffer überlappt einen anderen und bleibt.</numerusform>
            <numerusform>%Ln Treffer überlappen andere und bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first %L1 matches are replaced at a time.</source>
        <translation>Auf einmal werden nur die ersten %L1 Treffer ersetzt.</translation>
    </message>
    <message>
        <source>The expression took too many steps in %L1 bytes: those were not searched to the end.</source>
        <translation>Der Ausdruck brauchte in %L1 Bytes zu viele Schritte: diese wurden nicht zu Ende durchsucht.</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Alle Treffer ersetzen</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Export Bookmarks</source>
        <translation>Lesezeichen exportieren</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Something is still being written. Choose the language again when that is done.</source>
        <translation>Es wird noch etwas geschrieben. Wählen Sie die Sprache noch einmal, wenn das fertig ist.</translation>
    </message>
    <message>
        <source>Add Animation</source>
        <translation>Animation hinzufügen</translation>
    </message>
    <message>
        <source>Export as glTF</source>
        <translation>Als glTF exportieren</translation>
    </message>
    <message>
        <source>glTF (*.glb)</source>
        <translation>glTF (*.glb)</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>There is no model of which a picture could be made.</source>
        <translation>Es gibt kein Modell, von dem ein Bild gemacht werden könnte.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in bytes that are packed stay: what these expand to is replaced.</source>
        <translation>
            <numerusform>%Ln Treffer in gepackten Bytes bleibt: Ersetzt wird in dem, was sie entpackt ergeben.</numerusform>
            <numerusform>%Ln Treffer in gepackten Bytes bleiben: Ersetzt wird in dem, was sie entpackt ergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export a Handout</source>
        <translation>Handzettel exportieren</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>Seite (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Second B&amp;yte Pane</source>
        <translation>Zweite B&amp;yteansicht</translation>
    </message>
    <message>
        <source>Another &amp;File Beside</source>
        <translation>Eine andere &amp;Datei daneben</translation>
    </message>
    <message>
        <source>No other file is open</source>
        <translation>Keine andere Datei ist geöffnet</translation>
    </message>
    <message>
        <source>Re&amp;move %1</source>
        <translation>%1 ent&amp;fernen</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file is %n byte(s) shorter. %2 brings it back.</source>
        <translation>
            <numerusform>%1: Die Datei ist %Ln Byte kürzer. %2 macht es rückgängig.</numerusform>
            <numerusform>%1: Die Datei ist %Ln Bytes kürzer. %2 macht es rückgängig.</numerusform>
        </translation>
    </message>
    <message>
        <source>New normals all point the same way.</source>
        <translation>Die neuen Normalen zeigen alle in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>Compute Normals</source>
        <translation>Normalen berechnen</translation>
    </message>
    <message>
        <source>“%1” is an address, and only files are opened. Save it as a file first.</source>
        <translation>„%1“ ist eine Adresse, und nur Dateien werden geöffnet. Speichern Sie sie zuerst als Datei.</translation>
    </message>
    <message>
        <source>Reload?</source>
        <translation>Neu laden?</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Discard Unsaved Work?</source>
        <translation>Nicht gespeicherte Arbeit verwerfen?</translation>
    </message>
    <message numerus="yes">
        <source>The unsaved work on %1 is deleted for good: %n step(s), the last of %2.</source>
        <translation>
            <numerusform>Die nicht gespeicherte Arbeit an %1 wird endgültig gelöscht: %n Schritt, der letzte vom %2.</numerusform>
            <numerusform>Die nicht gespeicherte Arbeit an %1 wird endgültig gelöscht: %n Schritte, der letzte vom %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is nowhere else. Later keeps it.</source>
        <translation>Es gibt keine andere Kopie. Mit „Später“ bleibt sie erhalten.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 (restored)</source>
        <translation>%1 (wiederhergestellt)</translation>
    </message>
    <message>
        <source>The unsaved work on %1 of %2 is deleted for good. It cannot be read at the moment.</source>
        <translation>Die nicht gespeicherte Arbeit an %1 vom %2 wird endgültig gelöscht. Sie kann im Augenblick nicht gelesen werden.</translation>
    </message>
    <message>
        <source>the file has changed since; the version that they belong to was kept</source>
        <translation>die Datei hat sich seitdem geändert; die Fassung, zu der sie gehören, wurde aufgehoben</translation>
    </message>
    <message>
        <source>the file is not there any more; the version that they belong to was kept</source>
        <translation>die Datei ist nicht mehr da; die Fassung, zu der sie gehören, wurde aufgehoben</translation>
    </message>
    <message>
        <source>Its first step does not fit the version that was kept.</source>
        <translation>Ihr erster Schritt passt nicht zu der Fassung, die aufgehoben wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n change(s) that are not saved. Reading it again from the disk takes them away.</source>
        <translation>
            <numerusform>%1 hat eine Änderung, die nicht gespeichert ist. Beim Neuladen geht sie verloren.</numerusform>
            <numerusform>%1 hat %n Änderungen, die nicht gespeichert sind. Beim Neuladen gehen sie verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Reading it again from the disk takes them away.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind. Beim Neuladen gehen sie verloren.</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>Compare with a File</source>
        <translation>Mit einer Datei vergleichen</translation>
    </message>
    <message>
        <source>This is the file that is shown.</source>
        <translation>Das ist die Datei, die gezeigt wird.</translation>
    </message>
    <message>
        <source>Find in a Folder</source>
        <translation>In einem Ordner suchen</translation>
    </message>
    <message>
        <source>Only open files are changed: choose where to replace.</source>
        <translation>Nur offene Dateien werden geändert: Wählen Sie, wo ersetzt wird.</translation>
    </message>
    <message>
        <source>%1 is not written: what is written here has names that end with %2.</source>
        <translation>%1 wird nicht geschrieben: Der Name muss hier auf %2 enden.</translation>
    </message>
    <message>
        <source>Comparing: %1 %</source>
        <translation>Vergleich: %1 %</translation>
    </message>
    <message>
        <source>The files are being compared…</source>
        <translation>Die Dateien werden verglichen …</translation>
    </message>
    <message>
        <source>There has to be a bookmark before the cursor and one behind it.</source>
        <translation>Vor und hinter dem Cursor muss je ein Lesezeichen stehen.</translation>
    </message>
    <message>
        <source>The file has changed since the folder was searched: what was found may be elsewhere or gone.</source>
        <translation>Die Datei hat sich geändert, seit der Ordner durchsucht wurde: Was gefunden wurde, kann woanders oder verschwunden sein.</translation>
    </message>
    <message>
        <source>Search Again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>the file on the disk is another version; it stays as it is until you save</source>
        <translation>auf dem Datenträger liegt eine andere Fassung; sie bleibt, wie sie ist, bis Sie speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>What Will Change in %1</source>
        <translation>Was sich in %1 ändert</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n more file(s) were not changed.</source>
        <translation>
            <numerusform>Abgebrochen: %n weitere Datei wurde nicht geändert.</numerusform>
            <numerusform>Abgebrochen: %n weitere Dateien wurden nicht geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the version of %1 that the unsaved work belongs to, with that work on it. It is a copy that is not saved yet.</source>
        <translation>Das ist die Fassung von %1, zu der die nicht gespeicherte Arbeit gehört, mit dieser Arbeit darauf. Es ist eine Kopie, die noch nicht gespeichert ist.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n Element(s)</source>
        <translation>
            <numerusform>%n Element du&amp;plizieren</numerusform>
            <numerusform>%n Elemente du&amp;plizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n Chunk(s)</source>
        <translation>
            <numerusform>%n Chunk du&amp;plizieren</numerusform>
            <numerusform>%n Chunks du&amp;plizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re&amp;move %n Chunk(s)</source>
        <translation>
            <numerusform>%n Chunk ent&amp;fernen</numerusform>
            <numerusform>%n Chunks ent&amp;fernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look &amp;Through This Camera</source>
        <translation>&amp;Durch diese Kamera sehen</translation>
    </message>
    <message>
        <source>Show Triangles Here in %1</source>
        <translation>Dreiecke an dieser Stelle in %1 zeigen</translation>
    </message>
    <message>
        <source>Save Pictures from All Sides</source>
        <translation>Bilder von allen Seiten speichern</translation>
    </message>
    <message>
        <source>How many pictures for one turn:</source>
        <translation>Wie viele Bilder für eine Umdrehung:</translation>
    </message>
    <message>
        <source>Drawing the model from all around…</source>
        <translation>Das Modell wird rundum gezeichnet …</translation>
    </message>
    <message>
        <source>%1 to %2 are written.</source>
        <translation>%1 bis %2 wurden geschrieben.</translation>
    </message>
    <message>
        <source>%1 stays in front: the value that you typed is not written. Correct it, or go to the other file once more to drop it.</source>
        <translation>%1 bleibt vorn: Der eingegebene Wert ist nicht geschrieben. Berichtigen Sie ihn, oder wechseln Sie noch einmal zur anderen Datei, um ihn zu verwerfen.</translation>
    </message>
    <message>
        <source>What you typed has changed the file: nothing is left to repair there.</source>
        <translation>Was Sie eingegeben haben, hat die Datei geändert: Dort ist nichts mehr zu reparieren.</translation>
    </message>
    <message>
        <source>%1 stays open: the value that you typed is not written. Correct it, or close once more to drop it.</source>
        <translation>%1 bleibt offen: Der eingegebene Wert ist nicht geschrieben. Berichtigen Sie ihn, oder schließen Sie noch einmal, um ihn zu verwerfen.</translation>
    </message>
    <message>
        <source>Changed, too: %1</source>
        <translation>Ebenfalls geändert: %1</translation>
    </message>
    <message>
        <source>Save &amp;All</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Disca&amp;rd All</source>
        <translation>Alle ver&amp;werfen</translation>
    </message>
    <message>
        <source>%1 is not what the model shows any more. Try again.</source>
        <translation>%1 ist nicht mehr, was das Modell zeigt. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1: %2. %3 takes it back.</source>
        <translation>%1: %2. %3 macht es rückgängig.</translation>
    </message>
    <message>
        <source>%1, which is open now: %2. %3 takes it back.</source>
        <translation>%1, jetzt geöffnet: %2. %3 macht es rückgängig.</translation>
    </message>
    <message>
        <source>This key lies in %1. A double click shows its bytes there.</source>
        <translation>Dieses Schlüsselbild liegt in %1. Ein Doppelklick zeigt dort seine Bytes.</translation>
    </message>
    <message>
        <source>Undone in %1: %2</source>
        <translation>Rückgängig gemacht in %1: %2</translation>
    </message>
    <message>
        <source>Done again in %1: %2</source>
        <translation>Wiederholt in %1: %2</translation>
    </message>
    <message>
        <source>&amp;Undo in %1: %2</source>
        <translation>&amp;Rückgängig in %1: %2</translation>
    </message>
    <message>
        <source>&amp;Redo in %1: %2</source>
        <translation>&amp;Wiederholen in %1: %2</translation>
    </message>
    <message>
        <source>Undo brings back what is lost as long as this tab is open. It does not outlive a crash.</source>
        <translation>„Rückgängig“ bringt das Verlorene zurück, solange dieser Reiter offen ist. Einen Absturz überlebt es nicht.</translation>
    </message>
    <message>
        <source>Undo cannot bring back what is lost.</source>
        <translation>„Rückgängig“ kann das Verlorene nicht zurückbringen.</translation>
    </message>
    <message>
        <source>The language stays: the value that you typed in %1 is not written. Correct it, or choose the language once more to drop it.</source>
        <translation>Die Sprache bleibt: Der Wert, den Sie in %1 eingegeben haben, ist nicht geschrieben. Berichtigen Sie ihn, oder wählen Sie die Sprache noch einmal, um ihn zu verwerfen.</translation>
    </message>
    <message>
        <source>%1 is not read again: the value that you typed is not written. Correct it, or read again once more to drop it.</source>
        <translation>%1 wird nicht neu gelesen: Der eingegebene Wert ist nicht geschrieben. Berichtigen Sie ihn, oder lesen Sie noch einmal neu, um ihn zu verwerfen.</translation>
    </message>
    <message>
        <source>Nothing is done to %1: the value that you typed is not written. Correct it, or do it once more to drop it.</source>
        <translation>In %1 geschieht nichts: Der eingegebene Wert ist nicht geschrieben. Berichtigen Sie ihn, oder wiederholen Sie den Befehl, um ihn zu verwerfen.</translation>
    </message>
    <message>
        <source>What you typed has moved this match: find it again.</source>
        <translation>Was Sie eingegeben haben, hat diesen Treffer verschoben: Suchen Sie ihn noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>matches in a file</comment>
        <translation>
            <numerusform>%n in %1</numerusform>
            <numerusform>%n in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>Ersetzt: %1.</translation>
    </message>
    <message>
        <source>This waits for the model, which is being made anew.</source>
        <translation>Das wartet auf das Modell, das gerade neu entsteht.</translation>
    </message>
    <message>
        <source>Another file is shown now: nothing was done to %1.</source>
        <translation>Jetzt wird eine andere Datei gezeigt: In %1 wurde nichts getan.</translation>
    </message>
    <message>
        <source>%1 was changed from here and is not saved.</source>
        <translation>%1 wurde von hier aus geändert und ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>The window stays open, because not all could be saved: %1. Their tabs say why.</source>
        <translation>Das Fenster bleibt offen, weil nicht alles gespeichert werden konnte: %1. Der Grund steht im jeweiligen Reiter.</translation>
    </message>
    <message>
        <source>%1 is not saved yet: nothing is left of it here, and what is on the disk would be gone: %2.</source>
        <translation>%1 ist noch nicht gespeichert: Hier ist nichts davon übrig, und was auf der Platte steht, wäre weg: %2.</translation>
    </message>
    <message>
        <source>Nothing of %1 can be saved. Nothing was written.</source>
        <translation>Von %1 lässt sich nichts bergen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Parts are missing: report.json says what.</source>
        <translation>Teile fehlen: report.json sagt, welche.</translation>
    </message>
    <message numerus="yes">
        <source>More was pasted than was selected: %n byte(s) behind the selection are overwritten, too. %1 takes it back.</source>
        <translation>
            <numerusform>Eingefügt wurde mehr, als ausgewählt war: Auch %Ln Byte hinter der Auswahl ist überschrieben. %1 macht es rückgängig.</numerusform>
            <numerusform>Eingefügt wurde mehr, als ausgewählt war: Auch %Ln Bytes hinter der Auswahl sind überschrieben. %1 macht es rückgängig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The language stays: bookmarks cannot be kept, and would be gone with this window.</source>
        <translation>Die Sprache bleibt: Lesezeichen können nicht gespeichert werden und wären mit diesem Fenster weg.</translation>
    </message>
    <message>
        <source>Close without the Newest Bookmarks?</source>
        <translation>Ohne die neuesten Lesezeichen schließen?</translation>
    </message>
    <message>
        <source>The newest bookmarks and notes of %1 are only in this window: %2</source>
        <translation>Die neuesten Lesezeichen und Notizen zu %1 stehen nur in diesem Fenster: %2</translation>
    </message>
    <message>
        <source>Export Bookmarks in the menu Edit writes them to another place.</source>
        <translation>„Lesezeichen exportieren“ im Menü „Bearbeiten“ schreibt sie an einen anderen Ort.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The newest bookmarks and notes are only in this window: %1</source>
        <translation>Die neuesten Lesezeichen und Notizen stehen nur in diesem Fenster: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Cu&amp;t Bytes</source>
        <translation>Bytes a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy Bytes</source>
        <translation>Bytes &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Paste Bytes</source>
        <translation>Bytes &amp;einfügen</translation>
    </message>
    <message>
        <source>Close without the Restored Work?</source>
        <translation>Ohne die wiederhergestellte Arbeit schließen?</translation>
    </message>
    <message>
        <source>The work on %1 that was restored is undone, and it is nowhere else.</source>
        <translation>Die wiederhergestellte Arbeit an %1 ist rückgängig gemacht. Es gibt keine andere Kopie.</translation>
    </message>
    <message>
        <source>Redo brings it back as long as the file is open.</source>
        <translation>„Wiederholen“ bringt sie zurück, solange die Datei geöffnet ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not saved yet: this file has %n other name(s) (hard links). Saving makes a new file of this name, and what is there now stays under the other name(s).</source>
        <translation>
            <numerusform>%1 ist noch nicht gespeichert: Diese Datei hat einen weiteren Namen (harter Verweis). Beim Speichern entsteht eine neue Datei dieses Namens; was jetzt da ist, bleibt unter dem anderen Namen.</numerusform>
            <numerusform>%1 ist noch nicht gespeichert: Diese Datei hat %n weitere Namen (harte Verweise). Beim Speichern entsteht eine neue Datei dieses Namens; was jetzt da ist, bleibt unter den anderen Namen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close What Another Program Has Replaced?</source>
        <translation>Ersetzte Fassung schließen?</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1. What it was before is only in this window, and cannot be kept among the earlier versions: %2</source>
        <translation>Ein anderes Programm hat die Datei von %1 geändert. Was sie vorher war, ist nur noch in diesem Fenster und kann nicht unter den früheren Fassungen aufgehoben werden: %2</translation>
    </message>
    <message>
        <source>Save As in the menu File writes it to another place.</source>
        <translation>„Speichern unter“ im Menü „Datei“ schreibt sie an einen anderen Ort.</translation>
    </message>
    <message>
        <source>Save the Removed File?</source>
        <translation>Entfernte Datei speichern?</translation>
    </message>
    <message>
        <source>The file of %1 was removed or renamed by another program. What you see is only in this window.</source>
        <translation>Die Datei von %1 wurde von einem anderen Programm entfernt oder umbenannt. Was Sie sehen, ist nur noch in diesem Fenster.</translation>
    </message>
    <message>
        <source>Differences: %L1, with %L2 bytes. The first one is at %3.</source>
        <translation>Unterschiede: %L1, mit %L2 Bytes. Der erste ist bei %3.</translation>
    </message>
    <message>
        <source>Side by &amp;Side…</source>
        <translation>&amp;Nebeneinander …</translation>
    </message>
    <message>
        <source>Before: what is on the disk. After: what is here.</source>
        <translation>Vorher: was auf dem Datenträger ist. Nachher: was hier ist.</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
</context>
<context>
    <name>hexahedron::MappedFile</name>
    <message>
        <source>it cannot be mapped and is too long to be read into memory</source>
        <translation>sie kann nicht in den Speicher eingeblendet werden und ist zu lang, um eingelesen zu werden</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>es ist eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>es ist ein Socket, keine Datei</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>es ist ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>its name is not UTF-8. Rename it to open it</source>
        <translation>ihr Name ist kein UTF-8. Benennen Sie sie um, um sie zu öffnen</translation>
    </message>
</context>
<context>
    <name>hexahedron::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>hexahedron::Minimap</name>
    <message>
        <source>Overview of all bytes</source>
        <translation>Übersicht aller Bytes</translation>
    </message>
    <message>
        <source>Entropy: %1 %</source>
        <translation>Entropie: %1 %</translation>
    </message>
</context>
<context>
    <name>hexahedron::NewFileDialog</name>
    <message>
        <source>the &amp;smallest that is right</source>
        <translation>die &amp;kleinste gültige Datei</translation>
    </message>
    <message>
        <source>a &amp;larger one that shows most of the format</source>
        <translation>eine &amp;größere, die fast alles zeigt, was das Format kann</translation>
    </message>
    <message>
        <source>a &amp;broken one, to find and repair what is wrong</source>
        <translation>eine &amp;fehlerhafte, um Fehler zu finden und zu reparieren</translation>
    </message>
    <message>
        <source>New File</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>Inhalt:</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>hexahedron::OpenAsDialog</name>
    <message>
        <source>Open As</source>
        <translation>Öffnen als</translation>
    </message>
    <message>
        <source>Read %1 as:</source>
        <translation>%1 lesen als:</translation>
    </message>
    <message>
        <source>No format: bytes only</source>
        <translation>Kein Format: nur Bytes</translation>
    </message>
    <message>
        <source>%1: the bytes look like one</source>
        <translation>%1: die Bytes sehen danach aus</translation>
    </message>
    <message>
        <source>%1 — as now</source>
        <translation>%1 – wie jetzt</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
</context>
<context>
    <name>hexahedron::OtherForms</name>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1 is not saved yet: what it would replace cannot be kept among the earlier versions. %2</source>
        <translation>%1 ist noch nicht gespeichert: Was dabei ersetzt würde, kann nicht unter den früheren Fassungen aufbewahrt werden. %2</translation>
    </message>
</context>
<context>
    <name>hexahedron::PaneComparison</name>
    <message numerus="yes">
        <source>Difference %1 of %2: %3 byte(s) here, %4 beside</source>
        <translation>
            <numerusform>Unterschied %1 von %2: hier %3 Byte, daneben %4</numerusform>
            <numerusform>Unterschied %1 von %2: hier %3 Bytes, daneben %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>Differences: %L1, with %L2 bytes. Next one: %3</source>
        <translation>Unterschiede: %L1, mit %L2 Bytes. Zum nächsten: %3</translation>
    </message>
    <message>
        <source>The files were not compared to the end.</source>
        <translation>Die Dateien wurden nicht bis zum Ende verglichen.</translation>
    </message>
</context>
<context>
    <name>hexahedron::PictureWidget</name>
    <message>
        <source>Reading the picture…</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
</context>
<context>
    <name>hexahedron::PlanDialog</name>
    <message>
        <source>What Will Change</source>
        <translation>Was sich ändern wird</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;Apply Anyway</source>
        <translation>Trotzdem &amp;anwenden</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>New: %1 (%2)</source>
        <translation>Neu: %1 (%2)</translation>
    </message>
    <message>
        <source>Consequences and new issues</source>
        <translation>Folgen und neue Befunde</translation>
    </message>
    <message>
        <source>Do not ask again when only lengths, counts and checksums follow</source>
        <translation>Nicht mehr fragen, wenn nur Längen, Anzahlen und Prüfsummen folgen</translation>
    </message>
    <message>
        <source>&amp;Only these bytes: lengths, counts and checksums stay as they are</source>
        <translation>&amp;Nur diese Bytes: Längen, Anzahlen und Prüfsummen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation>Das geht nicht: %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Byte(s)</source>
        <translation>
            <numerusform>%Ln Byte ent&amp;fernen</numerusform>
            <numerusform>%Ln Bytes ent&amp;fernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes %1</source>
        <translation>Entfernt %1</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant …</translation>
    </message>
    <message>
        <source>&amp;Keep the removed bytes as a file beside this one</source>
        <translation>&amp;Entfernte Bytes als Datei neben dieser aufheben</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>Bytes, structure and model before and after, side by side</source>
        <translation>Bytes, Struktur und Modell vorher und nachher, nebeneinander</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Expanded Byte(s)</source>
        <translation>
            <numerusform>%n entpacktes Byte &amp;entfernen</numerusform>
            <numerusform>%n entpackte Bytes &amp;entfernen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::PreviewWidget</name>
    <message>
        <source>There is nothing to show in three dimensions.</source>
        <translation>Es gibt nichts, was räumlich gezeigt werden kann.</translation>
    </message>
    <message>
        <source>The model cannot be shown here because OpenGL 3.2 is not available. Everything else works as usual.</source>
        <translation>Das Modell kann hier nicht gezeigt werden, weil OpenGL 3.2 nicht verfügbar ist. Alles andere funktioniert wie gewohnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertices</source>
        <translation>
            <numerusform>%1 Vertex</numerusform>
            <numerusform>%1 Vertices</numerusform>
        </translation>
    </message>
    <message>
        <source>only the first %1 vertices are shown</source>
        <translation>nur die ersten %1 Vertices werden gezeigt</translation>
    </message>
    <message>
        <source>Preparing the model…</source>
        <translation>Das Modell wird vorbereitet …</translation>
    </message>
    <message>
        <source>textures not found: %1</source>
        <translation>nicht gefundene Texturen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangle(s)</source>
        <translation>
            <numerusform>%1 Dreieck</numerusform>
            <numerusform>%1 Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>two texture layers of each material are shown</source>
        <translation>je Material werden zwei Texturebenen gezeigt</translation>
    </message>
    <message>
        <source>The animation moves nodes of a model that is in another file.</source>
        <translation>Die Animation bewegt Knoten eines Modells in einer anderen Datei.</translation>
    </message>
    <message>
        <source>models and scenes not found: %1</source>
        <translation>Modelle und Szenen nicht gefunden: %1</translation>
    </message>
    <message>
        <source>Model in three dimensions</source>
        <translation>Modell in drei Dimensionen</translation>
    </message>
    <message numerus="yes">
        <source>%1 line(s)</source>
        <translation>
            <numerusform>%1 Linie</numerusform>
            <numerusform>%1 Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 of them are shown</source>
        <translation>nur %1 davon werden gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them cannot be shown</source>
        <translation>
            <numerusform>%1 davon kann nicht gezeigt werden</numerusform>
            <numerusform>%1 davon können nicht gezeigt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to draw: there are no triangles, lines or points that could be shown. The issues may say why.</source>
        <translation>Nichts zu zeichnen: Es gibt keine Dreiecke, Linien oder Punkte, die gezeigt werden könnten. Die Befunde sagen vielleicht, warum.</translation>
    </message>
    <message>
        <source>size %1 × %2 × %3</source>
        <translation>Größe %1 × %2 × %3</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read</source>
        <translation>%1 ist kein Bild, das gelesen werden kann</translation>
    </message>
    <message>
        <source>Choose &amp;Texture…</source>
        <translation>&amp;Textur wählen …</translation>
    </message>
    <message>
        <source>Texture of the &amp;File</source>
        <translation>Textur der &amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Ausblenden</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>&amp;Nur dies zeigen</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>A&amp;lle zeigen</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Texture for %1</source>
        <translation>Textur für %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Key from %1 to %2; Esc gives it up</source>
        <translation>Schlüsselbild von %1 nach %2; Esc bricht ab</translation>
    </message>
    <message>
        <source>Move key from %1 to %2</source>
        <translation>Schlüsselbild von %1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Drag a handle, or press X, Y or Z and type a number. Ctrl snaps, Esc gives it up.</source>
        <translation>Ziehen Sie an einem Griff, oder drücken Sie X, Y oder Z und tippen Sie eine Zahl. Strg rastet ein, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Rotated by %1°</source>
        <translation>Um %1° gedreht</translation>
    </message>
    <message>
        <source>Moved by %1, %2, %3</source>
        <translation>Um %1; %2; %3 verschoben</translation>
    </message>
    <message>
        <source>Scaled by %1, %2, %3</source>
        <translation>Mit %1; %2; %3 skaliert</translation>
    </message>
    <message>
        <source>type a number for it, Ctrl snaps, Esc gives it up</source>
        <translation>tippen Sie eine Zahl dafür, Strg rastet ein, Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag around vertices, also those behind; Shift adds, Esc ends it.</source>
        <translation>Umfahren Sie Vertices, auch verdeckte; Umschalt fügt hinzu, Esc beendet es.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices selected; Del removes them</source>
        <translation>
            <numerusform>%Ln Vertex ausgewählt; Entf entfernt ihn</numerusform>
            <numerusform>%Ln Vertices ausgewählt; Entf entfernt sie</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no vertex.</source>
        <translation>Dort ist kein Vertex.</translation>
    </message>
    <message>
        <source>The file stores these numbers in a way that cannot be changed here.</source>
        <translation>Die Datei speichert diese Zahlen so, dass sie hier nicht geändert werden können.</translation>
    </message>
    <message>
        <source>%1; Esc gives it up</source>
        <translation>%1; Esc bricht ab</translation>
    </message>
    <message>
        <source>Set angle about %1 at %2 to %3°</source>
        <translation>Winkel um %1 bei %2 auf %3° setzen</translation>
    </message>
    <message>
        <source>Set scale along %1 at %2 to %3</source>
        <translation>Skalierung entlang %1 bei %2 auf %3 setzen</translation>
    </message>
    <message>
        <source>Set translation along %1 at %2 to %3</source>
        <translation>Verschiebung entlang %1 bei %2 auf %3 setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices at the same places go along</source>
        <translation>
            <numerusform>%Ln Vertex am selben Ort geht mit</numerusform>
            <numerusform>%Ln Vertices an denselben Orten gehen mit</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture as Background</source>
        <translation>Bild als Hintergrund</translation>
    </message>
    <message>
        <source>Arrow keys turn the model, F shows all of it, Tab leaves it. With the right button held, W, A, S, D, E and Q fly.</source>
        <translation>Pfeiltasten drehen das Modell, F zeigt es ganz, Tab verlässt es. Bei gehaltener rechter Maustaste fliegen W, A, S, D, E und Q.</translation>
    </message>
    <message>
        <source>Speed of flight: %1</source>
        <translation>Fluggeschwindigkeit: %1</translation>
    </message>
    <message>
        <source>Click two points, vertices or places of a surface. Esc ends it.</source>
        <translation>Klicken Sie zwei Punkte an, Vertices oder Stellen einer Oberfläche. Esc beendet es.</translation>
    </message>
    <message>
        <source>No triangle of this model shows that place of the picture.</source>
        <translation>Kein Dreieck dieses Modells zeigt diese Stelle des Bildes.</translation>
    </message>
    <message numerus="yes">
        <source>%n triangles show that place of the picture</source>
        <translation>
            <numerusform>%Ln Dreieck zeigt diese Stelle des Bildes</numerusform>
            <numerusform>%Ln Dreiecke zeigen diese Stelle des Bildes</numerusform>
        </translation>
    </message>
    <message>
        <source>Look &amp;Through This Camera</source>
        <translation>&amp;Durch diese Kamera sehen</translation>
    </message>
    <message>
        <source>Choose &amp;Material…</source>
        <translation>&amp;Material wählen …</translation>
    </message>
    <message>
        <source>The box around the model; the file stores none.</source>
        <translation>Der Hüllquader um das Modell; die Datei speichert keinen.</translation>
    </message>
    <message>
        <source>Yellow: computed; blue: stored. Stored boxes: %1, of which %2 are larger than needed and %3 do not fit. F shows all of them.</source>
        <translation>Gelb: berechnet; blau: gespeichert. Gespeicherte Hüllquader: %1, davon %2 größer als nötig und %3 unpassend. F zeigt alle.</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>Kante %1</translation>
    </message>
    <message>
        <source>%1 of %2 lights are shown</source>
        <translation>%1 von %2 Lichtern werden gezeigt</translation>
    </message>
    <message>
        <source>shadows of %1 of %2 lights are shown</source>
        <translation>Schatten von %1 von %2 Lichtern werden gezeigt</translation>
    </message>
    <message>
        <source>shadows are left out in a scene of this size</source>
        <translation>Schatten fehlen bei einer Szene dieser Größe</translation>
    </message>
    <message>
        <source>Click a key first.</source>
        <translation>Klicken Sie zuerst ein Schlüsselbild an.</translation>
    </message>
    <message>
        <source>Delete key at %1</source>
        <translation>Schlüsselbild bei %1 löschen</translation>
    </message>
    <message>
        <source>What you have typed is being done…</source>
        <translation>Was Sie eingegeben haben, wird ausgeführt…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that waited for the model were dropped</source>
        <translation>
            <numerusform>Eine Taste, die auf das Modell gewartet hat, wurde verworfen</numerusform>
            <numerusform>%n Tasten, die auf das Modell gewartet haben, wurden verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>The key that was dragged is not there any more.</source>
        <translation>Das gezogene Schlüsselbild ist nicht mehr da.</translation>
    </message>
    <message>
        <source>What was being dragged is not there any more: it is not moved.</source>
        <translation>Was gezogen wurde, ist nicht mehr da: Es wird nicht bewegt.</translation>
    </message>
    <message>
        <source>%1 bones, of which not all are shown at once</source>
        <translation>%1 Knochen, von denen nicht alle zugleich gezeigt werden</translation>
    </message>
    <message>
        <source>No number was typed: nothing is changed.</source>
        <translation>Keine Zahl eingegeben: Nichts wird geändert.</translation>
    </message>
</context>
<context>
    <name>hexahedron::RecoveryBar</name>
    <message>
        <source>These files had changes that were not saved when the program ended:</source>
        <translation>Diese Dateien hatten Änderungen, die nicht gespeichert waren, als das Programm endete:</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Keep them, and ask again only when one of the files is opened. File ▸ Unsaved Work lists them.</source>
        <translation>Behalten und erst wieder fragen, wenn eine der Dateien geöffnet wird. Datei ▸ Nicht gespeicherte Arbeit listet sie auf.</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <translation>%1, geändert %2</translation>
    </message>
    <message>
        <source>%1, changed %2: %3</source>
        <translation>%1, geändert %2: %3</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>Ansehen …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 … (%2 bytes)</source>
        <translation>%1 … (%2 Bytes)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Bytes typed</source>
        <translation>Bytes getippt</translation>
    </message>
    <message>
        <source>All together:</source>
        <translation>Alles zusammen:</translation>
    </message>
    <message>
        <source>What came after is not kept: it was too large.</source>
        <translation>Was danach kam, ist nicht aufgehoben: Es war zu groß.</translation>
    </message>
    <message>
        <source>Restore as a Copy</source>
        <translation>Als Kopie wiederherstellen</translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferencePanels</name>
    <message>
        <source>Reference — Hexahedron</source>
        <translation>Referenz – Hexahedron</translation>
    </message>
    <message>
        <source>Open a file to see this field in it.</source>
        <translation>Öffnen Sie eine Datei, um dieses Feld darin zu sehen.</translation>
    </message>
    <message>
        <source>The open file has no such field.</source>
        <translation>Die offene Datei hat kein solches Feld.</translation>
    </message>
    <message>
        <source>The open file is still being read. Try again in a moment.</source>
        <translation>Die offene Datei wird noch gelesen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>No such field was found in the part of the open file that was searched.</source>
        <translation>In dem Teil der offenen Datei, der durchsucht wurde, gibt es kein solches Feld.</translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceSection</name>
    <message>
        <source>Referred to by</source>
        <translation>Verweise hierher</translation>
    </message>
    <message>
        <source>Places that refer to this element</source>
        <translation>Stellen, die auf dieses Element verweisen</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Nothing refers to this element.</source>
        <translation>Nichts verweist auf dieses Element.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceView</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Gefundene Stellen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorherige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>vom Anfang</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>vom Ende</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>hexahedron::RepairDialog</name>
    <message>
        <source>Repair All</source>
        <translation>Alles reparieren</translation>
    </message>
    <message>
        <source>Repair All of This Kind</source>
        <translation>Alle dieser Art reparieren</translation>
    </message>
    <message>
        <source>Progress of planning</source>
        <translation>Fortschritt der Planung</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Every byte that would change</source>
        <translation>Jedes Byte, das sich ändern würde</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>&amp;Reparieren</translation>
    </message>
    <message>
        <source>removes %1</source>
        <translation>entfernt %1</translation>
    </message>
    <message>
        <source>cannot be made together with the others</source>
        <translation>geht nicht zusammen mit den anderen</translation>
    </message>
    <message>
        <source>only a remark</source>
        <translation>nur ein Hinweis</translation>
    </message>
    <message>
        <source>comes up when others are made</source>
        <translation>ergibt sich erst, wenn andere ausgeführt sind</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant …</translation>
    </message>
    <message>
        <source>&amp;Repair %1, Leave %2</source>
        <translation>%1 &amp;reparieren, %2 auslassen</translation>
    </message>
    <message>
        <source>&amp;Repair %1</source>
        <translation>%1 &amp;reparieren</translation>
    </message>
    <message numerus="yes">
        <source>Removes %n byte(s) of content.</source>
        <translation>
            <numerusform>Entfernt %Ln Byte Inhalt.</numerusform>
            <numerusform>Entfernt %Ln Bytes Inhalt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes nothing.</source>
        <translation>Entfernt nichts.</translation>
    </message>
    <message>
        <source>The file has %1 bytes now and %2 then.</source>
        <translation>Die Datei hat jetzt %1 Bytes und danach %2.</translation>
    </message>
    <message>
        <source>There may be more to repair afterwards.</source>
        <translation>Danach ist vielleicht noch mehr zu reparieren.</translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation>Das geht nicht: %1</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>Bytes, structure and model before and after, side by side</source>
        <translation>Bytes, Struktur und Modell vorher und nachher, nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Keep the removed bytes as a file beside this one</source>
        <translation>&amp;Entfernte Bytes als Datei neben dieser aufheben</translation>
    </message>
    <message>
        <source>Sho&amp;w Changes</source>
        <translation>Ä&amp;nderungen zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und ein weiterer)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) without a repair.</source>
        <translation>
            <numerusform>Ein Fehler ohne Reparatur.</numerusform>
            <numerusform>%n Fehler ohne Reparatur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) without a repair.</source>
        <translation>
            <numerusform>Eine Warnung ohne Reparatur.</numerusform>
            <numerusform>%n Warnungen ohne Reparatur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repairs: %1 ticked, %2 not ticked</source>
        <translation>Reparaturen: %1 angehakt, %2 nicht angehakt</translation>
    </message>
    <message>
        <source>File ▸ Salvage takes out what can still be read.</source>
        <translation>Datei ▸ Bergen holt heraus, was noch gelesen werden kann.</translation>
    </message>
    <message>
        <source>makes up %1</source>
        <translation>erfindet %1</translation>
    </message>
    <message>
        <source>is done only if you tick it</source>
        <translation>geschieht nur, wenn man es anhakt</translation>
    </message>
    <message numerus="yes">
        <source>%n other possible repair(s)</source>
        <translation>
            <numerusform>Eine andere mögliche Reparatur</numerusform>
            <numerusform>%n andere mögliche Reparaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible repair(s), none sure</source>
        <translation>
            <numerusform>Eine mögliche Reparatur, nicht sicher</numerusform>
            <numerusform>%n mögliche Reparaturen, keine sicher</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick one of them, or none.</source>
        <translation>Eine davon anhaken oder keine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (of %n possible repair(s))</source>
        <translation>
            <numerusform>%1 (eine mögliche Reparatur)</numerusform>
            <numerusform>%1 (von %n möglichen Reparaturen)</numerusform>
        </translation>
    </message>
    <message>
        <source>No repair is known.</source>
        <translation>Keine Reparatur ist bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) stay unless one of the possible repairs mends them.</source>
        <translation>
            <numerusform>Ein Fehler bleibt, wenn ihn keine der möglichen Reparaturen behebt.</numerusform>
            <numerusform>%n Fehler bleiben, wenn sie keine der möglichen Reparaturen behebt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1</source>
        <translation>%1 lassen</translation>
    </message>
    <message numerus="yes">
        <source>Removes %n expanded byte(s) of packed content.</source>
        <translation>
            <numerusform>Entfernt %n entpacktes Byte gepackten Inhalts.</numerusform>
            <numerusform>Entfernt %n entpackte Bytes gepackten Inhalts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <translation>
            <numerusform>%1 (%n Stelle)</numerusform>
            <numerusform>%1 (%n Stellen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Removes nothing, but makes up what the notes name.</source>
        <translation>Entfernt nichts, erfindet aber, was die Anmerkungen nennen.</translation>
    </message>
    <message>
        <source>not needed with what is ticked</source>
        <translation>unnötig mit dem, was angekreuzt ist</translation>
    </message>
</context>
<context>
    <name>hexahedron::RotationEditor</name>
    <message>
        <source>Normalise</source>
        <translation>Normieren</translation>
    </message>
    <message>
        <source>about x</source>
        <translation>um x</translation>
    </message>
    <message>
        <source>about y</source>
        <translation>um y</translation>
    </message>
    <message>
        <source>about z</source>
        <translation>um z</translation>
    </message>
    <message>
        <source>Angle about x in degrees</source>
        <translation>Winkel um x in Grad</translation>
    </message>
    <message>
        <source>Angle about y in degrees</source>
        <translation>Winkel um y in Grad</translation>
    </message>
    <message>
        <source>Angle about z in degrees</source>
        <translation>Winkel um z in Grad</translation>
    </message>
    <message>
        <source>Divide by its length, so that it becomes 1</source>
        <translation>Durch die Länge teilen, sodass sie 1 wird</translation>
    </message>
    <message>
        <source>These numbers are no rotation. Angles make one of them.</source>
        <translation>Diese Zahlen sind keine Drehung. Geben Sie Winkel ein, um eine daraus zu machen.</translation>
    </message>
    <message>
        <source>The rotation that is meant, in degrees: first about x, then about y, then about z, about axes that do not turn along. Length of the quaternion: %1.</source>
        <translation>Die gemeinte Drehung in Grad: erst um x, dann um y, dann um z, um Achsen, die sich nicht mitdrehen. Länge der Quaternion: %1.</translation>
    </message>
</context>
<context>
    <name>hexahedron::SalvageDialog</name>
    <message>
        <source>Salvage</source>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Tick &amp;All</source>
        <translation>&amp;Alle anhaken</translation>
    </message>
    <message>
        <source>Tick &amp;None</source>
        <translation>&amp;Keine anhaken</translation>
    </message>
    <message>
        <source>&amp;Bytes that nothing claims as well</source>
        <translation>Auch B&amp;ytes, die zu nichts gehören</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>&amp;Salvage</source>
        <translation>&amp;Bergen</translation>
    </message>
    <message>
        <source>Folder for What Is Salvaged</source>
        <translation>Ordner für das Geborgene</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>%1 wird durchsucht …</translation>
    </message>
    <message>
        <source>Nothing that can be read was found in %1.</source>
        <translation>In %1 wurde nichts gefunden, was lesbar ist.</translation>
    </message>
    <message>
        <source>The folder is not empty. Choose another one: nothing is overwritten.</source>
        <translation>Der Ordner ist nicht leer. Wählen Sie einen anderen: Es wird nichts überschrieben.</translation>
    </message>
    <message>
        <source>Finds ticked: %1 of %2. Damaged ones are repaired where that can be done; the file itself stays as it is.</source>
        <translation>Angehakte Funde: %1 von %2. Beschädigte werden repariert, wo das geht; die Datei selbst bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>hexahedron::SavedSearches</name>
    <message>
        <source>Forget This Search</source>
        <translation>Diese Suche vergessen</translation>
    </message>
    <message>
        <source>&amp;Keep This Search</source>
        <translation>Diese Suche &amp;behalten</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behaltene</translation>
    </message>
    <message>
        <source>Last ones</source>
        <translation>Letzte</translation>
    </message>
</context>
<context>
    <name>hexahedron::Saving</name>
    <message>
        <source>“%1” cannot be saved: it is a link that leads back to itself.</source>
        <translation>„%1“ kann nicht gespeichert werden: Es ist eine Verknüpfung, die auf sich selbst zurückführt.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2.</source>
        <translation>„%1“ kann nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: it is a folder or a device, not a file.</source>
        <translation>„%1“ kann nicht gespeichert werden: Es ist ein Ordner oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: the file is write-protected.</source>
        <translation>„%1“ kann nicht gespeichert werden: Die Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: no new file can be made in its folder (%2).</source>
        <translation>„%1“ kann nicht gespeichert werden: Im Ordner kann keine neue Datei angelegt werden (%2).</translation>
    </message>
    <message>
        <source>Saving “%1” was cancelled; the file is as it was.</source>
        <translation>Das Speichern von „%1“ wurde abgebrochen; die Datei ist, wie sie war.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: its permissions cannot be kept (%2).</source>
        <translation>„%1“ kann nicht gespeichert werden: Die Zugriffsrechte können nicht beibehalten werden (%2).</translation>
    </message>
    <message>
        <source>“%1” is not saved: another program has written it since it was read.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat die Datei geschrieben, seit sie gelesen wurde.</translation>
    </message>
    <message>
        <source>“%1” is not saved: another program has written over bytes, or cut them off, that are not in memory because the file is long.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm hat Bytes überschrieben oder abgeschnitten, die nicht im Speicher sind, weil die Datei lang ist.</translation>
    </message>
    <message>
        <source>“%1” is not saved: another program is changing it.</source>
        <translation>„%1“ ist nicht gespeichert: Ein anderes Programm ändert die Datei gerade.</translation>
    </message>
    <message>
        <source>“%1” has other names (hard links): they still lead to what it was before.</source>
        <translation>„%1“ hat andere Namen (harte Verweise): Sie führen weiter zu dem, was sie vorher war.</translation>
    </message>
    <message>
        <source>“%1” belonged to somebody else and is yours now: only an administrator can keep that.</source>
        <translation>„%1“ gehörte jemand anderem und gehört jetzt Ihnen: Nur eine Administratorin oder ein Administrator kann das erhalten.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: in its folder only the owner of a file may replace it. Save it under another name, or in another folder.</source>
        <translation>„%1“ kann nicht gespeichert werden: In diesem Ordner darf nur der Eigentümer einer Datei sie ersetzen. Speichern Sie unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>hexahedron::Session</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>The file is still being read after the last change. Try again in a moment.</source>
        <translation>Die Datei wird nach der letzten Änderung noch gelesen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>Wird geplant …</translation>
    </message>
    <message>
        <source>The file has changed since this was planned.</source>
        <translation>Die Datei hat sich geändert, seit dies geplant wurde.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Changes would be lost in a crash, because they do not start from what is on the disk. Save to be safe.</source>
        <translation>Bei einem Absturz gingen Änderungen verloren, weil sie nicht von dem ausgehen, was auf dem Datenträger ist. Speichern bringt sie in Sicherheit.</translation>
    </message>
    <message>
        <source>The file is being saved. Try again when that is done.</source>
        <translation>Die Datei wird gerade gespeichert. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu gelesen</translation>
    </message>
    <message>
        <source>%1 has changed since, so the unsaved work does not fit any more.</source>
        <translation>%1 hat sich seither geändert, die nicht gespeicherte Arbeit passt nicht mehr dazu.</translation>
    </message>
    <message>
        <source>This file could not be read: %1</source>
        <translation>Diese Datei konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>This file could not be checked: %1</source>
        <translation>Diese Datei konnte nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>The preview of this file could not be made: %1</source>
        <translation>Die Vorschau dieser Datei konnte nicht erzeugt werden: %1</translation>
    </message>
    <message>
        <source>This could not be planned: %1</source>
        <translation>Das konnte nicht geplant werden: %1</translation>
    </message>
    <message>
        <source>The last change is still being planned. Try again when it is done, or cancel it in the status line.</source>
        <translation>Die letzte Änderung wird noch geplant. Versuchen Sie es noch einmal, sobald das fertig ist, oder brechen Sie sie in der Statuszeile ab.</translation>
    </message>
    <message>
        <source>Looking for the cause…</source>
        <translation>Ursache wird gesucht …</translation>
    </message>
    <message>
        <source>Nothing of it can be restored, because its first step does not fit the file. It stays in %1.</source>
        <translation>Nichts davon kann wiederhergestellt werden, weil schon der erste Schritt nicht zur Datei passt. Es bleibt in %1.</translation>
    </message>
    <message>
        <source>All of it was undone again.</source>
        <translation>Alles davon wurde wieder rückgängig gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 of %n step(s) could be restored: the next one does not fit.</source>
        <translation>
            <numerusform>Der Schritt konnte nicht wiederhergestellt werden (%1): er passt nicht.</numerusform>
            <numerusform>Nur die ersten %1 von %n Schritten konnten wiederhergestellt werden: der nächste passt nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has changed since this was typed.</source>
        <translation>Die Datei hat sich geändert, seit dies getippt wurde.</translation>
    </message>
    <message>
        <source>The edit before this one is still being made. Try again when it is done.</source>
        <translation>Die vorige Änderung ist noch in Arbeit. Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>Changes would be lost in a crash, because these bytes are no file yet. Save to be safe.</source>
        <translation>Bei einem Absturz gingen Änderungen verloren, weil diese Bytes noch keine Datei sind. Speichern bringt sie in Sicherheit.</translation>
    </message>
    <message>
        <source>Something was being dragged. Let it go first.</source>
        <translation>Es wurde gerade etwas gezogen. Lassen Sie es zuerst los.</translation>
    </message>
    <message>
        <source>%1 After a crash, changes could be restored only while the file on the disk is the same. Save to be safe.</source>
        <translation>%1 Nach einem Absturz ließen sich Änderungen nur wiederherstellen, solange die Datei auf der Platte dieselbe ist. Speichern Sie, um sicher zu sein.</translation>
    </message>
    <message>
        <source>This file is open and has been changed. Save it under another name first: unsaved work of another time cannot be mixed with it.</source>
        <translation>Diese Datei ist offen und wurde geändert. Speichern Sie sie zuerst unter einem anderen Namen: Ungesicherte Arbeit von einem anderen Mal lässt sich nicht damit vermischen.</translation>
    </message>
</context>
<context>
    <name>hexahedron::StatusLine</name>
    <message>
        <source>Whether typing overwrites or inserts (Insert)</source>
        <translation>Ob Tippen überschreibt oder einfügt (Einfg)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel what runs in the background</source>
        <translation>Abbrechen, was im Hintergrund läuft</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>OVR</source>
        <translation>ÜBER</translation>
    </message>
    <message>
        <source>INS</source>
        <translation>EINF</translation>
    </message>
    <message>
        <source>Typing overwrites</source>
        <translation>Tippen überschreibt</translation>
    </message>
    <message>
        <source>Typing inserts</source>
        <translation>Tippen fügt ein</translation>
    </message>
    <message>
        <source>no crash recovery</source>
        <translation>nicht absturzsicher</translation>
    </message>
    <message numerus="yes">
        <source>of %1 byte(s)</source>
        <translation>
            <numerusform>von %1 Byte</numerusform>
            <numerusform>von %1 Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %1 unpacked byte(s)</source>
        <translation>
            <numerusform>von %1 entpackten Byte</numerusform>
            <numerusform>von %1 entpackten Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 unpacked byte(s)</source>
        <translation>
            <numerusform>%1 von %2 entpackten Byte</numerusform>
            <numerusform>%1 von %2 entpackten Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>Offset %1</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Path of the selection: %1</source>
        <translation>Pfad der Auswahl: %1</translation>
    </message>
    <message>
        <source>Whether digits or characters are typed (Ctrl+T)</source>
        <translation>Ob Ziffern oder Zeichen getippt werden (Strg+T)</translation>
    </message>
    <message>
        <source>HEX</source>
        <translation>HEX</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>Digits are typed</source>
        <translation>Ziffern werden getippt</translation>
    </message>
    <message>
        <source>Characters are typed</source>
        <translation>Zeichen werden getippt</translation>
    </message>
    <message>
        <source>How bytes are shown (Ctrl+Shift+L)</source>
        <translation>Wie Bytes gezeigt werden (Strg+Umschalt+L)</translation>
    </message>
    <message>
        <source>How bytes are shown: %1</source>
        <translation>Wie Bytes gezeigt werden: %1</translation>
    </message>
    <message>
        <source>dec</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>±dec</source>
        <translation>±dez</translation>
    </message>
    <message>
        <source>oct</source>
        <translation>okt</translation>
    </message>
    <message>
        <source>bin</source>
        <translation>bin</translation>
    </message>
    <message>
        <source>real</source>
        <translation>reell</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
</context>
<context>
    <name>hexahedron::SummaryDialog</name>
    <message>
        <source>%1: %2 times</source>
        <translation>%1: %2-mal</translation>
    </message>
    <message>
        <source>Checksums and Statistics of %1 Bytes from 0x%2 on</source>
        <translation>Prüfsummen und Statistik von %1 Bytes ab 0x%2</translation>
    </message>
    <message>
        <source>Checksums and statistics</source>
        <translation>Prüfsummen und Statistik</translation>
    </message>
    <message>
        <source>How often each value of a byte occurs</source>
        <translation>Wie oft jeder Wert eines Bytes vorkommt</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>%1 of 8 bits a byte</source>
        <translation>%1 von 8 Bit je Byte</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>Verschiedene Werte</translation>
    </message>
    <message>
        <source>Zero bytes</source>
        <translation>Nullbytes</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
</context>
<context>
    <name>hexahedron::Tasks</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>The system gives no more threads (%1).</source>
        <translation>Das System gibt keine weiteren Threads her (%1).</translation>
    </message>
</context>
<context>
    <name>hexahedron::Teaching</name>
    <message>
        <source>&amp;Walk through This File</source>
        <translation>&amp;Durch diese Datei gehen</translation>
    </message>
    <message>
        <source>Structure by structure, with a sentence for each</source>
        <translation>Teil für Teil, mit einem Satz zu jedem</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen …</translation>
    </message>
    <message>
        <source>Learn to read, change and repair files, step by step</source>
        <translation>Dateien lesen, ändern und reparieren lernen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>Zuerst eine Datei öffnen.</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>Die ganze Datei</translation>
    </message>
    <message>
        <source>Here the file ends: all of it has been told.</source>
        <translation>Hier endet die Datei: Damit ist alles erklärt.</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Lektion von vorn beginnen</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3: %4</source>
        <translation>%1 · Schritt %2 von %3: %4</translation>
    </message>
    <message>
        <source>Done: you can go on.</source>
        <translation>Erledigt: Es kann weitergehen.</translation>
    </message>
    <message>
        <source>To do: select the place.</source>
        <translation>Zu tun: die Stelle auswählen.</translation>
    </message>
    <message>
        <source>To do: it is not there yet.</source>
        <translation>Zu tun: noch nicht erledigt.</translation>
    </message>
    <message>
        <source>Walk &amp;on from What Is Selected</source>
        <translation>Ab der &amp;Auswahl weitergehen</translation>
    </message>
    <message>
        <source>As the walk through the file, from the selected place on</source>
        <translation>Wie der Gang durch die Datei, ab der ausgewählten Stelle</translation>
    </message>
    <message numerus="yes">
        <source>To do: %n issue(s) left.</source>
        <translation>
            <numerusform>Zu tun: noch %n Befund.</numerusform>
            <numerusform>Zu tun: noch %n Befunde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::TextEditor</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Not UTF-8: such bytes are shown as \xNN.</source>
        <translation>Kein UTF-8: Solche Bytes werden als \xNN gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>UTF-8, %n character(s).</source>
        <translation>
            <numerusform>UTF-8, %n Zeichen.</numerusform>
            <numerusform>UTF-8, %n Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n byte(s).</source>
        <translation>
            <numerusform>Höchstens %n Byte.</numerusform>
            <numerusform>Höchstens %n Bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends with a NUL byte, which is not shown.</source>
        <translation>Endet mit einem NUL-Byte, das nicht gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>hexahedron::Tour</name>
    <message>
        <source>The structure</source>
        <translation>Die Struktur</translation>
    </message>
    <message>
        <source>The bytes</source>
        <translation>Die Bytes</translation>
    </message>
    <message>
        <source>Each byte as two hexadecimal digits, and on the right as a letter. Bytes of one field have one colour. Digits that you type change the file; lengths and counts follow, and you see them before.</source>
        <translation>Jedes Byte als zwei Hexadezimalziffern, und rechts als Buchstabe. Die Bytes eines Felds haben eine Farbe. Ziffern, die Sie tippen, ändern die Datei; Längen und Anzahlen folgen, und Sie sehen sie vorher.</translation>
    </message>
    <message>
        <source>The inspector</source>
        <translation>Der Inspektor</translation>
    </message>
    <message>
        <source>What the selected field is for, which values are right, and what its bytes say. A value that you type here is written into the file.</source>
        <translation>Wozu das ausgewählte Feld da ist, welche Werte richtig sind und was seine Bytes sagen. Ein Wert, den Sie hier eingeben, wird in die Datei geschrieben.</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>Drag to turn it, use the wheel to come nearer. A click on a triangle selects its bytes, and what is selected anywhere is marked in the model.</source>
        <translation>Ziehen dreht es, das Mausrad bringt es näher. Ein Klick auf ein Dreieck wählt seine Bytes aus, und was irgendwo ausgewählt ist, wird im Modell markiert.</translation>
    </message>
    <message>
        <source>The reference</source>
        <translation>Die Referenz</translation>
    </message>
    <message>
        <source>The hits</source>
        <translation>Die Treffer</translation>
    </message>
    <message>
        <source>What a search has found, in this file or in all that are open.</source>
        <translation>Was eine Suche gefunden hat, in dieser Datei oder in allen offenen.</translation>
    </message>
    <message>
        <source>The bookmarks</source>
        <translation>Die Lesezeichen</translation>
    </message>
    <message>
        <source>Places that you have marked, with a note. They move with the bytes, and are there again with the file.</source>
        <translation>Stellen, die Sie markiert haben, mit einer Notiz. Sie wandern mit den Bytes und sind mit der Datei wieder da.</translation>
    </message>
    <message>
        <source>&amp;Guided Tour of the Window</source>
        <translation>Rund&amp;gang durch das Fenster</translation>
    </message>
    <message>
        <source>What each part of the window is for</source>
        <translation>Wozu jeder Teil des Fensters da ist</translation>
    </message>
    <message>
        <source>What&apos;s &amp;This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>The issues</source>
        <translation>Die Befunde</translation>
    </message>
    <message>
        <source>What is wrong with the file, or worth knowing. Each issue says what it means and what can be done; a repair shows first what it would change.</source>
        <translation>Was an der Datei falsch oder bemerkenswert ist. Jeder Befund sagt, was er bedeutet und was zu tun ist; eine Reparatur zeigt zuerst, was sie ändern würde.</translation>
    </message>
    <message>
        <source>Everything in the file by its name, in the order of the bytes. What you select here is selected everywhere. The line above it looks for names, types, values and issues.</source>
        <translation>Alles in der Datei mit seinem Namen, in der Reihenfolge der Bytes. Was Sie hier auswählen, ist überall ausgewählt. Die Zeile darüber sucht nach Namen, Typen, Werten und Befunden.</translation>
    </message>
    <message>
        <source>All that is known of the format. It follows what is selected; a field in it leads into the file. F1 opens it in a window of its own.</source>
        <translation>Alles, was über das Format bekannt ist. Die Seite folgt der Auswahl; ein Feld darin führt in die Datei. F1 öffnet sie in einem eigenen Fenster.</translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeDelegate</name>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Changes all %1 selected values of this kind.</source>
        <translation>Ändert alle %1 ausgewählten Werte dieser Art.</translation>
    </message>
    <message>
        <source>Changes only this value.</source>
        <translation>Ändert nur diesen Wert.</translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeModel</name>
    <message>
        <source>contains issues</source>
        <translation>enthält Befunde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a range of elements of an array</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the bytes begin, counted from the beginning of the file</source>
        <translation>Wo die Bytes beginnen, vom Anfang der Datei gezählt</translation>
    </message>
    <message>
        <source>Number of bytes</source>
        <translation>Anzahl der Bytes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>Offset %1</translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeView</name>
    <message>
        <source>Edit Value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Copy Value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy Path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>Go to What It Names</source>
        <translation>Zum Genannten gehen</translation>
    </message>
    <message>
        <source>Go to What It Describes</source>
        <translation>Zum Beschriebenen gehen</translation>
    </message>
    <message>
        <source>Insert Before</source>
        <translation>Davor einfügen</translation>
    </message>
    <message>
        <source>Insert After</source>
        <translation>Danach einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Export Bytes…</source>
        <translation>Bytes exportieren …</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>The parts of the file with their values and places</source>
        <translation>Die Teile der Datei mit ihren Werten und Stellen</translation>
    </message>
    <message>
        <source>Open the File</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Insert an Element…</source>
        <translation>Element einfügen …</translation>
    </message>
    <message>
        <source>Add an Attribute…</source>
        <translation>Attribut hinzufügen …</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1 Was Not Found</source>
        <translation>%1 wurde nicht gefunden</translation>
    </message>
    <message>
        <source>%1 is not there any more: “%2” was not written.</source>
        <translation>%1 ist nicht mehr da: „%2“ wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be copied at a time.</source>
        <translation>Es können höchstens %L1 MiB auf einmal kopiert werden.</translation>
    </message>
    <message>
        <source>Copy a chunk or an element of a list first. Other bytes can be pasted in the byte pane.</source>
        <translation>Kopieren Sie zuerst einen Chunk oder ein Element einer Liste. Andere Bytes können in der Byteansicht eingefügt werden.</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>More belongs to it, elsewhere in the file, and would not be copied: it can only be removed.</source>
        <translation>Anderswo in der Datei gehört mehr dazu, und das würde nicht kopiert: Es kann nur entfernt werden.</translation>
    </message>
</context>
<context>
    <name>hexahedron::ValueCompletion</name>
    <message>
        <source>What May Stand Here</source>
        <translation>Was hier stehen kann</translation>
    </message>
    <message>
        <source>What may stand here (%1)</source>
        <translation>Was hier stehen kann (%1)</translation>
    </message>
</context>
<context>
    <name>hexahedron::ValueSection</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>No number was typed: %1 stays.</source>
        <translation>Keine Zahl eingegeben: Es bleibt bei %1.</translation>
    </message>
</context>
<context>
    <name>hexahedron::VectorEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, Zeile %2, Spalte %3</translation>
    </message>
</context>
<context>
    <name>hexahedron::WelcomePage</name>
    <message>
        <source>Hexahedron</source>
        <translation>Hexahedron</translation>
    </message>
    <message>
        <source>See and change what every byte of a 3D file means.</source>
        <translation>Sehen und ändern, was jedes Byte einer 3D-Datei bedeutet.</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Dateien öffnen …</translation>
    </message>
    <message>
        <source>Or drop them here</source>
        <translation>Oder hier ablegen</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>A small animated model that the program makes itself</source>
        <translation>Ein kleines bewegtes Modell, das das Programm selbst erzeugt</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>New file…</source>
        <translation>Neue Datei …</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Of any format, also a broken one to repair</source>
        <translation>Eines beliebigen Formats, auch fehlerhaft zum Reparieren</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Learn to read, change and repair files, step by step</source>
        <translation>Dateien lesen, ändern und reparieren lernen, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Read about the formats</source>
        <translation>Über die Formate nachlesen</translation>
    </message>
    <message>
        <source>Example of another format</source>
        <translation>Beispiel eines anderen Formats</translation>
    </message>
</context>
<context>
    <name>hexahedron::picture::PictureToolBar</name>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Which numbers of the pixels are shown</source>
        <translation>Welche Kanäle der Pixel gezeigt werden</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Luminance</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>Transparenz</translation>
    </message>
    <message>
        <source>Let alpha show the checkerboard below</source>
        <translation>Wo Alpha es zulässt, das Schachbrett darunter durchscheinen lassen</translation>
    </message>
    <message>
        <source> EV</source>
        <comment>stops of exposure</comment>
        <translation> EV</translation>
    </message>
    <message>
        <source>Exposure: one stop more is twice as bright; magenta is what is no number</source>
        <translation>Belichtung: eine Blende mehr ist doppelt so hell; magenta ist, was keine Zahl ist</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Belichtung</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>1:1</source>
        <translation>1:1</translation>
    </message>
    <message>
        <source>One pixel of the screen for each of the picture (1)</source>
        <translation>Ein Bildschirmpixel für jedes Bildpixel (1)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole picture (0)</source>
        <translation>Das ganze Bild zeigen (0)</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Mip level: each is half as large as the one before</source>
        <translation>Mip-Stufe: jede ist halb so groß wie die vorige</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Face of the cube</source>
        <translation>Seite des Würfels</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Level %1: %2 × %3</source>
        <translation>Stufe %1: %2 × %3</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>hexahedron::picture::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Arrow keys go from pixel to pixel and select their bytes; plus, minus, 0 and 1 zoom.</source>
        <translation>Pfeiltasten gehen von Pixel zu Pixel und wählen deren Bytes aus; Plus, Minus, 0 und 1 vergrößern und verkleinern.</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::BlendBar</name>
    <message>
        <source>The second animation. It runs in step with the first one, from its begin to its end.</source>
        <translation>Die zweite Animation. Sie läuft im Gleichschritt mit der ersten, von ihrem Anfang bis zu ihrem Ende.</translation>
    </message>
    <message>
        <source>Second animation</source>
        <translation>Zweite Animation</translation>
    </message>
    <message>
        <source>How much of the second animation is seen</source>
        <translation>Wie viel von der zweiten Animation zu sehen ist</translation>
    </message>
    <message>
        <source>Share of the second animation</source>
        <translation>Anteil der zweiten Animation</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Boxes</name>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>stored, larger</source>
        <translation>gespeichert, größer</translation>
    </message>
    <message>
        <source>stored, does not fit</source>
        <translation>gespeichert, passt nicht</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::CurvePlot</name>
    <message>
        <source>Curves of the animation</source>
        <translation>Kurven der Animation</translation>
    </message>
    <message>
        <source>Select a bone that the animation moves in this way.</source>
        <translation>Wählen Sie einen Knochen aus, den die Animation so bewegt.</translation>
    </message>
    <message>
        <source>x red, y green, z blue; a point that is dragged up or down changes its key</source>
        <translation>x rot, y grün, z blau; ein Punkt, der nach oben oder unten gezogen wird, ändert sein Schlüsselbild</translation>
    </message>
    <message>
        <source>%1 = %2 at %3</source>
        <translation>%1 = %2 bei %3</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::KeyRow</name>
    <message>
        <source>Keys of the animation</source>
        <translation>Schlüsselbilder der Animation</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>This format stores no moments: every frame is a key. Keys cannot be moved in time.</source>
        <translation>Dieses Format speichert keine Zeitpunkte: Jedes Bild ist ein Schlüsselbild. In der Zeit lässt sich keines verschieben.</translation>
    </message>
    <message>
        <source>A tick for each key; a click selects its bytes, dragging moves it in time</source>
        <translation>Ein Strich für jedes Schlüsselbild; ein Klick wählt seine Bytes aus, Ziehen verschiebt es in der Zeit</translation>
    </message>
    <message>
        <source>The keys around this one are not in order of time, so it stays where it is.</source>
        <translation>Die Schlüsselbilder um dieses herum sind nicht nach der Zeit geordnet, darum bleibt es, wo es ist.</translation>
    </message>
    <message>
        <source>The next key is at %1; a key stays between those around it.</source>
        <translation>Das nächste Schlüsselbild steht bei %1; ein Schlüsselbild bleibt zwischen denen, die es umgeben.</translation>
    </message>
    <message>
        <source>The key before is at %1; a key stays between those around it.</source>
        <translation>Das vorige Schlüsselbild steht bei %1; ein Schlüsselbild bleibt zwischen denen, die es umgeben.</translation>
    </message>
    <message>
        <source>The animation ends at %1.</source>
        <translation>Die Animation endet bei %1.</translation>
    </message>
    <message>
        <source>The animation begins at %1.</source>
        <translation>Die Animation beginnt bei %1.</translation>
    </message>
    <message>
        <source>With Shift it can be between two frames.</source>
        <translation>Mit Umschalt kann es zwischen zwei Bildern stehen.</translation>
    </message>
    <message>
        <source>A tick for each key; a click selects its bytes, dragging moves it from frame to frame, with Shift also between them</source>
        <translation>Ein Strich für jedes Schlüsselbild; ein Klick wählt seine Bytes aus, Ziehen verschiebt es von Bild zu Bild, mit Umschalt auch dazwischen</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>in %1; a double click shows its bytes there</source>
        <translation>in %1; ein Doppelklick zeigt dort seine Bytes</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::KeyStrip</name>
    <message>
        <source>&amp;Show in %1</source>
        <translation>In %1 &amp;zeigen</translation>
    </message>
    <message>
        <source>The key that was dragged is not there any more.</source>
        <translation>Das gezogene Schlüsselbild ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::MaterialDialog</name>
    <message>
        <source>Looking for materials…</source>
        <translation>Materialien werden gesucht …</translation>
    </message>
    <message>
        <source>Material for %1</source>
        <translation>Material für %1</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>There are no materials in folders &quot;Materials&quot; around %1.</source>
        <translation>In Ordnern „Materials“ um %1 gibt es keine Materialien.</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Measure</name>
    <message>
        <source>distance %1 (x %2, y %3, z %4)</source>
        <translation>Abstand %1 (x %2, y %3, z %4)</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::MorphBar</name>
    <message>
        <source>The morph whose weight the slider sets</source>
        <translation>Das Morph, dessen Gewicht der Regler einstellt</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>Morph</translation>
    </message>
    <message>
        <source>How much of the morph is added</source>
        <translation>Wie viel des Morphs dazukommt</translation>
    </message>
    <message>
        <source>Weight of the morph</source>
        <translation>Gewicht des Morphs</translation>
    </message>
    <message>
        <source>Show the morphs as the file has them</source>
        <translation>Die Morphs so zeigen, wie die Datei sie hat</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Navigator</name>
    <message>
        <source>Front</source>
        <translation>Vorne</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>From above at an angle</source>
        <translation>Schräg von oben</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::PartsPanel</name>
    <message>
        <source>Triangles, lines or points</source>
        <translation>Dreiecke, Linien oder Punkte</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Parts of the model</source>
        <translation>Teile des Modells</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the parts</source>
        <translation>Die Teile filtern</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Show only the selected parts (Enter)</source>
        <translation>Nur die ausgewählten Teile zeigen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show all parts again</source>
        <translation>Wieder alle Teile zeigen</translation>
    </message>
    <message>
        <source>The level of detail in which parts are shown that have several</source>
        <translation>Die Detailstufe, in der Teile gezeigt werden, die mehrere haben</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>Detailstufe</translation>
    </message>
    <message>
        <source>LOD %1</source>
        <translation>LOD %1</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::PlayRange</name>
    <message>
        <source>Range that plays</source>
        <translation>Bereich, der abgespielt wird</translation>
    </message>
    <message>
        <source>All of the animation plays.</source>
        <translation>Die ganze Animation wird abgespielt.</translation>
    </message>
    <message>
        <source>Plays from %1 to %2.</source>
        <translation>Spielt von %1 bis %2.</translation>
    </message>
    <message>
        <source>Play &amp;from %1</source>
        <translation>&amp;Ab %1 abspielen</translation>
    </message>
    <message>
        <source>Play &amp;to %1</source>
        <translation>&amp;Bis %1 abspielen</translation>
    </message>
    <message>
        <source>Play &amp;All of It</source>
        <translation>A&amp;lles abspielen</translation>
    </message>
    <message>
        <source>Drag an end to play less; a double click plays all of it.</source>
        <translation>Ziehen Sie ein Ende, um weniger abzuspielen; ein Doppelklick nimmt wieder alles.</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::PreviewToolBar</name>
    <message>
        <source>Surfaces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Show the triangles filled</source>
        <translation>Die Dreiecke gefüllt zeigen</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Show the vertices as points; a click then selects a vertex</source>
        <translation>Die Vertices als Punkte zeigen; ein Klick wählt dann einen Vertex aus</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Show the images that were found</source>
        <translation>Die gefundenen Bilder zeigen</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Show the direction of each vertex</source>
        <translation>Die Richtung jedes Vertex zeigen</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Show the skeleton; a click on a bone selects its node</source>
        <translation>Das Skelett zeigen; ein Klick auf einen Knochen wählt seinen Knoten aus</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Show the ground and the axes of the file</source>
        <translation>Den Boden und die Achsen der Datei zeigen</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Orthografisch</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show the whole model (F)</source>
        <translation>Das ganze Modell zeigen (F)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Names of bones</source>
        <translation>Namen der Knochen</translation>
    </message>
    <message>
        <source>Back faces of one-sided materials</source>
        <translation>Rückseiten einseitiger Materialien</translation>
    </message>
    <message>
        <source>Background like the window</source>
        <translation>Hintergrund wie das Fenster</translation>
    </message>
    <message>
        <source>Dark background</source>
        <translation>Dunkler Hintergrund</translation>
    </message>
    <message>
        <source>Light background</source>
        <translation>Heller Hintergrund</translation>
    </message>
    <message>
        <source>Symbols of lights, cameras and others</source>
        <translation>Symbole von Lichtern, Kameras und anderem</translation>
    </message>
    <message>
        <source>Views, background, names of bones and more</source>
        <translation>Ansichten, Hintergrund, Namen der Knochen und mehr</translation>
    </message>
    <message>
        <source>Colours of vertices</source>
        <translation>Farben der Vertices</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Ansicht von</translation>
    </message>
    <message>
        <source>Show distant things as large as near ones (5)</source>
        <translation>Fernes so groß zeigen wie Nahes (5)</translation>
    </message>
    <message>
        <source>Fit to the selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>List the parts of the model, to show some of them only (L)</source>
        <translation>Die Teile des Modells auflisten, um nur einige zu zeigen (L)</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>Show the triangles where they lie on their pictures (U)</source>
        <translation>Die Dreiecke dort zeigen, wo sie auf ihren Bildern liegen (U)</translation>
    </message>
    <message>
        <source>Checker instead of the textures</source>
        <translation>Schachbrett statt der Texturen</translation>
    </message>
    <message>
        <source>Checkered background</source>
        <translation>Karierter Hintergrund</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move what is selected with arrows (W)</source>
        <translation>Die Auswahl mit Pfeilen verschieben (W)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Rotate what is selected with circles (E)</source>
        <translation>Die Auswahl mit Kreisen drehen (E)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Scale what is selected (R)</source>
        <translation>Die Auswahl skalieren (R)</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Select the vertices in a box (B); Shift adds</source>
        <translation>Die Vertices in einem Rahmen auswählen (B); Umschalt fügt hinzu</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Select the vertices in a lasso (K); Shift adds</source>
        <translation>Die Vertices in einem Lasso auswählen (K); Umschalt fügt hinzu</translation>
    </message>
    <message>
        <source>Move vertices at the same place together</source>
        <translation>Vertices am selben Ort gemeinsam verschieben</translation>
    </message>
    <message>
        <source>Picture as background…</source>
        <translation>Bild als Hintergrund …</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>Partikel</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>Lit</source>
        <translation>Beleuchtet</translation>
    </message>
    <message>
        <source>With a light beside the viewer</source>
        <translation>Mit einem Licht neben dem Betrachter</translation>
    </message>
    <message>
        <source>Unlit</source>
        <translation>Ohne Licht</translation>
    </message>
    <message>
        <source>Colours and pictures as they are, without light</source>
        <translation>Farben und Bilder, wie sie sind, ohne Licht</translation>
    </message>
    <message>
        <source>Matcap</source>
        <translation>Matcap</translation>
    </message>
    <message>
        <source>The shape alone, as if it were made of clay</source>
        <translation>Nur die Form, als wäre sie aus Ton</translation>
    </message>
    <message>
        <source>Normals as colours</source>
        <translation>Normalen als Farben</translation>
    </message>
    <message>
        <source>Red, green and blue are the x, y and z of each normal, from −1 to 1</source>
        <translation>Rot, Grün und Blau sind x, y und z jeder Normalen, von −1 bis 1</translation>
    </message>
    <message>
        <source>Tangents as colours</source>
        <translation>Tangenten als Farben</translation>
    </message>
    <message>
        <source>Red, green and blue are the x, y and z of each stored tangent, from −1 to 1; grey where there is none</source>
        <translation>Rot, Grün und Blau sind x, y und z jeder gespeicherten Tangente, von −1 bis 1; grau, wo es keine gibt</translation>
    </message>
    <message>
        <source>Overdraw</source>
        <translation>Überlagerung</translation>
    </message>
    <message>
        <source>The more surfaces lie behind one another, the brighter</source>
        <translation>Je mehr Flächen hintereinander liegen, desto heller</translation>
    </message>
    <message>
        <source>Show the edges of the triangles; a click near one then selects its two vertices</source>
        <translation>Die Kanten der Dreiecke zeigen; ein Klick neben eine wählt dann ihre beiden Vertices aus</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure from one point to another, click by click (M)</source>
        <translation>Von einem Punkt zum anderen messen, Klick für Klick (M)</translation>
    </message>
    <message>
        <source>Boxes, computed and stored</source>
        <translation>Hüllquader, berechnet und gespeichert</translation>
    </message>
    <message>
        <source>Cameras of the file</source>
        <translation>Kameras der Datei</translation>
    </message>
    <message>
        <source>Lights of the scene</source>
        <translation>Lichter der Szene</translation>
    </message>
    <message>
        <source>With the lights that the file has, and their shadows; where it has none, with one beside the viewer</source>
        <translation>Mit den Lichtern, die die Datei hat, und ihren Schatten; wo sie keine hat, mit einem neben dem Betrachter</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Reshaping</name>
    <message>
        <source>Select a vertex, a triangle, a bone or a node first.</source>
        <translation>Wählen Sie zuerst einen Vertex, ein Dreieck, einen Knochen oder einen Knoten aus.</translation>
    </message>
    <message>
        <source>The animation moves this, and has no key at this moment. Go to one of its keys, or choose “As stored”.</source>
        <translation>Die Animation bewegt dies und hat zu diesem Zeitpunkt kein Schlüsselbild. Gehen Sie zu einem ihrer Schlüsselbilder, oder wählen Sie „Wie gespeichert“.</translation>
    </message>
    <message>
        <source>What this hangs on is scaled to nothing, so that it stays where it is.</source>
        <translation>Woran dies hängt, ist auf null skaliert; darum bleibt es, wo es ist.</translation>
    </message>
    <message>
        <source>The file does not store this of the node, so that it cannot be changed here.</source>
        <translation>Die Datei speichert dies nicht, sodass es hier nicht geändert werden kann.</translation>
    </message>
    <message>
        <source>These vertices lie in another file. Open that file to move them.</source>
        <translation>Diese Vertices liegen in einer anderen Datei. Öffnen Sie diese, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Vertices can be moved where the model stands as it is stored: choose “As stored”, and no morphs.</source>
        <translation>Vertices lassen sich nur verschieben, wenn das Modell steht, wie es gespeichert ist: Wählen Sie „Wie gespeichert“ und keine Morphs.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices</source>
        <translation>
            <numerusform>%Ln Vertex verschieben</numerusform>
            <numerusform>%Ln Vertices verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n vertices</source>
        <translation>
            <numerusform>%Ln Vertex drehen</numerusform>
            <numerusform>%Ln Vertices drehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices</source>
        <translation>
            <numerusform>%Ln Vertex skalieren</numerusform>
            <numerusform>%Ln Vertices skalieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n vertices</source>
        <translation>
            <numerusform>%Ln Vertex löschen</numerusform>
            <numerusform>%Ln Vertices löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not shown as the animation has it: two are blended, or it is kept in place. Switch that off to move it.</source>
        <translation>Dies ist nicht so zu sehen, wie die Animation es hat: Zwei sind überblendet, oder es wird am Ort gehalten. Schalten Sie das aus, um es zu bewegen.</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Timeline</name>
    <message>
        <source>The animation to show</source>
        <translation>Die gezeigte Animation</translation>
    </message>
    <message>
        <source>Play or pause the animation</source>
        <translation>Die Animation abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>The moment of the animation</source>
        <translation>Der Zeitpunkt der Animation</translation>
    </message>
    <message>
        <source> /s</source>
        <translation> /s</translation>
    </message>
    <message>
        <source>How many units of time (mostly frames) pass in a second</source>
        <translation>Wie viele Zeiteinheiten (meist Bilder) in einer Sekunde vergehen</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>Animation %1</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Moment of the animation</source>
        <translation>Zeitpunkt der Animation</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Key before</source>
        <translation>Vorheriges Schlüsselbild</translation>
    </message>
    <message>
        <source>Go to the key before</source>
        <translation>Zum vorherigen Schlüsselbild gehen</translation>
    </message>
    <message>
        <source>Key behind</source>
        <translation>Nächstes Schlüsselbild</translation>
    </message>
    <message>
        <source>Go to the key behind</source>
        <translation>Zum nächsten Schlüsselbild gehen</translation>
    </message>
    <message>
        <source>Moment as a number</source>
        <translation>Zeitpunkt als Zahl</translation>
    </message>
    <message>
        <source>The moment of the animation (mostly a frame); another one can be typed</source>
        <translation>Der Zeitpunkt der Animation (meist ein Bild); ein anderer kann eingetippt werden</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>Hin und zurück</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>What happens at the end</source>
        <translation>Was am Ende geschieht</translation>
    </message>
    <message>
        <source>What happens at the end of the animation</source>
        <translation>Was am Ende der Animation geschieht</translation>
    </message>
    <message>
        <source>Keys of all bones</source>
        <translation>Schlüsselbilder aller Knochen</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Show the values of the selected bone as curves</source>
        <translation>Die Werte des ausgewählten Knochens als Kurven zeigen</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Property of the curves</source>
        <translation>Eigenschaft der Kurven</translation>
    </message>
    <message>
        <source>Which values of the bone the curves are</source>
        <translation>Welche Werte des Knochens die Kurven sind</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Show the pose at the key before as well, pale</source>
        <translation>Auch die Pose beim Schlüsselbild davor zeigen, blass</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Überblenden</translation>
    </message>
    <message>
        <source>Blend a second animation with this one</source>
        <translation>Eine zweite Animation in diese überblenden</translation>
    </message>
    <message>
        <source>Keep in place</source>
        <translation>Am Ort halten</translation>
    </message>
    <message>
        <source>Keep the model where it stands: it does not travel over the ground</source>
        <translation>Hält das Modell, wo es steht: Es wandert nicht über den Boden</translation>
    </message>
    <message>
        <source>Show a row of keys for each bone and morph</source>
        <translation>Für jeden Knochen und jedes Morph eine Zeile mit den Schlüsselbildern zeigen</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::UvCanvas</name>
    <message>
        <source>Texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>Arrow keys move the picture, plus and minus enlarge it, F shows all of it, I selects the island of the selected triangle.</source>
        <translation>Pfeiltasten verschieben das Bild, Plus und Minus vergrößern es, F zeigt es ganz, I wählt die Insel des ausgewählten Dreiecks aus.</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::UvPanel</name>
    <message>
        <source>The picture whose triangles are shown</source>
        <translation>Das Bild, dessen Dreiecke gezeigt werden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Show the whole picture (F)</source>
        <translation>Das ganze Bild zeigen (F)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>What is shown of the model has no texture coordinates.</source>
        <translation>Was vom Modell gezeigt wird, hat keine Texturkoordinaten.</translation>
    </message>
    <message>
        <source>Preparing the texture coordinates…</source>
        <translation>Die Texturkoordinaten werden vorbereitet …</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangle(s)</source>
        <translation>
            <numerusform>%1 Dreieck</numerusform>
            <numerusform>%1 Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>more are not shown</source>
        <translation>weitere werden nicht gezeigt</translation>
    </message>
    <message>
        <source>%1 outside</source>
        <translation>%1 außerhalb</translation>
    </message>
    <message>
        <source>red: overlapping</source>
        <translation>rot: überlappend</translation>
    </message>
    <message>
        <source>Triangles outside the picture repeat it. Where several lie on one place they share its colours. An island is what hangs together: a double click (I) selects all of it, with Shift besides what is selected.</source>
        <translation>Dreiecke außerhalb des Bildes wiederholen es. Wo mehrere auf einer Stelle liegen, teilen sie sich deren Farben. Eine Insel ist, was zusammenhängt: Ein Doppelklick (I) wählt sie ganz aus, mit Umschalt zusätzlich zum Ausgewählten.</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%Ln Insel</numerusform>
            <numerusform>%Ln Inseln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>issues</name>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>its parameters make no sense.</source>
        <translation>Die Parameter ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>the packed bytes end too early.</source>
        <translation>Die gepackten Bytes enden zu früh.</translation>
    </message>
    <message>
        <source>the packed bytes make no sense.</source>
        <translation>Die gepackten Bytes ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Perhaps %1 is meant.</source>
        <translation>Vielleicht ist %1 gemeint.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>transformation</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>größer als 0</translation>
    </message>
    <message>
        <source>between 0 and 180</source>
        <translation>zwischen 0 und 180</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eins von %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>It has no title: a line that begins with # and a blank.</source>
        <translation>Sie hat keinen Titel: eine Zeile, die mit # und einem Leerzeichen beginnt.</translation>
    </message>
    <message>
        <source>It has no step: a line that begins with ## and a blank.</source>
        <translation>Sie hat keinen Schritt: eine Zeile, die mit ## und einem Leerzeichen beginnt.</translation>
    </message>
    <message>
        <source>It does not say of which format its file is.</source>
        <translation>Sie sagt nicht, von welchem Format ihre Datei ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; makes no sense here.</source>
        <translation>„%1“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>A file is smallest, everything or broken.</source>
        <translation>Eine Datei ist smallest, everything oder broken.</translation>
    </message>
    <message>
        <source>A fault is: set PATH = VALUE, swap PATH, insert PATH = BYTES, remove PATH.</source>
        <translation>Ein Fehler ist: set PFAD = WERT, swap PFAD, insert PFAD = BYTES, remove PFAD.</translation>
    </message>
    <message>
        <source>A goal is: selected PATH, found QUERY, issues NUMBER.</source>
        <translation>Ein Ziel ist: selected PFAD, found SUCHE, issues ZAHL.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Its file has no %1.</source>
        <translation>Ihre Datei hat kein %1.</translation>
    </message>
    <message>
        <source>The program has no such file of the format %1.</source>
        <translation>Das Programm hat keine solche Datei des Formats %1.</translation>
    </message>
</context>
<context>
    <name>list</name>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name and what it means</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See and change what every byte of a 3D file means.</source>
        <translation>Sehen und ändern, was jedes Byte einer 3D-Datei bedeutet.</translation>
    </message>
    <message>
        <source>Open an example.</source>
        <translation>Ein Beispiel öffnen.</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>Zu öffnende Dateien.</translation>
    </message>
    <message>
        <source>Speak this language, for instance de or zh_CN.</source>
        <translation>Diese Sprache sprechen, zum Beispiel de oder zh_CN.</translation>
    </message>
</context>
<context>
    <name>meaning</name>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>%1 more byte(s) are not listed.</source>
        <translation>
            <numerusform>%1 weiteres Byte ist nicht aufgeführt.</numerusform>
            <numerusform>%1 weitere Bytes sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>the bytes end too early.</source>
        <translation>die Bytes enden zu früh.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>The picture has no pixels.</source>
        <translation>Das Bild hat keine Pixel.</translation>
    </message>
    <message>
        <source>%1 are more than can be shown here.</source>
        <translation>%1 sind mehr, als hier gezeigt werden können.</translation>
    </message>
    <message>
        <source>%1 are announced, but %2 bytes cannot hold so many.</source>
        <translation>%1 sind angekündigt, aber in %2 Bytes passen nicht so viele.</translation>
    </message>
    <message>
        <source>There is not enough memory for %1.</source>
        <translation>Für %1 reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>The picture cannot be read.</source>
        <translation>Das Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1</source>
        <translation>Das Bild kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Only %1 of %2 rows could be read: %3</source>
        <translation>Nur %1 von %2 Zeilen konnten gelesen werden: %3</translation>
    </message>
    <message>
        <source>Pictures that store their pixels in this way cannot be shown here.</source>
        <translation>Bilder, die ihre Pixel auf diese Weise speichern, können hier nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>giflib says &quot;%1&quot;.</source>
        <translation>giflib meldet „%1“.</translation>
    </message>
    <message>
        <source>there are fewer images.</source>
        <translation>es sind weniger Bilder da.</translation>
    </message>
    <message>
        <source>the image has no colours.</source>
        <translation>das Bild hat keine Farben.</translation>
    </message>
    <message>
        <source>the image has no pixels.</source>
        <translation>das Bild hat keine Pixel.</translation>
    </message>
    <message>
        <source>OpenJPEG says &quot;%1&quot;.</source>
        <translation>OpenJPEG meldet „%1“.</translation>
    </message>
    <message>
        <source>Not all of the picture could be read: %1</source>
        <translation>Nicht das ganze Bild konnte gelesen werden: %1</translation>
    </message>
    <message>
        <source>libjpeg says &quot;%1&quot;.</source>
        <translation>libjpeg meldet „%1“.</translation>
    </message>
    <message>
        <source>The picture could be read, but %1</source>
        <translation>Das Bild konnte gelesen werden, aber %1</translation>
    </message>
    <message>
        <source>Some pixels name colours that are not in the palette; they are shown as holes.</source>
        <translation>Manche Pixel nennen Farben, die nicht in der Palette sind; sie werden als Löcher gezeigt.</translation>
    </message>
    <message>
        <source>libpng says &quot;%1&quot;.</source>
        <translation>libpng meldet „%1“.</translation>
    </message>
    <message>
        <source>Only %1 of %2 passes could be read: %3</source>
        <translation>Nur %1 von %2 Durchgängen konnten gelesen werden: %3</translation>
    </message>
    <message>
        <source>stb_image says &quot;%1&quot;.</source>
        <translation>stb_image meldet „%1“.</translation>
    </message>
    <message>
        <source>run lengths end too early or make no sense.</source>
        <translation>Lauflängen enden zu früh oder ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>Its header announces more than it can hold.</source>
        <translation>Der Kopf kündigt mehr an, als die Datei fassen kann.</translation>
    </message>
</context>
<context>
    <name>plans</name>
    <message>
        <source>The program has no such file of the format %1.</source>
        <translation>Das Programm hat keine solche Datei des Formats %1.</translation>
    </message>
</context>
<context>
    <name>relations</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>How many there are stands in %1.</source>
        <translation>Wie viele es sind, steht in %1.</translation>
    </message>
    <message>
        <source>How many there are follows from %1.</source>
        <translation>Wie viele es sind, ergibt sich aus %1.</translation>
    </message>
    <message>
        <source>How an element is laid out follows from %1.</source>
        <translation>Wie ein Element aufgebaut ist, ergibt sich aus %1.</translation>
    </message>
    <message>
        <source>Names an element of %1, counted from 0.</source>
        <translation>Nennt ein Element von %1, gezählt ab 0.</translation>
    </message>
    <message>
        <source>The list lies in the element that %1 names.</source>
        <translation>Die Liste liegt in dem Element, das %1 nennt.</translation>
    </message>
    <message>
        <source>%1 stands for none.</source>
        <translation>%1 steht für keines.</translation>
    </message>
    <message>
        <source>Together with %1 it makes a range of elements of %2.</source>
        <translation>Zusammen mit %1 ergibt es einen Bereich von Elementen von %2.</translation>
    </message>
    <message>
        <source>The numbers weigh what %1 names; together they make %2.</source>
        <translation>Die Zahlen gewichten, was %1 nennt; zusammen ergeben sie %2.</translation>
    </message>
    <message>
        <source>Those of all elements with the same %1 add up to 1.</source>
        <translation>Die aller Elemente mit gleichem %1 ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>Elements stand in ascending order of this value.</source>
        <translation>Die Elemente stehen in aufsteigender Reihenfolge dieses Wertes.</translation>
    </message>
    <message>
        <source>No other element has the same value.</source>
        <translation>Kein anderes Element hat denselben Wert.</translation>
    </message>
    <message>
        <source>Says where %1 lies.</source>
        <translation>Sagt, wo %1 liegt.</translation>
    </message>
    <message>
        <source>Checksum (%1) of what %2 holds.</source>
        <translation>Prüfsumme (%1) dessen, was %2 enthält.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Counts the elements of %1.</source>
        <translation>Zählt die Elemente von %1.</translation>
    </message>
    <message>
        <source>Decides how the elements of %1 are laid out: changing it can lay them out anew.</source>
        <translation>Entscheidet, wie die Elemente von %1 aufgebaut sind: Eine Änderung kann sie neu anordnen.</translation>
    </message>
    <message>
        <source>Says where %1 begins, in bytes from the beginning.</source>
        <translation>Sagt, wo %1 beginnt, in Bytes vom Anfang an.</translation>
    </message>
    <message>
        <source>Whether it is there follows from %1.</source>
        <translation>Ob es da ist, ergibt sich aus %1.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>Eines von %1.</translation>
    </message>
    <message>
        <source>Bits of %1; others mean nothing.</source>
        <translation>Bits von %1; andere bedeuten nichts.</translation>
    </message>
    <message>
        <source>Always %1.</source>
        <translation>Immer %1.</translation>
    </message>
    <message>
        <source>Not 0.</source>
        <translation>Nicht 0.</translation>
    </message>
    <message>
        <source>Of length 1.</source>
        <translation>Von der Länge 1.</translation>
    </message>
    <message>
        <source>The numbers all differ.</source>
        <translation>Die Zahlen sind alle verschieden.</translation>
    </message>
    <message>
        <source>A rotation, stored as a quaternion w, x, y, z.</source>
        <translation>Eine Drehung, gespeichert als Quaternion w, x, y, z.</translation>
    </message>
    <message>
        <source>A rotation, stored as a quaternion x, y, z, w.</source>
        <translation>Eine Drehung, gespeichert als Quaternion x, y, z, w.</translation>
    </message>
    <message>
        <source>It is the conjugate of the usual (Hamilton) quaternion, which would turn the other way round.</source>
        <translation>Es ist die Konjugierte der üblichen (Hamilton-)Quaternion, die andersherum drehen würde.</translation>
    </message>
    <message>
        <source>Says how many bytes %1 has.</source>
        <translation>Sagt, wie viele Bytes %1 hat.</translation>
    </message>
    <message>
        <source>Elements stand in ascending order of this value, which does not repeat.</source>
        <translation>Die Elemente sind nach diesem Wert aufsteigend geordnet; er wiederholt sich nicht.</translation>
    </message>
    <message>
        <source>Followed from element to element it leads to a root.</source>
        <translation>Von Element zu Element verfolgt führt er zu einer Wurzel.</translation>
    </message>
    <message>
        <source>Its chunks usually stand in this order: %1.</source>
        <translation>Seine Chunks stehen gewöhnlich in dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>At most one of each: %1.</source>
        <translation>Höchstens je einer: %1.</translation>
    </message>
    <message>
        <source>At least one of each: %1.</source>
        <translation>Mindestens je einer: %1.</translation>
    </message>
    <message>
        <source>Together the numbers make %1.</source>
        <translation>Zusammen ergeben die Zahlen %1.</translation>
    </message>
    <message>
        <source>Not empty.</source>
        <translation>Nicht leer.</translation>
    </message>
    <message>
        <source>UTF-8.</source>
        <translation>UTF-8.</translation>
    </message>
    <message>
        <source>Its hash differs from those of the others as well.</source>
        <translation>Auch sein Hash unterscheidet sich von denen der anderen.</translation>
    </message>
    <message>
        <source>Together the numbers make %1 to %2.</source>
        <translation>Zusammen ergeben die Zahlen %1 bis %2.</translation>
    </message>
    <message>
        <source>It goes on to the end of what holds it.</source>
        <translation>Das geht bis zum Ende dessen, worin es steht.</translation>
    </message>
    <message>
        <source>Every %1 lies in this box.</source>
        <translation>Alle %1 liegen in diesem Quader.</translation>
    </message>
    <message>
        <source>At least the greatest %1.</source>
        <translation>Mindestens so groß wie das größte %1.</translation>
    </message>
    <message>
        <source>The first corner is nowhere above the second.</source>
        <translation>Die erste Ecke liegt nirgends über der zweiten.</translation>
    </message>
    <message>
        <source>The last row is 0, 0, 0, 1.</source>
        <translation>Die letzte Zeile ist 0, 0, 0, 1.</translation>
    </message>
    <message>
        <source>The matrix can be inverted.</source>
        <translation>Die Matrix lässt sich umkehren.</translation>
    </message>
    <message>
        <source>The last number is 1 or -1.</source>
        <translation>Die letzte Zahl ist 1 oder -1.</translation>
    </message>
    <message>
        <source>Without bytes above 127.</source>
        <translation>Ohne Bytes über 127.</translation>
    </message>
    <message>
        <source>Ends with a NUL in its place.</source>
        <translation>Endet mit einem NUL an seinem Platz.</translation>
    </message>
    <message>
        <source>Together these numbers name each element of %1.</source>
        <translation>Zusammen nennen diese Zahlen jedes Element von %1.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Mindestens %1.</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(unbekannt)</translation>
    </message>
    <message>
        <source>Every 3 numbers make a triangle.</source>
        <translation>Je 3 Zahlen bilden ein Dreieck.</translation>
    </message>
    <message>
        <source>The numbers of a triangle name different elements.</source>
        <translation>Die Zahlen eines Dreiecks nennen verschiedene Elemente.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Its first chunk is %1.</source>
        <translation>Der erste Chunk ist %1.</translation>
    </message>
    <message>
        <source>Only NULs follow its end.</source>
        <translation>Auf das Ende folgen nur NULs.</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>Meist %1.</translation>
    </message>
    <message>
        <source>Should be %1.</source>
        <translation>Sollte %1 sein.</translation>
    </message>
    <message>
        <source>The number is not below %1.</source>
        <translation>Die Zahl ist nicht kleiner als %1.</translation>
    </message>
    <message>
        <source>The number is above %1.</source>
        <translation>Die Zahl ist größer als %1.</translation>
    </message>
    <message>
        <source>It is there only where %1 is %2.</source>
        <translation>Es ist nur da, wo %1 %2 ist.</translation>
    </message>
    <message>
        <source>It is there unless %1 is %2.</source>
        <translation>Es ist da, außer wo %1 %2 ist.</translation>
    </message>
    <message>
        <source>It is there only where %1 has %2.</source>
        <translation>Es ist nur da, wo %1 %2 enthält.</translation>
    </message>
    <message>
        <source>It is there unless %1 has %2.</source>
        <translation>Es ist da, außer wo %1 %2 enthält.</translation>
    </message>
    <message>
        <source>It is there only where %1 is %2 or more.</source>
        <translation>Es ist nur da, wo %1 mindestens %2 ist.</translation>
    </message>
    <message>
        <source>It is there only where %1 is less than %2.</source>
        <translation>Es ist nur da, wo %1 kleiner als %2 ist.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>The smallest box around the values of %1.</source>
        <translation>Der kleinste Quader um alle %1.</translation>
    </message>
    <message>
        <source>The middle of the smallest box around the values of %1.</source>
        <translation>Die Mitte des kleinsten Quaders um alle %1.</translation>
    </message>
    <message>
        <source>From the second element on, each is larger than the one before.</source>
        <translation>Vom zweiten Element an ist jeder größer als der davor.</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 andere</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>It goes on to the end of %1.</source>
        <translation>Das geht bis zum Ende von %1.</translation>
    </message>
    <message>
        <source>Leads to an element of %1; other fields decide to which.</source>
        <translation>Führt zu einem Element von %1; zu welchem, entscheiden andere Felder.</translation>
    </message>
    <message>
        <source>How many bytes it has stands in %1.</source>
        <translation>Wie viele Bytes es hat, steht in %1.</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>It goes on to %1 at the end of %2.</source>
        <translation>Das geht bis zu %1 am Ende von %2.</translation>
    </message>
    <message>
        <source>Of all these parts, only those that stand in %1 are there.</source>
        <translation>Von all diesen Teilen sind nur die da, die in %1 stehen.</translation>
    </message>
    <message>
        <source>As many numbers of %1 name this entry.</source>
        <translation>So viele Zahlen von %1 nennen diesen Eintrag.</translation>
    </message>
    <message>
        <source>Checksum (%1) of what %2 of every element holds, one after the other.</source>
        <translation>Prüfsumme (%1) dessen, was %2 jedes Elements enthält, eines hinter dem anderen.</translation>
    </message>
    <message>
        <source>There is one for each element of %1.</source>
        <translation>Zu jedem Element von %1 gibt es eins.</translation>
    </message>
</context>
<context>
    <name>repairs</name>
    <message>
        <source>Delete the element.</source>
        <translation>Das Element löschen.</translation>
    </message>
    <message>
        <source>Write the nearest value that is allowed.</source>
        <translation>Den nächsten erlaubten Wert schreiben.</translation>
    </message>
    <message>
        <source>Clear the bits that have no meaning.</source>
        <translation>Die Bits ohne Bedeutung löschen.</translation>
    </message>
    <message>
        <source>Divide it by its length.</source>
        <translation>Durch die Länge teilen.</translation>
    </message>
    <message>
        <source>Set the length to where the content ends.</source>
        <translation>Die Länge auf das Ende des Inhalts setzen.</translation>
    </message>
    <message>
        <source>Delete these bytes.</source>
        <translation>Diese Bytes löschen.</translation>
    </message>
    <message>
        <source>Delete the incomplete element.</source>
        <translation>Das unvollständige Element löschen.</translation>
    </message>
    <message>
        <source>Fill the missing bytes with zeros.</source>
        <translation>Die fehlenden Bytes mit Nullen füllen.</translation>
    </message>
    <message>
        <source>Set the count to what is there.</source>
        <translation>Die Anzahl auf das setzen, was da ist.</translation>
    </message>
    <message>
        <source>Delete the chunk.</source>
        <translation>Den Chunk löschen.</translation>
    </message>
    <message>
        <source>Append the NUL.</source>
        <translation>Das NUL anhängen.</translation>
    </message>
    <message>
        <source>Add an ANIM to the root node.</source>
        <translation>Dem Wurzelknoten ein ANIM hinzufügen.</translation>
    </message>
    <message>
        <source>Write the last frame that has a key.</source>
        <translation>Das letzte Bild schreiben, das ein Schlüsselbild hat.</translation>
    </message>
    <message>
        <source>Set the number of frames to the last key.</source>
        <translation>Die Anzahl der Bilder auf das letzte Schlüsselbild setzen.</translation>
    </message>
    <message>
        <source>Write 60.</source>
        <translation>60 schreiben.</translation>
    </message>
    <message>
        <source>Keep the later key.</source>
        <translation>Das spätere Schlüsselbild behalten.</translation>
    </message>
    <message>
        <source>Drop all but two sets.</source>
        <translation>Alle Sätze bis auf zwei entfernen.</translation>
    </message>
    <message>
        <source>Set both to 0.</source>
        <translation>Beide auf 0 setzen.</translation>
    </message>
    <message>
        <source>Split the mesh into several nodes.</source>
        <translation>Das Mesh auf mehrere Knoten aufteilen.</translation>
    </message>
    <message>
        <source>Join them.</source>
        <translation>Zusammenfügen.</translation>
    </message>
    <message>
        <source>Keep the first.</source>
        <translation>Den ersten behalten.</translation>
    </message>
    <message>
        <source>Put further meshes into child nodes.</source>
        <translation>Weitere Meshes in untergeordnete Knoten setzen.</translation>
    </message>
    <message>
        <source>Put them below one new root.</source>
        <translation>Unter eine neue Wurzel setzen.</translation>
    </message>
    <message>
        <source>Add an empty node.</source>
        <translation>Einen leeren Knoten hinzufügen.</translation>
    </message>
    <message>
        <source>Delete the BONE.</source>
        <translation>BONE löschen.</translation>
    </message>
    <message>
        <source>Delete the mesh.</source>
        <translation>Das Mesh löschen.</translation>
    </message>
    <message>
        <source>Delete the mesh: without this chunk it is none.</source>
        <translation>Das Mesh löschen: Ohne diesen Chunk ist es keines.</translation>
    </message>
    <message>
        <source>Put the chunks in order.</source>
        <translation>Die Chunks ordnen.</translation>
    </message>
    <message>
        <source>Keep the file name only.</source>
        <translation>Nur den Dateinamen behalten.</translation>
    </message>
    <message>
        <source>Clear the effect.</source>
        <translation>Den Effekt löschen.</translation>
    </message>
    <message>
        <source>Use the first coordinate set.</source>
        <translation>Den ersten Koordinatensatz verwenden.</translation>
    </message>
    <message>
        <source>Delete these weights.</source>
        <translation>Diese Gewichte löschen.</translation>
    </message>
    <message>
        <source>Add the weights up.</source>
        <translation>Die Gewichte zusammenzählen.</translation>
    </message>
    <message>
        <source>Keep the four largest and make them add up to 1.</source>
        <translation>Die vier größten behalten und ihre Summe auf 1 bringen.</translation>
    </message>
    <message>
        <source>Divide the weights by their sum.</source>
        <translation>Die Gewichte durch ihre Summe teilen.</translation>
    </message>
    <message>
        <source>Give each brush its own copy.</source>
        <translation>Jedem Brush seine eigene Kopie geben.</translation>
    </message>
    <message>
        <source>Write the expected value, %1.</source>
        <translation>Den erwarteten Wert %1 schreiben.</translation>
    </message>
    <message>
        <source>Append what is missing.</source>
        <translation>Das Fehlende anhängen.</translation>
    </message>
    <message>
        <source>Append centers at 0, 0, 0.</source>
        <translation>Mittelpunkte bei 0, 0, 0 anhängen.</translation>
    </message>
    <message>
        <source>Widen the morph range.</source>
        <translation>Den Morphbereich erweitern.</translation>
    </message>
    <message>
        <source>Write what the byte code says.</source>
        <translation>Schreiben, was der Bytecode sagt.</translation>
    </message>
    <message>
        <source>Write the hash that follows from the byte code.</source>
        <translation>Den Hashwert schreiben, der sich aus dem Bytecode ergibt.</translation>
    </message>
    <message>
        <source>Set the length to what is there.</source>
        <translation>Die Länge auf das setzen, was da ist.</translation>
    </message>
    <message>
        <source>Compress the node.</source>
        <translation>Den Knoten komprimieren.</translation>
    </message>
    <message>
        <source>Write a NUL into the last byte.</source>
        <translation>Ein NUL in das letzte Byte schreiben.</translation>
    </message>
    <message>
        <source>Write joint 0.</source>
        <translation>Gelenk 0 schreiben.</translation>
    </message>
    <message>
        <source>Correct the size of the elements.</source>
        <translation>Die Größe der Elemente berichtigen.</translation>
    </message>
    <message>
        <source>Remove the name.</source>
        <translation>Den Namen entfernen.</translation>
    </message>
    <message>
        <source>Write the number of the node instead.</source>
        <translation>Stattdessen die Nummer des Knotens schreiben.</translation>
    </message>
    <message>
        <source>Remove the track.</source>
        <translation>Die Spur entfernen.</translation>
    </message>
    <message>
        <source>Move it to the end.</source>
        <translation>Ans Ende verschieben.</translation>
    </message>
    <message>
        <source>Move it before the frames.</source>
        <translation>Vor die Bilder verschieben.</translation>
    </message>
    <message>
        <source>Give it the number %1.</source>
        <translation>Die Nummer %1 vergeben.</translation>
    </message>
    <message>
        <source>Sort the blocks of the file.</source>
        <translation>Die Blöcke der Datei sortieren.</translation>
    </message>
    <message>
        <source>Write 0, for none.</source>
        <translation>0 schreiben, für „keines“.</translation>
    </message>
    <message>
        <source>Put them below a new node.</source>
        <translation>Unter einen neuen Knoten setzen.</translation>
    </message>
    <message>
        <source>Put a version block at the beginning.</source>
        <translation>Einen Versionsblock an den Anfang setzen.</translation>
    </message>
    <message>
        <source>Write E3DF.</source>
        <translation>E3DF schreiben.</translation>
    </message>
    <message>
        <source>Remove the block.</source>
        <translation>Den Block entfernen.</translation>
    </message>
    <message>
        <source>Change the type of the block.</source>
        <translation>Den Typ des Blocks ändern.</translation>
    </message>
    <message>
        <source>Move it to the front.</source>
        <translation>An den Anfang verschieben.</translation>
    </message>
    <message>
        <source>Shorten the range.</source>
        <translation>Den Bereich verkürzen.</translation>
    </message>
    <message>
        <source>Append ranges without material.</source>
        <translation>Bereiche ohne Material anhängen.</translation>
    </message>
    <message>
        <source>Drop ranges that repeat others.</source>
        <translation>Bereiche entfernen, die andere wiederholen.</translation>
    </message>
    <message>
        <source>Convert them to 32 bits.</source>
        <translation>In 32 Bit umwandeln.</translation>
    </message>
    <message>
        <source>Convert the ids to 64 bits.</source>
        <translation>Die Nummern in 64 Bit umwandeln.</translation>
    </message>
    <message>
        <source>Put all attributes into one interleaved block.</source>
        <translation>Alle Attribute in einen einzigen verschränkten Block legen.</translation>
    </message>
    <message>
        <source>Add a box in which numbers stand for themselves.</source>
        <translation>Einen Quader hinzufügen, in dem Zahlen für sich selbst stehen.</translation>
    </message>
    <message>
        <source>Write how many bytes there are.</source>
        <translation>Schreiben, wie viele Bytes es gibt.</translation>
    </message>
    <message>
        <source>Delete the bytes behind the end.</source>
        <translation>Die Bytes hinter dem Ende löschen.</translation>
    </message>
    <message>
        <source>Write the sum.</source>
        <translation>Die Summe schreiben.</translation>
    </message>
    <message>
        <source>Write the checksum of what is there.</source>
        <translation>Die Prüfsumme dessen schreiben, was da ist.</translation>
    </message>
    <message>
        <source>Append it.</source>
        <translation>Anhängen.</translation>
    </message>
    <message>
        <source>Write the size that the file has.</source>
        <translation>Die tatsächliche Größe der Datei schreiben.</translation>
    </message>
    <message>
        <source>Set the number of levels to 1.</source>
        <translation>Die Anzahl der Stufen auf 1 setzen.</translation>
    </message>
    <message>
        <source>Set the number of levels to that of a full chain.</source>
        <translation>Die Anzahl der Stufen auf die einer vollständigen Folge setzen.</translation>
    </message>
    <message>
        <source>Compute it from the vertices.</source>
        <translation>Aus den Vertices berechnen.</translation>
    </message>
    <message>
        <source>Write the time of the last key, %1.</source>
        <translation>Die Zeit %1 des letzten Schlüsselbilds schreiben.</translation>
    </message>
    <message>
        <source>Remove the animation.</source>
        <translation>Die Animation entfernen.</translation>
    </message>
    <message>
        <source>Add one key that changes nothing.</source>
        <translation>Ein Schlüsselbild hinzufügen, das nichts ändert.</translation>
    </message>
    <message>
        <source>Let the keys follow one another.</source>
        <translation>Die Schlüsselbilder aufeinander folgen lassen.</translation>
    </message>
    <message>
        <source>Write the keys in the usual order.</source>
        <translation>Die Schlüsselbilder in der üblichen Reihenfolge schreiben.</translation>
    </message>
    <message>
        <source>Set the duration to the time of the last key, %1.</source>
        <translation>Die Dauer auf die Zeit %1 des letzten Schlüsselbilds setzen.</translation>
    </message>
    <message>
        <source>Write 1 or -1, whichever is nearer.</source>
        <translation>1 oder -1 schreiben, was näher liegt.</translation>
    </message>
    <message>
        <source>Remove the submesh.</source>
        <translation>Das Submesh entfernen.</translation>
    </message>
    <message>
        <source>Convert the vertices.</source>
        <translation>Die Vertices umwandeln.</translation>
    </message>
    <message>
        <source>Call it %1.</source>
        <translation>Den Namen %1 geben.</translation>
    </message>
    <message>
        <source>Write 0, 0, 0, 1.</source>
        <translation>0, 0, 0, 1 schreiben.</translation>
    </message>
    <message>
        <source>Make it a root.</source>
        <translation>Zu einer Wurzel machen.</translation>
    </message>
    <message>
        <source>Compute the matrix.</source>
        <translation>Die Matrix berechnen.</translation>
    </message>
    <message>
        <source>Add the name %1.</source>
        <translation>Den Namen %1 hinzufügen.</translation>
    </message>
    <message>
        <source>Shorten it to what is there.</source>
        <translation>Auf das verkürzen, was da ist.</translation>
    </message>
    <message>
        <source>Remove what nothing names.</source>
        <translation>Entfernen, was nichts nennt.</translation>
    </message>
    <message>
        <source>Write the header with 132 bytes.</source>
        <translation>Den Kopf mit 132 Bytes schreiben.</translation>
    </message>
    <message>
        <source>Insert the four bytes.</source>
        <translation>Die vier Bytes einfügen.</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>%1 hinzufügen.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 schreiben.</translation>
    </message>
    <message>
        <source>Write &amp;amp; for &amp;.</source>
        <translation>&amp;amp; statt &amp; schreiben.</translation>
    </message>
    <message>
        <source>Add a space.</source>
        <translation>Ein Leerzeichen einfügen.</translation>
    </message>
    <message>
        <source>Write &amp;lt; for &lt;.</source>
        <translation>&amp;lt; statt &lt; schreiben.</translation>
    </message>
    <message>
        <source>Rename it %1.</source>
        <translation>In %1 umbenennen.</translation>
    </message>
    <message>
        <source>Delete the attribute that does not count.</source>
        <translation>Das Attribut löschen, das nicht zählt.</translation>
    </message>
    <message>
        <source>Add %1=&quot;%2&quot;.</source>
        <translation>%1=&quot;%2&quot; hinzufügen.</translation>
    </message>
    <message>
        <source>Delete the text.</source>
        <translation>Den Text löschen.</translation>
    </message>
    <message>
        <source>Add the semicolon.</source>
        <translation>Das Semikolon hinzufügen.</translation>
    </message>
    <message>
        <source>Store the blocks as they are.</source>
        <translation>Die Blöcke speichern, wie sie sind.</translation>
    </message>
    <message>
        <source>Write %1 to %2.</source>
        <translation>%1 bis %2 schreiben.</translation>
    </message>
    <message>
        <source>Take the space before it out.</source>
        <translation>Den Zwischenraum davor entfernen.</translation>
    </message>
    <message>
        <source>Write %1 into dataSize.</source>
        <translation>%1 in dataSize schreiben.</translation>
    </message>
    <message>
        <source>Count the channels of every animation anew.</source>
        <translation>Die Kanäle jeder Animation neu zählen.</translation>
    </message>
    <message>
        <source>Give what it names another name, or none.</source>
        <translation>Was auf diesen Namen verweist, bekommt einen anderen oder keinen.</translation>
    </message>
    <message>
        <source>Delete the carriage returns.</source>
        <translation>Die Wagenrückläufe löschen.</translation>
    </message>
    <message>
        <source>Insert an empty line.</source>
        <translation>Eine leere Zeile einfügen.</translation>
    </message>
    <message>
        <source>Sort by %1.</source>
        <translation>Nach %1 sortieren.</translation>
    </message>
    <message>
        <source>Sort by %1; of those with the same keep the last.</source>
        <translation>Nach %1 sortieren; von gleichen bleibt das letzte.</translation>
    </message>
    <message>
        <source>Sort by %1; of those with the same keep the first.</source>
        <translation>Nach %1 sortieren; von gleichen bleibt das erste.</translation>
    </message>
    <message>
        <source>Scale the numbers so that they make %1.</source>
        <translation>Die Zahlen so skalieren, dass sie %1 ergeben.</translation>
    </message>
    <message>
        <source>Write the greatest %1, %2.</source>
        <translation>Das größte %1 eintragen, %2.</translation>
    </message>
    <message>
        <source>Delete what is left over.</source>
        <translation>Löschen, was übrig ist.</translation>
    </message>
    <message>
        <source>Delete the triangle.</source>
        <translation>Das Dreieck löschen.</translation>
    </message>
    <message>
        <source>Turn rows into columns: the matrix is stored row by row.</source>
        <translation>Zeilen zu Spalten machen: Die Matrix ist Zeile für Zeile gespeichert.</translation>
    </message>
    <message>
        <source>Set these weights to 0 and scale the others so that they make %1. Where there are none, write 0 as the first of %2, which takes all.</source>
        <translation>Diese Gewichte auf 0 setzen und die anderen so skalieren, dass sie %1 ergeben. Wo es keine anderen gibt, 0 als erste Zahl von %2 schreiben, die dann alles bekommt.</translation>
    </message>
    <message>
        <source>Delete these %1.</source>
        <translation>Diese %1 löschen.</translation>
    </message>
    <message>
        <source>Write %1, which means “none”.</source>
        <translation>%1 schreiben, das heißt „keines“.</translation>
    </message>
    <message>
        <source>Write %1, which means “none”, and share its weight out to the others.</source>
        <translation>%1 schreiben, das heißt „keines“, und das Gewicht auf die anderen verteilen.</translation>
    </message>
    <message>
        <source>Keep the pixels that can be read, and make the others black.</source>
        <translation>Die lesbaren Pixel behalten und die anderen schwarz machen.</translation>
    </message>
    <message>
        <source>Write ? for bytes that no text has: the sides follow them.</source>
        <translation>? statt der Bytes schreiben, die kein Text hat: Hinter ihnen stehen die Seiten.</translation>
    </message>
    <message>
        <source>Write sides that fit the pixels.</source>
        <translation>Seiten schreiben, die zu den Pixeln passen.</translation>
    </message>
    <message>
        <source>Put in the pixels that are missing, black.</source>
        <translation>Die Pixel, die fehlen, schwarz einfügen.</translation>
    </message>
    <message>
        <source>Write a vertex that is drawn beside it.</source>
        <translation>Einen Vertex schreiben, der daneben gezeichnet wird.</translation>
    </message>
    <message>
        <source>Remove the elements of which nothing is there.</source>
        <translation>Die Elemente entfernen, von denen nichts da ist.</translation>
    </message>
    <message>
        <source>Put in a picture of one colour.</source>
        <translation>Setze ein einfarbiges Bild ein.</translation>
    </message>
    <message>
        <source>Put in a grey picture.</source>
        <translation>Setze ein graues Bild ein.</translation>
    </message>
    <message>
        <source>Add the chunk that ends the file.</source>
        <translation>Füge den Chunk hinzu, der die Datei beendet.</translation>
    </message>
    <message>
        <source>Put in a black picture.</source>
        <translation>Setze ein schwarzes Bild ein.</translation>
    </message>
    <message>
        <source>Append the ends of the data and of the file.</source>
        <translation>Die Enden der Daten und der Datei anhängen.</translation>
    </message>
    <message>
        <source>Append the trailer.</source>
        <translation>Den Abschluss anhängen.</translation>
    </message>
    <message>
        <source>Append the marker EOI.</source>
        <translation>Den Marker EOI anhängen.</translation>
    </message>
    <message>
        <source>Write the place between the texts beside it.</source>
        <translation>Den Platz zwischen den Texten daneben eintragen.</translation>
    </message>
    <message>
        <source>Make up the texts that are missing: what they were is not known.</source>
        <translation>Die fehlenden Texte erfinden: Wie sie lauteten, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Remove the other file.</source>
        <translation>Die andere Datei entfernen.</translation>
    </message>
    <message>
        <source>Let the range begin with the first element.</source>
        <translation>Den Bereich mit dem ersten Element beginnen lassen.</translation>
    </message>
    <message>
        <source>Add %1=&quot;%2&quot;, the usual value; what was meant is not known.</source>
        <translation>%1=&quot;%2&quot; hinzufügen, den üblichen Wert; was gemeint war, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Write %1, the neutral value; what it was is not known.</source>
        <translation>%1 schreiben, den Standardwert; was dort stand, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Write %1, the usual value; what it was is not known.</source>
        <translation>%1 schreiben, den üblichen Wert; was dort stand, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Write %1, the only one that there is.</source>
        <translation>%1 schreiben, den einzigen, den es gibt.</translation>
    </message>
    <message>
        <source>Write what fits between the values of %1 beside it; what it was is not known.</source>
        <translation>Schreiben, was zwischen die Werte von %1 daneben passt; was es war, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Write a question mark for each NUL.</source>
        <translation>Für jedes NUL ein Fragezeichen schreiben.</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;: bytes that are no UTF-8, read as Latin-1. Their number is %2, and they begin at 0x%3.</source>
        <translation>„%1“ schreiben: Bytes, die kein UTF-8 sind, als Latin-1 gelesen. Ihre Zahl ist %2, und sie beginnen bei 0x%3.</translation>
    </message>
    <message>
        <source>Write %1 as the first where all are 0: what they were is not known. Scale the others so that they make %1.</source>
        <translation>Wo alle 0 sind, %1 als erste schreiben: Was sie waren, ist nicht bekannt. Die anderen so skalieren, dass sie %1 ergeben.</translation>
    </message>
    <message>
        <source>Write what the other numbers call for: 0, 1, or what makes a rotation.</source>
        <translation>Schreiben, was die übrigen Zahlen verlangen: 0, 1 oder was eine Drehung ergibt.</translation>
    </message>
    <message>
        <source>Hang it below the root, %1.</source>
        <translation>Unter die Wurzel hängen, %1.</translation>
    </message>
    <message>
        <source>Move all keys so that the first is at frame 1. Keys: %1, nodes: %2.</source>
        <translation>Alle Schlüsselbilder so verschieben, dass das erste bei Bild 1 liegt. Schlüsselbilder: %1, Knoten: %2.</translation>
    </message>
    <message>
        <source>Write what such images begin with.</source>
        <translation>Das schreiben, womit solche Bilder beginnen.</translation>
    </message>
    <message>
        <source>Name the bone that pulls the vertex most instead, or bone 0.</source>
        <translation>Stattdessen den Knochen nennen, der am stärksten am Vertex zieht, oder Knochen 0.</translation>
    </message>
    <message>
        <source>Write %1, which all other elements have.</source>
        <translation>%1 schreiben, was alle anderen Elemente haben.</translation>
    </message>
    <message>
        <source>Remove the mesh.</source>
        <translation>Das Mesh entfernen.</translation>
    </message>
    <message>
        <source>Write the flags with which the size of the file fits.</source>
        <translation>Die Flags schreiben, mit denen die Größe der Datei passt.</translation>
    </message>
    <message>
        <source>Write what the other number says.</source>
        <translation>Schreiben, was die andere Zahl sagt.</translation>
    </message>
    <message>
        <source>Remove what is no block, up to the next image or the end.</source>
        <translation>Entfernen, was kein Block ist, bis zum nächsten Bild oder bis zum Ende.</translation>
    </message>
    <message>
        <source>End what is open where the file was cut off: add %1.</source>
        <translation>Beenden, was dort offen ist, wo die Datei abgeschnitten wurde: %1 ergänzen.</translation>
    </message>
    <message>
        <source>Set the number of levels to that of the pixels that are there.</source>
        <translation>Die Zahl der Stufen auf die der vorhandenen Pixel setzen.</translation>
    </message>
    <message>
        <source>Write 0 as the first one, which takes all the weight: nothing else has any.</source>
        <translation>0 als ersten schreiben, der das ganze Gewicht bekommt: Sonst hat keiner eines.</translation>
    </message>
    <message>
        <source>Write the width with which the pixels take all bytes that are there.</source>
        <translation>Die Breite schreiben, mit der die Pixel alle Bytes belegen, die da sind.</translation>
    </message>
    <message>
        <source>Write the height with which the pixels take all bytes that are there.</source>
        <translation>Die Höhe schreiben, mit der die Pixel alle Bytes belegen, die da sind.</translation>
    </message>
    <message>
        <source>Write the length with which the pixels take all bytes that are there.</source>
        <translation>Die Länge schreiben, mit der die Pixel alle Bytes belegen, die da sind.</translation>
    </message>
    <message>
        <source>Write the size with which what lies there has its checksum.</source>
        <translation>Die Größe schreiben, mit der das, was dort liegt, seine Prüfsumme hat.</translation>
    </message>
    <message>
        <source>Write the size that its chunks have.</source>
        <translation>Die Größe schreiben, die seine Chunks haben.</translation>
    </message>
    <message>
        <source>Write 0: there is only that one.</source>
        <translation>0 schreiben: Es gibt nur dieses.</translation>
    </message>
    <message>
        <source>Remove the elements of zeros, of which nothing is left.</source>
        <translation>Die Elemente aus Nullen entfernen, von denen nichts übrig ist.</translation>
    </message>
    <message>
        <source>Write the pixel format %1, with which the size of the file fits.</source>
        <translation>Das Pixelformat %1 schreiben, mit dem die Größe der Datei stimmt.</translation>
    </message>
    <message>
        <source>Add a geometry for each index buffer, which draws all its triangles.</source>
        <translation>Für jeden Indexpuffer eine Geometrie hinzufügen, die alle seine Dreiecke zeichnet.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>%1: %2 of %3 bytes each</source>
        <translation>%1: %2 zu je %3 Bytes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 bytes</source>
        <translation>
            <numerusform>%1: %2 Byte</numerusform>
            <numerusform>%1: %2 Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>… %1 more up to %2</source>
        <translation>… %1 weitere bis %2</translation>
    </message>
    <message>
        <source>… %1 more bytes up to %2</source>
        <translation>… %1 weitere Bytes bis %2</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Reparatur: %1</translation>
    </message>
    <message>
        <source>%1 × %2 bytes</source>
        <translation>%1 × %2 Bytes</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 Element</numerusform>
            <numerusform>%1 Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>New ones have %1.</source>
        <translation>Vorgabe für neue: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error(s)</source>
        <translation>
            <numerusform>%1 Fehler</numerusform>
            <numerusform>%1 Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warning(s)</source>
        <translation>
            <numerusform>%1 Warnung</numerusform>
            <numerusform>%1 Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation>mit Fehlern</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>zum Teil</translation>
    </message>
    <message>
        <source>file of no known format</source>
        <translation>Datei unbekannten Formats</translation>
    </message>
    <message>
        <source>%1 from %2, %3, %4; %5</source>
        <translation>%1 ab %2, %3, %4; %5</translation>
    </message>
    <message>
        <source>; packed with %1, %2 unpacked</source>
        <translation>; gepackt mit %1, entpackt %2</translation>
    </message>
    <message>
        <source>; %1 of it make sense</source>
        <translation>; %1 davon ergeben einen Sinn</translation>
    </message>
    <message>
        <source>; inside number %1</source>
        <translation>; in Nummer %1</translation>
    </message>
    <message numerus="yes">
        <source>Made anew with the %1 file(s) that were found in it</source>
        <translation>
            <numerusform>Neu erzeugt mit der %1 Datei, die darin gefunden wurde</numerusform>
            <numerusform>Neu erzeugt mit den %1 Dateien, die darin gefunden wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>Repaired: %1</source>
        <translation>Repariert: %1</translation>
    </message>
    <message>
        <source>%1 of content removed</source>
        <translation>%1 Inhalt entfernt</translation>
    </message>
    <message>
        <source>%1 now; %2</source>
        <translation>jetzt %1; %2</translation>
    </message>
    <message>
        <source>Written as it was found</source>
        <translation>So geschrieben, wie es gefunden wurde</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 place(s) that nothing claims, the largest %3 at %4</source>
        <translation>
            <numerusform>%1 an %2 Stelle, die zu nichts gehören: %3 bei %4</numerusform>
            <numerusform>%1 an %2 Stellen, die zu nichts gehören, die größte %3 bei %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 place(s) with the mark of a format were not looked at: there are too many of them</source>
        <translation>
            <numerusform>%1 Stelle mit der Kennung eines Formats wurde nicht angesehen: es sind zu viele</numerusform>
            <numerusform>%1 Stellen mit der Kennung eines Formats wurden nicht angesehen: es sind zu viele</numerusform>
        </translation>
    </message>
    <message>
        <source>There may be more: the search ended after %1 finds</source>
        <translation>Es kann mehr geben: Die Suche endete nach %1 Funden</translation>
    </message>
    <message>
        <source>; nothing tells where it ends</source>
        <translation>; nichts sagt, wo es endet</translation>
    </message>
    <message>
        <source>Laid out as %1.</source>
        <translation>Aufgebaut wie %1.</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>+ counts from the end of the part before whose size varies.</source>
        <translation>+ zählt vom Ende des Teils davor, dessen Größe wechselt.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>In %1.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>In %1 there may be: %2.</source>
        <translation>In %1 kann stehen: %2.</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Strukturen</translation>
    </message>
    <message>
        <source>This page is not yet translated: what was written by hand is in English.</source>
        <translation>Diese Seite ist noch nicht übersetzt: Was von Hand geschrieben wurde, ist englisch.</translation>
    </message>
    <message>
        <source>text + 1</source>
        <translation>Text + 1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1 or 0</source>
        <translation>%1 oder 0</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>one of some words</source>
        <translation>eines von einigen Wörtern</translation>
    </message>
    <message>
        <source>name of a file</source>
        <translation>Name einer Datei</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Where it is missing, %1 is taken.</source>
        <translation>Fehlt es, so gilt %1.</translation>
    </message>
    <message>
        <source>The file may end before it.</source>
        <translation>Die Datei kann davor enden.</translation>
    </message>
    <message>
        <source>turns by %1° about %2</source>
        <translation>dreht um %1° um die Achse %2</translation>
    </message>
    <message>
        <source>moves by %1</source>
        <translation>verschiebt um %1</translation>
    </message>
    <message>
        <source>It makes everything flat.</source>
        <translation>Sie macht alles flach.</translation>
    </message>
    <message>
        <source>mirrors</source>
        <translation>spiegelt</translation>
    </message>
    <message>
        <source>stretches x, y, z by %1</source>
        <translation>streckt x, y, z um %1</translation>
    </message>
    <message>
        <source>slants</source>
        <translation>schert</translation>
    </message>
    <message>
        <source>The identity: it leaves everything where it is.</source>
        <translation>Die Identität: sie lässt alles, wo es ist.</translation>
    </message>
    <message>
        <source>As a matrix it %1.</source>
        <translation>Als Matrix: %1.</translation>
    </message>
    <message>
        <source>%1, %2, at %3 of %4 bytes.</source>
        <translation>%1, %2, bei %3 von %4 Bytes.</translation>
    </message>
    <message>
        <source>remark: worth knowing, and no reason to change the file</source>
        <translation>Hinweis: gut zu wissen, und kein Grund, die Datei zu ändern</translation>
    </message>
    <message>
        <source>warning: likely not what the author wanted</source>
        <translation>Warnung: wohl nicht, was gewollt war</translation>
    </message>
    <message>
        <source>error: a reader refuses the file, or reads something else than was meant</source>
        <translation>Fehler: Ein Programm weist die Datei zurück oder liest etwas anderes als gemeint</translation>
    </message>
    <message>
        <source>Said only of files that this engine reads.</source>
        <translation>Nur bei Dateien, die diese Engine liest.</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Everything that can be found in a file. “…” stands for what the file would say.</source>
        <translation>Alles, was in einer Datei gefunden werden kann. „…“ steht für das, was die Datei sagen würde.</translation>
    </message>
    <message>
        <source>There is too much of it for one glTF file.</source>
        <translation>Es ist zu viel für eine glTF-Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 triangles, lines or points with vertices that are not there.</source>
        <translation>
            <numerusform>Weggelassen: %1 Dreieck, Linie oder Punkt mit Ecken, die es nicht gibt.</numerusform>
            <numerusform>Weggelassen: %1 Dreiecke, Linien oder Punkte mit Ecken, die es nicht gibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 parts at lower levels of detail.</source>
        <translation>
            <numerusform>Weggelassen: %1 Teil in gröberen Detailstufen.</numerusform>
            <numerusform>Weggelassen: %1 Teile in gröberen Detailstufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 textures without a flat image that can be read.</source>
        <translation>
            <numerusform>Weggelassen: %1 Textur ohne flaches Bild, das sich lesen lässt.</numerusform>
            <numerusform>Weggelassen: %1 Texturen ohne flaches Bild, das sich lesen lässt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: the second texture of %1 materials; glTF has one.</source>
        <translation>
            <numerusform>Weggelassen: die zweite Textur von %1 Material; glTF hat eine.</numerusform>
            <numerusform>Weggelassen: die zweite Textur von %1 Materialien; glTF hat eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>In every format</source>
        <translation>In jedem Format</translation>
    </message>
    <message>
        <source>What is no number counts as 0.</source>
        <translation>Was keine Zahl ist, gilt als 0.</translation>
    </message>
    <message>
        <source>When it is wrong, loaders look for the next chunk in the wrong place.</source>
        <translation>Ist sie falsch, suchen Programme den nächsten Chunk an der falschen Stelle.</translation>
    </message>
    <message>
        <source>When it is too large, readers take what follows for elements, or read beyond the end.</source>
        <translation>Ist sie zu groß, halten Programme das Folgende für Elemente oder lesen über das Ende hinaus.</translation>
    </message>
    <message>
        <source>When it is wrong, readers look in the wrong place, or refuse the file.</source>
        <translation>Ist die Zahl falsch, suchen Programme an der falschen Stelle oder weisen die Datei zurück.</translation>
    </message>
    <message>
        <source>When it is wrong, readers refuse what is packed, or read foreign memory.</source>
        <translation>Ist die Zahl falsch, weisen Programme das Gepackte zurück oder lesen fremden Speicher.</translation>
    </message>
    <message>
        <source>When it is wrong, readers take wrong bytes for what follows.</source>
        <translation>Ist die Zahl falsch, halten Programme falsche Bytes für das, was folgt.</translation>
    </message>
    <message>
        <source>NaN and infinity spread to everything that is computed from it.</source>
        <translation>NaN und Unendlich breiten sich auf alles aus, was daraus berechnet wird.</translation>
    </message>
    <message>
        <source>Without the NUL at its end, loaders read on into what follows.</source>
        <translation>Ohne das NUL am Ende lesen Programme in das Folgende weiter.</translation>
    </message>
    <message>
        <source>Where the range passes the end of the list, readers read foreign memory or leave it out.</source>
        <translation>Reicht der Bereich über das Ende der Liste hinaus, lesen Programme fremden Speicher oder lassen ihn aus.</translation>
    </message>
    <message>
        <source>It should be there. Where it is missing, %1 is taken.</source>
        <translation>Es sollte da sein. Wo es fehlt, gilt %1.</translation>
    </message>
    <message>
        <source>It should be there.</source>
        <translation>Es sollte da sein.</translation>
    </message>
    <message>
        <source>has to hold: %1</source>
        <translation>muss gelten: %1</translation>
    </message>
    <message>
        <source>Where there are more or fewer than their number says, readers take elements for what follows, or what follows for elements.</source>
        <translation>Sind es mehr oder weniger, als ihre Anzahl sagt, halten Programme Elemente für das Folgende oder das Folgende für Elemente.</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>ohne Befund</translation>
    </message>
    <message>
        <source>The path begins at the content folder, with / between folders. Where the file cannot be loaded, the engine warns and goes on without it.</source>
        <translation>Der Pfad beginnt beim Inhaltsordner, mit / zwischen Ordnern. Lässt sich die Datei nicht laden, warnt die Engine und macht ohne sie weiter.</translation>
    </message>
    <message>
        <source>With another length, loaders that do not correct it turn and scale wrongly.</source>
        <translation>Bei anderer Länge drehen und skalieren Programme falsch, wenn sie das nicht ausgleichen.</translation>
    </message>
    <message>
        <source>With another length, loaders that do not correct it shade wrongly.</source>
        <translation>Bei anderer Länge schattieren Programme falsch, wenn sie das nicht ausgleichen.</translation>
    </message>
    <message>
        <source>Everything but true counts as false, 1 too; large and small letters are alike.</source>
        <translation>Alles außer true gilt als false, auch 1; Groß- und Kleinbuchstaben sind gleich.</translation>
    </message>
    <message>
        <source>Everything but false and 0 counts as true; large and small letters are alike.</source>
        <translation>Alles außer false und 0 gilt als true; Groß- und Kleinbuchstaben sind gleich.</translation>
    </message>
    <message>
        <source>Everything but true and 1 counts as false; large and small letters are alike.</source>
        <translation>Alles außer true und 1 gilt als false; Groß- und Kleinbuchstaben sind gleich.</translation>
    </message>
    <message>
        <source>It should be there. Where it is missing or empty, there is none.</source>
        <translation>Es sollte da sein. Wo es fehlt oder leer ist, gibt es keine.</translation>
    </message>
    <message>
        <source>Where it is missing or empty, there is none.</source>
        <translation>Fehlt es oder ist es leer, so gibt es keine.</translation>
    </message>
    <message>
        <source>It has to be there: without it the engine drops the node with all that is in it, or refuses the file where it is the outermost node.</source>
        <translation>Es muss da sein: Ohne es verwirft die Engine den Knoten mit allem, was darin ist, oder weist die Datei zurück, wo er der äußerste ist.</translation>
    </message>
    <message>
        <source>It has to be there. Where it is missing, 0 is taken.</source>
        <translation>Es muss da sein. Wo es fehlt, gilt 0.</translation>
    </message>
    <message>
        <source>It has to be there: without it the engine refuses the file.</source>
        <translation>Es muss da sein: Ohne es weist die Engine die Datei zurück.</translation>
    </message>
    <message>
        <source>Below the size of the header readers go in circles; beyond the end of what holds it they read foreign memory.</source>
        <translation>Unter der Größe des Kopfs gehen Leser im Kreis; über das Ende dessen hinaus, was ihn enthält, lesen sie fremden Speicher.</translation>
    </message>
    <message>
        <source>[%1] %2: %3</source>
        <translation>[%1] %2: %3</translation>
    </message>
    <message>
        <source>[%1] %2: %3. Repair: %4</source>
        <translation>[%1] %2: %3. Reparatur: %4</translation>
    </message>
    <message>
        <source>Not written: nothing of it can be saved</source>
        <translation>Nicht geschrieben: Nichts davon lässt sich bergen</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 lässt sich nicht bergen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more file(s) of the directory cannot be saved</source>
        <translation>
            <numerusform>%1 weitere Datei des Verzeichnisses lässt sich nicht bergen</numerusform>
            <numerusform>%1 weitere Dateien des Verzeichnisses lassen sich nicht bergen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>%1 moves what the model has not: %2</source>
        <translation>%1 bewegt, was das Modell nicht hat: %2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 tracks fit)</source>
        <translation>%1 (%2 von %3 Spuren passen)</translation>
    </message>
    <message>
        <source>%1 is too long for an animation.</source>
        <translation>%1 ist zu lang für eine Animation.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 has no animation.</source>
        <translation>%1 hat keine Animation.</translation>
    </message>
    <message>
        <source>%1 is made for other axes than this model, so it would move it wrongly.</source>
        <translation>%1 ist für andere Achsen gemacht als dieses Modell und würde es falsch bewegen.</translation>
    </message>
    <message>
        <source>%1 moves nothing that this model has. It moves: %2</source>
        <translation>%1 bewegt nichts, was dieses Modell hat. Bewegt werden: %2</translation>
    </message>
    <message>
        <source>%1: all %2 tracks found what they move.</source>
        <translation>%1: alle %2 Spuren haben gefunden, was sie bewegen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tracks found what they move. Not in this model: %4</source>
        <translation>%1: %2 von %3 Spuren haben gefunden, was sie bewegen. Nicht in diesem Modell: %4</translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes that are left after the last field of their frame.</source>
        <translation>Bytes, die nach dem letzten Feld ihres Rahmens übrig sind.</translation>
    </message>
    <message>
        <source>Bytes behind everything that the format describes.</source>
        <translation>Bytes hinter allem, was das Format beschreibt.</translation>
    </message>
    <message>
        <source>Bytes where a chunk should begin, but no header is plausible.</source>
        <translation>Bytes, wo ein Chunk beginnen sollte, aber kein Kopf glaubhaft ist.</translation>
    </message>
    <message>
        <source>A chunk that the description does not know; it is carried along unchanged.</source>
        <translation>Ein Chunk, den die Beschreibung nicht kennt; er wird unverändert mitgeführt.</translation>
    </message>
    <message>
        <source>Content of a chunk that is not known.</source>
        <translation>Inhalt eines unbekannten Chunks.</translation>
    </message>
    <message>
        <source>Bytes to which nothing refers.</source>
        <translation>Bytes, auf die nichts verweist.</translation>
    </message>
    <message>
        <source>Foreign bytes, to which the rest is appended.</source>
        <translation>Fremde Bytes, an die der Rest angehängt ist.</translation>
    </message>
    <message>
        <source>Bytes that nothing in the file refers to.</source>
        <translation>Bytes, auf die nichts in der Datei verweist.</translation>
    </message>
    <message>
        <source>A sign or space between what is meant.</source>
        <translation>Ein Zeichen oder Leerraum zwischen Werten.</translation>
    </message>
    <message>
        <source>Text before the first section; the engine does not look at it.</source>
        <translation>Text vor dem ersten Abschnitt; die Engine sieht ihn nicht an.</translation>
    </message>
    <message>
        <source>A remark.</source>
        <translation>Ein Kommentar.</translation>
    </message>
    <message>
        <source>This is no declaration.</source>
        <translation>Das ist keine Deklaration.</translation>
    </message>
    <message>
        <source>This has no place in the declaration.</source>
        <translation>Das hat in der Deklaration keinen Platz.</translation>
    </message>
    <message>
        <source>Code in the shading language.</source>
        <translation>Code in der Shadersprache.</translation>
    </message>
    <message>
        <source>Declares a flag, 01 to 32, which materials switch on. The name behind the number is for people.</source>
        <translation>Deklariert ein Flag, 01 bis 32, das Materialien einschalten. Der Name hinter der Nummer ist für Menschen.</translation>
    </message>
    <message>
        <source>Says that the text is UTF-8. Nothing needs it.</source>
        <translation>Sagt, dass der Text UTF-8 ist. Nichts braucht das.</translation>
    </message>
    <message>
        <source>Says which version of XML and which encoding this is.</source>
        <translation>Sagt, welche Version von XML und welche Kodierung das ist.</translation>
    </message>
    <message>
        <source>A processing instruction, for other programs.</source>
        <translation>Eine Verarbeitungsanweisung, für andere Programme.</translation>
    </message>
    <message>
        <source>Names a document type. Nothing in it is followed.</source>
        <translation>Nennt einen Dokumenttyp. Nichts darin wird befolgt.</translation>
    </message>
    <message>
        <source>A remark of whoever wrote the file.</source>
        <translation>Ein Kommentar dessen, der die Datei geschrieben hat.</translation>
    </message>
    <message>
        <source>Text in which no character has a special meaning.</source>
        <translation>Text, in dem kein Zeichen eine besondere Bedeutung hat.</translation>
    </message>
    <message>
        <source>Text between tags.</source>
        <translation>Text zwischen Tags.</translation>
    </message>
    <message>
        <source>Space between tags; it is there for the eye.</source>
        <translation>Leerraum zwischen Tags, der nur der Lesbarkeit dient.</translation>
    </message>
    <message>
        <source>The end of the element.</source>
        <translation>Das Ende des Elements.</translation>
    </message>
    <message>
        <source>An end tag that ends nothing here.</source>
        <translation>Ein End-Tag, das hier nichts beendet.</translation>
    </message>
    <message>
        <source>This is no markup.</source>
        <translation>Das ist keine Auszeichnung.</translation>
    </message>
    <message>
        <source>More than is read; it is carried along unchanged.</source>
        <translation>Mehr, als gelesen wird; es wird unverändert mitgeführt.</translation>
    </message>
    <message>
        <source>Begins the tag.</source>
        <translation>Beginnt das Tag.</translation>
    </message>
    <message>
        <source>What the element is called.</source>
        <translation>Wie das Element heißt.</translation>
    </message>
    <message>
        <source>Space in the tag; it is there for the eye.</source>
        <translation>Leerraum im Tag, der nur der Lesbarkeit dient.</translation>
    </message>
    <message>
        <source>This is no attribute: a name, =, a value in quotes.</source>
        <translation>Das ist kein Attribut: ein Name, =, ein Wert in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Ends the tag; /&gt; ends the element too.</source>
        <translation>Beendet das Tag; /&gt; beendet auch das Element.</translation>
    </message>
    <message>
        <source>Space before the attribute.</source>
        <translation>Leerraum vor dem Attribut.</translation>
    </message>
    <message>
        <source>What the attribute is called.</source>
        <translation>Wie das Attribut heißt.</translation>
    </message>
    <message>
        <source>Begins the value.</source>
        <translation>Beginnt den Wert.</translation>
    </message>
    <message>
        <source>The value of the attribute.</source>
        <translation>Der Wert des Attributs.</translation>
    </message>
    <message>
        <source>Ends the value.</source>
        <translation>Beendet den Wert.</translation>
    </message>
    <message>
        <source>An element that the description does not know; it is carried along unchanged.</source>
        <translation>Ein Element, das die Beschreibung nicht kennt; es wird unverändert mitgeführt.</translation>
    </message>
    <message>
        <source>An attribute that the description does not know; it is carried along unchanged.</source>
        <translation>Ein Attribut, das die Beschreibung nicht kennt; es wird unverändert mitgeführt.</translation>
    </message>
    <message>
        <source>Space before the number.</source>
        <translation>Zwischenraum vor der Zahl.</translation>
    </message>
    <message>
        <source>One number of the list.</source>
        <translation>Eine Zahl der Liste.</translation>
    </message>
    <message>
        <source>Ends the number.</source>
        <translation>Beendet die Zahl.</translation>
    </message>
    <message>
        <source>Numbers, one after another.</source>
        <translation>Zahlen, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Brightness: 0 is black, 255 is white. Every number is allowed.</source>
        <translation>Helligkeit: 0 ist Schwarz, 255 Weiß. Jede Zahl ist erlaubt.</translation>
    </message>
    <message>
        <source>The word that says what is declared: float, float4, buffer, sampler2D, samplerCube, sampler3D, context, OpenGL4 or OpenGLES3, in large or small letters. With another the engine refuses the shader.</source>
        <translation>Das Wort, das sagt, was deklariert wird: float, float4, buffer, sampler2D, samplerCube, sampler3D, context, OpenGL4 oder OpenGLES3, in großen oder kleinen Buchstaben. Bei einem anderen weist die Engine den Shader zurück.</translation>
    </message>
    <message>
        <source>Four letters that say what the chunk holds. Readers skip an unknown chunk whose first letter is small, and refuse the file where it is a capital.</source>
        <translation>Vier Buchstaben, die sagen, was der Chunk enthält. Einen unbekannten Chunk, dessen erster Buchstabe klein ist, überspringen Programme; ist er groß, weisen sie die Datei zurück.</translation>
    </message>
    <message>
        <source>Four letters that say what the chunk holds. Loaders skip one that they do not know.</source>
        <translation>Vier Buchstaben, die sagen, was der Chunk enthält. Programme überspringen einen, den sie nicht kennen.</translation>
    </message>
    <message>
        <source>Says what the block holds. Loaders skip one that they do not know in this place.</source>
        <translation>Sagt, was der Block enthält. Programme überspringen einen, den sie an dieser Stelle nicht kennen.</translation>
    </message>
    <message>
        <source>How much red the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.</source>
        <translation>Wie viel Rot das Pixel hat: 0 ist keines, 1 volles; mehr ist heller, als ein Bildschirm zeigt.</translation>
    </message>
    <message>
        <source>How much red the colour has: 0 is none, 255 is full. Every number is allowed.</source>
        <translation>Wie viel Rot die Farbe hat: 0 ist keines, 255 volles. Jede Zahl ist erlaubt.</translation>
    </message>
    <message>
        <source>How much green the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.</source>
        <translation>Wie viel Grün das Pixel hat: 0 ist keines, 1 volles; mehr ist heller, als ein Bildschirm zeigt.</translation>
    </message>
    <message>
        <source>How much green the colour has: 0 is none, 255 is full. Every number is allowed.</source>
        <translation>Wie viel Grün die Farbe hat: 0 ist keines, 255 volles. Jede Zahl ist erlaubt.</translation>
    </message>
    <message>
        <source>How much blue the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.</source>
        <translation>Wie viel Blau das Pixel hat: 0 ist keines, 1 volles; mehr ist heller, als ein Bildschirm zeigt.</translation>
    </message>
    <message>
        <source>How much blue the colour has: 0 is none, 255 is full. Every number is allowed.</source>
        <translation>Wie viel Blau die Farbe hat: 0 ist keines, 255 volles. Jede Zahl ist erlaubt.</translation>
    </message>
    <message>
        <source>How much the pixel hides what lies behind it (alpha): 0 is transparent, 1 is opaque.</source>
        <translation>Wie stark das Pixel verdeckt, was dahinter liegt (Alpha): 0 ist durchsichtig, 1 deckend.</translation>
    </message>
    <message>
        <source>How much the colour hides what lies behind it (alpha): 0 is transparent, 255 is opaque. Every number is allowed.</source>
        <translation>Wie stark die Farbe verdeckt, was dahinter liegt (Alpha): 0 ist durchsichtig, 255 deckend. Jede Zahl ist erlaubt.</translation>
    </message>
    <message>
        <source>Comes before the text and does not count itself; with 0 there is no text.</source>
        <translation>Steht vor dem Text und zählt sich selbst nicht mit; bei 0 gibt es keinen Text.</translation>
    </message>
    <message>
        <source>The characters, without an end mark: the length before them says where they end. Their encoding is written down nowhere: Hexahedron takes UTF-8, and Latin-1 where that does not fit.</source>
        <translation>Die Zeichen, ohne Endzeichen: Die Länge davor sagt, wo sie enden. Ihre Kodierung ist nirgends festgelegt: Hexahedron nimmt UTF-8, und Latin-1, wo das nicht passt.</translation>
    </message>
    <message>
        <source>Length of this chunk in bytes; its header is left out. The next one begins behind it.</source>
        <translation>Länge dieses Chunks in Bytes, ohne seinen Kopf. Dahinter beginnt der nächste.</translation>
    </message>
    <message>
        <source>Fills up to four bytes; no reader looks at it.</source>
        <translation>Füllt auf vier Bytes auf; kein Leser sieht hin.</translation>
    </message>
    <message>
        <source>Four letters by which loaders know the format; they refuse a file that begins with others.</source>
        <translation>Vier Buchstaben, an denen Programme das Format erkennen; eine Datei, die mit anderen beginnt, weisen sie zurück.</translation>
    </message>
    <message>
        <source>Length of the file in bytes, without the first eight.</source>
        <translation>Länge der Datei in Bytes, ohne die ersten acht.</translation>
    </message>
    <message>
        <source>Length of the content: of the bytes between tag and checksum.</source>
        <translation>Länge des Inhalts: der Bytes zwischen Kennung und Prüfsumme.</translation>
    </message>
    <message>
        <source>Checksum (CRC-32) of tag and content, by which readers see whether a byte was damaged. Edits here set it; some readers refuse a chunk when it is wrong.</source>
        <translation>Prüfsumme (CRC-32) von Kennung und Inhalt, an der Programme sehen, ob ein Byte beschädigt wurde. Änderungen hier setzen sie; manche Programme weisen einen Chunk zurück, wenn sie falsch ist.</translation>
    </message>
    <message>
        <source>Length of this box in bytes, its header included. The next one begins behind it. 0, outside of other boxes only: it is the last one and goes on to the end of the file. 1: the length follows the letters, in eight bytes.</source>
        <translation>Länge dieser Box in Bytes, mit ihrem Kopf. Dahinter beginnt die nächste. 0, nur außerhalb anderer Boxen: Sie ist die letzte und geht bis zum Ende der Datei. 1: Die Länge folgt auf die Buchstaben, in acht Bytes.</translation>
    </message>
    <message>
        <source>Text between &lt; and &gt; for editors; the engine skips it.</source>
        <translation>Text zwischen &lt; und &gt; für Editoren; die Engine überspringt ihn.</translation>
    </message>
    <message>
        <source>Says what the block holds: a number from 0x4000 to 0x5FFF, whose meaning only the program knows that writes it. Others skip the block.</source>
        <translation>Sagt, was der Block enthält: eine Zahl von 0x4000 bis 0x5FFF, deren Bedeutung nur das Programm kennt, das sie schreibt. Andere überspringen den Block.</translation>
    </message>
    <message>
        <source>Length of this block in bytes, its header (type and size, 6 bytes) included. The next one begins behind it.</source>
        <translation>Länge dieses Blocks in Bytes, sein Kopf (type und size, 6 Bytes) mitgezählt. Der nächste beginnt dahinter.</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>&quot;%1&quot; is not a whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 is outside %2 … %3.</source>
        <translation>%1 liegt außerhalb von %2 … %3.</translation>
    </message>
    <message>
        <source>%1 is too large for a 32-bit float.</source>
        <translation>%1 ist für eine Gleitkommazahl mit 32 Bit zu groß.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>The text ends at its first NUL, so it cannot contain one.</source>
        <translation>Der Text endet mit seinem ersten NUL, kann also keines enthalten.</translation>
    </message>
    <message>
        <source>The text has %1 bytes, its place %2.</source>
        <translation>Der Text hat %1 Bytes, sein Platz %2.</translation>
    </message>
    <message>
        <source>This is not one value; choose a field inside it.</source>
        <translation>Das ist kein einzelner Wert; wählen Sie ein Feld darin.</translation>
    </message>
    <message>
        <source>Bytes are written as pairs of hexadecimal digits.</source>
        <translation>Bytes werden als Paare hexadezimaler Ziffern geschrieben.</translation>
    </message>
    <message>
        <source>The text has %1 bytes, its length field can say %2 at most.</source>
        <translation>Der Text hat %1 Bytes, sein Längenfeld kann höchstens %2 nennen.</translation>
    </message>
    <message>
        <source>This follows from what it stands beside; change that instead.</source>
        <translation>Das ergibt sich aus dem, was daneben steht; ändern Sie stattdessen das.</translation>
    </message>
    <message>
        <source>XML has no way to write control characters.</source>
        <translation>XML kann keine Steuerzeichen schreiben.</translation>
    </message>
    <message>
        <source>Text of nothing but space is no text; remove it instead.</source>
        <translation>Text aus nichts als Leerraum ist kein Text; entfernen Sie ihn stattdessen.</translation>
    </message>
    <message>
        <source>The text cannot contain %1, which ends it.</source>
        <translation>Der Text kann nicht %1 enthalten, was ihn beendet.</translation>
    </message>
    <message>
        <source>A number in a list cannot contain %1.</source>
        <translation>Eine Zahl in einer Liste kann %1 nicht enthalten.</translation>
    </message>
    <message>
        <source>Words of a shader have at most 127 characters.</source>
        <translation>Wörter eines Shaders haben höchstens 127 Zeichen.</translation>
    </message>
    <message>
        <source>The engine cannot read such a text: it ends at quotes, line ends, // and /*.</source>
        <translation>Einen solchen Text kann die Engine nicht lesen: Er endet an Anführungszeichen, Zeilenenden, // und /*.</translation>
    </message>
    <message>
        <source>The engine would not read this as one value.</source>
        <translation>Das läse die Engine nicht als einen einzigen Wert.</translation>
    </message>
    <message>
        <source>A name is made of letters, digits and _; it has at most 127 of them.</source>
        <translation>Ein Name besteht aus Buchstaben, Ziffern und _; er hat höchstens 127 davon.</translation>
    </message>
    <message>
        <source>Such a text cannot stand here; edit the bytes instead.</source>
        <translation>Ein solcher Text kann hier nicht stehen; ändern Sie stattdessen die Bytes.</translation>
    </message>
    <message>
        <source>There is a section %1 already.</source>
        <translation>Einen Abschnitt %1 gibt es schon.</translation>
    </message>
    <message>
        <source>%1 is set there already.</source>
        <translation>%1 ist dort schon gesetzt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: the number of its bits is %2.</source>
        <translation>„%1“ passt nicht: Die Zahl seiner Bits ist %2.</translation>
    </message>
    <message>
        <source>How many numbers are needed: %1. Given: %2.</source>
        <translation>So viele Zahlen werden gebraucht: %1. Angegeben: %2.</translation>
    </message>
    <message>
        <source>The file says that it is not written in UTF-8, so only ASCII can be written here.</source>
        <translation>Die Datei sagt, dass sie nicht in UTF-8 geschrieben ist. Darum kann hier nur ASCII stehen.</translation>
    </message>
</context>
<context>
    <name>walk</name>
    <message numerus="yes">
        <source>%n byte(s) from %1 on</source>
        <translation>
            <numerusform>%Ln Byte ab %1</numerusform>
            <numerusform>%Ln Bytes ab %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This file has %n byte(s) and is read as: %1.</source>
        <translation>
            <numerusform>Diese Datei hat %Ln Byte und wird gelesen als: %1.</numerusform>
            <numerusform>Diese Datei hat %Ln Bytes und wird gelesen als: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) say how long this chunk is: %1, so it ends at %2.</source>
        <translation>
            <numerusform>%n Byte sagt, wie lang dieser Chunk ist: %1, also endet er bei %2.</numerusform>
            <numerusform>%n Bytes sagen, wie lang dieser Chunk ist: %1, also endet er bei %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 (%2) say %3: %4.</source>
        <translation>%1 (%2) sagen %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>So %n element(s) of %1 will come.</source>
        <translation>
            <numerusform>Also kommt %n Element von %1.</numerusform>
            <numerusform>Also kommen %n Elemente von %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %n element(s) of %1 bytes each, from %3 to %4.</source>
        <translation>
            <numerusform>%2: %n Element von %1 Bytes, von %3 bis %4.</numerusform>
            <numerusform>%2: %n Elemente von je %1 Bytes, von %3 bis %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n element(s) of different sizes, from %2 to %3.</source>
        <translation>
            <numerusform>%1: %n Element, dessen Größe schwankt, von %2 bis %3.</numerusform>
            <numerusform>%1: %n Elemente verschiedener Größe, von %2 bis %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are all alike: the first one stands for them here.</source>
        <translation>Sie sind alle gleich gebaut: das erste steht hier für alle.</translation>
    </message>
    <message>
        <source>%1 begins at %2 and ends at %3:</source>
        <translation>%1 beginnt bei %2 und endet bei %3:</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n Byte.</numerusform>
            <numerusform>%n Bytes.</numerusform>
        </translation>
    </message>
</context>
</TS>
