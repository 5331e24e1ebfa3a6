import { readConnection } from "../../domain/connections/connections.ts";
import { AppError } from "../../domain/errors.ts";
import { operation } from "../../http/operation.ts";
import { logoResponse } from "../../plugins/logo.ts";

/** The logo of a connection's app. */
export const getConnectionLogo = operation("getConnectionLogo", async ({ deps, user, params }) => {
  const { plugin } = await readConnection(deps, user.id, params.id);
  if (!plugin.logo) throw new AppError("not_found", "This connection has no logo.");
  return logoResponse(plugin.logo);
});
