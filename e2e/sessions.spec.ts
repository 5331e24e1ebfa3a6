import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { ask, conversation, history, settled, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

const row = (page: Page, title: string | RegExp) =>
  history(page).getByRole("listitem").filter({ hasText: title });
const link = (page: Page, title: string) => row(page, title).getByRole("link");
const text = async (download: Download) => readFile(await download.path(), "utf8");

/** Makes a chat without the page, as another device would. */
async function chatSaying(page: Page, prompt: string): Promise<void> {
  const answer = await page.request.post("/api/switchboard-chat/run", {
    headers: { origin: new URL(page.url()).origin },
    data: {
      connection_ids: [],
      prompt,
      model: "openai:gpt-4o",
      max_executions: 1,
      session_id: null,
      approved_tool_call: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await answer.body();
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await row(page, title).hover();
  await row(page, title)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a chat is renamed and pinned from its row, by pointer and by keyboard, and stays so [CHAT-06 CHAT-08]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  for (const prompt of ["Roast volumes", "Overdue accounts"]) await chatSaying(page, prompt);
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
  await expect(history(page).getByRole("link")).toHaveText([/^Roasting/, /^Late payers/]);
  await link(page, "Late payers").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Confirm Delete" }).click();
  await expect(row(page, "Late payers")).toHaveCount(0);
});

test("a title that the server refuses is taken back, and the reason said", async ({ page }) => {
  await signUpToChat(page);
  await chatSaying(page, "Roast volumes");
  await page.reload();
  let refuse = (): void => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/api/v1/chatsessions/*", async (route) => {
    if (route.request().method() !== "PATCH") return await route.fallback();
    await refused;
    await route.fulfill({ status: 500, json: { detail: "The disk is away." } });
  });
  await choose(page, "Roast volumes", "Pin");
  // At once: the server has not answered.
  await expect(history(page).getByRole("heading").first()).toHaveText("Pinned");
  refuse();
  await expect(page.getByRole("alertdialog").getByText("The disk is away.")).toBeVisible();
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(history(page).getByRole("heading").first()).toHaveText("Today");
});

test("older chats are shown on demand, stay when one is opened, and are all searched [CHAT-06 CHAT-07]", async ({
  page,
}) => {
  await signUpToChat(page);
  await chatSaying(page, "The very first question");
  const rest = Array.from({ length: 54 }, (_, at) => `Stock count ${at}`);
  for (let at = 0; at < rest.length; at += 6)
    await Promise.all(rest.slice(at, at + 6).map((prompt) => chatSaying(page, prompt)));
  await page.reload();
  const links = history(page).getByRole("link");
  await expect(links).toHaveCount(50);
  await expect(row(page, "The very first question")).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Search chats" }).fill("VERY first");
  await expect(links).toHaveText(["The very first question"]);
  await page.getByRole("searchbox", { name: "Search chats" }).fill("");
  await expect(links).toHaveCount(50);

  await page.getByRole("button", { name: "Show older chats" }).click();
  await expect(links).toHaveCount(55);
  await link(page, "The very first question").click();
  await expect(conversation(page).getByText("The very first question")).toBeVisible();
  await expect(links).toHaveCount(55);
  await expect(page.getByRole("button", { name: "Show older chats" })).toHaveCount(0);
});

test("a chat is taken along as Markdown and as JSON, from its head and from its row", async ({
  page,
}) => {
  await signUpToChat(page);
  await upload(page, {
    name: "sales.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("region,amount\nNorth,1\nSouth | East,2\n"),
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
  expect(document).toMatch(/## Tool call · .*\n\n\*\*query\\_data\*\*.*\n\n```json\n\{/);
  expect(document).toContain("| South \\| East | 2 |");

  const [json] = await Promise.all([
    page.waitForEvent("download"),
    choose(page, "Show the first 2 rows", "Export as JSON"),
  ]);
  const stored = JSON.parse(await text(json));
  const { messages } = await (await page.request.get(`/api/v1/chatsessions/${stored.id}`)).json();
  expect(stored.messages).toEqual(messages);
});

test("a long chat opens with its newest messages; older ones come before them, and all for a search", async ({
  page,
}) => {
  await signUpToChat(page);
  for (const prompt of ["Question one", "Question two", "Question three", "Question four"]) {
    await ask(page, prompt);
    await settled(page);
  }
  // The real server with smaller pages: nobody types two hundred messages here.
  await page.route("**/api/v1/chatsessions/*limit=200*", (route) =>
    route.continue({ url: route.request().url().replace("limit=200", "limit=2") }),
  );
  const asked = page.waitForRequest(/before=.*limit=200/);
  await page.reload();
  await expect(conversation(page).getByText("Question four")).toBeVisible();
  // Everything fits into the window, so its start is in view: an earlier page is loaded without scrolling.
  await asked;
  await expect(conversation(page).getByText("Question three")).toBeVisible();
  await page.getByRole("button", { name: "Search this chat" }).click();
  await page.getByRole("searchbox", { name: "Search this chat" }).fill("question one");
  await expect(page.getByRole("search").getByText("1 of 1")).toBeVisible();
  await expect(conversation(page).getByText("Question one")).toBeVisible();
});

test("Escape takes back a new title in the drawer and leaves that open, and a deleted row leaves the focus in the list [CHAT-08 LO-131]", async ({
  page,
}) => {
  await signUpToChat(page);
  for (const prompt of ["Roast volumes", "Overdue accounts"]) await chatSaying(page, prompt);
  await page.reload();
  await link(page, "Roast volumes").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Confirm Delete" }).press("Enter");
  await expect(row(page, "Roast volumes")).toHaveCount(0);
  await expect(link(page, "Overdue accounts")).toBeFocused();

  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole("button", { name: "Open chat history" }).click();
  await link(page, "Overdue accounts").focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("Something else");
  await page.keyboard.press("Escape");
  await expect(link(page, "Overdue accounts")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(history(page)).toBeHidden();
});
