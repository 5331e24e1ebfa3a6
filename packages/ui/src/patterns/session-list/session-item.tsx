import { clsx } from "clsx";
import { Pencil, Trash2 } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { Link } from "../../components/link/index.ts";
import { StatusDot } from "../../components/status-dot/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import type { SessionListProps } from "./session-list.tsx";
import type { SessionRow } from "./types.ts";

type SessionItemProps = Pick<SessionListProps, "onDelete" | "onRename"> & {
  session: SessionRow;
  active: boolean;
};

const liveDots = {
  running: { tone: "accent", label: "Running" },
  approval: { tone: "warning", label: "Waiting for approval" },
} as const;

/** One conversation of the history. Its controls take the place of its dot, so that nothing moves. */
export function SessionItem({ session, active, onDelete, onRename }: SessionItemProps) {
  const [renaming, setRenaming] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { id, title } = session;
  const dot = session.live ? liveDots[session.live] : null;

  if (renaming && onRename) {
    const finish = (next: string | null) => {
      setRenaming(false);
      const typed = next?.trim() ?? "";
      if (typed !== "" && typed !== title) onRename({ id, title: typed });
      requestAnimationFrame(() => item.current?.querySelector("a")?.focus());
    };
    return (
      <li ref={item}>
        <RenameField title={title} onFinish={finish} />
      </li>
    );
  }

  return (
    <li
      ref={item}
      className={clsx(
        "group/session relative flex h-control-md items-center rounded-6 hover:bg-fill focus-within:bg-fill",
        active && "bg-fill-hover",
      )}
    >
      <Link
        href={session.href}
        variant="plain"
        aria-current={active ? "page" : undefined}
        title={title}
        className={clsx(
          "flex h-full min-w-0 flex-1 items-center gap-2 rounded-6 px-2 text-13 focus-visible:-outline-offset-2",
          active ? "font-medium text-default" : "text-muted group-hover/session:text-default",
        )}
      >
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {title}
        </span>
        {dot && (
          <StatusDot
            tone={dot.tone}
            label={dot.label}
            className="group-hover/session:opacity-0 group-focus-within/session:opacity-0"
          />
        )}
      </Link>
      <span className="flex w-0 overflow-hidden opacity-0 group-hover/session:w-auto group-hover/session:overflow-visible group-hover/session:pe-1 group-hover/session:opacity-100 group-focus-within/session:w-auto group-focus-within/session:overflow-visible group-focus-within/session:pe-1 group-focus-within/session:opacity-100 pointer-coarse:w-auto pointer-coarse:overflow-visible pointer-coarse:pe-1 pointer-coarse:opacity-100">
        {onRename && (
          <IconButton
            size="xs"
            icon={Pencil}
            label={`Rename ${title}`}
            onClick={() => setRenaming(true)}
          />
        )}
        <IconButton
          size="xs"
          tone="danger"
          icon={Trash2}
          label={`Delete ${title}`}
          onClick={() => onDelete({ id, title })}
        />
      </span>
    </li>
  );
}

function RenameField({
  title,
  onFinish,
}: {
  title: string;
  onFinish: (title: string | null) => void;
}) {
  const [text, setText] = useState(title);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onFinish(text);
    if (event.key === "Escape") onFinish(null);
  };
  return (
    <TextInput
      size="sm"
      aria-label={`Title of ${title}`}
      value={text}
      maxLength={200}
      ref={(input) => input?.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => onFinish(text)}
    />
  );
}
