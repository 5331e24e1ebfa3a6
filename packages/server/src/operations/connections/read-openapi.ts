import { readOpenapi as read } from "../../domain/connections/add-openapi.ts";
import { ok, operation } from "../../http/operation.ts";

/** What an OpenAPI document lets a user pick. */
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
  });
});
