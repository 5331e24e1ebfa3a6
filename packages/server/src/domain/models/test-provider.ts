import type { ModelProviderReport } from "@switchboard/api-client/types";
import { AppError } from "../errors.ts";
import { SECRET_IS_SET } from "../plugin-settings/fields.ts";
import { accessOf } from "./access.ts";
import type { KnownProvider } from "./catalog.ts";
import type { ModelServers, ProviderAccess, ProviderKind } from "./ports.ts";
import { isSameServer, readAddress, readKey, typeAgain } from "./save-provider.ts";
import type { SettingsDeps } from "./settings.ts";

type Deps = Pick<SettingsDeps, "store" | "vault" | "clock" | "models"> & {
  readonly modelServers: ModelServers;
};

/** A provider to try, as an administrator entered it. */
export type TriedProvider = {
  /** A stored one, whose key the mark stands for. */
  readonly id: string | null;
  readonly kind: ProviderKind;
  readonly address: string | null;
  readonly apiVersion: string | null;
  readonly key: string;
  /** The model to ask; null for the first that looks fit. */
  readonly model: string | null;
};

/**
 * Reaches a provider, lists its models and asks one to call a tool. Saves nothing but the state of a stored provider that was
 * tried as it is stored.
 * @throws AppError `not_found` for an unknown provider, `invalid` for an address or a key that can't be used
 */
export async function testProvider(
  deps: Deps,
  wanted: TriedProvider,
  signal: AbortSignal,
): Promise<ModelProviderReport> {
  const { catalog } = await deps.models.read();
  const known = catalog.providers.find(({ id }) => id === wanted.id);
  if (wanted.id !== null && !known)
    throw new AppError("not_found", "This provider was not found. It may have been removed.");
  const access = known?.environment
    ? accessOf(deps.vault, known)
    : typedAccess(deps, wanted, known);
  const offered = catalog.models.find(({ providerId }) => providerId === known?.id)?.sentAs;
  const report = await deps.modelServers.try(access, wanted.model ?? offered, signal);
  if (known && isAsStored(known, access, wanted.key)) await noteReport(deps, known, report);
  return report;
}

function typedAccess(
  deps: Deps,
  { kind, address: given, apiVersion, key }: TriedProvider,
  known: KnownProvider | undefined,
): ProviderAccess {
  const address = readAddress(deps, kind, given);
  const typed = { kind, address, apiVersion: apiVersion?.trim() || null, trusted: false };
  if (key !== SECRET_IS_SET || !known?.secrets) return { ...typed, apiKey: readKey(kind, key) };
  if (kind !== known.kind || !isSameServer(address, known.address)) throw typeAgain();
  return { ...typed, apiKey: accessOf(deps.vault, known).apiKey };
}

const isAsStored = (known: KnownProvider, { address, apiVersion }: ProviderAccess, key: string) =>
  known.environment ||
  (address === known.address &&
    apiVersion === known.apiVersion &&
    (key === SECRET_IS_SET || (key === "" && known.secrets === null)));

async function noteReport(
  { store, clock }: Deps,
  { id }: KnownProvider,
  { checks, works }: ModelProviderReport,
): Promise<void> {
  const failed = checks.find(({ outcome }) => outcome === "failed");
  const state = works ? "working" : failed?.step === "reach" ? "unreachable" : "failing";
  await store.models.noteState(id, {
    state,
    since: clock.now(),
    message: works ? null : (failed?.message ?? null),
  });
}
