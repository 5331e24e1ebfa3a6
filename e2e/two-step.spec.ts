import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { outboxMessage } from "./outbox.ts";
import { logInByHand, newEmail, password, signUp } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

const STEP_MS = 30_000;

/** What an authenticator app shows now, or shows next: the server takes both. */
const codeOf = (key: string, when: "now" | "next") =>
  TOTP.generate({
    secret: Secret.fromBase32(key.replaceAll(" ", "")),
    timestamp: Date.now() + (when === "next" ? STEP_MS : 0),
  });

/** Logs out, and in again up to the page of the second step. */
async function bringPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/ui/login");
  await logInByHand(page, email);
  await expect(page.getByRole("heading", { name: "Two-step login" })).toBeVisible();
}

async function bringCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Turns two-step login on, on the page of the account. */
async function turnOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Turn on two-step login" }).click();
  const setup = page.getByRole("dialog", { name: "Turn on two-step login" });
  const key = await setup.getByLabel("Key", { exact: true }).innerText();
  await setup.getByLabel("2. Enter the 6-digit code").fill(codeOf(key, "now"));
  await setup.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "I saved them" }).click();
}

test("a login asks for a code of the app, takes each once, and a recovery code in its place, and for nothing more once that is turned off with the password [S4]", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/ui/account");
  await page.getByRole("button", { name: "Turn on two-step login" }).click();
  const setup = page.getByRole("dialog", { name: "Turn on two-step login" });
  const key = await setup.getByLabel("Key", { exact: true }).innerText();
  await expectAccessible(page);
  await setup.getByLabel("2. Enter the 6-digit code").fill("000000");
  await setup.getByRole("button", { name: "Turn on" }).click();
  await expect(setup.getByText("This code is not correct.")).toBeVisible();
  await expect(setup.getByLabel("2. Enter the 6-digit code")).toHaveValue("000000");
  await setup.getByLabel("2. Enter the 6-digit code").fill(codeOf(key, "now"));
  await setup.getByRole("button", { name: "Turn on" }).click();

  const saved = page.getByRole("dialog", { name: "Save your recovery codes" });
  const codes = saved.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recovery = "", second = ""] = await codes.allInnerTexts();
  await expectAccessible(page);
  await saved.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  expect(await outboxMessage(page, email)).toContain("Two-step login was turned on");

  await bringPassword(page, email);
  await expectAccessible(page);
  await bringCode(page, "Code", "000000");
  await expect(page.getByText("This code is not correct.")).toBeVisible();
  const code = codeOf(key, "next");
  await bringCode(page, "Code", code);
  await expect(page).toHaveURL(/\/switchboard-chat$|\/ui\/welcome$/);

  await bringPassword(page, email);
  await bringCode(page, "Code", code);
  await expect(page.getByText("This code is not correct.")).toBeVisible();
  await page.getByRole("link", { name: "Use a recovery code instead" }).click();
  await expectAccessible(page);
  await bringCode(page, "Recovery code", recovery);
  await expect(page).toHaveURL(/\/switchboard-chat$|\/ui\/welcome$/);

  await bringPassword(page, email);
  await page.getByRole("link", { name: "Use a recovery code instead" }).click();
  await bringCode(page, "Recovery code", recovery);
  await expect(page.getByText("or it was used already.")).toBeVisible();
  await bringCode(page, "Recovery code", second);
  await expect(page).toHaveURL(/\/switchboard-chat$|\/ui\/welcome$/);

  await page.goto("/ui/account");
  await page.getByRole("button", { name: "Turn off two-step login" }).click();
  const question = page.getByRole("dialog", { name: "Turn off two-step login?" });
  await question.getByLabel("Your password, or a code from your app").fill("not my password");
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(question.getByText("This is not your password.")).toBeVisible();
  await question.getByLabel("Your password, or a code from your app").fill(password);
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on two-step login" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/ui/login");
  await logInByHand(page, email);
  await expect(page).toHaveURL(/\/switchboard-chat$|\/ui\/welcome$/);
});

test("an administrator has to turn two-step login on where the server requires it, and lets a locked-out user in again [S4 S8 ROLE-05]", async ({
  page,
  browser,
  expectAccessible,
}) => {
  const admin = newEmail();
  const server = await TestServer.launch({ ADMIN_EMAILS: admin, ADMIN_TWO_STEP: "required" });
  const other = await browser.newPage();
  const email = await signUp(other, { origin: server.url });
  await other.goto(`${server.url}/ui/account`);
  await turnOn(other);

  await signUp(page, { origin: server.url, email: admin });
  await page.goto(`${server.url}/ui/admin/users`);
  await expect(page.getByText("Administrators need two-step login here.")).toBeVisible();
  await page.getByRole("link", { name: "Account" }).click();
  await turnOn(page);
  await page.goto(`${server.url}/ui/admin/users`);
  await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Two-step login");
  await page.getByRole("link", { name: `Edit ${email}` }).click();
  const section = page.getByRole("region", { name: /Two-step login/ });
  await expect(section.getByText("On", { exact: true })).toBeVisible();
  await section.getByRole("button", { name: "Turn off two-step login" }).click();
  const question = page.getByRole("alertdialog", { name: "Turn off two-step login?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(section.getByText("Off", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.url}/ui/admin/audit?action=two_step_removed`);
  await expect(page.getByRole("row", { name: /Two-step login removed/ })).toContainText(email);

  await other.context().clearCookies();
  await other.goto(`${server.url}/ui/login`);
  await logInByHand(other, email);
  await expect(other).toHaveURL(/\/switchboard-chat$|\/ui\/welcome$/);
  await other.close();
  await server.dispose();
});
