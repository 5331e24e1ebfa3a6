import {
  Client,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type AuthProvider,
  type CallToolResult,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  type Tool,
} from "@modelcontextprotocol/client";
import { BRAND } from "../../brand.ts";
import type { Gate } from "../gate/gate.ts";
import { APP_VERSION } from "../../version.ts";
import { openLine } from "./line.ts";
import { sayFailure } from "./say-failure.ts";

/** What a session goes to, and through. */
export type SessionTarget = {
  readonly fetch: Gate["fetch"];
  readonly address: URL;
  /** Proves who asks, where the server wants that. It is sent to the address and nowhere else. */
  readonly auth?: AuthProvider;
  readonly signal: AbortSignal;
  /** Milliseconds for each request of the session. */
  readonly timeoutMs: number;
};

/** A line to a server for one piece of work. Its id is kept nowhere, so nobody can come back on it. */
export type McpSession = {
  /** What the server calls itself; its own words. */
  readonly serverName: string | undefined;
  /** Its tools, in its own words. What comes after a number of pages is left out, as is what comes after a number of tools. */
  list(): Promise<Tool[]>;
  /** Calls a tool. @throws OutcomeUnknown where it may have been done though no answer came */
  call(name: string, args: Record<string, unknown>): Promise<CallToolResult>;
};

const MOST_PAGES = 10;
/** Longest that the server is told that the session is over. */
const GOODBYE_MS = 1_000;

/** The schemas of results are the server's; nothing is compiled from them, and results are read as data whatever they say. */
const anyResult: jsonSchemaValidator = {
  getValidator<T>(): JsonSchemaValidator<T> {
    return (input) => ({ valid: true, data: input as T, errorMessage: undefined });
  },
};

/**
 * Opens a session, does the work and closes it.
 * @throws ToolError with a sentence; `AuthorizationNeeded` when the server does not take what proves who asks
 */
export async function withSession<T>(
  target: SessionTarget,
  work: (session: McpSession) => Promise<T>,
): Promise<T> {
  const { address, auth, signal, timeoutMs } = target;
  const line = openLine(target.fetch, timeoutMs);
  const client = new Client(
    { name: BRAND.name, version: APP_VERSION },
    {
      capabilities: {},
      jsonSchemaValidator: anyResult,
      listMaxPages: MOST_PAGES,
      versionNegotiation: { mode: "auto" },
    },
  );
  const transport = new StreamableHTTPClientTransport(address, {
    fetch: line.fetch,
    ...(auth && { authProvider: auth }),
    onInsufficientScope: "throw",
  });
  const options = {
    signal: AbortSignal.any([signal, line.broken]),
    ...{ timeout: timeoutMs, maxTotalTimeout: timeoutMs },
  };
  try {
    await client.connect(transport, options);
    return await work({
      serverName: client.getServerVersion()?.title ?? client.getServerVersion()?.name,
      list: () => listTools(client, options),
      async call(name, args) {
        line.change();
        return client.callTool(
          { name, arguments: args },
          { ...options, resetTimeoutOnProgress: true },
        );
      },
    });
  } catch (error) {
    signal.throwIfAborted();
    throw sayFailure(error, line, address, timeoutMs);
  } finally {
    await leave(client, transport);
  }
}

type RequestOptions = NonNullable<Parameters<Client["listTools"]>[1]>;

/** Lets the client put the pages together, since it then knows the tools when they are called; it takes all of them or none. */
async function listTools(client: Client, options: RequestOptions): Promise<Tool[]> {
  try {
    return (await client.listTools(undefined, options)).tools;
  } catch (error) {
    const isLong = error instanceof SdkError && error.code === SdkErrorCode.ListPaginationExceeded;
    if (!isLong) throw error;
    return listFirstTools(client, options);
  }
}

async function listFirstTools(client: Client, options: RequestOptions): Promise<Tool[]> {
  const tools: Tool[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const params = cursor === undefined ? {} : { params: { cursor } };
    const page = await client.request({ method: "tools/list", ...params }, options);
    tools.push(...page.tools);
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  return tools;
}

/** Servers that keep sessions may let go of this one. */
async function leave(client: Client, transport: StreamableHTTPClientTransport): Promise<void> {
  if (transport.sessionId !== undefined) {
    const told = transport.terminateSession().catch(() => {});
    const late = new Promise<void>((done) => setTimeout(done, GOODBYE_MS).unref());
    await Promise.race([told, late]);
  }
  await client.close().catch(() => {});
}
