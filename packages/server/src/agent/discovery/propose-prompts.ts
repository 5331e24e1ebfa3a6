import { answerableQuestions, requestedCall, type PlannerTool } from "../../planner/index.ts";
import { plannerTool, type RunTool } from "../tool-set.ts";
import { plainText } from "./plain-text.ts";
import type { ProbeResult } from "./plan.ts";
import { isJson, nounOf, readTable } from "./read-lists.ts";

const WANTED = 3;
const MAX_PROMPT_LENGTH = 200;
const GENERAL = [
  "Which files and apps can you use?",
  "What can you do for me?",
  "How do I ask about a spreadsheet?",
];

/** Three prompts that fit the findings. The offline planner understands each of them, so any model will. */
export function proposePrompts(
  tools: readonly RunTool[],
  results: readonly ProbeResult[],
  today: string,
): string[] {
  const candidates = [
    ...results.flatMap(({ result }) => answerableQuestions(result, today)),
    ...withTools(tools, results, today),
    ...GENERAL,
  ];
  const fitting = candidates.filter((text) => plainText(text, MAX_PROMPT_LENGTH) === text);
  return [...new Set(fitting)].slice(0, WANTED);
}

/** One per read tool and per enum value of its arguments, if the planner maps the words back to that tool and value. */
function withTools(
  tools: readonly RunTool[],
  results: readonly ProbeResult[],
  today: string,
): string[] {
  const known = tools.map((tool) => plannerTool(tool));
  return tools
    .filter(({ manifest }) => manifest.effect === "read" && !needsSomething(manifest.input_schema))
    .flatMap((tool) => {
      const planned = plannerTool(tool);
      const mine = results.filter((one) => one.tool === tool);
      const said = [
        { text: phraseOf(planned), args: {} },
        ...choicesOf(tool).map(({ name, values }) => {
          const value = mostFrequent(mine, name, values) ?? values[0] ?? "";
          return { text: phraseOf(planned, value), args: { [name]: value } };
        }),
      ];
      return said.flatMap(({ text, args }) =>
        leadsTo(known, planned, text, args, today) ? [text] : [],
      );
    });
}

const needsSomething = ({ required }: Readonly<Record<string, unknown>>) =>
  Array.isArray(required) && required.length > 0;

/** `list_tasks` and `open`: `List my open tasks`. */
function phraseOf({ tool }: PlannerTool, choice = ""): string {
  const [verb = ""] = tool.split("_");
  const words = [verb, "my", choice.replaceAll("_", " "), nounOf(tool)].filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function leadsTo(
  tools: readonly PlannerTool[],
  tool: PlannerTool,
  text: string,
  args: Record<string, string>,
  today: string,
): boolean {
  const call = requestedCall(tools, text, today);
  const wanted = Object.entries(args);
  return (
    call?.modelName === tool.modelName &&
    Object.keys(call.args).length === wanted.length &&
    wanted.every(([name, value]) => call.args[name] === value)
  );
}

function choicesOf({ manifest }: RunTool): { name: string; values: string[] }[] {
  const properties = manifest.input_schema["properties"];
  if (!isJson(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const values = isJson(schema) && Array.isArray(schema["enum"]) ? schema["enum"] : [];
    const texts = values.filter((value) => typeof value === "string");
    return texts.length > 0 ? [{ name, values: texts }] : [];
  });
}

/** The most frequent value in the column of that name. */
function mostFrequent(
  results: readonly ProbeResult[],
  column: string,
  values: readonly string[],
): string | undefined {
  const table = results.map(({ result }) => readTable(result)).find((one) => one !== undefined);
  const at = table?.columns.indexOf(column) ?? -1;
  if (!table || at < 0) return undefined;
  const counted = values.map((value) => ({
    value,
    count: table.rows.filter((row) => row[at] === value).length,
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.value : undefined;
}
