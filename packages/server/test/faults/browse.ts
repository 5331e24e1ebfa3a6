import { inspect } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { createClient as createApiClient } from "@switchboard/api-client";
import {
  createInboxItem,
  getMe,
  listChatSessions,
  runChat,
  updateChatSession,
} from "@switchboard/api-client/calls";
import { streamRun } from "@switchboard/api-client/stream";
import { runBody, type WireEvent } from "../run-stream.ts";
import type { World } from "./world.ts";

/** What people saw. */
export type Visit = {
  /** What the app would have shown as an error. */
  errors: string[];
  /** Streams that were cut and went on. */
  resumed: number;
  requests: number;
  runs: number;
};

const THINK_MS = 100;

const describe = (name: string, error: unknown) =>
  `${name}: ${String(error)} ${inspect(error instanceof Error ? error.cause : undefined)}`;

type Step = () => Promise<void>;

/** Works as people do with several windows of the app: the app's client, its retries and its streams. */
export async function browse(world: World, url: string, visit: Visit, signal: AbortSignal) {
  const { history, newToken } = world;
  const send: typeof fetch = (input, init) =>
    fetch(input, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        cookie: `sid=${encodeURIComponent(world.sid ?? "")}`,
        origin: url,
      },
    });
  const client = createApiClient({ baseUrl: url, fetch: send, retry: true });

  const look: Step = async () => void (await client.call(getMe));
  const list: Step = async () => void (await client.call(listChatSessions));
  const write: Step = async () => {
    const title = newToken("item");
    const { id } = await client.call(createInboxItem, {
      body: { title },
      headers: { "idempotency-key": title },
    });
    history.items.set(title, id);
  };
  const rename: Step = async () => {
    const chat = history.streams[0]?.[0]?.["session_id"];
    if (typeof chat !== "string") return;
    const seen = history.titles.get(chat) ?? { tried: 0, answered: 0 };
    history.titles.set(chat, seen);
    const next = (seen.tried += 1);
    await client.call(updateChatSession, { path: { id: chat }, body: { title: `${next}` } });
    seen.answered = next;
  };
  const ask =
    (verb: string): Step =>
    async () => {
      const prompt = `${verb} ${newToken(verb)}`;
      const events: WireEvent[] = [];
      const stream = streamRun({
        call: runChat,
        body: runBody(prompt, { connection_ids: [world.connectionId] }),
        baseUrl: url,
        fetch: send,
        resume: true,
        key: newToken("key"),
        onState: (state) => void (state === "resumed" && (visit.resumed += 1)),
      });
      for await (const event of stream) events.push(event as unknown as WireEvent);
      if (!stream.done) throw new Error(`A stream ended without its end: ${prompt}`);
      history.streams.push(events);
      visit.runs += 1;
    };

  const keepOn = async (name: string, step: Step) => {
    while (!signal.aborted) {
      visit.requests += 1;
      await step().catch((error: unknown) => visit.errors.push(describe(name, error)));
      await pause(THINK_MS);
    }
  };
  await Promise.all([
    keepOn("look", look),
    keepOn("list", list),
    keepOn("write", write),
    keepOn("rename", rename),
    keepOn("jot", ask("jot")),
    keepOn("talk", ask("talk")),
  ]);
}
