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

test("chats are listed newest first, open ready to write in, and are deleted after a question that can be turned off, which leaves the open chat alone [CHAT-02 CHAT-04 CHAT-05 CHAT-06 CHAT-07 CHAT-08 CHAT-31 CHAT-32 CHAT-33 CHAT-34 CHAT-35 CHAT-36 CHAT-37 CHAT-60 LIMIT-15 LO-131]", async ({
  page,
}) => {
  await signUpToChat(page);
  await expect(message(page)).toBeFocused();
  const long = "What can you do for me on a Monday morning when the queue is long?";
  for (const prompt of [long, "Roasting", "Packing"]) await newChatSaying(page, prompt);
  const links = history(page).getByRole("link");
  await expect(links).toHaveText([
    /Packing/,
    /Roasting/,
    /What can you do for me on a Monday morning when th$/,
  ]);

  await test.step("an opened chat has the focus in its message box", async () => {
    const newChat = page.getByRole("link", { name: "New chat" }).first();
    // From a new chat to a new chat, too.
    for (let times = 0; times < 2; times += 1) {
      await newChat.click();
      await expect(page).toHaveURL(/\/switchboard-chat$/);
      await expect(message(page)).toBeFocused();
    }
    await links.nth(2).click();
    await expect(conversation(page).getByText("when the queue is long?")).toBeVisible();
    await expect(message(page)).toBeFocused();
    // Who goes through the list by keyboard stays in it.
    await links.filter({ hasText: "Packing" }).focus();
    await page.keyboard.press("Enter");
    await expect(conversation(page).getByText("Packing")).toBeVisible();
    await expect(links.filter({ hasText: "Packing" })).toBeFocused();
  });

  const row = (title: string) => history(page).getByRole("listitem").filter({ hasText: title });
  const remove = async (title: string) => {
    await row(title).hover();
    await row(title)
      .getByRole("button", { name: `Delete ${title}` })
      .click();
  };
  await test.step("another chat is deleted", async () => {
    const dialog = page.getByRole("alertdialog", { name: "Delete Chat?" });
    await remove("Roasting");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(row("Roasting")).toHaveCount(1);
    await remove("Roasting");
    await dialog.getByRole("checkbox", { name: "Don't ask me again" }).check();
    const sent = page.waitForRequest((request) => request.method() === "DELETE");
    await dialog.getByRole("button", { name: "Confirm Delete" }).click();
    expect((await sent).url()).toMatch(/\/api\/v1\/chatsessions\/[0-9a-f-]{36}$/);
    await expect(row("Roasting")).toHaveCount(0);
    await expect(conversation(page).getByText("Packing")).toBeVisible();
    const kept = () => localStorage.getItem("switchboard.skipDeleteChatConfirm");
    expect(await page.evaluate(kept)).toBe("true");
  });

  await test.step("the open chat is deleted", async () => {
    await remove("Packing");
    await expect(page).toHaveURL(/\/switchboard-chat$/);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(row("Packing")).toHaveCount(0);
    await expect(message(page)).toBeFocused();
    // Not back to what is gone.
    await page.goBack();
    await expect(conversation(page).getByText("when the queue is long?")).toBeVisible();
  });
});

