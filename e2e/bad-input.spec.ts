import { chooseFile, conversation, signUpToChat, write } from "./people.ts";
import { expect, test } from "./test.ts";
import { TestServer } from "./server.ts";

const csv = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("each bad file gets a clear sentence and nothing is stored [UPLOAD-02 UPLOAD-09 UPLOAD-10 ERR-06]", async ({
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
      /photo\.csv.*spreadsheet/,
    ],
    [csv("empty.csv", ""), /empty/],
    [csv("broken.csv", `a,b,c\n1,2,3\n4,5,6\n7,8\n`), /Row 4/],
  ];
  for (const [file, sentence] of refused) {
    await chooseFile(page, file);
    const line = conversation(page)
      .getByText(/^Failed to upload file:/)
      .last();
    await expect(line).toContainText(sentence);
  }
  await expect(page.getByText("No files uploaded.")).toBeVisible();
});

test("a file that is too large names the limit [UPLOAD-09]", async ({ page }) => {
  const server = await TestServer.launch({ UPLOAD_LIMIT_BYTES: String(1024 * 1024) });
  try {
    await signUpToChat(page, { origin: server.url });
    await chooseFile(page, csv("big.csv", `a\n${"1234567890\n".repeat(120_000)}`));
    await expect(conversation(page).getByText(/^Failed to upload file:.*1 MB/)).toBeVisible();
  } finally {
    await server.dispose();
  }
});

test("an answer that is no JSON, or JSON without a detail, has its sentence [UPLOAD-11 UPLOAD-12 ERR-04 ERR-05]", async ({
  page,
}) => {
  await signUpToChat(page);
  let answer: { status: number; body: string } = { status: 502, body: "<html>" };
  await page.route("**/api/v1/data/upload", (route) => route.fulfill(answer));
  await chooseFile(page, csv("a.csv", "a\n1\n"));
  await expect(
    conversation(page).getByText(
      "Failed to upload file: Upload failed with a non-JSON error response.",
    ),
  ).toBeVisible();
  answer = { status: 500, body: "{}" };
  await chooseFile(page, csv("a.csv", "a\n1\n"));
  await expect(
    conversation(page).getByText("Failed to upload file: The server rejected the file upload."),
  ).toBeVisible();
});

test("a file that cannot be deleted stays listed [UPLOAD-13 UPLOAD-14 ERR-07]", async ({
  page,
}) => {
  await signUpToChat(page);
  await chooseFile(page, csv("sales.csv", "region,amount\nNorth,1\n"));
  await expect(conversation(page).getByText(/Successfully uploaded 'sales.csv'/)).toBeVisible();
  await page.route("**/api/v1/data/datasets/*", (route) =>
    route.fulfill({ status: 500, json: { detail: "The disk is away." } }),
  );
  const remove = page.getByRole("button", { name: "Delete sales.csv" });
  await remove.click();
  await expect(
    conversation(page).getByText("Failed to delete dataset: The disk is away."),
  ).toBeVisible();
  await page.unroute("**/api/v1/data/datasets/*");
  await remove.click();
  await expect(page.getByText("No files uploaded.")).toBeVisible();
});

test("a prompt of 100,000 characters is refused with the limit and is not lost [CHAT-57]", async ({
  page,
}) => {
  await signUpToChat(page);
  const long = "word ".repeat(20_000);
  const answer = await page.request.post("/api/switchboard-chat/run", {
    headers: { origin: new URL(page.url()).origin },
    data: {
      connection_ids: [],
      prompt: long,
      model: "openai:gpt-4o",
      max_executions: 3,
      session_id: null,
      approved_tool_call: null,
    },
  });
  expect(answer.status()).toBe(422);
  expect((await answer.json()).detail).toContain("32,000");
  await write(page, long);
  await expect(page.getByText(/32,000/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(long);
});

test("a server that is away keeps the words that were typed [CHAT-57 CHAT-58]", async ({
  page,
}) => {
  await signUpToChat(page);
  await page.route("**/api/switchboard-chat/run", (route) => route.abort());
  await write(page, "What is the total amount by region?");
  await expect(conversation(page).getByText("The server could not be reached.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    "What is the total amount by region?",
  );
});
