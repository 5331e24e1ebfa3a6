import type { Page } from "@playwright/test";
import { CLIENT_ID, CLIENT_SECRET, startConsentApp } from "../packages/server/test/consent-app.ts";
import { newEmail, signUp } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

/** A separate server, with `page` logged in as the administrator. */
const test = base.extend<{
  server: TestServer;
  admin: string;
  /** Another user's browser. */
  other: Page;
}>({
  admin: async ({}, provide) => {
    await provide(newEmail());
  },
  server: async ({ admin, page }, provide) => {
    const app = await startConsentApp();
    const server = await TestServer.launch({ ...app.env, ADMIN_EMAILS: admin });
    app.register(server.url);
    await signUp(page, { origin: server.url, email: admin });
    await provide(server);
    await server.dispose();
    await app.stop();
  },
  other: async ({ browser }, provide) => {
    const page = await browser.newPage();
    await provide(page);
    await page.close();
  },
});

test.describe.configure({ timeout: 120_000 });

const users = (page: Page) => page.getByRole("table", { name: "Users" });

test("an administrator finds a user, changes role and balance, deletes them, and reads all of it in the audit log [ADMUSR-01 ADMUSR-02 ADMUSR-03 ADMUSR-04 ADMUSR-05 ADMUSR-06 ADMUSR-07 ADMUSR-09 ADMUSR-10 ADMUSR-11 ADMUSR-12 ADMUSR-13 ADMUSR-14 LIMIT-11 ROLE-05 ERR-43 ERR-49 S25]", async ({
  server,
  admin,
  page,
  other,
  expectAccessible,
}) => {
  const email = await signUp(other, { origin: server.url });
  await page.goto(`${server.url}/ui/admin/users`);
  await expect(page.getByRole("heading", { level: 1, name: "Manage Users" })).toBeVisible();
  await expectAccessible(page);
  const row = users(page).getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("No");
  await expect(row).toContainText("500.00");
  await page.getByRole("searchbox", { name: "Search by email" }).fill(email);
  await expect(users(page).getByRole("row", { name: new RegExp(admin) })).toHaveCount(0);
  await expect(page).toHaveURL(/query=/);

  await page.getByRole("link", { name: `Edit ${email}` }).click();
  await page.getByRole("checkbox").check();
  const balance = page.getByRole("spinbutton", { name: "Balance" });
  await expect(balance).toHaveAttribute("step", "0.01");
  await balance.fill("");
  await page.getByRole("button", { name: "Save User" }).click();
  await expect(page.getByText("Enter a balance.").first()).toBeVisible();
  await expectAccessible(page);
  await balance.fill("512.34");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Save User" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ is_admin: true, balance: 512.34 });
  await expect(page.getByText("User updated successfully! Redirecting...")).toBeVisible();
  await expect(page).toHaveURL(/\/ui\/admin\/users$/);
  await expect(row).toContainText("Yes");
  await expect(row).toContainText("512.34");

  await other.goto(`${server.url}/ui/admin/users`);
  await expect(users(other)).toBeVisible();
  await page.getByRole("link", { name: `Edit ${email}` }).click();
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Save User" }).click();
  await expect(page).toHaveURL(/\/ui\/admin\/users$/);
  await other.goto(`${server.url}/ui/admin/users`);
  await expect(other.getByRole("heading", { name: "Failed to Load Data" })).toBeVisible();

  await page.getByRole("link", { name: `Edit ${admin}` }).click();
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Save User" }).click();
  await expect(page.getByText(/This is the last administrator\./)).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();

  await page.getByRole("button", { name: `Delete ${email}` }).click();
  const question = page.getByRole("alertdialog", { name: "Delete User?" });
  await expect(question.getByText("1 connection, with its access revoked")).toBeVisible();
  const deletion = "**/api/v1/admin/users/*";
  await page.route(deletion, (route) =>
    route.fulfill({ status: 409, json: { detail: "Not now." } }),
  );
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete user: Not now.")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button").click();
  await expect(row).toHaveCount(1);
  await page.unroute(deletion);
  await page.getByRole("button", { name: `Delete ${email}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole("link", { name: "Audit Log" }).click();
  const log = page.getByRole("table", { name: "Audit log" });
  for (const action of [
    "User deleted",
    "Administrator removed",
    "Balance changed",
    "Made administrator",
  ]) {
    await expect(log.getByRole("row", { name: new RegExp(action) }).first()).toContainText(email);
  }
  await expect(log).toContainText("+12.34 credits");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/^All \d+ lines are unchanged\.$/)).toBeVisible();
  await page.getByRole("combobox", { name: "Action" }).click();
  await page.getByRole("option", { name: "User deleted" }).click();
  await expect(page).toHaveURL(/action=user_deleted/);
  await expect(log.getByRole("row")).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("audit.csv");

  await page.goto(`${server.url}/ui/admin/users/9`);
  await expect(page.getByText("User with ID 9 not found.")).toBeAttached();
});

test("an administrator has the way to each page of theirs and switches a connector on without a restart; nobody else gets any of it [ADMSET-01 ADMSET-02 ADMSET-06 ADMSET-07 ADMSET-08 ADMSET-09 ROLE-05 ROLE-06 SHELL-26 SHELL-27 LO-121 ERR-50]", async ({
  server,
  admin,
  page,
  other,
  expectAccessible,
}) => {
  await signUp(other, { origin: server.url });
  for (const path of ["settings", "users", "users/9", "usage", "health", "audit"]) {
    await other.goto(`${server.url}/ui/admin/${path}`);
    await expect(other.getByRole("heading", { name: "Something went wrong!" })).toBeVisible();
    await expect(other.getByText("Only administrators can do this.")).toBeAttached();
    await expect(other.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
  }
  await other.goto(`${server.url}/ui/connections`);
  const tile = (of: Page) => of.getByRole("link", { name: /Harbor/ });
  await expect(other.getByText("Needs setup by an administrator").first()).toBeVisible();

  await page.goto(`${server.url}/ui/connections`);
  const fromMenu = async (name: string) => {
    await page.getByRole("button", { name: `Welcome, ${admin}` }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await fromMenu("Manage Users");
  await expect(page.getByRole("heading", { level: 1, name: "Manage Users" })).toBeVisible();
  await fromMenu("Health");
  const figures = page.getByRole("table", { name: "Figures" });
  await expect(figures.getByRole("row", { name: "Failed in 24 hours 0" })).toBeAttached();
  await expect(page.getByText("No connection is failing or expired.")).toBeVisible();
  await expectAccessible(page);
  await fromMenu("Plugin Settings");
  await expect(page.getByRole("heading", { level: 1, name: "Plugin Settings" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search plugins" }).fill("harbor");
  const harbor = page.getByRole("region", { name: "Harbor" });
  await expect(harbor.getByText("Not set up")).toBeVisible();
  await expectAccessible(page);
  const save = harbor.getByRole("button", { name: "Save Harbor" });
  await harbor.getByLabel(/^Client ID/).fill("x".repeat(4001));
  await save.click();
  await expect(harbor.getByText(/at most 4000 characters/).first()).toBeVisible();
  await harbor.getByLabel(/^Client ID/).fill(CLIENT_ID);
  await harbor.getByRole("textbox", { name: /^Client secret/ }).fill(CLIENT_SECRET);
  await save.click();
  await expect(harbor.getByText("The settings of Harbor were saved.")).toBeVisible();
  await expect(harbor.getByText("Not set up")).toHaveCount(0);
  await page.reload();
  await expect(harbor.getByLabel(/^Client ID/)).toHaveValue(CLIENT_ID);
  await expect(page.locator("body")).not.toContainText(CLIENT_SECRET);

  await other.reload();
  await expect(tile(other)).toBeVisible();
  await tile(other).click();
  await expect(other.getByPlaceholder("Enter any login")).toBeVisible();

  await page.route("**/api/v1/admin/plugin-settings", (route) => route.fulfill({ json: null }));
  await page.reload();
  await expect(page.getByText("No data received for admin settings.")).toBeAttached();
});
