import type { Page } from "@playwright/test";
import { findDovecot } from "../scripts/real/dovecot.mjs";
import { findPostfix } from "../scripts/real/postfix.mjs";
import { findRedmine } from "../scripts/real/redmine.mjs";
import { approvalDialog, ask, connectionNeeded, conversation, settled, signUp } from "./people.ts";
import { connectionRow, copyKey, deliver, keyRefused, resetKey, test } from "./real-apps.ts";
import { expect } from "./test.ts";

const missing = findRedmine() ?? findDovecot() ?? findPostfix();

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 15_000 });
test.skip(missing !== null, missing ?? "");

const question = "Find mail: blank page and then list issues in Redmine";

/** How the tasks in the person's inbox stand that ask for a new key. */
async function tasksToReconnect(page: Page, origin: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/api/v1/inbox-items`);
  const items = (await answer.json()) as { title: string; status: string }[];
  return items.filter(({ title }) => title === "Reconnect Our tracker").map(({ status }) => status);
}

async function giveKey(page: Page, key: string, button: string): Promise<void> {
  await page.getByLabel("API access key").fill(key);
  await page.getByRole("button", { name: button }).click();
}

test("a real mailbox and a real Redmine are connected, answer one question, are changed with approval, and are said to be lost by chat, table and inbox once they refuse [CADD-01 CADD-17 CEDIT-07 APPROVE-01 APPROVE-14 LO-50]", async ({
  page,
  inRedmine,
  redmine,
  mail: { dovecot, postfix },
  server,
}) => {
  const [ana] = dovecot.users;
  await deliver(
    dovecot,
    ana?.address ?? "",
    "From: Ben Okafor <ben@harbor.test>\nSubject: Blank page again\nMessage-ID: <1@harbor.test>\n\nA customer sees a blank page.",
  );

  await test.step("connects both, with the message for a wrong key", async () => {
    await signUp(page, { origin: server.url });
    await page.goto(`${server.url}/ui/connections`);
    await page.getByRole("link", { name: /Redmine/ }).click();
    await page.getByLabel("Connection name").fill("Our tracker");
    await page.getByLabel("URL").fill(redmine.url);
    await giveKey(page, "0".repeat(40), "Save Connection");
    await expect(page.getByText(keyRefused).first()).toBeVisible();
    await giveKey(page, await copyKey(inRedmine), "Save Connection");
    await page.waitForURL(/\/ui\/connections$/);
    await page.goto(`${server.url}/ui/connections/add/mail`);
    for (const [label, text] of [
      ["Connection name", "My post"],
      ["IMAP server", dovecot.host],
      ["IMAP port", String(dovecot.tlsPort)],
      ["SMTP server", postfix.host],
      ["SMTP port", String(postfix.tlsPort)],
      ["Username", ana?.name],
      ["Password", ana?.password],
      ["Sender name", "Ana Souza"],
      ["Sender address", ana?.address],
    ] as const)
      await page
        .getByLabel(label)
        .first()
        .fill(text ?? "");
    await page.getByRole("button", { name: "Save Connection" }).click();
    await page.waitForURL(/\/ui\/connections$/);
  });
  const table = await page.context().newPage();
  await table.goto(`${server.url}/ui/connections`);
  for (const name of ["Our tracker", "My post"])
    await expect(connectionRow(table, name).getByText("Working")).toBeVisible();

  await test.step("answers one question from both", async () => {
    await page.goto(`${server.url}/switchboard-chat`);
    await ask(page, question);
    for (const name of ["Blank page again", "Blank page after sign-in", "Show opening hours"])
      await expect(conversation(page).getByRole("cell", { name }).last()).toBeVisible();
    await expect(conversation(page).getByText("Menu hides on phones")).toHaveCount(0);
    await settled(page);
  });

  await test.step("changes an issue when that is approved, and Redmine shows it", async () => {
    await ask(page, "Update issue 1 in Redmine: Blank page after log-in");
    const dialog = approvalDialog(page);
    await expect(dialog.getByText("update_issue")).toBeVisible();
    await dialog.getByLabel("Subject").hover();
    await inRedmine.goto("/issues/1");
    const heading = (name: string) => inRedmine.getByRole("heading", { name });
    await expect(heading("Blank page after sign-in")).toBeVisible();
    await dialog.getByLabel("Status").fill("In Progress");
    // Approval requires having seen every argument.
    await page.mouse.wheel(0, 5_000);
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await expect(dialog).toBeHidden();
    const changed = conversation(page).getByText(/status In Progress/);
    await expect(changed.last()).toBeVisible();
    await settled(page);
    await inRedmine.reload();
    await expect(heading("Blank page after log-in")).toBeVisible();
    await expect(inRedmine.getByText("Subject changed from")).toBeVisible();
    await expect(inRedmine.getByText("Status changed from New to In Progress")).toBeVisible();
  });

  await test.step("says of both that they refuse: in the chat, beside it, in the inbox, and in a table in another window", async () => {
    await resetKey(inRedmine);
    await dovecot.setPassword("ana", "another");
    await ask(page, question);
    const needed = connectionNeeded(page);
    await expect(needed.getByText(/rejected the username and password/)).toBeVisible();
    await needed.getByRole("button", { name: "Continue without it" }).click();
    await expect(needed.getByText(keyRefused)).toBeVisible();
    await expect(
      page.getByRole("img", { name: /^Credentials expired\. Redmine rejected/ }),
    ).toBeVisible();
    for (const name of ["Our tracker", "My post"])
      await expect(connectionRow(table, name).getByText("Expired")).toBeVisible();
    await expect(connectionRow(table, "Our tracker").getByText(keyRefused)).toBeVisible();
    expect(await tasksToReconnect(page, server.url)).toEqual(["open"]);
  });

  await test.step("works again with the key that is there now", async () => {
    await table.getByRole("link", { name: "Reconnect Our tracker" }).click();
    await giveKey(table, await copyKey(inRedmine), "Save Changes");
    await expect(connectionRow(table, "Our tracker").getByText("Working")).toBeVisible();
    // The question that waited is answered.
    await expect(connectionNeeded(page)).toHaveCount(0);
    await settled(page);
    expect(await tasksToReconnect(page, server.url)).toEqual([]);
    const answer = conversation(page).getByRole("cell", { name: "Blank page after log-in" });
    await expect(answer.last()).toBeVisible();
  });
});
