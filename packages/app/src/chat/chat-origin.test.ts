import { fixtures } from "@switchboard/api-client/testing";
import { afterEach, describe, expect, it } from "vitest";
import { chatWith, closeServer, json, stream } from "./chat.fixtures.ts";
import { createDrafts } from "./drafts.ts";
import { keepDraft } from "./keep-draft.ts";
import { keepOrigin } from "./keep-origin.ts";
import { rehearsalOf } from "./rehearsal.ts";

afterEach(closeServer);

const run = "POST /api/switchboard-chat/run";
const origin = { itemId: "i-1", playbookId: "p-1" };
const playbooks = ["playbooks"];
const rehearsalStarted = {
  type: "status",
  content: "Rehearsal: the agent only reads.",
  reason: "rehearsal",
  seq: 2,
  run_id: "r-1",
};
const asked = {
  type: "tool_result",
  tool_call: { id: "c-1", name: "offer_choices", arguments: {} },
  result: { kind: "choices", question: "Which list?", options: [{ label: "Open" }] },
  seq: 3,
  run_id: "r-1",
};
const modelFailed = {
  type: "error",
  content: "The model did not answer.",
  reason: "model",
  seq: 3,
  run_id: "r-1",
};
/** Drafts that last as long as the page. */
const unstored = () =>
  createDrafts("switchboard", () => {
    throw new Error("There is no storage.");
  });

describe("a prompt that quotes an inbox item", () => {
  it("is sent with the item once, and what follows is the person's own", async () => {
    const { chat, sent } = await chatWith({ [run]: [stream(), stream()] }, playbooks);
    keepOrigin(unstored(), chat, "maya");
    chat.draft.set("About «Late delivery»");
    chat.origin.set(origin);
    await chat.send("About «Late delivery»");
    await chat.send("Thanks");
    expect(sent(run)).toEqual([
      expect.objectContaining({ inbox_item_id: "i-1", playbook_id: "p-1" }),
      expect.not.objectContaining({ inbox_item_id: "i-1" }),
    ]);
  });

  it("is sent as a rehearsal once, which is repeated for real with the same item", async () => {
    const { chat, sent } = await chatWith(
      {
        [run]: [stream(rehearsalStarted), stream(), stream()],
        "GET /api/v1/runs/r-1": [
          json({ ...fixtures.run, inbox_item_id: "i-1", playbook_id: "p-1" }),
        ],
      },
      ["playbooks", "rehearsals"],
    );
    chat.origin.set({ ...origin, rehearsal: true });
    await chat.send("About «Late delivery»");
    expect(rehearsalOf(chat.state.get(), null)).toBe("done");
    await chat.runForReal();
    expect(rehearsalOf(chat.state.get(), null)).toBeNull();
    const quoted = { prompt: "About «Late delivery»", inbox_item_id: "i-1", playbook_id: "p-1" };
    expect(sent(run)).toEqual([
      expect.objectContaining({ ...quoted, rehearsal: true }),
      expect.objectContaining(quoted),
    ]);
    expect(sent(run)[1]).not.toHaveProperty("rehearsal");
  });

  it.each(["choose", "send"] as const)(
    "stays a rehearsal while its questions are answered (%s), and is run for real from its beginning",
    async (answer) => {
      const of = () => json({ ...fixtures.run, inbox_item_id: "i-1", playbook_id: "p-1" });
      const { chat, sent } = await chatWith(
        {
          [run]: [stream(rehearsalStarted, asked), stream(rehearsalStarted), stream()],
          "GET /api/v1/runs/r-1": [of(), of()],
        },
        ["playbooks", "rehearsals"],
      );
      keepOrigin(unstored(), chat, "maya");
      chat.draft.set("About «Late delivery»");
      chat.origin.set({ ...origin, rehearsal: true });
      await chat.send("About «Late delivery»");
      expect(rehearsalOf(chat.state.get(), null)).toBe("asked");
      await chat[answer]("Open");
      expect(rehearsalOf(chat.state.get(), null)).toBe("done");
      await chat.runForReal();
      expect(sent(run)).toMatchObject([
        { prompt: "About «Late delivery»", rehearsal: true },
        { prompt: "Open", inbox_item_id: "i-1", playbook_id: "p-1", rehearsal: true },
        { prompt: "About «Late delivery»", inbox_item_id: "i-1", playbook_id: "p-1" },
      ]);
      expect(sent(run)[2]).not.toHaveProperty("rehearsal");
    },
  );

  it("loses nothing that is typed while the answer to its question is on its way", async () => {
    const { chat } = await chatWith(
      {
        [run]: [stream(rehearsalStarted, asked), stream(rehearsalStarted)],
        "GET /api/v1/runs/r-1": [json({ ...fixtures.run, inbox_item_id: "i-1" })],
      },
      ["playbooks", "rehearsals"],
    );
    keepOrigin(unstored(), chat, "maya");
    chat.draft.set("About «Late delivery»");
    chat.origin.set({ ...origin, rehearsal: true });
    await chat.send("About «Late delivery»");
    chat.draft.set("Open");
    const sending = chat.send("Open");
    chat.draft.set("And the closed ones?");
    await sending;
    expect(chat.draft.get()).toBe("And the closed ones?");
  });

  it("stays a rehearsal when it failed and is tried again", async () => {
    const { chat, sent } = await chatWith(
      {
        [run]: [stream(rehearsalStarted, modelFailed), stream()],
        "GET /api/v1/runs/r-1": [json({ ...fixtures.run, inbox_item_id: "i-1" })],
      },
      ["playbooks", "rehearsals"],
    );
    chat.origin.set({ ...origin, rehearsal: true });
    await chat.send("About «Late delivery»");
    await chat.retry();
    expect(sent(run)[1]).toMatchObject({ inbox_item_id: "i-1", rehearsal: true });
  });

  it("is sent as the specification has it to a server that knows no more", async () => {
    const { chat, sent } = await chatWith({ [run]: [stream()] });
    chat.origin.set(origin);
    await chat.send("About «Late delivery»");
    expect(sent(run)).toEqual([expect.not.objectContaining({ inbox_item_id: "i-1" })]);
  });

  it("still quotes it after a reload, until the box is emptied", async () => {
    const drafts = unstored();
    const open = async () => {
      const { chat } = await chatWith({}, playbooks);
      keepDraft(drafts, chat, "maya");
      keepOrigin(drafts, chat, "maya");
      return chat;
    };
    const chat = await open();
    chat.draft.set("About «Late delivery»");
    chat.origin.set(origin);
    closeServer();
    const again = await open();
    expect(again.origin.get()).toEqual(origin);
    again.draft.set("");
    expect(again.origin.get()).toBeNull();
    closeServer();
    expect((await open()).origin.get()).toBeNull();
  });
});
