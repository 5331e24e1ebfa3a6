import { setTimeout as pause } from "node:timers/promises";
import type { ConnectionDetail } from "@switchboard/api-client/types";
import type { TestClient } from "../client.ts";
import { startMcpServer, textTool, type McpTestServer } from "../mcp-server.ts";
import { login } from "../portal.ts";
import type { WireEvent } from "../run-stream.ts";
import { startModelStandIn } from "./model-stand-in.ts";
import { createRandom, type Random } from "./random.ts";

/** What the workload was told: whatever is in here must be in the database, however often the server is killed. */
export type History = {
  /** Chats with the largest title that was tried, and the largest that was answered. */
  readonly titles: Map<string, { tried: number; answered: number }>;
  /** Inbox items by title: the id that was answered, or undefined while none was. */
  readonly items: Map<string, string | undefined>;
  /** What readers of runs received. */
  readonly streams: (readonly WireEvent[])[];
  /** Addresses of people whose account was answered. */
  readonly people: Set<string>;
  /** Ids of files whose upload was answered. */
  readonly files: Set<string>;
  /** Answers that no fault explains. */
  readonly surprises: string[];
};

/** One product under load with what stands around it, for as long as a campaign takes. */
export type World = {
  readonly random: Random;
  readonly history: History;
  readonly tools: McpTestServer;
  /** Where people connect them. */
  toolsUrl: string;
  /** Variables that the servers start with. */
  readonly env: NodeJS.ProcessEnv;
  /** Of the person that most of the load is from; undefined before the first start. */
  sid: string | undefined;
  connectionId: string;
  /** What was begun and is not answered yet. */
  readonly underWay: Set<symbol>;
  /** Makes names that are used once. */
  newToken(kind: string): string;
};

/** The longest that the tool takes, so that kills come in the middle of calls. */
const TOOL_MS = 80;

/** A world without a server. */
export async function createWorld(seed: number): Promise<World> {
  const random = createRandom(seed);
  const tools = await startMcpServer("Notebook");
  tools.tools = [textTool("jot"), textTool("note")];
  tools.answer = async (name, { text }) => {
    await pause(random.int(0, TOOL_MS));
    return { content: [{ type: "text", text: `${name}: ${String(text)}` }] };
  };
  const model = await startModelStandIn();
  let tokens = 0;
  return {
    random,
    tools,
    toolsUrl: tools.url,
    history: {
      titles: new Map(),
      items: new Map(),
      streams: [],
      people: new Set(),
      files: new Set(),
      surprises: [],
    },
    env: {
      OUTBOUND_ALLOW: "127.0.0.1",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.address,
      RUN_CREDIT_LIMIT: "1000",
    },
    sid: undefined,
    connectionId: "",
    underWay: new Set(),
    newToken: (kind) => `${kind}-${seed}-${(tokens += 1)}`,
  };
}

/** Signs the person up and connects the tools: `jot` runs without asking, `note` waits for an approval. */
export async function settle(world: World, client: TestClient): Promise<void> {
  await login(client, "sign-up", "load@example.com");
  world.history.people.add("load@example.com");
  const started = await client.send("POST", "/api/v1/connections/mcp/start", {
    mcp_url: world.toolsUrl,
  });
  if (!started.ok) throw new Error(`${started.status}: ${await started.text()}`);
  const made = (await client.me()).connections.at(-1);
  if (!made) throw new Error("The tools are not connected.");
  const { connection } = await client.json<ConnectionDetail>(`/api/v1/connections/${made.id}`);
  const { name, configuration } = connection;
  const saved = await client.send("POST", `/api/v1/connections/${made.id}`, {
    name,
    configuration,
    enabled_methods: ["jot", "note"],
    hitl_methods: ["note"],
  });
  if (!saved.ok) throw new Error(`${saved.status}: ${await saved.text()}`);
  world.connectionId = made.id;
  world.sid = client.cookie("sid");
}
