import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { wireRequest } from "./load.mjs";
import { ask } from "./people.mjs";

/** More than the kernel keeps for a connection, so that what is left over would be the server's to keep. */
const EVENTS = 20_000;
const CHARACTERS = 1_000;
const READERS = 20;
const SETTLE_MS = 10_000;

/** The id of a new run that has ended. @param {number} port @param {string} cookie */
async function endedRun(port, cookie) {
  const text = await new Response(await ask(port, cookie, "hello")).text();
  const id = /"run_id":"([\w-]+)"/.exec(text)?.[1];
  if (id === undefined) throw new Error(`There is no run in ${text.slice(0, 300)}`);
  return id;
}

/** A run as it is while it goes on, with 20 MB of events. @param {string} id */
const makeLong = (id) => `
  update runs set state = 'running', finished_at = null, lease_until = now() + interval '1 hour', last_seq = ${EVENTS} where id = '${id}';
  delete from run_events where run_id = '${id}';
  insert into run_events (run_id, seq, type, body, created_at)
  select '${id}', n, 'assistant', jsonb_build_object('type', 'assistant', 'seq', n, 'run_id', '${id}', 'content', repeat('x', ${CHARACTERS})), now()
  from generate_series(1, ${EVENTS}) n`;

/** A connection that asks for a stream and reads nothing of it. @param {number} port @param {string} request */
async function openUnread(port, request) {
  const socket = connect(port, "127.0.0.1");
  socket.pause();
  socket.on("error", () => {});
  await new Promise((open) => socket.once("connect", open));
  socket.write(request);
  return socket;
}

/**
 * Kilobytes that a server keeps for each reader of a long run that reads nothing.
 * @param {import("./processes.mjs").Running} server
 * @param {{ execute: (sql: string) => void }} postgres
 * @param {string} cookie
 * @param {() => Promise<{ rss: number }>} readMemory
 */
export async function measureStalled({ port }, postgres, cookie, readMemory) {
  const id = await endedRun(port, cookie);
  postgres.execute(makeLong(id));
  const request = wireRequest(`/api/v1/runs/${id}/events`, { cookie, accept: "text/event-stream" });
  const open = () => Promise.all(Array.from({ length: READERS }, () => openUnread(port, request)));
  // What the process keeps of having done this once is not the readers'.
  const first = await open();
  await wait(SETTLE_MS);
  for (const socket of first) socket.destroy();
  await wait(1_000);
  const before = await readMemory();
  const sockets = await open();
  await wait(SETTLE_MS);
  const after = await readMemory();
  for (const socket of sockets) socket.destroy();
  return (after.rss - before.rss) / READERS / 1000;
}
