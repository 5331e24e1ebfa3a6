import type { SaveState } from "../../form/index.ts";

export type ProviderKind = "openai" | "google" | "anthropic" | "azure" | "compatible";

/** What came of the last request to a provider. */
export interface ProviderState {
  kind: "untried" | "working" | "key_refused" | "unreachable" | "failing";
  /** ISO 8601. */
  since: string | null;
  /** What it said. */
  message: string | null;
}

/** Where models are asked. */
export interface ProviderRow {
  id: string;
  kind: ProviderKind;
  name: string;
  /** Null for the provider's own. */
  address: string | null;
  apiVersion: string | null;
  hasKey: boolean;
  keyEnding: string | null;
  /** Who saved the key. */
  keyBy: string | null;
  /** The operator set it up: it can be tested here, not changed. */
  environment: boolean;
  state: ProviderState;
}

export interface NamedOrganization {
  id: string;
  name: string;
}

/** Credits for each million tokens. */
export interface ModelPrices {
  input: number;
  cached: number;
  output: number;
}

export type OfferedTo = "everyone" | "organizations" | "nobody";

/** A model that people can choose, or could. */
export interface ModelRow {
  id: string;
  providerId: string;
  name: string;
  /** The id that the provider gets. */
  sentAs: string;
  /** One of the three that every server has. */
  specified: boolean;
  available: boolean;
  /** Why it is not available. */
  reason: string | null;
  prices: ModelPrices;
  contextTokens: number | null;
  can: { tools: boolean; images: boolean; reasoning: boolean };
  offered: { to: OfferedTo; organizations: readonly NamedOrganization[] };
  isDefault: boolean;
  /** Credits for each organization and day; null for no limit. */
  dailyBudget: number | null;
  /** Id of the model that answers where this one fails. */
  fallback: string | null;
  /** When the provider turns it off, as 2027-01-14. */
  shutdown: string | null;
}

/** A model server on the same machine that is no provider yet. */
export interface FoundServer {
  name: string;
  address: string;
  models: readonly string[];
}

export interface ProviderCheck {
  step: "reach" | "list" | "call";
  outcome: "passed" | "failed" | "skipped";
  message: string;
  ms: number;
}

/** A model that a provider lists. */
export interface ListedModel {
  id: string;
  shutdown: string | null;
  contextTokens: number | null;
}

export interface ProviderReport {
  checks: readonly ProviderCheck[];
  models: readonly ListedModel[];
  works: boolean;
  callsTools: boolean;
}

export type ProviderTest =
  | { kind: "none" }
  | { kind: "running" }
  | { kind: "failed"; message: string }
  | { kind: "done"; report: ProviderReport };

/** A provider as it is filled in. */
export interface ProviderDraft {
  /** Null for a new one. */
  id: string | null;
  kind: ProviderKind;
  /** Empty: made from the kind or the address. */
  name: string;
  address: string | null;
  apiVersion: string | null;
  /** Undefined keeps the stored one. */
  key: string | undefined;
  /** Ids of the models to offer, of a new one. */
  models: readonly string[];
}

/** A model as it is filled in. */
export interface ModelDraft {
  /** Null for a new one. */
  id: string | null;
  providerId: string;
  sentAs: string;
  name: string;
  prices: ModelPrices;
  contextTokens: number | null;
  can: ModelRow["can"];
  offeredTo: OfferedTo;
  organizationIds: readonly string[];
  isDefault: boolean;
  dailyBudget: number | null;
  fallback: string | null;
}

/** What the search for organizations found. */
export interface OrganizationSearch {
  status: "ready" | "loading" | "error";
  found: readonly NamedOrganization[];
}

/** The form of a provider that is open. */
export interface OpenProvider {
  /** Null for a new one. */
  provider: ProviderRow | null;
  /** What the form of a new one begins with. @default "openai" */
  kind?: ProviderKind;
  test: ProviderTest;
  save: SaveState;
}

/** The form of a model that is open. */
export interface OpenModel {
  /** Null for a new one. */
  model: ModelRow | null;
  /** Whom its form begins to offer it to. @default whom it is offered to now */
  offeredTo?: OfferedTo;
  save: SaveState;
}

/** The page, loaded. */
export interface AdminModelsReady {
  kind: "ready";
  /** ISO 8601. */
  now: string;
  providers: readonly ProviderRow[];
  models: readonly ModelRow[];
  /** Servers on this machine, without those put off. */
  found: readonly FoundServer[];
  /** The operator allows addresses of this machine, so that its servers are found. */
  looksForServers: boolean;
  /** Address of the found server that is being added. */
  addingFound: string | null;
  openProvider: OpenProvider | null;
  openModel: OpenModel | null;
  organizations: OrganizationSearch;
  /** Tests of stored providers, by id. */
  tests: ReadonlyMap<string, ProviderTest>;
  /** Ids of models that are being saved. */
  saving: ReadonlySet<string>;
  /** What is asked about before it is removed. */
  removing: { kind: "provider" | "model"; id: string; name: string; busy: boolean } | null;
  /** What failed, to be read and closed. */
  alert: string | null;
  /** What was done, for screen readers. */
  announcement: string;
}

export type AdminModelsState = { kind: "loading" } | AdminModelsReady;

/** Actions of the page. */
export interface AdminModelsActions {
  onAddFound: (server: FoundServer) => void;
  onDismissFound: (server: { address: string }) => void;
  /** Opens the form of a new provider. */
  onAddProvider: (beginning: { kind?: ProviderKind }) => void;
  onEditProvider: (provider: { id: string }) => void;
  onCloseProvider: () => void;
  /** Tests what is filled in. */
  onTest: (draft: ProviderDraft) => void;
  onSaveProvider: (draft: ProviderDraft) => void;
  onTestStored: (provider: { id: string }) => void;
  /** Opens the form of a new model. */
  onAddModel: () => void;
  onEditModel: (model: { id: string; offeredTo?: OfferedTo }) => void;
  onCloseModel: () => void;
  onSaveModel: (draft: ModelDraft) => void;
  /** Asks first. */
  onRemove: (what: { kind: "provider" | "model"; id: string; name: string }) => void;
  onConfirmRemove: () => void;
  onCancelRemove: () => void;
  onSearchOrganizations: (search: { query: string }) => void;
  onCloseAlert: () => void;
}
