import type { Page, Route } from "@playwright/test";
import type { ScriptedModel } from "./scripted-model.ts";
import {
  approvalDialog,
  ask,
  askForTask,
  conversation,
  enableTasks,
  logIn,
  said,
  settled,
  signUpToChat,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

const HALTED = "Tool call denied by user. Task halted.";
async function press(page: Page, name: string) {
  // A request that has just come up takes no answer yet.
  await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
  await approvalDialog(page).getByRole("button", { name, exact: true }).click();
}
const denied = (page: Page) =>
  conversation(page).locator("[data-slot=tool-call][data-state=denied]");

async function tasksOf(page: Page): Promise<string[]> {
  const answer = await page.request.get(new URL("/api/v1/inbox-items", page.url()).href);
  const items: { title: string; kind: string }[] = await answer.json();
  const tasks = items.filter(({ kind }) => kind === "task");
  return tasks.map(({ title }) => title).sort();
}

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

/** Calls that follow each other are one row, which opens to theirs. */
async function openGroups(page: Page): Promise<void> {
  const closed = page.locator("[data-slot=tool-call-group-row][aria-expanded=false]");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Three calls of one step, which wait for the person. */
async function askForThree(page: Page, model: ScriptedModel, origin: string): Promise<void> {
  await signUpToChat(page, { origin });
  await enableTasks(page, { origin });
  await ask(page, "Create three tasks");
  await model.asked();
  model.call("tasks_create_task", { title: "Cups" }, { title: "Beans" }, { title: "Milk" });
  await expect(approvalDialog(page).getByText("1 of 3", { exact: true }).first()).toBeVisible();
}

test("what was edited is there again after a reload, in a steady dialog, and gone once it was decided or somebody else logs in [APPROVE-05 APPROVE-09 A7]", async ({
  page,
}) => {
  await askForTask(page);
  const title = approvalDialog(page).getByRole("textbox", { name: "Title" });
  const priority = approvalDialog(page).getByRole("combobox", { name: "Priority" });
  await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
  const height = () => approvalDialog(page).evaluate((dialog: HTMLElement) => dialog.offsetHeight);
  const before = await height();
  await title.fill("");
  expect(await height()).toBe(before);
  await title.fill("Call Inês");
  expect(await height()).toBe(before);
  await expect(approvalDialog(page).getByText("Was call Maya")).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue("Call Inês");
  await expect(priority).toBeVisible();
  await press(page, "Approve edited call");
  await settled(page);
  expect(await tasksOf(page)).toEqual(["Call Inês"]);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).not.toContain("Call Inês");
  await ask(page, "Create a task to call Maya");
  await title.fill("Call Priya");
  await page.reload();
  await expect(title).toHaveValue("Call Priya");
  expect(await stored()).toContain("Call Priya");
  await page.goto("/api/v1/auth/logout");
  await expect.poll(stored).not.toContain("Call Priya");
});

test("a denial with its reason leaves the call's row and the exact line, said once, and the same after a reload [APPROVE-03 APPROVE-11 APPROVE-12 APPROVE-13 A11]", async ({
  page,
}) => {
  await askForTask(page);
  await expect(approvalDialog(page).getByText(/@haldencoffee\.example/)).toBeVisible();
  const heard = await listen(page);
  await approvalDialog(page)
    .getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" })
    .fill("She is away");
  await press(page, "Deny");
  await expect(approvalDialog(page)).toBeHidden();
  await settled(page);
  await expect(conversation(page).getByText(HALTED)).toHaveCount(1);
  await expect(denied(page)).toHaveCount(1);
  await expect(denied(page)).toContainText("Denied");
  await expect(denied(page).getByText("Reason: She is away", { exact: true })).toBeVisible();
  await denied(page).getByRole("button").click();
  await expect(denied(page).getByText(/did not run\. Reason: She is away/)).toBeVisible();
  await denied(page).getByRole("button").first().click();
  await expect
    .poll(async () => (await heard()).filter((one) => one.includes(HALTED)))
    .toHaveLength(1);
  const live = await said(page);
  await page.reload();
  await expect(conversation(page).getByText(HALTED)).toHaveCount(1);
  await expect(denied(page)).toHaveCount(1);
  await expect(denied(page).getByText("Reason: She is away", { exact: true })).toBeVisible();
  expect(await said(page)).toBe(live);
  expect(await tasksOf(page)).toEqual([]);
});

test("several calls wait in one dialog and are answered each alone; the run ends with those that may run [A10 C9 APPROVE-10]", async ({
  scripted: { model, server },
  page,
}) => {
  await askForThree(page, model, server.url);
  await press(page, "Next request");
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue("Beans");
  await approvalDialog(page)
    .getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" })
    .fill("We have beans");
  await press(page, "Deny");
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue("Cups");
  await expect(denied(page)).toHaveCount(1);
  // A reload in the middle finds the two that are left.
  await page.reload();
  await expect(approvalDialog(page).getByText("1 of 3", { exact: true }).first()).toBeVisible();
  await approvalDialog(page).getByRole("textbox", { name: "Title" }).fill("Paper cups");
  await press(page, "Next request");
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue("Milk");
  await press(page, "Approve & Continue");
  // Edits in the first dialog are still there when it is shown again.
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue(
    "Paper cups",
  );
  await press(page, "Approve edited call");
  await model.asked();
  model.say("Two of three are done.");
  model.finish();
  await settled(page);
  expect(await tasksOf(page)).toEqual(["Milk", "Paper cups"]);
  await expect(conversation(page).getByText("Two of three are done.")).toBeVisible();
  await expect(conversation(page).getByText(HALTED)).toHaveCount(0);
  const live = await said(page);
  await page.reload();
  await expect(conversation(page).getByText("Two of three are done.")).toBeVisible();
  expect(await said(page)).toBe(live);
});

test("two windows that decide at the same moment end the same, with one decision each [A9 A10 C9]", async ({
  scripted: { model, server },
  page,
  context,
}) => {
  await askForThree(page, model, server.url);
  const other = await context.newPage();
  await other.goto(page.url());
  const { promise: bothSent, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  const hold = async (route: Route) => {
    sent += 1;
    if (sent === 2) release();
    await bothSent;
    await route.continue();
  };
  await page.route("**/api/switchboard-chat/run", hold);
  await other.route("**/api/v1/approvals/*/deny", hold);
  await Promise.all([press(page, "Approve & Continue"), press(other, "Deny all")]);
  // Only the run that continued requests the answer.
  const ended = Promise.all([settled(page), settled(other)]);
  const asked = model.asked().then(() => {
    model.say("That is what I did.");
    model.finish();
  });
  await Promise.race([ended, asked]);
  await ended;
  await page.reload();
  await other.reload();
  await expect(conversation(page).getByText("Create three tasks")).toBeVisible();
  await expect(conversation(other).getByText("Create three tasks")).toBeVisible();
  expect(await said(other)).toBe(await said(page));
  await openGroups(page);
  expect((await tasksOf(page)).length + (await denied(page).count())).toBe(3);
});

test("what another device denied closes here at once, saying who denied it [A9 C9]", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await askForTask(page);
  const device = await browser.newContext({ baseURL });
  const phone = await device.newPage();
  await logIn(phone, email);
  await phone.goto(page.url());
  await approvalDialog(phone)
    .getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" })
    .fill("She is away");
  await press(phone, "Deny");
  await settled(phone);
  await expect(approvalDialog(page)).toBeHidden();
  for (const one of [phone, page]) {
    await expect(denied(one).getByText("Reason: She is away", { exact: true })).toBeVisible();
  }
  await expect(conversation(page).getByText(`Denied by ${email} in another window.`)).toBeVisible();
  await expect(conversation(page).getByText(HALTED)).toHaveCount(1);
  await expect(conversation(phone).getByText(/in another window/)).toHaveCount(0);
  await settled(page);
  await device.close();
});
