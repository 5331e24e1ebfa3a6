import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Notes what the browser blocked, what was asked of others, and the scripts that came. */
function watch(page: Page, origin: string) {
  const complaints: string[] = [];
  const foreign: string[] = [];
  const scripts: Response[] = [];
  page.on("console", (message) => {
    // That nobody is logged in is an error to the browser, too.
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response);
  });
  // Read when they are asked for: what is still loading when a test ends cannot be read any more.
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

test("the first page stays within its budget of script, and nothing on it moves while it loads [LAND-01 LAND-03 LAND-04]", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const told = window as unknown as { shift: number };
    told.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        told.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const seen = watch(page, baseURL ?? "");
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Integrations" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  const kilobytes = await seen.kilobytes();
  test.info().annotations.push({ type: "script, kB of gzip", description: kilobytes.toFixed(0) });
  expect(kilobytes).toBeLessThan(SCRIPT_BUDGET_KB);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  // A line of the heading moves when its font arrives.
  expect(shift).toBeLessThan(0.03);
  await expect(page.getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
    "href",
    "/ui/login?view=create",
  );
  await page.getByRole("link", { name: "See How It Works" }).click();
  await expect(page).toHaveURL(/\/ui\/how-it-works$/);
});

/** Gzip. It was 401 when this was written: what pages share is loaded with the first one. */
const SCRIPT_BUDGET_KB = 330;

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
