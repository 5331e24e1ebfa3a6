import { getPluginDocumentation } from "./get-plugin-documentation.ts";
import { getPluginLogo } from "./get-plugin-logo.ts";
import { getPluginManifest } from "./get-plugin-manifest.ts";
import { getPluginSetup } from "./get-plugin-setup.ts";

export const pluginOperations = [
  getPluginManifest,
  getPluginDocumentation,
  getPluginSetup,
  getPluginLogo,
];
