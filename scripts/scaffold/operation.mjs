import { camelCase, kebabCase } from "./names.mjs";

/**
 * One operation of the server with its test. The contract comes first: the operation id must be in openapi/.
 * @param {string} name `area/operation-name`
 * @returns {Record<string, string>} path to content
 * @throws when the area is missing
 */
export function operationFiles(name) {
  const [area, id] = name.split("/");
  if (!area || !id) throw new Error("Name the area too, such as `chat/list-sessions`.");
  const file = kebabCase(id);
  const folder = `packages/server/src/operations/${kebabCase(area)}`;
  const operation = camelCase(id);
  return {
    [`${folder}/${file}.ts`]: `import { AppError } from "../../domain/errors.ts";
import { operation } from "../../http/operation.ts";

/** What it answers, in one sentence. */
export const ${operation} = operation("${operation}", async () => {
  throw new AppError("not_implemented", "Call one function of the domain here and answer with ok(...).");
});
`,
    [`packages/server/test/${kebabCase(area)}-${file}.test.ts`]: `import { operations } from "@switchboard/api-client/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "./server.ts";

const { method, path } = operations.${operation};

describe("${operation}", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it("answers its user", async () => {
    const user = await server.signUp();
    const response = await user.send(method, path);
    expect(response.status).toBe(200);
  });

  it("refuses a visitor", async () => {
    const response = await server.anonymous().send(method, path);
    expect(response.status).toBe(401);
  });
});
`,
  };
}
