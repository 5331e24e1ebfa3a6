import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Table } from "../src/questions/catalog.ts";
import { createPlanner, readsAsQuestion, tablesOf } from "../src/planner/index.ts";
import { openFile, type OpenFile } from "./answer-questions.ts";
import { grade } from "./grade.ts";
import { mutate, outcomeOf, randomOf } from "./mutate.ts";
import { readQuestionSets, type Turn } from "./question-set.ts";

/** Conditions that no file of the sets has anything to do with. */
const FOREIGN = [
  "in Narnia",
  "sponsored by pirates",
  "that were disenchanted",
  "with purple labels",
  "excluding unicorns",
  "ignoring wormholes",
  "per lighthouse",
  "during the eclipse",
  "whose zodiac is Leo",
  "reviewed by Gandalf",
  "on leap days",
  "made of granite",
  "without gravity",
  "under duress",
  "from the moonbase",
  "tagged as nonsense",
  "while juggling",
  "near volcanoes",
];

/** Questions of each set with a word that means nothing. */
const MUTATED = 100;

const sets = readQuestionSets().filter(({ half }) => half === "tuning");

describe.each(sets)("questions about $file", (set) => {
  let file: OpenFile;
  beforeAll(async () => {
    file = await openFile(set, createPlanner({ paceMs: 0 }));
  });
  afterAll(() => file.close());

  it("are answered right, or answered with a question", async () => {
    const wrong: string[] = [];
    for (const entry of set.questions) {
      for (const { turn, answer } of await file.ask(Array.isArray(entry) ? entry : [entry])) {
        if (grade(turn, answer, file.rows) === "wrong") wrong.push(`${turn.q}: ${answer.text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("are not answered once a condition is added that means nothing here", () => {
    const tables = tablesOf(file.known);
    const turns = set.questions.flatMap((entry): Turn[] => (Array.isArray(entry) ? [] : [entry]));
    const answered = turns
      .filter(({ q, ask }) => ask === undefined && readsAsQuestion(q, tables, set.today))
      .flatMap(({ q }) => FOREIGN.map((foreign) => `${q.replace(/\?$/, "")} ${foreign}?`))
      .filter((mutated) => readsAsQuestion(mutated, tables, set.today));
    expect(turns.length).toBeGreaterThan(10);
    expect(answered).toEqual([]);
  });

  it("are not answered once a word of them means nothing here", () => {
    const tables = tablesOf(file.known);
    const prompts = set.questions.flatMap((entry) =>
      Array.isArray(entry) || !readsAsQuestion(entry.q, tables, set.today) ? [] : [entry.q],
    );
    const random = randomOf(7);
    const mutated = Array.from({ length: MUTATED }, (_, at) =>
      mutate(prompts[at % prompts.length] ?? "", tables[0] as Table, set.today, random),
    ).filter((one) => one !== undefined);
    expect(mutated.length).toBeGreaterThan(MUTATED / 2);
    const answered = mutated.filter(
      (one) => outcomeOf(one, tables[0] as Table, set.today) === "computed",
    );
    expect(answered.map(({ prompt }) => prompt)).toEqual([]);
  });
});
