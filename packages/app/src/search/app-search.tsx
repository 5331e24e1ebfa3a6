import { AppSearch } from "@switchboard/ui/patterns/app-search";
import type { ShellPaths } from "@switchboard/ui/patterns/shell";
import { useNavigate } from "react-router";
import { isOfServer } from "../config/paths.ts";
import type { ThemeChoice } from "../session/theme.ts";
import { useAppSearch } from "./use-app-search.ts";

interface SearchDialogProps {
  onThemeChange: (theme: ThemeChoice) => void;
  /** The pages that this server has. */
  pages: ShellPaths;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search over everything. Loaded when it is first opened. */
export function SearchDialog({ pages, open, onOpenChange, onThemeChange }: SearchDialogProps) {
  const navigate = useNavigate();
  const search = useAppSearch(open, pages, onThemeChange);
  return (
    <AppSearch
      {...search}
      onGo={(href) => (isOfServer(href) ? location.assign(href) : void navigate(href))}
      onOpenChange={onOpenChange}
      open={open}
    />
  );
}
