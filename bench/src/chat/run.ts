import type { ChatContender, ChatView, Exchange } from "./contender.ts";
import { feed, feedFast, type Following, framesOf, settle, tenth } from "./feed.ts";
import { countDrawn, makeStage } from "./stage.ts";
import { chunksOf, makeExchanges, makeText, type TextName } from "./texts.ts";

/** Milliseconds after which a step is given up. */
const LIMIT = 60_000;

/** The options of `open`. */
export interface ChatOptions {
  /** A text for each answer that grows. */
  texts: TextName[];
  followed: boolean;
  /** Complete answers that stand above, one kilobyte each. */
  before?: number;
}

/** One run of one contender, taken in steps so that the caller can look at the browser's counters between them. */
export function createRun(root: HTMLElement, contender: ChatContender, options: ChatOptions) {
  const { box, place } = makeStage(root);
  const answers = options.texts.map((name) => framesOf(chunksOf(makeText(name))));
  const before = makeExchanges(options.before ?? 0);
  let view: ChatView | null = null;
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );

  const shown = () => {
    if (!view) throw new Error("Nothing is mounted.");
    return view;
  };
  const following = (): Following => ({
    box: contender.scroller?.() ?? box,
    followed: options.followed,
  });

  return {
    /** Streams another text and takes it away again: what is measured afterwards is compiled. */
    async warmUp(): Promise<void> {
      view = contender.mount(place, [{ text: "" }]);
      await feed(view, [framesOf(chunksOf(makeText("warm-up")))], following(), LIMIT);
      view.end(0);
      await settle();
      view.unmount();
      place.replaceChildren();
      await settle();
    },
    async mount(): Promise<void> {
      const growing: Exchange[] = answers.map(() => ({ text: "" }));
      view = contender.mount(place, before.length > 0 ? before : growing);
      if (options.followed) following().box.scrollTop = following().box.scrollHeight;
      await settle();
    },
    /** Draws the texts at once and complete, to count what they hold. */
    async whole(): Promise<void> {
      const complete = answers.map((frames) => ({ text: frames.flat().join("") }));
      view = contender.mount(place, complete);
      await settle();
    },
    /** One tenth of the texts. @returns how many updates that were, or null when the time was up */
    async feed(part: number): Promise<number | null> {
      const parts = answers.map((frames) => tenth(frames, part));
      const done = await feed(shown(), parts, following(), LIMIT);
      return done ? Math.max(...parts.map((frames) => frames.length)) : null;
    },
    async end(): Promise<void> {
      for (const index of answers.keys()) shown().end(index);
      await settle();
    },
    /** The texts at once, in pieces of some size: the way to the end, which is not measured. */
    async preload(): Promise<void> {
      const pieces = answers.map((frames) => framesOf(frames.flat(), 256));
      await feed(shown(), pieces, following(), LIMIT);
      await settle(30);
    },
    async fast() {
      return feedFast(shown(), chunksOf(makeText("more")).slice(0, 1_000), following());
    },
    /** Begins to note what keeps the page from answering. */
    watchTasks(): void {
      observer.observe({ entryTypes: ["longtask"] });
    },
    /** @returns milliseconds of each task of more than 50 since then, or since the last call */
    async longTasks(): Promise<number[]> {
      await settle();
      return observer
        .takeRecords()
        .map(({ duration }) => duration)
        .concat(tasks.splice(0));
    },
    /** Lets the last of the complete answers grow for some frames. @returns how many */
    async growLast(): Promise<number> {
      const frames = framesOf(chunksOf(makeText("warm-up"))).slice(0, 30);
      const last = before.length - 1;
      const appended = {
        ...shown(),
        append: (_: number, chunk: string) => shown().append(last, chunk),
      };
      await feed(appended, [frames], following(), LIMIT);
      return frames.length;
    },
    drawn: () => countDrawn(root),
  };
}

export type ChatRun = ReturnType<typeof createRun>;
