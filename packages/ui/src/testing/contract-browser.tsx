import axe from "axe-core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import type { ContractEntry, RootProps } from "./contract.tsx";
import { literalColours } from "./contract-markup.ts";

/** The axe rules that require a name; the stories are checked against all rules. */
const NAME_RULES = [
  "aria-command-name",
  "aria-dialog-name",
  "aria-input-field-name",
  "aria-meter-name",
  "aria-progressbar-name",
  "aria-toggle-field-name",
  "aria-tooltip-name",
  "aria-treeitem-name",
  "button-name",
  "image-alt",
  "input-button-name",
  "label",
  "link-name",
  "role-img-alt",
  "select-name",
  "summary-name",
  "svg-img-alt",
];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for everything that follows a render within a frame or two. */
async function settled(): Promise<void> {
  for (let index = 0; index < 3; index += 1) await frame();
}

/** Waits, with a limit, for components that load their parts first. */
async function rendered(slot: string): Promise<void> {
  const end = performance.now() + 3_000;
  while (document.querySelector(`[data-slot="${slot}"]`) === null && performance.now() < end) {
    await frame();
  }
  await settled();
}

/** Collects console output and uncaught errors while something renders. */
function listen() {
  const said: string[] = [];
  const note = (...words: unknown[]) => void said.push(words.map(String).join(" ").slice(0, 300));
  const spies = [
    vi.spyOn(console, "error").mockImplementation(note),
    vi.spyOn(console, "warn").mockImplementation(note),
  ];
  const thrown = (event: ErrorEvent) => {
    // A measurement that takes two frames is not an error; the browser reports it this way.
    if (event.message.startsWith("ResizeObserver loop")) return;
    note(event.message);
  };
  window.addEventListener("error", thrown);
  return () => {
    for (const spy of spies) spy.mockRestore();
    window.removeEventListener("error", thrown);
    return said;
  };
}

/** Attributes of an element that carry meaning. */
function attributesOf(element: Element): string {
  const said = element.getAttributeNames().filter((name) => element.getAttribute(name) !== "");
  return said.toSorted().join(" ");
}

/** The state of the page outside the rendered component: elements of the body, and what overlays change on it. */
function pageState(): string[] {
  return [
    ...[...document.body.children].map((element) => element.outerHTML.slice(0, 120)),
    `body: ${attributesOf(document.body)}`,
    `html: ${attributesOf(document.documentElement)}`,
  ];
}

function describeElement(element: Element | null | undefined): string {
  if (!element) return "nothing";
  const slot = element.getAttribute("data-slot");
  return `<${element.localName}${slot === null ? "" : ` data-slot="${slot}"`}>`;
}

/** Violations of the contract for root, ref and rest props. */
function rootProblems(entry: ContractEntry, host: Element, held: Element | null): string[] {
  const { slot, refSlot, portal, inside } = entry;
  const problems: string[] = [];
  const classed = [...document.querySelectorAll(".contract-probe")];
  const [root] = classed;
  if (classed.length !== 1)
    problems.push(`className stands on ${classed.length} elements, not on its root alone`);
  if (root?.getAttribute("data-slot") !== slot)
    problems.push(`className stands on ${describeElement(root)}, not on [data-slot="${slot}"]`);
  if (!portal && !inside && host.firstElementChild !== root)
    problems.push(`the first element is ${describeElement(host.firstElementChild)}, not the root`);
  const holder = refSlot === slot ? root : root?.querySelector(`[data-slot="${refSlot}"]`);
  if (held === null || held !== holder)
    problems.push(`ref holds ${describeElement(held)}, not ${describeElement(holder)}`);
  const probed = document.querySelectorAll('[data-probe="rest"]').length;
  if (probed !== 1) problems.push(`other props reach ${probed} elements, not one`);
  return problems;
}

/** Controls and pictures without a name. */
async function nameless(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: "rule", values: NAME_RULES },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/**
 * Mounts one export in the page, in strict mode, and unmounts it.
 * @returns the violated parts of the contract
 */
export async function brokenPromises(
  entry: ContractEntry,
  { screen = false } = {},
): Promise<string[]> {
  const stop = listen();
  const before = pageState();
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const held: { now: Element | null; ever: Element | null } = { now: null, ever: null };
  const probe: RootProps = {
    className: "contract-probe",
    "data-probe": "rest",
    ref: (element) => {
      held.now = element;
      if (element !== null) held.ever = element;
    },
  };
  root.render(<StrictMode>{entry.render(screen ? {} : probe)}</StrictMode>);
  await rendered(entry.slot);
  const problems = screen ? [] : rootProblems(entry, host, held.now);
  if (document.querySelector(`[data-slot="${entry.slot}"]`) === null)
    problems.push(`nothing carries data-slot="${entry.slot}"`);
  problems.push(...(await nameless()));
  const colours = [...document.body.children].flatMap((element) =>
    literalColours(element.outerHTML),
  );
  problems.push(...colours.map((colour) => `a colour that is no token: ${colour}`));

  root.unmount();
  host.remove();
  await settled();
  if (!screen && held.ever !== null && held.now !== null)
    problems.push("ref still holds an element after the end");
  const left = pageState().filter((line) => !before.includes(line));
  problems.push(...left.map((line) => `left behind: ${line}`));
  problems.push(...stop().map((line) => `said: ${line}`));
  return problems;
}
