import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answers, ask, conversation, settled, signUpToChat, upload } from "./people.ts";
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

/** The bar above the message box. */
const questionBar = (page: Page) =>
  page.getByRole("group", { name: "Question", exact: true }).filter({ visible: true }).last();

test("a plain question is answered by the built-in planner: suggested, with a word that is taught, followed up, and drawn", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await upload(page, orders);
  const card = conversation(page).getByRole("region", { name: "orders.csv" });
  const proposed = card.getByRole("listitem").getByRole("button");
  await expect(proposed).toHaveCount(3);
  for (let at = 0; at < 3; at += 1) {
    // A suggestion opens the bar, in which it can be changed before it is asked.
    await proposed.nth(at).click();
    await questionBar(page).getByRole("button", { name: "Ask" }).click();
    await expect(answers(page)).toHaveCount(at + 1);
    await settled(page);
    await expect(answers(page).last().getByText("orders.csv").first()).toBeVisible();
  }

  const open = answers(page).last().getByRole("button", { name: "“throughput”: choose" });
  await test.step("a word without a meaning is placed, and the question is answered", async () => {
    await ask(page, "What is the total throughput by region?");
    await expect(open).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Message" }).fill("typed before");
    await open.click();
    await page
      .getByRole("option", { name: /Amount/ })
      .first()
      .click();
    await answers(page).last().getByRole("radio", { name: "Table" }).check();
    await expect(
      answers(page)
        .last()
        .getByRole("row", { name: /^North .*660/ }),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("typed before");
  });

  await test.step("a follow-up changes the question, and is drawn", async () => {
    await ask(page, "and by month?");
    await settled(page);
    const followed = answers(page).last();
    await expect(followed.getByRole("radio", { name: "Chart" })).toBeChecked();
    await followed.getByRole("radio", { name: "Table" }).check();
    await expect(followed.getByRole("row", { name: /Jan.* 2026 .*436/ })).toBeVisible();
  });

  await test.step("all of it is stored, and the word has its meaning from now on", async () => {
    await page.reload();
    await expect(answers(page).last().getByRole("radio", { name: "Chart" })).toBeChecked();
    await ask(page, "What is the average throughput by region?");
    await settled(page);
    await expect(answers(page).last().getByText("Average Amount by Region").first()).toBeVisible();
    await expect(open).toHaveCount(0);
  });

  await test.step("until it is removed in the profile", async () => {
    await page.goto("/ui/profile");
    const words = page.getByRole("region", { name: "Learned words" });
    await expect(words.getByRole("listitem")).toHaveText(/“throughput”.*Amount/);
    await expectAccessible(page);
    const forgotten = page.waitForResponse((response) => response.request().method() === "DELETE");
    await words.getByRole("button", { name: "Remove “throughput”" }).click();
    expect((await forgotten).status()).toBe(204);
    await expect(words.getByText("“throughput”")).toHaveCount(0);
    await page.goto("/switchboard-chat");
    await ask(page, "What is the total throughput by region?");
    await expect(open).toBeVisible();
  });
});

test("the question of an answer is changed in place, which another window and a reload show, and taken back [C9]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await upload(page, orders);
  await ask(page, "What is the total amount by month in the North?");
  await settled(page);
  const first = answers(page).first();
  await expect(first.getByRole("button", { name: /Region.*North/ })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const seen = answers(other).first();
  await expect(seen).toBeVisible();

  await test.step("a condition is changed, and the answer with it", async () => {
    await first.getByRole("button", { expanded: false }).first().click();
    const bar = first.getByRole("group", { name: "Question" });
    await bar.getByRole("button", { name: "Region is North" }).click();
    const values = page.getByRole("listbox");
    await values.getByRole("option", { name: /^South/ }).click();
    await values.getByRole("option", { name: /^North/ }).click();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
    await bar.getByRole("button", { name: "Ask" }).click();
    await expect(first.getByText("Changed after the answer")).toBeVisible();
    await expect(first.getByText(/South/).first()).toBeVisible();
  });

  await test.step("another window shows it, and so does a reload", async () => {
    await expect(seen.getByText("Changed after the answer")).toBeVisible();
    await page.reload();
    await expect(first.getByRole("button", { name: /Region.*South/ })).toBeVisible();
    await expect(first.getByText("Changed after the answer")).toBeVisible();
  });

  await test.step("a follow-up changes what it was changed to", async () => {
    await ask(page, "and by quarter?");
    await settled(page);
    await expect(answers(page)).toHaveCount(2);
    await expect(
      answers(page)
        .last()
        .getByRole("button", { name: /quarter.*South/i }),
    ).toBeVisible();
  });

  await test.step("the first answer comes back", async () => {
    await first.getByRole("button", { name: "Undo" }).click();
    await expect(first.getByRole("button", { name: /Region.*North/ })).toBeVisible();
    await expect(seen.getByText("Changed after the answer")).toHaveCount(0);
  });
});

test("a question is asked with the bar alone, by keyboard; a figure leads to its rows, and those to a file", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await upload(page, orders);
  const message = page.getByRole("textbox", { name: "Message" });
  const focused = page.locator(":focus");
  /** Types into the menu of the chip that has the focus, and takes what is found first. */
  const choose = async (chip: string, typed: string) => {
    await expect(focused).toHaveAccessibleName(chip);
    await page.keyboard.press("Enter");
    await expect(focused).toHaveRole("combobox");
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  };

  await test.step("builds it, leaves the page, and finds it again", async () => {
    await message.press("/");
    await choose("Choose a figure", "sum amount");
    await expect(focused).toHaveAccessibleName("Sum of Amount");
    await page.keyboard.press("End");
    await choose("Add to the question", "by region");
    await expect(focused).toHaveAccessibleName("Region");
    await expect(questionBar(page).getByText("24 rows").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto("/ui/profile");
    await page.goto("/switchboard-chat");
    await expect(questionBar(page).getByRole("button", { name: "Region" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Amount by Region", exact: true })).toBeVisible();
  });

  await test.step("asks it and reads the table", async () => {
    await questionBar(page).getByRole("button", { name: "Region" }).focus();
    await page.keyboard.press("Control+Enter");
    await expect(conversation(page).getByText("Total Amount by Region").first()).toBeVisible();
    await settled(page);
    await answers(page).getByRole("radio", { name: "Table" }).press("Space");
    await expect(answers(page).getByRole("row", { name: /^North .*660/ })).toBeVisible();
  });

  await test.step("opens the rows behind a figure, and saves them", async () => {
    await answers(page)
      .getByRole("button", { name: /North.*660/ })
      .press("Enter");
    const rows = page.getByRole("region", { name: "North" });
    await expect(rows.getByRole("row")).toHaveCount(8);
    await expectAccessible(page);
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      rows.getByRole("button", { name: "Download the rows as CSV" }).press("Enter"),
    ]);
    expect(csv.suggestedFilename()).toMatch(/North\.csv$/);
    const lines = (await readFile(await csv.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(7);
    expect(lines.slice(1).every((line) => line.includes(",North,"))).toBe(true);
  });
});
