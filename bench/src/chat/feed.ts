import type { ChatView } from "./contender.ts";

/** Chunks that arrive within one frame. */
const CHUNKS_A_FRAME = 16;

export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves when nothing is left to do: renders that a library has put off are done by then. */
const idle = () => scheduler.postTask(() => {}, { priority: "background" });

declare const scheduler: {
  postTask(task: () => void, options: { priority: "background" }): Promise<void>;
};

/** Until what was put off to later frames is drawn as well. */
export async function settle(frames = 3): Promise<void> {
  for (let wait = 0; wait < frames; wait += 1) {
    await frame();
    await idle();
  }
}

/** One list of chunks for each frame. */
export function framesOf(chunks: readonly string[], size = CHUNKS_A_FRAME): string[][] {
  return Array.from({ length: Math.ceil(chunks.length / size) }, (_, index) =>
    chunks.slice(index * size, (index + 1) * size),
  );
}

/** A whole number of frames for each tenth of the text, as equal as they can be. */
export function tenth<T>(frames: readonly T[], index: number): T[] {
  const at = (part: number) => Math.round((frames.length * part) / 10);
  return frames.slice(at(index), at(index + 1));
}

export type Following = { box: HTMLElement; followed: boolean };

function follow({ box, followed }: Following): void {
  if (followed) box.scrollTop = box.scrollHeight;
}

/**
 * Gives each answer its chunks frame by frame; before that, the end is scrolled into view, as a chat that follows it does.
 * @param answers the frames of each answer
 * @param limit milliseconds
 * @returns false when that was not enough
 */
export async function feed(
  view: ChatView,
  answers: readonly (readonly (readonly string[])[])[],
  following: Following,
  limit: number,
): Promise<boolean> {
  const until = performance.now() + limit;
  const length = Math.max(...answers.map((frames) => frames.length));
  for (let index = 0; index < length; index += 1) {
    await frame();
    if (performance.now() > until) return false;
    follow(following);
    for (const [answer, frames] of answers.entries()) {
      for (const chunk of frames[index] ?? []) view.append(answer, chunk);
    }
    await idle();
  }
  await frame();
  follow(following);
  await settle(2);
  return true;
}

const TICKER = `
  onmessage = ({ data: { count, interval } }) => {
    const began = performance.now();
    let sent = 0;
    const tick = () => {
      while (sent < count && performance.now() - began >= sent * interval) postMessage(sent++);
      if (sent < count) setTimeout(tick, 1);
    };
    tick();
  };
`;

/**
 * Gives an answer 200 chunks a second, each in its own task, as a network stream does: a busy page finds them queued.
 * @returns how long each frame took, and how long the whole, in milliseconds
 */
export async function feedFast(
  view: ChatView,
  chunks: readonly string[],
  following: Following,
): Promise<{ frames: number[]; took: number }> {
  const worker = new Worker(URL.createObjectURL(new Blob([TICKER])));
  const frames: number[] = [];
  let last = await frame();
  const began = last;
  let over = false;
  const watch = (now: number) => {
    frames.push(now - last);
    last = now;
    follow(following);
    if (!over) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  await new Promise<void>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<number>) => {
      view.append(0, chunks[data] ?? "");
      if (data === chunks.length - 1) resolve();
    });
    worker.postMessage({ count: chunks.length, interval: 5 });
  });
  await settle(2);
  over = true;
  worker.terminate();
  return { frames, took: performance.now() - began };
}
