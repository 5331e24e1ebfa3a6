import { posix } from "node:path";

/**
 * @typedef {object} Edge
 * @property {string} importer repository path
 * @property {string} from the specifier as written
 * @property {string} target repository path for our own files, else the package's name
 * @property {boolean} own whether the target is one of our files or packages
 */

/** @typedef {{ name: string, why: string, breaks: (edge: Edge) => boolean }} ImportRule */

/** The rooms of ui; one may import itself and what stands before it, never what stands after. */
const UI_LAYERS = [
  ["tokens", "internal", "hooks"],
  ["components"],
  ["form", "patterns"],
  ["screens"],
  // Storybook's own pages: they show everything, nothing shows them.
  ["docs"],
];

const SERVER_MAY_TAKE_OF_CLIENT = new Set([
  "@switchboard/api-client/schemas",
  "@switchboard/api-client/types",
  "@switchboard/api-client/operations",
  "@switchboard/api-client/openapi.json",
]);

const TEST_OR_STORY = /\.(test|stories|fixtures|spec)\.[a-z]+$|\/(test|testing)\//;

/** What opens connections, or calls addresses by itself. */
const OPENS_CONNECTIONS =
  /^(node:)?(http|https|http2|net|tls|dgram|dns)(\/|$)|^(undici|axios|got|ky|ws|node-fetch|openid-client|imapflow)$|^nodemailer(\/|$)|^@ai-sdk\/(?!provider$)|^@modelcontextprotocol\//;

