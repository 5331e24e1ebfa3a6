import { expect, it } from "vitest";
import { formatBytes } from "./format-bytes.logic.ts";

it.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [12_400, "12 kB"],
  [1_240_000, "1.2 MB"],
  [25_000_000, "25 MB"],
  [3_000_000_000, "3 GB"],
])("reads %i as %s", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
});
