import type { ToolManifest } from "../plugins/types.ts";
import { schemaHash } from "../approvals/approval-terms.ts";
import type { ChosenTools } from "../connections/chosen-tools.ts";
import type { Grant, Grants } from "./ports.ts";
import { isGrantable, checkGrant, type Granting, type GrantedTool } from "./check-grant.ts";

/** Who chooses, when, and with which credentials; `before` is left out for a new connection. */
export type Choice = {
  readonly by: string;
  readonly now: Date;
  readonly credentialsMark: string | null;
  readonly before?: Granting;
};

/**
 * The grants after a user chose which tools need approval. A valid grant is kept as it was. An ended one is renewed if its box
 * stays unchecked, unless the same request replaces the credentials: nobody has seen it ask under those yet.
 */
export function chooseGrants(
  tools: readonly ToolManifest[],
  chosen: ChosenTools,
  { by, now, credentialsMark, before }: Choice,
): Grants {
  const isReplaced = before !== undefined && before.credentialsMark !== credentialsMark;
  const unprompted = tools.filter(
    (tool) =>
      isGrantable(tool) &&
      chosen.enabledMethods.includes(tool.name) &&
      !chosen.hitlMethods.includes(tool.name),
  );
  return Object.fromEntries(
    unprompted.map((tool): [string, Grant] => {
      const known = before && grantOf(before, tool.name);
      const isKept = known && (isReplaced || checkGrant(before, tool).allowed);
      return [tool.name, isKept ? known : newGrant(tool, by, now, credentialsMark)];
    }),
  );
}

/** The grants of a connection without that of one tool. */
export const withoutGrant = (grants: Grants, name: string): Grants =>
  Object.fromEntries(Object.entries(grants).filter(([tool]) => tool !== name));

/** The grant of a tool, valid or not. */
export const grantOf = ({ grants }: Pick<Granting, "grants">, name: string): Grant | undefined =>
  Object.hasOwn(grants, name) ? grants[name] : undefined;

const newGrant = (
  { effect, input_schema }: GrantedTool,
  by: string,
  now: Date,
  credentials: string | null,
): Grant => ({ by, at: now.toISOString(), effect, input: schemaHash(input_schema), credentials });
