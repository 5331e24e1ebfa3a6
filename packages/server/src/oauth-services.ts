import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Gate } from "./connectors/gate/gate.ts";
import { createOAuthClient } from "./connectors/oauth/client.ts";
import { createCredentialKeeper, type CredentialKeeper } from "./domain/authorizations/keeper.ts";
import type { OAuthClient } from "./domain/authorizations/ports.ts";
import type { PluginSettingsData } from "./domain/plugin-settings/ports.ts";
import type { NewId } from "./ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { PluginRegistry } from "./domain/plugins/types.ts";
import type { Vault } from "./secrets/vault.ts";
import { createAccountStore } from "./store/account-data.ts";
import { bind } from "./store/bind.ts";
import * as pluginSettings from "./store/plugin-settings-repository.ts";
import type { Store } from "./store/types.ts";

/** What authorizes apps, keeps what they gave usable, and opens connections for one call. */
export type OAuthServices = Omit<CredentialKeeper, "close"> & {
  readonly oauth: OAuthClient;
  readonly pluginSettings: PluginSettingsData;
};

/** Builds them. What apps are being asked when the server stops is waited for. */
export function createOAuthServices(deps: {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly gate: Pick<Gate, "fetch">;
  readonly plugins: PluginRegistry;
  readonly vault: Vault;
}): OAuthServices {
  const { store, lifecycle, gate } = deps;
  const oauth = createOAuthClient({ gate });
  const { findPluginSettings, listPluginSettings, putPluginSettings } = pluginSettings;
  const settings = bind({ findPluginSettings, listPluginSettings, putPluginSettings }, store.db);
  const { data } = createAccountStore(store);
  const { close, ...keeper } = createCredentialKeeper({
    ...deps,
    data,
    oauth,
    pluginSettings: settings,
  });
  lifecycle.onStop(close);
  return { ...keeper, oauth, pluginSettings: settings };
}
