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

describe("getSampleItem", () => {
  it("answers with a sample item of the person", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    expect(await owner.json(`/api/v1/sample-items/${sampleItem.id}`)).toMatchObject({
      id: sampleItem.id,
    });
  });

  it("knows none of somebody else", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    const response = await stranger.send("GET", `/api/v1/sample-items/${sampleItem.id}`);
    expect(response.status).toBe(404);
  });

  it("knows none by what is no id", async () => {
    expect((await owner.send("GET", "/api/v1/sample-items/no-id")).status).toBe(404);
  });

  it("is refused to a visitor", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    const response = await server.anonymous().send("GET", `/api/v1/sample-items/${sampleItem.id}`);
    expect(response.status).toBe(401);
  });
});
