import { createPlanner, tablesOf } from "../src/planner/index.ts";
import { readInConversation } from "../src/planner/questions/conversation-reading.ts";
import { openFile } from "./answer-questions.ts";
import { grade } from "./grade.ts";
import { readQuestionSets } from "./question-set.ts";
const stats = new Map<string, number[]>();
const add = (k: string, v: string) => { const s = stats.get(k) ?? [0,0,0]; s[v==="right"?0:v==="wrong"?1:2]! += 1; stats.set(k, s); };
const model = createPlanner({ paceMs: 0 });
for (const set of readQuestionSets()) {
  if (set.half === "tuning") continue;
  const room = await openFile(set, model);
  for (const entry of set.questions) {
    const turns = Array.isArray(entry) ? entry : [entry];
    const answered = await room.ask(turns);
    const { turn, answer, shown } = answered[0]!;
    const verdict = grade(turn, answer, room.rows);
    const { reading } = readInConversation({ prompt: turn.q, today: set.today, earlier: [], steps: [] }, tablesOf(room.known));
    if (reading.kind !== "form") continue;
    const h = set.half;
    add(`${h} all`, verdict);
    add(`${h} taken=${reading.taken.length}`, verdict);
    for (const k of new Set(reading.taken.map((t) => t.kind))) add(`${h} taken:${k}`, verdict);
    add(`${h} other=${!!reading.other}`, verdict);
    add(`${h} kind=${reading.form.kind}`, verdict);
    const f = reading.form as any;
    if (f.measures) { add(`${h} measures=${f.measures.map((m:any)=>m.fn).join()}`, verdict); add(`${h} groups=${f.groups.length}`, verdict); }
    add(`${h} filters=${f.filters?.length}`, verdict);
    const low = turn.q.toLowerCase().normalize("NFKD");
    const toks = (t: string) => t.toLowerCase().normalize("NFKD").match(/[\p{L}\p{N}]+/gu) ?? [];
    const q = new Set(toks(turn.q));
    const ins = (f.filters ?? []).filter((x: any) => x.kind === "in");
    const has = (w: string) => [...q].some((x) => x === w || (x.length > 3 && w.length > 3 && (x.startsWith(w.slice(0, -1)) || w.startsWith(x.slice(0, -1)))));
    let partial = 0, none = 0, several = 0;
    for (const x of ins) { for (const v of x.values) { const ws = toks(v); const n = ws.filter(has).length; if (n === 0) none++; else if (n < ws.length) partial++; } if (x.values.length > 1) several++; }
    add(`${h} partial=${partial > 0}`, verdict); add(`${h} valueNone=${none > 0}`, verdict); add(`${h} severalValues=${several > 0}`, verdict);
    const verbal = ins.some((x: any) => x.values.some((v: string) => toks(v).length === 1 && /ed$|ing$/.test(v.toLowerCase())));
    add(`${h} verbal=${verbal}`, verdict);
    const sumOrd = f.order && f.limit; add(`${h} top=${!!sumOrd}`, verdict);
    const named = (f.measures ?? []).every((m: any) => !m.of || m.of.kind !== "column" || toks(m.of.column.label).some(has)); add(`${h} figureNamed=${named}`, verdict);
    const gnamed = (f.groups ?? []).every((g: any) => toks(g.column.label).some(has) || g.grain); add(`${h} groupNamed=${gnamed}`, verdict);
    add(`${h} words=${Math.min(20, Math.ceil(turn.q.split(/\s+/).length/4)*4)}`, verdict);
    if (verdict === "wrong" && h === "seen") console.log("WRONG", set.name, "|", turn.q, "|", shown && JSON.stringify(shown.question), "|", JSON.stringify(reading.taken.map(t=>t.kind)));
  }
  await room.close();
}
for (const [k, [r, w, a]] of [...stats].sort()) console.log(k.padEnd(40), "right", r, "wrong", w, "asked", a, (100*w!/(r!+w!)).toFixed(0)+"%");
