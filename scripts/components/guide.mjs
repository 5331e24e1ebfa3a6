/** The parts of a guide, in their order. */
export const SECTIONS = ["Use when", "Do not use when", "Accessibility", "Content"];

/**
 * @typedef {object} Criterion one bullet of the accessibility section
 * @property {string} text without the bullet
 * @property {number} line
 */

/**
 * @typedef {object} Guide
 * @property {boolean} attached a page "Guide" next to the stories of its family
 * @property {string[]} titles headings of level one
 * @property {string} lead the sentence under the title
 * @property {{ name: string, line: number, empty: boolean }[]} sections
 * @property {Criterion[]} criteria
 */

/**
 * Reads a family's page of use.
 * @param {string} source of an `.mdx`
 * @returns {Guide}
 */
export function readGuide(source) {
  const lines = source.split("\n");
  /** @type {Guide} */
  const guide = {
    attached: /<Meta of=\{stories\} name="Guide" \/>/.test(source),
    titles: [],
    lead: "",
    sections: [],
    criteria: [],
  };
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const section = guide.sections.at(-1);
    if (text.startsWith("# ")) guide.titles.push(text.slice(2));
    else if (text.startsWith("## "))
      guide.sections.push({ name: text.slice(3), line, empty: true });
    else if (text.trim() === "") continue;
    else if (section === undefined) {
      if (guide.titles.length > 0) guide.lead += text;
    } else {
      section.empty = false;
      // A link alone on its line leads to more about them, and promises nothing.
      const link = /^\[[^\]]+\]\([^)]+\)$/.test(text);
      if (section.name === "Accessibility" && !link) addCriterion(guide.criteria, text, line);
    }
  }
  return guide;
}

/** @param {Criterion[]} criteria @param {string} text @param {number} line */
function addCriterion(criteria, text, line) {
  const last = criteria.at(-1);
  if (/^\s/.test(text) && last !== undefined) last.text += ` ${text.trim()}`;
  else criteria.push({ text: text.replace(/^- /, ""), line });
}

/**
 * The title of the test that holds a criterion: its words without the final full stop.
 * @param {string} criterion
 */
export function testTitle(criterion) {
  return criterion.replace(/\.$/, "");
}

/**
 * A test's title without the ids that it may carry at its end.
 * @param {string} title
 */
export function withoutIds(title) {
  return title.replace(/\s*\[[A-Z0-9][A-Z0-9 -]*\]$/, "");
}
