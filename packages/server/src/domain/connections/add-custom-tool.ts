import { createHash } from "node:crypto";
import type { OwnManifest, Plugin } from "../plugins/types.ts";
import { AppError } from "../errors.ts";
import { storableText } from "../storable.ts";
import type { ConnectionDeps } from "./connections.ts";
import { type IconFault, readIcon } from "./read-icon.ts";
import { requireRoom } from "./plan-limits.ts";

/** Type of the connections that are tools of a user's own. No plugin of the catalogue has this name. */
const CUSTOM_TYPE = "custom";

/** 1 MB, in bytes. */
export const MAX_ICON_BYTES = 1_048_576;
const ICON_FAULTS: Readonly<Record<IconFault, string>> = {
  type: "Invalid file type. Please upload a PNG, JPG, or SVG.",
  size: "This image is larger than 4,096 pixels on one side. Upload a smaller one.",
  svg: "This SVG cannot be read. Save it as a plain SVG without a document type, or as a PNG.",
};
const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 2_000;

/** A tool as a user describes it. */
export type WantedTool = {
  readonly name: string;
  readonly description: string;
  /** One byte more than the largest icon where it is larger. */
  readonly icon: Buffer;
};

/**
 * Adds a custom tool: a name, a description and an icon, without any function yet.
 * @throws AppError `invalid` for missing fields, `unsupported` for an unknown image type, `too_large`, `forbidden` when the
 *   plan has no room
 */
export async function addCustomTool(
  deps: ConnectionDeps,
  userId: string,
  wanted: WantedTool,
): Promise<Plugin> {
  const { store, clock, newId, plugins } = deps;
  const name = readText("name", wanted.name, MAX_NAME_LENGTH);
  const description = readText("description", wanted.description, MAX_DESCRIPTION_LENGTH);
  if (!name || !description || wanted.icon.length === 0) {
    throw new AppError(
      "invalid",
      "Name, description, and an icon are required for manual creation.",
    );
  }
  const isTooLarge = wanted.icon.length > MAX_ICON_BYTES;
  const icon = readIcon(wanted.icon, isTooLarge);
  if (typeof icon === "string") throw new AppError("unsupported", ICON_FAULTS[icon]);
  if (isTooLarge) throw tooLarge();
  const manifest: OwnManifest = {
    ...{ name: CUSTOM_TYPE, display_name: name, description, auth_type: "other" },
    ...{ connection_settings_schema: { properties: {} }, tools: [] },
    icon: createHash("sha256").update(icon.content).digest("base64url").slice(0, 16),
  };
  const connection = await store.transaction(async (tx) => {
    // Two concurrent requests must not both take the last place.
    await tx.users.lock(userId);
    await requireRoom(tx, plugins, userId);
    const made = await tx.connections.insert({
      id: newId(),
      ...{ userId, name, connectionType: CUSTOM_TYPE, manifest },
      ...{ enabledMethods: [], status: "untested", createdAt: clock.now() },
    });
    const { type, content } = icon;
    const connectionId = made.id;
    await tx.icons.insert({ userId, connectionId, type, content: content.toString("base64") });
    return made;
  });
  const plugin = plugins.of(connection);
  if (!plugin) throw new Error("The new tool was not found.");
  return plugin;
}

/** For an icon over the limit. */
export const tooLarge = () => new AppError("too_large", "File size cannot exceed 1MB.");

function readText(field: string, text: string, most: number): string {
  const clean = storableText(text).trim();
  if (clean.length <= most) return clean;
  throw new AppError("invalid", `'${field}' must have at most ${most} characters.`);
}
