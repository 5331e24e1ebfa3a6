import "../../styles.css";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
const host = document.createElement("div");
host.style.width = "400px";
document.body.append(host);
const root = createRoot(host);

afterEach(() => act(async () => root.render(null)));

it("shows the end of a line that is wider than its box to who scrolls there", async () => {
  const text = `\`\`\`\nshort\n${"wide ".repeat(100)}the end\n\`\`\``;
  await act(async () => root.render(<Markdown text={text} />));
  const code = host.querySelector("pre");
  if (!code) throw new Error("There is no code.");
  code.scrollLeft = code.scrollWidth;
  const line = [...code.querySelectorAll("code > span")].at(-1);
  if (!line?.lastChild) throw new Error("There is no line.");
  const range = document.createRange();
  range.selectNodeContents(line.lastChild);
  const { right, bottom } = range.getBoundingClientRect();
  const at = document.elementFromPoint(right - 4, bottom - 4);
  expect(code.scrollLeft).toBeGreaterThan(0);
  expect(at?.closest("code") ?? null).not.toBeNull();
});
