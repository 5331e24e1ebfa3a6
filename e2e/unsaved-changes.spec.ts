import type { Page } from "@playwright/test";
import { enableTasks, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Discard changes?" });
const back = (page: Page) => page.getByRole("link", { name: "My Connections" }).first();

/** Opens the page of the connection with the task tool. */
async function openEdit(page: Page) {
  const me = await page.request.get("/api/v1/users/me");
  const { connections } = (await me.json()) as {
    connections: { id: string; connection_type: string }[];
  };
  const id = connections.find((one) => one.connection_type === "tasks")?.id ?? "";
  await page.goto(`/ui/connections/edit/${id}`);
  await expect(page.getByLabel("Connection name")).toHaveValue("My tasks");
}

/** Keeps the changes, which a press of Enter does, and finds them again. */
async function stay(page: Page) {
  await expect(question(page).getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeHidden();
}

async function discard(page: Page) {
  await question(page).getByRole("button", { name: "Discard changes" }).click();
}

test("an edited connection is not left without a question, by a link, the way back or a reload, nor when the session has ended; a saved one is", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasks(page);
  await openEdit(page);
  // Nothing was changed.
  await back(page).click();
  await expect(page).toHaveURL(/\/ui\/connections$/);
  await page.goBack();
  const name = page.getByLabel("Connection name");
  await expect(name).toHaveValue("My tasks");
  const edit = page.url();
  await name.fill("Tasks of the roastery");
  await back(page).click();
  await expectAccessible(page);
  await stay(page);
  expect(page.url()).toBe(edit);
  await page.goForward();
  await stay(page);
  expect(page.url()).toBe(edit);
  const browser = page.waitForEvent("dialog");
  // A reload of Playwright's own would wait for a page that never comes.
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const asked = await browser;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
  await expect(name).toHaveValue("Tasks of the roastery");

  const { cookies } = await page.context().storageState();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toContainText(/log in/i);
  await back(page).click();
  await stay(page);
  await expect(name).toHaveValue("Tasks of the roastery");
  await page.context().addCookies(cookies);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(/\/ui\/connections$/);
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await expect(name).toHaveValue("Tasks of the roastery");
});

test("tools and names of fields are changes, too, until they are as before", async ({ page }) => {
  await signUp(page);
  await enableTasks(page);
  await openEdit(page);
  const list = page.getByRole("checkbox", { name: "Enable list_tasks" });
  await list.uncheck();
  await page.getByRole("link", { name: "Cancel" }).click();
  await stay(page);
  await expect(list).not.toBeChecked();
  await list.check();
  // A row in which nothing was typed is no change.
  await page.getByRole("button", { name: "Add Mapping" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/ui\/connections$/);
  await openEdit(page);
  await page.getByRole("button", { name: "Add Mapping" }).click();
  await page.keyboard.type("Client");
  await back(page).click();
  await discard(page);
  await expect(page).toHaveURL(/\/ui\/connections$/);
});
