import "../../styles.css";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterAll, describe, expect, it } from "vitest";
import { Combobox } from "../combobox/index.ts";
import { FileDrop } from "../file-drop/index.ts";
import { NumberField } from "../number-field/index.ts";
import { Select } from "../select/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";

const place = document.createElement("div");
place.style.width = "600px";
document.body.append(place);
const root = createRoot(place);

afterAll(() => {
  root.unmount();
  place.remove();
});

function widthOf(control: ReactNode): number | undefined {
  flushSync(() => root.render(control));
  return place.firstElementChild?.getBoundingClientRect().width;
}

const nothing = () => undefined;
const controls: readonly [name: string, render: (className?: string) => ReactNode][] = [
  ["TextInput", (className) => <TextInput className={className} />],
  ["TextInput with an icon", (className) => <TextInput iconStart={Search} className={className} />],
  ["TextArea", (className) => <TextArea className={className} />],
  ["Select", (className) => <Select options={[]} className={className} />],
  ["Combobox", (className) => <Combobox options={[]} className={className} />],
  [
    "FileDrop",
    (className) => (
      <FileDrop label="File" dropLabel="Drop" accept={[]} onFile={nothing} className={className} />
    ),
  ],
];

describe("a control", () => {
  it.each(controls)("%s is as wide as its place, or as its caller says", (_, render) => {
    expect(widthOf(render())).toBe(600);
    // One class that precedes `w-full` in the sheet, and one that follows it.
    expect(widthOf(render("w-80"))).toBe(320);
    expect(widthOf(render("w-fit"))).toBeLessThan(600);
  });

  it("NumberField is as wide as its number, or as its caller says", () => {
    const render = (className?: string) => (
      <NumberField aria-label="Calls" value={6} onValueChange={nothing} className={className} />
    );
    expect(widthOf(render())).toBeLessThan(120);
    expect(widthOf(render("w-80"))).toBe(320);
    expect(widthOf(render("w-full"))).toBe(600);
  });
});
