import type { Page } from "@playwright/test";
import { chooseFile, conversation, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

const csv = (name: string, content: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(content),
});
const settings = (page: Page) => page.getByRole("complementary", { name: "Chat settings" });
const files = (page: Page) => settings(page).getByRole("list", { name: "Uploaded files" });

test("a file is offered a place, says that it is on its way, and is listed by its name [UPLOAD-01 UPLOAD-03 UPLOAD-04 UPLOAD-06 UPLOAD-07 UPLOAD-08]", async ({
  page,
}) => {
  await signUpToChat(page);
  await expect(settings(page).getByRole("heading", { name: "UPLOAD DATA" })).toBeVisible();
  await expect(settings(page).getByText("No files uploaded.")).toBeVisible();
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/v1/data/upload", async (route) => {
    await held;
    await route.continue();
  });
  await chooseFile(page, csv("sales.csv", "region,amount\nNorth,1\n"));
  await expect(conversation(page).getByText("Uploading 'sales.csv'...")).toBeVisible();
  await expect(settings(page).getByRole("button", { name: "Uploading sales.csv…" })).toBeVisible();
  goOn();
  await expect(
    conversation(page).getByText(
      "Successfully uploaded 'sales.csv'. It is now available for queries.",
    ),
  ).toBeVisible();
  await expect(conversation(page).getByText("Uploading 'sales.csv'...")).toHaveCount(0);
  await expect(files(page).getByText("sales.csv")).toBeVisible();
  await page.reload();
  await expect(files(page).getByText("sales.csv")).toBeVisible();
});

test("after an upload a card says what the file holds, and a question of it is answered", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  const rows = ["North,2026-01-03,10.5", "South,2026-02-04,20", "North,2026-04-05,1.25"];
  await upload(page, csv("sales.csv", `Region,Order Date,Amount\n${rows.join("\n")}\n`));
  const card = conversation(page).getByRole("region", { name: "sales.csv" });
  await expect(card.getByText("3 rows · 3 columns")).toBeVisible();
  await expect(card.getByText("Date, Jan 3 – Apr 5, 2026")).toBeVisible();
  await expectAccessible(page);
  const asked = "What is the total Amount by month in sales.csv?";
  await card.getByRole("button", { name: asked }).click();
  const prompt = page.getByRole("region", { name: "Conversation" }).getByRole("textbox");
  await expect(prompt).toHaveValue(asked);
  await expect(prompt).toBeFocused();
  await page.keyboard.press("Enter");
  const answer = conversation(page).getByRole("article").last();
  await expect(answer.getByRole("row", { name: "2026-01 10.50" })).toBeVisible();
  await page.goto("/switchboard-chat");
  const examples = page.getByRole("list", { name: "Examples" });
  await expect(examples.getByRole("button", { name: asked })).toBeVisible();
});

test("an upload over a slow line shows how far it is, and is cancelled on the way", async ({
  page,
}) => {
  await signUpToChat(page);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await chooseFile(page, csv("big.csv", `a\n${"1234567890\n".repeat(200_000)}`));
  const bar = settings(page).getByRole("progressbar", { name: "Uploading big.csv…" });
  await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d?$/);
  await settings(page).getByRole("button", { name: "Cancel" }).click();
  await expect(
    conversation(page).getByText("The upload of 'big.csv' was cancelled."),
  ).toBeVisible();
  await expect(bar).toHaveCount(0);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.reload();
  await expect(settings(page).getByText("No files uploaded.")).toBeVisible();
});

test("the first rows of a file are shown with their types, and what strangers wrote is text [S24]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  const hostile = `"=HYPERLINK(""http://evil.example"")"`;
  await upload(
    page,
    csv("orders.csv", `Name,Sum,Sum\n${hostile},1,2026-11-01\n<b>x</b>,2,2026-11-02\n`),
  );
  await settings(page).getByRole("button", { name: "Show first rows" }).click();
  const dialog = page.getByRole("dialog", { name: "orders.csv" });
  await expect(dialog.getByRole("columnheader")).toHaveText([
    "NameTextGroup",
    "SumWhole numberMain figure",
    "SumDate, Nov 1 – 2, 2026Main date",
  ]);
  await expect(dialog.getByRole("cell")).toHaveText([
    '=HYPERLINK("http://evil.example")',
    "1",
    "2026-11-01",
    "<b>x</b>",
    "2",
    "2026-11-02",
  ]);
  await expect(dialog.getByText("2 of 2 rows")).toBeVisible();
  await expect(dialog.getByText(/More than one column is called 'Sum'/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await files(page).getByRole("button", { name: "First rows of orders.csv" }).click();
  await expect(dialog.getByText("2 of 2 rows")).toBeVisible();
});

test("of several files that are dropped one is taken, and that is said", async ({ page }) => {
  await signUpToChat(page);
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    for (const name of ["photo.png", "sales.csv", "costs.csv"])
      carried.items.add(new File(["a\n1\n"], name));
    return carried;
  });
  await page.dispatchEvent("[data-slot=transcript]", "drop", { dataTransfer: dropped });
  await expect(
    page.getByText(
      "Upload one file at a time. “sales.csv” was added, and 2 other files were skipped.",
    ),
  ).toBeVisible();
  await expect(files(page).getByRole("listitem")).toHaveText([/^sales\.csv/]);
});
