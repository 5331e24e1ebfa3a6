import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { approvalNow, createTask } from "./approval.fixtures.ts";

/** What every story of the dialog begins with. */
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
  // It fades in where motion is not reduced.
  await waitFor(() => expect(window).toBeVisible());
  return window;
}

/** The dialog, once its buttons take presses. */
export async function armed() {
  const window = await dialog();
  await waitFor(() => expect(window).toHaveAttribute("data-armed"), { timeout: 3_000 });
  return within(window);
}

/** The dialog with its arguments as one text. */
export async function editor() {
  const view = await armed();
  await userEvent.click(view.getByRole("switch", { name: "Edit as JSON" }));
  return { view, text: view.getByRole("textbox", { name: "Arguments" }) };
}

/** Puts a text into the editor at once. */
export async function write(text: HTMLElement, value: string) {
  await fireEvent.change(text, { target: { value } });
}
