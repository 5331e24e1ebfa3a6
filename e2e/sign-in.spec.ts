import { logInByHand, newEmail, signUpByHand } from "./people.ts";
import { expect, test } from "./test.ts";

test("the login page leads to the portal and takes no password itself [LOGIN-01 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-10]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/ui/login");
  const link = page.getByRole("link", { name: "Log In or Sign Up" });
  await expect(link).toBeVisible();
  await expect(page.locator("input")).toHaveCount(0);
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(/\/portal\//);
  await expect(page.getByLabel("Password")).toBeVisible();
  await expectAccessible(page);
});

test("a new person goes to the welcome page, one who is known to the chat [CALLBACK-01 CALLBACK-04 CALLBACK-05 CALLBACK-06 WELCOME-01 WELCOME-02 WELCOME-03]", async ({
  page,
}) => {
  const email = await signUpByHand(page);
  await expect(page).toHaveURL(/\/ui\/welcome$/);
  await expect(page.getByRole("link", { name: /Tasks/ })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/ui/login");
  await logInByHand(page, email);
  await expect(page).toHaveURL(/\/switchboard-chat$/);
});

test("the portal refuses a short password and keeps the address that was typed", async ({
  page,
}) => {
  const email = newEmail();
  await page.goto("/ui/login");
  await page.getByRole("link", { name: "Log In or Sign Up" }).click();
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/at least 8 characters/i).first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("says so when the server gives no login address, or one that is no web address [LOGIN-09 ERR-14]", async ({
  page,
}) => {
  let answer: unknown = {};
  await page.route("**/api/v1/auth/login-url", (route) => route.fulfill({ json: answer }));
  await page.goto("/ui/login");
  await expect(page.getByText("Login URL not provided by the server.")).toBeVisible();
  answer = { login_url: "javascript:alert(1)" };
  await page.reload();
  await expect(page.getByText("Login URL not provided by the server.")).toBeVisible();
});

test("without a code no exchange is tried [CALLBACK-02 CALLBACK-09 ERR-16]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/ui/callback");
  await expect(
    page.getByText("Authorization code not found. Please try logging in again."),
  ).toBeVisible();
  expect(calls.filter((url) => url.includes("/auth/callback"))).toEqual([]);
});

test("a failure without words gets the specified sentence [CALLBACK-10 CALLBACK-11 ERR-15]", async ({
  page,
}) => {
  await page.route("**/api/v1/auth/callback?*", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.goto("/ui/callback?code=abc");
  await expect(page.getByText("An unknown error occurred during login.")).toBeVisible();
});

test("a code that was used is refused by the server itself [CALLBACK-07]", async ({ page }) => {
  let code = "";
  page.on("request", (request) => {
    const found = /\/ui\/callback\?code=([^&]+)/.exec(request.url())?.[1];
    if (found !== undefined) code = found;
  });
  await signUpByHand(page);
  expect(code).not.toBe("");
  await page.context().clearCookies();
  await page.goto(`/ui/callback?code=${code}`);
  await expect(page.getByRole("heading", { name: "Login Failed" })).toBeVisible();
});

test("logging out ends the session [API-36 SHELL-35]", async ({ page }) => {
  await signUpByHand(page);
  await page.goto("/switchboard-chat");
  await page.getByRole("button", { name: /^Welcome, / }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Log In / Sign Up" }).first()).toBeVisible();
  expect((await page.request.get("/api/v1/users/me")).status()).toBe(401);
});
