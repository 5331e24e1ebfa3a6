import { enableTasks, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("enables a built-in tool with its type alone, manages it, and disables it after a question [CONN-01 CONN-06 CONN-07 CONN-08 CONN-09 CONN-10 CONN-17 CONN-19]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/ui/welcome");
  await page.getByRole("link", { name: "My Connections" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
  await expect(page.getByText("You have no connections yet.")).toBeVisible();
  await expectAccessible(page);
  const created = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Enable Tasks" }).click();
  expect((await created).postDataJSON()).toEqual({ connection_type: "tasks" });
  const disable = page.getByRole("button", { name: "Disable Tasks" });
  await expect(disable).toBeVisible();
  await expect(page.getByText("You have no connections yet.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Manage Tasks" }).click();
  const create = page.getByRole("listitem", { name: "create_task" });
  const verify = create.getByRole("checkbox", { name: "Verify before running" });
  await expect(verify).toBeChecked();
  await verify.uncheck();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("link", { name: "Manage Tasks" }).click();
  await expect(verify).not.toBeChecked();
  await expect(create.getByText(/^Runs without asking since/)).toBeVisible();
  await page.goBack();

  await page.reload();
  await disable.click();
  const dialog = page.getByRole("alertdialog", { name: "Disable Tool?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(disable).toBeVisible();
  await disable.click();
  const deleted = page.waitForRequest((request) => request.method() === "DELETE");
  await dialog.getByRole("button", { name: "Disable" }).click();
  expect((await deleted).url()).toMatch(/\/api\/v1\/connections\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("button", { name: "Enable Tasks" })).toBeVisible();
});

test("shows in every window at once what was connected in another one [CONN-02]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/ui/connections");
  await expect(page.getByRole("button", { name: "Enable Tasks" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/ui/connections");
  await other.getByRole("button", { name: "Enable Tasks" }).click();
  await expect(page.getByRole("button", { name: "Disable Tasks" })).toBeVisible();
});

test("lists a connection by its app, and deletes it after a question, or says why it could not [CONN-02 CONN-03 CONN-04 CONN-05 CONN-15 CONN-16 ERR-01 ERR-23 ERR-44]", async ({
  page,
}) => {
  await signUp(page);
  await enableTasks(page);
  // To this browser the plugin is one with an account, as those of other apps are.
  await page.route("**/api/v1/app-info", async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    for (const plugin of info.plugins) {
      if (plugin.name === "tasks") plugin.auth_type = "api_key";
    }
    await route.fulfill({ response, json: info });
  });
  await page.goto("/ui/connections");
  const row = page.getByRole("row", { name: /My tasks/ });
  await expect(row.getByRole("cell", { name: "Tasks", exact: true })).toBeVisible();
  await expect(row.getByRole("cell", { name: "3", exact: true })).toBeVisible();
  await expect(row.getByRole("link", { name: "Edit My tasks" })).toHaveAttribute(
    "href",
    /\/ui\/connections\/edit\/[0-9a-f-]{36}$/,
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") asked.push(request.url());
  });
  const dialog = page.getByRole("alertdialog", { name: "Delete Connection?" });
  await row.getByRole("button", { name: "Delete My tasks" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(asked).toEqual([]);
  const alert = page.getByRole("alertdialog", { name: /^Failed to delete/ });
  for (const [body, tail] of [
    ['{"detail":"The database is away."}', "The database is away."],
    ["", "API call failed: 500 Internal Server Error"],
  ] as const) {
    await page.route("**/api/v1/connections/*", (route) => route.fulfill({ status: 500, body }));
    await row.getByRole("button", { name: "Delete My tasks" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(alert).toContainText(`Failed to delete connection: ${tail}`);
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(row).toBeVisible();
    await page.unroute("**/api/v1/connections/*");
  }
  asked.length = 0;
  await row.getByRole("button", { name: "Delete My tasks" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
  await expect(page.getByText("You have no connections yet.")).toBeVisible();
  expect(asked).toHaveLength(1);
});
