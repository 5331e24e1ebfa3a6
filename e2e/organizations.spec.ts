import type { Browser, Page, Route } from "@playwright/test";
import { invitationLink, outboxLink } from "./outbox.ts";
import { newEmail, password, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const SETTINGS = "/ui/organization/settings";

const members = (page: Page) => page.getByRole("table", { name: "Members" });
const invitations = (page: Page) => page.getByRole("table", { name: "Pending Invitations" });
const switcher = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`Organization: ${name}`) });

/** Invites an address on the page of an organization. */
async function invite(page: Page, email: string) {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
}

/** Makes a member the owner on the page of an organization. */
async function handOver(page: Page, email: string) {
  await page.getByRole("button", { name: `Make Owner: ${email}` }).click();
  const question = page.getByRole("alertdialog", { name: "Change Owner?" });
  await question.getByRole("button", { name: "Make Owner" }).click();
  await expect(page.getByText(`${email} is now the owner.`)).toBeVisible();
  await expect(members(page).getByRole("row", { name: new RegExp(email) })).toContainText("Owner");
}

/** Another person with a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
  return context.newPage();
}

test("an organization is created, a person invited and removed, and it is deleted; a member sees the lists only [ORG-01 ORG-02 ORG-03 ORG-05 ORG-06 ORG-07 ORG-08 ORG-09 ORG-11 ORG-13 ORG-14 ORG-16 ORG-17 ORG-18 ORG-20 ORG-22 ORG-23 ORG-24 ROLE-08 LIMIT-12 CT-40]", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const owner = await signUp(page);
  await page.goto(SETTINGS);
  await expect(page.getByText("You are not in an organization yet.")).toBeVisible();
  await expectAccessible(page);

  // The refreshed user is held back, so that what is said meanwhile can be read.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const switches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/organizations/active/")) switches.push(request.url());
  });
  await page.route("**/api/v1/users/me", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Organization name").fill("Halden Coffee");
  await page.getByRole("button", { name: "Create Organization" }).click();
  await expect(
    page.getByText("Organization created successfully! Switching to new organization..."),
  ).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 2, name: "Halden Coffee" })).toBeVisible();
  await expect(switcher(page, "Halden Coffee")).toBeVisible();
  expect(switches).toEqual([]);
  await page.unroute("**/api/v1/users/me");

  const email = newEmail();
  await invite(page, email);
  await expect(page.getByLabel("Email address")).toHaveValue("");
  await expect(invitations(page)).toContainText(email);
  await expectAccessible(page);

  const other = await another(browser, baseURL);
  await other.goto(await invitationLink(page, email));
  await expect(other.getByRole("heading", { name: "Join Halden Coffee" })).toBeVisible();
  await expect(other.getByText(`${owner} invited ${email} to this organization.`)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Create account" }).click();
  await expect(other.getByLabel("Email")).toHaveValue(email);
  await other.getByLabel("Password").fill(password);
  await other.getByRole("button", { name: "Create account" }).click();
  // Whoever confirms the address elsewhere is led back to the invitation there.
  const phone = await another(browser, baseURL);
  await phone.goto(await outboxLink(page, email, "/portal/verify"));
  await phone.getByLabel("Password").fill(password);
  await phone.getByRole("button", { name: "Confirm email address" }).click();
  await phone.getByRole("link", { name: "Log in" }).click();
  await phone.getByRole("link", { name: "Log In or Sign Up" }).click();
  await expect(phone.getByLabel("Email")).toHaveValue(email);
  await phone.getByLabel("Password").fill(password);
  await phone.getByRole("button", { name: "Log in" }).click();
  await expect(phone.getByRole("heading", { name: "Join Halden Coffee" })).toBeVisible();
  await phone.context().close();
  await other.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(other.getByRole("heading", { level: 2, name: "Halden Coffee" })).toBeVisible();

  await expect(members(other).getByRole("row", { name: new RegExp(owner) })).toContainText("Owner");
  await expect(members(other).getByRole("row", { name: new RegExp(email) })).toContainText(
    "Member",
  );
  await expect(other.getByText("No pending invitations.")).toBeVisible();
  for (const name of [/^Remove/, "Send Invitation", "Delete Organization"]) {
    await expect(other.getByRole("button", { name })).toHaveCount(0);
  }
  await expect(other.getByRole("button", { name: "Create Organization" })).toBeVisible();
  await expectAccessible(other);

  await page.reload();
  await expect(members(page)).toContainText(email);
  await expect(page.getByRole("button", { name: `Remove ${owner}` })).toHaveCount(0);
  await page.getByRole("button", { name: `Remove ${email}` }).click();
  const removal = page.getByRole("alertdialog", { name: "Remove Member?" });
  await removal.getByRole("button", { name: "Cancel" }).click();
  await expect(members(page)).toContainText(email);
  await page.getByRole("button", { name: `Remove ${email}` }).click();
  await removal.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${email} has been removed.`)).toBeVisible();
  await expect(members(page)).not.toContainText(email);
  await other.reload();
  await expect(other.getByText("You are not in an organization yet.")).toBeVisible();

  await page.getByRole("button", { name: "Delete Organization" }).click();
  const deletion = page.getByRole("alertdialog", { name: "Delete Organization?" });
  await expect(deletion).toContainText(
    "Everyone keeps their connections, chats, and personal credits",
  );
  const reloaded = page.waitForEvent("load");
  await deletion.getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByText("Organization deleted successfully. Refreshing your session..."),
  ).toBeVisible();
  await reloaded;
  await expect(page.getByText("You are not in an organization yet.")).toBeVisible();
  await other.context().close();
});

test("switching the organization loads the page and the user of the other one, and a failed switch changes nothing [SHELL-19 SHELL-21 SHELL-22 SHELL-23 SHELL-24 ROLE-07 ERR-09 LO-22 LO-23 LO-111]", async ({
  page,
}) => {
  await signUp(page);
  for (const name of ["Halden Coffee", "Halden Roastery"]) {
    const made = await page.request.post("/api/v1/organizations", { data: { name } });
    await expect(made).toBeOK();
  }
  await page.goto(SETTINGS);
  await switcher(page, "Halden Roastery").click();
  await expect(page.getByRole("menuitemradio", { name: "Halden Roastery" })).toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("menuitemradio", { name: "Halden Coffee" }).click();
  expect((await sent).url()).toMatch(/\/api\/v1\/organizations\/active\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 2, name: "Halden Coffee" })).toBeVisible();
  await expect(switcher(page, "Halden Coffee")).toBeVisible();

  await page.route("**/api/v1/organizations/active/*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await switcher(page, "Halden Coffee").click();
  await page.getByRole("menuitemradio", { name: "Halden Roastery" }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert.getByText("Could not switch organization. Please try again.")).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(switcher(page, "Halden Coffee")).toBeVisible();
  await page.unrouteAll();

  await page.getByRole("button", { name: "Delete Organization" }).click();
  await page
    .getByRole("alertdialog", { name: "Delete Organization?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText("No organization is active.")).toBeVisible();
  await page.getByRole("button", { name: /^Organization/ }).click();
  await page.getByRole("menuitemradio", { name: "Halden Roastery" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Halden Roastery" })).toBeVisible();
});

test("an organization is handed over and back; what goes wrong is said in the server's words, else in ours, and nothing that was typed is lost [ORG-10 ORG-12 ORG-15 ORG-19 ORG-21 ORG-25 ORG-26 ERR-54 ERR-55 ERR-56 ERR-57 ERR-58 LO-114]", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const owner = await signUp(page);
  const made = await page.request.post("/api/v1/organizations", {
    data: { name: "Halden Coffee" },
  });
  await expect(made).toBeOK();
  await page.goto(SETTINGS);
  const email = newEmail();
  await invite(page, email);
  const first = await invitationLink(page, email);
  await page.getByRole("button", { name: `Resend the invitation to ${email}` }).click();
  await expect(page.getByText(`Invitation sent again to ${email}.`)).toBeVisible();
  await expect.poll(() => invitationLink(page, email)).not.toBe(first);
  const other = await another(browser, baseURL);
  await signUp(other, { email });
  await other.goto(first);
  await expect(other.getByRole("heading", { name: "This Link Was Replaced" })).toBeVisible();
  await other.goto(await invitationLink(page, email));
  await other.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(members(other)).toContainText(email);

  // Handed over, and back: only the owner is offered it.
  await page.reload();
  await handOver(page, email);
  await other.reload();
  await handOver(other, owner);
  await expect(other.getByRole("button", { name: "Delete Organization" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Leave Organization" })).toBeVisible();
  await other.context().close();
  await page.reload();

  /** Each try of `act` is refused, first with the server's words, then without any. */
  const refused = async (
    path: string,
    method: string,
    fallback: string,
    act: () => Promise<void>,
  ) => {
    for (const detail of ["The server says no.", null]) {
      const refuse = (route: Route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: detail === null ? {} : { detail } })
          : route.fallback();
      await page.route(path, refuse);
      await act();
      await expect(page.getByText(detail ?? fallback, { exact: true })).toBeVisible();
      await page.unroute(path, refuse);
    }
  };
  const confirm = (name: string) => page.getByRole("alertdialog").getByRole("button", { name });

  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Enter an email address.")).toBeVisible();
  const next = newEmail();
  await page.getByLabel("Email address").fill(next);
  await refused("**/invitations", "POST", "Failed to send invitation.", () =>
    page.getByRole("button", { name: "Send Invitation" }).click(),
  );
  await expect(page.getByLabel("Email address")).toHaveValue(next);
  await refused("**/members/*", "DELETE", "Failed to remove member.", async () => {
    await page.getByRole("button", { name: `Remove ${email}` }).click();
    await confirm("Remove").click();
  });
  await refused(
    "**/api/v1/organizations/*",
    "DELETE",
    "Failed to delete organization.",
    async () => {
      await page.getByRole("button", { name: "Delete Organization" }).click();
      await confirm("Delete").click();
    },
  );
  await page.getByRole("button", { name: "Create Organization" }).click();
  await expect(page.getByText("Enter an organization name.")).toBeVisible();
  await page.getByLabel("Organization name").fill("Second");
  await refused("**/api/v1/organizations", "POST", "Failed to create organization.", () =>
    page.getByRole("button", { name: "Create Organization" }).click(),
  );
  await expect(page.getByLabel("Organization name")).toHaveValue("Second");
  await page.getByLabel("Organization name").clear();
  await page.getByLabel("Email address").clear();
  await refused("**/details", "GET", "Failed to load organization details.", () =>
    page.goto(SETTINGS).then(() => undefined),
  );
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Halden Coffee" })).toBeVisible();
});
