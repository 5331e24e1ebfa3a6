import { expect, it } from "vitest";
import { rawColoursIn } from "./raw-colours.mjs";

/** @param {string} source */
const raw = (source) => rawColoursIn("x.tsx", source).map(({ text }) => text);

it.each([
  ['<p style={{ color: "#fff" }} />', "#fff"],
  ['<p style={{ color: on ? "white" : "inherit" }} />', "white"],
  ['<p style={{ border: "1px solid red" }} />', "1px solid red"],
  ['<p style={{ "--row-colour": "rgb(0 0 0)" }} />', "rgb(0 0 0)"],
  ['const look = { color: "tomato" } satisfies CSSProperties', "tomato"],
  [
    '<p style={{ background: "linear-gradient(var(--a), var(--b, #000))" }} />',
    "linear-gradient(var(--a), var(--b, #000))",
  ],
  ['<path fill="red" />', "red"],
  ['<path stroke={"#123456"} />', "#123456"],
  ['<stop stopColor="oklch(0.5 0 0)" />', "oklch(0.5 0 0)"],
  ['node.style.backgroundColor = "black"', "black"],
])("finds the colour in %s", (source, colour) => {
  expect(
    raw(`const x = () => { ${source.startsWith("<") ? `return ${source}` : source}; };`),
  ).toEqual([colour]);
});

it.each([
  '<p style={{ color: "var(--ui-text)", inlineSize: "10px" }} />',
  '<p style={{ background: "transparent", fill: "currentColor" }} />',
  '<path fill="none" stroke="currentColor" />',
  '<use href="#a1b2c3" />',
  '<p title="red" style={{ gridArea: "red" }} />',
])("lets %s stand", (source) => {
  expect(raw(`const x = ${source};`)).toEqual([]);
});
