import type { Anchor } from "../anchor.ts";
import { messageIdOf } from "../anchor.ts";
import { createScrollPositions } from "../scroll-positions.ts";
import type { Measure, ScrollMode } from "../scroll.logic.ts";
import type { Unit } from "../units.logic.ts";
import { createLayout, type Layout, type Span } from "../window.logic.ts";

/** Height before the first measurement: on a server, and before the first layout. */
const unmeasuredHeight = 800;

/** What the viewport shows. */
export type ViewportInput = {
  conversation: string | null;
  messages: readonly Unit[];
};

/** The elements of a view. */
export type ViewportElements = {
  box: HTMLElement;
  content: HTMLElement;
  /** Spacer below a text that became shorter. */
  spacer: HTMLElement;
};

/** The state of a viewport: one object for its whole life, changed in place by what is in this folder. */
export type View = {
  readonly layout: Layout;
  readonly positions: ReturnType<typeof createScrollPositions>;
  readonly rows: Map<string, HTMLElement>;
  /** Rendered and not measured yet. */
  readonly unmeasured: Set<Element>;
  readonly listeners: Set<() => void>;
  elements: ViewportElements | null;
  observer: ResizeObserver | null;
  shown: ViewportInput | null;
  version: number;
  mode: ScrollMode;
  anchor: Anchor | null;
  span: Span;
  /** Timer for rendering more than what is in view. */
  ahead: ReturnType<typeof setTimeout> | null;
  /** The last known scroll position: any other one is the reader's doing. */
  lastTop: number;
  lastContent: number;
  /** Height of the spacer, in pixels. */
  spacer: number;
  away: boolean;
  nearStart: boolean;
  /** Messages changed places since the last commit. No element changes size by that, so no observer would fire. */
  moved: boolean;
  /** The last message that the reader had the chance to see. */
  lastSeen: string | null;
  /** Tells React that something it renders has changed. Made once: a frame must not allocate a callback. */
  readonly notify: () => void;
  /** Mounts what a frame needs. Made once, as `notify`. */
  readonly onFrame: () => void;
};

/** @param onFrame mounts what a frame needs */
export function createView(onFrame: (view: View) => void): View {
  const view: View = {
    layout: createLayout(),
    positions: createScrollPositions(),
    rows: new Map(),
    unmeasured: new Set(),
    listeners: new Set(),
    elements: null,
    observer: null,
    shown: null,
    version: 0,
    mode: "following",
    anchor: null,
    span: { start: 0, end: 0 },
    ahead: null,
    lastTop: 0,
    lastContent: 0,
    spacer: 0,
    away: false,
    nearStart: false,
    moved: false,
    lastSeen: null,
    notify: () => {
      view.version += 1;
      for (const listener of view.listeners) listener();
    },
    onFrame: () => onFrame(view),
  };
  return view;
}

/** The height of the box. */
export const heightOf = ({ elements }: View) => elements?.box.clientHeight || unmeasuredHeight;

/** The height of all messages. */
export const totalOf = ({ layout }: View) => layout.offsetOf(layout.count());

export function measure({ elements, spacer }: View): Measure {
  const { box } = elements ?? {};
  if (!box) return { top: 0, height: 0, content: 0 };
  return { top: box.scrollTop, height: box.clientHeight, content: box.scrollHeight - spacer };
}

export function setSpacer(view: View, pixels: number) {
  if (view.elements === null || Math.abs(pixels - view.spacer) < 0.5) return;
  view.spacer = pixels;
  view.elements.spacer.style.height = `${pixels}px`;
}

/** Distance of the view from the beginning of the first message, in layout coordinates. */
export function topOf({ elements, layout }: View): number {
  if (elements === null) return 0;
  const edge = elements.box.getBoundingClientRect().top;
  let top = 0;
  for (const child of elements.content.children) {
    const index = layout.indexOf(messageIdOf(child) ?? "");
    if (index < 0) continue;
    const rect = child.getBoundingClientRect();
    top = layout.offsetOf(index) - (rect.top - edge);
    if (rect.bottom > edge) break;
  }
  return top;
}
