/**
 * The blocks of code in a text that name their file after the language.
 * @param {string} markdown
 * @returns {{ file: string, code: string }[]}
 */
export function codeBlocks(markdown) {
  const blocks = markdown.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, file = "", code = ""]) => ({ file, code }));
}
