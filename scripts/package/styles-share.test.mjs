import { expect, it } from "vitest";
import { rulesOf, shareOf } from "./styles-share.mjs";

const css =
  "@layer switchboard{@layer base{a{color:red}}@layer utilities{.flex{display:flex}.w-1\\/2{width:50%}" +
  ".\\31 2{order:12}@media (width>=40rem){.sm\\:p-4{padding:1rem}}.live\\:hover:not(:disabled){color:red}}}";

it("finds the class of each rule, with the conditions around it", () => {
  expect(rulesOf(css).map(({ className }) => className)).toEqual([
    null,
    "flex",
    "w-1/2",
    "12",
    "sm:p-4",
    "live:hover",
  ]);
});

it("takes the rules whose classes a script names, and no others", () => {
  const share = shareOf(rulesOf(css), 'const a="flex sm:p-4";');
  expect(share).toBe(".flex{display:flex}@media (width>=40rem){.sm\\:p-4{padding:1rem}}");
});
