import type { Page } from "@playwright/test";
import {
  addTasks,
  answers,
  approvalDialog,
  ask,
  connectTracker,
  conversation,
  enableTasks,
  history,
  inboxTitles,
  settled,
  signUp,
  signUpToChat,
  upload,
} from "./people.ts";
import { startRedmine } from "./redmine-server.ts";
import { TestServer } from "./server.ts";
import { SpecServer } from "./spec-server.ts";
import { expectLargeTargets } from "./small-targets.ts";
import { expect, test } from "./test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } });
test.describe.configure({ timeout: 120_000 });

const orders = {
  name: "orders.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Region,Order Date,Amount\nNorth,2026-01-03,1.5\nSouth,2026-02-04,2\n"),
};
const shown = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await shown(page);
};
/** Closes what is open over the page. */
const close = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=dialog], [role=alertdialog], [role=menu]")).toHaveCount(0);
};

test("every control that a visitor reaches is large enough for a finger", async ({ page }) => {
  const paths = [
    "/",
    "/ui/login",
    "/ui/developers",
    "/ui/pricing",
    "/ui/callback",
    "/ui/nowhere",
    "/ui/how-it-works",
    "/ui/privacy-policy",
    "/ui/terms-of-service",
  ];
  for (const path of paths) {
    await open(page, path);
    await expectLargeTargets(page, path);
  }
  await open(page, "/ui/connections");
  await expectLargeTargets(page, "a page for members");
  await page.goto("/api/v1/auth/login-url");
  for (const path of ["/portal/sign-in", "/portal/sign-up"]) {
    await open(page, path);
    await expectLargeTargets(page, path);
  }
  await open(page, "/");
  await page.getByRole("button", { name: "Request a New Integration" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectLargeTargets(page, "the request for an integration");
});

test("every control of the pages around the chat, of playbooks and of sources is large enough for a finger", async ({
  page,
}) => {
  await signUp(page);
  await enableTasks(page);
  const paths = [
    "/ui/welcome",
    "/ui/connections",
    "/ui/inbox-sources",
    "/ui/connections/add/redmine",
    "/ui/connections/add/gmail",
    "/ui/connections/setup/redmine",
    "/ui/tools/tasks",
    "/ui/connections/create-custom-tool",
    "/ui/connections/create-custom-tool?tab=manual",
    "/ui/connections/create-custom-tool?tab=openapi",
    "/ui/api-keys",
  ];
  for (const path of paths) {
    await open(page, path);
    await expectLargeTargets(page, path);
  }
  await open(page, "/ui/connections/add/redmine");
  await page.getByRole("button", { name: "Request a New Method" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectLargeTargets(page, "the request for a method");
  await close(page);
  await page.getByRole("button", { name: /^Welcome, / }).tap();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectLargeTargets(page, "the menu of the account");
  await close(page);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectLargeTargets(page, "the navigation");
  await close(page);

  await addTasks(page, ["Renew the lease"]);
  const made = await page.request.post("/api/v1/playbooks", {
    data: {
      name: "Plan",
      target_source_type: "manual",
      prompt_template: "Plan {{ inbox_item.title }}",
    },
  });
  await expect(made).toBeOK();
  const { id } = (await made.json()) as { id: string };
  for (const path of ["/ui/playbooks", "/ui/playbooks/create", `/ui/playbooks/edit/${id}`]) {
    await open(page, path);
    await expectLargeTargets(page, path);
  }
  await page.getByRole("combobox", { name: "Preview for" }).tap();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectLargeTargets(page, "the items of a preview");
  await page.goto("/ui/playbooks");
  await page.getByRole("button", { name: "Delete Plan" }).tap();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectLargeTargets(page, "the question before a playbook is deleted");

  await page.request.post("/api/v1/data/upload", { multipart: { file: orders } });
  await open(page, "/ui/inbox-sources");
  await page.getByRole("combobox", { name: "Source type" }).tap();
  await page.getByRole("option", { name: "Rows of a file" }).tap();
  await page.getByLabel("Display name").fill("Large orders");
  for (const [name, option] of [
    ["File", /^orders\.csv/],
    ["Key column", /^Region/],
  ] as const) {
    await page.getByRole("combobox", { name: new RegExp(`^${name}`) }).tap();
    await page.getByRole("option", { name: option }).tap();
  }
  await page.getByRole("button", { name: "Write it in words" }).tap();
  await page.getByRole("textbox", { name: "Condition" }).fill("Amount > 1");
  await page.getByRole("button", { name: "Preview" }).tap();
  await expect(page.getByText(/in orders.csv/).first()).toBeVisible();
  await expectLargeTargets(page, "the form of a source");
  await page.getByRole("button", { name: "Add Source" }).tap();
  await expect(page.getByRole("button", { name: /^Run now/ })).toBeVisible();
  await expectLargeTargets(page, "the sources");
});

test("a finger finds Archive and Delete on the row of a mail, without pointing at it [INBOX-11 LO-131]", async ({
  page,
}) => {
  const spec = await SpecServer.launch();
  try {
    await open(page, `${spec.url}/switchboard-inbox`);
    await expect(page.getByRole("button", { name: "Delete message Late delivery" })).toBeVisible();
    await page.getByRole("button", { name: "Archive message Late delivery" }).tap();
    await expect(inboxTitles(page)).toHaveText(["OPS-412 Label printer"]);
  } finally {
    await spec.close();
  }
});

test("every control of the inbox, its items, its sources and its chats is large enough for a finger, and a swiped row is archived or deleted [I10 LO-130 LO-131]", async ({
  page,
}) => {
  await signUp(page);
  await addTasks(page, [
    "Apples",
    "Beans with a very long name that does not fit into one line",
    "Cups",
  ]);
  await open(page, "/switchboard-inbox");
  await expect(inboxTitles(page)).toHaveCount(3);
  await expectLargeTargets(page, "the inbox");
  await page.getByRole("checkbox", { name: "Select Apples" }).tap();
  await expect(page.getByText("1 item(s) selected")).toBeVisible();
  await expectLargeTargets(page, "the bar of what is selected");
  await page.getByRole("button", { name: "Clear selection" }).tap();
  await page.getByRole("button", { name: "Resolve Cups" }).tap();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectLargeTargets(page, "what can be done about an item");
  await close(page);
  await page.getByRole("combobox", { name: "Priority" }).tap();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expectLargeTargets(page, "the filter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Apples" }).tap();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectLargeTargets(page, "the question before an item is deleted");
  await close(page);
  await page.getByRole("link", { name: "+ Add Task" }).tap();
  await expect(page.getByRole("dialog", { name: "Add Task" })).toBeVisible();
  await expectLargeTargets(page, "the form of a task");
  await close(page);
  await page.getByRole("link", { name: /^Apples/ }).tap();
  await expect(page.getByRole("heading", { name: "Apples" })).toBeVisible();
  await expectLargeTargets(page, "the page of an item");
  await page.goto("/switchboard-inbox?view=archived");
  await shown(page);
  await expectLargeTargets(page, "an inbox without items");

  await test.step("a row drawn to one side is archived, to the other side deleted once that is confirmed", async () => {
    await page.goto("/switchboard-inbox");
    await expect(inboxTitles(page)).toHaveCount(3);
    const line = await page.context().newCDPSession(page);
    const swipe = async (title: string, by: number) => {
      const at = await page.getByRole("link", { name: new RegExp(`^${title}`) }).boundingBox();
      const x = 180;
      const y = (at?.y ?? 0) + 10;
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx: number) =>
        line.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: x + dx, y }],
        });
      await touch("touchStart", 0);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", by * part);
      await touch("touchEnd", by);
    };
    await swipe("Beans", 140);
    await expect(inboxTitles(page)).toHaveText(["Apples", "Cups"]);
    await swipe("Apples", 40);
    await expect(inboxTitles(page)).toHaveText(["Apples", "Cups"]);
    await swipe("Apples", -140);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(inboxTitles(page)).toHaveText(["Cups"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test("every control of a connection is large enough for a finger", async ({ page }) => {
  const redmine = await startRedmine();
  const server = await TestServer.launch({ OUTBOUND_ALLOW: new URL(redmine.url).host });
  try {
    await connectTracker(page, server.url, redmine);
    await expect(page.getByRole("link", { name: "Edit Our tracker" })).toBeVisible();
    await expectLargeTargets(page, "the list of connections");
    await page.getByRole("button", { name: "Delete Our tracker" }).tap();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectLargeTargets(page, "the question before a connection is deleted");
    await close(page);
    await page.getByRole("link", { name: "Edit Our tracker" }).tap();
    await page.getByLabel("Connection name").fill("Changed");
    await page.getByRole("button", { name: "Add Mapping" }).tap();
    await page.keyboard.type("Client");
    await expectLargeTargets(page, "the page of a connection");
    await page.getByRole("combobox", { name: "Field ID of Client" }).tap();
    await expect(page.getByRole("option", { name: "Kunde" })).toBeVisible();
    await expectLargeTargets(page, "the fields of an app");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "My Connections" }).first().tap();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectLargeTargets(page, "the question before changes are discarded");
  } finally {
    await server.dispose();
    await redmine.close();
  }
});

test("every control of the chat, of its history and of an approval is large enough for a finger; both columns are drawers [CHAT-03 LO-41]", async ({
  page,
  expectAccessible,
}) => {
  await signUpToChat(page);
  await expectLargeTargets(page, "a new chat");
  await page.getByRole("button", { name: "Open settings" }).tap();
  await expect(page.getByRole("heading", { name: "UPLOAD DATA" })).toBeVisible();
  await upload(page, orders);
  await expectLargeTargets(page, "the settings");
  await page.getByRole("button", { name: "First rows of orders.csv" }).tap();
  await expect(page.getByRole("dialog", { name: "orders.csv" })).toBeVisible();
  await expectLargeTargets(page, "the first rows of a file");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "orders.csv" })).toBeHidden();
  await close(page);
  await ask(page, "What is the total Amount by Region in orders.csv?");
  await settled(page);
  await answers(page).getByRole("button", { expanded: false }).first().tap();
  await expect(answers(page).getByRole("group", { name: "Question" })).toBeVisible();
  await expectLargeTargets(page, "a conversation");
  const copy = conversation(page).getByRole("button", { name: "Copy answer" });
  await expect(copy.locator("..")).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: "Search this chat" }).tap();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expectLargeTargets(page, "the search");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chat actions" }).tap();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectLargeTargets(page, "the menu of a chat");
  await close(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  await page.getByRole("button", { name: "Open chat history" }).tap();
  await expect(history(page)).toBeVisible();
  await expectLargeTargets(page, "the history");
  await history(page)
    .getByRole("button", { name: /^Delete What is/ })
    .tap();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectLargeTargets(page, "the question before a chat is deleted");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await close(page);

  await enableTasks(page);
  await ask(page, "Create a task to call Maya");
  const dialog = approvalDialog(page);
  await expect(dialog).toHaveAttribute("data-armed", "");
  await expectLargeTargets(page, "the approval");
  await dialog.getByRole("switch", { name: "Edit as JSON" }).tap();
  await expect(dialog.getByRole("switch", { name: "Edit as JSON" })).toBeChecked();
  await expectLargeTargets(page, "an approval that is edited");
});
