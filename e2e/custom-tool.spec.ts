import type { Page, Route } from "@playwright/test";
import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const path = "/ui/connections/create-custom-tool";
const icon = {
  name: "harbor.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>',
  ),
};

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^Icon Choose/ }).click(),
  ]);
  await chooser.setFiles(file);
}

async function describeTool(page: Page) {
  await page.getByLabel("Tool Name").fill("Harbor Mail");
  await page.getByLabel("Description").fill("Reads the mail of the harbour");
}

/** Answers the calls of a form in the place of the server. */
async function answering(page: Page, call: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**/api/v1/connections/${call}`, answer);
}

test("the tabs have addresses, and what was typed in one stays while the other is shown [CUSTOM-01 CUSTOM-02 CUSTOM-09 CUSTOM-10 CONN-14]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/ui/connections");
  await page.getByRole("link", { name: /Create Custom Tool/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const url = page.getByLabel("MCP Server URL");
  await expect(url).toHaveAttribute("type", "url");
  await url.fill("https://tools.example.com/mcp");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Create Manually" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?tab=manual$`));
  await describeTool(page);
  await choose(page, icon);
  await expect(page.getByText("harbor.svg")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "From URL (MCP)" }).click();
  await expect(url).toHaveValue("https://tools.example.com/mcp");
  await page.goto(`${path}?tab=manual`);
  await expect(page.getByLabel("Tool Name")).toBeVisible();
});

test("follows no address that is not http or https, and says what the server said otherwise [CUSTOM-07 CUSTOM-08 ERR-30 ERR-31 LO-141]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(path);
  const answers: [answer: { status?: number; json: unknown }, words: string][] = [
    ...[
      {},
      { redirect_url: "" },
      { redirect_url: "javascript:alert(1)" },
      { redirect_url: "/ui" },
    ].map((json): [{ json: unknown }, string] => [
      { json },
      "Did not receive a valid redirect URL from the server.",
    ]),
    [{ status: 502, json: { detail: "No server answered there." } }, "No server answered there."],
    [{ status: 502, json: {} }, "An unknown error occurred with MCP flow."],
  ];
  let next = 0;
  await answering(page, "mcp/start", (route) => route.fulfill(answers[next]?.[0]));
  await page.getByLabel("MCP Server URL").fill("https://tools.example.com/mcp");
  for (const [, words] of answers) {
    await page.getByRole("button", { name: "Authorize Tool" }).click();
    await expect(page.getByRole("alert")).toHaveText(words);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    next += 1;
  }
  await expect(page.getByLabel("MCP Server URL")).toHaveValue("https://tools.example.com/mcp");
});

test("a tool that is made by hand is sent as a form, and the list that has it follows two seconds later [CUSTOM-14 CUSTOM-15 CUSTOM-16 API-24]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`${path}?tab=manual`);
  await describeTool(page);
  await choose(page, icon);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Create Tool" }).click();
  expect((await sent).headers()["content-type"]).toMatch(/^multipart\/form-data;/);
  const created = page.getByText("Custom tool created successfully! Redirecting...");
  await expect(created).toBeVisible();
  const said = Date.now();
  await expect(page).toHaveURL(/\/ui\/connections$/);
  expect(Date.now() - said).toBeGreaterThan(1000);
  const row = page.getByRole("row", { name: /Harbor Mail/ });
  await expect(row).toBeVisible();
  await expect(row.locator("[data-slot=app-logo]")).toHaveAttribute("data-state", "picture");
});
