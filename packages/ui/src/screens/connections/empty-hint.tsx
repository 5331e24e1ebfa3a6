import { Fragment } from "react";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Link } from "../../components/link/index.ts";
import type { CatalogueTool } from "../../patterns/connection-tiles/index.ts";
import { connectionsTexts as texts } from "./connections.texts.ts";

/** What to do without connections, and where the enabled built-in tools are, which the table leaves out. */
export function EmptyHint({ catalogue }: { catalogue: readonly CatalogueTool[] }) {
  const enabled = catalogue.filter((tool) => tool.enabled);
  return (
    <>
      <p>{texts.emptyHint}</p>
      {enabled.length > 0 && (
        <p className="mt-1">
          {sentenceWith(texts.builtInHint, [
            enabled.map(({ name, displayName, manageHref }, index) => (
              <Fragment key={name}>
                {index > 0 && ", "}
                {manageHref === undefined ? (
                  <bdi>{displayName}</bdi>
                ) : (
                  <Link href={manageHref} variant="text">
                    <bdi>{displayName}</bdi>
                  </Link>
                )}
              </Fragment>
            )),
          ])}
        </p>
      )}
    </>
  );
}
