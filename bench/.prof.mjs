import { launch, withPage } from "./browser.mjs";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
const BUILT=process.argv[2]; const names=process.argv[3].split(","); const runs=Number(process.argv[4]??5); const prof=process.argv[5]==="prof";
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const server = createServer((q, r) => { const p=new URL(q.url,"http://x").pathname; try{const b=readFileSync(join(BUILT,p)); r.setHeader("content-type",types[extname(p)]??"font/woff2"); r.end(b);}catch{r.writeHead(404).end();}});
await new Promise(r=>server.listen(0,"127.0.0.1",r));
const url=`http://127.0.0.1:${server.address().port}/page.html`;
const browser=await launch();
const res={};
for(let i=0;i<runs;i++) for(const n of names){
  const f=await withPage(browser,url,async(page)=>{
    const c=await page.context().newCDPSession(page);
    if(prof){await c.send("Profiler.enable");await c.send("Profiler.setSamplingInterval",{interval:100});await c.send("Profiler.start");}
    const x=await page.evaluate(([a,b])=>window.bench.inbox(a,b),[n,10000]);
    if(prof){const {profile}=await c.send("Profiler.stop"); x.profile=profile;}
    return x;
  });
  (res[n]??=[]).push(f);
}
const med=a=>a.sort((x,y)=>x-y)[a.length>>1];
for(const n of names) console.log(n,"mount",med(res[n].map(x=>x.mount)).toFixed(1),res[n].map(x=>x.mount.toFixed(0)).join(" "),"elements",res[n][0].elements);
if(prof) for(const n of names){
  const p=res[n][res[n].length-1].profile; const byId=new Map(p.nodes.map(x=>[x.id,x])); const self=new Map(); const dt=p.timeDeltas; 
  // only until mount end: take samples in first (mount) window starting at first react work
  const total=new Map(); const parent=new Map(); for(const x of p.nodes) for(const ch of x.children??[]) parent.set(ch,x.id);
  let t=0; const start=p.startTime; let acc=0;
  const mount=res[n][res[n].length-1].mount*1000;
  // find time of 'mount' function
  let t0=null;
  for(let i=0;i<p.samples.length;i++){ t+=dt[i]; const seen=new Set(); let id=p.samples[i]; const chain=[]; while(id!==undefined){chain.push(byId.get(id));id=parent.get(id);} 
    const inMount=chain.some(x=>x.callFrame.functionName==="runInbox"||x.callFrame.functionName==="performWorkUntilDeadline"||x.callFrame.functionName==="mount");
    if(t0===null){ if(chain.some(x=>x.callFrame.functionName==="timeUntil")) t0=t; else continue;}
    if(t-t0>mount) break;
    const leaf=byId.get(p.samples[i]); const k=leaf.callFrame.functionName+"@"+leaf.callFrame.url.split("/").pop()+":"+leaf.callFrame.lineNumber; self.set(k,(self.get(k)??0)+dt[i]);
    for(const x of chain){const k2=x.callFrame.functionName+":"+x.callFrame.lineNumber; if(!seen.has(k2)){seen.add(k2); total.set(k2,(total.get(k2)??0)+dt[i]);}}
  }
  console.log("== self",n); for(const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,35)) console.log((v/1000).toFixed(1),k);
  console.log("== total",n); for(const [k,v] of [...total].sort((a,b)=>b[1]-a[1]).slice(0,70)) console.log((v/1000).toFixed(1),k);
}
await browser.close(); server.close();
