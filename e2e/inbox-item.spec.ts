import type { Page } from "@playwright/test";
import { addTasks, inboxTitles, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const INBOX = "/switchboard-inbox";
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("an item is opened, its neighbours are walked by keys, and the list is as it was left, whatever another window adds meanwhile [INBOX-01 INBOX-19 ITEM-01 ITEM-02 ITEM-14 I9 I11 API-38]", async ({
  page,
  expectAccessible,
}) => {
  const names = Array.from({ length: 40 }, (_, index) => `Task ${String(index).padStart(2, "0")}`);
  await signUp(page);
  await addTasks(page, names);
  await page.goto(`${INBOX}?query=task`);
  await expect(inboxTitles(page)).toHaveCount(40);
  const selected = page.getByRole("checkbox", { name: "Select Task 24" });
  await selected.click();
  const link = page.getByRole("link", { name: /^Task 25/ });
  await link.scrollIntoViewIfNeeded();
  const top = async () => (await link.boundingBox())?.y ?? 0;
  const before = await top();
  await link.click();
  await expect(heading(page)).toHaveText("Task 25");
  await expect(page).toHaveTitle("Task 25 - Switchboard");
  await expect(page.getByText("26 of 40")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Inbox", exact: true }).last().click();
  await expect(link).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
  await expect(selected).toBeChecked();

  await link.click();
  await expect(heading(page)).toHaveText("Task 25");
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText("Task 26");
  await page.keyboard.press("k");
  await expect(heading(page)).toHaveText("Task 25");
  await page.reload();
  await expect(page.getByText("26 of 40")).toBeVisible();
  await page.keyboard.press("u");
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\?query=task$/);

  const read = await top();
  await addTasks(page, ["Newer task one", "Newer task two"]);
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  expect(Math.abs((await top()) - read)).toBeLessThan(1);
  await page.getByRole("button", { name: "2 new" }).click();
  await expect(page.getByRole("link", { name: /^Newer task one/ })).toBeInViewport();
});

test("one that is opened while a search is typed stays open; one is archived and the next one opened; a deletion is confirmed, leads back and is undone [INBOX-19 ITEM-06 ITEM-18 I11 LO-86]", async ({
  page,
}) => {
  await signUp(page);
  await addTasks(page, ["Apples", "Beans", "Cups"]);
  await page.goto(INBOX);
  const link = page.getByRole("link", { name: /^Apples/ });
  await expect(link).toBeVisible();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  const search = page.getByRole("searchbox", { name: "Search the inbox" });
  // In one turn, so that the search still waits on a slow machine too.
  await search.evaluate(
    (input: HTMLInputElement, node) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "app");
      input.dispatchEvent(new Event("input", { bubbles: true }));
      (node as HTMLElement).click();
    },
    await link.elementHandle(),
  );
  await expect(heading(page)).toHaveText("Apples");
  await page.getByRole("link", { name: "Inbox", exact: true }).last().click();
  await expect(inboxTitles(page)).toHaveText(["Apples", "Beans", "Cups"]);
  expect(visited.filter((url) => url.includes("query"))).toEqual([]);

  await link.click();
  // The rows of the list say their places too.
  await expect(heading(page)).toHaveText("Apples");
  await expect(page.getByText("1 of 3", { exact: true })).toBeVisible();
  await page.keyboard.press("]");
  await expect(heading(page)).toHaveText("Beans");
  await expect(page.getByText("1 of 2", { exact: true })).toBeVisible();
  await page.keyboard.press("#");
  await page
    .getByRole("alertdialog", { name: "Delete Item?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(inboxTitles(page)).toHaveText(["Cups"]);
  await expect(page.getByRole("link", { name: /^Cups/ })).toBeFocused();
  await page.keyboard.press("z");
  await expect(inboxTitles(page)).toHaveText(["Beans", "Cups"]);
  await page.reload();
  await expect(inboxTitles(page)).toHaveText(["Beans", "Cups"]);
});
