import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Matrix, roughTexts } from "../../testing/matrix.tsx";
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

export const Letters: Story = {
  args: { name: "Halden Books", src: null, size: "xl" },
  play: async ({ canvas, step }) => {
    await step("MUST show the letters where there is no picture", async () => {
      await expect(canvas.getByText("HB")).toBeVisible();
    });
  },
};

export const BrokenPicture: Story = {
  args: { name: "Halden Books", src: "data:image/png;base64,AAAA", size: "xl" },
  play: async ({ canvas, step }) => {
    await step("MUST show the letters where the picture is broken", async () => {
      await waitFor(() => expect(canvas.getByText("HB")).toBeVisible());
    });
  },
};

export const BesideItsName: Story = {
  render: () => (
    <ul className="grid gap-2 text-13">
      <li className="flex items-center gap-2">
        <AppLogo name="Jira" src={picture} /> Jira
      </li>
      <li className="flex items-center gap-2" aria-labelledby="halden">
        <button id="halden" type="button" className="flex min-h-6 items-center gap-2">
          <AppLogo name="Halden Books" /> Halden Books
        </button>
      </li>
    </ul>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST be hidden from screen readers, because the name is beside it", async () => {
      await expect(canvas.queryByRole("img")).toBeNull();
      await expect(canvas.getByRole("button")).toHaveAccessibleName("Halden Books");
    });
  },
};

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["picture", "Halden Books", roughTexts.unbreakable, roughTexts.rightToLeft] as const}
      columns={["sm", "md", "lg", "xl"] as const}
    >
      {(look, size) => (
        <AppLogo name={look} src={look === "picture" ? picture : null} size={size} />
      )}
    </Matrix>
  ),
};
