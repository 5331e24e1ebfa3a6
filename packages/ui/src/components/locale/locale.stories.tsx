import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Credits } from "../credits/credits.tsx";
import { DateTime, RelativeTime } from "../time/time.tsx";
import { LocaleProvider } from "./locale.tsx";

const now = "2026-11-20T12:00:00Z";

/** The same facts, formatted for the locale. */
function Facts() {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-14">
      <dt className="text-muted">Balance</dt>
      <dd>
        <Credits value={1842.5} />
      </dd>
      <dt className="text-muted">Charge</dt>
      <dd>
        <Credits value={-3.2} signed />
      </dd>
      <dt className="text-muted">Due</dt>
      <dd>
        <DateTime value="2026-11-27T12:00:00Z" precision="day" />
      </dd>
      <dt className="text-muted">Sent</dt>
      <dd>
        <DateTime value={now} />
      </dd>
      <dt className="text-muted">Updated</dt>
      <dd>
        <RelativeTime value="2026-11-20T11:55:00Z" now={now} />
      </dd>
    </dl>
  );
}

const meta = {
  title: "Components/Locale",
  component: LocaleProvider,
  args: { locale: "en-US", timeZone: "UTC", children: <Facts /> },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1842.50")).toBeVisible();
    await expect(canvas.getByText("5 minutes ago")).toBeVisible();
  },
};

export const Playground: Story = { args: { locale: "fr-FR", timeZone: "Europe/Paris" } };

const locales = [
  ["en-US", "America/New_York"],
  ["de-DE", "Europe/Berlin"],
  ["pt-BR", "America/Sao_Paulo"],
] as const;

export const ThreeLocales: Story = {
  name: "Three locales",
  render: () => (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {locales.map(([locale, timeZone]) => (
        <section
          key={locale}
          aria-label={locale}
          lang={locale}
          className="grid content-start gap-4 rounded-8 border bg-surface p-5"
        >
          <h2 className="font-semibold text-14">{locale}</h2>
          <LocaleProvider locale={locale} timeZone={timeZone}>
            <Facts />
          </LocaleProvider>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("MUST write numbers and times in the way of the nearest provider", async () => {
      const german = canvas.getByRole("region", { name: "de-DE" });
      await expect(german).toHaveTextContent("1842,50");
      await expect(german).toHaveTextContent("27.11.2026");
      await expect(german).toHaveTextContent("vor 5 Minuten");
      await expect(canvas.getByRole("region", { name: "en-US" })).toHaveTextContent("1842.50");
    });
    await step("MUST tell times in the zone of the nearest provider", async () => {
      await expect(canvas.getByRole("region", { name: "de-DE" })).toHaveTextContent("13:00");
      await expect(canvas.getByRole("region", { name: "en-US" })).toHaveTextContent("7:00");
    });
  },
};
