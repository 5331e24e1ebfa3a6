import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { DateTime } from "../../components/time/index.ts";
import { adminUserEditTexts } from "./admin-user-edit.texts.ts";
import type { EditedUser, TwoStepRemoval } from "./admin-user-edit.types.ts";

const texts = adminUserEditTexts.twoStep;

type UserTwoStepProps = Pick<EditedUser, "email" | "isYou"> & {
  /** Null while it is off. */
  since: string | null;
  removal: TwoStepRemoval;
};

/** Whether the user's logins ask for a code, and the way back in for somebody who has lost app and recovery codes. */
export function UserTwoStep({ email, isYou, since, removal }: UserTwoStepProps) {
  return (
    <section
      aria-labelledby="user-two-step"
      className="mt-8 flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
        <h2 className="flex items-center gap-2 font-semibold text-16" id="user-two-step">
          {texts.heading}
          <Badge tone={since === null ? "neutral" : "success"}>
            {since === null ? texts.off : texts.on}
          </Badge>
        </h2>
        <p className="text-13 text-muted">
          {since === null ? (
            texts.none
          ) : (
            <>
              {texts.since} <DateTime precision="day" value={since} />.
            </>
          )}
        </p>
      </div>
      {since !== null && !isYou && (
        <Button aria-label={texts.turnOffNamed} onClick={removal.onAsk} tone="danger">
          {texts.turnOff}
        </Button>
      )}
      <ConfirmDialog
        busy={removal.busy}
        message={sentenceWith(texts.message, [<bdi key="email">{email}</bdi>])}
        onCancel={removal.onCancel}
        onConfirm={removal.onConfirm}
        open={removal.asked}
        title={texts.title}
        verb={texts.turnOff}
      />
      <AlertDialog
        message={removal.alert ?? ""}
        onClose={removal.onCloseAlert}
        open={removal.alert !== null}
      />
    </section>
  );
}
