import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import type { OpenedFigure } from "./picking.types.ts";
import type { QuestionActions } from "./types.ts";

/** What the questions of one conversation share. */
interface Questions {
  actions: QuestionActions;
  opened: OpenedFigure | null;
  /** Shows the rows of a figure; null closes them and gives the focus back to it. */
  open: (figure: OpenedFigure | null) => void;
  /** There is room for them beside the conversation. */
  beside: boolean;
  setSlot: (slot: HTMLElement | null) => void;
  /** What was chosen for an answer lasts while the conversation is open, wherever it is scrolled. */
  views: Map<string, "chart" | "table">;
}

const QuestionsContext = createContext<Questions | null>(null);

/** What the questions of the conversation can do; null where they can only be read. */
export const useQuestions = (): Questions | null => use(QuestionsContext);

const ROOM_BESIDE = "(width >= 68.75rem)";

function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const room = window.matchMedia(ROOM_BESIDE);
      room.addEventListener("change", onChange);
      return () => room.removeEventListener("change", onChange);
    },
    () => window.matchMedia(ROOM_BESIDE).matches,
    () => false,
  );
}

/** Most conversations ask nothing of a file. */
const { useLoaded } = lazyModule(
  async () => (await import("./figure-rows-frame.tsx")).FigureRowsFrame,
);

/** Props of {@link QuestionActionsProvider}. */
export interface QuestionActionsProviderProps {
  /** What questions can do; null where they can only be read. */
  value: QuestionActions | null;
  /** Closes the rows of a figure when another conversation is opened. */
  conversation?: string | null;
  /** The conversation. */
  children: ReactNode;
}

/** Lets the questions of a conversation be changed, and their figures be opened. */
export function QuestionActionsProvider({
  value,
  conversation = null,
  children,
}: QuestionActionsProviderProps) {
  const [figure, setFigure] = useState<(OpenedFigure & { of: string | null }) | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const hasRoom = useRoomBeside();
  const beside = hasRoom && slot !== null;
  const [views] = useState(() => new Map<string, "chart" | "table">());
  const opened = figure?.of === conversation ? figure : null;
  const open = useCallback(
    (next: OpenedFigure | null) => setFigure(next && { ...next, of: conversation }),
    [conversation],
  );
  const questions = useMemo(
    () => (value ? { actions: value, opened, open, beside, setSlot, views } : null),
    [value, opened, open, beside, views],
  );
  const Frame = useLoaded(opened !== null);
  return (
    <QuestionsContext value={questions}>
      {children}
      {questions && opened && Frame && (
        <Frame
          actions={questions.actions}
          onChange={(at) => open(at && { ...opened, at })}
          opened={opened}
          slot={beside ? slot : null}
        />
      )}
    </QuestionsContext>
  );
}

/** Where the rows of a figure are shown in a wide window: beside the conversation. Empty and hidden while none are. */
export function FigureRowsSlot() {
  const { opened = null, beside = false, setSlot } = useQuestions() ?? {};
  if (!setSlot) return null;
  const isOpen = opened !== null && beside;
  return (
    <div
      className="peer hidden min-h-0 w-104 shrink-0 flex-col border-s bg-surface data-[state=open]:flex"
      data-slot="figure-rows-slot"
      data-state={isOpen ? "open" : "closed"}
      ref={setSlot}
    />
  );
}
