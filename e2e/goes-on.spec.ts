import { notice, noticed } from "./notice.ts";
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

test("a run goes on when every window is closed, and the next one has all of it [R3 R4]", async ({
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
  const address = page.url();
  await page.close();
  expect(context.pages()).toEqual([]);
  model.say("on the third, ");
  model.say("in Żary.");
  model.finish();
  const id = address.split("/").at(-1);
  const session = `${server.url}/api/v1/chatsessions/${id}`;
  await expect
    .poll(async () => (await (await context.request.get(session)).json()).active_run)
    .toBeNull();
  const next = await context.newPage();
  await next.goto(address);
  await expect(conversation(next).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  await settled(next);
});

test("going offline and coming back is each said once, and nothing is said twice [C11 C12 R4]", async ({
  scripted: { model, server },
  page,
  context,
}) => {
  await signUpToChat(page, { origin: server.url });
  await notice(page);
  await ask(page, "Tell me about November");
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. The run continues/)).toBeVisible();
  model.say("on the third, in Żary.");
  await context.setOffline(false);
  await expect(conversation(page).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  model.finish();
  await settled(page);
  const { line, heard, mostWorking } = await noticed(page);
  expect(line[0]).toMatch(/^You are offline\./);
  expect(line.filter((text) => text.startsWith("You are offline."))).toHaveLength(1);
  expect(new Set(line).size).toBe(line.length);
  const spoken = heard.join(" ");
  expect(spoken.split("is working...")).toHaveLength(2);
  expect(spoken.split("Roasting began")).toHaveLength(2);
  expect(mostWorking).toBe(1);
});

test("a server that is restarted gently ends what it drives with a word, and the open page goes on by itself [R13 R5]", async ({
  scripted: { model, server },
  page,
}) => {
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Tell me about November");
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  expect(await server.stop()).toBe(0);
  await server.start();
  const word = conversation(page).getByText(/server stopped/i);
  await expect(word).toBeVisible({ timeout: 30_000 });
  await expect(word).toHaveCount(1);
  await settled(page);
  const live = await said(page);
  await page.reload();
  await expect(word).toBeVisible();
  expect(await said(page)).toBe(live);
});

test("a question waits over a gentle restart, in the window that shows it [A9 R13]", async ({
  page,
  ownServer,
}) => {
  await signUpToChat(page, { origin: ownServer.url });
  await enableTasks(page, { origin: ownServer.url });
  await ask(page, "Create a task to call Maya");
  const dialog = approvalDialog(page);
  await expect(dialog).toBeVisible();
  expect(await ownServer.stop()).toBe(0);
  await ownServer.start();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Approve & Continue" }).click();
  await settled(page);
  const items: unknown[] = await (
    await page.request.get(`${ownServer.url}/api/v1/inbox-items`)
  ).json();
  expect(items).toHaveLength(1);
});
