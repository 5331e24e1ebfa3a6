import { fixtures } from "@switchboard/api-client/testing";
import type { PlacedWord } from "@switchboard/ui/patterns/question-bar";
import { afterEach, describe, expect, it } from "vitest";
import { type Answer, chatWith, closeServer, held, json, waiting } from "./chat.fixtures.ts";
import { createQuestionActions } from "./question-actions.ts";

afterEach(closeServer);

const { questionAnswer: answer } = fixtures;
const { question } = answer;
const again = "PUT /api/v1/chat-sessions/s1/questions/c1";
const undo = "DELETE /api/v1/chat-sessions/s1/questions/c1";
const learn = "POST /api/v1/data/learned-words";
const done: Answer = (response) => response.writeHead(204).end();

/** The questions of an open chat with one answer. */
async function open(routes: Record<string, Answer[]>) {
  const result = {
    id: "m1",
    role: "TOOL_RESULT",
    content: { tool_call: { id: "c1", name: "ask_data" }, result: { kind: "table" } },
  };
  const stored = json({ ...waiting, active_run: null, messages: [result] });
  const { chat, api, sent } = await chatWith(
    { "GET /api/v1/chatsessions/s1": [stored], ...routes },
    ["sessions", "questions", "learned-words"],
  );
  await chat.open("s1");
  const loaded: string[][] = [];
  return {
    actions: createQuestionActions({
      api,
      answers: chat,
      fileHref: (id) => `/files/${id}`,
      firstOf: (tables) => tables.at(-1),
      onTables: (tables) => loaded.push(tables.map(({ name }) => name)),
    }),
    loaded,
    sent,
    shown: () => chat.state.get().messages[0],
  };
}

describe("the question of an answer", () => {
  it("is changed in the chat at once, and goes back to the first one", async () => {
    const { actions, sent, shown } = await open({ [again]: [json(answer)], [undo]: [done] });
    const first = shown();
    await actions.askAgain("c1", question);
    expect(sent(again)).toEqual([{ question }]);
    expect(shown()).toEqual({ ...first, askedAgain: answer });
    await actions.undo("c1");
    expect(shown()).toEqual(first);
  });

  it("stays as it was where the server refuses the change, and says why in its words", async () => {
    const detail = "There is no column 'region'. Did you mean 'Region'?";
    const { actions, shown } = await open({ [again]: [json({ detail }, 422)] });
    const before = shown();
    await expect(actions.askAgain("c1", question)).rejects.toThrow(detail);
    expect(shown()).toBe(before);
  });

  it("shows the last of two changes, in whatever order they are answered", async () => {
    const slow = held();
    const later = { ...answer, said: "Later" };
    const { actions, shown } = await open({ [again]: [slow.answer, json(later)] });
    const first = actions.askAgain("c1", question);
    const response = await slow.asked;
    await actions.askAgain("c1", question);
    json(answer)(response);
    await first;
    expect(shown()).toMatchObject({ askedAgain: { said: "Later" } });
  });
});

describe("what questions can be about", () => {
  it("begins with the table that a new question is about", async () => {
    const [orders] = fixtures.questionTables;
    const tables = [orders, { ...orders, name: "weather" }];
    const { actions, loaded } = await open({ "GET /api/v1/data/questions/tables": [json(tables)] });
    const { signal } = new AbortController();
    expect(await actions.loadTables({ signal })).toEqual(tables.toReversed());
    expect(loaded).toEqual([["weather", orders?.name]]);
  });
});

describe("a word that was placed", () => {
  const candidate = { label: "highest Amount", question };
  const means = { column: "Amount" };

  it.each<[PlacedWord["means"], object | null]>([
    [
      { kind: "column", column: "Amount" },
      { scope: "heading", means },
    ],
    [
      { kind: "value", column: "Region", value: "North" },
      { scope: "heading", means: { column: "Region", value: "North" } },
    ],
    [
      { kind: "candidate", candidate: { ...candidate, means } },
      { scope: "heading", means },
    ],
    // No word for all that it is.
    [{ kind: "candidate", candidate }, null],
    [{ kind: "nothing" }, { scope: "file" }],
  ])("as %j is remembered as %j", async (placed, remembered) => {
    const { actions, sent } = await open({ [learn]: [json(fixtures.learnedWords[0])] });
    const table = question.table;
    await actions.remember({ word: "takings", means: placed, remember: true, table });
    expect(sent(learn)).toEqual(remembered ? [{ word: "takings", table, ...remembered }] : []);
  });
});
