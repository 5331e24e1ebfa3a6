import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { cdp } from "vitest/browser";
import { Transcript, type TranscriptProps } from "./transcript.tsx";
import { fixtureNow } from "./transcript.fixtures.ts";
import type { TranscriptMessage } from "./types.ts";

interface Devtools {
  send: (method: string, params?: object) => Promise<unknown>;
}

/** Real input events: the page cannot tell them from a person's. */
const devtools = () => cdp() as unknown as Devtools;

/** The next frame. Chromium draws none for a page behind another one, so a page that waits too long comes to the front. */
const frame = () =>
  new Promise((resolve) => {
    const late = setTimeout(() => void devtools().send("Page.bringToFront"), 3000);
    requestAnimationFrame((time) => {
      clearTimeout(late);
      resolve(time);
    });
  });

/** Resolves when a person would see the page: after resize observers ran and their effects were applied. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", resolve, { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });

/** Waits for this many frames. */
export async function frames(count: number) {
  for (let left = count; left > 0; left -= 1) await frame();
}

/** A transcript of 700 x 600 px in the test's page, and input that scrolls it. */
export function createStage() {
  const host = document.createElement("div");
  host.style.width = "700px";
  host.style.height = "600px";
  document.body.style.margin = "0";
  document.body.append(host);
  const root = createRoot(host);
  const begun: TranscriptProps = {
    conversationId: "c-1",
    messages: [],
    product: "Switchboard",
    now: fixtureNow,
  };
  let props = begun;

  const log = (): HTMLElement => {
    const found = host.querySelector<HTMLElement>("[role=log]");
    if (!found) throw new Error("There is no log.");
    return found;
  };
  /** The middle of the log in the coordinates of the outer page: the test runs in a frame. */
  const middle = () => {
    const outer = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const inner = log().getBoundingClientRect();
    return {
      x: Math.round(outer.left + inner.left + inner.width / 2),
      y: Math.round(outer.top + inner.top + inner.height / 2),
    };
  };

  return {
    host,
    log,
    show(next: Partial<TranscriptProps>) {
      props = { ...props, ...next };
      flushSync(() => root.render(<Transcript {...props} />));
    },
    async settled(next: Partial<TranscriptProps>) {
      this.show(next);
      await frames(4);
    },
    clear() {
      props = begun;
      host.style.width = "700px";
      flushSync(() => root.render(null));
    },
    messages: () => props.messages,
    row: (id: string) => host.querySelector<HTMLElement>(`[data-message-id="${id}"]`),
    text: (id: string) =>
      host.querySelector<HTMLElement>(`[data-message-id="${id}"] [data-slot=message]`),
    left: () => log().scrollHeight - log().clientHeight - log().scrollTop,
    /** The messages in view. */
    inView(): HTMLElement[] {
      const box = log().getBoundingClientRect();
      return [...host.querySelectorAll<HTMLElement>("[data-slot=message]")].filter((element) => {
        const rect = element.getBoundingClientRect();
        return rect.top >= box.top && rect.bottom <= box.bottom;
      });
    },
    /** Turns the wheel over the log. */
    async wheel(deltaY: number) {
      await devtools().send("Input.dispatchMouseEvent", {
        type: "mouseWheel",
        ...middle(),
        deltaX: 0,
        deltaY,
      });
    },
    /** Drags with a finger by that many pixels. */
    async drag(distance: number) {
      const at = middle();
      const touch = (type: string, y?: number) =>
        devtools().send("Input.dispatchTouchEvent", {
          type,
          touchPoints: y === undefined ? [] : [{ x: at.x, y }],
        });
      await touch("touchStart", at.y);
      for (let step = 1; step <= 8; step += 1) {
        await touch("touchMove", Math.round(at.y + (distance * step) / 8));
      }
      await touch("touchEnd");
    },
    async press(key: string, code: number) {
      const event = { key, code: key, windowsVirtualKeyCode: code };
      await devtools().send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
      await devtools().send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
    },
    /** Waits until the view has not moved for some frames. */
    async still() {
      let last = Number.NaN;
      let calm = 0;
      while (calm < 6) {
        await frame();
        const top = log().scrollTop;
        calm = top === last ? calm + 1 : 0;
        last = top;
      }
    },
    /** The largest value in any frame while something went on. */
    async most(value: () => number, during: () => Promise<void>): Promise<number> {
      let most = value();
      const over = new AbortController();
      const watch = async () => {
        while (!over.signal.aborted) {
          await painted();
          most = Math.max(most, value());
        }
      };
      const watching = watch();
      await during();
      await frames(4);
      over.abort();
      await watching;
      return most;
    },
    /** How far an element moved on the screen in any frame while something went on, in pixels. */
    async drift(element: Element | undefined, during: () => Promise<void>): Promise<number> {
      if (!element) throw new Error("There is nothing to watch.");
      const top = () => element.getBoundingClientRect().top;
      const before = top();
      const most = await this.most(() => Math.abs(top() - before), during);
      return element.isConnected ? most : Number.POSITIVE_INFINITY;
    },
    /** Streams an answer under a conversation, a few words a frame. */
    async stream(messages: readonly TranscriptMessage[], chunks: number) {
      let text = "";
      for (let chunk = 0; chunk < chunks; chunk += 1) {
        text += chunk % 6 === 5 ? `\n\n- point ${chunk}\n\n` : `words that go on and on ${chunk} `;
        this.show({
          messages: [...messages, { kind: "assistant", id: "m-new", text, streaming: true }],
        });
        await frame();
      }
      this.show({ messages: [...messages, { kind: "assistant", id: "m-new", text }] });
      await frames(3);
    },
  };
}
