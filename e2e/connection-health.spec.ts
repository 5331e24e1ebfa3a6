import type { Page } from "@playwright/test";
import { ask, connectionNeeded, conversation, describeTracker, settled } from "./people.ts";
import { startRedmine } from "./redmine-server.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 180_000 });

const refused = /Redmine rejected the credentials \(401\)\./;

const row = (page: Page) =>
  page.getByRole("table", { name: "Connections" }).getByRole("row", { name: /Our tracker/ });

/** Types a key into the form on show and sends it with the named button. */
async function giveKey(page: Page, key: string, button: string): Promise<void> {
  await page.getByLabel("API access key").fill(key);
  await page.getByRole("button", { name: button }).click();
}

test("a connection is tried when it is saved, says when its app refuses it, in every window, and works again after a new key [CADD-17 CEDIT-07]", async ({
  page,
  expectAccessible,
}) => {
  const redmine = await startRedmine();
  const { host } = new URL(redmine.url);
  const server = await TestServer.launch({ OUTBOUND_ALLOW: host });
  try {
    redmine.setKey("right-key");
    await describeTracker(page, server.url, redmine.url);
    await giveKey(page, "wrong-key", "Save Connection");
    await expect(page.getByText(refused).first()).toBeVisible();
    await expect(page.getByLabel("Connection name")).toHaveValue("Our tracker");
    await giveKey(page, "right-key", "Save Connection");
    await page.waitForURL(/\/ui\/connections$/);

    const table = await page.context().newPage();
    await table.goto(`${server.url}/ui/connections`);
    await expect(row(table).getByText("Working")).toBeVisible();

    await page.goto(`${server.url}/switchboard-chat`);
    await ask(page, "List issues in Redmine");
    await expect(conversation(page).getByText("Blank page after sign-in").first()).toBeVisible();
    await settled(page);

    redmine.setKey(null);
    await ask(page, "List my issues in Redmine");
    const needed = connectionNeeded(page);
    await expect(needed.getByText(refused)).toBeVisible();
    await expect(
      page.getByRole("img", { name: /^Credentials expired\. Redmine rejected/ }),
    ).toBeVisible();
    // The other window was not loaded again.
    await expect(row(table).getByText("Expired")).toBeVisible();
    await expect(row(table).getByText(refused)).toBeVisible();
    await expectAccessible(table);

    await table.getByRole("link", { name: "Reconnect Our tracker" }).click();
    await expect(table.getByText("The app no longer accepts the credentials.")).toBeVisible();
    await expect(table.getByLabel("API access key")).toBeFocused();
    redmine.setKey("new-key");
    await giveKey(table, "new-key", "Save Changes");
    await expect(row(table).getByText("Working")).toBeVisible();
    // The chat has waited for that.
    await expect(needed).toHaveCount(0);
    await settled(page);
    await expect(
      conversation(page).getByText("Reconnected Our tracker. Continuing."),
    ).toBeVisible();
    await table.getByRole("button", { name: "Test Our tracker" }).click();
    await expect(table.getByText("Our tracker works.")).toBeAttached();

    await ask(page, "Show my issues in Redmine");
    await settled(page);
    await expect(page.getByRole("img", { name: /^Credentials expired/ })).toHaveCount(0);
    await expect(conversation(page).getByText("Blank page after sign-in").last()).toBeVisible();
  } finally {
    await server.dispose();
    await redmine.close();
  }
});
