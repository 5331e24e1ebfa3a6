import { describe, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { keyRing } from "../../test/credentials.ts";
import { SealError } from "./aes-gcm.ts";
import { createVault, MissingKeyError } from "./vault.ts";

const vault = createVault(keyRing("new", "old"), newId);
const owner = { userId: newId(), connectionId: newId() };
const secrets = { password: "canary-password", token: "canary-token", ["__proto__"]: "odd" };

describe("an envelope", () => {
  it("opens for its owner and reveals nothing of its content [S14]", () => {
    const envelope = vault.lock(owner, secrets);
    expect(vault.open(owner, envelope)).toEqual(secrets);
    expect(JSON.stringify(envelope)).not.toContain("canary");
    expect(Object.keys(envelope.sealed)).toEqual(Object.keys(secrets));
  });

  it("has a data key of its own each time, so parts of two do not mix [S14]", () => {
    const [one, other] = [vault.lock(owner, secrets), vault.lock(owner, secrets)];
    expect(one.dataKeyId).not.toBe(other.dataKeyId);
    for (const mixed of [
      { ...one, sealed: other.sealed },
      { ...one, wrappedKey: other.wrappedKey },
      { ...one, dataKeyId: other.dataKeyId },
    ]) {
      expect(() => vault.open(owner, mixed)).toThrow(SealError);
    }
  });

  it.each([
    ["another person", { ...owner, userId: newId() }],
    ["another connection", { ...owner, connectionId: newId() }],
  ])("does not open for %s, also when moved there in part [S14]", (_what, stranger) => {
    const [mine, theirs] = [vault.lock(owner, secrets), vault.lock(stranger, secrets)];
    expect(() => vault.open(stranger, mine)).toThrow(SealError);
    expect(() => vault.open(stranger, { ...theirs, sealed: mine.sealed })).toThrow(SealError);
    expect(() =>
      vault.open(stranger, {
        ...theirs,
        sealed: { ...theirs.sealed, token: mine.sealed["token"] ?? "" },
      }),
    ).toThrow(SealError);
  });

  it("does not open with the values of two fields exchanged [S14]", () => {
    const envelope = vault.lock(owner, secrets);
    const { password = "", token = "" } = envelope.sealed;
    const exchanged = { ...envelope, sealed: { password: token, token: password } };
    expect(() => vault.open(owner, exchanged)).toThrow(SealError);
  });

  it("does not open under the name of another key [S14]", () => {
    const envelope = vault.lock(owner, secrets);
    expect(() => vault.open(owner, { ...envelope, keyId: "old" })).toThrow(SealError);
    expect(() => vault.open(owner, { ...envelope, keyId: "gone" })).toThrow(MissingKeyError);
  });

  it("is brought under the first key without its secrets being touched [S15]", () => {
    const before = createVault(keyRing("old"), newId).lock(owner, secrets);
    const after = { ...before, ...vault.rewrap(owner, before) };
    expect(after).toMatchObject({ keyId: "new", sealed: before.sealed });
    expect(createVault(keyRing("new"), newId).open(owner, after)).toEqual(secrets);
  });
});
