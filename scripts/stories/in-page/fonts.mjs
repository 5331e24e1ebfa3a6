/**
 * Runs inside the page: finds the characters that no story before has shown in their font, and draws
 * them once more where Node can ask the browser which font file it took. Self-contained.
 */
export function installFonts() {
  /** Characters by font family. @type {Map<string, Set<string>>} */
  const known = new Map();
  // Spaces, controls and marks that join a letter draw nothing by themselves.
  const INVISIBLE = /[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}]/u;
  const PROBE = "story-gate-probe";

  /** @param {Element} element */
  const textsOf = (element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3);
    const texts = own.map((node) => node.nodeValue ?? "");
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      texts.push(element.value, element.placeholder);
    }
    for (const pseudo of ["::before", "::after"]) {
      const { content } = getComputedStyle(element, pseudo);
      if (content.startsWith('"')) texts.push(content.slice(1, -1));
    }
    return texts.join("");
  };

  Object.assign(globalThis.storyGate, {
    newTexts() {
      /** @type {Map<string, Set<string>>} */
      const found = new Map();
      for (const element of document.body.querySelectorAll("*")) {
        if (element.matches("script, style, .sb-wrapper, .sb-wrapper *")) continue;
        if (element.getClientRects().length === 0) continue;
        const text = textsOf(element);
        if (text === "") continue;
        const { fontFamily } = getComputedStyle(element);
        for (const sign of text) {
          if (INVISIBLE.test(sign) || known.get(fontFamily)?.has(sign)) continue;
          found.set(fontFamily, (found.get(fontFamily) ?? new Set()).add(sign));
        }
      }
      return [...found].map(([family, signs]) => ({ family, text: [...signs].join("") }));
    },
    /** @param {string} family @param {string[]} parts */
    probe(family, parts) {
      const box = document.createElement("div");
      box.id = PROBE;
      box.style.cssText = "position:fixed;inset:0;overflow:hidden;opacity:0";
      box.style.fontFamily = family;
      for (const part of parts)
        box.append(Object.assign(document.createElement("p"), { textContent: part }));
      document.body.append(box);
    },
    unprobe: () => document.getElementById(PROBE)?.remove(),
    /** @param {string} family @param {string} text */
    known(family, text) {
      const signs = known.get(family) ?? new Set();
      known.set(family, signs);
      for (const sign of text) signs.add(sign);
    },
  });
}
