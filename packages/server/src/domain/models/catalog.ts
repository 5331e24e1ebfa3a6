import type {
  EnvironmentProvider,
  Model,
  ProviderKind,
  ProviderState,
  StoredProvider,
} from "./ports.ts";
import { isSpecified, SPECIFIED } from "./specified.ts";

/** A provider, from the environment or from the page. */
export type KnownProvider = StoredProvider & {
  /** The operator set it up: it has no row, and `environmentKey` in place of `secrets`. */
  readonly environment: boolean;
  readonly environmentKey: string | undefined;
  readonly state: ProviderState;
};

/** A model, whether it has a row or not. */
export type KnownModel = Model & {
  readonly specified: boolean;
  /** Why it is not available; null where it is. */
  readonly reason: string | null;
};

/** All providers and models at one moment. */
export type Catalog = {
  /** Those of the environment first. */
  readonly providers: readonly KnownProvider[];
  /** Those of the specification first, then in the order they were added. */
  readonly models: readonly KnownModel[];
  /** What a new chat begins with. */
  readonly defaultModel: string;
};

/** What a catalog is made of. */
export type CatalogParts = {
  readonly environment: readonly EnvironmentProvider[];
  readonly providers: readonly StoredProvider[];
  readonly states: ReadonlyMap<string, ProviderState>;
  readonly models: readonly Model[];
};

/** How kinds of providers are called. */
export const KIND_NAMES: Readonly<Record<ProviderKind, string>> = {
  openai: "OpenAI",
  google: "Google",
  anthropic: "Anthropic",
  azure: "Azure OpenAI",
  compatible: "OpenAI-compatible server",
};

const UNTRIED: ProviderState = { state: "untried", since: null, message: null };
const SHOWN_CHARACTERS = 4;
const LONG_KEY = 12;

/** The last characters of a key; null for one so short that they would tell much of it. */
export const endingOf = (key: string): string | null =>
  key.length >= LONG_KEY ? key.slice(-SHOWN_CHARACTERS) : null;

/** Whether it can be asked: only servers of the operator's own need no key. */
export const hasKey = ({ kind, secrets, environmentKey }: KnownProvider): boolean =>
  kind === "compatible" || secrets !== null || environmentKey !== undefined;

/**
 * Puts together what the environment, the specification and administrators set up. The environment takes the place of a row.
 * @param now decides which models are shut down
 */
export function buildCatalog(parts: CatalogParts, now: Date): Catalog {
  const providers = joinProviders(parts);
  const today = now.toISOString().slice(0, 10);
  const rows = new Map(parts.models.map((model) => [model.id, model]));
  const joined = [
    ...SPECIFIED.map((model) => rows.get(model.id) ?? model),
    ...parts.models.filter(({ id }) => !isSpecified(id)),
  ];
  const models = joined.map((model) => {
    const provider = providers.find(({ id }) => id === model.providerId);
    return {
      ...model,
      specified: isSpecified(model.id),
      reason: whyNotAvailable(model, provider, today),
    };
  });
  return { providers, models, defaultModel: chooseDefault(models) };
}

function joinProviders({ environment, providers, states }: CatalogParts): KnownProvider[] {
  const ofOperator = environment.map(({ apiKey, ...provider }) => ({
    ...provider,
    name: KIND_NAMES[provider.kind],
    secrets: null,
    keyEnding: apiKey === undefined ? null : endingOf(apiKey),
    keyBy: null,
    environment: true,
    environmentKey: apiKey,
  }));
  const stored = providers
    .filter(({ id }) => !environment.some((one) => one.id === id))
    .map((provider) => ({ ...provider, environment: false, environmentKey: undefined }));
  return [...ofOperator, ...stored].map((provider) => ({
    ...provider,
    state: states.get(provider.id) ?? UNTRIED,
  }));
}

function whyNotAvailable(
  { id, shutdown }: Model,
  provider: KnownProvider | undefined,
  today: string,
): string | null {
  if (!provider || !hasKey(provider)) return `This server has no API key for ${id}.`;
  if (shutdown !== null && shutdown <= today)
    return `${provider.name} shut ${id} down on ${sayDay(shutdown)}.`;
  return null;
}

/** A day as text for a user: `January 14, 2027`. */
export const sayDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The one that an administrator chose, or else the first that can answer everyone. */
function chooseDefault(models: readonly KnownModel[]): string {
  const forEveryone = models.filter(({ offer }) => offer.to === "everyone");
  const chosen = forEveryone.find(({ isDefault }) => isDefault);
  const first = forEveryone.find(({ reason }) => reason === null);
  return (chosen ?? first ?? forEveryone[0] ?? models[0])?.id ?? "";
}

/** The models that members of these organizations can choose. */
export const offeredTo = (
  { models }: Catalog,
  organizationIds: readonly string[],
): readonly KnownModel[] =>
  models.filter(
    ({ offer }) =>
      offer.to === "everyone" ||
      (offer.to === "organizations" &&
        offer.organizationIds.some((id) => organizationIds.includes(id))),
  );

/** Who gets what is sent to a provider. */
export const nameOf = ({ kind, address }: Pick<KnownProvider, "kind" | "address">): string =>
  // A server at another address belongs to somebody else, whatever it is called.
  address !== null && URL.canParse(address) ? new URL(address).host : KIND_NAMES[kind];
