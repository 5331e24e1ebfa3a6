import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Avatar } from "../../components/avatar/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";

/** `Welcome, {email}`, which opens the account menu. */
export function AccountButton({
  email,
  className,
  ...rest
}: Omit<ComponentProps<"button">, "children" | "type"> & { email: string }) {
  const words = useWords(shellWords);
  return (
    <button
      data-slot="account-menu"
      type="button"
      className={clsx(
        "flex h-8 min-w-0 pointer-coarse:h-11 items-center gap-2 rounded-6 px-1 text-13 text-muted transition-colors duration-press hover:bg-fill hover:text-default",
        className,
      )}
      {...rest}
    >
      <span className="sr-only">{words.welcome(email)}</span>
      {/* Hidden below 1280 px, where the bar is full. */}
      <span dir="auto" aria-hidden="true" className="hidden max-w-64 truncate @page:block">
        {words.welcome(email)}
      </span>
      <Avatar name={email} />
      <Icon icon={ChevronDown} size="sm" className="-ms-1 text-subtle" />
    </button>
  );
}
