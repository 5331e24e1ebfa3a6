import { composeStories } from "@storybook/react-vite";
import * as selection from "../../../patterns/data-table/data-table-selection.stories.tsx";
import * as stages from "./stages.stories.tsx";

/** The tested stories by id, each as a component with its decorators. */
export const walkedStories = new Map(
  [...Object.values(composeStories(stages)), ...Object.values(composeStories(selection))].map(
    (story) => [story.id, story],
  ),
);
