import { describe, expect, it } from "vitest";
import { safeAddress } from "./link-policy.ts";

describe("an address", () => {
  it.each([
    "https://bank.example@evil.example/",
    "https://user:password@evil.example",
    "https://:password@evil.example",
    "https://bank.example%2flogin@evil.example",
    "http:bank.example@evil.example",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    " javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "javascript\t:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "\\\\evil.example",
    "mailto:",
    "mailto:?to=a@b.example",
  ])("such as %j is not followed [C7]", (written) => {
    expect(safeAddress(written)).toBeNull();
  });

  it.each([
    ["https:evil.example", "https://evil.example/", "evil.example"],
    ["https:\\\\evil.example\\a", "https://evil.example/a", "evil.example"],
    ["ht\ntps://evil.example", "https://evil.example/", "evil.example"],
    [
      "https://bank.example\u3002evil.example",
      "https://bank.example.evil.example/",
      "bank.example.evil.example",
    ],
    ["https://b\u0430nk.example", "https://xn--bnk-6cd.example/", "xn--bnk-6cd.example"],
    ["https://0x7f.1", "https://127.0.0.1/", "127.0.0.1"],
    ["https://a.example:8443/b", "https://a.example:8443/b", "a.example:8443"],
  ])("such as %j names the host it leads to [C7]", (written, href, host) => {
    const safe = safeAddress(written);
    expect(safe?.href).toBe(href);
    expect(safe?.host).toBe(host);
  });

  it.each([
    [
      "mailto:a@b.example?subject=Hi&bcc=evil@c.example&body=x",
      "mailto:a@b.example?subject=Hi&body=x",
    ],
    ["mailto:a@b.example?attach=/etc/passwd", "mailto:a@b.example"],
    ["mailto:a@b.example?CC=evil@c.example&Subject=x", "mailto:a@b.example?Subject=x"],
  ])("of a mail keeps its subject and its text only: %j [C7]", (written, href) => {
    expect(safeAddress(written)).toEqual({ href, host: "a@b.example" });
  });

  it("of a mail is shown without signs that hide or turn [C7]", () => {
    expect(safeAddress("mailto:%E2%80%AEa@b.example")?.host).toBe("%E2%80%AEa@b.example");
    expect(safeAddress("mailto:%C3%A4@b.example")?.host).toBe("ä@b.example");
  });
});
