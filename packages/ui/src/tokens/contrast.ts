import { converter } from "culori";

const toRgb = converter("rgb");

function channels(color: string): [number, number, number] {
  const rgb = toRgb(color);
  if (rgb === undefined) throw new Error(`No colour: ${color}`);
  return [rgb.r, rgb.g, rgb.b];
}

/** Whether a colour is inside the sRGB gamut. */
export function inGamut(color: string): boolean {
  return channels(color).every((channel) => channel >= -0.001 && channel <= 1.001);
}

/**
 * Lightness contrast Lc by APCA 0.1.9 (SAPC-4g, W3 constants), signed: positive for dark text on light. For advice
 * only; WCAG 2.2 is binding. Source: https://github.com/Myndex/apca-w3 (src/apca-w3.js).
 */
export function apca(text: string, background: string): number {
  const y = (color: string) => {
    const [r, g, b] = channels(color).map((channel) => Math.max(0, channel) ** 2.4);
    const luminance = 0.2126729 * (r ?? 0) + 0.7151522 * (g ?? 0) + 0.072175 * (b ?? 0);
    return luminance >= 0.022 ? luminance : luminance + (0.022 - luminance) ** 1.414;
  };
  const [ink, paper] = [y(text), y(background)];
  if (Math.abs(paper - ink) < 0.0005) return 0;
  if (paper > ink) {
    const contrast = (paper ** 0.56 - ink ** 0.57) * 1.14;
    return contrast < 0.1 ? 0 : (contrast - 0.027) * 100;
  }
  const contrast = (paper ** 0.65 - ink ** 0.62) * 1.14;
  return contrast > -0.1 ? 0 : (contrast + 0.027) * 100;
}
