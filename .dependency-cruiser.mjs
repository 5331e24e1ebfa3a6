// The arrows of docs/architecture.md: which room may import which. Type imports count. `npm test -- --only imports` runs it.

const OURS = "^(packages|e2e|scripts|bench|\\.storybook)/";
const TEST_OR_STORY = "\\.(test|stories|fixtures|spec)\\.[a-z]+$|/(test|testing)/";
const SERVER = "^packages/server/src/";

/** The folder of an npm package, wherever pnpm puts it. @param {string} names alternatives of a regular expression */
const npm = (names) => `(^|/)node_modules/(${names})/`;

/** The layers of ui; one may import itself and those before it, never those after it. */
const UI_LAYERS = [
  "tokens|internal|hooks",
  "components",
  "form",
  "patterns",
  "screens",
  // Storybook's own pages: they show everything, nothing shows them.
  "docs",
];

/** Each room of the server with the rooms before it that it may import. @type {Record<string, string[]>} */
export const SERVER_ROOMS = {
  text: [],
  tables: [],
  files: [],
  secrets: [],
  domain: ["tables", "files", "secrets"],
  telemetry: ["domain"],
  questions: ["text", "domain"],
  planner: ["text", "domain", "questions"],
  agent: ["text", "tables", "domain", "questions", "planner"],
  connectors: ["domain"],
  store: ["secrets", "domain"],
  plugins: ["domain", "questions", "connectors"],
  evaluation: [
    "text",
    "tables",
    "files",
    "connectors",
    "domain",
    "questions",
    "planner",
    "agent",
    "store",
    "plugins",
  ],
  http: ["domain"],
  integrations: ["domain", "http"],
  mcp: ["domain", "agent", "http"],
  operations: ["files", "domain", "questions", "plugins", "http"],
  jobs: ["domain"],
  commands: ["files", "domain", "store"],
};

/** The one file of the store whose types the domain may take. */
const REPOSITORIES = `${SERVER}store/repositories\\.ts$`;

