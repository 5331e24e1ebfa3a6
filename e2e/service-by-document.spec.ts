import { createHash } from "node:crypto";
import { harborDocument, harborKey, startHarbor } from "./harbor-service.ts";
import { approvalDialog, ask, conversation, settled, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

test("connects a service by its document, and uses it in the chat once the person has approved [CUSTOM-01 APPROVE-14 LO-50 S16 S21]", async ({
  page,
  expectAccessible,
  scripted: { model, server },
}) => {
  test.setTimeout(90_000);
  const service = await startHarbor();
  try {
    const origin = server.url;
    await signUpToChat(page, { origin });
    await page.goto(`${origin}/ui/connections/create-custom-tool`);
    await page.getByRole("tab", { name: "From OpenAPI" }).click();
    const document = page.getByRole("textbox", { name: /^OpenAPI document/ });
    await document.fill("openapi: 3.1.0\npaths: [");
    await page.getByRole("button", { name: "Read Document" }).click();
    await expect(page.getByRole("alert")).toContainText("line 2, column");
    await expect(document).toHaveValue("openapi: 3.1.0\npaths: [");

    await document.fill(harborDocument);
    await page.getByRole("button", { name: "Read Document" }).click();
    await expect(page.getByRole("heading", { name: "Harbor 2.0" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Enable all tools" }).check();
    await expect(
      page
        .getByRole("listitem", { name: "POST /berths" })
        .getByRole("checkbox", { name: "Verify before running" }),
    ).toBeChecked();
    await expectAccessible(page);

    await page.getByRole("textbox", { name: "Server" }).fill(service.url);
    const key = page.getByLabel(/^API key/).and(page.locator("input"));
    await key.fill("a-wrong-key");
    await page.getByRole("button", { name: "Save Connection" }).click();
    await expect(page.getByRole("alert")).toContainText("Unknown key (401)");
    await expect(page.getByText("2 of 2 selected")).toBeVisible();
    await key.fill(harborKey);
    await page.getByRole("button", { name: "Save Connection" }).click();
    const row = page.getByRole("row", { name: /Harbor/ });
    await expect(row).toBeVisible();
    await row.getByRole("link", { name: "Edit Harbor" }).click();
    await expect(page.getByRole("textbox", { name: "Server" })).toHaveValue(`${service.url}/`);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await page.goto(`${origin}/switchboard-chat`);
    await ask(page, "Add a berth in the east");
    await model.asked();
    const mark = createHash("sha256").update(id).digest("hex").slice(0, 6);
    model.call(`openapi_add_berth_${mark}`, { name: "East" });
    await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
    await expect(approvalDialog(page).getByRole("textbox", { name: "name" })).toHaveValue("East");
    expect(service.added).toEqual([]);
    await approvalDialog(page).getByRole("button", { name: "Approve & Continue" }).click();
    await model.asked();
    model.say("The berth is there.");
    model.finish();
    await settled(page);
    await expect(conversation(page).getByText("The berth is there.")).toBeVisible();
    expect(service.added).toEqual(['{"name":"East"}']);
  } finally {
    service.stop();
  }
});
