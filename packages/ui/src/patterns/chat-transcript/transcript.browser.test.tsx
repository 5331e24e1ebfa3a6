import "../../styles.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Row } from "./row.tsx";
import { longConversation, queryCall, toolMessage } from "./transcript.fixtures.ts";
import { createStage, frames } from "./transcript.stage.tsx";
import type { TranscriptMessage } from "./types.ts";
import { loadExtras } from "./use-extras.ts";
import { loadReading } from "./use-reading.ts";
import { estimatedHeight } from "./window.logic.ts";

const stage = createStage();
const jump = () => stage.host.querySelector<HTMLButtonElement>('button[title="Jump to latest"]');

beforeAll(loadExtras);
beforeAll(loadReading);
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  stage.clear();
});

/** A conversation that was scrolled up, away from the end. */
async function released(messages: readonly TranscriptMessage[], by = 900) {
  await stage.settled({ messages });
  await stage.wheel(-by);
  await stage.still();
  expect(stage.left()).toBeGreaterThan(100);
}

/** The message in the middle of the view. */
function seen(): HTMLElement {
  const list = stage.inView();
  const element = list[Math.floor(list.length / 2)];
  if (!element) throw new Error("There is nothing in view.");
  return element;
}
const idOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>("[data-message-id]")?.dataset.messageId;

const older = (count: number): readonly TranscriptMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: "assistant",
    id: `older-${index}`,
    text: `Something older, ${"which goes on for a while ".repeat(1 + (index % 9))}`,
  }));

