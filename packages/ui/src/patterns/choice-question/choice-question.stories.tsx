import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { longQuestion, whichColumn } from "./choice-question.fixtures.ts";
import { ChoiceQuestion, type ChoiceQuestionProps } from "./choice-question.tsx";

/** Keeps what was chosen, as a conversation does. */
function Kept({ question, onChoose, ...props }: ChoiceQuestionProps) {
  const [answer, setAnswer] = useState(question.answer ?? null);
  return (
    <ChoiceQuestion
      {...props}
      onChoose={
        onChoose &&
        ((chosen) => {
          onChoose(chosen);
          setAnswer(chosen.answer);
        })
      }
      question={{ ...question, answer }}
    />
  );
}

const meta = {
  title: "Patterns/Choice Question",
  component: ChoiceQuestion,
  args: { question: whichColumn, onChoose: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ChoiceQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, step, userEvent }) => {
    const card = canvas.getByRole("region", { name: "What do you mean by “throughput”?" });
    await step("MUST be a region named by the question", async () => {
      await expect(card).toBeVisible();
    });
    await step("MUST name each button by the answer and what follows from it", async () => {
      await expect(
        canvas.getByRole("button", { name: "Amount Total Amount by Region" }),
      ).toBeVisible();
    });
    await step("MUST keep the focus in the card when an answer was chosen", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(args.onChoose).toHaveBeenCalledWith({ answer: "Quantity" });
      await expect(card).toHaveFocus();
    });
    await step("MUST say which answer was chosen", async () => {
      await expect(canvas.getByRole("img", { name: "Chosen" }).closest("li")).toHaveTextContent(
        "Quantity",
      );
      await expect(canvas.queryByRole("button")).toBeNull();
    });
  },
};

export const Playground: Story = {};

export const Open: Story = {
  name: "Waiting for an answer",
  tags: ["picture"],
};

export const Answered: Story = {
  name: "Answered with one of the choices",
  tags: ["picture"],
  args: { question: { ...whichColumn, answer: "amount" } },
};

export const AnsweredOtherwise: Story = {
  name: "Answered in other words",
  args: { question: { ...whichColumn, answer: "Never mind" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img", { name: "Chosen" })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: "Nothing can be sent",
  args: { onChoose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("Amount")).toBeVisible();
  },
};

export const Long: Story = {
  name: "Long texts",
  tags: ["picture"],
  args: { question: longQuestion },
};
