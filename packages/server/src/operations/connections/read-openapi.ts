import { MAX_OPERATIONS, readOpenapi as read } from "../../domain/connections/add-openapi.ts";
import { ok, operation } from "../../http/operation.ts";

/** The operations of an OpenAPI document that a user can select. */
export const readOpenapi = operation("readOpenapi", async ({ deps, body }) => {
  const { title, version, servers, securities, operations, notices } = await read(
    deps,
    body.document,
  );
  return ok({
    ...{ title, version, notices: [...notices], servers: [...servers] },
    securities: securities.map(({ id, problem, properties, title: named }) => ({
      ...{ id, title: named, problem },
      connection_settings_schema: { properties },
    })),
    operations: [...operations],
    max_operations: MAX_OPERATIONS,
  });
});
