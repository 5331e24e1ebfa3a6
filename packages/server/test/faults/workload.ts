import { setTimeout as pause } from "node:timers/promises";
import type { Approval } from "@switchboard/api-client/types";
import { createClient, type TestClient } from "../client.ts";
import { login } from "../portal.ts";
import { readData, runBody, uploadText, type WireEvent } from "../run-stream.ts";
import { settle, type World } from "./world.ts";

const RUN = "/api/switchboard-chat/run";
/** Between two requests of one browser. */
const THINK_MS = 10;
/** Between two things that cost a server much, such as the hash of a password. */
const SELDOM_MS = 3_000;
/** What a server may answer while its database or its disk is away, or a key is in use by a request that a kill cut. */
const EXCUSED = new Set([409, 429, 502, 503, 504, 507]);

type Actor = (world: World, client: TestClient) => Promise<void>;

/**
 * Uses a server as several browsers do, until it is killed or `signal` is aborted, and writes into the world's history what was answered.
 * Nothing that fails on the way ends it: what counts is what was answered.
 */
export async function work(world: World, url: string, signal: AbortSignal): Promise<void> {
  const client = createClient(url);
  if (world.sid === undefined) await settle(world, client);
  else client.setCookie("sid", world.sid);
  const over = (actor: Actor, everyMs = THINK_MS) => keepOn(world, client, signal, actor, everyMs);
  await Promise.all([
    over(writeTitle),
    over(writeItem),
    over(jot),
    over(jot),
    over(note),
    over(decideOld, 1_000),
    over(signUp, SELDOM_MS),
    over(upload, SELDOM_MS),
  ]);
}

/** How long a request may take once nothing is wrong anymore: as long as a model may be silent would be a fault here. */
const FINISH_MS = 60_000;

/**
 * Waits until everything that was begun has been answered.
 * @throws Error that names what hangs
 */
export async function finish(load: Promise<unknown>, { underWay }: World): Promise<void> {
  const late = pause(FINISH_MS, "late", { ref: false });
  if ((await Promise.race([load, late])) !== "late") return;
  const names = [...underWay].map(({ description }) => description);
  throw new Error(`Never answered: ${names.join(", ")}`);
}

async function keepOn(
  world: World,
  client: TestClient,
  signal: AbortSignal,
  actor: Actor,
  everyMs: number,
) {
  while (!signal.aborted) {
    const step = Symbol(actor.name);
    world.underWay.add(step);
    // A request that was cut was not answered.
    await actor(world, client).catch(() => undefined);
    world.underWay.delete(step);
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Notes an answer that no fault explains. @returns whether the request succeeded */
async function succeeded({ history }: World, what: string, response: Response): Promise<boolean> {
  if (response.ok) return true;
  const said = await response.text();
  if (!EXCUSED.has(response.status)) history.surprises.push(`${what}: ${response.status} ${said}`);
  return false;
}

const writeTitle: Actor = async (world, client) => {
  const { titles, streams } = world.history;
  const first = streams.find(([event]) => event?.["session_id"] !== undefined)?.[0];
  const chat = first?.["session_id"];
  if (typeof chat !== "string") return;
  const seen = titles.get(chat) ?? { tried: 0, answered: 0 };
  titles.set(chat, seen);
  const next = (seen.tried += 1);
  const response = await client.send("PATCH", `/api/v1/chatsessions/${chat}`, { title: `${next}` });
  if (await succeeded(world, "title", response)) seen.answered = next;
};

/** Sends what was not answered again first, under its key, as a client does that lost its connection. */
const writeItem: Actor = async (world, client) => {
  const { items } = world.history;
  const title = items.entries().find(([, id]) => id === undefined)?.[0] ?? world.newToken("item");
  items.set(title, items.get(title));
  const key = { "idempotency-key": title };
  const response = await client.send("POST", "/api/v1/inbox-items", { title }, key);
  if (!(await succeeded(world, "item", response))) return;
  items.set(title, ((await response.json()) as { id: string }).id);
};

/** Reads a run as far as it comes. */
async function readRun(world: World, client: TestClient, body: object) {
  const response = await client.send("POST", RUN, body);
  const events: WireEvent[] = [];
  if (!(await succeeded(world, "run", response))) return events;
  world.history.streams.push(events);
  for await (const data of readData(response)) {
    if (data === "[DONE]") break;
    events.push(JSON.parse(data) as WireEvent);
  }
  return events;
}

const jot: Actor = async (world, client) => {
  const prompt = `jot ${world.newToken("jot")}`;
  await readRun(world, client, runBody(prompt, { connection_ids: [world.connectionId] }));
};

const note: Actor = async (world, client) => {
  const prompt = `note ${world.newToken("note")}`;
  const body = runBody(prompt, { connection_ids: [world.connectionId] });
  const events = await readRun(world, client, body);
  const asked = events.some(({ type }) => type === "hitl_required");
  const sessionId = events[0]?.["session_id"];
  if (asked) await decide(world, client, (one) => one.session_id === sessionId);
};

/** Decides what a killed server left waiting. */
const decideOld: Actor = (world, client) => decide(world, client, () => true);

async function decide(world: World, client: TestClient, fits: (one: Approval) => boolean) {
  const approval = (await client.json<Approval[]>("/api/v1/approvals")).find(fits);
  if (!approval) return;
  const { id, session_id, tool_call } = approval;
  if (world.random.chance(0.2)) {
    await (await client.send("POST", `/api/v1/approvals/${id}/deny`, {})).text();
    return;
  }
  const { name, arguments: args } = tool_call;
  const approved_tool_call = { name, arguments: args, approval_id: id };
  await readRun(world, client, runBody("yes", { session_id, approved_tool_call }));
}

/** A person signs up, which also puts a mail into the outbox. */
const signUp: Actor = async ({ history, newToken }, { origin }) => {
  const email = `${newToken("person")}@example.com`;
  await login(createClient(origin), "sign-up", email);
  history.people.add(email);
};

const MAX_FILES = 100;

const upload: Actor = async ({ history, newToken }, client) => {
  if (history.files.size >= MAX_FILES) return;
  const name = newToken("file");
  const { id } = await uploadText(client, `${name}.csv`, `Name,Amount\n${name},1\n`);
  history.files.add(id);
};
