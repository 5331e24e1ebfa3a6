import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { startEverything } from "../packages/server/test/everything-server.ts";
import { harborDocument, startHarbor } from "./harbor-service.ts";
import { approvalDialog, ask, describeTracker, settled, signUp } from "./people.ts";
import { startRedmine } from "./redmine-server.ts";
import { expect, test } from "./test.ts";

/** Waits for the question, and denies. */
async function deny(page: Page): Promise<void> {
  await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
  await approvalDialog(page).getByRole("button", { name: "Deny" }).click();
  await settled(page);
}

async function askForATask(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/switchboard-chat`);
  await ask(page, "Create a task to order beans");
  await deny(page);
  const tasks = await page.request.get(`${origin}/api/v1/inbox-items`);
  expect(await tasks.json()).toEqual([]);
}

test("a built-in tool asks before it changes anything, whichever way it was enabled [CONN-17 APPROVE-14 LO-50]", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/ui/connections");
  await page.getByRole("button", { name: "Enable Tasks" }).click();
  await expect(page.getByRole("button", { name: "Disable Tasks" })).toBeVisible();
  await askForATask(page, "");

  await page.goto("/ui/connections");
  await page.getByRole("button", { name: "Disable Tasks" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await page.goto("/ui/welcome");
  await page.getByRole("link", { name: /Tasks/ }).click();
  await page.getByRole("button", { name: "Save Connection" }).click();
  await expect(page.getByRole("button", { name: "Disable Tasks" })).toBeVisible();
  await askForATask(page, "");
});

test("what is connected by a form, an address or a document asks before it changes anything [APPROVE-14 LO-50]", async ({
  page,
  scripted: { model, server },
}) => {
  test.setTimeout(120_000);
  const origin = server.url;
  const [redmine, everything, harbor] = await Promise.all([
    startRedmine(),
    startEverything(),
    startHarbor(),
  ]);
  try {
    redmine.setKey("right-key");
    await describeTracker(page, origin, redmine.url);
    await page.getByLabel("API access key").fill("right-key");
    await page.getByRole("button", { name: "Save Connection" }).click();
    await expect(page.getByRole("row", { name: /Our tracker/ })).toBeVisible();
    const post = (path: string, data: object) =>
      page.request.post(`${origin}/api/v1/connections${path}`, { data });
    await expect(await post("/mcp/start", { mcp_url: everything.url })).toBeOK();
    await expect(
      await post("/openapi", {
        document: harborDocument,
        server: harbor.url,
        security: null,
        operations: [{ id: "POST /berths" }],
      }),
    ).toBeOK();

    const me: { connections: { id: string; connection_type: string }[] } = await (
      await page.request.get(`${origin}/api/v1/users/me`)
    ).json();
    /** The name that a model calls a tool of a person's own connection by. */
    const nameOf = (type: string, tool: string) => {
      const id = me.connections.find((one) => one.connection_type === type)?.id ?? "";
      const mark = createHash("sha256").update(id).digest("hex").slice(0, 6);
      return `${type}_${tool}_${mark}`;
    };

    await page.goto(`${origin}/switchboard-chat`);
    for (const [name, args] of [
      ["redmine_create_issue", { project: "Website", subject: "Blank page" }],
      [nameOf("mcp", "toggle-simulated-logging"), {}],
      [nameOf("openapi", "add_berth"), { name: "East" }],
    ] as const) {
      await ask(page, `Change something with ${name}`);
      await model.asked();
      model.call(name, args);
      await deny(page);
    }
    expect(redmine.writes).toEqual([]);
    expect(harbor.added).toEqual([]);
  } finally {
    everything.stop();
    harbor.stop();
    await redmine.close();
  }
});
