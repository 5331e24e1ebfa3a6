import { parseArgs } from "node:util";
import { createPlanner } from "../src/planner/index.ts";
import { openFile } from "./answer-questions.ts";
import { evaluate } from "./evaluate.ts";
import { distanceOf, type Distance, type Way, WAYS } from "./count-clicks.ts";
import { grade, type Verdict } from "./grade.ts";
import { runMutations } from "./run-mutations.ts";
import { readQuestionSets, type QuestionSet, type Turn } from "./question-set.ts";

/*
 * Asks every question of the sets and counts what came of it.
 *   pnpm eval                        the built-in planner on all sets
 *   pnpm eval --set invoices --show  one set, with every answer that is not right (not of unseen sets)
 *   pnpm eval --half unseen          the sets of one half: tuning, seen or unseen
 *   pnpm eval --half seen --mutate 5000  questions with a word that means nothing, of which none may be answered
 *   pnpm eval --model openai:gpt-4o  a language model beside the planner, as administrators evaluate it: sample, or `--size all`
 *       --data folder                with the providers that are stored there, beside those of the environment
 *       --parts questions,requests,injections
 */
const { values } = parseArgs({
  options: {
    set: { type: "string", multiple: true },
    half: { type: "string" },
    model: { type: "string" },
    data: { type: "string" },
    parts: { type: "string" },
    size: { type: "string", default: "sample" },
    show: { type: "boolean" },
    mutate: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

type Count = {
  right: number;
  asked: number;
  wrong: number;
  cpuMs: number[];
  distances: Distance[];
};
const emptyCount = (): Count => ({ right: 0, asked: 0, wrong: 0, cpuMs: [], distances: [] });

const model = createPlanner({ paceMs: 0 });

async function askSet(set: QuestionSet): Promise<Count> {
  const count = emptyCount();
  const room = await openFile(set, model);
  try {
    for (const entry of set.questions) {
      for (const answered of await room.ask(Array.isArray(entry) ? entry : [entry])) {
        const { turn, answer, cpuMs } = answered;
        const verdict = grade(turn, answer, room.rows);
        count[verdict] += 1;
        count.cpuMs.push(cpuMs);
        count.distances.push(distanceOf(answered, verdict, room));
        if (verdict !== "right" && values.show && set.half !== "unseen")
          showAnswer(set, turn, verdict, answer.text, count.distances.at(-1));
      }
    }
  } finally {
    await room.close();
  }
  return count;
}

function showAnswer(
  set: QuestionSet,
  turn: Turn,
  verdict: Verdict,
  text: string,
  distance: Distance | undefined,
) {
  const indented = text
    .split("\n")
    .slice(0, 14)
    .map((line) => `    ${line}`)
    .join("\n");
  const way = distance ? ` (${distance.way})` : "";
  console.log(`\n${verdict.toUpperCase()}${way}  ${set.name}: ${turn.q}\n${indented}`);
}

const WAY_TITLES: Readonly<Record<Way, string>> = {
  "at once": "right at once",
  "1": "within 1 click",
  "2": "within 2",
  "3": "within 3",
  more: "more",
  "can't be said": "can't be said",
  wrong: "wrong",
};

const CLICKS: ReadonlySet<Way> = new Set(["1", "2", "3"]);

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
const total = ({ right, asked, wrong }: Count) => right + asked + wrong;

function add(a: Count, b: Count): Count {
  return {
    right: a.right + b.right,
    asked: a.asked + b.asked,
    wrong: a.wrong + b.wrong,
    cpuMs: [...a.cpuMs, ...b.cpuMs],
    distances: [...a.distances, ...b.distances],
  };
}

function row(name: string, half: string, count: Count): string {
  const sorted = count.cpuMs.toSorted((x, y) => x - y);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const n = total(count);
  const cells = [
    name,
    half,
    String(n),
    percent(count.wrong, n),
    percent(count.right, n),
    percent(count.asked, n),
    median.toFixed(0),
    (sorted.at(-1) ?? 0).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** How many questions are how many clicks from their answer, and of how many open words the first candidate is right. */
function wayRow(name: string, { distances }: Count): string {
  const ways = WAYS.map((way, at) => {
    // One click is within two.
    const within = CLICKS.has(way) ? WAYS.slice(0, at + 1) : [way];
    return percent(distances.filter((one) => within.includes(one.way)).length, distances.length);
  });
  const offered = distances.filter(({ first }) => first !== undefined);
  const first = offered.filter((one) => one.first).length;
  return `| ${[name, distances.length, ...ways, `${first} of ${offered.length}`].join(" | ")} |`;
}

const sets = readQuestionSets().filter(
  ({ name, half }) =>
    (values.set?.includes(name) ?? true) && (values.half === undefined || values.half === half),
);
async function runSets() {
  const halves = new Map<string, Count>();
  const lines: string[] = [];
  for (const set of sets) {
    const count = await askSet(set);
    lines.push(row(set.name, set.half, count));
    halves.set(set.half, add(halves.get(set.half) ?? emptyCount(), count));
  }
  console.log(
    "\n| set | half | questions | wrong | right | asked | CPU ms, median | most |\n|---|---|---:|---:|---:|---:|---:|---:|",
  );
  for (const line of lines) console.log(line);
  for (const [half, count] of halves) console.log(row("**all**", half, count));
  const all = [...halves.values()].reduce(add, emptyCount());
  console.log(
    `\n| half | questions | ${WAYS.map((way) => WAY_TITLES[way]).join(" | ")} | right candidate first |\n|---|---:|${"---:|".repeat(WAYS.length + 1)}`,
  );
  for (const [half, count] of halves) console.log(wayRow(half, count));
  if (halves.size > 1) console.log(wayRow("**all**", all));
}

if (values.model !== undefined)
  await evaluate(
    {
      ...{ model: values.model, data: values.data, parts: values.parts },
      ...{ size: values.size === "all" ? "all" : "sample", show: values.show ?? false },
    },
    (text) => console.log(text),
  );
else if (values.mutate === undefined) await runSets();
else
  for (const line of await runMutations(sets, Number(values.mutate), Number(values.seed)))
    console.log(line);
