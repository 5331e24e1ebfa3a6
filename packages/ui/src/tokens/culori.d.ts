/** The part of culori that the tokens' test uses; the package has no types. */
declare module "culori" {
  interface Rgb {
    r: number;
    g: number;
    b: number;
  }
  /** Colour as sRGB channels, 0 to 1 inside the gamut; undefined for an invalid colour. */
  export function converter(mode: "rgb"): (color: string) => Rgb | undefined;
  /** WCAG 2 contrast of two colours, 1 to 21. */
  export function wcagContrast(one: string, other: string): number;
}
