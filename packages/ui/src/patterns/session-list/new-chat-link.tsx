import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { Link, type LinkProps } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";

/** Props of {@link NewChatLink}. */
export interface NewChatLinkProps extends Omit<LinkProps, "variant" | "children"> {
  /** Where a new chat starts. */
  href: string;
}

/** The plus button that starts a new chat. */
export function NewChatLink({ className, ...rest }: NewChatLinkProps) {
  const { newChat } = useWords(sessionListWords);
  return (
    <Link
      data-slot="new-chat-link"
      variant="plain"
      aria-label={newChat}
      title={newChat}
      className={clsx(
        "inline-grid size-control-sm shrink-0 place-items-center rounded-6 text-muted hover:bg-fill-hover hover:text-default",
        className,
      )}
      {...rest}
    >
      <Icon icon={Plus} />
    </Link>
  );
}
