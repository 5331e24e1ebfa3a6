import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import config, { SERVER_ROOMS } from "../../.dependency-cruiser.mjs";
import { ROOT } from "../machine/paths.mjs";
import { checkImportGraph } from "./import-graph.mjs";

/** What may be imported: importer, specifier. */
const ALLOWED = /** @type {[string, string][]} */ ([
  ["packages/app/src/routes/chat.tsx", "@switchboard/ui/screens/chat"],
  ["packages/app/src/routes/inbox.tsx", "@switchboard/api-client/stream"],
  ["packages/app/src/main.tsx", "./routes/routes.ts"],
  ["packages/server/src/http/binder.ts", "@switchboard/api-client/schemas"],
  ["packages/server/src/http/docs.ts", "@switchboard/api-client/openapi.json"],
  ["packages/server/src/domain/runs/run.test.ts", "../../store/run-repository.ts"],
  ["packages/ui/src/screens/chat/chat.tsx", "../../patterns/composer/index.ts"],
  ["packages/ui/src/components/dialog/dialog.tsx", "../button/index.ts"],
  ["packages/ui/src/form/bound-field.tsx", "react-hook-form"],
  ["packages/ui/src/patterns/composer/settings.tsx", "../../form/index.ts"],
  ["e2e/journey.spec.ts", "@switchboard/api-client/types"],
  ["packages/server/src/connectors/gate/pools.ts", "undici"],
  ["packages/server/src/integrations/oidc/provider.ts", "openid-client"],
  ["packages/server/src/integrations/stripe/stripe-provider.ts", "stripe"],
  ["packages/server/src/connectors/mail/imap.ts", "imapflow"],
  ["packages/server/src/connectors/mail/smtp.ts", "nodemailer/lib/smtp-connection/index.js"],
  ["packages/server/src/integrations/outgoing/smtp.ts", "nodemailer"],
  ["packages/server/src/agent/models.ts", "@ai-sdk/openai"],
  ["packages/server/src/agent/answer.ts", "../planner/index.ts"],
  ["packages/server/src/planner/planner-model.ts", "@ai-sdk/provider"],
  ["packages/server/src/mcp/serve.ts", "@modelcontextprotocol/server"],
  ["packages/server/src/app.ts", "./operations/index.ts"],
  ["packages/server/test/web-server.ts", "node:http"],
]);

