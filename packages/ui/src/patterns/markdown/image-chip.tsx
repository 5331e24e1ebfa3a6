import { lazy, Suspense, use } from "react";
import { Chip, type NamedImage } from "./chip.tsx";
import { ImageSourceContext } from "./image-source.ts";

/** Few answers have an image: the code that shows one is loaded with the first. */
const ImageInPlace = lazy(async () => ({
  default: (await import("./image-in-place.tsx")).ImageInPlace,
}));

/**
 * Placeholder for an image: an answer never makes the browser load anything. The reader presses it to load the image.
 */
export function ImageChip({ image }: { image: NamedImage }) {
  const source = use(ImageSourceContext);
  const chip = <Chip image={image} />;
  // An image inside a link, or with an unsafe address, cannot be pressed.
  if (!source || !image.href) return chip;
  return (
    <Suspense fallback={chip}>
      <ImageInPlace href={image.href} image={image} source={source} />
    </Suspense>
  );
}
