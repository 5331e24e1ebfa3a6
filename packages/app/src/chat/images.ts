import { imageUrl } from "@switchboard/api-client";
import type { ImageSource } from "@switchboard/ui/patterns/markdown";

/** Loads images of answers through our own server, and remembers for the life of this page which were asked for. */
export const createImages = (apiHost: string): ImageSource => ({
  src: (address) => imageUrl(address, apiHost),
  asked: new Set(),
});
