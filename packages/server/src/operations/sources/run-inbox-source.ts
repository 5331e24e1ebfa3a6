import { runSource } from "../../domain/sources/sources.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSource } from "./to-source.ts";

export const runInboxSource = operation("runInboxSource", async ({ deps, user, params }) => {
  const { source, added, changed } = await runSource(deps, user.id, params.id);
  return ok({ source: toSource(source), added, changed });
});
