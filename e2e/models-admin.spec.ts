import type { Page } from "@playwright/test";
import {
  answers,
  approvalDialog,
  ask,
  conversation,
  decide,
  enableTasks,
  newEmail,
  settled,
  signUp,
  signUpToChat,
  upload,
} from "./people.ts";
import { ModelServer } from "./model-server.ts";
import { TestServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

const totalByRegion = {
  table: "orders",
  show: [{ fn: "sum", column: "amount" }],
  by: [{ column: "region" }],
};

/** A server without a model, whose administrator is `page`, and a model server on the same machine. */
const test = base.extend<{ model: ModelServer; server: TestServer; other: Page }>({
  model: async ({}, provide) => {
    const model = await ModelServer.launch({
      models: ["qwen3-32b"],
      rules: [
        {
          on: /^Which region is ahead/,
          calls: [
            { tool: /ask_data$/, args: totalByRegion },
            { tool: /create_task$/, args: { title: "Call South", priority: "high" } },
          ],
          says: "South is ahead, and the task is there.",
        },
      ],
    });
    await provide(model);
    await model.close();
  },
  server: async ({ page }, provide) => {
    const admin = newEmail();
    const server = await TestServer.launch({ ADMIN_EMAILS: admin, OUTBOUND_ALLOW: "127.0.0.1" });
    await signUp(page, { origin: server.url, email: admin });
    await provide(server);
    await server.dispose();
  },
  other: async ({ browser }, provide) => {
    const page = await (await browser.newContext()).newPage();
    await provide(page);
    await page.close();
  },
});

test.describe.configure({ timeout: 120_000 });

const orders = {
  name: "orders.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Region,Amount\nNorth,100\nSouth,250\nNorth,40\n"),
};

test("an administrator adds a model server of this machine, tests it and makes its model the default; a person asks over a file with it, approves a call, and reads its name and price in the ledger", async ({
  model,
  server,
  page,
  other,
  expectAccessible,
}) => {
  await test.step("an empty chat leads an administrator to the page", async () => {
    await page.goto(`${server.url}/switchboard-chat`);
    await expect(page.getByText("No language model is set up yet")).toBeVisible();
    await page.getByRole("link", { name: "Set Up a Model" }).click();
    await expect(page).toHaveURL(/\/ui\/admin\/models$/);
    await expect(page.getByRole("heading", { level: 1, name: "Models" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the server is tested step by step, and added with its model", async () => {
    await page.getByRole("button", { name: "Add Provider" }).first().click();
    const form = page.getByRole("form", { name: "Add a provider" });
    await form.getByRole("combobox", { name: "Provider" }).click();
    await page.getByRole("option", { name: "OpenAI-compatible" }).click();
    await form.getByRole("textbox", { name: /^Address/ }).fill(model.address);
    await form.getByRole("button", { name: "Test" }).click();
    await expect(form.getByText("It works")).toBeVisible();
    await expect(form.getByText("Reached the address")).toBeVisible();
    await expect(form.getByRole("checkbox", { name: "qwen3-32b" })).toBeChecked();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Add Provider with 1 model" }).click();
    await expect(form).toBeHidden();
  });

  const models = page.getByRole("table", { name: "Models and prices" });
  await test.step("its model gets a name and a price, and becomes the default", async () => {
    await models
      .getByRole("row", { name: /qwen3-32b/ })
      .getByRole("button", { name: /^Edit/ })
      .click();
    const dialog = page.getByRole("dialog", { name: /^Edit/ });
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Qwen 3");
    for (const [name, credits] of [
      ["Input", "1000"],
      ["Cached input", "100"],
      ["Output", "4000"],
    ] as const)
      await dialog.getByRole("textbox", { name, exact: true }).fill(credits);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(models.getByRole("row", { name: /Qwen 3/ })).toContainText("1,000 / 4,000");
    await models.getByRole("radio", { name: "Default: Qwen 3" }).click();
    await expect(models.getByRole("radio", { name: "Default: Qwen 3" })).toBeChecked();
  });

  await test.step("a new chat begins with it, and its answer is about the file", async () => {
    await signUpToChat(other, { origin: server.url });
    await enableTasks(other, { origin: server.url });
    await expect(other.getByRole("combobox", { name: "Model" })).toHaveText("Qwen 3");
    await expect(other.getByRole("button", { name: "Send" })).toHaveAccessibleDescription(
      /^up to .* with Qwen 3$/,
    );
    await upload(other, orders);
    await ask(other, "Which region is ahead? Create a task to call it.");
    await expect(approvalDialog(other).getByLabel("Title")).toHaveValue("Call South");
    await decide(other, "Approve & Continue");
    await settled(other);
    await expect(answers(other).getByRole("row", { name: /^South .*250/ })).toBeAttached();
    await expect(conversation(other).getByText("South is ahead")).toBeVisible();
  });

  await test.step("the ledger has its name, and opens to its tokens and the price", async () => {
    await other.goto(`${server.url}/ui/credits`);
    const charge = other.getByRole("row", { name: /3,600 tokens of Qwen 3/ });
    // In three steps 1,800 tokens at 1,000, 1,200 at 100 and 600 at 4,000 credits for a million.
    await expect(charge).toContainText("-4.32");
    await charge.getByRole("button", { name: /^Tokens and prices/ }).click();
    await expect(charge.getByRole("row", { name: "Input 1,800 1,000" })).toBeVisible();
    await expect(charge.getByRole("row", { name: "Cached input 1,200 100" })).toBeVisible();
    await expect(charge.getByRole("row", { name: "Output 600 4,000" })).toBeVisible();
    await expectAccessible(other);
  });
});
