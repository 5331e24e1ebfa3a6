import { act, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, expect, it } from "vitest";
import { type Labels, LabelsProvider, useLabels } from "./index.ts";

const host = document.createElement("div");
const root = createRoot(host);
const seen = new Set<Partial<Labels>>();
const german = { close: "Schließen" };
let draw = () => {};

function Probe() {
  const words = useLabels();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    draw = () => setTimes((before) => before + 1);
    seen.add(words);
  });
  return `${words.close} ${times}`;
}

afterAll(() => act(async () => root.unmount()));

it("hands out the same words at each drawing, so that what is made of them need not be made anew", async () => {
  await act(async () =>
    root.render(
      <LabelsProvider labels={german}>
        <Probe />
      </LabelsProvider>,
    ),
  );
  await act(async () => draw());
  expect(host.textContent).toBe("Schließen 1");
  expect(seen.size).toBe(1);
});
