import type { Page } from "@playwright/test";
import { answers, ask, chooseFile, conversation, settled, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

const csv = (name: string, content: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(content),
});
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

const settings = (page: Page) => page.getByRole("complementary", { name: "Chat settings" });
const files = (page: Page) => settings(page).getByRole("list", { name: "Uploaded files" });

test("a file is offered a place, says how far it is on its way, can be cancelled there, and is listed by its name [UPLOAD-01 UPLOAD-03 UPLOAD-04 UPLOAD-06 UPLOAD-07 UPLOAD-08]", async ({
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

  await test.step("a large one over a slow line is cancelled", async () => {
    await page.unrouteAll();
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
    await expect(files(page).getByRole("listitem")).toHaveText([/^sales\.csv/]);
  });
});

test("of several files one is taken, and of bad ones none, which is said in a clear sentence [UPLOAD-02 UPLOAD-09 UPLOAD-10 ERR-06]", async ({
  page,
}) => {
  await signUpToChat(page);
  const refused: [ReturnType<typeof csv>, RegExp][] = [
    [
      {
        name: "photo.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      },
      /photo\.csv.*is an image/,
    ],
    [csv("empty.csv", ""), /empty/],
    [csv("broken.csv", `a,b\n1,2\n3,"4,5\n`), /Row 3/],
  ];
  for (const [file, sentence] of refused) {
    await chooseFile(page, file);
    const line = conversation(page)
      .getByText(/^Failed to upload file:/)
      .last();
    await expect(line).toContainText(sentence);
  }
  await expect(page.getByText("No files uploaded.")).toBeVisible();

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

test("the first rows of a file are shown with their types and what a column is for, which a person changes; what strangers wrote is text [S24]", async ({
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
  await page.keyboard.press("Escape");

  await test.step("what a column is for is kept with the file, and used by the next question", async () => {
    await upload(page, deals);
    const card = conversation(page).getByRole("region", { name: "deals.csv" });
    await expect(card.getByRole("button", { name: "Role of Amount: Main figure" })).toBeVisible();
    await expect(card.getByRole("button", { name: "Role of Created: Main date" })).toBeVisible();
    await card.getByRole("button", { name: "Role of Fees: Adds up" }).click();
    await page.getByRole("menuitemradio", { name: "Main figure" }).click();
    await expect(card.getByRole("button", { name: "Role of Fees: Main figure" })).toBeVisible();
    await expect(card.getByRole("button", { name: "Role of Amount: Adds up" })).toBeVisible();
    await ask(page, "What is the total by owner?");
    await expect(answers(page).last().getByText("Total Fees by Owner").first()).toBeVisible();
    await settled(page);

    await page.reload();
    await page.getByRole("button", { name: "First rows of deals.csv" }).click();
    const preview = page.getByRole("dialog", { name: "deals.csv" });
    await expect(preview.getByRole("button", { name: "Role of Fees: Main figure" })).toBeVisible();
    await preview.getByRole("button", { name: "Role of Amount: Adds up" }).click();
    await page.getByRole("menuitemradio", { name: "Main figure" }).click();
    await expect(preview.getByRole("button", { name: "Role of Fees: Adds up" })).toBeVisible();
  });
});
