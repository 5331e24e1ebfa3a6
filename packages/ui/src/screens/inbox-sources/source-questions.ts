import { z } from "../../form/zod-jitless.ts";
import { inboxSourcesTexts } from "./inbox-sources.texts.ts";
import type { SourceKind } from "./inbox-sources.types.ts";

const texts = inboxSourcesTexts.form.missing;

/** Minutes between two refreshes. */
export const refreshMinutes = { least: 5, usual: 60, most: 43_200 } as const;

const minutes = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const text = typed.trim();
    const number = Number(text);
    const error =
      text === ""
        ? texts.minutes
        : !Number.isInteger(number)
          ? texts.whole
          : number < refreshMinutes.least
            ? texts.tooOften
            : number > refreshMinutes.most
              ? texts.tooRare
              : null;
    if (error === null) return number;
    context.issues.push({ code: "custom", message: error, input: typed });
    return z.NEVER;
  }),
);

const chosen = (message: string) => z.string({ error: message }).check(z.minLength(1, message));

/** What stands for no model in the choice of one. */
export const NO_MODEL = "none";

const common = {
  type: chosen(texts.type),
  name: z.string().check(z.trim(), z.minLength(1, texts.name)),
  summaryModel: z.pipe(
    z.optional(z.string()),
    z.transform((id) => (id === undefined || id === NO_MODEL ? null : id)),
  ),
};

const initial = {
  type: undefined as unknown as string,
  name: "",
  minutes: String(refreshMinutes.usual),
  connection: undefined as string | undefined,
  summaryModel: NO_MODEL as string | undefined,
};

/** The id of a connection; undefined for a type that needs none. */
const connection = (needed: boolean) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((id, context) => {
      if (!needed) return undefined;
      if (id) return id;
      context.issues.push({ code: "custom", message: texts.connection, input: id });
      return z.NEVER;
    }),
  );

const withConnection = { shape: { ...common, connection: connection(true), minutes }, initial };
const withoutConnection = { shape: { ...common, connection: connection(false), minutes }, initial };

/** The questions besides the settings of a type. */
export const questionsFor = (kind: SourceKind | undefined) =>
  kind && kind.connectionType !== null ? withConnection : withoutConnection;
