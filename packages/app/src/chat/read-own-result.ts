import type { ChartCardView } from "@switchboard/ui/patterns/chart-card";
import type { ChoiceQuestionView } from "@switchboard/ui/patterns/choice-question";
import type { FactProposalView } from "@switchboard/ui/patterns/fact-proposal";
import type { ChatMessage } from "./chat-state.ts";

type Result = Extract<ChatMessage, { role: "tool_result" }>;

/** What a tool of the agent's own leaves in the conversation. */
export type OwnResult =
  | { kind: "fact_proposal"; proposal: FactProposalView }
  | { kind: "choices"; question: ChoiceQuestionView }
  | { kind: "chart"; chart: ChartCardView };

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string";

const isList = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] => Array.isArray(value) && value.every(isItem);

const isOption = (value: unknown): value is ChoiceQuestionView["options"][number] =>
  isValues(value) &&
  isText(value["label"]) &&
  (value["description"] === undefined || isText(value["description"]));

const isFigure = (value: unknown): value is number | null =>
  value === null || Number.isFinite(value);

const isSeries = (value: unknown): value is ChartCardView["series"][number] =>
  isValues(value) && isText(value["name"]) && isList(value["values"], isFigure);

const isChartKind = (value: unknown): value is ChartCardView["kind"] =>
  value === "line" || value === "bar" || value === "stacked-bar";

const readers: Readonly<Record<string, (result: Values) => OwnResult | null>> = {
  remember({ kind, proposal_id: id, key, value }) {
    if (kind !== "fact_proposal" || !isText(id) || !isText(key) || !isText(value)) return null;
    return { kind: "fact_proposal", proposal: { id, key, value } };
  },
  offer_choices({ kind, question, options }) {
    if (kind !== "choices" || !isText(question) || !isList(options, isOption)) return null;
    return { kind: "choices", question: { question, options } };
  },
  show_chart({ kind: kindOfResult, chart }) {
    if (kindOfResult !== "chart" || !isValues(chart)) return null;
    const { title, kind, category, categories, series } = chart;
    if (!isText(title) || !isChartKind(kind) || !isText(category)) return null;
    if (!isList(categories, isText) || !isList(series, isSeries)) return null;
    return { kind: "chart", chart: { title, kind, category, categories, series } };
  },
};

/**
 * Reads what one of the agent's own tools came to; null for any other result. A call that names a connection, whose tools may have any
 * name, proposes, asks and draws nothing.
 */
export function readOwnResult({ call, connection, result }: Result): OwnResult | null {
  if (connection !== undefined || !Object.hasOwn(readers, call.name)) return null;
  return isValues(result) ? (readers[call.name]?.(result) ?? null) : null;
}
