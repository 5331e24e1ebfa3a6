import { type ComponentProps, memo } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { covers } from "./contract.tsx";
import { type Family, gapsIn, isComponent, storyLines } from "./contract-families.ts";
import { literalColours } from "./contract-markup.ts";

const Known = ({ tone, ...rest }: ComponentProps<"p"> & { tone?: string }) => (
  <p data-slot="known" data-tone={tone} {...rest} />
);
const Unknown = () => <i />;

function family(changes: Partial<Family>): Family {
  return {
    folder: "components/known",
    components: new Map([["Known", Known]]),
    contract: [covers(Known, "known", {})],
    screen: false,
    ...changes,
  };
}

describe("the gaps of a family", () => {
  it("are none when every component is covered", () => {
    expect(gapsIn(family({}))).toEqual([]);
  });

  it("name a component without a line, and what to write", () => {
    expect(gapsIn(family({ contract: [] }))).toEqual([
      'Known has no contract: give it a story `Default` in components/known, a line covers(Known, "its-slot", { … }) in a file *.contract.tsx there, or its name with the reason in ROOTLESS',
    ]);
  });

  it("name lines about exports that are no more", () => {
    expect(
      gapsIn(family({ contract: [covers(Known, "known", {}), covers(Unknown, "i", {})] })),
    ).toEqual(['components/known covers "i", which its index.ts does not export']);
  });
});

describe("stories", () => {
  const meta = { component: Known, args: { tone: "calm" } };

  it("stand for a line with their args: Default, and those with a contract", () => {
    const lines = storyLines(
      {
        default: { ...meta, parameters: { contract: { control: "control" } } },
        Default: {},
        Loud: {
          args: { tone: "loud" },
          parameters: { contract: { slot: "loud", control: "other" } },
        },
        Other: { parameters: {} },
      },
      "known",
    );
    expect(lines).toMatchObject([
      { component: Known, story: "Default", slot: "known", refSlot: "control" },
      { component: Known, story: "Loud", slot: "loud", refSlot: "other" },
    ]);
    expect(lines.map((line) => renderToStaticMarkup(line.render({ title: "T" })))).toEqual([
      '<p data-slot="known" data-tone="calm" title="T"></p>',
      '<p data-slot="known" data-tone="loud" title="T"></p>',
    ]);
  });

  it("stand for none without either", () => {
    expect(storyLines({ default: meta, Other: {} }, "known")).toEqual([]);
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
