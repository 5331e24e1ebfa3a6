import { expect, it } from "vitest";
import { classListsOf, unknownClasses } from "./class-lists.mjs";
import { loadUtilities } from "./tailwind.mjs";

const known = await loadUtilities();

/** @param {string} source */
const unknown = (source) =>
  unknownClasses(classListsOf("x.tsx", source), known).map(({ word }) => word);

it.each([
  ["an attribute", 'const x = <p className="p-2 bg-brand" />;', "bg-brand"],
  ["a condition", 'const x = <p className={on ? "bg-brand" : "bg-fill"} />;', "bg-brand"],
  ["clsx", 'clsx("p-2", on && "rounded-5");', "rounded-5"],
  ["cva", 'cva("p-2", { variants: { size: { sm: ["h-control-xxl"] } } });', "h-control-xxl"],
  [
    "a compound",
    'cva("p-2", { compoundVariants: [{ size: "sm", class: "text-md" }] });',
    "text-md",
  ],
  ["a template", "const x = <p className={`p-2 text-md ${more}`} />;", "text-md"],
  ["a map of looks", 'const looks = { a: "p-2 bg-brand" };', "bg-brand"],
  ["a variant", 'const x = <p className="press:bg-fill" />;', "press:bg-fill"],
])("finds a class without effect in %s", (_place, source, word) => {
  expect(unknown(source)).toEqual([word]);
});

it.each([
  ["sentences", 'const text = "Put the text-field on hidden ground, please.";'],
  ["what is compared", 'const x = <p className={tone === "brand" ? "p-2" : undefined} />;'],
  [
    "names of looks",
    'const x = <p className={buttonVariants({ size: "sm", variant: "primary" })} />;',
  ],
  [
    "defaults",
    'cva("p-2", { variants: { size: { sm: "p-1" } }, defaultVariants: { size: "sm" } });',
  ],
  ["marks for others", 'const x = <p className="group/row peer p-2" />;'],
  ["our variants", 'const x = <p className="live:hover:bg-fill more-contrast:p-2" />;'],
])("leaves %s alone", (_place, source) => {
  expect(unknown(source)).toEqual([]);
});
