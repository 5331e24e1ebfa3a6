import {
  createMcpHandler,
  isSpecType,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";
import { BRAND } from "../brand.ts";
import type { Deps } from "../deps.ts";
import { asOutage } from "../domain/outage.ts";
import { APP_VERSION } from "../version.ts";
import { callTool, type Caller } from "./call-tool.ts";
import { toTool, personTools } from "./person-tools.ts";

const INSTRUCTIONS = `The tools of the apps a person connected to ${BRAND.name}. A call that changes something may wait for that person's approval: it then takes longer, or returns a link to where they can decide. Make the same call again, with the same arguments, to get its result.`;

/** Answers one MCP request. It is stateless, so any process can answer the next one. */
export function serveRequest(
  deps: Deps,
  caller: Caller,
  request: Request,
  body: unknown,
): Promise<Response> {
  // A cancellation is an HTTP request of its own, handled by a server that does not know the cancelled one.
  for (const id of cancelledIn(body)) deps.waitingCalls.cancel(caller.key.id, id);
  const handler = createMcpHandler(() => serverFor(deps, caller), {
    // There is nothing to subscribe to, so no stream may stay open.
    maxSubscriptions: 0,
    onerror: (error) => deps.log.warn({ err: error }, "a request of the protocol went wrong"),
  });
  return handler.fetch(request, { parsedBody: body });
}

/** The ids of the requests that a message or a batch cancels. */
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
    withInternalErrors(deps, async () => {
      const tools = await personTools(deps, caller.key.userId, ctx.mcpReq.signal);
      return { tools: tools.map(toTool) };
    }),
  );
  server.setRequestHandler("tools/call", (request, ctx) =>
    withInternalErrors(deps, () => callTool(deps, caller, request, ctx)),
  );
  return server;
}

/** Unexpected errors go to the log; the program gets a generic one. */
async function withInternalErrors<Result>(
  deps: Deps,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    deps.log.error({ err: error }, "a request of the protocol failed");
    throw new ProtocolError(
      ProtocolErrorCode.InternalError,
      asOutage(error)?.message ?? "Something went wrong on our side. Please try again.",
    );
  }
}
