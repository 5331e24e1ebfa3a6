import { describe, expect, it } from "vitest";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import { blockedReason } from "./blocked.logic.ts";
import {
  type Draft,
  type DraftEvent,
  draftAfter,
  isEdited,
  isUsable,
  newDraft,
} from "./draft.logic.ts";

const proposed = { title: "a", id: 9007199254740992, note: "x\u200By" };

function after(...events: DraftEvent[]): Draft {
  return events.reduce(draftAfter, newDraft(proposed));
}

describe("a draft of arguments", () => {
  it("is the very proposal until something differs [A7]", () => {
    expect(after().value).toBe(proposed);
    expect(after({ type: "answered", value: { ...proposed }, valid: true }).value).toBe(proposed);
    expect(
      isEdited(after({ type: "answered", value: { ...proposed, title: "b" }, valid: true })),
    ).toBe(true);
  });

  it("opened as JSON and left unedited is still the proposal itself, whatever its content [A7]", () => {
    const opened = after({ type: "open-editor" });
    const back = draftAfter(draftAfter(opened, { type: "typed", text: "{}" }), {
      type: "typed",
      text: opened.text,
    });
    expect(isUsable(back)).toBe(true);
    expect(back.value).toBe(proposed);
    expect(opened.text).toContain("x\\u200by");
  });

  it("keeps a broken text over a look at the form [A8]", () => {
    const broken = after({ type: "open-editor" }, { type: "typed", text: "{oops" });
    expect(isUsable(broken)).toBe(false);
    expect(broken.touched).toBe(false);
    expect(draftAfter(broken, { type: "touch" }).touched).toBe(true);
    const form = draftAfter(broken, { type: "close-editor" });
    expect(isUsable(form)).toBe(true);
    expect(form.value).toBe(proposed);
    expect(draftAfter(form, { type: "open-editor" }).text).toBe("{oops");
  });

  it("takes the last text that could be read when an answer follows it [A7]", () => {
    const draft = after(
      { type: "open-editor" },
      { type: "typed", text: '{"title": "json"}' },
      { type: "close-editor" },
    );
    expect(draft.value).toEqual({ title: "json" });
    const answered = draftAfter(draft, { type: "answered", value: { title: "form" }, valid: true });
    expect(draftAfter(answered, { type: "open-editor" }).text).toBe('{\n  "title": "form"\n}');
  });

  it("says why it cannot be approved [A5 A8 C9]", () => {
    const at = (draft: Draft, expired = false, unread = 0, seen: boolean | null = true) =>
      blockedReason({ draft, expired, unread, seen }, approvalWords);
    expect(at(after())).toBeNull();
    expect(at(after(), false, 0, null)).toBeNull();
    expect(at(after(), false, 0, false)).toBe("Scroll to the end of the arguments to approve.");
    expect(at(after(), true)).toBe("This request has expired.");
    expect(at(after(), false, 2)).toBe("Open the 2 long values to approve.");
    expect(at(after({ type: "answered", value: {}, valid: false }))).toBe(
      "Fix the marked fields to approve.",
    );
    expect(at(after({ type: "open-editor" }, { type: "typed", text: "" }))).toBe(
      "Fix the JSON to approve.",
    );
  });
});
