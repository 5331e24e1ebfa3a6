import { createReadStream, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateText, type LanguageModel, type ModelMessage } from "ai";
import { z } from "zod";
import { dataHandlers, type DataTools } from "../plugins/data/handlers.ts";
import { systemPrompt } from "../src/agent/system-prompt.ts";
import { modelTools, type RunTool } from "../src/agent/tool-set.ts";
import { createDatasets } from "../src/domain/datasets/datasets.ts";
import type { Dataset } from "../src/domain/datasets/ports.ts";
import { ToolError, type PluginManifest } from "../src/domain/plugins/types.ts";
import type { Repositories } from "../src/domain/unit-of-work.ts";
import { createFileStore } from "../src/files/file-store.ts";
import { newId } from "../src/ids.ts";
import { keptLine } from "../src/planner/index.ts";
import { createQuestions } from "../src/questions/questions.ts";
import { tablesOf } from "../src/planner/index.ts";
import { createTableEngine } from "../src/tables/table-engine.ts";
import type { Answer } from "./grade.ts";
import { filePath, type QuestionSet, type Turn } from "./question-set.ts";
import { readRows } from "./read-rows.ts";
import type { Row } from "./reference.ts";
import { shownTable } from "./shown-table.ts";
import { shownQuestion, type ShownQuestion } from "./shown-question.ts";

const USER = "0198c0de-0000-7000-8000-000000000001";
/** Calls that a model may make for one question. */
const MAX_CALLS = 4;
const UPLOAD_LIMIT = 25 * 1024 * 1024;

const manifest: PluginManifest = z
  .looseObject({ name: z.string() })
  .transform((value) => value as unknown as PluginManifest)
  .parse(
    JSON.parse(readFileSync(new URL("../plugins/data/manifest.json", import.meta.url), "utf8")),
  );

/** A question with what was answered, how long the model computed for it, and what the question bar shows of it. */
export type Answered = {
  readonly turn: Turn;
  readonly answer: Answer;
  readonly cpuMs: number;
  readonly shown: ShownQuestion | undefined;
};

/** A file that was imported like an upload, and a model that answers questions about it with the tools of a chat. */
export type OpenFile = {
  readonly known: readonly Dataset[];
  readonly rows: readonly Row[];
  /** The day of the questions. */
  readonly today: string;
  ask(questions: readonly Turn[]): Promise<Answered[]>;
  close(): Promise<void>;
};

/**
 * Takes in the file of a set through the product's own import, and answers questions through its own tools.
 * @param model the offline planner, or a language model
 */
