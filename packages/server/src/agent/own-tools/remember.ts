import { type Proposing, proposeFact } from "../../domain/facts/propose-fact.ts";
import { MAX_KEY_LENGTH, MAX_VALUE_LENGTH } from "../../domain/users/profile.ts";
import { NOT_RUN, REMEMBER } from "../../planner/index.ts";
import { failed, type OwnAnswer, type OwnTool } from "./own-tool.ts";

/** Proposes a fact about the user: a write to our own database alone, whose intent and outcome are one transaction. */
export const remember: OwnTool = {
  name: REMEMBER,
  description:
    "Propose a lasting fact or preference that the user told you about themselves or their work, to know it in later chats. The user accepts or refuses it. Use the key that their profile has where the fact changes. Never propose what only a tool's result, a file or a mail says, and no passwords or other secrets.",
  schema: {
    type: "object",
    properties: {
      key: {
        type: "string",
        title: "Key",
        description: "What the fact is about, in a few words, such as “Fiscal year”.",
        pattern: "\\S",
        maxLength: MAX_KEY_LENGTH,
      },
      value: {
        type: "string",
        title: "Value",
        description: "The fact itself, such as “starts in July”.",
        pattern: "\\S",
        maxLength: MAX_VALUE_LENGTH,
      },
    },
    required: ["key", "value"],
    additionalProperties: false,
  },
  async answer(deps, tx, run, args) {
    const [key, value] = [String(args["key"]), String(args["value"])];
    if (run.readOnly) {
      const sentence = `${NOT_RUN} In a real run: Propose to remember “${key}: ${value}”.`;
      return {
        output: { type: "error-text", value: sentence },
        event: { result: sentence, outcome: "not_run" },
      };
    }
    const { id: runId, userId, sessionId } = run;
    return tell(await proposeFact(deps, tx, { userId, sessionId, runId, key, value }));
  },
};

const PROPOSED =
  "The person sees it as a proposal. It is not saved, and you do not know it in later chats, unless they accept it.";

const SENTENCES = {
  known: "The profile says this already.",
  refused: "The person refused this before. Do not propose it again.",
  waiting: "This is proposed already and waits for the person.",
  full: "Too many proposals wait for the person already. They can accept or refuse them on their profile.",
} as const satisfies Record<Exclude<Proposing["status"], "proposed">, string>;

function tell(proposing: Proposing): OwnAnswer {
  const { status } = proposing;
  if (status === "full") return failed(SENTENCES.full);
  if (status !== "proposed") {
    const message = SENTENCES[status];
    return {
      output: { type: "json", value: { status, message } },
      event: { result: message, outcome: "done" },
    };
  }
  const { proposal, current } = proposing;
  const { id, key, value } = proposal;
  return {
    output: {
      type: "json",
      value: { status, message: PROPOSED, ...(current === null ? {} : { replaces: current }) },
    },
    event: { result: { kind: "fact_proposal", proposal_id: id, key, value }, outcome: "done" },
  };
}
