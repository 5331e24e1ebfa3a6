/** Backgrounds of text: pages, panels and wells. */
const grounds = ["canvas", "surface", "raised", "sunken"] as const;
/** Fills of controls and hovered rows. */
const fills = ["fill", "fill-hover", "fill-active"] as const;
const statuses = ["success", "warning", "danger", "info"] as const;

/** Foreground, then background. */
export type Pair = readonly [foreground: string, background: string];

function each(foregrounds: readonly string[], backgrounds: readonly string[]): Pair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background): Pair => [foreground, background]),
  );
}

/** Text: at least 4.5 to 1. `check-styles` rejects class lists with other combinations. */
export const textPairs: readonly Pair[] = [
  ...each(["text", "text-muted"], [...grounds, ...fills]),
  // Hints appear on `fill` at most: on a hovered or pressed fill they use text-muted.
  ...each(["text-subtle"], [...grounds, "fill"]),
  ...each(["accent-text", "danger-text"], [...grounds, ...fills]),
  ...each(["on-accent"], ["accent", "accent-hover", "accent-active"]),
  ...each(["on-accent"], ["success-solid", "danger-solid", "info-solid"]),
  ...each(["on-warning"], ["warning-solid"]),
  ...each(["text", "text-muted", "accent-text"], ["accent-subtle"]),
  ...statuses.flatMap((status) =>
    each(["text", "text-muted", `${status}-text`], [`${status}-subtle`]),
  ),
  ...each(["success-text", "warning-text", "info-text"], grounds),
];

/** Edges and marks that carry meaning: at least 3 to 1. */
export const markPairs: readonly Pair[] = [
  ...each(["line-strong"], [...grounds, "fill"]),
  ...each(["focus"], [...grounds, ...fills, "accent-subtle"]),
  ...each(["accent", "success-solid", "danger-solid", "info-solid"], grounds),
  ...each(
    [1, 2, 3, 4, 5, 6].map((hue) => `chart-${hue}`),
    ["surface", "canvas", "raised"],
  ),
];

/** Decorative lines; they must reach 3 to 1 with more contrast. */
export const separatorPairs: readonly Pair[] = each(["line"], ["canvas", "surface", "raised"]);