test("what is asked, and a menu that is opened, while the page still loads stays on the screen [CHAT-05 CHAT-52]", async ({
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

  const goOn = await hold(page, "**/api/v1/data/datasets");
  await page.goto("/switchboard-chat", { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Welcome, / }).click();
  const logout = page.getByRole("menuitem", { name: "Logout" });
  await expect(logout).toBeVisible();
  goOn();
  await expect(page.getByText("What would you like to know?")).toBeAttached();
  await expect(logout).toBeVisible();
});

test("the settings of a new chat are the specified ones, say what a run may cost, and hold for the run [CHAT-10 CHAT-17 CHAT-19 CHAT-20 CHAT-22 CHAT-23 CHAT-24 CHAT-25 CHAT-26 CHAT-27 CHAT-29 CHAT-30 CHAT-54 LIMIT-01 LIMIT-02 LIMIT-03 LO-30]", async ({
  page,
  scripted: { model, server },
}) => {
  await signUpToChat(page, { origin: server.url });
  const settings = page.getByRole("complementary", { name: "Chat settings" });
  const most = settings.getByRole("spinbutton", { name: "Max Tool Calls" });
  const select = settings.getByRole("combobox", { name: "Model" });
  const options = page.getByRole("option");

  await test.step("with a key for one provider the models of the other say what they need", async () => {
    await expect(select).toHaveText(/openai:gpt-4o/);
    await expect(page.getByRole("button", { name: "Built-in planner" })).toBeHidden();
    await select.click();
    await expect(options.filter({ hasText: "openai:gpt-4o" })).toBeEnabled();
    const missing = page.getByRole("group", { name: /^Needs an API key/ });
    await expect(missing.getByRole("option")).toHaveCount(2);
    await page.keyboard.press("Escape");
  });

  await test.step("the cost limit of a run is shown beside Send", async () => {
    const send = page.getByRole("button", { name: "Send" });
    await expect(send).toHaveAccessibleDescription("up to 8.00 credits with GPT-4o");
    await most.fill("10");
    await most.press("Tab");
    await expect(send).toHaveAccessibleDescription("up to 15.00 credits with GPT-4o");
  });

  // From here on both providers have a key, so every model can be chosen.
  await server.stop();
  const { OPENAI_BASE_URL = "" } = model.settings;
  await server.start({
    GOOGLE_GENERATIVE_AI_API_KEY: "test-key",
    GOOGLE_BASE_URL: OPENAI_BASE_URL,
  });
  await signUpToChat(page, { origin: server.url });
  await expect(most).toHaveValue("3");
  await expect(settings.getByRole("spinbutton", { name: "Discovery Execution Limit" })).toHaveValue(
    "5",
  );
  await expect(settings.getByRole("checkbox", { name: "Your files" })).toBeChecked();
  await expect(settings.getByRole("link", { name: "Manage Connections" })).toHaveAttribute(
    "href",
    "/ui/connections",
  );
  await select.click();
  await expect(options).toHaveCount(3);
  await options.filter({ hasText: "google:gemini-1.5-flash-latest" }).click();
  await most.fill("99");
  await most.press("Tab");
  await expect(most).toHaveValue("10");
  const sent = page.waitForRequest("**/api/switchboard-chat/run");
  await ask(page, "Hello");
  expect((await sent).postDataJSON()).toMatchObject({
    max_executions: 10,
    model: "google:gemini-1.5-flash-latest",
    session_id: null,
  });
  const working = page.getByText("Switchboard is working...");
  await expect(working.first()).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await settled(page);
  await expect(working).toHaveCount(0);
  await expect(page).toHaveURL(/switchboard-chat\/./);
  await page.reload();
  await expect(most).toHaveValue("10");
});

test("a user who was logged out in between gets to the login and back, with their text [CHAT-57 CHAT-59]", async ({
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

test("of two windows that ask at once the slower one shows the other's run, and can stop it [CHAT-15 CHAT-51 CHAT-57 CHAT-61 R4]", async ({
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
  model.say("Roasting began ");
  held.resolve();
  await expect(conversation(page).getByText("From the faster one")).toBeVisible();
  await expect(conversation(page).getByText(/still working in this chat/)).toBeVisible();
  await expect(message(page)).toHaveValue("From the slower one");
  await expect(message(page)).toBeDisabled();
  await page.getByRole("button", { name: "Stop" }).click();
  await settled(page);
  await settled(other);
  await expect(conversation(other).getByText("Stopped by user.")).toBeVisible();
  await expect(conversation(other).getByText("Roasting began")).toBeVisible();
});
