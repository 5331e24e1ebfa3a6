import { ask, conversation, settled, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

const reason = "Needs an API key – ask your administrator";

test("without an API key the built-in planner is what answers: selected, and named once above the chat [CHAT-29]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  const select = page.getByRole("combobox", { name: "Model" });
  await expect(select).toHaveText("Built-in planner");
  await select.click();
  const missing = page.getByRole("group", { name: reason }).getByRole("option");
  await expect(missing).toHaveText([
    "openai:gpt-4o",
    "google:gemini-1.5-pro-latest",
    "google:gemini-1.5-flash-latest",
  ]);
  await expect(missing.first()).toBeDisabled();
  await page.keyboard.press("Escape");
  await ask(page, "What can you do?");
  await settled(page);
  await expect(conversation(page).getByText(/planner/)).toHaveCount(0);
  await page.getByRole("button", { name: "Built-in planner" }).click();
  const about = page.getByRole("dialog", { name: "Built-in planner" });
  await expect(about).toContainText("is not a language model");
  await expect(about).toContainText("ask your administrator for an API key");
  await expectAccessible(page);
});
