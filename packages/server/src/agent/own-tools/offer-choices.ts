import { OFFER_CHOICES } from "../../planner/index.ts";
import { failed, type OwnTool } from "./own-tool.ts";

const MAX_OPTIONS = 8;

/** Asks the user a question with answers to choose from. The run ends with it: what they choose is their next message. */
export const offerChoices: OwnTool = {
  name: OFFER_CHOICES,
  description:
    "Ask the user one question with answers to choose from, where their request can mean different things and the difference matters. They choose one with a click, or write another answer; it is their next message. Say in text before it what you found, if anything. Your turn ends with this call. Never use it to ask for permission: calls that need approval are shown to the user anyway.",
  schema: {
    type: "object",
    properties: {
      question: {
        type: "string",
        description: "The question, such as “Which column is revenue?”.",
        pattern: "\\S",
        maxLength: 300,
      },
      options: {
        type: "array",
        minItems: 1,
        maxItems: MAX_OPTIONS,
        items: {
          type: "object",
          properties: {
            label: {
              type: "string",
              description: "The answer, in the user's words: it is what they say when they choose.",
              pattern: "\\S",
              maxLength: 200,
            },
            description: {
              type: "string",
              description: "What follows from it, in a few words.",
              maxLength: 300,
            },
          },
          required: ["label"],
          additionalProperties: false,
        },
      },
    },
    required: ["question", "options"],
    additionalProperties: false,
  },
  answer(_deps, _tx, _run, args) {
    const { question, options } = args as { question: string; options: { label: string }[] };
    const labels = new Set(options.map(({ label }) => label.trim().toLowerCase()));
    if (labels.size < options.length) return failed("Two of the options have the same label.");
    return {
      output: { type: "json", value: { status: "asked" } },
      event: { result: { kind: "choices", question, options }, outcome: "done" },
    };
  },
};
