import { describe, expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.ts";
import { readIcon } from "./read-icon.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inner}</svg>`;

describe("an SVG", () => {
  it("keeps what draws, as it was", () => {
    const drawing =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient></defs>' +
      '<g transform="translate(1 2)"><path d="M0 0L8 8" fill="url(#a)"/><use href="#a"/></g><title>Caf&#233; &amp; bar</title>';
    expect(cleanSvg(`<?xml version="1.0"?><!-- made --><!DOCTYPE svg>${svg(drawing)}`)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">${drawing.replace("&#233;", "é")}</svg>`,
    );
  });

  it.each([
    "<script>alert(1)</script>",
    "<script><![CDATA[alert(1)]]></script>",
    '<foreignObject><body onload="alert(1)"/></foreignObject>',
    '<image href="https://evil.example/a.png"/>',
    '<use href="https://evil.example/a.svg#b"/>',
    '<use xlink:href="data:image/svg+xml,x"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    "<style>@import url(https://evil.example/a.css);</style>",
    '<path style="fill:url(https://evil.example/a)" d="M0 0"/>',
    '<path fill="url(https://evil.example/a)"/>',
    '<path fill="url(#a) url(https://evil.example/a)"/>',
    '<path fill="url(#a) u\\72l(https://evil.example/a)"/>',
    '<path fill="&#117;rl(https://evil.example/a)"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    "<text><script>alert(1)</script></text>",
    '<path onclick="alert(1)" d="M0 0"/>',
    "<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>",
  ])("loses what runs, loads or refers: %s [CUSTOM-12]", (inner) => {
    const clean = cleanSvg(svg(inner, ' onload="alert(1)"')) ?? "nothing";
    expect(clean).toContain("<svg");
    expect(clean).not.toMatch(
      /<script|<foreign|<image|<style|<a\b|<set|<animate|\son\w+=|evil|javascript:|data:/i,
    );
  });

  it.each([
    ["another root", "<html><svg></svg></html>"],
    ["two roots", svg("") + svg("")],
    ["words around it", `x${svg("")}`],
    ["an element that is not closed", "<svg><g></svg>"],
    ["an entity of its own", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`],
    ["a tag that is cut", "<svg><path d="],
    ["nothing", ""],
  ])("is none with %s [CUSTOM-12]", (_what, text) => {
    expect(cleanSvg(text)).toBeUndefined();
  });
});

describe("a picture of pixels", () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(40);
    bytes.write("89504e470d0a1a0a0000000d49484452", "hex");
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const jpeg = (width: number) => {
    const bytes = Buffer.from("ffd8ffe000040000ffc0001108000000000300", "hex");
    bytes.writeUInt16BE(8, 13);
    bytes.writeUInt16BE(width, 15);
    return bytes;
  };

  it("is recognized by its content, and is no wider than 4096 pixels", () => {
    expect(readIcon(png(4096, 1), false)).toMatchObject({ type: "image/png" });
    expect(readIcon(png(4097, 1), false)).toBe("size");
    expect(readIcon(png(1, 0), false)).toBe("type");
    expect(readIcon(jpeg(4096), false)).toMatchObject({ type: "image/jpeg" });
    expect(readIcon(jpeg(4097), false)).toBe("size");
    expect(readIcon(Buffer.from("GIF89a"), false)).toBe("type");
  });

  it("is distinguished from an SVG that cannot be read", () => {
    const read = (text: string) => readIcon(Buffer.from(text), false);
    expect(read(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`)).toBe("svg");
    expect(read("<svg><g></svg>")).toBe("svg");
    expect(read("<html><svg></svg></html>")).toBe("type");
  });
});
