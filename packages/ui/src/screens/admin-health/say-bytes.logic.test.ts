import { expect, it } from "vitest";
import { sayBytes } from "./say-bytes.logic.ts";

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [1_536_000, "1.5 MB"],
  [2_000_000_000, "2 GB"],
  [3e15, "3,000 TB"],
])("says %i bytes as %s", (bytes, text) => {
  expect(sayBytes(bytes, "en-US")).toBe(text);
});
