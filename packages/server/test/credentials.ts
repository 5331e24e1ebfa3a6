import { createHash } from "node:crypto";
import { asKeyRing, readKeys, type KeyRing } from "../src/secrets/key-ring.ts";
import type {
  ConnectionCheck,
  ListFields,
  Plugin,
  ToolHandler,
} from "../src/domain/plugins/types.ts";

/** A key as the operator writes it down; the same each time for one id. */
export const newKey = (id: string): string =>
  `${id}:${createHash("sha256").update(id).digest("base64")}`;

/** The ring of such keys. */
export function keyRing(...ids: readonly string[]): KeyRing {
  const ring = asKeyRing(readKeys(ids.map(newKey).join(","), "the test").keys);
  if (!ring) throw new Error("A ring has at least one key.");
  return ring;
}

/** An app with an address and two secrets, one tool, and a check when the test gives one. */
export const deskPlugin = ({
  check,
  fields,
  list = async () => [],
  name = "desk",
}: {
  check?: ConnectionCheck;
  fields?: ListFields;
  list?: ToolHandler;
  name?: string;
} = {}): Plugin => ({
  manifest: {
    name,
    display_name: "Harbor Desk",
    description: "For tests.",
    auth_type: "other",
    connection_settings_schema: {
      properties: {
        site_url: { type: "string", title: "Site address" },
        user: { type: "string", title: "User" },
        password: { type: "string", title: "Password", secret: true },
        api_token: { type: "string", title: "API token", json_schema_extra: { is_secret: true } },
      },
    },
    tools: [
      {
        name: "list_tickets",
        description: "Lists the tickets.",
        effect: "read",
        input_schema: { type: "object", properties: {}, additionalProperties: false },
        hints: ["list tickets"],
      },
    ],
  },
  logo: null,
  setupMarkdown: null,
  docsMarkdown: null,
  handlers: { list_tickets: list },
  ...(check && { check }),
  ...(fields && { fields }),
});

/** What such a connection is made with. */
export const deskConnection = (more: Record<string, unknown> = {}) => ({
  name: "Our desk",
  connection_type: "desk",
  configuration: { site_url: "https://desk.example", user: "maya" },
  credentials: { password: "canary-password", api_token: "canary-token" },
  ...more,
});
