import { expect, it } from "vitest";
import { createServerClock } from "./server-clock.ts";

const real = Date.UTC(2026, 10, 20, 9, 0, 0);
const date = new Date(real).toUTCString();

it.each([
  ["an hour fast", 3_600_000],
  ["a day slow", -86_400_000],
])(
  "tells the server's time on a device that is %s, so that an approval can be given there [C9]",
  (_, wrong) => {
    let passed = 0;
    const clock = createServerClock(() => real + wrong + passed);
    expect(clock.now().getTime()).toBe(real + wrong);
    clock.set(date);
    expect(clock.now().getTime()).toBe(real);
    passed = 61_000;
    expect(clock.now().getTime()).toBe(real + passed);
  },
);

it("leaves a clock alone that goes right, and one of which the server says nothing that can be read [C9]", () => {
  const clock = createServerClock(() => real + 4_200);
  clock.set(date);
  expect(clock.now().getTime()).toBe(real + 4_200);
  clock.set("yesterday");
  expect(clock.now().getTime()).toBe(real + 4_200);
});
