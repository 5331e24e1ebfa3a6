import type { Page } from "@playwright/test";
import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const sent = (page: Page, call: string) =>
  page.waitForRequest((request) => request.url().endsWith(`/api/v1/${call}`));

test("a visitor asks for an integration, is thanked, and finds the form empty again [REQ-01 REQ-02 REQ-07 REQ-08 REQ-10 LAND-06 LIMIT-08]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Request a New Integration" });
  await opener.click();
  const form = dialog(page, "Request a New Integration");
  await expect(form.getByLabel("Tool name")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Tool name").fill("  Harbor Desk ");
  await form.getByLabel("Contact name").fill("Maya Halden");
  await form.getByLabel("Contact email").fill("maya@haldencoffee.example");
  const request = sent(page, "request-tool");
  await form.getByRole("button", { name: "Send Request" }).click();
  expect((await request).postDataJSON()).toEqual({
    tool_name: "Harbor Desk",
    contact_name: "Maya Halden",
    contact_email: "maya@haldencoffee.example",
  });
  await expect(form.getByText("Thank you!")).toBeVisible();
  const thanked = Date.now();
  await expect(form).toBeHidden();
  expect(Date.now() - thanked).toBeGreaterThan(1000);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(form.getByLabel("Tool name")).toHaveValue("");
});

test("somebody who adds a connection asks for a method of its plugin, with their address filled in, and loses nothing [CADD-14 CADD-15 REQ-03 REQ-04 REQ-10]", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/ui/connections/add/tasks");
  await page.getByLabel("Connection name").fill("Roastery tasks");
  await page.getByRole("button", { name: "Request a New Method" }).click();
  const form = dialog(page, "Request a New Method");
  await expect(form.getByLabel("Contact email")).toHaveValue(email);
  await expectAccessible(page);
  await form.getByLabel("Method description").fill("Archive a task");
  await form.getByLabel("Contact name").fill("Maya Halden");
  const request = sent(page, "request-method");
  await page.keyboard.press("Enter");
  expect((await request).postDataJSON()).toEqual({
    method_description: "Archive a task",
    contact_name: "Maya Halden",
    contact_email: email,
    plugin_name: "tasks",
  });
  await expect(form.getByText("Thank you!")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByLabel("Connection name")).toHaveValue("Roastery tasks");
  await expect(page).toHaveURL(/\/ui\/connections\/add\/tasks$/);
});
