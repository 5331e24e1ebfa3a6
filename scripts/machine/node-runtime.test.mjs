import { expect, it } from "vitest";
import { isAtLeast } from "./node-runtime.mjs";

it.each([
  ["v20.19.0", true],
  ["v20.20.2", true],
  ["v24.0.0", true],
  ["v20.9.0", false],
  ["v18.20.1", false],
])("knows whether %s is at least 20.19", (version, enough) => {
  expect(isAtLeast(version, [20, 19])).toBe(enough);
});
