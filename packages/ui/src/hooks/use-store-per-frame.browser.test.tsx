import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useStorePerFrame } from "./use-store-per-frame.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

it("draws once for all changes between two frames, and the last of them [C4]", async () => {
  let value = 0;
  let drawn = 0;
  const listeners = new Set<() => void>();
  const store = {
    get: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function Shown() {
    drawn += 1;
    return useStorePerFrame(store);
  }
  const host = document.createElement("div");
  const root = createRoot(host);
  await act(async () => root.render(<Shown />));
  drawn = 0;
  await act(async () => {
    for (value = 1; value < 200; value++) for (const listener of listeners) listener();
    await new Promise(requestAnimationFrame);
  });
  expect(host.textContent).toBe("200");
  expect(drawn).toBe(1);
  await act(async () => root.unmount());
  expect(listeners.size).toBe(0);
});
