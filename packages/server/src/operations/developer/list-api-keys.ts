import { ok, operation } from "../../http/operation.ts";
import { toKey } from "./key-view.ts";

export const listApiKeys = operation("listApiKeys", async ({ deps, user }) =>
  ok((await deps.store.keys.list(user.id)).map(toKey)),
);
