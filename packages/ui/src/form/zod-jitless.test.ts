import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "./zod-jitless.ts";

afterEach(() => vi.unstubAllGlobals());

describe("zod under a strict content policy", () => {
  it("builds no code from text [F3]", () => {
    const built = vi.fn<() => void>();
    vi.stubGlobal(
      "Function",
      new Proxy(Function, {
        construct: () => {
          built();
          throw new EvalError("refused by the content policy");
        },
      }),
    );
    const shape = z.object({
      f0: z.string().check(z.minLength(1)),
      f1: z.pipe(z.unknown(), z.transform(String)),
    });
    expect(shape.parse({ f0: "a", f1: 1 })).toEqual({ f0: "a", f1: "1" });
    expect(shape.safeParse({ f0: "" }).success).toBe(false);
    expect(built).not.toHaveBeenCalled();
  });
});
