import { readdirSync, readFileSync } from "node:fs";
import type { LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import { z } from "zod";
import { createPlanner, tablesOf, toolNotes, type PlannerFile } from "../src/planner/index.ts";
import { openFile } from "./answer-questions.ts";
import { readQuestionSets } from "./question-set.ts";

const PLUGINS = new URL("../plugins/", import.meta.url);
const manifest = z.object({
  name: z.string(),
  display_name: z.string(),
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      effect: z.string(),
      hints: z.array(z.string()).default([]),
      input_schema: z.record(z.string(), z.unknown()),
    }),
  ),
});
const manifests = readdirSync(PLUGINS).map((name) =>
  manifest.parse(JSON.parse(readFileSync(new URL(`${name}/manifest.json`, PLUGINS), "utf8"))),
);

/** The tools of apps as a run offers them, with the files for the one that queries them. */
const offered = (apps: typeof manifests, files: readonly PlannerFile[]) =>
  apps.flatMap(({ name: plugin, display_name: connection, tools }) =>
    tools.map(
      ({ name, description, effect, hints, input_schema }): LanguageModelV4FunctionTool => ({
        type: "function",
        name: `${plugin}_${name}`,
        description,
        inputSchema: input_schema,
        providerOptions: toolNotes({
          plugin,
          tool: name,
          connection,
          effect,
          hints,
          fields: {},
          ...(name === "ask_data" && { data: { files } }),
        }),
      }),
    ),
  );

const planner = createPlanner({ paceMs: 0 });

/** The first call for a question, or the text. */
async function firstStep(question: string, today: string, tools: LanguageModelV4FunctionTool[]) {
  const { content } = await planner.doGenerate({
    prompt: [
      { role: "system", content: `Today is ${today}.` },
      { role: "user", content: [{ type: "text", text: question }] },
    ],
    tools,
  });
  const [first] = content;
  return first?.type === "tool-call"
    ? { call: first.toolName, input: first.input }
    : { said: first?.type === "text" ? first.text : "" };
}

const sets = readQuestionSets().filter(({ half }) => half === "tuning");

it.each(sets)(
  "a question that $file answers goes to no app, with every app connected",
  async (set) => {
    const file = await openFile(set, planner);
    expect(tablesOf(file.known).length).toBeGreaterThan(0);
    const alone = offered(
      manifests.filter(({ name }) => name === "data"),
      file.known,
    );
    const all = offered(manifests, file.known);
    let answered = 0;
    for (const entry of set.questions) {
      const question = Array.isArray(entry) ? entry[0]?.q : entry.q;
      if (question === undefined) continue;
      const fromFile = await firstStep(question, set.today, alone);
      if (fromFile.call === undefined) continue;
      answered += 1;
      const beside = await firstStep(question, set.today, all);
      // If an app has an answer to every word as well, asking back is right.
      if (beside.said?.startsWith("More than one place can answer that.")) continue;
      expect({ question, ...beside }).toEqual({ question, ...fromFile });
    }
    expect(answered).toBeGreaterThan(10);
    await file.close();
  },
);
