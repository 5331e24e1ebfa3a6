import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { AppLogo } from "./app-logo.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path fill="royalblue" d="M12 3 21 12l-9 9-9-9z"/></svg>',
)}`;

const meta = {
  title: "Components/AppLogo",
  component: AppLogo,
  args: { name: "Jira", src: picture },
} satisfies Meta<typeof AppLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('[data-slot="app-logo"]');
    await expect(tile).toHaveAttribute("data-state", "picture");
  },
};
export const Playground: Story = { args: { size: "xl" } };
export const BrokenPicture: Story = {
  args: { name: "Halden Books", src: "data:image/png;base64,AAAA", size: "xl" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("HB")).toBeVisible());
  },
};
export const Sizes: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix rows={["picture", "letters"] as const} columns={["sm", "md", "lg", "xl"] as const}>
      {(look, size) => (
        <AppLogo name="Halden Books" src={look === "picture" ? picture : null} size={size} />
      )}
    </Matrix>
  ),
};
export const Dark: Story = { ...Sizes, name: "Dark", globals: { theme: "dark" } };
