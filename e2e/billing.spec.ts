import type { Page } from "@playwright/test";
import { ask, enableTasks, settled, signUp } from "./people.ts";
import { SpecServer } from "./spec-server.ts";
import { expect, test } from "./test.ts";

const plan = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const alert = (page: Page) => page.getByRole("alertdialog");
const sentCheckout = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith("/stripe/create-checkout-session"));

test("a visitor sees the plans and no packs, and is asked to log in [PRICE-01 PRICE-09 PRICE-14 ERR-60 ROLE-09 ROLE-13 CT-13]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Pricing" }).first().click();
  for (const name of ["Free", "Professional", "Team", "Enterprise"]) {
    await expect(plan(page, name)).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Credit packs" })).toHaveCount(0);
  await expectAccessible(page);
  await plan(page, "Professional").getByRole("button", { name: "Choose Professional" }).click();
  await expect(alert(page)).toContainText("You must log in or sign up first.");
  await alert(page).getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/ui\/login$/);
});

test("a free user buys Professional, then a pack, sees every line, and cancels the plan [PRICE-05 PRICE-06 PRICE-07 PRICE-08 PRICE-15 PRICE-16 PRICE-17 PURCH-01 PURCH-03 PURCH-04 ROLE-12 CT-14]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasks(page);
  await ask(page, "List my tasks");
  await settled(page);
  await page.goto("/ui/pricing");
  await expect(plan(page, "Free").getByText("Current plan")).toBeVisible();
  await expect(plan(page, "Free").getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/switchboard-chat",
  );
  await expect(plan(page, "Enterprise").getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/ui/enterprise-contact",
  );
  await expect(page.getByRole("region", { name: "Credit packs" })).toHaveCount(0);

  const chosen = sentCheckout(page);
  await plan(page, "Professional").getByRole("button", { name: "Choose Professional" }).click();
  expect((await chosen).postDataJSON()).toEqual({
    price_id: "professional",
    is_subscription: true,
  });
  await expect(page.getByRole("heading", { name: "Professional" })).toBeVisible();
  await expect(page.getByText("It takes no money and asks for no card")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay $29.00" }).click();

  await expect(page.getByRole("heading", { name: "Purchase Successful!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Balance: 5499.00 credits" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Chat" })).toHaveAttribute(
    "href",
    "/switchboard-chat",
  );
  await page.getByRole("link", { name: /^Balance/ }).click();

  await expect(
    plan(page, "Professional").getByRole("button", { name: "Current Plan" }),
  ).toBeDisabled();
  const pack = sentCheckout(page);
  await page.getByRole("button", { name: "Buy Starter Pack" }).click();
  expect((await pack).postDataJSON()).toEqual({ price_id: "starter_pack", is_subscription: false });
  await page.getByRole("button", { name: "Pay $10.00" }).click();
  await expect(page.getByRole("link", { name: "Balance: 6699.00 credits" })).toBeVisible();

  await page.goto("/ui/pricing");
  await page.getByRole("link", { name: "Full ledger" }).click();
  const ledger = page.getByRole("table", { name: "Ledger" });
  await expect(ledger.getByRole("row")).toHaveText([
    /Activity/,
    /Starter Pack.*\+1200\.00.*6699\.00/,
    /Monthly credits, Professional.*\+5000\.00.*5499\.00/,
    /1 tool call.*List my tasks.*-1\.00.*499\.00/,
    /Monthly credits, Free.*\+500\.00.*500\.00/,
  ]);
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "Spent", exact: true }).click();
  await expect(ledger.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(ledger.getByRole("row")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("credits.csv");

  await page.goto("/ui/pricing");
  await expect(page.getByText(/^Professional renews on/)).toBeVisible();
  await page.getByRole("button", { name: "Manage billing" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(page.getByText(/Ends on/)).toBeVisible();
  await page.getByRole("link", { name: "Back to Pricing" }).click();
  await expect(page.getByText(/^Professional ends on/)).toBeVisible();
  await expect(plan(page, "Professional").getByText("Current plan", { exact: true })).toBeVisible();
});

test("whoever leaves the checkout has not been charged [PURCH-05 PURCH-07]", async ({ page }) => {
  await signUp(page);
  await page.goto("/ui/pricing");
  await plan(page, "Team").getByRole("button", { name: "Choose Team" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Purchase Cancelled" })).toBeVisible();
  await expect(page.getByText("You have not been charged.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Pricing" }).click();
  await expect(plan(page, "Free").getByText("Current plan")).toBeVisible();
});

test("a checkout that fails is told in the server's words, else in one sentence; without the config the page is whole [PRICE-18 PRICE-19 ERR-59]", async ({
  page,
}) => {
  await signUp(page);
  await page.route("**/api/v1/stripe/config", (route) => route.fulfill({ status: 500, json: {} }));
  let body: unknown = { detail: "The payment provider is closed on Sundays." };
  await page.route("**/api/v1/stripe/create-checkout-session", (route) =>
    route.fulfill({ status: 503, json: body }),
  );
  await page.goto("/ui/pricing");
  const choose = plan(page, "Team").getByRole("button", { name: "Choose Team" });
  await choose.click();
  await expect(alert(page)).toContainText("The payment provider is closed on Sundays.");
  await alert(page).getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/ui\/pricing$/);
  body = {};
  await choose.click();
  await expect(alert(page)).toContainText("An unknown error occurred. Please try again.");
});

test("whose session ended while the page was open is asked to log in [PRICE-14 CT-13]", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto("/ui/pricing");
  await expect(plan(page, "Free").getByText("Current plan")).toBeVisible();
  await context.clearCookies();
  await plan(page, "Team").getByRole("button", { name: "Choose Team" }).click();
  await expect(alert(page)).toContainText("You must log in or sign up first.");
});

test("a company asks for an offer, with the user's address filled in [ENT-01 ENT-02 ENT-03 ENT-04 ENT-05 ENT-06 PRICE-05]", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/ui/pricing");
  await plan(page, "Enterprise").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { name: "Talk to a Human" })).toBeVisible();
  await expect(page.getByText("Or call us: a phone number has not been added yet.")).toBeVisible();
  await expect(page.getByLabel("Contact email")).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Contact name")).toBeFocused();
  await page.getByLabel("Contact name").fill("Maya Halden");
  await page.getByLabel("Company name").fill("Halden Coffee");
  await page.getByLabel("Project details").fill("Forty people.");
  const request = page.waitForRequest((sent) => sent.url().endsWith("/enterprise-contact"));
  await page.getByRole("button", { name: "Send" }).click();
  expect((await request).postDataJSON()).toEqual({
    contact_name: "Maya Halden",
    company_name: "Halden Coffee",
    contact_email: email,
    project_details: "Forty people.",
  });
  await expect(page.getByText("Thank you! Our team will contact you soon.")).toBeVisible();
  await expect(page.getByLabel("Project details")).toHaveValue("");
});

test("a request that is refused keeps what was entered [ENT-06 ENT-07]", async ({ page }) => {
  let body: unknown = { detail: "Too many requests from your network." };
  await page.route("**/api/v1/enterprise-contact", (route) =>
    route.fulfill({ status: 429, json: body }),
  );
  await page.goto("/ui/enterprise-contact");
  await page.getByLabel("Contact name").fill("Maya Halden");
  await page.getByLabel("Company name").fill("Halden Coffee");
  await page.getByLabel("Contact email").fill("maya@haldencoffee.example");
  await page.getByLabel("Project details").fill("Forty people.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Too many requests from your network.")).toBeVisible();
  await expect(page.getByLabel("Project details")).toHaveValue("Forty people.");
  body = {};
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
});

test("a server that names no address has its checkout opened by Stripe's script, with the key [PRICE-17 PRICE-18 LO-99]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.route("https://js.stripe.com/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "window.Stripe = (key) => ({ redirectToCheckout: async ({ sessionId }) => { location.assign(`/ui/purchase-success?${key}-${sessionId}`); return {}; } });",
      }),
    );
    await page.goto(`${spec.url}/ui/pricing`);
    await plan(page, "Team").getByRole("button", { name: "Choose Team" }).click();
    await expect(page).toHaveURL(/\/ui\/purchase-success\?pk_spec-cs_spec$/);
    expect(spec.seen.map(({ path }) => path).filter((path) => path.includes("credits"))).toEqual(
      [],
    );
  } finally {
    await spec.close();
  }
});
