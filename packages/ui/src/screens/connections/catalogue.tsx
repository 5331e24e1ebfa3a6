import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { foldText } from "../../internal/fold-text.ts";
import { type CatalogueTool, ToolTiles } from "../../patterns/connection-tiles/index.ts";
import { connectionsTexts as texts } from "./connections.texts.ts";

type CatalogueProps = {
  tools: readonly CatalogueTool[];
  customHref: string;
  onEnable: (tool: { name: string }) => void;
  onDisable: (tool: { name: string }) => void;
};

/** Fewer tools are seen at a glance. */
const searchedFrom = 9;

/** All kinds of apps, with a search if there are many. */
export function Catalogue({ tools, customHref, onEnable, onDisable }: CatalogueProps) {
  const [query, setQuery] = useState("");
  const wanted = foldText(query.trim());
  const shown =
    wanted === ""
      ? tools
      : tools.filter(({ displayName, description = "" }) =>
          foldText(`${displayName} ${description}`).includes(wanted),
        );
  return (
    <section aria-labelledby="catalogue" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-14" id="catalogue">
          {texts.catalogue}
        </h2>
        {tools.length >= searchedFrom && (
          <TextInput
            aria-label={texts.search(tools.length)}
            className="w-60 max-w-full"
            iconStart={Search}
            onChange={({ target }) => setQuery(target.value)}
            placeholder={texts.search(tools.length)}
            type="search"
            value={query}
          />
        )}
      </div>
      {shown.length === 0 && wanted !== "" ? (
        <div className="flex flex-wrap items-center gap-3 text-13 text-muted" role="status">
          <p dir="auto">{texts.noneMatch(query.trim())}</p>
          <Button onClick={() => setQuery("")} size="sm">
            {texts.showAll}
          </Button>
        </div>
      ) : (
        <ToolTiles
          {...(wanted === "" ? { customHref } : {})}
          label={texts.catalogue}
          onDisable={onDisable}
          onEnable={onEnable}
          tools={shown}
        />
      )}
    </section>
  );
}
