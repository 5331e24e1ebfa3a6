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
const megabyte = 1_048_576;

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

test("the browser goes to where the tool is authorized [CUSTOM-04 CUSTOM-05 CUSTOM-06 API-23]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(path);
  await answering(page, "mcp/start", (route) =>
    route.fulfill({ json: { redirect_url: "https://provider.example/authorize?state=1" } }),
  );
  // A 204 keeps the browser on the page, so that the page can be inspected.
  await page.route("https://provider.example/**", (route) => route.fulfill({ status: 204 }));
  await page.getByLabel("MCP Server URL").fill("https://tools.example.com/mcp");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  const gone = page.waitForRequest("https://provider.example/**");
  await page.getByRole("button", { name: "Authorize Tool" }).click();
  expect((await sent).postDataJSON()).toEqual({ mcp_url: "https://tools.example.com/mcp" });
  await expect(page.getByText("Redirecting for authorization...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Authorize Tool" })).toBeDisabled();
  expect((await gone).url()).toBe("https://provider.example/authorize?state=1");
  expect((await gone).isNavigationRequest()).toBe(true);
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

test("an icon is checked when it is chosen and when it is sent, after what is missing [CUSTOM-11 CUSTOM-12 CUSTOM-13 ERR-64 ERR-65 ERR-66 LO-65 LO-66]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`${path}?tab=manual`);
  let count = 0;
  await answering(page, "custom-manual", async (route) => {
    count += 1;
    await route.fulfill({ status: 500, json: {} });
  });
  const create = page.getByRole("button", { name: "Create Tool" });
  const missing = page.getByText(
    "Name, description, and an icon are required for manual creation.",
  );
  const wrongType = page.getByText("Invalid file type. Please upload a PNG, JPG, or SVG.");
  const tooLarge = page.getByText("File size cannot exceed 1MB.");

  await choose(page, {
    name: "notes.gif",
    mimeType: "image/gif",
    buffer: Buffer.alloc(megabyte + 1),
  });
  await expect(wrongType).toBeVisible();
  await create.click();
  await expect(missing).toBeVisible();
  await describeTool(page);
  await create.click();
  await expect(missing).toBeHidden();
  await expect(wrongType).toBeVisible();
  await choose(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(megabyte + 1) });
  await expect(tooLarge).toBeVisible();
  await create.click();
  await expect(tooLarge).toBeVisible();
  expect(count).toBe(0);
  await choose(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(megabyte) });
  await expect(tooLarge).toBeHidden();
  await create.click();
  await expect(page.getByText("An unknown error occurred during manual creation.")).toBeVisible();
  expect(count).toBe(1);
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

test("a refusal of the server is told in its words, and what was typed stays [CUSTOM-17 ERR-32]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`${path}?tab=manual`);
  await answering(page, "custom-manual", (route) =>
    route.fulfill({ status: 409, json: { detail: "There is a tool of this name already." } }),
  );
  await describeTool(page);
  await choose(page, icon);
  await page.getByRole("button", { name: "Create Tool" }).click();
  await expect(page.getByText("There is a tool of this name already.")).toBeVisible();
  await expect(page.getByLabel("Tool Name")).toHaveValue("Harbor Mail");
  await expect(page.getByText("harbor.svg")).toBeVisible();
});

test("a visitor is asked to log in first [SHELL-05 ROLE-10]", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Failed to Load Data" })).toBeVisible();
});
