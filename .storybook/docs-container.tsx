import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { setRootAttributes } from "./root-attributes.ts";
import { themeOf } from "./themes.ts";
import { initialGlobals } from "./toolbars.ts";

type Globals = Record<string, unknown>;

/** What the address says of the toolbars: `globals=theme:dark;brand:harbor`. */
function globalsInAddress(): Globals {
  const written = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(
    written
      .split(";")
      .map((pair) => pair.split(":"))
      .filter(([name, value]) => name && value),
  );
}

// Kept outside of the container, which is made anew for every page.
let current: Globals | undefined;

function read(): Globals {
  current ??= { ...initialGlobals, ...globalsInAddress() };
  return current;
}

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  const follow = ({ globals }: { globals: Globals }) => {
    current = globals;
    changed();
  };
  channel.on(GLOBALS_UPDATED, follow);
  return () => channel.off(GLOBALS_UPDATED, follow);
}

/** Pages follow the toolbars as stories do; without it a page without a story would stay light. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(subscribe, read);
  useLayoutEffect(() => setRootAttributes(globals), [globals]);
  return (
    <DocsContainer context={context} theme={themeOf(globals.theme)}>
      {children}
    </DocsContainer>
  );
}