/** Rooms of the server that may, with the reason. @type {{ path: RegExp, takes: RegExp, why: string }[]} */
const MAY_OPEN_CONNECTIONS = [
  { path: /\/connectors\/gate\//, takes: /./, why: "the gate itself" },
  { path: /\/src\/listen\.ts$/, takes: /^node:net$/, why: "it listens" },
  { path: /\/src\/server\.ts$/, takes: /^node:http$/, why: "the type of what listens" },
  {
    path: /\/integrations\/oidc\/provider\.ts$/,
    takes: /^openid-client$/,
    why: "the operator names the provider",
  },
  {
    path: /\/connectors\/oauth\//,
    takes: /^openid-client$/,
    why: "it is given the gate to call through",
  },
  {
    path: /\/connectors\/mail\//,
    takes: /^(imapflow$|nodemailer\/)/,
    why: "the protocols' clients, which are given a line that the gate dialled",
  },
  {
    path: /\/agent\/models\.ts$/,
    takes: /^@ai-sdk\//,
    why: "the operator names the models' servers",
  },
  {
    path: /\/connectors\/mcp\//,
    takes: /^@modelcontextprotocol\/client$/,
    why: "the protocol's client, which is given the gate's fetch",
  },
  {
    path: /\/server\/src\/mcp\//,
    takes: /^@modelcontextprotocol\/server$/,
    why: "it answers requests and makes none",
  },
];

/** @param {string} path */
function packageOf(path) {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? /^@switchboard\/([^/]+)/.exec(path)?.[1];
}

/** @param {string} path */
function uiRoom(path) {
  return /^packages\/ui\/src\/([^/]+)\//.exec(path)?.[1];
}

/** @param {string | undefined} room */
function uiLayer(room) {
  return UI_LAYERS.findIndex((rooms) => room !== undefined && rooms.includes(room));
}

/** @param {string} path @param {string} folder */
function serverRoom(path, folder) {
  return path.startsWith(`packages/server/src/${folder}/`);
}

/** @param {string} path */
function feature(path) {
  return /^packages\/app\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** @type {ImportRule[]} */
export const IMPORT_RULES = [
  {
    name: "app-is-the-top",
    why: "nothing imports the app",
    breaks: ({ importer, target }) =>
      packageOf(target) === "app" && packageOf(importer) !== "app" && !importer.startsWith("e2e/"),
  },
  {
    name: "ui-stands-alone",
    why: "ui imports no other package of ours",
    breaks: ({ importer, target, own }) =>
      packageOf(importer) === "ui" && own && !["ui", undefined].includes(packageOf(target)),
  },
  {
    name: "client-stands-alone",
    why: "api-client imports no other package of ours",
    breaks: ({ importer, target, own }) =>
      packageOf(importer) === "api-client" && own && packageOf(target) !== "api-client",
  },
  {
    name: "app-takes-client-and-ui",
    why: "the app imports api-client and ui only",
    breaks: ({ importer, target, own }) =>
      packageOf(importer) === "app" &&
      own &&
      !["app", "ui", "api-client"].includes(packageOf(target) ?? ""),
  },
  {
    name: "server-takes-the-contract",
    why: "the server imports the generated schemas, types and operations of api-client, nothing else",
    breaks: ({ importer, from, target, own }) =>
      packageOf(importer) === "server" &&
      own &&
      packageOf(target) !== "server" &&
      !SERVER_MAY_TAKE_OF_CLIENT.has(from) &&
      !TEST_OR_STORY.test(importer),
  },
  {
    name: "packages-by-name",
    why: "another package is imported by its name, never by a relative path",
    breaks: ({ importer, from, target }) =>
      from.startsWith(".") &&
      packageOf(importer) !== undefined &&
      packageOf(target) !== undefined &&
      packageOf(importer) !== packageOf(target),
  },
  {
    name: "ui-layers",
    why: "inside ui: tokens, internal, hooks -> components -> form, patterns -> screens -> docs; left never imports right",
    breaks: ({ importer, target }) => {
      const from = uiLayer(uiRoom(importer));
      const to = uiLayer(uiRoom(target));
      return from >= 0 && to > from && !TEST_OR_STORY.test(importer);
    },
  },
  {
    name: "ui-by-relative-path",
    why: "inside ui, siblings are imported by relative path, never by the package's name",
    breaks: ({ importer, from }) =>
      packageOf(importer) === "ui" && from.startsWith("@switchboard/ui"),
  },
  {
    name: "form-owns-react-hook-form",
    why: "only ui/form imports react-hook-form",
    breaks: ({ importer, target }) =>
      (target === "react-hook-form" || target === "@hookform/resolvers") &&
      uiRoom(importer) !== "form",
  },
  {
    name: "domain-knows-no-adapters",
    why: "the server's domain gets store, http, integrations and connectors through its ports",
    breaks: ({ importer, target }) =>
      serverRoom(importer, "domain") &&
      !TEST_OR_STORY.test(importer) &&
      ["store", "http", "integrations", "connectors", "operations", "jobs"].some((room) =>
        serverRoom(target, room),
      ),
  },
  {
    name: "one-way-out",
    why: "the server calls addresses through connectors/gate only, which checks where they lead",
    breaks: ({ importer, from }) =>
      /^packages\/server\/(src|plugins)\//.test(importer) &&
      OPENS_CONNECTIONS.test(from) &&
      !TEST_OR_STORY.test(importer) &&
      !MAY_OPEN_CONNECTIONS.some(({ path, takes }) => path.test(importer) && takes.test(from)),
  },
  {
    name: "features-stay-apart",
    why: "app features never import each other",
    breaks: ({ importer, target }) => {
      const from = feature(importer);
      const to = feature(target);
      return from !== undefined && to !== undefined && from !== to;
    },
  },
  {
    name: "routes-are-the-top",
    why: "only the app's entry imports its routes",
    breaks: ({ importer, target }) =>
      target.startsWith("packages/app/src/routes/") &&
      !importer.startsWith("packages/app/src/routes/") &&
      !/^packages\/app\/src\/[^/]+$/.test(importer) &&
      !TEST_OR_STORY.test(importer),
  },
  {
    name: "screens-are-pure",
    why: "ui has no router and no network client",
    breaks: ({ importer, target }) =>
      packageOf(importer) === "ui" && /^(react-router|msw|ai$|@ai-sdk)/.test(target),
  },
];

/**
 * Where an import leads: a repository path for our files, else the bare package name.
 * @param {string} importer repository path
 * @param {string} from the specifier as written
 * @returns {{ target: string, own: boolean }}
 */
export function targetOf(importer, from) {
  const path = from.replace(/[?#].*$/, "");
  if (path.startsWith(".")) {
    return { target: posix.join(posix.dirname(importer), path), own: true };
  }
  const [scope = "", name = ""] = path.split("/");
  const bare = scope.startsWith("@") ? `${scope}/${name}` : scope;
  return { target: bare, own: scope === "@switchboard" };
}

/**
 * The rules that one import breaks.
 * @param {string} importer repository path
 * @param {string} from the specifier as written
 * @returns {ImportRule[]}
 */
export function brokenRules(importer, from) {
  const edge = { importer, from, ...targetOf(importer, from) };
  return IMPORT_RULES.filter((rule) => rule.breaks(edge));
}
