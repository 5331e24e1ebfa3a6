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
  return {
    [`${folder}/${file}.ts`]: `import { ok, operation } from "../../http/operation.ts";

/** What it answers, in one sentence. */
export const ${camelCase(id)} = operation("${camelCase(id)}", async ({ deps, user }) => {
  return ok(await deps);
});
`,
    [`${folder}/${file}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";

describe("${camelCase(id)}", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it("answers its user", async () => {
    const user = await server.signUp();
    const response = await user.fetch("/api/v1/");
    expect(response.status).toBe(200);
  });

  it("refuses what the contract does not allow", async () => {
    const user = await server.signUp();
    const response = await user.fetch("/api/v1/", { method: "POST", body: "{" });
    expect(response.status).toBe(422);
  });

  it("refuses a visitor", async () => {
    const response = await server.anonymous.fetch("/api/v1/");
    expect(response.status).toBe(401);
  });
});
`,
  };
}
