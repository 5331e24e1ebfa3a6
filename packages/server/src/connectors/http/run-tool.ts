import { ToolError } from "../../domain/plugins/types.ts";
import type { Outgoing } from "./build-request.ts";
import type { Sought } from "./choices.ts";
import { isObject, sayJson, type JsonObject } from "./json.ts";
import type { HttpTool, ShapedResult } from "../../domain/plugins/http-manifest.ts";
import { firstPage, nextPage } from "./paging.ts";
import { nameIn } from "./names.ts";
import { isNothing, readFirst, readPath } from "./paths.ts";
import { readBack, readFirstly, withDetails } from "./lookups.ts";
import { callApp, prepare, type Session } from "./session.ts";
import { shapeJson } from "./shape-json.ts";
import { MAX_ROWS, USUAL_ROWS, recordOf, rowsIn, tableOf } from "./shape-result.ts";
import { renderText, type Scope } from "./templates.ts";

const MAX_PAGES = 20;

/**
 * Runs one tool of an app.
 * @param options `said`: the arguments as the user knows them, for messages: `general` where the app gets its id; `sent`: as a body has them, see `toSentArguments`; `wanted`:
 *   number of rows, overriding the arguments; `sought`: ends the list once it was found; `longestFact`: maximum characters of
 *   one fact
 * @returns a table, a record, or a text, as the manifest declares
 * @throws ToolError with a message
 */
export async function runHttpTool(
  session: Session,
  { request, first, read_back, result, paging, not_found, success }: HttpTool,
  args: JsonObject,
  {
    said = args,
    sent = args,
    wanted,
    sought,
    longestFact,
  }: {
    said?: JsonObject;
    sent?: JsonObject;
    wanted?: number | undefined;
    sought?: Sought | undefined;
    longestFact?: number | undefined;
  } = {},
): Promise<unknown> {
  const { access, fieldMappings } = session;
  const given: Scope = {
    args,
    sent,
    settings: access.configuration,
    fieldMappings,
    now: session.line.clock.now(),
  };
  const spoken: Scope = { ...given, args: said };
  const notFound = not_found === undefined ? undefined : renderText(not_found, spoken);
  const scope = first
    ? { ...given, first: await readFirstly(session, first, given, notFound) }
    : given;
  const outgoing = prepare(session, request, scope);
  if (result.kind === "done") {
    await callApp(session, outgoing, { notFound, success, anyText: true });
    return { sentence: renderText(result.sentence, spoken) ?? "" };
  }
  if (result.kind === "json") {
    const answer = await callApp(session, outgoing, { notFound, anyText: true });
    return shapeJson(answer, session.line.app);
  }
  const source = result.source === undefined ? undefined : renderText(result.source, spoken);
  const sources = source === undefined ? {} : { sources: [source] };
  if (result.kind === "record") {
    const holds = (body: unknown) => isObject(readPath(body, result.path));
    if (!read_back) {
      // The whole response always exists, so it does not tell whether anything was created.
      const made = result.path === "" ? undefined : holds;
      const answer = await callApp(session, outgoing, { notFound, success, holds, made });
      return { ...recordOf(result, answer.body, fieldMappings, longestFact), ...sources };
    }
    await callApp(session, outgoing, { notFound, success, anyText: true });
    const body = await readBack(session, read_back, scope, holds);
    return body instanceof ToolError
      ? {
          sentence: `The change was made, but the updated record could not be read: ${body.message}`,
        }
      : { ...recordOf(result, body, fieldMappings), ...sources };
  }
  const found = await readPages(session, outgoing, {
    result,
    paging,
    notFound,
    success,
    wanted: wanted ?? wantedRows(result, scope),
    isEnough: sought && isSought(result, sought),
    words: result.matching && renderText(result.matching.text, scope)?.trim(),
  });
  const rows = await withDetails(session, result, found.rows.slice(0, found.wanted), scope);
  const all = [...rows, ...found.rows.slice(found.wanted)];
  return { ...tableOf(result, { ...found, rows: all }, fieldMappings), ...sources };
}

type TableShape = Extract<ShapedResult, { kind: "table" }>;

function wantedRows({ limit }: TableShape, scope: Scope): number {
  const text = limit === undefined ? undefined : renderText(limit, scope);
  const wanted = Number(text);
  return text !== undefined && wanted >= 1 ? Math.min(Math.floor(wanted), MAX_ROWS) : USUAL_ROWS;
}

async function readPages(
  session: Session,
  outgoing: Outgoing,
  {
    result,
    paging,
    notFound,
    success,
    wanted,
    isEnough,
    words,
  }: Pick<HttpTool, "paging" | "success"> & {
    result: TableShape;
    notFound: string | undefined;
    wanted: number;
    /** Whether no more rows are needed after this one. */
    isEnough: ((row: unknown) => boolean) | undefined;
    /** The words that a row must have; undefined or empty for any row. */
    words: string | undefined;
  },
) {
  const { app } = session.line;
  const rows: unknown[] = [];
  // Some apps leave a list out where it is empty; then there is an object still.
  const holds = (body: unknown) =>
    Array.isArray(readPath(body, result.rows)) ||
    (isObject(body) && readPath(body, result.rows) == null);
  // If rows are skipped, the number of rows to read is unknown, so whole pages are read.
  const perPage = words || result.skip !== undefined ? MAX_ROWS : wanted;
  const isWanted = (row: unknown) =>
    (result.skip === undefined || readPath(row, result.skip) == null) &&
    (result.needs === undefined || !isNothing(readPath(row, result.needs))) &&
    (!words || holdsWords(row, result, words));
  let next: Outgoing | undefined = firstPage(outgoing, paging, perPage);
  let total: number | undefined;
  let soFar = 0;
  for (let page = 0; next && rows.length < wanted && page < MAX_PAGES; page += 1) {
    const answer = await callApp(session, next, { notFound, success, holds });
    const found = rowsIn(answer.body, result);
    soFar += found.length;
    rows.push(...found.filter(isWanted));
    const said = result.total === undefined ? undefined : readPath(answer.body, result.total);
    total = typeof said === "number" ? said : total;
    const seen = { answer, page, rows: found.length, soFar, total };
    next = nextPage(next, paging, seen, { app, wanted: perPage });
    if (isEnough && found.some(isEnough)) break;
  }
  const skipped = soFar - rows.length;
  const left = words ? undefined : total && total - skipped;
  return { rows, wanted, total: left, more: next !== undefined };
}

/** Whether one of a row's columns matches. */
function isSought({ columns }: TableShape, { words, columns: names }: Sought) {
  const paths = columns.filter(({ name }) => names.includes(name)).map(({ path }) => path);
  return (row: unknown) =>
    paths.some((path) =>
      words.includes(
        sayJson(readFirst(row, path) ?? "")
          .trim()
          .toLowerCase(),
      ),
    );
}

function holdsWords(row: unknown, { matching }: TableShape, words: string): boolean {
  const sought = nameIn(words);
  return (matching?.paths ?? []).some((path) =>
    sayJson(readPath(row, path) ?? "")
      .toLowerCase()
      .includes(sought),
  );
}
