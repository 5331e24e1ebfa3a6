import { describe, expect, it } from "vitest";
import { createPaths } from "../config/paths.ts";
import { defaultConfig } from "../config/default-config.ts";
import { inboxItem } from "./inbox.fixtures.ts";
import { draftReplyPrompt, playbookPrompt, resolvePrompt } from "./inbox-prompts.ts";
import { toInboxRow } from "./to-inbox-row.ts";

const paths = createPaths(defaultConfig);
const row = (part: Parameters<typeof inboxItem>[1], search = "") =>
  toInboxRow(inboxItem("i 1", part), paths, search, undefined);

describe("the row of an item", () => {
  it("leads to its page, which leads back to the same list [INBOX-19]", () => {
    expect(row({}, "?query=late").href).toBe("/switchboard-inbox/i%201?query=late");
  });

  it("leads to where its person can settle it", () => {
    expect(row({ kind: "approval", payload: { session_id: "s1" } })).toMatchObject({
      href: "/switchboard-chat/s1",
      waiting: "approval",
      step: { label: "Review" },
    });
    const reconnect_url = "/ui/connections/edit/c1?reconnect=credentials";
    expect(row({ kind: "connection", payload: { reconnect_url } }).href).toBe(reconnect_url);
    expect(row({ kind: "source" }).href).toBe("/ui/inbox-sources");
  });

  it("of what is settled asks for nothing, and leads to the chat where it was decided", () => {
    const decided = { kind: "approval", status: "done", payload: { session_id: "s1" } } as const;
    expect(row(decided)).toMatchObject({ waiting: null, step: { label: "Open Chat" } });
    const reconnect_url = "/ui/connections/edit/c1?reconnect=credentials";
    const repaired = { kind: "connection", status: "done", payload: { reconnect_url } } as const;
    expect(row(repaired)).toMatchObject({ waiting: null, step: null });
  });

  it.each(["https://evil.example/login", "//evil.example", "javascript:alert(1)", 7])(
    "never leads to %s [LO-141]",
    (reconnect_url) => {
      const { href, step } = row({ kind: "connection", payload: { reconnect_url } });
      expect([href, step]).toEqual(["/switchboard-inbox/i%201", null]);
    },
  );

  it("has the number of its issue", () => {
    expect(row({ source_type: "jira", payload: { key: "OPS-412" } }).reference).toBe("OPS-412");
    expect(row({ source_type: "jira" }).reference).toBeNull();
  });
});

describe("the prompt", () => {
  it("of a reply has from, to, subject and the summary [ITEM-05]", () => {
    const prompt = draftReplyPrompt({
      from_address: "sofia@marlowfinch.example",
      to_address: "accounts@haldencoffee.example",
      email_subject: "Late delivery",
      distilled_content: "Order 88213 has not arrived.",
    });
    expect(prompt).toContain("From: sofia@marlowfinch.example\nTo: accounts@haldencoffee.example");
    expect(prompt).toContain("Subject: Late delivery\n\nOrder 88213 has not arrived.");
    expect(draftReplyPrompt({})).not.toMatch(/undefined|null|From:/);
  });

  it("about an item says what it is [LO-77]", () => {
    expect(resolvePrompt(inboxItem("1", { description: "About lot 12" }))).toMatch(
      /Title: Task 1\nPriority: medium[\s\S]*About lot 12$/,
    );
  });

  it("of a playbook is filled with what is known here, and shows the rest [LO-97]", () => {
    const prompt_template =
      "{{ inbox_item.title }} {{inbox_item.payload.key}} {{ inbox_item.payload.toString }} {{ knowledge_files }}";
    expect(playbookPrompt({ prompt_template }, inboxItem("1", { payload: { key: "OPS-1" } }))).toBe(
      "Task 1 OPS-1 {{ inbox_item.payload.toString }} {{ knowledge_files }}",
    );
  });
});
