import { logIn, logInByHand, newEmail, password, signUp } from "./people.ts";
import { outboxLink, outboxMessage } from "./outbox.ts";
import { expect, test } from "./test.ts";

const changed = `${password} anew`;

test("another login is seen and ended, password and email change, all data is exported and announced by mail, and the account is deleted [S4]", async ({
  page,
  browser,
  expectAccessible,
}) => {
  let email = await signUp(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, email);
  await other.goto("/switchboard-chat");

  await test.step("a second browser is seen and logged out from the first", async () => {
    await page.goto("/ui/profile");
    await page.getByRole("link", { name: "Account" }).click();
    const logins = page.getByRole("list", { name: "Logins" }).getByRole("listitem");
    await expect(logins).toHaveCount(2);
    await expect(logins.first()).toContainText("This browser");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Log out everywhere else" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Log out everywhere else" })
      .click();
    await expect(page.getByText("No other sessions.")).toBeVisible();
    await other.reload();
    await expect(other.getByRole("link", { name: "Log In / Sign Up" }).first()).toBeVisible();
    await elsewhere.close();
  });

  await test.step("the password is changed with the old one, and the email by a link to each address", async () => {
    const details = page.getByRole("region", { name: "Email and password" });
    await details.getByRole("button", { name: "Change password" }).click();
    const passwords = page.getByRole("dialog", { name: "Change password" });
    await passwords.getByLabel("Current password").fill(password);
    await passwords.getByLabel("New password").fill("Password1");
    await passwords.getByRole("button", { name: "Change password" }).click();
    await expect(passwords.getByRole("alert")).toContainText("Many people use this password");
    await expectAccessible(page);
    await passwords.getByLabel("Current password").fill(password);
    await passwords.getByLabel("New password").fill(changed);
    await passwords.getByRole("button", { name: "Change password" }).click();
    await expect(details.getByText("Your password was changed")).toBeVisible();

    const wanted = newEmail();
    await details.getByRole("button", { name: "Change email" }).click();
    const emails = page.getByRole("dialog", { name: "Change email" });
    await emails.getByLabel("New email").fill(wanted);
    await emails.getByLabel("Current password").fill(changed);
    await emails.getByRole("button", { name: "Send links" }).click();
    await expect(details.getByText(`${email} and to ${wanted}`)).toBeVisible();
    await expectAccessible(page);
    for (const to of [email, wanted]) {
      const mailbox = await page.context().newPage();
      await mailbox.goto(await outboxLink(mailbox, to, "/portal/email"));
      // The new address proves the account, too.
      if (to === wanted) await mailbox.getByLabel("Password").fill(changed);
      await mailbox.getByRole("button", { name: /^Confirm/ }).click();
      await expect(mailbox.getByRole("heading")).toHaveText(
        to === email ? "One more step" : "Email address changed",
      );
      await mailbox.close();
    }
    await page.reload();
    await expect(details.getByText(wanted)).toBeVisible();
    email = wanted;
  });

  await test.step("all data is exported, announced by mail and downloaded", async () => {
    await page.getByRole("button", { name: "Export my data" }).click();
    await expect(page.getByText(/^Your data is ready \(/)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    expect(await outboxMessage(page, email)).toContain("Your data is ready to download");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^switchboard-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(await download.failure()).toBeNull();
  });

  await test.step("it is deleted with address and password, and nothing is left to log in to", async () => {
    await page.getByRole("button", { name: "Delete account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog.getByText("1 connection with its credentials")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(`Enter ${email} to confirm`).fill(email);
    await dialog.getByLabel("Your password").fill("not my password");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog.getByText("This is not your password.")).toBeVisible();
    await dialog.getByLabel("Your password").fill(changed);
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Log In / Sign Up" }).first()).toBeVisible();
    await page.goto("/ui/login");
    await logInByHand(page, email);
    await expect(page.getByText("Incorrect email or password.")).toBeVisible();
  });
});
