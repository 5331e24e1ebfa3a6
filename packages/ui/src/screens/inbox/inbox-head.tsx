import { Search, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { LinkButton } from "../../components/button/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { InboxActions, InboxFilters } from "./inbox.types.ts";

type HeadProps = {
  product: string;
  sourcesHref: string;
  addHref: string;
  filters: InboxFilters | null;
  actions: Pick<InboxActions, "onAdd" | "onAskToAdd" | "onSearch">;
};

/** The name of the page, its search and its two links. */
export function InboxHead({ product, sourcesHref, addHref, filters, actions }: HeadProps) {
  const { onAdd, onAskToAdd, onSearch } = actions;
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-3 px-4 pt-4 pb-2 sm:px-6">
      <h1 className="me-auto font-semibold text-20 wrap-anywhere">{texts.title(product)}</h1>
      {filters && <SearchBox key={filters.clearHref} query={filters.query} onSearch={onSearch} />}
      <LinkButton href={sourcesHref} iconStart={SlidersHorizontal} variant="ghost">
        <span className="max-sm:sr-only">{texts.configure}</span>
      </LinkButton>
      <LinkButton
        href={addHref}
        onClick={(event) => {
          if (onAdd) return;
          event.preventDefault();
          onAskToAdd();
        }}
      >
        {texts.add}
      </LinkButton>
    </header>
  );
}

/** What is typed shows at once; the list follows it. A query that comes from the address, by Back, is shown too. */
function SearchBox({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    if (typed.trim() !== query) setTyped(query);
  }
  return (
    <TextInput
      type="search"
      variant="search"
      iconStart={Search}
      aria-label={texts.search}
      placeholder={texts.search}
      dir="auto"
      maxLength={200}
      className="max-sm:order-last max-sm:w-full sm:w-64"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value.trim());
      }}
    />
  );
}
