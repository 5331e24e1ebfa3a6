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

it("checks how a component looks at 1280 in both themes", () => {
  const { size, themes, reflows } = plan({ tags: ["matrix"] });
  expect(size).toEqual({ width: 1280, height: 800 });
  expect(themes).toEqual(["light", "dark"]);
  expect(reflows).toBe(false);
});

it("checks a story that is neither a state nor pictured in one theme", () => {
  expect(plan()).toMatchObject({ themes: ["light"], forced: false, reflows: false });
  expect(plan({ tags: ["state:chat/new-empty"] }).themes).toEqual(["light", "dark"]);
  expect(plan({ tags: ["picture"] })).toMatchObject({ themes: ["light", "dark"], forced: true });
});

it("takes pictures only of a matrix and of stories that ask for one", () => {
  const id = "components-button--loading";
  expect(pictureNames(plan())).toEqual([]);
  expect(pictureNames(plan({ tags: ["state:chat/new-empty"] }))).toEqual([]);
  expect(pictureNames(plan({ id, tags: ["matrix"] }))).toEqual(["light", "dark"]);
  expect(pictureNames(plan({ id, tags: ["picture"] }))).toEqual(["light"]);
});

it("pictures the default of a screen in the dark and on a phone as well", () => {
  const screen = { title: "Screens/Chat", tags: ["picture"] };
  expect(pictureNames(plan({ ...screen, id: "screens-chat--default" }))).toEqual([
    "light",
    "dark",
    "light-375",
  ]);
  expect(pictureNames(plan({ ...screen, id: "screens-chat--empty" }))).toEqual(["light"]);
  expect(pictureNames(plan({ title: "Screens/Chat" }))).toEqual([]);
});

it("keeps to the theme and the window that a story pins", () => {
  const pinned = plan({
    title: "Screens/Chat",
    tags: ["picture"],
    globals: { theme: "dark", viewport: { value: "mobile" } },
  });
  expect(pinned.size).toEqual({ width: 375, height: 812 });
  expect(pictureNames(pinned)).toEqual(["dark"]);
});

it("does not guess the size of a window that nobody has named", () => {
  expect(() => plan({ globals: { viewport: { value: "watch" } } })).toThrow("watch");
});

it.each(["Patterns/Markdown", "Screens/Chat"])(
  "requires states and pictures of %s to fit the smallest window",
  (title) => {
    expect(plan({ title, tags: ["state:chat/new-empty"] }).reflows).toBe(true);
    expect(plan({ title, tags: ["picture"] }).reflows).toBe(true);
    expect(plan({ title }).reflows).toBe(false);
  },
);

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
