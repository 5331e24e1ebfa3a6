"use no memo"; // Drawn once and memoised by run, as all that stands in a line.

import { lazy, Suspense, use } from "react";
import { Chip, type NamedImage } from "./chip.tsx";
import { ImageSourceContext } from "./image-source.ts";

/** Few answers have an image: what shows one in its place is loaded with the first. */
const ImageInPlace = lazy(async () => ({
  default: (await import("./image-in-place.tsx")).ImageInPlace,
}));

/** Stands where an image would: an answer never makes the browser load something. Whoever presses it asks for the image. */
export function ImageChip({ image }: { image: NamedImage }) {
  const source = use(ImageSourceContext);
  const chip = <Chip image={image} />;
  // One in a link, or whose address may not be followed, leads nowhere.
  if (!source || !image.href) return chip;
  return (
    <Suspense fallback={chip}>
      <ImageInPlace href={image.href} image={image} source={source} />
    </Suspense>
  );
}
