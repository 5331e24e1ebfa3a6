import { fixtures, mockRunStream } from "@switchboard/api-client/testing";
import { afterEach, expect, it, vi } from "vitest";
import { browser } from "./chats.fixtures.ts";

const { user, approval } = fixtures;
const colleague = { ...user, id: "jonas" };
const edits = { arguments: { title: "Call Inês" }, reason: "Too late" };

afterEach(() => vi.unstubAllGlobals());

/** Pages of one browser, before a server with one run that waits for these approvals, or goes on with these events. */
async function pages() {
  let waiting = [approval, { ...approval, id: "second" }];
  let events: (() => Response) | null = null;
  let moment = new Date(Date.parse(approval.expires_at) - 60_000);
  const session = () => {
    const [first = null] = waiting;
    const run = { ...fixtures.run, pending_approval: first, pending_approvals: waiting };
    const live = { ...run, state: first ? "awaiting_approval" : "running" };
    const active_run = first || events ? live : null;
    return { ...fixtures.chatSessionDetail, messages: [], settings: null, active_run };
  };
  const { load, stored } = await browser(
    (path) => (path.includes("/chatsessions/") || !events ? Response.json(session()) : events()),
    () => moment,
  );
  return {
    /** Opens the chat on a page that was just loaded. */
    async load(person = user) {
      const { chats, leave } = load();
      const chat = await chats.open(person, fixtures.chatSession.id);
      return { chat, edited: chat.edits.get(), leave };
    },
    decide: (ids: readonly string[]) => {
      waiting = waiting.filter(({ id }) => !ids.includes(id));
    },
    /** An approved call runs: nothing is known to wait, and the stream of the run tells the rest. */
    runApproved: (stream: () => Response) => {
      waiting = [];
      events = stream;
    },
    wait: (ms: number) => {
      moment = new Date(moment.getTime() + ms);
    },
    stored,
  };
}

it("shows what was edited in a waiting call again after a reload, to the same person alone [APPROVE-05]", async () => {
  const { load } = await pages();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.leave();
  expect((await load()).edited).toEqual(new Map([[approval.id, edits]]));
  expect((await load(colleague)).edited).toEqual(new Map());
});

it("shows those of a call whose turn comes after the reload, once the call approved before it has run", async () => {
  const { load, runApproved } = await pages();
  const page = await load();
  page.chat.editApproval({ id: "second", edits });
  page.leave();
  const { id: run_id, last_seq } = fixtures.run;
  const asked = {
    type: "hitl_required" as const,
    tool_call: approval.tool_call,
    approval_id: "second",
  };
  runApproved(() => mockRunStream([{ ...asked, run_id, seq: last_seq + 1 }]));
  const { chat } = await load();
  await vi.waitFor(() => expect(chat.state.get().approval?.approvalId).toBe("second"));
  expect(chat.edits.get()).toEqual(new Map([["second", edits]]));
});

it("keeps those of a call that may still wait, where the connection to its run fails", async () => {
  const { load, runApproved, stored } = await pages();
  const page = await load();
  page.chat.editApproval({ id: "second", edits });
  page.leave();
  runApproved(() => Response.json({ detail: "Bad gateway" }, { status: 400 }));
  const { chat, leave } = await load();
  await vi.waitFor(() => expect(chat.state.get().phase).toBe("idle"));
  leave();
  expect(stored()).toContain("Call Inês");
});

it("forgets edits that were undone", async () => {
  const { load, stored } = await pages();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.leave();
  page.chat.editApproval({ id: approval.id, edits: null });
  page.leave();
  expect(stored()).toBe("");
});

it("forgets those of the call that was decided, and keeps those of the others", async () => {
  const { load, decide, stored } = await pages();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.chat.editApproval({ id: "second", edits: { reason: "Not this one" } });
  page.leave();
  decide([approval.id]);
  await page.chat.open(fixtures.chatSession.id);
  page.leave();
  expect(stored()).not.toContain("Call Inês");
  expect((await load()).edited).toEqual(new Map([["second", { reason: "Not this one" }]]));
  // Decided while no page was open.
  decide(["second"]);
  (await load()).leave();
  expect(stored()).toBe("");
});

it("forgets those of a call that has expired", async () => {
  const { load, wait, stored } = await pages();
  const page = await load();
  page.chat.editApproval({ id: approval.id, edits });
  page.leave();
  wait(60_000);
  const later = await load();
  later.leave();
  expect(later.edited).toEqual(new Map());
  expect(stored()).toBe("");
});
