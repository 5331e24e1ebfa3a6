import type { Dataset } from "@switchboard/api-client/types";
import type { Connection } from "@switchboard/api-client/types";
import type { TestClient } from "./client.ts";

/** One event as it came over the wire. */
export type WireEvent = { readonly type: string; readonly seq: number; readonly run_id: string } & {
  readonly [key: string]: unknown;
};

/** What a stream gave: its events, and whether the end marker came. */
export type ReadStream = { readonly events: readonly WireEvent[]; readonly done: boolean };

/** The data of a response's events as they come. The connection is cut when the reader stops. */
export async function* readData(response: Response): AsyncGenerator<string, void> {
  if (!response.body) throw new Error("The answer has no body.");
  let text = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith("data: ")) yield block.slice("data: ".length);
    }
  }
}

/** Reads the events of an answer, at most `most` of them; then the connection is cut. */
export async function readStream(response: Response, most = Infinity): Promise<ReadStream> {
  const events: WireEvent[] = [];
  for await (const data of readData(response)) {
    if (data === "[DONE]") return { events, done: true };
    events.push(JSON.parse(data) as WireEvent);
    if (events.length >= most) break;
  }
  return { events, done: false };
}

/** A run request with the usual settings. */
export function runBody(prompt: string, more: Record<string, unknown> = {}) {
  return {
    connection_ids: [],
    prompt,
    model: "openai:gpt-4o",
    max_executions: 3,
    session_id: null,
    approved_tool_call: null,
    ...more,
  };
}

/** Sends a prompt and reads to the end of the stream. */
export async function ask(
  client: TestClient,
  prompt: string,
  more: Record<string, unknown> = {},
): Promise<readonly WireEvent[]> {
  const response = await client.send("POST", "/api/switchboard-chat/run", runBody(prompt, more));
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { events, done } = await readStream(response);
  if (!done) throw new Error("The stream ended without its end marker.");
  return events;
}

/** The text of all assistant pieces. */
export const answerOf = (events: readonly WireEvent[]): string =>
  events
    .filter((event) => event.type === "assistant")
    .map((event) => String(event["content"]))
    .join("");

/** The ids of a person's connections. */
export async function connectionIds(client: TestClient): Promise<string[]> {
  return (await client.me()).connections.map(({ id }) => id);
}

/** Enables the tasks of a person. */
export async function enableTasks(
  client: TestClient,
  { verify = ["create_task"] }: { verify?: string[] } = {},
): Promise<Connection> {
  const response = await client.send("POST", "/api/v1/connections", {
    name: "My tasks",
    connection_type: "tasks",
    configuration: {},
    credentials: {},
    field_mappings: {},
    enabled_methods: ["list_tasks", "create_task", "update_task"],
    hitl_methods: verify,
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Connection;
}

/** Uploads a file of text. */
export async function uploadText(client: TestClient, name: string, text: string): Promise<Dataset> {
  const form = new FormData();
  form.set("file", new File([text], name, { type: "text/csv" }));
  const response = await client.fetch("/api/v1/data/upload", { method: "POST", body: form });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Dataset;
}
