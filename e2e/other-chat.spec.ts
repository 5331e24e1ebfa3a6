import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import {
  ask,
  conversation,
  history,
  newChatSaying,
  openNewChat,
  said,
  settled,
  signUpToChat,
} from "./people.ts";
import { expect, test } from "./test.ts";

const RUN = "**/api/switchboard-chat/run";

const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const link = (page: Page, title: string) =>
  history(page).getByRole("link").filter({ hasText: title });
const words = (page: Page, text: string) => conversation(page).getByText(text, { exact: true });

/** The visible chat has the text once and completely, as the stored one does. */
async function expectWhole(page: Page, text: string): Promise<void> {
  await expect(words(page, text)).toHaveCount(1);
  await settled(page);
  const live = await said(page);
  expect(live.slice(live.indexOf(text) + text.length).trim()).not.toBe("");
  await page.reload();
  await expect.poll(() => said(page)).toBe(live);
}

test("another chat that is chosen while a message is being sent shows its own messages, and the first has the message and its answer on return [CHAT-02 CHAT-52 R3]", async ({
  page,
}) => {
  await signUpToChat(page);
  await newChatSaying(page, "First chat");
  await newChatSaying(page, "Second chat");
  await link(page, "First chat").click();
  await expect(words(page, "First chat")).toBeVisible();
  const session = `/api/v1/chatsessions/${page.url().split("/").at(-1)}`;
  const letRunBegin = await hold(page, RUN);
  await ask(page, "What can you do?");

  await link(page, "Second chat").click();
  await expect(words(page, "Second chat")).toBeVisible();
  await expect(words(page, "What can you do?")).toHaveCount(0);
  await expect(message(page)).toBeEnabled();
  await expect(message(page)).toHaveValue("");
  const second = await said(page);

  await link(page, "First chat").click();
  await expect(words(page, "What can you do?")).toBeVisible();
  await expect(conversation(page).getByText("Switchboard is working...").first()).toBeVisible();

  await link(page, "Second chat").click();
  await expect(words(page, "Second chat")).toBeVisible();
  letRunBegin();
  const stored = async () => {
    const { messages, active_run: run } = await (await page.request.get(session)).json();
    return run === null && JSON.stringify(messages).includes("What can you do?");
  };
  await expect.poll(stored).toBe(true);
  expect(await said(page)).toBe(second);
  await link(page, "First chat").click();
  await expectWhole(page, "What can you do?");
});

test("a new chat whose message is still being sent is found on the way back, and is in the history when another one is open [CHAT-02 CHAT-05 CHAT-06 CHAT-52 CHAT-61 R3]", async ({
  page,
}) => {
  await signUpToChat(page);
  await newChatSaying(page, "First chat");
  const first = page.url();
  await openNewChat(page);
  const letRunBegin = await hold(page, RUN);
  await ask(page, "What can you do?");
  await link(page, "First chat").click();
  await expect(words(page, "First chat")).toBeVisible();
  await page.goBack();
  await expect(words(page, "What can you do?")).toBeVisible();
  await expect(message(page)).toHaveValue("");

  const letChatLoad = await hold(page, "**/api/v1/chatsessions/*-*");
  const asked = page.waitForRequest("**/api/v1/chatsessions/*-*");
  await link(page, "First chat").click();
  await asked;
  letRunBegin();
  // The new chat has its session before the chosen one is there.
  await expect(link(page, "What can you do?")).toBeVisible();
  letChatLoad();
  await expect(words(page, "First chat")).toBeVisible();
  await expect(page).toHaveURL(first);
  await expect(words(page, "What can you do?")).toHaveCount(0);
  await expect(message(page)).toHaveValue("");
  await link(page, "What can you do?").click();
  await expectWhole(page, "What can you do?");
  await expect(link(page, "What can you do?")).toHaveCount(1);
});
