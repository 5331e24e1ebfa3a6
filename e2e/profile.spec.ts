import { ask, conversation, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

test("the profile is saved, the page is loaded again, and the agent answers from it [PROF-01 PROF-02 PROF-03 PROF-04 PROF-06 PROF-07 PROF-10 PROF-11 LIMIT-09]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await page.goto("/ui/profile");
  await expect(page.getByRole("heading", { level: 1, name: "My Profile & Context" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications" })).toHaveAttribute(
    "href",
    "/ui/sms-preferences",
  );
  await page.getByRole("textbox", { name: "Value of Role" }).fill("Head of accounts");
  await page.getByRole("button", { name: "Add fact" }).click();
  await page.keyboard.type("Warehouse");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Chiado");
  await expectAccessible(page);
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Save Profile Context" }).click();
  await expect(page.getByText("Profile context saved successfully!")).toBeVisible();
  await loaded;
  await expect(page.getByRole("textbox", { name: "Value of Role" })).toHaveValue(
    "Head of accounts",
  );
  await expect(page.getByRole("textbox", { name: "Value of Warehouse" })).toHaveValue("Chiado");

  await page.goto("/switchboard-chat");
  await ask(page, "What is my role?");
  await expect(conversation(page)).toContainText("Your profile says: Role: Head of accounts");
});
