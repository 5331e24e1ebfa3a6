import { fixtures } from "@switchboard/api-client/testing";
import { describe, expect, it } from "vitest";
import { toProfile, toProfileUpdate } from "./profile-view.ts";

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
