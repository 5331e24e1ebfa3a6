/** @typedef {"light" | "dark"} Theme */
/** @typedef {{ width: number, height: number }} Size */

/**
 * @typedef {object} Plan what is checked of one story
 * @property {string} id
 * @property {string} title
 * @property {string} file
 * @property {Size} size of the window
 * @property {Theme[]} themes it is checked in, in order; the first is the one it is played in
 * @property {Theme[]} pictured themes in which it is compared with accepted pictures
 * @property {boolean} narrow whether it is also pictured as on a phone
 * @property {boolean} forced whether it is checked in forced colours too
 * @property {boolean} reflows whether it must fit the smallest window, and large text, right to left
 * @property {import("./axe.mjs").A11y} a11y
 */

const DESKTOP = { width: 1280, height: 800 };

/** A phone, in which the default of every pictured screen is pictured as well. */
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
 * A picture is kept only where it tells what a test cannot: the matrix of a component, and stories that ask for one. Dark
 * colours are the tokens', which a matrix and the default of a screen show.
 * @param {StoryGate.Described} story
 * @param {Theme[]} themes
 */
function picturedThemes(story, themes) {
  const { tags } = story;
  if (tags.includes("matrix")) return themes;
  if (!tags.includes("picture")) return [];
  return isScreenDefault(story) ? themes : themes.slice(0, 1);
}

/** @param {StoryGate.Described} story */
const isScreenDefault = ({ id, title }) => title.startsWith("Screens/") && id.endsWith("--default");

/**
 * A story that pins a theme or a window is checked in that one alone.
 * @param {StoryGate.Described} story
 * @returns {Plan}
 */
export function planStory(story) {
  const { id, title, file, globals, tags, a11y } = story;
  const size = sizeOf(story);
  const screen = title.startsWith("Screens/");
  /** @type {Theme[]} */
  const themes = isTheme(globals.theme) ? [globals.theme] : ["light", "dark"];
  const pictured = picturedThemes(story, themes);
  // A story that is neither a state nor worth a picture is there for its play, and looks like one that is.
  const looks = pictured.length > 0 || tags.some((tag) => tag.startsWith("state:"));
  return {
    id,
    title,
    file,
    size,
    themes: looks ? themes : themes.slice(0, 1),
    pictured,
    narrow: pictured.length > 0 && isScreenDefault(story) && globals.viewport === undefined,
    forced: pictured.length > 0,
    // A matrix is a sheet for reviewers, not a part of any page.
    reflows: looks && (screen || title.startsWith("Patterns/")) && !tags.includes("matrix"),
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
  return plan.narrow ? [...plan.pictured, narrowName(plan)] : plan.pictured;
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
