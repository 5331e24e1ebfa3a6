import { addOpenapi } from "../../domain/connections/add-openapi.ts";
import { created, operation } from "../../http/operation.ts";
import { toConnection } from "./connection-view.ts";

/** Connects a service by its OpenAPI document. */
export const createOpenapiConnection = operation(
  "createOpenapiConnection",
  async ({ deps, user, body }) =>
    created(toConnection(await addOpenapi(deps, user.id, body), deps.plugins)),
);
