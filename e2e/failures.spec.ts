import type { Page } from "@playwright/test";
import { conversation, history, newChatSaying, signUp } from "./people.ts";
import { expect, test } from "./test.ts";

// Stories show how a failure looks; only the page itself shows which message it passes.

async function expectError(page: Page, path: string, sentence: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Show Error" }).click();
  await expect(page.getByText(sentence), path).toBeVisible();
}

test("each page that needs a user says so to a visitor [CONN-22 ERR-22 PROF-13 SMS-17 ERR-51 SRC-20 ERR-45 SHELL-05 SHELL-06 SHELL-07 CHAT-59 ERR-35 ERR-69 ROLE-10 KEY-13 ERR-19]", async ({
  page,
}) => {
  for (const [path, sentence] of [
    ["/ui/connections", "You must be logged in to view your connections."],
    ["/ui/profile", "You must be logged in to view your connections."],
    ["/ui/sms-preferences", "You must be logged in to view your connections."],
    ["/ui/inbox-sources", "You must be logged in to manage inbox sources."],
    ["/ui/connections/create-custom-tool", "Failed to Load Data"],
    ["/ui/developer-settings", "Failed to fetch API keys. Please ensure you are logged in."],
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

test("each page says what it could not find or load [CONN-23 CONN-24 ERR-28 ERR-29 DOCS-04 DOCS-08 ERR-26 ERR-27 ITEM-15 ERR-47 CADD-16 ERR-20 CEDIT-20 ERR-21 PLAY-20 ERR-48 SHELL-02 SHELL-05 SHELL-06 SHELL-08 ERR-68 CHAT-02 CT-04 CT-16]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Oops! Page Not Found." })).toBeVisible();
  const way = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  for (const [path, sentence, thing, back] of [
    ["/ui/connections/setup/nothing", "Setup guide content not found.", "guide", "My Connections"],
    ["/ui/tools/nothing", "Documentation content not found.", "guide", "My Connections"],
    ["/switchboard-inbox/42", "Inbox item with ID 42 not found.", "inbox item", "Inbox"],
    ["/switchboard-chat/42", "Chat session not found.", "chat", "New chat"],
    [
      "/ui/connections/add/nothing",
      "Could not load manifest for plugin 'nothing'.",
      "app",
      "My Connections",
    ],
    [
      "/ui/connections/edit/01890000-0000-7000-8000-000000000000",
      "Connection not found or you do not have permission to view it.",
      "connection",
      "My Connections",
    ],
    ["/ui/playbooks/edit/7", "Playbook with ID 7 not found.", "playbook", "My Playbooks"],
  ] as const) {
    await expectError(page, path, sentence);
    await expect(page.getByText(`This ${thing} was not found.`)).toBeVisible();
    await expect(way(back), path).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  }
  await page.route("**/api/v1/app-info", (route) => route.fulfill({ status: 500, json: {} }));
  for (const path of ["/ui/connections", "/ui/connections/add/github"])
    await expectError(page, path, "Could not load application information.");
  for (const [path, name] of [
    ["/ui/sms-preferences", "Notifications"],
    ["/ui/inbox-sources", "Inbox Sources"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await page.route("**/api/v1/app-info", (route) => route.fulfill({ json: { plugins: "none" } }));
  await expectError(page, "/ui/welcome", "Invalid configuration was received from the server.");
  await page.unrouteAll();

  await test.step("a chat that is gone leads to a new one, and what failed is tried again", async () => {
    const message = page.getByRole("textbox", { name: "Message" });
    const wrong = page.getByRole("heading", { name: "Something went wrong!" });
    await page.goto("/switchboard-chat/01890000-0000-7000-8000-000000000000");
    await expect(wrong).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "New chat" }).click();
    await expect(message).toBeVisible();
    const detail = "The database is being restored. Try again in a minute.";
    const me = await (await page.request.get("/api/v1/users/me")).json();
    const { id } = me.connections[0];
    for (const [path, call, again, shown] of [
      ["/switchboard-chat", "data/datasets", "Try Again", message],
      [
        `/ui/connections/edit/${id}`,
        `connections/${id}`,
        "Try again",
        page.getByRole("heading", { level: 1, name: "Edit Connection" }),
      ],
    ] as const) {
      await page.route(`**/api/v1/${call}`, (route) =>
        route.fulfill({ status: 503, json: { detail } }),
      );
      await expectError(page, path, detail);
      await page.unrouteAll();
      await page.getByRole("button", { name: again }).click();
      await expect(shown).toBeVisible();
    }
  });

  // Whose record cannot be loaded is no visitor.
  await page.route("**/api/v1/users/me", (route) =>
    route.fulfill({ status: 500, json: { detail: "The database is away." } }),
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Failed to Load Data" })).toBeVisible();
  await expect(page.getByText("The database is away.")).toBeVisible();
});

test("a session that ends while a page loads is said on every page, with the way to log in [SHELL-05 SHELL-06 SHELL-07]", async ({
  page,
}) => {
  await signUp(page);
  await page.route(/\/api\/(?!v1\/(users\/me|app-info)$)/, (route) =>
    route.fulfill({ status: 401, json: { detail: "Log in first." } }),
  );
  for (const path of [
    "/switchboard-chat/01890000-0000-7000-8000-000000000000",
    "/ui/connections/add/tasks",
    "/ui/connections/edit/01890000-0000-7000-8000-000000000000",
    "/switchboard-inbox",
    "/switchboard-inbox/42",
    "/ui/inbox-sources",
    "/ui/playbooks",
    "/ui/playbooks/create",
    "/ui/playbooks/edit/7",
    "/ui/developer-settings",
    "/ui/account",
    "/ui/activity",
    "/ui/credits",
    "/ui/admin/settings",
    "/ui/admin/users",
    "/ui/admin/users/7",
  ]) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Failed to Load Data" }), path).toBeVisible();
    await expect(main.getByRole("link", { name: "Log in" }), path).toBeVisible();
  }
});

test("the way in says what failed [CALLBACK-02 CALLBACK-09 CALLBACK-10 CALLBACK-11 LOGIN-09 ERR-14 ERR-15 ERR-16]", async ({
  page,
}) => {
  for (const answer of [{}, { login_url: "javascript:alert(1)" }]) {
    await page.route("**/api/v1/auth/login-url", (route) => route.fulfill({ json: answer }));
    await page.goto("/ui/login");
    await expect(page.getByText("Login URL not provided by the server.")).toBeVisible();
  }
  // Without a code no exchange is tried.
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/ui/callback");
  await expect(
    page.getByText("Authorization code not found. Please try logging in again."),
  ).toBeVisible();
  expect(calls.filter((url) => url.includes("/auth/callback"))).toEqual([]);
  await page.route("**/api/v1/auth/callback?*", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.goto("/ui/callback?code=abc");
  await expect(page.getByText("An unknown error occurred during login.")).toBeVisible();
});

test("each action that fails says which one, and why [CONN-18 CONN-20 ERR-24 ERR-25 PLAY-18 ERR-36 SRC-19 ERR-42 CHAT-38 ERR-08 DISC-04 DISC-06 ERR-03 ERR-61]", async ({
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

  await page.getByRole("checkbox", { name: "Your files" }).check();
  await page.route("**/api/switchboard-chat/discover", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole("button", { name: "Discover Something" }).click();
  await expect(
    conversation(page).getByText("An unknown error occurred during discovery.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Discover Something" })).toBeEnabled();

  await page.unrouteAll();
  await page.goto("/ui/connections");
  await page.getByRole("button", { name: "Disable Tasks" }).click();
  await alert.getByRole("button", { name: "Disable" }).click();
  await refuse("POST");
  await page.getByRole("button", { name: "Enable Tasks" }).click();
  await expectAlert("Failed to enable tool: Not now.");
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Answers what changes something in the place of the server. */
const answerChanges = (page: Page, call: string, answer: object) =>
  page.route(`**/api/v1/${call}`, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill(answer),
  );
const silent = { status: 500, body: "no words" };

test("each form says why it could not be sent, and keeps what was typed [KEY-11 KEY-12 KEY-13 ERR-17 ERR-18 ERR-19 PROF-12 SMS-14 SMS-15 ERR-52 ERR-53]", async ({
  page,
}) => {
  await signUp(page);
  await test.step("an API key", async () => {
    await page.request.post("/api/v1/developer/api-keys", { data: { name: "Old" } });
    await answerChanges(page, "developer/api-keys**", silent);
    await page.goto("/ui/developer-settings");
    await page.getByLabel("New key").fill("Another");
    await press(page, "Create Key");
    await expect(page.getByText("Failed to create key.")).toBeVisible();
    await expect(page.getByLabel("New key")).toHaveValue("Another");
    await press(page, "Revoke Old");
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText("Failed to revoke key.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Old/ })).toHaveCount(1);
    await page.unrouteAll();
    await page.route("**/api/v1/developer/api-keys", (route) => route.fulfill({ status: 500 }));
    await expectError(
      page,
      "/ui/developer-settings",
      "Failed to fetch API keys. Please ensure you are logged in.",
    );
  });

  await test.step("the profile", async () => {
    await page.goto("/ui/profile");
    const role = page.getByRole("textbox", { name: "Value of Role" });
    await role.fill("x".repeat(2001));
    await press(page, "Save Profile Context");
    await expect(page.getByRole("alert")).toContainText("“Role” is too long.");
    await answerChanges(page, "users/me/profile", silent);
    await press(page, "Save Profile Context");
    await expect(page.getByText("An unknown error occurred.")).toBeVisible();
    await expect(role).toHaveValue("x".repeat(2001));
    await page.unrouteAll();
    await role.fill("");
  });

  await test.step("a phone number", async () => {
    await answerChanges(page, "phone-verification/*", silent);
    await page.goto("/ui/sms-preferences");
    await page.getByRole("textbox", { name: "Phone number" }).fill("+15551230000");
    await press(page, "Send Code");
    await expect(page.getByText("Failed to send code.")).toBeVisible();
    await page.unrouteAll();
    await answerChanges(page, "phone-verification/start", { json: {} });
    await answerChanges(page, "phone-verification/complete", silent);
    await press(page, "Send Code");
    await page.getByRole("textbox", { name: "Verification code" }).fill("123456");
    await press(page, "Verify");
    await expect(page.getByText("Invalid or expired code.")).toBeVisible();
  });
});

test("a tool's address and a purchase lead nowhere when the server names no address to follow [CUSTOM-07 CUSTOM-08 ERR-30 ERR-31 LO-141 PRICE-18 PRICE-19 ERR-59]", async ({
  page,
}) => {
  await signUp(page);
  await test.step("a tool's address, of which only one of http or https is followed", async () => {
    const path = "/ui/connections/create-custom-tool";
    await page.goto(path);
    const url = page.getByLabel("MCP Server URL");
    await url.fill("https://tools.example.com/mcp");
    const invalid = "Did not receive a valid redirect URL from the server.";
    for (const [status, json, words] of [
      [200, {}, invalid],
      [200, { redirect_url: "" }, invalid],
      [200, { redirect_url: "javascript:alert(1)" }, invalid],
      [200, { redirect_url: "/ui" }, invalid],
      [502, { detail: "No server answered there." }, "No server answered there."],
      [502, {}, "An unknown error occurred with MCP flow."],
    ] as const) {
      await page.unrouteAll();
      await answerChanges(page, "connections/mcp/start", { status, json });
      const answered = page.waitForResponse("**/api/v1/connections/mcp/start");
      await press(page, "Authorize Tool");
      await answered;
      await expect(page.getByRole("alert")).toHaveText(words);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await expect(url).toHaveValue("https://tools.example.com/mcp");
    await url.fill("");
  });

  await test.step("a purchase, on a page that is whole without its config", async () => {
    const alert = page.getByRole("alertdialog");
    await page.route("**/api/v1/stripe/config", (route) => route.fulfill({ status: 500 }));
    await page.goto("/ui/pricing");
    for (const [json, words] of [
      [{ detail: "The provider is closed on Sundays." }, "The provider is closed on Sundays."],
      [{}, "An unknown error occurred. Please try again."],
    ] as const) {
      await answerChanges(page, "stripe/create-checkout-session", { status: 503, json });
      await press(page, "Choose Team");
      await expect(alert).toContainText(words);
      await alert.getByRole("button", { name: "OK" }).click();
      await expect(page).toHaveURL(/\/ui\/pricing$/);
    }
  });
});
