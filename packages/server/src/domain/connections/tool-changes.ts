import type { OwnManifest, ToolManifest, ToolNote } from "../plugins/types.ts";
import { verifiedByDefault } from "./chosen-tools.ts";
import type { Connection, ConnectionChange } from "./ports.ts";

/** A tool as a foreign server lists it now. */
export type ListedTool = {
  readonly manifest: ToolManifest;
  /** A hash of the server's whole description of the tool. */
  readonly pin: string;
};

/** The tools of a foreign server, and what there is to know about others that it lists. */
export type ToolList = {
  readonly tools: readonly ListedTool[];
  readonly notes: readonly ToolNote[];
};

/** A connection's record of its tools from a foreign server. */
type Known = Pick<Connection, "manifest" | "enabledMethods" | "hitlMethods">;

/** More than anybody reads. The order is the server's. */
const MAX_NOTES = 200;

/** The tools of a list, pinned as they are. */
export const pinTools = ({ tools: listed, notes }: ToolList, now: Date) => ({
  tools: listed.map(({ manifest }) => manifest),
  mcp: {
    listed_at: now.toISOString(),
    pins: Object.fromEntries(listed.map(({ manifest, pin }) => [manifest.name, pin])),
    changed: [] as readonly string[],
    added: [] as readonly string[],
    notes: notes.slice(0, MAX_NOTES),
  },
});

/**
 * Updates a connection to its server's current tools. Changed and new tools are turned off until the user turns them on:
 * otherwise a server could get consent for one thing and then do another under the same name. Once on, both need approval
 * unless they are declared read-only.
 */
export function reviseTools(
  connection: Known,
  list: ToolList,
  now: Date,
): Pick<ConnectionChange, "manifest" | "enabledMethods" | "hitlMethods"> {
  const { manifest, enabledMethods, hitlMethods } = connection;
  const listed = list.tools;
  if (!manifest) return {};
  const known = new Map(Object.entries(manifest.mcp?.pins ?? {}));
  const isNew = ({ manifest: { name } }: ListedTool) => !known.has(name);
  const isOther = ({ manifest: { name }, pin }: ListedTool) =>
    known.has(name) && known.get(name) !== pin;
  const fresh = listed.filter((tool) => isNew(tool) || isOther(tool));
  const off = new Set(namesOf(fresh));
  const there = new Set(namesOf(listed));
  const marked = (before: readonly string[] = [], more: readonly ListedTool[]) => [
    ...new Set([...before.filter((name) => there.has(name)), ...namesOf(more)]),
  ];
  const { mcp: pinned, tools } = pinTools(list, now);
  return {
    manifest: {
      ...manifest,
      tools,
      mcp: {
        ...pinned,
        ...(manifest.mcp?.scope !== undefined && { scope: manifest.mcp.scope }),
        changed: marked(manifest.mcp?.changed, listed.filter(isOther)),
        added: marked(manifest.mcp?.added, listed.filter(isNew)),
      },
    },
    enabledMethods: enabledMethods.filter((name) => there.has(name) && !off.has(name)),
    hitlMethods: [
      ...new Set([
        ...hitlMethods.filter((name) => there.has(name)),
        ...verifiedByDefault(fresh.map((one) => one.manifest)),
      ]),
    ],
  };
}

/** Stores the permissions to request at the next authorization; undefined requests nothing in particular. */
export function wishFor(
  manifest: OwnManifest | null,
  scope: string | undefined,
): Pick<ConnectionChange, "manifest"> | undefined {
  if (!manifest?.mcp || manifest.mcp.scope === scope) return undefined;
  const { scope: _before, ...mcp } = manifest.mcp;
  return { manifest: { ...manifest, mcp: { ...mcp, ...(scope !== undefined && { scope }) } } };
}

/** The same manifest once its user has reviewed the tools. */
export const withoutNotices = (manifest: OwnManifest): OwnManifest =>
  manifest.mcp ? { ...manifest, mcp: { ...manifest.mcp, changed: [], added: [] } } : manifest;

/** A note for the user about tools that were turned off; null for none. */
function sayToolChanges(manifest: OwnManifest | null): string | null {
  const { changed = [], added = [], notes = [] } = manifest?.mcp ?? {};
  const missing = notes.filter(({ offered }) => !offered).map(({ name }) => name);
  const sentences = [
    changed.length > 0 &&
      `The server changed ${nameSome(changed)}. Review ${it(changed)} before you turn ${it(changed)} on again.`,
    added.length > 0 && `The server added tools: ${nameSome(added)}. They are turned off.`,
    missing.length > 0 &&
      `Not every tool of the server can be used. Left out: ${nameSome(missing)}. See the connection for the reasons.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

/** The status text of a connection: why it does not work, otherwise which tools have changed. */
export const detailOf = ({
  statusDetail,
  manifest,
}: Pick<Connection, "statusDetail" | "manifest">): string | null =>
  statusDetail ?? sayToolChanges(manifest);

const MAX_NAMED = 5;

const nameSome = (names: readonly string[]) =>
  names.length <= MAX_NAMED
    ? names.join(", ")
    : `${names.slice(0, MAX_NAMED).join(", ")} and ${names.length - MAX_NAMED} more`;

const it = (names: readonly string[]) => (names.length === 1 ? "it" : "them");

const namesOf = (tools: readonly ListedTool[]) => tools.map(({ manifest }) => manifest.name);
