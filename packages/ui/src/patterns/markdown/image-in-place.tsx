import { clsx } from "clsx";
import { Image, LoaderCircle, type LucideProps } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { imageWords } from "../../components/labels/words/image-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { Chip, type NamedImage } from "./chip.tsx";
import type { ImageSource } from "./image-source.ts";

/** Props of {@link ImageInPlace}. */
export interface ImageInPlaceProps {
  image: NamedImage;
  /** Its address, which is safe. */
  href: string;
  source: ImageSource;
}

/**
 * An image of an answer: a chip, then the image itself once the reader asks for it. The image links to itself in a new
 * tab, and so does the chip of one that failed to load.
 */
export function ImageInPlace({ image, href, source }: ImageInPlaceProps) {
  const { showImage, imageFailed } = useWords(imageWords);
  const words = useWords(markdownWords);
  const [state, setState] = useState<"waiting" | "loading" | "shown" | "failed">(() =>
    source.asked.has(href) ? "loading" : "waiting",
  );
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);

  const ask = () => {
    if (state === "loading") return;
    source.asked.add(href);
    setState("loading");
  };
  const come = (next: "shown" | "failed") => {
    if (next === "failed") source.asked.delete(href);
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    setState(next);
  };
  // The pressed chip is unmounted: move a keyboard user's focus to what replaced it.
  useLayoutEffect(() => {
    if (hadFocus.current) place.current?.querySelector("a")?.focus({ preventScroll: true });
    hadFocus.current = false;
  });

  return (
    <span className="inline-block max-w-full" ref={place}>
      {state === "waiting" || state === "loading" ? (
        <Chip
          aria-busy={state === "loading"}
          as="button"
          icon={state === "loading" ? Loading : Image}
          image={image}
          onClick={ask}
          title={showImage}
          type="button"
        />
      ) : null}
      {state === "failed" ? <Chip image={image}>{` ${imageFailed}`}</Chip> : null}
      {state === "loading" || state === "shown" ? (
        <a
          className="inline-block max-w-full rounded-6"
          data-slot="markdown-image"
          hidden={state === "loading"}
          href={href}
          rel="noopener noreferrer"
          target="_blank"
        >
          <img
            alt={image.alt === "" ? words.image : image.alt}
            className="max-h-100 max-w-full rounded-6 border border-line"
            onError={() => come("failed")}
            onLoad={() => come("shown")}
            src={source.src(href)}
          />
          <span className="mt-1 block text-12 text-subtle wrap-anywhere">
            {" "}
            {words.imageFrom(image.host)}
          </span>
        </a>
      ) : null}
    </span>
  );
}

const Loading = ({ className, ...rest }: LucideProps) => (
  <LoaderCircle className={clsx(className, "animate-spin")} {...rest} />
);
