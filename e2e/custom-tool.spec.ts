import type { Page } from "@playwright/test";
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
const url = (page: Page) => page.getByLabel("MCP Server URL");
const toolName = (page: Page) => page.getByLabel("Tool Name");

/** Leaves the page, which warns about unsaved changes. */
async function leave(page: Page, answer: "Keep editing" | "Discard changes"): Promise<void> {
  await page.getByRole("link", { name: "My Connections" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: answer }).click();
}

test("what is typed in one tab stays while another is shown, and is asked about when the page is left [CUSTOM-01 CUSTOM-02 CUSTOM-09 CUSTOM-10 CONN-14]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/ui/connections");
  await page.getByRole("link", { name: /Create Custom Tool/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(url(page)).toHaveAttribute("type", "url");
  await url(page).fill("https://tools.example.com/mcp");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Create Manually" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?tab=manual$`));
  await toolName(page).fill("Harbor Mail");
  await page.getByLabel("Description").fill("Reads the mail of the harbour");
  await expectAccessible(page);
  await leave(page, "Keep editing");
  await expect(toolName(page)).toHaveValue("Harbor Mail");
  await page.getByRole("tab", { name: "From URL (MCP)" }).click();
  await expect(url(page)).toHaveValue("https://tools.example.com/mcp");
  await leave(page, "Discard changes");
  await expect(page).toHaveURL(/\/ui\/connections$/);
});

test("a tool that is made by hand is sent as a form, is listed two seconds later, and is deleted after a question, or the list says why it could not [CUSTOM-14 CUSTOM-15 CUSTOM-16 API-24 CONN-02 CONN-03 CONN-04 CONN-05 CONN-15 CONN-16 ERR-01 ERR-23 ERR-44]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`${path}?tab=manual`);
  await toolName(page).fill("Harbor Mail");
  await page.getByLabel("Description").fill("Reads the mail of the harbour");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: /^Icon Choose/ }).click(),
  ]);
  await chooser.setFiles(icon);
  await expect(page.getByText("harbor.svg")).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Create Tool" }).click();
  expect((await sent).headers()["content-type"]).toMatch(/^multipart\/form-data;/);
  await expect(page.getByText("Custom tool created successfully! Redirecting...")).toBeVisible();
  const said = Date.now();
  await expect(page).toHaveURL(/\/ui\/connections$/);
  expect(Date.now() - said).toBeGreaterThan(1000);
  const row = page.getByRole("row", { name: /Harbor Mail/ });
  await expect(row.locator("[data-slot=app-logo]")).toHaveAttribute("data-state", "picture");
  await expect(row.getByRole("link", { name: "Edit Harbor Mail" })).toHaveAttribute(
    "href",
    /\/ui\/connections\/edit\/[0-9a-f-]{36}$/,
  );

  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") asked.push(request.url());
  });
  const remove = row.getByRole("button", { name: "Delete Harbor Mail" });
  const dialog = page.getByRole("alertdialog", { name: "Delete Connection?" });
  await remove.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);
  const alert = page.getByRole("alertdialog", { name: /^Failed to delete/ });
  for (const [body, tail] of [
    ['{"detail":"The database is away."}', "The database is away."],
    ["", "API call failed: 500 Internal Server Error"],
  ] as const) {
    await page.route("**/api/v1/connections/*", (route) => route.fulfill({ status: 500, body }));
    await remove.click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(alert).toContainText(`Failed to delete connection: ${tail}`);
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(row).toBeVisible();
    await page.unroute("**/api/v1/connections/*");
  }
  asked.length = 0;
  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText("No other apps connected yet.")).toBeVisible();
  expect(asked).toHaveLength(1);
});
