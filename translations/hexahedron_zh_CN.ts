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
        <source>Reload</source>
        <translation>重新加载</translation>
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
        <source>Find Ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Insert Element Before</source>
        <translation>在前面插入元素</translation>
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
        <translation>使模型适合预览窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Fil&amp;ter the Structure</source>
        <translation>筛选结构(&amp;T)</translation>
    </message>
    <message>
        <source>Look for names, types and values</source>
        <translation>查找名称、类型和值</translation>
    </message>
    <message>
        <source>Reset the &amp;Layout</source>
        <translation>重置布局(&amp;L)</translation>
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
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Insert a copy of the selected element, or chunk where there is no element</source>
        <translation>插入所选元素的副本；没有元素时插入块的副本</translation>
    </message>
    <message>
        <source>Brac&amp;kets and Space in the Structure</source>
        <translation>结构中的括号和空白(&amp;K)</translation>
    </message>
    <message>
        <source>In&amp;sert an Element into a Document…</source>
        <translation>在文档中插入元素(&amp;S)…</translation>
    </message>
    <message>
        <source>Insert an element that the format knows, or any other</source>
        <translation>插入格式已知的元素或任意其他元素</translation>
    </message>
    <message>
        <source>Add an Attribute…</source>
        <translation>添加属性…</translation>
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
        <source>Nex&amp;t Pane</source>
        <translation>下一个窗格(&amp;T)</translation>
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
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Remove the selected elements, or the chunk where there is no element; what refers to others is renumbered</source>
        <translation>移除所选元素，没有元素时移除块；引用其他元素的编号会随之更新</translation>
    </message>
    <message>
        <source>Next Fi&amp;le</source>
        <translation>下一个文件(&amp;L)</translation>
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
        <source>Export as &amp;XML…</source>
        <translation>导出为 XML(&amp;X)…</translation>
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
        <source>Checksums an&amp;d Statistics…</source>
        <translation>校验和与统计(&amp;D)…</translation>
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
        <source>Replace…</source>
        <translation>替换…</translation>
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
        <source>Previous &amp;Hit of the List</source>
        <translation>列表中的上一个命中(&amp;H)</translation>
    </message>
    <message>
        <source>Strin&amp;gs…</source>
        <translation>字符串(&amp;G)…</translation>
    </message>
    <message>
        <source>List all that can be read as text, in fields or elsewhere</source>
        <translation>列出字段中或其他位置所有可读作文本的内容</translation>
    </message>
    <message>
        <source>Add a Bookmar&amp;k</source>
        <translation>添加书签(&amp;K)</translation>
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
        <source>List &amp;All Matches</source>
        <translation>列出所有匹配(&amp;A)</translation>
    </message>
    <message>
        <source>Select bet&amp;ween Bookmarks</source>
        <translation>选择书签之间的字节(&amp;W)</translation>
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
    <message>
        <source>Compute Missing Normals</source>
        <translation>计算缺失的法线</translation>
    </message>
    <message>
        <source>The same, but normals of length 1 stay: only those are computed that are not</source>
        <translation>同样，但长度为 1 的法线保持不变：只计算其余的</translation>
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
        <source>alpha where transparent</source>
        <translation>透明处的 alpha</translation>
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
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>How many bytes there are follows from width, height and the pixel format.</source>
        <translation>字节的数量由宽度、高度和像素格式得出。</translation>
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
        <source>The layout of %2 depends on %1. What should become of what is there?</source>
        <translation>%2 的排列取决于 %1。如何处理已有的内容？</translation>
    </message>
    <message>
        <source>“%1” is not written: what it was typed for is not there any more.</source>
        <translation>“%1”没有写入：它所对应的内容已不存在。</translation>
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
</context>
<context>
    <name>HordeComputeFormat</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
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
        <source>The jointIndex of joints in scene files does not follow.</source>
        <translation>场景文件中关节的 jointIndex 不会随之改变。</translation>
    </message>
    <message>
        <source>vertRStart and vertREnd of meshes in scene files do not follow.</source>
        <translation>场景文件中网格的 vertRStart 和 vertREnd 不会随之改变。</translation>
    </message>
    <message>
        <source>batchStart and batchCount of meshes in scene files do not follow.</source>
        <translation>场景文件中网格的 batchStart 和 batchCount 不会随之改变。</translation>
    </message>
</context>
<context>
    <name>HordeParticleFormat</name>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
</context>
<context>
    <name>HordePipelineFormat</name>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
