import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { EnterpriseContactScreen } from "./enterprise-contact.tsx";
import type { EnterpriseContactState } from "./enterprise-contact.types.ts";

const meta = {
  title: "Screens/Enterprise contact",
  component: EnterpriseContactScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen" },
  decorators: [withShell],
  args: {
    state: { kind: "open" },
    sent: 0,
    contactEmail: "",
    phone: "+1 555 012 3456",
    onSend: fn(),
  },
} satisfies Meta<typeof EnterpriseContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = ["Contact name", "Company name", "Contact email", "Project details"] as const;
const field = (name: (typeof labels)[number]) => screen.getByRole("textbox", { name });
async function write(name: (typeof labels)[number], text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

async function fill() {
  await write("Contact name", " Maya Halden ");
  await write("Company name", "Halden Coffee");
  await write("Contact email", "maya@haldencoffee.example");
  await write("Project details", "Forty people, two mailboxes and Jira.");
}

export const Default: Story = {
  name: "Four empty fields and a phone line for a visitor [ENT-01 ENT-02 ENT-04 LO-106]",
  tags: [
    "state:enterprise/logged-out",
    "state:enterprise/dark",
    "state:enterprise/mobile",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Talk to a Human" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "+1 555 012 3456" })).toHaveAttribute(
      "href",
      "tel:+15550123456",
    );
    await expect(canvas.getAllByRole("textbox")).toHaveLength(4);
    for (const name of labels) {
      await expect(field(name)).toBeRequired();
      await expect(field(name)).toHaveValue("");
    }
    await expect(field("Contact email")).toHaveAttribute("type", "email");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LoggedIn: Story = {
  name: "The user's address is filled in [ENT-03]",
  tags: ["state:enterprise/logged-in"],
  parameters: signedIn,
  args: { contactEmail: "maya@haldencoffee.example" },
  play: async ({ args }) => {
    await expect(field("Contact email")).toHaveValue("maya@haldencoffee.example");
    await write("Contact name", " Maya Halden ");
    await write("Company name", "Halden Coffee");
    await write("Project details", "Forty people.");
    await send();
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        contactName: "Maya Halden",
        companyName: "Halden Coffee",
        contactEmail: "maya@haldencoffee.example",
        projectDetails: "Forty people.",
      }),
    );
  },
};

export const Validation: Story = {
  name: "Missing fields are marked, and nothing is sent [ENT-04]",
  tags: ["state:enterprise/validation", "picture"],
  play: async ({ args }) => {
    await write("Company name", "   ");
    await send();
    await waitFor(() => expect(field("Contact name")).toHaveFocus());
    for (const name of labels) await expect(field(name)).toBeInvalid();
    await expect(field("Project details")).toHaveAccessibleDescription(/Describe your project\./);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const InvalidEmail: Story = {
  name: "What is no email address is refused at its field [ENT-04]",
  tags: ["state:enterprise/invalid-email"],
  args: { contactEmail: "maya@halden" },
  play: async ({ args }) => {
    await write("Contact name", "Maya Halden");
    await write("Company name", "Halden Coffee");
    await write("Project details", "Forty people.");
    await send();
    await waitFor(() => expect(field("Contact email")).toHaveFocus());
    await expect(field("Contact email")).toHaveAccessibleDescription(
      "Enter a valid email address, such as maya@example.com.",
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  name: "While it is sent, nothing can be changed or sent again [ENT-02 LO-134]",
  tags: ["state:enterprise/submitting"],
  args: { state: { kind: "sending" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sending..." }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field("Contact name")).toBeDisabled();
  },
};

export const Success: Story = {
  name: "Thank you! Our team will contact you soon. [ENT-06 LO-107 CT-23]",
  tags: ["state:enterprise/success", "picture"],
  args: { state: { kind: "sent" }, sent: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Thank you! Our team will contact you soon.")).toBeVisible();
    await expect(field("Project details")).toHaveValue("");
  },
};

export const ErrorServer: Story = {
  name: "The server's reason, and what was entered stays [ENT-06 ENT-07]",
  tags: ["state:enterprise/error-server", "picture"],
  args: {
    state: {
      kind: "failed",
      message: "Too many requests from your network in the last hour. Please try again later.",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Too many requests from/);
    await fill();
    await expect(field("Company name")).toHaveValue("Halden Coffee");
  },
};

export const Loading: Story = {
  name: "Before its code is there the form takes no text that would be lost",
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    for (const name of labels) await expect(field(name)).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const kinds = {
  loading: Loading,
  open: Default,
  sending: Submitting,
  sent: Success,
  failed: ErrorServer,
} satisfies Record<EnterpriseContactState["kind"], Story>;

export const ErrorFallback: Story = {
  name: "An unknown error occurred. [ENT-07 ERR-33]",
  tags: ["state:enterprise/error-fallback"],
  args: { state: { kind: "failed", message: "An unknown error occurred." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An unknown error occurred.");
  },
};

export const LongDetails: Story = {
  name: "Long project details [ENT-02]",
  tags: ["state:enterprise/long-details"],
  play: async () => {
    await write(
      "Project details",
      "Forty people in three offices work in two mailboxes, Jira and a warehouse system. ".repeat(
        40,
      ),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PhoneNotConfigured: Story = {
  name: "Without a phone number there is no phone line [ENT-01 LO-106]",
  tags: ["state:enterprise/phone-not-configured"],
  args: { phone: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/call us/)).toBeNull();
  },
};
