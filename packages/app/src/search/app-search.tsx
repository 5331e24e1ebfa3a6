import { AppSearch } from "@switchboard/ui/patterns/app-search";
import { useNavigate } from "react-router";
import { useAppSearch } from "./use-app-search.ts";

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search over everything. Loaded when it is first opened. */
export default function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const navigate = useNavigate();
  const search = useAppSearch(open);
  return (
    <AppSearch
      {...search}
      onGo={(href) => void navigate(href)}
      onOpenChange={onOpenChange}
      open={open}
    />
  );
}
