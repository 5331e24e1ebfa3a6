import type { Page } from "@playwright/test";
import { ask, connectionNeeded, conversation, connectTracker, settled } from "./people.ts";
import { startRedmine } from "./redmine-server.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });

const refused = /Redmine rejected the credentials \(401\)\./;
const issues = (page: Page) => conversation(page).getByText("Blank page after sign-in");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Reconnect Our tracker" });

/** Types a key into the dialog over the chat and sends it. */
async function giveKey(page: Page, key: string): Promise<void> {
  await dialog(page).getByLabel("API access key").fill(key);
  await dialog(page).getByRole("button", { name: "Reconnect" }).click();
}

test("a run waits for a connection that its app refuses, over a reload and in every window, goes on with a new key, and goes on without it [CHAT-51 CHAT-61 CEDIT-07]", async ({
  page,
  expectAccessible,
}) => {
  const redmine = await startRedmine();
  const { host } = new URL(redmine.url);
  const server = await TestServer.launch({ OUTBOUND_ALLOW: host });
  try {
    await connectTracker(page, server.url, redmine);

    redmine.setKey(null);
    await page.goto(`${server.url}/switchboard-chat`);
    await ask(page, "List issues in Redmine");
    await expect(connectionNeeded(page).getByText(refused)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(connectionNeeded(page).getByText(refused)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(connectionNeeded(other).getByText(refused)).toBeVisible();

    await connectionNeeded(page).getByRole("button", { name: "Reconnect" }).click();
    redmine.setKey("second-key");
    await giveKey(page, "wrong-key");
    await expect(dialog(page).getByText(refused).first()).toBeVisible();
    await giveKey(page, "second-key");
    for (const window of [page, other]) {
      await expect(connectionNeeded(window)).toHaveCount(0);
      await settled(window);
      await expect(
        conversation(window).getByText("Reconnected Our tracker. Continuing."),
      ).toBeVisible();
      await expect(issues(window).first()).toBeVisible();
    }

    // Nobody left the chat for an app's own page, so nothing leads back to it.
    await page.getByRole("link", { name: "My Connections" }).first().click();
    await page.getByRole("button", { name: "Test Our tracker" }).click();
    await expect(page.getByText("Our tracker works.")).toBeAttached();
    await expect(page).toHaveURL(/\/ui\/connections$/);
    await page.goBack();
    await expect(issues(page).first()).toBeVisible();

    redmine.setKey(null);
    await ask(page, "List my issues in Redmine");
    await connectionNeeded(page).getByRole("button", { name: "Continue without it" }).click();
    await settled(page);
    await expect(conversation(page).getByText("Continuing without Our tracker.")).toBeVisible();
    await expect(connectionNeeded(other)).toHaveCount(0);
  } finally {
    await server.dispose();
    await redmine.close();
  }
});
