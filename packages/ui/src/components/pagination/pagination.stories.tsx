import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, fn } from "storybook/test";
import { Matrix } from "../../testing/matrix.tsx";
import { LocaleProvider } from "../locale/locale.tsx";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const turned = fn();

type Turned = Omit<PaginationProps, "hrefFor" | "onPageChange">;

function Stateful(props: Turned) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        turned(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Pagination",
  component: Pagination as ComponentType<Turned>,
  args: { page: 1, total: 1234, pageSize: 50 },
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    turned.mockClear();
  },
} satisfies Meta<ComponentType<Turned>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST mark the current page, and be a landmark with a name", async () => {
      await expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Page 1" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(canvas.getByRole("button", { name: "Page 25" })).toBeVisible();
    });
    await step("MUST say which entries are shown, and again when they change", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("1–50 of 1,234");
      await userEvent.click(canvas.getByRole("button", { name: "Next" }));
      await expect(turned).toHaveBeenLastCalledWith(2);
      await expect(canvas.getByRole("status")).toHaveTextContent("51–100 of 1,234");
    });
  },
};

export const Playground: Story = { args: { page: 12, onPageSizeChange: fn() } };

export const TheEnd: Story = {
  args: { page: 24 },
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST keep the focus on a step that has reached the end", async () => {
      const next = canvas.getByRole("button", { name: "Next" });
      await userEvent.click(next);
      await expect(canvas.getByRole("status")).toHaveTextContent("1,201–1,234 of 1,234");
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await userEvent.keyboard("{Enter}");
      await expect(turned).toHaveBeenCalledTimes(1);
    });
  },
};

export const AsLinks: Story = {
  render: () => (
    <Pagination page={2} total={120} pageSize={50} hrefFor={(page) => `#users-page-${page}`} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "#users-page-3",
    );
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
  },
};

export const PageSize: Story = {
  args: { onPageSizeChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Per page" })).toHaveTextContent("50");
  },
};

export const Loading: Story = {
  args: { page: 3, loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }));
    await expect(turned).not.toHaveBeenCalled();
    await expect(canvas.getByRole("navigation")).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = { args: { total: 0 } };

export const Narrow: Story = {
  args: { page: 12, onPageSizeChange: fn() },
  globals: { viewport: { value: "smallest", isRotated: false } },
  render: (args) => (
    <div className="max-w-72">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step("MUST keep every step in reach at 320 px", async () => {
      await expect(canvas.getByText("Page 12 of 25")).toBeVisible();
      const next = canvas.getByRole("button", { name: "Next" });
      const edge = canvas.getByRole("navigation").getBoundingClientRect().right;
      await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
      await userEvent.click(next);
      await expect(turned).toHaveBeenLastCalledWith(13);
    });
  },
};

export const RightToLeft: Story = { args: { page: 12 }, globals: { direction: "rtl" } };

export const Matrices: Story = {
  name: "Matrix",
  tags: ["matrix"],
  render: () => (
    <Matrix
      rows={["first", "middle", "last", "one", "few", "many", "loading"] as const}
      columns={["sm", "md"] as const}
    >
      {(state, size) => (
        <Pagination
          className="w-160"
          label={`${state} ${size}`}
          size={size}
          page={{ first: 1, middle: 12, last: 25, one: 1, few: 2, many: 4321, loading: 2 }[state]}
          total={
            {
              first: 1234,
              middle: 1234,
              last: 1234,
              one: 7,
              few: 240,
              many: 1_234_567,
              loading: 240,
            }[state]
          }
          pageSize={50}
          loading={state === "loading"}
          onPageChange={turned}
        />
      )}
    </Matrix>
  ),
};
