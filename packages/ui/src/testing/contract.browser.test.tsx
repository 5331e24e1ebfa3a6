import "../styles.css";
import { describe, expect, it } from "vitest";
import { brokenPromises } from "./contract-browser.tsx";
import { contractLines } from "./contract-families.ts";

describe("in a browser, an export keeps its contract", () => {
  it.each(contractLines())("$title", async ({ entry, screen }) => {
    expect(await brokenPromises(entry, { screen })).toEqual([]);
  });
});
