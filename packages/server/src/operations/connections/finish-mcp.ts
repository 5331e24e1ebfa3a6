import { finishMcp as finish } from "../../domain/connections/add-mcp.ts";
import { operation } from "../../http/operation.ts";
import { ownOrigin } from "../../http/same-origin.ts";

/** Takes a person back from a provider, and shows them their connections. */
export const finishMcp = operation("finishMcp", async ({ deps, user, query, request }) => {
  const { state, code, iss, error } = query;
  const problem = await finish(deps, user.id, { state, code, iss, error });
  await deps.runs.takeUp();
  const target = new URL("/ui/connections", ownOrigin(request, deps.env.publicUrl));
  if (problem) target.searchParams.set("problem", problem);
  return new Response(null, {
    status: 303,
    // The address of this page holds the code, which is nobody else's to know.
    headers: {
      location: target.href,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
});
