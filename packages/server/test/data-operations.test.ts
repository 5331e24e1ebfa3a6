import {
  zDataset,
  zDatasetPreview,
  zInboxItem,
  zPluginManifest,
} from "@switchboard/api-client/schemas";
import type { Dataset, DatasetPreview, InboxItem } from "@switchboard/api-client/types";
import { beforeAll, describe, expect, it } from "vitest";
import { addTask } from "../src/domain/inbox/inbox.ts";
import { newId } from "../src/ids.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let anna: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  anna = await server.signUp();
});

function form(content: string | Uint8Array<ArrayBuffer>, filename: string, field = "file") {
  const data = new FormData();
  data.append(field, new Blob([content]), filename);
  return data;
}

const upload = (client: TestClient, content: string | Uint8Array<ArrayBuffer>, filename: string) =>
  client.fetch("/api/v1/data/upload", { method: "POST", body: form(content, filename) });

const list = (client: TestClient) => client.json<Dataset[]>("/api/v1/data/datasets");

describe("uploading", () => {
  it("answers 201 with the dataset, which the list then has first [UPLOAD-03 UPLOAD-04 ENTITY-12]", async () => {
    const ben = await server.signUp();
    const response = await upload(ben, "Region,Sum,Sum\nNord,1,2\n", '../../Café "1".csv');
    expect(response.status).toBe(201);
    const dataset: unknown = await response.json();
    expect(zDataset.parse(dataset)).toEqual(dataset);
    expect(dataset).toMatchObject({
      filename: 'Café "1".csv',
      size_bytes: 24,
      row_count: 1,
      tables: [
        { name: "café_1", columns: [{ type: "text" }, { type: "integer" }, { name: "sum_2" }] },
      ],
      notes: ["More than one column is called 'Sum'; column 3 is called 'sum_2'."],
    });
    await upload(ben, "a\n1\n", "second.csv");
    expect((await list(ben)).map(({ filename }) => filename)).toEqual([
      "second.csv",
      'Café "1".csv',
    ]);
  });

  it.each([
    [
      "photo.png",
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]),
      415,
      "'photo.png' is an image. Export the table as CSV or Excel and upload that.",
    ],
    ["empty.csv", "", 422, "'empty.csv' is empty."],
    ["rows.csv", 'a,b\n1,2\n1,"2,3\n', 422, "Row 3: a quote is opened and never closed."],
  ])(
    "answers %s with its reason as detail [UPLOAD-10]",
    async (filename, content, status, detail) => {
      const response = await upload(anna, content, filename);
      expect([response.status, await response.json()]).toEqual([status, { detail }]);
    },
  );

  it("names the limit of 25 MB, with or without a declared size, whatever is sent", async () => {
    const detail = "The file is larger than 25 MB, the limit for one file.";
    const bytes = new Uint8Array(26 * 1024 * 1024).fill(97);
    const told = await upload(anna, bytes, "big.csv");
    expect([told.status, await told.json()]).toEqual([413, { detail }]);
    for (const part of ["file", "other"]) {
      const encoded = new Response(form(bytes, "big.csv", part));
      const untold = await anna.fetch("/api/v1/data/upload", {
        method: "POST",
        headers: { "content-type": encoded.headers.get("content-type") ?? "" },
        body: encoded.body,
        duplex: "half",
      });
      expect([part, untold.status, await untold.json()]).toEqual([part, 413, { detail }]);
    }
  });

  it("says what is missing where no file is sent", async () => {
    const other = await anna.fetch("/api/v1/data/upload", {
      method: "POST",
      body: form("a\n1\n", "a.csv", "other"),
    });
    expect([other.status, await other.json()]).toEqual([
      422,
      { detail: "Choose a file to upload." },
    ]);
    const json = await anna.send("POST", "/api/v1/data/upload", { file: "a" });
    expect([json.status, await json.json()]).toEqual([
      422,
      { detail: "The request is not a multipart form." },
    ]);
  });

  it("is for people who are signed in", async () => {
    const nobody = server.anonymous();
    expect((await upload(nobody, "a\n1\n", "a.csv")).status).toBe(401);
    expect((await nobody.fetch("/api/v1/data/datasets")).status).toBe(401);
  });
});

