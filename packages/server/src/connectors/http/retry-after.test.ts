import { describe, expect, it } from "vitest";
import { retryDelay, sayPause } from "./retry-after.ts";

const now = new Date("2026-11-20T12:00:00Z");
const limit = { remaining: "x-left", reset: "x-reset" };

describe("the pause that an app requests", () => {
  it.each([
    [429, { "retry-after": "30" }, 30_000],
    [503, { "retry-after": "Fri, 20 Nov 2026 12:01:00 GMT" }, 60_000],
    [429, { "retry-after": "Fri, 20 Nov 2026 11:00:00 GMT" }, 0],
    [429, { "retry-after": "soon" }, undefined],
    [403, { "retry-after": "5" }, 5_000],
    [403, { "x-left": "0", "x-reset": "1795176600" }, 600_000],
    [403, { "x-left": "7", "x-reset": "1795176600" }, undefined],
    [403, {}, undefined],
    [200, { "retry-after": "5" }, undefined],
  ])("reads %s with %j", (status, headers, pause) => {
    expect(retryDelay({ status, headers: new Headers(headers) }, limit, now)).toBe(pause);
  });

  it.each([
    [400, { "x-left": "0", "x-reset": "1795176600000" }, 600_000],
    [400, { "x-left": "3", "x-reset": "1795176600000" }, undefined],
    [422, { "x-left": "0", "x-reset": "1795176600000" }, undefined],
  ])("reads %s with %j of an app with a status of its own", (status, headers, pause) => {
    const own = { ...limit, in_milliseconds: true, status: 400 } as const;
    expect(retryDelay({ status, headers: new Headers(headers) }, own, now)).toBe(pause);
  });

  it("says when it is over", () => {
    expect(sayPause(1_000, now)).toBe("in 1 second");
    expect(sayPause(90_000, now)).toBe("in 90 seconds");
    expect(sayPause(3_600_000, now)).toBe("at 13:00 UTC");
    expect(sayPause(86_400_000, now)).toBe("at 12:00 UTC on 2026-11-21");
    expect(sayPause(1e300, now)).toBe("later");
  });
});
