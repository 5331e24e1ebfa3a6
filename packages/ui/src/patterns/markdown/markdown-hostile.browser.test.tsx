import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import "../../styles.css";
import { StreamingMarkdown } from "./markdown.tsx";
import { hostile } from "../../testing/markdown/hostile.ts";
import { createMarkdownStream } from "./markdown-stream.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const elements = new Set(
  "div p span bdi sup section h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr th td hr br em strong del a button svg path rect circle line polyline".split(
    " ",
  ),
);
const attributes =
  /^(?:class|style|dir|data-[a-z-]+|aria-[a-z]+|role|tabindex|start|scope|title|id|type|disabled|viewbox|fill|stroke(?:-[a-z]+)?|width|height|xmlns|d|x|y|x[12]|y[12]|r[xy]?|c[xy]|points)$/;

/** Describes rendered elements that no answer may render. */
function foreignIn(root: Element): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const name = element.localName;
    const looks = getComputedStyle(element);
    const found: string[] = elements.has(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      const link = name === "a" && /^(?:href|target|rel)$/.test(attribute);
      if (!link && !attributes.test(attribute.toLowerCase())) found.push(`${name} ${attribute}`);
      if (attribute === "href" && !/^(?:https?:\/\/[^/]|mailto:.)/.test(value)) found.push(value);
    }
    if (looks.backgroundImage !== "none") found.push(`${name} with a background`);
    // Task boxes and screen-reader text are small and our own.
    const { width, height } = element.getBoundingClientRect();
    const small = looks.position === "absolute" && width * height <= 400;
    if (!/static|relative/.test(looks.position) && !small) {
      found.push(`${name} ${looks.position}`);
    }
    return found;
  });
}

const foreignRequests = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => new URL(address).origin !== location.origin);

/** A picture that does load something. Once its request is seen, every earlier request has been seen. */
function loadPicture(into: Document): HTMLImageElement {
  const picture = into.createElement("img");
  picture.src = "https://evil.example/control.png";
  into.body.append(picture);
  return picture;
}

describe("a hostile answer in a browser", () => {
  const host = document.createElement("div");
  const calls: unknown[] = [];
  const { alert } = window;
  /** What each rendered, as HTML, and which of it is not allowed. */
  const rendered: { text: string; markup: string; foreign: string[] }[] = [];

  async function render(text: string) {
    const root = createRoot(host);
    const stream = createMarkdownStream(() => () => {});
    await act(async () => root.render(<StreamingMarkdown stream={stream} />));
    await act(async () => {
      stream.append(text.slice(0, text.length / 2));
      stream.flush();
    });
    await act(async () => {
      stream.append(text.slice(text.length / 2));
      stream.end();
    });
    const covers = host.contains(document.elementFromPoint(innerWidth - 5, 5));
    const foreign = [...foreignIn(host), ...(covers ? ["covers what is beside it"] : [])];
    rendered.push({ text, markup: host.innerHTML, foreign });
    await act(async () => root.unmount());
  }

  beforeAll(async () => {
    window.alert = (...given: unknown[]) => calls.push(given);
    host.style.width = "300px";
    document.body.prepend(host);
    performance.setResourceTimingBufferSize(10_000);
    performance.clearResourceTimings();
    for (const text of hostile) await render(text);
  });

  afterAll(() => {
    window.alert = alert;
    host.remove();
  });

  it("is rendered as text, chips and plain links, and covers nothing [C7]", () => {
    expect(rendered).toHaveLength(hostile.length);
    const found = rendered.flatMap(({ text, foreign }) => foreign.map((each) => [each, text]));
    expect(found).toEqual([]);
  });

  it("runs nothing and asks the network for nothing [C7]", async () => {
    const picture = loadPicture(document);
    await new Promise((done) => picture.addEventListener("error", done));
    picture.remove();
    expect(calls).toEqual([]);
    expect(foreignRequests()).toEqual(["https://evil.example/control.png"]);
  });

  it("tries nothing that a content security policy would stop, read as HTML again [C7]", async () => {
    const frame = document.createElement("iframe");
    const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'";
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}"><body>`;
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener("load", done, { once: true }));
    const inner = frame.contentDocument;
    if (inner === null) throw new Error("The frame has no document");
    const stopped: string[] = [];
    const seen = new Promise<void>((done) => {
      inner.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
        stopped.push(`${effectiveDirective} ${blockedURI}`);
        if (blockedURI.endsWith("control.png")) done();
      });
    });
    for (const { markup } of rendered) {
      const section = inner.createElement("section");
      section.innerHTML = markup;
      inner.body.append(section);
    }
    loadPicture(inner);
    await seen;
    expect(stopped).toEqual(["img-src https://evil.example/control.png"]);
    expect(inner.querySelectorAll("script, style, link, iframe, object, form")).toHaveLength(0);
    frame.remove();
  });
});
