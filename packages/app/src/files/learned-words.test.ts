import { createClient, type LearnedWord } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { createLearnedWords, loadWords } from "./learned-words.ts";

const { dataset, questionTables } = fixtures;
const [ofHeading, ofFile] = fixtures.learnedWords as [LearnedWord, LearnedWord];
const nothing: LearnedWord = { ...ofFile, id: "w-3", word: "please" };
delete nothing.column;
delete nothing.value;
const elsewhere: LearnedWord = { ...ofHeading, id: "w-4", column: "Rainfall" };
const LIST = "GET /api/v1/data/learned-words";

/** A server with these words, and what it was sent. */
function serverWith(words: readonly LearnedWord[], refuses?: string) {
  const sent: [route: string, body: unknown][] = [];
  const respond: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const route = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    sent.push([route, text === "" ? null : JSON.parse(text)]);
    if (route === LIST) return Response.json(words);
    if (route.endsWith("/questions/tables")) return Response.json(questionTables);
    if (refuses !== undefined) return Response.json({ detail: refuses }, { status: 422 });
    if (request.method === "DELETE") return new Response(null, { status: 204 });
    return Response.json({ ...ofHeading, id: "again" });
  };
  const api = createClient({ baseUrl: "http://x", fetch: respond });
  return { api, sent, words: createLearnedWords(api, words) };
}

describe("what words mean", () => {
  it("is all of it, and for a file what holds for that", async () => {
    const other = { ...ofFile, id: "w-5", dataset_id: "another" };
    const all = [ofHeading, ofFile, nothing, elsewhere, other];
    const { api } = serverWith(all);
    expect(await loadWords(api)).toEqual(all);
    expect(await loadWords(api, dataset.id)).toEqual([ofHeading, ofFile, nothing]);
  });

  it.each([
    ["a column", ofHeading, { scope: "heading", means: { column: "Amount" } }],
    ["a value", ofFile, { scope: "file", means: { column: "Region", value: "North" } }],
    ["nothing", nothing, { scope: "file" }],
  ])("is forgotten, and learned again in its place: %s", async (_what, word, learned) => {
    const { words, sent } = serverWith([word, elsewhere]);
    await words.remove(word);
    expect(words.store.get().removed).toEqual(new Set([word.id]));
    await words.undo(word);
    const table = questionTables[0]?.name;
    expect(sent).toEqual([
      [`DELETE /api/v1/data/learned-words/${word.id}`, null],
      ["GET /api/v1/data/questions/tables", null],
      ["POST /api/v1/data/learned-words", { word: word.word, table, ...learned }],
    ]);
    const { words: shown, removed } = words.store.get();
    expect([shown.map(({ id }) => id), removed.size]).toEqual([["again", elsewhere.id], 0]);
  });

  it("stays when it cannot be changed, with the reason", async () => {
    const refused = serverWith([ofHeading], "You have 500 words.");
    await refused.words.remove(ofHeading);
    expect(refused.words.store.get()).toMatchObject({
      removed: new Set(),
      failure: { id: ofHeading.id, message: "You have 500 words." },
    });
    const { words } = serverWith([elsewhere]);
    await words.remove(elsewhere);
    await words.undo(elsewhere);
    expect(words.store.get()).toMatchObject({
      removed: new Set([elsewhere.id]),
      failure: { message: "None of your files has what this word means any more." },
    });
  });
});
