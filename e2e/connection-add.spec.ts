import { signUp } from "./people.ts";
import { expect, test } from "./test.ts";

test("saves a connection with the tools that were chosen and those to be verified [CADD-01 CADD-03 CADD-11 CADD-13 APPROVE-14 LO-49 LO-61]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await page.goto("/ui/welcome");
  const manifest = page.waitForRequest("**/api/v1/plugins/tasks/manifest");
  await page.getByRole("link", { name: /Tasks/ }).click();
  await manifest;
  await page.getByLabel("Connection name").fill("Roastery tasks");
  await page.getByRole("checkbox", { name: "Enable list_tasks" }).uncheck();
  const update = page.getByRole("listitem", { name: "update_task" });
  await update.getByRole("checkbox", { name: "Verify before running" }).uncheck();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Save Connection" }).click();
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

  // It is there once: the way in leads to what is there.
  await page.goto("/ui/welcome");
  await page.getByRole("link", { name: /Tasks/ }).click();
  await expect(page).toHaveURL(/\/ui\/connections\/edit\//);
  await expect(page.getByLabel("Connection name")).toHaveValue("Roastery tasks");
});

test("keeps what was typed when the server refuses, and says why [CADD-17 ERR-33]", async ({
  page,
}) => {
  await signUp(page);
  let body: unknown = { detail: "Three connections are the most of your plan." };
  await page.route("**/api/v1/connections", (route) => route.fulfill({ status: 409, json: body }));
  await page.goto("/ui/connections/add/tasks");
  await page.getByLabel("Connection name").fill("Roastery tasks");
  await page.getByRole("button", { name: "Save Connection" }).click();
  await expect(page.getByText("Three connections are the most of your plan.")).toBeVisible();
  await expect(page.getByLabel("Connection name")).toHaveValue("Roastery tasks");
  body = {};
  await page.getByRole("button", { name: "Save Connection" }).click();
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
});

test("a connection that was made stays made when only what follows cannot be loaded [CADD-17]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/ui/connections/add/tasks");
  await page.getByLabel("Connection name").fill("Roastery tasks");
  let failures = 0;
  await page.route("**/api/v1/users/me", async (route) => {
    failures += 1;
    await (failures === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue());
  });
  await page.getByRole("button", { name: "Save Connection" }).click();
  await expect(page.getByRole("button", { name: "Disable Tasks" })).toBeVisible();
  expect(failures).toBe(2);
});
