import { converter } from "culori";
import { declarations, readColors, type Ground, type Theme } from "./read-colors.ts";

/*
 * The tokens as data, in the format of the Design Tokens Community Group (2025.10), which Figma and other tools import. Colours are in
 * sRGB: Figma takes no OKLCH.
 */

type ColorValue = {
  colorSpace: "srgb";
  components: [number, number, number];
  alpha: number;
  hex: string;
};
type Token =
  | { $type: "color"; $value: ColorValue }
  | { $type: "dimension"; $value: { value: number; unit: "px" } }
  | { $type: "fontFamily"; $value: string[] }
  | { $type: "fontWeight"; $value: number };

/** Tokens by name, in groups. */
export type TokenFile = Readonly<Record<string, Readonly<Record<string, Token>>>>;

/** The sheets that hold the tokens. */
export type TokenSheets = {
  /** Names of brands. */
  readonly brands: readonly string[];
  /** Colours, with those of all brands. */
  readonly colors: string;
  readonly space: string;
  readonly theme: string;
};

const THEMES: readonly Theme[] = ["light", "dark"];
const CONTRASTS = ["default", "more"] as const;

/** Every file of tokens by its name: one for each brand, theme and contrast, as modes of a collection. */
export const tokenFiles = (sheets: TokenSheets): ReadonlyMap<string, TokenFile> =>
  new Map(
    sheets.brands.flatMap((brand) =>
      CONTRASTS.flatMap((contrast) =>
        THEMES.map((theme) => {
          const name =
            contrast === "more" ? `${brand}-${theme}-more-contrast` : `${brand}-${theme}`;
          return [`${name}.tokens.json`, tokenFile(sheets, { brand, contrast }, theme)] as const;
        }),
      ),
    ),
  );

function tokenFile({ colors, space, theme: sizes }: TokenSheets, ground: Ground, theme: Theme) {
  const entries = [...readColors(colors, ground)].map(([name, themed]): [string, Token] => [
    name,
    { $type: "color", $value: colorOf(themed[theme]) },
  ]);
  const scale = Number(
    declarations(colors).findLast(
      ({ name, within }) => name === "radius-scale" && isOf(within, ground.brand),
    )?.value ?? 1,
  );
  return {
    color: Object.fromEntries(entries),
    size: Object.fromEntries(sizesIn(space)),
    radius: Object.fromEntries(
      matches(sizes, /--radius-(\d+): calc\((\d+)px/g).map(([name, px]) => [
        name,
        pixels(Number(px) * scale),
      ]),
    ),
    text: Object.fromEntries(
      matches(sizes, /--text-(\d+): ([\d.]+)rem/g).map(([name, rem]) => [name, rems(rem)]),
    ),
    leading: Object.fromEntries(
      matches(sizes, /--text-(\d+)--line-height: ([\d.]+)rem/g).map(([name, rem]) => [
        name,
        rems(rem),
      ]),
    ),
    font: Object.fromEntries(
      matches(sizes, /--font-(sans|mono): ([^;]+);/g).map(([name, families]): [string, Token] => [
        name,
        {
          $type: "fontFamily",
          $value: families.split(",").map((one) => one.trim().replaceAll('"', "")),
        },
      ]),
    ),
    weight: Object.fromEntries(
      matches(sizes, /--font-weight-(\w+): (\d+)/g).map(([name, weight]): [string, Token] => [
        name,
        { $type: "fontWeight", $value: Number(weight) },
      ]),
    ),
  } satisfies TokenFile;
}

const isOf = (within: readonly string[], brand: string) =>
  within.length === 1 && (within[0] ?? "").includes(`[data-brand="${brand}"]`);

/** Heights of controls and rows with a pointer, at the default density. */
const sizesIn = (space: string): [string, Token][] =>
  declarations(space).flatMap(({ within, name, value }): [string, Token][] => {
    const isDefault = within.length === 1 && (within[0] ?? "").includes(":root");
    const [, rem] = /^([\d.]+)rem$/.exec(value) ?? [];
    return isDefault && rem !== undefined ? [[name, rems(rem)]] : [];
  });

const matches = (css: string, pattern: RegExp): [string, string][] =>
  Array.from(css.matchAll(pattern), ([, name = "", value = ""]) => [name, value]);

const pixels = (value: number): Token => ({ $type: "dimension", $value: { value, unit: "px" } });
const rems = (rem: string): Token => pixels(Number(rem) * 16);

const toRgb = converter("rgb");

/** A colour in sRGB. The ones of the tokens are inside its gamut, which their test holds. */
function colorOf(oklch: string): ColorValue {
  const rgb = toRgb(oklch);
  if (rgb === undefined) throw new Error(`No colour: ${oklch}`);
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  const channels = [within(rgb.r), within(rgb.g), within(rgb.b)] as const;
  const [, percent] = /\/\s*([\d.]+)%/.exec(oklch) ?? [];
  const byte = (channel: number) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, "0");
  const round = (channel: number) => Math.round(channel * 1e4) / 1e4;
  return {
    colorSpace: "srgb",
    components: [round(channels[0]), round(channels[1]), round(channels[2])],
    alpha: percent === undefined ? 1 : Number(percent) / 100,
    hex: `#${channels.map(byte).join("")}`,
  };
}
