import "../../styles.css";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextFrame } from "../../internal/next-frame.ts";
import { Markdown, StreamingMarkdown } from "./markdown.tsx";
import { createMarkdownStream, type MarkdownStream } from "./markdown-stream.ts";

let box: HTMLElement;
let root: Root;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  box = document.createElement("div");
  box.style.cssText = "height: 200px; width: 400px; overflow-y: auto; overflow-anchor: none";
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  root.unmount();
  box.remove();
});

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const paragraph = (index: number) => `Paragraph ${index} says some words about its number.\n\n`;
const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => paragraph(from + index)).join("");
/** The last rendered paragraph. */
const rendered = () =>
  Number(/\d+/.exec([...box.querySelectorAll("p")].at(-1)?.textContent ?? "")?.[0]);

/** A growing text. */
interface Growing {
  grow: (text: string) => void;
  end: () => void;
}

/** Both ways to render one, with each frame while it is in view. */
const ways: Record<string, () => Growing> = {
  "a text": () => {
    let text = "";
    const render = (streaming: boolean) =>
      root.render(<Markdown streaming={streaming} text={text} />);
    return {
      grow: (more) => {
        text += more;
        render(true);
      },
      end: () => render(false),
    };
  },
  "a stream": () => {
    const stream: MarkdownStream = createMarkdownStream(nextFrame);
    root.render(<StreamingMarkdown stream={stream} />);
    return { grow: stream.append, end: stream.end };
  },
};

/** Grows it by one paragraph a frame. @returns in how many frames something was rendered, and how many there were */
async function growing(grow: (text: string) => void, from: number, to: number) {
  let changed = 0;
  let before = rendered();
  for (let index = from; index < to; index += 1) {
    grow(paragraph(index));
    await frame();
    if (rendered() !== before) changed += 1;
    before = rendered();
  }
  return changed / (to - from);
}

/** Renders a text whose end is many views below, in a view at its beginning. */
async function longOne(way: string) {
  const answer = ways[way]?.();
  if (!answer) throw new Error(`No way ${way}`);
  answer.grow(words(0, 80));
  await expect.poll(() => box.scrollHeight).toBeGreaterThan(5 * box.clientHeight);
  // The observer reports the position of the end after a frame.
  await frame();
  await frame();
  return answer;
}

describe.each(Object.keys(ways))("the end of %s that grows", (way) => {
  it("is rendered a few times a second while it is far out of view, and its height stays right [C4]", async () => {
    const { grow } = await longOne(way);
    const before = box.scrollHeight;
    expect(await growing(grow, 80, 140)).toBeLessThan(0.5);
    expect(box.scrollTop).toBe(0);
    await expect.poll(rendered).toBe(139);
    expect(box.scrollHeight).toBeGreaterThan(before + 50 * 20);
  });

  it("is rendered as often as ever while the view follows it [C4 C6]", async () => {
    const { grow } = await longOne(way);
    box.scrollTop = box.scrollHeight;
    await expect.poll(async () => (await growing(grow, 80, 90)) > 0.8).toBe(true);
    let kept = 0;
    for (let index = 90; index < 150; index += 1) {
      box.scrollTop = box.scrollHeight;
      grow(paragraph(index));
      await frame();
      if (rendered() >= index - 1) kept += 1;
    }
    expect(kept).toBeGreaterThan(55);
  });

  it("is rendered as often as ever before it comes into view [C4 C6]", async () => {
    const { grow } = await longOne(way);
    const last = box.querySelector("[data-slot=markdown]")?.lastElementChild;
    const below = last?.getBoundingClientRect().top ?? 0;
    box.scrollTop += below - box.getBoundingClientRect().bottom - 150;
    for (let wait = 0; wait < 3; wait += 1) await frame();
    expect(await growing(grow, 80, 92)).toBeGreaterThan(0.8);
    expect(last?.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom);
  });

  it("is current when the reader scrolls to it, and when it has ended [C4 C6]", async () => {
    const { grow, end } = await longOne(way);
    await growing(grow, 80, 90);
    box.scrollTop = box.scrollHeight;
    await frame();
    await frame();
    await frame();
    expect(rendered()).toBe(89);
    box.scrollTop = 0;
    await frame();
    await frame();
    await growing(grow, 90, 95);
    end();
    await expect.poll(rendered, { timeout: 100 }).toBe(94);
  });
});
