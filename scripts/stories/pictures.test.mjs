import { join } from "node:path";
import { expect, it } from "vitest";
import { picturePath } from "./pictures.mjs";

it("keeps the pictures of a component in one folder", () => {
  expect(picturePath("components-button--as-link", "dark-375")).toBe(
    join("components-button", "as-link.dark-375.png"),
  );
});
