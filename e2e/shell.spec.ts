import type { Page } from "@playwright/test";
import { newEmail, signUp, signUpToChat } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

/** A page of the app that a visitor sees: the public ones are outside of it. */
const NO_PAGE = "/ui/no-such-page";

const openMenu = (page: Page) => page.getByRole("button", { name: /^Welcome, / }).click();

test("a visitor sees marketing links only [SHELL-01 SHELL-11 SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-16 SHELL-17 SHELL-18 SHELL-38 SHELL-39 ROLE-02 API-35]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const links: [string, string][] = [
    ["Pricing", "/ui/pricing"],
    ["How It Works", "/ui/how-it-works"],
    ["Privacy Policy", "/ui/privacy-policy"],
    ["Terms of Service", "/ui/terms-of-service"],
    ["API Docs", "/api/v1/docs"],
    ["Log In / Sign Up", "/ui/login"],
  ];
  for (const [name, path] of links) {
    await expect(bar.getByRole("link", { name })).toHaveAttribute("href", new RegExp(`${path}$`));
  }
  for (const text of [/Welcome,/, /Balance:/, /Logout/, /Inbox/, /^Chat$/, /Plugin Settings/]) {
    await expect(bar.getByText(text)).toHaveCount(0);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(`© ${new Date().getFullYear()} Switchboard`)).toBeVisible();
  await expect(footer.getByText(/^Build: \d+\.\d+\.\d+/)).toBeVisible();
  await expectAccessible(page);
});

test("a user sees where everything is [SHELL-20 SHELL-25 SHELL-28 SHELL-29 SHELL-30 SHELL-31 SHELL-32 SHELL-33 SHELL-34 SHELL-35 SHELL-36 SHELL-37]", async ({
  page,
}) => {
  const email = await signUpToChat(page);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: `Welcome, ${email}` })).toBeVisible();
  await expect(bar.getByText("Balance: 500.00 credits")).toBeVisible();
  await expect(bar.getByRole("button", { name: /Organization:/ })).toHaveCount(0);
  const entries: [string, string][] = [
    ["Chat", "/switchboard-chat"],
    ["Inbox", "/switchboard-inbox"],
    ["My Connections", "/ui/connections"],
    ["My Playbooks", "/ui/playbooks"],
    ["API Keys", "/ui/developer-settings"],
  ];
  for (const [name, path] of entries) {
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await openMenu(page);
  const menu = page.getByRole("menu");
  const hidden: [string, string][] = [
    ["My Profile", "/ui/profile"],
    ["Account", "/ui/account"],
    ["Organization", "/ui/organization/settings"],
    ["Logout", "/api/v1/auth/logout"],
  ];
  for (const [name, path] of hidden) {
    await expect(menu.getByRole("menuitem", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expect(menu.getByText("Manage Users")).toHaveCount(0);
});

test("an administrator has two entries more [SHELL-26 SHELL-27 ROLE-05]", async ({ page }) => {
  const email = newEmail();
  const server = await TestServer.launch({ ADMIN_EMAILS: email });
  try {
    await signUpToChat(page, { origin: server.url, email });
    await openMenu(page);
    const menu = page.getByRole("menu");
    await expect(menu.getByRole("menuitem", { name: "Plugin Settings" })).toHaveAttribute(
      "href",
      "/ui/admin/settings",
    );
    await expect(menu.getByRole("menuitem", { name: "Manage Users" })).toHaveAttribute(
      "href",
      "/ui/admin/users",
    );
  } finally {
    await server.dispose();
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
