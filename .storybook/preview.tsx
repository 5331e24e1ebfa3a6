import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";
import "../packages/ui/src/styles.css";
import "../packages/ui/src/docs/docs.css";
import { loadExtras } from "../packages/ui/src/patterns/chat-transcript/use-extras.ts";
import { loadReading } from "../packages/ui/src/patterns/chat-transcript/use-reading.ts";
import { loadContent } from "../packages/ui/src/patterns/tool-call/use-content.ts";
import { ThemedDocs } from "./docs-container.tsx";
import { setRootAttributes } from "./root-attributes.ts";
import { globalTypes, initialGlobals } from "./toolbars.ts";
import { viewports } from "./viewports.ts";

// A busy machine takes longer than the default second to load and draw what a story waits for.
configure({ asyncUtilTimeout: 5_000 });

/** Puts the toolbars on the root element before anything is drawn or measured. */
const withRootAttributes: Decorator = function WithRootAttributes(Story, { globals }) {
  useLayoutEffect(() => setRootAttributes(globals));
  return <Story />;
};

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  decorators: [withRootAttributes],
  // What a chat fetches behind its first drawing: without this a story would be played and pictured before or after it, by chance.
  loaders: [loadExtras, loadReading, loadContent],
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: ThemedDocs, toc: { headingSelector: "h2" } },
    layout: "padded",
    options: {
      storySort: {
        order: [
          "Introduction",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space and size",
            "Radius and elevation",
            "Motion",
            "Focus",
            "Density",
            "Breakpoints and containers",
            "Icons",
          ],
          "Components",
          "Form",
          "Patterns",
          "Screens",
          "Benchmarks",
          "Review",
        ],
        method: "alphabetical",
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
