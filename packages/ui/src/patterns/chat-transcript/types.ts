import type { ChartCardView } from "../chart-card/types.ts";
import type { ChoiceQuestionView } from "../choice-question/types.ts";
import type { DiscoveryView } from "../discovery-card/types.ts";
import type { FactProposalView } from "../fact-proposal/types.ts";
import type { FileCardView } from "../file-card/types.ts";
import type { Json } from "../json-view/types.ts";
import type { ChunkedText } from "../markdown/chunked-text.ts";
import type { AskedView } from "../question-answer/types.ts";
import type { Question } from "../question-bar/types.ts";
import type { ToolCallView } from "../tool-call/types.ts";

/** What is asked again: the question as it is, or else its words. */
export interface AskedBefore {
  prompt: string;
  question?: Question;
}

/** One entry of a conversation. Entries are compared by identity: one that did not change keeps its object. */
export type TranscriptMessage = {
  /** Milliseconds since 1970; absent if unknown. */
  at?: number;
} & (
  | {
      kind: "user";
      id: string;
      text: string;
      /** Sent from this page: a question from another device moves no reader. */
      asked?: true;
    }
  | {
      kind: "assistant";
      id: string;
      /** In chunks if it is long and growing: all but the last stay the same strings. */
      text: ChunkedText;
      /** More text will arrive. */
      streaming?: boolean;
      /** A file that it is from is read differently now: the question that would be answered differently. */
      outdated?: AskedBefore;
      /** It is about a question that was changed since: shown folded. */
      superseded?: true;
      /** It is not shown at all. */
      hidden?: true;
    }
  /** What a model thought before it answered: shown folded. */
  | {
      kind: "reasoning";
      id: string;
      text: ChunkedText;
      /** It is still thinking. */
      streaming?: boolean;
      /** How long it thought, in milliseconds; absent while unknown. */
      durationMs?: number;
    }
  | { kind: "tool_call"; id: string; call: ToolCallView }
  /** What a discovery learned about one connection. */
  | { kind: "discovery"; id: string; discovery: DiscoveryView }
  /** A fact that the agent proposes to remember. */
  | { kind: "fact_proposal"; id: string; proposal: FactProposalView }
  /** A question with answers to choose from. */
  | { kind: "choices"; id: string; question: ChoiceQuestionView }
  /** Figures of an answer. */
  | { kind: "chart"; id: string; chart: ChartCardView }
  /** A question about a file as it was read, with its answer. */
  | { kind: "question"; id: string; asked: AskedView }
  /** An uploaded file and what it holds. */
  | { kind: "file"; id: string; file: FileCardView }
  | {
      kind: "status";
      id: string;
      text: string;
      /** Icon beside the words. @default "info" */
      mark?: "info" | "done" | "busy" | "denied" | "stopped" | "failed";
    }
  | {
      kind: "error";
      id: string;
      text: string;
      /** What would resolve it. */
      action?: ErrorAction | undefined;
    }
  /** A stored message of a role that this version does not know. */
  | { kind: "unknown"; id: string; content: Json }
  /** A stored message that cannot be read: a thought without a call, a result without one, or anything else. */
  | { kind: "malformed"; id: string; part: "thought" | "result" | "message" }
);

/** The action that resolves an error: a retry, or a page where something can be done about it. */
export type ErrorAction = { kind: "retry" } | { kind: "link"; label: string; href: string };

/** When a screen reader announces an answer: sentence by sentence, some seconds apart, or once at its end. */
export type AnnouncePace = "sentences" | "end";

/** A run in progress. */
export type WorkingView = {
  /** When the run began, milliseconds since 1970. */
  startedAt: number;
  /** Calls made and allowed in this run. */
  toolCalls?: { used: number; limit: number };
  /** Credits that it has used; none are not shown. @default 0 */
  credits?: number;
};
