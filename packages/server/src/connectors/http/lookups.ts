import { ToolError } from "../../domain/plugins/types.ts";
import type { JsonObject } from "./json.ts";
import type { HttpTool, Lookup, ShapedResult } from "../../domain/plugins/http-manifest.ts";
import { isNothing, readFirst } from "./paths.ts";
import { callApp, prepare, type Session } from "./session.ts";
import type { Scope } from "./templates.ts";

/** Calls of one tool that are under way at the same time, where each row has one. */
const AT_ONCE = 5;

/** The same session for a call that only reads, whatever its tool does: it may be tried again, and it has changed nothing. */
const reading = (session: Session): Session => ({
  ...session,
  line: { ...session.line, repeatable: true },
});

const prepareLookup = (session: Session, lookup: Lookup, scope: Scope) =>
  prepare(session, { method: "GET", ...lookup }, scope);

/**
 * Reads what a request needs to know first.
 * @returns the values that were found
 * @throws ToolError as `callApp`; `notFound` is said for 404
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
 * Reads what a change has come to: the app may have left out of it what the person may not change.
 * @param holds whether an answer holds what is to be shown
 * @returns the answer, or why there is none: a change that was made stays made
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
 * Puts in the place of each row what the app says of it, where the table asks for that. A row that is gone meanwhile stays as it was listed.
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
