import type { AssumedPart, OfferedQuestion } from "@switchboard/api-client/types";
import type { PlannerTool } from "./planner-tools.ts";
import type { Offer } from "./offer.ts";

/** What the planner does next: call a tool, or say its last words. */
export type Decision =
  | {
      readonly kind: "call";
      readonly tool: PlannerTool;
      readonly args: Record<string, unknown>;
      /** What was taken for granted to come to it. */
      readonly assumed?: readonly AssumedPart[];
    }
  | {
      readonly kind: "say";
      readonly text: string;
      /** What the person can choose from next; the turn ends with it. */
      readonly offer?: Offer;
      /** A question that they complete next, likewise. */
      readonly open?: OfferedQuestion;
    };

/** The same within one of several requests of a prompt; `used` is how many calls it took. */
export type Part = Decision & { readonly used: number };

export const say = (text: string, used: number, offer?: Offer): Part => ({
  kind: "say",
  text,
  used,
  ...(offer && { offer }),
});

export const call = (tool: PlannerTool, args: Record<string, unknown>): Part => ({
  kind: "call",
  tool,
  args,
  used: 0,
});