/** What opens connections or calls addresses by itself, and who may have it beside the gate. @type {{ to: string, may: string[] }[]} */
const OPENS_CONNECTIONS = [
  { to: "^(node:)?(https|http2|tls|dgram|dns)(/|$)", may: [] },
  { to: npm("undici|axios|got|ky|ws|node-fetch"), may: [] },
  // The operator names the mail server that our own mails go through.
  {
    to: npm("nodemailer") + "(lib|dist/[a-z]+)/nodemailer\\.",
    may: ["integrations/outgoing/smtp\\.ts$"],
  },
  // It listens.
  { to: "^(node:)?net$", may: ["listen\\.ts$"] },
  // The type of what listens.
  { to: "^(node:)?http$", may: ["server\\.ts$"] },
  // The operator names the provider; the other is given the gate to call through.
  { to: npm("openid-client"), may: ["integrations/oidc/provider\\.ts$", "connectors/oauth/"] },
  // The operator names the store of files.
  { to: npm("@aws-sdk/client-s3"), may: ["files/bucket-files\\.ts$"] },
  // It calls Stripe, or the server that the operator names instead.
  { to: npm("stripe"), may: ["integrations/stripe/"] },
  // The protocols' clients, which are given a line that the gate dialled.
  {
    to: npm("imapflow") + "|" + npm("nodemailer") + "(lib|dist/[a-z]+)/(?!nodemailer\\.)",
    may: ["connectors/mail/"],
  },
  // The operator names the collector.
  { to: npm("@opentelemetry/(?!api/)[^/]+"), may: ["telemetry/"] },
  // The operator names the models' servers.
  { to: npm("@ai-sdk/(?!provider/)[^/]+"), may: ["agent/models\\.ts$"] },
  // The protocol's client, which is given the gate's fetch.
  { to: npm("@modelcontextprotocol/client"), may: ["connectors/mcp/"] },
  // It answers requests and makes none.
  { to: npm("@modelcontextprotocol/(?!client/)[^/]+"), may: ["mcp/"] },
];

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const rules = [
  {
    name: "no-circles",
    comment:
      "two files that need each other are one file, or a third is missing for what they share",
    from: {},
    to: { circular: true },
  },
  {
    name: "found-on-disk",
    comment: "an import that leads nowhere would be seen by no other rule",
    // The peers of the bench are installed when it runs.
    from: { pathNot: "^bench/" },
    to: { couldNotResolve: true },
  },
  {
    name: "app-is-the-top",
    comment: "nothing imports the app, but for what tests and measures it",
    from: { pathNot: "^(packages/app|e2e|bench)/" },
    to: { path: "^packages/app/" },
  },
  {
    name: "ui-stands-alone",
    comment: "ui imports no other package of ours",
    from: { path: "^packages/ui/" },
    to: { path: "^packages/", pathNot: "^packages/ui/" },
  },
  {
    name: "client-stands-alone",
    comment: "api-client imports no other package of ours",
    from: { path: "^packages/api-client/" },
    to: { path: OURS, pathNot: "^packages/api-client/" },
  },
  {
    name: "app-takes-client-and-ui",
    comment: "the app imports api-client and ui only",
    from: { path: "^packages/app/" },
    to: { path: OURS, pathNot: "^packages/(app|ui|api-client)/" },
  },
  {
    name: "server-takes-the-contract",
    comment:
      "the server imports the generated schemas, types and operations of api-client and the list of public pages, nothing else",
    from: { path: "^packages/server/", pathNot: TEST_OR_STORY },
    to: {
      path: OURS,
      pathNot: [
        "^packages/server/",
        "^packages/api-client/src/gen/(zod|types|operations|openapi)\\.gen\\.",
        "^packages/api-client/src/public-pages\\.ts$",
      ],
    },
  },
  {
    name: "packages-by-name",
    comment: "another package is imported by its name, never by a relative path",
    from: { path: "^packages/([^/]+)/" },
    to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
  },
  ...UI_LAYERS.slice(0, -1).map((layer, at) => ({
    name: "ui-layers",
    comment:
      "inside ui: tokens, internal, hooks -> components -> form -> patterns -> screens -> docs; left never imports right",
    from: { path: `^packages/ui/src/(${layer})/`, pathNot: TEST_OR_STORY },
    to: { path: `^packages/ui/src/(${UI_LAYERS.slice(at + 1).join("|")})/` },
  })),
  {
    name: "ui-by-relative-path",
    comment: "inside ui, siblings are imported by relative path, never by the package's name",
    from: { path: "^packages/ui/" },
    to: { path: "^packages/ui/", dependencyTypesNot: ["local"] },
  },
  {
    name: "form-owns-react-hook-form",
    comment: "only ui/form imports react-hook-form",
    from: { path: "^(packages|e2e|scripts|\\.storybook)/", pathNot: "^packages/ui/src/form/" },
    to: { path: npm("react-hook-form") },
  },
  {
    name: "screens-are-pure",
    comment: "ui has no router and no network client",
    from: { path: "^packages/ui/" },
    to: { path: npm("react-router[^/]*|msw|ai|@ai-sdk/[^/]+") },
  },
  {
    name: "routes-are-the-top",
    comment: "only the app's entry imports its routes",
    from: { pathNot: ["^packages/app/src/routes/", "^packages/app/src/[^/]+$", TEST_OR_STORY] },
    to: { path: "^packages/app/src/routes/" },
  },
  {
    name: "services-from-their-parts",
    comment: "the app's services are built from their parts, which know nothing of them",
    from: { path: "^packages/app/src/(chat|config|session)/", pathNot: TEST_OR_STORY },
    to: { path: "^packages/app/src/services\\.ts$" },
  },
  ...Object.entries(SERVER_ROOMS).map(([room, others]) => ({
    name: "server-rooms",
    comment:
      "inside the server rooms know each other one way: the domain knows no adapter, adapters know the domain, operations and mcp are the top",
    from: { path: `${SERVER}${room}/`, pathNot: TEST_OR_STORY },
    to: {
      path: `${SERVER}[^/]+/`,
      pathNot: [
        `${SERVER}(${[room, ...others].join("|")})/`,
        ...(room === "domain" ? [REPOSITORIES] : []),
      ],
    },
  })),
  {
    name: "repositories-by-unit-of-work",
    comment:
      "the domain has the types of the repositories from its unit of work, not from the store",
    from: {
      path: `${SERVER}domain/`,
      pathNot: [`${SERVER}domain/unit-of-work\\.ts$`, TEST_OR_STORY],
    },
    to: { path: REPOSITORIES },
  },
  {
    name: "repositories-by-type",
    comment: "the unit of work takes types from the store and calls nothing of it",
    from: { path: `${SERVER}domain/unit-of-work\\.ts$` },
    to: { path: REPOSITORIES, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "server-rooms-are-known",
    comment: "a new folder of the server says here what it may import",
    from: { path: `${SERVER}(?!(${Object.keys(SERVER_ROOMS).join("|")})/)[^/]+/` },
    to: {},
  },
  {
    name: "wiring-is-the-top",
    comment:
      "what reads the settings and builds the server from its parts is imported by none of them; commands do the same for a task of the operator",
    from: { path: `${SERVER}(?!commands/)[^/]+/`, pathNot: TEST_OR_STORY },
    to: {
      path: `${SERVER}(agent-services|app|env|file-services|listen|main|plugin-services|server|services|telemetry-services)\\.ts$`,
    },
  },
  {
    name: "planner-has-one-door",
    comment:
      "the offline planner is seen through its index.ts alone, so that what is behind can change",
    from: { pathNot: `${SERVER}planner/` },
    to: { path: `${SERVER}planner/(?!index\\.ts$)` },
  },
  {
    name: "queue-has-one-door",
    comment: "pg-boss is behind store/jobs, so that another queue can take its place",
    from: {
      path: "^packages/server/",
      pathNot: ["^packages/server/src/store/jobs/", "^packages/server/scripts/make-template\\.ts$"],
    },
    to: { path: npm("pg-boss") },
  },
  ...OPENS_CONNECTIONS.map(({ to, may }) => ({
    name: "one-way-out",
    comment:
      "the server calls addresses through connectors/gate only, which checks where they lead",
    from: {
      path: "^packages/server/(src|plugins)/",
      pathNot: [
        TEST_OR_STORY,
        `${SERVER}connectors/gate/`,
        ...may.map((place) => `${SERVER}${place}`),
      ],
    },
    to: { path: to },
  })),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|storybook-static|\\.cache|test-results)/" },
    moduleSystems: ["es6", "cjs"],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      mainFields: ["module", "main", "types", "typings"],
    },
    skipAnalysisNotInRules: true,
  },
};
