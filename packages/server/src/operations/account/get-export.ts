import { findExport } from "../../domain/exports/export-account.ts";
import { ok, operation } from "../../http/operation.ts";
import { toExport } from "./export-view.ts";

/** The copy of the current user's data, if there is one. */
export const getExport = operation("getExport", async ({ deps, user, request }) => {
  const session = deps.cookies.session.read(request) ?? "";
  const found = await findExport(deps, { userId: user.id, session });
  return ok({ export: found ? toExport(found) : null });
});
