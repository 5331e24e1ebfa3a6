import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { FrameLocator } from "@playwright/test";
import { BUILT_STORYBOOK, buildStorybook } from "../scripts/stories/build.mjs";
import { expect, test as base } from "./test.ts";

/** A built Storybook without the rest of the project: a folder, opened by the file in it. */
const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, provide) => {
      const { status, output } = await buildStorybook();
      expect(output, "The Storybook could not be built.").toBe(status === 0 ? output : "");
      const folder = mkdtempSync(join(tmpdir(), "storybook-"));
      cpSync(BUILT_STORYBOOK, folder, { recursive: true });
      const child = spawn(process.execPath, [join(folder, "open.mjs")], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await provide(await addressOf(child));
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The process has no output.");
  for await (const line of createInterface(stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("The Storybook was not opened.");
}

const root = (story: FrameLocator) => story.locator("html");

// One worker builds it, where it is not built yet.
test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1500, height: 1000 } });

test("a state is found by its id, with what the specification says of it; the phone and the dark are one key away, or opened where its name asks for them; and words lead to the list of states", async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}/?state=admin-user-edit/saved`);
  const story = page.frameLocator("#storybook-preview-iframe");
  // The first page of a Storybook loads all of it, beside another journey on the same machine.
  await expect(story.getByText("User updated successfully! Redirecting...")).toBeVisible({
    timeout: 90_000,
  });
  const panel = page.getByRole("tabpanel", { name: "Specification" });
  await expect(panel.getByRole("region", { name: "States" })).toContainText(
    "User updated successfully! Redirecting...",
  );
  await expect(panel.getByRole("region", { name: "Requirements" })).toContainText("ADMUSR-11");
  await expect(panel.getByText("Nobody has reviewed this story yet.")).toBeVisible();
  // A build has no file to write a verdict to.
  await expect(panel.getByRole("button", { name: "Accept" })).toHaveCount(0);

  await page.keyboard.press("d");
  await expect(root(story)).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("p");
  await expect(page.locator("#storybook-preview-iframe")).toHaveCSS("width", "375px");
  await page.keyboard.press("d");
  await expect(root(story)).toHaveAttribute("data-theme", "light");

  await page.goto(`${storybook}/?state=admin-user-edit/dark`);
  await expect(root(story)).toHaveAttribute("data-theme", "dark");
  await page.goto(`${storybook}/?state=admin-user-edit/mobile`);
  await expect(page.locator("#storybook-preview-iframe")).toHaveCSS("width", "375px");

  await page.goto(`${storybook}/?state=user%20updated%20redirecting`);
  await expect(story.getByRole("searchbox", { name: "Find a state" })).toHaveValue(
    "user updated redirecting",
  );
  await story
    .getByRole("link", { name: /^AdminUserEdit:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/path=\/story\/screens-adminuseredit--/);
});
