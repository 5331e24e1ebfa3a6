import type { PermissionTool } from "../../patterns/tool-permissions/index.ts";

/** What the page knows of the plugin. */
export interface AddablePlugin {
  name: string;
  displayName: string;
  logoUrl: string | null;
  /** One sentence. */
  description?: string;
  /** Where it is written how it is set up; null where nobody wrote it. */
  setupHref: string | null;
  /** JSON Schema of what it asks for, as its manifest has it. */
  settings: unknown;
  tools: readonly PermissionTool[];
}

export type ConnectionAddState =
  | { kind: "loading" }
  | { kind: "ready"; plugin: AddablePlugin }
  | { kind: "saving"; plugin: AddablePlugin }
  /** Not saved; what was typed stays. */
  | { kind: "failed"; plugin: AddablePlugin; message: string }
  | AuthorizeState;

/** An app that is connected on its own page, so that there is nothing to fill in. */
export type AuthorizeState =
  /** `href` leads there, by way of the API host. */
  | { kind: "authorize"; plugin: AddablePlugin; href: string }
  /** `setUp` is what an administrator needs to change that; null for everybody else. */
  | {
      kind: "not-set-up";
      plugin: AddablePlugin;
      setUp: { redirectUri: string; settingsHref: string } | null;
    };
