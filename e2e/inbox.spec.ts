import type { Page } from "@playwright/test";
import { addTasks, inboxTitles as titles, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const INBOX = "/switchboard-inbox";
const item = (page: Page, title: string) =>
  page.getByRole("link", { name: new RegExp(`^${title}`) });
const box = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `Select ${title}`, exact: true });

async function openWith(page: Page, names: readonly string[]): Promise<void> {
  await signUp(page);
  await addTasks(page, names);
  await page.goto(INBOX);
  await expect(titles(page)).toHaveText([...names]);
}

const five = ["Apples", "Beans", "Cups", "Dates", "Eggs"];

test("a task is entered in the form, listed, counted in the bar and resolved in the chat [INBOX-02 INBOX-03 INBOX-04 INBOX-08 INBOX-09 INBOX-17 LO-76 LO-77]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto(INBOX);
  await expect(page.getByRole("heading", { level: 1, name: "Switchboard Inbox" })).toBeVisible();
  await expect(page).toHaveTitle("Switchboard Inbox - Switchboard");
  await expect(page.getByText("Your inbox is empty. Great job!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Configure Sources" })).toHaveAttribute(
    "href",
    "/ui/inbox-sources",
  );
  await page.getByRole("link", { name: "+ Add Task" }).click();
  const form = page.getByRole("dialog", { name: "Add Task" });
  await form.getByRole("textbox", { name: "Title" }).fill("Call the roastery");
  await form.getByRole("textbox", { name: "Description" }).fill("About lot 12");
  // What was typed survives an answer that does not come.
  await page.route("**/api/v1/inbox-items", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, json: { detail: "The database is away." } })
      : route.continue(),
  );
  await form.getByRole("button", { name: "Add Task" }).click();
  await expect(form.getByText("The database is away.")).toBeVisible();
  await page.unroute("**/api/v1/inbox-items");
  await form.getByRole("button", { name: "Add Task" }).click();
  await expect(form).toBeHidden();
  await expect(item(page, "Call the roastery")).toHaveAccessibleName(
    /About lot 12 , 1 of 1, Manual, Medium priority, Open$/,
  );
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByText("1", { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/switchboard-inbox$/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Resolve Call the roastery" }).click();
  await page.getByRole("menuitem", { name: "Resolve in chat" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    /Title: Call the roastery/,
  );
});

test("by keys alone: a range is selected, archived and brought back with its order, selection and focus; single keys can be turned off [I1 INBOX-05 INBOX-06 INBOX-13 INBOX-14 INBOX-22 API-41]", async ({
  page,
}) => {
  await openWith(page, five);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(item(page, "Beans")).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("(3 / 5)")).toBeVisible();
  await expect(page.getByText("3 item(s) selected")).toBeVisible();
  await page.keyboard.press("e");
  await expect(titles(page)).toHaveText(["Apples", "Eggs"]);
  await expect(page.getByText("(0 / 2)")).toBeVisible();
  await expect(item(page, "Eggs")).toBeFocused();
  await expect(page.getByText("3 items archived").first()).toBeVisible();
  await page.keyboard.press("z");
  await expect(titles(page)).toHaveText(five);
  for (const title of ["Beans", "Cups", "Dates"]) await expect(box(page, title)).toBeChecked();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.reload();
  await expect(titles(page)).toHaveText(five);

  await test.step("the focus moves to the next item, whichever way one is removed", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("#");
    const question = page.getByRole("alertdialog", { name: "Delete Item?" });
    await question.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(titles(page)).toHaveText(["Apples", "Cups", "Dates", "Eggs"]);
    await expect(item(page, "Cups")).toBeFocused();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Archive Selected" }).press("Enter");
    await expect(titles(page)).toHaveText(["Apples", "Dates", "Eggs"]);
    await expect(item(page, "Dates")).toBeFocused();
    // Also where the item that was left for the bar stays.
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.getByRole("button", { name: "Archive Selected" }).press("Enter");
    await expect(titles(page)).toHaveText(["Apples", "Eggs"]);
    await expect(item(page, "Eggs")).toBeFocused();
  });

  await test.step("the keys are turned off, and stay off", async () => {
    await page.keyboard.press("?");
    const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await shortcuts.getByRole("switch", { name: "Use single-key shortcuts" }).click();
    await shortcuts.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await expect(titles(page)).toHaveCount(2);
    await page.keyboard.press("j");
    await page.keyboard.press("e");
    await expect(titles(page)).toHaveCount(2);
    await expect(item(page, "Apples")).not.toBeFocused();
  });
});

