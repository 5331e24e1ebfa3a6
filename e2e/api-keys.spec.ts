import type { Page } from "@playwright/test";
import { approvalDialog, enableTasks, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

/** The events of a run that a program started. */
async function readEvents(response: Response): Promise<Record<string, unknown>[]> {
  const text = await response.text();
  return text
    .split("\n\n")
    .filter((block) => block.startsWith("data: {"))
    .map((block) => JSON.parse(block.slice("data: ".length)) as Record<string, unknown>);
}

const rows = (page: Page) => page.getByRole("table", { name: "API keys" }).getByRole("row");

test("a key is created, copied, used by a program whose change the person approves, and revoked [KEY-01 KEY-02 KEY-03 KEY-04 KEY-05 KEY-06 KEY-07 KEY-08 KEY-09 KEY-10 KEY-14 S13 LIMIT-25]", async ({
  page,
  context,
  sharedServer: { url: origin },
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  await enableTasks(page);
  await page.goto("/ui/developer-settings");
  await expect(page.getByText("You have no API keys yet.")).toBeVisible();
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByText("Enter a name for the key.")).toBeVisible();
  await page.getByLabel("New key").fill("Stock count");
  await page.getByLabel("New key").press("Enter");

  const text = await page.getByLabel("New API key").textContent();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(rows(page).filter({ hasText: "Stock count" })).toContainText("Never");
  await expectAccessible(page);

  const send = (method: string, path: string, body?: unknown) =>
    fetch(new URL(path, origin), {
      method,
      headers: { authorization: `Bearer ${text}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const example = await page.getByText(/^curl -N/).textContent();
  const [, body = "{}"] = /-d '([^']*)'/.exec(example ?? "") ?? [];
  const firstCall = await readEvents(
    await send("POST", "/api/switchboard-chat/run", JSON.parse(body)),
  );
  const answer = firstCall.filter(({ type }) => type === "assistant").map(({ content }) => content);
  expect(answer.join("")).toContain("create task");
  const { connections } = (await (await send("GET", "/api/v1/users/me")).json()) as {
    connections: { id: string; connection_type: string }[];
  };
  const events = await readEvents(
    await send("POST", "/api/switchboard-chat/run", {
      prompt: 'Create a task called "Count the stock"',
      connection_ids: connections.map(({ id }) => id),
      model: "openai:gpt-4o",
      max_executions: 3,
      session_id: null,
      approved_tool_call: null,
    }),
  );
  const waiting = events.at(-1);
  expect(waiting).toMatchObject({ type: "hitl_required" });

  // Permanently gone with the page.
  await page.goto(`/switchboard-chat/${String(events[0]?.["session_id"])}`);
  await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
  await approvalDialog(page)
    .getByRole("button", { name: /^Approve/ })
    .click();
  const run = `/api/v1/runs/${String(waiting?.["run_id"])}`;
  await expect
    .poll(async () => ((await (await send("GET", run)).json()) as { state: string }).state)
    .toBe("finished");
  const rest = await readEvents(
    await send("GET", `${run}/events?after=${String(waiting?.["seq"])}`),
  );
  expect(JSON.stringify(rest)).toContain("Count the stock");

  await page.goto("/ui/developer-settings");
  await expect(rows(page).filter({ hasText: "Stock count" })).not.toContainText("Never");
  await expect(page.getByLabel("New API key")).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke Stock count" }).click();
  const question = page.getByRole("alertdialog", { name: "Revoke API Key?" });
  await expect(question).toContainText(
    "Are you sure you want to revoke this key? This action is permanent.",
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rows(page).filter({ hasText: "Stock count" })).toHaveCount(1);
  await page.getByRole("button", { name: "Revoke Stock count" }).click();
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("You have no API keys yet.")).toBeVisible();
  expect((await send("GET", "/api/v1/users/me")).status).toBe(401);
});
