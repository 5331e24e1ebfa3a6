import type { AppFields, Connection, ConnectionDetail } from "@switchboard/api-client/types";
import { Readable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listFields } from "../src/domain/connections/list-fields.ts";
import { CredentialsRefused, ToolError, type ListFields } from "../src/domain/plugins/types.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { heardDuring } from "./heard-during.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const CONNECTIONS = "/api/v1/connections";

let server: TestServer;
let client: TestClient;
let fields: ListFields;
let check: () => void;

beforeAll(async () => {
  const desk = deskPlugin({
    check: async () => {
      check();
      return undefined;
    },
    fields: (context) => fields(context),
  });
  server = await startTestServer({ overrides: { plugins: [desk, deskPlugin({ name: "plain" })] } });
});

beforeEach(async () => {
  check = () => {};
  fields = async () => ({ fields: [], complete: true });
  client = await server.signUp();
});

async function connect(type = "desk"): Promise<string> {
  const body = deskConnection({ connection_type: type });
  const response = await client.send("POST", CONNECTIONS, body);
  expect(response.status).toBe(201);
  return ((await response.json()) as Connection).id;
}
const list = (id: string) => client.json<AppFields>(`${CONNECTIONS}/${id}/fields`);
const lists = async (id: string) =>
  (await client.json<ConnectionDetail>(`${CONNECTIONS}/${id}`)).manifest.lists_fields;

describe("the fields of a connection's app", () => {
  it("are requested from the app for this connection, and listed by its names [CEDIT-11]", async () => {
    const id = await connect();
    const { id: userId } = await client.me();
    const asked: unknown[] = [];
    fields = async ({ userId: owner, connectionId }) => {
      asked.push([owner, connectionId]);
      return { fields: [{ id: "cf_7", name: "Client", of: "Tickets" }], complete: true };
    };
    expect(await lists(id)).toBe(true);
    expect(await list(id)).toEqual({
      fields: [{ id: "cf_7", name: "Client", of: "Tickets" }],
      complete: true,
      problem: null,
    });
    expect(asked).toEqual([[userId, id]]);
  });

  it("are none if the app's manifest lists none", async () => {
    const id = await connect("plain");
    expect(await lists(id)).toBe(false);
    expect(await list(id)).toEqual({ fields: [], complete: true, problem: null });
  });

  it("are no error where the app does not tell them: its words are", async () => {
    const id = await connect();
    fields = async () => {
      throw new ToolError("Harbor Desk does not allow this (403).");
    };
    expect(await list(id)).toEqual({
      fields: [],
      complete: false,
      problem: "Harbor Desk does not allow this (403).",
    });
    expect((await client.me()).connections[0]?.status).toBe("ok");
  });

  it("mark the connection where the app does not know its credentials any more, in every window", async () => {
    const id = await connect();
    check = () => {
      throw new CredentialsRefused("Harbor Desk says: Gone (401).", "expired");
    };
    fields = async () => check() as never;
    const [event] = await heardDuring(server, client, () => list(id), 1);
    expect(event).toMatchObject({ connection_id: id, status: "expired" });
  });

  it("are no fault of the server if the user leaves before the app has answered", async () => {
    const id = await connect();
    const { id: userId } = await client.me();
    const leaving = new AbortController();
    fields = async ({ signal }) => {
      leaving.abort();
      throw signal.reason;
    };
    const listed = listFields(server.deps, userId, id, leaving.signal);
    expect(await listed).toEqual({ fields: [], complete: false });
  });

  it("are nobody else's to ask for", async () => {
    const id = await connect();
    const stranger = await server.signUp();
    expect((await stranger.send("GET", `${CONNECTIONS}/${id}/fields`)).status).toBe(404);
  });
});

it("lists the columns of a user's own files, with the files that have them", async () => {
  const { id: userId } = await client.me();
  await server.deps.datasets.upload(userId, {
    filename: "sales.csv",
    bytes: Readable.from([Buffer.from("Client name,Net\nHalden,7\n")]),
  });
  const data = (await client.me()).connections.find((one) => one.connection_type === "data");
  const listed = await list(data?.id ?? "");
  expect(listed.fields).toContainEqual({ id: "client_name", name: "Client name", of: "sales.csv" });
});
