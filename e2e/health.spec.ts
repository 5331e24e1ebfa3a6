import { newEmail, signUp } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

test("an administrator reaches the health of the server from the menu, and reads each figure", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(90_000);
  const admin = newEmail();
  const server = await TestServer.launch({ ADMIN_EMAILS: admin });
  try {
    await signUp(page, { origin: server.url, email: admin });
    await page.goto(`${server.url}/ui/connections`);
    await page.getByRole("button", { name: `Welcome, ${admin}` }).click();
    await page.getByRole("menuitem", { name: "Health" }).click();
    await expect(page).toHaveURL(/\/ui\/admin\/health$/);
    await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
    const figures = page.getByRole("table", { name: "Figures" });
    await expect(figures.getByRole("row", { name: "Failed in 24 hours 0" })).toBeAttached();
    await expect(page.getByText("Nothing was given up.")).toBeVisible();
    await expect(page.getByText("No connection is failing or expired.")).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.dispose();
  }
});
