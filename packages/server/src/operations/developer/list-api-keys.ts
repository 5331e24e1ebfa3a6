import { ok, operation } from "../../http/operation.ts";
import { toKey } from "./key-view.ts";

export const listApiKeys = operation("listApiKeys", async ({ deps, user }) =>
  ok((await deps.keys.list(user.id)).map(toKey)),
);
