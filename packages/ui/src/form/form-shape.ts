/**
 * A check of one value by any library of schemas: zod, zod/mini, Valibot, ArkType and others share this interface (Standard
 * Schema, https://standardschema.dev). The form brings no such library of its own, so a page pays for the one that it uses.
 */
export interface FieldSchema<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => FieldResult<Output> | Promise<FieldResult<Output>>;
    /** For the compiler only: what goes in and what comes out. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** The checked value, or why it is refused. */
export type FieldResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/** One schema per field, by key; keys may be any text. */
export type FormShape = Readonly<Record<string, FieldSchema>>;

type TypesOf<Schema extends FieldSchema> = NonNullable<Schema["~standard"]["types"]>;

/** The values that a form of this shape starts with. */
export type FormInput<Shape extends FormShape> = {
  [Key in keyof Shape]: TypesOf<Shape[Key]>["input"];
};

/** The values that a form of this shape submits. */
export type FormOutput<Shape extends FormShape> = {
  [Key in keyof Shape]: TypesOf<Shape[Key]>["output"];
};

/** A schema of a function that reads what was typed, or says why it cannot. */
export function readingSchema<Output>(
  read: (typed: unknown) => { value: Output; error?: undefined } | { error: string },
): FieldSchema<unknown, Output> {
  return {
    "~standard": {
      version: 1,
      vendor: "switchboard",
      validate: (typed) => {
        const reading = read(typed);
        return reading.error === undefined
          ? { value: reading.value }
          : { issues: [{ message: reading.error }] };
      },
    },
  };
}
