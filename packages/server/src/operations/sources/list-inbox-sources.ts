import { listSources } from "../../domain/sources/sources.ts";
import { ok, operation } from "../../http/operation.ts";
import { toSource } from "./to-source.ts";

export const listInboxSources = operation("listInboxSources", async ({ deps, user }) =>
  ok((await listSources(deps, user.id)).map(toSource)),
);