</context>
<context>
    <name>HordeSceneFormat</name>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
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
    <message>
        <source>Paste %1</source>
        <translation>粘贴 %1</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n element(s) of %1</source>
        <translation>
            <numerusform>粘贴 %1 的 %n 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n chunk(s)</source>
        <translation>
            <numerusform>粘贴 %n 个块</numerusform>
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
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>A bone takes its name from a node, and every node has a bone already. Insert a node first.</source>
        <translation>骨骼的名称取自节点，而每个节点都已有骨骼。请先插入一个节点。</translation>
    </message>
    <message>
        <source>A channel takes its name from a node, and every node has a channel in this animation already. Insert a node first.</source>
        <translation>通道的名称取自节点，而每个节点在此动画中都已有通道。请先插入一个节点。</translation>
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
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
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
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>自适应</translation>
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
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
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
    <name>SystemError</name>
    <message>
        <source>permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
        <source>what is stored there can only be read</source>
        <translation>那里存储的内容只能读取</translation>
    </message>
    <message>
        <source>no space is left there</source>
        <translation>那里已没有剩余空间</translation>
    </message>
    <message>
        <source>you may not store more there</source>
        <translation>那里不允许再存储更多内容</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>文件会过大</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>reading or writing failed there</source>
        <translation>在那里读取或写入失败</translation>
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
</context>
<context>
    <name>UrhoPackageFormat</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Blocks are made anew when the content changes.</source>
        <translation>内容更改时会重新生成数据块。</translation>
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
        <source>The shader does not run with byte code that is made up.</source>
        <translation>着色器用虚构的字节码无法运行。</translation>
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
        <translation>%1和 %2</translation>
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
        <source>%n more byte(s) can be read then.</source>
        <translation>
            <numerusform>此后还能多读取 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1 for those that are missing.</source>
        <translation>
            <numerusform>在 0x%1 处补入缺失的 %n 个字节。</numerusform>
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
        <source>This is in another file that follows: separate them first.</source>
        <translation>这在后面的另一个文件中：请先将两者分开。</translation>
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
        <source>Write 0x%1 at 0x%2: with this byte the checksum is right.</source>
        <translation>在 0x%2 处写入 0x%1：用此字节校验和就正确。</translation>
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
    <message>
        <source>The end of the file is missing. No repair brings it back.</source>
        <translation>文件末尾缺失，任何修复都无法找回。</translation>
    </message>
    <message>
        <source>That is too far: the numbers stored here go from %1 to %2.</source>
        <translation>太远了：这里存储的数字范围是 %1 到 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Put in %n byte(s) with which such files begin, at 0x%1.</source>
        <translation>
            <numerusform>在 0x%1 处放入此类文件开头的 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write %n byte(s) with which such files begin, at 0x%1.</source>
        <translation>
            <numerusform>在 0x%1 处写入此类文件开头的 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write what a new file has for %n number(s) at 0x%1.</source>
        <translation>
            <numerusform>在 0x%1 处写入新文件中的 %n 个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is lost; one of a single colour takes its place.</source>
        <translation>图片已丢失；由单色图片代替。</translation>
    </message>
    <message>
        <source>The picture is lost; a grey one takes its place.</source>
        <translation>图片已丢失；由灰色图片代替。</translation>
    </message>
    <message>
        <source>The picture has no pixels, and nothing says how many it had.</source>
        <translation>图片没有像素，也无从得知原有多少像素。</translation>
    </message>
    <message>
        <source>The picture is too large to be made up.</source>
        <translation>图片太大，无法补造。</translation>
    </message>
    <message>
        <source>The picture is lost; a black one takes its place.</source>
        <translation>图片已丢失；由黑色图片代替。</translation>
    </message>
    <message>
        <source>Two damages, from 0x%1 to 0x%2</source>
        <translation>两处损坏，从 0x%1 到 0x%2</translation>
    </message>
    <message numerus="yes">
        <source>All repairs together would write over %n byte(s), half of the file or more: something else is wrong.</source>
        <translation>
            <numerusform>所有修复合起来将改写 %n 个字节，达到文件的一半或更多：出错的是别的地方。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of the file</source>
        <translation>
            <numerusform>文件的 %Ln 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Write 0x%1 at 0x%2: with this byte all that is packed can be expanded.</source>
        <translation>在 0x%2 处写入 0x%1：用此字节，所有打包内容都能展开。</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n byte(s) of %1 that can be expanded, end the content there, and pack it again.</source>
        <translation>
            <numerusform>保留 %1 中可以展开的 %n 个字节，在该处结束内容并重新打包。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content</source>
        <translation>
            <numerusform>打包内容的 %n 个字节</numerusform>
        </translation>
    </message>
    <message>
        <source>its bytes are not in the file, or not all of them</source>
        <translation>其字节不在文件中，或不完整</translation>
    </message>
    <message>
        <source>its packed bytes make no sense</source>
        <translation>其打包字节没有意义</translation>
    </message>
    <message>
        <source>other bytes lie where the directory says that it does</source>
        <translation>目录所说的位置上是别的字节</translation>
    </message>
    <message numerus="yes">
        <source>Only %n byte(s) of it can be unpacked.</source>
        <translation>
            <numerusform>只有 %n 个字节可以解包。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was copied comes from a file of another format: %1.</source>
        <translation>复制的内容来自另一种格式的文件：%1。</translation>
    </message>
    <message>
        <source>What was copied can only stand in a list %1: choose one, or an element of it.</source>
        <translation>复制的内容只能放在列表 %1 中：请选择这样的列表或其中的一个元素。</translation>
    </message>
    <message>
        <source>The elements of %1 are laid out in another way than those that were copied.</source>
        <translation>%1 的元素与复制的元素布局不同。</translation>
    </message>
    <message>
        <source>The elements of %1 differ in size: copy them one by one.</source>
        <translation>%1 的元素大小不一：请逐个复制。</translation>
    </message>
    <message>
        <source>%1 cannot stand behind %2, nor in it.</source>
        <translation>%1 既不能放在 %2 之后，也不能放在其中。</translation>
    </message>
    <message>
        <source>What was copied is not all there.</source>
        <translation>复制的内容不完整。</translation>
    </message>
    <message numerus="yes">
        <source>The file was longer: %1 bytes are there, %n byte(s) or more are missing. No repair brings them back.</source>
        <translation>
            <numerusform>文件原本更长：现有 %1 字节，至少缺少 %n 字节。任何修复都无法恢复它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a whole file, however small.</source>
        <translation>它是一个完整的文件，尽管很小。</translation>
    </message>
    <message>
        <source>The checksum of %1 was wrong before and is left: it tells that other bytes were changed.</source>
        <translation>%1 的校验和此前就是错误的，予以保留：它表明其他字节已被更改。</translation>
    </message>
    <message>
        <source>%1 expands to another size than %2 says. Packing it again would lose what that hides: correct %2 first.</source>
        <translation>%1 展开后的大小与 %2 所述不同。重新压缩会丢失由此隐藏的内容：请先更正 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the end of the text of %1 are removed too.</source>
        <translation>
            <numerusform>%1 的文本末尾之后的 %n 个字节也会被删除。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a second outermost element: a text is one file.</source>
        <translation>存在第二个最外层元素：一份文本只对应一个文件。</translation>
    </message>
    <message>
        <source>What stood here is lost: this would only hide it.</source>
        <translation>这里原有的内容已经丢失：这样做只会把它掩盖起来。</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) do not fit there: they change, or go.</source>
        <translation>
            <numerusform>有 %n 个数放不下：它们会改变或消失。</numerusform>
        </translation>
    </message>
    <message>
        <source>These may be other bytes that are only shifted.</source>
        <translation>这些可能是其他字节，只是移了位。</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1</source>
        <translation>
            <numerusform>%1 的 %n 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) lose a weight of %2. Their other weights grow by what is gone.</source>
        <translation>
            <numerusform>%1：%n 个顶点失去 %2 的权重。其余权重相应增大。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) are no longer bound to %2 but to %3.</source>
        <translation>
            <numerusform>%1：%n 个顶点不再绑定到 %2，而是绑定到 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) were bound to %2 only. Nothing is left to bind them to.</source>
        <translation>
            <numerusform>%1：%n 个顶点只绑定到 %2。已没有可绑定的对象。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) have no other weight. No bone moves them any more.</source>
        <translation>
            <numerusform>%n 个顶点没有其他权重。不再有骨骼移动它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number(s) name %2 now. What is bound through them follows.</source>
        <translation>
            <numerusform>%1：现在有 %n 个数字指向 %2。通过它们绑定的内容也随之改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n element(s)</source>
        <translation>
            <numerusform>%n 个元素中的 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of %1 become %2. They stay, but nothing reads them as what they were.</source>
        <translation>
            <numerusform>%1 的 %n 个字节变为 %2。它们仍然保留，但不再按原来的含义读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Made up: %1. What stood there is lost.</source>
        <translation>编造的内容：%1。原来的内容已丢失。</translation>
    </message>
    <message>
        <source>It may go around what is lost: what is stored holds all that is left.</source>
        <translation>它可能包围着已丢失的内容：存储的值包含了剩下的全部。</translation>
    </message>
    <message numerus="yes">
        <source>append %n byte(s) for what must follow</source>
        <translation>
            <numerusform>为后面必需的内容追加 %n 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make up %1 (append %n byte(s))</source>
        <translation>
            <numerusform>编造 %1（追加 %n 个字节）</numerusform>
        </translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>The end is missing: %1.</source>
        <translation>缺少末尾：%1。</translation>
    </message>
    <message>
        <source>part of the same edit</source>
        <translation>同一修改的一部分</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1: about there so many came in.</source>
        <translation>
            <numerusform>移除 0x%1 处的 %n 个字节：大约在那里混入了这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n byte(s) in at 0x%1: about there so many are missing.</source>
        <translation>
            <numerusform>在 0x%1 处补入 %n 个字节：大约在那里缺少这么多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) at 0x%1, which repeat those before them.</source>
        <translation>
            <numerusform>移除 0x%1 处的 %n 个字节：它们与前面的字节重复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A disk or a transfer has lost %n byte(s) at %1. What a repair writes there is made up.</source>
        <translation>
            <numerusform>磁盘或传输在 %1 处丢失了 %n 个字节。修复在那里写入的内容是编造的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write %1, as in %2, which is the same otherwise.</source>
        <translation>写入 %1，与其余内容相同的 %2 中一样。</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) made up: %1</source>
        <translation>
            <numerusform>补造了 %n 个文本：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 (the first in part)</source>
        <translation>%1 × %2（第一个只有一部分）</translation>
    </message>
    <message>
        <source>What is there cannot be written as a table.</source>
        <translation>现有内容无法写成表格。</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot; there.</source>
        <translation>那里没有名为“%1”的项。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no column that export writes here, or it is one for the second time.</source>
        <translation>“%1”不是 export 在此写出的列，或者它重复出现。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is missing.</source>
        <translation>缺少列“%1”。</translation>
    </message>
    <message>
        <source>This row has %1 cells instead of %2.</source>
        <translation>这一行有 %1 个单元格，而不是 %2 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no index from %2 to %3: rows stay in order, and that of a new element is empty.</source>
        <translation>“%1”不是 %2 到 %3 之间的索引：各行保持原有顺序，新元素的索引留空。</translation>
    </message>
    <message>
        <source>This element has other parts than the first one, which the columns are named after: it cannot be changed in a table.</source>
        <translation>此元素的组成部分与第一个元素不同，而各列按第一个元素命名：无法在表格中更改它。</translation>
    </message>
    <message>
        <source>The list is empty: nothing says what an element looks like.</source>
        <translation>列表为空：无从得知元素的样子。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vertex(es) lose a weight of %2. Their other weights stay as they are.</source>
        <translation>
            <numerusform>%1：%n 个顶点失去 %2 的一个权重。其余权重保持不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) are made up for them. The rest is gone.</source>
        <translation>
            <numerusform>为此补造了 %n 个字节，其余的已不存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are gone: %2 of %3 are left.</source>
        <translation>
            <numerusform>%1 的 %n 个元素已丢失：%3 个中还剩 %2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the end of the name and the numbers behind it at 0x%1 as the element before has them; %2 is %3.</source>
        <translation>在 0x%1 处按前一个元素写入名称的结尾及其后的数字；%2 为 %3。</translation>
    </message>
    <message>
        <source>The checksum of %1 was wrong before and fits now: nothing tells any more that other bytes were changed.</source>
        <translation>%1 的校验和之前是错误的，现在已相符：再也没有什么能说明其他字节被改动过。</translation>
    </message>
    <message numerus="yes">
        <source>Write the sizes of %n block(s) as their bytes say.</source>
        <translation>
            <numerusform>按 %n 个块的字节写入它们的大小。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n byte(s) among the blocks of %1 that belong to none.</source>
        <translation>
            <numerusform>移除 %1 的块之间不属于任何块的 %n 个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write where %n content(s) lie, found by their blocks.</source>
        <translation>
            <numerusform>写入按块找到的 %n 项内容的位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two columns are called &quot;%1&quot;, the first of which says where the elements lie: keep both, or leave out both.</source>
        <translation>有两列都名为“%1”，其中第一列表示元素所在的位置：请两列都保留，或都去掉。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content or more are lost. What stands there is made up.</source>
        <translation>
            <numerusform>打包内容中至少有 %n 个字节丢失。该处的内容是补造的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of packed content or more are lost.</source>
        <translation>
            <numerusform>打包内容中至少有 %n 个字节丢失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are rounded to the digits that the file can hold.</source>
        <translation>
            <numerusform>%n 个值按文件能保存的位数进行了舍入。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no UTF-8: save it as UTF-8 first.</source>
        <translation>这不是 UTF-8：请先保存为 UTF-8。</translation>
    </message>
    <message>
        <source>Write %1 as %2: with it all that is packed can be expanded.</source>
        <translation>将 %2 写为 %1：这样所有压缩内容都能展开。</translation>
    </message>
    <message numerus="yes">
        <source>%n later element(s) make room in %1: %2 → %3</source>
        <translation>
            <numerusform>%1 中后面的 %n 个元素让出位置：%2 → %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n normal(s) that the mesh has already are overwritten.</source>
        <translation>
            <numerusform>网格已有的 %n 条法线将被覆盖。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of pixels, of %1, cannot be read and become black.</source>
        <translation>
            <numerusform>共 %1 行像素，其中 %n 行无法读取，变为黑色。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the highest bits again of %n mark(s), length(s), count(s), offset(s) or checksum(s), which a transfer as text cut off. Other values keep the damage, and what is packed is lost for good.</source>
        <translation>
            <numerusform>重新设置 %n 个标记、长度、计数、偏移或校验和的最高位，它们被文本方式的传输截掉了。其他值的损坏保留不变，压缩的内容已永久丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>What it is the checksum of may be what is wrong: then this hides it.</source>
        <translation>出错的也可能是它所校验的内容：那样这会掩盖损坏。</translation>
    </message>
    <message>
        <source>End everything that is open where the file was cut off.</source>
        <translation>在文件被截断处结束所有未结束的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n expanded byte(s) of the content of %1</source>
        <translation>
            <numerusform>%1 的内容中的 %n 个解包后的字节</numerusform>
        </translation>
    </message>
    <message>
        <source>The order of the bytes is turned around all over the file</source>
        <translation>整个文件的字节顺序被颠倒</translation>
    </message>
    <message>
        <source>A transfer as text changed bytes all over the file</source>
        <translation>以文本方式传输时，整个文件中的字节被更改</translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as text: put back the %n CR(s) before LFs that it took.</source>
        <translation>
            <numerusform>撤销以文本方式的传输：把它从 LF 之前去掉的 %n 个 CR 放回去。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are made up: copies of the last one.</source>
        <translation>
            <numerusform>%1 的 %n 个元素是虚构的：最后一个元素的副本。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last element of %1 is made up in part, like the one before it.</source>
        <translation>%1 的最后一个元素部分是虚构的，与它前面的一个相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s) of %1 are made up, the first of them in part: like the last whole one.</source>
        <translation>
            <numerusform>%1 的 %n 个元素是虚构的，其中第一个部分虚构：与最后一个完整的相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as text: take out the %n CR(s) that it put before LFs.</source>
        <translation>
            <numerusform>撤销以文本方式的传输：去掉它放在 LF 之前的 %n 个 CR。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo a transfer as UTF-8 text: %n pair(s) of bytes become the single bytes that they were.</source>
        <translation>
            <numerusform>撤销以 UTF-8 文本方式的传输：%n 对字节变回原来的单个字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what can be expanded of %n block(s) of %1, and write zeros for the rest.</source>
        <translation>
            <numerusform>保留 %1 的 %n 个块中能解包的内容，其余写为零。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>append %n zero(s) for what must follow and nobody knows</source>
        <translation>
            <numerusform>为其后必须有而无人知晓的内容附加 %n 个零</numerusform>
        </translation>
    </message>
    <message>
        <source>Values next to it make no sense then, unlike the others in the list.</source>
        <translation>那样旁边的值没有意义，而列表中的其他值有意义。</translation>
    </message>
    <message numerus="yes">
        <source>%n CR(s) may as well have stood before other LFs.</source>
        <translation>
            <numerusform>%n 个 CR 同样可能原本在其他 LF 之前。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A program that read the file as UTF-8 text replaced %n byte(s) by U+FFFD.</source>
        <translation>
            <numerusform>某个程序把文件当作 UTF-8 文本读取，把 %n 个字节替换成了 U+FFFD。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names an element of another list, too. It cannot follow both.</source>
        <translation>%1 也指向另一个列表的元素，无法同时跟随两者。</translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing says what %n number(s) name. They stay as they are.</source>
        <translation>
            <numerusform>%1：无法得知 %n 个数指向什么，它们保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 refers to it, in a strip or fan that would become another one without it. Let it name another element first.</source>
        <translation>%1 引用了它，所在的三角形带或扇若没有它就会改变。请先让它指向另一个元素。</translation>
    </message>
    <message>
        <source>What refers to it cannot go: %1 is a part of something else, too, that stays.</source>
        <translation>引用它的内容无法移除：%1 同时属于要保留的其他内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n number(s) named what is gone. They name what takes its place now.</source>
        <translation>
            <numerusform>%1：%n 个数曾指向已移除的内容，现在指向取代其位置的内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) are not in the picture any more: it is %1 × %2 then, and was %3 × %4.</source>
        <translation>
            <numerusform>%n 个像素不再属于图像：尺寸将变为 %1 × %2，原为 %3 × %4。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; lacks the column &quot;%2&quot;, which it has by what other parts of the file say.</source>
        <translation>“%1”缺少列“%2”，而文件的其他部分表明应当有它。</translation>
    </message>
    <message>
        <source>By what other parts of the file say, the columns of &quot;%1&quot; are, in this order: %2.</source>
        <translation>根据文件的其他部分，“%1”的列依次为：%2。</translation>
    </message>
    <message>
        <source>By %1, %2 is a duplicate of %3, and cannot stay one without it. Remove it first.</source>
        <translation>根据 %1，%2 是 %3 的副本，没有它就不再是副本。请先移除它。</translation>
    </message>
    <message>
        <source>%1: nothing is left of it, and it goes as a whole.</source>
        <translation>%1：其中不再有内容，因此整体移除。</translation>
    </message>
    <message numerus="yes">
        <source>The last %n vertices are duplicates of those that %1 names, and nobody can tell of which one a new vertex among or behind them would be. Insert it before %2.</source>
        <translation>
            <numerusform>最后 %n 个顶点是 %1 所指顶点的副本，无法得知插入其中或其后的新顶点是哪一个的副本。请将它插入 %2 之前。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is linked with it by a morph, but has another number of vertices: it stays as it is.</source>
        <translation>%1 通过变形与其关联，但顶点数不同：保持不变。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is linked with it by a morph: %n new element(s) before [%2], too.</source>
        <translation>
            <numerusform>%1 通过变形与其关联：同样在 [%2] 之前新增 %n 个元素。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would be left of %1: remove it as a whole.</source>
        <translation>%1 将不再有内容：请整体移除。</translation>
    </message>
    <message>
        <source>The entries of %1 belong to the last vertices of the mesh, one to each: others would belong to other vertices then. Only the first ones can come or go by themselves; for another one remove the vertex.</source>
        <translation>%1 的条目依次属于网格的最后几个顶点：否则其余条目将属于其他顶点。只有最前面的条目可以单独增减；若要移除其他条目，请移除对应的顶点。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) or track(s) named it and are renamed, too.</source>
        <translation>
            <numerusform>%n 个骨骼或轨道引用了该名称，也随之改名。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is called so, too: names mean the first one.</source>
        <translation>%1 也叫这个名称：名称指的是第一个。</translation>
    </message>
    <message>
        <source>What it is called now is known, and errors are left.</source>
        <translation>它现在的名称是已知的，并且仍有错误。</translation>
    </message>
    <message numerus="yes">
        <source>%1: the parent of %n element(s) goes. It is %2 then, and their place is counted from there.</source>
        <translation>
            <numerusform>%1：%n 个元素的父元素将被移除，其父元素改为 %2，位置从那里算起。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the parent of %n element(s) goes. They have none then.</source>
        <translation>
            <numerusform>%1：%n 个元素的父元素将被移除，它们将没有父元素。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n element(s) use a part of what changes. They name something else then.</source>
        <translation>
            <numerusform>%1：%n 个元素使用了所改内容的一部分，它们将指向其他内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>It would go around values that may be other bytes, only shifted.</source>
        <translation>它将包围的值可能只是错位的其他字节。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) of zeros</source>
        <translation>
            <numerusform>%n 个零字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a beginning for the lost element at 0x%1, with the name %2; %3 is %4, so that the next one begins at 0x%5.</source>
        <translation>为 0x%1 处丢失的元素写入开头，名称为 %2；%3 为 %4，使下一个元素从 0x%5 开始。</translation>
    </message>
    <message>
        <source>The name is made up: what it was is lost.</source>
        <translation>名称是编造的：原来的名称已丢失。</translation>
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
    <message>
        <source>The file ends with TRUEVISION-XFILE, or its name with .tga, or its header announces its size to the byte.</source>
        <translation>文件以 TRUEVISION-XFILE 结尾，或文件名以 .tga 结尾，或文件头所声明的大小与文件完全一致。</translation>
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
    <message numerus="yes">
        <source>… %1 byte(s), up to %2</source>
        <translation>
            <numerusform>… %1 个字节，到 %2 为止</numerusform>
        </translation>
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
    <message>
        <source>(would make up %1; --allow-removal %2)</source>
        <translation>(会补造 %1；--allow-removal %2)</translation>
    </message>
    <message>
        <source>(would remove %1, and make up %2; --allow-removal %3)</source>
        <translation>(会移除 %1，并补造 %2；--allow-removal %3)</translation>
    </message>
    <message>
        <source>%1: %2 cannot be expanded; nothing is written. Its packed bytes are %3</source>
        <translation>%1：%2 无法展开；未写入任何内容。其打包字节为 %3</translation>
    </message>
    <message>
        <source>%1: nothing of it can be saved; nothing was written</source>
        <translation>%1：无法抢救任何内容；没有写入任何文件</translation>
    </message>
    <message>
        <source>%1: %2 cannot be expanded to its end; only what can be is written: %L3 bytes</source>
        <translation>%1：%2 无法完整展开；只写入了能展开的部分：%L3 字节</translation>
    </message>
    <message>
        <source>nothing to do for %1: no edit is found that makes more of the file fit</source>
        <translation>%1 无需处理：未找到能让文件更多部分相符的编辑</translation>
    </message>
    <message>
        <source>nothing to do for %1: nothing of that kind is found</source>
        <translation>%1 无需处理：未发现此类问题</translation>
    </message>
    <message>
        <source>nothing to do for %1: found %L2, but there is no repair of it</source>
        <translation>%1 无需处理：发现 %L2 个，但没有修复方法</translation>
    </message>
    <message>
        <source>an XML form is a whole file: --into is for tables (.csv)</source>
        <translation>XML 形式是整个文件：--into 只用于表格 (.csv)</translation>
    </message>
    <message>
        <source>say into which file the table goes: --into FILE, and --path PATH where it is of one list</source>
        <translation>请指明表格写入哪个文件：--into FILE；如果表格属于一个列表，再加 --path PATH</translation>
    </message>
    <message>
        <source>--dry-run and --no-fixup are for tables: nothing is edited here</source>
        <translation>--dry-run 和 --no-fixup 只用于表格：这里没有编辑任何内容</translation>
    </message>
    <message>
        <source>the file into which the values of a table go</source>
        <translation>表格中的值要写入的文件</translation>
    </message>
    <message>
        <source>what in it the table was written of</source>
        <translation>表格写自该文件中的哪一部分</translation>
    </message>
    <message>
        <source>FILE.xml|FILE.csv [--into FILE [--path PATH]] -o OUT [edit options]</source>
        <translation>FILE.xml|FILE.csv [--into FILE [--path PATH]] -o OUT [编辑选项]</translation>
    </message>
    <message>
        <source>make a file of what export --to xml wrote, or put what export --to csv wrote back into its file</source>
        <translation>由 export --to xml 写出的内容生成文件，或把 export --to csv 写出的内容放回文件</translation>
    </message>
    <message>
        <source>%1: another file that was there is replaced</source>
        <translation>%1：原有的另一个文件已被替换</translation>
    </message>
    <message>
        <source>content that the repairs of one kind may remove (0; stray bytes: 64)</source>
        <translation>一种修复可以移除的内容 (0；零散字节：64)</translation>
    </message>
    <message>
        <source>more repairs: %L1</source>
        <translation>其他修复：%L1</translation>
    </message>
    <message>
        <source>%1: %2 is written as one byte; \x5c stands for a backslash</source>
        <translation>%1：%2 写为一个字节；\x5c 表示反斜杠</translation>
    </message>
    <message>
        <source>guessed: %1 %2: %3 (%4)</source>
        <translation>猜测：%1 %2：%3（%4）</translation>
    </message>
    <message>
        <source>  … the same bytes at %L1 more places of it</source>
        <translation>  … 其中另有 %L1 处相同的字节</translation>
    </message>
    <message>
        <source>FILE [--only CODE]… [--allow-removal BYTES] [--guess] [--keep-removed] [edit options]</source>
        <translation>文件 [--only 代码]… [--allow-removal 字节数] [--guess] [--keep-removed] [编辑选项]</translation>
    </message>
    <message>
        <source>where errors are left, also what nothing proves: the repair that leaves the fewest, then the next</source>
        <translation>仍有错误时，也采用无法证明的修复：先用剩余错误最少的一个，再用下一个</translation>
    </message>
    <message>
        <source>%1 is the first of several: %2</source>
        <translation>%1 是多个中的第一个：%2</translation>
    </message>
