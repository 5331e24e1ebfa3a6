import type { Page } from "@playwright/test";
import { approvalDialog, settled, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

async function post(page: Page, path: string, data: unknown): Promise<{ id: string }> {
  const made = await page.request.post(path, { data });
  await expect(made).toBeOK();
  return (await made.json()) as { id: string };
}

const upload = async (page: Page, content: string) => {
  const file = { name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(content) };
  await expect(await page.request.post("/api/v1/data/upload", { multipart: { file } })).toBeOK();
};

test("a row that changed comes to the inbox, and a playbook resolves it with a change that is approved [INBOX-01 INBOX-09 PLAY-11 PLAY-21 LO-77 LO-97]", async ({
  page,
}) => {
  await signUp(page);
  await upload(page, "order_id,customer,amount\n1,Acme,700\n2,Harbor,900\n");
  // Tasks may be created without approval, but content of a file requires it all the same.
  await post(page, "/api/v1/connections", {
    name: "My tasks",
    connection_type: "tasks",
    configuration: {},
    enabled_methods: ["list_tasks", "create_task"],
    hitl_methods: [],
  });
  await post(page, "/api/v1/playbooks", {
    name: "Check the order",
    target_source_type: "data_condition",
    prompt_template: "Create a task to check {{ inbox_item.title }}",
  });
  const { id } = await post(page, "/api/v1/inbox-sources", {
    name: "Large orders",
    source_type: "data_condition",
    connection_ids: [],
    config: { file: "orders.csv", condition: "amount > 1000", key: "order_id", priority: "high" },
    refresh_frequency_minutes: 60,
  });
  await page.goto("/switchboard-inbox");
  await expect(page.getByText("Your inbox is empty. Great job!")).toBeVisible();

  await test.step("the file changes, and its row is there without a reload", async () => {
    await upload(page, "order_id,customer,amount\n1,Acme,700\n2,Harbor,4900\n");
    await expect
      .poll(async () => (await page.request.post(`/api/v1/inbox-sources/${id}/run`)).status())
      .toBe(200);
    await expect(page.getByRole("link", { name: /2 in orders\.csv/ })).toBeVisible();
  });

  await test.step("the playbook opens the chat with everything in place", async () => {
    await page.getByRole("link", { name: /2 in orders\.csv/ }).click();
    await expect(page.getByText("Matches “amount > 1000”.")).toBeVisible();
    await page.getByRole("button", { name: "Check the order", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      "Create a task to check «2 in orders.csv»",
    );
  });

  await test.step("its change waits for an approval, in the inbox as well", async () => {
    await page.getByRole("button", { name: "Send" }).click();
    const dialog = approvalDialog(page);
    await expect(dialog).toContainText("Inbox: 2 in orders.csv");
    const summary = await page.request.get("/api/v1/inbox-items/summary");
    expect(await summary.json()).toEqual({ open: 2, waiting: 1 });
    await dialog.getByRole("button", { name: "Approve & Continue" }).click();
    await settled(page);
    await page.goto("/switchboard-inbox");
    // The task is named after the row, and its row is listed too.
    await expect(page.getByRole("link", { name: /2 in orders\.csv/ })).toHaveCount(2);
  });
});
