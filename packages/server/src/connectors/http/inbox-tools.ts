import type { HttpTool } from "../../domain/plugins/http-manifest.ts";
import type { PluginManifest, ToolManifest } from "../../domain/plugins/types.ts";

/** Arguments for the requests of an inbox, in addition to the settings of a source. */
const ARGUMENTS: Readonly<Record<string, object>> = {
  since: { type: "string" },
  since_minutes: { type: "integer" },
  since_seconds: { type: "integer" },
  until: { type: "string" },
  until_seconds: { type: "integer" },
  limit: { type: "integer" },
};

/** A reading call for the inbox, as a tool: it is not offered to anybody. */
export type InboxTool = ToolManifest & { readonly name: "list" | "read"; readonly http: HttpTool };

/** The calls by which a plugin reads for an inbox. */
export function inboxTools({ inbox }: Pick<PluginManifest, "inbox">): InboxTool[] {
  if (!inbox) return [];
  const settings = Object.fromEntries(
    Object.keys(inbox.settings).map((name) => [name, { type: "string" }]),
  );
  const tool = (name: InboxTool["name"], http: HttpTool, args: object): InboxTool => ({
    name,
    description: "Reads for the inbox.",
    effect: "read",
    input_schema: { type: "object", properties: args, required: name === "read" ? ["id"] : [] },
    http,
  });
  const list = inbox.list && tool("list", inbox.list, { ...settings, ...usedIn(inbox.list) });
  const read = inbox.read && tool("read", inbox.read, { id: { type: "string" } });
  return [list, read].filter((one) => one !== undefined);
}

function usedIn(http: HttpTool) {
  const text = JSON.stringify(http);
  return Object.fromEntries(
    Object.entries(ARGUMENTS).filter(([name]) => text.includes(`args.${name}}`)),
  );
}
