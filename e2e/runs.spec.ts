import {
  approvalDialog,
  ask,
  conversation,
  enableTasks,
  said,
  settled,
  signUpToChat,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

test("a streaming answer continues after a reload and when every window is closed, and every reader has the same text [R3 R4 STREAM-01]", async ({
  scripted: { model, server },
  page,
  context,
}) => {
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Tell me about November");
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await page.reload();
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await expect(page.getByText("Switchboard is working...")).toBeVisible();
  model.say("on the third, ");
  await expect(conversation(page).getByText("Roasting began on the third,")).toBeVisible();
  const address = page.url();
  await page.close();
  expect(context.pages()).toEqual([]);
  model.say("in Żary.");
  model.finish();
  const session = `${server.url}/api/v1/chatsessions/${address.split("/").at(-1)}`;
  await expect
    .poll(async () => (await (await context.request.get(session)).json()).active_run)
    .toBeNull();
  const next = await context.newPage();
  await next.goto(address);
  await expect(conversation(next).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  await settled(next);
  const stored = await said(next);
  await next.reload();
  await expect(conversation(next).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  expect(await said(next)).toBe(stored);
});

test("an open approval is there again after a reload and after each kind of restart of the server [A9 R5 R13]", async ({
  page,
  ownServer,
}) => {
  await signUpToChat(page, { origin: ownServer.url });
  await enableTasks(page, { origin: ownServer.url });
  await ask(page, "Create a task to call Maya");
  const dialog = approvalDialog(page);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await ownServer.restart();
  await page.reload();
  await expect(dialog).toBeVisible();
  // Stopped properly, it exits; the window with the question is not reloaded.
  expect(await ownServer.stop()).toBe(0);
  await ownServer.start();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Approve & Continue" }).click();
  await settled(page);
  await expect(conversation(page).getByText("User approved tool call: create_task")).toBeVisible();
  const items: unknown[] = await (
    await page.request.get(`${ownServer.url}/api/v1/inbox-items`)
  ).json();
  expect(items).toHaveLength(1);
});

test("a server that is killed or stopped in the middle of a run says so and keeps the messages, one press repeats the prompt, and the balance matches the ledger [R1 R5 R9 R13 CHAT-57]", async ({
  scripted: { model, server },
  page,
}) => {
  const question = "Tell me about November";
  const stopped = conversation(page).getByText(/server stopped/i);
  const box = page.getByRole("textbox", { name: "Message" });
  await signUpToChat(page, { origin: server.url });
  await ask(page, question);
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();

  await test.step("killed: the page reconnects, and a reload shows the same", async () => {
    await server.kill();
    // The answer that nobody hears any more.
    model.finish();
    await server.start();
    await expect(stopped).toBeVisible({ timeout: 30_000 });
    await settled(page);
    await page.reload();
    for (const text of [question, "Roasting began"])
      await expect(conversation(page).getByText(text)).toBeVisible();
    await expect(stopped).toBeVisible();
  });

  await test.step("one press repeats the prompt, and keeps the unsent text", async () => {
    await box.fill("And December?");
    await conversation(page).getByRole("button", { name: "Retry" }).click();
    await model.asked();
    await expect(conversation(page).getByText(question)).toHaveCount(2);
    await expect(conversation(page).getByRole("button", { name: "Retry" })).toHaveCount(0);
    model.say("It began on the third.");
    await expect(conversation(page).getByText("It began on the third.")).toBeVisible();
  });

  await test.step("stopped: its runs end with a message, and the open page reconnects", async () => {
    expect(await server.stop()).toBe(0);
    model.finish();
    await server.start();
    await expect(stopped).toHaveCount(2, { timeout: 30_000 });
    await settled(page);
    await expect(box).toHaveValue("And December?");
    const live = await said(page);
    await page.reload();
    await expect(stopped).toHaveCount(2);
    expect(await said(page)).toBe(live);
  });

  const me = await (await page.request.get(`${server.url}/api/v1/users/me`)).json();
  const ledger = await (await page.request.get(`${server.url}/api/v1/credits/ledger`)).json();
  const cents = ledger.items.map((line: { delta: number }) => Math.round(line.delta * 100));
  expect(Math.round(me.balance * 100)).toBe(
    cents.reduce((sum: number, delta: number) => sum + delta, 0),
  );
});
