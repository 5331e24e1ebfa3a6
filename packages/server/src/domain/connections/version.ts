import { canonical } from "../approvals/asked.ts";
import { hashSecret } from "../auth/secrets.ts";
import { AppError } from "../errors.ts";
import type { ConnectionWithPlugin } from "./connections.ts";

/** What a person decides about when they change a connection, as it is called in a sentence. */
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

/** A mark of all that a person decides about when they change a connection. It says nothing of what it is made of. */
export const versionOf = (what: ConnectionWithPlugin): string => marksOf(what).join(".");

/**
 * Refuses a change by somebody who has not seen the connection as it is, since it would put back what has ended since.
 * @param version of what they have seen; undefined for whoever does not say
 * @throws AppError `conflict`, in words about what has changed
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
