import type { ChartCardView } from "@switchboard/ui/patterns/chart-card";
import type { ChoiceQuestionView } from "@switchboard/ui/patterns/choice-question";
import type { FactProposalView } from "@switchboard/ui/patterns/fact-proposal";
import { z } from "zod";
import type { ChatMessage } from "./chat-state.ts";

type Result = Extract<ChatMessage, { role: "tool_result" }>;

/** What a tool of the agent's own leaves in the conversation. */
export type OwnResult =
  | { kind: "fact_proposal"; proposal: FactProposalView }
  | { kind: "choices"; question: ChoiceQuestionView }
  | { kind: "chart"; chart: ChartCardView };

const proposed = z.object({
  kind: z.literal("fact_proposal"),
  proposal_id: z.string(),
  key: z.string(),
  value: z.string(),
});
const asked = z.object({
  kind: z.literal("choices"),
  question: z.string(),
  options: z.array(z.object({ label: z.string(), description: z.string().optional() })),
});
const drawn = z.object({
  kind: z.literal("chart"),
  chart: z.object({
    title: z.string(),
    kind: z.enum(["line", "bar", "stacked-bar"]),
    category: z.string(),
    categories: z.array(z.string()),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  }),
});

const readers: Readonly<Record<string, (result: unknown) => OwnResult | null>> = {
  remember(result) {
    const { data } = proposed.safeParse(result);
    if (!data) return null;
    const { proposal_id: id, key, value } = data;
    return { kind: "fact_proposal", proposal: { id, key, value } };
  },
  offer_choices(result) {
    const { data } = asked.safeParse(result);
    return data ? { kind: "choices", question: data } : null;
  },
  show_chart(result) {
    const { data } = drawn.safeParse(result);
    return data ? { kind: "chart", chart: data.chart } : null;
  },
};

/**
 * Reads what one of the agent's own tools came to; null for any other result. A call that names a connection, whose tools may have any
 * name, proposes, asks and draws nothing.
 */
export function readOwnResult({ call, connection, result }: Result): OwnResult | null {
  if (connection !== undefined || !Object.hasOwn(readers, call.name)) return null;
  return readers[call.name]?.(result) ?? null;
}
