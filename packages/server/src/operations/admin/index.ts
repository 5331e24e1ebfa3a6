import { listPluginSettings } from "./list-plugin-settings.ts";
import { updatePluginSettings } from "./update-plugin-settings.ts";

export const adminOperations = [listPluginSettings, updatePluginSettings];
