import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The page of the latest message to a recipient, as the local outbox shows it, once it has arrived. */
export async function outboxMessage(page: Page, recipient: string): Promise<string> {
  const list = async () => (await page.request.get("/outbox")).text();
  await expect.poll(list).toContain(`To ${recipient}`);
  const rows = (await list()).split("<li>");
  const [, path = ""] =
    /href="(\/outbox\/[^"]+)"/.exec(rows.find((row) => row.includes(`To ${recipient}`)) ?? "") ??
    [];
  return (await page.request.get(path)).text();
}

/** Where a link in the messages to a recipient leads, once it has arrived. */
export async function outboxLink(page: Page, recipient: string, path: string): Promise<string> {
  const pattern = new RegExp(`http://[^/]+(${path}\\?token=[\\w-]+)`);
  const find = async () => pattern.exec(await outboxMessage(page, recipient))?.[1] ?? "";
  await expect.poll(find).not.toBe("");
  return find();
}
