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

/**
 * Evaluates a model and the planner as the page of models does, and says how they did, side by side.
 * @param say is told what to print
 */
export async function evaluate(
  { model, data, parts, size, show }: Evaluate,
  say: (text: string) => void,
): Promise<void> {
  const kinds = kindsOf(parts);
  const folder = data ?? (await mkdtemp(join(tmpdir(), "switchboard-eval-")));
  const env = parseEnv({ ...process.env, SWITCHBOARD_DATA: folder });
  const database = await openStore(env);
  const log = pino({ level: "error" });
  const { evaluator, lifecycle } = await createServices(env, database, { log });
  try {
    const rows = [];
    for (const one of new Set([BUILT_IN_PLANNER, model])) {
      const onAnswer = show ? sayWrong(one, say) : () => {};
      const answers = await askAll(evaluator, { model: one, size, kinds, onAnswer });
      rows.push(rowOf(one, answers));
    }
    for (const line of [...HEADS, ...rows]) say(line);
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
  wanted: Pick<Evaluate, "model" | "size"> & {
    readonly kinds: ReadonlySet<EvaluationKind>;
    readonly onAnswer: (one: PlannedCase, answer: CaseAnswer) => void;
  },
): Promise<CaseAnswer[]> {
  const { model, size, kinds, onAnswer } = wanted;
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
      onAnswer(one, answer);
    }
  };
  try {
    await Promise.all(Array.from({ length: examiner.atOnce }, askNext));
  } finally {
    await examiner.close();
  }
  return answers;
}

/** Says every answer that is not right, except of unseen sets. */
function sayWrong(model: string, say: (text: string) => void) {
  const unseen = new Set(
    readQuestionSets().flatMap(({ name, half }) => (half === "unseen" ? name : [])),
  );
  const indented = (text: string) => text.replaceAll(/^/gm, "    ");
  return ({ set, asked, expected }: PlannedCase, { outcome, answer }: CaseAnswer) => {
    if (outcome === "right" || unseen.has(set)) return;
    const head = `\n${outcome.toUpperCase()}  ${model}, ${set}: ${asked}`;
    say([head, indented(answer), "  expected", indented(expected())].join("\n"));
  };
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
