import { requestExport as request } from "../../domain/exports/export-account.ts";
import { created, operation } from "../../http/operation.ts";
import { toExport } from "./export-view.ts";

/** Begins an export of the current user's data. */
export const requestExport = operation("requestExport", async ({ deps, user, request: sent }) => {
  const session = deps.cookies.session.read(sent) ?? "";
  return created(toExport(await request(deps, { userId: user.id, session })));
});
