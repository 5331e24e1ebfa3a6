import type { ModelMessage } from "ai";
import type { profileFacts } from "../domain/users/profile.ts";
import type { NamedWord } from "../questions/learned-words.ts";
import type { RunModel } from "./models.ts";
import type { RunTool } from "./tool-set.ts";

/** What a step of a model is made from. */
export type ModelTurn = {
  readonly answerer: RunModel;
  /** The tools that it may call, of all that its user selected. */
  readonly offered: readonly RunTool[];
  readonly tools: readonly RunTool[];
  readonly profile: ReturnType<typeof profileFacts>;
  readonly words: readonly NamedWord[];
  readonly transcript: ModelMessage[];
  readonly signal: AbortSignal;
  /** No more calls: the model must answer. */
  readonly limitReached: boolean;
};

/** How a step ended. `isAnswer`: it made no call. */
export type TurnEnd = Pick<ModelTurn, "answerer" | "offered" | "transcript"> & {
  readonly isAnswer: boolean;
};
