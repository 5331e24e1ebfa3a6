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

test("Enter sends, Shift+Enter makes a line, and nothing is not sent [CHAT-12 CHAT-13 CHAT-14 CHAT-52]", async ({
  page,
}) => {
  await signUpToChat(page);
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await message(page).fill("   ");
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await message(page).fill("first line");
  await message(page).press("Shift+Enter");
  await message(page).pressSequentially("second line");
  await expect(message(page)).toHaveValue("first line\nsecond line");
  await message(page).press("Enter");
  await expect(conversation(page).getByText("first line")).toContainText("second line");
  await settled(page);
});

test("stored chats are listed newest first and open with their messages [CHAT-02 CHAT-04 CHAT-05 CHAT-06 CHAT-07 CHAT-60]", async ({
  page,
}) => {
  await signUpToChat(page);
  await newChatSaying(page, "What can you do for me on a Monday morning when the queue is long?");
  await newChatSaying(page, "Second chat");
  const links = history(page).getByRole("link");
  await expect(links).toHaveText([
    /Second chat/,
    /What can you do for me on a Monday morning when th$/,
  ]);
  await links.nth(1).click();
  await expect(conversation(page).getByText("when the queue is long?")).toBeVisible();
  await page
    .getByRole("link", { name: "New chat" })
    .or(page.getByRole("button", { name: "New chat" }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/switchboard-chat$/);
});

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

test("the settings of a new chat are the specified ones and hold for the run [CHAT-17 CHAT-19 CHAT-20 CHAT-22 CHAT-23 CHAT-24 CHAT-25 CHAT-26 CHAT-27 CHAT-29 CHAT-30 CHAT-54 LIMIT-01 LIMIT-02 LIMIT-03 LO-30]", async ({
  page,
  scripted: { model, server },
}) => {
  const { OPENAI_BASE_URL = "" } = model.settings;
  // Both providers have a key, so every model can be chosen.
  await server.stop();
  await server.start({
    GOOGLE_GENERATIVE_AI_API_KEY: "test-key",
    GOOGLE_BASE_URL: OPENAI_BASE_URL,
  });
  await signUpToChat(page, { origin: server.url });
  const settings = page.getByRole("complementary", { name: "Chat settings" });
  await expect(settings.getByRole("spinbutton", { name: "Max Tool Calls" })).toHaveValue("3");
  await expect(settings.getByRole("spinbutton", { name: "Discovery Execution Limit" })).toHaveValue(
    "5",
  );
  await expect(settings.getByRole("checkbox", { name: "Your files" })).toBeChecked();
  await expect(settings.getByRole("combobox")).toHaveText(/openai:gpt-4o/);
  await expect(settings.getByRole("link", { name: "Manage Connections" })).toHaveAttribute(
    "href",
    "/ui/connections",
  );
  await settings.getByRole("combobox").click();
  await expect(page.getByRole("option")).toHaveCount(3);
  await page.getByRole("option", { name: "google:gemini-1.5-flash-latest" }).click();
  await settings.getByRole("spinbutton", { name: "Max Tool Calls" }).fill("99");
  await settings.getByRole("spinbutton", { name: "Max Tool Calls" }).press("Tab");
  await expect(settings.getByRole("spinbutton", { name: "Max Tool Calls" })).toHaveValue("10");
  const sent = page.waitForRequest("**/api/switchboard-chat/run");
  await ask(page, "Hello");
  expect((await sent).postDataJSON()).toMatchObject({
    max_executions: 10,
    model: "google:gemini-1.5-flash-latest",
    session_id: null,
  });
  await page.getByRole("button", { name: "Stop" }).click();
  await settled(page);
  await page.reload();
  await expect(settings.getByRole("spinbutton", { name: "Max Tool Calls" })).toHaveValue("10");
});

test("on a phone both columns are drawers [CHAT-03 LO-41]", async ({ page, expectAccessible }) => {
  await signUpToChat(page);
  await newChatSaying(page, "Small screen");
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole("button", { name: "Open chat history" }).click();
  await expect(history(page).getByRole("link", { name: /Small screen/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open settings" }).click();
  await expect(page.getByRole("spinbutton", { name: "Max Tool Calls" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test("while the agent works the chat says so, and what a run may cost stands beside Send [CHAT-10]", async ({
  page,
  scripted,
}) => {
  const { model, server } = scripted;
  await signUpToChat(page, { origin: server.url });
  const send = page.getByRole("button", { name: "Send" });
  await expect(send).toHaveAccessibleDescription("up to 8.00 credits");
  await page.getByRole("spinbutton", { name: "Max Tool Calls" }).fill("10");
  await page.getByRole("spinbutton", { name: "Max Tool Calls" }).press("Tab");
  await expect(send).toHaveAccessibleDescription("up to 15.00 credits");
  await ask(page, "Hello");
  await expect(page.getByText("Switchboard is working...").first()).toBeVisible();
  await model.asked();
  model.say("Hello to you.");
  model.finish();
  await settled(page);
  await expect(page.getByText("Switchboard is working...")).toHaveCount(0);
});

test("a prompt that another page brings stands in the box, unsent, once [CHAT-16]", async ({
  page,
}) => {
  await signUpToChat(page);
  await page.evaluate(() => {
    window.history.replaceState(
      { ...window.history.state, usr: { initialPrompt: "Total by region?" } },
      "",
    );
  });
  const runs: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/run")) runs.push(request.url());
  });
  await page.reload();
  await expect(message(page)).toHaveValue("Total by region?");
  // The address forgets it a moment later; a reload in between would bring it again.
  await page.waitForFunction(() => !window.history.state?.usr?.initialPrompt);
  await message(page).fill("Something else");
  await page.reload();
  await expect(message(page)).toHaveValue("Something else");
  expect(runs).toEqual([]);
});

test("a part of the settings is closed and opened by its heading [CHAT-18]", async ({ page }) => {
  await signUpToChat(page);
  const settings = page.getByRole("complementary", { name: "Chat settings" });
  const heading = settings.getByRole("button", { name: /^CHAT SETTINGS/ });
  await heading.click();
  await expect(settings.getByRole("spinbutton", { name: "Max Tool Calls" })).toHaveCount(0);
  await expect(heading).toHaveAttribute("aria-expanded", "false");
  await heading.press("Enter");
  await expect(settings.getByRole("spinbutton", { name: "Max Tool Calls" })).toBeVisible();
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

test("a chat that is gone leads to a new one, and what failed is tried again [SHELL-08 CHAT-02]", async ({
  page,
}) => {
  await signUpToChat(page);
  await page.goto("/switchboard-chat/01890000-0000-7000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Something went wrong!" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "New chat" }).click();
  await expect(message(page)).toBeVisible();

  const away = "**/api/v1/data/datasets";
  await page.route(away, (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Something went wrong!" })).toBeVisible();
  await page.unroute(away);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(message(page)).toBeVisible();
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
