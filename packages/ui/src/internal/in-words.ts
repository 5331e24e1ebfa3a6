const ABBREVIATIONS = /\b(?:api|csv|id|mcp|sms|url)\b/g;

/**
 * A name of the code in words: `search_issues`, `relay-message` and `listUsers` as Search issues, Relay message and List users. A
 * name that begins with a capital was written by people, and stays.
 */
export function inWords(name: string): string {
  if (/^\p{Lu}/u.test(name)) return name;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase()
    .replaceAll(ABBREVIATIONS, (word) => word.toUpperCase());
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
