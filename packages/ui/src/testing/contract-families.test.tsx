import { memo } from "react";
import { describe, expect, it } from "vitest";
import { covers } from "./contract.tsx";
import { type Family, gapsIn, isComponent } from "./contract-families.ts";
import { literalColours } from "./contract-markup.ts";

const Known = () => <p data-slot="known" />;
const Provider = () => null;

function family(changes: Partial<Family>): Family {
  return {
    folder: "components/known",
    components: new Map([["Known", Known]]),
    contract: [covers(Known, "known", {})],
    bare: {},
    screen: false,
    ...changes,
  };
}

describe("the gaps of a family", () => {
  it("are none when every component is covered or named with a reason", () => {
    const components = new Map<string, unknown>([
      ["Known", Known],
      ["Provider", Provider],
    ]);
    expect(gapsIn(family({ components, bare: { Provider: "renders no element" } }))).toEqual([]);
  });

  it("name a component without a line, and what to write", () => {
    expect(gapsIn(family({ contract: [] }))).toEqual([
      'Known has no line in components/known/known.contract.tsx: write covers(Known, "its-slot", { … }) into `contract`, or its name with the reason into `bare`',
    ]);
  });

  it("name lines about exports that are no more, and reasons that are none", () => {
    const stale = family({ components: new Map(), bare: { Gone: "renders no element" } });
    expect(gapsIn(stale)).toHaveLength(2);
    const components = new Map([["Known", Known]]);
    expect(gapsIn(family({ components, contract: [], bare: { Known: " " } }))).toHaveLength(1);
  });
});

it("takes functions and memoised functions with a name like a component's", () => {
  expect(isComponent("Known", Known)).toBe(true);
  expect(isComponent("Known", memo(Known))).toBe(true);
  expect(isComponent("useKnown", Known)).toBe(false);
  expect(isComponent("Known", { a: 1 })).toBe(false);
});

it("knows a colour from a token in HTML", () => {
  expect(literalColours('<path fill="none" stroke="currentColor"/>')).toEqual([]);
  expect(literalColours('<i style="width:3ch;color:var(--ui-text)"></i>')).toEqual([]);
  expect(literalColours('<path fill="#fff"/>')).toEqual(['fill="#fff"']);
  expect(literalColours('<i style="box-shadow: 0 0 1px rgb(0 0 0)"></i>')).toHaveLength(1);
  expect(literalColours('<i style="color: white"></i>')).toHaveLength(1);
});
