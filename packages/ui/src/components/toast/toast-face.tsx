import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import type { ToastOptions, ToastTone } from "./toast-context.ts";

const icons = {
  neutral: Info,
  success: CircleCheck,
  danger: TriangleAlert,
} satisfies Record<ToastTone, IconComponent>;

interface ToastFaceProps extends Pick<ToastOptions, "message" | "description" | "tone" | "icon"> {
  /** Buttons at the end of the line. */
  children: ReactNode;
}

/** The content of a toast: icon, text, buttons. */
export function ToastFace({
  message,
  description,
  tone = "neutral",
  icon = icons[tone],
  children,
}: ToastFaceProps) {
  return (
    <>
      {icon !== null && <Icon icon={icon} className="mt-1.5" />}
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p data-slot="toast-message">{message}</p>
        {description !== undefined && (
          <p data-slot="toast-description" className="text-muted">
            {description}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">{children}</div>
    </>
  );
}
