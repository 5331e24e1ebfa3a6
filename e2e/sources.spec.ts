import type { Page } from "@playwright/test";
import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const titles = async (page: Page): Promise<string[]> => {
  const items: { title: string }[] = await (await page.request.get("/api/v1/inbox-items")).json();
  return items.map(({ title }) => title).toSorted();
};
const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Inbox sources" }).getByRole("row", { name: new RegExp(name) });

/** Uploads orders in the place of those that were there. */
const upload = (page: Page, orders: string) =>
  page.request.post("/api/v1/data/upload", {
    multipart: {
      file: {
        name: "orders.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`order_id,customer,amount\n${orders}\n`),
      },
    },
  });

test("rows of an uploaded file come to the inbox, and those that changed when it is uploaded again; a source is edited, paused, deleted and brought back, and what it brought stays [SRC-01 SRC-02 SRC-05 SRC-07 SRC-08 SRC-09 SRC-12 SRC-13 SRC-14 SRC-16 SRC-17 SRC-18]", async ({
  page,
}) => {
  await signUp(page);
  await upload(page, "1,Acme,1500\n2,Harbor,900");
  await page.goto("/ui/inbox-sources");
  const press = (name: string) => page.getByRole("button", { name }).click();
  await expect(page.getByText("No inbox sources configured yet.")).toBeVisible();

  const choose = async (name: string, option: string | RegExp) => {
    await page.getByRole("combobox", { name: new RegExp(`^${name}`) }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("Source type", "Rows of a file");
  await page.getByLabel("Display name").fill("Large orders");
  await choose("File", "orders.csv");
  await choose("Key column", /^order_id/);
  const bar = page.getByRole("group", { name: "Which rows to bring" });
  await bar.getByRole("button", { name: /where/ }).click();
  await page.getByRole("option", { name: /^amount/ }).click();
  await page.getByRole("radio", { name: "above", exact: true }).click();
  await page.getByRole("textbox", { name: "Number" }).fill("1000");
  await page.keyboard.press("Enter");
  await expect(bar.getByText("1 of 2 rows")).toBeVisible();
  await press("Preview");
  await expect(page.getByText("1 in orders.csv")).toBeVisible();
  await expect(page.getByText("Matches “amount is over 1,000”.")).toBeVisible();
  expect(await titles(page)).toEqual([]);

  await press("Add Source");
  await expect(page.getByText("Inbox source added successfully!")).toBeVisible();
  await expect(page.getByLabel("Display name")).toHaveValue("");
  await expect(row(page, "Large orders").getByText("60 mins")).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(["1 in orders.csv"]);

  await upload(page, "1,Acme,1500\n2,Harbor,4900\n3,Quay,900");
  await page.reload();
  await row(page, "Large orders")
    .getByRole("button", { name: /^Run now/ })
    .click();
  await expect.poll(() => titles(page)).toEqual(["1 in orders.csv", "2 in orders.csv"]);
  await expect(row(page, "Large orders").getByText("2 items in the inbox")).toBeVisible();

  await test.step("edits it: new items are added, and existing ones stay", async () => {
    await press("Edit Large orders");
    const dialog = page.getByRole("dialog", { name: "Edit Large orders" });
    await expect(dialog.getByRole("combobox", { name: /^File/ })).toHaveText("orders.csv");
    await expect(dialog.getByRole("button", { name: "amount above 1,000" })).toBeVisible();
    await dialog.getByRole("button", { name: "Write it in words" }).click();
    await dialog.getByRole("textbox", { name: "Condition" }).fill("amout < 1000");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await expect(dialog.getByText(/“amout” in the condition was not understood/)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Condition" }).fill("amount < 1000");
    await dialog.getByRole("button", { name: "Preview" }).click();
    await expect(dialog.getByText("3 in orders.csv")).toBeVisible();
    await dialog.getByLabel("Display name").fill("Small orders");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, "Small orders")).toBeVisible();
    await expect.poll(() => titles(page)).toEqual([1, 2, 3].map((id) => `${id} in orders.csv`));
  });

  await test.step("asks before what was typed is thrown away", async () => {
    await press("Edit Small orders");
    const dialog = page.getByRole("dialog", { name: "Edit Small orders" });
    await dialog.getByLabel("Display name").fill("Other");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("pauses and resumes it", async () => {
    await press("Pause Small orders");
    await expect(row(page, "Small orders").getByText("Paused")).toBeVisible();
    await page.reload();
    await press("Resume Small orders");
    await expect(page.getByRole("button", { name: "Pause Small orders" })).toBeVisible();
  });

  await test.step("deletes it, and takes that back", async () => {
    await press("Delete Small orders");
    await expect(page.getByText("No inbox sources configured yet.")).toBeVisible();
    await press("Undo");
    await expect(row(page, "Small orders").getByText("3 items in the inbox")).toBeVisible();
  });
});
