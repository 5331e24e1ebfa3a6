import { wcagContrast } from "culori";
import { apca } from "../../tokens/contrast.ts";
import { markPairs, type Pair, textPairs } from "../../tokens/contrast-pairs.ts";
import type { Theme } from "../../tokens/read-colors.ts";
import { Specimens } from "./specimen.tsx";
import { useColors } from "./use-token-values.ts";

/** Pairs by their background, in the listed order. */
function byGround(pairs: readonly Pair[]): [ground: string, fronts: string[]][] {
  const grounds = Map.groupBy(pairs, ([, ground]) => ground);
  return [...grounds].map(([ground, members]) => [ground, members.map(([front]) => front)]);
}

const words = byGround(textPairs);
const marks = byGround(markPairs);
const tokens = [...new Set([...textPairs, ...markPairs].flat())];

/** The WCAG 2.2 level of a ratio; marks have one level only. */
function verdict(ratio: number, kind: "words" | "marks"): "AAA" | "AA" | "fails" {
  if (kind === "marks") return ratio >= 3 ? "AA" : "fails";
  if (ratio >= 7) return "AAA";
  return ratio >= 4.5 ? "AA" : "fails";
}

interface PairsProps {
  title: string;
  theme: Theme;
  kind: "words" | "marks";
  colors: ReturnType<typeof useColors>;
}

function PairRow({
  front,
  ground,
  kind,
  theme,
  colors,
}: Omit<PairsProps, "title"> & { front: string; ground: string }) {
  const ink = colors.get(front)?.[theme] ?? "";
  const paper = colors.get(ground)?.[theme] ?? "";
  if (ink === "" || paper === "") return null;
  const ratio = wcagContrast(ink, paper);
  return (
    <li
      className="flex items-baseline gap-3 px-3 py-1.5 text-13"
      style={{
        background: `var(--ui-${ground})`,
        color: `var(--ui-${kind === "words" ? front : "text"})`,
      }}
    >
      {kind === "marks" && (
        <span
          aria-hidden
          className="size-3 shrink-0 self-center rounded-full forced-color-adjust-none"
          style={{ background: `var(--ui-${front})` }}
        />
      )}
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{front}</span>
      <span className="nums shrink-0 text-12">
        {kind === "words" && `Lc ${Math.abs(apca(ink, paper)).toFixed(0)}`}
      </span>
      <span className="nums w-10 shrink-0 text-end">{ratio.toFixed(2)}</span>
      <span className="w-8 shrink-0 text-end text-12">{verdict(ratio, kind)}</span>
    </li>
  );
}

function Pairs({ title, theme, kind, colors }: PairsProps) {
  const grounds = kind === "words" ? words : marks;
  return (
    <div data-theme={theme} className="min-w-0 rounded-8 border bg-surface p-4 text-default">
      <h3 className="mb-3 font-semibold text-14">{title}</h3>
      <div className="grid gap-3">
        {grounds.map(([ground, fronts]) => (
          <div key={ground} className="overflow-hidden rounded-6 border">
            <p className="border-b bg-surface px-3 py-1 text-12 text-muted">on {ground}</p>
            <ul>
              {fronts.map((front) => (
                <PairRow
                  key={front}
                  front={front}
                  ground={ground}
                  kind={kind}
                  theme={theme}
                  colors={colors}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Every pair in use, rendered in its colours, with its current contrast. */
export function ContrastGrid({ kind }: { kind: "words" | "marks" }) {
  const colors = useColors(tokens);
  const text =
    kind === "words"
      ? "Law: WCAG 2.2, 4.5 to 1 (AA), 7 to 1 for AAA. Advice: APCA, Lc 60 for running text, 45 for labels."
      : "Edges of controls, focus rings, dots and chart lines: 3 to 1.";
  return (
    <Specimens
      title={kind === "words" ? "Words on their grounds" : "Marks on their grounds"}
      text={text}
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Pairs title="Light" theme="light" kind={kind} colors={colors} />
        <Pairs title="Dark" theme="dark" kind={kind} colors={colors} />
      </div>
    </Specimens>
  );
}
