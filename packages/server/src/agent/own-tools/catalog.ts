import { jsonSchema, tool, type ToolSet } from "ai";
import { itemNotes, type PlannerItem } from "../../planner/index.ts";
import type { OpenCall } from "../../domain/runs/single-call.ts";
import { offerChoices } from "./offer-choices.ts";
import type { OwnTool } from "./own-tool.ts";
import { remember } from "./remember.ts";
import { showChart } from "./show-chart.ts";

const TOOLS = [remember, offerChoices, showChart];
const byName = new Map(TOOLS.map((own) => [own.name, own]));

/** Tools offered to a model in addition to those of connections. */
export const OWN_TOOLS = TOOLS.length;

const toolSet = (item?: PlannerItem): ToolSet =>
  Object.fromEntries(
    TOOLS.map(({ name, description, schema }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema<Record<string, unknown>>(schema),
        ...(item && name === offerChoices.name && { providerOptions: itemNotes(item) }),
      }),
    ]),
  );

/** The tools that every model may call in a chat. */
export const ownTools = toolSet();

/** The same for the planner, in a chat about an inbox item. */
export const withItem = (item: PlannerItem): ToolSet => toolSet(item);

/** The tool of the agent's own that a call is for; undefined for a tool of a connection. */
export const ownToolOf = ({ modelName }: OpenCall): OwnTool | undefined => byName.get(modelName);
