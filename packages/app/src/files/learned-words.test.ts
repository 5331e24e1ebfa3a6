import { createClient, type LearnedWord } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { loadWords, relearnWord, toWord } from "./learned-words.ts";

const { dataset, questionTables } = fixtures;
const [ofHeading, ofFile] = fixtures.learnedWords as [LearnedWord, LearnedWord];
const { column: _column, value: _value, ...nothing } = ofFile;
const LIST = "/api/v1/data/learned-words";

/** A server with these words; null: one that can't be reached. */
function serverWith(words: readonly LearnedWord[] | null) {
  const respond: typeof fetch = async (input) => {
    if (words === null) throw new TypeError("Failed to fetch");
    const { pathname } = new URL(new Request(input).url);
    return Response.json(pathname === LIST ? words : questionTables);
  };
  return createClient({ baseUrl: "http://x", fetch: respond });
}
const has = (is: boolean) => ({ has: () => is });

describe("what words mean", () => {
  it("is all of it, and for a file what holds for that", async () => {
    const elsewhere = { ...ofHeading, id: "w-4", column: "Rainfall" };
    const other = { ...ofFile, id: "w-5", dataset_id: "another" };
    const all = [ofHeading, ofFile, nothing, elsewhere, other];
    expect(await loadWords(serverWith(all), has(true))).toEqual(all);
    expect(await loadWords(serverWith(all), has(true), dataset.id)).toEqual([
      ofHeading,
      ofFile,
      nothing,
    ]);
  });

  it("is nothing on a server that remembers no words, and takes no page down where it is not there", async () => {
    expect(await loadWords(serverWith([ofFile]), has(false))).toBeNull();
    expect(await loadWords(serverWith(null), has(true))).toBeUndefined();
  });

  it("is learned once more where its removal is taken back", async () => {
    const sent: unknown[] = [];
    const respond: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === "POST") sent.push(await request.json());
      return Response.json(request.method === "POST" ? ofHeading : questionTables);
    };
    const api = createClient({ baseUrl: "http://x", fetch: respond });
    const [table] = questionTables;
    await relearnWord(api, ofHeading);
    await relearnWord(api, nothing);
    expect(sent).toEqual([
      { word: "revenue", table: table?.name, scope: "heading", means: { column: "Amount" } },
      { word: nothing.word, table: table?.name, scope: "file" },
    ]);
    const gone = { ...ofHeading, column: "Rainfall" };
    await expect(relearnWord(api, gone)).rejects.toThrow("No file has the column");
  });

  it("is said with where it holds", () => {
    expect(toWord(ofHeading)).toMatchObject({
      word: "revenue",
      means: "Amount",
      scope: { kind: "column", column: "Amount" },
    });
    expect(toWord(ofFile)).toMatchObject({
      means: "Region is North",
      scope: { kind: "file", filename: ofFile.filename },
    });
    expect(toWord(nothing, true)).toMatchObject({ means: "nothing", scope: { kind: "file" } });
    expect(toWord(nothing, true).scope).not.toMatchObject({ filename: expect.anything() });
  });
});
