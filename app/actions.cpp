#include "app/actions.h"

#include "widgets/icon.h"

#include <QWidget>

namespace hexahedron {

Actions::Actions(QWidget *window)
    : m_window(window)
{
    addFileActions();
    addEditActions();
    addGoActions();
    addViewActions();
    addOtherActions();
}

QAction *Actions::add(const QString &text, const QKeySequence &shortcut, QStringView iconName, const QString &tip)
{
    auto *action = new QAction(text, m_window);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    if (!shortcut.isEmpty())
        action->setShortcut(shortcut);
    if (!tip.isEmpty()) {
        action->setWhatsThis(tip);
        setTip(action, tip);
    }
    m_window->addAction(action);
    return action;
}

void Actions::setTip(QAction *action, const QString &tip)
{
    action->setStatusTip(tip);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
}

void Actions::addFileActions()
{
    newFile = add(tr("&New…"), QKeySequence::New, u"new",
                  tr("Make a file of any format, also a broken one to learn from"));
    open = add(tr("&Open…"), QKeySequence::Open, u"open", tr("Open files"));
    openAs = add(tr("Open As…"), {}, {}, tr("Read the file as one of another format, whatever it looks like"));
    openExample = add(tr("Open an &Example"), {}, u"mesh", tr("Open a small model that the program makes itself"));
    unsavedWork = add(tr("&Unsaved Work…"), {}, {}, tr("What was not saved when the program ended before"));
    save = add(tr("&Save"), QKeySequence::Save, u"save", tr("Save the file"));
    saveAs = add(tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), {}, tr("Save under another name"));
    keepBackup = add(tr("Keep a &Backup when Saving"), {}, {},
                     tr("What was there when the file was opened stays among its earlier versions"));
    keepBackup->setCheckable(true);
    earlierVersions = add(tr("Earlier &Versions…"), {}, {}, tr("Go back to what saving has replaced"));
    reload = add(tr("Reload"), QKeySequence::Refresh, {}, tr("Read the file again from the disk"));
    addAnimation = add(tr("Add Ani&mation…"), {}, {},
                       tr("Play what another file animates on the model that is shown, by the names of its bones"));
    savePicture = add(tr("Save Pic&ture…"), {}, {},
                      tr("Write the model as it is seen now into a picture with a transparent background"));
    saveTurntable = add(tr("Save Pictures from All Si&des…"), {}, {},
                        tr("Write pictures of the model from all around, as many as wanted, for a moving picture"));
    exportModel = add(tr("Export as glT&F…"), {}, {},
                      tr("Write the model or animation that is shown, with its textures, for other programs"));
    exportHandout = add(tr("Export a &Handout…"), {}, {},
                        tr("Write a page about the file for people without the program: structure, bytes, issues"));
    print = add(tr("&Print…"), QKeySequence::Print, {}, tr("Print structure, bytes, issues and notes of the file"));
    exportXml = add(tr("Export as &XML…"), {}, {},
                    tr("Write the file as text that can be changed and made a file again"));
    importXml = add(tr("&Import XML…"), {}, {}, tr("Make a file of such a text"));
    compareWith = add(tr("Compare &with a File…"), {}, {},
                      tr("Show another file beside this one, and mark what differs"));
    salvage = add(tr("Salva&ge…"), {}, {}, tr("Write what can be read in a broken file or a dump into a folder"));
    close = add(tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), u"close", tr("Close the file"));
    closeAll = add(tr("Close A&ll"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W));
    quit = add(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::addEditActions()
{
    undo = add(tr("&Undo"), QKeySequence::Undo, u"undo", tr("Undo"));
    redo = add(tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), u"redo", tr("Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    // The hex pane has these keys itself; here they are in the menu for those who look for them.
    cut = add(tr("Cu&t Bytes"));
    copy = add(tr("&Copy Bytes"));
    paste = add(tr("&Paste Bytes"));
    copyHex = add(tr("Copy as &Hexadecimal"));
    copyText = add(tr("Copy as &Text"), QKeySequence(Qt::ALT | Qt::Key_C));
    copyDump = add(tr("Copy as Hex D&ump"), {}, {}, tr("Offsets, digits and characters, a line for 16 bytes"));
    copyMeaning = add(tr("Copy as &Markdown Table with Meaning"), {}, {},
                      tr("Offset, bytes, path and value of each field that is selected"));
    copyOffset = add(tr("Cop&y Offset"), {}, {}, tr("Copy where the selection begins, or the cursor is"));
    insertBytes = add(tr("Insert &Zero Bytes…"), {}, {}, tr("Insert zeros at the cursor"));
    insertFile = add(tr("I&nsert a File…"), {}, {}, tr("Insert all bytes of a file at the cursor"));
    fillBytes = add(tr("&Fill the Selection…"), {}, {}, tr("Write a pattern or random bytes over the selected ones"));
    saveBytes = add(tr("&Save the Selection As…"), {}, {}, tr("Write the selected bytes into a file"));
    openBytesAs = add(tr("&Open the Selection As…"), {}, {},
                      tr("Read the selected bytes as a file of its own, of a format that is chosen"));
    summary = add(tr("Checksums an&d Statistics…"), {}, {},
                  tr("Checksums of the selected bytes, or of all, and how often each value occurs"));
    removeBytes = add(tr("&Remove Bytes"), {}, {}, tr("Remove the selected bytes, or the one at the cursor"));
    selectField = add(tr("Select the Fi&eld"), {}, {}, tr("Select all bytes of the field at the cursor"));
    selectAll = add(tr("Select A&ll Bytes"));
    switchPane = add(tr("S&witch between Digits and Characters"), QKeySequence(Qt::CTRL | Qt::Key_T), {},
                     tr("Type hexadecimal digits, or characters in the text beside them"));
    copyPath = add(tr("Copy Pat&h"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), {},
                   tr("Copy the path of what is selected"));
    find = add(tr("&Find…"), QKeySequence::Find, u"find", tr("Find bytes, text or numbers"));
    findNext = add(tr("Find Ne&xt"), QKeySequence(Qt::Key_F3));
    findPrevious = add(tr("Find Pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    findAll = add(tr("List &All Matches"), {}, {}, tr("List all matches of what stands in the find bar"));
    findInFolder = add(tr("Find in a F&older…"), {}, {}, tr("Find bytes, text or numbers in all files of a folder"));
    replace = add(tr("Replace…"), QKeySequence(Qt::CTRL | Qt::Key_H), {}, tr("Replace bytes, text or numbers"));
    strings = add(tr("Strin&gs…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T), {},
                  tr("List all that can be read as text, in fields or elsewhere"));
    addBookmark = add(tr("Add a Bookmar&k"), QKeySequence(Qt::CTRL | Qt::Key_B), {},
                      tr("Mark the selected bytes, or the field at the cursor, and write a note"));
    nextBookmark = add(tr("Next Boo&kmark"), QKeySequence(Qt::Key_F7));
    previousBookmark = add(tr("Previous Bookm&ark"), QKeySequence(Qt::SHIFT | Qt::Key_F7));
    exportBookmarks = add(tr("Export Bookmarks…"), {}, {}, tr("Write the bookmarks of the file as XML"));
    selectBetween = add(tr("Select bet&ween Bookmarks"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), {},
                        tr("Select from the bookmark before the cursor to the one behind it, both with them"));
    nextHit = add(tr("Ne&xt Hit of the List"), QKeySequence(Qt::Key_F4), {}, tr("Go to the next hit that is listed"));
    previousHit = add(tr("Previous &Hit of the List"), QKeySequence(Qt::SHIFT | Qt::Key_F4));

    insertBefore = add(tr("Insert Element Before"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), {},
                       tr("Insert a neutral element before the selected one"));
    insertAfter = add(tr("&Insert Element After"), QKeySequence(Qt::CTRL | Qt::Key_I), u"insert",
                      tr("Insert a neutral element after the selected one"));
    // The structure has keys for these two: elsewhere they mean other things.
    insertInside = add(tr("In&sert an Element into a Document…"), {}, {},
                       tr("Insert an element that the format knows, or any other"));
    insertAttribute = add(tr("Add an Attribute…"), {}, {}, tr("Give the selected element of a document an attribute"));
    duplicateElement = add(tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), u"duplicate",
                           tr("Insert a copy of the selected element, or chunk where there is no element"));
    removeElement = add(tr("Re&move"), QKeySequence(Qt::CTRL | Qt::Key_Delete), u"remove",
                        tr("Remove the selected elements, or the chunk where there is no element; what refers to "
                           "others is renumbered"));
    computeNormals = add(tr("Compute &Normals"), {}, {},
                         tr("Make the normals of the selected mesh fit its triangles; of all meshes where none is "
                            "selected"));
    computeMissingNormals = add(tr("Compute Missing Normals"), {}, {},
                                tr("The same, but normals of length 1 stay: only those are computed that are not"));
    duplicateFrame = add(tr("&Duplicate Chunk"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), {},
                         tr("Copy the selected chunk with all that it contains"));
    removeFrame = add(tr("Re&move Chunk"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete), {},
                      tr("Remove the selected chunk with all that it contains"));
    moveFrameUp = add(tr("Move Chunk &Up"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up), {},
                      tr("Swap the selected chunk with the one before it"));
    moveFrameDown = add(tr("Move Chunk Do&wn"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down), {},
                        tr("Swap the selected chunk with the one behind it"));
}

void Actions::addGoActions()
{
    goTo = add(tr("&Go to…"), QKeySequence(Qt::CTRL | Qt::Key_G), u"goto", tr("Go to an offset or a path"));
    followLink = add(tr("Follo&w Link"), QKeySequence(Qt::CTRL | Qt::Key_Return), u"jump",
                     tr("Go to what an index names or a count counts, or open the file that is named"));
    back = add(tr("&Back"), QKeySequence(Qt::ALT | Qt::Key_Left), u"previous", tr("Back to what was selected before"));
    forward = add(tr("F&orward"), QKeySequence(Qt::ALT | Qt::Key_Right), u"next", tr("Forward again"));
    goUp = add(tr("&Up"), QKeySequence(Qt::CTRL | Qt::Key_U), {}, tr("Select what contains the selected part"));
    // Input methods may take the first of these keys.
    goDown = add(tr("&Down Again"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U), {},
                 tr("Take back Up step by step, then select the first part of what is selected"));
    goDown->setShortcuts({goDown->shortcut(), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U)});
    nextDifference = add(tr("Next D&ifference"), QKeySequence(Qt::Key_F9), {},
                         tr("Go to the next bytes that differ from the file beside"));
    previousDifference = add(tr("Previous Diff&erence"), QKeySequence(Qt::SHIFT | Qt::Key_F9));
    nextIssue = add(tr("&Next Issue"), QKeySequence(Qt::Key_F8), {},
                    tr("Select the next place where something is wrong"));
    previousIssue = add(tr("&Previous Issue"), QKeySequence(Qt::SHIFT | Qt::Key_F8));
    nextFile = add(tr("Next Fi&le"), QKeySequence(Qt::CTRL | Qt::Key_Tab), {}, tr("Go to the next tab"));
    previousFile = add(tr("Pre&vious File"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), {},
                       tr("Go to the tab before"));
    for (QAction *action : {nextFile, previousFile}) // as in browsers
        action->setShortcuts(
            {action->shortcut(), QKeySequence(Qt::CTRL | (action == nextFile ? Qt::Key_PageDown : Qt::Key_PageUp))});
}

void Actions::addViewActions()
{
    zoomIn = add(tr("Zoom &In"), QKeySequence::ZoomIn);
    zoomIn->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = add(tr("Zoom &Out"), QKeySequence::ZoomOut);
    zoomReset = add(tr("&Normal Size"), QKeySequence(Qt::CTRL | Qt::Key_0));
    fitPreview = add(tr("&Fit the Model into the Preview"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), u"fit");
    filterTree = add(tr("Fil&ter the Structure"), QKeySequence(Qt::CTRL | Qt::Key_L), u"filter",
                     tr("Look for names, types and values"));
    minimap = add(tr("O&verview beside the Bytes"), {}, {},
                  tr("All bytes at once, with issues and changes; a click goes there"));
    minimap->setCheckable(true);
    splitBelow = add(tr("Second Pane &Below"), QKeySequence(Qt::CTRL | Qt::Key_Backslash), {},
                     tr("Show the bytes of this file at two places, one above the other"));
    splitBeside = add(tr("Second Pane Be&side"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backslash), {},
                      tr("Show the bytes of this file at two places, side by side"));
    unsplit = add(tr("&Close the Second Pane"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Backslash));
    comparePanes = add(tr("&Mark What Differs"), {}, {},
                       tr("Compare the file beside with this one, and scroll both together"));
    comparePanes->setCheckable(true);
    byteLook = add(tr("Look of the Bytes…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), {},
                   tr("Open the menu of the status bar that says how bytes are shown"));
    resetLayout = add(tr("Reset the &Layout"), {}, {}, tr("Put all panels back to where they were at first"));
    fullScreen = add(tr("Full &Screen"), QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);
    nextPane = add(tr("Nex&t Pane"), QKeySequence(Qt::Key_F6));
    previousPane = add(tr("P&revious Pane"), QKeySequence(Qt::SHIFT | Qt::Key_F6));
}

void Actions::addOtherActions()
{
    repairAll = add(tr("Repair &All…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), u"repair",
                    tr("Repair everything that has a repair; the plan is shown first"));
    showSmallPlans = add(tr("Show &Plans in which only Lengths, Counts and Checksums Follow"));
    showSmallPlans->setCheckable(true);
    limits = add(tr("Limits of &Expansion…"), {}, {}, tr("How far packed bytes may expand"));
    showSigns = add(tr("Brac&kets and Space in the Structure"));
    showSigns->setCheckable(true);
    reference = add(tr("&Reference"), QKeySequence(Qt::Key_F1), u"book",
                    tr("Read about the formats, in a window of its own"));
    commands = add(tr("&Commands…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), {},
                   tr("Find a command by its name and give it"));
    shortcuts = add(tr("&Shortcuts…"), {}, {}, tr("The keys of all commands in the menus"));
    colorLegend = add(tr("Colours of the &Bytes…"), {}, {}, tr("What the colours of the bytes mean"));
    about = add(tr("&About Hexahedron"));
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(tr("About &Qt"));
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

} // namespace hexahedron
