import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("a built-in tool is read about, enabled with its type alone, managed, and disabled after a question [CONN-01 CONN-06 CONN-07 CONN-08 CONN-09 CONN-10 CONN-17 CONN-19 DOCS-01 DOCS-02 DOCS-03 DOCS-05 DOCS-06 DOCS-07]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/ui/welcome");
  await page.getByRole("link", { name: "My Connections" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
  await expect(page.getByText("No other apps connected yet.")).toBeVisible();
  await expectAccessible(page);

  await test.step("the server's words about it, and how it is set up", async () => {
    await page.getByRole("link", { name: "About Tasks" }).click();
    await expect(page).toHaveURL(/\/ui\/tools\/tasks$/);
    await expect(page.getByRole("heading", { level: 1, name: "Tasks" })).toBeVisible();
    await expect(page.frameLocator("iframe").getByText("create_task").first()).toBeVisible();
    const home = page.getByRole("main").getByRole("link", { name: "Home" });
    await expect(home).toHaveAttribute("href", "/");

    await page.goto("/ui/connections/add/tasks");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: /setup guide/i }).click();
    const guide = await opened;
    await expect(
      guide.getByRole("heading", { level: 1, name: "Setup Guide for Tasks" }),
    ).toBeVisible();
    await expect(guide.frameLocator("iframe").getByText("Enable the tools")).toBeVisible();
    await guide.getByRole("main").getByRole("link", { name: "My Connections" }).click();
    await expect(guide.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
    await guide.close();
  });

  await page.goto("/ui/connections");
  const created = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Enable Tasks" }).click();
  expect((await created).postDataJSON()).toEqual({ connection_type: "tasks" });
  const disable = page.getByRole("button", { name: "Disable Tasks" });
  await expect(disable).toBeVisible();
  await expect(page.getByText("No other apps connected yet.")).toBeVisible();
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
