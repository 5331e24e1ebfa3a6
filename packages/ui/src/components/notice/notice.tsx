import { CircleCheck, Info, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { noticeVariants } from "./notice.variants.ts";

/** Meaning of a notice. */
export type NoticeTone = "neutral" | "success" | "warning" | "danger" | "info";

const icons = {
  neutral: Info,
  success: CircleCheck,
  warning: ShieldCheck,
  danger: TriangleAlert,
  info: Info,
} satisfies Record<NoticeTone, IconComponent>;

/** Props of {@link Notice}. */
export interface NoticeProps extends Omit<ComponentProps<"div">, "title"> {
  /** Its meaning. `danger` interrupts a screen reader, the others wait for a pause. @default "neutral" */
  tone?: NoticeTone;
  /** First line, if the text has more than one. */
  title?: ReactNode;
  /** Another icon than the tone's; `null` for none. */
  icon?: IconComponent | null;
  /** One small button or link at the end. */
  action?: ReactNode;
}

/** A message that stays until its cause is gone. */
export function Notice({
  tone = "neutral",
  title,
  icon,
  action,
  className,
  children,
  ...rest
}: NoticeProps) {
  const shownIcon = icon === undefined ? icons[tone] : icon;
  return (
    <div
      data-slot="notice"
      data-tone={tone}
      role={tone === "danger" ? "alert" : "status"}
      className={noticeVariants({ tone, className })}
      {...rest}
    >
      {shownIcon !== null && <Icon icon={shownIcon} className="mt-0.5" />}
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title !== undefined && <p className="font-medium">{title}</p>}
        <div className={title === undefined ? undefined : "text-muted"}>{children}</div>
      </div>
      {action !== undefined && <div className="-my-1 shrink-0">{action}</div>}
    </div>
  );
}
