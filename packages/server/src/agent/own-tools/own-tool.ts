import type { JSONSchema7 } from "ai";
import type { NewEvent } from "../../domain/runs/events.ts";
import type { Run } from "../../domain/runs/ports.ts";
import type { ToolOutput } from "../../domain/runs/single-call.ts";
import type { Repositories } from "../../domain/unit-of-work.ts";
import type { Arguments } from "../call-turn.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";

/** What a call came to: for the model, and as an event for the user. */
export type OwnAnswer = {
  readonly output: ToolOutput;
  readonly event: Pick<
    Extract<NewEvent, { type: "tool_result" }>,
    "result" | "outcome" | "is_error"
  >;
};

/** A tool of the agent's own. It belongs to no connection and changes nothing outside, so it needs no approval and costs nothing. */
export type OwnTool = {
  /** Tools of plugins have the plugin's name before theirs, so none can have this one. */
  readonly name: string;
  readonly description: string;
  readonly schema: JSONSchema7;
  /** The result holds the arguments: with the call they would be stored and sent twice. */
  readonly repeatsArguments?: true;
  /** Answers a call whose arguments fit the schema. */
  readonly answer: (
    deps: { readonly clock: Clock; readonly newId: NewId },
    tx: Repositories,
    run: Run,
    args: Arguments,
  ) => OwnAnswer | Promise<OwnAnswer>;
};

/** A failed call, with the reason. */
export const failed = (sentence: string): OwnAnswer => ({
  output: { type: "error-text", value: sentence },
  event: { result: sentence, outcome: "failed", is_error: true },
});
