import type { Page, Route } from "@playwright/test";
import { notice, noticed } from "./notice.ts";
import { conversation, said, settled, signUpToChat, write } from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

const RUN = "**/api/switchboard-chat/run";

/** The server gets the first request whole, and its answer never arrives. */
async function loseFirstAnswer(page: Page): Promise<string[]> {
  const keys: string[] = [];
  const lose = async (route: Route) => {
    const key = (await route.request().headerValue("idempotency-key")) ?? "";
    keys.push(key);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  };
  await page.route(RUN, lose);
  return keys;
}

test("an answer that is lost before its first word is read all the same, and the run is made and paid once [R4 R9 C10]", async ({
  page,
}) => {
  await signUpToChat(page);
  const keys = await loseFirstAnswer(page);
  await write(page, "What can you do?");
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await settled(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe("");
  expect(keys[1]).toBe(keys[0]);
  await expect(conversation(page).getByText("What can you do?")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  const live = await said(page);
  await page.reload();
  await expect(conversation(page).getByText("What can you do?")).toHaveCount(1);
  expect(await said(page)).toBe(live);
  const sessions: unknown[] = await (await page.request.get("/api/v1/chatsessions")).json();
  expect(sessions).toHaveLength(1);
  const ledger = await (await page.request.get("/api/v1/credits/ledger")).json();
  const runs = ledger.items.flatMap((line: { run_id?: string | null }) => line.run_id ?? []);
  expect(new Set(runs).size).toBe(1);
});

test("a device that goes offline says so once, sends one message when it is back, and has all of a run that went on [R4 C10 C11 C12]", async ({
  scripted: { model, server },
  page,
  context,
}) => {
  await signUpToChat(page, { origin: server.url });
  await context.setOffline(true);
  await write(page, "Tell me about November");
  await expect(page.getByText(/^You are offline\. Your message will be sent/)).toBeVisible();
  await context.setOffline(false);
  await model.asked();
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await expect(conversation(page).getByText("Tell me about November")).toHaveCount(1);

  await notice(page);
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await context.setOffline(true);
  const line = page.getByText(/^You are offline\. The run continues/);
  await expect(line).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeDisabled();
  model.say("on the third, ");
  model.say("in Żary.");
  await context.setOffline(false);
  await expect(conversation(page).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  model.finish();
  await settled(page);
  await expect(line).toBeHidden();
  const seen = await noticed(page);
  expect(seen.line[0]).toMatch(/^You are offline\./);
  expect(seen.line.filter((text) => text.startsWith("You are offline."))).toHaveLength(1);
  expect(new Set(seen.line).size).toBe(seen.line.length);
  expect(seen.heard.join(" ").split("Roasting began")).toHaveLength(2);
  expect(seen.mostWorking).toBe(1);

  const live = await said(page);
  await page.reload();
  await expect(conversation(page).getByText("Roasting began on the third, in Żary.")).toBeVisible();
  expect(await said(page)).toBe(live);
  const sessions: unknown[] = await (
    await page.request.get(`${server.url}/api/v1/chatsessions`)
  ).json();
  expect(sessions).toHaveLength(1);
});
