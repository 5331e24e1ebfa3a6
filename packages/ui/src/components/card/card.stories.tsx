import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { roughTexts } from "../../testing/matrix.tsx";
import { Button } from "../button/button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "./card.tsx";

const meta = {
  title: "Components/Card",
  component: Card,
  subcomponents: { CardHead, CardBody, CardFoot },
  args: {
    className: "max-w-form",
    children: [
      <CardHead key="head" title="Settings" actions={<Button size="sm">Test</Button>} />,
      <CardBody key="body">One section of a page.</CardBody>,
      <CardFoot key="foot">
        <Button variant="primary">Save Connection</Button>
      </CardFoot>,
    ],
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: <CardBody>Content only.</CardBody> } };

export const Ranks: Story = {
  args: {
    children: [
      <CardHead key="two" title="Settings" />,
      <CardHead key="three" title="Tools" level={3} />,
    ],
  },
  play: async ({ canvas, step }) => {
    await step("MUST head a section with a heading of the rank it has on its page", async () => {
      await expect(canvas.getByRole("heading", { level: 2, name: "Settings" })).toBeVisible();
      await expect(canvas.getByRole("heading", { level: 3, name: "Tools" })).toBeVisible();
    });
  },
};

export const LongWords: Story = {
  args: {
    className: "w-60",
    children: [
      <CardHead
        key="head"
        title={roughTexts.unbreakable}
        actions={<Button size="sm">Test</Button>}
      />,
      <CardFoot key="foot">
        <Button>Cancel</Button>
        <Button variant="primary">{roughTexts.long}</Button>
      </CardFoot>,
    ],
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("MUST keep title and actions inside, however long they are", async () => {
      const card = canvasElement.querySelector('[data-slot="card"]');
      await expect(card?.scrollWidth).toBe(card?.clientWidth);
      await expect(canvas.getByRole("button", { name: "Test" })).toBeVisible();
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <div className="grid max-w-page gap-4 sm:grid-cols-2">
      <Card>
        <CardBody>Content alone.</CardBody>
      </Card>
      <Card>
        <CardHead title="Head and content" />
        <CardBody>One section of a page.</CardBody>
      </Card>
      {Object.values(roughTexts).map((text) => (
        <Card key={text}>
          <CardHead title={text} actions={<Button size="sm">Test</Button>} />
          <CardBody className="wrap-anywhere">{text}</CardBody>
          <CardFoot>
            <Button variant="primary">Save Connection</Button>
            <Button>Cancel</Button>
          </CardFoot>
        </Card>
      ))}
    </div>
  ),
};
