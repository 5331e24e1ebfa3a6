import { addAt, addImport, addInOrder } from "./edits.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */
/** @typedef {import("./names.mjs").Names} Names */
/** @typedef {"list" | "get" | "create" | "update" | "delete"} Operation */

const SERVER = "packages/server/src";
const TESTING = "packages/api-client/src/testing";
const ISOLATION = "packages/server/test/isolation.test.ts";
/** What a page with a table and its dialogs weighs, in bytes, with some to spare. */
const BUDGET = 92_000;

/** @param {Tree} tree @param {Names} names */
export function registerArea(tree, { file, files, Name, names }) {
  tree.edit("packages/api-client/openapi/openapi.yaml", (text) =>
    addAt(text, "after", /^x-areas:\n(?: {2}- [\w-]+\n)+/gm, `  - ${files}\n`),
  );
  tree.edit(`${SERVER}/store/repositories.ts`, (text) =>
    addInOrder(
      addInOrder(
        text,
        /^import \* as \w+ from "\.\/(.*)-repository\.ts";$/,
        `import * as ${names} from "./${file}-repository.ts";`,
      ),
      /^ {2}(\w+): bind\(\w+, db\),$/,
      `  ${names}: bind(${names}, db),`,
    ),
  );
}

/** @param {Tree} tree @param {Names} names @param {Operation} operation */
export function registerOperation(tree, { file, files, name, Name, Names }, operation) {
  const isList = operation === "list";
  const id = operation + (isList ? Names : Name);
  const index = `${SERVER}/operations/${files}/index.ts`;
  const line = `export * from "./${operation}-${isList ? files : file}.ts";`;
  if (tree.has(index))
    tree.edit(index, (text) => addInOrder(text, /^export \* from "\.\/(.*)\.ts";$/, line));
  else tree.create(index, `${line}\n`);
  tree.edit(`${SERVER}/operations/all.ts`, (text) =>
    addInOrder(
      text,
      /^export \* from "\.\/(.*)\/index\.ts";$/,
      `export * from "./${files}/index.ts";`,
    ),
  );
  tree.edit(`${SERVER}/operations/app-info/get-app-info.ts`, (text) =>
    addAt(text, "after", /const EXTENSIONS = \[(?:\n {2}"[^\n]*)*/g, `\n  "${files}",`),
  );
  if (isList || operation === "get") {
    const kind = file.replaceAll("-", "_");
    tree.edit(`${TESTING}/fixtures/ids.ts`, (text) =>
      addAt(text, "before", "\n] as const;", `\n  "${kind}",`),
    );
    tree.edit(`${TESTING}/fixtures/index.ts`, (text) =>
      addInOrder(text, /^export \* from "\.\/(.*)\.ts";$/, `export * from "./${files}.ts";`),
    );
    const answer = isList ? `[fixtures.${name}]` : `fixtures.${name}`;
    tree.edit(`${TESTING}/answers.ts`, (text) =>
      addAt(text, "before", "\n} as const satisfies", `\n  ${id}: ${answer},`),
    );
  }
  if (isList || operation === "create") return;
  tree.edit(ISOLATION, (text) =>
    addAt(
      addImport(text, `./${file}.ts`, [`make${Name}`]),
      "after",
      /^ {2}owned\.set\([^\n]*\);\n/gm,
      `  owned.set("${files}", (await make${Name}(server, owner)).id);\n`,
    ),
  );
  if (operation === "update")
    tree.edit(ISOLATION, (text) =>
      addAt(
        text,
        "after",
        /^const BODIES: [^\n]*\n(?: {2}[^\n]*\n)*/gm,
        `  ${id}: { name: "Harbor lamp" },\n`,
      ),
    );
}

/** @param {Tree} tree @param {Names} names */
export function registerScreen(tree, { files, names }) {
  tree.edit("packages/app/src/config/paths.ts", (text) =>
    addAt(text, "after", /^ {4}\w+: "\/ui\/[^"]*",\n/gm, `    ${names}: "/ui/${files}",\n`),
  );
  tree.edit("packages/app/src/routes/router.tsx", (text) =>
    addAt(
      text,
      "before",
      "            on(`/ui${paths.chat}/:sessionId?`,",
      `            on(paths.${names}, () => import("./${files}.tsx")),\n`,
    ),
  );
  tree.edit("scripts/package/size-budgets.json", (text) =>
    addInOrder(text, /^ {2}"(screens\/[\w-]+)": \d+,$/, `  "screens/${files}": ${BUDGET},`),
  );
}
