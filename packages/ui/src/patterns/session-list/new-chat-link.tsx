import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";

/** Props of {@link NewChatLink}. */
export interface NewChatLinkProps extends Pick<ComponentProps<typeof Link>, "onClick"> {
  href: string;
}

/** The plus that starts a new chat. */
export function NewChatLink(props: NewChatLinkProps) {
  return (
    <Link
      {...props}
      variant="plain"
      aria-label="New chat"
      title="New chat"
      className="inline-grid size-control-sm shrink-0 place-items-center rounded-6 text-muted hover:bg-fill-hover hover:text-default"
    >
      <Icon icon={Plus} />
    </Link>
  );
}
