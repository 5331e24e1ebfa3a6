/** @typedef {"light" | "dark"} Theme */
/** @typedef {{ width: number, height: number }} Size */

/**
 * @typedef {object} Plan what is checked of one story
 * @property {string} id
 * @property {string} title
 * @property {string} file
 * @property {Size} size of the window
 * @property {Theme[]} themes in order; the first is the one it is played in
 * @property {boolean} pictured whether it is compared with accepted pictures
 * @property {boolean} narrow whether it is also pictured as on a phone
 * @property {boolean} reflows whether it must fit the smallest window, and large text, right to left
 * @property {import("./axe.mjs").A11y} a11y
 */

const DESKTOP = { width: 1280, height: 800 };

/** A phone, in which every pictured screen is pictured as well. */
export const PHONE = { width: 375, height: 812 };

/** Where everything must still fit: the smallest window, and a desktop's with large text. */
export const REFLOW_WINDOWS = [
  { size: { width: 320, height: 640 }, text: "100%" },
  { size: DESKTOP, text: "200%" },
];

/** @param {unknown} theme @returns {theme is Theme} */
function isTheme(theme) {
  return theme === "light" || theme === "dark";
}

/** @param {StoryGate.Described} story @returns {Size} */
function sizeOf({ id, globals, viewports }) {
  const pinned = /** @type {{ value?: string } | undefined} */ (globals.viewport)?.value;
  const styles = pinned === undefined ? undefined : viewports[pinned]?.styles;
  if (pinned !== undefined && styles === undefined) {
    throw new Error(`${id} pins a viewport that does not exist: ${pinned}.`);
  }
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : DESKTOP;
}

/**
 * A picture is kept only where it tells what a test cannot: the matrix of a component, and stories that ask for one.
 * @param {string[]} tags
 */
const isPictured = (tags) => tags.includes("matrix") || tags.includes("picture");

/**
 * A story that pins a theme or a window is checked in that one alone.
 * @param {StoryGate.Described} story
 * @returns {Plan}
 */
export function planStory(story) {
  const { id, title, file, globals, tags, a11y } = story;
  const size = sizeOf(story);
  const screen = title.startsWith("Screens/");
  const pictured = isPictured(tags);
  return {
    id,
    title,
    file,
    size,
    themes: isTheme(globals.theme) ? [globals.theme] : ["light", "dark"],
    pictured,
    narrow: pictured && screen && globals.viewport === undefined,
    // A matrix is a sheet for reviewers, not a part of any page. A story that is neither a state nor worth a picture has the
    // layout of one that is.
    reflows:
      (screen || title.startsWith("Patterns/")) &&
      !tags.includes("matrix") &&
      (pictured || tags.some((tag) => tag.startsWith("state:"))),
    a11y,
  };
}

/** The picture of a phone's window, in one theme: the other differs from it as the wide ones do. @param {Plan} plan */
export const narrowName = ({ themes }) => `${themes[0]}-${PHONE.width}`;

/**
 * The pictures of a story, by name.
 * @param {Plan} plan
 * @returns {string[]}
 */
export function pictureNames(plan) {
  const wide = plan.pictured ? plan.themes : [];
  return plan.narrow ? [...wide, narrowName(plan)] : wide;
}

/**
 * Stories of the same window together, since changing it costs a layout; else in the order of the sidebar.
 * @param {Plan[]} plans
 */
export function orderPlans(plans) {
  return plans.toSorted((one, other) => one.size.width - other.size.width);
}

/**
 * The same stories in an order that the seed alone decides.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} seed
 * @returns {Item[]}
 */
export function shuffle(items, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
