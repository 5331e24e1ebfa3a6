/** @typedef {import("./stage.mjs").Stage} Stage */

const PROBES = "#story-gate-probe p";

/**
 * The characters of the page that no bundled font has: they look different on every machine.
 * Every character is asked for once in each page, since a font that has it always has it.
 * @param {Stage} stage
 * @returns {Promise<{ sign: string, font: string }[]>}
 */
export async function foreignCharacters(stage) {
  const texts = await stage.call("newTexts");
  if (texts.length === 0) return [];
  /** @type {{ sign: string, font: string }[]} */
  const foreign = [];
  for (const { family, text } of texts) {
    const [whole = []] = await systemFonts(stage, family, [text]);
    const signs = [...text];
    const each = whole.length === 0 ? signs.map(() => []) : await systemFonts(stage, family, signs);
    for (const [index, sign] of signs.entries()) {
      const [font] = each[index] ?? [];
      if (font !== undefined) foreign.push({ sign, font });
    }
    const drawn = signs.filter((_, index) => each[index]?.length === 0);
    await stage.call("known", family, drawn.join(""));
  }
  return foreign;
}

/**
 * The fonts of the system that each text takes.
 * @param {Stage} stage
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
 * @param {{ sign: string, font: string }[]} foreign
 */
export function describeForeign(foreign) {
  const named = foreign.map(({ sign, font }) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `${sign} (U+${code}, here ${font})`;
  });
  return `no bundled font has ${[...new Set(named)].join(", ")}`;
}
