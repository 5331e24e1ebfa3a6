import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { ask, conversation, enableTasks, settled, signUpToChat, write } from "./people.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

test("what the server refuses is said with the way to mend it, and the words come back [CHAT-57]", async ({
  page,
}) => {
  // A window that has not heard of the deletion yet.
  await page.route("**/api/v1/chatsessions/events", (route) => route.abort());
  await signUpToChat(page);
  await enableTasks(page);
  const box = page.getByRole("textbox", { name: "Message" });
  const long = "word ".repeat(20_000);
  await write(page, long);
  await expect(page.getByText(/32,000/).first()).toBeVisible();
  await expect(box).toHaveValue(long);

  const me = await (await page.request.get("/api/v1/users/me")).json();
  const { id } = me.connections.find((one: { name: string }) => one.name === "My tasks");
  const origin = new URL(page.url()).origin;
  const gone = await page.request.delete(`/api/v1/connections/${id}`, { headers: { origin } });
  expect(gone.ok()).toBe(true);
  await write(page, "Which tasks are open?");
  await expect(conversation(page).getByText(/selected connection no longer exists/)).toBeVisible();
  await expect(box).toHaveValue("Which tasks are open?");
  await conversation(page).getByRole("link", { name: "Manage connections" }).click();
  await expect(page).toHaveURL(/\/ui\/connections$/);
});

const PIXELS = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVQI12P8zwAFTDAGAwATKQEDO7FpHgAAAABJRU5ErkJggg==",
  "base64",
);

test("calls that follow each other are one row, stored messages agree with the live ones, and the server fetches an image when its chip is pressed, telling nothing of the person [C7 CHAT-41 CHAT-42]", async ({
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
    await ask(page, "Which files are there?");
    await model.asked();
    model.call("data_list_files", {}, {});
    await model.asked();
    model.say(`There are none: ![Chart of the quarter](http://127.0.0.1:${port}/q3.png?for=maya)`);
    model.finish();
    await expect(conversation(page).getByText("There are none:")).toBeVisible();
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