/** Forbidden imports: importer, specifier, the rule that it breaks. */
const FORBIDDEN = /** @type {[string, string, string][]} */ ([
  ["packages/ui/src/components/button/button.tsx", "../../patterns/composer/index.ts", "ui-layers"],
  ["packages/ui/src/tokens/contrast.ts", "../components/button/index.ts", "ui-layers"],
  ["packages/ui/src/form/answers.ts", "../screens/chat/index.ts", "ui-layers"],
  ["packages/ui/src/form/answers.ts", "../patterns/composer/index.ts", "ui-layers"],
  ["packages/ui/src/screens/chat/state.tsx", "../../docs/reviews.tsx", "ui-layers"],
  ["packages/ui/src/screens/chat/state.tsx", "@switchboard/api-client/types", "ui-stands-alone"],
  ["packages/ui/src/screens/chat/state.tsx", "@switchboard/ui/button", "ui-by-relative-path"],
  ["packages/ui/src/screens/chat/state.tsx", "react-hook-form", "form-owns-react-hook-form"],
  ["packages/ui/src/screens/chat/state.tsx", "react-router", "screens-are-pure"],
  ["packages/api-client/src/watch.ts", "@switchboard/ui/button", "client-stands-alone"],
  ["packages/app/src/session/store.ts", "@switchboard/server", "app-takes-client-and-ui"],
  ["packages/server/src/brand.ts", "@switchboard/api-client", "server-takes-the-contract"],
  ["packages/server/src/brand.ts", "@switchboard/app", "app-is-the-top"],
  ["packages/server/src/brand.ts", "../../api-client/src/gen/types.gen.ts", "packages-by-name"],
  ["packages/server/src/brand.ts", "./nowhere.ts", "found-on-disk"],
  ["packages/server/src/domain/runs/run.ts", "../../store/run-repository.ts", "server-rooms"],
  ["packages/server/src/domain/runs/run.ts", "../../agent/answer.ts", "server-rooms"],
  ["packages/server/src/connectors/http/engine.ts", "../../agent/answer.ts", "server-rooms"],
  ["packages/server/src/store/run-repository.ts", "../operations/index.ts", "server-rooms"],
  ["packages/server/src/planner/decide.ts", "../agent/answer.ts", "server-rooms"],
  ["packages/server/src/attic/chest.ts", "../brand.ts", "server-rooms-are-known"],
  ["packages/server/src/http/binder.ts", "../services.ts", "wiring-is-the-top"],
  ["packages/server/src/http/binder.ts", "../app.ts", "wiring-is-the-top"],
  ["packages/server/src/domain/users/sign-in.ts", "../../env.ts", "wiring-is-the-top"],
  ["packages/server/src/agent/answer.ts", "../planner/decide.ts", "planner-has-one-door"],
  ["packages/server/src/jobs/send-later.ts", "pg-boss", "queue-has-one-door"],
  ["packages/server/src/connectors/http/engine.ts", "undici", "one-way-out"],
  ["packages/server/src/domain/billing/checkout.ts", "stripe", "one-way-out"],
  ["packages/server/src/connectors/http/engine.ts", "node:https", "one-way-out"],
  ["packages/server/src/agent/models.ts", "node:http", "one-way-out"],
  ["packages/server/src/agent/answer.ts", "@ai-sdk/openai", "one-way-out"],
  ["packages/server/src/integrations/outbox.ts", "node:dns/promises", "one-way-out"],
  ["packages/server/src/connectors/mail/smtp.ts", "nodemailer", "one-way-out"],
  ["packages/server/src/integrations/outgoing/twilio.ts", "nodemailer", "one-way-out"],
  ["packages/server/src/connectors/mail/imap.ts", "node:tls", "one-way-out"],
  ["packages/server/plugins/web/handlers.ts", "node:net", "one-way-out"],
  ["packages/server/src/mcp/serve.ts", "@modelcontextprotocol/client", "one-way-out"],
  ["packages/app/src/chat/reducer.ts", "../routes/chat.tsx", "routes-are-the-top"],
  ["packages/app/src/chat/export/export-chat.ts", "../../services.ts", "services-from-their-parts"],
  [
    "packages/server/src/domain/runs/run.ts",
    "../../store/repositories.ts",
    "repositories-by-unit-of-work",
  ],
]);

/** May take the types of the repositories, and no value. */
const UNIT_OF_WORK = "packages/server/src/domain/unit-of-work.ts";

/** What closes a circle: importer, content. */
const CIRCLES = /** @type {[string, string][]} */ ([
  ["packages/app/src/chat/one.ts", 'export { two } from "./two.ts";'],
  ["packages/app/src/chat/two.ts", 'export const two = () => import("./one.ts");'],
  ["packages/app/src/chat/one-types.ts", 'export type One = import("./two-types.ts").Two;'],
  ["packages/app/src/chat/two-types.ts", 'export type * from "./one-types.ts";'],
]);

const PACKAGES = ["api-client", "app", "server", "ui"];

let root = "";
/** @type {Awaited<ReturnType<typeof checkImportGraph>>} */
let seen;

