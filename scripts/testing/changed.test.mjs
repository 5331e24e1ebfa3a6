import { describe, expect, it } from "vitest";
import { reachOf } from "./changed.mjs";

describe("what a change can have touched", () => {
  it("is everything when a file changed that all tests depend on", () => {
    for (const path of ["pnpm-lock.yaml", "vitest.config.ts", "scripts/machine/run.mjs"])
      expect(reachOf([path]).everything).toBe(true);
    expect(reachOf(["scripts/trace.mjs", "docs/glossary.md"]).everything).toBe(false);
  });

  it("is the server's own tests when a file changed that it loads without an import", () => {
    expect(reachOf(["packages/server/plugins/slack/manifest.json"]).serverData).toBe(true);
    expect(reachOf(["packages/server/src/app.ts"]).serverData).toBe(false);
  });

  it("is the main journey and the changed ones when the product changed", () => {
    const spec = "e2e/uploads.spec.ts";
    expect(reachOf(["packages/app/src/main.tsx", spec]).journeys).toEqual([
      "e2e/main-journey.spec.ts",
      spec,
    ]);
    expect(reachOf([spec]).journeys).toEqual([spec]);
    expect(reachOf(["docs/glossary.md"]).journeys).toEqual([]);
  });

  it("is the package when what the library exports or its styles changed", () => {
    expect(reachOf(["packages/ui/src/styles.css"]).library).toBe(true);
    expect(reachOf(["packages/ui/src/components/card/index.ts"]).library).toBe(true);
    expect(reachOf(["packages/ui/package.json"]).library).toBe(true);
    expect(reachOf(["packages/ui/src/screens/chat/chat.tsx"]).library).toBe(false);
    expect(reachOf(["packages/server/src/app.ts"]).library).toBe(false);
  });
});
