import { outboxLink } from "./outbox.ts";
import { password, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("an address is confirmed and a forgotten password is replaced by the links in the mails, as their recipient reads them", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page, { confirmed: false });
  await page.goto("/ui/account");
  const banner = page.getByRole("region", { name: "Confirm your email." });
  await banner.getByRole("button", { name: "Resend" }).click();
  await expect(banner.getByText(`We sent another link to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/outbox");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: new RegExp(`To ${email}`) })
    .first()
    .click();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  const confirming = page.waitForEvent("popup");
  await mail.getByRole("link", { name: "Confirm email address" }).click();
  const confirm = await confirming;
  await expect(confirm.getByText(email)).toBeVisible();
  await expectAccessible(confirm);
  await confirm.getByLabel("Password").fill(password);
  await confirm.getByRole("button", { name: "Confirm email address" }).click();
  await expect(confirm.getByRole("heading", { name: "Email address confirmed" })).toBeVisible();
  await confirm.close();
  await page.goto("/ui/account");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto("/ui/login");
  await page.getByRole("link", { name: "Log In or Sign Up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expectAccessible(page);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("link", { name: "Back to log in" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await page.goto(await outboxLink(page, email, "/portal/reset"));
  await expectAccessible(page);
  const wanted = `${password} anew`;
  await page.getByLabel("New password").fill(wanted);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();

  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Log In or Sign Up" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password").fill(wanted);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/switchboard-chat$|\/ui\/welcome$/);
});
