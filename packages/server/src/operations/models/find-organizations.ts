import { ok, operation } from "../../http/operation.ts";

const MOST = 50;

export const findOrganizations = operation("findOrganizations", async ({ deps, query }) =>
  ok(await deps.store.organizations.search(query.query ?? "", MOST)),
);
