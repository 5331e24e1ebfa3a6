import type { Page } from "@playwright/test";
import { outboxMessage } from "./outbox.ts";
import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const PATH = "/ui/sms-preferences";
const number = (page: Page) => page.getByRole("textbox", { name: "Phone number" });
const code = (page: Page) => page.getByRole("textbox", { name: "Verification code" });
const textMessages = (page: Page) => page.getByRole("checkbox", { name: "Send me text messages" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A number that no other journey has. */
const newNumber = () => `+1555${String(Date.now() + Math.floor(Math.random() * 1e6)).slice(-7)}`;

test("a phone is verified with the code from the text message, and text messages are switched on beside the emails that are chosen [SMS-01 SMS-02 SMS-03 SMS-04 SMS-05 SMS-06 SMS-07 SMS-08 SMS-09 SMS-10 SMS-11 SMS-12 SMS-13 ROLE-04]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(PATH);
  await expect(number(page)).toHaveAttribute("placeholder", "+15551234567");
  await expect(page.getByRole("button", { name: "Send Code" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();

  const phone = newNumber();
  const started = page.waitForRequest("**/api/v1/phone-verification/start");
  await number(page).fill(phone);
  await press(page, "Send Code");
  expect((await started).postDataJSON()).toEqual({ phone_number: phone });
  await expect(page.getByText("A verification code has been sent to your phone.")).toBeVisible();
  await expect(number(page)).toBeDisabled();
  await expect(code(page)).toBeFocused();

  const [sent = ""] = /\d{6}/.exec(await outboxMessage(page, phone)) ?? [];
  const wrong = sent === "000000" ? "000001" : "000000";
  await code(page).fill(wrong);
  await press(page, "Verify");
  await expect(page.getByText("Invalid or expired code.")).toBeVisible();

  await code(page).fill(sent);
  await press(page, "Verify");
  await expect(page.getByText("Your phone number has been successfully verified!")).toBeVisible();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();

  const saved = page.waitForRequest("**/api/v1/users/me/sms-settings");
  await textMessages(page).check();
  await press(page, "Save");
  expect((await saved).postDataJSON()).toEqual({ sms_opt_in: true });
  await expect(page.getByText("Your SMS opt-in preference has been updated.")).toBeVisible();

  await page.reload();
  await expect(page.getByText(phone)).toBeVisible();
  await expect(textMessages(page)).toBeChecked();

  const weekly = page.getByRole("checkbox", { name: "Weekly summary of my inbox" });
  await weekly.uncheck();
  await press(page, "Save email notifications");
  await expect(page.getByText("Your email notifications have been updated.")).toBeVisible();
  await page.reload();
  await expect(weekly).not.toBeChecked();
});
