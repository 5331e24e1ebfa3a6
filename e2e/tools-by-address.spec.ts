import { createHash } from "node:crypto";
import { startEverything } from "../packages/server/test/everything-server.ts";
import { approvalDialog, ask, conversation, settled, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

test("uses a tool of a server that was added by its address, once the person has approved; says once why one is not there [API-23 APPROVE-14 CONN-04 LO-04 LO-50 LO-64 S21]", async ({
  page,
  scripted: { model, server },
}) => {
  test.setTimeout(90_000);
  const everything = await startEverything();
  try {
    const origin = server.url;
    await signUpToChat(page, { origin });
    const added = await page.request.post(`${origin}/api/v1/connections/mcp/start`, {
      data: { mcp_url: everything.url },
    });
    const { redirect_url } = (await added.json()) as { redirect_url: string };
    await page.goto(redirect_url);
    const row = page.getByRole("row", { name: /Everything Reference Server/ });
    await expect(
      row.getByRole("cell", { name: /^Everything Reference Server \(127\.0\.0\.1:\d+\)$/ }),
    ).toBeVisible();

    await row.getByRole("link", { name: "Edit Everything Reference Server" }).click();
    await expect(page.getByRole("textbox", { name: "MCP Server URL" })).toHaveValue(everything.url);
    // It has no guide, so none is offered.
    await expect(page.getByRole("link", { name: /Setup Guide/ })).toBeHidden();
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const verify = (tool: string) =>
      page
        .getByRole("listitem", { name: tool, exact: true })
        .getByRole("checkbox", { name: "Verify before running" });
    // Tools that may change something need approval by default.
    await expect(verify("toggle-simulated-logging")).toBeChecked();
    await verify("echo").check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(row).toBeVisible();

    await page.goto(`${origin}/switchboard-chat`);
    await ask(page, "Say hello to the harbour");
    await model.asked();
    const mark = createHash("sha256").update(id).digest("hex").slice(0, 6);
    model.call(`mcp_echo_${mark}`, { message: "Hello, harbour" });
    await expect(approvalDialog(page)).toHaveAttribute("data-armed", "");
    await expect(approvalDialog(page).getByRole("textbox", { name: "message" })).toHaveValue(
      "Hello, harbour",
    );
    await approvalDialog(page).getByRole("button", { name: "Approve & Continue" }).click();
    await model.asked();
    model.say("The harbour heard it.");
    model.finish();
    await settled(page);
    await expect(conversation(page).getByText("The harbour heard it.")).toBeVisible();
    await conversation(page).getByRole("button", { name: /^echo/ }).click();
    await expect(conversation(page).getByText("Echo: Hello, harbour")).toBeVisible();

    // Where a login service redirects a user who did not start an authorization.
    await page.goto(`${origin}/api/v1/connections/mcp/callback?state=none&error=access_denied`);
    const alert = page.getByRole("alertdialog");
    await expect(alert).toContainText("You did not start this authorization");
    await alert.getByRole("button").click();
    await expect(alert).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
    await expect(alert).toBeHidden();
  } finally {
    everything.stop();
  }
});
