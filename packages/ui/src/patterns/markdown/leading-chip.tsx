"use no memo"; // Drawn once and memoised by run, as all that stands in a line.

import { ImageOff } from "lucide-react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import type { Inline } from "./types.ts";

/** An image as an answer names it. */
export type NamedImage = Extract<Inline, { kind: "image" }>;

/** A chip that leads to the image, in a tab of its own. `problem` says why it does not stand here. */
export function LeadingChip({ image, problem }: { image: NamedImage; problem?: string }) {
  const { href } = image;
  const Chip = href === undefined ? "span" : "a";
  return (
    <Chip
      className={chipLook}
      data-slot="markdown-image"
      {...(href !== undefined && { href, rel: "noopener noreferrer", target: "_blank" })}
    >
      <ImageOff aria-hidden className={chipIcon} />
      <ChipWords image={image} isLink={href !== undefined} problem={problem} />
    </Chip>
  );
}

/** Look of a chip, whatever it is. It wraps: a host that is cut off could be taken for another. */
export const chipLook =
  "inline-block max-w-full rounded-4 bg-fill px-1 text-start text-12 text-muted wrap-anywhere";
export const chipIcon = "me-1 inline size-3 align-middle";

type ChipWordsProps = { image: NamedImage; isLink: boolean; problem?: string | undefined };

/** What an image says about itself, and where it is from. */
export function ChipWords({ image: { alt, host }, isLink, problem }: ChipWordsProps) {
  const words = useWords(markdownWords);
  return (
    <>
      <span className={isLink ? "underline underline-offset-2" : undefined}>
        {alt === "" ? words.image : alt}
      </span>
      {host === "" ? null : " "}
      {host === "" ? null : <span className="text-subtle">{words.imageFrom(host)}</span>}
      {problem === undefined ? null : ` ${problem}`}
    </>
  );
}
