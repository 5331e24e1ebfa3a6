import { describe, expect, it } from "vitest";
import { inspectArguments } from "./inspect-arguments.logic.ts";
import { revealedText, revealHidden } from "./reveal-hidden.logic.ts";
import { suspiciousHosts } from "./suspicious-hosts.logic.ts";

const hidden: readonly [string, string][] = [
  ["pay\u202Eexe.pdf", "pay[U+202E]exe.pdf"],
  ["a\u202Ab\u202C", "a[U+202A]b[U+202C]"],
  ["\u2066left\u2069", "[U+2066]left[U+2069]"],
  ["x\u200Ey\u200F", "x[U+200E]y[U+200F]"],
  ["\u061Ctext", "[U+061C]text"],
  ["ad\u200Bmin", "ad[U+200B]min"],
  ["ad\u200Cmin", "ad[U+200C]min"],
  ["ad\u200Dmin", "ad[U+200D]min"],
  ["word\u2060joiner", "word[U+2060]joiner"],
  ["\uFEFFstart", "[U+FEFF]start"],
  ["soft\u00ADhyphen", "soft[U+00AD]hyphen"],
  ["null\u0000byte", "null[U+0000]byte"],
  ["bell\u0007", "bell[U+0007]"],
  ["escape\u001B[31m", "escape[U+001B][31m"],
  ["delete\u007F", "delete[U+007F]"],
  ["c1\u0085", "c1[U+0085]"],
  ["tag\u{E0041}\u{E007F}", "tag[U+E0041][U+E007F]"],
  ["selector\u{E0100}", "selector[U+E0100]"],
  ["line\u2028sep", "line[U+2028]sep"],
  ["fill\u3164er\u2800", "fill[U+3164]er[U+2800]"],
  ["never\u2065assigned", "never[U+2065]assigned"],
  ["no\u{1D159}head", "no[U+1D159]head"],
  ["lone\uD800", "lone[U+D800]"],
  ["a\uFE0Fb", "a[U+FE0F]b"],
  ["carriage\rreturn", "carriage[U+000D]return"],
];

const honest = [
  "plain text, with punctuation & 100 %",
  "two\nlines\tand a tab",
  "Ünïcödé, 日本語, עברית, العربية",
  "👩‍👩‍👧‍👦 ❤️ 🇩🇪 1️⃣",
  "می‌خواهم",
];

describe("hidden characters", () => {
  it.each(hidden)("are shown as escapes: %j [A6 C8]", (text, shown) => {
    expect(revealedText(text)).toBe(shown);
    expect(revealHidden(text).hidden).toBeGreaterThan(0);
  });

  it("are all shown, in a bounded number of pieces, however many there are [A6 C4]", () => {
    const { segments, hidden: count } = revealHidden("a\u200B".repeat(100_000));
    expect(count).toBe(100_000);
    expect(segments.length).toBeLessThan(1_010);
    expect(revealedText("a\u200B".repeat(5_000))).toBe("a[U+200B]".repeat(5_000));
  });

  it.each(honest)("leave honest text alone: %j [A6]", (text) => {
    expect(revealHidden(text)).toEqual({ segments: [{ text }], hidden: 0 });
  });

  it("are found in nested values and in keys [A6]", () => {
    const found = inspectArguments({ to: ["ok", { note: "a\u200Bb" }], "na\u202Eme": 1 });
    expect(found.map((finding) => finding.path)).toEqual(["to[1].note", "na\u202Eme"]);
  });
});

describe("hosts that hide another name", () => {
  it.each([
    ["https://xn--pple-43d.com/login", "punycode"],
    ["https://pаypal.com", "mixed-script"],
    ["mail maya@gооgle.com now", "mixed-script"],
    ["https://аррӏе.com/", "look-alike"],
    ["user@раураӏ.com", "look-alike"],
    ["https://ꓑꓮꓬꓑꓮꓡ.com", "look-alike"],
    ["https://ᎪᏢᏢᏞᎬ.com", "look-alike"],
    ["https://ɡoogle.com", "look-alike"],
    ["https://ｇｏｏｇｌｅ.com/a", "look-alike"],
    ["https://𝗀oogle.com", "look-alike"],
    ["https://www。paypal。com", "look-alike"],
    ["pay@good.example。evil.example", "look-alike"],
    ["https://bank.example∕login.evil.example", "look-alike"],
    ["https://bank.example⁄.evil.example", "look-alike"],
    ["https://gⲟⲟgle.com", "mixed-script"],
    ["https://paypaꓡ.com", "mixed-script"],
    ["ехаmрlе.com", "mixed-script"],
  ])("%s is flagged as %s [A6]", (text, reason) => {
    expect(suspiciousHosts(text)).toMatchObject([{ reason }]);
  });

  it.each(["a", "a.", "a-", "а.", "x---"])(
    "are looked for in a time in proportion to the text, also of %j without an end [A6 C4]",
    (piece) => {
      // A quadratic search would take longer than the test's timeout.
      expect(suspiciousHosts(piece.repeat(100_000))).toEqual([]);
    },
  );

  it("says which host the network reads [A6]", () => {
    expect(suspiciousHosts("https://аррӏе.com")).toMatchObject([{ ascii: "xn--80ak6aa92e.com" }]);
    expect(suspiciousHosts("https://ｐａｙ．com")).toMatchObject([{ ascii: "pay.com" }]);
  });

  it.each([
    "https://example.com/a?b=c",
    "münchen.de",
    "почта.рф",
    "москва.рф",
    "kadın.com.tr",
    "v1.2.3",
    "file.csv",
    "例え.jp",
    "日本語google.jp",
    "これはOK。Nextへ",
    "OK。Next",
    "1⁄2.5 of it",
    "ข่าว.ไทย",
  ])("%s is not flagged [A6]", (text) => {
    expect(suspiciousHosts(text)).toEqual([]);
  });
});
