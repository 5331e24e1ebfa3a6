import { composeStories } from "@storybook/react-vite";
import * as selection from "../../../patterns/data-table/data-table-selection.stories.tsx";
import * as stages from "./stages.stories.tsx";

/** The stories that are walked, by their ids, each as a component with all that stands around it. */
export const walkedStories = new Map(
  [...Object.values(composeStories(stages)), ...Object.values(composeStories(selection))].map(
    (story) => [story.id, story],
  ),
);
