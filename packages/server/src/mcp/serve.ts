import {
  createMcpHandler,
  isSpecType,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";
import { BRAND } from "../brand.ts";
import type { Deps } from "../deps.ts";
import { APP_VERSION } from "../version.ts";
import { callTool, type Caller } from "./call-tool.ts";
import { toTool, personTools } from "./person-tools.ts";

const INSTRUCTIONS = `The tools of the apps that a person has connected to ${BRAND.name}. What changes something may wait for that person: the call then takes longer, or answers where they can decide. Make the same call again, with the same arguments, to get its result.`;

/** Answers one request of the protocol for a program. Nothing is kept between requests, so any process can answer the next one. */
export function serveRequest(
  deps: Deps,
  caller: Caller,
  request: Request,
  body: unknown,
): Promise<Response> {
  // A cancellation comes as a request of its own, to a server that knows nothing of the one that it is about.
  for (const id of cancelledIn(body)) deps.waitingCalls.cancel(caller.key.id, id);
  const handler = createMcpHandler(() => serverFor(deps, caller), {
    // There is nothing to subscribe to, and nobody may hold a line open.
    maxSubscriptions: 0,
    onerror: (error) => deps.log.warn({ err: error }, "a request of the protocol went wrong"),
  });
  return handler.fetch(request, { parsedBody: body });
}

/** The requests that a message, or one of several sent together, says are waited for no longer. */
const cancelledIn = (body: unknown): (string | number)[] =>
  [body]
    .flat()
    .flatMap((message) =>
      isSpecType.CancelledNotification(message) ? (message.params.requestId ?? []) : [],
    );

function serverFor(deps: Deps, caller: Caller): Server {
  const server = new Server(
    { name: BRAND.slug, title: BRAND.name, version: APP_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler("tools/list", (_request, ctx) =>
    told(deps, async () => {
      const tools = await personTools(deps, caller.key.userId, ctx.mcpReq.signal);
      return { tools: tools.map(toTool) };
    }),
  );
  server.setRequestHandler("tools/call", (request, ctx) =>
    told(deps, () => callTool(deps, caller, request, ctx)),
  );
  return server;
}

/** The words of a fault of ours stay in the log. */
async function told<Result>(deps: Deps, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    deps.log.error({ err: error }, "a request of the protocol failed");
    throw new ProtocolError(
      ProtocolErrorCode.InternalError,
      "Something went wrong on our side. Please try again.",
    );
  }
}
