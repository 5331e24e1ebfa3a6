import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { createTelemetry, type Telemetry } from "../telemetry.ts";
import { accessOf } from "../domain/models/access.ts";
import {
  buildCatalog,
  nameOf,
  offeredTo,
  type Catalog,
  type KnownModel,
  type KnownProvider,
} from "../domain/models/catalog.ts";
import type {
  Abilities,
  EnvironmentProvider,
  ModelStore,
  ProviderAccess,
  ProviderKind,
} from "../domain/models/ports.ts";
import {
  BUILT_IN_PLANNER,
  type Answerer,
  type ModelList,
  type ModelProvider,
  type ReadModels,
} from "../domain/runs/models.ts";
import { sharedRead } from "../domain/shared-read.ts";
import { createPlanner } from "../planner/index.ts";
import { OWN_TOOLS } from "./own-tools/catalog.ts";
import { createLanguageModel } from "./providers/create-model.ts";
import { observeModel } from "./providers/observe-model.ts";
import { watchProvider, type Noted } from "./providers/watch-provider.ts";
import type { WayOut } from "./providers/way-out.ts";

/** The model that answers a run. */
export type RunModel = Answerer & {
  readonly model: LanguageModelV4;
  /** Who gets the data: the provider's name, or its host. */
  readonly provider: string;
  /** Null for the planner. */
  readonly kind: ProviderKind | null;
  /** Null where nobody said. */
  readonly contextTokens: number | null;
  readonly can: Abilities;
  /** The provider's limit for tools of connections. Absent if there is none. */
  readonly maxTools?: number;
  /** The model to go on with where this one fails, if one is set. */
  readonly fallback?: RunModel;
  /** Keys, which a provider may quote: they are kept out of messages. */
  readonly secrets: readonly string[];
};

/** The models of this server. */
export interface Models extends ReadModels<ModelsNow> {
  /** The offline planner, for a run that needs no model. */
  readonly planner: RunModel;
}

const NOBODY = createTelemetry();

/** The models of one moment, and the implementation of each. Settings count at once, so read them anew for each run. */
export interface ModelsNow extends ModelList, ModelProvider {
  /** The planner with a notice, where no model is available for the id. */
  answerer(id: string): RunModel;
  choices(organizationIds: readonly string[]): readonly KnownModel[];
  readonly catalog: Catalog;
}

/** OpenAI takes 128 functions in a request, and Google as many function declarations. Some of them are the agent's own. */
const MAX_TOOLS = 128 - OWN_TOOLS;

/** Dependencies of the models. */
export type ModelDeps = {
  readonly store: {
    readonly models: Pick<ModelStore, "listProviders" | "listStates" | "listModels" | "noteState">;
  };
  readonly vault: Parameters<typeof accessOf>[0];
  readonly clock: Clock;
  readonly log: Pick<Logger, "error">;
  /** The providers that the operator set up. */
  readonly environment: readonly EnvironmentProvider[];
  readonly out: WayOut;
  /** Absent where nobody watches. */
  readonly telemetry?: Telemetry;
  /** The pace of the offline planner's text. */
  readonly plannerPaceMs?: number | undefined;
};

/** Reads the models from the store and the environment. */
export function createModels(deps: ModelDeps): Models {
  const planner = plannerModel(createPlanner({ paceMs: deps.plannerPaceMs }));
  return {
    planner,
    read: sharedRead(async () => {
      const { models } = deps.store;
      const [providers, states, listed] = await Promise.all([
        models.listProviders(),
        models.listStates(),
        models.listModels(),
      ]);
      const parts = { environment: deps.environment, providers, states, models: listed };
      return modelsNow(deps, planner, buildCatalog(parts, deps.clock.now()));
    }),
  };
}

/** The planner as a model that answers. */
export const plannerModel = (model: LanguageModelV4): RunModel => ({
  model,
  paid: false,
  id: BUILT_IN_PLANNER,
  name: "Built-in planner",
  provider: "this server",
  sentTo: BUILT_IN_PLANNER,
  kind: null,
  price: { input: 0, cached: 0, output: 0 },
  contextTokens: null,
  can: { tools: true, images: false, reasoning: false },
  secrets: [],
});

