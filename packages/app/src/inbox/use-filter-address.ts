import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useServices } from "../services-context.tsx";
import { type InboxFilter, readFilter, toSearch } from "./inbox-filter.ts";

/** How long a search waits for further letters. */
const TYPING_MS = 250;

/** Changes the filter in the address: at once, or a moment after the last letter of a search. */
export function useFilterAddress() {
  const { paths } = useServices();
  const navigate = useNavigate();
  const going = useNavigation().location;
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeaving = going !== undefined && going.pathname !== paths.inbox;
  // A search that still waits would navigate after whoever left meanwhile, and bring them back to the list. What opens
  // something drops the search itself, since the router tells of a navigation only with its next render.
  useEffect(() => {
    if (isLeaving) clearTimeout(typing.current);
    return () => clearTimeout(typing.current);
  }, [isLeaving]);
  const setFilter = (part: Partial<InboxFilter>) => {
    const next = toSearch({ ...readFilter(new URLSearchParams(window.location.search)), ...part });
    void navigate(`${paths.inbox}${next}`, { replace: true });
  };
  const dropSearch = () => clearTimeout(typing.current);
  const search = (text: string) => {
    dropSearch();
    typing.current = setTimeout(() => setFilter({ query: text }), TYPING_MS);
  };
  return { setFilter, search, dropSearch };
}
