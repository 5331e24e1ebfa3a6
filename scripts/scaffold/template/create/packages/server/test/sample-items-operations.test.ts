import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp();
  stranger = await server.signUp();
});

describe("createSampleItem", () => {
  const body = { name: "Harbor lamp" };

  it("keeps what the person asks for, for nobody else", async () => {
    const response = await owner.send("POST", "/api/v1/sample-items", body);
    expect(response.status).toBe(201);
    const made = (await response.json()) as { id: string };
    expect(made).toMatchObject(body);
    const ids = async (person: TestClient) =>
      (await server.deps.store.sampleItems.list((await person.me()).id)).map((one) => one.id);
    expect(await ids(owner)).toContain(made.id);
    expect(await ids(stranger)).not.toContain(made.id);
  });

  it("refuses a body that the contract does not know", async () => {
    const response = await owner.send("POST", "/api/v1/sample-items", {
      ...{ name: "Harbor lamp" },
      name: ["wrong"],
    });
    expect(response.status).toBe(422);
  });

  it("is refused to a visitor", async () => {
    expect((await server.anonymous().send("POST", "/api/v1/sample-items", body)).status).toBe(401);
  });
});
