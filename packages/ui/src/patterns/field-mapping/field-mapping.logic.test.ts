import { expect, it } from "vitest";
import { readMappings } from "./field-mapping.logic.ts";

const row = (id: string, key: string, value: string) => ({ id, key, value });

it("drops rows with a blank name [CEDIT-12]", () => {
  const rows = [row("1", "Client Name", "customfield_10010"), row("2", "  ", "customfield_10011")];
  expect(readMappings(rows)).toEqual({
    mappings: { "Client Name": "customfield_10010" },
    dropped: 1,
    duplicates: [],
  });
});

it("trims names and ids [CEDIT-13]", () => {
  expect(readMappings([row("1", " Client Name ", "\tcustomfield_10010 ")]).mappings).toEqual({
    "Client Name": "customfield_10010",
  });
});

it("keeps a field whatever it is called", () => {
  const { mappings } = readMappings([row("1", "__proto__", "a"), row("2", "constructor", "b")]);
  expect(Object.entries(mappings)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
});
