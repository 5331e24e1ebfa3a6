import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { usePacedStore } from "./use-paced-store.ts";

let host: HTMLElement;
let root: Root;
let value = 0;
const listeners = new Set<() => void>();
const store = {
  get: () => value,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const set = (to: number) => {
  value = to;
  for (const listener of listeners) listener();
};
const frame = () => new Promise(requestAnimationFrame);

let rendered: number[] = [];
function Shown() {
  const shown = usePacedStore(store);
  rendered.push(shown);
  return shown;
}

beforeEach(async () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  value = 0;
  host = document.createElement("div");
  root = createRoot(host);
  await act(async () => root.render(<Shown />));
  rendered = [];
});
afterEach(() => act(async () => root.unmount()));

it("renders once for all changes between two frames, and the last of them [C4]", async () => {
  await act(async () => {
    for (let to = 1; to <= 200; to++) set(to);
    await frame();
  });
  expect(host.textContent).toBe("200");
  expect(rendered).toEqual([200]);
});

it("renders in every other frame at most while changes continue, and the last value [C4]", async () => {
  await act(async () => {
    for (let to = 1; to <= 20; to++) {
      set(to);
      await frame();
    }
    await frame();
  });
  // A busy machine renders less often.
  expect(rendered.length).toBeGreaterThanOrEqual(5);
  expect(rendered.length).toBeLessThanOrEqual(11);
  expect(rendered.at(-1)).toBe(20);
});

it("renders with the next frame what comes after a pause [C4]", async () => {
  await act(async () => {
    set(1);
    for (let wait = 0; wait < 5; wait++) await frame();
    set(2);
    await frame();
  });
  expect(rendered).toEqual([1, 2]);
});

it("listens to nothing once it is gone [C14]", async () => {
  expect(listeners.size).toBe(1);
  await act(async () => {
    set(1);
    root.unmount();
  });
  expect(listeners.size).toBe(0);
  await frame();
  expect(rendered).toEqual([]);
});
