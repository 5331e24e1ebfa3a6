import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { cleanHtml } from "./clean-html.ts";
import { frameDocument } from "./frame.logic.ts";
import { hostile } from "./sandboxed-html.hostile.ts";
import { SandboxedHtml } from "./sandboxed-html.tsx";
import { skeletonOf } from "./skeleton.ts";

/** What was asked of other hosts, by the id of the request. */
const asked = new Map<string, string>();
const requests = () => [...asked.values()];
const signals: string[] = [];
const place = document.createElement("div");
document.body.append(place);
const root = createRoot(place);
const options = { images: false, imageWord: "Image" };

/** The protocol of the browser: it sees what every frame asks for, also what is refused or fails. */
interface Devtools {
  send: (method: string, params?: object) => Promise<unknown>;
  on: (event: string, listener: (payload: Asked) => void) => void;
}

const outside = (address: string) => address.includes(".example");
const settled = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  requestId: string;
  request: { url: string };
  blockedReason?: string;
  corsErrorStatus?: { corsError: string };
}

/** What the browser itself stops before anything is sent: by the policy, or for a picture of another origin in an SVG. */
function isStopped({ blockedReason, corsErrorStatus }: Asked): boolean {
  return (
    blockedReason === "csp" ||
    blockedReason === "origin" ||
    corsErrorStatus?.corsError === "DisallowedByMode"
  );
}

beforeAll(async () => {
  const devtools = cdp() as unknown as Devtools;
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (outside(request.url)) asked.set(requestId, request.url);
  });
  devtools.on("Network.loadingFailed", (failure) => {
    if (isStopped(failure)) asked.delete(failure.requestId);
  });
  devtools.on("Page.javascriptDialogOpening", () => void signals.push("dialog"));
  await devtools.send("Network.enable");
  await devtools.send("Page.enable");
  window.addEventListener("message", ({ data }) => {
    if (data === "ran") signals.push("message");
  });
});

beforeEach(() => {
  asked.clear();
  signals.length = 0;
});

afterAll(() => act(async () => root.unmount()));

/** As closed as the frame of the component, in a process that the protocol looks into; scripts stay forbidden. */
const closed = "allow-popups allow-popups-to-escape-sandbox allow-same-origin";

/** Puts frames on the page, all at once, and waits for them. */
async function frames(documents: readonly string[], sandbox: string | null) {
  const list = documents.map((srcdoc) => {
    const frame = document.createElement("iframe");
    if (sandbox !== null) frame.setAttribute("sandbox", sandbox);
    frame.srcdoc = srcdoc;
    return frame;
  });
  const loaded = list.map((frame) => new Promise((done) => frame.addEventListener("load", done)));
  place.after(...list);
  await Promise.race([Promise.all(loaded), settled(4_000)]);
  await settled(400);
  for (const frame of list) frame.remove();
  // The protocol tells of it over another road, and later.
  await settled(1_000);
}

describe("HTML that others wrote", { timeout: 90_000 }, () => {
  it("is tried with at least 60 payloads, and what they do would be noticed", async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    await frames(['<img src="https://evil.example/control.png">'], closed);
    await frames(["<script>parent.postMessage('ran','*')</script>"], "allow-scripts");
    expect(requests()).toEqual(["https://evil.example/control.png"]);
    expect(signals).toEqual(["message"]);
  });

  it("MUST ask for nothing and run nothing [S23 ITEM-09 LO-84]", async () => {
    const documents: string[] = [];
    for (let at = 0; at < hostile.length; at += 12) {
      const some = hostile.slice(at, at + 12);
      await act(async () =>
        root.render(some.map((html) => <SandboxedHtml html={html} key={html} label="Mail" />)),
      );
      await settled();
      documents.push(...[...place.querySelectorAll("iframe")].map(({ srcdoc }) => srcdoc));
    }
    expect(documents.length).toBeGreaterThan(30);
    await frames(documents, closed);
    expect(requests()).toEqual([]);
    expect(signals).toEqual([]);
    expect("ran" in window).toBe(false);
  });

  it("is held by the frame alone, were it never cleaned [S23]", async () => {
    const documents = hostile.map((html) => frameDocument(html, "", []));
    await frames(documents, closed);
    expect(requests()).toEqual([]);
    expect(signals).toEqual([]);
  });

  it("is held by the cleaning alone, were the frame wide open [S23]", async () => {
    const documents = hostile.map((html) => {
      const holder = document.implementation.createHTMLDocument().createElement("div");
      holder.append(cleanHtml(html, options)?.body ?? "");
      return holder.innerHTML;
    });
    await frames(documents, null);
    expect(requests()).toEqual([]);
    expect(signals).toEqual([]);
    expect("ran" in window).toBe(false);
  });

  it("is measured by a copy that has no address, handler or picture at all [S23]", () => {
    for (const html of [...hostile, '<img src="https://cdn.example/a.png" alt="a">']) {
      // Even of what was not cleaned.
      const raw = new DOMParser().parseFromString(html, "text/html").body;
      const attributes = new Set(
        [...skeletonOf(raw, document).querySelectorAll("*")].flatMap((element) =>
          element.getAttributeNames(),
        ),
      );
      const inert = ["class", "colspan", "rowspan", "width", "height"];
      expect([...attributes].filter((name) => !inert.includes(name))).toEqual([]);
    }
  });
});

