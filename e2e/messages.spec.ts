import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { ask, conversation, enableTasks, settled, signUpToChat, upload, write } from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

test("what a killed server left is asked again by one press, and what is being written stays [CHAT-57 R5]", async ({
  scripted: { model, server },
  page,
}) => {
  const question = "Tell me about November";
  await signUpToChat(page, { origin: server.url });
  await ask(page, question);
  await model.asked();
  model.say("Roasting began ");
  await expect(conversation(page).getByText("Roasting began")).toBeVisible();
  await server.kill();
  // The answer that nobody hears any more.
  model.finish();
  await server.start();
  await expect(conversation(page).getByText(/server stopped/i)).toBeVisible({ timeout: 30_000 });
  await settled(page);
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill("And December?");
  await conversation(page).getByRole("button", { name: "Retry" }).click();
  await model.asked();
  model.say("It began on the third.");
  model.finish();
  await expect(conversation(page).getByText("It began on the third.")).toBeVisible();
  await settled(page);
  await expect(box).toHaveValue("And December?");
  await expect(conversation(page).getByText(question)).toHaveCount(2);
  await expect(conversation(page).getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("an error that another page mends has the way there, and the words come back [CHAT-57]", async ({
  page,
}) => {
  // A window that has not heard of the deletion yet.
  await page.route("**/api/v1/chatsessions/events", (route) => route.abort());
  await signUpToChat(page);
  await enableTasks(page);
  const me = await (await page.request.get("/api/v1/users/me")).json();
  const { id } = me.connections.find((one: { name: string }) => one.name === "My tasks");
  const origin = new URL(page.url()).origin;
  const gone = await page.request.delete(`/api/v1/connections/${id}`, { headers: { origin } });
  expect(gone.ok()).toBe(true);
  await write(page, "Which tasks are open?");
  await expect(conversation(page).getByText(/selected connection no longer exists/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Which tasks are open?");
  await conversation(page).getByRole("link", { name: "Manage connections" }).click();
  await expect(page).toHaveURL(/\/ui\/connections$/);
});

test("calls that follow each other are one row, and the hours of live and stored messages agree [CHAT-41 CHAT-42]", async ({
  scripted: { model, server },
  page,
}) => {
  await signUpToChat(page, { origin: server.url });
  await ask(page, "Which files are there?");
  await model.asked();
  model.call("data_list_files", {}, {});
  await model.asked();
  model.say("There are none.");
  model.finish();
  await expect(conversation(page).getByText("There are none.")).toBeVisible();
  await settled(page);
  const group = conversation(page).getByRole("button", { name: /2 tool calls/ });
  await expect(group).toHaveAttribute("aria-expanded", "false");
  const moments = () =>
    conversation(page)
      .getByRole("article")
      .filter({ hasNotText: "Which files" })
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  // Calls have no time of their own: the answer that they belong to has one.
  await expect.poll(async () => (await moments()).length).toBe(1);
  const live = await moments();
  await page.reload();
  await expect(group).toBeVisible();
  await expect.poll(moments).toEqual(live);
  await group.click();
  await expect(conversation(page).getByRole("button", { name: /list_files/ })).toHaveCount(2);
});

test("a table is saved as CSV in which nothing runs [CHAT-42 S24]", async ({ page }) => {
  await signUpToChat(page);
  const rows = ["region,amount", "Nord,5", "=1+1,7"].join("\n");
  await upload(page, { name: "sums.csv", mimeType: "text/csv", buffer: Buffer.from(rows) });
  await ask(page, "What is the total amount by region?");
  await settled(page);
  await conversation(page)
    .getByRole("button", { name: /query_data/ })
    .click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    conversation(page).getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("query_data.csv");
  const text = await readFile(await saved.path(), "utf8");
  const lines = text.split("\r\n").slice(1, -1);
  expect(new Set(lines.map((line) => line.split(",")[0]))).toEqual(new Set(["Nord", "'=1+1"]));
});

test("when answers are said is chosen once, for all chats of a browser [C12]", async ({ page }) => {
  await signUpToChat(page);
  await ask(page, "What can you do?");
  await settled(page);
  const choice = page.getByRole("menuitemradio", { name: "Sentence by sentence" });
  await page.getByRole("button", { name: "Chat actions" }).click();
  await choice.click();
  await page.reload();
  await page.getByRole("button", { name: "Chat actions" }).click();
  await expect(choice).toBeChecked();
});

const PIXELS = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVQI12P8zwAFTDAGAwATKQEDO7FpHgAAAABJRU5ErkJggg==",
  "base64",
);

test("an image of an answer is asked for when its chip is pressed, by the server, which tells nothing of the person [C7]", async ({
  scripted: { model, server },
  page,
}) => {
  const requests: IncomingMessage[] = [];
  const host = createServer((request, response) => {
    requests.push(request);
    response.writeHead(200, { "content-type": "image/png" }).end(PIXELS);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  try {
    await signUpToChat(page, { origin: server.url });
    await ask(page, "Show me the quarter");
    await model.asked();
    model.say(`Here it is: ![Chart of the quarter](http://127.0.0.1:${port}/q3.png?for=maya)`);
    model.finish();
    await settled(page);
    const chip = conversation(page).getByRole("button", {
      name: `Chart of the quarter from 127.0.0.1:${port}`,
    });
    await expect(chip).toBeVisible();
    expect(requests).toEqual([]);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    await chip.click();
    const image = conversation(page).getByRole("img", { name: "Chart of the quarter" });
    await expect(image).toBeVisible();
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(3);
    expect(requests.map(({ url }) => url)).toEqual(["/q3.png?for=maya"]);
    for (const name of ["cookie", "referer", "origin"]) {
      expect(requests[0]?.headers).not.toHaveProperty(name);
    }
    expect([...new Set(asked)]).toEqual([new URL(server.url).origin]);
    await page.reload();
    await expect(chip).toBeVisible();
    expect(requests).toHaveLength(1);
  } finally {
    host.close();
  }
});
