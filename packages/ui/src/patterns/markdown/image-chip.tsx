import { use } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { Chip, type NamedImage } from "./chip.tsx";
import { ImageSourceContext } from "./image-source.ts";

/** Few answers have an image: the code that shows one is loaded with the first. */
const { useLoaded } = lazyModule(async () => (await import("./image-in-place.tsx")).ImageInPlace);

/**
 * Placeholder for an image: an answer never makes the browser load anything. The reader presses it to load the image.
 */
export function ImageChip({ image }: { image: NamedImage }) {
  const source = use(ImageSourceContext);
  // An image inside a link, or with an unsafe address, cannot be pressed.
  const ImageInPlace = useLoaded(Boolean(source && image.href));
  if (!ImageInPlace || !source || !image.href) return <Chip image={image} />;
  return <ImageInPlace href={image.href} image={image} source={source} />;
}
