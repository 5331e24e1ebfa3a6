import type { PermissionTool } from "../../patterns/tool-permissions/index.ts";

/** What the page knows about the plugin. */
export interface AddablePlugin {
  name: string;
  displayName: string;
  logoUrl: string | null;
  /** One sentence. */
  description?: string;
  /** Its setup guide; null without one. */
  setupHref: string | null;
  /** Its documentation; null without one. */
  docsHref: string | null;
  /** JSON Schema of its settings, from its manifest. */
  settings: unknown;
  tools: readonly PermissionTool[];
}

export type ConnectionAddState =
  | { kind: "loading" }
  | { kind: "ready"; plugin: AddablePlugin }
  | { kind: "saving"; plugin: AddablePlugin }
  /** Not saved; what was typed is kept. */
  | { kind: "failed"; plugin: AddablePlugin; message: string }
  | AuthorizeState;

/** An app that is connected on its own page, so that there is nothing to fill in. */
export type AuthorizeState =
  /** `href` leads there, via the API host. */
  | { kind: "authorize"; plugin: AddablePlugin; href: string }
  /** `setUp` is what an administrator needs to change that; null for everybody else. */
  | {
      kind: "not-set-up";
      plugin: AddablePlugin;
      setUp: { redirectUri: string; settingsHref: string } | null;
    };
