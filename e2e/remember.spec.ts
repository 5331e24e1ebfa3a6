import { ask, conversation, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

test("what a person says is remembered once they accept it, in the chat or on the profile, and never proposed again once they refuse it [PROF-04 PROF-05]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await ask(page, "Remember that my fiscal year starts in July");
  const card = conversation(page).getByRole("region", { name: "Remember this?" });
  await expect(card).toContainText("Fiscal year: starts in July");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Accept" }).press("Enter");
  const remembered = conversation(page).getByRole("region", { name: /^Remembered/ });
  await expect(remembered.getByRole("button", { name: "Undo" })).toBeFocused();

  await page.reload();
  await expect(remembered).toContainText("Fiscal year: starts in July");
  const chat = new URL(page.url()).pathname;

  await page.goto("/ui/profile");
  await expect(page.getByRole("textbox", { name: "Value of Fiscal year" })).toHaveValue(
    "starts in July",
  );
  const learned = page.getByRole("table", { name: "Learned Facts & Preferences" });
  await learned.getByRole("link", { name: "Remember that my fiscal year starts in July" }).click();
  await expect(page).toHaveURL(new RegExp(`${chat}$`));
  await expect(remembered).toBeVisible();

  await page.goto("/switchboard-chat");
  await ask(page, "Remember that my warehouse is Chiado");
  await card.getByRole("button", { name: "Refuse" }).click();
  await expect(conversation(page).getByRole("region", { name: "Not remembered" })).toBeVisible();
  await ask(page, "Remember that my WAREHOUSE is chiado");
  await expect(conversation(page)).toContainText("You refused this before");
  await expect(card).toHaveCount(0);

  await test.step("edited and accepted on the profile, beside edits that are not saved yet, and undone there", async () => {
    await ask(page, "Remember that I prefer EUR");
    await expect(conversation(page).getByRole("region", { name: "Remember this?" })).toBeVisible();
    await page.goto("/ui/profile");
    await page.getByRole("textbox", { name: "Value of Company" }).fill("Halden Coffee");
    const proposed = page.getByRole("region", { name: "Remember this?" });
    // Its chat is called after the first thing said in it.
    await expect(
      proposed.getByRole("link", { name: "Remember that my warehouse is Chiado" }),
    ).toBeVisible();
    await proposed.getByRole("button", { name: "Edit" }).click();
    await proposed.getByRole("textbox", { name: "Key" }).fill("Currency");
    await expectAccessible(page);
    await proposed.getByRole("button", { name: "Accept" }).click();
    const currency = page.getByRole("textbox", { name: "Value of Currency" });
    await expect(currency).toHaveValue("EUR");
    await expect(page.getByRole("textbox", { name: "Value of Company" })).toHaveValue(
      "Halden Coffee",
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(proposed).toBeVisible();
    await expect(currency).toHaveCount(0);
  });
});
