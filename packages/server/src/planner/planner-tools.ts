import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Question } from "@switchboard/api-client/types";
import type { LearnedWord } from "../domain/datasets/learned-words.ts";
import { readCatalog, type Table } from "../questions/catalog.ts";
import type { Dataset } from "../domain/datasets/ports.ts";
import { type PlannerItem, readItem } from "./planner-item.ts";

/** Information about a tool for the planner only. */
export type ToolNotes = {
  readonly plugin: string;
  /** The tool's own name in its plugin. */
  readonly tool: string;
  readonly connection: string;
  readonly effect: string;
  readonly hints: readonly string[];
  /** What people call the connection's fields, and what the system calls them. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a tool that queries files goes by. */
  readonly data?: PlannerData | undefined;
};

/** What the planner knows of a person's files. */
export type PlannerData = {
  /** The files with what is known of their values. */
  readonly files: readonly PlannerFile[];
  /** What they say that words mean. */
  readonly learned?: readonly LearnedWord[] | undefined;
  /** What they ask with the question bar, in place of the prompt. */
  readonly question?: Question | null | undefined;
};

/** An uploaded file, for the planner. */
export type PlannerFile = Pick<Dataset, "filename" | "tables">;

/** A tool as the planner sees it. */
export type PlannerTool = Omit<ToolNotes, "data"> & {
  /** The tables that it queries, where it queries any. */
  readonly tables?: readonly Table[];
  /** What the person says that words mean, where it queries tables. */
  readonly learned?: readonly LearnedWord[];
  /** What the person asks with the question bar, where it queries tables. */
  readonly question?: Question;
  /** The inbox item that the chat is about; on the tool that offers choices. */
  readonly item?: PlannerItem | undefined;
  readonly modelName: string;
  readonly description: string;
  readonly schema: Record<string, unknown>;
};

/** The tables of files, as `ask_data` reads them. */
export const tablesOf = (
  files: readonly PlannerFile[],
  fields: Readonly<Record<string, string>> = {},
): readonly Table[] => readCatalog({ files }, fields) ?? [];

/** The notes in the form in which a tool carries them; other models do not get them. */
export const toolNotes = ({ hints, fields, data, ...texts }: ToolNotes) => ({
  switchboard: {
    ...texts,
    hints: [...hints],
    fields: { ...fields },
    ...(data ? { data: JSON.parse(JSON.stringify(data)) } : {}),
  },
});

/** The tools that are offered to the planner, with the notes that only it gets. */
export function readTools(tools: LanguageModelV4CallOptions["tools"]): PlannerTool[] {
  return (tools ?? []).flatMap((tool) => {
    if (tool.type !== "function") return [];
    const notes = tool.providerOptions?.["switchboard"] ?? {};
    const text = (key: string) => (typeof notes[key] === "string" ? notes[key] : "");
    const hints = Array.isArray(notes["hints"]) ? notes["hints"].map(String) : [];
    return {
      modelName: tool.name,
      plugin: text("plugin"),
      tool: text("tool") || tool.name,
      connection: text("connection"),
      effect: text("effect"),
      hints,
      fields: readNames(notes["fields"]),
      ...readData(notes["data"], readNames(notes["fields"])),
      item: readItem(notes),
      description: tool.description ?? "",
      schema: { ...tool.inputSchema },
    };
  });
}

function readNames(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

/** @param value `PlannerData` that went through JSON */
function readData(value: unknown, fields: Readonly<Record<string, string>>) {
  if (typeof value !== "object" || value === null) return {};
  const { files, learned, question } = value as PlannerData;
  return {
    tables: readCatalog({ files }, fields),
    learned: learned ?? [],
    ...(question && { question }),
  };
}
