import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import {
  ask,
  conversation,
  history,
  logInByHand,
  newChatSaying,
  settled,
  signUpToChat,
  write,
} from "./people.ts";
import { expect, test } from "./test.ts";

const message = (page: Page) => page.getByRole("textbox", { name: "Message" });

test("what is asked while the page still loads for a new chat stays on the screen [CHAT-05 CHAT-52]", async ({
  page,
}) => {
  await signUpToChat(page);
  const letPageLoad = await hold(page, "**/api/v1/chatsessions?*");
  const letRunBegin = await hold(page, "**/api/switchboard-chat/run");
  const loaded = page.waitForResponse(/chatsessions\?/);
  await page.getByRole("link", { name: "New chat" }).first().click();
  await write(page, "What can you do?");
  letPageLoad();
  await (await loaded).finished();
  letRunBegin();
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await expect(conversation(page).getByText("What can you do?")).toBeVisible();
  await settled(page);
});

test("deleting asks first, can be told not to, and leaves the open chat alone [CHAT-08 CHAT-31 CHAT-32 CHAT-33 CHAT-34 CHAT-35 CHAT-36 CHAT-37 LIMIT-15]", async ({
  page,
}) => {
  await signUpToChat(page);
  for (const prompt of ["One", "Two", "Three"]) await newChatSaying(page, prompt);
  const row = (title: string) => history(page).getByRole("listitem").filter({ hasText: title });
  const remove = async (title: string) => {
    await row(title).hover();
    await row(title)
      .getByRole("button", { name: `Delete ${title}` })
      .click();
  };
  const dialog = page.getByRole("alertdialog", { name: "Delete Chat?" });

  await remove("One");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row("One")).toHaveCount(1);

  await remove("One");
  await dialog.getByRole("checkbox", { name: "Don't ask me again" }).check();
  const sent = page.waitForRequest((request) => request.method() === "DELETE");
  await dialog.getByRole("button", { name: "Confirm Delete" }).click();
  expect((await sent).url()).toMatch(/\/api\/v1\/chatsessions\/[0-9a-f-]{36}$/);
  await expect(row("One")).toHaveCount(0);
  await expect(conversation(page).getByText("Three")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("switchboard.skipDeleteChatConfirm"))).toBe(
    "true",
  );

  await remove("Three");
  await expect(page).toHaveURL(/\/switchboard-chat$/);
  await expect(dialog).toBeHidden();
  await expect(row("Three")).toHaveCount(0);
});

test("whoever opens a chat writes at once, also in one that follows a deleted one [CHAT-05 CHAT-36 LO-131]", async ({
  page,
}) => {
  await signUpToChat(page);
  await expect(message(page)).toBeFocused();
  for (const prompt of ["Roasting", "Packing"]) await newChatSaying(page, prompt);
  const newChat = page.getByRole("link", { name: "New chat" }).first();
  await newChat.click();
  await expect(message(page)).toBeFocused();
  // From a new chat to a new chat, too.
  await newChat.click();
  await expect(message(page)).toBeFocused();

  const links = history(page).getByRole("link");
  await links.filter({ hasText: "Roasting" }).click();
  await expect(conversation(page).getByText("Roasting")).toBeVisible();
  await expect(message(page)).toBeFocused();
  // Who goes through the list by keyboard stays in it.
  await links.filter({ hasText: "Packing" }).focus();
  await page.keyboard.press("Enter");
  await expect(conversation(page).getByText("Packing")).toBeVisible();
  await expect(links.filter({ hasText: "Packing" })).toBeFocused();

  await page.getByRole("button", { name: "Chat actions" }).click();
  await page.getByRole("menuitem", { name: "Delete chat" }).click();
  await page.getByRole("button", { name: "Confirm Delete" }).click();
  await expect(page).toHaveURL(/\/switchboard-chat$/);
  await expect(message(page)).toBeFocused();
  // Not back to what is gone.
  await page.goBack();
  await expect(conversation(page).getByText("Roasting")).toBeVisible();
});

test("whoever was logged out in between gets to the log-in and back, with the words [CHAT-57 CHAT-59]", async ({
  page,
  context,
}) => {
  const email = await signUpToChat(page);
  await newChatSaying(page, "Roasting");
  const address = page.url();
  await context.clearCookies();
  await write(page, "Something written with care");
  await conversation(page).getByRole("link", { name: "Log in" }).click();
  await logInByHand(page, email);
  await expect(page).toHaveURL(address);
  await expect(message(page)).toHaveValue("Something written with care");
});

test("of two windows that ask at once the slower one shows the other's run, and can stop it [CHAT-57 R4]", async ({
  context,
  page,
  scripted: { model, server },
}) => {
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Roasting");
  await model.asked();
  model.say("Done.");
  model.finish();
  await settled(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(conversation(other).getByText("Done.")).toBeVisible();
  // The slower one does not hear of the other's run before its own was refused.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/switchboard-chat/run", async (route) => {
    await held.promise;
    await route.continue();
  });
  await write(page, "From the slower one");
  await ask(other, "From the faster one");
  await model.asked();
  held.resolve();
  await expect(conversation(page).getByText("From the faster one")).toBeVisible();
  await expect(conversation(page).getByText(/still working in this chat/)).toBeVisible();
  await expect(message(page)).toHaveValue("From the slower one");
  await page.getByRole("button", { name: "Stop" }).click();
  await settled(page);
  await settled(other);
  await expect(conversation(other).getByText("Stopped by user.")).toBeVisible();
});

test("what was being written in a chat that another window deletes is written on in a new one [CHAT-57]", async ({
  context,
  page,
}) => {
  await signUpToChat(page);
  await newChatSaying(page, "Roasting");
  await message(page).fill("Something written with care");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Chat actions" }).click();
  await other.getByRole("menuitem", { name: "Delete chat" }).click();
  await other.getByRole("button", { name: "Confirm Delete" }).click();
  await conversation(page).getByRole("link", { name: "New chat" }).click();
  await expect(page).toHaveURL(/\/switchboard-chat$/);
  await expect(message(page)).toHaveValue("Something written with care");
});

test("a menu that is opened while a chat loads stays open", async ({ page }) => {
  await signUpToChat(page);
  const goOn = await hold(page, "**/api/v1/data/datasets");
  await page.goto("/switchboard-chat", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Welcome, / }).click();
  const logout = page.getByRole("menuitem", { name: "Logout" });
  await expect(logout).toBeVisible();
  goOn();
  await expect(message(page)).toBeAttached();
  await expect(page.getByText("What would you like to know?")).toBeAttached();
  await expect(logout).toBeVisible();
});
