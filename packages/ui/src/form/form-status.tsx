import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../components/icon/icon.tsx";
import { useFormContext } from "./form-context.ts";

/** Props of {@link FormStatus}. */
export type FormStatusProps = Omit<ComponentProps<"p">, "children">;

/** The server's message about the last save. Always mounted, so that screen readers announce the change. */
export function FormStatus({ className, ...rest }: FormStatusProps) {
  const { savedMessage } = useFormContext();
  return (
    <p
      role="status"
      data-slot="form-status"
      className={clsx("flex min-w-0 items-center gap-1.5 text-13 text-success", className)}
      {...rest}
    >
      {savedMessage !== undefined && (
        <>
          <Icon icon={Check} />
          <span className="min-w-0 wrap-anywhere">{savedMessage}</span>
        </>
      )}
    </p>
  );
}
