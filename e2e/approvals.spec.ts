import type { Page, Route } from "@playwright/test";
import type { ScriptedModel } from "./scripted-model.ts";
import {
  approvalDialog,
  ask,
  conversation,
  decide,
  denied,
  enableTasks,
  said,
  settled,
  signUpToChat,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

const HALTED = "Tool call denied by user. Task halted.";

async function tasksOf(page: Page): Promise<string[]> {
  const answer = await page.request.get(new URL("/api/v1/inbox-items", page.url()).href);
  const items: { title: string; kind: string }[] = await answer.json();
  const tasks = items.filter(({ kind }) => kind === "task");
  return tasks.map(({ title }) => title).sort();
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

test("a held Enter decides nothing and a double click once; what was edited is there again after a reload, in a steady dialog, and gone once it was decided or somebody else logs in [APPROVE-05 APPROVE-09 A1 A2 A7 A9]", async ({
  page,
}) => {
  await signUpToChat(page);
  await enableTasks(page);
  const decisions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postData()?.includes('"approval_id"'))
      decisions.push(request.url());
  });
  await page.getByRole("textbox", { name: "Message" }).fill("Create a task to call Maya");
  await page.keyboard.down("Enter");
  await expect(approvalDialog(page)).toBeVisible();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  expect(decisions).toEqual([]);
  await page.keyboard.up("Enter");

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
  await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
  await approvalDialog(page).getByRole("button", { name: "Approve & Continue" }).dblclick();
  await settled(page);
  expect(decisions).toHaveLength(1);
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

test("several calls wait in one dialog and are answered each alone; the run ends with those that may run [A10 C9 APPROVE-10]", async ({
  scripted: { model, server },
  page,
}) => {
  await askForThree(page, model, server.url);
  await decide(page, "Next request");
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue("Beans");
  await approvalDialog(page)
    .getByRole("textbox", { name: "Reason for denying (optional, shared with the agent)" })
    .fill("We have beans");
  await decide(page, "Deny");
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue("Cups");
  await expect(denied(page)).toHaveCount(1);
  // A reload in the middle finds the two that are left.
  await page.reload();
  await expect(approvalDialog(page).getByText("1 of 3", { exact: true }).first()).toBeVisible();
  await approvalDialog(page).getByRole("textbox", { name: "Title" }).fill("Paper cups");
  await decide(page, "Next request");
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue("Milk");
  await decide(page, "Approve & Continue");
  // Edits in the first dialog are still there when it is shown again.
  await expect(approvalDialog(page).getByRole("textbox", { name: "Title" })).toHaveValue(
    "Paper cups",
  );
  await decide(page, "Approve & Continue");
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
  await Promise.all([decide(page, "Approve & Continue"), decide(other, "Deny all")]);
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
