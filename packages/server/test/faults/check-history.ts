import { isDeepStrictEqual } from "node:util";
import { sql, type SQL } from "drizzle-orm";
import { openStore } from "../../src/store/open.ts";
import type { Db } from "../../src/store/types.ts";
import type { StorePlace } from "../stores.ts";
import { balanceRules, callRules, outboxRules, runRules, type Rule } from "./rules.ts";
import type { World } from "./world.ts";

/** Opens a store that no server uses, and checks it. @param afterwards what else is done with it */
export async function checkPlace(
  place: StorePlace,
  world: World,
  settled: boolean,
  afterwards: (db: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const store = await openStore(place);
  try {
    await checkHistory(store.db, world, settled);
    await afterwards(store.db);
  } finally {
    await store.close();
  }
}

/** More problems of one kind than these say nothing new. */
const MAX_SHOWN = 5;

/**
 * Compares the database with everything that the workload was told, and with the rules that hold at any moment.
 * @param db of servers that do not run, or that everything can be read from at one moment
 * @param settled whether runs had the time to end: since then no run may be under way
 * @throws Error that lists what is wrong
 */
export async function checkHistory(db: Db, world: World, settled: boolean): Promise<void> {
  const problems = [...world.history.surprises];
  const rules = [...balanceRules, ...runRules(settled), ...callRules, ...outboxRules];
  for (const { broken, query } of rules) note(problems, broken, await rowsOf(db, query));
  await checkAnswered(db, world, problems);
  await checkStreams(db, world, problems);
  await checkCalls(db, world, problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

function note(problems: string[], broken: Rule["broken"], found: readonly unknown[]) {
  if (found.length === 0) return;
  const shown = found.slice(0, MAX_SHOWN).map((one) => JSON.stringify(one));
  problems.push(`${broken} (${found.length}): ${shown.join(", ")}`);
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of a statement, which both drivers give in the same place. */
export async function rowsOf(db: Db, query: SQL): Promise<readonly Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows;
}

const texts = (rows: readonly Row[], column: string) => rows.map((row) => String(row[column]));

async function checkAnswered(db: Db, { history }: World, problems: string[]) {
  const emails = new Set(texts(await rowsOf(db, sql`select email from users`), "email"));
  note(
    problems,
    "people are lost",
    [...history.people].filter((email) => !emails.has(email)),
  );
  const files = new Set(texts(await rowsOf(db, sql`select id from datasets`), "id"));
  note(
    problems,
    "files are lost",
    [...history.files].filter((id) => !files.has(id)),
  );
  const items = await rowsOf(db, sql`select id, title from inbox_items where title like 'item-%'`);
  const ids = new Set(texts(items, "id"));
  const lost = [...history.items].filter(([, id]) => id !== undefined && !ids.has(id));
  note(problems, "items are lost", lost);
  const titles = texts(items, "title");
  note(
    problems,
    "items were made twice under one key",
    titles.filter((title, at) => titles.indexOf(title) !== at),
  );
  const chats = await rowsOf(db, sql`select id, title from chat_sessions`);
  const titleOf = new Map(chats.map((chat) => [String(chat["id"]), Number(chat["title"])]));
  const wrong = [...history.titles].filter(([chat, { tried, answered }]) => {
    const title = titleOf.get(chat) ?? Number.NaN;
    return answered > 0 && !(title >= answered && title <= tried);
  });
  note(problems, "titles are lost", wrong);
}

/** What a reader received is stored, as it was received. */
async function checkStreams(db: Db, { history }: World, problems: string[]) {
  const stored = await rowsOf(db, sql`select run_id, seq, type, body from run_events`);
  const at = new Map(stored.map((row) => [`${String(row["run_id"])} ${String(row["seq"])}`, row]));
  const lost = history.streams.flat().filter((event) => {
    const { run_id, seq, type, ...body } = event;
    const row = at.get(`${run_id} ${seq}`);
    return row?.["type"] !== type || !holds(row["body"], body);
  });
  note(problems, "received events are lost", lost);
}

/** Whether a stored event says what was received; the server adds what it knows of each run while it sends. */
const holds = (stored: unknown, received: object) =>
  Object.entries(stored ?? {}).every(
    ([key, value]) => !(key in received) || isDeepStrictEqual(value, (received as Row)[key]),
  );

/** The tool counts its calls itself: each text was given to it once at most, and for each there is a row that knows of it. */
async function checkCalls(db: Db, { tools }: World, problems: string[]) {
  const made = tools.calls.map(({ args }) => String(args["text"]));
  note(
    problems,
    "calls were made twice",
    made.filter((text, at) => made.indexOf(text) !== at),
  );
  const rows = await rowsOf(
    db,
    sql`select arguments ->> 'text' as text, outcome from tool_calls where name in ('jot', 'note')`,
  );
  const outcomes = new Map(rows.map((row) => [String(row["text"]), String(row["outcome"])]));
  const calls = new Set(made);
  note(
    problems,
    "calls are said to be done and were not made",
    [...outcomes].filter(([text, outcome]) => outcome === "done" && !calls.has(text)),
  );
  note(
    problems,
    "calls were made without a word of it",
    made.filter(
      (text) => !["running", "done", "unknown", "failed"].includes(outcomes.get(text) ?? ""),
    ),
  );
}
