import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { broken, cases, evaluations, ready } from "./evaluation.fixtures.ts";
import { EvaluationSection } from "./evaluation-section.tsx";
import type { EvaluationState } from "./evaluation.types.ts";

const meta = {
  title: "Screens/AdminModels/Evaluation",
  component: EvaluationSection,
  excludeStories: ["kinds"],
  parameters: { layout: "padded" },
  args: {
    state: ready,
    actions: {
      onStart: fn(),
      onStop: fn(),
      onRemove: fn(),
      onOpenCases: fn(),
      onMoreCases: fn(),
      onCloseCases: fn(),
      onRetry: fn(),
    },
  },
} satisfies Meta<typeof EvaluationSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Models side by side, one of which is being evaluated",
  tags: ["picture"],
  play: async ({ canvas, args, userEvent }) => {
    const table = within(canvas.getByRole("table", { name: "Evaluation" }));
    await userEvent.click(table.getByRole("button", { name: "91% right: GPT-4o" }));
    const opened = { id: evaluations[1]?.id, outcome: "right" };
    await expect(args.actions.onOpenCases).toHaveBeenCalledWith(opened);
    const progress = table.getByRole("progressbar", { name: "Evaluation of Qwen 3, 32B" });
    await expect(progress).toHaveAttribute("aria-valuetext", "34 of 300");
    await userEvent.click(
      table.getByRole("button", { name: "Stop the evaluation of Qwen 3, 32B" }),
    );
    await expect(args.actions.onStop).toHaveBeenCalledWith({ id: evaluations[0].id });
    await userEvent.click(table.getByRole("button", { name: "Run again: GPT-4o" }));
    const again = { model: "openai:gpt-4o", size: "sample" };
    await expect(args.actions.onStart).toHaveBeenCalledWith(again);
  },
};

export const Earlier: Story = {
  name: "An earlier evaluation of a model, by its date",
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole("table", { name: "Evaluation" }));
    await userEvent.click(table.getByRole("button", { name: /26 Nov|Nov 26/ }));
    const dates = await screen.findAllByRole("menuitemradio");
    await expect(dates).toHaveLength(2);
    await userEvent.click(dates[1] as HTMLElement);
    await waitFor(() =>
      expect(table.getByRole("button", { name: "85% right: GPT-4o" })).toBeVisible(),
    );
  },
};

export const Removing: Story = {
  name: "Asks before an evaluation is removed",
  play: async ({ canvas, args, userEvent }) => {
    const table = within(canvas.getByRole("table", { name: "Evaluation" }));
    await userEvent.click(table.getByRole("button", { name: "Remove this evaluation of GPT-4o" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Remove this evaluation?" }),
    );
    await expect(args.actions.onRemove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(args.actions.onRemove).toHaveBeenCalledWith({ id: evaluations[1]?.id });
  },
};

export const Start: Story = {
  name: "What to evaluate, and with how many cases",
  tags: ["picture"],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Evaluate a Model" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Evaluate a model" }));
    await userEvent.click(dialog.getByRole("radio", { name: "All of them" }));
    await userEvent.click(dialog.getByRole("radio", { name: "A sample" }));
    await userEvent.click(dialog.getByRole("combobox", { name: "Model" }));
    await userEvent.click(await screen.findByRole("option", { name: "Qwen 3, 32B" }));
    await expect(args.actions.onStart).not.toHaveBeenCalled();
  },
};

export const Cases: Story = {
  name: "The cases behind a figure",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      open: {
        ...{ evaluation: evaluations[1] ?? evaluations[0], outcome: "wrong" },
        ...{ status: "ready", cases, hasMore: true },
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Cases of GPT-4o" }));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(dialog.getByRole("button", { name: "Show More" }));
    await expect(args.actions.onMoreCases).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("combobox", { name: "Show" }));
    await userEvent.click(await screen.findByRole("option", { name: "All cases" }));
    const every = { id: evaluations[1]?.id, outcome: null };
    await expect(args.actions.onOpenCases).toHaveBeenCalledWith(every);
  },
};

export const Failed: Story = {
  name: "A model that does not answer, an unapproved write, and a start that was refused",
  tags: ["picture"],
  args: {
    state: {
      ...ready,
      problem: "This model is being evaluated already.",
      evaluations: evaluations.flatMap((one) => {
        const figures = { ...one.figures, unapprovedWrites: 2 };
        return one.state === "running"
          ? [broken, { ...one, state: "stopped" as const, figures }]
          : [];
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/did not answer 10 times in a row/)).toBeVisible();
    await expect(canvas.getByText("Stopped after 34 of 300")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "No evaluation yet",
  tags: ["picture"],
  args: { state: { ...ready, evaluations: [] } },
};

export const Loading: Story = { name: "Loading", args: { state: { kind: "loading" } } };

export const LoadFailed: Story = {
  name: "The evaluations could not be loaded",
  args: { state: { kind: "error" } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.actions.onRetry).toHaveBeenCalled();
  },
};

/** One story for each kind of state. */
export const kinds = {
  loading: Loading,
  error: LoadFailed,
  ready: Default,
} satisfies Record<EvaluationState["kind"], Story>;
