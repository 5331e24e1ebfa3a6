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

/** @param {string} words */
const capitalize = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** A name in every way that we write one. @param {string} name @returns {string[]} */
function formsOf(name) {
  const words = kebabCase(name).split("-");
  const title = words.map(capitalize);
  return [
    words.join("-"),
    words.join("_"),
    words.join(" "),
    capitalize(words.join(" ")),
    title.join(" "),
    title.join(""),
    words[0] + title.slice(1).join(""),
  ];
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

/** `gadget` becomes `gadgets`, `inbox-entry` becomes `inbox-entries`. @param {string} one */
export function plural(one) {
  if (/[^aeiou]y$/i.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(one) ? `${one}es` : `${one}s`;
}

/**
 * Puts a name in place of `sample item`, the name that the templates have.
 * @param {string} text
 * @param {string} one the name, for one of them
 */
export function rename(text, one) {
  const articled = /^[aeiou]/i.test(one)
    ? text.replaceAll(/\b([aA])(?= sample item\b)/g, "$1n")
    : text;
  // The plural first, since it holds the singular.
  return [plural, (/** @type {string} */ name) => name].reduce((renamed, number) => {
    const forms = formsOf(number(kebabCase(one)));
    return formsOf(number("sample-item")).reduce(
      (done, form, at) => done.replaceAll(form, forms[at] ?? ""),
      renamed,
    );
  }, articled);
}