</context>
<context>
    <name>hexahedron::Bookmarks</name>
    <message>
        <source>A file has at most %L1 bookmarks.</source>
        <translation>一个文件最多有 %L1 个书签。</translation>
    </message>
    <message>
        <source>This is not what stood here: a repair wrote it.</source>
        <translation>这不是原来的内容：它是修复写入的。</translation>
    </message>
    <message>
        <source>It wrote more than has a note.</source>
        <translation>修复写入的内容比有备注的更多。</translation>
    </message>
    <message numerus="yes">
        <source>Not all is what it was: repairs wrote values at %n place(s), which have bookmarks.</source>
        <translation>
            <numerusform>并非全是原来的内容：修复在 %n 处写入了值，这些位置都有书签。</numerusform>
        </translation>
    </message>
    <message>
        <source>That was noted for %1, which has the same bytes.</source>
        <translation>这是针对 %1 所作的记录，该文件具有相同的字节。</translation>
    </message>
    <message>
        <source>A repair removed %1.</source>
        <translation>修复删除了%1。</translation>
    </message>
    <message numerus="yes">
        <source>Not all is there that was: repairs removed something at %n place(s), which have bookmarks.</source>
        <translation>
            <numerusform>并非原有的一切都在：修复在 %n 处删除了内容，这些位置都有书签。</numerusform>
        </translation>
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
            <numerusform>已移除 %n 个书签。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring back (Ctrl+Z)</source>
        <translation>恢复 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Edit Note</source>
        <translation>编辑备注(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation>颜色(&amp;L)</translation>
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
        <source>From H&amp;ere</source>
        <translation>从此处(&amp;E)</translation>
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
    <message numerus="yes">
        <source>What was replaced in the last %n day(s), by saving or by another program while the file was open here: the oldest version, and up to %1 others. The older they are, the fewer are left.</source>
        <translation>
            <numerusform>最近 %n 天内被替换的内容，无论是由于保存，还是在此处打开文件期间由其他程序替换：最早的版本，以及最多 %1 个其他版本。越早的版本保留得越少。</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>and %n more in the reference</source>
        <translation>
            <numerusform>参考中还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. Repair: %2</source>
        <translation>%1。修复：%2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
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
        <source>Searching…</source>
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
        <source>(there only)</source>
        <translation>（仅在那里）</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%Ln 个命中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Show in the Bytes</source>
        <translation>在字节中显示(&amp;S)</translation>
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
        <source>%1 → %n issue(s). %2 %3</source>
        <translation>
            <numerusform>%1 → %Ln 个问题。%2 %3</numerusform>
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
        <source>Repair All…</source>
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
        <source>Repair…</source>
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
        <source>Checking…</source>
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
        <source>Repair All of This Kind…</source>
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
    <message>
        <source>No issues, but not all is there.</source>
        <translation>没有问题，但内容不完整。</translation>
    </message>
    <message>
        <source>Repair: none is offered here.</source>
        <translation>修复：此处不提供修复。</translation>
    </message>
    <message>
        <source>There is nothing to repair.</source>
        <translation>没有需要修复的内容。</translation>
    </message>
    <message>
        <source>No repair is known for what was found.</source>
        <translation>所发现的问题没有已知的修复方法。</translation>
    </message>
    <message>
        <source>File ▸ Salvage writes what can still be read into files of its own.</source>
        <translation>“文件 ▸ 抢救”会把仍可读取的内容写入单独的文件。</translation>
    </message>
    <message>
        <source>Edit Value…</source>
        <translation>编辑值…</translation>
    </message>
    <message>
        <source>The file is being checked.</source>
        <translation>正在检查文件。</translation>
    </message>
    <message>
        <source>It has no repair of its own. It goes with the repair of its cause, which stands above it.</source>
        <translation>它没有单独的修复。修复列在上方的原因后，它会随之消失。</translation>
    </message>
    <message>
        <source>No repair is known for this. Its value can be edited by hand.</source>
        <translation>没有已知的修复。可以手动编辑该值。</translation>
    </message>
    <message>
        <source>No repair is known for this.</source>
        <translation>没有已知的修复。</translation>
    </message>
    <message>
        <source>This is no single value: its parts are in the structure.</source>
        <translation>这不是单个值：其各部分在结构中。</translation>
    </message>
    <message>
        <source>All %1 of This Kind…</source>
        <translation>此类全部 %1 个…</translation>
    </message>
    <message>
        <source>All of This Kind…</source>
        <translation>此类全部…</translation>
    </message>
    <message>
        <source>Repair all of this kind; what would change is shown first</source>
        <translation>修复此类全部问题；会先显示将更改的内容</translation>
    </message>
    <message>
        <source>There are no others of this kind that can be repaired.</source>
        <translation>没有其他可修复的此类问题。</translation>
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
    <message>
        <source>Copies of files with changes that are not saved take more than %1 MiB.</source>
        <translation>含未保存更改的文件副本占用超过 %1 MiB。</translation>
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
        <translation>少量压缩的字节展开后可能超出计算机的容量。超出这些限制的内容既不显示也不检查；会有一个问题说明这一点。</translation>
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
        <source>Chunk</source>
        <translation>块</translation>
    </message>
    <message numerus="yes">
        <source>Re&amp;move %n Element(s)</source>
        <translation>
            <numerusform>移除 %Ln 个元素(&amp;M)</numerusform>
        </translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>块 %1</translation>
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
        <source>Preparing the model…</source>
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
        <source>&amp;Duplicate Element %1</source>
        <translation>创建元素 %1 的副本(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move Element %1</source>
        <translation>移除元素 %1(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Duplicate the Element</source>
        <translation>创建元素的副本(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move the Element</source>
        <translation>移除元素(&amp;M)</translation>
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
        <source>Re&amp;move %1</source>
        <translation>移除 %1(&amp;M)</translation>
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
        <translation>正在比较文件…</translation>
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
        <source>&amp;Duplicate %n Element(s)</source>
        <translation>
            <numerusform>创建 %n 个元素的副本(&amp;D)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Duplicate %n Chunk(s)</source>
        <translation>
            <numerusform>创建 %n 个块的副本(&amp;D)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Re&amp;move %n Chunk(s)</source>
        <translation>
            <numerusform>移除 %n 个块(&amp;M)</numerusform>
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
        <source>Drawing the model from all around…</source>
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
    <message>
        <source>%1 is not what the model shows any more. Try again.</source>
        <translation>%1 已不是模型所显示的内容。请再试一次。</translation>
    </message>
    <message>
        <source>%1: %2. %3 takes it back.</source>
        <translation>%1：%2。按 %3 可撤销。</translation>
    </message>
    <message>
        <source>%1, which is open now: %2. %3 takes it back.</source>
        <translation>%1（现已打开）：%2。按 %3 可撤销。</translation>
    </message>
    <message>
        <source>This key lies in %1. A double click shows its bytes there.</source>
        <translation>此关键帧位于 %1 中。双击可在那里显示其字节。</translation>
    </message>
    <message>
        <source>Undone in %1: %2</source>
        <translation>已在 %1 中撤销：%2</translation>
    </message>
    <message>
        <source>Done again in %1: %2</source>
        <translation>已在 %1 中重做：%2</translation>
    </message>
    <message>
        <source>&amp;Undo in %1: %2</source>
        <translation>在 %1 中撤销(&amp;U)：%2</translation>
    </message>
    <message>
        <source>&amp;Redo in %1: %2</source>
        <translation>在 %1 中重做(&amp;R)：%2</translation>
    </message>
    <message>
        <source>Undo brings back what is lost as long as this tab is open. It does not outlive a crash.</source>
        <translation>只要此标签页开着，撤销就能找回丢失的内容。程序崩溃后则无法找回。</translation>
    </message>
    <message>
        <source>Undo cannot bring back what is lost.</source>
        <translation>撤销也无法找回丢失的内容。</translation>
    </message>
    <message>
        <source>The language stays: the value that you typed in %1 is not written. Correct it, or choose the language once more to drop it.</source>
        <translation>语言没有切换：您在 %1 中输入的值尚未写入。请更正它，或再次选择语言以放弃它。</translation>
    </message>
    <message>
        <source>%1 is not read again: the value that you typed is not written. Correct it, or read again once more to drop it.</source>
        <translation>没有重新读取 %1：您输入的值尚未写入。请更正它，或再次重新读取以放弃它。</translation>
    </message>
    <message>
        <source>Nothing is done to %1: the value that you typed is not written. Correct it, or do it once more to drop it.</source>
        <translation>没有对 %1 执行任何操作：您输入的值尚未写入。请更正它，或再次执行以放弃它。</translation>
    </message>
    <message>
        <source>What you typed has moved this match: find it again.</source>
        <translation>您输入的内容移动了这个匹配项：请重新查找。</translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>matches in a file</comment>
        <translation>
            <numerusform>%1 中 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>已替换：%1。</translation>
    </message>
    <message>
        <source>This waits for the model, which is being made anew.</source>
        <translation>正在等待模型重新生成。</translation>
    </message>
    <message>
        <source>Another file is shown now: nothing was done to %1.</source>
        <translation>现在显示的是另一个文件：没有对 %1 执行任何操作。</translation>
    </message>
    <message>
        <source>%1 was changed from here and is not saved.</source>
        <translation>%1 从这里被修改过，尚未保存。</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>仍然保存</translation>
    </message>
    <message>
        <source>The window stays open, because not all could be saved: %1. Their tabs say why.</source>
        <translation>窗口保持打开，因为并非所有文件都能保存：%1。原因见各自的标签页。</translation>
    </message>
    <message>
        <source>%1 is not saved yet: nothing is left of it here, and what is on the disk would be gone: %2.</source>
        <translation>%1 尚未保存：此处已无任何内容，而磁盘上的内容将会丢失：%2。</translation>
    </message>
    <message>
        <source>Nothing of %1 can be saved. Nothing was written.</source>
        <translation>%1 中没有可以抢救的内容。没有写入任何文件。</translation>
    </message>
    <message>
        <source>Parts are missing: report.json says what.</source>
        <translation>有部分内容缺失：详见 report.json。</translation>
    </message>
    <message numerus="yes">
        <source>More was pasted than was selected: %n byte(s) behind the selection are overwritten, too. %1 takes it back.</source>
        <translation>
            <numerusform>粘贴的内容比所选的长：选区之后的 %Ln 个字节也已被覆盖。按 %1 可撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>The language stays: bookmarks cannot be kept, and would be gone with this window.</source>
        <translation>语言没有切换：书签无法保留，会随此窗口一起丢失。</translation>
    </message>
    <message>
        <source>Close without the Newest Bookmarks?</source>
        <translation>不保留最新的书签就关闭？</translation>
    </message>
    <message>
        <source>The newest bookmarks and notes of %1 are only in this window: %2</source>
        <translation>%1 的最新书签和备注只在此窗口中：%2</translation>
    </message>
    <message>
        <source>Export Bookmarks in the menu Edit writes them to another place.</source>
        <translation>“编辑”菜单中的“导出书签”可将它们写到别处。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The newest bookmarks and notes are only in this window: %1</source>
        <translation>最新的书签和备注只在此窗口中：%1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Cu&amp;t Bytes</source>
        <translation>剪切字节(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy Bytes</source>
        <translation>复制字节(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste Bytes</source>
        <translation>粘贴字节(&amp;P)</translation>
    </message>
    <message>
        <source>Close without the Restored Work?</source>
        <translation>不保留恢复的工作就关闭？</translation>
    </message>
    <message>
        <source>The work on %1 that was restored is undone, and it is nowhere else.</source>
        <translation>%1 的已恢复工作已被撤销，且没有其他副本。</translation>
    </message>
    <message>
        <source>Redo brings it back as long as the file is open.</source>
        <translation>只要文件仍打开，“重做”即可将其恢复。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not saved yet: this file has %n other name(s) (hard links). Saving makes a new file of this name, and what is there now stays under the other name(s).</source>
        <translation>
            <numerusform>%1 尚未保存：此文件还有 %n 个其他名称（硬链接）。保存会以此名称新建一个文件，现有内容仍保留在其他名称之下。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close What Another Program Has Replaced?</source>
        <translation>关闭已被其他程序替换的版本？</translation>
    </message>
    <message>
        <source>Another program has changed the file of %1. What it was before is only in this window, and cannot be kept among the earlier versions: %2</source>
        <translation>其他程序更改了 %1 的文件。更改之前的内容只存在于此窗口中，并且无法保留在早期版本中：%2</translation>
    </message>
    <message>
        <source>Save As in the menu File writes it to another place.</source>
        <translation>使用“文件”菜单中的“另存为”可将其写到其他位置。</translation>
    </message>
    <message>
        <source>Save the Removed File?</source>
        <translation>保存已被移除的文件？</translation>
    </message>
    <message>
        <source>The file of %1 was removed or renamed by another program. What you see is only in this window.</source>
        <translation>%1 的文件已被其他程序移除或重命名。您看到的内容只存在于此窗口中。</translation>
    </message>
    <message>
        <source>Differences: %L1, with %L2 bytes. The first one is at %3.</source>
        <translation>差异：%L1 处，共 %L2 字节。第一处在 %3。</translation>
    </message>
    <message>
        <source>Side by &amp;Side…</source>
        <translation>并排(&amp;S)…</translation>
    </message>
    <message>
        <source>Before: what is on the disk. After: what is here.</source>
        <translation>之前：磁盘上的内容。之后：此处的内容。</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>高对比度(&amp;C)</translation>
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
    <message>
        <source>its name is not UTF-8. Rename it to open it</source>
        <translation>其名称不是 UTF-8 编码。请重命名后再打开</translation>
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
        <translation>%1：字节内容与之相符</translation>
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
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行，第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1 is not saved yet: what it would replace cannot be kept among the earlier versions. %2</source>
        <translation>%1 尚未保存：将被替换的内容无法保留在早期版本之中。%2</translation>
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
        <source>Reading the picture…</source>
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
        <source>&amp;Compare…</source>
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
    <message numerus="yes">
        <source>&amp;Remove %n Expanded Byte(s)</source>
        <translation>
            <numerusform>移除 %n 个解包后的字节(&amp;R)</numerusform>
        </translation>
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
        <source>Preparing the model…</source>
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
        <source>Choose &amp;Texture…</source>
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
        <translation>适合窗口(&amp;I)</translation>
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
        <source>Choose &amp;Material…</source>
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
    <message>
        <source>shadows are left out in a scene of this size</source>
        <translation>场景太大，不显示阴影</translation>
    </message>
    <message>
        <source>Click a key first.</source>
        <translation>请先单击一个关键帧。</translation>
    </message>
    <message>
        <source>Delete key at %1</source>
        <translation>删除 %1 处的关键帧</translation>
    </message>
    <message>
        <source>What you have typed is being done…</source>
        <translation>正在执行您输入的内容…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that waited for the model were dropped</source>
        <translation>
            <numerusform>已放弃等待模型的 %n 个按键</numerusform>
        </translation>
    </message>
    <message>
        <source>The key that was dragged is not there any more.</source>
        <translation>被拖动的关键帧已不存在。</translation>
    </message>
    <message>
        <source>What was being dragged is not there any more: it is not moved.</source>
        <translation>正在拖动的对象已不存在：它没有被移动。</translation>
    </message>
    <message>
        <source>%1 bones, of which not all are shown at once</source>
        <translation>共 %1 根骨骼，不会同时全部显示</translation>
    </message>
    <message>
        <source>No number was typed: nothing is changed.</source>
        <translation>没有输入数字：不作任何更改。</translation>
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
        <translation>修复 %1 个，跳过 %2 个(&amp;R)</translation>
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
        <source>&amp;Compare…</source>
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
        <translation>“文件 ▸ 抢救”可取出仍能读取的内容。</translation>
    </message>
    <message>
        <source>makes up %1</source>
        <translation>补造 %1</translation>
    </message>
    <message>
        <source>is done only if you tick it</source>
        <translation>只有勾选后才会执行</translation>
    </message>
    <message numerus="yes">
        <source>%n other possible repair(s)</source>
        <translation>
            <numerusform>另有 %n 种可能的修复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible repair(s), none sure</source>
        <translation>
            <numerusform>%n 种可能的修复，均不确定</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick one of them, or none.</source>
        <translation>勾选其中一种，或都不勾选。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (of %n possible repair(s))</source>
        <translation>
            <numerusform>%1（共 %n 种可能的修复）</numerusform>
        </translation>
    </message>
    <message>
        <source>No repair is known.</source>
        <translation>没有已知的修复。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) stay unless one of the possible repairs mends them.</source>
        <translation>
            <numerusform>除非某个可能的修复能修好，否则 %n 个错误会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1</source>
        <translation>保留 %1 项</translation>
    </message>
    <message numerus="yes">
        <source>Removes %n expanded byte(s) of packed content.</source>
        <translation>
            <numerusform>移除打包内容中的 %n 个解包后的字节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <translation>
            <numerusform>%1（%n 处）</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Removes nothing, but makes up what the notes name.</source>
        <translation>不移除任何内容，但会虚构备注中所列的内容。</translation>
    </message>
    <message>
        <source>not needed with what is ticked</source>
        <translation>在已勾选的情况下不再需要</translation>
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
        <translation>也包括不属于任何格式的字节(&amp;B)</translation>
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
        <source>Finds ticked: %1 of %2. Damaged ones are repaired where that can be done; the file itself stays as it is.</source>
        <translation>找到 %2 项，已勾选 %1 项。损坏的会尽可能被修复；文件本身保持不变。</translation>
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
        <source>Changes would be lost in a crash, because these bytes are no file yet. Save to be safe.</source>
        <translation>更改会在崩溃时丢失，因为这些字节还不是文件。请保存以确保安全。</translation>
    </message>
    <message>
        <source>Something was being dragged. Let it go first.</source>
        <translation>正在拖动某物。请先松开。</translation>
    </message>
    <message>
        <source>%1 After a crash, changes could be restored only while the file on the disk is the same. Save to be safe.</source>
        <translation>%1 崩溃之后，只有磁盘上的文件保持不变时才能恢复更改。请保存以确保安全。</translation>
    </message>
    <message>
        <source>This file is open and has been changed. Save it under another name first: unsaved work of another time cannot be mixed with it.</source>
        <translation>此文件已打开并被更改。请先以其他名称保存：其他时候未保存的工作无法与之混合。</translation>
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
        <source>Walk &amp;on from What Is Selected</source>
        <translation>从所选处继续了解(&amp;O)</translation>
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
        <source>Export Bytes…</source>
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
    <message>
        <source>%1 is not there any more: “%2” was not written.</source>
        <translation>%1 已不存在：“%2”没有写入。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>At most %L1 MiB can be copied at a time.</source>
        <translation>一次最多可复制 %L1 MiB。</translation>
    </message>
    <message>
        <source>Copy a chunk or an element of a list first. Other bytes can be pasted in the byte pane.</source>
        <translation>请先复制一个块或列表中的一个元素。其他字节可以粘贴到字节视图中。</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>粘贴 %1</translation>
    </message>
    <message>
        <source>More belongs to it, elsewhere in the file, and would not be copied: it can only be removed.</source>
        <translation>文件的其他位置还有属于它的内容，不会被复制：只能将它移除。</translation>
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
    <message>
        <source>No number was typed: %1 stays.</source>
        <translation>没有输入数字：保持 %1 不变。</translation>
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
        <translation>最近打开的文件</translation>
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
        <translation>适合窗口</translation>
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
        <translation>%1，时刻 %2</translation>
    </message>
    <message>
        <source>This format stores no moments: every frame is a key. Keys cannot be moved in time.</source>
        <translation>此格式不存储时间：每一帧都是关键帧，无法在时间上移动。</translation>
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
    <message>
        <source>in %1; a double click shows its bytes there</source>
        <translation>· 在 %1 中；双击可在那里显示其字节</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::KeyStrip</name>
    <message>
        <source>&amp;Show in %1</source>
        <translation>在 %1 中显示(&amp;S)</translation>
    </message>
    <message>
        <source>The key that was dragged is not there any more.</source>
        <translation>被拖动的关键帧已不存在。</translation>
    </message>
</context>
<context>
    <name>hexahedron::preview::MaterialDialog</name>
    <message>
        <source>Looking for materials…</source>
        <translation>正在查找材质…</translation>
    </message>
    <message>
        <source>Material for %1</source>
        <translation>%1 的材质</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
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
        <translation>适合窗口</translation>
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
        <source>Picture as background…</source>
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
        <translation>动画会移动它，但此刻没有关键帧。请转到它的某个关键帧，或选择“按存储状态”。</translation>
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
        <translation>模型按存储状态显示时才能移动顶点：请选择“按存储状态”，且不使用变形。</translation>
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
        <translation>按存储状态</translation>
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
        <translation>适合窗口</translation>
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
        <source>Preparing the texture coordinates…</source>
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
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
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
    <message>
        <source>more than %1</source>
        <translation>超过 %1</translation>
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
    <name>list</name>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name and what it means</comment>
        <translation>%1：%2</translation>
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
    <message>
        <source>There is one for each element of %1.</source>
        <translation>%1 的每个元素各有一个。</translation>
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
    <message>
        <source>Put in a picture of one colour.</source>
        <translation>放入单色图片。</translation>
    </message>
    <message>
        <source>Put in a grey picture.</source>
        <translation>放入灰色图片。</translation>
    </message>
    <message>
        <source>Add the chunk that ends the file.</source>
        <translation>添加结束文件的块。</translation>
    </message>
    <message>
        <source>Put in a black picture.</source>
        <translation>放入黑色图片。</translation>
    </message>
    <message>
        <source>Append the ends of the data and of the file.</source>
        <translation>在末尾补上数据和文件的结束标志。</translation>
    </message>
    <message>
        <source>Append the trailer.</source>
        <translation>在末尾补上结束块。</translation>
    </message>
    <message>
        <source>Append the marker EOI.</source>
        <translation>在末尾补上 EOI 标记。</translation>
    </message>
    <message>
        <source>Write the place between the texts beside it.</source>
        <translation>写入相邻文本之间的位置。</translation>
    </message>
    <message>
        <source>Make up the texts that are missing: what they were is not known.</source>
        <translation>编造缺少的文本：它们原来是什么已无从知道。</translation>
    </message>
    <message>
        <source>Remove the other file.</source>
        <translation>去掉另一个文件。</translation>
    </message>
    <message>
        <source>Let the range begin with the first element.</source>
        <translation>让范围从第一个元素开始。</translation>
    </message>
    <message>
        <source>Add %1=&quot;%2&quot;, the usual value; what was meant is not known.</source>
        <translation>添加常用值 %1=&quot;%2&quot;；原意未知。</translation>
    </message>
    <message>
        <source>Write %1, the neutral value; what it was is not known.</source>
        <translation>写入 %1（默认值）；原值未知。</translation>
    </message>
    <message>
        <source>Write %1, the usual value; what it was is not known.</source>
        <translation>写入 %1（常用值）；原值未知。</translation>
    </message>
    <message>
        <source>Write %1, the only one that there is.</source>
        <translation>写入 %1，这是唯一存在的。</translation>
    </message>
    <message>
        <source>Write what fits between the values of %1 beside it; what it was is not known.</source>
        <translation>写入介于相邻 %1 值之间的数；原来的值无从得知。</translation>
    </message>
    <message>
        <source>Write a question mark for each NUL.</source>
        <translation>将每个 NUL 写为问号。</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot;: bytes that are no UTF-8, read as Latin-1. Their number is %2, and they begin at 0x%3.</source>
        <translation>写入“%1”：将不是 UTF-8 的字节按 Latin-1 读取。其数量为 %2，位于 0x%3 起。</translation>
    </message>
    <message>
        <source>Write %1 as the first where all are 0: what they were is not known. Scale the others so that they make %1.</source>
        <translation>全为 0 时把第一个写成 %1：它们原来是什么已无从知道。其余的按比例调整，使其合计为 %1。</translation>
    </message>
    <message>
        <source>Write what the other numbers call for: 0, 1, or what makes a rotation.</source>
        <translation>写入其余的数所要求的值：0、1 或使其成为旋转的值。</translation>
    </message>
    <message>
        <source>Hang it below the root, %1.</source>
        <translation>挂到根 %1 之下。</translation>
    </message>
    <message>
        <source>Move all keys so that the first is at frame 1. Keys: %1, nodes: %2.</source>
        <translation>移动所有关键帧，使第一个位于帧 1。关键帧：%1，节点：%2。</translation>
    </message>
    <message>
        <source>Write what such images begin with.</source>
        <translation>写入此类图像的开头。</translation>
    </message>
    <message>
        <source>Name the bone that pulls the vertex most instead, or bone 0.</source>
        <translation>改为指定对该顶点拉力最大的骨骼，或骨骼 0。</translation>
    </message>
    <message>
        <source>Write %1, which all other elements have.</source>
        <translation>写入 %1，其他元素都是这个值。</translation>
    </message>
    <message>
        <source>Remove the mesh.</source>
        <translation>移除该网格。</translation>
    </message>
    <message>
        <source>Write the flags with which the size of the file fits.</source>
        <translation>写入与文件大小相符的标志。</translation>
    </message>
    <message>
        <source>Write what the other number says.</source>
        <translation>写入另一个数字所指的值。</translation>
    </message>
    <message>
        <source>Remove what is no block, up to the next image or the end.</source>
        <translation>删除不属于任何块的字节，直到下一个图像或末尾。</translation>
    </message>
    <message>
        <source>End what is open where the file was cut off: add %1.</source>
        <translation>在文件被截断处结束未结束的内容：添加 %1。</translation>
    </message>
    <message>
        <source>Set the number of levels to that of the pixels that are there.</source>
        <translation>将层级数设为现有像素对应的层级数。</translation>
    </message>
    <message>
        <source>Write 0 as the first one, which takes all the weight: nothing else has any.</source>
        <translation>将第一个写为 0，并让它取得全部权重：其他都没有权重。</translation>
    </message>
    <message>
        <source>Write the width with which the pixels take all bytes that are there.</source>
        <translation>写入使像素占满现有全部字节的宽度。</translation>
    </message>
    <message>
        <source>Write the height with which the pixels take all bytes that are there.</source>
        <translation>写入使像素占满现有全部字节的高度。</translation>
    </message>
    <message>
        <source>Write the length with which the pixels take all bytes that are there.</source>
        <translation>写入使像素占满现有全部字节的长度。</translation>
    </message>
    <message>
        <source>Write the size with which what lies there has its checksum.</source>
        <translation>写入使该处内容与其校验和相符的大小。</translation>
    </message>
    <message>
        <source>Write the size that its chunks have.</source>
        <translation>写入其各块的总大小。</translation>
    </message>
    <message>
        <source>Write 0: there is only that one.</source>
        <translation>写入 0：只有这一个。</translation>
    </message>
    <message>
        <source>Remove the elements of zeros, of which nothing is left.</source>
        <translation>删除全为零、已无任何内容的元素。</translation>
    </message>
    <message>
        <source>Write the pixel format %1, with which the size of the file fits.</source>
        <translation>写入像素格式 %1，这样文件大小就对得上。</translation>
    </message>
    <message>
        <source>Add a geometry for each index buffer, which draws all its triangles.</source>
        <translation>为每个索引缓冲区添加一个几何体，绘制其全部三角形。</translation>
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
        <translation>；其中 %1可以解读</translation>
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
            <numerusform>共 %2 处、合计 %1不属于任何格式，最大的一处为 %3，位于 %4</numerusform>
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
        <translation>单位：%1。</translation>
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
    <message>
        <source>[%1] %2: %3</source>
        <translation>[%1] %2：%3</translation>
    </message>
    <message>
        <source>[%1] %2: %3. Repair: %4</source>
        <translation>[%1] %2：%3。修复：%4</translation>
    </message>
    <message>
        <source>Not written: nothing of it can be saved</source>
        <translation>未写入：没有可以抢救的内容</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 无法抢救：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 more file(s) of the directory cannot be saved</source>
        <translation>
            <numerusform>目录中还有 %1 个文件无法抢救</numerusform>
        </translation>
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
        <translation>此处本应开始一个块，但这些字节不像头部。</translation>
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
