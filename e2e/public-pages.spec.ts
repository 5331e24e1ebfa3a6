import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

/** Records what the browser blocked, requests to other origins, and the loaded scripts. */
function watch(page: Page, origin: string) {
  const complaints: string[] = [];
  const foreign: string[] = [];
  const scripts: Response[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response);
  });
  // Read on demand: what is still loading when a test ends can no longer be read.
  const kilobytes = async () => {
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  };
  return { complaints, foreign, kilobytes };
}

const pages = [
  ["/", "The AI command center for work"],
  ["/ui/how-it-works", "How It Works"],
  ["/ui/privacy-policy", "Privacy Policy"],
  ["/ui/terms-of-service", "Terms of Service"],
  ["/ui/pricing", "Pricing"],
  ["/ui/enterprise-contact", "Talk to a Human"],
  ["/ui/developers", "Developers"],
] as const;

test("each public page says in its HTML what it is, as the app does, asks nobody else, needs no login and breaks no rule [LAND-01 LEGAL-01 LEGAL-04 DEMO-01 ROLE-13]", async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const seen = watch(page, baseURL ?? "");
  const listed = await (await page.request.get("/sitemap.xml")).text();
  for (const [path, heading] of pages) {
    const html = await (await page.request.get(path)).text();
    const title = `${heading} - Switchboard`;
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}" />`);
    expect(listed).toContain(`<loc>${baseURL}${path}</loc>`);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectAccessible(page);
  }
  const picture = await page.request.get("/social.png");
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect(await (await page.request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
  expect(seen.foreign).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

/** Gzip. Nine tenths of it are there for what is pressed: the page is complete without. */
const SCRIPT_BUDGET_KB = 100;
const SLOWDOWN = 4;

test("the first page stays within its budget of script, and nothing on it moves [LAND-01 LAND-03 LAND-04]", async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const told = { shift: 0, largest: 0 };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        told.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      told.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await slowDown(SLOWDOWN);
  const seen = watch(page, baseURL ?? "");
  await page.goto("/");
  // The page removes this when its code has taken over and has loaded everything.
  await page.waitForFunction(() => !("earlyPress" in window));
  const told = () =>
    page.evaluate(() => (window as unknown as { told: { shift: number; largest: number } }).told);
  const { largest } = await told();
  const kilobytes = await seen.kilobytes();
  test
    .info()
    .annotations.push(
      { type: "script, kB of gzip", description: kilobytes.toFixed(0) },
      { type: `largest paint at ${SLOWDOWN}x, ms`, description: largest.toFixed(0) },
    );
  expect(kilobytes).toBeLessThan(SCRIPT_BUDGET_KB);
  const footer = page.getByRole("contentinfo");
  while (!(await footer.evaluate(isInView))) await page.mouse.wheel(0, 300);
  // Where the font comes after the first paint, its letters are some hundredths wider or narrower than those before.
  expect((await told()).shift).toBeLessThan(0.01);
  await slowDown(1);
  await expectAccessible(page);
  expect(seen.complaints).toEqual([]);
  await expect(page.getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
    "href",
    "/ui/login?view=create",
  );
  await page.getByRole("link", { name: "See How It Works" }).click();
  await expect(page).toHaveURL(/\/ui\/how-it-works$/);
});

function isInView(element: Element): boolean {
  return element.getBoundingClientRect().top < window.innerHeight;
}

test("a public page is complete without its script, in the dark theme that a visitor chose in its menu, too [LAND-01 LAND-05 LAND-07 SHELL-11 SHELL-12]", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/ui/terms-of-service");
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Dark" }).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: "Integrations" }).getByText("Jira")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(scheme)).toBe("dark");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeVisible();
});

test("what is pressed before a page's code is there is done then, and no form takes text before; a visitor asks for an integration, is thanked, and finds the form empty again [LAND-06 ENT-01 REQ-01 REQ-02 REQ-07 REQ-08 REQ-10 LIMIT-08]", async ({
  page,
  expectAccessible,
}) => {
  let arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/ui/enterprise-contact", { waitUntil: "commit" });
  const name = page.getByLabel("Contact name");
  await expect(name).toBeDisabled();
  arrived.resolve();
  await name.fill("Maya Halden");
  await expect(name).toHaveValue("Maya Halden");
  await name.clear();

  arrived = Promise.withResolvers<void>();
  await page.goto("/", { waitUntil: "commit" });
  const opener = page.getByRole("button", { name: "Request a New Integration" });
  await opener.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  arrived.resolve();
  const form = page.getByRole("dialog", { name: "Request a New Integration" });
  await expect(form.getByLabel("Tool name")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Tool name").fill("  Harbor Desk ");
  await form.getByLabel("Contact name").fill("Maya Halden");
  await form.getByLabel("Contact email").fill("maya@haldencoffee.example");
  const request = page.waitForRequest((sent) => sent.url().endsWith("/api/v1/request-tool"));
  await form.getByRole("button", { name: "Send Request" }).click();
  expect((await request).postDataJSON()).toEqual({
    tool_name: "Harbor Desk",
    contact_name: "Maya Halden",
    contact_email: "maya@haldencoffee.example",
  });
  await expect(form.getByText("Thank you!")).toBeVisible();
  const thanked = Date.now();
  await expect(form).toBeHidden();
  expect(Date.now() - thanked).toBeGreaterThan(1000);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(form.getByLabel("Tool name")).toHaveValue("");
});

test("a logged-in user has the public pages in the app, and after logging out without it [LAND-01 DEMO-01 ROLE-13 SHELL-35 API-36]", async ({
  page,
}) => {
  const email = await signUp(page);
  const greeting = page.getByRole("button", { name: `Welcome, ${email}` });
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(greeting).toBeVisible();
    await expect(page).toHaveTitle(`${heading} - Switchboard`);
  }
  await greeting.click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log In / Sign Up" })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  expect((await page.request.get("/api/v1/users/me")).status()).toBe(401);
});
