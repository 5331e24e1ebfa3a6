import { inspect } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { runChat } from "@switchboard/api-client/calls";
import { fetchWithRetry } from "@switchboard/api-client/retry-request";
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
  /** As the app's client does, which has types of a browser. */
  const call = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await fetchWithRetry(send, `${url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: body && JSON.stringify(body),
    });
    const said = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${said}`);
    return said;
  };

  const look: Step = async () => void (await call("GET", "/api/v1/users/me"));
  const list: Step = async () => void (await call("GET", "/api/v1/chatsessions"));
  const write: Step = async () => {
    const title = newToken("item");
    const key = { "idempotency-key": title };
    const { id } = JSON.parse(await call("POST", "/api/v1/inbox-items", { title }, key)) as {
      id: string;
    };
    history.items.set(title, id);
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
    keepOn("jot", ask("jot")),
    keepOn("talk", ask("talk")),
  ]);
}
