import { createContext } from "react";

/** Loads an image of an answer once the reader asks for it. */
export interface ImageSource {
  /** Maps to a URL on our own host: the browser never contacts the host that the answer names. */
  src: (address: string) => string;
  /**
   * Addresses that the reader asked for: they show at once when their text is mounted again. Starts empty, filled here.
   */
  asked: Set<string>;
}

/** Null without one; images then open in a new tab. */
export const ImageSourceContext = createContext<ImageSource | null>(null);
