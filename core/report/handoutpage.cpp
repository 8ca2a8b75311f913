#include "core/report/handoutpage.h"

#include <QFile>

namespace hexahedron::handoutPage {

namespace {
// It goes wherever three.js goes.
const QByteArray threeLicence = R"js(
/* three.js, https://threejs.org, Copyright 2010-2019 three.js authors, with changes of Debian's packagers.
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify,
merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included
in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN
NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE. */
)js";
} // namespace

const QByteArray style = R"css(
:root{color-scheme:light;--line:#c9ced6;--soft:#f4f6f9;--text:#16191d;--dim:#565d66;--lit:#ffe27a;--mark:#0b57d0}
*{box-sizing:border-box}
body{margin:0;font:15px/1.45 system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;color:var(--text);background:#fff}
header,section.text,footer{padding:.6rem 1rem}
h1{font-size:1.35rem;margin:0 0 .2rem;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:.2rem 0 .4rem}
p{margin:.2rem 0}
.dim,.o,.t{color:var(--dim)}
main{display:grid;grid-template-columns:minmax(20rem,11fr) minmax(31rem,10fr);gap:0;height:calc(100vh - 7.5rem);min-height:24rem;
 border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
#tree,#bytes,#about{overflow:auto;padding:.5rem .8rem}
#tree{border-right:1px solid var(--line)}
#side{display:flex;flex-direction:column;min-height:0}
#model{flex:4 1 0;min-height:0;width:100%;border-bottom:1px solid var(--line);cursor:grab;touch-action:none}
#model[hidden]{display:none}
#bytes{flex:5 1 0;min-height:0}
#about{flex:3 1 0;min-height:0}
#about{border-top:1px solid var(--line);background:var(--soft);overflow-wrap:anywhere}
#about:empty{display:none}
code,.hex,.row{font-family:ui-monospace,"DejaVu Sans Mono",Consolas,monospace}
.row{font-size:.86rem;display:block;padding:1px 4px;border-radius:3px;cursor:pointer;overflow-wrap:anywhere}
summary.row{list-style:none}
summary.row::-webkit-details-marker{display:none}
.row::before{content:"";display:inline-block;width:1.1rem}
summary.row::before{content:"\25b8"}
details[open]>summary.row::before{content:"\25be"}
details,.leaf,.more{margin-left:1.1rem}
#tree>details,#tree>.leaf,#tree>.more{margin-left:0}
.n{font-weight:600}
.row:hover,.row.h{background:#eaf1fe}
.row.s{background:var(--lit)}
.row:focus-visible,#bytes:focus-visible,#model:focus-visible{outline:3px solid var(--mark);outline-offset:-2px}
.w .n::after{content:" !";color:#b3001b}
.more{font-size:.82rem;color:var(--dim);padding-left:1.25rem}
.x{display:none}
bdi{unicode-bidi:isolate}
.hex{font-size:.84rem;white-space:pre;line-height:1.5;content-visibility:auto;contain-intrinsic-size:auto 38rem}
.hex+h2{margin-top:.8rem}
.hex span{cursor:pointer;border-bottom:2px solid transparent}
.hex span.k{border-bottom-color:#8e44ad}
.hex span.w{border-bottom-color:#d02030}
.hex .h{outline:1px solid var(--text);outline-offset:-1px}
.hex .a{border-bottom-color:var(--mark)}
.hex .s{background:var(--lit);color:#000;outline:2px solid var(--text);outline-offset:-1px}
.gap{color:var(--dim);font-style:italic}
.c0{background:#dbeafe}.c1{background:#dcfce7}.c2{background:#fef3c7}.c3{background:#fae8ff}.c4{background:#cffafe}
.c5{background:#ffe4e6}.c6{background:#ecfccb}.c7{background:#e0e7ff}.c8{background:#ffedd5}.c9{background:#e2e8f0}
.c10{background:#1f2937;color:#fff}.c11{background:#9ca3af;color:#000}
table{border-collapse:collapse}
td,th{border:1px solid var(--line);padding:.15rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td:first-child{overflow-wrap:break-word}
a{color:var(--mark)}
@media(max-width:60rem){main{display:block;height:auto}#tree{border:0}}
@media print{
 body{font-size:9.5pt}
 main{display:block;height:auto;border:0}
 #tree,#bytes{overflow:visible;padding:0;border:0}
 #about,.screen{display:none}
 #side{display:block}
 #model{display:block;width:14cm;border:0;break-inside:avoid}
 .row{font-size:8pt;padding:0;background:none!important}
 .row::before{display:none!important}
 .x.p{display:block;font-size:8pt;margin:0 0 2pt 1.6rem;color:#000}
 .x.p p{margin:0}
 .x.p p:first-child:not(:only-child){display:none}
 .hex{font-size:7.4pt;break-inside:auto;content-visibility:visible}
 .hex span{background:none!important;color:#000!important;outline:0!important}
 .hex span.b{border-left:1pt solid #000}
 .hex span.c10{font-weight:700}
 .hex span.c11{font-style:italic}
 .hex span.a{border-bottom-color:transparent}
 .hex span.k{border-bottom:1.5pt solid #000}
 .hex span.w{border-bottom:1.5pt dotted #000}
 .dim,.o,.t,.more,.gap{color:#333}
 a{color:#000;text-decoration:none}
 h2{break-after:avoid}
 tr{break-inside:avoid}
}
)css";

// Rows have the numbers of the handout; all that a row holds follows it, up to data-e. Bytes name their row in data-r.
const QByteArray script = R"js(
(()=>{
"use strict";
const tree=document.getElementById("tree"),bytes=document.getElementById("bytes"),about=document.getElementById("about");
const rows=[...tree.querySelectorAll(".row")],spans=rows.map(()=>[]),order=[];
for(const span of bytes.querySelectorAll("[data-r]")){
 const list=spans[+span.dataset.r];
 if(!list)continue;
 if(!list.length)order.push(+span.dataset.r);
 list.push(span);
}
let chosen=-1,light=null;
const each=(n,act)=>{const end=+rows[n].dataset.e;for(let i=n;i<=end;++i)for(const span of spans[i])act(span);};
// What has parts keeps the colours of their bytes.
const mark=(n,name,on)=>{
 if(!rows[n])return;
 const whole=name==="s"&&+rows[n].dataset.e>n?"a":name;
 rows[n].classList.toggle(name,on);
 each(n,span=>span.classList.toggle(whole,on));
};
// What is folded is told by the details themselves: asking for places on the screen would lay out the whole page.
const visible=()=>{
 const seen=[];
 for(let n=0;n<rows.length;++n){
  seen.push(rows[n]);
  const box=rows[n].parentElement;
  if(box.tagName==="DETAILS"&&!box.open)n=+rows[n].dataset.e;
 }
 return seen;
};
function unfold(row){for(let d=row.parentElement.parentElement;d&&d!==tree;d=d.parentElement)if(d.tagName==="DETAILS")d.open=true;}
function choose(n,from,more){
 if(!rows[n])return;
 mark(chosen,"s",false);
 if(rows[chosen])rows[chosen].tabIndex=-1;
 chosen=n;
 const row=rows[n];
 row.tabIndex=0;
 mark(n,"s",true);
 unfold(row);
 const said=row.parentElement.querySelector(":scope>.x");
 about.replaceChildren();
 const head=document.createElement("h2"),place=document.createElement("p");
 head.textContent=row.title;
 place.className="dim";
 place.textContent=row.dataset.p;
 about.append(head,place);
 if(more){const p=document.createElement("p");p.textContent=more;about.append(p);}
 if(said)for(const p of said.children)about.append(p.cloneNode(true));
 if(light&&from!=="model")light(row);
 about.scrollTop=0;
 if(from!=="tree")row.scrollIntoView({block:"nearest"});
 let first=null;
 each(n,span=>{first=first||span;});
 if(from!=="bytes"&&first)first.scrollIntoView({block:"nearest"});
}
const rowOf=e=>{const row=e.target.closest&&e.target.closest(".row");return row?rows.indexOf(row):-1;};
const byteOf=e=>{const span=e.target.closest&&e.target.closest("[data-r]");return span?+span.dataset.r:-1;};
// The row itself, or the folded one that hides it.
function seen(n){
 let row=rows[n]||null;
 for(let d=row&&row.parentElement.parentElement;d&&d!==tree;d=d.parentElement)if(d.tagName==="DETAILS"&&!d.open)row=d.querySelector(":scope>.row");
 return row;
}
let hovered=-1,lit=null;
function hover(n){
 if(n===hovered)return;
 mark(hovered,"h",false);
 if(lit)lit.classList.remove("h");
 hovered=n;
 lit=seen(n);
 mark(n,"h",true);
 if(lit)lit.classList.add("h");
}
tree.addEventListener("mouseover",e=>hover(rowOf(e)));
bytes.addEventListener("mouseover",e=>hover(byteOf(e)));
for(const pane of[tree,bytes])pane.addEventListener("mouseleave",()=>hover(-1));
tree.addEventListener("click",e=>{const n=rowOf(e);if(n>=0)choose(n,"tree");});
tree.addEventListener("focusin",e=>{const n=rowOf(e);if(n>=0&&n!==chosen)choose(n,"tree");});
bytes.addEventListener("click",e=>{const n=byteOf(e);if(n>=0)choose(n,"bytes");});
const go=row=>{if(row)row.focus();};
tree.addEventListener("keydown",e=>{
 const n=rowOf(e);
 if(n<0||e.altKey||e.ctrlKey||e.metaKey)return;
 const all=visible(),at=all.indexOf(rows[n]),box=rows[n].parentElement,folds=box.tagName==="DETAILS";
 if(e.key==="ArrowDown")go(all[at+1]);
 else if(e.key==="ArrowUp")go(all[at-1]);
 else if(e.key==="Home")go(all[0]);
 else if(e.key==="End")go(all[all.length-1]);
 else if(e.key==="ArrowRight"){if(folds&&!box.open)box.open=true;else if(folds)go(all[at+1]);}
 else if(e.key==="ArrowLeft"){if(folds&&box.open)box.open=false;else{const above=box.parentElement.closest("details");if(above)go(above.querySelector(":scope>.row"));}}
 else return;
 e.preventDefault();
});
bytes.addEventListener("keydown",e=>{
 if(e.altKey||e.ctrlKey||e.metaKey)return;
 let at=order.indexOf(chosen);
 if(at<0)at=order.findIndex(n=>n>=chosen);
 if(e.key==="ArrowRight")at=Math.min(order.length-1,at+1);
 else if(e.key==="ArrowLeft")at=Math.max(0,at-1);
 else if(e.key==="Home")at=0;
 else if(e.key==="End")at=order.length-1;
 else if(e.key==="Enter"&&rows[chosen])return go(rows[chosen]);
 else return;
 e.preventDefault();
 choose(order[at],"keys");
});
function follow(){const m=/^#r(\d+)$/.exec(location.hash);if(m)choose(+m[1],"link");}
addEventListener("hashchange",follow);
document.addEventListener("click",e=>{const a=e.target.closest&&e.target.closest("a[href^='#r']");if(a&&a.hash===location.hash){e.preventDefault();follow();}});
const folded=[];
addEventListener("beforeprint",()=>{for(const d of tree.querySelectorAll("details:not([open])")){folded.push(d);d.open=true;}});
addEventListener("afterprint",()=>{for(const d of folded.splice(0))d.open=false;});
for(const button of document.querySelectorAll("button[data-fold]"))
 button.addEventListener("click",()=>{for(const d of tree.querySelectorAll("details"))d.open=button.dataset.fold==="0";});
if(rows.length)rows[0].tabIndex=0;
follow();
// The model comes when the structure has been drawn: reading three.js and waking the graphics takes longer than all the rest.
// Both scripts are those that the page's head names by their checksums; no other would run.
if(document.getElementById("model")){
 window.modelPage={rows,choose,chosen:()=>rows[chosen],lights:act=>{light=act;}};
 const start=()=>{
  for(const waiting of document.querySelectorAll("script[type='text/plain']")){
   const run=document.createElement("script");
   run.textContent=waiting.textContent;
   waiting.replaceWith(run);
  }
 };
 requestAnimationFrame(()=>setTimeout(start));
 setTimeout(start,500); // a page that nobody sees draws no frame; what has started is not there to be started again
}
document.documentElement.dataset.ready="1";
})();
)js";

// The model, drawn by three.js: all triangles, and above them those that belong to what is selected.
const QByteArray modelScript = R"js(
(()=>{
"use strict";
const page=window.modelPage,canvas=document.getElementById("model"),rows=page.rows;
delete window.modelPage;
const read=name=>Uint8Array.from(atob(canvas.dataset[name]),c=>c.charCodeAt(0)).buffer;
const lists=name=>canvas.dataset[name]?canvas.dataset[name].split(";").map(l=>l.split(",").map(Number)):[];
const at=new Float32Array(read("v")),corners=new Uint32Array(read("i")),count=corners.length/3;
const triangles=lists("triangles"),vertices=lists("vertices");
let renderer;
try{renderer=new THREE.WebGLRenderer({canvas,antialias:true,preserveDrawingBuffer:true});}
catch(error){
 const told=document.createElement("p");
 told.className="dim screen";
 told.textContent=canvas.dataset.none;
 canvas.after(told);
 canvas.hidden=true;
 canvas.dataset.drawn="0";
 return;
}
const low=[Infinity,Infinity,Infinity],high=[-Infinity,-Infinity,-Infinity];
for(const i of corners)for(let k=0;k<3;++k){low[k]=Math.min(low[k],at[3*i+k]);high[k]=Math.max(high[k],at[3*i+k]);}
const middle=low.map((l,k)=>l/2+high[k]/2),size=Math.hypot(...low.map((l,k)=>high[k]-l))||1;
// Around the middle, and as large as 1: numbers of any size can be drawn.
const points=new Float32Array(9*count);
for(let c=0;c<corners.length;++c)for(let k=0;k<3;++k)points[3*c+k]=(at[3*corners[c]+k]-middle[k])/size;
const shape=(array,type,material)=>{
 const geometry=new THREE.BufferGeometry();
 geometry.setAttribute("position",new THREE.BufferAttribute(array,3));
 const made=new type(geometry,material);
 made.frustumCulled=false;
 return made;
};
const sides=from=>{
 const all=new Float32Array(2*from.length);
 for(let t=0;t<from.length/9;++t)
  for(let k=0;k<3;++k)for(let end=0;end<2;++end)for(let i=0;i<3;++i)all[18*t+6*k+3*end+i]=from[9*t+3*((k+end)%3)+i];
 return all;
};
const solid=shape(points,THREE.Mesh,new THREE.MeshLambertMaterial({color:0xe4e6ec,side:THREE.DoubleSide,polygonOffset:true,polygonOffsetFactor:2,polygonOffsetUnits:2}));
solid.geometry.computeVertexNormals();
const lit=shape(new Float32Array(9*count),THREE.Mesh,new THREE.MeshBasicMaterial({color:0xffc400,side:THREE.DoubleSide,polygonOffset:true,polygonOffsetFactor:1,polygonOffsetUnits:1}));
const rims=shape(new Float32Array(18*count),THREE.LineSegments,new THREE.LineBasicMaterial({color:0}));
const turned=new THREE.Group(),scene=new THREE.Scene();
turned.add(solid,lit,rims);
const mostEdges=1500; // more would hide the faces
if(count<=mostEdges)turned.add(shape(sides(points),THREE.LineSegments,new THREE.LineBasicMaterial({color:0x5a6472})));
scene.background=new THREE.Color(0xffffff);
const sun=new THREE.DirectionalLight(0xffffff,.62);
sun.position.set(.35,.45,.82);
scene.add(turned,sun,new THREE.AmbientLight(0xffffff,.42));
const camera=new THREE.OrthographicCamera(-1,1,1,-1,0,20);
camera.position.z=10; // before the model, so that a ray meets what is seen first
let yaw=.6,pitch=.35,near=1,waits=false;
const paint=()=>{
 waits=false;
 const w=canvas.width,h=canvas.height,half=1/(1.9*near*Math.min(w,h));
 camera.left=-w*half;camera.right=w*half;camera.top=h*half;camera.bottom=-h*half;
 camera.updateProjectionMatrix();
 turned.rotation.set(pitch,yaw,0);
 renderer.render(scene,camera);
};
const draw=()=>{if(!waits){waits=true;requestAnimationFrame(paint);}};
const fit=()=>{
 const w=canvas.clientWidth,h=canvas.clientHeight;
 if(!w||!h||matchMedia("print").matches)return;
 renderer.setPixelRatio(Math.min(2,devicePixelRatio||1));
 renderer.setSize(w,h,false);
 paint();
};
const show=chosen=>{
 const faces=lit.geometry.attributes.position,lines=rims.geometry.attributes.position;
 const some=new Float32Array(9*chosen.length);
 chosen.forEach((t,n)=>some.set(points.subarray(9*t,9*t+9),9*n));
 faces.array.set(some);lines.array.set(sides(some));
 faces.needsUpdate=lines.needsUpdate=true;
 lit.geometry.setDrawRange(0,3*chosen.length);
 rims.geometry.setDrawRange(0,6*chosen.length);
 draw();
};
const light=row=>{
 const t=+row.dataset.t,b=+row.dataset.b,z=+row.dataset.z,used=new Set(),chosen=new Set();
 const inside=(place,act)=>{
  const [stream,begin,step,length,first,many]=place;
  if(stream!==t||step<=0)return;
  const from=Math.max(0,Math.floor((b-begin-length)/step)+1),to=Math.min(many,Math.ceil((z-begin)/step));
  for(let i=from;i<to;++i)act(first+i);
 };
 for(const place of triangles)inside(place,i=>chosen.add(i));
 for(const place of vertices)inside(place,i=>used.add(i));
 if(used.size)for(let i=0;i<corners.length;++i)if(used.has(corners[i]))chosen.add(Math.floor(i/3));
 show(chosen.size===count&&count>1?[]:[...chosen]);
};
const ray=new THREE.Raycaster();
const pick=e=>{
 const box=canvas.getBoundingClientRect();
 ray.setFromCamera({x:2*(e.clientX-box.x)/box.width-1,y:1-2*(e.clientY-box.y)/box.height},camera);
 const met=ray.intersectObject(solid)[0];
 return met?met.faceIndex:-1;
};
const select=t=>{
 show([t]);
 const place=triangles.find(p=>t>=p[4]&&t<p[4]+p[5]);
 if(!place)return;
 const begin=place[1]+(t-place[4])*place[2];
 let row=-1;
 rows.forEach((r,n)=>{if(+r.dataset.t===place[0]&&+r.dataset.b<=begin&&begin<+r.dataset.z)row=n;});
 const own=v=>{const p=vertices.find(q=>v>=q[4]&&v<q[4]+q[5]);return p?v-p[4]:v;};
 const words=[t-place[4],own(corners[3*t]),own(corners[3*t+1]),own(corners[3*t+2]),place[3],"0x"+begin.toString(16)];
 page.choose(row,"model",canvas.dataset.say.replace(/%(\d)/g,(_,n)=>words[n-1]));
};
let from=null,moved=false;
canvas.addEventListener("pointerdown",e=>{from=[e.clientX,e.clientY];moved=false;canvas.setPointerCapture(e.pointerId);});
canvas.addEventListener("pointermove",e=>{
 if(!from)return;
 const x=e.clientX-from[0],y=e.clientY-from[1];
 if(!moved&&Math.hypot(x,y)<4)return;
 moved=true;from=[e.clientX,e.clientY];
 yaw+=x*.01;pitch=Math.max(-1.57,Math.min(1.57,pitch+y*.01));draw();
});
canvas.addEventListener("pointerup",e=>{
 if(from&&!moved){const t=pick(e);if(t>=0)select(t);}
 from=null;
});
canvas.addEventListener("wheel",e=>{e.preventDefault();near*=Math.exp(-e.deltaY*.001);draw();},{passive:false});
canvas.addEventListener("keydown",e=>{
 const turn={ArrowLeft:[-.1,0],ArrowRight:[.1,0],ArrowUp:[0,-.1],ArrowDown:[0,.1]}[e.key];
 if(turn){yaw+=turn[0];pitch=Math.max(-1.57,Math.min(1.57,pitch+turn[1]));}
 else if(e.key==="+")near*=1.2;
 else if(e.key==="-")near/=1.2;
 else return;
 e.preventDefault();draw();
});
show([]);
fit();
new ResizeObserver(fit).observe(canvas);
page.lights(light);
if(page.chosen())light(page.chosen());
canvas.dataset.drawn="1";
})();
)js";

QByteArray three()
{
    QFile file(QStringLiteral(":/three.min.js"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return threeLicence + file.readAll();
}

} // namespace hexahedron::handoutPage
