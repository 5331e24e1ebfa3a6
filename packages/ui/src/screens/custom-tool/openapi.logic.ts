import { foldText } from "../../internal/fold-text.ts";
import type { Effect } from "../../patterns/tool-call/types.ts";
import type {
  PermissionTool,
  ToolPermissionsValue,
} from "../../patterns/tool-permissions/index.ts";
import type { NewService, OpenapiDocument, OpenapiOperation } from "./custom-tool.types.ts";

/** The chosen operations of a document, and their declared effects. */
export interface Picks extends ToolPermissionsValue {
  /** Effects that differ from the default of the method, by operation. */
  effects: Readonly<Record<string, Effect>>;
}

/** Operations of one tag. */
export interface OperationGroup {
  /** Null for those without a tag. */
  name: string | null;
  operations: readonly OpenapiOperation[];
}

/** Nothing is chosen at first; operations that do more than read will need approval. */
export const firstPicks = ({ operations }: OpenapiDocument): Picks => ({
  enabled: [],
  verified: operations.filter(({ effect }) => effect !== "read").map(({ id }) => id),
  effects: {},
});

/** The operations that match a search in address, summary or tag, grouped by tag, in the order of the document. */
export function groupsOf(
  operations: readonly OpenapiOperation[],
  search: string,
): readonly OperationGroup[] {
  const sought = foldText(search.trim());
  const found = operations.filter(({ id, summary, group }) =>
    foldText([id, summary, group ?? ""].join(" ")).includes(sought),
  );
  const groups = new Map<string | null, OpenapiOperation[]>();
  for (const operation of found) {
    const group = groups.get(operation.group);
    if (group) group.push(operation);
    else groups.set(operation.group, [operation]);
  }
  return [...groups].map(([name, list]) => ({ name, operations: list }));
}

const order: readonly Effect[] = ["read", "write", "send", "destructive"];

/**
 * The allowed effects of an operation: its method's or a stronger one, except that a destructive one may be declared a
 * change.
 */
const choices = (effect: Effect) =>
  order.slice(order.indexOf(effect === "destructive" ? "write" : effect));

/** An operation as a row of the list. */
export const asTool = (
  { id, summary, effect }: OpenapiOperation,
  picks: Picks,
): PermissionTool => ({
  name: id,
  description: summary,
  effect: picks.effects[id] ?? effect,
  effects: choices(effect),
});

/** The picks after a change in a part of the list; the rest stays. */
export function withPart(
  picks: Picks,
  part: readonly OpenapiOperation[],
  value: ToolPermissionsValue,
): Picks {
  const ids = new Set(part.map(({ id }) => id));
  const others = picks.enabled.filter((id) => !ids.has(id));
  return {
    ...picks,
    enabled: [...others, ...value.enabled.filter((id) => ids.has(id))],
    verified: value.verified,
  };
}

/** What is sent, in the order of the document; picks of another document are dropped. */
export const pickedOf = ({ operations }: OpenapiDocument, picks: Picks): NewService["operations"] =>
  operations
    .filter(({ id, problem }) => problem === null && picks.enabled.includes(id))
    .map(({ id, effect }) => ({
      id,
      effect: picks.effects[id] ?? effect,
      verify: picks.verified.includes(id),
    }));
