import { type ColorGroup, colorGroups } from "./color-tokens.ts";
import { Specimens, TokenName } from "./specimen.tsx";
import { useColors } from "./use-token-values.ts";

const tokens = colorGroups.flatMap((group) => group.tokens.map(({ name }) => name));

/** A value as written in the sheet, not as the browser serializes it. */
function plain(color: string): string {
  return color.replaceAll(/\d+\.\d{4,}/g, (digits) => Number(digits).toFixed(3));
}

function Chip({ name, theme }: { name: string; theme: "light" | "dark" }) {
  return (
    <span data-theme={theme} className="grid flex-1 place-items-stretch bg-surface p-1.5">
      <span
        className="rounded-4 border border-line forced-color-adjust-none"
        style={{ background: `var(--ui-${name})` }}
      />
    </span>
  );
}

interface GroupProps {
  group: ColorGroup;
  colors: ReturnType<typeof useColors>;
}

function Group({ group, colors }: GroupProps) {
  return (
    <Specimens title={group.title} text={group.text}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {group.tokens.map(({ name, utility, job }) => (
          <li key={name} className="overflow-hidden rounded-8 border bg-surface">
            <div aria-hidden className="flex h-20 border-b">
              <Chip name={name} theme="light" />
              <Chip name={name} theme="dark" />
            </div>
            <div className="grid gap-2 p-3">
              <div className="grid gap-0.5">
                <span className="font-medium text-14">{name}</span>
                <span className="text-13 text-muted">{job}</span>
              </div>
              <TokenName>{utility}</TokenName>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-12 text-muted">
                <dt>Light</dt>
                <dd className="font-mono wrap-anywhere">{plain(colors.get(name)?.light ?? "")}</dd>
                <dt>Dark</dt>
                <dd className="font-mono wrap-anywhere">{plain(colors.get(name)?.dark ?? "")}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Specimens>
  );
}

/** Every colour token with its values in both themes, as the browser computes them. */
export function Swatches({ only }: { only?: readonly string[] }) {
  const colors = useColors(tokens);
  const groups = colorGroups.filter(({ title }) => only === undefined || only.includes(title));
  return groups.map((group) => <Group key={group.title} group={group} colors={colors} />);
}
