import { fromCredits } from "../credits/amounts.ts";
import type { TokenPrice } from "../credits/token-use.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Catalog, KnownModel } from "./catalog.ts";
import type { Abilities, Model, Offer } from "./ports.ts";
import {
  isTheDefault,
  putModels,
  withoutFallback,
  type Administrator,
  type SettingsDeps,
} from "./settings.ts";

type Deps = Pick<SettingsDeps, "store" | "clock" | "models">;

/** A model as an administrator writes it: prices in credits per million tokens, the budget in credits. */
export type WrittenModel = {
  /** Null for a new one. */
  readonly id: string | null;
  readonly providerId: string;
  readonly sentAs: string;
  readonly name: string;
  readonly prices: TokenPrice;
  readonly contextTokens: number | null;
  readonly can: Abilities;
  readonly offer: Offer;
  readonly isDefault: boolean;
  readonly dailyBudget: number | null;
  readonly fallback: string | null;
};

/**
 * Adds a model, or changes one.
 * @throws AppError `not_found`, `conflict`, or `invalid` with a sentence for what is missing or wrong
 */
export async function saveModel(
  deps: Deps,
  { id: actor }: Administrator,
  wanted: WrittenModel,
): Promise<void> {
  const { catalog } = await deps.models.read();
  const before = findBefore(catalog, wanted);
  const sentAs = readSentAs(wanted.sentAs);
  const name = wanted.name.trim();
  if (name === "") throw new AppError("invalid", "Enter a name.");
  const id = wanted.id ?? `${wanted.providerId}:${sentAs}`;
  const model: Model = {
    ...{ id, name, sentAs, providerId: wanted.providerId },
    price: {
      input: fromCredits(wanted.prices.input),
      cached: fromCredits(wanted.prices.cached),
      output: fromCredits(wanted.prices.output),
    },
    contextTokens: wanted.contextTokens,
    can: wanted.can,
    offer: await readOffer(deps, wanted.offer),
    isDefault: wanted.isDefault,
    dailyBudget: wanted.dailyBudget === null ? null : fromCredits(wanted.dailyBudget),
    fallback: wanted.fallback,
    shutdown: before?.sentAs === sentAs ? before.shutdown : null,
  };
  checkProvider(catalog, model, before);
  checkDefault(catalog, model, before);
  checkFallback(catalog, model);
  await deps.store.transaction(async (tx) => {
    await tx.models.putModel(model, deps.clock.now());
    await recordAudit(tx, {
      ...{ actor, action: "model_saved", outcome: "done" },
      target: { kind: "model", id, label: id },
      detail: before ? "Changed" : "Added",
    });
  });
}

/** @throws AppError `not_found`, or `conflict` for a new one whose id is taken */
function findBefore({ models }: Catalog, { id, providerId, sentAs }: WrittenModel) {
  const wanted = id ?? `${providerId}:${sentAs.trim()}`;
  const found = models.find((model) => model.id === wanted);
  if (id !== null && !found)
    throw new AppError("not_found", "This model was not found. It may have been removed.");
  if (id === null && found)
    throw new AppError("conflict", `${wanted} is already set up. Change it instead.`);
  return found;
}

function readSentAs(given: string): string {
  const sentAs = given.trim();
  if (sentAs === "" || /[\s\p{Cc}\p{Cf}]/u.test(sentAs))
    throw new AppError(
      "invalid",
      "Enter the ID of the model as its provider lists it, without spaces.",
    );
  return sentAs;
}

async function readOffer({ store }: Deps, offer: Offer): Promise<Offer> {
  if (offer.to !== "organizations") return { to: offer.to };
  const organizationIds = [...new Set(offer.organizationIds)];
  if (organizationIds.length === 0)
    throw new AppError("invalid", "Select at least one organization, or offer it to nobody.");
  for (const id of organizationIds)
    if (!isUuid(id) || !(await store.organizations.find(id)))
      throw new AppError("invalid", "A selected organization no longer exists. Select them again.");
  return { to: "organizations", organizationIds };
}

/** A specified model that nobody has set up may stay at its provider, which has no key yet. */
function checkProvider({ providers }: Catalog, model: Model, before: KnownModel | undefined): void {
  if (providers.some(({ id }) => id === model.providerId)) return;
  if (before?.specified && before.providerId === model.providerId) return;
  throw new AppError(
    "not_found",
    "The provider of this model was not found. It may have been removed.",
  );
}

/** There is always a default, and everyone can choose it. */
function checkDefault(
  { defaultModel }: Catalog,
  { id, name, isDefault, offer }: Model,
  before: KnownModel | undefined,
): void {
  if (isDefault && offer.to !== "everyone") {
    if (id === defaultModel) throw isTheDefault(name);
    throw new AppError("invalid", "Offer the default model to everyone.");
  }
  if (!isDefault && before?.isDefault) throw isTheDefault(name);
}

function checkFallback({ models }: Catalog, { id, fallback }: Model): void {
  for (let next = fallback, steps = 0; next !== null; steps += 1) {
    const model = models.find((one) => one.id === next);
    if (!model)
      throw new AppError("invalid", "The fallback model no longer exists. Select another one.");
    if (next === id || steps > models.length)
      throw new AppError(
        "invalid",
        "A model can't fall back on itself, also not by way of others. Select another fallback.",
      );
    next = model.fallback;
  }
}

/**
 * Removes a model. Chats that used it go on with the default.
 * @throws AppError `not_found`, or `conflict` for the default and for one of the specification
 */
export async function removeModel(
  deps: Deps,
  { id: actor }: Administrator,
  id: string,
): Promise<void> {
  const { catalog } = await deps.models.read();
  const model = catalog.models.find((one) => one.id === id);
  if (!model)
    throw new AppError("not_found", "This model was not found. It may have been removed.");
  if (model.specified)
    throw new AppError(
      "conflict",
      `${model.name} is on every server and can't be removed. Offer it to nobody instead.`,
    );
  if (model.isDefault) throw isTheDefault(model.name);
  const now = deps.clock.now();
  await deps.store.transaction(async (tx) => {
    await tx.models.removeModel(id);
    await putModels(tx, withoutFallback(catalog, [id]), now);
    await recordAudit(tx, {
      ...{ actor, action: "model_removed", outcome: "done" },
      target: { kind: "model", id, label: id },
    });
  });
}
