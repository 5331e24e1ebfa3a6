import type { Page } from "@playwright/test";
import { history, newChatSaying, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

// How a failure looks is shown by the stories; which sentence a page hands to it, only by the page itself.

async function expectError(page: Page, path: string, sentence: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Show Error" }).click();
  await expect(page.getByText(sentence), path).toBeVisible();
}

test("each page that needs a user says so to a visitor [CONN-22 ERR-22 PROF-13 SMS-17 ERR-51 SRC-20 ERR-45 SHELL-05 SHELL-06 SHELL-07 CHAT-59 ERR-35 ERR-69 ROLE-10]", async ({
  page,
}) => {
  for (const [path, sentence] of [
    ["/ui/connections", "You must be logged in to view your connections."],
    ["/ui/profile", "You must be logged in to view your connections."],
    ["/ui/sms-preferences", "You must be logged in to view your connections."],
    ["/ui/inbox-sources", "You must be logged in to manage inbox sources."],
    ["/ui/connections/create-custom-tool", "Failed to Load Data"],
    ["/switchboard-chat", "User not found or not logged in. Please log in."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sentence), path).toBeVisible();
  }
  await page
    .getByRole("main")
    .getByRole("link", { name: /log in/i })
    .click();
  await expect(page).toHaveURL(/\/ui\/login$/);
});

test("each page says what it could not find or load [CONN-23 CONN-24 ERR-28 ERR-29 DOCS-04 DOCS-08 ERR-26 ERR-27 ITEM-15 ERR-47 CADD-16 ERR-20 CEDIT-20 ERR-21 PLAY-20 ERR-48 SHELL-02 ERR-68]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Oops! Page Not Found." })).toBeVisible();
  for (const [path, sentence] of [
    ["/ui/connections/setup/nothing", "Setup guide content not found."],
    ["/ui/tools/nothing", "Documentation content not found."],
    ["/switchboard-inbox/42", "Inbox item with ID 42 not found."],
    ["/ui/connections/add/nothing", "Could not load manifest for plugin 'nothing'."],
    [
      "/ui/connections/edit/01890000-0000-7000-8000-000000000000",
      "Connection not found or you do not have permission to view it.",
    ],
    ["/ui/playbooks/edit/7", "Playbook with ID 7 not found."],
  ] as const) {
    await expectError(page, path, sentence);
  }
  await page.route("**/api/v1/app-info", (route) => route.fulfill({ status: 500, json: {} }));
  await expectError(page, "/ui/connections", "Could not load application information.");
  await page.route("**/api/v1/app-info", (route) => route.fulfill({ json: { plugins: "none" } }));
  await expectError(page, "/ui/welcome", "Invalid configuration was received from the server.");
});

test("each action that fails says which one, and why [CONN-18 CONN-20 ERR-24 ERR-25 PLAY-18 ERR-36 SRC-19 ERR-42 CHAT-38 ERR-08 DISC-04 ERR-61]", async ({
  page,
}) => {
  await signUp(page);
  for (const [call, data] of [
    ["connections", { name: "My tasks", connection_type: "tasks" }],
    ["playbooks", { name: "Plan", target_source_type: "manual", prompt_template: "Plan." }],
    [
      "inbox-sources",
      {
        name: "Orders",
        source_type: "data_condition",
        connection_ids: [],
        config: { file: "orders.csv", condition: "amount > 1", key: "order_id", priority: "low" },
        refresh_frequency_minutes: 60,
      },
    ],
  ] as const) {
    await expect(await page.request.post(`/api/v1/${call}`, { data })).toBeOK();
  }
  const refuse = (method: string) =>
    page.route("**/api/v1/**", (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 409, json: { detail: "Not now." } })
        : route.fallback(),
    );
  const alert = page.getByRole("alertdialog");
  const expectAlert = async (sentence: string) => {
    await expect(alert).toContainText(sentence);
    await alert.getByRole("button", { name: "OK" }).click();
  };
  await refuse("DELETE");

  await page.goto("/ui/playbooks");
  await page.getByRole("button", { name: "Delete Plan" }).click();
  await alert.getByRole("button", { name: "Delete" }).click();
  await expectAlert("Failed to delete playbook: Not now.");
  await page.goto("/ui/inbox-sources");
  await page.getByRole("button", { name: "Delete Orders" }).click();
  await expectAlert("Failed to delete source: Not now.");
  await page.goto("/ui/connections");
  await page.getByRole("button", { name: "Disable Tasks" }).click();
  await alert.getByRole("button", { name: "Disable" }).click();
  await expectAlert("Failed to disable tool: Not now.");

  await newChatSaying(page, "Keep me");
  const row = history(page).getByRole("listitem").filter({ hasText: "Keep me" });
  await row.hover();
  await row.getByRole("button", { name: "Delete Keep me" }).click();
  await page.getByRole("button", { name: "Confirm Delete" }).click();
  await expectAlert("Error: Could not delete chat. Not now.");
  await expect(row).toHaveCount(1);

  for (const name of ["Your files", "My tasks"])
    await page.getByRole("checkbox", { name }).uncheck();
  await page.getByRole("button", { name: "Discover Something" }).click();
  await expectAlert("Please select at least one connection to use the Discovery feature.");

  await page.unrouteAll();
  await page.goto("/ui/connections");
  await page.getByRole("button", { name: "Disable Tasks" }).click();
  await alert.getByRole("button", { name: "Disable" }).click();
  await refuse("POST");
  await page.getByRole("button", { name: "Enable Tasks" }).click();
  await expectAlert("Failed to enable tool: Not now.");
});
