import type { Clock } from "../../clock.ts";
import type { Vault } from "../../secrets/vault.ts";
import type { TokenPrice } from "../credits/token-use.ts";
import type { ListedModel } from "@switchboard/api-client/types";
import { AppError } from "../errors.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { Catalog } from "./catalog.ts";
import type { Model, ModelServers, StoredProvider } from "./ports.ts";
import { SPECIFIED } from "./specified.ts";

/** What changing the settings of models needs. */
export type SettingsDeps = {
  readonly store: UnitOfWork;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly models: { read(): Promise<{ readonly catalog: Catalog }> };
  readonly modelServers: Pick<ModelServers, "checkAddress" | "list">;
};

/** The administrator who changes them. */
export type Administrator = { readonly id: string; readonly email: string };

const FREE: TokenPrice = { input: 0, cached: 0, output: 0 };

/**
 * A model that is offered to everyone, until an administrator says more of it. On an OpenAI-compatible server it costs
 * nothing before its price is entered; elsewhere as much as the first model of the specification.
 */
export const newModel = (
  { id, kind }: Pick<StoredProvider, "id" | "kind">,
  sentAs: string,
  listed: ListedModel | undefined,
): Model => ({
  id: `${id}:${sentAs}`,
  providerId: id,
  name: sentAs,
  sentAs,
  price: kind === "compatible" ? FREE : (SPECIFIED[0]?.price ?? FREE),
  contextTokens: listed?.context_tokens ?? null,
  can: { tools: true, images: false, reasoning: false },
  offer: { to: "everyone" },
  isDefault: false,
  dailyBudget: null,
  fallback: null,
  shutdown: listed?.shutdown ?? null,
});

/** Saves models. */
export async function putModels(
  tx: Repositories,
  models: readonly Model[],
  now: Date,
): Promise<void> {
  for (const model of models) await tx.models.putModel(asStored(model), now);
}

/** Without what the catalog adds. */
const asStored = (model: Model): Model => ({
  id: model.id,
  providerId: model.providerId,
  name: model.name,
  sentAs: model.sentAs,
  price: model.price,
  contextTokens: model.contextTokens,
  can: model.can,
  offer: model.offer,
  isDefault: model.isDefault,
  dailyBudget: model.dailyBudget,
  fallback: model.fallback,
  shutdown: model.shutdown,
});

/** The models that fell back on removed ones, without a fallback. */
export const withoutFallback = (
  { models }: Pick<Catalog, "models">,
  removed: readonly string[],
): Model[] =>
  models
    .filter(
      ({ id, fallback }) =>
        fallback !== null && removed.includes(fallback) && !removed.includes(id),
    )
    .map((model) => ({ ...model, fallback: null }));

/** The refusal of what would leave no default. */
export const isTheDefault = (name: string) =>
  new AppError("conflict", `${name} is the default. Make another model the default first.`);
