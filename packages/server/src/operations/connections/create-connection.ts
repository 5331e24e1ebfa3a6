import { addConnection } from "../../domain/connections/add-connection.ts";
import { created, operation } from "../../http/operation.ts";
import { toConnection } from "./connection-view.ts";

/** Adds a connection or enables a built-in tool. */
export const createConnection = operation("createConnection", async ({ deps, user, body }) =>
  created(toConnection(await addConnection(deps, user.id, body), deps.plugins)),
);
