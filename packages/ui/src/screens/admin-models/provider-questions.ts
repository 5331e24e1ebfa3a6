import { z } from "../../form/zod-jitless.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { ProviderKind } from "./admin-models.types.ts";

const texts = adminModelsTexts.form;

/** Kinds without an address of their own. */
export const needsAddress = (kind: ProviderKind): boolean =>
  kind === "azure" || kind === "compatible";

const address = (isNeeded: boolean) =>
  z.string().transform((typed, context) => {
    const text = typed.trim();
    if (text === "" && !isNeeded) return null;
    const message = text === "" ? texts.missingAddress : texts.badAddress;
    if (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text)) return text;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const key = (isNeeded: boolean) =>
  z
    .string()
    .optional()
    .refine((typed) => !isNeeded || (typed !== undefined && typed.trim() !== ""), texts.missingKey);

const optional = z
  .string()
  .trim()
  .transform((text) => text || null);

const shapeOf = (kind: ProviderKind, hasKey: boolean, isNamed: boolean) => ({
  name: isNamed ? z.string().trim().min(1, texts.missingName).max(60) : z.string().trim().max(60),
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
