import { operations, type OperationSpec } from "@switchboard/api-client/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../src/ids.ts";
import { makeKey, program } from "./agent-client.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let user: TestClient;
let admin: TestClient;
let ownedOrganization = "";

beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_EMAILS: "boss@example.com" } });
  user = await server.signUp();
  admin = await server.signUp("boss@example.com");
  const made = await user.send("POST", "/api/v1/organizations", { name: "Ours" });
  ownedOrganization = ((await made.json()) as { id: string }).id;
});

const specs: OperationSpec[] = Object.values(operations);

/** The path with unknown ids, or with the given organization. */
const pathOf = (spec: OperationSpec, organization: string = newId(), invitation = newId()) =>
  spec.path
    .replace("{id}", spec.permission === "owner" ? organization : newId())
    .replace("{invitationId}", invitation)
    .replace(/\{\w+\}/g, newId());

const call = (
  client: TestClient,
  spec: OperationSpec,
  organization?: string,
  invitation?: string,
) =>
  client.fetch(pathOf(spec, organization, invitation), {
    method: spec.method,
    headers: spec.requestType === "json" ? { "content-type": "application/json" } : {},
    body: spec.requestType === "json" ? "{}" : undefined,
  });

async function expectRefusal(response: Response, status: number) {
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toEqual({
    status,
    body: { detail: expect.any(String) },
  });
}

describe.each(specs.filter((spec) => spec.permission !== "public"))("$method $path", (spec) => {
  it("is refused to those who are not logged in [ROLE-11 S1]", async () => {
    await expectRefusal(await call(server.anonymous(), spec), 401);
  });

  it("is refused with a session that does not exist [ROLE-11 S1]", async () => {
    const stranger = server.anonymous();
    stranger.setCookie("sid", "x".repeat(43));
    await expectRefusal(await call(stranger, spec), 401);
  });
});

describe.each(specs.filter((spec) => spec.permission === "admin"))("$method $path", (spec) => {
  it("is refused to users who are no administrators [ROLE-06 ROLE-11 S1]", async () => {
    await expectRefusal(await call(user, spec), 403);
  });

  it("is open to administrators [ROLE-11 S1]", async () => {
    expect((await call(admin, spec)).status).not.toBe(403);
  });
});

describe.each(specs.filter((spec) => spec.permission === "owner"))("$method $path", (spec) => {
  it("knows no organization of others, and is open to its owner [ROLE-08 ROLE-11 S1 S2]", async () => {
    await expectRefusal(await call(admin, spec, ownedOrganization), 404);
    // Some operations take it away, or what is in it.
    const owner = await server.signUp();
    const made = await owner.send("POST", "/api/v1/organizations", { name: "Ours" });
    const { id } = (await made.json()) as { id: string };
    const invited = await owner.send("POST", `/api/v1/organizations/${id}/invitations`, {
      email: "invited@example.com",
    });
    const { id: invitation } = (await invited.json()) as { id: string };
    const { status } = await call(owner, spec, id, invitation);
    expect(status).not.toBe(403);
    // Only the owner is a member, so nobody can be removed or become the owner.
    if (!["removeMember", "makeOwner"].includes(spec.operationId)) expect(status).not.toBe(404);
  });
});

describe("an API key", () => {
  const scopes = ["read", "runs", "inbox", "tools"] as const;

  it.each(scopes)(
    "with the scope %s opens what declares it, and nothing else [S1 S13]",
    async (scope) => {
      const { plaintext_key: key } = await makeKey(user, scope, { scopes: [scope] });
      const send = program(server.url, key);
      for (const spec of specs.filter(({ permission }) => permission !== "public")) {
        const body = spec.requestType === "json" ? {} : undefined;
        const response = await send(spec.method, pathOf(spec, ownedOrganization), body);
        await response.body?.cancel();
        const id = spec.operationId;
        const opened = response.status !== 403;
        expect({ id, opened }).toEqual({ id, opened: spec.scopes.includes(scope) });
      }
    },
  );

  it("of an administrator administers nothing, and none opens what decides about keys, logins, approvals, connections or money [S13]", () => {
    const decides =
      /ApiKey|Approval|Reconnect|Grant|Oauth|Mcp|Authorization|Login|createConnection|updateConnection|deleteConnection|updateProfile|Checkout|Portal|Phone|Sms|Organization|Member|Invitation|Account/;
    const opened = specs.filter(({ scopes: of }) => of.length > 0).map((spec) => spec.operationId);
    expect(opened.filter((id) => decides.test(id) && !/^(list|get)/.test(id))).toEqual([]);
    expect(specs.filter((spec) => spec.permission !== "session" && spec.scopes.length > 0)).toEqual(
      [],
    );
  });
});

it("answers every operation of the contract [ROLE-11]", async () => {
  for (const spec of specs) {
    const response = await call(spec.permission === "admin" ? admin : server.anonymous(), spec);
    await response.body?.cancel();
    const answered = ![405, 500, 501].includes(response.status);
    expect({ path: spec.path, status: response.status, answered }).toMatchObject({
      answered: true,
    });
  }
});
