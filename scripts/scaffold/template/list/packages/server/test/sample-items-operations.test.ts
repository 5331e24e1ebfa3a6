import { beforeAll, describe, expect, it } from "vitest";
import { makeSampleItem } from "./sample-item.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp();
  stranger = await server.signUp();
});

describe("listSampleItems", () => {
  it("lists what the person has, and nobody else's", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    const listed = await owner.json<{ id: string }[]>("/api/v1/sample-items");
    expect(listed.map((one) => one.id)).toContain(sampleItem.id);
    const others = await stranger.json<{ id: string }[]>("/api/v1/sample-items");
    expect(others.map((one) => one.id)).not.toContain(sampleItem.id);
  });

  it("has no sample items for a visitor", async () => {
    const response = await server.anonymous().send("GET", "/api/v1/sample-items");
    expect(response.status).toBe(401);
  });
});
