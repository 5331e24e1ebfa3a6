/** In the order in which they are looked for: most browsers name those that they want to be taken for as well. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\bWindows\b/, "Windows"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bMacintosh\b/, "macOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** The names of browser and system in a `User-Agent`: enough for users to distinguish their devices; null if unknown. */
export function readUserAgent(text: string): { browser: string | null; system: string | null } {
  const nameIn = (list: typeof BROWSERS) =>
    list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
