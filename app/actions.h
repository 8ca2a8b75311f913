#pragma once

#include <QAction>
#include <QCoreApplication>

namespace hexahedron {

/// Every action of the window, with text, icon, shortcut and explanation. What they do is said by who has them.
struct Actions
{
    Q_DECLARE_TR_FUNCTIONS(Actions)

public:
    explicit Actions(QWidget *window);

    /// What the action does, or why it cannot be done now. What it does is always its whatsThis().
    static void setTip(QAction *action, const QString &tip);

    QAction *newFile, *open, *openAs, *openExample, *unsavedWork, *save, *saveAs, *keepBackup, *earlierVersions,
        *reload, *addAnimation, *computeNormals, *computeMissingNormals, *savePicture, *saveTurntable, *exportModel,
        *exportHandout, *print, *exportXml, *importXml, *compareWith, *salvage, *close, *closeAll, *quit;
    QAction *undo, *redo, *cut, *copy, *paste, *selectAll, *copyPath, *copyOffset, *find, *findNext, *findPrevious,
        *findAll, *findInFolder, *replace, *nextHit, *previousHit, *strings;
    QAction *addBookmark, *nextBookmark, *previousBookmark, *exportBookmarks, *selectBetween;
    QAction *copyHex, *copyText, *copyDump, *copyMeaning, *insertBytes, *insertFile, *fillBytes, *saveBytes,
        *openBytesAs, *summary, *removeBytes, *selectField, *switchPane;
    QAction *insertBefore, *insertAfter, *insertInside, *insertAttribute, *duplicateElement, *removeElement;
    QAction *duplicateFrame, *removeFrame, *moveFrameUp, *moveFrameDown;
    QAction *goTo, *followLink, *back, *forward, *goUp, *goDown, *nextIssue, *previousIssue, *nextDifference,
        *previousDifference;
    QAction *zoomIn, *zoomOut, *zoomReset, *resetLayout, *fitPreview, *filterTree, *fullScreen, *nextPane,
        *previousPane;
    QAction *nextFile, *previousFile;
    QAction *minimap, *splitBelow, *splitBeside, *unsplit, *comparePanes, *byteLook;
    QAction *repairAll, *showSmallPlans, *showSigns, *limits;
    QAction *reference, *commands, *shortcuts, *colorLegend, *about, *aboutQt;

private:
    QAction *add(const QString &text, const QKeySequence &shortcut = {}, QStringView icon = {},
                 const QString &tip = {});
    void addFileActions();
    void addEditActions();
    void addGoActions();
    void addViewActions();
    void addOtherActions();
    QWidget *m_window;
};

} // namespace hexahedron
