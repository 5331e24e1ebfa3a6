import { createHash } from "node:crypto";
import type { Tool } from "@modelcontextprotocol/client";
import { canonical } from "../../domain/approvals/approval-terms.ts";
import type { ListedTool } from "../../domain/connections/tool-changes.ts";
import type { Effect } from "../../domain/plugins/types.ts";
import { cleanDescription, readArgumentSchema } from "./foreign-tool.ts";

const MAX_TOOLS = 128;
/** Characters of all tools together. */
const MAX_LIST_LENGTH = 400_000;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_./-]{0,127}$/;

/**
 * The tools of a server, converted for a manifest. Tools that cannot be offered faithfully are left out. Tools beyond the limits
 * are not even parsed, since a long list could block the process. Tools with the same name are all left out, since a call could
 * mean either.
 */
export function readTools(tools: readonly Tool[]): ListedTool[] {
  const counts = Map.groupBy(tools, ({ name }) => name);
  let left = MAX_LIST_LENGTH;
  return tools
    .filter(({ name }) => counts.get(name)?.length === 1)
    .slice(0, MAX_TOOLS)
    .flatMap((tool) => {
      const read = left > 0 ? readTool(tool) : undefined;
      left -= JSON.stringify(read?.manifest ?? "").length;
      return read && left >= 0 ? [read] : [];
    });
}

function readTool(tool: Tool): ListedTool | undefined {
  const { name, title, description, execution } = tool;
  // Such a tool returns a task to poll, which calls here do not support.
  if (!NAME.test(name) || execution?.taskSupport === "required") return undefined;
  const schema = readArgumentSchema(tool.inputSchema);
  if (!schema) return undefined;
  return {
    manifest: {
      name,
      description: cleanDescription([description, title], name),
      input_schema: schema,
      effect: effectOf(tool),
      untrusted_result: true,
    },
    pin: pinOf(tool),
  };
}

/** The server's own hint. It is not trusted for approvals: see `checkGrant`. */
function effectOf({ annotations }: Tool): Effect {
  if (annotations?.readOnlyHint === true) return "read";
  return annotations?.destructiveHint === true ? "destructive" : "write";
}

/** A hash of everything that a user or a model relies on, from the server's text before cleaning. */
function pinOf({ name, title, description, inputSchema, annotations }: Tool): string {
  const said = { name, title, description, inputSchema, annotations };
  return createHash("sha256").update(canonical(said)).digest("base64url");
}
