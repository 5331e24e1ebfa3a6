import { ApiError, type Client, createClient, type Dataset } from "@switchboard/api-client";
import { describe, expect, it, vi } from "vitest";
import { initialSettings } from "./chat-settings.ts";
import { createChatStores } from "./chat-stores.ts";
import { createDatasets } from "./datasets.ts";
import type { ChatEvent } from "./run-reducer.ts";
import { createUploads } from "./uploads.ts";
import { fixtures } from "@switchboard/api-client/testing";

const file = new File(["a\n1\n"], "a.csv");
const dataset: Dataset = { id: "d-1", filename: "a.csv" };

/** A chat whose server answers an upload when the test says so. */
function filesOf() {
  const answer = Promise.withResolvers<Dataset>();
  const notes: string[] = [];
  const cards: unknown[] = [];
  let tell = (_share: number): void => {};
  const removal = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  const base = createClient({ baseUrl: "http://x", fetch: removal });
  const upload = (
    _call: unknown,
    input: { signal?: AbortSignal },
    told: (share: number) => void,
  ) => {
    tell = told;
    input.signal?.addEventListener("abort", () =>
      answer.reject(new ApiError({ kind: "aborted", message: "The request was cancelled." })),
    );
    return answer.promise;
  };
  const api = { ...base, upload } as unknown as Client;
  const stores = createChatStores(initialSettings(fixtures.user));
  const datasets = createDatasets(api, {
    ensure: async () => ({ status: "loading" }),
    has: () => true,
  });
  const dispatch = (event: ChatEvent) => {
    if (event.type === "file_read" || event.type === "file_changed") cards.push(event.file);
    if (event.type === "note") notes.push(`${event.reason}: ${event.text}`);
  };
  const uploads = createUploads({ datasets }, stores, dispatch);
  return {
    answer,
    notes,
    cards,
    removal,
    stores,
    datasets,
    uploads,
    tell: (share: number) => tell(share),
  };
}