describe("looking at the beginning of a file", () => {
  const preview = (client: TestClient, id: string) =>
    client.fetch(`/api/v1/data/datasets/${id}/preview`);

  it("gives five rows as they were read, the types of the columns and the notes", async () => {
    const gina = await server.signUp();
    const rows = ["=1+1,<b>x</b>,2026-11-01", ",plain,", ...Array(8).fill("3.5,y,2026-11-02")];
    const file = await upload(gina, `Sum,Sum,Day\n${rows.join("\n")}\n`, "sums.csv");
    const { id } = (await file.json()) as Dataset;
    const answer = await gina.json<DatasetPreview>(`/api/v1/data/datasets/${id}/preview`);
    expect(zDatasetPreview.parse(answer)).toEqual(answer);
    const ofText = ["group", "status", "person", "identifier"];
    expect(answer).toEqual({
      id,
      filename: "sums.csv",
      tables: [
        {
          name: "sums",
          label: "sums.csv",
          row_count: 10,
          columns: [
            { name: "sum", label: "Sum", type: "text", role: "group", roles: ofText },
            { name: "sum_2", label: "Sum", type: "text", role: "group", roles: ofText },
            {
              name: "day",
              label: "Day",
              type: "date",
              earliest: "2026-11-01",
              latest: "2026-11-02",
              role: "main_date",
              roles: ["main_date", "end_date", "due_date", "other_date"],
            },
          ],
          rows: [
            ["=1+1", "<b>x</b>", "2026-11-01"],
            [null, "plain", null],
            ["3.5", "y", "2026-11-02"],
            ["3.5", "y", "2026-11-02"],
            ["3.5", "y", "2026-11-02"],
          ],
          notes: [
            "Row 3 has a name only and is counted as a record.",
            "More than one column is called 'Sum'; column 2 is called 'sum_2'.",
            "Column 'Sum' is kept as text, because 1 cell is not a number: row 2 '=1+1'. Read as numbers, it would be empty.",
          ],
        },
      ],
    });
  });

  it("shows a file whose table has the name of another's, and nothing of that one", async () => {
    const [hugo, ines] = [await server.signUp(), await server.signUp()];
    await upload(hugo, "a\n1\n", "same.csv");
    const { id } = (await (await upload(ines, "a\n2\n", "same.csv")).json()) as Dataset;
    const { tables } = await ines.json<DatasetPreview>(`/api/v1/data/datasets/${id}/preview`);
    expect(tables.map(({ rows }) => rows)).toEqual([[[2]]]);
    expect((await preview(hugo, id)).status).toBe(404);
    expect((await preview(ines, "no-id")).status).toBe(404);
  });
});

describe("deleting", () => {
  it("removes the file from its owner's list, and is 404 to anyone else and afterwards [UPLOAD-13]", async () => {
    const [carl, dora] = [await server.signUp(), await server.signUp()];
    const { id } = (await (await upload(carl, "a\n1\n", "a.csv")).json()) as Dataset;
    const remove = (client: TestClient, which = id) =>
      client.fetch(`/api/v1/data/datasets/${which}`, { method: "DELETE" });
    const refused = await remove(dora);
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { detail: "This file was not found." },
    ]);
    expect(await list(carl)).toHaveLength(1);
    expect((await remove(carl)).status).toBe(204);
    expect(await list(carl)).toEqual([]);
    expect((await remove(carl)).status).toBe(404);
    expect((await remove(carl, "no-id")).status).toBe(404);
  });
});

describe("while a query runs away", () => {
  it("answers everyone else, and goes on when the process is killed [S24]", async () => {
    const { id } = await anna.me();
    await upload(anna, "a\n1\n", "a.csv");
    const endless = server.deps.datasets.query(
      id,
      "SELECT count(*) FROM range(1000000000000) r(i) WHERE i % 7 = 8",
    );
    let words = "";
    const ended = endless.catch((error: unknown) => void (words = String(error)));
    for (let asked = 0; asked < 20; asked++)
      expect((await anna.fetch("/api/v1/data/datasets")).status).toBe(200);
    const killed = () => {
      if (words === "") for (const pid of server.deps.tables.pids()) process.kill(pid, "SIGKILL");
      return words;
    };
    await expect.poll(killed).toContain("The query ended without a result");
    await ended;
    await expect.poll(server.deps.tables.pids).toEqual([]);
    expect((await server.deps.datasets.query(id, "SELECT a FROM a")).rows).toEqual([[1]]);
  });
});

describe("plugins", () => {
  it("gives the manifest, the guides and the logo [ENTITY-11]", async () => {
    const manifest = await anna.json<{ tools: { name: string; effect: string }[] }>(
      "/api/v1/plugins/tasks/manifest",
    );
    expect(zPluginManifest.parse(manifest)).toEqual(manifest);
    expect(manifest).toMatchObject({
      description: "Keep a to-do list in your inbox.",
      logo_url: "/api/v1/plugins/tasks/logo",
    });
    expect(manifest.tools.map(({ name, effect }) => [name, effect])).toEqual([
      ["list_tasks", "read"],
      ["create_task", "write"],
      ["update_task", "write"],
    ]);
    for (const guide of ["documentation", "setup-html"]) {
      const { html_content } = await anna.json<{ html_content: string }>(
        `/api/v1/plugins/data/${guide}`,
      );
      expect(html_content).toMatch(/<h[23]>/);
    }
    const logo = await server.anonymous().fetch("/api/v1/plugins/data/logo");
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(logo.headers.get("content-security-policy")).toContain("sandbox");
    expect(logo.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("says of a plugin that is not there that it is not", async () => {
    const answer = await anna.fetch("/api/v1/plugins/nope/manifest");
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { detail: "The plugin 'nope' was not found." },
    ]);
  });
});

describe("the inbox", () => {
  it("lists a person's own tasks and gives one [ENTITY-16]", async () => {
    const [emil, fay] = [await server.signUp(), await server.signUp()];
    const { id } = await emil.me();
    const item = await addTask(server.deps, id, { title: "Call", priority: "high" }, newId());
    const items = await emil.json<InboxItem[]>("/api/v1/inbox-items");
    expect(zInboxItem.parse(items[0])).toEqual(items[0]);
    expect(items).toMatchObject([
      { id: item.id, title: "Call", priority: "high", status: "open", source_type: "manual" },
    ]);
    expect(await emil.json(`/api/v1/inbox-items/${item.id}`)).toMatchObject({ ...items[0] });
    expect(await fay.json("/api/v1/inbox-items")).toEqual([]);
    expect((await fay.fetch(`/api/v1/inbox-items/${item.id}`)).status).toBe(404);
    expect((await emil.fetch("/api/v1/inbox-items/no-id")).status).toBe(404);
  });
});