function modelsNow(deps: ModelDeps, planner: RunModel, catalog: Catalog): ModelsNow {
  const providerOf = (model: KnownModel) =>
    catalog.providers.find(({ id }) => id === model.providerId);
  const find = (id: string) => catalog.models.find((model) => model.id === id);

  /** @param seen ids of the models that fall back on this one */
  function create(model: KnownModel, seen: readonly string[]): RunModel | undefined {
    const provider = providerOf(model);
    const access = model.reason === null && provider ? openAccess(deps, provider) : undefined;
    if (!provider || !access) return undefined;
    const fallback = fallbackOf(model, seen);
    return {
      ...asRunModel(deps, model, provider, access),
      ...(fallback && { fallback }),
      secrets: [...(access.apiKey ? [access.apiKey] : []), ...(fallback?.secrets ?? [])],
    };
  }

  function fallbackOf(model: KnownModel, seen: readonly string[]): RunModel | undefined {
    const id = model.fallback;
    const next = id === null || id === model.id || seen.includes(id) ? undefined : find(id);
    const passed = [...seen, model.id];
    // One that is not available itself is passed over.
    return next && (create(next, passed) ?? fallbackOf(next, passed));
  }

  return {
    catalog,
    defaultModel: catalog.defaultModel,
    choices: (organizationIds) => offeredTo(catalog, organizationIds),
    list: () =>
      offeredTo(catalog, []).map(({ id, reason }) =>
        reason === null ? { id, available: true } : { id, available: false, reason },
      ),
    isKnown: (id) => find(id) !== undefined,
    providerOf(id) {
      const model = find(id);
      const provider = model && providerOf(model);
      return provider ? nameOf(provider) : id;
    },
    answerer(id) {
      const model = find(id);
      const created = model && create(model, []);
      if (created) return created;
      const reason = model?.reason ?? `${id} is not set up on this server.`;
      const fallback = model && fallbackOf(model, []);
      if (fallback)
        return { ...fallback, fallbackNotice: `${reason} ${fallback.name} answers instead.` };
      return { ...planner, fallbackNotice: `${reason} ${PLANNER_ANSWERS}` };
    },
  };
}

const PLANNER_ANSWERS =
  "The built-in planner answers instead: it matches your words to tools and is not a language model.";

/** How to reach a provider; undefined for one whose key does not open. */
function openAccess({ vault, log }: ModelDeps, provider: KnownProvider) {
  try {
    return accessOf(vault, provider);
  } catch (error) {
    log.error({ err: error, provider: provider.id }, "the key of a model provider does not open");
    return undefined;
  }
}

/** Stores what state a provider is in, when it changes. In the background: it does not hold up an answer. */
function noteState(
  { store, clock, log }: ModelDeps,
  { id, state: last }: KnownProvider,
  noted: Noted,
) {
  if (noted.state === last.state && noted.message === last.message) return;
  store.models.noteState(id, { ...noted, since: clock.now() }).catch((error: unknown) => {
    log.error({ err: error, provider: id }, "the state of a model provider was not stored");
  });
}

function asRunModel(
  deps: ModelDeps,
  model: KnownModel,
  provider: KnownProvider,
  access: ProviderAccess,
): Omit<RunModel, "secrets"> {
  return {
    model: watchProvider(
      observeModel(
        createLanguageModel(access, model.sentAs, deps.out),
        { kind: provider.kind, name: model.sentAs },
        deps.telemetry ?? NOBODY,
      ),
      (noted) => noteState(deps, provider, noted),
      [access.apiKey],
    ),
    paid: true,
    id: model.id,
    name: model.name,
    provider: nameOf(provider),
    sentTo: `${provider.id}:${model.sentAs}`,
    kind: provider.kind,
    price: model.price,
    contextTokens: model.contextTokens,
    can: model.can,
    maxTools: MAX_TOOLS,
    ...(model.dailyBudget !== null && { dailyBudget: model.dailyBudget }),
  };
}
