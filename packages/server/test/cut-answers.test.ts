import { operations, type OperationSpec } from "@switchboard/api-client/operations";
import { expect, it } from "vitest";
import { createClient } from "./client.ts";
import { startToxicProxy } from "./faults/toxic-proxy.ts";
import { startTestServer } from "./server.ts";

/** Bodies of what makes something; every other operation answers a refusal, which is kept as well. */
const BODIES: Readonly<Record<string, unknown>> = {
  createApiKey: { name: "Script" },
  createOrganization: { name: "Halden Coffee" },
  createInboxItem: { title: "Order beans" },
};

it("a POST whose answer is lost on the way has one effect, and gives that answer when it is sent again, on every route [R8]", async () => {
  const server = await startTestServer();
  const direct = await server.signUp();
  const proxy = await startToxicProxy(Number(new URL(server.url).port));
  const cut = createClient(`http://localhost:${proxy.port}`);
  cut.setCookie("sid", direct.cookie("sid") ?? "");
  proxy.poison("cut");
  const given: string[] = [];
  for (const { operationId: id, method, permission, path, stream } of Object.values<OperationSpec>(
    operations,
  )) {
    if (method !== "POST" || permission !== "session" || stream) continue;
    const to = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const key = { "idempotency-key": id };
    await expect(cut.send(method, to, BODIES[id] ?? {}, key)).rejects.toThrow();
    const again = await direct.send(method, to, BODIES[id] ?? {}, key);
    // A body that does not fit has no effect, and may be mended under the same key.
    if (again.status === 422 || again.status === 415) continue;
    expect([id, again.headers.get("idempotent-replayed")]).toEqual([id, "true"]);
    given.push(id);
  }
  expect(given).toEqual(expect.arrayContaining(Object.keys(BODIES)));
  expect(await direct.json("/api/v1/developer/api-keys")).toHaveLength(1);
  expect(await direct.json("/api/v1/inbox-items")).toHaveLength(1);
  expect((await direct.me()).organizations).toHaveLength(1);
});
