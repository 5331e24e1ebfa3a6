import { ToolError } from "../../domain/plugins/types.ts";
import type { Outgoing } from "./build-request.ts";
import type { Answer } from "./failures.ts";
import { isObject, memberOf } from "./json.ts";
import type { Paging } from "../../domain/plugins/http-manifest.ts";
import { readPath } from "./paths.ts";

/** The state after a page: rows in it, and rows so far. */
export type PageSeen = {
  readonly answer: Answer;
  readonly page: number;
  readonly rows: number;
  readonly soFar: number;
  /** Total number of rows, if the app returns it. */
  readonly total: number | undefined;
};

/**
 * The request for the first page.
 * @param wanted total number of rows
 */
export function firstPage(
  outgoing: Outgoing,
  paging: Paging | undefined,
  wanted: number,
): Outgoing {
  if (!paging) return outgoing;
  const size = paging.size === undefined ? {} : { [paging.size]: sizeOf(paging, wanted) };
  if (paging.kind === "page") {
    return withParameters(outgoing, paging, { ...size, [paging.page]: paging.first ?? 1 });
  }
  if (paging.kind === "offset") {
    return withParameters(outgoing, paging, { ...size, [paging.offset]: 0 });
  }
  return withParameters(outgoing, paging, size);
}

/**
 * The request for the page after the one that was seen; undefined when that was the last.
 * @param current the request of the page that was seen
 * @throws ToolError for an app that names a next page on another origin
 */
export function nextPage(
  current: Outgoing,
  paging: Paging | undefined,
  seen: PageSeen,
  { app, wanted }: { app: string; wanted: number },
): Outgoing | undefined {
  if (!paging) return undefined;
  switch (paging.kind) {
    case "page":
      return isLast(seen, sizeOf(paging, wanted))
        ? undefined
        : withParameters(current, paging, {
            [paging.page]: (paging.first ?? 1) + seen.page + 1,
          });
    case "offset":
      return isLast(seen, sizeOf(paging, wanted))
        ? undefined
        : withParameters(current, paging, { [paging.offset]: seen.soFar });
    case "cursor": {
      const next = readPath(seen.answer.body, paging.next);
      if ((typeof next !== "string" && typeof next !== "number") || next === "") return undefined;
      if (paging.more !== undefined && readPath(seen.answer.body, paging.more) !== true)
        return undefined;
      return withParameters(current, paging, { [paging.cursor]: next });
    }
    case "link":
      return atAddress(current, nextLink(seen.answer.headers.get("link") ?? ""), seen, app);
    case "next_url":
      return atAddress(current, readPath(seen.answer.body, paging.next), seen, app);
  }
}

const sizeOf = ({ page_size: most }: Paging, wanted: number) => Math.min(most, wanted);

function isLast({ rows, soFar, total }: PageSeen, size: number): boolean {
  if (rows === 0) return true;
  return total === undefined ? rows < size : soFar >= total;
}

function withParameters(
  outgoing: Outgoing,
  paging: Paging,
  parameters: Readonly<Record<string, string | number>>,
): Outgoing {
  if ("in" in paging && paging.in === "body") {
    const body = Object.entries(parameters).reduce<unknown>(
      (given, [name, value]) => withMember(given, name.split("."), value),
      outgoing.body,
    );
    return { ...outgoing, body };
  }
  const url = new URL(outgoing.url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return { ...outgoing, url };
}

/** The body with a value at a path of members; the objects on the way are made where they are missing. */
function withMember(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = isObject(body) ? body : {};
  return { ...object, [name]: withMember(memberOf(object, name), rest, value) };
}

function atAddress(current: Outgoing, next: unknown, { answer }: PageSeen, app: string) {
  if (typeof next !== "string" || next === "") return undefined;
  const url = URL.canParse(next, answer.url.href) ? new URL(next, answer.url) : undefined;
  if (!url || url.origin !== current.url.origin) {
    throw new ToolError(
      `${app} links to a next page on ${url?.host ?? "another address"}. Switchboard did not follow the link.`,
    );
  }
  return url.href === current.url.href ? undefined : { ...current, url };
}

/** The address with `rel="next"` of a `Link` header. */
function nextLink(header: string): string | undefined {
  for (const [, address, parameters] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s*rel="?(?:[^";]*\s)?next(?:\s[^";]*)?"?\s*(?:[;,]|$)/i.test(parameters ?? ""))
      return address;
  }
  return undefined;
}
