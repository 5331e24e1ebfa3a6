/** The two ways to a tool of one's own. */
export type CustomToolWay = "url" | "manual";

/** What the form for a tool made by hand hands over, its texts trimmed. */
export interface NewCustomTool {
  name: string;
  description: string;
  /** PNG, JPEG or SVG, 1 MB at most. */
  icon: File;
}

export type CustomToolState =
  | { kind: "ready" }
  /** The server is asked where the tool is authorized. */
  | { kind: "authorizing" }
  /** The browser is on its way there. */
  | { kind: "redirecting" }
  /** Not authorized; what was typed stays. */
  | { kind: "not-authorized"; message: string }
  | { kind: "creating" }
  /** Created; the page is left in a moment. */
  | { kind: "created" }
  /** Not created; what was typed stays. */
  | { kind: "not-created"; message: string };
