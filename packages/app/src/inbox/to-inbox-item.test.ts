import { describe, expect, it } from "vitest";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { inboxItem } from "./inbox.fixtures.ts";
import { toInboxItem } from "./to-inbox-item.ts";

const paths = createPaths(defaultConfig);
const view = (part: Parameters<typeof inboxItem>[1]) => toInboxItem(inboxItem("1", part), paths);
const mail = (part: Parameters<typeof inboxItem>[1]) =>
  view({ source_type: "email", ...part }).mail;

describe("the page of an item", () => {
  it("links to the thread only where it is known [ITEM-03 LO-82]", () => {
    expect(mail({ gmail_thread_id: "18c2f" })?.threadHref).toBe(
      "https://mail.google.com/mail/u/0/#all/18c2f",
    );
    expect(mail({})?.threadHref).toBeNull();
    expect(mail({ gmail_thread_id: "../?evil" })?.threadHref).not.toContain("..?");
  });

  it("reads the parts of a mail from the item, else from its payload [ENTITY-18 LO-83]", () => {
    const payload = { from_address: "payload@x.example", original_body: "From the payload" };
    expect(mail({ payload, from_address: "top@x.example" })).toMatchObject({
      from: "top@x.example",
      text: "From the payload",
      html: null,
    });
  });

  it("shows the HTML of a mail, and its text where there is none [ITEM-09 ITEM-10]", () => {
    expect(mail({ original_body_html: "<p>x</p>", original_body: "x" })?.html).toBe("<p>x</p>");
    expect(mail({ original_body_html: "", original_body: "x" })).toMatchObject({
      html: null,
      text: "x",
    });
  });

  it("says when a summary is the mail's own first sentences [ITEM-08]", () => {
    expect(mail({ distilled_content: "x", distilled_by: "extract" })?.extract).toBe(true);
    expect(mail({ distilled_content: "x" })?.extract).toBe(false);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "/relative", undefined, 7])(
    "has no link for an issue at %s [ITEM-11 LO-141]",
    (url) => {
      expect(view({ source_type: "jira", payload: { url, key: "OPS-1" } }).issue).toEqual({
        key: "OPS-1",
        href: null,
        status: null,
        assignee: null,
      });
    },
  );

  it("has the link, status and assignee of an issue, and its payload [ITEM-11 ITEM-12 ITEM-13]", () => {
    const payload = { url: "https://x.example/1", key: "A-1", status: "Open", assignee: "Priya" };
    expect(view({ source_type: "jira", payload })).toMatchObject({
      issue: { href: "https://x.example/1", status: "Open", assignee: "Priya" },
      payload,
    });
  });

  it("has the payload of any other item, an empty one where there is none [ITEM-14 LO-89]", () => {
    expect(view({ source_type: "data_condition", payload: { amount: 1200 } }).payload).toEqual({
      amount: 1200,
    });
    expect(view({ kind: undefined, payload: undefined as never }).payload).toEqual({});
  });

  it("of a task of one's own shows when it is due and what can be edited, and no data", () => {
    const due = view({ source_type: "manual", payload: { due_date: "2026-12-01" } });
    expect([due.dueDate, due.payload]).toEqual(["2026-12-01", null]);
    expect(due.task).toMatchObject({ priority: "medium", dueDate: "2026-12-01" });
    expect(view({ kind: "row" }).task).toBeNull();
  });
});
