import type { Page } from "@playwright/test";
import { gmailApp } from "../packages/server/test/app-answers.ts";
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startConsentApp,
  type ConsentApp,
  type ShippedApp,
} from "../packages/server/test/consent-app.ts";
import {
  approvalDialog,
  ask,
  connectionNeeded,
  conversation,
  logInByHand,
  newEmail,
  settled,
  signUp,
} from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

type Harbor = {
  readonly server: TestServer;
  readonly origin: string;
  readonly app: ConsentApp;
  /** Signs the administrator in, who enters what the app knows the server as. */
  setUp(): Promise<void>;
};

/** An app with a consent page of its own, and a server that knows it. */
const test = base.extend<{
  /** The app of a shipped plugin in place of one for tests. */
  shipped: ShippedApp | undefined;
  /** Whether the administrator has set the app up before. */
  isSetUp: boolean;
  harbor: Harbor;
}>({
  shipped: [undefined, { option: true }],
  isSetUp: [true, { option: true }],
  harbor: async ({ browser, shipped, isSetUp }, provide) => {
    const app = await startConsentApp(shipped ? { shipped } : {});
    const admin = newEmail();
    const server = await TestServer.launch({ ...app.env, ADMIN_EMAILS: admin });
    app.register(server.url);
    const setUp = async () => {
      const page = await browser.newPage();
      await signUp(page, { origin: server.url, email: admin });
      const path = `/api/v1/admin/plugin-settings/${app.plugin}`;
      const saved = await page.request.post(`${server.url}${path}`, {
        headers: { origin: server.url },
        data: { config: { client_id: CLIENT_ID, client_secret: CLIENT_SECRET } },
      });
      expect(saved.status()).toBe(200);
      await page.close();
    };
    if (isSetUp) await setUp();
    await provide({ server, origin: app.origin, app, setUp });
    await server.dispose();
    await app.stop();
  },
});

/** Logs in at the app's own page, in a browser without a session there, and grants the requested access. */
async function agree(page: Page, origin: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === origin);
  await page.getByPlaceholder("Enter any login").fill("maya");
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

// Each starts a server of its own and signs two people up.
test.describe.configure({ timeout: 120_000 });