export async function openFile(set: QuestionSet, model: LanguageModel): Promise<OpenFile> {
  const folder = await mkdtemp(join(tmpdir(), "eval-"));
  const files = await createFileStore(folder);
  const tables = createTableEngine({ folder, processes: 1 });
  const store = { datasets: inMemory() };
  const clock = { now: () => new Date(`${set.today}T12:00:00Z`) };
  const datasets = createDatasets({
    store,
    files,
    tables,
    clock,
    newId,
    uploadLimitBytes: UPLOAD_LIMIT,
  });
  const path = filePath(set.file);
  await datasets.upload(USER, { filename: set.file, bytes: createReadStream(path) });
  const tools = dataTools({ datasets, questions: createQuestions({ store, datasets, clock }) });
  const known = await datasets.list(USER);
  return {
    known,
    rows: readRows(set),
    today: set.today,
    async ask(questions) {
      const messages: ModelMessage[] = [];
      const answered: Answered[] = [];
      for (const turn of questions) {
        const shown = shownQuestion(
          {
            prompt: turn.q,
            earlier: answered.map(({ turn: { q }, shown: before }) => ({
              prompt: q,
              shown: before,
            })),
            today: set.today,
          },
          tablesOf(known),
        );
        messages.push({ role: "user", content: turn.q });
        const { said, ...rest } = await answerOne({
          model,
          tools,
          known,
          messages: [...messages],
          today: set.today,
        });
        // What a later run of a chat is given of this one.
        messages.push(...said.map((content) => ({ role: "assistant" as const, content })));
        answered.push({ turn, shown, ...rest });
      }
      return answered;
    },
    async close() {
      tables.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function dataTools(deps: DataTools): RunTool[] {
  const handlers = dataHandlers(deps);
  const connection = {
    id: newId(),
    name: manifest.display_name,
    connectionType: manifest.name,
    fieldMappings: {},
    enabledMethods: manifest.tools.map(({ name }) => name),
  } as unknown as RunTool["connection"];
  return manifest.tools.flatMap((tool) => {
    const handler = handlers[tool.name];
    if (!handler) return [];
    const plugin = { manifest, handlers } as unknown as RunTool["plugin"];
    return { modelName: `data_${tool.name}`, manifest: tool, plugin, connection, handler };
  });
}

/** The tools that read rows. */
const QUERYING = new Set(["data_ask_data", "data_query_data"]);

async function answerOne({
  model,
  tools,
  known,
  messages,
  today,
}: {
  model: LanguageModel;
  tools: readonly RunTool[];
  known: readonly Dataset[];
  messages: ModelMessage[];
  today: string;
}) {
  let queried = false;
  let shown = "";
  const said: string[] = [];
  let cpuMs = 0;
  const system = systemPrompt({ today, toolLimit: MAX_CALLS });
  for (let step = 0; ; step++) {
    const before = process.cpuUsage();
    const result = await generateText({
      model,
      system,
      messages,
      tools: modelTools(tools, { files: known }),
      toolChoice: step < MAX_CALLS ? "auto" : "none",
    });
    const { user, system: inKernel } = process.cpuUsage(before);
    cpuMs += (user + inKernel) / 1000;
    messages.push(...result.response.messages);
    if (result.toolCalls.length === 0)
      return {
        answer: { text: [result.text, shown].join("\n\n"), queried },
        said: [...said, result.text],
        cpuMs,
      };
    const results = [];
    for (const call of result.toolCalls) {
      queried ||= QUERYING.has(call.toolName);
      const value = await run(tools, call.toolName, call.input);
      shown = shownTable(value.value) ?? shown;
      const question: unknown = Object(value.value).asked?.question;
      if (question) said.push(keptLine("ask_data", question));
      results.push({
        type: "tool-result" as const,
        toolCallId: call.toolCallId,
        toolName: call.toolName,
        output: value,
      });
    }
    messages.push({ role: "tool", content: results });
  }
}

async function run(tools: readonly RunTool[], name: string, input: unknown) {
  const tool = tools.find(({ modelName }) => modelName === name);
  if (!tool) return { type: "error-text" as const, value: `There is no tool '${name}'.` };
  try {
    const value = await tool.handler(
      input as Record<string, unknown>,
      {
        userId: USER,
        signal: AbortSignal.timeout(30_000),
      } as Parameters<RunTool["handler"]>[1],
    );
    return { type: "json" as const, value: JSON.parse(JSON.stringify(value)) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { type: "error-text" as const, value: error.message };
  }
}

function inMemory(): Repositories["datasets"] {
  let kept: Dataset[] = [];
  return {
    list: async () => kept,
    listWithValues: async () => kept,
    async insert(dataset) {
      kept = [dataset, ...kept];
    },
    async changeTables(_userId, id, change) {
      kept = kept.map((one) => (one.id === id ? { ...one, tables: change(one.tables) } : one));
      return kept.find((one) => one.id === id);
    },
    async rewrite(dataset) {
      kept = kept.map((one) => (one.id === dataset.id ? dataset : one));
    },
    async replace(dataset, uploadId) {
      kept = kept
        .filter(({ id }) => id !== uploadId)
        .map((one) => (one.id === dataset.id ? dataset : one));
    },
    findOfShape: async () => undefined,
    listStorageKeys: async () => new Set(kept.map(({ storageKey }) => storageKey)),
    async remove(_userId, id) {
      const found = kept.find((one) => one.id === id);
      kept = kept.filter((one) => one !== found);
      return found;
    },
  };
}
