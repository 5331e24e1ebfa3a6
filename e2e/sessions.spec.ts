import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { ask, conversation, history, settled, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

const row = (page: Page, title: string | RegExp) =>
  history(page).getByRole("listitem").filter({ hasText: title });
const link = (page: Page, title: string) => row(page, title).getByRole("link");
const text = async (download: Download) => readFile(await download.path(), "utf8");

/** Sends a prompt in a new or an existing chat without the page, as another device would. @returns the id of the chat */
async function chatSaying(
  page: Page,
  prompt: string,
  session_id: string | null = null,
): Promise<string> {
  const answer = await page.request.post("/api/switchboard-chat/run", {
    headers: { origin: new URL(page.url()).origin },
    data: {
      connection_ids: [],
      prompt,
      model: "openai:gpt-4o",
      max_executions: 1,
      session_id,
      approved_tool_call: null,
    },
  });
  expect(answer.ok()).toBe(true);
  return /"session_id":"([^"]+)"/.exec(await answer.text())?.[1] ?? "";
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await row(page, title).hover();
  await row(page, title)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a chat is renamed, pinned and deleted from its row, by pointer and by keyboard, which leaves the focus in the list; Escape takes a new title back [CHAT-06 CHAT-08 LO-131]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  for (const prompt of ["Last one", "Roast volumes", "Overdue accounts"])
    await chatSaying(page, prompt);
  await page.reload();

  await link(page, "Roast volumes").focus();
  await page.keyboard.press("ArrowUp");
  await expect(link(page, "Overdue accounts")).toBeFocused();
  await page.keyboard.press("F2");
  await page.keyboard.type("Late payers");
  await page.keyboard.press("Enter");
  await expect(link(page, "Late payers")).toBeFocused();

  await choose(page, "Roast volumes", "Pin");
  await expect(history(page).getByRole("heading").first()).toHaveText("Pinned");
  await expectAccessible(page);
  await choose(page, "Roast volumes", "Rename");
  await expect(page.getByRole("textbox", { name: "Title of Roast volumes" })).toBeFocused();
  await page.keyboard.type("Roasting");
  await page.keyboard.press("Enter");

  await page.reload();
  await expect(history(page).getByRole("link")).toHaveText([
    /^Roasting/,
    /^Late payers/,
    /^Last one/,
  ]);
  await link(page, "Late payers").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Confirm Delete" }).press("Enter");
  await expect(row(page, "Late payers")).toHaveCount(0);
  await expect(link(page, "Last one")).toBeFocused();

  // In the drawer of a phone Escape leaves that open.
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole("button", { name: "Open chat history" }).click();
  await link(page, "Last one").focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("Something else");
  await page.keyboard.press("Escape");
  await expect(link(page, "Last one")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(history(page)).toBeHidden();
});

test("a chat is taken along as Markdown and as JSON, from its head and from its row, and its table as CSV in which nothing runs [CHAT-42 S24]", async ({
  page,
}) => {
  await signUpToChat(page);
  await upload(page, {
    name: "sales.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("region,amount\n=1+1,1\nSouth | East,2\n"),
  });
  await ask(page, "Show the first 2 rows of sales.csv");
  await settled(page);
  await page.getByRole("button", { name: "Chat actions" }).click();
  const [markdown] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Export as Markdown" }).click(),
  ]);
  expect(markdown.suggestedFilename()).toBe("Show the first 2 rows of sales.csv.md");
  const document = await text(markdown);
  expect(document).toMatch(/^# Show the first 2 rows of sales\.csv\n/);
  expect(document).toMatch(/## You · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\n\nShow the first/);
  expect(document).toMatch(/## Tool call · .*\n\n\*\*ask\\_data\*\*.*\n\n```json\n\{/);
  expect(document).toContain("| South \\| East | 2 |");

  const [json] = await Promise.all([
    page.waitForEvent("download"),
    choose(page, "Show the first 2 rows", "Export as JSON"),
  ]);
  const stored = JSON.parse(await text(json));
  const { messages } = await (await page.request.get(`/api/v1/chatsessions/${stored.id}`)).json();
  expect(stored.messages).toEqual(messages);

  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    conversation(page).getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe("sales.csv");
  const lines = (await text(csv)).split("\r\n").slice(1, -1);
  expect(lines.map((line) => line.split(",")[0])).toEqual(["'=1+1", "South | East"]);
});

test("a long chat opens with its newest messages; older ones come before them, and all for a search [CHAT-02]", async ({
  page,
}) => {
  await signUpToChat(page);
  let id: string | null = null;
  for (const prompt of ["Question one", "Question two", "Question three", "Question four"])
    id = await chatSaying(page, prompt, id);
  // The real server with smaller pages: nobody types two hundred messages here.
  await page.route("**/api/v1/chatsessions/*limit=200*", (route) =>
    route.continue({ url: route.request().url().replace("limit=200", "limit=2") }),
  );
  const asked = page.waitForRequest(/before=.*limit=200/);
  await page.goto(`/switchboard-chat/${id}`);
  await expect(conversation(page).getByText("Question four")).toBeVisible();
  // Everything fits into the window, so its start is in view: an earlier page is loaded without scrolling.
  await asked;
  await expect(conversation(page).getByText("Question three")).toBeVisible();
  await page.getByRole("button", { name: "Search this chat" }).click();
  await page.getByRole("searchbox", { name: "Search this chat" }).fill("question one");
  await expect(page.getByRole("search").getByText("1 of 1")).toBeVisible();
  await expect(conversation(page).getByText("Question one")).toBeVisible();
});
