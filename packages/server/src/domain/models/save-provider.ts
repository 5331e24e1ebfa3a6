import { recordAudit } from "../audit/record-audit.ts";
import { AppError } from "../errors.ts";
import { SECRET_IS_SET } from "../plugin-settings/fields.ts";
import type { Repositories } from "../unit-of-work.ts";
import { API_KEY } from "./access.ts";
import {
  endingOf,
  KIND_NAMES,
  type Catalog,
  type KnownModel,
  type KnownProvider,
} from "./catalog.ts";
import type { ProviderKind, StoredProvider } from "./ports.ts";
import { providerId } from "./provider-id.ts";
import {
  isTheDefault,
  newModel,
  putModels,
  withoutFallback,
  type Administrator,
  type SettingsDeps,
} from "./settings.ts";
import { SPECIFIED } from "./specified.ts";

/** A provider as an administrator enters it. */
export type WrittenProvider = {
  readonly name: string;
  readonly address: string | null;
  readonly apiVersion: string | null;
  readonly key: string;
};

/** A provider to add, with models of it to offer to everyone. */
export type AddedProvider = WrittenProvider & {
  readonly kind: ProviderKind;
  readonly models: readonly string[];
};

/**
 * Adds a provider.
 * @throws AppError `invalid` with a sentence for what is missing or wrong, `conflict` where another is added at the same time
 */
export async function addProvider(
  deps: SettingsDeps,
  admin: Administrator,
  wanted: AddedProvider,
): Promise<void> {
  const { catalog } = await deps.models.read();
  const { kind } = wanted;
  const address = readAddress(deps, kind, wanted.address);
  const apiKey = readKey(kind, wanted.key);
  const taken = [
    ...catalog.providers.map(({ id }) => id),
    ...catalog.models.filter(({ specified }) => !specified).map(({ providerId: id }) => id),
  ];
  const id = providerId({ kind, name: wanted.name, address }, taken);
  const provider: StoredProvider = {
    ...{ id, kind, address, ...lockKey(deps, admin, id, apiKey) },
    name: wanted.name.trim() || defaultName(kind, address),
    apiVersion: wanted.apiVersion?.trim() || null,
  };
  const listed = wanted.models.length === 0 ? [] : await listOf(deps, provider, apiKey);
  const models = [...new Set(wanted.models.map((sentAs) => sentAs.trim()))]
    .map((sentAs) =>
      newModel(
        provider,
        sentAs,
        listed.find((one) => one.id === sentAs),
      ),
    )
    .filter((model) => !catalog.models.some((known) => known.id === model.id));
  const now = deps.clock.now();
  await deps.store.transaction(async (tx) => {
    // Another administrator's, which was added since the ids were read, must not be replaced.
    if (!(await tx.models.insertProvider(provider, now)))
      throw new AppError("conflict", "Another provider was added at the same time. Try again.");
    await putModels(tx, models, now);
    await note(tx, admin, "model_provider_saved", id, `Added, with ${models.length} models`);
  });
}

const LIST_MS = 5_000;

/** What a provider says of its models, if it answers soon. */
const listOf = (
  { modelServers }: SettingsDeps,
  { kind, address, apiVersion }: StoredProvider,
  apiKey: string | undefined,
) =>
  modelServers
    .list({ kind, address, apiVersion, apiKey, trusted: false }, AbortSignal.timeout(LIST_MS))
    .catch(() => []);

/**
 * Changes a provider. A key that is sent as its mark stays, but never goes to another address.
 * @throws AppError `not_found`, or `invalid` with a sentence for what is missing or wrong
 */
export async function updateProvider(
  deps: SettingsDeps,
  admin: Administrator,
  id: string,
  wanted: WrittenProvider,
): Promise<void> {
  const before = findOwn((await deps.models.read()).catalog, id);
  const { kind } = before;
  const address = readAddress(deps, kind, wanted.address);
  const keeps = wanted.key === SECRET_IS_SET;
  if (keeps && before.secrets && originOf(address) !== originOf(before.address)) throw typeAgain();
  const key = keeps
    ? { secrets: before.secrets, keyEnding: before.keyEnding, keyBy: before.keyBy }
    : lockKey(deps, admin, id, readKey(kind, wanted.key));
  const name = wanted.name.trim();
  if (name === "") throw new AppError("invalid", "Enter a name.");
  const apiVersion = wanted.apiVersion?.trim() || null;
  const isMoved = address !== before.address || apiVersion !== before.apiVersion;
  const now = deps.clock.now();
  await deps.store.transaction(async (tx) => {
    await tx.models.putProvider({ id, kind, name, address, apiVersion, ...key }, now);
    if (!keeps || isMoved)
      await tx.models.noteState(id, { state: "untried", since: null, message: null });
    const changed = [
      ...(name === before.name ? [] : ["name"]),
      ...(isMoved ? ["address"] : []),
      ...(keeps ? [] : ["key"]),
    ];
    await note(
      tx,
      admin,
      "model_provider_saved",
      id,
      `Changed: ${changed.join(", ") || "nothing"}`,
    );
  });
}

