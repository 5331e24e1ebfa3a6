import type { ComponentProps, ReactNode } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useLabels } from "../labels/labels.tsx";
import { linkVariants } from "../link/link.variants.ts";
import { Notice } from "../notice/notice.tsx";

/** One error, and the control that resolves it. */
export interface ErrorSummaryLine {
  /** Id of the control that the line links to. */
  controlId: string;
  /** The field's label, if the message alone does not say which one it means. */
  label?: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** The errors, in the order of their controls. */
  errors: readonly ErrorSummaryLine[];
  /** Shown before them. @default the words for checking answers, if there are errors */
  title?: ReactNode;
  /** What is wrong with the form as a whole. */
  message?: ReactNode;
  /** Takes the focus on mount. Change its `key` to take it again. @default true */
  takesFocus?: boolean;
}

const takeFocus = (element: HTMLDivElement | null) => element?.focus();

/** The errors that prevent submitting. Each line is a link that focuses its control. */
export function ErrorSummary({
  errors,
  title,
  message,
  takesFocus = true,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const labels = useLabels();
  const merged = useMergedRefs(takesFocus ? takeFocus : undefined, ref);
  return (
    <Notice
      data-slot="error-summary"
      tabIndex={-1}
      tone="danger"
      title={title ?? (errors.length > 0 ? labels.errorSummary : undefined)}
      ref={merged}
      {...rest}
    >
      {message !== undefined && <p className="whitespace-pre-line text-default">{message}</p>}
      {errors.length > 0 && (
        <ul className="grid gap-1">
          {errors.map(({ controlId, label, message: text }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                className={linkVariants({ variant: "text" })}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(controlId)?.focus();
                }}
              >
                {label === undefined ? text : `${label}: ${text}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
