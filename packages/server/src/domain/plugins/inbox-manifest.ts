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
  /** What callers of the API name the kind of source by; the name of the plugin when absent. */
  source_type: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,62}$/)
    .optional(),
  /** What to bring. Each is a text and must be given. */
  settings: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), setting),
  /** Lists what is new, the oldest first where the app can; see docs/guides/connectors.md. Absent where code does it. */
  list: httpToolSchema.optional(),
  /** The app lists the latest change first. Its list takes `until`, the latest time to go back from. */
  newest_first: z.literal(true).optional(),
  /** Reads one message of the list. */
  read: httpToolSchema.optional(),
  /** The address of an issue, where the app does not say it. */
  url: z.string().min(1).optional(),
});

export type InboxManifest = z.output<typeof inboxSchema>;
