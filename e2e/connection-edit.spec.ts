import type { Page } from "@playwright/test";
import { ask, conversation, enableTasks, settled, signUp } from "./people.ts";
import { startRedmine } from "./redmine-server.ts";
import { TestServer } from "./server.ts";
import { expect, test } from "./test.ts";

/** Opens the page of the connection with the task tool. */
async function openConnection(page: Page) {
  const me = await page.request.get("/api/v1/users/me");
  const { connections } = (await me.json()) as {
    connections: { id: string; connection_type: string }[];
  };
  const id = connections.find((one) => one.connection_type === "tasks")?.id ?? "";
  await page.goto(`/ui/connections/edit/${id}`);
  return id;
}

test("changes a connection's name, tools and names of fields, keeps them when that is refused, takes one press only, and returns to the list [CEDIT-01 CEDIT-02 CEDIT-04 CEDIT-10 CEDIT-11 CEDIT-12 CEDIT-13 CEDIT-14 CEDIT-15 CEDIT-17 CEDIT-18 CEDIT-19 CEDIT-21 ERR-33]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasks(page);
  const id = await openConnection(page);
  const name = page.getByLabel("Connection name");
  await expect(name).toHaveValue("My tasks");
  await expect(
    page.getByText("This connection type has no non-secret configuration fields."),
  ).toBeVisible();
  await expectAccessible(page);
  await name.fill("Tasks of the roastery");
  await page.getByRole("button", { name: "Add Mapping" }).click();
  await page.keyboard.type("  Client Name ");
  await page.keyboard.press("Tab");
  await page.keyboard.type(" customfield_10010 ");
  await page.getByRole("checkbox", { name: "Enable list_tasks" }).uncheck();

  const held = Promise.withResolvers<void>();
  const saved = `**/api/v1/connections/${id}`;
  let body: unknown = { detail: "The name is taken." };
  let count = 0;
  await page.route(saved, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    count += 1;
    await held.promise;
    await route.fulfill({ status: 409, json: body });
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("button", { name: "Saving..." }).click({ force: true });
  held.resolve();
  await expect(page.getByText("The name is taken.")).toBeVisible();
  expect(count).toBe(1);
  body = {};
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
  await page.unroute(saved);

  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const request = await sent;
  expect(request.url()).toMatch(new RegExp(`/api/v1/connections/${id}$`));
  expect(request.postDataJSON()).toEqual({
    name: "Tasks of the roastery",
    configuration: {},
    credentials: {},
    enabled_methods: ["create_task", "update_task"],
    hitl_methods: ["create_task", "update_task"],
    field_mappings: { "Client Name": "customfield_10010" },
    // The version that the page loaded, so that the server can detect a conflict.
    version: expect.any(String),
  });
  await expect(page).toHaveURL(/\/ui\/connections$/);

  await openConnection(page);
  await expect(name).toHaveValue("Tasks of the roastery");
  await expect(page.getByRole("textbox", { name: "Field ID of Client Name" })).toHaveValue(
    "customfield_10010",
  );
  await expect(page.getByRole("checkbox", { name: "Enable list_tasks" })).not.toBeChecked();
});

test("does not bring a permission back that was revoked in another window, and keeps what was typed [CEDIT-15 CEDIT-21 S21]", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page);
  await enableTasks(page, { verify: ["create_task"] });
  const id = await openConnection(page);
  const asks = page
    .getByRole("listitem", { name: "update_task" })
    .getByRole("checkbox", { name: "Verify before running" });
  await expect(asks).not.toBeChecked();
  await page.getByLabel("Connection name").fill("Tasks of the roastery");
  const other = await page.context().newPage();
  await other.goto(`/ui/connections/edit/${id}`);
  await other.getByRole("button", { name: "Revoke for update_task" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(other.getByRole("button", { name: "Revoke for update_task" })).toHaveCount(0);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/^Nothing was saved .* which tools run or ask\./)).toBeVisible();
  await expect(asks).toBeChecked();
  await expect(page.getByLabel("Connection name")).toHaveValue("Tasks of the roastery");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(/\/ui\/connections$/);
  await openConnection(page);
  await expect(page.getByLabel("Connection name")).toHaveValue("Tasks of the roastery");
  await expect(asks).toBeChecked();
});

test("fields are chosen as the app lists them, named, and called so by the agent; ids can be typed where the app lists nothing [CEDIT-11 CEDIT-12]", async ({
  page,
  expectAccessible,
}) => {
  const redmine = await startRedmine();
  const server = await TestServer.launch({ OUTBOUND_ALLOW: new URL(redmine.url).host });
  try {
    redmine.setKey("first-key");
    await signUp(page, { origin: server.url });
    const made = await page.request.post(`${server.url}/api/v1/connections`, {
      data: {
        connection_type: "redmine",
        name: "Our tracker",
        configuration: { base_url: redmine.url },
        credentials: { api_key: "first-key" },
      },
    });
    await expect(made).toBeOK();

    const open = async () => {
      await page.goto(`${server.url}/ui/connections`);
      await page.getByRole("link", { name: "Edit Our tracker" }).click();
    };
    const field = page.getByRole("combobox", { name: "Field ID of Client" });
    await open();
    await page.getByRole("button", { name: "Add Mapping" }).click();
    await page.keyboard.type("Client");
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    await page.keyboard.type("kun");
    await page.getByRole("option", { name: "Kunde" }).click();
    await expect(field).toHaveValue("Kunde");
    await expect(field).toHaveAccessibleDescription("5");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(/\/ui\/connections$/);

    await page.goto(`${server.url}/switchboard-chat`);
    await ask(page, "List issues in Redmine");
    const issues = conversation(page).getByRole("table").last();
    await expect(issues.getByRole("columnheader", { name: "Client" })).toBeVisible();
    await expect(issues.getByRole("cell", { name: "Halden" })).toBeVisible();
    await settled(page);

    redmine.setKey(null);
    await open();
    await expect(
      page.getByText(/The app's fields could not be listed, so enter field IDs\./),
    ).toBeVisible();
    await expect(page.getByText(/Redmine rejected the credentials \(401\)/).first()).toBeVisible();
    await field.fill("6");
    redmine.setKey("first-key");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(field).toHaveValue("Cost centre");
  } finally {
    await server.dispose();
    await redmine.close();
  }
});
