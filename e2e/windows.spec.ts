import type { Page } from "@playwright/test";
import {
  approvalDialog,
  ask,
  askForTask,
  conversation,
  enableTasks,
  history,
  logIn,
  said,
  settled,
  signUpToChat,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

const EVENTS = "/api/v1/chatsessions/events";

/** A second window of the same browser, on the same chat. */
async function secondWindow(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(conversation(other).or(approvalDialog(other)).first()).toBeVisible();
  return other;
}

test("a window at rest shows a run that is begun in another one, word by word, over one line for both [C9 C11]", async ({
  scripted: { model, server },
  page,
}) => {
  const lines: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith(EVENTS)) lines.push(request.url());
  });
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Tell me about October");
  await model.asked();
  model.say("It rained.");
  model.finish();
  await settled(page);
  const other = await secondWindow(page);
  await expect(conversation(other).getByText("It rained.")).toBeVisible();

  await ask(page, "Tell me about November");
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(other).getByText("Tell me about November")).toBeVisible();
  await expect(conversation(other).getByText("Roasting began")).toBeVisible();
  await expect(other.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(history(other).getByRole("link", { name: /October.*Running/ })).toBeVisible();
  model.say("on the third.");
  model.finish();
  await expect(conversation(other).getByText("Roasting began on the third.")).toBeVisible();
  await settled(other);
  await settled(page);
  expect(await said(other)).toBe(await said(page));
  expect(lines).toHaveLength(1);
});

test("new chats, titles, pins and deletions of one window show in the other, and the chat that went says so", async ({
  page,
}) => {
  await signUpToChat(page);
  await ask(page, "First chat");
  await settled(page);
  const other = await secondWindow(page);
  const id = page.url().split("/").at(-1);
  const change = (method: "PATCH" | "DELETE", data?: object) =>
    page.request.fetch(`/api/v1/chatsessions/${id}`, {
      method,
      headers: { origin: new URL(page.url()).origin },
      data,
    });

  expect((await change("PATCH", { title: "Kept for Monday" })).ok()).toBe(true);
  for (const one of [page, other]) {
    await expect(history(one).getByRole("link", { name: /Kept for Monday/ })).toBeVisible();
    await expect(one).toHaveTitle(/Kept for Monday/);
  }
  expect((await change("PATCH", { pinned: true })).ok()).toBe(true);
  await expect(history(other).getByText("Pinned")).toBeVisible();

  await page.goto("/switchboard-chat");
  await ask(page, "Second chat");
  await expect(history(other).getByRole("link", { name: /Second chat/ })).toBeVisible();
  await settled(page);

  expect((await change("DELETE")).status()).toBe(204);
  await expect(history(other).getByRole("link", { name: /Kept for Monday/ })).toBeHidden();
  await expect(
    conversation(other).getByText("This chat was deleted in another window."),
  ).toBeVisible();
  await expect(conversation(other).getByText("First chat")).toBeVisible();
});

test("an approval that is decided in one window closes in the other at once, and nobody asks again and again [A9 C9]", async ({
  page,
}) => {
  await askForTask(page);
  const other = await secondWindow(page);
  await expect(approvalDialog(other)).toBeVisible();
  const asked: string[] = [];
  other.on("request", (request) => {
    if (/\/api\/v1\/approvals\//.test(request.url())) asked.push(request.url());
  });
  await approvalDialog(page).getByRole("button", { name: "Approve & Continue" }).click();
  // Sooner than any poll would find it.
  await expect(approvalDialog(other)).toBeHidden({ timeout: 4000 });
  await expect(conversation(other).getByText("User approved tool call: create_task")).toBeVisible();
  await settled(other);
  await settled(page);
  expect(asked).toHaveLength(1);
});

test("a second device shows a run with its question, and goes on with it [A9 C9]", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUpToChat(page);
  await enableTasks(page);
  await page.goto("/switchboard-chat");
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await logIn(phone, email);
  await phone.goto("/switchboard-chat");
  await expect(phone.getByRole("textbox", { name: "Message" })).toBeVisible();

  await ask(page, "Create a task to call Maya");
  await expect(approvalDialog(page)).toBeVisible();
  const row = history(phone).getByRole("link", { name: /Create a task to call Maya/ });
  await expect(row).toBeVisible();
  await row.click();
  await approvalDialog(phone).getByRole("button", { name: "Approve & Continue" }).click();
  await settled(phone);
  await expect(approvalDialog(page)).toBeHidden();
  await settled(page);
  await expect(conversation(page).getByText("User approved tool call: create_task")).toBeVisible();
  const items: unknown[] = await (await page.request.get("/api/v1/inbox-items")).json();
  expect(items).toHaveLength(1);
  await device.close();
});

test("a window that was away finds what changed in the meantime, and does not reconnect in a tight loop [R4]", async ({
  page,
  ownServer,
}) => {
  await signUpToChat(page, { origin: ownServer.url });
  await ask(page, "First chat");
  await settled(page);
  const other = await secondWindow(page);
  const id = page.url().split("/").at(-1);
  const knocks: number[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith(EVENTS)) knocks.push(Date.now());
  });
  await ownServer.stop();
  await expect.poll(() => knocks.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  const [first = 0] = knocks;
  const last = knocks.at(-1) ?? 0;
  // Three attempts wait longer each time: at the least a quarter, a half and one second.
  expect(last - first).toBeGreaterThan(700);
  await ownServer.start();
  await page.request.patch(`${ownServer.url}/api/v1/chatsessions/${id}`, {
    headers: { origin: ownServer.url },
    data: { title: "Renamed meanwhile" },
  });
  // By now the next attempt may be half a minute away; the browser's `online` event triggers it at once.
  for (const one of [page, other])
    await one.evaluate(() => window.dispatchEvent(new Event("online")));
  for (const one of [page, other])
    await expect(history(one).getByRole("link", { name: /Renamed meanwhile/ })).toBeVisible({
      timeout: 30_000,
    });
});

test("a connection that is made or deleted in one window comes and goes in the other [C9]", async ({
  page,
}) => {
  await signUpToChat(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole("checkbox", { name: "Your files" })).toBeVisible();
  const tasks = other.getByRole("checkbox", { name: "My tasks" });
  const headers = { origin: new URL(page.url()).origin };

  const made = await page.request.post("/api/v1/connections", {
    headers,
    data: { connection_type: "tasks", name: "My tasks" },
  });
  await expect(made).toBeOK();
  await expect(tasks).toBeVisible();

  const { id } = (await made.json()) as { id: string };
  const deleted = await page.request.delete(`/api/v1/connections/${id}`, { headers });
  expect(deleted.status()).toBe(204);
  await expect(tasks).toBeHidden();
});
