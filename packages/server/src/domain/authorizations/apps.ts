import type { Plugin } from "../plugins/types.ts";
import { ToolError } from "../plugins/types.ts";
import { SealError } from "../../secrets/aes-gcm.ts";
import { MissingKeyError, type Vault } from "../../secrets/vault.ts";
import { CLIENT_ID, CLIENT_SECRET } from "../plugin-settings/fields.ts";
import type { PluginSettings } from "../plugin-settings/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { AppNotSetUp, type OAuthApp } from "./ports.ts";

type AppDeps = {
  readonly store: Pick<Repositories, "pluginSettings">;
  readonly vault: Pick<Vault, "open">;
};

/** Whether people can be sent to the app of a plugin that is authorized there. */
export async function isSetUp({ store, vault }: AppDeps, plugin: Plugin): Promise<boolean> {
  return hasApp(vault, plugin, await store.pluginSettings.find(plugin.manifest.name));
}

/** The same for all plugins of a list that are authorized at their app, by name. */
export async function listSetUp(
  { store, vault }: AppDeps,
  plugins: readonly Plugin[],
): Promise<ReadonlyMap<string, boolean>> {
  const stored = new Map((await store.pluginSettings.list()).map((one) => [one.plugin, one]));
  const authorized = plugins.filter(({ manifest }) => manifest.oauth);
  return new Map(
    authorized.map((plugin) => {
      const { name } = plugin.manifest;
      return [name, hasApp(vault, plugin, stored.get(name))];
    }),
  );
}

function hasApp(vault: AppDeps["vault"], plugin: Plugin, stored: PluginSettings | undefined) {
  try {
    readApp(vault, plugin, stored);
    return true;
  } catch (error) {
    if (error instanceof AppNotSetUp) return false;
    throw error;
  }
}

/**
 * Our registration at an app, as the administrator set it.
 * @param toAdmin set where an administrator gets the setup hint: the redirect URL to register
 * @throws AppNotSetUp; ToolError for a plugin without an authorization page
 */
export async function findApp(
  { store, vault }: AppDeps,
  plugin: Plugin,
  toAdmin?: ToAdmin,
): Promise<OAuthApp> {
  const stored = await store.pluginSettings.find(plugin.manifest.name);
  return readApp(vault, plugin, stored, toAdmin);
}

type ToAdmin = { readonly redirectUri: string };

function readApp(
  vault: AppDeps["vault"],
  { manifest }: Plugin,
  stored: PluginSettings | undefined,
  toAdmin?: ToAdmin,
): OAuthApp {
  const { name, display_name: app, oauth } = manifest;
  if (!oauth) throw new ToolError(`${app} does not use OAuth.`);
  const clientId = stored?.config[CLIENT_ID] ?? "";
  const secrets = stored?.secrets ? openSecrets(vault, stored.secrets, { name, app }) : {};
  const clientSecret = secrets[CLIENT_SECRET];
  if (clientId === "" || (oauth.client_auth !== "none" && !clientSecret)) {
    const wanted = oauth.client_auth === "none" ? "client ID" : "client ID and client secret";
    throw new AppNotSetUp(
      toAdmin
        ? `${app} is not set up on this server yet. Register an application with it, using the redirect URI ${toAdmin.redirectUri}, and enter its ${wanted} in the plugin settings. The setup guide explains how.`
        : `${app} is not set up on this server yet. Ask an administrator to enter its ${wanted} in the plugin settings.`,
    );
  }
  return { manifest, clientId, clientSecret };
}

function openSecrets(
  vault: Pick<Vault, "open">,
  envelope: Parameters<Vault["open"]>[1],
  { name, app }: { readonly name: string; readonly app: string },
): Record<string, string> {
  try {
    return vault.open({ plugin: name }, envelope);
  } catch (error) {
    if (!(error instanceof MissingKeyError || error instanceof SealError)) throw error;
    throw new AppNotSetUp(
      `The client secret of ${app} cannot be decrypted on this server. Ask an administrator to enter it again.`,
      { cause: error },
    );
  }
}
