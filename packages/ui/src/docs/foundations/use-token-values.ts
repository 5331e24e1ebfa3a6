import { useSyncExternalStore } from "react";

/** The attributes of the root that change token values. */
const SWITCHES = [
  "data-theme",
  "data-brand",
  "data-contrast",
  "data-density",
  "data-motion",
  "style",
];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: SWITCHES });
  const queries = ["(forced-colors: active)", "(prefers-contrast: more)", "(pointer: coarse)"].map(
    (query) => matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", changed);
  };
}

/** The computed values of a property, on an element in the page's theme or another one. */
function read(property: string, values: readonly string[], theme?: "light" | "dark"): string {
  const probe = document.createElement("span");
  probe.style.setProperty("position", "absolute");
  probe.style.setProperty("forced-color-adjust", "none");
  if (theme) probe.dataset.theme = theme;
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  const found = values.map((value) => {
    probe.style.setProperty(property, value);
    return computed.getPropertyValue(property);
  });
  probe.remove();
  return found.join("\n");
}

/** Computed values, such as `var(--ui-control-md)` as a height; updated when a toolbar or the system changes them. */
export function useComputed(property: string, values: readonly string[]): readonly string[] {
  const snapshot = useSyncExternalStore(
    subscribe,
    () => read(property, values),
    () => "",
  );
  return snapshot.split("\n");
}

/** Colours of tokens in both themes, whatever the theme of the page. */
export function useColors(
  tokens: readonly string[],
): ReadonlyMap<string, { light: string; dark: string }> {
  const values = tokens.map((token) => `var(--ui-${token})`);
  const light = useSyncExternalStore(
    subscribe,
    () => read("color", values, "light"),
    () => "",
  ).split("\n");
  const dark = useSyncExternalStore(
    subscribe,
    () => read("color", values, "dark"),
    () => "",
  ).split("\n");
  return new Map(
    tokens.map((token, index) => [token, { light: light[index] ?? "", dark: dark[index] ?? "" }]),
  );
}
