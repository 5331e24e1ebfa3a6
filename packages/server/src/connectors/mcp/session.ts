import {
  Client,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type AuthProvider,
  type CallToolResult,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
} from "@modelcontextprotocol/client";
import { BRAND } from "../../brand.ts";
import type { Gate } from "../gate/gate.ts";
import { APP_VERSION } from "../../version.ts";
import type { ForeignList } from "./read-tools.ts";
import { createSessionRequests, type SessionRequests } from "./session-requests.ts";
import { describeFailure } from "./describe-failure.ts";

/** The server of a session, and how to reach it. */
export type SessionTarget = {
  readonly fetch: Gate["fetch"];
  readonly address: URL;
  /** Provides the access token if the server needs one. It is sent to this address only. */
  readonly auth?: AuthProvider;
  readonly signal: AbortSignal;
  /** Milliseconds for each request of the session. */
  readonly timeoutMs: number;
};

/** A session with a server for one piece of work. Its id is not stored, so it cannot be resumed. */
export type McpSession = {
  /** The server's own name. */
  readonly serverName: string | undefined;
  /** Its tools, unmodified. Pages beyond the limit are left out. */
  list(): Promise<ForeignList>;
  /** Calls a tool. @throws OutcomeUnknown if it may have taken effect though no answer arrived */
  call(name: string, args: Record<string, unknown>): Promise<CallToolResult>;
};

const MAX_PAGES = 200;
/** Timeout for terminating the session at the server. */
const TERMINATE_TIMEOUT_MS = 1_000;

/** Result schemas are the server's and untrusted: they are not compiled, and any result is accepted as data. */
const anyResult: jsonSchemaValidator = {
  getValidator<T>(): JsonSchemaValidator<T> {
    return (input) => ({ valid: true, data: input as T, errorMessage: undefined });
  },
};

/**
 * Opens a session, does the work and closes it.
 * @throws ToolError with a message; `AuthorizationNeeded` if the server rejects the access token
 */
export async function withSession<T>(
  target: SessionTarget,
  work: (session: McpSession) => Promise<T>,
): Promise<T> {
  const { address, auth, signal, timeoutMs } = target;
  const requests = createSessionRequests(target.fetch, timeoutMs);
  const client = new Client(
    { name: BRAND.name, version: APP_VERSION },
    {
      capabilities: {},
      jsonSchemaValidator: anyResult,
      listMaxPages: MAX_PAGES,
      versionNegotiation: { mode: "auto" },
    },
  );
  const transport = new StreamableHTTPClientTransport(address, {
    fetch: requests.fetch,
    ...(auth && { authProvider: auth }),
    onInsufficientScope: "throw",
  });
  const options = {
    signal: AbortSignal.any([signal, requests.broken]),
    timeout: timeoutMs,
    maxTotalTimeout: timeoutMs,
  };
  try {
    await client.connect(transport, options);
    return await work({
      serverName: client.getServerVersion()?.title ?? client.getServerVersion()?.name,
      list: () => listTools(client, options, requests),
      async call(name, args) {
        requests.change();
        return client.callTool(
          { name, arguments: args },
          { ...options, resetTimeoutOnProgress: true },
        );
      },
    });
  } catch (error) {
    signal.throwIfAborted();
    throw describeFailure(error, requests, address, timeoutMs);
  } finally {
    await closeSession(client, transport);
  }
}

type RequestOptions = NonNullable<Parameters<Client["listTools"]>[1]>;

/** Lists through the client, which then knows the tools when they are called. For too many pages it fails instead of truncating. */
async function listTools(
  client: Client,
  options: RequestOptions,
  requests: SessionRequests,
): Promise<ForeignList> {
  const before = requests.listed().length;
  const listed = () => requests.listed().slice(before);
  try {
    const { tools } = await client.listTools(undefined, options);
    return { tools: listed(), callable: new Set(tools.map(({ name }) => name)) };
  } catch (error) {
    const isLong = error instanceof SdkError && error.code === SdkErrorCode.ListPaginationExceeded;
    if (!isLong) throw error;
    return { tools: listed(), isCut: true };
  }
}

/** Terminates the session, so that a stateful server can release it. */
async function closeSession(
  client: Client,
  transport: StreamableHTTPClientTransport,
): Promise<void> {
  if (transport.sessionId !== undefined) {
    const terminated = transport.terminateSession().catch(() => {});
    const timeout = new Promise<void>((done) => setTimeout(done, TERMINATE_TIMEOUT_MS).unref());
    await Promise.race([terminated, timeout]);
  }
  await client.close().catch(() => {});
}
