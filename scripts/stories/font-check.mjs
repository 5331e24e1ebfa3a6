/** @typedef {import("./story-page.mjs").StoryPage} StoryPage */

const PROBES = "#story-gate-probe p";

/** @typedef {{ character: string, font: string }} Fallback a character that no bundled font has, and the system font used instead */

/**
 * The characters of the page that no bundled font has: they look different on every machine.
 * Every character is checked once in each page, since a font that has it always has it.
 * @param {StoryPage} page
 * @returns {Promise<Fallback[]>}
 */
export async function findFallbackCharacters(page) {
  const texts = await page.call("uncheckedTexts");
  if (texts.length === 0) return [];
  /** @type {Fallback[]} */
  const fallbacks = [];
  for (const { family, text } of texts) {
    const [whole = []] = await systemFonts(page, family, [text]);
    const characters = [...text];
    const each =
      whole.length === 0 ? characters.map(() => []) : await systemFonts(page, family, characters);
    for (const [index, character] of characters.entries()) {
      const [font] = each[index] ?? [];
      if (font !== undefined) fallbacks.push({ character, font });
    }
    const bundled = characters.filter((_, index) => each[index]?.length === 0);
    await page.call("markChecked", family, bundled.join(""));
  }
  return fallbacks;
}

/**
 * The system fonts that each text falls back to.
 * @param {StoryPage} page
 * @param {string} family
 * @param {string[]} texts
 * @returns {Promise<string[][]>}
 */
async function systemFonts({ call, devtools }, family, texts) {
  await call("probe", family, texts);
  await call("settle");
  try {
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
    const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: PROBES,
    });
    const used = await Promise.all(
      nodeIds.map((nodeId) => devtools.send("CSS.getPlatformFontsForNode", { nodeId })),
    );
    return used.map(({ fonts }) =>
      fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
    );
  } finally {
    // Left on, both would follow every change of every story.
    await devtools.send("CSS.disable");
    await devtools.send("DOM.disable");
    await call("unprobe");
  }
}

/**
 * @param {Fallback[]} fallbacks
 */
export function describeFallbacks(fallbacks) {
  const named = fallbacks.map(({ character, font }) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `${character} (U+${code}, here ${font})`;
  });
  return `no bundled font has ${[...new Set(named)].join(", ")}`;
}
