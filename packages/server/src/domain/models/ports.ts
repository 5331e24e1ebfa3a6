import type { FoundServer, ListedModel, ModelProviderReport } from "@switchboard/api-client/types";
import type { Envelope } from "../../secrets/vault.ts";
import type { TokenPrice } from "../credits/token-use.ts";

/** How a provider is spoken to. */
export const providerKinds = ["openai", "google", "anthropic", "azure", "compatible"] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What came of the last request to a provider. */
export type ProviderState = {
  readonly state: "untried" | "working" | "key_refused" | "unreachable" | "failing";
  readonly since: Date | null;
  /** What the provider said, without keys. */
  readonly message: string | null;
};

/** How to reach a provider. */
export type ProviderAccess = {
  readonly kind: ProviderKind;
  /** Null for the provider's own address. */
  readonly address: string | null;
  /** Of Azure. */
  readonly apiVersion: string | null;
  /** Undefined for a server without a key. */
  readonly apiKey: string | undefined;
  /** The operator named it in the environment, so that it need not pass the gate. */
  readonly trusted: boolean;
};

/** A provider as an administrator saved it. The id is the first part of its models' ids: lower case letters, digits and dashes. */
export type StoredProvider = {
  readonly id: string;
  readonly kind: ProviderKind;
  readonly name: string;
  readonly address: string | null;
  readonly apiVersion: string | null;
  /** Null without a key. */
  readonly secrets: Envelope | null;
  /** The last four characters of a key that is long enough to show them. */
  readonly keyEnding: string | null;
  /** Email address of who saved the key. */
  readonly keyBy: string | null;
};

/** A provider that the operator's environment sets up. */
export type EnvironmentProvider = Omit<ProviderAccess, "trusted"> & { readonly id: string };

/** Who can choose a model. */
export type Offer =
  | { readonly to: "everyone" | "nobody" }
  | { readonly to: "organizations"; readonly organizationIds: readonly string[] };

/** What a model can do. */
export type Abilities = {
  readonly tools: boolean;
  readonly images: boolean;
  readonly reasoning: boolean;
};

/** A model of a provider. */
export type Model = {
  /** Provider id, a colon and a name: what chats, playbooks and programs say. */
  readonly id: string;
  readonly providerId: string;
  readonly name: string;
  /** The id that the provider gets. Another than the id's second part where the model stands for a newer one. */
  readonly sentAs: string;
  readonly price: TokenPrice;
  /** The most tokens that it reads at once; null where nobody said. */
  readonly contextTokens: number | null;
  readonly can: Abilities;
  readonly offer: Offer;
  readonly isDefault: boolean;
  /** Hundredths of a credit for each organization and day, and for each person without one; null for no limit. */
  readonly dailyBudget: number | null;
  /** The id of the model that answers where this one fails. */
  readonly fallback: string | null;
  /** The day on which the provider turns it off, as `YYYY-MM-DD`. */
  readonly shutdown: string | null;
};

/** Providers and models, as they are stored. */
export type ModelStore = {
  /** The oldest first. */
  listProviders(): Promise<StoredProvider[]>;
  /** By provider id, those of the environment too. */
  listStates(): Promise<Map<string, ProviderState>>;
  /** Saves a new one. @returns false where its id is taken */
  insertProvider(provider: StoredProvider, now: Date): Promise<boolean>;
  putProvider(provider: StoredProvider, now: Date): Promise<void>;
  noteState(providerId: string, state: ProviderState): Promise<void>;
  /** Removes a provider with its state and its models, except some. */
  removeProvider(id: string, kept: readonly string[]): Promise<void>;
  /** The oldest first. */
  listModels(): Promise<Model[]>;
  /** Saves a model; a new default takes the place of the old one. */
  putModel(model: Model, now: Date): Promise<void>;
  removeModel(id: string): Promise<void>;
};

/** Asks model servers about themselves. */
export type ModelServers = {
  /** Reaches a server, lists its models and asks one to call a tool. Failures are in the report. */
  try(
    access: ProviderAccess,
    model: string | undefined,
    signal: AbortSignal,
  ): Promise<ModelProviderReport>;
  /** @throws an error with a sentence that says why it has no list */
  list(access: ProviderAccess, signal: AbortSignal): Promise<readonly ListedModel[]>;
  /** The servers on this machine; none where the operator does not allow its addresses. */
  findLocal(): Promise<readonly FoundServer[]>;
  /** Whether the operator allows addresses of this machine. */
  readonly looksForLocal: boolean;
  /** @throws AppError `invalid` for an address that this server may not call */
  checkAddress(address: string): void;
};
