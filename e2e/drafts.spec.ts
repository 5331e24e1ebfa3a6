import type { Page } from "@playwright/test";
import { conversation, newChatSaying, openNewChat, settled, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message" });

test("what is typed is there again after a reload, each text in its chat, and gone once it is sent [CHAT-57]", async ({
  page,
}) => {
  await signUpToChat(page);
  await newChatSaying(page, "What can you do?");
  const first = page.url();
  await box(page).fill("And by month?");
  await openNewChat(page);
  await box(page).fill("Something else");
  await page.reload();
  await expect(box(page)).toHaveValue("Something else");
  await page.goto(first);
  await expect(box(page)).toHaveValue("And by month?");
  await box(page).press("Enter");
  await settled(page);
  await page.reload();
  await expect(conversation(page).getByText("And by month?")).toBeVisible();
  await expect(box(page)).toHaveValue("");
});

test("a text that another page gives stands once below what was typed, and what becomes of it is kept [CHAT-16]", async ({
  page,
}) => {
  await signUpToChat(page);
  await box(page).fill("Something else");
  const given = { usr: { initialPrompt: "Draft a reply to this email." }, key: "given", idx: 9 };
  await page.evaluate((state) => {
    history.pushState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, given);
  await expect(box(page)).toHaveValue("Something else\n\nDraft a reply to this email.");
  await box(page).fill("Draft a short reply to this email.");
  await page.reload();
  await expect(box(page)).toHaveValue("Draft a short reply to this email.");
});
