/**
 * Runs inside the page: finds the characters that no earlier story has shown in their font, and renders
 * them once more where Node can ask the browser which font file it used. Self-contained.
 */
export function installFonts() {
  /** Characters by font family. @type {Map<string, Set<string>>} */
  const checked = new Map();
  // Spaces, controls and joining marks render nothing by themselves.
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
    uncheckedTexts() {
      /** @type {Map<string, Set<string>>} */
      const found = new Map();
      for (const element of document.body.querySelectorAll("*")) {
        if (element.matches("script, style, .sb-wrapper, .sb-wrapper *")) continue;
        if (element.getClientRects().length === 0) continue;
        const text = textsOf(element);
        if (text === "") continue;
        const { fontFamily } = getComputedStyle(element);
        for (const character of text) {
          if (INVISIBLE.test(character) || checked.get(fontFamily)?.has(character)) continue;
          found.set(fontFamily, (found.get(fontFamily) ?? new Set()).add(character));
        }
      }
      return [...found].map(([family, characters]) => ({ family, text: [...characters].join("") }));
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
    markChecked(family, text) {
      const characters = checked.get(family) ?? new Set();
      checked.set(family, characters);
      for (const character of text) characters.add(character);
    },
  });
}
