import type { AssumedPart } from "@switchboard/api-client/types";
import type { ModelMessage, ToolResultPart } from "ai";

/** A call in a model's conversation that has no result yet. */
export type OpenCall = {
  readonly callId: string;
  readonly modelName: string;
  readonly input: unknown;
  /** What the planner took for granted to come to it. */
  readonly assumed?: readonly AssumedPart[];
};

/** A tool's output, as a model reads it. */
export type ToolOutput = ToolResultPart["output"];

/** A conversation that is one call, which no model made. */
export const singleCall = ({ callId, modelName, input }: OpenCall): ModelMessage[] => [
  {
    role: "assistant",
    content: [{ type: "tool-call", toolCallId: callId, toolName: modelName, input }],
  },
];

/** The output of a call; undefined while it has no result. */
export function outputOf(transcript: readonly ModelMessage[]): ToolOutput | undefined {
  const last = transcript.at(-1);
  const [part] = last?.role === "tool" ? last.content : [];
  return part?.type === "tool-result" ? part.output : undefined;
}
