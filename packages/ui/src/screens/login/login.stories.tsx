import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { brand } from "../../patterns/shell/shell.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { LoginScreen, type LoginState } from "./login.tsx";

const meta = {
  title: "Screens/Login",
  component: LoginScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", contract: { slot: "message-page" } },
  decorators: [withShell],
  args: {
    state: { kind: "ready", loginUrl: "https://portal.example.test/sign-in?state=abc" },
    brand,
    onRetry: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "One button leads to the portal; the page asks for no credentials [LOGIN-04 LOGIN-10]",
  tags: ["state:login/ready", "picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Log In or Sign Up" })).toHaveAttribute(
      "href",
      "https://portal.example.test/sign-in?state=abc",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByLabelText(/password/i)).toBeNull();
  },
};

export const Checking: Story = {
  name: "While the login state is checked [LOGIN-06]",
  tags: ["state:login/checking", "picture"],
  args: { state: { kind: "checking" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Checking authentication...")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Log In or Sign Up" })).toBeNull();
  },
};

export const LoadingOptions: Story = {
  name: "While the address is fetched [LOGIN-07]",
  tags: ["state:login/loading-options", "state:login/long-wait", "picture"],
  args: { state: { kind: "loading-options" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading login options...")).toBeVisible();
  },
};

export const Unavailable: Story = {
  name: "When the address cannot be fetched it can be asked for again [LOGIN-08 ERR-13]",
  tags: ["state:login/unavailable", "picture"],
  args: { state: { kind: "unavailable" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "The authentication service is currently unavailable. Please try again later.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const NoUrl: Story = {
  name: "When the server names no address [LOGIN-09 ERR-14]",
  tags: ["state:login/no-url"],
  args: { state: { kind: "no-url" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Login URL not provided by the server.",
    );
  },
};

export const kinds = {
  checking: Checking,
  "loading-options": LoadingOptions,
  ready: Default,
  unavailable: Unavailable,
  "no-url": NoUrl,
} satisfies Record<LoginState["kind"], Story>;

export const ReadyMobile: Story = {
  tags: ["state:login/ready-mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const ReadyDark: Story = { tags: ["state:login/ready-dark"], globals: { theme: "dark" } };
