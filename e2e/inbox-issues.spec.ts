import type { Page } from "@playwright/test";
import { findDovecot } from "../scripts/real/dovecot.mjs";
import { findPostfix } from "../scripts/real/postfix.mjs";
import { findRedmine } from "../scripts/real/redmine.mjs";
import { approvalDialog, ask, conversation, settled, signUp } from "./people.ts";
import { copyKey, deliver, expunge, test as base } from "./real-apps.ts";
import { TestServer } from "./server.ts";
import { expect } from "./test.ts";

const missing = findRedmine() ?? findDovecot() ?? findPostfix();

/** A server that may reach the apps of this machine, and takes the certificate of its mail servers. */
const test = base.extend<{ server: TestServer }>({
  server: async ({ mail }, provide) => {
    const server = await TestServer.launch({
      OUTBOUND_ALLOW: "127.0.0.1",
      NODE_EXTRA_CA_CERTS: mail.dovecot.tls.certificate,
    });
    await provide(server);
    await server.dispose();
  },
});

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 15_000 });
test.skip(missing !== null, missing ?? "");

/** What Redmine has for Ana besides what is made here. */
const BEFORE = 1;
const MADE = 60;
const ISSUES = BEFORE + MADE;
const MAILS = 2;

const listed = (page: Page) => page.getByText(/\(\d+ \/ \d+\)/);
const row = (page: Page, title: string) => page.getByRole("link", { name: new RegExp(title) });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function addSource(page: Page, type: string, connection: string): Promise<void> {
  await choose(page, "Source type", type);
  await choose(page, "Connection", connection);
  await page.getByLabel("Display name").fill(`From ${connection}`);
  await page.getByRole("button", { name: "Add Source" }).click();
  await expect(page.getByText("Inbox source added successfully!")).toBeVisible();
}

test("issues of a real Redmine arrive once each beside mail, leave together but for what cannot, come back, and one is changed from the chat after an approval [INBOX-01 INBOX-05 INBOX-14 INBOX-24 SRC-12]", async ({
  page,
  inRedmine,
  redmine,
  mail: { dovecot, postfix },
  server,
}) => {
  const [ana] = dovecot.users;
  await redmine.run(`
    User.current = User.find_by!(login: "ana")
    ${MADE}.times do |number|
      Issue.create!(project: Project.find("website"), tracker: Tracker.first, author: User.current,
        assigned_to: User.current, status: IssueStatus.first, priority: IssuePriority.first,
        subject: "Broken link #{number + 1}")
    end
    nil`);
  for (let at = 1; at <= MAILS; at += 1) {
    const mail = `From: Ben <ben@harbor.test>\nSubject: Berth ${at}\nMessage-ID: <${at}@harbor.test>\n\nIt waits.`;
    await deliver(dovecot, ana?.address ?? "", mail);
  }

  await test.step("two sources bring them, each once, also when they are read again", async () => {
    await signUp(page, { origin: server.url });
    const connect = async (data: object) => {
      const response = await page.request.post(`${server.url}/api/v1/connections`, { data });
      expect(response.status(), await response.text()).toBe(201);
    };
    await connect({
      connection_type: "redmine",
      name: "Our tracker",
      configuration: { base_url: redmine.url },
      credentials: { api_key: await copyKey(inRedmine) },
    });
    await connect({
      connection_type: "mail",
      name: "My post",
      configuration: {
        imap_host: dovecot.host,
        imap_port: dovecot.tlsPort,
        imap_security: "TLS",
        smtp_host: postfix.host,
        smtp_port: postfix.tlsPort,
        smtp_security: "TLS",
        user: ana?.name,
        sender_name: "Ana Souza",
        sender_address: ana?.address,
      },
      credentials: { password: ana?.password },
    });
    await page.goto(`${server.url}/ui/inbox-sources`);
    await addSource(page, "Redmine", "Our tracker");
    await addSource(page, "Mail (IMAP and SMTP)", "My post");
    await page.getByRole("button", { name: /^Run now.*Our tracker/ }).click();
    await page.goto(`${server.url}/switchboard-inbox`);
    await expect(listed(page)).toHaveText(`(0 / ${ISSUES + MAILS})`, { timeout: 60_000 });
  });

  await test.step("all are archived but a mail that is gone, which stays selected and says why", async () => {
    await expunge(dovecot, ana?.name ?? "", "<1@harbor.test>");
    await page.getByRole("checkbox", { name: /Select all/ }).check();
    await page.getByRole("button", { name: "Archive Selected" }).click();
    await expect(row(page, "Berth 1 The message is no longer in INBOX")).toBeVisible();
    await expect(listed(page)).toHaveText("(1 / 1)");
  });

  await test.step("z brings the others back, and a source that is read again adds none", async () => {
    await page.keyboard.press("z");
    await expect(listed(page)).toHaveText(new RegExp(`/ ${ISSUES + MAILS}\\)`));
    await page.goto(`${server.url}/ui/inbox-sources`);
    await page.getByRole("button", { name: /^Run now.*Our tracker/ }).click();
    await page.goto(`${server.url}/switchboard-inbox`);
    await expect(listed(page)).toHaveText(`(0 / ${ISSUES + MAILS})`);
  });

  await test.step("an issue is changed from the chat once that is approved, and Redmine shows it", async () => {
    await page.getByRole("searchbox", { name: "Search the inbox" }).fill("Blank page");
    await page.getByRole("button", { name: /^Resolve Blank page/ }).click();
    await page.getByRole("menuitem", { name: "Resolve in chat" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/Blank page/);
    await ask(page, "Update issue 1 in Redmine: Blank page, being repaired");
    const dialog = approvalDialog(page);
    await dialog.getByLabel("Subject").hover();
    await page.mouse.wheel(0, 5_000);
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await expect(dialog).toBeHidden();
    await settled(page);
    await expect(
      conversation(page)
        .getByText(/Blank page, being repaired/)
        .last(),
    ).toBeVisible();
    await inRedmine.goto("/issues/1");
    const changed = inRedmine.getByRole("heading", { name: "Blank page, being repaired" });
    await expect(changed).toBeVisible();
  });
});
