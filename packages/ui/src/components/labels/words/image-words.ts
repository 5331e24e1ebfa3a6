/** Words of an image in an answer that can be loaded. */
export interface ImageWords {
  /** What a press on the chip of an image does. */
  showImage: string;
  /** Follows the image's own text. */
  imageFailed: string;
}

export const imageWords: ImageWords = {
  showImage: "Show image",
  imageFailed: "could not be loaded",
};
