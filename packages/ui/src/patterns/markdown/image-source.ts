import { createContext } from "react";

/** How an image of an answer comes onto the page once somebody asks for it. */
export interface ImageSource {
  /** Where it is had from a host of our own: the browser never asks the one that the answer names. */
  src: (address: string) => string;
  /** Addresses that were asked for: they stand there at once where their text is drawn anew. Empty at first, and kept up here. */
  asked: Set<string>;
}

/** Null where there is none; an image opens in a tab of its own then. */
export const ImageSourceContext = createContext<ImageSource | null>(null);
