import { type ToastOptions, useToast } from "@switchboard/ui/toast";
import { useServices } from "../services-context.tsx";
import { inboxOf } from "./inbox.ts";
import { takeAlert, takenText } from "./inbox-texts.ts";
import type { TakeIntent } from "./take-intent.ts";
import type { Taken } from "./take-items.ts";
import type { UndoStep } from "../actions/undo-stack.ts";

/** Takes items away, so that it can be undone. */
export function useTake() {
  const services = useServices();
  const toast = useToast();
  const inbox = inboxOf(services);
  const restores = services.appInfo.has("inbox");

  const send = async (taken: Taken, step: UndoStep) => {
    const outcome = await taken.send();
    if (outcome === null) inbox.undoable.remove(step);
    if (outcome !== null && outcome.failed.length > 0) {
      toast.show({
        tone: "danger",
        message: `${outcome.failed.length} of ${taken.count} items stayed where they were.`,
        description: outcome.failed[0]?.detail,
      });
    }
    return outcome !== null;
  };
  const begin = (intent: TakeIntent, alertOf = takeAlert(intent)) => {
    const { type, of, ids } = intent;
    const { folder } = inbox.store.get().filter;
    const taken = inbox.take({ type, of, ids }, alertOf);
    const message = takenText(intent, taken.count);
    const undone = takenText({ type: "restore", of: "selection" }, taken.count);
    const step: UndoStep = { undo: taken.undo, undone };
    // What was sent has said by then what failed.
    const isSentAtOnce = restores || type !== "archive";
    const undo: ToastOptions["undo"] = {
      onUndo: () => {
        inbox.undoable.remove(step);
        void taken.undo();
      },
      onCommit: () => void (isSentAtOnce ? taken.send() : send(taken, step)).then(taken.settle),
    };
    const undoable = type !== "restore" && folder === "open";
    // A server that cannot restore hears of it when the message closes, and then it is too late.
    if (undoable && restores) inbox.undoable.add(step);
    return { taken, step, message, undo, isSentAtOnce, undoable };
  };

  return {
    /** Undoes the last step, also when its message has closed. */
    undoLast(): void {
      if (toast.undoLast()) return;
      const step = inbox.undoable.last();
      if (!step) return;
      inbox.undoable.remove(step);
      void step.undo();
      toast.show({ message: step.undone });
    },
    /**
     * At once on the screen, then at the server. A server that cannot restore hears of an archived item only once the time to undo it
     * is over.
     */
    take(intent: TakeIntent) {
      const { taken, step, message, undo, isSentAtOnce, undoable } = begin(intent);
      const id = toast.show(
        undoable && (restores || !isSentAtOnce) ? { message, undo } : { message },
      );
      if (!isSentAtOnce) return;
      void send(taken, step).then((worked) => {
        if (!worked) toast.dismiss(id);
        if (!undoable || !restores) taken.settle();
      });
    },
    /** Waits for the server, as a person who leaves the page of an item does. @returns whether it worked */
    async takeThen(intent: TakeIntent, alertOf?: (message: string) => string): Promise<boolean> {
      const { taken, step, message, undo, undoable } = begin(intent, alertOf);
      const worked = await send(taken, step);
      if (worked) toast.show(undoable && restores ? { message, undo } : { message });
      return worked;
    },
  };
}
