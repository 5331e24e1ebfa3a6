import type { Page } from "@playwright/test";
import { conversation, signUp, signUpToChat, upload } from "./people.ts";
import { expect, test } from "./test.ts";

/** The text of the template. */
const editor = (page: Page) => page.getByRole("textbox", { name: /^Prompt template/ });
const save = (page: Page) => page.getByRole("button", { name: "Save Playbook" });
const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Playbooks" }).getByRole("row", { name: new RegExp(name) });

async function addTask(page: Page, title: string) {
  const added = await page.request.post("/api/v1/inbox-items", {
    data: { title, description: "The lease ends in March.", priority: "high" },
  });
  await expect(added).toBeOK();
}

async function enableTasksFreely(page: Page) {
  // Tasks may be created without approval.
  const enabled = await page.request.post("/api/v1/connections", {
    data: {
      name: "My tasks",
      connection_type: "tasks",
      configuration: {},
      enabled_methods: ["list_tasks", "create_task"],
      hitl_methods: [],
    },
  });
  await expect(enabled).toBeOK();
}

/** @returns the id of a playbook for items that the user added */
async function addPlaybook(
  page: Page,
  template = "Create a task to {{ inbox_item.title }}",
  origin = "",
): Promise<string> {
  const made = await page.request.post(`${origin}/api/v1/playbooks`, {
    data: {
      name: "Plan",
      target_source_type: "manual",
      prompt_template: template,
    },
  });
  return ((await made.json()) as { id: string }).id;
}