describe("what is left of it", () => {
  const clean = (html: string, images = false) => {
    const result = cleanHtml(html, { ...options, images });
    const holder = document.createElement("div");
    holder.append(result?.body ?? "");
    return { ...result, markup: holder.innerHTML };
  };

  it("MUST lead links out in a new tab and say where [DOCS-03 LO-57]", () => {
    expect(clean('<a href="https://evil.example/x" target="_top">bank.example</a>').markup).toBe(
      '<a href="https://evil.example/x" target="_blank" rel="noopener noreferrer nofollow">bank.example<bdi class="host"> (evil.example)</bdi></a>',
    );
    expect(clean('<a href="https://docs.example/">docs.example</a>').markup).not.toContain("bdi");
    expect(clean('<a href="https://xn--pple-43d.com/">apple</a>').markup).toContain("xn--pple-43d");
    expect(clean('<a href="/relative">x</a><a href="#a">y</a>').markup).toBe("<a>x</a><a>y</a>");
  });

  it("MUST load images only after a press, and only from the hosts that were named", () => {
    const html =
      '<img src="https://b.example/1.png" alt="Pallet"><img src="https://a.example/2.png"><img src="http://c.example/3.png"><img src="https://a.example/open.gif" width="1" height="1">';
    const before = clean(html);
    expect(before).toMatchObject({ images: 2, hosts: ["a.example", "b.example"] });
    expect(before.markup).toBe(
      '<span class="chip">Pallet</span><span class="chip">Image</span><span class="chip">Image</span>',
    );
    expect(clean(html, true).markup).toBe(
      '<img src="https://b.example/1.png" alt="Pallet"><img src="https://a.example/2.png"><span class="chip">Image</span>',
    );
    expect(frameDocument("", "", ["a.example"])).toContain("img-src data: https://a.example;");
  });

  it("drops looks and what its author hid, and keeps structure", () => {
    expect(
      clean(
        '<div style="display:none">preheader</div><p style="color:#fff" class="x">Text</p><table width="9000"><tr><td colspan="2" bgcolor="red">cell</td></tr></table>',
      ).markup,
    ).toBe('<p>Text</p><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>');
  });

  it("knows when nothing is left, and cuts what is far too long", () => {
    expect(clean("<script>1</script> <p> </p>")).toMatchObject({ empty: true, cut: false });
    expect(clean("<hr>").empty).toBe(false);
    expect(clean(`<p>${"word ".repeat(100_000)}</p>`)).toMatchObject({ empty: false, cut: true });
  });
});

describe("the frame", () => {
  const show = (html: string) =>
    act(async () => {
      root.render(<SandboxedHtml html={html} label="Original message" />);
    });
  const frame = () => place.querySelector("iframe");

  it("MUST have no scripts, no origin and no forms [S23]", async () => {
    await show("<p>Hello</p>");
    expect(frame()?.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
    expect(frame()?.contentDocument).toBeNull();
    expect(frame()?.srcdoc).toContain("default-src 'none'");
  });

  it("follows the theme of the page [LO-128]", async () => {
    await show("<p>Dark</p>");
    document.documentElement.style.colorScheme = "dark";
    await act(async () => settled(50));
    expect(frame()?.srcdoc).toMatch(/\.body\{all:initial;color-scheme:dark;/);
    document.documentElement.style.colorScheme = "";
  });

  it("MUST be as tall as its text, and grow with it", async () => {
    const heightOf = async (html: string) => {
      await show(html);
      await act(async () => settled(50));
      return frame()?.getBoundingClientRect().height ?? 0;
    };
    const one = await heightOf("<p>One line</p>");
    expect(one).toBeGreaterThan(15);
    expect(one).toBeLessThan(40);
    const ten = await heightOf("<p>One line</p>".repeat(10));
    expect(ten).toBeGreaterThan(one * 10);
    const picture = '<img src="data:image/png;base64,AAAA" width="100" height="300">';
    expect(await heightOf(picture)).toBeGreaterThanOrEqual(300);
  });

  it("is a stop of the Tab key where it is too wide, so that the rest can be read", async () => {
    await show("<p>Narrow</p>");
    await act(async () => settled());
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).not.toBe(frame());
    await show(`<table><tr>${`<td>${"x".repeat(200)}</td>`.repeat(20)}</tr></table>`);
    await act(async () => settled());
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(frame());
  });
});
