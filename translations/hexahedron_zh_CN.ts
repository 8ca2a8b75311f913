<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Open an &amp;Example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>Open a small model that the program makes itself</source>
        <translation>打开由程序自己生成的小模型</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>保存文件</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>以其他名称保存</translation>
    </message>
    <message>
        <source>Keep a &amp;Backup when Saving</source>
        <translation>保存时保留备份(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>Read the file again from the disk</source>
        <translation>从磁盘重新读取文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>关闭文件</translation>
    </message>
    <message>
        <source>Close A&amp;ll</source>
        <translation>全部关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Cu&amp;t Bytes</source>
        <translation>剪切字节(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Bytes</source>
        <translation>复制字节(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Bytes</source>
        <translation>粘贴字节(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the path of what is selected</source>
        <translation>复制所选内容的路径</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find bytes, text or numbers</source>
        <translation>查找字节、文本或数字</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Insert Element &amp;Before</source>
        <translation>在前面插入元素(&amp;B)</translation>
    </message>
    <message>
        <source>Insert a neutral element before the selected one</source>
        <translation>在所选元素之前插入一个取默认值的元素</translation>
    </message>
    <message>
        <source>&amp;Insert Element After</source>
        <translation>在后面插入元素(&amp;I)</translation>
    </message>
    <message>
        <source>Insert a neutral element after the selected one</source>
        <translation>在所选元素之后插入一个取默认值的元素</translation>
    </message>
    <message>
        <source>&amp;Duplicate Chunk</source>
        <translation>创建块的副本(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the selected chunk with all that it contains</source>
        <translation>为所选的块及其全部内容创建副本</translation>
    </message>
    <message>
        <source>Re&amp;move Chunk</source>
        <translation>移除块(&amp;M)</translation>
    </message>
    <message>
        <source>Remove the selected chunk with all that it contains</source>
        <translation>移除所选的块及其全部内容</translation>
    </message>
    <message>
        <source>Move Chunk &amp;Up</source>
        <translation>上移块(&amp;U)</translation>
    </message>
    <message>
        <source>Swap the selected chunk with the one before it</source>
        <translation>将所选的块与前一个块交换</translation>
    </message>
    <message>
        <source>Move Chunk Do&amp;wn</source>
        <translation>下移块(&amp;W)</translation>
    </message>
    <message>
        <source>Swap the selected chunk with the one behind it</source>
        <translation>将所选的块与后一个块交换</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>转到(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to an offset or a path</source>
        <translation>转到某个偏移或路径</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Back to what was selected before</source>
        <translation>回到之前选择的内容</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前进(&amp;O)</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>再次前进</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>向上(&amp;U)</translation>
    </message>
    <message>
        <source>Select what contains the selected part</source>
        <translation>选择包含所选部分的上一级</translation>
    </message>
    <message>
        <source>&amp;Next Issue</source>
        <translation>下一个问题(&amp;N)</translation>
    </message>
    <message>
        <source>Select the next place where something is wrong</source>
        <translation>选择下一处有问题的地方</translation>
    </message>
    <message>
        <source>&amp;Previous Issue</source>
        <translation>上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fit the Model into the Preview</source>
        <translation>使模型适合预览(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ilter the Structure</source>
        <translation>筛选结构(&amp;I)</translation>
    </message>
    <message>
        <source>Look for names, types and values</source>
        <translation>查找名称、类型和值</translation>
    </message>
    <message>
        <source>&amp;Reset the Layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation>将所有面板放回最初的位置</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>Repair &amp;All…</source>
        <translation>全部修复(&amp;A)…</translation>
    </message>
    <message>
        <source>Repair everything that has a repair; the plan is shown first</source>
        <translation>修复所有可修复的问题；会先显示计划</translation>
    </message>
    <message>
        <source>&amp;About Hexahedron</source>
        <translation>关于 Hexahedron(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>Insert a copy of the selected element, or chunk where there is no element</source>
        <translation>插入所选元素的副本；没有元素时插入块的副本</translation>
    </message>
    <message>
        <source>&amp;Brackets and Space in the Structure</source>
        <translation>结构中的括号和空白(&amp;B)</translation>
    </message>
    <message>
        <source>Insert an &amp;Element into a Document…</source>
        <translation>在文档中插入元素(&amp;E)…</translation>
    </message>
    <message>
        <source>Insert an element that the format knows, or any other</source>
        <translation>插入格式已知的元素或任意其他元素</translation>
    </message>
    <message>
        <source>Add an A&amp;ttribute…</source>
        <translation>添加属性(&amp;T)…</translation>
    </message>
    <message>
        <source>Give the selected element of a document an attribute</source>
        <translation>为文档中所选的元素添加属性</translation>
    </message>
    <message>
        <source>Go to what an index names or a count counts, or open the file that is named</source>
        <translation>转到索引所指或数量所计的内容，或打开所指的文件</translation>
    </message>
    <message>
        <source>Limits of &amp;Expansion…</source>
        <translation>展开限制(&amp;E)…</translation>
    </message>
    <message>
        <source>How far packed bytes may expand</source>
        <translation>压缩的字节最多可以展开到多大</translation>
    </message>
    <message>
        <source>Show &amp;Plans in which only Lengths, Counts and Checksums Follow</source>
        <translation>仅有长度、数量和校验和随之改变时也显示计划(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;Pane</source>
        <translation>下一个窗格(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;revious Pane</source>
        <translation>上一个窗格(&amp;R)</translation>
    </message>
    <message>
        <source>Copy as &amp;Hexadecimal</source>
        <translation>复制为十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Insert zeros at the cursor</source>
        <translation>在光标处插入零</translation>
    </message>
    <message>
        <source>&amp;Remove Bytes</source>
        <translation>移除字节(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected bytes, or the one at the cursor</source>
        <translation>移除所选字节或光标处的字节</translation>
    </message>
    <message>
        <source>Select all bytes of the field at the cursor</source>
        <translation>选择光标处字段的全部字节</translation>
    </message>
    <message>
        <source>S&amp;witch between Digits and Characters</source>
        <translation>在数字与字符之间切换(&amp;W)</translation>
    </message>
    <message>
        <source>Type hexadecimal digits, or characters in the text beside them</source>
        <translation>输入十六进制数字，或在旁边的文本中输入字符</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected elements, or the chunk where there is no element; what refers to others is renumbered</source>
        <translation>移除所选元素，没有元素时移除块；引用其他元素的编号会随之更新</translation>
    </message>
    <message>
        <source>Ne&amp;xt File</source>
        <translation>下一个文件(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>转到下一个标签页</translation>
    </message>
    <message>
        <source>Pre&amp;vious File</source>
        <translation>上一个文件(&amp;V)</translation>
    </message>
    <message>
        <source>Go to the tab before</source>
        <translation>转到上一个标签页</translation>
    </message>
    <message>
        <source>Select the Fi&amp;eld</source>
        <translation>选择字段(&amp;E)</translation>
    </message>
    <message>
        <source>What was there when the file was opened stays among its earlier versions</source>
        <translation>文件打开时的内容会保留在其早期版本中</translation>
    </message>
    <message>
        <source>Earlier &amp;Versions…</source>
        <translation>早期版本(&amp;V)…</translation>
    </message>
    <message>
        <source>Go back to what saving has replaced</source>
        <translation>恢复保存时被替换的内容</translation>
    </message>
    <message>
        <source>&amp;Unsaved Work…</source>
        <translation>未保存的工作(&amp;U)…</translation>
    </message>
    <message>
        <source>What was not saved when the program ended before</source>
        <translation>程序上次结束时未保存的内容</translation>
    </message>
    <message>
        <source>Insert &amp;Zero Bytes…</source>
        <translation>插入零字节(&amp;Z)…</translation>
    </message>
    <message>
        <source>Ex&amp;port as XML…</source>
        <translation>导出为 XML(&amp;P)…</translation>
    </message>
    <message>
        <source>Write the file as text that can be changed and made a file again</source>
        <translation>将文件写为可以修改并能重新转换成文件的文本</translation>
    </message>
    <message>
        <source>&amp;Import XML…</source>
        <translation>导入 XML(&amp;I)…</translation>
    </message>
    <message>
        <source>Make a file of such a text</source>
        <translation>由这样的文本生成文件</translation>
    </message>
    <message>
        <source>Salva&amp;ge…</source>
        <translation>抢救(&amp;G)…</translation>
    </message>
    <message>
        <source>Write what can be read in a broken file or a dump into a folder</source>
        <translation>将损坏的文件或转储中可以读取的内容写入文件夹</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>参考(&amp;R)</translation>
    </message>
    <message>
        <source>Insert all bytes of a file at the cursor</source>
        <translation>在光标处插入一个文件的全部字节</translation>
    </message>
    <message>
        <source>&amp;Fill the Selection…</source>
        <translation>填充选区(&amp;F)…</translation>
    </message>
    <message>
        <source>Write a pattern or random bytes over the selected ones</source>
        <translation>用模式或随机字节覆盖所选字节</translation>
    </message>
    <message>
        <source>&amp;Save the Selection As…</source>
        <translation>选区另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the selected bytes into a file</source>
        <translation>将所选字节写入文件</translation>
    </message>
    <message>
        <source>Chec&amp;ksums and Statistics…</source>
        <translation>校验和与统计(&amp;K)…</translation>
    </message>
    <message>
        <source>Checksums of the selected bytes, or of all, and how often each value occurs</source>
        <translation>所选字节或全部字节的校验和，以及每个值出现的次数</translation>
    </message>
    <message>
        <source>O&amp;verview beside the Bytes</source>
        <translation>字节旁的概览(&amp;V)</translation>
    </message>
    <message>
        <source>All bytes at once, with issues and changes; a click goes there</source>
        <translation>一次显示全部字节，并标出问题和更改；单击即可转到该处</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a file of any format, also a broken one to learn from</source>
        <translation>创建任意格式的文件，也可以创建供学习用的损坏文件</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>命令(&amp;C)…</translation>
    </message>
    <message>
        <source>Find a command by its name and give it</source>
        <translation>按名称查找命令并执行</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>Colours of the &amp;Bytes…</source>
        <translation>字节的颜色(&amp;B)…</translation>
    </message>
    <message>
        <source>What the colours of the bytes mean</source>
        <translation>字节颜色的含义</translation>
    </message>
    <message>
        <source>The keys of all commands in the menus</source>
        <translation>菜单中所有命令的按键</translation>
    </message>
    <message>
        <source>List all matches of what stands in the find bar</source>
        <translation>列出查找栏中内容的所有匹配</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>替换(&amp;E)…</translation>
    </message>
    <message>
        <source>Replace bytes, text or numbers</source>
        <translation>替换字节、文本或数字</translation>
    </message>
    <message>
        <source>Ne&amp;xt Hit of the List</source>
        <translation>列表中的下一个命中(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next hit that is listed</source>
        <translation>转到列出的下一个命中</translation>
    </message>
    <message>
        <source>Previo&amp;us Hit of the List</source>
        <translation>列表中的上一个命中(&amp;U)</translation>
    </message>
    <message>
        <source>Stri&amp;ngs…</source>
        <translation>字符串(&amp;N)…</translation>
    </message>
    <message>
        <source>List all that can be read as text, in fields or elsewhere</source>
        <translation>列出字段中或其他位置所有可读作文本的内容</translation>
    </message>
    <message>
        <source>Add a &amp;Bookmark</source>
        <translation>添加书签(&amp;B)</translation>
    </message>
    <message>
        <source>Mark the selected bytes, or the field at the cursor, and write a note</source>
        <translation>标记所选字节或光标处的字段，并写下备注</translation>
    </message>
    <message>
        <source>Next Boo&amp;kmark</source>
        <translation>下一个书签(&amp;K)</translation>
    </message>
    <message>
        <source>Previous Bookm&amp;ark</source>
        <translation>上一个书签(&amp;A)</translation>
    </message>
    <message>
        <source>Export Bookmarks…</source>
        <translation>导出书签…</translation>
    </message>
    <message>
        <source>Write the bookmarks of the file as XML</source>
        <translation>将文件的书签写为 XML</translation>
    </message>
    <message>
        <source>Add Ani&amp;mation…</source>
        <translation>添加动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Play what another file animates on the model that is shown, by the names of its bones</source>
        <translation>在显示的模型上播放另一个文件中的动画，按骨骼名称对应</translation>
    </message>
    <message>
        <source>Save Pic&amp;ture…</source>
        <translation>保存图片(&amp;T)…</translation>
    </message>
    <message>
        <source>Write the model as it is seen now into a picture with a transparent background</source>
        <translation>把现在看到的模型写成背景透明的图片</translation>
    </message>
    <message>
        <source>Export as glT&amp;F…</source>
        <translation>导出为 glTF(&amp;F)…</translation>
    </message>
    <message>
        <source>Write the model or animation that is shown, with its textures, for other programs</source>
        <translation>写出显示的模型或动画及其纹理，供其他程序使用</translation>
    </message>
    <message>
        <source>Export a &amp;Handout…</source>
        <translation>导出讲义(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Second Pane &amp;Below</source>
        <translation>下方的第二个窗格(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bytes of this file at two places, one above the other</source>
        <translation>上下显示此文件两处的字节</translation>
    </message>
    <message>
        <source>Second Pane Be&amp;side</source>
        <translation>旁边的第二个窗格(&amp;S)</translation>
    </message>
    <message>
        <source>Show the bytes of this file at two places, side by side</source>
        <translation>并排显示此文件两处的字节</translation>
    </message>
    <message>
        <source>&amp;Close the Second Pane</source>
        <translation>关闭第二个窗格(&amp;C)</translation>
    </message>
    <message>
        <source>Compute &amp;Normals</source>
        <translation>计算法线(&amp;N)</translation>
    </message>
    <message>
        <source>Make the normals of the selected mesh fit its triangles; of all meshes where none is selected</source>
        <translation>使所选网格的法线与其三角形相符；未选择网格时处理全部网格</translation>
    </message>
    <message>
        <source>Open As…</source>
        <translation>打开为…</translation>
    </message>
    <message>
        <source>Read the file as one of another format, whatever it looks like</source>
        <translation>把文件当作另一种格式读取，不论它看起来像什么</translation>
    </message>
    <message>
        <source>Compare &amp;with a File…</source>
        <translation>与文件比较(&amp;W)…</translation>
    </message>
    <message>
        <source>Show another file beside this one, and mark what differs</source>
        <translation>在旁边显示另一个文件，并标出不同之处</translation>
    </message>
    <message>
        <source>Copy as Hex D&amp;ump</source>
        <translation>复制为十六进制转储(&amp;U)</translation>
    </message>
    <message>
        <source>Offsets, digits and characters, a line for 16 bytes</source>
        <translation>偏移、数字和字符，每 16 个字节一行</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown Table with Meaning</source>
        <translation>复制为带含义的 Markdown 表格(&amp;M)</translation>
    </message>
    <message>
        <source>Offset, bytes, path and value of each field that is selected</source>
        <translation>每个所选字段的偏移、字节、路径和值</translation>
    </message>
    <message>
        <source>&amp;Open the Selection As…</source>
        <translation>将所选内容打开为(&amp;O)…</translation>
    </message>
    <message>
        <source>Read the selected bytes as a file of its own, of a format that is chosen</source>
        <translation>把所选字节当作一个单独的文件，以所选格式读取</translation>
    </message>
    <message>
        <source>&amp;Down Again</source>
        <translation>再向下(&amp;D)</translation>
    </message>
    <message>
        <source>Take back Up step by step, then select the first part of what is selected</source>
        <translation>逐步撤回“向上”，然后选择所选内容的第一部分</translation>
    </message>
    <message>
        <source>Next D&amp;ifference</source>
        <translation>下一处差异(&amp;I)</translation>
    </message>
    <message>
        <source>Go to the next bytes that differ from the file beside</source>
        <translation>转到与旁边文件不同的下一处字节</translation>
    </message>
    <message>
        <source>Previous Diff&amp;erence</source>
        <translation>上一处差异(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Mark What Differs</source>
        <translation>标出不同之处(&amp;M)</translation>
    </message>
    <message>
        <source>Compare the file beside with this one, and scroll both together</source>
        <translation>将旁边的文件与此文件比较，并一起滚动</translation>
    </message>
    <message>
        <source>Look of the Bytes…</source>
        <translation>字节的外观…</translation>
    </message>
    <message>
        <source>Open the menu of the status bar that says how bytes are shown</source>
        <translation>打开状态栏中决定字节显示方式的菜单</translation>
    </message>
    <message>
        <source>Cop&amp;y Offset</source>
        <translation>复制偏移(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy where the selection begins, or the cursor is</source>
        <translation>复制选区开头或光标处的偏移</translation>
    </message>
    <message>
        <source>I&amp;nsert a File…</source>
        <translation>插入文件(&amp;N)…</translation>
    </message>
    <message>
        <source>Select A&amp;ll Bytes</source>
        <translation>选择全部字节(&amp;L)</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>复制路径(&amp;H)</translation>
    </message>
    <message>
        <source>List All &amp;Matches</source>
        <translation>列出所有匹配(&amp;M)</translation>
    </message>
    <message>
        <source>Select be&amp;tween Bookmarks</source>
        <translation>选择书签之间(&amp;T)</translation>
    </message>
    <message>
        <source>Select from the bookmark before the cursor to the one behind it, both with them</source>
        <translation>从光标前的书签选到光标后的书签，包括两者</translation>
    </message>
    <message>
        <source>Follo&amp;w Link</source>
        <translation>跟随链接(&amp;W)</translation>
    </message>
    <message>
        <source>Write a page about the file for people without the program: structure, bytes, issues</source>
        <translation>写出一页关于此文件的讲义，供没有本程序的人使用：结构、字节、问题</translation>
    </message>
    <message>
        <source>Print structure, bytes, issues and notes of the file</source>
        <translation>打印文件的结构、字节、问题和备注</translation>
    </message>
    <message>
        <source>Find in a F&amp;older…</source>
        <translation>在文件夹中查找(&amp;O)…</translation>
    </message>
    <message>
        <source>Find bytes, text or numbers in all files of a folder</source>
        <translation>在文件夹的所有文件中查找字节、文本或数字</translation>
    </message>
    <message>
        <source>Read about the formats, in a window of its own</source>
        <translation>在单独的窗口中阅读有关各格式的说明</translation>
    </message>
    <message>
        <source>Save Pictures from All Si&amp;des…</source>
        <translation>从各个方向保存图片(&amp;D)…</translation>
    </message>
    <message>
        <source>Write pictures of the model from all around, as many as wanted, for a moving picture</source>
        <translation>从四周保存模型的图片，数量任意，可用于制作动图</translation>
    </message>
</context>
<context>
    <name>B3dFormat</name>
    <message>
        <source>colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alpha</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>镂空</translation>
    </message>
    <message>
        <source>mipmapped</source>
        <translation>带 mipmap</translation>
    </message>
    <message>
        <source>clamp U</source>
        <translation>钳制 U</translation>
    </message>
    <message>
        <source>clamp V</source>
        <translation>钳制 V</translation>
    </message>
    <message>
        <source>spherical environment map</source>
        <translation>球形环境贴图</translation>
    </message>
    <message>
        <source>cubic environment map</source>
        <translation>立方体环境贴图</translation>
    </message>
    <message>
        <source>keep in video memory</source>
        <translation>保留在显存中</translation>
    </message>
    <message>
        <source>force high colour</source>
        <translation>强制高彩色</translation>
    </message>
    <message>
        <source>second coordinate set</source>
        <translation>第二套坐标</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>alpha blend</source>
        <translation>alpha 混合</translation>
    </message>
    <message>
        <source>multiply</source>
        <translation>相乘</translation>
    </message>
    <message>
        <source>add</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>dot3</source>
        <translation>dot3</translation>
    </message>
    <message>
        <source>multiply x2</source>
        <translation>相乘 x2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>full-bright</source>
        <translation>全亮</translation>
    </message>
    <message>
        <source>vertex colours</source>
        <translation>顶点颜色</translation>
    </message>
    <message>
        <source>flat shading</source>
        <translation>平面着色</translation>
    </message>
    <message>
        <source>no fog</source>
        <translation>无雾</translation>
    </message>
    <message>
        <source>no back-face culling</source>
        <translation>不剔除背面</translation>
    </message>
    <message>
        <source>vertex alpha</source>
        <translation>顶点 alpha</translation>
    </message>
    <message>
        <source>radians</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>帧/秒</translation>
    </message>
    <message>
        <source>All animations</source>
        <translation>全部动画</translation>
    </message>
    <message>
        <source>An object of the scene: a mesh, a bone or a pivot, with its place relative to its parent.</source>
        <translation>场景中的一个对象：网格、骨骼或枢轴，带有相对于父级的位置。</translation>
    </message>
    <message>
        <source>Number of texture ids in every brush: an upper bound, unused ones are -1.</source>
        <translation>每个画刷中纹理编号的数量：这是上限，未使用的为 -1。</translation>
    </message>
    <message>
        <source>How the surface is mixed with what lies behind it.</source>
        <translation>表面如何与其后面的内容混合。</translation>
    </message>
    <message>
        <source>The shape of its node: one list of vertices, triangles in one or more lists.</source>
        <translation>所在节点的形状：一个顶点列表，以及一个或多个列表中的三角形。</translation>
    </message>
    <message>
        <source>Says that an animation starts at this node.</source>
        <translation>表示动画从此节点开始。</translation>
    </message>
    <message>
        <source>Not in the specification; written by one exporter, skipped by all loaders.</source>
        <translation>规范中没有；由某个导出程序写入，所有加载器都会跳过。</translation>
    </message>
    <message>
        <source>alpha where transparent</source>
        <translation>透明处的 alpha</translation>
    </message>
    <message>
        <source>Blitz3D and current Luanti ignore it: the program that plays the animation says how fast. Irrlicht uses it when it is above 0.</source>
        <translation>Blitz3D 和当前的 Luanti 会忽略它：速度由播放动画的程序决定。Irrlicht 在它大于 0 时使用它。</translation>
    </message>
    <message>
        <source>Free text for people; it decides nothing.</source>
        <translation>供人阅读的自由文本；不决定任何事情。</translation>
    </message>
    <message>
        <source>Place in the space of the node: x to the right, y up, z forward (left-handed).</source>
        <translation>在节点空间中的位置：x 向右，y 向上，z 向前（左手系）。</translation>
    </message>
    <message>
        <source>Of several outermost nodes Blitz3D keeps the last, assimp the first, Irrlicht all.</source>
        <translation>如果有多个最外层节点，Blitz3D 保留最后一个，assimp 保留第一个，Irrlicht 全部保留。</translation>
    </message>
    <message>
        <source>Name by which programs find the node; of several with one name they find the first. Some level editors store lists of properties here.</source>
        <translation>程序据以找到节点的名称；同名时找到第一个。有些关卡编辑器在此存放属性列表。</translation>
    </message>
    <message>
        <source>How this layer is mixed with the layer below; the first one with the lit surface.</source>
        <translation>这一层如何与下一层混合；第一层与受光照的表面混合。</translation>
    </message>
    <message>
        <source>Irrlicht and assimp ignore it.</source>
        <translation>Irrlicht 和 assimp 忽略此值。</translation>
    </message>
    <message>
        <source>Irrlicht uses that of the first layer only, assimp none.</source>
        <translation>Irrlicht 只使用第一层的系数，assimp 完全不使用。</translation>
    </message>
    <message>
        <source>The brushes (materials) that meshes and triangles refer to. They have to stand before the nodes: loaders read a file once. Where triangles come first, Irrlicht and assimp refuse the file, and Blitz3D does not check it.</source>
        <translation>网格和三角形所引用的画刷（材质）。必须位于节点之前：加载器只从头到尾读一遍文件。如果三角形在前，Irrlicht 和 assimp 会拒绝该文件，Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>With more than 8, Blitz3D writes beyond its list and assimp refuses the file. Irrlicht uses the first four.</source>
        <translation>大于 8 时，Blitz3D 会写到列表之外，assimp 会拒绝该文件。Irrlicht 只使用前四个。</translation>
    </message>
    <message>
        <source>Red, green, blue and alpha of the surface: 0 is none, 1 is full. Below 1, alpha lets shine through what lies behind.</source>
        <translation>表面的红、绿、蓝和 alpha：0 为无，1 为满。alpha 小于 1 时会透出后面的内容。</translation>
    </message>
    <message>
        <source>Strength of the highlight where light is mirrored: 0 for none, 1 for the strongest.</source>
        <translation>反射光处高光的强度：0 为无，1 为最强。</translation>
    </message>
    <message>
        <source>Blitz3D adds those of the mesh&apos;s brush and of the triangles&apos; brush.</source>
        <translation>Blitz3D 会把网格画刷和三角形画刷的值相加。</translation>
    </message>
    <message>
        <source>It has to stand before child nodes: Blitz3D hangs earlier ones on an object that it throws away.</source>
        <translation>必须位于子节点之前：Blitz3D 会把更早的子节点挂到一个随后被丢弃的对象上。</translation>
    </message>
    <message>
        <source>Blitz3D combines it with that of the triangles; Irrlicht uses it where they have none; assimp ignores it. Where there is no such brush, Irrlicht refuses the file; Blitz3D does not check it.</source>
        <translation>Blitz3D 将其与三角形的画刷结合；Irrlicht 仅在三角形没有画刷时使用；assimp 忽略它。如果没有该画刷，Irrlicht 会拒绝该文件；Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>Blitz3D keeps two. Irrlicht refuses three and more. assimp refuses more than four and keeps the first.</source>
        <translation>Blitz3D 保留两组。Irrlicht 拒绝三组及以上。assimp 拒绝四组以上，并只保留第一组。</translation>
    </message>
    <message>
        <source>How many numbers a set has; 2 for plain u and v.</source>
        <translation>每组有几个数；2 表示普通的 u 和 v。</translation>
    </message>
    <message>
        <source>Blitz3D uses two and writes beyond its list when there are more than 4. Irrlicht refuses 4 and more, assimp more than 4.</source>
        <translation>Blitz3D 使用两个，超过 4 个时会写到列表之外。Irrlicht 拒绝 4 个及以上，assimp 拒绝 4 个以上。</translation>
    </message>
    <message>
        <source>Colour of the vertex: red, green, blue and alpha; 0 is none, 1 is full.</source>
        <translation>顶点颜色：红、绿、蓝和 alpha；0 为无，1 为满。</translation>
    </message>
    <message>
        <source>Blitz3D shows it where the brush has fx 2. assimp drops it.</source>
        <translation>画刷的 fx 含 2 时 Blitz3D 会显示它。assimp 会丢弃它。</translation>
    </message>
    <message>
        <source>assimp takes the first brush for -1. Where there is no such brush, Irrlicht and assimp refuse the file; Blitz3D does not check it.</source>
        <translation>为 -1 时 assimp 采用第一个画刷。如果没有该画刷，Irrlicht 和 assimp 会拒绝该文件；Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>The three corners, clockwise as seen from the front: (v1 - v0) × (v2 - v0) points out of the surface.</source>
        <translation>三个角，从正面看按顺时针排列：(v1 - v0) × (v2 - v0) 指向表面之外。</translation>
    </message>
    <message>
        <source>Where there is no such vertex, Irrlicht and assimp refuse the file; Blitz3D does not check it.</source>
        <translation>如果没有该顶点，Irrlicht 和 assimp 会拒绝该文件；Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>Makes its node a bone: how strongly it pulls vertices of the nearest mesh above it. Its bind pose is the place of the node.</source>
        <translation>使其节点成为骨骼：说明它对上方最近的网格的顶点拉动多少。绑定姿势就是该节点的变换。</translation>
    </message>
    <message>
        <source>Without a mesh above it loaders refuse the file or crash.</source>
        <translation>如果上方没有网格，加载器会拒绝该文件或崩溃。</translation>
    </message>
    <message>
        <source>Keyframes of the node. Several chunks add up. What none of them has stays as the node says it.</source>
        <translation>节点的关键帧。多个块合并使用。都没有提供的值保持节点自身的值。</translation>
    </message>
    <message>
        <source>Blitz3D ignores keys without it. With several, Blitz3D plays each, Irrlicht all on one time line, and assimp none.</source>
        <translation>没有它时 Blitz3D 会忽略关键帧。有多个时，Blitz3D 分别播放，Irrlicht 放在同一时间轴上，assimp 一个也不播放。</translation>
    </message>
    <message>
        <source>With 0 or less nothing moves.</source>
        <translation>为 0 或更小时什么也不会动。</translation>
    </message>
    <message>
        <source>How many frames pass in a second.</source>
        <translation>每秒经过多少帧。</translation>
    </message>
    <message>
        <source>What the range of frames is called, for people and programs that know this chunk.</source>
        <translation>这段帧范围的名称，供人和认识此块的程序使用。</translation>
    </message>
    <message>
        <source>First frame of the range; frames count from 1.</source>
        <translation>范围的第一帧；帧从 1 开始计数。</translation>
    </message>
    <message>
        <source>Its use is unknown; 0 in every known file.</source>
        <translation>用途不明；在所有已知文件中为 0。</translation>
    </message>
    <message>
        <source>The whole file: everything else lies inside this chunk. Loaders refuse a file that begins with anything else.</source>
        <translation>整个文件：其他一切都在此块之内。加载器拒绝以其他内容开头的文件。</translation>
    </message>
    <message>
        <source>The vertices, which every TRIS chunk of this mesh shares. They have to stand before the triangles: loaders read a file once. Where triangles come first, Irrlicht and assimp refuse the file, and Blitz3D does not check it.</source>
        <translation>此网格的所有 TRIS 块共用的顶点。必须位于三角形之前：加载器只从头到尾读一遍文件。如果三角形在前，Irrlicht 和 assimp 会拒绝该文件，Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>Triangles that share a brush (material). A mesh has a chunk for each of its brushes.</source>
        <translation>共用一个画刷（材质）的三角形。网格的每个画刷各有一个块。</translation>
    </message>
    <message>
        <source>Marks the node as a pivot: a place without a shape, on which others hang. The chunk is empty.</source>
        <translation>将节点标记为枢轴：没有形状的位置，供其他节点依附。此块为空。</translation>
    </message>
    <message>
        <source>Where the chunk ends within the last one, Blitz3D and Irrlicht read on beyond it.</source>
        <translation>如果块在最后一项的中间结束，Blitz3D 和 Irrlicht 会读到块的末尾之外。</translation>
    </message>
    <message>
        <source>The specification lets loaders refuse another major version only. Blitz3D refuses everything above 1; Irrlicht and assimp do not look at it.</source>
        <translation>规范只允许加载器拒绝其他主版本。Blitz3D 拒绝大于 1 的所有版本；Irrlicht 和 assimp 不查看它。</translation>
    </message>
    <message>
        <source>Scale along the node&apos;s own axes, before rotation and position; 1 keeps the size, 0 flattens the node.</source>
        <translation>沿节点自身轴的缩放，先于旋转和位移；1 保持大小，0 将节点压扁。</translation>
    </message>
    <message>
        <source>How the node is turned against its parent: positive w and y turn +x towards +z.</source>
        <translation>节点相对于父节点的旋转：正的 w 和 y 将 +x 转向 +z。</translation>
    </message>
    <message>
        <source>Name of the image file. Blitz3D looks for it beside the model first, without the path and in small letters, then for the name as it stands.</source>
        <translation>图像文件的名称。Blitz3D 先去掉路径、改为小写在模型旁边查找，再按原样的名称查找。</translation>
    </message>
    <message>
        <source>How the image is used; bits can be combined. Without 65536 it takes the first coordinate set.</source>
        <translation>图像如何使用；各位可以组合。没有 65536 时使用第一组坐标。</translation>
    </message>
    <message>
        <source>By default Blitz3D adds 1 (colour) and 8 (mipmapped) to every texture, so 1 and 9 look the same there. Bits above 65536 it drops.</source>
        <translation>Blitz3D 默认为每个纹理加上 1（颜色）和 8（带 mipmap），因此 1 和 9 在那里看起来相同。高于 65536 的位会被丢弃。</translation>
    </message>
    <message>
        <source>Moves the image over the surface: is added to u and v after scale and rotation; 1 is a whole image, 0 leaves it where it is.</source>
        <translation>使图像在表面上移动：在缩放和旋转之后加到 u 和 v 上；1 为整个图像，0 表示不动。</translation>
    </message>
    <message>
        <source>Factors on u and v after rotation: with 2 the image is half as large and there twice as often.</source>
        <translation>旋转之后乘到 u 和 v 上的系数：为 2 时图像缩小一半，重复次数加倍。</translation>
    </message>
    <message>
        <source>Turns u and v around 0, 0, before scale and position: u cos r + v sin r and v cos r - u sin r, with r for this angle; 0 turns nothing.</source>
        <translation>在缩放和平移之前使 u、v 绕 0, 0 旋转：u cos r + v sin r 和 v cos r - u sin r，r 为此角度；0 表示不旋转。</translation>
    </message>
    <message>
        <source>Blitz3D multiplies the colours of the mesh&apos;s brush and of the triangles&apos; brush; with assimp and Irrlicht that of the triangles holds.</source>
        <translation>Blitz3D 会把网格画刷和三角形画刷的颜色相乘；assimp 和 Irrlicht 只采用三角形的画刷。</translation>
    </message>
    <message>
        <source>Where the brush of the triangles has 0, Blitz3D takes that of the mesh&apos;s brush.</source>
        <translation>如果三角形的画刷为 0，Blitz3D 采用网格画刷的值。</translation>
    </message>
    <message>
        <source>How the surface is lit and drawn; bits can be combined, 0 is plain.</source>
        <translation>表面如何受光和绘制；各位可以组合，0 为普通方式。</translation>
    </message>
    <message>
        <source>In Blitz3D a bit holds when the mesh&apos;s brush or the triangles&apos; brush has it.</source>
        <translation>在 Blitz3D 中，网格画刷或三角形画刷之一含有某位，该位即生效。</translation>
    </message>
    <message>
        <source>How many sets of texture coordinates each vertex has, 0 for none. A texture uses the first or the second.</source>
        <translation>每个顶点有几组纹理坐标，0 表示没有。纹理使用第一组或第二组。</translation>
    </message>
    <message>
        <source>Direction away from the surface, in the space of the node, by which light is computed. Without normals, Blitz3D computes smooth ones.</source>
        <translation>背离表面的方向，在节点空间中，用于计算光照。没有法线时，Blitz3D 会计算平滑法线。</translation>
    </message>
    <message>
        <source>Irrlicht counts in the mesh that it read last, assimp from the first vertex of the file. Where there is no such vertex, Irrlicht and assimp refuse the file; Blitz3D does not check it.</source>
        <translation>Irrlicht 在最后读到的网格中计数，assimp 从文件的第一个顶点开始计数。如果没有该顶点，Irrlicht 和 assimp 会拒绝该文件；Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>How strongly the bone pulls the vertex: 0 not at all, 1 alone.</source>
        <translation>骨骼对顶点的拉动强度：0 为完全不拉动，1 为单独拉动。</translation>
    </message>
    <message>
        <source>Blitz3D keeps the four largest of a vertex, Irrlicht all; both make them add up to 1. assimp keeps the first four as they are.</source>
        <translation>Blitz3D 保留每个顶点最大的四个，Irrlicht 全部保留；两者都使其和为 1。assimp 原样保留前四个。</translation>
    </message>
    <message>
        <source>In which frame the node has these values; the first frame is 1.</source>
        <translation>节点在哪一帧具有这些值；第一帧为 1。</translation>
    </message>
    <message>
        <source>Irrlicht subtracts 1; current Luanti takes numbers below 1 for 1. Blitz3D sorts the keys, and of two in one frame the later one wins; Irrlicht keeps the order of the file.</source>
        <translation>Irrlicht 减去 1；现在的 Luanti 把小于 1 的数当作 1。Blitz3D 会对关键帧排序，同一帧有两个时以后者为准；Irrlicht 保留文件中的顺序。</translation>
    </message>
    <message>
        <source>Where the node is in this frame, seen from its parent: x right, y up, z forward. It takes the place of the node&apos;s own position.</source>
        <translation>节点在这一帧中相对于父节点的位置：x 向右，y 向上，z 向前。它取代节点自身的位置。</translation>
    </message>
    <message>
        <source>How large the node is in this frame, along its own axes; 1 keeps the size. It takes the place of the node&apos;s own scale.</source>
        <translation>节点在这一帧中沿自身轴的大小；1 表示保持大小。它取代节点自身的缩放。</translation>
    </message>
    <message>
        <source>How the node is turned in this frame: positive w and y turn +x towards +z. It takes the place of the node&apos;s own rotation.</source>
        <translation>节点在这一帧中的旋转：正的 w 和 y 将 +x 转向 +z。它取代节点自身的旋转。</translation>
    </message>
    <message>
        <source>Room for switches that nobody defined.</source>
        <translation>为从未定义过的标志预留的位置。</translation>
    </message>
    <message>
        <source>Loaders do not use it.</source>
        <translation>加载器不使用它。</translation>
    </message>
    <message>
        <source>How many frames the animation has. Many exporters store the last frame minus the first: then the last key is one beyond, which harms nothing.</source>
        <translation>动画有多少帧。许多导出程序存储末帧减首帧：这时最后一个关键帧会超出一帧，并无妨碍。</translation>
    </message>
    <message>
        <source>Last frame of the range, which belongs to it; counted from 1 as well.</source>
        <translation>范围的最后一帧，包含在内；同样从 1 开始计数。</translation>
    </message>
    <message>
        <source>Which values each vertex carries behind its position, the normal first; 0 for none.</source>
        <translation>每个顶点在位置之后带有哪些值，法线在前；0 表示没有。</translation>
    </message>
    <message>
        <source>Which values each keyframe carries behind its frame, the lowest bit first; 0 for none.</source>
        <translation>每个关键帧在帧号之后带有哪些值，最低位在前；0 表示没有。</translation>
    </message>
    <message>
        <source>A named range of frames, such as those of a walk.</source>
        <translation>一段命名的帧范围，例如行走动作。</translation>
    </message>
    <message>
        <source>Where it is too small, loaders stop there; where it is too large, Blitz3D reads beyond the end, and Luanti and assimp refuse the file.</source>
        <translation>过小时，加载器在该处停止；过大时，Blitz3D 会读到末尾之外，Luanti 和 assimp 会拒绝该文件。</translation>
    </message>
    <message>
        <source>One after the other; brushes name them by their place, counted from 0.</source>
        <translation>逐个排列；画刷按其位置引用它们，从 0 开始计数。</translation>
    </message>
    <message>
        <source>One after the other; meshes and triangles name them by their place, counted from 0.</source>
        <translation>逐个排列；网格和三角形按其位置引用它们，从 0 开始计数。</translation>
    </message>
    <message>
        <source>Texture of each of the n_texs layers; layers may be empty. The first lies on the lit surface, each further one on the layer before.</source>
        <translation>n_texs 层中每一层的纹理；层可以为空。第一层铺在受光照的表面上，之后每一层铺在前一层上。</translation>
    </message>
    <message>
        <source>Brush (material) of the whole mesh.</source>
        <translation>整个网格的画刷（材质）。</translation>
    </message>
    <message>
        <source>The vertices of the mesh, one after the other. Triangles and weights name them by their place, counted from 0.</source>
        <translation>网格的顶点，逐个排列。三角形和权重按其位置引用它们，从 0 开始计数。</translation>
    </message>
    <message>
        <source>The triangles, each as the numbers of its three vertices.</source>
        <translation>三角形，每个由三个顶点的编号给出。</translation>
    </message>
    <message>
        <source>One for each vertex that the bone pulls.</source>
        <translation>骨骼牵动的每个顶点一项。</translation>
    </message>
    <message>
        <source>One for each frame in which something is set; between two of them engines interpolate.</source>
        <translation>每个设有值的帧一项；两帧之间由引擎插值。</translation>
    </message>
    <message>
        <source>Major version times 100 plus minor version: 1, which every known file has, is 0.01.</source>
        <translation>主版本号乘以 100 加次版本号：所有已知文件中的 1 即 0.01。</translation>
    </message>
    <message>
        <source>Where the node is, seen from its parent, in the units of the scene. Left-handed: x right, y up, z forward.</source>
        <translation>节点相对于父节点的位置，以场景单位计。左手系：x 向右，y 向上，z 向前。</translation>
    </message>
    <message>
        <source>The textures that brushes refer to. They have to stand before the brushes: loaders read a file once. Where brushes come first, Irrlicht gives them none, assimp refuses the file, and Blitz3D does not check it.</source>
        <translation>画刷所引用的纹理。必须位于画刷之前：加载器只从头到尾读一遍文件。如果画刷在前，Irrlicht 不给它们纹理，assimp 会拒绝该文件，Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>With an empty name loaders try to open the folder itself, or stop. Without the NUL at its end they read on into what follows.</source>
        <translation>名称为空时，加载器会试图打开文件夹本身，或停止加载。没有结尾的 NUL 时，会读入后面的内容。</translation>
    </message>
    <message>
        <source>In Blitz3D the layers of the triangles&apos; brush take the place of those of the mesh&apos;s brush. Where there is no such texture, Irrlicht takes none and assimp refuses the file; Blitz3D does not check it.</source>
        <translation>在 Blitz3D 中，三角形画刷的各层取代网格画刷的相应层。如果没有该纹理，Irrlicht 当作没有纹理，assimp 会拒绝该文件，Blitz3D 不作检查。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex: tex_coord_sets times tex_coord_set_size numbers, set by set. u goes to the right, v down; 1 is the whole image, beyond it the image repeats unless the texture clamps it.</source>
        <translation>图像的哪个位置落在该顶点上：tex_coord_sets 乘 tex_coord_set_size 个数，逐组存放。u 向右，v 向下；1 为整个图像，超出时图像重复，除非纹理设置了钳制。</translation>
    </message>
    <message>
        <source>Brush (material) of these triangles; without one, that of the mesh counts.</source>
        <translation>这些三角形的画刷（材质）；没有时使用网格的画刷。</translation>
    </message>
    <message>
        <source>The vertex that is pulled, of the nearest mesh above the bone.</source>
        <translation>被拉动的顶点，属于骨骼上方最近的网格。</translation>
    </message>
</context>
<context>
    <name>BmpFormat</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>How many colours there are follows from the headers.</source>
        <translation>颜色的数量由头部得出。</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>How pixels are stored.</source>
        <translation>像素的存储方式。</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and bits per pixel.</source>
        <translation>字节的数量由宽度、高度和每像素位数得出。</translation>
    </message>
    <message>
        <source>a header of %1 bytes</source>
        <translation>%1 字节的头部</translation>
    </message>
    <message>
        <source>compression %1</source>
        <translation>压缩方式 %1</translation>
    </message>
    <message>
        <source>%1 bits per pixel</source>
        <translation>每像素 %1 位</translation>
    </message>
    <message>
        <source>Reserved: 0, and readers do not look at it.</source>
        <translation>保留：为 0，读取程序不查看它。</translation>
    </message>
    <message>
        <source>How many bits a pixel takes in the file.</source>
        <translation>文件中一个像素占用的位数。</translation>
    </message>
    <message>
        <source>Horde3D does not look at it.</source>
        <translation>Horde3D 不查看它。</translation>
    </message>
    <message>
        <source>Bytes up to where the pixels begin; readers jump over them.</source>
        <translation>直到像素开始处的字节；读取程序会跳过。</translation>
    </message>
    <message>
        <source>Horde3D reads 0 and 3, and refuses others.</source>
        <translation>Horde3D 读取 0 和 3，拒绝其他值。</translation>
    </message>
    <message>
        <source>How many of the colours matter, where a screen shows only some; 0 for all. Engines do not look at it.</source>
        <translation>屏幕只能显示部分颜色时有多少种颜色是重要的；0 表示全部。引擎不查看它。</translation>
    </message>
    <message>
        <source>Fills the row up to a multiple of four bytes; no reader looks at it.</source>
        <translation>把行填充到四字节的倍数；没有读取程序查看它。</translation>
    </message>
    <message>
        <source>The first header: how large the file is, and where its pixels begin.</source>
        <translation>第一个头部：文件有多大，像素从哪里开始。</translation>
    </message>
    <message>
        <source>BM: says that the file is a bitmap. Readers refuse any other.</source>
        <translation>BM：说明该文件是位图。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>A picture: headers, colours, rows of pixels. Numbers have their lowest byte first.</source>
        <translation>一张图片：头部、颜色、像素行。数值的最低字节在前。</translation>
    </message>
    <message>
        <source>Where the pixels begin, counted from the beginning of the file.</source>
        <translation>像素的起始位置，从文件开头算起。</translation>
    </message>
    <message>
        <source>Size of the header, these four bytes and what later versions added included; says which version it is.</source>
        <translation>头部的大小，包含这四个字节和后来版本增加的部分；由此可知是哪个版本。</translation>
    </message>
    <message>
        <source>Width of the picture, more than 0. When it is wrong, rows are cut in wrong places.</source>
        <translation>图片的宽度，大于 0。有误时行会在错误的位置断开。</translation>
    </message>
    <message>
        <source>Height of the picture, more than 0; the lowest row comes first. Where the rows are not enough for it, the rest is missing.</source>
        <translation>图片的高度，大于 0；最下面一行在前。行数不足时其余部分缺失。</translation>
    </message>
    <message>
        <source>Height of the picture, not 0. The lowest row comes first, or the uppermost when the number is negative. Where the rows are not enough for it, the rest is missing.</source>
        <translation>图片的高度，不为 0。最下面一行在前；数值为负时最上面一行在前。行数不足时其余部分缺失。</translation>
    </message>
    <message>
        <source>Gamma, the exponent of brightness, for red; the upper 16 bits are the whole number, so 65536 is 1. It counts only where bV4CSType is 0.</source>
        <translation>红色的伽马，即亮度的指数；高 16 位为整数部分，因此 65536 表示 1。仅当 bV4CSType 为 0 时有效。</translation>
    </message>
    <message>
        <source>Gamma, the exponent of brightness, for green; the upper 16 bits are the whole number, so 65536 is 1. It counts only where bV4CSType is 0.</source>
        <translation>绿色的伽马，即亮度的指数；高 16 位为整数部分，因此 65536 表示 1。仅当 bV4CSType 为 0 时有效。</translation>
    </message>
    <message>
        <source>Gamma, the exponent of brightness, for blue; the upper 16 bits are the whole number, so 65536 is 1. It counts only where bV4CSType is 0.</source>
        <translation>蓝色的伽马，即亮度的指数；高 16 位为整数部分，因此 65536 表示 1。仅当 bV4CSType 为 0 时有效。</translation>
    </message>
    <message>
        <source>The palette behind BITMAPCOREHEADER, three bytes a colour: pixels of 8 bits and fewer name colours by their number, counted from 0. What a number beyond the last shows is up to the reader.</source>
        <translation>BITMAPCOREHEADER 之后的调色板，每种颜色三个字节：8 位及以下的像素以编号引用颜色，从 0 数起。编号超过最后一种时显示什么由读取程序决定。</translation>
    </message>
    <message>
        <source>The palette behind BITMAPINFOHEADER and what goes on behind it, four bytes a colour: pixels of 8 bits and fewer name colours by their number, counted from 0. What a number beyond the last shows is up to the reader.</source>
        <translation>BITMAPINFOHEADER 及其后续内容之后的调色板，每种颜色四个字节：8 位及以下的像素以编号引用颜色，从 0 数起。编号超过最后一种时显示什么由读取程序决定。</translation>
    </message>
    <message>
        <source>The oldest header, of OS/2, there where the first number behind BITMAPFILEHEADER is 12: sides and bits of a pixel, nothing else.</source>
        <translation>最早的头部，来自 OS/2，在 BITMAPFILEHEADER 之后的第一个数为 12 时存在：图片的边长和像素的位数，别无其他。</translation>
    </message>
    <message>
        <source>Sides and format of the picture, there where the first number behind BITMAPFILEHEADER is not 12. Later versions go on behind it.</source>
        <translation>图片的边长和格式，在 BITMAPFILEHEADER 之后的第一个数不为 12 时存在。后来的版本在其后继续。</translation>
    </message>
    <message>
        <source>Which bits of a pixel are red, green and blue; they count only where biCompression is 3 or 6. Wrong ones show wrong colours.</source>
        <translation>像素的哪些位是红、绿、蓝；仅在 biCompression 为 3 或 6 时有效。错误的掩码会显示错误的颜色。</translation>
    </message>
    <message>
        <source>Behind a header of 40 bytes, and there only where biCompression is 3 or 6.</source>
        <translation>在 40 字节的头部之后，且仅在 biCompression 为 3 或 6 时存在。</translation>
    </message>
    <message>
        <source>Part of headers of 52 bytes and more (version 2).</source>
        <translation>属于 52 字节及以上的头部（版本 2）。</translation>
    </message>
    <message>
        <source>What version 4 added, in headers of 108 bytes and more: which colours red, green and blue are exactly, and with which exponent they were stored. Endpoints and gammas count only where bV4CSType is 0. Readers that pass over it show slightly other colours.</source>
        <translation>版本 4 增加的内容，见于 108 字节及以上的头部：红、绿、蓝究竟是哪些颜色，以及存储时所用的指数。端点和 gamma 仅在 bV4CSType 为 0 时有效。略过它的读取程序显示的颜色略有不同。</translation>
    </message>
    <message>
        <source>Which colours red, green and blue are: x, y and z of each in the CIE diagram, 0x40000000 for 1. They count only where bV4CSType is 0.</source>
        <translation>红、绿、蓝是哪些颜色：各自在 CIE 色度图中的 x、y、z，0x40000000 表示 1。仅在 bV4CSType 为 0 时有效。</translation>
    </message>
    <message>
        <source>What version 5 added, in headers of 124 bytes: where a colour profile lies, and how colours are fitted to a screen. Readers that pass over it show slightly other colours.</source>
        <translation>版本 5 增加的内容，见于 124 字节的头部：颜色配置文件位于何处，以及颜色如何适配屏幕。略过它的读取程序显示的颜色略有不同。</translation>
    </message>
    <message>
        <source>The pixels, row by row, each row filled up to a multiple of four bytes. The lowest row comes first, or the uppermost when the height is negative. Compressed ones stand in data instead.</source>
        <translation>像素，逐行排列，每行填充到四字节的倍数。最下面的行在前；高度为负时最上面的行在前。压缩的像素则存放在 data 中。</translation>
    </message>
    <message>
        <source>The pixels of the row, from left to right.</source>
        <translation>该行的像素，从左到右。</translation>
    </message>
    <message>
        <source>With 16 bits a pixel: which of them are which colour, the masks say; without them, from the lowest on, five bits of blue, five of green and five of red. Every number is allowed.</source>
        <translation>每像素 16 位时：哪些位是哪种颜色由掩码说明；没有掩码时，从最低位起为五位蓝、五位绿、五位红。允许任何数值。</translation>
    </message>
    <message>
        <source>Kind of colour space, its letters backwards: BGRs is sRGB, a blank and niW that of the system, DEBM a profile in the file, KNIL one beside it. Four zeros: bV4Endpoints and the three gammas say it.</source>
        <translation>颜色空间的种类，字母倒序：BGRs 即 sRGB，空格加 niW 为系统的颜色空间，DEBM 为文件中的配置文件，KNIL 为文件之外的配置文件。四个零：由 bV4Endpoints 和三个 gamma 说明。</translation>
    </message>
    <message>
        <source>With 1 or 4 bits a pixel: numbers of colours in the palette, several in each byte, the leftmost pixel in the highest bits; as many bytes as the width needs. What a number beyond the last shows is up to the reader.</source>
        <translation>每像素 1 或 4 位时：调色板中颜色的编号，每个字节存放多个，最左边的像素在最高位；字节数为宽度所需。编号超过最后一种时显示什么由读取程序决定。</translation>
    </message>
    <message>
        <source>With 24 bits a pixel: blue, green and red, a byte each.</source>
        <translation>每像素 24 位时：蓝、绿、红各一个字节。</translation>
    </message>
    <message>
        <source>Size of this header, these four bytes included: 12, by which readers know it. With any other number they take it for another header.</source>
        <translation>此头部的大小，包含这四个字节：12，读取程序由此识别它。若为其他值，会被当作另一种头部。</translation>
    </message>
    <message>
        <source>40 is this header alone; 52 adds masks of red, green and blue, 56 of alpha, too; 108 is version 4, 124 version 5. Horde3D refuses 52 and numbers not named here.</source>
        <translation>40 仅为此头部；52 另有红、绿、蓝掩码，56 还有 alpha 掩码；108 为版本 4，124 为版本 5。Horde3D 拒绝 52 和此处未提到的值。</translation>
    </message>
    <message>
        <source>Size of the whole file, headers included. Horde3D does not look at it.</source>
        <translation>整个文件的大小，包含头部。Horde3D 不查看它。</translation>
    </message>
    <message>
        <source>When it is wrong, readers take other bytes for pixels. With 8 bits a pixel and fewer, Horde3D takes all bytes between headers and pixels for the palette.</source>
        <translation>有误时读取程序会把其他字节当作像素。每像素 8 位及以下时，Horde3D 把头部与像素之间的所有字节都当作调色板。</translation>
    </message>
    <message>
        <source>In how many planes the colours are stored apart: 1, as they stand together in each pixel. Readers refuse any other.</source>
        <translation>颜色分开存储在几个平面中：为 1，因为它们在每个像素中放在一起。读取程序拒绝其他值。</translation>
    </message>
    <message>
        <source>1, 4 and 8 are numbers of colours in the palette, 16, 24 and 32 colours themselves. Horde3D refuses 1 and numbers not named here.</source>
        <translation>1、4、8 位是调色板中颜色的编号，16、24、32 位是颜色本身。Horde3D 拒绝 1 和此处未提到的值。</translation>
    </message>
    <message>
        <source>Size of all rows of pixels, their padding included; may be 0 where biCompression is 0.</source>
        <translation>所有像素行的大小，包含填充；biCompression 为 0 时可以为 0。</translation>
    </message>
    <message>
        <source>Pixels per metre from left to right, for printing: 2835 is 72 an inch, 0 says nothing. Engines do not look at it.</source>
        <translation>从左到右每米的像素数，用于打印：2835 为每英寸 72，0 表示未说明。引擎不查看它。</translation>
    </message>
    <message>
        <source>Pixels per metre from top to bottom, for printing: 2835 is 72 an inch, 0 says nothing. Engines do not look at it.</source>
        <translation>从上到下每米的像素数，用于打印：2835 为每英寸 72，0 表示未说明。引擎不查看它。</translation>
    </message>
    <message>
        <source>Number of colours in the palette; 0 for as many as pixels can name: 2, 16 or 256. Where it is smaller than what pixels name, colours are missing. Horde3D does not look at it, but at bfOffBits.</source>
        <translation>调色板中颜色的数量；0 表示像素所能引用的全部：2、16 或 256。小于像素所引用的数量时会缺少颜色。Horde3D 不查看它，而是查看 bfOffBits。</translation>
    </message>
    <message>
        <source>The bits of a pixel that are its red, side by side, such as 0xf800 or 0xff0000; they count only where biCompression is 3 or 6. A wrong mask shows wrong colours; Horde3D refuses 0.</source>
        <translation>像素中表示红色的位，彼此相邻，例如 0xf800 或 0xff0000；仅在 biCompression 为 3 或 6 时有效。掩码有误时颜色会错误；Horde3D 拒绝 0。</translation>
    </message>
    <message>
        <source>The bits of a pixel that are its green, side by side, such as 0x7e0 or 0xff00; they count only where biCompression is 3 or 6. A wrong mask shows wrong colours; Horde3D refuses 0.</source>
        <translation>像素中表示绿色的位，彼此相邻，例如 0x7e0 或 0xff00；仅在 biCompression 为 3 或 6 时有效。掩码有误时颜色会错误；Horde3D 拒绝 0。</translation>
    </message>
    <message>
        <source>The bits of a pixel that are its blue, side by side, such as 0x1f or 0xff; they count only where biCompression is 3 or 6. A wrong mask shows wrong colours; Horde3D refuses 0.</source>
        <translation>像素中表示蓝色的位，彼此相邻，例如 0x1f 或 0xff；仅在 biCompression 为 3 或 6 时有效。掩码有误时颜色会错误；Horde3D 拒绝 0。</translation>
    </message>
    <message>
        <source>How colours that a screen cannot show are treated: 1 kept strong, for charts; 2 exact where possible, white as the screen has it, for logos; 4 all a little paler, for photographs; 8 exact where possible, white too.</source>
        <translation>屏幕无法显示的颜色如何处理：1 保持鲜艳，用于图表；2 尽可能准确，白色以屏幕为准，用于徽标；4 整体略淡，用于照片；8 尽可能准确，白色也是如此。</translation>
    </message>
    <message>
        <source>Where the colour profile begins, counted from the start of BITMAPINFOHEADER, which is byte 14 of the file; 0 where there is none.</source>
        <translation>颜色配置文件从何处开始，从 BITMAPINFOHEADER 的开头（文件的第 14 字节）数起；没有时为 0。</translation>
    </message>
    <message>
        <source>Size of the colour profile; 0 where there is none.</source>
        <translation>颜色配置文件的大小；没有则为 0。</translation>
    </message>
    <message>
        <source>Reserved: 0.</source>
        <translation>保留：为 0。</translation>
    </message>
    <message>
        <source>With 8 bits a pixel: numbers of colours in the palette (behind BITMAPCOREHEADER bmciColors). What a number beyond the last shows is up to the reader.</source>
        <translation>每像素 8 位时：调色板中颜色的编号（BITMAPCOREHEADER 之后为 bmciColors）。编号超过最后一种时显示什么由读取程序决定。</translation>
    </message>
    <message>
        <source>With 32 bits a pixel: blue, green, red and alpha, a byte each, unless masks say otherwise.</source>
        <translation>每像素 32 位时：蓝、绿、红、alpha 各一个字节，除非掩码另有说明。</translation>
    </message>
    <message>
        <source>Where no alphaMask says that it is alpha, many readers take it for a byte that fills the pixel up. Horde3D takes it for alpha where biCompression is 0, unless it is 0 in all pixels.</source>
        <translation>没有 alphaMask 指明它是 alpha 时，许多读取程序把它当作填充字节。biCompression 为 0 时，Horde3D 把它当作 alpha，除非所有像素中都为 0。</translation>
    </message>
    <message>
        <source>1, 4 and 8 are numbers of colours in the palette, 24 colours themselves. Horde3D refuses 1 and numbers not named here.</source>
        <translation>1、4、8 位是调色板中颜色的编号，24 位是颜色本身。Horde3D 拒绝 1 和此处未提到的值。</translation>
    </message>
    <message>
        <source>The bits of a pixel that are its alpha, such as 0xff000000 for the highest byte; 0 where pixels have none. Headers of 56 bytes and more have it, and those of 40 bytes where biCompression is 6; it counts only where that is 3 or 6. A wrong mask shows wrong opacity.</source>
        <translation>像素中作为 alpha 的位，例如最高字节为 0xff000000；像素没有 alpha 时为 0。56 字节及以上的头部有它，biCompression 为 6 时 40 字节的头部也有；仅在 biCompression 为 3 或 6 时有效。错误的掩码会显示错误的不透明度。</translation>
    </message>
    <message>
        <source>Pixels that are compressed (biCompression 1, 2, 4 or 5), or that cannot be divided into rows: they have other than 1, 4, 8, 16, 24 or 32 bits, or a side is 0. Horde3D refuses compressed ones and such bits.</source>
        <translation>压缩的像素（biCompression 为 1、2、4 或 5），或无法划分为行的像素：位数不是 1、4、8、16、24 或 32，或某一边长为 0。Horde3D 拒绝压缩的像素和这样的位数。</translation>
    </message>
</context>
<context>
    <name>DdsFormat</name>
    <message>
        <source>caps</source>
        <translation>能力标志</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>行距</translation>
    </message>
    <message>
        <source>pixel format</source>
        <translation>像素格式</translation>
    </message>
    <message>
        <source>mip map count</source>
        <translation>mipmap 数量</translation>
    </message>
    <message>
        <source>linear size</source>
        <translation>线性大小</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>alpha pixels</source>
        <translation>alpha 像素</translation>
    </message>
    <message>
        <source>alpha only</source>
        <translation>仅 alpha</translation>
    </message>
    <message>
        <source>FourCC</source>
        <translation>FourCC</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>调色板</translation>
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
        <translation>亮度</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>有符号</translation>
    </message>
    <message>
        <source>complex</source>
        <translation>复杂</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>mip map</source>
        <translation>mipmap</translation>
    </message>
    <message>
        <source>cube map</source>
        <translation>立方体贴图</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>体积</translation>
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
        <translation>字节</translation>
    </message>
    <message>
        <source>Which fields of the header count.</source>
        <translation>头部中哪些字段有效。</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Size of a row of the first level, or of all of it when it is made of blocks.</source>
        <translation>第一级一行的大小；由数据块组成时为整个第一级的大小。</translation>
    </message>
    <message>
        <source>Which of the following fields count.</source>
        <translation>后面的字段中哪些有效。</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and the pixel format.</source>
        <translation>字节的数量由宽度、高度和像素格式得出。</translation>
    </message>
    <message>
        <source>What kind of surface it is: always a texture (0x1000); complex (8) when there is more than one image; with mip maps 0x400000 as well.</source>
        <translation>表面的种类：始终为纹理 (0x1000)；有多张图像时为复杂 (8)；有 mipmap 时还有 0x400000。</translation>
    </message>
    <message>
        <source>Reserved: 0, and readers do not look at it.</source>
        <translation>保留：为 0，读取程序不查看它。</translation>
    </message>
    <message>
        <source>What the alpha channel means: 0 unknown, 1 opacity, 2 opacity that colours are multiplied with already, 3 all opaque, 4 something else.</source>
        <translation>alpha 通道的含义：0 未知，1 不透明度，2 颜色已与之相乘的不透明度，3 全部不透明，4 其他。</translation>
    </message>
    <message>
        <source>Horde3D does not look at it.</source>
        <translation>Horde3D 不查看它。</translation>
    </message>
    <message>
        <source>Says that the file is a DirectDraw surface: the letters DDS and a blank. Readers refuse any other.</source>
        <translation>说明该文件是 DirectDraw 表面：字母 DDS 加一个空格。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>Horde3D does not look at it. Many programs leave it wrong; readers work it out.</source>
        <translation>Horde3D 不查看它。许多程序写入的值有误；读取程序自行计算。</translation>
    </message>
    <message>
        <source>Horde3D refuses other bits. A cube without all six faces becomes an empty texture.</source>
        <translation>Horde3D 拒绝其他位。缺少面的立方体会变成空纹理。</translation>
    </message>
    <message>
        <source>Horde3D reads pixels with FourCC or RGB, the latter with or without alpha; others it refuses.</source>
        <translation>Horde3D 读取 FourCC 或 RGB 像素，后者可有或没有 alpha；拒绝其他形式。</translation>
    </message>
    <message>
        <source>Horde3D reads 24 and 32 bits; others it refuses.</source>
        <translation>Horde3D 读取 24 位和 32 位；拒绝其他大小。</translation>
    </message>
    <message>
        <source>Where it is 0, Horde3D takes every pixel for opaque.</source>
        <translation>为 0 时 Horde3D 把每个像素都当作不透明。</translation>
    </message>
    <message>
        <source>How many dimensions the texture has: a row of pixels, a picture or a volume.</source>
        <translation>纹理有几个维度：一行像素、一幅图片或一个体。</translation>
    </message>
    <message>
        <source>A texture as graphics hardware takes it: a header, then for each face all its levels, the largest first. Numbers have their lowest byte first.</source>
        <translation>图形硬件可直接使用的纹理：一个头部，然后是每个面的所有级别，最大的在前。数值的最低字节在前。</translation>
    </message>
    <message>
        <source>Size of the header, without dwMagic before it and DDS_HEADER_DXT10 behind it. Readers refuse any other.</source>
        <translation>头部的大小，不含之前的 dwMagic 和之后的 DDS_HEADER_DXT10。读取程序拒绝任何其他大小。</translation>
    </message>
    <message>
        <source>Not used: no reader looks at it; some programs leave their name there.</source>
        <translation>未使用：没有读取程序查看它；有些程序在此写入自己的名称。</translation>
    </message>
    <message>
        <source>Whether it is a cube, with which faces, or a volume; 0 for a plain picture.</source>
        <translation>是立方体（有哪些面）还是体积；普通图片为 0。</translation>
    </message>
    <message>
        <source>How pixels are stored, as Direct3D numbers formats (DXGI_FORMAT).</source>
        <translation>像素的存储方式，按 Direct3D 的格式编号 (DXGI_FORMAT)。</translation>
    </message>
    <message>
        <source>Whether each texture of the file is a cube; 0 where it is not.</source>
        <translation>文件中每个纹理是否为立方体；不是则为 0。</translation>
    </message>
    <message>
        <source>How pixels are stored: dwFlags says whether dwFourCC names the format or the masks describe it.</source>
        <translation>像素的存储方式：dwFlags 说明格式由 dwFourCC 指定还是由掩码描述。</translation>
    </message>
    <message>
        <source>Size of ddspf in bytes, this number included. Horde3D does not look at it.</source>
        <translation>ddspf 的大小，以字节计，包含此数。Horde3D 不查看它。</translation>
    </message>
    <message>
        <source>BC1 (dwFourCC DXT1, or dxgiFormat 71 and 72, which Horde3D refuses): 8 bytes each. Where color0 is not above color1, pixels can be transparent.</source>
        <translation>BC1（dwFourCC 为 DXT1，或 dxgiFormat 为 71 和 72，后者被 Horde3D 拒绝）：各 8 个字节。color0 不大于 color1 时，像素可以是透明的。</translation>
    </message>
    <message>
        <source>BC2 (dwFourCC DXT3, or DXT2, or dxgiFormat 74 and 75, of which Horde3D takes DXT3 only): 16 bytes each, alpha of four bits for each pixel, then colours.</source>
        <translation>BC2（dwFourCC 为 DXT3 或 DXT2，或 dxgiFormat 为 74 和 75，其中 Horde3D 只接受 DXT3）：各 16 个字节，每个像素四位 alpha，然后是颜色。</translation>
    </message>
    <message>
        <source>BC4 (dwFourCC ATI1, BC4U or BC4S, or dxgiFormat 80 and 81): 8 bytes each, with one channel, for heights and masks. Horde3D refuses it.</source>
        <translation>BC4（dwFourCC 为 ATI1、BC4U 或 BC4S，或 dxgiFormat 为 80 和 81）：各 8 个字节，一个通道，用于高度和遮罩。Horde3D 拒绝它。</translation>
    </message>
    <message>
        <source>BC5 (dwFourCC ATI2, BC5U or BC5S, or dxgiFormat 83 and 84): 16 bytes each, with two channels: x and y of normals. Horde3D refuses it.</source>
        <translation>BC5（dwFourCC 为 ATI2、BC5U 或 BC5S，或 dxgiFormat 为 83 和 84）：各 16 个字节，两个通道：法线的 x 和 y。Horde3D 拒绝它。</translation>
    </message>
    <message>
        <source>BC6H (dxgiFormat 95, and 96 with signs): 16 bytes each, with colours beyond white. Horde3D refuses 95 and reads 96 as without signs.</source>
        <translation>BC6H（dxgiFormat 为 95，或带符号的 96）：各 16 个字节，颜色可以比白色更亮。Horde3D 拒绝 95，并把 96 当作无符号读取。</translation>
    </message>
    <message>
        <source>BC7 (dxgiFormat 97 to 99): 16 bytes each, with colours and alpha of high quality. Horde3D takes 97 for BC6H.</source>
        <translation>BC7（dxgiFormat 为 97 到 99）：各 16 个字节，颜色和 alpha 质量高。Horde3D 把 97 当作 BC6H。</translation>
    </message>
    <message>
        <source>dwFourCC 113, or dxgiFormat 10, which Horde3D refuses: four half floats.</source>
        <translation>dwFourCC 为 113，或 dxgiFormat 为 10（被 Horde3D 拒绝）：四个半精度浮点数。</translation>
    </message>
    <message>
        <source>dwFourCC 116, or dxgiFormat 2, which Horde3D refuses: four floats.</source>
        <translation>dwFourCC 为 116，或 dxgiFormat 为 2（被 Horde3D 拒绝）：四个浮点数。</translation>
    </message>
    <message>
        <source>24 bits, red with the mask 0xff0000, blue with 0xff.</source>
        <translation>24 位，红色掩码为 0xff0000，蓝色为 0xff。</translation>
    </message>
    <message>
        <source>24 bits, red with the mask 0xff, blue with 0xff0000.</source>
        <translation>24 位，红色掩码为 0xff，蓝色为 0xff0000。</translation>
    </message>
    <message>
        <source>32 bits without alpha, red with the mask 0xff0000, blue with 0xff; or dxgiFormat 88 and 93, which Horde3D refuses.</source>
        <translation>32 位，没有 alpha，红色掩码为 0xff0000，蓝色为 0xff；或 dxgiFormat 为 88 和 93（被 Horde3D 拒绝）。</translation>
    </message>
    <message>
        <source>32 bits without alpha, red with the mask 0xff, blue with 0xff0000.</source>
        <translation>32 位，没有 alpha，红色掩码为 0xff，蓝色为 0xff0000。</translation>
    </message>
    <message>
        <source>32 bits with alpha, red with the mask 0xff0000, blue with 0xff; or dxgiFormat 87 and 91, which Horde3D refuses.</source>
        <translation>32 位，有 alpha，红色掩码为 0xff0000，蓝色为 0xff；或 dxgiFormat 为 87 和 91（被 Horde3D 拒绝）。</translation>
    </message>
    <message>
        <source>32 bits with alpha, red with the mask 0xff, blue with 0xff0000; or dxgiFormat 28 and 29, which Horde3D refuses.</source>
        <translation>32 位，有 alpha，红色掩码为 0xff，蓝色为 0xff0000；或 dxgiFormat 为 28 和 29（被 Horde3D 拒绝）。</translation>
    </message>
    <message>
        <source>Number of mip levels of each face, the first included; counts where dwFlags has 0x20000.</source>
        <translation>每个面的 mip 级别数，包括第一级；dwFlags 含有 0x20000 时有效。</translation>
    </message>
    <message>
        <source>The format of the pixels where dwFlags has 0x4 (FourCC): four letters, or a number. Else it is 0, and bit count and masks say it.</source>
        <translation>dwFlags 含有 0x4 (FourCC) 时像素的格式：四个字母或一个数字。否则为 0，由位数和掩码说明格式。</translation>
    </message>
    <message>
        <source>With 0x4 Horde3D reads DXT1, DXT3, DXT5, DX10 and the numbers 113 and 116; others it refuses.</source>
        <translation>有 0x4 时 Horde3D 读取 DXT1、DXT3、DXT5、DX10 以及数值 113 和 116；拒绝其他格式。</translation>
    </message>
    <message>
        <source>Blocks of 4 × 4 pixels, row by row from the upper left corner: a quarter of the level&apos;s width times a quarter of its height, each rounded up; in volumes so many for each layer, one layer after the other. The header says in which form. With fewer bytes Horde3D calls the file corrupt.</source>
        <translation>4 × 4 像素的块，从左上角起逐行排列：个数为该级别宽的四分之一乘以高的四分之一（各向上取整）；体纹理中每层都有这么多，逐层排列。由头部说明采用哪种形式。字节不够时，Horde3D 认为文件已损坏。</translation>
    </message>
    <message>
        <source>The pixels of the level, row by row from the upper left corner, in volumes layer by layer. The header says in which form. With fewer bytes Horde3D calls the file corrupt.</source>
        <translation>该级别的像素，从左上角起逐行排列，体纹理则逐层排列。由头部说明采用哪种形式。字节不够时，Horde3D 认为文件已损坏。</translation>
    </message>
    <message>
        <source>When it is wrong, pixels are looked for in wrong places; where there are too few for it, Horde3D refuses the file.</source>
        <translation>有误时会在错误的位置寻找像素；像素不足时 Horde3D 会拒绝该文件。</translation>
    </message>
    <message>
        <source>Horde3D takes red 0xff0000, green 0xff00 and blue 0xff, or red and blue the other way round; others it refuses.</source>
        <translation>Horde3D 接受红 0xff0000、绿 0xff00、蓝 0xff，或红蓝互换；拒绝其他掩码。</translation>
    </message>
    <message>
        <source>Horde3D refuses BC4 and BC5.</source>
        <translation>Horde3D 拒绝 BC4 和 BC5。</translation>
    </message>
    <message>
        <source>Horde3D looks at 0x20000 only; without it, it reads one level.</source>
        <translation>Horde3D 只查看 0x20000；没有它时只读取一级。</translation>
    </message>
    <message>
        <source>Height of the first level, the largest; more than 0. Faces of cubes are square; blocks want a multiple of 4.</source>
        <translation>第一级（最大的一级）的高度；大于 0。立方体的面为正方形；使用块时宜为 4 的倍数。</translation>
    </message>
    <message>
        <source>Width of the first level, the largest; more than 0. Faces of cubes are square; blocks want a multiple of 4.</source>
        <translation>第一级（最大的一级）的宽度；大于 0。立方体的面为正方形；使用块时宜为 4 的倍数。</translation>
    </message>
    <message>
        <source>How many layers the first level of a volume has (dwCaps2 with 0x200000); in other textures no reader looks at it.</source>
        <translation>体纹理（dwCaps2 含 0x200000）第一级的层数；在其他纹理中没有读取程序查看它。</translation>
    </message>
    <message>
        <source>Without that flag Horde3D takes one level. With it and 0, it loads nothing; with more levels than there are bytes for, it refuses the file.</source>
        <translation>没有该标志时 Horde3D 只取一级。有该标志且为 0 时什么也不加载；级别多于字节所能容纳的数量时拒绝该文件。</translation>
    </message>
    <message>
        <source>Describes what the first header has no words for; there when dwFourCC is DX10. Horde3D looks at dxgiFormat only.</source>
        <translation>描述第一个头部无法表达的内容；在 dwFourCC 为 DX10 时存在。Horde3D 只查看 dxgiFormat。</translation>
    </message>
    <message>
        <source>Horde3D reads 98 and 99. It takes 96 for BC6H without signs and 97 for BC6H with signs, and so shows them wrongly; others it refuses, also 95.</source>
        <translation>Horde3D 读取 98 和 99。它把 96 当作无符号的 BC6H，把 97 当作有符号的 BC6H，因此显示有误；拒绝其他值，包括 95。</translation>
    </message>
    <message>
        <source>Horde3D does not look at it, but at dwCaps2.</source>
        <translation>Horde3D 不查看它，而是查看 dwCaps2。</translation>
    </message>
    <message>
        <source>How many textures or cubes the file has, 1 where it is no array. Horde3D does not look at it, and reads the first.</source>
        <translation>文件有多少个纹理或立方体，不是数组时为 1。Horde3D 不查看它，只读取第一个。</translation>
    </message>
    <message>
        <source>Size of a pixel, where dwFlags has no 0x4 (FourCC); else 0, and readers do not look at it.</source>
        <translation>一个像素的大小，用于 dwFlags 不含 0x4 (FourCC) 时；否则为 0，读取程序不查看它。</translation>
    </message>
    <message>
        <source>Mask, where there is no FourCC: which bits of a pixel are red (or grey, with luminance), such as 0x00ff0000 for its third byte.</source>
        <translation>掩码，用于没有 FourCC 时：像素中哪些位是红色（luminance 时为灰度），例如第三个字节为 0x00ff0000。</translation>
    </message>
    <message>
        <source>Mask, where there is no FourCC: which bits of a pixel are green, such as 0x0000ff00 for its second byte.</source>
        <translation>掩码，用于没有 FourCC 时：像素中哪些位是绿色，例如第二个字节为 0x0000ff00。</translation>
    </message>
    <message>
        <source>Mask, where there is no FourCC: which bits of a pixel are blue, such as 0x000000ff for its first byte.</source>
        <translation>掩码，用于没有 FourCC 时：像素中哪些位是蓝色，例如第一个字节为 0x000000ff。</translation>
    </message>
    <message>
        <source>Mask, where there is no FourCC: which bits of a pixel are alpha, such as 0xff000000 for its fourth byte; counts where dwFlags has 0x1 (alpha pixels).</source>
        <translation>没有 FourCC 时的掩码：像素的哪些位是 alpha，例如第四个字节为 0xff000000；dwFlags 含有 0x1（alpha pixels）时有效。</translation>
    </message>
    <message>
        <source>One face, or where dwCaps2 or miscFlag says cube map the six of a cube in the order +X, -X, +Y, -Y, +Z, -Z; each with all its levels. In an array, those of one texture after the other.</source>
        <translation>一个面；dwCaps2 或 miscFlag 表明是立方体贴图时，为立方体的六个面，顺序为 +X、-X、+Y、-Y、+Z、-Z；每个面带有其全部级别。在数组中逐个纹理排列。</translation>
    </message>
    <message>
        <source>Mip levels, the largest first: the picture, then each half as wide and high (volumes: and deep) as the one before, 1 pixel at least. dwMipMapCount says how many, if dwFlags has 0x20000; else there is one.</source>
        <translation>mip 级别，最大的在前：先是图片，然后每级的宽和高（体纹理还有深度）是前一级的一半，至少 1 像素。dwFlags 含 0x20000 时由 dwMipMapCount 说明有多少级；否则只有一级。</translation>
    </message>
    <message>
        <source>Pixels that cannot be divided into levels: their format is not known here, or a side is 0. Horde3D refuses such formats.</source>
        <translation>无法划分为级别的像素：格式在此未知，或某一边长为 0。Horde3D 会拒绝这样的格式。</translation>
    </message>
    <message>
        <source>First of the two colours between which those of the block lie: from the highest bit on, five bits of red, six of green, five of blue. In BC1, where it is not above color1, pixels can be transparent. Every number is allowed.</source>
        <translation>块中的颜色位于两种颜色之间，这是第一种：从最高位起，红五位、绿六位、蓝五位。在 BC1 中，它不大于 color1 时像素可以是透明的。任何数值都允许。</translation>
    </message>
    <message>
        <source>Second of the two colours between which those of the block lie, with the same bits as color0. Two lie between them; in BC1 only one where this is not below color0, and the fourth is transparent. Every number is allowed.</source>
        <translation>块中的颜色位于两种颜色之间，这是第二种，各位与 color0 相同。两者之间有两种颜色；在 BC1 中，若它不小于 color0，则只有一种，第四种为透明。任何数值都允许。</translation>
    </message>
    <message>
        <source>Two bits for each of the 16 pixels, row by row from the upper left, the first in the lowest bits: 0 is color0, 1 is color1, 2 lies a third of the way from color0 to color1, 3 two thirds. In BC1, where color0 is not above color1, 2 is halfway and 3 transparent. A wrong one spoils a single pixel.</source>
        <translation>16 个像素各两位，从左上角起逐行排列，第一个在最低位：0 为 color0，1 为 color1，2 位于从 color0 到 color1 的三分之一处，3 位于三分之二处。在 BC1 中，color0 不大于 color1 时，2 为正中，3 为透明。一个有误只影响一个像素。</translation>
    </message>
    <message>
        <source>First of the two values between which those of this channel lie in the block: 0 to 255 for 0 to 1, in signed forms (BC4S, BC5S, dxgiFormat 81 and 84) -127 to 127 in two&apos;s complement for -1 to 1. Where it is above the second, six values lie between them; else four, and pixels can also name the least and the greatest.</source>
        <translation>块中此通道的值位于两个值之间，这是第一个：0 到 255 表示 0 到 1；在有符号的形式中（BC4S、BC5S、dxgiFormat 81 和 84）为补码 -127 到 127，表示 -1 到 1。它大于第二个时，两者之间有六个值；否则有四个，像素还可以引用最小值和最大值。</translation>
    </message>
    <message>
        <source>Second of the two values between which those of this channel lie in the block, a number like the first. Where it is not below the first, pixels can also name the least and the greatest value.</source>
        <translation>块中此通道的值位于两个值之间，这是第二个，数值形式与第一个相同。它不小于第一个时，像素还可以引用最小值和最大值。</translation>
    </message>
    <message>
        <source>Three bits for each of the 16 pixels, row by row from the upper left, the first in the lowest bits: 0 is the first of the two numbers before, 1 the second. Where the first is above the second, 2 to 7 are one to six sevenths of the way from it to the second; else 2 to 5 are one to four fifths, 6 is the least value (0, in signed forms -1), 7 the greatest (1). A wrong one spoils a single pixel.</source>
        <translation>16 个像素各三位，从左上角起逐行排列，第一个在最低位：0 是前面两个数中的第一个，1 是第二个。第一个大于第二个时，2 到 7 为从第一个到第二个的七分之一到七分之六处；否则 2 到 5 为五分之一到五分之四处，6 是最小值（0，有符号的形式中为 -1），7 是最大值 (1)。一个有误只影响一个像素。</translation>
    </message>
    <message>
        <source>How much each pixel hides what lies behind it (alpha): a number for each row, from the top, with four bits for each pixel, the leftmost in the lowest. 0 is transparent, 15 is opaque. Every number is allowed.</source>
        <translation>每个像素对后方内容的遮挡程度 (alpha)：从上起每行一个数，每像素四位，最左边的在最低位。0 为透明，15 为不透明。任何数值都允许。</translation>
    </message>
    <message>
        <source>BC3 (dwFourCC DXT5, or DXT4, or dxgiFormat 77 and 78, of which Horde3D takes DXT5 only): 16 bytes each, alpha between two values, then colours.</source>
        <translation>BC3（dwFourCC 为 DXT5 或 DXT4，或 dxgiFormat 为 77 和 78，其中 Horde3D 只接受 DXT5）：各 16 个字节，先是位于两个值之间的 alpha，然后是颜色。</translation>
    </message>
    <message>
        <source>First of the two values between which the block&apos;s alpha lies: 0 is transparent, 255 is opaque. Where it is above alpha1, six values lie between them; else four, and pixels can also name 0 and 255. Every number is allowed.</source>
        <translation>块中的 alpha 位于两个值之间，这是第一个：0 为透明，255 为不透明。它大于 alpha1 时，两者之间有六个值；否则有四个，像素还可以引用 0 和 255。任何数值都允许。</translation>
    </message>
    <message>
        <source>Second of the two values between which the block&apos;s alpha lies: 0 is transparent, 255 is opaque. Where it is not below alpha0, pixels can also name 0 and 255. Every number is allowed.</source>
        <translation>块中的 alpha 位于两个值之间，这是第二个：0 为透明，255 为不透明。它不小于 alpha0 时，像素还可以引用 0 和 255。任何数值都允许。</translation>
    </message>
    <message>
        <source>Three bits for each of the 16 pixels, row by row from the upper left, the first in the lowest bits: 0 is alpha0, 1 is alpha1. Where alpha0 is above alpha1, 2 to 7 are one to six sevenths of the way from it to alpha1; else 2 to 5 are one to four fifths, 6 is transparent, 7 opaque. A wrong one spoils a single pixel.</source>
        <translation>16 个像素各三位，从左上角起逐行排列，第一个在最低位：0 为 alpha0，1 为 alpha1。alpha0 大于 alpha1 时，2 到 7 为从 alpha0 到 alpha1 的七分之一到七分之六处；否则 2 到 5 为五分之一到五分之四处，6 为透明，7 为不透明。一个有误只影响一个像素。</translation>
    </message>
    <message>
        <source>BC6H: the lowest bits say which of 14 layouts it has; then follow one or two pairs of colours, half floats, and for each pixel how far it lies between those of a pair. A wrong bit spoils these 16 pixels only.</source>
        <translation>BC6H：最低的几位说明是 14 种布局中的哪一种；然后是一对或两对颜色（半精度浮点数），以及每个像素位于某一对颜色之间的何处。一个错误的位只影响这 16 个像素。</translation>
    </message>
    <message>
        <source>BC7: the lowest set bit says which of 8 layouts it has; then follow one to three pairs of colours, and for each pixel how far it lies between those of a pair. A wrong bit spoils these 16 pixels only.</source>
        <translation>BC7：最低的置位说明是 8 种布局中的哪一种；然后是一到三对颜色，以及每个像素位于某一对颜色之间的何处。一个错误的位只影响这 16 个像素。</translation>
    </message>
</context>
<context>
    <name>E3dFormat</name>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>double-sided</source>
        <translation>双面</translation>
    </message>
    <message>
        <source>partly transparent</source>
        <translation>部分透明</translation>
    </message>
    <message>
        <source>translucent</source>
        <translation>半透明</translation>
    </message>
    <message>
        <source>wrap U</source>
        <translation>U 重复</translation>
    </message>
    <message>
        <source>wrap V</source>
        <translation>V 重复</translation>
    </message>
    <message>
        <source>The triangles of the mesh, three vertices each. triFaces16 names the first 65536 vertices, triFaces32 any; of both, readers use one or mix them.</source>
        <translation>网格的三角形，每个三个顶点。triFaces16 可引用前 65536 个顶点，triFaces32 可引用任意顶点；两者并存时，读取程序只用其一或将其混合。</translation>
    </message>
    <message>
        <source>Readers want it last: they need the keys by then.</source>
        <translation>读取程序要求它在最后：到那时它们需要关键帧。</translation>
    </message>
    <message>
        <source>Reserved in the specification; this is what the program that writes the format writes.</source>
        <translation>在规范中为保留；这是写此格式的程序所写的内容。</translation>
    </message>
    <message>
        <source>Size of the blocks when they are unpacked.</source>
        <translation>数据块解压后的大小。</translation>
    </message>
    <message>
        <source>A file should have one outermost node: readers put all of them into one object.</source>
        <translation>一个文件应只有一个最外层节点：读取程序会把所有最外层节点放进一个对象。</translation>
    </message>
    <message>
        <source>Number that a mesh defines, 0 for none.</source>
        <translation>网格所定义的编号，0 表示无。</translation>
    </message>
    <message>
        <source>Materials that go together: their maps have the same sizes and fit into one array.</source>
        <translation>属于一组的材质：它们的贴图大小相同，可放入一个数组。</translation>
    </message>
    <message>
        <source>Number that a texture defines, 0 for none.</source>
        <translation>纹理所定义的编号，0 表示无。</translation>
    </message>
    <message>
        <source>Says of the last vertices which earlier vertex each of them repeats, for instance with another normal.</source>
        <translation>说明末尾的各顶点分别重复了前面的哪个顶点，例如法线不同时。</translation>
    </message>
    <message>
        <source>Number that a material defines, 0 for none.</source>
        <translation>材质所定义的编号，0 表示无。</translation>
    </message>
    <message>
        <source>A name for the skin. Readers skip it.</source>
        <translation>蒙皮的名称。读取程序会跳过。</translation>
    </message>
    <message>
        <source>The pose of the mesh to which the matrices of the bones are relative.</source>
        <translation>各骨骼的矩阵所相对的网格姿势。</translation>
    </message>
    <message>
        <source>Which set of bone weights the skin uses. Readers skip it.</source>
        <translation>蒙皮使用哪一套骨骼权重。读取程序会跳过。</translation>
    </message>
    <message>
        <source>Not in the specification; the program that writes the format writes it.</source>
        <translation>规范中没有；写此格式的程序会写入它。</translation>
    </message>
    <message>
        <source>How tight the curve is at the key, usually -1 to 1; 0 is neutral, 1 the tightest.</source>
        <translation>曲线在关键帧处的紧张程度，通常为 -1 到 1；0 为中性，1 最紧。</translation>
    </message>
    <message>
        <source>How smoothly the curve passes the key, usually -1 to 1; 0 is smooth, others make a corner.</source>
        <translation>曲线通过关键帧的平滑程度，通常为 -1 到 1；0 为平滑，其他值会形成拐角。</translation>
    </message>
    <message>
        <source>Whether the curve swings out before or behind the key, usually -1 to 1; 0 is in between.</source>
        <translation>曲线在关键帧之前还是之后向外摆，通常为 -1 到 1；0 介于两者之间。</translation>
    </message>
    <message>
        <source>How slowly the movement leaves the key, usually 0 (at once) to 1.</source>
        <translation>运动离开关键帧时有多慢，通常为 0（立即）到 1。</translation>
    </message>
    <message>
        <source>How slowly the movement comes to the key, usually 0 (at full speed) to 1.</source>
        <translation>运动到达关键帧时有多慢，通常为 0（全速）到 1。</translation>
    </message>
    <message>
        <source>From the space of the mesh to that of the bone, in the pose in which the mesh was bound. Four rows for row vectors: the translation is the fourth row.</source>
        <translation>从网格空间到骨骼空间，以网格绑定时的姿势为准。四行，用于行向量：平移在第四行。</translation>
    </message>
    <message>
        <source>Ranges of triangles, each with a number by which a program finds it.</source>
        <translation>三角形的范围，每个带有程序用来找到它的编号。</translation>
    </message>
    <message>
        <source>A node that moves vertices, and where it was when the mesh was bound to it.</source>
        <translation>移动顶点的节点，以及网格与它绑定时它所在的位置。</translation>
    </message>
    <message>
        <source>Free text for people; it decides nothing.</source>
        <translation>供人阅读的自由文本；不决定任何事情。</translation>
    </message>
    <message>
        <source>Says by its number which texture the map shows.</source>
        <translation>用编号说明贴图显示哪个纹理。</translation>
    </message>
    <message>
        <source>Size of a vertex, and so from one to the next in vertexData. Attributes have to end within it.</source>
        <translation>一个顶点的大小，即 vertexData 中从一个顶点到下一个的距离。各属性必须在其中结束。</translation>
    </message>
    <message>
        <source>Number of the first triangle of the range, counted from 0.</source>
        <translation>该范围中第一个三角形的编号，从 0 计数。</translation>
    </message>
    <message>
        <source>No known file has animations: what is said of them is from the specification and the reference program.</source>
        <translation>已知文件中都没有动画：此处的说明来自规范和参考程序。</translation>
    </message>
    <message>
        <source>Readers look for keys in this order. Of two with one frame, one is never seen.</source>
        <translation>读取程序按此顺序查找关键帧。同一帧有两个时，其中一个永远看不到。</translation>
    </message>
    <message>
        <source>In which order the angles yaw, pitch and roll turn the node; zxy where the block is missing.</source>
        <translation>偏航、俯仰、滚转角按何种顺序旋转节点；没有此块时为 zxy。</translation>
    </message>
    <message>
        <source>Colour of a light: red, green and blue, 0 to 1. The reference reader skips lights.</source>
        <translation>灯光的颜色：红、绿、蓝，0 到 1。参考读取程序会跳过灯光。</translation>
    </message>
    <message>
        <source>Whether the node is hidden, until the next key says something else.</source>
        <translation>节点是否隐藏，直到下一个关键帧另有说明。</translation>
    </message>
    <message>
        <source>How much of a morph is seen: 0 for nothing, 1 for all of it.</source>
        <translation>变形显示多少：0 为无，1 为全部。</translation>
    </message>
    <message>
        <source>The reference reader does not look at it.</source>
        <translation>参考读取程序不查看它。</translation>
    </message>
    <message>
        <source>The number by which tracks and skeletons name the node: not 0, and unique in the file, else they may mean another one.</source>
        <translation>轨道和骨架引用该节点的编号：不为 0 且在文件中唯一，否则可能指向别的节点。</translation>
    </message>
    <message>
        <source>The reference reader looks it up at once: the mesh has to stand earlier in the file.</source>
        <translation>参考读取程序立即查找：网格必须位于文件中更靠前的位置。</translation>
    </message>
    <message>
        <source>Where the node is, seen from the one above it, in double precision; the axes are those of the vertices.</source>
        <translation>节点相对于上级节点的位置，双精度；坐标轴与顶点相同。</translation>
    </message>
    <message>
        <source>They have to stand before the meshes: the reference reader looks numbers up at once.</source>
        <translation>必须位于网格之前：参考读取程序立即查找编号。</translation>
    </message>
    <message>
        <source>The number by which triangles name the material: not 0, and unique among materials, else they may get another one.</source>
        <translation>三角形引用该材质的编号：不为 0 且在材质中唯一，否则可能得到别的材质。</translation>
    </message>
    <message>
        <source>No known file has it.</source>
        <translation>已知文件中都没有。</translation>
    </message>
    <message>
        <source>The reference reader looks it up at once: the texture has to stand earlier in the file.</source>
        <translation>参考读取程序立即查找：纹理必须位于文件中更靠前的位置。</translation>
    </message>
    <message>
        <source>Name of the image&apos;s file, relative to the folder of the model.</source>
        <translation>图像文件的名称，相对于模型所在的文件夹。</translation>
    </message>
    <message>
        <source>Bytes without a known meaning: no known program writes this block.</source>
        <translation>含义不明的字节：没有已知程序会写入此块。</translation>
    </message>
    <message>
        <source>They have to stand before the materials: the reference reader looks numbers up at once.</source>
        <translation>必须位于材质之前：参考读取程序立即查找编号。</translation>
    </message>
    <message>
        <source>The number by which nodes name the mesh: not 0, and unique among meshes, else they may get another one.</source>
        <translation>节点引用该网格的编号：不为 0 且在网格中唯一，否则可能得到别的网格。</translation>
    </message>
    <message>
        <source>Where the attribute lies in each vertex, in bytes from its beginning.</source>
        <translation>属性在每个顶点中的位置，从顶点开头起以字节计。</translation>
    </message>
    <message>
        <source>Where the attribute would pass the stride, readers take bytes of the next vertex.</source>
        <translation>如果属性超出步长，读取程序会取到下一个顶点的字节。</translation>
    </message>
    <message>
        <source>0: there are no more attributes. Any other number would be read as one more.</source>
        <translation>0：没有更多属性。任何其他数都会被当作又一个属性。</translation>
    </message>
    <message>
        <source>Which triangles have which material. It has to stand behind the triangles. Without it they are drawn without a material.</source>
        <translation>哪些三角形使用哪种材质。必须位于三角形之后。没有时三角形以无材质绘制。</translation>
    </message>
    <message>
        <source>Where two ranges overlap, their triangles are drawn twice.</source>
        <translation>两个范围重叠时，其中的三角形会被绘制两次。</translation>
    </message>
    <message>
        <source>How many triangles the range has; triangles are counted, not indices.</source>
        <translation>范围内有多少个三角形；按三角形而不是索引计数。</translation>
    </message>
    <message>
        <source>Beyond the last triangle readers draw whatever follows in memory. Triangles in no range are not drawn.</source>
        <translation>超过最后一个三角形时，读取程序会绘制内存中后面的内容。不在任何范围内的三角形不会绘制。</translation>
    </message>
    <message>
        <source>It has to stand before skinBones.</source>
        <translation>必须位于 skinBones 之前。</translation>
    </message>
    <message>
        <source>Where the mesh was when the bones were bound to it. Four rows for row vectors: the translation is the fourth row.</source>
        <translation>骨骼绑定时网格所处的变换。四行，用于行向量：平移是第四行。</translation>
    </message>
    <message>
        <source>Name of the node that is this bone; it is looked for below the root of the skeleton.</source>
        <translation>作为该骨骼的节点的名称；在骨架的根之下查找。</translation>
    </message>
    <message>
        <source>Number of the set: 0 for boneWeights, 1 for boneWeights2, up to 7. The reference reader uses the first, whatever it says.</source>
        <translation>组号：0 为 boneWeights，1 为 boneWeights2，最多到 7。参考读取程序总是使用第一组。</translation>
    </message>
    <message>
        <source>Number by which a program finds this range of triangles.</source>
        <translation>程序据以找到这段三角形范围的编号。</translation>
    </message>
    <message>
        <source>Beyond the last triangle readers go on in foreign memory.</source>
        <translation>超过最后一个三角形时，读取程序会继续读取不属于它的内存。</translation>
    </message>
    <message>
        <source>How many morph blocks follow; it has to be their number.</source>
        <translation>后面有多少个 morph 块；必须与其数量一致。</translation>
    </message>
    <message>
        <source>Number of the morph, counted from 0; tracks of animations name it so.</source>
        <translation>变形的编号，从 0 计数；动画轨道以此引用它。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex: u to the right, v down; 1 is the whole image. Beyond it the image repeats where the flags of the material say so.</source>
        <translation>图像的哪个位置落在该顶点上：u 向右，v 向下；1 为整个图像。超出部分在材质标志要求时重复。</translation>
    </message>
    <message>
        <source>A track has one block of keys. Of several, readers use the last or none.</source>
        <translation>一条轨道只有一个关键帧块。有多个时，读取程序使用最后一个，或一个也不用。</translation>
    </message>
    <message>
        <source>Packed blocks. Readers unpack them and go on as if they stood here.</source>
        <translation>压缩的块。读取程序解压后继续，如同它们就在此处。</translation>
    </message>
    <message>
        <source>Gives the node the number by which tracks and skeletons refer to it. No known file has it.</source>
        <translation>给出轨道和骨架引用该节点所用的编号。已知文件中都没有。</translation>
    </message>
    <message>
        <source>The name of the node, by which bones of skins find it. No known file has it.</source>
        <translation>节点的名称，蒙皮的骨骼据此找到它。已知文件中都没有。</translation>
    </message>
    <message>
        <source>Says by its number which mesh stands here. Several nodes may show one mesh.</source>
        <translation>用编号说明此处是哪个网格。多个节点可以显示同一网格。</translation>
    </message>
    <message>
        <source>Says below which node the bones of the mesh&apos;s skin are. No known file has it.</source>
        <translation>说明网格蒙皮的骨骼位于哪个节点之下。已知文件中都没有。</translation>
    </message>
    <message>
        <source>Gives the material the number by which triangles refer to it; without it none can.</source>
        <translation>给出三角形引用该材质所用的编号；没有则无法引用。</translation>
    </message>
    <message>
        <source>How much the surface hides what lies behind: 1 is opaque, 0 invisible. 1 where it is missing.</source>
        <translation>表面对后方物体的遮挡程度：1 为不透明，0 为不可见。缺少时为 1。</translation>
    </message>
    <message>
        <source>Says which texture holds normals: bumps that only the light shows.</source>
        <translation>说明哪个纹理存放法线：只在光照下显现的凹凸。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour in light, and by its alpha the opacity. Known files have this map and normalMap, no others.</source>
        <translation>说明哪个纹理给出受光时的颜色，其 alpha 给出不透明度。已知文件只有这种贴图和 normalMap。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour of highlights (specular). No known file has it.</source>
        <translation>说明哪个纹理给出高光的颜色（镜面）。已知文件中都没有。</translation>
    </message>
    <message>
        <source>Says which texture the map shows by the name of its file, in place of a number. No known file has it.</source>
        <translation>用文件名而不是编号说明该贴图显示哪个纹理。已知文件中都没有。</translation>
    </message>
    <message>
        <source>Gives the texture the number by which maps refer to it. It has to stand before the image: readers want to know it by then.</source>
        <translation>给出贴图引用该纹理所用的编号。必须位于图像之前：读取程序届时需要知道它。</translation>
    </message>
    <message>
        <source>Name of a file that has the image, in place of an embedded one. Of several, readers take one.</source>
        <translation>存放图像的文件名，代替嵌入的图像。有多个时读取程序取其中之一。</translation>
    </message>
    <message>
        <source>The image as an embedded PNG file. Of several images, readers take one.</source>
        <translation>以嵌入的 PNG 文件给出的图像。有多个图像时读取程序取其中之一。</translation>
    </message>
    <message>
        <source>The image as an embedded JPEG file, as in nearly all known models. Of several images, readers take one.</source>
        <translation>以嵌入的 JPEG 文件给出的图像，几乎所有已知模型都如此。有多个图像时读取程序取其中之一。</translation>
    </message>
    <message>
        <source>They have to stand before the nodes: the reference reader looks numbers up at once.</source>
        <translation>必须位于节点之前：参考读取程序立即查找编号。</translation>
    </message>
    <message>
        <source>Gives the mesh the number by which nodes refer to it; without it none can.</source>
        <translation>给出节点引用该网格所用的编号；没有则无法引用。</translation>
    </message>
    <message>
        <source>What it means only its writer knows; other readers skip it.</source>
        <translation>含义只有写入它的程序知道；其他读取程序会跳过。</translation>
    </message>
    <message>
        <source>Several attributes, vertex after vertex, and a list that says which. The reference reader reads attributes in this form only.</source>
        <translation>多个属性按顶点依次存放，并有列表说明是哪些。参考读取程序只读取这种形式的属性。</translation>
    </message>
    <message>
        <source>The reference reader uses vertices, normals, texCoords, colors, tangentsBi and the first boneWeights.</source>
        <translation>参考读取程序使用 vertices、normals、texCoords、colors、tangentsBi 和第一组 boneWeights。</translation>
    </message>
    <message>
        <source>Ranges of triangles, each with a material.</source>
        <translation>三角形的范围，每个范围有一种材质。</translation>
    </message>
    <message>
        <source>The name of the morph, for people.</source>
        <translation>变形的名称，供人阅读。</translation>
    </message>
    <message>
        <source>1: the track starts again after its last key. 0: it stops there.</source>
        <translation>1：轨道在最后一个关键帧之后重新开始。0：在那里停止。</translation>
    </message>
    <message>
        <source>How the movement passes through each key: tightly or loosely, smoothly or with a corner, slowly or fast.</source>
        <translation>动作如何经过每个关键帧：紧或松、平滑或有折角、慢或快。</translation>
    </message>
    <message>
        <source>In which order the angles of yaw, pitch and roll turn the node; tracks of other kinds do without.</source>
        <translation>偏航、俯仰、滚转角按何种顺序旋转节点；其他种类的轨道不需要。</translation>
    </message>
    <message>
        <source>How large the node is at the key, along its axes; 1 keeps the size.</source>
        <translation>关键帧处节点沿各轴的大小；1 表示保持大小。</translation>
    </message>
    <message>
        <source>Says by its number which node the track moves.</source>
        <translation>用编号说明轨道驱动哪个节点。</translation>
    </message>
    <message>
        <source>Says by its name which node the track moves.</source>
        <translation>用名称说明轨道驱动哪个节点。</translation>
    </message>
    <message>
        <source>How far back the packed bytes may refer to earlier ones; readers keep so many in memory.</source>
        <translation>压缩字节可以向前引用多远；读取程序在内存中保留这么多。</translation>
    </message>
    <message>
        <source>Name of the skeleton, for people; often empty.</source>
        <translation>骨架的名称，供人阅读；常为空。</translation>
    </message>
    <message>
        <source>How many vertices the mesh has; every attribute has one value for each.</source>
        <translation>网格有多少个顶点；每个属性对每个顶点各有一个值。</translation>
    </message>
    <message>
        <source>How many of the last vertices repeat an earlier one.</source>
        <translation>末尾有多少个顶点重复前面的顶点。</translation>
    </message>
    <message>
        <source>How many bones the skin has, 255 at most.</source>
        <translation>蒙皮有多少块骨骼，最多 255 块。</translation>
    </message>
    <message>
        <source>Says by its number into which mesh this one changes.</source>
        <translation>用编号说明此网格变为哪个网格。</translation>
    </message>
    <message>
        <source>The name of the animation, for people. No known file has it.</source>
        <translation>动画的名称，供人阅读。已知文件中都没有。</translation>
    </message>
    <message>
        <source>The reference reader takes the first set only.</source>
        <translation>参考读取程序只采用第一组。</translation>
    </message>
    <message>
        <source>A box around the vertices. Readers skip it; only verticesQ, places as parts of it, would need it.</source>
        <translation>包围顶点的包围盒。读取程序跳过它；只有 verticesQ（以它的份额表示的位置）才会用到。</translation>
    </message>
    <message>
        <source>The bones by which vertices are pulled. Vertices name them by their place here, counted from 0.</source>
        <translation>牵动顶点的骨骼。顶点以骨骼在此处的位置引用它们，从 0 计数。</translation>
    </message>
    <message>
        <source>Says which morph it is, by its number: tracks of animations name it so.</source>
        <translation>用编号表明是哪个变形：动画轨道以此编号引用它。</translation>
    </message>
    <message>
        <source>First and last frame of the animation, and the one to show while it does not run. How long a frame takes is not in the file.</source>
        <translation>动画的第一帧和最后一帧，以及未播放时显示的帧。一帧持续多久不在文件中。</translation>
    </message>
    <message>
        <source>The frame with which the animation begins, as frameNumbers counts them.</source>
        <translation>动画开始的帧，计数方式同 frameNumbers。</translation>
    </message>
    <message>
        <source>The frame with which the animation ends, as frameNumbers counts them.</source>
        <translation>动画结束的帧，计数方式同 frameNumbers。</translation>
    </message>
    <message>
        <source>The frame that is shown while the animation does not run, as frameNumbers counts them.</source>
        <translation>动画未播放时显示的帧，计数方式同 frameNumbers。</translation>
    </message>
    <message>
        <source>Where the node is at the key, seen from the node above it; the axes are those of the vertices.</source>
        <translation>关键帧处节点相对于上级节点的位置；坐标轴与顶点相同。</translation>
    </message>
    <message>
        <source>How the node is turned against the one above it. That the quaternion is stored like that of a node is assumed: no known file has such keys.</source>
        <translation>节点相对于上级节点的旋转。四元数的存放方式与节点的相同，这只是假定：已知文件中都没有这种关键帧。</translation>
    </message>
    <message>
        <source>The reference reader takes the track for a node then and reads memory that is none of it: write nodeID.</source>
        <translation>此时参考读取程序会把轨道当作节点，读取无关的内存：请写 nodeID。</translation>
    </message>
    <message>
        <source>Name of the node that the track moves, in place of its number.</source>
        <translation>轨道所移动节点的名称，代替它的编号。</translation>
    </message>
    <message>
        <source>Major version in the high byte, minor version in the low byte: 0x0100 (256) is 1.0.</source>
        <translation>高字节为主版本，低字节为次版本：0x0100 (256) 即 1.0。</translation>
    </message>
    <message>
        <source>Three settings of the packer in one number, (pb × 5 + lp) × 9 + lc: how many bits of the last byte (lc) and of the position (lp, pb) help to guess what comes next. With wrong ones the bytes unpack to garbage.</source>
        <translation>压缩程序的三个设置合成一个数：(pb × 5 + lp) × 9 + lc，即用前一字节的多少位 (lc) 和位置的多少位 (lp、pb) 来预测后面的内容。有误时解压出的内容全部错误。</translation>
    </message>
    <message>
        <source>The LZMA stream, without the header of an .lzma file; its first byte is 0. A damaged byte spoils all from there on.</source>
        <translation>LZMA 流，不含 .lzma 文件的头部；第一个字节为 0。一个损坏的字节会使其后的一切损坏。</translation>
    </message>
    <message>
        <source>Reserved for cameras, with the content of a meshNode; readers skip it.</source>
        <translation>为相机保留，内容与 meshNode 相同；读取程序会跳过。</translation>
    </message>
    <message>
        <source>Reserved for lights, with the content of a meshNode; readers skip it.</source>
        <translation>为灯光保留，内容与 meshNode 相同；读取程序会跳过。</translation>
    </message>
    <message>
        <source>How the node is turned against the one above it, in double precision; 1, 0, 0, 0 is not at all.</source>
        <translation>节点相对于上级节点的旋转，双精度；1, 0, 0, 0 为不旋转。</translation>
    </message>
    <message>
        <source>Number of the group: materials with the same number belong together.</source>
        <translation>组的编号：编号相同的材质属于同一组。</translation>
    </message>
    <message>
        <source>How sharp highlights are: the exponent of Phong&apos;s model, from 0 on. Larger numbers make them smaller and sharper.</source>
        <translation>高光的锐度：Phong 模型的指数，从 0 起。数值越大高光越小、越锐利。</translation>
    </message>
    <message>
        <source>Colour of the surface in light: red, green and blue, 0 for none to 1 for full. White where the block is missing.</source>
        <translation>表面受光时的颜色：红、绿、蓝，0 为无，1 为满。没有此块时为白色。</translation>
    </message>
    <message>
        <source>Colour of highlights: red, green and blue, 0 for none to 1 for full. The diffuse colour where the block is missing.</source>
        <translation>高光的颜色：红、绿、蓝，0 为无，1 为满。没有此块时为漫反射颜色。</translation>
    </message>
    <message>
        <source>Colour that the surface has without any light: red, green and blue, 0 for none to 1 for full. Black where the block is missing.</source>
        <translation>表面在没有光照时的颜色：红、绿、蓝，0 为无，1 为满。没有此块时为黑色。</translation>
    </message>
    <message>
        <source>Colour of the surface in shade: red, green and blue, 0 for none to 1 for full. The diffuse colour where the block is missing or the colour black.</source>
        <translation>表面在阴影中的颜色：红、绿、蓝，0 为无，1 为满。没有此块或颜色为黑色时采用漫反射颜色。</translation>
    </message>
    <message>
        <source>Name of the file, relative to the folder of the model, often without its ending: the reference reader tries it without and with the ending.</source>
        <translation>文件名，相对于模型所在的文件夹，常不带扩展名：参考读取程序会分别尝试不带和带扩展名的名称。</translation>
    </message>
    <message>
        <source>Readers skip it; only verticesQ would need it.</source>
        <translation>读取程序跳过它；只有 verticesQ 才会用到。</translation>
    </message>
    <message>
        <source>Attributes of one program, with types from 0x4000 to 0x5FFF; only that knows what they mean, all others skip them.</source>
        <translation>某个程序的属性，类型为 0x4000 到 0x5FFF；只有它知道含义，其他程序会跳过。</translation>
    </message>
    <message>
        <source>What each vertex carries; in any order, and there may be gaps between them. Type 0 ends the list.</source>
        <translation>每个顶点所带的内容；顺序任意，其间可以有空隙。类型 0 结束列表。</translation>
    </message>
    <message>
        <source>The earlier vertex that each of the last vertices repeats, in their order: the place is the same, other attributes differ.</source>
        <translation>末尾各顶点依次重复的较前的顶点：位置相同，其他属性不同。</translation>
    </message>
    <message>
        <source>How many triangles follow; triangles are counted, not indices.</source>
        <translation>后面有多少个三角形；按三角形而不是索引计数。</translation>
    </message>
    <message>
        <source>How many triangles the part has; triangles are counted, not indices.</source>
        <translation>该部分有多少个三角形；按三角形而不是索引计数。</translation>
    </message>
    <message>
        <source>Place in the space of the mesh: left-handed, x right, z forward. The specification has y up, but in real files it points down.</source>
        <translation>在网格空间中的位置：左手系，x 向右，z 向前。规范中 y 向上，但实际文件中指向下方。</translation>
    </message>
    <message>
        <source>Colour of the vertex: red, green, blue and opacity (alpha), a byte each, 0 for none to 255 for full.</source>
        <translation>顶点颜色：红、绿、蓝和不透明度 (alpha)，各一个字节，0 为无，255 为满。</translation>
    </message>
    <message>
        <source>With more than ten bones the reference reader writes beyond its tables.</source>
        <translation>超过十块骨骼时参考读取程序会写到表之外。</translation>
    </message>
    <message>
        <source>No real file has it, and the reference reader crashes on it.</source>
        <translation>没有实际文件含有它，而且参考读取程序遇到它会崩溃。</translation>
    </message>
    <message>
        <source>All animations. In it: animation blocks.</source>
        <translation>所有动画。其中：animation 块。</translation>
    </message>
    <message>
        <source>One movement of any number of nodes, such as walking. In it: a name, the frames, and a track for each property that changes. No known file has one.</source>
        <translation>任意多个节点的一段动作，例如行走。其中：名称、帧，以及每项变化的属性的一条轨道。已知文件中都没有。</translation>
    </message>
    <message>
        <source>How one property of one node changes. In it: the number of keys, their frames, where it is needed ftkRotationOrder and frameTCBEase, one block of keys, and last the nodeID. Without a node readers drop it.</source>
        <translation>一个节点的一项属性如何变化。其中：关键帧的数量、它们的帧，需要时有 ftkRotationOrder 和 frameTCBEase，一个关键帧块，最后是 nodeID。没有节点时读取程序会丢弃它。</translation>
    </message>
    <message>
        <source>The program that reads and writes the format has the flag before the frames, the specification behind them. Hexahedron takes what fits the file.</source>
        <translation>读写此格式的程序把标志放在帧之前，规范则放在帧之后。Hexahedron 采用与文件相符的方式。</translation>
    </message>
    <message>
        <source>Says that the file is an E3D model. Always the first block, 12 bytes; the reference reader does not look at its content.</source>
        <translation>说明该文件是 E3D 模型。始终是第一个块，12 个字节；参考读取程序不查看其内容。</translation>
    </message>
    <message>
        <source>The scene: which meshes stand where. In it: one outermost node.</source>
        <translation>场景：哪些网格位于何处。其中：一个最外层节点。</translation>
    </message>
    <message>
        <source>A place in the scene. In it: nodeID, nodeName, the number of a mesh or none, a skeleton, scaling, orientation, position, and further nodes below it. What is missing changes nothing.</source>
        <translation>场景中的一个位置。其中：nodeID、nodeName、网格的编号（可无）、骨架、scaling、orientation、position，以及其下的更多节点。缺少的部分不产生作用。</translation>
    </message>
    <message>
        <source>All materials: what surfaces look like. Triangles name them by their number. In it: material blocks.</source>
        <translation>所有材质：表面的外观。三角形按编号引用它们。其中：material 块。</translation>
    </message>
    <message>
        <source>One material. In it, in any order: materialID, flags, numbers and colours, and maps that lay textures over the surface. What is missing has its usual value.</source>
        <translation>一种材质。其中，顺序不限：materialID、标志、数值和颜色，以及把纹理铺在表面上的贴图。缺少的部分取常用值。</translation>
    </message>
    <message>
        <source>All images; the maps of materials name them by their number. In it: texture blocks.</source>
        <translation>所有图像；材质的贴图按编号引用它们。其中：texture 块。</translation>
    </message>
    <message>
        <source>One image. In it: textureID, then either the image itself (PNG, JPEG or JPEG 2000) or the name of a file beside the model.</source>
        <translation>一张图像。其中：textureID，然后是图像本身（PNG、JPEG 或 JPEG 2000），或模型旁边文件的名称。</translation>
    </message>
    <message>
        <source>The shapes that nodes put into the scene. In it: mesh blocks.</source>
        <translation>节点放入场景的形状。其中：mesh 块。</translation>
    </message>
    <message>
        <source>One shape. In it: meshID, attributes (the vertices), triangles, facesMaterials behind the triangles, and where there are bones skin behind the attributes. Of two lists of vertices or triangles, readers use one or mix them.</source>
        <translation>一个形状。其中：meshID、attributes（顶点）、三角形、位于三角形之后的 facesMaterials，有骨骼时还有位于属性之后的 skin。顶点或三角形列表有两个时，读取程序取其一或混用。</translation>
    </message>
    <message>
        <source>One corner of the box: the smallest x, y and z of the vertices, in their axes.</source>
        <translation>包围盒的一角：顶点的最小 x、y 和 z，坐标轴与顶点相同。</translation>
    </message>
    <message>
        <source>The other corner of the box: the largest x, y and z of the vertices, in their axes; none is below that of lo.</source>
        <translation>包围盒的另一角：顶点的最大 x、y 和 z，坐标轴与顶点相同；都不小于 lo 的相应值。</translation>
    </message>
    <message>
        <source>What the vertices of the mesh carry. In it: their number, then one block with all attributes interleaved, or a block for each. Without places nothing can be drawn.</source>
        <translation>网格顶点包含的内容。其中：顶点数量，然后是一个交错存放所有属性的块，或每个属性一个块。没有位置就无法绘制。</translation>
    </message>
    <message>
        <source>The specification counts them and uses 16 bits; the program that writes them uses 32 bits and no count. Hexahedron takes what fits the file.</source>
        <translation>规范中有数量并使用 16 位；写入它们的程序使用 32 位且没有数量。Hexahedron 采用与文件相符的方式。</translation>
    </message>
    <message>
        <source>Lets bones move the vertices. In it: a name, the bind matrix, then the bones, and the number of the set of weights.</source>
        <translation>使骨骼移动顶点。其中：名称、绑定矩阵，然后是骨骼，以及权重组的编号。</translation>
    </message>
    <message>
        <source>It has to stand behind the attributes, and the bind matrix before the bones; without bone weights in the attributes readers ignore it.</source>
        <translation>它必须位于属性之后，绑定矩阵必须位于骨骼之前；属性中没有骨骼权重时读取程序会忽略它。</translation>
    </message>
    <message>
        <source>The specification gives an id 32 bits, the program that writes it 64. Hexahedron takes what fits the file.</source>
        <translation>规范给编号 32 位，写入它的程序用 64 位。Hexahedron 采用与文件相符的方式。</translation>
    </message>
    <message>
        <source>Other meshes into which the mesh can change. In it: their number, then so many morph blocks.</source>
        <translation>网格可以变成的其他网格。其中：数量，然后是相应个数的 morph 块。</translation>
    </message>
    <message>
        <source>Another shape of the same mesh, mixed in by a weight. In it: morphID, morphName, morphWeight, and the meshID of that shape, which has to stand earlier in the file.</source>
        <translation>同一网格的另一形状，按权重混入。其中：morphID、morphName、morphWeight，以及该形状的 meshID，该形状必须位于文件的更前面。</translation>
    </message>
    <message>
        <source>Bones and weights for the skin whose skinBoneWeights is one less than the number in this name: for each vertex some bones, a byte each, then as many weights.</source>
        <translation>供 skinBoneWeights 比此名称中的数字小一的蒙皮使用的骨骼和权重：每个顶点有若干骨骼，各一个字节，然后是同样多的权重。</translation>
    </message>
    <message>
        <source>Place in the space of the mesh in double precision: left-handed, x right, z forward, y up in the specification and down in real files.</source>
        <translation>网格空间中的位置，双精度：左手系，x 向右，z 向前，y 在规范中向上，在真实文件中向下。</translation>
    </message>
    <message>
        <source>The reference reader passes over it.</source>
        <translation>参考读取程序会跳过它。</translation>
    </message>
    <message>
        <source>Place as whole numbers, spread over meshBBox; how, is written down nowhere.</source>
        <translation>以整数表示的位置，分布在 meshBBox 范围内；具体公式没有任何记载。</translation>
    </message>
    <message>
        <source>The reference reader takes them for floats and shows garbage.</source>
        <translation>参考读取程序把它们当作浮点数，显示错误的内容。</translation>
    </message>
    <message>
        <source>Bones that pull the vertex, a byte each, and then how strongly each does, a byte each: as many weights as bones.</source>
        <translation>牵动顶点的骨骼，各一个字节，然后是各自的力度，各一个字节：权重与骨骼一样多。</translation>
    </message>
    <message>
        <source>How many keys the track has; every block of keys in it has as many. Without any it moves nothing.</source>
        <translation>轨道有多少个关键帧；其中每个关键帧数据块都有这么多。没有时什么也不动。</translation>
    </message>
    <message>
        <source>The frame of each key. How long a frame takes is not in the file.</source>
        <translation>每个关键帧的帧号。一帧持续多久不在文件中。</translation>
    </message>
    <message>
        <source>How wide a camera sees, as an angle; whether from side to side or from bottom to top is written down nowhere. The reference reader skips cameras.</source>
        <translation>摄像机的视角；是水平还是垂直方向，没有任何说明。参考读取程序会跳过摄像机。</translation>
    </message>
    <message>
        <source>How far a camera is turned about the direction in which it looks; which way, is written down nowhere. The reference reader skips cameras.</source>
        <translation>摄像机绕其视线方向旋转的角度；朝哪个方向没有任何说明。参考读取程序会跳过摄像机。</translation>
    </message>
    <message>
        <source>Name of the node: by it, bones of skins find the node that they are. They look when all is read: the node may stand behind the mesh.</source>
        <translation>节点的名称：蒙皮的骨骼据此找到对应的节点。全部读完后才查找：节点可以位于网格之后。</translation>
    </message>
    <message>
        <source>Factors along x, y and z, applied before the node is turned and moved: 1 keeps the size, negative ones mirror, 0 flattens.</source>
        <translation>沿 x、y、z 的系数，在节点旋转和移动之前应用：1 保持大小，负数为镜像，0 会压扁。</translation>
    </message>
    <message>
        <source>The reference reader skips this block: it reads interleaved attributes only.</source>
        <translation>参考读取程序会跳过此数据块：它只读取交错的属性。</translation>
    </message>
    <message>
        <source>One for each vertex, in their order. The reference reader skips the block: it reads interleaved attributes only.</source>
        <translation>每个顶点一个，按顶点的顺序。参考读取程序会跳过此数据块：它只读取交错的属性。</translation>
    </message>
    <message>
        <source>Vertices at the corners A, B and C, in this order. Of stored numbers, (B - A) × (C - A) points out of the surface.</source>
        <translation>三个角 A、B、C 上的顶点，按此顺序。按存储的数值，(B - A) × (C - A) 指向表面外侧。</translation>
    </message>
    <message>
        <source>Direction in which the surface faces, along the axes of the vertices and of length 1; light is computed by it. Three signed numbers of ten bits, x in the lowest: 511 means 1, -512 means -1. The two highest bits are spare.</source>
        <translation>表面的朝向，沿顶点的坐标轴，长度为 1；据此计算光照。三个十位有符号数，x 在最低位：511 表示 1，-512 表示 -1。最高两位空闲。</translation>
    </message>
    <message>
        <source>Directions in which u and v grow on the surface: tangent, then bitangent, four bytes each. Normal maps are turned by them.</source>
        <translation>表面上 u 和 v 增大的方向：先切线，后副切线，各四个字节。法线贴图据此转向。</translation>
    </message>
    <message>
        <source>Bones that pull the vertex, by their place in skinBones; those behind the first 255 do not count. The specification counts them from 1 and has 0 for none; the program that reads and writes the format counts from 0.</source>
        <translation>牵动顶点的骨骼，按其在 skinBones 中的位置；第一个 255 之后的不计。规范从 1 起计，0 表示无；读写此格式的程序从 0 起计。</translation>
    </message>
    <message>
        <source>How strongly each bone pulls the vertex, as many as bones and in their order: 0 not at all, 255 alone.</source>
        <translation>各骨骼牵动顶点的力度，数量与骨骼相同，顺序与骨骼一致：0 为不牵动，255 为单独牵动。</translation>
    </message>
    <message>
        <source>The first half of the bytes of a vertex, which are those of the block divided by vertexCount. The reference reader skips the block: it reads interleaved attributes only.</source>
        <translation>占一个顶点的字节的前一半；一个顶点的字节数为数据块的字节数除以 vertexCount。参考读取程序会跳过此数据块：它只读取交错的属性。</translation>
    </message>
    <message>
        <source>The first half of the bytes up to the next attribute or to the stride.</source>
        <translation>占到下一属性或步长为止的字节的前一半。</translation>
    </message>
    <message>
        <source>The first half of the bytes up to the next attribute or to the stride. The reference reader takes the first set only.</source>
        <translation>占到下一属性或步长为止的字节的前一半。参考读取程序只取第一套。</translation>
    </message>
    <message>
        <source>Bytes of a vertex that no known attribute takes: a gap, an attribute of a type that is not known or that overlaps another, or what is left at the end. They go up to the next offset in the list, or to the stride; the number in this name only counts such pieces. Readers pass over them.</source>
        <translation>顶点中没有已知属性占用的字节：空隙、类型未知或与其他属性重叠的属性，或末尾剩余的部分。它们延续到列表中的下一个偏移，或到步长为止；此名称中的数字只是为这类片段编号。读取程序会跳过它们。</translation>
    </message>
    <message>
        <source>Number of the node that the track moves. With 0, or one that no node has, it moves nothing.</source>
        <translation>轨道所驱动的节点的编号。为 0 或没有节点具有该编号时，不驱动任何节点。</translation>
    </message>
    <message>
        <source>220 (0xDC) in every known packed file: lc 4, lp 4, pb 4. Tools that follow the xz library refuse such a stream; 93, lc 3, lp 0, pb 2, suits all.</source>
        <translation>所有已知的压缩文件中都是 220 (0xDC)：lc 4, lp 4, pb 4。遵循 xz 库的工具会拒绝这样的流；93（lc 3, lp 0, pb 2）则都能接受。</translation>
    </message>
    <message>
        <source>67108864 (64 MiB) in every known packed file.</source>
        <translation>在所有已知的压缩文件中为 67108864 (64 MiB)。</translation>
    </message>
    <message>
        <source>Number of the node that is the root of the skeleton, 0 for none: bones are looked for below it. It may stand anywhere in the file.</source>
        <translation>作为骨架根的节点的编号，0 表示无：在其下查找骨骼。该节点可以位于文件中任何位置。</translation>
    </message>
    <message>
        <source>How large the node is; 1 where it is missing. Applied first, then orientation and position, then those of the node above.</source>
        <translation>节点的大小；缺少时为 1。最先应用，然后是 orientation 和 position，最后是上级节点的变换。</translation>
    </message>
    <message>
        <source>How the node is turned; not at all where it is missing. Applied after scaling and before position of the node, then come those of the node above.</source>
        <translation>节点的旋转；缺少时不旋转。在该节点的 scaling 之后、position 之前应用，然后是上级节点的变换。</translation>
    </message>
    <message>
        <source>Where the node is, seen from the one above it; at its origin where it is missing. Applied after scaling and orientation of the node, before those of the node above.</source>
        <translation>节点相对于上级节点的位置；缺少时在其原点。在该节点的 scaling 和 orientation 之后、上级节点的变换之前应用。</translation>
    </message>
    <message>
        <source>Where it is taken already, repairing gives the second a number of its own.</source>
        <translation>若编号已被占用，修复会给第二个另一个编号。</translation>
    </message>
    <message>
        <source>How the surface is drawn: one side or both, opaque or not, textures repeated or not. Every material of known files has it.</source>
        <translation>表面如何绘制：单面或双面，是否不透明，纹理是否重复。已知文件的每个材质都有。</translation>
    </message>
    <message>
        <source>Whether both sides are drawn, what can be seen through, and whether textures repeat. Known files always say it; by the specification a material without it is double-sided.</source>
        <translation>是否绘制两面、哪些部分透明以及纹理是否重复。已知文件总会写明；按规范，没有它的材质为双面。</translation>
    </message>
    <message>
        <source>In it: textureID, or textureName instead; a block called texCoords2 to texCoords8 would choose other texture coordinates.</source>
        <translation>其中：textureID，或代之以 textureName；名为 texCoords2 到 texCoords8 的块会选用其他纹理坐标。</translation>
    </message>
    <message>
        <source>A whole image file, with rules of its own. Readers choose the decoder by the type of the block: it has to fit the image.</source>
        <translation>一个完整的图像文件，遵循其自身的规则。读取程序按块的类型选择解码器：类型必须与图像相符。</translation>
    </message>
    <message>
        <source>Number of the mesh into which it changes, 0 for none.</source>
        <translation>变形后的网格的编号，0 表示无。</translation>
    </message>
    <message>
        <source>Further texture coordinates: u to the right, v down; 1 is the whole image. Beyond it the image repeats where the flags of the material say so. A map chooses them by a block of this name, which no known program writes.</source>
        <translation>另外的纹理坐标：u 向右，v 向下；1 为整个图像。超出部分在材质的标志有此规定时重复图像。贴图通过此名称的块选用它们，而没有已知程序写入该块。</translation>
    </message>
    <message>
        <source>Ranges of triangles, each with an id of eight bytes.</source>
        <translation>三角形的范围，每个带有八字节的 id。</translation>
    </message>
    <message>
        <source>Ranges of triangles, each with an id of four bytes.</source>
        <translation>三角形的范围，每个带有四字节的 id。</translation>
    </message>
    <message>
        <source>Would say that the map uses the attribute of this name in place of texCoords. No known program writes it, and the reference reader takes no notice of it.</source>
        <translation>会说明该贴图使用这个名称的属性而不是 texCoords。没有已知程序会写入它，参考读取程序也不理会它。</translation>
    </message>
    <message>
        <source>Which attribute it is. That decides how many bytes it takes in each vertex; boneWeights and types not listed here, such as a program&apos;s own from 0x4000 to 0x5fff, reach to the next larger offset or to the stride. 0 would end the list.</source>
        <translation>是哪种属性。它决定在每个顶点中占多少字节；boneWeights 和此处未列出的类型（例如程序自定的 0x4000 到 0x5fff）一直到下一个更大的偏移量或到 stride 为止。0 会结束列表。</translation>
    </message>
    <message>
        <source>One for each key, in the order of frameNumbers.</source>
        <translation>每个关键帧一个，按 frameNumbers 的顺序。</translation>
    </message>
    <message>
        <source>Turns the node about its y axis (yaw) by an angle in degrees at each key, among the others in the order that ftkRotationOrder says; which way, is written down nowhere.</source>
        <translation>使节点绕其 y 轴转动（yaw），每个关键帧一个以度为单位的角度，与其他角度按 ftkRotationOrder 的顺序；朝哪个方向没有任何地方写明。</translation>
    </message>
    <message>
        <source>Turns the node about its x axis (pitch) by an angle in degrees at each key, among the others in the order that ftkRotationOrder says; which way, is written down nowhere.</source>
        <translation>使节点绕其 x 轴转动（pitch），每个关键帧一个以度为单位的角度，与其他角度按 ftkRotationOrder 的顺序；朝哪个方向没有任何地方写明。</translation>
    </message>
    <message>
        <source>Turns the node about its z axis (roll) by an angle in degrees at each key, among the others in the order that ftkRotationOrder says; which way, is written down nowhere.</source>
        <translation>使节点绕其 z 轴转动（roll），每个关键帧一个以度为单位的角度，与其他角度按 ftkRotationOrder 的顺序；朝哪个方向没有任何地方写明。</translation>
    </message>
    <message>
        <source>Angle of the inner cone of a light, which is lit in full; whether across the cone or from its middle is written down nowhere. The reference reader skips lights.</source>
        <translation>灯光内锥的角度，其中完全照亮；是整个锥的张角还是从中心算起，没有任何地方写明。参考读取程序跳过灯光。</translation>
    </message>
    <message>
        <source>Angle of the outer cone of a light, at whose rim it ends; whether across the cone or from its middle is written down nowhere. The reference reader skips lights.</source>
        <translation>灯光外锥的角度，光到其边缘为止；是整个锥的张角还是从中心算起，没有任何地方写明。参考读取程序跳过灯光。</translation>
    </message>
    <message>
        <source>Which morph of the mesh, by its morphID, counted from 0.</source>
        <translation>网格的哪个变形，按其 morphID，从 0 开始计数。</translation>
    </message>
    <message>
        <source>The letters E3DF, by which programs know the format. The reference reader does not look at them.</source>
        <translation>字母 E3DF，程序据此识别格式。参考读取程序不看它们。</translation>
    </message>
    <message>
        <source>The name of the material, for people. No known file has it, and the reference reader skips it.</source>
        <translation>材质的名称，供人阅读。已知文件中都没有，参考读取程序也会跳过它。</translation>
    </message>
    <message>
        <source>No known file has it, and the reference reader skips it.</source>
        <translation>已知文件中都没有，参考读取程序也会跳过它。</translation>
    </message>
    <message>
        <source>How strongly light is bent at the surface, against what is outside: 1 for not at all, also where it is missing. No known file has it, and the reference reader skips it.</source>
        <translation>光在表面相对外部的折射强度：1 表示不折射，缺失时也是。已知文件中都没有，参考读取程序也会跳过它。</translation>
    </message>
    <message>
        <source>How much the surface mirrors: 0 for nothing, 1 for all. No known file has it, and the reference reader skips it.</source>
        <translation>表面的镜面反射程度：0 为没有，1 为全部。已知文件中都没有，参考读取程序也会跳过它。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour that the surface has without any light.</source>
        <translation>说明哪个纹理给出表面在没有光照时的颜色。</translation>
    </message>
    <message>
        <source>Says which texture holds heights above the surface.</source>
        <translation>说明哪个纹理含有表面之上的高度。</translation>
    </message>
    <message>
        <source>Says which texture tells how much light gets into corners.</source>
        <translation>说明哪个纹理给出有多少光进入角落。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour in shade (ambient).</source>
        <translation>说明哪个纹理给出阴影中的颜色 (ambient)。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour, for physically based drawing with roughness and metalness.</source>
        <translation>说明哪个纹理给出颜色，用于带粗糙度和金属度的基于物理的绘制。</translation>
    </message>
    <message>
        <source>Says which texture gives roughness and metalness, for physically based drawing.</source>
        <translation>说明哪个纹理给出粗糙度和金属度，用于基于物理的绘制。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour, for physically based drawing with highlights and gloss.</source>
        <translation>说明哪个纹理给出颜色，用于带高光和光泽度的基于物理的绘制。</translation>
    </message>
    <message>
        <source>Says which texture gives the colour of highlights, and gloss, for physically based drawing.</source>
        <translation>说明哪个纹理给出高光的颜色和光泽度，用于基于物理的绘制。</translation>
    </message>
    <message>
        <source>No known file has it, and the reference reader skips it. In it: textureID, or textureName instead; a block called texCoords2 to texCoords8 would choose other texture coordinates.</source>
        <translation>已知文件中都没有，参考读取程序也会跳过它。其中：textureID，或代之以 textureName；名为 texCoords2 到 texCoords8 的块会选用其他纹理坐标。</translation>
    </message>
    <message>
        <source>The number by which maps name the texture: not 0, and unique among textures. Of two with one number the reference reader destroys one.</source>
        <translation>贴图引用纹理所用的编号：不为 0，且在纹理中唯一。两个编号相同时，参考读取程序会销毁其中一个。</translation>
    </message>
    <message>
        <source>The image as an embedded JPEG 2000 file. No known file has one, and the reference reader skips it.</source>
        <translation>以嵌入的 JPEG 2000 文件存储的图像。已知文件中都没有，参考读取程序也会跳过它。</translation>
    </message>
    <message>
        <source>The vertices, one after the other, each as many bytes as stride says; its parts lie at the offsets of the list.</source>
        <translation>依次排列的顶点，每个占 stride 所示的字节数；其各部分位于列表给出的偏移处。</translation>
    </message>
    <message>
        <source>The reference reader keeps them without a check.</source>
        <translation>参考读取程序不加检查地保留它们。</translation>
    </message>
    <message>
        <source>The reference reader does not check them: what a wrong one draws depends on the graphics card.</source>
        <translation>参考读取程序不检查它们：错误的索引会画出什么取决于显卡。</translation>
    </message>
    <message>
        <source>A number that no material defines may belong to a table outside the file; the reference reader draws such triangles without a material.</source>
        <translation>没有材质定义的编号可能属于文件之外的表；参考读取程序绘制这样的三角形时不用材质。</translation>
    </message>
    <message>
        <source>Readers make room for so many and use no more.</source>
        <translation>读取程序按此数留出空间，不会使用更多。</translation>
    </message>
    <message>
        <source>How much of the morph is seen without an animation: 0 for nothing, 1 for all of it.</source>
        <translation>没有动画时变形显示的程度：0 为没有，1 为全部。</translation>
    </message>
    <message>
        <source>Direction in which u grows on the surface (tangent), along the axes of the vertices and of length 1. Three signed numbers of ten bits, x in the lowest: 511 means 1, -512 means -1. The two highest bits are for the sign of the bitangent; how, is not settled.</source>
        <translation>u 在表面上增大的方向（切线），沿顶点的坐标轴，长度为 1。三个十位的有符号数，x 在最低位：511 表示 1，-512 表示 -1。最高两位用于副切线的符号；方式尚未确定。</translation>
    </message>
    <message>
        <source>Bones that pull the vertex, by their place in skinBones of the skin whose skinBoneWeights is one less than the number in this name; those behind the first 255 do not count. The specification counts them from 1 and has 0 for none; Hexahedron reads them like those of the first set, from 0.</source>
        <translation>牵动顶点的骨骼，按其在 skinBones 中的位置，该蒙皮的 skinBoneWeights 比此名称中的数小一；第一个 255 之后的不算。规范从 1 开始计数，0 表示没有；Hexahedron 像第一组那样从 0 开始读取。</translation>
    </message>
    <message>
        <source>Direction in which u grows on the surface, along the axes of the vertices and of length 1; normal maps are turned by it. Three signed numbers of ten bits, x in the lowest: 511 means 1, -512 means -1. The two highest bits are spare.</source>
        <translation>u 在表面上增大的方向，沿顶点的坐标轴，长度为 1；法线贴图据此旋转。三个十位的有符号数，x 在最低位：511 表示 1，-512 表示 -1。最高两位空闲。</translation>
    </message>
    <message>
        <source>Direction in which v grows on the surface, along the axes of the vertices and of length 1; normal maps are turned by it. Three signed numbers of ten bits, x in the lowest: 511 means 1, -512 means -1. The two highest bits are spare.</source>
        <translation>v 在表面上增大的方向，沿顶点的坐标轴，长度为 1；法线贴图据此旋转。三个十位的有符号数，x 在最低位：511 表示 1，-512 表示 -1。最高两位空闲。</translation>
    </message>
</context>
<context>
    <name>EditValue</name>
    <message>
        <source>Convert lays them out anew: what stays is kept, what is new gets its neutral value.
Reinterpret writes only this field; the same bytes then mean something else.</source>
        <translation>“转换”会相应地重新排列：保留的内容不变，新的内容取默认值。
“重新解释”只写入此字段；相同的字节此后表示其他含义。</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>转换(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reinterpret</source>
        <translation>重新解释(&amp;R)</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Set %1 values to %2</source>
        <translation>将 %1 个值设为 %2</translation>
    </message>
    <message>
        <source>What this was typed for is not there any more.</source>
        <translation>输入时所针对的内容已不存在。</translation>
    </message>
    <message>
        <source>The layout of %2 depends on %1. What should become of what is there?</source>
        <translation>%2 的排列取决于 %1。如何处理已有的内容？</translation>
    </message>
</context>
<context>
    <name>GifFormat</name>
    <message>
        <source>extension</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>graphic control</source>
        <translation>图形控制</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>application</source>
        <translation>应用程序</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>How many colours there are follows from the flags.</source>
        <translation>颜色的数量由标志得出。</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Says that the file is a GIF. Readers refuse any other.</source>
        <translation>说明该文件是 GIF。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>Version: 87a, or 89a, which added transparent colours and times. Readers refuse others.</source>
        <translation>版本：87a，或增加了透明色和时间的 89a。读取程序拒绝其他版本。</translation>
    </message>
    <message>
        <source>Shape of a pixel, width by height: (number + 15) / 64, or 0 where nothing is said. Readers do not look at it.</source>
        <translation>像素的形状，宽除以高：(数值 + 15) / 64，未说明时为 0。读取程序不查看它。</translation>
    </message>
    <message>
        <source>How many bytes follow; 0 ends the list. Readers find the next piece by it.</source>
        <translation>后面有多少字节；0 结束列表。读取程序据此找到下一段。</translation>
    </message>
    <message>
        <source>Bytes behind an unknown block: where the next one begins is unknown, and readers stop here.</source>
        <translation>未知块之后的字节：下一个块从哪里开始不得而知，读取程序在此停止。</translation>
    </message>
    <message>
        <source>An extension: more about the picture, such as times and comments.</source>
        <translation>扩展：关于图片的更多信息，例如时间和注释。</translation>
    </message>
    <message>
        <source>A text for people; readers skip it.</source>
        <translation>供人阅读的文本；读取程序会跳过。</translation>
    </message>
    <message>
        <source>The text, cut into pieces of up to 255 bytes; an empty piece is the last.</source>
        <translation>文本，切成最多 255 字节的片段；空片段为最后一个。</translation>
    </message>
    <message>
        <source>Pictures of up to 256 colours, one after the other. Numbers have their lowest byte first.</source>
        <translation>最多 256 色的图片，逐张排列。数值的最低字节在前。</translation>
    </message>
    <message>
        <source>Says what follows: an extension (0x21), an image (0x2C) or the end (0x3B). Readers refuse other numbers.</source>
        <translation>说明后面是扩展 (0x21)、图像 (0x2C) 还是结束 (0x3B)。读取程序拒绝其他数值。</translation>
    </message>
    <message>
        <source>Width of the screen, more than 0, on which the images lie; it is that of the picture. Horde3D refuses images that pass it.</source>
        <translation>屏幕的宽度，大于 0，各图像置于其上；即整个图片的宽度。Horde3D 拒绝超出它的图像。</translation>
    </message>
    <message>
        <source>Height of the screen, more than 0, on which the images lie; it is that of the picture. Horde3D refuses images that pass it.</source>
        <translation>屏幕的高度，大于 0，各图像置于其上；即整个图片的高度。Horde3D 拒绝超出它的图像。</translation>
    </message>
    <message>
        <source>Width of the image, more than 0. Horde3D refuses an image that passes the screen.</source>
        <translation>图像的宽度，大于 0。Horde3D 拒绝超出屏幕的图像。</translation>
    </message>
    <message>
        <source>Height of the image, more than 0. Horde3D refuses an image that passes the screen.</source>
        <translation>图像的高度，大于 0。Horde3D 拒绝超出屏幕的图像。</translation>
    </message>
    <message>
        <source>An empty piece: it ends the extension. Readers take any other number for the length of one more piece and skip so many bytes.</source>
        <translation>空的片段：它结束扩展。读取程序会把其他数值当作另一片段的长度，并跳过相应的字节。</translation>
    </message>
    <message>
        <source>Images and extensions, one after the other, up to the block whose introducer is 0x3b.</source>
        <translation>图像和扩展，依次排列，直到 introducer 为 0x3b 的数据块。</translation>
    </message>
    <message>
        <source>Number of the colour where no image is, counted from 0 in globalColorTable. Many readers leave such places transparent instead.</source>
        <translation>没有图像之处的颜色编号，在 globalColorTable 中从 0 数起。许多读取程序让这些地方保持透明。</translation>
    </message>
    <message>
        <source>How far the image lies from the left edge of the screen, in pixels. Horde3D refuses an image that passes the screen.</source>
        <translation>图像距屏幕左边缘多远，以像素计。Horde3D 拒绝超出屏幕的图像。</translation>
    </message>
    <message>
        <source>How far the image lies from the upper edge of the screen, in pixels. Horde3D refuses an image that passes the screen.</source>
        <translation>图像距屏幕上边缘多远，以像素计。Horde3D 拒绝超出屏幕的图像。</translation>
    </message>
    <message>
        <source>Colours of this image, in place of those of all images, there where flags has 0x80; a pixel holds the number of its colour, counted from 0.</source>
        <translation>该图像的颜色，取代所有图像共用的颜色，在 flags 含 0x80 时存在；像素存有其颜色的编号，从 0 数起。</translation>
    </message>
    <message>
        <source>How the next image is shown: for how long, with which transparent colour, and what becomes of it then. There where label is 0xf9 and size 4.</source>
        <translation>下一个图像如何显示：显示多久、哪种颜色透明、之后如何处理。在 label 为 0xf9 且 size 为 4 时存在。</translation>
    </message>
    <message>
        <source>How long the image stays before the next, in hundredths of a second; 0 for no wait. Engines show the first image only.</source>
        <translation>该图像在下一个图像之前停留多久，以百分之一秒计；0 表示不等待。引擎只显示第一个图像。</translation>
    </message>
    <message>
        <source>What programs put there, for instance how often an animation runs (NETSCAPE2.0). A graphic control extension of the right size stands in graphicControl instead.</source>
        <translation>程序存放的内容，例如动画播放多少遍 (NETSCAPE2.0)。大小正确的图形控制扩展则存放在 graphicControl 中。</translation>
    </message>
    <message>
        <source>One image, or a part of the picture that changes; engines show the first only.</source>
        <translation>一个图像，或图片中变化的部分；引擎只显示第一个。</translation>
    </message>
    <message>
        <source>0x80: colours of the image&apos;s own follow, as many as the lowest three bits say (0 for 2, 1 for 4, up to 7 for 256); when this is wrong, colours are taken for pixels. 0x40: the rows come in four passes: every eighth from row 0 on, every eighth from row 4, every fourth from row 2, every second from row 1. 0x20: the most important colours come first; no reader looks at it, nor at 0x18.</source>
        <translation>0x80：后面有图像自己的颜色，数量由最低三位表示（0 为 2，1 为 4，直到 7 为 256）；有误时会把颜色当作像素。0x40：各行分四遍存储：从第 0 行起每隔八行，从第 4 行起每隔八行，从第 2 行起每隔四行，从第 1 行起每隔两行。0x20：最重要的颜色排在前面；没有读取程序理会它和 0x18。</translation>
    </message>
    <message>
        <source>0x80: a table of colours follows, of as many as the lowest three bits say (0 for 2, 1 for 4, up to 7 for 256); when this is wrong, colours are taken for what follows them. No reader looks at the others: 0x70 is how many bits a colour had before, less one, 0x08 says that the most important colours come first.</source>
        <translation>0x80：后面有颜色表，颜色的数量由最低三位表示（0 为 2，1 为 4，直到 7 为 256）；有误时会把颜色当作其后的内容。其他位没有读取程序查看：0x70 为颜色原来的位数减一，0x08 表示最重要的颜色排在前面。</translation>
    </message>
    <message>
        <source>Size of the first codes, less one: enough for the numbers of all colours, 2 to 8 in real files. Readers refuse more than 12; any other that is wrong makes all pixels garbage.</source>
        <translation>最初编码的大小减一：足以表示所有颜色的编号，实际文件中为 2 到 8。读取程序拒绝大于 12 的值；其他错误的值会使所有像素成为乱码。</translation>
    </message>
    <message>
        <source>Numbers of colours, row by row from the upper left corner, packed with LZW and cut into pieces of up to 255 bytes; an empty piece is the last.</source>
        <translation>颜色编号，从左上角起逐行排列，用 LZW 压缩后切成最多 255 字节的片段；空片段为最后一个。</translation>
    </message>
    <message>
        <source>A piece of the LZW codes, each with its lowest bit first; readers put the pieces together. A wrong byte spoils the pixels behind it.</source>
        <translation>LZW 编码的一段，每个编码最低位在前；读取程序把各段拼接起来。一个错误的字节会毁掉其后的像素。</translation>
    </message>
    <message>
        <source>Says what the extension is: 0x01, 0xF9, 0xFE or 0xFF.</source>
        <translation>说明扩展的种类：0x01、0xF9、0xFE 或 0xFF。</translation>
    </message>
    <message>
        <source>Readers skip one that they do not know, piece by piece.</source>
        <translation>读取程序逐段跳过不认识的扩展。</translation>
    </message>
    <message>
        <source>Size of what follows, without the terminator: always 4. At any other, Horde3D skips the extension.</source>
        <translation>后面内容的大小，不含 terminator：始终为 4。为其他值时 Horde3D 会跳过该扩展。</translation>
    </message>
    <message>
        <source>0x01: one colour is transparent. 0x02: the next image waits for the user. Bits 2 to 4 (0x1c) say what becomes of the image before the next: 0 or 1 it stays, 2 the background comes back, 3 what was there before. The others are 0. Engines show the first image only.</source>
        <translation>0x01：有一种颜色透明。0x02：下一幅图像等待用户操作。第 2 到 4 位 (0x1c) 表示在下一幅之前图像如何处理：0 或 1 保留，2 恢复背景，3 恢复先前的内容。其他位为 0。引擎只显示第一幅图像。</translation>
    </message>
    <message>
        <source>Number of the colour that is not drawn, counted from 0 in the table of the image, where 0x01 is set in flags: its pixels show what lies behind. A wrong one makes another colour transparent.</source>
        <translation>不绘制的颜色的编号，在图像的颜色表中从 0 计数，flags 中设有 0x01 时有效：这些像素显示后面的内容。有误时会使另一种颜色透明。</translation>
    </message>
    <message>
        <source>A piece of the text, in ASCII; readers of images skip it.</source>
        <translation>文本的一段，ASCII 编码；读取图像的程序会跳过。</translation>
    </message>
    <message>
        <source>What the extension says, cut into pieces of up to 255 bytes; an empty piece is the last. The first piece of an application is its name, of 11 letters.</source>
        <translation>扩展的内容，切成最多 255 字节的片段；空片段为最后一个。应用程序扩展的第一个片段是 11 个字母的名称。</translation>
    </message>
    <message>
        <source>A piece of what the extension says, in the form that its program gave it; others skip it.</source>
        <translation>扩展内容的一段，形式由其程序决定；其他程序会跳过。</translation>
    </message>
    <message>
        <source>Colours of all images without a table of their own, there where flags has 0x80; a pixel holds the number of its colour, counted from 0. Horde3D refuses an image that has neither this table nor its own.</source>
        <translation>所有没有自己颜色表的图像的颜色，在 flags 含 0x80 时存在；像素存有其颜色的编号，从 0 数起。既没有此表也没有自己颜色表的图像会被 Horde3D 拒绝。</translation>
    </message>
</context>
<context>
    <name>HdrFormat</name>
    <message>
        <source>#?, behind which RADIANCE or RGBE stands: the file is a Radiance picture. Readers refuse any other.</source>
        <translation>#?，其后为 RADIANCE 或 RGBE：说明该文件是 Radiance 图片。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>13, with which some programs end lines before the 10. Horde3D takes it for text: it does not know a FORMAT line with it, and refuses the file.</source>
        <translation>13，有些程序在 10 之前以此结束行。Horde3D 会把它当作文本：带有它的 FORMAT 行不被识别，文件会被拒绝。</translation>
    </message>
    <message>
        <source>13, with which some programs end lines before the 10. Behind the sides it changes nothing.</source>
        <translation>13，有些程序在 10 之前以此结束行。在尺寸之后它不产生影响。</translation>
    </message>
    <message>
        <source>Ends the line. With another byte the line goes on up to the next 10.</source>
        <translation>结束该行。为其他字节时，该行一直延续到下一个 10。</translation>
    </message>
    <message>
        <source>A variable and its value, or behind # a comment. One line has to be FORMAT=32-bit_rle_rgbe, else Horde3D refuses the file; it passes over all others.</source>
        <translation>变量及其值，或 # 之后的注释。必须有一行为 FORMAT=32-bit_rle_rgbe，否则 Horde3D 拒绝该文件；其他行它都会跳过。</translation>
    </message>
    <message>
        <source>A picture whose colours may be brighter than white: lines of text, then the pixels.</source>
        <translation>颜色可以比白色更亮的图片：先是若干行文本，然后是像素。</translation>
    </message>
    <message>
        <source>Lines of text about the picture, variables and comments, up to the first empty one.</source>
        <translation>关于图片的若干行文本，即变量和注释，直到第一个空行。</translation>
    </message>
    <message>
        <source>A line of text behind the empty one: the sides of the picture, and in which order pixels come. Readers refuse a file without it.</source>
        <translation>空行之后的一行文本：图片的边长，以及像素的顺序。读取程序拒绝没有它的文件。</translation>
    </message>
    <message>
        <source>-Y, the height in pixels, +X, the width, such as -Y 512 +X 1024: rows from the top, from left to right. Horde3D refuses other orders; with wrong sides it refuses packed pixels, and cuts others in wrong places.</source>
        <translation>-Y、以像素计的高度、+X、宽度，例如 -Y 512 +X 1024：各行从上起，从左到右。Horde3D 拒绝其他顺序；边长有误时它拒绝压缩的像素，并在错误的位置断开其他像素。</translation>
    </message>
    <message>
        <source>Red, green, blue and exponent of the pixels, a byte each: a colour is its byte times 2 to the power of exponent - 136, and exponent 0 is black. A row that begins with 02 02 and the width in two bytes, the highest first, has all bytes of red, then of green, blue and exponent, packed: above 128, a byte says that the next one is there it minus 128 times; else that so many follow as they are. Horde3D refuses a file in which such a row does not fit the width.</source>
        <translation>像素的红、绿、蓝和指数，各一个字节：颜色为其字节乘以 2 的（指数 - 136）次幂，指数为 0 即黑色。以 02 02 和两个字节的宽度（高字节在前）开头的行先存红色的所有字节，然后是绿、蓝和指数，均经压缩：大于 128 的字节表示下一个字节重复它减去 128 次；否则表示其后有这么多字节原样保存。如果这样的行与宽度不符，Horde3D 拒绝该文件。</translation>
    </message>
</context>
<context>
    <name>HexAccessible</name>
    <message>
        <source>End, offset %1</source>
        <translation>末尾，偏移 %1</translation>
    </message>
    <message>
        <source>Offset %1, byte %2</source>
        <translation>偏移 %1，字节 %2</translation>
    </message>
    <message>
        <source>Offset %1: </source>
        <translation>偏移 %1： </translation>
    </message>
    <message>
        <source>Nothing here, before offset %1</source>
        <translation>此处无内容，在偏移 %1 之前</translation>
    </message>
</context>
<context>
    <name>HitSearch</name>
    <message>
        <source>Only the first %L1 are listed.</source>
        <translation>只列出前 %L1 项。</translation>
    </message>
    <message>
        <source>Packed bytes were not unpacked.</source>
        <translation>压缩的字节未解压。</translation>
    </message>
    <message>
        <source>Not all that is packed could be unpacked: %L1 streams end early.</source>
        <translation>并非所有压缩内容都能解压：%L1 个流提前结束。</translation>
    </message>
    <message>
        <source>The expression took too many steps in %L1 bytes: those were not searched to the end.</source>
        <translation>表达式在 %L1 个字节中用了过多步骤：这些字节未搜索到底。</translation>
    </message>
    <message>
        <source>%L1 matches are cut at the %L2 bytes that an expression sees.</source>
        <translation>%L1 个匹配在表达式可见的 %L2 个字节处被截断。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were searched.</source>
        <translation>
            <numerusform>搜索了 %Ln 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first %L1 files of the folder were looked at.</source>
        <translation>只查看了文件夹中的前 %L1 个文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read: %1</source>
        <translation>
            <numerusform>%n 个文件无法读取：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden one(s) left out.</source>
        <translation>
            <numerusform>略过 %n 个隐藏项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues are not known yet.</source>
        <translation>问题尚未得出。</translation>
    </message>
</context>
<context>
    <name>HordeAnimationFormat</name>
    <message>
        <source>every node has all frames</source>
        <translation>每个节点都有全部帧</translation>
    </message>
    <message>
        <source>nodes that do not move may have one frame</source>
        <translation>不动的节点可以只有一帧</translation>
    </message>
    <message>
        <source>An animation: transformations of joints and meshes, found by name.</source>
        <translation>动画：关节和网格的变换，按名称查找。</translation>
    </message>
    <message>
        <source>The published page describes version 3 only.</source>
        <translation>公开的页面只描述版本 3。</translation>
    </message>
    <message>
        <source>Number of joints and meshes that have an animation.</source>
        <translation>带动画的关节和网格的数量。</translation>
    </message>
    <message>
        <source>The engine takes every number but 0 for 1.</source>
        <translation>引擎把除 0 以外的所有数都当作 1。</translation>
    </message>
    <message>
        <source>The transformation relative to the parent, the same in all frames.</source>
        <translation>相对于父级的变换，所有帧相同。</translation>
    </message>
    <message>
        <source>H3DA: says that the file is an animation. The engine refuses any other.</source>
        <translation>H3DA：说明该文件是动画。引擎拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>Version of the format. The engine takes 2 and 3, and refuses others.</source>
        <translation>格式的版本。引擎接受 2 和 3，拒绝其他版本。</translation>
    </message>
    <message>
        <source>Name of the joint or mesh that moves; ends at its first NUL. Large and small letters differ.</source>
        <translation>所驱动的关节或网格的名称；到第一个 NUL 为止。区分大小写。</translation>
    </message>
    <message>
        <source>What each joint or mesh does, found by its name; one after the other without padding.</source>
        <translation>每个关节或网格的动作，按名称查找；依次存放，没有填充。</translation>
    </message>
    <message>
        <source>How the node is turned against its parent. Where the axis points at the viewer, a positive angle turns counter-clockwise.</source>
        <translation>节点相对于父节点的旋转。轴指向观察者时，正角度为逆时针方向。</translation>
    </message>
    <message>
        <source>The transformation relative to the parent in each frame, counted from 0; it takes the place of the one in the scene. Behind the last frame comes the first again.</source>
        <translation>每一帧（从 0 计数）中相对于父级的变换；它取代场景中的变换。最后一帧之后又是第一帧。</translation>
    </message>
    <message>
        <source>Number of frames, the same for all nodes of the file. How fast they follow each other, programs say. With 0 the engine ignores nodes that are not compressed.</source>
        <translation>帧的数量，对文件中的所有节点都相同。播放速度由程序决定。为 0 时引擎忽略未压缩的节点。</translation>
    </message>
    <message>
        <source>The engine compares a hash (SDBM), which with bytes above 127 is not the same everywhere; of two names with one hash either may win. Without a NUL it reads on. Old converters left other strings behind the NUL; these bytes mean nothing.</source>
        <translation>引擎比较哈希 (SDBM)，含有大于 127 的字节时它并非处处相同；哈希相同的两个名称中任一个都可能生效。没有 NUL 时会继续往后读。旧的转换程序在 NUL 之后留下了别的文本；这些字节没有意义。</translation>
    </message>
    <message>
        <source>1: a single frame follows, which stands for all of them. 0: numFrames frames follow.</source>
        <translation>1：后面只有一帧，代表所有帧。0：后面有 numFrames 帧。</translation>
    </message>
    <message>
        <source>Where the node is, seen from its parent: right-handed, y up, in the units of the scene.</source>
        <translation>节点相对于父节点的位置：右手系，y 向上，以场景单位计。</translation>
    </message>
    <message>
        <source>How large the node is, along its own axes: 1 keeps the size, 0 flattens it, a negative number mirrors it. It is applied first, then rotation, then translation, although it is the last in the file.</source>
        <translation>节点沿自身坐标轴的大小：1 保持大小，0 使其变扁，负数使其镜像。它最先应用，然后是旋转，再是平移，尽管在文件中位于最后。</translation>
    </message>
</context>
<context>
    <name>HordeComputeFormat</name>
    <message>
        <source>Data that compute shaders read and write, and that may be drawn as vertices.</source>
        <translation>计算着色器读写的数据，也可以作为顶点绘制。</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Where one attribute of a vertex lies in the buffer, and what the shader calls it.</source>
        <translation>顶点的一个属性在缓冲区中的位置，以及着色器对它的称呼。</translation>
    </message>
    <message>
        <source>Where the attribute lies in a vertex, in bytes from its beginning.</source>
        <translation>该属性在顶点中的位置，以距其开头的字节数表示。</translation>
    </message>
    <message>
        <source>The engine refuses a buffer with a size below 0.</source>
        <translation>大小小于 0 的缓冲区会被引擎拒绝。</translation>
    </message>
    <message>
        <source>The attribute, by the name that the shader has for it; others are ignored.</source>
        <translation>属性，使用着色器中的名称；其他名称被忽略。</translation>
    </message>
    <message>
        <source>How many floats the attribute has for each vertex.</source>
        <translation>属性在每个顶点中有几个浮点数。</translation>
    </message>
    <message>
        <source>Size of the buffer, a multiple of 4: four bytes for each number.</source>
        <translation>缓冲区的大小，为 4 的倍数：每个数四个字节。</translation>
    </message>
    <message>
        <source>Number of the attribute, from 1 to the number of Bindings, each once.</source>
        <translation>属性的编号，从 1 到 Bindings 的数量，各出现一次。</translation>
    </message>
    <message>
        <source>The engine takes 0 too and writes before its list. It refuses a number that is too large.</source>
        <translation>引擎也接受 0，并写到列表之前。过大的数会被拒绝。</translation>
    </message>
    <message>
        <source>The numbers (floats) that the buffer begins with, each followed by a semicolon. Where there are fewer, the rest keeps whatever the memory held.</source>
        <translation>缓冲区的初始数值（浮点数），每个后面跟一个分号。数值不足时，其余部分保留内存中原有的内容。</translation>
    </message>
    <message>
        <source>The engine refuses the buffer for more numbers than fit, more than 32 characters between two semicolons, or a second Data. What stands behind the last semicolon it drops.</source>
        <translation>数值多于容量、两个分号之间超过 32 个字符或有第二个 Data 时，引擎会拒绝该缓冲区。最后一个分号之后的内容会被丢弃。</translation>
    </message>
    <message>
        <source>Whether Compute nodes of scenes may draw the buffer as vertices, which then needs Bindings.</source>
        <translation>场景的 Compute 节点是否可以把缓冲区作为顶点绘制；此时需要 Bindings。</translation>
    </message>
    <message>
        <source>The published page leaves open from where it counts. For the length of a vertex the engine takes the sum of all offsets and 4 times the last size: that is right for up to two Bindings, of which the first lies at 0.</source>
        <translation>公开的页面没有说明从哪里算起。引擎把所有偏移之和加上最后一个大小的 4 倍作为顶点的长度：最多两个 Bindings 且第一个位于 0 时才正确。</translation>
    </message>
</context>
<context>
    <name>HordeGeometryFormat</name>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>tangents</source>
        <translation>切线</translation>
    </message>
    <message>
        <source>bitangents</source>
        <translation>副切线</translation>
    </message>
    <message>
        <source>joint indices</source>
        <translation>关节索引</translation>
    </message>
    <message>
        <source>joint weights</source>
        <translation>关节权重</translation>
    </message>
    <message>
        <source>texture coordinates 0</source>
        <translation>纹理坐标 0</translation>
    </message>
    <message>
        <source>texture coordinates 1</source>
        <translation>纹理坐标 1</translation>
    </message>
    <message>
        <source>position differences</source>
        <translation>位置差值</translation>
    </message>
    <message>
        <source>normal differences</source>
        <translation>法线差值</translation>
    </message>
    <message>
        <source>tangent differences</source>
        <translation>切线差值</translation>
    </message>
    <message>
        <source>bitangent differences</source>
        <translation>副切线差值</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>A geometry: vertices, triangles, the bind pose of the skeleton, morph targets.</source>
        <translation>几何体：顶点、三角形、骨架的绑定姿势、变形目标。</translation>
    </message>
    <message>
        <source>The bind pose of the skeleton. Names and parents of joints are in the scene file.</source>
        <translation>骨架的绑定姿势。关节的名称和父级在场景文件中。</translation>
    </message>
    <message>
        <source>Which part of the vertices follows.</source>
        <translation>后面是顶点的哪一部分。</translation>
    </message>
    <message>
        <source>Number of streams: parts of the vertices that change.</source>
        <translation>流的数量：顶点中发生变化的部分。</translation>
    </message>
    <message>
        <source>Differences to the vertices, target minus base, one part after the other.</source>
        <translation>与顶点的差值，即目标减去基础，各部分逐个排列。</translation>
    </message>
    <message>
        <source>Which part of the vertices changes.</source>
        <translation>顶点的哪一部分发生变化。</translation>
    </message>
    <message>
        <source>Second set of texture coordinates, u and v as in the first; shaders use it for light maps and the like.</source>
        <translation>第二套纹理坐标，u 和 v 与第一套相同；着色器用它处理光照贴图等。</translation>
    </message>
    <message>
        <source>H3DG: says that the file is a geometry. The engine refuses any other.</source>
        <translation>H3DG：说明该文件是几何体。引擎拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>How many joints the skeleton has. With 0 the engine adds one that does not move.</source>
        <translation>骨架有多少个关节。为 0 时引擎会添加一个不动的关节。</translation>
    </message>
    <message>
        <source>The engine refuses the file when a stream that it knows has another size than it should.</source>
        <translation>如果已知的流大小不符，引擎会拒绝该文件。</translation>
    </message>
    <message>
        <source>The engine does not correct them: with a smaller sum the vertex is drawn towards the origin.</source>
        <translation>引擎不作修正：总和过小时顶点会被拉向原点。</translation>
    </message>
    <message>
        <source>How many morph targets there are: other shapes of the same vertices, such as a smile.</source>
        <translation>有多少个变形目标：同一组顶点的其他形状，例如微笑。</translation>
    </message>
    <message>
        <source>Without a NUL the engine reads on behind the name.</source>
        <translation>没有 NUL 时，引擎会继续读到名称之后。</translation>
    </message>
    <message>
        <source>The engine skips one that it does not know.</source>
        <translation>引擎会跳过不认识的流。</translation>
    </message>
    <message>
        <source>The engine refuses the file when a stream that it knows has another size.</source>
        <translation>如果已知的流为其他大小，引擎会拒绝该文件。</translation>
    </message>
    <message>
        <source>Number of vertices; every stream has a part of each, in the same order.</source>
        <translation>顶点的数量；每个流含有每个顶点的一部分，顺序相同。</translation>
    </message>
    <message>
        <source>Place in the space of the model: right-handed, y up, in units of your own choice.</source>
        <translation>在模型空间中的位置：右手系，y 向上，单位自定。</translation>
    </message>
    <message>
        <source>The four joints that pull the vertex; jointWeights says how strongly.</source>
        <translation>拉动顶点的四个关节；拉动强度见 jointWeights。</translation>
    </message>
    <message>
        <source>Shapes whose differences are added to the vertices, times a weight that the program sets.</source>
        <translation>各种形状，其差值乘以程序设置的权重后加到顶点上。</translation>
    </message>
    <message>
        <source>Number of vertices that move; the others stay.</source>
        <translation>移动的顶点的数量；其他顶点不动。</translation>
    </message>
    <message>
        <source>The engine does not check them: a number that is too large makes it write into foreign memory.</source>
        <translation>引擎不作检查：数值过大时会写入不属于它的内存。</translation>
    </message>
    <message>
        <source>The published page does not describe them. All are floats, also where the vertices have shorts.</source>
        <translation>公开的页面没有描述它们。全部是浮点数，即使顶点中用的是短整数。</translation>
    </message>
    <message>
        <source>The engine skips it.</source>
        <translation>引擎会跳过它。</translation>
    </message>
    <message>
        <source>Where each vertex lies, in the order of the vertices.</source>
        <translation>每个顶点的位置，按顶点的顺序。</translation>
    </message>
    <message>
        <source>In which direction the surface faces at each vertex, in the order of the vertices.</source>
        <translation>每个顶点处表面的朝向，按顶点的顺序。</translation>
    </message>
    <message>
        <source>Direction in which the surface faces, for light: x, y and z in the space of the model, 32767 for 1.</source>
        <translation>表面的朝向，用于光照：模型空间中的 x、y、z，32767 表示 1。</translation>
    </message>
    <message>
        <source>In which direction u grows at each vertex, in the order of the vertices; for normal maps.</source>
        <translation>每个顶点处 u 增大的方向，按顶点的顺序；用于法线贴图。</translation>
    </message>
    <message>
        <source>Direction along the surface in which u grows: x, y and z in the space of the model, 32767 for 1. Normal maps are turned by it.</source>
        <translation>沿表面 u 增大的方向：模型空间中的 x、y、z，32767 表示 1。法线贴图由它定向。</translation>
    </message>
    <message>
        <source>In which direction v grows at each vertex, in the order of the vertices; for normal maps.</source>
        <translation>每个顶点处 v 增大的方向，按顶点的顺序；用于法线贴图。</translation>
    </message>
    <message>
        <source>Direction along the surface in which v grows: x, y and z in the space of the model, 32767 for 1.</source>
        <translation>沿表面 v 增大的方向：模型空间中的 x、y、z，32767 表示 1。</translation>
    </message>
    <message>
        <source>Which four joints pull each vertex, in the order of the vertices.</source>
        <translation>每个顶点受哪四个关节牵引，按顶点的顺序。</translation>
    </message>
    <message>
        <source>How strongly the four joints of jointIndices pull each vertex, in the order of the vertices.</source>
        <translation>jointIndices 中的四个关节对每个顶点的牵引强度，按顶点的顺序。</translation>
    </message>
    <message>
        <source>Which place of the image lies at each vertex, in the order of the vertices.</source>
        <translation>每个顶点对应图片的哪个位置，按顶点的顺序。</translation>
    </message>
    <message>
        <source>Which place of a second image lies at each vertex, in the order of the vertices.</source>
        <translation>每个顶点对应第二张图片的哪个位置，按顶点的顺序。</translation>
    </message>
    <message>
        <source>Parts of vertices with an id that is not known, or with another size than those with this id have. Those of an unknown id the engine skips; for a wrong size it refuses the file.</source>
        <translation>id 未知的顶点部分，或大小与该 id 应有的不同。id 未知的，引擎跳过；大小错误时，引擎拒绝该文件。</translation>
    </message>
    <message>
        <source>How far each vertex that moves is moved, in the order of morphVertexIndices.</source>
        <translation>每个移动的顶点移动多远，按 morphVertexIndices 的顺序。</translation>
    </message>
    <message>
        <source>How far the vertex moves: x, y and z in the space of the model are added to its position, times the weight of the morph target.</source>
        <translation>顶点移动多远：模型空间中的 x、y、z 乘以变形目标的权重后加到其位置上。</translation>
    </message>
    <message>
        <source>How the normal of each vertex that moves changes, in the order of morphVertexIndices.</source>
        <translation>每个移动的顶点的法线如何变化，按 morphVertexIndices 的顺序。</translation>
    </message>
    <message>
        <source>How the tangent of each vertex that moves changes, in the order of morphVertexIndices.</source>
        <translation>每个移动的顶点的切线如何变化，按 morphVertexIndices 的顺序。</translation>
    </message>
    <message>
        <source>How the bitangent of each vertex that moves would change, in the order of morphVertexIndices; the engine skips it.</source>
        <translation>每个移动的顶点的副切线会如何变化，按 morphVertexIndices 的顺序；引擎跳过它。</translation>
    </message>
    <message>
        <source>The part of one vertex; what it means is unknown. The engine skips it, or refuses the file where id is known and only the size is wrong.</source>
        <translation>一个顶点的该部分；含义不明。引擎会跳过它；如果 id 已知而只是大小不对，则拒绝该文件。</translation>
    </message>
    <message>
        <source>Version of the format; the engine refuses files of any other.</source>
        <translation>格式的版本；引擎拒绝其他版本的文件。</translation>
    </message>
    <message>
        <source>Graphics cards take 75 with OpenGL 2 and OpenGL ES 3, and 330 with OpenGL 4; above, the engine only warns. Where the file has fewer, it reads beyond its end.</source>
        <translation>OpenGL 2 和 OpenGL ES 3 下显卡支持 75 个，OpenGL 4 下 330 个；超出时引擎只发出警告。文件中没有这么多时，引擎会读到文件末尾之外。</translation>
    </message>
    <message>
        <source>By custom the first joint is the identity, for vertices without a joint of their own, and real joints begin at 1.</source>
        <translation>按惯例，第一个关节是单位矩阵，供没有自己关节的顶点使用，实际的关节从 1 开始。</translation>
    </message>
    <message>
        <source>Brings vertices from the space of the model to that of the joint in its bind pose (inverse bind matrix). It stands column by column, for vectors that are columns: the numbers 12, 13 and 14, counted from 0, are the translation.</source>
        <translation>把顶点从模型空间变换到绑定姿势下的关节空间（逆绑定矩阵）。按列存放，用于列向量：第 12、13、14 个数（从 0 开始计数）是平移。</translation>
    </message>
    <message>
        <source>How many streams there are: parts that vertices have, such as positions and normals.</source>
        <translation>有多少个流：顶点所具有的部分，例如位置和法线。</translation>
    </message>
    <message>
        <source>One stream after the other, in any order: each has one part of all vertices, such as their positions.</source>
        <translation>流逐个排列，顺序任意：每个流存放所有顶点的一个部分，例如它们的位置。</translation>
    </message>
    <message>
        <source>The engine skips a stream that it does not know; of two with one id the later one counts. For one that is missing it takes 0, for missing weights 255, 0, 0, 0. The published page calls it magic.</source>
        <translation>引擎会跳过不认识的流；id 相同的两个以后者为准。缺少某个流时取 0，缺少权重时取 255、0、0、0。公开的页面称之为 magic。</translation>
    </message>
    <message>
        <source>Size of the part of one vertex: 12 for positions, 6 for normals, tangents and bitangents, 4 for joints and their weights, 8 for texture coordinates. Streams that the engine does not know it skips: this size times numVertices.</source>
        <translation>一个顶点的该部分的大小：位置 12，法线、切线和副切线 6，关节及其权重 4，纹理坐标 8。引擎会跳过不认识的流：此大小乘以 numVertices。</translation>
    </message>
    <message>
        <source>The engine keeps only the sign of dot(cross(normal, tangent), bitangent), plus for 0, and works the bitangent out anew.</source>
        <translation>引擎只保留 dot(cross(normal, tangent), bitangent) 的符号（0 视为正），并重新计算副切线。</translation>
    </message>
    <message>
        <source>The engine does not check them: where there is no such joint, software skinning reads foreign memory. The published page says that 0 means unused; it is joint 0, and what is not used has the weight 0.</source>
        <translation>引擎不作检查：如果没有该关节，软件蒙皮会读取不属于它的内存。公开的页面说 0 表示未使用；其实是关节 0，未使用的关节权重为 0。</translation>
    </message>
    <message>
        <source>How strongly each of the four joints pulls, in their order: 0 not at all, 255 alone. Exporters round down, so the sum may be a little below 255.</source>
        <translation>四个关节各自的拉动强度，按其顺序：0 为完全不拉动，255 为单独拉动。导出程序向下取整，所以总和可能略小于 255。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex: u to the right, v up; 1 is the whole image. Beyond it the image repeats, unless the shader&apos;s sampler says otherwise (Address). DDS and KTX are not turned: there v = 0 is the first row in the file.</source>
        <translation>图像的哪个位置落在该顶点上：u 向右，v 向上；1 为整个图像。超出时图像重复，除非着色器的采样器另有规定（Address）。DDS 和 KTX 不会翻转：其中 v = 0 是文件中的第一行。</translation>
    </message>
    <message>
        <source>Number of indices: three for each triangle, unless a scene file makes lines or patches of them.</source>
        <translation>索引的数量：每个三角形三个，除非场景文件用它们构成线段或面片。</translation>
    </message>
    <message>
        <source>Numbers of the vertices that triangles have, counter-clockwise as seen from the front. Scene files say which of them make a mesh.</source>
        <translation>三角形的顶点的编号，从正面看为逆时针。场景文件说明其中哪些构成一个网格。</translation>
    </message>
    <message>
        <source>The engine does not check them: where there is no such vertex, the graphics card draws garbage. With up to 65536 vertices it keeps the lowest 16 bits of each only.</source>
        <translation>引擎不作检查：如果没有该顶点，显卡会绘制错误的内容。顶点不超过 65536 个时，引擎只保留每个编号的低 16 位。</translation>
    </message>
    <message>
        <source>Name by which programs find the morph target; ends at its first NUL. Large and small letters differ; of several with one name all change together.</source>
        <translation>程序据以找到变形目标的名称；在第一个 NUL 处结束。区分大小写；多个同名时全部一起变化。</translation>
    </message>
    <message>
        <source>Which vertices of the geometry move.</source>
        <translation>几何体的哪些顶点会移动。</translation>
    </message>
    <message>
        <source>Size of the part of one vertex: 12, three floats. Streams that the engine does not know it skips: this size times numMorphVertices.</source>
        <translation>一个顶点的该部分的大小：12，即三个浮点数。引擎会跳过不认识的流：此大小乘以 numMorphVertices。</translation>
    </message>
    <message>
        <source>How the normal changes with the shape: x, y and z, in floats where 1.0 is the whole length, are added to it, times the weight of the morph target. Then the engine gives it the length 1, unless software skinning follows.</source>
        <translation>法线如何随形状变化：x、y、z（浮点数，1.0 为整个长度）乘以变形目标的权重后加到法线上。然后引擎使其长度为 1，除非接着进行软件蒙皮。</translation>
    </message>
    <message>
        <source>How the tangent changes with the shape: x, y and z, in floats where 1.0 is the whole length, are added to it, times the weight of the morph target. Then the engine gives it the length 1, unless software skinning follows.</source>
        <translation>切线如何随形状变化：x、y、z（浮点数，1.0 为整个长度）乘以变形目标的权重后加到切线上。然后引擎使其长度为 1，除非接着进行软件蒙皮。</translation>
    </message>
    <message>
        <source>How the bitangent would change with the shape: x, y and z, in floats where 1.0 is the whole length.</source>
        <translation>副切线随形状会如何变化：x、y、z，浮点数，1.0 为整个长度。</translation>
    </message>
</context>
<context>
    <name>HordeMaterialFormat</name>
    <message>
        <source>How a surface is drawn: a shader with its flags, textures and numbers. The order does not matter.</source>
        <translation>表面的绘制方式：一个着色器及其标志、纹理和数值。顺序无关紧要。</translation>
    </message>
    <message>
        <source>Switches a part of the shader on: its code sees the flag as a macro.</source>
        <translation>开启着色器的一部分：其代码将该标志视为宏。</translation>
    </message>
    <message>
        <source>_F, two digits from 01 to 32, _ and a name that only people read.</source>
        <translation>_F、从 01 到 32 的两位数字、_，以及只供人阅读的名称。</translation>
    </message>
    <message>
        <source>The texture for one of the shader&apos;s samplers.</source>
        <translation>着色器某个采样器的纹理。</translation>
    </message>
    <message>
        <source>The compute buffer&apos;s file (.compute.xml).</source>
        <translation>计算缓冲区的文件 (.compute.xml)。</translation>
    </message>
    <message>
        <source>The engine refuses a link to itself. With a circle of several materials it draws without end.</source>
        <translation>引擎拒绝指向自身的链接。多个材质构成循环时会无休止地绘制。</translation>
    </message>
    <message>
        <source>Whether smaller versions of the texture are made, so that it does not flicker in the distance.</source>
        <translation>是否生成纹理的缩小版本，使其在远处不闪烁。</translation>
    </message>
    <message>
        <source>Whether the texture&apos;s colours are those of a screen (sRGB), to be made linear while reading.</source>
        <translation>纹理颜色是否为屏幕颜色 (sRGB)，读取时转换为线性。</translation>
    </message>
    <message>
        <source>One of the four numbers of the uniform: a is its x, b its y, c its z, d its w. A float takes a only.</source>
        <translation>uniform 的四个数之一：a 为 x，b 为 y，c 为 z，d 为 w。float 只取 a。</translation>
    </message>
    <message>
        <source>A compute buffer that one of the shader&apos;s buffers reads from or writes to.</source>
        <translation>供着色器的某个缓冲区读取或写入的计算缓冲区。</translation>
    </message>
    <message>
        <source>Whether the texture may be compressed when it is loaded, which saves memory.</source>
        <translation>加载时是否可以压缩纹理，以节省内存。</translation>
    </message>
    <message>
        <source>The shader that draws the surface. Only the first one counts; without any nothing is drawn.</source>
        <translation>绘制表面的着色器。只有第一个有效；没有就什么也不绘制。</translation>
    </message>
    <message>
        <source>The shader&apos;s file (.shader), from the content folder on.</source>
        <translation>着色器的文件 (.shader)，从内容文件夹开始的路径。</translation>
    </message>
    <message>
        <source>Numbers for one of the shader&apos;s uniforms, in place of those that the shader gives it.</source>
        <translation>着色器某个 uniform 的数值，取代着色器给它的数值。</translation>
    </message>
    <message>
        <source>Only the first material that names the texture has a say. On DDS and KTX files it has no effect.</source>
        <translation>只有第一个引用该纹理的材质起作用。对 DDS 和 KTX 文件无效。</translation>
    </message>
    <message>
        <source>Only the first material that names the texture has a say.</source>
        <translation>只有第一个引用该纹理的材质起作用。</translation>
    </message>
    <message>
        <source>By it commands of a pipeline choose what they draw. Levels are divided by dots: a command for Translucent draws Translucent.Glass, too. A material without a class is drawn by commands that name none or exclude one with ~.</source>
        <translation>管线的命令据此选择要绘制的内容。各级用点分隔：针对 Translucent 的命令也绘制 Translucent.Glass。没有类的材质由不指定类或用 ~ 排除某类的命令绘制。</translation>
    </message>
    <message>
        <source>Another material (.material.xml, from the content folder on): its samplers, uniforms and buffers count instead of those with the same names here. Its class and shader do not count.</source>
        <translation>另一个材质（.material.xml，从内容根目录起）：其采样器、uniform 和缓冲区取代此处同名者。其类和着色器不起作用。</translation>
    </message>
    <message>
        <source>Without it the engine uses a pointer to nothing and crashes. Where the file cannot be loaded, nothing is drawn.</source>
        <translation>没有它时，引擎会使用空指针并崩溃。文件无法加载时，什么都不绘制。</translation>
    </message>
    <message>
        <source>The engine ignores names of another form without a word; 00 and numbers above 32 set a wrong flag.</source>
        <translation>引擎会静默忽略其他形式的名称；00 和大于 32 的数会设置错误的标志。</translation>
    </message>
    <message>
        <source>The sampler, by the name that the shader has for it; others are ignored. Of several with one name the first counts.</source>
        <translation>采样器，使用着色器中的名称；其他名称被忽略。多个同名时以第一个为准。</translation>
    </message>
    <message>
        <source>The texture&apos;s file, such as a DDS, KTX, PNG or JPEG; $Tex2D, $TexCube and $Tex3D are built in. Without one, the shader&apos;s own texture is used.</source>
        <translation>纹理的文件，例如 DDS、KTX、PNG 或 JPEG；$Tex2D、$TexCube 和 $Tex3D 是内置的。没有时使用着色器自己的纹理。</translation>
    </message>
    <message>
        <source>The uniform, by the name that the shader has for it; others are ignored. Of several with one name the first counts.</source>
        <translation>uniform，使用着色器中的名称；其他名称被忽略。多个同名时以第一个为准。</translation>
    </message>
    <message>
        <source>The buffer, by the name that the shader has for it; others are ignored. Of several with one name the first counts.</source>
        <translation>缓冲区，使用着色器中的名称；其他名称被忽略。多个同名时以第一个为准。</translation>
    </message>
</context>
<context>
    <name>HordeParticleFormat</name>
    <message>
        <source>How the particles of an emitter move, look and fade.</source>
        <translation>发射器的粒子如何运动、外观如何、如何消失。</translation>
    </message>
    <message>
        <source>The published page calls it ParticleConfig, which the engine does not take any more.</source>
        <translation>公开的页面称它为 ParticleConfig，引擎已不再接受这个名称。</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>How one property of a particle changes while it lives.</source>
        <translation>粒子的一项属性在其寿命中如何变化。</translation>
    </message>
    <message>
        <source>A channel that is not there is 0: without size or colA nothing can be seen.</source>
        <translation>不存在的通道为 0：没有 size 或 colA 就什么也看不到。</translation>
    </message>
    <message>
        <source>The published page says that it is startMin when it is missing; the engine takes 0.</source>
        <translation>公开的页面说缺失时等于 startMin；引擎则取 0。</translation>
    </message>
    <message>
        <source>The smallest value that a particle begins with; each begins somewhere between this and startMax.</source>
        <translation>粒子起始的最小值；每个粒子从它与 startMax 之间的某个值开始。</translation>
    </message>
    <message>
        <source>The shortest life of a particle; each lives a random time between this and lifeMax.</source>
        <translation>粒子的最短寿命；每个粒子的寿命在此值与 lifeMax 之间随机。</translation>
    </message>
    <message>
        <source>The longest life of a particle; with 0 none is seen.</source>
        <translation>粒子的最长寿命；为 0 时看不到任何粒子。</translation>
    </message>
    <message>
        <source>The engine ignores other words. Of two elements for one property the later one counts.</source>
        <translation>引擎忽略其他词。同一属性有两个元素时以后者为准。</translation>
    </message>
    <message>
        <source>The largest value that a particle begins with; equal to startMin, all begin alike.</source>
        <translation>粒子起始时的最大值；等于 startMin 时全部相同。</translation>
    </message>
    <message>
        <source>The property: moveVel is speed in units of the scene a second, rotVel turning speed in degrees a second, drag how much of the emitter&apos;s own movement the particle takes along (1 is all), size its size in units of the scene; colR, colG and colB are red, green and blue (1 is full), colA is alpha (0 is transparent, 1 opaque).</source>
        <translation>属性：moveVel 是速度（每秒场景单位），rotVel 是旋转速度（度每秒），drag 是粒子带走发射器自身运动的多少（1 为全部），size 是大小（场景单位）；colR、colG、colB 是红、绿、蓝（1 为全满），colA 是 alpha（0 透明，1 不透明）。</translation>
    </message>
    <message>
        <source>What the value at the beginning is multiplied by at the end of the life, evenly on the way: 1 keeps it, 0 lets it fade.</source>
        <translation>寿命结束时初始值所乘的数，其间均匀变化：1 保持不变，0 使其消失。</translation>
    </message>
</context>
<context>
    <name>HordePipelineFormat</name>
    <message>
        <source>How a frame is drawn: the targets that it needs, and what is drawn into them in which order.</source>
        <translation>一帧的绘制方式：所需的目标，以及按什么顺序向其中绘制什么。</translation>
    </message>
    <message>
        <source>Commands that belong together and can be switched off together.</source>
        <translation>属于一组、可以一起关闭的命令。</translation>
    </message>
    <message>
        <source>Whether the stage is carried out. Programs can change it.</source>
        <translation>是否执行该阶段。程序可以更改它。</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Draws a rectangle over the whole target.</source>
        <translation>在整个目标上绘制一个矩形。</translation>
    </message>
    <message>
        <source>Draws the meshes again for each light that reaches them.</source>
        <translation>为照到网格的每个灯光再次绘制这些网格。</translation>
    </message>
    <message>
        <source>Draws the area of each light over what was drawn before.</source>
        <translation>在之前绘制的内容之上绘制每个灯光的区域。</translation>
    </message>
    <message>
        <source>Draws the overlays of the program.</source>
        <translation>绘制程序的叠加层。</translation>
    </message>
    <message>
        <source>Belongs to an extension; without it the engine passes over the command.</source>
        <translation>属于某个扩展；没有该扩展时引擎会略过此命令。</translation>
    </message>
    <message>
        <source>A picture that is drawn into, with up to four colours for each pixel, and depth.</source>
        <translation>供绘制的图片，每个像素最多四种颜色，并可带深度。</translation>
    </message>
    <message>
        <source>Clears depth and colours of the target.</source>
        <translation>清除目标的深度和颜色。</translation>
    </message>
    <message>
        <source>The material whose uniform is changed (.material.xml).</source>
        <translation>要更改其 uniform 的材质（.material.xml）。</translation>
    </message>
    <message>
        <source>One of the four numbers that the uniform gets: a is its x, b its y, c its z, d its w.</source>
        <translation>uniform 得到的四个数之一：a 为 x，b 为 y，c 为 z，d 为 w。</translation>
    </message>
    <message>
        <source>Whether the target has a depth buffer, without which nothing hides what is behind it.</source>
        <translation>目标是否有深度缓冲区；没有它，前面的内容不会遮挡后面的内容。</translation>
    </message>
    <message>
        <source>The material whose shader draws the rectangle (.material.xml).</source>
        <translation>其着色器绘制该矩形的材质（.material.xml）。</translation>
    </message>
    <message>
        <source>A name that Setup does not define makes the engine refuse the pipeline.</source>
        <translation>Setup 中未定义的名称会使引擎拒绝该管线。</translation>
    </message>
    <message>
        <source>What programs call the stage, to switch it on and off.</source>
        <translation>程序对该阶段的称呼，用于开启和关闭。</translation>
    </message>
    <message>
        <source>With more than 4 the engine refuses the pipeline.</source>
        <translation>超过 4 个时引擎会拒绝该管线。</translation>
    </message>
    <message>
        <source>The sampler by which shaders read the buffer, by the name that they have for it; shaders without it do not see the buffer.</source>
        <translation>着色器读取缓冲区所用的采样器，使用着色器中的名称；没有该采样器的着色器看不到此缓冲区。</translation>
    </message>
    <message>
        <source>Which buffer of the target: a colour buffer, 0 to 3, or 32 for depth.</source>
        <translation>目标的哪个缓冲区：颜色缓冲区 0 到 3，或 32 表示深度。</translation>
    </message>
    <message>
        <source>How many colour buffers the target has; shaders write into several at once. 0 is for depth alone.</source>
        <translation>目标有多少个颜色缓冲区；着色器同时写入多个。0 表示只有深度。</translation>
    </message>
    <message>
        <source>How many samples a pixel has at most, for smooth edges; 0 is no smoothing, and programs may allow fewer.</source>
        <translation>每个像素最多有多少个采样点，用于平滑边缘；0 为不平滑，程序可以只允许更少。</translation>
    </message>
    <message>
        <source>In which order the meshes are drawn: from front to back saves work, from back to front is right for what can be seen through, NONE does not sort.</source>
        <translation>网格的绘制顺序：由前到后节省开销，由后到前适合可以透视的内容，NONE 不排序。</translation>
    </message>
    <message>
        <source>Draws the meshes that the camera sees into the target.</source>
        <translation>把摄像机看到的网格绘制到目标中。</translation>
    </message>
    <message>
        <source>Whether lights throw no shadows in this command.</source>
        <translation>在此命令中灯光是否不投射阴影。</translation>
    </message>
    <message>
        <source>The stages of a frame, in the order in which they are carried out. Only the first CommandQueue counts.</source>
        <translation>一帧的各个阶段，按执行顺序排列。只有第一个 CommandQueue 有效。</translation>
    </message>
    <message>
        <source>The targets that are drawn into besides the output. Only the first Setup counts.</source>
        <translation>除输出之外用于绘制的目标。只有第一个 Setup 有效。</translation>
    </message>
    <message>
        <source>Whether the depth buffer of the target is cleared, so that nothing drawn before hides what comes next.</source>
        <translation>是否清除目标的深度缓冲区，使之前绘制的内容不会遮住后面的内容。</translation>
    </message>
    <message>
        <source>What width and height are multiplied by: 0.5 makes a quarter of the pixels, 1 changes nothing.</source>
        <translation>宽和高所乘的数：0.5 使像素变为四分之一，1 不改变。</translation>
    </message>
    <message>
        <source>Gives a uniform of a material other numbers, for all that is drawn with it from here on.</source>
        <translation>给材质的一个 uniform 设置其他数值，对此后用它绘制的一切生效。</translation>
    </message>
    <message>
        <source>A material (.material.xml) from which everything drawn in the stage takes samplers, uniforms and buffers first, before its own material.</source>
        <translation>一个材质（.material.xml），在该阶段中绘制的一切都先从它取采样器、uniform 和缓冲区，然后才用自己的材质。</translation>
    </message>
    <message>
        <source>What commands call the target; without a name none can find it, and of several with one name they find the first.</source>
        <translation>命令对该目标的称呼；没有名称则任何命令都找不到它，多个同名时找到第一个。</translation>
    </message>
    <message>
        <source>How red, green, blue and alpha are stored: whole numbers of 8 bits (RGBA8), or floats of 16 or 32 bits (RGBA16F, RGBA32F), which may be brighter than white. Large and small letters are alike.</source>
        <translation>红、绿、蓝和 alpha 如何存储：8 位整数 (RGBA8)，或 16、32 位浮点数 (RGBA16F、RGBA32F)，后者可以比白色更亮。不区分大小写。</translation>
    </message>
    <message>
        <source>With another word the engine refuses the pipeline, too.</source>
        <translation>为其他词时，引擎同样会拒绝该管线。</translation>
    </message>
    <message>
        <source>Width of the target, which scale multiplies; 0 is that of the output.</source>
        <translation>目标的宽度，再乘以 scale；0 表示与输出相同。</translation>
    </message>
    <message>
        <source>Height of the target, which scale multiplies; 0 is that of the output.</source>
        <translation>目标的高度，再乘以 scale；0 表示与输出相同。</translation>
    </message>
    <message>
        <source>What follows is drawn into another target, or with an empty name into the output. Buffers that were bound are taken back.</source>
        <translation>后面的内容绘制到另一个目标，名称为空时绘制到输出。已绑定的缓冲区会被解除绑定。</translation>
    </message>
    <message>
        <source>The target, by its id, that is drawn into from here on; empty is the output.</source>
        <translation>从此处起绘制到的目标，用其 id 表示；空表示输出。</translation>
    </message>
    <message>
        <source>Gives a buffer of a target to the shaders as a texture, until UnbindBuffers or the next SwitchTarget.</source>
        <translation>把目标的一个缓冲区作为纹理提供给着色器，直到 UnbindBuffers 或下一个 SwitchTarget。</translation>
    </message>
    <message>
        <source>The target, by its id, that the buffer belongs to.</source>
        <translation>缓冲区所属的目标，用其 id 表示。</translation>
    </message>
    <message>
        <source>Takes back all buffers that were bound, so that their target can be drawn into again; SwitchTarget does so as well.</source>
        <translation>解除所有已绑定的缓冲区，使其目标可以再次被绘制；SwitchTarget 也会这样做。</translation>
    </message>
    <message>
        <source>Whether the colour buffer whose number ends this name is cleared: all its pixels get the colour of col_R to col_A. The target has numColBufs of them, counted from 0.</source>
        <translation>是否清除编号为此名称末尾数字的颜色缓冲区：其所有像素填入 col_R 到 col_A 的颜色。目标有 numColBufs 个这样的缓冲区，从 0 起计。</translation>
    </message>
    <message>
        <source>Red, green, blue or alpha, as the last letter of this name says, of the colour that is left after clearing: 0 is none, 1 is full.</source>
        <translation>清除后留下的颜色的红、绿、蓝或 alpha，由此名称的最后一个字母说明：0 为无，1 为满。</translation>
    </message>
    <message>
        <source>Name of the context, one of the ways to draw that shaders have. What has a shader without it is not drawn.</source>
        <translation>上下文的名称，即着色器所具有的绘制方式之一。着色器没有该上下文的物体不绘制。</translation>
    </message>
    <message>
        <source>Only materials of this class and of those below it are drawn (Translucent.Glass is below Translucent); with a ~ before it, all others; empty, all of them.</source>
        <translation>只绘制该类及其下级类的材质（Translucent.Glass 在 Translucent 之下）；前面有 ~ 时绘制所有其他材质；为空时绘制全部。</translation>
    </message>
    <message>
        <source>Without it, or with another word, the engine puts together what is drawn alike, which saves work. Large and small letters are alike.</source>
        <translation>没有它或为其他词时，引擎把绘制方式相同的放在一起，以减少工作量。不区分大小写。</translation>
    </message>
    <message>
        <source>Name of the context, one of the ways to draw that shaders have, by which the meshes are drawn; empty, the lightingContext of each light. What has a shader without it is not drawn.</source>
        <translation>用于绘制网格的上下文的名称，即着色器所具有的绘制方式之一；为空时使用每个光源的 lightingContext。着色器没有该上下文的物体不绘制。</translation>
    </message>
    <message>
        <source>Name of the context, one of the ways to draw that shaders have, by which the shader of a light&apos;s material draws its area; empty, its lightingContext. A light whose shader lacks it adds nothing.</source>
        <translation>光源材质的着色器绘制其区域所用的上下文的名称，即着色器所具有的绘制方式之一；为空时使用该光源的 lightingContext。着色器没有它的光源不起作用。</translation>
    </message>
    <message>
        <source>The uniform, by the name of a Uniform of that material; where it has none, nothing changes.</source>
        <translation>uniform，用该材质中某个 Uniform 的名称表示；材质没有它时什么也不改变。</translation>
    </message>
</context>
<context>
    <name>HordeSceneFormat</name>
    <message>
        <source>Another scene file whose nodes take this place.</source>
        <translation>另一个场景文件，其节点取代此处。</translation>
    </message>
    <message>
        <source>Belongs to an extension; an engine without it drops the node.</source>
        <translation>属于某个扩展；没有该扩展的引擎会丢弃此节点。</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Data of the program, which the engine keeps as text. Only the first one counts.</source>
        <translation>程序的数据，引擎将其作为文本保留。只有第一个算数。</translation>
    </message>
    <message>
        <source>Something that is drawn: meshes and joints that share a geometry.</source>
        <translation>要绘制的对象：共用一个几何体的网格和关节。</translation>
    </message>
    <message>
        <source>On the published page, but the engine does not read it: primType Patches took its place.</source>
        <translation>公开的页面上有，但引擎不读取它：已被 primType Patches 取代。</translation>
    </message>
    <message>
        <source>A spot light that looks along its negative z axis.</source>
        <translation>聚光灯，沿其负 z 轴照射。</translation>
    </message>
    <message>
        <source>Where the scene is seen from, along the negative z axis.</source>
        <translation>观察场景的位置，沿负 z 轴看。</translation>
    </message>
    <message>
        <source>The engine does not load it: it must be there already.</source>
        <translation>引擎不会加载它：它必须已经存在。</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Holds other nodes together: they move, turn and grow with it.</source>
        <translation>把其他节点组合在一起：它们随它移动、旋转和缩放。</translation>
    </message>
    <message>
        <source>What the three parts of its colour are multiplied by: above 1 the light is brighter.</source>
        <translation>其颜色的三个分量所乘的系数：大于 1 时光更亮。</translation>
    </message>
    <message>
        <source>The pipeline: in which steps the picture of this camera is drawn (.pipeline.xml).</source>
        <translation>管线：按哪些步骤绘制此摄像机的画面（.pipeline.xml）。</translation>
    </message>
    <message>
        <source>The material that the particles are drawn with (.material.xml).</source>
        <translation>绘制粒子所用的材质（.material.xml）。</translation>
    </message>
    <message>
        <source>The material that it is drawn with (.material.xml).</source>
        <translation>绘制它所用的材质（.material.xml）。</translation>
    </message>
    <message>
        <source>The buffer whose content is drawn as vertices (.compute.xml).</source>
        <translation>其内容作为顶点绘制的缓冲区（.compute.xml）。</translation>
    </message>
    <message>
        <source>The material that these triangles are drawn with (.material.xml).</source>
        <translation>绘制这些三角形所用的材质（.material.xml）。</translation>
    </message>
    <message>
        <source>Number of the smallest vertex that the mesh uses, counted from 0.</source>
        <translation>该网格使用的最小顶点编号，从 0 计数。</translation>
    </message>
    <message>
        <source>The file that says how long particles live and how they change meanwhile (.particle.xml).</source>
        <translation>说明粒子存活多久以及期间如何变化的文件（.particle.xml）。</translation>
    </message>
    <message>
        <source>A circle of scene files makes the engine go round without end. Where the file cannot be loaded, nothing stands here.</source>
        <translation>场景文件构成循环时引擎会无休止地加载。文件无法加载时此处为空。</translation>
    </message>
    <message>
        <source>What programs call the node. Animations find joints and meshes by it; large and small letters differ.</source>
        <translation>程序对节点的称呼。动画据此找到关节和网格；区分大小写。</translation>
    </message>
    <message>
        <source>Whether joints move vertices on the processor instead of the graphics card, which is slower.</source>
        <translation>关节是否在处理器而不是显卡上移动顶点，这样较慢。</translation>
    </message>
    <message>
        <source>How many shadow maps the light has: pictures from which shadows are drawn. 0 is no shadow; the engine has room for 4.</source>
        <translation>灯光有多少张阴影贴图：用于绘制阴影的图片。0 为无阴影；引擎最多容纳 4 张。</translation>
    </message>
    <message>
        <source>How far shadows are moved away from what throws them. Too little leaves stripes on it, too much a gap.</source>
        <translation>阴影离开投射物的距离。过小会出现条纹，过大会出现缝隙。</translation>
    </message>
    <message>
        <source>A texture that the camera draws into, instead of the window.</source>
        <translation>摄像机绘制到的纹理，而不是窗口。</translation>
    </message>
    <message>
        <source>Whether what is far away looks as large as what is near (orthographic), as in a plan.</source>
        <translation>远处的物体是否与近处的看起来一样大（正交），如同平面图。</translation>
    </message>
    <message>
        <source>Whether the engine leaves out what is hidden behind something else.</source>
        <translation>引擎是否略去被其他物体遮挡的部分。</translation>
    </message>
    <message>
        <source>Where particles come from: smoke, fire, rain and the like.</source>
        <translation>粒子的来源：烟、火、雨等。</translation>
    </message>
    <message>
        <source>How many particles come in a second; with 0 none come.</source>
        <translation>每秒产生多少个粒子；为 0 时不产生。</translation>
    </message>
    <message>
        <source>How much red (col_R), green (col_G) or blue (col_B) the light has: 0 is none, 1 is full, above 1 is brighter.</source>
        <translation>灯光含有多少红 (col_R)、绿 (col_G) 或蓝 (col_B)：0 为无，1 为满，大于 1 更亮。</translation>
    </message>
    <message>
        <source>Which output buffer it draws into where pictures are made for two eyes: 0 for the left one, 1 for the right one.</source>
        <translation>为双眼分别生成画面（立体）时写入哪个输出缓冲区：0 为左眼，1 为右眼。</translation>
    </message>
    <message>
        <source>Elsewhere the engine deletes the node and then goes on with what it deleted: anything can happen.</source>
        <translation>在别处时引擎会删除该节点，随后又继续使用已删除的内容：后果无法预料。</translation>
    </message>
    <message>
        <source>Triangles of the model&apos;s geometry that have one material. It stands in a Model, a Mesh or a Joint.</source>
        <translation>模型几何体中使用同一材质的三角形。位于 Model、Mesh 或 Joint 之内。</translation>
    </message>
    <message>
        <source>What the indices make: triangles of three, lines of two, or patches that the graphics card divides.</source>
        <translation>索引组成什么：每三个一个三角形，每两个一条线段，或由显卡细分的面片。</translation>
    </message>
    <message>
        <source>Moves vertices of the model; an animation drives it by its name. It stands in a Model or a Joint.</source>
        <translation>移动模型的顶点；动画按其名称驱动它。位于 Model 或 Joint 之内。</translation>
    </message>
    <message>
        <source>Left edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle.</source>
        <translation>近平面上摄像机视野的左边缘，以场景单位计；0 为中间。</translation>
    </message>
    <message>
        <source>Right edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle.</source>
        <translation>近平面上摄像机视野的右边缘，以场景单位计；0 为中间。</translation>
    </message>
    <message>
        <source>Bottom edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle.</source>
        <translation>近平面上摄像机视野的下边缘，以场景单位计；0 为中间。</translation>
    </message>
    <message>
        <source>Top edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle.</source>
        <translation>近平面上摄像机视野的上边缘，以场景单位计；0 为中间。</translation>
    </message>
    <message>
        <source>Distance from the camera before which nothing is drawn, in the units of the scene; above 0 unless orthographic. The smaller it is, the coarser are depths far away.</source>
        <translation>与摄像机的距离，以场景单位计，比它近的内容不绘制；非正交时大于 0。它越小，远处的深度越粗略。</translation>
    </message>
    <message>
        <source>Distance from the camera beyond which nothing is drawn, in the units of the scene.</source>
        <translation>与摄像机的距离，以场景单位计，比它远的内容不绘制。</translation>
    </message>
    <message>
        <source>How long nothing happens before the first particle comes.</source>
        <translation>第一个粒子出现之前等待多久。</translation>
    </message>
    <message>
        <source>What the vertices in the buffer make: triangles of three, lines of two, or a point of each.</source>
        <translation>缓冲区中的顶点构成什么：每三个一个三角形，每两个一条线段，或每个一个点。</translation>
    </message>
    <message>
        <source>Ground, made from a picture of heights: it goes from 0 to 1 along each axis, and the scale of the node makes it as large as it should be.</source>
        <translation>由高度图片生成的地面：沿各轴从 0 到 1，由节点的缩放决定其实际大小。</translation>
    </message>
    <message>
        <source>The picture whose pixels say how high the ground is: red times 256 plus green, 65535 for the highest. It has to be a square of 32, 64, 128, … 8192 pixels a side; else the ground is flat.</source>
        <translation>其像素说明地面高度的图片：红乘以 256 加绿，65535 为最高。必须是边长为 32、64、128……8192 像素的正方形；否则地面是平的。</translation>
    </message>
    <message>
        <source>The material that the ground is drawn with (.material.xml).</source>
        <translation>绘制地面所用的材质 (.material.xml)。</translation>
    </message>
    <message>
        <source>How closely the ground follows the heights: a block is divided where its error, divided by its distance from the camera, is not below 1 / meshQuality. More triangles for a larger number; above 0.</source>
        <translation>地面与高度的贴合程度：当块的误差除以它到相机的距离不小于 1 / meshQuality 时，该块被细分。数值越大三角形越多；须大于 0。</translation>
    </message>
    <message>
        <source>The ground is drawn in square blocks: how far their rims hang down, to hide gaps between them. Times the distance from the camera; 1 is the height of the whole ground.</source>
        <translation>地面以正方形的块绘制：块的边缘向下垂多少，以遮住块之间的缝隙。乘以到相机的距离；1 为整个地面的高度。</translation>
    </message>
    <message>
        <source>The ground is drawn in square blocks: how many points of heights one has on a side, 1 more than a power of two, such as 17 or 33. Where this less 1 does not divide the side of heightmap, the engine takes 17.</source>
        <translation>地面以正方形的块绘制：一个块每边有多少个高度点，比 2 的幂多 1，例如 17 或 33。若此数减 1 不能整除 heightmap 的边长，引擎取 17。</translation>
    </message>
    <message>
        <source>How far the light reaches, in the units of the scene: what is farther away it does not light. Above 0, else it lights nothing.</source>
        <translation>光能照多远，以场景的单位计：更远的地方照不到。须大于 0，否则什么也照不到。</translation>
    </message>
    <message>
        <source>How many particles there are at most at a time; further ones wait until one dies.</source>
        <translation>同时最多有多少个粒子；其余的要等有粒子消亡。</translation>
    </message>
    <message>
        <source>How often each particle is born, the first time included: with 0 none ever is, -1 is for ever.</source>
        <translation>每个粒子出生多少次，包括第一次：0 表示从不出生，-1 表示永远。</translation>
    </message>
    <message>
        <source>How fast all particles drift along the axis of the scene with which this name ends (y is up), in units a second, as in wind.</source>
        <translation>所有粒子沿此名称末尾字母所示的场景轴（y 向上）漂移的速度，以每秒单位计，如同有风。</translation>
    </message>
    <message>
        <source>Draws what a compute buffer holds as triangles, lines or points.</source>
        <translation>把计算缓冲区的内容绘制为三角形、线或点。</translation>
    </message>
    <message>
        <source>How many vertices of the buffer are drawn, from its first one on.</source>
        <translation>绘制缓冲区中的多少个顶点，从第一个开始。</translation>
    </message>
    <message>
        <source>Smallest x, y or z (the last letter of the name says which) of the box around what is drawn, in the space of the node. When the box is too small, the engine hides the node where it should be seen.</source>
        <translation>所绘内容的包围盒的最小 x、y 或 z（由名称的最后一个字母说明），在节点的空间中。包围盒太小时，引擎会在应当看见节点时把它隐藏。</translation>
    </message>
    <message>
        <source>Largest x, y or z (the last letter of the name says which) of the box around what is drawn, in the space of the node. When the box is too small, the engine hides the node where it should be seen.</source>
        <translation>所绘内容的包围盒的最大 x、y 或 z（由名称的最后一个字母说明），在节点的空间中。包围盒太小时，引擎会在应当看见节点时把它隐藏。</translation>
    </message>
    <message>
        <source>The geometry that has the vertices, triangles and joints of the model (.geo).</source>
        <translation>包含模型的顶点、三角形和关节的几何体 (.geo)。</translation>
    </message>
    <message>
        <source>Where the node is along x, y or z, as the last letter of this name says, seen from the one around it: right-handed, y up, in the units of the scene.</source>
        <translation>节点在 x、y 或 z 轴上（由此名称的最后一个字母说明）的位置，相对于外层节点：右手系，y 向上，以场景的单位计。</translation>
    </message>
    <message>
        <source>Angle around x, y or z, as the last letter of this name says; the node turns first around z, then around x, then around y. Where the axis points at the viewer, a positive angle turns counter-clockwise.</source>
        <translation>绕 x、y 或 z 轴（由此名称的最后一个字母说明）的角度；节点先绕 z，再绕 x，再绕 y 旋转。轴指向观察者时，正角度为逆时针方向。</translation>
    </message>
    <message>
        <source>Factor along x, y or z, as the last letter of this name says, applied before the node is turned and moved: 1 keeps the size, 2 doubles it, a negative one mirrors, 0 flattens everything to nothing along this axis.</source>
        <translation>沿 x、y 或 z 轴（由此名称的最后一个字母说明）的系数，在节点旋转和移动之前应用：1 保持大小，2 加倍，负值镜像，0 则沿该轴把一切压扁。</translation>
    </message>
    <message>
        <source>The engine makes the mesh&apos;s box of the vertices from vertRStart to vertREnd: where these leave some out, the mesh can vanish while it should be seen. Where vertRStart is above vertREnd, or vertREnd not below the number of vertices, the box is a point at the origin.</source>
        <translation>引擎用从 vertRStart 到 vertREnd 的顶点生成网格的包围盒：若有遗漏，网格可能在应可见时消失。vertRStart 大于 vertREnd，或 vertREnd 不小于顶点数量时，包围盒是原点处的一个点。</translation>
    </message>
    <message>
        <source>Number of the largest vertex that the mesh uses, counted from 0; it belongs to the range.</source>
        <translation>该网格使用的最大顶点编号，从 0 计数；包含在范围内。</translation>
    </message>
    <message>
        <source>Its name and transformation replace those of the outermost node in that file, also where they are not written here; by the published page only where they are. Nodes in it come below that node.</source>
        <translation>其名称和变换会取代那个文件中最外层节点的名称和变换，即使这里没有写明；按公开的页面，只在写明时取代。其中的节点放到那个节点之下。</translation>
    </message>
    <message>
        <source>The scene file whose nodes come here (.scene.xml), from the content folder on.</source>
        <translation>其节点放到此处的场景文件（.scene.xml），从内容根目录起。</translation>
    </message>
    <message>
        <source>From this distance between camera and model on, in the units of the scene, the level of detail is drawn whose number ends this name; before lodDist1 it is level 0. The four should not decrease: a level that ends before it begins is never drawn.</source>
        <translation>摄像机与模型的距离（以场景单位计）达到此值时，绘制编号为此名称末尾数字的细节层次；在 lodDist1 之前为层次 0。四个值不应递减：尚未开始就已结束的层次永远不会绘制。</translation>
    </message>
    <message>
        <source>The first index of the geometry that belongs to the mesh, counted from 0. Where it and batchCount pass the last index, the mesh is not drawn.</source>
        <translation>几何体中属于该网格的第一个索引，从 0 开始计数。它与 batchCount 超出最后一个索引时，不绘制该网格。</translation>
    </message>
    <message>
        <source>How many indices of the geometry belong to the mesh: three for each triangle, two for each line. Where batchStart and it pass the last index, the mesh is not drawn.</source>
        <translation>几何体中有多少索引属于该网格：每个三角形三个，每条线段两个。batchStart 与它超出最后一个索引时，不绘制该网格。</translation>
    </message>
    <message>
        <source>The level of detail in which the mesh is drawn: 0 near the camera, up to 4 far away. lodDist1 to lodDist4 of the model say where each begins.</source>
        <translation>绘制该网格的细节层次：0 为靠近摄像机，最远为 4。各层次从哪里开始，由模型的 lodDist1 到 lodDist4 说明。</translation>
    </message>
    <message>
        <source>Not on the published page. With another word the engine drops the node; large and small letters are alike.</source>
        <translation>公开的页面上没有。为其他词时引擎会丢弃此节点；不区分大小写。</translation>
    </message>
    <message>
        <source>Was meant to say whether the graphics card may divide its triangles (tessellation).</source>
        <translation>原本用来说明显卡是否可以细分它的三角形（曲面细分）。</translation>
    </message>
    <message>
        <source>Number of the joint in the geometry, counted from 0. Converters begin with 1: joint 0 does not move.</source>
        <translation>关节在几何体中的编号，从 0 开始计数。转换程序从 1 开始：关节 0 不动。</translation>
    </message>
    <message>
        <source>Where the geometry has no such joint, it moves nothing. Of two with one number the last counts.</source>
        <translation>如果几何体没有该关节，则不驱动任何顶点。编号相同的两个以最后一个为准。</translation>
    </message>
    <message>
        <source>The material with which deferred drawing lights the area of this light (.material.xml). Whatever is drawn for the light takes samplers, uniforms and buffers from it first.</source>
        <translation>延迟绘制时照亮此光源区域所用的材质（.material.xml）。为此光源绘制的一切都先从它取采样器、uniform 和缓冲区。</translation>
    </message>
    <message>
        <source>Name of the context, one of the ways to draw that shaders have, by which what the light reaches is drawn. What has a shader without it is not lit.</source>
        <translation>绘制光照所及之物所用的上下文的名称，即着色器所具有的绘制方式之一。着色器没有它的物体不受光照。</translation>
    </message>
    <message>
        <source>Name of the context, one of the ways to draw that shaders have, by which the shadow maps of the light are drawn. What has a shader without it throws no shadow.</source>
        <translation>绘制光源的阴影贴图所用的上下文的名称，即着色器所具有的绘制方式之一。着色器没有它的物体不投射阴影。</translation>
    </message>
    <message>
        <source>Angle of the cone that it lights, from edge to edge; above 0. From 180 on it lights in all directions.</source>
        <translation>照亮的圆锥的角度，从一边到另一边；大于 0。从 180 起向所有方向照射。</translation>
    </message>
    <message>
        <source>How several shadow maps are divided by distance, from 0 to 1: 0 evenly, 1 with more of them for what is near.</source>
        <translation>多张阴影贴图如何按距离划分，从 0 到 1：0 为均匀，1 为近处分得更多。</translation>
    </message>
    <message>
        <source>Angle of the cone into which particles fly, from edge to edge, around the negative z axis of the node: with 0 all take that direction.</source>
        <translation>粒子飞入的圆锥的角度，从一边到另一边，以节点的负 z 轴为中心：为 0 时全部沿该方向飞行。</translation>
    </message>
    <message>
        <source>With another word the engine drops the node; large and small letters are alike.</source>
        <translation>为其他词时引擎会丢弃该节点；不区分大小写。</translation>
    </message>
</context>
<context>
    <name>HordeShaderFormat</name>
    <message>
        <source>A compute buffer that materials can set (DataBuffer) and the code reads or writes.</source>
        <translation>一个计算缓冲区，材质可以设置 (DataBuffer)，代码读写。</translation>
    </message>
    <message>
        <source>A texture that materials can set: flat (sampler2D), the six sides of a cube (samplerCube) or a volume (sampler3D).</source>
        <translation>一张材质可以设置的纹理：平面 (sampler2D)、立方体的六个面 (samplerCube) 或体积 (sampler3D)。</translation>
    </message>
    <message>
        <source>One way to draw, which pipelines and lights name. It needs a section for vertices and one for pixels, or one for computing alone; else the engine refuses the shader.</source>
        <translation>一种绘制方式，由管线和灯光引用。它需要一个顶点节和一个像素节，或者单独一个计算节；否则引擎会拒绝该着色器。</translation>
    </message>
    <message>
        <source>Contexts for OpenGL4 or OpenGLES3; those outside are for OpenGL 2. The engine checks all and keeps those of the system that runs.</source>
        <translation>用于 OpenGL4 或 OpenGLES3 的上下文；之外的用于 OpenGL 2。引擎检查全部，只保留当前系统的上下文。</translation>
    </message>
    <message>
        <source>Of a sampler: which texture (Texture, TexUnit), what lies beyond its edges (Address), how smoothly it is read (Filter, MaxAnisotropy) and by whom (Usage). Of a context: depth (ZWriteEnable, ZEnable, ZFunc), mixing with what is there (BlendMode), the side that is left out (CullMode), smooth cut-outs (AlphaToCoverage), corners of a patch (TessPatchVertices) and its sections of code.</source>
        <translation>采样器的状态：哪张纹理 (Texture, TexUnit)、边缘之外是什么 (Address)、读取的平滑程度 (Filter, MaxAnisotropy) 以及由谁读取 (Usage)。上下文的状态：深度 (ZWriteEnable, ZEnable, ZFunc)、与已有内容的混合 (BlendMode)、剔除哪一面 (CullMode)、平滑的镂空 (AlphaToCoverage)、面片的角数 (TessPatchVertices) 以及所用的代码节。</translation>
    </message>
    <message>
        <source>The code file, in quotes, from the content folder on. Without quotes the engine refuses the shader; a circle of files it reads without end.</source>
        <translation>代码文件，写在引号中，从内容文件夹算起。没有引号时引擎会拒绝该着色器；文件构成循环时会无休止地读取。</translation>
    </message>
    <message>
        <source>The section [[FX]]: what materials can set, and how the shader draws in which context. A shader has exactly one such section, or the engine refuses it; code files have none.</source>
        <translation>[[FX]] 节：材质可以设置的内容，以及着色器在哪个上下文中如何绘制。着色器必须恰好有一个这样的节，否则引擎拒绝它；代码文件没有这样的节。</translation>
    </message>
    <message>
        <source>Code in the shading language (GLSL), from its name in [[ ]] to the next [[ or the end of the file. Contexts name it; of two sections with one name the later one counts.</source>
        <translation>着色语言 (GLSL) 的代码，从 [[ ]] 中的名称直到下一个 [[ 或文件末尾。由上下文引用；两节同名时以后者为准。</translation>
    </message>
    <message>
        <source>A number (float) or four (float4) that materials can set and the code reads; 0 where neither a material nor default says one.</source>
        <translation>一个数 (float) 或四个数 (float4)，材质可以设置，代码读取；材质和 default 都没有给出时为 0。</translation>
    </message>
    <message>
        <source>Name by which materials, pipelines and code use it: letters, digits and _, else the engine refuses the shader. What is longer than 127 is cut off.</source>
        <translation>材质、管线和代码使用它时的名称：字母、数字和 _，否则引擎拒绝该着色器。超过 127 个字符的部分会被截掉。</translation>
    </message>
    <message>
        <source>What it is when a material says nothing: one number, or for a float4 one to four in { }, with commas between; those that are missing are 0.</source>
        <translation>材质没有说明时的值：一个数；float4 则为 { } 中的一到四个数，以逗号分隔；缺少的为 0。</translation>
    </message>
    <message>
        <source>What the setting is set to, the default first: Texture $Tex2D, $TexCube or $Tex3D, or a file; Address Wrap (the image repeats), Clamp (its edge goes on), Border; Filter Trilinear, Bilinear, None; MaxAnisotropy 8, from 1 to 16; Usage Texture, ComputeImageRO, ComputeImageWO, ComputeImageRW (a compute shader reads, writes, or both); TexUnit a number up to 11 (OpenGL4: 91); ZWriteEnable and ZEnable true, false; ZFunc LessEqual, Less, Equal, Greater, GreaterEqual, Always; BlendMode Replace, Blend (by alpha), Add, AddBlended (by alpha, added), Mult, or { factor of the new colour, factor of the old } with Zero, One, SrcColor, SrcAlpha, DestColor, DestAlpha, OneMinus before these four; CullMode Back, Front, None; AlphaToCoverage false, true, 1; TessPatchVertices 1 or more; code: compile GLSL and the name of a section. With another value the engine refuses the shader.</source>
        <translation>该设置的值，默认值在前：Texture $Tex2D、$TexCube 或 $Tex3D，或一个文件；Address Wrap（图像重复）、Clamp（边缘延续）、Border；Filter Trilinear、Bilinear、None；MaxAnisotropy 8，从 1 到 16；Usage Texture、ComputeImageRO、ComputeImageWO、ComputeImageRW（计算着色器读、写或读写）；TexUnit 为不超过 11 的数 (OpenGL4: 91)；ZWriteEnable 和 ZEnable true、false；ZFunc LessEqual、Less、Equal、Greater、GreaterEqual、Always；BlendMode Replace、Blend（按 alpha）、Add、AddBlended（按 alpha 相加）、Mult，或 { 新颜色的因子, 旧颜色的因子 }，因子为 Zero、One、SrcColor、SrcAlpha、DestColor、DestAlpha，后四个之前可加 OneMinus；CullMode Back、Front、None；AlphaToCoverage false、true、1；TessPatchVertices 1 或更大；代码：compile GLSL 和一个节的名称。若为其他值，引擎拒绝该着色器。</translation>
    </message>
    <message>
        <source>#include: another code file, whose text takes this place.</source>
        <translation>#include：另一个代码文件，其文本取代此处。</translation>
    </message>
</context>
<context>
    <name>ItemCommands</name>
    <message>
        <source>Insert into %1</source>
        <translation>插入到 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>从 %1 移除 %Ln 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message numerus="yes">
        <source>Removes all of %1: %n byte(s), of which %2 are selected.</source>
        <translation>
            <numerusform>整个移除 %1：共 %n 字节，其中选中了 %2 字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n chunk(s)</source>
        <translation>
            <numerusform>移除 %n 个块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n element(s)</source>
        <translation>
            <numerusform>创建 %n 个元素的副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n chunk(s)</source>
        <translation>
            <numerusform>创建 %n 个块的副本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message>
        <source>Its length says more than there is; it ends where its parent ends.</source>
        <translation>其长度超出实际内容；它在父级结束处结束。</translation>
    </message>
    <message>
        <source>Its length says less than its own fields need.</source>
        <translation>其长度小于自身字段所需。</translation>
    </message>
    <message>
        <source>Nested too deep; its content is shown as bytes.</source>
        <translation>嵌套过深；其内容按字节显示。</translation>
    </message>
    <message>
        <source>Bytes where something known should have begun.</source>
        <translation>本应开始某个已知内容的位置上的字节。</translation>
    </message>
    <message>
        <source>Cut off: what it lies in ends inside it.</source>
        <translation>被截断：它所在的部分在其内部就结束了。</translation>
    </message>
    <message>
        <source>The NUL that ends the text is missing.</source>
        <translation>结束文本的 NUL 缺失。</translation>
    </message>
    <message>
        <source>More elements are announced than fit.</source>
        <translation>声明的元素多于能容纳的数量。</translation>
    </message>
    <message>
        <source>A negative number of elements is announced.</source>
        <translation>声明的元素数量为负数。</translation>
    </message>
    <message>
        <source>What is left after the last whole element.</source>
        <translation>最后一个完整元素之后剩余的内容。</translation>
    </message>
    <message>
        <source>What is left after the last field.</source>
        <translation>最后一个字段之后剩余的内容。</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1 at 0x%2</source>
        <translation>%1，位于 0x%2</translation>
    </message>
    <message>
        <source>What should describe the elements makes no sense.</source>
        <translation>本应描述元素的内容不合理。</translation>
    </message>
    <message numerus="yes">
        <source>%1 number(s)</source>
        <translation>
            <numerusform>%1 个数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <translation>
            <numerusform>%1 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>What should end it is missing.</source>
        <translation>本应结束它的内容缺失。</translation>
    </message>
    <message>
        <source>There is more than can be shown; it is one run of bytes.</source>
        <translation>内容多得无法显示；它是一段连续的字节。</translation>
    </message>
    <message numerus="yes">
        <source>offset 0x%1, %2 byte(s)</source>
        <translation>
            <numerusform>偏移 0x%1，%2 个字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Jp2Format</name>
    <message>
        <source>a number</source>
        <translation>一个编号</translation>
    </message>
    <message>
        <source>a profile</source>
        <translation>一个配置文件</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>The standard for which the file was made first: jp2 and a blank.</source>
        <translation>文件最初遵循的标准：jp2 和一个空格。</translation>
    </message>
    <message>
        <source>All standards by which it can be read; one of them has to be jp2 and a blank.</source>
        <translation>可以用来读取它的所有标准；其中之一必须是 jp2 和一个空格。</translation>
    </message>
    <message>
        <source>By which the program finds its own box again; 16 bytes chosen at random.</source>
        <translation>程序用它找到自己的盒；随机选取的 16 个字节。</translation>
    </message>
    <message>
        <source>Whatever that program put there; others leave it alone.</source>
        <translation>该程序放在这里的任意内容；其他程序不动它。</translation>
    </message>
    <message>
        <source>Whether the colours named in colr are only a guess.</source>
        <translation>colr 中所指的颜色是否只是猜测。</translation>
    </message>
    <message>
        <source>Whether a box says who owns the picture.</source>
        <translation>是否有一个盒说明图片的所有者。</translation>
    </message>
    <message>
        <source>How the colours are told: by a number, or by a profile.</source>
        <translation>颜色如何说明：用编号，或用配置文件。</translation>
    </message>
    <message>
        <source>Not used: 0. How well the colours are met, in other standards of the family.</source>
        <translation>未使用：0。在该系列的其他标准中表示颜色的吻合程度。</translation>
    </message>
    <message>
        <source>What the numbers of the components mean as colours: a known colour space, or a profile.</source>
        <translation>各分量的数值作为颜色的含义：已知的色彩空间，或配置文件。</translation>
    </message>
    <message>
        <source>Horde3D does not read JPEG 2000. E3D models may hold such a picture.</source>
        <translation>Horde3D 不读取 JPEG 2000。E3D 模型可以包含这种图片。</translation>
    </message>
    <message>
        <source>Shows whether a transfer has changed line ends; readers refuse any other number.</source>
        <translation>显示传输是否改变了行尾；读取程序拒绝任何其他数值。</translation>
    </message>
    <message>
        <source>Version of that standard; 0. Readers do not look at it.</source>
        <translation>该标准的版本；0。读取程序不查看它。</translation>
    </message>
    <message>
        <source>Markers and packed coefficients: the picture in itself. Its sides count, where the boxes say something else.</source>
        <translation>标记和压缩的系数：图片本身。与各盒不一致时以它的尺寸为准。</translation>
    </message>
    <message>
        <source>Not used: 0, and readers do not look at it.</source>
        <translation>未使用：为 0，读取程序不查看它。</translation>
    </message>
    <message>
        <source>A picture: boxes, one of them with the codestream. Numbers have their highest byte first.</source>
        <translation>一张图片：若干盒，其中一个含有码流。数值的最高字节在前。</translation>
    </message>
    <message>
        <source>An XML document about the picture. Readers that do not know it skip it; the pixels do not depend on it.</source>
        <translation>关于图片的 XML 文档。不认识它的读取程序会跳过它；像素不依赖于它。</translation>
    </message>
    <message>
        <source>Says what the codestream is, and stands before it. In it: first ihdr, the sides and components; then bpcc where components differ, colr, the colours, and res, the size of a pixel.</source>
        <translation>说明码流的内容，位于码流之前。其中：首先是 ihdr，尺寸和分量；然后是分量不同时的 bpcc、颜色 colr，以及像素大小 res。</translation>
    </message>
    <message>
        <source>How the codestream is packed: by wavelets, the only way there is.</source>
        <translation>码流的打包方式：小波，这是唯一的方式。</translation>
    </message>
    <message>
        <source>Says that the file is of the JPEG 2000 family. It is the first box; readers refuse a file without it.</source>
        <translation>说明文件属于 JPEG 2000 系列。它是第一个盒；读取程序拒绝没有它的文件。</translation>
    </message>
    <message>
        <source>Which standards the file follows: readers see whether they know one. It stands right behind jP.</source>
        <translation>文件遵循哪些标准：读取程序看是否认识其中之一。它紧跟在 jP 之后。</translation>
    </message>
    <message>
        <source>The picture itself, as a codestream of JPEG 2000. It stands behind jp2h; without it there is no picture.</source>
        <translation>图片本身，即 JPEG 2000 码流。它在 jp2h 之后；没有它就没有图片。</translation>
    </message>
    <message>
        <source>What a program left, named by a number that nobody else has; other readers skip it.</source>
        <translation>某个程序留下的内容，以独一无二的数命名；其他读取程序跳过它。</translation>
    </message>
    <message>
        <source>Sides and components of the picture. It is the first box in jp2h; readers refuse a file without it.</source>
        <translation>图片的边长和分量。它是 jp2h 中的第一个盒；读取程序拒绝没有它的文件。</translation>
    </message>
    <message>
        <source>Number of components: 1 for grey, 3 for colours, one more with alpha; as many as the codestream has.</source>
        <translation>分量的数量：灰度为 1，彩色为 3，有 alpha 时再加一；与码流中的数量相同。</translation>
    </message>
    <message>
        <source>Bits of each component, where they differ: there where bitsPerComponent of ihdr is 255.</source>
        <translation>各分量的位数，用于它们不同的情况：在 ihdr 的 bitsPerComponent 为 255 时存在。</translation>
    </message>
    <message>
        <source>Four letters that name a standard, such as jp2 and a blank: readers look for one that they know, and refuse the file without one.</source>
        <translation>表示某个标准的四个字母，例如 jp2 和一个空格：读取程序寻找自己认识的标准，没有则拒绝该文件。</translation>
    </message>
    <message>
        <source>The XML document about the picture, as text without an end mark; readers that do not know it skip it.</source>
        <translation>关于图片的 XML 文档，为没有结束标记的文本；不认识它的读取程序跳过它。</translation>
    </message>
    <message>
        <source>Height of the picture, as in the codestream, which counts where they differ.</source>
        <translation>图片的高度，与码流中的相同；两者不同时以码流为准。</translation>
    </message>
    <message>
        <source>Width of the picture, as in the codestream, which counts where they differ.</source>
        <translation>图片的宽度，与码流中的相同；两者不同时以码流为准。</translation>
    </message>
    <message>
        <source>Bits of a component, less one (7 for eight bits), 128 more where its numbers are signed; 255 when components differ, and bpcc tells of each.</source>
        <translation>每个分量的位数减一（八位为 7），数值有符号时再加 128；各分量不同时为 255，由 bpcc 逐个说明。</translation>
    </message>
    <message>
        <source>One number for each component: its bits, less one (7 for eight bits); 128 more where its numbers are signed.</source>
        <translation>每个分量一个数：其位数减一（八位为 7）；数值带符号时再加 128。</translation>
    </message>
    <message>
        <source>Which colours the components are, as a number that the standard gives them. With a wrong one the colours are wrong.</source>
        <translation>各分量是什么颜色，用标准规定的编号表示。编号有误时颜色会错误。</translation>
    </message>
    <message>
        <source>An ICC profile: what the numbers mean exactly as colours. Readers that pass over it show slightly other colours.</source>
        <translation>ICC 特性文件：精确说明数值对应的颜色。略过它的读取程序显示的颜色略有不同。</translation>
    </message>
    <message>
        <source>How large a pixel is; a file may do without. In it: resc, as the picture was taken, resd, as it should be shown, or both.</source>
        <translation>一个像素有多大；文件可以没有它。其中：resc（拍摄时的大小）、resd（应当显示的大小）或两者。</translation>
    </message>
    <message>
        <source>How large a pixel was where the picture was taken, by a scanner for instance: pixels per metre, as fractions and powers of ten.</source>
        <translation>拍摄图片时（例如扫描仪）一个像素有多大：每米的像素数，以分数和 10 的幂表示。</translation>
    </message>
    <message>
        <source>How large a pixel should be where the picture is shown or printed: pixels per metre, as fractions and powers of ten.</source>
        <translation>显示或打印图片时一个像素应有多大：每米的像素数，以分数和 10 的幂表示。</translation>
    </message>
    <message>
        <source>Upper part of the fraction: divided by verticalDenominator, times 10 to the power of verticalExponent, it is pixels a metre from top to bottom.</source>
        <translation>分数的分子：除以 verticalDenominator，再乘以 10 的 verticalExponent 次幂，就是从上到下每米的像素数。</translation>
    </message>
    <message>
        <source>Lower part of the fraction: verticalNumerator divided by it, times 10 to the power of verticalExponent, is pixels a metre from top to bottom.</source>
        <translation>分数的分母：verticalNumerator 除以它，再乘以 10 的 verticalExponent 次幂，就是从上到下每米的像素数。</translation>
    </message>
    <message>
        <source>Upper part of the fraction: divided by horizontalDenominator, times 10 to the power of horizontalExponent, it is pixels a metre from left to right.</source>
        <translation>分数的分子：除以 horizontalDenominator，再乘以 10 的 horizontalExponent 次幂，就是从左到右每米的像素数。</translation>
    </message>
    <message>
        <source>Lower part of the fraction: horizontalNumerator divided by it, times 10 to the power of horizontalExponent, is pixels a metre from left to right.</source>
        <translation>分数的分母：horizontalNumerator 除以它，再乘以 10 的 horizontalExponent 次幂，就是从左到右每米的像素数。</translation>
    </message>
    <message>
        <source>Power of ten by which the vertical fraction is multiplied to give pixels a metre; 2 makes it a hundred times as many.</source>
        <translation>垂直分数乘以 10 的这个次幂得到每米像素数；2 表示一百倍。</translation>
    </message>
    <message>
        <source>Power of ten by which the horizontal fraction is multiplied to give pixels a metre; 2 makes it a hundred times as many.</source>
        <translation>水平分数乘以 10 的这个次幂得到每米像素数；2 表示一百倍。</translation>
    </message>
</context>
<context>
    <name>JpegFormat</name>
    <message>
        <source>only their ratio is known</source>
        <translation>只知道它们的比例</translation>
    </message>
    <message>
        <source>pixels per inch</source>
        <translation>像素/英寸</translation>
    </message>
    <message>
        <source>pixels per centimetre</source>
        <translation>像素/厘米</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Length of the segment, including this number but not the marker.</source>
        <translation>段的长度，包括此数但不包括标记。</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>arithmetic coding, without loss or in levels</source>
        <translation>算术编码，无损或分级</translation>
    </message>
    <message>
        <source>%1 bits in a sample</source>
        <translation>每个采样 %1 位</translation>
    </message>
    <message>
        <source>a height that follows later</source>
        <translation>稍后才给出的高度</translation>
    </message>
    <message>
        <source>%1 components</source>
        <translation>%1 个分量</translation>
    </message>
    <message>
        <source>By which numbers the coefficients of a component are multiplied; one table or more. Components name them by their number; a later one replaces an earlier one with the same number.</source>
        <translation>分量的系数所乘的数值；一个或多个表。分量按编号引用它们；后面的表会替换编号相同的前一个表。</translation>
    </message>
    <message>
        <source>Which bits stand for which number in the data of scans; one table or more. Scans name them by class and number; a later one replaces an earlier one with the same class and number.</source>
        <translation>扫描数据中哪些位代表哪个数；一个或多个表。扫描按类别和编号引用它们；后面的表会替换类别和编号相同的前一个表。</translation>
    </message>
    <message>
        <source>The components whose data are mixed in this scan, and by which tables they are unpacked.</source>
        <translation>在此扫描中混合数据的分量，以及用哪些表解压它们。</translation>
    </message>
    <message>
        <source>Marks the start of the image. Readers refuse a file that begins with something else.</source>
        <translation>标记图像的开始。读取程序拒绝以其他内容开头的文件。</translation>
    </message>
    <message>
        <source>How many bits a sample has: 8 in nearly all files, 12 in some. Horde3D refuses all but 8.</source>
        <translation>每个采样有多少位：几乎所有文件为 8，有些为 12。Horde3D 只接受 8。</translation>
    </message>
    <message>
        <source>Which component of the frame it is, by its id. Readers refuse one that the frame does not have.</source>
        <translation>是帧中的哪个分量，用其 id 表示。读取程序拒绝帧中没有的分量。</translation>
    </message>
    <message>
        <source>COM: a text for people; readers skip it.</source>
        <translation>COM：供人阅读的文本；读取程序会跳过。</translation>
    </message>
    <message>
        <source>Which Huffman tables it is coded with, 0 to 3: the upper four bits name the one for DC coefficients, the lower four the one for AC. Readers refuse others.</source>
        <translation>使用哪些霍夫曼表编码，0 到 3：高四位为直流系数的表，低四位为交流系数的表。读取程序拒绝其他值。</translation>
    </message>
    <message>
        <source>A picture: segments that begin with a marker, and the compressed data of each scan. Its numbers have the highest byte first.</source>
        <translation>图片：以标记开头的段，以及每次扫描的压缩数据。其中的数值高位字节在前。</translation>
    </message>
    <message>
        <source>Brightness, then the two of colour (Y, Cb, Cr); one in grey pictures, four in CMYK.</source>
        <translation>亮度，然后是两个色度分量 (Y, Cb, Cr)；灰度图片中只有一个，CMYK 中有四个。</translation>
    </message>
    <message>
        <source>In progressive pictures, which bits of coefficients follow: the lower four bits name the lowest bit of this scan, the upper four that of the scan before, 0 in the first. 0 in pictures of one pass, and readers refuse others there.</source>
        <translation>渐进式图片中后面是系数的哪些位：低四位为此扫描的最低位，高四位为前一次扫描的最低位，首次为 0。单遍图片为 0，其他值会被读取程序拒绝。</translation>
    </message>
    <message>
        <source>Version of JFIF, mostly 1, 1 or 1, 2: these are called 1.01 and 1.02.</source>
        <translation>JFIF 的版本，多为 1, 1 或 1, 2：称为 1.01 和 1.02。</translation>
    </message>
    <message>
        <source>SOS, start of scan: says which components the packed data right behind it hold, and how they are packed. Progressive pictures have several. Without any there is no picture.</source>
        <translation>SOS，扫描的开始：说明紧随其后的打包数据包含哪些分量以及如何打包。渐进式图片有多个。没有它就没有图片。</translation>
    </message>
    <message>
        <source>DHT: tables of Huffman codes, by which the data of scans are unpacked. They have to stand before the scans that use them.</source>
        <translation>DHT：霍夫曼码表，用于解压扫描的数据。它们必须位于使用它们的扫描之前。</translation>
    </message>
    <message>
        <source>SOF: sides and components of the picture. The marker says how it was packed. It has to stand before the scans; without it there is no picture.</source>
        <translation>SOF：图片的尺寸和分量。标记说明打包方式。它必须位于扫描之前；没有它就没有图片。</translation>
    </message>
    <message>
        <source>The segments, one after the other up to the one with the marker EOI (0xffd9); each begins with a marker.</source>
        <translation>各段依次排列，直到标记为 EOI (0xffd9) 的段；每段以一个标记开头。</translation>
    </message>
    <message>
        <source>Any other segment, for instance what cameras and programs leave; readers that do not know it skip it by its length.</source>
        <translation>任何其他的段，例如相机和程序留下的内容；不认识它的读取程序按其长度跳过。</translation>
    </message>
    <message>
        <source>Width of the picture. Readers refuse 0; when it is wrong otherwise, rows are cut in wrong places.</source>
        <translation>图片的宽度。读取程序拒绝 0；如果不对，各行会在错误的位置断开。</translation>
    </message>
    <message>
        <source>APP0 with JFIF: how large a pixel is when printed, and perhaps a small copy of the picture.</source>
        <translation>带 JFIF 的 APP0：打印时像素有多大，可能还有图片的小副本。</translation>
    </message>
    <message>
        <source>Engines only look whether the segment is there.</source>
        <translation>引擎只看该段是否存在。</translation>
    </message>
    <message>
        <source>JFIF and a NUL: by them readers know the segment; other APP0 segments have other names.</source>
        <translation>JFIF 和一个 NUL：读取程序由此认出该段；其他 APP0 段有其他名称。</translation>
    </message>
    <message>
        <source>In which unit xDensity and yDensity count pixels.</source>
        <translation>xDensity 和 yDensity 以什么单位计像素数。</translation>
    </message>
    <message>
        <source>Width of the thumbnail (a small copy of the picture that follows) in pixels; 0 for none. 3 × xThumbnail × yThumbnail bytes follow.</source>
        <translation>缩略图（其后的图片小副本）的宽度，以像素计；0 表示没有。其后有 3 × xThumbnail × yThumbnail 个字节。</translation>
    </message>
    <message>
        <source>Height of the thumbnail (a small copy of the picture that follows) in pixels; 0 for none. 3 × xThumbnail × yThumbnail bytes follow.</source>
        <translation>缩略图（其后的图片小副本）的高度，以像素计；0 表示没有。其后有 3 × xThumbnail × yThumbnail 个字节。</translation>
    </message>
    <message>
        <source>DRI: after how many units of pixels the packed data begin anew, so that damage does not spoil all. It has to stand before the scans that use it; without it nothing begins anew.</source>
        <translation>DRI：压缩数据每隔多少个像素单元重新开始，使损坏不会毁掉全部。它必须在使用它的扫描之前；没有它就不会重新开始。</translation>
    </message>
    <message>
        <source>Content of the segment, as its marker says: APP1 has what the camera wrote, APP2 a colour profile. Readers skip what they do not know; of such segments only APP14 says how to read the pixels.</source>
        <translation>段的内容，由其标记说明：APP1 是相机写入的内容，APP2 是颜色配置文件。读取程序跳过不认识的内容；这类段中只有 APP14 说明如何读取像素。</translation>
    </message>
    <message>
        <source>2, and for each table 65, or 129 where its numbers have 16 bits; Horde3D refuses the file where it is another.</source>
        <translation>2，每个表再加 65，其中的数为 16 位时加 129；若为其他值，Horde3D 拒绝该文件。</translation>
    </message>
    <message>
        <source>2, and for each table 17 and as many as it has symbols; Horde3D refuses the file where it is another.</source>
        <translation>2，每个表再加 17 和其符号的数量；若为其他值，Horde3D 拒绝该文件。</translation>
    </message>
    <message>
        <source>8, and 3 for each component; Horde3D refuses the file where it is another.</source>
        <translation>8，每个分量再加 3；若为其他值，Horde3D 拒绝该文件。</translation>
    </message>
    <message>
        <source>6, and 2 for each component; Horde3D refuses the file where it is another.</source>
        <translation>6，每个分量再加 2；若为其他值，Horde3D 拒绝该文件。</translation>
    </message>
    <message>
        <source>16, and 3 for each pixel of the thumbnail. When it is wrong, readers take wrong bytes for what follows.</source>
        <translation>16，缩略图的每个像素再加 3。有误时，读取程序会把错误的字节当作后面的内容。</translation>
    </message>
    <message>
        <source>Bytes where a marker should be. Any number of 0xff may stand there; others are wrong: before the frame (SOF) Horde3D passes over them, behind it it refuses the file.</source>
        <translation>本应是标记的位置上的字节。可以有任意多个 0xff；其他字节是错误的：在帧 (SOF) 之前 Horde3D 会跳过它们，在其后则拒绝该文件。</translation>
    </message>
    <message>
        <source>Says what follows. Of the pictures Horde3D reads those of SOF0, SOF1 and SOF2; it refuses a file with another SOF, with DAC or with a marker that is not named here.</source>
        <translation>说明后面是什么。Horde3D 只读取 SOF0、SOF1 和 SOF2 的图片；文件含有其他 SOF、DAC 或此处未列出的标记时会被拒绝。</translation>
    </message>
    <message>
        <source>The pixels of the scan, packed, up to the next marker; 0xff in them is followed by 0, which does not count, or by the number of a restart (0xd0 to 0xd7). A damaged byte spoils the picture up to the next restart.</source>
        <translation>扫描的像素，已压缩，直到下一个标记；其中 0xff 之后是不计入的 0，或重新开始的编号（0xd0 到 0xd7）。损坏的字节会毁掉到下一个重新开始处为止的图片。</translation>
    </message>
    <message>
        <source>DQT: tables by which coefficients (how strong each of 64 patterns is in 8 × 8 samples) were divided; readers multiply by them again. They have to stand before the scans that use them. Larger numbers make smaller files and coarser pictures.</source>
        <translation>DQT：系数（64 种图案在 8 × 8 个采样中各有多强）曾除以的表；读取程序再乘回来。它们必须位于使用它们的扫描之前。数值越大，文件越小，图片越粗糙。</translation>
    </message>
    <message>
        <source>The upper four bits say how long the numbers of the table are: 0 for 8 bits, 1 for 16. The lower four are the number of the table, 0 to 3, by which components name it. Horde3D refuses others.</source>
        <translation>高四位表示表中数值的长度：0 为 8 位，1 为 16 位。低四位是表的编号 0 到 3，分量据此引用。Horde3D 拒绝其他值。</translation>
    </message>
    <message>
        <source>What coefficients are multiplied by again when the picture is read, in zigzag order, from the mean of 8 × 8 samples to the finest pattern: larger numbers make a smaller file and a coarser picture. A wrong one spoils the whole component.</source>
        <translation>读取图片时与系数相乘的数，按之字形次序，从 8 × 8 个采样的平均值到最细的图案：数值越大文件越小，图片越粗糙。一个错误的值会毁掉整个分量。</translation>
    </message>
    <message>
        <source>The upper four bits say which coefficients the table is for: 0 for DC (the mean of 8 × 8 samples), 1 for AC (all patterns). The lower four are its number, 0 to 3. Readers refuse others.</source>
        <translation>高四位表示该表用于哪种系数：0 为直流（8 × 8 个采样的平均值），1 为交流（所有图案）。低四位是其编号 0 到 3。读取程序拒绝其他值。</translation>
    </message>
    <message>
        <source>What the codes stand for, a byte each, the shortest code first; as many as counts has together. For DC: how many bits of a difference follow; for AC: how many zeros come before (upper four bits), and how many bits follow. When one is wrong, the picture is garbage from there on.</source>
        <translation>各编码所代表的内容，各一个字节，最短的编码在前；个数等于 counts 之和。直流：后面有差值的多少位；交流：前面有多少个零（高四位），以及后面有多少位。如果有错，图片从该处起就是乱码。</translation>
    </message>
    <message>
        <source>Height of the picture. Horde3D refuses 0, which stands for a number that comes later (DNL). When it is wrong otherwise, rows are missing, or the last ones are garbage.</source>
        <translation>图片的高度。Horde3D 拒绝 0，它表示高度在后面给出 (DNL)。其他情况有误时会缺少行，或最后几行为乱码。</translation>
    </message>
    <message>
        <source>How many components a pixel has: 1 for grey, 3 for colours, 4 for CMYK.</source>
        <translation>每个像素有几个分量：灰度为 1，彩色为 3，CMYK 为 4。</translation>
    </message>
    <message>
        <source>Horde3D refuses others, and a number that does not fit length.</source>
        <translation>Horde3D 拒绝其他数值，以及与 length 不符的数值。</translation>
    </message>
    <message>
        <source>Three are red, green and blue where APP14 says so.</source>
        <translation>APP14 如此说明时，三个分量为红、绿、蓝。</translation>
    </message>
    <message>
        <source>Number by which scans name this component, mostly 1, 2, 3 in order. Readers refuse a scan that names one that is not there.</source>
        <translation>扫描引用此分量的编号，通常依次为 1、2、3。读取程序拒绝引用不存在分量的扫描。</translation>
    </message>
    <message>
        <source>How many blocks of 8 × 8 samples the component has in a unit (MCU), 1 to 4 across (the upper four bits) and 1 to 4 down (the lower four); readers refuse others. Colours often have half as many each way as brightness: a sample counts for more pixels.</source>
        <translation>分量在一个单元 (MCU) 中有多少个 8 × 8 采样的块，横向（高四位）1 到 4，纵向（低四位）1 到 4；读取程序拒绝其他值。颜色在每个方向上的块数常为亮度的一半：一个采样用于多个像素。</translation>
    </message>
    <message>
        <source>Number of the quantization table of this component, 0 to 3, as the lower four bits of its precisionAndId say it. Readers refuse others; with the wrong table the component is too coarse or too strong.</source>
        <translation>此分量的量化表编号，0 到 3，即该表 precisionAndId 的低四位。读取程序拒绝其他编号；使用错误的表时，该分量会太粗糙或太强。</translation>
    </message>
    <message>
        <source>How many components the scan has, 1 to 4.</source>
        <translation>扫描有几个分量，1 到 4。</translation>
    </message>
    <message>
        <source>Readers refuse more than the frame has, and a number that does not fit length.</source>
        <translation>读取程序拒绝超过帧中数量的值，以及与 length 不符的数值。</translation>
    </message>
    <message>
        <source>One alone follows block by block, several take turns.</source>
        <translation>只有一个时逐块排列，有多个时轮流排列。</translation>
    </message>
    <message>
        <source>First coefficient of the scan in zigzag order, 0 (the mean of 8 × 8 samples) to 63; 0 in pictures of one pass, and readers refuse others there.</source>
        <translation>扫描的第一个系数（之字形次序），0（8 × 8 个采样的平均值）到 63；单遍图片为 0，其他值会被读取程序拒绝。</translation>
    </message>
    <message>
        <source>Last coefficient of the scan in zigzag order, up to 63, the finest pattern; 63 in pictures of one pass. In others readers refuse one before spectralStart.</source>
        <translation>扫描的最后一个系数（之字形次序），最大为 63，即最细的图案；单遍图片为 63。在其他图片中，读取程序拒绝小于 spectralStart 的值。</translation>
    </message>
    <message>
        <source>How many pixels lie in one inch or centimetre of the print from left to right; units says which. With units 0 only the ratio to yDensity counts. Not 0.</source>
        <translation>打印时一英寸或一厘米内从左到右有多少像素；由 units 说明是哪个单位。units 为 0 时只有它与 yDensity 之比有意义。不为 0。</translation>
    </message>
    <message>
        <source>How many pixels lie in one inch or centimetre of the print from top to bottom; units says which. With units 0 only the ratio to xDensity counts. Not 0.</source>
        <translation>打印时一英寸或一厘米内从上到下有多少像素；由 units 说明是哪个单位。units 为 0 时只有它与 xDensity 之比有意义。不为 0。</translation>
    </message>
    <message>
        <source>A small copy of the picture, row by row from the upper left corner: red, green and blue of each pixel, a byte each. Empty where xThumbnail or yThumbnail is 0.</source>
        <translation>图片的小副本，从左上角起逐行排列：每个像素的红、绿、蓝各一个字节。xThumbnail 或 yThumbnail 为 0 时为空。</translation>
    </message>
    <message>
        <source>Where it is not 4, Horde3D refuses the file.</source>
        <translation>不为 4 时，Horde3D 拒绝该文件。</translation>
    </message>
    <message>
        <source>How many units (MCU: mostly 8 × 8 or 16 × 16 pixels) lie between two restart marks; 0 for no marks. After a damaged part reading goes on at the next mark; where none stands after so many units, the rest of the scan is garbage.</source>
        <translation>两个重启标记之间有多少个单元（MCU：通常为 8 × 8 或 16 × 16 像素）；0 表示没有标记。遇到损坏的部分后，从下一个标记继续读取；经过这么多单元后没有标记时，扫描的其余部分为乱码。</translation>
    </message>
    <message>
        <source>Words for people; readers skip them. No encoding is agreed on, and no NUL ends them.</source>
        <translation>供人阅读的文字；读取程序会跳过。编码没有约定，末尾也没有 NUL。</translation>
    </message>
    <message>
        <source>How many codes have 1, 2, 3, … 16 bits; so many symbols follow, 256 at most. When they are wrong, all that follows is garbage.</source>
        <translation>有 1、2、3……16 位的编码各有多少个；其后就有这么多符号，最多 256 个。如果不对，后面的全部内容都会是乱码。</translation>
    </message>
</context>
<context>
    <name>K3dFormat</name>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>skinned</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>What wrote the file: 1 is the engine&apos;s own importer. The engine ignores it.</source>
        <translation>文件由什么写入：1 为引擎自己的导入程序。引擎会忽略它。</translation>
    </message>
    <message>
        <source>The published page says one byte and u32 in the same row; the engine stores four bytes.</source>
        <translation>公开的页面在同一行里既说一个字节又说 u32；引擎存四个字节。</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>The published page calls it a buffer of f32 with 4 bytes; that is the size of one number, and skinned vertices hold integers, too.</source>
        <translation>公开的页面称它为 4 字节 f32 的缓冲区；那是一个数的大小，而蒙皮顶点还含有整数。</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>The texts of the file, which other parts name by number.</source>
        <translation>文件的文本，其他部分按编号引用它们。</translation>
    </message>
    <message>
        <source>The published page does not describe the table at all. 32-bit builds of the engine leave these four bytes out.</source>
        <translation>公开的页面完全没有描述此表。引擎的 32 位构建没有这四个字节。</translation>
    </message>
    <message>
        <source>A bone takes its name from a node, and every node has a bone already. Insert a node first.</source>
        <translation>骨骼的名称取自节点，而每个节点都已有骨骼。请先插入一个节点。</translation>
    </message>
    <message>
        <source>A channel takes its name from a node, and every node has a channel in this animation already. Insert a node first.</source>
        <translation>通道的名称取自节点，而每个节点在此动画中都已有通道。请先插入一个节点。</translation>
    </message>
    <message>
        <source>The engine does not check it: beyond the texts it reads foreign memory.</source>
        <translation>引擎不作检查：超出文本范围时会读取不属于它的内存。</translation>
    </message>
    <message>
        <source>The engine refuses a file with another one.</source>
        <translation>如为其他数值，引擎会拒绝该文件。</translation>
    </message>
    <message>
        <source>Which kind of asset it is: 15 for models.</source>
        <translation>资产的种类：模型为 15。</translation>
    </message>
    <message>
        <source>The engine stops at any other number.</source>
        <translation>如为其他数值，引擎会停止运行。</translation>
    </message>
    <message>
        <source>The engine does not look at it. The published page gives it one byte; the engine stores four.</source>
        <translation>引擎不查看它。公开的页面说它占一个字节；引擎存储四个字节。</translation>
    </message>
    <message>
        <source>The engine stops when it is another place. The published page does not say whether the guard is before or behind it.</source>
        <translation>如为其他位置，引擎会停止运行。公开的页面没有说明守卫值在其前还是其后。</translation>
    </message>
    <message>
        <source>How many vertices each submesh has.</source>
        <translation>每个子网格有多少个顶点。</translation>
    </message>
    <message>
        <source>With 0 the engine stops. With too many it takes what follows for vertices.</source>
        <translation>为 0 时引擎会停止运行。过多时会把后面的内容当作顶点。</translation>
    </message>
    <message>
        <source>How many indices each submesh has: three for each triangle.</source>
        <translation>每个子网格有多少个索引：每个三角形三个。</translation>
    </message>
    <message>
        <source>With 0 the engine stops. With too many it takes what follows for indices.</source>
        <translation>为 0 时引擎会停止运行。过多时会把后面的内容当作索引。</translation>
    </message>
    <message>
        <source>Above 1 the engine stops. It takes the size of a vertex from the presence of animations instead, and misreads models where the two disagree.</source>
        <translation>大于 1 时引擎会停止运行。顶点的大小则由是否有动画决定，两者不一致的模型会被读错。</translation>
    </message>
    <message>
        <source>Where a channel moves the node, the engine does not look at it, also for values that the channel has no keys of.</source>
        <translation>有通道驱动该节点时，引擎不查看它，即使通道缺少某种关键帧也是如此。</translation>
    </message>
    <message>
        <source>At an animation without channels the engine stops.</source>
        <translation>遇到没有通道的动画时引擎会停止运行。</translation>
    </message>
    <message>
        <source>The engine does not check it: a wrong one makes it take other numbers for keys. The published page says that they index arrays of their own.</source>
        <translation>引擎不作检查：有误时会把别的数当作关键帧。公开的页面说它们索引各自的数组。</translation>
    </message>
    <message>
        <source>How many keys of the position each channel has. Without any, the engine puts the node at the origin of its parent.</source>
        <translation>每个通道有多少个位置关键帧。没有时引擎把节点放在父节点的原点。</translation>
    </message>
    <message>
        <source>How many keys of the rotation each channel has. Without any, the engine does not turn the node.</source>
        <translation>每个通道有多少个旋转关键帧。没有时引擎不旋转节点。</translation>
    </message>
    <message>
        <source>How many keys of the scale each channel has. Without any, the engine takes scale 0: the node shrinks to nothing.</source>
        <translation>每个通道有多少个缩放关键帧。没有时引擎取缩放 0：节点缩小至无。</translation>
    </message>
    <message>
        <source>Fills up to eight bytes, as structures in C do; no reader looks at it.</source>
        <translation>像 C 语言结构那样填充到八个字节；没有读取程序查看它。</translation>
    </message>
    <message>
        <source>The text of one or more entries; UTF-8 by convention, which the engine does not check.</source>
        <translation>一个或多个条目的文本；约定为 UTF-8，引擎不作检查。</translation>
    </message>
    <message>
        <source>Version of the format; 1 in all known files.</source>
        <translation>格式的版本；在所有已知文件中为 1。</translation>
    </message>
    <message>
        <source>The vertices of one submesh: 64 bytes each, skinned ones 96.</source>
        <translation>一个子网格的顶点：每个 64 字节，蒙皮的 96 字节。</translation>
    </message>
    <message>
        <source>One matrix for each bone: from the space of the mesh to that of the bone.</source>
        <translation>每块骨骼一个矩阵：从网格空间到骨骼空间。</translation>
    </message>
    <message>
        <source>One matrix for each node: from the space of the node to that of its parent.</source>
        <translation>每个节点一个矩阵：从节点空间到父节点空间。</translation>
    </message>
    <message>
        <source>Takes back what the local matrix of the root node does: the importer stores the inverse of that. The engine multiplies every bone with it, so a wrong one turns, moves or scales all skinned vertices.</source>
        <translation>抵消根节点局部矩阵的作用：导入程序存储其逆矩阵。引擎用它乘以每个骨骼，因此它出错会使所有蒙皮顶点旋转、移动或缩放。</translation>
    </message>
    <message>
        <source>Marks which part begins here: 1 submeshes, 2 bones, 3 nodes, 4 animations, 5 channels, 6 strings. The engine stops when it is not the number of the part.</source>
        <translation>标明从这里开始的是哪一部分：1 子网格，2 骨骼，3 节点，4 动画，5 通道，6 字符串。不是该部分的数值时引擎会停止运行。</translation>
    </message>
    <message>
        <source>0xDECAFBAD, in the file the bytes AD FB CA DE: the mark of all Kohi assets.</source>
        <translation>0xDECAFBAD，在文件中为字节 AD FB CA DE：所有 Kohi 资产的标记。</translation>
    </message>
    <message>
        <source>Version of the exporter; 1 from the engine&apos;s own importer. The engine ignores it.</source>
        <translation>导出程序的版本；引擎自己的导入程序写 1。引擎会忽略它。</translation>
    </message>
    <message>
        <source>Brings the number behind it to a multiple of four bytes: the engine writes a C structure as it lies in memory.</source>
        <translation>使其后的数对齐到四字节的倍数：引擎把 C 结构体按内存中的样子写出。</translation>
    </message>
    <message>
        <source>The published page does not mention it. The engine writes whatever was there, and does not read it.</source>
        <translation>公开的页面没有提到它。引擎写入该处原有的任意内容，也不读取它。</translation>
    </message>
    <message>
        <source>Stored column after column, for column vectors: numbers 12 to 14, counted from 0, are the translation.</source>
        <translation>逐列存放，用于列向量：第 12 到 14 个数（从 0 计数）是平移。</translation>
    </message>
    <message>
        <source>The submeshes: parts of the model that have one material each. They stand list by list: the first entry of each list is of the first submesh.</source>
        <translation>子网格：模型中各有一种材质的部分。它们按列表逐个存放：每个列表的第一项属于第一个子网格。</translation>
    </message>
    <message>
        <source>Name of the submesh, as the number of a text in the string table.</source>
        <translation>子网格的名称，以字符串表中文本的编号表示。</translation>
    </message>
    <message>
        <source>Name of the material with which the submesh is drawn, as the number of a text in the string table. The material itself is not in the file.</source>
        <translation>绘制该子网格所用材质的名称，以字符串表中文本的编号表示。材质本身不在文件中。</translation>
    </message>
    <message>
        <source>What the vertices of each submesh carry, and so how many bytes each takes.</source>
        <translation>每个子网格的顶点包含什么，以及由此每个顶点占多少字节。</translation>
    </message>
    <message>
        <source>The vertices of each submesh, back to back: as many as vertex_counts says, as large as mesh_types says. Where these are wrong, all that follows is misread.</source>
        <translation>每个子网格的顶点，首尾相接：数量由 vertex_counts 给出，大小由 mesh_types 给出。这两者有误时，后面的内容都会被读错。</translation>
    </message>
    <message>
        <source>The indices of each submesh, back to back: as many as index_counts says.</source>
        <translation>每个子网格的索引，首尾相接：数量由 index_counts 给出。</translation>
    </message>
    <message>
        <source>Where the vertex is in the space of the mesh: right-handed, y up, -z forward. The importer keeps units and axes of its source file.</source>
        <translation>顶点在网格空间中的位置：右手系，y 向上，-z 向前。导入程序保留源文件的单位和坐标轴。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex, u and v: 0 to 1 is the whole image. Which way v grows the known sources do not say.</source>
        <translation>图像的哪个位置落在该顶点上，u 和 v：0 到 1 为整个图像。已知资料没有说明 v 朝哪个方向增大。</translation>
    </message>
    <message>
        <source>Colour of the vertex: red, green, blue and opacity (alpha); 0 is none, 1 is full.</source>
        <translation>顶点颜色：红、绿、蓝和不透明度 (alpha)；0 为无，1 为满。</translation>
    </message>
    <message>
        <source>Bones that move the vertex, by their place in bones. The importer leaves unused ones at bone 0 with weight 0: only the weight says whether a bone counts.</source>
        <translation>移动顶点的骨骼，以在 bones 中的位置表示。导入程序将未使用的留为骨骼 0，权重 0：只有权重能说明骨骼是否起作用。</translation>
    </message>
    <message>
        <source>The bones that move vertices, list by list: the first entry of each list is of bone 0. Vertices name a bone by this number.</source>
        <translation>移动顶点的骨骼，按列表逐个存放：每个列表的第一项属于骨骼 0。顶点用此编号引用骨骼。</translation>
    </message>
    <message>
        <source>Brings vertices from the space of the mesh to that of the bone in its bind pose (inverse bind matrix). Stored column after column: numbers 12 to 14, counted from 0, are the translation.</source>
        <translation>把顶点从网格空间变换到绑定姿势下的骨骼空间（逆绑定矩阵）。逐列存放：第 12 到 14 个数（从 0 计数）是平移。</translation>
    </message>
    <message>
        <source>The node with which this one moves along; a root has none. Parents may stand before or behind their children.</source>
        <translation>该节点随之移动的节点；根没有。父节点可以在子节点之前或之后。</translation>
    </message>
    <message>
        <source>Place, rotation and size of the node: from its space to that of its parent. Stored column after column: numbers 12 to 14, counted from 0, are the translation.</source>
        <translation>节点的位置、旋转和大小：从其空间到父节点的空间。逐列存放：第 12 到 14 个数（从 0 计数）是平移。</translation>
    </message>
    <message>
        <source>Name of the animation, as the number of a text in the string table. Programs play the animation by it.</source>
        <translation>动画的名称，以字符串表中文本的编号表示。程序按此名称播放动画。</translation>
    </message>
    <message>
        <source>How many ticks of each animation pass in a second; more play it faster.</source>
        <translation>每个动画每秒经过多少 tick；越多播放越快。</translation>
    </message>
    <message>
        <source>The channels: each moves one node in one animation. They stand list by list: the first entry of each list is of the first channel.</source>
        <translation>通道：每个在一个动画中驱动一个节点。按列表逐个存放：每个列表的第一项属于第一个通道。</translation>
    </message>
    <message>
        <source>The animation to which each channel belongs, by its place in animations.</source>
        <translation>每个通道所属的动画，以在 animations 中的位置表示。</translation>
    </message>
    <message>
        <source>Name of the node that the channel moves, as the number of a text in the string table. Upper and lower case count as the same.</source>
        <translation>通道所移动的节点的名称，以字符串表中文本的编号表示。不区分大小写。</translation>
    </message>
    <message>
        <source>How the node is turned at this time against its parent; 0, 0, 0, 1 is not at all.</source>
        <translation>此时节点相对于父节点的旋转；0, 0, 0, 1 为不旋转。</translation>
    </message>
    <message>
        <source>How many texts the table has. Names in other parts are numbers of these texts, counted from 0; only the first 65535 can be named.</source>
        <translation>表中有多少个文本。其他部分中的名称是这些文本的编号，从 0 开始计数；只有前 65535 个可以被引用。</translation>
    </message>
    <message>
        <source>Size of data, the characters of all texts together; the entries do not count.</source>
        <translation>data 的大小，即所有文本的字符总量；不含条目。</translation>
    </message>
    <message>
        <source>Where the text begins, in bytes from the beginning of data.</source>
        <translation>文本的起始位置，以距 data 开头的字节数表示。</translation>
    </message>
    <message>
        <source>Length of the text from offset on; no end mark belongs to it.</source>
        <translation>文本的长度，从 offset 算起；没有结束标记。</translation>
    </message>
    <message>
        <source>The animations: movements such as walking, each made of channels, each of which moves one node. They stand list by list: the first entry of each list is of animation 0.</source>
        <translation>动画：例如行走的动作，每个由若干通道组成，每个通道驱动一个节点。按列表逐个存放：每个列表的第一项属于动画 0。</translation>
    </message>
    <message>
        <source>Where the node is, key after key: position_counts says how many there are, position_offsets where they begin. Without any it is at the origin of its parent.</source>
        <translation>节点的位置，逐个关键帧：position_counts 说明有多少个，position_offsets 说明从何处开始。没有关键帧时，节点位于其父节点的原点。</translation>
    </message>
    <message>
        <source>How the node is turned, key after key: rotation_counts says how many there are, rotation_offsets where they begin. Without any it is not turned.</source>
        <translation>节点的旋转，逐个关键帧：rotation_counts 说明有多少个，rotation_offsets 说明从何处开始。没有关键帧时，节点不旋转。</translation>
    </message>
    <message>
        <source>How large the node is, key after key: scale_counts says how many there are, scale_offsets where they begin. Without any it has scale 0 and vanishes.</source>
        <translation>节点的大小，逐个关键帧：scale_counts 说明有多少个，scale_offsets 说明从何处开始。没有关键帧时，缩放为 0，节点消失。</translation>
    </message>
    <message>
        <source>The smallest x, y and z of all vertices of the file, along the axes of the model.</source>
        <translation>文件所有顶点的最小 x、y 和 z，沿模型的坐标轴。</translation>
    </message>
    <message>
        <source>The largest x, y and z of all vertices of the file, along the axes of the model.</source>
        <translation>文件所有顶点的最大 x、y 和 z，沿模型的坐标轴。</translation>
    </message>
    <message>
        <source>The smallest x, y and z of the vertices of the submesh, along the axes of the model.</source>
        <translation>子网格各顶点的最小 x、y 和 z，沿模型的坐标轴。</translation>
    </message>
    <message>
        <source>The largest x, y and z of the vertices of the submesh, along the axes of the model.</source>
        <translation>子网格各顶点的最大 x、y 和 z，沿模型的坐标轴。</translation>
    </message>
    <message>
        <source>The engine goes by the presence of animations instead of mesh_types: with animations it takes 96 bytes, without 64, and misreads a model where the two disagree.</source>
        <translation>引擎不看 mesh_types，而看是否有动画：有动画时取 96 字节，没有时取 64 字节，两者不一致时会误读模型。</translation>
    </message>
    <message>
        <source>When the node has this value, from the beginning of the animation on; divided by ticks_per_second of the animation, that is seconds. Between two keys it changes evenly (rotations by slerp); before the first and behind the last it rests.</source>
        <translation>节点取该值的时间，从动画开始起算；除以动画的 ticks_per_second 即为秒。两个关键帧之间均匀变化（旋转用 slerp）；第一个之前和最后一个之后保持不变。</translation>
    </message>
    <message>
        <source>What the file is, bounds of the model, and how much follows: 132 bytes, the only form that the engine reads and writes.</source>
        <translation>文件是什么，模型的边界，以及后面有多少内容：132 字节，引擎只读写这种形式。</translation>
    </message>
    <message>
        <source>At a number that is neither below entry_count nor 65535, debug builds of the engine stop; release builds read foreign memory.</source>
        <translation>编号既不小于 entry_count 也不是 65535 时，引擎的调试版会停止运行，发布版会读取不属于它的内存。</translation>
    </message>
    <message>
        <source>The engine&apos;s writer puts 65535 where there is no name, but its loader looks up that number, too: at any that is not below entry_count, debug builds stop, and release builds read foreign memory.</source>
        <translation>没有名称时引擎写入 65535，但加载时也会查找这个编号：凡不小于 entry_count 的编号，调试版会停止运行，发布版会读取不属于它的内存。</translation>
    </message>
    <message>
        <source>The engine does not check it: at a number that nothing has, it reads foreign memory.</source>
        <translation>引擎不检查它：编号不对应任何元素时，会读取不属于它的内存。</translation>
    </message>
    <message>
        <source>A model, named after the layout and the size of its header. The engine reads and writes engine132 only; packed129 leaves its padding out, doc126 and doc123 take the published page at its word. Numbers have their lowest byte first.</source>
        <translation>模型，按其头部的布局和大小命名。引擎只读写 engine132；packed129 省去其填充，doc126 和 doc123 照字面遵循公开的页面。数值的最低字节在前。</translation>
    </message>
    <message>
        <source>Vertices of the same submesh by their place in it. Which side of a triangle is its front the known sources do not say.</source>
        <translation>同一子网格的顶点，按其在其中的位置。三角形的哪一面是正面，已知资料没有说明。</translation>
    </message>
    <message>
        <source>The engine does not check it: what is drawn with one beyond the last vertex is anything.</source>
        <translation>引擎不检查它：超出最后一个顶点的编号会画出什么，无法预料。</translation>
    </message>
    <message>
        <source>Direction in which the surface faces: x, y and z in the space of the mesh; light is computed by it.</source>
        <translation>表面的朝向：网格空间中的 x、y、z；光照由它计算。</translation>
    </message>
    <message>
        <source>Direction along the surface in which u grows: x, y and z in the space of the mesh; normal maps are turned by it. w is the handedness: it says to which side the bitangent points.</source>
        <translation>沿表面 u 增大的方向：网格空间中的 x、y、z；法线贴图据此旋转。w 为手性：它说明副切线指向哪一侧。</translation>
    </message>
    <message>
        <source>How much each bone of bone_ids pulls the vertex, in their order: 0 not at all, 1 alone.</source>
        <translation>bone_ids 中每块骨骼对顶点的拉动强度，次序相同：0 为不拉动，1 为单独拉动。</translation>
    </message>
    <message>
        <source>How many channels all animations have together, the sum of channel_counts; with 0 the part channels is missing.</source>
        <translation>所有动画共有多少个通道，即 channel_counts 之和；为 0 时没有 channels 部分。</translation>
    </message>
    <message>
        <source>The keys of all channels: 16 bytes for each that position_counts and scale_counts count, 20 for each of rotation_counts. Channels may share keys; bytes that none names are unused.</source>
        <translation>所有通道的关键帧：position_counts 和 scale_counts 所计的每个 16 字节，rotation_counts 的每个 20 字节。通道可以共用关键帧；没有通道引用的字节未使用。</translation>
    </message>
    <message>
        <source>The keys of one channel, or of several that share them, in ascending time.</source>
        <translation>一个通道的关键帧，或共用它们的多个通道的关键帧，按时间升序。</translation>
    </message>
    <message>
        <source>Where the node is, and behind it the time: 16 bytes for each key. position_offsets of the channel says at which byte of key_buffer the first begins.</source>
        <translation>节点的位置，其后是时间：每个关键帧 16 字节。通道的 position_offsets 说明第一个从 key_buffer 的哪个字节开始。</translation>
    </message>
    <message>
        <source>How the node is turned, and behind it the time: 20 bytes for each key. rotation_offsets of the channel says at which byte of key_buffer the first begins.</source>
        <translation>节点的旋转，其后是时间：每个关键帧 20 字节。通道的 rotation_offsets 说明第一个从 key_buffer 的哪个字节开始。</translation>
    </message>
    <message>
        <source>How large the node is, and behind it the time: 16 bytes for each key. scale_offsets of the channel says at which byte of key_buffer the first begins.</source>
        <translation>节点的大小，其后是时间：每个关键帧 16 字节。通道的 scale_offsets 说明第一个从 key_buffer 的哪个字节开始。</translation>
    </message>
    <message>
        <source>Middle of the box around the vertices of each submesh.</source>
        <translation>围住每个子网格的顶点的盒子的中心。</translation>
    </message>
    <message>
        <source>Name of the bone, as the number of a text in the string table. The bone moves with the node of the same name. Upper and lower case count as the same.</source>
        <translation>骨骼的名称，以字符串表中文本的编号表示。骨骼随同名的节点移动。不区分大小写。</translation>
    </message>
    <message>
        <source>The tree of the scene, list by list: the first entry of each list is of node 0. Bones and channels find their node by its name only. Upper and lower case count as the same.</source>
        <translation>场景的树，按列表逐个存放：每个列表的第一项属于节点 0。骨骼和通道只靠名称找到其节点。不区分大小写。</translation>
    </message>
    <message>
        <source>Name of the node, as the number of a text in the string table. Bones and channels find the node by it. Upper and lower case count as the same.</source>
        <translation>节点的名称，以字符串表中文本的编号表示。骨骼和通道据此找到节点。不区分大小写。</translation>
    </message>
    <message>
        <source>How long each animation takes, in ticks; divided by ticks_per_second, in seconds. Keys behind it are never reached.</source>
        <translation>每个动画持续多久，以 tick 表示；除以 ticks_per_second 即为秒。其后的关键帧永远不会到达。</translation>
    </message>
    <message>
        <source>The characters of all texts, data_block_size bytes. offset and length of an entry say which of them are its text: there is no end mark, and entries may share characters.</source>
        <translation>所有文本的字符，共 data_block_size 字节。条目的 offset 和 length 说明其中哪些是它的文本：没有结束标记，条目可以共用字符。</translation>
    </message>
    <message>
        <source>The importer leaves it zero, and the engine computes it anew from the vertices: a wrong one does the engine no harm.</source>
        <translation>导入程序将其留为零，引擎会由顶点重新计算：值有误对引擎没有影响。</translation>
    </message>
    <message>
        <source>Where each text stands and how long it is. Other fields name a text by its number here, counted from 0.</source>
        <translation>每个文本的位置和长度。其他字段以此处的编号引用文本，从 0 起计。</translation>
    </message>
    <message>
        <source>The engine cannot load this layout: what fields say of the engine holds for engine132.</source>
        <translation>引擎无法加载这种布局：各字段关于引擎的说明适用于 engine132。</translation>
    </message>
    <message>
        <source>What the file is, bounds of the model, and how much follows: 129 bytes, the 132 of the engine without the padding.</source>
        <translation>文件是什么、模型的边界以及后面有多少内容：129 字节，即引擎的 132 字节去掉填充。</translation>
    </message>
    <message>
        <source>What the file is, bounds of the model, and how much follows: 126 bytes, with the types of the published page and without padding. Among the 132 of the engine, version has four bytes, and three of padding follow exporter_version.</source>
        <translation>文件是什么、模型的边界以及后面有多少内容：126 字节，采用公开页面的类型，没有填充。在引擎的 132 字节中，version 占四个字节，exporter_version 之后有三个填充字节。</translation>
    </message>
    <message>
        <source>What the file is, bounds of the model, and how much follows: 123 bytes, as many for each number as the published page counts. Among the 132 of the engine, version and exporter_type have four bytes each, and three of padding follow exporter_version.</source>
        <translation>文件是什么、模型的边界以及后面有多少内容：123 字节，每个数的字节数按公开页面所列。在引擎的 132 字节中，version 和 exporter_type 各占四个字节，exporter_version 之后有三个填充字节。</translation>
    </message>
    <message>
        <source>Bounds of the whole model along its axes: min, then max. By such a box programs leave out what is out of view.</source>
        <translation>整个模型沿其坐标轴的边界：先 min，后 max。程序据此略去视野之外的内容。</translation>
    </message>
    <message>
        <source>Middle of the whole model, halfway between min and max of extents: x, y and z along its axes.</source>
        <translation>整个模型的中心，在 extents 的 min 与 max 的正中：沿其坐标轴的 x、y 和 z。</translation>
    </message>
    <message>
        <source>How many submeshes there are; with 0 the part submeshes is missing.</source>
        <translation>有多少个子网格；为 0 时没有 submeshes 部分。</translation>
    </message>
    <message>
        <source>How many bones there are; with 0 the part bones is missing. The engine moves 64 at most.</source>
        <translation>有多少个骨骼；为 0 时没有 bones 部分。引擎最多移动 64 个。</translation>
    </message>
    <message>
        <source>How many nodes the scene has; with 0 the part nodes is missing.</source>
        <translation>场景有多少个节点；为 0 时没有 nodes 部分。</translation>
    </message>
    <message>
        <source>How many animations there are; with 0 the parts animations and channels are missing.</source>
        <translation>有多少个动画；为 0 时没有 animations 和 channels 部分。</translation>
    </message>
    <message>
        <source>Where the string table begins, counted from the beginning of the file: at entry_count, just behind the guard of the strings.</source>
        <translation>字符串表开始的位置，从文件开头计：在 entry_count 处，紧接字符串的守卫值。</translation>
    </message>
    <message>
        <source>Middle of the submesh, halfway between min and max of its extents: x, y and z along the axes of the model.</source>
        <translation>子网格的中心，在其 extents 的 min 与 max 的正中：沿模型坐标轴的 x、y 和 z。</translation>
    </message>
    <message>
        <source>Bounds of each submesh along the axes of the model: min, then max. By such a box programs leave out what is out of view.</source>
        <translation>每个子网格沿模型坐标轴的边界：先 min，后 max。程序据此略去视野之外的内容。</translation>
    </message>
    <message>
        <source>How many channels each animation has: one for each node that it moves. Together they make total_channel_count.</source>
        <translation>每个动画有多少个通道：它移动的每个节点一个。合计为 total_channel_count。</translation>
    </message>
    <message>
        <source>Where the position keys of each channel begin in the key buffer, in bytes from its beginning.</source>
        <translation>每个通道的位置关键帧在键缓冲区中开始的位置，从缓冲区开头计，以字节为单位。</translation>
    </message>
    <message>
        <source>Where the rotation keys of each channel begin in the key buffer, in bytes from its beginning.</source>
        <translation>每个通道的旋转关键帧在键缓冲区中开始的位置，从缓冲区开头计，以字节为单位。</translation>
    </message>
    <message>
        <source>Where the scale keys of each channel begin in the key buffer, in bytes from its beginning.</source>
        <translation>每个通道的缩放关键帧在键缓冲区中开始的位置，从缓冲区开头计，以字节为单位。</translation>
    </message>
    <message>
        <source>Where the node is at this time, seen from its parent; axes and unit are those of the vertices.</source>
        <translation>此时节点相对父级的位置；坐标轴和单位与顶点相同。</translation>
    </message>
    <message>
        <source>How large the node is at this time, along its own x, y and z; 1 keeps the size, 0 leaves nothing.</source>
        <translation>此时节点沿自身 x、y、z 轴的大小；1 保持大小，0 则什么都不剩。</translation>
    </message>
</context>
<context>
    <name>KtxFormat</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and format.</source>
        <translation>字节的数量由宽度、高度和格式得出。</translation>
    </message>
    <message>
        <source>Number of textures in an array, 0 without; Horde3D reads the first.</source>
        <translation>数组中纹理的数量，没有数组时为 0；Horde3D 只读取第一个。</translation>
    </message>
    <message>
        <source>A key and its value, one pair after the other; readers skip keys that they do not know.</source>
        <translation>一个键及其值，逐对排列；读取程序会跳过不认识的键。</translation>
    </message>
    <message>
        <source>The key, a NUL, and the value in the bytes that are left.</source>
        <translation>键、一个 NUL，剩余字节为值。</translation>
    </message>
    <message>
        <source>Horde3D goes by glInternalFormat alone.</source>
        <translation>Horde3D 只依据 glInternalFormat。</translation>
    </message>
    <message>
        <source>Where it does not fit imageSize, hardware shows garbage or refuses the texture.</source>
        <translation>与 imageSize 不符时，硬件会显示错误的内容或拒绝该纹理。</translation>
    </message>
    <message>
        <source>What programs say about the texture. Horde3D skips it.</source>
        <translation>程序对该纹理的说明。Horde3D 会跳过。</translation>
    </message>
    <message>
        <source>Text or anything else, as the key has it. Horde3D skips it.</source>
        <translation>文本或其他内容，由键决定。Horde3D 会跳过。</translation>
    </message>
    <message>
        <source>Fills up to a multiple of four bytes, where the next level begins. Horde3D knows no such bytes: it takes them for the next level.</source>
        <translation>填充到四字节的倍数，下一级从那里开始。Horde3D 不知道这些字节：会把它们当作下一级。</translation>
    </message>
    <message>
        <source>Horde3D refuses all but 0, 1 and 6.</source>
        <translation>Horde3D 只接受 0、1 和 6。</translation>
    </message>
    <message>
        <source>How many layers a volume has, else 0. Readers of volumes expect so many pictures in a level.</source>
        <translation>体积纹理有多少层，否则为 0。读取体积纹理的程序期望每个级别中有这么多图片。</translation>
    </message>
    <message>
        <source>AB 4B 54 58 20 31 31 BB 0D 0A 1A 0A: the file is a KTX of version 1, and no transfer has changed its line ends. Readers refuse any other.</source>
        <translation>AB 4B 54 58 20 31 31 BB 0D 0A 1A 0A：说明该文件是版本 1 的 KTX，且传输没有改变其行尾。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>0x04030201, in the byte order of all numbers: where it reads 0x01020304, every number has its highest byte first. Horde3D does not look, and takes the lowest byte first.</source>
        <translation>0x04030201，采用所有数值的字节序：若读出 0x01020304，则所有数值的最高字节在前。Horde3D 不检查，始终按最低字节在前处理。</translation>
    </message>
    <message>
        <source>Type of a component, as OpenGL numbers it: 0x1401 bytes, 0x140B half floats, 0x1406 floats; 0 for compressed pixels.</source>
        <translation>分量的类型，按 OpenGL 的编号：0x1401 字节，0x140B 半精度浮点数，0x1406 浮点数；压缩像素为 0。</translation>
    </message>
    <message>
        <source>How many bytes would be turned round in the other byte order: 1 for bytes and compressed pixels, 2 for half floats, 4 for floats.</source>
        <translation>在另一种字节序下需要反转的字节数：字节和压缩像素为 1，半精度浮点数为 2，浮点数为 4。</translation>
    </message>
    <message>
        <source>How pixels are stored in the texture, as OpenGL numbers it: it decides how many bytes each level needs.</source>
        <translation>像素在纹理中的存储方式，按 OpenGL 的编号：它决定每个级别需要多少字节。</translation>
    </message>
    <message>
        <source>Horde3D reads those that have a name here, and refuses all others.</source>
        <translation>Horde3D 读取此处有名称的格式，拒绝所有其他格式。</translation>
    </message>
    <message>
        <source>How many faces each level has: one for a picture, six for a cube.</source>
        <translation>每个级别有多少个面：图片为一个，立方体为六个。</translation>
    </message>
    <message>
        <source>Size of key and value, the NUL between them included, the padding behind them not.</source>
        <translation>键和值的大小，包含其间的 NUL，不含其后的填充。</translation>
    </message>
    <message>
        <source>Fills up to a multiple of four bytes, where the next pair begins; nobody reads it.</source>
        <translation>填充到四字节的倍数，下一对从那里开始；没有程序读取它。</translation>
    </message>
    <message>
        <source>Width of the first level, the largest; more than 0.</source>
        <translation>第一个级别（最大的级别）的宽度；大于 0。</translation>
    </message>
    <message>
        <source>One face, or where numberOfFaces is 6 those of a cube in the order +X, -X, +Y, -Y, +Z, -Z; those of an array element by element.</source>
        <translation>一个面；numberOfFaces 为 6 时为立方体的各面，顺序为 +X、-X、+Y、-Y、+Z、-Z；数组则逐个元素排列。</translation>
    </message>
    <message>
        <source>A texture as OpenGL takes it: a header, notes of programs, then level by level, the largest first. Numbers have their lowest byte first, unless endianness says otherwise.</source>
        <translation>OpenGL 可直接使用的纹理：头部、程序的说明，然后逐级排列，最大的在前。除非 endianness 另有说明，数值的最低字节在前。</translation>
    </message>
    <message>
        <source>Size of all keys and values together, with their own sizes and padding, 0 for none; readers that do not want them jump over them by it.</source>
        <translation>所有键和值的总大小，包含各自的大小字段和填充，没有时为 0；不需要它们的读取程序据此跳过。</translation>
    </message>
    <message>
        <source>Components of a pixel, as OpenGL numbers them: 0x1903 red alone, 0x8227 red and green, 0x1907 RGB, 0x1908 RGBA, 0x80E0 BGR, 0x80E1 BGRA; 0 for compressed pixels.</source>
        <translation>像素的分量，按 OpenGL 的编号：0x1903 仅红，0x8227 红和绿，0x1907 RGB，0x1908 RGBA，0x80E0 BGR，0x80E1 BGRA；压缩像素为 0。</translation>
    </message>
    <message>
        <source>Components of the texture, as OpenGL numbers them: 0x1903 red alone, 0x8227 red and green, 0x1907 RGB, 0x1908 RGBA. It says so of compressed pixels, too.</source>
        <translation>纹理的分量，按 OpenGL 的编号：0x1903 仅红，0x8227 红和绿，0x1907 RGB，0x1908 RGBA。对压缩像素也作此说明。</translation>
    </message>
    <message>
        <source>Height of the first level, the largest; 0 in textures of a single row (1D).</source>
        <translation>第一级（最大的一级）的高度；只有一行的纹理 (1D) 为 0。</translation>
    </message>
    <message>
        <source>Number of levels in the file, the largest included. With 0 there is one, from which readers make the smaller ones; Horde3D loads nothing then.</source>
        <translation>文件中级别的数量，包括最大的一级。为 0 时只有一级，读取程序由它生成较小的级别；此时 Horde3D 什么也不加载。</translation>
    </message>
    <message>
        <source>What the value is, in UTF-8, for instance KTXOrientation: which way rows and columns go. Horde3D skips it.</source>
        <translation>值的含义，UTF-8 编码，例如 KTXOrientation：行和列的方向。Horde3D 会跳过。</translation>
    </message>
    <message>
        <source>Mip levels, the largest first: the picture, then each half as wide and high (volumes: and deep) as the one before, 1 pixel at least. numberOfMipmapLevels says how many.</source>
        <translation>mip 级别，最大的在前：先是图片，然后每级的宽和高（体纹理还有深度）是前一级的一半，至少 1 像素。由 numberOfMipmapLevels 说明有多少级。</translation>
    </message>
    <message>
        <source>Size of one face of the level, with all layers of a volume, without the padding behind it. Of an array the specification counts all elements together, Horde3D one face of one element.</source>
        <translation>该级一个面的大小，包括体纹理的所有层，不含其后的填充。对于数组，规范计所有元素之和，Horde3D 则计一个元素的一个面。</translation>
    </message>
    <message>
        <source>The pixels, or blocks of them where they are compressed, in the form that glInternalFormat says, row by row; the first row lies at v = 0 of texture coordinates. By the specification rows of uncompressed pixels are filled up to multiples of four bytes. A wrong byte spoils its pixel or block only.</source>
        <translation>像素，压缩时为像素的块，形式由 glInternalFormat 说明，逐行排列；第一行位于纹理坐标 v = 0 处。按规范，未压缩像素的每行填充到四字节的倍数。错误的字节只影响它所在的像素或块。</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>Characters beyond Latin-1 are no bytes: write theirs, as in \xC3\xA9.</source>
        <translation>Latin-1 之外的字符不是字节：请写出它们的字节，如 \xC3\xA9。</translation>
    </message>
</context>
<context>
    <name>PictureStatus</name>
    <message>
        <source>%1 bits per pixel, with a palette</source>
        <translation>每像素 %1 位，带调色板</translation>
    </message>
    <message>
        <source>%1 bits per pixel, floats</source>
        <translation>每像素 %1 位，浮点数</translation>
    </message>
    <message>
        <source>%1 bits per pixel</source>
        <translation>每像素 %1 位</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>16 bits per number</source>
        <translation>每个数 16 位</translation>
    </message>
    <message>
        <source>8 bits per number</source>
        <translation>每个数 8 位</translation>
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
        <translation>灰度</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message numerus="yes">
        <source>%1 level(s)</source>
        <translation>
            <numerusform>%1 级</numerusform>
        </translation>
    </message>
    <message>
        <source>cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>alpha is 0 everywhere</source>
        <translation>alpha 处处为 0</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1，y %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>colour %1</source>
        <translation>颜色 %1</translation>
    </message>
    <message>
        <source>block at %1</source>
        <translation>数据块在 %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>压缩的</translation>
    </message>
</context>
<context>
    <name>PngFormat</name>
    <message>
        <source>grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>true colour</source>
        <translation>真彩色</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>调色板</translation>
    </message>
    <message>
        <source>grey and alpha</source>
        <translation>灰度和 alpha</translation>
    </message>
    <message>
        <source>true colour and alpha</source>
        <translation>真彩色和 alpha</translation>
    </message>
    <message>
        <source>perceptual</source>
        <translation>感知</translation>
    </message>
    <message>
        <source>relative colorimetric</source>
        <translation>相对色度</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>饱和度</translation>
    </message>
    <message>
        <source>absolute colorimetric</source>
        <translation>绝对色度</translation>
    </message>
    <message>
        <source>only their ratio is known</source>
        <translation>只知道它们的比例</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>What the samples of a pixel are.</source>
        <translation>像素各采样的含义。</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>How pixels are packed; only one way is known.</source>
        <translation>像素的压缩方式；只知道一种。</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>How rows are prepared before they are packed; only one way is known.</source>
        <translation>各行压缩前的预处理方式；只知道一种。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Adam7</source>
        <translation>Adam7</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>How the profile is packed; only one way is known.</source>
        <translation>配置文件的压缩方式；只知道一种。</translation>
    </message>
    <message>
        <source>How the text is packed; only one way is known.</source>
        <translation>文本的压缩方式；只知道一种。</translation>
    </message>
    <message>
        <source>Whether the text is packed; the keywords never are.</source>
        <translation>文本是否压缩；关键字从不压缩。</translation>
    </message>
    <message>
        <source>Whether the two numbers are lengths, or only say how much wider than high a pixel is.</source>
        <translation>这两个数是长度，还是只表示像素的宽高比。</translation>
    </message>
    <message>
        <source>Size of each of the four samples of a colour: 8 or 16.</source>
        <translation>颜色四个采样各自的大小：8 或 16。</translation>
    </message>
    <message>
        <source>Readers refuse other numbers.</source>
        <translation>读取程序拒绝其他数值。</translation>
    </message>
    <message>
        <source>Engines such as Horde3D skip this chunk.</source>
        <translation>Horde3D 等引擎会跳过此块。</translation>
    </message>
    <message>
        <source>Readers refuse other sizes.</source>
        <translation>读取程序拒绝其他大小。</translation>
    </message>
    <message>
        <source>A picture: a signature, then chunks. Numbers have their highest byte first.</source>
        <translation>一张图片：签名，然后是各个块。数值的最高字节在前。</translation>
    </message>
    <message>
        <source>89 50 4E 47 0D 0A 1A 0A: the file is a PNG; the line ends among the bytes show whether a transfer has changed it. Readers refuse any other.</source>
        <translation>89 50 4E 47 0D 0A 1A 0A：说明该文件是 PNG；其中的行尾可显示传输是否改变了它。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>For each colour red, green, blue and alpha, a byte each or two as sampleDepth says, and two bytes for how often it occurs; the most frequent comes first.</source>
        <translation>每种颜色的红、绿、蓝和 alpha，按 sampleDepth 各占一个或两个字节，再用两个字节表示出现的次数；最常出现的在前。</translation>
    </message>
    <message>
        <source>Pixels, packed as one zlib stream that goes through all IDAT chunks; these stand one right behind the other. Without any there is no picture.</source>
        <translation>像素，压缩为一个贯穿所有 IDAT 块的 zlib 流；这些块紧接着排列。一个都没有就没有图片。</translation>
    </message>
    <message>
        <source>Says that the picture ends here, and holds nothing. Readers do not look at what follows.</source>
        <translation>说明图片到此结束，不含任何内容。读取程序不看后面的内容。</translation>
    </message>
    <message>
        <source>Width of the picture. Readers refuse a file whose pixels are not enough for it; Horde3D takes 16777216 at most.</source>
        <translation>图片的宽度。像素不够时读取程序拒绝该文件；Horde3D 最多接受 16777216。</translation>
    </message>
    <message>
        <source>Height of the picture. Readers refuse a file whose pixels are not enough for it; Horde3D takes 16777216 at most.</source>
        <translation>图片的高度。像素不够时读取程序拒绝该文件；Horde3D 最多接受 16777216。</translation>
    </message>
    <message>
        <source>Size of a sample, or of a palette number: 1, 2, 4, 8 or 16 in grey; 1, 2, 4 or 8 with a palette; 8 or 16 in all others.</source>
        <translation>样本或调色板编号的大小：灰度为 1、2、4、8 或 16；有调色板时为 1、2、4 或 8；其他均为 8 或 16。</translation>
    </message>
    <message>
        <source>Whether rows come one after the other, or in seven passes.</source>
        <translation>各行是依次出现，还是分七遍出现。</translation>
    </message>
    <message>
        <source>Which colours are meant by white, red, green and blue. It stands once, before PLTE and IDAT; sRGB or iCCP count before it. Readers that skip it show slightly other colours.</source>
        <translation>白、红、绿、蓝各指哪种颜色。它只出现一次，在 PLTE 和 IDAT 之前；sRGB 或 iCCP 优先于它。跳过它的读取程序显示的颜色略有不同。</translation>
    </message>
    <message>
        <source>With which exponent (gamma) brightness was turned into the numbers of pixels, so that the picture is equally bright on every screen. It stands once, before PLTE and IDAT; sRGB or iCCP count before it. Readers that skip it may show the picture too bright or too dark.</source>
        <translation>亮度以怎样的指数（gamma）变为像素的数值，使图片在每个屏幕上同样明亮。它只出现一次，在 PLTE 和 IDAT 之前；sRGB 或 iCCP 优先于它。跳过它的读取程序可能把图片显示得太亮或太暗。</translation>
    </message>
    <message>
        <source>The exponent by which brightness was turned into numbers, times 100000: 45455 is 1/2.2, the usual one.</source>
        <translation>亮度变为数值所用的指数，乘以 100000：45455 即 1/2.2，是常用的值。</translation>
    </message>
    <message>
        <source>A colour profile: what the numbers mean exactly as colours. It stands once, before PLTE and IDAT; gAMA and cHRM do not count beside it. Readers that skip it show slightly other colours.</source>
        <translation>颜色配置文件：这些数值作为颜色的确切含义。它只出现一次，在 PLTE 和 IDAT 之前；有它时 gAMA 和 cHRM 无效。跳过它的读取程序显示的颜色略有不同。</translation>
    </message>
    <message>
        <source>What people call the profile: 1 to 79 letters in Latin 1, then a NUL.</source>
        <translation>供人使用的配置文件名称：1 到 79 个 Latin 1 字符，然后是一个 NUL。</translation>
    </message>
    <message>
        <source>The ICC profile, packed with zlib: what the numbers of the picture mean exactly as colours.</source>
        <translation>ICC 配置文件，以 zlib 压缩：图片中的数值作为颜色的确切含义。</translation>
    </message>
    <message>
        <source>How many bits of the samples mean something: samples of fewer bits were stretched. It stands once, before PLTE and IDAT. Readers that skip it show the same picture.</source>
        <translation>样本中有多少位有意义：位数较少的样本被拉伸过。它只出现一次，在 PLTE 和 IDAT 之前。跳过它的读取程序显示的图片相同。</translation>
    </message>
    <message>
        <source>For each channel, in the order of the samples (with a palette red, green, blue), how many bits the picture had from which it was made: from 1 to the size of a sample. The other bits are filled.</source>
        <translation>对每个通道，按样本的顺序（有调色板时为红、绿、蓝），原图片有多少位：从 1 到样本的大小。其余各位是填充的。</translation>
    </message>
    <message>
        <source>Says that colours are those of sRGB, as on most screens. It stands once, before PLTE and IDAT; gAMA and cHRM do not count beside it. Readers that skip it mostly take the same colours.</source>
        <translation>说明颜色属于 sRGB，与大多数屏幕一样。它只出现一次，在 PLTE 和 IDAT 之前；有它时 gAMA 和 cHRM 无效。跳过它的读取程序通常采用同样的颜色。</translation>
    </message>
    <message>
        <source>How colours that a screen or printer cannot show are treated there; the numbers of the picture stay.</source>
        <translation>屏幕或打印机无法显示的颜色在那里如何处理；图片中的数值不变。</translation>
    </message>
    <message>
        <source>A text about the picture, in Latin 1: a keyword, a NUL, the text. Several may stand anywhere between IHDR and IEND. The pixels do not depend on them.</source>
        <translation>关于图片的文本，Latin 1 编码：关键字、一个 NUL、文本。IHDR 与 IEND 之间的任何位置都可以有多个。像素与它们无关。</translation>
    </message>
    <message>
        <source>What the text is: Title, Author, Comment, …; 1 to 79 letters in Latin 1, then a NUL.</source>
        <translation>文本的类别：Title、Author、Comment……；1 到 79 个 Latin 1 字符，然后是一个 NUL。</translation>
    </message>
    <message>
        <source>A text about the picture, in UTF-8, with its language. Several may stand anywhere between IHDR and IEND. The pixels do not depend on them.</source>
        <translation>关于图片的文本，UTF-8 编码，并说明其语言。IHDR 与 IEND 之间的任何位置都可以有多个。像素与它们无关。</translation>
    </message>
    <message>
        <source>The colour to show behind a picture with alpha. It stands once, behind PLTE and before IDAT. Readers that skip it show whatever is there behind transparent places.</source>
        <translation>在带 alpha 的图片背后显示的颜色。它只出现一次，在 PLTE 之后、IDAT 之前。跳过它的读取程序在透明处显示背后原有的内容。</translation>
    </message>
    <message>
        <source>With a palette one byte, the number of a colour, counted from 0; else two bytes for grey, or two each for red, green and blue, in the range of the samples (up to 255 where they have 8 bits).</source>
        <translation>有调色板时为一个字节，即颜色的编号，从 0 数起；否则灰度为两个字节，或红、绿、蓝各两个字节，取值范围与样本相同（样本为 8 位时最大 255）。</translation>
    </message>
    <message>
        <source>How large a pixel is, for printing, or how much wider than high. It stands once, before IDAT. Readers that skip it take pixels for squares.</source>
        <translation>像素有多大（用于打印），或宽与高相差多少。它只出现一次，在 IDAT 之前。跳过它的读取程序把像素当作正方形。</translation>
    </message>
    <message>
        <source>Pixels from left to right in a metre: 2835 is 72 an inch. Where unit is 0, only its ratio to pixelsPerUnitY counts.</source>
        <translation>一米内从左到右的像素数：2835 即每英寸 72 个。unit 为 0 时只有它与 pixelsPerUnitY 之比有意义。</translation>
    </message>
    <message>
        <source>Pixels from top to bottom in a metre: 2835 is 72 an inch. Where unit is 0, only its ratio to pixelsPerUnitX counts.</source>
        <translation>一米内从上到下的像素数：2835 即每英寸 72 个。unit 为 0 时只有它与 pixelsPerUnitX 之比有意义。</translation>
    </message>
    <message>
        <source>How often each colour of the palette occurs, for screens that show only some. It stands once, behind PLTE and before IDAT. Readers that skip it show the same picture.</source>
        <translation>调色板中每种颜色出现得有多频繁，供只能显示部分颜色的屏幕使用。它只出现一次，在 PLTE 之后、IDAT 之前。跳过它的读取程序显示的图片相同。</translation>
    </message>
    <message>
        <source>About how often each colour occurs: one number for each that PLTE has, in its order; 0 only for a colour that no pixel has.</source>
        <translation>每种颜色大约出现得有多频繁：PLTE 中每种颜色一个数，按其顺序；只有没有像素使用的颜色才为 0。</translation>
    </message>
    <message>
        <source>A palette that somebody has chosen: the colours to use where a screen cannot show all. Several may stand before IDAT, each with another name. Readers that skip it choose colours themselves.</source>
        <translation>某人选定的调色板：屏幕无法显示全部颜色时应使用的颜色。IDAT 之前可以有多个，名称各不相同。跳过它的读取程序自行选择颜色。</translation>
    </message>
    <message>
        <source>Name of the palette, by which people choose among several: 1 to 79 letters in Latin 1, then a NUL.</source>
        <translation>调色板的名称，供人在多个之中选择：1 到 79 个 Latin 1 字符，然后是一个 NUL。</translation>
    </message>
    <message>
        <source>When the picture was changed last, in universal time. It stands once, anywhere between IHDR and IEND. The pixels do not depend on it.</source>
        <translation>图片最后一次修改的时间（世界时）。它只出现一次，在 IHDR 与 IEND 之间的任何位置。像素与它无关。</translation>
    </message>
    <message>
        <source>A text about the picture, in Latin 1: a keyword, a NUL, a byte for the way of packing, the packed text. Several may stand anywhere between IHDR and IEND. The pixels do not depend on them.</source>
        <translation>关于图片的文本，Latin 1 编码：关键字、一个 NUL、一个说明压缩方式的字节、压缩的文本。IHDR 与 IEND 之间的任何位置都可以有多个。像素与它们无关。</translation>
    </message>
    <message>
        <source>Which white is meant: its place in the CIE diagram of all colours, x and y times 100000; 31270 and 32900 in sRGB.</source>
        <translation>所指的是哪种白：它在包含所有颜色的 CIE 色度图中的位置，x 和 y 乘以 100000；sRGB 中为 31270 和 32900。</translation>
    </message>
    <message>
        <source>Which red is meant: its place in the CIE diagram of all colours, x and y times 100000; 64000 and 33000 in sRGB.</source>
        <translation>所指的是哪种红：它在包含所有颜色的 CIE 色度图中的位置，x 和 y 乘以 100000；sRGB 中为 64000 和 33000。</translation>
    </message>
    <message>
        <source>Which green is meant: its place in the CIE diagram of all colours, x and y times 100000; 30000 and 60000 in sRGB.</source>
        <translation>所指的是哪种绿：它在包含所有颜色的 CIE 色度图中的位置，x 和 y 乘以 100000；sRGB 中为 30000 和 60000。</translation>
    </message>
    <message>
        <source>Which blue is meant: its place in the CIE diagram of all colours, x and y times 100000; 15000 and 6000 in sRGB.</source>
        <translation>所指的是哪种蓝：它在包含所有颜色的 CIE 色度图中的位置，x 和 y 乘以 100000；sRGB 中为 15000 和 6000。</translation>
    </message>
    <message>
        <source>A part of the zlib stream. Unpacked it has the rows, without Adam7 from the top: a byte for the filter, then the samples without gaps, from left to right, the first in the highest bits. A damaged byte spoils the picture from there on.</source>
        <translation>zlib 流的一部分。解压后是各行（不用 Adam7 时从上到下）：一个表示滤波的字节，然后是从左到右无间隙的采样，第一个在最高位。一个损坏的字节会使其后的图片全部损坏。</translation>
    </message>
    <message>
        <source>Always 0, and readers look no further.</source>
        <translation>始终为 0，读取程序不再往后看。</translation>
    </message>
    <message>
        <source>Horde3D does not look at it.</source>
        <translation>Horde3D 不查看它。</translation>
    </message>
    <message>
        <source>Sides and format of the picture. It is the first chunk, and its content has 13 bytes: else readers refuse the file.</source>
        <translation>图片的边长和格式。它是第一个块，内容为 13 个字节：否则读取程序拒绝该文件。</translation>
    </message>
    <message>
        <source>The palette: colours that pixels name by their number. It stands once, before IDAT; with colour type 3 readers refuse a file without it, with 2 and 6 it only says which colours a poor screen should show, with 0 and 4 there is none.</source>
        <translation>调色板：像素以编号引用的颜色。它只出现一次，在 IDAT 之前；颜色类型为 3 时，读取程序拒绝没有它的文件；为 2 和 6 时，它只说明较差的屏幕应显示哪些颜色；为 0 和 4 时没有调色板。</translation>
    </message>
    <message>
        <source>One colour after the other, three bytes each, 256 at most; a pixel holds the number of its colour, counted from 0. Horde3D refuses more, and a part of a colour at the end; what a number beyond the last shows is up to the reader.</source>
        <translation>一种颜色接一种颜色，各三个字节，最多 256 种；像素存有其颜色的编号，从 0 数起。Horde3D 拒绝更多的颜色和末尾不完整的颜色；编号超过最后一种时显示什么由读取程序决定。</translation>
    </message>
    <message>
        <source>The alpha of each colour of the palette, or a colour that is transparent; without it all are opaque. It stands once, behind PLTE and before IDAT; with colour types 4 and 6, which have alpha, Horde3D refuses it.</source>
        <translation>调色板中每种颜色的 alpha，或一种透明的颜色；没有它时全部不透明。它只出现一次，在 PLTE 之后、IDAT 之前；颜色类型 4 和 6 已有 alpha，此时 Horde3D 会拒绝它。</translation>
    </message>
    <message>
        <source>With a palette one alpha for each colour and no more, 0 transparent and 255 opaque; colours behind the end are opaque. Else the one colour that is transparent: two bytes of grey, or two each of red, green and blue, in the range of the samples. Horde3D refuses other lengths.</source>
        <translation>带调色板时，每种颜色一个 alpha，不得更多，0 为透明，255 为不透明；超出末尾的颜色不透明。否则为一种透明的颜色：灰度为两个字节，或红、绿、蓝各两个字节，范围与采样相同。Horde3D 拒绝其他长度。</translation>
    </message>
    <message>
        <source>The text itself, in Latin 1; its lines end with the byte 10, and no NUL ends it.</source>
        <translation>文本本身，Latin 1 编码；各行以字节 10 结束，末尾没有 NUL。</translation>
    </message>
    <message>
        <source>The text, packed with zlib; unpacked it is in Latin 1, and its lines end with the byte 10.</source>
        <translation>用 zlib 压缩的文本；解压后为 Latin 1 编码，各行以字节 10 结束。</translation>
    </message>
    <message>
        <source>How the text is packed, where isCompressed is 1; only one way is known.</source>
        <translation>isCompressed 为 1 时文本的压缩方式；只知道一种。</translation>
    </message>
    <message>
        <source>Language of the text, in ASCII, for instance de-AT, then a NUL; empty where it is unknown.</source>
        <translation>文本的语言，ASCII 编码，例如 de-AT，然后是一个 NUL；未知时为空。</translation>
    </message>
    <message>
        <source>The keyword in the language of the text, in UTF-8, then a NUL; may be empty.</source>
        <translation>以文本的语言写的关键字，UTF-8 编码，然后是一个 NUL；可以为空。</translation>
    </message>
    <message>
        <source>The text itself, in UTF-8; its lines end with the byte 10, and no NUL ends it.</source>
        <translation>文本本身，UTF-8 编码；各行以字节 10 结束，末尾没有 NUL。</translation>
    </message>
    <message>
        <source>The text, packed with zlib; unpacked it is in UTF-8, and its lines end with the byte 10.</source>
        <translation>用 zlib 压缩的文本；解压后为 UTF-8 编码，各行以字节 10 结束。</translation>
    </message>
    <message>
        <source>Year in which the picture was changed last, with all four digits.</source>
        <translation>图片最后修改的年份，完整的四位数字。</translation>
    </message>
    <message>
        <source>Month in which the picture was changed last; January is 1.</source>
        <translation>图片最后修改的月份；一月为 1。</translation>
    </message>
    <message>
        <source>Day of the month on which the picture was changed last, from 1.</source>
        <translation>图片最后修改是一个月中的第几天，从 1 开始。</translation>
    </message>
    <message>
        <source>Hour in which the picture was changed last, in universal time.</source>
        <translation>图片最后修改的小时，世界时。</translation>
    </message>
    <message>
        <source>Minute in which the picture was changed last.</source>
        <translation>图片最后修改的分钟。</translation>
    </message>
    <message>
        <source>Second in which the picture was changed last; 60 is a leap second.</source>
        <translation>图片最后修改的秒；60 为闰秒。</translation>
    </message>
</context>
<context>
    <name>PsdFormat</name>
    <message>
        <source>bitmap</source>
        <translation>位图</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>indexed</source>
        <translation>索引颜色</translation>
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
        <translation>多通道</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>双色</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Lab</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>run lengths</source>
        <translation>行程长度</translation>
    </message>
    <message>
        <source>zip</source>
        <translation>zip</translation>
    </message>
    <message>
        <source>zip with prediction</source>
        <translation>带预测的 zip</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>names of alpha channels</source>
        <translation>alpha 通道的名称</translation>
    </message>
    <message>
        <source>IPTC record</source>
        <translation>IPTC 记录</translation>
    </message>
    <message>
        <source>thumbnail</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>ICC profile</source>
        <translation>ICC 配置文件</translation>
    </message>
    <message>
        <source>EXIF data</source>
        <translation>EXIF 数据</translation>
    </message>
    <message>
        <source>XMP metadata</source>
        <translation>XMP 元数据</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height, channels and depth.</source>
        <translation>字节的数量由宽度、高度、通道数和深度得出。</translation>
    </message>
    <message>
        <source>Says that the file is a Photoshop document. Readers refuse any other.</source>
        <translation>说明该文件是 Photoshop 文档。读取程序拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>More about the picture, such as its resolution. Horde3D skips it.</source>
        <translation>关于图片的更多信息，例如分辨率。Horde3D 会跳过。</translation>
    </message>
    <message>
        <source>Says what the resource is. Horde3D skips all resources.</source>
        <translation>说明资源的种类。Horde3D 会跳过所有资源。</translation>
    </message>
    <message>
        <source>Content of the resource, as its id says. Horde3D skips it.</source>
        <translation>资源的内容，种类由 id 说明。Horde3D 会跳过。</translation>
    </message>
    <message>
        <source>8BIM: says that a resource begins. Horde3D skips all resources.</source>
        <translation>8BIM：说明一个资源的开始。Horde3D 会跳过所有资源。</translation>
    </message>
    <message>
        <source>Name of the resource: its length, then its letters; mostly empty. Horde3D skips all resources.</source>
        <translation>资源的名称：先是长度，再是字符；大多为空。Horde3D 跳过所有资源。</translation>
    </message>
    <message>
        <source>A picture: its resources, its layers, and all layers together as one image. Numbers have their highest byte first.</source>
        <translation>一张图片：其资源、其图层，以及所有图层合成的图像。数值的最高字节在前。</translation>
    </message>
    <message>
        <source>Size of the colour mode data, without this number: 768 in indexed pictures, 0 in most others.</source>
        <translation>颜色模式数据的大小，不含此数：索引颜色图片为 768，其他大多为 0。</translation>
    </message>
    <message>
        <source>Size of the layers and masks, without this number; a reader of the whole image jumps over them by it.</source>
        <translation>图层和蒙版的大小，不含此数；只读整张图像的程序靠它跳过这些内容。</translation>
    </message>
    <message>
        <source>Size of a sample: 1, 8, 16 or 32.</source>
        <translation>一个采样的大小：1, 8, 16 或 32。</translation>
    </message>
    <message>
        <source>Size of all resources together, without this number; Horde3D jumps over them by it.</source>
        <translation>所有资源的总大小，不含此数；Horde3D 据此跳过它们。</translation>
    </message>
    <message>
        <source>Fills the name, its length included, up to an even number of bytes; nobody reads it.</source>
        <translation>将名称（连同其长度）填充到偶数个字节；没有程序读取它。</translation>
    </message>
    <message>
        <source>Size of the content, without the padding behind it.</source>
        <translation>内容的大小，不含其后的填充。</translation>
    </message>
    <message>
        <source>Fills the content up to an even number of bytes; the size leaves it out, and nobody reads it.</source>
        <translation>将内容填充到偶数个字节；大小不含它，也没有程序读取它。</translation>
    </message>
    <message>
        <source>Height of the picture, more than 0. Where the rows are not enough for it, the rest is missing.</source>
        <translation>图片的高度，大于 0。行数不足时其余部分缺失。</translation>
    </message>
    <message>
        <source>Width of the picture, more than 0. When it is wrong, rows are cut in wrong places.</source>
        <translation>图片的宽度，大于 0。有误时行会在错误的位置断开。</translation>
    </message>
    <message>
        <source>Packed size of each row, from the top: all rows of red, then of green, blue and alpha. Horde3D jumps over them and goes by the packed bytes alone.</source>
        <translation>每行打包后的大小，从上到下：先是红色的所有行，然后是绿色、蓝色和 alpha。Horde3D 跳过它们，只依据打包的字节。</translation>
    </message>
    <message>
        <source>The layers from which the picture is made, and masks that hide parts of them; empty in a flat picture. Horde3D does not read them.</source>
        <translation>构成图片的各图层，以及遮住其部分内容的蒙版；没有图层的图片为空。Horde3D 不读取。</translation>
    </message>
    <message>
        <source>Horde3D takes 8 and 16, and refuses others.</source>
        <translation>Horde3D 接受 8 和 16，拒绝其他值。</translation>
    </message>
    <message>
        <source>Horde3D takes 3 only, and refuses others.</source>
        <translation>Horde3D 只接受 3，拒绝其他值。</translation>
    </message>
    <message>
        <source>How the image is packed. Horde3D reads 0 and 1, and refuses others.</source>
        <translation>图片如何压缩。Horde3D 读取 0 和 1，拒绝其他值。</translation>
    </message>
    <message>
        <source>There where compression is not 0. With 1 the packed rows of all channels (PackBits): below 128, a byte says how many follow as they are, less one; above 128, that the next one is there 257 minus it times; 128 does nothing. Horde3D refuses 2 and 3.</source>
        <translation>在 compression 不为 0 时存在。为 1 时是所有通道的压缩行 (PackBits)：小于 128 的字节表示其后有多少字节原样保存，减一；大于 128 表示下一个字节重复 257 减去它的次数；128 不起作用。Horde3D 拒绝 2 和 3。</translation>
    </message>
    <message>
        <source>Six bytes, reserved: always 0, and readers do not look at them.</source>
        <translation>六个字节，保留：始终为 0，读取程序不查看。</translation>
    </message>
    <message>
        <source>The palette of indexed pictures: 256 bytes of red, then of green, then of blue; with two colours, which inks. Horde3D skips it.</source>
        <translation>索引图片的调色板：256 字节红色，然后是绿色、蓝色；双色时为所用的油墨。Horde3D 会跳过。</translation>
    </message>
    <message>
        <source>Version: 1. With 2 the file would be a PSB, for large documents with longer numbers, which Horde3D refuses.</source>
        <translation>版本：1。为 2 时文件是 PSB，用于数值更长的大型文档，Horde3D 会拒绝。</translation>
    </message>
    <message>
        <source>How many channels the picture has, alpha included: 4 with red, green, blue and alpha. Horde3D shows the first four, and refuses more than 16.</source>
        <translation>图片有多少个通道，包括 alpha：红、绿、蓝和 alpha 为 4 个。Horde3D 显示前四个，拒绝多于 16 个。</translation>
    </message>
    <message>
        <source>What the channels are: how many colours a pixel is made of, and which.</source>
        <translation>各通道的含义：一个像素由几种颜色组成，是哪些颜色。</translation>
    </message>
    <message>
        <source>Each has a number that says what it is, a name, and its content. Horde3D skips all resources.</source>
        <translation>每个资源包括一个表明其种类的编号、一个名称和内容。Horde3D 跳过所有资源。</translation>
    </message>
    <message>
        <source>One channel after the other, as many as channels says, in RGB red, green, blue, then alpha. With fewer bytes the rest of the picture is missing.</source>
        <translation>一个通道接一个通道，数量见 channels；RGB 中为红、绿、蓝，然后是 alpha。字节不够时图片的其余部分缺失。</translation>
    </message>
    <message>
        <source>The samples of the channel, row by row from the upper left corner, of as many bits as depth says, the highest byte first. In red, green and blue 0 is none; in alpha it is transparent. A wrong one spoils a single pixel.</source>
        <translation>该通道的样本，从左上角起逐行排列，每个样本的位数见 depth，最高字节在前。对红、绿、蓝，0 为无；对 alpha，0 为透明。一个错误的样本只影响一个像素。</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>A quotation mark is missing.</source>
        <translation>缺少一个引号。</translation>
    </message>
    <message>
        <source>There is nothing between the quotation marks.</source>
        <translation>引号之间没有内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no offset; write a number such as 496 or 0x1f0.</source>
        <translation>“%1”不是偏移；请写一个数字，如 496 或 0x1f0。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2.</source>
        <translation>“%1”不是正则表达式：%2。</translation>
    </message>
    <message>
        <source>Something to look for is missing after &quot;%1&quot;.</source>
        <translation>“%1”之后缺少要查找的内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known. There are name:, type:, value:, offset:, size:, index: and issue:.</source>
        <translation>“%1”未知。可用的有 name:, type:, value:, offset:, size:, index: 和 issue:。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be compared; &quot;%2&quot; needs a number.</source>
        <translation>“%1”无法比较；“%2”需要一个数字。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>After &quot;issue&quot; comes : and what to look for.</source>
        <translation>“issue”之后应为 : 和要查找的内容。</translation>
    </message>
</context>
<context>
    <name>SearchTexts</name>
    <message>
        <source>Two digits per byte, please</source>
        <translation>每个字节请用两位数字</translation>
    </message>
    <message>
        <source>Cannot be written in this encoding</source>
        <translation>无法用此编码写出</translation>
    </message>
    <message>
        <source>No number of this type</source>
        <translation>不是此类型的数字</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>text %1</source>
        <translation>文本 %1</translation>
    </message>
    <message>
        <source>expression %1</source>
        <translation>表达式 %1</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>structure %1</source>
        <translation>结构 %1</translation>
    </message>
    <message>
        <source>strings %1</source>
        <translation>字符串 %1</translation>
    </message>
</context>
<context>
    <name>TgaFormat</name>
    <message>
        <source>no picture</source>
        <translation>无图片</translation>
    </message>
    <message>
        <source>colour map</source>
        <translation>颜色表</translation>
    </message>
    <message>
        <source>true colour</source>
        <translation>真彩色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>colour map, run lengths</source>
        <translation>颜色表，行程长度</translation>
    </message>
    <message>
        <source>true colour, run lengths</source>
        <translation>真彩色，行程长度</translation>
    </message>
    <message>
        <source>grey, run lengths</source>
        <translation>灰度，行程长度</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>有</translation>
    </message>
    <message>
        <source>How pixels are stored.</source>
        <translation>像素的存储方式。</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and bits per pixel.</source>
        <translation>字节的数量由宽度、高度和每像素位数得出。</translation>
    </message>
    <message>
        <source>A letter behind the version, as in 1.17b; 32, a blank, for none.</source>
        <translation>版本后的字母，如 1.17b；32 即空格，表示无。</translation>
    </message>
    <message>
        <source>How many bits a pixel takes in the file.</source>
        <translation>文件中一个像素占用的位数。</translation>
    </message>
    <message>
        <source>What alpha means: 0 and 1 nothing, 2 something unknown that should be kept, 3 opacity, 4 opacity that colours are multiplied with already.</source>
        <translation>alpha 的含义：0 和 1 无含义，2 未知但应保留，3 不透明度，4 颜色已与之相乘的不透明度。</translation>
    </message>
    <message>
        <source>Engines do not read it.</source>
        <translation>引擎不读取它。</translation>
    </message>
    <message>
        <source>Horde3D reads 1, 2, 3, 9, 10 and 11, and refuses others.</source>
        <translation>Horde3D 读取 1、2、3、9、10 和 11，拒绝其他值。</translation>
    </message>
    <message>
        <source>Where the picture is on a screen, in pixels from the left. Engines do not look at it.</source>
        <translation>图片在屏幕上的位置，从左边起以像素计。引擎不查看它。</translation>
    </message>
    <message>
        <source>Where the picture is on a screen, in pixels from below. Engines do not look at it.</source>
        <translation>图片在屏幕上的位置，从下边起以像素计。引擎不查看它。</translation>
    </message>
    <message>
        <source>Bytes behind the picture to which nothing refers; readers do not see them.</source>
        <translation>图片之后没有任何引用的字节；读取程序看不到它们。</translation>
    </message>
    <message>
        <source>Shape of a pixel, width and height; a height of 0 says that nobody knows.</source>
        <translation>像素的形状，宽和高；高为 0 表示不清楚。</translation>
    </message>
    <message>
        <source>Number of the first colour of the map, mostly 0: pixels count from it. Horde3D skips so many bytes before the map instead.</source>
        <translation>颜色表中第一种颜色的编号，通常为 0：像素从它开始计数。Horde3D 却在颜色表之前跳过这么多字节。</translation>
    </message>
    <message>
        <source>How long somebody worked on the picture: hours, minutes from 0 to 59, seconds from 0 to 59; all 0 where nobody counted.</source>
        <translation>制作此图片花费的时间：小时、分钟（0 到 59）、秒（0 到 59）；没有计时则全为 0。</translation>
    </message>
    <message>
        <source>A picture: header, colours, pixels, and areas behind them. Numbers have their lowest byte first.</source>
        <translation>一张图片：头部、颜色、像素以及后面的区域。数值的最低字节在前。</translation>
    </message>
    <message>
        <source>Horde3D looks at 0x20 only.</source>
        <translation>Horde3D 只看 0x20。</translation>
    </message>
    <message>
        <source>Gamma, the exponent of brightness for which the colours are meant, as a fraction from 0.0 to 10.0; a denominator of 0 says that it is not used.</source>
        <translation>gamma，即颜色所针对的亮度指数，以 0.0 到 10.0 的分数表示；分母为 0 表示不使用。</translation>
    </message>
    <message>
        <source>Where the extension area lies, in bytes from the beginning of the file; 0 for none.</source>
        <translation>扩展区域的位置，以距文件开头的字节数表示；0 表示无。</translation>
    </message>
    <message>
        <source>Where the directory of the developer area lies, in bytes from the beginning of the file; 0 for none.</source>
        <translation>开发者区域目录的位置，以距文件开头的字节数表示；0 表示无。</translation>
    </message>
    <message>
        <source>TRUEVISION-XFILE, a full stop and a NUL: by them programs know the footer.</source>
        <translation>TRUEVISION-XFILE、一个句点和一个 NUL：程序据此识别尾部。</translation>
    </message>
    <message>
        <source>Height of the picture, more than 0. Where the rows are not enough for it, the rest is missing.</source>
        <translation>图片的高度，大于 0。行数不足时其余部分缺失。</translation>
    </message>
    <message>
        <source>Size of the text behind the header, from 0 for none; readers jump over it by this number.</source>
        <translation>头部之后的文本的大小，0 表示没有；读取程序据此跳过它。</translation>
    </message>
    <message>
        <source>Number of colours in the map; 0 where there is none.</source>
        <translation>颜色表中颜色的数量；没有时为 0。</translation>
    </message>
    <message>
        <source>Five bits each of blue, green and red, the lowest first; the highest bit is alpha. Horde3D does not look at the alpha.</source>
        <translation>蓝、绿、红各五位，最低位在前；最高位是 alpha。Horde3D 不看 alpha。</translation>
    </message>
    <message>
        <source>With a pixelDepth of 8: brightness, or numbers of colours in the map. What a number beyond the last shows is up to the reader.</source>
        <translation>pixelDepth 为 8 时：亮度，或颜色表中颜色的编号。编号超过最后一种时显示什么由读取程序决定。</translation>
    </message>
    <message>
        <source>What a cut-off file has of its last row; readers take missing pixels for black or refuse the file.</source>
        <translation>被截断的文件中最后一行剩下的内容；读取程序把缺少的像素当作黑色，或拒绝该文件。</translation>
    </message>
    <message>
        <source>More about the picture: who made it, when and with which program. There where extensionOffset of the footer is not 0.</source>
        <translation>关于图片的更多信息：由谁、何时、用什么程序制作。在 footer 的 extensionOffset 不为 0 时存在。</translation>
    </message>
    <message>
        <source>The last 26 bytes of files of version 2, known by their signature: they say where its areas lie.</source>
        <translation>版本 2 文件的最后 26 个字节，由 signature 识别：说明各区域位于何处。</translation>
    </message>
    <message>
        <source>ASCII, filled up with NULs or blanks, which alone say nothing; the last byte is a NUL. Engines do not read it.</source>
        <translation>ASCII，以 NUL 或空格填满，只有这些字符时表示没有内容；最后一个字节为 NUL。引擎不读取。</translation>
    </message>
    <message>
        <source>Any text about the picture; readers skip it.</source>
        <translation>关于图片的任意文本；读取程序跳过它。</translation>
    </message>
    <message>
        <source>With a pixelDepth of 32: blue, green, red and alpha, a byte each.</source>
        <translation>pixelDepth 为 32 时：蓝、绿、红、alpha 各一个字节。</translation>
    </message>
    <message>
        <source>With a pixelDepth of 24: blue, green and red, a byte each.</source>
        <translation>pixelDepth 为 24 时：蓝、绿、红各一个字节。</translation>
    </message>
    <message>
        <source>What programs left here, there where developerOffset of the footer is not 0. The directory at its end counts the pieces in a u16; each has a u16 for its kind, a u32 for its place in the file and a u32 for its size. Engines do not read it.</source>
        <translation>程序存放在此的内容，在 footer 的 developerOffset 不为 0 时存在。其末尾的目录以一个 u16 给出项数；每项有一个 u16 表示种类、一个 u32 表示在文件中的位置、一个 u32 表示大小。引擎不读取。</translation>
    </message>
    <message>
        <source>Who made the picture, up to 40 letters.</source>
        <translation>图片的作者，最多 40 个字母。</translation>
    </message>
    <message>
        <source>What the author says about the picture: four lines of up to 80 letters. Each takes 81 bytes, the last of them a NUL.</source>
        <translation>作者对图片的说明：四行，每行最多 80 个字母。每行占 81 字节，其中最后一个为 NUL。</translation>
    </message>
    <message>
        <source>Name of the work for which the picture was made, up to 40 letters.</source>
        <translation>此图片所属工作的名称，最多 40 个字母。</translation>
    </message>
    <message>
        <source>The program that wrote the file, up to 40 letters.</source>
        <translation>写入文件的程序，最多 40 个字母。</translation>
    </message>
    <message>
        <source>Version of that program, times 100: 117 is 1.17; 0 for none.</source>
        <translation>该程序的版本乘以 100：117 即 1.17；0 表示无。</translation>
    </message>
    <message>
        <source>Colour of pixels that count as transparent: alpha, red, green and blue, from the highest byte on; 0 where it is not used.</source>
        <translation>视为透明的像素的颜色：从最高字节起为 alpha、红、绿、蓝；不使用时为 0。</translation>
    </message>
    <message>
        <source>Where the table of colour corrections lies, in bytes from the beginning of the file; 0 for none. It has 256 times four u16: alpha, red, green and blue to show for a number, 65535 for full.</source>
        <translation>颜色校正表的位置，以距文件开头的字节数表示；0 表示无。它有 256 组，每组四个 u16：对一个数值应显示的 alpha、红、绿、蓝，65535 为最大。</translation>
    </message>
    <message>
        <source>Where a small copy of the picture lies, in bytes from the beginning of the file; 0 for none. It has a byte for its width, one for its height, then its pixels in the form of the large ones, but never packed.</source>
        <translation>图片缩小副本的位置，以距文件开头的字节数表示；0 表示无。其中一个字节为宽度，一个字节为高度，然后是像素，形式与大图相同，但从不压缩。</translation>
    </message>
    <message>
        <source>Where a table lies, in bytes from the beginning of the file; 0 for none. It has a u32 for each row: where the row begins, counted from there, too.</source>
        <translation>一个表的位置，以距文件开头的字节数表示；0 表示无。表中每行有一个 u32：该行的起始位置，同样从文件开头计。</translation>
    </message>
    <message>
        <source>What colorCorrectionOffset, postageStampOffset and scanLineOffset of the extension area lead to, up to the footer. Engines do not read it.</source>
        <translation>扩展区的 colorCorrectionOffset、postageStampOffset 和 scanLineOffset 所指的内容，直到 footer。引擎不读取。</translation>
    </message>
    <message>
        <source>Whether a map of colours stands before the pixels. Horde3D refuses one where imageType is not 1 or 9, and these without one.</source>
        <translation>像素之前是否有颜色表。imageType 不为 1 或 9 却有颜色表，或为 1 或 9 却没有时，Horde3D 拒绝该文件。</translation>
    </message>
    <message>
        <source>Size of a colour of the map: 8, 15, 16, 24 or 32; 0 where there is none. Horde3D refuses others.</source>
        <translation>颜色表中每种颜色的大小：8、15、16、24 或 32；没有颜色表时为 0。Horde3D 拒绝其他值。</translation>
    </message>
    <message>
        <source>Width of the picture, more than 0.</source>
        <translation>图片的宽度，大于 0。</translation>
    </message>
    <message>
        <source>When it is wrong, rows are cut in wrong places.</source>
        <translation>有误时行会在错误的位置断开。</translation>
    </message>
    <message>
        <source>8 for brightness, 15, 16, 24 or 32 for colours, 8 or 16 for numbers in the colour map. Horde3D refuses others.</source>
        <translation>亮度为 8，颜色为 15、16、24 或 32，颜色表中的编号为 8 或 16。Horde3D 拒绝其他值。</translation>
    </message>
    <message>
        <source>The lowest four bits: how many bits of a pixel are alpha. 0x10: pixels go from right to left, 0x20: rows from the top down; else from left to right, from below upwards. 0xc0 is 0, as rows are no longer interleaved.</source>
        <translation>最低四位：像素中有多少位是 alpha。0x10：像素从右到左，0x20：行从上到下；否则从左到右、从下到上。0xc0 为 0，因为行不再交错存储。</translation>
    </message>
    <message>
        <source>Colours that pixels name by their number, counted from firstEntryIndex. What a number beyond the last shows is up to the reader; Horde3D shows the first colour.</source>
        <translation>像素以编号引用的颜色，从 firstEntryIndex 开始计数。超出最后一个的编号显示什么，取决于读取程序；Horde3D 显示第一种颜色。</translation>
    </message>
    <message>
        <source>Rows from below, or from the top where imageDescriptor has 0x20; as many as height says, or as many as are whole in a file that is cut off. Those of run lengths stand in data instead.</source>
        <translation>各行从下往上，imageDescriptor 含 0x20 时从上往下；行数由 height 说明，文件被截断时为其中完整的行数。行程编码的则存放在 data 中。</translation>
    </message>
    <message>
        <source>The pixels of the row, from left to right, or from right to left where imageDescriptor has 0x10.</source>
        <translation>该行的像素，从左到右；imageDescriptor 含 0x10 时从右到左。</translation>
    </message>
    <message>
        <source>With a pixelDepth of 15 or 16: from the lowest bit on, five bits of blue, five of green, five of red, and one of alpha; with a colour map a number in it. Horde3D does not look at the alpha.</source>
        <translation>pixelDepth 为 15 或 16 时：从最低位起为五位蓝、五位绿、五位红和一位 alpha；有颜色表时为其中的编号。Horde3D 不看 alpha。</translation>
    </message>
    <message>
        <source>There where imageType is 9, 10 or 11. Packets: a byte whose highest bit says that one pixel is repeated, and whose other bits say how many pixels it makes, less one; then the one pixel, or so many. A wrong byte of this kind spoils all behind it.</source>
        <translation>在 imageType 为 9、10 或 11 时存在。数据包：一个字节，其最高位表示一个像素被重复，其余各位表示它产生多少个像素，减一；然后是那一个像素，或这么多个像素。这种字节如果有错，会毁掉其后的全部内容。</translation>
    </message>
    <message>
        <source>Size of the extension area in bytes, these two included.</source>
        <translation>扩展区的大小，以字节计，包括这两个字节。</translation>
    </message>
    <message>
        <source>When the picture was saved: month from 1, day from 1, year with four digits, hour from 0 to 23, minute, second; all 0 where that is not known.</source>
        <translation>图片的保存时间：月（从 1 起）、日（从 1 起）、年（四位数字）、时（0 到 23）、分、秒；未知时全为 0。</translation>
    </message>
</context>
<context>
    <name>TreeQuery</name>
    <message>
        <source>There is no type &quot;%1&quot; in this file. Types in it: %2.</source>
        <translation>此文件中没有类型“%1”。其中的类型：%2。</translation>
    </message>
</context>
<context>
    <name>UnknownFormat</name>
    <message>
        <source>The content is of no format that this program knows.</source>
        <translation>其内容不属于此程序所知的任何格式。</translation>
    </message>
</context>
<context>
    <name>UrhoAnimationFormat</name>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>A skeletal animation: key frames for bones, found by name.</source>
        <translation>骨骼动画：骨骼的关键帧，按名称查找。</translation>
    </message>
    <message>
        <source>UANI: says that the file is an animation. The engine refuses any other.</source>
        <translation>UANI：说明该文件是动画。引擎拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>Name of the animation, for people: programs load it by the name of its file.</source>
        <translation>动画的名称，供人阅读：程序按文件名加载。</translation>
    </message>
    <message>
        <source>How long the animation takes. It may exceed the time of the last key frame.</source>
        <translation>动画持续多久。可以超过最后一个关键帧的时间。</translation>
    </message>
    <message>
        <source>Name of the bone or scene node that the track moves.</source>
        <translation>轨道所驱动的骨骼或场景节点的名称。</translation>
    </message>
    <message>
        <source>How many key frames the track has; without any, its bone keeps its place.</source>
        <translation>轨道有多少个关键帧；没有时骨骼保持原位。</translation>
    </message>
    <message>
        <source>What each bone or scene node does, found by its name.</source>
        <translation>每个骨骼或场景节点的动作，按名称查找。</translation>
    </message>
    <message>
        <source>How many tracks there are: one for each bone or scene node that moves.</source>
        <translation>有多少条轨道：每个移动的骨骼或场景节点一条。</translation>
    </message>
    <message>
        <source>Which values each key frame carries behind its time, the lowest bit first. The others stay as they are in the scene.</source>
        <translation>每个关键帧在时间之后带有哪些值，最低位在前。其他值保持场景中的原样。</translation>
    </message>
    <message>
        <source>The values of the bone at certain times, in ascending time; the engine does not sort them. Between two it interpolates: positions and scales in a straight line, rotations on the sphere.</source>
        <translation>骨骼在若干时刻的值，按时间递增；引擎不排序。两个之间进行插值：位置和缩放为线性，旋转按球面。</translation>
    </message>
    <message>
        <source>When the bone has these values, counted from the beginning of the animation.</source>
        <translation>骨骼何时具有这些值，从动画开始计时。</translation>
    </message>
    <message>
        <source>How the bone is turned against its parent; positive angles turn clockwise, looking along the axis towards the origin. It replaces the bind pose.</source>
        <translation>骨骼相对于父骨骼的旋转；沿轴朝原点看，正角度为顺时针。它取代绑定姿势。</translation>
    </message>
    <message>
        <source>How large the bone is, along its own axes; 1 keeps the size. It replaces the bind pose.</source>
        <translation>骨骼沿自身轴的大小；1 表示保持大小。它取代绑定姿势。</translation>
    </message>
    <message>
        <source>The engine compares a hash (SDBM) of it. Large and small letters differ; before 2018 (1.8) they did not. Of two tracks with one name or hash the later one counts.</source>
        <translation>引擎比较它的哈希 (SDBM)。区分大小写；2018 年 (1.8) 之前不区分。名称或哈希相同的两条轨道以后者为准。</translation>
    </message>
    <message>
        <source>In a loop the engine goes from the last key frame to the first in the time that is left. Key frames behind the end are never reached.</source>
        <translation>循环时，引擎在剩余的时间内从最后一个关键帧过渡到第一个。结尾之后的关键帧永远不会到达。</translation>
    </message>
    <message>
        <source>Where times do not ascend, the engine takes wrong key frames: it looks at neighbours only.</source>
        <translation>时间不递增时，引擎会取错关键帧：它只看相邻的关键帧。</translation>
    </message>
    <message>
        <source>Where the bone is, seen from its parent, in metres by convention: x right, y up, z forward. It replaces the bind pose; it is not added to it.</source>
        <translation>骨骼相对父级的位置，按惯例以米为单位：x 向右，y 向上，z 向前。它取代绑定姿势，而不是加到其上。</translation>
    </message>
</context>
<context>
    <name>UrhoModelFormat</name>
    <message>
        <source>triangle list</source>
        <translation>三角形列表</translation>
    </message>
    <message>
        <source>line list</source>
        <translation>线段列表</translation>
    </message>
    <message>
        <source>point list</source>
        <translation>点列表</translation>
    </message>
    <message>
        <source>triangle strip</source>
        <translation>三角形带</translation>
    </message>
    <message>
        <source>line strip</source>
        <translation>线段带</translation>
    </message>
    <message>
        <source>triangle fan</source>
        <translation>三角形扇</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>tangent</source>
        <translation>切线</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>box</source>
        <translation>包围盒</translation>
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
        <translation>ubyte4 归一化</translation>
    </message>
    <message>
        <source>binormal</source>
        <translation>副法线</translation>
    </message>
    <message>
        <source>texcoord</source>
        <translation>纹理坐标</translation>
    </message>
    <message>
        <source>color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>blendweights</source>
        <translation>混合权重</translation>
    </message>
    <message>
        <source>blendindices</source>
        <translation>混合索引</translation>
    </message>
    <message>
        <source>objectindex</source>
        <translation>对象索引</translation>
    </message>
    <message>
        <source>texcoord 1</source>
        <translation>纹理坐标 1</translation>
    </message>
    <message>
        <source>texcoord 2</source>
        <translation>纹理坐标 2</translation>
    </message>
    <message>
        <source>cube texcoord 1</source>
        <translation>立方体纹理坐标 1</translation>
    </message>
    <message>
        <source>cube texcoord 2</source>
        <translation>立方体纹理坐标 2</translation>
    </message>
    <message>
        <source>blend weights</source>
        <translation>混合权重</translation>
    </message>
    <message>
        <source>blend indices</source>
        <translation>混合索引</translation>
    </message>
    <message>
        <source>instance matrix 1</source>
        <translation>实例矩阵 1</translation>
    </message>
    <message>
        <source>instance matrix 2</source>
        <translation>实例矩阵 2</translation>
    </message>
    <message>
        <source>instance matrix 3</source>
        <translation>实例矩阵 3</translation>
    </message>
    <message>
        <source>object index</source>
        <translation>对象索引</translation>
    </message>
    <message>
        <source>Vertices name its entries by number.</source>
        <translation>顶点按编号引用其条目。</translation>
    </message>
    <message>
        <source>Parts of the model that have a material each, in one or more levels of detail.</source>
        <translation>模型的各部分，每部分一种材质，有一个或多个细节层次。</translation>
    </message>
    <message>
        <source>Vertex buffer to draw from.</source>
        <translation>绘制所用的顶点缓冲区。</translation>
    </message>
    <message>
        <source>Index buffer to draw from.</source>
        <translation>绘制所用的索引缓冲区。</translation>
    </message>
    <message>
        <source>Name by which programs find the morph.</source>
        <translation>程序查找变形所用的名称。</translation>
    </message>
    <message>
        <source>Number of vertices that morphs may move; with 0 the buffer is never morphed.</source>
        <translation>变形可以移动的顶点数量；为 0 时该缓冲区从不变形。</translation>
    </message>
    <message>
        <source>First vertex that morphs may move, counted from 0.</source>
        <translation>变形可以移动的第一个顶点，从 0 开始计数。</translation>
    </message>
    <message>
        <source>A box around the vertices of the bone, in the space of the bone. Rays test it.</source>
        <translation>包围骨骼顶点的包围盒，在骨骼空间中。射线检测会用到它。</translation>
    </message>
    <message>
        <source>No ray hits a bone whose radius is below 0.</source>
        <translation>射线不会命中半径小于 0 的骨骼。</translation>
    </message>
    <message>
        <source>The engine refuses any other.</source>
        <translation>引擎拒绝任何其他标识。</translation>
    </message>
    <message>
        <source>A box around the model in its bind pose.</source>
        <translation>绑定姿势下包围模型的包围盒。</translation>
    </message>
    <message>
        <source>How many lists of vertices (vertex buffers) follow; geometries draw from them.</source>
        <translation>后面有多少个顶点列表（顶点缓冲区）；几何体从中绘制。</translation>
    </message>
    <message>
        <source>How many parts (elements) each vertex has, such as position and normal.</source>
        <translation>每个顶点有多少个部分（元素），例如位置和法线。</translation>
    </message>
    <message>
        <source>Vertices of morphs are counted from it without a check: where one lies before it, the engine writes into foreign memory.</source>
        <translation>变形的顶点从这里开始计数，且不作检查：如果有顶点在它之前，引擎会写入不属于它的内存。</translation>
    </message>
    <message>
        <source>The engine does not check whether vertices of morphs lie in the range: one beyond it is written into foreign memory.</source>
        <translation>引擎不检查变形的顶点是否在范围内：超出的顶点会写入不属于它的内存。</translation>
    </message>
    <message>
        <source>How many lists of indices (index buffers) follow: the order in which vertices make triangles.</source>
        <translation>后面有多少个索引列表（索引缓冲区）：顶点以何种次序组成三角形。</translation>
    </message>
    <message>
        <source>How many indices the buffer has; a triangle of a list takes three.</source>
        <translation>缓冲区有多少个索引；三角形列表中每个三角形用三个。</translation>
    </message>
    <message>
        <source>How many parts (geometries) the model has, each with a material of its own.</source>
        <translation>模型有多少个部分（几何体），每个部分有自己的材质。</translation>
    </message>
    <message>
        <source>How many levels of detail there are: coarser shapes for larger distances.</source>
        <translation>有多少个细节层次：距离越远形状越粗略。</translation>
    </message>
    <message>
        <source>With 0 the model loads, but this geometry is not drawn.</source>
        <translation>为 0 时模型可以加载，但不绘制此几何体。</translation>
    </message>
    <message>
        <source>The engine refuses the file when there is no such buffer.</source>
        <translation>如果没有该缓冲区，引擎会拒绝该文件。</translation>
    </message>
    <message>
        <source>First index to draw, counted from 0 in indices, not in bytes.</source>
        <translation>要绘制的第一个索引，以索引为单位从 0 计数，而不是字节。</translation>
    </message>
    <message>
        <source>Where the range passes the end of the index buffer, the engine logs it and does not draw the level.</source>
        <translation>如果范围超出索引缓冲区，引擎会记入日志，并且不绘制该层次。</translation>
    </message>
    <message>
        <source>How many morphs there are: shapes that are mixed in, such as a smile.</source>
        <translation>有多少个变形：可混入的形状，例如微笑。</translation>
    </message>
    <message>
        <source>Where there is no such buffer, nothing moves. Of two entries for one buffer the later one counts.</source>
        <translation>如果没有该缓冲区，什么也不会动。同一缓冲区有两项时以后者为准。</translation>
    </message>
    <message>
        <source>An element that the vertices of the buffer do not have makes the engine misread all that follows.</source>
        <translation>如果含有该缓冲区的顶点没有的元素，引擎会把后面的内容全部读错。</translation>
    </message>
    <message>
        <source>The vertices that move, and what is added to them: differences, not places.</source>
        <translation>移动的顶点以及加到它们上的值：是差值，不是位置。</translation>
    </message>
    <message>
        <source>How many bones the skeleton has; 0 for a model that does not bend.</source>
        <translation>骨架有多少块骨骼；不变形的模型为 0。</translation>
    </message>
    <message>
        <source>The bone on which this one hangs: it moves along. The root names itself.</source>
        <translation>此骨骼所依附的骨骼：随之移动。根骨骼指向自己。</translation>
    </message>
    <message>
        <source>Where there is no such bone, this one hangs at the model itself. Of several roots the last one counts.</source>
        <translation>如果没有该骨骼，此骨骼就直接依附于模型。有多个根时以最后一个为准。</translation>
    </message>
    <message>
        <source>Brings vertices from the space of the model to that of the bone in its bind pose (inverse bind matrix): three rows of four numbers.</source>
        <translation>把顶点从模型空间变换到绑定姿势下的骨骼空间（逆绑定矩阵）：三行，每行四个数。</translation>
    </message>
    <message>
        <source>Vectors are columns: the translation is m03, m13, m23; the row 0 0 0 1 is left out. With a wrong one the skin is distorted.</source>
        <translation>向量为列：平移是 m03, m13, m23；省略了行 0 0 0 1。有误时蒙皮会变形。</translation>
    </message>
    <message>
        <source>Number of the object that the vertex belongs to, for shaders that tell objects apart; all others ignore it.</source>
        <translation>顶点所属对象的编号，供区分对象的着色器使用；其他着色器忽略它。</translation>
    </message>
    <message>
        <source>Lists of vertices (vertex buffers). All vertices of one list have the same parts.</source>
        <translation>顶点列表（顶点缓冲区）。同一列表中的所有顶点具有相同的组成部分。</translation>
    </message>
    <message>
        <source>The parts of each vertex, in the order in which they lie there.</source>
        <translation>每个顶点的组成部分，按其在顶点中的次序。</translation>
    </message>
    <message>
        <source>Lists of indices (index buffers): numbers of vertices in the order in which they make triangles.</source>
        <translation>索引列表（索引缓冲区）：按组成三角形的次序排列的顶点编号。</translation>
    </message>
    <message>
        <source>Levels of detail, the finest first. The engine draws the one that fits the distance of the camera.</source>
        <translation>细节层次，最精细的在前。引擎按与摄像机的距离选择绘制。</translation>
    </message>
    <message>
        <source>Shapes that are mixed into the vertices by a weight, such as a smile.</source>
        <translation>按权重混入顶点的形状，例如微笑。</translation>
    </message>
    <message>
        <source>What the morph moves, for each vertex buffer that has such vertices.</source>
        <translation>变形在每个相关的顶点缓冲区中移动的内容。</translation>
    </message>
    <message>
        <source>The skeleton: bones that move vertices. Parents may come after their children.</source>
        <translation>骨架：移动顶点的骨骼。父骨骼可以位于子骨骼之后。</translation>
    </message>
    <message>
        <source>How many vertices the buffer has.</source>
        <translation>缓冲区有多少个顶点。</translation>
    </message>
    <message>
        <source>How many entries the bone mapping has; 0 where blend indices are bones.</source>
        <translation>骨骼映射有多少项；混合索引直接为骨骼时为 0。</translation>
    </message>
    <message>
        <source>How many vertex buffers the morph moves.</source>
        <translation>变形移动多少个顶点缓冲区。</translation>
    </message>
    <message>
        <source>How many vertices of the buffer move; the others stay.</source>
        <translation>缓冲区中有多少个顶点移动；其余保持不动。</translation>
    </message>
    <message>
        <source>The box of the whole model is made of those of its bones: where they are too small, rays miss the model, and it vanishes too early at the edge of the view.</source>
        <translation>整个模型的包围盒由各骨骼的包围盒合成：它们过小时，射线会错过模型，模型也会在视野边缘过早消失。</translation>
    </message>
    <message>
        <source>Numbers of vertices, counted from 0 in the vertex buffer of the geometry; three make a triangle of a list, clockwise as seen from its front.</source>
        <translation>顶点编号，在几何体的顶点缓冲区中从 0 开始计数；列表中每三个构成一个三角形，从正面看按顺时针排列。</translation>
    </message>
    <message>
        <source>The engine does not check them: what a wrong one draws depends on the graphics card.</source>
        <translation>引擎不作检查：错误的编号会画出什么取决于显卡。</translation>
    </message>
    <message>
        <source>A model as written until April 2016: a mask says what vertices carry. The engine still reads it.</source>
        <translation>2016 年 4 月之前所写的模型：用掩码说明顶点所带的内容。引擎仍能读取。</translation>
    </message>
    <message>
        <source>A type above 6 leaves the size of a vertex open: the engine reads beyond a table of sizes. Bits 24 to 31 it does not look at.</source>
        <translation>大于 6 的类型使顶点大小无法确定：引擎会读到大小表之外。第 24 到 31 位引擎不查看。</translation>
    </message>
    <message>
        <source>What each vertex carries, the lowest bit first, without gaps. A vertex takes the sum of their bytes.</source>
        <translation>每个顶点所带的内容，最低位在前，没有空隙。一个顶点占各部分字节数之和。</translation>
    </message>
    <message>
        <source>Bone of the skeleton for each blend index of the vertices, the first for index 0. Empty: blend indices are bones.</source>
        <translation>顶点的每个混合索引所对应的骨架骨骼，第一个对应索引 0。为空时混合索引即为骨骼。</translation>
    </message>
    <message>
        <source>The engine does not check it: where there is no such bone, it reads foreign memory.</source>
        <translation>引擎不作检查：没有该骨骼时会读取不属于它的内存。</translation>
    </message>
    <message>
        <source>What the indices make: triangles, lines or points.</source>
        <translation>索引构成什么：三角形、线段或点。</translation>
    </message>
    <message>
        <source>How many indices are drawn: three for each triangle of a list, two for each line.</source>
        <translation>绘制多少个索引：列表中每个三角形三个，每条线段两个。</translation>
    </message>
    <message>
        <source>What each vertex of the morph carries behind its index, the lowest bit first.</source>
        <translation>变形的每个顶点在其索引之后所带的内容，最低位在前。</translation>
    </message>
    <message>
        <source>The vertex that moves, counted from the beginning of its buffer.</source>
        <translation>移动的顶点，从其缓冲区开头起计数。</translation>
    </message>
    <message>
        <source>Outside the morph range of the buffer the engine writes into foreign memory.</source>
        <translation>超出缓冲区的变形范围时，引擎会写入不属于它的内存。</translation>
    </message>
    <message>
        <source>Name by which animations and programs find the bone.</source>
        <translation>动画和程序据以找到骨骼的名称。</translation>
    </message>
    <message>
        <source>How the bone is turned in the bind pose against its parent; positive angles turn clockwise, looking along the axis towards the origin.</source>
        <translation>骨骼在绑定姿势中相对于父骨骼的旋转；沿轴朝原点看，正角度为顺时针。</translation>
    </message>
    <message>
        <source>How large the bone is in the bind pose, along its own axes; 1 keeps the size.</source>
        <translation>骨骼在绑定姿势中沿自身轴的大小；1 表示保持大小。</translation>
    </message>
    <message>
        <source>Which shapes follow that enclose the vertices of the bone; 0 for none.</source>
        <translation>后面有哪些包围骨骼顶点的形状；0 表示没有。</translation>
    </message>
    <message>
        <source>Radius of the sphere around the vertices of the bone, in units of the model. Rays test it.</source>
        <translation>围住骨骼顶点的球的半径，以模型单位计。射线检测会用到它。</translation>
    </message>
    <message>
        <source>How strongly each of the bones in blendIndices pulls the vertex, in their order: 0 not at all, 1 alone.</source>
        <translation>blendIndices 中每块骨骼对顶点的拉动强度，顺序与之相同：0 为完全不拉动，1 为单独拉动。</translation>
    </message>
    <message>
        <source>Bones that pull the vertex. A number is an entry in the bone mapping of the geometry, which names the bone; without a mapping it is the bone itself.</source>
        <translation>拉动顶点的骨骼。每个数是几何体骨骼映射中的一项，由该项指明骨骼；没有映射时就是骨骼本身。</translation>
    </message>
    <message>
        <source>A model as the engine has written it since April 2016: a list says what vertices carry.</source>
        <translation>引擎自 2016 年 4 月起所写的模型：用列表说明顶点所带的内容。</translation>
    </message>
    <message>
        <source>The engine fills it while drawing; in a file it only makes vertices larger.</source>
        <translation>引擎在绘制时填写它；在文件中它只会使顶点变大。</translation>
    </message>
    <message>
        <source>Type 0, int: not the usual form of this element. Only shaders that were made for it can use it; they get the whole number as it is.</source>
        <translation>类型 0，int：不是该元素的常用形式。只有专门为它编写的着色器才能使用；整数按原值传入。</translation>
    </message>
    <message>
        <source>Type 5, ubyte4: not the usual form of this element. Only shaders that were made for it can use it; they get four whole numbers from 0 to 255.</source>
        <translation>类型 5，ubyte4：不是该元素的常用形式。只有专门为它编写的着色器才能使用；传入四个 0 到 255 的整数。</translation>
    </message>
    <message>
        <source>Type 6, ubyte4 normalised: not the usual form of this element. Only shaders that were made for it can use it; they get 0 to 255 as 0 to 1.</source>
        <translation>类型 6，归一化 ubyte4：不是该元素的常用形式。只有专门为它编写的着色器才能使用；0 到 255 作为 0 到 1 传入。</translation>
    </message>
    <message>
        <source>Not the usual form of this element (types 1 to 4 are so many floats): only shaders that were made for it can use it.</source>
        <translation>这不是该元素的常用形式（类型 1 到 4 表示相应个数的浮点数）：只有专门为它编写的着色器才能使用。</translation>
    </message>
    <message>
        <source>Morphs that move it need this form: else the engine misreads them.</source>
        <translation>移动它的变形要求这种形式：否则引擎会误读变形。</translation>
    </message>
    <message>
        <source>The smallest x, y and z of all vertices of the model, in its space.</source>
        <translation>模型所有顶点的最小 x、y 和 z，在模型空间中。</translation>
    </message>
    <message>
        <source>The largest x, y and z of all vertices of the model, in its space; none is below that of min.</source>
        <translation>模型所有顶点的最大 x、y 和 z，在模型空间中；都不小于 min 的相应值。</translation>
    </message>
    <message>
        <source>The smallest x, y and z of the vertices of the bone, in the space of the bone.</source>
        <translation>骨骼各顶点的最小 x、y 和 z，在骨骼空间中。</translation>
    </message>
    <message>
        <source>The largest x, y and z of the vertices of the bone, in the space of the bone; none is below that of min.</source>
        <translation>骨骼各顶点的最大 x、y 和 z，在骨骼空间中；都不小于 min 的相应值。</translation>
    </message>
    <message>
        <source>The middle of each geometry, by which the engine sorts them and nothing else. Missing ones become 0, 0, 0.</source>
        <translation>每个几何体的中心，引擎仅用它来排序。缺失的取 0, 0, 0。</translation>
    </message>
    <message>
        <source>Middle of the geometry: x, y and z in the space of the model. The engine sorts geometries by it, nothing else.</source>
        <translation>几何体的中心：模型空间中的 x、y、z。引擎仅用它对几何体排序。</translation>
    </message>
    <message>
        <source>From which distance of the camera on the level is drawn, in units of the scene (metres by convention); not used at the first level.</source>
        <translation>从距摄像机多远起绘制该层次，以场景单位计（习惯上为米）；第一层次不使用。</translation>
    </message>
    <message>
        <source>How far the vertex moves along x, y and z of the model: is added to its position, times the weight of the morph.</source>
        <translation>顶点沿模型的 x、y、z 移动多远：乘以变形的权重后加到其位置上。</translation>
    </message>
    <message>
        <source>Place in the space of the model, in metres by convention.</source>
        <translation>在模型空间中的位置，习惯上以米为单位。</translation>
    </message>
    <message>
        <source>Direction in which the surface faces: x, y and z in the space of the model, of length 1; light is computed by it.</source>
        <translation>表面所朝的方向：模型空间中的 x、y、z，长度为 1；据此计算光照。</translation>
    </message>
    <message>
        <source>Direction along the surface in which v grows: x, y and z in the space of the model, of length 1. The engine&apos;s own shaders do not use it: they compute it as cross(tangent, normal) times w of the tangent.</source>
        <translation>沿表面 v 增大的方向：模型空间中的 x、y、z，长度为 1。引擎自带的着色器不使用它，而是以切线叉乘法线再乘以切线的 w 计算得出。</translation>
    </message>
    <message>
        <source>Direction along the surface in which u grows: x, y and z in the space of the model, of length 1; normal maps are turned by it.</source>
        <translation>沿表面 u 增大的方向：模型空间中的 x、y、z，长度为 1；法线贴图据此旋转。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex. A further set beside 0 and 1; the number in its name is its index. Only shaders that were made for it use it.</source>
        <translation>图像的哪个位置落在该顶点上。0 和 1 之外的另一组；名称中的数字是其索引。只有专门为它编写的着色器才会使用。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex. The first set, index 0: materials mostly use it.</source>
        <translation>图像的哪个位置落在该顶点上。第一组，索引 0：材质多用这一组。</translation>
    </message>
    <message>
        <source>Which place of the image lies at the vertex. The second set, index 1: light maps mostly use it.</source>
        <translation>图像的哪个位置落在该顶点上。第二组，索引 1：光照贴图多用这一组。</translation>
    </message>
    <message>
        <source>Left-handed: x right, y up, z forward.</source>
        <translation>左手系：x 向右，y 向上，z 向前。</translation>
    </message>
    <message>
        <source>For cube textures: a direction from the middle of the cube.</source>
        <translation>用于立方体纹理：从立方体中心出发的方向。</translation>
    </message>
    <message>
        <source>The fourth number, w, is 1 or -1: the bitangent is cross(tangent, normal) times w.</source>
        <translation>第四个数 w 为 1 或 -1：副切线等于切线叉乘法线再乘以 w。</translation>
    </message>
    <message>
        <source>The engine does not check it: what a bone that is not there does depends on the graphics card.</source>
        <translation>引擎不检查它：不存在的骨骼会产生什么效果取决于显卡。</translation>
    </message>
    <message>
        <source>Left-handed: x right, y up, z forward. Morphs that move it need this form: else the engine misreads them.</source>
        <translation>左手系：x 向右，y 向上，z 向前。移动它的变形需要这种形式：否则引擎会误读它们。</translation>
    </message>
    <message>
        <source>The fourth number, w, is 1 or -1: the bitangent is cross(tangent, normal) times w. Morphs that move the tangent need this form: else the engine misreads them.</source>
        <translation>第四个数 w 为 1 或 -1：副切线等于切线叉乘法线再乘以 w。移动切线的变形需要这种形式：否则引擎会误读它们。</translation>
    </message>
    <message>
        <source>As four floats, sets 4, 5 and 6 are where the engine puts the rows x, y and z of the matrix that places a copy of an object, while it draws; in a file they only make vertices larger.</source>
        <translation>作为四个浮点数，引擎在绘制时把放置物体副本的矩阵的 x、y、z 行放在第 4、5、6 组中；在文件中它们只会使顶点变大。</translation>
    </message>
    <message>
        <source>One row of the matrix that places one of many copies of an object: x in instanceMatrix1, y in instanceMatrix2, z in instanceMatrix3. Three numbers turn and scale, the fourth moves.</source>
        <translation>放置物体众多副本之一的矩阵的一行：x 行在 instanceMatrix1，y 行在 instanceMatrix2，z 行在 instanceMatrix3。三个数负责旋转和缩放，第四个负责移动。</translation>
    </message>
    <message>
        <source>An element that has no name of its own here: its meaning is above 8, which the engine does not know, an earlier one in elements has the same meaning and index, or its index is higher than usual (texture coordinates from 8, colours from 4, others from 1). Its word in elements says type, meaning and index; the number in this name only counts such elements from 0. Its bytes count in the size of every vertex.</source>
        <translation>在此没有自己名称的元素：其语义大于 8，引擎不认识，或 elements 中较早的元素有相同的语义和索引，或其索引高于通常值（纹理坐标从 8 起，颜色从 4 起，其他从 1 起）。elements 中它的字说明类型、语义和索引；此名称中的数字只是从 0 起为这类元素编号。它的字节计入每个顶点的大小。</translation>
    </message>
    <message>
        <source>Types 1 to 4: as many floats.</source>
        <translation>类型 1 到 4：相应个数的浮点数。</translation>
    </message>
    <message>
        <source>The engine compares a hash (SDBM) of it: two names with one hash cannot be told apart. Large and small letters differ; before 2018 (1.8) they did not.</source>
        <translation>引擎比较它的哈希 (SDBM)：无法区分哈希相同的两个名称。区分大小写；2018 年 (1.8) 之前不区分。</translation>
    </message>
    <message>
        <source>When it is too large, the engine takes the bounding box for bones, and undefined numbers behind the end of the file; when it is too small, it takes a bone for the bounding box. It refuses neither. Without it there is no skeleton, and the bounding box is undefined.</source>
        <translation>过大时，引擎把包围盒当作骨骼，文件末尾之后则是不确定的数值；过小时，把骨骼当作包围盒。两者都不会被拒绝。没有它就没有骨架，包围盒也不确定。</translation>
    </message>
    <message>
        <source>Says that the file is a model. UMDL: a mask says what vertices carry. UMD2: a list of elements does.</source>
        <translation>说明文件是模型。UMDL：由掩码说明顶点带有什么。UMD2：由元素列表说明。</translation>
    </message>
    <message>
        <source>The engine leaves out what is out of view by this box: a model without bones vanishes too early when it is too small. Without it the box is undefined.</source>
        <translation>引擎按这个包围盒略去视野之外的内容：它太小时，没有骨骼的模型会过早消失。缺失时，包围盒不确定。</translation>
    </message>
    <message>
        <source>One part of a vertex. Bits 0 to 7 are its type: 0 int, 1 to 4 as many floats, 5 four bytes, 6 four bytes of which 255 means 1. Bits 8 to 15 are its meaning: 0 position, 1 normal, 2 binormal, 3 tangent, 4 texture coordinates, 5 color, 6 blend weights, 7 blend indices, 8 object index. Bits 16 to 23 are its index, counted from 0: 0x3 is the position, three floats, 0x10402 the second set of texture coordinates, two floats.</source>
        <translation>顶点的一个部分。第 0 到 7 位是类型：0 为 int，1 到 4 为相应个数的浮点数，5 为四个字节，6 为四个字节，255 表示 1。第 8 到 15 位是含义：0 位置，1 法线，2 副法线，3 切线，4 纹理坐标，5 颜色，6 混合权重，7 混合索引，8 对象索引。第 16 到 23 位是序号，从 0 开始计数：0x3 是位置，三个浮点数；0x10402 是第二套纹理坐标，两个浮点数。</translation>
    </message>
    <message>
        <source>The vertices, one after the other; the parts of each lie in the order of elements, without gaps. Indices and morphs name vertices by their place, counted from 0.</source>
        <translation>依次排列的顶点；每个顶点的各部分按 elements 的顺序排列，没有空隙。索引和变形按位置引用顶点，从 0 开始计数。</translation>
    </message>
    <message>
        <source>The vertices, one after the other; the parts of each lie in the order of the bits of elementMask, without gaps. Indices and morphs name vertices by their place, counted from 0.</source>
        <translation>依次排列的顶点；每个顶点的各部分按 elementMask 的位顺序排列，没有空隙。索引和变形按位置引用顶点，从 0 开始计数。</translation>
    </message>
    <message>
        <source>How many bytes one index takes.</source>
        <translation>一个索引占多少字节。</translation>
    </message>
    <message>
        <source>With numbers other than 2 and 4 the engine misreads the indices; above 4 it writes beyond their memory, too.</source>
        <translation>不是 2 或 4 时引擎误读索引；大于 4 时还会写到其内存之外。</translation>
    </message>
    <message>
        <source>Where indexSize is no size of an index, it is unknown where the indices end: nothing from here on can be read.</source>
        <translation>indexSize 不是索引的大小时，无法知道索引在哪里结束：从这里起什么都不能读取。</translation>
    </message>
    <message>
        <source>Where the distances do not ascend, the engine chooses a wrong level.</source>
        <translation>距离不递增时，引擎会选错层次。</translation>
    </message>
    <message>
        <source>The published page lists 0 and 1 only; the loader takes any number.</source>
        <translation>公开的页面只列出 0 和 1；加载程序接受任何数。</translation>
    </message>
    <message>
        <source>Vertex buffer whose vertices the morph moves.</source>
        <translation>其顶点由该变形移动的顶点缓冲区。</translation>
    </message>
    <message>
        <source>How the normal changes with the shape, along x, y and z of the model: is added to it, times the weight of the morph.</source>
        <translation>法线随形状的变化，沿模型的 x、y、z 轴：乘以变形的权重后加到法线上。</translation>
    </message>
    <message>
        <source>How the tangent changes with the shape, along x, y and z of the model: is added to its first three numbers, times the weight of the morph; w stays.</source>
        <translation>切线随形状的变化，沿模型的 x、y、z 轴：乘以变形的权重后加到它的前三个数上；w 不变。</translation>
    </message>
    <message>
        <source>Where the bone is in the bind pose, seen from its parent, in metres by convention: x right, y up, z forward.</source>
        <translation>骨骼在绑定姿势中相对父级的位置，按惯例以米为单位：x 向右，y 向上，z 向前。</translation>
    </message>
    <message>
        <source>Colour of the vertex: red, green, blue and, as the fourth number, opacity; each 0 to 1. Materials without vertex colours ignore it.</source>
        <translation>顶点颜色：红、绿、蓝，第四个数为不透明度，各为 0 到 1。不带顶点颜色的材质会忽略它。</translation>
    </message>
    <message>
        <source>A further colour of the vertex beside color0: red, green, blue and, as the fourth number, opacity; each 0 to 1. Only shaders that were made for it use it.</source>
        <translation>color0 之外的另一顶点颜色：红、绿、蓝，第四个数为不透明度，各为 0 到 1。只有专门为它编写的着色器才会使用。</translation>
    </message>
    <message>
        <source>u goes to the right, v down; 1 is the whole image. Outside 0 to 1 the image repeats or its edge goes on, as the texture is set.</source>
        <translation>u 向右，v 向下；1 为整幅图像。超出 0 到 1 时，按纹理的设置重复图像或延续其边缘。</translation>
    </message>
    <message>
        <source>A byte each: 255 is 1.</source>
        <translation>各占一个字节：255 为 1。</translation>
    </message>
    <message>
        <source>Type 0, int: a whole number.</source>
        <translation>类型 0，int：一个整数。</translation>
    </message>
    <message>
        <source>Type 5, ubyte4: four whole numbers from 0 to 255.</source>
        <translation>类型 5，ubyte4：四个 0 到 255 的整数。</translation>
    </message>
    <message>
        <source>Type 6, ubyte4 normalised: four numbers from 0 to 1, stored as 0 to 255.</source>
        <translation>类型 6，ubyte4 归一化：四个 0 到 1 的数，存储为 0 到 255。</translation>
    </message>
</context>
<context>
    <name>UrhoPackageFormat</name>
    <message>
        <source>UPAK: files as they are. ULZ4: files packed in blocks. Offsets are counted from here.</source>
        <translation>UPAK：文件原样存放。ULZ4：文件按数据块压缩。偏移从这里算起。</translation>
    </message>
    <message>
        <source>Number of files, each with an entry below.</source>
        <translation>文件的数量，下面各有一个条目。</translation>
    </message>
    <message>
        <source>The directory: what the files are called and where they lie.</source>
        <translation>目录：各文件的名称及其位置。</translation>
    </message>
    <message>
        <source>Relative path with slashes, as resources ask for it.</source>
        <translation>带斜杠的相对路径，即请求资源时所用的路径。</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Where the content begins, counted from the identifier of the package.</source>
        <translation>内容的起始位置，从资源包的标识符算起。</translation>
    </message>
    <message>
        <source>Blocks are made anew when the content changes.</source>
        <translation>内容更改时会重新生成数据块。</translation>
    </message>
    <message>
        <source>A raw LZ4 block, without a frame and without memory of the block before.</source>
        <translation>原始的 LZ4 数据块，没有帧，也不依赖前面的数据块。</translation>
    </message>
    <message>
        <source>Length of the package from its identifier to here, this number included. By it, loaders find a package that is appended to another file. Packages from before October 2013 end without it.</source>
        <translation>资源包从标识符到此处的长度，包括此数。加载器靠它找到附加在其他文件之后的资源包。2013 年 10 月之前的资源包末尾没有它。</translation>
    </message>
    <message>
        <source>Where the file begins with something else, the engine looks for a package that is appended, by the last number of the file.</source>
        <translation>如果文件开头是其他内容，引擎会根据文件的最后一个数寻找附加的资源包。</translation>
    </message>
    <message>
        <source>The engine does not compare it with the file: too large a number makes it read entries out of contents. It refuses an empty package.</source>
        <translation>引擎不与文件核对：过大时会从内容中读出目录项。空的资源包会被拒绝。</translation>
    </message>
    <message>
        <source>Large and small letters differ, except on Windows. Of two files with one name the later one counts.</source>
        <translation>区分大小写，Windows 除外。名称相同的两个文件以后者为准。</translation>
    </message>
    <message>
        <source>A later block that is larger than the first one makes the engine write into foreign memory.</source>
        <translation>后面的块大于第一个块时，引擎会写入不属于它的内存。</translation>
    </message>
    <message>
        <source>Length of the data that follows. The engine finds the next block by it.</source>
        <translation>后面数据的长度。引擎据此找到下一个块。</translation>
    </message>
    <message>
        <source>It has to expand to unpackedSize exactly.</source>
        <translation>展开后必须正好是 unpackedSize。</translation>
    </message>
    <message>
        <source>The engine reads it only where the file does not begin with the identifier; then it has to be exact.</source>
        <translation>只有当文件不以标识开头时引擎才读取它；这时它必须完全正确。</translation>
    </message>
    <message>
        <source>By it clients look for the packages that a server wants: with a wrong one they never match. Loaders do not look at it. Contents count unpacked; the sum is each byte plus 65599 times the sum so far, in 32 bits.</source>
        <translation>客户端据此查找服务器要求的资源包：有误时永远不匹配。加载时不检查它。按未压缩的内容计算；每个字节加上此前总和的 65599 倍，32 位。</translation>
    </message>
    <message>
        <source>Tells whether the unpacked content is undamaged: each byte plus 65599 times the sum so far, in 32 bits. The engine does not look at it.</source>
        <translation>表明未压缩的内容是否完好：每个字节加上此前总和的 65599 倍，32 位。引擎不检查它。</translation>
    </message>
    <message>
        <source>The content of the file, as it is; the engine loads it by its name.</source>
        <translation>文件的内容，原样存放；引擎按名称加载它。</translation>
    </message>
    <message>
        <source>Length of the block before packing, at most 32768 as the engine&apos;s tool writes it.</source>
        <translation>数据块压缩前的长度，引擎的工具最多写 32768。</translation>
    </message>
    <message>
        <source>A package: a directory, then the files one after another, as they are. The engine reads its resources out of it.</source>
        <translation>资源包：先是目录，然后是依次存放的文件，原样不变。引擎从中读取资源。</translation>
    </message>
    <message>
        <source>A package: a directory, then the files one after another, each packed in blocks. The engine reads its resources out of it.</source>
        <translation>资源包：先是目录，然后是依次存放的文件，每个文件分块打包。引擎从中读取资源。</translation>
    </message>
    <message>
        <source>The engine refuses a package with content beyond the end of the file.</source>
        <translation>内容超出文件末尾时，引擎会拒绝该资源包。</translation>
    </message>
    <message>
        <source>The engine does not check whether it lies in the file.</source>
        <translation>引擎不检查它是否位于文件之内。</translation>
    </message>
    <message>
        <source>Length of the content unpacked: the blocks go on until they make so many bytes.</source>
        <translation>内容解压后的长度：数据块一直持续到总共达到这么多字节。</translation>
    </message>
    <message>
        <source>Length of the content.</source>
        <translation>内容的长度。</translation>
    </message>
    <message>
        <source>A size below that of the blocks cuts the content off without a word.</source>
        <translation>小于各块总和的长度会使内容被悄悄截断。</translation>
    </message>
    <message>
        <source>The content of the file, in blocks that are packed one by one; the engine loads it by its name.</source>
        <translation>文件的内容，由逐个压缩的数据块组成；引擎按名称加载它。</translation>
    </message>
    <message>
        <source>Pieces of the content, packed one by one, until size of the entry is reached. As the engine&apos;s tool writes them, each has 32768 bytes before packing, and only the last one less.</source>
        <translation>内容的各段，分别压缩，直到达到条目的 size。按引擎工具的写法，每段压缩前为 32768 字节，只有最后一段较短。</translation>
    </message>
</context>
<context>
    <name>UrhoScriptFormat</name>
    <message>
        <source>with debug information</source>
        <translation>带调试信息</translation>
    </message>
    <message>
        <source>without debug information</source>
        <translation>不带调试信息</translation>
    </message>
    <message>
        <source>ASBC: says that the file is byte code. Any other script resource is compiled as source text.</source>
        <translation>ASBC：表示此文件是字节码。任何其他脚本资源都作为源文本编译。</translation>
    </message>
    <message>
        <source>Whether line numbers and names of variables were left out.</source>
        <translation>是否省略了行号和变量名。</translation>
    </message>
    <message>
        <source>A compiled script: byte code that the engine runs without its source text.</source>
        <translation>编译后的脚本：引擎无需源代码即可运行的字节码。</translation>
    </message>
    <message>
        <source>Any other number says that the stream is damaged, or none of this library.</source>
        <translation>任何其他数值说明流已损坏，或不是该库的流。</translation>
    </message>
    <message>
        <source>Stream of the script library AngelScript; only the same version with the same functions can read it. It has no version and no checksum. Whole numbers take one byte or more, the highest first; the first is the number of enums.</source>
        <translation>脚本库 AngelScript 的数据流；只有函数相同的同一版本才能读取。它没有版本号，也没有校验和。整数占一个或多个字节，最高字节在前；第一个是枚举的数量。</translation>
    </message>
</context>
<context>
    <name>UrhoShaderFormat</name>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>light</source>
        <translation>灯光</translation>
    </message>
    <message>
        <source>material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>vertex shader</source>
        <translation>顶点着色器</translation>
    </message>
    <message>
        <source>pixel shader</source>
        <translation>像素着色器</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>A compiler makes byte code as a whole.</source>
        <translation>字节码由编译器整体生成。</translation>
    </message>
    <message>
        <source>A shader compiled for Direct3D, with what the engine must know to use it.</source>
        <translation>为 Direct3D 编译的着色器，以及引擎使用它所需的信息。</translation>
    </message>
    <message>
        <source>Vertex or pixel shader. The engine goes by the extension of the file instead.</source>
        <translation>顶点着色器或像素着色器。引擎改以文件扩展名为准。</translation>
    </message>
    <message>
        <source>Name of the texture unit; only for people, and may be empty.</source>
        <translation>纹理单元的名称；仅供人阅读，可以为空。</translation>
    </message>
    <message>
        <source>Direct3D 9 byte code: a version, instructions, and a token that ends them.</source>
        <translation>Direct3D 9 字节码：版本、指令，以及结束它们的标记。</translation>
    </message>
    <message>
        <source>Direct3D 11 byte code: a container of chunks.</source>
        <translation>Direct3D 11 字节码：由块组成的容器。</translation>
    </message>
    <message>
        <source>Inputs, outputs and instructions; one behind the other in every known file.</source>
        <translation>输入、输出和指令；在所有已知文件中依次排列。</translation>
    </message>
    <message>
        <source>What it is: ISGN inputs, OSGN outputs, SHDR instructions, RDEF resources, STAT statistics. Direct3D finds them by it. Every known file has the first three; the engine leaves out the others.</source>
        <translation>它是什么：ISGN 输入，OSGN 输出，SHDR 指令，RDEF 资源，STAT 统计。Direct3D 据此查找它们。所有已知文件都有前三种；引擎会省去其余的。</translation>
    </message>
    <message>
        <source>Hash of the vertex elements that a vertex shader reads, from the signature in its byte code; 0 for pixel shaders. The engine uses it to find an input layout that fits.</source>
        <translation>顶点着色器所读顶点元素的哈希，来自其字节码中的签名；像素着色器为 0。引擎用它查找匹配的输入布局。</translation>
    </message>
    <message>
        <source>Where each chunk of the compiled shader begins, in bytes from its magic DXBC.</source>
        <translation>编译后着色器的每个块的起始位置，以距其魔数 DXBC 的字节数表示。</translation>
    </message>
    <message>
        <source>USHD: says that the file is a compiled shader. With another one the engine compiles the source again, or fails.</source>
        <translation>USHD：说明该文件是编译后的着色器。如为其他标识，引擎会重新编译源代码，或失败。</translation>
    </message>
    <message>
        <source>How many constants the shader has that the engine sets.</source>
        <translation>着色器有多少个由引擎设置的常量。</translation>
    </message>
    <message>
        <source>Name by which the engine sets the constant, without the leading c of the source.</source>
        <translation>引擎据以设置常量的名称，不含源代码中开头的 c。</translation>
    </message>
    <message>
        <source>Of two with one name the later one counts.</source>
        <translation>名称相同的两个以后者为准。</translation>
    </message>
    <message>
        <source>Where the constant begins: number of a register of four floats, 0 to 255.</source>
        <translation>常量从哪里开始：一个含四个浮点数的寄存器的编号，0 到 255。</translation>
    </message>
    <message>
        <source>Engines since 2022 do not read shaders for Direct3D 9 any more.</source>
        <translation>2022 年以后的引擎不再读取 Direct3D 9 着色器。</translation>
    </message>
    <message>
        <source>The constant buffer in which the constant lies: it says how often the engine sets it.</source>
        <translation>常量所在的常量缓冲区：它决定引擎多久设置一次。</translation>
    </message>
    <message>
        <source>Buffers with a larger number get no size in the engine.</source>
        <translation>编号更大的缓冲区在引擎中没有大小。</translation>
    </message>
    <message>
        <source>Where the constant begins in its buffer, in bytes; a multiple of 4.</source>
        <translation>常量在其缓冲区中的起始位置，以字节计；为 4 的倍数。</translation>
    </message>
    <message>
        <source>How many bytes the constant takes; a multiple of 4.</source>
        <translation>常量占用多少字节；为 4 的倍数。</translation>
    </message>
    <message>
        <source>The engine writes so many bytes: too many overwrite the constants behind.</source>
        <translation>引擎写入这么多字节：过多会覆盖后面的常量。</translation>
    </message>
    <message>
        <source>How many textures the shader reads.</source>
        <translation>着色器读取多少个纹理。</translation>
    </message>
    <message>
        <source>The engine ignores units above 15.</source>
        <translation>引擎忽略 15 以上的单元。</translation>
    </message>
    <message>
        <source>With 0 the engine refuses the file.</source>
        <translation>为 0 时引擎拒绝该文件。</translation>
    </message>
    <message>
        <source>Instructions and their operands. The first word is 0xfffe0300 for a vertex shader and 0xffff0300 for a pixel shader, the last one 0xffff.</source>
        <translation>指令及其操作数。顶点着色器的第一个字为 0xfffe0300，像素着色器为 0xffff0300，最后一个字为 0xffff。</translation>
    </message>
    <message>
        <source>The four letters DXBC, by which Direct3D knows its container.</source>
        <translation>四个字母 DXBC，Direct3D 据此识别其容器。</translation>
    </message>
    <message>
        <source>Checksum of everything that follows, as the compiler made it. After a change of the byte code it does not fit any more.</source>
        <translation>编译器生成的、其后所有内容的校验和。修改字节码后就不再相符。</translation>
    </message>
    <message>
        <source>Version of the container; 1 in every known file.</source>
        <translation>容器的版本；在所有已知文件中为 1。</translation>
    </message>
    <message>
        <source>Something that is no DXBC container: Direct3D 11 cannot use it.</source>
        <translation>不是 DXBC 容器的内容：Direct3D 11 无法使用。</translation>
    </message>
    <message>
        <source>Direct3D finds the chunks by them.</source>
        <translation>Direct3D 据此找到各个块。</translation>
    </message>
    <message>
        <source>The constants of the shader, such as colours and matrices; the engine sets them by name.</source>
        <translation>着色器的常量，例如颜色和矩阵；引擎按名称设置。</translation>
    </message>
    <message>
        <source>How many chunks the container has.</source>
        <translation>容器中有多少个块。</translation>
    </message>
    <message>
        <source>Bytes of another shader model, whose layout is unknown. The engine of today reads model 4 only.</source>
        <translation>其他着色器模型的字节，布局不明。现在的引擎只读取模型 4。</translation>
    </message>
    <message>
        <source>4 for Direct3D 11, 3 for Direct3D 9, 2 for an older form of it. What follows is laid out accordingly.</source>
        <translation>4 表示 Direct3D 11，3 表示 Direct3D 9，2 表示其较旧的形式。后面内容的布局随之而定。</translation>
    </message>
    <message>
        <source>The engine goes by the extension of the file instead; since 2022 it reads model 4 only.</source>
        <translation>引擎改以文件扩展名为准；2022 年起只读取模型 4。</translation>
    </message>
    <message>
        <source>Until April 2016 it was the mask of these elements, a number below 0x4000.</source>
        <translation>2016 年 4 月之前它是这些元素的掩码，小于 0x4000 的数。</translation>
    </message>
    <message>
        <source>How many registers of four floats the constant takes, 1 or more; bones take three each.</source>
        <translation>常量占用多少个含四个浮点数的寄存器，至少 1 个；每块骨骼占三个。</translation>
    </message>
    <message>
        <source>The textures that the shader reads, in ascending order of their units.</source>
        <translation>着色器读取的纹理，按单元编号递增。</translation>
    </message>
    <message>
        <source>Length of the container from its magic on; the same as byteCodeSize.</source>
        <translation>容器从其魔数起的长度；与 byteCodeSize 相同。</translation>
    </message>
    <message>
        <source>Length of the data, without tag and size; the next chunk comes behind.</source>
        <translation>数据的长度，不含 tag 和 size；后面是下一个块。</translation>
    </message>
    <message>
        <source>What the tag says. In SHDR the first word is 0x00010040 for a vertex shader and 0x00000040 for a pixel shader.</source>
        <translation>tag 所说明的内容。在 SHDR 中，顶点着色器的第一个字为 0x00010040，像素着色器为 0x00000040。</translation>
    </message>
    <message>
        <source>Length of the byte code that follows, the last part of the file: in model 4 the same as its totalSize, in model 3 a multiple of 4.</source>
        <translation>其后字节码的长度，字节码是文件的最后一部分：在模型 4 中与其 totalSize 相同，在模型 3 中是 4 的倍数。</translation>
    </message>
    <message>
        <source>Number of the texture unit: 0 colour (diffuse), 1 normals, 2 highlights, 3 emissive, 4 surroundings, 5 volumes, 6 and 7 for the game. The engine itself sets 8 fall-off and 9 shape of a light, 10 shadows, 11 and 12 faces of shadow cubes, 13 depth, 14 collected light, 15 surroundings of the zone.</source>
        <translation>纹理单元的编号：0 颜色（漫反射），1 法线，2 高光，3 自发光，4 环境，5 体积，6 和 7 供游戏使用。引擎自己设置 8 光的衰减和 9 光的形状，10 阴影，11 和 12 阴影立方体的面，13 深度，14 汇集的光照，15 区域的环境。</translation>
    </message>
    <message>
        <source>Drivers refuse byte code with another number.</source>
        <translation>驱动程序拒绝为其他数的字节码。</translation>
    </message>
    <message>
        <source>The engine writes the constant there: when it is wrong, the shader works with other numbers. New ones lie at the end of the largest buffer, where nothing else does.</source>
        <translation>引擎将常量写到那里：错误时，着色器会用别的数计算。新建的位于最大缓冲区的末尾，那里没有别的内容。</translation>
    </message>
</context>
<context>
    <name>edit</name>
    <message numerus="yes">
        <source>%n length(s)</source>
        <translation>
            <numerusform>%n 个长度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n count(s)</source>
        <translation>
            <numerusform>%n 个数量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>references in %n place(s)</source>
        <translation>
            <numerusform>%n 处引用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) that referred to it</source>
        <translation>
            <numerusform>%n 个引用它的列表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sorted list(s)</source>
        <translation>
            <numerusform>%n 个已排序的列表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of the same whole</source>
        <translation>
            <numerusform>同一整体的 %n 个份额</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the layout of %n array(s)</source>
        <translation>
            <numerusform>%n 个数组的布局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packed block(s)</source>
        <translation>
            <numerusform>%n 个压缩的数据块</numerusform>
        </translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>您的更改</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>renumbered</source>
        <translation>重新编号</translation>
    </message>
    <message>
        <source>referred to it</source>
        <translation>引用了它</translation>
    </message>
    <message>
        <source>keeps the order</source>
        <translation>保持顺序</translation>
    </message>
    <message>
        <source>keeps the whole</source>
        <translation>保持总和</translation>
    </message>
    <message>
        <source>laid out anew</source>
        <translation>重新排列</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>packed again</source>
        <translation>重新压缩</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>also changes %1</source>
        <translation>还会更改 %1</translation>
    </message>
    <message>
        <source>%1 names everything already that %2 can name.</source>
        <translation>%1 已引用了 %2 能引用的全部内容。</translation>
    </message>
    <message>
        <source>Elements of %1 would become too large.</source>
        <translation>%1 的元素会变得过大。</translation>
    </message>
    <message>
        <source>%1 would have to name one of the %2, of which there are none.</source>
        <translation>%1 必须引用 %2 之一，但一个也没有。</translation>
    </message>
    <message>
        <source>%1 is no list of elements.</source>
        <translation>%1 不是元素列表。</translation>
    </message>
    <message>
        <source>%1 has as many elements as %2 says; insert there what they belong to.</source>
        <translation>%1 的元素数量由 %2 给出；请在那里插入它们所属的内容。</translation>
    </message>
    <message>
        <source>The number of elements of %1 follows from %2; change that instead.</source>
        <translation>%1 的元素数量由 %2 得出；请改为更改后者。</translation>
    </message>
    <message>
        <source>Nothing in %1 can change its length. %2</source>
        <translation>%1 中没有可以改变长度的内容。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) inserted before [%1]</source>
        <translation>
            <numerusform>在 [%1] 之前插入了 %Ln 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>[%1] removed</source>
        <translation>移除了 [%1]</translation>
    </message>
    <message>
        <source>An element of %1 has %2 bytes, not %3.</source>
        <translation>%1 的一个元素有 %2 字节，而不是 %3。</translation>
    </message>
    <message numerus="yes">
        <source>Insert %n element(s) into %1</source>
        <translation>
            <numerusform>向 %1 插入 %Ln 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later element(s) make room in %1</source>
        <translation>
            <numerusform>%1 中后面的 %n 个元素让出位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n element(s) of %1</source>
        <translation>
            <numerusform>从 %1 移除 %Ln 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>[%1] to [%2] removed</source>
        <translation>移除了 [%1] 到 [%2]</translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) inserted</source>
        <translation>
            <numerusform>插入了 %L1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) removed</source>
        <translation>
            <numerusform>移除了 %L1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) overwritten</source>
        <translation>
            <numerusform>覆盖了 %L1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 byte(s) replaced by %L2</source>
        <translation>
            <numerusform>%L1 个字节替换为 %L2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Two changes touch the same bytes, at %1.</source>
        <translation>两处更改涉及同样的字节，位于 %1。</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>%1 cannot be stored in %2.</source>
        <translation>%1 无法存储在 %2 中。</translation>
    </message>
    <message>
        <source>%1 cannot be removed by itself.</source>
        <translation>%1 不能单独移除。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>%1 is no chunk.</source>
        <translation>%1 不是块。</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>No chunk can stand there in %1.</source>
        <translation>%1 中该处不能有块。</translation>
    </message>
    <message>
        <source>Insert a chunk</source>
        <translation>插入块</translation>
    </message>
    <message>
        <source>%1 cannot be moved there.</source>
        <translation>%1 不能移到那里。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>The range reaches beyond the end of the data.</source>
        <translation>范围超出了数据的末尾。</translation>
    </message>
    <message>
        <source>Change bytes</source>
        <translation>更改字节</translation>
    </message>
    <message>
        <source>The count %1 cannot hold the new number.</source>
        <translation>数量 %1 容纳不下新的数值。</translation>
    </message>
    <message>
        <source>%1 would need a length of %2 bytes, more than its field can say.</source>
        <translation>%1 需要的长度为 %2 字节，超出其字段所能表示的范围。</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) laid out anew, %1 → %2 bytes</source>
        <translation>
            <numerusform>%n 个元素重新排列，%1 → %2 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes, %2 bytes</source>
        <translation>增加 %1，%2 字节</translation>
    </message>
    <message>
        <source>%1 goes, %2 bytes</source>
        <translation>去掉 %1，%2 字节</translation>
    </message>
    <message>
        <source>%1 would become too large.</source>
        <translation>%1 会变得过大。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n of %2 elements referred to it and go too.</source>
        <translation>
            <numerusform>%1：%2 个元素中有 %n 个引用了它，一并移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot name more than %2 elements.</source>
        <translation>%1 最多只能引用 %2 个元素。</translation>
    </message>
    <message>
        <source>%1 referred to it and goes too.</source>
        <translation>%1 引用了它，一并移除。</translation>
    </message>
    <message>
        <source>%1 referred to it and becomes none.</source>
        <translation>%1 引用了它，改为无。</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) removed, the others renumbered</source>
        <translation>
            <numerusform>移除了 %Ln 个元素，其余重新编号</numerusform>
        </translation>
    </message>
    <message>
        <source>references from %1 on move by %2</source>
        <translation>从 %1 起的引用移动 %2</translation>
    </message>
    <message>
        <source>%1: everything in it referred to it; it goes as a whole.</source>
        <translation>%1：其中的一切都引用了它；整体移除。</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>%1: %2 numbers referred to it and become %3.</source>
        <translation>%1：%2 个数引用了它，改为 %3。</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n issue(s)</source>
        <translation>
            <numerusform>修复 %Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair %n issue(s): %1</source>
        <translation>
            <numerusform>修复 %Ln 个问题：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no repair for this.</source>
        <translation>此问题没有修复方法。</translation>
    </message>
    <message numerus="yes">
        <source>%n checksum(s)</source>
        <translation>
            <numerusform>%n 个校验和</numerusform>
        </translation>
    </message>
    <message>
        <source>checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Elements of %1 are of many kinds; copy one instead.</source>
        <translation>%1 的元素有多种；请改为复制一个元素。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>什么也不剩</translation>
    </message>
    <message>
        <source>Other cells of the row follow from %1; insert the row without a value, then change it.</source>
        <translation>该行的其他单元格由 %1 得出；请先插入不带值的行，然后再更改。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 elements belonged to it and go too.</source>
        <translation>%1：%3 个元素中有 %2 个属于它，一并移除。</translation>
    </message>
    <message>
        <source>nothing refers to it any more</source>
        <translation>不再有任何部分引用它</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) and size(s) follow</source>
        <translation>
            <numerusform>%n 个位置和大小随之改变</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 unused bytes inserted</source>
        <translation>插入了 %L1 个未使用的字节</translation>
    </message>
    <message>
        <source>%L1 unused bytes removed</source>
        <translation>移除了 %L1 个未使用的字节</translation>
    </message>
    <message>
        <source>%1 would have %2 bytes more than its rows say; several of them share what it holds.</source>
        <translation>%1 会比各行所说的多出 %2 字节；其中有几行共用它的内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; added</source>
        <translation>添加了“%1”</translation>
    </message>
    <message>
        <source>No text can be added to %1.</source>
        <translation>无法向 %1 添加文本。</translation>
    </message>
    <message>
        <source>%1 refers to it and has to name something.</source>
        <translation>%1 引用了它，而且必须有所引用。</translation>
    </message>
    <message>
        <source>goes with what says where it lies</source>
        <translation>随说明其位置的内容移动</translation>
    </message>
    <message>
        <source>%1 is packed anew: more of its packed bytes differ than of its content.</source>
        <translation>%1 会重新压缩：压缩后的字节的差异多于内容的差异。</translation>
    </message>
    <message>
        <source>%1 cannot be packed.</source>
        <translation>%1 无法压缩。</translation>
    </message>
    <message>
        <source>%L1 bytes packed in %L2</source>
        <translation>%L2 中压缩的 %L1 字节</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) packed again</source>
        <translation>
            <numerusform>重新压缩了 %n 个数据块</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name for an element or attribute.</source>
        <translation>“%1”不能作为元素或属性的名称。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>%1 cannot have an attribute %2.</source>
        <translation>%1 不能有属性 %2。</translation>
    </message>
    <message>
        <source>%1 has an attribute %2 already.</source>
        <translation>%1 已有属性 %2。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>No element %2 can stand in %1.</source>
        <translation>%1 中不能有元素 %2。</translation>
    </message>
    <message>
        <source>Insert an element</source>
        <translation>插入元素</translation>
    </message>
    <message>
        <source>%L1 bytes inserted</source>
        <translation>插入了 %L1 字节</translation>
    </message>
    <message>
        <source>%L1 bytes removed</source>
        <translation>移除了 %L1 字节</translation>
    </message>
    <message>
        <source>Not all that is packed in %1 could be read, so it cannot be packed again.</source>
        <translation>%1 中的压缩内容未能全部读取，因此无法重新压缩。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) computed from others</source>
        <translation>
            <numerusform>%n 个由其他值算出的值</numerusform>
        </translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>填充 %1</translation>
    </message>
    <message>
        <source>Nothing can be put into %1.</source>
        <translation>无法向 %1 放入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n use(s) of the name</source>
        <translation>
            <numerusform>该名称的 %n 处使用</numerusform>
        </translation>
    </message>
    <message>
        <source>names it</source>
        <translation>引用它的名称</translation>
    </message>
    <message>
        <source>The size of the elements of %1 would then be unknown.</source>
        <translation>那样 %1 的元素大小将无从得知。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of %1</source>
        <translation>
            <numerusform>%1 的 %Ln 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) in %1 other places</source>
        <translation>
            <numerusform>其他 %1 处的 %Ln 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>would change something, but mend nothing</source>
        <translation>会更改一些内容，但修复不了任何问题</translation>
    </message>
    <message>
        <source>Write %1 instead of %2.</source>
        <translation>将 %2 改写为 %1。</translation>
    </message>
    <message>
        <source>%1 is a little off: with %2 what follows fits.</source>
        <translation>%1 略有偏差：改为 %2 后，后面的内容就吻合。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here in &quot;%2&quot;.</source>
        <translation>“%1”不能出现在“%2”中的此处。</translation>
    </message>
    <message>
        <source>There should be no text here.</source>
        <translation>此处不应有文本。</translation>
    </message>
    <message>
        <source>This is no well-formed XML: %1.</source>
        <translation>这不是格式良好的 XML：%1。</translation>
    </message>
    <message>
        <source>The outermost element should be &quot;%1&quot;, not &quot;%2&quot;.</source>
        <translation>最外层元素应为“%1”，而不是“%2”。</translation>
    </message>
    <message>
        <source>There is no binary format &quot;%1&quot;.</source>
        <translation>没有二进制格式“%1”。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no field &quot;%1&quot;.</source>
        <translation>“%2”没有字段“%1”。</translation>
    </message>
    <message>
        <source>Elements are nested too deeply here.</source>
        <translation>此处元素嵌套过深。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing, and nothing else says what it is.</source>
        <translation>缺少“%1”，而且没有其他内容说明它的值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2 by one part and %3 by another: they must agree, or the number must be written.</source>
        <translation>按一部分“%1”应为 %2，按另一部分应为 %3：两者必须一致，或者必须写出该数值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; would be %2, which does not fit into %3 bytes.</source>
        <translation>“%1”会是 %2，%3 字节容纳不下。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must stand before what is above it, and once.</source>
        <translation>“%1”必须位于其上方内容之前，并且只出现一次。</translation>
    </message>
    <message>
        <source>There should be nothing but text in &quot;%1&quot;.</source>
        <translation>“%1”中只应有文本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no column of &quot;%2&quot;.</source>
        <translation>“%1”不是“%2”的列。</translation>
    </message>
    <message numerus="yes">
        <source>This line should have %n value(s), one for each number that &quot;columns&quot; names.</source>
        <translation>
            <numerusform>此行应有 %n 个值，“columns”所列的每个数各一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for &quot;%2&quot;.</source>
        <translation>“%1”不是“%2”的有效值。</translation>
    </message>
    <message>
        <source>Behind a backslash comes x and two hexadecimal digits, n, t, r or a backslash.</source>
        <translation>反斜杠之后应为 x 加两位十六进制数字、n、t、r 或反斜杠。</translation>
    </message>
    <message>
        <source>These should be pairs of hexadecimal digits.</source>
        <translation>此处应为成对的十六进制数字。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 numbers, not %3.</source>
        <translation>“%1”有 %2 个数，而不是 %3 个。</translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; ends at its NUL.</source>
        <translation>“%1”的文本在其 NUL 处结束。</translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; has room for %2 bytes, not for %3.</source>
        <translation>“%1”的文本只能容纳 %2 字节，容纳不下 %3 字节。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 elements here, but will be read with %3: other parts of the file say so.</source>
        <translation>“%1”在此有 %2 个元素，但读取时会有 %3 个：文件的其他部分是这样说的。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; will be read as something else: other parts of the file say so.</source>
        <translation>“%1”读取时会是别的内容：文件的其他部分是这样说的。</translation>
    </message>
    <message>
        <source>Write the known mark %1 at 0x%2.</source>
        <translation>在 0x%2 处写入已知的标记 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) that came in at 0x%1.</source>
        <translation>
            <numerusform>移除在 0x%1 处混入的 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) make sense.</source>
        <translation>
            <numerusform>又有 %n 个字节变得合理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1 for those that are missing.</source>
        <translation>
            <numerusform>在 0x%1 处补入缺失的 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n CR(s) that a transfer as text put before LFs.</source>
        <translation>
            <numerusform>移除以文本方式传输时在 LF 之前加入的 %n 个 CR。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n CR(s) before LFs, which a transfer as text took.</source>
        <translation>
            <numerusform>补回以文本方式传输时从 LF 之前去掉的 %n 个 CR。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n byte(s) of the pairs that a transfer as UTF-8 text made of them.</source>
        <translation>
            <numerusform>将以 UTF-8 文本方式传输时变成字节对的内容还原为 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn the order of the bytes around in words of %n bytes.</source>
        <translation>
            <numerusform>将每 %n 个字节的字内的字节顺序颠倒过来。</numerusform>
        </translation>
    </message>
    <message>
        <source>No byte is above 127: a transfer as text has cut off the highest bits.</source>
        <translation>没有大于 127 的字节：以文本方式传输时截去了最高位。</translation>
    </message>
    <message>
        <source>What they were cannot be told any more.</source>
        <translation>已无法得知它们原来的值。</translation>
    </message>
    <message>
        <source>Nothing tells this one from the others.</source>
        <translation>没有什么能区分此建议与其他建议。</translation>
    </message>
    <message>
        <source>Less speaks for it than for another one.</source>
        <translation>支持它的依据少于另一个建议。</translation>
    </message>
    <message>
        <source>Something else is wrong, so other bytes may be meant here.</source>
        <translation>还有其他错误，因此这里可能是指别的字节。</translation>
    </message>
    <message>
        <source>Before this, &quot;%1&quot; is missing.</source>
        <translation>在此之前缺少“%1”。</translation>
    </message>
    <message>
        <source>A character 0 cannot stand in XML: write \x00 instead.</source>
        <translation>字符 0 不能出现在 XML 中：请改写为 \x00。</translation>
    </message>
    <message>
        <source>Version &quot;%1&quot; of this text form is not known.</source>
        <translation>此文本形式的版本“%1”未知。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands here twice.</source>
        <translation>“%1”在此出现了两次。</translation>
    </message>
    <message>
        <source>There are %2 in %1; there is no place %3 for %4 more.</source>
        <translation>%1 中有 %2 个；没有位置 %3 可再放 %4 个。</translation>
    </message>
    <message>
        <source>There are only %2 in %1.</source>
        <translation>%1 中只有 %2 个。</translation>
    </message>
    <message>
        <source>New in each element, and the same in all of them: %1</source>
        <translation>每个元素中新增的内容，各元素都相同：%1</translation>
    </message>
    <message>
        <source>No new package is made: its files have %1 bytes, which is too much.</source>
        <translation>不会生成新的资源包：其文件有 %1 字节，过大。</translation>
    </message>
    <message>
        <source>No new file of this format can be made.</source>
        <translation>无法生成此格式的新文件。</translation>
    </message>
    <message>
        <source>%1 is the file that is searched; it is left alone.</source>
        <translation>%1 是正在搜索的文件；不会改动它。</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made.</source>
        <translation>%1：无法创建文件夹。</translation>
    </message>
    <message>
        <source>Wrong number: %1</source>
        <translation>错误的数值：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n stray byte(s) at 0x%1</source>
        <translation>
            <numerusform>0x%1 处有 %n 个多余的字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) missing at 0x%1</source>
        <translation>
            <numerusform>0x%1 处缺少 %n 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of the file is missing</source>
        <translation>缺少文件的末尾</translation>
    </message>
    <message>
        <source>Overwritten mark at 0x%1</source>
        <translation>0x%1 处的标记被覆盖</translation>
    </message>
    <message>
        <source>Bytes changed all over the file</source>
        <translation>整个文件中都有字节被更改</translation>
    </message>
    <message numerus="yes">
        <source>All %n error(s) and warning(s) go with it; nothing else is wrong then.</source>
        <translation>
            <numerusform>全部 %n 个错误和警告都会随之消失；之后没有其他问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what can be expanded of %n block(s), and write zeros for the rest.</source>
        <translation>
            <numerusform>保留 %n 个数据块中可以展开的内容，其余写为零。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write %1 at 0x%2: with this byte the checksum is right.</source>
        <translation>在 0x%2 处写入 %1：用此字节校验和就正确。</translation>
    </message>
    <message numerus="yes">
        <source>The end is missing: append %n byte(s) for what must follow.</source>
        <translation>
            <numerusform>缺少末尾：为后面必需的内容追加 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stays %2: in this file that is %3. What it named where it was copied from does not come along.</source>
        <translation>%1 仍为 %2：在此文件中那是 %3。它在复制来源处所引用的内容不会一并复制过来。</translation>
    </message>
    <message>
        <source>Overwritten byte at 0x%1</source>
        <translation>0x%1 处的字节被覆盖</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) that name nothing</source>
        <translation>
            <numerusform>%n 个没有引用到任何内容的数</numerusform>
        </translation>
    </message>
    <message>
        <source>Packed bytes that cannot be expanded, at 0x%1</source>
        <translation>0x%1 处有无法展开的压缩字节</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 设为 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more count(s) and length(s)</source>
        <translation>
            <numerusform>另有 %n 个数量和长度</numerusform>
        </translation>
    </message>
    <message>
        <source>The end is missing: set %1.</source>
        <translation>缺少末尾：设置 %1。</translation>
    </message>
    <message>
        <source>Write the number that stands beside it: %1.</source>
        <translation>改写为旁边的数值：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) and warning(s) are left then, of %1.</source>
        <translation>
            <numerusform>之后在 %1 个错误和警告中还剩 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 and %n more around it</source>
        <translation>
            <numerusform>%1 设为 %2，外层还有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is missing: set %1, append %n byte(s) for what must follow.</source>
        <translation>
            <numerusform>缺少末尾：设置 %1，追加 %n 个字节给后面必需的内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1: so many came in between 0x%2 and 0x%3.</source>
        <translation>
            <numerusform>移除 0x%1 处的 %n 个字节：在 0x%2 与 0x%3 之间混入了这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1: so many are missing between 0x%2 and 0x%3.</source>
        <translation>
            <numerusform>在 0x%1 处补入 %n 个字节：在 0x%2 与 0x%3 之间缺少这么多。</numerusform>
        </translation>
    </message>
    <message>
        <source>would create: %1 (%2)</source>
        <translation>会产生：%1 (%2)</translation>
    </message>
    <message>
        <source>The normals of %1 are stored in a form that cannot be computed.</source>
        <translation>%1 的法线以无法计算的形式存储。</translation>
    </message>
    <message numerus="yes">
        <source>Compute %n normal(s)</source>
        <translation>
            <numerusform>计算 %n 个法线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n error(s) go with it.</source>
        <translation>
            <numerusform>所有 %n 个错误都随之消失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) are left then, of %1.</source>
        <translation>
            <numerusform>之后还剩 %n 个错误（原有 %1 个）。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no %1 in the file any more.</source>
        <translation>文件中已没有 %1。</translation>
    </message>
    <message>
        <source>Some of it lies in another file, or is stored in a way that cannot be written here.</source>
        <translation>其中一部分位于另一个文件，或以此处无法写入的方式存储。</translation>
    </message>
    <message>
        <source>This is no element of a list.</source>
        <translation>这不是列表的元素。</translation>
    </message>
    <message numerus="yes">
        <source>would leave %n more issue(s) than there are</source>
        <translation>
            <numerusform>会比现有的多留下 %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of the pixels cannot be read and become black.</source>
        <translation>
            <numerusform>有 %n 个像素字节无法读取，变为黑色。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n byte(s) that can be expanded, end the content there, and pack it again.</source>
        <translation>
            <numerusform>保留可以展开的 %n 个字节，在该处结束内容并重新打包。</numerusform>
        </translation>
    </message>
    <message>
        <source>a guess: something else may be meant as well</source>
        <translation>这是猜测：也可能是指别的内容</translation>
    </message>
    <message>
        <source>hides that the bytes were changed</source>
        <translation>会掩盖字节已被更改这一事实</translation>
    </message>
    <message>
        <source>Another one is chosen.</source>
        <translation>已选择另一个。</translation>
    </message>
    <message numerus="yes">
        <source>At least %n byte(s) of the end of the file are missing. No repair brings them back.</source>
        <translation>
            <numerusform>文件末尾至少缺失 %n 个字节，任何修复都无法找回。</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of the file is missing. No repair brings it back.</source>
        <translation>文件末尾缺失，任何修复都无法找回。</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Blitz3D model</source>
        <translation>Blitz3D 模型</translation>
    </message>
    <message>
        <source>The file begins with the four bytes BB3D.</source>
        <translation>文件以四个字节 BB3D 开头。</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Everything that no other format claims.</source>
        <translation>没有任何格式认领的内容。</translation>
    </message>
    <message>
        <source>Urho3D animation</source>
        <translation>Urho3D 动画</translation>
    </message>
    <message>
        <source>The file begins with the four bytes UANI.</source>
        <translation>文件以四个字节 UANI 开头。</translation>
    </message>
    <message>
        <source>Urho3D model</source>
        <translation>Urho3D 模型</translation>
    </message>
    <message>
        <source>The file begins with the four bytes UMDL or UMD2.</source>
        <translation>文件以四个字节 UMDL 或 UMD2 开头。</translation>
    </message>
    <message>
        <source>Urho3D compiled script</source>
        <translation>Urho3D 编译后的脚本</translation>
    </message>
    <message>
        <source>The file begins with the four bytes ASBC.</source>
        <translation>文件以四个字节 ASBC 开头。</translation>
    </message>
    <message>
        <source>Urho3D compiled shader</source>
        <translation>Urho3D 编译后的着色器</translation>
    </message>
    <message>
        <source>The file begins with the four bytes USHD.</source>
        <translation>文件以四个字节 USHD 开头。</translation>
    </message>
    <message>
        <source>Ecere E3D model</source>
        <translation>Ecere E3D 模型</translation>
    </message>
    <message>
        <source>The file begins with a version block of 12 bytes that holds E3DF.</source>
        <translation>文件以 12 字节的版本数据块开头，其中含有 E3DF。</translation>
    </message>
    <message>
        <source>Horde3D animation</source>
        <translation>Horde3D 动画</translation>
    </message>
    <message>
        <source>The file begins with the four bytes H3DA.</source>
        <translation>文件以四个字节 H3DA 开头。</translation>
    </message>
    <message>
        <source>Horde3D geometry</source>
        <translation>Horde3D 几何体</translation>
    </message>
    <message>
        <source>The file begins with the four bytes H3DG.</source>
        <translation>文件以四个字节 H3DG 开头。</translation>
    </message>
    <message>
        <source>Urho3D package</source>
        <translation>Urho3D 资源包</translation>
    </message>
    <message>
        <source>The file begins with UPAK or ULZ4, or its last four bytes say how far before the end one of them stands.</source>
        <translation>文件以 UPAK 或 ULZ4 开头，或其最后四个字节说明其中之一位于末尾之前多远处。</translation>
    </message>
    <message>
        <source>BMP picture</source>
        <translation>BMP 图片</translation>
    </message>
    <message>
        <source>The file begins with BM and a header of a known size follows.</source>
        <translation>文件以 BM 开头，后面是大小已知的头部。</translation>
    </message>
    <message>
        <source>DDS texture</source>
        <translation>DDS 纹理</translation>
    </message>
    <message>
        <source>The file begins with the letters DDS and a blank.</source>
        <translation>文件以字母 DDS 和一个空格开头。</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>The file begins with the eight bytes 89 50 4E 47 0D 0A 1A 0A.</source>
        <translation>文件以八个字节 89 50 4E 47 0D 0A 1A 0A 开头。</translation>
    </message>
    <message>
        <source>TGA picture</source>
        <translation>TGA 图片</translation>
    </message>
    <message>
        <source>The file ends with TRUEVISION-XFILE, or its name with .tga.</source>
        <translation>文件以 TRUEVISION-XFILE 结尾，或文件名以 .tga 结尾。</translation>
    </message>
    <message>
        <source>GIF picture</source>
        <translation>GIF 图片</translation>
    </message>
    <message>
        <source>The file begins with GIF87a or GIF89a.</source>
        <translation>文件以 GIF87a 或 GIF89a 开头。</translation>
    </message>
    <message>
        <source>Radiance HDR picture</source>
        <translation>Radiance HDR 图片</translation>
    </message>
    <message>
        <source>The file begins with #?RADIANCE or #?RGBE.</source>
        <translation>文件以 #?RADIANCE 或 #?RGBE 开头。</translation>
    </message>
    <message>
        <source>JPEG 2000 picture</source>
        <translation>JPEG 2000 图片</translation>
    </message>
    <message>
        <source>The file begins with a box of 12 bytes called jP.</source>
        <translation>文件以名为 jP 的 12 字节的盒开头。</translation>
    </message>
    <message>
        <source>JPEG picture</source>
        <translation>JPEG 图片</translation>
    </message>
    <message>
        <source>The file begins with the three bytes FF D8 FF.</source>
        <translation>文件以三个字节 FF D8 FF 开头。</translation>
    </message>
    <message>
        <source>KTX texture</source>
        <translation>KTX 纹理</translation>
    </message>
    <message>
        <source>The file begins with the twelve bytes of KTX, version 1.</source>
        <translation>文件以版本 1 的 KTX 的十二个字节开头。</translation>
    </message>
    <message>
        <source>Photoshop document</source>
        <translation>Photoshop 文档</translation>
    </message>
    <message>
        <source>The file begins with the letters 8BPS.</source>
        <translation>文件以字母 8BPS 开头。</translation>
    </message>
    <message>
        <source>Kohi model</source>
        <translation>Kohi 模型</translation>
    </message>
    <message>
        <source>The file begins with the number 0xDECAFBAD, and is a model: the asset type 15 follows, or the parts follow each other.</source>
        <translation>文件以数 0xDECAFBAD 开头，并且是模型：后面是资产类型 15，或各部分依次排列。</translation>
    </message>
    <message>
        <source>Horde3D compute buffer</source>
        <translation>Horde3D 计算缓冲区</translation>
    </message>
    <message>
        <source>Horde3D material</source>
        <translation>Horde3D 材质</translation>
    </message>
    <message>
        <source>Horde3D particle effect</source>
        <translation>Horde3D 粒子效果</translation>
    </message>
    <message>
        <source>Horde3D pipeline</source>
        <translation>Horde3D 管线</translation>
    </message>
    <message>
        <source>Horde3D scene</source>
        <translation>Horde3D 场景</translation>
    </message>
    <message>
        <source>Horde3D shader</source>
        <translation>Horde3D 着色器</translation>
    </message>
    <message>
        <source>There is a section [[FX]] near the beginning.</source>
        <translation>开头附近有一节 [[FX]]。</translation>
    </message>
    <message>
        <source>Horde3D shader code</source>
        <translation>Horde3D 着色器代码</translation>
    </message>
    <message>
        <source>The name of the file says so.</source>
        <translation>由文件名得知。</translation>
    </message>
    <message>
        <source>The outermost element is ComputeBuffer, with a size or bindings.</source>
        <translation>最外层元素为 ComputeBuffer，带有大小或绑定。</translation>
    </message>
    <message>
        <source>The outermost element is Material, with a shader, a sampler or the like.</source>
        <translation>最外层元素为 Material，带有着色器、采样器或类似内容。</translation>
    </message>
    <message>
        <source>The outermost element is ParticleEffect (once ParticleConfig), with a life or channels.</source>
        <translation>最外层元素为 ParticleEffect（以前为 ParticleConfig），带有寿命或通道。</translation>
    </message>
    <message>
        <source>The outermost element is Pipeline, with Setup or CommandQueue in it.</source>
        <translation>最外层元素为 Pipeline，其中有 Setup 或 CommandQueue。</translation>
    </message>
    <message>
        <source>The outermost element is a node, such as Group or Model, and near the beginning a node has what only such nodes have.</source>
        <translation>最外层元素为节点，如 Group 或 Model，并且开头附近有节点带有只有此类节点才有的内容。</translation>
    </message>
    <message>
        <source>%1 was not found: it is neither beside the model nor where its path leads.</source>
        <translation>未找到 %1：它既不在模型旁边，也不在其路径所指之处。</translation>
    </message>
    <message>
        <source>%1 was not found beside the model, also not with .png, .jpg or .jpeg.</source>
        <translation>在模型旁边未找到 %1，加上 .png、.jpg 或 .jpeg 也没有。</translation>
    </message>
    <message>
        <source>%1 was not found. Names lead from the content folder on, which is one of the folders around this file.</source>
        <translation>未找到 %1。名称从内容文件夹算起，它是此文件外层的某个文件夹。</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>&amp;C Array</source>
        <translation>C 数组(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;++ Array</source>
        <translation>C++ 数组(&amp;+)</translation>
    </message>
    <message>
        <source>&amp;Python Bytes</source>
        <translation>Python 字节(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rust Array</source>
        <translation>Rust 数组(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;JSON Array</source>
        <translation>JSON 数组(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Decimal Numbers</source>
        <translation>十进制数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message numerus="yes">
        <source>%n part(s) at the end of the file.</source>
        <translation>
            <numerusform>文件末尾的 %n 个部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 bytes %2 are shown.</source>
        <translation>共 %1 个字节，显示了 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>Of %n list(s) and structure(s) only the beginning is shown; each says how much more there is.</source>
        <translation>
            <numerusform>%n 个列表和结构只显示开头；每个都注明还有多少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s) of the model.</source>
        <translation>
            <numerusform>模型的 %n 个三角形。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Point at a row or at bytes, or click. Keys: the arrows, also in the bytes; Enter leads from the bytes to the row.</source>
        <translation>指向一行或字节，或者单击。按键：方向键，在字节中也可用；Enter 从字节转到对应的行。</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Fold all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Triangle %1: vertices %2, %3, %4; %5 bytes from %6 on</source>
        <translation>三角形 %1：顶点 %2、%3、%4；从 %6 起 %5 个字节</translation>
    </message>
    <message>
        <source>Model: drag or use the arrows to turn it, + and - to come nearer; a click selects the bytes of a triangle</source>
        <translation>模型：拖动或用方向键旋转，+ 和 - 拉近或拉远；单击选中三角形的字节</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…以及另外 %1 个</translation>
    </message>
    <message>
        <source>%1 · %2 bytes from %3 on</source>
        <translation>%1 · 从 %3 起 %2 个字节</translation>
    </message>
    <message>
        <source>Unpacked from %1</source>
        <translation>由 %1 展开</translation>
    </message>
    <message>
        <source>… %1 bytes, up to %2</source>
        <translation>…%1 个字节，直到 %2</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file.</source>
        <translation>此文件没有任何问题。</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>本页未包含</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>(%1 more are not shown)</source>
        <translation>（另外 %1 个未显示）</translation>
    </message>
    <message>
        <source>Of %1 issues the first %2 are listed.</source>
        <translation>共 %1 个问题，列出了前 %2 个。</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The model is not drawn: this browser has no WebGL.</source>
        <translation>未绘制模型：此浏览器没有 WebGL。</translation>
    </message>
</context>
<context>
    <name>hexa</name>
    <message>
        <source>--%1 needs a number of at least %2, not &quot;%3&quot;</source>
        <translation>--%1 需要不小于 %2 的数字，而不是“%3”</translation>
    </message>
    <message>
        <source>cannot write to standard output: %1</source>
        <translation>无法写入标准输出：%1</translation>
    </message>
    <message>
        <source>as JSON</source>
        <translation>以 JSON 输出</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>Usage: hexa %1 %2</source>
        <translation>用法：hexa %1 %2</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>print this text</source>
        <translation>显示此文本</translation>
    </message>
    <message>
        <source>Usage: hexa VERB … — looks at, checks and edits 3D model files</source>
        <translation>用法：hexa VERB … — 查看、检查和编辑 3D 模型文件</translation>
    </message>
    <message>
        <source>hexa VERB --help tells more about one of them; hexa --version prints the version.</source>
        <translation>hexa VERB --help 显示某个子命令的更多说明；hexa --version 显示版本。</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 issues or differences found, 2 wrong usage or an unreadable file, 3 edit refused.</source>
        <translation>退出状态：0 完成，1 发现问题或差异，2 用法错误或文件无法读取，3 编辑被拒绝。</translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation>参数太少</translation>
    </message>
    <message>
        <source>too many arguments</source>
        <translation>参数太多</translation>
    </message>
    <message>
        <source>say what to do; hexa --help lists the verbs</source>
        <translation>请说明要做什么；hexa --help 列出所有子命令</translation>
    </message>
    <message>
        <source>unknown verb: %1; hexa --help lists them</source>
        <translation>未知的子命令：%1；hexa --help 列出所有子命令</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>您是指 %1 吗？</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1：无法写入：%2</translation>
    </message>
    <message>
        <source>say where to: -o OUT</source>
        <translation>请说明写到哪里：-o OUT</translation>
    </message>
    <message>
        <source>only this node and what lies in it</source>
        <translation>仅此节点及其内容</translation>
    </message>
    <message>
        <source>[--json]</source>
        <translation>[--json]</translation>
    </message>
    <message>
        <source>list the formats that are known</source>
        <translation>列出已知的格式</translation>
    </message>
    <message>
        <source>FILE [--json] [--depth N] [--expand N] [--path PATH]</source>
        <translation>FILE [--json] [--depth N] [--expand N] [--path PATH]</translation>
    </message>
    <message>
        <source>show what every byte of a file means</source>
        <translation>显示文件每个字节的含义</translation>
    </message>
    <message>
        <source>levels below the top level; as text without issues</source>
        <translation>最上层以下的级数；以文本输出时不含问题</translation>
    </message>
    <message>
        <source>list the elements of arrays of up to N</source>
        <translation>列出不超过 N 个元素的数组的元素</translation>
    </message>
    <message>
        <source>FILE PATH [--raw]</source>
        <translation>FILE PATH [--raw]</translation>
    </message>
    <message>
        <source>print the value of a node</source>
        <translation>显示节点的值</translation>
    </message>
    <message>
        <source>its bytes as they are</source>
        <translation>原样输出其字节</translation>
    </message>
    <message>
        <source>FILE PATH -o OUT</source>
        <translation>FILE PATH -o OUT</translation>
    </message>
    <message>
        <source>write a node&apos;s bytes to a file</source>
        <translation>将节点的字节写入文件</translation>
    </message>
    <message>
        <source>write out every field of every element</source>
        <translation>写出每个元素的每个字段</translation>
    </message>
    <message>
        <source>FORM</source>
        <translation>FORM</translation>
    </message>
    <message>
        <source>the file to write instead of standard output</source>
        <translation>要写入的文件，代替标准输出</translation>
    </message>
    <message>
        <source>%1: has nothing with the path %2</source>
        <translation>%1：没有路径为 %2 的内容</translation>
    </message>
    <message>
        <source>A PATH names a node as hexa tree prints it, for instance MESH/VRTS/vertices[14]/position/y.</source>
        <translation>PATH 按 hexa tree 的输出形式指定节点，例如 MESH/VRTS/vertices[14]/position/y。</translation>
    </message>
    <message>
        <source>files: %1, errors: %2, warnings: %3, remarks: %4</source>
        <translation>文件：%1，错误：%2，警告：%3，提示：%4</translation>
    </message>
    <message>
        <source>--%1 is one of %2, not &quot;%3&quot;</source>
        <translation>--%1 应为 %2 之一，而不是“%3”</translation>
    </message>
    <message>
        <source>say what is wrong with files, or with all files in folders</source>
        <translation>说明文件或文件夹中所有文件有什么问题</translation>
    </message>
    <message>
        <source>files that are checked at the same time</source>
        <translation>同时检查的文件数</translation>
    </message>
    <message>
        <source>exit status 1 from error (default) or warning on</source>
        <translation>从 error（默认）或 warning 起退出状态为 1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source> … (%L1 bytes)</source>
        <translation> …（%L1 字节）</translation>
    </message>
    <message>
        <source>  nothing changes</source>
        <translation>  没有任何更改</translation>
    </message>
    <message>
        <source>Issues that this would create:</source>
        <translation>这会产生的问题：</translation>
    </message>
    <message>
        <source>write there; without it the file itself is replaced</source>
        <translation>写到那里；没有此选项时替换文件本身</translation>
    </message>
    <message>
        <source>print what would change, write nothing</source>
        <translation>显示会更改什么，不写入任何内容</translation>
    </message>
    <message>
        <source>only what was asked, to make a broken file on purpose</source>
        <translation>只做所要求的更改，用于有意制造损坏的文件</translation>
    </message>
    <message>
        <source>refused, because it would create issues (--force does it all the same):</source>
        <translation>已拒绝，因为会产生问题（--force 可强制执行）：</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>refused: the plan does not fit the file</source>
        <translation>已拒绝：计划与文件不符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no PATH=VALUE</source>
        <translation>“%1”不是 PATH=VALUE</translation>
    </message>
    <message>
        <source>%1: there is no place %2</source>
        <translation>%1：没有位置 %2</translation>
    </message>
    <message>
        <source>%1 is no ARRAY[INDEX]; for a chunk say --value-from with the path of another one</source>
        <translation>%1 不是 ARRAY[INDEX]；对于块，请用 --value-from 加另一个块的路径</translation>
    </message>
    <message>
        <source>There are only %1 from there on.</source>
        <translation>从那里起只有 %1 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no OFFSET:SIZE</source>
        <translation>“%1”不是 OFFSET:SIZE</translation>
    </message>
    <message>
        <source>bytes are written as pairs of hexadecimal digits</source>
        <translation>字节应写成成对的十六进制数字</translation>
    </message>
    <message>
        <source>there is no stream %1</source>
        <translation>没有流 %1</translation>
    </message>
    <message>
        <source>say by what: --with FILE2</source>
        <translation>请说明用什么替换：--with FILE2</translation>
    </message>
    <message>
        <source>how many (1)</source>
        <translation>数量 (1)</translation>
    </message>
    <message>
        <source>FILE PATH=VALUE… [edit options]</source>
        <translation>FILE PATH=VALUE… [编辑选项]</translation>
    </message>
    <message>
        <source>write values; lengths and counts follow</source>
        <translation>写入值；长度和数量随之改变</translation>
    </message>
    <message>
        <source>FILE ARRAY[INDEX] [--count N] [--value-from ARRAY[I]] [edit options]</source>
        <translation>FILE ARRAY[INDEX] [--count N] [--value-from ARRAY[I]] [编辑选项]</translation>
    </message>
    <message>
        <source>insert elements before one, or a copy of a chunk</source>
        <translation>在某个元素之前插入元素，或插入块的副本</translation>
    </message>
    <message>
        <source>the element or chunk to copy</source>
        <translation>要复制的元素或块</translation>
    </message>
    <message>
        <source>FILE ARRAY[INDEX] [--count N] [edit options]</source>
        <translation>FILE ARRAY[INDEX] [--count N] [编辑选项]</translation>
    </message>
    <message>
        <source>remove elements, or chunks</source>
        <translation>移除元素或块</translation>
    </message>
    <message>
        <source>FILE OFFSET:SIZE HEX [--stream S] [edit options]</source>
        <translation>FILE OFFSET:SIZE HEX [--stream S] [编辑选项]</translation>
    </message>
    <message>
        <source>replace raw bytes</source>
        <translation>替换原始字节</translation>
    </message>
    <message>
        <source>where: 0 is the file</source>
        <translation>位置：0 为文件</translation>
    </message>
    <message>
        <source>FILE PATH --with FILE2 [edit options]</source>
        <translation>FILE PATH --with FILE2 [编辑选项]</translation>
    </message>
    <message>
        <source>replace a node&apos;s bytes by those of a file</source>
        <translation>用文件的字节替换节点的字节</translation>
    </message>
    <message>
        <source>the file to take them from</source>
        <translation>取用字节的文件</translation>
    </message>
    <message>
        <source>--limit is one of %1, not &quot;%2&quot;</source>
        <translation>--limit 应为 %1 之一，而不是“%2”</translation>
    </message>
    <message>
        <source>how far packed bytes may expand: total=BYTES, stream=BYTES, ratio=N, depth=N</source>
        <translation>压缩的字节最多可以展开到多大：total=BYTES, stream=BYTES, ratio=N, depth=N</translation>
    </message>
    <message>
        <source>removes %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>removes %L1 bytes in all</source>
        <translation>共移除 %L1 字节</translation>
    </message>
    <message>
        <source>left: %1 %2: %3 %4</source>
        <translation>剩余：%1 %2：%3 %4</translation>
    </message>
    <message>
        <source>left: %1: %2 more</source>
        <translation>剩余：%1：还有 %2 个</translation>
    </message>
    <message>
        <source>left: %1: only remarks: %2 (--only %1)</source>
        <translation>剩余：%1：仅提示：%2 (--only %1)</translation>
    </message>
    <message>
        <source>there may be more to repair: trying everything would take too long here; run it again to go on</source>
        <translation>可能还有更多可修复的内容：在此全部尝试会花太长时间；请再次运行以继续</translation>
    </message>
    <message>
        <source>repair errors and warnings; says what it removes and what it leaves</source>
        <translation>修复错误和警告；说明移除了什么、剩下什么</translation>
    </message>
    <message>
        <source>only issues of this kind, also remarks; may be repeated</source>
        <translation>仅此类问题，也包括提示；可以重复</translation>
    </message>
    <message>
        <source>content that the repairs of one kind may remove (64)</source>
        <translation>一种修复可以移除的内容 (64)</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to check it</source>
        <translation>%1：内存不足，无法检查</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>do it although it creates issues, or another program has written the file since</source>
        <translation>即使会产生问题或其他程序此后写过该文件，也照样执行</translation>
    </message>
    <message>
        <source>%1: another program has been changing it for a minute; nothing is done</source>
        <translation>%1：另一个程序正在更改它，已持续一分钟；未做任何操作</translation>
    </message>
    <message>
        <source>%1: another program has written it since it was read; nothing is done (--force does it all the same)</source>
        <translation>%1：读取之后另一个程序写过它；未做任何操作（--force 可强制执行）</translation>
    </message>
    <message>
        <source>there is no format %1; hexa formats lists them</source>
        <translation>没有格式 %1；hexa formats 列出所有格式</translation>
    </message>
    <message>
        <source>all of every format, as JSON</source>
        <translation>以 JSON 输出每种格式的全部信息</translation>
    </message>
    <message>
        <source>(%L1 bytes)</source>
        <translation>（%L1 字节）</translation>
    </message>
    <message>
        <source>A B [--json] [--derived]</source>
        <translation>A B [--json] [--derived]</translation>
    </message>
    <message>
        <source>compare two files by structure</source>
        <translation>按结构比较两个文件</translation>
    </message>
    <message>
        <source>also lengths, counts, offsets and checksums that differ only because something else does</source>
        <translation>也包括仅因其他内容不同而不同的长度、数量、偏移和校验和</translation>
    </message>
    <message>
        <source>its name is not UTF-8</source>
        <translation>其名称不是 UTF-8</translation>
    </message>
    <message>
        <source>it is no file that could be replaced</source>
        <translation>它不是可以替换的文件</translation>
    </message>
    <message>
        <source>%1: belonged to somebody else and is yours now</source>
        <translation>%1：原属于他人，现在归您所有</translation>
    </message>
    <message>
        <source>%1: its other names (hard links) still lead to what it was</source>
        <translation>%1：它的其他名称（硬链接）仍指向原来的内容</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1：无法读取：%2</translation>
    </message>
    <message>
        <source>--to xml writes whole files, without --path</source>
        <translation>--to xml 写出整个文件，不能用 --path</translation>
    </message>
    <message>
        <source>%1: is of no known format, so that there is nothing but bytes to write</source>
        <translation>%1：不属于任何已知格式，因此除字节外没有可写的内容</translation>
    </message>
    <message>
        <source>%1: is text already; the XML form is for binary files</source>
        <translation>%1：已是文本；XML 形式用于二进制文件</translation>
    </message>
    <message>
        <source>FILE.xml -o OUT</source>
        <translation>FILE.xml -o OUT</translation>
    </message>
    <message>
        <source>make a file of what export --to xml wrote</source>
        <translation>由 export --to xml 写出的内容生成文件</translation>
    </message>
    <message>
        <source>%1: has nothing with the path %2; did you mean %3?</source>
        <translation>%1：没有路径为 %2 的内容；您是指 %3 吗？</translation>
    </message>
    <message>
        <source>%1: waiting for a program that reads this pipe</source>
        <translation>%1：正在等待读取此管道的程序</translation>
    </message>
    <message>
        <source>left: %1 %2: %3 (no repair)</source>
        <translation>剩余：%1 %2：%3（无法修复）</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>它是指回自身的链接</translation>
    </message>
    <message>
        <source>%1: is the file that is read; write to another one</source>
        <translation>%1：是正在读取的文件；请写到另一个文件</translation>
    </message>
    <message>
        <source>%1: is a file; salvage writes into a folder</source>
        <translation>%1：是文件；salvage 写入文件夹</translation>
    </message>
    <message>
        <source>%1: the folder is not empty; --force writes into it and replaces files of the same names</source>
        <translation>%1：文件夹不为空；--force 会写入其中并替换同名文件</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made</source>
        <translation>%1：无法创建文件夹</translation>
    </message>
    <message>
        <source>%1: nothing was found</source>
        <translation>%1：什么也没找到</translation>
    </message>
    <message>
        <source>say where to: -o OUT, a folder; or --list</source>
        <translation>请说明写到哪里：-o OUT（文件夹）；或用 --list</translation>
    </message>
    <message>
        <source>FILE -o OUT|--list [--json] [--format FORMAT]… [--min-size BYTES] [--rest] [--no-repair] [--force]</source>
        <translation>FILE -o OUT|--list [--json] [--format FORMAT]… [--min-size BYTES] [--rest] [--no-repair] [--force]</translation>
    </message>
    <message>
        <source>write what can be read in a broken file or a dump into a folder</source>
        <translation>将损坏的文件或转储中可以读取的内容写入文件夹</translation>
    </message>
    <message>
        <source>the folder to write into, with a report.json</source>
        <translation>要写入的文件夹，其中会有 report.json</translation>
    </message>
    <message>
        <source>print what is found, write nothing</source>
        <translation>显示找到的内容，不写入任何内容</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>only files of this format, by its name in hexa formats or its extension</source>
        <translation>仅此格式的文件，用 hexa formats 中的名称或扩展名表示</translation>
    </message>
    <message>
        <source>BYTES</source>
        <translation>BYTES</translation>
    </message>
    <message>
        <source>leave out what is smaller (16)</source>
        <translation>略去比这更小的 (16)</translation>
    </message>
    <message>
        <source>write what nothing claims as well</source>
        <translation>也写出没有格式认领的内容</translation>
    </message>
    <message>
        <source>write damaged files as they are found</source>
        <translation>损坏的文件按找到时的样子写出</translation>
    </message>
    <message>
        <source>write into a folder that is not empty</source>
        <translation>写入不为空的文件夹</translation>
    </message>
    <message>
        <source>… and %1 more of the same kinds (--all lists them)</source>
        <translation>… 还有 %1 个同类问题（--all 列出它们）</translation>
    </message>
    <message>
        <source>kept what is removed in %1</source>
        <translation>移除的内容保留在 %1</translation>
    </message>
    <message>
        <source>what is removed cannot be kept: %1</source>
        <translation>移除的内容无法保留：%1</translation>
    </message>
    <message>
        <source>FILE [--only CODE]… [--allow-removal BYTES] [--keep-removed] [edit options]</source>
        <translation>FILE [--only CODE]… [--allow-removal BYTES] [--keep-removed] [编辑选项]</translation>
    </message>
    <message>
        <source>write what is removed beside the file, as NAME.removed-0xF0.bin</source>
        <translation>将移除的内容写到文件旁边，名为 NAME.removed-0xF0.bin</translation>
    </message>
    <message>
        <source>the query says nothing to look for</source>
        <translation>查询中没有要查找的内容</translation>
    </message>
    <message>
        <source>%1 may be one of %2</source>
        <translation>%1 可能是 %2 之一</translation>
    </message>
    <message>
        <source>write the smallest file of a format that is right</source>
        <translation>写出某种格式的最小的正确文件</translation>
    </message>
    <message>
        <source>a larger one that shows most of the format</source>
        <translation>较大的文件，展示该格式的大部分内容</translation>
    </message>
    <message>
        <source>%1 has no field, no rule and no issue called %2</source>
        <translation>%1 没有名为 %2 的字段、规则或问题</translation>
    </message>
    <message>
        <source>FORMAT[:FIELD|RULE|CODE] [--json] | RULE | CODE | WORD | FILE PATH | --all --json</source>
        <translation>FORMAT[:FIELD|RULE|CODE] [--json] | RULE | CODE | WORD | FILE PATH | --all --json</translation>
    </message>
    <message>
        <source>print what is known of a format, a field, a rule, an issue, a word, or of one item of a file</source>
        <translation>显示关于某种格式、字段、规则、问题、词语或文件中某一项的已知信息</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>tell what the bytes of a file say, structure by structure, in their order</source>
        <translation>按顺序逐个结构说明文件的字节表示什么</translation>
    </message>
    <message>
        <source>%1: is there already (--force replaces it)</source>
        <translation>%1：已经存在（--force 可替换它）</translation>
    </message>
    <message>
        <source>FORMAT [--full] -o OUT [--force]</source>
        <translation>FORMAT [--full] -o OUT [--force]</translation>
    </message>
    <message>
        <source>also over a file that is there</source>
        <translation>也覆盖已存在的文件</translation>
    </message>
    <message>
        <source>encodings are utf-8, utf-16le, utf-16be and latin-1</source>
        <translation>编码可以是 utf-8, utf-16le, utf-16be 和 latin-1</translation>
    </message>
    <message>
        <source>only the first %L1 matches are listed</source>
        <translation>只列出前 %L1 个匹配</translation>
    </message>
    <message>
        <source>the expression took too many steps in %L1 bytes: those were not searched to the end</source>
        <translation>表达式在 %L1 个字节中用了过多步骤：这些字节未搜索到底</translation>
    </message>
    <message>
        <source>not all that is packed could be unpacked: %L1 streams end early</source>
        <translation>并非所有压缩内容都能解压：%L1 个流提前结束</translation>
    </message>
    <message>
        <source>say what to look for: a query behind the files, or --bytes, --text, --regex or --number</source>
        <translation>请说明要查找什么：在文件之后写查询，或用 --bytes, --text, --regex 或 --number</translation>
    </message>
    <message>
        <source>FILE… (QUERY | --bytes HEX | --text TEXT | --regex EXPRESSION | --number NUMBER) [--json]</source>
        <translation>FILE… (QUERY | --bytes HEX | --text TEXT | --regex EXPRESSION | --number NUMBER) [--json]</translation>
    </message>
    <message>
        <source>list what fits a query, or certain bytes, in files or in all files of folders</source>
        <translation>在文件或文件夹的所有文件中，列出符合查询的内容或特定的字节</translation>
    </message>
    <message>
        <source>bytes, ? for any digit: &quot;48 ?? 6F&quot;, also packed ones</source>
        <translation>字节，? 表示任意数字：“48 ?? 6F”，也查找压缩的字节</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a regular expression over bytes, \xFF for one; it sees 4096 bytes at a time</source>
        <translation>针对字节的正则表达式，\xFF 表示一个字节；每次可见 4096 字节</translation>
    </message>
    <message>
        <source>numbers with their type: &quot;u16be 10..20&quot;, &quot;f32 1.5±0.01&quot;</source>
        <translation>带类型的数字：“u16be 10..20”、“f32 1.5±0.01”</translation>
    </message>
    <message>
        <source>of the text: utf-8, utf-16le, utf-16be, latin-1</source>
        <translation>文本的编码：utf-8, utf-16le, utf-16be, latin-1</translation>
    </message>
    <message>
        <source>of text and expressions</source>
        <translation>忽略文本和表达式的大小写</translation>
    </message>
    <message>
        <source>whole words of text and expressions only</source>
        <translation>仅匹配文本和表达式的整个单词</translation>
    </message>
    <message>
        <source>only one of --bytes, --text, --regex and --number can be looked for</source>
        <translation>--bytes, --text, --regex 和 --number 只能使用其中一个</translation>
    </message>
    <message>
        <source>%1: this is not UTF-8; hexa takes names and values in UTF-8 only</source>
        <translation>%1：这不是 UTF-8；hexa 只接受 UTF-8 的名称和值</translation>
    </message>
    <message>
        <source>%1: has no model or animation to write</source>
        <translation>%1：没有可写出的模型或动画</translation>
    </message>
    <message>
        <source>--language LANG, with any verb, chooses the language: %1; without it that of LC_ALL, LC_MESSAGES or LANG.</source>
        <translation>--language LANG 可与任何子命令一起使用，用来选择语言：%1；不给出时使用 LC_ALL、LC_MESSAGES 或 LANG 的语言。</translation>
    </message>
    <message>
        <source>%1: no such language; there are %2</source>
        <translation>%1：没有这种语言；可用的有 %2</translation>
    </message>
    <message>
        <source>there is no display, and no Xvfb (package xvfb) that could take its place for drawing</source>
        <translation>没有显示器，也没有可以代替它来绘制的 Xvfb（软件包 xvfb）</translation>
    </message>
    <message>
        <source>%1, which draws, ended without a picture: %2</source>
        <translation>负责绘制的 %1 结束了，但没有图片：%2</translation>
    </message>
    <message>
        <source>the program hexahedron, which draws, is not installed</source>
        <translation>没有安装负责绘制的程序 hexahedron</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>要写出的图片</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>WxH</translation>
    </message>
    <message>
        <source>its sides in pixels, otherwise 800x600</source>
        <translation>图片的宽和高，以像素为单位，默认 800x600</translation>
    </message>
    <message>
        <source>VIEW</source>
        <translation>VIEW</translation>
    </message>
    <message>
        <source>from where: front, back, left, right, top, bottom, or iso</source>
        <translation>从哪一侧看：front、back、left、right、top、bottom 或 iso</translation>
    </message>
    <message>
        <source>CLIP</source>
        <translation>CLIP</translation>
    </message>
    <message>
        <source>an animation, by its name or its number from 1 on</source>
        <translation>动画，用名称或从 1 开始的编号指定</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>SECONDS</translation>
    </message>
    <message>
        <source>the moment of the animation, from its begin</source>
        <translation>动画的时刻，从开头算起</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PATH</translation>
    </message>
    <message>
        <source>draw the file at this place in a package</source>
        <translation>绘制资源包中此处的文件</translation>
    </message>
    <message>
        <source>--size is two sides in pixels of at most %1, such as 800x600, not &quot;%2&quot;</source>
        <translation>--size 是宽和高的像素数，最大 %1，例如 800x600，而不是“%2”</translation>
    </message>
    <message>
        <source>--view is one of %1, not &quot;%2&quot;</source>
        <translation>--view 是 %1 之一，而不是“%2”</translation>
    </message>
    <message>
        <source>%1: has no animation</source>
        <translation>%1：没有动画</translation>
    </message>
    <message>
        <source>%1: has no animation &quot;%2&quot;; it has %3</source>
        <translation>%1：没有动画“%2”；它有 %3</translation>
    </message>
    <message>
        <source>--time is a number of seconds, not &quot;%1&quot;</source>
        <translation>--time 是秒数，而不是“%1”</translation>
    </message>
    <message>
        <source>%1: has no %2</source>
        <translation>%1：没有 %2</translation>
    </message>
    <message>
        <source>drawing needs OpenGL 3.2, which is not available here</source>
        <translation>绘制需要 OpenGL 3.2，这里不可用</translation>
    </message>
    <message>
        <source>%1: drawing it takes too long</source>
        <translation>%1：绘制它用时太长</translation>
    </message>
    <message>
        <source>%1: the picture cannot be written</source>
        <translation>%1：无法写出图片</translation>
    </message>
    <message>
        <source>%1: nothing of it can be seen from there</source>
        <translation>%1：从那里看不到它的任何部分</translation>
    </message>
    <message>
        <source>say what to write: --to json, csv, xml, html, md or glb</source>
        <translation>请说明要写什么：--to json、csv、xml、html、md 或 glb</translation>
    </message>
    <message>
        <source>--to %1 is not available; json, csv, xml, html, md and glb are</source>
        <translation>--to %1 不可用；可用的有 json、csv、xml、html、md 和 glb</translation>
    </message>
    <message>
        <source>FILE --to json|csv|xml|html|md|glb [--path PATH] [-o OUT]</source>
        <translation>FILE --to json|csv|xml|html|md|glb [--path PATH] [-o OUT]</translation>
    </message>
    <message>
        <source>what to write: json, csv, xml, which import reads, html or md, a page to hand out, or glb, the model as glTF</source>
        <translation>要写什么：json、csv、xml（import 可读取）、html 或 md（分发用的讲义），或 glb（glTF 模型）</translation>
    </message>
    <message>
        <source>exported bookmarks, whose notes go on the page</source>
        <translation>导出的书签，其备注会写到页上</translation>
    </message>
    <message>
        <source>(would remove %1; --allow-removal %2)</source>
        <translation>(会移除 %1；--allow-removal %2)</translation>
    </message>
    <message>
        <source>(%1; --force)</source>
        <translation>(%1；--force)</translation>
    </message>
    <message>
        <source>(only a remark; --only %1)</source>
        <translation>(只是提示；--only %1)</translation>
    </message>
    <message>
        <source>(not tried)</source>
        <translation>(未尝试)</translation>
    </message>
    <message>
        <source>%1: %2 is rounded to %3</source>
        <translation>%1：%2 被舍入为 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the code of no issue; hexa check names those of a file</source>
        <translation>“%1”不是任何问题的代码；hexa check 会列出文件中的代码</translation>
    </message>
    <message>
        <source>read files as of that format, whatever they look like; hexa formats lists them</source>
        <translation>把文件当作该格式读取，不论它们看起来像什么；hexa formats 会列出各种格式</translation>
    </message>
    <message>
        <source>--as %1 may be one of: %2</source>
        <translation>--as %1 可能是以下之一：%2</translation>
    </message>
    <message>
        <source>%1 → issues: %2. %3</source>
        <translation>%1 → 问题：%2。%3</translation>
    </message>
    <message>
        <source>list every issue that follows from a cause, and what else may be it</source>
        <translation>列出由同一原因引起的所有问题，以及其他可能的原因</translation>
    </message>
    <message>
        <source>do not look for what the issues of a broken file follow from</source>
        <translation>不查找损坏文件的问题由什么引起</translation>
    </message>
    <message>
        <source>%1: issues that are not looked at, being more than %2 of a kind: %3</source>
        <translation>%1：有未查看的问题，因为同类多于 %2 个：%3</translation>
    </message>
    <message>
        <source>Nothing is wrong with it.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>PATH… [--format text|json|sarif] [--all] [--no-causes] [--jobs N] [--fail-on error|warning]</source>
        <translation>PATH… [--format text|json|sarif] [--all] [--no-causes] [--jobs N] [--fail-on error|warning]</translation>
    </message>
    <message>
        <source>text (default), json, or sarif, for services that show findings beside code</source>
        <translation>text（默认）、json，或 sarif（供在代码旁显示问题的服务使用）</translation>
    </message>
    <message>
        <source>(%1; --only %2)</source>
        <translation>（%1；--only %2）</translation>
    </message>
    <message>
        <source>hexa salvage %1 -o FOLDER takes out what can still be read</source>
        <translation>hexa salvage %1 -o 文件夹 可取出仍能读取的内容</translation>
    </message>
    <message>
        <source>FILE -o PNG [--size WxH] [--view VIEW] [--clip CLIP] [--time SECONDS] [--turntable N]</source>
        <translation>FILE -o PNG [--size WxH] [--view VIEW] [--clip CLIP] [--time SECONDS] [--turntable N]</translation>
    </message>
    <message>
        <source>so many pictures of one turn, from OUT-001.png on</source>
        <translation>一整圈的图片数量，从 OUT-001.png 开始</translation>
    </message>
    <message>
        <source>--turntable is a number of pictures from %1 to %2, not &quot;%3&quot;</source>
        <translation>--turntable 是 %1 到 %2 之间的图片数量，而不是“%3”</translation>
    </message>
    <message>
        <source>draw the model or the picture in a file</source>
        <translation>绘制文件中的模型或图片</translation>
    </message>
    <message>
        <source>%1: has no model or picture to draw</source>
        <translation>%1：没有可绘制的模型或图片</translation>
    </message>
</context>
<context>
    <name>hexahedron::Bookmarks</name>
    <message>
        <source>A file has at most %L1 bookmarks.</source>
        <translation>一个文件最多有 %L1 个书签。</translation>
    </message>
    <message>
        <source>Bookmarks cannot be kept: %1</source>
        <translation>无法保留书签：%1</translation>
    </message>
</context>
<context>
    <name>hexahedron::BookmarksModel</name>
    <message>
        <source>(no note)</source>
        <translation>（无备注）</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>hexahedron::BookmarksPanel</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>The colour of the selected bookmarks</source>
        <translation>所选书签的颜色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selected bookmarks (Delete)</source>
        <translation>移除所选书签 (Delete)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the bookmarks as XML</source>
        <translation>将书签写为 XML</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>These were made on another version of the file: places may be others now.</source>
        <translation>这些书签是在文件的另一个版本上添加的：位置可能已经不同。</translation>
    </message>
    <message>
        <source>A double click changes a note.</source>
        <translation>双击可更改备注。</translation>
    </message>
    <message>
        <source>Select bytes or an element and press Ctrl+B to mark it.</source>
        <translation>选择字节或元素，然后按 Ctrl+B 标记。</translation>
    </message>
    <message numerus="yes">
        <source>%n bookmark(s) removed.</source>
        <translation>
            <numerusform>已删除 %n 个书签。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back (Ctrl+Z)</source>
        <translation>恢复 (Ctrl+Z)</translation>
    </message>
</context>
<context>
    <name>hexahedron::ByteLook</name>
    <message>
        <source>&amp;Bytes in a Row</source>
        <translation>每行字节数(&amp;B)</translation>
    </message>
    <message>
        <source>Digits Sho&amp;w</source>
        <translation>数字显示为(&amp;W)</translation>
    </message>
    <message>
        <source>G&amp;roups of Bytes</source>
        <translation>字节分组(&amp;R)</translation>
    </message>
    <message>
        <source>A&amp;ddresses</source>
        <translation>地址(&amp;D)</translation>
    </message>
    <message>
        <source>Colours S&amp;how</source>
        <translation>颜色表示(&amp;H)</translation>
    </message>
    <message>
        <source>As &amp;Many as Fit</source>
        <translation>尽可能多(&amp;M)</translation>
    </message>
    <message>
        <source>4, 8, 16, 32 or 64 bytes in a row, as the window is wide</source>
        <translation>按窗口宽度，每行 4、8、16、32 或 64 个字节</translation>
    </message>
    <message>
        <source>The &amp;Record under the Cursor</source>
        <translation>光标所在的记录(&amp;R)</translation>
    </message>
    <message>
        <source>A row for each record of the list that the cursor is in, under the names of its fields</source>
        <translation>光标所在列表的每条记录占一行，上方是各字段的名称</translation>
    </message>
    <message>
        <source>&amp;Another Number…</source>
        <translation>其他数量(&amp;A)…</translation>
    </message>
    <message>
        <source>Bytes in a Row</source>
        <translation>每行字节数</translation>
    </message>
    <message>
        <source>How many bytes stand in a row:</source>
        <translation>每行有多少个字节：</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>十进制(&amp;D)</translation>
    </message>
    <message>
        <source>Decimal with &amp;Sign</source>
        <translation>有符号十进制(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>八进制(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Binary</source>
        <translation>二进制(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Real Numbers</source>
        <translation>浮点数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Upper Case: 3F</source>
        <translation>大写：3F(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Lower Case: 3f</source>
        <translation>小写：3f(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;%n Byte(s)</source>
        <translation>
            <numerusform>%n 个字节(&amp;%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>In &amp;File Order</source>
        <translation>按文件顺序(&amp;F)</translation>
    </message>
    <message>
        <source>Each byte by itself, as it stands in the file</source>
        <translation>每个字节单独显示，与文件中的顺序相同</translation>
    </message>
    <message>
        <source>Numbers in the Order of the F&amp;ormat</source>
        <translation>按格式字节序的数值(&amp;O)</translation>
    </message>
    <message>
        <source>The bytes of a group are one number</source>
        <translation>一组字节是一个数值</translation>
    </message>
    <message>
        <source>&amp;Little-Endian Numbers</source>
        <translation>小端序数值(&amp;L)</translation>
    </message>
    <message>
        <source>The lowest byte of a number comes first</source>
        <translation>数值的最低字节在前</translation>
    </message>
    <message>
        <source>Bi&amp;g-Endian Numbers</source>
        <translation>大端序数值(&amp;G)</translation>
    </message>
    <message>
        <source>The highest byte of a number comes first</source>
        <translation>数值的最高字节在前</translation>
    </message>
    <message>
        <source>From the &amp;Beginning</source>
        <translation>从开头(&amp;B)</translation>
    </message>
    <message>
        <source>Count from the first byte of the file, or of the unpacked bytes</source>
        <translation>从文件或展开后字节的第一个字节算起</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>从此处(&amp;H)</translation>
    </message>
    <message>
        <source>Count from the cursor, forwards and backwards</source>
        <translation>从光标处向前和向后计算</translation>
    </message>
    <message>
        <source>From This &amp;Chunk</source>
        <translation>从此块(&amp;C)</translation>
    </message>
    <message>
        <source>Count from where the chunk or element around the cursor begins</source>
        <translation>从光标所在的块或元素的开头算起</translation>
    </message>
    <message>
        <source>The &amp;Field</source>
        <translation>字段(&amp;F)</translation>
    </message>
    <message>
        <source>Neighbouring fields differ, the same field looks the same everywhere</source>
        <translation>相邻字段颜色不同，同一字段在各处颜色相同</translation>
    </message>
    <message>
        <source>The &amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>Whole numbers, real numbers, texts, indices and others</source>
        <translation>整数、浮点数、文本、索引等</translation>
    </message>
    <message>
        <source>The &amp;Value</source>
        <translation>值(&amp;V)</translation>
    </message>
    <message>
        <source>The higher a byte, the stronger its colour</source>
        <translation>字节值越大，颜色越深</translation>
    </message>
    <message>
        <source>The &amp;Entropy</source>
        <translation>熵(&amp;E)</translation>
    </message>
    <message>
        <source>The more mixed the bytes, the stronger: packed ones are the strongest</source>
        <translation>字节越混杂，颜色越深：压缩的字节最深</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>With &amp;Patterns</source>
        <translation>带图案(&amp;P)</translation>
    </message>
    <message>
        <source>Lines and dots beside the colours, for those who do not tell colours apart</source>
        <translation>颜色之外还有线和点，便于不易分辨颜色的人</translation>
    </message>
</context>
<context>
    <name>hexahedron::ChangeList</name>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Bytes before</source>
        <translation>更改前的字节</translation>
    </message>
    <message>
        <source>Bytes after</source>
        <translation>更改后的字节</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 个</translation>
    </message>
</context>
<context>
    <name>hexahedron::ChoiceEditor</name>
    <message>
        <source>%1 as a number</source>
        <translation>%1（数字）</translation>
    </message>
    <message>
        <source>%1 has no meaning</source>
        <translation>%1 没有含义</translation>
    </message>
</context>
<context>
    <name>hexahedron::ColorLegend</name>
    <message>
        <source>Colours of the Bytes</source>
        <translation>字节的颜色</translation>
    </message>
    <message>
        <source>What says what a chunk is</source>
        <translation>说明块的种类</translation>
    </message>
    <message>
        <source>How long a chunk is</source>
        <translation>块的长度</translation>
    </message>
    <message>
        <source>Bytes without meaning</source>
        <translation>无意义的字节</translation>
    </message>
    <message>
        <source>What is selected</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>Changed since the file was saved</source>
        <translation>文件保存后更改过</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>A remark</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Fields: neighbours differ, and the same field looks the same everywhere. Every other element of a list is shifted by one colour. The overview shows chunks and lists, each kind in a colour of its own</source>
        <translation>字段：相邻的字段颜色不同，相同的字段处处相同。列表中每隔一个元素，颜色偏移一种。概览显示块和列表，每种各有一种颜色</translation>
    </message>
    <message>
        <source>An error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Real numbers</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Indices: they name an element of a list</source>
        <translation>索引：指向列表中的一个元素</translation>
    </message>
    <message>
        <source>Choices and flags</source>
        <translation>选项和标志</translation>
    </message>
    <message>
        <source>Data without further structure, such as pixels</source>
        <translation>没有进一步结构的数据，例如像素</translation>
    </message>
    <message>
        <source>Values, from 00 at the left to FF at the right</source>
        <translation>值，从左边的 00 到右边的 FF</translation>
    </message>
    <message>
        <source>How mixed 64 bytes are: all alike at the left, packed or random at the right</source>
        <translation>64 个字节的混杂程度：左边全部相同，右边是压缩的或随机的</translation>
    </message>
    <message>
        <source>The same in the half that is not typed into, and in the other pane</source>
        <translation>在未键入的一半中以及另一个窗格中的相同内容</translation>
    </message>
    <message>
        <source>What the file beside has otherwise, while the panes are compared</source>
        <translation>比较窗格时，与旁边文件不同的内容</translation>
    </message>
</context>
<context>
    <name>hexahedron::CommandList</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>输入名称的一部分</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>hexahedron::CompareBytes</name>
    <message>
        <source>Bytes before</source>
        <translation>更改前的字节</translation>
    </message>
    <message>
        <source>Bytes after</source>
        <translation>更改后的字节</translation>
    </message>
</context>
<context>
    <name>hexahedron::CompareDialog</name>
    <message>
        <source>Before and After</source>
        <translation>之前和之后</translation>
    </message>
    <message>
        <source>Progress of comparing</source>
        <translation>比较进度</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Structure</source>
        <translation>结构(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>Previous Difference</source>
        <translation>上一处差异</translation>
    </message>
    <message>
        <source>Next Difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>This could not be compared: %1</source>
        <translation>无法比较：%1</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>%1: %2 bytes, errors: %3, warnings: %4</source>
        <translation>%1：%2 字节，错误：%3，警告：%4</translation>
    </message>
</context>
<context>
    <name>hexahedron::CompareTrees</name>
    <message>
        <source>Structure before</source>
        <translation>之前的结构</translation>
    </message>
    <message>
        <source>Structure after</source>
        <translation>之后的结构</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>The structure is the same.</source>
        <translation>结构相同。</translation>
    </message>
    <message>
        <source>There is more.</source>
        <translation>还有更多。</translation>
    </message>
</context>
<context>
    <name>hexahedron::DataTable</name>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>小端序</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端序</translation>
    </message>
    <message>
        <source>Read as, from 0x%1 on</source>
        <translation>从 0x%1 起读作</translation>
    </message>
    <message>
        <source>The bytes from the caret on, read as numbers and text</source>
        <translation>从光标处起的字节，读作数字和文本</translation>
    </message>
    <message>
        <source>Type over a reading to write it</source>
        <translation>在某种读法上直接输入即可写入</translation>
    </message>
    <message>
        <source>Fewer readings</source>
        <translation>更少读法</translation>
    </message>
    <message>
        <source>More readings</source>
        <translation>更多读法</translation>
    </message>
    <message>
        <source>Little-endian: %1
Big-endian: %2</source>
        <translation>小端序：%1
大端序：%2</translation>
    </message>
    <message>
        <source>“%1” is no %2.</source>
        <translation>“%1”不是 %2。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Select Its Bytes</source>
        <translation>选择其字节(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>“%1” takes %2 bytes. Only %n byte(s) are left here.</source>
        <translation>
            <numerusform>“%1”占 %2 字节。此处只剩 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no %2: that is a whole number from %3 to %4.</source>
        <translation>“%1”不是 %2：它应是 %3 到 %4 之间的整数。</translation>
    </message>
    <message>
        <source>“%1” does not fit into %2.</source>
        <translation>“%1”超出 %2 的范围。</translation>
    </message>
    <message>
        <source>Type into the columns beside “%1”.</source>
        <translation>请在“%1”旁边的列中输入。</translation>
    </message>
    <message>
        <source>%1 can only be read here, not typed.</source>
        <translation>%1 在此处只能读取，不能输入。</translation>
    </message>
</context>
<context>
    <name>hexahedron::Document</name>
    <message>
        <source>“%1” is not saved: what is here was not made from the version on the disk.</source>
        <translation>“%1”未保存：此处的内容不是由磁盘上的版本得来的。</translation>
    </message>
</context>
<context>
    <name>hexahedron::DocumentPage</name>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Packed bytes were not searched: list all matches to look into them, too.</source>
        <translation>未搜索压缩的字节：列出所有匹配即可在其中查找。</translation>
    </message>
    <message>
        <source>Only the unpacked bytes that are shown were searched: list all to look everywhere.</source>
        <translation>只搜索了显示的解压字节：列出全部即可到处查找。</translation>
    </message>
    <message>
        <source>The file is empty: there is nothing to check.</source>
        <translation>文件为空：没有可检查的内容。</translation>
    </message>
    <message>
        <source>The format of this file is not known, so nothing could be checked.</source>
        <translation>此文件的格式未知，因此无法检查任何内容。</translation>
    </message>
</context>
<context>
    <name>hexahedron::EarlierDialog</name>
    <message>
        <source>Earlier Versions</source>
        <translation>早期版本</translation>
    </message>
    <message>
        <source>There is none: saving keeps what was there when the file was opened.</source>
        <translation>没有早期版本：保存时会保留文件打开时的内容。</translation>
    </message>
    <message numerus="yes">
        <source>What saving has replaced, for up to %n day(s):</source>
        <translation>
            <numerusform>保存时被替换的内容，最多保留 %n 天：</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>替换时间</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Go Back to This One</source>
        <translation>恢复此版本</translation>
    </message>
    <message>
        <source>Shows it here as a step that can be undone; nothing is written before you save</source>
        <translation>作为可以撤销的一步显示在此处；保存之前不会写入任何内容</translation>
    </message>
</context>
<context>
    <name>hexahedron::EarlierVersions</name>
    <message>
        <source>It has more than %1 MiB.</source>
        <translation>它超过 %1 MiB。</translation>
    </message>
</context>
<context>
    <name>hexahedron::FactsSection</name>
    <message>
        <source>What Is Right</source>
        <translation>有效值</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more in the reference</source>
        <translation>
            <numerusform>参考中还有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::FileLink</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Open %1 (%2)</source>
        <translation>打开 %1 (%2)</translation>
    </message>
</context>
<context>
    <name>hexahedron::FillDialog</name>
    <message>
        <source>&amp;These bytes, again and again:</source>
        <translation>这些字节，反复填充(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Random bytes</source>
        <translation>随机字节(&amp;R)</translation>
    </message>
    <message>
        <source>Fill %1 Bytes</source>
        <translation>填充 %1 字节</translation>
    </message>
    <message>
        <source>Bytes as hexadecimal digits</source>
        <translation>十六进制数字表示的字节</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>填充(&amp;F)</translation>
    </message>
    <message>
        <source>Two hexadecimal digits a byte, such as 00 or DE AD BE EF.</source>
        <translation>每个字节两位十六进制数字，如 00 或 DE AD BE EF。</translation>
    </message>
    <message>
        <source>The last time it does not fit: only its first bytes are written.</source>
        <translation>最后一次放不下：只写入其开头的字节。</translation>
    </message>
</context>
<context>
    <name>hexahedron::FilterBar</name>
    <message>
        <source>Next Hit</source>
        <translation>下一个命中</translation>
    </message>
    <message>
        <source>Previous Hit</source>
        <translation>上一个命中</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Filter: vertex  type:f32  value:7  offset:0x1f0</source>
        <translation>筛选：vertex  type:f32  value:7  offset:0x1f0</translation>
    </message>
    <message>
        <source>Filter the structure</source>
        <translation>筛选结构</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>什么也没找到。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>(the first %1 are shown)</source>
        <translation>（显示前 %1 个）</translation>
    </message>
    <message>
        <source>Hits: %1</source>
        <translation>命中：%1</translation>
    </message>
    <message>
        <source>Look at All</source>
        <translation>查看全部</translation>
    </message>
    <message>
        <source>Also at the elements of the lists that were not looked at; that can take long</source>
        <translation>也查看列表中尚未查看的元素；可能需要很长时间</translation>
    </message>
    <message>
        <source>(still looking into lists …)</source>
        <translation>（仍在查看列表…）</translation>
    </message>
    <message>
        <source>(long lists were looked at only in part)</source>
        <translation>（长列表只查看了一部分）</translation>
    </message>
    <message>
        <source>Filter: vertex  value:7</source>
        <translation>筛选：vertex  value:7</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>List all hits with their values, and mark them in the bytes</source>
        <translation>列出所有命中及其值，并在字节中标记</translation>
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
        <translation>必须全部符合的词：直接写名称或值，或
name:NODE   type:f32   value:7   offset:0x1f0
value&gt;1000   value!=0   value:10..20   size&gt;1M   index:12
type:index   type:count   type:flags：数字的用途
issue:error   issue:any   issue:V22：存在问题之处
vertices[*].position.y &lt; 0：路径，以及其值应满足的条件
name:/^tex.*id$/ 斜杠之间为正则表达式
含空格的词请放在引号中。</translation>
    </message>
    <message>
        <source>Issues are not known yet.</source>
        <translation>问题尚未得出。</translation>
    </message>
    <message numerus="yes">
        <source>(%n issue(s) more of the same kinds are not listed)</source>
        <translation>
            <numerusform>（还有 %n 个同类问题未列出）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::FindBar</name>
    <message>
        <source>Kind of search</source>
        <translation>搜索的种类</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>上一个匹配 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>下一个匹配 (Enter)</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop searching (Esc)</source>
        <translation>停止搜索 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>42 42 33 44, ?? for any byte</source>
        <translation>42 42 33 44，?? 表示任意字节</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Found at %1</source>
        <translation>在 %1 处找到</translation>
    </message>
    <message>
        <source>Found at %1, from the beginning again</source>
        <translation>在 %1 处找到，已从开头重新搜索</translation>
    </message>
    <message>
        <source>Found at %1, from the end again</source>
        <translation>在 %1 处找到，已从末尾重新搜索</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Up and Down bring back what was looked for before.</source>
        <translation>按上下方向键可调出之前查找的内容。</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>List all matches (Ctrl+Enter)</source>
        <translation>列出所有匹配 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索记录</translation>
    </message>
    <message>
        <source>The last searches, and those that are kept</source>
        <translation>最近的搜索，以及保留的搜索</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace matches (Ctrl+H)</source>
        <translation>替换匹配 (Ctrl+H)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>UTF-16, big-endian</source>
        <translation>UTF-16，大端序</translation>
    </message>
    <message>
        <source>Type of number</source>
        <translation>数字的类型</translation>
    </message>
    <message>
        <source>BE</source>
        <translation>BE</translation>
    </message>
    <message>
        <source>Big-endian: the upper byte first</source>
        <translation>大端序：高位字节在前</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>仅整个单词</translation>
    </message>
    <message>
        <source>Where all matches are listed and replaced</source>
        <translation>列出和替换所有匹配的范围</translation>
    </message>
    <message>
        <source>In these bytes</source>
        <translation>在这些字节中</translation>
    </message>
    <message>
        <source>In the selection</source>
        <translation>在选区中</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>在文件中</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>在所有打开的文件中</translation>
    </message>
    <message>
        <source>Also in what is packed in it</source>
        <translation>也在其中的压缩内容中</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace the match that is selected, and go to the next</source>
        <translation>替换所选的匹配，并转到下一个</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all matches, as one step that can be undone</source>
        <translation>替换所有匹配，作为可以撤销的一步</translation>
    </message>
    <message>
        <source>bone_\d+, \xFF for a byte</source>
        <translation>bone_\d+，\xFF 表示字节</translation>
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
        <translation>十六进制数字，每个字节两位；? 表示任意数字。</translation>
    </message>
    <message>
        <source>Text in the encoding that is chosen.</source>
        <translation>采用所选编码的文本。</translation>
    </message>
    <message>
        <source>A regular expression. Each byte is a character, \xFF the byte FF, and a point any byte.
It sees at most %L1 bytes from where a match begins.</source>
        <translation>正则表达式。每个字节是一个字符，\xFF 表示字节 FF，点表示任意字节。
从匹配的开头起最多可见 %L1 字节。</translation>
    </message>
    <message>
        <source>A number: 7, 0x10, 1.5. What is written so when rounded is found.
1.5±0.01 or 1.5+-0.01: with a tolerance. 10..20: from one to another. nan: what is no number.
A type may stand before it: f32 1.5, u16be 10..20.</source>
        <translation>数字：7, 0x10, 1.5。会找到舍入后如此书写的值。
1.5±0.01 或 1.5+-0.01：带公差。10..20：从某数到另一数。nan：非数。
前面可以写类型：f32 1.5, u16be 10..20。</translation>
    </message>
    <message>
        <source>As in the filter of the structure: name:NODE, type:index, value&gt;1000, size&gt;1M, issue:error.</source>
        <translation>与结构的筛选相同：name:NODE, type:index, value&gt;1000, size&gt;1M, issue:error。</translation>
    </message>
    <message>
        <source>The expression took too many steps in %L1 bytes: those were not searched to the end.</source>
        <translation>表达式在 %L1 个字节中用了过多步骤：这些字节未搜索到底。</translation>
    </message>
    <message>
        <source>(cut at the %L1 bytes that an expression sees)</source>
        <translation>（在表达式可见的 %L1 个字节处被截断）</translation>
    </message>
    <message>
        <source>What it is replaced with makes no sense.</source>
        <translation>替换的内容不合理。</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>Which strings</source>
        <translation>哪些字符串</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>in fields of text</source>
        <translation>文本字段中</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>其他位置</translation>
    </message>
    <message>
        <source>6, or 6 bone</source>
        <translation>6，或 6 bone</translation>
    </message>
    <message>
        <source>How many characters a string has at least, and what must be in it.</source>
        <translation>字符串至少有多少个字符，以及其中必须含有什么。</translation>
    </message>
    <message>
        <source>In a folder…</source>
        <translation>在文件夹中…</translation>
    </message>
    <message>
        <source>Listed only, not replaced: the folder is asked for</source>
        <translation>只列出，不替换；会询问文件夹</translation>
    </message>
    <message>
        <source>Kind of search (Ctrl+Up and Ctrl+Down)</source>
        <translation>搜索类型（Ctrl+上和 Ctrl+下）</translation>
    </message>
</context>
<context>
    <name>hexahedron::FlagsEditor</name>
    <message>
        <source>%1 as a number</source>
        <translation>%1（数字）</translation>
    </message>
</context>
<context>
    <name>hexahedron::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>&amp;Offset:</source>
        <translation>偏移(&amp;O)：</translation>
    </message>
    <message>
        <source>Plain numbers are &amp;hexadecimal</source>
        <translation>不带前缀的数字为十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>%1, decimal %L2, %L3 % of the file</source>
        <translation>%1，十进制 %L2，文件的 %L3 %</translation>
    </message>
    <message>
        <source>The file ends at %1.</source>
        <translation>文件在 %1 处结束。</translation>
    </message>
    <message>
        <source>There is no such place. The file ends at %1.</source>
        <translation>没有这样的位置。文件在 %1 处结束。</translation>
    </message>
    <message>
        <source>&amp;Offset or path:</source>
        <translation>偏移或路径(&amp;O)：</translation>
    </message>
    <message>
        <source>%1, decimal %L2, of other bytes than those shown</source>
        <translation>%1，十进制 %L2，属于未显示的其他字节</translation>
    </message>
    <message>
        <source>Up and Down bring back earlier places.</source>
        <translation>按上下方向键可调出之前的位置。</translation>
    </message>
    <message>
        <source>496 means 0x496 here.</source>
        <translation>496 在此表示 0x496。</translation>
    </message>
    <message>
        <source>496 is decimal, 0x496 and 496h are hexadecimal.</source>
        <translation>496 为十进制，0x496 和 496h 为十六进制。</translation>
    </message>
    <message>
        <source>+10 and -10 count from the cursor, 25% is a part of the file.</source>
        <translation>+10 和 -10 从光标算起，25% 为文件的一部分。</translation>
    </message>
    <message>
        <source>Of a path the last part is enough: vertices[12], vertex 12, and [12] in the list at the cursor.</source>
        <translation>路径只写最后一部分即可：vertices[12]、vertex 12，以及光标所在列表中的 [12]。</translation>
    </message>
    <message>
        <source>There is no such place. Did you mean %1?</source>
        <translation>没有这样的位置。您是指 %1 吗？</translation>
    </message>
    <message>
        <source>start+4*12 and size-8 work too: start and end are those of the selection, size is that of the file, $ is the cursor. 0n496 is always decimal.</source>
        <translation>start+4*12 和 size-8 也可以：start 和 end 是选区的起点和终点，size 是文件的大小，$ 是光标。0n496 始终为十进制。</translation>
    </message>
    <message>
        <source>E&amp;xtend the selection to there (Shift+Enter)</source>
        <translation>将选区扩展到该处(&amp;X)（Shift+Enter）</translation>
    </message>
    <message>
        <source>From the first selected byte, or the cursor, up to the place: the byte there is not selected.</source>
        <translation>从所选的第一个字节或光标到该处：该处的字节不被选中。</translation>
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
        <translation>0x100..0x1FF 选择从第一个到最后一个字节（均包含在内）；0x100:16 选择这么多字节。</translation>
    </message>
    <message>
        <source>%1: no byte is selected</source>
        <translation>%1：不选择字节</translation>
    </message>
    <message numerus="yes">
        <source>selects %1 to %2: %n byte(s)</source>
        <translation>
            <numerusform>选择 %1 到 %2：%Ln 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>u32 or u16be is the number that stands at the cursor: an offset leads to its place.</source>
        <translation>u32 或 u16be 是光标处的数：偏移会通向它所指的位置。</translation>
    </message>
</context>
<context>
    <name>hexahedron::GuideBar</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Pass Over</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Go on behind this part, without looking into it</source>
        <translation>不查看此部分内部，直接继续到其后面</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>hexahedron::Handouts</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>hexahedron::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>There are no bytes.</source>
        <translation>没有字节。</translation>
    </message>
    <message>
        <source>There are no bytes yet.
Type or paste some here.</source>
        <translation>还没有字节。
请在此输入或粘贴。</translation>
    </message>
    <message>
        <source>These bytes cannot be changed here.</source>
        <translation>这些字节不能在此更改。</translation>
    </message>
    <message>
        <source>“%1” is no Latin-1 character and does not fit into one byte.</source>
        <translation>“%1”不是 Latin-1 字符，一个字节容纳不下。</translation>
    </message>
    <message>
        <source>“%1” is no hexadecimal digit.</source>
        <translation>“%1”不是十六进制数字。</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be copied at a time.</source>
        <translation>一次最多可复制 %L1 MiB。</translation>
    </message>
    <message>
        <source>The edits before this are still being made. Wait for them.</source>
        <translation>之前的编辑仍在进行。请等待其完成。</translation>
    </message>
    <message>
        <source>What was typed after this edit is dropped.</source>
        <translation>此次编辑之后输入的内容已丢弃。</translation>
    </message>
    <message>
        <source>At most %L1 MiB of text can be copied at a time.</source>
        <translation>一次最多可复制 %L1 MiB 的文本。</translation>
    </message>
    <message>
        <source>“%1” is no character of such a number.</source>
        <translation>“%1”不是这种数值的字符。</translation>
    </message>
    <message>
        <source>Too few bytes for a number stand here. Show groups in file order to change them.</source>
        <translation>此处的字节不够一个数值。要更改它们，请按文件顺序显示分组。</translation>
    </message>
    <message numerus="yes">
        <source>No number of %n byte(s) is that long.</source>
        <translation>
            <numerusform>%n 个字节的数值没有这么长。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” is no number that fits into %n byte(s) here.</source>
        <translation>
            <numerusform>“%1”不是此处 %n 个字节能容纳的数值。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::HitsModel</name>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>hexahedron::HitsPanel</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>List all matches in the find bar (Ctrl+F, Ctrl+Enter), and they stand here.</source>
        <translation>在查找栏中列出所有匹配 (Ctrl+F, Ctrl+Enter)，它们就会显示在此处。</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F4)</source>
        <translation>上一个命中 (Shift+F4)</translation>
    </message>
    <message>
        <source>Next hit (F4)</source>
        <translation>下一个命中 (F4)</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>正在搜索：%1</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>什么也没找到</translation>
    </message>
    <message>
        <source>hits: %L1</source>
        <translation>命中：%L1</translation>
    </message>
    <message>
        <source>(there only)</source>
        <translation>（仅在那里）</translation>
    </message>
</context>
<context>
    <name>hexahedron::InsertDialog</name>
    <message>
        <source>Insert an Element</source>
        <translation>插入元素</translation>
    </message>
    <message>
        <source>Add an Attribute</source>
        <translation>添加属性</translation>
    </message>
    <message>
        <source>&amp;Name of the outermost element:</source>
        <translation>最外层元素的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Name of the element that comes into %1:</source>
        <translation>插入 %1 的元素的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Name of the attribute that %1 gets:</source>
        <translation>%1 的新属性的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Type to look for a name</source>
        <translation>输入以查找名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Not known to this format.</source>
        <translation>此格式不认识它。</translation>
    </message>
</context>
<context>
    <name>hexahedron::Inspector</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选择任何内容。</translation>
    </message>
    <message>
        <source>The file is empty. What is typed or pasted into the hex pane becomes its content.</source>
        <translation>文件为空。在字节窗格中输入或粘贴的内容将成为文件的内容。</translation>
    </message>
</context>
<context>
    <name>hexahedron::IssueSection</name>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Rule %1 in the reference</source>
        <translation>参考中的规则 %1</translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesModel</name>
    <message>
        <source>Number of the rule in the description of the format</source>
        <translation>格式说明中规则的编号</translation>
    </message>
    <message>
        <source>How many elements of a list have it</source>
        <translation>列表中有多少个元素存在此问题</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题所在</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>What else may have happened</source>
        <translation>还可能发生了什么</translation>
    </message>
    <message>
        <source>What may have happened</source>
        <translation>可能发生了什么</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n issue(s). %2</source>
        <translation>
            <numerusform>%1 → %Ln 个问题。%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::IssuesPanel</name>
    <message>
        <source>Progress of the check</source>
        <translation>检查进度</translation>
    </message>
    <message>
        <source>Next Issue</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Previous Issue</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the issues by text</source>
        <translation>按文本筛选问题</translation>
    </message>
    <message>
        <source>Repair All …</source>
        <translation>全部修复…</translation>
    </message>
    <message>
        <source>Everything that can be repaired; what would change is shown first</source>
        <translation>所有可以修复的内容；会先显示将更改什么</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Explanation of the issue</source>
        <translation>问题的说明</translation>
    </message>
    <message>
        <source>Repair …</source>
        <translation>修复…</translation>
    </message>
    <message>
        <source>What would change is shown first</source>
        <translation>会先显示将更改什么</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>尚未检查。</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>No issue fits the filter.</source>
        <translation>没有符合筛选条件的问题。</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>Repair All %1 of This Kind …</source>
        <translation>修复全部 %1 个同类问题…</translation>
    </message>
    <message>
        <source>Repair All of This Kind …</source>
        <translation>修复所有同类问题…</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Remarks: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message numerus="yes">
        <source>found %1 time(s)</source>
        <translation>
            <numerusform>发现 %1 次</numerusform>
        </translation>
    </message>
    <message>
        <source>the first %1 are listed</source>
        <translation>列出前 %1 个</translation>
    </message>
    <message>
        <source>the first is shown</source>
        <translation>显示第一个</translation>
    </message>
    <message>
        <source>More in the reference</source>
        <translation>参考中的更多内容</translation>
    </message>
    <message>
        <source>What does this mean?</source>
        <translation>这是什么意思？</translation>
    </message>
    <message>
        <source>First found at %1: %2</source>
        <translation>首次发现于 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n issue(s)</source>
        <translation>
            <numerusform>%1 → %Ln 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>No issues, but not all is there.</source>
        <translation>没有问题，但内容不完整。</translation>
    </message>
</context>
<context>
    <name>hexahedron::ItemHeader</name>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>offset 0x%1 (%2)</source>
        <translation>偏移 0x%1 (%2)</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>单位：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 byte(s)</source>
        <translation>
            <numerusform>%1 × %2 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation>路径：%1</translation>
    </message>
    <message>
        <source>Raw bytes: %1</source>
        <translation>原始字节：%1</translation>
    </message>
    <message>
        <source>More in the reference</source>
        <translation>参考中的更多内容</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) selected</source>
        <translation>
            <numerusform>已选择 %1 个字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::Journal</name>
    <message>
        <source>The journal “%1”, which keeps edits safe from a crash, cannot be written: %2.</source>
        <translation>无法写入日志“%1”（用于在崩溃时保全编辑）：%2。</translation>
    </message>
    <message>
        <source>“%1” is no journal of this program, or its beginning is damaged.</source>
        <translation>“%1”不是此程序的日志，或其开头已损坏。</translation>
    </message>
    <message>
        <source>A step inserted more than %1 MiB.</source>
        <translation>有一步插入了超过 %1 MiB 的内容。</translation>
    </message>
    <message>
        <source>%1 What was changed since would be lost in a crash. Save to be safe.</source>
        <translation>%1 此后所做的更改会在崩溃时丢失。请保存以确保安全。</translation>
    </message>
    <message>
        <source>The changes of this file take more than %1 MiB.</source>
        <translation>此文件的更改超过 %1 MiB。</translation>
    </message>
    <message>
        <source>The changes that are not saved, of all files, take more than %1 MiB.</source>
        <translation>所有文件未保存的更改超过 %1 MiB。</translation>
    </message>
</context>
<context>
    <name>hexahedron::JumpButton</name>
    <message>
        <source>%1%2 of %3</source>
        <translation>%3 的 %1%2</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>This value stands for none.</source>
        <translation>此值表示无。</translation>
    </message>
    <message>
        <source>nothing: there are %1</source>
        <translation>不存在：共有 %1 个</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>There is no such element.</source>
        <translation>没有这样的元素。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>hexahedron::LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>开始(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Folder of Lessons…</source>
        <translation>课程文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Other lessons</source>
        <translation>其他课程</translation>
    </message>
    <message>
        <source>This lesson cannot be begun. %1</source>
        <translation>无法开始此课程。%1</translation>
    </message>
    <message>
        <source>Adds lessons of your own, such as those of your teacher: a folder with Markdown files</source>
        <translation>添加您自己的课程，例如老师提供的课程：一个存放 Markdown 文件的文件夹</translation>
    </message>
    <message>
        <source>Begin with lesson 1 of any engine: it expects no knowledge, and the next ones build on it. If you have no engine in mind, take the first in the list.</source>
        <translation>请从任一引擎的第 1 课开始：它不要求任何基础，后面的课程以它为基础。如果没有特定的引擎，请选择列表中的第一课。</translation>
    </message>
    <message>
        <source>%1 (done)</source>
        <translation>%1（已完成）</translation>
    </message>
    <message>
        <source>Folder with Lessons of Your Own (*.md)</source>
        <translation>存放自己课程的文件夹 (*.md)</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a text file in Markdown whose name ends with .md.</source>
        <translation>%1 中没有课程。课程是名称以 .md 结尾的 Markdown 文本文件。</translation>
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
        <translation>展开限制</translation>
    </message>
    <message>
        <source>A few packed bytes can expand to more than a computer has. What is beyond these limits is neither shown nor checked; an issue says so.</source>
        <translation>少量压缩的字节可能展开到超出计算机的容量。超出这些限制的内容既不显示也不检查；会有一个问题说明这一点。</translation>
    </message>
    <message>
        <source>&amp;All blocks together:</source>
        <translation>所有数据块合计(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;One block:</source>
        <translation>一个数据块(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Times the packed size:</source>
        <translation>压缩大小的倍数(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Blocks inside blocks:</source>
        <translation>数据块嵌套层数(&amp;B)：</translation>
    </message>
    <message>
        <source>A block may expand to so many times its packed size, and to one megabyte in any case</source>
        <translation>数据块最多可展开到其压缩大小的这么多倍，但无论如何都可展开到一兆字节</translation>
    </message>
</context>
<context>
    <name>hexahedron::LinkSection</name>
    <message>
        <source>Links</source>
        <translation>链接</translation>
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
        <translation>没有打开任何文件。</translation>
    </message>
    <message>
        <source>There is nothing to see in this file.</source>
        <translation>此文件中没有可显示的内容。</translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message>
        <source>Known files (%1)</source>
        <translation>已知文件 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>无法保存文件：%1</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save Changes?</source>
        <translation>保存更改？</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>The file was removed or renamed by another program. What you see is kept and can be saved.</source>
        <translation>文件已被另一个程序移除或重命名。您看到的内容已保留，可以保存。</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation>另一个程序更改了此文件。</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Keep What Is Here</source>
        <translation>保留此处的内容</translation>
    </message>
    <message>
        <source>Export Bytes</source>
        <translation>导出字节</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Forget These</source>
        <translation>清除这些记录(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>About Hexahedron</source>
        <translation>关于 Hexahedron</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Hexahedron %1&lt;/h3&gt;&lt;p&gt;Shows what every byte of a 3D file means, says what is wrong with it, and changes it without breaking the rest.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Hexahedron %1&lt;/h3&gt;&lt;p&gt;显示 3D 文件每个字节的含义，指出其中的问题，并在不破坏其余内容的情况下更改它。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Formats: %1</source>
        <translation>格式：%1</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>How many zeros are inserted at the cursor:</source>
        <translation>在光标处插入多少个零：</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>属性(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the inspector, which says what these bytes mean</source>
        <translation>转到检查器，查看这些字节的含义</translation>
    </message>
    <message>
        <source>This is more than %L1 MiB of text and was not copied.</source>
        <translation>文本超过 %L1 MiB，未复制。</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Chunk</source>
        <translation>块(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Element(s)</source>
        <translation>
            <numerusform>移除 %Ln 个元素(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Chunk %1</source>
        <translation>块 %1(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%Ln 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>The file on disk cannot be read: %1</source>
        <translation>无法读取磁盘上的文件：%1</translation>
    </message>
    <message>
        <source>On disk: %1, written %2</source>
        <translation>磁盘上：%1，写入于 %2</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>此处：%1</translation>
    </message>
    <message>
        <source>Both have the same bytes.</source>
        <translation>两者的字节相同。</translation>
    </message>
    <message>
        <source>The longer one goes on where the other ends, at %1; all before is the same.</source>
        <translation>较短的在 %1 处结束，较长的在其后继续；之前的内容全部相同。</translation>
    </message>
    <message>
        <source>They differ from %1 on, in %2 at the same place.</source>
        <translation>两者从 %1 起不同，相同位置上有 %2不同。</translation>
    </message>
    <message>
        <source>Errors: %1 on disk, %2 here.</source>
        <translation>错误：磁盘上 %1 个，此处 %2 个。</translation>
    </message>
    <message>
        <source>Another program has written into this file. It is too long to be kept in memory, so what was there is gone: what you see is what is there now.</source>
        <translation>另一个程序写入了此文件。它太长，无法保留在内存中，因此原来的内容已经丢失：您看到的是现在的内容。</translation>
    </message>
    <message>
        <source>%1 from %2 on were cut off and show as zeros.</source>
        <translation>从 %2 起的 %1 被截去，显示为零。</translation>
    </message>
    <message>
        <source>The file is saved. What it replaced is not among the earlier versions: %1</source>
        <translation>文件已保存。被替换的内容不在早期版本之中：%1</translation>
    </message>
    <message>
        <source>The file is not saved. %1</source>
        <translation>文件未保存。%1</translation>
    </message>
    <message>
        <source>Save What Is Left As…</source>
        <translation>将剩余内容另存为…</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 is not saved: another program has written it since it was read.</source>
        <translation>%1 未保存：读取之后另一个程序写过它。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Compare with the File on Disk</source>
        <translation>与磁盘上的文件比较</translation>
    </message>
    <message>
        <source>Another program has changed the file. Reading it again takes your changes away; Undo brings them back.</source>
        <translation>另一个程序更改了此文件。重新读取会丢失您的更改；可以用“撤销”恢复。</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go back to an earlier version</source>
        <translation>恢复到早期版本</translation>
    </message>
    <message>
        <source>A file could not be opened: %1</source>
        <translation>有一个文件无法打开：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened:</source>
        <translation>
            <numerusform>%n 个文件无法打开：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 还有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsaved work that waited for more than %n day(s) is deleted: %1.</source>
        <translation>
            <numerusform>等待超过 %n 天的未保存工作已删除：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unsaved work from before.</source>
        <translation>没有以前未保存的工作。</translation>
    </message>
    <message>
        <source>the file has changed since, so they do not fit any more</source>
        <translation>文件此后已更改，因此它们不再适用</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>文件已不存在</translation>
    </message>
    <message>
        <source>Unsaved Changes of %1</source>
        <translation>%1 的未保存更改</translation>
    </message>
    <message>
        <source>The unsaved work on %1 is not restored: %2</source>
        <translation>未恢复 %1 的未保存工作：%2</translation>
    </message>
    <message>
        <source>Another window has dealt with it.</source>
        <translation>另一个窗口已处理它。</translation>
    </message>
    <message>
        <source>Insert Zero Bytes</source>
        <translation>插入零字节</translation>
    </message>
    <message>
        <source>Preparing the model …</source>
        <translation>正在准备模型…</translation>
    </message>
    <message>
        <source>%1 is open in another window, with changes that are not saved and not seen here. The window that saves second is asked which version stays.</source>
        <translation>%1 已在另一个窗口中打开，其中有未保存且此处看不到的更改。后保存的窗口会询问保留哪个版本。</translation>
    </message>
    <message>
        <source>Export as XML</source>
        <translation>导出为 XML</translation>
    </message>
    <message>
        <source>XML (*.xml)</source>
        <translation>XML (*.xml)</translation>
    </message>
    <message>
        <source>Import XML</source>
        <translation>导入 XML</translation>
    </message>
    <message>
        <source>Save the File That Is Made</source>
        <translation>保存生成的文件</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>%1 is not saved: the version on the disk is another program&apos;s, and what is here was not made from it.</source>
        <translation>%1 未保存：磁盘上的版本是另一个程序写的，此处的内容不是由它得来的。</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在制定计划…</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>抢救</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written.</source>
        <translation>
            <numerusform>写入了 %n 个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired.</source>
        <translation>
            <numerusform>%n 个已修复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with errors.</source>
        <translation>
            <numerusform>%n 个有错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed, because the removed bytes could not be kept: %1</source>
        <translation>未做任何更改，因为移除的字节无法保留：%1</translation>
    </message>
    <message>
        <source>The removed bytes are kept in %1</source>
        <translation>移除的字节保留在 %1 中</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Selected Byte(s)</source>
        <translation>
            <numerusform>移除 %Ln 个所选字节(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove the Byte at the Cursor</source>
        <translation>移除光标处的字节(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate the Chunk</source>
        <translation>创建块的副本(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Duplicate %1 with All in It</source>
        <translation>创建 %1 及其全部内容的副本(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move the Chunk</source>
        <translation>移除块(&amp;M)</translation>
    </message>
    <message>
        <source>Re&amp;move %1 with All in It</source>
        <translation>移除 %1 及其全部内容(&amp;M)</translation>
    </message>
    <message>
        <source>D&amp;uplicate Element %1</source>
        <translation>创建元素 %1 的副本(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remove Element %1</source>
        <translation>移除元素 %1(&amp;R)</translation>
    </message>
    <message>
        <source>D&amp;uplicate the Element</source>
        <translation>创建元素的副本(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remove the Element</source>
        <translation>移除元素(&amp;R)</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Insert a File</source>
        <translation>插入文件</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be inserted at a time.</source>
        <translation>一次最多可插入 %L1 MiB。</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be filled at a time.</source>
        <translation>一次最多可填充 %L1 MiB。</translation>
    </message>
    <message>
        <source>Save the Selection</source>
        <translation>保存选区</translation>
    </message>
    <message>
        <source>New File</source>
        <translation>新建文件</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 已经存在。要替换它吗？</translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>%1 was written or touched since, at the same size. All parts of it that were compared are the same, but a change elsewhere in it would not be noticed.

Restore the unsaved work all the same?</source>
        <translation>%1 此后被写入或改动过，大小未变。比较过的部分全部相同，但其他位置的更改不会被发现。

仍要恢复未保存的工作吗？</translation>
    </message>
    <message>
        <source>%1 is open. Close it first, or give the new file another name.</source>
        <translation>%1 已打开。请先关闭它，或为新文件取另一个名称。</translation>
    </message>
    <message>
        <source>%1 is being written…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Replace a match</source>
        <translation>替换一个匹配</translation>
    </message>
    <message>
        <source>There is nothing to look for.</source>
        <translation>没有要查找的内容。</translation>
    </message>
    <message>
        <source>What it is replaced with makes no sense.</source>
        <translation>替换的内容不合理。</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>没有匹配。</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n match(es)</source>
        <translation>
            <numerusform>替换 %Ln 个匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) overlap others and stay.</source>
        <translation>
            <numerusform>%Ln 个匹配与其他匹配重叠，保留不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first %L1 matches are replaced at a time.</source>
        <translation>一次只替换前 %L1 个匹配。</translation>
    </message>
    <message>
        <source>The expression took too many steps in %L1 bytes: those were not searched to the end.</source>
        <translation>表达式在 %L1 个字节中用了过多步骤：这些字节未搜索到底。</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>替换所有匹配</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Export Bookmarks</source>
        <translation>导出书签</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Something is still being written. Choose the language again when that is done.</source>
        <translation>还有内容正在写入。写完后请重新选择语言。</translation>
    </message>
    <message>
        <source>Add Animation</source>
        <translation>添加动画</translation>
    </message>
    <message>
        <source>Export as glTF</source>
        <translation>导出为 glTF</translation>
    </message>
    <message>
        <source>glTF (*.glb)</source>
        <translation>glTF (*.glb)</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>There is no model of which a picture could be made.</source>
        <translation>没有可以制作图片的模型。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in bytes that are packed stay: what these expand to is replaced.</source>
        <translation>
            <numerusform>压缩字节中的 %Ln 个匹配保持不变：替换的是它们展开后的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export a Handout</source>
        <translation>导出讲义</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Second B&amp;yte Pane</source>
        <translation>第二个字节窗格(&amp;Y)</translation>
    </message>
    <message>
        <source>Another &amp;File Beside</source>
        <translation>旁边显示另一个文件(&amp;F)</translation>
    </message>
    <message>
        <source>No other file is open</source>
        <translation>没有打开其他文件</translation>
    </message>
    <message>
        <source>&amp;Remove %1</source>
        <translation>移除 %1(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%1: the file is %n byte(s) shorter. %2 brings it back.</source>
        <translation>
            <numerusform>%1：文件缩短了 %Ln 个字节。按 %2 可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>New normals all point the same way.</source>
        <translation>新的法线都指向同一方向。</translation>
    </message>
    <message>
        <source>Compute Normals</source>
        <translation>计算法线</translation>
    </message>
    <message>
        <source>“%1” is an address, and only files are opened. Save it as a file first.</source>
        <translation>“%1”是网址，只能打开文件。请先将其保存为文件。</translation>
    </message>
    <message>
        <source>Reload?</source>
        <translation>重新加载？</translation>
    </message>
    <message>
        <source>Undo brings them back as long as this tab is open. They do not outlive a crash.</source>
        <translation>只要此标签页开着，撤销就能找回它们。程序崩溃后则无法找回。</translation>
    </message>
    <message>
        <source>Undo cannot bring them back.</source>
        <translation>撤销也无法找回它们。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Discard Unsaved Work?</source>
        <translation>丢弃未保存的工作？</translation>
    </message>
    <message numerus="yes">
        <source>The unsaved work on %1 is deleted for good: %n step(s), the last of %2.</source>
        <translation>
            <numerusform>%1 的未保存工作将被永久删除：%n 步，最后一步于 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is nowhere else. Later keeps it.</source>
        <translation>它没有其他副本。选择“稍后”可保留。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>%1 (restored)</source>
        <translation>%1（已恢复）</translation>
    </message>
    <message>
        <source>The unsaved work on %1 of %2 is deleted for good. It cannot be read at the moment.</source>
        <translation>%1（%2）的未保存工作将被永久删除。目前无法读取它。</translation>
    </message>
    <message>
        <source>the file has changed since; the version that they belong to was kept</source>
        <translation>文件此后已更改；这些更改所属的版本已被保留</translation>
    </message>
    <message>
        <source>the file is not there any more; the version that they belong to was kept</source>
        <translation>文件已不存在；这些更改所属的版本已被保留</translation>
    </message>
    <message>
        <source>Its first step does not fit the version that was kept.</source>
        <translation>其第一步与保留的版本不符。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n change(s) that are not saved. Reading it again from the disk takes them away.</source>
        <translation>
            <numerusform>%1 有 %n 处更改尚未保存。从磁盘重新读取会丢失它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Reading it again from the disk takes them away.</source>
        <translation>%1 有尚未保存的更改。从磁盘重新读取会丢失它们。</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1（作为 %2）</translation>
    </message>
    <message>
        <source>Compare with a File</source>
        <translation>与文件比较</translation>
    </message>
    <message>
        <source>This is the file that is shown.</source>
        <translation>这就是当前显示的文件。</translation>
    </message>
    <message>
        <source>Find in a Folder</source>
        <translation>在文件夹中查找</translation>
    </message>
    <message>
        <source>Only open files are changed: choose where to replace.</source>
        <translation>只会更改打开的文件：请选择在哪里替换。</translation>
    </message>
    <message>
        <source>%1 is not written: what is written here has names that end with %2.</source>
        <translation>未写入 %1：此处写入的文件名应以 %2 结尾。</translation>
    </message>
    <message>
        <source>Comparing: %1 %</source>
        <translation>正在比较：%1 %</translation>
    </message>
    <message>
        <source>The files are being compared…</source>
        <translation>正在比较文件……</translation>
    </message>
    <message>
        <source>There has to be a bookmark before the cursor and one behind it.</source>
        <translation>光标前后必须各有一个书签。</translation>
    </message>
    <message>
        <source>The file has changed since the folder was searched: what was found may be elsewhere or gone.</source>
        <translation>搜索文件夹之后文件已更改：找到的内容可能已移动或不存在。</translation>
    </message>
    <message>
        <source>Search Again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>the file on the disk is another version; it stays as it is until you save</source>
        <translation>磁盘上的文件是另一个版本；在您保存之前它保持原样</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>What Will Change in %1</source>
        <translation>%1 中将要更改的内容</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n more file(s) were not changed.</source>
        <translation>
            <numerusform>已取消：另有 %n 个文件未更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the version of %1 that the unsaved work belongs to, with that work on it. It is a copy that is not saved yet.</source>
        <translation>这是 %1 中未保存的工作所依据的版本，并已应用该工作。它是一个尚未保存的副本。</translation>
    </message>
    <message numerus="yes">
        <source>D&amp;uplicate %n Element(s)</source>
        <translation>
            <numerusform>创建 %n 个元素的副本(&amp;U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;uplicate %n Chunk(s)</source>
        <translation>
            <numerusform>创建 %n 个块的副本(&amp;U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Chunk(s)</source>
        <translation>
            <numerusform>移除 %n 个块(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>Look &amp;Through This Camera</source>
        <translation>通过此相机查看(&amp;T)</translation>
    </message>
    <message>
        <source>Show Triangles Here in %1</source>
        <translation>在 %1 中显示此处的三角形</translation>
    </message>
    <message>
        <source>Save Pictures from All Sides</source>
        <translation>从各个方向保存图片</translation>
    </message>
    <message>
        <source>How many pictures for one turn:</source>
        <translation>一整圈的图片数量：</translation>
    </message>
    <message>
        <source>Drawing the model from all around …</source>
        <translation>正在从四周绘制模型…</translation>
    </message>
    <message>
        <source>%1 to %2 are written.</source>
        <translation>已写入 %1 至 %2。</translation>
    </message>
    <message>
        <source>%1 stays in front: the value that you typed is not written. Correct it, or go to the other file once more to drop it.</source>
        <translation>%1 仍在最前：您输入的值尚未写入。请更正，或再次切换到另一个文件以放弃它。</translation>
    </message>
    <message>
        <source>What you typed has changed the file: nothing is left to repair there.</source>
        <translation>您输入的内容已更改文件：那里已没有可修复的内容。</translation>
    </message>
    <message>
        <source>%1 stays open: the value that you typed is not written. Correct it, or close once more to drop it.</source>
        <translation>%1 未关闭：您输入的值尚未写入。请更正它，或再次关闭以放弃它。</translation>
    </message>
    <message>
        <source>Changed, too: %1</source>
        <translation>同样已更改：%1</translation>
    </message>
    <message>
        <source>Save &amp;All</source>
        <translation>全部保存(&amp;A)</translation>
    </message>
    <message>
        <source>Disca&amp;rd All</source>
        <translation>全部丢弃(&amp;R)</translation>
    </message>
</context>
<context>
    <name>hexahedron::MappedFile</name>
    <message>
        <source>it cannot be mapped and is too long to be read into memory</source>
        <translation>无法映射它，而且它太长，无法读入内存</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>它是管道，不是文件</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>它是套接字，不是文件</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>它是设备，不是文件</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件过多</translation>
    </message>
</context>
<context>
    <name>hexahedron::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>hexahedron::Minimap</name>
    <message>
        <source>Overview of all bytes</source>
        <translation>全部字节的概览</translation>
    </message>
    <message>
        <source>Entropy: %1 %</source>
        <translation>熵：%1 %</translation>
    </message>
</context>
<context>
    <name>hexahedron::NewFileDialog</name>
    <message>
        <source>the &amp;smallest that is right</source>
        <translation>最小的正确文件(&amp;S)</translation>
    </message>
    <message>
        <source>a &amp;larger one that shows most of the format</source>
        <translation>较大的文件，展示该格式的大部分内容(&amp;L)</translation>
    </message>
    <message>
        <source>a &amp;broken one, to find and repair what is wrong</source>
        <translation>损坏的文件，用来查找并修复问题(&amp;B)</translation>
    </message>
    <message>
        <source>New File</source>
        <translation>新建文件</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>Content:</source>
        <translation>内容：</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>文件(&amp;I)：</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>创建(&amp;R)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>hexahedron::OpenAsDialog</name>
    <message>
        <source>Open As</source>
        <translation>打开为</translation>
    </message>
    <message>
        <source>Read %1 as:</source>
        <translation>将 %1 读取为：</translation>
    </message>
    <message>
        <source>No format: bytes only</source>
        <translation>无格式：仅字节</translation>
    </message>
    <message>
        <source>%1: the bytes look like one</source>
        <translation>%1：字节看起来就是它</translation>
    </message>
    <message>
        <source>%1 — as now</source>
        <translation>%1 — 当前</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>格式</translation>
    </message>
</context>
<context>
    <name>hexahedron::OtherForms</name>
    <message>
        <source>%1 is the file that is read; write to another one.</source>
        <translation>%1 是正在读取的文件；请写到另一个文件。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行，第 %3 列：%4</translation>
    </message>
    <message>
        <source>What the file replaced is not among the earlier versions: %1</source>
        <translation>该文件所替换的内容不在早期版本中：%1</translation>
    </message>
</context>
<context>
    <name>hexahedron::PaneComparison</name>
    <message numerus="yes">
        <source>Difference %1 of %2: %3 byte(s) here, %4 beside</source>
        <translation>
            <numerusform>第 %1 处差异，共 %2 处：此处 %3 个字节，旁边 %4 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation>两者相同。</translation>
    </message>
    <message>
        <source>Differences: %L1, with %L2 bytes. Next one: %3</source>
        <translation>差异：%L1，共 %L2 个字节。下一处：%3</translation>
    </message>
    <message>
        <source>The files were not compared to the end.</source>
        <translation>文件没有比较到底。</translation>
    </message>
</context>
<context>
    <name>hexahedron::PictureWidget</name>
    <message>
        <source>Reading the picture …</source>
        <translation>正在读取图片…</translation>
    </message>
</context>
<context>
    <name>hexahedron::PlanDialog</name>
    <message>
        <source>What Will Change</source>
        <translation>将更改的内容</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%Ln 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Apply Anyway</source>
        <translation>仍然应用(&amp;A)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>New: %1 (%2)</source>
        <translation>新增：%1 (%2)</translation>
    </message>
    <message>
        <source>Consequences and new issues</source>
        <translation>后果和新问题</translation>
    </message>
    <message>
        <source>Do not ask again when only lengths, counts and checksums follow</source>
        <translation>仅有长度、数量和校验和随之改变时不再询问</translation>
    </message>
    <message>
        <source>&amp;Only these bytes: lengths, counts and checksums stay as they are</source>
        <translation>仅这些字节：长度、数量和校验和保持不变(&amp;O)</translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Byte(s)</source>
        <translation>
            <numerusform>移除 %Ln 个字节(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在制定计划…</translation>
    </message>
    <message>
        <source>&amp;Keep the removed bytes as a file beside this one</source>
        <translation>将移除的字节保留为此文件旁边的文件(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Compare …</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Bytes, structure and model before and after, side by side</source>
        <translation>并排显示更改前后的字节、结构和模型</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>hexahedron::PreviewWidget</name>
    <message>
        <source>There is nothing to show in three dimensions.</source>
        <translation>没有可以三维显示的内容。</translation>
    </message>
    <message>
        <source>The model cannot be shown here because OpenGL 3.2 is not available. Everything else works as usual.</source>
        <translation>无法在此显示模型，因为 OpenGL 3.2 不可用。其他功能一切正常。</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertices</source>
        <translation>
            <numerusform>%1 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>only the first %1 vertices are shown</source>
        <translation>只显示前 %1 个顶点</translation>
    </message>
    <message>
        <source>Preparing the model …</source>
        <translation>正在准备模型…</translation>
    </message>
    <message>
        <source>textures not found: %1</source>
        <translation>未找到纹理：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangle(s)</source>
        <translation>
            <numerusform>%1 个三角形</numerusform>
        </translation>
    </message>
    <message>
        <source>two texture layers of each material are shown</source>
        <translation>每种材质显示两个纹理层</translation>
    </message>
    <message>
        <source>The animation moves nodes of a model that is in another file.</source>
        <translation>此动画移动的是另一个文件中模型的节点。</translation>
    </message>
    <message>
        <source>models and scenes not found: %1</source>
        <translation>未找到模型和场景：%1</translation>
    </message>
    <message>
        <source>Model in three dimensions</source>
        <translation>三维模型</translation>
    </message>
    <message numerus="yes">
        <source>%1 line(s)</source>
        <translation>
            <numerusform>%1 条线段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 of them are shown</source>
        <translation>只显示其中 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them cannot be shown</source>
        <translation>
            <numerusform>其中 %1 个无法显示</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to draw: there are no triangles, lines or points that could be shown. The issues may say why.</source>
        <translation>没有可绘制的内容：没有可以显示的三角形、线段或点。问题中可能会说明原因。</translation>
    </message>
    <message>
        <source>size %1 × %2 × %3</source>
        <translation>大小 %1 × %2 × %3</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read</source>
        <translation>%1 不是可读取的图片</translation>
    </message>
    <message>
        <source>Choose &amp;Texture …</source>
        <translation>选择纹理(&amp;T)…</translation>
    </message>
    <message>
        <source>Texture of the &amp;File</source>
        <translation>文件中的纹理(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>仅显示此项(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>适合(&amp;I)</translation>
    </message>
    <message>
        <source>Texture for %1</source>
        <translation>%1 的纹理</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Key from %1 to %2; Esc gives it up</source>
        <translation>关键帧从 %1 移到 %2；按 Esc 放弃</translation>
    </message>
    <message>
        <source>Move key from %1 to %2</source>
        <translation>将关键帧从 %1 移到 %2</translation>
    </message>
    <message>
        <source>Drag a handle, or press X, Y or Z and type a number. Ctrl snaps, Esc gives it up.</source>
        <translation>拖动一个手柄，或按 X、Y 或 Z 并键入数字。Ctrl 吸附，Esc 放弃。</translation>
    </message>
    <message>
        <source>Rotated by %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <source>Moved by %1, %2, %3</source>
        <translation>移动 %1, %2, %3</translation>
    </message>
    <message>
        <source>Scaled by %1, %2, %3</source>
        <translation>缩放 %1, %2, %3</translation>
    </message>
    <message>
        <source>type a number for it, Ctrl snaps, Esc gives it up</source>
        <translation>可键入数字，Ctrl 吸附，Esc 放弃</translation>
    </message>
    <message>
        <source>Drag around vertices, also those behind; Shift adds, Esc ends it.</source>
        <translation>拖动圈选顶点，包括后面的；按住 Shift 可添加，按 Esc 结束。</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices selected; Del removes them</source>
        <translation>
            <numerusform>已选择 %Ln 个顶点；按 Del 删除</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no vertex.</source>
        <translation>那里没有顶点。</translation>
    </message>
    <message>
        <source>The file stores these numbers in a way that cannot be changed here.</source>
        <translation>文件存储这些数的方式使它们无法在这里更改。</translation>
    </message>
    <message>
        <source>%1; Esc gives it up</source>
        <translation>%1；按 Esc 放弃</translation>
    </message>
    <message>
        <source>Set angle about %1 at %2 to %3°</source>
        <translation>将 %2 处绕 %1 轴的角度设为 %3°</translation>
    </message>
    <message>
        <source>Set scale along %1 at %2 to %3</source>
        <translation>将 %2 处沿 %1 轴的缩放设为 %3</translation>
    </message>
    <message>
        <source>Set translation along %1 at %2 to %3</source>
        <translation>将 %2 处沿 %1 轴的平移设为 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices at the same places go along</source>
        <translation>
            <numerusform>同一位置的 %Ln 个顶点随之移动</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture as Background</source>
        <translation>图片作为背景</translation>
    </message>
    <message>
        <source>Arrow keys turn the model, F shows all of it, Tab leaves it. With the right button held, W, A, S, D, E and Q fly.</source>
        <translation>方向键旋转模型，F 显示全部，Tab 离开。按住鼠标右键时，用 W、A、S、D、E 和 Q 飞行。</translation>
    </message>
    <message>
        <source>Speed of flight: %1</source>
        <translation>飞行速度：%1</translation>
    </message>
    <message>
        <source>Click two points, vertices or places of a surface. Esc ends it.</source>
        <translation>点击两个点：顶点或表面上的位置。按 Esc 结束。</translation>
    </message>
    <message>
        <source>No triangle of this model shows that place of the picture.</source>
        <translation>此模型没有三角形显示图片的该位置。</translation>
    </message>
    <message numerus="yes">
        <source>%n triangles show that place of the picture</source>
        <translation>
            <numerusform>%Ln 个三角形显示图片的该位置</numerusform>
        </translation>
    </message>
    <message>
        <source>Look &amp;Through This Camera</source>
        <translation>通过此相机查看(&amp;T)</translation>
    </message>
    <message>
        <source>Choose &amp;Material …</source>
        <translation>选择材质(&amp;M)…</translation>
    </message>
    <message>
        <source>The box around the model; the file stores none.</source>
        <translation>模型周围的包围盒；文件中没有存储。</translation>
    </message>
    <message>
        <source>Yellow: computed; blue: stored. Stored boxes: %1, of which %2 are larger than needed and %3 do not fit. F shows all of them.</source>
        <translation>黄色：计算所得；蓝色：已存储。存储的包围盒：%1 个，其中 %2 个过大，%3 个不符。按 F 全部显示。</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>边 %1</translation>
    </message>
    <message>
        <source>%1 of %2 lights are shown</source>
        <translation>显示 %2 个灯光中的 %1 个</translation>
    </message>
    <message>
        <source>shadows of %1 of %2 lights are shown</source>
        <translation>显示 %2 个灯光中 %1 个的阴影</translation>
    </message>
</context>
<context>
    <name>hexahedron::RecoveryBar</name>
    <message>
        <source>These files had changes that were not saved when the program ended:</source>
        <translation>程序结束时，这些文件有未保存的更改：</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>Keep them, and ask again only when one of the files is opened. File ▸ Unsaved Work lists them.</source>
        <translation>保留它们，仅在打开其中某个文件时再次询问。“文件”▸“未保存的工作”列出它们。</translation>
    </message>
    <message>
        <source>%1, changed %2</source>
        <translation>%1，更改于 %2</translation>
    </message>
    <message>
        <source>%1, changed %2: %3</source>
        <translation>%1，更改于 %2：%3</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>查看…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 … (%2 bytes)</source>
        <translation>%1 …（%2 字节）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Bytes typed</source>
        <translation>输入的字节</translation>
    </message>
    <message>
        <source>All together:</source>
        <translation>合计：</translation>
    </message>
    <message>
        <source>What came after is not kept: it was too large.</source>
        <translation>之后的内容未保留：它过大。</translation>
    </message>
    <message>
        <source>Restore as a Copy</source>
        <translation>恢复为副本</translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferencePanels</name>
    <message>
        <source>Reference — Hexahedron</source>
        <translation>参考 — Hexahedron</translation>
    </message>
    <message>
        <source>Open a file to see this field in it.</source>
        <translation>打开一个文件即可在其中查看此字段。</translation>
    </message>
    <message>
        <source>The open file has no such field.</source>
        <translation>打开的文件没有这样的字段。</translation>
    </message>
    <message>
        <source>The open file is still being read. Try again in a moment.</source>
        <translation>打开的文件仍在读取中。请稍后再试。</translation>
    </message>
    <message>
        <source>No such field was found in the part of the open file that was searched.</source>
        <translation>在打开的文件已搜索的部分中未找到这样的字段。</translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceSection</name>
    <message>
        <source>Referred to by</source>
        <translation>被引用于</translation>
    </message>
    <message>
        <source>Places that refer to this element</source>
        <translation>引用此元素的位置</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Nothing refers to this element.</source>
        <translation>没有任何部分引用此元素。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%Ln 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::ReferenceView</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜索所有页面</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>什么也没找到。</translation>
    </message>
    <message>
        <source>from the top</source>
        <translation>从顶部重新开始</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>从末尾重新开始</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>hexahedron::RepairDialog</name>
    <message>
        <source>Repair All</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Repair All of This Kind</source>
        <translation>修复所有同类问题</translation>
    </message>
    <message>
        <source>Progress of planning</source>
        <translation>制定计划的进度</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Every byte that would change</source>
        <translation>将会更改的每个字节</translation>
    </message>
    <message>
        <source>&amp;Repair</source>
        <translation>修复(&amp;R)</translation>
    </message>
    <message>
        <source>removes %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>cannot be made together with the others</source>
        <translation>不能与其他修复一起进行</translation>
    </message>
    <message>
        <source>only a remark</source>
        <translation>只是提示</translation>
    </message>
    <message>
        <source>comes up when others are made</source>
        <translation>进行其他修复后才会出现</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在制定计划…</translation>
    </message>
    <message>
        <source>&amp;Repair %1, Leave %2</source>
        <translation>修复 %1 个，剩余 %2 个(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Repair %1</source>
        <translation>修复 %1 个(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>Removes %n byte(s) of content.</source>
        <translation>
            <numerusform>移除 %Ln 个字节的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes nothing.</source>
        <translation>不移除任何内容。</translation>
    </message>
    <message>
        <source>The file has %1 bytes now and %2 then.</source>
        <translation>文件现有 %1 字节，之后有 %2 字节。</translation>
    </message>
    <message>
        <source>There may be more to repair afterwards.</source>
        <translation>之后可能还有更多需要修复。</translation>
    </message>
    <message>
        <source>This cannot be done: %1</source>
        <translation>无法执行：%1</translation>
    </message>
    <message>
        <source>&amp;Compare …</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Bytes, structure and model before and after, side by side</source>
        <translation>并排显示更改前后的字节、结构和模型</translation>
    </message>
    <message>
        <source>&amp;Keep the removed bytes as a file beside this one</source>
        <translation>将移除的字节保留为此文件旁边的文件(&amp;K)</translation>
    </message>
    <message>
        <source>Sho&amp;w Changes</source>
        <translation>显示更改(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（另有 %n 项）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) without a repair.</source>
        <translation>
            <numerusform>%n 个错误无法修复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s) without a repair.</source>
        <translation>
            <numerusform>%n 个警告无法修复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Repairs: %1 ticked, %2 not ticked</source>
        <translation>修复：已勾选 %1 项，未勾选 %2 项</translation>
    </message>
    <message>
        <source>File ▸ Salvage takes out what can still be read.</source>
        <translation>文件 ▸ 抢救 可取出仍能读取的内容。</translation>
    </message>
</context>
<context>
    <name>hexahedron::RotationEditor</name>
    <message>
        <source>Normalise</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>about x</source>
        <translation>绕 x 轴</translation>
    </message>
    <message>
        <source>about y</source>
        <translation>绕 y 轴</translation>
    </message>
    <message>
        <source>about z</source>
        <translation>绕 z 轴</translation>
    </message>
    <message>
        <source>Angle about x in degrees</source>
        <translation>绕 x 轴的角度，单位为度</translation>
    </message>
    <message>
        <source>Angle about y in degrees</source>
        <translation>绕 y 轴的角度，单位为度</translation>
    </message>
    <message>
        <source>Angle about z in degrees</source>
        <translation>绕 z 轴的角度，单位为度</translation>
    </message>
    <message>
        <source>Divide by its length, so that it becomes 1</source>
        <translation>除以其长度，使长度变为 1</translation>
    </message>
    <message>
        <source>These numbers are no rotation. Angles make one of them.</source>
        <translation>这些数不是旋转。输入角度可使其成为旋转。</translation>
    </message>
    <message>
        <source>The rotation that is meant, in degrees: first about x, then about y, then about z, about axes that do not turn along. Length of the quaternion: %1.</source>
        <translation>所表示的旋转，单位为度：先绕 x，再绕 y，最后绕 z，各轴不随之转动。四元数的长度：%1。</translation>
    </message>
</context>
<context>
    <name>hexahedron::SalvageDialog</name>
    <message>
        <source>Salvage</source>
        <translation>抢救</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Tick &amp;All</source>
        <translation>全部勾选(&amp;A)</translation>
    </message>
    <message>
        <source>Tick &amp;None</source>
        <translation>全部不勾选(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Bytes that nothing claims as well</source>
        <translation>也包括没有格式认领的字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Salvage</source>
        <translation>抢救(&amp;S)</translation>
    </message>
    <message>
        <source>Folder for What Is Salvaged</source>
        <translation>存放抢救内容的文件夹</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>正在搜索 %1…</translation>
    </message>
    <message>
        <source>Nothing that can be read was found in %1.</source>
        <translation>在 %1 中没有找到可以读取的内容。</translation>
    </message>
    <message>
        <source>The folder is not empty. Choose another one: nothing is overwritten.</source>
        <translation>文件夹不为空。请另选一个：不会覆盖任何内容。</translation>
    </message>
    <message>
        <source>%1 of %2 finds are ticked. Damaged ones are repaired; the file itself stays as it is.</source>
        <translation>找到 %2 项，已勾选 %1 项。损坏的会被修复；文件本身保持不变。</translation>
    </message>
</context>
<context>
    <name>hexahedron::SavedSearches</name>
    <message>
        <source>Forget This Search</source>
        <translation>删除此搜索</translation>
    </message>
    <message>
        <source>&amp;Keep This Search</source>
        <translation>保留此搜索(&amp;K)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Last ones</source>
        <translation>最近</translation>
    </message>
</context>
<context>
    <name>hexahedron::Saving</name>
    <message>
        <source>“%1” cannot be saved: it is a link that leads back to itself.</source>
        <translation>无法保存“%1”：它是指回自身的链接。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2.</source>
        <translation>无法保存“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: it is a folder or a device, not a file.</source>
        <translation>无法保存“%1”：它是文件夹或设备，不是文件。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: the file is write-protected.</source>
        <translation>无法保存“%1”：文件有写保护。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: no new file can be made in its folder (%2).</source>
        <translation>无法保存“%1”：不能在其文件夹中创建新文件 (%2)。</translation>
    </message>
    <message>
        <source>Saving “%1” was cancelled; the file is as it was.</source>
        <translation>“%1”的保存已取消；文件保持原样。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: its permissions cannot be kept (%2).</source>
        <translation>无法保存“%1”：不能保留其权限 (%2)。</translation>
    </message>
    <message>
        <source>“%1” is not saved: another program has written it since it was read.</source>
        <translation>“%1”未保存：读取之后另一个程序写过它。</translation>
    </message>
    <message>
        <source>“%1” is not saved: another program has written over bytes, or cut them off, that are not in memory because the file is long.</source>
        <translation>“%1”未保存：另一个程序覆盖或截去了因文件较长而不在内存中的字节。</translation>
    </message>
    <message>
        <source>“%1” is not saved: another program is changing it.</source>
        <translation>“%1”未保存：另一个程序正在更改它。</translation>
    </message>
    <message>
        <source>“%1” has other names (hard links): they still lead to what it was before.</source>
        <translation>“%1”有其他名称（硬链接）：它们仍指向它原来的内容。</translation>
    </message>
    <message>
        <source>“%1” belonged to somebody else and is yours now: only an administrator can keep that.</source>
        <translation>“%1”原属于他人，现在归您所有：只有管理员才能保持原来的所有者。</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: in its folder only the owner of a file may replace it. Save it under another name, or in another folder.</source>
        <translation>无法保存“%1”：在其文件夹中，只有文件的所有者才能替换它。请以其他名称保存，或保存到其他文件夹。</translation>
    </message>
</context>
<context>
    <name>hexahedron::Session</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>The file is still being read after the last change. Try again in a moment.</source>
        <translation>上次更改之后文件仍在读取中。请稍后再试。</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在制定计划…</translation>
    </message>
    <message>
        <source>The file has changed since this was planned.</source>
        <translation>制定此计划之后文件已更改。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>Changes would be lost in a crash, because they do not start from what is on the disk. Save to be safe.</source>
        <translation>更改会在崩溃时丢失，因为它们不是以磁盘上的内容为起点。请保存以确保安全。</translation>
    </message>
    <message>
        <source>The file is being saved. Try again when that is done.</source>
        <translation>正在保存文件。请在保存完成后再试。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>%1 has changed since, so the unsaved work does not fit any more.</source>
        <translation>%1 此后已更改，因此未保存的工作不再适用。</translation>
    </message>
    <message>
        <source>This file could not be read: %1</source>
        <translation>无法读取此文件：%1</translation>
    </message>
    <message>
        <source>This file could not be checked: %1</source>
        <translation>无法检查此文件：%1</translation>
    </message>
    <message>
        <source>The preview of this file could not be made: %1</source>
        <translation>无法生成此文件的预览：%1</translation>
    </message>
    <message>
        <source>This could not be planned: %1</source>
        <translation>无法为此制定计划：%1</translation>
    </message>
    <message>
        <source>The last change is still being planned. Try again when it is done, or cancel it in the status line.</source>
        <translation>仍在为上次更改制定计划。请在完成后再试，或在状态栏中取消它。</translation>
    </message>
    <message>
        <source>Looking for the cause…</source>
        <translation>正在查找原因…</translation>
    </message>
    <message>
        <source>Nothing of it can be restored, because its first step does not fit the file. It stays in %1.</source>
        <translation>完全无法恢复，因为其第一步与文件不符。它保留在 %1 中。</translation>
    </message>
    <message>
        <source>All of it was undone again.</source>
        <translation>其全部内容都已撤销。</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %1 of %n step(s) could be restored: the next one does not fit.</source>
        <translation>
            <numerusform>%n 步中只能恢复前 %1 步：下一步与文件不符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has changed since this was typed.</source>
        <translation>输入此内容之后文件已更改。</translation>
    </message>
    <message>
        <source>The edit before this one is still being made. Try again when it is done.</source>
        <translation>前一个更改仍在进行。请在完成后重试。</translation>
    </message>
    <message>
        <source>This file is open and has been changed. Undo that or save it under another name first: unsaved work of another time cannot be mixed with it.</source>
        <translation>此文件已打开并已更改。请先撤销更改或另存为其他名称：其他时间的未保存工作不能与之混合。</translation>
    </message>
    <message>
        <source>Changes would be lost in a crash, because these bytes are no file yet. Save to be safe.</source>
        <translation>更改会在崩溃时丢失，因为这些字节还不是文件。请保存以确保安全。</translation>
    </message>
</context>
<context>
    <name>hexahedron::StatusLine</name>
    <message>
        <source>Whether typing overwrites or inserts (Insert)</source>
        <translation>输入时覆盖还是插入 (Insert)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel what runs in the background</source>
        <translation>取消后台运行的任务</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>OVR</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>INS</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Typing overwrites</source>
        <translation>输入时覆盖</translation>
    </message>
    <message>
        <source>Typing inserts</source>
        <translation>输入时插入</translation>
    </message>
    <message>
        <source>no crash recovery</source>
        <translation>无崩溃恢复</translation>
    </message>
    <message numerus="yes">
        <source>of %1 byte(s)</source>
        <translation>
            <numerusform>共 %1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %1 unpacked byte(s)</source>
        <translation>
            <numerusform>共 %1 个解压字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 unpacked byte(s)</source>
        <translation>
            <numerusform>%1 / %2 个解压字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Offset %1</source>
        <translation>偏移 %1</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选择：%1</translation>
    </message>
    <message>
        <source>Path of the selection: %1</source>
        <translation>选区的路径：%1</translation>
    </message>
    <message>
        <source>Whether digits or characters are typed (Ctrl+T)</source>
        <translation>输入的是数字还是字符 (Ctrl+T)</translation>
    </message>
    <message>
        <source>HEX</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Digits are typed</source>
        <translation>输入数字</translation>
    </message>
    <message>
        <source>Characters are typed</source>
        <translation>输入字符</translation>
    </message>
    <message>
        <source>How bytes are shown (Ctrl+Shift+L)</source>
        <translation>字节的显示方式 (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>How bytes are shown: %1</source>
        <translation>字节的显示方式：%1</translation>
    </message>
    <message>
        <source>dec</source>
        <translation>十进制</translation>
    </message>
    <message>
        <source>±dec</source>
        <translation>±十进制</translation>
    </message>
    <message>
        <source>oct</source>
        <translation>八进制</translation>
    </message>
    <message>
        <source>bin</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>real</source>
        <translation>浮点</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>十六进制</translation>
    </message>
</context>
<context>
    <name>hexahedron::SummaryDialog</name>
    <message>
        <source>%1: %2 times</source>
        <translation>%1：%2 次</translation>
    </message>
    <message>
        <source>Checksums and Statistics of %1 Bytes from 0x%2 on</source>
        <translation>从 0x%2 起 %1 字节的校验和与统计</translation>
    </message>
    <message>
        <source>Checksums and statistics</source>
        <translation>校验和与统计</translation>
    </message>
    <message>
        <source>How often each value of a byte occurs</source>
        <translation>每个字节值出现的次数</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>%1 of 8 bits a byte</source>
        <translation>每字节 %1 位（最多 8 位）</translation>
    </message>
    <message>
        <source>Different values</source>
        <translation>不同的值</translation>
    </message>
    <message>
        <source>Zero bytes</source>
        <translation>零字节</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
</context>
<context>
    <name>hexahedron::Tasks</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>The system gives no more threads (%1).</source>
        <translation>系统无法提供更多线程 (%1)。</translation>
    </message>
</context>
<context>
    <name>hexahedron::Teaching</name>
    <message>
        <source>&amp;Walk through This File</source>
        <translation>逐步了解此文件(&amp;W)</translation>
    </message>
    <message>
        <source>Structure by structure, with a sentence for each</source>
        <translation>逐个结构，每个一句说明</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Learn to read, change and repair files, step by step</source>
        <translation>逐步学习读取、更改和修复文件</translation>
    </message>
    <message>
        <source>Open a file first.</source>
        <translation>请先打开一个文件。</translation>
    </message>
    <message>
        <source>The whole file</source>
        <translation>整个文件</translation>
    </message>
    <message>
        <source>Here the file ends: all of it has been told.</source>
        <translation>文件到此结束：全部内容已说明完毕。</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>重新开始课程</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3: %4</source>
        <translation>%1 · 第 %2 步，共 %3 步：%4</translation>
    </message>
    <message>
        <source>Done: you can go on.</source>
        <translation>已完成：可以继续。</translation>
    </message>
    <message>
        <source>To do: select the place.</source>
        <translation>待完成：选择该位置。</translation>
    </message>
    <message>
        <source>To do: it is not there yet.</source>
        <translation>待完成：尚未达到。</translation>
    </message>
    <message>
        <source>Walk on from What Is &amp;Selected</source>
        <translation>从所选处继续了解(&amp;S)</translation>
    </message>
    <message>
        <source>As the walk through the file, from the selected place on</source>
        <translation>与逐步了解此文件相同，但从所选位置开始</translation>
    </message>
    <message numerus="yes">
        <source>To do: %n issue(s) left.</source>
        <translation>
            <numerusform>待完成：还剩 %n 个问题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexahedron::TextEditor</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Not UTF-8: such bytes are shown as \xNN.</source>
        <translation>不是 UTF-8：这样的字节显示为 \xNN。</translation>
    </message>
    <message numerus="yes">
        <source>UTF-8, %n character(s).</source>
        <translation>
            <numerusform>UTF-8，%n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n byte(s).</source>
        <translation>
            <numerusform>最多 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends with a NUL byte, which is not shown.</source>
        <translation>以不显示的 NUL 字节结束。</translation>
    </message>
</context>
<context>
    <name>hexahedron::Tour</name>
    <message>
        <source>The structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>The bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Each byte as two hexadecimal digits, and on the right as a letter. Bytes of one field have one colour. Digits that you type change the file; lengths and counts follow, and you see them before.</source>
        <translation>每个字节显示为两位十六进制数字，右侧显示为字符。同一字段的字节颜色相同。键入的数字会更改文件；长度和数量随之更改，并且事先可以看到。</translation>
    </message>
    <message>
        <source>The inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>What the selected field is for, which values are right, and what its bytes say. A value that you type here is written into the file.</source>
        <translation>所选字段的用途、哪些值是正确的，以及它的字节说明什么。在这里键入的值会写入文件。</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Drag to turn it, use the wheel to come nearer. A click on a triangle selects its bytes, and what is selected anywhere is marked in the model.</source>
        <translation>拖动可旋转，滚轮可拉近。单击三角形会选中它的字节；在任何地方选中的内容都会在模型中标出。</translation>
    </message>
    <message>
        <source>The reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>The hits</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>What a search has found, in this file or in all that are open.</source>
        <translation>搜索找到的内容，在此文件中或在所有打开的文件中。</translation>
    </message>
    <message>
        <source>The bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Places that you have marked, with a note. They move with the bytes, and are there again with the file.</source>
        <translation>您标记的位置，带有备注。它们随字节移动，再次打开文件时仍在。</translation>
    </message>
    <message>
        <source>&amp;Guided Tour of the Window</source>
        <translation>窗口导览(&amp;G)</translation>
    </message>
    <message>
        <source>What each part of the window is for</source>
        <translation>窗口各部分的用途</translation>
    </message>
    <message>
        <source>What&apos;s &amp;This?</source>
        <translation>这是什么？(&amp;T)</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2/%3</translation>
    </message>
    <message>
        <source>The issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What is wrong with the file, or worth knowing. Each issue says what it means and what can be done; a repair shows first what it would change.</source>
        <translation>文件有什么错误，或有什么值得了解。每个问题都说明其含义和可以怎么做；修复会先显示它将更改什么。</translation>
    </message>
    <message>
        <source>Everything in the file by its name, in the order of the bytes. What you select here is selected everywhere. The line above it looks for names, types, values and issues.</source>
        <translation>文件中的一切，按字节顺序列出并带有名称。在这里选中的内容在各处都被选中。上方的输入行可查找名称、类型、值和问题。</translation>
    </message>
    <message>
        <source>All that is known of the format. It follows what is selected; a field in it leads into the file. F1 opens it in a window of its own.</source>
        <translation>关于格式的所有资料。它跟随所选内容；其中的字段可转到文件中。F1 在单独的窗口中打开它。</translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeDelegate</name>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Changes all %1 selected values of this kind.</source>
        <translation>更改所选的全部 %1 个此类值。</translation>
    </message>
    <message>
        <source>Changes only this value.</source>
        <translation>只更改此值。</translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeModel</name>
    <message>
        <source>contains issues</source>
        <translation>含有问题</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a range of elements of an array</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the bytes begin, counted from the beginning of the file</source>
        <translation>字节的起始位置，从文件开头算起</translation>
    </message>
    <message>
        <source>Number of bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>偏移 %1</translation>
    </message>
</context>
<context>
    <name>hexahedron::TreeView</name>
    <message>
        <source>Edit Value</source>
        <translation>编辑值</translation>
    </message>
    <message>
        <source>Copy Value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Copy Path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Go to What It Names</source>
        <translation>转到它引用的内容</translation>
    </message>
    <message>
        <source>Go to What It Describes</source>
        <translation>转到它描述的内容</translation>
    </message>
    <message>
        <source>Insert Before</source>
        <translation>在前面插入</translation>
    </message>
    <message>
        <source>Insert After</source>
        <translation>在后面插入</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Export Bytes …</source>
        <translation>导出字节…</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>The parts of the file with their values and places</source>
        <translation>文件的各部分及其值和位置</translation>
    </message>
    <message>
        <source>Open the File</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Insert an Element…</source>
        <translation>插入元素…</translation>
    </message>
    <message>
        <source>Add an Attribute…</source>
        <translation>添加属性…</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>%1 Was Not Found</source>
        <translation>未找到 %1</translation>
    </message>
</context>
<context>
    <name>hexahedron::ValueCompletion</name>
    <message>
        <source>What May Stand Here</source>
        <translation>此处可用的内容</translation>
    </message>
    <message>
        <source>What may stand here (%1)</source>
        <translation>此处可用的内容 (%1)</translation>
    </message>
</context>
<context>
    <name>hexahedron::ValueSection</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>hexahedron::VectorEditor</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1，第 %2 行，第 %3 列</translation>
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
        <translation>查看和更改 3D 文件每个字节的含义。</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Or drop them here</source>
        <translation>或将文件拖放到此处</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>A small animated model that the program makes itself</source>
        <translation>由程序自己生成的小型动画模型</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>以前打开过</translation>
    </message>
    <message>
        <source>New file…</source>
        <translation>新建文件…</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Of any format, also a broken one to repair</source>
        <translation>任意格式，也可以是供修复练习的损坏文件</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Learn to read, change and repair files, step by step</source>
        <translation>逐步学习读取、更改和修复文件</translation>
    </message>
    <message>
        <source>Read about the formats</source>
        <translation>阅读有关各格式的说明</translation>
    </message>
    <message>
        <source>Example of another format</source>
        <translation>其他格式的示例</translation>
    </message>
</context>
<context>
    <name>hexahedron::picture::PictureToolBar</name>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Which numbers of the pixels are shown</source>
        <translation>显示像素的哪些数值</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Luminance</source>
        <translation>亮度</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Let alpha show the checkerboard below</source>
        <translation>让 alpha 透出下面的棋盘格</translation>
    </message>
    <message>
        <source> EV</source>
        <comment>stops of exposure</comment>
        <translation> EV</translation>
    </message>
    <message>
        <source>Exposure: one stop more is twice as bright; magenta is what is no number</source>
        <translation>曝光：每增加一档亮度加倍；洋红色表示非数</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>曝光</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>1:1</source>
        <translation>1:1</translation>
    </message>
    <message>
        <source>One pixel of the screen for each of the picture (1)</source>
        <translation>图片的每个像素对应屏幕的一个像素 (1)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合</translation>
    </message>
    <message>
        <source>Show the whole picture (0)</source>
        <translation>显示整张图片 (0)</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Mip level: each is half as large as the one before</source>
        <translation>mip 级别：每一级的边长是前一级的一半</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Face of the cube</source>
        <translation>立方体的面</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>级别 %1</translation>
    </message>
    <message>
        <source>Level %1: %2 × %3</source>
        <translation>级别 %1：%2 × %3</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>所有面</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
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
        <translation>图片</translation>
    </message>
    <message>
        <source>Arrow keys go from pixel to pixel and select their bytes; plus, minus, 0 and 1 zoom.</source>
        <translation>方向键在像素间移动并选择其字节；加号、减号、0 和 1 用于缩放。</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::BlendBar</name>
    <message>
        <source>The second animation. It runs in step with the first one, from its begin to its end.</source>
        <translation>第二个动画。它与第一个动画同步，从开头播放到结尾。</translation>
    </message>
    <message>
        <source>Second animation</source>
        <translation>第二个动画</translation>
    </message>
    <message>
        <source>How much of the second animation is seen</source>
        <translation>显示多少第二个动画</translation>
    </message>
    <message>
        <source>Share of the second animation</source>
        <translation>第二个动画的比例</translation>
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
        <translation>计算所得</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>已存储</translation>
    </message>
    <message>
        <source>stored, larger</source>
        <translation>已存储，偏大</translation>
    </message>
    <message>
        <source>stored, does not fit</source>
        <translation>已存储，不符</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::CurvePlot</name>
    <message>
        <source>Curves of the animation</source>
        <translation>动画的曲线</translation>
    </message>
    <message>
        <source>Select a bone that the animation moves in this way.</source>
        <translation>请选择一根由动画以这种方式驱动的骨骼。</translation>
    </message>
    <message>
        <source>This key lies in another file. Open that file to change it.</source>
        <translation>此关键帧位于另一个文件。请打开该文件来更改它。</translation>
    </message>
    <message>
        <source>x red, y green, z blue; a point that is dragged up or down changes its key</source>
        <translation>x 红，y 绿，z 蓝；上下拖动一个点会更改它的关键帧</translation>
    </message>
    <message>
        <source>%1 = %2 at %3</source>
        <translation>%3 处 %1 = %2</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::KeyRow</name>
    <message>
        <source>Keys of the animation</source>
        <translation>动画的关键帧</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>%1 at %2, in another file</source>
        <translation>%1，位于 %2，在另一个文件中</translation>
    </message>
    <message>
        <source>This format stores no moments: every frame is a key. Keys cannot be moved in time.</source>
        <translation>此格式不存储时间：每一帧都是关键帧，无法在时间上移动。</translation>
    </message>
    <message>
        <source>This key lies in another file. Open that file to move it.</source>
        <translation>此关键帧位于另一个文件。请打开该文件来移动它。</translation>
    </message>
    <message>
        <source>A tick for each key; a click selects its bytes, dragging moves it in time</source>
        <translation>每个关键帧一条刻度；单击选择其字节，拖动则在时间上移动</translation>
    </message>
    <message>
        <source>The keys around this one are not in order of time, so it stays where it is.</source>
        <translation>周围的关键帧没有按时间排序，因此它保持原位。</translation>
    </message>
    <message>
        <source>The next key is at %1; a key stays between those around it.</source>
        <translation>下一个关键帧在 %1；关键帧只能位于其前后两个关键帧之间。</translation>
    </message>
    <message>
        <source>The key before is at %1; a key stays between those around it.</source>
        <translation>上一个关键帧在 %1；关键帧只能位于其前后两个关键帧之间。</translation>
    </message>
    <message>
        <source>The animation ends at %1.</source>
        <translation>动画在 %1 结束。</translation>
    </message>
    <message>
        <source>The animation begins at %1.</source>
        <translation>动画从 %1 开始。</translation>
    </message>
    <message>
        <source>With Shift it can be between two frames.</source>
        <translation>按住 Shift 可以放在两帧之间。</translation>
    </message>
    <message>
        <source>A tick for each key; a click selects its bytes, dragging moves it from frame to frame, with Shift also between them</source>
        <translation>每个关键帧一条刻度；单击选择其字节，拖动则逐帧移动，按住 Shift 也可停在两帧之间</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::MaterialDialog</name>
    <message>
        <source>Looking for materials …</source>
        <translation>正在查找材质…</translation>
    </message>
    <message>
        <source>Material for %1</source>
        <translation>%1 的材质</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>There are no materials in folders &quot;Materials&quot; around %1.</source>
        <translation>%1 周围的“Materials”文件夹中没有材质。</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Measure</name>
    <message>
        <source>distance %1 (x %2, y %3, z %4)</source>
        <translation>距离 %1（x %2，y %3，z %4）</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::MorphBar</name>
    <message>
        <source>The morph whose weight the slider sets</source>
        <translation>滑块所设权重的变形</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>How much of the morph is added</source>
        <translation>加入变形的多少</translation>
    </message>
    <message>
        <source>Weight of the morph</source>
        <translation>变形的权重</translation>
    </message>
    <message>
        <source>Show the morphs as the file has them</source>
        <translation>按文件中的权重显示变形</translation>
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
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>From above at an angle</source>
        <translation>从斜上方</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::PartsPanel</name>
    <message>
        <source>Triangles, lines or points</source>
        <translation>三角形、线段或点</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Parts of the model</source>
        <translation>模型的部件</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the parts</source>
        <translation>筛选部件</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>仅此项</translation>
    </message>
    <message>
        <source>Show only the selected parts (Enter)</source>
        <translation>仅显示所选部件 (Enter)</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show all parts again</source>
        <translation>重新显示所有部件</translation>
    </message>
    <message>
        <source>The level of detail in which parts are shown that have several</source>
        <translation>有多个细节层次的部件以哪个层次显示</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>细节层次 (LOD)</translation>
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
        <translation>播放范围</translation>
    </message>
    <message>
        <source>All of the animation plays.</source>
        <translation>播放整个动画。</translation>
    </message>
    <message>
        <source>Plays from %1 to %2.</source>
        <translation>从 %1 播放到 %2。</translation>
    </message>
    <message>
        <source>Play &amp;from %1</source>
        <translation>从 %1 开始播放(&amp;F)</translation>
    </message>
    <message>
        <source>Play &amp;to %1</source>
        <translation>播放到 %1(&amp;T)</translation>
    </message>
    <message>
        <source>Play &amp;All of It</source>
        <translation>播放全部(&amp;A)</translation>
    </message>
    <message>
        <source>Drag an end to play less; a double click plays all of it.</source>
        <translation>拖动一端可缩短播放范围；双击则播放全部。</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::PreviewToolBar</name>
    <message>
        <source>Surfaces</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>Show the triangles filled</source>
        <translation>以填充方式显示三角形</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>线框</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Show the vertices as points; a click then selects a vertex</source>
        <translation>将顶点显示为点；此时单击即选择顶点</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>Show the images that were found</source>
        <translation>显示找到的图像</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Show the direction of each vertex</source>
        <translation>显示每个顶点的方向</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Show the skeleton; a click on a bone selects its node</source>
        <translation>显示骨架；单击骨骼即选择其节点</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格线</translation>
    </message>
    <message>
        <source>Show the ground and the axes of the file</source>
        <translation>显示地面和文件的坐标轴</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>正交</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合</translation>
    </message>
    <message>
        <source>Show the whole model (F)</source>
        <translation>显示整个模型 (F)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Names of bones</source>
        <translation>骨骼名称</translation>
    </message>
    <message>
        <source>Back faces of one-sided materials</source>
        <translation>单面材质的背面</translation>
    </message>
    <message>
        <source>Background like the window</source>
        <translation>背景与窗口相同</translation>
    </message>
    <message>
        <source>Dark background</source>
        <translation>深色背景</translation>
    </message>
    <message>
        <source>Light background</source>
        <translation>浅色背景</translation>
    </message>
    <message>
        <source>Symbols of lights, cameras and others</source>
        <translation>灯光、相机等的符号</translation>
    </message>
    <message>
        <source>Views, background, names of bones and more</source>
        <translation>视角、背景、骨骼名称等</translation>
    </message>
    <message>
        <source>Colours of vertices</source>
        <translation>顶点颜色</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>观察方向</translation>
    </message>
    <message>
        <source>Show distant things as large as near ones (5)</source>
        <translation>远处和近处的物体显示得一样大 (5)</translation>
    </message>
    <message>
        <source>Fit to the selection</source>
        <translation>适合选中的部分</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>List the parts of the model, to show some of them only (L)</source>
        <translation>列出模型的部件，以便只显示其中一些 (L)</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>纹理坐标</translation>
    </message>
    <message>
        <source>Show the triangles where they lie on their pictures (U)</source>
        <translation>显示三角形在图片上的位置 (U)</translation>
    </message>
    <message>
        <source>Checker instead of the textures</source>
        <translation>用棋盘格代替纹理</translation>
    </message>
    <message>
        <source>Checkered background</source>
        <translation>棋盘格背景</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move what is selected with arrows (W)</source>
        <translation>用箭头移动所选内容 (W)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotate what is selected with circles (E)</source>
        <translation>用圆环旋转所选内容 (E)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scale what is selected (R)</source>
        <translation>缩放所选内容 (R)</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>框选</translation>
    </message>
    <message>
        <source>Select the vertices in a box (B); Shift adds</source>
        <translation>选择矩形框中的顶点 (B)；按住 Shift 可添加</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Select the vertices in a lasso (K); Shift adds</source>
        <translation>选择套索中的顶点 (K)；按住 Shift 可添加</translation>
    </message>
    <message>
        <source>Move vertices at the same place together</source>
        <translation>一起移动位于同一处的顶点</translation>
    </message>
    <message>
        <source>Picture as background …</source>
        <translation>图片作为背景…</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>粒子</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>着色方式</translation>
    </message>
    <message>
        <source>Lit</source>
        <translation>有光照</translation>
    </message>
    <message>
        <source>With a light beside the viewer</source>
        <translation>光源位于观察者旁边</translation>
    </message>
    <message>
        <source>Unlit</source>
        <translation>无光照</translation>
    </message>
    <message>
        <source>Colours and pictures as they are, without light</source>
        <translation>按原样显示颜色和图片，不加光照</translation>
    </message>
    <message>
        <source>Matcap</source>
        <translation>Matcap</translation>
    </message>
    <message>
        <source>The shape alone, as if it were made of clay</source>
        <translation>只显示形状，如同黏土制成</translation>
    </message>
    <message>
        <source>Normals as colours</source>
        <translation>以颜色显示法线</translation>
    </message>
    <message>
        <source>Red, green and blue are the x, y and z of each normal, from −1 to 1</source>
        <translation>红、绿、蓝分别为每条法线的 x、y、z，范围为 −1 到 1</translation>
    </message>
    <message>
        <source>Tangents as colours</source>
        <translation>以颜色显示切线</translation>
    </message>
    <message>
        <source>Red, green and blue are the x, y and z of each stored tangent, from −1 to 1; grey where there is none</source>
        <translation>红、绿、蓝分别为每条存储的切线的 x、y、z，范围为 −1 到 1；没有切线处为灰色</translation>
    </message>
    <message>
        <source>Overdraw</source>
        <translation>重叠绘制</translation>
    </message>
    <message>
        <source>The more surfaces lie behind one another, the brighter</source>
        <translation>前后重叠的面越多，显示越亮</translation>
    </message>
    <message>
        <source>Show the edges of the triangles; a click near one then selects its two vertices</source>
        <translation>显示三角形的边；此时点击边附近会选择其两个顶点</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measure from one point to another, click by click (M)</source>
        <translation>逐次点击，测量两点之间的距离 (M)</translation>
    </message>
    <message>
        <source>Boxes, computed and stored</source>
        <translation>包围盒：计算所得与已存储</translation>
    </message>
    <message>
        <source>Cameras of the file</source>
        <translation>文件中的相机</translation>
    </message>
    <message>
        <source>Lights of the scene</source>
        <translation>场景的灯光</translation>
    </message>
    <message>
        <source>With the lights that the file has, and their shadows; where it has none, with one beside the viewer</source>
        <translation>使用文件中的灯光及其阴影；文件没有灯光时，使用观察者旁边的灯光</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Reshaping</name>
    <message>
        <source>Select a vertex, a triangle, a bone or a node first.</source>
        <translation>请先选择一个顶点、三角形、骨骼或节点。</translation>
    </message>
    <message>
        <source>The animation moves this, and has no key at this moment. Go to one of its keys, or choose “As stored”.</source>
        <translation>动画会移动它，但此刻没有关键帧。请转到它的某个关键帧，或选择“按存储的样子”。</translation>
    </message>
    <message>
        <source>This key lies in another file. Open that file to change it.</source>
        <translation>此关键帧位于另一个文件。请打开该文件来更改它。</translation>
    </message>
    <message>
        <source>What this hangs on is scaled to nothing, so that it stays where it is.</source>
        <translation>它所依附的节点缩放为零，因此它停留在原处。</translation>
    </message>
    <message>
        <source>The file does not store this of the node, so that it cannot be changed here.</source>
        <translation>文件未存储此项，因此无法在此更改。</translation>
    </message>
    <message>
        <source>These vertices lie in another file. Open that file to move them.</source>
        <translation>这些顶点位于另一个文件。请打开该文件来移动它们。</translation>
    </message>
    <message>
        <source>Vertices can be moved where the model stands as it is stored: choose “As stored”, and no morphs.</source>
        <translation>模型按存储的样子显示时才能移动顶点：请选择“按存储的样子”，且不使用变形。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices</source>
        <translation>
            <numerusform>移动 %Ln 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n vertices</source>
        <translation>
            <numerusform>旋转 %Ln 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices</source>
        <translation>
            <numerusform>缩放 %Ln 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n vertices</source>
        <translation>
            <numerusform>删除 %Ln 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not shown as the animation has it: two are blended, or it is kept in place. Switch that off to move it.</source>
        <translation>此处显示的与动画中的不同：两个动画被混合，或被保持在原地。请关闭后再移动它。</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::Timeline</name>
    <message>
        <source>The animation to show</source>
        <translation>要显示的动画</translation>
    </message>
    <message>
        <source>Play or pause the animation</source>
        <translation>播放或暂停动画</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>The moment of the animation</source>
        <translation>动画的时刻</translation>
    </message>
    <message>
        <source> /s</source>
        <translation> /秒</translation>
    </message>
    <message>
        <source>How many units of time (mostly frames) pass in a second</source>
        <translation>每秒经过多少个时间单位（多为帧）</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>按存储的样子</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>动画 %1</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Moment of the animation</source>
        <translation>动画的时刻</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Key before</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <source>Go to the key before</source>
        <translation>转到上一个关键帧</translation>
    </message>
    <message>
        <source>Key behind</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <source>Go to the key behind</source>
        <translation>转到下一个关键帧</translation>
    </message>
    <message>
        <source>Moment as a number</source>
        <translation>时刻（数字）</translation>
    </message>
    <message>
        <source>The moment of the animation (mostly a frame); another one can be typed</source>
        <translation>动画的时刻（通常是帧）；可以输入另一个时刻</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>What happens at the end</source>
        <translation>到结尾时怎么做</translation>
    </message>
    <message>
        <source>What happens at the end of the animation</source>
        <translation>动画到结尾时怎么做</translation>
    </message>
    <message>
        <source>Keys of all bones</source>
        <translation>所有骨骼的关键帧</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Show the values of the selected bone as curves</source>
        <translation>将所选骨骼的值显示为曲线</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Property of the curves</source>
        <translation>曲线的属性</translation>
    </message>
    <message>
        <source>Which values of the bone the curves are</source>
        <translation>曲线表示骨骼的哪些值</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>残影</translation>
    </message>
    <message>
        <source>Show the pose at the key before as well, pale</source>
        <translation>同时以淡色显示前一个关键帧的姿势</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Blend a second animation with this one</source>
        <translation>将第二个动画与此动画混合</translation>
    </message>
    <message>
        <source>Keep in place</source>
        <translation>保持在原地</translation>
    </message>
    <message>
        <source>Keep the model where it stands: it does not travel over the ground</source>
        <translation>让模型停在原地：不在地面上移动</translation>
    </message>
    <message>
        <source>Show a row of keys for each bone and morph</source>
        <translation>为每根骨骼和每个变形显示一行关键帧</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::UvCanvas</name>
    <message>
        <source>Texture coordinates</source>
        <translation>纹理坐标</translation>
    </message>
    <message>
        <source>Arrow keys move the picture, plus and minus enlarge it, F shows all of it, I selects the island of the selected triangle.</source>
        <translation>方向键移动图片，加号和减号缩放，F 显示全部，I 选中所选三角形所在的岛。</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::UvPanel</name>
    <message>
        <source>The picture whose triangles are shown</source>
        <translation>显示哪张图片上的三角形</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Show the whole picture (F)</source>
        <translation>显示整张图片 (F)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>无图片</translation>
    </message>
    <message>
        <source>What is shown of the model has no texture coordinates.</source>
        <translation>所显示的模型部分没有纹理坐标。</translation>
    </message>
    <message>
        <source>Preparing the texture coordinates …</source>
        <translation>正在准备纹理坐标…</translation>
    </message>
    <message numerus="yes">
        <source>%1 triangle(s)</source>
        <translation>
            <numerusform>%1 个三角形</numerusform>
        </translation>
    </message>
    <message>
        <source>more are not shown</source>
        <translation>其余未显示</translation>
    </message>
    <message>
        <source>%1 outside</source>
        <translation>%1 个在图片之外</translation>
    </message>
    <message>
        <source>red: overlapping</source>
        <translation>红色：重叠</translation>
    </message>
    <message>
        <source>Triangles outside the picture repeat it. Where several lie on one place they share its colours. An island is what hangs together: a double click (I) selects all of it, with Shift besides what is selected.</source>
        <translation>图片之外的三角形会重复图片。多个三角形位于同一处时共用那里的颜色。岛是连在一起的部分：双击（I）选中整个岛，按住 Shift 则加入已选内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n island(s)</source>
        <translation>
            <numerusform>%Ln 个岛</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>issues</name>
    <message>
        <source>%1 announces a length of %2 bytes, but %3 are there.</source>
        <translation>%1 声明的长度为 %2 字节，但实际有 %3 字节。</translation>
    </message>
    <message>
        <source>The file may have been cut off, or an editor changed the content without correcting the length. Repairing sets the length to where the content ends.</source>
        <translation>文件可能被截断，或编辑器更改了内容而没有修正长度。修复会将长度设为到内容结束处。</translation>
    </message>
    <message>
        <source>%1 announces a length of %2 bytes, but its own fields need at least %3.</source>
        <translation>%1 声明的长度为 %2 字节，但其自身字段至少需要 %3 字节。</translation>
    </message>
    <message>
        <source>Loaders stop in the middle of the fields. Repairing sets the length to where the content ends.</source>
        <translation>加载器会停在字段中间。修复会将长度设为到内容结束处。</translation>
    </message>
    <message>
        <source>%1 ends inside its field %2: %3 of %4 bytes are there.</source>
        <translation>%1 在其字段 %2 内部结束：%4 字节中有 %3 字节。</translation>
    </message>
    <message>
        <source>Loaders read on into whatever follows. Repairing fills the missing bytes with zeros, or drops the incomplete element.</source>
        <translation>加载器会继续读取后面的任意内容。修复会用零填充缺失的字节，或去掉不完整的元素。</translation>
    </message>
    <message>
        <source>Loaders read on into whatever follows. Repairing appends the NUL.</source>
        <translation>加载器会继续读取后面的任意内容。修复会追加 NUL。</translation>
    </message>
    <message>
        <source>Either the content was cut, or a field that shapes it (flags, sizes, counts) is wrong. Repairing drops these bytes and corrects the length.</source>
        <translation>或者内容被截断，或者决定其布局的字段（标志、大小、数量）有误。修复会去掉这些字节并修正长度。</translation>
    </message>
    <message>
        <source>The file was cut off, or the count is wrong. Repairing sets the count to what is there.</source>
        <translation>文件被截断，或数量有误。修复会将数量设为实际的数量。</translation>
    </message>
    <message>
        <source>A count below zero is read as none, or as billions. Repairing sets it to what is there.</source>
        <translation>负的数量会被读作没有，或读作数十亿。修复会将其设为实际的数量。</translation>
    </message>
    <message>
        <source>A length before this place is probably wrong. Repairing deletes these bytes.</source>
        <translation>此处之前的某个长度可能有误。修复会删除这些字节。</translation>
    </message>
    <message>
        <source>The chunk %1 is not known.</source>
        <translation>块 %1 未知。</translation>
    </message>
    <message>
        <source>Loaders skip it; it is kept as it is.</source>
        <translation>加载器会跳过它；它原样保留。</translation>
    </message>
    <message>
        <source>The chunk %1 is not in the specification.</source>
        <translation>块 %1 不在规范中。</translation>
    </message>
    <message>
        <source>Some exporters write it; loaders skip it.</source>
        <translation>有些导出程序会写入它；加载器会跳过它。</translation>
    </message>
    <message>
        <source>Loaders skip it here. Repairing deletes it; moving it to its place keeps its content.</source>
        <translation>加载器在此处会跳过它。修复会删除它；将它移到应在的位置可保留其内容。</translation>
    </message>
    <message>
        <source>Chunks are nested more than %1 deep; deeper ones are shown as bytes.</source>
        <translation>块的嵌套超过 %1 层；更深的块按字节显示。</translation>
    </message>
    <message>
        <source>No exporter does this; loaders that call themselves for each level may run out of memory.</source>
        <translation>没有导出程序这样做；每层递归调用自身的加载器可能耗尽内存。</translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation>%1 不是有限的数。</translation>
    </message>
    <message>
        <source>NaN and infinity spread to everything computed from them; meshes vanish. Repairing writes the neutral value.</source>
        <translation>NaN 和无穷大会扩散到由它们算出的一切；网格会消失。修复会写入默认值。</translation>
    </message>
    <message>
        <source>%1 is %2, but should be between %3 and %4.</source>
        <translation>%1 为 %2，但应在 %3 与 %4 之间。</translation>
    </message>
    <message>
        <source>Repairing writes the nearest value that is allowed, or the usual one.</source>
        <translation>修复会写入最接近的允许值，或通常的值。</translation>
    </message>
    <message>
        <source>%1 is %2, which has no meaning.</source>
        <translation>%1 为 %2，该值没有含义。</translation>
    </message>
    <message>
        <source>Repairing writes the usual value.</source>
        <translation>修复会写入通常的值。</translation>
    </message>
    <message>
        <source>%1 is %2; the bits %3 have no meaning.</source>
        <translation>%1 为 %2；其中的位 %3 没有含义。</translation>
    </message>
    <message>
        <source>Repairing clears them.</source>
        <translation>修复会清除它们。</translation>
    </message>
    <message>
        <source>%1 is %2, but should be %3.</source>
        <translation>%1 为 %2，但应为 %3。</translation>
    </message>
    <message>
        <source>Repairing writes the expected value.</source>
        <translation>修复会写入预期的值。</translation>
    </message>
    <message>
        <source>%1 has a component of 0.</source>
        <translation>%1 有一个分量为 0。</translation>
    </message>
    <message>
        <source>Everything below is flattened and cannot be inverted. Repairing writes 1 there.</source>
        <translation>其下的一切都会被压扁，且无法求逆。修复会在该处写入 1。</translation>
    </message>
    <message>
        <source>%1 has length 0.</source>
        <translation>%1 的长度为 0。</translation>
    </message>
    <message>
        <source>It says no rotation or direction at all. Repairing writes the neutral value.</source>
        <translation>它完全不表示任何旋转或方向。修复会写入默认值。</translation>
    </message>
    <message>
        <source>%1 has length %2 instead of 1.</source>
        <translation>%1 的长度为 %2，而不是 1。</translation>
    </message>
    <message>
        <source>Loaders that do not normalise scale or shade wrongly. Repairing divides it by its length.</source>
        <translation>不做归一化的加载器会错误地缩放或着色。修复会将它除以其长度。</translation>
    </message>
    <message>
        <source>%1 names the same element twice: %2.</source>
        <translation>%1 两次引用同一元素：%2。</translation>
    </message>
    <message>
        <source>A triangle without area; nothing is drawn. Repairing deletes it.</source>
        <translation>没有面积的三角形；什么也不会绘制。修复会删除它。</translation>
    </message>
    <message>
        <source>Loaders refuse the file or read foreign memory. Repairing writes &quot;none&quot; where that is allowed, else deletes the element.</source>
        <translation>加载器会拒绝此文件或读取不属于它的内存。修复会在允许之处写入“无”，否则删除该元素。</translation>
    </message>
    <message>
        <source>Repair the listed ones first, or repair all of a kind at once.</source>
        <translation>请先修复列出的问题，或一次修复所有同类问题。</translation>
    </message>
    <message>
        <source>Only the name of the file says that it is. It may be cut off, empty, or something else.</source>
        <translation>只有文件名说明它是这种文件。它可能被截断、为空，或是其他内容。</translation>
    </message>
    <message>
        <source>%1 announces a length of %2 bytes, but the file has %3 for it.</source>
        <translation>%1 声明的长度为 %2 字节，但文件中只有 %3 字节可用。</translation>
    </message>
    <message>
        <source>Loaders stop there. Repairing sets the length to where the content ends.</source>
        <translation>加载器会停在那里。修复会将长度设为到内容结束处。</translation>
    </message>
    <message>
        <source>It has no effect, but some loaders stumble over empty lists. Repairing deletes it.</source>
        <translation>它没有作用，但有些加载器遇到空列表会出错。修复会删除它。</translation>
    </message>
    <message>
        <source>%1 stands behind %2.</source>
        <translation>%1 位于 %2 之后。</translation>
    </message>
    <message>
        <source>Loaders read a file once: what is referred to must come first, and child nodes after the mesh or bone of their parent. Repairing puts the chunks in order.</source>
        <translation>加载器只读取文件一遍：被引用的内容必须在前，子节点必须在其父级的网格或骨骼之后。修复会将各块按顺序排列。</translation>
    </message>
    <message>
        <source>%1 has another chunk %2 already.</source>
        <translation>%1 已有另一个块 %2。</translation>
    </message>
    <message>
        <source>Loaders keep the first, the last, or mix both.</source>
        <translation>加载器会保留第一个或最后一个，或将两者混合。</translation>
    </message>
    <message>
        <source>The node has a MESH and a BONE; it can be only one of them.</source>
        <translation>该节点有 MESH 和 BONE；它只能是其中之一。</translation>
    </message>
    <message>
        <source>Loaders keep the one that they read last. Repairing deletes the BONE.</source>
        <translation>加载器会保留最后读取的那个。修复会删除 BONE。</translation>
    </message>
    <message>
        <source>%1 has no chunk %2.</source>
        <translation>%1 没有块 %2。</translation>
    </message>
    <message>
        <source>Without it there is nothing to show.</source>
        <translation>没有它就没有可显示的内容。</translation>
    </message>
    <message>
        <source>Names of some level editors are lists of properties, one on a line: they are meant to be so. Elsewhere it is a sign of damage.</source>
        <translation>有些关卡编辑器的名称是属性列表，每行一个：这是有意为之。在其他地方则是损坏的迹象。</translation>
    </message>
    <message>
        <source>The format names no encoding; what such bytes look like depends on the loader. They are kept as they are.</source>
        <translation>格式没有规定编码；这样的字节如何显示取决于加载器。它们原样保留。</translation>
    </message>
    <message>
        <source>The node has no name.</source>
        <translation>该节点没有名称。</translation>
    </message>
    <message>
        <source>Programs find nodes by their names.</source>
        <translation>程序按名称查找节点。</translation>
    </message>
    <message>
        <source>The texture names no file.</source>
        <translation>该纹理没有文件名。</translation>
    </message>
    <message>
        <source>Loaders try to open the folder itself, or stop.</source>
        <translation>加载器会尝试打开文件夹本身，或停止。</translation>
    </message>
    <message>
        <source>It is found on the machine that wrote it, or beside the model. Repairing keeps the file name.</source>
        <translation>它只能在写入它的计算机上或模型旁边找到。修复会只保留文件名。</translation>
    </message>
    <message>
        <source>There are %1 sets of texture coordinates.</source>
        <translation>有 %1 套纹理坐标。</translation>
    </message>
    <message>
        <source>Blitz3D uses the first two, some loaders refuse more. Repairing drops the others.</source>
        <translation>Blitz3D 使用前两套，有些加载器会拒绝更多。修复会去掉其他各套。</translation>
    </message>
    <message>
        <source>Either both numbers are 0 or none of them. Repairing sets both to 0.</source>
        <translation>这两个数要么都为 0，要么都不为 0。修复会将两者都设为 0。</translation>
    </message>
    <message>
        <source>The mesh has %1 vertices, more than 65535.</source>
        <translation>该网格有 %1 个顶点，多于 65535。</translation>
    </message>
    <message>
        <source>Blitz3D and Irrlicht number vertices with 16 bits: triangles jump to wrong corners. Repairing splits the mesh into several nodes.</source>
        <translation>Blitz3D 和 Irrlicht 用 16 位给顶点编号：三角形会跳到错误的角上。修复会将网格拆分到多个节点。</translation>
    </message>
    <message>
        <source>They cost memory and are never seen. Repairing deletes them.</source>
        <translation>它们占用内存，却永远看不到。修复会删除它们。</translation>
    </message>
    <message>
        <source>There is no mesh above this bone.</source>
        <translation>此骨骼上方没有网格。</translation>
    </message>
    <message>
        <source>Its weights name vertices of nothing; loaders refuse it or crash. Repairing deletes it.</source>
        <translation>其权重所引用的顶点不存在；加载器会拒绝它或崩溃。修复会删除它。</translation>
    </message>
    <message>
        <source>The mesh has %1 bones, more than 254.</source>
        <translation>该网格有 %1 个骨骼，多于 254。</translation>
    </message>
    <message>
        <source>Blitz3D numbers the bones of a mesh with one byte.</source>
        <translation>Blitz3D 用一个字节给网格的骨骼编号。</translation>
    </message>
    <message>
        <source>The bone has vertex %1 more than once.</source>
        <translation>该骨骼多次含有顶点 %1。</translation>
    </message>
    <message>
        <source>Loaders add the weights up or keep one of them. Repairing adds them up.</source>
        <translation>加载器会将权重相加或保留其中之一。修复会将它们相加。</translation>
    </message>
    <message>
        <source>They have no effect but take the place of others where a loader keeps four. Repairing deletes them.</source>
        <translation>它们没有作用，但在只保留四个的加载器中会占去其他权重的位置。修复会删除它们。</translation>
    </message>
    <message>
        <source>Loaders keep four, not always the strongest. Repairing keeps the four largest and makes them add up to 1.</source>
        <translation>加载器保留四个，且不一定是最强的。修复会保留最大的四个，并使其合计为 1。</translation>
    </message>
    <message>
        <source>They stay where they are when the others move.</source>
        <translation>其他顶点移动时，它们会留在原处。</translation>
    </message>
    <message>
        <source>Loaders that do not correct this pull such vertices towards the origin or away from it. Repairing divides the weights by their sum.</source>
        <translation>不加校正的加载器会将这样的顶点拉向或拉离原点。修复会将权重除以其总和。</translation>
    </message>
    <message>
        <source>Irrlicht gives a vertex to one brush only: skinning breaks. Repairing makes a copy for each brush.</source>
        <translation>Irrlicht 只将一个顶点分给一个画刷：蒙皮会出错。修复会为每个画刷生成一个副本。</translation>
    </message>
    <message>
        <source>The keys carry neither position, scale nor rotation.</source>
        <translation>这些关键帧既没有位置，也没有缩放和旋转。</translation>
    </message>
    <message>
        <source>Flags of 0 leave only frame numbers. Repairing deletes the chunk.</source>
        <translation>标志为 0 时只剩帧号。修复会删除该块。</translation>
    </message>
    <message>
        <source>Some loaders keep the order of the file and jump. Repairing sorts them; of two keys on one frame the later stays.</source>
        <translation>有些加载器保持文件中的顺序，因而会跳动。修复会将它们排序；同一帧上的两个关键帧保留后者。</translation>
    </message>
    <message>
        <source>Keys begin at frame %1, but the first frame is 1.</source>
        <translation>关键帧从帧 %1 开始，但第一帧为 1。</translation>
    </message>
    <message>
        <source>Loaders that count from 1 lose or refuse earlier frames. Repairing moves all keys of the file so that the first is at 1.</source>
        <translation>从 1 开始计数的加载器会丢失或拒绝更早的帧。修复会移动文件的所有关键帧，使第一个位于 1。</translation>
    </message>
    <message>
        <source>The animation has %1 frames.</source>
        <translation>该动画有 %1 帧。</translation>
    </message>
    <message>
        <source>Nothing moves. Repairing writes the last frame that has a key.</source>
        <translation>什么也不会动。修复会写入有关键帧的最后一帧。</translation>
    </message>
    <message>
        <source>The animation runs at %1 frames per second.</source>
        <translation>该动画以每秒 %1 帧运行。</translation>
    </message>
    <message>
        <source>Most loaders ignore the rate, others need one above 0. Repairing writes 60.</source>
        <translation>多数加载器忽略此速率，其他加载器需要大于 0 的值。修复会写入 60。</translation>
    </message>
    <message>
        <source>There are keys, but no ANIM says that something moves.</source>
        <translation>有关键帧，但没有 ANIM 说明有运动。</translation>
    </message>
    <message>
        <source>Blitz3D ignores keys without it. Repairing adds one to the root node.</source>
        <translation>没有它时，Blitz3D 会忽略关键帧。修复会向根节点添加一个。</translation>
    </message>
    <message>
        <source>An animation is announced, but there are no keys.</source>
        <translation>声明了动画，但没有关键帧。</translation>
    </message>
    <message>
        <source>Exporters write it for models that do not move, too.</source>
        <translation>导出程序也会为不动的模型写入它。</translation>
    </message>
    <message>
        <source>One more is normal: many exporters store last minus first. Repairing sets the number of frames.</source>
        <translation>多一帧是正常的：许多导出程序存储的是最后一帧减第一帧。修复会设置帧数。</translation>
    </message>
    <message>
        <source>The file has %1 animations.</source>
        <translation>文件有 %1 个动画。</translation>
    </message>
    <message>
        <source>Blitz3D plays each, Irrlicht all on one time line, some loaders none.</source>
        <translation>Blitz3D 播放每一个，Irrlicht 在一条时间线上播放全部，有些加载器一个也不播放。</translation>
    </message>
    <message>
        <source>%1 is keyed more than once on frame %2.</source>
        <translation>%1 在帧 %2 上有多个关键帧。</translation>
    </message>
    <message>
        <source>Which of the values holds depends on the loader. Repairing keeps the later one.</source>
        <translation>哪个值有效取决于加载器。修复会保留后者。</translation>
    </message>
    <message>
        <source>Programs that look nodes up by name find the first one.</source>
        <translation>按名称查找节点的程序会找到第一个。</translation>
    </message>
    <message>
        <source>The texture uses the second coordinate set, but %1 has only %2.</source>
        <translation>该纹理使用第二套坐标，但 %1 只有 %2。</translation>
    </message>
    <message>
        <source>The texture is stretched from one point. Repairing lets it use the first set.</source>
        <translation>纹理会从一个点拉伸开来。修复会让它使用第一套。</translation>
    </message>
    <message>
        <source>The brush uses vertex colours, but %1 has none.</source>
        <translation>该画刷使用顶点颜色，但 %1 没有顶点颜色。</translation>
    </message>
    <message>
        <source>The mesh is drawn white. Repairing clears the effect.</source>
        <translation>网格会绘制为白色。修复会清除该效果。</translation>
    </message>
    <message>
        <source>Names are compared without regard to case.</source>
        <translation>比较名称时不区分大小写。</translation>
    </message>
    <message>
        <source>The content is not of the format %2 (bytes: %1).</source>
        <translation>内容不属于格式 %2（字节：%1）。</translation>
    </message>
    <message>
        <source>The text in %1 has no NUL before the end of its frame.</source>
        <translation>%1 中的文本在其帧结束之前没有 NUL。</translation>
    </message>
    <message>
        <source>A chunk %1 does not belong in %2.</source>
        <translation>块 %1 不属于 %2。</translation>
    </message>
    <message>
        <source>%1 is %2, but should be at least %3.</source>
        <translation>%1 为 %2，但至少应为 %3。</translation>
    </message>
    <message>
        <source>The text in %1 contains control characters.</source>
        <translation>%1 中的文本含有控制字符。</translation>
    </message>
    <message>
        <source>The text in %1 has bytes outside ASCII.</source>
        <translation>%1 中的文本含有 ASCII 之外的字节。</translation>
    </message>
    <message>
        <source>Readers take wrong bytes for them and for everything that follows. Write a description with a meaning; what the right one is, the file does not say.</source>
        <translation>读取程序会用错误的字节来读它们及其后的一切。请写入有含义的描述；正确的描述是什么，文件中没有说明。</translation>
    </message>
    <message>
        <source>The text %1 is not UTF-8.</source>
        <translation>文本 %1 不是 UTF-8。</translation>
    </message>
    <message>
        <source>The engine compares bytes, so that names still fit together; they are shown wrongly.</source>
        <translation>引擎比较的是字节，因此名称仍能对应；但显示会出错。</translation>
    </message>
    <message>
        <source>%1 has no name.</source>
        <translation>%1 没有名称。</translation>
    </message>
    <message>
        <source>The engine finds it by its name only.</source>
        <translation>引擎只按名称查找它。</translation>
    </message>
    <message>
        <source>The engine finds things by name: one of the two is never found, or replaced by the other.</source>
        <translation>引擎按名称查找：两者之一永远找不到，或被另一个取代。</translation>
    </message>
    <message>
        <source>The names %1 and %2 have the same hash.</source>
        <translation>名称 %1 和 %2 的哈希相同。</translation>
    </message>
    <message>
        <source>The engine compares hashes of names: one of the two replaces the other.</source>
        <translation>引擎比较的是名称的哈希：两者之一会取代另一个。</translation>
    </message>
    <message>
        <source>The file ends before %1.</source>
        <translation>文件在 %1 之前就结束了。</translation>
    </message>
    <message>
        <source>The engine takes no bones and an undefined box. Repairing appends no bones and a box around the vertices.</source>
        <translation>引擎会当作没有骨骼且包围盒未定义。修复会追加为零的骨骼数量，以及围住顶点的包围盒。</translation>
    </message>
    <message>
        <source>Missing ones become 0, 0, 0, which is allowed; they only decide in which order transparent geometries are drawn. Repairing appends them.</source>
        <translation>缺失的取 0, 0, 0，这是允许的；它们只决定透明几何体的绘制顺序。修复会追加它们。</translation>
    </message>
    <message>
        <source>The vertex element 0x%1 has bits set that are not used.</source>
        <translation>顶点元素 0x%1 设置了未使用的位。</translation>
    </message>
    <message>
        <source>The engine ignores bits 24 to 31. Repairing clears them.</source>
        <translation>引擎忽略第 24 到 31 位。修复会清除它们。</translation>
    </message>
    <message>
        <source>The vertices carry the element %1 twice.</source>
        <translation>顶点两次带有元素 %1。</translation>
    </message>
    <message>
        <source>Which of the two is drawn depends on the renderer.</source>
        <translation>绘制两者中的哪一个取决于渲染器。</translation>
    </message>
    <message>
        <source>The vertices carry matrices of instances.</source>
        <translation>顶点带有实例矩阵。</translation>
    </message>
    <message>
        <source>The engine makes such vertices by itself; in a model they have no use.</source>
        <translation>引擎会自行生成这样的顶点；在模型中没有用处。</translation>
    </message>
    <message>
        <source>The vertices have no position.</source>
        <translation>顶点没有位置。</translation>
    </message>
    <message>
        <source>The engine copies vertices from behind the buffer. Repairing shortens the range.</source>
        <translation>引擎会复制缓冲区之后的顶点。修复会缩短该范围。</translation>
    </message>
    <message>
        <source>The graphics card reads foreign memory, or the driver stops.</source>
        <translation>显卡会读取不属于它的内存，或驱动程序停止。</translation>
    </message>
    <message>
        <source>The engine reports it and draws nothing. Repairing shortens the range.</source>
        <translation>引擎会报告此问题，且什么也不绘制。修复会缩短该范围。</translation>
    </message>
    <message>
        <source>The geometry has no level of detail.</source>
        <translation>该几何体没有细节层次。</translation>
    </message>
    <message>
        <source>It loads, but nothing is drawn.</source>
        <translation>它可以加载，但什么也不会绘制。</translation>
    </message>
    <message>
        <source>The distance %1 of the level is negative.</source>
        <translation>该层次的距离 %1 为负数。</translation>
    </message>
    <message>
        <source>Levels are chosen by how far away the model is.</source>
        <translation>层次按模型的远近来选择。</translation>
    </message>
    <message>
        <source>The distance %1 is not above %2, that of the level before.</source>
        <translation>距离 %1 不大于前一层次的 %2。</translation>
    </message>
    <message>
        <source>The level before is never chosen.</source>
        <translation>永远不会选择前一层次。</translation>
    </message>
    <message>
        <source>The level draws primitives of type %1, which the published page does not list.</source>
        <translation>该层次绘制类型为 %1 的图元，公开的页面没有列出它。</translation>
    </message>
    <message>
        <source>The engine takes 0 to 5; triangle fans do not exist in Direct3D 11.</source>
        <translation>引擎接受 0 到 5；三角形扇在 Direct3D 11 中不存在。</translation>
    </message>
    <message>
        <source>The last ones are not drawn.</source>
        <translation>最后几个不会绘制。</translation>
    </message>
    <message>
        <source>The morph moves vertex buffer %1 twice.</source>
        <translation>该变形两次移动顶点缓冲区 %1。</translation>
    </message>
    <message>
        <source>The engine keeps the last block.</source>
        <translation>引擎会保留最后的数据块。</translation>
    </message>
    <message>
        <source>The morph moves %1, but vertices of buffer %2 have none.</source>
        <translation>该变形移动 %1，但缓冲区 %2 的顶点没有它。</translation>
    </message>
    <message>
        <source>The engine does not skip these bytes and misreads everything that follows.</source>
        <translation>引擎不会跳过这些字节，并会误读其后的一切。</translation>
    </message>
    <message>
        <source>The morph moves vertex %1, but the morph range of its buffer is %2 to %3.</source>
        <translation>该变形移动顶点 %1，但其缓冲区的变形范围为 %2 到 %3。</translation>
    </message>
    <message>
        <source>The engine writes into foreign memory. Repairing widens the morph range where the vertices exist.</source>
        <translation>引擎会写入不属于它的内存。修复会在顶点存在之处扩大变形范围。</translation>
    </message>
    <message>
        <source>No bone is its own parent.</source>
        <translation>没有骨骼是自身的父级。</translation>
    </message>
    <message>
        <source>The engine finds no root and does not animate the skeleton.</source>
        <translation>引擎找不到根，因而不会使骨架运动。</translation>
    </message>
    <message>
        <source>The engine takes the last one for the root.</source>
        <translation>引擎会将最后一个当作根。</translation>
    </message>
    <message>
        <source>Programs that follow the parents never come to an end.</source>
        <translation>沿着父级查找的程序永远不会结束。</translation>
    </message>
    <message>
        <source>The box %1 has a minimum above its maximum.</source>
        <translation>包围盒 %1 的最小值大于最大值。</translation>
    </message>
    <message>
        <source>The engine takes it for empty: the model is not drawn, or not hit. The box of the model can be computed from the vertices.</source>
        <translation>引擎会当它为空：模型不会绘制，或不会被命中。模型的包围盒可以由顶点计算。</translation>
    </message>
    <message>
        <source>As soon as one geometry has a mapping, the others depend on the order of the skeleton.</source>
        <translation>只要有一个几何体带有映射，其他几何体就会依赖骨架的顺序。</translation>
    </message>
    <message>
        <source>The geometry uses %1 bones; renderers allow 64 or 128.</source>
        <translation>该几何体使用 %1 个骨骼；渲染器允许 64 或 128 个。</translation>
    </message>
    <message>
        <source>OpenGL 2 allows 64 bones, Direct3D 11 and OpenGL 3 allow 128.</source>
        <translation>OpenGL 2 允许 64 个骨骼，Direct3D 11 和 OpenGL 3 允许 128 个。</translation>
    </message>
    <message>
        <source>The vertex is pulled by bone %1, but the geometry has only %2.</source>
        <translation>该顶点由骨骼 %1 牵动，但几何体只有 %2 个。</translation>
    </message>
    <message>
        <source>The vertex flies away, or follows a bone of another geometry.</source>
        <translation>顶点会飞走，或跟随另一个几何体的骨骼。</translation>
    </message>
    <message>
        <source>The blend weights of the vertex are negative or add up to %1 instead of 1.</source>
        <translation>该顶点的混合权重有负数，或合计为 %1 而不是 1。</translation>
    </message>
    <message>
        <source>The vertex is drawn to the origin or beyond its place. Repairing makes them add up to 1.</source>
        <translation>顶点会被拉向原点或拉过其位置。修复会使其合计为 1。</translation>
    </message>
    <message>
        <source>The box of the model does not enclose its vertices.</source>
        <translation>模型的包围盒没有围住其顶点。</translation>
    </message>
    <message>
        <source>The model may vanish while it is still in view. Repairing computes the box.</source>
        <translation>模型可能在仍处于视野中时消失。修复会计算包围盒。</translation>
    </message>
    <message>
        <source>The animation takes %1 seconds, but its last key frame is at %2.</source>
        <translation>该动画持续 %1 秒，但最后一个关键帧在 %2。</translation>
    </message>
    <message>
        <source>It stands still or ends early. Repairing sets the length to the last key frame.</source>
        <translation>它会停住不动或提前结束。修复会将长度设为到最后一个关键帧。</translation>
    </message>
    <message>
        <source>It moves nothing.</source>
        <translation>它不移动任何内容。</translation>
    </message>
    <message>
        <source>The key frame at %1 comes after one at %2.</source>
        <translation>%1 处的关键帧排在 %2 处的关键帧之后。</translation>
    </message>
    <message>
        <source>The engine looks for neighbours and picks the wrong ones. Repairing sorts the key frames.</source>
        <translation>引擎查找相邻的关键帧时会选错。修复会将关键帧排序。</translation>
    </message>
    <message>
        <source>The key frame at %1 lies outside the animation, which takes %2 seconds.</source>
        <translation>%1 处的关键帧在动画之外，动画持续 %2 秒。</translation>
    </message>
    <message>
        <source>The first key frame of %1 is at %2, not at 0.</source>
        <translation>%1 的第一个关键帧在 %2，而不是 0。</translation>
    </message>
    <message>
        <source>Until then the last key frame and this one are mixed when the animation repeats.</source>
        <translation>动画重复时，到该处为止会将最后一个关键帧与这一个混合。</translation>
    </message>
    <message>
        <source>The file says that it is a %1 shader, its byte code is that of a %2 shader.</source>
        <translation>文件说它是 %1 着色器，其字节码却是 %2 着色器的。</translation>
    </message>
    <message>
        <source>The engine goes by the extension. Repairing writes what the byte code says.</source>
        <translation>引擎以扩展名为准。修复会写入字节码所说的种类。</translation>
    </message>
    <message>
        <source>Shader model 2 is not read.</source>
        <translation>不读取着色器模型 2。</translation>
    </message>
    <message>
        <source>Such files were written before 2014, in several layouts.</source>
        <translation>这样的文件写于 2014 年之前，有多种布局。</translation>
    </message>
    <message>
        <source>The hash of the vertex elements is 0x%1, but should be 0x%2.</source>
        <translation>顶点元素的哈希为 0x%1，但应为 0x%2。</translation>
    </message>
    <message>
        <source>The hash of the vertex elements looks like the mask 0x%1 of older files.</source>
        <translation>顶点元素的哈希看起来像旧文件的掩码 0x%1。</translation>
    </message>
    <message>
        <source>The parameter lies at %1 and has %2 bytes; both should be multiples of 4, and the size not 0.</source>
        <translation>该参数位于 %1，有 %2 字节；两者都应为 4 的倍数，且大小不为 0。</translation>
    </message>
    <message>
        <source>Constant buffers consist of words of four bytes.</source>
        <translation>常量缓冲区由四字节的字组成。</translation>
    </message>
    <message>
        <source>The parameters %1 and %2 overlap.</source>
        <translation>参数 %1 和 %2 重叠。</translation>
    </message>
    <message>
        <source>Setting one changes the other.</source>
        <translation>设置其中一个会更改另一个。</translation>
    </message>
    <message>
        <source>The parameter takes %2 registers from %1 on; there are 256.</source>
        <translation>该参数从 %1 起占 %2 个寄存器；共有 256 个。</translation>
    </message>
    <message>
        <source>Registers of Direct3D 9 are numbered 0 to 255, and a parameter takes one or more.</source>
        <translation>Direct3D 9 的寄存器编号为 0 到 255，一个参数占一个或多个。</translation>
    </message>
    <message>
        <source>The texture unit %1 is listed twice.</source>
        <translation>纹理单元 %1 列出了两次。</translation>
    </message>
    <message>
        <source>It is enough to list it once.</source>
        <translation>列出一次就够了。</translation>
    </message>
    <message>
        <source>The texture unit %1 has no name.</source>
        <translation>纹理单元 %1 没有名称。</translation>
    </message>
    <message>
        <source>The name is for people only; real files leave it out at times.</source>
        <translation>名称仅供人阅读；实际文件有时会省略它。</translation>
    </message>
    <message>
        <source>The shader has no byte code.</source>
        <translation>该着色器没有字节码。</translation>
    </message>
    <message>
        <source>The engine refuses the file.</source>
        <translation>引擎会拒绝此文件。</translation>
    </message>
    <message>
        <source>The byte code says that it has %1 bytes, but it has %2.</source>
        <translation>字节码说它有 %1 字节，但实际有 %2 字节。</translation>
    </message>
    <message>
        <source>Drivers refuse such byte code.</source>
        <translation>驱动程序会拒绝这样的字节码。</translation>
    </message>
    <message>
        <source>The byte code does not begin with a version and end with 0xffff.</source>
        <translation>字节码不是以版本开头并以 0xffff 结尾。</translation>
    </message>
    <message>
        <source>The file is called .%1, but holds a %2 shader of model %3.</source>
        <translation>文件名为 .%1，但其中是模型 %3 的 %2 着色器。</translation>
    </message>
    <message>
        <source>The engine goes by the extension and misreads the file.</source>
        <translation>引擎以扩展名为准，会误读此文件。</translation>
    </message>
    <message>
        <source>%1 announces a length of %2 bytes, less than its header of %3.</source>
        <translation>%1 声明的长度为 %2 字节，小于其 %3 字节的头部。</translation>
    </message>
    <message>
        <source>Loaders that go on by the length never get any further, or go backwards. Repairing sets the length to where the content ends.</source>
        <translation>按长度前进的加载器永远无法前进，或会倒退。修复会将长度设为到内容结束处。</translation>
    </message>
    <message>
        <source>The text in %1 should have %2 bytes, but only %3 are there.</source>
        <translation>%1 中的文本应有 %2 字节，但只有 %3 字节。</translation>
    </message>
    <message>
        <source>Loaders read on into whatever follows. Repairing sets the length of the text.</source>
        <translation>加载器会继续读取后面的任意内容。修复会设置文本的长度。</translation>
    </message>
    <message>
        <source>The vertex element 0x%1 has a meaning that does not exist.</source>
        <translation>顶点元素 0x%1 的含义不存在。</translation>
    </message>
    <message>
        <source>The engine finds no use for it, or reads beyond its tables.</source>
        <translation>引擎用不上它，或会读到其表格之外。</translation>
    </message>
    <message>
        <source>The name of %1 has no NUL in its %2 bytes.</source>
        <translation>%1 的名称在其 %2 字节中没有 NUL。</translation>
    </message>
    <message>
        <source>The engine reads on into whatever follows. Repairing writes a NUL into the last byte.</source>
        <translation>引擎会继续读取后面的任意内容。修复会在最后一个字节写入 NUL。</translation>
    </message>
    <message>
        <source>The name %1 has bytes above 127.</source>
        <translation>名称 %1 含有大于 127 的字节。</translation>
    </message>
    <message>
        <source>Compilers differ in what the engine makes of them, so that the name may not be found.</source>
        <translation>引擎对它们的处理因编译器而异，因此可能找不到该名称。</translation>
    </message>
    <message>
        <source>They mean nothing. Old converters leave fragments of other strings there; nothing is wrong.</source>
        <translation>它们没有意义。旧的转换程序会在那里留下其他字符串的片段；没有任何问题。</translation>
    </message>
    <message>
        <source>There are %1 joints, more than the %2 of %3.</source>
        <translation>有 %1 个关节，多于 %3 的 %2 个。</translation>
    </message>
    <message>
        <source>Joints beyond that do not move their vertices on such hardware.</source>
        <translation>在这样的硬件上，超出的关节不会移动其顶点。</translation>
    </message>
    <message>
        <source>No vertex can name the joints from 256 on.</source>
        <translation>没有顶点能引用从 256 起的关节。</translation>
    </message>
    <message>
        <source>Joint indices are single bytes.</source>
        <translation>关节索引是单个字节。</translation>
    </message>
    <message>
        <source>There are no joints.</source>
        <translation>没有关节。</translation>
    </message>
    <message>
        <source>The engine adds one that does not move.</source>
        <translation>引擎会添加一个不动的关节。</translation>
    </message>
    <message>
        <source>The matrix of the first joint is not the identity.</source>
        <translation>第一个关节的矩阵不是单位矩阵。</translation>
    </message>
    <message>
        <source>By custom, vertices without a joint of their own name the first one, which then should not move them.</source>
        <translation>按惯例，没有自己关节的顶点引用第一个关节，因此它不应移动这些顶点。</translation>
    </message>
    <message>
        <source>The last row of the matrix is %1, but should be 0, 0, 0, 1.</source>
        <translation>矩阵的最后一行为 %1，但应为 0, 0, 0, 1。</translation>
    </message>
    <message>
        <source>It moves vertices in a way that no pose does. It may be stored row by row.</source>
        <translation>它移动顶点的方式不是任何姿势会有的。它可能是逐行存储的。</translation>
    </message>
    <message>
        <source>The matrix has no inverse.</source>
        <translation>该矩阵没有逆矩阵。</translation>
    </message>
    <message>
        <source>It flattens the model, and the engine needs the inverse for the box of the skeleton.</source>
        <translation>它会压扁模型，而引擎需要其逆矩阵来计算骨架的包围盒。</translation>
    </message>
    <message>
        <source>Elements of the stream of %1 have %2 bytes, but should have %3.</source>
        <translation>%1 的流的元素有 %2 字节，但应有 %3 字节。</translation>
    </message>
    <message>
        <source>The engine refuses the file. Repairing corrects the size where everything behind it fits then.</source>
        <translation>引擎会拒绝此文件。修复后后面的内容全部吻合时，会修正该大小。</translation>
    </message>
    <message>
        <source>The engine knows no stream %1.</source>
        <translation>引擎不认识流 %1。</translation>
    </message>
    <message>
        <source>It skips the stream by its size. It is kept as it is.</source>
        <translation>它会按大小跳过该流。该流原样保留。</translation>
    </message>
    <message>
        <source>%1 elements of %2 bytes are too many.</source>
        <translation>%1 个 %2 字节的元素过多。</translation>
    </message>
    <message>
        <source>The engine multiplies in 32 bits and goes on reading at a wrong place.</source>
        <translation>引擎用 32 位相乘，会在错误的位置继续读取。</translation>
    </message>
    <message>
        <source>There is a stream of %1 already.</source>
        <translation>已有一个 %1 的流。</translation>
    </message>
    <message>
        <source>The engine takes the last one.</source>
        <translation>引擎会取最后一个。</translation>
    </message>
    <message>
        <source>The vertices have no positions.</source>
        <translation>顶点没有位置。</translation>
    </message>
    <message>
        <source>The engine takes zeros, so that nothing can be seen.</source>
        <translation>引擎会取零，因此什么也看不到。</translation>
    </message>
    <message>
        <source>There is no stream of %1.</source>
        <translation>没有 %1 的流。</translation>
    </message>
    <message>
        <source>The engine takes zeros. Shaders that use them draw something else.</source>
        <translation>引擎会取零。使用它们的着色器会绘制出别的结果。</translation>
    </message>
    <message>
        <source>There is a stream of %1, but none of %2.</source>
        <translation>有 %1 的流，但没有 %2 的流。</translation>
    </message>
    <message>
        <source>The engine takes joint 0, or a weight of 1 for the first joint.</source>
        <translation>引擎会取关节 0，或对第一个关节取权重 1。</translation>
    </message>
    <message>
        <source>The vertex names joint %1 with the weight %2, but there are %3 joints.</source>
        <translation>该顶点以权重 %2 引用关节 %1，但只有 %3 个关节。</translation>
    </message>
    <message>
        <source>The engine reads beyond the matrices. Repairing writes joint 0.</source>
        <translation>引擎会读到矩阵之外。修复会写入关节 0。</translation>
    </message>
    <message>
        <source>The engine does not correct it: the vertex is drawn nearer to the origin, or farther away. Sums from 252 on come from rounding. Repairing scales them.</source>
        <translation>引擎不会校正：顶点会绘制得更靠近或更远离原点。252 起的总和由舍入造成。修复会按比例调整它们。</translation>
    </message>
    <message>
        <source>All weights of the vertex are 0.</source>
        <translation>该顶点的所有权重都为 0。</translation>
    </message>
    <message>
        <source>It is drawn at the origin.</source>
        <translation>它会绘制在原点。</translation>
    </message>
    <message>
        <source>The last ones are not drawn, unless the scene draws lines or patches.</source>
        <translation>最后几个不会绘制，除非场景绘制线段或面片。</translation>
    </message>
    <message>
        <source>It has no area; nothing is drawn.</source>
        <translation>它没有面积；什么也不会绘制。</translation>
    </message>
    <message>
        <source>It takes memory and does nothing.</source>
        <translation>它占用内存，却没有任何作用。</translation>
    </message>
    <message>
        <source>The vertex is the same as vertex %1 in all streams.</source>
        <translation>该顶点在所有流中都与顶点 %1 相同。</translation>
    </message>
    <message>
        <source>Triangles could share them.</source>
        <translation>三角形可以共用它们。</translation>
    </message>
    <message>
        <source>There are %1 vertices, more than 65536.</source>
        <translation>有 %1 个顶点，多于 65536。</translation>
    </message>
    <message>
        <source>The engine then needs 32 bits for every index instead of 16.</source>
        <translation>这样引擎的每个索引需要 32 位，而不是 16 位。</translation>
    </message>
    <message>
        <source>The morph target moves vertex %1 twice.</source>
        <translation>该变形目标两次移动顶点 %1。</translation>
    </message>
    <message>
        <source>Both differences are added.</source>
        <translation>两个差值都会相加。</translation>
    </message>
    <message>
        <source>The engine does not use differences of bitangents.</source>
        <translation>引擎不使用副切线的差值。</translation>
    </message>
    <message>
        <source>Converters write them all the same.</source>
        <translation>转换程序仍会写入它们。</translation>
    </message>
    <message>
        <source>The file is of version 2.</source>
        <translation>该文件为版本 2。</translation>
    </message>
    <message>
        <source>The engine reads it; nodes that do not move take as much space as others.</source>
        <translation>引擎可以读取它；不动的节点与其他节点占用同样的空间。</translation>
    </message>
    <message>
        <source>The node is compressed although the file has no more than one frame.</source>
        <translation>文件不超过一帧，该节点却已压缩。</translation>
    </message>
    <message>
        <source>It takes the same space without.</source>
        <translation>不压缩也占用同样的空间。</translation>
    </message>
    <message>
        <source>All %1 frames of the node are the same.</source>
        <translation>该节点的 %1 帧全部相同。</translation>
    </message>
    <message>
        <source>One would do. Repairing compresses the node, which makes the file smaller.</source>
        <translation>一帧就够了。修复会压缩该节点，使文件变小。</translation>
    </message>
    <message>
        <source>The file has no frames.</source>
        <translation>文件没有帧。</translation>
    </message>
    <message>
        <source>The engine ignores nodes that are not compressed.</source>
        <translation>引擎会忽略未压缩的节点。</translation>
    </message>
    <message>
        <source>The scale is negative: %1.</source>
        <translation>缩放为负数：%1。</translation>
    </message>
    <message>
        <source>The node is mirrored, and the fronts of its triangles become backs.</source>
        <translation>该节点会成为镜像，其三角形的正面会变成背面。</translation>
    </message>
    <message>
        <source>The last key is on frame %1, but the animation ends with frame %2.</source>
        <translation>最后一个关键帧在帧 %1，但动画在帧 %2 结束。</translation>
    </message>
    <message>
        <source>The file does not begin with a version block.</source>
        <translation>文件不是以版本数据块开头。</translation>
    </message>
    <message>
        <source>Readers do not look, but no other program knows the file without it. Repairing puts one at the beginning.</source>
        <translation>读取程序不检查，但没有它，其他程序都认不出此文件。修复会在开头放入一个。</translation>
    </message>
    <message>
        <source>The version block holds %1 instead of E3DF.</source>
        <translation>版本数据块中是 %1，而不是 E3DF。</translation>
    </message>
    <message>
        <source>The reference reader does not look; other programs refuse the file. Repairing writes E3DF.</source>
        <translation>参考读取程序不检查；其他程序会拒绝此文件。修复会写入 E3DF。</translation>
    </message>
    <message>
        <source>A version block stands where none belongs.</source>
        <translation>在不应有版本数据块的地方有一个版本数据块。</translation>
    </message>
    <message>
        <source>Only the one at the beginning of the file counts. Repairing removes this one.</source>
        <translation>只有文件开头的那个算数。修复会移除这一个。</translation>
    </message>
    <message>
        <source>Nothing says how texts are encoded; newer programs expect UTF-8.</source>
        <translation>没有任何内容说明文本的编码；较新的程序预期为 UTF-8。</translation>
    </message>
    <message>
        <source>The text %1 contains a NUL.</source>
        <translation>文本 %1 含有 NUL。</translation>
    </message>
    <message>
        <source>Readers take what follows it for nothing.</source>
        <translation>读取程序会当作其后没有内容。</translation>
    </message>
    <message>
        <source>The list of attributes has no end: no entry with type 0.</source>
        <translation>属性列表没有结尾：没有类型为 0 的条目。</translation>
    </message>
    <message>
        <source>The attribute %1 ends at %2, but a vertex has only %3 bytes.</source>
        <translation>属性 %1 在 %2 处结束，但一个顶点只有 %3 字节。</translation>
    </message>
    <message>
        <source>Readers take the beginning of the next vertex for it. A larger stride would have to come with more data.</source>
        <translation>读取程序会把下一个顶点的开头当作它。更大的步长需要有更多数据。</translation>
    </message>
    <message>
        <source>The attribute %1 begins at %2, inside another one that ends at %3.</source>
        <translation>属性 %1 从 %2 开始，位于在 %3 处结束的另一个属性之内。</translation>
    </message>
    <message>
        <source>One of the two offsets is wrong, or two attributes share their bytes.</source>
        <translation>两个偏移之一有误，或两个属性共用其字节。</translation>
    </message>
    <message>
        <source>The attribute %1 is not read by the reference program.</source>
        <translation>参考程序不读取属性 %1。</translation>
    </message>
    <message>
        <source>It reads interleaved attributes only, and of these vertices, normals, texCoords, colors, tangentsBi and the first boneWeights.</source>
        <translation>它只读取交错排列的属性，其中只有 vertices, normals, texCoords, colors, tangentsBi 和第一个 boneWeights。</translation>
    </message>
    <message>
        <source>The attribute %1 stands in a block of its own, which the reference program does not read.</source>
        <translation>属性 %1 在单独的数据块中，参考程序不读取它。</translation>
    </message>
    <message>
        <source>It reads interleaved attributes only. Repairing puts all attributes of the mesh into one interleaved block.</source>
        <translation>它只读取交错排列的属性。修复会将网格的所有属性放入一个交错排列的数据块。</translation>
    </message>
    <message>
        <source>The attribute %1 is given twice.</source>
        <translation>属性 %1 给出了两次。</translation>
    </message>
    <message>
        <source>Readers take one of the two; which one, nothing says.</source>
        <translation>读取程序会取两者之一；取哪一个没有说明。</translation>
    </message>
    <message>
        <source>The mesh has no vertices.</source>
        <translation>该网格没有顶点。</translation>
    </message>
    <message>
        <source>Nothing can be drawn without places of vertices.</source>
        <translation>没有顶点位置就无法绘制任何内容。</translation>
    </message>
    <message>
        <source>The vertices are spread over a box, but the mesh has none.</source>
        <translation>顶点分布在包围盒内，但该网格没有包围盒。</translation>
    </message>
    <message>
        <source>The box of the mesh has a low corner above its high corner.</source>
        <translation>网格包围盒的低角高于其高角。</translation>
    </message>
    <message>
        <source>Repairing computes the box from the vertices.</source>
        <translation>修复会由顶点计算包围盒。</translation>
    </message>
    <message>
        <source>The box of the mesh is not the one around its vertices.</source>
        <translation>网格的包围盒不是围住其顶点的包围盒。</translation>
    </message>
    <message>
        <source>Programs that trust it show or hide the mesh wrongly. Repairing computes it from the vertices.</source>
        <translation>信任它的程序会错误地显示或隐藏网格。修复会由顶点计算它。</translation>
    </message>
    <message>
        <source>The mesh has more than one block of %1.</source>
        <translation>该网格有多个 %1 的数据块。</translation>
    </message>
    <message>
        <source>Readers use one of them, or mix them. Which one is right, the file does not say.</source>
        <translation>读取程序会使用其中之一，或将它们混合。哪一个正确，文件中没有说明。</translation>
    </message>
    <message>
        <source>So says the specification; the program that writes the format has 32 bits and no count. Repairing converts them.</source>
        <translation>规范如此规定；写此格式的程序使用 32 位且没有数量。修复会转换它们。</translation>
    </message>
    <message>
        <source>Entry %1 of the duplicates names vertex %2, but originals end before %3.</source>
        <translation>重复顶点的条目 %1 引用顶点 %2，但原始顶点在 %3 之前结束。</translation>
    </message>
    <message>
        <source>Readers draw whatever follows in memory. Repairing shortens the range.</source>
        <translation>读取程序会绘制内存中后面的任意内容。修复会缩短该范围。</translation>
    </message>
    <message>
        <source>Readers do not draw them. Repairing appends a range without material.</source>
        <translation>读取程序不会绘制它们。修复会追加一个没有材质的范围。</translation>
    </message>
    <message>
        <source>They are drawn twice. Repairing drops ranges that repeat others.</source>
        <translation>它们会绘制两次。修复会去掉与其他范围重复的范围。</translation>
    </message>
    <message>
        <source>The parts have ids of 32 bits.</source>
        <translation>各部分的编号为 32 位。</translation>
    </message>
    <message>
        <source>So says the specification; the program that writes the format has 64 bits. Repairing converts them.</source>
        <translation>规范如此规定；写此格式的程序使用 64 位。修复会转换它们。</translation>
    </message>
    <message>
        <source>%1 has no number, so nothing can refer to it.</source>
        <translation>%1 没有编号，因此没有任何部分能引用它。</translation>
    </message>
    <message>
        <source>Repairing gives it a number that nothing else has.</source>
        <translation>修复会给它一个独一无二的编号。</translation>
    </message>
    <message>
        <source>The number %1 is defined twice.</source>
        <translation>编号 %1 定义了两次。</translation>
    </message>
    <message>
        <source>References mean one of the two; a second texture with the number of another makes the reference reader free the first. Repairing gives the second a number of its own.</source>
        <translation>引用只指两者之一；第二个纹理与另一个编号相同时，参考读取程序会释放第一个。修复会给第二个自己的编号。</translation>
    </message>
    <message>
        <source>%1 %2 is not defined in the file.</source>
        <translation>文件中未定义 %1 %2。</translation>
    </message>
    <message>
        <source>Readers skip what refers to it, or fail. It may be in a table that a program brings along. Repairing removes the reference.</source>
        <translation>读取程序会跳过引用它的内容，或失败。它可能在程序自带的表中。修复会移除该引用。</translation>
    </message>
    <message>
        <source>%1 %2 is used before it is defined.</source>
        <translation>%1 %2 在定义之前就被使用。</translation>
    </message>
    <message>
        <source>Readers look for it when they meet the reference, and do not find it. Repairing sorts the blocks of the file.</source>
        <translation>读取程序遇到引用时会查找它，但找不到。修复会将文件的数据块排序。</translation>
    </message>
    <message>
        <source>There are %1 outermost nodes.</source>
        <translation>有 %1 个最外层节点。</translation>
    </message>
    <message>
        <source>Readers put all of them into one object, so that only the last place counts. Repairing puts them below a new node.</source>
        <translation>读取程序会把它们全部放进一个对象，因此只有最后的位置算数。修复会将它们放到一个新节点之下。</translation>
    </message>
    <message>
        <source>The texture has neither an image nor the name of one.</source>
        <translation>该纹理既没有图像，也没有图像的名称。</translation>
    </message>
    <message>
        <source>What uses it is drawn without a texture.</source>
        <translation>使用它的内容会不带纹理绘制。</translation>
    </message>
    <message>
        <source>The block should hold a %1 image, but its bytes are of %2.</source>
        <translation>该数据块应含有 %1 图像，但其字节是 %2 的。</translation>
    </message>
    <message>
        <source>Readers choose the decoder by the type of the block. Repairing changes the type.</source>
        <translation>读取程序按数据块的类型选择解码器。修复会更改该类型。</translation>
    </message>
    <message>
        <source>The block should hold a %1 image, but its bytes do not begin like one.</source>
        <translation>该数据块应含有 %1 图像，但其字节的开头不像这种图像。</translation>
    </message>
    <message>
        <source>Readers cannot decode it.</source>
        <translation>读取程序无法解码它。</translation>
    </message>
    <message>
        <source>The texture has %1 images or names of images.</source>
        <translation>该纹理有 %1 个图像或图像名称。</translation>
    </message>
    <message>
        <source>Readers take one of them.</source>
        <translation>读取程序会取其中之一。</translation>
    </message>
    <message>
        <source>The number of the texture stands behind its image.</source>
        <translation>该纹理的编号位于其图像之后。</translation>
    </message>
    <message>
        <source>Readers want to know it before. Repairing moves it to the front.</source>
        <translation>读取程序需要先知道编号。修复会将它移到前面。</translation>
    </message>
    <message>
        <source>Each vertex has %1 bones; readers know 10 at most.</source>
        <translation>每个顶点有 %1 个骨骼；读取程序最多认识 10 个。</translation>
    </message>
    <message>
        <source>The reference reader writes beyond its tables.</source>
        <translation>参考读取程序会写到其表格之外。</translation>
    </message>
    <message>
        <source>Readers make room for the announced number. Repairing sets it to what is there.</source>
        <translation>读取程序会按声明的数量预留空间。修复会将它设为实际的数量。</translation>
    </message>
    <message>
        <source>The vertex is pulled too far or not far enough. Repairing scales the weights.</source>
        <translation>顶点会被牵动得太远或不够远。修复会按比例调整权重。</translation>
    </message>
    <message>
        <source>Readers look for keys in ascending order. Repairing sorts the keys.</source>
        <translation>读取程序按升序查找关键帧。修复会将关键帧排序。</translation>
    </message>
    <message>
        <source>Two keys have frame %1.</source>
        <translation>两个关键帧的帧号都是 %1。</translation>
    </message>
    <message>
        <source>One of the two is never seen.</source>
        <translation>两者之一永远看不到。</translation>
    </message>
    <message>
        <source>The track has no keys.</source>
        <translation>该轨道没有关键帧。</translation>
    </message>
    <message>
        <source>It moves nothing. Repairing removes it.</source>
        <translation>它不移动任何内容。修复会移除它。</translation>
    </message>
    <message>
        <source>The track has %1 blocks of keys instead of one.</source>
        <translation>该轨道有 %1 个关键帧数据块，而不是一个。</translation>
    </message>
    <message>
        <source>Readers use the last of them, or none.</source>
        <translation>读取程序会使用其中最后一个，或一个也不用。</translation>
    </message>
    <message>
        <source>The track does not say which node it moves.</source>
        <translation>该轨道没有说明它移动哪个节点。</translation>
    </message>
    <message>
        <source>Readers drop it.</source>
        <translation>读取程序会丢弃它。</translation>
    </message>
    <message>
        <source>The track names its node by name.</source>
        <translation>该轨道按名称引用其节点。</translation>
    </message>
    <message>
        <source>The reference reader takes the track for a node then, and reads foreign memory. Repairing writes the number of the node where there is one.</source>
        <translation>参考读取程序会把该轨道当作节点，并读取不属于它的内存。有对应节点时，修复会写入节点的编号。</translation>
    </message>
    <message>
        <source>The loop flag stands behind the frames.</source>
        <translation>循环标志位于帧之后。</translation>
    </message>
    <message>
        <source>So says the specification; the program that reads the format expects it before them. Repairing moves it.</source>
        <translation>规范如此规定；读取此格式的程序则要求它在帧之前。修复会移动它。</translation>
    </message>
    <message>
        <source>The number of the node is not the last block of the track.</source>
        <translation>节点的编号不是轨道的最后一个数据块。</translation>
    </message>
    <message>
        <source>Readers attach the track when they meet it, and miss what follows. Repairing moves it to the end.</source>
        <translation>读取程序遇到它时就连接轨道，并漏掉后面的内容。修复会将它移到末尾。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 vertices belong to no triangle.</source>
        <translation>
            <numerusform>%2 个顶点中有 %n 个不属于任何三角形。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 weights are zero.</source>
        <translation>
            <numerusform>%2 个权重中有 %n 个为零。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices are pulled by more than four bones, the first is %2.</source>
        <translation>
            <numerusform>%n 个顶点由四个以上的骨骼牵动，第一个是 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of the skinned mesh are pulled by no bone, the first is %2.</source>
        <translation>
            <numerusform>蒙皮网格的 %n 个顶点没有骨骼牵动，第一个是 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n vertices do not add up to 1, the first is %2 with %3.</source>
        <translation>
            <numerusform>%n 个顶点的权重合计不为 1，第一个是 %2，为 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices belong to triangles of different brushes, the first is %2.</source>
        <translation>
            <numerusform>%n 个顶点属于不同画刷的三角形，第一个是 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes have a name that was used before; here it is %2.</source>
        <translation>
            <numerusform>%n 个节点的名称已被使用过；此处为 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indices do not make whole triangles.</source>
        <translation>
            <numerusform>%n 个索引不能构成完整的三角形。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indices do not make whole primitives of %2.</source>
        <translation>
            <numerusform>%n 个索引不能构成每 %2 个一组的完整图元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones are their own parents.</source>
        <translation>
            <numerusform>%n 个骨骼是自身的父级。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %2 geometries have a bone mapping.</source>
        <translation>
            <numerusform>%2 个几何体中只有 %n 个带有骨骼映射。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 should lie from %2 to %3, but its place ends at %4.</source>
        <translation>%1 应位于 %2 到 %3，但其所在之处在 %4 就结束了。</translation>
    </message>
    <message>
        <source>The file was cut off, or the offset or the length is wrong.</source>
        <translation>文件被截断，或偏移或长度有误。</translation>
    </message>
    <message>
        <source>%1 begins at %2, where something else lies.</source>
        <translation>%1 从 %2 开始，那里已有其他内容。</translation>
    </message>
    <message>
        <source>The offset or the length of one of the two is wrong.</source>
        <translation>两者之一的偏移或长度有误。</translation>
    </message>
    <message>
        <source>%1 begins at %2, before the end of the list that says so.</source>
        <translation>%1 从 %2 开始，在给出其位置的列表结束之前。</translation>
    </message>
    <message>
        <source>The offset is wrong.</source>
        <translation>偏移有误。</translation>
    </message>
    <message>
        <source>Loaders do not see them. Repairing removes them.</source>
        <translation>加载器看不到它们。修复会移除它们。</translation>
    </message>
    <message>
        <source>%1 is %2, but there are %3 bytes.</source>
        <translation>%1 为 %2，但有 %3 字节。</translation>
    </message>
    <message>
        <source>Readers that look for the beginning from the end of the file do not find it. Repairing writes how many there are.</source>
        <translation>从文件末尾查找开头的读取程序会找不到它。修复会写入实际的字节数。</translation>
    </message>
    <message>
        <source>Readers that look for the beginning from the end of the file do not find it. Repairing appends it.</source>
        <translation>从文件末尾查找开头的读取程序会找不到它。修复会追加它。</translation>
    </message>
    <message>
        <source>The %1 of %2 add up to %3, but %4 says %5.</source>
        <translation>%2 的 %1 合计为 %3，但 %4 为 %5。</translation>
    </message>
    <message>
        <source>Readers stop in the middle or read on into what follows. Repairing writes the sum.</source>
        <translation>读取程序会停在中间，或继续读取后面的内容。修复会写入总和。</translation>
    </message>
    <message>
        <source>%1 cannot be expanded: %2</source>
        <translation>%1 无法展开：%2</translation>
    </message>
    <message>
        <source>What lies behind the damage is lost, unless another copy of the file is whole.</source>
        <translation>除非文件另有完整的副本，损坏之处以后的内容已丢失。</translation>
    </message>
    <message>
        <source>%1 expands to %2 bytes, not to %3.</source>
        <translation>%1 展开为 %2 字节，而不是 %3 字节。</translation>
    </message>
    <message>
        <source>Readers refuse it, or read foreign memory. Repairing writes how many there are.</source>
        <translation>读取程序会拒绝它，或读取不属于它的内存。修复会写入实际的字节数。</translation>
    </message>
    <message>
        <source>%1 needs only %2 of its %3 packed bytes.</source>
        <translation>%1 只需要其 %3 个压缩字节中的 %2 个。</translation>
    </message>
    <message>
        <source>Readers ignore the rest.</source>
        <translation>读取程序会忽略其余部分。</translation>
    </message>
    <message>
        <source>%1 ends with a marker.</source>
        <translation>%1 以标记结束。</translation>
    </message>
    <message>
        <source>Readers that know the length do not need it.</source>
        <translation>知道长度的读取程序不需要它。</translation>
    </message>
    <message>
        <source>%1 is 0x%2, but the bytes have 0x%3.</source>
        <translation>%1 为 0x%2，但字节的校验和为 0x%3。</translation>
    </message>
    <message>
        <source>Either the bytes were damaged, or they were changed and the checksum was not. Repairing writes the checksum of what is there.</source>
        <translation>或者字节已损坏，或者更改了字节而没有更改校验和。修复会写入现有内容的校验和。</translation>
    </message>
    <message>
        <source>The package is appended to %1 bytes of something else.</source>
        <translation>资源包附加在 %1 字节的其他内容之后。</translation>
    </message>
    <message>
        <source>Programs carry their resources that way. Offsets count from the package&apos;s identifier.</source>
        <translation>程序会这样携带其资源。偏移从资源包的标识符算起。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no relative path with slashes.</source>
        <translation>“%1”不是带斜杠的相对路径。</translation>
    </message>
    <message>
        <source>Resources are never asked for by such a name; unpackers may write where they should not.</source>
        <translation>永远不会用这样的名称请求资源；解包程序可能会写到不该写的地方。</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; has no content.</source>
        <translation>文件“%1”没有内容。</translation>
    </message>
    <message>
        <source>The packing tool leaves such files out.</source>
        <translation>打包工具会略去这样的文件。</translation>
    </message>
    <message>
        <source>The content of &quot;%1&quot; lies before that of the file above it.</source>
        <translation>“%1”的内容位于其上方文件的内容之前。</translation>
    </message>
    <message>
        <source>The packing tool writes contents in the order of the directory; loaders do not mind.</source>
        <translation>打包工具按目录的顺序写入内容；加载器并不介意。</translation>
    </message>
    <message>
        <source>The block says that it has %1 bytes, %2 when packed.</source>
        <translation>该数据块说它有 %1 字节，压缩后为 %2 字节。</translation>
    </message>
    <message>
        <source>Loaders never come to its end.</source>
        <translation>加载器永远到不了它的末尾。</translation>
    </message>
    <message>
        <source>The block has %1 bytes, more than the %3 of the first one.</source>
        <translation>该数据块有 %1 字节，多于第一个的 %3 字节。</translation>
    </message>
    <message>
        <source>Loaders reserve memory for the first block and write beyond it.</source>
        <translation>加载器为第一个数据块预留内存，会写到其之外。</translation>
    </message>
    <message>
        <source>The block packs %1 bytes into %2, more than any packer needs.</source>
        <translation>该数据块将 %1 字节压缩为 %2 字节，超过任何压缩程序所需。</translation>
    </message>
    <message>
        <source>Loaders reserve less memory than that.</source>
        <translation>加载器预留的内存少于此数。</translation>
    </message>
    <message>
        <source>The block has %1 bytes; blocks have 32768, and only the last one less.</source>
        <translation>该数据块有 %1 字节；数据块为 32768 字节，只有最后一个较少。</translation>
    </message>
    <message>
        <source>The packing tool does not write it.</source>
        <translation>打包工具不会写出这样的数据块。</translation>
    </message>
    <message>
        <source>The package has no files.</source>
        <translation>资源包中没有文件。</translation>
    </message>
    <message>
        <source>The engine refuses it.</source>
        <translation>引擎会拒绝它。</translation>
    </message>
    <message>
        <source>The package has %1 bytes.</source>
        <translation>资源包有 %1 字节。</translation>
    </message>
    <message>
        <source>Offsets have 32 bits: nothing beyond 4 GiB can be found.</source>
        <translation>偏移为 32 位：4 GiB 之外的内容都无法找到。</translation>
    </message>
    <message>
        <source>The name of the file ends with .%1, but the content is that of a .%2 file.</source>
        <translation>文件名以 .%1 结尾，但内容是 .%2 文件的内容。</translation>
    </message>
    <message>
        <source>Readers that go by the name will not read it. Rename the file, or convert it.</source>
        <translation>以名称为准的读取程序不会读取它。请重命名文件，或转换它。</translation>
    </message>
    <message>
        <source>The side of %1 pixels is longer than the %2 that graphics hardware takes.</source>
        <translation>边长 %1 像素大于图形硬件所接受的 %2。</translation>
    </message>
    <message>
        <source>The texture cannot be made, or the number is not what was meant.</source>
        <translation>无法创建该纹理，或该数值并非本意。</translation>
    </message>
    <message>
        <source>The side of %1 pixels is no power of two.</source>
        <translation>边长 %1 像素不是 2 的幂。</translation>
    </message>
    <message>
        <source>The side of %1 pixels is no multiple of 4.</source>
        <translation>边长 %1 像素不是 4 的倍数。</translation>
    </message>
    <message>
        <source>The picture is made of blocks of 4 × 4 pixels; the last ones stick out.</source>
        <translation>图片由 4 × 4 像素的数据块组成；最后的数据块会超出边缘。</translation>
    </message>
    <message>
        <source>Horde3D does not read the pixel format %1.</source>
        <translation>Horde3D 不读取像素格式 %1。</translation>
    </message>
    <message>
        <source>It takes DXT1, DXT3, DXT5, BC6H, BC7, RGBA of 16 or 32 bit floats, and RGB or BGR with 24 or 32 bits. Convert the texture.</source>
        <translation>它接受 DXT1, DXT3, DXT5, BC6H, BC7、16 或 32 位浮点数的 RGBA，以及 24 或 32 位的 RGB 或 BGR。请转换该纹理。</translation>
    </message>
    <message>
        <source>Horde3D does not read surfaces of the kind 0x%1.</source>
        <translation>Horde3D 不读取种类为 0x%1 的表面。</translation>
    </message>
    <message>
        <source>It takes plain textures (0), cubes with all six faces and volumes.</source>
        <translation>它接受普通纹理 (0)、六个面齐全的立方体和体积。</translation>
    </message>
    <message>
        <source>The cube has %1 of its six faces.</source>
        <translation>该立方体只有六个面中的 %1 个。</translation>
    </message>
    <message>
        <source>The faces of the cube are %1 × %2 pixels.</source>
        <translation>该立方体的面为 %1 × %2 像素。</translation>
    </message>
    <message>
        <source>The faces of a cube are squares; hardware does not take others.</source>
        <translation>立方体的面是正方形；硬件不接受其他形状。</translation>
    </message>
    <message>
        <source>There are %1 levels, but level %2 has only one pixel already.</source>
        <translation>有 %1 个级别，但级别 %2 已只有一个像素。</translation>
    </message>
    <message>
        <source>Repairing sets the number to that of a full chain.</source>
        <translation>修复会将该数设为完整级别链的数量。</translation>
    </message>
    <message>
        <source>The number of levels is 0.</source>
        <translation>级别的数量为 0。</translation>
    </message>
    <message>
        <source>There are %1 textures in an array.</source>
        <translation>数组中有 %1 个纹理。</translation>
    </message>
    <message>
        <source>Readers do not show the picture, or only a part of it. The file may have been cut off.</source>
        <translation>读取程序不显示图片，或只显示其一部分。文件可能被截断。</translation>
    </message>
    <message>
        <source>IHDR is not the first chunk.</source>
        <translation>IHDR 不是第一个块。</translation>
    </message>
    <message>
        <source>Readers do not take the file for a picture.</source>
        <translation>读取程序不会把此文件当作图片。</translation>
    </message>
    <message>
        <source>The chunk %1 is not known, but must be.</source>
        <translation>块 %1 未知，但它是必需的。</translation>
    </message>
    <message>
        <source>The capital at the beginning of its name says so; readers reject the picture.</source>
        <translation>其名称开头的大写字母如此表示；读取程序会拒绝该图片。</translation>
    </message>
    <message>
        <source>There are no pictures with %1 bits in a sample of colour type %2.</source>
        <translation>没有每采样 %1 位、颜色类型为 %2 的图片。</translation>
    </message>
    <message>
        <source>Palettes have 1, 2, 4 or 8 bits, grey has 16 as well, all others 8 or 16.</source>
        <translation>调色板为 1, 2, 4 或 8 位，灰度还可为 16 位，其他均为 8 或 16 位。</translation>
    </message>
    <message>
        <source>Horde3D does not read bitmaps with %1.</source>
        <translation>Horde3D 不读取这样的位图：%1。</translation>
    </message>
    <message>
        <source>It takes 4, 8, 16, 24 and 32 bits for each pixel without compression. Convert the picture.</source>
        <translation>它接受每像素 4, 8, 16, 24 和 32 位的未压缩位图。请转换该图片。</translation>
    </message>
    <message>
        <source>The header says %1 bytes, but there are %2.</source>
        <translation>头部说有 %1 字节，但实际有 %2 字节。</translation>
    </message>
    <message>
        <source>The file may be cut off, or something was appended. Repairing writes the size that it has.</source>
        <translation>文件可能被截断，或附加了其他内容。修复会写入实际的大小。</translation>
    </message>
    <message>
        <source>The file may have been cut off; the rest of the picture is anything.</source>
        <translation>文件可能被截断；图片的其余部分可能是任意内容。</translation>
    </message>
    <message>
        <source>its parameters make no sense.</source>
        <translation>其参数不合理。</translation>
    </message>
    <message>
        <source>the packed bytes end too early.</source>
        <translation>压缩的字节过早结束。</translation>
    </message>
    <message>
        <source>the packed bytes make no sense.</source>
        <translation>压缩的字节不合理。</translation>
    </message>
    <message>
        <source>Horde3D does not read JPEG files with %1.</source>
        <translation>Horde3D 不读取这样的 JPEG 文件：%1。</translation>
    </message>
    <message>
        <source>It takes baseline and progressive pictures of 8 bits with 1, 3 or 4 components. Convert the picture.</source>
        <translation>它接受 8 位、1, 3 或 4 个分量的基线和渐进式图片。请转换该图片。</translation>
    </message>
    <message>
        <source>There is no segment %1.</source>
        <translation>没有段 %1。</translation>
    </message>
    <message>
        <source>The file may have been cut off; readers show nothing, or only a part of it.</source>
        <translation>文件可能被截断；读取程序什么也不显示，或只显示其一部分。</translation>
    </message>
    <message>
        <source>Some readers go on to the next marker, others stop. A length before may be wrong.</source>
        <translation>有些读取程序会前进到下一个标记，有些会停止。之前的某个长度可能有误。</translation>
    </message>
    <message>
        <source>The image has no colours.</source>
        <translation>该图像没有颜色。</translation>
    </message>
    <message>
        <source>There is neither a table of its own nor one for all; readers reject the file.</source>
        <translation>既没有它自己的颜色表，也没有公用的颜色表；读取程序会拒绝此文件。</translation>
    </message>
    <message>
        <source>There is more than one image.</source>
        <translation>有多张图像。</translation>
    </message>
    <message>
        <source>There is no image.</source>
        <translation>没有图像。</translation>
    </message>
    <message>
        <source>The file may have been cut off.</source>
        <translation>文件可能被截断。</translation>
    </message>
    <message>
        <source>No block says that the file ends here.</source>
        <translation>没有数据块表示文件到此结束。</translation>
    </message>
    <message>
        <source>The file may have been cut off; most readers do not mind.</source>
        <translation>文件可能被截断；多数读取程序并不介意。</translation>
    </message>
    <message>
        <source>Horde3D does not read documents with %1 bits in a sample.</source>
        <translation>Horde3D 不读取每采样 %1 位的文档。</translation>
    </message>
    <message>
        <source>It takes 8 and 16. Convert the picture.</source>
        <translation>它接受 8 和 16 位。请转换该图片。</translation>
    </message>
    <message>
        <source>No line says FORMAT=32-bit_rle_rgbe.</source>
        <translation>没有写着 FORMAT=32-bit_rle_rgbe 的行。</translation>
    </message>
    <message>
        <source>Horde3D does not read pictures of the orientation &quot;%1&quot;.</source>
        <translation>Horde3D 不读取方向为“%1”的图片。</translation>
    </message>
    <message>
        <source>It takes -Y, the height, +X and the width. Turn the picture.</source>
        <translation>它接受 -Y、高度、+X 和宽度。请旋转该图片。</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 begins at %4.</source>
        <translation>%1 为 %2，但 %3 从 %4 开始。</translation>
    </message>
    <message>
        <source>Loaders look in the wrong place, or refuse the file. Repairing writes where it begins.</source>
        <translation>加载器会在错误的位置查找，或拒绝此文件。修复会写入实际的起始位置。</translation>
    </message>
    <message>
        <source>The file has %1 bytes; the header alone needs %2.</source>
        <translation>文件有 %1 字节；仅头部就需要 %2 字节。</translation>
    </message>
    <message>
        <source>It was cut off, or is something else.</source>
        <translation>它被截断，或是其他内容。</translation>
    </message>
    <message>
        <source>The file begins with %1 instead of 0xdecafbad.</source>
        <translation>文件以 %1 开头，而不是 0xdecafbad。</translation>
    </message>
    <message>
        <source>The engine refuses the file. Repairing writes the number, if the rest is a model.</source>
        <translation>引擎会拒绝此文件。如果其余部分是模型，修复会写入该数。</translation>
    </message>
    <message>
        <source>The asset type is %1; models have 15.</source>
        <translation>资产类型为 %1；模型应为 15。</translation>
    </message>
    <message>
        <source>The engine stops. Repairing writes 15, if the rest is a model.</source>
        <translation>引擎会停止。如果其余部分是模型，修复会写入 15。</translation>
    </message>
    <message>
        <source>The header is laid out as %1, with %2 bytes; the engine reads 132 bytes.</source>
        <translation>头部的布局为 %1，有 %2 字节；引擎读取 132 字节。</translation>
    </message>
    <message>
        <source>It follows the published page, but the engine cannot load it. Repairing writes the header as the engine does; everything behind it moves.</source>
        <translation>它遵循公开的页面，但引擎无法加载。修复会按引擎的方式写入头部；其后的一切都会移动。</translation>
    </message>
    <message>
        <source>It is shown as the engine would read it.</source>
        <translation>它按引擎的读取方式显示。</translation>
    </message>
    <message>
        <source>%1 begins with the guard %2 instead of %3.</source>
        <translation>%1 以守卫值 %2 开头，而不是 %3。</translation>
    </message>
    <message>
        <source>The engine stops. Where what follows is in its place, repairing writes the number; else a count or length before this place is wrong.</source>
        <translation>引擎会停止。如果后面的内容在应在的位置，修复会写入该数；否则此处之前的某个数量或长度有误。</translation>
    </message>
    <message>
        <source>The mesh type of %1 is %2; there are 0 (static) and 1 (skinned).</source>
        <translation>%1 的网格类型为 %2；只有 0（静态）和 1（蒙皮）。</translation>
    </message>
    <message>
        <source>total_channel_count is %1, but the animations have %2 channels together.</source>
        <translation>total_channel_count 为 %1，但各动画共有 %2 个通道。</translation>
    </message>
    <message>
        <source>The parts behind are read from wrong places. Repairing writes the number with which they are in theirs.</source>
        <translation>后面的部分会从错误的位置读取。修复会写入使它们各就其位的数。</translation>
    </message>
    <message>
        <source>Channels get lost, or foreign memory is read. Repairing counts them.</source>
        <translation>通道会丢失，或读取不属于它的内存。修复会重新计数。</translation>
    </message>
    <message>
        <source>The engine writes into foreign memory. Repairing gives it to the animation whose count of channels reaches it.</source>
        <translation>引擎会写入不属于它的内存。修复会将它归给按通道数量包含它的动画。</translation>
    </message>
    <message>
        <source>The engine reads foreign memory. Repairing lets the keys follow one another as the engine writes them.</source>
        <translation>引擎会读取不属于它的内存。修复会让关键帧像引擎写入的那样依次排列。</translation>
    </message>
    <message>
        <source>The %1 of channel %2 begin at %3, which is no multiple of 4 or inside other keys.</source>
        <translation>通道 %2 的 %1 从 %3 开始，它不是 4 的倍数，或位于其他关键帧之内。</translation>
    </message>
    <message>
        <source>They are read from the middle of other numbers. Repairing lets the keys follow one another as the engine writes them.</source>
        <translation>它们会从其他数值的中间读取。修复会让关键帧像引擎写入的那样依次排列。</translation>
    </message>
    <message>
        <source>The keys do not lie one after another, channel by channel: first %1 of channel %2.</source>
        <translation>关键帧没有逐个通道依次排列：首先是通道 %2 的 %1。</translation>
    </message>
    <message>
        <source>The engine follows the offsets, so that all is well. Repairing writes the keys as the engine does.</source>
        <translation>引擎按偏移读取，因此一切正常。修复会按引擎的方式写入关键帧。</translation>
    </message>
    <message>
        <source>The string table has a header of 12 bytes; 64-bit engines read 16.</source>
        <translation>字符串表有 12 字节的头部；64 位引擎读取 16 字节。</translation>
    </message>
    <message>
        <source>A 32-bit program wrote it. Repairing inserts the four bytes of alignment.</source>
        <translation>由 32 位程序写入。修复会插入四个字节的对齐。</translation>
    </message>
    <message>
        <source>The string %1 would end at %2, but there are %3 bytes of text.</source>
        <translation>字符串 %1 会在 %2 处结束，但文本只有 %3 字节。</translation>
    </message>
    <message>
        <source>The engine reads foreign memory. Repairing shortens it to what is there.</source>
        <translation>引擎会读取不属于它的内存。修复会将它缩短到实际的内容。</translation>
    </message>
    <message>
        <source>The engine stops or reads foreign memory. Repairing adds a string.</source>
        <translation>引擎会停止或读取不属于它的内存。修复会添加一个字符串。</translation>
    </message>
    <message>
        <source>Only submeshes and materials may have none: the engine stops or reads foreign memory. Repairing adds a string.</source>
        <translation>只有子网格和材质可以没有：引擎会停止或读取不属于它的内存。修复会添加一个字符串。</translation>
    </message>
    <message>
        <source>The string %1 is empty.</source>
        <translation>字符串 %1 为空。</translation>
    </message>
    <message>
        <source>What it names cannot be found.</source>
        <translation>以它命名的内容无法找到。</translation>
    </message>
    <message>
        <source>The importer writes memory that was never set where a material has no name. Repairing writes a question mark for each byte that means nothing.</source>
        <translation>材质没有名称时，导入程序会写入从未设置过的内存。修复会将每个无意义的字节写为问号。</translation>
    </message>
    <message>
        <source>It takes room only.</source>
        <translation>它只占用空间。</translation>
    </message>
    <message>
        <source>What is left over is no triangle. Repairing drops it.</source>
        <translation>剩余的部分不是三角形。修复会去掉它。</translation>
    </message>
    <message>
        <source>The vertex shrinks towards the origin or flies off. Repairing makes the sum 1.</source>
        <translation>顶点会缩向原点或飞离。修复会使总和为 1。</translation>
    </message>
    <message>
        <source>The handedness of a tangent is %1, neither 1 nor -1.</source>
        <translation>切线的手性为 %1，既不是 1 也不是 -1。</translation>
    </message>
    <message>
        <source>Bumps look too flat or too high. Repairing writes the nearer one.</source>
        <translation>凹凸看起来会太平或太高。修复会写入较近的一个。</translation>
    </message>
    <message>
        <source>Programs that walk up the tree never end. Repairing makes it a root.</source>
        <translation>沿着树向上查找的程序永远不会结束。修复会将它设为根。</translation>
    </message>
    <message>
        <source>The bone never moves. Bones and nodes meet by name only.</source>
        <translation>该骨骼永远不动。骨骼与节点只靠名称对应。</translation>
    </message>
    <message>
        <source>The channel moves nothing.</source>
        <translation>该通道不移动任何内容。</translation>
    </message>
    <message>
        <source>Names are compared without regard to case; only one of them is found. Repairing puts a number behind the name.</source>
        <translation>比较名称时不区分大小写；只会找到其中之一。修复会在名称后面加上数字。</translation>
    </message>
    <message>
        <source>No node is a root.</source>
        <translation>没有节点是根。</translation>
    </message>
    <message>
        <source>The engine finds nothing to begin with.</source>
        <translation>引擎找不到起点。</translation>
    </message>
    <message>
        <source>%1 nodes are roots.</source>
        <translation>%1 个节点是根。</translation>
    </message>
    <message>
        <source>The importer writes one; nothing goes wrong with more.</source>
        <translation>导入程序只写一个；多个也不会出错。</translation>
    </message>
    <message>
        <source>The box does not fit the vertices.</source>
        <translation>包围盒与顶点不符。</translation>
    </message>
    <message>
        <source>Programs that trust it hide the model too early or too late. Repairing computes it.</source>
        <translation>信任它的程序会过早或过晚隐藏模型。修复会计算它。</translation>
    </message>
    <message>
        <source>The center is not the middle of the vertices&apos; box.</source>
        <translation>中心不是顶点包围盒的中心。</translation>
    </message>
    <message>
        <source>Programs that trust it sort and hide the model wrongly. Repairing computes it.</source>
        <translation>信任它的程序会错误地排序和隐藏模型。修复会计算它。</translation>
    </message>
    <message>
        <source>%1 is zero.</source>
        <translation>%1 为零。</translation>
    </message>
    <message>
        <source>The importer leaves it so; the engine computes it when loading. Repairing does so now.</source>
        <translation>导入程序将其留为零；引擎在加载时计算。修复会现在就计算。</translation>
    </message>
    <message>
        <source>The last row of the matrix is not 0, 0, 0, 1.</source>
        <translation>矩阵的最后一行不是 0, 0, 0, 1。</translation>
    </message>
    <message>
        <source>The matrix cannot be inverted.</source>
        <translation>该矩阵无法求逆。</translation>
    </message>
    <message>
        <source>It flattens everything.</source>
        <translation>它会压扁一切。</translation>
    </message>
    <message>
        <source>The matrix is not the inverse of the root&apos;s local matrix.</source>
        <translation>该矩阵不是根的局部矩阵的逆矩阵。</translation>
    </message>
    <message>
        <source>The importer writes that. Repairing computes it.</source>
        <translation>导入程序会写入逆矩阵。修复会计算它。</translation>
    </message>
    <message>
        <source>The animation takes %1 ticks.</source>
        <translation>该动画持续 %1 tick。</translation>
    </message>
    <message>
        <source>It cannot be played. Repairing writes the time of its last key.</source>
        <translation>它无法播放。修复会写入其最后一个关键帧的时间。</translation>
    </message>
    <message>
        <source>The animation runs with %1 ticks per second.</source>
        <translation>该动画以每秒 %1 tick 运行。</translation>
    </message>
    <message>
        <source>It stands still or runs backwards. Repairing writes 25.</source>
        <translation>它会停住不动或倒着运行。修复会写入 25。</translation>
    </message>
    <message>
        <source>A key at %1 follows one at %2.</source>
        <translation>%1 处的关键帧排在 %2 处的关键帧之后。</translation>
    </message>
    <message>
        <source>The engine looks for the next key by its time. Repairing sorts the keys and drops those that have the same time.</source>
        <translation>引擎按时间查找下一个关键帧。修复会将关键帧排序，并去掉时间相同的关键帧。</translation>
    </message>
    <message>
        <source>A key is at %1; the animation takes %2 ticks.</source>
        <translation>有一个关键帧在 %1；动画持续 %2 tick。</translation>
    </message>
    <message>
        <source>It is never reached. Repairing makes the animation longer.</source>
        <translation>永远到不了它。修复会延长动画。</translation>
    </message>
    <message>
        <source>The engine does not take them from the node: without scales the node shrinks to nothing, without positions it goes to the origin.</source>
        <translation>引擎不会从节点取用它们：没有缩放时节点会缩成一个点，没有位置时节点会移到原点。</translation>
    </message>
    <message>
        <source>The engine takes the size of a vertex from the presence of animations, and misreads the vertices. Repairing converts them.</source>
        <translation>引擎由是否有动画来判断顶点的大小，会误读顶点。修复会转换它们。</translation>
    </message>
    <message>
        <source>There are %1 bones; the engine handles 64.</source>
        <translation>有 %1 个骨骼；引擎只能处理 64 个。</translation>
    </message>
    <message>
        <source>It writes into foreign memory.</source>
        <translation>它会写入不属于它的内存。</translation>
    </message>
    <message>
        <source>The string table holds no text.</source>
        <translation>字符串表中没有文本。</translation>
    </message>
    <message>
        <source>There are %1 strings; ids name 65535.</source>
        <translation>有 %1 个字符串；编号最多表示 65535 个。</translation>
    </message>
    <message>
        <source>This is no markup: %1 (byte %2, line %3, column %4).</source>
        <translation>这不是标记：%1（字节 %2，第 %3 行，第 %4 列）。</translation>
    </message>
    <message>
        <source>Parsers refuse the whole document. A &lt; that is meant as such is written &amp;lt;</source>
        <translation>解析器会拒绝整个文档。用作本义的 &lt; 应写成 &amp;lt;</translation>
    </message>
    <message>
        <source>The document is encoded in UTF-16.</source>
        <translation>文档以 UTF-16 编码。</translation>
    </message>
    <message>
        <source>It can only be read as UTF-8 or ASCII. Save it as UTF-8 in a text editor.</source>
        <translation>它只能按 UTF-8 或 ASCII 读取。请用文本编辑器将它保存为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 is not ended; it begins at byte %2, line %3, column %4.</source>
        <translation>%1 没有结束；它从字节 %2、第 %3 行、第 %4 列开始。</translation>
    </message>
    <message>
        <source>Parsers refuse the whole document. Repairing adds what ends it.</source>
        <translation>解析器会拒绝整个文档。修复会添加结束它的内容。</translation>
    </message>
    <message>
        <source>%1 ends no element (byte %2, line %3, column %4); open is %5.</source>
        <translation>%1 没有结束任何元素（字节 %2，第 %3 行，第 %4 列）；打开的是 %5。</translation>
    </message>
    <message>
        <source>Parsers refuse the whole document. Repairing makes it the end of the open element where that has none, else deletes it.</source>
        <translation>解析器会拒绝整个文档。打开的元素没有结尾时，修复会将它改为该元素的结尾，否则删除它。</translation>
    </message>
    <message>
        <source>%1 is no attribute (byte %2, line %3, column %4).</source>
        <translation>%1 不是属性（字节 %2，第 %3 行，第 %4 列）。</translation>
    </message>
    <message>
        <source>Parsers refuse the whole document. Attributes are written name=&quot;value&quot;.</source>
        <translation>解析器会拒绝整个文档。属性的写法为 name=&quot;value&quot;。</translation>
    </message>
    <message>
        <source>There is no space before the attribute %1.</source>
        <translation>属性 %1 之前没有空格。</translation>
    </message>
    <message>
        <source>Strict parsers refuse the document. Repairing adds it.</source>
        <translation>严格的解析器会拒绝该文档。修复会添加空格。</translation>
    </message>
    <message>
        <source>The value of %1 contains a &lt;.</source>
        <translation>%1 的值含有 &lt;。</translation>
    </message>
    <message>
        <source>Strict parsers refuse the document. Repairing writes &amp;lt;</source>
        <translation>严格的解析器会拒绝该文档。修复会写入 &amp;lt;</translation>
    </message>
    <message>
        <source>%1 stands for no character.</source>
        <translation>%1 不表示任何字符。</translation>
    </message>
    <message>
        <source>Strict parsers refuse the document, others take it as it is written. An &amp; that is meant as such is written &amp;amp;</source>
        <translation>严格的解析器会拒绝该文档，其他解析器按原样接受。用作本义的 &amp; 应写成 &amp;amp;</translation>
    </message>
    <message>
        <source>Elements are nested more than %1 deep; deeper ones are shown as bytes.</source>
        <translation>元素的嵌套超过 %1 层；更深的元素按字节显示。</translation>
    </message>
    <message>
        <source>Parsers that call themselves for each level may run out of memory.</source>
        <translation>每层递归调用自身的解析器可能耗尽内存。</translation>
    </message>
    <message>
        <source>The document has more than %1 elements and texts; what follows is shown as bytes.</source>
        <translation>文档有超过 %1 个元素和文本；后面的内容按字节显示。</translation>
    </message>
    <message>
        <source>It is kept as it is, but nothing in it is looked at.</source>
        <translation>它原样保留，但不查看其中的任何内容。</translation>
    </message>
    <message>
        <source>There is no element in the document.</source>
        <translation>文档中没有元素。</translation>
    </message>
    <message>
        <source>Parsers refuse it.</source>
        <translation>解析器会拒绝它。</translation>
    </message>
    <message>
        <source>The outermost element is %1, but should be %2.</source>
        <translation>最外层元素为 %1，但应为 %2。</translation>
    </message>
    <message>
        <source>The engine refuses the file. Repairing renames the element where it is clear to what.</source>
        <translation>引擎会拒绝此文件。能确定应有的名称时，修复会重命名该元素。</translation>
    </message>
    <message>
        <source>%1 stands behind the outermost element.</source>
        <translation>%1 位于最外层元素之后。</translation>
    </message>
    <message>
        <source>Strict parsers refuse the document; others do not look at it.</source>
        <translation>严格的解析器会拒绝该文档；其他解析器不查看它。</translation>
    </message>
    <message>
        <source>Parsers refuse the document. Repairing deletes it.</source>
        <translation>解析器会拒绝该文档。修复会删除它。</translation>
    </message>
    <message>
        <source>The document begins with a mark for UTF-8.</source>
        <translation>文档以 UTF-8 标记开头。</translation>
    </message>
    <message>
        <source>Parsers skip it.</source>
        <translation>解析器会跳过它。</translation>
    </message>
    <message>
        <source>The document names a document type.</source>
        <translation>文档指定了文档类型。</translation>
    </message>
    <message>
        <source>It is skipped; entities that it declares stay as they are written.</source>
        <translation>它会被跳过；它声明的实体保持原样。</translation>
    </message>
    <message>
        <source>%1 has no meaning in %2.%3</source>
        <translation>%1 在 %2 中没有含义。%3</translation>
    </message>
    <message>
        <source>Names must be written exactly so, also in upper and lower case.</source>
        <translation>名称必须完全照此书写，包括大小写。</translation>
    </message>
    <message>
        <source>%2 has more than one %1.</source>
        <translation>%2 有多个 %1。</translation>
    </message>
    <message>
        <source>Only the first one counts.</source>
        <translation>只有第一个算数。</translation>
    </message>
    <message>
        <source>Nobody reads it. Repairing deletes it.</source>
        <translation>没有程序读取它。修复会删除它。</translation>
    </message>
    <message>
        <source>%2 has no attribute %1.%3</source>
        <translation>%2 没有属性 %1。%3</translation>
    </message>
    <message>
        <source>The engine ignores it. Names must be written exactly so, also in upper and lower case.</source>
        <translation>引擎会忽略它。名称必须完全照此书写，包括大小写。</translation>
    </message>
    <message>
        <source>The attribute %1 is there twice.</source>
        <translation>属性 %1 出现了两次。</translation>
    </message>
    <message>
        <source>Strict parsers refuse the document. Repairing deletes the one that does not count.</source>
        <translation>严格的解析器会拒绝该文档。修复会删除不算数的那个。</translation>
    </message>
    <message>
        <source>%2 should have the attribute %1.</source>
        <translation>%2 应有属性 %1。</translation>
    </message>
    <message>
        <source>The engine does not read the attribute %1.</source>
        <translation>引擎不读取属性 %1。</translation>
    </message>
    <message>
        <source>It is only in the documentation.</source>
        <translation>它只在文档说明中。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is no %3.</source>
        <translation>%1 为“%2”，它不是 %3。</translation>
    </message>
    <message>
        <source>The engine reads as far as it is one, or takes 0. Repairing writes what it reads.</source>
        <translation>引擎会读到不再符合之处为止，或取 0。修复会写入引擎所读的值。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, but should be one of %3.</source>
        <translation>%1 为“%2”，但应为 %3 之一。</translation>
    </message>
    <message>
        <source>Repairing writes the word that it is likely meant to be, or the usual one.</source>
        <translation>修复会写入可能的本意，或通常的词。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which means false here.</source>
        <translation>%1 为“%2”，在此表示 false。</translation>
    </message>
    <message>
        <source>Only &quot;true&quot; switches it on. Repairing writes &quot;false&quot;, which is what it means.</source>
        <translation>只有“true”才会开启它。修复会写入“false”，即它的实际含义。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; it should lead from the content folder on, with / between the folders.</source>
        <translation>%1 为“%2”；它应从内容文件夹算起，文件夹之间用 /。</translation>
    </message>
    <message>
        <source>Such a file is found on one system, or on one computer, only. Repairing writes / for \.</source>
        <translation>这样的文件只在一种系统或一台计算机上能找到。修复会将 \ 写为 /。</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>There is no section [[FX]].</source>
        <translation>没有节 [[FX]]。</translation>
    </message>
    <message>
        <source>The engine refuses the shader.</source>
        <translation>引擎会拒绝该着色器。</translation>
    </message>
    <message>
        <source>There is another section [[FX]] before this one.</source>
        <translation>在此之前已有另一节 [[FX]]。</translation>
    </message>
    <message>
        <source>The engine refuses the shader. Two [ that follow each other in code begin a section too.</source>
        <translation>引擎会拒绝该着色器。代码中连续的两个 [ 也会开始一节。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no place here (line %2, column %3).</source>
        <translation>“%1”不应在此（第 %2 行，第 %3 列）。</translation>
    </message>
    <message>
        <source>The declaration lacks %1 (line %2, column %3).</source>
        <translation>该声明缺少 %1（第 %2 行，第 %3 列）。</translation>
    </message>
    <message>
        <source>There is no state %1 here.</source>
        <translation>此处没有状态 %1。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, but should be %3.</source>
        <translation>%1 为“%2”，但应为 %3。</translation>
    </message>
    <message>
        <source>A context needs a vertex and a pixel shader, or a compute shader. The engine refuses it.</source>
        <translation>上下文需要一个顶点着色器和一个像素着色器，或一个计算着色器。引擎会拒绝它。</translation>
    </message>
    <message>
        <source>Its code is never compiled.</source>
        <translation>其代码永远不会编译。</translation>
    </message>
    <message>
        <source>The #include names no file in quotes.</source>
        <translation>该 #include 没有用引号给出文件名。</translation>
    </message>
    <message>
        <source>The engine refuses the shader. It must be on one line.</source>
        <translation>引擎会拒绝该着色器。它必须在一行之内。</translation>
    </message>
    <message>
        <source>No material can switch it on.</source>
        <translation>没有材质能开启它。</translation>
    </message>
    <message>
        <source>The texture unit %1 is above 11.</source>
        <translation>纹理单元 %1 大于 11。</translation>
    </message>
    <message>
        <source>OpenGL 2 and OpenGL ES 3 have no more.</source>
        <translation>OpenGL 2 和 OpenGL ES 3 没有更多纹理单元。</translation>
    </message>
    <message>
        <source>Names lead from the content folder on. The engine goes on with nothing in its place.</source>
        <translation>名称从内容文件夹算起。引擎会继续运行，该处没有任何内容。</translation>
    </message>
    <message>
        <source>The file %1 is called %2.</source>
        <translation>文件 %1 的实际名称为 %2。</translation>
    </message>
    <message>
        <source>It is found on systems only that take upper and lower case for the same.</source>
        <translation>只有在不区分大小写的系统上才能找到它。</translation>
    </message>
    <message>
        <source>The material links to itself.</source>
        <translation>该材质链接到自身。</translation>
    </message>
    <message>
        <source>The engine follows links without an end when it draws.</source>
        <translation>引擎绘制时会无休止地跟随链接。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no shader flag: _F, two digits from 01 to 32, _ and a name.</source>
        <translation>“%1”不是着色器标志：_F、从 01 到 32 的两位数字、_ 和一个名称。</translation>
    </message>
    <message>
        <source>The engine ignores names of another form; 00 and numbers above 32 set a wrong flag.</source>
        <translation>引擎会忽略其他形式的名称；00 和大于 32 的数字会设置错误的标志。</translation>
    </message>
    <message>
        <source>There is another %1 &quot;%2&quot; before this one.</source>
        <translation>在此之前已有另一个 %1“%2”。</translation>
    </message>
    <message>
        <source>Only one of them counts.</source>
        <translation>只有其中之一算数。</translation>
    </message>
    <message>
        <source>DDS and KTX files bring their own format and smaller versions.</source>
        <translation>DDS 和 KTX 文件自带格式和缩小版本。</translation>
    </message>
    <message>
        <source>%1 names no file.</source>
        <translation>%1 没有文件名。</translation>
    </message>
    <message>
        <source>A shader without a name makes the engine crash; a node without one is dropped.</source>
        <translation>没有名称的着色器会使引擎崩溃；没有名称的节点会被丢弃。</translation>
    </message>
    <message>
        <source>A %1 cannot stand in a %2.</source>
        <translation>%1 不能位于 %2 中。</translation>
    </message>
    <message>
        <source>The engine deletes the node and goes on using it. Meshes belong into Model, Mesh or Joint, joints into Model or Joint.</source>
        <translation>引擎会删除该节点，却继续使用它。网格应在 Model、Mesh 或 Joint 中，关节应在 Model 或 Joint 中。</translation>
    </message>
    <message>
        <source>%1 is %2, but %3 is %4.</source>
        <translation>%1 为 %2，但 %3 为 %4。</translation>
    </message>
    <message>
        <source>The first should be smaller than the second.</source>
        <translation>前者应小于后者。</translation>
    </message>
    <message>
        <source>Another joint has the index %1 as well.</source>
        <translation>另一个关节的索引也是 %1。</translation>
    </message>
    <message>
        <source>Both move the same vertices; the last one counts.</source>
        <translation>两者移动同样的顶点；最后一个算数。</translation>
    </message>
    <message>
        <source>The joint has the index 0.</source>
        <translation>该关节的索引为 0。</translation>
    </message>
    <message>
        <source>By custom, joint 0 does not move; vertices without a joint name it.</source>
        <translation>按惯例，关节 0 不动；没有关节的顶点引用它。</translation>
    </message>
    <message>
        <source>%1 is %2, less than %3 before it.</source>
        <translation>%1 为 %2，小于它之前的 %3。</translation>
    </message>
    <message>
        <source>The level of detail is never drawn.</source>
        <translation>该细节层次永远不会绘制。</translation>
    </message>
    <message>
        <source>The mesh is of level %1, but the model has no lodDist%1.</source>
        <translation>该网格属于层次 %1，但模型没有 lodDist%1。</translation>
    </message>
    <message>
        <source>Without a distance the level is never drawn.</source>
        <translation>没有距离，该层次永远不会绘制。</translation>
    </message>
    <message>
        <source>The engine takes it, but what it makes of it is hardly what was meant.</source>
        <translation>引擎接受它，但其结果很可能不是本意。</translation>
    </message>
    <message>
        <source>The scale %1 is 0.</source>
        <translation>缩放 %1 为 0。</translation>
    </message>
    <message>
        <source>Everything below is flattened. Repairing writes 1.</source>
        <translation>其下的一切都会被压扁。修复会写入 1。</translation>
    </message>
    <message>
        <source>The scale %1 is negative: %2.</source>
        <translation>缩放 %1 为负数：%2。</translation>
    </message>
    <message>
        <source>startMax is missing; the engine takes 0, not startMin (%1).</source>
        <translation>缺少 startMax；引擎取 0，而不是 startMin (%1)。</translation>
    </message>
    <message>
        <source>The published page says otherwise. Repairing writes what the page says.</source>
        <translation>公开的页面并非如此说明。修复会写入页面所说的值。</translation>
    </message>
    <message>
        <source>The engine takes 0 for it all the time.</source>
        <translation>引擎始终对它取 0。</translation>
    </message>
    <message>
        <source>The size of the buffer is %1.</source>
        <translation>缓冲区的大小为 %1。</translation>
    </message>
    <message>
        <source>The binding has the number %1; there are %2 bindings, the first is 1.</source>
        <translation>该绑定的编号为 %1；有 %2 个绑定，第一个为 1。</translation>
    </message>
    <message>
        <source>The engine refuses larger numbers, and writes before its list for 0.</source>
        <translation>引擎会拒绝更大的数，为 0 时会写到其列表之前。</translation>
    </message>
    <message>
        <source>Another binding has the number %1 as well.</source>
        <translation>另一个绑定的编号也是 %1。</translation>
    </message>
    <message>
        <source>The last one counts; another number has none.</source>
        <translation>最后一个算数；另有一个编号没有绑定。</translation>
    </message>
    <message>
        <source>The rest of the buffer keeps whatever the memory held.</source>
        <translation>缓冲区的其余部分保留内存中原有的内容。</translation>
    </message>
    <message>
        <source>Between two semicolons there are more than 32 characters (number %1).</source>
        <translation>两个分号之间有超过 32 个字符（第 %1 个数）。</translation>
    </message>
    <message>
        <source>The engine refuses the file. Space and line ends count.</source>
        <translation>引擎会拒绝此文件。空格和换行也计算在内。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no semicolon behind it.</source>
        <translation>“%1”后面没有分号。</translation>
    </message>
    <message>
        <source>The engine drops it. Repairing adds the semicolon.</source>
        <translation>引擎会丢弃它。修复会添加分号。</translation>
    </message>
    <message>
        <source>Number %1 is &quot;%2&quot;, which is no number.</source>
        <translation>第 %1 个数为“%2”，它不是数字。</translation>
    </message>
    <message>
        <source>The engine reads as far as it is one, or takes 0.</source>
        <translation>引擎会读到不再是数字之处为止，或取 0。</translation>
    </message>
    <message>
        <source>The buffer may be drawn, but has no bindings.</source>
        <translation>缓冲区可以绘制，但没有绑定。</translation>
    </message>
    <message>
        <source>Shaders get nothing from it.</source>
        <translation>着色器从中得不到任何内容。</translation>
    </message>
    <message>
        <source>The engine takes %1 bytes for a vertex; its bindings need %2.</source>
        <translation>引擎认为一个顶点为 %1 字节；其绑定需要 %2 字节。</translation>
    </message>
    <message>
        <source>It adds all offsets and the last size, which is right for up to two bindings of which the first begins at 0.</source>
        <translation>它将所有偏移和最后一个大小相加，只有至多两个绑定且第一个从 0 开始时才正确。</translation>
    </message>
    <message>
        <source>The binding begins inside &quot;%1&quot;.</source>
        <translation>该绑定从“%1”内部开始。</translation>
    </message>
    <message>
        <source>Both read the same numbers.</source>
        <translation>两者读取相同的数。</translation>
    </message>
    <message>
        <source>There is no target &quot;%1&quot;.</source>
        <translation>没有目标“%1”。</translation>
    </message>
    <message>
        <source>The engine refuses the pipeline. Targets are defined in Setup.</source>
        <translation>引擎会拒绝该管线。目标在 Setup 中定义。</translation>
    </message>
    <message>
        <source>Nothing can be drawn into it.</source>
        <translation>无法向其中绘制任何内容。</translation>
    </message>
    <message>
        <source>The target &quot;%1&quot; has no buffer %2.</source>
        <translation>目标“%1”没有缓冲区 %2。</translation>
    </message>
    <message>
        <source>No command uses the target &quot;%1&quot;.</source>
        <translation>没有命令使用目标“%1”。</translation>
    </message>
    <message>
        <source>A buffer of the target &quot;%1&quot; is still bound while it is drawn into.</source>
        <translation>向目标“%1”绘制时，它的一个缓冲区仍处于绑定状态。</translation>
    </message>
    <message>
        <source>What is read then is not defined. UnbindBuffers belongs before this.</source>
        <translation>此时读取的内容未定义。在此之前应有 UnbindBuffers。</translation>
    </message>
    <message>
        <source>The blocks are packed with lc %1 and lp %2, more than 4 together.</source>
        <translation>数据块以 lc %1 和 lp %2 压缩，两者之和大于 4。</translation>
    </message>
    <message>
        <source>All files of the reference program are. Tools that follow the xz library refuse such a stream.</source>
        <translation>参考程序的所有文件都是如此。遵循 xz 库的工具会拒绝这样的流。</translation>
    </message>
    <message>
        <source>The packed blocks have %1 bytes, and packing them takes %2.</source>
        <translation>压缩的数据块有 %1 字节，而压缩后需要 %2 字节。</translation>
    </message>
    <message>
        <source>The reference program stores them as they are then. Repairing does so.</source>
        <translation>这种情况下参考程序会原样存储它们。修复会照此进行。</translation>
    </message>
    <message>
        <source>No joint or mesh of %2 is called &quot;%1&quot;.</source>
        <translation>%2 的关节和网格中没有名为“%1”的。</translation>
    </message>
    <message>
        <source>The engine finds by their names what moves. The scene is the one in the same folder that has most of the animation&apos;s names.</source>
        <translation>引擎按名称找到要移动的内容。场景取同一文件夹中含有该动画名称最多的那个。</translation>
    </message>
    <message>
        <source>The animation moves %1 of the %2 joints and meshes of %3; &quot;%4&quot; stands still.</source>
        <translation>该动画移动 %3 的 %2 个关节和网格中的 %1 个；“%4”静止不动。</translation>
    </message>
    <message>
        <source>What an animation does not name keeps the place that the scene gives it.</source>
        <translation>动画没有指定的内容保持场景给它的位置。</translation>
    </message>
    <message>
        <source>The links of %1 lead back to this material.</source>
        <translation>%1 的链接会回到此材质。</translation>
    </message>
    <message>
        <source>Neither %2 nor the code that it includes declares the flag %1.</source>
        <translation>%2 及其包含的代码都没有声明标志 %1。</translation>
    </message>
    <message>
        <source>The flag has no effect. Only its number counts, not its name.</source>
        <translation>该标志没有作用。只有其编号算数，名称不算。</translation>
    </message>
    <message>
        <source>The shader %2 declares no %3 &quot;%1&quot;.</source>
        <translation>着色器 %2 没有声明 %3“%1”。</translation>
    </message>
    <message>
        <source>The element has no effect.</source>
        <translation>该元素没有作用。</translation>
    </message>
    <message>
        <source>The batch ends at index %1; %3 has %2.</source>
        <translation>该批次在索引 %1 处结束；%3 有 %2 个索引。</translation>
    </message>
    <message>
        <source>The vertices are said to be %1 to %2; those of the batch are %3 to %4.</source>
        <translation>顶点声明为 %1 到 %2；该批次的顶点为 %3 到 %4。</translation>
    </message>
    <message>
        <source>The box around the mesh is made of them; with a wrong one it vanishes while it should be seen. Repairing writes the right ones.</source>
        <translation>网格的包围盒由它们得出；如果有误，网格会在应当可见时消失。修复会写入正确的值。</translation>
    </message>
    <message>
        <source>The joint is number %1; %3 has %2 of them.</source>
        <translation>该关节的编号为 %1；%3 有 %2 个关节。</translation>
    </message>
    <message>
        <source>The joint moves nothing.</source>
        <translation>该关节不移动任何内容。</translation>
    </message>
    <message>
        <source>The references of %1 lead back to this scene.</source>
        <translation>%1 的引用会回到此场景。</translation>
    </message>
    <message>
        <source>The engine puts scenes into scenes without an end, until it crashes.</source>
        <translation>引擎会无休止地将场景放入场景，直到崩溃。</translation>
    </message>
    <message>
        <source>No shader in the content folder has a context &quot;%1&quot;.</source>
        <translation>内容文件夹中没有着色器带有上下文“%1”。</translation>
    </message>
    <message>
        <source>The command draws nothing.</source>
        <translation>该命令什么也不绘制。</translation>
    </message>
    <message>
        <source>The includes of %1 lead back to this file.</source>
        <translation>%1 的包含会回到此文件。</translation>
    </message>
    <message>
        <source>The engine reads them without an end.</source>
        <translation>引擎会无休止地读取它们。</translation>
    </message>
    <message>
        <source>%1 is not expanded to the end: it would take more than %2 bytes (limit: %3).</source>
        <translation>%1 没有展开到底：它会占用超过 %2 字节（限制：%3）。</translation>
    </message>
    <message>
        <source>%1 lies in so many packed or embedded files that it is not opened (limit: %2).</source>
        <translation>%1 位于过多层压缩或嵌入的文件之中，因此没有打开（限制：%2）。</translation>
    </message>
    <message>
        <source>The level says %1 bytes, but its pixels take %2 only.</source>
        <translation>该级别声明 %1 字节，但其像素只占 %2 字节。</translation>
    </message>
    <message>
        <source>The rest is not used. Width, height or the format may be wrong.</source>
        <translation>其余部分未使用。宽度、高度或格式可能有误。</translation>
    </message>
    <message>
        <source>Later ones cannot be named. Repairing removes what nothing names.</source>
        <translation>后面的字符串无法引用。修复会移除没有任何部分引用的字符串。</translation>
    </message>
    <message>
        <source>The engine refuses the file. Repairing makes the buffer larger.</source>
        <translation>引擎会拒绝此文件。修复会扩大缓冲区。</translation>
    </message>
    <message>
        <source>The reference has no %1.</source>
        <translation>该引用没有 %1。</translation>
    </message>
    <message>
        <source>Its own name and transformation always replace those of the node that it stands for, also where they are not written.</source>
        <translation>它自身的名称和变换始终会取代它所代表的节点的名称和变换，即使这里没有写明。</translation>
    </message>
    <message>
        <source>The attachment is kept as text.</source>
        <translation>附件作为文本保留。</translation>
    </message>
    <message>
        <source>The engine hands it to the program and does not look into it.</source>
        <translation>引擎将它交给程序，不查看其内容。</translation>
    </message>
    <message>
        <source>Perhaps %1 is meant.</source>
        <translation>也许是指 %1。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>transformation</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>A few packed bytes can expand to more than a computer has. What is beyond the limit is neither shown nor checked. For files that you trust there are other limits: in the menu Tools of the window, and hexa takes --limit NAME=VALUE.</source>
        <translation>少量压缩的字节可能展开到超出计算机的容量。超出限制的内容既不显示也不检查。对于您信任的文件，可以使用其他限制：在窗口的“工具”菜单中设置，或用 hexa 的 --limit NAME=VALUE。</translation>
    </message>
    <message>
        <source>No exporter does this. For files that you trust there is another limit: in the menu Tools of the window, and hexa takes --limit depth=N.</source>
        <translation>没有导出程序这样做。对于您信任的文件，可以使用其他限制：在窗口的“工具”菜单中设置，或用 hexa 的 --limit depth=N。</translation>
    </message>
    <message>
        <source>There are more than %1 parts in the lists up to here; what follows is shown as bytes.</source>
        <translation>到此为止的列表中有超过 %1 个部分；后面的内容按字节显示。</translation>
    </message>
    <message>
        <source>The side of the picture is %1 pixels.</source>
        <translation>图片的边长为 %1 像素。</translation>
    </message>
    <message>
        <source>Pictures have at least one pixel each way; readers reject others or show nothing. What would be right, the file does not say.</source>
        <translation>图片的每边至少有一个像素；读取程序会拒绝其他图片，或什么也不显示。正确的值是什么，文件中没有说明。</translation>
    </message>
    <message>
        <source>Readers ignore it. It may be that width, height or format are wrong.</source>
        <translation>读取程序会忽略它。宽度、高度或格式可能有误。</translation>
    </message>
    <message>
        <source>It is off by one: 96 is read without signs, and 97, which is BC7, as BC6H with signs.</source>
        <translation>相差一个：96 会读作无符号，而 97（即 BC7）会读作有符号的 BC6H。</translation>
    </message>
    <message>
        <source>There is a second chunk IHDR.</source>
        <translation>有第二个块 IHDR。</translation>
    </message>
    <message>
        <source>Readers reject the picture.</source>
        <translation>读取程序会拒绝该图片。</translation>
    </message>
    <message>
        <source>The packed pixels make no sense after %1 of %2 bytes of the picture.</source>
        <translation>在图片的 %2 字节中，从第 %1 字节之后压缩的像素不合理。</translation>
    </message>
    <message>
        <source>They are no zlib stream, or were damaged; readers show nothing or the part before.</source>
        <translation>它们不是 zlib 流，或已损坏；读取程序什么也不显示，或只显示之前的部分。</translation>
    </message>
    <message>
        <source>The picture takes %1 bytes, but the packed pixels make %2 only.</source>
        <translation>图片需要 %1 字节，但压缩的像素只有 %2 字节。</translation>
    </message>
    <message>
        <source>The file may have been cut off, or width, height or format are wrong.</source>
        <translation>文件可能被截断，或宽度、高度或格式有误。</translation>
    </message>
    <message>
        <source>The picture takes %1 bytes, but the packed pixels make more.</source>
        <translation>图片需要 %1 字节，但压缩的像素不止这些。</translation>
    </message>
    <message>
        <source>Readers ignore the rest. It may be that width, height or format are wrong.</source>
        <translation>读取程序会忽略其余部分。宽度、高度或格式可能有误。</translation>
    </message>
    <message>
        <source>The checksum of the pixels (Adler-32) is wrong or missing.</source>
        <translation>像素的校验和 (Adler-32) 错误或缺失。</translation>
    </message>
    <message>
        <source>The image goes to %1 × %2, but the screen has %3 × %4 pixels.</source>
        <translation>该图像延伸到 %1 × %2，但屏幕只有 %3 × %4 像素。</translation>
    </message>
    <message>
        <source>The pieces of data do not come to an end.</source>
        <translation>数据片段没有结尾。</translation>
    </message>
    <message>
        <source>A piece of 0 bytes should be the last. The file may have been cut off.</source>
        <translation>最后应是一个 0 字节的片段。文件可能被截断。</translation>
    </message>
    <message>
        <source>The packed rows take %1 bytes, as the list before them says, but only %2 are there.</source>
        <translation>按前面的列表，压缩的行占 %1 字节，但只有 %2 字节。</translation>
    </message>
    <message>
        <source>No empty line ends the header.</source>
        <translation>没有空行结束头部。</translation>
    </message>
    <message>
        <source>Readers take the sides and the pixels for more of it. Repairing inserts the line.</source>
        <translation>读取程序会把尺寸和像素当作头部的一部分。修复会插入该行。</translation>
    </message>
    <message>
        <source>No line says how large the picture is.</source>
        <translation>没有说明图片大小的行。</translation>
    </message>
    <message>
        <source>Row %1 does not make %2 pixels.</source>
        <translation>第 %1 行没有构成 %2 个像素。</translation>
    </message>
    <message>
        <source>Its length or its run lengths are wrong; readers reject the picture.</source>
        <translation>其长度或行程长度有误；读取程序会拒绝该图片。</translation>
    </message>
    <message>
        <source>Only a %1 can have the state %2.</source>
        <translation>只有 %1 才能有状态 %2。</translation>
    </message>
    <message>
        <source>%1 has %2 characters, of which %3 count.</source>
        <translation>%1 有 %2 个字符，其中 %3 个算数。</translation>
    </message>
    <message>
        <source>The engine drops the rest, so that names no longer fit to each other.</source>
        <translation>引擎会丢弃其余字符，因此名称不再相互对应。</translation>
    </message>
    <message>
        <source>The remark is not closed by */.</source>
        <translation>注释没有以 */ 结束。</translation>
    </message>
    <message>
        <source>The name of the target is empty.</source>
        <translation>该目标的名称为空。</translation>
    </message>
    <message>
        <source>No command can use it: an empty name means the output.</source>
        <translation>没有命令能使用它：空名称表示输出。</translation>
    </message>
    <message>
        <source>Where the engine has a value for a missing one, repairing adds that.</source>
        <translation>缺失时引擎有取值的，修复会添加该值。</translation>
    </message>
    <message numerus="yes">
        <source>%2 ends with %n bytes that belong to no field and to no whole element.</source>
        <translation>
            <numerusform>%2 末尾有 %n 个字节既不属于任何字段，也不属于任何完整的元素。</numerusform>
        </translation>
    </message>
    <message>
        <source>The count of %1 is %2, but there is room for %3 only.</source>
        <translation>%1 的数量为 %2，但空间只够 %3 个。</translation>
    </message>
    <message>
        <source>The count of %1 is below zero: %2.</source>
        <translation>%1 的数量小于零：%2。</translation>
    </message>
    <message>
        <source>The size of the elements of %1 is unknown, because %2 makes no sense.</source>
        <translation>%1 的元素大小未知，因为 %2 不合理。</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes stand where the header of a chunk should begin.</source>
        <translation>
            <numerusform>本应开始一个块的头部之处有 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more bytes follow after the end of %2.</source>
        <translation>
            <numerusform>%2 结束之后还有 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaders ignore what follows. Repairing drops it.</source>
        <translation>加载器会忽略后面的内容。修复会去掉它。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing refers to these %n bytes.</source>
        <translation>
            <numerusform>没有任何部分引用这 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sets of %2 numbers each make no texture coordinates.</source>
        <translation>
            <numerusform>%n 套各 %2 个数不能构成纹理坐标。</numerusform>
        </translation>
    </message>
    <message>
        <source>Readers take vertices for entries of the list and do not know where the vertices begin.</source>
        <translation>读取程序会把顶点当作列表的条目，并且不知道顶点从哪里开始。</translation>
    </message>
    <message>
        <source>Without the box the size of the mesh is unknown. Repairing adds one in which stored numbers stand for themselves.</source>
        <translation>没有包围盒，就不知道网格的大小。修复会添加一个使存储的数值即为其本身的包围盒。</translation>
    </message>
    <message>
        <source>The list of duplicates begins with their count, and its numbers have 16 bits.</source>
        <translation>重复顶点的列表以其数量开头，且其数值为 16 位。</translation>
    </message>
    <message>
        <source>The original must stand before the first duplicate.</source>
        <translation>原始顶点必须位于第一个重复顶点之前。</translation>
    </message>
    <message numerus="yes">
        <source>%n triangles are in no range of materials; the first is %2.</source>
        <translation>
            <numerusform>%n 个三角形不在任何材质范围中；第一个是 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangles are in two ranges of materials; the first is %2.</source>
        <translation>
            <numerusform>%n 个三角形在两个材质范围中；第一个是 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bone weights have %n bytes for each vertex; they need an even number above 0.</source>
        <translation>
            <numerusform>骨骼权重的每个顶点有 %n 个字节；需要大于 0 的偶数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first half of the bytes names bones; the second half says how strongly each pulls.</source>
        <translation>前一半字节指定骨骼；后一半说明各骨骼牵动的力度。</translation>
    </message>
    <message numerus="yes">
        <source>There should be %n morphs, but the number found is %2.</source>
        <translation>
            <numerusform>应有 %n 个变形，但找到的数量为 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names have more bytes behind their NUL; this is the first.</source>
        <translation>
            <numerusform>%n 个名称在其 NUL 之后还有字节；这是第一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights of the vertex add up to %1 instead of 252 to 255.</source>
        <translation>该顶点的权重合计为 %1，而不是 252 到 255。</translation>
    </message>
    <message numerus="yes">
        <source>No triangle uses %n of the %2 vertices; this is the first.</source>
        <translation>
            <numerusform>%2 个顶点中有 %n 个没有三角形使用；这是第一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indices do not make whole groups of %2.</source>
        <translation>
            <numerusform>%n 个索引不能构成每 %2 个一组的完整组。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list has %1 numbers, but the buffer has room for %2.</source>
        <translation>列表有 %1 个数，但缓冲区可容纳 %2 个。</translation>
    </message>
    <message>
        <source>Old graphics hardware that Horde3D supports takes only 1, 2, 4, 8, … pixels, or is slow with others.</source>
        <translation>Horde3D 支持的旧图形硬件只接受 1, 2, 4, 8, … 像素，或处理其他尺寸时很慢。</translation>
    </message>
    <message numerus="yes">
        <source>%n more bytes follow after the last pixel.</source>
        <translation>
            <numerusform>最后一个像素之后还有 %n 个字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Horde3D makes an empty texture of it.</source>
        <translation>Horde3D 会将它变成空纹理。</translation>
    </message>
    <message>
        <source>Horde3D loads nothing. Repairing sets it to 1.</source>
        <translation>Horde3D 什么也不加载。修复会将它设为 1。</translation>
    </message>
    <message>
        <source>Horde3D takes format %1 for another one of the BC6H and BC7 formats than it is.</source>
        <translation>Horde3D 会把格式 %1 当作 BC6H 和 BC7 格式中的另一种。</translation>
    </message>
    <message>
        <source>Horde3D reads the first one only.</source>
        <translation>Horde3D 只读取第一个。</translation>
    </message>
    <message>
        <source>The pixels were damaged, or changed without it. Some readers reject the picture; Horde3D does not look.</source>
        <translation>像素已损坏，或更改了像素而没有更改它。有些读取程序会拒绝该图片；Horde3D 不检查。</translation>
    </message>
    <message numerus="yes">
        <source>There should be a marker, but %n other bytes are there.</source>
        <translation>
            <numerusform>应有一个标记，但那里是 %n 个其他字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Horde3D uses the first one only.</source>
        <translation>Horde3D 只使用第一个。</translation>
    </message>
    <message>
        <source>Some readers reject the picture, others cut the image off.</source>
        <translation>有些读取程序会拒绝该图片，有些会截去图像的一部分。</translation>
    </message>
    <message>
        <source>There are no TGA files of type %1 with %2 bits for each pixel.</source>
        <translation>没有类型为 %1、每像素 %2 位的 TGA 文件。</translation>
    </message>
    <message>
        <source>Readers know the types 1, 2, 3, 9, 10 and 11 with 8, 15, 16, 24 or 32 bits. They reject others.</source>
        <translation>读取程序认识类型 1, 2, 3, 9, 10 和 11，位数为 8, 15, 16, 24 或 32。它们会拒绝其他类型。</translation>
    </message>
    <message>
        <source>There are no colour maps with %1 bits for each colour.</source>
        <translation>没有每种颜色 %1 位的颜色表。</translation>
    </message>
    <message>
        <source>Colours have 8, 15, 16, 24 or 32 bits. Readers reject others.</source>
        <translation>颜色为 8, 15, 16, 24 或 32 位。读取程序会拒绝其他位数。</translation>
    </message>
    <message>
        <source>Readers read past them. Width, height or the format may be wrong.</source>
        <translation>读取程序会越过它们读取。宽度、高度或格式可能有误。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the header end with a carriage return.</source>
        <translation>
            <numerusform>头部有 %n 行以回车符结尾。</numerusform>
        </translation>
    </message>
    <message>
        <source>Readers that take it for text, such as Horde3D, find neither the format nor the end of the header. Repairing deletes it; line feeds stay.</source>
        <translation>把它当作文本的读取程序（如 Horde3D）既找不到格式，也找不到头部的末尾。修复会删除它；换行符保留。</translation>
    </message>
    <message>
        <source>An empty line should end the header, and then the sides should follow, for instance -Y 2 +X 3. Without it, no reader knows where the pixels begin.</source>
        <translation>头部应以空行结束，之后应为尺寸，例如 -Y 2 +X 3。没有它，任何读取程序都不知道像素从哪里开始。</translation>
    </message>
    <message>
        <source>Horde3D rejects the picture; its colours may be stored in another way.</source>
        <translation>Horde3D 会拒绝该图片；其颜色可能以其他方式存储。</translation>
    </message>
    <message>
        <source>None of the four known header layouts fits: with each of them no part of the file is in its place.</source>
        <translation>四种已知的头部布局都不符合：采用其中任何一种，文件的各部分都不在其位置。</translation>
    </message>
    <message>
        <source>The engine stops, because the type says how large a vertex is. Repairing writes the type with which the parts behind are in their places.</source>
        <translation>引擎会停止，因为类型决定顶点的大小。修复会写入使后面各部分各就其位的类型。</translation>
    </message>
    <message>
        <source>The channel count of animation %1 is %2, but the number of channels that belong to it is %3.</source>
        <translation>动画 %1 的通道数量为 %2，但属于它的通道有 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>The submesh has %n indices; a triangle takes three.</source>
        <translation>
            <numerusform>该子网格有 %n 个索引；一个三角形需要三个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The submesh is empty (vertices: %1, indices: %2).</source>
        <translation>该子网格为空（顶点：%1，索引：%2）。</translation>
    </message>
    <message>
        <source>The engine stops, because it asks for 0 bytes of memory. Repairing removes the submesh.</source>
        <translation>引擎会停止，因为它会请求 0 字节的内存。修复会移除该子网格。</translation>
    </message>
    <message>
        <source>The name %2 of %1 is used by another one as well.</source>
        <translation>%1 的名称 %2 也被另一个使用。</translation>
    </message>
    <message>
        <source>Such a matrix distorts what it maps as a perspective does. Repairing writes the four numbers.</source>
        <translation>这样的矩阵会像透视那样使其映射的内容变形。修复会写入这四个数。</translation>
    </message>
    <message>
        <source>The engine stops, because it asks for 0 bytes of memory. Repairing removes the animation.</source>
        <translation>引擎会停止，因为它会请求 0 字节的内存。修复会移除该动画。</translation>
    </message>
    <message>
        <source>The engine stops, because it asks for 0 bytes of memory.</source>
        <translation>引擎会停止，因为它会请求 0 字节的内存。</translation>
    </message>
    <message>
        <source>Nothing can be drawn, and no ray can hit it.</source>
        <translation>无法绘制任何内容，射线也无法命中它。</translation>
    </message>
    <message>
        <source>The engine takes it as it is, as a part of the key by which it finds input layouts again: two shaders can then share one that does not fit. Repairing writes the hash that follows from the byte code.</source>
        <translation>引擎原样接受它，作为查找输入布局的键的一部分：两个着色器可能会因此共用一个不匹配的布局。修复会写入由字节码得出的哈希。</translation>
    </message>
    <message>
        <source>Until April 2016 the mask stood here. The engine takes the number as it is; it compiles a shader again only when the source is newer, the identifier is wrong, or there is no byte code.</source>
        <translation>2016 年 4 月之前此处为掩码。引擎原样接受该数；只有源代码较新、标识符错误或没有字节码时，它才会重新编译着色器。</translation>
    </message>
    <message>
        <source>%1 is not opened: with all its parts it would take more memory than is left of %2 bytes (limit: total).</source>
        <translation>%1 没有打开：连同其所有部分，它需要的内存会超过 %2 字节中剩余的部分（限制：total）。</translation>
    </message>
    <message>
        <source>Packed bytes, or files inside files, can be made of so many small parts that no computer holds them. For files that you trust there is another limit: in the menu Tools of the window, and hexa takes --limit total=BYTES.</source>
        <translation>压缩的字节或文件中的文件可能由大量细小的部分组成，没有计算机容纳得下。对于您信任的文件，可以使用其他限制：在窗口的“工具”菜单中设置，或用 hexa 的 --limit total=BYTES。</translation>
    </message>
    <message>
        <source>The weights of a vertex are negative or do not add up to 1: %2.</source>
        <translation>某个顶点的权重有负数，或合计不为 1：%2。</translation>
    </message>
    <message>
        <source>The key at frame %1 does not come behind the one before it, at frame %2.</source>
        <translation>帧 %1 处的关键帧没有排在它之前的关键帧（帧 %2）之后。</translation>
    </message>
    <message>
        <source>The weights of the vertex add up to %1 instead of 255.</source>
        <translation>该顶点的权重合计为 %1，而不是 255。</translation>
    </message>
    <message>
        <source>The frames of the keys go down: %1 follows %2.</source>
        <translation>关键帧的帧号在减小：%2 之后是 %1。</translation>
    </message>
    <message>
        <source>The level&apos;s size in bytes is %1, but its pixels take %2.</source>
        <translation>该级别的字节数为 %1，但其像素占 %2 字节。</translation>
    </message>
    <message>
        <source>The triangle names a vertex twice: %2.</source>
        <translation>该三角形两次引用同一顶点：%2。</translation>
    </message>
    <message>
        <source>There is no chunk %2.</source>
        <translation>没有块 %2。</translation>
    </message>
    <message>
        <source>The engine reads foreign memory. Repairing lets the bones that are there pull more.</source>
        <translation>引擎会读取不属于它的内存。修复会让存在的骨骼牵动得更多。</translation>
    </message>
    <message>
        <source>It is never reached. Repairing raises the length.</source>
        <translation>永远到不了它。修复会增大长度。</translation>
    </message>
    <message>
        <source>The part should have triangles %1 to %2, but there are only %3.</source>
        <translation>该部分应有三角形 %1 到 %2，但只有 %3 个三角形。</translation>
    </message>
    <message>
        <source>Readers go beyond the triangles of the mesh. Repairing shortens the range.</source>
        <translation>读取程序会超出网格的三角形。修复会缩短该范围。</translation>
    </message>
    <message>
        <source>The morph range is from vertex %1 to %2, but there are only %3.</source>
        <translation>变形范围为顶点 %1 到 %2，但只有 %3 个顶点。</translation>
    </message>
    <message>
        <source>A weight above 0 belongs to no bone: %2.</source>
        <translation>有大于 0 的权重不属于任何骨骼：%2。</translation>
    </message>
    <message>
        <source>The level draws indices %1 to %2, but there are only %3.</source>
        <translation>该层次绘制索引 %1 到 %2，但只有 %3 个索引。</translation>
    </message>
    <message>
        <source>The chunk %1 has no elements.</source>
        <translation>块 %1 没有元素。</translation>
    </message>
    <message>
        <source>The texture is stored with an absolute path, %1.</source>
        <translation>该纹理以绝对路径存储：%1。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot; beside the model.</source>
        <translation>模型旁边没有文件“%1”。</translation>
    </message>
    <message>
        <source>The index %1, counted from 0, is drawn by %2, but its vertex buffer has only %3 vertices.</source>
        <translation>%2 绘制了索引 %1（从 0 开始计数），但其顶点缓冲区只有 %3 个顶点。</translation>
    </message>
    <message>
        <source>The track &quot;%1&quot; has no channel.</source>
        <translation>轨道“%1”没有通道。</translation>
    </message>
    <message>
        <source>The track &quot;%1&quot; has no key frames.</source>
        <translation>轨道“%1”没有关键帧。</translation>
    </message>
    <message>
        <source>Triangles %1 to %2, counted from 0, should have a material, but there are only %3.</source>
        <translation>三角形 %1 到 %2（从 0 开始计数）应有一种材质，但只有 %3 个三角形。</translation>
    </message>
    <message>
        <source>A channel belongs to the animation %1, counted from 0, but there are only %2.</source>
        <translation>有一个通道属于动画 %1（从 0 开始计数），但只有 %2 个动画。</translation>
    </message>
    <message>
        <source>The %1 of channel %2, counted from 0, would end %3 bytes behind the beginning of the key buffer, which has %4 bytes.</source>
        <translation>通道 %2（从 0 开始计数）的 %1 会在关键帧缓冲区开头之后 %3 字节处结束，而缓冲区只有 %4 字节。</translation>
    </message>
    <message>
        <source>%1 names the string %2, counted from 0, but there are only %3.</source>
        <translation>%1 引用字符串 %2（从 0 开始计数），但只有 %3 个字符串。</translation>
    </message>
    <message>
        <source>The string %1 is not UTF-8 or contains NUL: &quot;%2&quot;.</source>
        <translation>字符串 %1 不是 UTF-8 或含有 NUL：“%2”。</translation>
    </message>
    <message>
        <source>Nothing names the string %1, &quot;%2&quot;.</source>
        <translation>没有任何部分引用字符串 %1（“%2”）。</translation>
    </message>
    <message>
        <source>The channel of &quot;%1&quot; has no %2.</source>
        <translation>“%1”的通道没有 %2。</translation>
    </message>
    <message>
        <source>The animation &quot;%1&quot; has no channels.</source>
        <translation>动画“%1”没有通道。</translation>
    </message>
    <message>
        <source>There is text outside of all elements, &quot;%1&quot;.</source>
        <translation>所有元素之外存在文本：“%1”。</translation>
    </message>
    <message>
        <source>%1 has no text, but here is some, &quot;%2&quot;.</source>
        <translation>%1 不应有文本，但此处有：“%2”。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; of a section is not closed by ]].</source>
        <translation>节名“%1”没有以 ]] 结束。</translation>
    </message>
    <message>
        <source>The context &quot;%1&quot; has no %2.</source>
        <translation>上下文“%1”没有 %2。</translation>
    </message>
    <message>
        <source>The context &quot;%1&quot; has a compute shader and others.</source>
        <translation>上下文“%1”既有计算着色器，也有其他着色器。</translation>
    </message>
    <message>
        <source>There is no section &quot;%1&quot;.</source>
        <translation>没有节“%1”。</translation>
    </message>
    <message>
        <source>No context uses the section &quot;%1&quot;.</source>
        <translation>没有上下文使用节“%1”。</translation>
    </message>
    <message>
        <source>There is another section &quot;%1&quot; before this one.</source>
        <translation>在此之前已有另一节“%1”。</translation>
    </message>
    <message>
        <source>The number of the flag &quot;%1&quot; is not from 01 to 32.</source>
        <translation>标志“%1”的编号不在 01 到 32 之间。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>%1 has no effect on &quot;%2&quot;.</source>
        <translation>%1 对“%2”不起作用。</translation>
    </message>
    <message>
        <source>These channels are missing: %1.</source>
        <translation>缺少以下通道：%1。</translation>
    </message>
    <message>
        <source>The target has no colour buffer and no depth.</source>
        <translation>该目标既没有颜色缓冲区，也没有深度。</translation>
    </message>
    <message>
        <source>Colour buffers are counted from 0; 32 is depth.</source>
        <translation>颜色缓冲区从 0 开始编号；32 为深度。</translation>
    </message>
    <message numerus="yes">
        <source>%2 is %3, but %4 has %n elements, counted from 0.</source>
        <translation>
            <numerusform>%2 为 %3，但 %4 有 %n 个元素，从 0 开始计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bone is called &quot;%1&quot;, but no node has this name.</source>
        <translation>该骨骼名为“%1”，但没有节点使用此名称。</translation>
    </message>
    <message>
        <source>The channel is called &quot;%1&quot;, but no node has this name.</source>
        <translation>该通道名为“%1”，但没有节点使用此名称。</translation>
    </message>
    <message>
        <source>The submesh is %1, but the number of animations is %2.</source>
        <translation>该子网格为 %1，但动画的数量为 %2。</translation>
    </message>
    <message>
        <source>%2 is called &quot;%1&quot; as well.</source>
        <translation>%2 也名为“%1”。</translation>
    </message>
    <message>
        <source>The picture should have %1 pixels, but has only %2.</source>
        <translation>图片应有 %1 个像素，但只有 %2 个。</translation>
    </message>
    <message>
        <source>There should be as many geometry centres as geometries, not %1 and %2.</source>
        <translation>几何体中心的数量应与几何体的数量相同，而不是 %1 和 %2。</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>大于 0</translation>
    </message>
    <message>
        <source>between 0 and 180</source>
        <translation>介于 0 与 180 之间</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n further issues of the kind %2 are not listed.</source>
        <translation>
            <numerusform>还有 %n 个 %2 类问题未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is 0x%2, but the bytes have 0x%3, and %4 does not fit them, either: they were damaged, or changed by a program that writes no checksums.</source>
        <translation>%1 是 0x%2，但这些字节的校验和是 0x%3，而且 %4 也与它们不符：它们已损坏，或被不写校验和的程序更改过。</translation>
    </message>
    <message>
        <source>Two checksums that do not fit the same bytes say that not they are wrong, but the bytes. Writing both would hide the damage, so that is only done when asked for; a copy of the file that is not damaged is better.</source>
        <translation>两个校验和都与同一批字节不符，说明错的不是校验和，而是字节。把两个都改写会掩盖损坏，因此只在要求时才这样做；更好的办法是使用未损坏的文件副本。</translation>
    </message>
    <message>
        <source>The node %1 is its own ancestor: %2.</source>
        <translation>节点 %1 是它自己的祖先：%2。</translation>
    </message>
    <message>
        <source>The parents of bone %1 lead back to itself: %2.</source>
        <translation>骨骼 %1 的父骨骼链又回到它自身：%2。</translation>
    </message>
    <message>
        <source>No bone of %2 is called &quot;%1&quot;.</source>
        <translation>%2 中没有名为“%1”的骨骼。</translation>
    </message>
    <message>
        <source>The engine finds bones by their names, and leaves out this track. The model is the one nearby with whose name the animation&apos;s begins, if it has at least half of its bones.</source>
        <translation>引擎按名称查找骨骼，并略过这条轨道。所指的模型是附近名称为动画名称开头、且至少拥有动画中一半骨骼的那一个。</translation>
    </message>
    <message>
        <source>The engine does not draw the mesh.</source>
        <translation>引擎不绘制该网格。</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>It has no title: a line that begins with # and a blank.</source>
        <translation>它没有标题：以 # 和一个空格开头的行。</translation>
    </message>
    <message>
        <source>It has no step: a line that begins with ## and a blank.</source>
        <translation>它没有步骤：以 ## 和一个空格开头的行。</translation>
    </message>
    <message>
        <source>It does not say of which format its file is.</source>
        <translation>它没有说明其文件属于哪种格式。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; makes no sense here.</source>
        <translation>“%1”在此不合理。</translation>
    </message>
    <message>
        <source>A file is smallest, everything or broken.</source>
        <translation>文件可为 smallest、everything 或 broken。</translation>
    </message>
    <message>
        <source>A fault is: set PATH = VALUE, swap PATH, insert PATH = BYTES, remove PATH.</source>
        <translation>故障 (fault) 的写法为：set PATH = VALUE, swap PATH, insert PATH = BYTES, remove PATH。</translation>
    </message>
    <message>
        <source>A goal is: selected PATH, found QUERY, issues NUMBER.</source>
        <translation>目标 (goal) 的写法为：selected PATH, found QUERY, issues NUMBER。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Its file has no %1.</source>
        <translation>其文件没有 %1。</translation>
    </message>
    <message>
        <source>The program has no such file of the format %1.</source>
        <translation>程序没有格式 %1 的这样的文件。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See and change what every byte of a 3D file means.</source>
        <translation>查看和更改 3D 文件每个字节的含义。</translation>
    </message>
    <message>
        <source>Open an example.</source>
        <translation>打开一个示例。</translation>
    </message>
    <message>
        <source>Files to open.</source>
        <translation>要打开的文件。</translation>
    </message>
    <message>
        <source>Speak this language, for instance de or zh_CN.</source>
        <translation>使用此语言，例如 de 或 zh_CN。</translation>
    </message>
</context>
<context>
    <name>meaning</name>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message numerus="yes">
        <source>%1 more byte(s) are not listed.</source>
        <translation>
            <numerusform>另有 %1 个字节未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>the bytes end too early.</source>
        <translation>字节过早结束。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>The picture has no pixels.</source>
        <translation>该图片没有像素。</translation>
    </message>
    <message>
        <source>%1 are more than can be shown here.</source>
        <translation>%1 超出此处所能显示的数量。</translation>
    </message>
    <message>
        <source>%1 are announced, but %2 bytes cannot hold so many.</source>
        <translation>声明了 %1，但 %2 字节容纳不下这么多。</translation>
    </message>
    <message>
        <source>There is not enough memory for %1.</source>
        <translation>内存不足，无法容纳 %1。</translation>
    </message>
    <message>
        <source>The picture cannot be read.</source>
        <translation>无法读取该图片。</translation>
    </message>
    <message>
        <source>The picture cannot be read: %1</source>
        <translation>无法读取该图片：%1</translation>
    </message>
    <message>
        <source>Only %1 of %2 rows could be read: %3</source>
        <translation>%2 行中只能读取 %1 行：%3</translation>
    </message>
    <message>
        <source>Pictures that store their pixels in this way cannot be shown here.</source>
        <translation>以这种方式存储像素的图片无法在此显示。</translation>
    </message>
    <message>
        <source>giflib says &quot;%1&quot;.</source>
        <translation>giflib 报告“%1”。</translation>
    </message>
    <message>
        <source>there are fewer images.</source>
        <translation>图像没有那么多。</translation>
    </message>
    <message>
        <source>the image has no colours.</source>
        <translation>该图像没有颜色。</translation>
    </message>
    <message>
        <source>the image has no pixels.</source>
        <translation>该图像没有像素。</translation>
    </message>
    <message>
        <source>OpenJPEG says &quot;%1&quot;.</source>
        <translation>OpenJPEG 报告“%1”。</translation>
    </message>
    <message>
        <source>Not all of the picture could be read: %1</source>
        <translation>未能读取整张图片：%1</translation>
    </message>
    <message>
        <source>libjpeg says &quot;%1&quot;.</source>
        <translation>libjpeg 报告“%1”。</translation>
    </message>
    <message>
        <source>The picture could be read, but %1</source>
        <translation>图片可以读取，但 %1</translation>
    </message>
    <message>
        <source>Some pixels name colours that are not in the palette; they are shown as holes.</source>
        <translation>有些像素引用了调色板中没有的颜色；它们显示为空洞。</translation>
    </message>
    <message>
        <source>libpng says &quot;%1&quot;.</source>
        <translation>libpng 报告“%1”。</translation>
    </message>
    <message>
        <source>Only %1 of %2 passes could be read: %3</source>
        <translation>%2 遍中只能读取 %1 遍：%3</translation>
    </message>
    <message>
        <source>stb_image says &quot;%1&quot;.</source>
        <translation>stb_image 报告“%1”。</translation>
    </message>
    <message>
        <source>run lengths end too early or make no sense.</source>
        <translation>行程长度过早结束或不合理。</translation>
    </message>
    <message>
        <source>Its header announces more than it can hold.</source>
        <translation>其头部声明的内容超出它所能容纳的范围。</translation>
    </message>
</context>
<context>
    <name>plans</name>
    <message>
        <source>The program has no such file of the format %1.</source>
        <translation>程序没有格式 %1 的这样的文件。</translation>
    </message>
</context>
<context>
    <name>relations</name>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>How many there are stands in %1.</source>
        <translation>其数量在 %1 中。</translation>
    </message>
    <message>
        <source>How many there are follows from %1.</source>
        <translation>其数量由 %1 得出。</translation>
    </message>
    <message>
        <source>How an element is laid out follows from %1.</source>
        <translation>元素的布局由 %1 得出。</translation>
    </message>
    <message>
        <source>Names an element of %1, counted from 0.</source>
        <translation>引用 %1 的一个元素，从 0 开始计数。</translation>
    </message>
    <message>
        <source>The list lies in the element that %1 names.</source>
        <translation>该列表位于 %1 所引用的元素中。</translation>
    </message>
    <message>
        <source>%1 stands for none.</source>
        <translation>%1 表示无。</translation>
    </message>
    <message>
        <source>Together with %1 it makes a range of elements of %2.</source>
        <translation>与 %1 一起构成 %2 的元素的范围。</translation>
    </message>
    <message>
        <source>The numbers weigh what %1 names; together they make %2.</source>
        <translation>这些数是 %1 所引用内容的权重；合计为 %2。</translation>
    </message>
    <message>
        <source>Those of all elements with the same %1 add up to 1.</source>
        <translation>具有相同 %1 的所有元素的值合计为 1。</translation>
    </message>
    <message>
        <source>Elements stand in ascending order of this value.</source>
        <translation>元素按此值升序排列。</translation>
    </message>
    <message>
        <source>No other element has the same value.</source>
        <translation>没有其他元素具有相同的值。</translation>
    </message>
    <message>
        <source>Says where %1 lies.</source>
        <translation>说明 %1 的位置。</translation>
    </message>
    <message>
        <source>Checksum (%1) of what %2 holds.</source>
        <translation>%2 内容的校验和 (%1)。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Counts the elements of %1.</source>
        <translation>%1 的元素数量。</translation>
    </message>
    <message>
        <source>Decides how the elements of %1 are laid out: changing it can lay them out anew.</source>
        <translation>决定 %1 的元素如何排列：更改它可能会重新排列它们。</translation>
    </message>
    <message>
        <source>Says where %1 begins, in bytes from the beginning.</source>
        <translation>说明 %1 从哪里开始，从开头起以字节计。</translation>
    </message>
    <message>
        <source>Whether it is there follows from %1.</source>
        <translation>它是否存在由 %1 得出。</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>从 %1 到 %2。</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>%1 之一。</translation>
    </message>
    <message>
        <source>Bits of %1; others mean nothing.</source>
        <translation>%1 的位；其他位没有含义。</translation>
    </message>
    <message>
        <source>Always %1.</source>
        <translation>始终为 %1。</translation>
    </message>
    <message>
        <source>Not 0.</source>
        <translation>不为 0。</translation>
    </message>
    <message>
        <source>Of length 1.</source>
        <translation>长度为 1。</translation>
    </message>
    <message>
        <source>The numbers all differ.</source>
        <translation>这些数各不相同。</translation>
    </message>
    <message>
        <source>A rotation, stored as a quaternion w, x, y, z.</source>
        <translation>旋转，以四元数 w, x, y, z 存储。</translation>
    </message>
    <message>
        <source>A rotation, stored as a quaternion x, y, z, w.</source>
        <translation>旋转，以四元数 x, y, z, w 存储。</translation>
    </message>
    <message>
        <source>It is the conjugate of the usual (Hamilton) quaternion, which would turn the other way round.</source>
        <translation>它是通常的 (Hamilton) 四元数的共轭，后者会向相反方向旋转。</translation>
    </message>
    <message>
        <source>Says how many bytes %1 has.</source>
        <translation>说明 %1 有多少字节。</translation>
    </message>
    <message>
        <source>Elements stand in ascending order of this value, which does not repeat.</source>
        <translation>元素按此值升序排列，且值不重复。</translation>
    </message>
    <message>
        <source>Followed from element to element it leads to a root.</source>
        <translation>从元素到元素依次跟随，会到达一个根。</translation>
    </message>
    <message>
        <source>Its chunks usually stand in this order: %1.</source>
        <translation>其中的块通常按此顺序排列：%1。</translation>
    </message>
    <message>
        <source>At most one of each: %1.</source>
        <translation>以下各项最多一个：%1。</translation>
    </message>
    <message>
        <source>At least one of each: %1.</source>
        <translation>以下各项至少一个：%1。</translation>
    </message>
    <message>
        <source>Together the numbers make %1.</source>
        <translation>这些数合计为 %1。</translation>
    </message>
    <message>
        <source>Not empty.</source>
        <translation>不为空。</translation>
    </message>
    <message>
        <source>UTF-8.</source>
        <translation>UTF-8。</translation>
    </message>
    <message>
        <source>Its hash differs from those of the others as well.</source>
        <translation>其哈希也与其他各项的不同。</translation>
    </message>
    <message>
        <source>Together the numbers make %1 to %2.</source>
        <translation>这些数合计为 %1 到 %2。</translation>
    </message>
    <message>
        <source>It goes on to the end of what holds it.</source>
        <translation>它一直延续到包含它的部分的末尾。</translation>
    </message>
    <message>
        <source>Every %1 lies in this box.</source>
        <translation>每个 %1 都在此包围盒中。</translation>
    </message>
    <message>
        <source>At least the greatest %1.</source>
        <translation>不小于最大的 %1。</translation>
    </message>
    <message>
        <source>The first corner is nowhere above the second.</source>
        <translation>第一个角的任何坐标都不大于第二个角。</translation>
    </message>
    <message>
        <source>The last row is 0, 0, 0, 1.</source>
        <translation>最后一行为 0, 0, 0, 1。</translation>
    </message>
    <message>
        <source>The matrix can be inverted.</source>
        <translation>该矩阵可以求逆。</translation>
    </message>
    <message>
        <source>The last number is 1 or -1.</source>
        <translation>最后一个数为 1 或 -1。</translation>
    </message>
    <message>
        <source>Without bytes above 127.</source>
        <translation>没有大于 127 的字节。</translation>
    </message>
    <message>
        <source>Ends with a NUL in its place.</source>
        <translation>在其空间内以 NUL 结束。</translation>
    </message>
    <message>
        <source>Together these numbers name each element of %1.</source>
        <translation>这些数合起来引用 %1 的每个元素。</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>至少为 %1。</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>（未知）</translation>
    </message>
    <message>
        <source>Every 3 numbers make a triangle.</source>
        <translation>每 3 个数构成一个三角形。</translation>
    </message>
    <message>
        <source>The numbers of a triangle name different elements.</source>
        <translation>一个三角形的各数引用不同的元素。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Its first chunk is %1.</source>
        <translation>其第一个块为 %1。</translation>
    </message>
    <message>
        <source>Only NULs follow its end.</source>
        <translation>其末尾之后只有 NUL。</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>通常为 %1。</translation>
    </message>
    <message>
        <source>Should be %1.</source>
        <translation>应为 %1。</translation>
    </message>
    <message>
        <source>The number is not below %1.</source>
        <translation>该数不小于 %1。</translation>
    </message>
    <message>
        <source>The number is above %1.</source>
        <translation>该数大于 %1。</translation>
    </message>
    <message>
        <source>It is there only where %1 is %2.</source>
        <translation>仅当 %1 为 %2 时存在。</translation>
    </message>
    <message>
        <source>It is there unless %1 is %2.</source>
        <translation>除非 %1 为 %2，否则存在。</translation>
    </message>
    <message>
        <source>It is there only where %1 has %2.</source>
        <translation>仅当 %1 含有 %2 时存在。</translation>
    </message>
    <message>
        <source>It is there unless %1 has %2.</source>
        <translation>除非 %1 含有 %2，否则存在。</translation>
    </message>
    <message>
        <source>It is there only where %1 is %2 or more.</source>
        <translation>仅当 %1 不小于 %2 时存在。</translation>
    </message>
    <message>
        <source>It is there only where %1 is less than %2.</source>
        <translation>仅当 %1 小于 %2 时存在。</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>The smallest box around the values of %1.</source>
        <translation>包围所有 %1 的最小包围盒。</translation>
    </message>
    <message>
        <source>The middle of the smallest box around the values of %1.</source>
        <translation>包围所有 %1 的最小包围盒的中心。</translation>
    </message>
    <message>
        <source>From the second element on, each is larger than the one before.</source>
        <translation>从第二个元素起，每个都大于前一个。</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>另外 %1 项</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>It goes on to the end of %1.</source>
        <translation>它一直延续到 %1 的末尾。</translation>
    </message>
    <message>
        <source>Leads to an element of %1; other fields decide to which.</source>
        <translation>指向 %1 的一个元素；指向哪一个由其他字段决定。</translation>
    </message>
    <message>
        <source>How many bytes it has stands in %1.</source>
        <translation>字节数写在 %1 中。</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>It goes on to %1 at the end of %2.</source>
        <translation>它一直延续到 %2 末尾的 %1。</translation>
    </message>
    <message>
        <source>Of all these parts, only those that stand in %1 are there.</source>
        <translation>在所有这些部分中，只有 %1 中列出的存在。</translation>
    </message>
    <message>
        <source>As many numbers of %1 name this entry.</source>
        <translation>%1 中有这么多数指明这一项。</translation>
    </message>
    <message>
        <source>Checksum (%1) of what %2 of every element holds, one after the other.</source>
        <translation>依次对每个元素的 %2 所含内容计算的校验和 (%1)。</translation>
    </message>
</context>
<context>
    <name>repairs</name>
    <message>
        <source>Delete the element.</source>
        <translation>删除该元素。</translation>
    </message>
    <message>
        <source>Write the nearest value that is allowed.</source>
        <translation>写入最接近的允许值。</translation>
    </message>
    <message>
        <source>Clear the bits that have no meaning.</source>
        <translation>清除没有含义的位。</translation>
    </message>
    <message>
        <source>Divide it by its length.</source>
        <translation>将它除以其长度。</translation>
    </message>
    <message>
        <source>Set the length to where the content ends.</source>
        <translation>将长度设为到内容结束处。</translation>
    </message>
    <message>
        <source>Delete these bytes.</source>
        <translation>删除这些字节。</translation>
    </message>
    <message>
        <source>Delete the incomplete element.</source>
        <translation>删除不完整的元素。</translation>
    </message>
    <message>
        <source>Fill the missing bytes with zeros.</source>
        <translation>用零填充缺失的字节。</translation>
    </message>
    <message>
        <source>Set the count to what is there.</source>
        <translation>将数量设为实际的数量。</translation>
    </message>
    <message>
        <source>Delete the chunk.</source>
        <translation>删除该块。</translation>
    </message>
    <message>
        <source>Append the NUL.</source>
        <translation>追加 NUL。</translation>
    </message>
    <message>
        <source>Move all keys so that the first is at frame 1.</source>
        <translation>移动所有关键帧，使第一个位于帧 1。</translation>
    </message>
    <message>
        <source>Add an ANIM to the root node.</source>
        <translation>向根节点添加一个 ANIM。</translation>
    </message>
    <message>
        <source>Write the last frame that has a key.</source>
        <translation>写入有关键帧的最后一帧。</translation>
    </message>
    <message>
        <source>Set the number of frames to the last key.</source>
        <translation>将帧数设为到最后一个关键帧。</translation>
    </message>
    <message>
        <source>Write 60.</source>
        <translation>写入 60。</translation>
    </message>
    <message>
        <source>Keep the later key.</source>
        <translation>保留后面的关键帧。</translation>
    </message>
    <message>
        <source>Drop all but two sets.</source>
        <translation>只保留两套，去掉其他各套。</translation>
    </message>
    <message>
        <source>Set both to 0.</source>
        <translation>将两者都设为 0。</translation>
    </message>
    <message>
        <source>Split the mesh into several nodes.</source>
        <translation>将网格拆分到多个节点。</translation>
    </message>
    <message>
        <source>Join them.</source>
        <translation>将它们合并。</translation>
    </message>
    <message>
        <source>Keep the first.</source>
        <translation>保留第一个。</translation>
    </message>
    <message>
        <source>Put further meshes into child nodes.</source>
        <translation>将其余网格放入子节点。</translation>
    </message>
    <message>
        <source>Put them below one new root.</source>
        <translation>将它们放到一个新的根之下。</translation>
    </message>
    <message>
        <source>Add an empty node.</source>
        <translation>添加一个空节点。</translation>
    </message>
    <message>
        <source>Delete the BONE.</source>
        <translation>删除 BONE。</translation>
    </message>
    <message>
        <source>Delete the mesh.</source>
        <translation>删除该网格。</translation>
    </message>
    <message>
        <source>Delete the mesh: without this chunk it is none.</source>
        <translation>删除该网格：没有此块，它就不是网格。</translation>
    </message>
    <message>
        <source>Put the chunks in order.</source>
        <translation>将各块按顺序排列。</translation>
    </message>
    <message>
        <source>Keep the file name only.</source>
        <translation>只保留文件名。</translation>
    </message>
    <message>
        <source>Clear the effect.</source>
        <translation>清除该效果。</translation>
    </message>
    <message>
        <source>Use the first coordinate set.</source>
        <translation>使用第一套坐标。</translation>
    </message>
    <message>
        <source>Delete these weights.</source>
        <translation>删除这些权重。</translation>
    </message>
    <message>
        <source>Add the weights up.</source>
        <translation>将权重相加。</translation>
    </message>
    <message>
        <source>Keep the four largest and make them add up to 1.</source>
        <translation>保留最大的四个，并使其合计为 1。</translation>
    </message>
    <message>
        <source>Divide the weights by their sum.</source>
        <translation>将权重除以其总和。</translation>
    </message>
    <message>
        <source>Give each brush its own copy.</source>
        <translation>给每个画刷各自的副本。</translation>
    </message>
    <message>
        <source>Write the neutral value, %1.</source>
        <translation>写入默认值 %1。</translation>
    </message>
    <message>
        <source>Write the usual value, %1.</source>
        <translation>写入通常的值 %1。</translation>
    </message>
    <message>
        <source>Write the expected value, %1.</source>
        <translation>写入预期的值 %1。</translation>
    </message>
    <message>
        <source>Append what is missing.</source>
        <translation>追加缺失的内容。</translation>
    </message>
    <message>
        <source>Append centers at 0, 0, 0.</source>
        <translation>追加位于 0, 0, 0 的中心。</translation>
    </message>
    <message>
        <source>Widen the morph range.</source>
        <translation>扩大变形范围。</translation>
    </message>
    <message>
        <source>Write what the byte code says.</source>
        <translation>写入字节码所说的种类。</translation>
    </message>
    <message>
        <source>Write the hash that follows from the byte code.</source>
        <translation>写入由字节码得出的哈希。</translation>
    </message>
    <message>
        <source>Set the length to what is there.</source>
        <translation>将长度设为实际的长度。</translation>
    </message>
    <message>
        <source>Compress the node.</source>
        <translation>压缩该节点。</translation>
    </message>
    <message>
        <source>Write a NUL into the last byte.</source>
        <translation>在最后一个字节写入 NUL。</translation>
    </message>
    <message>
        <source>Write joint 0.</source>
        <translation>写入关节 0。</translation>
    </message>
    <message>
        <source>Correct the size of the elements.</source>
        <translation>修正元素的大小。</translation>
    </message>
    <message>
        <source>Remove the name.</source>
        <translation>移除该名称。</translation>
    </message>
    <message>
        <source>Write the number of the node instead.</source>
        <translation>改为写入节点的编号。</translation>
    </message>
    <message>
        <source>Remove the track.</source>
        <translation>移除该轨道。</translation>
    </message>
    <message>
        <source>Move it to the end.</source>
        <translation>将它移到末尾。</translation>
    </message>
    <message>
        <source>Move it before the frames.</source>
        <translation>将它移到帧之前。</translation>
    </message>
    <message>
        <source>Give it the number %1.</source>
        <translation>给它编号 %1。</translation>
    </message>
    <message>
        <source>Sort the blocks of the file.</source>
        <translation>将文件的数据块排序。</translation>
    </message>
    <message>
        <source>Write 0, for none.</source>
        <translation>写入 0，表示无。</translation>
    </message>
    <message>
        <source>Put them below a new node.</source>
        <translation>将它们放到一个新节点之下。</translation>
    </message>
    <message>
        <source>Put a version block at the beginning.</source>
        <translation>在开头放入一个版本数据块。</translation>
    </message>
    <message>
        <source>Write E3DF.</source>
        <translation>写入 E3DF。</translation>
    </message>
    <message>
        <source>Remove the block.</source>
        <translation>移除该数据块。</translation>
    </message>
    <message>
        <source>Change the type of the block.</source>
        <translation>更改数据块的类型。</translation>
    </message>
    <message>
        <source>Move it to the front.</source>
        <translation>将它移到前面。</translation>
    </message>
    <message>
        <source>Shorten the range.</source>
        <translation>缩短该范围。</translation>
    </message>
    <message>
        <source>Append ranges without material.</source>
        <translation>追加没有材质的范围。</translation>
    </message>
    <message>
        <source>Drop ranges that repeat others.</source>
        <translation>去掉与其他范围重复的范围。</translation>
    </message>
    <message>
        <source>Convert them to 32 bits.</source>
        <translation>将它们转换为 32 位。</translation>
    </message>
    <message>
        <source>Convert the ids to 64 bits.</source>
        <translation>将编号转换为 64 位。</translation>
    </message>
    <message>
        <source>Put all attributes into one interleaved block.</source>
        <translation>将所有属性放入一个交错排列的数据块。</translation>
    </message>
    <message>
        <source>Add a box in which numbers stand for themselves.</source>
        <translation>添加一个使数值即为其本身的包围盒。</translation>
    </message>
    <message>
        <source>Write how many bytes there are.</source>
        <translation>写入实际的字节数。</translation>
    </message>
    <message>
        <source>Delete the bytes behind the end.</source>
        <translation>删除末尾之后的字节。</translation>
    </message>
    <message>
        <source>Write the sum.</source>
        <translation>写入总和。</translation>
    </message>
    <message>
        <source>Write the checksum of what is there.</source>
        <translation>写入现有内容的校验和。</translation>
    </message>
    <message>
        <source>Append it.</source>
        <translation>追加它。</translation>
    </message>
    <message>
        <source>Write the size that the file has.</source>
        <translation>写入文件的实际大小。</translation>
    </message>
    <message>
        <source>Set the number of levels to 1.</source>
        <translation>将级别的数量设为 1。</translation>
    </message>
    <message>
        <source>Set the number of levels to that of a full chain.</source>
        <translation>将级别的数量设为完整级别链的数量。</translation>
    </message>
    <message>
        <source>Compute it from the vertices.</source>
        <translation>由顶点计算它。</translation>
    </message>
    <message>
        <source>Write the time of the last key, %1.</source>
        <translation>写入最后一个关键帧的时间 %1。</translation>
    </message>
    <message>
        <source>Remove the animation.</source>
        <translation>移除该动画。</translation>
    </message>
    <message>
        <source>Add one key that changes nothing.</source>
        <translation>添加一个不改变任何内容的关键帧。</translation>
    </message>
    <message>
        <source>Let the keys follow one another.</source>
        <translation>让关键帧依次排列。</translation>
    </message>
    <message>
        <source>Write the keys in the usual order.</source>
        <translation>按通常的顺序写入关键帧。</translation>
    </message>
    <message>
        <source>Set the duration to the time of the last key, %1.</source>
        <translation>将持续时间设为最后一个关键帧的时间 %1。</translation>
    </message>
    <message>
        <source>Write 1 or -1, whichever is nearer.</source>
        <translation>写入 1 或 -1 中较近的一个。</translation>
    </message>
    <message>
        <source>Remove the submesh.</source>
        <translation>移除该子网格。</translation>
    </message>
    <message>
        <source>Convert the vertices.</source>
        <translation>转换顶点。</translation>
    </message>
    <message>
        <source>Call it %1.</source>
        <translation>将它命名为 %1。</translation>
    </message>
    <message>
        <source>Write 0, 0, 0, 1.</source>
        <translation>写入 0, 0, 0, 1。</translation>
    </message>
    <message>
        <source>Make it a root.</source>
        <translation>将它设为根。</translation>
    </message>
    <message>
        <source>Compute the matrix.</source>
        <translation>计算该矩阵。</translation>
    </message>
    <message>
        <source>Add the name %1.</source>
        <translation>添加名称 %1。</translation>
    </message>
    <message>
        <source>Shorten it to what is there.</source>
        <translation>将它缩短到实际的内容。</translation>
    </message>
    <message>
        <source>Write question marks.</source>
        <translation>写入问号。</translation>
    </message>
    <message>
        <source>Remove what nothing names.</source>
        <translation>移除没有任何部分引用的内容。</translation>
    </message>
    <message>
        <source>Write the header with 132 bytes.</source>
        <translation>写入 132 字节的头部。</translation>
    </message>
    <message>
        <source>Insert the four bytes.</source>
        <translation>插入四个字节。</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>添加 %1。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>写入 %1。</translation>
    </message>
    <message>
        <source>Write &amp;amp; for &amp;.</source>
        <translation>将 &amp; 写为 &amp;amp;。</translation>
    </message>
    <message>
        <source>Add a space.</source>
        <translation>添加一个空格。</translation>
    </message>
    <message>
        <source>Write &amp;lt; for &lt;.</source>
        <translation>将 &lt; 写为 &amp;lt;。</translation>
    </message>
    <message>
        <source>Rename it %1.</source>
        <translation>将它重命名为 %1。</translation>
    </message>
    <message>
        <source>Delete the attribute that does not count.</source>
        <translation>删除不算数的属性。</translation>
    </message>
    <message>
        <source>Add %1=&quot;%2&quot;.</source>
        <translation>添加 %1=&quot;%2&quot;。</translation>
    </message>
    <message>
        <source>Delete the text.</source>
        <translation>删除该文本。</translation>
    </message>
    <message>
        <source>Add the semicolon.</source>
        <translation>添加分号。</translation>
    </message>
    <message>
        <source>Store the blocks as they are.</source>
        <translation>原样存储数据块。</translation>
    </message>
    <message>
        <source>Write %1 to %2.</source>
        <translation>写入 %1 到 %2。</translation>
    </message>
    <message>
        <source>Take the space before it out.</source>
        <translation>去掉它前面的空格。</translation>
    </message>
    <message>
        <source>Write %1 into dataSize.</source>
        <translation>将 %1 写入 dataSize。</translation>
    </message>
    <message>
        <source>Count the channels of every animation anew.</source>
        <translation>重新计算每个动画的通道数量。</translation>
    </message>
    <message>
        <source>Give what it names another name, or none.</source>
        <translation>给以它命名的内容另一个名称，或不给名称。</translation>
    </message>
    <message>
        <source>Delete the carriage returns.</source>
        <translation>删除回车符。</translation>
    </message>
    <message>
        <source>Insert an empty line.</source>
        <translation>插入一个空行。</translation>
    </message>
    <message>
        <source>Sort by %1.</source>
        <translation>按 %1 排序。</translation>
    </message>
    <message>
        <source>Sort by %1; of those with the same keep the last.</source>
        <translation>按 %1 排序；相同的保留最后一个。</translation>
    </message>
    <message>
        <source>Sort by %1; of those with the same keep the first.</source>
        <translation>按 %1 排序；相同的保留第一个。</translation>
    </message>
    <message>
        <source>Scale the numbers so that they make %1.</source>
        <translation>按比例调整这些数，使其合计为 %1。</translation>
    </message>
    <message>
        <source>Write the greatest %1, %2.</source>
        <translation>写入最大的 %1，即 %2。</translation>
    </message>
    <message>
        <source>Delete what is left over.</source>
        <translation>删除剩余的部分。</translation>
    </message>
    <message>
        <source>Delete the triangle.</source>
        <translation>删除该三角形。</translation>
    </message>
    <message>
        <source>Turn rows into columns: the matrix is stored row by row.</source>
        <translation>将行变为列：该矩阵是逐行存储的。</translation>
    </message>
    <message>
        <source>Set these weights to 0 and scale the others so that they make %1. Where there are none, write 0 as the first of %2, which takes all.</source>
        <translation>将这些权重设为 0，并按比例调整其他权重，使其合计为 %1。没有其他权重时，将 %2 的第一个数写为 0，由它承担全部权重。</translation>
    </message>
    <message>
        <source>Delete these %1.</source>
        <translation>删除这些 %1。</translation>
    </message>
    <message>
        <source>Write %1, which means “none”.</source>
        <translation>写入 %1，表示“无”。</translation>
    </message>
    <message>
        <source>Write %1, which means “none”, and share its weight out to the others.</source>
        <translation>写入 %1，表示“无”，并将其权重分给其他各项。</translation>
    </message>
    <message>
        <source>Keep the pixels that can be read, and make the others black.</source>
        <translation>保留可读的像素，其余变为黑色。</translation>
    </message>
    <message>
        <source>Write ? for bytes that no text has: the sides follow them.</source>
        <translation>将文本中不会出现的字节写为 ?：其后就是边长。</translation>
    </message>
    <message>
        <source>Write sides that fit the pixels.</source>
        <translation>写入与像素相符的边长。</translation>
    </message>
    <message>
        <source>Put in the pixels that are missing, black.</source>
        <translation>补上缺少的像素（黑色）。</translation>
    </message>
    <message>
        <source>Write a vertex that is drawn beside it.</source>
        <translation>写入在其旁边绘制的一个顶点。</translation>
    </message>
    <message>
        <source>Remove the elements of which nothing is there.</source>
        <translation>移除没有任何内容的元素。</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>%1: %2 of %3 bytes each</source>
        <translation>%1：%2 个，每个 %3 字节</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 bytes</source>
        <translation>
            <numerusform>%1：%2 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>… %1 more up to %2</source>
        <translation>… 还有 %1 个，直到 %2</translation>
    </message>
    <message>
        <source>… %1 more bytes up to %2</source>
        <translation>… 还有 %1 个字节，直到 %2</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>%1 × %2 bytes</source>
        <translation>%1 × %2 字节</translation>
    </message>
    <message numerus="yes">
        <source>%1 elements</source>
        <translation>
            <numerusform>%1 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>New ones have %1.</source>
        <translation>新建时为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error(s)</source>
        <translation>
            <numerusform>%1 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warning(s)</source>
        <translation>
            <numerusform>%1 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>whole</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation>有错误</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>file of no known format</source>
        <translation>格式未知的文件</translation>
    </message>
    <message>
        <source>%1 from %2, %3, %4; %5</source>
        <translation>%1，从 %2 起，%3，%4；%5</translation>
    </message>
    <message>
        <source>; packed with %1, %2 unpacked</source>
        <translation>；以 %1 压缩，解压后 %2</translation>
    </message>
    <message>
        <source>; %1 of it make sense</source>
        <translation>；其中 %1 合理</translation>
    </message>
    <message>
        <source>; inside number %1</source>
        <translation>；在第 %1 号之内</translation>
    </message>
    <message numerus="yes">
        <source>Made anew with the %1 file(s) that were found in it</source>
        <translation>
            <numerusform>由其中找到的 %1 个文件重新生成</numerusform>
        </translation>
    </message>
    <message>
        <source>Repaired: %1</source>
        <translation>已修复：%1</translation>
    </message>
    <message>
        <source>%1 of content removed</source>
        <translation>移除了 %1 的内容</translation>
    </message>
    <message>
        <source>%1 now; %2</source>
        <translation>现为 %1；%2</translation>
    </message>
    <message>
        <source>Written as it was found</source>
        <translation>按找到时的样子写出</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 place(s) that nothing claims, the largest %3 at %4</source>
        <translation>
            <numerusform>%2 处共 %1 没有格式认领，最大的一处为 %3，位于 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 place(s) with the mark of a format were not looked at: there are too many of them</source>
        <translation>
            <numerusform>%1 处带有格式标记的位置未查看：这样的位置过多</numerusform>
        </translation>
    </message>
    <message>
        <source>There may be more: the search ended after %1 finds</source>
        <translation>可能还有更多：找到 %1 项后搜索结束</translation>
    </message>
    <message>
        <source>; nothing tells where it ends</source>
        <translation>；没有内容说明它在哪里结束</translation>
    </message>
    <message>
        <source>Laid out as %1.</source>
        <translation>布局与 %1 相同。</translation>
    </message>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>+ counts from the end of the part before whose size varies.</source>
        <translation>+ 从前面大小可变的部分的末尾算起。</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>在 %1 中。</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>In %1 there may be: %2.</source>
        <translation>%1 中可以有：%2。</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>This page is not yet translated: what was written by hand is in English.</source>
        <translation>此页尚未翻译：手写的内容为英文。</translation>
    </message>
    <message>
        <source>text + 1</source>
        <translation>文本 + 1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>每个 %1</translation>
    </message>
    <message>
        <source>%1 or 0</source>
        <translation>%1 或 0</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>one of some words</source>
        <translation>若干词之一</translation>
    </message>
    <message>
        <source>name of a file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Where it is missing, %1 is taken.</source>
        <translation>缺失时取 %1。</translation>
    </message>
    <message>
        <source>The file may end before it.</source>
        <translation>文件可以在它之前结束。</translation>
    </message>
    <message>
        <source>turns by %1° about %2</source>
        <translation>绕 %2 旋转 %1°</translation>
    </message>
    <message>
        <source>moves by %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>It makes everything flat.</source>
        <translation>它会压扁一切。</translation>
    </message>
    <message>
        <source>mirrors</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>stretches x, y, z by %1</source>
        <translation>将 x, y, z 缩放 %1</translation>
    </message>
    <message>
        <source>slants</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>The identity: it leaves everything where it is.</source>
        <translation>单位矩阵：一切保持在原处。</translation>
    </message>
    <message>
        <source>As a matrix it %1.</source>
        <translation>作为矩阵，它的作用：%1。</translation>
    </message>
    <message>
        <source>%1, %2, at %3 of %4 bytes.</source>
        <translation>%1，%2，位于 %4 字节中的 %3 处。</translation>
    </message>
    <message>
        <source>remark: worth knowing, and no reason to change the file</source>
        <translation>提示：值得了解，但不必因此更改文件</translation>
    </message>
    <message>
        <source>warning: likely not what the author wanted</source>
        <translation>警告：很可能不是作者的本意</translation>
    </message>
    <message>
        <source>error: a reader refuses the file, or reads something else than was meant</source>
        <translation>错误：读取程序会拒绝此文件，或读出与本意不同的内容</translation>
    </message>
    <message>
        <source>Said only of files that this engine reads.</source>
        <translation>只针对此引擎读取的文件。</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Everything that can be found in a file. “…” stands for what the file would say.</source>
        <translation>文件中可能发现的全部问题。“…”表示由文件得出的内容。</translation>
    </message>
    <message>
        <source>There is too much of it for one glTF file.</source>
        <translation>内容过多，一个 glTF 文件容纳不下。</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 triangles, lines or points with vertices that are not there.</source>
        <translation>
            <numerusform>已略去：%1 个三角形、线段或点，其顶点不存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 parts at lower levels of detail.</source>
        <translation>
            <numerusform>已略去：较低细节层次的 %1 个部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %1 textures without a flat image that can be read.</source>
        <translation>
            <numerusform>已略去：%1 个没有可读平面图像的纹理。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: the second texture of %1 materials; glTF has one.</source>
        <translation>
            <numerusform>已略去：%1 种材质的第二个纹理；glTF 只有一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>In every format</source>
        <translation>在每种格式中</translation>
    </message>
    <message>
        <source>What is no number counts as 0.</source>
        <translation>不是数字的内容按 0 处理。</translation>
    </message>
    <message>
        <source>When it is wrong, loaders look for the next chunk in the wrong place.</source>
        <translation>如果有误，加载器会在错误的位置寻找下一个块。</translation>
    </message>
    <message>
        <source>When it is too large, readers take what follows for elements, or read beyond the end.</source>
        <translation>如果过大，读取程序会把后面的内容当作元素，或读到末尾之外。</translation>
    </message>
    <message>
        <source>When it is wrong, readers look in the wrong place, or refuse the file.</source>
        <translation>如果有误，读取程序会找错位置，或拒绝该文件。</translation>
    </message>
    <message>
        <source>When it is wrong, readers refuse what is packed, or read foreign memory.</source>
        <translation>如果有误，读取程序会拒绝压缩的内容，或读取不属于它的内存。</translation>
    </message>
    <message>
        <source>When it is wrong, readers take wrong bytes for what follows.</source>
        <translation>如果有误，读取程序会把错误的字节当作后面的内容。</translation>
    </message>
    <message>
        <source>NaN and infinity spread to everything that is computed from it.</source>
        <translation>NaN 和无穷大会扩散到由它计算出的一切。</translation>
    </message>
    <message>
        <source>Without the NUL at its end, loaders read on into what follows.</source>
        <translation>末尾没有 NUL 时，加载器会继续读入后面的内容。</translation>
    </message>
    <message>
        <source>Where the range passes the end of the list, readers read foreign memory or leave it out.</source>
        <translation>如果范围超出列表末尾，读取程序会读取不属于它的内存，或略过该范围。</translation>
    </message>
    <message>
        <source>It should be there. Where it is missing, %1 is taken.</source>
        <translation>应当存在。缺少时取 %1。</translation>
    </message>
    <message>
        <source>It should be there.</source>
        <translation>应当存在。</translation>
    </message>
    <message>
        <source>has to hold: %1</source>
        <translation>必须成立：%1</translation>
    </message>
    <message>
        <source>Where there are more or fewer than their number says, readers take elements for what follows, or what follows for elements.</source>
        <translation>实际个数与所记数量不符时，读取程序会把元素当作后续内容，或把后续内容当作元素。</translation>
    </message>
    <message>
        <source>no issues</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>The path begins at the content folder, with / between folders. Where the file cannot be loaded, the engine warns and goes on without it.</source>
        <translation>路径从内容文件夹算起，文件夹之间用 /。文件无法加载时，引擎发出警告并在没有它的情况下继续。</translation>
    </message>
    <message>
        <source>With another length, loaders that do not correct it turn and scale wrongly.</source>
        <translation>长度不为 1 时，不作修正的加载器会旋转和缩放错误。</translation>
    </message>
    <message>
        <source>With another length, loaders that do not correct it shade wrongly.</source>
        <translation>长度不为 1 时，不作修正的加载器会着色错误。</translation>
    </message>
    <message>
        <source>Everything but true counts as false, 1 too; large and small letters are alike.</source>
        <translation>除 true 以外都视为 false，1 也是；不区分大小写。</translation>
    </message>
    <message>
        <source>Everything but false and 0 counts as true; large and small letters are alike.</source>
        <translation>除 false 和 0 以外都视为 true；不区分大小写。</translation>
    </message>
    <message>
        <source>Everything but true and 1 counts as false; large and small letters are alike.</source>
        <translation>除 true 和 1 以外都视为 false；不区分大小写。</translation>
    </message>
    <message>
        <source>It should be there. Where it is missing or empty, there is none.</source>
        <translation>应当存在。缺少或为空时即没有。</translation>
    </message>
    <message>
        <source>Where it is missing or empty, there is none.</source>
        <translation>缺失或为空时即没有。</translation>
    </message>
    <message>
        <source>It has to be there: without it the engine drops the node with all that is in it, or refuses the file where it is the outermost node.</source>
        <translation>必须存在：没有它时，引擎会丢弃此节点及其中的一切；如果是最外层节点，则拒绝该文件。</translation>
    </message>
    <message>
        <source>It has to be there. Where it is missing, 0 is taken.</source>
        <translation>必须存在。缺少时取 0。</translation>
    </message>
    <message>
        <source>It has to be there: without it the engine refuses the file.</source>
        <translation>必须存在：没有它时，引擎拒绝该文件。</translation>
    </message>
    <message>
        <source>Below the size of the header readers go in circles; beyond the end of what holds it they read foreign memory.</source>
        <translation>小于头部的大小时，读取程序会陷入循环；超出包含它的内容的结尾时，会读取不属于它们的内存。</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>%1 moves what the model has not: %2</source>
        <translation>%1 移动了模型中没有的内容：%2</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 tracks fit)</source>
        <translation>%1（%3 个轨道中有 %2 个相符）</translation>
    </message>
    <message>
        <source>%1 is too long for an animation.</source>
        <translation>%1 作为动画太长。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 has no animation.</source>
        <translation>%1 没有动画。</translation>
    </message>
    <message>
        <source>%1 is made for other axes than this model, so it would move it wrongly.</source>
        <translation>%1 的坐标轴与此模型不同，因此会错误地移动它。</translation>
    </message>
    <message>
        <source>%1 moves nothing that this model has. It moves: %2</source>
        <translation>%1 不移动此模型中的任何部分。它移动的是：%2</translation>
    </message>
    <message>
        <source>%1: all %2 tracks found what they move.</source>
        <translation>%1：全部 %2 条轨道都找到了所移动的部分。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tracks found what they move. Not in this model: %4</source>
        <translation>%1：%3 条轨道中有 %2 条找到了所移动的部分。此模型中没有：%4</translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes that are left after the last field of their frame.</source>
        <translation>其所在范围的最后一个字段之后剩余的字节。</translation>
    </message>
    <message>
        <source>Bytes behind everything that the format describes.</source>
        <translation>格式所描述的一切之后的字节。</translation>
    </message>
    <message>
        <source>Bytes where a chunk should begin, but no header is plausible.</source>
        <translation>本应开始一个块、但没有合理头部之处的字节。</translation>
    </message>
    <message>
        <source>A chunk that the description does not know; it is carried along unchanged.</source>
        <translation>格式描述中没有的块；它原样保留。</translation>
    </message>
    <message>
        <source>Content of a chunk that is not known.</source>
        <translation>未知块的内容。</translation>
    </message>
    <message>
        <source>Bytes to which nothing refers.</source>
        <translation>没有任何部分引用的字节。</translation>
    </message>
    <message>
        <source>Foreign bytes, to which the rest is appended.</source>
        <translation>外来的字节，其余部分附加在其后。</translation>
    </message>
    <message>
        <source>Bytes that nothing in the file refers to.</source>
        <translation>文件中没有任何部分引用的字节。</translation>
    </message>
    <message>
        <source>A sign or space between what is meant.</source>
        <translation>实义内容之间的符号或空格。</translation>
    </message>
    <message>
        <source>Text before the first section; the engine does not look at it.</source>
        <translation>第一节之前的文本；引擎不查看它。</translation>
    </message>
    <message>
        <source>A remark.</source>
        <translation>注释。</translation>
    </message>
    <message>
        <source>This is no declaration.</source>
        <translation>这不是声明。</translation>
    </message>
    <message>
        <source>This has no place in the declaration.</source>
        <translation>它不应出现在该声明中。</translation>
    </message>
    <message>
        <source>Code in the shading language.</source>
        <translation>着色语言的代码。</translation>
    </message>
    <message>
        <source>Declares a flag, 01 to 32, which materials switch on. The name behind the number is for people.</source>
        <translation>声明一个标志，01 到 32，由材质开启。编号后面的名称供人阅读。</translation>
    </message>
    <message>
        <source>Says that the text is UTF-8. Nothing needs it.</source>
        <translation>表示文本为 UTF-8。没有程序需要它。</translation>
    </message>
    <message>
        <source>Says which version of XML and which encoding this is.</source>
        <translation>说明 XML 的版本和编码。</translation>
    </message>
    <message>
        <source>A processing instruction, for other programs.</source>
        <translation>处理指令，供其他程序使用。</translation>
    </message>
    <message>
        <source>Names a document type. Nothing in it is followed.</source>
        <translation>指定文档类型。其中的内容一概不处理。</translation>
    </message>
    <message>
        <source>A remark of whoever wrote the file.</source>
        <translation>写此文件的人或程序留下的注释。</translation>
    </message>
    <message>
        <source>Text in which no character has a special meaning.</source>
        <translation>其中没有字符具有特殊含义的文本。</translation>
    </message>
    <message>
        <source>Text between tags.</source>
        <translation>标签之间的文本。</translation>
    </message>
    <message>
        <source>Space between tags; it is there for the eye.</source>
        <translation>标签之间的空白；为了美观。</translation>
    </message>
    <message>
        <source>The end of the element.</source>
        <translation>元素的结尾。</translation>
    </message>
    <message>
        <source>An end tag that ends nothing here.</source>
        <translation>在此没有结束任何元素的结束标签。</translation>
    </message>
    <message>
        <source>This is no markup.</source>
        <translation>这不是标记。</translation>
    </message>
    <message>
        <source>More than is read; it is carried along unchanged.</source>
        <translation>超出读取范围的内容；它原样保留。</translation>
    </message>
    <message>
        <source>Begins the tag.</source>
        <translation>开始标签。</translation>
    </message>
    <message>
        <source>What the element is called.</source>
        <translation>元素的名称。</translation>
    </message>
    <message>
        <source>Space in the tag; it is there for the eye.</source>
        <translation>标签中的空白；为了美观。</translation>
    </message>
    <message>
        <source>This is no attribute: a name, =, a value in quotes.</source>
        <translation>这不是属性：名称、=、引号中的值。</translation>
    </message>
    <message>
        <source>Ends the tag; /&gt; ends the element too.</source>
        <translation>结束标签；/&gt; 同时结束元素。</translation>
    </message>
    <message>
        <source>Space before the attribute.</source>
        <translation>属性之前的空白。</translation>
    </message>
    <message>
        <source>What the attribute is called.</source>
        <translation>属性的名称。</translation>
    </message>
    <message>
        <source>Begins the value.</source>
        <translation>开始值。</translation>
    </message>
    <message>
        <source>The value of the attribute.</source>
        <translation>属性的值。</translation>
    </message>
    <message>
        <source>Ends the value.</source>
        <translation>结束值。</translation>
    </message>
    <message>
        <source>An element that the description does not know; it is carried along unchanged.</source>
        <translation>格式描述中没有的元素；它原样保留。</translation>
    </message>
    <message>
        <source>An attribute that the description does not know; it is carried along unchanged.</source>
        <translation>格式描述中没有的属性；它原样保留。</translation>
    </message>
    <message>
        <source>Space before the number.</source>
        <translation>数字之前的空白。</translation>
    </message>
    <message>
        <source>One number of the list.</source>
        <translation>列表中的一个数。</translation>
    </message>
    <message>
        <source>Ends the number.</source>
        <translation>结束该数。</translation>
    </message>
    <message>
        <source>Numbers, one after another.</source>
        <translation>数字，逐个排列。</translation>
    </message>
    <message>
        <source>Brightness: 0 is black, 255 is white. Every number is allowed.</source>
        <translation>亮度：0 为黑，255 为白。任何数值都允许。</translation>
    </message>
    <message>
        <source>The word that says what is declared: float, float4, buffer, sampler2D, samplerCube, sampler3D, context, OpenGL4 or OpenGLES3, in large or small letters. With another the engine refuses the shader.</source>
        <translation>说明声明了什么的词：float、float4、buffer、sampler2D、samplerCube、sampler3D、context、OpenGL4 或 OpenGLES3，不区分大小写。为其他词时引擎会拒绝该着色器。</translation>
    </message>
    <message>
        <source>Four letters that say what the chunk holds. Readers skip an unknown chunk whose first letter is small, and refuse the file where it is a capital.</source>
        <translation>四个字母，说明块的内容。对于不认识的块，首字母小写时读取程序会跳过，首字母大写时会拒绝该文件。</translation>
    </message>
    <message>
        <source>Four letters that say what the chunk holds. Loaders skip one that they do not know.</source>
        <translation>四个字母，说明块的内容。加载器会跳过不认识的块。</translation>
    </message>
    <message>
        <source>Says what the block holds. Loaders skip one that they do not know in this place.</source>
        <translation>说明块的内容。加载器会跳过在此处不认识的块。</translation>
    </message>
    <message>
        <source>How much red the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.</source>
        <translation>像素的红色分量：0 为无，1 为最大；更大的值比屏幕显示的更亮。</translation>
    </message>
    <message>
        <source>How much red the colour has: 0 is none, 255 is full. Every number is allowed.</source>
        <translation>颜色的红色分量：0 为无，255 为最大。任何数值都允许。</translation>
    </message>
    <message>
        <source>How much green the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.</source>
        <translation>像素的绿色分量：0 为无，1 为最大；更大的值比屏幕显示的更亮。</translation>
    </message>
    <message>
        <source>How much green the colour has: 0 is none, 255 is full. Every number is allowed.</source>
        <translation>颜色的绿色分量：0 为无，255 为最大。任何数值都允许。</translation>
    </message>
    <message>
        <source>How much blue the pixel has: 0 is none, 1 is full; more is brighter than a screen shows.</source>
        <translation>像素的蓝色分量：0 为无，1 为最大；更大的值比屏幕显示的更亮。</translation>
    </message>
    <message>
        <source>How much blue the colour has: 0 is none, 255 is full. Every number is allowed.</source>
        <translation>颜色的蓝色分量：0 为无，255 为最大。任何数值都允许。</translation>
    </message>
    <message>
        <source>How much the pixel hides what lies behind it (alpha): 0 is transparent, 1 is opaque.</source>
        <translation>像素对后方内容的遮挡程度 (alpha)：0 为透明，1 为不透明。</translation>
    </message>
    <message>
        <source>How much the colour hides what lies behind it (alpha): 0 is transparent, 255 is opaque. Every number is allowed.</source>
        <translation>颜色对后方内容的遮挡程度 (alpha)：0 为透明，255 为不透明。任何数值都允许。</translation>
    </message>
    <message>
        <source>Comes before the text and does not count itself; with 0 there is no text.</source>
        <translation>位于文本之前，不含自身；为 0 时没有文本。</translation>
    </message>
    <message>
        <source>The characters, without an end mark: the length before them says where they end. Their encoding is written down nowhere: Hexahedron takes UTF-8, and Latin-1 where that does not fit.</source>
        <translation>字符，没有结束标记：由前面的长度说明在何处结束。其编码没有任何规定：Hexahedron 采用 UTF-8，不符合时采用 Latin-1。</translation>
    </message>
    <message>
        <source>Length of this chunk in bytes; its header is left out. The next one begins behind it.</source>
        <translation>此块的字节长度，不含其头部。其后是下一个块。</translation>
    </message>
    <message>
        <source>Fills up to four bytes; no reader looks at it.</source>
        <translation>填充到四个字节；没有读取程序看它。</translation>
    </message>
    <message>
        <source>Four letters by which loaders know the format; they refuse a file that begins with others.</source>
        <translation>加载器据以识别格式的四个字母；以其他字母开头的文件会被拒绝。</translation>
    </message>
    <message>
        <source>Length of the file in bytes, without the first eight.</source>
        <translation>文件的长度（字节），不含最前面的八个字节。</translation>
    </message>
    <message>
        <source>Length of the content: of the bytes between tag and checksum.</source>
        <translation>内容的长度：标签与校验和之间的字节。</translation>
    </message>
    <message>
        <source>Checksum (CRC-32) of tag and content, by which readers see whether a byte was damaged. Edits here set it; some readers refuse a chunk when it is wrong.</source>
        <translation>标签和内容的校验和 (CRC-32)，读取程序据此判断是否有字节损坏。在此处编辑时会自动写入；有误时一些读取程序会拒绝该块。</translation>
    </message>
    <message>
        <source>Length of this box in bytes, its header included. The next one begins behind it. 0, outside of other boxes only: it is the last one and goes on to the end of the file. 1: the length follows the letters, in eight bytes.</source>
        <translation>此盒的字节长度，包括其头部。其后是下一个盒。0（仅限不在其他盒中时）：它是最后一个，直到文件末尾。1：长度以八个字节写在字母之后。</translation>
    </message>
    <message>
        <source>Text between &lt; and &gt; for editors; the engine skips it.</source>
        <translation>&lt; 和 &gt; 之间的文本，供编辑器使用；引擎会跳过它。</translation>
    </message>
    <message>
        <source>Says what the block holds: a number from 0x4000 to 0x5FFF, whose meaning only the program knows that writes it. Others skip the block.</source>
        <translation>说明数据块的内容：0x4000 到 0x5FFF 的数，其含义只有写入它的程序知道。其他程序跳过该数据块。</translation>
    </message>
    <message>
        <source>Length of this block in bytes, its header (type and size, 6 bytes) included. The next one begins behind it.</source>
        <translation>此数据块的长度（字节），包括其头部（type 和 size，6 字节）。下一个紧随其后。</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>&quot;%1&quot; is not a whole number.</source>
        <translation>“%1”不是整数。</translation>
    </message>
    <message>
        <source>%1 is outside %2 … %3.</source>
        <translation>%1 不在 %2 … %3 范围内。</translation>
    </message>
    <message>
        <source>%1 is too large for a 32-bit float.</source>
        <translation>%1 对 32 位浮点数来说过大。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>The text ends at its first NUL, so it cannot contain one.</source>
        <translation>文本在其第一个 NUL 处结束，因此不能含有 NUL。</translation>
    </message>
    <message>
        <source>The text has %1 bytes, its place %2.</source>
        <translation>文本有 %1 字节，可用空间为 %2 字节。</translation>
    </message>
    <message>
        <source>This is not one value; choose a field inside it.</source>
        <translation>这不是单个值；请选择其中的一个字段。</translation>
    </message>
    <message>
        <source>Bytes are written as pairs of hexadecimal digits.</source>
        <translation>字节应写成成对的十六进制数字。</translation>
    </message>
    <message>
        <source>The text has %1 bytes, its length field can say %2 at most.</source>
        <translation>文本有 %1 字节，其长度字段最多只能表示 %2。</translation>
    </message>
    <message>
        <source>This follows from what it stands beside; change that instead.</source>
        <translation>它由旁边的内容得出；请改为更改后者。</translation>
    </message>
    <message>
        <source>XML has no way to write control characters.</source>
        <translation>XML 没有书写控制字符的方法。</translation>
    </message>
    <message>
        <source>Text of nothing but space is no text; remove it instead.</source>
        <translation>只有空白的文本不算文本；请改为移除它。</translation>
    </message>
    <message>
        <source>The text cannot contain %1, which ends it.</source>
        <translation>文本不能含有 %1，否则会在该处结束。</translation>
    </message>
    <message>
        <source>A number in a list cannot contain %1.</source>
        <translation>列表中的数不能含有 %1。</translation>
    </message>
    <message>
        <source>Words of a shader have at most 127 characters.</source>
        <translation>着色器中的词最多有 127 个字符。</translation>
    </message>
    <message>
        <source>The engine cannot read such a text: it ends at quotes, line ends, // and /*.</source>
        <translation>引擎无法读取这样的文本：它会在引号、换行、// 和 /* 处结束。</translation>
    </message>
    <message>
        <source>The engine would not read this as one value.</source>
        <translation>引擎不会将它读作一个值。</translation>
    </message>
    <message>
        <source>A name is made of letters, digits and _; it has at most 127 of them.</source>
        <translation>名称由字母、数字和 _ 组成；最多 127 个字符。</translation>
    </message>
    <message>
        <source>Such a text cannot stand here; edit the bytes instead.</source>
        <translation>此处不能有这样的文本；请改为编辑字节。</translation>
    </message>
    <message>
        <source>There is a section %1 already.</source>
        <translation>已有节 %1。</translation>
    </message>
    <message>
        <source>%1 is set there already.</source>
        <translation>该处已设置 %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not fit: the number of its bits is %2.</source>
        <translation>“%1”不符：其位数为 %2。</translation>
    </message>
    <message>
        <source>How many numbers are needed: %1. Given: %2.</source>
        <translation>需要的数值个数：%1。给出的个数：%2。</translation>
    </message>
    <message>
        <source>The file says that it is not written in UTF-8, so only ASCII can be written here.</source>
        <translation>文件声明它不是以 UTF-8 写成，因此此处只能写 ASCII。</translation>
    </message>
</context>
<context>
    <name>walk</name>
    <message numerus="yes">
        <source>%n byte(s) from %1 on</source>
        <translation>
            <numerusform>从 %1 起的 %Ln 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This file has %n byte(s) and is read as: %1.</source>
        <translation>
            <numerusform>此文件有 %Ln 个字节，读作：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) say how long this chunk is: %1, so it ends at %2.</source>
        <translation>
            <numerusform>%n 个字节说明此块的长度：%1，因此它在 %2 处结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 (%2) say %3: %4.</source>
        <translation>%1 (%2) 表示 %3：%4。</translation>
    </message>
    <message numerus="yes">
        <source>So %n element(s) of %1 will come.</source>
        <translation>
            <numerusform>因此后面会有 %1 的 %n 个元素。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %n element(s) of %1 bytes each, from %3 to %4.</source>
        <translation>
            <numerusform>%2：%n 个元素，每个 %1 字节，从 %3 到 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n element(s) of different sizes, from %2 to %3.</source>
        <translation>
            <numerusform>%1：%n 个大小不一的元素，从 %2 到 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are all alike: the first one stands for them here.</source>
        <translation>它们结构相同：此处以第一个为代表。</translation>
    </message>
    <message>
        <source>%1 begins at %2 and ends at %3:</source>
        <translation>%1 从 %2 开始，在 %3 处结束：</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n 个字节。</numerusform>
        </translation>
    </message>
</context>
</TS>
