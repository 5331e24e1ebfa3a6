import { clsx } from "clsx";
import { ChevronLeft } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Link, type LinkProps } from "../link/link.tsx";

/** Props of {@link BackLink}. */
export type BackLinkProps = Omit<LinkProps, "variant">;

/** Links one level up. Its text names the target; the default is "Back". */
export function BackLink({ className, children, ...rest }: BackLinkProps) {
  const labels = useLabels();
  return (
    <Link
      data-slot="back-link"
      variant="plain"
      className={clsx(
        "touch-target -ms-1 inline-flex min-h-6 max-w-full items-center justify-self-start wrap-anywhere gap-1 rounded-4 font-medium text-13 text-muted transition-colors duration-press hover:text-default",
        className,
      )}
      {...rest}
    >
      <Icon icon={ChevronLeft} className="rtl:-scale-x-100" />
      {children ?? labels.back}
    </Link>
  );
}
