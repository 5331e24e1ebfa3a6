import { describe, expect, it } from "vitest";
import { fillSms } from "../texts/index.ts";
import { fillMail, MAIL_SAMPLES, type MailName } from "./index.ts";
import { writeMail } from "./write-mail.ts";

const names = Object.keys(MAIL_SAMPLES) as MailName[];
const fill = (name: MailName, data: never) => fillMail(name, data);
const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: eve@evil.test`;

/** The same data with every text that is no address replaced. */
const hostile = (value: unknown): unknown => {
  if (typeof value === "string") return /^https?:/.test(value) ? value : HOSTILE;
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one)]));
};

describe.each(names)("the mail %s", (name) => {
  const mail = fill(name, MAIL_SAMPLES[name] as never);

  it("says the same in HTML and in plain text, with the same links", () => {
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, url = ""]) =>
      url.replaceAll("&amp;", "&"),
    );
    for (const url of links) expect(mail.text).toContain(url);
    const [, heading = ""] = /<h1[^>]*>([^<]+)</.exec(mail.html) ?? [];
    expect(mail.text.startsWith(heading)).toBe(true);
    expect(mail.subject).not.toBe("");
  });

  it("loads nothing, runs nothing and is drawn without tables", () => {
    expect(mail.html).not.toMatch(/<(table|img|script|link|form)|url\(|@import/i);
    expect(mail.html).toContain("prefers-color-scheme: dark");
  });

  it("shows what people wrote as text, in one line of subject", () => {
    const attacked = fill(name, hostile(MAIL_SAMPLES[name]) as never);
    expect(attacked.html).not.toContain("<img");
    expect(attacked.subject).not.toMatch(/[\r\n]/);
    expect(attacked.html.match(/<[a-z]/g)?.length).toBe(mail.html.match(/<[a-z]/g)?.length);
  });
});

describe("a mail", () => {
  const parts = { subject: "s", heading: "h", paragraphs: ["p"], reason: "r" };

  it.each(["javascript:alert(1)", "data:text/html,x", "/relative"])("links never to %s", (url) => {
    expect(() => writeMail({ ...parts, action: { label: "Open", url } })).toThrow("http and https");
  });

  it("has a bounded size", () => {
    expect(() => writeMail({ ...parts, paragraphs: ["x".repeat(90_000)] })).toThrow("too large");
    expect(writeMail({ ...parts, subject: "x".repeat(500) }).subject).toHaveLength(150);
  });
});

it("a text message has a bounded size", () => {
  expect(fillSms("verification-code", { code: "123456" })).toMatch(/^123456 is your/);
  expect(() => fillSms("verification-code", { code: "1".repeat(400) })).toThrow("too long");
});
