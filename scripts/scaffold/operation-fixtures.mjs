import { addAt, addInOrder } from "./edits.mjs";
import { kebabCase } from "./names.mjs";

const TESTING = "packages/api-client/src/testing";

/**
 * What the mock server answers: one of what the area is about.
 * @param {import("./operation.mjs").Work} work
 */
export function addFixture({ tree, area, spec, id, fields }) {
  const { entity, one, name } = area;
  const isList = Boolean(spec.response?.items);
  const answers = `${TESTING}/answers.ts`;
  if (new RegExp(`^ {2}${id}:`, "m").test(tree.read(answers))) return;
  const file = `${TESTING}/fixtures/${name}.ts`;
  const kind = kebabCase(entity).replaceAll("-", "_");
  if (!tree.has(file)) {
    const members = fields.map(({ wire, kind: type, wireExample }) => {
      if (wire === "id") return `  id: id("${kind}", 1),`;
      return `  ${wire}: ${type === "moment" ? "day(19)" : JSON.stringify(wireExample)},`;
    });
    const helpers = fields.some(({ kind: type }) => type === "moment") ? "day, id" : "id";
    tree.create(
      file,
      `import type { ${entity} } from "../../gen/types.gen.ts";
import { ${helpers} } from "./ids.ts";

export const ${one}: ${entity} = {
${members.join("\n")}
};
`,
    );
    tree.edit(`${TESTING}/fixtures/ids.ts`, (text) =>
      text.includes(`"${kind}"`) ? text : addAt(text, "before", "\n] as const;", `\n  "${kind}",`),
    );
    tree.edit(`${TESTING}/fixtures/index.ts`, (text) =>
      addInOrder(text, /^export \* from "\.\/(.*)\.ts";$/, `export * from "./${name}.ts";`),
    );
  }
  const answer = isList ? `[fixtures.${one}]` : `fixtures.${one}`;
  tree.edit(answers, (text) =>
    addAt(text, "before", "\n} as const satisfies", `\n  ${id}: ${answer},`),
  );
}
