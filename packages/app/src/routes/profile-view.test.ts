import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { toProfile, toProfileUpdate, toProposed } from "./profile-view.ts";

describe("a profile", () => {
  it("shows the two maps of the user, in their order [PROF-05]", () => {
    const shown = toProfile({
      ...fixtures.user,
      information_scaffold: { Role: "Accounts", Name: "" },
      persistent_learned_info: { Warehouse: "Chiado" },
    });
    expect(shown).toEqual({
      details: [
        ["Role", "Accounts"],
        ["Name", ""],
      ],
      learned: [["Warehouse", "Chiado"]],
    });
  });

  it("is sent with trimmed keys, without blank ones, and with the last of two [PROF-07 PROF-08 PROF-09 LO-69]", () => {
    const learned = [
      [" A ", "1"],
      ["  ", "lost"],
      ["A", "2"],
    ] as const;
    expect(toProfileUpdate({ details: [["Name", " Maya "]], learned })).toEqual({
      information_scaffold: { Name: " Maya " },
      persistent_learned_info: { A: "2" },
    });
  });
});

describe("proposed facts", () => {
  const paths = { chatSession: (id: string) => `/chat/${id}` };
  const [waiting, changed, accepted] = fixtures.factProposals;

  it("wait with a link to their chat, and an accepted one says where it came from, also when its chat is gone", () => {
    const { proposals, origins } = toProposed(fixtures.factProposals, new Map(), paths);
    expect(proposals.map(({ key }) => key)).toEqual([waiting?.key, changed?.key]);
    expect(proposals[0]?.origin.chat).toEqual({
      title: waiting?.session_title,
      href: `/chat/${waiting?.session_id}`,
    });
    expect(origins).toMatchObject([
      { key: accepted?.key, origin: { chat: null, day: accepted?.created_at } },
    ]);
  });

  it("stay where they are when they are decided, so that it can be undone", () => {
    if (!waiting) throw new Error("There is a proposal that waits.");
    const decided = new Map([[waiting.id, { ...waiting, state: "refused" as const }]]);
    const { proposals } = toProposed(fixtures.factProposals.slice(1), decided, paths);
    expect(proposals.map(({ key, state }) => [key, state])).toEqual([
      [waiting.key, "refused"],
      [changed?.key, "proposed"],
    ]);
  });
});
