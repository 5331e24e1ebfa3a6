import { BookOpen, Cable, FileText, Inbox, MessageSquare } from "lucide-react";
import type { ComponentProps } from "react";
import {
  type Command,
  type CommandGroup,
  CommandPalette,
} from "../../components/command-palette/index.ts";
import type { IconComponent } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { appSearchWords } from "../../components/labels/words/app-search-words.ts";
import type { FoundKind, FoundThings } from "./types.ts";

/** Props of {@link AppSearch}. */
export interface AppSearchProps
  extends Omit<
    ComponentProps<typeof CommandPalette>,
    "groups" | "onSelect" | "recent" | "emptyText" | "placeholder"
  > {
  /** What is there for the typed text. */
  found: FoundThings;
  /** Kinds that a server searched for the typed text: everything of these is shown. */
  searched: ReadonlySet<FoundKind>;
  /** Called with the address of what was chosen. */
  onGo: (href: string) => void;
}

const icons: Record<FoundKind, IconComponent> = {
  pages: FileText,
  chats: MessageSquare,
  items: Inbox,
  connections: Cable,
  playbooks: BookOpen,
};
const kinds = Object.keys(icons) as FoundKind[];

/** One field that finds chats, items, connections, playbooks and pages, and goes there. */
export function AppSearch({ found, searched, onGo, ...rest }: AppSearchProps) {
  const words = useWords(appSearchWords);
  const hrefs = new Map<string, string>();
  const groups = kinds.map((kind): CommandGroup => {
    const commands = (found[kind] ?? []).map(({ id, label, hint, href }): Command => {
      const command = `${kind} ${id}`;
      hrefs.set(command, href);
      return {
        id: command,
        label,
        icon: icons[kind],
        ...(hint !== undefined && { hint }),
        always: searched.has(kind),
      };
    });
    return { label: words.searchGroups[kind], commands };
  });
  return (
    <CommandPalette
      {...rest}
      groups={groups}
      onSelect={({ id }) => {
        const href = hrefs.get(id);
        if (href !== undefined) onGo(href);
      }}
      placeholder={words.searchEverything}
    />
  );
}
