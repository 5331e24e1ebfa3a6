import { createSecretKey, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seal, SealError, unseal } from "./aes-gcm.ts";

const key = createSecretKey(randomBytes(32));
const place = ["credential", "user", "connection", "token"];
const sealText = (text: string) => seal(key, Buffer.from(text), place);

describe("a sealed text", () => {
  it.each(["", "x", "Müller 🔑\n", "x".repeat(16_000)])(
    "opens to what was sealed, %#",
    (text: string) => {
      expect(unseal(key, sealText(text), place).toString()).toBe(text);
    },
  );

  it("does not open with any one of its bits changed [S14]", () => {
    const sealed = sealText("secret");
    const bytes = Buffer.from(sealed, "base64");
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => unseal(key, changed.toString("base64"), place)).toThrow(SealError);
    }
  });

  it("does not open when it is cut, or written in another way [S14]", () => {
    const sealed = sealText("secret");
    for (let length = 0; length < sealed.length; length++) {
      expect(() => unseal(key, sealed.slice(0, length), place)).toThrow(SealError);
    }
    expect(() => unseal(key, `${sealed}=`, place)).toThrow(SealError);
    expect(() => unseal(key, ` ${sealed}`, place)).toThrow(SealError);
  });

  it("does not open at another place or with another key [S14]", () => {
    const sealed = sealText("secret");
    const others = [
      place.toSpliced(1, 1, "other"),
      place.toSpliced(3, 1, "password"),
      place.slice(0, 3),
      [...place, ""],
      ["credential", "user", "connectiontoken"],
      ['credential","user', "connection", "token"],
    ];
    for (const other of others) expect(() => unseal(key, sealed, other)).toThrow(SealError);
    const another = createSecretKey(randomBytes(32));
    expect(() => unseal(another, sealed, place)).toThrow(SealError);
  });

  it("has a nonce of its own in a hundred thousand [S14]", { timeout: 60_000 }, () => {
    const plain = Buffer.from("x");
    const nonces = new Set<string>();
    for (let count = 0; count < 100_000; count++) {
      nonces.add(Buffer.from(seal(key, plain, place), "base64").toString("hex", 1, 13));
    }
    expect(nonces.size).toBe(100_000);
  });
});
