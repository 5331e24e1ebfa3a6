import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { approvalDialog, ask, conversation, inboxTitles, settled } from "./people.ts";
import { SpecServer } from "./spec-server.ts";
import { expect, test } from "./test.ts";

const INBOX = "/switchboard-inbox";
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const alertSaying = (page: Page, name: string) => page.getByRole("alertdialog", { name });

test("the built app works in full against a server that has only the specification [CHAT-02 CHAT-45 CHAT-48 CHAT-54 CHAT-55 CHAT-56 STREAM-07 STREAM-10 STREAM-11 APPROVE-07 APPROVE-10 API-01 ENTITY-27]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}/switchboard-chat`);
    await ask(page, "Create an issue to call Maya");
    const dialog = approvalDialog(page);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await settled(page);
    await expect(
      conversation(page).getByText("User approved tool call: create_issue"),
    ).toBeVisible();
    await expect(conversation(page).getByText("Done, the issue is there.")).toBeVisible();
    // Output of the stream after the request for approval is not shown.
    await expect(page.getByText(/too late/)).toHaveCount(0);
    await expect(page.getByText("Balance: 11.25 credits")).toBeVisible();

    const runs = spec.seen
      .filter(({ path }) => path === "/api/switchboard-chat/run")
      .map(({ body }) => body);
    expect(runs).toEqual([
      {
        connection_ids: ["c1"],
        prompt: "Create an issue to call Maya",
        model: "openai:gpt-4o",
        max_executions: 3,
        session_id: null,
        approved_tool_call: null,
      },
      expect.objectContaining({
        prompt: "Create an issue to call Maya",
        session_id: "s1",
        approved_tool_call: { name: "create_issue", arguments: { title: "Call Maya" } },
      }),
    ]);

    await page.goto(`${spec.url}/switchboard-chat/s1`);
    await expect(conversation(page).getByText("Kept.")).toBeVisible();
    await expect(conversation(page).getByText("Error: Malformed tool thought data.")).toBeVisible();
    await expect(conversation(page).getByText(/ORACLE/)).toBeVisible();
    const specified =
      /^\/api\/(v1\/(users\/me|app-info|chatsessions|data\/datasets)|switchboard-chat\/run)$/;
    expect(spec.seen.map(({ path }) => path).filter((path) => !specified.test(path))).toEqual([]);
  } finally {
    await spec.close();
  }
});

test("a denial needs nothing of the server, a chat is taken along, and everything that needs more than the specification is absent [APPROVE-11 APPROVE-12 APPROVE-13 CHAT-02]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}/switchboard-chat`);
    await ask(page, "Create an issue to call Maya");
    await approvalDialog(page).getByRole("button", { name: "Deny" }).click();
    await expect(
      conversation(page).getByText("Tool call denied by user. Task halted."),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
    await page.goto(`${spec.url}/switchboard-chat/unknown`);
    await page.getByRole("button", { name: "Show Error" }).click();
    await expect(page.getByText("Chat session not found.")).toBeVisible();
    await page.goto(`${spec.url}/switchboard-chat/s1`);
    await expect(conversation(page).getByText("Kept.")).toBeVisible();
    await expect(page.getByText(/up to .* credits/)).toHaveCount(0);
    await page.getByRole("button", { name: "Chat actions" }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Copy chat",
      "Export as Markdown",
      "Export as JSON",
      "Delete chat",
    ]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export as Markdown" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Create an issue to call Maya.md");
    const text = await readFile(await download.path(), "utf8");
    expect(text).toMatch(/^# Create an issue to call Maya\n\nStarted 2026-11-20 09:00:00 UTC\./);
    expect(text).toContain("## You\n\nCreate an issue to call Maya\n");
    expect(text).toContain('"role": "ORACLE"');
    expect(text).toContain("\n\nKept.\n");
  } finally {
    await spec.close();
  }
});

test("an inbox of the specification alone is bare; what it brought is archived, added to and opened with the calls of the specification [INBOX-11 INBOX-12 INBOX-18 INBOX-26 API-37 API-40]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}${INBOX}`);
    await expect(inboxTitles(page)).toHaveText(["Late delivery", "OPS-412 Label printer"]);
    await expect(page.getByRole("navigation", { name: "Views" })).toHaveCount(0);
    await page.getByRole("link", { name: /^OPS-412 Label printer/ }).hover();
    await expect(page.getByRole("button", { name: /^Archive message/ })).toHaveCount(0);
    await page.getByRole("link", { name: /^Late delivery/ }).hover();
    await page.getByRole("button", { name: /^Archive message/ }).click();
    await expect(inboxTitles(page)).toHaveText(["OPS-412 Label printer"]);
    // The server cannot restore items, so the request is not sent while undo is possible.
    const changes = () => spec.seen.filter(({ method }) => method !== "GET");
    expect(changes()).toEqual([]);
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(changes).toEqual([
      {
        method: "POST",
        path: "/api/v1/inbox-items/m1/quick-action",
        body: { action: "archive" },
      },
    ]);
    await page.getByRole("link", { name: "+ Add Task" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/^Add a task/);
    const paths = spec.seen.map(({ path }) => path);
    expect(paths.filter((path) => path.includes("summary") || path.includes("view="))).toEqual([]);
  } finally {
    await spec.close();
  }
});

