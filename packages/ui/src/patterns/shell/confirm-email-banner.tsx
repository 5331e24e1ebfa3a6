import { clsx } from "clsx";
import { MailWarning } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";

/** Props of {@link ConfirmEmailBanner}. */
export interface ConfirmEmailBannerProps extends Omit<ComponentProps<"section">, "children"> {
  /** The address that was not confirmed yet. */
  email: string;
  /** How sending the link again goes. @default "idle" */
  resending?: "idle" | "sending" | "sent";
  /** Why it could not be sent again. @default null */
  failure?: string | null;
  /** Sends the link again. */
  onResend: () => void;
}

/** Asks people to confirm their address, above every page until they have. */
export function ConfirmEmailBanner({
  email,
  resending = "idle",
  failure = null,
  onResend,
  className,
  ...rest
}: ConfirmEmailBannerProps) {
  const words = useWords(shellWords);
  const name = [<bdi key="email">{email}</bdi>];
  return (
    <section
      aria-label={words.confirmEmail}
      className={clsx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-warning-subtle px-4 py-2 text-13",
        "print:hidden",
        className,
      )}
      data-slot="confirm-email-banner"
      {...rest}
    >
      <Icon className="text-warning max-sm:hidden" icon={MailWarning} />
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p>
          <span className="font-medium">{words.confirmEmail}</span>{" "}
          <span className="text-muted">
            {sentenceWith(words.confirmEmailHint, name)}{" "}
            <span className="max-sm:hidden">{words.unconfirmedLimits}</span>
          </span>
        </p>
        <p aria-live="polite">
          {failure ?? (resending === "sent" ? sentenceWith(words.linkSent, name) : null)}
        </p>
      </div>
      <Button loading={resending === "sending"} onClick={onResend} size="sm">
        {words.resend}
      </Button>
    </section>
  );
}
