import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "dist-"));
const dist = join(folder, "dist");
/** The same with pages for visitors, as the app's build makes them. */
const withPages = join(folder, "with-pages");
let server: TestServer;

/** Replaces the app's renderer: it shows the name of the page. */
const renderer = "export const renderPublicPage = async (name) => `<h1>${name}</h1>`;";

beforeAll(async () => {
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "only for the operator");
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>The app</title>");
  writeFileSync(join(dist, "assets", "app-3f9a.js"), "export {};");
  writeFileSync(join(dist, "logo.svg"), "<svg/>");
  mkdirSync(join(withPages, ".server"), { recursive: true });
  writeFileSync(join(withPages, "index.html"), "<!doctype html><title>The app</title>");
  writeFileSync(
    join(withPages, "public.html"),
    '<!doctype html><title>A page</title><div id="root"></div>',
  );
  writeFileSync(join(withPages, ".server", "render-public.js"), renderer);
  server = await startTestServer({ env: { SWITCHBOARD_APP_DIST: dist } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers });

/** Sends the path as it is; fetch would tidy it first. */
const getRaw = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request(server.url, { path }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, body }));
    });
    call.on("error", reject);
    call.end();
  });

describe("the built app", () => {
  it.each([
    "/ui/login",
    "/ui/callback?code=x",
    "/switchboard-chat",
    "/switchboard-chat/abc",
    "/nothing/here",
  ])("is the answer to the page %s [SHELL-43 SHELL-44]", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("The app");
  });

  it("has immutable files cached forever, and others revalidated", async () => {
    const hashed = await get("/assets/app-3f9a.js");
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect((await get("/logo.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  it("sends what never changes compressed to those who take that, and as it is to others", async () => {
    for (const [accepted, encoding] of [
      ["gzip, br", "gzip"],
      ["identity", null],
    ] as const) {
      const file = await get("/assets/app-3f9a.js", { "accept-encoding": accepted });
      expect(file.headers.get("content-encoding")).toBe(encoding);
      expect(file.headers.get("vary")).toBe("accept-encoding");
      expect(await file.text()).toBe("export {};");
    }
  });

  it("has no page in the place of a file that is missing", async () => {
    expect((await get("/assets/app-old.js")).status).toBe(404);
  });

  it.each(["/.well-known/openid-configuration", "/api/v2/users", "/api", "/metrics"])(
    "is no answer to a program that looks for %s",
    async (path) => {
      expect((await get(path, { accept: "text/html" })).status).toBe(404);
    },
  );

  it("gets its name, and the support contact if that is set [LO-106]", async () => {
    expect(await (await get("/config.json")).json()).toEqual({
      brand: { name: "Switchboard", slug: "switchboard" },
    });
    const { url } = await startTestServer({
      env: { SUPPORT_EMAIL: "help@halden.example", SUPPORT_PHONE: "+351 21 555 0100" },
    });
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
      brand: {
        name: "Switchboard",
        slug: "switchboard",
        supportEmail: "help@halden.example",
        supportPhone: "+351 21 555 0100",
      },
    });
  });

  it("says in the head of a public page what it is, under the public address, and nothing of others", async () => {
    const { url } = await startTestServer({
      env: { SWITCHBOARD_APP_DIST: dist, PUBLIC_URL: "https://work.halden.example/" },
    });
    const read = async (path: string) => (await fetch(url + path)).text();
    const privacy = await read("/ui/privacy-policy?from=mail");
    expect(privacy).toContain("<title>Privacy Policy - Switchboard</title>");
    expect(privacy).toMatch(/<meta name="description" content="[^"]*AES-256-GCM[^"]*" \/>/);
    expect(privacy).toContain(
      '<link rel="canonical" href="https://work.halden.example/ui/privacy-policy" />',
    );
    expect(privacy).toContain(
      '<meta property="og:image" content="https://work.halden.example/social.png" />',
    );
    expect(privacy).not.toContain("The app");
    expect(await read("/ui/connections")).toBe("<!doctype html><title>The app</title>");

    const map = await read("/sitemap.xml");
    const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? "");
    expect(listed).toContain("https://work.halden.example/");
    for (const address of listed) {
      expect(await read(new URL(address).pathname)).toContain(`rel="canonical" href="${address}"`);
    }
    expect(await read("/robots.txt")).toMatch(
      /^User-agent: \*\nDisallow: \/api\/\n[^]*\nSitemap: https:\/\/work\.halden\.example\/sitemap\.xml\n$/,
    );
  });

  it("sends visitors a pre-rendered public page, and the app to users with a session [LAND-01 ROLE-13]", async () => {
    const { url } = await startTestServer({
      env: { SWITCHBOARD_APP_DIST: withPages, SUPPORT_PHONE: "</script>" },
    });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers });
    const visitor = await ask("/ui/pricing?from=mail");
    expect(visitor.headers.get("cache-control")).toBe("no-cache");
    expect(visitor.headers.get("vary")).toBe("cookie, accept-encoding");
    expect(visitor.headers.get("content-encoding")).toBe("gzip");
    const page = await visitor.text();
    expect(page).toContain("<title>Pricing - Switchboard</title>");
    expect(page).toContain('<div id="root"><h1>pricing</h1>');
    // The page contains its data: text in it cannot end the element around it.
    const [, data = ""] =
      /<script id="page-data" type="application\/json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      origin: url,
      brand: { name: "Switchboard", supportPhone: "</script>" },
    });
    const plain = await ask("/ui/pricing?from=mail", { "accept-encoding": "identity" });
    expect(await plain.text()).toBe(page);

    const member = await ask("/ui/pricing", { cookie: "sid=one" });
    expect(member.headers.get("vary")).toBe("cookie, accept-encoding");
    expect(await member.text()).not.toContain("<h1>");
    expect(await (await ask("/ui/login")).text()).toContain("The app");
    // Only the server uses it.
    expect(await (await ask("/.server/render-public.js")).text()).not.toContain("renderPublicPage");
  });

  it("renders a page again when the build was replaced while it runs", async () => {
    const { url } = await startTestServer({ env: { SWITCHBOARD_APP_DIST: withPages } });
    expect(await (await fetch(url)).text()).toContain("<h1>home</h1>");
    writeFileSync(join(withPages, ".server", "render-public.js"), renderer.replaceAll("h1", "h2"));
    writeFileSync(
      join(withPages, "public.html"),
      '<!doctype html><title>Another</title><div id="root"></div>',
    );
    expect(await (await fetch(url)).text()).toContain("<h2>home</h2>");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/%00",
    "/%ff",
  ])("gives nothing from outside of its folder at %s", async (path) => {
    const { body } = await getRaw(path);
    expect(body).not.toContain("operator");
  });

  it("says so when it is not built", async () => {
    const bare = await startTestServer({ env: { SWITCHBOARD_APP_DIST: join(folder, "none") } });
    const response = await fetch(bare.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("not built yet");
  });
});

describe("the documentation", () => {
  it("is a page whose files all come from here, without a script in the page [API-35]", async () => {
    const page = await (await get("/api/v1/docs")).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
    expect(files.length).toBeGreaterThan(3);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    for (const file of files) {
      expect(file).toMatch(/^\//);
      const response = await get(file);
      expect({ file, status: response.status }).toEqual({ file, status: 200 });
      await response.body?.cancel();
    }
  });

  it("shows the contract itself", async () => {
    const document = (await (await get("/api/v1/openapi.json")).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths)).toContain("/api/v1/users/me");
  });
});

describe("the portal", () => {
  it("says that it is built in, and offers nothing that is not set up [LOGIN-05]", async () => {
    const client = server.anonymous();
    await client.fetch("/api/v1/auth/login-url");
    const page = await (await client.fetch("/portal/sign-in")).text();
    expect(page).toContain("built-in login portal");
    expect(page).not.toContain("Google");
    // The one that keeps the typed email in the links to the other pages.
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/local/keep-email.js" defer>']);
  });

  it("sends those who did not begin at the login page there", async () => {
    const page = await (await get("/portal/sign-in")).text();
    expect(page).toContain('href="/ui/login"');
    expect(page).not.toContain("<form");
  });
});