describe("an upload", () => {
  it("is offered under the name that the server keeps it by [UPLOAD-04]", async () => {
    const { answer, stores, uploads } = filesOf();
    const done = uploads.upload(file);
    answer.resolve({ id: "d-2", filename: "a (2).csv" });
    await done;
    expect(stores.uploads.get().uploaded).toEqual({ id: "d-2", name: "a (2).csv" });
  });

  it("shows what the file holds and what to ask about it, once it is read", async () => {
    const { answer, cards, removal, uploads } = filesOf();
    const questions = ["How many rows are in a.csv?"];
    removal.mockImplementation(async (input) => {
      const { url } = new Request(input);
      return url.endsWith("/api/v1/data/datasets/d-1/questions")
        ? Response.json({ questions })
        : new Response(null, { status: 404 });
    });
    const columns = [{ name: "a", label: "A", type: "integer" }];
    const done = uploads.upload(file);
    answer.resolve({ ...dataset, tables: [{ name: "a", label: "a.csv", row_count: 1, columns }] });
    await done;
    expect(cards).toEqual([
      {
        id: "d-1",
        name: "a.csv",
        tables: [{ name: "a", label: "a.csv", rowCount: 1, columns }],
        questions,
      },
    ]);
  });

  it("offers to replace the earlier file of its name, and says what is different once it has", async () => {
    const { answer, cards, uploads } = filesOf();
    const columns = [{ name: "a", label: "A", type: "integer" }];
    const tables = [{ name: "a", label: "a.csv", row_count: 1, columns }];
    const done = uploads.upload(file);
    const earlier = { id: "d-0", filename: "a.csv" };
    answer.resolve({ ...dataset, filename: "a (2).csv", tables, same_name: earlier });
    await done;
    expect(cards.at(-1)).toMatchObject({ id: "d-1", sameName: { id: "d-0", name: "a.csv" } });
    uploads.fileReplaced(
      "d-1",
      {
        dataset: { id: "d-0", filename: "a.csv", tables },
        missing_columns: ["B"],
        new_columns: [],
        missing_tables: [],
        new_tables: [],
      },
      [],
    );
    expect(cards.at(-1)).toMatchObject({
      id: "d-0",
      name: "a.csv",
      changes: { missingColumns: ["B"], newColumns: [] },
    });
    expect(cards.at(-1)).not.toHaveProperty("sameName");
  });

  it("shows it without questions where the server has none, and nothing where it says nothing", async () => {
    const { answer, cards, removal, uploads } = filesOf();
    removal.mockResolvedValue(Response.json({ detail: "Away." }, { status: 503 }));
    const done = uploads.upload(file);
    answer.resolve({
      ...dataset,
      tables: [{ name: "a", label: "a.csv", row_count: 1, columns: [] }],
    });
    await done;
    expect(cards).toMatchObject([{ questions: [] }]);
    const plain = filesOf();
    const without = plain.uploads.upload(file);
    plain.answer.resolve(dataset);
    await without;
    expect(plain.cards).toEqual([]);
  });

  it("says that it began, how far it is, and that it is through [UPLOAD-07 UPLOAD-08]", async () => {
    const { answer, notes, stores, datasets, uploads, tell } = filesOf();
    const done = uploads.upload(file);
    expect(notes).toEqual(["uploading: Uploading 'a.csv'..."]);
    expect(stores.uploads.get().uploading).toEqual({ name: "a.csv", share: null });
    tell(0.5);
    expect(stores.uploads.get().uploading).toEqual({ name: "a.csv", share: 0.5 });
    answer.resolve(dataset);
    await done;
    expect(notes.at(-1)).toBe(
      "uploaded: Successfully uploaded 'a.csv'. It is now available for queries.",
    );
    expect(stores.uploads.get().uploading).toBeNull();
    expect(stores.uploads.get().uploaded).toEqual({ id: "d-1", name: "a.csv" });
    expect(datasets.store.get().files).toEqual([dataset]);
  });

  it("names a second file of one name as the server numbers it [UPLOAD-08]", async () => {
    const { answer, notes, uploads } = filesOf();
    const done = uploads.upload(file);
    answer.resolve({ ...dataset, filename: "a (2).csv" });
    await done;
    expect(notes.at(-1)).toBe(
      "uploaded: Successfully uploaded 'a (2).csv'. It is now available for queries.",
    );
  });

  it("is cancelled, which is no failure, and leaves no file", async () => {
    const { notes, stores, datasets, uploads, tell } = filesOf();
    const done = uploads.upload(file);
    tell(0.5);
    uploads.cancelUpload();
    await done;
    // Late news of what was given up must not open the place again.
    tell(0.9);
    expect(notes.at(-1)).toBe("stopped: The upload of 'a.csv' was cancelled.");
    expect([stores.uploads.get().uploading, stores.uploads.get().uploaded]).toEqual([null, null]);
    expect(datasets.store.get().files).toEqual([]);
    uploads.cancelUpload();
  });

  it("says why it failed [UPLOAD-09 UPLOAD-10]", async () => {
    const { answer, notes, uploads } = filesOf();
    const done = uploads.upload(file);
    answer.reject(
      new ApiError({
        kind: "http",
        status: 422,
        message: "Row 7.",
        detail: "Row 7.",
        body: "json",
      }),
    );
    await done;
    expect(notes.at(-1)).toBe("failed: Failed to upload file: Row 7.");
  });

  it("lets no second one begin meanwhile", async () => {
    const { answer, notes, uploads } = filesOf();
    const done = uploads.upload(file);
    await uploads.upload(new File(["b"], "b.csv"));
    expect(notes).toHaveLength(1);
    answer.resolve(dataset);
    await done;
  });
});

describe("deleting a file", () => {
  it("shows while it is on its way, and takes back the offer to look at the file [UPLOAD-13]", async () => {
    const { answer, removal, stores, datasets, uploads } = filesOf();
    const uploaded = uploads.upload(file);
    answer.resolve(dataset);
    await uploaded;
    const gone = Promise.withResolvers<Response>();
    removal.mockReturnValueOnce(gone.promise);
    const done = uploads.removeDataset("d-1");
    expect([...datasets.store.get().deleting]).toEqual(["d-1"]);
    gone.resolve(new Response(null, { status: 204 }));
    await done;
    expect([...datasets.store.get().deleting]).toEqual([]);
    expect(datasets.store.get().files).toEqual([]);
    expect(stores.uploads.get().uploaded).toBeNull();
  });

  it("says what came instead of an answer where the server gives no reason [UPLOAD-14 API-03]", async () => {
    const { removal, notes, uploads } = filesOf();
    const answer = { status: 500, statusText: "Internal Server Error" };
    removal.mockResolvedValueOnce(new Response("<h1>Oops</h1>", answer));
    await uploads.removeDataset("d-1");
    expect(notes).toEqual([
      "failed: Failed to delete dataset: API call failed: 500 Internal Server Error",
    ]);
  });

  it("says why it failed, and keeps the file [UPLOAD-14 ERR-07]", async () => {
    const { answer, removal, notes, datasets, uploads } = filesOf();
    const uploaded = uploads.upload(file);
    answer.resolve(dataset);
    await uploaded;
    removal.mockResolvedValueOnce(Response.json({ detail: "The disk is away." }, { status: 500 }));
    await uploads.removeDataset("d-1");
    expect(notes.at(-1)).toBe("failed: Failed to delete dataset: The disk is away.");
    expect([...datasets.store.get().deleting]).toEqual([]);
    expect(datasets.store.get().files).toEqual([dataset]);
  });
});
