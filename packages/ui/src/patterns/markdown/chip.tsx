import { ImageOff, type LucideProps } from "lucide-react";
import type { ComponentProps, ComponentType } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import type { Inline } from "./types.ts";

/** An image in an answer. */
export type NamedImage = Extract<Inline, { kind: "image" }>;

/** Props of {@link Chip}. */
export interface ChipProps extends Omit<ComponentProps<"button">, "children"> {
  image: NamedImage;
  /** The caller handles the press. @default a link to the image, in a new tab */
  as?: "button";
  /** @default the icon of an image that is not loaded */
  icon?: ComponentType<LucideProps>;
  /** Follows the image's own text. */
  children?: string;
}

/**
 * The image's own text and its host. An image with an unsafe address is not a link. The text wraps: a truncated host
 * could be taken for another.
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
