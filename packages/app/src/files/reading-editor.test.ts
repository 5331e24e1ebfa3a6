import { createClient, type FileReading, type ReadingRow } from "@switchboard/api-client";
import { describe, expect, it, vi } from "vitest";
import { createReadingEditor } from "./reading-editor.ts";

const TOTAL = 1050;
const row = (number: number, kind: ReadingRow["kind"]): ReadingRow => ({
  number,
  kind,
  cells: [String(number)],
});

type Asked = { method: string; path: string; body: Record<string, unknown> | null };

/** A file that is read with the header in a chosen row. */
function reading(from: number, count: number, header: number, sheet = ""): FileReading {
  const rows = Array.from({ length: Math.min(count, TOTAL - from + 1) }, (_, at) =>
    row(from + at, from + at === header ? "header" : "value"),
  );
  return {
    id: "f-1",
    filename: "orders.csv",
    choices: {},
    for_next: false,
    sheets: [{ name: sheet, state: "read", row_count: TOTAL - header }],
    sheet,
    rows,
    row_total: TOTAL,
    tables: [],
    decisions: [],
  };
}

/** An editor whose server answers as the real one, and can be held. */
function editorOf({ fails = false } = {}) {
  const asked: Asked[] = [];
  let held: Promise<void> = Promise.resolve();
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.clone().text();
    const body = text === "" ? null : (JSON.parse(text) as Record<string, unknown>);
    asked.push({ method: request.method, path: `${url.pathname}${url.search}`, body });
    await held;
    if (request.signal.aborted) throw request.signal.reason;
    if (fails && request.method === "POST")
      return Response.json({ detail: "The range is empty." }, { status: 422 });
    const ask = body ?? Object.fromEntries(url.searchParams);
    const sheets = (body?.choices as FileReading["choices"] | undefined)?.sheets;
    const header = Object.values(sheets ?? {})[0]?.header?.first ?? 1;
    const { from, count, sheet } = ask as { from: string; count: string; sheet: string };
    return Response.json(reading(Number(from), Number(count), header, sheet));
  };
  const save = vi.fn<(change: unknown) => Promise<unknown>>(() => Promise.resolve());
  const editor = createReadingEditor(reading(1, 100, 1), {
    api: createClient({ baseUrl: "http://files.example", fetch: fetcher }),
    save,
    debounce: 0,
  });
  return {
    editor,
    asked,
    save,
    hold: () => {
      const gate = Promise.withResolvers<void>();
      held = gate.promise;
      return gate.resolve;
    },
  };
}

const headerIn = (header: number) => ({
  sheets: { "": { header: { first: header, last: header } } },
});
const settled = (editor: ReturnType<typeof editorOf>["editor"]) =>
  vi.waitFor(() => expect(editor.store.get().previewing ?? false).toBe(false));