describe("a conversation of 10,000 messages", () => {
  const many = longConversation(10_000);

  it("MUST render only the messages near the view of a long conversation [C5]", async () => {
    await stage.settled({ messages: many });
    expect(stage.host.querySelectorAll("*").length).toBeLessThan(1_500);
    expect(stage.text("m-9999")?.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
    expect(stage.left()).toBeLessThan(2);
    stage.log().scrollTop = stage.log().scrollHeight / 2;
    await frames(4);
    expect(stage.inView().length).toBeGreaterThan(4);
    expect(stage.host.querySelectorAll("*").length).toBeLessThan(1_500);
    const rows = [...stage.host.querySelectorAll("[data-message-id], [data-slot=message]")];
    const positions = rows.map((element) => getComputedStyle(element).position);
    expect(positions).not.toContain("absolute");
  });

  it("is there in less than a tenth of the time of rendering them all [C5]", async () => {
    const part = many.slice(0, 1_000);
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    const began = performance.now();
    flushSync(() =>
      root.render(
        part.map((message, index) => (
          <Row
            key={message.id}
            attach={() => undefined}
            Actions={null}
            conversation={() => part}
            copied={null}
            day={null}
            gap="small"
            growing={false}
            message={message}
            now={null}
            onRetry={() => undefined}
            position={index + 1}
            product="Switchboard"
            time={null}
            total={part.length}
          />
        )),
      ),
    );
    host.getBoundingClientRect();
    // A tenth of them takes at least a tenth of the time.
    const tenth = performance.now() - began;
    root.unmount();
    host.remove();
    const start = performance.now();
    stage.show({ messages: many });
    stage.log().getBoundingClientRect();
    expect(performance.now() - start).toBeLessThan(tenth);
    await frames(2);
  });

  it("MUST keep the message with the focus, a selection or an opened row mounted [C5]", async () => {
    const messages = [...many.slice(0, 4_000), toolMessage(queryCall), ...many.slice(4_000)];
    await stage.settled({ messages });
    stage.log().focus();
    await userEvent.keyboard("{ArrowUp}");
    const focused = document.activeElement;
    const id = idOf(focused);
    stage.log().scrollTop = 200_000;
    await frames(4);
    expect(document.activeElement).toBe(focused);
    expect(focused?.isConnected).toBe(true);
    const selected = seen();
    document.getSelection()?.selectAllChildren(selected);
    await frames(2);
    stage.log().scrollTop = 0;
    await frames(4);
    expect(selected.isConnected).toBe(true);
    // The range's own text: that of a selection leaves out what the browser does not paint out of view.
    const range = document.getSelection()?.getRangeAt(0);
    expect(range?.toString()).toContain(selected.textContent?.slice(0, 8));
    expect(id).not.toBe(idOf(selected));
    expect(stage.host.querySelectorAll("*").length).toBeLessThan(1_500);
  });

  it("MUST render all messages of a short conversation [C5]", async () => {
    await stage.settled({ messages: longConversation(50) });
    expect(stage.host.querySelectorAll("[data-message-id]")).toHaveLength(50);
  });

  it("counts what it rendered at its real height, even if it was unmounted before its size was observed [C5]", async () => {
    await stage.settled({ messages: many });
    const log = stage.log();
    const width = stage.host.querySelector("[data-message-id]")?.clientWidth ?? 0;
    const heights = () =>
      [...stage.host.querySelectorAll<HTMLElement>("[data-message-id]")].map(
        (row) => [row.dataset.messageId, row.getBoundingClientRect().height] as const,
      );
    const known = new Map(heights());
    const before = log.scrollHeight;
    const rendered = new Map<string | undefined, number>();
    // All in one task: no observer runs in between.
    for (const top of [300_000, 200_000, 100_000]) {
      log.scrollTop = top;
      log.dispatchEvent(new Event("scroll"));
      for (const [id, height] of heights()) rendered.set(id, height);
    }
    await frames(6);
    for (const [id, height] of heights()) rendered.set(id, height);
    let news = 0;
    for (const message of many) {
      const height = rendered.get(message.id);
      if (height === undefined || known.has(message.id)) continue;
      news += height - estimatedHeight(message, width);
    }
    expect(rendered.size).toBeGreaterThan(10);
    expect(Math.abs(news)).toBeGreaterThan(100);
    expect(Math.abs(log.scrollHeight - before - news)).toBeLessThan(2);
  });

  it("renders what a scroll needs message by message when time is short, and ends up with the same messages [C5]", async () => {
    /**
     * How many messages a far jump renders in its task, and which are mounted once the view and the overscan are
     * complete.
     */
    const jumpFar = async () => {
      await stage.settled({ messages: many });
      const log = stage.log();
      const rendered = new Set(stage.host.querySelectorAll("[data-message-id]"));
      log.scrollTop = 100_000;
      log.dispatchEvent(new Event("scroll"));
      const rows = [...stage.host.querySelectorAll("[data-message-id]")];
      const atOnce = rows.filter((row) => !rendered.has(row)).length;
      await stage.still();
      await vi.waitFor(() => expect(stage.inView().length).toBeGreaterThan(4));
      await stage.still();
      const ids = [...stage.host.querySelectorAll("[data-message-id]")].map(idOf);
      stage.clear();
      return { atOnce, ids };
    };
    const { ids } = await jumpFar();
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
    const slow = await jumpFar().finally(() => clock.mockRestore());
    expect(slow.atOnce).toBe(1);
    expect(slow.ids).toEqual(ids);
  });

  it("scrolls by the wheel's distance through messages that were never measured [C5 C6]", async () => {
    await stage.settled({ messages: [...older(200), ...longConversation(60)] });
    for (let turn = 0; turn < 20; turn += 1) {
      const element = seen();
      const before = element.getBoundingClientRect().top;
      await stage.wheel(-160);
      await stage.still();
      expect(element.isConnected).toBe(true);
      expect(Math.abs(element.getBoundingClientRect().top - before - 160)).toBeLessThan(2);
    }
  });
});

describe("the scroll contract", () => {
  const talk = longConversation(200);

  it("follows the end while the reader is there [C6]", async () => {
    await stage.settled({ messages: talk });
    expect(await stage.most(stage.left, () => stage.stream(talk, 60))).toBeLessThan(2);
    expect(jump()).toBeNull();
  });

  it("MUST NOT move a released view by more than a pixel while text streams in [C6]", async () => {
    await released(talk);
    expect(await stage.drift(seen(), () => stage.stream(talk, 60))).toBeLessThanOrEqual(1);
  });

  it("is released by the wheel in the middle of a stream [C6]", async () => {
    await stage.settled({ messages: talk });
    const streaming = stage.stream(talk, 60);
    await frames(6);
    await stage.wheel(-400);
    await stage.still();
    expect(await stage.drift(seen(), () => streaming)).toBeLessThanOrEqual(1);
    expect(jump()).not.toBeNull();
  });

  it("is released by a finger in the middle of a stream [C6]", async () => {
    await stage.settled({ messages: talk });
    const streaming = stage.stream(talk, 60);
    await frames(6);
    await stage.drag(200);
    await stage.still();
    expect(await stage.drift(seen(), () => streaming)).toBeLessThanOrEqual(1);
    expect(jump()).not.toBeNull();
  });

  it("is released by a selection [C6]", async () => {
    await stage.settled({ messages: talk });
    const element = seen();
    document.getSelection()?.selectAllChildren(element);
    await frames(2);
    expect(await stage.drift(element, () => stage.stream(talk, 30))).toBeLessThanOrEqual(1);
  });

  it("is released by Page Up and follows again at the end [C6]", async () => {
    await stage.settled({ messages: talk });
    stage.log().focus();
    await stage.press("PageUp", 33);
    await stage.still();
    expect(await stage.drift(seen(), () => stage.stream(talk, 20))).toBeLessThanOrEqual(1);
    for (let turn = 0; turn < 6; turn += 1) {
      await stage.wheel(800);
      await stage.still();
    }
    expect(jump()).toBeNull();
    await stage.stream(talk, 40);
    expect(stage.left()).toBeLessThan(2);
  });

  it("MUST NOT move a released view when something above it changes its height [C6]", async () => {
    await released(talk);
    const element = seen();
    const index = talk.findIndex(({ id }) => id === idOf(element));
    const grown = talk.map((message, at) =>
      at === index - 6
        ? { ...message, kind: "assistant" as const, text: "Much longer now. ".repeat(90) }
        : message,
    );
    expect(
      await stage.drift(element, async () => {
        await stage.settled({ messages: grown });
        await stage.settled({ messages: talk });
      }),
    ).toBeLessThanOrEqual(1);
  });

  it("MUST NOT move a released view when a tool block collapses at the end [C6]", async () => {
    await stage.settled({ messages: [...talk, toolMessage(queryCall)] });
    const row = stage.row("m-call-1")?.querySelector("button");
    row?.click();
    await frames(4);
    await stage.wheel(120);
    await stage.still();
    const button = row ?? undefined;
    expect(
      await stage.drift(button, async () => {
        button?.click();
        await frames(4);
      }),
    ).toBeLessThanOrEqual(1);
  });

  it("keeps the line in place when the window gets narrower, lower and higher [C6]", async () => {
    await released(talk);
    const box = stage.log().getBoundingClientRect().top;
    const element = stage.inView()[0];
    const before = element?.getBoundingClientRect().top ?? 0;
    for (const [width, height] of [
      ["700px", "400px"],
      ["420px", "400px"],
      ["700px", "600px"],
    ] as const) {
      stage.host.style.width = width;
      stage.host.style.height = height;
      await frames(4);
      expect(stage.log().getBoundingClientRect().top).toBe(box);
      expect(Math.abs((element?.getBoundingClientRect().top ?? 0) - before)).toBeLessThanOrEqual(1);
    }
  });

  it("returns to the position where a conversation was left [C6]", async () => {
    await released(talk, 3_000);
    const element = stage.inView()[0];
    const [id, before] = [idOf(element), element?.getBoundingClientRect().top ?? 0];
    await stage.settled({ conversationId: "c-2", messages: older(80) });
    expect(stage.left()).toBeLessThan(2);
    await stage.settled({ conversationId: "c-1", messages: talk });
    const after = stage.text(id ?? "")?.getBoundingClientRect().top ?? Number.NaN;
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  });

  it("is at the end of a conversation whose saved position is gone [C6]", async () => {
    await released(talk, 3_000);
    await stage.settled({ conversationId: "c-2", messages: older(80) });
    await stage.wheel(-900);
    await stage.still();
    const stored = talk.map((message) => ({ ...message, id: `stored-${message.id}` }));
    await stage.settled({ conversationId: "c-1", messages: stored });
    expect(stage.left()).toBeLessThan(2);
    expect(jump()).toBeNull();
  });
});

describe("what is new", () => {
  const talk = longConversation(200);

  it("MUST count what came in since the reader left the end [C5]", async () => {
    await released(talk);
    expect(jump()).toHaveAccessibleName("Jump to latest");
    await stage.settled({ messages: [...talk, ...older(1)] });
    expect(jump()).toHaveTextContent("1 new message");
    await stage.settled({ messages: [...talk, ...older(3)] });
    expect(jump()).toHaveTextContent("3 new messages");
    const button = jump()?.getBoundingClientRect();
    // It covers no line of the conversation.
    expect(button?.top).toBeGreaterThanOrEqual(stage.log().getBoundingClientRect().bottom);
    const said = stage.host.querySelector("[data-slot=announcer]")?.textContent;
    expect(said).toMatch(/3 new messages$/);
    jump()?.focus();
    await userEvent.keyboard("{Enter}");
    await frames(3);
    expect(jump()).toBeNull();
    expect(stage.left()).toBeLessThan(2);
    await released([...talk, ...older(3)]);
    expect(jump()).toHaveAccessibleName("Jump to latest");
  });
});

describe("what is new, and taller than the view", () => {
  it("MUST lead to the first new message where the new ones fill more than the view, and to the end by the next press [C5]", async () => {
    const talk = longConversation(200);
    await released(talk);
    const news = older(30);
    await stage.settled({ messages: [...talk, ...news] });
    expect(jump()).toHaveTextContent("30 new messages");
    jump()?.click();
    await stage.still();
    const first = stage.host.querySelector(`[data-message-id="${news[0]?.id}"]`);
    const top = () =>
      (first?.getBoundingClientRect().top ?? NaN) - stage.log().getBoundingClientRect().top;
    expect(Math.abs(top())).toBeLessThan(60);
    expect(jump()).toHaveAccessibleName("Jump to latest");
    expect(jump()).not.toHaveTextContent("new");
    jump()?.click();
    await stage.still();
    expect(stage.left()).toBeLessThan(2);
    expect(jump()).toBeNull();
  });
});

describe("history", () => {
  const talk = longConversation(80);

  it("MUST NOT move the line that is read when older messages are put before it [C5]", async () => {
    const onReachStart = vi.fn<() => void>();
    await stage.settled({ messages: talk, hasEarlier: true, onReachStart });
    stage.log().scrollTop = 0;
    await frames(4);
    expect(onReachStart).toHaveBeenCalledTimes(1);
    await stage.settled({ loadingEarlier: true });
    const element = stage.text("m-2") ?? undefined;
    expect(
      await stage.drift(element, () =>
        stage.settled({ loadingEarlier: false, messages: [...older(60), ...talk] }),
      ),
    ).toBeLessThanOrEqual(1);
    expect(
      await stage.drift(element, () =>
        stage.settled({
          hasEarlier: false,
          messages: [...longConversation(2), ...older(60), ...talk].map((message, index) =>
            index < 2 ? { ...message, id: `first-${index}` } : message,
          ),
        }),
      ),
    ).toBeLessThanOrEqual(1);
  });

  it("MUST ask for older messages once, and again when it is pressed [C5]", async () => {
    const onReachStart = vi.fn<() => void>();
    await stage.settled({ messages: talk.slice(0, 6), hasEarlier: true, onReachStart });
    expect(onReachStart).toHaveBeenCalledTimes(1);
    await stage.settled({ loadingEarlier: true });
    await stage.settled({ loadingEarlier: false });
    expect(onReachStart).toHaveBeenCalledTimes(1);
    const button = [...stage.host.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Load earlier messages",
    );
    button?.click();
    expect(onReachStart).toHaveBeenCalledTimes(2);
  });
});

describe("the keyboard", () => {
  it("MUST go from message to message with the arrow keys, Home and End [C12]", async () => {
    await stage.settled({ messages: longConversation(300) });
    stage.log().focus();
    const at = () => idOf(document.activeElement);
    await userEvent.keyboard("{ArrowUp}");
    expect(at()).toBe("m-299");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(at()).toBe("m-297");
    await userEvent.keyboard("{ArrowDown}");
    expect(at()).toBe("m-298");
    expect(document.activeElement).toHaveAccessibleName("You");
    expect(document.activeElement).toHaveAttribute("aria-posinset", "299");
    expect(document.activeElement).toHaveAttribute("aria-setsize", "300");
    await userEvent.keyboard("{Home}");
    expect(at()).toBe("m-0");
    expect(stage.inView()[0]).toBe(document.activeElement);
    await userEvent.keyboard("{End}");
    expect(at()).toBe("m-299");
    expect(stage.left()).toBeLessThan(2);
  });
});

describe("the search", () => {
  const field = () => stage.host.querySelector<HTMLInputElement>("[role=searchbox]");
  const status = () => stage.host.querySelector("[role=search] [role=status]")?.textContent;
  const current = () => {
    const marked = CSS.highlights.get("transcript-current");
    const [range] = marked ? [...marked] : [];
    return range instanceof Range ? range : undefined;
  };

  it("MUST find words in messages that are not rendered, and mark them [C5]", async () => {
    await stage.settled({ messages: longConversation(10_000) });
    stage.log().focus();
    await userEvent.keyboard("/");
    await expect.poll(field).toHaveFocus();
    await userEvent.keyboard("week 1234 ");
    await expect.poll(status).toBe("1 of 2");
    await frames(4);
    expect(current()?.toString()).toBe("week 1234");
    expect(idOf(current()?.startContainer.parentElement)).toBe("m-2466");
    const rect = current()?.getBoundingClientRect();
    expect(rect?.top).toBeGreaterThan(0);
    expect(rect?.bottom).toBeLessThan(600);
    expect(stage.host.querySelectorAll("*").length).toBeLessThan(1_500);
  });

  it("MUST go to the next and the previous hit with Enter, Shift and Enter, and F3 [C5 C12]", async () => {
    await stage.settled({ messages: longConversation(400), searching: true });
    await expect.poll(field).toHaveFocus();
    await userEvent.keyboard("week 7");
    // 11 weeks, each asked for and answered; after the end comes the first one again.
    await expect.poll(status).toBe("1 of 22");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.poll(status).toBe("3 of 22");
    await frames(3);
    expect(idOf(current()?.startContainer.parentElement)).toBe("m-138");
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect.poll(status).toBe("2 of 22");
    await userEvent.keyboard("{F3}");
    await expect.poll(status).toBe("3 of 22");
    await userEvent.keyboard("{Shift>}{F3}{F3}{F3}{/Shift}");
    await expect.poll(status).toBe("22 of 22");
  });

  it("MUST close with Escape, take its marks away, and give the focus back [C12]", async () => {
    await stage.settled({ messages: longConversation(100) });
    stage.log().focus();
    await userEvent.keyboard("/");
    await expect.poll(field).toHaveFocus();
    await userEvent.keyboard("orders");
    await expect.poll(() => CSS.highlights.size).toBe(2);
    await userEvent.keyboard("{Escape}");
    await expect.poll(field).toBeNull();
    expect(document.activeElement).toBe(stage.log());
    expect(CSS.highlights.size).toBe(0);
  });

  it("MUST mark the message itself where a hit is not on the screen as text [C5]", async () => {
    await stage.settled({
      messages: [...longConversation(4), toolMessage(queryCall)],
      searching: true,
    });
    await expect.poll(field).toHaveFocus();
    await userEvent.keyboard("ORDER BY total DESC");
    await expect.poll(status).toBe("1 of 1");
    await expect.poll(() => idOf(stage.host.querySelector("[data-found]"))).toBe("m-call-1");
  });
});
