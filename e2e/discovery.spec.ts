import type { Page } from "@playwright/test";
import { conversation, enableTasks, settled, signUpToChat, upload } from "./people.ts";
import { csvFile } from "./sales.ts";
import { expect, test } from "./test.ts";

const DISCOVER = "**/api/switchboard-chat/discover";
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const button = (page: Page) => page.getByRole("button", { name: "Discover Something" });
const limit = (page: Page) => page.getByRole("spinbutton", { name: "Discovery Execution Limit" });
const card = (page: Page, name: string) => conversation(page).getByRole("region", { name });

test("a discovery finds what is there, its names can be accepted and its prompts asked [DISC-01 DISC-03 LO-33 CT-19]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await enableTasks(page, { verify: ["list_tasks"] });
  await upload(page, csvFile);
  await limit(page).fill("7");
  const asked = page.waitForRequest(DISCOVER);
  await button(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    connection_ids: [expect.any(String), expect.any(String)],
    discovery_credits: 7,
    session_id: null,
  });
  await settled(page);
  await expect(page).toHaveURL(/\/switchboard-chat\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("link", { name: "Discovery" })).toBeVisible();

  const files = card(page, "Your files");
  await expect(files.getByRole("row", { name: /sales\.csv/ })).toContainText("6,000");
  await expect(files.getByRole("row", { name: /sales\.csv/ })).toContainText("region");
  const tasks = card(page, "My tasks");
  await expect(tasks).toContainText("Skipped list_tasks because it requires approval");
  await expect(conversation(page).getByRole("article", { name: "You" })).toHaveCount(0);
  await expectAccessible(page);

  const saved = page.waitForRequest(
    (request) => request.method() === "POST" && /\/v1\/connections\/[^/]+$/.test(request.url()),
  );
  await files.getByRole("checkbox", { name: "Unit price for unit_price" }).check();
  await files.getByRole("button", { name: "Accept 1 name" }).click();
  expect((await saved).postDataJSON()).toEqual({
    name: "Your files",
    field_mappings: { "Unit price": "unit_price" },
  });
  await expect(files.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(files.getByRole("checkbox", { name: "Unit price for unit_price" })).toHaveCount(0);

  await page.reload();
  await expect(files.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(limit(page)).toHaveValue("7");

  const prompt = "What is the total amount by customer in sales.csv?";
  await files.getByRole("button", { name: prompt }).click();
  await expect(message(page)).toHaveValue(prompt);
  await expect(message(page)).toBeFocused();
  await message(page).press("Enter");
  await settled(page);
  await expect(
    conversation(page)
      .getByText(/Total amount/i)
      .last(),
  ).toBeVisible();

  await page.goto("/switchboard-chat");
  const examples = page.getByRole("list", { name: "Examples" });
  await expect(examples.getByRole("button", { name: prompt })).toBeVisible();
});
