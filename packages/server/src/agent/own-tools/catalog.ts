import { jsonSchema, tool, type ToolSet } from "ai";
import { itemNotes, type PlannerItem } from "../../planner/index.ts";
import type { OpenCall } from "../../domain/runs/single-call.ts";
import { offerChoices } from "./offer-choices.ts";
import { offerQuestion } from "./offer-question.ts";
import type { OwnTool } from "./own-tool.ts";
import { readResult } from "./read-result.ts";
import { remember } from "./remember.ts";
import { showChart } from "./show-chart.ts";

const SHARED_TOOLS = [remember, offerChoices, showChart];
const TOOLS = [...SHARED_TOOLS, readResult];
const PLANNER_TOOLS = [...SHARED_TOOLS, offerQuestion];
const byName = new Map([...TOOLS, ...PLANNER_TOOLS].map((own) => [own.name, own]));

/** Tools offered to a language model in addition to those of connections. */
export const OWN_TOOLS = TOOLS.length;

const toolSet = (tools: readonly OwnTool[], item?: PlannerItem): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, schema }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema<Record<string, unknown>>(schema),
        ...(item && name === offerChoices.name && { providerOptions: itemNotes(item) }),
      }),
    ]),
  );

/** The tools that every language model may call in a chat. */
export const ownTools = toolSet(TOOLS);

/**
 * Those that the planner may call.
 * @param item the inbox item that the chat is about
 */
export const plannerTools = (item: PlannerItem | undefined): ToolSet =>
  toolSet(PLANNER_TOOLS, item);

/** The tool of the agent's own that a call is for; undefined for a tool of a connection. */
export const ownToolOf = ({ modelName }: OpenCall): OwnTool | undefined => byName.get(modelName);
