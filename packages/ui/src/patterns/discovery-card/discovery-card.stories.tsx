import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { filesFound, hostileFound, nothingFound } from "./discovery-card.fixtures.ts";
import { DiscoveryCard } from "./discovery-card.tsx";

const meta = {
  title: "Patterns/Discovery Card",
  component: DiscoveryCard,
  args: { discovery: filesFound, onAcceptMappings: fn(), onChoosePrompt: fn() },
} satisfies Meta<typeof DiscoveryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, step, userEvent }) => {
    await step("MUST be a region named by its connection", async () => {
      await expect(canvas.getByRole("region", { name: "My files" })).toBeVisible();
    });
    await step("MUST show what exists as a table whose columns are named", async () => {
      const names = canvas.getAllByRole("columnheader").map((cell) => cell.textContent);
      await expect(names).toEqual(["Name", "Rows", "Fields"]);
      await expect(canvas.getByRole("row", { name: /halden-orders-2026.csv/ })).toHaveTextContent(
        "5,204",
      );
    });
    await step("MUST name each box by the name and the field that it stands for", async () => {
      const boxes = canvas.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
      await expect(boxes).toEqual([
        "Order ID for order_id",
        "Order Date for order_date",
        "Firma for col_1",
      ]);
    });
    await step("MUST tick nothing by itself and accept only what was ticked", async () => {
      for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
      await expect(canvas.getByRole("button", { name: "Accept names" })).toBeDisabled();
      const box = canvas.getByRole("checkbox", { name: "Order Date for order_date" });
      await userEvent.click(box);
      await userEvent.click(canvas.getByRole("button", { name: "Accept 1 name" }));
      await expect(args.onAcceptMappings).toHaveBeenCalledWith({
        connectionId: "c-data",
        mappings: { "Order Date": "order_date" },
      });
      await userEvent.click(box);
    });
    await step("MUST hand a chosen prompt to the page and send nothing", async () => {
      const prompt = canvas.getByRole("button", { name: "Top 5 Customer by Amount" });
      await userEvent.click(prompt);
      await expect(args.onChoosePrompt).toHaveBeenCalledWith({
        prompt: "Top 5 Customer by Amount",
      });
      prompt.blur();
    });
  },
};

export const Playground: Story = {};

export const Accepted: Story = {
  args: { accepted: { "Order ID": "order_id", "Order Date": "order_date", Firma: "col_1" } },
  play: async ({ canvas, step }) => {
    await step("MUST say in words which names are accepted", async () => {
      await expect(canvas.getAllByText("Accepted")).toHaveLength(3);
      await expect(canvas.queryByRole("checkbox")).toBeNull();
      await expect(canvas.queryByRole("button", { name: /Accept/ })).toBeNull();
    });
  },
};

export const PartlyAccepted: Story = {
  args: { accepted: { "Order ID": "order_id", Firma: "something_else" } },
  play: async ({ canvas }) => {
    // A name that is in force for another field does not count as accepted: it can still be changed.
    await expect(canvas.getAllByText("Accepted")).toHaveLength(1);
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(2);
  },
};

export const Accepting: Story = {
  args: { accepting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Firma for col_1" })).toBeDisabled();
  },
};

export const AcceptFailed: Story = {
  args: { failure: "This connection was not found." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This connection was not found");
  },
};

export const NothingFound: Story = {
  args: { discovery: nothingFound },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing found yet.")).toBeVisible();
    await expect(canvas.getByText(/it requires approval before running/)).toBeVisible();
  },
};

/** During a run no prompt can be sent, and a deleted connection accepts no names. */
export const ReadOnly: Story = {
  args: { onAcceptMappings: undefined, onChoosePrompt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Average Amount by month" })).toBeDisabled();
  },
};

export const HostileTexts: Story = {
  args: { discovery: hostileFound },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step("MUST render text from an app as text", async () => {
      await expect(canvasElement.querySelector("section img, section a")).toBeNull();
      await expect(canvas.getByRole("region", { name: /onerror/ })).toBeVisible();
    });
    const box = canvas.getByRole("checkbox", { name: "__proto__ for constructor" });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Accept 1 name" }));
    await expect(args.onAcceptMappings).toHaveBeenCalledWith({
      connectionId: "c-data",
      mappings: Object.fromEntries([["__proto__", "constructor"]]),
    });
  },
};
