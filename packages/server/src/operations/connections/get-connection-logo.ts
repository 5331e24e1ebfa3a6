import { readConnection } from "../../domain/connections/connections.ts";
import { AppError } from "../../domain/errors.ts";
import { operation } from "../../http/operation.ts";
import { logoResponse, pictureResponse } from "../../http/picture-response.ts";

/** The logo of a connection's app, or the picture of the user's own tool. */
export const getConnectionLogo = operation("getConnectionLogo", async ({ deps, user, params }) => {
  const { connection, plugin } = await readConnection(deps, user.id, params.id);
  if (plugin.logo) return logoResponse(plugin.logo);
  const icon = await deps.store.icons.find(user.id, connection.id);
  if (!icon) throw new AppError("not_found", "This connection has no logo.");
  return pictureResponse(
    { type: icon.type, body: Uint8Array.from(Buffer.from(icon.content, "base64")) },
    "private",
  );
});
