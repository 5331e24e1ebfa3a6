import type { WatchEvent } from "../src/domain/watch/changes.ts";
import type { TestClient, TestServer } from "./server.ts";

/** The connection events that a window of the user gets during `work`, up to a number. */
export async function heardDuring(
  server: TestServer,
  client: TestClient,
  work: () => Promise<unknown>,
  count: number,
): Promise<WatchEvent[]> {
  const gone = new AbortController();
  const { id } = await client.me();
  const events = server.deps.watch.events(id, gone.signal)[Symbol.asyncIterator]();
  await events.next();
  await work();
  const heard: WatchEvent[] = [];
  while (heard.length < count) {
    const { value, done } = await events.next();
    if (done) break;
    if (value.type === "connection") heard.push(value);
  }
  gone.abort();
  return heard;
}
