import "../../styles.css";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { Combobox } from "../combobox/index.ts";
import { NumberField } from "../number-field/index.ts";
import { Select } from "../select/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";

/** The DevTools protocol, which the test runner does not type. */
interface Devtools {
  send: (method: string, params: object) => Promise<unknown>;
}

const place = document.createElement("div");
document.body.append(place);
const root = createRoot(place);

function force(value: "active" | "none") {
  const devtools = cdp() as unknown as Devtools;
  return devtools.send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value }],
  });
}

beforeAll(() => force("active"));
afterAll(async () => {
  root.unmount();
  place.remove();
  await force("none");
});

type State = "rest" | "disabled" | "readOnly";

/** Text and border of a control: forced colours leave nothing else to tell states apart. */
function looksOf(control: ReactNode) {
  flushSync(() => root.render(control));
  const box = place.firstElementChild;
  const words = place.querySelector("input, textarea") ?? box;
  if (box === null || words === null) throw new Error("nothing is rendered");
  const edged = getComputedStyle(box).borderTopWidth === "0px" ? words : box;
  const { borderTopColor, borderTopStyle } = getComputedStyle(edged);
  return { words: getComputedStyle(words).color, edge: `${borderTopStyle} ${borderTopColor}` };
}

function systemColour(name: string): string {
  place.style.color = name;
  const { color } = getComputedStyle(place);
  place.style.color = "";
  return color;
}

const nothing = () => undefined;
const controls: readonly [name: string, render: (state: State) => ReactNode, reads: boolean][] = [
  [
    "TextInput",
    (state) => (
      <TextInput defaultValue="x" disabled={state === "disabled"} readOnly={state === "readOnly"} />
    ),
    true,
  ],
  [
    "TextArea",
    (state) => (
      <TextArea defaultValue="x" disabled={state === "disabled"} readOnly={state === "readOnly"} />
    ),
    true,
  ],
  [
    "Combobox",
    (state) => (
      <Combobox
        options={[{ value: "x", label: "x" }]}
        value="x"
        disabled={state === "disabled"}
        readOnly={state === "readOnly"}
      />
    ),
    true,
  ],
  [
    "Select",
    (state) => (
      <Select options={[{ value: "x", label: "x" }]} value="x" disabled={state === "disabled"} />
    ),
    false,
  ],
  [
    "NumberField",
    (state) => (
      <NumberField
        aria-label="x"
        value={6}
        onValueChange={nothing}
        disabled={state === "disabled"}
      />
    ),
    false,
  ],
];

it.each(controls)(
  "%s is grey where it is disabled, dashed where it is read only",
  (_, render, reads) => {
    const text = systemColour("CanvasText");
    const grey = systemColour("GrayText");
    expect(grey).not.toBe(text);
    expect(looksOf(render("rest"))).toEqual({ words: text, edge: `solid ${text}` });
    expect(looksOf(render("disabled"))).toEqual({ words: grey, edge: `solid ${grey}` });
    if (reads) {
      expect(looksOf(render("readOnly"))).toEqual({ words: text, edge: `dashed ${text}` });
    }
  },
);
