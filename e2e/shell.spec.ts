import { addTasks, ask, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

test("a visitor sees marketing links only, and the app reloads itself after an update instead of failing [SHELL-01 SHELL-11 SHELL-12 SHELL-13 SHELL-14 SHELL-15 SHELL-16 SHELL-17 SHELL-18 SHELL-38 SHELL-39 ROLE-02 API-35]", async ({
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

  // A page of the app that a visitor sees: the public ones are outside of it.
  await page.goto("/ui/no-such-page");
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
  await bar.getByRole("button", { name: /^Welcome, / }).click();
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

test("Ctrl+K finds pages, chats, items, connections and playbooks from anywhere, and goes there", async ({
  page,
}) => {
  await signUpToChat(page);
  await ask(page, "Which files do I have?");
  await addTasks(page, ["Call the Kestrel roastery"]);
  await page.goto("/ui/profile");
  // The bar is there as soon as it is known who is looking, and with it the key.
  await expect(page.getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  const search = page.getByRole("dialog", { name: "Command palette" });
  const field = search.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("kestrel");
  await expect(search.getByRole("option", { name: /Call the Kestrel roastery/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Call the Kestrel roastery" })).toBeVisible();
  await page.getByRole("button", { name: "Search" }).click();
  await field.fill("which files");
  await search.getByRole("option", { name: /Which files do I have/ }).click();
  await expect(page).toHaveURL(/\/switchboard-chat\/./);
  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("playbooks");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ui\/playbooks$/);

  await test.step("what is snoozed, ready-made or called otherwise is found too", async () => {
    const [item] = (await (await page.request.get("/api/v1/inbox-items")).json()) as {
      id: string;
    }[];
    const snoozed_until = new Date(Date.now() + 86_400_000).toISOString();
    await page.request.patch(`/api/v1/inbox-items/${item?.id}`, { data: { snoozed_until } });
    await page.keyboard.press("ControlOrMeta+k");
    await field.fill("kestrel");
    await expect(search.getByRole("option", { name: /Kestrel roastery.*Snoozed/ })).toBeVisible();
    await field.fill("plan a task");
    await expect(search.getByRole("option", { name: /Plan a task.*Ready-made/ })).toBeVisible();
    await field.fill("dark theme");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("ControlOrMeta+k");
    await field.fill("sign out");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Log In / Sign Up" }).first()).toBeVisible();
  });
});
