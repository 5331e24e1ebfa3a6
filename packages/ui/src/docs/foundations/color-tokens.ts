/** A colour token as its page lists it. */
export interface ColorToken {
  /** Without the prefix: `text-muted` is `--ui-text-muted`. */
  name: string;
  /** The most common utility class of it. */
  utility: string;
  /** What it is for. */
  job: string;
}

/** Tokens with the same kind of use. */
export interface ColorGroup {
  title: string;
  text: string;
  tokens: readonly ColorToken[];
}

function status(name: string, meaning: string): ColorToken[] {
  return [
    {
      name: `${name}-subtle`,
      utility: `bg-${name}-subtle`,
      job: `Ground of a notice: ${meaning}`,
    },
    { name: `${name}-line`, utility: `border-${name}-line`, job: "Line around that ground" },
    { name: `${name}-solid`, utility: `bg-${name}-solid`, job: "Dot, bar, button" },
    { name: `${name}-text`, utility: `text-${name}`, job: "Words on any ground" },
  ];
}

export const colorGroups: readonly ColorGroup[] = [
  {
    title: "Grounds",
    text: "Bars and sidebars are canvas; the place where work happens is surface. One hairline between, never two.",
    tokens: [
      { name: "canvas", utility: "bg-canvas", job: "Page, bars, sidebars" },
      { name: "surface", utility: "bg-surface", job: "Panel, card, table" },
      { name: "raised", utility: "bg-raised", job: "Menu, dialog, toast" },
      { name: "sunken", utility: "bg-sunken", job: "Code, head of a table" },
    ],
  },
  {
    title: "Fills and lines",
    text: "Neutral controls rest on fill and answer one step darker, or one step lighter in the dark.",
    tokens: [
      { name: "fill", utility: "bg-fill", job: "Control at rest, hovered row" },
      { name: "fill-hover", utility: "bg-fill-hover", job: "Control under the pointer" },
      { name: "fill-active", utility: "bg-fill-active", job: "Control pressed" },
      { name: "fill-disabled", utility: "bg-ink-disabled", job: "Ticked box that is locked" },
      { name: "line", utility: "border-line", job: "Separator; only orders" },
      { name: "line-strong", utility: "border-line-strong", job: "Edge of an input or checkbox" },
    ],
  },
  {
    title: "Text",
    text: "Weight says rank before colour does. Disabled words alone may fall below 4.5 to 1.",
    tokens: [
      { name: "text", utility: "text-default", job: "What is read" },
      { name: "text-muted", utility: "text-muted", job: "What stands beside it" },
      { name: "text-subtle", utility: "text-subtle", job: "Hints and placeholders" },
      { name: "text-disabled", utility: "text-disabled", job: "What cannot be pressed" },
    ],
  },
  {
    title: "Accent",
    text: "The one primary action, ticked boxes, links, the wash of a selected row. The brand decides the hue.",
    tokens: [
      { name: "accent", utility: "bg-accent", job: "Primary action, ticked box" },
      { name: "accent-hover", utility: "bg-accent-hover", job: "Under the pointer" },
      { name: "accent-active", utility: "bg-accent-active", job: "Pressed" },
      { name: "on-accent", utility: "text-on-accent", job: "Words on accent and solids" },
      { name: "accent-subtle", utility: "bg-accent-subtle", job: "Selected row" },
      { name: "accent-line", utility: "border-accent-line", job: "Line around what is selected" },
      { name: "accent-text", utility: "text-accent", job: "Links" },
      { name: "focus", utility: "outline-focus", job: "Focus ring" },
    ],
  },
  {
    title: "Status",
    text: "A status is a dot and a word. A whole coloured ground is for a notice; amber means that something is changed.",
    tokens: [
      ...status("success", "it is done"),
      ...status("warning", "it changes something"),
      { name: "on-warning", utility: "text-on-warning", job: "Words on the amber solid" },
      ...status("danger", "it failed or destroys"),
      ...status("info", "worth knowing"),
    ],
  },
  {
    title: "Charts",
    text: "Six hues of one lightness, so that none shouts. Each has a shape or a label beside it.",
    tokens: [1, 2, 3, 4, 5, 6].map((hue) => ({
      name: `chart-${hue}`,
      utility: `bg-chart-${hue}`,
      job: `Series ${hue}`,
    })),
  },
];
