import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { approvalNow, createTask } from "./approval.fixtures.ts";

/** Common args of the stories. */
export const approvalArgs = {
  request: createTask,
  now: approvalNow,
  pending: null,
  failure: null,
  onApprove: fn(),
  onDeny: fn(),
};

/** The open dialog. */
export async function dialog() {
  const window = await screen.findByRole("alertdialog", { name: "Approval Required" });
  // It fades in unless motion is reduced.
  await waitFor(() => expect(window).toBeVisible());
  return window;
}

/** The dialog, once its buttons are armed. */
export async function armed() {
  const window = await dialog();
  await waitFor(() => expect(window).toHaveAttribute("data-armed"), { timeout: 3_000 });
  return within(window);
}

/** The dialog with its arguments as JSON. */
export async function editor() {
  const view = await armed();
  await userEvent.click(view.getByRole("switch", { name: "Edit as JSON" }));
  return { view, text: view.getByRole("textbox", { name: "Arguments" }) };
}

/** Replaces the text of the editor at once. */
export async function write(text: HTMLElement, value: string) {
  await fireEvent.change(text, { target: { value } });
}
