import { describe, expect, it } from "vitest";
import { readDetail } from "./errors.ts";
import { apiUrl, docsUrl, httpUrl, imageUrl, logoutUrl, oauthStartUrl } from "./urls.ts";

describe("addresses on the API host", () => {
  it("leads to the documentation and to the logout [API-35 API-36 LO-02]", () => {
    expect(docsUrl("https://api.example/")).toBe("https://api.example/api/v1/docs");
    expect(logoutUrl()).toBe("/api/v1/auth/logout");
    expect(apiUrl("https://api.example", "/x")).toBe("https://api.example/x");
  });

  it("leads to the OAuth start of a plugin [API-68 LO-03]", () => {
    expect(oauthStartUrl("google mail", "https://api.example")).toBe(
      "https://api.example/api/v1/connections/oauth/google%20mail/start",
    );
  });

  it("leads to an image of another host by our own, whatever its address holds [C7]", () => {
    const address = "https://charts.example/q3.png?a=1&b=ü#top";
    const url = new URL(imageUrl(address, "https://api.example/"));
    expect(url.origin + url.pathname).toBe("https://api.example/api/v1/images");
    expect([...url.searchParams]).toEqual([["url", address]]);
  });
});

describe("httpUrl", () => {
  it.each(["https://portal.example/login?a=1", "http://localhost:3000/"])(
    "takes %s [LO-141]",
    (value) => {
      expect(httpUrl(value)).toBe(value);
    },
  );

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "/login",
    "//evil.example",
    "",
    null,
    7,
    "ftp://a.example",
  ])("refuses %s [LO-141 CUSTOM-07]", (value) => {
    expect(httpUrl(value)).toBeUndefined();
  });
});

describe("readDetail", () => {
  it.each([
    [{ detail: "No." }, "No."],
    [{ detail: [{ msg: "a" }, "b", { code: 1 }] }, 'a; b; {"code":1}'],
    [{ detail: { code: "x" } }, '{"code":"x"}'],
    [{ detail: "  " }, undefined],
    [{ detail: null }, undefined],
    [{ detail: [] }, undefined],
    [{}, undefined],
    ["text", undefined],
    [null, undefined],
  ])("reads %j as %s [LO-06 LO-07]", (body, expected) => {
    expect(readDetail(body)).toBe(expected);
  });
});
