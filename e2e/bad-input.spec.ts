import { chooseFile, conversation, signUpToChat, write } from "./people.ts";
import { expect, test } from "./test.ts";

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
