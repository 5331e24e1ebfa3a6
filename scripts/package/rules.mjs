/**
 * @typedef {object} BuiltFile
 * @property {string} path inside the package
 * @property {string} text
 */

/** What an interface may not stand on: it would tie whoever uses it to our app, our server or one model. */
const FOREIGN =
  /^(?:react-router|@switchboard\/|ai$|@ai-sdk\/|openai|hono|@tanstack\/react-(?:query|router)|next$|next\/)/;

/** @param {string} text */
export function importsIn(text) {
  const found = text.matchAll(
    /(?:^|[\s;])(?:import|export)\s[^"';]*?from\s*"([^"]+)"|import\s*\(?"([^"]+)"/g,
  );
  return Array.from(found, ([, from, bare]) => from ?? bare ?? "");
}

/** @param {string} specifier @returns {string} */
function packageOf(specifier) {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
}

/** @param {BuiltFile} file @param {any} manifest @returns {string[]} */
function importProblems({ path, text }, manifest) {
  const allowed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  return importsIn(text).flatMap((from) => {
    if (from.startsWith(".")) {
      return /\.(?:js|css)$/.test(from) ? [] : [`${path} imports "${from}" without .js`];
    }
    if (FOREIGN.test(from)) return [`${path} imports ${from}: the interface knows no such thing`];
    return allowed.has(packageOf(from)) ? [] : [`${path} imports ${from}, which is not declared`];
  });
}

/** @param {BuiltFile} file @returns {string[]} */
function moduleProblems({ path, text }) {
  const problems = [];
  const draws = importsIn(text).some((from) => /^react(?:-dom)?(?:\/|$)/.test(from));
  if (draws && !text.startsWith('"use client";'))
    problems.push(`${path} draws and does not begin with "use client"`);
  if (/\bimport\.meta\.env\b/.test(text))
    problems.push(`${path} reads import.meta.env, which only Vite knows`);
  return problems;
}

/** Classes of a stylesheet: a point that no number stands behind, outside of strings and addresses. */
const CLASS = /\.(?![\d/])((?:\\.|[\w-])+)(?=[^{};]*\{)/g;

/** @param {BuiltFile} file @returns {string[]} */
function styleProblems({ path, text }) {
  const problems = [];
  if (!text.startsWith("@layer switchboard{")) problems.push(`${path} is not in its one layer`);
  if (/url\((?!\.\/fonts\/)/.test(text)) problems.push(`${path} loads more than its own fonts`);
  if (/@source|@apply|@tailwind|@theme|@utility/.test(text))
    problems.push(`${path} is not compiled`);
  if (path !== "styles.css") return problems;
  if (!text.includes("light-dark(")) problems.push(`${path} lost its light-dark()`);
  const rules = text.replaceAll(/\/\*.*?\*\//gs, "");
  const foreign = [...rules.matchAll(CLASS)].find(([, name = ""]) => !name.startsWith("ui-"));
  if (foreign) problems.push(`${path} has the class ${foreign[1]}, which a host may use as well`);
  const named = /(?:^|[{}])(?:\*|html|body|a|h1|p|ul|button|input)(?=[,{:[])/.exec(rules);
  if (named)
    problems.push(`${path} styles the elements of its host: ${named[0].replace(/^[{}]/, "")}`);
  const property = /[{;](--(?!ui-|radix-)[\w-]+):/.exec(text);
  if (property) problems.push(`${path} sets ${property[1]}, which a host may use as well`);
  return problems;
}

/**
 * What the built package does not keep of what it promises.
 * @param {BuiltFile[]} files
 * @param {any} manifest
 * @returns {string[]}
 */
export function packageProblems(files, manifest) {
  const problems = files.flatMap((file) => {
    if (file.path.endsWith(".js"))
      return [...importProblems(file, manifest), ...moduleProblems(file)];
    if (file.path.endsWith(".d.ts")) return importProblems(file, manifest);
    return file.path.endsWith(".css") ? styleProblems(file) : [];
  });
  const names = files.map(({ path }) => path);
  for (const needed of ["base.css", "styles.css", "README.md", "LICENSE"]) {
    if (!names.includes(needed)) problems.push(`${needed} is missing`);
  }
  const inner = names.filter((name) =>
    /\.(?:stories|test|contract|fixtures|stage)\.|^(?:testing|pictures)\/|\.png$/.test(name),
  );
  problems.push(...inner.map((name) => `${name} is of no use to others`));
  if (!files.some(({ text }) => text.includes('from "react/compiler-runtime"')))
    problems.push("no module went through the React compiler");
  if (
    !files.some(({ path, text }) => path.endsWith(".js") && text.includes("process.env.NODE_ENV"))
  )
    problems.push("no module asks whether its user develops: warnings for developers are lost");
  if (JSON.stringify(manifest.sideEffects) !== '["**/*.css"]')
    problems.push("sideEffects names more than the stylesheet");
  if (manifest.private === true) problems.push("the package is private");
  return problems;
}
