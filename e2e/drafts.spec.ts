import type { Page } from "@playwright/test";
import { conversation, newChatSaying, openNewChat, settled, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message" });

test("what is typed, or given by another page, is there again after a reload, each text in its chat, unsent, and gone once it is sent [CHAT-16 CHAT-57]", async ({
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
  const given = { usr: { initialPrompt: "Draft a reply to this email." }, key: "given", idx: 9 };
  await page.evaluate((state) => {
    history.pushState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, given);
  // Once, below what was typed. The address forgets it a moment later; a reload in between would bring it again.
  await expect(box(page)).toHaveValue("Something else\n\nDraft a reply to this email.");
  await page.waitForFunction(() => !history.state?.usr?.initialPrompt);
  await box(page).fill("Draft a short reply to this email.");
  await page.reload();
  await expect(box(page)).toHaveValue("Draft a short reply to this email.");
  await page.goto(first);
  await expect(box(page)).toHaveValue("And by month?");
  await box(page).press("Enter");
  await settled(page);
  await page.reload();
  await expect(conversation(page).getByText("And by month?")).toBeVisible();
  await expect(box(page)).toHaveValue("");
});
