import type { Page } from "@playwright/test";
import { ask, conversation, enableTasks, settled, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const limits = (page: Page) => page.getByRole("form", { name: "Limits" });
const card = (page: Page) => page.getByRole("region", { name: "Credit limit reached" });

/** Sets limits on the page of credits. */
async function limit(page: Page, origin: string, field: string, credits: string) {
  await page.goto(`${origin}/ui/credits`);
  await limits(page).getByLabel(field).fill(credits);
  await limits(page).getByRole("button", { name: "Save limits" }).click();
  await expect(page.getByText("Limits saved.")).toBeVisible();
}

test("a run at its limit asks, waits over a reload and a restart of the server, is in the inbox, and continues [A9 R13]", async ({
  scripted: { model, server },
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const origin = server.url;
  await signUp(page, { origin });
  await limit(page, origin, "Limit per run", "2");
  await expectAccessible(page);
  await page.reload();
  await expect(limits(page).getByLabel("Limit per run")).toHaveValue("2");

  await enableTasks(page, { origin });
  await ask(page, "Look twice");
  await model.asked();
  model.call("tasks_list_tasks", {});
  await model.asked();
  await expect(page.getByText(/1 of 3 tool calls · 1\.02 credits/)).toBeVisible();
  model.call("tasks_list_tasks", {});
  await expect(card(page)).toContainText("This run has used 2.03 credits. Continue?");
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  const chat = page.url();

  await page.goto(`${origin}/switchboard-inbox`);
  await expect(page.getByText("Continue? This run has used 2.03 credits")).toBeVisible();
  await server.restart();
  await page.goto(chat);
  await expect(card(page)).toContainText("This run has used 2.03 credits. Continue?");
  await card(page).getByRole("button", { name: "Continue" }).click();
  await model.asked();
  await expect(card(page)).toHaveCount(0);
  model.say("I looked twice.");
  model.finish();
  await expect(conversation(page).getByText("I looked twice.")).toBeVisible();
  await settled(page);
  await page.goto(`${origin}/switchboard-inbox`);
  await expect(page.getByText("Continue? This run has used 2.03 credits")).toHaveCount(0);
});
