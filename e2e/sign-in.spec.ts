import { logInByHand, newEmail, password, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("Get Started Free leads straight to Create account, which refuses a short password; a new person goes to the welcome page, with a code that works once [CALLBACK-01 CALLBACK-04 CALLBACK-05 CALLBACK-07 LAND-03 WELCOME-01 WELCOME-02 WELCOME-03]", async ({
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
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/at least 8 characters/i).first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);

  let code = "";
  page.on("request", (request) => {
    code ||= /\/ui\/callback\?code=([^&]+)/.exec(request.url())?.[1] ?? "";
  });
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: `Welcome, ${email}!` })).toBeVisible();
  await expect(page).toHaveURL(/\/ui\/welcome$/);
  await expect(page.getByRole("link", { name: /Tasks/ })).toBeVisible();

  expect(code).not.toBe("");
  await page.context().clearCookies();
  await page.goto(`/ui/callback?code=${code}`);
  await expect(page.getByRole("heading", { name: "Login Failed" })).toBeVisible();
});

test("the login page leads to the portal and takes no password itself; one who is known goes to the chat [LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-10 CALLBACK-06]", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/ui/login");
  const link = page.getByRole("link", { name: "Log In or Sign Up" });
  await expect(link).toBeVisible();
  await expect(page.locator("input")).toHaveCount(0);
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(/\/portal\//);
  await expectAccessible(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Incorrect email or password.");
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  // It does not say that the address has an account; a mail tells its owner.
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/ui/login");
  await logInByHand(page, email);
  await expect(page).toHaveURL(/\/switchboard-chat$/);
  // A logged-in user needs no page to create an account.
  await page.goto("/ui/login?view=create");
  await expect(page).toHaveURL(/\/switchboard-chat$/);
});
