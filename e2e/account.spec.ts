import { logIn, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("a second browser is seen and logged out from the first [S4]", async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = await signUp(page);
  const elsewhere = await browser.newContext();
  try {
    const other = await elsewhere.newPage();
    await logIn(other, email);
    await other.goto("/switchboard-chat");
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
    await expect(page.getByText("You are logged in nowhere else.")).toBeVisible();
    await other.reload();
    await expect(other.getByRole("link", { name: "Log In / Sign Up" }).first()).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});
