import { expect, it } from "vitest";
import { formatBytes } from "./format-bytes.ts";

const plain = (text: string) => text.replace(/\u00a0/g, " ");

it.each([
  [0, "0 B"],
  [457, "457 B"],
  [999, "999 B"],
  [12_400, "12 kB"],
  [1_240_000, "1.2 MB"],
  [25_000_000, "25 MB"],
  [3_000_000_000, "3 GB"],
])("reads %i as %s", (bytes, text) => {
  expect(plain(formatBytes(bytes, "en"))).toBe(text);
});

it("uses the words of the locale", () => {
  expect(plain(formatBytes(457, "fr"))).toBe("457 o");
  expect(plain(formatBytes(1_240_000, "de"))).toBe("1,2 MB");
});
