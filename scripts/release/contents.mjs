import { join } from "node:path";
import { ROOT } from "../machine/paths.mjs";

const SERVER = join(ROOT, "packages", "server");

/** What the server reads while it runs, by its place in the repository and in a release. The bundle finds each by where it is itself. */
export const FILES = [
  ...[
    "package.json",
    "dist",
    "migrations",
    "plugins",
    "cluster.tar.zst",
    "eval/questions",
    "eval/files",
    "src/evaluation/requests",
    "src/http/docs",
    "src/integrations/local-page/page.css",
    "src/integrations/local-page/keep-email.js",
  ].map((path) => ({ from: join(SERVER, path), to: `server/${path}` })),
  { from: join(ROOT, "packages", "app", "dist"), to: "app/dist" },
  { from: join(ROOT, "LICENSE"), to: "LICENSE" },
  { from: join(ROOT, "deploy"), to: "deploy" },
  ...["operator.md", "production.md", "scaling.md"].map((name) => ({
    from: join(ROOT, "docs", "guides", name),
    to: name,
  })),
];

/** What Node compiled, sources of what is bundled, and settings of the operator with their secrets. */
export const LEFT_OUT =
  /[\\/]dist[\\/]compiled$|\.test\.ts$|\.ts$|\.map$|[\\/]\.env[^\\/]*$|[\\/](?!example\.env$)[^\\/]*\.env$/;

/**
 * Packages that stay outside of the bundle, and which of their files are needed: they load files by where they are.
 * @type {readonly { name: string, from?: string, keep: RegExp }[]}
 */
export const PACKAGES = [
  {
    name: "@electric-sql/pglite",
    keep: /^(package\.json|LICENSE.*|dist[\\/][^\\/]+\.(js|wasm|data)|dist[\\/]fs[\\/][^\\/]+\.js)$/,
  },
  { name: "@duckdb/node-api", keep: /^(package\.json|LICENSE|lib[\\/].+\.js)$/ },
  {
    name: "@duckdb/node-bindings",
    from: "@duckdb/node-api",
    keep: /^(package\.json|LICENSE|[^\\/]+\.js)$/,
  },
  {
    name: `@duckdb/node-bindings-${process.platform}-${process.arch}`,
    from: "@duckdb/node-bindings",
    keep: /^(package\.json|LICENSE|[^\\/]+\.(node|so|dylib|dll))$/,
  },
  {
    name: "swagger-ui-dist",
    keep: /^(package\.json|LICENSE|swagger-ui\.css|swagger-ui-bundle\.js)$/,
  },
  {
    name: "@fontsource-variable/inter",
    keep: /^(package\.json|LICENSE|files[\\/]inter-latin-opsz-normal\.woff2)$/,
  },
];
