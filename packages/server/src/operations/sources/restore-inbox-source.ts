import { restoreSource } from "../../domain/sources/sources.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSource } from "./to-source.ts";

export const restoreInboxSource = operation("restoreInboxSource", async ({ deps, user, params }) =>
  ok(toSource(await restoreSource(deps, user.id, params.id))),
);
