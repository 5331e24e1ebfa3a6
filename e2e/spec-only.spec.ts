import { readFile } from "node:fs/promises";
import { approvalDialog, ask, conversation, settled } from "./people.ts";
import { SpecServer } from "./spec-server.ts";
import { expect, test } from "./test.ts";

test("the built app works in full against a server that has only the specification [CHAT-02 CHAT-45 CHAT-48 CHAT-54 CHAT-55 CHAT-56 STREAM-07 STREAM-11 APPROVE-07 APPROVE-10 API-01 ENTITY-27]", async ({
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

test("a denial needs nothing of the server, and an unknown session says so [APPROVE-11 APPROVE-12 APPROVE-13 CHAT-02]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}/switchboard-chat`);
    await ask(page, "Create an issue");
    await page
      .getByRole("alertdialog", { name: "Approval Required" })
      .getByRole("button", { name: "Deny" })
      .click();
    await expect(
      conversation(page).getByText("Tool call denied by user. Task halted."),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
    await page.goto(`${spec.url}/switchboard-chat/unknown`);
    await page.getByRole("button", { name: "Show Error" }).click();
    await expect(page.getByText("Chat session not found.")).toBeVisible();
  } finally {
    await spec.close();
  }
});

test("what a stream says after it asked for approval is not shown, and nothing goes on without an answer [STREAM-10]", async ({
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
    await expect(conversation(page).getByText("Done, the issue is there.")).toBeVisible();
    await expect(page.getByText(/too late/)).toHaveCount(0);
  } finally {
    await spec.close();
  }
});

test("a chat is taken along, and everything that needs more than the specification is absent", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await page.goto(`${spec.url}/switchboard-chat`);
    await ask(page, "Create an issue to call Maya");
    await page.getByRole("button", { name: "Deny" }).click();
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
    expect(text).toMatch(/^# Create an issue to call Maya\n\nBegun 2026-11-20 09:00:00 UTC\./);
    expect(text).toContain("## You\n\nCreate an issue to call Maya\n");
    expect(text).toContain('"role": "ORACLE"');
    expect(text).toContain("\n\nKept.\n");
  } finally {
    await spec.close();
  }
});
