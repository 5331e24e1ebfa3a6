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

test("an answer that is streaming goes on after a reload, and every reader has the same text [R3 R4 STREAM-01]", async ({
  scripted: { model, server },
  page,
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
  await page.reload();
  model.say("in Żary.");
  model.finish();
  await expect(conversation(page).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  await settled(page);
  const live = await said(page);
  await page.reload();
  await expect(conversation(page).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  expect(await said(page)).toBe(live);
});

test("Stop ends a run in its middle, from any window [CHAT-15 CHAT-51 CHAT-61]", async ({
  scripted: { model, server },
  page,
  context,
}) => {
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Tell me about November");
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeDisabled();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Stop" }).click();
  await expect(conversation(page).getByText("Stopped by user.")).toBeVisible();
  await settled(page);
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
});

test("an open approval is there again after a reload and after a restart of the server [A9 R5]", async ({
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
  await dialog.getByRole("button", { name: "Approve & Continue" }).click();
  await settled(page);
  await expect(conversation(page).getByText("User approved tool call: create_task")).toBeVisible();
  const items: unknown[] = await (
    await page.request.get(`${ownServer.url}/api/v1/inbox-items`)
  ).json();
  expect(items).toHaveLength(1);
});

test("killed in the middle of a run, the server says so, keeps what was said, and the balance is the ledger [R1 R5 R9]", async ({
  scripted: { model, server },
  page,
}) => {
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Tell me about November");
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await server.kill();
  await server.start();
  // The page itself finds its way back; it is not reloaded.
  await expect(conversation(page).getByText(/server stopped/i)).toBeVisible({ timeout: 30_000 });
  await settled(page);
  await page.reload();
  await expect(conversation(page).getByText("Tell me about November")).toBeVisible();
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await expect(conversation(page).getByText(/server stopped/i)).toBeVisible();
  const me = await (await page.request.get(`${server.url}/api/v1/users/me`)).json();
  const ledger = await (await page.request.get(`${server.url}/api/v1/credits/ledger`)).json();
  const cents = ledger.items.map((line: { delta: number }) => Math.round(line.delta * 100));
  expect(Math.round(me.balance * 100)).toBe(
    cents.reduce((sum: number, delta: number) => sum + delta, 0),
  );
});

test("holding Enter while the approval opens decides nothing, nor does a double click decide twice [A1 A2 A9]", async ({
  page,
}) => {
  await signUpToChat(page);
  await enableTasks(page);
  const decisions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postData()?.includes('"approval_id"'))
      decisions.push(request.url());
  });
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill("Create a task to call Maya");
  await page.keyboard.down("Enter");
  const dialog = approvalDialog(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  expect(decisions).toEqual([]);
  await page.keyboard.up("Enter");
  await dialog.getByRole("button", { name: "Approve & Continue" }).dblclick();
  await settled(page);
  expect(decisions).toHaveLength(1);
});
