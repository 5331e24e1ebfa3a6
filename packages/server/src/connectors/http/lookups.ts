import { ToolError } from "../../domain/plugins/types.ts";
import type { JsonObject } from "./json.ts";
import type { HttpTool, Lookup, ShapedResult } from "../../domain/plugins/http-manifest.ts";
import { isNothing, readFirst } from "./paths.ts";
import { callApp, prepare, type Session } from "./session.ts";
import type { Scope } from "./templates.ts";

/** Calls of one tool that are under way at the same time, where each row has one. */
const AT_ONCE = 5;

/** The same session for a read, whatever its tool does: it may be retried, and it changes nothing. */
const reading = (session: Session): Session => ({
  ...session,
  line: { ...session.line, repeatable: true },
});

const prepareLookup = (session: Session, lookup: Lookup, scope: Scope) =>
  prepare(session, { method: "GET", ...lookup }, scope);

/**
 * Reads what a request depends on.
 * @returns the values that were found
 * @throws ToolError as `callApp`; `notFound` is the message for 404
 */
export async function readFirstly(
  session: Session,
  { request, values }: NonNullable<HttpTool["first"]>,
  scope: Scope,
  notFound: string | undefined,
): Promise<JsonObject> {
  const { body } = await callApp(reading(session), prepareLookup(session, request, scope), {
    notFound,
  });
  const found = Object.entries(values)
    .map(([name, path]) => [name, readFirst(body, path)] as const)
    .filter(([, value]) => !isNothing(value));
  return Object.fromEntries(found);
}

/**
 * Reads the result of a change: the app may have skipped fields that the user may not change.
 * @param holds whether a response has the record
 * @returns the response, or the reason there is none: the change was made in any case
 */
export async function readBack(
  session: Session,
  lookup: Lookup,
  scope: Scope,
  holds: (body: unknown) => boolean,
): Promise<unknown> {
  try {
    const outgoing = prepareLookup(session, lookup, scope);
    return (await callApp(reading(session), outgoing, { holds })).body;
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
}

/**
 * Replaces each row by its details from the app, if the table wants them. A row that was deleted meanwhile stays as it was
 * listed.
 * @throws ToolError as `callApp`
 */
export async function withDetails(
  session: Session,
  { row_request: lookup }: Extract<ShapedResult, { kind: "table" }>,
  rows: readonly unknown[],
  scope: Scope,
): Promise<readonly unknown[]> {
  if (!lookup) return rows;
  const reader = reading(session);
  const detailed: unknown[] = [];
  const ask = async (row: unknown): Promise<unknown> => {
    const outgoing = prepareLookup(session, lookup, { ...scope, row });
    const { status, body } = await callApp(reader, outgoing, { mayMiss: true });
    return status === 404 ? row : body;
  };
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    detailed.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(ask))));
  }
  return detailed;
}
