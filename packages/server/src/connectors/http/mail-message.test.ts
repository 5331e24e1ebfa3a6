import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailMessage } from "./mail-message.ts";

const written = (given: unknown) => Buffer.from(mailMessage(given), "base64url").toString();
/** Header lines, each whole, and the text. */
function read(given: unknown) {
  const [head = "", body = ""] = written(given).split("\r\n\r\n");
  const lines = head.replaceAll("\r\n ", "\u{1}").split("\r\n");
  return {
    headers: lines.map((line) => line.replaceAll("\u{1}", " ")),
    text: Buffer.from(body.replaceAll("\r\n", ""), "base64").toString(),
  };
}
const FIXED = [
  "MIME-Version: 1.0",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: base64",
];

describe("a mail", () => {
  it("has its addresses, subject and text in a form that every mail server takes", () => {
    const mail = read({
      to: 'ana@example.com, "Lind, Bo" <bo@example.com>',
      cc: ["Zoë Müller <zoe@müller.example>"],
      subject: "Offer",
      text: "Dear Ana,\nsee you.\r\nZoë",
    });
    expect(mail.headers).toEqual([
      'To: ana@example.com, "Lind, Bo" <bo@example.com>',
      `Cc: =?UTF-8?B?${Buffer.from("Zoë Müller").toString("base64")}?= <zoe@xn--mller-kva.example>`,
      "Subject: Offer",
      ...FIXED,
    ]);
    expect(mail.text).toBe("Dear Ana,\r\nsee you.\r\nZoë");
  });

  it("encodes a subject of other letters in words that no server cuts, and one that only looks encoded", () => {
    const subject = "Überraschung 🎉 ".repeat(12).trim();
    const lines = written({ to: "a@b.example", subject }).split("\r\n");
    expect(lines.every((line) => line.length <= 84)).toBe(true);
    const words = written({ subject }).match(/=\?UTF-8\?B\?([^?]+)\?=/g) ?? [];
    const decoded = words.map((word) => Buffer.from(word.slice(10, -2), "base64").toString());
    expect(words.every((word) => word.length <= 75)).toBe(true);
    expect(decoded.join("")).toBe(subject);
    expect(read({ subject: "=?UTF-8?Q?Bcc?=" }).headers[0]).toMatch(/^Subject: =\?UTF-8\?B\?/);
  });

  it("answers another one: by its subject once, its id and its thread", () => {
    const answered = {
      subject: "RE: re: Offer",
      message_id: "<2@mail.example>",
      references: "<0@mail.example>\r\n <1@mail.example> Bcc: x@y.example",
    };
    expect(read({ to: "a@b.example", in_reply_to: answered }).headers).toEqual([
      "To: a@b.example",
      "Subject: Re: Offer",
      "In-Reply-To: <2@mail.example>",
      "References: <0@mail.example> <1@mail.example> <2@mail.example>",
      ...FIXED,
    ]);
  });

  it.each([
    ["subject", { subject: "Hi\r\nBcc: x@y.example" }],
    ["subject", { subject: "Hi\u2028Bcc: x@y.example" }],
    ["To", { to: "a@b.example\nBcc: x@y.example" }],
    ["Cc", { cc: ["a@b.example", "x@y.example\r\n\r\nHello"] }],
  ])("refuses a %s that would begin another header [S17]", (name, given) => {
    expect(() => mailMessage(given)).toThrow(`The ${name} must be one line`);
  });

  it.each(["ana", "@b.example", "a b@c.example", "a@b.example>", "a@b.example <", "a@", "<a@b c>"])(
    "refuses the address %j",
    (to) => {
      expect(() => mailMessage({ to })).toThrow("is not a valid email address");
    },
  );

  it("has no other header, whatever it contains", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("a\r\nBcc: x@y.example", '"a" <x@y.example>', "a\rb", "\u0085Bcc: x"),
    );
    const value = fc.record({
      subject: text,
      text,
      in_reply_to: fc.record({ subject: text, message_id: text, references: text }),
    });
    fc.assert(
      fc.property(value, (given) => {
        let mail: string;
        try {
          mail = written({ to: "a@b.example", ...given });
        } catch {
          return;
        }
        const [head = ""] = mail.split("\r\n\r\n");
        const names = head
          .split("\r\n")
          .filter((line) => !line.startsWith(" "))
          .map((line) => /^[\w-]+(?=: )/.exec(line)?.[0]);
        const allowed = ["To", "Subject", "In-Reply-To", "References"];
        const fixed = ["MIME-Version", "Content-Type", "Content-Transfer-Encoding"];
        expect(names.filter((name) => !allowed.includes(name ?? ""))).toEqual(fixed);
      }),
    );
  });
});
