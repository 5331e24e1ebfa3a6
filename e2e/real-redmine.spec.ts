import type { Page } from "@playwright/test";
import { findRedmine } from "../scripts/real/redmine.mjs";
import { approvalDialog, ask, connectionNeeded, conversation, settled, signUp } from "./people.ts";
import { connectionRow, copyKey, keyRefused, resetKey, test as base } from "./real-apps.ts";
import { TestServer } from "./server.ts";
import { expect } from "./test.ts";

const missing = findRedmine();

/** A server that may reach the Redmine of the test. */
const test = base.extend<{ server: TestServer }>({
  server: async ({ redmine }, provide) => {
    const server = await TestServer.launch({ OUTBOUND_ALLOW: new URL(redmine.url).host });
    await provide(server);
    await server.dispose();
  },
});

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });
test.skip(missing !== null, missing ?? "");

/** How the tasks in the person's inbox stand. */
async function inboxOf(page: Page, origin: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/api/v1/inbox-items`);
  const items = (await answer.json()) as { title: string; status: string }[];
  return items.filter(({ title }) => title === "Reconnect Our tracker").map(({ status }) => status);
}

const row = (page: Page) => connectionRow(page, "Our tracker");

async function save(page: Page, key: string, button: string): Promise<void> {
  await page.getByLabel("API access key").fill(key);
  await page.getByRole("button", { name: button }).click();
}

test("a real Redmine is connected, read, changed with approval, and said to be lost by chat, table and inbox once the key is reset there [CADD-01 CADD-17 CEDIT-07 APPROVE-01 APPROVE-14]", async ({
  page,
  inRedmine,
  redmine,
  server,
}) => {
  await test.step("connects it on the page for connections, with the message for a wrong key", async () => {
    await signUp(page, { origin: server.url });
    await page.goto(`${server.url}/ui/connections`);
    await page.getByRole("link", { name: /Redmine/ }).click();
    await page.getByLabel("Connection name").fill("Our tracker");
    await page.getByLabel("URL").fill(redmine.url);
    await page
      .getByRole("listitem", { name: "update_issue" })
      .getByRole("checkbox", { name: "Verify before running" })
      .check();
    await save(page, "0".repeat(40), "Save Connection");
    await expect(page.getByText(keyRefused).first()).toBeVisible();
    await save(page, await copyKey(inRedmine), "Save Connection");
    await page.waitForURL(/\/ui\/connections$/);
  });

  const table = await page.context().newPage();
  await table.goto(`${server.url}/ui/connections`);
  await expect(row(table).getByText("Working")).toBeVisible();

  await test.step("answers from what is there", async () => {
    await page.goto(`${server.url}/switchboard-chat`);
    await ask(page, "List issues in Redmine");
    const open = conversation(page).getByRole("table").last();
    await expect(open.getByRole("cell", { name: "Blank page after sign-in" })).toBeVisible();
    await expect(open.getByRole("cell", { name: "Show opening hours" })).toBeVisible();
    await expect(open.getByText("Menu hides on phones")).toHaveCount(0);
    await settled(page);
  });

  await test.step("changes an issue when that is approved, and Redmine shows it", async () => {
    await ask(page, "Update issue 1 in Redmine: Blank page after log-in");
    const dialog = approvalDialog(page);
    await expect(dialog.getByText("update_issue")).toBeVisible();
    await dialog.getByLabel("Subject").hover();
    await inRedmine.goto("/issues/1");
    await expect(
      inRedmine.getByRole("heading", { name: "Blank page after sign-in" }),
    ).toBeVisible();
    await dialog.getByLabel("Status").fill("In Progress");
    // Whoever approves has seen every argument.
    await page.mouse.wheel(0, 5_000);
    await dialog.getByRole("button", { name: "Approve edited call" }).click();
    await expect(dialog).toBeHidden();
    await expect(
      conversation(page)
        .getByText(/status In Progress/)
        .last(),
    ).toBeVisible();
    await settled(page);
    await inRedmine.reload();
    await expect(inRedmine.getByRole("heading", { name: "Blank page after log-in" })).toBeVisible();
    await expect(inRedmine.getByText("Subject changed from")).toBeVisible();
    await expect(inRedmine.getByText("Status changed from New to In Progress")).toBeVisible();
  });

  await test.step("says at the next call that the key was reset there: in the chat, beside it, and in a table in another window", async () => {
    await resetKey(inRedmine);
    await ask(page, "Show my issues in Redmine");
    await expect(connectionNeeded(page).getByText(keyRefused)).toBeVisible();
    await expect(
      page.getByRole("img", { name: /^Credentials expired\. Redmine rejected/ }),
    ).toBeVisible();
    await expect(row(table).getByText("Expired")).toBeVisible();
    await expect(row(table).getByText(keyRefused)).toBeVisible();
    expect(await inboxOf(page, server.url)).toEqual(["open"]);
  });

  await test.step("works again with the key that is there now", async () => {
    await table.getByRole("link", { name: "Reconnect Our tracker" }).click();
    await save(table, await copyKey(inRedmine), "Save Changes");
    await expect(row(table).getByText("Working")).toBeVisible();
    // The question that waited is answered.
    await expect(connectionNeeded(page)).toHaveCount(0);
    await settled(page);
    expect(await inboxOf(page, server.url)).toEqual([]);
    await ask(page, "List my issues in Redmine");
    await expect(
      conversation(page).getByRole("cell", { name: "Blank page after log-in" }).last(),
    ).toBeVisible();
    await settled(page);
    await expect(page.getByRole("img", { name: /^Credentials expired/ })).toHaveCount(0);
  });
});