/** @param {string} path @param {string} content */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A file for each forbidden import: one that takes values, one that takes types. @param {string} path @param {number} at */
const valueFile = (path, at) => path.replace(/(\.\w+)$/, `-${at}$1`);
/** @param {string} path @param {number} at */
const typeFile = (path, at) => path.replace(/(\.\w+)$/, `-${at}-types$1`);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "imports-"));
  for (const name of PACKAGES) {
    const manifest = JSON.parse(readFileSync(join(ROOT, "packages", name, "package.json"), "utf8"));
    const { exports = { ".": "./src/main.ts" } } = manifest;
    write(`packages/${name}/package.json`, JSON.stringify({ name: manifest.name, exports }));
    mkdirSync(join(root, "node_modules", "@switchboard"), { recursive: true });
    symlinkSync(join(root, "packages", name), join(root, "node_modules", manifest.name));
  }
  for (const [importer, specifier] of [...ALLOWED, ...FORBIDDEN]) {
    if (specifier.startsWith(".") && specifier !== "./nowhere.ts") {
      write(join(dirname(importer), specifier), "export {};\n");
    }
    if (/^(@?[a-z])/.test(specifier) && !/^(node:|@switchboard)/.test(specifier)) {
      const [, name] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
      const main = name === "nodemailer" ? "lib/nodemailer.js" : "index.js";
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main }));
      write(`node_modules/${name}/${main}`, "");
      if (specifier !== name) write(`node_modules/${specifier}`, "");
    }
  }
  for (const path of [
    "packages/api-client/src/index.ts",
    "packages/api-client/src/stream.ts",
    "packages/api-client/src/gen/types.gen.ts",
    "packages/api-client/src/gen/zod.gen.ts",
    "packages/api-client/src/gen/openapi.gen.json",
    "packages/app/src/main.ts",
    "packages/server/src/main.ts",
    "packages/ui/src/components/button/index.ts",
    "packages/ui/src/screens/chat/index.ts",
  ]) {
    write(path, path.endsWith(".json") ? "{}" : "export {};\n");
  }
  for (const [importer, from] of ALLOWED) write(importer, `import * as a from "${from}";`);
  for (const [at, [importer, from]] of FORBIDDEN.entries()) {
    write(valueFile(importer, at), `import * as a from "${from}";`);
    write(typeFile(importer, at), `import type * as A from "${from}";`);
  }
  for (const [path, content] of CIRCLES) write(path, content);
  write(UNIT_OF_WORK, 'import { createRepositories } from "../store/repositories.ts";');
  seen = await checkImportGraph(root, ["packages", "e2e"]);
});
afterAll(() => rmSync(root, { recursive: true }));

/** @param {string} file */
const brokenBy = (file) =>
  seen.violations.filter(({ from }) => from === file).map(({ rule }) => rule);

describe("the rules of imports", () => {
  it("have each a planted import that breaks them", () => {
    const planted = new Set(FORBIDDEN.map(([, , rule]) => rule));
    planted.add("no-circles").add("repositories-by-type");
    expect(planted).toEqual(new Set(config.forbidden?.map(({ name }) => name)));
  });

  it.each(ALLOWED)("let %s import %s", (importer) => {
    expect(brokenBy(importer)).toEqual([]);
  });

  it.each(FORBIDDEN.map((one, at) => /** @type {const} */ ([...one, at])))(
    "do not let %s import %s: %s",
    (importer, _from, rule, at) => {
      expect(brokenBy(valueFile(importer, at))).toContain(rule);
      expect(brokenBy(typeFile(importer, at))).toContain(rule);
    },
  );

  it("let the unit of work call no repository", () => {
    expect(brokenBy(UNIT_OF_WORK)).toEqual(["repositories-by-type"]);
  });

  it("see a circle, also one of types alone", () => {
    const circles = seen.violations.filter(({ rule }) => rule === "no-circles");
    expect(circles.map(({ cycle }) => cycle.toSorted())).toEqual([
      ["packages/app/src/chat/one-types.ts", "packages/app/src/chat/two-types.ts"],
      ["packages/app/src/chat/one.ts", "packages/app/src/chat/two.ts"],
    ]);
  });

  it("let no folder of the server import one after it", () => {
    const rooms = Object.keys(SERVER_ROOMS);
    const backwards = rooms.filter((room, at) =>
      SERVER_ROOMS[room]?.some((other) => !rooms.slice(0, at).includes(other)),
    );
    expect(backwards).toEqual([]);
  });

  it("are held against every source", () => {
    expect(seen.unread).toEqual([]);
  });
});
