import { AppSearch } from "@switchboard/ui/patterns/app-search";
import type { ShellPaths } from "@switchboard/ui/patterns/shell";
import { useNavigate } from "react-router";
import { useAppSearch } from "./use-app-search.ts";

interface SearchDialogProps {
  /** The pages that this server has. */
  pages: ShellPaths;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search over everything. Loaded when it is first opened. */
export default function SearchDialog({ pages, open, onOpenChange }: SearchDialogProps) {
  const navigate = useNavigate();
  const search = useAppSearch(open, pages);
  return (
    <AppSearch
      {...search}
      onGo={(href) => void navigate(href)}
      onOpenChange={onOpenChange}
      open={open}
    />
  );
}
