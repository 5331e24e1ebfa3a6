import type { Page } from "@playwright/test";
import {
  approvalDialog,
  ask,
  askForTask,
  conversation,
  decide,
  denied,
  history,
  logIn,
  said,
  settled,
  signUpToChat,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

const EVENTS = "/api/v1/chatsessions/events";

const HALTED = "Tool call denied by user. Task halted.";

/** What regions say to a screen reader from now on: each once for a change, however many parts it has. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest("[aria-live=polite], [aria-live=assertive], [role=status]");
      });
      for (const region of new Set(regions)) {
        if (region?.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "heard") as string[]);
}

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

test("new chats, titles, pins and deletions of one window show in the other, also in one that was away, and the chat that went says so [C9 R4 CHAT-57]", async ({
  page,
  ownServer,
}) => {
  await signUpToChat(page, { origin: ownServer.url });
  await ask(page, "First chat");
  await settled(page);
  const other = await secondWindow(page);
  const id = page.url().split("/").at(-1);
  const change = (method: "PATCH" | "DELETE", data?: object) =>
    page.request.fetch(`${ownServer.url}/api/v1/chatsessions/${id}`, {
      method,
      headers: { origin: ownServer.url },
      data,
    });

  expect((await change("PATCH", { title: "Kept for Monday" })).ok()).toBe(true);
  for (const one of [page, other]) {
    await expect(history(one).getByRole("link", { name: /Kept for Monday/ })).toBeVisible();
    await expect(one).toHaveTitle(/Kept for Monday/);
  }
  expect((await change("PATCH", { pinned: true })).ok()).toBe(true);
  await expect(history(other).getByText("Pinned")).toBeVisible();

  await test.step("what changed while the server was away", async () => {
    await ownServer.stop();
    await ownServer.start();
    expect((await change("PATCH", { title: "Renamed meanwhile" })).ok()).toBe(true);
    // The next attempt may be some time away; the browser's `online` event triggers it at once.
    for (const one of [page, other])
      await one.evaluate(() => window.dispatchEvent(new Event("online")));
    for (const one of [page, other])
      await expect(history(one).getByRole("link", { name: /Renamed meanwhile/ })).toBeVisible({
        timeout: 30_000,
      });
  });

  await page.goto(`${ownServer.url}/switchboard-chat`);
  await ask(page, "Second chat");
  await expect(history(other).getByRole("link", { name: /Second chat/ })).toBeVisible();
  await settled(page);

  const box = other.getByRole("textbox", { name: "Message" });
  await box.fill("Something written with care");
  expect((await change("DELETE")).status()).toBe(204);
  await expect(history(other).getByRole("link", { name: /Renamed meanwhile/ })).toBeHidden();
  await expect(
    conversation(other).getByText("This chat was deleted in another window."),
  ).toBeVisible();
  await expect(conversation(other).getByText("First chat")).toBeVisible();
  // What was being written there is written on in a new one.
  await conversation(other).getByRole("link", { name: "New chat" }).click();
  await expect(other).toHaveURL(/\/switchboard-chat$/);
  await expect(box).toHaveValue("Something written with care");
});

test("an approval that is decided in one window or on one device closes in the others at once, saying who denied it and why [A9 A11 C9 APPROVE-03 APPROVE-11 APPROVE-12 APPROVE-13]", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await askForTask(page);
  const other = await secondWindow(page);
  await expect(approvalDialog(other)).toBeVisible();
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await logIn(phone, email);
  await phone.goto("/switchboard-chat");

  await test.step("approved on another device", async () => {
    const asked: string[] = [];
    other.on("request", (request) => {
      if (/\/api\/v1\/approvals\//.test(request.url())) asked.push(request.url());
    });
    await history(phone)
      .getByRole("link", { name: /Create a task to call Maya/ })
      .click();
    await decide(phone, "Approve & Continue");
    for (const one of [other, page, phone]) {
      await expect(approvalDialog(one)).toBeHidden();
      await expect(
        conversation(one).getByText("User approved tool call: create_task"),
      ).toBeVisible();
      await settled(one);
    }
    expect(asked).toHaveLength(1);
    const items: unknown[] = await (await page.request.get("/api/v1/inbox-items")).json();
    expect(items).toHaveLength(1);
  });

  await test.step("denied on another device with a reason, which is said once and stays", async () => {
    await ask(page, "Create a task to order cups");
    await expect(approvalDialog(phone).getByText(/@haldencoffee\.example/)).toBeVisible();
    const heard = await listen(phone);
    await approvalDialog(phone)
      .getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" })
      .fill("She is away");
    await decide(phone, "Deny");
    for (const one of [phone, page]) {
      await expect(approvalDialog(one)).toBeHidden();
      await settled(one);
      await expect(conversation(one).getByText(HALTED)).toHaveCount(1);
      await expect(denied(one)).toContainText("Denied");
      await expect(denied(one).getByText("Reason: She is away", { exact: true })).toBeVisible();
    }
    await expect(
      conversation(page).getByText(`Denied by ${email} in another window.`),
    ).toBeVisible();
    await expect(conversation(phone).getByText(/in another window/)).toHaveCount(0);
    await expect
      .poll(async () => (await heard()).filter((one) => one.includes(HALTED)))
      .toHaveLength(1);
    const live = await said(phone);
    await phone.reload();
    await expect(denied(phone).getByText("Reason: She is away", { exact: true })).toBeVisible();
    expect(await said(phone)).toBe(live);
    await denied(phone).getByRole("button").click();
    await expect(denied(phone).getByText(/did not run\. Reason: She is away/)).toBeVisible();
  });
  await device.close();
});

test("a connection that is made or deleted in one window comes and goes in the other [C9 CONN-02]", async ({
  page,
}) => {
  await signUpToChat(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole("checkbox", { name: "Your files" })).toBeVisible();
  const table = await page.context().newPage();
  await table.goto("/ui/connections");
  await expect(table.getByRole("button", { name: "Enable Tasks" })).toBeVisible();
  const tasks = other.getByRole("checkbox", { name: "My tasks" });
  const headers = { origin: new URL(page.url()).origin };

  const made = await page.request.post("/api/v1/connections", {
    headers,
    data: { connection_type: "tasks", name: "My tasks" },
  });
  await expect(made).toBeOK();
  await expect(tasks).toBeVisible();
  await expect(table.getByRole("button", { name: "Disable Tasks" })).toBeVisible();

  const { id } = (await made.json()) as { id: string };
  const deleted = await page.request.delete(`/api/v1/connections/${id}`, { headers });
  expect(deleted.status()).toBe(204);
  await expect(tasks).toBeHidden();
  await expect(table.getByRole("button", { name: "Enable Tasks" })).toBeVisible();
});
