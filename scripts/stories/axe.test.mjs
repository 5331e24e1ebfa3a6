import { expect, it } from "vitest";
import { axeRun, describeViolations, isChecked } from "./axe.mjs";

it("runs every rule of axe but the one about landmarks", () => {
  expect(axeRun({}, "all")).toMatchObject({
    context: { include: "body" },
    options: { rules: { region: { enabled: false } } },
  });
  expect(axeRun({}, "all").options).not.toHaveProperty("runOnly");
});

it("leaves out the rules that a story has switched off", () => {
  const a11y = { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } };
  expect(axeRun(a11y, "all").options).toMatchObject({
    rules: { "aria-hidden-focus": { enabled: false } },
  });
});

it("checks only colours in further themes, and no rule that is off", () => {
  expect(axeRun({}, "colours").options).toMatchObject({
    runOnly: ["color-contrast", "link-in-text-block"],
  });
  const a11y = { config: { rules: [{ id: "color-contrast", enabled: false }] } };
  expect(axeRun(a11y, "colours").options).toMatchObject({ runOnly: ["link-in-text-block"] });
});

it("refuses what would have to be undone for the next story", () => {
  const a11y = { config: { rules: [{ id: "region", selector: "main" }] } };
  expect(() => axeRun(a11y, "all")).toThrow("selector");
});

it("checks the part of the page that a story names", () => {
  expect(axeRun({ context: "main" }, "all").context.include).toBe("main");
  expect(axeRun({ context: { exclude: ["iframe"] } }, "all").context).toMatchObject({
    include: "body",
    exclude: expect.arrayContaining(["iframe", ".sb-wrapper"]),
  });
});

it("keeps away from a story that says so", () => {
  expect(isChecked({})).toBe(true);
  expect(isChecked({ test: "todo" })).toBe(true);
  expect(isChecked({ test: "off" })).toBe(false);
  expect(isChecked({ disable: true })).toBe(false);
});

it("names the rule, the element and what helps", () => {
  const nodes = [{ target: "#a", summary: "Fix any:\n  Give it a name" }];
  const text = describeViolations([{ rule: "button-name", help: "Buttons have names", nodes }]);
  expect(text).toBe("button-name: Buttons have names\n  #a\n    Fix any:\n      Give it a name");
});
