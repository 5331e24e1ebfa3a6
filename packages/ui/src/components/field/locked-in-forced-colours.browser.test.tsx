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

/** The protocol of the browser; the types of the test runner leave it open. */
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

/** Words and edge of a control: they are all that forced colours leave to tell states apart. */
function looksOf(control: ReactNode) {
  flushSync(() => root.render(control));
  const box = place.firstElementChild;
  const words = place.querySelector("input, textarea") ?? box;
  if (box === null || words === null) throw new Error("nothing is drawn");
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
const controls: readonly [name: string, draw: (state: State) => ReactNode, reads: boolean][] = [
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
  (_, draw, reads) => {
    const text = systemColour("CanvasText");
    const grey = systemColour("GrayText");
    expect(grey).not.toBe(text);
    expect(looksOf(draw("rest"))).toEqual({ words: text, edge: `solid ${text}` });
    expect(looksOf(draw("disabled"))).toEqual({ words: grey, edge: `solid ${grey}` });
    if (reads) {
      expect(looksOf(draw("readOnly"))).toEqual({ words: text, edge: `dashed ${text}` });
    }
  },
);
