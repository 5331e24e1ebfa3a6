import type { BoundAction } from "./use-actions.ts";

type SaveState =
  | { readonly kind: "idle" | "saving" | "saved" }
  | { readonly kind: "failed"; readonly failure: { readonly message: string } };

/** How the save of a form goes whose page stays. */
export function saveStateOf({
  status,
  failure,
}: Pick<BoundAction<unknown>, "status" | "failure">): SaveState {
  if (failure !== null) return { kind: "failed", failure: { message: failure } };
  if (status === "running") return { kind: "saving" };
  return { kind: status === "done" ? "saved" : "idle" };
}
