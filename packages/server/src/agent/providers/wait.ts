import type { Problem } from "./problem.ts";

/** The pause that a provider asks for, in milliseconds; undefined where it says none. */
export function waitOf({ headers, body }: Problem): number | undefined {
  const named = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const ms = Number.parseFloat(named.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  return readRetryAfter(named.get("retry-after")) ?? readRetryDelay(body) ?? readReset(named);
}

/** Seconds, or a date. */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Google says it in the body: `"retryDelay": "34.07s"`. */
function readRetryDelay(body: string): number | undefined {
  const seconds = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/**
 * The reset of the limit that is used up. OpenAI writes `1m30.5s` and `20ms`, Anthropic dates, OpenRouter the milliseconds since 1970
 * of its one limit, others seconds; a limit that still has room says nothing about this refusal.
 */
function readReset(headers: ReadonlyMap<string, string>): number | undefined {
  const waits = [...headers].flatMap(([name, value]) => {
    const [, before = "", what = ""] =
      /^((?:x|anthropic)-ratelimit-)(?:reset-)?(.*?)(?:-reset)?$/.exec(name) ?? [];
    if (!before || !name.includes("reset")) return [];
    const left =
      what === "reset"
        ? headers.get(`${before}remaining`)
        : (headers.get(`${before}remaining-${what}`) ?? headers.get(`${before}${what}-remaining`));
    if (left !== undefined && Number(left) > 0) return [];
    return readDuration(value) ?? readMoment(value) ?? readRetryAfter(value) ?? [];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** Seconds or milliseconds since 1970, which no pause is as long as. */
function readMoment(text: string): number | undefined {
  if (!/^(?:\d{10}|\d{13})$/.test(text)) return undefined;
  const at = Number(text) * (text.length === 10 ? 1000 : 1);
  return Math.max(0, at - Date.now());
}

const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

function readDuration(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) return undefined;
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)].reduce(
    (sum, [, count, unit = ""]) => sum + Number(count) * (UNITS[unit] ?? 0),
    0,
  );
}

const MINUTE = 60_000;

/** A wait, for a sentence: `20 seconds`. */
export function sayWait(ms: number): string {
  const [count, unit] =
    ms < 2 * MINUTE ? [Math.ceil(ms / 1000), "second"] : [Math.ceil(ms / MINUTE), "minute"];
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}
