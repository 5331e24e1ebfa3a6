import { CLIENT_ID, CLIENT_SECRET, startConsentApp } from "../packages/server/test/consent-app.ts";
import { ask, conversation, newEmail, settled, signUp } from "./people.ts";
import { TestServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

/** An app with a consent page of its own, and a server that knows it. */
const test = base.extend<{ harbor: { server: TestServer; origin: string } }>({
  harbor: async ({ browser }, provide) => {
    const app = await startConsentApp();
    const admin = newEmail();
    const server = await TestServer.launch({ ...app.env, ADMIN_EMAILS: admin });
    app.register(server.url);
    const page = await browser.newPage();
    await signUp(page, { origin: server.url, email: admin });
    const saved = await page.request.post(`${server.url}/api/v1/admin/plugin-settings/harbor`, {
      headers: { origin: server.url },
      data: { config: { client_id: CLIENT_ID, client_secret: CLIENT_SECRET } },
    });
    expect(saved.status()).toBe(200);
    await page.close();
    await provide({ server, origin: app.origin });
    await server.dispose();
    await app.stop();
  },
});

// Each starts a server of its own and signs two people up.
test.describe.configure({ timeout: 120_000 });

test("an app is connected on its own page, is listed, and answers in the chat [CONN-12 WELCOME-04 LO-03 LO-04 API-68]", async ({
  harbor: { server, origin },
  page,
  expectAccessible,
}) => {
  await signUp(page, { origin: server.url });
  await page.goto(`${server.url}/ui/connections`);
  await page.getByRole("link", { name: /Harbor/ }).click();
  await expect(page).toHaveURL((url) => url.origin === origin);
  await page.getByPlaceholder("Enter any login").fill("maya");
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page).toHaveURL(/\/ui\/connections\?/);
  await expect(page.getByRole("row", { name: /Harbor \(maya\)/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Harbor (maya)" })).toBeChecked();
  await ask(page, "List the harbor tickets");
  await settled(page);
  await expect(conversation(page).getByText("Crane of maya").first()).toBeVisible();
});

test("whoever does not agree on the app's page is back with a sentence that is told once [CONN-12]", async ({
  harbor: { server },
  page,
  expectAccessible,
}) => {
  await signUp(page, { origin: server.url });
  await page.goto(`${server.url}/ui/connections`);
  await page.getByRole("link", { name: /Harbor/ }).click();
  await page.getByRole("link", { name: /Cancel/ }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(
    "Harbor was not connected, because that was not allowed on its page.",
  );
  await expectAccessible(page);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`${server.url}/ui/connections`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
  await expect(alert).toBeHidden();
});
