import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import "../packages/ui/src/styles.css";
import { globalTypes, initialGlobals } from "./toolbars.ts";
import { viewports } from "./viewports.ts";

/** The root attributes that a toolbar stands for; the app sets the same ones. */
function rootAttributes(globals: Record<string, unknown>): Record<string, string> {
  return {
    "data-theme": String(globals.theme),
    "data-density": String(globals.density),
    "data-motion": String(globals.motion),
    dir: String(globals.direction),
  };
}

/** Puts the toolbars on the root element before anything is drawn or measured. */
const withRootAttributes: Decorator = function WithRootAttributes(Story, { globals }) {
  const attributes = rootAttributes(globals);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    root.style.colorScheme = String(attributes["data-theme"]);
  });
  return <Story />;
};

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  decorators: [withRootAttributes],
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    layout: "padded",
    options: {
      storySort: {
        order: ["Introduction", "Tokens", "Components", "Form", "Patterns", "Screens"],
        method: "alphabetical",
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
