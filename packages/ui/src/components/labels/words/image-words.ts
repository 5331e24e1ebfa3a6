/** Words of an image in an answer that can be loaded. */
export const imageWords = {
  /** What a press on the chip of an image does. */
  showImage: "Show image",
  /** Follows the image's own text. */
  imageFailed: "could not be loaded",
};

export type ImageWords = typeof imageWords;
