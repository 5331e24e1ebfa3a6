import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { contractLines, families, gapsIn, staleNames } from "./contract-families.ts";
import { count, literalColours } from "./contract-markup.ts";

/** The opening tag with the slot. */
function rootTag(html: string, slot: string): string {
  return new RegExp(`<[a-z0-9]+(?:\\s[^>]*)?\\sdata-slot="${slot}"[^>]*>`).exec(html)?.[0] ?? "";
}

describe("every export of the library has its line in a contract", () => {
  it.each(families().map((family) => [family.folder, family] as const))("%s", (_, family) => {
    expect(gapsIn(family)).toEqual([]);
  });

  it("or is named as one without a root, and is still there", () => {
    expect(staleNames()).toEqual([]);
  });
});

describe("on a server", () => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  afterEach(() => complain.mockClear());
  afterAll(() => complain.mockRestore());

  it.each(contractLines())("$title", ({ entry, screen }) => {
    const { slot, render, portal, inside } = entry;
    const props = screen ? {} : { className: "probe-class", "data-probe": "rest" };
    const html = renderToStaticMarkup(<StrictMode>{render(props)}</StrictMode>);
    renderToString(<StrictMode>{render(props)}</StrictMode>);
    expect(complain.mock.calls, "complaints of React").toEqual([]);
    expect(literalColours(html), "colours written into the HTML").toEqual([]);
    // A portal renders in the browser only; the other suite covers it.
    if (portal) return;
    if (!inside) expect(html.indexOf(rootTag(html, slot)), "the root comes first").toBe(0);
    if (screen) return;
    expect(count(html, "probe-class"), "className stands on one element").toBe(1);
    expect(/<[^>]*probe-class[^>]*>/.exec(html)?.[0], "which is the root").toContain(
      `data-slot="${slot}"`,
    );
    expect(count(html, 'data-probe="rest"'), "other props reach one element").toBe(1);
  });
});