test("an app is connected on its own page once the user agrees there, answers in the chat, and a run that it refuses resumes when they reauthorize it [CONN-12 WELCOME-04 CHAT-51 CHAT-61 LO-03 LO-04 API-68]", async ({
  harbor: { server, origin, app },
  page,
  expectAccessible,
}) => {
  await signUp(page, { origin: server.url });
  await page.goto(`${server.url}/ui/connections`);

  await test.step("a user who does not agree returns to a message that is shown once", async () => {
    await page.getByRole("link", { name: /Harbor/ }).click();
    await page.getByRole("link", { name: /Cancel/ }).click();
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("Harbor was not connected because access was denied.");
    await expectAccessible(page);
    await alert.getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL(`${server.url}/ui/connections`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
    await expect(alert).toBeHidden();
  });

  await test.step("a user who agrees has it in the list, and in the chat", async () => {
    await page.getByRole("link", { name: /Harbor/ }).click();
    await agree(page, origin);
    await expect(page).toHaveURL(/\/ui\/connections\?/);
    await expect(page.getByRole("row", { name: /Harbor \(maya\)/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Chat", exact: true }).click();
    await expect(page.getByRole("checkbox", { name: "Harbor (maya)" })).toBeChecked();
    await ask(page, "List the harbor tickets");
    await settled(page);
    await expect(conversation(page).getByText("Crane of maya").first()).toBeVisible();
  });

  await test.step("a run that it refuses resumes when the user returns from there", async () => {
    await app.endGrants();
    await page.context().clearCookies({ domain: new URL(origin).hostname });
    await ask(page, "List the harbor tickets again");
    const needed = connectionNeeded(page);
    await expect(needed.getByText(/^The authorization for Harbor has ended\./)).toBeVisible();
    const chat = page.url();
    await needed.getByRole("link", { name: "Reconnect" }).click();
    await agree(page, origin);
    await expect(page).toHaveURL(chat);
    await settled(page);
    await expect(
      conversation(page).getByText("Reconnected Harbor (maya). Continuing."),
    ).toBeVisible();
    await expect(conversation(page).getByText("Crane of maya").last()).toBeVisible();
    await expect(needed).toHaveCount(0);
  });

  await test.step("a user who fixes it without a waiting chat stays there", async () => {
    await app.endGrants();
    await page.getByRole("link", { name: "My Connections" }).first().click();
    await page.getByRole("button", { name: "Test Harbor (maya)" }).click();
    await page.context().clearCookies({ domain: new URL(origin).hostname });
    await page.getByRole("link", { name: "Reconnect Harbor (maya)" }).click();
    await agree(page, origin);
    const row = page.getByRole("row", { name: /Harbor \(maya\)/ });
    await expect(row.getByText("Working")).toBeVisible();
    await expect(page).toHaveURL(/\/ui\/connections\?/);
  });
});

test("a user who is logged out at the app's page logs in and has the connection, or starts again if they logged out themselves [LO-03 LO-04 S18]", async ({
  harbor: { server, origin },
  page,
  expectAccessible,
}) => {
  const email = await signUp(page, { origin: server.url });
  const leave = async () => {
    await page.goto(`${server.url}/ui/connections`);
    await page
      .getByRole("link", { name: /^Harbor/ })
      .last()
      .click();
  };
  const logInAgain = async () => {
    await expect(page.getByText(/^You are logged out\. Log in within ten minutes/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await logInByHand(page, email);
  };
  const rows = page.getByRole("row", { name: /Harbor \(maya\)/ });

  await leave();
  await page.context().clearCookies({ name: "sid" });
  await agree(page, origin);
  await logInAgain();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await leave();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${server.url}/api/v1/auth/logout`);
  await page.getByRole("button", { name: "Continue" }).click();
  await logInAgain();
  const dialog = page.getByRole("alertdialog", { name: "Not Connected" });
  await expect(dialog).toContainText("ended when you logged out");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Start Again" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(rows).toHaveCount(2);
});

test.describe("a shipped plugin over an app of the same form", () => {
  test.use({ shipped: gmailApp, isSetUp: false });

  test("waits for the administrator, is connected by its button, reads, and changes only what was approved [CONN-12 LO-03 LO-50 APPROVE-14]", async ({
    harbor: { server, origin, app, setUp },
    page,
    expectAccessible,
  }) => {
    await signUp(page, { origin: server.url });
    await page.goto(`${server.url}/ui/connections`);
    const tile = page.getByRole("link", { name: /Local Gmail/ });
    await expect(tile).toContainText("Needs setup by an administrator");
    await tile.click();
    await expect(page.getByText("Local Gmail is not set up on this server yet")).toBeVisible();
    await expect(page.getByText(/^An administrator needs to add/)).toBeVisible();
    await expectAccessible(page);

    await setUp();
    await page.reload();
    const onward = page.getByRole("link", { name: "Continue to Local Gmail" });
    await expect(onward).toBeVisible();
    await expectAccessible(page);
    await onward.click();
    await agree(page, origin);
    await expect(page).toHaveURL(/\/ui\/connections\?/);
    await expect(page.getByRole("row", { name: /maya@example\.com/ })).toBeVisible();

    await page.getByRole("link", { name: "Chat", exact: true }).click();
    await ask(page, "Search messages for crane in Local Gmail");
    await settled(page);
    await expect(conversation(page).getByText("Crane for maya").first()).toBeVisible();

    await ask(page, "Archive message 18c2f0a1b2c3d4e5 in Local Gmail");
    const dialog = approvalDialog(page);
    await expect(dialog).toHaveAttribute("data-armed", "");
    const archived = () => app.requests.filter(({ path }) => path.endsWith("/modify")).length;
    expect(archived()).toBe(0);
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    // The run goes on a moment after the press: the box is not locked again yet.
    await expect.poll(archived).toBe(1);
    await settled(page);
    expect(archived()).toBe(1);
  });
});
