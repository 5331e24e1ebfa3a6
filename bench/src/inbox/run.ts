import { makeItems } from "../../../packages/ui/src/patterns/inbox-list/inbox-list.fixtures.ts";
import { find, press, timeUntil, turn } from "../measure.ts";
import { type InboxContender, rowAt } from "./contender.ts";

const box = (index: number) =>
  rowAt(index)?.querySelector<HTMLElement>("[role=checkbox], input") ?? null;
const isChecked = (element: HTMLElement | null) =>
  element instanceof HTMLInputElement
    ? element.checked
    : element?.getAttribute("aria-checked") === "true";
const allBox = () => find("[data-slot=inbox-toolbar] [role=checkbox], [data-all]");

const settled = async () => {
  for (let wait = 0; wait < 20; wait += 1) await new Promise(requestAnimationFrame);
};

/** Mount, select one, select all: milliseconds each, and the number of elements after the mount. */
export async function runInbox(root: HTMLElement, inbox: InboxContender, count: number) {
  const items = makeItems(count);
  await turn();
  const mount = await timeUntil(
    "mount",
    () => inbox.mount(root, items),
    () => box(0) !== null,
  );
  await settled();
  const elements = root.querySelectorAll("*").length;
  const one = box(2);
  if (one === null) throw new Error("The third row is not there.");
  const toggle = await timeUntil(
    "toggle",
    () => press(one),
    () => isChecked(box(2)),
  );
  await settled();
  const all = await timeUntil(
    "all",
    () => press(allBox()),
    () => isChecked(box(1)),
  );
  await settled();
  press(allBox());
  await settled();
  return { mount, toggle, all, elements };
}

let frames: number[] = [];
let watching = false;

/** Notes how long each frame takes until {@link endWatch}. */
export function beginWatch(): void {
  frames = [];
  watching = true;
  let last = performance.now();
  const watch = (now: number) => {
    frames.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(watch);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(watch);
  });
}

/** The frames since {@link beginWatch}, and the index of the row that has the focus. */
export function endWatch() {
  watching = false;
  const row = document.activeElement?.closest<HTMLElement>("[data-index]");
  return {
    over: frames.filter((length) => length > 25).length,
    longest: Math.max(...frames),
    count: frames.length,
    focused: Number(row?.dataset.index ?? -1),
    elements: document.querySelectorAll("#root *").length,
  };
}
