/**
 * Lines that what is new is entered by: in which file, among which lines, and the line, in the name that the templates have. Where
 * the pattern has a group, the lines are in the order of what it holds.
 * @typedef {[file: string, neighbours: RegExp, line: string]} Registration
 */

const SERVER = "packages/server/src";
const TESTING = "packages/api-client/src/testing";
const ISOLATION = "packages/server/test/isolation.test.ts";
const EXPORTS = /^export \* from "\.\/(.*)\.ts";$/;
/** What a page with a table and its dialogs weighs, in bytes, with some to spare. */
const BUDGET = 92_000;

/** @type {Registration[]} */
export const OF_AREA = [
  ["packages/api-client/openapi/openapi.yaml", /^ {2}- [\w-]+$/, "  - sample-items"],
  [
    `${SERVER}/store/repositories.ts`,
    /^import \* as \w+ from "\.\/(.*)-repository\.ts";$/,
    'import * as sampleItems from "./sample-item-repository.ts";',
  ],
  [`${SERVER}/store/repositories.ts`, /^ {2}(\w+): of\(\w+\),$/, "  sampleItems: of(sampleItems),"],
  [`${SERVER}/operations/all.ts`, EXPORTS, 'export * from "./sample-items/index.ts";'],
  [`${SERVER}/operations/app-info/get-app-info.ts`, /^ {2}"[\w-]+",$/, '  "sample-items",'],
  [`${TESTING}/fixtures/ids.ts`, /^ {2}"\w+",$/, '  "sample_item",'],
  [`${TESTING}/fixtures/index.ts`, EXPORTS, 'export * from "./sample-items.ts";'],
  [`${TESTING}/answers.ts`, /^ {2}\w+: .*,$/, "  listSampleItems: [fixtures.sampleItem],"],
];

/** What a stranger must not reach. @type {Registration[]} */
const OWNED = [
  [
    ISOLATION,
    /^import .* from "\.\/(.*)\.ts";$/,
    'import { makeSampleItem } from "./sample-item.ts";',
  ],
  [
    ISOLATION,
    /^ {4}owned\.set\(.*\);$/,
    '    owned.set("sample-items", (await makeSampleItem(server, owner)).id);',
  ],
];

/** @type {Record<string, Registration[]>} */
export const OF_OPERATION = {
  create: [],
  delete: OWNED,
  get: [
    ...OWNED,
    [`${TESTING}/answers.ts`, /^ {2}\w+: .*,$/, "  getSampleItem: fixtures.sampleItem,"],
  ],
  update: [
    ...OWNED,
    [ISOLATION, /^ {2}\w+: \{ .* \},$/, '  updateSampleItem: { name: "Harbor lamp" },'],
  ],
};

/** @type {Registration[]} */
export const OF_SCREEN = [
  [
    "packages/app/src/config/paths.ts",
    /^ {4}\w+: "\/ui\/.*",$/,
    '    sampleItems: "/ui/sample-items",',
  ],
  [
    "packages/app/src/routes/router.tsx",
    /^ {12}on\(paths\.\w+, .*\),$/,
    '            on(paths.sampleItems, () => import("./sample-items.tsx")),',
  ],
  [
    "scripts/package/size-budgets.json",
    /^ {2}"(screens\/[\w-]+)": \d+,$/,
    `  "screens/sample-items": ${BUDGET},`,
  ],
];

/** @param {string} operation @returns {Registration} */
export const inIndex = (operation) => [
  `${SERVER}/operations/sample-items/index.ts`,
  EXPORTS,
  `export * from "./${operation}-sample-item.ts";`,
];
