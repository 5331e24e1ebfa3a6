import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useMemo, useRef, useState } from "react";
import { type Control, useForm as useHookForm } from "react-hook-form";
import { z } from "./zod-jitless.ts";

/** What the server said when it refused the answers. */
export interface FormFailure {
  /** For the form as a whole. */
  message?: string;
  /** For single answers, by key. Keys that the form does not ask for are said above the form. */
  fields?: Readonly<Record<string, string>>;
}

/** Answers by opaque name, as the form library holds them. */
export type OpaqueValues = Record<string, unknown>;

/** Options of {@link useForm}. */
export interface FormOptions<Shape extends z.ZodRawShape> {
  /** One entry for each question; keys may be any text. Keep it outside the component. */
  shape: Shape;
  /** The answers to begin with. */
  initial: { [Key in keyof Shape]: z.input<Shape[Key]> };
  /** Sends the answers. A returned failure, or a thrown error's message, is shown above the form. */
  onSubmit: (
    answers: z.output<z.ZodObject<Shape>>,
  ) => Promise<FormFailure | void> | FormFailure | void;
}

/** A form under way: hand it to `Form` and `FormField`. */
export interface FormState<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Prefix of the ids of all controls. */
  id: string;
  control: Control<OpaqueValues>;
  /** Opaque name of a key. */
  nameOf: (key: keyof Shape & string) => string;
  submit: () => Promise<void>;
  /** What the server said about the form as a whole. */
  failure: string | undefined;
  /** How often sending was tried and refused; the summary takes the focus each time. */
  refusals: number;
  submitting: boolean;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Binds a form to its questions. The form library sees opaque names only (`f0`, `f1`, …), because it reads a name
 * as a path: a key such as `a.b` or `x.999999999` would otherwise become another value.
 */
export function useForm<Shape extends z.ZodRawShape>({
  shape,
  initial,
  onSubmit,
}: FormOptions<Shape>): FormState<Shape> {
  const id = useId();
  const running = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const { keys, opaque } = useMemo(() => opaqueSchema(shape), [shape]);
  const names = new Map(keys.map((key, index) => [key, `f${index}`]));
  const nameOf = (key: string) => names.get(key) ?? "";

  const form = useHookForm<OpaqueValues, unknown, OpaqueValues>({
    resolver: zodResolver(opaque),
    defaultValues: Object.fromEntries(
      keys.map((key, index) => [
        `f${index}`,
        Object.hasOwn(initial, key) ? initial[key] : undefined,
      ]),
    ),
    shouldFocusError: false,
  });

  const refuse = (refused: FormFailure) => {
    const loose: string[] = refused.message === undefined ? [] : [refused.message];
    for (const [key, message] of Object.entries(refused.fields ?? {})) {
      const name = names.get(key);
      if (name === undefined) loose.push(message);
      else form.setError(name, { type: "server", message });
    }
    setFailure(loose.length === 0 ? undefined : loose.join("\n"));
    setRefusals((count) => count + 1);
  };

  const send = async (answers: OpaqueValues) => {
    const named = Object.fromEntries(keys.map((key, index) => [key, answers[`f${index}`]]));
    try {
      // The schema made every entry; only the names were exchanged.
      const refused = await onSubmit(named as z.output<z.ZodObject<Shape>>);
      if (refused) refuse(refused);
    } catch (error) {
      refuse({ message: messageOf(error) });
    }
  };

  const submit = async () => {
    // Two presses in one frame come before any re-render, so the state alone would let both through.
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    await form.handleSubmit(send, () => setRefusals((count) => count + 1))();
    running.current = false;
  };

  return {
    id,
    control: form.control,
    nameOf,
    submit,
    failure,
    refusals,
    submitting: form.formState.isSubmitting,
  };
}

function opaqueSchema(shape: z.ZodRawShape) {
  const keys = Object.keys(shape);
  const entries = Object.values(shape).map((schema, index) => [`f${index}`, schema] as const);
  return { keys, opaque: z.object(Object.fromEntries(entries)) };
}