test("a playbook is made from a ready-made one, seen against an item, refused for an unknown placeholder, edited and deleted [PLAY-01 PLAY-02 PLAY-03 PLAY-04 PLAY-06 PLAY-07 PLAY-08 PLAY-09 PLAY-11 PLAY-13 PLAY-14 PLAY-15 PLAY-16 PLAY-17 LO-94 LIMIT-25]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await addTask(page, "Renew the lease");
  await page.goto("/ui/playbooks");
  await expect(page.getByText("You haven't created any playbooks yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Use Plan a task" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Playbook" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Plan a task");

  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("article")).toContainText("Task: «Renew the lease»");
  await expect(preview.getByText("4 of 4 placeholders filled")).toBeVisible();
  await expectAccessible(page);

  await editor(page).fill("Plan {{ inbox_item.titel }}.");
  const problems = page.getByRole("list", { name: "Template problems" });
  await expect(problems).toContainText("Line 1, column 6: inbox_item.titel does not exist");
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Line 1, column 6");
  await expect(editor(page)).toHaveValue("Plan {{ inbox_item.titel }}.");
  await problems.getByRole("button", { name: "inbox_item.title" }).click();
  await expect(editor(page)).toHaveValue("Plan {{ inbox_item.title }}.");
  await expect(preview.getByRole("article")).toHaveText("Plan «Renew the lease».");
  await save(page).click();
  await expect(page.getByText("Playbook saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/ui\/playbooks$/);
  await expect(row(page, "Plan a task")).toContainText("Manual");

  await page.getByRole("link", { name: "Edit Plan a task" }).click();
  await expect(editor(page)).toHaveValue("Plan {{ inbox_item.title }}.");
  await page.getByLabel("Name", { exact: true }).fill("Plan my week");
  await page.getByLabel("Description").fill("For Mondays.");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await save(page).click();
  await expect(row(page, "Plan my week")).toContainText("For Mondays.");

  await page.getByRole("button", { name: "Delete Plan my week" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Playbook?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You haven't created any playbooks yet.")).toBeVisible();
});

test("a playbook that is not saved is rehearsed in a tab of its own, and what was typed stays; files of the person are ticked in its form, and what they say is in the preview [PLAY-12 PLAY-13]", async ({
  page,
}) => {
  await signUp(page);
  await enableTasksFreely(page);
  await addTask(page, "call Inês");
  await page.request.post("/api/v1/data/upload", {
    multipart: {
      file: {
        name: "credits.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("days,credit\n1,10\n2,25\n"),
      },
    },
  });
  await page.goto("/ui/playbooks/create");
  await page.getByLabel("Name", { exact: true }).fill("Credit");
  await page.getByRole("combobox", { name: /^Applies To/ }).click();
  await page.getByRole("option", { name: "Manual" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await editor(page).fill("Create a task to {{ inbox_item.title }} again");
  await expect(preview.getByRole("article")).toHaveText("Create a task to «call Inês» again");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Rehearse Draft" }).click();
  const chat = await opened;
  const box = chat.getByRole("textbox", { name: "Message" });
  await expect(box).toHaveValue("Create a task to «call Inês» again");
  await expect(chat.getByText("A rehearsal costs credits like any run.")).toBeVisible();
  await box.press("Enter");
  await expect(chat.getByRole("button", { name: /create_task.*Not run/ })).toBeVisible();
  await expect(editor(page)).toHaveValue("Create a task to {{ inbox_item.title }} again");
  const items: unknown = await (await page.request.get("/api/v1/inbox-items")).json();
  expect(items).toHaveLength(1);

  await editor(page).fill("{{ inbox_item.title }}: {{ knowledge_files }}");
  await expect(preview.getByText("1 of 2 placeholders filled")).toBeVisible();
  await expect(page.getByText("No knowledge file is selected.")).toBeVisible();
  await page.getByRole("checkbox", { name: "credits.csv" }).click();
  await expect(preview.getByRole("article")).toContainText("2, 25");
  await save(page).click();
  await expect(page).toHaveURL(/\/ui\/playbooks$/);
  await page.getByRole("link", { name: "Edit Credit" }).click();
  await expect(page.getByRole("checkbox", { name: "credits.csv" })).toBeChecked();
});

test("a rehearsal shows what a playbook would change and changes nothing, and runs for real from there; a run needs approval for its first change, also after a reload, and is in the history", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasksFreely(page);
  await addTask(page, "call Inês");
  const id = await addPlaybook(page);
  await page.goto(`/ui/playbooks/edit/${id}`);
  await expect(page.getByText("This playbook has not run yet.")).toBeVisible();
  await page.getByRole("button", { name: "Rehearse" }).click();
  const box = page.getByRole("textbox", { name: "Message" });
  await expect(box).toHaveValue("Create a task to «call Inês»");
  // It stays a rehearsal when the page is loaded again.
  await page.reload();
  await expect(page.getByText("A rehearsal costs credits like any run.")).toBeVisible();
  await box.press("Enter");
  await expect(page.getByRole("button", { name: /create_task.*Not run/ })).toBeVisible();
  const titles = async () => {
    const items = (await (await page.request.get("/api/v1/inbox-items")).json()) as {
      title: string;
    }[];
    return items.map(({ title }) => title);
  };
  await expect(page.getByRole("button", { name: "Run for real" })).toBeVisible();
  expect(await titles()).toEqual(["call Inês"]);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Run for real" }).click();
  const question = page.getByRole("alertdialog").filter({ hasText: "Inbox: call Inês" });
  await question.getByRole("button", { name: "Approve" }).click();
  await expect.poll(titles).toEqual(["call Inês", "call Inês"]);
  await page.goto(`/ui/playbooks/edit/${id}`);
  const runs = page.getByRole("table", { name: "Last Runs" });
  await expect(runs.getByRole("row", { name: /call Inês.*Rehearsal.*Finished/ })).toBeVisible();

  await page.getByRole("button", { name: "Run in Chat" }).click();
  await expect(box).toHaveValue("Create a task to «call Inês»");
  // What was quoted stays quoted when the page is loaded again.
  await page.reload();
  await expect(box).toHaveValue("Create a task to «call Inês»");
  await box.press("Enter");
  await expect(question).toBeVisible();
  await page.goto(`/ui/playbooks/edit/${id}`);
  await expect(runs.getByRole("row", { name: /call Inês/ }).first()).toContainText(
    "Waiting for you",
  );
});

test("a word that a rehearsal leaves open is placed where it stands, and what comes then is for real", async ({
  page,
}) => {
  await signUpToChat(page);
  await upload(page, {
    name: "orders.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Region,Amount,Quantity\nNorth,100,1\nNorth,200,2\nSouth,300,3"),
  });
  await addTask(page, "call Inês");
  const id = await addPlaybook(page, "What is the total throughput by region?");
  await page.goto(`/ui/playbooks/edit/${id}`);
  await page.getByRole("button", { name: "Rehearse" }).click();
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
  const word = conversation(page).getByRole("button", { name: "“throughput”: choose" });
  await expect(word).toBeVisible();
  // It is stored on the server, so it survives a reload.
  await expect(page).toHaveURL(/\/switchboard-chat\/[\w-]+$/);
  await page.reload();
  await word.click();
  await page
    .getByRole("option", { name: /Amount/ })
    .first()
    .click();
  await expect(conversation(page).getByRole("row", { name: /^North .*300/ })).toBeVisible();
  await expect(page.getByText("Your next message runs for real.")).toBeVisible();
  await page.goto(`/ui/playbooks/edit/${id}`);
  const runs = page.getByRole("table", { name: "Last Runs" });
  await expect(runs.getByRole("row", { name: /call Inês.*Rehearsal.*Finished/ })).toHaveCount(1);
});

test("an automated playbook asks for approval in the inbox for a new item, is approved there, and leaves its result with the item", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasksFreely(page);
  await addTask(page, "call Inês");
  await page.request.post("/api/v1/inbox-items", { data: { title: "Water the plants" } });
  const id = await addPlaybook(page);
  await page.goto(`/ui/playbooks/edit/${id}`);
  await page.getByRole("checkbox", { name: "Run for each new item that matches" }).click();
  await page.getByRole("textbox", { name: /^Words in the title/ }).fill("call");
  await expect(page.getByText("1 of your 2 open items would match now.")).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText("Enter a daily limit in credits.")).toBeVisible();
  await page.getByRole("textbox", { name: /^Daily limit/ }).fill("20");
  await save(page).click();
  await expect(row(page, "Plan")).toContainText("Runs automatically");
  await expectAccessible(page);

  await addTask(page, "call Maya");
  await page.goto("/switchboard-inbox");
  await page.getByRole("link", { name: /^Approve: Create task “Call Maya”/i }).click();
  const question = page.getByRole("alertdialog").filter({ hasText: "Inbox: call Maya" });
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();

  await page.goto("/switchboard-inbox");
  // The created task, and the one that it was created for, which links to it.
  const tasks = page.getByRole("link", { name: /^call Maya/i });
  await expect(tasks).toHaveCount(2);
  await tasks.first().click();
  const details = page.getByRole("complementary", { name: "Details" });
  await expect(details.getByRole("link", { name: "Playbook ran: Plan" })).toBeVisible();
  await expect(details).toContainText("Finished, 1 approved");
  await expectAccessible(page);

  await page.goto("/ui/playbooks");
  await expect(row(page, "Plan")).toContainText("Last automatic run:");
  await page.getByRole("button", { name: "Turn off automatic runs of Plan" }).click();
  await expect(row(page, "Plan")).not.toContainText("Runs automatically");
});

test("the pages of an item and of a playbook follow a run to its end", async ({
  scripted: { model, server },
  page,
}) => {
  await signUpToChat(page, { origin: server.url });
  const data = { title: "call Maya" };
  const added = await page.request.post(`${server.url}/api/v1/inbox-items`, { data });
  const item = ((await added.json()) as { id: string }).id;
  const playbook = await addPlaybook(page, "Plan {{ inbox_item.title }}.", server.url);
  await page.goto(`${server.url}/ui/playbooks/edit/${playbook}`);
  await page.getByRole("button", { name: "Run in Chat" }).click();
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
  await model.asked();
  const [ofItem, ofPlaybook] = [await page.context().newPage(), await page.context().newPage()];
  await ofItem.goto(`${server.url}/switchboard-inbox/${item}`);
  await ofPlaybook.goto(`${server.url}/ui/playbooks/edit/${playbook}`);
  const details = ofItem.getByRole("complementary", { name: "Details" });
  const run = ofPlaybook.getByRole("table", { name: "Last Runs" }).getByRole("row").nth(1);
  await expect(details).toContainText("Running");
  await expect(run).toContainText("Running");
  model.say("Call her on Monday.");
  model.finish();
  await expect(run).toContainText("Finished");
  await ofItem.bringToFront();
  await expect(details).toContainText("Finished");
});
