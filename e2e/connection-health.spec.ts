import type { Page } from "@playwright/test";
import { ask, connectionNeeded, conversation, describeTracker, settled } from "./people.ts";
import { startRedmine } from "./redmine-server.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });

const refused = /Redmine rejected the credentials \(401\)\./;
const issues = (page: Page) => conversation(page).getByText("Blank page after sign-in");
const reconnected = (page: Page) =>
  conversation(page).getByText("Reconnected Our tracker. Continuing.");
const expired = (page: Page) => page.getByRole("img", { name: /^Credentials expired/ });
const row = (page: Page) =>
  page.getByRole("table", { name: "Connections" }).getByRole("row", { name: /Our tracker/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Reconnect Our tracker" });

/** Types a key into the form on show and sends it with the named button. */
async function giveKey(page: Page, key: string, button: string): Promise<void> {
  await page.getByRole("textbox", { name: "API access key" }).fill(key);
  await page.getByRole("button", { name: button }).click();
}

test("a connection is tried when it is saved; a run waits for one that its app refuses, in every window, and goes on with a new key or without it [CADD-17 CEDIT-07 CHAT-51 CHAT-61]", async ({
  page,
  expectAccessible,
}) => {
  const redmine = await startRedmine();
  const { host } = new URL(redmine.url);
  const server = await TestServer.launch({ OUTBOUND_ALLOW: host });
  const [table, other] = [await page.context().newPage(), await page.context().newPage()];
  const needed = connectionNeeded(page);
  try {
    await test.step("it is tried when it is saved", async () => {
      redmine.setKey("right-key");
      await describeTracker(page, server.url, redmine.url);
      await giveKey(page, "wrong-key", "Save Connection");
      await expect(page.getByText(refused).first()).toBeVisible();
      await expect(page.getByLabel("Connection name")).toHaveValue("Our tracker");
      await giveKey(page, "right-key", "Save Connection");
      await page.waitForURL(/\/ui\/connections$/);
      await table.goto(`${server.url}/ui/connections`);
      await expect(row(table).getByText("Working")).toBeVisible();
    });

    await test.step("its app refuses it: every window says so, also after a reload", async () => {
      redmine.setKey(null);
      await page.goto(`${server.url}/switchboard-chat`);
      await ask(page, "List issues in Redmine");
      await expect(needed.getByText(refused)).toBeVisible();
      await expect(expired(page)).toHaveAccessibleName(/Redmine rejected/);
      await expectAccessible(page);
      await page.reload();
      await expect(needed.getByText(refused)).toBeVisible();
      await other.goto(page.url());
      await expect(connectionNeeded(other).getByText(refused)).toBeVisible();
      await expect(row(table).getByText("Expired")).toBeVisible();
      await expect(row(table).getByText(refused)).toBeVisible();
      await expectAccessible(table);
    });

    await test.step("a new key from the chat", async () => {
      await needed.getByRole("button", { name: "Reconnect" }).click();
      redmine.setKey("second-key");
      await giveKey(page, "wrong-key", "Reconnect");
      await expect(dialog(page).getByText(refused).first()).toBeVisible();
      await giveKey(page, "second-key", "Reconnect");
      for (const window of [page, other]) {
        await expect(connectionNeeded(window)).toHaveCount(0);
        await settled(window);
        await expect(reconnected(window)).toBeVisible();
        await expect(issues(window).first()).toBeVisible();
      }
      await expect(row(table).getByText("Working")).toBeVisible();
    });

    await test.step("a new key from the table, for which the chat waits", async () => {
      redmine.setKey(null);
      await ask(page, "List my issues in Redmine");
      await expect(needed.getByText(refused)).toBeVisible();
      await table.getByRole("link", { name: "Reconnect Our tracker" }).click();
      await expect(table.getByText("The app no longer accepts the credentials.")).toBeVisible();
      await expect(table.getByRole("textbox", { name: "API access key" })).toBeFocused();
      redmine.setKey("third-key");
      await giveKey(table, "third-key", "Save Changes");
      await expect(row(table).getByText("Working")).toBeVisible();
      await expect(needed).toHaveCount(0);
      await settled(page);
      await expect(reconnected(page)).toHaveCount(2);
      await expect(expired(page)).toHaveCount(0);
      await table.getByRole("button", { name: "Test Our tracker" }).click();
      await expect(table.getByText("Our tracker works.")).toBeAttached();
      // Nobody left the chat for an app's own page, so nothing leads back to it.
      await expect(table).toHaveURL(/\/ui\/connections$/);
    });

    await test.step("and without it", async () => {
      redmine.setKey(null);
      await ask(page, "Show my issues in Redmine");
      await needed.getByRole("button", { name: "Continue without it" }).click();
      await settled(page);
      await expect(conversation(page).getByText("Continuing without Our tracker.")).toBeVisible();
      await expect(connectionNeeded(other)).toHaveCount(0);
    });
  } finally {
    await server.dispose();
    await redmine.close();
  }
});
