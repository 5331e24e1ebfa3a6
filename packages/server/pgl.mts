const { openPglite } = await import((process.env.S ?? "/tmp/w/requests") + "/packages/server/src/store/pglite/client.ts");
const { ensureCluster } = await import((process.env.S ?? "/tmp/w/requests") + "/packages/server/src/store/pglite/template.ts");
import { mkdtempSync } from "node:fs";
const f = mkdtempSync("/tmp/pgl-");
await ensureCluster(f + "/pgdata");
const db = await openPglite(f + "/pgdata");
await db.exec("create table t(id text primary key, a uuid default gen_random_uuid(), b timestamptz default now(), c json default '{}', d int[] default '{1,2}'); insert into t(id) select 'k'||i from generate_series(1,1000) i");
async function cpu(name: string, n: number, f: () => Promise<unknown>) {
  for (let i = 0; i < 400; i++) await f();
  let min = Infinity;
  for (let k = 0; k < n; k++) { const b = process.cpuUsage(); for (let i = 0; i < 100; i++) await f();
  const d = process.cpuUsage(b); min = Math.min(min, (d.user + d.system) / 100); }
  console.log(name, min.toFixed(0), "µs");
}
console.log(await db.query("select * from t where id = $1", ["k5"]));
console.log(await db.query("select * from t where id = $1", ["k5"], {rowMode:"array"}));
await db.query("insert into t(id, d) values ($1, $2::int[]) returning id", ["n", [1,2,3]]).then(console.log, console.log);
await db.query("insert into t(id) values ($1)", ["n"]).then(console.log, (e) => console.log("E", e.code, e.constraint, e.message));
await db.query("insert into t(idd) values ($1)", ["n"]).then(console.log, (e) => console.log("E", e.code, e.message));
await db.transaction(async (tx) => { await tx.query("insert into t(id) values ($1)", ["m"]); await tx.query("insert into t(id) values ($1)", ["n"]); }).catch((e) => console.log("E", e.code));
console.log((await db.query("select id from t where id in ('m','n')")).rows);
await db.exec("alter table t add column e int");
console.log((await db.query("select * from t where id = $1", ["k5"])).rows);
if (!process.argv[2]) {
await cpu("query pk", 12, () => db.query("select * from t where id = $1", ["k5"]));
await cpu("query pk array", 12, () => db.query("select * from t where id = $1", ["k5"], { rowMode: "array" }));
await cpu("begin/commit", 12, () => db.transaction(async (tx) => { await tx.query("select * from t where id = $1", ["k5"]); }));
}
await db.close();
