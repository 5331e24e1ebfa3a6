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
    ["https://аррӏе.com/".replace("ӏ", "і"), "look-alike"],
    ["ехаmрlе.com", "mixed-script"],
  ])("%s is flagged as %s [A6]", (text, reason) => {
    expect(suspiciousHosts(text)).toMatchObject([{ reason }]);
  });

  it.each(["https://example.com/a?b=c", "münchen.de", "почта.рф", "v1.2.3", "file.csv", "例え.jp"])(
    "%s is not flagged [A6]",
    (text) => {
      expect(suspiciousHosts(text)).toEqual([]);
    },
  );
});
