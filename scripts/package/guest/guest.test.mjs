import { expect, it } from "vitest";
import { loadUtilities } from "../../checks/tailwind.mjs";
import { guestSource } from "./guest-source.mjs";
import { guestStyles } from "./guest-styles.mjs";

const known = await loadUtilities();

/** @param {string} source */
const guest = (source) => guestSource("x.tsx", source, known).code;

it.each([
  ["a class", '<Own className="flex m-2" />', '<Own className="ui-flex ui-m-2" />'],
  ["a mark for others", '<Own className="group/row" />', '<Own className="ui-group/row" />'],
  ["a map of looks", 'const looks = { sm: "size-4" };', 'const looks = { sm: "ui-size-4" };'],
  ["a word that may be more", 'const way = "hidden";', 'const way = "hidden";'],
  ["a sentence", 'const text = "flex the table";', 'const text = "flex the table";'],
  ["a class of the caller's", "<Own className={className} />", "<Own className={className} />"],
  ["an element", "<p>Text</p>", '<p data-ui="">Text</p>'],
  ["a drawing", "<svg><path /></svg>", '<svg data-ui=""><path /></svg>'],
  ["a part that draws", "<Radix.Value />", '<Radix.Value data-ui="" />'],
  ["one that draws the caller's", "<Radix.Trigger asChild />", "<Radix.Trigger asChild />"],
  ["one that draws nothing", "<Radix.Portal />", "<Radix.Portal />"],
  [
    "an element by its name",
    'createElement(tag, { key: "k" });',
    'createElement(tag, { "data-ui": "", key: "k" });',
  ],
])("reads %s", (_, source, expected) => {
  expect(guest(`import { Own } from "./own.tsx";\n${source}`)).toContain(`\n${expected}`);
});

it("names classes and properties as ours, scopes elements, and leaves the page to base.css", () => {
  const { guest: styles, base } = guestStyles(
    ":root{color-scheme:light dark;--spacing:4px}[data-theme=dark]{color-scheme:dark}body{margin:0}h1,::placeholder{color:red}.m-1:hover{margin:var(--spacing)}",
  );
  expect(styles).toContain(":root{--ui-spacing:4px}[data-theme=dark]{--ui-scheme:dark}");
  expect(styles).toContain(":where(h1[data-ui]),:where([data-ui])::placeholder{color:red}");
  expect(styles).toContain(".ui-m-1:hover{margin:var(--ui-spacing)}");
  expect(styles).not.toContain("body");
  expect(base).toContain("body{margin:0}h1,::placeholder{color:red}");
  expect(base).toContain(":root{color-scheme:light dark}");
  expect(base).not.toContain(".m-1");
});

it("refuses two properties that would have one name", () => {
  expect(() => guestStyles(":root{--text:1px;--ui-text:2px}")).toThrow("--ui-text");
});
