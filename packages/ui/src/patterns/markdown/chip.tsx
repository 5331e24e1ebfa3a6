"use no memo"; // Drawn once and memoised by run, as all that stands in a line.

import { ImageOff, type LucideProps } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import type { Inline } from "./types.ts";

/** An image as an answer names it. */
export type NamedImage = Extract<Inline, { kind: "image" }>;

/** Props of {@link Chip}. */
export interface ChipProps extends Omit<ComponentProps<"button">, "children"> {
  image: NamedImage;
  /** What a press does is up to the caller. @default a link to the image, in a tab of its own */
  as?: "button";
  /** @default that of an image that is not loaded */
  icon?: ComponentType<LucideProps>;
  /** Follows what the image says about itself. */
  children?: string;
}

/**
 * What an image says about itself, and where it is from. One whose address may not be followed leads nowhere. It wraps: a host that
 * is cut off could be taken for another.
 */
export function Chip({ image, as, icon: Icon = ImageOff, children, ...rest }: ChipProps) {
  const words = useWords(markdownWords);
  const { alt, host, href } = image;
  const Element = as ?? (href ? "a" : "span");
  const leads = href && !as ? { href, rel: "noopener noreferrer", target: "_blank" } : rest;
  return (
    <Element
      className="inline-block max-w-full rounded-4 bg-fill px-1 text-start text-12 text-muted wrap-anywhere"
      data-slot="markdown-image"
      {...(leads as object)}
    >
      <Icon aria-hidden className="me-1 inline size-3 align-middle" />
      <span className={href && "underline underline-offset-2"}>{alt || words.image}</span>{" "}
      <span className="text-subtle">{host && words.imageFrom(host)}</span>
      {children}
    </Element>
  );
}
