import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brand } from "../../patterns/shell/shell.fixtures.ts";
import { withShell } from "../screen-frame.tsx";
import { LegalScreen } from "./legal.tsx";
import type { LegalState } from "./legal.types.ts";

const meta = {
  title: "Screens/Legal",
  component: LegalScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen" },
  decorators: [withShell],
  args: {
    state: { kind: "privacy" },
    brand,
    support: { email: "support@halden.example", phone: "+351 21 555 0100" },
    onPrint: fn(),
  },
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Each line of the contents leads to the section of its name. */
async function expectContents(canvas: Canvas) {
  const contents = within(canvas.getByRole("navigation", { name: "Contents" }));
  for (const link of contents.getAllByRole("link")) {
    const section = canvas.getByRole("region", { name: link.textContent ?? "" });
    const heading = within(section).getByRole("heading", { level: 2 });
    await expect(link).toHaveAttribute("href", `#${heading.id}`);
  }
}

export const Privacy: Story = {
  parameters: { contract: {} },
  name: "The privacy text: how credentials are encrypted, what is not logged, its date and how support is reached [LEGAL-01 LEGAL-02 LEGAL-03 LEGAL-07 LIMIT-24 LO-125]",
  tags: ["state:privacy/default", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
    await expect(canvas.getByText("Nov 29, 2026")).toBeVisible();
    const short = within(canvas.getByRole("region", { name: "In short" }));
    await expect(short.getByText(/encrypted with AES-256-GCM/)).toBeVisible();
    await expect(
      short.getByText(/^Tool-call arguments and results are not logged\./),
    ).toBeVisible();
    const contact = within(canvas.getByRole("region", { name: "Contact" }));
    await expect(contact.getByRole("link", { name: "support@halden.example" })).toHaveAttribute(
      "href",
      "mailto:support@halden.example",
    );
    await expect(contact.getByRole("link", { name: "+351 21 555 0100" })).toHaveAttribute(
      "href",
      "tel:+351215550100",
    );
    await expectContents(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Terms: Story = {
  parameters: { contract: {} },
  name: "The terms: purchased credits are non-refundable, and liability has a cap [LEGAL-04 LEGAL-05 LEGAL-06 LIMIT-26 LO-125]",
  tags: ["state:terms/default", "picture"],
  args: { state: { kind: "terms" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
    const short = within(canvas.getByRole("region", { name: "In short" }));
    await expect(short.getByText(/^Purchased credits are non-refundable\./)).toBeVisible();
    await expect(
      short.getByText("Our liability is capped at the amount you paid in the past six months."),
    ).toBeVisible();
    await expectContents(canvas);
  },
};

export const kinds = { privacy: Privacy, terms: Terms } satisfies Record<LegalState["kind"], Story>;

export const NoContact: Story = {
  name: "Without an address and a number there is no contact [LEGAL-07 LO-106]",
  args: { support: { email: null, phone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Contact" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Contact" })).toBeNull();
  },
};

export const EmailAlone: Story = {
  name: "Without a number the address alone is listed [LEGAL-07 LO-106]",
  args: { support: { email: "support@halden.example", phone: null } },
  play: async ({ canvas }) => {
    const contact = within(canvas.getByRole("region", { name: "Contact" }));
    await expect(contact.getByRole("link", { name: "support@halden.example" })).toBeVisible();
    await expect(contact.queryByText("Phone")).toBeNull();
  },
};

export const PrivacyMobile: Story = {
  name: "Privacy on a phone [LEGAL-01 LO-130]",
  tags: ["state:privacy/mobile"],
  globals: { viewport: { value: "mobile" } },
};

export const PrivacyDark: Story = {
  name: "Privacy in the dark theme [LEGAL-01 LO-128]",
  tags: ["state:privacy/dark"],
  globals: { theme: "dark" },
};

export const TermsMobile: Story = {
  name: "Terms on a phone [LEGAL-04 LO-130]",
  tags: ["state:terms/mobile"],
  args: { state: { kind: "terms" } },
  globals: { viewport: { value: "mobile" } },
};

export const TermsDark: Story = {
  name: "Terms in the dark theme [LEGAL-04 LO-128]",
  tags: ["state:terms/dark"],
  args: { state: { kind: "terms" } },
  globals: { theme: "dark" },
};
