import { describe, expect, it } from "vitest";
import { importsIn, packageProblems } from "./rules.mjs";

const manifest = {
  sideEffects: ["**/*.css"],
  dependencies: { clsx: "^2.0.0" },
  peerDependencies: { react: ">=19" },
};
const drawn =
  '"use client";\nimport { c } from "react/compiler-runtime";\nimport { x } from "./x.js";\n';
const sound = [
  { path: "components/x/x.js", text: drawn },
  { path: "components/x/warn.js", text: 'process.env.NODE_ENV !== "production";' },
  { path: "components/x/x.d.ts", text: 'import type { Y } from "./y.js";\n' },
  { path: "styles.css", text: "@layer switchboard{.ui-p{color:light-dark(red,blue)}}\n" },
  { path: "base.css", text: "@layer switchboard{body{margin:0}}\n" },
  { path: "README.md", text: "# UI" },
  { path: "LICENSE", text: "MIT License" },
];
/** @param {string} path @param {string} text */
const withFile = (path, text) =>
  packageProblems([...sound.filter((file) => file.path !== path), { path, text }], manifest);

describe("the rules for the package", () => {
  it("have nothing to say of a sound one", () => {
    expect(packageProblems(sound, manifest)).toEqual([]);
  });

  it.each([
    ["a router", "a.js", 'import { Link } from "react-router";', "react-router"],
    ["a model SDK", "a.js", 'import "@ai-sdk/openai";', "@ai-sdk/openai"],
    ["the API client", "a.d.ts", 'export type { A } from "@switchboard/api-client";', "api-client"],
    ["what is not declared", "a.js", 'import x from "left-pad";', "not declared"],
    ["a module without its ending", "a.d.ts", 'export * from "./b.tsx";', "without .js"],
    [
      "a drawing without its mark",
      "a.js",
      'import { jsx } from "react/jsx-runtime";',
      "use client",
    ],
    ["what only one bundler knows", "a.js", "import.meta.env.DEV;", "import.meta.env"],
    ["a build that decided for its users", "components/x/warn.js", "false;", "developers"],
    ["styles outside of the layer", "styles.css", ".ui-p{color:light-dark(red,blue)}", "one layer"],
    ["a class that others have", "styles.css", "@layer switchboard{.flex{}}", "the class flex"],
    [
      "a rule for elements of others",
      "styles.css",
      "@layer switchboard{button{color:red}}",
      "its host: button",
    ],
    [
      "a property that others have",
      "styles.css",
      "@layer switchboard{:root{--spacing:1px}}",
      "sets --spacing",
    ],
    ["styles from elsewhere", "styles.css", "@layer switchboard{a{src:url(//x)}}", "own fonts"],
    ["what is for us alone", "a.stories.js", "", "of no use"],
    ["pictures of stories", "pictures/a/default.dark.png", "", "of no use"],
  ])("find %s", (_, path, text, message) => {
    expect(withFile(path, text).join("\n")).toContain(message);
  });
});

it("reads imports, re-exports and those inside types", () => {
  const text = 'import a, { b } from "a";\nexport { c } from "./c.js";\ntype D = import("d").D;';
  expect(importsIn(text)).toEqual(["a", "./c.js", "d"]);
});
