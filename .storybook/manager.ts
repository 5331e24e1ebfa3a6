import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { registerReview, SPECIFICATION } from "./review/register.ts";
import { themeOf } from "./themes.ts";

/** The theme that the address names, so that a page that is opened in the dark does not flash. */
function themeInAddress(): string | undefined {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
}

addons.setConfig({
  theme: themeOf(themeInAddress()),
  sidebar: {
    showRoots: true,
    collapsedRoots: [],
    // The ids at the end of a name are told by the panel.
    renderLabel: ({ name }) => name.replace(/\s*\[[^\]]*\]$/, ""),
  },
  panelPosition: "bottom",
  selectedPanel: SPECIFICATION,
});
registerReview();

// The frame follows the theme of what it shows.
addons.register("switchboard/theme", (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themeOf(globals.theme) });
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});
