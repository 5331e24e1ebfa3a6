import type { Page } from "@playwright/test";
import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

const name = (page: Page) => page.getByLabel("Connection name");
const list = (page: Page) => page.getByRole("checkbox", { name: "Enable list_tasks" });
const save = (page: Page) => page.getByRole("button", { name: "Save Connection" }).click();

test("saves a connection with the tools that were chosen and those to be verified, and loses nothing on the way [CADD-01 CADD-03 CADD-11 CADD-13 CADD-14 CADD-15 CADD-17 APPROVE-14 REQ-03 REQ-04 REQ-10 ERR-33 LO-49 LO-61]", async ({
  page,
  expectAccessible,
}) => {
  const email = await signUp(page);
  await page.goto("/ui/welcome");
  const manifest = page.waitForRequest("**/api/v1/plugins/tasks/manifest");
  await page.getByRole("link", { name: /Tasks/ }).click();
  await manifest;

  await test.step("what is proposed is no change, and what is chosen is one", async () => {
    await expect(name(page)).not.toHaveValue("");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/ui\/connections$/);
    await page.goBack();
    await name(page).fill("Roastery tasks");
    await list(page).uncheck();
    await page.getByRole("link", { name: "Cancel" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(list(page)).not.toBeChecked();
  });

  await test.step("a missing method can be requested from there", async () => {
    await page.getByRole("button", { name: "Request a New Method" }).click();
    const form = page.getByRole("dialog", { name: "Request a New Method" });
    await expect(form.getByLabel("Contact email")).toHaveValue(email);
    await expectAccessible(page);
    await form.getByLabel("Method description").fill("Archive a task");
    await form.getByLabel("Contact name").fill("Maya Halden");
    const request = page.waitForRequest((sent) => sent.url().endsWith("/api/v1/request-method"));
    await page.keyboard.press("Enter");
    expect((await request).postDataJSON()).toEqual({
      method_description: "Archive a task",
      contact_name: "Maya Halden",
      contact_email: email,
      plugin_name: "tasks",
    });
    await expect(form.getByText("Thank you!")).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/ui\/connections\/add\/tasks$/);
  });

  await test.step("a refusal says why and keeps what was typed", async () => {
    let body: unknown = { detail: "Three connections are the most of your plan." };
    const refuse = "**/api/v1/connections";
    await page.route(refuse, (route) => route.fulfill({ status: 409, json: body }));
    await save(page);
    await expect(page.getByText("Three connections are the most of your plan.")).toBeVisible();
    body = {};
    await save(page);
    await expect(page.getByText("An unknown error occurred.")).toBeVisible();
    await page.unroute(refuse);
    await expect(name(page)).toHaveValue("Roastery tasks");
  });

  const update = page.getByRole("listitem", { name: "update_task" });
  await update.getByRole("checkbox", { name: "Verify before running" }).uncheck();
  await expectAccessible(page);
  // What was made stays made when only what follows cannot be loaded.
  let failures = 0;
  await page.route("**/api/v1/users/me", async (route) => {
    failures += 1;
    await (failures === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue());
  });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await save(page);
  expect((await sent).postDataJSON()).toEqual({
    name: "Roastery tasks",
    connection_type: "tasks",
    configuration: {},
    credentials: {},
    enabled_methods: ["create_task", "update_task"],
    hitl_methods: ["create_task"],
  });
  await expect(page).toHaveURL("/ui/connections");
  await expect(page.getByRole("button", { name: "Disable Tasks" })).toBeVisible();
  expect(failures).toBe(2);

  // It is there once: the way in leads to what is there.
  await page.goto("/ui/welcome");
  await page.getByRole("link", { name: /Tasks/ }).click();
  await expect(page).toHaveURL(/\/ui\/connections\/edit\//);
  await expect(name(page)).toHaveValue("Roastery tasks");
});