test("a mail of the specification alone has its thread, reply, archive and delete; a checkout without an address is opened by Stripe's script, with the key [ITEM-03 ITEM-04 ITEM-05 ITEM-06 ITEM-09 ITEM-16 ITEM-17 ITEM-19 ERR-40 ERR-41 API-42 PRICE-17 PRICE-18 LO-99]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}${INBOX}/m1`);
    await expect(heading(page)).toHaveText("Late delivery");
    await expect(page.getByRole("link", { name: /^Open thread in Gmail/ })).toHaveAttribute(
      "href",
      "https://mail.google.com/mail/u/0/#all/18c2f",
    );
    await expect(
      page.frameLocator('iframe[title="Original message"]').getByText("where is it?"),
    ).toBeVisible();

    const action = "**/quick-action";
    await page.route(action, (route) =>
      route.fulfill({ status: 502, json: { detail: "The mailbox did not answer." } }),
    );
    await page.getByRole("button", { name: "Archive" }).click();
    await alertSaying(page, "Failed to archive email: The mailbox did not answer.")
      .getByRole("button", { name: "OK" })
      .click();
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete Message?" });
    await expect(question.getByText("This cannot be undone.")).toBeVisible();
    await question.getByRole("button", { name: "Delete" }).click();
    await alertSaying(page, "Failed to delete email: The mailbox did not answer.")
      .getByRole("button", { name: "OK" })
      .click();
    await expect(heading(page)).toHaveText("Late delivery");
    await page.unroute(action);

    await page.getByRole("button", { name: "Draft Reply (AI)" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /From: Sofia Finch[\s\S]*To: accounts@[\s\S]*Subject: Order 88213[\s\S]*She asks where it is\./,
    );
    await page.goBack();
    await page.getByRole("button", { name: "Archive" }).click();
    await expect(inboxTitles(page)).toHaveText(["OPS-412 Label printer"]);
    expect(spec.seen.filter(({ method }) => method !== "GET")).toEqual([
      { method: "POST", path: "/api/v1/inbox-items/m1/quick-action", body: { action: "archive" } },
    ]);

    await page.route("https://js.stripe.com/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "window.Stripe = (key) => ({ redirectToCheckout: async ({ sessionId }) => { location.assign(`/ui/purchase-success?${key}-${sessionId}`); return {}; } });",
      }),
    );
    await page.goto(`${spec.url}/ui/pricing`);
    await page
      .getByRole("region", { name: "Team", exact: true })
      .getByRole("button", { name: "Choose Team" })
      .click();
    await expect(page).toHaveURL(/\/ui\/purchase-success\?pk_spec-cs_spec$/);
    expect(spec.seen.map(({ path }) => path).filter((path) => path.includes("credits"))).toEqual(
      [],
    );
  } finally {
    await spec.close();
  }
});

test("an invitation and settings whose answers have no body count as sent and saved [ORG-09 ORG-11 ADMSET-08 LO-123]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    const json = (path: string, answer: unknown) =>
      page.route(`**/api/v1/${path}`, (route) => route.fulfill({ json: answer }));
    const me = await (await page.request.get(`${spec.url}/api/v1/users/me`)).json();
    const organization = { id: "o1", name: "Halden Coffee" };
    await json("users/me", {
      ...me,
      is_admin: true,
      active_organization_id: "o1",
      organizations: [organization],
    });
    const members = [{ id: me.id, email: me.email, role: "owner" }];
    await json("organizations/o1/details", {
      ...organization,
      owner_id: me.id,
      members,
      invitations: [],
    });
    await page.route("**/invitations", (route) => route.fulfill({ status: 204 }));
    await page.goto(`${spec.url}/ui/organization/settings`);
    await page.getByLabel("Email address").fill("ines@haldencoffee.example");
    await page.getByRole("button", { name: "Send Invitation" }).click();
    await expect(page.getByText("Invitation sent to ines@haldencoffee.example.")).toBeVisible();

    await json("admin/plugin-settings", {
      slack: {
        display_name: "Slack",
        config: { client_id: "" },
        config_schema: { type: "object", properties: { client_id: { title: "Client ID" } } },
      },
    });
    await page.route("**/plugin-settings/slack", (route) => route.fulfill({ status: 200 }));
    await page.goto(`${spec.url}/ui/admin/settings`);
    await page.getByRole("textbox", { name: "Client ID" }).fill("halden");
    await page.getByRole("button", { name: "Save Slack" }).click();
    await expect(page.getByText("Settings saved.")).toBeVisible();
  } finally {
    await spec.close();
  }
});