describe("the reading of a file", () => {
  it("shows the last of several choices, and nothing of those before it", async () => {
    const { editor, asked } = editorOf();
    editor.change(headerIn(2));
    editor.change(headerIn(3));
    expect(editor.store.get()).toMatchObject({ previewing: true, choices: headerIn(3) });
    await settled(editor);
    expect(asked.map(({ body }) => body?.choices)).toEqual([headerIn(3)]);
    const { pages, previews } = editor.store.get();
    expect(previews).toBe(1);
    expect(pages.get(0)?.[2]?.kind).toBe("header");
  });

  it("drops a preview that a later choice has overtaken", async () => {
    const { editor, asked, hold } = editorOf();
    const release = hold();
    editor.change(headerIn(2));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    editor.change(headerIn(5));
    release();
    await settled(editor);
    expect(editor.store.get().previews).toBe(1);
    expect(editor.store.get().pages.get(0)?.[4]?.kind).toBe("header");
  });

  it("loads the rows that come into view once, as they are shown, up to the last one, then those beside them", async () => {
    const { editor, asked } = editorOf();
    editor.see({ from: 901, count: 200 });
    editor.see({ from: 901, count: 200 });
    await vi.waitFor(() => expect(editor.store.get().pages.has(8)).toBe(true));
    expect(editor.store.get().pages.get(10)).toHaveLength(50);
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/v1/data/datasets/f-1/reading?sheet=&from=901&count=200",
      "/api/v1/data/datasets/f-1/reading?sheet=&from=801&count=100",
    ]);
    editor.change(headerIn(920));
    await settled(editor);
    // The rows in view are part of the preview: none of them is a placeholder in between.
    expect(editor.store.get().pages.get(9)?.[19]?.kind).toBe("header");
    editor.see({ from: 1, count: 100 });
    await vi.waitFor(() => expect(editor.store.get().pages.has(1)).toBe(true));
    expect(asked.slice(-2)).toMatchObject(
      [1, 101].map((from) => ({ method: "POST", body: { choices: headerIn(920), from } })),
    );
  });

  it("does not let pages that were only scrolled past delay the one in view", async () => {
    const { editor, asked, hold } = editorOf();
    const release = hold();
    for (const from of [201, 301, 401, 501, 601]) editor.see({ from, count: 100 });
    release();
    await vi.waitFor(() => expect(editor.store.get().pages.has(6)).toBe(true));
    expect(asked.slice(0, 2).map(({ path }) => /from=(\d+)/.exec(path)?.[1])).toEqual([
      "201",
      "601",
    ]);
  });

  it("keeps the choices and what was shown when they cannot be tried, and undoes them", async () => {
    const { editor } = editorOf({ fails: true });
    editor.change(headerIn(2));
    await settled(editor);
    expect(editor.store.get()).toMatchObject({
      choices: headerIn(2),
      previewFailure: "The range is empty.",
    });
    expect(editor.store.get().pages.get(0)?.[0]?.kind).toBe("header");
    editor.undo();
    await settled(editor);
    expect(editor.store.get()).toMatchObject({ choices: {}, previewFailure: null });
  });

  it("takes back one change after the other, also all at once, and makes them again", async () => {
    const { editor } = editorOf();
    editor.change(headerIn(2));
    editor.change(headerIn(3));
    editor.changeForNext(true);
    const now = () => {
      const { choices, forNext } = editor.store.get();
      return { choices, forNext };
    };
    editor.undoLast();
    expect(now()).toEqual({ choices: headerIn(3), forNext: false });
    editor.undoLast();
    await settled(editor);
    expect(editor.store.get().pages.get(0)?.[1]?.kind).toBe("header");
    editor.redo();
    editor.redo();
    expect(now()).toEqual({ choices: headerIn(3), forNext: true });
    editor.undo();
    expect(now()).toEqual({ choices: {}, forNext: false });
    editor.undoLast();
    expect(now()).toEqual({ choices: headerIn(3), forNext: true });
    for (let at = 0; at < 9; at++) editor.undoLast();
    expect(now()).toEqual({ choices: {}, forNext: false });
    editor.change(headerIn(4));
    editor.redo();
    expect(now().choices).toEqual(headerIn(4));
    await settled(editor);
  });

  it("saves the choices as the server names them", async () => {
    const { editor, save } = editorOf();
    editor.change({ decimalSign: "comma", sheets: { "": { countTotals: true } } });
    await settled(editor);
    editor.changeForNext(true);
    await expect(editor.save()).resolves.toBe(true);
    expect(save).toHaveBeenCalledWith({
      choices: { decimal_sign: "comma", sheets: { "": { count_totals: true } } },
      for_next: true,
    });
    const { saved, choices, savedForNext, saving } = editor.store.get();
    expect({ same: saved === choices, savedForNext, saving }).toEqual({
      same: true,
      savedForNext: true,
      saving: false,
    });
  });

  it("says why they could not be saved, and keeps them", async () => {
    const { editor, save } = editorOf();
    save.mockRejectedValueOnce(new Error("This file was not found."));
    editor.change(headerIn(2));
    await settled(editor);
    await expect(editor.save()).resolves.toBe(false);
    expect(editor.store.get()).toMatchObject({
      saveFailure: "This file was not found.",
      saved: {},
      choices: headerIn(2),
    });
  });
});
