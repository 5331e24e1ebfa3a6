import { operation } from "../../http/operation.ts";
import { beginStream } from "./begin-stream.ts";

/** Looks around in connections, answered with the same stream as a run. */
export const discover = operation("discover", (context) =>
  beginStream(context, "discover", ({ deps, user, body }) =>
    deps.runs.discover({
      userId: user.id,
      key: user.key,
      sessionId: body.session_id ?? null,
      connectionIds: body.connection_ids,
      model: body.model,
      discoveryCredits: body.discovery_credits,
    }),
  ),
);
