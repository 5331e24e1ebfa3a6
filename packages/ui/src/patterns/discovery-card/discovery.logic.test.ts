import { expect, it } from "vitest";
import { filesFound, hostileFound } from "./discovery-card.fixtures.ts";
import { discoveryLines, discoveryMarkdown } from "./discovery.logic.ts";

it("reads findings line by line, with what is missing left out", () => {
  const lines = discoveryLines(filesFound);
  expect(lines).toContain("notes.csv");
  expect(lines).toContain("Lieferanten Übersicht.xlsx – Adressen · 96 · Firma, Ort, Land");
  expect(lines).toContain("Order Date = order_date");
});

it("copies what came out of an app as text", () => {
  const markdown = discoveryMarkdown(hostileFound);
  expect(markdown).not.toMatch(/(?<!\\)[<[]/);
  expect(markdown).toContain(String.raw`\[click\](javascript:alert(1))`);
});
