import * as React from "react";
import { type API, addons, types } from "storybook/manager-api";
import { openAskedState, STATES_PAGE } from "./open-state.ts";
import { SpecificationPanel } from "./specification-panel.tsx";

const ADDON = "switchboard/review";
/** The panel that is open at first. */
export const SPECIFICATION = `${ADDON}/panel`;

/** Switches between two values of a toolbar. */
const toggle = (api: API, name: string, [usual, other]: readonly [unknown, unknown]) => {
  const isUsual = JSON.stringify(api.getGlobals()[name]) === JSON.stringify(usual);
  api.updateGlobals({ [name]: isUsual ? other : usual });
};

const desktop = { value: "desktop", isRotated: false };
const phone = { value: "mobile", isRotated: false };

const shortcuts = [
  {
    key: "D",
    name: "theme",
    label: "Dark or light",
    run: (api: API) => toggle(api, "theme", ["light", "dark"]),
  },
  {
    key: "P",
    name: "phone",
    label: "Phone or desktop",
    run: (api: API) => toggle(api, "viewport", [desktop, phone]),
  },
  {
    key: "S",
    name: "states",
    label: "Find a state",
    run: (api: API) => api.selectStory(STATES_PAGE),
  },
] as const;

/** What a reviewer needs beside a story: the specification, a verdict, and the phone and the dark one key away. */
export function registerReview(): void {
  void openAskedState();
  addons.register(ADDON, (api) => {
    addons.add(SPECIFICATION, {
      type: types.PANEL,
      title: "Specification",
      match: ({ viewMode }) => viewMode === "story",
      render: ({ active }) => (active ? React.createElement(SpecificationPanel) : null),
    });
    for (const { key, name, label, run } of shortcuts)
      void api.setAddonShortcut(ADDON, {
        label,
        defaultShortcut: [key],
        actionName: name,
        showInMenu: true,
        action: () => run(api),
      });
  });
}
