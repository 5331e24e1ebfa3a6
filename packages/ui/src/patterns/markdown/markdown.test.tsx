import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { safeAddress } from "./link-policy.ts";
import { Markdown } from "./markdown.tsx";
import { corpus } from "../../testing/markdown/corpus.ts";
import { hostile } from "../../testing/markdown/hostile.ts";

function html(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />);
}

/** Elements of a markup with their attributes. */
function elementsOf(markup: string): { name: string; attributes: Map<string, string> }[] {
  return [...markup.matchAll(/<([a-z][a-z\d]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    (tag) => ({
      name: (tag[1] ?? "").toLowerCase(),
      attributes: new Map(
        [...(tag[2] ?? "").matchAll(/\s+([^\s=>/]+)(?:="([^"]*)")?/g)].map((each) => [
          (each[1] ?? "").toLowerCase(),
          each[2] ?? "",
        ]),
      ),
    }),
  );
}

const rendered = new Set(
  "div p bdi sup section h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr th td hr br em strong del a span svg path rect circle line polyline button".split(
    " ",
  ),
);

describe("hostile answers", () => {
  it("are at least two hundred [C7]", () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
  });

  it.each(hostile.map((text) => [text.slice(0, 60), text] as const))(
    "%j loads nothing, runs nothing and leads nowhere unsafe [C7 CHAT-40]",
    (_, text) => {
      for (const { name, attributes } of elementsOf(html(text))) {
        expect(rendered).toContain(name);
        for (const [attribute, value] of attributes) {
          expect(attribute).not.toMatch(
            /^(?:src|srcset|action|formaction|ping|poster|data|background|xlink:href|on.*)$/,
          );
          if (attribute === "style") expect(value).not.toMatch(/url|position/);
          if (attribute === "href") expect(value).toMatch(/^(?:https?:\/\/[^/]|mailto:.)/);
        }
      }
    },
  );

  it("show HTML as the text it is [CHAT-40 LO-34]", () => {
    const markup = html("<b>not bold</b> and <script>alert(1)</script>");
    expect(markup).toContain("&lt;b&gt;not bold&lt;/b&gt;");
    expect(markup).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("show an image as a chip that names its host [C7]", () => {
    const markup = html("![quarterly chart](https://evil.example/p.png)");
    expect(markup).not.toContain("<img");
    expect(markup).toContain("quarterly chart");
    expect(markup).toContain("from evil.example");
  });

  it("show an image by itself when its chip is pressed, where its address may be followed [C7]", () => {
    const linksOf = (text: string) => elementsOf(html(text)).filter((each) => each.name === "a");
    const [link, ...others] = linksOf("![chart](https://evil.example/p.png 'a title')");
    expect(others).toEqual([]);
    expect(Object.fromEntries(link?.attributes ?? [])).toMatchObject({
      "data-slot": "markdown-image",
      href: "https://evil.example/p.png",
      target: "_blank",
      rel: "noopener noreferrer",
    });
    for (const address of [
      "javascript:alert(1)",
      "data:image/png;base64,AAAA",
      "mailto:a@b.example",
      "/p.png",
    ]) {
      expect(linksOf(`![chart](${address})`)).toEqual([]);
    }
    expect(linksOf("[![chart](https://evil.example/p.png)](https://example.com)")).toHaveLength(1);
  });

  it("are read in no more than linear time and a bit [C1]", () => {
    const began = performance.now();
    for (const text of hostile) html(text);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe("links", () => {
  it("open in a new tab, name their host and tell nobody [LO-34 C7]", () => {
    const [link] = elementsOf(html("[page](https://example.com/a)")).filter(
      (each) => each.name === "a",
    );
    expect(Object.fromEntries(link?.attributes ?? [])).toMatchObject({
      href: "https://example.com/a",
      target: "_blank",
      rel: "noopener noreferrer",
      title: "example.com",
    });
  });

  it("MUST show where a link leads when its words say something else [C7]", () => {
    expect(html("[https://bank.example/login](https://evil.example)")).toContain("(evil.example)");
    expect(html("[x](https://xn--pple-43d.com)")).toContain("(xn--pple-43d.com)");
    expect(html("[www.bank.example](https://bank.example/x)")).not.toContain("(bank.example)");
  });

  it.each([
    "https://bank.example@x",
    "https://bank.example@evil.example",
    "https://bank.example:443@evil.example/login",
    "bank.example@evil.example/login",
    "help@bank.example",
  ])("shows where a link leads whose words hold %s [C7]", (words) => {
    expect(html(`[${words}](https://evil.example)`)).toContain("(evil.example)");
  });

  it.each([
    "Log in at https://bank.example",
    "bank.example.",
    "(bank.example)",
    "«bank.example»",
    "bank.example →",
    "//bank.example",
    "ftp://bank.example",
    "https://bank.example\u200e",
    "\u200bhttps://bank.example",
    "https://ban\u00adk.example",
    "bank．example",
    "банк.рф",
    "https://192.0.2.1/login",
    "192.0.2.1",
  ])("shows where a link leads whose words name a host somewhere: %j [C7]", (words) => {
    expect(html(`[${words}](https://evil.example/x)`)).toContain("(evil.example)");
    expect(html(`[${words}](mailto:x@evil.example)`)).toContain("(x@evil.example)");
  });

  it("adds nothing where the words name the host it leads to, or none [C7]", () => {
    for (const words of [
      "Log in at https://shop.example",
      "the shop.example page",
      "Version 3.5",
      "U.S.",
      "now.",
    ]) {
      expect(html(`[${words}](https://www.shop.example/x)`)).not.toContain("(www.shop");
    }
  });

  it("says a title without letters that turn around what follows [C7]", () => {
    expect(html('[x](https://evil.example "bank.example\u202e")')).toContain("bank.example  (evil");
  });

  it("shows whom a mail goes to when its words name another one [C7]", () => {
    expect(html("[help@bank.example](mailto:x@evil.example)")).toContain("(x@evil.example)");
  });

  it("adds nothing to an address of mail that leads to that mail, nor to plain words with an at sign", () => {
    expect(html("[help@shop.example](mailto:help@shop.example)")).not.toContain("(");
    for (const words of ["meet @ noon", "@types/react", "react@19.0.0", "@maya"]) {
      expect(html(`[${words}](https://shop.example)`)).not.toContain("(shop");
    }
  });

  it("are made of http, https and mailto addresses only [C7]", () => {
    expect(safeAddress("https://Example.com/a")).toEqual({
      href: "https://example.com/a",
      host: "example.com",
    });
    expect(safeAddress("mailto:a@b.example")).toEqual({
      href: "mailto:a@b.example",
      host: "a@b.example",
    });
    expect(safeAddress("www.example.com")?.href).toBe("https://www.example.com/");
    for (const other of [
      "javascript:1",
      "data:,",
      "file:///a",
      "/a",
      "",
      "ftp://a.example",
      "https:",
    ]) {
      expect(safeAddress(other)).toBeNull();
    }
  });
});

describe("the markup", () => {
  it.each([
    ["line one\nline two", "line one<br/>line two"],
    ["**bold** *it* ~~gone~~ `code`", "<strong"],
    ["1. a\n2. b", '<ol class="'],
    ["3. a", 'start="3"'],
    ["- [x] done\n- [ ] open", 'aria-label="Done"'],
    ["# Title", "<h2"],
    ["###### Small", "<h6"],
    ["> quote", "<blockquote"],
    ["---", "<hr"],
    ["mail@example.com", 'href="mailto:mail@example.com"'],
    ["www.example.com.", 'href="https://www.example.com/"'],
    ["&copy; &#169; &#xA9; \\*", "© © © *"],
    ["[see [1]](https://example.com)", "see [1]</a>"],
    ["*a [b* c]", "<em>a [b</em> c]"],
    ["[a][b] and [c]\n\n[c]: https://c.example", "[a][b] and <a"],
    ["`a\\|b`", "a\\|b"],
  ])("%j holds %j [CHAT-40]", (text, part) => {
    expect(html(text)).toContain(part);
  });

  it("aligns columns of numbers at their end [CHAT-40]", () => {
    const markup = html("| a | b | c |\n|---|---|:-:|\n| x | 1,200.50 | y |\n| z | -3 % | 4 |");
    expect(markup.match(/text-end nums/g)).toHaveLength(3);
    expect(markup.match(/text-center/g)).toHaveLength(3);
  });

  it("is rendered for every text of the corpus", () => {
    for (const text of corpus) expect(html(text)).toContain('data-slot="markdown"');
  });
});
