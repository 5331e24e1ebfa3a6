import { z } from "zod";
import { httpToolSchema } from "./http-manifest.ts";

const setting = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  default: z.string().optional(),
  json_schema_extra: z.strictObject({ component: z.enum(["textarea"]) }).optional(),
});

/** The `inbox` part of a plugin's manifest: what it adds to an inbox. */
export const inboxSchema = z.strictObject({
  kind: z.enum(["mail", "issues"]),
  /** The API's name for this kind of source; by default the name of the plugin. */
  source_type: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,62}$/)
    .optional(),
  /** What to read. Each setting is a required text. */
  settings: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), setting),
  /** Lists what is new, the oldest first if the app can; see docs/guides/connectors.md. Absent if code does it. */
  list: httpToolSchema.optional(),
  /** The app lists the latest change first. Its list takes `until`, the latest time to go back from. */
  newest_first: z.literal(true).optional(),
  /** Reads one message of the list. */
  read: httpToolSchema.optional(),
  /** The address of an issue, where the app does not say it. */
  url: z.string().min(1).optional(),
});

export type InboxManifest = z.output<typeof inboxSchema>;
