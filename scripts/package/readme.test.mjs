import { expect, it } from "vitest";
import { codeBlocks } from "./readme.mjs";

it("takes the blocks that name a file, and no others", () => {
  const text = "```tsx src/a.tsx\nconst a = 1;\n```\n\n```tsx\nconst b = 2;\n```\n";
  expect(codeBlocks(text)).toEqual([{ file: "src/a.tsx", code: "const a = 1;\n" }]);
});
