import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "./card.tsx";

const meta = {
  title: "Components/Card",
  component: Card,
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
export const Dark: Story = { globals: { theme: "dark" } };
