import { createHash } from "node:crypto";
import { canonical } from "../../domain/approvals/approval-terms.ts";
import type { ListedTool, ToolList } from "../../domain/connections/tool-changes.ts";
import type { Effect, ToolNote } from "../../domain/plugins/types.ts";
import { isObject, memberOf, type JsonObject } from "../http/json.ts";
import { cleanLine, isPlain } from "./clean-text.ts";
import { cleanDescription, readArgumentSchema } from "./foreign-tool.ts";

/** More are not parsed: a long list could block the process. */
export const MAX_TOOLS = 1_000;
/** Characters of all tools together. */
const MAX_LIST_LENGTH = 1_000_000;
const MAX_NAME_LENGTH = 128;
const MAX_NAMED_REPAIRS = 8;

/** The tools as a server lists them. */
export type ForeignList = {
  readonly tools: readonly unknown[];
  /** Whether the server has more tools, which were not read. */
  readonly isCut?: boolean;
  /** Names of the tools that can be called by the rules of the protocol; all when absent. */
  readonly callable?: ReadonlySet<string>;
};

/**
 * The tools of a server, converted for a manifest. A tool that cannot be offered faithfully is left out, and one with an odd part is
 * repaired; the notes name both with the reason.
 */
export function readTools({ tools, isCut = false, callable }: ForeignList): ToolList {
  const named = tools.map((tool, index) => ({ tool, name: nameOf(tool), place: index + 1 }));
  const groups = Map.groupBy(named.slice(0, MAX_TOOLS), ({ name }) => name);
  const offered: ListedTool[] = [];
  const notes: ToolNote[] = [];
  let left = MAX_LIST_LENGTH;
  for (const [name, group] of groups) {
    const leaveOut = (reason: string, shown = cleanLine(name ?? "", MAX_NAME_LENGTH)) =>
      notes.push({ name: shown, offered: false, reason });
    const [{ tool, place }] = group as [(typeof group)[number]];
    if (name === undefined || !isObject(tool)) {
      for (const one of group) leaveOut("It has no name.", `Tool ${one.place}`);
      continue;
    }
    const fault = nameFault(name, `Tool ${place}`);
    if (fault) {
      leaveOut(fault.reason, fault.shown);
    } else if (new Set(group.map((one) => canonical(one.tool))).size > 1) {
      leaveOut(`The server lists ${group.length} different tools with this name.`);
    } else if (callable && !callable.has(name)) {
      leaveOut("Its header arguments break the rules of the protocol.");
    } else if (left <= 0) {
      leaveOut(TOO_LONG);
    } else {
      const read = readTool(tool, name);
      if (typeof read === "string") {
        leaveOut(read);
        continue;
      }
      left -= JSON.stringify(read.listed.manifest).length;
      if (left < 0) {
        leaveOut(TOO_LONG);
        continue;
      }
      offered.push(read.listed);
      if (read.repairs.length > 0) {
        notes.push({ name, offered: true, reason: sayRepairs(read.repairs) });
      }
    }
  }
  return { tools: offered, notes: [...notes, ...limitNotes(tools.length, isCut)] };
}

const TOO_LONG = "The descriptions of the tools before it are too long together.";

function limitNotes(count: number, isCut: boolean): ToolNote[] {
  const more = count - MAX_TOOLS;
  if (more <= 0 && !isCut) return [];
  const said = MAX_TOOLS.toLocaleString("en-US");
  const name = isCut ? "All further tools" : `${more.toLocaleString("en-US")} more`;
  return [{ name, offered: false, reason: `At most ${said} tools are read.` }];
}

function nameOf(tool: unknown): string | undefined {
  const name = memberOf(tool, "name");
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}

/** Any name that people can read: the model gets it rewritten. */
function nameFault(name: string, place: string): { reason: string; shown?: string } | undefined {
  if (name.length > MAX_NAME_LENGTH) {
    return { reason: `Its name is longer than ${MAX_NAME_LENGTH} characters.` };
  }
  if (!isPlain(name) || /[\n\t]/.test(name) || name === "__proto__") {
    return { reason: "Its name has characters that cannot be used.", shown: place };
  }
  return undefined;
}

type ReadTool = { readonly listed: ListedTool; readonly repairs: readonly string[] };

function readTool(tool: JsonObject, name: string): ReadTool | string {
  // Such a tool returns a task to poll, which calls here do not support.
  if (memberOf(tool["execution"], "taskSupport") === "required") {
    return "It answers with a task to poll, which is not supported.";
  }
  const repairs: string[] = [];
  const texts = ["description", "title"].map((member) => {
    const text = tool[member];
    if (text === undefined || typeof text === "string") return text;
    repairs.push(member);
    return undefined;
  });
  const annotations = tool["annotations"];
  if (annotations !== undefined && !isObject(annotations)) repairs.push("annotations");
  const schema = readArgumentSchema(tool["inputSchema"], (at, keyword) =>
    repairs.push(at === "" ? keyword : `${keyword} of ${cleanLine(at, 60)}`),
  );
  if (typeof schema === "string") return schema;
  const manifest = {
    name,
    description: cleanDescription(texts, name),
    input_schema: schema,
    effect: effectOf(annotations),
    untrusted_result: true,
  };
  return { listed: { manifest, pin: pinOf(tool) }, repairs };
}

function sayRepairs(repairs: readonly string[]): string {
  const all = [...new Set(repairs)];
  const more = all.length - MAX_NAMED_REPAIRS;
  const named = all.slice(0, MAX_NAMED_REPAIRS).join(", ");
  return `Repaired: ${named}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** The server's own hint. It is not trusted for approvals: see `checkGrant`. */
function effectOf(annotations: unknown): Effect {
  if (memberOf(annotations, "readOnlyHint") === true) return "read";
  return memberOf(annotations, "destructiveHint") === true ? "destructive" : "write";
}

/** A hash of everything that a user or a model relies on, from the server's text before cleaning. */
function pinOf({ name, title, description, inputSchema, annotations }: JsonObject): string {
  const said = { name, title, description, inputSchema, annotations };
  return createHash("sha256").update(canonical(said)).digest("base64url");
}
