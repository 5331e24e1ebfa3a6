import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
} from "@modelcontextprotocol/client";
import type { ApiKeyCreate, ApiKeyCreated } from "@switchboard/api-client/types";
import type { TestClient } from "./client.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

/** Makes an API key, as its person would. */
export async function makeKey(
  client: TestClient,
  name = "Claude",
  limits: Omit<ApiKeyCreate, "name"> = {},
): Promise<ApiKeyCreated> {
  const response = await client.send("POST", "/api/v1/developer/api-keys", { name, ...limits });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as ApiKeyCreated;
}

/** A program: it sends a key, no cookie and no origin. */
export const program =
  (url: string, key: string) =>
  (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

/** The generations of the protocol that the official client speaks. */
export const GENERATIONS = ["legacy", "auto"] as const;

/** Another agent: the protocol's own client, which comes with a key. It leaves with the test. */
export async function connectAgent(
  url: string,
  key: string,
  mode: (typeof GENERATIONS)[number] = "auto",
): Promise<Client> {
  const client = new Client({ name: "agent", version: "1.0.0" }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", url), { requestInit: { headers } }),
  );
  stopAfterwards(() => client.close());
  return client;
}

/** What a call answered: its last text, and whether that is a refusal. */
export function said({ content, isError }: Pick<CallToolResult, "content" | "isError">) {
  const texts = content.map((part) => (part.type === "text" ? part.text : part.type));
  return { texts, refused: isError === true };
}
