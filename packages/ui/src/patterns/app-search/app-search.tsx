import { BookOpen, Cable, FileSpreadsheet, FileText, Inbox, MessageSquare } from "lucide-react";
import type { ComponentProps } from "react";
import {
  type Command,
  type CommandGroup,
  CommandPalette,
} from "../../components/command-palette/index.ts";
import type { IconComponent } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { appSearchWords } from "../../components/labels/words/app-search-words.ts";
import type { Found, FoundKind, FoundThings } from "./types.ts";

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
  files: FileSpreadsheet,
  connections: Cable,
  playbooks: BookOpen,
};
const kinds = Object.keys(icons) as FoundKind[];

/** One field that finds chats, items, files, connections, playbooks and pages, and goes there. */
export function AppSearch({ found, searched, onGo, ...rest }: AppSearchProps) {
  const words = useWords(appSearchWords);
  const things = new Map<string, Found>();
  const groups = kinds.map((kind): CommandGroup => {
    const commands = (found[kind] ?? []).map((thing): Command => {
      const { id, label, hint, keywords } = thing;
      const command = `${kind} ${id}`;
      things.set(command, thing);
      return {
        id: command,
        label,
        icon: icons[kind],
        ...(hint !== undefined && { hint }),
        ...(keywords !== undefined && { keywords }),
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
        const thing = things.get(id);
        if (thing?.href !== undefined) onGo(thing.href);
        else thing?.run();
      }}
      placeholder={words.searchEverything}
    />
  );
}
