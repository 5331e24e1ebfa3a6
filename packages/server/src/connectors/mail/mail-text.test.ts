import { describe, expect, it } from "vitest";
import { cleanMailHtml } from "../../domain/sources/clean-mail-html.ts";
import { htmlToText } from "../http/html-text.ts";
import { planBody } from "./body.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { sayInvitation } from "./invitation.ts";
import { readTexts } from "./read-texts.ts";

type Structure = Parameters<typeof planBody>[0];

const leaf = (part: string, type: string, more: object = {}) => ({ part, type, ...more });
const both: Structure = {
  type: "multipart/alternative",
  childNodes: [
    leaf("1", "text/plain"),
    {
      part: "2",
      type: "multipart/related",
      childNodes: [leaf("2.1", "text/html"), leaf("2.2", "image/png", { id: "<p1@mail>" })],
    },
  ],
};

/** The text of a message, from the texts of its parts. */
const read = (root: Structure, parts: Record<string, string>) =>
  readTexts(
    planBody(root),
    async (part) => parts[part] ?? "",
    () => false,
  );

const INVITATION = `BEGIN:VCALENDAR
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
DTSTART:19700101T000000
END:VTIMEZONE
BEGIN:VEVENT
ORGANIZER;CN="Costa, Ana":mailto:ana@harbor.test
DTSTART;TZID=Europe/Berlin:20261201T090000
DTEND;TZID=Europe/Berlin:20261201T100000
SUMMARY:Berths\\, third
  quarter
LOCATION:Pier 7
DESCRIPTION:Bring\\nthe plan.
BEGIN:VALARM
DESCRIPTION:Reminder
END:VALARM
END:VEVENT
END:VCALENDAR
`;
const SAID = `Invitation: Berths, third quarter
When: 2026-12-01 09:00 (Europe/Berlin)
Until: 2026-12-01 10:00 (Europe/Berlin)
Where: Pier 7
Organizer: Costa, Ana <ana@harbor.test>

Bring
the plan.`;

describe("the text of a mail", () => {
  it.each([
    "",
    "   \n",
    "This message is in HTML. Please use a client that displays HTML.",
    "View this email in your browser: https://harbor.test/1",
    "Ihr E-Mail-Programm unterstützt leider kein HTML.",
  ])("is the HTML where the plain part says nothing: %j", async (plain) => {
    const parts = { "1": plain, "2.1": "<p>Order 4711 is late</p>" };
    expect(await read(both, parts)).toBe("Order 4711 is late");
  });

  it("is the plain part where that says something, and where there is nothing else", async () => {
    const html = "<p>Other</p>";
    expect(await read(both, { "1": "Order 4711 is late", "2.1": html })).toBe("Order 4711 is late");
    expect(await read(both, { "1": "See the HTML.", "2.1": "<p> </p>" })).toBe("See the HTML.");
    const long = `HTML is a language. ${"It has tags. ".repeat(40)}`.trim();
    expect(await read(both, { "1": long, "2.1": html })).toBe(long);
  });

  it("is the invitation of a mail that has no other", async () => {
    const alone: Structure = { type: "text/calendar" };
    expect(await read(alone, { "1": INVITATION.replaceAll("\n", "\r\n") })).toBe(SAID);
    expect(planBody(alone).attachments).toMatchObject([{ name: "invitation.ics" }]);
    const blank: Structure = {
      type: "multipart/alternative",
      childNodes: [leaf("1", "text/plain"), leaf("2", "text/calendar")],
    };
    expect(await read(blank, { "1": " ", "2": INVITATION })).toBe(SAID);
    expect(await read(blank, { "1": "Come!", "2": INVITATION })).toBe("Come!");
    expect(sayInvitation("no calendar")).toBe("");
  });

  it("names pictures that come with it, as the attachments and the page do", async () => {
    const html = '<p>See <img src="cid:p1@mail"> and <img alt="the crane" src="cid:p2@mail"></p>';
    expect(htmlToText(html)).toBe("See [Picture: p1] and [Picture: the crane]");
    expect(planBody(both).attachments).toMatchObject([{ name: "p1", type: "image/png" }]);
    expect(cleanMailHtml(html)).toBe("<p>See [Picture: p1] and [Picture: the crane]</p>");
    expect(htmlToText('<img src="https://harbor.test/pixel.gif">Hi')).toBe("Hi");
  });
});

describe("bytes without a charset", () => {
  const russian = [
    0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xea, 0xe0, 0xea, 0x20, 0xe4, 0xe5, 0xeb, 0xe0,
    0x3f, 0x20, 0xcf, 0xf0, 0xe8, 0xf8, 0xeb, 0xe8, 0x20, 0xee, 0xf2, 0xe2, 0xe5, 0xf2,
  ];
  const japanese = [
    0x82, 0xb1, 0x82, 0xcc, 0x95, 0xb6, 0x8f, 0xcd, 0x82, 0xcd, 0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea,
    0x82, 0xc5, 0x82, 0xb7, 0x81, 0x42,
  ];
  it.each([
    ["UTF-8", [...Buffer.from("Grüße, 東京")], "Grüße, 東京"],
    ["UTF-8 that is cut", [...Buffer.from("Grüße, 東京").subarray(0, -1)], "Grüße, 東"],
    [
      "Latin",
      [...Buffer.from("Grüße aus München, schöne Woche", "latin1")],
      "Grüße aus München, schöne Woche",
    ],
    ["Cyrillic", russian, "Привет, как дела? Пришли ответ"],
    ["Japanese", japanese, "この文章は日本語です。"],
    ["nothing", [], ""],
  ])("are read as %s", (_what, bytes, text) => {
    expect(decodeBytes(Uint8Array.from(bytes))).toBe(text);
  });
});