/**
 * Removes a provider with its models. Those of the specification stay, and wait for a key.
 * @throws AppError `not_found`, or `conflict` while the default is one of them
 */
export async function removeProvider(
  deps: SettingsDeps,
  admin: Administrator,
  id: string,
): Promise<void> {
  const { catalog } = await deps.models.read();
  findOwn(catalog, id);
  const ofProvider = catalog.models.filter((model) => model.providerId === id);
  const removed = ofProvider.filter(({ specified }) => !specified);
  const isDefault = removed.find((model) => model.isDefault);
  if (isDefault) throw isTheDefault(isDefault.name);
  const ids = removed.map((model) => model.id);
  const now = deps.clock.now();
  await deps.store.transaction(async (tx) => {
    await tx.models.removeProvider(id, specifiedIds);
    // One after the other: a model that is sent home may have fallen back on a removed one, too.
    const stay = catalog.models.map((model) => sentHome(model, id));
    const moved = stay.filter((model) => !catalog.models.includes(model));
    await putModels(tx, [...moved, ...withoutFallback({ models: stay }, ids)], now);
    await note(tx, admin, "model_provider_removed", id, `With ${ids.length} models`);
  });
}

const specifiedIds = SPECIFIED.map(({ id }) => id);

/** A specified model that another provider answered goes back to its own, with what administrators set. */
function sentHome(model: KnownModel, id: string): KnownModel {
  const own = SPECIFIED.find((one) => one.id === model.id);
  if (!own || model.providerId !== id || own.providerId === id) return model;
  return { ...model, providerId: own.providerId, sentAs: own.sentAs, shutdown: null };
}

/** @throws AppError `not_found`, or `invalid` for one of the environment */
function findOwn({ providers }: Catalog, id: string): KnownProvider {
  const provider = providers.find((one) => one.id === id);
  if (!provider)
    throw new AppError("not_found", "This provider was not found. It may have been removed.");
  if (provider.environment)
    throw new AppError(
      "invalid",
      `${provider.name} is set up by this server's environment. Change it there, and start the server again.`,
    );
  return provider;
}

const originOf = (address: string | null) => (address === null ? null : new URL(address).origin);

/** A stored key is sent only to the server it was entered for. */
export const typeAgain = () =>
  new AppError(
    "invalid",
    "Enter the key again: the stored one is sent only to the address it was entered for.",
  );

/** Whether a stored key may be sent to an address. */
export const isSameServer = (a: string | null, b: string | null): boolean =>
  originOf(a) === originOf(b);

/** @throws AppError `invalid` */
export function readAddress(
  { modelServers }: Pick<SettingsDeps, "modelServers">,
  kind: ProviderKind,
  given: string | null,
): string | null {
  const address = given?.trim().replace(/\/+$/, "") ?? "";
  if (address === "") {
    if (kind === "azure")
      throw new AppError(
        "invalid",
        "Enter the endpoint of your Azure resource, such as https://example.openai.azure.com.",
      );
    if (kind === "compatible")
      throw new AppError(
        "invalid",
        "Enter the address of the server, such as https://llm.example.com/v1.",
      );
    return null;
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address) || /[?#\s]/.test(address))
    throw new AppError(
      "invalid",
      "Enter an address that begins with https:// and has no question mark, such as https://llm.example.com/v1.",
    );
  modelServers.checkAddress(address);
  return address;
}

/** @throws AppError `invalid` */
export function readKey(kind: ProviderKind, given: string): string | undefined {
  const key = given.trim();
  if (key === SECRET_IS_SET) throw new AppError("invalid", "Enter the API key.");
  if (key === "") {
    if (kind === "compatible") return undefined;
    throw new AppError("invalid", `Enter an API key of ${KIND_NAMES[kind]}.`);
  }
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new AppError(
      "invalid",
      "The key contains a space or another character that keys don't have. Copy it again.",
    );
  return key;
}

function lockKey(
  { vault }: SettingsDeps,
  { email }: Administrator,
  id: string,
  apiKey: string | undefined,
): Pick<StoredProvider, "secrets" | "keyEnding" | "keyBy"> {
  if (apiKey === undefined) return { secrets: null, keyEnding: null, keyBy: null };
  const secrets = vault.lock({ modelProvider: id }, { [API_KEY]: apiKey });
  return { secrets, keyEnding: endingOf(apiKey), keyBy: email };
}

const defaultName = (kind: ProviderKind, address: string | null) =>
  kind === "compatible" && address !== null ? new URL(address).host : KIND_NAMES[kind];

const note = (
  tx: Repositories,
  { id: actor }: Administrator,
  action: "model_provider_saved" | "model_provider_removed",
  id: string,
  detail: string,
) => {
  const target = { kind: "model_provider" as const, id, label: id };
  return recordAudit(tx, { actor, action, outcome: "done", target, detail });
};
