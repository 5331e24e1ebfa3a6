import { expect, it } from "vitest";
import { mayNotSpeak, ownWordsIn } from "./own-words.mjs";

/** @param {string} jsx */
const words = (jsx) => ownWordsIn("x.tsx", `const x = ${jsx};`).map(({ text }) => text);

it.each([
  ["<p>Nothing here yet.</p>", "Nothing here yet."],
  ['<p>{empty ? "No rows" : rows}</p>', "No rows"],
  ['<button aria-label="Close" />', "Close"],
  ['<input placeholder={open ? "Search" : undefined} />', "Search"],
  ['<ConfirmDialog verb="Confirm Delete" />', "Confirm Delete"],
  ["<p>{`Page ${page} of ${all}`}</p>", "Page of"],
  ['({ savingLabel = "Saving..." }) => <b>{savingLabel}</b>', "Saving..."],
  ['({ label = "Chart" }) => <b>{label}</b>', "Chart"],
])("hears %s", (jsx, said) => {
  expect(words(jsx)).toEqual([said]);
});

it.each([
  "<p>{labels.close}</p>",
  '<p className="Card" data-slot="card" role="status">{children} · {42}</p>',
  '<p>{kind === "Card" && <b>{name}</b>}</p>',
  "<p>{format(name)} px</p>",
  '<Field label={label} type="text" />',
  '({ hotkey = "F8", variant = "primary", label = "" }) => <b>{label}</b>',
])("hears nothing in %s", (jsx) => {
  expect(words(jsx)).toEqual([]);
});

it.each([
  "packages/ui/src/components/button/button.tsx",
  "packages/ui/src/form/schema-form.tsx",
  "packages/ui/src/patterns/composer/composer.tsx",
])("lets %s say nothing by itself", (path) => {
  expect(mayNotSpeak(path)).toBe(true);
});

it.each([
  "packages/ui/src/patterns/composer/composer.stories.tsx",
  "packages/ui/src/patterns/manifest-form/manifest-form.story-parts.tsx",
  "packages/ui/src/patterns/data-table/data-table.stage.tsx",
  "packages/ui/src/screens/landing/landing.tsx",
])("lets %s speak", (path) => {
  expect(mayNotSpeak(path)).toBe(false);
});
