import { addAt, addInOrder } from "./edits.mjs";
import { plural } from "./names.mjs";

/** @typedef {import("./screen.mjs").Page} Page */

const ROUTES = "packages/app/src/routes";
const PATHS = "packages/app/src/config/paths.ts";
/** What a page with a table and its dialogs weighs, in bytes, with some to spare. */
const BUDGET = 92_000;

/**
 * The page in the app: its loader, actions and mapper, under its path.
 * @param {import("./tree.mjs").Tree} tree
 * @param {Page} page
 * @returns {string} its path
 */
export function addRoute(tree, page) {
  const { file, variable } = page;
  tree.create(`${ROUTES}/${file}.tsx`, routeOf(page));
  tree.create(`${ROUTES}/${file}-view.ts`, viewOf(page));
  tree.create(`${ROUTES}/${file}-view.test.ts`, viewTestOf(page));
  tree.edit(PATHS, (text) =>
    new RegExp(`^ {4}${variable}[:,]`, "m").test(text)
      ? text
      : addAt(text, "after", /^ {4}\w+: "\/ui\/[^"]*",\n/gm, `    ${variable}: "/ui/${file}",\n`),
  );
  tree.edit(`${ROUTES}/router.tsx`, (text) =>
    addAt(
      text,
      "before",
      "            on(`/ui${paths.chat}/:sessionId?`,",
      `            on(paths.${variable}, () => import("./${file}.tsx")),\n`,
    ),
  );
  tree.edit("scripts/package/size-budgets.json", (text) =>
    text.includes(`"screens/${file}":`)
      ? text
      : addInOrder(text, /^ {2}"(screens\/[\w-]+)": \d+,$/, `  "screens/${file}": ${BUDGET},`),
  );
  return (
    new RegExp(`^ {4}${variable}: "([^"]+)"`, "m").exec(tree.read(PATHS))?.[1] ?? `/ui/${file}`
  );
}

/** @param {Page} page */
function routeOf({ Name, file, title, words, list, remove }) {
  const calls = remove ? `${remove}, ${list}` : list;
  return `import { ApiError } from "@switchboard/api-client";
import { ${calls} } from "@switchboard/api-client/calls";
import { ${Name}Screen } from "@switchboard/ui/screens/${file}";
import { useLoaderData, useRevalidator } from "react-router";
${remove ? 'import { useActions } from "../actions/use-actions.ts";\n' : ""}import { chatTexts } from "../chat/chat-texts.ts";
import { messageOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { type ${Name}Data, to${Name}State } from "./${file}-view.ts";
import { PageTitle } from "./page-title.tsx";
${remove ? "\ntype Target = { readonly id: string; readonly name: string };\n" : ""}
async function loader({ api, requireUser }: Services): Promise<${Name}Data> {
  await requireUser(chatTexts.notLoggedIn);
  try {
    return { kind: "loaded", items: await api.call(${list}) };
  } catch (error) {
    // Whose session has expired needs the way to log in, which the page of errors has.
    if (error instanceof ApiError && error.status === 401) throw error;
    return { kind: "failed", message: messageOf(error) };
  }
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: ${Name},
});

function ${Name}() {
  const { ${remove ? "api, " : ""}paths } = useServices();
  const data = useLoaderData<${Name}Data>();
  const { revalidate, state } = useRevalidator();
  ${
    remove
      ? `const { actions, ...page } = useActions(
    {
      remove: {
        run: ({ id }: Target) => api.call(${remove}, { path: { id } }),
        alert: (message) => \`Failed to delete ${words}: \${message}\`,
      },
    },
    { renew: revalidate },
  );`
      : ""
  }
  return (
    <>
      <PageTitle heading=${JSON.stringify(title)} />
      <${Name}Screen
        actions={{
          onRetry: () => void revalidate(),
          ${
            remove
              ? `onDelete: actions.remove.ask,
          onConfirmDelete: actions.remove.confirm,
          onCancel: page.cancel,
          onCloseAlert: page.closeAlert,`
              : ""
          }
        }}
        paths={paths}
        state={to${Name}State(data, {
          reloading: state === "loading",
          ${remove ? "deleting: actions.remove.question,\n          alert: page.alert," : ""}
        })}
      />
    </>
  );
}
`;
}

/** @param {Page} page */
function viewOf({ Name, file, entity, words, columns, remove }) {
  const one = entity.charAt(0).toLowerCase() + entity.slice(1);
  const members = columns.map(
    ({ name, wire, optional }) => `  ${name}: ${one}.${wire}${optional ? " ?? null" : ""},`,
  );
  return `import type { ${entity} } from "@switchboard/api-client";
import type { ${entity}Row, ${Name}${remove ? "Ready" : "State"}${remove ? `, ${Name}State` : ""} } from "@switchboard/ui/screens/${file}";

/** What the loader of the page has found. */
export type ${Name}Data =
  | { readonly kind: "loaded"; readonly items: readonly ${entity}[] }
  | { readonly kind: "failed"; readonly message: string };

type PageState = {${remove ? ` Pick<${Name}Ready, "deleting" | "alert"> & {` : ""}
  /** What could not be loaded is being asked for again. */
  readonly reloading: boolean;
};

/** What the page of ${plural(words)} shows. */
export function to${Name}State(
  data: ${Name}Data,
  { reloading${remove ? ", ...page" : ""} }: PageState,
): ${Name}State {
  if (data.kind === "failed") return reloading ? { kind: "loading" } : data;
  if (data.items.length === 0) return { kind: "empty" };
  return { kind: "ready", rows: data.items.map(toRow)${remove ? ", ...page" : ""} };
}

const toRow = (${one}: ${entity}): ${entity}Row => ({
  id: ${one}.id,
${members.join("\n")}
});
`.replace("type PageState = { Pick", "type PageState = Pick");
}

/** @param {Page} page */
function viewTestOf({ Name, file, entity, words, columns, remove, item }) {
  const many = plural(words);
  const one = entity.charAt(0).toLowerCase() + entity.slice(1);
  const members = columns.map(({ name, wire }) => `${name}: ${JSON.stringify(item[wire])}`);
  return `import type { ${entity} } from "@switchboard/api-client";
import { expect, it } from "vitest";
import { to${Name}State } from "./${file}-view.ts";

const ${one}: ${entity} = ${JSON.stringify(item)};
const page = { reloading: false${remove ? ", deleting: null, alert: null" : ""} };

it("lists the ${many} in the order of the server", () => {
  const other = { ...${one}, id: "other" };
  const items = [${one}, other];
  const row = { ${members.join(", ")} };
  expect(to${Name}State({ kind: "loaded", items }, page)).toEqual({
    kind: "ready",
    rows: [
      { id: ${one}.id, ...row },
      { id: "other", ...row },
    ],
    ${remove ? "deleting: null,\n    alert: null," : ""}
  });
});
${
  remove
    ? `
it("shows what is asked about, and what failed", () => {
  const asked = { deleting: { id: "1", name: "One", busy: true }, alert: "No." };
  expect(to${Name}State({ kind: "loaded", items: [${one}] }, { ...page, ...asked })).toMatchObject(
    asked,
  );
});
`
    : ""
}
it("is empty without any", () => {
  expect(to${Name}State({ kind: "loaded", items: [] }, page)).toEqual({ kind: "empty" });
});

it("says why they could not be loaded, until they are asked for again", () => {
  const data = { kind: "failed", message: "No." } as const;
  expect(to${Name}State(data, page)).toEqual(data);
  expect(to${Name}State(data, { ...page, reloading: true })).toEqual({ kind: "loading" });
});
`;
}
