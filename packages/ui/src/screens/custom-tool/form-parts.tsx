import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { FormSubmit } from "../../form/index.ts";
import { FormFoot } from "../connection-parts.tsx";
import { customToolTexts as texts } from "./custom-tool.texts.ts";

type ToolFootProps = {
  cancelHref: string;
  /** What happens next, once the server has answered. */
  status: string | undefined;
  /** It succeeded. @default false */
  done?: boolean;
  /** Label of the button. */
  children: ReactNode;
};

/** The buttons of a form, and its status. */
export function ToolFoot({ cancelHref, status, done = false, children }: ToolFootProps) {
  return (
    <FormFoot>
      {/* Always mounted, so that a screen reader announces the change. */}
      <p
        className="me-auto flex items-center gap-1.5 text-13 text-muted max-sm:not-empty:w-full"
        role="status"
      >
        {status !== undefined && (
          <>
            {done && <Icon className="text-success" icon={Check} />}
            {status}
          </>
        )}
      </p>
      <LinkButton href={cancelHref} variant="ghost">
        {texts.cancel}
      </LinkButton>
      <FormSubmit>{children}</FormSubmit>
    </FormFoot>
  );
}
