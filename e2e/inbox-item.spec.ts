import type { Page } from "@playwright/test";
import { addTasks, inboxTitles, signUp } from "./people.ts";
import { SpecServer } from "./spec-server.ts";
import { expect, test } from "./test.ts";

const INBOX = "/switchboard-inbox";
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const alertSaying = (page: Page, name: string) => page.getByRole("alertdialog", { name });

test("an item is opened, its neighbours are walked by keys, and the list is as it was left [INBOX-01 INBOX-19 ITEM-01 ITEM-02 ITEM-14 I11 API-38]", async ({
  page,
  expectAccessible,
}) => {
  const names = Array.from({ length: 40 }, (_, index) => `Task ${String(index).padStart(2, "0")}`);
  await signUp(page);
  await addTasks(page, names);
  await page.goto(`${INBOX}?query=task`);
  await expect(inboxTitles(page)).toHaveCount(40);
  await page.getByRole("checkbox", { name: "Select Task 24" }).click();
  const link = page.getByRole("link", { name: /^Task 25/ });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(heading(page)).toHaveText("Task 25");
  await expect(page).toHaveTitle("Task 25 - Switchboard");
  await expect(page.getByText("26 of 40")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText("Task 26");
  await page.keyboard.press("k");
  await expect(heading(page)).toHaveText("Task 25");
  await page.reload();
  await expect(page.getByText("26 of 40")).toBeVisible();
  await page.keyboard.press("u");
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\?query=task$/);
});

test("the list keeps its place and its selection while an item is read [I11]", async ({ page }) => {
  const names = Array.from({ length: 60 }, (_, index) => `Task ${String(index).padStart(2, "0")}`);
  await signUp(page);
  await addTasks(page, names);
  await page.goto(INBOX);
  await expect(inboxTitles(page)).toHaveCount(60);
  await page.getByRole("checkbox", { name: "Select Task 30" }).click();
  const link = page.getByRole("link", { name: /^Task 32/ });
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await page.getByRole("link", { name: "Inbox", exact: true }).last().click();
  await expect(link).toBeFocused();
  const after = await link.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2);
  await expect(page.getByRole("checkbox", { name: "Select Task 30" })).toBeChecked();
});

test("an item that is opened while a search is being typed stays open [INBOX-19]", async ({
  page,
}) => {
  await signUp(page);
  await addTasks(page, ["Apples", "Beans"]);
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
  await expect(inboxTitles(page)).toHaveText(["Apples", "Beans"]);
  expect(visited.filter((url) => url.includes("query"))).toEqual([]);
});

test("one is archived and the next one opened; a deletion is confirmed, leads back and is undone [ITEM-06 ITEM-18 I11 LO-86]", async ({
  page,
}) => {
  await signUp(page);
  await addTasks(page, ["Apples", "Beans", "Cups"]);
  await page.goto(INBOX);
  await page.getByRole("link", { name: /^Apples/ }).click();
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

test("a mail of a server with the specification alone: thread, reply, archive and delete, and what fails [ITEM-03 ITEM-04 ITEM-05 ITEM-06 ITEM-09 ITEM-16 ITEM-17 ITEM-19 ERR-40 ERR-41 API-42]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}${INBOX}/m1`);
    await expect(heading(page)).toHaveText("Late delivery");
    await expect(page.getByRole("link", { name: /^Open thread in Gmail/ })).toHaveAttribute(
      "href",
      "https://mail.google.com/mail/u/0/#all/18c2f",
    );
    await expect(
      page.frameLocator('iframe[title="Original message"]').getByText("where is it?"),
    ).toBeVisible();

    const action = "**/quick-action";
    await page.route(action, (route) =>
      route.fulfill({ status: 502, json: { detail: "The mailbox did not answer." } }),
    );
    await page.getByRole("button", { name: "Archive" }).click();
    await alertSaying(page, "Failed to archive email: The mailbox did not answer.")
      .getByRole("button", { name: "OK" })
      .click();
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete Message?" });
    await expect(question.getByText("This cannot be undone.")).toBeVisible();
    await question.getByRole("button", { name: "Delete" }).click();
    await alertSaying(page, "Failed to delete email: The mailbox did not answer.")
      .getByRole("button", { name: "OK" })
      .click();
    await expect(heading(page)).toHaveText("Late delivery");
    await page.unroute(action);

    await page.getByRole("button", { name: "Draft Reply (AI)" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /From: Sofia Finch[\s\S]*To: accounts@[\s\S]*Subject: Order 88213[\s\S]*She asks where it is\./,
    );
    await page.goBack();
    await page.getByRole("button", { name: "Archive" }).click();
    await expect(inboxTitles(page)).toHaveText(["OPS-412 Label printer"]);
    expect(spec.seen.filter(({ method }) => method !== "GET")).toEqual([
      { method: "POST", path: "/api/v1/inbox-items/m1/quick-action", body: { action: "archive" } },
    ]);
  } finally {
    await spec.close();
  }
});
