import { zOfferedQuestion } from "@switchboard/api-client/schemas";
import { OFFER_QUESTION } from "../../planner/index.ts";
import { failed, type OwnTool } from "./own-tool.ts";

/** Shows the user a question about a file with what is still open in it. Only the planner calls it, and the run ends with it. */
export const offerQuestion: OwnTool = {
  name: OFFER_QUESTION,
  description: "Show the user a question to complete.",
  schema: { type: "object" },
  repeatsArguments: true,
  answer(_deps, _tx, _run, args) {
    const offered = zOfferedQuestion.safeParse(args);
    if (!offered.success) return failed("This is no question to complete.");
    return {
      output: { type: "json", value: { status: "asked" } },
      event: { result: { ...offered.data }, outcome: "done" },
    };
  },
};
