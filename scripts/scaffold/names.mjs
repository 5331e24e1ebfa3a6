/**
 * `Run list`, `runList` and `RunList` all become `run-list`.
 * @param {string} name
 */
export function kebabCase(name) {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** `run-list` becomes `RunList`. @param {string} name */
export function pascalCase(name) {
  return kebabCase(name)
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** `run-list` becomes `runList`. @param {string} name */
export function camelCase(name) {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `run-list` becomes `Run list`. @param {string} name */
export function sentenceCase(name) {
  const words = kebabCase(name).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The number of the next decision record.
 * @param {string[]} files names of the records that exist, such as `0003-one-contract.md`
 */
export function nextNumber(files) {
  const numbers = files.map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0));
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
}

/** `gadgets` becomes `gadget`, `inbox-entries` becomes `inbox-entry`. @param {string} many */
export function singular(many) {
  if (/ies$/i.test(many)) return many.replace(/ies$/i, "y");
  if (/(s|x|z|ch|sh)es$/i.test(many)) return many.slice(0, -2);
  return many.replace(/([^s])s$/i, "$1");
}

/** `gadget` becomes `gadgets`, `inboxEntry` becomes `inboxEntries`. @param {string} one */
export function plural(one) {
  if (/[^aeiou]y$/i.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(one) ? `${one}es` : `${one}s`;
}

/** `gadget` becomes `a gadget`. @param {string} words */
export const withArticle = (words) => `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;

/**
 * The name of an area as its files have it.
 * @typedef {object} Names
 * @property {string} file `inbox-entry`
 * @property {string} files `inbox-entries`
 * @property {string} name `inboxEntry`
 * @property {string} names `inboxEntries`
 * @property {string} Name `InboxEntry`
 * @property {string} Names `InboxEntries`
 */

/** @param {string} area such as `inbox-entries` @returns {Names} */
export function namesOf(area) {
  const file = singular(kebabCase(area));
  const files = plural(file);
  return {
    file,
    files,
    name: camelCase(file),
    names: camelCase(files),
    Name: pascalCase(file),
    Names: pascalCase(files),
  };
}
