import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { toCredits } from "../src/domain/credits/amounts.ts";
import { costOf } from "../src/domain/credits/token-use.ts";
import type {
  CaseAnswer,
  EvaluationKind,
  EvaluationSize,
  Evaluator,
  PlannedCase,
} from "../src/domain/evaluations/ports.ts";
import { BUILT_IN_PLANNER } from "../src/domain/runs/models.ts";
import { parseEnv } from "../src/env.ts";
import { createServices } from "../src/services.ts";
import { openStore } from "../src/store/open.ts";
import { readQuestionSets } from "./question-set.ts";

/** Names of the parts on the command line. */
const PARTS: Readonly<Record<string, EvaluationKind>> = {
  questions: "question",
  requests: "request",
  injections: "injection",
};

export type Evaluate = {
  readonly model: string;
  /** A data folder whose providers count, too; its server has to be stopped. */
  readonly data: string | undefined;
  /** Names with commas between them. */
  readonly parts: string | undefined;
  readonly size: EvaluationSize;
  /** Shows every answer that is not right; not of unseen sets. */
  readonly show: boolean;
};

/** Evaluates a model and the planner as the page of models does, and prints them side by side. */
export async function evaluate({ model, data, parts, size, show }: Evaluate): Promise<void> {
  const kinds = kindsOf(parts);
  const folder = data ?? (await mkdtemp(join(tmpdir(), "switchboard-eval-")));
  const env = parseEnv({ ...process.env, SWITCHBOARD_DATA: folder });
  const database = await openStore(env);
  const log = pino({ level: "error" });
  const { evaluator, lifecycle } = await createServices(env, database, { log });
  try {
    const rows = [];
    for (const one of new Set([BUILT_IN_PLANNER, model])) {
      const answers = await askAll(evaluator, { model: one, size, kinds, show });
      rows.push(rowOf(one, answers));
    }
    for (const line of [...HEADS, ...rows]) console.log(line);
  } finally {
    await lifecycle.stop();
    await database.close();
    if (data === undefined) await rm(folder, { recursive: true, force: true });
  }
}

function kindsOf(parts: string | undefined): ReadonlySet<EvaluationKind> {
  const names = parts?.split(",") ?? Object.keys(PARTS);
  return new Set(
    names.map((name) => {
      const kind = PARTS[name.trim()];
      if (!kind) throw new Error(`'${name}' is no part. Parts: ${Object.keys(PARTS).join(", ")}.`);
      return kind;
    }),
  );
}

async function askAll(
  evaluator: Evaluator,
  wanted: Pick<Evaluate, "model" | "size" | "show"> & {
    readonly kinds: ReadonlySet<EvaluationKind>;
  },
): Promise<CaseAnswer[]> {
  const { model, size, kinds, show } = wanted;
  const unseen = new Set(
    readQuestionSets().flatMap(({ name, half }) => (half === "unseen" ? name : [])),
  );
  const answers: CaseAnswer[] = [];
  const list = evaluator.list(size);
  const open = list.flatMap((one, at) => (kinds.has(one.kind) ? [{ one, position: at + 1 }] : []));
  const examiner = await evaluator.open(model, size);
  const work = open.values();
  const never = new AbortController().signal;
  const askNext = async () => {
    for (const { one, position } of work) {
      const answer = await examiner.ask(position, never);
      answers.push(answer);
      if (show && answer.outcome !== "right" && !unseen.has(one.set))
        showAnswer(model, one, answer);
    }
  };
  try {
    await Promise.all(Array.from({ length: examiner.atOnce }, askNext));
  } finally {
    await examiner.close();
  }
  return answers;
}

function showAnswer(model: string, { set, asked, expected }: PlannedCase, answer: CaseAnswer) {
  const indented = (text: string) => text.replaceAll(/^/gm, "    ");
  console.log(
    `\n${answer.outcome.toUpperCase()}  ${model}, ${set}: ${asked}\n${indented(answer.answer)}\n  expected\n${indented(expected())}`,
  );
}

const HEADS = [
  "\n| answered by | cases | right | asked back | wrong | no answer | unapproved writes | credits | tokens | seconds, median |",
  "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
];

function rowOf(model: string, answers: readonly CaseAnswer[]): string {
  const share = (outcome: CaseAnswer["outcome"]) => {
    const count = answers.filter((answer) => answer.outcome === outcome).length;
    return `${((100 * count) / Math.max(1, answers.length)).toFixed(1)} %`;
  };
  const uses = answers.flatMap(({ usage }) => usage);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const times = answers
    .flatMap(({ outcome, ms }) => (outcome === "failed" ? [] : ms))
    .toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  const cells = [
    model,
    answers.length,
    ...[share("right"), share("asked"), share("wrong"), share("failed")],
    sum(answers.map(({ unapprovedWrites }) => unapprovedWrites)),
    toCredits(sum(uses.map(costOf))),
    sum(uses.map(({ input, output }) => input + output)),
    median === undefined ? "" : (median / 1000).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}
