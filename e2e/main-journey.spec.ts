import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import {
  answers,
  approvalDialog,
  ask,
  conversation,
  enableTasksByHand,
  settled,
  confirmEmail,
  signUpByHand,
  upload,
} from "./people.ts";
import { csvFile, expectedCents, sales, toCents } from "./sales.ts";
import { expect, test } from "./test.ts";

/** Where the picture of the README is put: `docs/pictures` when a new one is wanted there. */
const pictures = new URL(
  `../${process.env.SWITCHBOARD_PICTURES ?? "test-results/pictures"}/`,
  import.meta.url,
);

/** Rows of the last answer, by the text of their first cell. */
async function tableRows(page: Page): Promise<Map<string, string[]>> {
  const answer = answers(page).last();
  await answer.getByRole("radio", { name: "Table" }).check();
  const table = answer.getByRole("table");
  const rows = await table.getByRole("row").all();
  const cells = await Promise.all(
    rows.slice(1).map((row) => row.getByRole("cell").allTextContents()),
  );
  return new Map(cells.map(([first = "", ...rest]) => [first.trim(), rest]));
}

/** The answer to a question, which says how the planner read that. */
const answerTo = (page: Page, question: string) =>
  conversation(page)
    .locator("[data-message-id]")
    .filter({ hasText: question })
    .last()
    .locator("xpath=following-sibling::*")
    .getByRole("group", { name: "Question and answer" })
    .first();

const tasksOf = async (page: Page) => {
  const answer = await page.request.get(new URL("/api/v1/inbox-items", page.url()).href);
  const items: { title: string; status: string; priority: string; kind: string }[] =
    await answer.json();
  return items.filter(({ kind }) => kind === "task");
};

test.describe.configure({ timeout: 120_000 });

test("from a fresh sign-up to an approved action over an own file [CALLBACK-05 WELCOME-06 CHAT-01 CHAT-12 CHAT-53 UPLOAD-03 UPLOAD-08 STREAM-01 STREAM-09 STREAM-11 STREAM-12 STREAM-16 APPROVE-01 APPROVE-04 APPROVE-09 APPROVE-10 APPROVE-14 ROLE-03 ROLE-12]", async ({
  page,
  ownServer,
}) => {
  const origin = ownServer.url;

  await test.step("signs up, passes the welcome page and comes to an empty chat", async () => {
    await confirmEmail(page, await signUpByHand(page, { origin }), origin);
    await page.getByRole("link", { name: "I'll do this later, take me to the chat" }).click();
    await expect(page).toHaveURL(`${origin}/switchboard-chat`);
    await expect(page.getByText("Balance: 500.00 credits")).toBeVisible();
  });

  await test.step("uploads a file of 6,000 orders", async () => {
    expect(sales.length).toBeGreaterThanOrEqual(5000);
    await upload(page, csvFile);
  });

  await test.step("asks, watches the tools work, and reads sums that agree with an independent count", async () => {
    await ask(page, "What is the total amount by region?");
    await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
    await settled(page);
    await expect(answerTo(page, "What is the total amount by region?")).toBeVisible();
    await expect(page.getByRole("button", { name: "Built-in planner" })).toBeVisible();
    await expect(async () => {
      const rows = await tableRows(page);
      for (const [region, cents] of expectedCents) {
        expect(toCents(rows.get(region ?? "empty")?.at(0) ?? ""), String(region)).toBe(cents);
      }
    }).toPass();
    const balance = await page.getByText(/^Balance:/).textContent();
    expect(Number(balance?.replaceAll(/[^\d.]/g, ""))).toBeLessThan(500);
    await mkdir(pictures, { recursive: true });
    await page.screenshot({ path: fileURLToPath(new URL("chat.png", pictures)) });
  });

  await test.step("Back does not lead to the empty chat that became this one", async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(`${origin}/switchboard-chat`);
    await page.goForward();
    await expect(answers(page).last()).toBeVisible();
  });

  await test.step("enables the task tool with Verify before running", async () => {
    await enableTasksByHand(page, { origin });
  });

  await test.step("is asked before a task is created, changes an argument and approves", async () => {
    await ask(page, "Create a task to call Tomás about the late invoice with high priority");
    const dialog = approvalDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("create_task")).toBeVisible();
    expect(await tasksOf(page)).toEqual([]);
    await dialog.getByLabel("Title").fill("Call Tomás Rey about INV-20418");
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await expect(dialog).toBeHidden();
    await expect(
      conversation(page).getByText("User approved tool call: create_task"),
    ).toBeVisible();
    await settled(page);
    await expect
      .poll(() => tasksOf(page))
      .toMatchObject([{ title: "Call Tomás Rey about INV-20418", priority: "high" }]);
  });

  await test.step("finds the task by asking for it", async () => {
    await ask(page, "List my tasks");
    await settled(page);
    await expect(
      conversation(page).getByRole("cell", { name: "Call Tomás Rey about INV-20418" }).last(),
    ).toBeVisible();
  });

  await test.step("denies another", async () => {
    await ask(page, "Create a task to order new cups");
    const dialog = approvalDialog(page);
    await dialog.getByRole("button", { name: "Deny" }).click();
    await expect(dialog).toBeHidden();
    await expect(
      conversation(page).getByText("Tool call denied by user. Task halted."),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
    expect(await tasksOf(page)).toHaveLength(1);
  });

  await test.step("stops a third in mid-run", async () => {
    await ask(page, "Show the first 50 rows of sales");
    await expect(answerTo(page, "Show the first 50 rows of sales")).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(conversation(page).getByText("Stopped by user.")).toBeVisible();
    await settled(page);
  });

  await test.step("reloads while an answer streams, and it continues where it was", async () => {
    await ask(page, "Show the last 50 rows of sales");
    await expect(answerTo(page, "Show the last 50 rows of sales")).toBeVisible();
    await page.reload();
    await settled(page);
    await conversation(page).getByRole("button", { name: "Show All" }).last().click();
    await expect(conversation(page).getByRole("table").last().getByRole("row")).toHaveCount(51);
  });

  await test.step("reloads, restarts the server, and everything is still there", async () => {
    await page.reload();
    await expect(
      conversation(page).getByText("Tool call denied by user. Task halted."),
    ).toBeVisible();
    const before = await page.getByText(/^Balance:/).textContent();
    await ownServer.restart();
    await page.reload();
    await expect(
      conversation(page).getByText("User approved tool call: create_task"),
    ).toBeVisible();
    await expect(page.getByText(/^Balance:/)).toHaveText(before ?? "");
    expect(await tasksOf(page)).toHaveLength(1);
  });
});
