/** The models that a user can choose, in the order they are offered. */
export const MODEL_IDS = [
  "openai:gpt-4o",
  "google:gemini-1.5-pro-latest",
  "google:gemini-1.5-flash-latest",
] as const;
export type ModelId = (typeof MODEL_IDS)[number];

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

/** The models of this server, as far as beginning a run and its price need them. */
export type ModelList = {
  list(): readonly ModelInfo[];
  isKnown(id: string): id is ModelId;
  /** Who answers for a model id. */
  answerer(id: ModelId): { readonly paid: boolean };
};
