import type { Page } from "@playwright/test";
import { ask, chooseFile, conversation, settled, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\n")),
});

const regions = ["North", "South", "East", "West"];
/** Two title lines above the header, and a total below. */
const orders = csv("orders.csv", [
  "Halden Coffee Ltd,,",
  "Orders by region,,",
  "Region,Day,Amount",
  ...Array.from({ length: 12 }, (_, at) => `${regions[at % 4]},2026-03-${at + 10},100`),
  "Total,,1200",
]);

const lastAnswer = (page: Page) => conversation(page).getByRole("article").last();
const grid = (page: Page) => page.getByRole("grid", { name: "The file, row by row" });

test("a person sees how a file is read, moves its header and counts its totals, and asks again", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await upload(page, orders);
  // Not "total": a region is named so, once its row is counted.
  await ask(page, "What is the sum of Amount in orders.csv?");
  await expect(lastAnswer(page).getByText("1,200").first()).toBeVisible();
  await settled(page);

  const card = conversation(page).getByRole("region", { name: "orders.csv" });
  await card.getByRole("link", { name: "See how we read it" }).click();
  await expect(page).toHaveTitle(/^How we read orders\.csv/);
  await expect(grid(page).getByRole("button", { name: "Title 1" })).toBeVisible();
  await expect(grid(page).getByRole("button", { name: "Header 3" })).toBeVisible();
  await expect(grid(page).getByRole("button", { name: "Total 16" })).toBeVisible();
  await expect(page.getByText("12 rows, 3 columns")).toBeVisible();
  await expectAccessible(page);

  await test.step("a change is shown before it is saved, and can be undone", async () => {
    await grid(page).getByRole("button", { name: "Row 4" }).click();
    await page.getByRole("menuitem", { name: "Make this the header row" }).click();
    await expect(grid(page).getByRole("button", { name: "Header 4" })).toBeFocused();
    await expect(grid(page).getByRole("button", { name: "Title 3" })).toBeVisible();
    // The total is not the sum of the rows that are left, so it would be counted.
    await expect(page.getByText("1 row named like totals, counted")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(grid(page).getByRole("button", { name: "Header 3" })).toBeVisible();
    await page.keyboard.press("Control+Shift+z");
    await expect(grid(page).getByRole("button", { name: "Header 4" })).toBeVisible();
    await page.getByRole("button", { name: "Undo changes" }).click();
    await expect(grid(page).getByRole("button", { name: "Header 3" })).toBeVisible();
    await expect(page.getByText("12 rows, 3 columns").first()).toBeVisible();
  });

  await page.getByRole("button", { name: /^Count them:/ }).click();
  await expect(page.getByText("13 rows, 3 columns").first()).toBeVisible();
  await test.step("leaving with unsaved changes asks first", async () => {
    await page.getByRole("link", { name: "Back to the chat" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
  });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("Saved. Questions use this reading from now on.", { exact: true }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to the chat" }).click();

  await expect(conversation(page).getByText("The file is read differently now.")).toBeVisible();
  await page.reload();
  await conversation(page).getByRole("button", { name: "Ask Again" }).click();
  await expect(lastAnswer(page).getByText("2,400").first()).toBeVisible();
  await settled(page);
  await expect(conversation(page).getByRole("button", { name: "Ask Again" })).toHaveCount(1);
});

test("an upload of the same name becomes the new version of a file, or both are kept", async ({
  page,
}) => {
  await signUpToChat(page);
  await upload(page, csv("stock.csv", ["Item,Place,Count", "Cup,A,4", "Pot,B,6"]));
  await chooseFile(page, csv("stock.csv", ["Item,Count,Owner", "Cup,40,Ana", "Pot,60,Ben"]));
  const replace = page.getByRole("button", { name: "Use as the new version of stock.csv" });
  await replace.click();
  await expect(
    conversation(page).getByText(
      "This is the new version now. No longer there: Place. New: Owner.",
    ),
  ).toBeVisible();
  await ask(page, "What is the total Count in stock.csv?");
  await expect(lastAnswer(page).getByText("100").first()).toBeVisible();
  await settled(page);

  await chooseFile(page, csv("stock.csv", ["Item,Count,Owner", "Cup,1,Ana"]));
  await page.getByRole("button", { name: "Keep both" }).click();
  await expect(replace).toHaveCount(0);
  const files = page
    .getByRole("complementary", { name: "Chat settings" })
    .getByRole("list", { name: "Uploaded files" });
  await expect(files.getByRole("listitem")).toHaveCount(2);
});
