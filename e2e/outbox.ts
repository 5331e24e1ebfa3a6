import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The page of the latest message to a recipient, as the local outbox shows it, once it has arrived. */
export async function outboxMessage(page: Page, recipient: string, origin = ""): Promise<string> {
  const list = async () => (await page.request.get(`${origin}/outbox`)).text();
  await expect.poll(list).toContain(`To ${recipient}`);
  const rows = (await list()).split("<li>");
  const [, path = ""] =
    /href="(\/outbox\/[^"]+)"/.exec(rows.find((row) => row.includes(`To ${recipient}`)) ?? "") ??
    [];
  return (await page.request.get(`${origin}${path}`)).text();
}

/** Where a link in the messages to a recipient leads, once it has arrived. */
export async function outboxLink(
  page: Page,
  recipient: string,
  path: string,
  origin = "",
): Promise<string> {
  const pattern = new RegExp(
    `http://[^/]+(${path}\\?token=[\\w-]+(?:&(?:amp;)+return_to=[\\w%-]+)?)`,
  );
  const find = async () =>
    (pattern.exec(await outboxMessage(page, recipient, origin))?.[1] ?? "").replace(
      /&(?:amp;)+/,
      "&",
    );
  await expect.poll(find).not.toBe("");
  return find();
}

/** The path of the link in the latest invitation of an address. */
export async function invitationLink(page: Page, email: string, origin = ""): Promise<string> {
  const read = async (path: string) => (await page.request.get(`${origin}${path}`)).text();
  let link: string | undefined;
  await expect(async () => {
    const list = await read("/outbox");
    const items = list.split("<li>").filter((item) => item.includes(`To ${email}<`));
    // A new account also gets a mail to confirm its address.
    link = undefined;
    for (const item of items) {
      const message = /href="(\/outbox\/[0-9a-f-]+)"/.exec(item)?.[1] ?? "";
      link ??= /\/ui\/invitations\/[\w-]+/.exec(await read(message))?.[0];
    }
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}
