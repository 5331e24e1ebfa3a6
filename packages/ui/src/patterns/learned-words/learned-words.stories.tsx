import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ToastProvider } from "../../components/toast/index.ts";
import { LearnedWords } from "./learned-words.tsx";
import type { LearnedWord } from "./types.ts";

const learned: LearnedWord[] = [
  {
    id: "w-1",
    word: "wettest",
    means: "highest sum of rainfall",
    scope: { kind: "column", column: "rainfall" },
    at: "2026-11-24T09:12:00Z",
  },
  {
    id: "w-2",
    word: "cold day",
    means: "temp min below 0",
    scope: { kind: "file" },
    at: "2026-11-21T15:00:00Z",
  },
  {
    id: "w-3",
    word: "NYC",
    means: "city is New York",
    scope: { kind: "column", column: "city" },
    by: "Priya",
    at: "2026-11-14T08:30:00Z",
  },
  {
    id: "w-4",
    word: "gusty",
    means: "wind above 7",
    scope: { kind: "file" },
    by: "Priya",
    at: "2025-11-14T08:31:00Z",
  },
];

const LONG =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Zweigstelle Nord";

const meta = {
  title: "Patterns/Learned Words",
  component: LearnedWords,
  parameters: { contract: { within: (part: ReactNode) => <ToastProvider>{part}</ToastProvider> } },
  args: {
    filename: "weather.csv",
    state: { kind: "ready", words: learned },
    now: Date.parse("2026-11-24T12:00:00Z"),
    onRemove: fn(() => Promise.resolve()),
    onRestore: fn(() => Promise.resolve()),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof LearnedWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas, step }) => {
    await step("MUST say who gave a word which meaning, where and when", async () => {
      const [first, , third, last] = canvas.getAllByRole("listitem");
      await expect(first).toHaveTextContent(
        "“wettest”meanshighest sum of rainfall in every column named rainfallYou, today",
      );
      await expect(third).toHaveTextContent("Priya, November 14");
      await expect(last).toHaveTextContent("wind above 7 in this filePriya, November 14, 2025");
    });
  },
};

export const Playground: Story = {};

export const Removed: Story = {
  name: "Removed, and taken back",
  play: async ({ args, canvas, step, userEvent }) => {
    await step(
      "MUST remove a word, give the focus to the next one, and take that back",
      async () => {
        canvas.getByRole("button", { name: "Remove “cold day”" }).focus();
        await userEvent.keyboard("{Enter}");
        await expect(canvas.queryByText("“cold day”")).toBeNull();
        await expect(canvas.getByRole("button", { name: "Remove “NYC”" })).toHaveFocus();
        await expect(args.onRemove).toHaveBeenCalledWith(learned[1]);
        await expect(args.onRestore).not.toHaveBeenCalled();
        await userEvent.click(await screen.findByRole("button", { name: /Undo/ }));
        await expect(await canvas.findByText("“cold day”")).toBeVisible();
        await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith(learned[1]));
      },
    );
  },
};

export const RemoveFailed: Story = {
  name: "Could not be removed",
  args: { onRemove: fn(() => Promise.reject(new Error("offline"))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove “gusty”" }));
    await expect(args.onRemove).toHaveBeenCalledWith(learned[3]);
    await expect(await screen.findByText("“gusty” couldn't be removed.")).toBeVisible();
    await expect(canvas.getByText("“gusty”")).toBeVisible();
  },
};

export const RestoreFailed: Story = {
  name: "Could not be restored",
  args: { onRestore: fn(() => Promise.reject(new Error("offline"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove “gusty”" }));
    await userEvent.click(await screen.findByRole("button", { name: /Undo/ }));
    await expect(await screen.findByText("“gusty” couldn't be restored.")).toBeVisible();
    await expect(canvas.queryByText("“gusty”")).toBeNull();
  },
};

export const Empty: Story = {
  tags: ["picture"],
  args: { state: { kind: "ready", words: [] } },
};

export const Loading: Story = { tags: ["picture"], args: { state: { kind: "loading" } } };

export const Failed: Story = {
  tags: ["picture"],
  args: { state: { kind: "failed", onRetry: fn() } },
};

export const ReadOnly: Story = {
  name: "Only to read",
  args: { onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LongTexts: Story = {
  name: "Very long texts",
  tags: ["picture"],
  args: {
    filename: `${LONG}.xlsx`,
    state: {
      kind: "ready",
      words: [
        {
          id: "w-1",
          word: LONG,
          means: `${LONG} is ${LONG}`,
          scope: { kind: "column", column: LONG },
          by: LONG,
          at: "2026-11-14T08:30:00Z",
        },
      ],
    },
  },
};

export const ManyWords: Story = {
  name: "30 words",
  args: {
    state: {
      kind: "ready",
      words: Array.from({ length: 30 }, (_, at) => ({
        id: `w-${at}`,
        word: `word ${at + 1}`,
        means: `city is City ${at + 1}`,
        scope: { kind: "file" as const },
        at: "2026-11-14T08:30:00Z",
      })),
    },
  },
};

export const Mobile: Story = {
  tags: ["picture"],
  globals: { viewport: { value: "mobile", isRotated: false } },
};

export const RightToLeft: Story = { name: "Right to left", globals: { direction: "rtl" } };
