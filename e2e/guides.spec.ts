import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("shows what the server wrote about a tool, and how it is set up [DOCS-01 DOCS-02 DOCS-03 DOCS-05 DOCS-06 DOCS-07]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/ui/connections");
  await page.getByRole("link", { name: "About Tasks" }).click();
  await expect(page).toHaveURL(/\/ui\/tools\/tasks$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tasks" })).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("create_task").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toHaveAttribute(
    "href",
    "/",
  );

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
});
