import { z } from "zod";
import { httpProblems } from "../connectors/http/http-problems.ts";
import { httpPluginSchema, httpToolSchema } from "../domain/plugins/http-manifest.ts";
import { inboxSchema } from "../domain/plugins/inbox-manifest.ts";
import { oauthPluginSchema } from "../domain/plugins/oauth-manifest.ts";
import { oauthProblems } from "../connectors/oauth/oauth-problems.ts";

const jsonSchema = z.record(z.string(), z.unknown());

const tool = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,62}$/),
  description: z.string().min(1),
  input_schema: jsonSchema.refine(
    (schema) => schema["type"] === "object",
    "must be a schema of type object",
  ),
  effect: z.enum(["read", "write", "destructive", "send"]),
  sentence: z.string().min(1).optional(),
  hints: z.array(z.string().min(1)).optional(),
  untrusted_result: z.boolean().optional(),
  http: httpToolSchema.optional(),
  reaches_out: z.boolean().optional(),
});

/** The schema of `manifest.json`. Unknown members are rejected, since most are typos. */
export const manifestSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]{0,62}$/),
    display_name: z.string().min(1),
    description: z.string().min(1),
    auth_type: z.enum(["oauth", "system", "other"]),
    docs_url: z.string().optional(),
    connection_settings_schema: z.strictObject({ properties: z.record(z.string(), jsonSchema) }),
    tools: z
      .array(tool)
      .min(1)
      .refine(
        (tools) => new Set(tools.map(({ name }) => name)).size === tools.length,
        "two tools have the same name",
      ),
    http: httpPluginSchema.optional(),
    oauth: oauthPluginSchema.optional(),
    inbox: inboxSchema.optional(),
  })
  .superRefine((manifest, context) => {
    for (const { path, message } of [...httpProblems(manifest), ...oauthProblems(manifest)]) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
  });
