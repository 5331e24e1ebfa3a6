import type { ComponentProps } from "react";
import { Button, type ButtonLook } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { requestWords } from "../../components/labels/words/request-words.ts";
import { latePart } from "../../components/late-part/index.ts";
import type { RequestAbout, RequestView } from "./request-form.types.ts";
import { useRounds } from "./use-rounds.ts";

/** Form and dialog are many times as large as the button, and most visitors never press it. */
const RequestDialog = latePart(async () => (await import("./request-dialog.tsx")).RequestDialog);

/** Props of {@link RequestForm}; the rest goes to its button. */
export interface RequestFormProps
  extends ButtonLook,
    RequestView,
    Omit<ComponentProps<"button">, "children" | "onClick"> {
  /** What is requested. */
  about: RequestAbout;
}

/** A button that opens a form: asks for an integration or a method that does not exist. */
export function RequestForm({
  about,
  state,
  contactEmail = "",
  onOpen,
  onClose,
  onSend,
  ...rest
}: RequestFormProps) {
  const words = useWords(requestWords);
  const { round, thanked, used } = useRounds(state.kind);
  // A failure shows when it is pressed.
  const fetchAhead = () => void RequestDialog.load().catch(() => undefined);
  return (
    <>
      <Button onFocus={fetchAhead} onPointerEnter={fetchAhead} {...rest} onClick={onOpen}>
        {words.requestTitle[about]}
      </Button>
      {used && (
        <RequestDialog
          key={round}
          about={about}
          contactEmail={contactEmail}
          onClose={onClose}
          onSend={onSend}
          open={state.kind !== "closed"}
          state={state}
          thanked={thanked}
        />
      )}
    </>
  );
}
