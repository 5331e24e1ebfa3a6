import { canonical } from "../approvals/approval-terms.ts";
import { hashSecret } from "../auth/secrets.ts";
import { AppError } from "../errors.ts";
import type { ConnectionWithPlugin } from "./connections.ts";

/** The parts that a user decides about in the connection form, with their names in a message. */
const PARTS: readonly { readonly words: string; of(what: ConnectionWithPlugin): unknown }[] = [
  { words: "its name", of: ({ connection }) => connection.name },
  { words: "the names of its fields", of: ({ connection }) => connection.fieldMappings },
  { words: "its credentials", of: ({ connection }) => connection.credentialsMark },
  {
    words: "what its tools can do",
    of: ({ plugin }) =>
      plugin.manifest.tools.map(({ name, description, effect, input_schema }) => [
        name,
        description,
        effect,
        input_schema,
      ]),
  },
  {
    words: "which tools run or ask",
    of: ({ connection }) => [connection.enabledMethods, connection.hitlMethods, connection.grants],
  },
];

const HASH_LENGTH = 16;

const marksOf = (what: ConnectionWithPlugin): string[] =>
  PARTS.map(({ of }) => hashSecret(canonical(of(what))).slice(0, HASH_LENGTH));

/** A hash of everything that a user decides about in the connection form. It reveals nothing of its input. */
export const versionOf = (what: ConnectionWithPlugin): string => marksOf(what).join(".");

/**
 * Refuses a change based on an outdated view of the connection, which would restore what has been removed since.
 * @param version of what they saw; undefined if the client does not send it
 * @throws AppError `conflict`, naming what changed
 */
export function requireVersion(what: ConnectionWithPlugin, version: string | undefined): void {
  if (version === undefined) return;
  const seen = version.split(".");
  const now = marksOf(what);
  const changed = PARTS.filter((_part, index) => seen[index] !== now[index]);
  if (changed.length === 0) return;
  const words = new Intl.ListFormat("en").format(changed.map((part) => part.words));
  throw new AppError(
    "conflict",
    `Nothing was saved because this connection changed since you opened it: ${words}. Review the current state and save again.`,
  );
}
