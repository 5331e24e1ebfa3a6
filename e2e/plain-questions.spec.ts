import type { Page } from "@playwright/test";
import { ask, conversation, enableTasks, settled, signUp, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

const orders = {
  name: "orders.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Order ID,Order Date,Region,Amount,Quantity",
      ...Array.from({ length: 24 }, (_, at) => {
        const month = String((at % 6) + 1).padStart(2, "0");
        const region = ["North", "South", "East", "West"][at % 4];
        return `A-${at},2026-${month}-05,${region},${100 + at},${at + 1}`;
      }),
    ].join("\n"),
  ),
};

const deals = {
  name: "deals.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "Deal ID,Created,Owner,Amount,Fees",
      ...Array.from({ length: 12 }, (_, at) => {
        const owner = ["Ana Reis", "Ben Lund", "Cara Voss"][at % 3];
        return `D-${100 + at},2026-0${(at % 6) + 1}-10,${owner},${1000 + at},${10 + at}`;
      }),
    ].join("\n"),
  ),
};

const lastAnswer = (page: Page) => conversation(page).getByRole("article").last();

test("a plain question is answered by the built-in planner: asked back with choices, followed up, and drawn", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await upload(page, orders);
  const card = conversation(page).getByRole("region", { name: "orders.csv" });
  const proposed = card.getByRole("listitem").getByRole("button");
  await expect(proposed).toHaveCount(3);
  for (let at = 0; at < 3; at += 1) {
    await proposed.nth(at).click();
    await page.getByRole("textbox", { name: "Message" }).press("Enter");
    await expect(lastAnswer(page).getByText("orders.csv").first()).toBeVisible();
    await settled(page);
  }

  await ask(page, "What is the total throughput by region?");
  const question = conversation(page).getByRole("region", {
    name: "What do you mean by “throughput”?",
  });
  await expect(question).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Message" }).fill("typed before");
  await question.getByRole("button", { name: "Amount Total Amount by Region" }).click();
  await expect(lastAnswer(page).getByRole("row", { name: "North 660" })).toBeVisible();
  await expect(question.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("typed before");
  await expect(
    conversation(page).getByRole("figure", { name: "Total Amount by Region" }).last(),
  ).toBeVisible();

  await settled(page);
  await ask(page, "and by month?");
  await settled(page);
  const chart = conversation(page)
    .getByRole("figure", { name: /^Total Amount by .*month/ })
    .last();
  await expect(chart.getByRole("slider")).toBeVisible();
  await chart.getByRole("button", { name: "Show as table" }).click();
  await expect(chart.getByRole("row", { name: "Jan 2026 436" })).toBeVisible();
  await settled(page);

  // All of it is stored: another window shows the same, and the question stays answered.
  await page.reload();
  await expect(question.getByRole("img", { name: "Chosen" })).toBeVisible();
  await expect(chart.getByRole("slider")).toBeVisible();
});

const tasks = {
  name: "tasks.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Task ID,Status,Hours\nT-1,open,2\nT-2,done,3\nT-3,open,4"),
};

test("where a file and an app both have what is asked for, the person says where to look", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasks(page);
  await upload(page, tasks);
  await ask(page, "Show the open tasks");
  const where = conversation(page).getByRole("region", { name: "Where should I look?" });
  await expect(where.getByRole("button", { name: /List tasks: status open/ })).toBeVisible();
  await expectAccessible(page);
  await where.getByRole("button", { name: "tasks.csv Uploaded file" }).click();
  await expect(lastAnswer(page).getByRole("row", { name: "T-3 open 4" })).toBeVisible();
  await settled(page);

  // Only the file knows hours: nobody is asked.
  await ask(page, "How many hours do the open tasks have?");
  await expect(lastAnswer(page).getByText("tasks.csv").first()).toBeVisible();
  await settled(page);

  await ask(page, "List the tasks of Narnia");
  const without = conversation(page).getByRole("region", { name: "Run it without?" });
  await without.getByRole("button", { name: "Without “Narnia”" }).click();
  await expect(lastAnswer(page).getByText("There are no tasks.")).toBeVisible();
});

test("what a column is for is shown with the file, changed by a person, kept with the file, and used by the next question", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await upload(page, deals);
  const card = conversation(page).getByRole("region", { name: "deals.csv" });
  await expect(card.getByRole("button", { name: "Role of Amount: Main figure" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Role of Created: Main date" })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: "Role of Fees: Adds up" }).click();
  await page.getByRole("menuitemradio", { name: "Main figure" }).click();
  await expect(card.getByRole("button", { name: "Role of Fees: Main figure" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Role of Amount: Adds up" })).toBeVisible();
  await ask(page, "What is the total by owner?");
  await expect(lastAnswer(page).getByRole("columnheader", { name: "Total Fees" })).toBeVisible();
  await settled(page);

  await page.reload();
  await page.getByRole("button", { name: "First rows of deals.csv" }).click();
  const preview = page.getByRole("dialog", { name: "deals.csv" });
  await expect(preview.getByRole("button", { name: "Role of Fees: Main figure" })).toBeVisible();
  await preview.getByRole("button", { name: "Role of Amount: Adds up" }).click();
  await page.getByRole("menuitemradio", { name: "Main figure" }).click();
  await expect(preview.getByRole("button", { name: "Role of Fees: Adds up" })).toBeVisible();
});
