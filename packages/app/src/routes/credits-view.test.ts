import { expect, it } from "vitest";
import { readFilter, toQuery, toSearch } from "./credits-view.ts";

it("keeps the filter in the address of the page, and ignores what is none", () => {
  const filter = { kind: "spent", chatId: "s-1", from: "2026-11-01", until: "2026-11-20" } as const;
  expect(readFilter(toSearch(filter))).toEqual(filter);
  expect(readFilter(new URLSearchParams("kind=other&from=yesterday"))).toEqual({
    kind: "settled",
    chatId: null,
    from: "",
    until: "",
  });
});

it("asks for whole days of this device's time zone, the last one included", () => {
  const asked = toQuery({ kind: "settled", chatId: null, from: "2026-11-20", until: "2026-11-20" });
  expect(asked).toEqual({
    kind: "settled",
    from: new Date(2026, 10, 20).toISOString(),
    until: new Date(2026, 10, 21).toISOString(),
  });
});
