import type { Deps } from "../../deps.ts";
import type { RunEvent } from "../../domain/runs/events.ts";
import type { Begun } from "../../domain/runs/runs.ts";
import { beginOnce, REPLAYED } from "../../http/idempotency.ts";
import type { SignedInUser } from "../../http/operation.ts";
import { streamRun } from "./stream-run.ts";

type StreamContext = {
  readonly deps: Deps;
  readonly user: SignedInUser;
  readonly body: unknown;
  readonly request: Request;
};

/** Begins a run, once for each `Idempotency-Key`, and responds with its stream. */
export async function beginStream<Context extends StreamContext>(
  context: Context,
  route: string,
  begin: (context: Context) => Promise<Begun>,
): Promise<Response> {
  const { deps, user, body, request } = context;
  const key = request.headers.get("idempotency-key");
  if (key === null) {
    const { events, ...begun } = await begin(context);
    return streamRun(deps, request, begun, events);
  }
  const { signal } = request;
  const once = { userId: user.id, key, route, text: JSON.stringify(body), signal };
  // Not kept with the key: a retry reads them from the log, while the chat is there.
  let stored: readonly RunEvent[] | undefined;
  const { begun, isReplayed } = await beginOnce(deps, once, async () => {
    const { events, ...rest } = await begin(context);
    stored = events;
    return rest;
  });
  const response = streamRun(deps, request, begun, stored);
  if (isReplayed)
    for (const [name, value] of Object.entries(REPLAYED)) response.headers.set(name, value);
  return response;
}
