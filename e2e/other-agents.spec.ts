import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Page } from "@playwright/test";
import { approvalDialog, conversation, enableTasks, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

/** Another agent, with a key of the person. */
async function connectAgent(page: Page, origin: string): Promise<Client> {
  const made = await page.request.post(`${origin}/api/v1/developer/api-keys`, {
    data: { name: "My editor" },
  });
  const { plaintext_key: key } = (await made.json()) as { plaintext_key: string };
  const client = new Client({ name: "editor", version: "1.0.0" });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", origin), { requestInit: { headers } }),
  );
  return client;
}

test("a call of another agent waits for the person, who edits and approves it in the browser [S13 S21 APPROVE-01 ROLE-01]", async ({
  page,
  sharedServer: { url: origin },
}) => {
  test.setTimeout(90_000);
  await signUpToChat(page);
  await enableTasks(page);
  const agent = await connectAgent(page, origin);
  try {
    const progress = Promise.withResolvers<string>();
    const answer = agent.callTool(
      { name: "tasks_create_task", arguments: { title: "Call Maya" } },
      { onprogress: ({ message }) => progress.resolve(message ?? "") },
    );
    // The chat of the key comes up in the history of the window that is open.
    const chat = page.getByRole("link", { name: /From My editor/ });
    await expect(chat).toBeVisible();
    const address = /http:\S+/.exec(await progress.promise)?.[0];
    await chat.click();
    await expect(page).toHaveURL(address ?? "nowhere");

    await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
    const title = approvalDialog(page).getByRole("textbox", { name: "title" });
    await expect(title).toHaveValue("Call Maya");
    await title.fill("Call Maya on Monday");
    await approvalDialog(page)
      .getByRole("button", { name: /^Approve/ })
      .click();

    const { content, isError } = await answer;
    expect(isError).toBeFalsy();
    expect(JSON.stringify(content)).toContain("Call Maya on Monday");
    await expect(
      conversation(page).getByText("User approved tool call: create_task"),
    ).toBeVisible();
    const items = await page.request.get(`${origin}/api/v1/inbox-items`);
    expect(((await items.json()) as { title: string }[]).map((item) => item.title)).toEqual([
      "Call Maya on Monday",
    ]);
  } finally {
    await agent.close();
  }
});