test("a deletion is confirmed with its number, and what was deleted is found and restored; a search survives a reload [INBOX-15 INBOX-16 INBOX-18 INBOX-20 INBOX-23 API-39 LIMIT-25]", async ({
  page,
}) => {
  await openWith(page, five);
  await box(page, "Apples").click();
  await box(page, "Cups").click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: "Clear selection" }).click();
  await expect(page.getByText("(0 / 5)")).toBeVisible();
  await box(page, "Apples").click();
  await box(page, "Eggs").click();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 items?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(titles(page)).toHaveText(five);
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(titles(page)).toHaveText(["Beans", "Cups", "Dates"]);

  await item(page, "Cups").hover();
  await page.getByRole("button", { name: "Delete Cups" }).click();
  await page
    .getByRole("alertdialog", { name: "Delete Item?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(titles(page)).toHaveText(["Beans", "Dates"]);
  await page.reload();
  await expect(titles(page)).toHaveText(["Beans", "Dates"]);

  await page.getByRole("link", { name: "Deleted" }).click();
  await expect(titles(page)).toHaveCount(3);
  await box(page, "Cups").click();
  await page.getByRole("button", { name: "Move to Inbox", exact: true }).click();
  await expect(titles(page)).toHaveCount(2);
  await page.getByRole("link", { name: /^Everything/ }).click();
  await expect(titles(page)).toHaveText(["Beans", "Cups", "Dates"]);

  await page.getByRole("searchbox", { name: "Search the inbox" }).fill("bea");
  await expect(titles(page)).toHaveText(["Beans"]);
  await expect(page).toHaveURL(/\?query=bea$/);
  await page.reload();
  await expect(titles(page)).toHaveText(["Beans"]);
  await expect(page.getByRole("searchbox")).toHaveValue("bea");
  await page.getByRole("link", { name: /^Issues/ }).click();
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(titles(page)).toHaveText(["Beans", "Cups", "Dates"]);
});

test("a step is undone by key after its message has closed, and the number in the bar keeps up", async ({
  page,
}) => {
  await openWith(page, five);
  const bar = page.getByRole("navigation", { name: "Main" });
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(titles(page)).toHaveText(five.slice(1));
  await expect(bar.getByText("4", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await item(page, "Beans").focus();
  await page.keyboard.press("z");
  await expect(titles(page)).toHaveText(five);
  await expect(bar.getByText("5", { exact: true })).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(five);
});

test("a task is edited, completed, reopened and snoozed", async ({ page, expectAccessible }) => {
  await openWith(page, ["Call Ana", "Order lids"]);
  await item(page, "Call Ana").click();
  await page.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Edit Task" });
  await form.getByRole("textbox", { name: "Title" }).fill("Call Ana back");
  await form.getByLabel("Due date").fill("2026-01-02");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Call Ana back" })).toBeVisible();
  await expect(page.getByText("Overdue", { exact: true })).toBeVisible();
  await expect(page.getByText("{}")).toHaveCount(0);
  await expectAccessible(page);

  await test.step("an edit is undone by key, also when its message has closed", async () => {
    await form.waitFor({ state: "hidden" });
    await page.keyboard.press("z");
    await expect(
      page.getByRole("heading", { level: 1, name: "Call Ana", exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(form.getByRole("textbox", { name: "Title" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Call Ana back");
    await form.getByLabel("Due date").fill("2026-01-02");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Call Ana back" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("z");
    await expect(page.getByText("Change undone", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 1, name: "Call Ana", exact: true }),
    ).toBeVisible();
  });
  await page.getByRole("button", { name: "Edit" }).click();
  await form.getByRole("textbox", { name: "Title" }).fill("Call Ana back");
  await form.getByLabel("Due date").fill("2026-01-02");
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Snooze" })).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByText("1", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Inbox", exact: true }).last().click();
  await expect(titles(page)).toHaveText(["Order lids", "Call Ana back"]);
  await expect(item(page, "Call Ana back")).toContainText("Due Jan 2, 2026");
  await page.getByRole("button", { name: "Resolve Call Ana back" }).click();
  await page.getByRole("menuitem", { name: "Reopen" }).click();
  await expect(item(page, "Call Ana back")).toContainText("Overdue, Jan 2, 2026");

  await page.getByRole("button", { name: "Resolve Order lids" }).click();
  await page.getByRole("menuitem", { name: "Snooze" }).click();
  await page
    .getByRole("dialog", { name: "Snooze “Order lids”" })
    .getByRole("button", { name: /^Tomorrow/ })
    .click();
  await expect(titles(page)).toHaveText(["Call Ana back"]);
  await page.getByRole("link", { name: "Snoozed" }).click();
  await expect(titles(page)).toHaveText(["Order lids"]);
});
