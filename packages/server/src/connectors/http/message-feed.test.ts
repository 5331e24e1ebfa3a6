import { expect, it } from "vitest";
import type { FeedCursor } from "../../domain/plugins/inbox-feed.ts";
import { CredentialsRefused, ToolError } from "../../domain/plugins/types.ts";
import { messageFeed } from "./message-feed.ts";
import { recordOf } from "./shape-result.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const at = (minutesAgo: number) => NOW.getTime() - minutesAgo * 60_000;

/** A mailbox that lists the newest first, up to a limit of ids per call. */
function mailbox(most = 500) {
  const mails = new Map<string, number>();
  const broken = new Set<string>();
  const reads: string[] = [];
  return {
    mails,
    broken,
    reads,
    calls: {
      now: NOW,
      urlOf: () => "",
      list: async (args: Record<string, unknown>) => {
        const since = Number(args["since_seconds"]) * 1000;
        const until = Number(args["until_seconds"] ?? Number.POSITIVE_INFINITY) * 1000;
        const found = [...mails]
          .filter(([, time]) => time >= since && time < until)
          .toSorted(([, one], [, other]) => other - one);
        return {
          rows: found.slice(0, most).map(([id]) => ({ id })),
          truncated: found.length > most,
        };
      },
      read: async (id: string): Promise<unknown> => {
        reads.push(id);
        if (broken.has(id)) throw new ToolError("The answer is too large.");
        const date = new Date(mails.get(id) ?? 0).toISOString();
        return {
          message: { date, subject: `Mail ${id}`, html: "<p>Hello</p>", importance: "High" },
          attachments: [{ name: "offer.pdf", bytes: 12 }],
        };
      },
    },
  };
}

async function drain(box: ReturnType<typeof mailbox>, cursor: FeedCursor | null, limit = 50) {
  const brought: string[] = [];
  let next = cursor;
  for (let round = 0; round < 200; round += 1) {
    const page = await messageFeed({ settings: {}, cursor: next, limit }, box.calls);
    brought.push(...page.entries.map((entry) => entry.id));
    next = page.cursor;
    if (!page.more) return { brought, cursor: next };
  }
  throw new Error("It never came to an end.");
}

it("brings every mail of the last days once, the oldest first, also more than the app lists at once", async () => {
  const box = mailbox();
  for (let id = 0; id < 1_300; id += 1) box.mails.set(`m${id}`, at(13_000 - id * 10));
  box.mails.set("old", at(60 * 24 * 30));
  const { brought, cursor } = await drain(box, null);
  expect(brought).toHaveLength(1_300);
  expect(brought[0]).toBe("m0");
  expect(new Set(brought).size).toBe(1_300);
  box.mails.set("new", at(1));
  expect((await drain(box, cursor)).brought).toEqual(["new"]);
});

it("brings one that cannot be read as such, so that it does not keep back those after it", async () => {
  const box = mailbox();
  for (const id of ["a", "b", "c"]) box.mails.set(id, at(30));
  box.broken.add("b");
  const page = await messageFeed({ settings: {}, cursor: null, limit: 10 }, box.calls);
  const texts = page.entries.map((entry) => entry.kind === "mail" && entry.text);
  expect(texts).toEqual([
    "Hello",
    "This message could not be read: The answer is too large.",
    "Hello",
  ]);
  expect(page.entries[0]).toMatchObject({
    isUrgent: true,
    attachments: [{ name: "offer.pdf", bytes: 12 }],
  });
});

it("fails as a whole where no mail can be read, or the app rejects the credentials", async () => {
  const box = mailbox();
  for (const id of ["a", "b"]) {
    box.mails.set(id, at(30));
    box.broken.add(id);
  }
  const request = { settings: {}, cursor: null, limit: 10 };
  await expect(messageFeed(request, box.calls)).rejects.toThrow("The answer is too large.");
  const read = async () => {
    throw new CredentialsRefused("Expired.", "expired");
  };
  await expect(messageFeed(request, { ...box.calls, read })).rejects.toThrow("Expired.");
});

it("brings what arrived since, also after a mail with a date in the future", async () => {
  const box = mailbox();
  box.mails.set("future", at(-60 * 24 * 365));
  box.mails.set("a", at(30));
  const { brought, cursor } = await drain(box, null);
  expect(brought).toContain("future");
  box.mails.set("new", at(0));
  expect((await drain(box, cursor)).brought).toContain("new");
});

/** Thirty mails, the oldest first. */
function thirty() {
  const box = mailbox();
  for (let id = 0; id < 30; id += 1) box.mails.set(`m${id}`, at(3_000 - id * 60));
  return box;
}

it("leaves none out after one that cannot be read", async () => {
  const box = thirty();
  box.broken.add("m2");
  expect((await drain(box, null, 10)).brought).toHaveLength(30);
});

it("leaves none out after one without a date", async () => {
  const box = thirty();
  const undated = { message: { subject: "Undated", date: "" } };
  const read = async (id: string) => (id === "m2" ? undated : box.calls.read(id));
  const { brought } = await drain({ ...box, calls: { ...box.calls, read } }, null, 10);
  expect(brought).toHaveLength(30);
});

it.each(["", "  \n", "This mail is in HTML."])(
  "takes the text of a mail from its HTML where the plain text says nothing: %j",
  async (text) => {
    const box = mailbox();
    box.mails.set("m", at(10));
    const read = async () => ({
      message: { date: NOW.toISOString(), text, html: "<p>Order 4711 is late</p>" },
    });
    const calls = { ...box.calls, read };
    const page = await messageFeed({ settings: {}, cursor: null, limit: 5 }, calls);
    expect(page.entries).toMatchObject([{ text: "Order 4711 is late" }]);
    const mail = { text, html: "<p>Order 4711 is late</p>" };
    const column = { name: "text", path: "text", type: "text" as const };
    const or = { path: "html", html: true as const };
    const record = recordOf(
      { kind: "record", name: "message", path: "", facts: [{ ...column, or }] },
      mail,
      {},
    );
    expect(JSON.stringify(record)).toContain("Order 4711 is late");
  },
);
