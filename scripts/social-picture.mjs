// Takes the picture for link previews: the current landing page, at 1200 × 630. `node scripts/social-picture.mjs
// http://localhost:3000` writes packages/app/public/social.png.
import { join } from "node:path";
import { chromium } from "playwright";
import { bringChromium, CHROMIUM_ARGS } from "./machine/chromium.mjs";
import { ROOT } from "./machine/paths.mjs";

const [origin = "http://localhost:3000"] = process.argv.slice(2);
const { path, libraries } = await bringChromium(console.log);
const env = libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_ARGS, env });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(origin, { waitUntil: "networkidle" });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(ROOT, "packages", "app", "public", "social.png") });
await browser.close();
