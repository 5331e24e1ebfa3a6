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

describe("deleteSampleItem", () => {
  const stored = async () =>
    (await server.deps.store.sampleItems.list((await owner.me()).id)).map((one) => one.id);

  it("deletes a sample item of the person, once", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    expect((await owner.send("DELETE", `/api/v1/sample-items/${sampleItem.id}`)).status).toBe(204);
    expect(await stored()).not.toContain(sampleItem.id);
    expect((await owner.send("DELETE", `/api/v1/sample-items/${sampleItem.id}`)).status).toBe(404);
  });

  it("knows none of somebody else, and none by what is no id", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    expect((await stranger.send("DELETE", `/api/v1/sample-items/${sampleItem.id}`)).status).toBe(
      404,
    );
    expect((await owner.send("DELETE", "/api/v1/sample-items/no-id")).status).toBe(404);
    expect(await stored()).toContain(sampleItem.id);
  });

  it("is refused to a visitor", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    expect(
      (await server.anonymous().send("DELETE", `/api/v1/sample-items/${sampleItem.id}`)).status,
    ).toBe(401);
  });
});
