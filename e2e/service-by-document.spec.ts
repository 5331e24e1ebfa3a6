import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { approvalDialog, ask, conversation, settled, signUpToChat } from "./people.ts";
import { expect, test } from "./test.ts";

const KEY = "canary-key-of-the-harbor";

const harbor = `openapi: 3.1.0
info: {title: Harbor, version: "2.0"}
paths:
  /berths:
    get: {operationId: listBerths, summary: Lists the berths., tags: [Berths]}
    post:
      operationId: addBerth
      summary: Adds a berth.
      tags: [Berths]
      requestBody:
        required: true
        content:
          application/json:
            schema: {type: object, required: [name], properties: {name: {type: string}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
`;

/** A service on this machine that keeps what it is given. */
async function startHarbor() {
  const added: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const allowed = request.headers["x-key"] === KEY;
    if (allowed && request.method === "POST") added.push(await text(request));
    response.writeHead(allowed ? 200 : 401, { "content-type": "application/json" });
    const said = request.method === "POST" ? { id: 3 } : [{ id: 1, name: "North" }];
    response.end(JSON.stringify(allowed ? said : { message: "Unknown key." }));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, added, stop: () => server.close() };
}

test("connects a service by its document, and uses it in the chat once the person has approved [CUSTOM-01 S16 S21]", async ({
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

    await document.fill(harbor);
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
    await expect(page.getByText("2 of 2 picked")).toBeVisible();
    await key.fill(KEY);
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
