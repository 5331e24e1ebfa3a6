import { imageUrl } from "@switchboard/api-client";
import type { ImageSource } from "@switchboard/ui/patterns/markdown";

/** How images of answers are had: by our own server, for as long as this page lives. */
export const createImages = (apiHost: string): ImageSource => ({
  src: (address) => imageUrl(address, apiHost),
  asked: new Set(),
});
