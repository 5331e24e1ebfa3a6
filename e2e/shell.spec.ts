import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

/** A page of the app that a visitor sees: the public ones are outside of it. */
const NO_PAGE = "/ui/no-such-page";

test("a user record that cannot be loaded is a failure, not a visitor [SHELL-05 SHELL-06]", async ({
  page,
}) => {
  await signUp(page);
  await page.route("**/api/v1/users/me", (route) =>
    route.fulfill({ status: 500, json: { detail: "The database is away." } }),
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Failed to Load Data" })).toBeVisible();
  await expect(page.getByText("The database is away.")).toBeVisible();
});

test("a page opened before an update reloads itself instead of failing", async ({ page }) => {
  await page.goto(NO_PAGE);
  // Parts of the app have new names after an update; the old ones are gone.
  const old = /\/assets\/login-.*\.js$/;
  await page.route(old, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
  const link = page.getByRole("banner").getByRole("link", { name: "Log In / Sign Up" });
  const loaded = page.waitForEvent("load");
  await link.click();
  await loaded;
  await link.click();
  await expect(page.getByRole("link", { name: "Log In or Sign Up" })).toBeVisible();
});

test("a plugin that starts elsewhere leaves for the API host, any other has a page here [WELCOME-04 WELCOME-05 API-68]", async ({
  page,
}) => {
  await signUp(page);
  const plugin = (name: string, auth_type: string) => ({
    name,
    display_name: name,
    logo_url: "",
    docs_url: "",
    auth_type,
  });
  await page.route("**/api/v1/app-info", (route) =>
    route.fulfill({
      json: {
        app_version: "1",
        plugins: [
          plugin("jira", "oauth"),
          plugin("tasks", "system"),
          plugin("mailbox", "password"),
        ],
      },
    }),
  );
  await page.goto("/ui/welcome");
  const to = (name: string) => page.getByRole("main").getByRole("link", { name: new RegExp(name) });
  await expect(to("jira")).toHaveAttribute("href", "/api/v1/connections/oauth/jira/start");
  await expect(to("tasks")).toHaveAttribute("href", "/ui/connections/add/tasks");
  await expect(to("mailbox")).toHaveAttribute("href", "/ui/connections/add/mailbox");
});

const part1 = [
  "/",
  "/ui/login",
  "/ui/callback?code=",
  "/ui/welcome",
  "/switchboard-chat",
  "/ui/connections",
  "/ui/connections/add/tasks",
  "/ui/connections/edit/1",
  "/ui/connections/setup/tasks",
  "/ui/connections/create-custom-tool",
  "/ui/tools/tasks",
  "/ui/profile",
  "/ui/developer-settings",
  "/ui/developers",
];
const part2 = [
  "/switchboard-inbox",
  "/switchboard-inbox/1",
  "/ui/inbox-sources",
  "/ui/playbooks",
  "/ui/playbooks/create",
  "/ui/playbooks/edit/1",
  "/ui/pricing",
  "/ui/purchase-success",
  "/ui/purchase-cancelled",
  "/ui/enterprise-contact",
  "/ui/sms-preferences",
  "/ui/organization/settings",
  "/ui/admin/settings",
  "/ui/admin/users",
  "/ui/admin/users/1",
  "/ui/privacy-policy",
  "/ui/terms-of-service",
  "/ui/how-it-works",
];

test("every specified address has a page [SHELL-42 SHELL-43 SHELL-44]", async ({ page }) => {
  await signUp(page);
  for (const path of [...part1, ...part2]) {
    await page.goto(path);
    await expect(
      page.getByRole("main").getByRole("heading", { level: 1 }).first(),
      path,
    ).toBeVisible();
    await expect(page.getByText("Oops! Page Not Found."), path).toHaveCount(0);
  }
});

test("public addresses need no login [ROLE-13]", async ({ page }) => {
  for (const path of [
    "/",
    "/ui/login",
    "/ui/callback",
    "/ui/pricing",
    "/ui/how-it-works",
    "/ui/privacy-policy",
    "/ui/terms-of-service",
    "/ui/enterprise-contact",
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole("main").getByRole("heading", { level: 1 }).first(),
      path,
    ).toBeVisible();
    await expect(page.getByText("Failed to Load Data"), path).toHaveCount(0);
  }
});

test("organizations are switched in the bar, and a failed switch changes nothing [SHELL-19 SHELL-21 SHELL-22 SHELL-23 SHELL-24 ROLE-07 ERR-09]", async ({
  page,
  baseURL,
}) => {
  await signUp(page);
  const headers = { origin: baseURL ?? "" };
  for (const name of ["Halden Coffee", "Brightwater Hotels"]) {
    expect(
      (await page.request.post("/api/v1/organizations", { data: { name }, headers })).ok(),
    ).toBe(true);
  }
  await page.goto("/switchboard-chat");
  const switcher = page.getByRole("button", { name: /Organization: Brightwater Hotels/ });
  await switcher.click();
  await expect(page.getByRole("menuitemradio", { name: "Brightwater Hotels" })).toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("menuitemradio", { name: "Halden Coffee" }).click();
  expect((await sent).url()).toMatch(/\/api\/v1\/organizations\/active\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("button", { name: /Organization: Halden Coffee/ })).toBeVisible();

  await page.route("**/api/v1/organizations/active/*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole("button", { name: /Organization: Halden Coffee/ }).click();
  await page.getByRole("menuitemradio", { name: "Brightwater Hotels" }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert.getByText("Could not switch organization. Please try again.")).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("button", { name: /Organization: Halden Coffee/ })).toBeVisible();
});
