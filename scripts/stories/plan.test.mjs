import { expect, it } from "vitest";
import { orderPlans, pictureNames, planStory, shuffle } from "./plan.mjs";

/** @param {Partial<StoryGate.Described>} [story] */
function plan(story = {}) {
  return planStory({
    id: "components-button--default",
    title: "Components/Button",
    file: "packages/ui/src/components/button/button.stories.tsx",
    tags: [],
    globals: {},
    viewports: { mobile: { styles: { width: "375px", height: "812px" } } },
    a11y: {},
    ...story,
  });
}

it("pictures a component in both themes at 1280", () => {
  const { size, ...rest } = plan();
  expect(size).toEqual({ width: 1280, height: 800 });
  expect(pictureNames({ size, ...rest })).toEqual(["light", "dark"]);
  expect(rest.reflows).toBe(false);
});

it("pictures a screen on a phone as well", () => {
  expect(pictureNames(plan({ title: "Screens/Chat" }))).toEqual([
    "light",
    "dark",
    "light-375",
    "dark-375",
  ]);
});

it("keeps to the theme and the window that a story pins", () => {
  const pinned = plan({
    title: "Screens/Chat",
    globals: { theme: "dark", viewport: { value: "mobile" } },
  });
  expect(pinned.size).toEqual({ width: 375, height: 812 });
  expect(pictureNames(pinned)).toEqual(["dark"]);
});

it("does not guess the size of a window that nobody has named", () => {
  expect(() => plan({ globals: { viewport: { value: "watch" } } })).toThrow("watch");
});

it.each(["Patterns/Markdown", "Screens/Chat"])("asks %s to fit the smallest window", (title) => {
  expect(plan({ title }).reflows).toBe(true);
});

it("keeps stories of one window together", () => {
  const wide = plan({ id: "a--wide" });
  const narrow = plan({ id: "b--narrow", globals: { viewport: { value: "mobile" } } });
  const last = plan({ id: "c--wide" });
  expect(orderPlans([wide, narrow, last]).map(({ id }) => id)).toEqual([
    "b--narrow",
    "a--wide",
    "c--wide",
  ]);
});

it("shuffles by the seed alone, and loses nothing", () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  expect(shuffle(items, 7)).toEqual(shuffle(items, 7));
  expect(shuffle(items, 7)).not.toEqual(shuffle(items, 8));
  expect(shuffle(items, 7).sort((one, other) => one - other)).toEqual(items);
});
