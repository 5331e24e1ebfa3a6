import { describe, expect, it } from "vitest";
import { exchangesOf, isSkippable } from "./exchanges.logic.ts";
import { fullRun, longConversation } from "./transcript.fixtures.ts";

describe("exchanges", () => {
  it("begin at each user message and keep every message in order [CHAT-09]", () => {
    const exchanges = exchangesOf(fullRun);
    expect(exchanges.flatMap((exchange) => exchange.messages)).toEqual(fullRun);
    expect(exchanges.map((exchange) => exchange.messages[0]?.kind)).toEqual(["status", "user"]);
    expect(exchangesOf(longConversation(200))).toHaveLength(100);
    expect(exchangesOf([])).toEqual([]);
  });

  it("may be skipped while out of sight, the last two never [C5]", () => {
    expect([0, 97, 98, 99].map((index) => isSkippable(index, 100, 200))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isSkippable(0, 10, 20)).toBe(false);
  });
});
