import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { estimateOf } from "./estimate.ts";

const account = { status: "user", user: { ...fixtures.user, balance: 12.5 } } as const;
const ready = (info: object) =>
  ({ status: "ready", info: { ...fixtures.appInfo, ...info } }) as const;
const settings = { maxToolCalls: 4, model: "openai:gpt-4o" } as const;

describe("the estimate of a run", () => {
  it("is what the server holds: each call that may be made, and the model's allowance", () => {
    expect(estimateOf(ready({}), settings, account)).toEqual({ credits: 9, balance: 12.5 });
    const flash = { maxToolCalls: 1, model: "google:gemini-1.5-flash-latest" } as const;
    expect(estimateOf(ready({}), flash, account)).toEqual({ credits: 1, balance: 12.5 });
  });

  it("is left out where the server does not tell its prices", () => {
    expect(estimateOf(ready({ prices: undefined }), settings, account)).toBeNull();
    expect(
      estimateOf(ready({ prices: { tool_call: 1, models: [] } }), settings, account),
    ).toBeNull();
    expect(estimateOf({ status: "loading" }, settings, account)).toBeNull();
    expect(estimateOf(ready({}), settings, { status: "visitor" })).toBeNull();
  });
});
