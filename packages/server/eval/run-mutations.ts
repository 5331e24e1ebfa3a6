import { createPlanner, readsAsQuestion, tablesOf } from "../src/planner/index.ts";
import { openFile } from "./answer-questions.ts";
import { mutate, MUTATIONS, outcomeOf, randomOf, type Mutation, type Outcome } from "./mutate.ts";
import type { QuestionSet } from "./question-set.ts";

type Counts = Record<Outcome, number>;

/**
 * Asks questions of the sets with a word that means nothing, and counts how many are answered all the same.
 * @param wanted how many questions
 * @returns what to print
 */
export async function runMutations(
  sets: readonly QuestionSet[],
  wanted: number,
  seed: number,
): Promise<string[]> {
  const lines: string[] = [];
  const random = randomOf(seed);
  const counts = Object.fromEntries(
    MUTATIONS.map((mutation) => [mutation, { asked: 0, said: 0, computed: 0 }]),
  ) as Record<Mutation, Counts>;
  for (const [at, set] of sets.entries()) {
    const share =
      Math.floor(((at + 1) * wanted) / sets.length) - Math.floor((at * wanted) / sets.length);
    const file = await openFile(set, createPlanner({ paceMs: 0 }));
    const [table] = tablesOf(file.known);
    await file.close();
    if (!table) continue;
    const answered = set.questions.flatMap((entry) =>
      Array.isArray(entry) || !readsAsQuestion(entry.q, [table], set.today) ? [] : [entry.q],
    );
    for (let done = 0; done < share; ) {
      const prompt = answered[Math.floor(random() * answered.length)] ?? "";
      const mutated = mutate(prompt, table, set.today, random);
      if (!mutated) continue;
      done += 1;
      const outcome = outcomeOf(mutated, table, set.today);
      counts[mutated.mutation][outcome] += 1;
      if (outcome === "computed" && set.half !== "unseen")
        lines.push(
          `COMPUTED  ${set.name}, ${mutated.mutation} “${mutated.word}”: ${mutated.prompt}`,
        );
    }
  }
  lines.push(
    "\n| a word that is | asked | read as another, said | computed |\n|---|---:|---:|---:|",
  );
  for (const mutation of MUTATIONS) {
    const { asked, said, computed } = counts[mutation];
    lines.push(`| ${mutation} | ${asked} | ${said} | ${computed} |`);
  }
  return lines;
}
