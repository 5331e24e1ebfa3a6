import { ok, operation } from "../../http/operation.ts";

/** The findings of each connection's last discovery. */
export const listDiscoveries = operation("listDiscoveries", async ({ deps, user }) =>
  ok(
    (await deps.runs.discoveries(user.id)).map(({ connectionId, runId, body, createdAt }) => ({
      connection_id: connectionId,
      run_id: runId,
      created_at: createdAt.toISOString(),
      result: body,
    })),
  ),
);
