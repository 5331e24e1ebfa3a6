import type { Page } from "@playwright/test";
import { ask, enableTasks, settled, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const plan = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const alert = (page: Page) => page.getByRole("alertdialog");
const sentCheckout = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith("/stripe/create-checkout-session"));

test("a visitor sees the plans and no packs, and has to log in [PRICE-01 PRICE-09 PRICE-14 ERR-60 ROLE-09 ROLE-13 CT-13]", async ({
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

test("a free user leaves the checkout uncharged, buys Professional, then a pack, sees every line, and cancels the plan [PRICE-05 PRICE-06 PRICE-07 PRICE-08 PRICE-14 PRICE-15 PRICE-16 PRICE-17 PURCH-01 PURCH-03 PURCH-04 PURCH-05 PURCH-07 ROLE-12 CT-13 CT-14]", async ({
  page,
  context,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasks(page);
  await ask(page, "List my tasks");
  await settled(page);
  await page.goto("/ui/pricing");
  await expect(plan(page, "Free").getByText("Current plan")).toBeVisible();
  await expect(plan(page, "Free").getByRole("link", { name: "Open Chat" })).toHaveAttribute(
    "href",
    "/switchboard-chat",
  );
  await expect(plan(page, "Enterprise").getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/ui/enterprise-contact",
  );
  await expect(page.getByRole("region", { name: "Credit packs" })).toHaveCount(0);

  await plan(page, "Team").getByRole("button", { name: "Choose Team" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Purchase Cancelled" })).toBeVisible();
  await expect(page.getByText("You have not been charged.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Pricing" }).click();
  await expect(plan(page, "Free").getByText("Current plan")).toBeVisible();

  const chosen = sentCheckout(page);
  await plan(page, "Professional").getByRole("button", { name: "Choose Professional" }).click();
  expect((await chosen).postDataJSON()).toEqual({
    price_id: "professional",
    is_subscription: true,
  });
  await expect(page.getByRole("heading", { name: "Professional" })).toBeVisible();
  await expect(
    page.getByText("It shows how a purchase works, without a card or money."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm (test mode)" }).click();

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
  await page.getByRole("button", { name: "Confirm (test mode)" }).click();
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

  // A user whose session ended while the page was open has to log in.
  await context.clearCookies();
  await plan(page, "Team").getByRole("button", { name: "Choose Team" }).click();
  await expect(alert(page)).toContainText("You must log in or sign up first.");
});

test("a company asks for an offer with the user's address filled in, and a refusal keeps what was entered [ENT-01 ENT-02 ENT-03 ENT-04 ENT-05 ENT-06 ENT-07 PRICE-05]", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/ui/pricing");
  await plan(page, "Enterprise").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { name: "Talk to a Human" })).toBeVisible();
  await expect(page.getByText(/call us/)).toHaveCount(0);
  await expect(page.getByLabel("Contact email")).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Contact name")).toBeFocused();
  await page.getByLabel("Contact name").fill("Maya Halden");
  await page.getByLabel("Company name").fill("Halden Coffee");
  await page.getByLabel("Project details").fill("Forty people.");
  let body: unknown = { detail: "Too many requests from your network." };
  await page.route("**/api/v1/enterprise-contact", (route) =>
    route.fulfill({ status: 429, json: body }),
  );
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Too many requests from your network.")).toBeVisible();
  body = {};
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
  await expect(page.getByLabel("Project details")).toHaveValue("Forty people.");
  await page.unroute("**/api/v1/enterprise-contact");
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
