import { newEmail, password, signUpByHand } from "./people.ts";
import { expect, test } from "./test.ts";

test("Get Started Free leads straight to Create account, and the back button back [LAND-03 CALLBACK-05]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: "Get Started Free" });
  await start.click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(start).toBeVisible();
  await start.click();

  const email = newEmail();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: `Welcome, ${email}!` })).toBeVisible();
});

test("a link can lead to Create account; whoever is logged in goes on to the chat [LOGIN-02]", async ({
  page,
}) => {
  await page.goto("/ui/login?view=create");
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await signUpByHand(page);
  await page.goto("/ui/login?view=create");
  await expect(page).toHaveURL(/\/switchboard-chat$/);
});

test("wrong credentials and a taken email are answered with what to do", async ({ page }) => {
  const email = await signUpByHand(page);
  await page.context().clearCookies();
  await page.goto("/ui/login");
  await page.getByRole("link", { name: "Log In or Sign Up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Incorrect email or password.");
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "An account with this email already exists. Log in instead.",
  );
});
