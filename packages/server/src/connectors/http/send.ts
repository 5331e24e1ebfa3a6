import { setTimeout as timer } from "node:timers/promises";
import type { Clock } from "../../clock.ts";
import { parseExactly } from "../../exact-json.ts";
import { OutcomeUnknown, ToolError } from "../../domain/plugins/types.ts";
import { OutboundFailed } from "../gate/outbound-error.ts";
import type { Authorization } from "./auth.ts";
import { encodeBody, type Outgoing } from "./build-request.ts";
import type { Answer } from "./failures.ts";
import type { HttpPlugin } from "../../domain/plugins/http-manifest.ts";
import { readBody } from "./read-body.ts";
import { retryDelay, sayPause } from "./retry-after.ts";

/** The platform's `fetch`, or the gate instead of it. */
export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The context of one tool's calls. */
export type Line = {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly pause: typeof pause;
  readonly app: string;
  readonly authorization: Authorization;
  readonly limit: HttpPlugin["rate_limit"];
  /** Whether a call may be sent again: one that only reads. */
  readonly repeatable: boolean;
  /** Milliseconds left for waiting, counted down by the calls. */
  readonly waitBudget: { ms: number };
  /** `sent` is set when a request is sent that changes something. */
  readonly change: { sent?: boolean };
  readonly signal: AbortSignal;
};

const TRIES = 3;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSES = 5;
const MAX_REDIRECTS = 5;
const PASSING = [502, 503, 504];

/** Waits. @throws the signal's reason when that is aborted first */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await timer(ms, undefined, { signal });
}

/**
 * Sends a request and reads the whole response. A read is retried after a connection error; a rate-limited request is retried
 * after the app's pause, within the time limit.
 * @throws ToolError for an app that cannot be reached, wants a longer pause than the time limit, or redirects us elsewhere
 */
export async function send(line: Line, outgoing: Outgoing): Promise<Answer> {
  let faults = 0;
  for (let pauses = 0; ; ) {
    const answer = await attempt(line, outgoing);
    line.signal.throwIfAborted();
    const isFault = answer instanceof ToolError;
    const delay = isFault ? undefined : retryDelay(answer, line.limit, line.clock.now());
    if (!isFault && delay !== undefined) {
      const again = pauses < MAX_PAUSES && (line.repeatable || answer.status !== 503);
      if (!again || delay > line.waitBudget.ms) throw tooMuch(line, answer.status, delay);
      pauses += 1;
      // The app has not taken it.
      if (!line.repeatable) line.change.sent = false;
      await wait(line, delay);
      continue;
    }
    if (!isFault && !(line.repeatable && PASSING.includes(answer.status))) return answer;
    faults += 1;
    const next = FIRST_PAUSE_MS * 2 ** (faults - 1);
    if (line.repeatable && faults < TRIES && next <= line.waitBudget.ms) {
      await wait(line, next);
      continue;
    }
    if (isFault) throw answer;
    return answer;
  }
}

async function wait(line: Line, ms: number) {
  line.waitBudget.ms -= ms;
  await line.pause(ms, line.signal);
}

/** One attempt; a connection error becomes the message for it. */
async function attempt(line: Line, outgoing: Outgoing): Promise<Answer | ToolError> {
  let sent = false;
  if (!line.repeatable) line.change.sent = true;
  try {
    const { response, url } = await followRedirects(line, outgoing);
    sent = true;
    const body = parse(response, await readBody(response, line.app));
    return { status: response.status, headers: response.headers, body, url };
  } catch (error) {
    if (error instanceof OutboundFailed) return faultOf(line, error, sent);
    // The text of any other error may contain the URL with its credentials.
    if (!(error instanceof ToolError)) return brokenLine(line);
    // Once a response has begun, a change may have been made, whatever is wrong with the response.
    throw sent && !line.repeatable ? new OutcomeUnknown(error.message) : error;
  }
}

/** The error of a failed connection: a change that may have arrived did not certainly fail. */
const faultOf = ({ repeatable }: Line, error: OutboundFailed, answered: boolean): ToolError =>
  repeatable || !(answered || error.sent) ? error : new OutcomeUnknown(error.message);

/** Redirects are followed only on the same origin and only by reads: a secret belongs to one origin. */
async function followRedirects(line: Line, outgoing: Outgoing) {
  let { url } = outgoing;
  const body = encodeBody(outgoing);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await line.fetch(withQuery(url, line.authorization), {
      method: outgoing.method,
      headers: headersOf(line, outgoing, body?.type),
      ...(body && { body: body.text }),
      redirect: "manual",
      signal: line.signal,
    });
    const location = response.headers.get("location");
    if (location === null || response.status < 300 || response.status > 399)
      return { response, url };
    await response.body?.cancel();
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
    if (!next || next.origin !== url.origin) throw elsewhere(line, next);
    if (outgoing.method !== "GET" && outgoing.method !== "HEAD") {
      throw new ToolError(
        `${line.app} has moved this (${response.status}), and Switchboard does not redirect changes. Use its current name.`,
      );
    }
    url = next;
  }
  throw new ToolError(`${line.app} redirects this call in a loop.`);
}

const elsewhere = ({ app }: Line, next: URL | undefined) =>
  new ToolError(
    `${app} redirects this call to ${next?.origin ?? "another address"}. Switchboard did not follow it. Check the URL of the connection.`,
  );

function headersOf({ authorization }: Line, outgoing: Outgoing, type: string | undefined): Headers {
  try {
    const headers = new Headers(outgoing.headers);
    // A tool may name the app's own type of JSON.
    if (type !== undefined && !headers.has("content-type")) headers.set("content-type", type);
    for (const [name, value] of authorization.headers) headers.set(name, value);
    return headers;
  } catch {
    throw new ToolError(
      "The connection contains characters that cannot be sent. Edit it and enter the values again.",
    );
  }
}

function withQuery(url: URL, { query }: Authorization): URL {
  const full = new URL(url);
  for (const [name, value] of query) full.searchParams.set(name, value);
  return full;
}

/** The JSON of an answer; undefined for an answer that is none. */
function parse(response: Response, text: string): unknown {
  if (/html/i.test(response.headers.get("content-type") ?? "")) return undefined;
  if (text.trim() === "") return null;
  try {
    return parseExactly(text);
  } catch {
    return undefined;
  }
}

const brokenLine = ({ app, repeatable }: Line) =>
  repeatable
    ? new ToolError(`${app} cannot be reached. Try again later.`)
    : new OutcomeUnknown(`The connection to ${app} was lost.`);

function tooMuch({ app, clock }: Line, status: number, delay: number): ToolError {
  const now = clock.now();
  return new ToolError(
    `${app}'s rate limit is reached (${status}). Try again ${sayPause(delay, now)}.`,
  );
}
