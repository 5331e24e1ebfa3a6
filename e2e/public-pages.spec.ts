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

test("each public page says in its HTML what it is, as the app does, asks nobody else and breaks no rule [LAND-01 LEGAL-01 LEGAL-04 DEMO-01]", async ({
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

test("a public page is complete without its script, for a visitor who has chosen the dark theme, too [LAND-01 LAND-05 LAND-07]", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/ui/login");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
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

test("what is pressed before a page's code is there is done then, and its form takes no text before [LAND-06 ENT-01]", async ({
  page,
}) => {
  let arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Request a New Integration" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  arrived.resolve();
  await expect(page.getByRole("dialog", { name: "Request a New Integration" })).toBeVisible();

  arrived = Promise.withResolvers<void>();
  await page.goto("/ui/enterprise-contact", { waitUntil: "commit" });
  const name = page.getByLabel("Contact name");
  await expect(name).toBeDisabled();
  arrived.resolve();
  await name.fill("Maya Halden");
  await expect(name).toHaveValue("Maya Halden");
});

test("on a phone the menu of a public page leads on, and keeps the theme [SHELL-11 SHELL-12]", async ({
  page,
}) => {
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
});

test("whoever is signed in has the public pages in the app, and after logging out without it [LAND-01 DEMO-01 ROLE-13]", async ({
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
});

test("the legal texts hold their facts, and their contents lead to their sections [LEGAL-01 LEGAL-02 LEGAL-03 LEGAL-04 LEGAL-05 LEGAL-06]", async ({
  page,
}) => {
  await page.goto("/ui/privacy-policy");
  const short = page.getByRole("region", { name: "In short" });
  await expect(short).toContainText("Credentials are encrypted with AES-256-GCM");
  await expect(short).toContainText("Tool-call arguments and results are not logged.");
  await page.getByRole("navigation", { name: "Contents" }).getByText("Your rights").click();
  await expect(page).toHaveURL(/#your-rights$/);
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.goto("/ui/terms-of-service");
  await expect(short).toContainText("Purchased credits are non-refundable.");
  await expect(short).toContainText(
    "Our liability is capped at the amount you paid in the past six months.",
  );
});

test("the demo plays by itself, starts clean when it is replayed and stops when it is left [DEMO-01 DEMO-02 DEMO-03 DEMO-05 DEMO-08 LO-127]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/ui/how-it-works");
  const chat = page.getByRole("log", { name: "Conversation" });
  const until = async (text: string) => {
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(chat.getByText(text)).toBeVisible({ timeout: 200 });
    }).toPass();
  };
  await until("search_issues");
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(chat.getByText("search_issues")).toHaveCount(0);
  await until("User approved tool call: update_issue");
  await until("notes that Brightwater Hotels is affected");
  await expect(chat.getByText("search_issues")).toHaveCount(1);
  await expect(chat.getByText("User approved tool call: update_issue")).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(page.getByRole("region", { name: "Demo inbox" })).toContainText("Resolved");

  await page.getByRole("button", { name: "Replay" }).click();
  await page.clock.runFor(300);
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page).toHaveURL(/\/ui\/login$/);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.clock.runFor(20_000);
  expect(complaints).toEqual([]);
});
