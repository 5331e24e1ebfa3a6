/**
 * What is wrong with the decision records: numbers used twice, and headings that tell another number than the file's name.
 * @param {{ name: string, text: string }[]} records
 * @returns {string[]}
 */
export function recordProblems(records) {
  /** @type {Map<string, string>} */
  const names = new Map();
  return records.flatMap(({ name, text }) => {
    const number = /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1];
    if (number === undefined) return [`${name}: a record is called 0001-some-words.md`];
    const first = names.get(number);
    names.set(number, name);
    return [
      ...(first === undefined ? [] : [`${name}: ${first} has the number ${number} already`]),
      ...(text.startsWith(`# ${number}. `)
        ? []
        : [`${name}: its heading must start "# ${number}. "`]),
    ];
  });
}

/**
 * Records that the index of decisions does not list under their own title.
 * @param {{ name: string, text: string }[]} records
 * @param {string} index markdown
 * @returns {string[]}
 */
export function indexProblems(records, index) {
  return records.flatMap(({ name, text }) => {
    const [, number = "", title = ""] = /^# (\d{4})\. (.*)$/m.exec(text) ?? [];
    const line = `- [${number}](${name}) ${title}`;
    return index.split("\n").includes(line) ? [] : [`README.md: the line "${line}" is missing`];
  });
}

/**
 * Where the tables of dependencies and the manifests differ. `@scope/*` in a table stands for all that begins so.
 * @param {string} tables markdown with names in backticks in the first column
 * @param {ReadonlySet<string>} dependencies
 * @returns {string[]}
 */
export function dependencyProblems(tables, dependencies) {
  const listed = [...tables.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, first = ""]) =>
    [...first.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  /** @param {string} entry @param {string} name */
  const covers = (entry, name) =>
    entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name;
  const names = [...dependencies];
  return [
    ...names
      .filter((name) => !listed.some((entry) => covers(entry, name)))
      .map((name) => `${name} is a dependency without a reason in the table`),
    ...listed
      .filter((entry) => !names.some((name) => covers(entry, name)))
      .map((entry) => `${entry} is in the table and is no dependency`),
  ];
}
