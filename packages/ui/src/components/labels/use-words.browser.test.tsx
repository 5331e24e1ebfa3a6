import { act, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, expect, it } from "vitest";
import { type Labels, LabelsProvider, useLabels } from "./index.ts";

const host = document.createElement("div");
const root = createRoot(host);
const seen = new Set<Partial<Labels>>();
const german = { close: "Schließen" };
let render = () => {};

function Probe() {
  const words = useLabels();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    render = () => setTimes((before) => before + 1);
    seen.add(words);
  });
  return `${words.close} ${times}`;
}

afterAll(() => act(async () => root.unmount()));

it("returns the same words at each render, so that what is derived from them need not be rebuilt", async () => {
  await act(async () =>
    root.render(
      <LabelsProvider labels={german}>
        <Probe />
      </LabelsProvider>,
    ),
  );
  await act(async () => render());
  expect(host.textContent).toBe("Schließen 1");
  expect(seen.size).toBe(1);
});
