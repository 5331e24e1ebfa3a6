/** What an image of an answer says beside its own words, once it can be asked for. */
export interface ImageWords {
  /** What a press on the chip of an image does. */
  showImage: string;
  /** Follows what such an image says about itself. */
  imageFailed: string;
}

export const imageWords: ImageWords = {
  showImage: "Show image",
  imageFailed: "could not be loaded",
};
