import { addSource } from "../../domain/sources/sources.ts";
import { created, operation } from "../../http/operation.ts";
import { toSource } from "./to-source.ts";

export const createInboxSource = operation("createInboxSource", async ({ deps, user, body }) =>
  created(toSource(await addSource(deps, user.id, body))),
);
