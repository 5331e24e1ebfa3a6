import { changeSource } from "../../domain/sources/sources.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSource } from "./to-source.ts";

export const updateInboxSource = operation(
  "updateInboxSource",
  async ({ deps, user, params, body }) =>
    ok(toSource(await changeSource(deps, user.id, params.id, body))),
);
