import type { TokenPrice } from "../credits/token-use.ts";

/** A provider and a model of it, such as `openai:gpt-4o`. */
export type ModelId = string;

/** What a ledger calls the offline planner. */
export const BUILT_IN_PLANNER = "built-in planner";

/** A model as the app offers it. Not available means that the offline planner answers in its place. */
export type ModelInfo = {
  readonly id: ModelId;
  readonly available: boolean;
  readonly reason?: string;
};

/** Tells which provider receives the data sent to a model. */
export type ModelProvider = { providerOf(id: ModelId): string };

/** Who answers for a model id. */
export type Answerer = {
  /** False for the built-in planner. */
  readonly paid: boolean;
  /** What chats say, such as `openai:gpt-4o`; `BUILT_IN_PLANNER` for the planner. */
  readonly id: string;
  readonly name: string;
  /** The provider's id and the id that it gets: what the ledger says. */
  readonly sentTo: string;
  readonly price: TokenPrice;
  /** Hundredths of a credit for each organization and day, and for each person without one. Absent if there is no limit. */
  readonly dailyBudget?: number;
  /** Tells the user that another model answers than the one they chose. */
  readonly fallbackNotice?: string;
};

/** The models of this server at one moment, as far as beginning a run and its price need them. */
export type ModelList = {
  /** Those offered to everyone, in their order. */
  list(): readonly ModelInfo[];
  isKnown(id: ModelId): boolean;
  /** Those that members of these organizations can choose. */
  choices(
    organizationIds: readonly string[],
  ): readonly { readonly id: ModelId; readonly name: string; readonly reason: string | null }[];
  /** What a new chat begins with. */
  readonly defaultModel: ModelId;
  answerer(id: ModelId): Answerer;
};

/** Reads the models of this moment. Call it before a transaction: it reads the store. */
export type ReadModels<Now = ModelList & ModelProvider> = { read(): Promise<Now> };
