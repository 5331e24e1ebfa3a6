import { createReadStream } from "node:fs";
import { grade } from "../../eval/grade.ts";
import {
  filePath,
  readQuestionSets,
  type QuestionSet,
  type Turn,
} from "../../eval/question-set.ts";
import { readRows } from "../../eval/read-rows.ts";
import type { Row } from "../../eval/reference.ts";
import { shownTable } from "../../eval/shown-table.ts";
import { ask, type Asked } from "./ask.ts";
import type { Bench, Case, Verdict } from "./cases.ts";
import type { Lab } from "./lab.ts";
import { onceForEachLab } from "./once-for-each-lab.ts";
import { addPerson, connect } from "./people.ts";
import { sayExpected } from "./say-expected.ts";

/** The tools that read rows. */
const QUERYING: ReadonlySet<string> = new Set(["data.ask_data", "data.query_data"]);

/** The questions about files, set by set. Those of one conversation are one case. */
export const questionCases = (): Case[] =>
  readQuestionSets().flatMap((set) => {
    let read: Row[] | undefined;
    const rows = () => (read ??= readRows(set));
    const open = onceForEachLab((lab) => openFile(lab, set));
    return set.questions.map((entry): Case => {
      const turns = Array.isArray(entry) ? entry : [entry];
      return {
        ...{ kind: "question", set: set.name, asked: turns.map(({ q }) => q).join("\n") },
        expected: () =>
          turns
            .map(({ expect = [], ask: asks }) => sayExpected(expect, rows(), asks !== undefined))
            .join("\n"),
        run: async (bench) =>
          answer(bench, { set, rows: rows(), turns, ...(await open(bench.lab)) }),
      };
    });
  });

type OpenFile = { readonly userId: string; readonly connectionIds: readonly string[] };

/** A person who has the file of a set, imported as every upload is. */
async function openFile(lab: Lab, { file, today }: QuestionSet): Promise<OpenFile> {
  const room = lab.on(today);
  const userId = await addPerson(room);
  await room.datasets.upload(userId, { filename: file, bytes: createReadStream(filePath(file)) });
  return { userId, connectionIds: await connect(room, userId, ["data"], true) };
}

type Conversation = OpenFile & {
  readonly set: QuestionSet;
  readonly rows: readonly Row[];
  readonly turns: readonly Turn[];
};

async function answer(
  { lab, model, time }: Bench,
  { set, rows, turns, userId, connectionIds }: Conversation,
): Promise<Verdict> {
  const room = lab.on(set.today);
  const asked: Asked[] = [];
  const answers: string[] = [];
  const verdicts: Verdict["outcome"][] = [];
  for (const turn of turns) {
    const prompt = { userId, text: turn.q, connectionIds, model };
    const sessionId = asked.at(-1)?.sessionId ?? null;
    const one = await ask(room, { ...prompt, sessionId }, () => false, time);
    asked.push(one);
    if (one.failure !== undefined) break;
    const table = one.results.map(shownTable).findLast((shown) => shown !== undefined);
    const text = [one.text, table].filter(Boolean).join("\n\n");
    const queried = one.deeds.some(({ tool }) => QUERYING.has(tool));
    answers.push(text);
    verdicts.push(grade(turn, { text, queried }, rows));
  }
  const outcome = (["wrong", "asked"] as const).find((one) => verdicts.includes(one)) ?? "right";
  return { outcome, answer: answers.join("\n\n"), asked };
}
