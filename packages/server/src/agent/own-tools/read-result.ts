import { READ_RESULT, pageOf, toPageOutput } from "../result-pages.ts";
import { toModelOutput, withoutView } from "../transcript.ts";
import { failed, type OwnTool } from "./own-tool.ts";

/** Reads a page of a result that was too long to be given at once. Only results of this chat can be read. */
export const readResult: OwnTool = {
  name: READ_RESULT,
  description:
    "Read on in a tool's result that was too long to be given at once; the result says so and names the page to ask for. Prefer a tool that filters or totals where there is one.",
  schema: {
    type: "object",
    properties: {
      result: { type: "string", description: "As the note in the result says.", maxLength: 200 },
      page: { type: "integer", minimum: 1 },
    },
    required: ["result", "page"],
    additionalProperties: false,
  },
  async answer(_deps, tx, run, args) {
    const { result: callId, page } = args as { result: string; page: number };
    const call = await tx.toolCalls.findOfSession(run.sessionId, callId);
    if (!call) return failed("This chat has no result of this name.");
    const found = pageOf(withoutView(call.result), page);
    if (!found && page === 1) {
      // One page, which was left out of the conversation to make room.
      const result = `Read the result of ${call.name} again.`;
      return { output: toModelOutput(call.result), event: { result, outcome: "done" } };
    }
    if (!found) return failed(`This result has no page ${page}.`);
    return {
      output: toPageOutput(callId, found),
      event: {
        result: `Read page ${found.page} of ${found.of} of the result of ${call.name}: ${found.holds}.`,
        outcome: "done",
      },
    };
  },
};
