import { clsx } from "clsx";
import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { Spinner } from "../../components/spinner/index.ts";
import type { ShellUser } from "./shell.types.ts";

interface OrganizationButtonProps
  extends Omit<ComponentProps<"button">, "children" | "type" | "disabled"> {
  user: Pick<ShellUser, "organizations" | "activeOrganizationId" | "switchingToId">;
  block: boolean;
}

/** The active organization, which opens the list of the others. */
export function OrganizationButton({ user, block, className, ...rest }: OrganizationButtonProps) {
  const words = useWords(shellWords);
  const active = user.organizations.find(({ id }) => id === user.activeOrganizationId);
  const busy = Boolean(user.switchingToId);
  const name = active?.name ?? words.chooseOrganization;
  return (
    <button
      data-slot="organization-switcher"
      type="button"
      aria-label={words.organizationIs(name)}
      aria-busy={busy || undefined}
      className={clsx(
        "flex min-w-0 items-center gap-1.5 rounded-6 ps-2 pe-1 font-medium transition-colors duration-press",
        "hover:bg-fill disabled:cursor-progress disabled:text-muted",
        block
          ? "h-11 w-full border border-line-strong text-14"
          : "h-7 max-w-48 pointer-coarse:h-11 text-13",
        active ? "text-default" : "text-subtle",
        className,
      )}
      {...rest}
      disabled={busy}
    >
      <span dir="auto" className={clsx("truncate", block && "flex-1 text-start")}>
        {name}
      </span>
      {busy ? (
        <Spinner immediate label={null} size="sm" />
      ) : (
        <Icon icon={ChevronsUpDown} size="sm" className="text-subtle" />
      )}
    </button>
  );
}
