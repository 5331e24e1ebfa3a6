import type { DiscoveryView } from "../discovery-card/types.ts";
import type { Json } from "../json-view/types.ts";
import type { TextInPieces } from "../markdown/text-pieces.ts";
import type { ToolCallView } from "../tool-call/types.ts";

/** One entry of a conversation. Objects are compared by identity: an entry that did not change keeps its object. */
export type TranscriptMessage = {
  /** When it was said, milliseconds since 1970; absent where nobody knows. */
  at?: number;
} & (
  | {
      kind: "user";
      id: string;
      text: string;
      /** Sent from this page: what another device asks moves no reader. */
      asked?: true;
    }
  | {
      kind: "assistant";
      id: string;
      /** As pieces where it is long and grows: all but the last stay the same strings. */
      text: TextInPieces;
      /** More text will come. */
      streaming?: boolean;
    }
  | { kind: "tool_call"; id: string; call: ToolCallView }
  /** What a discovery learned about one connection. */
  | { kind: "discovery"; id: string; discovery: DiscoveryView }
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
      /** What would help. */
      way?: ErrorWay | undefined;
    }
  /** A stored message of a role that this version does not know. */
  | { kind: "unknown"; id: string; content: Json }
  /** A stored message that cannot be read: a thought without a call, a result without one, or anything else. */
  | { kind: "malformed"; id: string; part: "thought" | "result" | "message" }
);

/** A way on from an error: the same again, or a page where something can be done about it. */
export type ErrorWay = { kind: "retry" } | { kind: "link"; label: string; href: string };

/** When a screen reader says an answer: as its sentences come, some seconds apart, or once at its end. */
export type AnnouncePace = "sentences" | "end";

/** That a run goes on now. */
export type WorkingView = {
  /** When the run began, milliseconds since 1970. */
  startedAt: number;
  /** Calls made and allowed in this run. */
  toolCalls?: { used: number; limit: number };
};
