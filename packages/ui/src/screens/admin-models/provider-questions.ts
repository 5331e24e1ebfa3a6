import { z } from "../../form/zod-jitless.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ProviderKind } from "./admin-models.types.ts";

const texts = adminModelsTexts.form;

/** Kinds without an address of their own. */
export const needsAddress = (kind: ProviderKind): boolean =>
  kind === "azure" || kind === "compatible";

const address = (isNeeded: boolean) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const text = typed.trim();
      if (text === "" && !isNeeded) return null;
      const message = text === "" ? texts.missingAddress : texts.badAddress;
      if (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text)) return text;
      context.issues.push({ code: "custom", message, input: typed });
      return z.NEVER;
    }),
  );

const key = (isNeeded: boolean) =>
  z
    .optional(z.string())
    .check(
      z.refine(
        (typed) => !isNeeded || (typed !== undefined && typed.trim() !== ""),
        texts.missingKey,
      ),
    );

const optional = z.pipe(
  z.string().check(z.trim()),
  z.transform((text) => text || null),
);

const shapeOf = (kind: ProviderKind, hasKey: boolean, isNamed: boolean) => ({
  name: isNamed
    ? z.string().check(z.trim(), z.minLength(1, texts.missingName), z.maxLength(60))
    : z.string().check(z.trim(), z.maxLength(60)),
  address: address(needsAddress(kind)),
  apiVersion: optional,
  key: key(kind !== "compatible" && !hasKey),
});

type Shape = ReturnType<typeof shapeOf>;
const known = new Map<string, Shape>();

/** The questions about a provider: the same object for the same ones. */
export function providerQuestions(kind: ProviderKind, hasKey: boolean, isNamed: boolean): Shape {
  const id = `${kind} ${hasKey} ${isNamed}`;
  const shape = known.get(id) ?? shapeOf(kind, hasKey, isNamed);
  known.set(id, shape);
  return shape;
}
