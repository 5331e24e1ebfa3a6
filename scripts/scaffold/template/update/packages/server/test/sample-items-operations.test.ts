import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../src/ids.ts";
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

describe("updateSampleItem", () => {
  const body = { name: "Harbor lamp" };

  it("changes a sample item of the person", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    const response = await owner.send("PUT", `/api/v1/sample-items/${sampleItem.id}`, body);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ...body, id: sampleItem.id });
  });

  it("refuses a body that the contract does not know", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    const response = await owner.send("PUT", `/api/v1/sample-items/${sampleItem.id}`, {
      ...{ name: "Harbor lamp" },
      name: ["wrong"],
    });
    expect(response.status).toBe(422);
  });

  it("knows none of somebody else, none that is not there, and none by what is no id", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    expect((await stranger.send("PUT", `/api/v1/sample-items/${sampleItem.id}`, body)).status).toBe(
      404,
    );
    for (const id of [newId(), "no-id"])
      expect((await owner.send("PUT", `/api/v1/sample-items/${id}`, body)).status).toBe(404);
  });

  it("is refused to a visitor", async () => {
    const sampleItem = await makeSampleItem(server, owner);
    expect(
      (await server.anonymous().send("PUT", `/api/v1/sample-items/${sampleItem.id}`, body)).status,
    ).toBe(401);
  });
});
